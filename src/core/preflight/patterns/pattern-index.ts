/** Indexes patterns by the concepts of their anchors, with the required concepts of each pattern in one array. */
import { requiredConceptsOf, areSatisfied } from './required-concepts.ts'
import type { Occurrences } from './concept-index.ts'
import type { Pattern } from './parse.ts'
import type { PatternWriter } from './compile.ts'

/** A pattern with what it gives when it matches: the id of a concept, or the number of a rule's pattern. */
export interface IndexedPattern {
  readonly pattern: Pattern
  readonly then: number
}

/** Ends the list of patterns of a concept. */
const end = -1

/** The concepts of the anchor, where matching starts. */
export const anchorsOf = (pattern: Pattern): Iterable<number> => {
  const first = pattern.parts[0]
  return new Set(first?.steps[first.anchor]?.ids)
}

/** An index of patterns. The patterns of a concept are reached by places in the list. */
export class PatternIndex {
  /** For each pattern: its place in the list of all patterns, and what it gives. */
  readonly #indexed: Int32Array
  /** Concept → place of its first pattern, 0 for none. */
  readonly #start: Int32Array
  /** For each pattern: its number, the length of its required concepts, its required concepts. */
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

  /** The place of the first pattern with a concept in its anchor. */
  first(concept: number): number {
    return this.#start[concept] ?? 0
  }

  /** The place of the next pattern, this one included, whose required concepts the sentence has; -1 for none. */
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

  /** The place after a pattern. */
  behind(place: number): number {
    return place + 2 + (this.#list[place + 1] ?? 0)
  }

  /** The pattern at a place, by its place in the list of all patterns. */
  patternAt(place: number): number {
    return this.#indexed[(this.#list[place] ?? 0) * 2] ?? 0
  }

  /** What the pattern at a place gives when it matches. */
  thenAt(place: number): number {
    return this.#indexed[(this.#list[place] ?? 0) * 2 + 1] ?? 0
  }
}
