/** The gallery of the start page in a real browser: a tap fills the editor and sends nothing. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, content, startService } from '../fakes/service.ts'
import { troubleOf, until } from './kit.ts'

const ideaOf = (id: string): string => {
  const template = content.templates.find((one) => one.id === id)
  assert.ok(template)
  return `${template.example.assetName}. ${template.example.objective}`
}

describe('the gallery in a browser', { timeout: 200_000 }, () => {
  let browser: Browser
  let service: TestService
  before(async () => {
    service = await startService()
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })
  async function open(
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; posts: string[]; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url())
    })
    await page.goto(`${service.origin}/`, { waitUntil: 'load' })
    return { page, posts, trouble }
  }
  const certificate = (page: Page) => page.getByRole('link', { name: 'Certificate of completion' })
  const ready = (page: Page) => page.waitForLoadState('networkidle')

  test('a tap fills the editor in place, tells it, and sends nothing', async () => {
    const { page, posts, trouble } = await open()
    await ready(page)
    await page.evaluate(
      "globalThis.ideas = []; document.addEventListener('laurel:idea', ({ detail }) => { ideas.push(detail) })",
    )
    await certificate(page).click()
    assert.equal(page.url(), `${service.origin}/`)
    assert.equal(await page.inputValue('#idea'), ideaOf('certificate'))
    assert.equal(await page.locator('[name=tokenType]:checked').inputValue(), 'certificate')
    assert.deepEqual(await page.evaluate('ideas'), [{ idea: ideaOf('certificate'), tokenType: 'certificate' }])
    assert.ok(await page.locator('#idea').isVisible())
    assert.match((await page.locator('.gallery-said').textContent()) ?? '', /in the editor/)
    await until(page, "document.querySelector('#idea').getBoundingClientRect().top > 0")
    await page.getByRole('link', { name: 'A badge to sell on, and safer words for it' }).click()
    assert.match(await page.inputValue('#idea'), /^A loyalty badge for our reading circle/)
    assert.deepEqual(posts, [])
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('the keyboard chooses as a tap does, and goes on in the editor', async () => {
    const { page, posts } = await open({ viewport: { width: 1280, height: 800 } })
    await ready(page)
    await certificate(page).focus()
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate('document.activeElement.id'), 'idea')
    assert.equal(await page.inputValue('#idea'), ideaOf('certificate'))
    assert.deepEqual(posts, [])
    await page.context().close()
  })

  test('a click that opens a new tab leaves the editor as it is', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 800 } })
    await ready(page)
    await page.fill('#idea', 'Mine.')
    // What the tab shows is not asked: behind another one it may put off its navigation.
    await Promise.all([page.context().waitForEvent('page'), certificate(page).click({ modifiers: ['Control'] })])
    assert.equal(await certificate(page).getAttribute('href'), '/?template=certificate')
    assert.equal(await page.inputValue('#idea'), 'Mine.')
    await page.context().close()
  })

  test('without a script the link opens the filled form', async () => {
    const { page, posts } = await open({ javaScriptEnabled: false })
    await certificate(page).click()
    await page.waitForURL(`${service.origin}/?template=certificate`)
    assert.equal(await page.inputValue('#idea'), ideaOf('certificate'))
    assert.deepEqual(posts, [])
    await page.context().close()
  })

  test('badges keep their place while they load, and load late', async () => {
    const { page } = await open()
    await page.evaluate(`globalThis.moved = 0; new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) moved += value
    }).observe({ type: 'layout-shift', buffered: true })`)
    await page.locator('.gallery').scrollIntoViewIfNeeded()
    await until(page, "[...document.querySelectorAll('.gallery img')].every((image) => image.naturalWidth > 0)")
    // The display font may arrive late and set a line anew by a fraction of a pixel.
    assert.ok((await page.evaluate<number>('moved')) < 0.001)
    await page.context().close()
  })
})
