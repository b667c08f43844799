/** Matches patterns against the tokens of one sentence. */
import type { Occurrences } from './concept-index.ts'
import type { Part, Pattern, Step } from './parse.ts'

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

/** Whether a part is found in the sentence, its neighbours or the text, as its `place` says. */
export type Elsewhere = (part: Part, sentence: number) => boolean

const nowhere: Elsewhere = () => false

/** Matches patterns in one text. The spans that a call returns are valid until the next call. */
export class Matcher {
  readonly #occurrences: Occurrences
  readonly #matchContext: MatchContext
  readonly #elsewhere: Elsewhere
  #states = new States()
  #fresh = new States()
  readonly #starts = new Spans()
  readonly #filled = new Spans()
  /** Per further part of a pattern, the spans where it was found. */
  readonly #others: Spans[] = []

  /** `elsewhere` finds the parts that need not be near the first part or in its clause. */
  constructor(occurrences: Occurrences, matchContext: MatchContext, elsewhere = nowhere) {
    this.#occurrences = occurrences
    this.#matchContext = matchContext
    this.#elsewhere = elsewhere
  }

  #isSuppressed(from: number, to: number): boolean {
    for (let i = from; i <= to; i += 1) if (this.#matchContext.suppressed[i] !== 0) return true
    return false
  }

  /** Advances every state by one step; the new states are in `#states`. */
  #advance({ ids, role }: Step, sentence: number, gap: number, forward: boolean): void {
    const { contentWordIndex, segment, commas } = this.#matchContext
    const occurrences = this.#occurrences
    const states = this.#states
    const out = this.#fresh
    out.length = 0
    for (const id of ids) {
      for (let o = occurrences.first(sentence, id); o >= 0 && out.length < mostStates; o = occurrences.next(o)) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        for (let n = 0; n < states.length; n += 1) {
          const reached = states.at[n] ?? 0
          const left = forward ? reached : to
          const right = forward ? from : reached
          if (right <= left || segment[left] !== segment[right]) continue
          if ((contentWordIndex[right] ?? 0) - (contentWordIndex[left + 1] ?? 0) > gap) continue
          if (gap === 0 && commas[left] !== commas[right]) continue
          const suppressed = states.suppressed[n] === true || (!role && this.#isSuppressed(from, to))
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

  /** Adds all spans of a part, starting at the occurrences of its anchor. */
  findPart({ steps, anchor }: Part, sentence: number, into: Spans): void {
    const middle = steps[anchor]
    if (middle === undefined) return
    const occurrences = this.#occurrences
    for (const id of middle.ids) {
      for (let o = occurrences.first(sentence, id); o >= 0; o = occurrences.next(o)) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        this.#states.start(from, !middle.role && this.#isSuppressed(from, to))
        // A step holds the gap before it; backwards, that is the gap to the next step.
        let gap = middle.gap
        for (let s = anchor - 1; s >= 0 && this.#states.length > 0; s -= 1) {
          const step = steps[s]
          if (step === undefined) break
          this.#advance(step, sentence, gap, false)
          gap = step.gap
        }
        if (this.#states.length === 0) continue
        const first = this.#states.nearest(from)
        const begin = this.#states.at[first] ?? 0
        this.#states.start(to, this.#states.suppressed[first] === true)
        for (let s = anchor + 1; s < steps.length && this.#states.length > 0; s += 1) {
          const step = steps[s]
          if (step === undefined) break
          this.#advance(step, sentence, step.gap, true)
        }
        if (this.#states.length === 0) continue
        const last = this.#states.nearest(to)
        into.add(begin, this.#states.at[last] ?? 0, this.#states.suppressed[last] === true)
      }
    }
  }

  /** The index of the span of a further part that is nearest to the tokens from `from` to `to`, or -1. */
  #nearestOther({ place, absent, denied }: Part, others: Spans, from: number, to: number, unscoped: boolean): number {
    const { clause } = this.#matchContext
    const anyway = unscoped || absent || denied
    let best = -1
    let least = 0
    for (let i = 0; i < others.length; i += 1) {
      if (others.suppressed[i] === true && !anyway) continue
      const begin = others.from[i] ?? 0
      const away = Math.max(0, begin - to, from - (others.to[i] ?? 0))
      if (away > nearby) continue
      if (place === 'clause' && clause[begin] !== clause[from]) continue
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
  findPattern({ parts, unscoped }: Pattern, sentence: number): Spans {
    const starts = this.#starts
    const out = this.#filled
    out.length = 0
    starts.length = 0
    const first = parts[0]
    if (first === undefined) return out
    this.findPart(first, sentence, starts)
    // The spans of further parts do not depend on the first part, so they are looked up once, on first use.
    let known = 0
    for (let n = 0; n < starts.length; n += 1) {
      if (starts.suppressed[n] === true && !unscoped) continue
      const from = starts.from[n] ?? 0
      const to = starts.to[n] ?? 0
      let begin = from
      let end = to
      let filled = true
      for (let p = 1; p < parts.length; p += 1) {
        const part = parts[p]
        if (part === undefined) break
        if (part.place !== 'near' && part.place !== 'clause') filled = this.#elsewhere(part, sentence) !== part.absent
        else {
          const spans = (this.#others[p] ??= new Spans())
          if (known < p) {
            spans.length = 0
            this.findPart(part, sentence, spans)
            known = p
          }
          const best = this.#nearestOther(part, spans, from, to, unscoped)
          filled = best >= 0 !== part.absent
          if (best >= 0) {
            begin = Math.min(begin, spans.from[best] ?? 0)
            end = Math.max(end, spans.to[best] ?? 0)
          }
        }
        if (!filled) break
      }
      if (filled) out.add(begin, end, parts.length === 1 && starts.suppressed[n] === true)
    }
    return out
  }
}
