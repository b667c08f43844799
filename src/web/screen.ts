/** Screening in a browser, with the same rules as on the server, loaded in parts. Typed text does not leave the page. */
import type { Proposal, Screening } from '../core/finding.ts'
import { engineOf } from '../core/preflight/engine.ts'
import { screenWith } from '../core/preflight/screen.ts'
import { redacted, type Redacted } from '../core/preflight/secrets/find-secrets.ts'
import type { Placeholder } from '../core/preflight/secrets/placeholder.ts'
import { wordListsOf } from '../core/preflight/secrets/phrases/word-lists.ts'
import type { RuleSet } from '../core/rule.ts'
import { composeRuleSet, languages } from '../rules/compose.ts'
import { loadPart } from './load.ts'
import type { Load, PartName, Parts } from './parts.ts'
import { partsNeeded } from './parts-needed.ts'

/** The result of screening with the parts loaded so far. */
export interface PreliminaryScreening {
  readonly screening: Screening
  /** Parts that the final result needs and that are not loaded. If empty, the result is final. */
  readonly missing: readonly PartName[]
  /** Where the idea as typed holds key material, and where `screening.idea` has placeholders for it. */
  readonly keys: readonly Placeholder[]
  /** The languages that the idea may be in, as ISO 639-1 codes. */
  readonly languages: readonly string[]
}

/** The fields of a proposal besides the idea. */
export type Context = Omit<Proposal, 'idea'>

export interface Screener {
  /**
   * Screens with the loaded parts, synchronously. Key material is always found, except phrases in word lists other than
   * the English ones. Other findings may change while parts are missing.
   */
  screenNow(idea: string, context?: Context): PreliminaryScreening
  /** Whether a text holds key material, by the loaded lists of recovery words. */
  holdsKey(text: string): boolean
  /** Loads parts. Rejects if one cannot be loaded. */
  load(names: readonly PartName[]): Promise<void>
  /**
   * Loads the parts that the text needs and screens it, with the same findings as on the server. Rejects if a part
   * cannot be loaded.
   */
  screen(idea: string, context?: Context): Promise<Screening>
}

const ruleSetFrom = (parts: Partial<Parts>): RuleSet =>
  composeRuleSet({
    // The worker and its parts are bundled together, so nobody asks for their version.
    version: '',
    languages: Object.fromEntries(languages.map((code) => [code, parts[code]])),
    warningRules: parts['warning-rules']?.warningRules,
    model: parts['classifier']?.model,
    vocabulary: parts['classifier']?.vocabulary,
  })

const redactFrom = (parts: Partial<Parts>): ((text: string) => Redacted) => {
  const words = wordListsOf({ ...parts['latin-words'], ...parts['unspaced-words'] })
  return (text) => redacted(text, words)
}

const isWords = (name: PartName): boolean => name === 'latin-words' || name === 'unspaced-words'

/** A screener that calls `load` once per part. */
export function createScreener(load: Load = loadPart): Screener {
  const parts: Partial<Parts> = {}
  const loading = new Map<PartName, Promise<void>>()
  let ruleSet = ruleSetFrom(parts)
  let redact = redactFrom(parts)

  const loadInto = async (name: PartName): Promise<void> => {
    try {
      Object.assign(parts, { [name]: await load(name) })
    } finally {
      loading.delete(name)
    }
  }
  /** Loads a part, once for all screenings that wait for it. */
  const loadOnce = (name: PartName): Promise<void> => {
    const known = loading.get(name) ?? loadInto(name)
    loading.set(name, known)
    return known
  }
  const screenWithLoaded = (proposal: Proposal): Screening =>
    screenWith({ redact, checks: parts['warning-rules']?.checks, ...parts['classifier'] }, proposal, ruleSet)
  const lookAt = (proposal: Proposal): PreliminaryScreening => {
    const { parts: needed, languages: spoken } = partsNeeded(proposal, ruleSet, redact)
    const missing = needed.filter((name) => parts[name] === undefined)
    const screening = screenWithLoaded(proposal)
    // The cache may hold words of a phrase that was analysed as prose before its word list was loaded.
    if (missing.some(isWords)) engineOf(ruleSet).wordCache.forget()
    return { screening, missing, keys: redact(proposal.idea).secrets, languages: spoken }
  }
  const loadAll = async (names: readonly PartName[]): Promise<void> => {
    await Promise.all(names.map(loadOnce))
    if (names.some(isWords)) redact = redactFrom(parts)
    // Compile the rule set only if its parts changed, since that takes longer than a screening.
    if (!names.every(isWords)) ruleSet = ruleSetFrom(parts)
  }

  return {
    screenNow: (idea, context = {}) => lookAt({ ...context, idea }),
    holdsKey: (text) => redact(text).secrets.length > 0,
    load: loadAll,
    screen: async (idea, context = {}) => {
      for (;;) {
        const { screening, missing } = lookAt({ ...context, idea })
        if (missing.length === 0) return screening
        await loadAll(missing)
      }
    },
  }
}
