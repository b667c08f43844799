/** Every kind of invalid timestamp, with each limit at n and at n + 1, and an error code for each. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { OtsError, type OtsErrorCode } from '../../src/ots/error.ts'
import { calendarLimits } from '../../src/ots/limits.ts'
import { attestationsOf, graft, parseTimestamp, serializeTimestamp } from '../../src/ots/timestamp.ts'
import {
  append,
  attestation,
  bitcoin,
  bytes,
  digest,
  file,
  magic,
  more,
  op,
  pending,
  varbytes,
  varuint,
} from './build.ts'

const zeros = (length: number) => new Uint8Array(length)
const times = (n: number, part: Uint8Array) => concat(...Array.from({ length: n }, () => part))
const unknown = (length: number) => attestation('0102030405060708', zeros(length))

const accepted: Record<string, Uint8Array> = {
  'an attestation alone': file(bitcoin(1)),
  '255 operations in a row': file(times(255, bytes(op.reverse)), bitcoin(1)),
  '4,096 nodes': file(concat(...branches(4094)), bytes(op.reverse), bitcoin(1)),
  'an argument that fills the message': file(append(zeros(4064)), bitcoin(1)),
  'a number of 2^53-1': file(bitcoin(2n ** 53n - 1n)),
  'a number in a longer form': file(attestation('0588960d73d71901', bytes(0x85, 0x80, 0x00))),
  'an empty address': file(pending('')),
  'an address of 1,000 bytes': file(pending(`https://${'a'.repeat(992)}`)),
  'addresses that are legal here and never asked': file(
    more,
    pending('file:/etc/passwd'),
    pending('http://169.254.0.1'),
  ),
  'an unknown attestation of 8,192 bytes': file(unknown(8192)),
  'hexlify of 2,048 bytes': file(append(zeros(2016)), bytes(op.hexlify), bitcoin(1)),
  'a file hashed with Keccak-256': concat(magic, bytes(1, op.keccak256), digest, bitcoin(1)),
  'a file hashed with SHA-1': concat(magic, bytes(1, op.sha1), zeros(20), bitcoin(1)),
}

/** `n` branches to an attestation, each a node of its own, and all but the last followed by more. */
function branches(n: number): readonly Uint8Array[] {
  return Array.from({ length: n }, (_, i) => concat(more, append(varuint(i + 1)), bitcoin(1)))
}

const refused: Record<string, readonly [OtsErrorCode, Uint8Array]> = {
  nothing: ['not-a-timestamp', zeros(0)],
  text: ['not-a-timestamp', new TextEncoder().encode('This is not a proof, although it is long enough to be one.')],
  'a version in two bytes': ['unsupported-version', concat(magic, bytes(0x81, 0, op.sha256), digest, bitcoin(1))],
  'version 2': ['unsupported-version', concat(magic, bytes(2, op.sha256), digest, bitcoin(1))],
  'a file hashed by appending': ['unknown-hash-operation', concat(magic, bytes(1, 0xf0), digest, bitcoin(1))],
  'no tree': ['truncated', file()],
  'ff ff': ['unknown-operation', file(more, more, bitcoin(1))],
  'an unknown operation': ['unknown-operation', file(bytes(0x55), bitcoin(1))],
  'more announced, nothing there': ['truncated', file(more, bitcoin(1))],
  'a byte behind the end': ['trailing-bytes', file(bitcoin(1), bytes(0))],
  '256 operations in a row': ['too-deep', file(times(256, bytes(op.reverse)), bitcoin(1))],
  '4,097 nodes': ['too-many-nodes', file(concat(...branches(4095)), bytes(op.reverse), bitcoin(1))],
  'an argument of 0 bytes': ['argument-length', file(append(zeros(0)), bitcoin(1))],
  'an argument of 4,097 bytes': ['argument-length', file(append(zeros(4097)), bitcoin(1))],
  'a message of 4,097 bytes': ['message-length', file(append(zeros(4065)), bitcoin(1))],
  'hexlify of 2,049 bytes': ['message-length', file(append(zeros(2017)), bytes(op.hexlify), bitcoin(1))],
  'hexlify twelve times': ['message-length', file(times(12, bytes(op.hexlify)), bitcoin(1))],
  'a number of 2^53': ['varuint-too-large', file(bitcoin(2n ** 53n))],
  'a number of nine bytes': [
    'varuint-too-large',
    file(attestation('0588960d73d71901', bytes(...Array<number>(8).fill(0x80), 0))),
  ],
  'an address of 1,001 bytes': ['uri-length', file(pending('a'.repeat(1001)))],
  'an address with a question mark': ['uri-character', file(pending('https://a.example?b'))],
  'an unknown attestation of 8,193 bytes': ['attestation-length', file(unknown(8193))],
  'a height with a byte too many': ['attestation-trailing-bytes', file(attestation('0588960d73d71901', bytes(1, 0)))],
  'an address with a byte too many': [
    'attestation-trailing-bytes',
    file(attestation('83dfe30d2ef90c8e', concat(varbytes(bytes(0x61)), bytes(0)))),
  ],
  'a small file that means 16 MB': ['too-much-work', file(append(zeros(4000)), ...times4000())],
  'more than 64 KiB': ['too-large', file(...Array.from({ length: 8 }, () => concat(more, unknown(8192))), bitcoin(1))],
}

