/**
 * The shape of the rules that preflight reads. Rules are data (src/rules) and come in as an argument,
 * so that the engine is a function of the proposal and the book alone.
 */
import type { Category } from './finding.ts'
import type { Model } from './preflight/classify/model-format.ts'

/** The words of one language, sorted by concept. */
export interface Lexicon {
  /** ISO 639-1 code; `intl` for words that every language borrows. */
  readonly language: string
  /** Frequent small words that give the language away, separated by blanks. Empty where the script alone decides. */
  readonly common: string
  /**
   * Concept name (capitals) → its words, separated by commas or line ends. `word` is matched whole, `stem*` from the
   * start of a word, `*part*` anywhere in one; several words make a phrase, in which `..` allows up to four
   * words between and a concept name stands for its words.
   */
  readonly words: Readonly<Record<string, string>>
  /** Long words worth recognising when misspelt, separated by blanks, and words of their own right that come near them. */
  readonly misspelt?: { readonly words: string; readonly others: string }
}

/** One rule: a frame that a reviewer would stop at, with everything that is said about it. */
export interface Rule {
  /** `<category>.<what>`; stable, shown in every finding. */
  readonly id: `${Category}.${string}`
  readonly category: Category
  /** One plain sentence: what stands here and why the service does not help with it. */
  readonly why: string
  /** What to write instead, in the imperative. */
  readonly advice: string
  /** Patterns over concepts and words; any of them fills the frame. Grammar: core/preflight/patterns/parse.ts. */
  readonly patterns: readonly string[]
  /** Texts in which this rule must report, and texts in which it must not. */
  readonly matches: readonly string[]
  readonly nonMatches: readonly string[]
}

/** Everything that screening needs to know besides the proposal. */
export interface RuleSet {
  /** Changes whenever any rule, word or network name changes. */
  readonly version: string
  readonly lexicons: readonly Lexicon[]
  /** Concepts made of other concepts, in order: later ones may use earlier ones. */
  readonly concepts: readonly (readonly [name: string, patterns: readonly string[]])[]
  readonly rules: readonly Rule[]
  readonly network: NetworkRule
  /** Absent in a browser until everything that a verdict needs is loaded; so is `noIdea`. */
  readonly kinds?: KindRule
  readonly noIdea?: NoIdeaRule
  /** What the second reader has learnt; without it the rules judge alone. */
  readonly model?: Model
}

/** How the `network` field is judged (labelling policy (training/policy.md), rule 13). */
export interface NetworkRule {
  /** Values without effect, trimmed and in lower case. */
  readonly allowed: readonly string[]
  /** Names of main networks as such, in letters only: live wherever they stand. */
  readonly main: readonly string[]
  /** Names of chains, in letters only: live where no test network of theirs is named beside them. */
  readonly chains: readonly string[]
  /** Names of test networks and words for a test, in letters only. */
  readonly tests: readonly string[]
  /** Words that turn "a test" round. */
  readonly denials: readonly string[]
  /** Words that part one network from the next. */
  readonly between: readonly string[]
  readonly whyLive: string
  readonly adviceLive: string
  readonly whyUnknown: string
  readonly adviceUnknown: string
}

/** Nouns of the field `tokenType` that are a claim by themselves, and what may stand with them without changing that. */
export interface KindRule {
  readonly claims: readonly KindClaim[]
  /** Words that carry any claim: token, certificate, right, of. */
  readonly carriers: readonly string[]
  /** Words that carry a firm claim, and give a soft one its everyday sense: badge, card. */
  readonly badges: readonly string[]
}

/** Names of kinds in any language, in words parted by blanks. */
export interface KindClaim {
  /** The rule that speaks for the claim. */
  readonly ruleId: string
  readonly firm: readonly string[]
  /** Claims only where nothing but carriers stands beside them. */
  readonly soft: readonly string[]
}

/** What texts without an idea consist of; see core/preflight/report/no-idea.ts. */
export interface NoIdeaRule {
  /** Words that describe nothing: greetings, tests, filler text; of all languages together. */
  readonly words: readonly string[]
  /** Letters as they lie side by side on keyboards and in alphabets. */
  readonly rows: readonly string[]
}
