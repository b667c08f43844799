import { keyWordPatterns, type Meaning } from './key-words.ts'
import type { View } from './normalize.ts'

/** A key word in the text. */
interface Mark {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
}

/** Marks of the whole text in order, and where its sentences end. */
interface Wide {
  readonly keys: readonly Mark[]
  readonly digests: readonly Mark[]
  readonly ends: readonly number[]
}

/** How a mark stands to a stretch: units, sentence ends and words between them; without end where a sign parts them. */
interface Beside {
  readonly start: number
  readonly away: number
  readonly sentences: number
  readonly words: number
}

/** The place of the first item that a question is answered with yes for; the answers go from no to yes once. */
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
/** Names of fields that hold a private key, in full; `key` alone is one. */
const keyLabel =
  /(?:^|[^\p{L}])(?:key|sk|seed|wif|secret|secret_?hex|hex_?key|entropy)$|priv|secret[ _.-]?key|signing[ _.-]?key|signer|master[ _.-]?(?:key|seed)/u
/** Stands in every text in which `keyLabel` finds something. */
const keyLabelHint = /key|sk|seed|wif|secret|entropy|priv|signer/
const publicLabel =
  /public|pub[ _.-]?key|xpub|npub|hash|sha[ _-]?\d|sha$|txid|tx_|digest|checksum|fingerprint|commit|(?:id|address|proof|root|signature|sig)$|api[ _.-]?key|(?:cache|idempotency|primary|foreign|public|sort)[ _.-]?key/u

const sentenceEnd = /[\n\r\u2028\u2029。！？!?]|[.;](?=\s)/
/** The same for whole texts: several ends in a row, with blanks between them, are one. */
const sentenceEnds = /(?:[\n\r\u2028\u2029。！？!?।؟]|[.;](?=\s))[\s.。！？!?।؟]{0,20}/gu

/** However long a sentence is: what stands further off names nothing. */
const FARTHEST = 1_000

/** "the key is", "my key for it:": up to so many words between a key word and what it names. */
const ADJACENT_WORDS = 2

/**
 * Words between "hash" and "key" by which the one is not the other's: "the hash with my key", "the txid and the key".
 */
const parting =
  /(?<!\p{L})(?:with|using|by|and|or|plus|is|are|mit|und|oder|ist|avec|et|ou|est|con|y|o|es|com|e|é|met|en|is|z|i|oraz|jest|ile|ve|с|и|или|مع|و|dengan|dan|với|và|से|और|here|hier|voici|aqui|ecco)(?!\p{L})|[,;:=。，、；]/u

/** Words by which a digest in the name of a field is that of the key after it: "sha256 of the private key: …". */
const joining = /(?<!\p{L})(?:of|for|from|von|vom|der|des|du|de|del|di|della|do|da|van)(?!\p{L})/u

/**
 * The words around a place. Near means the same sentence or line, or within about six words (labelling policy
 * (training/policy.md), rule 10). Key words are looked up only when a candidate asks for them: most texts never do.
 */
export class Context {
  readonly #text: string
  #marks: readonly Mark[] | undefined
  #wide: Wide | undefined

  constructor(view: View) {
    this.#text = view.lower
  }

