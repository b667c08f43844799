/** Sheets to print: one page each, on A4 and Letter, and nothing on it but the sheet. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, content, startService } from '../fakes/service.ts'
import { assertAccessible, overflowOf, troubleOf } from './kit.ts'

const plan = '/library/badge-issuance-playbook/sheet'
const awards = content.templates.map(({ id }) => `/library/templates/${id}/sheet`)

/** The page inside margins of 12 mm, in CSS pixels. */
const papers = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } } as const

describe('sheets to print', { timeout: 200_000 }, () => {
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
  async function open(path: string, width = 1280): Promise<{ page: Page; trouble: string[] }> {
    const context = await browser.newContext({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const trouble = troubleOf(page)
    await page.goto(service.origin + path)
    return { page, trouble }
  }

  for (const path of [plan, ...awards])
    test(`${path} is one page of paper`, async () => {
      const { page, trouble } = await open(path)
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = await page.pdf({ format })
        assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, format)
      }
      await page.emulateMedia({ media: 'print' })
      for (const [format, size] of Object.entries(papers)) {
        await page.setViewportSize(size)
        const below = await page.evaluate(() => {
          const frame = document.querySelector('.paper')?.getBoundingClientRect().bottom ?? 0
          const last = document.querySelector('.paper-not')?.getBoundingClientRect().bottom ?? Infinity
          return last - frame
        })
        assert.ok(below < 0, `${format}: the last line is ${below} px below the frame`)
      }
      for (const hidden of ['.notice', '.bar', '.paper-bar', 'footer.site'])
        assert.equal(await page.locator(hidden).first().isVisible(), false, hidden)
      assert.ok(await page.locator('.paper .badge svg').isVisible())
      assert.match(await page.locator('.paper').innerText(), /Name on paper, none online\.[\s\S]*What it is not:/)
      assert.match(await page.locator('.paper .badge svg').innerHTML(), />MOCK</)
      assert.deepEqual(trouble, [])
      await page.context().close()
    })

  test('on a screen it has no violation, fits 320 px, and a button prints it', async () => {
    for (const path of [plan, ...awards]) {
      const { page } = await open(path, 320)
      await assertAccessible(page, path)
      assert.ok((await overflowOf(page)) <= 0, path)
      await page.evaluate('globalThis.printed = 0; globalThis.print = () => { printed += 1 }')
      await page.getByRole('button', { name: 'Print' }).click()
      assert.equal(await page.evaluate('printed'), 1)
      await page.context().close()
    }
  })

  test('the plan has the checklist of the playbook', async () => {
    const { page } = await open(plan)
    const playbook = content.library.find(({ id }) => id === 'badge-issuance-playbook')
    assert.equal(await page.locator('.paper-checks li').count(), playbook?.checklist.length)
    await page.context().close()
  })
})
