/** Finds patterns in the words of one sentence. */
import type { Occurrences } from './occurrences.ts'
import type { Part, Pattern, Step } from './pattern.ts'

/** What matching needs to know about the tokens of the whole text. */
export interface Ground {
  /** Number of words before token i that are not mere filler. */
  readonly solid: Int32Array
  readonly segment: Int32Array
  /** Number of commas up to token i: words that must be adjacent do not reach across one. */
  readonly commas: Int32Array
  readonly clause: Int32Array
  /** 0 where a statement counts. */
  readonly cleared: Int32Array
}

/** Places that were found: first and last token, and whether what they say is denied, taught, quoted or past. */
export class Spans {
  readonly from: number[] = []
  readonly to: number[] = []
  readonly cleared: boolean[] = []
  length = 0

  add(from: number, to: number, cleared: boolean): void {
    this.from[this.length] = from
    this.to[this.length] = to
    this.cleared[this.length] = cleared
    this.length += 1
  }
}

/** Ways through a sentence up to a step: the token where each has arrived. */
class States {
  readonly at: number[] = []
  readonly cleared: boolean[] = []
  length = 0

  start(at: number, cleared: boolean): void {
    this.length = 0
    this.add(at, cleared)
  }

  add(at: number, cleared: boolean): void {
    this.at[this.length] = at
    this.cleared[this.length] = cleared
    this.length += 1
  }

  /** The way that counts, and of those the one that ends nearest to a token. */
  nearest(token: number): number {
    let best = 0
    for (let i = 1; i < this.length; i += 1) {
      if (
        (this.cleared[best] === true && this.cleared[i] === false) ||
        (this.cleared[best] === this.cleared[i] &&
          Math.abs((this.at[i] ?? 0) - token) < Math.abs((this.at[best] ?? 0) - token))
      )
        best = i
    }
    return best
  }
}

/** Near: the words between two parts of a frame. */
const nearby = 16

/** Enough to find the way through a sentence; keeps the work bounded. */
const mostStates = 8

/** Answers whether a part is found elsewhere than near: in the sentence, its neighbours or the text. */
export type Elsewhere = (part: Part, sentence: number) => boolean

const nowhere: Elsewhere = () => false

const isLocal = (part: Part): boolean => part.place === 'near' || part.place === 'clause'

/** Matches patterns in one text; what it returns is overwritten by the next question. */
export class Matcher {
  readonly #occurrences: Occurrences
  readonly #ground: Ground
  readonly #elsewhere: Elsewhere
  #states = new States()
  #fresh = new States()
  readonly #starts = new Spans()
  readonly #filled = new Spans()
  /** By the number of the part: where it was found. */
  readonly #others: Spans[] = []

  constructor(occurrences: Occurrences, ground: Ground, elsewhere = nowhere) {
    this.#occurrences = occurrences
    this.#ground = ground
    this.#elsewhere = elsewhere
  }

  #isCleared(from: number, to: number): boolean {
    for (let i = from; i <= to; i += 1) if (this.#ground.cleared[i] !== 0) return true
    return false
  }

