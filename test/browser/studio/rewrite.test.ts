/** A rewrite in a real browser: taken whole or change by change, by pointer and by keys, with and without a script. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, violationsOf } from '../kit.ts'
import { makes, openMore, resultAddress, useStudio } from './kit.ts'

/** Two risky sentences between harmless ones. */
const idea =
  'A badge for everybody who helped on our school garden day. Holders can sell it to each other on a marketplace. It shows a sunflower and the date. Early buyers get a guaranteed profit of 20% every year.'
const [selling, gain] = ['Holders can sell it to each other on a marketplace', 'Early buyers get a guaranteed profit']

describe('a rewrite in a browser', { timeout: 400_000 }, () => {
  const studio = useStudio()
  const { open, receiptOf } = studio

  const failed = async (options: Parameters<typeof open>[0] = {}): Promise<{ page: Page; trouble: string[] }> => {
    const opened = await open(options)
    await studio.result(opened.page, idea)
    return opened
  }
  const editor = (page: Page): Promise<string> => page.inputValue('textarea[name=idea]')
  const choose = (page: Page): Promise<void> => page.getByText('Decide change by change').click()
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const nowOf = async (page: Page): Promise<string> => (await page.locator('.now blockquote').textContent()) ?? ''

  test('one change is accepted and undone, then all; text, status and editor follow', async () => {
    const { page, trouble } = await failed()
    const texts: unknown[] = []
    await page.exposeFunction('heard', (text: unknown) => texts.push(text))
    await page.evaluate("document.addEventListener('laurel:idea', (event) => heard(event.detail.idea))")
    await choose(page)
    assert.equal(await nowOf(page), idea)
    await button(page, 'Accept').first().click()
    const one = await editor(page)
    assert.ok(!one.includes(selling) && one.includes(gain), one)
    assert.equal(await nowOf(page), one)
    assert.equal(await page.locator('.choosing [role=status]').textContent(), '1 of 2 accepted.')
    await button(page, 'Undo').click()
    assert.equal(await editor(page), idea)
    await button(page, 'Accept all').click()
    const all = await editor(page)
    assert.ok(!all.includes(selling) && !all.includes(gain), all)
    assert.deepEqual(texts, [one, idea, all])
    assert.equal(await button(page, 'Accept all').count(), 0)
    await button(page, 'Undo all').click()
    assert.equal(await editor(page), idea)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a selection is sent as the text that was built; the whole rewrite as the rewrite', async () => {
    const { page } = await failed()
    const address = page.url()
    await choose(page)
    await button(page, 'Accept').first().click()
    const one = await editor(page)
    await button(page, 'Use my choice').click()
    await page.waitForURL((url) => resultAddress.test(url.href) && url.href !== address)
    assert.equal(await editor(page), one)
    assert.match((await page.locator('h1').textContent()) ?? '', /No badge made yet/)
    await page.goBack()
    // The button above still takes all of it.
    await button(page, 'Use these words').click()
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    assert.ok(!(await editor(page)).includes(gain))
    await page.context().close()
  })

  test('the badge looks as it was chosen, also on the page of the result', async () => {
    const { page } = await open()
    await page.fill('#issuer', 'Our school')
    await studio.make(page, idea)
    await page.getByRole('link', { name: 'Edit my words' }).click()
    assert.equal(await page.inputValue('#issuer'), 'Our school')
    await page.fill('#date', 'May 2026')
    await button(page, 'Use these words').click()
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    const drawn = (await page.locator('.made svg').textContent()) ?? ''
    assert.match(drawn, /Our ?school.*May 2026/)
    await page.context().close()
  })

  test('with the editor open, the focus stays at the changes', async () => {
    const { page } = await failed()
    await page.getByRole('link', { name: 'Edit my words' }).click()
    await choose(page)
    await button(page, 'Accept').first().click()
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Undo')
    assert.ok(!(await editor(page)).includes(selling))
    await page.context().close()
  })

  test('words that were typed into the editor meanwhile stay', async () => {
    const { page } = await failed()
    await page.getByRole('link', { name: 'Edit my words' }).click()
    assert.equal(await page.evaluate('document.activeElement.id'), 'idea')
    await page.fill('textarea[name=idea]', 'My own words.')
    await choose(page)
    await button(page, 'Accept all').click()
    assert.equal(await editor(page), 'My own words.')
    assert.match((await page.locator('.choosing [role=status]').textContent()) ?? '', /was left as it is/)
    await page.context().close()
  })

  test('all of it works with keys alone, and the focus is never lost', async () => {
    const { page } = await failed()
    const focused = (): Promise<string> => page.evaluate<string>('document.activeElement.textContent.trim()')
    await page.getByText('Decide change by change').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    assert.equal(await focused(), 'Accept all')
    await page.keyboard.press('Enter')
    assert.equal(await focused(), 'Undo all')
    assert.ok(!(await editor(page)).includes(selling))
    await page.keyboard.press('Enter')
    assert.equal(await focused(), 'Accept all')
    await button(page, 'Accept').last().focus()
    await page.keyboard.press('Space')
    assert.equal(await focused(), 'Undo')
    assert.ok(!(await editor(page)).includes(gain))
    await button(page, 'Use these words').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    await page.context().close()
  })

  test('Back and reload take nothing twice, and two quick taps make one receipt', async () => {
    const { page } = await failed()
    const failure = page.url()
    const before = studio.receipts
    await button(page, 'Use these words').dblclick()
    await page
      .waitForURL((url) => resultAddress.test(url.href) && url.href !== failure)
      .catch(() => page.waitForLoadState())
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    const receipt = await receiptOf(page)
    await page.reload()
    assert.equal(await receiptOf(page), receipt)
    assert.equal(studio.receipts - before, 1)
    const text = await editor(page)
    assert.ok(!text.includes(selling))
    await page.goBack()
    assert.equal(page.url(), failure)
    assert.equal(await editor(page), idea)
    await page.goForward()
    assert.equal(await receiptOf(page), receipt)
    assert.equal(studio.receipts - before, 1)
    await page.context().close()
  })

  test('without a script the whole of it is taken, and the next page holds the text', async () => {
    const { page } = await failed({ javaScriptEnabled: false })
    await page.getByText('What changes, and why').click()
    assert.equal(await page.locator('.changes del').count(), 2)
    assert.equal(await button(page, 'Accept').count(), 0)
    await button(page, 'Use these words').click()
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    const text = await editor(page)
    assert.ok(text.includes('It shows a sunflower') && !text.includes(selling) && !text.includes(gain), text)
    await page.context().close()
  })

  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const)
    test(`verdict, marked words, rewrite and its button are in sight at once, ${width}×${height}`, async () => {
      const { page, trouble } = await failed({ viewport: { width, height } })
      // On the smallest screen the rewrite is one swipe away.
      const rewrite = [page.locator('.result .idea ins').first(), button(page, 'Use these words')]
      for (const locator of [
        page.locator('h1'),
        page.locator('.words mark').first(),
        ...(height < 700 ? [] : rewrite),
      ]) {
        const box = await locator.boundingBox()
        assert.ok(box !== null && box.y >= 0 && box.y + Math.min(box.height, 60) <= height, JSON.stringify(box))
      }
      const result = (await page.locator('#result').boundingBox())?.height ?? Infinity
      // On a phone the findings come below the rewrite; on a wide screen they stand beside it.
      assert.ok(result < (width < 960 ? 2000 : 2 * height), `${result} px`)
      await choose(page)
      await button(page, 'Accept').first().click()
      await assertAccessible(page)
      assert.deepEqual(trouble, [])
      await page.context().close()
    })

  test('a form with a mistake takes the focus, and its links lead to the fields', async () => {
    const { page } = await open()
    await openMore(page)
    await page.evaluate("document.querySelector('#audience').maxLength = 999")
    await page.fill('#idea', idea)
    await page.fill('#audience', 'pupils '.repeat(40))
    await page.keyboard.press('Enter')
    await page.locator('[role=alert]').waitFor()
    assert.equal(await page.evaluate("document.activeElement.getAttribute('role')"), 'alert')
    // The text is screened again when the page opens, and the mark of the field stays.
    await page.locator('.outcome:visible').waitFor()
    assert.equal(await page.locator('#audience').getAttribute('aria-invalid'), 'true')
    await page.getByRole('link', { name: /^For whom is too long/ }).click()
    assert.equal(await page.evaluate('document.activeElement.id'), 'audience')
    assert.deepEqual(await violationsOf(page), [])
    await page.context().close()
  })

  test('“hello” gets a question, and an answer to it a badge', async () => {
    // With a script the editor asks before anything is sent (live.test.ts).
    const { page } = await open({ javaScriptEnabled: false })
    await page.fill('#idea', 'hello')
    await page.getByRole('button', makes).click()
    await page.getByRole('heading', { name: 'What is the badge for?' }).waitFor()
    assert.equal(await editor(page), 'hello')
    await studio.result(page, 'A badge for everybody who helped on our school garden day.')
    assert.ok(await receiptOf(page))
    await page.context().close()
  })
})
