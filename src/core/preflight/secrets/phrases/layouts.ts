import type { Token } from './tokens.ts'
import { MASK, type View } from '../normalize.ts'

/** The fewest words that a phrase has, less one: so often a label stands between its words. */
const REPEATS = 11

const digit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** A tag of HTML or XML; a lone < in prose opens none. */
const tag = /<[^<>]{1,300}>/g

/** Whether a word belongs to the frame of a list and not to its content: before a colon, at a number. */
function isLabel(text: string, token: Token): boolean {
  if (digit(text.charCodeAt(token.start - 1)) && /^(?:st|nd|rd|th|er|e|o|a)$/.test(token.word)) return true
  let i = token.end
  // word1, w12
  while (digit(text.charCodeAt(i)) && i < token.end + 2) i++
  while (' "\'`\\'.includes(text.charAt(i)) && i < token.end + 6) i++
  const next = text.charAt(i)
  return next === ':' || next === '='
}

/** The words without tags and labels, or undefined when these are too few to part the words of a phrase. */
function withoutLabels(view: View, tokens: readonly Token[]): readonly Token[] | undefined {
  const tags = view.text.includes('<') ? Array.from(view.text.matchAll(tag)) : []
  let at = 0
  const kept = tokens.filter((token) => {
    const inTag = (): RegExpMatchArray | undefined => tags[at]
    for (let now = inTag(); now !== undefined && (now.index ?? 0) + now[0].length <= token.start; now = inTag()) at++
    return token.start < (inTag()?.index ?? Infinity) && !isLabel(view.text, token)
  })
  return tokens.length - kept.length >= REPEATS ? kept : undefined
}

/**
 * Stretches of words that are parted by the same words each time, such as `<li>` or `next`, without these. Only
 * words that come eleven times can part the words of a phrase.
 */
function betweenRepeats(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.length < 2 * REPEATS) return []
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token.word, (counts.get(token.word) ?? 0) + 1)
  const labels = new Set<string>()
  for (const [word, count] of counts) if (count >= REPEATS) labels.add(word)
  if (labels.size === 0) return []
  const stretches: Token[][] = []
  let stretch: Token[] = []
  let gap = ''
  let last = ''
  for (const token of tokens) {
    if (labels.has(token.word)) {
      gap += ` ${token.word}`
      continue
    }
    const before = stretch.at(-1)
    if (token.entry === undefined) {
      stretches.push(stretch)
      stretch = []
    } else if (before === undefined || stretch.length === 1 || gap === last) {
      stretch.push(token)
    } else {
      stretches.push(stretch)
      stretch = [before, token]
    }
    last = gap
    gap = ''
  }
  stretches.push(stretch)
  return stretches.filter((words) => words.length > REPEATS)
}

const sizes: readonly number[] = [12, 15, 18, 20, 21, 24, 33]

/** Words that are numbered out of order, as in the two columns of a paper card, in the order of their numbers. */
function byNumber(view: View, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const { text } = view
  const sorted: (readonly Token[])[] = []
  let group = new Map<number, Token>()
  let ordered = true
  const finish = (): void => {
    const words = [...group].toSorted(([a], [b]) => a - b).map(([, token]) => token)
    if (!ordered && sizes.includes(words.length) && Math.max(...group.keys()) === words.length) sorted.push(words)
    group = new Map()
    ordered = true
  }
  let last = 0
  for (const token of tokens) {
    if (token.entry === undefined) continue
    let i = token.start - 1
    while (i >= 0 && token.start - i <= 5 && !digit(text.charCodeAt(i)) && text.charAt(i) !== MASK) i--
    if (!digit(text.charCodeAt(i))) continue
    const number = Number(digit(text.charCodeAt(i - 1)) ? text.slice(i - 1, i + 1) : text.charAt(i))
    if (number < 1 || number > 33) continue
    if (group.has(number)) finish()
    if (group.size > 0 && number < last) ordered = false
    group.set(number, token)
    last = number
  }
  finish()
  return sorted
}

/** Between two words of a phrase stand a number, a tag, a label; what is further apart has nothing to do with it. */
const WIDEST_GAP = 80

/** Cuts words into stretches that stand close together. */
function close(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const stretches: Token[][] = []
  let stretch: Token[] = []
  let end = 0
  for (const token of tokens) {
    if (stretch.length > 0 && token.start - end > WIDEST_GAP) {
      stretches.push(stretch)
      stretch = []
    }
    stretch.push(token)
    end = token.end
  }
  return [...stretches, stretch].filter((words) => words.length > REPEATS)
}

/** The ways of reading the words of a text in a row: as they stand, without labels, and in the order of numbers. */
export function layoutsOf(view: View, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const inLists = tokens.reduce((sum, token) => sum + (token.entry === undefined ? 0 : 1), 0)
  if (inLists <= REPEATS) return [tokens]
  const bare = withoutLabels(view, tokens)
  return [
    tokens,
    ...(bare === undefined ? [] : close(bare)),
    ...betweenRepeats(tokens).flatMap(close),
    ...byNumber(view, tokens),
  ]
}
