import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isProofFile, readProof } from '../../../src/web/proofs/read-proof.ts'

const vector = (name: string) => new Blob([readFileSync(new URL(`../../ots/vectors/${name}`, import.meta.url))])

test('a proof is known by its first bytes, whatever its name', async () => {
  assert.ok(await isProofFile(vector('hello-world.txt.ots'), 'download'))
  assert.ok(await isProofFile(new Blob(['nothing']), 'broken.OTS'))
  assert.ok(!(await isProofFile(vector('hello-world.txt'), 'hello-world.txt')))
})

test('a spreadsheet template is no proof, though its name ends with .ots', async () => {
  assert.ok(!(await isProofFile(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4), 'rest']), 'budget.ots')))
})

test('a proof is read with digest and paths; another file gets a reason', async () => {
  const read = await readProof(vector('hello-world.txt.ots'))
  assert.ok(typeof read !== 'string')
  assert.equal(read.fileHashOp, 'sha256')
  assert.match(read.digest, /^03ba204e/)
  assert.deepEqual(
    read.paths.map(({ height }) => height),
    [358_391],
  )
  for (const [bytes, why] of [
    ['nothing', /OpenTimestamps/],
    [new Uint8Array(70_000), /at most 65536 bytes; this file has 70000/],
  ] as const) {
    const reason = await readProof(new Blob([bytes]))
    assert.ok(typeof reason === 'string')
    assert.match(reason, why)
  }
})
