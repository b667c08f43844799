/** The clause that decides: a linear classifier explains itself by the weights of what stands there. */
import type { Severity } from '../../finding.ts'
import type { Analysis } from '../analyze.ts'
import type { Probabilities } from './predict.ts'
import { scoreTokens } from './score.ts'
import type { Weights } from './weights.ts'

/** First and last token. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A clause of fewer tokens says nothing by itself. */
const fewestTokens = 3

/** The clause with the most weight for the outcome, in the sentence that is likeliest to have it. */
export function decidingClause(
  analysis: Analysis,
  severity: Severity,
  sentences: readonly Probabilities[],
  weights: Weights,
): Span {
  const sentence = likeliestSentence(analysis, severity, sentences)
  const clauses = clausesOf(analysis, sentence).filter(({ from, to }) => to - from + 1 >= fewestTokens)
  return (
    mostOf(clauses, ({ from, to }) => {
      const sums = scoreTokens(analysis, from, to + 1, weights)
      return sums[severity] - sums.pass
    }) ?? sentence
  )
}

function likeliestSentence(
  { tokens, sentences }: Analysis,
  severity: Severity,
  probabilities: readonly Probabilities[],
): Span {
  const whole = { from: 0, to: Math.max(0, tokens.length - 1) }
  if (sentences.length < 2) return whole
  const spans = sentences.flatMap(({ from, to }, s) => (to > from ? [{ from, to: to - 1, s }] : []))
  const best = mostOf(spans, ({ s }) => {
    const { pass = 1, fail = 0 } = probabilities[s] ?? {}
    return severity === 'fail' ? fail : 1 - pass
  })
  return best === undefined ? whole : { from: best.from, to: best.to }
}

/** The tokens `from` to `to` with the rest of the clauses that they begin and end in. */
export function clausesAround({ clauses: { clause } }: Analysis, from: number, to: number): Span {
  let first = from
  while (first > 0 && clause[first - 1] === clause[from]) first -= 1
  let last = to
  while (last + 1 < clause.length && clause[last + 1] === clause[to]) last += 1
  return { from: first, to: last }
}

function clausesOf({ clauses: { clause } }: Analysis, { from, to }: Span): readonly Span[] {
  const spans: Span[] = []
  let start = from
  for (let i = from; i <= to; i += 1) {
    if (i < to && clause[i + 1] === clause[i]) continue
    spans.push({ from: start, to: i })
    start = i + 1
  }
  return spans
}

/** The element with the highest value, the first of equal ones. */
function mostOf<T>(list: readonly T[], value: (element: T) => number): T | undefined {
  let best: T | undefined
  let highest = -Infinity
  for (const element of list) {
    const of = value(element)
    if (of > highest) [best, highest] = [element, of]
  }
  return best
}
