/** Matches patterns against the tokens of one sentence. */
import type { Occurrences } from './concept-index.ts'
import { PartBits, PlaceCode } from './compile.ts'

/** What matching needs to know about the tokens of the whole text. */
export interface MatchContext {
  /** Per token: the number of content words before it. */
  readonly contentWordIndex: Int32Array
  readonly segment: Int32Array
  /** Per token: the number of commas up to it. A comma between adjacent steps prevents a match. */
  readonly commas: Int32Array
  readonly clause: Int32Array
  /** Per token: the reason why it is suppressed, or 0. */
  readonly suppressed: Int32Array
}

/** Spans found: first and last token, and whether a token in the span is suppressed. */
export class Spans {
  readonly from: number[] = []
  readonly to: number[] = []
  readonly suppressed: boolean[] = []
  length = 0

  add(from: number, to: number, suppressed: boolean): void {
    this.from[this.length] = from
    this.to[this.length] = to
    this.suppressed[this.length] = suppressed
    this.length += 1
  }
}

/** The states of a match in progress: the token that each has reached, and whether its span is suppressed so far. */
class States {
  readonly at: number[] = []
  readonly suppressed: boolean[] = []
  length = 0

  start(at: number, suppressed: boolean): void {
    this.length = 0
    this.add(at, suppressed)
  }

  add(at: number, suppressed: boolean): void {
    this.at[this.length] = at
    this.suppressed[this.length] = suppressed
    this.length += 1
  }

  /** The state nearest to a token. States without suppressed tokens are preferred. */
  nearest(token: number): number {
    let best = 0
    for (let i = 1; i < this.length; i += 1) {
      if (
        (this.suppressed[best] === true && this.suppressed[i] === false) ||
        (this.suppressed[best] === this.suppressed[i] &&
          Math.abs((this.at[i] ?? 0) - token) < Math.abs((this.at[best] ?? 0) - token))
      )
        best = i
    }
    return best
  }
}

/** The largest distance, in tokens, between parts of a pattern that must be near each other. */
const nearby = 16

/** The largest number of states after a step, which bounds the work. */
const mostStates = 8

/** Whether a part, given by its index in the list of patterns, is found in the sentence, its neighbours or the text. */
export type Elsewhere = (part: number, sentence: number) => boolean

const nowhere: Elsewhere = () => false

/** Matches patterns in one text. The spans that a call returns are valid until the next call. */
export class Matcher {
  readonly #patterns: Int32Array
  readonly #occurrences: Occurrences
  readonly #matchContext: MatchContext
  readonly #elsewhere: Elsewhere
  #states = new States()
  #fresh = new States()
  readonly #starts = new Spans()
  readonly #filled = new Spans()
  /** Per further part of a pattern, the spans where it was found. */
  readonly #others: Spans[] = []

  /** `patterns`: see `PatternWriter`. Patterns, parts and steps are given by their indexes in it. */
  constructor(patterns: Int32Array, occurrences: Occurrences, matchContext: MatchContext, elsewhere = nowhere) {
    this.#patterns = patterns
    this.#occurrences = occurrences
    this.#matchContext = matchContext
    this.#elsewhere = elsewhere
  }

  #isSuppressed(from: number, to: number): boolean {
    for (let i = from; i <= to; i += 1) if (this.#matchContext.suppressed[i] !== 0) return true
    return false
  }

