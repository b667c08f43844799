/** The status page of a real service in a real browser, without a script. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { PublicMetrics } from '../../src/app/service/public-metrics.ts'
import { launchBrowser } from '../fakes/browser.ts'
import { type Watched, makeTraffic, startWatched } from '../metrics/kit.ts'
import { overflowOf, violationsOf } from './kit.ts'

describe('the status page in a browser', { timeout: 120_000 }, () => {
  let browser: Browser
  let watched: Watched
  before(async () => {
    watched = await startWatched()
    await makeTraffic(watched)
    // Charts begin with three hours that have ideas in them.
    for (const idea of ['A badge for readers.', 'A badge for helpers.']) {
      watched.later(3600)
      await watched.service.post('/api/compliance/preflight', { idea })
    }
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await watched.close()
  })

  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`is accessible and fits, chart and table, ${width} px, ${colorScheme}`, async () => {
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
        const page = await context.newPage()
        const trouble: string[] = []
        page.on('console', (message) => trouble.push(message.text()))
        page.on('pageerror', (error) => trouble.push(error.message))
        await page.goto(`${watched.service.origin}/status`)
        assert.ok(await page.getByRole('table').last().isVisible(), 'few hours are in sight')
        assert.ok((await overflowOf(page)) <= 0)
        const charts = page.getByRole('img')
        assert.equal(await charts.count(), 1)
        for (const chart of await charts.all()) {
          const box = await chart.boundingBox()
          assert.ok(box !== null && box.width >= 120 && box.height >= 60, JSON.stringify(box))
        }
        assert.deepEqual(await violationsOf(page), [])
        assert.deepEqual(trouble, [])
        await context.close()
      })

  test('works without a script: the table is open, closes and agrees with the API', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${watched.service.origin}/status`)
    const table = page.getByRole('table').filter({ hasText: 'Hour, UTC' })
    assert.ok(await table.isVisible())
    await page.locator('main summary').click()
    assert.equal(await table.isVisible(), false)
    await page.locator('main summary').click()
    const { hours } = (await watched.service.get('/api/metrics')).json['data']
    const busy = (hours as PublicMetrics['hours']).filter(({ ideas }) => ideas.pass > 0)
    assert.equal(busy.length, 3)
    const cells = await table.locator('tbody tr').first().locator('td').allTextContents()
    const [hour] = busy
    assert.ok(hour)
    const { ideas, rewrites, receipts, proofs } = hour
    assert.deepEqual(cells.map(Number), [
      ideas.pass,
      ideas.warn,
      ideas.fail,
      rewrites.changed + rewrites.unchanged,
      receipts,
      proofs,
    ])
    await context.close()
  })
})
