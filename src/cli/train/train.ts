import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { ideasFor, subjectOf } from '../../core/rewrite/nouns.ts'
import type { Phrases } from '../../core/rewrite/replacements.ts'
import type { RuleSet } from '../../core/rule.ts'
import { featureVersion, localBuckets, type Model } from '../../core/preflight/classify/model-format.ts'
import { probabilitiesOf, weightsOf } from '../../core/preflight/classify/predict.ts'
import { categories } from '../../rules/category-texts.ts'
import { replacements } from '../../rules/rewrites/replacements.ts'
import { calibrationHyperparameters, calibrationOf, type Prediction } from './calibrate.ts'
import { composites } from './composites.ts'
import { allCategories, exampleOf, readLabelled, type Example, type Labelled } from './examples.ts'
import { hyperparameters, learnCategories, learnOutcome, type Learnt } from './learn.ts'

const corpus = new URL('../../../test/corpus/', import.meta.url)
const target = new URL('../../rules/model/weights.ts', import.meta.url)

/** Corpus files that rules were written with sight of; see `exampleOf`. */
const tuned = /^(ideas|policy-examples|seen-.*)\.jsonl$/

/**
 * Texts from the field, by authors who saw no rule. They are few beside the made-up ideas, and nearer to what people send:
 * one counts as five.
 */
const field = new URL('field/', corpus)

/** Corpus files that nothing learns from: the rounds that measure. */
const asideForMeasuring = /^blind-.*\.jsonl$/

/** Of the first corpus a fifth is set aside too, so that its figures say something about new text. */
const isAside = ({ id }: Labelled): boolean => /^dev-\d+$/.test(id) && Number(id.slice(4)) % 5 === 0

const isSentence = (text: string): boolean => /[.!。！।؟]$/u.test(text) && !/[{}<>$]/.test(text)

/** What English remedies may be about; the other languages name nothing. */
const nouns = ['badge', 'card', 'certificate', 'pass']

/** Every complete sentence in a piece of data, with its slots filled. */
const sentencesIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string')
    return (data.includes('{noun}') ? nouns.map((noun) => data.replaceAll('{noun}', noun)) : [data]).filter(isSentence)
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}

/** The sentence that is built when too little of an idea remains, with what fills its slots when nothing is known. */
const built = ({ idea, fallback }: Phrases): string =>
  idea
    .replace('{award}', fallback.award)
    .replace('{people}', fallback.people)
    .replace('{place}', '')
    .replace(/\s+/g, ' ')

/** The sentence that a rewrite builds about each noun it knows: short texts that nothing else teaches to pass. */
const builtAbout = (phrases: Phrases): readonly string[] =>
  [...phrases.award, ...phrases.people, ...phrases.place].flatMap(([stems]) => {
    const stem = stems.split(stems.includes('|') ? '|' : ' ')[0] ?? ''
    return ideasFor(subjectOf(stem, phrases), phrases)
      .slice(0, 1)
      .map(({ text }) => text)
  })

/** Corpus files of texts that we publish: lessons, which must pass what they teach. */
const published = /^learnt-l\d+\.jsonl$/

/**
 * There are a quarter as many of our own sentences as ideas, and they say the same over and over: counted in full they
 * would make the words of everybody else look risky. Texts that we publish are few and count more.
 */
const weights = { sentence: 0.4, name: 0.08, example: 3, published: 2, field: 5 } as const

/** Composites repeat ideas that are counted already. */
const compositeWeight = 0.3

/**
 * Harmless texts beside whole ideas: what a rewrite is built of, and the names that receipts bear, which are first
 * clauses of ideas that pass. Without them the second reader would know long texts only.
 */
function harmless(labelled: readonly Labelled[]): readonly Lesson[] {
  const names = labelled
    .filter((item) => item.outcome === 'pass')
    .map((item) => /^[^.,;:!?\n。，！？।]{8,60}/u.exec(item.idea)?.[0] ?? '')
    .filter((name) => name !== '')
  const languages = Object.values(replacements.languages)
  const sentences = [...sentencesIn(languages), ...languages.map(built), ...languages.flatMap(builtAbout)]
  const taught =
    (kind: keyof typeof weights) =>
    (idea: string, n: number): Lesson => ({
      item: { id: `${kind}-${n}`, idea, outcome: 'pass', categories: [] },
      isTuned: false,
      weight: weights[kind],
    })
  const examples = categories.map(({ passes }) => passes)
  return [...sentences.map(taught('sentence')), ...names.map(taught('name')), ...examples.map(taught('example'))]
}

/** A labelled text to learn from, and how; see `exampleOf`. */
interface Lesson {
  readonly item: Labelled
  readonly isTuned: boolean
  readonly weight: number
  /** Of a text from the field: which half of the authors wrote it. */
  readonly half?: number
}

const jsonlIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()

