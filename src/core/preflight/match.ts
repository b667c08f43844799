/** Finds patterns in the words of one sentence. */
import type { Part, Pattern, Place } from './pattern.ts'

/** Concept → flat list of first and last token of each occurrence, in text order. */
export type Index = Map<number, number[]>

export interface Found {
  readonly from: number
  readonly to: number
  /** What it says is denied, taught, quoted or past. */
  readonly cleared: boolean
}

/** What matching needs to know about the tokens of the whole text. */
export interface Ground {
  /** Number of words before token i that are not mere filler. */
  readonly solid: readonly number[]
  readonly segment: readonly number[]
  /** Number of commas up to token i: words that must be adjacent do not reach across one. */
  readonly commas: readonly number[]
  readonly clause: readonly number[]
  /** 0 where a statement counts. */
  readonly cleared: readonly number[]
}

/** Near: the words between two parts of a frame. */
const nearby = 16

/** Enough to find the way through a sentence; keeps the work bounded. */
const mostStates = 8

interface State {
  at: number
  cleared: boolean
}

const isCleared = (ground: Ground, from: number, to: number): boolean => {
  for (let i = from; i <= to; i += 1) if ((ground.cleared[i] ?? 0) !== 0) return true
  return false
}

const between = (ground: Ground, left: number, right: number): number =>
  (ground.solid[right] ?? 0) - (ground.solid[left + 1] ?? 0)

const advance = (
  states: readonly State[],
  step: Part['steps'][number],
  index: Index,
  ground: Ground,
  gap: number,
  forward: boolean,
): State[] => {
  const out: State[] = []
  for (const id of step.ids) {
    const list = index.get(id)
    if (list === undefined) continue
    for (let n = 0; n < list.length && out.length < mostStates; n += 2) {
      const from = list[n] ?? 0
      const to = list[n + 1] ?? 0
      for (const state of states) {
        const left = forward ? state.at : to
        const right = forward ? from : state.at
        if (right <= left || ground.segment[left] !== ground.segment[right]) continue
        if (between(ground, left, right) > gap) continue
        if (gap === 0 && ground.commas[left] !== ground.commas[right]) continue
        const cleared = state.cleared || (!step.role && isCleared(ground, from, to))
        const at = forward ? to : from
        const same = out.find((s) => s.at === at)
        if (same === undefined) out.push({ at, cleared })
        else if (!cleared) same.cleared = false
      }
    }
  }
  return out
}

const nearest = (states: readonly State[], from: number): State | undefined => {
  let best: State | undefined
  for (const s of states) {
    if (
      best === undefined ||
      (best.cleared && !s.cleared) ||
      (best.cleared === s.cleared && Math.abs(s.at - from) < Math.abs(best.at - from))
    )
      best = s
  }
  return best
}

/** All places where a part is found, by its anchor. */
export const findPart = (part: Part, index: Index, ground: Ground): Found[] => {
  const out: Found[] = []
  const anchor = part.steps[part.anchor]
  if (anchor === undefined) return out
  for (const id of anchor.ids) {
    const list = index.get(id)
    if (list === undefined) continue
    for (let n = 0; n < list.length; n += 2) {
      const from = list[n] ?? 0
      const to = list[n + 1] ?? 0
      const cleared = !anchor.role && isCleared(ground, from, to)
      let left: State[] = [{ at: from, cleared }]
      for (let s = part.anchor - 1; s >= 0 && left.length > 0; s -= 1) {
        const step = part.steps[s]
        if (step !== undefined) left = advance(left, step, index, ground, part.steps[s + 1]?.gap ?? 0, false)
      }
      const first = nearest(left, from)
      if (first === undefined) continue
      let right: State[] = [{ at: to, cleared: first.cleared }]
      for (let s = part.anchor + 1; s < part.steps.length && right.length > 0; s += 1) {
        const step = part.steps[s]
        if (step !== undefined) right = advance(right, step, index, ground, step.gap, true)
      }
      const last = nearest(right, to)
      if (last !== undefined) out.push({ from: first.at, to: last.at, cleared: last.cleared })
    }
  }
  return out
}

/** Finds a part elsewhere than near: in the sentence, its neighbours or the text. */
export type Lookup = (part: Part, place: Place) => readonly Found[]

const occurs = (step: Part['steps'][number], index: Index): boolean => {
  for (const id of step.ids) if (index.has(id)) return true
  return false
}

/** Whether the words that a part needs stand in the sentence at all: most patterns end here. */
const canStand = (part: Part, opening: boolean, index: Index): boolean =>
  (!opening && (part.absent || (part.place !== 'near' && part.place !== 'clause'))) ||
  part.steps.every((step) => occurs(step, index))

const distance = (a: Found, b: Found): number => Math.max(0, b.from - a.to, a.from - b.to)

/** All places in a sentence where the pattern is filled and not cleared (cleared ones too where it is unscoped). */
export const findPattern = (pattern: Pattern, index: Index, ground: Ground, lookup: Lookup): Found[] => {
  const first = pattern.parts[0]
  if (first === undefined) return []
  const out: Found[] = []
  if (!pattern.parts.every((part, n) => canStand(part, n === 0, index))) return out
  for (const start of findPart(first, index, ground)) {
    if (start.cleared && !pattern.unscoped) continue
    let span: Found | undefined = start
    for (const part of pattern.parts.slice(1)) {
      const local = part.place === 'near' || part.place === 'clause'
      let best: Found | undefined
      for (const found of local ? findPart(part, index, ground) : lookup(part, part.place)) {
        if (found.cleared && !pattern.unscoped && !part.absent && !part.denied) continue
        if (local) {
          if (distance(start, found) > nearby) continue
          if (part.place === 'clause' && ground.clause[found.from] !== ground.clause[start.from]) continue
        }
        if (best === undefined || distance(start, found) < distance(start, best)) best = found
        if (!local) break
      }
      if ((best === undefined) !== part.absent) {
        span = undefined
        break
      }
      if (best !== undefined && local)
        span = { from: Math.min(span.from, best.from), to: Math.max(span.to, best.to), cleared: false }
    }
    if (span !== undefined) out.push(span)
  }
  return out
}
