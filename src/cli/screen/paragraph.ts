/** A text that people read at once, and the place of each of its characters in its file. */
export interface Paragraph {
  readonly text: string
  /** For each UTF-16 unit of `text` its offset in the text of the file. */
  readonly offsets: readonly number[]
}

/** A part of a file, in UTF-16 offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Collects the shown text of a paragraph, piece by piece. */
export class ParagraphText {
  #text = ''
  readonly #offsets: number[] = []

  /** Adds the part of another text from `start` up to `end`. */
  take({ text, offsets }: Paragraph, start: number, end: number): void {
    this.#text += text.slice(start, end)
    for (let i = start; i < end; i += 1) this.#offsets.push(offsets[i] ?? 0)
  }

  /** Adds characters that the file writes in another way, such as `&amp;`, for the offset where that begins. */
  put(shown: string, at: number): void {
    this.#text += shown
    for (let i = 0; i < shown.length; i += 1) this.#offsets.push(at)
  }

  /** The text without white space around it. */
  done(): Paragraph {
    const text = this.#text.trim()
    const from = this.#text.length - this.#text.trimStart().length
    return { text, offsets: this.#offsets.slice(from, from + text.length) }
  }
}

/** The part of a text from `start` up to `end`, as it stands there. `base` is where the text begins in its file. */
export const partOf = (text: string, start: number, end: number, base = 0): Paragraph => ({
  text: text.slice(start, end),
  offsets: Array.from({ length: end - start }, (_, i) => base + start + i),
})

/** Where a part of a paragraph is in the file. */
export const spanIn = ({ offsets }: Paragraph, start: number, end: number): Span => {
  const first = offsets[start] ?? offsets.at(-1) ?? 0
  return { start: first, end: Math.max(first, offsets[end - 1] ?? first) + 1 }
}

/** Paragraphs of at most `most` UTF-16 units: a longer one is cut behind a sentence, else at white space. */
export function split(paragraph: Paragraph, most: number): readonly Paragraph[] {
  const { text, offsets } = paragraph
  const pieces: Paragraph[] = []
  for (let at = 0; at < text.length;) {
    const end = at + most >= text.length ? text.length : at + cutIn(text.slice(at, at + most))
    pieces.push({ text: text.slice(at, end), offsets: offsets.slice(at, end) })
    at = end
  }
  return pieces
}

function cutIn(text: string): number {
  const least = text.length / 2
  for (const end of [/^[\s\S]*[.!?。!?]\s/u, /^[\s\S]*\s/u]) {
    const length = end.exec(text)?.[0].length ?? 0
    if (length > least) return length
  }
  // Never between the two halves of a character.
  return text.isWellFormed() ? text.length : text.length - 1
}
