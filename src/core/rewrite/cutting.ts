/**
 * Chooses the cut of a sentence with a finding: the latest offset at which the screening finds nothing in the part
 * before.
 */
import type { Category } from '../finding.ts'
import { headsOf, isNounPhrase, isTitle, tailOf, type Cut, type CutConditions } from './cuts.ts'
import { ideasFor } from './nouns.ts'
import { isDenial, onTestnet, withoutAttributes, type Cutting, type Risk } from './removal.ts'
import { sentenceFor, speaking } from './remedies.ts'
import type { Phrases } from './replacements.ts'
import { withoutTail } from './sentences.ts'
import { settled, type Task } from './task.ts'

/** Categories that a single adjective can cause. */
const attributive: readonly Category[] = ['scarcity', 'authority']

/**
 * The sentence without its risky attributes, or with the test network in place of a live one. Undefined if it has
 * findings of other categories, or nothing that can be edited.
 */
export const withoutRiskyAttributes = (
  sentence: string,
  risks: readonly Risk[],
  phrases: Phrases,
): string | undefined => {
  const all = (categories: readonly Category[]): boolean => risks.every((r) => categories.includes(r.finding.category))
  if (all(attributive)) return withoutAttributes(sentence, phrases)
  return all(['mainnet']) ? onTestnet(sentence) : undefined
}

/** The text with its first letter in lower case. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The most cuts that are tried for a sentence. */
const mostHeads = 4
/** The most beginnings, with or without a tail, that are tried for one idea. */
const mostScreened = 8

export interface Cutter {
  readonly cutting: Cutting
  /** Whether a kept beginning passes only together with a sentence that says what the award is. */
  readonly isUnclear: () => boolean
}

/** Makes the function that cuts the sentences of one idea. */
export function cuttingOf({ idea, phrases, screen, subject }: Task): Cutter {
  const cache = new Map<string, Cut | undefined>()
  const whole = ideasFor(subject, phrases)[0]?.text ?? ''
  let screenings = 0
  let unclear = false
  const isSafe = (text: string, remedy: string, isPhrase: boolean): boolean => {
    if (screenings >= mostScreened) return false
    screenings += 1
    const beginning = withoutTail(text, dangling)
    const { findings, ...screened } = screen(`${beginning}. ${remedy}`)
    if (settled({ findings, ...screened })) return true
    if (unclear || !isPhrase || findings.some((f) => f.category !== 'ambiguity')) return false
    unclear = settled(screen(`${beginning}: ${lowerFirst(whole)} ${remedy}`))
    return unclear
  }
  const choose = (
    sentence: string,
    risks: readonly Risk[],
    about: Pick<CutConditions, 'alone' | 'first'>,
  ): Cut | undefined => {
    if (withoutRiskyAttributes(sentence, risks, phrases) !== undefined) return undefined
    const worst = speaking(risks.map((r) => r.finding))[0]
    const remedy = worst === undefined ? '' : sentenceFor(worst, sentence, phrases, subject.noun)
    // A forgery or a request for keys is not cut inside the risky clause: its beginning is not worth keeping.
    const has = (category: Category): boolean => risks.some((r) => r.finding.category === category)
    const conditions = { ...about, inside: about.alone && !has('deception') && !has('keys'), phrase: has('mainnet') }
    const tail = tailOf(sentence, risks, phrases)
    let tried = 0
    for (const head of headsOf(sentence, risks, phrases, conditions)) {
      const text = sentence.slice(0, head)
      if (isDenial(text, phrases)) continue
      if ((tried += 1) > mostHeads) return undefined
      const isPhrase = isTitle(sentence, head) || isNounPhrase(text, phrases)
      if (!isSafe(text, remedy, isPhrase)) continue
      return tail !== undefined && isSafe(text + sentence.slice(tail), remedy, false) ? { head, tail } : { head }
    }
    return undefined
  }
  const cutting: Cutting = ({ start, end }, risks, alone) => {
    const inSentence = risks.map((r) => ({ ...r, start: r.start - start, end: r.end - start }))
    const key = [start, alone, ...inSentence.flatMap((r) => [r.start, r.end])].join()
    if (!cache.has(key)) cache.set(key, choose(idea.slice(start, end), inSentence, { alone, first: start === 0 }))
    return cache.get(key)
  }
  return { cutting, isUnclear: () => unclear }
}

/** Punctuation that is removed from the end of a kept beginning. */
const dangling = ',;:，、；：–—-'
