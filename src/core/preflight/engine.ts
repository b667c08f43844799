/** Compiles a rule set once into tries, pattern indexes and concept ids. */
import type { Lexicon, Rule, RuleSet } from '../rule.ts'
import { PatternIndex } from './patterns/pattern-index.ts'
import { WordCache } from './tokenize/word-cache.ts'
import { hashOf } from './classify/feature-hash.ts'
import { cueNames, type CueIds } from './clauses/cues.ts'
import { shapeConceptNames, type ShapeConcepts } from './lexicon/shape-concepts.ts'
import { normalizeText } from './normalize/normalize.ts'
import { sharedWordOf } from './language/detect-language.ts'
import { parsePattern } from './patterns/parse.ts'
import { DerivedConcepts } from './patterns/derived-concepts.ts'
import { scopeConcepts, type ScopeConceptIds } from './scope/triggers.ts'
import { Glosses } from './lexicon/glosses.ts'
import { Spelling } from './lexicon/spelling.ts'
import { ConceptIds } from './lexicon/concept-ids.ts'
import { CompiledLexicons, isConcept, namingOf } from './lexicon/compiled-lexicons.ts'
import { Words, type Trie } from './lexicon/trie.ts'

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
  readonly unspaced: () => readonly Trie[]
  /** Finds misspelt English words. */
  readonly spelling: Spelling | undefined
  /** Language → its phrases. `then` is the id of the concept that a matching phrase adds. */
  readonly phrases: Pick<ReadonlyMap<string, PatternIndex>, 'get'>
  readonly concepts: DerivedConcepts
  /** The patterns of all rules. `then` is an index into `rulePatterns`. */
  readonly rules: PatternIndex
  readonly rulePatterns: readonly RulePattern[]
  readonly scopeConcepts: ScopeConceptIds
  readonly shapeConcepts: ShapeConcepts
  readonly cues: CueIds
  readonly skip: number
  readonly glosses: Glosses
  /** The hash of a concept, for the features of the classifier; undefined for concepts that are words of one language. */
  readonly conceptHash: (id: number) => number | undefined
}

/** The function words of all languages, each with the languages that it is evidence for. */
function commonWords(lexicons: readonly Lexicon[]): ReadonlyMap<string, readonly string[]> {
  const common = new Map<string, string[]>()
  for (const lexicon of lexicons) {
    let code = lexicon.language
    for (const word of lexicon.common.split(' ')) {
      if (word === '') continue
      if (word === '|') {
        code = sharedWordOf(code)
        continue
      }
      const normalized = normalizeText(word)
      const list = common.get(normalized)
      if (list === undefined) common.set(normalized, [code])
      else if (!list.includes(code)) list.push(code)
    }
  }
  return common
}

const build = (ruleSet: RuleSet): Engine => {
  const names = new ConceptIds()
  // Concepts and rules are patterns over all languages; their literal words belong to every text.
  const sharedWords = new Words()
  const lexicons = new CompiledLexicons(ruleSet.lexicons, names, new Map([['intl', sharedWords]]))
  const shared = namingOf('intl', names, sharedWords)
  const concepts = ruleSet.concepts.flatMap(([name, patterns]) =>
    patterns.flatMap((p) => {
      if (/\s|^\^/u.test(p)) return [{ pattern: parsePattern(p, shared), then: names.id(name) }]
      // The trie finds the words of a plain list, so only the concepts in it need a pattern.
      const among = p.split('|')
      for (const word of among) if (!isConcept(word)) sharedWords.add(word, names.id(name))
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
  /** By id; null for a name that is no concept. */
  const conceptHashes: (number | null)[] = []
  const conceptHash = (id: number): number | undefined => {
    const known = conceptHashes[id]
    if (known !== undefined) return known ?? undefined
    const name = names.all[id]
    if (name === undefined) return undefined
    return (conceptHashes[id] = isConcept(name) ? hashOf(name, 0) : null) ?? undefined
  }
  let unspaced: readonly Trie[] | undefined
  return {
    ruleSet,
    wordCache: new WordCache({
      common: commonWords(ruleSet.lexicons),
      tries: ruleSet.lexicons.length,
      english: lexicons.get('en')?.trie,
      spelling,
      isEnglishWord,
    }),
    tries: { get: (language) => lexicons.get(language)?.trie },
    unspaced: () => (unspaced ??= ['zh', 'ja', 'ko', 'th'].flatMap((code) => lexicons.get(code)?.trie ?? [])),
    spelling,
    phrases: { get: (language) => lexicons.get(language)?.phrases },
    concepts: new DerivedConcepts(concepts),
    rules: new PatternIndex(rules),
    rulePatterns,
    scopeConcepts: scopeIds,
    shapeConcepts,
    cues,
    skip,
    glosses: new Glosses(ruleSet.lexicons),
    conceptHash,
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
