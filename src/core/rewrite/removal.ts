/**
 * Decides which parts of an idea are removed: around each finding the smallest part whose removal leaves complete
 * sentences.
 */
import type { Finding } from '../finding.ts'
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
    | { readonly kept: true }
    | {
        readonly kept: false
        readonly risks: readonly Risk[]
        /** Removed from the middle of a sentence, such as a parenthesis. */
        readonly midSentence?: boolean
      }
  )

const inside = (span: Span, risks: readonly Risk[]): readonly Risk[] =>
  risks.filter((r) => r.start < span.end && r.end > span.start)

const firstWord = /^[^\p{L}\p{N}]*([\p{L}\p{M}\p{N}]+(?:['’-]\p{L}+)*)/u
const opening = (text: string): string => firstWord.exec(text)?.[1]?.toLowerCase() ?? ''
const has = (list: string, word: string): boolean => word !== '' && list.split(' ').includes(word)
const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length

/** Where a clause may be cut off: after a dash with spaces, a semicolon or a comma. */
const clauseBreaks = /[;；]\s*|\s[–—-]{1,2}\s+|,\s+/gu

const balanced = (text: string): boolean =>
  (text.match(/[([{]/gu) ?? []).length === (text.match(/[)\]}]/gu) ?? []).length &&
  (text.match(/["“”]/gu) ?? []).length % 2 === 0

const shortest = 4
const longPhrase = 6

/** Words and punctuation that begin a further description of a noun phrase. */
const descriptions = /:\s+|,\s+|\s(?=(?:with|that|which|whose|where|who|so|plus|and)\s)/gu

const firstWords = (text: string): string => text.split(' ').slice(0, 4).join(' ')

/**
 * The offset at which a sentence that is one long noun phrase can be cut: "a medal for museum donors | that doubles as
 * …".
 */
const cutPhrase = (sentence: string, risk: number, phrases: Phrases): number | undefined => {
  if (phrases.clausal === undefined) return undefined
  let cut: number | undefined
  for (const { 0: separator, index } of sentence.matchAll(descriptions)) {
    if (index + separator.length > risk + 1) break
    const head = sentence.slice(0, index)
    const words = head.toLowerCase().split(/[^\p{L}'’-]+/u)
    if (
      words.some((w) => has(phrases.clausal ?? '', w)) ||
      !names(firstWords(head), phrases, 'award') ||
      !balanced(head)
    )
      continue
    if (wordCount(head) >= longPhrase || (wordCount(head) > 2 && names(head, phrases, 'setting'))) cut = index
  }
  return cut
}

/** The offset at which the sentence can be cut so that its beginning is complete, or undefined. */
const cutBefore = (sentence: string, risk: number, phrases: Phrases): number | undefined => {
  if (phrases.joint === '' || has(phrases.leaning, opening(sentence))) return undefined
  let cut: number | undefined
  for (const { 0: separator, index } of sentence.matchAll(clauseBreaks)) {
    if (index + separator.length > risk + 1) break
    const head = sentence.slice(0, index)
    const next = opening(sentence.slice(index + separator.length))
    const comma = separator.startsWith(',')
    if (comma && !has(phrases.joint, next)) continue
    if (wordCount(head) < shortest || !balanced(head)) continue
    // Only a negation would remain of "This is no investment, but …".
    if (phrases.denial !== undefined && isDenial(head, phrases)) continue
    cut = index
  }
  return cut
}

/** Whether a text depends on the sentence before it. */
export const dependsOnPrevious = (text: string, phrases: Phrases): boolean =>
  has(phrases.follow, opening(text)) || (phrases.clausal !== undefined && has('the all one', opening(text)))

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

/** The parenthesis that contains every risk of a sentence. */
const bracketAround = (text: string, sentence: Span, risks: readonly Risk[]): Span | undefined => {
  for (const { 0: bracket, index } of text.slice(sentence.start, sentence.end).matchAll(brackets)) {
    const start = sentence.start + index
    const end = start + bracket.length
    const rest = text.slice(sentence.start, start) + text.slice(end, sentence.end)
    if (wordCount(rest) >= shortest && risks.every((r) => r.start >= start && r.end <= end)) return { start, end }
  }
  return undefined
}

/** The parts of the idea in order, without gaps. */
export function partsOf(idea: string, risks: readonly Risk[], phrases: Phrases): readonly Part[] {
  const parts: Part[] = []
  const keep = (start: number, end: number): void => {
    if (end > start) parts.push({ kept: true, start, end })
  }
  const drop = (start: number, end: number, found: readonly Risk[]): void => {
    const last = parts.at(-1)
    if (last?.kept === false && last.midSentence !== true && last.end === start) {
      parts[parts.length - 1] = { kept: false, start: last.start, end, risks: [...new Set([...last.risks, ...found])] }
    } else if (end > start) parts.push({ kept: false, start, end, risks: found })
  }
  for (const sentence of sentencesOf(idea)) {
    const { start, end } = sentence
    const found = inside(sentence, risks)
    const text = idea.slice(start, end)
    if (found.length === 0) {
      const leans = parts.at(-1)?.kept === false && has(phrases.follow, opening(text)) && !names(text, phrases, 'award')
      if (leans) drop(start, end, [])
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
    const risk = Math.min(...found.map((r) => r.start)) - start
    const cut = cutBefore(text, risk, phrases) ?? cutPhrase(text, risk, phrases)
    keep(start, start + (cut ?? 0))
    drop(start + (cut ?? 0), end, found)
  }
  return parts
}
