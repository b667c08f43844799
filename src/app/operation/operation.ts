import type { Static, TObject, TSchema } from 'typebox'
import { canonical } from '../../core/canonical.ts'
import { type ErrorCode, LaurelError } from '../../core/error.ts'
import { sha256Hex } from '../../core/hash.ts'
import { holdsSecret, redact } from '../../core/preflight/secrets/redact.ts'
import { keyExposed } from '../../core/words.ts'
import { type Caller, type DailyLimit, type Quota, takeDaily, takeExpensive } from './access.ts'
import { type Counts, hourCounts } from '../service/counters.ts'
import { type IdPrefix, isId } from './ids.ts'
import type { Change } from '../ports.ts'
import { refuseBulk } from './room.ts'
import { openSealed, seal } from './sealed.ts'
import type { Services } from '../services.ts'
import { validate } from './validate.ts'

/** What a handler returns: the answer, and the rows that must be durable before the answer is sent. */
export interface Handled<A> extends Partial<Omit<Change, 'answer' | 'counts'>> {
  readonly answer: A
  /** Ideas and rewrites that the call adds to the counters. Receipts and proofs are counted when they are stored. */
  readonly counts?: Counts
}

/** Bytes that are served unchanged, such as a record's canonical JSON. */
export interface Bytes {
  readonly mediaType: string
  readonly text: string | Uint8Array
  /** Present when the bytes are a download. Made of an id, never of user text. */
  readonly filename?: string
}

/**
 * One use case of Laurel. HTTP routes, OpenAPI, the docs page and the MCP tools are all made from this value, so they
 * cannot disagree.
 *
 * - `action` answers flat, `document` inside the envelope, `bytes` as it is (docs/spec/decisions.md 1).
 * - `cost` says whether a call is taken from the caller's allowance (docs/spec/decisions.md 3).
 * - `limit` is a daily limit of its own for each client address, independent of the allowance.
 * - `needsKey` says that only the holder of an API key may call it.
 * - `writes` says whether an Idempotency-Key has an effect.
 * - `confidential` says that neither input nor answer may be readable in the store: the answer that an Idempotency-Key
 *   repeats is encrypted with that key, which is not stored (app/operation/sealed).
 * - `redacts` names the input fields in which key material is replaced by a placeholder and reported as a finding; in
 *   every other field it is refused with `key-material`. Handlers of these fields must screen them before anything
 *   else.
 * - `ids` names the input fields that take an id of ours, with its prefix. A value of exactly that form is not searched
 *   for key material: an id of an earlier version may look like a mini private key, and its record must stay readable.
 *   Such a field is only looked up, never stored or repeated.
 * - `mediaType` is the media type of an operation of kind `bytes`, when it is not JSON.
 * - `download` turns an answer into a file, for callers who asked for one; interfaces without downloads return the
 *   answer itself.
 */
export interface Operation<I extends TObject = TObject, A = unknown> {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly kind: 'action' | 'document' | 'bytes'
  readonly cost: 'free' | 'expensive'
  readonly limit?: DailyLimit
  readonly needsKey?: true
  readonly writes: boolean
  readonly confidential?: true
  readonly redacts: readonly string[]
  readonly ids?: Readonly<Record<string, IdPrefix>>
  readonly mediaType?: string
  readonly download?: {
    readonly mediaType: string
    /** Fields that ask for the file, for an example. */
    readonly example: object
    bytes(answer: A): Bytes | null
  }
  readonly input: I
  /**
   * Schema of the answer, without `ok` and `version`. The tests validate every answer against it; the service does not.
   */
  readonly output: TSchema
  /** Error codes beyond those that every operation of this kind and cost can return. */
  readonly errors: readonly ErrorCode[]
  /** A valid input; the docs show it and the tests run it. */
  readonly example: Static<I>
  handle(input: Static<I>, services: Services, caller: Caller): Promise<Handled<A>>
}

/** Infers the types of an operation; returns the value unchanged. */
export const operation = <I extends TObject, A>(value: Operation<I, A>): Operation<I, A> => value

/** One call through any interface. `limited` receives what is left of the allowance, for the headers of the answer. */
export interface Call {
  readonly caller: Caller
  readonly idempotencyKey?: string
  /**
   * The namespace of the Idempotency-Key, for an interface whose keys nobody can guess. Without it a key belongs to the
   * API key or the client address, and addresses change. The interface sets it, never the caller.
   */
  readonly keySpace?: string
  readonly limited: (quota: Quota) => void
  /** Aborts when the caller gives the call up. Nothing is stored afterwards, and `perform` throws Cancelled. */
  readonly cancelled?: AbortSignal
}

