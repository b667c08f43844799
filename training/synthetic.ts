/** Makes synthetic examples by joining several labelled texts. */
import type { Outcome } from '../src/core/finding.ts'
import { outcomes, type LabelledText } from './batches.ts'
import { sequence } from './random.ts'

/** The number of synthetic texts. */
const count = 4000
/** The most harmless texts that are joined to the deciding one. */
const mostHarmless = 5

/** The outcomes of the deciding texts, with their shares. */
const mixture = [
  { outcome: 'pass', share: 0.4 },
  { outcome: 'warn', share: 0.2 },
  { outcome: 'fail', share: 0.4 },
] as const

/** An outcome of `mixture`, drawn with its share. */
export function drawnOutcome(next: () => number): Outcome {
  const at = next()
  const { outcome } =
    mixture.find((_, m) => at < mixture.slice(0, m + 1).reduce((sum, { share }) => sum + share, 0)) ?? mixture[0]
  return outcome
}

/** The longest text that is joined, in UTF-16 code units. Longer texts contain harmless sentences anyway. */
const longest = 400

/**
 * Joins several ideas in one language, one of which decides the outcome. The classifier learns from them that harmless
 * text around a proposal does not make it harmless, and that much harmless text is not a risk. Such texts are rare in
 * the batches. Deterministic.
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
    const outcome = drawnOutcome(next)
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
