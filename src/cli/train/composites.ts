import { outcomes, type Labelled } from './examples.ts'
import { sequence } from './learn.ts'

/** How many are made, and of how many ideas beside the one that decides. */
const count = 4000
const most = 5

/** What the deciding ideas are; a text of harmless ones only is worth as much as one with a risk in it. */
const mixture = [
  { outcome: 'pass', share: 0.4 },
  { outcome: 'warn', share: 0.2 },
  { outcome: 'fail', share: 0.4 },
] as const

/** Longer ideas are what is made here already. */
const longest = 400

/**
 * Texts of several ideas one after the other, of which one decides: harmless text before or behind a proposal, be it
 * chatter or padding, does not make it harmless, and much harmless text does not become a risk. People write few such
 * texts for us, so these are put together; always the same from the same ideas.
 */
export function composites(labelled: readonly Labelled[]): readonly Labelled[] {
  const next = sequence(7)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const shelves = new Map<string, Map<string, Labelled[]>>()
  for (const item of labelled) {
    if (item.accept !== undefined || item.lang === undefined || item.idea.length > longest) continue
    const shelf = shelves.get(item.lang) ?? new Map<string, Labelled[]>()
    shelves.set(item.lang, shelf)
    const same = shelf.get(item.outcome) ?? []
    shelf.set(item.outcome, same)
    same.push(item)
  }
  const complete = labelled.filter(({ lang = '' }) => outcomes.every((outcome) => shelves.get(lang)?.has(outcome)))
  return Array.from({ length: count }, (_, n) => {
    const { lang = 'en' } = oneOf(complete) ?? {}
    const shelf = shelves.get(lang)
    const at = next()
    const { outcome } =
      mixture.find((_, m) => at < mixture.slice(0, m + 1).reduce((sum, { share }) => sum + share, 0)) ?? mixture[0]
    const parts = Array.from({ length: 1 + Math.floor(next() * most) }, () => oneOf(shelf?.get('pass') ?? []))
    const deciding = oneOf(shelf?.get(outcome) ?? [])
    parts.splice(Math.floor(next() * (parts.length + 1)), 0, deciding)
    return {
      id: `composite-${n}`,
      idea: parts.map((part) => part?.idea ?? '').join('\n'),
      outcome,
      categories: deciding?.categories ?? [],
      lang,
    }
  })
}
