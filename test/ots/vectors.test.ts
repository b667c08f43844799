/** Published .ots files: our decision equals that of the reference library (vectors/index.json). */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bytesOf, hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { OtsError } from '../../src/ots/error.ts'
import { hasProofOfWork, parseHeader, targetOf, displayRoot } from '../../src/ots/header.ts'
import { digestOf } from '../../src/ots/op.ts'
import { attestationsOf } from '../../src/ots/timestamp.ts'

interface Vector {
  readonly file: string
  readonly decision: 'accept' | 'reject'
  readonly why?: string
  readonly fileHashOp?: string
  readonly digest?: string
  readonly canonical?: boolean
  readonly attestations?: readonly { kind: string; message: string; height?: number; uri?: string }[]
  readonly original?: string
  readonly originalMatches?: boolean
}

const folder = new URL('vectors/', import.meta.url)
const bytesIn = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))
const vectors = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as readonly Vector[]
const kinds: Record<string, string> = {
  bitcoin: 'BitcoinBlockHeader',
  litecoin: 'LitecoinBlockHeader',
  ethereum: 'EthereumBlockHeader',
  pending: 'Pending',
  unknown: 'Unknown',
}
const codes: Record<string, string> = {
  'bad-major-version.ots': 'unsupported-version',
  'exceeds-max-msg-length.ots': 'message-length',
  'invalid-file-digest-type.ots': 'unknown-hash-operation',
}

for (const vector of vectors)
  test(`${vector.file}: ${vector.decision}`, () => {
    const bytes = bytesIn(vector.file)
    if (vector.decision === 'reject') {
      assert.throws(
        () => parseDetached(bytes),
        (error: unknown) => error instanceof OtsError && error.code === codes[vector.file],
      )
      return
    }
    const parsed = parseDetached(bytes)
    assert.equal(parsed.hashOp, vector.fileHashOp)
    assert.equal(hexOf(parsed.digest), vector.digest)
    assert.equal(hexOf(serializeDetached(parsed)) === hexOf(bytes), vector.canonical)
    const found = attestationsOf(parsed.timestamp).map(({ attestation, message }) => ({
      kind: kinds[attestation.kind],
      message: hexOf(message),
      ...('height' in attestation ? { height: attestation.height } : {}),
      ...(attestation.kind === 'pending' ? { uri: attestation.uri } : {}),
    }))
    const expected = (vector.attestations ?? []).map(({ kind, message, height, uri }) => ({
      kind,
      message,
      ...(height === undefined ? {} : { height }),
      ...(uri === undefined ? {} : { uri }),
    }))
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted()
    assert.deepEqual(sorted(found), sorted(expected))
    if (vector.original !== undefined)
      assert.equal(
        hexOf(digestOf(parsed.hashOp, bytesIn(vector.original))) === hexOf(parsed.digest),
        vector.originalMatches,
      )
  })

test('an unknown attestation survives byte for byte', () => {
  const bytes = bytesIn('known-and-unknown-notary.txt.ots')
  assert.equal(hexOf(serializeDetached(parseDetached(bytes))), hexOf(bytes))
})

test('block 0 is authenticated by its proof of work, and a header with less work is refused', () => {
  const genesis = bytesOf(
    `01000000${'00'.repeat(32)}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c`,
  )
  const header = parseHeader(genesis)
  assert.equal(header.hash, '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f')
  assert.equal(header.time, 1_231_006_505)
  assert.equal(displayRoot(header.merkleRoot), '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b')
  assert.equal(hasProofOfWork(header, 'main', 0), true)
  const other = Uint8Array.from(genesis)
  other[76] = 0
  assert.equal(hasProofOfWork(parseHeader(other), 'main', 0), false)
  // The work that regtest requires is not enough on main.
  const easy = Uint8Array.from(genesis)
  easy.set([0xff, 0xff, 0x7f, 0x20], 72)
  assert.equal(hasProofOfWork(parseHeader(easy), 'main', 0), false)
  assert.equal(targetOf(0x1d00ffff)?.toString(16), `ffff${'0'.repeat(52)}`)
  assert.equal(targetOf(0x1d80ffff), null)
  assert.equal(targetOf(0x0200ffff), null)
  assert.throws(() => parseHeader(genesis.subarray(1)), RangeError)
})

test('on the main chain a recent block needs recent difficulty', () => {
  const genesis = parseHeader(
    bytesOf(
      `01000000${'00'.repeat(32)}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c`,
    ),
  )
  for (const height of [210_000, 420_000, 630_000, 840_000, 924_990, 9_999_999])
    assert.equal(hasProofOfWork(genesis, 'main', height), false, String(height))
  assert.equal(hasProofOfWork(genesis, 'main', 209_999), true, 'before the first step the limit of the network counts')
  assert.equal(hasProofOfWork(genesis, 'testnet', 924_990), true)
  // Block 840000, as any node returns it.
  const halving = parseHeader(
    bytesOf(
      '00e05f2aab948491071265ad552351d0ad625745668da54b0172010000000000000000004f89a5d73bd4d4887f25981fe81892ccafda10c27f52d6f3dd28183a7c411b03b7072366194203177d9863ea',
    ),
  )
  assert.equal(halving.hash, '0000000000000000000320283a032748cef8227873ff4872689bf23f1cda83a5')
  assert.equal(halving.bits, 0x17034219)
  assert.equal(hasProofOfWork(halving, 'main', 840_000), true)
  // The easiest header that is accepted there, by its target alone: 16 times as easy. It has the hash of block 840000.
  assert.equal(hasProofOfWork({ ...halving, bits: 0x17342190 }, 'main', 840_000), true)
  assert.equal(hasProofOfWork({ ...halving, bits: 0x17342191 }, 'main', 840_000), false)
})
