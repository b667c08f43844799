/** Documents have strong ETags, answers of actions are never stored, and every answer has the headers that it needs. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, startService } from '../../fakes/service.ts'
import { actions, failing, headerList, rawRequest } from '../kit.ts'

let service: TestService
let documents: string[] = []
let pages: string[] = []
before(async () => {
  service = await startService({ freeQuota: 40 })
  const receipt = (await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json['receiptId']
  const report = (await service.post('/api/compliance/preflight', { idea: failing })).json['reportId']
  const shared = [`receipt/${String(receipt)}`, `report/${String(report)}`]
  documents = [
    '/api/docs',
    '/openapi.json',
    '/openapi.yaml',
    ...shared.flatMap((id) => [`/api/${id}`, `/api/${id}/record`]),
  ]
  pages = shared.map((id) => `/${id}`)
})
after(() => service.close())

const directives = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(
    (answer.headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values.join(' ')]
    }),
  )

describe('conditional requests', () => {
  test('a document has one strong ETag and answers it with 304', async () => {
    for (const path of documents) {
      const first = await service.get(path)
      const etag = first.headers.get('etag') ?? ''
      assert.match(etag, /^"[\x21\x23-\x7e]+"$/, path)
      assert.equal((await service.get(path)).headers.get('etag'), etag)
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" , W/"c",${etag}`, '*', ` ${etag} `]) {
        const answer = await service.get(path, { 'if-none-match': condition })
        assert.equal(answer.status, 304, `${path} ${condition}`)
        assert.equal(answer.text, '')
        assert.equal(answer.headers.get('etag'), etag)
        assert.equal(answer.headers.get('cache-control'), first.headers.get('cache-control'))
        assert.equal(answer.headers.get('vary'), first.headers.get('vary'))
      }
      for (const condition of [
        '"other"',
        'W/"other", "x"',
        etag.slice(1, -1),
        etag.slice(0, -1),
        `"${etag}"`,
        '"*"',
        '',
      ]) {
        const answer = await service.get(path, { 'if-none-match': condition })
        assert.equal(answer.status, 200, `${path} ${condition}`)
        assert.equal(answer.text, first.text)
      }
    }
  })

  test('HEAD does the same', async () => {
    for (const path of documents) {
      // The ETag is that of the uncompressed bytes, which requests without Accept-Encoding get.
      const etag = (await service.get(path, { 'accept-encoding': 'identity' })).headers.get('etag') ?? ''
      const answer = await rawRequest(service.origin, `HEAD ${path}`, [`If-None-Match: ${etag}`])
      assert.equal(answer.status, 304, path)
      assert.equal(answer.headers.get('etag'), etag)
      assert.equal(answer.body, '')
    }
  })

  test('documents without personal data are compressed, each coding with its own ETag', async () => {
    const same = [
      ...['/openapi.json', '/openapi.yaml', '/api/mcp', '/api/mcp/server-card', '/.well-known/ai-catalog.json'],
      ...['/library', '/rules', '/docs', '/agents', '/security', '/changelog', '/pricing', '/waitlist'],
      '/problems/validation',
    ]
    for (const path of same) {
      const plain = await service.get(path, { 'accept-encoding': 'identity' })
      assert.equal(plain.headers.get('content-encoding'), null, path)
      const etags = new Set([plain.headers.get('etag')])
      for (const coding of ['br', 'gzip']) {
        const answer = await service.get(path, { 'accept-encoding': coding })
        assert.equal(answer.status, 200)
        assert.equal(answer.headers.get('content-encoding'), coding, path)
        assert.ok(headerList(answer, 'vary').includes('accept-encoding'), path)
        assert.ok(Number(answer.headers.get('content-length')) < Buffer.byteLength(plain.text), path)
        assert.equal(answer.headers.get('content-type'), plain.headers.get('content-type'))
        // The client has decoded it.
        assert.equal(answer.text, plain.text, path)
        const etag = answer.headers.get('etag') ?? ''
        etags.add(etag)
        const again = await service.get(path, { 'accept-encoding': coding, 'if-none-match': etag })
        assert.deepEqual([again.status, again.text], [304, ''], path)
        assert.ok(headerList(again, 'vary').includes('accept-encoding'), path)
      }
      assert.equal(etags.size, 3, path)
    }
    const mcp = await service.get('/api/mcp')
    assert.deepEqual(headerList(mcp, 'vary'), ['accept', 'accept-encoding'])
  })

  test('a filtered library has another ETag than the whole one', async () => {
    const whole = await service.get('/library')
    const filtered = await service.get('/library?q=wallet')
    assert.notEqual(filtered.text, whole.text)
    assert.equal(filtered.headers.get('cache-control'), 'no-store')
    assert.equal((await service.get('/library?q=')).text, whole.text)
    assert.equal((await service.get('/library')).text, whole.text)
  })

  test('different documents have different ETags', async () => {
    const etags = await Promise.all(documents.map(async (path) => (await service.get(path)).headers.get('etag')))
    assert.equal(new Set(etags).size, documents.length)
  })

  test('actions and problems are not stored and ignore conditions', async () => {
    for (const [path, body] of actions) {
      const answer = await service.post(path, body, { 'if-none-match': '*' })
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('cache-control') ?? '', /no-store/, path)
      assert.equal(answer.headers.get('etag'), null)
    }
    for (const answer of [
      await service.get('/api/receipt/rcp_x', { 'if-none-match': '*' }),
      await service.post('/api/flow/run', {}),
    ]) {
      assert.ok(answer.status >= 400)
      assert.match(answer.headers.get('cache-control') ?? '', /no-store/)
    }
  })

  test('shared caches do not keep shared records for long', async () => {
    for (const path of [...pages, ...documents.filter((one) => /\/re(ceipt|port)\//.test(one))]) {
      const control = (await service.get(path)).headers.get('cache-control') ?? ''
      const age = /max-age=(\d+)/.exec(control)
      assert.ok(/no-store|no-cache|private/.test(control) || Number(age?.[1] ?? 99_999) <= 300, `${path}: ${control}`)
    }
  })
})

describe('CORS', () => {
  const origin = { origin: 'https://elsewhere.example' }
  const open = (answer: Answer, what: string): void => {
    assert.equal(answer.headers.get('access-control-allow-origin'), '*', what)
    assert.equal(answer.headers.get('access-control-allow-credentials'), null, what)
    const exposed = headerList(answer, 'access-control-expose-headers')
    for (const name of ['etag', 'retry-after', 'ratelimit', 'ratelimit-policy']) assert.ok(exposed.includes(name), what)
  }

  test('every answer under /api is open to any origin, including failures and 304', async () => {
    const own = await startService({ freeQuota: 1 })
    try {
      const etag = (await own.get('/api/docs')).headers.get('etag') ?? ''
      const simulate = '/api/sandbox/simulate'
      const answers: [number, Answer][] = [
        [200, await own.get('/api/health', origin)],
        [200, await own.post(simulate, { assetName: 'Bird Watcher' }, origin)],
        [429, await own.post(simulate, { assetName: 'Bird Watcher' }, origin)],
        [304, await own.get('/api/docs', { ...origin, 'if-none-match': etag })],
        [400, await own.post(simulate, '{', origin)],
        [404, await own.get('/api/receipt/rcp_x', origin)],
        [404, await own.get('/api/nope', origin)],
        [405, await own.call(simulate, { method: 'PUT', headers: origin })],
        [413, await own.post(simulate, ' '.repeat(70_000), origin)],
        [415, await own.call(simulate, { method: 'POST', headers: origin, body: 'x' })],
        [200, await own.get('/api/docs')],
      ]
      for (const [status, answer] of answers) {
        assert.equal(answer.status, status)
        open(answer, String(status))
      }
    } finally {
      await own.close()
    }
  })

  test('a CORS preflight is answered with 204 and the allowed methods and headers', async () => {
    for (const path of [...actions.map(([one]) => one), '/api/health', '/api/receipt/rcp_x']) {
      const answer = await service.call(path, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, x-evil',
        },
      })
      assert.equal(answer.status, 204, path)
      assert.equal(answer.text, '')
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      const methods = headerList(answer, 'access-control-allow-methods')
      assert.ok(methods.includes(path.startsWith('/api/receipt') || path === '/api/health' ? 'get' : 'post'), path)
      const headers = headerList(answer, 'access-control-allow-headers')
      for (const name of ['content-type', 'authorization', 'x-api-key', 'idempotency-key', 'if-none-match']) {
        assert.ok(headers.includes(name), `${path} ${name}`)
      }
      assert.ok(!headers.includes('x-evil'))
      assert.equal(answer.headers.get('access-control-max-age'), '86400')
    }
  })

  test('pages are not open to other origins', async () => {
    for (const path of pages) {
      assert.equal((await service.get(path, origin)).headers.get('access-control-allow-origin'), null)
    }
  })
})

describe('security headers', () => {
  test('a page runs only our scripts and cannot be framed', async () => {
    for (const path of [...pages, '/problems/validation', '/']) {
      const answer = await service.get(path, { accept: 'text/html' })
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html; charset=utf-8$/i, path)
      const policy = directives(answer)
      for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
        assert.equal(policy.get(name), "'none'", `${path} ${name}`)
      }
      for (const name of ['script-src', 'style-src', 'font-src', 'connect-src', 'form-action']) {
        assert.match(policy.get(name) ?? '', /^'(self|none)'$/, `${path} ${name}`)
      }
      assert.match(policy.get('img-src') ?? '', /^'self'( data:)?$/)
      assert.equal(policy.get('require-trusted-types-for'), "'script'")
      assert.equal(policy.get('trusted-types'), 'laurel')
      assert.doesNotMatch(answer.headers.get('content-security-policy') ?? '', /unsafe|\*|https?:/)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
      assert.equal(answer.headers.get('cross-origin-opener-policy'), 'same-origin')
      assert.match(answer.headers.get('cross-origin-resource-policy') ?? '', /^same-(origin|site)$/)
    }
  })

  test('a script runs parts of this service only, also in a worker', async () => {
    const policy = directives(await service.get('/assets/web/worker.js'))
    assert.deepEqual(
      [...policy],
      [
        ['default-src', "'none'"],
        ['script-src', "'self'"],
        ['connect-src', "'self'"],
        ['frame-ancestors', "'none'"],
        ['require-trusted-types-for', "'script'"],
        ['trusted-types', "'none'"],
      ],
    )
  })

  test('JSON opened as a page can do nothing', async () => {
    const answers = [
      ...(await Promise.all(documents.map((path) => service.get(path)))),
      await service.get('/api/nope'),
      await service.post('/api/flow/run', {}),
    ]
    for (const answer of answers) {
      const policy = directives(answer)
      assert.equal(policy.get('default-src'), "'none'")
      assert.ok(policy.has('sandbox'))
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
    }
    assert.equal((await service.get('/api/docs')).headers.get('content-type'), 'application/json; charset=utf-8')
  })

  test('no header names the software', async () => {
    for (const path of ['/api/docs', '/', '/api/nope']) {
      const { headers } = await service.get(path)
      for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) assert.equal(headers.get(name), null, name)
    }
  })

  test('HSTS is sent only if the public address is https', async () => {
    const plain = await startService({ publicUrl: 'http://localhost:3000' })
    try {
      for (const path of ['/api/docs', '/problems/validation', '/api/nope']) {
        assert.equal((await plain.get(path)).headers.get('strict-transport-security'), null)
        const age = /max-age=(\d+)/.exec((await service.get(path)).headers.get('strict-transport-security') ?? '')
        assert.ok(Number(age?.[1]) >= 31_536_000, path)
      }
    } finally {
      await plain.close()
    }
  })

  test('share pages are excluded from search engines', async () => {
    for (const path of pages) {
      assert.match((await service.get(path)).headers.get('x-robots-tag') ?? '', /noindex/, path)
    }
  })
})
