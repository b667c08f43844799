/**
 * A record whose id looks like a mini private key can be read through every interface. A key in place of an id is
 * refused.
 */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { findReceipt } from '../../../src/app/records/receipt.ts'
import { findReport } from '../../../src/app/records/report.ts'
import { sealed } from '../../../src/core/report.ts'
import { modernCall, post, toolCall } from '../../mcp/kit.ts'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { passing } from '../kit.ts'

/** An id made by an earlier version. */
const mini = 'S76iFSMcST3MkmWovoFdP8'
const [receiptId, reportId, proofId] = [`rcp_${mini}`, `rpt_${mini}`, `prf_${mini}`]
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

let service: TestService
before(async () => {
  service = await startService()
  const { json } = await service.post('/api/flow/run', { idea: passing })
  const { services } = service
  const receipt = await findReceipt(json['simulation'].receiptId, services)
  const report = await findReport(json['preflight'].reportId, services)
  const hash = 'e'.repeat(64)
  await services.store.commit({
    records: [
      { ...receipt.stored, id: receiptId, ...sealed({ ...receipt.record, receiptId }) },
      { ...report.stored, id: reportId, ...sealed({ ...report.record, reportId }) },
    ],
    proofs: [{ id: proofId, hash, nonce: '0'.repeat(32), createdAt: receipt.stored.createdAt, subject: null }],
  })
})
after(() => service.close())

describe('an id of our form is not screened as text', () => {
  test('is read at every address', async () => {
    for (const path of [
      `/api/receipt/${receiptId}`,
      `/api/receipt/${receiptId}/record`,
      `/api/receipt/${receiptId}/open-badge`,
      `/receipt/${receiptId}`,
      `/receipt/${receiptId}/badge.svg`,
      `/receipt/${receiptId}/image.png`,
      `/receipt/${receiptId}/qr.svg`,
      `/api/report/${reportId}`,
      `/api/report/${reportId}/record`,
      `/report/${reportId}`,
      `/api/proof/${proofId}`,
      `/proof/${proofId}`,
    ])
      assert.equal((await service.get(path)).status, 200, path)
    // No calendar has answered yet.
    for (const part of ['ots', 'tree'])
      assertProblem(await service.get(`/api/proof/${proofId}/${part}`), 409, 'proof-not-timestamped')
  })

  test('is committed and upgraded, as JSON and by a form', async () => {
    for (const body of [{ receiptId }, { reportId }]) {
      assert.equal((await service.post('/api/proof', body)).status, 200)
      assert.equal(
        (await service.post('/api/proof', body, { 'idempotency-key': Object.keys(body).join() })).status,
        200,
      )
      assert.equal((await service.post('/proofs', new URLSearchParams(body).toString(), form)).status, 303)
    }
    assert.equal((await service.post(`/api/proof/${proofId}/upgrade`, {})).status, 200)
    assert.equal((await service.post(`/proof/${proofId}/upgrade`, '', form)).status, 303)
  })

  test('is accepted by the tool, over the direct path and the SDK', async () => {
    const modern = modernCall('tools/call', { name: 'svc_receipt_get', arguments: { receiptId } })
    const answers = [
      await post(service, toolCall('svc_receipt_get', { receiptId })),
      await post(service, [toolCall('svc_receipt_get', { receiptId })]),
      await post(service, modern.body, modern.headers),
    ]
    for (const { json, text } of answers) {
      const { result } = (Array.isArray(json) ? json[0] : json) as { result: any }
      assert.equal(result?.structuredContent?.receiptId, receiptId, text)
    }
  })

  test('is unknown if no record has it, and is not repeated', async () => {
    // With another last letter it is a mini key as well.
    const unknown = 'SivDjPuFoNAKz3xUMbdHov'
    for (const path of [`/api/receipt/rcp_${unknown}`, `/api/report/rpt_${unknown}`, `/api/proof/prf_${unknown}`]) {
      const answer = await service.get(path)
      assertProblem(answer, 404, 'not-found')
      assert.ok(!answer.text.includes(unknown))
    }
    assertProblem(await service.post('/api/proof', { receiptId: `rcp_${unknown}` }), 404, 'not-found')
    const { text } = await post(service, toolCall('svc_receipt_get', { receiptId: `rcp_${unknown}` }))
    assert.match(text, /There is no receipt under this id/)
    assert.ok(!text.includes(unknown) && !service.log().includes(unknown))
  })
})

describe('a key in place of an id', () => {
  const keys = [
    mini,
    `rcp_${mini}x ${mini}`,
    `rcp_ ${mini}`,
    `RCP_${mini}`,
    `rpt_${mini}`,
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'rcp_5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  ]
  for (const key of keys)
    test(`is refused: ${key.slice(0, 8)}… (${key.length} characters)`, async () => {
      assertProblem(await service.get(`/api/receipt/${encodeURIComponent(key)}`), 422, 'key-material')
      assertProblem(await service.post('/api/proof', { receiptId: key }), 422, 'key-material')
      const { text } = await post(service, toolCall('svc_receipt_get', { receiptId: key }))
      assert.match(text, /holds private key material/)
      assert.ok(!text.includes(mini) && !text.includes('5Hue'))
    })

  test('is still a key in every text, even after the prefix of an id', async () => {
    const text = `the badge of ${receiptId}`
    const report = await service.post('/api/compliance/preflight', { idea: text })
    assert.equal(report.json['outcome'], 'fail')
    assert.ok(!report.text.includes(mini))
    assertProblem(await service.post('/api/sandbox/simulate', { assetName: text }), 422, 'key-material')
    assertProblem(
      await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' }, { 'idempotency-key': receiptId }),
      422,
      'key-material',
    )
    assertProblem(await service.post('/api/proof', { receiptId, note: mini }), 422, 'key-material')
  })
})
