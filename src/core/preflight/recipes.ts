/** Concepts that are made of other concepts, in the book's order. */
import { anchorsOf, type Filed } from './filing.ts'
import type { Matcher } from './match.ts'
import { needsOf, stand } from './needs.ts'
import type { Occurrences } from './occurrences.ts'

const nothing: readonly number[] = []

export class Recipes {
  readonly #filed: readonly Filed<number>[]
  /** Concept → numbers of the patterns that can start at it. */
  readonly #byAnchor: (readonly number[] | undefined)[] = []
  readonly #needs: readonly Int32Array[]

  constructor(filed: readonly Filed<number>[]) {
    this.#filed = filed
    this.#needs = filed.map(({ pattern }) => Int32Array.from(needsOf(pattern)))
    const byAnchor = new Map<number, number[]>()
    for (const [n, { pattern }] of filed.entries()) {
      for (const id of anchorsOf(pattern)) {
        const numbers = byAnchor.get(id)
        if (numbers === undefined) byAnchor.set(id, [n])
        else numbers.push(n)
      }
    }
    const last = [...byAnchor.keys()].reduce((a, b) => Math.max(a, b), -1)
    for (let id = 0; id <= last; id += 1) this.#byAnchor.push(byAnchor.get(id))
  }

  /** Adds what the concepts of a sentence make; later ones may use earlier ones. */
  addTo(occurrences: Occurrences, sentence: number, matcher: Matcher): void {
    const due = new Uint8Array(this.#filed.length)
    for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry))
      for (const n of this.#byAnchor[occurrences.conceptOf(entry)] ?? nothing) due[n] = 1
    for (let n = 0; n < due.length; n += 1) {
      const filed = this.#filed[n]
      const needs = this.#needs[n]
      if (due[n] === 0 || filed === undefined || needs === undefined) continue
      if (!stand(needs, 0, needs.length, occurrences, sentence)) continue
      const found = matcher.findPattern(filed.pattern, sentence)
      if (found.length === 0) continue
      for (const later of this.#byAnchor[filed.then] ?? nothing) due[later] = 1
      for (let i = 0; i < found.length; i += 1)
        occurrences.add(sentence, filed.then, found.from[i] ?? 0, found.to[i] ?? 0)
    }
  }
}
