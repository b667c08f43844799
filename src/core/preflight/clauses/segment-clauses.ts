/**
 * Segments the tokens. A new segment begins with a sentence, after one of ; : — ( ) and with a contrast. A new clause
 * begins with a segment or with a new subject.
 */
import { Cue } from './cues.ts'
import { Shape } from '../tokenize/word-shape.ts'
import { Break, type Token } from '../tokenize/tokenizer.ts'

/** For each token the numbers of its segment and of its clause. Both increase through the text. */
export interface Clauses {
  readonly segment: Int32Array
  readonly clause: Int32Array
}

const isPicture = ({ word }: Token): boolean => (word.shape & Shape.picture) !== 0

/** Longer sentences are split after this many tokens, which bounds the work per sentence. */
export const longestSentence = 90

const opensClause = (tokens: readonly Token[], i: number, cues: Uint8Array): boolean => {
  const is = (at: number, cue: number): boolean => ((cues[at] ?? 0) & cue) !== 0
  let at = i
  if (is(at, Cue.joins)) at += 1
  if (is(at, Cue.joins)) at += 1
  if (is(at, Cue.subject | Cue.imperative)) return true
  for (let n = at; n < at + 4 && n < tokens.length; n += 1) {
    if (n > at && (tokens[n]?.before ?? 0) >= Break.comma) return false
    if (is(n, Cue.person)) {
      for (let v = n + 1; v < n + 4 && v < tokens.length && (tokens[v]?.before ?? 0) < Break.comma; v += 1)
        if (is(v, Cue.finite)) return true
    }
  }
  return is(i, Cue.joins) && is(at, Cue.finite)
}

/** Segments the tokens by their cues (see `cuesOf`). */
export const segmentClauses = (tokens: readonly Token[], cues: Uint8Array): Clauses => {
  const segment = new Int32Array(tokens.length)
  const clause = new Int32Array(tokens.length)
  let g = -1
  let c = -1
  let length = 0
  let open = false
  let wasPicture = false
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token === undefined) break
    const cue = cues[i] ?? 0
    const before = c
    if (token.before === Break.sentence || length >= longestSentence) {
      g += 1
      c += 1
      length = 0
    } else if (token.before >= Break.bracket || (cue & Cue.contrast) !== 0) {
      g += 1
      c += 1
    } else if (token.before === Break.comma && (open || opensClause(tokens, i, cues))) {
      c += 1
      open = false
    } else if ((cue & Cue.joins) !== 0 && ((cues[i + 1] ?? 0) & Cue.subject) !== 0) c += 1
    // A pictograph in running text ends a clause, as a full stop does.
    else if (wasPicture && !isPicture(token)) c += 1
    if (c !== before) open = (cue & Cue.opener) !== 0
    wasPicture = isPicture(token)
    length += 1
    segment[i] = g
    clause[i] = c
  }
  return { segment, clause }
}
