/** Synthetic examples: texts put together of several labelled texts. */
import { outcomes, type LabelledText } from './batches.ts'
import { sequence } from './random.ts'

/** How many are made, and of how many harmless texts at most beside the one that decides. */
const count = 4000
const mostHarmless = 5

/** The outcomes of the deciding texts. */
const mixture = [
  { outcome: 'pass', share: 0.4 },
  { outcome: 'warn', share: 0.2 },
  { outcome: 'fail', share: 0.4 },
] as const

/** In UTF-16 units. Longer texts hold harmless sentences already. */
const longest = 400

/**
 * Texts of several ideas in one language, one after the other, of which one decides: harmless text before or behind a
 * proposal does not make it harmless, and much harmless text is no risk. People write few such texts. The same texts give
 * the same synthetic examples.
 */
export function syntheticTexts(from: readonly LabelledText[]): readonly LabelledText[] {
  const next = sequence(7)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const byLanguage = new Map<string, Map<string, LabelledText[]>>()
  for (const text of from) {
    if (text.accept !== undefined || text.lang === undefined || text.idea.length > longest) continue
    const byOutcome = byLanguage.get(text.lang) ?? new Map<string, LabelledText[]>()
    byLanguage.set(text.lang, byOutcome)
    const same = byOutcome.get(text.outcome) ?? []
    byOutcome.set(text.outcome, same)
    same.push(text)
  }
  const complete = from.filter(({ lang = '' }) => outcomes.every((outcome) => byLanguage.get(lang)?.has(outcome)))
  return Array.from({ length: count }, (_, n) => {
    const { lang = 'en' } = oneOf(complete) ?? {}
    const byOutcome = byLanguage.get(lang)
    const at = next()
    const { outcome } =
      mixture.find((_, m) => at < mixture.slice(0, m + 1).reduce((sum, { share }) => sum + share, 0)) ?? mixture[0]
    const parts = Array.from({ length: 1 + Math.floor(next() * mostHarmless) }, () =>
      oneOf(byOutcome?.get('pass') ?? []),
    )
    const deciding = oneOf(byOutcome?.get(outcome) ?? [])
    parts.splice(Math.floor(next() * (parts.length + 1)), 0, deciding)
    return {
      id: `synthetic-${n}`,
      idea: parts.map((part) => part?.idea ?? '').join('\n'),
      outcome,
      categories: deciding?.categories ?? [],
      lang,
    }
  })
}
