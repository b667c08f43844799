/** Quotation and reported speech: statements of others, not of the author. */
import type { ScopeContext, SuppressedSpan } from './context.ts'
import { Role } from './roles.ts'
import { Suppression } from './triggers.ts'

const quoted = (from: number, to: number): SuppressedSpan => ({ from, to, reason: Suppression.quoted })

/** Quotations that the sentence attributes to others, and reported speech. */
export const quotedSpans = (context: ScopeContext): readonly SuppressedSpan[] => [
  // Text to be published is part of the proposal, even in quotation marks.
  ...(context.has('distance') && !context.has('publication') ? quotations(context) : []),
  ...reportedSpeech(context),
]

/** "schemes that pay holders": the clause after the trigger. */
const reportedSpeech = (context: ScopeContext): readonly SuppressedSpan[] =>
  context.triggers('reportedSpeech').map(({ to }) => quoted(to + 1, context.clauseEnd(to)))

/** The words of an outsider, up to where the authors speak again, and all quotations of the sentence. */
export const outsiderSpans = (context: ScopeContext): readonly SuppressedSpan[] => {
  const outsiders = context.triggers('outsiderSpeech')
  if (outsiders.length === 0) return []
  const speech = outsiders.filter(({ to }) => to < context.last)
  return [...speech.map(({ to }) => quoted(to + 1, speechEnd(to + 1, context))), ...quotations(context)]
}

/**
 * The end of an outsider's speech ("… promised gold if they hand over …"): it continues through the segment, up to a
 * clause that begins with "we".
 */
const speechEnd = (start: number, context: ScopeContext): number => {
  let end = context.clauseEnd(start)
  while (continuesSpeech(end + 1, start, context)) end = context.clauseEnd(end + 1)
  return end
}

const continuesSpeech = (token: number, start: number, context: ScopeContext): boolean =>
  context.segment[token] === context.segment[start] &&
  !context.is(token, Role.firstPerson) &&
  !context.is(token + 1, Role.firstPerson)

/** The words of the sentence within quotation marks. */
const quotations = (context: ScopeContext): readonly SuppressedSpan[] => {
  const spans: SuppressedSpan[] = []
  for (let i = context.first; i <= context.last; i += 1)
    if (context.tokens[i]?.quoted === true) spans.push(quoted(i, i))
  return spans
}
