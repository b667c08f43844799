/**
 * Which concepts stand where: for each sentence its concepts in the order in which they were found, and for each of
 * them the first and last token of every occurrence. One table of numbers for the whole text, since a map with lists for
 * each sentence costs more than everything that is done with it.
 */

/** No such place. */
const none = -1

/** Numbers for each place in the table; four, so that none lies across two lines of the cache. */
const width = 4

const spread = 0x9e3779b1
const spreadSentence = 0x85ebca77

const grown = (list: Int32Array): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(list.length * 2)
  next.set(list)
  return next
}

export class Occurrences {
  /** Open addressing, never more than half full: concept, sentence, number of the entry plus one (0 where free). */
  #table: Int32Array
  #shift: number
  #entries = 0
  #concept: Int32Array
  #sentence: Int32Array
  #first: Int32Array
  #last: Int32Array
  #nextEntry: Int32Array
  #occurrences = 0
  #from: Int32Array
  #to: Int32Array
  #next: Int32Array
  readonly #firstEntry: number[] = []
  readonly #lastEntry: number[] = []

  /** Room for about `expected` concepts, each in its sentence; grows when there are more. */
  constructor(expected: number) {
    const bits = Math.max(6, 33 - Math.clz32(expected))
    const room = 1 << (bits - 1)
    this.#table = new Int32Array(width << bits)
    this.#shift = 32 - bits
    this.#concept = new Int32Array(room)
    this.#sentence = new Int32Array(room)
    this.#first = new Int32Array(room)
    this.#last = new Int32Array(room)
    this.#nextEntry = new Int32Array(room)
    this.#from = new Int32Array(room)
    this.#to = new Int32Array(room)
    this.#next = new Int32Array(room)
  }

  /** The place in the table where the entry is, or where it belongs. */
  #slot(sentence: number, concept: number): number {
    const table = this.#table
    const last = table.length - width
    let slot = ((Math.imul(concept, spread) + Math.imul(sentence, spreadSentence)) >>> this.#shift) * width
    while (table[slot + 2] !== 0 && (table[slot] !== concept || table[slot + 1] !== sentence))
      slot = slot === last ? 0 : slot + width
    return slot
  }

  /** The number of the entry for a concept in a sentence, or -1. */
  #entry(sentence: number, concept: number): number {
    return (this.#table[this.#slot(sentence, concept) + 2] ?? 0) - 1
  }

  /** Whether the concept stands in the sentence. */
  has(sentence: number, concept: number): boolean {
    return this.#entry(sentence, concept) >= 0
  }

  /** The first occurrence of a concept in a sentence, or -1; go on with `next`. */
  first(sentence: number, concept: number): number {
    const entry = this.#entry(sentence, concept)
    return entry < 0 ? none : (this.#first[entry] ?? none)
  }

  /** The occurrence of the same concept in the same sentence that was added next, or -1. */
  next(occurrence: number): number {
    return this.#next[occurrence] ?? none
  }

  /** First token of an occurrence. */
  from(occurrence: number): number {
    return this.#from[occurrence] ?? 0
  }

  /** Last token of an occurrence. */
  to(occurrence: number): number {
    return this.#to[occurrence] ?? 0
  }

  /** The first concept that was found in a sentence, as a number for `conceptOf`, or -1; go on with `nextConcept`. */
  firstConcept(sentence: number): number {
    return this.#firstEntry[sentence] ?? none
  }

  /** The concept that was found last so far. */
  lastConcept(sentence: number): number {
    return this.#lastEntry[sentence] ?? none
  }

  nextConcept(entry: number): number {
    return this.#nextEntry[entry] ?? none
  }

  conceptOf(entry: number): number {
    return this.#concept[entry] ?? 0
  }

  /** The first occurrence of a concept that was reached by `firstConcept` and `nextConcept`. */
  firstOf(entry: number): number {
    return this.#first[entry] ?? none
  }

  /** Adds an occurrence, once. */
  add(sentence: number, concept: number, from: number, to: number): void {
    const slot = this.#slot(sentence, concept)
    const entry = (this.#table[slot + 2] ?? 0) - 1
    if (entry < 0) {
      this.#addEntry(slot, sentence, concept, this.#addOccurrence(from, to))
      return
    }
    for (let o = this.#first[entry] ?? none; o !== none; o = this.#next[o] ?? none)
      if (this.#from[o] === from && this.#to[o] === to) return
    const occurrence = this.#addOccurrence(from, to)
    this.#next[this.#last[entry] ?? 0] = occurrence
    this.#last[entry] = occurrence
  }

  #addOccurrence(from: number, to: number): number {
    const occurrence = this.#occurrences
    if (occurrence === this.#from.length) {
      this.#from = grown(this.#from)
      this.#to = grown(this.#to)
      this.#next = grown(this.#next)
    }
    this.#occurrences += 1
    this.#from[occurrence] = from
    this.#to[occurrence] = to
    this.#next[occurrence] = none
    return occurrence
  }

  #addEntry(slot: number, sentence: number, concept: number, occurrence: number): void {
    const entry = this.#entries
    if (entry === this.#concept.length) {
      this.#concept = grown(this.#concept)
      this.#sentence = grown(this.#sentence)
      this.#first = grown(this.#first)
      this.#last = grown(this.#last)
      this.#nextEntry = grown(this.#nextEntry)
    }
    this.#entries += 1
    this.#concept[entry] = concept
    this.#sentence[entry] = sentence
    this.#first[entry] = occurrence
    this.#last[entry] = occurrence
    this.#nextEntry[entry] = none
    const before = this.#lastEntry[sentence]
    if (before === undefined) this.#firstEntry[sentence] = entry
    else this.#nextEntry[before] = entry
    this.#lastEntry[sentence] = entry
    this.#enter(slot, entry)
    if (this.#entries * 2 * width > this.#table.length) this.#growTable()
  }

  #enter(slot: number, entry: number): void {
    this.#table[slot] = this.#concept[entry] ?? 0
    this.#table[slot + 1] = this.#sentence[entry] ?? 0
    this.#table[slot + 2] = entry + 1
  }

  #growTable(): void {
    this.#table = new Int32Array(this.#table.length * 2)
    this.#shift -= 1
    for (let entry = 0; entry < this.#entries; entry += 1)
      this.#enter(this.#slot(this.#sentence[entry] ?? 0, this.#concept[entry] ?? 0), entry)
  }
}
