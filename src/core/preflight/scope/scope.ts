/**
 * What a text says without proposing it: denials, lessons, quotations, rejected plans and questions about a concept.
 * Works like NegEx: a trigger opens a scope, the end of the clause or a contrast closes it.
 */
import type { Clauses } from '../clauses/segment-clauses.ts'
import type { Occurrences } from '../patterns/concept-index.ts'
import { Roles, Role } from './roles.ts'
import { educationalScopes, type Sentence } from './educational.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'
import { Suppression, type Triggers } from './triggers.ts'

const shortRelative = 4

/** Words that go on with a list of what is denied. */
const alternative = new Set(['or', 'nor', 'oder', 'noch', 'ou', 'ni', 'of', 'lub', 'ani', 'или', 'ни', 'veya', 'atau'])

const nothing: readonly number[] = []

/** First and last token of each occurrence of a concept in a sentence, as a flat list. */
type TriggerTokens = (sentence: number, id: number) => readonly number[]

const marksIn =
  (occurrences: Occurrences): TriggerTokens =>
  (sentence, id) => {
    let o = occurrences.first(sentence, id)
    if (o < 0) return nothing
    const list: number[] = []
    for (; o >= 0; o = occurrences.next(o)) list.push(occurrences.from(o), occurrences.to(o))
    return list
  }

