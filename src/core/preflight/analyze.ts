/** Analyses a text: tokens, languages, concepts, clauses and suppressed tokens. */
import { segmentClauses, longestSentence, type Clauses } from './clauses/segment-clauses.ts'
import { cuesOf } from './clauses/cues.ts'
import type { Engine } from './engine.ts'
import type { PatternIndex } from './patterns/pattern-index.ts'
import { languagesOf, mayBeEnglish, mostOf, votesOf, type Code } from './language/detect-language.ts'
import { Matcher, type MatchContext } from './patterns/matcher.ts'
import { normalize } from './normalize/normalize.ts'
import { Occurrences } from './patterns/concept-index.ts'
import { withoutPublicKeys } from './normalize/public-keys.ts'
import { scopes } from './scope/scope.ts'
import { segmenterOf } from './tokenize/cjk-segmenter.ts'
import { Break, tokenize, type Token } from './tokenize/tokenizer.ts'
import { LexiconSets } from './language/lexicon-set.ts'
import type { Gloss } from './lexicon/glosses.ts'
import { addWordConcepts, type ConceptTarget } from './lexicon/word-concepts.ts'

/**
 * The tokens of a sentence, from index `from` to before `to`. Its index in the list of sentences is its number in
 * `Occurrences`.
 */
export interface Sentence {
  readonly from: number
  readonly to: number
}

export interface Analysis {
  readonly tokens: readonly Token[]
  /** For each token its English words; undefined if no sentence is in a language that has a glossary. */
  readonly glosses: readonly (Gloss | undefined)[] | undefined
  readonly clauses: Clauses
  readonly matchContext: MatchContext
  readonly sentences: readonly Sentence[]
  readonly occurrences: Occurrences
  /** Whether part of the text is in a language that no lexicon covers. */
  readonly uncovered: boolean
  /** The share of the words that have concepts. */
  readonly known: number
  /** The languages that the text may be in; none where its small words tell none. */
  readonly languages: readonly Code[]
  /** The share of the words that are evidence of the most likely language. */
  readonly evidence: number
}

/** Texts of at most this many words get the concept SHORTTEXT. */
const shortText = 9

/** English texts of at most this many words get TINYTEXT: so short an idea names only its token or its holders. */
const tinyText = 5

/** Texts of at most this many words get BRIEFTEXT: one sentence, or two short ones. */
const briefText = 16

const sentencesOf = (tokens: readonly Token[]): readonly Sentence[] => {
  const sentences: Sentence[] = []
  let from = 0
  for (let i = 1; i <= tokens.length; i += 1) {
    if (i < tokens.length && i - from < longestSentence && tokens[i]?.before !== Break.sentence) continue
    sentences.push({ from, to: i })
    from = i
  }
  return sentences
}

/**
 * The languages that a sentence may be in: its own if at least two words vote for one, else those of the whole text
 * too.
 */
const languagesFor = (tokens: readonly Token[], { from, to }: Sentence, whole: readonly Code[]): readonly Code[] => {
  const votes = votesOf(tokens, from, to)
  const own = languagesOf(votes)
  return mostOf(votes) >= 2 || (own.length > 0 && whole.length === 0) ? own : [...new Set([...own, ...whole])]
}

/** Adds the concepts of the phrases of one language that match in the sentence. */
const addPhrases = (phrases: PatternIndex, occurrences: Occurrences, sentence: number, matcher: Matcher): void => {
  const last = occurrences.lastConcept(sentence)
  for (let entry = occurrences.firstConcept(sentence); entry >= 0; entry = occurrences.nextConcept(entry)) {
    let place = phrases.ready(phrases.first(occurrences.conceptOf(entry)), occurrences, sentence)
    for (; place >= 0; place = phrases.ready(phrases.behind(place), occurrences, sentence)) {
      const result = phrases.patterns[phrases.at(place)]
      if (result === undefined) continue
      const found = matcher.findPattern(result.pattern, sentence)
      for (let i = 0; i < found.length; i += 1)
        occurrences.add(sentence, result.then, found.from[i] ?? 0, found.to[i] ?? 0)
    }
    // Concepts that phrases add do not start further phrases.
    if (entry === last) return
  }
}

