/** Assembles a draft from the kept parts of an idea and inserted sentences, and maps offsets of the draft to the idea. */
import type { Category } from '../finding.ts'
import { halvesOf } from './delimiters.ts'
import type { Part, Risk } from './removal.ts'
import { withoutTail, type Span } from './sentences.ts'

/** A sentence that replaces a removed part. */
export interface Insert {
  readonly text: string
  readonly category: Category | 'idea'
  /** The colon by which it goes on after a title: "Fall Festival: a badge …". */
  readonly colon?: string
}

interface Piece {
  /** Span in the draft. */
  readonly at: Span
  /** Span in the idea; undefined for an insert. */
  readonly from: Span | undefined
  readonly category: Insert['category'] | undefined
}

export interface Draft {
  readonly text: string
  readonly pieces: readonly Piece[]
}

const finalMark = /(?:[.!?…。！？।؟][)"'”“’»«」』”）\]]*|-->|<!--)$/u
const dangling = ',;:，、；：–—-'
const wide = /[\u3040-\u30ff\u3400-\u9fff。！？]$/u

const stop = (text: string, asks: boolean): string => {
  const isWide = /[\u3040-\u30ff\u3400-\u9fff]/u.test(text.slice(-3))
  if (asks) return isWide ? '？' : /[\u0600-\u06ff]$/u.test(text) ? '؟' : '?'
  if (isWide) return '。'
  return /[\u0900-\u097f]$/u.test(text) ? '।' : '.'
}

/**
 * The draft: kept parts as typed, and inserts at the place of the first removed part. Of a pair of delimiters whose other
 * half is removed, the kept half goes too.
 */
export function draftOf(idea: string, parts: readonly Part[], inserts: ReadonlyMap<Part, readonly Insert[]>): Draft {
  let text = ''
  let brokenLine = false
  let asks = false
  const pieces: Piece[] = []
  const push = (addition: string, from: Span | undefined, category?: Insert['category']): void => {
    const start = text.length
    text += addition
    pieces.push({ at: { start, end: text.length }, from, category })
  }
  const close = (): void => {
    const trimmed = text.trimEnd().endsWith('<!--') ? text.trimEnd() : withoutTail(text, dangling)
    brokenLine = /\n/u.test(text.slice(trimmed.length))
    text = trimmed
    if (text !== '' && !finalMark.test(text)) text += stop(text, asks)
    asks = false
  }
  const gap = (): string => (text === '' ? '' : brokenLine ? '\n' : wide.test(text) ? '' : ' ')
  const say = (list: readonly Insert[]): void => {
    const [first, ...others] = list
    const rest = first?.colon !== undefined ? others : list
    if (first?.colon !== undefined) {
      text = withoutTail(text, dangling)
      push(first.colon + first.text, undefined, 'idea')
    }
    if (rest.length > 0) close()
    for (const { text: said, category } of rest) {
      push(gap() + said, undefined, category)
      brokenLine = false
    }
  }
  let later: readonly Insert[] = []
  const halves = halvesOf(
    idea,
    parts.filter((part) => part.kept),
  )
  for (const [n, part] of parts.entries()) {
    const before = parts[n - 1]
    if (!part.kept) {
      const list = inserts.get(part) ?? []
      // The insert for a parenthesis comes after its sentence.
      if (part.midSentence === true) later = list
      else say(list)
      continue
    }
    const [first, ...others] = without(part, halves)
    let kept = idea.slice(first.start, first.end)
    if (before?.kept === false && before.midSentence !== true) {
      close()
      kept = kept.trimStart()
      kept = gap() + kept.charAt(0).toUpperCase() + kept.slice(1)
    } else if (later.length > 0 && before?.kept === true) {
      say(later)
      later = []
      kept = gap() + kept.trimStart()
    }
    push(kept, first)
    for (const run of others) {
      kept = idea.slice(run.start, run.end)
      push(kept, run)
    }
    asks = part.asks === true && parts[n + 1]?.kept === false
    if (before?.kept === false && before.midSentence === true && /[.!?…。！？।؟]["'”’»」』”)\]]*\s*$/u.test(kept)) {
      say(later)
      later = []
    }
  }
  say(later)
  if (parts.at(-1)?.kept === false) close()
  const lead = text.length - text.trimStart().length
  const moved = pieces.map((p) => ({ ...p, at: { start: p.at.start - lead, end: p.at.end - lead } }))
  return { text: text.trim(), pieces: moved }
}

/** What is left of a span without the spans `gone`, which are in order; an empty span if nothing is. */
function without({ start, end }: Span, gone: readonly Span[]): readonly [Span, ...Span[]] {
  const runs: Span[] = []
  let at = start
  for (const hole of gone) {
    if (hole.end <= start || hole.start >= end) continue
    if (hole.start > at) runs.push({ start: at, end: hole.start })
    at = Math.max(at, hole.end)
  }
  if (at < end) runs.push({ start: at, end })
  const [first = { start: end, end }, ...others] = runs
  return [first, ...others]
}

/** Maps risks in a draft to the idea. `said`: the inserts that are risky by themselves. */
export function tracedBack(
  draft: Draft,
  found: readonly Risk[],
): { readonly risks: readonly Risk[]; readonly said: ReadonlySet<Insert['category']> } {
  const risks: Risk[] = []
  const said = new Set<Insert['category']>()
  for (const risk of found) {
    const touched = draft.pieces.filter((p) => p.at.start < risk.end && p.at.end > risk.start)
    const typed = touched.filter((p) => p.from !== undefined)
    for (const { at, from } of typed) {
      if (from === undefined) continue
      const shift = from.end - at.end
      const start = Math.max(from.start, risk.start + shift)
      risks.push({ finding: risk.finding, start, end: Math.max(start + 1, Math.min(from.end, risk.end + shift)) })
    }
    if (typed.length === 0) for (const { category } of touched) if (category !== undefined) said.add(category)
  }
  return { risks, said }
}
