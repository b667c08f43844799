/**
 * The types of the rules of preflight. Rules are data (src/rules) and are passed as an argument, so that the engine is
 * a function of the proposal and the rule set.
 */
import type { Category } from './finding.ts'
import type { VocabularyWords } from './preflight/disguise/vocabulary.ts'
import type { Model } from './preflight/classify/model-format.ts'

/** The words of one language, sorted by concept. */
export interface Lexicon {
  /** ISO 639-1 code; `intl` for words that every language borrows. */
  readonly language: string
  /**
   * Frequent function words that identify the language, separated by spaces. Empty when the script decides. Those behind
   * a `|` count only in a text with one of those before it: other languages have them too.
   */
  readonly common: string
  /**
   * Concept name (capitals) → its words, separated by commas or line ends. `word` is matched whole, `stem*` from the
   * start of a word, `*part*` anywhere in one; several words are a phrase, in which `..` allows up to four words in
   * between and a concept name stands for its words.
   */
  readonly words: Readonly<Record<string, string>>
  /** Long words that are recognised when misspelt, separated by spaces, and correct words that resemble them. */
  readonly misspelt?: { readonly words: string; readonly others: string }
  /**
   * What words of the language are in English, for the classifier, which knows English best: a line for each English
   * word, or two, such as `sell: verkaufen verkauft`. No word stands in two lines.
   */
  readonly glossary?: string
}

/** One rule: patterns for passages that a reviewer would object to, and the texts of the finding. */
/** How precise a rule is on labelled texts, by itself, without the classifier. */
export interface RulePrecision {
  /** How many texts the rule matches. */
  readonly matches: number
  /** The share of these whose label has the outcome of the rule: `fail`, or for a warning `warn` or `fail`. */
  readonly outcome: number
  /** The share of these whose label has the category of the rule. */
  readonly category: number
  /** The share of the texts labelled with the category that the rule matches. */
  readonly recall: number
}

export interface Rule {
  /** `<category>.<what>`; stable, shown in every finding. */
  readonly id: `${Category}.${string}`
  readonly category: Category
  /** One plain sentence: what the passage proposes and why the service does not help with it. */
  readonly why: string
  /** What to write instead, in the imperative. */
  readonly advice: string
  /** Patterns over concepts and words; any of them satisfies the rule. Grammar: core/preflight/patterns/parse.ts. */
  readonly patterns: readonly string[]
  /** Texts in which this rule must report a finding, and texts in which it must not. */
  readonly matches: readonly string[]
  readonly nonMatches: readonly string[]
}

/** All data that screening depends on. */
export interface RuleSet {
  /** Changes with every rule, word or network name. */
  readonly version: string
  readonly lexicons: readonly Lexicon[]
  /** Derived concepts, in order: a concept may use the ones before it. */
  readonly concepts: readonly (readonly [name: string, patterns: readonly string[]])[]
  readonly rules: readonly Rule[]
  /** Absent, like `kinds` and `noIdea`, in a browser that has not loaded all parts. */
  readonly network?: NetworkRule
  readonly kinds?: KindRule
  readonly noIdea?: NoIdeaRule
  /** The trained model of the classifier. Without it the rules decide alone. */
  readonly model?: Model
  /** English words, by which disguised words are read. */
  readonly vocabulary?: VocabularyWords
}

/** How the `network` field is screened (labelling policy (training/policy.md), rule 13). */
export interface NetworkRule {
  /** Values that always pass, trimmed and in lower case. */
  readonly allowed: readonly string[]
  /** Names of main networks, letters only. Any value with one names a live network. */
  readonly main: readonly string[]
  /** Names of chains, letters only. A value with one names a live network, unless its test network is named too. */
  readonly chains: readonly string[]
  /** Names of test networks and words for a test, letters only. */
  readonly tests: readonly string[]
  /** Words that negate "test". */
  readonly denials: readonly string[]
  /** Words that separate two networks. */
  readonly between: readonly string[]
  readonly whyLive: string
  readonly adviceLive: string
  readonly whyUnknown: string
  readonly adviceUnknown: string
}

/** Nouns that are a claim by themselves in the field `tokenType`, and words that do not change that. */
export interface KindRule {
  readonly claims: readonly KindClaim[]
  /** Words beside which every claim is still a claim: token, certificate, right, of. */
  readonly carriers: readonly string[]
  /** Words beside which a firm claim is still a claim, but a soft one has its everyday sense: badge, card. */
  readonly badges: readonly string[]
}

/** Names of kinds in any language, separated by spaces. */
export interface KindClaim {
  /** The rule of the finding. */
  readonly ruleId: string
  readonly firm: readonly string[]
  /** Names that are claims only beside carriers. */
  readonly soft: readonly string[]
}

/** The words of texts without an idea; see core/preflight/report/no-idea.ts. */
export interface NoIdeaRule {
  /** Words in any language that describe no idea: greetings, tests, filler text. */
  readonly words: readonly string[]
  /** Letters in the order of keyboards and alphabets. */
  readonly rows: readonly string[]
}
