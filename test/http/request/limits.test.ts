/** Exactly the configured number of expensive calls is allowed per client, and clients cannot choose their identity. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { type Answer, type Options, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { actions, failing, jsonType, keys, passing } from '../kit.ts'

const simulate = '/api/sandbox/simulate'
const good = { assetName: 'Bird Watcher' }

async function withService(options: Options, run: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService(options)
  try {
    await run(service)
  } finally {
    await service.close()
  }
}

const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

describe('the allowance', () => {
  test('40 of 100 sequential calls, then problems that say when to retry', () =>
    withService({ freeQuota: 40 }, async (service) => {
      const answers: Answer[] = []
      for (let n = 0; n < 100; n++) {
        const [path, body] = actions[n % actions.length] ?? [simulate, good]
        answers.push(await service.post(path, body))
      }
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array.from({ length: 100 }, (_, n) => (n < 40 ? 200 : 429)),
      )
      for (const [n, answer] of answers.entries()) {
        assert.equal(answer.headers.get('ratelimit-policy'), '"expensive";q=40;w=3600')
        const limit = /^"expensive";r=(\d+);t=(\d+)$/.exec(answer.headers.get('ratelimit') ?? '')
        assert.ok(limit, `${n}: ${String(answer.headers.get('ratelimit'))}`)
        assert.equal(Number(limit[1]), Math.max(0, 39 - n))
        assert.ok(Number(limit[2]) >= 1 && Number(limit[2]) <= 3600)
        if (n < 40) continue
        assertProblem(answer, 429, 'rate-limited')
        assert.deepEqual(answer.json['violated-policies'], ['expensive'])
        assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
        assert.ok(Number(answer.headers.get('retry-after')) >= Number(limit[2]))
        assert.deepEqual(
          keys(answer.json).filter((name) => name === 'receiptId'),
          [],
        )
      }
      for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'ratelimit-limit', 'ratelimit-reset']) {
        assert.equal(answers[0]?.headers.get(name), null)
      }
    }))

  test('40 of 100 concurrent calls', () =>
    withService({ freeQuota: 40 }, async (service) => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => service.post(simulate, good)))
      assert.equal(count(answers, 200), 40)
      assert.equal(count(answers, 429), 60)
    }))

  test('malformed calls do not count', () =>
    withService({ freeQuota: 2 }, async (service) => {
      for (let n = 0; n < 5; n++) {
        for (const [path] of actions) {
          assert.equal((await service.post(path, '{')).status, 400)
          assert.equal((await service.post(path, {})).status, 400)
          assert.equal((await service.post(path, { idea: passing, assetName: 'x', nope: 1 })).status, 400)
          assert.equal((await service.post(path, ' '.repeat(70_000))).status, 413)
          assert.equal((await service.call(path, { method: 'POST', body: 'x' })).status, 415)
          assert.equal((await service.call(path, { method: 'PUT', headers: jsonType, body: '{}' })).status, 405)
        }
        assert.equal((await service.post(simulate, { ...good, network: 'mainnet' })).status, 400)
        const key = { ...good, objective: `my private key is ${'5e'.repeat(32)}` }
        assertProblem(await service.post(simulate, key), 422, 'key-material')
      }
      const answer = await service.post(simulate, good)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('ratelimit') ?? '', /;r=1;/)
    }))

  test('a malformed call gets its validation error even if the allowance is used up', () =>
    withService({ freeQuota: 1 }, async (service) => {
      assert.equal((await service.post(simulate, good)).status, 200)
      assert.equal((await service.post(simulate, good)).status, 429)
      assertProblem(await service.post(simulate, {}), 400, 'validation')
    }))

  test('documents and pages do not count and carry no limit headers', () =>
    withService({ freeQuota: 2 }, async (service) => {
      for (const path of ['/api/health', '/api/docs', '/openapi.json', '/api/receipt/rcp_x', '/problems/validation']) {
        for (let n = 0; n < 3; n++) {
          const answer = await service.get(path)
          assert.equal(answer.headers.get('ratelimit'), null)
          assert.equal(answer.headers.get('ratelimit-policy'), null)
        }
      }
      assert.match((await service.post(simulate, good)).headers.get('ratelimit') ?? '', /;r=1;/)
      assert.equal((await service.post(simulate, good)).status, 200)
      assert.equal((await service.post(simulate, good)).status, 429)
      assert.equal((await service.get('/api/health')).status, 200)
    }))

  test('screening counts: an answer of fail, as an action and as a refusal', () =>
    withService({ freeQuota: 2 }, async (service) => {
      assert.equal((await service.post('/api/compliance/preflight', { idea: failing })).status, 200)
      assert.equal((await service.post(simulate, { ...good, objective: failing })).status, 422)
      assert.equal((await service.post(simulate, good)).status, 429)
    }))

  test('an allowance of 0 switches limiting off', () =>
    withService({ freeQuota: 0 }, async (service) => {
      for (let n = 0; n < 60; n++) {
        const answer = await service.post('/api/compliance/rewrite', { idea: passing })
        assert.equal(answer.status, 200)
        assert.equal(answer.headers.get('ratelimit'), null)
        assert.equal(answer.headers.get('ratelimit-policy'), null)
      }
    }))
})

describe('the client', () => {
  const call = (service: TestService, headers: Record<string, string>): Promise<Answer> =>
    service.post('/api/compliance/rewrite', { idea: 'A badge for readers.' }, headers)
  const forwarded = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

  test('no header changes it without trusted proxies', () =>
    withService({ freeQuota: 40 }, async (service) => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => {
          const address = `198.51.100.${n}`
          return call(service, {
            'x-forwarded-for': address,
            forwarded: `for=${address}`,
            'x-real-ip': address,
            'cf-connecting-ip': address,
            'true-client-ip': address,
            'x-client-ip': address,
          })
        }),
      )
      assert.equal(count(answers, 200), 40)
    }))

  /** Each list is one client: the first call of each is allowed, the others are not. */
  const sameClient: Readonly<Record<string, readonly string[]>> = {
    'the right-most untrusted hop counts': ['1.2.3.4', '9.9.9.9, 1.2.3.4', '8.8.8.8,7.7.7.7 , 1.2.3.4', ', 1.2.3.4'],
    'trusted hops at the right are passed over': [
      '1.2.3.4',
      '1.2.3.4, 10.0.0.7',
      '9.9.9.9, 1.2.3.4, 10.0.0.7, 10.1.1.1',
    ],
    'IPv4 in IPv6 is IPv4': ['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:1.2.3.4', '::ffff:102:304'],
    'ports are dropped': ['1.2.3.4', '1.2.3.4:5678', '1.2.3.4:1', '[::ffff:1.2.3.4]:443'],
    'an IPv6 /64 is one client': [
      '2001:db8::1',
      '2001:db8::2',
      '2001:DB8:0:0:ffff::9',
      '[2001:db8::3]:443',
      '2001:db8::4%eth0',
    ],
  }
  for (const [idea, addresses] of Object.entries(sameClient)) {
    test(`behind a trusted proxy: ${idea}`, () =>
      withService({ freeQuota: 1, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }, async (service) => {
        const [first = '', ...others] = addresses
        assert.equal((await call(service, forwarded(first))).status, 200, first)
        for (const other of others) assert.equal((await call(service, forwarded(other))).status, 429, other)
        assert.equal((await call(service, forwarded('203.0.113.77'))).status, 200)
      }))
  }

  test('behind a trusted proxy: 200 addresses of one /64 have 40 calls together', () =>
    withService({ freeQuota: 40, trustedProxies: ['127.0.0.1'] }, async (service) => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => call(service, forwarded(`2001:db8:0:7:${(n * 329).toString(16)}::1`))),
      )
      assert.equal(count(answers, 200), 40)
      assert.equal(count(answers, 429), 160)
    }))

  test('behind a trusted proxy: all /64 of one /48 have sixteen allowances together', () =>
    withService({ freeQuota: 2, trustedProxies: ['127.0.0.1'] }, async (service) => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => call(service, forwarded(`2001:db8:0:${n.toString(16)}::1`))),
      )
      assert.equal(count(answers, 200), 32)
      assert.equal(count(answers, 429), 168)
      const refused = await call(service, forwarded('2001:db8:0:ffff::1'))
      assertProblem(refused, 429, 'rate-limited')
      assert.match(refused.json['detail'], /^The network 2001:db8::\/48 has used up/)
      assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      assert.equal((await call(service, forwarded('2001:db8:1::1'))).status, 200, 'another /48')
    }))

  test('behind a trusted proxy: two addresses and two /64 are two clients', () =>
    withService({ freeQuota: 1, trustedProxies: ['127.0.0.1'] }, async (service) => {
      const clients = ['1.2.3.4', '1.2.3.5', '2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1', '9.9.9.9, 1.2.3.6']
      for (const address of clients) assert.equal((await call(service, forwarded(address))).status, 200, address)
      for (const address of clients) assert.equal((await call(service, forwarded(address))).status, 429, address)
    }))

  test('behind a trusted proxy: an invalid header does not make a new client', () =>
    withService({ freeQuota: 3, trustedProxies: ['127.0.0.1'] }, async (service) => {
      const nonsense = ['unknown', '_hidden', 'x1', 'x2', '999.1.1.1', ':::', '""', 'a'.repeat(500), '-', ',', '[']
      const answers: Answer[] = []
      for (const address of nonsense) answers.push(await call(service, forwarded(address)))
      assert.equal(count(answers, 200), 3)
      assert.equal(count(answers, 429), nonsense.length - 3)
    }))
})
