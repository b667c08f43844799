/** What the second reader looks at: small numbers that stand for words, parts of words, and concepts that meet. */
import type { Engine } from './engine.ts'
import { hashOf, offset, step } from './hash.ts'
import { buckets } from './model.ts'
import type { Reading } from './read.ts'

const kind = { word: 1, pair: 2, skip: 3, part: 4, concept: 5, meeting: 6, rule: 7, outcome: 8 } as const

const join = (a: number, b: number, seed: number): number => step(step(step(offset, seed), a), b)

/** Longest and shortest parts of a word; words without blanks between them say much with two letters. */
const partLengths = { alphabetic: [3, 5], ideographic: [2, 3] } as const
const ideographic = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

/** Collects distinct buckets; one for every text, so that a feature counts once however often it stands there. */
class Bag {
  readonly #seen = new Uint8Array(buckets)
  readonly list: number[] = []

  add(hash: number): void {
    const bucket = (hash ^ (hash >>> 14)) & (buckets - 1)
    if (this.#seen[bucket] === 1) return
    this.#seen[bucket] = 1
    this.list.push(bucket)
  }
}

function addParts(word: string, bag: Bag): void {
  const [shortest, longest] = ideographic.test(word) ? partLengths.ideographic : partLengths.alphabetic
  const padded = ` ${word} `
  const last = Math.min(padded.length, 34)
  for (let from = 0; from + shortest <= last; from += 1) {
    let hash = step(offset, kind.part)
    for (let i = from; i < last && i < from + longest; i += 1) {
      hash = step(hash, padded.charCodeAt(i))
      if (i - from + 1 >= shortest) bag.add(hash)
    }
  }
}

/** The concepts of each clause, those that are denied, taught or quoted told apart; as hashes of their names. */
function conceptsByClause(reading: Reading, engine: Engine, from: number, to: number): Iterable<readonly number[]> {
  const clauses = new Map<number, Set<number>>()
  const { clause, cleared } = reading.ground
  for (const sentence of reading.sentences) {
    if (sentence.to <= from || sentence.from >= to) continue
    for (const [id, places] of sentence.index) {
      const concept = engine.conceptHash(id)
      if (concept === undefined) continue
      for (let n = 0; n < places.length; n += 2) {
        const at = places[n] ?? 0
        if (at < from || at >= to) continue
        const key = clause[at] ?? 0
        let set = clauses.get(key)
        if (set === undefined) clauses.set(key, (set = new Set()))
        set.add((cleared[at] ?? 0) === 0 ? concept : ~concept)
      }
    }
  }
  return [...clauses.values()].map((set) => [...set].sort((a, b) => a - b))
}

/** What the rules said, as the second reader hears it. */
export interface Heard {
  readonly outcome: string
  readonly ruleIds: readonly string[]
}

/**
 * The features of a reading between two tokens, each once. Linear in the text but for the concepts that meet in one
 * clause, whose number is bounded by the length of a clause.
 */
export function featuresOf(
  reading: Reading,
  engine: Engine,
  heard: Heard | null,
  from = 0,
  to = reading.tokens.length,
): readonly number[] {
  const bag = new Bag()
  const known = new Set<string>()
  let before = 0
  let earlier = 0
  for (let i = from; i < to; i += 1) {
    const word = reading.tokens[i]?.text ?? ''
    const hash = hashOf(word, kind.word)
    bag.add(hash)
    if (i > from) bag.add(join(before, hash, kind.pair))
    if (i > from + 1) bag.add(join(earlier, hash, kind.skip))
    earlier = before
    before = hash
    if (known.has(word)) continue
    known.add(word)
    addParts(word, bag)
  }
  for (const concepts of conceptsByClause(reading, engine, from, to)) {
    for (const [n, one] of concepts.entries()) {
      bag.add(join(one, 0, kind.concept))
      for (let m = n + 1; m < concepts.length && m < n + 24; m += 1) bag.add(join(one, concepts[m] ?? 0, kind.meeting))
    }
  }
  if (heard !== null) {
    bag.add(hashOf(heard.outcome, kind.outcome))
    for (const id of heard.ruleIds) bag.add(hashOf(id, kind.rule))
  }
  return bag.list
}
