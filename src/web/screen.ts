/** Screening in a browser: the same rules as on the server, loaded in parts. Typed text does not leave the page. */
import type { Proposal, Screening } from '../core/finding.ts'
import { engineOf } from '../core/preflight/engine.ts'
import { screenWith } from '../core/preflight/screen.ts'
import { redacted, type Redacted } from '../core/preflight/secrets/find-secrets.ts'
import { wordListsOf } from '../core/preflight/secrets/phrases/word-lists.ts'
import type { RuleSet } from '../core/rule.ts'
import { composeRuleSet, languages } from '../rules/compose.ts'
import { loadPart } from './load.ts'
import type { Load, PartName, Parts } from './parts.ts'
import { partsNeeded } from './parts-needed.ts'
import { rulesVersion } from './version.ts'

/** The result of screening with the loaded parts. */
export interface Glance {
  readonly screening: Screening
  /** Parts that are missing for the final screening. Empty: the screening is final. */
  readonly missing: readonly PartName[]
}

/** The fields of a proposal besides the idea. */
export type Context = Omit<Proposal, 'idea'>

export interface Screener {
  /** The version of the rules in this bundle. A server with another version may give other results. */
  readonly rulesVersion: string
  /**
   * Screens with the loaded parts, synchronously. Key material is found from the start, except phrases of other word
   * lists than the English ones; other findings are preliminary until nothing is missing.
   */
  glance(idea: string, context?: Context): Glance
  /**
   * Loads the parts that the text needs and screens it, with the same findings as preflight on the server. Rejects when
   * a part cannot be loaded.
   */
  screen(idea: string, context?: Context): Promise<Screening>
}

const ruleSetFrom = (parts: Partial<Parts>): RuleSet =>
  composeRuleSet({
    version: rulesVersion,
    languages: Object.fromEntries(languages.map((code) => [code, parts[code]])),
    warningRules: parts['warning-rules'],
    model: parts['classifier']?.model,
    vocabulary: parts['classifier']?.vocabulary,
  })

const redactFrom = (parts: Partial<Parts>): ((text: string) => Redacted) => {
  const words = wordListsOf({ ...parts['latin-words'], ...parts['unspaced-words'] })
  return (text) => redacted(text, words)
}

const isWords = (name: PartName): boolean => name === 'latin-words' || name === 'unspaced-words'

/** A screener that loads each part once with `load`. */
export function createScreener(load: Load = loadPart): Screener {
  const parts: Partial<Parts> = {}
  const coming = new Map<PartName, Promise<void>>()
  let ruleSet = ruleSetFrom(parts)
  let redact = redactFrom(parts)

  const bring = async (name: PartName): Promise<void> => {
    try {
      Object.assign(parts, { [name]: await load(name) })
    } finally {
      coming.delete(name)
    }
  }
  /** Loads a part once for all screenings that wait for it. */
  const broughtOnce = (name: PartName): Promise<void> => {
    const known = coming.get(name) ?? bring(name)
    coming.set(name, known)
    return known
  }
  const judge = (proposal: Proposal): Screening => screenWith({ redact, ...parts['classifier'] }, proposal, ruleSet)
  const missing = (proposal: Proposal): readonly PartName[] => {
    const names = partsNeeded(proposal, ruleSet, redact).filter((name) => parts[name] === undefined)
    // Words cached without their word list were analysed as prose.
    if (names.some(isWords)) engineOf(ruleSet).wordCache.forget()
    return names
  }

  return {
    rulesVersion,
    glance: (idea, context = {}) => {
      const proposal = { ...context, idea }
      return { screening: judge(proposal), missing: missing(proposal) }
    },
    screen: async (idea, context = {}) => {
      const proposal = { ...context, idea }
      for (let names = missing(proposal); names.length > 0; names = missing(proposal)) {
        await Promise.all(names.map(broughtOnce))
        if (names.some(isWords)) redact = redactFrom(parts)
        // A rule set is compiled at its first use, which takes longer than any screening; word lists do not need it.
        if (!names.every(isWords)) ruleSet = ruleSetFrom(parts)
      }
      return judge(proposal)
    },
  }
}
