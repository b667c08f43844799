/** Answers that are made on the spot are compressed as the client asks, each coding with its own ETag, secrets never. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { failing, headerList, passing, rawRequest } from '../kit.ts'
import { post, locationOf } from '../../pages/studio/kit.ts'

let service: TestService
let made: Readonly<Record<'receipt' | 'report' | 'result', string>>
before(async () => {
  service = await startService({ freeQuota: 1000 })
  const flow = (await service.post('/api/flow/run', { idea: passing })).json
  made = {
    receipt: String(flow['simulation'].receiptId),
    report: String((await service.post('/api/compliance/preflight', { idea: failing })).json['reportId']),
    result: locationOf(await post(service, { idea: failing })),
  }
})
after(() => service.close())

/** Pages and documents of records, which are made for each request. */
const paths = (): readonly string[] => [
  made.result,
  `/receipt/${made.receipt}`,
  `/report/${made.report}`,
  `/receipt/${made.receipt}/badge.svg`,
  '/status',
  '/nothing-here',
]

describe('compression', () => {
  for (const coding of ['br', 'gzip', 'identity'])
    test(`every page and picture in letters is sent as asked for: ${coding}`, async () => {
      for (const path of paths()) {
        const plain = await service.get(path, { 'accept-encoding': 'identity', accept: 'text/html' })
        const answer = await service.get(path, { 'accept-encoding': coding, accept: 'text/html' })
        assert.equal(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding, path)
        assert.ok(headerList(answer, 'vary').includes('accept-encoding'), path)
        assert.equal(answer.headers.get('content-type'), plain.headers.get('content-type'), path)
        const size = Number(answer.headers.get('content-length'))
        if (coding !== 'identity') assert.ok(size < 0.55 * Buffer.byteLength(plain.text), `${path}: ${size}`)
        // The client has decoded it; the id of the request and the clock differ.
        assert.equal(answer.text.slice(0, 800), plain.text.slice(0, 800), path)
      }
    })

  test('answers of actions are compressed too, and hold the same', async () => {
    const body = { idea: `${failing} ${'It hangs beside the door of the school garden. '.repeat(20)}` }
    for (const path of ['/api/compliance/preflight', '/api/compliance/rewrite', '/api/flow/run']) {
      const answer = await service.post(path, body, { 'accept-encoding': 'br' })
      assert.equal(answer.headers.get('content-encoding'), 'br', path)
      assert.equal(answer.json['ok'], true, path)
    }
    const called = await service.post(
      '/api/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'svc_preflight', arguments: body } },
      { 'accept-encoding': 'gzip', accept: 'application/json, text/event-stream' },
    )
    assert.equal(called.headers.get('content-encoding'), 'gzip')
    assert.equal(called.json['id'], 1)
  })

  test('what fits into a packet, or is compressed already, is sent as it is', async () => {
    for (const path of ['/api/health', '/api/nothing', `/receipt/${made.receipt}/image.png`]) {
      const answer = await rawRequest(service.origin, `GET ${path}`, ['Accept-Encoding: br, gzip'])
      assert.equal(answer.headers.get('content-encoding'), undefined, path)
    }
  })

  test('each coding has a strong ETag of its own, and 304 and HEAD agree with it', async () => {
    for (const path of [`/receipt/${made.receipt}`, `/report/${made.report}`]) {
      const tags = new Set<string>()
      for (const coding of ['br', 'gzip', 'identity']) {
        const accept = { 'accept-encoding': coding }
        const first = await service.get(path, accept)
        const etag = first.headers.get('etag') ?? ''
        assert.match(etag, /^"[\x21\x23-\x7e]+"$/)
        tags.add(etag)
        const again = await service.get(path, { ...accept, 'if-none-match': etag })
        assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag], path)
        assert.ok(headerList(again, 'vary').includes('accept-encoding'))
        assert.equal(again.headers.get('content-encoding'), null)
        const head = await rawRequest(service.origin, `HEAD ${path}`, [`Accept-Encoding: ${coding}`])
        for (const name of ['etag', 'content-encoding', 'content-length', 'vary'])
          assert.equal(head.headers.get(name) ?? null, first.headers.get(name), `${path} ${coding} ${name}`)
      }
      assert.equal(tags.size, 3)
    }
  })

  test('the record has the same bytes for its digest in every coding', async () => {
    const texts = new Set<string>()
    for (const coding of ['br', 'gzip', 'identity'])
      texts.add((await service.get(`/api/report/${made.report}/record`, { 'accept-encoding': coding })).text)
    assert.equal(texts.size, 1)
  })

  test('a new API key is sent as it is, beside the label that was typed', async () => {
    const page = await service.call('/keys', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'accept-encoding': 'br, gzip',
      },
      body: 'label=my+label',
    })
    assert.match(page.text, /lrl_/)
    assert.equal(page.headers.get('content-encoding'), null)
    const api = await service.post('/api/keys', { label: 'x'.repeat(40) }, { 'accept-encoding': 'br, gzip' })
    assert.match(String(api.json['key']), /^lrl_/)
    assert.equal(api.headers.get('content-encoding'), null)
  })
})
