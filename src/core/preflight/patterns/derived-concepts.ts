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
    // A bit for each pattern whose anchor occurs in the sentence; no other pattern is tried.
    const due = new Int32Array((this.#needs.length + 31) >>> 5)
    for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry))
      this.#note(due, occurrences.conceptOf(entry))
    for (let word = 0; word < due.length; word += 1) {
      // A new concept can make later patterns due; earlier ones are not tried again.
      for (let left = -1, bits = due[word] ?? 0; bits !== 0; bits = (due[word] ?? 0) & left) {
        const bit = 31 - Math.clz32(bits & -bits)
        left = bit === 31 ? 0 : -1 << (bit + 1)
        this.#try(word * 32 + bit, due, occurrences, sentence, matcher)
      }
    }
  }

  /** Sets the bits of the patterns with a concept as anchor. */
  #note(due: Int32Array, concept: number): void {
    for (const n of this.#byAnchor[concept] ?? nothing) due[n >>> 5] = (due[n >>> 5] ?? 0) | (1 << (n & 31))
  }

  #try(n: number, due: Int32Array, occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    const needs = this.#needs[n]
    if (needs === undefined || !areSatisfied(needs, 0, needs.length, occurrences, sentence)) return
    const found = matcher.findPattern(this.#indexed[n * 2] ?? 0, sentence)
    if (found.length === 0) return
    const then = this.#indexed[n * 2 + 1] ?? 0
    this.#note(due, then)
    for (let i = 0; i < found.length; i += 1) occurrences.add(sentence, then, found.from[i] ?? 0, found.to[i] ?? 0)
  }
}
