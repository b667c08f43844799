/** What a request says about its host, and line breaks in its values, reach no answer. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { actions, passing, rawRequest } from '../kit.ts'

let service: TestService
let paths: readonly string[] = []
before(async () => {
  service = await startService({
    publicUrl: 'https://base.laurel.example',
    allowedHosts: ['evil.example', '127.0.0.1'],
    metricsToken: 'a-token-of-the-operator',
  })
  const { json } = await service.post('/api/flow/run', { idea: passing })
  const { json: proof } = await service.post('/api/proof', { hash: '5e'.repeat(32) })
  const ids: Readonly<Record<string, string>> = {
    receipt: json['simulation'].receiptId as string,
    report: json['preflight'].reportId as string,
    proof: proof['proofId'] as string,
  }
  paths = service
    .paths()
    .filter((path) => !path.includes('*'))
    .map((path) => path.replace(/(\w+)\/:\w+/, (_, noun: string) => `${noun}/${ids[noun] ?? 'unknown'}`))
    .map((path) => path.replaceAll(/:\w+/g, 'unknown'))
})
after(() => service.close())

test('no address of the service repeats a hostile Host or forwarding header', async () => {
  const hostile = [
    ...['Host: evil.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher', 'X-Forwarded-Port: 666'],
    ...['Forwarded: host=evil.example;proto=gopher', 'X-Original-URL: //evil.example', 'X-Rewrite-URL: //evil.example'],
    'Origin: https://evil.example',
  ]
  assert.ok(paths.length > 60, String(paths.length))
  for (const path of paths) {
    const { status, head, body } = await rawRequest(service.origin, `GET ${path}`, [...hostile, 'Accept: text/html'])
    assert.ok(status >= 200 && status < 500, `${path}: ${head}`)
    assert.doesNotMatch(head + body, /evil\.example|gopher|:666/, path)
  }
})

describe('a line break in a value', () => {
  const broken = 'x\r\nX-Injected: 1\r\n\r\n<b>x</b>'
  const coded = encodeURIComponent(broken)

  const sound = (headers: Headers, what: string) => {
    assert.equal(headers.get('x-injected'), null, what)
    for (const [name, value] of headers) assert.doesNotMatch(value, /injected/i, `${what}: ${name}`)
  }

  test('of a path or query starts no header', async () => {
    for (const path of paths) {
      for (const address of [`${path.replace(/unknown$/, '')}${coded}`, `${path}?q=${coded}&${coded}=1`]) {
        const { status, headers } = await service.get(address, { accept: 'text/html' })
        assert.ok(status < 500, address)
        sound(headers, address)
      }
    }
  })

  test('of a body or form starts no header', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    for (const [path, body] of [
      ...actions,
      ['/api/proof', { hash: '' }] as const,
      ['/api/keys', { label: '' }] as const,
      ['/api/waitlist', { email: '', interest: '' }] as const,
    ]) {
      const values = Object.fromEntries(Object.keys(body).map((name) => [name, broken]))
      const answer = await service.post(path, values)
      assert.ok(answer.status < 500, answer.text)
      sound(answer.headers, path)
    }
    for (const path of ['/', '/proofs', '/keys', '/waitlist']) {
      const fields = new URLSearchParams({ idea: broken, nonce: broken, hash: broken, label: broken, email: broken })
      const answer = await service.call(path, { method: 'POST', headers: form, body: fields.toString() })
      assert.ok(answer.status < 500, answer.text)
      sound(answer.headers, path)
    }
  })
})

test('pictures of a receipt opened as a page can do nothing, whatever its name', async () => {
  const { json } = await service.post('/api/sandbox/simulate', { assetName: '</text><script>alert(1)</script>' })
  for (const [file, type] of [
    ['badge.svg', 'image/svg+xml'],
    ['qr.svg', 'image/svg+xml'],
    ['image.png', 'image/png'],
  ] as const) {
    const { status, headers, text } = await service.get(`/receipt/${String(json['receiptId'])}/${file}`)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), type)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'; sandbox")
    if (type === 'image/svg+xml') assert.doesNotMatch(text, /<script|<a\b|foreignObject|\bon\w+=/)
  }
})
