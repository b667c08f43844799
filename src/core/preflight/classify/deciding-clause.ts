/**
 * Finds the clause that decides the outcome. The classifier is linear, so the weights of the words of a clause add up
 * to its part of the score.
 */
import type { Severity } from '../../finding.ts'
import type { Analysis } from '../analyze.ts'
import type { Probabilities } from './predict.ts'
import { scoreTokens } from './score.ts'
import type { Weights } from './weights.ts'

/** Tokens from index `from` to `to`, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Clauses of fewer tokens are ignored, because they say too little alone. */
const fewestTokens = 3

/**
 * The clause with the largest sum of weights for the outcome, minus those for a pass, in the sentence that most
 * probably has the outcome. The sentence itself if all its clauses are too short.
 */
export function decidingClause(
  analysis: Analysis,
  severity: Severity,
  sentences: readonly Probabilities[],
  weights: Weights,
): Span {
  const sentence = likeliestSentence(analysis, severity, sentences)
  const clauses = clausesOf(analysis, sentence).filter(({ from, to }) => to - from + 1 >= fewestTokens)
  return (
    argMax(clauses, ({ from, to }) => {
      const sums = scoreTokens(analysis, from, to + 1, weights)
      return sums[severity] - sums.pass
    }) ?? sentence
  )
}

/** The sentence with the highest probability of `fail`, or for a warning with the lowest one of `pass`. */
function likeliestSentence(
  { tokens, sentences }: Analysis,
  severity: Severity,
  probabilities: readonly Probabilities[],
): Span {
  const whole = { from: 0, to: Math.max(0, tokens.length - 1) }
  if (sentences.length < 2) return whole
  const spans = sentences.flatMap(({ from, to }, s) => (to > from ? [{ from, to: to - 1, s }] : []))
  const best = argMax(spans, ({ s }) => {
    const { pass = 1, fail = 0 } = probabilities[s] ?? {}
    return severity === 'fail' ? fail : 1 - pass
  })
  return best === undefined ? whole : { from: best.from, to: best.to }
}

/** Extends the span `from` to `to` to the start of its first clause and the end of its last one. */
export function clausesAround({ clauses: { clause } }: Analysis, from: number, to: number): Span {
  let first = from
  while (first > 0 && clause[first - 1] === clause[from]) first -= 1
  let last = to
  while (last + 1 < clause.length && clause[last + 1] === clause[to]) last += 1
  return { from: first, to: last }
}

/** The clauses of a span. */
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
function argMax<T>(list: readonly T[], value: (element: T) => number): T | undefined {
  let best: T | undefined
  let highest = -Infinity
  for (const element of list) {
    const of = value(element)
    if (of > highest) [best, highest] = [element, of]
  }
  return best
}
