/** Reads a text: words, their concepts, clauses, and what of it is proposed. */
import { layOut, type Cues, type Layout } from './clauses.ts'
import type { Engine, Filed } from './engine.ts'
import { languagesOf, scriptOf, votesOf } from './language.ts'
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

export const addTo = (index: Index, id: number, from: number, to: number): void => {
  const list = index.get(id)
  if (list === undefined) index.set(id, [from, to])
  else {
    for (let n = 0; n < list.length; n += 2) if (list[n] === from && list[n + 1] === to) return
    list.push(from, to)
  }
}

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

/** A year or decade that history tells of. */
const longPast = /^(?:1\d{3}|200\d)s?$/u

/** A number with cents: 2.50, 42,00 and 12,–. */
const cents = /^\d{1,6}[.,]\d\d$/u
const percent = /^\d+(?:[.,]\d+)?$/u
const times = /^\d+(?:[.,]\d+)?x$/u
const amountK = /^\d+(?:[.,]\d+)?(?:€|\$|£)$/u

/** Which languages the tokens of a sentence may be in; an own decision where it has enough words, else the text's. */
const languagesFor = (texts: readonly string[], engine: Engine, whole: readonly string[]): readonly string[] => {
  const votes = votesOf(texts, engine.common)
  const own = languagesOf(votes)
  let evidence = 0
  for (const n of votes.byCode.values()) evidence = Math.max(evidence, n)
  return evidence >= 2 || (own.length > 0 && whole.length === 0) ? own : [...new Set([...own, ...whole])]
}

/** What may follow a number that counts nothing in the text, and so is an amount: "60 each", "at 25 and". */
const afterAmount = new Set(
  'and or each a apiece upwards per gets get buys now today up in then you to plus for we since within instead keeps covers pays feeds saves helps until till which that so'.split(
    ' ',
  ),
)

const yearLike = /^(?:19|20)\d\d$/u

/** What names the number after it: "edition 11" is no amount. */
const beforeIndex = new Set(
  'edition drop number no nr level room week day season chapter page part phase step grade year class stage version episode volume track unit block gate platform series round generation gen team house ward age under over aged lap mile km table group'.split(
    ' ',
  ),
)

const bare = (tokens: readonly Token[], i: number): boolean => {
  const text = tokens[i]?.text ?? ''
  if (yearLike.test(text) || beforeIndex.has(tokens[i - 1]?.text ?? '') || !/^\d+(?:[.,]\d+)*k?\d?$/u.test(text))
    return false
  const next = tokens[i + 1]
  return next === undefined || next.before >= Break.comma || afterAmount.has(next.text)
}

const numbers = (tokens: readonly Token[], i: number, index: Index, engine: Engine): void => {
  const text = tokens[i]?.text ?? ''
  const code = text.charCodeAt(0)
  if (code >= 48 && code <= 57) {
    addTo(index, engine.ids('NUM'), i, i)
    if (bare(tokens, i)) addTo(index, engine.ids('BARENUM'), i, i)
    addTo(index, engine.ids('DIGITS'), i, i)
    if (longPast.test(text)) addTo(index, engine.ids('PASTYEAR'), i, i)
    if (cents.test(text)) addTo(index, engine.ids('PRICENUM'), i, i)
    if (times.test(text) && Number.parseFloat(text) < 10_000) addTo(index, engine.ids('TIMES'), i, i)
    else if (amountK.test(text)) addTo(index, engine.ids('AMOUNT'), i, i)
    const next = tokens[i + 1]?.text
    if (percent.test(text) && (next === '%' || next === '‰')) addTo(index, engine.ids('PERCENT'), i, i + 1)
    if (next !== undefined && /^\p{Sc}$/u.test(next) && tokens[i + 1]?.before === 0)
      addTo(index, engine.ids('AMOUNT'), i, i + 1)
  } else if (/^[\p{Sc}]/u.test(text)) {
    if (text.length > 1 && /^.\d/u.test(text)) addTo(index, engine.ids('AMOUNT'), i, i)
    else if (/^\d/u.test(tokens[i + 1]?.text ?? '')) addTo(index, engine.ids('AMOUNT'), i, i + 1)
  }
}

/** A name: a capital letter inside a sentence that is not shouted. */
const capital = /^\p{Lu}[\p{Ll}\p{Lu}&]/u
const shouted = /^\p{Lu}+$/u
const contracted =
  /^(?:it|that|there|here|he|she|who|what|let|where|how|when|everything|something|nothing|this|why)'s$/u
const leftOpen = /^(?:isn't|isnt|aren't|wasn't|weren't|hasn't|haven't|hadn't|didn't|don't|doesn't|not)$/u
const contrast = /^(?:but|still|though|yet|nevertheless|anyway|only)$/u

/** Marks what the form of a word tells: names, owners, and a denial that leaves off ("he isn't, but …"). */
const forms = (tokens: readonly Token[], i: number, index: Index, engine: Engine, text: string): void => {
  const t = tokens[i]
  if (t === undefined) return
  const owner = t.text.endsWith("'s") && !contracted.test(t.text)
  if (owner) addTo(index, engine.ids('POSS'), i, i)
  if (t.before !== Break.sentence && t.text.length > 2) {
    const raw = text.slice(t.start, t.end)
    const before = tokens[i - 1]
    const next = tokens[i + 1]
    const alone =
      !shouted.test(raw) ||
      ![before, next].some((o) => o !== undefined && o.text.length > 1 && shouted.test(text.slice(o.start, o.end)))
    if (capital.test(raw) && alone && !t.afterColon) {
      addTo(index, engine.ids('PROPER'), i, i)
      if (owner) addTo(index, engine.ids('PROPERS'), i, i)
    }
  }
  if (leftOpen.test(t.text)) {
    const next = tokens[i + 1]
    if (next !== undefined && contrast.test(next.text)) addTo(index, engine.ids('LEFTOPEN'), i, i)
  }
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
    const asEnglish = languages.length === 0 || languages.includes('en')
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
      numbers(tokens, i, index, engine)
      forms(tokens, i, index, engine, text)
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
