/** My things, in the browser only: what is kept, exported, removed and deleted. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible, openResult, until } from '../kit.ts'
import { type Bench, file, kept, said, startBench } from './kit.ts'

describe('My things', { timeout: 180_000 }, () => {
  let bench: Bench
  before(async () => {
    bench = await startBench()
  })
  after(() => bench.close())

  /** Makes a mock badge and a report, and opens their result. */
  const make = async (page: Page, idea: string): Promise<void> => {
    await openResult(page, bench.service.origin, idea)
    await page.waitForLoadState('networkidle')
  }
  /** What opens the menu of a thing. */
  const more = (within: Page | Locator) => within.locator('.thing-more summary')
  /** Opens the form that deletes the receipt, on the page of a result. */
  const openDelete = async (page: Page): Promise<void> => {
    await page.getByText('Report and deletion').click()
    await page.getByText('Delete this mock badge').click()
  }
  const idea = 'An attendance badge for everybody who helped at our school garden day. It stays with them.'

  test('a result lists its receipt and its report, with the codes that delete them', async () => {
    const { page, sent, trouble } = await bench.open('/')
    await make(page, idea)
    const before = await kept(page)
    const [receipt, report] = [before['receipts']?.[0], before['reports']?.[0]]
    assert.match(receipt?.['id'] ?? '', /^rcp_/)
    assert.match(report?.['id'] ?? '', /^rpt_/)
    for (const one of [receipt, report]) assert.match(one?.['deleteToken'] ?? '', /^del_[0-9a-f]{64}$/)
    assert.equal(report?.['title'], 'An attendance badge for everybody who helped at our school garden day. It stays…')
    assert.equal(report['outcome'], 'pass')
    await openDelete(page)
    assert.ok(await page.getByText('This browser keeps it, with its code, under My things').first().isVisible())
    await page.reload({ waitUntil: 'networkidle' })
    assert.deepEqual(await kept(page), before, 'a reload lists nothing twice')
    sent.length = 0
    await page.goto(`${bench.service.origin}/mine`, { waitUntil: 'networkidle' })
    assert.equal(await page.locator('.thing').count(), 2)
    await page
      .getByRole('link', { name: receipt?.['name'] ?? '' })
      .first()
      .waitFor()
    const picture = `/receipt/${receipt?.['id'] ?? ''}/badge.svg`
    await until(page, "document.querySelector('.thing img')?.naturalWidth > 0")
    assert.deepEqual(sent, ['GET /mine', `GET ${picture}`], 'the list is made without a request, save for its pictures')
    assert.equal(await page.locator('.thing.report').getByText('Ready', { exact: true }).count(), 1)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('deletes for good after a question, and the record is gone for everybody', async () => {
    const { page, sent } = await bench.open('/')
    await make(page, idea)
    const { receipts, reports } = await kept(page)
    const id = String(receipts?.[0]?.['id'])
    await page.goto(`${bench.service.origin}/mine`, { waitUntil: 'networkidle' })
    sent.length = 0
    const row = page.locator(`[data-thing=${id}]`)
    const ask = row.getByRole('button', { name: /^Delete for good: / })
    await more(row).click()
    await page.keyboard.press('Escape')
    assert.ok(await ask.isHidden())
    await more(row).click()
    await ask.click()
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Keep it')
    await page.keyboard.press('Enter')
    assert.match(String(await page.evaluate("document.activeElement.getAttribute('aria-label')")), /^Delete for good/)
    assert.deepEqual(sent, [], 'nothing happens before a yes')
    await ask.click()
    await row.getByRole('button', { name: 'Delete for good', exact: true }).click()
    await said(page)
      .getByText(/is deleted, for good\.$/)
      .waitFor()
    assert.deepEqual(sent, [`DELETE /api/receipt/${id}`])
    assert.equal(await row.count(), 0)
    assert.equal((await kept(page))['receipts']?.length, 0)
    assert.equal((await kept(page))['reports']?.length, 1)
    assert.equal((await bench.service.get(`/receipt/${id}`, { accept: 'text/html' })).status, 404)
    assert.equal(
      await page.evaluate(
        "document.activeElement.closest('.thing')?.dataset.thing ?? document.activeElement.localName",
      ),
      'h1',
      'the focus stays on the page',
    )
    // What somebody else has deleted meanwhile leaves the list, too.
    const report = String(reports?.[0]?.['id'])
    const token = String(reports?.[0]?.['deleteToken'])
    await bench.service.call(`/api/report/${report}`, { method: 'DELETE', headers: { 'x-delete-token': token } })
    await more(page).click()
    await page.getByRole('button', { name: /^Delete for good: / }).click()
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
    await said(page)
      .getByText(/was gone already/)
      .waitFor()
    await page.getByText('Nothing here yet').waitFor()
    await page.context().close()
  })

  test('a deletion that fails leaves everything where it is, and says why', async () => {
    const { page } = await bench.open('/mine')
    const id = `rcp_${'B'.repeat(22)}`
    const things = {
      receipts: [{ id, name: 'Poets', madeAt: '2026-11-21T09:00:00.000Z', deleteToken: `del_${'0'.repeat(64)}` }],
    }
    await page.evaluate(`localStorage.setItem('laurel:things', ${JSON.stringify(JSON.stringify(things))})`)
    await page.reload({ waitUntil: 'networkidle' })
    for (const [fault, words] of [
      [() => Promise.resolve(), 'The code that deletes it does not fit.'],
      [() => page.context().setOffline(true), 'The service could not be reached. Are you online?'],
    ] as const) {
      await fault()
      if (await page.locator('.thing-more:not([open])').isVisible()) await more(page).click()
      await page.getByRole('button', { name: 'Delete for good: Poets' }).click()
      await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
      await said(page).getByText(`“Poets” was not deleted. ${words}`).waitFor()
      assert.equal(await page.locator('.thing').count(), 1)
      assert.equal((await kept(page))['receipts']?.length, 1)
    }
    await page.context().close()
  })

  test('the form of a result takes its record off the list, too', async () => {
    const { page } = await bench.open('/')
    await make(page, idea)
    const name = (await kept(page))['receipts']?.[0]?.['name'] ?? ''
    assert.notEqual(name, '')
    await openDelete(page)
    await page.getByRole('button', { name: 'Delete the mock badge' }).click()
    await page.waitForURL(/\/deleted$/)
    await page.waitForLoadState('networkidle')
    assert.equal(
      await page.locator('.deleted-name').innerText(),
      `The badge “${name}” and its page are deleted. This cannot be undone.`,
    )
    const { receipts, reports } = await kept(page)
    assert.deepEqual([receipts?.length, reports?.length], [0, 1])
    await page.getByRole('button', { name: 'Delete its report too' }).click()
    await page.getByText(/^The report on “.*” and its page are deleted\./).waitFor()
    assert.equal((await kept(page))['reports']?.length, 0)
    const report = String(reports?.[0]?.['id'])
    assert.equal((await bench.service.get(`/report/${report}`, { accept: 'text/html' })).status, 404)
    assert.equal(await page.getByRole('button').count(), 0, 'nothing is left to delete')
    await page.context().close()
  })

  test('remove takes off the list only; export and import bring it to another browser', async () => {
    const { page, sent } = await bench.open('/')
    await make(page, idea)
    const before = await kept(page)
    await page.goto(`${bench.service.origin}/mine`, { waitUntil: 'networkidle' })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the list' }).click()
    const path = await (await download).path()
    assert.match((await download).suggestedFilename(), /^laurel-my-things-\d{4}-\d\d-\d\d\.json$/)
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), before)

    sent.length = 0
    await more(page).first().click()
    await page
      .getByRole('button', { name: /^Remove from list: / })
      .first()
      .click()
    await said(page)
      .getByText(/is off the list\. It still exists at its address\.$/)
      .waitFor()
    assert.equal(await page.locator('.thing').count(), 1)
    await more(page).click()
    await page
      .getByRole('button', { name: /^Remove from list: / })
      .first()
      .click()
    await page.getByText('Nothing here yet').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save the list' }).isVisible(), false)
    assert.deepEqual(sent, [])
    const id = String(before['receipts']?.[0]?.['id'])
    assert.equal((await bench.service.get(`/receipt/${id}`, { accept: 'text/html' })).status, 200)

    await page.locator('#import').setInputFiles(path)
    await said(page).getByText('2 added to the list.').waitFor()
    assert.deepEqual(await kept(page), { ...before, proofs: [] })
    await page.locator('#import').setInputFiles(path)
    await said(page).getByText('Nothing new added to the list.').waitFor()
    const key = {
      proofs: [
        {
          id: `prf_${'C'.repeat(22)}`,
          fileName: `${'abandon '.repeat(11)}about`,
          hash: 'ab'.repeat(32),
          madeAt: '2026-11-21T09:00:00Z',
        },
      ],
    }
    for (const [name, content] of [
      ['list.json', '{"receipts": [{"id": "x"}]}'],
      ['photo.jpg', 'no JSON'],
    ] as const) {
      await page.locator('#import').setInputFiles(file(name, content))
      await said(page).getByText(`${name} is no saved list of My things.`).waitFor()
    }
    await page.locator('#import').setInputFiles(file('key.json', JSON.stringify(key)))
    await said(page).getByText('1 added to the list.').waitFor()
    assert.equal((await kept(page))['proofs']?.[0]?.['fileName'], '')
    assert.deepEqual(sent, [], 'nothing is sent')
    await page.context().close()
  })

  test('key material in an idea reaches no title', async () => {
    const { page } = await bench.open('/')
    await page.locator('#idea').fill(`A badge for poets. ${'abandon '.repeat(11)}about`)
    // The editor does not let it go; a browser without its script does.
    await page.locator('#idea').evaluate((field) => {
      HTMLFormElement.prototype.submit.call((field as HTMLTextAreaElement).form)
    })
    await page.waitForURL(/\/result\//)
    await page.waitForLoadState('networkidle')
    assert.match(String((await kept(page))['reports']?.[0]?.['title']), /\[removed: recovery phrase\]/)
    assert.doesNotMatch(String(await page.evaluate('JSON.stringify({ ...localStorage })')), /abandon/)
    await page.context().close()
  })

  test('a browser that keeps nothing, or is full, says so, and everything else works', async () => {
    for (const [name, words] of [
      ['SecurityError', 'This browser keeps nothing here, as in a private window'],
      ['QuotaExceededError', 'The storage of this browser is full'],
    ] as const) {
      const { page, trouble } = await bench.open('/proofs')
      await page.addInitScript(
        `Storage.prototype.setItem = () => { throw new DOMException('no', ${JSON.stringify(name)}) }`,
      )
      await page.goto(`${bench.service.origin}/mine`, { waitUntil: 'networkidle' })
      await said(page).getByText(words).waitFor()
      await page.goto(`${bench.service.origin}/proofs`, { waitUntil: 'networkidle' })
      await page.locator('#files').setInputFiles([file('a.txt', name)])
      await page.getByRole('button', { name: 'Timestamp: a.txt' }).click()
      await page.getByText(words).waitFor()
      await page.getByRole('link', { name: 'Open its timestamp: a.txt' }).click()
      await page.waitForURL(/\/proof\//)
      await make(page, idea)
      await openDelete(page)
      assert.equal(await page.getByText('This browser keeps it').first().isVisible(), false)
      assert.deepEqual(trouble, [])
      await page.context().close()
    }
  })

  test('says how far each timestamp is, and asks once for each', async () => {
    const { page, sent, trouble } = await bench.open('/')
    const { proofId: id } = (await bench.service.post('/api/proof', { hash: 'cd'.repeat(32) })).json
    const proofs = [{ id, fileName: 'a.txt', hash: 'cd'.repeat(32), madeAt: '2026-11-21T09:00:00.000Z' }]
    await page.evaluate(`localStorage.setItem('laurel:things', ${JSON.stringify(JSON.stringify({ proofs }))})`)
    sent.length = 0
    await page.goto(`${bench.service.origin}/mine`, { waitUntil: 'networkidle' })
    await page.locator('.thing').getByText('Waiting for Bitcoin', { exact: true }).waitFor()
    assert.deepEqual(sent, ['GET /mine', `GET /api/proof/${String(id)}`])
    await bench.work(1)
    bench.calendar.commit(3)
    await bench.work(3600)
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('.thing').getByText('In a Bitcoin block', { exact: true }).waitFor()
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('another tab and odd data do no harm', async () => {
    const { page, trouble } = await bench.open('/mine')
    for (const value of ['{', 'null', '[1]', '{"receipts":{}}']) {
      await page.evaluate(`localStorage.setItem('laurel:things', ${JSON.stringify(value)})`)
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText('Nothing here yet').waitFor()
    }
    const other = await page.context().newPage()
    await other.goto(`${bench.service.origin}/proofs`, { waitUntil: 'networkidle' })
    await other.locator('#files').setInputFiles([file('tab.txt', 'tab')])
    await other.getByRole('button', { name: 'Timestamp: tab.txt' }).click()
    await page.getByRole('link', { name: 'tab.txt', exact: true }).waitFor()
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('is accessible and fits: empty, full, asking, with hostile names', async () => {
    const { page } = await bench.open('/mine')
    const hostile = `<img src=x onerror=alert(1)>\u202E${'M'.repeat(250)}`
    const madeAt = '2026-11-21T09:00:00.000Z'
    const deleteToken = `del_${'0'.repeat(64)}`
    const things = {
      receipts: [{ id: `rcp_${'A'.repeat(22)}`, name: hostile, madeAt, deleteToken }],
      reports: [{ id: `rpt_${'A'.repeat(22)}`, title: '', madeAt, deleteToken }],
      proofs: [{ id: `prf_${'A'.repeat(22)}`, fileName: hostile, hash: 'ab'.repeat(32), madeAt }],
    }
    for (const state of ['empty', 'full', 'asking']) {
      if (state === 'full')
        await page.evaluate(`localStorage.setItem('laurel:things', ${JSON.stringify(JSON.stringify(things))})`)
      await page.reload({ waitUntil: 'networkidle' })
      if (state !== 'empty') await more(page).first().click()
      if (state === 'asking') await page.getByRole('button', { name: /^Delete for good: </ }).click()
      assert.equal(await page.locator(`main img:not([src="/receipt/rcp_${'A'.repeat(22)}/badge.svg"])`).count(), 0)
      await page.locator('main img').waitFor({ state: 'detached' })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await assertAccessible(page, `${state} ${width}`)
      }
    }
    await page.context().close()
  })
})
