/** Safer words as offers beside the findings: one for each passage, or for passages that change together. */
import { sentencesOf } from '../../core/rewrite/sentences.ts'
import { type Replacement, withChanges } from '../../core/rewrite/word-diff.ts'
import type { Span } from './edit.ts'

/** A part of the text, and what to write instead. */
export interface Offer extends Span {
  readonly from: string
  readonly to: string
  /** The whole sentences that would stand there; empty where the offer is to leave them out. */
  readonly sentences: string
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
const touch = (a: Span, b: Span): boolean => a.start <= b.end && b.start <= a.end

/** The offers for the passages of a text. A change that is at no passage belongs to the nearest offer. */
export function offersOf(text: string, passages: readonly Span[], changes: readonly Replacement[]): readonly Offer[] {
  const groups: Replacement[][] = []
  for (const passage of passages) {
    const own = changes.filter(
      (change) => overlap(change, passage) || (change.start === change.end && touch(change, passage)),
    )
    const known = groups.find((group) => group.some((change) => own.includes(change)))
    if (known !== undefined) known.push(...own.filter((change) => !known.includes(change)))
    else if (own.length > 0) groups.push([...own])
  }
  for (const change of changes.filter((one) => !groups.some((group) => group.includes(one)))) {
    const distance = (group: readonly Replacement[]): number =>
      Math.min(...group.map(({ start, end }) => Math.min(Math.abs(change.start - end), Math.abs(start - change.end))))
    groups.toSorted((a, b) => distance(a) - distance(b))[0]?.push(change)
  }
  return groups.map((group) => offerOf(text, group))
}

function offerOf(text: string, group: readonly Replacement[]): Offer {
  const changes = group.toSorted((a, b) => a.start - b.start)
  const start = Math.min(...changes.map((change) => change.start))
  const end = Math.max(...changes.map((change) => change.end))
  const to = withChanges(text.slice(0, end), changes, () => true).slice(start)
  const around = sentencesOf(text).filter((sentence) => touch(sentence, { start, end }))
  const inside = around.filter((sentence) => overlap(sentence, { start, end: Math.max(end, start + 1) }))
  const first = Math.min(start, ...inside.map((sentence) => sentence.start))
  const last = Math.max(end, ...inside.map((sentence) => sentence.end))
  return {
    ...{ start, end, from: text.slice(start, end), to },
    sentences: (text.slice(first, start) + to + text.slice(end, last)).trim(),
  }
}

/** The offers whose words are still in the text as it is now. */
export const stillThere = (text: string, offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ start, end, from }) => text.slice(start, end) === from)

/** The offer for each passage, by its number. */
export const offersByPassage = (
  passages: readonly (Span & { readonly number: number })[],
  offers: readonly Offer[],
): ReadonlyMap<number, Offer> =>
  new Map(
    passages.flatMap((passage) => {
      const offer = offers.find((one) => touch(one, passage))
      return offer === undefined ? [] : [[passage.number, offer] as const]
    }),
  )
