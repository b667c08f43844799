/** The difference of an idea and its rewrite, word by word, as changes that a person can take one by one. */
import type { Category } from '../finding.ts'
import type { Change } from '../rewrite.ts'
import { keptPairs } from './kept-pairs.ts'
import { sentencesOf } from './sentences.ts'

/** A passage of an idea and the text in its place. Passages of one difference never overlap. */
export interface Replacement {
  /** UTF-16 offsets in the idea, end exclusive; equal for a mere insertion. */
  readonly start: number
  readonly end: number
  /** The text in its place; empty when the passage is only removed. */
  readonly to: string
}

export interface Reason {
  readonly category: Category
  readonly reason: string
}

export interface WordChange extends Replacement {
  /** The passage as typed; empty for a mere insertion. */
  readonly from: string
  /** Kept words before and after the passage, at most `contextWords` on each side. */
  readonly before: string
  readonly after: string
  /** The reasons of the rewrite for this passage, one for each category. Empty when the change only joins others. */
  readonly reasons: readonly Reason[]
}

/** The most insertions and removals of one comparison: above it the compared passage is one change. */
const mostEdits = 600
/** Two changes with fewer kept words between them are one change, because nobody reads "it" as a kept passage. */
const fewestKept = 3
/** A rewrite that keeps a smaller share of the words is shown as a new text, not as a patchwork. */
const leastKept = 0.2
const contextWords = 5

/** Splits at word boundaries of Unicode (UAX 29), and by dictionary in scripts without spaces. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

interface Edit extends Replacement {
  /** Where `to` stands in the rewrite. */
  readonly at: number
}

/** The changes that lead from an idea to its rewrite, in reading order. */
export function wordChanges(idea: string, safeIdea: string, changes: readonly Change[]): readonly WordChange[] {
  if (idea === safeIdea) return []
  const edits = withSigns(idea, joined(idea, safeIdea, editsBetween(idea, safeIdea)))
  const kept = wordsIn(idea) - edits.reduce((sum, { start, end }) => sum + wordsIn(idea.slice(start, end)), 0)
  const most = Math.max(wordsIn(idea), wordsIn(safeIdea))
  const whole = { start: 0, end: idea.length, to: safeIdea, at: 0 }
  const shown = kept < leastKept * most ? [whole] : edits
  const places = placesOf(idea, changes)
  return shown.map(({ start, end, to }, n) => ({
    start,
    end,
    to,
    from: idea.slice(start, end),
    before: lastWords(idea.slice(shown[n - 1]?.end ?? 0, start)),
    after: firstWords(idea.slice(end, shown[n + 1]?.start ?? idea.length)),
    reasons: reasonsFor({ start, end, to }, places),
  }))
}

/** The idea with some of its changes. With all of them it is the rewrite, with none it is the idea. */
export function withChanges(
  idea: string,
  changes: readonly Replacement[],
  isTaken: (change: Replacement, n: number) => boolean,
): string {
  let text = ''
  let at = 0
  for (const [n, change] of changes.entries()) {
    if (!isTaken(change, n)) continue
    text += idea.slice(at, change.start) + change.to
    at = change.end
  }
  return text + idea.slice(at)
}

/** Sentences are compared first, because a rewrite keeps whole sentences; then the words between kept sentences. */
const editsBetween = (idea: string, safeIdea: string): readonly Edit[] =>
  gapsBetween(sentences(idea), sentences(safeIdea)).flatMap((gap) =>
    gapsBetween(words(idea.slice(gap.start, gap.end)), words(gap.to)).map(({ start, end, to, at }) => ({
      start: start + gap.start,
      end: end + gap.start,
      to,
      at: at + gap.at,
    })),
  )

const sentences = (text: string): readonly string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

const words = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const wordsIn = (text: string): number => {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1
  return count
}

