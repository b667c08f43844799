/**
 * Decides which parts of an idea are removed: around each finding the smallest part whose removal leaves complete
 * sentences.
 */
import type { Finding } from '../finding.ts'
import { has, namesAmount, namesNumber, opening, wordCount, type Cut } from './cuts.ts'
import { names } from './nouns.ts'
import type { Phrases } from './replacements.ts'
import { sentencesOf, type Span } from './sentences.ts'

/** A finding with its span in the idea. */
export interface Risk extends Span {
  readonly finding: Finding
}

/** A part of the idea: kept as typed, or removed with its findings. */
export type Part = Span &
  (
    | {
        readonly kept: true
        /** The beginning of a question whose rest is removed. */
        readonly asks?: boolean
      }
    | {
        readonly kept: false
        readonly risks: readonly Risk[]
        /** Removed from the middle of a sentence, such as a parenthesis. */
        readonly midSentence?: boolean
      }
  )

const inside = (span: Span, risks: readonly Risk[]): readonly Risk[] =>
  risks.filter((r) => r.start < span.end && r.end > span.start)

/** Whether a text depends on the sentence before it. */
export const dependsOnPrevious = (text: string, phrases: Phrases): boolean =>
  has(phrases.follow, opening(text)) || (phrases.clausal !== undefined && has('the all one', opening(text)))

const shortest = 4
const longestDenial = 14
/** A negation begins within this many words. "Museum stamps for all, no personal data" is more than a negation. */
const denialOpens = 7

/** Whether a sentence only negates something. */
export const isDenial = (sentence: string, phrases: Phrases): boolean => {
  if (phrases.denial === undefined || wordCount(sentence) > longestDenial) return false
  const words =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  return words.slice(0, denialOpens).some((w) => has(phrases.denial ?? '', w))
}

/** A parenthesis in brackets or between two dashes. */
const brackets = /[ ]?[(（][^()（）]*[)）]|\s[–—-]{1,2}\s[^–—]{0,200}?\s[–—-]{1,2}(?=\s)/gu

/**
 * The sentence without its risky attributes ("a limited edition medal, numbered 1 to 9" becomes a medal), or undefined
 * if it has none.
 */
