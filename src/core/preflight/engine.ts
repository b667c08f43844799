/** Compiles a rule set once into tries, pattern indexes and concept ids. */
import type { Lexicon, Rule, RuleSet } from '../rule.ts'
import { PatternIndex, type PatternResult } from './patterns/pattern-index.ts'
import { WordCache } from './tokenize/word-cache.ts'
import { hashOf } from './classify/feature-hash.ts'
import { cueNames, type CueIds } from './clauses/cues.ts'
import { shapeConceptNames, type ShapeConcepts } from './lexicon/shape-concepts.ts'
import { normalizeText } from './normalize/normalize.ts'
import { sharedWordOf } from './language/detect-language.ts'
import { parsePattern, type Naming } from './patterns/parse.ts'
import { DerivedConcepts } from './patterns/derived-concepts.ts'
import { scopeConcepts, type ScopeConceptIds } from './scope/triggers.ts'
import { Spelling } from './lexicon/spelling.ts'
import { ConceptIds } from './lexicon/concept-ids.ts'
import { entriesIn, Words, type Trie } from './lexicon/trie.ts'

/** A pattern of a rule: its text, its rule, and the index of the rule in the rule set. */
export interface RulePattern {
  readonly rule: Rule
  readonly order: number
  readonly pattern: string
}

export interface Engine {
  readonly ruleSet: RuleSet
  readonly wordCache: WordCache
  /** By language code. */
  readonly tries: Pick<ReadonlyMap<string, Trie>, 'get'>
  /** The tries of languages written without spaces. */
  readonly unspaced: readonly Trie[]
  /** Finds misspelt English words. */
  readonly spelling: Spelling | undefined
  /** Language → its phrases. `then` is the id of the concept that a matching phrase adds. */
  readonly phrases: ReadonlyMap<string, PatternIndex>
  readonly concepts: DerivedConcepts
  /** The patterns of all rules. `then` is an index into `rulePatterns`. */
  readonly rules: PatternIndex
  readonly rulePatterns: readonly RulePattern[]
  readonly scopeConcepts: ScopeConceptIds
  readonly shapeConcepts: ShapeConcepts
  readonly cues: CueIds
  readonly skip: number
  /** The hash of a concept, for the features of the classifier; undefined for concepts that are words of one language. */
  readonly conceptHash: (id: number) => number | undefined
}

/**
 * The frequency of concepts, from 0 to 9: matching starts at the rarest concept of a pattern. For other concepts see
 * `naming`.
 */
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

const build = (ruleSet: RuleSet): Engine => {
  const names = new ConceptIds()
  const words = new Map<string, Words>()
  const common = new Map<string, string[]>()
  for (const lexicon of ruleSet.lexicons) {
    words.set(lexicon.language, new Words())
    let code = lexicon.language
    for (const word of lexicon.common.split(' ')) {
      if (word === '') continue
      if (word === '|') {
        code = sharedWordOf(code)
        continue
      }
      const list = common.get(normalizeText(word))
      if (list === undefined) common.set(normalizeText(word), [code])
      else if (!list.includes(code)) list.push(code)
    }
  }
  const naming = (language: string): Naming => ({
    id: (step) => {
      if (isConcept(step)) return names.id(step)
      // A literal word of a pattern is a concept of its language.
      const id = names.id(`${language}:${step}`)
      words.get(language)?.add(step, id)
      return id
    },
    weight: (step) => (isConcept(step) ? (frequent[step] ?? 3) : step.length < 4 ? 5 : 1),
  })
  const phrases = new Map<string, PatternIndex>()
  const addLexicon = (lexicon: Lexicon): void => {
    const own: PatternResult[] = []
    const naming1 = naming(lexicon.language)
    for (const [concept, entry] of entriesIn(lexicon)) {
      const id = names.id(concept)
      if (!/\s/u.test(entry) && !isConcept(entry)) words.get(lexicon.language)?.add(entry, id)
      else own.push({ pattern: parsePattern(entry, naming1), then: id })
    }
    phrases.set(lexicon.language, new PatternIndex(own))
  }
  for (const lexicon of ruleSet.lexicons) addLexicon(lexicon)
  const shared = naming('intl')
  const concepts = ruleSet.concepts.flatMap(([name, patterns]) =>
    patterns.flatMap((p) => {
      if (/\s|^\^/u.test(p)) return [{ pattern: parsePattern(p, shared), then: names.id(name) }]
      // The trie finds the words of a plain list, so only the concepts in it need a pattern.
      const among = p.split('|')
      for (const word of among) if (!isConcept(word)) words.get('intl')?.add(word, names.id(name))
      const rest = among.filter(isConcept).join('|')
      return rest === '' ? [] : [{ pattern: parsePattern(rest, shared), then: names.id(name) }]
    }),
  )
  const rulePatterns = ruleSet.rules.flatMap((rule, order) =>
    rule.patterns.map((pattern) => ({ rule, order, pattern })),
  )
  const rules = rulePatterns.map(({ pattern }, then) => ({ pattern: parsePattern(pattern, shared), then }))
  const idsOf = <N extends string>(list: readonly N[]): Readonly<Record<N, number>> =>
    Object.fromEntries(list.map((n) => [n, names.id(n)])) as Record<N, number>
  const tries = new Map([...words].map(([language, all], number) => [language, all.trie(number)]))
  const scopeIds = Object.fromEntries(
    Object.entries(scopeConcepts).map(([name, concept]) => [name, names.id(concept)]),
  ) as ScopeConceptIds
  const shapeConcepts = idsOf(shapeConceptNames)
  const cues = idsOf(cueNames)
  const skip = names.id('SKIP')
  const isEnglishWord = (id: number): boolean => names.all[id]?.startsWith('en:') === true
  const misspelt = ruleSet.lexicons.find(({ language }) => language === 'en')?.misspelt
  const spelling =
    misspelt === undefined ? undefined : new Spelling(misspelt.words.split(' '), misspelt.others.split(' '))
  const conceptHashes = names.all.map((name) => (isConcept(name) ? hashOf(name, 0) : undefined))
  return {
    ruleSet,
    wordCache: new WordCache({ common, tries: tries.size, english: tries.get('en'), spelling, isEnglishWord }),
    tries,
    unspaced: ['zh', 'ja', 'ko', 'th'].flatMap((code) => tries.get(code) ?? []),
    spelling,
    phrases,
    concepts: new DerivedConcepts(concepts),
    rules: new PatternIndex(rules),
    rulePatterns,
    scopeConcepts: scopeIds,
    shapeConcepts,
    cues,
    skip,
    conceptHash: (id) => conceptHashes[id],
  }
}

const engines = new WeakMap<RuleSet, Engine>()

/** The compiled form of a rule set. The same rule set object always gives the same engine. */
export const engineOf = (ruleSet: RuleSet): Engine => {
  const known = engines.get(ruleSet)
  if (known !== undefined) return known
  const engine = build(ruleSet)
  engines.set(ruleSet, engine)
  return engine
}
