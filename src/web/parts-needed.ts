/** Finds the parts that the screening of a proposal needs. */
import type { Proposal } from '../core/finding.ts'
import { engineOf, type Engine } from '../core/preflight/engine.ts'
import { normalizeText } from '../core/preflight/normalize/normalize.ts'
import { analyze } from '../core/preflight/analyze.ts'
import { listsNeeded } from '../core/preflight/secrets/phrases/lists-needed.ts'
import type { RuleSet } from '../core/rule.ts'
import { languages } from '../rules/compose.ts'
import type { PartName } from './parts.ts'

/** An engine that records in `asked` the languages whose tries an analysis looks up. */
const notingLanguages = (engine: Engine, asked: Set<string>): Engine => ({
  ...engine,
  tries: {
    get: (language) => {
      asked.add(language)
      return engine.tries.get(language)
    },
  },
})

/** Letters of scripts without spaces, which the Chinese, Japanese and Korean lexicons segment together. */
const unspacedLetter = /[\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]/
const unspaced: readonly string[] = ['zh', 'ja', 'ko']
/** Thai is segmented too, by its own lexicon. */
const thaiLetter = /[\u0e00-\u0e7f]/

export interface Needs {
  readonly parts: readonly PartName[]
  /** The languages that the idea may be in, as ISO 639-1 codes. */
  readonly languages: readonly string[]
}

/**
 * The parts that the screening of a proposal needs, including loaded ones, and the languages of its idea. It analyses
 * the text and records which languages are looked up. Loaded parts can change the result, because the segmentation of
 * text without spaces decides which languages its words indicate. So call it again after loading, until no part is
 * missing.
 *
 * @param redact replaces key material, as screening does first
 */
export function partsNeeded(
  proposal: Proposal,
  ruleSet: RuleSet,
  redact: (text: string) => { readonly text: string },
): Needs {
  const asked = new Set<string>()
  const engine = notingLanguages(engineOf(ruleSet), asked)
  const texts = [proposal.idea, proposal.tokenType ?? '', proposal.audience ?? '']
  const clean = texts.map((text) => redact(text).text)
  const [idea] = clean.map((text) => analyze(text, engine))
  if (clean.some((text) => unspacedLetter.test(normalizeText(text))))
    for (const language of unspaced) asked.add(language)
  if (clean.some((text) => thaiLetter.test(text))) asked.add('th')
  const lists = texts.map(listsNeeded)
  return {
    parts: [
      'warning-rules',
      'classifier',
      ...languages.filter((language) => asked.has(language)),
      ...(lists.some((list) => list.latin) ? (['latin-words'] as const) : []),
      ...(lists.some((list) => list.unspaced) ? (['unspaced-words'] as const) : []),
    ],
    languages: idea?.languages ?? [],
  }
}
