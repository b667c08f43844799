/** Edits of a text that remember where each character of the result came from. */
import type { View } from '../normalize/normalize.ts'

/** `source.slice(start, end)` becomes `text`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The offsets of a text as it stands, 0, 1, 2, …: the same for every text, and as long as the longest one. */
let offsets = new Int32Array(0)

/** A text as it stands. Its offsets may be more than its characters. */
export function asItStands(text: string): View {
  if (offsets.length <= text.length) offsets = Int32Array.from({ length: 2 * text.length + 1 }, (_, i) => i)
  return { text, start: offsets, end: offsets.subarray(1) }
}

/** Applies edits, in order and without overlap. */
export function edited(source: View, edits: readonly Edit[]): View {
  if (edits.length === 0) return source
  let text = ''
  const start: number[] = []
  const end: number[] = []
  const keep = (from: number, to: number): void => {
    text += source.text.slice(from, to)
    for (let i = from; i < to; i += 1) {
      start.push(source.start[i] ?? 0)
      end.push(source.end[i] ?? 0)
    }
  }
  let at = 0
  for (const edit of edits) {
    keep(at, edit.start)
    text += edit.text
    for (let i = 0; i < edit.text.length; i += 1) {
      start.push(source.start[edit.start] ?? 0)
      end.push(source.end[edit.end - 1] ?? 0)
    }
    at = edit.end
  }
  keep(at, source.text.length)
  return { text, start, end }
}

/** Rearranges a text: `order` names the places of its UTF-16 units. */
export const rearranged = (source: View, order: readonly number[]): View => ({
  text: order.map((i) => source.text.charAt(i)).join(''),
  start: order.map((i) => source.start[i] ?? 0),
  end: order.map((i) => source.end[i] ?? 0),
})

/** Where a stretch of a view stands in the source: from the first character of it to the last. */
export function originOf(
  { start, end }: View,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } {
  let [first, last] = [start[from] ?? 0, end[from] ?? 0]
  for (let i = from + 1; i < to; i += 1) {
    first = Math.min(first, start[i] ?? first)
    last = Math.max(last, end[i] ?? last)
  }
  return { start: first, end: last }
}
