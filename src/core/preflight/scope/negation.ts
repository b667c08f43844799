/**
 * Negation: what a sentence denies. As in NegEx, a trigger before or behind the denied words opens a scope, which ends
 * with the clause or at a termination; a pseudo-trigger ("no doubt", "not only") opens none.
 */
import { Break } from '../tokenize/tokenizer.ts'
import type { ScopeContext, SuppressedSpan, TriggerSpan } from './context.ts'
import { Role } from './roles.ts'
import { Suppression } from './triggers.ts'

/** Words that add an alternative to a denied list. */
const alternatives = new Set(
  'or nor oder noch ou ni of lub ani или ни veya atau eller tai nebo alebo або чи sau vagy ili ή או یا หรือ'.split(' '),
)

/** The longest scope of a negation within a relative clause, in tokens. */
const longestInRelative = 4

const participle = /^[a-z]{2,}ing$/u

const precedingTriggers = ['negation', 'negativePronoun', 'negativeDeterminer', 'negativePreposition'] as const

type PrecedingTrigger = (typeof precedingTriggers)[number]

const denied = (from: number, to: number): SuppressedSpan => ({ from, to, reason: Suppression.denied })

export const deniedSpans = (context: ScopeContext): readonly SuppressedSpan[] => [
  ...precedingTriggers.flatMap((kind) => afterTriggers(kind, context)),
  ...aroundTriggers(context),
  ...beforeTriggers(context),
]

/** "not", "nobody", "no", "without": deny what follows them. */
const afterTriggers = (kind: PrecedingTrigger, context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers(kind)
    .filter(({ to }) => !context.is(to, Role.pseudoTrigger))
    .map((trigger) => denied(trigger.to + 1, scopeEnd(kind, trigger, context)))

/** "nicht", "ない": deny their whole clause. */
const aroundTriggers = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('clauseNegation')
    .filter(({ from }) => !context.is(from, Role.pseudoTrigger))
    .map(({ from }) => denied(context.clauseStart(from), context.clauseEnd(from)))

/** "is forbidden", "ruled out": deny the clause up to them. */
const beforeTriggers = (context: ScopeContext): readonly SuppressedSpan[] =>
  context
    .triggers('followingNegation')
    .filter(({ from }) => !context.is(from, Role.pseudoTrigger))
    .map(({ from }) => denied(startBefore(from, context), from - 1))

/** A trigger behind a colon, dash or bracket denies the clause before the sign: "Resale: none", "(resale = false)". */
const startBefore = (trigger: number, context: ScopeContext): number => {
  const gap = context.tokens[trigger]?.before
  const isAfterSign = trigger > context.first && (gap === Break.clause || gap === Break.bracket)
  return context.clauseStart(isAfterSign ? trigger - 1 : trigger)
}

const scopeEnd = (kind: PrecedingTrigger, trigger: TriggerSpan, context: ScopeContext): number => {
  const end = listEnd(trigger.to, context)
  if (kind === 'negation') return verbScopeEnd(trigger, end, context)
  return kind === 'negativePronoun' ? end : phraseScopeEnd(kind, trigger.to, end, context)
}

/** The scope covers the clause and a list of alternatives: "may not lend it, leave it to somebody, or give it away". */
const listEnd = (trigger: number, context: ScopeContext): number => {
  let end = context.clauseEnd(trigger)
  while (end < context.last && alternatives.has(context.word(end + 1)) && !context.is(end + 2, Role.subject))
    end = context.clauseEnd(end + 1)
  return end
}

/** A negated verb within a subject does not deny the main verb behind it. */
const verbScopeEnd = ({ from, to }: TriggerSpan, end: number, context: ScopeContext): number => {
  // "those who can't come may lend it": the main verb terminates the scope of the relative clause.
  const isRelative = context.is(from - 1, Role.relative) || context.is(from - 2, Role.relative)
  const ending =
    isRelative && context.sameClause(from, from - 1)
      ? context.terminate(to + 1, Math.min(end, to + longestInRelative), Role.modal)
      : end
  // "anyone not using theirs may lend it": the main verb terminates the scope of the participle.
  return isParticiple(from, to, context) ? context.terminate(to + 2, ending, Role.modal) : ending
}

/** "anyone not using", but neither "we aren't going to" nor "will not be" and "is not using". */
const isParticiple = (from: number, to: number, context: ScopeContext): boolean => {
  const next = context.word(to + 1)
  return next !== 'going' && participle.test(next) && !context.is(from - 1, Role.modal | Role.thirdPersonVerb)
}

/** A negated noun phrase ends where a new clause begins without a sign that parts clauses. */
const phraseScopeEnd = (kind: PrecedingTrigger, trigger: number, end: number, context: ScopeContext): number => {
  let inRelative = context.is(trigger + 1, Role.relative)
  for (let i = trigger + 2; i <= end; i += 1) {
    if (context.is(i, Role.relative)) inRelative = true
    if (context.is(i, Role.subject) && !context.is(i - 1, Role.relative)) return i - 1
    if (inRelative) continue
    const terminates =
      kind === 'negativePreposition'
        ? context.is(i, Role.modal | Role.thirdPersonVerb)
        : opensMainClause(i, end, context)
    if (terminates) return i - 1
  }
  return end
}

/** "no fee, the one with most points gets a prize": a main clause follows the comma, not the next item of a list. */
const opensMainClause = (token: number, end: number, context: ScopeContext): boolean => {
  if (context.tokens[token]?.before !== Break.comma) return false
  for (let i = token; i <= end && !alternatives.has(context.word(i)); i += 1)
    if (context.is(i, Role.thirdPersonVerb)) return i > token
  return false
}
