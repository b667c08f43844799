import MarkdownIt from 'markdown-it'
import { type Paragraph, ParagraphText } from './paragraph.ts'

/** What a file is written in. */
export type Markup = 'markdown' | 'html'

const { unescapeAll } = new MarkdownIt().utils

const entity = /(?<entity>&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});)/u
const comment = /<!--[\s\S]*?-->/u
const lineBreak = /(?<br><br\s*\/?>)/u
const tag = /<\/?[a-zA-Z][^<>]*>/u
/** Code between runs of equally many marks. */
const code = /(?<code>(?<!`)(?<ticks>`{1,9})(?!`)[\s\S]*?[^`]\k<ticks>(?!`))/u
const escaped = /(?<escape>\\[!-/:-@[-`{-~])/u
const visibleAddress = /<(?<link>(?:https?|mailto):[^<>\s]*)>/u
/** The end of a link: its address, with at most one pair of parentheses in it, and its title. */
const address = /\]\(\s*(?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/u
const brackets = /\]\[[^[\]]*\]|\[\^[^[\]\s]*\]|!?\[|\]/u
const emphasis = /\*+|~~|(?<![\p{L}\p{N}_])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/u
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
  const shown = new ParagraphText()
  let at = 0
  for (const match of raw.text.matchAll(patterns[markup])) {
    const { code, ticks = '', entity, escape, br, link } = match.groups ?? {}
    const end = match.index + match[0].length
    shown.take(raw, at, match.index)
    if (code !== undefined) shown.take(raw, match.index + ticks.length, end - ticks.length)
    else if (link !== undefined) shown.take(raw, match.index + 1, end - 1)
    else if (escape !== undefined) shown.take(raw, match.index + 1, end)
    else if (entity !== undefined) shown.put(unescapeAll(entity), raw.offsets[match.index] ?? 0)
    else if (br !== undefined) shown.put('\n', raw.offsets[match.index] ?? 0)
    at = end
  }
  shown.take(raw, at, raw.text.length)
  return shown.done()
}
