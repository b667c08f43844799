import type { Secret } from './secret.ts'
import { originsIn, type View } from './normalize.ts'

/** The most distinct secrets of a text whose repetitions are searched. */
const MOST = 24
const SHORTEST = 20

/** The letters and digits of a view in lower case, with the offset of each. */
function lettersAndDigits(view: View): { text: string; at: readonly number[] } {
  const at: number[] = []
  let text = ''
  for (const piece of view.lower.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    text += piece[0]
    for (let i = 0; i < piece[0].length; i++) at.push(piece.index + i)
  }
  return { text, at }
}

/**
 * Other occurrences of the characters of a secret, in any case and with any separators. A key that is found by the
 * words near it is just as secret where it is repeated without them.
 */
export function repeatsOf(view: View, found: readonly Secret[]): readonly Secret[] {
  if (found.length === 0) return []
  const { text, at } = lettersAndDigits(view)
  const repeats: Secret[] = []
  const seen = new Set<string>()
  for (const secret of found) {
    const value = view.lower.slice(secret.start, secret.end).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    if (value.length < SHORTEST || seen.has(value) || seen.size >= MOST) continue
    seen.add(value)
    for (let i = text.indexOf(value); i >= 0; i = text.indexOf(value, i + value.length)) {
      repeats.push({ kind: secret.kind, start: at[i] ?? 0, end: (at[i + value.length - 1] ?? 0) + 1 })
    }
  }
  return repeats
}

/** Maps the offsets of secrets from the view to the original text. */
export function inOrigin(view: View, found: readonly Secret[]): readonly Secret[] {
  if (found.length === 0) return found
  const originOf = originsIn(view)
  return found.map(({ kind, start, end }) => ({ kind, ...originOf(start, end) }))
}
