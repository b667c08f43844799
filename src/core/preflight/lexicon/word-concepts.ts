/** Adds the concepts of the words of a sentence: by lexicon, by spelling, by shape. */
import type { Engine } from '../engine.ts'
import { addFormConcepts, addNumberConcepts } from './shape-concepts.ts'
import type { Occurrences } from '../patterns/concept-index.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'
import type { SentenceLexicons } from '../language/lexicon-set.ts'

/** A text, its tokens, and what is collected about them. */
export interface Gathering {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly occurrences: Occurrences
  /** For each token 1 where it is a filler word, which patterns skip; else 0. */
  readonly filler: Uint8Array
}

/** A sentence: its number, its tokens from `from` to before `to`, and the lexicons to look them up in. */
export interface Stretch {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly sentenceLexicons: SentenceLexicons
}

/**
 * Looks up the word that up to five tokens form which a hyphen or sign separates: re-sale, buy-back, se.ed, p*ss*word.
 * Concepts of the first token are not added again for the whole word.
 */
const addPieced = (i: number, stretch: Stretch, { tokens, occurrences }: Gathering): void => {
  const first = tokens[i]?.word
  if (first === undefined) return
  const said: number[] = []
  for (const trie of stretch.sentenceLexicons.tries) {
    said.push(...first.found(trie))
    let whole = first.variants[0] ?? first.text
    for (let n = i + 1; n < i + 5 && n < stretch.to; n += 1) {
      const piece = tokens[n]
      if (piece === undefined || !(piece.glued || piece.before === Break.hyphen)) break
      whole += piece.word.variants[0] ?? piece.text
      const joined: number[] = []
      trie.find(whole, joined)
      for (const id of joined) if (!said.includes(id)) occurrences.add(stretch.number, id, i, n)
    }
  }
}

/** Whether a hyphen or sign joins the next token to this one. */
const goesOn = ({ tokens }: Gathering, i: number, to: number): boolean => {
  const next = i + 1 < to ? tokens[i + 1] : undefined
  return next !== undefined && (next.glued || next.before === Break.hyphen)
}

/** Looks up the word that two tokens form: "pass phrase", "inv estment". */
const addJoined = (i: number, stretch: Stretch, { tokens, occurrences }: Gathering, engine: Engine): void => {
  const t = tokens[i]
  const next = i + 1 < stretch.to ? tokens[i + 1] : undefined
  if (t === undefined || next?.before !== Break.none || !t.word.opens || !next.word.closes) return
  if (t.text.length + next.text.length < 7 || engine.spelling?.hasJoined(t.text, next.text) !== true) return
  const joined: number[] = []
  engine.tries.get('en')?.find(t.text + next.text, joined)
  for (const id of joined) occurrences.add(stretch.number, id, i, i + 1)
}

/** Adds the concepts of the words of a sentence. Returns how many of the words have concepts. */
export const addWordNgrams = (stretch: Stretch, gathering: Gathering, engine: Engine): number => {
  const { number, from, to } = stretch
  const { sentenceLexicons } = stretch
  const { text, tokens, occurrences, filler } = gathering
  let known = 0
  for (let i = from; i < to; i += 1) {
    const t = tokens[i]
    if (t === undefined) continue
    const { word } = t
    if (goesOn(gathering, i, to)) addPieced(i, stretch, gathering)
    if (sentenceLexicons.asEnglish && word.hint.script === 'latin') addJoined(i, stretch, gathering, engine)
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
