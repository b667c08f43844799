/** The token that comes with a record deletes it. Afterwards no interface and no file has the record. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { deleteTokenOf } from '../../../src/app/records/delete-token.ts'
import type { Store } from '../../../src/app/ports.ts'
import { modernCall, post, toolCall } from '../../mcp/kit.ts'
import { type Answer, type TestService, assertProblem, startService, testVersion } from '../../fakes/service.ts'
import { headerList, passing } from '../kit.ts'
import { tokenForm, wrong, kept, make, remove, onDisk, doorsOf } from './deletion-kit.ts'

describe('the token', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('is in every answer that creates a record, and in no other', async () => {
    const flow = (await service.post('/api/flow/run', { idea: passing })).json
    const report = (await service.post('/api/compliance/preflight', { idea: passing })).json
    const receipt = (await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json
    const direct = (await post(service, toolCall('svc_preflight', { idea: passing }))).json['result'].structuredContent
    const called = modernCall('tools/call', { name: 'svc_flow_run', arguments: { idea: passing } })
    const modern = (await post(service, called.body, called.headers)).json['result'].structuredContent
    const simulated = (await post(service, [toolCall('svc_sandbox_simulate', { assetName: 'Bird Watcher' })]))
      .json as any
    const all = [
      ...[flow['preflight'], report, direct, modern.preflight].map((one) => kept('report', one)),
      ...[flow['simulation'], receipt, modern.simulation, simulated[0].result.structuredContent].map((one) =>
        kept('receipt', one),
      ),
    ]
    for (const { token } of all) assert.match(token, tokenForm)
    assert.equal(new Set(all.map(({ token }) => token)).size, all.length)
    assert.equal('deleteToken' in flow, false)

    for (const path of doorsOf({
      report: kept('report', flow['preflight']),
      receipt: kept('receipt', flow['simulation']),
    })) {
      const { status, text } = await service.get(path)
      assert.equal(status, 200, path)
      assert.doesNotMatch(text, /del_|deleteToken/, path)
    }
    const read = await post(service, toolCall('svc_receipt_get', { receiptId: receipt['receiptId'] }))
    assert.doesNotMatch(read.text, /del_|deleteToken/)
    // None of these calls had an Idempotency-Key, so no answer was stored.
    assert.doesNotMatch(onDisk(service) + service.log(), /del_[0-9a-f]/)
  })

  test('is the same in a repeated answer', async () => {
    const key = { 'idempotency-key': 'one' }
    assert.deepEqual(await make(service, passing, key), await make(service, passing, key))
  })

  test('does not look like key material in any field', async () => {
    const { report } = await make(service)
    for (const idea of [`deleteToken: ${report.token}`, `{"deleteToken":"${report.token}"} for our private club`])
      assert.notEqual((await service.post('/api/compliance/preflight', { idea })).json['outcome'], 'fail', idea)
  })

  test('is required for deletion, and is checked before any read of the store', async () => {
    const { report, receipt } = await make(service)
    let asked = 0
    const counting = (store: Store): Store => ({
      ...store,
      find: (kind, id) => ((asked += 1), store.find(kind, id)),
      remove: (kind, id) => ((asked += 1), store.remove(kind, id)),
    })
    const other = await startService({ folder: service.folder, store: counting })
    try {
      const unknown = `/api/report/rpt_${'A'.repeat(22)}`
      const answers: Answer[] = []
      for (const path of [report.path, receipt.path, unknown, '/api/report/odd'])
        for (const token of [undefined, '', wrong, 'del_', `${report.token}0`, report.token.toUpperCase(), receipt.id])
          answers.push(await remove(other, path, token))
      answers.push(await remove(other, report.path, receipt.token), await remove(other, receipt.path, report.token))
      for (const answer of answers) assertProblem(answer, 403, 'forbidden')
      // The two answers differ only in the address and the request id.
      const same = answers.map(({ json: { instance: _, requestId: __, ...rest } }) => JSON.stringify(rest))
      assert.equal(new Set(same).size, 1)
      assert.equal(asked, 0)
      assert.equal((await service.get(report.path)).status, 200)
    } finally {
      await other.close()
    }
  })
})

describe('a deleted record', () => {
  let service: TestService
  let other: TestService
  before(async () => {
    service = await startService()
    other = await startService({ folder: service.folder })
  })
  after(async () => {
    await other.close()
    await service.close()
  })

  test('is gone at every interface of every instance, like an id that never existed', async () => {
    const made = await make(service)
    const badge = `/receipt/${made.receipt.id}`
    const { json } = await service.post('/api/proof', { receiptId: made.receipt.id })
    const etags = new Map<string, string>()
    for (const path of doorsOf(made))
      for (const one of [service, other]) {
        const { status, headers } = await one.get(path)
        assert.equal(status, 200, path)
        etags.set(path, headers.get('etag') ?? '')
        // A shared cache must not show it any longer.
        assert.equal(headers.get('cache-control'), 'private, no-cache', path)
      }

    const answer = await remove(service, made.receipt.path, made.receipt.token)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.json, { ok: true, version: testVersion, deleted: true })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal((await service.get(made.report.path)).status, 200)
    assert.deepEqual((await remove(other, made.report.path, made.report.token)).json, answer.json)

    for (const path of doorsOf(made)) {
      const never = path.replace(/(r(?:pt|cp)_)\w{22}/, '$1AAAAAAAAAAAAAAAAAAAAAA')
      for (const one of [service, other]) {
        const gone = await one.get(path, { 'if-none-match': etags.get(path) ?? '' })
        assertProblem(gone, 404, 'not-found')
        const plain = ({ json: { instance: _, requestId: __, ...rest } }: Answer) => rest
        assert.deepEqual(plain(gone), plain(await one.get(never)), path)
      }
    }
    const tool = await post(service, toolCall('svc_receipt_get', { receiptId: made.receipt.id }))
    assert.match(tool.text, /There is no receipt under this id/)
    assertProblem(await service.post('/api/proof', { receiptId: made.receipt.id }), 404, 'not-found')
    assertProblem(await service.post('/api/proof', { reportId: made.report.id }), 404, 'not-found')

    // The hash stays, but leads to no record.
    const proof = await service.get(`/api/proof/${String(json['proofId'])}`)
    assert.equal(proof.json['data'].hash, json['hash'])
    const page = await service.get(`/proof/${String(json['proofId'])}`)
    assert.equal(page.status, 200)
    assert.ok(!page.text.includes(badge) && !page.text.includes(passing))
  })

  test('with its token is unknown, however often it is requested', async () => {
    const { report } = await make(service)
    assert.equal((await remove(service, report.path, report.token)).status, 200)
    const never = `rpt_${'A'.repeat(22)}`
    for (let again = 0; again < 3; again += 1)
      assertProblem(await remove(service, report.path, report.token), 404, 'not-found')
    assertProblem(
      await remove(service, `/api/report/${never}`, deleteTokenOf(never, service.services)),
      404,
      'not-found',
    )
  })

  test('both of two concurrent instances say that it is gone', async () => {
    const { report } = await make(service)
    const answers = await Promise.all([service, other].map((one) => remove(one, report.path, report.token)))
    assert.ok(answers.some(({ status }) => status === 200))
    for (const { status } of answers) assert.ok(status === 200 || status === 404)
  })

  test('is in no file, and neither is a stored answer that contains it', async () => {
    const text = 'A badge for the keepers of the quixotic zeppelin hangar, with no monetary value.'
    const stays = 'A badge for the painters of the velvet lighthouse, with no monetary value.'
    const made = await make(service, text, { 'idempotency-key': 'deleted' })
    await make(service, stays, { 'idempotency-key': 'stays' })
    const once = (await service.post('/api/compliance/preflight', { idea: text }, { 'idempotency-key': 'once' })).json
    const named = { assetName: 'Keeper of the quixotic zeppelin hangar' }
    const receipt = (await service.post('/api/sandbox/simulate', named, { 'idempotency-key': 'name' })).json
    const texts = ['quixotic zeppelin', 'velvet lighthouse']
    const found = () => texts.map((one) => onDisk(service).includes(one))
    assert.deepEqual(found(), [true, true])

    for (const { path, token } of [made.report, made.receipt, kept('report', once), kept('receipt', receipt)])
      assert.equal((await remove(service, path, token)).status, 200, path)
    assert.deepEqual(found(), [false, true])
    assert.ok(!onDisk(service).includes(made.report.token))

    // The key is free again, so the same request is a new one.
    const again = await make(service, text, { 'idempotency-key': 'deleted' })
    assert.notEqual(again.report.id, made.report.id)
  })

  test('is in no file after RETENTION_DAYS either', async () => {
    const text = 'A badge for the divers of the crystalline aqueduct, with no monetary value.'
    const made = await make(service, text, { 'idempotency-key': 'old' })
    assert.ok(onDisk(service).includes('crystalline aqueduct'))
    await service.services.store.removeOlderThan(new Date(Date.now() + 3_600_000))
    assert.ok(!onDisk(service).includes('crystalline aqueduct'))
    for (const path of doorsOf(made)) assertProblem(await other.get(path), 404, 'not-found')
  })
})

describe('the call', () => {
  test('is free of charge, even if the allowance is used up', async (t) => {
    const service = await startService({ freeQuota: 1 })
    t.after(() => service.close())
    const { report } = await make(service)
    assertProblem(await service.post('/api/compliance/preflight', { idea: passing }), 429, 'rate-limited')
    const answer = await remove(service, report.path, report.token)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('ratelimit'), null)
  })

  test('accepts no body and no query, and refuses key material', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    const { report } = await make(service)
    const json = { 'content-type': 'application/json', 'x-delete-token': report.token }
    const withBody = await service.call(report.path, { method: 'DELETE', headers: json, body: '{"a":1}' })
    assertProblem(withBody, 400, 'validation')
    assertProblem(await remove(service, `${report.path}?deleteToken=${report.token}`), 400, 'validation')
    assertProblem(await remove(service, `${report.path}?a=1`, report.token), 400, 'validation')
    const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'
    assertProblem(await remove(service, report.path, key), 422, 'key-material')
    // Clients that send a content type without a body send no body.
    assert.equal((await remove(service, report.path, report.token, json)).status, 200)
  })

  test('is allowed for pages of any origin', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'DELETE' }
    for (const path of ['/api/report/x', '/api/receipt/x']) {
      const preflight = await service.call(path, { method: 'OPTIONS', headers })
      assert.equal(preflight.status, 204)
      assert.ok(headerList(preflight, 'access-control-allow-methods').includes('delete'))
      assert.ok(headerList(preflight, 'access-control-allow-headers').includes('x-delete-token'))
      const refused = await remove(service, path, wrong, { origin: headers.origin })
      assert.equal(refused.headers.get('access-control-allow-origin'), '*')
    }
    const put = await service.call('/api/report/x', { method: 'PUT' })
    assert.equal(put.headers.get('allow'), 'GET, HEAD, DELETE, OPTIONS')
  })

  test('is in every list of calls', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    const { endpoints } = (await service.get('/api/docs')).json['data']
    const deletions = endpoints.filter(({ method }: { method: string }) => method === 'DELETE')
    assert.deepEqual(
      deletions.map(({ path, expensive }: { path: string; expensive: boolean }) => [path, expensive]),
      [
        ['/api/receipt/:id', false],
        ['/api/report/:id', false],
        ['/api/keys/current', false],
      ],
    )
    const { paths } = (await service.get('/openapi.json')).json
    const { parameters, responses } = paths['/api/report/{id}'].delete
    const header = parameters.find((one: { in: string }) => one.in === 'header')
    assert.deepEqual([header.name, header.required], ['X-Delete-Token', true])
    for (const status of ['200', '403', '404']) assert.ok(status in responses, status)
  })
})
