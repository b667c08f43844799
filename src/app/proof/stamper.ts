/**
 * The scheduled work on proofs: gathers what waits into batches, submits their roots, asks for the rest, and looks at
 * block headers. Any number of processes may run it: every question is claimed in the store before it is asked.
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

/** Leaves of one tree; making it holds the event loop for some tens of milliseconds (bench/proofs.ts). */
export const batchSize = 2000

/** One exchange with a calendar or a header source, in milliseconds. */
export const askDeadlineMs = 10_000

/** The longest pause that a stranger's Retry-After is granted. */
const longestWishMs = 86_400_000

/** How long a claim lasts. Longer than any work on it, and a dead process's questions are taken over within 60 s. */
const claimMs = 45_000

/** Questions at once to one calendar; each may take its whole deadline. */
const workers = 2

/** Questions about one batch on request. */
const mostAtOnce = 8

/** Looks at headers at once: one that waits for its source keeps a path that has just come no longer than a tick. */
const concurrentChecks = 4

/** Batches in one step of bringing them up to the configuration. */
const reconciledAtOnce = 500

export interface StampSettings {
  /** Origins to submit to; none: proofs stay as they are and nobody is asked about them. */
  readonly calendars: readonly string[]
  readonly pollMinMs: number
  readonly pollMaxMs: number
  readonly network: BitcoinNetwork
  /** Depth from which a checked block is left alone. */
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
  /** A signal that aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /** Hears of attempts that brought nothing, in clean words, for the log. */
  readonly onFailure: (what: string, reason: string) => void
  /** Hears of calendars that answered as they should. */
  readonly onAnswer: (calendar: string) => void
}

export interface Stamper {
  /** Makes batches of everything that waits, and brings those that are there up to the configuration, now and then. */
  gather(): Promise<void>
  /** Asks everything that is due, until nothing is. */
  ask(): Promise<void>
  /**
   * The parts of `ask`: each asks one calendar, one question after the other. Run apart from each other, so that a
   * calendar that hangs keeps nobody else waiting.
   */
  readonly askers: readonly (() => Promise<void>)[]
  /** Looks at the headers that are due, until none is. */
  check(): Promise<void>
  /** The parts of `check`, each one look after the other. */
  readonly checkers: readonly (() => Promise<void>)[]
  /**
   * Asks about one batch now, but no calendar sooner than the shortest pause and its own wish allow, and looks at the
   * header of a path that is known or comes. Waits for what is under way about the batch already.
   */
  workNow(batchId: string): Promise<void>
}

/**
 * A pause that grows with every attempt that brings nothing, within the configured bounds; up to a tenth less by chance,
 * so that batches do not march in step.
 */
function pause({ settings, random }: StamperParts, attempts: number): number {
  const grown = Math.min(settings.pollMaxMs, settings.pollMinMs * 2 ** Math.min(attempts, 20))
  return Math.max(settings.pollMinMs, Math.round(grown * (1 - (random(1)[0] ?? 0) / 2560)))
}

/**
 * The first attempts at a calendar that has not answered come quickly, sooner than the configured pause between
 * questions: until then a proof is nowhere but here.
 */
const firstPauseMs = 2_000

/** How often a calendar is asked: seldom at first, because a block takes its time, then at growing distance. */
const backoffMs = (calendarRequest: StoredCalendarRequest, parts: StamperParts, attempts: number): number =>
  calendarRequest.tree === null
    ? Math.min(parts.settings.pollMaxMs, firstPauseMs * 2 ** Math.min(attempts, 20))
    : pause(parts, attempts)

export function newStamper(parts: StamperParts): Stamper {
  const { store, settings, headers, now, random, deadline, onFailure } = parts
  const { calendars } = settings
  // Without a calendar timestamping is switched off: nobody is asked about old batches, calendars or headers.
  const isOff = calendars.length === 0
  const source = isOff ? null : headers
  /** Work under way, by batch: a request about the batch waits for it instead of repeating it. */
  const underWay = new Map<Promise<unknown>, string>()
  let reconciled = -Infinity

  /**
   * A batch may be older than the configuration: it is meant for calendars that were removed, or waits for a header
   * source that is gone. Repeated, because a process with another configuration may still have made some.
   */
  async function reconcileBatches(): Promise<void> {
    const at = now()
    const since = at.getTime() - reconciled
    // A clock that was set back must not put it off.
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

  /** Resolves when nothing is under way about a batch. */
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
      // A submission that brings nothing usable is a failed one, however well the calendar spoke.
      if (calendarRequest.tree === null && answered.tree === null) onFailure(calendarRequest.calendar, answered.reason)
      else if (answered.heard) parts.onAnswer(calendarRequest.calendar)
      return answered
    } catch (error) {
      if (!isAskFailure(error)) throw error
      onFailure(calendarRequest.calendar, error.reason)
      return { tree: null, paths: [], reason: error.reason, retryAfter: error.retryAfter, heard: true }
    }
  }

  /** Asks one question and stores what came of it; whatever happens, the claim is given back. */
  async function askOne(calendarRequest: StoredCalendarRequest): Promise<void> {
    const askedAt = now().toISOString()
    const answered = await answerTo(calendarRequest)
    const at = now().getTime()
    const attempts = answered.tree === null ? calendarRequest.attempts + 1 : 0
    const wished = Math.min(longestWishMs, (answered.retryAfter ?? 0) * 1000)
    const after = (ms: number): string => new Date(at + ms).toISOString()
    await store.change(
      calendarRequest.batchId,
      afterAnswer({
        calendarRequest,
        answered,
        askedAt,
        at: after(0),
        nextAt: after(Math.max(backoffMs(calendarRequest, parts, attempts), wished)),
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

  /** Asks until nothing is due, one question after the other. */
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

  /** Looks at the header of a batch and stores what was seen; whether a block matches. */
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
    // What is due stays due while the source wants to be left alone.
    while (!source.rests()) {
      const [batch] = await store.claimChecks({ ...claim(), most: 1 })
      if (batch === undefined) return
      await track(batch.id, checkOne(batch, source))
    }
  }

  /** Looks at the header of one batch, if it has a path that nobody looks at; whether a block matches. */
  async function checkNow(batchId: string, source: HeaderSource): Promise<boolean> {
    if (source.rests()) return false
    const [batch] = await store.claimChecks({ ...claim(), most: 1, of: batchId })
    return batch !== undefined && (await checkOne(batch, source))
  }

  /** Looks at a path as soon as it is known: a calendar that hangs does not keep those of others from it. */
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
