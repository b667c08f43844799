/** Makes short harmless examples: the sentences of rewrites, names as on receipts, and the examples of /rules. */
import type { Phrases } from '../src/core/rewrite/replacements.ts'
import { ideasFor, subjectOf } from '../src/core/rewrite/nouns.ts'
import { categories } from '../src/rules/category-texts.ts'
import { replacements } from '../src/rules/rewrites/replacements.ts'
import type { LabelledText } from './batches.ts'
import type { WeightedText } from './examples.ts'

/**
 * Weights in training. Sentences and names are a quarter as many as the ideas and repeat each other, so they weigh less
 * than 1. At full weight the classifier takes all other words for risky (docs/screening-rounds.md, z9 to z11).
 */
export const weights = { sentence: 0.4, name: 0.08, example: 3 } as const

const isSentence = (text: string): boolean => /[.!。！।؟]$/u.test(text) && !/[{}<>$]/.test(text)

/** The values of {noun} in English remedies. Remedies in other languages have no such slot. */
const nouns = ['badge', 'card', 'certificate', 'pass']

/** Every complete sentence in the data, once for each value of {noun} if it has that slot. */
const sentencesIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string')
    return (data.includes('{noun}') ? nouns.map((noun) => data.replaceAll('{noun}', noun)) : [data]).filter(isSentence)
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}

/** The sentence that a rewrite builds if too little of an idea remains, with the default values of its slots. */
const fallbackIdea = ({ idea, fallback }: Phrases): string =>
  idea
    .replace('{award}', fallback.award)
    .replace('{people}', fallback.people)
    .replace('{place}', '')
    .replace(/\s+/g, ' ')

/** For each noun of a language, the sentence that a rewrite builds about it. */
const ideasAbout = (phrases: Phrases): readonly string[] =>
  [...phrases.award, ...phrases.people, ...phrases.place].flatMap(([stems]) => {
    const stem = stems.split(stems.includes('|') ? '|' : ' ')[0] ?? ''
    return ideasFor(subjectOf(stem, phrases), phrases)
      .slice(0, 1)
      .map(({ text }) => text)
  })

/**
 * The short harmless examples. Without them the classifier would see long texts only. The names are the first clauses
 * of texts that pass.
 */
export function ownSentences(texts: readonly LabelledText[]): readonly WeightedText[] {
  const names = texts
    .filter((text) => text.outcome === 'pass')
    .map(({ idea }) => /^[^.,;:!?\n。，！？।]{8,60}/u.exec(idea)?.[0] ?? '')
    .filter((name) => name !== '')
  const languages = Object.values(replacements.languages)
  const sentences = [...sentencesIn(languages), ...languages.map(fallbackIdea), ...languages.flatMap(ideasAbout)]
  const harmless =
    (kind: keyof typeof weights) =>
    (idea: string, n: number): WeightedText => ({
      text: { id: `${kind}-${n}`, idea, outcome: 'pass', categories: [] },
      weight: weights[kind],
    })
  return [
    ...sentences.map(harmless('sentence')),
    ...names.map(harmless('name')),
    ...categories.map(({ passes }) => passes).map(harmless('example')),
  ]
}
