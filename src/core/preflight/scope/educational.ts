/** What a sentence teaches or is about, and so does not propose: "a class on how to spot …", "the seed phrase lesson". */
import type { Clauses } from '../clauses/segment-clauses.ts'
import { Role, type Roles } from './roles.ts'
import type { Token } from '../tokenize/tokenizer.ts'
import { Suppression, type Triggers } from './triggers.ts'

/** A stretch of tokens, `to` not included. */
export interface Sentence {
  readonly from: number
  readonly to: number
}

/** Clears the lessons of a sentence. */
export const educationalScopes = (
  tokens: readonly Token[],
  clauses: Clauses,
  { from, to }: Sentence,
  marks: (id: number) => readonly number[],
  roles: Roles,
  ids: Triggers,
  set: (from: number, to: number, why: number) => void,
  clauseEnd: (i: number, last: number) => number,
): void => {
  const last = to - 1
  const forward = (start: number, inRelative = false): void => {
    let end = clauseEnd(start, last)
    // A list, a quotation or "how …, why …" goes on with the lesson.
    while (end < last) {
      const next = end + 1
      const goesOn = roles.is(next, Role.ABOUT) || tokens[next]?.quoted === true || tokens[next]?.afterColon === true
      if (!goesOn) break
      end = clauseEnd(next, last)
    }
    for (let i = start; i <= end; i += 1) {
      // "each kid who learns to swim gets …": the main clause goes on after the relative one.
      if (roles.is(i, Role.THEN) || (inRelative && i > start && roles.is(i, Role.THIRD))) {
        end = i - 1
        break
      }
    }
    set(start, end, Suppression.educational)
  }
  const verbs = marks(ids.TEACHV)
  for (let n = 0; n < verbs.length; n += 2) {
    const first = verbs[n] ?? 0
    const at = verbs[n + 1] ?? 0
    // "a spot where": a noun, nothing is taught.
    if (at < last && !roles.is(first - 1, Role.DET)) forward(at + 1, roles.is(first - 1, Role.REL))
  }
  // Languages that put the verb last.
  const finals = marks(ids.TEACHALL)
  for (let n = 0; n < finals.length; n += 2) {
    let start = finals[n] ?? 0
    const clause = clauses.clause[start]
    while (start > from && clauses.clause[start - 1] === clause) start -= 1
    set(start, (finals[n] ?? 0) - 1, Suppression.educational)
  }
  // "a game where you sell" says what is done in it; "a game about selling" is about something.
  const nouns = marks(ids.TEACHN)
  for (let n = 0; n < nouns.length; n += 2) {
    const first = nouns[n] ?? 0
    const at = nouns[n + 1] ?? 0
    // "A class of 25" is people, not a lesson.
    if (tokens[at + 1]?.text === 'of' && /^\d/u.test(tokens[at + 2]?.text ?? '')) continue
    for (let i = at + 1; i <= Math.min(at + 4, last); i += 1) {
      // After a colon only what is surely a lesson teaches: "market evening: they bid" proposes.
      if (
        (roles.is(i, Role.ABOUT) && !roles.is(i, Role.LOOSE)) ||
        ((roles.is(i, Role.ABOUT) || tokens[i]?.afterColon === true) && roles.is(at, Role.TEACHB))
      ) {
        forward(i)
        break
      }
      if (
        roles.is(i, Role.CAN) ||
        roles.is(i, Role.TOKEN) ||
        (clauses.segment[i] !== clauses.segment[at] && tokens[i]?.afterColon !== true)
      )
        break
    }
    // "the seed phrase lesson": what stands right before the noun is its subject.
    let start = first
    while (start > from && first - start < 3 && clauses.clause[start - 1] === clauses.clause[first]) {
      if (
        roles.is(start - 1, Role.CAN) ||
        roles.is(start - 1, Role.HOLDER) ||
        roles.is(start - 1, Role.ISSUER) ||
        roles.is(start - 1, Role.ABOUT)
      )
        break
      start -= 1
    }
    const blocked =
      start > from &&
      (roles.is(start - 1, Role.CAN) || roles.is(start - 1, Role.HOLDER) || roles.is(start - 1, Role.ISSUER))
    if (start < first && !blocked && roles.is(first, Role.TEACHB) && !roles.is(at + 1, Role.TOKEN))
      set(start, first - 1, Suppression.educational)
  }
}
