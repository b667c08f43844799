/** The pages for developers and how-it-works in a real browser, against a real service, with scripts and without. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { assertAccessible, overflowOf, troubleOf, until, violationsOf } from './kit.ts'

const paths = [
  '/docs',
  '/agents',
  '/how-it-works',
  '/rules',
  '/keys',
  '/pricing',
  '/waitlist',
  '/status',
  '/privacy',
  '/security',
  '/changelog',
]

describe('pages for developers', { timeout: 300_000 }, () => {
  let browser: Browser
  let service: TestService
  before(async () => {
    service = await startService({ freeQuota: 40, keyedQuota: 1000 })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    await page.addInitScript(watchShifts)
    await page.goto(service.origin + path)
    if (options.javaScriptEnabled !== false && path.startsWith('/docs')) await page.waitForSelector('.tabs.started')
    return { page, trouble }
  }
  /** The keys of the selected tabs of a group, without repetition. */
  const selected = (page: Page, group: string): Promise<readonly string[]> =>
    page.evaluate(
      `[...new Set([...document.querySelectorAll('[data-group="${group}"] [aria-selected="true"]')].map((tab) => tab.dataset.key))]`,
    )
  const visiblePanels = (page: Page, root: string): Promise<number> =>
    page.evaluate(
      `[...document.querySelectorAll('${root} .tab')].filter((tab) => tab.checkVisibility({ contentVisibilityAuto: true }) && tab.getBoundingClientRect().height > 0).length`,
    )

  for (const width of [320, 1280])
    test(`fit and do not move while they load, ${width} px`, async () => {
      for (const path of paths) {
        const { page, trouble } = await open(path, { viewport: { width, height: 800 } })
        await page.waitForLoadState('networkidle')
        assert.ok((await overflowOf(page)) <= 0, path)
        assert.ok((await page.evaluate<number>('shifts')) < 0.001, `${path} moves`)
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert.ok((await overflowOf(page)) <= 0, `${path} with text of 200 %`)
        assert.deepEqual(trouble, [], path)
        await page.context().close()
      }
    })

  // The other pages are in pages.test.ts; this one is larger than its sample.
  test('the API reference is accessible in both colour schemes', async () => {
    const { page } = await open('/docs')
    await assertAccessible(page)
    await page.context().close()
  })

  test('tabs: one tab stop, arrow keys, and every example follows the choice, also on the next page', async () => {
    const { page } = await open('/docs')
    assert.deepEqual(await selected(page, 'client'), ['curl'])
    await page.getByRole('tab', { name: 'curl' }).first().focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await page.evaluate('document.activeElement.dataset.key'), 'typescript')
    assert.deepEqual(await selected(page, 'client'), ['typescript'])
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    assert.equal(await page.evaluate('document.activeElement.dataset.key'), 'mcp')
    // An operation without a tool keeps the example that it showed.
    assert.deepEqual((await selected(page, 'client')).toSorted(), ['curl', 'mcp'])
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    const tab = page.getByRole('tab', { name: 'TypeScript' }).nth(5)
    assert.equal(await tab.getAttribute('aria-selected'), 'true')
    assert.equal(await page.locator(`#${String(await tab.getAttribute('aria-controls'))}`).isVisible(), true)
    assert.equal(await visiblePanels(page, '#flow_run'), 1)
    await page.goto(`${service.origin}/keys`)
    await page.getByRole('button', { name: 'Make a key' }).click()
    await page.waitForSelector('.tabs.started')
    assert.deepEqual(await selected(page, 'client'), ['typescript'])
    await page.context().close()
  })

  test('choosing a tab far down does not move it away', async () => {
    const { page } = await open('/docs')
    const tab = page.locator('#health').getByRole('tab', { name: 'TypeScript' })
    await tab.scrollIntoViewIfNeeded()
    const before = (await tab.boundingBox())?.y ?? 0
    await tab.click()
    assert.ok(Math.abs(((await tab.boundingBox())?.y ?? 0) - before) < 2)
    await page.context().close()
  })

  test('an address with the name of a panel opens it', async () => {
    const { page } = await open('/agents#codex')
    await page.waitForSelector('.tabs.started')
    assert.equal(await page.locator('#codex').isVisible(), true)
    assert.equal(await visiblePanels(page, '[data-group="agent"]'), 1)
    await page.evaluate("location.hash = '#stdio'")
    await page.waitForSelector('#codex[hidden]', { state: 'attached' })
    assert.equal(await page.locator('#stdio').isVisible(), true)
    await page.context().close()
  })

  test('an address of an operation leads to it, below nothing that covers it', async () => {
    for (const width of [360, 1280]) {
      const { page } = await open('/docs#proof_get', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      const top = await page.evaluate<number>("document.getElementById('proof_get').getBoundingClientRect().top")
      assert.ok(top >= 0 && top < 160, `${width} px: ${top}`)
      await page.context().close()
    }
  })

  test('the contents mark the section in view, and on a phone they open', async () => {
    const { page } = await open('/docs#health')
    await page.waitForSelector('.guide-contents a[href="#health"][aria-current]')
    await page.setViewportSize({ width: 360, height: 740 })
    assert.equal(await page.locator('.guide-contents').isVisible(), false)
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    await page.getByText('Contents', { exact: true }).click()
    await page.locator('.guide-menu').getByRole('link', { name: 'Commit a hash' }).click()
    assert.equal(new URL(page.url()).hash, '#proof_commit')
    await page.context().close()
  })

  test('on a phone the contents stand below the lead', async () => {
    for (const path of ['/docs', '/agents']) {
      const { page } = await open(path, { viewport: { width: 360, height: 740 } })
      const lead = await page.locator('.lead').boundingBox()
      const contents = await page.locator('.guide-menu').boundingBox()
      assert.ok(lead !== null && contents !== null && contents.y >= lead.y + lead.height, path)
      await page.context().close()
    }
  })

  test('an address of a rule opens it, with and without a script, and its name is in view', async () => {
    for (const javaScriptEnabled of [true, false])
      for (const width of [360, 1280]) {
        const viewport = { width, height: 740 }
        const { page } = await open('/rules#custody', { javaScriptEnabled, viewport, reducedMotion: 'reduce' })
        await page.locator('#custody').waitFor()
        const rule = page.locator('.rule', { has: page.locator('#custody') })
        const box = await rule.locator('h3').boundingBox()
        assert.ok(box !== null && box.y >= 0 && box.y < 300, `${width} px: ${box?.y}`)
        assert.equal(await page.locator('#trading').isVisible(), true, 'one rule is open from the beginning')
        assert.equal(await page.locator('#keys').isVisible(), false)
        await page
          .locator('.rule', { has: page.locator('#keys') })
          .locator('summary')
          .click()
        assert.equal(await page.locator('#keys').isVisible(), true)
        assert.equal(
          await page.locator('#trading mark').textContent(),
          'can list their badges on a marketplace and sell them to each other',
        )
        if (javaScriptEnabled) {
          assert.deepEqual(await violationsOf(page), [])
          await page.getByRole('button', { name: 'Open all' }).click()
          assert.equal(await page.locator('.rule:not([open])').count(), 0)
          assert.equal(await page.getByRole('button', { name: 'Open all' }).isVisible(), false)
        }
        await page.context().close()
      }
  })

  test('a printed list of rules has every rule as a whole', async () => {
    const { page } = await open('/rules')
    await page.emulateMedia({ media: 'print' })
    for (const id of ['keys', 'custody', 'ambiguity']) assert.ok(await page.locator(`#${id}`).isVisible(), id)
    await page.context().close()
  })

  test('of a long list of values the first six are shown, and the rest unfolds', async () => {
    const { page } = await open('/docs')
    const look = page.locator('#flow_run .fields-of > div', { has: page.getByText('look', { exact: true }) }).first()
    // The fields within an object are folded below it.
    assert.equal(await look.getByText('look.symbol', { exact: true }).isVisible(), false)
    await look.getByText(/^\d+ fields of look$/).click()
    const field = look.locator('.fields-of > div', { has: page.getByText('look.symbol', { exact: true }) })
    assert.equal(await field.locator('.values code:visible').count(), 6)
    await field.getByText(/^\d+ more$/).click()
    assert.ok((await field.locator('.values code:visible').count()) > 40)
    await page.context().close()
  })

  test('the names of tabs stand in one row on a phone, and each comes into sight', async () => {
    const { page } = await open('/agents#stdio', { viewport: { width: 360, height: 740 } })
    await page.waitForSelector('.tabs.started')
    const tabs = await page.getByRole('tab').all()
    assert.equal(tabs.length, 12)
    for (const tab of tabs) {
      await tab.scrollIntoViewIfNeeded()
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 }
      assert.ok(x >= 0 && x + width <= 360, `${x}, ${width}`)
    }
    const rows = await Promise.all(tabs.slice(0, 6).map(async (tab) => (await tab.boundingBox())?.y))
    assert.equal(new Set(rows).size, 1)
    await page.context().close()
  })

  test('every shown block of code copies exactly what it shows', async () => {
    const { page } = await open('/docs')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.origin })
    for (const id of ['begin-curl', 'flow_run-curl', 'receipt_delete-curl']) {
      const code = page.locator(`#${id}`)
      await code.getByRole('button', { name: 'Copy' }).click()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      assert.equal(copied, await code.locator('pre').textContent())
    }
    const runs = page.locator('main pre:not([data-copy=""])')
    assert.ok((await runs.count()) > 80)
    assert.equal(await runs.count(), await page.locator('main pre + button.copy').count())
    assert.doesNotMatch((await runs.allTextContents()).join('\n'), /…/)
    await page.context().close()
  })

  test('without a script every example is there, one below the other, and no control is dead', async () => {
    const { page } = await open('/docs', { javaScriptEnabled: false })
    assert.equal(await page.locator('#flow_run .tab:visible').count(), 3)
    assert.equal(await page.locator('#flow_run .tab-title:visible').count(), 3)
    assert.equal(await page.locator('main button').count(), 0)
    assert.equal(await page.locator('[role=tab]').count(), 0)
    await page.locator('#flow_run').getByRole('link', { name: 'MCP' }).click()
    assert.equal(new URL(page.url()).hash, '#flow_run-mcp')
    await page.context().close()
  })

  test('in forced colours the chosen tab and the section in view are underlined', async () => {
    const { page } = await open('/docs#health', { forcedColors: 'active' })
    const line = (selector: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).textDecorationLine`)
    await page.waitForSelector('.guide-contents [aria-current]')
    assert.equal(await line('.tab-names [aria-selected="true"]'), 'underline')
    assert.equal(await line('.guide-contents [aria-current]'), 'underline')
    assert.equal(await line('.tab-names [aria-selected="false"]'), 'none')
    await page.context().close()
  })

  test('a form that comes back has the focus on its summary, which leads to the field', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('/waitlist', { javaScriptEnabled })
      await page.getByLabel('E-mail address').fill('nobody')
      await page.getByRole('button', { name: 'Send me news' }).click()
      const summary = page.getByRole('alert')
      assert.match((await summary.textContent()) ?? '', /There is a problem\s+The e-mail address has no @/)
      await until(page, "document.activeElement.getAttribute('role') === 'alert'")
      const field = page.getByLabel('E-mail address')
      assert.equal(await field.getAttribute('aria-invalid'), 'true')
      assert.match((await page.locator('#email-error').textContent()) ?? '', /^Error: “\u2068nobody\u2069” has no @/)
      assert.equal(await field.inputValue(), 'nobody', 'what was typed is kept')
      assert.deepEqual(javaScriptEnabled ? await violationsOf(page) : [], [])
      await summary.getByRole('link').click()
      assert.equal(new URL(page.url()).hash, '#email')
      await page.context().close()
    }
  })
})

/** Runs in the page before it loads: the sum of all layout shifts that no input caused. */
const watchShifts = `
  globalThis.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`
