/** Results of the studio, names that a picture cannot draw, and the vocabulary of pages for people. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, startService } from '../../fakes/service.ts'
import { failing, passing, riskyWords, unescaped, warning } from '../../http/kit.ts'
import { type, type Fields, post, locationOf, ids, words, typed } from './kit.ts'

describe('a result', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  const result = async (fields: Fields) => service.get(locationOf(await post(service, fields)))

  test('fills the form with the final idea of the flow', async () => {
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
    assert.match(taken.text, /value="loyalty"\s+checked/)
    assert.doesNotMatch(taken.text, /value="true"\s+checked/)
    // The idea in the form passes unchanged.
    const again = await result({ idea: typed(taken) })
    assert.match(again.text, /<title>Your badge is ready/)
    assert.equal(typed(again), typed(taken))
  })

  test('of a failing idea has a form to accept the rewrite, with everything that was sent', async () => {
    const design = {
      ...{ assetName: 'Bird Watcher', shape: 'shield', palette: 'ocean', symbol: 'bird' },
      ...{ issuer: 'Our school', date: 'May 2026' },
    }
    const chosen = { idea: failing, tokenType: 'certificate', network: 'regtest', audience: 'pupils', ...design }
    const kept = await result(chosen)
    const form = kept.text.slice(kept.text.indexOf('id="rewrite"'))
    const fields = [...form.slice(0, form.indexOf('</form>')).matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescaped(value)]))
    assert.deepEqual(sent, {
      nonce: '',
      ...chosen,
      acceptRewrite: 'true',
      simulate: 'true',
    })
    assert.equal(ids(kept).length, 0)
    const safe = /<blockquote class="idea safe[^>]*>([\s\S]*?)<\/blockquote>/.exec(kept.text)?.[1] ?? ''
    assert.equal(safe, safe.trim(), 'white space of the page would be shown as the text’s')
    assert.equal(ids(await result(sent)).length, 1)
  })

  for (const [what, fields, said, button] of [
    ['a pass', { idea: passing }, /Your badge is ready Nothing risky was found in your words\./, /Open and share it/],
    ['a pass without a receipt', { idea: passing, simulate: 'false' }, /Ready Nothing risky/, /Make the badge/],
    [
      'a warning',
      { idea: warning },
      /Ready, with a question Do the marked words make the badge work like money\? .* Save the picture Keep my words In your badge now .*\[marked: ten stamps, and the eleventh coffee is free ?\].* Why .* A badge may have these words\. Its report keeps the question\. Keep and share .* Use clearer words .* Takes out ten stamps, and the eleventh coffee is free ?; .* Makes a new badge, with these words\./,
      /Use these words/,
    ],
    [
      'a warning alone',
      { idea: warning, simulate: 'false' },
      /Make the badge Makes the badge with these words/,
      /Use these words/,
    ],
    [
      'a fail',
      { idea: failing },
      /No badge made yet The marked words promise holders a gain\. Your words .*\[marked: .* Why .* No badge is made of these words\. Edit my words /,
      /Use these words/,
    ],
    [
      'a rewrite',
      { idea: failing, acceptRewrite: 'true' },
      /made from the safer text that you took/,
      /Open and share it/,
    ],
    [
      'a rewrite alone',
      { idea: failing, acceptRewrite: 'true', simulate: 'false' },
      /Ready This is about the safer text/,
      /Make the badge/,
    ],
  ] as const)
    test(`of ${what} says the verdict in one sentence, with one button that leads on, in words of the page`, async () => {
      const answer = await result(fields)
      const page = words(answer)
      assert.match(page, said)
      assert.doesNotMatch(page, apiWords)
      assert.doesNotMatch(page, /\b(Pass|Warn|Fail)\b/)
      const [first = ''] = /<(?:a|button) class="button"[^>]*>[^<]*/.exec(answer.text) ?? []
      assert.match(first, button)
    })

  test('of a network that is not simulated says which one the receipt names', async () => {
    assert.match(words(await result({ idea: passing, network: 'signet' })), /this mock badge says testnet/)
  })

  test('shows the words put in beside those of the person, and one by one also those taken out', async () => {
    const idea = 'A badge for our garden day helpers. Holders can sell it to each other. It shows a sunflower.'
    const { text } = await result({ idea })
    const out = /<del>(?:<span[^>]*>[^<]*<\/span>)?([^<]*)/g
    assert.deepEqual(
      [...text.matchAll(out)].map(([, said]) => said),
      ['Holders can sell it to each other.'],
    )
    assert.match(text, /class="idea safe [^>]*>A badge for our garden day helpers\. <ins/)
    const [, start, end, to] = /data-start="(\d+)" data-end="(\d+)" data-to="([^"]*)"/.exec(text) ?? []
    const built = idea.slice(0, Number(start)) + unescaped(to ?? '') + idea.slice(Number(end))
    const form = text.slice(text.indexOf('class="take"'))
    assert.match(form, /name="acceptRewrite" value="true"/)
    assert.equal(typed(await result({ idea, acceptRewrite: 'true' })), built)
  })

  test('gives a selection of changes what the rewrite makes of the other fields', async () => {
    const { text } = await result({ idea: failing, network: 'mainnet', audience: 'pupils' })
    assert.match(text, /name="network" value="mainnet" data-mended="testnet"/)
    assert.match(text, /name="audience" value="pupils"\s+\/>/)
  })

  test('names other fields as the form does', async () => {
    const said = words(await result({ idea: passing, tokenType: 'profit token' }))
    assert.match(said, /In “Kind”: /)
    assert.doesNotMatch(said, /tokenType/)
  })
})

describe('a name that the picture cannot draw', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  for (const [name, omits, listed] of [
    ['봉사 배지', null, ''],
    ['Helper 🏆', null, ''],
    ['প্রমাণপত্র', ['Bengali'], 'Bengali'],
    ['সনদ ສິດ', ['Bengali', 'Lao'], 'Bengali and Lao'],
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
      assert.match(badge.text, new RegExp(`<title>[^<]*“${name}”`))
      // Latin letters are outlines.
      if (/^[ -~]*$/.test(name)) {
        assert.doesNotMatch(badge.text, /<text/)
        return
      }
      // A long word may be split over two lines.
      const drawn = [...badge.text.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text]) => text).join('')
      assert.ok(drawn.replace(/<[^>]*>|\s/g, '').includes(name.replaceAll(' ', '')), drawn)
    })
})

/** Words of the API and its documents that pages for people do not use. */
const apiWords =
  /acceptRewrite|\bsimulate\b|safeIdea|tokenType|\bpreflight\b|\/idea\b|\btrue\b|\bfalse\b|\bPOST\b|\bGET\b|\/api\/|\bcurl\b|\brequest\b(?! id)|\bbody\b|Idempotency|endpoint|\bfield\b/

test('no page for people mentions the API, including pages of failures', async () => {
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
      ['a greeting', await post(own, { idea: 'hello' })],
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
