/** What the second reader looks at: small numbers that stand for words, parts of words, and concepts that meet. */
import type { Engine } from './engine.ts'
import { hashOf, offset, step } from './hash.ts'
import { buckets } from './model.ts'
import type { Reading } from './read.ts'

const kind = { word: 1, pair: 2, skip: 3, part: 4, concept: 5, meeting: 6, rule: 7, outcome: 8 } as const

const begin = (seed: number): number => step(offset, seed)
const beginPart = begin(kind.part)
const beginPair = begin(kind.pair)
const beginSkip = begin(kind.skip)
const beginConcept = begin(kind.concept)
const beginMeeting = begin(kind.meeting)

/** Longest and shortest parts of a word; words without blanks between them say much with two letters. */
const partLengths = { alphabetic: [3, 5], ideographic: [2, 3] } as const
const ideographic = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

/** Which buckets are in the bag at hand; all zero between bags, since making so large a list for each costs too much. */
const seen = new Uint8Array(buckets)

/** Collects distinct buckets, so that a feature counts once however often it stands there. One bag at a time. */
class Bag {
  readonly list: number[] = []

  add(hash: number): void {
    const bucket = (hash ^ (hash >>> 14)) & (buckets - 1)
    if (seen[bucket] === 1) return
    seen[bucket] = 1
    this.list.push(bucket)
  }
}

/** Fills a bag and leaves no trace of it. */
const gathered = (fill: (bag: Bag) => void): readonly number[] => {
  const bag = new Bag()
  try {
    fill(bag)
  } finally {
    for (const bucket of bag.list) seen[bucket] = 0
  }
  return bag.list
}

function addParts(word: string, bag: Bag): void {
  const [shortest, longest] = ideographic.test(word) ? partLengths.ideographic : partLengths.alphabetic
  const padded = ` ${word} `
  const last = Math.min(padded.length, 34)
  for (let from = 0; from + shortest <= last; from += 1) {
    let hash = beginPart
    for (let i = from; i < last && i < from + longest; i += 1) {
      hash = step(hash, padded.charCodeAt(i))
      if (i - from + 1 >= shortest) bag.add(hash)
    }
  }
}

function addWords({ tokens }: Reading, from: number, to: number, bag: Bag): void {
  const known = new Set<string>()
  let before = 0
  let earlier = 0
  for (let i = from; i < to; i += 1) {
    const word = tokens[i]?.text ?? ''
    const hash = hashOf(word, kind.word)
    bag.add(hash)
    if (i > from) bag.add(step(step(beginPair, before), hash))
    if (i > from + 1) bag.add(step(step(beginSkip, earlier), hash))
    earlier = before
    before = hash
    if (known.has(word)) continue
    known.add(word)
    addParts(word, bag)
  }
}

/** Puts a number in its place in a list that rises, once. */
const insert = (list: number[], value: number): void => {
  let at = list.length
  while (at > 0 && (list[at - 1] ?? 0) > value) at -= 1
  if (at > 0 && list[at - 1] === value) return
  for (let i = list.length; i > at; i -= 1) list[i] = list[i - 1] ?? 0
  list[at] = value
}

/** The concepts of each clause of a sentence, those that are denied, taught or quoted told apart; as hashes of their names. */
function conceptsByClause(
  { occurrences, ground }: Reading,
  engine: Engine,
  sentence: number,
): Iterable<readonly number[]> {
  const clauses = new Map<number, number[]>()
  const { clause, cleared } = ground
  for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry)) {
    const concept = engine.conceptHash(occurrences.conceptOf(entry))
    if (concept === undefined) continue
    for (let o = occurrences.firstOf(entry); o >= 0; o = occurrences.next(o)) {
      const at = occurrences.from(o)
      const key = clause[at] ?? 0
      let list = clauses.get(key)
      if (list === undefined) clauses.set(key, (list = []))
      insert(list, cleared[at] === 0 ? concept : ~concept)
    }
  }
  return clauses.values()
}

/** How many further concepts of its clause each one is seen to meet. */
const mostMeetings = 23

function addConcepts(reading: Reading, engine: Engine, sentence: number, bag: Bag): void {
  for (const concepts of conceptsByClause(reading, engine, sentence)) {
    for (let n = 0; n < concepts.length; n += 1) {
      const one = concepts[n] ?? 0
      bag.add(step(step(beginConcept, one), 0))
      const meeting = step(beginMeeting, one)
      const end = Math.min(concepts.length, n + 1 + mostMeetings)
      for (let m = n + 1; m < end; m += 1) bag.add(step(meeting, concepts[m] ?? 0))
    }
  }
}

/** What the rules said, as the second reader hears it. */
export interface Heard {
  readonly outcome: string
  readonly ruleIds: readonly string[]
}

function addHeard({ outcome, ruleIds }: Heard, bag: Bag): void {
  bag.add(hashOf(outcome, kind.outcome))
  for (const id of ruleIds) bag.add(hashOf(id, kind.rule))
}

/**
 * The features of a reading, each once. Linear in the text but for the concepts that meet in one clause, whose number is
 * bounded by the length of a clause.
 */
export function featuresOf(reading: Reading, engine: Engine, heard: Heard | null): readonly number[] {
  return gathered((bag) => {
    addWords(reading, 0, reading.tokens.length, bag)
    for (let s = 0; s < reading.sentences.length; s += 1) addConcepts(reading, engine, s, bag)
    if (heard !== null) addHeard(heard, bag)
  })
}

/** The features of one sentence by itself, with or without what the rules said of the text. */
export function featuresOfSentence(
  reading: Reading,
  engine: Engine,
  sentence: number,
  heard: Heard | null,
): readonly number[] {
  const { from, to } = reading.sentences[sentence] ?? { from: 0, to: 0 }
  return gathered((bag) => {
    addWords(reading, from, to, bag)
    addConcepts(reading, engine, sentence, bag)
    if (heard !== null) addHeard(heard, bag)
  })
}
