/** A text cut at the edges of its passages, for drawing. */
import type { Mark, Passage } from './passages.ts'

export interface Piece {
  readonly text: string
  /** The strongest mark of the passages over this piece; null where there is none. */
  readonly mark: Mark | null
  /** Numbers of the passages over this piece. */
  readonly numbers: readonly number[]
}

const strength: Readonly<Record<Mark, number>> = { secret: 2, fail: 1, warn: 0 }

const strongest = (passages: readonly Passage[]): Mark | null =>
  passages.reduce<Mark | null>(
    (best, { mark }) => (best === null || strength[mark] > strength[best] ? mark : best),
    null,
  )

/**
 * The pieces of a text, in order. Joined, they are the text.
 *
 * @param passages in the order of their starts
 */
export function piecesOf(text: string, passages: readonly Passage[]): readonly Piece[] {
  const inside = passages.filter(({ end }) => end <= text.length)
  const edges = [0, text.length, ...inside.map(({ start }) => start), ...inside.map(({ end }) => end)]
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b)
  const pieces: Piece[] = []
  let over: readonly Passage[] = []
  let next = 0
  for (let i = 1; i < cuts.length; i += 1) {
    const [from = 0, to = 0] = [cuts[i - 1], cuts[i]]
    if (over.some(({ end }) => end <= from)) over = over.filter(({ end }) => end > from)
    for (; inside[next]?.start === from; next += 1) over = [...over, ...inside.slice(next, next + 1)]
    pieces.push({ text: text.slice(from, to), mark: strongest(over), numbers: over.map(({ number }) => number) })
  }
  return pieces
}
