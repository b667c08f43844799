/** The checks that a candidate of a model must pass before it replaces the rewrite by rules (docs/decisions/0005). */
import type { Proposal, Screening } from '../finding.ts'
import { holdsSecret } from '../preflight/secrets/redact.ts'
import type { Rewrite } from '../rewrite.ts'
import { limits } from '../sandbox.ts'
import { newClaims } from './claims.ts'

/** Why a candidate is rejected. */
export type Refusal =
  'length' | 'characters' | 'markup' | 'key-material' | 'language' | 'subject' | 'claims' | 'screening'

export interface Judging {
  /** The idea as it was screened, without key material. */
  readonly idea: string
  /** The rewrite by rules. */
  readonly rules: Rewrite
  readonly preflight: (proposal: Proposal) => Screening
  /** The code of the main language of a text. */
  readonly languageOf: (text: string) => string
}

/** The first reason to reject a candidate, cheap checks first; undefined if it is accepted. */
export function refusalOf(candidate: string, judging: Judging): Refusal | undefined {
  const { idea, rules, languageOf } = judging
  const longest = Math.min(limits.idea, 2 * Math.max(idea.length, rules.safeIdea.length) + 200)
  if (candidate.trim() === '' || candidate.length > longest) return 'length'
  if (!candidate.isWellFormed() || hasOddCharacters(candidate, idea)) return 'characters'
  if (markup.test(candidate) || link.test(candidate)) return 'markup'
  if (holdsSecret(candidate)) return 'key-material'
  const language = languageOf(idea)
  if (scriptOf(candidate) !== scriptOf(idea) || languageOf(candidate) !== language) return 'language'
  const said = [idea, rules.safeIdea]
  if (!keepsSubject(candidate, said)) return 'subject'
  if (newClaims(candidate, said, language).length > 0) return 'claims'
  return settles(candidate, judging) ? undefined : 'screening'
}

/**
 * Whether screening the candidate finds nothing, except an uncovered language that the rewrite by rules has too. So the
 * candidate is never worse than the rewrite by rules, and rewriting it changes nothing.
 */
function settles(candidate: string, { rules, preflight }: Judging): boolean {
  const screened = preflight({ idea: candidate })
  if (screened.idea !== candidate) return false
  if (screened.outcome === 'pass') return true
  return rules.outcome === 'warn' && screened.findings.every((f) => f.ruleId === 'ambiguity.language')
}

const odd = /[\p{C}\u2028\u2029]/gu

/** Whether a candidate has unusual characters. Joiners that the idea has too are allowed; line breaks must be plain. */
const hasOddCharacters = (candidate: string, idea: string): boolean =>
  (candidate.match(odd) ?? []).some((c) => c !== '\n' && !((c === '\u200c' || c === '\u200d') && idea.includes(c)))

const markup = /[<>{}`|\\]|&#?\w{2,8};|\*\*|__|\]\s?[([]|!\[|\[removed:|^[ \t]*(?:#{1,6}[ \t]|---|===)/mu
const link = /[a-z][a-z0-9+-]{1,20}:(?:\/\/|[^\s:]*[/?=%])|javascript:|www\.|\p{L}{2}\.\p{L}{2}|@\p{L}/iu

const scripts = [
  ['han', /[\u3040-\u30ff\u3400-\u9fff]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['latin', /\p{Script=Latin}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['thai', /\p{Script=Thai}/gu],
] as const

/** The main script of a text. */
function scriptOf(text: string): string {
  let best = 'other'
  let most = 0
  for (const [name, letters] of scripts) {
    // A Chinese or Korean character counts as three Latin letters.
    const count = (text.match(letters) ?? []).length * (name === 'han' || name === 'hangul' ? 3 : 1)
    if (count > most) [best, most] = [name, count]
  }
  return best
}

/** The least number and share of known words. A text with fewer is about another subject. */
const fewestKnown = 2
const leastKnown = 0.25

/**
 * Whether enough longer words of a text share their beginning with a word of the texts `said`; in scripts without
 * spaces character pairs are compared.
 */
function keepsSubject(text: string, said: readonly string[]): boolean {
  const own = [...stemsOf(text)]
  const stems = new Set(said.flatMap((one) => [...stemsOf(one)]))
  const known = own.filter((stem) => stems.has(stem)).length
  return known >= fewestKnown && known >= leastKnown * own.length
}

const stemsOf = (text: string): ReadonlySet<string> => {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      /[\u3040-\u30ff\u3400-\u9fff]/u.test(word)
        ? Array.from(word, (_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2)
        : word.length >= 4 || /^\p{Script=Hangul}{2}/u.test(word)
          ? [word.slice(0, /^\p{Script=Hangul}/u.test(word) ? 2 : 5)]
          : [],
    ),
  )
}
