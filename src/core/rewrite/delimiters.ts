/** Finds the pairs of delimiters of a text, so that no rewrite keeps one half of a pair: comments, brackets, quotes. */
import type { Span } from './sentences.ts'

/** The marks that close each opening mark. Languages share quotation marks with opposite roles: „Haus“, “house”. */
const closers: Readonly<Record<string, readonly string[]>> = {
  '<!--': ['-->'],
  '(': [')'],
  '[': [']'],
  '{': ['}'],
  '（': ['）'],
  '「': ['」'],
  '『': ['』'],
  '《': ['》'],
  '【': ['】'],
  '"': ['"'],
  '“': ['”'],
  '”': ['”'],
  '„': ['“', '”'],
  '‘': ['’'],
  '‚': ['‘', '’'],
  '«': ['»'],
  '»': ['«'],
}

const marks = /<!--|-->|[()[\]{}（）「」『』《》【】"“”„‘’‚«»]/gu

/** Marks that open in one language and close in another, or do both. Letters beside them tell which. */
const both = /^["“”‘«»]$/u

/** Deeper nesting is not followed, which bounds the time for a long run of opening marks. */
const deepest = 24

interface Mark extends Span {
  readonly text: string
}

/** The pairs of a text in the order of their closing marks, and the marks that belong to no pair. */
function marksOf(text: string): {
  readonly pairs: readonly (readonly [Mark, Mark])[]
  readonly loose: readonly Mark[]
} {
  const pairs: (readonly [Mark, Mark])[] = []
  const open: Mark[] = []
  const loose: Mark[] = []
  for (const { 0: found, index } of text.matchAll(marks)) {
    const mark: Mark = { text: found, start: index, end: index + found.length }
    const follows = /\S/u.test(text.charAt(index - 1))
    const leads = /\S/u.test(text.charAt(mark.end))
    const beforeWord = /[\p{L}\p{N}]/u.test(text.charAt(mark.end))
    const opens = found in closers && !(both.test(found) && follows && !beforeWord)
    // The apostrophe of "don’t" closes nothing.
    const closes = !(both.test(found) && !follows && leads) && !(found === '’' && beforeWord)
    const at = closes ? open.findLastIndex((one) => closers[one.text]?.includes(found) === true) : -1
    const opening = open[at]
    if (opening !== undefined) {
      loose.push(...open.splice(at).slice(1))
      pairs.push([opening, mark])
    } else if (opens) {
      open.push(mark)
      if (open.length > deepest) loose.push(...open.splice(0, 1))
    } else loose.push(mark)
  }
  return { pairs, loose: [...loose, ...open] }
}

/** The text of the marks that belong to no pair, such as the brackets of "1)" and ":)". */
const looseOf = (text: string): string =>
  marksOf(text)
    .loose.map((mark) => mark.text)
    .sort()
    .join('')

/** Whether a passage, edited, still has whole pairs only: each mark that it has alone is alone in the whole text too. */
export const keepsPairs = (edited: string, text: string, { start, end }: Span): boolean =>
  looseOf(edited) ===
  marksOf(text)
    .loose.filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => mark.text)
    .sort()
    .join('')

/**
 * The marks of the kept parts of a text whose other half is in no kept part, each with the white space that it leaves
 * over. `kept`: in order.
 */
export function halvesOf(text: string, kept: readonly Span[]): readonly Span[] {
  const isKept = (mark: Mark): boolean => kept.some(({ start, end }) => mark.start >= start && mark.end <= end)
  return marksOf(text)
    .pairs.flatMap(([opening, closing]) => {
      const [first, last] = [isKept(opening), isKept(closing)]
      return first === last ? [] : [first ? opening : closing]
    })
    .map((mark) => withBlanks(text, mark))
    .sort((a, b) => a.start - b.start)
}

/** With the white space after the mark if there is some before it too, or if the mark opens a line. */
function withBlanks(text: string, { start, end }: Mark): Span {
  if (!/^$|\s/u.test(text.charAt(start - 1))) return { start, end }
  let after = end
  while (/[ \t]/u.test(text.charAt(after))) after += 1
  if (after > end || text.charAt(start - 1) !== ' ') return { start, end: after }
  // "bees -->." and "bees -->" at the end of a line
  return /\p{L}|\p{N}/u.test(text.charAt(end)) ? { start, end } : { start: start - 1, end }
}
