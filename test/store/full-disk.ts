/** A process whose files cannot grow any further: `node full-disk.ts <path>` under `ulimit -f`. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import type { StoredRecord } from '../../src/app/ports.ts'
import { LaurelError } from '../../src/core/error.ts'
import { openStore } from '../../src/store/open.ts'
import { someRecord } from './contract/records.ts'

process.on('SIGXFSZ', () => undefined)

const store = await openStore(`file:${process.argv[2] ?? ''}`)
const json = JSON.stringify({ idea: 'x'.repeat(20_000) })
const kept: StoredRecord[] = []

async function fill(): Promise<void> {
  for (;;) {
    const pair = [someRecord({ json }), someRecord({ json })]
    try {
      await store.commit({ records: pair })
      kept.push(...pair)
    } catch (error) {
      assert.ok(error instanceof LaurelError)
      assert.equal(error.code, 'unavailable')
      for (const record of pair) assert.equal(await store.find('receipt', record.id), null)
      return
    }
  }
}

await fill()
assert.ok(kept.length > 0)
for (const record of kept) assert.deepEqual(await store.find('receipt', record.id), record)
await store.check()
process.stdout.write('refused, read')

// The disk has room again, and the same process continues. Without util-linux's prlimit this part cannot be tested.
if (spawnSync('prlimit', [`--pid=${process.pid}`, '--fsize=unlimited:unlimited']).status === 0) {
  const record = someRecord({ json })
  await store.commit({ records: [record] })
  assert.deepEqual(await store.find('receipt', record.id), record)
  process.stdout.write(', recovered')
}
await store.close()