/** Adds the concepts that describe the whole text, at its first token. */
const addTextConcepts = (
  { text, tokens, occurrences }: ConceptTarget,
  whole: readonly Code[],
  { shapeConcepts }: Engine,
): void => {
  const note = (holds: boolean, id: number): void => {
    if (holds) occurrences.add(0, id, 0, 0)
  }
  const inEnglish = whole.includes('en')
  note(tokens.length <= shortText, shapeConcepts.SHORTTEXT)
  note(inEnglish && tokens.length <= tinyText, shapeConcepts.TINYTEXT)
  note(inEnglish && /\?["')\s]*$/u.test(text), shapeConcepts.ASKSONLY)
  note(tokens.length <= briefText, shapeConcepts.BRIEFTEXT)
  note(inEnglish && whole.length === 1, shapeConcepts.ENGLISHTEXT)
}

/** For each token, the number of gaps before it that `is` accepts; a gap is what separates a token from the one before. */
const countGaps = (tokens: readonly Token[], is: (before: number) => boolean): Int32Array => {
  const counts = new Int32Array(tokens.length)
  let count = 0
  for (let i = 0; i < tokens.length; i += 1) {
    if (is(tokens[i]?.before ?? 0)) count += 1
    counts[i] = count
  }
  return counts
}

/** For each token, and for the end of the text, the number of content words before it. */
const contentWordIndexOf = (filler: Uint8Array): Int32Array => {
  const contentWordIndex = new Int32Array(filler.length + 1)
  for (let i = 0; i < filler.length; i += 1)
    contentWordIndex[i + 1] = (contentWordIndex[i] ?? 0) + (filler[i] === 1 ? 0 : 1)
  return contentWordIndex
}

/**
 * The glosses of the tokens. Sentences that may be English have none. Unless the text may be English (`isEnglish`), only
 * English votes alone make a sentence English: "a", "to" and "do" are words of many languages.
 */
const glossesOf = (
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  codesOf: readonly (readonly Code[])[],
  isEnglish: boolean,
  { glosses }: Engine,
): Analysis['glosses'] => {
  const glossed = codesOf.map((codes) => {
    const others = codes.filter((code) => code !== 'en')
    const isOther = others.length === codes.length || (!isEnglish && others.length > 0)
    return isOther && glosses.has(others) ? others : undefined
  })
  if (glossed.every((codes) => codes === undefined)) return undefined
  return sentences.flatMap(({ from, to }, s) => {
    const codes = glossed[s]
    return tokens.slice(from, to).map(({ text }) => (codes === undefined ? undefined : glosses.of(text, codes)))
  })
}

/** Analyses a text once, for rules and classifier. Public keys, addresses and digests are replaced by spaces first. */
export const analyze = (source: string, engine: Engine): Analysis => {
  const text = withoutPublicKeys(source)
  const tokens = tokenize(normalize(text), segmenterOf(engine.unspaced), engine.wordCache)
  const all = votesOf(tokens, 0, tokens.length)
  const whole = languagesOf(all)
  // One vote is too little evidence of a language: "em" is Portuguese, but also short for "them" in English.
  const isWeakEvidence = mostOf(all) < 2 && !tokens.some((t) => /[^\p{Script=Latin}\P{L}]/u.test(t.text))
  const lexiconSets = new LexiconSets(engine, isWeakEvidence)

  const sentences = sentencesOf(tokens)
  const occurrences = new Occurrences(sentences.length)
  const target: ConceptTarget = { text, tokens, occurrences, filler: new Uint8Array(tokens.length) }
  let known = 0
  const codesOf = sentences.map((sentence) => languagesFor(tokens, sentence, whole))
  const lexiconsOf = sentences.map((sentence, number) => {
    const sentenceLexicons = lexiconSets.of(codesOf[number] ?? [])
    known += addWordConcepts({ number, from: sentence.from, to: sentence.to, sentenceLexicons }, target, engine)
    return sentenceLexicons
  })

  const contentWordIndex = contentWordIndexOf(target.filler)
  const commas = countGaps(tokens, (before) => before === Break.comma)
  const provisional = countGaps(tokens, (before) => before >= Break.bracket)
  const nothing = new Int32Array(tokens.length)
  const early = { contentWordIndex, commas, segment: provisional, clause: provisional, suppressed: nothing }
  const first = new Matcher(occurrences, early)
  for (const [sentence, { phrases }] of lexiconsOf.entries())
    for (const ofOne of phrases) addPhrases(ofOne, occurrences, sentence, first)
  if (tokens.length > 0) addTextConcepts(target, whole, engine)
  const clauses = segmentClauses(tokens, cuesOf(occurrences, sentences.length, tokens.length, engine.cues))
  const matchContext = {
    contentWordIndex,
    commas,
    segment: clauses.segment,
    clause: clauses.clause,
    suppressed: nothing,
  }
  const second = new Matcher(occurrences, matchContext)
  for (let s = 0; s < sentences.length; s += 1) engine.concepts.addTo(occurrences, s, second)
  const suppressed = scopes({ tokens, clauses, sentences, occurrences, ids: engine.scopeConcepts })
  const latinUnknown = whole.length === 0 && all.words >= 5 && known * 3 < all.words
  return {
    tokens,
    glosses: glossesOf(tokens, sentences, codesOf, mayBeEnglish(all), engine),
    clauses,
    matchContext: { ...matchContext, suppressed },
    sentences,
    occurrences,
    uncovered: latinUnknown || all.unknownScript * 3 > all.words,
    known: known / Math.max(1, all.words),
    languages: whole,
    evidence: mostOf(all) / Math.max(1, all.words),
  }
}
