/** Screens the fields `tokenType` and `audience`, by rules only. The findings have no offsets. */
import type { Finding } from '../../finding.ts'
import type { RuleSet } from '../../rule.ts'
import { analyze } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import { matchRules, mergeMatches } from '../patterns/evaluate-rules.ts'
import type { Redacted } from '../secrets/find-secrets.ts'
import { findingOf, ruleOf } from './findings.ts'
import type { Checks } from './checks.ts'

/** @param redact replaces key material before any other code reads the value */
export const fieldFindings = (
  field: 'tokenType' | 'audience',
  value: string | undefined,
  engine: Engine,
  redact: (text: string) => Redacted,
  checks: Checks | undefined,
): readonly Finding[] => {
  if (value === undefined || value.trim() === '') return []
  const { text, secrets } = redact(value)
  const analysis = analyze(text, engine)
  const where = `In ${field}: `
  const found = mergeMatches(matchRules(analysis, engine), analysis)
    .filter(({ rule }) => rule.category !== 'ambiguity')
    .map(({ rule, from, to }) => {
      const excerpt = text.slice(analysis.tokens[from]?.start ?? 0, analysis.tokens[to]?.end ?? 0)
      return findingOf(rule, excerpt, where + rule.why)
    })
  const keys = secrets.map(({ kind, start, end }) => {
    const by = ruleOf(engine.ruleSet, 'keys.material')
    return findingOf(by, text.slice(start, end), `${where}${by.why} What was found here: ${kind}.`)
  })
  return [...keys, ...found, ...(field === 'tokenType' ? claimIn(text, found, engine.ruleSet, where, checks) : [])]
}

/** The finding for a token type that is a claim by itself, unless a rule has found the claim in its words. */
const claimIn = (
  type: string,
  found: readonly Finding[],
  ruleSet: RuleSet,
  where: string,
  checks: Checks | undefined,
): readonly Finding[] => {
  const id = ruleSet.kinds && checks?.claimedBy(type, ruleSet.kinds)
  const by = id === undefined ? undefined : ruleOf(ruleSet, id)
  if (by === undefined || found.some((f) => f.category === by.category)) return []
  return [findingOf(by, type.trim(), where + by.why)]
}
