import { everyWordList } from './phrases/every-word-list.ts'
import { redacted, secretsIn, type Redacted } from './find-secrets.ts'
import { renderStrings } from './render.ts'
import type { Secret, SecretKind } from './secret.ts'

export type { Secret, SecretKind }

/** Finds private key material in a text, with every list of recovery words; see `secretsIn`. */
export const findSecrets = (text: string): readonly Secret[] => secretsIn(text, everyWordList)

/** Replaces key material by placeholders, with every list of recovery words; see `redacted`. */
export const redact = (text: string): Redacted => redacted(text, everyWordList)

/**
 * Whether a JSON value holds key material: in a string, in a field name, or split over elements of an array or fields
 * of an object. A value with more parts than any request can have counts as holding key material.
 */
export function holdsSecret(value: unknown): boolean {
  if (typeof value === 'string') return findSecrets(value).length > 0
  const rendered = renderStrings(value)
  if (rendered === undefined) return true
  return rendered.strings.some((part) => findSecrets(part).length > 0) || findSecrets(rendered.text).length > 0
}