  /** Advances every state by one step; the new states are in `#states`. */
  #advance(step: number, sentence: number, gap: number, forward: boolean): void {
    const { contentWordIndex, segment, commas } = this.#matchContext
    const patterns = this.#patterns
    const isRole = this.#isRole(step)
    const end = patterns[step + 1] ?? 0
    const occurrences = this.#occurrences
    const states = this.#states
    const out = this.#fresh
    out.length = 0
    for (let i = step + 2; i < end; i += 1) {
      for (
        let o = occurrences.first(sentence, patterns[i] ?? 0);
        o >= 0 && out.length < mostStates;
        o = occurrences.next(o)
      ) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        for (let n = 0; n < states.length; n += 1) {
          const reached = states.at[n] ?? 0
          const left = forward ? reached : to
          const right = forward ? from : reached
          if (right <= left || segment[left] !== segment[right]) continue
          if ((contentWordIndex[right] ?? 0) - (contentWordIndex[left + 1] ?? 0) > gap) continue
          if (gap === 0 && commas[left] !== commas[right]) continue
          const suppressed = states.suppressed[n] === true || (!isRole && this.#isSuppressed(from, to))
          const at = forward ? to : from
          const same = out.at.indexOf(at)
          if (same < 0 || same >= out.length) out.add(at, suppressed)
          else if (!suppressed) out.suppressed[same] = false
        }
      }
    }
    this.#fresh = states
    this.#states = out
  }

  #isRole(step: number): boolean {
    return ((this.#patterns[step] ?? 0) & 1) === 1
  }

  #gap(step: number): number {
    return (this.#patterns[step] ?? 0) >> 1
  }

  /** Adds all spans of a part, searching from the occurrences of its anchor. */
  findPart(part: number, sentence: number, into: Spans): void {
    const patterns = this.#patterns
    const steps = part + 3
    const end = steps + (patterns[part + 1] ?? 0)
    const anchor = steps + (patterns[part + 2] ?? 0)
    const middle = patterns[anchor] ?? 0
    const isRole = this.#isRole(middle)
    const idsEnd = patterns[middle + 1] ?? 0
    const occurrences = this.#occurrences
    for (let i = middle + 2; i < idsEnd; i += 1) {
      for (let o = occurrences.first(sentence, patterns[i] ?? 0); o >= 0; o = occurrences.next(o)) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        this.#states.start(from, !isRole && this.#isSuppressed(from, to))
        for (let s = anchor - 1; s >= steps && this.#states.length > 0; s -= 1)
          this.#advance(patterns[s] ?? 0, sentence, this.#gap(patterns[s + 1] ?? 0), false)
        if (this.#states.length === 0) continue
        const first = this.#states.nearest(from)
        const begin = this.#states.at[first] ?? 0
        this.#states.start(to, this.#states.suppressed[first] === true)
        for (let s = anchor + 1; s < end && this.#states.length > 0; s += 1)
          this.#advance(patterns[s] ?? 0, sentence, this.#gap(patterns[s] ?? 0), true)
        if (this.#states.length === 0) continue
        const last = this.#states.nearest(to)
        into.add(begin, this.#states.at[last] ?? 0, this.#states.suppressed[last] === true)
      }
    }
  }

  /** The index of the span of a further part that is nearest to the tokens from `from` to `to`, or -1. */
  #nearestOther(bits: number, others: Spans, from: number, to: number, unscoped: boolean): number {
    const { clause } = this.#matchContext
    const anyway = unscoped || (bits & (PartBits.absent | PartBits.denied)) !== 0
    const inClause = (bits & PartBits.place) === PlaceCode.clause
    let best = -1
    let least = 0
    for (let i = 0; i < others.length; i += 1) {
      if (others.suppressed[i] === true && !anyway) continue
      const begin = others.from[i] ?? 0
      const away = Math.max(0, begin - to, from - (others.to[i] ?? 0))
      if (away > nearby) continue
      if (inClause && clause[begin] !== clause[from]) continue
      if (best < 0 || away < least) {
        best = i
        least = away
      }
    }
    return best
  }

  /**
   * The matches of a pattern in a sentence: all of them if the pattern is unscoped, else those without suppressed
   * tokens.
   */
  findPattern(pattern: number, sentence: number): Spans {
    const patterns = this.#patterns
    const starts = this.#starts
    const out = this.#filled
    out.length = 0
    starts.length = 0
    const head = patterns[pattern] ?? 0
    const parts = head >> 1
    const unscoped = (head & 1) === 1
    this.findPart(patterns[pattern + 1] ?? 0, sentence, starts)
    // The spans of further parts do not depend on the first part, so they are looked up once, on first use.
    let known = 0
    for (let n = 0; n < starts.length; n += 1) {
      if (starts.suppressed[n] === true && !unscoped) continue
      const from = starts.from[n] ?? 0
      const to = starts.to[n] ?? 0
      let begin = from
      let end = to
      let filled = true
      for (let p = 1; p < parts && filled; p += 1) {
        const part = patterns[pattern + 1 + p] ?? 0
        const bits = patterns[part] ?? 0
        const isAbsent = (bits & PartBits.absent) !== 0
        if ((bits & PartBits.place) > PlaceCode.clause) {
          filled = this.#elsewhere(part, sentence) !== isAbsent
          continue
        }
        const others = (this.#others[p] ??= new Spans())
        if (known < p) {
          others.length = 0
          this.findPart(part, sentence, others)
        }
        const best = this.#nearestOther(bits, others, from, to, unscoped)
        filled = best >= 0 !== isAbsent
        if (best >= 0) {
          begin = Math.min(begin, others.from[best] ?? 0)
          end = Math.max(end, others.to[best] ?? 0)
        }
        known = Math.max(known, p)
      }
      if (filled) out.add(begin, end, parts === 1 && starts.suppressed[n] === true)
    }
    return out
  }
}
