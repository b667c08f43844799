import { Type } from 'typebox'
import { proofStates } from '../../core/proof.ts'
import { type CounterName, type HourCount, hourMs } from './counters.ts'
import { operation } from '../operation/operation.ts'
import { object, time } from '../operation/schema.ts'
import type { Services } from '../services.ts'

/** Hours that the answer lists, the current one included. */
const listedHours = 24

const count = Type.Integer({ minimum: 0 })
/** Screened ideas by outcome. */
export const ideaCounts = object(
  { pass: count, warn: count, fail: count },
  'ideas screened, by outcome of the idea as sent: one for each answered preflight, rewrite and flow',
)
/** Rewrites by whether they changed anything. */
export const rewriteCounts = object(
  { changed: count, unchanged: count },
  'rewrites answered, those of a flow included: whether anything of the idea had to change',
)
const [committed, pending, confirmed] = proofStates

/** Sums by name over some hours. */
function sums(counts: readonly HourCount[]): (name: CounterName) => number {
  const totals = new Map<string, number>()
  for (const { name, total } of counts) totals.set(name, total + (totals.get(name) ?? 0))
  return (name) => totals.get(name) ?? 0
}

const activity = (of: (name: CounterName) => number) => ({
  ideas: { pass: of('ideas.pass'), warn: of('ideas.warn'), fail: of('ideas.fail') },
  rewrites: { changed: of('rewrites.changed'), unchanged: of('rewrites.unchanged') },
  receipts: of('receipts'),
})

/** Current counts: those in the store and those that this instance has not written yet. */
async function countsNow({ store, pendingCounts }: Services): Promise<readonly HourCount[]> {
  // When the store takes no writes, the waiting counts are added below.
  await pendingCounts.flush().catch(() => undefined)
  return [...(await store.counters.read()), ...pendingCounts.read()]
}

export const publicMetrics = operation({
  name: 'metrics',
  title: 'Public counts',
  summary:
    'How many ideas were screened, with which outcome, how many rewrites and mock receipts were made, and proofs by state: in all, and by hour for the last 24.',
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  input: object({}),
  output: object({
    ideas: ideaCounts,
    rewrites: rewriteCounts,
    receipts: Type.Integer({ minimum: 0, description: 'mock receipts made, those that were removed since included' }),
    proofs: object(
      { [committed]: count, [pending]: count, [confirmed]: count },
      'proofs that are in this state now; they are never removed',
    ),
    hours: Type.Array(
      object({
        from: time,
        ideas: ideaCounts,
        rewrites: rewriteCounts,
        receipts: count,
        proofs: Type.Integer({ minimum: 0, description: 'hashes committed in this hour' }),
      }),
      { description: `the last ${listedHours} hours in UTC, the oldest first; the last one still runs` },
    ),
    countedAt: time,
  }),
  errors: ['unavailable'],
  example: {},
  async handle(_input, services) {
    const now = services.now()
    const counts = await countsNow(services)
    const of = sums(counts)
    const current = Math.floor(now.getTime() / hourMs) * hourMs
    const byHour = Map.groupBy(counts, ({ hour }) => hour)
    const hours = Array.from({ length: listedHours }, (_, i) => current - (listedHours - 1 - i) * hourMs)
    return {
      answer: {
        ...activity(of),
        proofs: {
          [committed]: of('proofs.committed') - of('proofs.submitted'),
          [pending]: of('proofs.submitted') - of('proofs.confirmed'),
          [confirmed]: of('proofs.confirmed'),
        },
        hours: hours.map((hour) => {
          const inHour = sums(byHour.get(hour) ?? [])
          return {
            from: new Date(hour).toISOString(),
            ...activity(inHour),
            proofs: inHour('proofs.committed'),
          }
        }),
        countedAt: now.toISOString(),
      },
    }
  },
})

export type PublicMetrics = Awaited<ReturnType<typeof publicMetrics.handle>>['answer']
