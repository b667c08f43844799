/** Indexes patterns by the concepts of their anchors. The required concepts of all patterns are in one array. */
import { requiredConceptsOf, areSatisfied } from './required-concepts.ts'
import type { Occurrences } from './concept-index.ts'
import type { Pattern } from './parse.ts'
import type { PatternWriter } from './compile.ts'

/** A pattern and its result: the id of the concept that it adds, or the index of a rule's pattern. */
export interface IndexedPattern {
  readonly pattern: Pattern
  readonly then: number
}

/** Marks the end of a concept's list of patterns. */
const end = -1

/** The concepts of the anchor step, where matching starts. */
export const anchorsOf = (pattern: Pattern): Iterable<number> => {
  const first = pattern.parts[0]
  return new Set(first?.steps[first.anchor]?.ids)
}

/** An index of patterns. Callers walk the patterns of a concept by positions in the list. */
export class PatternIndex {
  /** Per pattern: its index in the list of all patterns, and its result. */
  readonly #indexed: Int32Array
  /** Concept → position of its first pattern, or 0. */
  readonly #start: Int32Array
  /** Per pattern: its number, the length of its required concepts, and the required concepts. */
  readonly #list: Int32Array

  constructor(indexed: readonly IndexedPattern[], writer: PatternWriter) {
    this.#indexed = Int32Array.from(indexed.flatMap(({ pattern, then }) => [writer.add(pattern), then]))
    const byConcept = new Map<number, number[]>()
    for (const [n, { pattern }] of indexed.entries()) {
      for (const id of anchorsOf(pattern)) {
        const numbers = byConcept.get(id)
        if (numbers === undefined) byConcept.set(id, [n])
        else numbers.push(n)
      }
    }
    const needs = indexed.map(({ pattern }) => requiredConceptsOf(pattern))
    const list = [end]
    this.#start = new Int32Array(1 + [...byConcept.keys()].reduce((a, b) => Math.max(a, b), 0))
    for (const [id, numbers] of byConcept) {
      this.#start[id] = list.length
      for (const n of numbers) list.push(n, needs[n]?.length ?? 0, ...(needs[n] ?? []))
      list.push(end)
    }
    this.#list = Int32Array.from(list)
  }

  /** The position of the first pattern whose anchor has the concept. */
  first(concept: number): number {
    return this.#start[concept] ?? 0
  }

  /**
   * The position of the first pattern, from the given position on, whose required concepts the sentence has; -1 if
   * there is none.
   */
  ready(place: number, occurrences: Occurrences, sentence: number): number {
    const list = this.#list
    let at = place
    while (list[at] !== end) {
      const behind = at + 2 + (list[at + 1] ?? 0)
      if (areSatisfied(list, at + 2, behind, occurrences, sentence)) return at
      at = behind
    }
    return -1
  }

  /** The position after a pattern. */
  behind(place: number): number {
    return place + 2 + (this.#list[place + 1] ?? 0)
  }

  /** The index, in the list of all patterns, of the pattern at a position. */
  patternAt(place: number): number {
    return this.#indexed[(this.#list[place] ?? 0) * 2] ?? 0
  }

  /** The result of the pattern at a position. */
  thenAt(place: number): number {
    return this.#indexed[(this.#list[place] ?? 0) * 2 + 1] ?? 0
  }
}
