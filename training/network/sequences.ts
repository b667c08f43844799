/** Converts texts to sequences of word numbers, and chooses the vocabulary of the network. */
import type { WordFeatures } from '../../src/core/preflight/classify/word-features.ts'
import { ngramRowsOf } from '../../src/core/preflight/classify/word-sequence.ts'

/** A text of the training set. */
export interface TrainingSequence {
  readonly words: readonly WordFeatures[]
  /** Index in `outcomes`. */
  readonly outcome: number
  readonly weight: number
}

/** A text as numbers of words in a `WordTable`. */
export interface NumberedSequence {
  readonly words: Int32Array
  readonly outcome: number
  readonly weight: number
}

/** All distinct words of the training set. */
export interface WordTable {
  /** By number of a word: its row in the vocabulary, or -1 if it is too rare to be in it. */
  readonly rows: Int32Array
  /** By number of a word: the rows of its character n-grams. */
  readonly ngrams: readonly Int32Array[]
  /** The hashes of the vocabulary, ascending; their order is that of the rows. */
  readonly vocabulary: Int32Array
}

/** Numbers the words of the texts. Words of fewer than `minimumTexts` texts are not in the vocabulary. */
export function numbered(
  texts: readonly TrainingSequence[],
  { longest, minimumTexts }: { readonly longest: number; readonly minimumTexts: number },
): { readonly table: WordTable; readonly sequences: readonly NumberedSequence[] } {
  const numbers = new Map<number, number>()
  const ngrams: Int32Array[] = []
  const count: number[] = []
  const sequences = texts.map(({ words, outcome, weight }) => {
    const own = words.slice(0, longest).map((word) => {
      let number = numbers.get(word.hash)
      if (number === undefined) {
        number = ngrams.push(Int32Array.from(ngramRowsOf(word))) - 1
        numbers.set(word.hash, number)
      }
      return number
    })
    for (const number of new Set(own)) count[number] = (count[number] ?? 0) + 1
    return { words: Int32Array.from(own), outcome, weight }
  })
  const vocabulary = Int32Array.from(
    [...numbers].flatMap(([hash, n]) => ((count[n] ?? 0) < minimumTexts ? [] : [hash])),
  )
  // Ascending as unsigned numbers, as they are stored.
  new Uint32Array(vocabulary.buffer).sort()
  const rows = new Int32Array(ngrams.length).fill(-1)
  for (const [row, hash] of vocabulary.entries()) rows[numbers.get(hash) ?? 0] = row
  return { table: { rows, ngrams, vocabulary }, sequences }
}
