/** The studio through a real service: plain forms, answered with the address of their result. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Answer, type Options, type TestService, startService } from '../../fakes/service.ts'
import { failing, passing, riskyWords, unescaped, warning } from '../../http/kit.ts'

const type = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
}
const tokenForm = /^\/result\/[\w-]{43}$/
const nonce = (n: number) => n.toString(16).padStart(32, '0')

type Fields = Readonly<Record<string, string>>
const post = (service: TestService, fields: Fields, headers: Record<string, string> = {}) =>
  service.call('/', { method: 'POST', headers: { ...type, ...headers }, body: new URLSearchParams(fields).toString() })
const locationOf = (answer: Answer): string => {
  assert.equal(answer.status, 303, answer.text)
  return answer.headers.get('location') ?? ''
}
const ids = ({ text }: Answer) => [...new Set(text.match(/rcp_[0-9A-Za-z]{22}/g) ?? [])]
const words = ({ text }: Answer): string => {
  const body = text.slice(text.indexOf('<body>')).replace(/<svg[\s\S]*?<\/svg>/g, '')
  return unescaped(body.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
}
const typed = ({ text }: Answer): string => unescaped(/<textarea[^>]*>\n([\s\S]*?)<\/textarea/.exec(text)?.[1] ?? '')

/** A service, for as long as a test takes, and how many receipts it stored. */
async function withService(
  options: Options,
  run: (service: TestService, receipts: () => number) => Promise<void>,
): Promise<void> {
  let receipts = 0
  const service = await startService({
    ...options,
    store: (real) => ({
      ...real,
      commit: async (change) => {
        await real.commit(change)
        receipts += change.records.filter(({ kind }) => kind === 'receipt').length
      },
    }),
  })
  try {
    await run(service, () => receipts)
  } finally {
    await service.close()
  }
}

