/**
 * Documents have an envelope, answers of actions are flat, and every answer has exactly the members of
 * docs/spec/decisions.md 2.
 */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService, testVersion } from '../../fakes/service.ts'
import { actions, failing, keys, passing, pathOf, rawRequest, warning } from '../kit.ts'

const report = [
  ...['audience', 'createdAt', 'disclaimer', 'findings', 'idea', 'network', 'outcome', 'reportId'],
  ...['rulesVersion', 'shareUrl', 'summary', 'tokenType'],
]
const deletable = (members: readonly string[]): string[] => [...members, 'deleteToken'].sort()
const rewrite = ['changes', 'disclaimer', 'outcome', 'safeIdea', 'source']
const simulation = [
  ...['contentDigest', 'createdAt', 'disclaimer', 'imageOmits', 'imageUrl', 'mockPayload', 'network', 'openBadgeUrl'],
  ...['receiptId', 'shareUrl'],
]
const mockPayload = [
  ...['assetName', 'disclosure', 'mock', 'network', 'objective', 'tokenType', 'transferability', 'valueClaim'],
]
const flat = (members: readonly string[]): string[] => [...members, 'ok', 'version'].sort()
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** RFC 8785 for results of JSON.parse: members in UTF-16 order, no white space, ECMAScript numbers and strings. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

