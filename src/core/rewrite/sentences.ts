/** Splits a text into sentences without losing a character. */

/** UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

const ending = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？।؟]+[」』”）]*|\n+/gu
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|st|dr|mr|mrs|ms|prof|ca|z\.b|bzw|p\.ej|\p{L}|\d{1,2})\.$/iu
const blanks = /\s*/uy

/**
 * A text without trailing characters of `marks`. A loop, because a regular expression takes quadratic time on long
 * runs.
 */
export function withoutTail(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1
  return text.slice(0, end)
}

/** The contiguous sentences of a text; each includes the white space after it. A line break ends a sentence. */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(ending)) {
    const after = index + mark.length
    if (mark === '.' && abbreviation.test(text.slice(Math.max(start, index - 12), after))) {
      // "grade 5. A badge" ends a sentence, "1. seven" and "e.g. this" do not.
      const opensLine = /^\s*\d{1,2}\.$/u.test(text.slice(start, after))
      const next = text.slice(after).trimStart()
      if (opensLine || !/^\p{Lu}/u.test(next) || !/\d\.$/u.test(text.slice(start, after))) continue
    }
    blanks.lastIndex = after
    const end = after + (blanks.exec(text)?.[0].length ?? 0)
    if (index < start) continue
    if (text.slice(start, end).trim() === '' && spans.length > 0) continue
    spans.push({ start, end })
    start = end
  }
  if (start < text.length) spans.push({ start, end: text.length })
  return spans
}
