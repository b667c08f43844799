import type { Token } from './tokens.ts'
import { MASK, type View } from '../normalize.ts'

/** A word that separates the words of a phrase occurs at least this often: the fewest words of a phrase, less one. */
const REPEATS = 11

const digit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** A tag of HTML or XML. A single < in prose is none. */
const tag = /<[^<>]{1,300}>/g

/** Whether a word is a label of a list item, not its content: before a colon, or part of a number. */
function isLabel(text: string, token: Token): boolean {
  if (digit(text.charCodeAt(token.start - 1)) && /^(?:st|nd|rd|th|er|e|o|a)$/.test(token.word)) return true
  let i = token.end
  // word1, w12
  while (digit(text.charCodeAt(i)) && i < token.end + 2) i++
  while (' "\'`\\'.includes(text.charAt(i)) && i < token.end + 6) i++
  const next = text.charAt(i)
  return next === ':' || next === '='
}

/**
 * The words without tags and labels, or undefined if there are too few tags and labels to separate the words of a
 * phrase.
 */
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
 * Runs of words between which the same separators occur each time, such as `<li>` or `next`; the separators are left
 * out. Only a word that occurs at least eleven times can separate the words of a phrase.
 */
function betweenRepeats(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.length < 2 * REPEATS) return []
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token.word, (counts.get(token.word) ?? 0) + 1)
  const labels = new Set<string>()
  for (const [word, count] of counts) if (count >= REPEATS) labels.add(word)
  if (labels.size === 0) return []
  const runs: Token[][] = []
  let run: Token[] = []
  let gap = ''
  let last = ''
  for (const token of tokens) {
    if (labels.has(token.word)) {
      gap += ` ${token.word}`
      continue
    }
    const before = run.at(-1)
    if (token.entry === undefined) {
      runs.push(run)
      run = []
    } else if (before === undefined || run.length === 1 || gap === last) {
      run.push(token)
    } else {
      runs.push(run)
      run = [before, token]
    }
    last = gap
    gap = ''
  }
  runs.push(run)
  return runs.filter((words) => words.length > REPEATS)
}

const sizes: readonly number[] = [12, 15, 18, 20, 21, 24, 33]

/** Words that are numbered out of order, as in the two columns of a paper card, sorted by their numbers. */
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

/** The largest gap between two words of a phrase, which holds a number, a tag or a label. */
const WIDEST_GAP = 80

/** Splits words into runs without large gaps. */
function splitAtGaps(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = []
  let run: Token[] = []
  let end = 0
  for (const token of tokens) {
    if (run.length > 0 && token.start - end > WIDEST_GAP) {
      runs.push(run)
      run = []
    }
    run.push(token)
    end = token.end
  }
  return [...runs, run].filter((words) => words.length > REPEATS)
}

/** The word sequences in which a phrase is searched: in reading order, without labels, and in the order of numbers. */
export function layoutsOf(view: View, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const inLists = tokens.reduce((sum, token) => sum + (token.entry === undefined ? 0 : 1), 0)
  if (inLists <= REPEATS) return [tokens]
  const bare = withoutLabels(view, tokens)
  return [
    tokens,
    ...(bare === undefined ? [] : splitAtGaps(bare)),
    ...betweenRepeats(tokens).flatMap(splitAtGaps),
    ...byNumber(view, tokens),
  ]
}
