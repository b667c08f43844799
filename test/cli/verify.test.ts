/** `laurel verify`: the statements about a file, its proof and the blocks that it names. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { concat } from '../../src/ots/bytes.ts'
import { bitcoin, magic } from '../ots/build.ts'
import { from, lies, proofOf, useWorld } from './ots-kit.ts'

describe('laurel verify', () => {
  const world = useWorld()
  const { headers, laurel, write } = world

  test('another file, and a block with another root, do not match', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    write('b', 'b')
    const other = await laurel(['verify', 'b', 'a.ots'], headers())
    assert.equal(other.code, 1)
    assert.match(other.out, /^b is not what the proof is about\.$/m)
    write(
      'lie.ots',
      concat(magic, Uint8Array.of(1, 8), Uint8Array.from(createHash('sha256').update('b').digest()), bitcoin(5)),
    )
    const lie = await laurel(['verify', 'b', 'lie.ots'], headers())
    assert.equal(lie.code, 1)
    assert.match(lie.out, /^The attestation for block 5 does not match the chain seen by \S+ at \S+Z\.$/m)
  })

  test('false attestations, however many, do not turn a good proof into a mismatch', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    world.calendars[1].commit(2)
    await laurel(['upgrade', 'a.ots'])
    while (world.chain.mine() < 200);
    world.calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(8), lies(from(1, 8))) }
    await laurel(['upgrade', 'a.ots'])
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0, '8 false ones')
    world.calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(2), lies(from(20, 150))) }
    await laurel(['upgrade', 'a.ots'])
    const many = await laurel(['verify', 'a'], headers())
    assert.equal(many.code, 0, many.out)
    assert.match(many.out, /^The value in this proof equals the Merkle root of block/m)
  })

  test('unchecked blocks are reported as not checked; each block is requested once', async () => {
    while (world.chain.mine() < 200);
    write('a', 'a')
    write('a.ots', proofOf('a', ...from(1, 130).map(bitcoin), concat(Uint8Array.of(8), lies([3, 4, 5]))))
    world.chain.asked.length = 0
    const many = await laurel(['verify', 'a'], headers())
    assert.equal(many.code, 2)
    assert.match(
      many.out,
      /^A path to Bitcoin block 101 is present\. It has not been independently checked\. Of the 133 paths in the proof, 103 do not match and 30 were not looked at\.$/m,
    )
    assert.equal(world.chain.asked.filter((path) => path.startsWith('/block-height/')).length, 100)

    write('a.ots', proofOf('a', ...from(1, 9).map(bitcoin)))
    const none = await laurel(['verify', 'a'], headers())
    assert.equal(none.code, 1)
    assert.match(
      none.out,
      /^The attestation for block 1 does not match .* None of the 9 paths in the proof matches\.$/m,
    )
    world.chain.fault = 'status 429'
    world.chain.asked.length = 0
    const busy = await laurel(['verify', 'a'], headers())
    assert.equal(busy.code, 2)
    assert.match(busy.out, /^A path to Bitcoin block 1 is present\. It could not be checked with/m)
    assert.equal(world.chain.asked.length, 1, 'a source that is busy is left alone')
  })
})
