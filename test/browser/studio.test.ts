/** The studio in a real browser over a real service: what a person does, and what is in sight then. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { failing, passing, riskyWords } from '../http/kit.ts'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const resultAddress = /\/result\/[\w-]{43}$/
const makes = { name: 'Make a mock receipt' }

describe('the studio in a browser', { timeout: 400_000 }, () => {
  let browser: Browser
  let service: TestService
  let receipts = 0
  before(async () => {
    service = await startService({
      store: (real) => ({
        ...real,
        commit: async (change) => {
          await real.commit(change)
          receipts += change.records.filter(({ kind }) => kind === 'receipt').length
        },
      }),
    })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  /** A page of its own; `trouble` holds what the browser complained about. */
  async function open(options: BrowserContextOptions = {}, path = '/'): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
    const page = await context.newPage()
    const trouble: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
    })
    page.on('pageerror', (error) => trouble.push(error.message))
    await page.goto(service.origin + path)
    return { page, trouble }
  }
  async function make(page: Page, idea: string, rewrite = false): Promise<void> {
    await page.fill('#idea', idea)
    if (rewrite) await page.check('#acceptRewrite')
    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
  }
  const receiptOf = (page: Page) => page.getByRole('link', { name: 'Open and share it' }).getAttribute('href')
  const share = async (page: Page): Promise<void> => {
    await page.getByRole('link', { name: 'Open and share it' }).click()
    await page.waitForURL(/\/receipt\/rcp_\w{22}$/)
  }

  test('Back, Forward and reload of a result make nothing again and lose nothing', async () => {
    const { page, trouble } = await open()
    const before = receipts
    await make(page, passing)
    const [address, receipt] = [page.url(), await receiptOf(page)]
    await page.reload()
    assert.equal(await receiptOf(page), receipt)
    await share(page)
    await page.goBack()
    assert.equal(page.url(), address)
    assert.equal(await receiptOf(page), receipt)
    await page.goBack()
    assert.equal(page.url(), `${service.origin}/`)
    assert.equal(await page.inputValue('#idea'), passing)
    await page.goForward()
    assert.equal(await receiptOf(page), receipt)
    assert.equal(receipts - before, 1)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  for (const [what, idea, press] of [
    ['the form', passing, 'Make a mock receipt'],
    ['an example', null, 'This one passes'],
  ] as const)
    test(`two quick clicks on the button of ${what} make one receipt`, async () => {
      const { page } = await open()
      const before = receipts
      if (idea !== null) await page.fill('#idea', idea)
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.postData() ?? '')
      })
      await page.getByRole('button', { name: press }).dblclick()
      // The second click may end the navigation of the first, which rejects who waits for it.
      await page.waitForURL(resultAddress).catch(() => page.waitForURL(resultAddress))
      await page.waitForLoadState()
      assert.ok(posts.length >= 1)
      assert.equal(new Set(posts).size, 1)
      // A second tap that the browser sent on its own, the very same bytes.
      const again = await page.request.post(`${service.origin}/`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        data: posts[0] ?? '',
        maxRedirects: 0,
      })
      assert.equal(service.origin + (again.headers()['location'] ?? ''), page.url())
      assert.equal(receipts - before, 1)
      await page.context().close()
    })

  test('the same words, typed again on a page that is shown anew, make another receipt', async () => {
    const { page } = await open()
    await make(page, passing)
    const first = await receiptOf(page)
    // Out of the cache of pages or not: it is shown anew.
    await page.goBack()
    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
    assert.notEqual(await receiptOf(page), first)
    await page.context().close()
  })

  test('without a script the same words give the same result, and everything works', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    const idea = `${passing} Thank you.`
    await make(page, idea)
    const [address, receipt] = [page.url(), await receiptOf(page)]
    await page.goBack()
    await page.fill('#idea', idea)
    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
    assert.deepEqual([page.url(), await receiptOf(page)], [address, receipt])
    await page.goto(`${service.origin}/`)
    await make(page, failing)
    assert.equal(await page.getByRole('link', { name: 'Open and share it' }).count(), 0)
    await page.getByRole('button', { name: 'Take the rewrite' }).click()
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    assert.doesNotMatch(await page.inputValue('#idea'), riskyWords)
    await page.context().close()
  })

  test('a form that failed keeps what was typed, and sent again is the same form', async () => {
    const { page } = await open()
    await page.fill('#idea', passing)
    await page.evaluate("document.querySelector('#audience').maxLength = 999")
    await page.fill('#audience', 'pupils '.repeat(40))
    await page.getByRole('button', makes).click()
    await page.locator('[role=alert]').waitFor()
    assert.equal(await page.inputValue('#idea'), passing)
    const nonce = await page.locator('form.studio [name=nonce]').inputValue()
    assert.match(nonce, /^[0-9a-f]{32}$/)
    assert.match(await page.content(), new RegExp(`name="nonce" value="${nonce}"`))
    await page.fill('#audience', 'pupils')
    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
    await page.context().close()
  })

  const texts = {
    'words of 8,000 characters': `${passing} `.repeat(100).slice(0, 7_999),
    'one word of 8,000 letters': 'Garden'.repeat(1_334).slice(0, 8_000),
    '500 line breaks': `${passing}\n${'a\n'.repeat(500)}`,
    'right-to-left text': 'شارة لكل من ساعد في يوم الحديقة. '.repeat(200),
    'text without blanks in wide letters': '参加した人への感謝のしるしです。'.repeat(400),
  } as const
  const places = async (page: Page): Promise<Record<string, number>> => page.evaluate(placesInPage)

  for (const width of [360, 1280])
    test(`a long text leaves badge, label and button where a short one has them, ${width} px`, async () => {
      const viewport = { width, height: 740 }
      const { page } = await open({ viewport })
      await make(page, 'Garden helper badge.')
      const short = await places(page)
      await share(page)
      const shared = await places(page)
      for (const [what, idea] of Object.entries(texts)) {
        await page.goto(`${service.origin}/`)
        await make(page, idea)
        for (const [where, expected] of [
          ['result', short],
          ['receipt', shared],
        ] as const) {
          if (where === 'receipt') await share(page)
          const found = await places(page)
          for (const [name, top] of Object.entries(expected)) {
            // The name may take more lines; a text that is not folded would move them by thousands.
            const moved = (found[name] ?? Infinity) - top
            assert.ok(Math.abs(moved) < 500, `${what}, ${where}: ${name} moved by ${moved} px`)
          }
          assert.ok((found['badge'] ?? Infinity) < 740, `${what}, ${where}: the badge begins at ${found['badge']} px`)
          assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, what)
        }
      }
      await page.context().close()
    })

  for (const javaScriptEnabled of [true, false])
    test(`a folded text opens with the keyboard, ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const { page } = await open({ javaScriptEnabled })
      await make(page, texts['500 line breaks'])
      const text = page.locator('.fold .idea').first()
      const control = page.locator('.fold summary').first()
      const shown = async () => (await page.locator('.fold').first().boundingBox())?.height ?? 0
      const closed = await shown()
      assert.ok(closed > 100 && closed < 400, String(closed))
      assert.ok(await text.isVisible(), 'its beginning is in sight')
      await control.focus()
      await page.keyboard.press('Enter')
      await page.getByText('Show less').first().waitFor()
      assert.ok((await shown()) > 5_000)
      await page.keyboard.press('Enter')
      await page.getByText('Show the whole text').first().waitFor()
      assert.equal(await shown(), closed)
      await page.context().close()
    })

  for (const [what, idea] of Object.entries({
    'one failing sentence': `${failing} ${'Everybody who helped in the school garden gets one. '.repeat(160)}`.slice(
      0,
      7_900,
    ),
    'a hundred failing sentences': `${failing} `.repeat(100),
    'a failing sentence at the end': `${'Everybody who helped in the school garden gets one. '.repeat(150)}${failing}`,
  }))
    test(`8,000 characters that fail have their rewrite and button within reach: ${what}`, async () => {
      const { page, trouble } = await open()
      const button = page.getByRole('button', { name: 'Take the rewrite' })
      await make(page, failing)
      const short = (await button.boundingBox())?.y ?? 0
      await page.goto(`${service.origin}/`)
      await make(page, idea)
      const long = (await button.boundingBox())?.y ?? Infinity
      assert.ok(short < 1_100 && long - short < 400, `${short} px, then ${long} px`)
      // A mark in the folded text, and a finding in the folded list, are still found by their links.
      await page.locator('a[href="#mark-1"]').click()
      assert.ok(await page.locator('#mark-1').isVisible())
      await page.goto(
        `${page.url().split('#')[0] ?? ''}#${(await page.locator('.finding').last().getAttribute('id')) ?? ''}`,
      )
      assert.ok(await page.locator('.finding').last().isVisible())
      assert.deepEqual(trouble, [])
      await page.context().close()
    })

  for (const width of [320, 360])
    for (const [what, enlarge] of [
      ['text of 200 %', "document.documentElement.style.fontSize = '200%'"],
      ['text of 300 %', "document.documentElement.style.fontSize = '300%'"],
      ['a smallest size of 24 px', smallest()],
    ] as const)
      test(`no label is cut, ${width} px, ${what}`, async () => {
        const { page } = await open({ viewport: { width, height: 740 } })
        await make(page, passing)
        await assertLabels(page, enlarge, 2, 'result')
        await share(page)
        await assertLabels(page, enlarge, 3, 'receipt')
        await page.context().close()
      })

  test('no label is cut by a browser zoom of 200 % of a narrow screen', async () => {
    // Zoom halves the width in CSS pixels.
    const { page } = await open({ viewport: { width: 180, height: 370 } })
    await make(page, passing)
    await assertLabels(page, '0', 2, 'result')
    await share(page)
    await assertLabels(page, '0', 3, 'receipt')
    await page.context().close()
  })

  async function assertLabels(page: Page, enlarge: string, least: number, where: string): Promise<void> {
    await page.evaluate(enlarge)
    const { found, cut, overflow } = await page.evaluate<{ found: number; cut: string[]; overflow: number }>(labels)
    assert.ok(found >= least, `${where}: ${found} labels`)
    assert.deepEqual(cut, [], where)
    assert.ok(overflow <= 0, `${where}: ${overflow} px too wide`)
  }

  for (const width of [320, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`results are accessible and break no policy, ${width} px, ${colorScheme}`, async () => {
        const { page, trouble } = await open({ viewport: { width, height: 800 }, colorScheme })
        const check = async (what: string) => {
          assert.deepEqual(trouble, [], what)
          await page.evaluate(axe)
          const run =
            "axe.run().then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 120) + ' ' + n.failureSummary).join(' | ')))"
          assert.deepEqual(await page.evaluate(run), [], what)
          assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false, what)
        }
        await make(page, failing)
        await check('a fail')
        await page.goto(`${service.origin}/`)
        await make(page, failing, true)
        await check('a rewrite')
        await page.goto(`${service.origin}/`)
        await make(page, `봉사 배지 🎉. ${texts['words of 8,000 characters'].slice(0, 4_000)}`)
        await check('a long pass')
        await share(page)
        await check('its receipt')
        assert.equal((await page.goto(`${service.origin}/result/${'a'.repeat(43)}`))?.status(), 404)
        trouble.length = 0
        await check('no result')
        await page.getByRole('link', { name: 'Back to the studio' }).click()
        await page.waitForURL(`${service.origin}/`)
        await page.context().close()
      })
})