/** Thrown by a call that its caller has given up. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Idempotency-Key: 1 to 255 visible characters (draft-ietf-httpapi-idempotency-key-header-07). */
const keyForm = /^[\x21-\x7e]{1,255}$/

/**
 * Runs an operation in a fixed order: refuse what is far too long; refuse key material, so that no message, limit, log
 * or handler sees it; validate; count the call (a call refused before is free); run the handler; commit its records.
 * The answer is returned after the commit. Throws a LaurelError for everything that the caller can correct.
 */
export async function perform(op: Operation, input: unknown, call: Call, services: Services): Promise<unknown> {
  const { clock, metrics } = services
  const from = clock()
  const ended = (result: 'ok' | 'cancelled' | ErrorCode) => {
    metrics.operation(op.name, result, (clock() - from) / 1000)
  }
  try {
    const answer = await performChecked(op, input, call, services)
    ended('ok')
    return answer
  } catch (error) {
    ended(error instanceof LaurelError ? error.code : error instanceof Cancelled ? 'cancelled' : 'internal')
    throw error
  }
}

async function performChecked(op: Operation, input: unknown, call: Call, services: Services): Promise<unknown> {
  refuseBulk(op.input, input)
  refuseKeyMaterial(op, input, call)
  validate(op.input, input)
  if (!op.writes || call.idempotencyKey === undefined) {
    await takeAllowance(op, call, services)
    const {
      answer,
      counts: done = {},
      ...change
    } = await op.handle(input as Record<string, unknown>, services, call.caller)
    if (call.cancelled?.aborted === true) throw new Cancelled()
    const counts = hourCounts(services.now(), done)
    // A call that only counts neither waits for the store nor fails with it.
    if (Object.values(change).some((rows) => rows.length > 0))
      await services.store.commit({ records: [], ...change, counts })
    else services.pendingCounts.add(counts)
    services.metrics.counted(allCounts(done, change))
    return answer
  }
  return performOnce(op, input as Record<string, unknown>, { ...call, idempotencyKey: call.idempotencyKey }, services)
}

async function takeAllowance(op: Operation, call: Call, services: Services): Promise<void> {
  if (op.cost === 'expensive') await takeExpensive(call.caller, services, call.limited)
  if (op.limit !== undefined) await takeDaily(op.limit, call.caller, services, call.limited)
}

/**
 * Runs an operation under an Idempotency-Key. The answer is stored in the transaction of its records, so a repetition
 * within 24 hours gets the same answer and does nothing twice. A failed call stores nothing and may be repeated.
 */
async function performOnce(
  op: Operation,
  input: Record<string, unknown>,
  call: Call & { readonly idempotencyKey: string },
  services: Services,
): Promise<unknown> {
  if (!keyForm.test(call.idempotencyKey))
    throw new LaurelError('validation', 'The Idempotency-Key must have 1 to 255 visible ASCII characters.')
  const { idempotencyKey } = call
  const space = call.keySpace ?? call.caller.key?.hash ?? call.caller.client
  const { scope, key } = placeOf(op, space, idempotencyKey)
  // The key goes into the digest, because a digest of a short input such as an e-mail address could be guessed.
  const print = op.confidential ? sha256Hex(`${idempotencyKey}\n${fingerprint(op, input)}`) : fingerprint(op, input)
  const claim = await services.store.claim({ scope, key, fingerprint: print, now: services.now() })
  if (claim.state === 'done')
    return JSON.parse(
      op.confidential ? await openSealed(claim.answer.body, idempotencyKey, services) : claim.answer.body,
    )
  if (claim.state === 'mismatch')
    throw new LaurelError(
      'idempotency-mismatch',
      'This Idempotency-Key was used with another request. Take a new key for a new request.',
    )
  if (claim.state === 'running')
    throw new LaurelError(
      'idempotency-running',
      'The first request with this Idempotency-Key is still running. Repeat it in a second.',
      { retryAfter: 1 },
    )
  try {
    await takeAllowance(op, call, services)
    const { answer, counts: done = {}, ...change } = await op.handle(input, services, call.caller)
    if (call.cancelled?.aborted === true) throw new Cancelled()
    const counts = hourCounts(services.now(), done)
    const text = JSON.stringify(answer)
    const stored = { status: 200, body: op.confidential ? await seal(text, idempotencyKey, services) : text }
    await services.store.commit({ records: [], ...change, counts, answer: { scope, key, answer: stored } })
    services.metrics.counted(allCounts(done, change))
    return answer
  } catch (error) {
    // Report the first error. A claim that could not be released expires after a minute.
    await services.store.release({ scope, key }).catch(() => undefined)
    throw error
  }
}

