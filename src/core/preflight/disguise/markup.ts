/** Markup in and around words: tags, comments, emphasis, and words that are strings of code. */
import type { View } from '../normalize/normalize.ts'
import { edited, type Edit } from './edits.ts'

/** A tag or comment. A tag that stands between words parts them; one that makes a paragraph ends a sentence. */
const tag = /<!--[^<>]{0,200}>|<\/?([a-z][a-z0-9-]{0,20})(?:\s[^<>]{0,200})?>/giu
const paragraph =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/i
const inWord = /\p{L}(?:<[^<>]{1,80}>){1,4}\p{L}/u
/** Fewer tags between words part nothing that belongs together. */
const fewestTags = 5
const tagEdits = (text: string): readonly Edit[] => {
  if (!text.includes('<')) return []
  const found = Array.from(text.matchAll(tag), ({ 0: { length }, 1: name = '', index }) => ({
    start: index,
    end: index + length,
    text: paragraph.test(name) ? '\n' : '',
  }))
  return found.length >= fewestTags || inWord.test(text) ? found : []
}

/** Emphasis of Markdown that begins or ends inside a word. */
const emphasis = /(?<=\p{L})(?:\*{1,3}|_{2,3}|~~)(?=\p{L})/gu
const emphasisEdits = (text: string): readonly Edit[] =>
  Array.from(/[*~]|__/.test(text) ? text.matchAll(emphasis) : [], ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: '',
  }))

/** The end of one string of code and the start of the next. Fewer, or longer ones, are a list of names or fields. */
const between = /(?<=[^\s'"`])(['"`])\s{0,8}(?:[,+]\s{0,8})?\1(?=[^\s'"`])/g
const fewestStrings = 8
const longestString = 14
const stringEdits = (text: string): readonly Edit[] => {
  if (!/['"`]\s*[,+\n]/.test(text)) return []
  const found = Array.from(text.matchAll(between))
  const length = (found.at(-1)?.index ?? 0) - (found[0]?.index ?? 0)
  return found.length < fewestStrings || length > found.length * longestString
    ? []
    : found.map(({ 0: gap, index }) => ({ start: index, end: index + gap.length, text: gap.includes('+') ? '' : ' ' }))
}

/** The text without its markup; the same view where it has none. */
export function withoutMarkup(source: View): View {
  let view = source
  for (const edits of [tagEdits, emphasisEdits, stringEdits]) view = edited(view, edits(view.text))
  return view
}
