/**
 * Answers that Node or Fastify would make themselves are problem documents, and they arrive although the client still
 * sends.
 */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { message } from '../../mcp/kit.ts'
import { assertProblem, startService, type TestService } from '../../fakes/service.ts'
import { open, passing, raw, rawProblem, readRaw, type RawAnswer } from '../kit.ts'

const preflight = '/api/compliance/preflight'
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The bytes of a request; `\n` ends a line. */
const bytesOf = (text: string): string => text.replaceAll('\n', '\r\n')

function wellFormed(answer: RawAnswer, status: number, code: string): void {
  const body = rawProblem(answer, status, code)
  assert.match(String(body['requestId']), /^req_[\w-]{16}$/)
  assert.equal(answer.headers.get('x-request-id'), body['requestId'])
  assert.equal(body['type'], `https://laurel.example/problems/${code}`)
  assert.doesNotMatch(answer.head + answer.body, /Zq7marker/)
}

const host = 'Host: 127.0.0.1'
const requests: Readonly<Record<string, readonly [request: string, status: number, code: string]>> = {
  'an expectation that nobody knows': [
    `GET /api/health HTTP/1.1\n${host}\nExpect: Zq7marker\nConnection: close\n\n`,
    417,
    'validation',
  ],
  'an expectation before a body': [
    `POST ${preflight} HTTP/1.1\n${host}\nExpect: 200-ok\nContent-Length: 5\nConnection: close\n\n`,
    417,
    'validation',
  ],
  'an expectation at a page': [`GET / HTTP/1.1\n${host}\nExpect: 200-ok\nConnection: close\n\n`, 417, 'validation'],
  'no Host': ['GET /api/health HTTP/1.1\nConnection: close\n\n', 400, 'validation'],
  'no Host, with a body': [`POST ${preflight} HTTP/1.1\nContent-Length: 2\nConnection: close\n\n{}`, 400, 'validation'],
  'two Hosts': [`GET / HTTP/1.1\n${host}\n${host}\nConnection: close\n\n`, 400, 'validation'],
  'HTTP/1.0 without a Host': ['GET /api/health HTTP/1.0\n\n', 403, 'forbidden'],
  'a page that is not there, HTTP/1.0': [`GET /nope HTTP/1.0\n${host}\n\n`, 404, 'not-found'],
  'CONNECT to a host': ['CONNECT Zq7marker.example:443 HTTP/1.1\nHost: x.example\n\n', 405, 'method-not-allowed'],
  'CONNECT to this host': [`CONNECT 127.0.0.1:80 HTTP/1.1\n${host}\n\n`, 405, 'method-not-allowed'],
  TRACE: [`TRACE / HTTP/1.1\n${host}\nX-Secret: Zq7marker\nConnection: close\n\n`, 405, 'method-not-allowed'],
  'an unknown method': [`ZQ7MARKER / HTTP/1.1\n${host}\n\n`, 400, 'validation'],
  'a method in small letters': [`get / HTTP/1.1\n${host}\n\n`, 400, 'validation'],
  'an invalid version': [`GET / HTTP/9.9\n${host}\n\n`, 400, 'validation'],
  'HTTP/0.9': ['GET /\n\n', 403, 'forbidden'],
  'the preface of HTTP/2': ['PRI * HTTP/2.0\n\nSM\n\n', 400, 'validation'],
  'a TLS hello': ['\u0016\u0003\u0001\u0002\u0000\u0001', 400, 'validation'],
  'an address that is no address': [`GET /%zz HTTP/1.1\n${host}\nConnection: close\n\n`, 400, 'validation'],
  'both framings': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Length: 3\nTransfer-Encoding: chunked\n\n0\n\n`,
    400,
    'validation',
  ],
  'two lengths': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Length: 3\nContent-Length: 4\n\n{} `,
    400,
    'validation',
  ],
  'an invalid length': [`POST ${preflight} HTTP/1.1\n${host}\nContent-Length: -1\n\n`, 400, 'validation'],
  'an invalid chunk': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: application/json\nTransfer-Encoding: chunked\n\nZq7marker\n`,
    400,
    'validation',
  ],
  'a chunk with 20 KB of extensions': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n2;a=${'b'.repeat(20_000)}\n{}\n0\n\n`,
    413,
    'too-large',
  ],
  'a transfer coding that is not read': [
    `POST ${preflight} HTTP/1.1\n${host}\nTransfer-Encoding: gzip\n\n`,
    400,
    'validation',
  ],
  'header fields of 40 KB': [`GET / HTTP/1.1\n${host}\nX-Long: ${'a'.repeat(40_000)}\n\n`, 431, 'headers-too-large'],
  'an address of 40 KB': [`GET /${'a'.repeat(40_000)} HTTP/1.1\n${host}\n\n`, 431, 'headers-too-large'],
  'an address of 10 KB': [`GET /${'a'.repeat(10_000)} HTTP/1.1\n${host}\nConnection: close\n\n`, 414, 'uri-too-long'],
  'a folded header field': [`GET / HTTP/1.1\n${host}\nX-A: 1\n Zq7marker\nX-B\n\n`, 400, 'validation'],
  'an invalid media type': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: Zq7marker\nContent-Length: 2\nConnection: close\n\n{}`,
    415,
    'unsupported-media-type',
  ],
  'a body without a media type': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Length: 2\nConnection: close\n\n{}`,
    415,
    'unsupported-media-type',
  ],
  'a length of 1 TB': [
    `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: application/json\nContent-Length: 1000000000000\nConnection: close\n\n{`,
    413,
    'too-large',
  ],
}

