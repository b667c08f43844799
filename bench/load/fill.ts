/** Fills a new store by inserts of many rows, in the form that the service itself stores. */
import { openStore, readPlace } from '../../src/store/open.ts'
import { postgresSide, sqliteSide } from '../../src/store/sides.ts'
import { type Row, storedTables } from '../../src/store/tables.ts'

const proofsOfBatch = 2_000
const rowsAtOnce = 1_000
const day = Date.parse('2026-01-01T00:00:00Z')
const json = JSON.stringify({ text: 'A badge for everybody who helped in the garden. '.repeat(25) })

const numbered = (prefix: string, n: number): string => `${prefix}_${String(n).padStart(22, '0')}`
const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0')
export const receiptId = (n: number): string => numbered('rcp', n)

type Values = Readonly<Record<string, string | number | null>>

/** The rows of a receipt with its confirmed proof. */
const made: Readonly<Record<string, (n: number) => Values>> = {
  record: (n) => ({
    id: receiptId(n),
    kind: 'receipt',
    created_at: day + n,
    outcome: 'pass',
    json,
    digest: hex(n, 64),
  }),
  proof: (n) => ({
    ...{ id: numbered('prf', n), hash: hex(n, 64), nonce: hex(n, 32), created_at: day + n },
    ...{ subject_kind: 'receipt', subject_id: receiptId(n) },
  }),
  proof_leaf: (n) => ({
    ...{ proof_id: numbered('prf', n), batch_id: numbered('bat', Math.floor(n / proofsOfBatch)), head: hex(n, 800) },
  }),
}

/** The rows of a confirmed batch. */
const madeOfBatch: Readonly<Record<string, (n: number, calendar: string) => Values>> = {
  proof_batch: (n) => ({
    ...{ id: numbered('bat', n), root: hex(n, 64), size: proofsOfBatch, created_at: day + n, submitted_at: day + n },
    ...{ confirmed_at: day + n, claimed_until: 0 },
  }),
  proof_question: (n, calendar) => ({
    ...{ id: numbered('ask', n), batch_id: numbered('bat', n), calendar, tree: hex(n, 400), status: 'confirmed' },
    ...{ reason: '', asked_at: day, attempts: 0, claimed_until: 0 },
  }),
}

/** Stores `count` receipts, each with a confirmed proof, in a store that is new. */
export async function fill(url: string, count: number, calendar: string): Promise<void> {
  await (await openStore(url)).close()
  const place = readPlace(url)
  const side = place.kind === 'sqlite' ? sqliteSide(place.path, 'target') : await postgresSide(url, 'bench', 'target')
  const batches = Math.ceil(count / proofsOfBatch)
  try {
    for (const table of storedTables()) {
      const [make, rows] = [made[table.name] ?? madeOfBatch[table.name], made[table.name] ? count : batches]
      for (let from = 0; make !== undefined && from < rows; from += rowsAtOnce)
        await side.insert(
          table,
          Array.from({ length: Math.min(rowsAtOnce, rows - from) }, (_, i): Row => {
            const values = make(from + i, calendar)
            return table.columns.map((column) => values[column] ?? null)
          }),
        )
    }
  } finally {
    await side.close()
  }
}
