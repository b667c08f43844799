/** Adds the concepts of the words of a sentence: by lexicon, by spelling, by shape. */
import type { Engine } from '../engine.ts'
import { addFormConcepts, addNumberConcepts } from './shape-concepts.ts'
import type { Occurrences } from '../patterns/concept-index.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'
import type { SentenceLexicons } from '../language/lexicon-set.ts'

/** The text and its tokens, and where the concepts found in them are collected. */
export interface ConceptTarget {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly occurrences: Occurrences
  /** Per token: 1 for a filler word, which patterns skip, else 0. */
  readonly filler: Uint8Array
}

/** A sentence: its number, its tokens from index `from` to before `to`, and the lexicons in which they are looked up. */
export interface SentenceRange {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly sentenceLexicons: SentenceLexicons
}

/**
 * Looks up the word that up to five tokens form when hyphens or other signs split it: re-sale, buy-back, se.ed,
 * p*ss*word. Concepts of the first token are not added again for the whole word.
 */
const addSplitWord = (i: number, range: SentenceRange, { tokens, occurrences }: ConceptTarget): void => {
  const first = tokens[i]?.word
  if (first === undefined) return
  const said: number[] = []
  for (const trie of range.sentenceLexicons.tries) {
    said.push(...first.found(trie))
    let whole = first.variants[0] ?? first.text
    for (let n = i + 1; n < i + 5 && n < range.to; n += 1) {
      const piece = tokens[n]
      if (piece === undefined || !(piece.glued || piece.before === Break.hyphen)) break
      whole += piece.word.variants[0] ?? piece.text
      const joined: number[] = []
      trie.find(whole, joined)
      for (const id of joined) if (!said.includes(id)) occurrences.add(range.number, id, i, n)
    }
  }
}

/** Whether a hyphen or another sign joins the next token to this one. */
const isJoinedToNext = ({ tokens }: ConceptTarget, i: number, to: number): boolean => {
  const next = i + 1 < to ? tokens[i + 1] : undefined
  return next !== undefined && (next.glued || next.before === Break.hyphen)
}

/** Looks up the word that two adjacent tokens form: "pass phrase", "inv estment". */
const addJoinedWord = (
  i: number,
  range: SentenceRange,
  { tokens, occurrences }: ConceptTarget,
  engine: Engine,
): void => {
  const t = tokens[i]
  const next = i + 1 < range.to ? tokens[i + 1] : undefined
  if (t === undefined || next?.before !== Break.none || !t.word.opens || !next.word.closes) return
  if (t.text.length + next.text.length < 7 || engine.spelling?.hasJoined(t.text, next.text) !== true) return
  const joined: number[] = []
  engine.tries.get('en')?.find(t.text + next.text, joined)
  for (const id of joined) occurrences.add(range.number, id, i, i + 1)
}

/** Adds the concepts of the words of a sentence. Returns the number of words that have concepts. */
export const addWordConcepts = (range: SentenceRange, gathering: ConceptTarget, engine: Engine): number => {
  const { number, from, to } = range
  const { sentenceLexicons } = range
  const { text, tokens, occurrences, filler } = gathering
  let known = 0
  for (let i = from; i < to; i += 1) {
    const t = tokens[i]
    if (t === undefined) continue
    const { word } = t
    if (isJoinedToNext(gathering, i, to)) addSplitWord(i, range, gathering)
    if (sentenceLexicons.asEnglish && word.hint.script === 'latin') addJoinedWord(i, range, gathering, engine)
    const ids = word.concepts(sentenceLexicons)
    if (ids.length > 0) known += 1
    for (const id of ids) {
      if (id === engine.skip) filler[i] = 1
      else occurrences.add(number, id, i, i)
    }
    if (word.shape !== 0) addNumberConcepts(tokens, i, occurrences, number, engine.shapeConcepts)
    addFormConcepts(tokens, i, text, occurrences, number, engine.shapeConcepts)
  }
  return known
}
