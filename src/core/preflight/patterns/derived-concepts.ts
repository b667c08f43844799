/** Derived concepts: concepts that a pattern over other concepts adds where it matches, in the order of the rule set. */
import type { Occurrences } from './concept-index.ts'
import type { Matcher } from './matcher.ts'
import { numbersByAnchor, type PatternResult } from './pattern-index.ts'
import { areSatisfied, packed, requiredConceptsOf } from './required-concepts.ts'

export class DerivedConcepts {
  readonly #patterns: readonly PatternResult[]
  /** For each pattern its required concepts, packed. */
  readonly #required: readonly Int32Array[]
  /** Concept → numbers of the patterns that have it in their anchor. */
  readonly #byAnchor: ReadonlyMap<number, readonly number[]>

  constructor(patterns: readonly PatternResult[]) {
    this.#patterns = patterns
    this.#required = patterns.map(({ pattern }) => Int32Array.from(packed(requiredConceptsOf(pattern))))
    this.#byAnchor = numbersByAnchor(patterns)
  }

  /** Adds the derived concepts of a sentence. A pattern may use concepts of the patterns before it. */
  addTo(occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    // 1 for each pattern whose anchor has a concept of the sentence.
    const due = new Uint8Array(this.#patterns.length)
    for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry))
      this.#markDue(due, occurrences.conceptOf(entry))
    // One pass in order: a concept that a pattern adds can trigger later patterns, but not earlier ones.
    for (let n = 0; n < due.length; n += 1) {
      const required = this.#required[n]
      const result = this.#patterns[n]
      if (due[n] === 0 || required === undefined || result === undefined) continue
      if (!areSatisfied(required, 0, required.length, occurrences, sentence)) continue
      const found = matcher.findPattern(result.pattern, sentence)
      for (let i = 0; i < found.length; i += 1)
        occurrences.add(sentence, result.then, found.from[i] ?? 0, found.to[i] ?? 0)
      if (found.length > 0) this.#markDue(due, result.then)
    }
  }

  #markDue(due: Uint8Array, concept: number): void {
    const numbers = this.#byAnchor.get(concept)
    if (numbers !== undefined) for (const n of numbers) due[n] = 1
  }
}
