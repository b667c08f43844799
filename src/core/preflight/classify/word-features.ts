/** The features of a single word: the word and its character n-grams. */
import { hashOf, offset, step } from './feature-hash.ts'
import { localBuckets } from './model-format.ts'

/** Hash seeds of the kinds of features, so that a word and an n-gram of the same letters are different features. */
export const kind = { word: 1, bigram: 2, ngram: 4, concept: 5, coOccurrence: 6 } as const

export const begin = (seed: number): number => step(offset, seed)

/** The bucket of every feature except long-range pairs. */
export const localBucket = (hash: number): number => (hash ^ (hash >>> 14)) & (localBuckets - 1)

export interface WordFeatures {
  /** Represents the word in features of several words. */
  readonly hash: number
  /** The buckets of the word and of its character n-grams. */
  readonly buckets: Int32Array
}

/**
 * Shortest and longest character n-grams. In scripts without spaces between words two characters are often a whole
 * word.
 */
const ngramLengths = { alphabetic: [3, 5], ideographic: [2, 3] } as const
const ideographic = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

const beginNgram = begin(kind.ngram)

/** In characters. Beyond it, the rest of a word has no n-grams. */
const longest = 34

export function wordFeaturesOf(word: string): WordFeatures {
  const hash = hashOf(word, kind.word)
  const buckets = [localBucket(hash)]
  const [shortest, longestNgram] = ideographic.test(word) ? ngramLengths.ideographic : ngramLengths.alphabetic
  const padded = ` ${word} `
  const last = Math.min(padded.length, longest)
  for (let from = 0; from + shortest <= last; from += 1) {
    let ngram = beginNgram
    for (let i = from; i < last && i < from + longestNgram; i += 1) {
      ngram = step(ngram, padded.charCodeAt(i))
      if (i - from + 1 >= shortest) buckets.push(localBucket(ngram))
    }
  }
  return { hash, buckets: Int32Array.from(new Set(buckets)) }
}
