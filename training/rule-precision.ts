/**
 * `npm run rule-precision` measures the precision of each rule on the field texts, without the classifier. No author of
 * a rule has seen these texts. Writes src/rules/rule-precision.ts, which docs/rules.md shows.
 */
import { writeFileSync } from 'node:fs'
import { ruleSet } from '../src/cli/rule-set.ts'
import { isFailCategory } from '../src/core/finding.ts'
import { analyze } from '../src/core/preflight/analyze.ts'
import { engineOf } from '../src/core/preflight/engine.ts'
import { matchRules } from '../src/core/preflight/patterns/evaluate-rules.ts'
import { redact } from '../src/core/preflight/secrets/redact.ts'
import type { RulePrecision } from '../src/core/rule.ts'
import { batches, textsOf, type LabelledText } from './batches.ts'

const engine = engineOf(ruleSet)
const texts = batches()
  .filter(({ kind }) => kind === 'field')
  .flatMap(textsOf)
const matched = texts.map(({ idea }) => {
  const matches = matchRules(analyze(redact(idea).text, engine), engine)
  return new Set(matches.map(({ rule }) => rule.id))
})

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000)

const isRisky = ({ outcome, accept = [outcome] }: LabelledText, fails: boolean): boolean =>
  accept.includes('fail') || (!fails && accept.includes('warn'))

const rules = Object.fromEntries(
  ruleSet.rules.map(({ id, category }): [string, RulePrecision] => {
    const labelled = texts.filter(({ categories }) => categories.includes(category))
    const found = texts.filter((_, n) => matched[n]?.has(id))
    const isOf = (text: LabelledText): boolean =>
      text.categories.includes(category) || text.acceptCategories?.includes(category) === true
    return [
      id,
      {
        matches: found.length,
        outcome: share(found.filter((text) => isRisky(text, isFailCategory(category))).length, found.length),
        category: share(found.filter(isOf).length, found.length),
        recall: share(found.filter(({ categories }) => categories.includes(category)).length, labelled.length),
      },
    ]
  }),
)

writeFileSync(
  new URL('../src/rules/rule-precision.ts', import.meta.url),
  `/** Written by \`npm run rule-precision\`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = ${texts.length}

export const rulePrecision: Readonly<Record<string, RulePrecision>> = ${JSON.stringify(rules, null, 2)}
`,
)
process.stdout.write(`${ruleSet.rules.length} rules on ${texts.length} field texts\n`)
