/**
 * Educational context: a sentence that teaches or discusses a topic, such as "a class on how to spot …", does not
 * propose it.
 */
import type { ScopeContext, SuppressedSpan, TriggerSpan } from './context.ts'
import { Role } from './roles.ts'
import { Suppression } from './triggers.ts'

/** A topic begins at most this many tokens after an educational noun. */
const farthestTopic = 4

/** The longest topic before an educational noun, in tokens: "the seed phrase lesson". */
const longestTopicBefore = 3

const startsWithDigit = /^\d/u

const educational = (from: number, to: number): SuppressedSpan => ({ from, to, reason: Suppression.educational })

export const educationalSpans = (context: ScopeContext): readonly SuppressedSpan[] => [
  ...afterVerbs(context),
  ...beforeFinalVerbs(context),
  ...aroundNouns(context),
]

/**
 * The scope of "Pupils learn how shares work": what follows the verb. After a determiner the word is a noun: "a spot
 * where …".
 */
const afterVerbs = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('educationalVerb')
    .filter(({ from, to }) => to < context.last && !context.is(from - 1, Role.determiner))
    .map(({ from, to }) => topicAt(to + 1, context, context.is(from - 1, Role.relative)))

/** In languages that put the verb last, the clause before it. */
const beforeFinalVerbs = (context: ScopeContext): readonly SuppressedSpan[] =>
  context.triggers('finalEducationalVerb').map(({ from }) => educational(context.clauseStart(from), from - 1))

/** The topic after or before an educational noun: "a workshop on scams", "the seed phrase lesson". */
const aroundNouns = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('educationalNoun')
    .filter(({ to }) => !isNumberOfPeople(to, context))
    .flatMap((noun) => [...topicAfter(noun.to, context), ...topicBefore(noun, context)])

/** "A class of 25". */
const isNumberOfPeople = (noun: number, context: ScopeContext): boolean =>
  context.word(noun + 1) === 'of' && startsWithDigit.test(context.word(noun + 2))

/** The topic extends to the end of the clause, and further over a list, a quotation or "how …, why …". */
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
 * Whether a token opens a topic: "a game about selling" does; "a game where you sell" describes an action, and "market
 * evening: they bid" proposes one. After a strong educational noun, a weak topic word or a colon opens a topic too.
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
