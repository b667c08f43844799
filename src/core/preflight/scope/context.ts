/** A sentence as the families of triggers read it, and the spans that they return. */
import type { Clauses } from '../clauses/segment-clauses.ts'
import type { Occurrences } from '../patterns/concept-index.ts'
import type { Token } from '../tokenize/tokenizer.ts'
import type { ScopeConceptIds, TriggerName } from './triggers.ts'

/** The first and last token of a trigger. */
export interface TriggerSpan {
  readonly from: number
  readonly to: number
}

/**
 * The tokens from `from` to `to` are suppressed, for a reason of `Suppression`. The span is empty if `to` is less than
 * `from`.
 */
export interface SuppressedSpan {
  readonly from: number
  readonly to: number
  readonly reason: number
}

/** Finds the scopes that one family of triggers opens in a sentence. */
export type ScopeFamily = (context: ScopeContext) => readonly SuppressedSpan[]

/** The text in which scopes are detected. */
export interface ScopeText {
  readonly tokens: readonly Token[]
  readonly clauses: Clauses
  /** Tokens from index `from` to before `to`. The index of a sentence in the list is its number in `occurrences`. */
  readonly sentences: readonly { readonly from: number; readonly to: number }[]
  readonly occurrences: Occurrences
  readonly ids: ScopeConceptIds
  /** Per token: its roles, as bits. */
  readonly roles: Int32Array
}

const none: readonly TriggerSpan[] = []

/** A sentence of a text. Tokens are given by their index in the text. */
export class ScopeContext {
  readonly tokens: readonly Token[]
  /** Per token: the number of its clause and of its segment (a larger unit: see `Clauses`). */
  readonly clause: Int32Array
  readonly segment: Int32Array
  /** First and last token of the sentence. */
  readonly first: number
  readonly last: number
  /** The sentence before this one, if any. */
  readonly previous: ScopeContext | undefined
  readonly #text: ScopeText
  readonly #sentence: number

  constructor(text: ScopeText, sentence: number, previous: ScopeContext | undefined) {
    const { from, to } = text.sentences[sentence] ?? { from: 0, to: 0 }
    this.tokens = text.tokens
    this.clause = text.clauses.clause
    this.segment = text.clauses.segment
    this.first = from
    this.last = to - 1
    this.previous = previous
    this.#text = text
    this.#sentence = sentence
  }

  /** The occurrences of a trigger in the sentence, in the order in which they were added. */
  triggers(name: TriggerName): readonly TriggerSpan[] {
    const { occurrences, ids } = this.#text
    let o = occurrences.first(this.#sentence, ids[name])
    if (o < 0) return none
    const spans: TriggerSpan[] = []
    for (; o >= 0; o = occurrences.next(o)) spans.push({ from: occurrences.from(o), to: occurrences.to(o) })
    return spans
  }

  /** Whether the sentence has a trigger. */
  has(name: TriggerName): boolean {
    return this.#text.occurrences.has(this.#sentence, this.#text.ids[name])
  }

  /** Whether a token of the sentence has any of the roles, given as bits. False for tokens outside the sentence. */
  is(token: number, roles: number): boolean {
    return token >= this.first && token <= this.last && ((this.#text.roles[token] ?? 0) & roles) !== 0
  }

  /**
   * The end of a scope that would reach `end`: just before the first token, from `from` on, with any of the roles; else
   * `end`.
   */
  terminate(from: number, end: number, roles: number): number {
    for (let i = from; i <= end; i += 1) if (this.is(i, roles)) return i - 1
    return end
  }

  /** The word of a token; empty outside the text. */
  word(token: number): string {
    return this.tokens[token]?.text ?? ''
  }

  /** Whether two tokens are in the same clause. */
  sameClause(a: number, b: number): boolean {
    return this.clause[a] === this.clause[b]
  }

  /** The first token of a token's clause. A clause never crosses the boundary of its sentence. */
  clauseStart(token: number): number {
    let start = token
    while (this.sameClause(start - 1, token)) start -= 1
    return start
  }

  /** The last token of a token's clause. */
  clauseEnd(token: number): number {
    let end = token
    while (this.sameClause(end + 1, token)) end += 1
    return end
  }
}
