/**
 * A cheap necessary condition for recovery phrases, in one pass over the letters with hashed words: twelve listed words
 * in a row in some layout (layouts.ts), or enough letters for a phrase without spaces (glued.ts). If it is false, no
 * detector of phrases finds anything; it may be true for texts without phrases.
 */
import { SHORTEST } from './runs.ts'
import { MASK, type View } from '../normalize.ts'
import type { WordLists } from './word-lists.ts'

/** The fewest letters of a phrase without spaces. */
const FEWEST_LETTERS = SHORTEST * 3

/** Near key words, one unlisted word among twelve is tolerated (mistyped.ts). */
const MOST_DENSE = SHORTEST - 1

/**
 * The fewest occurrences of a word that separates the words of a phrase (layouts.ts). A text with no more listed words
 * than this has no phrase.
 */
const REPEATS = 11

/** The largest distance between a word and the number before it (layouts.ts). */
const NUMBER_REACH = 6

/** A text with a placeholder of an earlier redaction always gets the full search. */
const MASK_CODE = MASK.charCodeAt(0)

const SPREAD = 0x9e3779b1

const hashes = new WeakMap<WordLists, ReadonlySet<number>>()

const hashOf = (word: string): number => {
  let hash = 0
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), SPREAD)
  return hash
}

/** The hashes of the listed words. A few unlisted words share a hash with a listed one. */
function hashesOf(words: WordLists): ReadonlySet<number> {
  const known = hashes.get(words)
  if (known !== undefined) return known
  const all = new Set<number>()
  for (const word of words.entries.keys()) {
    if (isUnspaced(word.charCodeAt(0))) continue
    all.add(hashOf(word))
  }
  hashes.set(words, all)
  return all
}

const NONE = 1
const LETTER = 2
/** Greek and Cyrillic letters, some of which look like Latin letters. */
const LOOK_ALIKE = 3
/** Letters of scripts without spaces between words. */
const UNSPACED = 4

/** Cache by UTF-16 code unit: its kind, or 0 if unknown. */
const kinds = new Uint8Array(0x10000)

const letter = /[\p{L}\p{M}]/u

/** Hangul jamo (views are decomposed), kana and Chinese characters. */
const isUnspaced = (code: number): boolean => (code >= 0x1100 && code < 0x1200) || code >= 0x2e80

function kindOf(code: number): number {
  const known = kinds[code] ?? 0
  if (known !== 0) return known
  const kind = !letter.test(String.fromCharCode(code))
    ? NONE
    : isUnspaced(code)
      ? UNSPACED
      : code >= 0x370 && code < 0x530
        ? LOOK_ALIKE
        : LETTER
  kinds[code] = kind
  return kind
}

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00

/**
 * Words are counted in buckets. Words that share a bucket share its count, so some words look more frequent than they
 * are.
 */
const bucketBits = 10

/** Per word: whether it is listed, whether it may be a label such as `word 3:`, and in the higher bits its bucket. */
const LISTED = 1
const LABEL = 2
const BUCKET_SHIFT = 2

/** Whether enough listed words for a phrase follow each other when labels and frequent words are ignored. */
function betweenOthers(words: Uint16Array, count: number, counts: Uint32Array): boolean {
  let inRow = 0
  for (let n = 0; n < count; n++) {
    const word = words[n] ?? 0
    if ((word & LISTED) !== 0) inRow++
    else if ((word & LABEL) === 0 && (counts[word >>> BUCKET_SHIFT] ?? 0) < REPEATS) inRow = 0
    if (inRow >= SHORTEST) return true
  }
  return false
}

/** Whether a view may hold a recovery phrase of the lists. */
export function mayHoldPhrase({ lower }: View, lists: WordLists): boolean {
  const listed = hashesOf(lists)
  const counts = new Uint32Array(1 << bucketBits)
  const words = new Uint16Array((lower.length >>> 1) + 1)
  let count = 0
  let inLists = 0
  let dense = 0
  let single = 0
  let numbered = 0
  let digit = -Infinity
  let start = -1
  let hash = 0
  let scripts = 0
  for (let i = 0; i <= lower.length; i++) {
    const code = i < lower.length ? lower.charCodeAt(i) : 0x20
    const kind = code >= 97 && code <= 122 ? LETTER : kindOf(code)
    if (kind === UNSPACED || code === MASK_CODE) return true
    if (kind !== NONE) {
      if (start < 0) {
        start = i
        hash = 0
        scripts = 0
      }
      scripts |= code < 0x80 ? 1 : kind === LOOK_ALIKE ? 2 : 0
      hash = Math.imul(hash ^ code, SPREAD)
      continue
    }
    if (start >= 0) {
      const length = i - start
      single = length === 1 ? single + 1 : 0
      if (length >= FEWEST_LETTERS || single >= FEWEST_LETTERS || scripts === 3) return true
      const isListed = listed.has(hash) ? LISTED : 0
      const bucket = hash >>> (32 - bucketBits)
      counts[bucket] = (counts[bucket] ?? 0) + 1
      words[count] = (bucket << BUCKET_SHIFT) | (digit === start - 1 ? LABEL : 0) | isListed
      inLists += isListed
      dense += isListed - (count >= SHORTEST ? (words[count - SHORTEST] ?? 0) & LISTED : 0)
      if (dense >= MOST_DENSE) return true
      if (start - digit <= NUMBER_REACH) numbered += isListed
      count++
      start = -1
    }
    if (code >= 0x30 && code <= 0x39) digit = i
    else if ((code === 0x3a || code === 0x3d) && count > 0) words[count - 1] = (words[count - 1] ?? 0) | LABEL
    else if (isHigh(code) && letter.test(lower.slice(i, i + 2))) return true
  }
  if (inLists <= REPEATS) return false
  const mayHaveTags = lower.includes('<') && lower.includes('>')
  return mayHaveTags || numbered >= SHORTEST || betweenOthers(words, count, counts)
}
