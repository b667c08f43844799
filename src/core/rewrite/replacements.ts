/** The shape of the sentences that a rewrite may put in place of a risky passage. The data are in src/rules/rewrites. */
import type { Category } from '../finding.ts'

/** Everything that a rewrite says, by language. */
export interface Replacements {
  /** ISO 639-1 code → what can be said in it. Always holds `en`, the language of last resort. */
  readonly languages: Readonly<Record<string, Phrases>>
  /** Why a passage of this category was taken out: one plain sentence of product policy. */
  readonly reasons: Readonly<Record<Category, string>>
  /** The same for rules that need a reason of their own. */
  readonly ruleReasons: Readonly<Record<string, string>>
  /** Why another field than the idea is left out. */
  readonly fieldReason: string
}

/** What a passage is replaced by: mostly its category; some deceptions need an answer of their own. */
export type Remedy = Category | 'on-chain-claim' | 'stake'

/** Subjects of the lesson that is offered where nothing honest remains of an idea. */
export type Lesson = 'forgery' | 'phishing' | 'pump' | 'gambling' | 'pyramid'

/**
 * Words that give a noun away, parted by blanks (by `|` where they hold blanks), and the phrase that stands for it in
 * `idea`. A `~` in the phrase takes the words that stand before the noun: "rowing club".
 */
export type Noun = readonly [stems: string, phrase: string, kind?: 'event']

/** What can be said in one language. Every sentence in it passes preflight by itself. */
export interface Phrases {
  /** Frequent small words that tell the language from its neighbours; empty where the script decides. */
  readonly small: string
  /** `prefix`: the stems of nouns begin a word. `inside`: they may stand anywhere. `whole`: they are whole words. */
  readonly match: 'prefix' | 'inside' | 'whole'
  /** A whole sentence with the slots {award}, {people} and {place}. */
  readonly idea: string
  readonly award: readonly Noun[]
  /** Words for any kind of token: used for the award only where no better noun stands. */
  readonly generic?: Noun
  readonly people: readonly Noun[]
  /** Clubs, houses and occasions. */
  readonly place: readonly Noun[]
  /** What fills a slot of which nothing is known; `friends` where there is a place but no people. */
  readonly fallback: {
    readonly award: string
    readonly people: string
    readonly friends: string
    /** Instead of `friends` where the place is an event. */
    readonly participants?: string
  }
  /** One sentence each; {noun} is the plain noun of the award (English only). */
  readonly remedy: Readonly<Record<Remedy, string>>
  readonly lesson: Readonly<Record<Lesson, string>>
  /** Said when nothing else passes. */
  readonly constant: string
  /** Words after a comma that open a clause which can go without harm to the clause before. Empty: cut whole sentences only. */
  readonly joint: string
  /** First words of a clause that cannot stand alone. */
  readonly leaning: string
  /** First words of a sentence that leans on the one before. */
  readonly follow: string
  /** In languages that put modifiers before the noun: words that never belong to it. */
  readonly compound?: string
  /** Words that a noun phrase never holds: whatever stands beside them is a clause. */
  readonly clausal?: string
  /** Risky attributes that can be taken out of a sentence and leave it whole; `#` stands for a number. */
  readonly attributes?: readonly string[]
  /** Words of a denial: a short sentence of nothing else is no purpose worth keeping. */
  readonly denial?: string
}
