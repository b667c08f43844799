/** Selects the lexicons of a sentence by the languages that it may be in. */
import type { Engine } from '../engine.ts'
import type { PatternIndex } from '../patterns/pattern-index.ts'
import type { LexiconSet } from '../tokenize/word-cache.ts'
import type { Code } from './detect-language.ts'

export interface SentenceLexicons extends LexiconSet {
  /** The phrases of each language. */
  readonly phrases: readonly PatternIndex[]
}

/** The lexicon sets of one text; sentences in the same languages share one. */
export class LexiconSets {
  readonly #engine: Engine
  readonly #faint: boolean
  readonly #known = new Map<string, SentenceLexicons>()

  /** `faint`: the text gives little evidence of its language, so every sentence may be English. */
  constructor(engine: Engine, faint: boolean) {
    this.#engine = engine
    this.#faint = faint
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
    const asEnglish = codes.length === 0 || this.#faint || codes.includes('en')
    const also = asEnglish ? ['en'] : []
    return {
      number: wordCache.lexiconSet(`${codes.join(' ')}${asEnglish ? ' as English' : ''}`),
      tries: [...new Set([...codes, 'intl', ...also])].flatMap((code) => tries.get(code) ?? []),
      phrases: [...new Set([...codes, ...also, 'intl'])].flatMap((code) => phrases.get(code) ?? []),
      asEnglish,
    }
  }
}