/** Marks, for every token, why what it says is not proposed. */
export const scopes = (
  tokens: readonly Token[],
  clauses: Clauses,
  sentences: readonly Sentence[],
  occurrences: Occurrences,
  ids: Triggers,
): Int32Array => {
  const suppressed = new Int32Array(tokens.length)
  const marksOf = marksIn(occurrences)
  const roles = new Roles(occurrences, tokens.length, ids)
  const set = (from: number, to: number, why: number): void => {
    for (let i = Math.max(0, from); i <= to && i < suppressed.length; i += 1)
      if (suppressed[i] === Suppression.no) suppressed[i] = why
  }
  const clauseEnd = (i: number, last: number): number => {
    let end = i
    while (end < last && clauses.clause[end + 1] === clauses.clause[i]) end += 1
    return end
  }
  const clauseStart = (i: number, first: number): number => {
    let start = i
    while (start > first && clauses.clause[start - 1] === clauses.clause[i]) start -= 1
    return start
  }

  for (const [n, { from, to }] of sentences.entries()) {
    const last = to - 1
    const marks = (id: number): readonly number[] => marksOf(n, id)
    roles.enter(n)

    for (const id of [ids.NEG, ids.NEGSUBJ, ids.NEGNP, ids.NEGWITH]) {
      const list = marks(id)
      for (let n = 0; n < list.length; n += 2) {
        const open = list[n] ?? 0
        const at = list[n + 1] ?? 0
        if (roles.is(at, Role.PSEUDO)) continue
        let end = clauseEnd(at, last)
        // "may not lend it, leave it to somebody, or give it away": the list goes on under the denial.
        while (end < last && alternative.has(tokens[end + 1]?.text ?? '') && !roles.is(end + 2, Role.SUBJ))
          end = clauseEnd(end + 1, last)
        if (
          id === ids.NEG &&
          (roles.is(open - 1, Role.REL) || roles.is(open - 2, Role.REL)) &&
          clauses.clause[open] === clauses.clause[open - 1]
        )
          // "those who can't come may lend it": the main verb ends the relative clause.
          for (let stop = ((end = Math.min(end, at + shortRelative)), at + 1); stop <= end; stop += 1)
            if (roles.is(stop, Role.CAN)) end = stop - 1
        // "anyone not using theirs may lend it": a participle is denied up to the verb of the clause.
        if (
          id === ids.NEG &&
          // "aren't going to" is no participle of its own.
          tokens[at + 1]?.text !== 'going' &&
          /^[a-z]{2,}ing$/u.test(tokens[at + 1]?.text ?? '') &&
          !roles.is(open - 1, Role.CAN) &&
          !roles.is(open - 1, Role.THIRD)
        )
          for (let i = at + 2; i <= end; i += 1) if (roles.is(i, Role.CAN)) end = i - 1
        if (id === ids.NEGNP || id === ids.NEGWITH) {
          let inside = false
          for (let i = at + 1; i <= end; i += 1) {
            const free = !roles.is(i - 1, Role.REL)
            if (roles.is(i, Role.REL)) inside = true
            if (i < at + 2) continue
            if (
              (roles.is(i, Role.SUBJ) && free) ||
              (id === ids.NEGWITH && (roles.is(i, Role.CAN) || roles.is(i, Role.THIRD)) && !inside)
            ) {
              end = i - 1
              break
            }
            // "no fee, the one with most points gets a prize": a new main clause, not the next of a list.
            if (tokens[i]?.before === Break.comma && !inside && id === ids.NEGNP) {
              let verb = i
              while (verb <= end && !roles.is(verb, Role.THIRD) && !alternative.has(tokens[verb]?.text ?? '')) verb += 1
              if (verb <= end && verb > i && roles.is(verb, Role.THIRD)) {
                end = i - 1
                break
              }
            }
          }
        }
        set(at + 1, end, Suppression.denied)
      }
    }
    const whole = marks(ids.NEGALL)
    for (let n = 0; n < whole.length; n += 2) {
      const at = whole[n] ?? 0
      if (!roles.is(at, Role.PSEUDO)) set(clauseStart(at, from), clauseEnd(at, last), Suppression.denied)
    }
    const post = marks(ids.NEGPOST)
    for (let n = 0; n < post.length; n += 2) {
      const at = post[n] ?? 0
      if (roles.is(at, Role.PSEUDO)) continue
      let start = clauseStart(at, from)
      // "Resale: none" and "(resale = false)" deny across the colon.
      if (start === at && at > from && (tokens[at]?.before === Break.clause || tokens[at]?.before === Break.bracket))
        start = clauseStart(at - 1, from)
      set(start, at - 1, Suppression.denied)
    }
    const rejects = marks(ids.REJECT)
    for (let n = 0; n < rejects.length; n += 2) {
      const at = rejects[n + 1] ?? 0
      if (!roles.is(at, Role.PSEUDO)) set(at + 1, clauseEnd(at, last), Suppression.rejected)
    }

    educationalScopes(tokens, clauses, { from, to }, marks, roles, ids, set, clauseEnd)

    const distance = marks(ids.DISTANCE)
    if (distance.length > 0 && marks(ids.PUBLISH).length === 0) {
      for (let i = from; i <= last; i += 1) if (tokens[i]?.quoted === true) set(i, i, Suppression.quoted)
    }
    const reported = marks(ids.REPORTED)
    for (let n = 0; n < reported.length; n += 2)
      set((reported[n + 1] ?? 0) + 1, clauseEnd(reported[n + 1] ?? 0, last), Suppression.quoted)

    // What an outsider says goes to the end of the clause; a quotation is cleared wherever it stands in the sentence.
    const past = marks(ids.PASTTIME)
    for (let n = 0; n < past.length; n += 2) {
      const at = past[n] ?? 0
      if (at - clauseStart(at, from) <= 1) set(at, clauseEnd(past[n + 1] ?? at, last), Suppression.rejected)
    }
    const outside = marks(ids.OUTSIDESAYS)
    for (let n = 0; n < outside.length; n += 2) {
      const at = (outside[n + 1] ?? 0) + 1
      // "… promised gold if they hand over …": the offer goes on until somebody else speaks.
      let end = at <= last ? clauseEnd(at, last) : last
      while (
        end < last &&
        clauses.segment[end + 1] === clauses.segment[at] &&
        !roles.is(end + 1, Role.WE) &&
        !roles.is(end + 2, Role.WE)
      )
        end = clauseEnd(end + 1, last)
      if (at <= last) set(at, end, Suppression.quoted)
      for (let i = from; i <= last; i += 1) if (tokens[i]?.quoted === true) set(i, i, Suppression.quoted)
    }

    const isQuestion = tokens[to]?.afterQuestion === true || tokens[last]?.asked === true
    if (isQuestion && marks(ids.QASK).length === 0) {
      if (roles.is(from, Role.QWORD) || roles.is(from + 1, Role.QWORD)) set(from, last, Suppression.asked)
    }
    roles.leave(from, to)
  }

  const endsClause = (at: number, last: number): boolean => at === last || clauses.clause[at + 1] !== clauses.clause[at]

  // "None of that.", "And we said no.", "It can't." take back what the sentence before them says.
  for (const [n, { from, to }] of sentences.entries()) {
    const marks = (id: number): readonly number[] => marksOf(n, id)
    const before = sentences[n - 1]
    const elliptic = marks(ids.ELLIPSIS).filter((at, k, all) =>
      k % 2 === 1 ? endsClause(at, to - 1) : endsClause(all[k + 1] ?? at, to - 1),
    )
    const list = [...marks(ids.CANCEL), ...elliptic]
    for (let k = 0; k < list.length; k += 2) {
      const at = list[k] ?? 0
      // Only who answers may stand in front: "The whole staff said no."
      if (at - from <= 3) {
        if (before !== undefined) set(before.from, before.to - 1, Suppression.rejected)
      } else set(from, at - 1, Suppression.rejected)
    }
    // A question, direct or reported, that is answered with no.
    if (before !== undefined) {
      const no = [...marks(ids.NEG), ...marks(ids.NEGSUBJ), ...marks(ids.NEGNP)]
      const early = no.some((p) => p >= from && p <= from + 1)
      const asked = tokens[from]?.afterQuestion === true || (to - from <= 12 && marksOf(n - 1, ids.DISTANCE).length > 0)
      if (early && asked && marksOf(n - 1, ids.QASK).length === 0) set(before.from, before.to - 1, Suppression.asked)
    }
  }
  return suppressed
}
