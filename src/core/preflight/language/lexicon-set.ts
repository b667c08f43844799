/** Selects the lexicons for a sentence by the languages that it may be in. */
import type { Engine } from '../engine.ts'
import type { PatternIndex } from '../patterns/pattern-index.ts'
import type { LexiconSet } from '../tokenize/word-cache.ts'
import type { Code } from './detect-language.ts'

export interface SentenceLexicons extends LexiconSet {
  /** The phrases of each language. */
  readonly phrases: readonly PatternIndex[]
}

/** The lexicon sets of one text. Sentences in the same languages share a set. */
export class LexiconSets {
  readonly #engine: Engine
  readonly #isWeakEvidence: boolean
  readonly #known = new Map<string, SentenceLexicons>()

  /** `isWeakEvidence`: the text gives too little evidence of its language, so English is looked up for every sentence. */
  constructor(engine: Engine, isWeakEvidence: boolean) {
    this.#engine = engine
    this.#isWeakEvidence = isWeakEvidence
  }

  /** The lexicons of a sentence that may be in these languages. */
  of(codes: readonly Code[]): SentenceLexicons {
    const key = codes.join(' ')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const sentenceLexicons = this.#make(codes)
    this.#known.set(key, sentenceLexicons)
    return sentenceLexicons
  }

  #make(codes: readonly Code[]): SentenceLexicons {
    const { tries, phrases, wordCache } = this.#engine
    const asEnglish = codes.length === 0 || this.#isWeakEvidence || codes.includes('en')
    const also = asEnglish ? ['en'] : []
    return {
      number: wordCache.lexiconSet(`${codes.join(' ')}${asEnglish ? ' as English' : ''}`),
      tries: [...new Set([...codes, 'intl', ...also])].flatMap((code) => tries.get(code) ?? []),
      phrases: [...new Set([...codes, ...also, 'intl'])].flatMap((code) => phrases.get(code) ?? []),
      asEnglish,
    }
  }
}
