/** The service never asks for an address that somebody typed. */
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { startService } from '../../fakes/service.ts'
import { post, toolCall } from '../../mcp/kit.ts'

test('addresses in every field: a listener there is never contacted, also when pages and pictures are shown', async (t) => {
  let contacted = 0
  const canary = createServer((_request, response) => response.end('seen'))
  canary.on('connection', () => (contacted += 1)).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  const service = await startService()
  t.after(async () => {
    await service.close()
    canary.close()
  })
  const { port } = canary.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/x.png`
  const forms = [address, `<img src="${address}">`, `![x](${address})`, `url(${address})`, `//127.0.0.1:${port}/`]
  const shown: string[] = []
  for (const text of forms) {
    const idea = `A badge for readers of ${text} . It cannot be sold.`
    const bodies: readonly (readonly [string, object])[] = [
      ['/api/compliance/preflight', { idea, audience: text }],
      ['/api/compliance/rewrite', { idea, tokenType: text }],
      ['/api/flow/run', { idea, audience: text, acceptRewrite: true }],
      ['/api/sandbox/simulate', { assetName: text.slice(0, 60), objective: text, look: { issuer: text.slice(0, 40) } }],
      ['/api/sandbox/simulate', { assetName: text.slice(0, 60) }],
      ['/api/proof', { hash: text }],
      ['/api/keys', { label: text }],
      ['/api/waitlist', { email: 'a@b.example', interest: text }],
      ['/api/agent/handshake', { agent: text, url: address }],
    ]
    for (const [path, body] of bodies) {
      const { json, status } = await service.post(path, body, {
        referer: address,
        origin: `http://127.0.0.1:${port}`,
        'x-forwarded-for': address,
        'x-original-url': address,
      })
      assert.ok(status < 500, path)
      const receipt = json['receiptId'] ?? json['simulation']?.receiptId
      if (receipt !== undefined)
        shown.push(...['', '/badge.svg', '/image.png', '/qr.svg'].map((file) => `/receipt/${String(receipt)}${file}`))
      const report = json['reportId'] ?? json['preflight']?.reportId
      if (report !== undefined) shown.push(`/report/${String(report)}`)
    }
    await post(service, toolCall('svc_flow_run', { idea }))
    for (const path of ['/?idea=', '/library?q=', '/nope/']) shown.push(path + encodeURIComponent(idea))
  }
  assert.ok(shown.length > 30, String(shown.length))
  for (const path of shown) assert.ok((await service.get(path, { accept: 'text/html' })).status < 500, path)
  assert.equal(contacted, 0)
  await (await fetch(address)).text()
  assert.equal(contacted, 1, 'the listener hears')
})
