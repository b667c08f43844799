/**
 * The index of concepts: for each sentence its concepts in the order in which they were added, and for each concept the
 * first and last token of every occurrence.
 */

/** Marks the end of a list. */
const none = -1

/** A concept of a sentence. */
interface Entry {
  readonly concept: number
  /** The first and the last occurrence of the concept, in order of addition. */
  readonly first: number
  last: number
  /** The number of the next entry of the sentence. */
  next: number
}

/** The concepts of a sentence: concept → number of its entry. */
type Sentence = Map<number, number>

export class Occurrences {
  readonly #sentences: readonly Sentence[]
  /** Per sentence: the numbers of its first and last entry. */
  readonly #firstEntry: number[]
  readonly #lastEntry: number[]
  readonly #entries: Entry[] = []
  /** Per occurrence: first token, last token, and the next occurrence of the same entry. */
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #next: number[] = []

  /** An empty index for a number of sentences. */
  constructor(sentences: number) {
    this.#sentences = Array.from({ length: sentences }, () => new Map<number, number>())
    this.#firstEntry = new Array<number>(sentences).fill(none)
    this.#lastEntry = new Array<number>(sentences).fill(none)
  }

  /** Whether the concept occurs in the sentence. */
  has(sentence: number, concept: number): boolean {
    return this.#sentences[sentence]?.has(concept) === true
  }

  /** The first occurrence of a concept in a sentence, or -1. Continue with `next`. */
  first(sentence: number, concept: number): number {
    const entry = this.#sentences[sentence]?.get(concept)
    return entry === undefined ? none : this.firstOf(entry)
  }

  /** The next occurrence of the same concept in the same sentence, or -1. */
  next(occurrence: number): number {
    return this.#next[occurrence] ?? none
  }

  /** The first token of an occurrence. */
  from(occurrence: number): number {
    return this.#from[occurrence] ?? 0
  }

  /** The last token of an occurrence. */
  to(occurrence: number): number {
    return this.#to[occurrence] ?? 0
  }

  /** The entry of the first concept of a sentence, or -1. Continue with `nextConcept`; `conceptOf` gives the concept. */
  firstConcept(sentence: number): number {
    return this.#firstEntry[sentence] ?? none
  }

  /** The entry of the concept that was added last to a sentence, or -1. */
  lastConcept(sentence: number): number {
    return this.#lastEntry[sentence] ?? none
  }

  nextConcept(entry: number): number {
    return this.#entries[entry]?.next ?? none
  }

  conceptOf(entry: number): number {
    return this.#entries[entry]?.concept ?? 0
  }

  /** The first occurrence of an entry. */
  firstOf(entry: number): number {
    return this.#entries[entry]?.first ?? none
  }

  /** Adds an occurrence unless the index has it already. */
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
