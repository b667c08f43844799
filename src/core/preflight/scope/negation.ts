/**
 * Negation: what a sentence denies. As in NegEx, a trigger before or after the denied words opens a scope, which ends
 * with the clause or at a termination. A pseudo-trigger ("no doubt", "not only") opens none.
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

/** "not", "nobody", "no", "without": deny the words after them. */
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

/**
 * The start of the denied clause. If a colon, dash or bracket precedes the trigger, it is the clause before that sign:
 * "Resale: none", "(resale = false)".
 */
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

/**
 * The end of a scope that covers the clause and a list of alternatives: "may not lend it, leave it to somebody, or give
 * it away".
 */
const listEnd = (trigger: number, context: ScopeContext): number => {
  let end = context.clauseEnd(trigger)
  while (end < context.last && alternatives.has(context.word(end + 1)) && !context.is(end + 2, Role.subject))
    end = context.clauseEnd(end + 1)
  return end
}

/** The end of a negated verb's scope. Inside a subject, it ends before the main verb. */
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

/**
 * Whether the trigger negates a participle: "anyone not using", but not "we aren't going to", "will not be" or "is not
 * using".
 */
const isParticiple = (from: number, to: number, context: ScopeContext): boolean => {
  const next = context.word(to + 1)
  return next !== 'going' && participle.test(next) && !context.is(from - 1, Role.modal | Role.thirdPersonVerb)
}

/** The end of a negated noun phrase: before a new clause that begins without punctuation. */
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

/**
 * Whether a main clause follows the comma rather than the next item of a list: "no fee, the one with most points gets a
 * prize".
 */
const opensMainClause = (token: number, end: number, context: ScopeContext): boolean => {
  if (context.tokens[token]?.before !== Break.comma) return false
  for (let i = token; i <= end && !alternatives.has(context.word(i)); i += 1)
    if (context.is(i, Role.thirdPersonVerb)) return i > token
  return false
}
