/** What screening in a browser consists of besides the first load. */
import type { FurtherWords } from '../core/preflight/secrets/phrases/word-lists.ts'
import type { Model } from '../core/preflight/classify/model-format.ts'
import type { Classify } from '../core/preflight/classify/classifier.ts'
import type { Lexicon } from '../core/rule.ts'
import type { Language, WarningRules } from '../rules/compose.ts'

/** The second reader, and what it has learnt. */
export interface Classifier {
  readonly classify: Classify
  readonly model: Model
}

/** The parts by name, with what each of them holds. Names of languages are ISO 639-1 codes. */
export type Parts = Readonly<Record<Language, Lexicon>> & {
  /** The frames that only ask for a second look, with deception, and the second reader: every verdict needs both. */
  readonly 'warning-rules': WarningRules
  readonly classifier: Classifier
  /** Lists of recovery words, for texts that are long enough to hold a phrase. */
  readonly 'latin-words': FurtherWords
  readonly 'unspaced-words': FurtherWords
}

export type PartName = keyof Parts

/** Brings a part. A rejection makes the screening that asked for it reject; the part is asked for again next time. */
export type Load = <Name extends PartName>(name: Name) => Promise<Parts[Name]>
