/**
 * Rewrites from many client addresses over two instances, with a model that answers all of them: how often the model
 * was called under a daily budget.
 *
 *   node bench/budget.ts [calls=10000] [addresses=500] [budget=200]
 *
 * Exit code 1 if it was called more often than the budget allows.
 */
import { editing, ideaOf, startAi } from '../test/fakes/ai.ts'
import { startService } from '../test/fakes/service.ts'

export interface Spent {
  /** Requests that the model received. */
  readonly modelCalls: number
  /** Rewrites by the model and by the rules, and calls without an answer of 200. */
  readonly byModel: number
  readonly byRules: number
  readonly failed: number
}

const atOnce = 10

/** Sends `calls` different ideas, ten at a time, the addresses and the two instances in turn. */
export async function rewritesUnderBudget(calls: number, addresses: number, dailyBudget: number): Promise<Spent> {
  const ai = await startAi({ dailyBudget })
  ai.model.will(editing)
  const limits = { freeQuota: 40, trustedProxies: ['127.0.0.1'] }
  const instances = [
    await startService({ ...limits, screening: ai.screening }),
    await startService({ ...limits, screening: await ai.another() }),
  ] as const
  let [byModel, byRules, failed, next] = [0, 0, 0, 0]
  const sender = async (): Promise<void> => {
    while (next < calls) {
      const n = next++
      const address = n % addresses
      const from = { 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` }
      const service = instances[n & 1] ?? instances[0]
      // A starved machine may close a connection under a call, which then counts as failed.
      const answer = await service.post('/api/compliance/rewrite', { idea: ideaOf(String(n)) }, from).catch(() => null)
      if (answer?.status !== 200) failed += 1
      else if (answer.json['source'] === 'ai') byModel += 1
      else byRules += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, sender))
    return { modelCalls: ai.model.requests.length, byModel, byRules, failed }
  } finally {
    await Promise.all(instances.map((instance) => instance.close()))
    await ai.close()
  }
}

async function main(): Promise<void> {
  const [calls = 10_000, addresses = 500, budget = 200] = process.argv.slice(2).map(Number)
  const spent = await rewritesUnderBudget(calls, addresses, budget)
  console.log(
    `${calls} rewrites from ${addresses} addresses, budget ${budget}: the model was called ${spent.modelCalls} times; ` +
      `${spent.byModel} rewrites by it, ${spent.byRules} by the rules, ${spent.failed} without a rewrite`,
  )
  if (spent.modelCalls > budget) process.exitCode = 1
}

if (import.meta.main) await main()
