/** Reads a text: words, their concepts, clauses, and what of it is proposed. */
import { layOut, type Cues, type Layout } from './clauses.ts'
import type { Engine, Filed } from './engine.ts'
import { languagesOf, scriptOf, votesOf } from './language.ts'
import { addTo, formMarks, numberMarks } from './marks.ts'
import { findPattern, type Ground, type Index } from './match.ts'
import { lightView } from './normalize.ts'
import { scopes } from './scope.ts'
import { Break, tokenize, type Token } from './tokens.ts'
import type { Trie } from './vocabulary.ts'

export interface Sentence {
  readonly from: number
  readonly to: number
  readonly index: Index
}

export interface Reading {
  readonly tokens: readonly Token[]
  readonly layout: Layout
  readonly ground: Ground
  readonly sentences: readonly Sentence[]
  /** Some of the text is in a language that no lexicon covers. */
  readonly uncovered: boolean
}

const noFound: never[] = []

const cjkTries = (engine: Engine): readonly Trie[] => ['zh', 'ja', 'ko'].flatMap((code) => engine.tries.get(code) ?? [])

/** Longest known word first; unknown characters stay together. */
const segmenter =
  (engine: Engine) =>
  (run: string): readonly number[] => {
    const tries = cjkTries(engine)
    const ends: number[] = []
    let unknown = false
    let i = 0
    while (i < run.length) {
      let best = 0
      for (const trie of tries) best = Math.max(best, trie.longest(run, i))
      if (best === 0) {
        unknown = true
        i += 1
        continue
      }
      if (unknown) ends.push(i)
      unknown = false
      i += best
      ends.push(i)
    }
    if (unknown) ends.push(run.length)
    return ends
  }

/** A text of so few words has no room to say what it means. */
const shortText = 9

/** Too short for any idea that does not name its token or those who get it. */
const tinyText = 5

/** One sentence, or two short ones. */
const briefText = 16

/** Which languages the tokens of a sentence may be in; an own decision where it has enough words, else the text's. */
const languagesFor = (texts: readonly string[], engine: Engine, whole: readonly string[]): readonly string[] => {
  const votes = votesOf(texts, engine.common)
  const own = languagesOf(votes)
  let evidence = 0
  for (const n of votes.byCode.values()) evidence = Math.max(evidence, n)
  return evidence >= 2 || (own.length > 0 && whole.length === 0) ? own : [...new Set([...own, ...whole])]
}

/** Runs filed patterns over an index and adds the concepts that they give. */
const phraseConcepts = (filed: ReadonlyMap<number, readonly Filed<number>[]>, index: Index, ground: Ground): void => {
  const keys = [...index.keys()]
  for (const key of keys) {
    for (const { pattern, then } of filed.get(key) ?? noFound) {
      for (const found of findPattern(pattern, index, ground, () => noFound)) addTo(index, then, found.from, found.to)
    }
  }
}

const filedConcepts = new WeakMap<Engine, ReadonlyMap<number, readonly number[]>>()

/** Concept of an anchor → places in the list of concepts that can start there. */
const conceptsByAnchor = (engine: Engine): ReadonlyMap<number, readonly number[]> => {
  const known = filedConcepts.get(engine)
  if (known !== undefined) return known
  const out = new Map<number, number[]>()
  for (const [n, { pattern }] of engine.concepts.entries()) {
    const first = pattern.parts[0]
    for (const id of first?.steps[first.anchor]?.ids ?? noFound) {
      const list = out.get(id)
      if (list === undefined) out.set(id, [n])
      else list.push(n)
    }
  }
  filedConcepts.set(engine, out)
  return out
}

