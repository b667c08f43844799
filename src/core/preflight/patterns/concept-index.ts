/**
 * Which concepts stand where: for each sentence its concepts in the order in which they were found, and for each of
 * them the first and last token of every occurrence.
 */

/** No such place. */
const none = -1

/** A concept of a sentence. */
interface Entry {
  readonly concept: number
  /** First and last of its occurrences. */
  readonly first: number
  last: number
  /** The next entry of the sentence. */
  next: number
}

/** The concepts of a sentence: concept → number of its entry. */
type Sentence = Map<number, number>

export class Occurrences {
  readonly #sentences: readonly Sentence[]
  /** By sentence: its first and its last entry. */
  readonly #firstEntry: number[]
  readonly #lastEntry: number[]
  readonly #entries: Entry[] = []
  /** By occurrence: first and last token, next occurrence of the entry. */
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #next: number[] = []

  /** No concepts yet, in so many sentences. */
  constructor(sentences: number) {
    this.#sentences = Array.from({ length: sentences }, () => new Map<number, number>())
    this.#firstEntry = new Array<number>(sentences).fill(none)
    this.#lastEntry = new Array<number>(sentences).fill(none)
  }

  /** Whether the concept stands in the sentence. */
  has(sentence: number, concept: number): boolean {
    return this.#sentences[sentence]?.has(concept) === true
  }

  /** The first occurrence of a concept in a sentence, or -1; go on with `next`. */
  first(sentence: number, concept: number): number {
    const entry = this.#sentences[sentence]?.get(concept)
    return entry === undefined ? none : this.firstOf(entry)
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
    return this.#entries[entry]?.next ?? none
  }

  conceptOf(entry: number): number {
    return this.#entries[entry]?.concept ?? 0
  }

  /** The first occurrence of a concept that was reached by `firstConcept` and `nextConcept`. */
  firstOf(entry: number): number {
    return this.#entries[entry]?.first ?? none
  }

  /** Adds an occurrence, once. */
  add(sentence: number, concept: number, from: number, to: number): void {
    const number = this.#sentences[sentence]?.get(concept)
    const entry = number === undefined ? undefined : this.#entries[number]
    if (entry === undefined) {
      this.#addEntry(sentence, concept, this.#addOccurrence(from, to))
      return
    }
    for (let o = entry.first; o !== none; o = this.next(o)) if (this.#from[o] === from && this.#to[o] === to) return
    const occurrence = this.#addOccurrence(from, to)
    this.#next[entry.last] = occurrence
    entry.last = occurrence
  }

  #addOccurrence(from: number, to: number): number {
    this.#to.push(to)
    this.#next.push(none)
    return this.#from.push(from) - 1
  }

  #addEntry(sentence: number, concept: number, occurrence: number): void {
    const entry = this.#entries.push({ concept, first: occurrence, last: occurrence, next: none }) - 1
    this.#sentences[sentence]?.set(concept, entry)
    const before = this.#entries[this.lastConcept(sentence)]
    if (before === undefined) this.#firstEntry[sentence] = entry
    else before.next = entry
    this.#lastEntry[sentence] = entry
  }
}
