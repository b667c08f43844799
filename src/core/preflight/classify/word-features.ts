/** What the second reader sees in a word by itself. */
import { hashOf, offset, step } from './feature-hash.ts'
import { localBuckets } from './model-format.ts'

/** Kinds of features: the same letters as a word and as a part of one are not the same feature. */
export const kind = { word: 1, bigram: 2, skip: 3, ngram: 4, concept: 5, coOccurrence: 6, rule: 7, outcome: 8 } as const

export const begin = (seed: number): number => step(offset, seed)

/** The bucket of a feature that is not a pair of words that stand apart. */
export const localBucket = (hash: number): number => (hash ^ (hash >>> 14)) & (localBuckets - 1)

export interface WordFeatures {
  /** Stands for the word in features of several words. */
  readonly hash: number
  /** The buckets of the word and of its parts. */
  readonly buckets: Int32Array
}

/** Longest and shortest parts of a word; words without blanks between them say much with two letters. */
const ngramLengths = { alphabetic: [3, 5], ideographic: [2, 3] } as const
const ideographic = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

const beginNgram = begin(kind.ngram)

/** Of longer words only the beginning is looked at. */
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
