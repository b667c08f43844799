/** The handshake: the assertions of both sides, and the answers to claims. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, assertProblem, startService, testVersion } from '../../fakes/service.ts'
import { assertions, base, data, scopes } from '../documents.ts'
import { keys } from '../kit.ts'

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())
const pack = async () => data(await service.get('/api/agent/pack.json'))

describe('the handshake', () => {
  const claim = { agent: { name: 'study-helper', version: '1.0.0', scope: scopes }, accepts: assertions }
  const bundle = { json: `${base}/api/agent/pack.json`, yaml: `${base}/api/agent/pack.yaml` }

  test('GET returns the assertions of both sides and how to claim', async () => {
    const given = data(await service.get('/api/agent/handshake'))
    const { guardrails, contentHash } = await pack()
    assert.deepEqual(
      { ...given, claim: { ...given['claim'], schema: given['claim'].schema.type } },
      {
        appId: 'laurel.example',
        protocol: 'agent-knowledge-handshake/1',
        version: testVersion,
        contentHash,
        guardrails,
        assertions,
        scopes,
        claim: { method: 'POST', path: '/api/agent/handshake', schema: 'object' },
        bundle,
      },
    )
    assert.deepEqual(keys(given['claim'].schema.properties), ['accepts', 'agent'])
  })

  test('a claim with all three assertions is accepted', async () => {
    for (const scope of [scopes, ['read-knowledge'], []]) {
      const answer = await service.post('/api/agent/handshake', { ...claim, agent: { ...claim.agent, scope } })
      assert.deepEqual(answer.json, {
        ok: true,
        version: testVersion,
        accepted: true,
        appId: 'laurel.example',
        protocol: 'agent-knowledge-handshake/1',
        bundle,
      })
    }
  })

  test('any other claim is answered with reasons and without the bundle', async () => {
    const refused = async (body: unknown, ...reasons: RegExp[]) => {
      const { status, json } = await service.post('/api/agent/handshake', body)
      assert.equal(status, 200)
      assert.deepEqual(keys(json), ['accepted', 'ok', 'reasons', 'version'])
      assert.equal(json['accepted'], false)
      assert.equal(json['reasons'].length, reasons.length)
      for (const [i, reason] of reasons.entries()) assert.match(json['reasons'][i], reason)
    }
    await refused({ ...claim, accepts: assertions.slice(1) }, /no-securities-solicitation/)
    await refused({ ...claim, accepts: ['education-only', 'anything'] }, /no-securities/, /no-key-handling/)
    await refused({ ...claim, agent: { ...claim.agent, scope: [...scopes, 'move-funds'] } }, /scope asks for more/)
  })

  test('a malformed claim is a validation error', async () => {
    for (const body of [
      {},
      { ...claim, extra: 1 },
      { ...claim, accepts: 'all' },
      { ...claim, agent: { ...claim.agent, name: '' } },
      { accepts: assertions },
      { ...claim, accepts: Array.from({ length: 21 }, () => 'x') },
    ])
      assertProblem(await service.post('/api/agent/handshake', body), 400, 'validation')
  })
})
