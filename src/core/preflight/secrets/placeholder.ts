/** Offsets in a text with key material, from offsets in its redacted form. */
import type { Secret } from './secret.ts'

/** The position of a placeholder in a redacted text, and of its key material in the text as typed: UTF-16 offsets. */
export interface Placeholder extends Secret {
  readonly from: number
  readonly to: number
}

/**
 * The offset in a text of an offset in its redacted form. The inside of a placeholder belongs to all of its key
 * material: a `start` inside is at its beginning, an `end` at its end.
 *
 * @param placeholders in the order of the text
 */
export function unredacted(at: number, edge: 'start' | 'end', placeholders: readonly Placeholder[]): number {
  let shift = 0
  for (const { start, end, from, to } of placeholders) {
    if (at < start || (at === start && edge === 'end')) break
    if (at < end || (at === end && edge === 'end')) return edge === 'start' ? from : to
    shift = to - end
  }
  return at + shift
}
