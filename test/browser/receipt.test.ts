/** The page of a receipt in a real browser: every way to share it, print, large text, no script. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { sampleReceipt } from '../fakes/sample-records.ts'
import { payloads } from '../fakes/payloads.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { snippet } from '../../src/pages/records/share-bar.ts'
import { assertAccessible, overflowOf, troubleOf, until } from './kit.ts'

const publicUrl = 'https://laurel.example'
/** A share sheet that keeps what it got, and then does what `then` says. */
const sheet = (then: string, canShare: boolean): string => `
  globalThis.shared = []
  navigator.share = async (given) => { shared.push(given); ${then} }
  navigator.canShare = ${canShare ? '({ files }) => files.every((file) => file.type === "image/png")' : 'undefined'}
  if (navigator.canShare === undefined) { delete navigator.canShare; delete Navigator.prototype.canShare }`
const noSheet = 'delete Navigator.prototype.share; delete Navigator.prototype.canShare'

describe('the page of a receipt in a browser', { timeout: 300_000 }, () => {
  let browser: Browser
  let service: TestService
  let path = ''
  let address = ''
  before(async () => {
    service = await startService()
    browser = await launchBrowser()
    const { receiptId } = (await service.post('/api/sandbox/simulate', garden)).json
    path = `/receipt/${String(receiptId)}`
    // Drawn once, so that the sheet does not wait for a busy machine.
    await service.get(`${path}/image.png`)
    address = publicUrl + path
  })
  after(async () => {
    await browser.close()
    await service.close()
  })
  const garden = {
    assetName: 'Garden day helper 2026',
    objective: 'Given by the garden group to everybody who helped for two hours. It cannot be sold.',
  }

  /** Opens the receipt; `script` runs before those of the page. */
  async function open(
    script = noSheet,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    await page.addInitScript(script)
    await page.goto(service.origin + path)
    return { page, trouble }
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const said = (page: Page) => page.locator('.share-said')
  const unfold = async (page: Page) => {
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
  }

  test('the share sheet gets name, address and the picture', async () => {
    const { page, trouble } = await open(sheet('', true))
    await button(page, 'Share').click()
    await until(page, 'shared.length === 1')
    const given = await page.evaluate(`(async () => {
      const [{ title, url, files: [file] }] = shared
      const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
      return { title, url, name: file.name, size: file.size, head: [...head] }
    })()`)
    const { size, ...rest } = given as { size: number }
    assert.deepEqual(rest, {
      title: 'Garden day helper 2026 (MOCK, not on-chain)',
      url: address,
      name: 'Garden-day-helper-2026-MOCK-not-on-chain.png',
      head: [0x89, 0x50, 0x4e, 0x47],
    })
    assert.ok(size > 10_000)
    assert.equal(await said(page).textContent(), '')
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('without files in the sheet, or without the picture, the address is shared alone', async () => {
    for (const canShare of [false, true]) {
      const { page } = await open(sheet('', canShare))
      if (canShare) await page.route('**/image.png', (route) => route.abort())
      await button(page, 'Share').click()
      await until(page, 'shared.length === 1')
      assert.deepEqual(await page.evaluate('Object.keys(shared[0])'), ['title', 'url'])
      await page.context().close()
    }
  })

  test('a sheet that was closed is no failure; one that cannot open gives the link', async () => {
    const closed = await open(sheet('throw new DOMException("", "AbortError")', false))
    await button(closed.page, 'Share').click()
    await until(closed.page, 'shared.length === 1')
    assert.equal(await said(closed.page).textContent(), '')
    await closed.page.context().close()
    const refused = await open(sheet('throw new DOMException("", "NotAllowedError")', false), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await button(refused.page, 'Share').click()
    await refused.page.getByText('The link is copied.').waitFor()
    assert.equal(await refused.page.evaluate('navigator.clipboard.readText()'), address)
    assert.deepEqual(refused.trouble, [])
    await refused.page.context().close()
  })

  test('without a sheet the main button copies the link, or selects it where that is not allowed', async () => {
    const { page, trouble } = await open(noSheet, { permissions: ['clipboard-read', 'clipboard-write'] })
    assert.equal(await button(page, 'Share').count(), 0)
    const copy = button(page, 'Copy link')
    assert.equal(await copy.getAttribute('class'), 'button')
    await copy.click()
    await page.getByText('The link is copied.').waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), address)
    await page.context().clearPermissions()
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await copy.click()
    await page.getByText('The address is selected.').waitFor()
    assert.ok(
      await page.getByLabel('Address of this badge').isVisible(),
      'also on a phone, where it is not shown before',
    )
    assert.equal(await page.evaluate('getSelection().toString()'), address)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('without a script the address, the files, the QR code and the snippet are there, and no dead button', async () => {
    const { page } = await open('', { javaScriptEnabled: false })
    assert.equal(await page.getByLabel('Address of this badge').inputValue(), address)
    assert.equal(await page.locator('.share button:visible').count(), 0)
    await unfold(page)
    for (const file of ['Picture', 'SVG', 'keep it as a file', 'Download the unsigned draft'])
      assert.ok(await page.getByRole('link', { name: file }).isVisible(), file)
    const code = page.getByAltText('QR code that leads to this page')
    await code.scrollIntoViewIfNeeded()
    const box = await code.boundingBox()
    assert.ok(box !== null && box.width > 180 && box.height > box.width)
    assert.match(
      (await page.locator('.more pre').first().textContent()) ?? '',
      /^<a href="https:\/\/laurel\.example\/receipt\//,
    )
    await page.context().close()
  })

  test('the keyboard reaches and opens everything in the share bar, in order', async () => {
    const { page } = await open(sheet('', false))
    await button(page, 'Share').focus()
    const names: string[] = []
    for (let i = 0; i < 5; i++) {
      names.push(await page.evaluate('document.activeElement.textContent.trim() || document.activeElement.id'))
      if (names.at(-1) === 'QR code') {
        await page.keyboard.press('Enter')
        assert.ok(await page.getByAltText('QR code that leads to this page').isVisible())
      }
      await page.keyboard.press('Tab')
    }
    assert.deepEqual(names, ['Share', 'Copy link', 'Picture', 'Print', 'QR code'])
    await page.context().close()
  })

  test('it prints on one page with label, address and QR code, and without controls', async () => {
    const { page } = await open(`${noSheet}; globalThis.printed = 0; print = () => { printed++ }`, {
      colorScheme: 'dark',
    })
    await button(page, 'Print').click()
    assert.equal(await page.evaluate('printed'), 1)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1)
    await page.emulateMedia({ media: 'print' })
    for (const there of ['.tape', 'figure.badge svg', 'h1', '.printed img', '.objective'])
      assert.ok(await page.locator(there).isVisible(), there)
    assert.equal((await page.locator('.printed strong').textContent())?.trim(), address)
    for (const gone of ['.share', '.stamp', '.more', 'footer.site'])
      assert.equal(await page.locator(gone).isVisible(), false, gone)
    assert.ok(await page.evaluate("document.querySelector('.printed img').naturalWidth > 0"))
    await page.context().close()
  })

  for (const script of [sheet('', false), noSheet])
    test(`nothing moves when the buttons appear, ${script === noSheet ? 'without' : 'with'} a share sheet`, async () => {
      const { page } = await open(`${script}
        globalThis.moved = 0
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) moved += value
        }).observe({ type: 'layout-shift', buffered: true })`)
      await button(page, 'Copy link').waitFor()
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      assert.equal(await page.evaluate('moved'), 0)
      await page.context().close()
    })

  for (const width of [320, 1280])
    test(`with everything open it is accessible and fits in both colour schemes, ${width} px`, async () => {
      const { page, trouble } = await open(sheet('', false), { viewport: { width, height: 740 } })
      await unfold(page)
      await assertAccessible(page)
      assert.deepEqual(await page.evaluate(small), [])
      assert.deepEqual(trouble, [])
      await page.context().close()
    })

  for (const [width, size] of [
    [360, '200%'],
    [320, '200%'],
    [320, '300%'],
  ] as const)
    test(`text of ${size} keeps the label whole and every control in reach, ${width} px`, async () => {
      const { page } = await open(sheet('', false), { viewport: { width, height: 740 } })
      await unfold(page)
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      assert.ok((await overflowOf(page)) <= 0)
      for (const part of await page.locator('.tape strong, .tape span, .way, .share-main .button').all()) {
        const box = await part.boundingBox()
        assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width, `${await part.textContent()}: ${box?.x}`)
      }
      assert.equal(await page.evaluate(linesOfMock), 1)
      await page.context().close()
    })

  test('the snippet shows the badge on the page of another site, whatever the name', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const trouble = troubleOf(page)
    page.on('dialog', (dialog) => trouble.push(dialog.message()))
    // The service answers under its public address, with its own headers.
    await page.route(`${publicUrl}/**`, async (route) => {
      const answer = await fetch(service.origin + new URL(route.request().url()).pathname)
      const headers = Object.fromEntries(answer.headers)
      await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
    })
    const names = ['Garden day', '봉사 배지 🎉', '\u202Eniahc-no', ...payloads]
    const code = names.map((name) => snippet(address, sampleReceipt(name))).join('\n')
    await page.route('https://school.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title><body>${code}</body>` }),
    )
    await page.goto('https://school.example/', { waitUntil: 'load' })
    const found = await page.evaluate<{ tags: string[]; alts: string[]; shown: boolean }>(`({
      tags: [...new Set([...document.body.querySelectorAll('*')].map((e) => e.tagName))],
      alts: [...document.images].map((image) => image.alt),
      shown: [...document.images].every((image) => image.naturalWidth > 0 && image.width === 240),
    })`)
    assert.deepEqual(found.tags, ['A', 'IMG'])
    assert.equal(found.alts.length, names.length)
    for (const alt of found.alts) assert.match(alt, /^MOCK, not on-chain: practice credential/)
    assert.equal(found.shown, true)
    assert.deepEqual(trouble, [])
    await context.close()
  })

  test('a timestamp is made in place, and the page says so', async () => {
    const { page, trouble } = await open()
    await button(page, 'Timestamp this badge').click()
    await page.waitForURL(`${service.origin}${path}#timestamp`)
    assert.ok(await page.getByRole('link', { name: 'Open the proof' }).isVisible())
    assert.equal(await button(page, 'Timestamp this badge').count(), 0)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })
})

/** Runs in the page: controls of the share bar that are too small to touch. */
const small = `[...document.querySelectorAll('.share .button, .share .way, .share input')]
  .filter((e) => e.offsetParent !== null && (e.offsetHeight < 44 || e.offsetWidth < 44))
  .map((e) => e.textContent.trim() + ' ' + e.offsetWidth + 'x' + e.offsetHeight)`

/** Runs in the page: on how many lines the word MOCK of the tape stands. */
const linesOfMock = `(() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.tape strong'))
  return range.getClientRects().length
})()`