  #all(): readonly Mark[] {
    this.#marks ??= keyWordPatterns().flatMap(([meaning, pattern]) =>
      Array.from(this.#text.matchAll(pattern), (found) => ({
        meaning,
        start: found.index,
        end: found.index + found[0].length,
      })),
    )
    return this.#marks
  }

  /** What may name hex digits a key from the next sentence, and what may clear them. */
  #whole(): Wide {
    if (this.#wide !== undefined) return this.#wide
    const marks = this.#all().toSorted((a, b) => a.start - b.start)
    const digests = marks.filter(({ meaning }) => meaning === 'digest')
    // The key of "public key" is none.
    const keys = marks.filter(
      (mark) =>
        mark.meaning !== 'digest' && !digests.some((digest) => digest.start < mark.end && mark.start < digest.end),
    )
    const ends = Array.from(this.#text.matchAll(sentenceEnds), ({ index }) => index)
    return (this.#wide = { keys, digests, ends })
  }

  /** Whether a text lies between a mark and a candidate that still lets both belong together. */
  #joins(between: string): boolean {
    if (between.length > NEAR_UNITS) return false
    if (!sentenceEnd.test(between)) return true
    return (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= NEAR_WORDS && between.length <= 60
  }

  #distance(mark: Mark, start: number, end: number): number {
    if (mark.end <= start) return this.#joins(this.#text.slice(mark.end, start)) ? start - mark.end : Infinity
    if (mark.start >= end) return this.#joins(this.#text.slice(end, mark.start)) ? mark.start - end : Infinity
    return Infinity
  }

  /** The distance of the nearest key word outside the stretch, or Infinity when none is near. */
  nearest(meanings: readonly Meaning[], start: number, end: number): number {
    let least = Infinity
    for (const mark of this.#all()) {
      if (!meanings.includes(mark.meaning) || mark.end < start - NEAR_UNITS || mark.start > end + NEAR_UNITS) continue
      least = Math.min(least, this.#distance(mark, start, end))
    }
    return least
  }

  /** The name of the field whose value begins here, lower case, or empty: `key=`, `"privateKey": "`, `key is`. */
  #label(start: number): string {
    const before = this.#text.slice(Math.max(0, start - 64), start)
    return label.exec(before)?.[1] ?? ''
  }

  /** Whether a colon, a quotation mark or the like stands right before: what follows is named by what comes first. */
  announced(start: number): boolean {
    return /[:\uff1a=是为為"'「『“(（\n]\s{0,2}$/.test(this.#text.slice(Math.max(0, start - 3), start))
  }

  /** Whether key words are near, or the stretch is the value of a field that is named as a key. */
  namesKey(start: number, end: number): boolean {
    return keyLabel.test(this.#label(start)) || this.nearest(['key', 'phrase'], start, end) < Infinity
  }

  /**
   * False when nothing in the whole text could name a key: what `namesHexKey` and `namesBytes` then say of any place.
   */
  mayNameKey(): boolean {
    return keyLabelHint.test(this.#text) || this.#all().some(({ meaning }) => meaning !== 'digest')
  }

  /** What the name of a field says of the hex digits in it: a key, something that may be shown, or nothing. */
  #labelled(start: number): boolean | undefined {
    const name = this.#label(start)
    if (name === '') return undefined
    if (publicLabel.test(name)) return false
    return keyLabel.test(name) ? !this.#isOfDigest(this.#text.lastIndexOf(name, start), true) : undefined
  }

  /**
   * Like `namesKey`, for numbers that may be anything: only a word for a private key names them, and words for digests,
   * ids and public keys clear them when they stand nearer.
   */
  namesBytes(start: number, end: number): boolean {
    return this.#labelled(start) ?? this.#namesPrivateKey(start, end)
  }

  #namesPrivateKey(start: number, end: number): boolean {
    const key = this.nearest(['key'], start, end)
    return key < Infinity && key < this.nearest(['digest'], start, end)
  }

  /**
   * Whether a word for a key, a secret, a seed or a wallet in the same or a neighbouring sentence makes hex digits a
   * key. A word that says what else they are clears them: in the same sentence, or nearer than the key word. Only a key
   * word right beside them ("sign the hash with my key …") is not cleared, unless the digest is the key's own ("hash of
   * the key").
   */
  namesHexKey(start: number, end: number): boolean {
    return this.#labelled(start) ?? (this.#namesPrivateKey(start, end) || this.#namesAnyKey(start, end))
  }

  #namesAnyKey(start: number, end: number): boolean {
    const { keys, digests } = this.#whole()
    const key = this.#beside(keys, start, end)
    if (key === undefined) return false
    const digest = this.#beside(digests, start, end)
    if (digest === undefined) return true
    if (key.away < digest.away && key.sentences === 0 && key.words <= ADJACENT_WORDS)
      return !this.#isOfDigest(key.start)
    return digest.sentences > 0 && key.away < digest.away
  }

  /** The nearest of some marks in the same sentence as a stretch, or one beside it. */
  #beside(marks: readonly Mark[], start: number, end: number): Beside | undefined {
    const next = firstAt(marks, (mark) => mark.start >= end)
    let best: Beside | undefined
    for (const mark of [marks[firstAt(marks, (m) => m.end > start) - 1], marks[next]]) {
      if (mark === undefined) continue
      const [from, to] = mark.end <= start ? [mark.end, start] : [end, mark.start]
      if (to - from > FARTHEST || to - from >= (best?.away ?? Infinity)) continue
      const { ends } = this.#whole()
      const sentences = firstAt(ends, (at) => at >= to) - firstAt(ends, (at) => at >= from)
      if (sentences > 1) continue
      const between = this.#text.slice(from, Math.min(to, from + NEAR_UNITS))
      const words = /[,;:(]/.test(between) ? Infinity : (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
      best = { start: mark.start, away: to - from, sentences, words }
    }
    return best
  }

  /**
   * Whether a key word belongs to a word for a digest before it: "the SHA-256 of the answer key". In languages with a
   * genitive they may stand side by side ("хеш ключа"); names of fields are English, where a word must join the two.
   */
  #isOfDigest(start: number, joined = false): boolean {
    const { digests } = this.#whole()
    const digest = digests[firstAt(digests, (mark) => mark.end > start) - 1]
    if (digest === undefined || start - digest.end > 40) return false
    const between = this.#text.slice(digest.end, start)
    return (!joined || joining.test(between)) && !parting.test(between) && !sentenceEnd.test(between)
  }

  /**
   * Cuts announcing key words off both ends of a run of words: `seed phrase` consists of list words itself. A single
   * one, such as seed, announces only with a colon; in a poem it is a word like others.
   */
  trim(start: number, end: number, reach: number): readonly [number, number] {
    let from = start
    let to = end
    for (const mark of this.#all()) {
      if (mark.meaning === 'digest' || mark.meaning === 'bare' || mark.end <= start || mark.start >= end) continue
      const single =
        mark.start >= start && mark.end <= end && /^\p{Script=Latin}+$/u.test(this.#text.slice(mark.start, mark.end))
      if (single && !/^["'`*]{0,3}\s{0,2}[:=\n]/.test(this.#text.slice(mark.end, mark.end + 6))) continue
      if (mark.end <= start + reach) from = Math.max(from, mark.end)
      if (mark.start >= end - reach) to = Math.min(to, mark.start)
    }
    return from < to ? [from, to] : [start, end]
  }
}
