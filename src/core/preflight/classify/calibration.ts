/** Calibrated probabilities, and the outcome with the least expected cost. */
import type { Outcome } from '../../finding.ts'
import type { Evidence } from './evidence.ts'
import type { Model } from './model-format.ts'
import type { Probabilities } from './predict.ts'

const outcomes = ['pass', 'warn', 'fail'] as const

/** The names of `inputsOf`, in its order: a part of the training digest. */
export const inputNames = [
  '1',
  'ln pass',
  'ln warn',
  'ln fail',
  'ln count',
  'riskiest pair',
  'refusing',
  'warning',
  'other language',
  'ln network pass',
  'ln network warn',
  'ln network fail',
] as const

const logarithms = (...probabilities: readonly number[]): readonly number[] =>
  probabilities.map((probability) => Math.log(Math.max(1e-4, probability)))

const bounded = (probability: number): number => Math.min(1 - 1e-4, Math.max(1e-4, probability))

/**
 * Fewer features count as so many: the calibration has few texts that short, and the factor of the length would reach
 * beyond them.
 */
const fewestFeatures = 300

/**
 * The inputs of the calibration: a constant, the logarithms of the three probabilities and of the number of features,
 * the log-odds of `fail` in the riskiest two adjacent sentences, whether rules of fail and warn categories matched,
 * whether the text is in another language than English, of which the models know less, and the logarithms of the
 * network's probabilities (0 without a network).
 */
export const inputsOf = ({
  probabilities: { pass, warn, fail },
  count,
  riskiestPair,
  refusing,
  warning,
  otherLanguage,
  network,
}: Evidence): readonly number[] => [
  1,
  ...logarithms(pass, warn, fail),
  Math.log(Math.max(fewestFeatures, count)),
  Math.log(bounded(riskiestPair) / (1 - bounded(riskiestPair))),
  Number(refusing),
  Number(warning),
  Number(otherLanguage),
  ...(network === undefined ? [0, 0, 0] : logarithms(network.pass, network.warn, network.fail)),
]

/**
 * Calibrated probabilities: multinomial logistic regression over `inputsOf`, fitted on field texts by authors who wrote
 * none of the training set (training/calibrate.ts). The number of features is an input because the model overestimates
 * the risk of long field texts; the riskiest sentences are, because harmless text around a proposal must not hide it
 * (docs/decisions/0047).
 */
export function calibrated(evidence: Evidence, { calibration }: Pick<Model, 'calibration'>): Probabilities {
  const scores = [0, 0, 0]
  for (const [i, input] of inputsOf(evidence).entries())
    for (let c = 0; c < 3; c += 1) scores[c] = (scores[c] ?? 0) + input * (calibration[i]?.[c] ?? 0)
  const most = Math.max(...scores)
  const [pass = 0, warn = 0, fail = 0] = scores.map((score) => Math.exp(score - most))
  const all = pass + warn + fail
  return { pass: pass / all, warn: warn / all, fail: fail / all }
}

/**
 * The cost of a wrong outcome, in units of one needless warning: rows are right outcomes, columns given ones. The
 * highest costs are for a risk that passes and a risk that only gets a warning, then for a harmless idea that is
 * refused.
 */
export const costs: Readonly<Record<Outcome, Probabilities>> = {
  pass: { pass: 0, warn: 1, fail: 2.5 },
  warn: { pass: 1, warn: 0, fail: 1 },
  fail: { pass: 6, warn: 4, fail: 0 },
}

/** The outcome with the least expected cost. */
export function cheapest(probabilities: Probabilities): Outcome {
  let best: Outcome = 'warn'
  let least = Infinity
  for (const given of outcomes) {
    const cost = outcomes.reduce((sum, right) => sum + probabilities[right] * costs[right][given], 0)
    if (cost < least) [best, least] = [given, cost]
  }
  return best
}
