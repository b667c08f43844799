/** The shape of the sentences that a rewrite may put in place of a risky passage. The data are in src/rules/rewrites. */
import type { Category } from '../finding.ts'

/** All sentences of rewrites, by language. */
export interface Replacements {
  /** Phrases by ISO 639-1 code. `en` is always present, as the default. */
  readonly languages: Readonly<Record<string, Phrases>>
  /** Why a passage of this category was removed, as one plain sentence of product policy. */
  readonly reasons: Readonly<Record<Category, string>>
  /** The same for rules that need a reason of their own. */
  readonly ruleReasons: Readonly<Record<string, string>>
  /** Why a field other than the idea is left out. */
  readonly fieldReason: string
}

/** The key of a replacement: mostly the category; some deceptions have their own. */
export type Remedy = Category | 'on-chain-claim' | 'stake'

/** Subjects of the lessons for ideas of which nothing honest remains. */
export type Lesson = 'forgery' | 'phishing' | 'pump' | 'gambling' | 'pyramid'

/**
 * The stems of a noun, separated by spaces (by `|` when they contain spaces), and its phrase in `idea`. A `~` in the
 * phrase stands for the modifiers before the noun: "rowing club".
 */
export type Noun = readonly [stems: string, phrase: string, kind?: 'event']

/** The phrases of one language. Every sentence passes preflight on its own. */
export interface Phrases {
  /** Frequent function words that identify the language; empty when the script decides. */
  readonly small: string
  /** How stems of nouns match: `prefix` at the start of a word, `inside` anywhere, `whole` as whole words. */
  readonly match: 'prefix' | 'inside' | 'whole'
  /** A whole sentence with the slots {award}, {people} and {place}. */
  readonly idea: string
  readonly award: readonly Noun[]
  /** Words for any kind of token; used for the award when there is no better noun. */
  readonly generic?: readonly Noun[]
  readonly people: readonly Noun[]
  /** The ending of words for people that `people` does not list, and words with this ending for other things and roles. */
  readonly agents?: { readonly ending: RegExp; readonly except: string }
  /** Clubs, buildings and occasions. */
  readonly place: readonly Noun[]
  /** The values of empty slots; `friends` when there is a place but no people. */
  readonly fallback: {
    readonly award: string
    readonly people: string
    readonly friends: string
    /** Instead of `friends` when the place is an event. */
    readonly participants?: string
  }
  /** One sentence each. {noun} is the plain noun of the award (English only). */
  readonly remedy: Readonly<Record<Remedy, string>>
  readonly lesson: Readonly<Record<Lesson, string>>
  /** The fallback sentence, used if nothing else passes. */
  readonly constant: string
  /** Words that begin a clause, also without a comma before them: a sentence can be cut there. */
  readonly joint: string
  /** Words that begin a phrase which a sentence is complete without: ", with a bee on it". */
  readonly prepositions?: string
  /** Matches the beginning of a sentence that cannot stand alone, because its verb is missing or needs the next clause. */
  readonly unfinished?: RegExp
  /** First words of a dependent clause. */
  readonly leaning: string
  /** First words of a sentence that depends on the one before. */
  readonly follow: string
  /** For languages with modifiers before the noun: words that are never modifiers. */
  readonly compound?: string
  /** Words that occur in clauses only, never in a noun phrase. */
  readonly clausal?: string
  /** Risky attributes whose removal leaves a complete sentence; `#` stands for a number. */
  readonly attributes?: readonly string[]
  /** Words of negations: a short sentence that only negates something is not kept as the purpose. */
  readonly denial?: string
}
