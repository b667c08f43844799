/** The parts of a request around its fields: JSON syntax, media types, sizes, methods, paths. */
import { strict as assert } from 'node:assert'
import { METHODS } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { actions, headerList, jsonType, passing, raw, rawProblem, rawRequest } from '../kit.ts'

const path = '/api/compliance/preflight'

describe('messages', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  const send = (
    body: string | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = jsonType,
    to = path,
  ) => service.call(to, { method: 'POST', headers, body })

  test('a body that is not JSON', async () => {
    const broken = ['', ' ', '{', '{"idea":}', 'NaN', '{"idea":NaN}', `{'idea':'x'}`, '{"idea":"x",}', '{"idea":"x"} y']
    const more = ['// x\n{"idea":"x"}', '{"idea":"a\nb"}', '{"idea":"\\x41"}', 'undefined', '{"idea":"x"}{"idea":"y"}']
    for (const [to] of actions) {
      for (const body of [...broken, ...more]) assertProblem(await send(body, jsonType, to), 400, 'invalid-json')
    }
  })

  test('bytes that are not UTF-8, and a byte order mark', async () => {
    const around = (bytes: number[]): Uint8Array<ArrayBuffer> =>
      new Uint8Array([...Buffer.from('{"idea":"a badge '), ...bytes, ...Buffer.from('"}')])
    for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xe2, 0x82], [0xf5, 0x80, 0x80, 0x80]]) {
      assertProblem(await send(around(bytes)), 400, 'invalid-json')
    }
    assertProblem(
      await send(new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from(`{"idea":"${passing}"}`)])),
      400,
      'invalid-json',
    )
    assertProblem(
      await send(new Uint8Array(Buffer.from(`\ufeff{"idea":"${passing}"}`, 'utf16le'))),
      400,
      'invalid-json',
    )
  })

  test('a duplicate member', async () => {
    const twice = [
      `{"idea":"${passing}","idea":"a badge"}`,
      `{"idea":"${passing}","\\u0069dea":"a badge"}`,
      `{"idea":"${passing}","audience":"a","audience":"a"}`,
      `{"idea":"${passing}","x":{"y":1,"y":1}}`,
    ]
    for (const body of twice) assert.equal((await send(body)).status, 400, body)
    assertProblem(await send(twice[0] ?? ''), 400, 'invalid-json')
  })

  test('unlimited nesting', async () => {
    for (const depth of [1000, 32_000]) {
      assert.equal((await send('['.repeat(depth) + ']'.repeat(depth))).status, 400)
      assert.equal((await send('['.repeat(depth))).status, 400)
      const inside = `{"idea":"a badge","audience":${'['.repeat(depth)}${']'.repeat(depth)}}`
      assert.equal((await send(inside)).status, 400)
    }
    assert.equal((await send('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000))).status, 400)
    const deepest = await send('['.repeat(100_000))
    assert.ok(deepest.status === 400 || deepest.status === 413)
  })

  test('only application/json is accepted', async () => {
    const good = JSON.stringify({ idea: passing })
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
      assert.equal((await send(good, { 'content-type': type })).status, 200, type)
    }
    for (const [to, body] of actions) {
      const bytes = new Uint8Array(Buffer.from(JSON.stringify(body)))
      assertProblem(await send(bytes, {}, to), 415, 'unsupported-media-type')
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'text/json', 'x']) {
        assertProblem(await send(bytes, { 'content-type': type }, to), 415, 'unsupported-media-type')
      }
      const form = new FormData()
      form.set('idea', passing)
      const answer = await send(form, {}, to)
      assertProblem(answer, 415, 'unsupported-media-type')
      assert.equal(answer.json['detail'], 'Send the body with Content-Type: application/json.')
    }
  })

  test('a body in another content coding or character set is 415', async () => {
    const body = JSON.stringify({ idea: passing })
    const encoded: readonly (readonly [Record<string, string>, string | Uint8Array<ArrayBuffer>])[] = [
      [{ ...jsonType, 'content-encoding': 'gzip' }, new Uint8Array(gzipSync(body))],
      [{ ...jsonType, 'content-encoding': 'gzip' }, body],
      [{ ...jsonType, 'content-encoding': 'identity, br' }, body],
      [{ 'content-type': 'application/json; charset=utf-16' }, new Uint8Array(Buffer.from(body, 'utf16le'))],
      [{ 'content-type': 'application/json; charset=utf-16' }, body],
      [{ 'content-type': 'application/json;charset="ISO-8859-1"' }, body],
    ]
    for (const [headers, bytes] of encoded) {
      const answer = await send(bytes, headers)
      assertProblem(answer, 415, 'unsupported-media-type')
      assert.equal(answer.headers.get('accept-encoding'), 'identity')
      const mcp = await send(bytes, headers, '/api/mcp')
      assert.deepEqual([mcp.status, mcp.json['jsonrpc'], mcp.json['id']], [415, '2.0', null])
    }
    for (const type of ['application/json; charset="UTF-8"', 'application/json; charset=utf8'])
      assert.equal((await send(body, { 'content-type': type, 'content-encoding': 'identity' })).status, 200, type)
    assert.equal((await service.get('/api/health', { 'content-encoding': 'gzip' })).status, 200)
  })

  test('a body of 64 KiB is accepted, one byte more is not', async () => {
    const padded = (length: number): string => JSON.stringify({ idea: passing }).padEnd(length, ' ')
    assert.equal((await send(padded(65_536))).status, 200)
    assertProblem(await send(padded(65_537)), 413, 'too-large')
    const chunks = [
      `${(40_000).toString(16)}\r\n${' '.repeat(40_000)}\r\n`,
      `${(40_000).toString(16)}\r\n${' '.repeat(40_000)}\r\n`,
    ]
    const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n`
    rawProblem(
      await raw(service.origin, `${head}Connection: close\r\n\r\n${chunks.join('')}0\r\n\r\n`),
      413,
      'too-large',
    )
  })

  test('an address of 8 KiB is accepted, one byte more is not', async () => {
    rawProblem(await rawRequest(service.origin, `GET /${'a'.repeat(8191)}`), 404, 'not-found')
    rawProblem(await rawRequest(service.origin, `GET /${'a'.repeat(8192)}`), 414, 'uri-too-long')
    rawProblem(await rawRequest(service.origin, `GET /api/health?${'a'.repeat(10_000)}`), 414, 'uri-too-long')
  })

  test('header fields over 16 KiB are refused', async () => {
    const fits = await rawRequest(service.origin, 'GET /api/health', [`X-Padding: ${'a'.repeat(15_000)}`])
    assert.equal(fits.status, 200)
    for (const headers of [
      [`X-Padding: ${'a'.repeat(17_000)}`],
      Array.from({ length: 40 }, (_, n) => `X-Padding-${n}: ${'b'.repeat(450)}`),
    ]) {
      const answer = await rawRequest(service.origin, 'GET /api/health', headers)
      rawProblem(answer, 431, 'headers-too-large')
      assert.doesNotMatch(answer.body, /aaaa|bbbb/)
    }
  })

  test('a request that is not HTTP gets a problem and is not repeated', async () => {
    for (const request of [
      'Zq7marker\r\n\r\n',
      'GET /api/health HTTP/1.1\r\nZq7marker\r\n\r\n',
      'GET Zq7marker\r\n\r\n',
    ]) {
      const answer = await raw(service.origin, request)
      assert.equal(answer.status, 400)
      assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
      assert.equal(answer.headers.get('connection'), 'close')
      assert.doesNotMatch(answer.head + answer.body, /Zq7marker/)
    }
  })
})

describe('methods and paths', () => {
  let service: TestService
  let documents: string[] = []
  before(async () => {
    service = await startService()
    const receipt = (await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json['receiptId']
    const report = (await service.post(path, { idea: passing })).json['reportId']
    const shared = [`receipt/${String(receipt)}`, `report/${String(report)}`]
    documents = [
      ...['/api/health', '/api/docs', '/openapi.json', '/openapi.yaml'],
      ...shared.flatMap((one) => [`/api/${one}`, `/api/${one}/record`, `/${one}`]),
    ]
  })
  after(() => service.close())

  test('a wrong method is 405 with the allowed ones', async () => {
    for (const [to] of actions) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await service.call(to, { method })
        assert.equal(answer.status, 405, `${method} ${to}`)
        if (method !== 'HEAD') assertProblem(answer, 405, 'method-not-allowed')
        assert.deepEqual(headerList(answer, 'allow').sort(), ['options', 'post'], `${method} ${to}`)
      }
    }
    for (const to of documents) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        if (method === 'DELETE' && /^\/api\/re(?:ceipt|port)\/\w+$/.test(to)) continue
        const answer = await service.call(
          to,
          method === 'DELETE' ? { method } : { method, headers: jsonType, body: '{}' },
        )
        assertProblem(answer, 405, 'method-not-allowed')
        const allowed = headerList(answer, 'allow')
        assert.ok(allowed.includes('get') && allowed.includes('head') && !allowed.includes(method.toLowerCase()), to)
      }
    }
  })

  test('a wrong method is 405, whatever the body', async () => {
    for (const to of ['/api/health', '/api/docs', '/openapi.json']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        for (const [type, body] of [
          ['application/json', ''],
          ['application/json', '{'],
          ['text/plain', 'x'],
        ] as const) {
          const answer = await service.call(to, { method, headers: { 'content-type': type }, body })
          assertProblem(answer, 405, 'method-not-allowed')
        }
      }
    }
  })

  test('TRACE is 405 and echoes nothing', async () => {
    for (const to of [path, '/api/health', '/']) {
      const answer = await rawRequest(service.origin, `TRACE ${to}`, ['X-Secret: Zq7marker'])
      assert.equal(answer.status, 405, to)
      assert.ok(answer.headers.has('allow'))
      assert.doesNotMatch(answer.head + answer.body, /Zq7marker/)
    }
  })

  test('every method that the parser knows is answered: 405 on known paths, 404 on unknown ones', async () => {
    // CONNECT requests a tunnel and never reaches the router (own-answers.test.ts).
    const others = METHODS.filter((name) => !['CONNECT', 'GET', 'HEAD', 'POST', 'OPTIONS'].includes(name))
    const known = ['/', '/library', '/api/agent/meta', '/api/mcp', '/api/mcp/server-card', '/api/proof/prf_x', path]
    for (const method of others) {
      for (const to of [...known, '/api/he%61lth', '/api/health?x=1'])
        for (const headers of [[], ['Content-Type: text/plain']]) {
          const answer = await rawRequest(service.origin, `${method} ${to}`, headers, headers.length === 0 ? '' : 'x')
          // The MCP endpoint has its own form of errors.
          if (to === '/api/mcp') assert.equal(answer.status, 405)
          else rawProblem(answer, 405, 'method-not-allowed')
          const allowed = answer.headers.get('allow') ?? ''
          assert.match(allowed, /^(GET, HEAD, OPTIONS|POST, OPTIONS|(?=.*POST)(?=.*GET)[A-Z, ]+, OPTIONS)$/, to)
        }
      for (const to of ['/api/nope', '/nope', '/api/receipt/', '/api/receipt/a/b'])
        for (const headers of [[], ['Content-Type: text/plain']]) {
          const answer = await rawRequest(service.origin, `${method} ${to}`, headers, headers.length === 0 ? '' : 'x')
          rawProblem(answer, 404, 'not-found')
          assert.ok(!answer.headers.has('allow'), to)
        }
    }
    const absolute = await rawRequest(service.origin, `QUERY http://127.0.0.1/api/health?x`)
    rawProblem(absolute, 405, 'method-not-allowed')
    rawProblem(await rawRequest(service.origin, 'POST /nope', ['Content-Type: text/plain'], 'x'), 404, 'not-found')
    assert.doesNotMatch(service.log(), /FST_|unexpected error/)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const compared = ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy', 'vary']
    for (const to of documents) {
      const [get, head] = [
        await rawRequest(service.origin, `GET ${to}`),
        await rawRequest(service.origin, `HEAD ${to}`),
      ]
      assert.equal(get.status, 200, to)
      assert.equal(head.status, 200, to)
      assert.equal(head.body, '', to)
      assert.deepEqual([...head.headers.keys()].sort(), [...get.headers.keys()].sort(), to)
      for (const name of compared) {
        // The uptime in the health document differs from call to call.
        if (to === '/api/health' && (name === 'content-length' || name === 'etag')) continue
        assert.equal(head.headers.get(name), get.headers.get(name), `${to} ${name}`)
      }
    }
  })

  test('an unknown path is 404', async () => {
    for (const to of ['/api/nope', '/nope', '/api', '/api/receipt', '/api/receipt/', '/api//health', '/API/health']) {
      assertProblem(await service.get(to, { accept: 'application/json' }), 404, 'not-found')
    }
    assertProblem(await service.post('/api/nope', { idea: passing }), 404, 'not-found')
  })

  test('a path that cannot be decoded is a client error', async () => {
    for (const to of ['/api/receipt/%', '/api/receipt/%ff', '/api/receipt/%00', '/%zz', '/api/receipt/..%2f..%2fetc']) {
      const answer = await rawRequest(service.origin, `GET ${to}`)
      assert.ok(answer.status === 400 || answer.status === 404, `${to}: ${answer.head}`)
      assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/, `${to}: ${answer.body}`)
    }
  })

  test('query parameters of documents: unknown or repeated is 400', async () => {
    for (const to of documents.filter((one) => one.startsWith('/api/'))) {
      for (const query of ['?x=1', '?x=1&x=2', '?__proto__=1', '?=']) {
        assertProblem(await service.get(to + query), 400, 'validation')
      }
    }
  })
})
