/** The studio of a real service: plain forms, answered with the address of their result. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing, unescaped } from '../../http/kit.ts'
import { tokenForm, nonce, type Fields, post, locationOf, ids, words, typed, withService } from './kit.ts'

describe('a form of the studio', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('is answered with the address of its result, known only to its creator', async () => {
    const path = locationOf(await post(service, { idea: passing, nonce: nonce(1) }))
    assert.match(path, tokenForm)
    for (const accept of ['text/html', '*/*']) {
      const result = await service.get(path, { accept })
      assert.equal(result.status, 200)
      assert.equal(result.headers.get('cache-control'), 'private, no-store')
      assert.equal(result.headers.get('referrer-policy'), 'no-referrer')
      assert.equal(result.headers.get('x-robots-tag'), 'noindex')
      assert.match(result.text, /<meta name="robots" content="noindex" \/>/)
      assert.match(result.text, /<title>Your badge is ready/)
      assert.equal(ids(result).length, 1)
      assert.ok(!result.text.includes(path), 'an address that the browser shares is not this one')
    }
    assert.ok(!service.log().includes(path.slice(8)))
  })

  for (const [what, fields] of Object.entries<Fields>({
    'a script': { nonce: nonce(2) },
    'no script': {},
    'a nonce of another form': { nonce: '<b>' },
  }))
    test(`sent again gives the same result and no second receipt, with ${what}`, async () => {
      await withService({}, async (own, receipts) => {
        const form = { idea: `${passing}\r\nSecond line.`, tokenType: 'badge', audience: 'pupils', ...fields }
        const paths = await Promise.all([1, 2, 3, 4].map(async () => locationOf(await post(own, form))))
        paths.push(locationOf(await post(own, form)))
        assert.equal(new Set(paths).size, 1)
        assert.equal(receipts(), 1)
        const [first, second] = [await own.get(paths[0] ?? ''), await own.get(paths[0] ?? '')]
        assert.equal(first.text, second.text)
      })
    })

  test('gives another result if it differs in any way, or was shown anew', async () => {
    const first = { idea: passing, tokenType: 'badge', network: 'testnet', audience: '', nonce: nonce(3) }
    const forms: readonly Fields[] = [
      first,
      { ...first, nonce: nonce(4) },
      { ...first, idea: `${passing} Thank you.` },
      { ...first, tokenType: 'loyalty' },
      { ...first, network: 'regtest' },
      { ...first, audience: 'pupils' },
      { ...first, acceptRewrite: 'true' },
      { ...first, simulate: 'false' },
    ]
    const paths: string[] = []
    for (const form of forms) paths.push(locationOf(await post(service, form)))
    assert.equal(new Set(paths).size, forms.length)
  })

  test('is identified by its nonce on every network; without one, per network', async () => {
    await withService({ trustedProxies: ['127.0.0.1'] }, async (own, receipts) => {
      const from = async (address: string, fields: Fields) =>
        locationOf(await post(own, { idea: passing, ...fields }, { 'x-forwarded-for': address }))
      assert.equal(await from('203.0.113.1', { nonce: nonce(5) }), await from('198.51.100.7', { nonce: nonce(5) }))
      assert.equal(receipts(), 1)
      const home = await from('203.0.113.1', {})
      assert.notEqual(home, await from('198.51.100.7', {}))
      assert.equal((await own.get(home, { 'x-forwarded-for': '198.51.100.7' })).status, 200)
    })
  })

  test('cannot be retrieved with an Idempotency-Key of the API', async () => {
    const token = locationOf(await post(service, { idea: passing, nonce: nonce(6) })).slice(8)
    const input = { idea: passing, acceptRewrite: false, simulate: true }
    const api = await service.post('/api/flow/run', input, { 'idempotency-key': token })
    assert.equal(api.status, 200)
    const page = await service.get(`/result/${token}`)
    assert.ok(!page.text.includes(api.json['simulation'].receiptId))
  })

  test('sent again while the first one runs waits for its answer', async () => {
    let free = () => {}
    const held = new Promise<void>((done) => (free = done))
    let asked = () => {}
    const begun = new Promise<void>((done) => (asked = done))
    const real = service.services.screening.rewrite
    const rewrite: typeof real = async (...input) => {
      asked()
      await held
      return real(...input)
    }
    await withService({ screening: { rewrite } }, async (own, receipts) => {
      const form = { idea: passing, nonce: nonce(7) }
      const first = post(own, form)
      await begun
      const second = post(own, form)
      free()
      const paths = await Promise.all([first, second].map(async (answer) => locationOf(await answer)))
      assert.equal(paths[0], paths[1])
      assert.equal(receipts(), 1)
    })
  })

  test('without a result yet leads to a page that reloads by itself', async () => {
    // Another instance holds the claim and is slow. For this instance the call runs as long as the test.
    const found = { state: 'running' } as { state: 'running' }
    const own = await startService({
      store: (real) => ({ ...real, claim: () => Promise.resolve(found), findAnswer: () => Promise.resolve(found) }),
    })
    try {
      const path = locationOf(await post(own, { idea: passing, nonce: nonce(8) }))
      const waiting = await own.get(path, { accept: 'text/html' })
      assert.equal(waiting.status, 202)
      assert.equal(waiting.headers.get('refresh'), '1')
      assert.equal(waiting.headers.get('cache-control'), 'private, no-store')
      assert.match(words(waiting), /Your result is on its way/)
    } finally {
      await own.close()
    }
  })

  test('has no result after 24 hours, and none for an invented token', async () => {
    let time = Date.parse('2026-11-21T09:00:00.000Z')
    await withService({ now: () => new Date(time) }, async (own) => {
      const path = locationOf(await post(own, { idea: passing }))
      time += 24 * 3_600_000 - 1
      assert.equal((await own.get(path)).status, 200)
      time += 1
      const texts = new Set<string>()
      for (const gone of [path, `/result/${'a'.repeat(43)}`, '/result/x', `/result/${'%3Cb%3E'.repeat(6)}`]) {
        const answer = await own.get(gone, { accept: 'text/html' })
        assert.equal(answer.status, 404)
        assert.equal(answer.headers.get('cache-control'), 'no-store')
        assert.match(answer.text, /<a class="button" href="\/">Design a badge<\/a>/)
        assert.match(words(answer), /A result stays for 24 hours/)
        texts.add(answer.text.replace(/req_[\w-]{16}/, ''))
      }
      assert.equal(texts.size, 1)
      assert.ok(!own.log().includes(path.slice(8)))
    })
  })

  test('counts once against the allowance, however often it is sent', async () => {
    await withService({ freeQuota: 2 }, async (own) => {
      const form = { idea: passing, nonce: nonce(9) }
      const paths = [locationOf(await post(own, form)), locationOf(await post(own, form))]
      assert.equal(paths[0], paths[1])
      locationOf(await post(own, { ...form, nonce: nonce(10) }))
      const refused = await post(own, { ...form, nonce: nonce(11) })
      assert.equal(refused.status, 429)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)
      assert.equal(typed(refused), passing)
      assert.match(refused.text, new RegExp(`name="nonce" value="${nonce(11)}"`))
      assert.equal((await own.get(paths[0] ?? '')).status, 200, 'reading is free')
    })
  })

  test('that fails is shown again with everything that was typed except key material', async () => {
    const phrase = `${'abandon '.repeat(11)}about`
    const form = { tokenType: 'loyalty', network: 'regtest', audience: 'pupils “and” parents', acceptRewrite: 'true' }
    for (const [fields, status] of [
      [{ ...form, idea: 'x'.repeat(8_001) }, 400],
      [{ ...form, idea: '' }, 400],
      [{ ...form, idea: passing, audience: phrase }, 422],
      [{ ...form, idea: passing, tokenType: phrase }, 422],
    ] as const) {
      const answer = await post(service, fields)
      assert.equal(answer.status, status)
      assert.match(answer.text, /role="alert"/)
      assert.equal(typed(answer), fields.idea)
      assert.ok(!answer.text.includes('abandon'))
      if (fields.audience !== phrase) assert.ok(unescaped(answer.text).includes(fields.audience))
      assert.match(answer.text, /<option value="regtest" selected>/)
      assert.match(answer.text, /value="true"\s+checked/)
    }
  })

  test('without an idea is answered with a question and makes nothing; the API screens it as before', async () => {
    await withService({ freeQuota: 1 }, async (own, receipts) => {
      for (const idea of ['hello', 'test', 'asdf', 'my dog', '你好', 'こんにちは']) {
        const answer = await post(own, { idea })
        assert.equal(answer.status, 422)
        assert.match(words(answer), /What is the badge for\?/)
        assert.match(words(answer), /A badge for everybody who helped/)
        assert.equal(typed(answer), idea)
        assert.doesNotMatch(answer.text, /aria-invalid/)
      }
      assert.equal(receipts(), 0)
      const flow = await own.post('/api/flow/run', { idea: 'hello' })
      assert.equal(flow.json['outcome'], 'warn')
      assert.ok(flow.json['simulation'])
    })
  })

  test('with few words and a risk, or with a key, is screened', async () => {
    for (const idea of ['buy my coin', `hello ${'abandon '.repeat(11)}about`]) {
      const result = await service.get(locationOf(await post(service, { idea })))
      assert.match(result.text, /<title>No badge made yet/)
      assert.ok(!result.text.includes('abandon'))
    }
  })

  test('names each mistake at its field and links to it, in words of the page', async () => {
    const answer = await post(service, { idea: 'x'.repeat(8_001), audience: 'y'.repeat(300) })
    assert.match(answer.text, /<a href="#idea">Your idea is too long: at most 8,000 characters fit\.<\/a>/)
    assert.match(answer.text, /<a href="#audience">For whom is too long: at most 200 characters fit\.<\/a>/)
    for (const [name, hint] of [
      ['idea', ' idea-hint'],
      ['audience', ''],
    ] as const) {
      assert.match(answer.text, new RegExp(`id="${name}-error"`))
      assert.match(answer.text, new RegExp(`aria-invalid="true" aria-describedby="${name}-error${hint}"`))
    }
    assert.equal(answer.text.match(/aria-invalid/g)?.length, 2)
    assert.match(answer.text, /role="alert"\s+tabindex="-1"\s+autofocus/)
  })

  test('with a risk in a line of the badge names that line', async () => {
    const answer = await post(service, { idea: passing, issuer: 'Guaranteed 20% profit every year' })
    assert.equal(answer.status, 422)
    assert.match(words(answer), /A line of the badge needs other words/)
    assert.match(answer.text, /<a href="#issuer">Who gives it: /)
    assert.match(answer.text, /id="issuer-error"/)
    assert.match(answer.text, /aria-invalid="true" aria-describedby="issuer-error"/)
    assert.doesNotMatch(words(answer), /\/api\//)
  })

  test('never shows or keeps a key in the idea, and says what to do', async () => {
    const phrase = `${'abandon '.repeat(11)}about`
    const path = locationOf(await post(service, { idea: `A badge. ${phrase}`, nonce: nonce(12) }))
    const result = await service.get(path)
    assert.ok(!result.text.includes('abandon'))
    assert.match(result.text, /class="alarm"/)
    assert.match(words(result), /treat it as exposed/)
  })

  test('of another site is refused', async () => {
    const answer = await post(service, { idea: passing }, { 'sec-fetch-site': 'cross-site' })
    assert.equal(answer.status, 403)
  })
})
