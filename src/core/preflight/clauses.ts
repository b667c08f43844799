/** Cuts the tokens into sentences, segments (parted by ; : — brackets or a contrast) and clauses (a new subject). */
import { Break, type Token } from './tokens.ts'

export interface Layout {
  /** For each token the number of its sentence, segment and clause; all rise through the text. */
  readonly sentence: readonly number[]
  readonly segment: readonly number[]
  readonly clause: readonly number[]
  /** First token of each sentence; one more entry at the end for the number of tokens. */
  readonly sentenceStart: readonly number[]
}

/** What the cutter asks about token `i`. */
export interface Cues {
  /** Opens a contrast: but, however, although. */
  contrast(i: number): boolean
  /** and, so, then. */
  joins(i: number): boolean
  /** A subject that can open a clause: we, they, it, whoever. */
  subject(i: number): boolean
  /** A noun that names people: members, the club. */
  person(i: number): boolean
  /** A finite verb or modal: can, will, get, is. */
  finite(i: number): boolean
  /** if, when, because: its clause ends at the next comma. */
  opener(i: number): boolean
  /** just, simply, only, then: a clause without a subject. */
  imperative(i: number): boolean
}

const picture = /\p{Extended_Pictographic}/u

/** Longer sentences are cut, so that the work for each stays bounded. */
const longestSentence = 90

const opensClause = (tokens: readonly Token[], i: number, cues: Cues): boolean => {
  let at = i
  if (cues.joins(at)) at += 1
  if (cues.joins(at)) at += 1
  if (cues.subject(at)) return true
  if (cues.imperative(at)) return true
  for (let n = at; n < at + 4 && n < tokens.length; n += 1) {
    if (n > at && (tokens[n]?.before ?? 0) >= Break.comma) return false
    if (cues.person(n)) {
      for (let v = n + 1; v < n + 4 && v < tokens.length && (tokens[v]?.before ?? 0) < Break.comma; v += 1)
        if (cues.finite(v)) return true
    }
  }
  return cues.joins(i) && cues.finite(at)
}

export const layOut = (tokens: readonly Token[], cues: Cues): Layout => {
  const sentence: number[] = []
  const segment: number[] = []
  const clause: number[] = []
  const sentenceStart: number[] = []
  let s = -1
  let g = -1
  let c = -1
  let length = 0
  let open = false
  for (const [i, token] of tokens.entries()) {
    if (token.before === Break.sentence || length >= longestSentence) {
      s += 1
      g += 1
      c += 1
      length = 0
      sentenceStart.push(i)
    } else if (token.before >= Break.bracket || cues.contrast(i)) {
      g += 1
      c += 1
    } else if (token.before === Break.comma && (open || opensClause(tokens, i, cues))) {
      c += 1
      open = false
    } else if (cues.joins(i) && cues.subject(i + 1)) c += 1
    // A picture in running text stands where others put a full stop.
    else if (picture.test(tokens[i - 1]?.text ?? '') && !picture.test(token.text)) c += 1
    if (clause.length === 0 || clause.at(-1) !== c) open = cues.opener(i)
    length += 1
    sentence.push(s)
    segment.push(g)
    clause.push(c)
  }
  sentenceStart.push(tokens.length)
  return { sentence, segment, clause, sentenceStart }
}