/** Everything that is learnt from, in a fixed order. */
function lessons(): readonly Lesson[] {
  const files = jsonlIn(corpus)
    .filter((name) => !asideForMeasuring.test(name))
    .map((name) => ({
      isTuned: tuned.test(name),
      weight: published.test(name) ? weights.published : 1,
      items: readLabelled(readFileSync(new URL(name, corpus), 'utf8')).filter((item) => !isAside(item)),
    }))
  const several = composites(files.flatMap(({ isTuned, items }) => (isTuned ? [] : items)))
  const fromField = jsonlIn(field).flatMap((name, n) =>
    readLabelled(readFileSync(new URL(name, field), 'utf8')).map((item) => ({ item, half: n % 2 })),
  )
  return [
    ...files.flatMap(({ isTuned, items, weight }) => items.map((item) => ({ item, isTuned, weight }))),
    ...fromField.map(({ item, half }) => ({ item, isTuned: false, weight: weights.field, half })),
    ...harmless(files.flatMap(({ items }) => items)),
    ...several.map((item) => ({ item, isTuned: false, weight: compositeWeight })),
  ]
}

const exampleFrom = ({ item, isTuned, weight }: Lesson, book: RuleSet): Example =>
  exampleOf(item, book, isTuned, weight)

/** Weights smaller than this many steps of a byte decide next to nothing and are left out: most pairs that stand apart. */
const leastWeight = { near: 2, far: 10 } as const

/** Weights as signed bytes in the form that core/preflight/classify/predict reads, and what one step of a byte stands for. */
function quantised({ weights }: Learnt): { readonly text: string; readonly scale: number } {
  const most = Math.max(...weights.map((w) => w.reduce((m, v) => Math.max(m, Math.abs(v)), 0)))
  const scale = most / 127
  const out: number[] = []
  let last = -1
  for (let f = 0; f < (weights[0]?.length ?? 0); f += 1) {
    const steps = weights.map((w) => Math.round((w[f] ?? 0) / scale))
    const least = f < localBuckets ? leastWeight.near : leastWeight.far
    if (steps.every((step) => Math.abs(step) < least)) continue
    let gap = f - last
    last = f
    for (; gap > 127; gap >>>= 7) out.push((gap & 127) | 128)
    out.push(gap, ...steps.map((step) => step & 255))
  }
  return { text: Buffer.from(out).toString('base64'), scale }
}

/**
 * A digest of what a model is learnt from, so that one that is out of date is told without learning: every text, label
 * and weight, the hyperparameters, and the version of the features.
 */
export function digestOfExamples(): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([featureVersion, hyperparameters, calibrationHyperparameters, leastWeight]))
  for (const lesson of lessons()) hash.update(JSON.stringify(lesson))
  return hash.digest('hex')
}

/** What a half of the authors of field texts wrote, judged by a model that has learnt from the others alone. */
function leftOut(lessons: readonly Lesson[], from: readonly Example[], half: number): readonly Prediction[] {
  const isLeftOut = (n: number): boolean => lessons[n]?.half === half
  const weights = weightsOf({ ...outcomePart(from.filter((_, n) => !isLeftOut(n))), ...noCategories })
  return from
    .filter((_, n) => isLeftOut(n))
    .map(({ features, outcome }) => {
      const sum = (c: number): number => features.reduce((all, f) => all + (weights.outcomes[f * 3 + c] ?? 0), 0)
      const tally = { count: features.length, pass: sum(0), warn: sum(1), fail: sum(2) }
      return { chances: probabilitiesOf(tally, weights), count: features.length, outcome }
    })
}

const noCategories = { calibration: [], categories: [], categoryWeights: '', categoryBias: [] } as const

function outcomePart(from: readonly Example[]) {
  const learnt = learnOutcome(from)
  const { text, scale } = quantised(learnt)
  return { outcomes: text, outcomeScale: scale, outcomeBias: learnt.bias as [number, number, number] }
}

/** Learns a model and calibrates it. The same examples give the same model, to the byte. */
function learn(lessons: readonly Lesson[], from: readonly Example[]): Model {
  const category = learnCategories(from)
  const named = quantised(category)
  return {
    ...outcomePart(from),
    calibration: calibrationOf([0, 1].flatMap((half) => leftOut(lessons, from, half))),
    categories: allCategories,
    categoryWeights: named.text,
    categoryBias: category.bias.map((b) => Math.round(b / named.scale)),
  }
}

const literal = (value: unknown): string => JSON.stringify(value)

/** The source text of src/rules/model/weights.ts. */
const modelSource = (
  model: Model,
  digest: string,
): string => `/** Learnt by \`npm run train\` from test/corpus, lessons ${digest}; not written by hand. */
import type { Model } from '../../core/preflight/classify/model-format.ts'

export const model: Model = {
  outcomeScale: ${literal(model.outcomeScale)},
  outcomeBias: ${literal(model.outcomeBias)},
  calibration: ${literal(model.calibration)},
  categories: ${literal(model.categories)},
  categoryBias: ${literal(model.categoryBias)},
  outcomes: ${literal(model.outcomes)},
  categoryWeights: ${literal(model.categoryWeights)},
}
`

/** \`laurel train\`: learns the model of the second reader and writes it. Returns the exit code. */
export function train(book: RuleSet): number {
  const all = lessons()
  const from = all.map((lesson) => exampleFrom(lesson, book))
  const source = modelSource(learn(all, from), digestOfExamples())
  writeFileSync(target, source)
  process.stdout.write(`learnt from ${from.length} ideas; ${source.length} bytes\n`)
  return 0
}
