/**
 * `npm run vocabulary` writes src/rules/model/vocabulary.ts: the English words of the training texts, with which
 * preflight recognises and repairs disguised words. Deterministic: the same texts give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { normalize } from '../src/core/preflight/normalize/normalize.ts'
import { rawTokensOf } from '../src/core/preflight/tokenize/raw-tokens.ts'
import type { VocabularyWords } from '../src/core/preflight/disguise/vocabulary.ts'
import { batches, isTrainedOn, textsOf, type LabelledText } from './batches.ts'

/** The fewest texts that a word of the vocabulary is in. A word in fewer texts may be a typing mistake. */
const fewestTexts = 4

/**
 * A risk word is in at least `texts` texts, is `times` times as frequent in refused texts as in harmless ones, and has
 * at least `letters` letters.
 */
const riskWord = { texts: 8, times: 1.8, letters: 5 } as const

const word = /^\p{Script=Latin}+(?:'(?:t|s|d|m|ll|re|ve))?$/u
const contracted = /'/u
/** The fewest texts that a word with an apostrophe is in. Other possessives and contractions are left out. */
const fewestContracted = 20

const wordsIn = (idea: string): ReadonlySet<string> =>
  new Set(
    rawTokensOf(normalize(idea).text, () => [])
      .map(({ text }) => text)
      .filter((text) => word.test(text)),
  )

/** Word → the number of texts that contain it. */
function textsByWord(texts: readonly LabelledText[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { idea } of texts) for (const found of wordsIn(idea)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return counts
}

/** The vocabulary of the training texts in English. */
export function vocabulary(): VocabularyWords {
  const texts = batches()
    .filter(isTrainedOn)
    .flatMap(textsOf)
    .filter(({ lang = 'en' }) => lang === 'en')
  const of = (outcome: string): readonly LabelledText[] => texts.filter((text) => text.outcome === outcome)
  const [failing, harmless] = [of('fail'), of('pass')]
  const [all, refused, passed] = [texts, failing, harmless].map(textsByWord)
  const known = [...(all ?? [])].filter(
    ([found, count]) => count >= (contracted.test(found) ? fewestContracted : fewestTexts),
  )
  const tiers: string[][] = []
  for (const [found, count] of known) (tiers[Math.floor(Math.log2(count / fewestTexts))] ??= []).push(found)
  const share = (counts: typeof all, found: string, size: number): number => ((counts?.get(found) ?? 0) + 1) / size
  return {
    tiers: tiers.map((tier) => tier.sort().join(' ')),
    telling: known
      .filter(
        ([found, count]) => count >= riskWord.texts && found.length >= riskWord.letters && !contracted.test(found),
      )
      .map(([found]) => found)
      .filter(
        (found) => share(refused, found, failing.length) >= riskWord.times * share(passed, found, harmless.length),
      )
      .sort()
      .join(' '),
  }
}

/** The text of src/rules/model/vocabulary.ts. */
export const vocabularyFile = (): string => `/** Written by \`npm run vocabulary\`; not written by hand. */
import type { VocabularyWords } from '../../core/preflight/disguise/vocabulary.ts'

export const vocabulary: VocabularyWords = ${JSON.stringify(vocabulary(), null, 2)}
`

if (import.meta.main) writeFileSync(new URL('../src/rules/model/vocabulary.ts', import.meta.url), vocabularyFile())
