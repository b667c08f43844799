/** Tables for scope detection: the suppressed words of a text, by reason. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { analyze } from '../../../../src/core/preflight/analyze.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import { Suppression } from '../../../../src/core/preflight/scope/triggers.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'

type Reason = Exclude<keyof typeof Suppression, 'no'>

/** The suppressed words of a text by reason, in lower case and without punctuation. */
export type Suppressed = Readonly<Partial<Record<Reason, string>>>

const reasons = Object.keys(Suppression).filter((reason): reason is Reason => reason !== 'no')

export const suppressedIn = (text: string): Suppressed => {
  const { tokens, matchContext } = analyze(text, engineOf(ruleSet))
  const wordsOf = (reason: Reason): string =>
    tokens
      .filter((_, i) => matchContext.suppressed[i] === Suppression[reason])
      .map((token) => token.text)
      .join(' ')
  return Object.fromEntries(reasons.map((reason) => [reason, wordsOf(reason)]).filter(([, words]) => words !== ''))
}

/** A rule of scope detection, a text that shows it, and the suppressed words. Each row fails without its rule. */
export type Row = readonly [rule: string, text: string, suppressed: Suppressed]

export const testRows = (rows: readonly Row[]): void => {
  for (const [rule, text, suppressed] of rows)
    it(`${rule}: ${text.slice(0, 100)}`, () => {
      assert.deepEqual(suppressedIn(text), suppressed)
    })
}
