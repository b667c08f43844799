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
import { openSealed, seal } from './sealed.ts'
import type { Services } from '../services.ts'
import { validate } from './validate.ts'

/** What a handler gives back: the answer, and what must be durable before anybody sees it. */
export interface Handled<A> extends Partial<Omit<Change, 'answer' | 'counts'>> {
  readonly answer: A
  /** What was done beside: ideas and rewrites. Receipts and proofs count because they are stored. */
  readonly counts?: Counts
}

/** Bytes that are served as they are, such as a record's canonical JSON. */
export interface Bytes {
  readonly mediaType: string
  readonly text: string | Uint8Array
  /** Given when the bytes are meant to be saved. Made of an id, never of a person's text. */
  readonly filename?: string
}

/**
 * One thing that Laurel does, for every door: HTTP routes, OpenAPI, the docs page, MCP tools and the command line are
 * made from this value, so they cannot disagree.
 *
 * - `action` answers flat, `document` inside the envelope, `bytes` as it is (docs/spec/decisions.md 1).
 * - `cost` says whether a call is taken from the caller's allowance (docs/spec/decisions.md 3).
 * - `limit` is a small limit of its own for each client address, whatever is left of the allowance.
 * - `needsKey` says that only the holder of an API key may call it.
 * - `writes` says whether an Idempotency-Key means anything here.
 * - `confidential` says that neither input nor answer may be read out of the store: what an Idempotency-Key repeats is
 *   sealed with that very key, which is kept nowhere (app/operation/sealed).
 * - `redacts` names the input fields in which key material is replaced by a placeholder and judged; in every other
 *   field it is refused with `key-material`. Handlers of these fields must screen before they do anything else.
 * - `ids` names the input fields that take an id of ours, with its prefix. A value of exactly that form is not looked
 *   through for key material: an id that an earlier version made may look like a mini private key, and its record must
 *   stay readable. Such a field is only looked up, never stored or repeated, whatever stands in it.
 * - `mediaType` is what an operation of kind `bytes` answers with, when it is not JSON.
 * - `download` turns an answer into a file, for callers who asked for one; doors that send no files give the answer.
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
  readonly download?: { readonly mediaType: string; bytes(answer: A): Bytes | null }
  readonly input: I
  /**
   * Of the answer, without `ok` and `version`. Answers are not checked against it when they are made, but in every
   * test.
   */
  readonly output: TSchema
  /** Codes beyond those that every call of this kind and cost can meet. */
  readonly errors: readonly ErrorCode[]
  /** An input that works as it stands; shown in the docs and run by the tests. */
  readonly example: Static<I>
  handle(input: Static<I>, services: Services, caller: Caller): Promise<Handled<A>>
}

/** Keeps the types of one operation together; the value is returned as it is. */
export const operation = <I extends TObject, A>(value: Operation<I, A>): Operation<I, A> => value

/** One call through a door. `limited` hears what is left of the allowance, for the headers of any answer. */
export interface Call {
  readonly caller: Caller
  readonly idempotencyKey?: string
  /**
   * Whose keys they are, for a door whose keys nobody can guess: without it a key belongs to the client address, and
   * people change networks. Named by the door, never by a caller.
   */
  readonly keySpace?: string
  readonly limited: (quota: Quota) => void
}

/** Idempotency-Key: 1 to 255 visible characters (draft-ietf-httpapi-idempotency-key-header-07). */
const keyForm = /^[\x21-\x7e]{1,255}$/

/**
 * Does an operation: key material out first, so that no message, limit, log or handler sees it; then validation; then
 * the allowance (refused calls are free); then the handler; and its records are durable before the answer is given.
 * Throws a LaurelError for everything that the caller can mend.
 */
export async function perform(op: Operation, input: unknown, call: Call, services: Services): Promise<unknown> {
  const { clock, metrics } = services
  const from = clock()
  const ended = (result: 'ok' | ErrorCode) => {
    metrics.operation(op.name, result, (clock() - from) / 1000)
  }
  try {
    const answer = await performChecked(op, input, call, services)
    ended('ok')
    return answer
  } catch (error) {
    ended(error instanceof LaurelError ? error.code : 'internal')
    throw error
  }
}

async function performChecked(op: Operation, input: unknown, call: Call, services: Services): Promise<unknown> {
  refuseKeyMaterial(op, input, call)
  validate(op.input, input)
  if (!op.writes || call.idempotencyKey === undefined) {
    await takeAllowance(op, call, services)
    const {
      answer,
      counts: done = {},
      ...change
    } = await op.handle(input as Record<string, unknown>, services, call.caller)
    const counts = hourCounts(services.now(), done)
    // What is only counted does not wait for the store, nor fail with it.
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
 * The same under an Idempotency-Key: the answer is stored in the transaction of its records, so a repetition gets the
 * very same answer for 24 hours and nothing is done twice. A call that fails leaves nothing behind and may be repeated.
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
  // A digest of the input alone could be guessed: somebody's address has few bits.
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
    const counts = hourCounts(services.now(), done)
    const text = JSON.stringify(answer)
    const stored = { status: 200, body: op.confidential ? await seal(text, idempotencyKey, services) : text }
    await services.store.commit({ records: [], ...change, counts, answer: { scope, key, answer: stored } })
    services.metrics.counted(allCounts(done, change))
    return answer
  } catch (error) {
    // The first error is the one to tell; a claim that could not be released is taken over after a minute.
    await services.store.release({ scope, key }).catch(() => undefined)
    throw error
  }
}

/** Everything that a call did, for monitoring; the store counts receipts and proofs by itself. */
const allCounts = (done: Counts, { records = [], proofs = [] }: Partial<Change>): Counts => ({
  ...done,
  receipts: records.filter(({ kind }) => kind === 'receipt').length,
  'proofs.committed': proofs.length,
})

/** Under what the store keeps the answer of a call; the clear key is never stored. */
const placeOf = (op: Operation, space: string, idempotencyKey: string) => ({
  scope: sha256Hex(`${op.name}\n${space}`),
  key: sha256Hex(idempotencyKey),
})

/** The answer that `perform` gave under a key of this space, `running` while it works on it, or null. */
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

/** As much of a text as a key or phrase can reach into: 24 words of a long list, with numbers and line breaks. */
const reach = 500

/** Whether key material stands half in one field and half in another; what a field holds alone was seen to already. */
function isSplit(op: Operation, fields: readonly (readonly [string, unknown])[]): boolean {
  const strings = fields.filter((field): field is readonly [string, string] => typeof field[1] === 'string')
  if (strings.length < 2) return false
  const texts = strings.map(([name, value]) => (op.redacts.includes(name) ? redact(value).text : value))
  return texts.some((first, i) =>
    texts.some(
      (second, j) =>
        i !== j && ['', ' '].some((seam) => holdsSecret(first.slice(-reach) + seam + second.slice(0, reach))),
    ),
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
