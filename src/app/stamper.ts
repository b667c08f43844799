/**
 * The scheduled work on proofs: gathers what waits into batches, submits their roots, asks for the rest, and looks at
 * block headers. Any number of processes may run it: every question is claimed in the store before it is asked.
 */
import type { BitcoinPath } from '../core/proof.ts'
import { bytesOf, hexOf } from '../ots/bytes.ts'
import { leafOf, merkleTree, proofHeads } from '../ots/merkle.ts'
import type { AskFailure, Calendars, HeaderSource } from './calendars.ts'
import { checkBatch } from './header-check.ts'
import { newId } from './ids.ts'
import type { BatchOutcome, ProofStore, QuestionOutcome, StoredBatch, StoredQuestion } from './proof-store.ts'
import { type Answered, answerOf } from './question.ts'
import type { BitcoinNetwork } from '../ots/header.ts'

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

/** Calendars of one batch, and header checks of one round. */
const mostAtOnce = 8

export interface StampSettings {
  /** Origins to submit to; none: proofs stay committed. */
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
  /** Hears of attempts, in clean words, for the log. */
  readonly onFailure: (what: string, reason: string) => void
}

export interface Stamper {
  /** Makes batches of everything that waits. */
  gather(): Promise<void>
  /** Asks everything that is due, until nothing is. */
  ask(): Promise<void>
  /**
   * The parts of `ask`: each asks one calendar, one question after the other. Run apart from each other, so that a
   * calendar that hangs keeps nobody else waiting.
   */
  readonly askers: readonly (() => Promise<void>)[]
  /** Looks at the headers that are due. */
  check(): Promise<void>
  /** Asks about one batch now, but no calendar sooner than the shortest pause allows; the number of questions asked. */
  askNow(batchId: string): Promise<number>
}

/** A pause that grows with every attempt that brings nothing, with some chance in it so that batches do not march in step. */
function pause({ settings, random }: StamperParts, attempts: number): number {
  const grown = Math.min(settings.pollMaxMs, settings.pollMinMs * 2 ** Math.min(attempts, 20))
  return Math.round(grown * (1 + (random(1)[0] ?? 0) / 2550))
}

/** The first attempts at a calendar that has not answered come quickly: until then a proof is nowhere but here. */
const firstPauseMs = 2_000

/** How often a calendar is asked: seldom at first, because a block takes its time, then at growing distance. */
const patience = (question: StoredQuestion, parts: StamperParts, attempts: number): number =>
  question.tree === null
    ? Math.min(parts.settings.pollMaxMs, firstPauseMs * 2 ** Math.min(attempts, 20))
    : pause(parts, attempts)

const isAskFailure = (error: unknown): error is AskFailure =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string'

export function newStamper(parts: StamperParts): Stamper {
  const { store, settings, now, random, deadline, onFailure } = parts

  async function gather(): Promise<void> {
    if (settings.calendars.length === 0) return
    for (;;) {
      const made = await store.gather({
        batchId: newId('bat', random),
        calendars: settings.calendars,
        now: now(),
        most: batchSize,
        seal: (proofs) => {
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

  /** What a path that nobody has looked at yet makes of its batch. */
  const claimed = (claimedPath: BitcoinPath, at: string): Omit<BatchOutcome, 'id'> =>
    parts.headers === null
      ? // Nobody will look, and the path may be made up: what other calendars promised is fetched all the same.
        { claimedPath, confirmedAt: at, asking: 'promised' }
      : { claimedPath, checkAt: at }

  /** Asks one question and stores what came of it; whatever happens, the claim is given back. */
  async function askOne(question: StoredQuestion): Promise<void> {
    const askedAt = now().toISOString()
    let answered: Answered
    try {
      answered = await answerOf(question, parts.calendars, () => deadline(askDeadlineMs))
    } catch (error) {
      if (!isAskFailure(error)) throw error
      onFailure(question.calendar, error.reason)
      answered = { tree: null, path: null, reason: error.reason, retryAfter: error.retryAfter }
    }
    const at = now().getTime()
    const attempts = answered.tree === null ? question.attempts + 1 : 0
    const wished = Math.min(longestWishMs, (answered.retryAfter ?? 0) * 1000)
    const rest = Math.max(patience(question, parts, attempts), wished)
    // A question that was asked again after a mismatch stays confirmed, whatever came of it this time.
    const confirmed = answered.path !== null || question.status === 'confirmed'
    const outcome: QuestionOutcome = {
      id: question.id,
      batchId: question.batchId,
      ...(answered.tree === null ? {} : { tree: hexOf(answered.tree) }),
      status: confirmed ? 'confirmed' : answered.tree !== null || question.tree !== null ? 'pending' : 'waiting',
      reason: answered.reason,
      askedAt,
      nextAt: confirmed ? null : new Date(at + rest).toISOString(),
      attempts,
    }
    const concludedAt = new Date(at).toISOString()
    const submitted = question.tree === null ? { submittedAt: concludedAt } : {}
    await store.conclude({
      questions: [outcome],
      ...(answered.tree === null
        ? {}
        : { batch: { id: question.batchId, ...submitted, ...(answered.path && claimed(answered.path, concludedAt)) } }),
    })
  }

  type Wanted = Omit<Parameters<ProofStore['claimQuestions']>[0], 'now' | 'until'>

  async function claimAndAsk(wanted: Wanted): Promise<number> {
    const at = now()
    const questions = await store.claimQuestions({ now: at, until: new Date(at.getTime() + claimMs), ...wanted })
    await Promise.all(questions.map(askOne))
    return questions.length
  }

  /** Asks until nothing is due, one question after the other. */
  async function askAll(from: { readonly only: string } | { readonly but: readonly string[] }): Promise<void> {
    while ((await claimAndAsk({ most: 1, from })) > 0);
  }

  const groups = [...settings.calendars.map((only) => ({ only })), { but: settings.calendars }]
  const askers = groups.flatMap((from) => Array.from({ length: workers }, () => () => askAll(from)))

  async function checkOne(batch: StoredBatch, headers: HeaderSource): Promise<void> {
    const outcome = await checkBatch(batch, headers, {
      ...settings,
      now,
      deadline: () => deadline(askDeadlineMs),
      onFailure: (reason) => {
        onFailure(headers.name, reason)
      },
    })
    await store.conclude({ questions: [], batch: outcome })
  }

  return {
    gather,
    askers,

    async ask() {
      await Promise.all(askers.map((asker) => asker()))
    },

    async check() {
      const { headers } = parts
      if (headers === null) return
      for (;;) {
        const at = now()
        const until = new Date(at.getTime() + claimMs)
        const batches = await store.claimChecks({ now: at, until, most: mostAtOnce })
        if (batches.length === 0) return
        await Promise.all(batches.map((batch) => checkOne(batch, headers)))
      }
    },

    askNow(batchId) {
      const askedBefore = new Date(now().getTime() - settings.pollMinMs)
      return claimAndAsk({ most: mostAtOnce, of: { batchId, askedBefore } })
    },
  }
}