describe('envelope', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('preflight: a flat report with exactly its members', async () => {
    const { status, json } = await service.post('/api/compliance/preflight', {
      idea: failing,
      tokenType: 'badge',
      network: 'testnet',
      audience: 'members',
    })
    assert.equal(status, 200)
    assert.deepEqual(keys(json), flat(deletable(report)))
    assert.equal(json['ok'], true)
    assert.equal(json['version'], testVersion)
    assert.equal(json['outcome'], 'fail')
    assert.equal(json['idea'], failing)
    assert.equal(json['tokenType'], 'badge')
    assert.equal(json['network'], 'testnet')
    assert.equal(json['audience'], 'members')
    assert.match(json['createdAt'], time)
    assert.match(json['reportId'], /^rpt_[A-Za-z0-9_-]{22,}$/)
    assert.equal(json['shareUrl'], `https://laurel.example/report/${String(json['reportId'])}`)
    assert.ok(json['findings'].length > 0)
    for (const finding of json['findings']) {
      assert.deepEqual(
        keys(finding),
        ['advice', 'category', 'end', 'excerpt', 'learnMore', 'message', 'ruleId', 'severity', 'start'].sort(),
      )
      assert.ok(finding.severity === 'fail' || finding.severity === 'warn')
      assert.equal(failing.slice(finding.start, finding.end), finding.excerpt)
      assert.ok(finding.learnMore.startsWith('https://laurel.example/'), finding.learnMore)
    }
  })

  test('preflight: offsets are UTF-16 code units of the idea in the answer', async () => {
    const { json } = await service.post('/api/compliance/preflight', { idea: `🦜🦜 ${failing}` })
    assert.equal(json['idea'], `🦜🦜 ${failing}`)
    assert.ok(json['findings'].length > 0)
    for (const { start, end, excerpt } of json['findings']) assert.equal(json['idea'].slice(start, end), excerpt)
  })

  test('preflight: a finding about the network field has no offsets', async () => {
    const { status, json } = await service.post('/api/compliance/preflight', { idea: passing, network: 'mainnet' })
    assert.equal(status, 200)
    assert.equal(json['outcome'], 'fail')
    const found = json['findings'].filter((finding: any) => finding.category === 'mainnet')
    assert.ok(found.length > 0)
    for (const finding of found) assert.ok(!('start' in finding) && !('end' in finding), JSON.stringify(finding))
  })

  test('rewrite: flat, changes with five members', async () => {
    const { json } = await service.post('/api/compliance/rewrite', { idea: failing })
    assert.deepEqual(keys(json), flat(rewrite))
    assert.equal(json['source'], 'rules')
    assert.notEqual(json['outcome'], 'fail')
    assert.ok(json['changes'].length > 0)
    for (const change of json['changes']) assert.deepEqual(keys(change), ['category', 'from', 'reason', 'ruleId', 'to'])
  })

  test('flow: flat, with report, rewrite and simulation of the same shapes', async () => {
    const { json } = await service.post('/api/flow/run', { idea: warning })
    assert.deepEqual(
      keys(json),
      flat(['accepted', 'disclaimer', 'nextSteps', 'outcome', 'preflight', 'rewrite', 'simulation']),
    )
    assert.deepEqual(keys(json['preflight']), deletable(report))
    assert.deepEqual(keys(json['rewrite']), rewrite)
    assert.deepEqual(keys(json['simulation']), deletable(simulation))
    assert.deepEqual(keys(json['simulation'].mockPayload), mockPayload)
    assert.equal(json['accepted'], false)
    assert.ok(json['nextSteps'].every((step: unknown) => typeof step === 'string' && step !== ''))
  })

  test('simulate: flat, and the mock payload says that it is a mock', async () => {
    const { status, json } = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })
    assert.equal(status, 200)
    assert.deepEqual(keys(json), flat(deletable(simulation)))
    assert.deepEqual(keys(json['mockPayload']), mockPayload)
    const { mock, assetName, tokenType, network, transferability, valueClaim } = json['mockPayload']
    assert.deepEqual(
      { mock, assetName, tokenType, network, transferability, valueClaim },
      {
        mock: true,
        assetName: 'Bird Watcher',
        tokenType: 'badge',
        network: 'testnet',
        transferability: 'non-transferable',
        valueClaim: 'none',
      },
    )
    assert.equal(json['network'], 'testnet')
    assert.match(json['disclaimer'], /not on-chain/i)
    assert.match(json['createdAt'], time)
    assert.match(json['receiptId'], /^rcp_[A-Za-z0-9_-]{22,}$/)
    assert.match(json['contentDigest'], /^[0-9a-f]{64}$/)
    assert.equal(json['shareUrl'], `https://laurel.example/receipt/${String(json['receiptId'])}`)
  })

  test("receipt: the document has the members of the action's answer, and proof null", async () => {
    const { ok, version, deleteToken, ...made } = (
      await service.post('/api/sandbox/simulate', { assetName: 'Äpfel & Birnen 🍐', objective: 'Thanks for picking.' })
    ).json
    const { json } = await service.get(`/api/receipt/${String(made['receiptId'])}`)
    assert.equal(ok, true)
    assert.match(String(deleteToken), /^del_[0-9a-f]{64}$/)
    assert.deepEqual(json, { ok: true, version, data: { ...made, proof: null } })
  })

  test("report: the document has the members of the action's answer, and its digest", async () => {
    const { ok, version, deleteToken, ...made } = (await service.post('/api/compliance/preflight', { idea: failing }))
      .json
    assert.match(String(deleteToken), /^del_[0-9a-f]{64}$/)
    const { json } = await service.get(`/api/report/${String(made['reportId'])}`)
    assert.equal(ok, true)
    const { contentDigest, ...rest } = json['data']
    assert.match(contentDigest, /^[0-9a-f]{64}$/)
    assert.deepEqual({ ...json, data: rest }, { ok: true, version, data: made })
  })

  test('records are canonical JSON, and contentDigest is the SHA-256 of their bytes', async () => {
    const idea = `${failing} Zwölf Äpfel, 十二, 🍏, "quoted" \\ and \u0007`
    const made = await service.post('/api/compliance/preflight', { idea })
    const receipt = await service.post('/api/sandbox/simulate', { assetName: 'Ünïcødé 🦜 "x"', objective: 'a\nb\tc' })
    for (const path of [
      `/api/report/${String(made.json['reportId'])}`,
      `/api/receipt/${String(receipt.json['receiptId'])}`,
    ]) {
      const { data } = (await service.get(path)).json
      const record = await service.get(`${path}/record`)
      assert.equal(record.status, 200)
      assert.equal(record.text, canonical(JSON.parse(record.text)))
      assert.equal(sha256(record.text), data.contentDigest)
      const holds = JSON.parse(record.text) as Record<string, unknown>
      assert.ok(!('contentDigest' in holds))
      // Addresses depend on the configuration and the digest must not, so the record has none.
      assert.doesNotMatch(record.text, /laurel\.example/)
      for (const name of ['idea', 'mockPayload', 'createdAt', 'reportId', 'receiptId']) {
        if (name in data) assert.deepEqual(holds[name], data[name], name)
      }
      if ('findings' in data) {
        const found = data.findings.map(({ learnMore, ...finding }: any) => (learnMore ? finding : {}))
        assert.deepEqual(holds['findings'], found)
      }
      assert.equal((await service.get(`${path}/record`)).text, record.text)
    }
  })

  test('health and docs: documents with exactly their members', async () => {
    const health = (await service.get('/api/health')).json
    assert.deepEqual(keys(health), ['data', 'ok', 'version'])
    assert.deepEqual(keys(health['data']), ['capabilities', 'checks', 'status', 'uptimeSeconds', 'version'])
    assert.equal(health['data'].status, 'ok')
    const { capabilities, checks } = health['data']
    assert.deepEqual(keys(capabilities), ['flow', 'mcp', 'preflight', 'proofs', 'rewrite', 'sandbox'])
    assert.deepEqual(keys(capabilities.rewrite), ['ai'])
    assert.deepEqual(keys(capabilities.proofs), ['calendars', 'headerCheck'])
    assert.deepEqual(keys(capabilities.mcp), ['protocolVersions'])
    assert.deepEqual(keys(checks), ['ai', 'calendars', 'store'])
    for (const check of Object.values(checks)) assert.deepEqual(keys(check), ['checkedAt', 'status'])
    const docs = (await service.get('/api/docs')).json
    assert.deepEqual(keys(docs), ['data', 'ok', 'version'])
    assert.deepEqual(keys(docs['data']), ['endpoints', 'mcp', 'openapi', 'pages', 'problems'])
    assert.deepEqual(docs['data'].openapi, {
      json: 'https://laurel.example/openapi.json',
      yaml: 'https://laurel.example/openapi.yaml',
    })
    for (const row of docs['data'].endpoints) assert.deepEqual(keys(row), ['expensive', 'method', 'path', 'summary'])
    assert.ok(docs['data'].endpoints.some((row: any) => row.path === '/api/mcp/server-card'))
    const expensive = docs['data'].endpoints.filter((row: any) => row.expensive).map((row: any) => row.path)
    for (const [path] of actions) assert.ok(expensive.includes(path), path)
  })

  test('ids are distinct and have no common prefix', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { json } = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })
        return String(json['receiptId']).slice(4)
      }),
    )
    assert.equal(new Set(ids).size, 40)
    assert.ok(new Set(ids.map((id) => id[0])).size > 1)
  })
})

