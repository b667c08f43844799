/** Removes markup: tags, comments, Markdown emphasis inside words, and the quotation marks of strings in code. */
import type { View } from '../normalize/normalize.ts'
import { edited, type Edit } from './edits.ts'

/** A tag or comment. It is removed; a tag of a block element becomes a line end, which ends a sentence. */
const tag = /<!--[^<>]{0,200}>|<\/?([a-z][a-z0-9-]{0,20})(?:\s[^<>]{0,200})?>/giu
const blockElement =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/i
const tagInWord = /\p{L}(?:<[^<>]{1,80}>){1,4}\p{L}/u
/** Fewer tags hide nothing, unless one is inside a word, so they stay. */
const fewestTags = 5
const tagEdits = (text: string): readonly Edit[] => {
  if (!text.includes('<')) return []
  const found = Array.from(text.matchAll(tag), ({ 0: { length }, 1: name = '', index }) => ({
    start: index,
    end: index + length,
    text: blockElement.test(name) ? '\n' : '',
  }))
  return found.length >= fewestTags || tagInWord.test(text) ? found : []
}

/** Markdown emphasis between two letters, which splits a word. */
const emphasis = /(?<=\p{L})(?:\*{1,3}|_{2,3}|~~)(?=\p{L})/gu
const emphasisEdits = (text: string): readonly Edit[] =>
  Array.from(/[*~]|__/.test(text) ? text.matchAll(emphasis) : [], ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: '',
  }))

/** The end of one string in code and the start of the next. */
const stringGap = /(?<=[^\s'"`])(['"`])\s{0,8}(?:[,+]\s{0,8})?\1(?=[^\s'"`])/g
/** Fewer strings are a list of names or fields, and so are strings that are longer on average; they stay. */
const fewestStrings = 8
const longestString = 14
const stringEdits = (text: string): readonly Edit[] => {
  if (!/['"`]\s*[,+\n]/.test(text)) return []
  const found = Array.from(text.matchAll(stringGap))
  const length = (found.at(-1)?.index ?? 0) - (found[0]?.index ?? 0)
  return found.length < fewestStrings || length > found.length * longestString
    ? []
    : found.map(({ 0: gap, index }) => ({ start: index, end: index + gap.length, text: gap.includes('+') ? '' : ' ' }))
}

/** Removes the markup of a text. Returns the same view if it has none. */
export function withoutMarkup(source: View): View {
  let view = source
  for (const edits of [tagEdits, emphasisEdits, stringEdits]) view = edited(view, edits(view.text))
  return view
}
