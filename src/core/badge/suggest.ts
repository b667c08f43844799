import type { ChosenLook } from './chosen-look.ts'
import { symbolWords } from './symbol-words.ts'
import type { BadgeSymbol } from './symbols.ts'

/** A text as words in small letters without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Letters that a word of a text may have beyond a word of a symbol, when that is long enough to be told apart. */
const [longestEnding, shortestStem] = [4, 4] as const

/** The symbols of each word, by their number in `symbolWords`. */
const symbolsOf = new Map<string, readonly number[]>()
for (const [n, [, tags]] of symbolWords.entries())
  for (const tag of new Set(tags)) symbolsOf.set(tag, [...(symbolsOf.get(tag) ?? []), n])

/** The numbers of the symbols that a word names: by a word of theirs, or by one with an ending. */
function named(word: string): ReadonlySet<number> {
  const found = new Set(symbolsOf.get(word))
  const shortest = Math.max(shortestStem, word.length - longestEnding)
  for (let { length } = word; length >= shortest; length -= 1)
    for (const n of symbolsOf.get(word.slice(0, length)) ?? []) found.add(n)
  return found
}

/** Symbols of what most badges are about; another one says more. */
const general = new Set<BadgeSymbol>(['graduation', 'hand', 'people', 'tick', 'star', 'trophy', 'heart'])

/**
 * The symbol that an idea's words name most often; of equals the one that is named first, and null when there is none.
 * Words: core/badge/symbol-words.
 */
export function suggestSymbol(idea: string): BadgeSymbol | null {
  const points = new Map<number, number>()
  // A word at the beginning says what the badge is for; later ones say how.
  for (const [i, word] of wordsOf(idea.slice(0, 2000)).entries())
    for (const n of named(word)) points.set(n, (points.get(n) ?? 0) + (1 + 1 / (i + 2)))
  let best: BadgeSymbol | null = null
  let most = 0
  for (const [n, [symbol]] of symbolWords.entries()) {
    const own = (points.get(n) ?? 0) * (general.has(symbol) ? 0.5 : 1)
    if (own > most) [best, most] = [symbol, own]
  }
  return best
}

/** The symbols whose words begin with what someone typed; all of them for an empty query. */
export function findSymbols(query: string): readonly BadgeSymbol[] {
  const asked = wordsOf(query)
  return symbolWords
    .filter(([, tags]) => asked.every((word) => tags.some((tag) => tag.startsWith(word))))
    .map(([symbol]) => symbol)
}

const kind =
  '(?:badge|certificate|card|diploma|patch|medal|stamp|mark|award|credential|pin|sticker|collectible|token)s?'
const leading = new RegExp(
  `^(?:(?:i|we)\\s+(?:want|would like|plan|need)\\s+(?:to\\s+\\p{L}+\\s+)?)?(?:(?:an?|the|our|my|some|one)\\s+)?(?:[\\p{L}\\p{N}-]+\\s+){0,5}?${kind}\\s+(?:for|to|of|that|which|about|in)\\s+`,
  'iu',
)
/** “everybody who helped at our”, “taking part in”: what comes after it names the occasion. */
const people =
  /^(?:(?:\p{L}+\s+){0,3}?(?:who|that)\s+)?(?:(?:have\s+)?(?:help|attend|finish|complet|join|volunteer|participat|pass|com|came|took part|take part|taking part|participation)(?:s|e|ed|es|ing)?)(?:\s+(?:with|at|in|on|to|for|from|of|out))*\s+/iu
const relative = /(?:^|\s)(?:who|that|which)\s/iu
const article = /^(?:an?|the|our|my|your|their|his|her|all|every|each|this|that|those|these)\s+/iu
const endOfClause = /[,(]|\s(?:and|who|which|that|so|because|as|with no|without|when|if|by)\s/iu
const quoted = /[“"«„]([^“”"«»„]{3,40})[”"»“]/u

/**
 * A short name for the badge of an idea, in the idea's own words: a quoted name, or the occasion that an English sentence
 * names after “badge for”. '' when there is none. The caller screens it.
 */
export function suggestName(idea: string): string {
  const inQuotes = quoted.exec(idea)?.[1]?.trim()
  if (inQuotes !== undefined && /\p{L}/u.test(inQuotes)) return inQuotes
  const sentence = /^[^.!?\n;:–—]+/u.exec(idea.trim())?.[0] ?? ''
  if (!leading.test(sentence)) return titled(sentence.replace(article, ''), 4)
  let rest = sentence.replace(leading, '').replace(people, '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(article, '')
  }
  const end = rest.search(endOfClause)
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (relative.test(clause)) return ''
  // “A stamp card for our cafe” leaves one word, which is a name with its kind alone.
  return titled(clause, 6) || (end < 0 ? titled(sentence.replace(article, ''), 6) : '')
}

/** A phrase of at most so many words, set as a title; '' when it is longer. */
function titled(phrase: string, most: number): string {
  const words = phrase.trim().split(/\s+/u)
  const { length } = words.join(' ')
  if (words.length < 2 || words.length > most || length < 5 || length > 48) return ''
  return words.map((word, i) => (i > 0 && small.has(word.toLowerCase()) ? word : capital(word))).join(' ')
}

const small = new Set('a an the of for and or in on at to by with from our my'.split(' '))
const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const lookFields = ['shape', 'palette', 'symbol', 'issuer', 'date'] as const

/**
 * The look that the fields of a form choose; undefined when they choose none. A symbol that is left open is the one that
 * fits the idea, `none` is no symbol. The values are not checked: that is for the operation, whose error names the field.
 */
export function lookOfForm(
  form: Readonly<Record<(typeof lookFields)[number], string>>,
  idea: string,
): ChosenLook | undefined {
  const open = form.symbol === '' && form.shape !== ''
  const symbol = open ? (suggestSymbol(idea) ?? '') : form.symbol === 'none' ? '' : form.symbol
  const fields = { ...form, symbol }
  const chosen = lookFields.map((name) => [name, fields[name].trim()] as const).filter(([, value]) => value !== '')
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen)
}
