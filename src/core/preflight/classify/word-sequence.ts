/** The sequence of words that the convolutional network reads. */
import type { Analysis } from '../analyze.ts'
import { newSentences } from './features.ts'
import { ngramRows } from './network-shape.ts'
import { wordFeaturesOf, type WordFeatures } from './word-features.ts'

/** Stands after each sentence. No word is written so. */
export const sentenceEnd: WordFeatures = wordFeaturesOf('\n')

/**
 * The words of the tokens `from` to before `to`, and `sentenceEnd`. English words take the place of a word with a gloss.
 * Adjacent repetitions count as one word, so that a hundred of the same emoji are no long text.
 */
export function sentenceWords({ tokens, glosses }: Analysis, from: number, to: number): readonly WordFeatures[] {
  const words: WordFeatures[] = []
  const push = (word: WordFeatures): void => {
    if (word.hash !== words.at(-1)?.hash) words.push(word)
  }
  for (let i = from; i < to; i += 1) {
    const features = tokens[i]?.word.features
    for (const word of glosses?.[i] ?? (features === undefined ? [] : [features])) push(word)
  }
  push(sentenceEnd)
  return words
}

/** The words of a text in order, with `sentenceEnd` after each sentence. Repeated sentences count once. */
export function wordSequence(analysis: Analysis): readonly WordFeatures[] {
  const isNew = newSentences(analysis)
  return analysis.sentences.flatMap(({ from, to }, s) => (isNew[s] === true ? sentenceWords(analysis, from, to) : []))
}

/** The rows of the character n-grams of a word in their table. The first bucket of a word is the word itself. */
export const ngramRowsOf = ({ buckets }: WordFeatures): readonly number[] =>
  [...(buckets.length > 1 ? buckets.subarray(1) : buckets)].map((bucket) => bucket & (ngramRows - 1))
