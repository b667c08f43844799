/**
 * Indexes the concepts of a text: for each sentence its concepts in the order in which they were added, and for each
 * concept the first and last token of every occurrence. Typed arrays for the whole text hold hash tables and linked
 * lists, since a map of arrays for each sentence took longer than matching.
 */

/** No entry or occurrence. */
const none = -1

/** Numbers for each slot of a table: the concept, and the number of its entry plus one (0: the slot is free). */
const width = 2

/** The multiplier of Fibonacci hashing. */
const spread = 0x9e3779b1

/** Slots of a table for each word of its sentence: most words have three or four concepts. */
const placesPerWord = 16
const fewestBits = 4

/**
 * The logarithm of the number of bits of a sentence's filter, 2,048. Most lookups are of concepts that the sentence does
 * not have, and end at the filter.
 */
const filterBits = 11
const filterWords = 1 << (filterBits - 5)

const entriesPerWord = 6
const occurrencesPerWord = 8

/** Numbers for each entry: concept, first and last occurrence, next entry of the sentence. */
const entryWidth = 4
/** Numbers for each occurrence: first and last token, next occurrence of the entry; one is spare. */
const occurrenceWidth = 4

const grown = (list: Int32Array, least = 0): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(Math.max(list.length * 2, least))
  next.set(list)
  return next
}

export class Occurrences {
  /**
   * The hash tables of the sentences, one after the other, with open addressing, at most half full. The table of one
   * sentence is small enough for the processor's first cache.
   */
  #tables: Int32Array
  #tablesEnd: number
  /** The filters of the sentences, one after the other. */
  readonly #filters: Int32Array
  /** For each sentence the start of its table, the bits by which a hash is shifted to a slot, and its number of entries. */
  readonly #base: Int32Array
  readonly #shift: Uint8Array
  readonly #size: Int32Array
  readonly #firstEntry: Int32Array
  readonly #lastEntry: Int32Array
  #entries: Int32Array
  #entriesEnd = 0
  #list: Int32Array
  #listEnd = 0

  /** Allocates for typical numbers of concepts by the lengths of the sentences; grows when there are more. */
  constructor(sentences: readonly { readonly from: number; readonly to: number }[]) {
    const count = sentences.length
    this.#base = new Int32Array(count)
    this.#shift = new Uint8Array(count)
    this.#size = new Int32Array(count)
    this.#firstEntry = new Int32Array(count).fill(none)
    this.#lastEntry = new Int32Array(count).fill(none)
    let end = 0
    let words = 0
    for (let s = 0; s < count; s += 1) {
      const { from, to } = sentences[s] ?? { from: 0, to: 0 }
      const bits = Math.max(fewestBits, 32 - Math.clz32(placesPerWord * (to - from) - 1))
      this.#base[s] = end
      this.#shift[s] = 32 - bits
      end += width << bits
      words += to - from
    }
    this.#tables = new Int32Array(end)
    this.#tablesEnd = end
    this.#filters = new Int32Array(filterWords * count)
    this.#entries = new Int32Array(entryWidth * entriesPerWord * (words + 1))
    this.#list = new Int32Array(occurrenceWidth * occurrencesPerWord * (words + 1))
  }