/** Adds the concepts that are made of others, in the book's order; only those whose anchor stands in the sentence are tried. */
const addConcepts = (index: Index, ground: Ground, engine: Engine): void => {
  const byAnchor = conceptsByAnchor(engine)
  const due = new Uint8Array(engine.concepts.length)
  const mark = (id: number): void => {
    for (const n of byAnchor.get(id) ?? noFound) due[n] = 1
  }
  for (const id of index.keys()) mark(id)
  for (let n = due.indexOf(1); n >= 0; n = due.indexOf(1, n + 1)) {
    const filed = engine.concepts[n]
    if (filed === undefined) break
    for (const found of findPattern(filed.pattern, index, ground, () => noFound)) {
      if (!index.has(filed.then)) mark(filed.then)
      addTo(index, filed.then, found.from, found.to)
    }
  }
}

const cuesFor = (sentences: readonly Sentence[], engine: Engine, count: number): Cues => {
  const flags = (...names: string[]): Uint8Array => {
    const out = new Uint8Array(count + 8)
    for (const name of names) {
      const id = engine.ids(name)
      for (const { index } of sentences) {
        const list = index.get(id) ?? noFound
        for (let n = 0; n < list.length; n += 2) out[list[n] ?? 0] = 1
      }
    }
    return out
  }
  const contrast = flags('BUT')
  const joins = flags('AND')
  const subject = flags('SUBJ')
  const person = flags('HOLDER', 'ISSUER', 'TOKEN')
  const finite = flags('CAN', 'FINITE', 'NEG', 'NEGSUBJ')
  const imperative = flags('START')
  const opener = flags('CONDITION')
  return {
    contrast: (i) => contrast[i] === 1,
    joins: (i) => joins[i] === 1,
    subject: (i) => subject[i] === 1,
    person: (i) => person[i] === 1,
    finite: (i) => finite[i] === 1,
    imperative: (i) => imperative[i] === 1,
    opener: (i) => opener[i] === 1,
  }
}

