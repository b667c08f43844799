/** The form of the studio in a real browser on a real service: Back, reload, double click, no script. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { failing, passing, riskyWords } from '../../http/kit.ts'
import { makes, openMore, resultAddress, useStudio } from './kit.ts'

describe('the form of the studio in a browser', { timeout: 400_000 }, () => {
  const studio = useStudio()
  const { make, open, receiptOf, share } = studio

  test('Back, Forward and reload of a result make nothing again and lose nothing', async () => {
    const { page, trouble } = await open()
    const before = studio.receipts
    await make(page, passing)
    const [address, receipt] = [page.url(), await receiptOf(page)]
    await page.reload()
    assert.equal(await receiptOf(page), receipt)
    await share(page)
    await page.goBack()
    assert.equal(page.url(), address)
    assert.equal(await receiptOf(page), receipt)
    await page.goBack()
    assert.equal(page.url(), `${studio.service.origin}/`)
    assert.equal(await page.inputValue('#idea'), passing)
    await page.goForward()
    assert.equal(await receiptOf(page), receipt)
    assert.equal(studio.receipts - before, 1)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('two quick clicks on the button of the form make one receipt', async () => {
    const { page } = await open()
    const before = studio.receipts
    await page.fill('#idea', passing)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })
    await page.getByRole('button', makes).dblclick()
    // The second click may abort the navigation of the first, which rejects its promise.
    await page.waitForURL(resultAddress).catch(() => page.waitForURL(resultAddress))
    await page.waitForLoadState()
    assert.ok(posts.length >= 1)
    assert.equal(new Set(posts).size, 1)
    // A second tap that the browser sent on its own, with the same bytes.
    const again = await page.request.post(`${studio.service.origin}/`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      data: posts[0] ?? '',
      maxRedirects: 0,
    })
    assert.equal(studio.service.origin + (again.headers()['location'] ?? ''), page.url())
    assert.equal(studio.receipts - before, 1)
    await page.context().close()
  })

  test('the same words, typed again on a page that is shown anew, make another receipt', async () => {
    const { page } = await open()
    await make(page, passing)
    const first = await receiptOf(page)
    // With or without the back/forward cache, the page is shown anew.
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
    await page.goto(`${studio.service.origin}/`)
    await make(page, failing)
    assert.equal(await page.getByRole('link', { name: 'Open and share it' }).count(), 0)
    await page.getByRole('button', { name: 'Use these words' }).click()
    await page.getByRole('link', { name: 'Open and share it' }).waitFor()
    assert.doesNotMatch(await page.inputValue('#idea'), riskyWords)
    await page.context().close()
  })

  test('a form that failed keeps what was typed, and counts as the same form when sent again', async () => {
    const { page } = await open()
    await page.fill('#idea', passing)
    await openMore(page)
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
})
