/** Published .ots files: our decision equals the one that the reference library took (vectors/index.json). */
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

test('block 0 authenticates itself, and a header of less work does not', () => {
  const genesis = bytesOf(
    `01000000${'00'.repeat(32)}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c`,
  )
  const header = parseHeader(genesis)
  assert.equal(header.hash, '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f')
  assert.equal(header.time, 1_231_006_505)
  assert.equal(displayRoot(header.merkleRoot), '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b')
  assert.equal(hasProofOfWork(header, 'main'), true)
  const other = Uint8Array.from(genesis)
  other[76] = 0
  assert.equal(hasProofOfWork(parseHeader(other), 'main'), false)
  // The work that regtest asks for is no work on main.
  const easy = Uint8Array.from(genesis)
  easy.set([0xff, 0xff, 0x7f, 0x20], 72)
  assert.equal(hasProofOfWork(parseHeader(easy), 'main'), false)
  assert.equal(targetOf(0x1d00ffff)?.toString(16), `ffff${'0'.repeat(52)}`)
  assert.equal(targetOf(0x1d80ffff), null)
  assert.equal(targetOf(0x0200ffff), null)
  assert.throws(() => parseHeader(genesis.subarray(1)), RangeError)
})
