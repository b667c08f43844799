/** Makes synthetic examples by inserting a short labelled text between the sentences of a harmless one. */
import { outcomes, type LabelledText } from './batches.ts'
import { sequence } from './random.ts'
import { drawnOutcome } from './synthetic.ts'

/** The hyperparameters, in UTF-16 code units: the longest inserted text, and the lengths of the harmless ones. */
export const insertedHyperparameters = {
  count: 16_000,
  seed: 1,
  longest: 160,
  harmless: { least: 80, most: 1_200 },
} as const

/** The least number of texts of each outcome in a language. With fewer the same sentence would be repeated too often. */
const fewest = 5

/** Splits a text behind its sentences and lines. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]\s)|(?<=[。！？\n])/u)

/**
 * Returns `count` texts. Each is a harmless one of `harmless` with a text of `short` in the same language, which decides
 * the outcome, in front of a sentence or at the end. The network learns from them that a plain proposal counts, whatever
 * stands around it; harmless insertions show that an insertion is no sign of risk. Deterministic.
 */
export function insertedTexts(
  harmless: readonly LabelledText[],
  short: readonly LabelledText[],
  { count, seed }: { readonly count: number; readonly seed: number } = insertedHyperparameters,
): readonly LabelledText[] {
  const { longest, harmless: length } = insertedHyperparameters
  const next = sequence(seed)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const byLanguage = Map.groupBy(
    short.filter(({ idea, accept, lang }) => lang !== undefined && accept === undefined && idea.length <= longest),
    ({ lang }) => lang,
  )
  const shortOf = (lang: string | undefined, outcome: string): readonly LabelledText[] =>
    (byLanguage.get(lang) ?? []).filter((text) => text.outcome === outcome)
  const lists = new Map(
    [...byLanguage.keys()].map((lang) => [
      lang,
      new Map(outcomes.map((outcome) => [outcome as string, shortOf(lang, outcome)])),
    ]),
  )
  const around = harmless.filter(
    ({ idea, outcome, accept, lang }) =>
      outcome === 'pass' &&
      accept === undefined &&
      idea.length >= length.least &&
      idea.length <= length.most &&
      outcomes.every((one) => (lists.get(lang)?.get(one)?.length ?? 0) >= fewest),
  )
  return Array.from({ length: around.length === 0 ? 0 : count }, (_, n) => {
    const outcome = drawnOutcome(next)
    const base = oneOf(around)
    const deciding = oneOf(lists.get(base?.lang)?.get(outcome) ?? [])
    const sentences = [...sentencesOf(base?.idea ?? '')]
    sentences.splice(Math.floor(next() * (sentences.length + 1)), 0, closed(deciding?.idea ?? ''))
    return {
      id: `inserted-${n}`,
      idea: sentences.join(''),
      outcome,
      categories: deciding?.categories ?? [],
      ...(base?.lang !== undefined && { lang: base.lang }),
    }
  })
}

/** A sentence that begins and ends as one, with a blank on both sides. */
const closed = (idea: string): string => ` ${idea}${/[.!?।。！？…]$/u.test(idea) ? '' : '.'} `
