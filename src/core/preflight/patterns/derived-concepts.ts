/** Derived concepts: concepts that patterns over other concepts give, in the order of the rule set. */
import { anchorsOf, type IndexedPattern } from './pattern-index.ts'
import type { Matcher } from './matcher.ts'
import { requiredConceptsOf, areSatisfied } from './required-concepts.ts'
import type { Occurrences } from './concept-index.ts'
import type { PatternWriter } from './compile.ts'

const nothing: readonly number[] = []

export class DerivedConcepts {
  /** For each pattern: its place in the list of all patterns, and the concept that it gives. */
  readonly #indexed: Int32Array
  /** Concept → numbers of the patterns that have it as anchor. */
  readonly #byAnchor: (readonly number[] | undefined)[] = []
  readonly #needs: readonly Int32Array[]

  constructor(indexed: readonly IndexedPattern[], writer: PatternWriter) {
    this.#indexed = Int32Array.from(indexed.flatMap(({ pattern, then }) => [writer.add(pattern), then]))
    this.#needs = indexed.map(({ pattern }) => Int32Array.from(requiredConceptsOf(pattern)))
    const byAnchor = new Map<number, number[]>()
    for (const [n, { pattern }] of indexed.entries()) {
      for (const id of anchorsOf(pattern)) {
        const numbers = byAnchor.get(id)
        if (numbers === undefined) byAnchor.set(id, [n])
        else numbers.push(n)
      }
    }
    const last = [...byAnchor.keys()].reduce((a, b) => Math.max(a, b), -1)
    for (let id = 0; id <= last; id += 1) this.#byAnchor.push(byAnchor.get(id))
  }

  /** Adds the derived concepts of a sentence. A pattern may use the concepts of patterns before it. */
  addTo(occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    // 1 for each pattern that has something to start at.
    const due = new Uint8Array(this.#needs.length)
    for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry))
      this.#note(due, occurrences.conceptOf(entry))
    // What a pattern makes due behind itself is tried after it, what it makes due before itself no more.
    for (let n = 0; n < due.length; n += 1) if (due[n] === 1) this.#try(n, due, occurrences, sentence, matcher)
  }

  /** Notes the patterns that can start at a concept. */
  #note(due: Uint8Array, concept: number): void {
    for (const n of this.#byAnchor[concept] ?? nothing) due[n] = 1
  }

  #try(n: number, due: Uint8Array, occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    const needs = this.#needs[n]
    if (needs === undefined || !areSatisfied(needs, 0, needs.length, occurrences, sentence)) return
    const found = matcher.findPattern(this.#indexed[n * 2] ?? 0, sentence)
    if (found.length === 0) return
    const then = this.#indexed[n * 2 + 1] ?? 0
    this.#note(due, then)
    for (let i = 0; i < found.length; i += 1) occurrences.add(sentence, then, found.from[i] ?? 0, found.to[i] ?? 0)
  }
}