/** Everything that a call did, for monitoring. The store counts receipts and proofs itself. */
const allCounts = (done: Counts, { records = [], proofs = [] }: Partial<Change>): Counts => ({
  ...done,
  receipts: records.filter(({ kind }) => kind === 'receipt').length,
  'proofs.committed': proofs.length,
})

/** Where the store keeps the answer of a call. The Idempotency-Key itself is never stored. */
const placeOf = (op: Operation, space: string, idempotencyKey: string) => ({
  scope: sha256Hex(`${op.name}\n${space}`),
  key: sha256Hex(idempotencyKey),
})

/**
 * The answer that `perform` returned under a key of this namespace; `running` while the call runs; null when there is
 * none.
 */
export async function answerUnder(
  op: Operation,
  { keySpace, idempotencyKey }: { readonly keySpace: string; readonly idempotencyKey: string },
  { store, now }: Services,
): Promise<{ readonly answer: unknown } | 'running' | null> {
  const found = await store.findAnswer({ ...placeOf(op, keySpace, idempotencyKey), now: now() })
  if (found === null) return null
  return found.state === 'running' ? 'running' : { answer: JSON.parse(found.answer.body) as unknown }
}

/** A digest of the input. It is made of the redacted text, so that no key material can be guessed from it. */
function fingerprint(op: Operation, input: Record<string, unknown>): string {
  const safe = Object.entries(input).map(([name, value]) => [
    name,
    op.redacts.includes(name) && typeof value === 'string' ? redact(value).text : value,
  ])
  return sha256Hex(canonical(Object.fromEntries(safe) as Parameters<typeof canonical>[0]))
}

/**
 * Characters at the end or start of a field that can belong to a split key or phrase: 24 words of a long list, with
 * numbers and line breaks.
 */
const overlap = 500

/** Whether key material is split over two fields. Each field alone was searched before. */
function isSplit(op: Operation, fields: readonly (readonly [string, unknown])[]): boolean {
  const strings = fields.flatMap((field) => stringsOf(op, field))
  if (strings.length < 2) return false
  const texts = strings.map(([name, value]) => (op.redacts.includes(name) ? redact(value).text : value))
  return texts.some((first, i) =>
    texts.some(
      (second, j) =>
        i !== j &&
        ['', ' '].some((separator) => holdsSecret(first.slice(-overlap) + separator + second.slice(0, overlap))),
    ),
  )
}

/** The texts of a field: itself, or those of its members that the schema knows, so that unknown ones cost nothing. */
function stringsOf(op: Operation, [name, value]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null || !Object.hasOwn(op.input.properties, name)) return []
  const known = (op.input.properties[name] as { readonly properties?: object } | undefined)?.properties ?? {}
  return Object.entries(value as Record<string, unknown>).filter(
    (entry): entry is [string, string] => Object.hasOwn(known, entry[0]) && typeof entry[1] === 'string',
  )
}

function isIdField(op: Operation, name: string, value: unknown): boolean {
  const prefix = op.ids && Object.hasOwn(op.ids, name) ? op.ids[name] : undefined
  return prefix !== undefined && typeof value === 'string' && isId(prefix, value)
}

function refuseKeyMaterial(op: Operation, input: unknown, call: Call): void {
  const sent = typeof input === 'object' && input !== null ? Object.entries(input) : [['', input] as const]
  const fields = sent.filter(([name, value]) => !isIdField(op, name, value))
  // The name of a field that is not in the schema may itself hold the key, so only known names are repeated.
  const pointers = fields
    .filter(([name, value]) => !(op.redacts.includes(name) && typeof value === 'string') && holdsSecret([name, value]))
    .map(([name]) => (name in op.input.properties ? `/${name}` : ''))
  if (call.idempotencyKey !== undefined && holdsSecret(call.idempotencyKey)) pointers.push('')
  if (pointers.length === 0 && isSplit(op, fields)) pointers.push('')
  if (pointers.length === 0) return
  throw new LaurelError(
    'key-material',
    `The request holds private key material. It was neither stored nor passed on. ${keyExposed}`,
    { errors: pointers.map((pointer) => ({ pointer, message: 'holds private key material; remove it' })) },
  )
}