describe('answers that Node or Fastify would give by themselves', () => {
  for (const [name, [request, status, code]] of Object.entries(requests))
    test(`${name}: ${status} ${code}`, async () => {
      wellFormed(await raw(service.origin, bytesOf(request)), status, code)
    })

  test('an Upgrade header is ignored', async () => {
    for (const upgrade of ['websocket', 'h2c', 'TLS/1.0']) {
      const answer = await raw(
        service.origin,
        bytesOf(`GET /api/health HTTP/1.1\n${host}\nUpgrade: ${upgrade}\nConnection: upgrade, close\n\n`),
      )
      assert.equal(answer.status, 200, upgrade)
      assert.equal(JSON.parse(answer.body).ok, true)
    }
  })

  test('Expect: 100-continue is fulfilled', async () => {
    const body = JSON.stringify({ idea: passing })
    const answer = await raw(
      service.origin,
      bytesOf(
        `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: application/json\nExpect: 100-Continue\nContent-Length: ${body.length}\nConnection: close\n\n${body}`,
      ),
    )
    assert.match(`${answer.head}\r\n\r\n${answer.body}`, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
  })

  test('an invalid request after a valid one on a connection is answered after it', async () => {
    const get = bytesOf(`GET /api/agent/meta HTTP/1.1\n${host}\n\n`)
    const body = JSON.stringify({ idea: passing })
    const post = bytesOf(
      `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: application/json\nContent-Length: ${body.length}\n\n${body}`,
    )
    for (const first of [get, post, get + get, get + post]) {
      const { head, body: rest } = await raw(service.origin, `${first}Zq7marker / nonsense\r\n\r\n`)
      const statuses = `${head}${rest}`.match(/HTTP\/1\.1 \d{3}/g) ?? []
      const wanted = first.split('HTTP/1.1').slice(1)
      assert.deepEqual(statuses, [...wanted.map(() => 'HTTP/1.1 200'), 'HTTP/1.1 400'])
      const tail = `${head}\r\n\r\n${rest}`
      wellFormed(readRaw(tail.slice(tail.lastIndexOf('HTTP/1.1 400'))), 400, 'validation')
    }
  })
})

/** Sends all of a body before it reads a byte, as simple clients do. Fails on a reset. */
function stubborn(head: string, body: Buffer, chunked: boolean): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = open(service.origin)
    const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
    const sent = chunked ? [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'] : [body]
    let text = ''
    socket.on('error', reject)
    socket.on('close', () => {
      resolve(readRaw(text))
    })
    socket.pause()
    socket.write(`${bytesOf(head)}\r\n${framing}\r\n\r\n`)
    for (const part of sent.slice(0, -1)) socket.write(part)
    socket.write(sent.at(-1) ?? '', () => {
      socket.on('data', (chunk) => (text += chunk.toString('utf8'))).resume()
    })
  })
}

