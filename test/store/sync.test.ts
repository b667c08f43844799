/** What is acknowledged is on disk: a sync comes before every acknowledgement (SQLite, synchronous=FULL). */
import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const traced = spawnSync('strace', ['-V']).status === 0
const at = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href)

/** Commits a hundred records one after the other, and says so after each. */
const writer = `
  import { writeSync } from 'node:fs'
  import { openStore } from ${at('../../src/store/open.ts')}
  import { someRecord } from ${at('contract/records.ts')}
  const store = await openStore(process.argv[1])
  for (let n = 0; n < 100; n += 1) {
    await store.commit({ records: [someRecord()] })
    writeSync(1, 'acknowledged\\n')
  }
  await store.close()`

test('100 acknowledged writes have a sync each before them', { skip: !traced && 'strace is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-sync-'))
  try {
    const calls = join(folder, 'calls')
    const args = ['-f', '-qq', '-e', 'trace=fsync,fdatasync,write', '-e', 'signal=none', '-o', calls, process.execPath]
    const { status, stderr } = spawnSync('strace', [
      ...args,
      '--input-type=module',
      '-e',
      writer,
      `file:${folder}/laurel.db`,
    ])
    assert.equal(status, 0, String(stderr))
    let synced = 0
    const before: number[] = []
    for (const line of readFileSync(calls, 'utf8').split('\n')) {
      // A call that another thread interrupts is written in two lines.
      if (/\b(?:fsync|fdatasync)(?:\(\d+| resumed>)\)\s+= 0/.test(line)) synced += 1
      if (/\bwrite\(1, "acknowledged/.test(line)) {
        before.push(synced)
        synced = 0
      }
    }
    assert.equal(before.length, 100)
    assert.deepEqual(
      before.filter((count) => count === 0),
      [],
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
