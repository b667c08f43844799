import { base58KeysIn } from './secrets/base58-keys.ts'
import { bech32KeysIn } from './secrets/bech32-keys.ts'
import { pemBlocksIn } from './secrets/pem.ts'
import { phrasesIn, runsOf } from './secrets/phrases.ts'
import type { Secret, SecretKind } from './secrets/secret.ts'
import { tokensOf } from './secrets/tokens.ts'
import { hasInvisible, originOf, viewOf, type View } from './secrets/view.ts'

export type { Secret, SecretKind }

function secretsOfView(view: View): readonly Secret[] {
  return [
    ...runsOf(tokensOf(view)).flatMap(phrasesIn),
    ...base58KeysIn(view.text),
    ...bech32KeysIn(view.text),
    ...pemBlocksIn(view.text),
  ].map((secret) => ({ kind: secret.kind, ...originOf(view, secret.start, secret.end) }))
}

/** Sorts and joins what overlaps; the longest one names the joint stretch. */
function merge(secrets: readonly Secret[]): readonly Secret[] {
  const merged: Secret[] = []
  for (const secret of secrets.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last === undefined || secret.start >= last.end) {
      merged.push(secret)
      continue
    }
    const kind = secret.end - secret.start > last.end - last.start ? secret.kind : last.kind
    merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) }
  }
  return merged
}

/** Finds private key material in a text: sorted, without overlap, in UTF-16 offsets of the text as given. */
export function findSecrets(text: string): readonly Secret[] {
  const found = [...secretsOfView(viewOf(text))]
  if (hasInvisible(text)) found.push(...secretsOfView(viewOf(text, true)))
  return merge(found)
}

const placeholderOf = (kind: SecretKind): string => `[removed: ${kind}]`

/**
 * Replaces all key material, separators included, by placeholders. The result is searched again until nothing is
 * found; the offsets point at the placeholders in the returned text.
 */
export function redact(text: string): { readonly text: string; readonly secrets: readonly Secret[] } {
  let current = text
  let placed: readonly Secret[] = []
  for (let found = findSecrets(current); found.length > 0; found = findSecrets(current)) {
    let out = ''
    let at = 0
    const next: Secret[] = []
    const kept = placed.filter((old) => !found.some((secret) => secret.start < old.end && old.start < secret.end))
    const fresh = new Set(found)
    for (const secret of merge([...kept, ...found])) {
      out += current.slice(at, secret.start)
      const piece = fresh.has(secret) ? placeholderOf(secret.kind) : current.slice(secret.start, secret.end)
      next.push({ kind: secret.kind, start: out.length, end: out.length + piece.length })
      out += piece
      at = secret.end
    }
    current = out + current.slice(at)
    placed = next
  }
  return { text: current, secrets: placed }
}

/** Whether any string or object key of a JSON value holds key material, also when it is split over an array. */
export function holdsSecret(value: unknown): boolean {
  const queue: unknown[] = [value]
  for (let item = queue.pop(); item !== undefined || queue.length > 0; item = queue.pop()) {
    if (typeof item === 'string') {
      if (findSecrets(item).length > 0) return true
    } else if (Array.isArray(item)) {
      const strings = item.filter((part) => typeof part === 'string')
      if (strings.length > 1 && findSecrets(strings.join(' ')).length > 0) return true
      for (const part of item) queue.push(part)
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, part] of Object.entries(item)) queue.push(key, part)
    }
  }
  return false
}
