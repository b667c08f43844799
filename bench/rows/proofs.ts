/** The scheduled work on proofs, beside one exchange with the calendar per proof. */
import { join } from 'node:path'
import { startCalendar } from '../../test/fakes/calendar.ts'
import { startChain } from '../../test/fakes/chain.ts'
import { inScratch } from '../load/scratch.ts'
import { startWorker } from '../load/worker.ts'
import type { OneByOne } from '../peers/one-by-one.ts'
import type { Stored } from '../peers/stored.ts'
import { atLeast, type Line, ratioOf, type Row, spreadOf } from '../row.ts'

export const proofsRow: Row = {
  name: 'proofs',
  measure: (size) =>
    inScratch(async (folder) => {
      const [proofs, single, rounds] = size === 'quick' ? [200, 20, 1] : [10_000, 1_000, 3]
      const chain = await startChain()
      const calendar = await startCalendar(chain)
      // The peer's calendar is another, so that it mines no blocks for the peer's digests.
      const other = await startCalendar(chain)
      const laurel = await startWorker<Stored>('peers/stored.ts', `file:${join(folder, 'a.db')}`, calendar.origin)
      const peer = await startWorker<OneByOne>('peers/one-by-one.ts', join(folder, 'b.db'), other.origin)
      const costs = { submit: [] as number[], upgrade: [] as number[] }
      const peerCosts = { submit: [] as number[], upgrade: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        await laurel.run({ do: 'proofs', count: proofs })
        for (const step of ['submit', 'upgrade'] as const) {
          costs[step].push((await laurel.run({ do: step })) / proofs)
          peerCosts[step].push((await peer.run({ do: step, count: single })) / single)
          if (step === 'submit') calendar.commit()
        }
      }
      await Promise.all([laurel, peer].map(({ stop }) => stop()))
      await Promise.all([calendar, other, chain].map(({ close }) => close()))
      return (['submit', 'upgrade'] as const).map((step): Line => {
        const ratio = ratioOf(peerCosts[step], costs[step])
        return {
          work: `${step} of ${proofs.toLocaleString('en')} proofs, per proof`,
          unit: 'µs CPU',
          ours: { spread: spreadOf(costs[step]) },
          peer: { name: `one ${step === 'submit' ? 'POST' : 'GET'} per proof`, spread: spreadOf(peerCosts[step]) },
          ratio,
          goal: atLeast(50, ratio),
        }
      })
    }),
}