/** Branches of reversals over a long message: a few bytes each, 4 KB of work each. */
function times4000(): readonly Uint8Array[] {
  const branch = (i: number) => concat(more, append(varuint(i + 1)), times(250, bytes(op.reverse)), bitcoin(1))
  return [...Array.from({ length: 8 }, (_, i) => branch(i)), bitcoin(1)]
}

for (const [name, content] of Object.entries(accepted))
  test(`reads ${name}`, () => {
    const parsed = parseDetached(content)
    assert.ok(attestationsOf(parsed.timestamp).length > 0)
    assert.deepEqual(parseDetached(serializeDetached(parsed)), parsed)
  })

for (const [name, [code, content]] of Object.entries(refused))
  test(`refuses ${name}`, () => {
    assert.throws(
      () => parseDetached(content),
      (error: unknown) => error instanceof OtsError && (assert.equal(error.code, code), true),
    )
  })

/** A tree whose messages have 32 + 4,096 × (reversals + 1) + 4,064 + `extra` bytes together. */
function heavy(reversals: number, extra: number): Uint8Array {
  const rounds = Array.from({ length: Math.floor(reversals / 150) }, () =>
    concat(more, times(150, bytes(op.reverse)), bitcoin(1)),
  )
  const last = concat(times(reversals % 150, bytes(op.reverse)), bitcoin(1))
  return concat(more, append(zeros(4032 + extra)), bitcoin(1), append(zeros(4064)), ...rounds, last)
}

const codeOf = (run: () => unknown): string => {
  try {
    run()
    return 'read'
  } catch (error) {
    return error instanceof OtsError ? error.code : String(error)
  }
}

test('messages of exactly 4 MiB together are read, one byte more is not', () => {
  assert.equal(
    codeOf(() => parseDetached(file(heavy(1022, 0)))),
    'read',
  )
  assert.equal(
    codeOf(() => parseDetached(file(heavy(1022, 1)))),
    'too-much-work',
  )
})

test('an answer of one calendar is limited separately', () => {
  const decision = (tree: Uint8Array) => codeOf(() => parseTimestamp(tree, digest, calendarLimits))
  const reversed = (n: number) => concat(times(n, bytes(op.reverse)), bitcoin(1))
  const wide = (n: number) => concat(...branches(n - 2), bytes(op.reverse), bitcoin(1))
  const long = (length: number) => {
    const start = concat(more, unknown(8192))
    return concat(start, attestation('0102030405060709', zeros(length - start.length - 11)))
  }
  assert.deepEqual([decision(reversed(200)), decision(reversed(201))], ['read', 'too-deep'])
  assert.deepEqual([decision(wide(500)), decision(wide(501))], ['read', 'too-many-nodes'])
  assert.deepEqual([decision(heavy(126, 0)), decision(heavy(126, 1))], ['read', 'too-much-work'])
  assert.equal(long(16_000).length, 16_000)
  assert.deepEqual([decision(long(16_000)), decision(long(16_001))], ['read', 'too-large'])
})

test('an upgrade grows one node, even if inverse operations make many nodes with its message', () => {
  const tree = parseTimestamp(concat(times(120, bytes(op.reverse)), pending('https://a.example')), digest)
  const more500 = parseTimestamp(concat(...branches(400), bitcoin(1)), digest)
  const grown = serializeTimestamp(graft(tree, more500))
  assert.ok(grown.length < serializeTimestamp(tree).length + serializeTimestamp(more500).length + 10)
})

test('a file of exactly 64 KiB is read', () => {
  const seven = Array.from({ length: 7 }, (_, i) => concat(more, attestation(`010203040506070${i}`, zeros(8192))))
  const short = file(...seven, unknown(0))
  // The length of the payload takes two bytes instead of one.
  const content = file(...seven, unknown(65_536 - short.length - 1))
  assert.equal(content.length, 65_536)
  assert.equal(attestationsOf(parseDetached(content).timestamp).length, 8)
  const longer = file(...seven, unknown(65_536 - short.length))
  assert.equal(longer.length, 65_537)
  assert.equal(
    codeOf(() => parseDetached(longer)),
    'too-large',
  )
})

test('every truncated file is refused, with no other kind of error', () => {
  const whole = file(
    more,
    pending('https://a.example'),
    more,
    append(bytes(1, 2)),
    bytes(op.sha256),
    bitcoin(500_000),
    bytes(op.sha1),
    bitcoin(7),
  )
  parseDetached(whole)
  for (let length = 0; length < whole.length; length += 1)
    assert.throws(() => parseDetached(whole.subarray(0, length)), OtsError, `the first ${length} bytes`)
})

test('the later of equal operations is kept, and equal attestations count once', () => {
  const twice = file(
    more,
    bytes(op.sha256),
    bitcoin(1),
    more,
    bitcoin(3),
    more,
    bitcoin(3),
    bytes(op.sha256),
    bitcoin(2),
  )
  const found = attestationsOf(parseDetached(twice).timestamp).map(({ attestation: a }) =>
    'height' in a ? a.height : 0,
  )
  assert.deepEqual(found, [3, 2])
})

test('Keccak-256 uses the original padding', () => {
  const tree = parseTimestamp(concat(bytes(op.keccak256), bitcoin(1)), new TextEncoder().encode('abc'))
  assert.equal(
    hexOf(tree.branches[0]?.timestamp.message ?? zeros(0)),
    '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  )
})
