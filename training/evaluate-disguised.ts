/**
 * Measures preflight on generated disguises: the share of refused texts that are still refused in disguise, and the
 * number of harmless texts that are refused in plain form and in disguise.
 */
import { ruleSet } from '../src/cli/rule-set.ts'
import { preflight } from '../src/core/preflight/preflight.ts'
import { batches, textsOf, type LabelledText, type Split } from './batches.ts'
import { everyDisguise } from './disguises.ts'

/** The number of harmless texts that are disguised. */
const harmlessCount = 10_000

const isRefused = (idea: string): boolean => preflight({ idea }, ruleSet).outcome === 'fail'
const isEnglish = ({ lang = 'en' }: LabelledText): boolean => lang === 'en'
const textsIn = (...splits: readonly Split[]): readonly LabelledText[] =>
  batches()
    .filter(({ split, kind }) => splits.includes(split) && kind !== 'published')
    .flatMap(textsOf)

/** The sentences of the English texts that have at least four words. */
const sentencesOf = (texts: readonly LabelledText[]): readonly string[] =>
  texts
    .filter(isEnglish)
    .flatMap(({ idea }) => idea.match(/[^.!?\n]+[.!?]?/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 4)

/** Selects about `count` texts at even distances in a list. */
const spread = (list: readonly string[], count: number): readonly string[] =>
  list.filter(
    (_, n) => Math.floor((n * count) / list.length) !== Math.floor(((n - 1) * count) / list.length) || n === 0,
  )

interface Material {
  /** Texts with the label `fail` that are refused in plain form. */
  readonly failing: readonly string[]
  readonly harmless: readonly string[]
  /** The number of harmless texts that are refused in plain form. */
  readonly refused: number
}

const materialOf = (failing: readonly string[], harmless: readonly string[], count: number): Material => {
  const some = spread(harmless, count)
  return { failing: failing.filter(isRefused), harmless: some, refused: some.filter(isRefused).length }
}

const count = (texts: readonly string[], apply: (text: string, seed: number) => string): number =>
  texts.filter((text, n) => isRefused(apply(text, n + 1))).length

/**
 * The lines of the table, with a row for each disguise.
 *
 * @param only text that the name of a disguise must contain
 */
export function disguisedTable(harmlessTexts = harmlessCount, only?: string): readonly string[] {
  const failing = textsIn('test').filter(({ outcome }) => outcome === 'fail')
  const harmless = textsIn('test', 'train').filter(({ outcome }) => outcome === 'pass')
  const ideas = (list: readonly LabelledText[]): readonly string[] => list.map(({ idea }) => idea)
  const material = {
    'any text': materialOf(ideas(failing), ideas(harmless), harmlessTexts),
    'English text': materialOf(ideas(failing.filter(isEnglish)), ideas(harmless.filter(isEnglish)), harmlessTexts),
    'English sentence': materialOf(sentencesOf(failing), sentencesOf(harmless), harmlessTexts),
  }
  return [
    'disguise                        texts   refused   harmless   refused plain   disguised',
    ...everyDisguise
      .filter(({ name }) => only === undefined || name.includes(only))
      .map(({ name, of, apply }) => {
        const { failing: bad, harmless: good, refused } = material[of]
        const recall = count(bad, apply) / bad.length
        return `${name.padEnd(30)} ${String(bad.length).padStart(6)}   ${recall.toFixed(3).padStart(7)}   ${String(good.length).padStart(8)}   ${String(refused).padStart(13)}   ${String(count(good, apply)).padStart(9)}`
      }),
  ]
}
