/** Rejection: plans that were abandoned or refused, and what was done in the past. */
import type { ScopeContext, SuppressedSpan, TriggerSpan } from './context.ts'
import { Suppression } from './triggers.ts'

/** A past time counts only among the first tokens of its clause, at most this index. Further on it is a detail. */
const latestPastTime = 1

/** Up to this many tokens before a cancellation only name who answers: "The whole staff said no." */
const longestAnswerer = 3

const rejected = (from: number, to: number): SuppressedSpan => ({ from, to, reason: Suppression.rejected })

/** "We scrapped the resale market": the clause after the trigger. */
export const rejectedSpans = (context: ScopeContext): readonly SuppressedSpan[] =>
  context.triggers('rejection').map(({ to }) => rejected(to + 1, context.clauseEnd(to)))

/** "In 1850 the miners sold their tokens": the clause that opens with a past time. */
export const pastSpans = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('pastTime')
    .filter(({ from }) => from - context.clauseStart(from) <= latestPastTime)
    .map(({ from, to }) => rejected(from, context.clauseEnd(to)))

/**
 * "None of that.", "And we said no.", "It can't." suppress the sentence before the trigger, or the words before it in
 * its sentence.
 */
export const cancelledSpans = (context: ScopeContext): readonly SuppressedSpan[] =>
  [...context.triggers('cancellation'), ...ellipticRefusals(context)].flatMap(({ from }) => {
    if (from - context.first > longestAnswerer) return [rejected(context.first, from - 1)]
    const { previous } = context
    return previous === undefined ? [] : [rejected(previous.first, previous.last)]
  })

/** "It can't." refuses. "It can't be sold" is a negation instead: it denies the words after it. */
const ellipticRefusals = (context: ScopeContext): readonly TriggerSpan[] =>
  context.triggers('ellipticRefusal').filter(({ to }) => context.clauseEnd(to) === to)
