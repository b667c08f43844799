/** Indexes patterns by the concepts of their anchors. */
import type { Occurrences } from './concept-index.ts'
import { areSatisfied, packed, requiredConceptsOf } from './required-concepts.ts'
import type { Pattern } from './parse.ts'

/** A pattern and its result: the id of the concept that it adds, or the index of a rule's pattern. */
export interface PatternResult {
  readonly pattern: Pattern
  readonly then: number
}

/** Marks the end of a concept's list of patterns. */
const end = -1

export class PatternIndex {
  readonly patterns: readonly PatternResult[]
  /** Concept → position in `#list` of its first pattern, or 0. */
  readonly #start: Int32Array
  /** Per pattern of a concept: its index in `patterns`, the length of its packed required concepts, and these. */
  readonly #list: Int32Array

  constructor(patterns: readonly PatternResult[]) {
    this.patterns = patterns
    const byAnchor = numbersByAnchor(patterns)
    const required = patterns.map(({ pattern }) => packed(requiredConceptsOf(pattern)))
    const list = [end]
    this.#start = new Int32Array(1 + Math.max(0, ...byAnchor.keys()))
    for (const [concept, numbers] of byAnchor) {
      this.#start[concept] = list.length
      for (const number of numbers) list.push(number, required[number]?.length ?? 0, ...(required[number] ?? []))
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

  /** The index in `patterns` of the pattern at a position, or -1 at the end of a concept's list. */
  at(place: number): number {
    return this.#list[place] ?? end
  }
}

/** Concept → indexes of the patterns whose anchor step, where matching starts, has it. */
export function numbersByAnchor(patterns: readonly PatternResult[]): ReadonlyMap<number, readonly number[]> {
  const byAnchor = new Map<number, number[]>()
  for (const [number, { pattern }] of patterns.entries()) {
    const [first] = pattern.parts
    for (const concept of new Set(first?.steps[first.anchor]?.ids)) {
      const numbers = byAnchor.get(concept)
      if (numbers === undefined) byAnchor.set(concept, [number])
      else numbers.push(number)
    }
  }
  return byAnchor
}
