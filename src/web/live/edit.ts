/** Edits of a text, and what they do to the passages marked in it. Offsets are UTF-16 code units. */

export interface Span {
  readonly start: number
  readonly end: number
}

/** A replacement: at `at`, `removed` characters went and `inserted` came. */
export interface Edit {
  readonly at: number
  readonly removed: number
  readonly inserted: number
}

/** The smallest single edit between two texts; null if they are equal. */
export function editBetween(before: string, after: string): Edit | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before.charCodeAt(at) === after.charCodeAt(at)) at += 1
  let kept = 0
  while (
    kept < shorter - at &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  )
    kept += 1
  return { at, removed: before.length - at - kept, inserted: after.length - at - kept }
}

/**
 * The spans after an edit: those behind it move, those around it grow or shrink, and one whose whole text was removed is
 * dropped. What is typed at an edge of a span does not belong to it.
 */
export function shifted<T extends Span>(spans: readonly T[], { at, removed, inserted }: Edit): readonly T[] {
  const cut = at + removed
  const by = inserted - removed
  return spans.flatMap((span) => {
    if (span.end <= at) return [span]
    if (span.start >= cut) return [{ ...span, start: span.start + by, end: span.end + by }]
    if (span.start >= at && span.end <= cut) return []
    const start = span.start >= at ? at + inserted : span.start
    const end = span.end >= cut ? span.end + by : at
    return end > start ? [{ ...span, start, end }] : []
  })
}
