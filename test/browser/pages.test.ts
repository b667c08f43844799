import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { samplePages } from '../fakes/pages.ts'
import { digest, sampleReceipt } from '../fakes/sample-records.ts'
import { look, palette, wrapped } from './in-page.ts'
import { manyPayloads } from '../fakes/payloads.ts'
import { styleSheet } from '../../src/cli/assets.ts'
import { bundle } from '../../src/cli/bundle.ts'
import { badgeSvg, cardSvg } from '../../src/core/badge.ts'
import { qrSvg } from '../../src/http/images/qr.ts'
import { pageHeaders } from '../../src/http/response/headers.ts'
import { receiptPage } from '../../src/pages/records/receipt.ts'
import { assertAccessible, troubleOf } from './kit.ts'

const csp = pageHeaders['content-security-policy']
const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const assets: Readonly<Record<string, readonly [type: string, text: string | Uint8Array]>> = {
  '/assets/laurel.css': ['text/css', styleSheet('laurel')],
  '/assets/pages.css': ['text/css', styleSheet('pages')],
  '/assets/results.css': ['text/css', styleSheet('results')],
  '/assets/developers.css': ['text/css', styleSheet('developers')],
  '/assets/laurel.svg': ['image/svg+xml', file('../../assets/laurel.svg')],
  ...Object.fromEntries(
    ['newsreader', 'newsreader-latin', 'newsreader-extended'].map((name) => [
      `/assets/fonts/${name}.woff2`,
      ['font/woff2', readFileSync(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url))] as const,
    ]),
  ),
  '/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA/qr.svg': ['image/svg+xml', qrSvg('https://laurel.example/receipt/x')],
  // My things shows it once the page of a result was open.
  '/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA/badge.svg': ['image/svg+xml', badgeSvg(sampleReceipt('words'))],
  ...Object.fromEntries(
    ['template', 'attendance-badge'].map((id) => [
      `/library/templates/${id}.svg`,
      ['image/svg+xml', badgeSvg(sampleReceipt('words'))] as const,
    ]),
  ),
  ...Object.fromEntries(
    [...(await bundle()).files].map(([name, bytes]) => [
      `/assets/web/${name}`,
      ['text/javascript; charset=utf-8', bytes] as const,
    ]),
  ),
}

/** Names that try to hide the label, imitate one, or push it away. */
const hostile = {
  'a bidi override': '\u202Eniahc-no \u2067LAER\u2069',
  'stacked marks': `R${'\u0351\u0336\u0489'.repeat(300)}e${'\u030D'.repeat(900)}al`,
  'a word of 10,000 letters': 'M'.repeat(10_000),
  'zero-width characters': `re\u200B\u200D\u2060al${'\u00AD'.repeat(500)}`,
  'blank lines and wide blanks': `x${'\u2028\u3000\n'.repeat(500)}y`,
  'very wide letters': '\uFDFD\u{1242B}'.repeat(60),
  'right-to-left letters': 'شهادة حقيقية على السلسلة '.repeat(40),
  'markup that covers the page': '<div style="position:fixed;inset:0;background:white">REAL</div>',
} as const

