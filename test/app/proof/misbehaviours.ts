/** Answers of a broken or malicious calendar, and the reasons shown for them. */
import { randomBytes } from 'node:crypto'
import { concat } from '../../../src/ots/bytes.ts'
import { type Misbehaviour } from '../../fakes/calendar.ts'
import { append, attestation, bitcoin, bytes, more, op, pending, varuint } from '../../ots/build.ts'

export const noise = (length: number) => Uint8Array.from(randomBytes(length))
export const repeat = (n: number, part: (i: number) => Uint8Array) =>
  concat(...Array.from({ length: n }, (_, i) => part(i)))
export const text = (words: string) => new TextEncoder().encode(words)
export const answering = (body: NonNullable<Misbehaviour['body']>): Misbehaviour => ({ status: 200, body })
/** A well-formed tree with a wrong content. */
export const tree = (...parts: readonly Uint8Array[]): Misbehaviour => answering(() => concat(...parts))
export const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n'
export const raw = (start: string) => ({ raw: (honest: Uint8Array) => concat(text(start), honest) })
export const script = '<script>alert(1)</script>\u202e\u0000\u001b[31m"\'& The proof is confirmed. '

export interface Kind {
  readonly how: Misbehaviour
  /** The reason shown, for a submission and for a later request; `null` if the answer is a well-formed tree. */
  readonly reason: RegExp | null
  /** The reason shown for a submission, if it is a different one. */
  readonly submitted?: RegExp
  /** The answer does not end by itself, so the deadline must end it. */
  readonly waits?: boolean
}

export const network = /^it could not be reached, or the connection broke$/
export const tooLong = /^its answer was longer than allowed$/
export const noTimestamp = (code: string) => new RegExp(`^its answer is no timestamp: ${code}$`)
export const tooMuch = /^its answer is larger than a calendar needs$/
export const sentAway = /^it sent us to another address, which is not followed$/
export const late = /^it did not answer in time$/

