/**
 * The scheduled work on proofs: gathers waiting proofs into batches, submits the roots, asks for pending attestations
 * and checks block headers. Any number of processes may run it: every request and check is claimed in the store first.
 */
import { bytesOf, hexOf } from '../../ots/bytes.ts'
import { leafOf, merkleTree, proofHeads } from '../../ots/merkle.ts'
import { afterAnswer, afterCheck, longestMismatchMs } from './batch-change.ts'
import { type Calendars, type HeaderSource, isAskFailure } from './calendars.ts'
import { checkBatch } from './header-check.ts'
import { newId } from '../operation/ids.ts'
import type { ProofStore, StoredBatch, StoredCalendarRequest } from './proof-store.ts'
import { type Answered, answerOf } from './calendar-request.ts'
import type { BitcoinNetwork } from '../../ots/header.ts'

/**
 * Most leaves of one merkle tree. Building it blocks the event loop for some 20 ms; other requests
 * are served before the next one.
 */
export const batchSize = 500

/** Deadline of one exchange with a calendar or a header source, in milliseconds. */
export const askDeadlineMs = 10_000

/** The longest Retry-After of a calendar that is honoured, in milliseconds. */
const longestWishMs = 86_400_000

/** How long a claim lasts (ms). Longer than any work; a dead process blocks a request for less than 60 s. */
const claimMs = 45_000

/** Concurrent requests to one calendar; each may take the whole deadline. */
const workers = 2

/** Most calendar requests about one batch when a user asks for an upgrade. */
const mostAtOnce = 8

/** Concurrent header checks: one that waits for the source does not delay a new path by more than a tick. */
const concurrentChecks = 4

/** Batches that one step of reconciliation adapts to the configuration. */
const reconciledAtOnce = 500

export interface StampSettings {
  /** Origins to submit to. When empty, proofs stay as they are and nothing is requested. */
  readonly calendars: readonly string[]
  readonly pollMinMs: number
  readonly pollMaxMs: number
  readonly network: BitcoinNetwork
  /** Confirmations from which a checked block is not checked again. */
  readonly confirmations: number
  readonly recheckMs: number
}

export interface StamperParts {
  readonly store: ProofStore
  readonly calendars: Calendars
  readonly headers: HeaderSource | null
  readonly settings: StampSettings
  readonly now: () => Date
  readonly random: (bytes: number) => Uint8Array
  /** Returns a signal that aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /** Called for failed attempts, with a cleaned reason for the log. */
  readonly onFailure: (what: string, reason: string) => void
  /** Called when a calendar answered correctly. */
  readonly onAnswer: (calendar: string) => void
}

export interface Stamper {
  /** Makes batches of all waiting proofs, and from time to time adapts existing batches to the configuration. */
  gather(): Promise<void>
  /** Makes all calendar requests that are due. */
  ask(): Promise<void>
  /**
   * The parts of `ask`: each makes the requests to one calendar in sequence. They run concurrently, so that a calendar
   * that hangs delays no other.
   */
  readonly askers: readonly (() => Promise<void>)[]
  /** Makes all header checks that are due. */
  check(): Promise<void>
  /** The parts of `check`: each makes header checks in sequence. */
  readonly checkers: readonly (() => Promise<void>)[]
  /**
   * Makes the requests of one batch now, but to no calendar sooner than the shortest pause and its Retry-After allow,
   * and checks the header of a known or new path. Waits for work on the batch that is already in progress.
   */
  workNow(batchId: string): Promise<void>
}

/** Exponential backoff (ms) within the configured bounds, with up to a tenth of jitter against synchronised batches. */
function pause({ settings, random }: StamperParts, attempts: number): number {
  const grown = Math.min(settings.pollMaxMs, settings.pollMinMs * 2 ** Math.min(attempts, 20))
  return Math.max(settings.pollMinMs, Math.round(grown * (1 - (random(1)[0] ?? 0) / 2560)))
}

/** Base of the backoff of a submission (ms). It is short, because until an answer the proof exists in this store only. */
const firstPauseMs = 2_000

