/** What the second reader looks at: small numbers that stand for words, parts of words, and concepts that meet. */
import type { Engine } from './engine.ts'
import { hashOf, offset, step } from './hash.ts'
import { farBuckets, nearBuckets } from './model.ts'
import type { Reading } from './read.ts'

const kind = { word: 1, pair: 2, skip: 3, part: 4, concept: 5, meeting: 6, rule: 7, outcome: 8, far: 9 } as const

const begin = (seed: number): number => step(offset, seed)
const beginPart = begin(kind.part)
const beginPair = begin(kind.pair)
const beginSkip = begin(kind.skip)
const beginFar = begin(kind.far)
const beginConcept = begin(kind.concept)
const beginMeeting = begin(kind.meeting)

/** Longest and shortest parts of a word; words without blanks between them say much with two letters. */
const partLengths = { alphabetic: [3, 5], ideographic: [2, 3] } as const
const ideographic = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u

/** Takes the buckets of features; what it was given before counts no second time. */
export interface Bag {
  add(bucket: number): void
}

const near = (hash: number): number => (hash ^ (hash >>> 14)) & (nearBuckets - 1)
const far = (hash: number): number => nearBuckets + ((hash ^ (hash >>> 12)) & (farBuckets - 1))

function addParts(word: string, bag: Bag): void {
  const [shortest, longest] = ideographic.test(word) ? partLengths.ideographic : partLengths.alphabetic
  const padded = ` ${word} `
  const last = Math.min(padded.length, 34)
  for (let from = 0; from + shortest <= last; from += 1) {
    let hash = beginPart
    for (let i = from; i < last && i < from + longest; i += 1) {
      hash = step(hash, padded.charCodeAt(i))
      if (i - from + 1 >= shortest) bag.add(near(hash))
    }
  }
}

/** How far apart two words of a sentence may stand that are seen as a pair; nearer ones are pairs and skips already. */
const farPairs = { from: 3, to: 30 } as const

/** Words that stand apart in one sentence, in whichever order: who, what and what for are seldom neighbours. */
function addFarPairs(words: readonly number[], bag: Bag): void {
  for (let i = farPairs.from; i < words.length; i += 1) {
    const one = words[i] ?? 0
    for (let j = Math.max(0, i - farPairs.to); j <= i - farPairs.from; j += 1) {
      const other = words[j] ?? 0
      bag.add(far(one < other ? step(step(beginFar, one), other) : step(step(beginFar, other), one)))
    }
  }
}

/** The words from token `from` to before `to`, their parts, which follow each other and which stand apart. */
export function addWords({ tokens }: Reading, from: number, to: number, bag: Bag): void {
  const known = new Set<string>()
  const words: number[] = []
  for (let i = from; i < to; i += 1) {
    const word = tokens[i]?.text ?? ''
    const hash = hashOf(word, kind.word)
    const count = words.push(hash)
    bag.add(near(hash))
    if (count > 1) bag.add(near(step(step(beginPair, words[count - 2] ?? 0), hash)))
    if (count > 2) bag.add(near(step(step(beginSkip, words[count - 3] ?? 0), hash)))
    if (known.has(word)) continue
    known.add(word)
    addParts(word, bag)
  }
  addFarPairs(words, bag)
}

/** The words that follow each other across the beginning of a sentence, which `addWords` of each sentence leaves out. */
export function addSeams({ tokens, sentences }: Reading, bag: Bag): void {
  const word = (at: number): number => hashOf(tokens[at]?.text ?? '', kind.word)
  for (const { from } of sentences) {
    if (from >= 1) bag.add(near(step(step(beginPair, word(from - 1)), word(from))))
    if (from >= 2) bag.add(near(step(step(beginSkip, word(from - 2)), word(from))))
    if (from >= 1 && from + 1 < tokens.length) bag.add(near(step(step(beginSkip, word(from - 1)), word(from + 1))))
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

/** The concepts of a sentence, and which of them meet in one clause. */
export function addConcepts(reading: Reading, engine: Engine, sentence: number, bag: Bag): void {
  for (const concepts of conceptsByClause(reading, engine, sentence)) {
    for (let n = 0; n < concepts.length; n += 1) {
      const one = concepts[n] ?? 0
      bag.add(near(step(step(beginConcept, one), 0)))
      const meeting = step(beginMeeting, one)
      const end = Math.min(concepts.length, n + 1 + mostMeetings)
      for (let m = n + 1; m < end; m += 1) bag.add(near(step(meeting, concepts[m] ?? 0)))
    }
  }
}

/** What the rules said, as the second reader hears it. */
export interface Heard {
  readonly outcome: string
  readonly ruleIds: readonly string[]
}

export function addHeard({ outcome, ruleIds }: Heard, bag: Bag): void {
  bag.add(near(hashOf(outcome, kind.outcome)))
  for (const id of ruleIds) bag.add(near(hashOf(id, kind.rule)))
}

/**
 * The buckets of the features of a reading, each once, in an order that training relies on. Linear in the text but for
 * the concepts that meet in one clause, whose number is bounded by the length of a clause.
 */
export function featuresOf(reading: Reading, engine: Engine, heard: Heard | null): readonly number[] {
  const features = new Set<number>()
  const bag = { add: (bucket: number) => features.add(bucket) }
  for (const [s, { from, to }] of reading.sentences.entries()) {
    addWords(reading, from, to, bag)
    addConcepts(reading, engine, s, bag)
  }
  addSeams(reading, bag)
  if (heard !== null) addHeard(heard, bag)
  return [...features]
}
