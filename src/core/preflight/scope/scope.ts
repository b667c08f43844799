/**
 * Scope detection: which tokens say something that the text does not propose, and why (`Suppression`). As in NegEx, a
 * trigger opens a scope, and the end of the clause or a termination closes it.
 */
import { ScopeContext, type ScopeFamily, type ScopeText, type SuppressedSpan } from './context.ts'
import { educationalSpans } from './educational.ts'
import { deniedSpans } from './negation.ts'
import { askedSpans, answeredSpans } from './questions.ts'
import { outsiderSpans, quotedSpans } from './quotation.ts'
import { cancelledSpans, pastSpans, rejectedSpans } from './rejection.ts'
import { rolesOf } from './roles.ts'
import { Suppression } from './triggers.ts'

/** The families that read one sentence. The first reason that a token gets is kept, so the order matters. */
const withinSentence: readonly ScopeFamily[] = [
  deniedSpans,
  rejectedSpans,
  educationalSpans,
  quotedSpans,
  pastSpans,
  outsiderSpans,
  askedSpans,
]

/** The families that suppress the sentence before theirs. They run last. */
const acrossSentences: readonly ScopeFamily[] = [cancelledSpans, answeredSpans]

/** For each token the reason why it is suppressed, a value of `Suppression`. */
export const scopes = (text: Omit<ScopeText, 'roles'>): Int32Array => {
  const { tokens, sentences, occurrences, ids } = text
  const suppressed = new Int32Array(tokens.length)
  const contexts = contextsOf({ ...text, roles: rolesOf(occurrences, sentences.length, tokens.length, ids) })
  for (const families of [withinSentence, acrossSentences])
    for (const context of contexts) for (const family of families) suppress(suppressed, family(context))
  return suppressed
}

const contextsOf = (text: ScopeText): readonly ScopeContext[] => {
  const contexts: ScopeContext[] = []
  for (let n = 0; n < text.sentences.length; n += 1) contexts.push(new ScopeContext(text, n, contexts[n - 1]))
  return contexts
}

const suppress = (suppressed: Int32Array, spans: readonly SuppressedSpan[]): void => {
  for (const { from, to, reason } of spans)
    for (let i = from; i <= to; i += 1) if (suppressed[i] === Suppression.no) suppressed[i] = reason
}
