/** A store with its scheduled work on proofs: `node bench/peers/stored.ts <address of the store> <calendar>`. */
import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import type { NewProof } from '../../src/app/proof/proof-store.ts'
import { newStamping } from '../../src/cli/stamping.ts'
import { openStore } from '../../src/store/open.ts'
import { receiptId } from '../load/fill.ts'
import { obey } from '../load/worker.ts'

/**
 * `read`: receipts at random, of `among` that are stored. `write`: receipts, each with its proof. `proofs`: proofs
 * alone. `submit`: everything that waits, to the calendar. `upgrade`: asks the calendar for everything that is due.
 */
export type Stored =
  | { readonly do: 'read'; readonly count: number; readonly among: number }
  | { readonly do: 'write' | 'proofs'; readonly count: number }
  | { readonly do: 'submit' | 'upgrade' }

const [url = '', calendar = ''] = process.argv.slice(2)
const store = await openStore(url)
await store.warm()
/** Makes every pending request due. */
let ahead = 0
const { stamper } = newStamping(
  store,
  {
    calendars: [calendar],
    upgradeHosts: [],
    tickMs: 1_000,
    pollMinMs: 60_000,
    pollMaxMs: 3_600_000,
    network: 'regtest',
    headersUrl: null,
    confirmations: 6,
    recheckMs: 600_000,
    userAgent: 'laurel-bench',
    now: () => new Date(Date.now() + ahead),
  },
  pino({ level: 'warn' }),
)

const createdAt = '2026-01-02T03:04:05.678Z'
const json = JSON.stringify({ text: 'A badge for everybody who helped in the garden. '.repeat(25) })
const newProof = (subject: NewProof['subject']): NewProof => ({
  id: `prf_${randomBytes(16).toString('base64url')}`,
  hash: randomBytes(32).toString('hex'),
  nonce: randomBytes(16).toString('hex'),
  createdAt,
  subject,
})

async function write(): Promise<void> {
  const id = `rcp_${randomBytes(16).toString('base64url')}`
  const digest = createHash('sha256').update(json).digest('hex')
  const record = { kind: 'receipt', id, createdAt, outcome: 'pass', json, digest } as const
  await store.commit({ records: [record], proofs: [newProof({ kind: 'receipt', id })] })
}

async function atOnce(count: number, one: () => Promise<void>): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await one()
    }),
  )
}

async function run(command: Stored): Promise<void> {
  if (command.do === 'read')
    await atOnce(command.count, async () => {
      const id = receiptId(Math.floor(Math.random() * command.among))
      if ((await store.find('receipt', id)) === null) throw new Error(`${id} is not stored`)
    })
  else if (command.do === 'write') await atOnce(command.count, write)
  else if (command.do === 'proofs')
    for (let left = command.count; left > 0; left -= 500)
      await store.commit({ records: [], proofs: Array.from({ length: Math.min(500, left) }, () => newProof(null)) })
  else {
    if (command.do === 'upgrade') ahead += 7_200_000
    else await stamper.gather()
    await stamper.ask()
  }
}

/** The processes of the database server that work for this user alone. */
async function backends(): Promise<readonly number[]> {
  if (!url.startsWith('postgres')) return []
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ readonly pid: number }>(
    'select pid from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

obey(run, await backends())
