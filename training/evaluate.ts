/**
 * `npm run evaluate [-- FILE…]` measures preflight on labelled texts: on the given files, or on the test batches of
 * training/data, field texts and made-up texts separately. With `--second-opinion` it measures the engine alone and
 * with the opinions of the configured model (AI_BASE_URL), on the files or on the field texts. `npm run evaluate --
 * --disguised [COUNT]` measures generated disguises, with COUNT harmless texts instead of 10,000.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ruleSet } from '../src/cli/rule-set.ts'
import { failCategories, warnCategories, type Category, type Outcome } from '../src/core/finding.ts'
import { calibrated, costs } from '../src/core/preflight/classify/calibration.ts'
import { thresholds } from '../src/core/preflight/classify/thresholds.ts'
import { weightsOf } from '../src/core/preflight/classify/weights.ts'
import { engineOf } from '../src/core/preflight/engine.ts'
import { preflight } from '../src/core/preflight/preflight.ts'
import { batches, labelledTexts, outcomes, textsOf, type LabelledText } from './batches.ts'
import { evidenceIn } from './calibrate.ts'
import { disguisedTable } from './evaluate-disguised.ts'
import {
  calibrationError,
  categoryAccuracy,
  interval,
  metricsOf,
  reliability,
  type TopPrediction,
  type Evaluated,
  type Metrics,
} from './metrics.ts'
import { opinionLines, secondOpinions, type Screened } from './second-opinion.ts'

const screened = (text: LabelledText): Screened => ({ text, screening: preflight(text, ruleSet) })

const evaluatedOf = ({ text, screening: { outcome, findings } }: Screened): Evaluated => ({
  text,
  outcome,
  categories: [...new Set(findings.map(({ category }) => category))],
})

const evaluated = (text: LabelledText): Evaluated => evaluatedOf(screened(text))

const engine = engineOf(ruleSet)

/**
 * The calibrated probability of the most likely outcome, without rules and guards, and whether that outcome is right.
 */
function topPredictionOf({ idea, outcome, accept = [outcome] }: LabelledText): TopPrediction {
  const { model } = ruleSet
  if (model === undefined) throw new Error('the rule set has no model')
  const weights = weightsOf(model)
  const probabilities = calibrated(evidenceIn(idea, engine, weights), model)
  const [best = 'pass'] = outcomes.toSorted((a, b) => probabilities[b] - probabilities[a])
  return { probability: probabilities[best], right: accept.includes(best) }
}

const three = (n: number): string => n.toFixed(3)
const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The figures that docs/screening-rounds.md has, in one line. */
const row = (name: string, m: Metrics): string =>
  `  ${name.padEnd(34)} ${String(m.texts).padStart(5)}  ${[m.macroF1, m.recall.pass, m.falseFails, m.recall.fail, m.failAsPass].map(three).join('  ')}`
const rowTitle = `  ${'slice'.padEnd(34)} texts  macF1  passes refused failRec fail→pass`

/**
 * A row for each value of a property of texts, the most frequent first. Values with fewer than 20 texts are left out.
 */
function slices(list: readonly Evaluated[], of: (text: LabelledText) => string): readonly string[] {
  const groups = Map.groupBy(list, ({ text }) => of(text))
  return [...groups]
    .filter(([, group]) => group.length >= 20)
    .sort((a, b) => b[1].length - a[1].length)
    .map(([name, group]) => row(name, metricsOf(group, true)))
}

const lengthOf = ({ idea }: LabelledText): string => {
  const words = idea.split(/\s+/).length
  return words < 25 ? 'under 25 words' : words < 70 ? '25 to 69 words' : '70 words and more'
}

/** Precision and recall of a category. */
function categoryRow(list: readonly Evaluated[], category: Category): string {
  const labelled = list.filter(({ text }) => text.categories.includes(category))
  const found = list.filter(({ categories }) => categories.includes(category))
  const accepted = found.filter(
    ({ text }) => text.categories.includes(category) || text.acceptCategories?.includes(category) === true,
  )
  const recalled = labelled.filter(({ categories }) => categories.includes(category))
  const share = (part: number, whole: number): string => (whole === 0 ? '    -' : three(part / whole))
  return `  ${category.padEnd(16)} ${String(labelled.length).padStart(5)}  ${share(accepted.length, found.length)}  ${share(recalled.length, labelled.length)}`
}

