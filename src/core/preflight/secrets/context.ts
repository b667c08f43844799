import { keyWordPatterns, type Meaning } from './key-words.ts'
import type { View } from './normalize.ts'

/** An occurrence of a key word in the text. */
interface KeyWord {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
}

/** All key words of the text that may matter to hex digits, in order, and the offsets of sentence ends. */
interface KeyWordsOfText {
  readonly keys: readonly KeyWord[]
  readonly digests: readonly KeyWord[]
  readonly ends: readonly number[]
}

/**
 * A key word near a span, with its distance in UTF-16 code units, sentence ends and words. `words` is Infinity if
 * punctuation separates the two.
 */
interface NearKeyWord {
  readonly start: number
  readonly away: number
  readonly sentences: number
  readonly words: number
}

/** The index of the first item with the property, by binary search. All items after it must have the property too. */
function firstAt<T>(items: readonly T[], is: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item !== undefined && is(item)) high = middle
    else low = middle + 1
  }
  return low
}

const NEAR_WORDS = 6
const NEAR_UNITS = 160

const label =
  /((?:[\p{L}_$][\p{L}\p{N}_$.-]{0,40} )?[\p{L}_$][\p{L}\p{N}_$.-]{0,40})["'`*\\)\]]{0,3}\s{0,3}(?:[:=]{1,2}>?|=>|\bis)\s{0,3}["'`*\\<([{]{0,3}$/u
/** Names of fields that hold a private key. `key` counts only as the whole name. */
const keyLabel =
  /(?:^|[^\p{L}])(?:key|sk|seed|wif|secret|secret_?hex|hex_?key|entropy)$|priv|secret[ _.-]?key|signing[ _.-]?key|signer|master[ _.-]?(?:key|seed)/u
/** A cheap necessary condition: matches every text in which `keyLabel` matches. */
const keyLabelHint = /key|sk|seed|wif|secret|entropy|priv|signer/
const publicLabel =
  /public|pub[ _.-]?key|xpub|npub|hash|sha[ _-]?\d|sha$|txid|tx_|digest|checksum|fingerprint|commit|(?:id|address|proof|root|signature|sig)$|api[ _.-]?key|(?:cache|idempotency|primary|foreign|public|sort)[ _.-]?key/u

const sentenceEnd = /[\n\r\u2028\u2029。！？!?]|[.;](?=\s)/
/** The same for whole texts: consecutive sentence ends, with spaces between them, count as one. */
const sentenceEnds = /(?:[\n\r\u2028\u2029。！？!?।؟]|[.;](?=\s))[\s.。！？!?।؟]{0,20}/gu

/** In UTF-16 code units. A key word further away names nothing, even in the same sentence. */
const FARTHEST = 1_000

/** The most words between a key word and the value right beside it: "the key is", "my key for it:". */
const ADJACENT_WORDS = 2

/**
 * Words between "hash" and "key" that show that the hash is not one of the key: "the hash with my key", "the txid and
 * the key".
 */
const separatingWords =
  /(?<!\p{L})(?:with|using|by|and|or|plus|is|are|mit|und|oder|ist|avec|et|ou|est|con|y|o|es|com|e|é|met|en|is|z|i|oraz|jest|ile|ve|с|и|или|مع|و|dengan|dan|với|và|से|और|here|hier|voici|aqui|ecco)(?!\p{L})|[,;:=。，、；]/u

/** Words in the name of a field that show that a digest is one of the key after it: "sha256 of the private key: …". */
const genitiveWords = /(?<!\p{L})(?:of|for|from|von|vom|der|des|du|de|del|di|della|do|da|van)(?!\p{L})/u

/**
 * The words around a span. “Near” means in the same sentence or line, or within about six words (training/policy.md,
 * rule 10). Key words are searched only when a candidate asks for them, since most texts have no candidates.
 */
export class Context {
  readonly #text: string
  #keyWords: readonly KeyWord[] | undefined
  #ofText: KeyWordsOfText | undefined

  constructor(view: View) {
    this.#text = view.lower
  }

  #all(): readonly KeyWord[] {
    this.#keyWords ??= keyWordPatterns().flatMap(([meaning, pattern]) =>
      Array.from(this.#text.matchAll(pattern), (found) => ({
        meaning,
        start: found.index,
        end: found.index + found[0].length,
      })),
    )
    return this.#keyWords
  }

  /**
   * The key words that may name hex digits from a neighbouring sentence, and the words for digests that may clear them.
   */
  #keyWordsOfText(): KeyWordsOfText {
    if (this.#ofText !== undefined) return this.#ofText
    const keyWords = this.#all().toSorted((a, b) => a.start - b.start)
    const digests = keyWords.filter(({ meaning }) => meaning === 'digest')
    // The key of "public key" is not a private key.
    const keys = keyWords.filter(
      (keyWord) =>
        keyWord.meaning !== 'digest' &&
        !digests.some((digest) => digest.start < keyWord.end && keyWord.start < digest.end),
    )
    const ends = Array.from(this.#text.matchAll(sentenceEnds), ({ index }) => index)
    return (this.#ofText = { keys, digests, ends })
  }

  /** Whether the text between a key word and a candidate is short enough for the word to describe the candidate. */
  #joins(between: string): boolean {
    if (between.length > NEAR_UNITS) return false
    if (!sentenceEnd.test(between)) return true
    return (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= NEAR_WORDS && between.length <= 60
  }

  #distance(keyWord: KeyWord, start: number, end: number): number {
    if (keyWord.end <= start) return this.#joins(this.#text.slice(keyWord.end, start)) ? start - keyWord.end : Infinity
    if (keyWord.start >= end) return this.#joins(this.#text.slice(end, keyWord.start)) ? keyWord.start - end : Infinity
    return Infinity
  }

  /** The distance to the nearest key word outside the span, or Infinity if none is near. */
  nearest(meanings: readonly Meaning[], start: number, end: number): number {
    let least = Infinity
    for (const keyWord of this.#all()) {
      if (!meanings.includes(keyWord.meaning) || keyWord.end < start - NEAR_UNITS || keyWord.start > end + NEAR_UNITS)
        continue
      least = Math.min(least, this.#distance(keyWord, start, end))
    }
    return least
  }

  /** The lower-case name of the field whose value begins at an offset, or empty: `key=`, `"privateKey": "`, `key is`. */
  #label(start: number): string {
    const before = this.#text.slice(Math.max(0, start - 64), start)
    return label.exec(before)?.[1] ?? ''
  }

  /**
   * Whether a colon, a quotation keyWordor the like directly precedes an offset, so that the words before it introduce
   * what follows.
   */
  isIntroduced(start: number): boolean {
    return /[:\uff1a=是为為"'「『“(（\n]\s{0,2}$/.test(this.#text.slice(Math.max(0, start - 3), start))
  }

  /** Whether key words are near, or the span is the value of a field with the name of a key. */
  namesKey(start: number, end: number): boolean {
    return keyLabel.test(this.#label(start)) || this.nearest(['key', 'phrase'], start, end) < Infinity
  }

  /** Whether anything in the text could name a key. If not, `namesHexKey` and `namesBytes` are false everywhere. */
  mayNameKey(): boolean {
    return keyLabelHint.test(this.#text) || this.#all().some(({ meaning }) => meaning !== 'digest')
  }

  /**
   * What the name of the field says about its hex digits: a key (true), something public (false), or neither
   * (undefined).
   */
  #labelled(start: number): boolean | undefined {
    const name = this.#label(start)
    if (name === '') return undefined
    if (publicLabel.test(name)) return false
    return keyLabel.test(name) ? !this.#isOfDigest(this.#text.lastIndexOf(name, start), true) : undefined
  }

  /**
   * Like `namesKey`, for numbers that may be anything: only words for a private key name them. Words for digests, ids
   * and public keys clear them if they are nearer.
   */
  namesBytes(start: number, end: number): boolean {
    return this.#labelled(start) ?? this.#namesPrivateKey(start, end)
  }

  #namesPrivateKey(start: number, end: number): boolean {
    const key = this.nearest(['key'], start, end)
    return key < Infinity && key < this.nearest(['digest'], start, end)
  }

  /**
   * Whether hex digits are named as a key: by a word for a key, a secret, a seed or a wallet in the same or a
   * neighbouring sentence. A word for something else, such as a digest, clears them if it is in the same sentence or
   * nearer than the key word. It does not clear them if the key word is right beside them ("sign the hash with my key
   * …"), unless the digest is one of the key itself ("hash of the key").
   */
  namesHexKey(start: number, end: number): boolean {
    return this.#labelled(start) ?? (this.#namesPrivateKey(start, end) || this.#namesAnyKey(start, end))
  }

  #namesAnyKey(start: number, end: number): boolean {
    const { keys, digests } = this.#keyWordsOfText()
    const key = this.#nearestKeyWord(keys, start, end)
    if (key === undefined) return false
    const digest = this.#nearestKeyWord(digests, start, end)
    if (digest === undefined) return true
    if (key.away < digest.away && key.sentences === 0 && key.words <= ADJACENT_WORDS)
      return !this.#isOfDigest(key.start)
    return digest.sentences > 0 && key.away < digest.away
  }

  /** The nearest of the given key words, before or after the span, in the same or a neighbouring sentence. */
  #nearestKeyWord(keyWords: readonly KeyWord[], start: number, end: number): NearKeyWord | undefined {
    const next = firstAt(keyWords, (keyWord) => keyWord.start >= end)
    let best: NearKeyWord | undefined
    for (const keyWord of [keyWords[firstAt(keyWords, (m) => m.end > start) - 1], keyWords[next]]) {
      if (keyWord === undefined) continue
      const [from, to] = keyWord.end <= start ? [keyWord.end, start] : [end, keyWord.start]
      if (to - from > FARTHEST || to - from >= (best?.away ?? Infinity)) continue
      const { ends } = this.#keyWordsOfText()
      const sentences = firstAt(ends, (at) => at >= to) - firstAt(ends, (at) => at >= from)
      if (sentences > 1) continue
      const between = this.#text.slice(from, Math.min(to, from + NEAR_UNITS))
      const words = /[,;:(]/.test(between) ? Infinity : (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
      best = { start: keyWord.start, away: to - from, sentences, words }
    }
    return best
  }

  /**
   * Whether the key word is the object of a word for a digest before it: "the SHA-256 of the answer key". Languages
   * with a genitive need no word between the two ("хеш ключа"). Names of fields are English, so there a word must join
   * the two.
   */
  #isOfDigest(start: number, joined = false): boolean {
    const { digests } = this.#keyWordsOfText()
    const digest = digests[firstAt(digests, (keyWord) => keyWord.end > start) - 1]
    if (digest === undefined || start - digest.end > 40) return false
    const between = this.#text.slice(digest.end, start)
    return (!joined || genitiveWords.test(between)) && !separatingWords.test(between) && !sentenceEnd.test(between)
  }

  /**
   * Trims key words that introduce a run of words off both its ends, since `seed phrase` consists of listed words
   * itself. A single word such as seed introduces a phrase only if a colon follows; in a poem it is a word like any
   * other.
   */
  trim(start: number, end: number, margin: number): readonly [number, number] {
    let from = start
    let to = end
    for (const keyWord of this.#all()) {
      if (keyWord.meaning === 'digest' || keyWord.meaning === 'bare' || keyWord.end <= start || keyWord.start >= end)
        continue
      const single =
        keyWord.start >= start &&
        keyWord.end <= end &&
        /^\p{Script=Latin}+$/u.test(this.#text.slice(keyWord.start, keyWord.end))
      if (single && !/^["'`*]{0,3}\s{0,2}[:=\n]/.test(this.#text.slice(keyWord.end, keyWord.end + 6))) continue
      if (keyWord.end <= start + margin) from = Math.max(from, keyWord.end)
      if (keyWord.start >= end - margin) to = Math.min(to, keyWord.start)
    }
    return from < to ? [from, to] : [start, end]
  }
}
