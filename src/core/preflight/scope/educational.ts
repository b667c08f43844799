/** Educational context: a sentence that teaches or discusses a topic does not propose it: "a class on how to spot …". */
import type { ScopeContext, SuppressedSpan, TriggerSpan } from './context.ts'
import { Role } from './roles.ts'
import { Suppression } from './triggers.ts'

/** A topic begins within so many tokens after an educational noun. */
const farthestTopic = 4

/** A topic before an educational noun has at most so many tokens: "the seed phrase lesson". */
const longestTopicBefore = 3

const startsWithDigit = /^\d/u

const educational = (from: number, to: number): SuppressedSpan => ({ from, to, reason: Suppression.educational })

export const educationalSpans = (context: ScopeContext): readonly SuppressedSpan[] => [
  ...afterVerbs(context),
  ...beforeFinalVerbs(context),
  ...aroundNouns(context),
]

/** "Pupils learn how shares work": what follows the verb. After a determiner it is a noun: "a spot where …". */
const afterVerbs = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('educationalVerb')
    .filter(({ from, to }) => to < context.last && !context.is(from - 1, Role.determiner))
    .map(({ from, to }) => topicAt(to + 1, context, context.is(from - 1, Role.relative)))

/** The clause before a verb of a language that puts it last. */
const beforeFinalVerbs = (context: ScopeContext): readonly SuppressedSpan[] =>
  context.triggers('finalEducationalVerb').map(({ from }) => educational(context.clauseStart(from), from - 1))

/** "A workshop on scams" and "the seed phrase lesson": the topic follows the noun or precedes it. */
const aroundNouns = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('educationalNoun')
    .filter(({ to }) => !isNumberOfPeople(to, context))
    .flatMap((noun) => [...topicAfter(noun.to, context), ...topicBefore(noun, context)])

/** "A class of 25". */
const isNumberOfPeople = (noun: number, context: ScopeContext): boolean =>
  context.word(noun + 1) === 'of' && startsWithDigit.test(context.word(noun + 2))

/** The topic goes to the end of the clause, and on over a list, a quotation or "how …, why …". */
const topicAt = (start: number, context: ScopeContext, inRelative = false): SuppressedSpan => {
  let end = context.clauseEnd(start)
  while (end < context.last && continuesTopic(end + 1, context)) end = context.clauseEnd(end + 1)
  end = context.terminate(start, end, Role.sequel)
  // "each kid who learns to swim gets …": the verb of the main clause terminates the scope of the relative clause.
  if (inRelative) end = context.terminate(start + 1, end, Role.thirdPersonVerb)
  return educational(start, end)
}

const continuesTopic = (token: number, context: ScopeContext): boolean => {
  const { quoted, afterColon } = context.tokens[token] ?? { quoted: false, afterColon: false }
  return quoted || afterColon || context.is(token, Role.topicWord)
}

const topicAfter = (noun: number, context: ScopeContext): readonly SuppressedSpan[] => {
  const farthest = Math.min(noun + farthestTopic, context.last)
  for (let i = noun + 1; i <= farthest; i += 1) {
    if (opensTopic(i, noun, context)) return [topicAt(i, context)]
    if (leavesNounPhrase(i, noun, context)) return []
  }
  return []
}

/**
 * "a game about selling" has a topic; "a game where you sell" says what is done in it, and "market evening: they bid"
 * proposes. After a strong educational noun a weak topic word and a colon open a topic too.
 */
const opensTopic = (token: number, noun: number, context: ScopeContext): boolean => {
  const isTopicWord = context.is(token, Role.topicWord)
  if (isTopicWord && !context.is(token, Role.weakTopicWord)) return true
  return (isTopicWord || isAfterColon(token, context)) && context.is(noun, Role.strongEducationalNoun)
}

const isAfterColon = (token: number, context: ScopeContext): boolean => context.tokens[token]?.afterColon === true

const leavesNounPhrase = (token: number, noun: number, context: ScopeContext): boolean =>
  context.is(token, Role.modal | Role.token) ||
  (context.segment[token] !== context.segment[noun] && !isAfterColon(token, context))

const topicBefore = ({ from, to }: TriggerSpan, context: ScopeContext): readonly SuppressedSpan[] => {
  if (!context.is(from, Role.strongEducationalNoun) || context.is(to + 1, Role.token)) return []
  const people = Role.modal | Role.holder | Role.issuer
  let start = from
  while (
    from - start < longestTopicBefore &&
    context.sameClause(start - 1, from) &&
    !context.is(start - 1, people | Role.topicWord)
  )
    start -= 1
  // "members sell badge lesson": words after a subject or modal are a predicate, not a topic.
  return context.is(start - 1, people) ? [] : [educational(start, from - 1)]
}
