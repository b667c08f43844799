import type { Field } from '../../pages/agents/reference.ts'

/** The members of JSON Schema that the schemas of operations use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** The fields of an object schema, each before the fields within it. */
export function fieldsOf(schema: Schema, before = ''): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, given]) => {
    const { schema: inner, nullable } = withoutNull(given)
    const name = before + key
    const { description, preset } = presetOf(given.description ?? inner.description ?? '')
    const field: Field = {
      name,
      type: typeOf(inner) + (nullable ? ' | null' : ''),
      required: schema.required?.includes(key) ?? false,
      values: valuesOf(inner),
      limits: limitsOf(inner),
      ...(preset !== undefined && { preset }),
      description,
    }
    return [field, ...fieldsOf(inner, `${name}.`), ...fieldsOf(inner.items ?? {}, `${name}[].`)]
  })
}

/**
 * The value of a field that is absent, and the rest of its description. The schemas say it at the end of the description
 * ("true when absent"), where every agent reads it.
 */
function presetOf(text: string): { readonly description: string; readonly preset?: string } {
  const [end, preset] = /(?:^|\. )(\w{1,20}) when absent$/.exec(text) ?? ['', undefined]
  return preset === undefined ? { description: text } : { description: text.slice(0, -end.length), preset }
}

/** A schema that allows null, and the schema of its other values. */
function withoutNull(schema: Schema): { readonly schema: Schema; readonly nullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only] = others
  if (schema.anyOf !== undefined && others.length === 1 && only !== undefined) return { schema: only, nullable: true }
  if (!Array.isArray(schema.type)) return { schema, nullable: false }
  const [type, ...more] = (schema.type as readonly string[]).filter((one) => one !== 'null')
  return { schema: { ...schema, type: more.length === 0 && type !== undefined ? type : 'any' }, nullable: true }
}

/** The type of a value, as JSON Schema names it; a list as TypeScript writes it. */
function typeOf({ type, items }: Schema): string {
  if (type === 'array') return `${items === undefined ? 'any' : typeOf(items)}[]`
  return typeof type === 'string' ? type : 'any'
}

const formats: Readonly<Record<string, string>> = { uri: 'an absolute URL', 'date-time': 'ISO 8601 in UTC' }

const valuesOf = ({ enum: values, items }: Schema): readonly string[] =>
  (values ?? items?.enum ?? []).map((value) => JSON.stringify(value))

const grouped = (value: number): string => value.toLocaleString('en')

function limitsOf({ format = '', items, minLength = 0, maxLength, minimum, maximum }: Schema): string {
  const form = formats[format] ?? formats[items?.format ?? '']
  if (form !== undefined) return form
  if (maxLength !== undefined)
    return minLength > 0
      ? `${grouped(minLength)} to ${grouped(maxLength)} characters`
      : `at most ${grouped(maxLength)} characters`
  if (minimum !== undefined && maximum !== undefined) return `${grouped(minimum)} to ${grouped(maximum)}`
  return minimum !== undefined && minimum > 0 ? `at least ${grouped(minimum)}` : ''
}