  /** The slot of a concept, or the free slot where it belongs. */
  #slot(sentence: number, concept: number): number {
    const tables = this.#tables
    const base = this.#base[sentence] ?? 0
    const shift = this.#shift[sentence] ?? 0
    let slot = base + (Math.imul(concept, spread) >>> shift) * width
    if (tables[slot + 1] === 0 || tables[slot] === concept) return slot
    const last = base + (0xffffffff >>> shift) * width
    do slot = slot === last ? base : slot + width
    while (tables[slot + 1] !== 0 && tables[slot] !== concept)
    return slot
  }

  /** Whether the concept passes the filter of the sentence. False positives are possible. */
  #passes(sentence: number, concept: number): boolean {
    const bit = Math.imul(concept, spread) >>> (32 - filterBits)
    return (((this.#filters[sentence * filterWords + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1) === 1
  }

  /** Whether the sentence has the concept. */
  has(sentence: number, concept: number): boolean {
    return this.#passes(sentence, concept) && this.#tables[this.#slot(sentence, concept) + 1] !== 0
  }

  /** The first occurrence of a concept in a sentence, or -1; go on with `next`. */
  first(sentence: number, concept: number): number {
    if (!this.#passes(sentence, concept)) return none
    const number = this.#tables[this.#slot(sentence, concept) + 1] ?? 0
    return number === 0 ? none : this.firstOf(number - 1)
  }

  /** The occurrence of the same concept in the same sentence that was added next, or -1. */
  next(occurrence: number): number {
    return this.#list[occurrence * occurrenceWidth + 2] ?? none
  }

  /** First token of an occurrence. */
  from(occurrence: number): number {
    return this.#list[occurrence * occurrenceWidth] ?? 0
  }

  /** Last token of an occurrence. */
  to(occurrence: number): number {
    return this.#list[occurrence * occurrenceWidth + 1] ?? 0
  }

  /** The entry of the first concept of a sentence, for `conceptOf`, or -1; go on with `nextConcept`. */
  firstConcept(sentence: number): number {
    return this.#firstEntry[sentence] ?? none
  }

  /** The entry of the last concept of a sentence so far, or -1. */
  lastConcept(sentence: number): number {
    return this.#lastEntry[sentence] ?? none
  }

  nextConcept(entry: number): number {
    return this.#entries[entry * entryWidth + 3] ?? none
  }

  conceptOf(entry: number): number {
    return this.#entries[entry * entryWidth] ?? 0
  }

  /** The first occurrence of the concept of an entry. */
  firstOf(entry: number): number {
    return this.#entries[entry * entryWidth + 1] ?? none
  }

  /** Adds an occurrence, unless it is there already. */
  add(sentence: number, concept: number, from: number, to: number): void {
    const slot = this.#slot(sentence, concept)
    const entry = (this.#tables[slot + 1] ?? 0) - 1
    if (entry < 0) {
      this.#addEntry(slot, sentence, concept, this.#addOccurrence(from, to))
      return
    }
    const list = this.#list
    for (let o = this.firstOf(entry); o !== none; o = this.next(o))
      if (list[o * occurrenceWidth] === from && list[o * occurrenceWidth + 1] === to) return
    const occurrence = this.#addOccurrence(from, to)
    const last = entry * entryWidth + 2
    this.#list[(this.#entries[last] ?? 0) * occurrenceWidth + 2] = occurrence
    this.#entries[last] = occurrence
  }

  #addOccurrence(from: number, to: number): number {
    const occurrence = this.#listEnd
    const at = occurrence * occurrenceWidth
    if (at === this.#list.length) this.#list = grown(this.#list)
    this.#listEnd += 1
    this.#list[at] = from
    this.#list[at + 1] = to
    this.#list[at + 2] = none
    return occurrence
  }

  #addEntry(slot: number, sentence: number, concept: number, occurrence: number): void {
    const entry = this.#entriesEnd
    const at = entry * entryWidth
    if (at === this.#entries.length) this.#entries = grown(this.#entries)
    this.#entriesEnd += 1
    this.#entries[at] = concept
    this.#entries[at + 1] = occurrence
    this.#entries[at + 2] = occurrence
    this.#entries[at + 3] = none
    const before = this.lastConcept(sentence)
    if (before === none) this.#firstEntry[sentence] = entry
    else this.#entries[before * entryWidth + 3] = entry
    this.#lastEntry[sentence] = entry
    this.#tables[slot] = concept
    this.#tables[slot + 1] = entry + 1
    const bit = Math.imul(concept, spread) >>> (32 - filterBits)
    const word = sentence * filterWords + (bit >>> 5)
    this.#filters[word] = (this.#filters[word] ?? 0) | (1 << (bit & 31))
    const size = (this.#size[sentence] ?? 0) + 1
    this.#size[sentence] = size
    if (size * 2 > 1 << (32 - (this.#shift[sentence] ?? 0))) this.#growTable(sentence)
  }

  /** Gives a sentence a table of twice the size, at the end of all tables. */
  #growTable(sentence: number): void {
    const shift = (this.#shift[sentence] ?? 0) - 1
    const end = this.#tablesEnd + (width << (32 - shift))
    if (end > this.#tables.length) this.#tables = grown(this.#tables, end)
    this.#base[sentence] = this.#tablesEnd
    this.#shift[sentence] = shift
    this.#tablesEnd = end
    for (let entry = this.firstConcept(sentence); entry !== none; entry = this.nextConcept(entry)) {
      const slot = this.#slot(sentence, this.conceptOf(entry))
      this.#tables[slot] = this.conceptOf(entry)
      this.#tables[slot + 1] = entry + 1
    }
  }
}
