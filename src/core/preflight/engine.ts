/** Compiles a rule book once, so that screening only walks. */
import type { Lexicon, Rule, RuleBook } from '../rule.ts'
import { hashOf } from './hash.ts'
import { light } from './normalize.ts'
import { parsePattern, type Naming, type Pattern } from './pattern.ts'
import { triggerNames, type Triggers } from './scope.ts'
import { Spelling } from './spelling.ts'
import { entriesIn, Names, Trie } from './vocabulary.ts'

export interface CompiledRule {
  readonly rule: Rule
  readonly order: number
}

/** A pattern with what happens when it is filled, filed under the concepts of its rarest step. */
export interface Filed<T> {
  readonly pattern: Pattern
  readonly then: T
}

export interface Engine {
  readonly book: RuleBook
  readonly names: Names
  readonly common: ReadonlyMap<string, readonly string[]>
  readonly tries: ReadonlyMap<string, Trie>
  readonly latin: ReadonlySet<string>
  readonly spelling: ReadonlyMap<string, Spelling>
  /** Language → phrases by concept of the anchor; `then` is the concept they give. */
  readonly phrases: ReadonlyMap<string, ReadonlyMap<number, readonly Filed<number>[]>>
  readonly concepts: readonly Filed<number>[]
  readonly rules: ReadonlyMap<number, readonly Filed<CompiledRule>[]>
  readonly triggers: Triggers
  readonly skip: number
  readonly ids: (name: string) => number
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

const file = <T>(into: Map<number, Filed<T>[]>, filed: Filed<T>): void => {
  const first = filed.pattern.parts[0]
  const anchor = first?.steps[first.anchor]
  for (const id of new Set(anchor?.ids ?? [])) {
    const list = into.get(id)
    if (list === undefined) into.set(id, [filed])
    else list.push(filed)
  }
}

const build = (book: RuleBook): Engine => {
  const names = new Names()
  const tries = new Map<string, Trie>()
  const common = new Map<string, string[]>()
  const latin = new Set<string>()
  for (const lexicon of book.lexicons) {
    tries.set(lexicon.language, new Trie())
    if (lexicon.common !== '') latin.add(lexicon.language)
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
      tries.get(language)?.add(step, id)
      return id
    },
    weight: (step) => (isConcept(step) ? (frequent[step] ?? 3) : step.length < 4 ? 5 : 1),
  })
  const conceptHashes = new Map<number, number | undefined>()
  const phrases = new Map<string, Map<number, Filed<number>[]>>()
  const addLexicon = (lexicon: Lexicon): void => {
    const own = new Map<number, Filed<number>[]>()
    const naming1 = naming(lexicon.language)
    for (const [concept, entry] of entriesIn(lexicon)) {
      const id = names.id(concept)
      if (!/\s/u.test(entry) && !isConcept(entry)) tries.get(lexicon.language)?.add(entry, id)
      else file(own, { pattern: parsePattern(entry, naming1), then: id })
    }
    phrases.set(lexicon.language, own)
  }
  for (const lexicon of book.lexicons) addLexicon(lexicon)
  const shared = naming('intl')
  const concepts = book.concepts.flatMap(([name, patterns]) =>
    patterns.flatMap((p) => {
      if (/\s|^\^/u.test(p)) return [{ pattern: parsePattern(p, shared), then: names.id(name) }]
      // A mere list of words is known by the trie; only concepts among them are left to match.
      const among = p.split('|')
      for (const word of among) if (!isConcept(word)) tries.get('intl')?.add(word, names.id(name))
      const rest = among.filter(isConcept).join('|')
      return rest === '' ? [] : [{ pattern: parsePattern(rest, shared), then: names.id(name) }]
    }),
  )
  const rules = new Map<number, Filed<CompiledRule>[]>()
  for (const [order, rule] of book.rules.entries()) {
    for (const p of rule.patterns) file(rules, { pattern: parsePattern(p, shared), then: { rule, order } })
  }
  return {
    book,
    names,
    common,
    tries,
    latin,
    spelling: new Map(
      book.lexicons.flatMap(({ language, misspelt }) =>
        misspelt === undefined
          ? []
          : [[language, new Spelling(misspelt.words.split(' '), misspelt.others.split(' '))] as const],
      ),
    ),
    phrases,
    concepts,
    rules,
    triggers: Object.fromEntries(triggerNames.map((n) => [n, names.id(n)])) as Triggers,
    skip: names.id('SKIP'),
    ids: (name) => names.id(name),
    conceptHash: (id) => {
      if (!conceptHashes.has(id)) {
        const name = names.name(id)
        conceptHashes.set(id, isConcept(name) ? hashOf(name, 0) : undefined)
      }
      return conceptHashes.get(id)
    },
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
