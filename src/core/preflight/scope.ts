/**
 * What a text says without proposing it: denials, lessons, quotations, rejected plans and questions about a concept.
 * Works like NegEx: a trigger opens a scope, the end of the clause or a contrast closes it.
 */
import type { Index } from './match.ts'
import type { Layout } from './clauses.ts'
import { Break, type Token } from './tokens.ts'

/** Why a token's statement does not count; 0 means it counts. */
export const Cleared = { no: 0, denied: 1, taught: 2, quoted: 3, rejected: 4, asked: 5, plain: 6 } as const

/** Concept ids of the triggers, by name. */
export type Triggers = Readonly<Record<(typeof triggerNames)[number], number>>

export const triggerNames = [
  'NEG', 'NEGSUBJ', 'NEGNP', 'NEGWITH', 'NEGPOST', 'NEGALL', 'PSEUDO', 'REL', 'SUBJ', 'CAN', 'THEN', 'TEACHN', 'TEACHB', 'TEACHV', 'TEACHALL', 'ABOUT', 'DISTANCE', 'PUBLISH', 'REJECT', 'CANCEL', 'QWORD', 'QASK', 'HOLDER', 'ISSUER', 'TOKEN', 'AWARD', 'FLIPPED', 'REPORTED', 'PLAIN', 'OUTSIDESAYS', 'PASTTIME', 'WE', 'THIRD', 'DET', 'ELLIPSIS', 'LOOSE',
] as const // prettier-ignore

interface Sentence {
  readonly from: number
  readonly to: number
  readonly index: Index
}

const shortRelative = 4

/** Words that go on with a list of what is denied. */
const alternative = new Set(['or', 'nor', 'oder', 'noch', 'ou', 'ni', 'of', 'lub', 'ani', 'или', 'ни', 'veya', 'atau'])

const marks = (index: Index, id: number): readonly number[] => index.get(id) ?? []

const positions = (index: Index, id: number): Set<number> => {
  const out = new Set<number>()
  const list = marks(index, id)
  for (let n = 0; n < list.length; n += 2) for (let i = list[n] ?? 0; i <= (list[n + 1] ?? 0); i += 1) out.add(i)
  return out
}

