/** The parts of screening in a browser that are loaded on demand. */
import type { FurtherWords } from '../core/preflight/secrets/phrases/word-lists.ts'
import type { Model } from '../core/preflight/classify/model-format.ts'
import type { Reveal } from '../core/preflight/disguise/reveal.ts'
import type { VocabularyWords } from '../core/preflight/disguise/vocabulary.ts'
import type { Checks } from '../core/preflight/report/checks.ts'
import type { Classify } from '../core/preflight/classify/classifier.ts'
import type { Lexicon } from '../core/rule.ts'
import type { Language, WarningRules } from '../rules/compose.ts'

/** The classifier and its model, and what a first look does without too. */
export interface Classifier {
  readonly classify: Classify
  readonly model: Model
  readonly reveal: Reveal
  readonly vocabulary: VocabularyWords
}

/** The warning rules, and the checks of texts without an idea, kinds and networks. */
export interface FurtherRules {
  readonly warningRules: WarningRules
  readonly checks: Checks
}

/** The parts by name. Names of languages are ISO 639-1 codes. */
export type Parts = Readonly<Record<Language, Lexicon>> & {
  /** The warning rules, deception and the classifier, which every screening needs. */
  readonly 'warning-rules': FurtherRules
  readonly classifier: Classifier
  /** Lists of recovery words, for texts that are long enough to hold a phrase. */
  readonly 'latin-words': FurtherWords
  readonly 'unspaced-words': FurtherWords
}

export type PartName = keyof Parts

/** Loads a part. A rejection rejects the screening that needs it; the next screening loads it again. */
export type Load = <Name extends PartName>(name: Name) => Promise<Parts[Name]>
