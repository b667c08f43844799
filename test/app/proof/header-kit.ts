/** Shared by the tests of header checks. */
import { createHash, randomBytes } from 'node:crypto'
import { startCalendar } from '../../fakes/calendar.ts'
import { type Chain, type ChainFault } from '../../fakes/chain.ts'
import { startService } from '../../fakes/service.ts'

export const faults: readonly ChainFault[] = [
  'down',
  'status 429',
  'status 500',
  'hang',
  'junk',
  'no work',
  'another hash',
  'redirect',
]
export const start = Date.parse('2026-11-21T09:00:00.000Z')
export const iso = (ms: number) => new Date(ms).toISOString()
export const someHash = () => createHash('sha256').update(randomBytes(8)).digest('hex')

/** A service with one calendar and a clock of its own. Deadlines expire at once while `hurry` is set. */
export async function setUp(chain: Chain, headersUrl: string | null, network: 'regtest' | 'main' = 'regtest') {
  const state = { time: start, hurry: false }
  const calendar = await startCalendar(chain)
  const service = await startService({
    now: () => new Date(state.time),
    stamping: {
      calendars: [calendar.origin],
      headersUrl,
      network,
      now: () => new Date(state.time),
      deadline: (ms) => AbortSignal.timeout(state.hurry ? 30 : ms),
    },
  })
  const work = async () => {
    await service.stamper.gather()
    await service.stamper.ask()
    await service.stamper.check()
  }
  const read = async (id: string) => (await service.get(`/api/proof/${id}`)).json['data']
  /** A proof that its calendar has answered. */
  const pendingProof = async (): Promise<string> => {
    const id = (await service.post('/api/proof', { hash: someHash() })).json['proofId'] as string
    await work()
    return id
  }
  return { state, calendar, service, work, read, pendingProof }
}
