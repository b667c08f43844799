/** Applies edits to a text. Each UTF-16 unit of the result keeps its offsets in the source. */
import type { View } from '../normalize/normalize.ts'

/** Replaces `source.slice(start, end)` by `text`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The offsets 0, 1, 2, … of an unedited text. All texts share this array; a longer text replaces it by a longer one.
 */
let offsets = new Int32Array(0)

/** The view of an unedited text. Its arrays of offsets may be longer than the text. */
export function uneditedView(text: string): View {
  if (offsets.length <= text.length) offsets = Int32Array.from({ length: 2 * text.length + 1 }, (_, i) => i)
  return { text, start: offsets, end: offsets.subarray(1) }
}

/**
 * Applies edits, which must be sorted by offset and must not overlap. Every unit of a replacement gets the offsets of
 * the whole replaced span.
 */
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

/** Permutes the UTF-16 units of a text. For each unit of the result, `order` has its index in the text. */
export const permuted = (source: View, order: readonly number[]): View => ({
  text: order.map((i) => source.text.charAt(i)).join(''),
  start: order.map((i) => source.start[i] ?? 0),
  end: order.map((i) => source.end[i] ?? 0),
})

/** The smallest span of the source that contains the units `from` to before `to` of a view. */
export function sourceSpanOf(
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