describe('an answer before the end of the body', () => {
  const json = 'Content-Type: application/json'
  const early: Readonly<Record<string, readonly [head: string, status: number, code: string]>> = {
    'too large': [`POST ${preflight} HTTP/1.1\n${host}\n${json}`, 413, 'too-large'],
    'another media type': [
      `POST ${preflight} HTTP/1.1\n${host}\nContent-Type: text/plain`,
      415,
      'unsupported-media-type',
    ],
    'a coding': [`POST ${preflight} HTTP/1.1\n${host}\n${json}\nContent-Encoding: gzip`, 415, 'unsupported-media-type'],
    'no such address': [`POST /api/nope HTTP/1.1\n${host}\n${json}`, 404, 'not-found'],
    'another method': [`PUT ${preflight} HTTP/1.1\n${host}\n${json}`, 405, 'method-not-allowed'],
    'a stranger as Host': [`POST ${preflight} HTTP/1.1\nHost: stranger.example\n${json}`, 403, 'forbidden'],
    'an invalid key': [`POST ${preflight} HTTP/1.1\n${host}\n${json}\nX-API-Key: none`, 401, 'unauthorized'],
    'the form of a page': [
      `POST / HTTP/1.1\n${host}\nContent-Type: application/x-www-form-urlencoded`,
      413,
      'too-large',
    ],
  }
  for (const [name, [head, status, code]] of Object.entries(early))
    for (const [megabytes, chunked] of [
      [6, false],
      [6, true],
      ...(name === 'too large' ? ([[15, false]] as const) : []),
    ] as const)
      test(`${name}: ${code}, ${megabytes} MB ${chunked ? 'in chunks' : 'of one length'}`, async () => {
        const body = Buffer.alloc(megabytes * 1_000_000, ' ')
        wellFormed(await stubborn(`${head}\nConnection: close`, body, chunked), status, code)
      })

  test('fetch gets it too, and can reuse the connection', async () => {
    for (const size of [70_000, 1_000_000, 5_300_000])
      for (let round = 0; round < 3; round += 1)
        assertProblem(await service.post(preflight, ' '.repeat(size)), 413, 'too-large')
    assert.equal((await service.post(preflight, { idea: passing })).status, 200)
  })

  test('MCP: 413 as a JSON-RPC error', async () => {
    const answer = await stubborn(
      `POST /api/mcp HTTP/1.1\n${host}\n${json}\nConnection: close`,
      Buffer.alloc(6_000_000, ' '),
      false,
    )
    assert.equal(answer.status, 413)
    assert.deepEqual([JSON.parse(answer.body).jsonrpc, JSON.parse(answer.body).id], ['2.0', null])
  })

  test('an endless body is cut off after one answer', async () => {
    for (const head of [`POST ${preflight} HTTP/1.1\n${host}\n${json}`, `POST /api/nope HTTP/1.1\n${host}\n${json}`]) {
      const text = await new Promise<string>((resolve) => {
        const socket = open(service.origin)
        let got = ''
        socket.on('data', (chunk) => (got += chunk.toString('utf8')))
        socket.on('error', () => undefined)
        const piece = Buffer.alloc(64 * 1024, ' ')
        const more = () => {
          while (!socket.destroyed && socket.write(piece));
        }
        socket.on('drain', more)
        socket.on('close', () => {
          resolve(got)
        })
        socket.write(bytesOf(`${head}\nContent-Length: 100000000000\n\n`))
        more()
      })
      // Data in flight when the connection was closed may be lost, but there must not be two answers.
      assert.ok((text.match(/HTTP\/1\.1 \d{3}/g) ?? []).length <= 1, text)
    }
  })

  test('a body that stops arriving is still answered, once', async () => {
    const answer = await raw(
      service.origin,
      bytesOf(`POST /api/nope HTTP/1.1\n${host}\n${json}\nContent-Length: 100\n\n{`),
    )
    wellFormed(answer, 404, 'not-found')
    assert.equal(answer.headers.get('connection'), 'close')
  })
})

