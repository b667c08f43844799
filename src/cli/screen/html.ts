import { inlineText } from './inline.ts'
import { type Paragraph, partOf } from './paragraph.ts'

/** What no reader sees, or sees as code. */
const unread = /<!--[\s\S]*?-->|<(script|style|pre|svg|template|textarea)\b[\s\S]*?<\/\1\s*>/gi
/** Tags between two blocks; all others stand within a text. */
const between =
  /<\/?(?!(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b)[a-z][^<>]*>/gi

/** The texts of HTML: each block is a paragraph. Scripts, styles, comments and preformatted text are left out. */
export function htmlParagraphs(file: string, start = 0, end = file.length): readonly Paragraph[] {
  const html = file.slice(start, end)
  const cuts = [...html.matchAll(unread), ...html.matchAll(between)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .toSorted((a, b) => a.from - b.from)
  const found: Paragraph[] = []
  let at = 0
  for (const { from, to } of [...cuts, { from: html.length, to: html.length }]) {
    if (from > at) found.push(inlineText(partOf(file, start + at, start + from), 'html'))
    at = Math.max(at, to)
  }
  return found
}