/** Prints the confusion matrix and the other figures of a list of texts. */
function report(name: string, list: readonly Evaluated[]): void {
  const lenient = metricsOf(list, true)
  const [low, high] = interval(list, (sample) => metricsOf(sample, true).macroF1)
  const matrixRow = (o: Outcome): string =>
    `  ${o.padEnd(6)} ${outcomes.map((answer) => String(lenient.confusion[o][answer]).padStart(6)).join('')}   ${three(lenient.precision[o])} / ${three(lenient.recall[o])} / ${three(lenient.f1[o])}`
  const predictions = list.map(({ text }) => topPredictionOf(text))
  print(
    `\n# ${name}: ${list.length} texts (outcomes within \`accept\` count as right)\n`,
    `  label    pass  warn  fail   precision / recall / F1`,
    ...outcomes.map(matrixRow),
    `  macro-F1 ${three(lenient.macroF1)} (95 % interval ${three(low)} to ${three(high)}); strict ${three(metricsOf(list).macroF1)}`,
    `  a right category: ${three(categoryAccuracy(list, 'fail'))} of the refusals, ${three(categoryAccuracy(list, 'warn'))} of the warnings`,
    `\n${rowTitle}`,
    row('all', lenient),
    ...slices(list, ({ lang = 'unknown' }) => `language ${lang}`),
    ...slices(list, lengthOf),
    `\n  category         texts  precision  recall`,
    ...[...failCategories, ...warnCategories].map((category) => categoryRow(list, category)),
    `\n  calibrated probability of the most likely outcome: expected calibration error ${three(calibrationError(predictions))}`,
    ...reliability(predictions).flatMap(({ count, probability, right }) =>
      count === 0 ? [] : [`  ${String(count).padStart(5)} texts at ${three(probability)}: ${three(right)} right`],
    ),
  )
}

/** Prints the report of the engine alone, the report with second opinions, and the changes by these opinions. */
async function reportBoth(
  name: string,
  texts: readonly LabelledText[],
  ask: ReturnType<typeof secondOpinions>,
): Promise<void> {
  const byEngine = texts.map(screened)
  const judged = await ask(byEngine)
  report(`${name}, the engine alone`, byEngine.map(evaluatedOf))
  report(`${name}, with a second opinion`, judged.map(evaluatedOf))
  print('\n# what the second opinion changed\n', ...opinionLines(judged))
}

const { values, positionals: files } = parseArgs({
  options: { 'second-opinion': { type: 'boolean', default: false }, disguised: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const labelledIn = (file: string): readonly LabelledText[] => labelledTexts(readFileSync(file, 'utf8'), file)
if (values.disguised) {
  print(...disguisedTable(files[0] === undefined ? undefined : Number(files[0])))
  process.exit()
}
print(
  `costs ${JSON.stringify(costs)}`,
  `thresholds ${JSON.stringify(thresholds)}`,
  `model trained on ${ruleSet.model?.trainedOn.slice(0, 16) ?? 'nothing'}`,
)
const test = batches().filter(({ split }) => split === 'test')
if (values['second-opinion']) {
  const ask = secondOpinions()
  const field = test.filter(({ kind }) => kind === 'field')
  if (files.length === 0) await reportBoth('field texts of the test batches', field.flatMap(textsOf), ask)
  for (const file of files) await reportBoth(file, labelledIn(file), ask)
} else if (files.length > 0) for (const file of files) report(file, labelledIn(file).map(evaluated))
else {
  for (const kind of ['field', 'made-up'] as const) {
    const of = test
      .filter((batch) => batch.kind === kind)
      .map((batch) => ({ file: batch.file, list: textsOf(batch).map(evaluated) }))
    report(
      `${kind} texts of the test batches`,
      of.flatMap(({ list }) => list),
    )
    print(
      `\n${rowTitle}`,
      ...of.map(({ file, list }) => row(file.replace(/^test\/|\.jsonl$/g, ''), metricsOf(list, true))),
    )
  }
}
