import { keyWordPatterns, type Meaning } from './key-words.ts'
import type { View } from './view.ts'

/** A key word in the text. */
interface Mark {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
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

/**
 * The words around a place. Near means the same sentence or line, or within about six words (labelling policy, rule
 * 10). Key words are looked up only when a candidate asks for them: most texts never do.
 */
export class Context {
  readonly #text: string
  #marks: readonly Mark[] | undefined

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

  /** False when nothing in the whole text could name a key: what `namesHexKey` then says of any place. */
  mayNameKey(): boolean {
    return keyLabelHint.test(this.#text) || this.#all().some(({ meaning }) => meaning === 'key')
  }

  /** Like `namesKey`, for hex, where words for digests, ids and public keys clear it when they stand nearer. */
  namesHexKey(start: number, end: number): boolean {
    const name = this.#label(start)
    if (name !== '') {
      if (publicLabel.test(name)) return false
      if (keyLabel.test(name)) return true
    }
    const key = this.nearest(['key'], start, end)
    return key < Infinity && key < this.nearest(['digest'], start, end)
  }

  /**
   * Cuts announcing key words off both ends of a run of words: `seed phrase` consists of list words itself. A single
   * one, such as seed, announces only with a colon; in a poem it is a word like others.
   */
  trim(start: number, end: number, reach: number): readonly [number, number] {
    let from = start
    let to = end
    for (const mark of this.#all()) {
      if (mark.meaning === 'digest' || mark.end <= start || mark.start >= end) continue
      const single =
        mark.start >= start && mark.end <= end && /^\p{Script=Latin}+$/u.test(this.#text.slice(mark.start, mark.end))
      if (single && !/^["'`*]{0,3}\s{0,2}[:=\n]/.test(this.#text.slice(mark.end, mark.end + 6))) continue
      if (mark.end <= start + reach) from = Math.max(from, mark.end)
      if (mark.start >= end - reach) to = Math.min(to, mark.start)
    }
    return from < to ? [from, to] : [start, end]
  }
}
