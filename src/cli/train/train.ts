import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import type { RuleBook } from '../../core/rule.ts'
import type { Model } from '../../core/preflight/second-reader.ts'
import { allCategories, exampleOf, readLabelled, type Example } from './examples.ts'
import { learnCategories, learnOutcome, type Learnt } from './learn.ts'

const corpus = new URL('../../../test/corpus/', import.meta.url)
const target = new URL('../../rules/model/weights.ts', import.meta.url)

/** Corpus files that rules were written with sight of; see `exampleOf`. */
const tuned = /^(ideas|seen-.*)\.jsonl$/

/** Corpus files that nothing learns from: the rounds that measure. */
const asideForMeasuring = /^blind-.*\.jsonl$/

/** Every example of the corpus that may be learnt from, in a fixed order. */
export function examples(book: RuleBook): readonly Example[] {
  return readdirSync(corpus)
    .filter((name) => name.endsWith('.jsonl') && !asideForMeasuring.test(name))
    .sort()
    .flatMap((name) =>
      readLabelled(readFileSync(new URL(name, corpus), 'utf8')).map((item) => exampleOf(item, book, tuned.test(name))),
    )
}

/** Weights as signed bytes, feature by feature, and the number that one step of a byte stands for. */
function quantised({ weights }: Learnt): { readonly text: string; readonly scale: number } {
  const most = Math.max(...weights.map((w) => w.reduce((m, v) => Math.max(m, Math.abs(v)), 0)))
  const scale = most / 127
  const size = weights[0]?.length ?? 0
  const bytes = new Int8Array(size * weights.length)
  for (const [c, w] of weights.entries())
    for (let f = 0; f < size; f += 1) bytes[f * weights.length + c] = Math.round((w[f] ?? 0) / scale)
  return { text: Buffer.from(bytes.buffer).toString('base64'), scale }
}

/** Learns a model. The same examples give the same model, to the byte. */
export function learn(from: readonly Example[]): Model {
  const outcome = learnOutcome(from)
  const category = learnCategories(from)
  const [outcomes, categories] = [quantised(outcome), quantised(category)]
  return {
    outcomes: outcomes.text,
    outcomeScale: outcomes.scale,
    outcomeBias: outcome.bias as [number, number, number],
    categories: allCategories,
    categoryWeights: categories.text,
    categoryBias: category.bias.map((b) => Math.round(b / categories.scale)),
  }
}

const literal = (value: unknown): string => JSON.stringify(value)

/** The source text of src/rules/model/weights.ts. */
export const modelSource = (
  model: Model,
): string => `/** Learnt by \`npm run train\` from test/corpus; not written by hand. */
import type { Model } from '../../core/preflight/second-reader.ts'

export const model: Model = {
  outcomeScale: ${literal(model.outcomeScale)},
  outcomeBias: ${literal(model.outcomeBias)},
  categories: ${literal(model.categories)},
  categoryBias: ${literal(model.categoryBias)},
  outcomes: ${literal(model.outcomes)},
  categoryWeights: ${literal(model.categoryWeights)},
}
`

/** \`laurel train\`: learns the model of the second reader and writes it. Returns the exit code. */
export function train(book: RuleBook): number {
  const from = examples(book)
  const source = modelSource(learn(from))
  writeFileSync(target, source)
  process.stdout.write(`learnt from ${from.length} ideas; ${source.length} bytes\n`)
  return 0
}
