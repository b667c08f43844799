import type { Secret } from './secret.ts'
import { originsIn, type View } from './normalize.ts'

/** More different secrets than this in one text are found on their own merits only. */
const MOST = 24
const SHORTEST = 20

/** The letters and digits of a view, lower case, and where each of them stands. */
function squash(view: View): { text: string; at: readonly number[] } {
  const at: number[] = []
  let text = ''
  for (const piece of view.lower.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    text += piece[0]
    for (let i = 0; i < piece[0].length; i++) at.push(piece.index + i)
  }
  return { text, at }
}

/**
 * Further places where the characters of a secret stand, in any case and with any separators. A key that was found by
 * the words beside it is as secret where it is repeated without them.
 */
export function repeatsOf(view: View, found: readonly Secret[]): readonly Secret[] {
  if (found.length === 0) return []
  const { text, at } = squash(view)
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

/** The same secrets with offsets of the original text. */
export function inOrigin(view: View, found: readonly Secret[]): readonly Secret[] {
  if (found.length === 0) return found
  const originOf = originsIn(view)
  return found.map(({ kind, start, end }) => ({ kind, ...originOf(start, end) }))
}
