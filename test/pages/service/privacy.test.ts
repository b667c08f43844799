/** The privacy page agrees with the database and the configuration. */
import { strict as assert } from 'node:assert'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { storedThings } from '../../../src/pages/service/stored.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing, unescaped } from '../../http/kit.ts'

const page = async (service: TestService): Promise<string> =>
  unescaped((await service.get('/privacy')).text).replace(/\s+/g, ' ')

test('names every table of the database, and no other', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const db = new DatabaseSync(join(service.folder, 'laurel.db'), { readOnly: true })
  const tables = db.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`).all()
  db.close()
  const named = [...(await page(service)).matchAll(/data-table="(\w+)"/g)].map(([, name]) => name)
  assert.deepEqual(named.toSorted(), tables.map(({ name }) => String(name)).toSorted())
})

test('does not mention data without a table', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const text = await page(service)
  for (const { tables, what, title } of storedThings(null)) {
    assert.equal(text.includes(what), tables.length > 0, title)
    assert.ok(what.endsWith('.') && title !== '')
  }
})

test('says how long records are kept, here and on their pages', async (t) => {
  for (const [retentionDays, words] of [
    [undefined, /kept until deleted\b/i],
    [1, /kept for 1 day, or until deleted before/i],
    [90, /kept for 90 days, or until deleted before/i],
  ] as const) {
    const service = await startService(retentionDays === undefined ? {} : { retentionDays })
    t.after(() => service.close())
    assert.match(await page(service), words)
    const { json } = await service.post('/api/flow/run', { idea: passing })
    for (const path of [`/report/${json['preflight'].reportId}`, `/receipt/${json['simulation'].receiptId}`]) {
      const text = (await service.get(path)).text.replace(/\s+/g, ' ')
      assert.match(text, words, path)
      assert.match(text, /href="\/privacy"/, path)
    }
  }
})

test('names all recipients of data: calendars, and the AI step if there is one', async (t) => {
  const plain = await startService()
  t.after(() => plain.close())
  assert.match(await page(plain), /No timestamp calendar is configured, so no fingerprint leaves this service/)
  assert.match(await page(plain), /No AI company gets your words/)
  const full = await startService({
    stamping: { calendars: ['http://127.0.0.1:9', 'https://a.calendar.example'] },
    screening: { ai: () => ({ status: 'ok', checkedAt: '2026-11-21T00:00:00.000Z' }) },
  })
  t.after(() => full.close())
  const text = await page(full)
  assert.match(text, /Timestamp calendars \(<bdi>one on the same machine<\/bdi>, <bdi>a\.calendar\.example<\/bdi>\)/)
  assert.match(
    text,
    /Of an idea that the rules would change, a configured AI model gets the words, without key material/,
  )
  assert.doesNotMatch(text, /No AI company/)
})

test('shows the way to delete by My things before the form for a code', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const text = await page(service)
  const [list, form] = [text.indexOf('“Delete for good” there deletes'), text.indexOf('action="/delete"')]
  assert.ok(text.indexOf('id="delete"') < list && list < form)
})

test('names the contact of the operator, and without one says whom to ask', async (t) => {
  const named = await startService({ securityContact: 'mailto:garden@school.example' })
  t.after(() => named.close())
  assert.match(await page(named), /Write to the operator at <a href="mailto:garden@school\.example">/)
  const plain = await startService()
  t.after(() => plain.close())
  assert.match(await page(plain), /It names no contact: ask the school, club or person who gave you the link/)
})

test('is linked at the end of every page, and is in the sitemap', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  for (const path of ['/', '/library', '/docs', '/privacy', '/deleted'])
    assert.match((await service.get(path, { accept: 'text/html' })).text, /<a href="\/privacy">Privacy<\/a>/, path)
  assert.ok((await service.get('/sitemap.xml')).text.includes('https://laurel.example/privacy<'))
})
