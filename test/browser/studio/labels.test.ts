/** The labels MOCK and not on-chain in a real browser, with large text and zoom, and the accessibility of results. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { failing, passing } from '../../http/kit.ts'
import { assertAccessible } from '../kit.ts'
import { texts, useStudio } from './kit.ts'

describe('labels and results in a browser', { timeout: 400_000 }, () => {
  const studio = useStudio()
  const { open, share } = studio

  for (const width of [320, 360])
    for (const [what, enlarge] of [
      ['text of 200 %', "document.documentElement.style.fontSize = '200%'"],
      ['text of 300 %', "document.documentElement.style.fontSize = '300%'"],
      ['a smallest size of 24 px', smallest()],
    ] as const)
      test(`no label is cut off, ${width} px, ${what}`, async () => {
        const { page } = await open({ viewport: { width, height: 740 } })
        await studio.result(page, passing)
        await assertLabels(page, enlarge, 1, 'result')
        await share(page)
        await assertLabels(page, enlarge, 2, 'receipt')
        await page.context().close()
      })

  test('no label is cut off by a browser zoom of 200 % on a narrow screen', async () => {
    // Zoom halves the width in CSS pixels.
    const { page } = await open({ viewport: { width: 180, height: 370 } })
    await studio.result(page, passing)
    await assertLabels(page, '0', 1, 'result')
    await share(page)
    await assertLabels(page, '0', 2, 'receipt')
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
    test(`results are accessible in both colour schemes and violate no policy, ${width} px`, async () => {
      const { page, trouble } = await open({ viewport: { width, height: 800 } })
      const check = async (result: string) => {
        await assertAccessible(page, result)
        assert.deepEqual(trouble, [], result)
      }
      await studio.result(page, failing)
      await check('a fail')
      await studio.result(page, failing, true)
      await check('a rewrite')
      await studio.result(page, `봉사 배지 🎉. ${texts['words of 8,000 characters'].slice(0, 4_000)}`)
      await check('a long pass')
      await share(page)
      await check('its receipt')
      assert.equal((await page.goto(`${studio.service.origin}/result/${'a'.repeat(43)}`))?.status(), 404)
      trouble.length = 0
      await check('no result')
      await page.locator('main').getByRole('link', { name: 'Design a badge' }).click()
      await page.waitForURL(`${studio.service.origin}/`)
      await page.context().close()
    })
})

/** Runs in the page: gives every text at least 24 px, like a browser setting for minimum size. */
function smallest(): string {
  return `for (const element of document.querySelectorAll('body *:not(svg *)'))
    if (parseFloat(getComputedStyle(element).fontSize) < 24) element.style.fontSize = '24px'`
}

/**
 * Runs in the page: every line of every label, by the boxes of its words, and whether an element that may clip it is
 * smaller. Labels are the words MOCK and not on-chain outside of pictures.
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
