/** The look of all pages in a real browser: large text, forced colours, right to left, the menu, a font that is late. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { overflowOf, troubleOf } from './kit.ts'

describe('the look of pages', { timeout: 120_000 }, () => {
  let browser: Browser
  let service: TestService
  let receipt = ''
  before(async () => {
    service = await startService()
    const made = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })
    receipt = `/receipt/${String(made.json['receiptId'])}`
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
    const page = await context.newPage()
    await page.goto(service.origin + path)
    return page
  }
  const paths = (): readonly string[] => [
    '/',
    '/library',
    '/library/compliance-preflight',
    '/library/modules/agent-safety',
    '/library/templates',
    '/library?q=zzzzqqqq',
    '/nothing-here',
    receipt,
  ]

  test('text of twice the size fits on 360 px, and the label of a mock stays on one line', async () => {
    for (const path of paths()) {
      const page = await open(path)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await page.locator('.developers summary').click()
      const overflow = await overflowOf(page)
      assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`)
      if (path === receipt) {
        const lines = await page.evaluate<number>(`(() => {
          const range = document.createRange()
          range.selectNodeContents(document.querySelector('.tape strong'))
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })()`)
        assert.equal(lines, 1)
      }
      await page.context().close()
    }
  })

  test('pages fit from right to left', async () => {
    for (const width of [320, 1280])
      for (const path of paths()) {
        const page = await open(path, { viewport: { width, height: 740 } })
        await page.evaluate("document.documentElement.dir = 'rtl'")
        const overflow = await overflowOf(page)
        assert.ok(overflow <= 0, `${path} is ${overflow} px too wide at ${width} px`)
        await page.context().close()
      }
  })

  test('forced colours keep the mark of the current page', async () => {
    const page = await open('/agents', { forcedColors: 'active', viewport: { width: 1280, height: 740 } })
    await page.locator('.developers summary').click()
    const marked = await page.locator('.bar nav :is(a, a > span, summary)').evaluateAll((all) =>
      // The tests have no DOM types for elements of the page.
      (all as any[])
        .filter((one) => one.ownerDocument.defaultView.getComputedStyle(one).textDecorationLine === 'underline')
        .map((one) => String(one.textContent).trim()),
    )
    assert.deepEqual(marked, ['Developers', 'Agents'])
    await page.context().close()
  })

  test('the menu for developers opens without a script, and closes with one by Escape or a press elsewhere', async () => {
    const plain = await open('/', { javaScriptEnabled: false })
    await plain.locator('.developers summary').click()
    assert.ok(await plain.locator('.developers a[href="/keys"]').isVisible())
    await plain.context().close()

    const page = await open('/')
    const trouble = troubleOf(page)
    await page.waitForLoadState('networkidle')
    const entry = page.locator('.developers a[href="/keys"]')
    const summary = page.locator('.developers summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    assert.ok(await entry.isVisible())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    assert.equal(await entry.isVisible(), false)
    assert.ok(await summary.evaluate((one: any) => one === one.ownerDocument.activeElement))
    await summary.click()
    assert.ok(await entry.isVisible())
    await page.mouse.click(10, 700)
    assert.equal(await entry.isVisible(), false)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('titles are set in the display serif; one that arrives late moves nothing and is there on the next page', async () => {
    for (const path of [
      '/',
      '/library',
      '/library/compliance-preflight',
      '/library/templates',
      '/status',
      '/privacy',
    ]) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      let arrive = (): void => undefined
      const held = new Promise<void>((done) => (arrive = done))
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.addInitScript(
        'globalThis.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value })' +
          ".observe({ type: 'layout-shift', buffered: true })",
      )
      await page.goto(service.origin + path, { waitUntil: 'commit' })
      await page.locator('footer.site').waitFor()
      // The browser waits a moment for an optional font before it draws without it.
      await page.evaluate(
        "new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))",
      )
      arrive()
      await page.evaluate('document.fonts.ready')
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      const shift = await page.evaluate<number>('shift')
      assert.ok(shift < 0.001, `${path}: ${shift}`)
      await page.reload()
      await page.evaluate('document.fonts.ready')
      assert.equal(
        await page.evaluate(
          "[...document.fonts].find(({ family, status }) => family === 'Newsreader' && status === 'loaded') !== undefined",
        ),
        true,
        path,
      )
      await context.close()
    }
  })
})