/** Marks, for every token, why what it says is not proposed. */
export const scopes = (
  tokens: readonly Token[],
  layout: Layout,
  sentences: readonly Sentence[],
  ids: Triggers,
): number[] => {
  const cleared = new Array<number>(tokens.length).fill(Cleared.no)
  const set = (from: number, to: number, why: number): void => {
    for (let i = Math.max(0, from); i <= to && i < cleared.length; i += 1)
      if (cleared[i] === Cleared.no) cleared[i] = why
  }
  const clauseEnd = (i: number, last: number): number => {
    let end = i
    while (end < last && layout.clause[end + 1] === layout.clause[i]) end += 1
    return end
  }
  const clauseStart = (i: number, first: number): number => {
    let start = i
    while (start > first && layout.clause[start - 1] === layout.clause[i]) start -= 1
    return start
  }

  for (const { from, to, index } of sentences) {
    const last = to - 1
    const pseudo = positions(index, ids.PSEUDO)
    const relative = positions(index, ids.REL)
    const subject = positions(index, ids.SUBJ)
    const can = positions(index, ids.CAN)
    const third = positions(index, ids.THIRD)

    for (const id of [ids.NEG, ids.NEGSUBJ, ids.NEGNP, ids.NEGWITH]) {
      const list = marks(index, id)
      for (let n = 0; n < list.length; n += 2) {
        const open = list[n] ?? 0
        const at = list[n + 1] ?? 0
        if (pseudo.has(at)) continue
        let end = clauseEnd(at, last)
        // "may not lend it, leave it to somebody, or give it away": the list goes on under the denial.
        while (end < last && alternative.has(tokens[end + 1]?.text ?? '') && !subject.has(end + 2))
          end = clauseEnd(end + 1, last)
        if (
          id === ids.NEG &&
          (relative.has(open - 1) || relative.has(open - 2)) &&
          layout.clause[open] === layout.clause[open - 1]
        )
          // "those who can't come may lend it": the main verb ends the relative clause.
          for (let stop = ((end = Math.min(end, at + shortRelative)), at + 1); stop <= end; stop += 1)
            if (can.has(stop)) end = stop - 1
        // "anyone not using theirs may lend it": a participle is denied up to the verb of the clause.
        if (
          id === ids.NEG &&
          /^[a-z]{2,}ing$/u.test(tokens[at + 1]?.text ?? '') &&
          !can.has(open - 1) &&
          !third.has(open - 1)
        )
          for (let i = at + 2; i <= end; i += 1) if (can.has(i)) end = i - 1
        if (id === ids.NEGNP || id === ids.NEGWITH) {
          let inside = false
          for (let i = at + 1; i <= end; i += 1) {
            const free = !relative.has(i - 1)
            if (relative.has(i)) inside = true
            if (i < at + 2) continue
            if ((subject.has(i) && free) || (id === ids.NEGWITH && (can.has(i) || third.has(i)) && !inside)) {
              end = i - 1
              break
            }
            // "no fee, the one with most points gets a prize": a new main clause, not the next of a list.
            if (tokens[i]?.before === Break.comma && !inside && id === ids.NEGNP) {
              let verb = i
              while (verb <= end && !third.has(verb) && !alternative.has(tokens[verb]?.text ?? '')) verb += 1
              if (verb <= end && verb > i && third.has(verb)) {
                end = i - 1
                break
              }
            }
          }
        }
        set(at + 1, end, Cleared.denied)
      }
    }
    const whole = marks(index, ids.NEGALL)
    for (let n = 0; n < whole.length; n += 2) {
      const at = whole[n] ?? 0
      if (!pseudo.has(at)) set(clauseStart(at, from), clauseEnd(at, last), Cleared.denied)
    }
    const post = marks(index, ids.NEGPOST)
    for (let n = 0; n < post.length; n += 2) {
      const at = post[n] ?? 0
      if (pseudo.has(at)) continue
      let start = clauseStart(at, from)
      // "Resale: none" and "(resale = false)" deny across the colon.
      if (start === at && at > from && (tokens[at]?.before === Break.clause || tokens[at]?.before === Break.bracket))
        start = clauseStart(at - 1, from)
      set(start, at - 1, Cleared.denied)
    }
    const rejects = marks(index, ids.REJECT)
    for (let n = 0; n < rejects.length; n += 2) {
      const at = rejects[n + 1] ?? 0
      if (!pseudo.has(at)) set(at + 1, clauseEnd(at, last), Cleared.rejected)
    }

    teaching(tokens, layout, { from, to, index }, ids, set, clauseEnd)

    const distance = marks(index, ids.DISTANCE)
    if (distance.length > 0 && marks(index, ids.PUBLISH).length === 0) {
      for (let i = from; i <= last; i += 1) if (tokens[i]?.quoted === true) set(i, i, Cleared.quoted)
    }
    const reported = marks(index, ids.REPORTED)
    for (let n = 0; n < reported.length; n += 2)
      set((reported[n + 1] ?? 0) + 1, clauseEnd(reported[n + 1] ?? 0, last), Cleared.quoted)

    // The everyday sense of a word clears the word alone.
    const plain = marks(index, ids.PLAIN)
    for (let n = 0; n < plain.length; n += 2) set(plain[n] ?? 0, plain[n + 1] ?? 0, Cleared.plain)
    // What an outsider says goes to the end of the clause; a quotation is cleared wherever it stands in the sentence.
    const past = marks(index, ids.PASTTIME)
    for (let n = 0; n < past.length; n += 2) {
      const at = past[n] ?? 0
      if (at - clauseStart(at, from) <= 1) set(at, clauseEnd(past[n + 1] ?? at, last), Cleared.rejected)
    }
    const own = positions(index, ids.WE)
    const outside = marks(index, ids.OUTSIDESAYS)
    for (let n = 0; n < outside.length; n += 2) {
      const at = (outside[n + 1] ?? 0) + 1
      // "… promised gold if they hand over …": the offer goes on until somebody else speaks.
      let end = at <= last ? clauseEnd(at, last) : last
      while (end < last && layout.segment[end + 1] === layout.segment[at] && !own.has(end + 1) && !own.has(end + 2))
        end = clauseEnd(end + 1, last)
      if (at <= last) set(at, end, Cleared.quoted)
      for (let i = from; i <= last; i += 1) if (tokens[i]?.quoted === true) set(i, i, Cleared.quoted)
    }

    const isQuestion = tokens[to]?.afterQuestion === true || (to === tokens.length && tokens[last]?.before === -1)
    if (isQuestion && marks(index, ids.QASK).length === 0) {
      const asks = positions(index, ids.QWORD)
      if (asks.has(from) || asks.has(from + 1)) set(from, last, Cleared.asked)
    }
  }

  const endsClause = (at: number, last: number): boolean => at === last || layout.clause[at + 1] !== layout.clause[at]

  // "None of that.", "And we said no.", "It can't." take back what the sentence before them says.
  for (const [n, { from, to, index }] of sentences.entries()) {
    const before = sentences[n - 1]
    const elliptic = marks(index, ids.ELLIPSIS).filter((at, k, all) =>
      k % 2 === 1 ? endsClause(at, to - 1) : endsClause(all[k + 1] ?? at, to - 1),
    )
    const list = [...marks(index, ids.CANCEL), ...elliptic]
    for (let k = 0; k < list.length; k += 2) {
      const at = list[k] ?? 0
      if (at - from <= 1 || (at - from <= 3 && tokens[at]?.afterColon === true)) {
        if (before !== undefined) set(before.from, before.to - 1, Cleared.rejected)
      } else set(from, at - 1, Cleared.rejected)
    }
    // A question, direct or reported, that is answered with no.
    if (before !== undefined) {
      const no = [...marks(index, ids.NEG), ...marks(index, ids.NEGSUBJ), ...marks(index, ids.NEGNP)]
      const early = no.some((p) => p >= from && p <= from + 1)
      const asked =
        tokens[from]?.afterQuestion === true || (to - from <= 12 && marks(before.index, ids.DISTANCE).length > 0)
      if (early && asked && marks(before.index, ids.QASK).length === 0) set(before.from, before.to - 1, Cleared.asked)
    }
  }
  return cleared
}

