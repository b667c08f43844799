/**
 * Finds the offsets where a sentence with a finding can be cut, so that the part before the risky clause stays as
 * typed.
 */
import type { Phrases } from './replacements.ts'
import type { Span } from './sentences.ts'

/** The kept parts of a sentence: its beginning up to `head` and, if any, its end from `tail` on. */
export interface Cut {
  readonly head: number
  readonly tail?: number
}

const firstWord = /^[^\p{L}\p{N}]*([\p{L}\p{M}\p{N}]+(?:['’-]\p{L}+)*)/u
/** The first word of a text in lower case; empty if it has none. */
export const opening = (text: string): string => firstWord.exec(text)?.[1]?.toLowerCase() ?? ''
/** Whether a list of words separated by spaces contains a word. */
export const has = (list: string, word: string): boolean => word !== '' && ` ${list} `.includes(` ${word} `)

/** The number of words. Two Chinese or Japanese characters count as one word. */
export const wordCount = (text: string): number => {
  const spaced = (text.replace(unspaced, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length
  return spaced + Math.floor((text.match(unspaced) ?? []).length / 2)
}
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/gu

/** Punctuation at which a sentence can be cut if the rest of the idea says little. */
const breaks = /[;；]\s*|\s[–—-]{1,2}\s+|[,،]\s+|[，、]|,(?=[\u3040-\u9fff])|[：:]\s+|：/gu

/** Punctuation at which a sentence can be cut in any case, because an independent clause follows. */
const clearBreaks = /[;；]\s*|\s[–—-]{1,2}\s+/gu

const money = String.raw`[\p{Sc}]|(?:eur|euro|usd|dollar|dólar|pound|quid|buck|cent|franc|frank|lira|zł|zloty|zl|złot|kr|kč|korun|reai|real|peso|rupia|rupee|rupi|рубл|руб|грн|гривн|won|yen|ft|forint|lei|ريال|دينار|درهم|جنيه|ليرة|रुप|元|円|块|원|円)`
/** An amount of money or a percentage. */
const amount = new RegExp(
  String.raw`\p{Sc}\s?\p{N}|\p{N}\s?(?:${money})|\p{N}\s?%|(?<!\p{L})(?:${money})\s?\p{N}`,
  'iu',
)

/** Whether a text names an amount of money or a percentage. */
export const namesAmount = (text: string): boolean => amount.test(text)

/** Whether a text has a number, in any digits. */
export const namesNumber = (text: string): boolean => /\p{N}/u.test(text)

const balanced = (text: string): boolean =>
  (text.match(/[([{（「『«]/gu) ?? []).length === (text.match(/[)\]}）」』»]/gu) ?? []).length &&
  (text.match(/["“”]/gu) ?? []).length % 2 === 0

/** A beginning with fewer words is incomplete, except two words with at least `fewestLetters` characters. */
const fewestWords = 3
const fewestLetters = 14
const fewestLettersOfTitle = 4
/** In a long text, the part before a colon is a title if it opens the text or has at most so many words. */
const mostWordsOfTitle = 8
/**
 * The fewest words before a joint word where a sentence is cut, enough for a subject and a verb: "Parents and children
 * sell …" is not cut after "Parents".
 */
const fewestBeforeJoint = 4
/**
 * The fewest words of a clause that is kept. A shorter one names only the risky mechanism: "Build a marketplace page
 * where …".
 */
const fewestOfClause = 5

/** Function words that may end a sentence. */
const mayEnd = 'it us me all one this you them not so'

const independent = /(?<!\p{L})(?:we|i|they|you|he|she|it)\s/iu

/**
 * Whether the part after the last comma is a subordinate clause without its main clause: ", and whoever has the badge".
 */
const endsInSubordinate = (head: string, phrases: Phrases): boolean => {
  const last =
    head
      .split(/[,،，]\s*/u)
      .slice(1)
      .at(-1) ?? ''
  const joined = has(phrases.joint, opening(last)) ? last.replace(/^\P{L}*\p{L}+/u, '') : last
  const word = opening(joined)
  return has(phrases.leaning, word) && !has(`${phrases.prepositions ?? ''} ${phrases.joint}`, word)
}

/** Whether the beginning of a sentence can stand without the rest. */
const isComplete = (head: string, phrases: Phrases, title: boolean): boolean => {
  const words = wordCount(head)
  if (words < fewestWords && (words < 2 || head.trim().length < fewestLetters)) return false
  if (!balanced(head)) return false
  const last =
    head
      .match(/[\p{L}\p{M}\p{N}'’-]+/gu)
      ?.findLast((run) => /[\p{L}\p{N}]/u.test(run))
      ?.toLowerCase() ?? ''
  if (has(phrases.small, last) && !has(mayEnd, last)) return false
  if (!title && phrases.unfinished?.test(head.trim()) === true) return false
  if (endsInSubordinate(head, phrases)) return false
  if (!has(phrases.leaning, opening(head))) return true
  if (/[,،，]/u.test(head) || (words > 6 && independent.test(head))) return true
  return has('each every', opening(head)) && head.split(/\s+/u).some((w) => has(phrases.clausal ?? '', w.toLowerCase()))
}

/** Whether the beginning up to `head` is a title, as in "Fall Festival: …". A new sentence then replaces the rest. */
export const isTitle = (sentence: string, head: number): boolean => /^\s?[:：]/u.test(sentence.slice(head))

/**
 * Whether a text is a noun phrase: it has no word that occurs in clauses only. False for languages without such a list.
 */
export const isNounPhrase = (text: string, { clausal }: Phrases): boolean =>
  clausal !== undefined && !text.split(/\s+/u).some((word) => has(clausal, word.toLowerCase()))

/** The conditions for the cuts of a sentence. */
export interface CutConditions {
  /** Whether the rest of the idea says little. Then even a few words are kept. */
  readonly alone: boolean
  /** Whether the sentence is the first of the idea. */
  readonly first: boolean
  /** Whether the cut may be inside the risky clause. */
  readonly inside: boolean
  /**
   * Whether a phrase alone is the risk, such as "on the main network", so that a cut before a preposition removes it.
   */
  readonly phrase: boolean
}

/**
 * The most offsets of a sentence that are examined. No sentence of prose has as many breaks, and each costs time in
 * proportion to the length of the sentence.
 */
const mostExamined = 100

/**
 * The offsets where a sentence can be cut, the best first: those before the risky clause, then those inside it, then
 * those before a preposition, each group with the latest offset first. `risks` are spans in the sentence. Each is found
 * when it is asked for, because few are used.
 */
export function* headsOf(
  sentence: string,
  risks: readonly Span[],
  phrases: Phrases,
  conditions: CutConditions,
): Generator<number, void> {
  const start = Math.min(...risks.map((r) => r.start))
  const last = Math.min(...risks.map((r) => r.end))
  /** Offsets with the fewest words before them. */
  let offered = new Map<number, number>()
  const offer = (index: number, least: number): void => {
    const at = sentence.slice(0, index).trimEnd().length
    const isFree = at < last && (conditions.inside || at <= start)
    if (isFree) offered.set(at, Math.min(least, offered.get(at) ?? least))
  }
  const offerBefore = (words: string): void => {
    for (const { 0: word, index } of sentence.matchAll(/(?<=\s)\p{L}+(?=\s)/gu))
      if (has(words, word.toLowerCase())) offer(index, fewestBeforeJoint)
  }
  const isCut = (at: number, least: number): boolean => {
    const head = sentence.slice(0, at)
    const letters = (head.match(/\p{L}/gu) ?? []).length
    const words = wordCount(head)
    const title = isTitle(sentence, at)
    const isName = conditions.alone && title && letters >= fewestLettersOfTitle && words < fewestWords && balanced(head)
    const isClause = phrases.clausal !== undefined && !title && !isNounPhrase(head, phrases)
    const enough = words >= (isClause ? Math.max(least, fewestOfClause) : least)
    return !namesAmount(head) && (isName || (enough && isComplete(head, phrases, title)))
  }
  let examined = 0
  const found = new Set<number>()
  function* cutsAmong(ordered: readonly number[]): Generator<number, void> {
    for (const at of ordered) {
      if (found.has(at)) continue
      if ((examined += 1) > mostExamined) return
      if (!isCut(at, offered.get(at) ?? 0)) continue
      found.add(at)
      yield at
    }
  }

  if (conditions.alone) {
    for (const { index } of sentence.matchAll(breaks)) offer(index, 0)
    offerBefore(phrases.joint)
  } else {
    for (const { index } of sentence.matchAll(clearBreaks)) offer(index, fewestBeforeJoint)
    for (const { index } of sentence.matchAll(/[：:]\s+|：/gu))
      if (conditions.first || wordCount(sentence.slice(0, index)) <= mostWordsOfTitle) offer(index, fewestBeforeJoint)
    for (const { 0: comma, index } of sentence.matchAll(/[,،]\s+/gu))
      if (has(phrases.joint, opening(sentence.slice(index + comma.length)))) offer(index, fewestBeforeJoint)
  }
  yield* cutsAmong([...offered.keys()].sort((a, b) => (a <= start === b <= start ? b - a : a - b)))
  if (!conditions.phrase) return
  offered = new Map()
  offerBefore(phrases.prepositions ?? '')
  yield* cutsAmong([...offered.keys()].sort((a, b) => b - a))
}

/** The offset of a prepositional phrase that ends a sentence after the risky clause: ", with a bee on it". */
export function tailOf(sentence: string, risks: readonly Span[], phrases: Phrases): number | undefined {
  const end = Math.max(...risks.map((r) => r.end))
  for (const { 0: mark, index } of sentence.matchAll(breaks)) {
    if (index < end - 1) continue
    const rest = sentence.slice(index + mark.length)
    if (!has(phrases.prepositions ?? '', opening(rest))) continue
    return wordCount(rest) >= fewestWords && balanced(rest) && !namesAmount(rest) ? index : undefined
  }
  return undefined
}
