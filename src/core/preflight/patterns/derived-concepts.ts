/** Derived concepts: concepts that a pattern over other concepts adds where it matches, in the order of the rule set. */
import { anchorsOf, type IndexedPattern } from './pattern-index.ts'
import type { Matcher } from './matcher.ts'
import { requiredConceptsOf, areSatisfied } from './required-concepts.ts'
import type { Occurrences } from './concept-index.ts'
import type { PatternWriter } from './compile.ts'

const nothing: readonly number[] = []

export class DerivedConcepts {
  /** Per pattern: its index in the list of all patterns, and the concept that it adds. */
  readonly #indexed: Int32Array
  /** Concept → numbers of the patterns whose anchor has it. */
  readonly #byAnchor: (readonly number[] | undefined)[] = []
  readonly #required: readonly Int32Array[]

  constructor(indexed: readonly IndexedPattern[], writer: PatternWriter) {
    this.#indexed = Int32Array.from(indexed.flatMap(({ pattern, then }) => [writer.add(pattern), then]))
    this.#required = indexed.map(({ pattern }) => Int32Array.from(requiredConceptsOf(pattern)))
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

  /** Adds the derived concepts of a sentence. A pattern may use concepts of the patterns before it. */
  addTo(occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    // 1 for each pattern of whose anchor the sentence has a concept.
    const due = new Uint8Array(this.#required.length)
    for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry))
      this.#markDue(due, occurrences.conceptOf(entry))
    // One pass in order: a concept that a pattern adds can trigger later patterns, but not earlier ones.
    for (let n = 0; n < due.length; n += 1) if (due[n] === 1) this.#try(n, due, occurrences, sentence, matcher)
  }

  /** Marks the patterns whose anchor has the concept as due. */
  #markDue(due: Uint8Array, concept: number): void {
    for (const n of this.#byAnchor[concept] ?? nothing) due[n] = 1
  }

  #try(n: number, due: Uint8Array, occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    const required = this.#required[n]
    if (required === undefined || !areSatisfied(required, 0, required.length, occurrences, sentence)) return
    const found = matcher.findPattern(this.#indexed[n * 2] ?? 0, sentence)
    if (found.length === 0) return
    const then = this.#indexed[n * 2 + 1] ?? 0
    this.#markDue(due, then)
    for (let i = 0; i < found.length; i += 1) occurrences.add(sentence, then, found.from[i] ?? 0, found.to[i] ?? 0)
  }
}