/** What stands between the pieces that two texts share, with offsets in the joined pieces. */
function gapsBetween(mine: readonly string[], theirs: readonly string[]): readonly Edit[] {
  const pairs = keptPairs(mine, theirs, mostEdits) ?? []
  const edits: Edit[] = []
  let [start, at, nextMine, nextTheirs] = [0, 0, 0, 0]
  for (const [a, b] of [...pairs, [mine.length, theirs.length] as const]) {
    const from = mine.slice(nextMine, a).join('')
    const to = theirs.slice(nextTheirs, b).join('')
    if (from !== '' || to !== '') edits.push({ start, end: start + from.length, to, at })
    const kept = mine[a]?.length ?? 0
    start += from.length + kept
    at += to.length + kept
    ;[nextMine, nextTheirs] = [a + 1, b + 1]
  }
  return edits
}

/** Joins changes with too few kept words between them. */
function joined(idea: string, safeIdea: string, edits: readonly Edit[]): readonly Edit[] {
  const out: Edit[] = []
  for (const edit of edits) {
    const last = out.at(-1)
    if (last === undefined || wordsIn(idea.slice(last.end, edit.start)) >= fewestKept) {
      out.push(edit)
      continue
    }
    const to = safeIdea.slice(last.at, edit.at + edit.to.length)
    out[out.length - 1] = { start: last.start, end: edit.end, to, at: last.at }
  }
  return out
}

/** Signs that close a clause or a sentence, without a space before them. */
const closing = /^[.,;:!?…。，、！？؟،؛।]+/u

/**
 * Changes with the signs that belong to them, because a full stop between struck and new words looks stray: the word
 * before a change that would begin with a sign, and the signs after one that replaces words. A change takes in nothing
 * that would bring it to its neighbour: in a script without spaces the word before may reach so far.
 */
function withSigns(idea: string, edits: readonly Edit[]): readonly Edit[] {
  const out: Edit[] = []
  for (const [n, { start, end, to, at }] of edits.entries()) {
    const last = out.at(-1)?.end ?? -1
    const next = edits[n + 1]?.start ?? Infinity
    const isOpen = closing.test(idea.slice(start, end)) || closing.test(to)
    const word = isOpen ? (/[\p{L}\p{M}\p{N}]{1,40}$/u.exec(idea.slice(Math.max(0, start - 40), start))?.[0] ?? '') : ''
    const before = start - word.length > last ? word : ''
    const replaces = (before !== '' || start < end) && (before !== '' || to !== '')
    const signs = replaces ? (closing.exec(idea.slice(end))?.[0] ?? '') : ''
    const after = end + signs.length < next ? signs : ''
    out.push({ start: start - before.length, end: end + after.length, to: before + to + after, at: at - before.length })
  }
  return out
}

interface Place {
  readonly change: Change
  readonly start: number
  readonly end: number
}

/** Where the passages of a rewrite's own changes stand in the idea; those of other fields stand nowhere. */
function placesOf(idea: string, changes: readonly Change[]): readonly Place[] {
  let last = 0
  return changes.flatMap((change) => {
    const from = change.from.trim()
    if (from === '') return []
    const next = idea.indexOf(from, last)
    const start = next < 0 ? idea.indexOf(from) : next
    if (start < 0) return []
    last = start
    return [{ change, start, end: start + from.length }]
  })
}

function reasonsFor({ start, end, to }: Replacement, places: readonly Place[]): readonly Reason[] {
  const overlaps = places.filter((p) => p.start < end && p.end > start)
  const touches = places.filter(({ change, ...p }) => p.start <= end && p.end >= start && said(change.to, to))
  const found = overlaps.length > 0 ? overlaps : touches
  const reasons = found.map(({ change: { category, reason } }) => ({ category, reason }))
  return reasons.filter(({ category }, n) => reasons.findIndex((r) => r.category === category) === n)
}

const said = (sentence: string, text: string): boolean => sentence !== '' && text.includes(sentence)

/** The beginning of a text, up to `contextWords` words. */
function firstWords(text: string): string {
  let count = 0
  for (const { isWordLike, index } of segmenter.segment(text)) {
    if (isWordLike !== true) continue
    count += 1
    if (count > contextWords) return text.slice(0, index)
  }
  return text
}

/** The end of a text, up to `contextWords` words. */
function lastWords(text: string): string {
  const starts = Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike === true)
  return starts.length <= contextWords ? text : text.slice(starts.at(-contextWords)?.index ?? 0)
}