/** Reads a text once; everything else looks at the reading. */
export const read = (text: string, engine: Engine): Reading => {
  const tokens = tokenize(lightView(text), segmenter(engine))
  const words = tokens.map((t) => t.text)
  const all = votesOf(words, engine.common)
  const whole = languagesOf(all)
  // One small word is no evidence of a language: "em" is Portuguese, and English in a hurry.
  const faint = Math.max(0, ...all.byCode.values()) < 2 && !words.some((w) => /[^\p{Script=Latin}\P{L}]/u.test(w))
  const intl = engine.tries.get('intl')
  const english = engine.tries.get('en')
  const spelling = engine.spelling.get('en')

  const provisional: number[] = []
  const starts: number[] = []
  let segment = 0
  for (const [i, t] of tokens.entries()) {
    if (t.before >= Break.bracket) segment += 1
    if (t.before === Break.sentence) starts.push(i)
    provisional.push(segment)
  }
  const commas: number[] = []
  let comma = 0
  for (const t of tokens) {
    if (t.before === Break.comma) comma += 1
    commas.push(comma)
  }
  const solid: number[] = [0]
  const sentences: { from: number; to: number; index: Index; languages: readonly string[]; known: number }[] = []
  const isSkip = new Uint8Array(tokens.length)
  const add = (from: number, to: number): void => {
    const languages = languagesFor(words.slice(from, to), engine, whole)
    const tries = languages.flatMap((code) => engine.tries.get(code) ?? [])
    if (intl !== undefined) tries.push(intl)
    const asEnglish = languages.length === 0 || faint || languages.includes('en')
    if (asEnglish && english !== undefined && !tries.includes(english)) tries.push(english)
    const index: Index = new Map()
    const found: number[] = []
    let known = 0
    for (let i = from; i < to; i += 1) {
      const t = tokens[i]
      if (t === undefined) continue
      found.length = 0
      const scripts = scriptOf(t.text)
      for (const trie of tries) {
        trie.find(t.text, found)
        for (const form of t.forms) trie.find(form, found)
        // re-sale, buy-back, se.ed, p*ss*word: the parts and the whole.
        let whole = t.forms[0] ?? t.text
        for (let n = i + 1; n < i + 5 && n < to; n += 1) {
          const piece = tokens[n]
          if (piece === undefined || !(piece.glued || piece.before === Break.hyphen)) break
          whole += piece.forms[0] ?? piece.text
          const joined: number[] = []
          trie.find(whole, joined)
          for (const id of joined) if (!found.includes(id)) addTo(index, id, i, n)
        }
      }
      if (asEnglish && scripts === 'latin' && english !== undefined && spelling !== undefined) {
        const meant = found.length === 0 ? spelling.meant(t.forms.at(-1) ?? t.text) : undefined
        if (meant !== undefined) english.find(meant, found)
        // "pass phrase", "inv estment": two pieces that make a word which neither is.
        const next = i + 1 < to ? tokens[i + 1] : undefined
        if (next?.before === Break.none && t.text.length + next.text.length >= 7 && spelling.has(t.text + next.text)) {
          const joined: number[] = []
          english.find(t.text + next.text, joined)
          for (const id of joined) addTo(index, id, i, i + 1)
        }
      }
      // English words in a text of another language with the same letters: nouns of the trade are borrowed freely.
      if (!asEnglish && english !== undefined && scripts === 'latin' && t.text.length > 4) {
        const borrowed: number[] = []
        english.find(t.text, borrowed)
        for (const id of borrowed) if (!engine.names.name(id).startsWith('en:')) found.push(id)
      }
      if (found.length > 0) known += 1
      for (const id of found) {
        if (id === engine.skip) isSkip[i] = 1
        else addTo(index, id, i, i)
      }
      numberMarks(tokens, i, index, engine)
      formMarks(tokens, i, index, engine, text)
    }
    sentences.push({
      from,
      to,
      index,
      known,
      languages: asEnglish ? [...new Set([...languages, 'en', 'intl'])] : [...languages, 'intl'],
    })
  }
  const longest = 90
  starts.push(tokens.length)
  for (let s = 0; s + 1 < starts.length; s += 1) {
    const end = starts[s + 1] ?? 0
    for (let from = starts[s] ?? 0; from < end; from += longest) add(from, Math.min(end, from + longest))
  }
  for (let i = 0; i < tokens.length; i += 1) solid.push((solid[i] ?? 0) + (isSkip[i] === 1 ? 0 : 1))

  const nothing = new Array<number>(tokens.length).fill(0)
  const first: Ground = { solid, commas, segment: provisional, clause: provisional, cleared: nothing }
  for (const s of sentences) {
    for (const code of s.languages) {
      const filed = engine.phrases.get(code)
      if (filed !== undefined) phraseConcepts(filed, s.index, first)
    }
  }
  const opening = sentences[0]
  if (opening !== undefined && tokens.length <= shortText) addTo(opening.index, engine.ids('SHORTTEXT'), 0, 0)
  if (opening !== undefined && whole.includes('en')) {
    if (tokens.length <= tinyText) addTo(opening.index, engine.ids('TINYTEXT'), 0, 0)
    if (/\?["')\s]*$/u.test(text)) addTo(opening.index, engine.ids('ASKSONLY'), 0, 0)
  }
  if (opening !== undefined && tokens.length <= briefText) addTo(opening.index, engine.ids('BRIEFTEXT'), 0, 0)
  if (opening !== undefined && whole.length === 1 && whole[0] === 'en')
    addTo(opening.index, engine.ids('ENGLISHTEXT'), 0, 0)
  const layout = layOut(tokens, cuesFor(sentences, engine, tokens.length))
  const second: Ground = { solid, commas, segment: layout.segment, clause: layout.clause, cleared: nothing }
  for (const s of sentences) {
    addConcepts(s.index, second, engine)
  }
  const cleared = scopes(tokens, layout, sentences, engine.triggers)
  let known = 0
  for (const s of sentences) known += s.known
  const latinUnknown = whole.length === 0 && all.words >= 5 && known * 3 < all.words
  return {
    tokens,
    layout,
    ground: { ...second, cleared },
    sentences,
    uncovered: latinUnknown || all.unknownScript * 3 > all.words,
  }
}
