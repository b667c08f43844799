/** The concepts of single words: by the lexicons of the languages in question, by their letters, by their shape. */
import type { Engine } from '../engine.ts'
import { addFormConcepts, addNumberConcepts } from './shape-concepts.ts'
import type { Occurrences } from '../patterns/concept-index.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'
import type { SentenceLexicons } from '../language/lexicon-set.ts'

/** The words of a text, and what is gathered about them. */
export interface Gathering {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly occurrences: Occurrences
  /** 1 for words that count for nothing between others. */
  readonly filler: Uint8Array
}

/** A sentence whose words are looked up: its number, its tokens from `from` to before `to`, and where to look. */
export interface Stretch {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly sentenceLexicons: SentenceLexicons
}

/**
 * Up to five pieces that hyphens or mere signs part: re-sale, buy-back, se.ed, p*ss*word. The parts count too; what the
 * first part says already is not said again of the whole.
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

/** Whether a word goes on behind a hyphen or a mere sign. */
const goesOn = ({ tokens }: Gathering, i: number, to: number): boolean => {
  const next = i + 1 < to ? tokens[i + 1] : undefined
  return next !== undefined && (next.glued || next.before === Break.hyphen)
}

/** "pass phrase", "inv estment": two pieces that make a word which neither is. */
const addJoined = (i: number, stretch: Stretch, { tokens, occurrences }: Gathering, engine: Engine): void => {
  const t = tokens[i]
  const next = i + 1 < stretch.to ? tokens[i + 1] : undefined
  if (t === undefined || next?.before !== Break.none || !t.word.opens || !next.word.closes) return
  if (t.text.length + next.text.length < 7 || engine.spelling?.hasJoined(t.text, next.text) !== true) return
  const joined: number[] = []
  engine.tries.get('en')?.find(t.text + next.text, joined)
  for (const id of joined) occurrences.add(stretch.number, id, i, i + 1)
}

/** Adds the concepts of the words of a sentence; returns how many words are known. */
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