describe('MCP: an answer to a refused message has its id', () => {
  const call = (headers: Record<string, string>, body: unknown = message('ping', undefined, 'p1')) =>
    service.post('/api/mcp', body, headers)

  test('401, 403, 415: the id of the message', async () => {
    for (const [headers, status] of [
      [{ 'x-api-key': 'none' }, 401],
      [{ authorization: 'Bearer lrl_none' }, 401],
      [{ origin: 'evil' }, 403],
      [{ 'content-type': 'text/plain' }, 415],
      [{ 'content-type': 'application/json; charset=latin1' }, 415],
    ] as const) {
      for (const id of ['p1', 7, 0]) {
        const { status: got, json } = await call(headers, message('ping', undefined, id))
        assert.deepEqual([got, json['jsonrpc'], json['id'], 'result' in json], [status, '2.0', id, false])
      }
    }
    const stranger = await raw(
      service.origin,
      bytesOf(
        `POST /api/mcp HTTP/1.1\nHost: stranger.example\nContent-Type: application/json\nContent-Length: 40\nConnection: close\n\n{"jsonrpc":"2.0","id":5,"method":"ping"} `,
      ),
    )
    assert.deepEqual([stranger.status, JSON.parse(stranger.body).id], [403, 5])
  })

  test('414 and 431', async () => {
    const long = await service.post(`/api/mcp?${'a'.repeat(9_000)}`, message('ping', undefined, 'p2'))
    assert.deepEqual([long.status, long.json['id']], [414, 'p2'])
    const wide = await call({ 'x-padding': 'a'.repeat(12_000), 'x-padding-2': 'a'.repeat(8_000) })
    assert.deepEqual([wide.status, wide.json['id']], [431, 'p1'])
  })

  test('429', async (t) => {
    const limited = await startService({ freeQuota: 1 })
    t.after(() => limited.close())
    const tool = message('tools/call', { name: 'svc_pack_meta', arguments: {} }, 'p3')
    await limited.post('/api/mcp', tool)
    const answer = await limited.post('/api/mcp', tool)
    assert.deepEqual([answer.status, answer.json['id']], [429, 'p3'])
  })

  test('503', async (t) => {
    const full = await startService({ admission: { mostInProgress: 0 } })
    t.after(() => full.close())
    const answer = await fetch(`${full.origin}/api/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message('ping', undefined, 'p4')),
    })
    const { id, error } = (await answer.json()) as { id: unknown; error: { code: number } }
    assert.deepEqual([answer.status, answer.headers.get('retry-after'), id, error.code], [503, '1', 'p4', 503])
  })

  test('the message is not executed, and an id that must not be repeated is left out', async () => {
    const before = await call({}, message('tools/call', { name: 'svc_pack_meta', arguments: {} }))
    assert.equal(before.status, 200)
    for (const body of [
      '{"jsonrpc":"2.0","id":1,',
      '"ping"',
      '',
      { jsonrpc: '2.0', method: 'ping' },
      message('ping', undefined, 1.5),
      message('ping', undefined, {}),
      message('ping', undefined, 'legal winner thank year wave sausage worth useful legal winner thank yellow'),
      ' '.repeat(70_000),
    ]) {
      const { status, json, text } = await call({ 'x-api-key': 'none' }, body)
      assert.deepEqual([status, json['id']], [401, null], JSON.stringify(body).slice(0, 80))
      assert.doesNotMatch(text, /sausage/)
    }
  })
})