describe('a form of the studio', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('is answered with the address of its result, which is its creator’s alone', async () => {
    const path = locationOf(await post(service, { idea: passing, nonce: nonce(1) }))
    assert.match(path, tokenForm)
    for (const accept of ['text/html', '*/*']) {
      const result = await service.get(path, { accept })
      assert.equal(result.status, 200)
      assert.equal(result.headers.get('cache-control'), 'private, no-store')
      assert.equal(result.headers.get('referrer-policy'), 'no-referrer')
      assert.equal(result.headers.get('x-robots-tag'), 'noindex')
      assert.match(result.text, /<meta name="robots" content="noindex" \/>/)
      assert.match(result.text, /<title>Result: pass/)
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

  test('gives another result when it says anything else, or is shown anew', async () => {
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

  test('belongs to its nonce on every network; without one, to the network', async () => {
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

  test('cannot be asked for by an Idempotency-Key of the API', async () => {
    const token = locationOf(await post(service, { idea: passing, nonce: nonce(6) })).slice(8)
    const input = { idea: passing, acceptRewrite: false, simulate: true }
    const api = await service.post('/api/flow/run', input, { 'idempotency-key': token })
    assert.equal(api.status, 200)
    const page = await service.get(`/result/${token}`)
    assert.ok(!page.text.includes(api.json['simulation'].receiptId))
  })

  test('that comes again while the first one runs waits for its answer', async () => {
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

  test('whose result is not there yet leads to a page that asks again by itself', async () => {
    // Another instance holds the claim and is slow: for this one it runs for as long as the test takes.
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

  test('has no result any more after 24 hours, and never had one for a token that was made up', async () => {
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
        assert.match(answer.text, /<a class="button" href="\/">Back to the studio<\/a>/)
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

  test('that does not work is shown again with everything that was typed but key material', async () => {
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

  test('never shows or keeps a key that the idea held, and says what to do', async () => {
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

describe('a result', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  const result = async (fields: Fields) => service.get(locationOf(await post(service, fields)))

  test('leaves in the form what the flow ended with', async () => {
    const audience = 'Investors who want a guaranteed 20% profit'
    const kept = await result({ idea: failing, audience })
    assert.equal(typed(kept), failing)
    assert.ok(kept.text.includes(`value="${audience}"`))
    const taken = await result({ idea: failing, audience, tokenType: 'loyalty', acceptRewrite: 'true' })
    assert.match(typed(taken), /\S/)
    assert.doesNotMatch(typed(taken), riskyWords)
    assert.match(
      taken.text,
      /name="audience"[^>]*value=""/,
      'what a rewrite cannot mend is left out, as on the receipt',
    )
    assert.match(taken.text, /<option value="loyalty" selected>/)
    assert.doesNotMatch(taken.text, /value="true"\s+checked/)
    // What stands in the form passes as it is.
    const again = await result({ idea: typed(taken) })
    assert.match(again.text, /<title>Result: pass/)
    assert.equal(typed(again), typed(taken))
  })

  test('of a failing idea can be taken by its own form, which holds everything that was sent', async () => {
    const kept = await result({ idea: failing, tokenType: 'certificate', network: 'regtest', audience: 'pupils' })
    const form = kept.text.slice(kept.text.indexOf('id="rewrite"'))
    const fields = [...form.slice(0, form.indexOf('</form>')).matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]))
    assert.deepEqual(sent, {
      nonce: '',
      idea: failing,
      tokenType: 'certificate',
      network: 'regtest',
      audience: 'pupils',
      acceptRewrite: 'true',
      simulate: 'true',
    })
    assert.equal(ids(kept).length, 0)
    const safe = /<blockquote class="idea safe[^>]*>([\s\S]*?)<\/blockquote>/.exec(kept.text)?.[1] ?? ''
    assert.equal(safe, safe.trim(), 'white space of the page would be shown as the text’s')
    assert.equal(ids(await result(sent)).length, 1)
  })

  for (const [what, fields, said] of [
    ['a pass', { idea: passing }, /Open the mock receipt and share its address/],
    ['a pass without a receipt', { idea: passing, simulate: 'false' }, /press “Make a mock receipt” below/],
    ['a warning', { idea: warning }, /Answer the questions of the findings/],
    ['a fail', { idea: failing }, /Or read the rewrite and take it/],
    ['a rewrite', { idea: failing, acceptRewrite: 'true' }, /Open the mock receipt/],
    [
      'a rewrite alone',
      { idea: failing, acceptRewrite: 'true', simulate: 'false' },
      /press “Make a mock receipt” below/,
    ],
  ] as const)
    test(`of ${what} says what to do next in words of the page`, async () => {
      const page = words(await result(fields))
      assert.match(page, said)
      assert.doesNotMatch(page, apiWords)
    })
})

describe('a name that the picture cannot draw', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  for (const [name, omits, listed] of [
    ['봉사 배지', ['Hangul'], 'Hangul'],
    ['Helper 🏆', ['Emoji'], 'Emoji'],
    ['प्रमाणपत्र 🎉', ['Devanagari', 'Emoji'], 'Devanagari and Emoji'],
    ['Helper', null, ''],
  ] as const)
    test(`${name}: every answer and page says so, and the badge shows it`, async () => {
      const made = (await service.post('/api/sandbox/simulate', { assetName: name })).json
      assert.deepEqual(made['imageOmits'], omits)
      const path = `/receipt/${String(made['receiptId'])}`
      assert.deepEqual((await service.get(`/api${path}`)).json['data'].imageOmits, omits)
      const flow = await service.post('/api/flow/run', { idea: `${name} for everybody who helped on garden day.` })
      assert.deepEqual(flow.json['simulation'].imageOmits, omits)
      const studio = await post(service, { idea: `${name} for everybody who helped on garden day.` })
      for (const page of [await service.get(path), await service.get(locationOf(studio))]) {
        const said = words(page)
        if (omits === null) assert.doesNotMatch(said, /cannot draw/)
        else assert.ok(said.includes(`The picture to share cannot draw ${listed} yet`), said)
      }
      const badge = await service.get(`${path}/badge.svg`)
      // A long word may stand in two lines.
      const drawn = [...badge.text.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text]) => text).join('')
      assert.ok(drawn.replace(/<[^>]*>|\s/g, '').includes(name.replaceAll(' ', '')), drawn)
    })
})

/** Words of the API and its documents, which no page for people needs. */
const apiWords =
  /acceptRewrite|\bsimulate\b|safeIdea|\btrue\b|\bfalse\b|\bPOST\b|\bGET\b|\/api\/|\bcurl\b|\brequest\b(?! id)|\bbody\b|Idempotency|endpoint|\bfield\b/

test('no page for people speaks of the API, failures included', async () => {
  const own = await startService({ freeQuota: 1 })
  try {
    const pages: [string, Answer][] = [
      ['home', await own.get('/', { accept: 'text/html' })],
      ['too long', await post(own, { idea: 'x'.repeat(8_001) })],
      ['no idea', await post(own, { idea: ' ' })],
      ['a key', await post(own, { idea: passing, audience: `${'abandon '.repeat(11)}about` })],
      ['unknown', await own.get('/nope', { accept: 'text/html' })],
      ['unknown receipt', await own.get('/receipt/x', { accept: 'text/html' })],
      ['unknown result', await own.get('/result/x', { accept: 'text/html' })],
      ['a method', await own.call('/rules', { method: 'POST', headers: type, body: 'a=b' })],
      ['too large', await own.call('/', { method: 'POST', headers: type, body: 'a'.repeat(200_000) })],
      ['another site', await post(own, { idea: passing }, { 'sec-fetch-site': 'cross-site' })],
      ['a result', await own.get(locationOf(await post(own, { idea: warning })))],
      ['the allowance', await post(own, { idea: failing })],
    ]
    for (const [what, page] of pages) {
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/, what)
      assert.doesNotMatch(words(page), apiWords, what)
    }
  } finally {
    await own.close()
  }
})
