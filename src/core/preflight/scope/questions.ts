/** Questions: what a text asks about, or answers with no, is not proposed. */
import type { ScopeContext, SuppressedSpan } from './context.ts'
import { Role } from './roles.ts'
import { Suppression } from './triggers.ts'

/** An answer is a negation among the first tokens of a sentence: at most this index. */
const latestAnswer = 1

/** A longer sentence says more than an answer to a reported question does. */
const longestAnswer = 12

const asked = ({ first, last }: ScopeContext): SuppressedSpan => ({ from: first, to: last, reason: Suppression.asked })

/** "Is it a coin?" suppresses the whole sentence, unless the question proposes ("Can we sell it?"). */
export const askedSpans = (context: ScopeContext): readonly SuppressedSpan[] => {
  const { first } = context
  const opens = context.is(first, Role.questionWord) || context.is(first + 1, Role.questionWord)
  return opens && endsAsQuestion(context) && !context.has('proposingQuestion') ? [asked(context)] : []
}

const endsAsQuestion = ({ tokens, last }: ScopeContext): boolean =>
  tokens[last + 1]?.afterQuestion === true || tokens[last]?.asked === true

/** "Members sell it? Never." and "Somebody asked if it can be sold. No." suppress the sentence before the answer. */
export const answeredSpans = (context: ScopeContext): readonly SuppressedSpan[] => {
  const { previous } = context
  if (previous === undefined || previous.has('proposingQuestion')) return []
  return deniesAtOnce(context) && answersQuestion(context, previous) ? [asked(previous)] : []
}

const deniesAtOnce = (context: ScopeContext): boolean =>
  (['negation', 'negativePronoun', 'negativeDeterminer'] as const).some((kind) =>
    context.triggers(kind).some(({ from }) => from <= context.first + latestAnswer),
  )

const answersQuestion = ({ tokens, first, last }: ScopeContext, previous: ScopeContext): boolean =>
  tokens[first]?.afterQuestion === true || (last - first < longestAnswer && previous.has('distance'))
