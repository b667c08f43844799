import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { displayText } from '../../core/display.ts'
import { type Issue, LaurelError } from '../../core/error.ts'
import { didYouMean } from '../../core/nearest.ts'

type SchemaError = ReturnType<typeof Value.Errors>[number]

const wordsFor: Record<string, (params: Record<string, unknown>) => string> = {
  type: (p) => `must be of type ${String(p['type'])}; types are never converted`,
  minLength: () => 'is empty',
  maxLength: (p) => `must have at most ${String(p['limit'])} characters`,
  enum: (p) => `must be one of: ${(p['allowedValues'] as string[]).join(', ')}`,
  minItems: (p) => `must have at least ${String(p['limit'])} entries`,
  maxItems: (p) => `must have at most ${String(p['limit'])} entries`,
}

/** The name of an unknown field as a message shows it: at most 64 characters, without control characters. */
const nameOf = (name: string): string =>
  Array.from(name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?'))
    .slice(0, 64)
    .join('')

const pointerTo = (name: string): string => `/${nameOf(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The part of a schema that describes a field. */
interface Field {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Field | undefined>>
}

function issuesOf(error: SchemaError, schema: Field, input: unknown): readonly Issue[] {
  const params = error.params as Record<string, unknown>
  if (error.keyword === 'pattern') {
    const form = fieldAt(error.instancePath, schema)?.description ?? 'see the schema of this field'
    return [{ pointer: error.instancePath, message: `does not have its form: ${form}` }]
  }
  if (error.keyword === 'required')
    return (params['requiredProperties'] as string[]).map((name) => ({
      pointer: `${error.instancePath}${pointerTo(name)}`,
      message: 'is required',
    }))
  if (error.keyword === 'additionalProperties') {
    const unknown = params['additionalProperties'] as string[]
    const missing = missingNames(fieldAt(error.instancePath, schema), valueAt(error.instancePath, input))
    return unknown.slice(0, 10).map((name) => {
      const hint = didYouMean(name, missing)
      return {
        pointer: `${error.instancePath}${pointerTo(name)}`,
        message: hint === undefined ? 'is not a known field; remove it' : `is not a known field (${hint})`,
      }
    })
  }
  if (error.keyword === 'minProperties')
    return [{ pointer: error.instancePath, message: `must hold ${schema.description ?? 'more fields'}` }]
  if (error.keyword === 'maxProperties')
    return Object.keys(schema.properties ?? {})
      .filter((name) => typeof input === 'object' && input !== null && Object.hasOwn(input, name))
      .map((name) => ({ pointer: pointerTo(name), message: `is one too many: send ${schema.description ?? 'less'}` }))
  const words = wordsFor[error.keyword]
  return words ? [{ pointer: error.instancePath, message: words(params) }] : []
}

const steps = (pointer: string): readonly string[] => pointer.split('/').slice(1)

/** The schema of the field that a pointer names; undefined when there is none. The names of our fields need no escape. */
const fieldAt = (pointer: string, schema: Field): Field | undefined =>
  steps(pointer).reduce<Field | undefined>((field, name) => field?.properties?.[name], schema)

const valueAt = (pointer: string, input: unknown): unknown =>
  steps(pointer).reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), input)

/** The known fields that an object was sent without: an unknown one may be meant to be one of them. */
const missingNames = (field: Field | undefined, value: unknown): readonly string[] =>
  Object.keys(field?.properties ?? {}).filter((name) => !(isObject(value) && Object.hasOwn(value, name)))

/**
 * Issues for strings with a lone surrogate. Such a string has no UTF-8 form and could be neither stored nor hashed as
 * it was sent.
 */
function illFormed(input: unknown): readonly Issue[] {
  if (!isObject(input)) return []
  return Object.entries(input).flatMap(([name, value]) =>
    !name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())
      ? [{ pointer: pointerTo(name), message: 'holds half of a surrogate pair; send valid Unicode' }]
      : within(name, illFormed(value)),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The issues of a field's own members, as issues of the whole input. */
const within = (name: string, found: readonly Issue[]): readonly Issue[] =>
  found.map(({ pointer, message }) => ({ pointer: `${pointerTo(name)}${pointer}`, message }))

/** Whether an input fits a schema. Each schema is compiled once, because every call validates. */
export const fits = (schema: TSchema, input: unknown): boolean => {
  let check = checks.get(schema)
  if (check === undefined) {
    const compiled = Compile(schema)
    checks.set(schema, (check = (value) => compiled.Check(value)))
  }
  return check(input)
}

const checks = new WeakMap<TSchema, (value: unknown) => boolean>()

/** Printable ASCII: a text with such a character is not empty. */
const plainlyVisible = /[!-~]/

/** Issues for required texts that are empty or consist of invisible characters only. */
function empty(schema: TSchema, input: unknown): readonly Issue[] {
  if (!isObject(input)) return []
  const fields = (schema as { properties?: Record<string, (TSchema & { minLength?: number }) | undefined> }).properties
  return Object.entries(input).flatMap(([name, value]) => {
    const field = fields?.[name]
    if (field === undefined) return []
    if (typeof value !== 'string') return within(name, empty(field, value))
    const isEmpty = !plainlyVisible.test(value) && (field.minLength ?? 0) > 0 && displayText(value).trim() === ''
    return isEmpty ? [{ pointer: pointerTo(name), message: 'is empty' }] : []
  })
}

/** Every issue of an input; no message repeats a value (docs/spec/security.md 2). Empty when it fits. */
export function issues(schema: TSchema, input: unknown): readonly Issue[] {
  const broken = illFormed(input)
  if (broken.length > 0) return broken
  const blank = empty(schema, input)
  if (fits(schema, input)) return blank
  const found = Value.Errors(schema, input)
    // That a blank text also misses its length and its pattern says nothing more.
    .filter(({ instancePath }) => !blank.some(({ pointer }) => pointer === instancePath))
    .flatMap((error) => issuesOf(error, schema as Field, input))
  const all = [...blank, ...found]
  return all.length > 0 ? all : [{ pointer: '', message: 'does not fit the schema' }]
}

/**
 * Throws `validation` (or `network-not-allowed`, when the network is all that is wrong) for an input that does not fit.
 * Nothing is coerced, nothing is removed, no default is filled in.
 */
export function validate(schema: TSchema, input: unknown): void {
  const errors = issues(schema, input)
  if (errors.length === 0) return
  const network = errors.every((e) => e.pointer === '/network' && e.message.startsWith('must be one of'))
  throw network
    ? new LaurelError(
        'network-not-allowed',
        'Simulation runs on testnet or regtest only; nothing is ever issued. Send one of the two names.',
        { errors },
      )
    : new LaurelError('validation', `The request does not fit: ${sentence(errors)}.`, { errors })
}

const sentence = (errors: readonly Issue[]): string =>
  errors.map((e) => `${e.pointer === '' ? 'the body' : e.pointer.slice(1)} ${e.message}`).join('; ')
