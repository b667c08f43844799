/** Results and receipts of long texts in a real browser: what is visible, and what unfolds. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { failing } from '../../http/kit.ts'
import { texts, useStudio } from './kit.ts'

describe('long texts in a browser', { timeout: 400_000 }, () => {
  const studio = useStudio()
  const { open, share } = studio

  const places = async (page: Page): Promise<Record<string, number>> => page.evaluate(placesInPage)

  for (const width of [360, 1280])
    test(`a long text leaves badge and button at the positions of a short one, ${width} px`, async () => {
      const viewport = { width, height: 740 }
      const { page } = await open({ viewport })
      await studio.result(page, 'Garden helper badge.')
      const short = await places(page)
      await share(page)
      const shared = await places(page)
      for (const [what, idea] of Object.entries(texts)) {
        await studio.result(page, idea)
        for (const [where, expected] of [
          ['result', short],
          ['receipt', shared],
        ] as const) {
          if (where === 'receipt') await share(page)
          const found = await places(page)
          for (const [name, top] of Object.entries(expected)) {
            // The name may take more lines. An unfolded text would move them by thousands of pixels.
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
      await studio.result(page, texts['500 line breaks'])
      const report = await page.locator('a[href^="/report/"]').first().getAttribute('href')
      await page.goto(studio.service.origin + (report ?? ''))
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
      const button = page.getByRole('button', { name: 'Use these words' })
      await studio.result(page, failing)
      const short = (await button.boundingBox())?.y ?? 0
      await studio.result(page, idea)
      const long = (await button.boundingBox())?.y ?? Infinity
      assert.ok(short < 1_100 && long - short < 400, `${short} px, then ${long} px`)
      // Links still lead to a mark in the folded text and to a finding in the folded list.
      await page.locator('a[href="#mark-1"]').click()
      assert.ok(await page.locator('#mark-1').isVisible())
      await page.goto(
        `${page.url().split('#')[0] ?? ''}#${(await page.locator('.finding').last().getAttribute('id')) ?? ''}`,
      )
      assert.ok(await page.locator('.finding').last().isVisible())
      assert.deepEqual(trouble, [])
      await page.context().close()
    })
})

/** Runs in the page: the positions of the badge and the first button of the result. */
const placesInPage = `(() => {
  const top = (element) => element.getBoundingClientRect().top + scrollY
  return {
    badge: top(document.querySelector('figure.badge svg')),
    button: top(document.querySelector('main .button')),
  }
})()`
