/** What is looked up in a sentence, by the languages that it may be in; most sentences of a text are in the same ones. */
import type { Engine } from '../engine.ts'
import type { Filing } from '../patterns/pattern-index.ts'
import type { Reach } from '../tokenize/word-cache.ts'
import type { Code } from './detect-language.ts'

export interface Tongue extends Reach {
  /** Of each language its phrases. */
  readonly phrases: readonly Filing[]
}

/** The tongues of one text. */
export class Tongues {
  readonly #engine: Engine
  readonly #faint: boolean
  readonly #known = new Map<string, Tongue>()

  /** In a text with faint evidence of its language every sentence may be English. */
  constructor(engine: Engine, faint: boolean) {
    this.#engine = engine
    this.#faint = faint
  }

  /** What is looked up where a sentence may be in these languages. */
  of(codes: readonly Code[]): Tongue {
    const key = codes.join(' ')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const tongue = this.#make(codes)
    this.#known.set(key, tongue)
    return tongue
  }

  #make(codes: readonly Code[]): Tongue {
    const { tries, phrases, glossary } = this.#engine
    const asEnglish = codes.length === 0 || this.#faint || codes.includes('en')
    const also = asEnglish ? ['en'] : []
    return {
      number: glossary.reach(`${codes.join(' ')}${asEnglish ? ' as English' : ''}`),
      tries: [...new Set([...codes, 'intl', ...also])].flatMap((code) => tries.get(code) ?? []),
      phrases: [...new Set([...codes, ...also, 'intl'])].flatMap((code) => phrases.get(code) ?? []),
      asEnglish,
    }
  }
}