describe('addresses', () => {
  test('every address in an answer begins with the configured one, whatever the request says', async (t) => {
    const service = await startService({
      publicUrl: 'https://base.laurel.example/under',
      allowedHosts: ['evil.example', '127.0.0.1'],
    })
    t.after(() => service.close())
    const hostile = [
      ...['Host: evil.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher'],
      ...['Forwarded: host=evil.example;proto=gopher', 'X-Original-URL: //evil.example', 'X-Forwarded-Port: 666'],
      'Content-Type: application/json',
    ]
    const seen: string[] = []
    for (const [path, body] of [...actions, ['/api/flow/run', { idea: passing }] as const]) {
      const answer = await rawRequest(service.origin, `POST ${path}`, hostile, JSON.stringify(body))
      assert.equal(answer.status, 200, answer.body)
      seen.push(answer.head + answer.body)
    }
    const made = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })
    for (const name of ['shareUrl', 'imageUrl', 'openBadgeUrl']) {
      assert.ok(made.json[name].startsWith('https://base.laurel.example/under/'), made.json[name])
    }
    const receipt = `/api/receipt/${String(made.json['receiptId'])}`
    const share = `/receipt/${String(made.json['receiptId'])}`
    for (const path of [receipt, share, '/api/docs', '/api/health', '/openapi.json', '/nope', '/api/receipt/rcp_x']) {
      const answer = await rawRequest(service.origin, `GET ${path}`, hostile)
      assert.ok(answer.status > 0 && answer.status < 500, `${path}: ${answer.head}`)
      seen.push(answer.head + answer.body)
    }
    for (const text of seen) assert.doesNotMatch(text, /evil\.example|gopher|:666/)
  })

  test('a Host that is not allowed is refused and not repeated', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    const answer = await rawRequest(service.origin, 'GET /api/health', ['Host: evil.example'])
    assert.equal(answer.status, 403, answer.head)
    assert.doesNotMatch(answer.head + answer.body, /evil\.example/)
    assert.equal((JSON.parse(answer.body) as { code: string }).code, 'forbidden')
  })

  test('the addresses in answers are those of the service', async (t) => {
    const service = await startService()
    t.after(() => service.close())
    const made = (await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json
    for (const name of ['shareUrl', 'imageUrl', 'openBadgeUrl']) {
      assert.equal((await service.get(pathOf(made[name]))).status, 200, `${name} ${String(made[name])}`)
    }
    const report = (await service.post('/api/compliance/preflight', { idea: failing })).json
    assert.equal((await service.get(pathOf(report['shareUrl']))).status, 200)
    for (const { learnMore } of report['findings']) {
      assert.equal((await service.get(pathOf(learnMore))).status, 200, learnMore)
    }
  })
})
