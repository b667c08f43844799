/** What the log holds of requests: method, route, status and request id, and nothing that a caller typed. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { startService } from '../../fakes/service.ts'
import { actions, jsonType, rawRequest } from '../kit.ts'

test('no idea, e-mail address, client address, header value or query is logged at any level, and a line is one entry', async (t) => {
  const service = await startService({
    trustedProxies: ['127.0.0.1'],
    store: (real) =>
      new Proxy(real, {
        get: (target, name, receiver): unknown =>
          name === 'find' ? () => Promise.reject(new Error('The store failed.')) : Reflect.get(target, name, receiver),
      }),
  })
  t.after(() => service.close())
  const typed = 'quetzalword'
  const idea = `A ${typed} badge for readers. It cannot be sold.`
  const headers = {
    'x-forwarded-for': '198.51.100.77',
    'user-agent': `agent-${typed}`,
    referer: `https://site.example/${typed}`,
    'idempotency-key': `key-${typed}`,
  }
  const broken = encodeURIComponent(`${typed}\r\n{"level":50,"msg":"${typed}"}\u001b[31m`)
  for (const [path, good] of actions) {
    for (const body of [
      { ...good, ...('idea' in good ? { idea } : { assetName: `${typed} badge` }) },
      { [typed]: typed },
    ])
      await service.post(path, body, headers)
    await service.post(path, `{"idea": "${typed}" nope`, headers)
    await service.call(path, { method: 'POST', headers: { ...jsonType, ...headers }, body: typed })
  }
  await service.post('/api/waitlist', { email: `${typed}@example.org`, interest: typed }, headers)
  await service.post('/api/keys', { label: typed }, headers)
  for (const path of [`/api/library?q=${broken}`, `/nope/${broken}`, `/?${broken}`, `/receipt/${broken}`])
    await service.get(path, headers)
  // Failures are logged: a failing store, and requests that are not HTTP.
  const failed = await service.get('/api/receipt/rcp_dktSdUzjzHcjQrxW3Hqmee', headers)
  assert.equal(failed.status, 500)
  await rawRequest(service.origin, `GET /%zz${typed}`, [`X-A: ${typed}`])
  await rawRequest(service.origin, `NOPE${typed} /`, [`X-A: ${typed}`])
  const log = service.log()
  assert.ok(log.includes(String(failed.json['requestId'])), 'the failure is in the log')
  assert.doesNotMatch(log, /quetzal|198\.51\.100|site\.example/i)
  for (const line of log.trimEnd().split('\n')) assert.equal(typeof JSON.parse(line), 'object', line)
})
