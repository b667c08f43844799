/** The form by which people delete a record. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing, pathOf } from '../kit.ts'
import { tokenForm, wrong, make } from './deletion-kit.ts'

describe('the form for people', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  const own = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    accept: 'text/html',
  }
  const send = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    service.post('/delete', new URLSearchParams(fields).toString(), headers)

  test('is on the page of a new result, one for each record, and works unchanged', async () => {
    const made = await service.post('/', new URLSearchParams({ idea: passing }).toString(), own)
    assert.equal(made.status, 303)
    const { text } = await service.get(String(made.headers.get('location')))
    const forms = [...text.matchAll(/<form method="post" action="\/delete">([\s\S]*?)<\/form>/g)].map(([, form]) =>
      Object.fromEntries(
        [...(form ?? '').matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
      ),
    )
    assert.deepEqual(
      forms.map((fields) => [fields['record']?.slice(0, 4), tokenForm.test(fields['deleteToken'] ?? '')]),
      [
        ['rcp_', true],
        ['rpt_', true],
      ],
    )
    for (const fields of forms) {
      const answer = await send(fields)
      assert.equal(answer.status, 303, answer.text)
      assert.equal(answer.headers.get('location'), '/deleted')
      assert.equal((await send(fields)).status, 404)
    }
    const page = await service.get('/deleted')
    assert.match(page.text, /<h1[^>]*>Deleted for good<\/h1>/)
    assert.equal(page.headers.get('x-robots-tag'), 'noindex')
    assert.ok(!(await service.get('/sitemap.xml')).text.includes('/deleted'))
  })

  test('accepts the whole address of a record, with spaces around it', async () => {
    const { json } = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })
    const record = ` ${String(json['shareUrl'])}/image.png\n`
    assert.equal((await send({ record, deleteToken: ` ${String(json['deleteToken'])} ` })).status, 303)
    assert.equal((await service.get(pathOf(json['shareUrl']))).status, 404)
  })

  test('says what is wrong, and repeats nothing', async () => {
    const { report } = await make(service)
    const cases: readonly (readonly [number, Record<string, string>, RegExp])[] = [
      [403, { record: report.id, deleteToken: wrong }, /not the token of this id/],
      [403, { record: report.id }, /not the token of this id/],
      [400, { record: 'quixotic', deleteToken: wrong }, /no address of a report or mock badge/],
      [400, { record: `${report.id}x`, deleteToken: wrong }, /no address of a report or mock badge/],
      [400, {}, /no address of a report or mock badge/],
      [422, { record: report.id, deleteToken: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ' }, /private key/i],
    ]
    for (const [status, fields, words] of cases) {
      const { status: answered, text, headers } = await send(fields)
      assert.equal(answered, status, text)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
      assert.match(text.replaceAll('&#39;', "'"), words)
      assert.doesNotMatch(text, /quixotic|del_0|5Hue/)
    }
    assert.equal((await service.get(report.path)).status, 200)
  })

  test('works only on this site', async () => {
    const { report } = await make(service)
    const fields = { record: report.id, deleteToken: report.token }
    const type = { 'content-type': own['content-type'] }
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
      assert.equal((await send(fields, { ...type, ...foreign })).status, 403)
    assert.equal((await service.get('/delete')).status, 405)
    assert.equal((await send(fields, { ...type, 'sec-fetch-site': 'same-origin' })).status, 303)
  })
})
