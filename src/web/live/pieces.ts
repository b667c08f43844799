/** A text cut at the edges of its passages, for drawing. */
import type { Mark, Passage } from './passages.ts'

export interface Piece {
  readonly text: string
  /** The strongest mark of the passages over this piece; null where there is none. */
  readonly mark: Mark | null
  /** Numbers of the passages over this piece. */
  readonly numbers: readonly number[]
}

const strength: Readonly<Record<Mark, number>> = { secret: 3, fail: 2, warn: 1, maybe: 0 }

/** The pieces of a text, in order. Joined, they are the text. */
export function piecesOf(text: string, passages: readonly Passage[]): readonly Piece[] {
  const inside = passages.filter(({ end }) => end <= text.length)
  const edges = [...new Set([0, ...inside.flatMap(({ start, end }) => [start, end]), text.length])]
  const cuts = edges.toSorted((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i] ?? 0
    const over = inside.filter(({ start, end }) => start < to && end > from)
    const mark = over.map((passage) => passage.mark).toSorted((a, b) => strength[b] - strength[a])[0] ?? null
    return { text: text.slice(from, to), mark, numbers: over.map(({ number }) => number) }
  })
}