/** `trap`: a server that must get no request; `own`: the origin of the misbehaving calendar. */
export const kinds = (trap: URL, own: string): Readonly<Record<string, Kind>> => ({
  'it hangs': { how: { hang: true }, reason: late, waits: true },
  'it drips a byte now and then': { how: { drip: true }, reason: late, waits: true },
  'it answers when we have given up': { how: { late: new Promise(() => undefined) }, reason: late, waits: true },
  'it drops the connection': { how: { drop: true }, reason: network },
  'it cuts its answer': { how: { status: 200, cut: true, headers: { 'content-length': '300' } }, reason: network },
  ...Object.fromEntries(
    [400, 401, 418, 500, 503, 599].map((status) => [
      `status ${status}`,
      { how: { status }, reason: new RegExp(`^it answered with status ${status}$`) },
    ]),
  ),
  'status 429 with Retry-After': {
    how: { status: 429, headers: { 'retry-after': '86400000' } },
    reason: /^it answered with status 429$/,
  },
  'status 204 without a body': { how: { status: 204 }, reason: /^it answered with status 204$/ },
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `status ${status} to another server`,
      { how: { status, headers: { location: `${trap.href}digest` } }, reason: sentAway },
    ]),
  ),
  'a truncated tree': {
    how: answering((honest) => concat(append(noise(8)), honest.subarray(0, 3))),
    reason: noTimestamp('(?:truncated|unknown-operation|argument-length)'),
  },
  'a byte behind the tree': { how: tree(bitcoin(7), bytes(0)), reason: noTimestamp('trailing-bytes') },
  '10,001 bytes': { how: answering(() => new Uint8Array(10_001)), reason: tooLong },
  'an answer without end': { how: { status: 200, endless: true }, reason: tooLong },
  'a gzipped tree': {
    how: { status: 200, headers: { 'content-encoding': 'gzip' } },
    reason: /^its answer was compressed, which was not asked for$/,
  },
  'a bomb that says it is brotli': {
    how: { status: 200, headers: { 'content-encoding': 'br' }, body: () => new Uint8Array(9000) },
    reason: /^its answer was compressed, which was not asked for$/,
  },
  noise: { how: answering(() => concat(bytes(0x55), noise(200))), reason: noTimestamp('unknown-operation') },
  'an empty body': { how: answering(() => new Uint8Array()), reason: noTimestamp('truncated') },
  'a page of HTML': {
    how: answering(() => text('<!doctype html><title>Sign in</title>')),
    reason: noTimestamp('unknown-operation'),
  },
  'a whole .ots file instead of a tree': {
    how: answering(() => text('\0OpenTimestamps\0\0Proof\0')),
    reason: noTimestamp('(?:truncated|attestation-length|varuint-too-large)'),
  },
  'a deep tree': {
    how: tree(
      repeat(256, () => bytes(op.reverse)),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'a tree that is only just too deep': {
    how: tree(
      repeat(201, () => bytes(op.reverse)),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'a tree that amplifies': {
    how: tree(
      append(noise(3900)),
      repeat(8, (i) =>
        concat(
          more,
          append(varuint(i + 1)),
          repeat(180, () => bytes(op.reverse)),
          bitcoin(1),
        ),
      ),
      bitcoin(7),
    ),
    reason: tooMuch,
  },
  'too many nodes': {
    how: tree(repeat(600, (i) => concat(more, append(varuint(i + 1)), bitcoin(1))).subarray(0, 9_900), bitcoin(1)),
    reason: tooMuch,
  },
  'an unknown operation': { how: tree(bytes(0xf7), bitcoin(7)), reason: noTimestamp('unknown-operation') },
  'ff ff': { how: tree(more, more, bitcoin(7)), reason: noTimestamp('unknown-operation') },
  'a head with a wrong version': {
    how: answering(() => bytes(0x81, 0, 0x08, ...noise(32))),
    reason: noTimestamp('unknown-operation'),
  },
  'a number that no JavaScript holds': { how: tree(bitcoin(2n ** 60n)), reason: noTimestamp('varuint-too-large') },
  'a height with a tail': {
    how: tree(attestation('0588960d73d71901', bytes(1, 0))),
    reason: noTimestamp('attestation-trailing-bytes'),
  },
  ...Object.fromEntries(
    [`${own}/?q`, `${own}/#f`, `http://calendar@127.0.0.1:${trap.port}`, 'https://[::1]', 'https://a%2eb', 'a\nb'].map(
      (uri) => [
        `a promise at ${JSON.stringify(uri)}`,
        { how: tree(pending(uri)), reason: noTimestamp('uri-character') },
      ],
    ),
  ),
  'an address of 1,001 bytes': { how: tree(pending(`https://${'a'.repeat(993)}`)), reason: noTimestamp('uri-length') },
  ...Object.fromEntries(
    [
      trap.origin,
      `http://localhost:${trap.port}`,
      `http:127.0.0.1:${trap.port}`,
      `//127.0.0.1:${trap.port}`,
      `127.0.0.1:${trap.port}`,
      `http://2130706433:${trap.port}`,
      `http://0x7f.1:${trap.port}`,
      `${own}/../../`,
      `${own}/path`,
      `${own}:80`,
      `${own}.`,
      'https://evil.example',
      'https://a.calendar.opentimestamps.org.evil.example',
      'https://a.b.calendar.opentimestamps.org',
      'https://169.254.169.254',
      'http://127.0.0.1',
      'file:/etc/passwd',
      '',
    ].map((uri) => [
      `a promise at ${JSON.stringify(uri)}`,
      {
        how: tree(append(noise(4)), pending(uri)),
        reason: null,
        submitted: /^it names an address that may not be asked$/,
      },
    ]),
  ),
  'a block that nobody will live to see': { how: tree(bytes(op.sha256), bitcoin(9_999_999)), reason: null },
  'a height beyond all blocks': { how: tree(more, bitcoin(2n ** 53n - 1n), pending(own)), reason: null },
  'height 0': { how: tree(more, bitcoin(0), pending(own)), reason: null },
  'a message that is no merkle root': {
    how: tree(append(noise(5)), more, bitcoin(5), pending(own)),
    reason: null,
  },
  'another root than that of the block': { how: tree(bytes(op.sha256), bitcoin(5)), reason: null },
  'paths to many blocks, all wrong': {
    how: tree(
      repeat(60, (i) => concat(more, bitcoin(i + 1))),
      bitcoin(90),
    ),
    reason: null,
  },
  'blocks of other chains': {
    how: tree(
      more,
      attestation('06869a0d73d71b45', bytes(5)),
      more,
      attestation('30fe8087b5c7ead7', bytes(5)),
      pending(own),
    ),
    reason: null,
  },
  'another tree each time': {
    how: answering(() => concat(append(noise(16)), bytes(op.sha256), pending(own))),
    reason: null,
  },
  'hundreds of promises': {
    how: tree(
      repeat(200, (i) => concat(more, pending(`https://c${i}.evil.example`))),
      pending(own),
    ),
    reason: null,
  },
  'a Content-Length that is too small': {
    how: raw(`${head}Content-Length: 3\r\n\r\n`),
    reason: noTimestamp('(?:truncated|unknown-operation|argument-length)'),
  },
  'a Content-Length that is too large': { how: raw(`${head}Content-Length: 9000\r\n\r\n`), reason: network },
  'two lengths': { how: raw(`${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\n`), reason: network },
  'a length and chunks': {
    how: raw(`${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`),
    reason: network,
  },
  'no HTTP at all': { how: raw('220 mail.example ESMTP\r\n'), reason: network },
  'header fields without end': { how: raw(`${head}${'X-A: b\r\n'.repeat(20_000)}\r\n`), reason: network },
  'first words without end': { how: raw('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000)), reason: network },
  'another protocol': {
    how: raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    reason: network,
  },
})

/** Misbehaviours that only answers to later requests can have. */
export const sayings: Readonly<Record<string, Kind>> = {
  'it says markup and worse': { how: { status: 404, body: () => text(script) }, reason: /^script alert 1 script/ },
  'it says 10,000 bytes': {
    how: { status: 404, body: () => text(script.repeat(200)).subarray(0, 10_000) },
    reason: /^script/,
  },
  'it says more than 10,000 bytes': { how: { status: 404, body: () => text('a'.repeat(10_001)) }, reason: tooLong },
  'it says nothing': { how: { status: 404, body: () => new Uint8Array() }, reason: /^it gave no reason$/ },
  'an unknown attestation alone': { how: tree(attestation('0102030405060708', noise(40))), reason: null },
}
