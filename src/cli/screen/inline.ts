import MarkdownIt from 'markdown-it'
import { type Paragraph, ParagraphText } from './paragraph.ts'
import { createEndFinder, createRunFinder, endOfLink } from './span-ends.ts'

/** What a file is written in. */
export type Markup = 'markdown' | 'html'

const { unescapeAll } = new MarkdownIt().utils

const entity = /(?<entity>&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});)/u
const comment = /(?<comment><!--)/u
const lineBreak = /(?<br><br\s?\/?>)/u
const tag = /<\/?[a-zA-Z][^<>]*>/u
/** Code stands between runs of equally many marks. */
const code = /(?<ticks>`+)/u
const escaped = /(?<escape>\\[!-/:-@[-`{-~])/u
const visibleAddress = /<(?<link>(?:https?|mailto):[^<>\s]*)>/u
/** The end of the text of a link; its address follows. */
const address = /(?<address>\]\()/u
const brackets = /\]\[[^[\]]*\]|\[\^[^[\]\s]*\]|!?\[|\]/u
const emphasis = /\*+|~~|(?<![\p{L}\p{N}_])_{1,9}(?=\S)|(?<=\S)_{1,9}(?![\p{L}\p{N}_])/u
const hardBreak = /\\(?=\n)/u

const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gu')
const patterns: Readonly<Record<Markup, RegExp>> = {
  html: either(lineBreak, comment, tag, entity),
  markdown: either(
    ...[code, escaped, entity, lineBreak, visibleAddress, comment, tag],
    ...[address, brackets, emphasis, hardBreak],
  ),
}

/**
 * The text that a reader sees of a piece of Markdown or HTML within one block: without tags, marks of emphasis and the
 * addresses of links, escapes and entities read, the words of code and of alternative texts kept.
 */
export function inlineText(raw: Paragraph, markup: Markup): Paragraph {
  const { text, offsets } = raw
  const shown = new ParagraphText()
  const endOf = createEndFinder(text)
  const endOfRun = createRunFinder(text)
  let at = 0
  for (const match of text.matchAll(patterns[markup])) {
    // Within a comment, code or an address that was read already.
    if (match.index < at) continue
    const { ticks, comment, address, entity, escape, br, link } = match.groups ?? {}
    const start = match.index
    let end = start + match[0].length
    if (ticks !== undefined) end = endOfRun(ticks.length, end)
    else if (comment !== undefined) end = endOf('-->', end)
    else if (address !== undefined) end = Math.max(endOfLink(text, start + 1), start + 1)
    // A mark that nothing ends is text.
    if (end < 0) continue
    shown.take(raw, at, start)
    if (ticks !== undefined) shown.take(raw, start + ticks.length, end - ticks.length)
    else if (link !== undefined) shown.take(raw, start + 1, end - 1)
    else if (escape !== undefined) shown.take(raw, start + 1, end)
    else if (entity !== undefined) shown.put(unescapeAll(entity), offsets[start] ?? 0)
    else if (br !== undefined) shown.put('\n', offsets[start] ?? 0)
    at = end
  }
  shown.take(raw, at, text.length)
  return shown.done()
}