const teaching = (
  tokens: readonly Token[],
  layout: Layout,
  { from, to, index }: Sentence,
  ids: Triggers,
  set: (from: number, to: number, why: number) => void,
  clauseEnd: (i: number, last: number) => number,
): void => {
  const last = to - 1
  const about = positions(index, ids.ABOUT)
  const then = positions(index, ids.THEN)
  const can = positions(index, ids.CAN)
  const holder = positions(index, ids.HOLDER)
  const issuer = positions(index, ids.ISSUER)
  const token = positions(index, ids.TOKEN)
  const forward = (start: number, inRelative = false): void => {
    let end = clauseEnd(start, last)
    // A list, a quotation or "how …, why …" goes on with the lesson.
    while (end < last) {
      const next = end + 1
      const goesOn = about.has(next) || tokens[next]?.quoted === true || tokens[next]?.afterColon === true
      if (!goesOn) break
      end = clauseEnd(next, last)
    }
    for (let i = start; i <= end; i += 1) {
      // "each kid who learns to swim gets …": the main clause goes on after the relative one.
      if (then.has(i) || (inRelative && i > start && third.has(i))) {
        end = i - 1
        break
      }
    }
    set(start, end, Cleared.taught)
  }
  const verbs = marks(index, ids.TEACHV)
  const third = positions(index, ids.THIRD)
  const relative = positions(index, ids.REL)
  const determiner = positions(index, ids.DET)
  for (let n = 0; n < verbs.length; n += 2) {
    const first = verbs[n] ?? 0
    const at = verbs[n + 1] ?? 0
    // "a spot where": a noun, nothing is taught.
    if (at < last && !determiner.has(first - 1)) forward(at + 1, relative.has(first - 1))
  }
  // Languages that put the verb last.
  const finals = marks(index, ids.TEACHALL)
  for (let n = 0; n < finals.length; n += 2) {
    let start = finals[n] ?? 0
    const clause = layout.clause[start]
    while (start > from && layout.clause[start - 1] === clause) start -= 1
    set(start, (finals[n] ?? 0) - 1, Cleared.taught)
  }
  const compound = positions(index, ids.TEACHB)
  // "a game where you sell" says what is done in it; "a game about selling" is about something.
  const loose = positions(index, ids.LOOSE)
  const nouns = marks(index, ids.TEACHN)
  for (let n = 0; n < nouns.length; n += 2) {
    const first = nouns[n] ?? 0
    const at = nouns[n + 1] ?? 0
    // "A class of 25" is people, not a lesson.
    if (tokens[at + 1]?.text === 'of' && /^\d/u.test(tokens[at + 2]?.text ?? '')) continue
    for (let i = at + 1; i <= Math.min(at + 4, last); i += 1) {
      // After a colon only what is surely a lesson teaches: "market evening: they bid" proposes.
      if ((about.has(i) && !loose.has(i)) || ((about.has(i) || tokens[i]?.afterColon === true) && compound.has(at))) {
        forward(i)
        break
      }
      if (can.has(i) || token.has(i) || (layout.segment[i] !== layout.segment[at] && tokens[i]?.afterColon !== true))
        break
    }
    // "the seed phrase lesson": what stands right before the noun is its subject.
    let start = first
    while (start > from && first - start < 3 && layout.clause[start - 1] === layout.clause[first]) {
      if (can.has(start - 1) || holder.has(start - 1) || issuer.has(start - 1) || about.has(start - 1)) break
      start -= 1
    }
    const blocked = start > from && (can.has(start - 1) || holder.has(start - 1) || issuer.has(start - 1))
    if (start < first && !blocked && compound.has(first) && !token.has(at + 1)) set(start, first - 1, Cleared.taught)
  }
}