describe('pages in a browser', { timeout: 300_000 }, () => {
  let browser: Browser
  let origin = ''
  let pages: Record<string, string> = {}
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    // Only pages are looked at here: a page that follows its proof waits for an answer.
    if (path.startsWith('/api/')) return
    const asset = assets[path]
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8'
    response.writeHead(asset !== undefined || pages[path] !== undefined ? 200 : 404, {
      'content-type': asset?.[0] ?? type,
      'content-security-policy': csp,
      'x-content-type-options': 'nosniff',
      // As the service sends them.
      ...(asset === undefined ? {} : { 'cache-control': 'public, max-age=3600' }),
    })
    response.end(asset?.[1] ?? pages[path] ?? '')
  })

  before(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    server.close()
  })

  /** Opens a new page and collects the browser's complaints, its requests and the scripts it ran. */
  async function open(options: {
    width: number
    scheme: 'light' | 'dark'
  }): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({
      viewport: { width: options.width, height: 800 },
      colorScheme: options.scheme,
    })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    page.on('dialog', (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) trouble.push(`asked for ${request.url()}`)
    })
    return { page, trouble }
  }

  test('every page is accessible and fits in both colour schemes, 320 and 1280 px', async () => {
    pages = { ...samplePages(origin, 'A badge for the helpers of our garden day, which nobody can sell') }
    const { page, trouble } = await open({ width: 320, scheme: 'light' })
    for (const path of Object.keys(pages)) {
      await page.goto(origin + path)
      // One load for both widths, since axe takes longer to load than to run.
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await assertAccessible(page, `${path}, ${width} px,`)
        assert.deepEqual(trouble, [], `${path}, ${width} px`)
      }
    }
    await page.context().close()
  })

  test('the dark scheme changes only colours', () => {
    const blocks = (styleSheet('laurel') + styleSheet('pages')).split(/@media[^{]*prefers-color-scheme[^{]*\{/)
    assert.equal(blocks.length, 2)
    assert.match(blocks[1] ?? '', /^\s*:root \{(?:\s*--[\w-]+: #[0-9a-f]{3,8};)+\s*\}\s*\}/)
    const [, tokens = ''] = /:root \{([^}]*--paper[^}]*)\}/.exec(blocks[0] ?? '') ?? []
    const light = Array.from(tokens.matchAll(/^\s*(--[\w-]+):\s*(#?)/gm), ([, name = '', hash]) => ({ name, hash }))
    assert.equal(new Set(light.map(({ name }) => name)).size, light.length, 'each token has one value')
    const dark = (blocks[1]?.split('}')[0] ?? '').match(/--[\w-]+(?=:)/g) ?? []
    const colours = light.flatMap(({ name, hash }) => (hash === '#' ? [name] : []))
    assert.deepEqual(dark, colours.slice(0, dark.length))
  })

  test('no payload runs, loads or navigates, on any page or picture', async () => {
    const { page, trouble } = await open({ width: 1280, scheme: 'light' })
    // Each payload of the first list alone is checked on every page in test/pages/html.test.ts.
    assert.ok(manyPayloads.length >= 200)
    for (const all of [manyPayloads.join('\n'), manyPayloads.toReversed().join(' ')]) {
      pages = {
        ...samplePages(origin, all),
        '/badge.svg': badgeSvg(sampleReceipt(all)),
        '/card.svg': cardSvg(sampleReceipt(all)),
      }
      for (const path of Object.keys(pages)) {
        await page.goto(origin + path)
        assert.deepEqual(trouble, [], path)
        assert.equal(page.url(), origin + path)
      }
    }
    await page.context().close()
  })

  test('MOCK and not on-chain come first on a receipt, whatever its name', async () => {
    for (const width of [320, 1280]) {
      const { page, trouble } = await open({ width, scheme: 'light' })
      for (const [what, name] of Object.entries(hostile)) {
        const record = sampleReceipt(name)
        pages = {
          '/receipt': receiptPage({
            publicUrl: origin,
            record,
            contentDigest: digest,
            proof: null,
            submits: true,
            imageOmits: null,
          }),
        }
        await page.goto(`${origin}/receipt`)
        const seen = await page.evaluate<{ covered: string[]; overflow: number; first: string }>(look)
        assert.deepEqual(seen.covered, [], `${what}, ${width} px`)
        assert.ok(seen.overflow <= 0, `${what}, ${width} px: ${seen.overflow} px too wide`)
        assert.match(seen.first, /^\s*Mock, educational, not on-chain, not legal advice\./, what)
        assert.deepEqual(trouble, [], what)
      }
      await page.context().close()
    }
  })

  test('a printed receipt is one page and says MOCK', async () => {
    pages = {
      '/receipt': receiptPage({
        publicUrl: origin,
        record: sampleReceipt('Bitcoin Basics: Attended the Evening Workshop', 'certificate'),
        contentDigest: digest,
        proof: null,
        submits: true,
        imageOmits: null,
      }),
    }
    const { page } = await open({ width: 1280, scheme: 'dark' })
    await page.goto(`${origin}/receipt`)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1)
    await page.emulateMedia({ media: 'print' })
    assert.ok(await page.locator('.notice').isVisible())
    assert.ok(await page.locator('.tape').isVisible())
    await page.context().close()
  })

  test('code has a button that copies it exactly', async () => {
    pages = { ...samplePages(origin, 'words') }
    const { page, trouble } = await open({ width: 1280, scheme: 'light' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await page.goto(`${origin}/agents`)
    const codes = await page.locator('main pre').count()
    assert.equal(await page.locator('main pre + button.copy').count(), codes)
    // The blocks of hidden tabs are copied in developers.test.ts.
    const shown = page.locator('main .code').filter({ visible: true })
    assert.ok((await shown.count()) > 3)
    for (const box of await shown.all()) {
      await box.locator('button').click()
      const words = await box.locator('pre').textContent()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), words)
      assert.equal(await box.locator('button').textContent(), 'Copied')
      assert.equal(await box.locator('[role=status]').textContent(), 'Copied to the clipboard')
    }
    // Without permission the code is selected instead.
    await page.context().clearPermissions()
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await page.locator('main .code button').first().click()
    assert.equal(await page.evaluate('getSelection().toString()'), `${origin}/api/mcp`)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a checklist keeps its ticks in this browser, separately for each article', async () => {
    pages = { ...samplePages(origin, 'words') }
    const { page, trouble } = await open({ width: 320, scheme: 'light' })
    await page.goto(`${origin}/library/sample`)
    const boxes = page.getByRole('checkbox')
    assert.equal(await boxes.count(), 2)
    await page.getByLabel('Second thing').check()
    await page.reload()
    assert.deepEqual(await boxes.evaluateAll((all) => all.map((box) => (box as any).checked)), [false, true])
    assert.equal(await page.evaluate('localStorage.length'), 1)
    assert.equal(await page.evaluate("localStorage.getItem('laurel:checklist:sample')"), '["Second thing"]')
    await page.getByLabel('Second thing').uncheck()
    assert.equal(await page.evaluate('localStorage.length'), 0)
    // Values that another script or an older page stored must not break the page.
    for (const value of ['{', '{"a":1}', 'null']) {
      await page.evaluate(`localStorage.setItem('laurel:checklist:sample', '${value}')`)
      await page.reload()
      assert.equal(await boxes.count(), 2)
    }
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('without a script an article is complete and shows no control without effect', async () => {
    pages = { ...samplePages(origin, 'words') }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/library/sample`)
    assert.equal(await page.locator('main button, main input').count(), 0)
    assert.equal(await page.locator('.checklist li').count(), 2)
    assert.ok(await page.locator('main pre:not(details *)').first().isVisible())
    assert.equal(await page.locator('.curl pre').first().isVisible(), false)
    await context.close()
  })

  test('a printed article has its text and no controls', async () => {
    pages = { ...samplePages(origin, 'words') }
    const { page } = await open({ width: 1280, scheme: 'dark' })
    await page.goto(`${origin}/library/sample`)
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.copy', '.contents', '.turn', '.bar nav', 'footer.site'])
      assert.equal(await page.locator(selector).first().isVisible(), false, selector)
    for (const selector of ['.notice', 'h1', '#plain-text', 'main pre:not(details *)', '.checklist li', '#sources'])
      assert.ok(await page.locator(selector).first().isVisible(), selector)
    await page.context().close()
  })

  test('print uses the whole light palette, also in a browser set to dark', async () => {
    pages = { ...samplePages(origin, 'words') }
    const colours = async (scheme: 'light' | 'dark'): Promise<Record<string, string>> => {
      const { page } = await open({ width: 1280, scheme })
      await page.goto(`${origin}/library/sample`)
      await page.emulateMedia({ media: 'print', colorScheme: scheme })
      const found = await page.evaluate<Record<string, string>>(palette)
      await page.context().close()
      return found
    }
    const light = await colours('light')
    assert.ok(Object.keys(light).length > 15)
    assert.deepEqual(await colours('dark'), light)
  })

  test('a link that wraps in a list is text of several lines, large enough to touch', async () => {
    const words = 'A title that is so long that it takes more than one line of a narrow screen'
    pages = { ...samplePages(origin, words) }
    const { page } = await open({ width: 360, scheme: 'light' })
    for (const path of ['/library/sample', '/library/modules/sample']) {
      await page.goto(origin + path)
      // A box of several lines has one rectangle, and its bullet is at its last line.
      const links = await page.evaluate<{ lines: number; height: number }[]>(wrapped)
      assert.ok(links.length > 0, path)
      for (const { lines, height } of links) {
        assert.ok(lines > 1, path)
        assert.ok(height >= 24, `${path}: ${height} px`)
      }
    }
    await page.context().close()
  })

  test('the keyboard reaches the content and the form first', async () => {
    pages = { ...samplePages(origin, 'words') }
    const { page } = await open({ width: 1280, scheme: 'light' })
    await page.goto(`${origin}/`)
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.className'), 'skip')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    // The link of the lede, then the form.
    assert.equal(await page.evaluate('document.activeElement.pathname'), '/how-it-works')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.id'), 'idea')
    await page.context().close()
  })
})
