/** Compiles a rule book once, so that screening only walks. */
import type { Lexicon, Rule, RuleBook } from '../rule.ts'
import { Filing, type Filed } from './patterns/pattern-index.ts'
import { Glossary } from './tokenize/word-cache.ts'
import { hashOf } from './classify/feature-hash.ts'
import { cueNames, type CueIds } from './clauses/cues.ts'
import { markNames, type Marks } from './lexicon/shape-concepts.ts'
import { light } from './normalize/normalize.ts'
import { parsePattern, type Naming } from './patterns/parse.ts'
import { PatternWriter } from './patterns/compile.ts'
import { Recipes } from './patterns/derived-concepts.ts'
import { triggerNames, type Triggers } from './scope/triggers.ts'
import { Spelling } from './lexicon/spelling.ts'
import { entriesIn, Names, Words, type Trie } from './lexicon/trie.ts'

/** A pattern of a rule: its text, the rule, and the rule's place in the book. */
export interface RulePattern {
  readonly rule: Rule
  readonly order: number
  readonly pattern: string
}

export interface Engine {
  readonly book: RuleBook
  readonly glossary: Glossary
  readonly tries: ReadonlyMap<string, Trie>
  /** Of the languages that are written without blanks. */
  readonly unspaced: readonly Trie[]
  /** Of English. */
  readonly spelling: Spelling | undefined
  /** Language → its phrases; `then` is the concept that a phrase gives. */
  readonly phrases: ReadonlyMap<string, Filing>
  readonly concepts: Recipes
  /** `then` is a place in `rulePatterns`. */
  readonly rules: Filing
  readonly rulePatterns: readonly RulePattern[]
  /** All patterns: see `PatternWriter`. */
  readonly patterns: Int32Array
  readonly triggers: Triggers
  readonly marks: Marks
  readonly cues: CueIds
  readonly skip: number
  /** A number that stands for a concept in the features of the second reader; none for words of one language. */
  readonly conceptHash: (id: number) => number | undefined
}

/** Concepts that stand in nearly every sentence: never a good place to start matching. */
const frequent: Readonly<Record<string, number>> = {
  ANY: 9,
  PRON: 8,
  WE: 8,
  YOU: 8,
  HOLDER: 7,
  ISSUER: 7,
  TOKEN: 7,
  CAN: 7,
  NEG: 6,
  NUM: 6,
  MONEY: 5,
  EVENT: 5,
  COIN: 4,
  GIVE: 4,
}

const isConcept = (step: string): boolean => /^[A-Z][A-Z0-9_]*$/u.test(step)

const build = (book: RuleBook): Engine => {
  const names = new Names()
  const words = new Map<string, Words>()
  const common = new Map<string, string[]>()
  for (const lexicon of book.lexicons) {
    words.set(lexicon.language, new Words())
    for (const word of lexicon.common.split(' ')) {
      if (word === '') continue
      const list = common.get(light(word))
      if (list === undefined) common.set(light(word), [lexicon.language])
      else if (!list.includes(lexicon.language)) list.push(lexicon.language)
    }
  }
  const naming = (language: string): Naming => ({
    id: (step) => {
      if (isConcept(step)) return names.id(step)
      // Words of one language are concepts of that language.
      const id = names.id(`${language}:${step}`)
      words.get(language)?.add(step, id)
      return id
    },
    weight: (step) => (isConcept(step) ? (frequent[step] ?? 3) : step.length < 4 ? 5 : 1),
  })
  const phrases = new Map<string, Filing>()
  const writer = new PatternWriter()
  const addLexicon = (lexicon: Lexicon): void => {
    const own: Filed[] = []
    const naming1 = naming(lexicon.language)
    for (const [concept, entry] of entriesIn(lexicon)) {
      const id = names.id(concept)
      if (!/\s/u.test(entry) && !isConcept(entry)) words.get(lexicon.language)?.add(entry, id)
      else own.push({ pattern: parsePattern(entry, naming1), then: id })
    }
    phrases.set(lexicon.language, new Filing(own, writer))
  }
  for (const lexicon of book.lexicons) addLexicon(lexicon)
  const shared = naming('intl')
  const concepts = book.concepts.flatMap(([name, patterns]) =>
    patterns.flatMap((p) => {
      if (/\s|^\^/u.test(p)) return [{ pattern: parsePattern(p, shared), then: names.id(name) }]
      // A mere list of words is known by the trie; only concepts among them are left to match.
      const among = p.split('|')
      for (const word of among) if (!isConcept(word)) words.get('intl')?.add(word, names.id(name))
      const rest = among.filter(isConcept).join('|')
      return rest === '' ? [] : [{ pattern: parsePattern(rest, shared), then: names.id(name) }]
    }),
  )
  const rulePatterns = book.rules.flatMap((rule, order) => rule.patterns.map((pattern) => ({ rule, order, pattern })))
  const rules = rulePatterns.map(({ pattern }, then) => ({ pattern: parsePattern(pattern, shared), then }))
  const idsOf = <N extends string>(list: readonly N[]): Readonly<Record<N, number>> =>
    Object.fromEntries(list.map((n) => [n, names.id(n)])) as Record<N, number>
  const tries = new Map([...words].map(([language, all], number) => [language, all.trie(number)]))
  const triggers = idsOf(triggerNames)
  const marks = idsOf(markNames)
  const cues = idsOf(cueNames)
  const skip = names.id('SKIP')
  const isEnglishWord = (id: number): boolean => names.all[id]?.startsWith('en:') === true
  const misspelt = book.lexicons.find(({ language }) => language === 'en')?.misspelt
  const spelling =
    misspelt === undefined ? undefined : new Spelling(misspelt.words.split(' '), misspelt.others.split(' '))
  const conceptHashes = names.all.map((name) => (isConcept(name) ? hashOf(name, 0) : undefined))
  return {
    book,
    glossary: new Glossary({ common, tries: tries.size, english: tries.get('en'), spelling, isEnglishWord }),
    tries,
    unspaced: ['zh', 'ja', 'ko'].flatMap((code) => tries.get(code) ?? []),
    spelling,
    phrases,
    concepts: new Recipes(concepts, writer),
    rules: new Filing(rules, writer),
    rulePatterns,
    patterns: writer.list,
    triggers,
    marks,
    cues,
    skip,
    conceptHash: (id) => conceptHashes[id],
  }
}

const engines = new WeakMap<RuleBook, Engine>()

/** The compiled form of a book; the same object for the same book. */
export const engineOf = (book: RuleBook): Engine => {
  const known = engines.get(book)
  if (known !== undefined) return known
  const engine = build(book)
  engines.set(book, engine)
  return engine
}