/** Runs in the page: where the label, the badge and the first button of what was made begin. */
const placesInPage = `(() => {
  const top = (element) => element.getBoundingClientRect().top + scrollY
  return {
    badge: top(document.querySelector('figure.badge svg')),
    button: top(document.querySelector('main a.button')),
    label: top(document.querySelector('.band, .made .mock')),
  }
})()`

/** Runs in the page: gives every text at least 24 px, as a setting of a browser does. */
function smallest(): string {
  return `for (const element of document.querySelectorAll('body *:not(svg *)'))
    if (parseFloat(getComputedStyle(element).fontSize) < 24) element.style.fontSize = '24px'`
}

/**
 * Runs in the page: every line of every label of ours, by the boxes of its words, and whether anything that may clip it
 * is smaller. Labels are the words MOCK and not on-chain wherever they stand outside of a picture.
 */
const labels = `(() => {
  const cut = []
  let found = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('svg, pre, .hidden') || !/MOCK/.test(node.data)) continue
    found += 1
    for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()]
      if (word === 'MOCK' && boxes.length !== 1) cut.push(word + ' is broken into ' + boxes.length)
      for (const box of boxes) {
        if (box.left < -0.5 || box.right > innerWidth + 0.5) cut.push(word + ' leaves the screen at ' + box.right)
        for (let around = node.parentElement; around; around = around.parentElement) {
          const style = getComputedStyle(around)
          if (style.display === 'inline' || style.overflowX === 'visible') continue
          const { left, right, top, bottom } = around.getBoundingClientRect()
          if (box.left < left - 0.5 || box.right > right + 0.5 || box.top < top - 0.5 || box.bottom > bottom + 0.5)
            cut.push(word + ' is cut by ' + around.tagName + '.' + around.className)
        }
      }
    }
  }
  for (const svg of document.querySelectorAll('figure.badge svg')) {
    found += 1
    const box = svg.getBoundingClientRect()
    if (box.left < 0 || box.right > innerWidth || box.width < 80) cut.push('the badge is ' + box.width + ' px wide')
  }
  return { found, cut, overflow: document.documentElement.scrollWidth - innerWidth }
})()`
