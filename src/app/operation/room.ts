import type { TObject } from 'typebox'
import { type Issue, LaurelError } from '../../core/error.ts'

/** A schema as far as its length counts. */
interface Sized {
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Sized>>
}

/** What a field without a length takes, such as a number, a name from a list or a digest, with its name. */
const shortField = 200
/** Room for mistakes, in UTF-16 code units: a text that is somewhat too long is searched like any other. */
const slack = 8_000

/** UTF-16 code units that the fields of a schema take together. */
const roomOf = ({ maxLength = shortField, properties }: Sized): number =>
  properties === undefined
    ? 2 * maxLength
    : Object.values(properties).reduce((sum, field) => sum + shortField + roomOf(field), 0)

const rooms = new WeakMap<TObject, number>()

/** What a member counts beside its text: looking for key material in it takes as long as in so much text. */
const perMember = 40

/** The length of all names and strings of a JSON value, and `perMember` for each member. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let length = 0
  for (const [name, member] of Object.entries(value)) length += perMember + name.length + lengthOf(member)
  return length
}

/**
 * Throws `validation` for an input with far more text than the fields of its schema take together, before it is searched
 * for key material: the search of a full body takes 40 ms, this a few microseconds. The answer names known fields only
 * and repeats nothing. It says what the search would have said, because there may be a key in the text.
 */
export function refuseBulk(schema: TObject, input: unknown): void {
  let room = rooms.get(schema)
  if (room === undefined) rooms.set(schema, (room = roomOf(schema) + slack))
  if (lengthOf(input) <= room) return
  const known = Object.entries((schema as unknown as Required<Sized>).properties)
  const sent = (typeof input === 'object' && input !== null ? input : {}) as Readonly<Record<string, unknown>>
  const long = known.flatMap(([name, { maxLength }]): Issue[] => {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined
    if (maxLength === undefined || typeof value !== 'string' || value.length <= 2 * maxLength) return []
    return [{ pointer: `/${name}`, message: `must have at most ${maxLength} characters` }]
  })
  const errors = long.length > 0 ? long : [{ pointer: '', message: 'holds more text than its fields take' }]
  const said = errors.map(({ pointer, message }) => `${pointer === '' ? 'the body' : pointer.slice(1)} ${message}`)
  throw new LaurelError(
    'validation',
    `The request does not fit: ${said.join('; ')}. It was neither read further nor stored. If it holds a private key, treat that key as exposed.`,
    { errors },
  )
}
