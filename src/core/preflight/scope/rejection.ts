/** Rejection: plans that were given up or refused, and what was done in former times. */
import type { ScopeContext, SuppressedSpan, TriggerSpan } from './context.ts'
import { Suppression } from './triggers.ts'

/** A past time later in its clause than this many tokens is a detail, not the time of the clause. */
const latestPastTime = 1

/** Up to so many tokens before a cancellation only say who answers: "The whole staff said no." */
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

/** "None of that.", "And we said no.", "It can't.": the sentence before the trigger, or the words before it. */
export const cancelledSpans = (context: ScopeContext): readonly SuppressedSpan[] =>
  [...context.triggers('cancellation'), ...ellipticRefusals(context)].flatMap(({ from }) => {
    if (from - context.first > longestAnswerer) return [rejected(context.first, from - 1)]
    const { previous } = context
    return previous === undefined ? [] : [rejected(previous.first, previous.last)]
  })

/** "It can't." refuses; "it can't be sold" denies what follows, which is negation. */
const ellipticRefusals = (context: ScopeContext): readonly TriggerSpan[] =>
  context.triggers('ellipticRefusal').filter(({ to }) => context.clauseEnd(to) === to)
