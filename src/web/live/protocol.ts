/** What the page and its screening worker say to each other. Both are of one bundle. */
import type { Screening } from '../../core/finding.ts'
import type { Placeholder } from '../../core/preflight/secrets/placeholder.ts'
import type { Replacement } from '../../core/rewrite/word-diff.ts'

/**
 * What may be loaded besides languages and lists of recovery words: nothing for a first look by the rules that refuse,
 * all rules (some 50 KB), or the classifier too (1.1 MB), which makes the result final.
 */
export type Depth = 'look' | 'rules' | 'verdict'

/** Asks for a screening. A later request makes the answers to earlier ones worthless. */
export interface LiveRequest {
  /** Counts up with every request of a page. */
  readonly id: number
  readonly idea: string
  readonly tokenType: string
  readonly network: string
  readonly audience: string
  /** Other fields of the form by name, searched for key material only. */
  readonly fields: Readonly<Record<string, string>>
  readonly depth: Depth
}

/** A result. A request may get several, each of more parts than the one before. */
export interface LiveAnswer {
  readonly id: number
  /** Its offsets refer to `screening.idea`, in which placeholders replace key material. */
  readonly screening: Screening
  readonly keys: readonly Placeholder[]
  /** Names of the other fields that hold key material. */
  readonly keyFields: readonly string[]
  /** ISO 639-1 codes. */
  readonly languages: readonly string[]
  /** Whether nothing is missing: the result is that of the server's rules. */
  readonly final: boolean
  /** Whether all rules were there: only then is a text without an idea recognised. */
  readonly allRules: boolean
  /** Whether every list of recovery words that the text needs was searched. */
  readonly keysFinal: boolean
}

/** The changes that make a text safe. They follow a final answer, when typing pauses. */
export interface LiveSafer {
  readonly id: number
  readonly safer: readonly Replacement[]
}

/** A part of screening could not be loaded, or screening threw. */
export interface LiveFailure {
  readonly id: number
  readonly failed: true
}
