export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * The canonical form of a JSON value, RFC 8785 (JCS): members sorted by UTF-16 code units, no white space, numbers and
 * strings as in ECMAScript. Members that are `undefined` are left out. Throws a TypeError for a number that is not
 * finite and for a string with a lone surrogate (RFC 8785, 3.2.2.2).
 */
export function canonical(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('no JSON number')
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('lone surrogate in a string')
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`
  const members: string[] = []
  for (const key of Object.keys(value).sort()) {
    const member = value[key]
    if (member !== undefined) members.push(`${canonical(key)}:${canonical(member)}`)
  }
  return `{${members.join(',')}}`
}

const isArray = (value: object): value is readonly Json[] => Array.isArray(value)
