/** Badges of templates, the filled form, the QR code of a receipt, and the way back from a timestamp. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { examples } from '../../../src/pages/studio/starters.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { wellFormed } from '../../fakes/xml.ts'
import { unescaped } from '../kit.ts'

describe('the gallery', () => {
  let service: TestService
  let commits = 0
  before(async () => {
    service = await startService({
      store: (real) => ({
        ...real,
        commit: async (change) => {
          commits++
          await real.commit(change)
        },
      }),
    })
  })
  after(() => service.close())
  const html = { accept: 'text/html' }

  test('shows every template as a picture that caches keep', async () => {
    const page = await service.get('/', html)
    let bytes = 0
    for (const { id, title } of content.templates) {
      assert.ok(page.text.includes(`href="/?template=${id}"`), id)
      assert.ok(page.text.includes(`<strong>${title}</strong>`), id)
      const path = `/library/templates/${id}.svg`
      assert.match(page.text, new RegExp(`<img\\s+src="${path}"\\s+width="480"\\s+height="480"[^>]*loading="lazy"`))
      const picture = await service.get(path)
      assert.equal(picture.status, 200)
      assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
      assert.match(picture.headers.get('cache-control') ?? '', /^public, max-age=86400\b/)
      assert.equal(picture.headers.get('cross-origin-resource-policy'), 'cross-origin')
      wellFormed(picture.text)
      assert.match(picture.text, /<title>MOCK, not on-chain: /)
      bytes += brotliCompressSync(picture.text).length
    }
    assert.ok(bytes < 18_000, `${bytes} bytes`)
    assert.equal((await service.get('/library/templates/unknown.svg')).status, 404)
  })

  test('a template or example fills the form; nothing is screened or stored', async () => {
    const plain = await service.get('/', html)
    const filled = [
      ...content.templates.map(({ id, example }) => [
        id,
        `${example.assetName}. ${example.objective}`,
        example.tokenType,
      ]),
      ...examples.map(({ id, idea, tokenType }) => [id, idea, tokenType]),
    ] as const
    const tags = new Set([plain.headers.get('etag')])
    for (const [id, idea, tokenType] of filled) {
      const page = await service.get(`/?template=${id ?? ''}`, html)
      assert.equal(page.status, 200)
      assert.equal(unescaped(/<textarea[^>]*>\n([\s\S]*?)<\/textarea/.exec(page.text)?.[1] ?? ''), idea)
      assert.match(page.text, new RegExp(`name="tokenType"\\s+value="${tokenType ?? ''}"\\s+checked`))
      assert.match(page.text, /<link rel="canonical" href="https:\/\/laurel\.example\/" \/>/)
      tags.add(page.headers.get('etag'))
    }
    assert.equal(tags.size, filled.length + 1)
    assert.equal(commits, 0)
  })

  test('an unknown template is the plain page', async () => {
    const plain = await service.get('/', html)
    for (const query of ['?template=', '?template=nope', '?template=a&template=b', '?template=__proto__', '?x=1'])
      assert.equal((await service.get(`/${query}`, html)).text, plain.text, query)
    assert.match((await service.get('/?template=certificate', { accept: 'text/markdown' })).text, /^# /)
  })

  test('the QR code of a receipt is an image of its own, found as long as the receipt is', async () => {
    const { receiptId } = (await service.post('/api/sandbox/simulate', { assetName: 'Garden day' })).json
    const code = await service.get(`/receipt/${String(receiptId)}/qr.svg`)
    assert.equal(code.status, 200)
    assert.equal(code.headers.get('content-type'), 'image/svg+xml')
    assert.equal(code.headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(code.headers.get('cache-control'), 'private, no-cache')
    assert.equal(code.headers.get('x-robots-tag'), 'noindex')
    assert.equal((await service.get('/receipt/rcp_0000000000000000000000/qr.svg')).status, 404)
  })

  test('a timestamp made on the page of a badge comes back to it', async () => {
    const { receiptId } = (await service.post('/api/sandbox/simulate', { assetName: 'Garden day' })).json
    const id = String(receiptId)
    const page = await service.get(`/receipt/${id}`, html)
    const form = /<form method="post" action="\/proofs">[\s\S]*?<\/form>/.exec(page.text)?.[0] ?? ''
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    assert.match(form, /Timestamp this badge/)
    const made = await service.call('/proofs', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    })
    assert.equal(made.status, 303)
    assert.equal(made.headers.get('location'), `/receipt/${id}#timestamp`)
    const after_ = await service.get(`/receipt/${id}`, html)
    assert.match(after_.text, /id="timestamp"[\s\S]*href="\/proof\/prf_[0-9A-Za-z]{22}"/)
    assert.doesNotMatch(after_.text, /Timestamp this badge/)
  })
})
