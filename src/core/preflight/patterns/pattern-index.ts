/** Indexes patterns by the concepts of their anchors. */
import type { Occurrences } from './concept-index.ts'
import { areSatisfied, packed, requiredConceptsOf } from './required-concepts.ts'
import type { Pattern } from './parse.ts'

/** A pattern with what it gives when it matches: the id of a concept, or the number of a rule's pattern. */
export interface PatternResult {
  readonly pattern: Pattern
  readonly then: number
}

/** Ends the patterns of a concept. */
const end = -1

export class PatternIndex {
  readonly patterns: readonly PatternResult[]
  /** Concept → place in `#list` of its first pattern. Place 0 has none. */
  readonly #start: Int32Array
  /** For each pattern of a concept: its number in `patterns`, the length of its required concepts, these, packed. */
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

  /** The place of the first pattern that has the concept in its anchor; go on with `next`. */
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

  /** The number in `patterns` of the pattern at a place, or -1 behind the last of a concept. */
  at(place: number): number {
    return this.#list[place] ?? end
  }
}

/** Concept → numbers of the patterns that have it in their anchor, where matching starts. */
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
