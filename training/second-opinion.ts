/** Screens labelled texts with second opinions of the configured model (AI_BASE_URL), without budget and cache. */
import { aiRequestOf } from '../src/app/screening/ai-client.ts'
import { environment } from '../src/cli/config.ts'
import { ruleSet } from '../src/cli/rule-set.ts'
import type { Screening } from '../src/core/finding.ts'
import { mayChange, opinionOf, withOpinion } from '../src/core/second-opinion.ts'
import { aiModel } from '../src/remote/ai-model.ts'
import { outcomes, type LabelledText } from './batches.ts'

/** A labelled text with its screening by the engine. */
export interface Screened {
  readonly text: LabelledText
  readonly screening: Screening
}

/** A text after the second opinion. `missing` is the reason if the model was asked and gave no opinion. */
export interface Asked extends Screened {
  readonly byEngine: Screening
  readonly asked: boolean
  readonly missing?: string
  readonly ms: number
}

/** The most calls at the same time. */
const concurrency = 4

/**
 * Makes a function that asks the configured model about each text whose outcome an opinion could change. A retryable
 * failure is retried once. Each call has the deadline AI_TIMEOUT_MS. Throws an Error with the names of the variables if
 * no model is configured.
 */
export function secondOpinions(): (list: readonly Screened[]) => Promise<readonly Asked[]> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_TIMEOUT_MS: timeoutMs } = environment()
  if (baseUrl === null || apiKey === null || name === null)
    throw new Error('A second opinion needs a model: set AI_BASE_URL, AI_API_KEY and AI_MODEL.')
  const model = aiModel({ baseUrl, apiKey, model: name, timeoutMs })

  async function ask({ text, screening }: Screened, again = true): Promise<Asked> {
    const engine = { text, screening, byEngine: screening, ms: 0 }
    if (!mayChange(screening, ruleSet)) return { ...engine, asked: false }
    const from = performance.now()
    try {
      const answer = await model.judge(aiRequestOf(text, screening), AbortSignal.timeout(timeoutMs))
      const opinion = opinionOf(answer)
      const ms = performance.now() - from
      if (opinion === null) return { ...engine, asked: true, missing: 'no opinion', ms }
      return { ...engine, asked: true, screening: withOpinion(screening, opinion, ruleSet), ms }
    } catch (error) {
      if (!(error instanceof Error && 'reason' in error && 'retryable' in error)) throw error
      if (error.retryable === true && again) return ask({ text, screening }, false)
      return { ...engine, asked: true, missing: String(error.reason), ms: performance.now() - from }
    }
  }

  return async (list) => {
    const answers: Asked[] = []
    const left = [...list.entries()]
    const askNext = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) answers[next[0]] = await ask(next[1])
    }
    await Promise.all(Array.from({ length: concurrency }, askNext))
    return answers
  }
}

const isRight = ({ outcome, accept }: LabelledText, answer: Screening): boolean =>
  answer.outcome === outcome || accept?.includes(answer.outcome) === true

/** Lines with the numbers of texts asked about, of missing answers, and of outcomes changed for better or worse. */
export function opinionLines(list: readonly Asked[]): readonly string[] {
  const asked = list.filter((one) => one.asked)
  const missing = Map.groupBy(
    asked.filter((one) => one.missing !== undefined),
    (one) => one.missing,
  )
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b)
  const time = (share: number): string => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`
  const judged = (judge: string): number => asked.filter(({ screening }) => screening.judgedBy === judge).length
  const changes = outcomes.flatMap((from) =>
    outcomes.flatMap((to) => {
      const of = asked.filter(({ byEngine, screening }) => byEngine.outcome === from && screening.outcome === to)
      if (from === to || of.length === 0) return []
      const repaired = of.filter(
        ({ text, screening, byEngine }) => isRight(text, screening) && !isRight(text, byEngine),
      )
      const broken = of.filter(({ text, screening, byEngine }) => !isRight(text, screening) && isRight(text, byEngine))
      return [`  ${from} → ${to}: ${of.length}, of these ${repaired.length} now right, ${broken.length} now wrong`]
    }),
  )
  return [
    `  asked about ${asked.length} of ${list.length} texts; half answered within ${time(0.5)}, 95 % within ${time(0.95)}`,
    `  judged by both ${judged('both')}, by the engine against the model ${judged('engine')}, changed by the model ${judged('model')}`,
    ...[...missing].map(([reason, of]) => `  no answer: ${reason ?? ''} ${of.length}`),
    ...changes,
  ]
}
