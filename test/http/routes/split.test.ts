/** Attacks that screening of single fields misses: padding, proposals and keys split over two fields, disguised ids. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'

const chatter =
  'We run a small school garden club and meet on Tuesdays. The children water the beans and draw what they see. In summer there is a little party with lemonade. Everybody is welcome, whatever the weather.'

describe('padding', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('a proposal before or after harmless chatter still fails, in the flow and in a direct simulation', async () => {
    for (const proposal of [
      'Each token is a share in the company with dividends.',
      'Holders can trade it on our marketplace.',
      'Guaranteed returns of 10% a month.',
      'Stake it to earn yield.',
      'Holders can resell it later.',
    ]) {
      for (const idea of [`${chatter} ${proposal}`, `${proposal} ${chatter}`]) {
        const flow = await service.post('/api/flow/run', { idea })
        assert.equal(flow.json['outcome'], 'fail', idea)
        assert.equal(flow.json['simulation'], null)
        assertProblem(
          await service.post('/api/sandbox/simulate', { assetName: 'Bean Badge', objective: idea }),
          422,
          'screening-failed',
        )
      }
    }
  })

  test('a recovery phrase or key split over two fields is refused, in either order', async () => {
    const phrase = `${'abandon '.repeat(11)}about`.split(' ')
    const [first, second] = [phrase.slice(0, 5).join(' '), phrase.slice(5).join(' ')]
    for (const body of [
      { assetName: 'Badge', tokenType: first, objective: second },
      { assetName: second, objective: first },
      { assetName: first, objective: second },
    ])
      assertProblem(await service.post('/api/sandbox/simulate', body), 422, 'key-material')
    assertProblem(await service.post('/api/flow/run', { idea: first, audience: second }), 422, 'key-material')
    const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
    const halves = { assetName: key.slice(0, 26), tokenType: key.slice(26) }
    assertProblem(await service.post('/api/sandbox/simulate', halves), 422, 'key-material')
  })

  test('no text of a receipt looks like a transaction id, an address or a payment request', async () => {
    const id = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    const { json } = await service.post('/api/sandbox/simulate', {
      assetName: `tx_${id}`,
      tokenType: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      objective: `txid${id}:0`,
    })
    const shown = JSON.stringify(json['mockPayload'])
    assert.ok(!/[0-9a-f]{64}|[13][1-9A-HJ-NP-Za-km-z]{25}/.test(shown), shown)
  })

  test('a very long id is unknown, and its address is in no log', async () => {
    const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
    const answer = await service.get(`/receipt/${key}${'a'.repeat(700)}`)
    assertProblem(answer, 404, 'not-found')
    assert.ok(!service.log().includes(key) && !answer.text.includes(key))
  })

  test('a text of invisible characters counts as empty', async () => {
    for (const idea of ['\u200b\u200b', '\u3164', ' \u2060 '])
      assertProblem(await service.post('/api/compliance/preflight', { idea }), 400, 'validation')
  })

  test('a key that was never issued is refused, and so is another site’s form', async () => {
    const idea = 'A badge for helpers.'
    for (const headers of [{ 'x-api-key': 'zzz' }, { authorization: 'Bearer zzz' }]) {
      const answer = await service.post('/api/compliance/rewrite', { idea }, headers)
      assertProblem(answer, 401, 'unauthorized')
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
    }
    const form = { method: 'POST', body: new URLSearchParams({ idea }), headers: { origin: 'https://evil.example' } }
    assert.equal((await service.call('/', form)).status, 403)
  })
})
