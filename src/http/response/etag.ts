import { createHash } from 'node:crypto'

/**
 * A strong entity tag: 128 bits of the SHA-256 of the bytes (RFC 9110, 8.8.3), and the name of a coding that is applied
 * to them. The same bytes always have the same tag.
 */
export const etagOf = (bytes: string | Uint8Array, coding = 'identity'): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}${coding === 'identity' ? '' : `-${coding}`}"`

const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** Whether an If-None-Match field matches a tag: a list, `*`, compared weakly (RFC 9110, 13.1.2). */
export const noneMatch = (field: string | undefined, etag: string): boolean =>
  field !== undefined &&
  (field.trim() === '*' || (field.match(entityTag) ?? []).some((tag) => tag.replace(/^W\//, '') === etag))