export function withoutAttributes(sentence: string, phrases: Phrases): string | undefined {
  const attributes = (phrases.attributes ?? []).map((a) => a.replaceAll('#', '\\d+').replaceAll(' ', '[ -]'))
  if (attributes.length === 0) return undefined
  const risky = new RegExp(`(\\ban? )?(?<![\\p{L}-])(?:${attributes.join('|')})(?![\\p{L}-])[ ]?`, 'giu')
  const [first = '', ...tail] = sentence
    .trim()
    .replace(/(?<![.!])[.!]+$/u, '')
    .split(', ')
  const head = first.replace(risky, (_, article?: string) => (article === undefined ? '' : 'a '))
  const kept = tail.filter((segment) => segment.search(risky) < 0)
  if (head === first && kept.length === tail.length) return undefined
  const text = [head.replace(/\ba a /gu, 'a ').replace(/\ba (?=[aeio])/giu, 'an '), ...kept].join(', ').trim()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const chains = 'bitcoin|btc|ethereum|polygon|solana|celo|optimism|arbitrum|avalanche|tezos|cardano'
const liveNetwork = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:the )?(?:real|live|main|actual|proper) )?(?:(?:${chains})(?: (?:mainnet|network|blockchain|chain))?|main ?net|(?:network|blockchain|chain)(?<=(?:real|live|main) \p{L}{1,10}))(?![\p{L}-])`,
  'giu',
)

const aboutLive = /(?<!\p{L})(?:test|pretend|practice|sandbox|fees?|gas|sats|real|live)(?!\p{L})/iu

/**
 * The sentence with the test network in place of the one live network that it names, without its remarks on fees; or
 * undefined.
 */
export function onTestnet(sentence: string): string | undefined {
  if ([...sentence.matchAll(liveNetwork)].length !== 1) return undefined
  const [first = '', ...others] = sentence
    .replace(liveNetwork, '\u0000')
    .trim()
    .split(/(?=,\s)/u)
  const text = [first, ...others.filter((segment) => !aboutLive.test(segment))].join('')
  if (!text.includes('\u0000') || aboutLive.test(first)) return undefined
  const end = /[.!?]$/u.test(text) || !/[.!?]$/u.test(sentence.trim()) ? '' : '.'
  return text.replace('\u0000', 'testnet') + end
}

/** The parenthesis that contains every risk of a sentence. */
const bracketAround = (text: string, sentence: Span, risks: readonly Risk[]): Span | undefined => {
  for (const { 0: bracket, index } of text.slice(sentence.start, sentence.end).matchAll(brackets)) {
    const start = sentence.start + index
    const after = start + bracket.length
    // The space before a parenthesis goes with it; at the beginning of a sentence, the space after it.
    const end = index === 0 && text.charAt(after) === ' ' ? after + 1 : after
    const rest = text.slice(sentence.start, start) + text.slice(end, sentence.end)
    if (wordCount(rest) >= shortest && risks.every((r) => r.start >= start && r.end <= after)) return { start, end }
  }
  return undefined
}

/**
 * Chooses where a sentence is cut; `risks` are in the idea, as the sentence. `alone`: the sentences without a finding
 * say little. Undefined: the whole sentence goes.
 */
export type Cutting = (sentence: Span, risks: readonly Risk[], alone: boolean) => Cut | undefined

/** A text of fewer words needs a sentence that says what the award is, unless it names one. */
export const fewestWordsOfPurpose = 12

const longestAside = 8

/**
 * Whether a sentence makes no sense, or no safe sense, without the one before it, which was removed: it opens or ends
 * with a word for it, or names its price.
 */
const leans = (text: string, phrases: Phrases): boolean => {
  if (names(text, phrases, 'award')) return false
  if (has(phrases.follow, opening(text)) || namesAmount(text)) return true
  return wordCount(text) <= longestAside && /\s(?:that|it|this)[.!?]*\s*$/iu.test(text)
}

const listMark = /(?:^|\s)[(（]?\p{N}{1,2}[.)）]/u

/** A sentence that only states prices and numbers is not longer. */
const mostWordsOfPrice = 14
/** Before the sale a longer sentence says what the money is for: "Our pottery room needs 9,400 for a new kiln." */
const mostWordsOfPriceBefore = 6

/** The sentences next to a sale that state its prices and numbers: "120 pieces at 300 each. …" */
const pricesBeside = (idea: string, sentences: readonly Span[], risks: readonly Risk[]): ReadonlySet<Span> => {
  const sales = risks.filter((r) => r.finding.category === 'fundraising')
  const isSale = sentences.map((s) => inside(s, sales).length > 0)
  const states = ({ start, end }: Span, most: number): boolean => {
    const text = idea.slice(start, end)
    return namesNumber(text) && !listMark.test(text) && wordCount(text) <= most
  }
  const found = new Set<Span>()
  for (const [n, sale] of isSale.entries()) {
    if (!sale) continue
    const before = sentences[n - 1]
    if (before !== undefined && states(before, mostWordsOfPriceBefore)) found.add(before)
    for (const after of sentences.slice(n + 1)) {
      if (!states(after, mostWordsOfPrice)) break
      found.add(after)
    }
  }
  return found
}

/** The parts of the idea in order, without gaps. */
export function partsOf(idea: string, risks: readonly Risk[], phrases: Phrases, cutting: Cutting): readonly Part[] {
  const parts: Part[] = []
  const keep = (start: number, end: number, asks = false): void => {
    if (end > start) parts.push({ kept: true, start, end, ...(asks && { asks }) })
  }
  const drop = (start: number, end: number, found: readonly Risk[]): void => {
    const last = parts.at(-1)
    if (last?.kept === false && last.midSentence !== true && last.end === start) {
      parts[parts.length - 1] = { kept: false, start: last.start, end, risks: [...new Set([...last.risks, ...found])] }
    } else if (end > start) parts.push({ kept: false, start, end, risks: found })
  }
  const sentences = sentencesOf(idea)
  const clean = sentences.filter((s) => inside(s, risks).length === 0).map((s) => idea.slice(s.start, s.end))
  const alone = wordCount(clean.join(' ')) < fewestWordsOfPurpose
  const priced = pricesBeside(idea, sentences, risks)
  for (const sentence of sentences) {
    const { start, end } = sentence
    const found = inside(sentence, risks)
    const text = idea.slice(start, end)
    if (found.length === 0) {
      const isPrice = priced.has(sentence)
      if (isPrice || (parts.at(-1)?.kept === false && leans(text, phrases))) drop(start, end, [])
      else keep(start, end)
      continue
    }
    const bracket = bracketAround(idea, sentence, found)
    if (bracket !== undefined) {
      keep(start, bracket.start)
      parts.push({ ...bracket, kept: false, risks: found, midSentence: true })
      keep(bracket.end, end)
      continue
    }
    const cut = cutting(sentence, found, alone)
    keep(start, start + (cut?.head ?? 0), /[?？؟][^\p{L}\p{N}]{0,20}$/u.test(text))
    if (cut?.tail === undefined) drop(start + (cut?.head ?? 0), end, found)
    else {
      parts.push({ kept: false, start: start + cut.head, end: start + cut.tail, risks: found, midSentence: true })
      keep(start + cut.tail, end)
    }
  }
  return parts
}
