/** `laurel info` and `laurel verify` over the published examples of the reference client. */
import { strict as assert } from 'node:assert'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { useWorld } from './ots-kit.ts'

const vectors = new URL('../ots/vectors/', import.meta.url).pathname

describe('laurel info', () => {
  const world = useWorld()
  const { at, headers, laurel } = world

  test('reads the published examples, whose files have the digests that they name', async () => {
    for (const name of ['hello-world.txt', 'merkle1.txt', 'incomplete.txt', 'unknown-notary.txt'])
      for (const file of [name, `${name}.ots`]) copyFileSync(join(vectors, file), at(file))
    const hello = JSON.parse((await laurel(['info', 'hello-world.txt.ots', '--json'])).out)
    assert.equal(hello.fileHashOp, 'sha256')
    assert.equal(hello.digest, '03ba204e50d126e4674c005e04d82e84c21366780af1f43bd54a37816b6ab340')
    assert.equal(hello.canonical, true)
    assert.deepEqual(hello.nodes.at(-1).attestations, [
      {
        kind: 'bitcoin',
        height: 358391,
        merkleRoot: '8a1b66ecb7cbd07d8139a7e7d7f2c41aab1f5009b8364aaf61d03ad245e47e00',
      },
    ])
    const words = await laurel(['info', 'hello-world.txt.ots'])
    assert.equal(words.code, 0)
    assert.match(words.out, /^ {2}\* Bitcoin block 358391 is named\. Its Merkle root must be 8a1b66ec[0-9a-f]{56}\.$/m)
    const verified = await laurel(['verify', 'hello-world.txt'])
    assert.equal(verified.code, 2)
    assert.match(verified.out, /^A path to Bitcoin block 358391 is present\. It has not been independently checked\.$/m)
    // The chain of these tests ends long before that block. A source without the block contradicts the proof.
    assert.equal((await laurel(['verify', 'hello-world.txt'], headers())).code, 1)
    assert.match((await laurel(['info', 'unknown-notary.txt.ots'])).out, /unknown kind, tag [0-9a-f]{16}/)
    for (const name of ['merkle1.txt', 'incomplete.txt', 'unknown-notary.txt'])
      assert.match((await laurel(['verify', name])).out, /, as in the proof\.$/m)
  })
})
