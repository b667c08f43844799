/** A lesson on a phone: ideas with one tap to their answer, and one to the studio. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, content, startService } from '../fakes/service.ts'
import { assertAccessible, overflowOf, troubleOf } from './kit.ts'

const [first, ...others] = content.library
assert.ok(first)
const sale = 'A badge for garden helpers. Holders can sell it to each other at the summer fair.'
const paragraphs = [
  'Two ideas to try.',
  `\`\`\`idea fail trading\n${sale}\n\`\`\``,
  '```idea pass\nA badge for everybody who helped in the school garden.\n```',
  "```sh\ncurl -s {base}/api/compliance/preflight -H 'content-type: application/json' -d '{}'\n```",
  '```json subset\n{ "ok": false }\n```',
]
const lesson = { ...first, sections: [{ heading: 'Try it', paragraphs }], checklist: [] }

describe('a lesson in a browser', { timeout: 200_000 }, () => {
  let browser: Browser
  let service: TestService
  before(async () => {
    service = await startService({ content: { ...content, library: [lesson, ...others] } })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })
  async function open(
    options: BrowserContextOptions = {},
    id = first?.id ?? '',
  ): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    await page.goto(`${service.origin}/library/${id}`)
    return { page, trouble }
  }

  for (const javaScriptEnabled of [true, false])
    test(`one tap shows the answer ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const { page, trouble } = await open({ javaScriptEnabled })
      const card = page.locator('.idea-card').first()
      assert.equal(await card.getByText('Instead:').isVisible(), false)
      await card.getByText('See why').click()
      assert.equal(await card.getByText('Instead:').isVisible(), true)
      assert.match(await card.locator('q').innerText(), /sell it/)
      assert.deepEqual(trouble, [])
      await page.context().close()
    })

  test('the verdict stands on its card, in a workshop in the answer, and what a reader will be able to do is before the text or beside it', async () => {
    const { page } = await open()
    const verdicts = page.locator('.idea-card .tag').locator('visible=true')
    assert.deepEqual(await verdicts.allInnerTexts(), ['Needs other words', 'Ready'])
    const workshop = content.library.find(({ type }) => type === 'Workshop')
    const { page: guessed } = await open({}, workshop?.id)
    assert.equal(await guessed.locator('.idea-card .tag').locator('visible=true').count(), 0)
    await guessed.getByText('See the answer').first().click()
    assert.equal(await guessed.locator('.idea-card .tag').locator('visible=true').count(), 1)
    await guessed.context().close()
    for (const words of ['See why', 'Why it is ready'])
      assert.equal(await page.locator('.idea-card').getByText(words, { exact: true }).count(), 1, words)
    const [outcome = ''] = first.outcomes
    assert.equal(await page.getByText(outcome).locator('visible=true').count(), 0)
    await page.locator('summary', { hasText: 'After reading you can' }).click()
    assert.equal(await page.getByText(outcome).locator('visible=true').count(), 1)
    await page.setViewportSize({ width: 1280, height: 740 })
    assert.equal(await page.getByText(outcome).locator('visible=true').count(), 1)
    assert.equal(await page.locator('.notes').getByText(outcome).isVisible(), true)
    await page.context().close()
  })

  test('one tap opens the studio with the text, which is screened at once; nothing is sent', async () => {
    const { page, trouble } = await open()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await page
      .getByRole('link', { name: /^Try this in the studio/ })
      .first()
      .click()
    await page.locator('.backdrop .mark').first().waitFor()
    assert.equal(await page.inputValue('#idea'), sale)
    assert.match(await page.locator('.backdrop .mark').first().innerText(), /sell it/)
    assert.deepEqual([sent, trouble], [[], []])
    await page.context().close()
  })

  test('without a script the studio has the text too, and checks it', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page
      .getByRole('link', { name: /^Try this in the studio/ })
      .first()
      .click()
    assert.equal(await page.inputValue('#idea'), sale)
    await page.getByRole('button', { name: 'Check it' }).click()
    await page.waitForURL(/\/result\//)
    assert.match(await page.locator('h1').innerText(), /No badge made yet/)
    await page.context().close()
  })

  test('requests are folded, and the copy button works when they are open', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const folded = page.locator('details.curl')
    assert.equal(await folded.locator('pre').first().isVisible(), false)
    await folded.getByText('The same with curl').click()
    await folded.getByRole('button', { name: 'Copy' }).first().click()
    assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /^curl -s .*\{\}'$/)
    await page.context().close()
  })

  test('opened, it has no violation in both colour schemes and fits 320 px; paper shows what is open', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    for (const summary of await page.locator('.lesson-text summary').all()) await summary.click()
    await assertAccessible(page)
    assert.ok((await overflowOf(page)) <= 0)
    await page.locator('details.curl summary').click()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('details.curl').isVisible(), false)
    assert.equal(await page.locator('.idea-card details').first().isVisible(), true)
    assert.equal(await page.getByText('Try this in the studio').first().isVisible(), false)
    await page.context().close()
  })
})
