/**
 * A process that works on proofs and dies at a chosen write of the store, before or after it persisted. It reads
 * commands from standard input, one per line, and writes a line when each is done.
 *
 *   commit <id>…     stores proofs; answered when they are durable
 *   work <time>      makes batches, sends requests and checks headers, with the clock at that time
 */
import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import type { NewProof, ProofStore } from '../../../src/app/proof/proof-store.ts'
import type { Change, Store } from '../../../src/app/ports.ts'
import { newStamping } from '../../../src/cli/stamping.ts'
import { openStore } from '../../../src/store/open.ts'

/** A write of the store: which call of it, and whether the fault comes before or after it. */
export interface FaultPoint {
  readonly call: 'commit' | 'reconcile' | 'gather' | 'claimCalendarRequests' | 'change' | 'claimChecks'
  readonly nth: number
  readonly side: 'before' | 'after'
}

export interface Orders {
  readonly url: string
  readonly calendars: readonly string[]
  readonly headersUrl: string | null
  readonly fault: FaultPoint | null
}

/** The proof of an id. Every process derives the same hash from it. */
export const proofOf = (id: string, createdAt: string): NewProof => ({
  id,
  hash: createHash('sha256').update(id).digest('hex'),
  nonce: createHash('sha256').update(`nonce of ${id}`).digest('hex').slice(0, 32),
  createdAt,
  subject: null,
})

/** The store with `strike` called at the fault point. What it throws reaches the caller. */
export function faulty(store: Store, fault: FaultPoint | null, strike: () => void): Store {
  let calls = 0
  const around =
    <A, R>(call: FaultPoint['call'], run: (argument: A) => Promise<R>) =>
    async (argument: A): Promise<R> => {
      const now = fault?.call === call && (calls += 1) === fault.nth
      if (now && fault.side === 'before') strike()
      const result = await run(argument)
      if (now && fault.side === 'after') strike()
      return result
    }
  const { proofs } = store
  const faultyProofs: ProofStore = {
    ...proofs,
    reconcile: around('reconcile', (request: Parameters<ProofStore['reconcile']>[0]) => proofs.reconcile(request)),
    gather: around('gather', (request: Parameters<ProofStore['gather']>[0]) => proofs.gather(request)),
    claimCalendarRequests: around(
      'claimCalendarRequests',
      (request: Parameters<ProofStore['claimCalendarRequests']>[0]) => proofs.claimCalendarRequests(request),
    ),
    change: (batchId, decide) => around('change', () => proofs.change(batchId, decide))(null),
    claimChecks: around('claimChecks', (request: Parameters<ProofStore['claimChecks']>[0]) =>
      proofs.claimChecks(request),
    ),
  }
  return { ...store, commit: around('commit', (change: Change) => store.commit(change)), proofs: faultyProofs }
}

/** Timestamping over a store, with a clock that the caller sets. */
export function stampingOver(store: Store, { calendars, headersUrl }: Omit<Orders, 'url' | 'fault'>, now: () => Date) {
  return newStamping(
    store,
    {
      calendars,
      upgradeHosts: [],
      tickMs: 1000,
      pollMinMs: 60_000,
      pollMaxMs: 3_600_000,
      network: 'regtest',
      headersUrl,
      confirmations: 6,
      recheckMs: 600_000,
      userAgent: 'laurel-test',
      now,
    },
    pino({ level: 'silent' }),
  ).stamper
}

async function obey(orders: Orders): Promise<void> {
  let time = 0
  const store = faulty(await openStore(orders.url), orders.fault, () => process.kill(process.pid, 'SIGKILL'))
  const stamper = stampingOver(store, orders, () => new Date(time))
  process.stdout.write('ready\n')
  for await (const line of createInterface({ input: process.stdin })) {
    const [order, ...rest] = line.split(' ')
    if (order === 'commit') {
      const [at = '', ...ids] = rest
      await store.commit({ records: [], proofs: ids.map((id) => proofOf(id, at)) })
    } else {
      time = Date.parse(rest[0] ?? '')
      await stamper.gather()
      await stamper.ask()
      await stamper.check()
    }
    process.stdout.write('done\n')
  }
  await store.close()
}

if (import.meta.main) await obey(JSON.parse(process.argv[2] ?? '') as Orders)
