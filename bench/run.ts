/**
 * Measures Laurel beside its peers and prints one table:
 *
 *   npm run bench -- [--quick | --full] [--write] [--only pages,writes]
 *
 * `--quick` shows in a minute that every row works; its figures mean nothing. `--full` makes 100,000 receipts where a whole run makes 20,000.
 * `--write` puts the table and the chart into docs/performance.md. Exit code 1 when a row could not be measured.
 */
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { pinned, stopAll } from './load/process.ts'
import { textTable } from './report/table.ts'
import { machine } from './report/versions.ts'
import { writeDocument } from './report/document.ts'
import { type Line, type Row, type Size, Skipped } from './row.ts'
import { growthRow } from './rows/growth.ts'
import { mcpRow } from './rows/mcp.ts'
import { otsRow } from './rows/ots.ts'
import { pagesRow } from './rows/pages.ts'
import { proofsRow } from './rows/proofs.ts'
import { screeningRow } from './rows/screening.ts'
import { startRow } from './rows/start.ts'
import { studioRow } from './rows/studio.ts'
import { twoRow } from './rows/two.ts'
import { writesRow } from './rows/writes.ts'

const rows: readonly Row[] = [
  ...[pagesRow, writesRow, mcpRow, screeningRow, proofsRow],
  ...[otsRow, startRow, growthRow, twoRow, studioRow],
]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const size: Size = values.quick ? 'quick' : values.full ? 'full' : 'normal'
if (values.write && (size === 'quick' || values.only !== undefined))
  throw new Error('--write needs all rows of a whole run')
const only = values.only?.split(',')
const chosen = rows.filter(({ name }) => only?.includes(name) ?? true)
if (chosen.length === 0) throw new Error(`--only takes ${rows.map(({ name }) => name).join(', ')}`)

// Servers have core 0 to themselves.
if (pinned) execFileSync('taskset', ['-a', '-cp', `1-${availableParallelism() - 1}`, String(process.pid)])

const lines: Line[] = []
const begun = performance.now()
for (const { name, measure } of chosen) {
  const from = performance.now()
  try {
    lines.push(...(await measure(size)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    lines.push({ work: name, unit: '', note: `${error instanceof Skipped ? 'skipped' : 'failed'}: ${reason}` })
    if (error instanceof Skipped) continue
    process.exitCode = 1
    console.error(error)
  } finally {
    await stopAll()
  }
  console.error(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
}
const report = { lines, size, machine: machine(), seconds: (performance.now() - begun) / 1000 }
console.log(textTable(report))
if (values.write) writeDocument(report)