/** The pause (ms) before the next request to a calendar. It grows, because a block takes time. */
const backoffMs = (isSubmitted: boolean, parts: StamperParts, attempts: number): number =>
  isSubmitted ? pause(parts, attempts) : Math.min(parts.settings.pollMaxMs, firstPauseMs * 2 ** Math.min(attempts, 20))

export function newStamper(parts: StamperParts): Stamper {
  const { store, settings, headers, now, random, deadline, onFailure } = parts
  const { calendars } = settings
  // Without a configured calendar timestamping is off, also for earlier batches: no request, no header check.
  const isOff = calendars.length === 0
  const source = isOff ? null : headers
  /** Work in progress, by batch. An upgrade of the batch waits for it instead of repeating it. */
  const underWay = new Map<Promise<unknown>, string>()
  let reconciled = -Infinity

  /**
   * Adapts batches to the configuration: a batch may be older than it, lack a calendar or wait for a header source that
   * was removed. Repeated, because a process with another configuration may still make such batches.
   */
  async function reconcileBatches(): Promise<void> {
    const at = now()
    const since = at.getTime() - reconciled
    // A clock that was set back must not postpone it.
    if (since >= 0 && since < settings.pollMaxMs) return
    const request = { calendars, confirm: headers === null, now: at, most: reconciledAtOnce }
    while ((await store.reconcile(request)) >= reconciledAtOnce);
    reconciled = at.getTime()
  }

  async function gather(): Promise<void> {
    await reconcileBatches()
    if (isOff) return
    for (;;) {
      const made = await store.gather({
        batchId: newId('bat', random),
        calendars,
        now: now(),
        most: batchSize,
        buildTree: (proofs) => {
          const [digests, nonces] = [proofs.map(({ hash }) => bytesOf(hash)), proofs.map(({ nonce }) => bytesOf(nonce))]
          const none = new Uint8Array()
          const { root, paths } = merkleTree(digests.map((digest, i) => leafOf(digest, nonces[i] ?? none)))
          const heads = proofHeads(
            digests.map((digest, i) => ({ digest, nonce: nonces[i] ?? none, path: paths[i] ?? [] })),
          )
          return { root: hexOf(root), heads: heads.map(hexOf) }
        },
      })
      if (made === null || made.size < batchSize) return
    }
  }

  function track<T>(batchId: string, work: Promise<T>): Promise<T> {
    underWay.set(work, batchId)
    return work.finally(() => underWay.delete(work))
  }

  /** Resolves when no work on a batch is in progress. */
  async function settled(batchId: string): Promise<void> {
    for (;;) {
      const works = [...underWay].flatMap(([work, about]) => (about === batchId ? [work] : []))
      if (works.length === 0) return
      await Promise.allSettled(works)
    }
  }

  async function answerTo(calendarRequest: StoredCalendarRequest): Promise<Answered> {
    try {
      const answered = await answerOf(calendarRequest, parts.calendars, () => deadline(askDeadlineMs))
      // A submission without a usable answer is a failure, whatever the HTTP status.
      if (calendarRequest.tree === null && answered.tree === null) onFailure(calendarRequest.calendar, answered.reason)
      else if (answered.calendarAnswered) parts.onAnswer(calendarRequest.calendar)
      return answered
    } catch (error) {
      if (!isAskFailure(error)) throw error
      onFailure(calendarRequest.calendar, error.reason)
      return { tree: null, paths: [], reason: error.reason, retryAfter: error.retryAfter, calendarAnswered: true }
    }
  }

  /** Makes one calendar request and stores the result. The claim is released in any case. */
  async function askOne(calendarRequest: StoredCalendarRequest): Promise<void> {
    const askedAt = now().toISOString()
    const answered = await answerTo(calendarRequest)
    const at = now().getTime()
    const attempts = answered.tree === null ? calendarRequest.attempts + 1 : 0
    const isSubmitted = calendarRequest.tree !== null || answered.tree !== null
    const wished = Math.min(longestWishMs, (answered.retryAfter ?? 0) * 1000)
    const after = (ms: number): string => new Date(at + ms).toISOString()
    await store.change(
      calendarRequest.batchId,
      afterAnswer({
        calendarRequest,
        answered,
        askedAt,
        at: after(0),
        nextAt: after(Math.max(backoffMs(isSubmitted, parts, attempts), wished)),
        notBefore: wished > 0 ? after(wished) : null,
        checked: headers !== null,
      }),
    )
  }

  type Wanted = Omit<Parameters<ProofStore['claimCalendarRequests']>[0], 'now' | 'until' | 'calendars' | 'longest'>

  const longest = {
    pauseMs: settings.pollMaxMs,
    wishMs: longestWishMs,
    recheckMs: settings.recheckMs,
    mismatchMs: Math.max(settings.recheckMs, longestMismatchMs),
  }
  const claim = () => {
    const at = now()
    return { now: at, until: new Date(at.getTime() + claimMs), longest }
  }

  /** Makes the due requests in sequence until none is left. */
  async function askAll(from: Wanted['from']): Promise<void> {
    for (;;) {
      const [calendarRequest] = await store.claimCalendarRequests({
        ...claim(),
        calendars,
        most: 1,
        ...(from && { from }),
      })
      if (calendarRequest === undefined) return
      await track(calendarRequest.batchId, askOne(calendarRequest))
    }
  }

  const groups = isOff ? [] : [...calendars.map((only) => ({ only })), 'others' as const]
  const askers = groups.flatMap((from) => Array.from({ length: workers }, () => () => askAll(from)))

  /** Checks the header of a batch and stores the result. Returns whether a block matches. */
  async function checkOne(claimed: StoredBatch, source: HeaderSource): Promise<boolean> {
    const found = await checkBatch(claimed, source, {
      network: settings.network,
      now,
      deadline: () => deadline(askDeadlineMs),
      onFailure: (reason) => {
        onFailure(source.name, reason)
      },
    })
    const { recheckMs, pollMaxMs, confirmations } = settings
    await store.change(claimed.id, afterCheck({ claimed, found, at: now(), recheckMs, pollMaxMs, confirmations }))
    return found?.verification.status === 'matches'
  }

  async function checkAll(source: HeaderSource): Promise<void> {
    // Checks stay due while the source asks for a pause.
    while (!source.rests()) {
      const [batch] = await store.claimChecks({ ...claim(), most: 1 })
      if (batch === undefined) return
      await track(batch.id, checkOne(batch, source))
    }
  }

  /** Checks the header of one batch that has a path and no other claim. Returns whether a block matches. */
  async function checkNow(batchId: string, source: HeaderSource): Promise<boolean> {
    if (source.rests()) return false
    const [batch] = await store.claimChecks({ ...claim(), most: 1, of: batchId })
    return batch !== undefined && (await checkOne(batch, source))
  }

  /** Checks each path as soon as it is known, so that a calendar that hangs does not delay the paths of others. */
  async function workOn(batchId: string, onMatch: () => void): Promise<void> {
    const check = async () => {
      if (source !== null && (await track(batchId, checkNow(batchId, source)))) onMatch()
    }
    const of = { batchId, askedBefore: new Date(now().getTime() - settings.pollMinMs) }
    const calendarRequests = await store.claimCalendarRequests({ ...claim(), calendars, most: mostAtOnce, of })
    const asked = calendarRequests.map((calendarRequest) => track(batchId, askOne(calendarRequest).then(check)))
    await Promise.all([check(), ...asked])
    await settled(batchId)
    await check()
    await settled(batchId)
  }

  const checkers = source === null ? [] : Array.from({ length: concurrentChecks }, () => () => checkAll(source))

  return {
    gather,
    askers,
    checkers,

    async ask() {
      await Promise.all(askers.map((asker) => asker()))
    },

    async check() {
      await Promise.all(checkers.map((checker) => checker()))
    },

    workNow: (batchId) =>
      new Promise((resolve, reject) => {
        workOn(batchId, resolve).then(resolve, reject)
      }),
  }
}