  /** Takes every way one step on; the ways that are left are in `#states`. */
  #advance(step: Step, sentence: number, gap: number, forward: boolean): void {
    const { solid, segment, commas } = this.#ground
    const occurrences = this.#occurrences
    const states = this.#states
    const out = this.#fresh
    out.length = 0
    for (const id of step.ids) {
      for (let o = occurrences.first(sentence, id); o >= 0 && out.length < mostStates; o = occurrences.next(o)) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        for (let n = 0; n < states.length; n += 1) {
          const reached = states.at[n] ?? 0
          const left = forward ? reached : to
          const right = forward ? from : reached
          if (right <= left || segment[left] !== segment[right]) continue
          if ((solid[right] ?? 0) - (solid[left + 1] ?? 0) > gap) continue
          if (gap === 0 && commas[left] !== commas[right]) continue
          const cleared = states.cleared[n] === true || (!step.role && this.#isCleared(from, to))
          const at = forward ? to : from
          const same = out.at.indexOf(at)
          if (same < 0 || same >= out.length) out.add(at, cleared)
          else if (!cleared) out.cleared[same] = false
        }
      }
    }
    this.#fresh = states
    this.#states = out
  }

  /** Adds all places where a part is found, by its anchor. */
  findPart(part: Part, sentence: number, into: Spans): void {
    const { steps, anchor } = part
    const middle = steps[anchor]
    if (middle === undefined) return
    const occurrences = this.#occurrences
    for (const id of middle.ids) {
      for (let o = occurrences.first(sentence, id); o >= 0; o = occurrences.next(o)) {
        const from = occurrences.from(o)
        const to = occurrences.to(o)
        this.#states.start(from, !middle.role && this.#isCleared(from, to))
        for (let s = anchor - 1; s >= 0 && this.#states.length > 0; s -= 1) {
          const step = steps[s]
          if (step !== undefined) this.#advance(step, sentence, steps[s + 1]?.gap ?? 0, false)
        }
        if (this.#states.length === 0) continue
        const first = this.#states.nearest(from)
        const begin = this.#states.at[first] ?? 0
        this.#states.start(to, this.#states.cleared[first] === true)
        for (let s = anchor + 1; s < steps.length && this.#states.length > 0; s += 1) {
          const step = steps[s]
          if (step !== undefined) this.#advance(step, sentence, step.gap, true)
        }
        if (this.#states.length === 0) continue
        const last = this.#states.nearest(to)
        into.add(begin, this.#states.at[last] ?? 0, this.#states.cleared[last] === true)
      }
    }
  }

  /** Where a further part was found nearest to the stretch from `from` to `to`; -1 where it was not. */
  #nearestOther(part: Part, others: Spans, from: number, to: number, unscoped: boolean): number {
    const { clause } = this.#ground
    let best = -1
    let least = 0
    for (let i = 0; i < others.length; i += 1) {
      if (others.cleared[i] === true && !unscoped && !part.absent && !part.denied) continue
      const begin = others.from[i] ?? 0
      const away = Math.max(0, begin - to, from - (others.to[i] ?? 0))
      if (away > nearby) continue
      if (part.place === 'clause' && clause[begin] !== clause[from]) continue
      if (best < 0 || away < least) {
        best = i
        least = away
      }
    }
    return best
  }

  /** All places in a sentence where the pattern is filled and not cleared (cleared ones too where it is unscoped). */
  findPattern({ parts, unscoped }: Pattern, sentence: number): Spans {
    const starts = this.#starts
    const out = this.#filled
    out.length = 0
    starts.length = 0
    const opening = parts[0]
    if (opening === undefined) return out
    this.findPart(opening, sentence, starts)
    // Where the other parts stand does not depend on where the first one does; looked up when first asked for.
    let known = 0
    for (let n = 0; n < starts.length; n += 1) {
      if (starts.cleared[n] === true && !unscoped) continue
      const from = starts.from[n] ?? 0
      const to = starts.to[n] ?? 0
      let begin = from
      let end = to
      let filled = true
      for (let p = 1; p < parts.length && filled; p += 1) {
        const part = parts[p]
        if (part === undefined) break
        if (!isLocal(part)) {
          filled = this.#elsewhere(part, sentence) !== part.absent
          continue
        }
        const others = (this.#others[p] ??= new Spans())
        if (known < p) {
          others.length = 0
          this.findPart(part, sentence, others)
        }
        const best = this.#nearestOther(part, others, from, to, unscoped)
        filled = best >= 0 !== part.absent
        if (best >= 0) {
          begin = Math.min(begin, others.from[best] ?? 0)
          end = Math.max(end, others.to[best] ?? 0)
        }
        known = Math.max(known, p)
      }
      if (filled) out.add(begin, end, parts.length === 1 && starts.cleared[n] === true)
    }
    return out
  }
}
