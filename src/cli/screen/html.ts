import { inlineText } from './inline.ts'
import { type Paragraph, partOf } from './paragraph.ts'
import { createEndFinder } from './span-ends.ts'

/** Where something begins that no reader sees, or sees as code. */
const unread = /<!--|<(script|style|pre|svg|template|textarea)\b/gi
/** Tags between two blocks; all others stand within a text. */
const between =
  /<\/?(?!(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b)[a-z][^<>]*>/gi

/** The texts of HTML: each block is a paragraph. Scripts, styles, comments and preformatted text are left out. */
export function htmlParagraphs(file: string, start = 0, end = file.length): readonly Paragraph[] {
  const html = file.slice(start, end)
  const tags = [...html.matchAll(between)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
  const cuts = [...unreadIn(html), ...tags].toSorted((a, b) => a.from - b.from)
  const found: Paragraph[] = []
  let at = 0
  for (const { from, to } of [...cuts, { from: html.length, to: html.length }]) {
    if (from > at) found.push(inlineText(partOf(file, start + at, start + from), 'html'))
    at = Math.max(at, to)
  }
  return found
}

/** Comments and elements that are left out, each to its end. */
function unreadIn(html: string): readonly { readonly from: number; readonly to: number }[] {
  const endOf = createEndFinder(html.toLowerCase())
  const found: { from: number; to: number }[] = []
  for (const { index, 0: mark, 1: name } of html.matchAll(unread)) {
    if (index < (found.at(-1)?.to ?? 0)) continue
    const to = endOf(name === undefined ? '-->' : `</${name.toLowerCase()}`, index + mark.length)
    if (to >= 0) found.push({ from: index, to: name === undefined ? to : closed(html, to) })
  }
  return found
}

/** The offset behind the `>` of a closing tag whose name ends at `at`. */
const closed = (html: string, at: number): number => {
  const end = html.indexOf('>', at)
  return end < 0 ? html.length : end + 1
}
