/** Screening while one types, in a real browser on a real service. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { failing, passing } from '../../http/kit.ts'
import { assertAccessible, overflowOf, until, violationsOf } from '../kit.ts'
import { makes, openMore, resultAddress, useStudio } from './kit.ts'

const risky =
  'A badge for everybody who helped in our school garden. Holders can sell it to each other on a marketplace. Only our sponsors decide who may keep it.'
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const wide = { viewport: { width: 1280, height: 800 } }

/** The words that are marked in the editor, by kind of mark. */
const marked = (page: Page, kind = ''): Promise<readonly string[]> =>
  page.locator(`.backdrop .mark${kind}`).allTextContents()
const selected = (page: Page): Promise<string> =>
  page.locator('#idea').evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
/** Where the first mark stands when it is no longer drawn anew or scrolled: at one place in ten frames in turn. */
const placeOfFirstMark = (page: Page): Promise<DOMRect> =>
  page.evaluate(async () => {
    const place = () => document.querySelector('.backdrop .mark')?.getClientRects()[0] ?? new DOMRect()
    let last = place()
    for (let still = 0; still < 10;) {
      await new Promise(requestAnimationFrame)
      const now = place()
      still = now.x === last.x && now.y === last.y ? still + 1 : 0
      last = now
    }
    return last
  })
/** Waits for the verdict: the classifier was loaded and nothing is missing. */
const verdict = (page: Page) => page.locator('.outcome.final:visible').waitFor()

describe('the editor of the studio', { timeout: 400_000 }, () => {
  const studio = useStudio()

  /** A new page of the studio whose script has started, by default on a connection that allows the weights. */
  async function open(options: BrowserContextOptions = {}, connection: '3g' | '4g' = '4g') {
    const opened = await studio.open(options, '/', connection)
    // The first touch, which loads the script.
    await opened.page.locator('h1').click()
    await opened.page.locator('.live ~ [role=status]').waitFor({ state: 'attached' })
    return opened
  }

  test('marks what is typed and lists it, and asks for nothing but its own scripts', async () => {
    const { page, trouble } = await open(wide)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await page.locator('#idea').pressSequentially(risky)
    await verdict(page)
    const [passage = ''] = await marked(page, '.fail')
    assert.match(risky, new RegExp(passage))
    assert.match(passage, /sell it/)
    const entry = page.locator('.passage').first()
    // The words are underlined in the editor above: the only finding does not quote them.
    assert.match(await entry.innerText(), /^(?![\s\S]*sell it)[\s\S]*Why/)
    assert.match((await entry.getByRole('link', { includeHidden: true }).getAttribute('href')) ?? '', /^\/library\//)
    assert.equal(
      (await page.locator('.live-verdict').innerText()).replace(/\s+/g, ' '),
      'Needs other words These words make a market among holders.',
    )
    assert.ok(await page.locator('.live-verdict .fail svg').isVisible())
    assert.ok(requests.length > 3)
    for (const request of requests) assert.ok(request.startsWith(`GET ${studio.service.origin}/assets/`), request)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  for (const [viewport, make] of [
    [{ width: 360, height: 740 }, 'Make badge'],
    [wide.viewport, 'Make a mock badge'],
  ] as const)
    test(`the button says that words which need others make no badge, in its place, ${viewport.width} px`, async () => {
      const { page } = await open({ viewport })
      const button = page.getByRole('button', makes)
      const place = async (name: string) => {
        const named = page.getByRole('button', { name, exact: true })
        await named.waitFor()
        const box = await named.boundingBox()
        return box === null ? null : [box.x, box.width, box.height]
      }
      const first = await place(make)
      await page.locator('#idea').pressSequentially(risky)
      await verdict(page)
      assert.deepEqual(await place('See why'), first)
      await page.fill('#idea', passing)
      assert.deepEqual(await place(make), first)
      assert.equal(await button.count(), 1)
      await page.context().close()
    })

  test('a finding offers safer words, which one button puts into the text and one undo takes out', async () => {
    const { page, trouble } = await open(wide)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const area = page.locator('#idea')
    await area.fill(risky)
    const offer = page.locator('.first-offer')
    await offer.waitFor()
    // The entry does not say it again; its advice is with the reasons.
    const entry = page.locator('.passage').first()
    assert.doesNotMatch(await entry.innerText(), /Safer words:|Instead:/)
    await entry.getByText('Why', { exact: true }).click()
    assert.match(await entry.innerText(), /Instead: /)
    assert.doesNotMatch(await offer.innerText(), /sell it|marketplace/)
    const safer = (await offer.locator('q').innerText()).trim()
    assert.deepEqual(await violationsOf(page), [])
    // Typing elsewhere leaves the offer where its words are.
    await area.press('Control+End')
    await page.keyboard.type(' Thank you.')
    await offer.getByRole('button', { name: /^(?:Use these words|Take them out)/ }).click()
    const text = await area.inputValue()
    assert.doesNotMatch(text, /sell it/)
    assert.match(text, /^A badge for everybody who helped in our school garden\.[^]*Thank you\.$/)
    assert.ok(text.includes(safer))
    await page.locator('.passage.fail').first().waitFor({ state: 'detached' })
    await area.press('Control+z')
    assert.equal(await area.inputValue(), `${risky} Thank you.`)
    assert.ok(
      requests.every((request) => request.startsWith('GET /assets/')),
      requests.join(' '),
    )
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('the backdrop has the text of the editor at the places of the editor, also when it scrolls', async () => {
    const { page } = await open()
    const text = `${risky}\n\nשלום, תג לכל מי שעזר.\n${'Word '.repeat(200)}\n\ttab  and   blanks\n\n`
    await page.fill('#idea', text)
    await page.waitForSelector('.mark')
    await page.locator('#idea').press('Control+End')
    const { copy, heights, scrolls } = await page.evaluate(() => {
      const area = document.querySelector<HTMLTextAreaElement>('#idea')
      const layer = document.querySelector<HTMLElement>('.backdrop')
      return {
        copy: layer?.textContent,
        heights: [area?.scrollHeight, layer?.scrollHeight],
        scrolls: [area?.scrollTop, layer?.scrollTop],
      }
    })
    assert.equal(copy, `${text}\n`)
    assert.equal(heights[0], heights[1])
    assert.ok((scrolls[0] ?? 0) > 100)
    assert.equal(scrolls[0], scrolls[1])
    await page.context().close()
  })

  test('marks move with their words while one types, before any answer', async () => {
    const { page } = await open(wide)
    await page.fill('#idea', risky)
    await verdict(page)
    const before = await marked(page)
    await page.locator('#idea').press('Control+Home')
    // Read in the next frame, before any answer.
    const after = await page.evaluate(async () => {
      const area = document.querySelector<HTMLTextAreaElement>('#idea')
      area?.setRangeText('Later on: ', 0, 0, 'end')
      area?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      return [...document.querySelectorAll('.backdrop .mark')].map((mark) => mark.textContent)
    })
    assert.deepEqual(after, before)
    await page.context().close()
  })

  test('passages and findings are linked by caret, pointer, focus and keys', async () => {
    const { page } = await open(wide)
    await page.fill('#idea', `${risky} Its price will rise, a sure profit for all who buy early.`)
    await verdict(page)
    const entries = page.locator('.passage')
    assert.ok((await entries.count()) > 1)
    const [first = '', second = ''] = await page.locator('.passage-button q').allInnerTexts()
    await page.locator('#idea').press('Control+Home')
    assert.equal(await page.locator('.passage.on, .mark.on').count(), 0)
    await page.locator('#idea').press('Alt+ArrowDown')
    assert.equal(`“${await selected(page)}”`, `“${first.replace(/[“”]/g, '')}”`)
    assert.match((await entries.nth(0).getAttribute('class')) ?? '', /\bon\b/)
    assert.match(await page.locator('[role=status]', { hasText: 'Finding' }).innerText(), /^Finding 1 of \d/)
    await page.locator('#idea').press('Alt+ArrowDown')
    assert.equal(await selected(page), second.replace(/[“”]/g, ''))
    await page.locator('#idea').press('Alt+ArrowUp')
    assert.equal(await selected(page), first.replace(/[“”]/g, ''))
    // The pointer on a mark highlights its entry.
    await page.locator('#idea').press('Control+Home')
    const { x, y } = await placeOfFirstMark(page)
    await page.mouse.move(x + 10, y + 8)
    await page.locator('.passage.on').waitFor()
    assert.equal(await page.locator('.passage.on').count(), 1)
    // The focus on an entry highlights its mark; a press moves the caret there.
    await entries.nth(1).locator('.passage-button').focus()
    assert.deepEqual(await page.locator('.mark.on').allTextContents(), [second.replace(/[“”]/g, '')])
    await page.keyboard.press('Enter')
    assert.equal(await selected(page), second.replace(/[“”]/g, ''))
    await page.context().close()
  })

  test('a recovery phrase is blurred, cannot be sent and is kept nowhere, until it is removed', async () => {
    const { page, trouble } = await open()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.locator('#idea').pressSequentially(`${passing} `)
    await page.locator('#idea').pressSequentially(phrase)
    await page.locator('.mark.secret').waitFor()
    assert.deepEqual(await marked(page, '.secret'), [phrase])
    const look = await page.evaluate(() => {
      const style = (selector: string) => {
        const found = document.querySelector(selector)
        return found === null ? undefined : getComputedStyle(found)
      }
      return [style('#idea')?.webkitTextFillColor, style('.mark.secret')?.color, style('.mark.secret')?.textShadow]
    })
    assert.equal(look[0], 'rgba(0, 0, 0, 0)')
    assert.equal(look[1], 'rgba(0, 0, 0, 0)')
    assert.notEqual(look[2], 'none')
    assert.match(await page.locator('.key-alarm').innerText(), /recovery phrase[\s\S]*exposed[\s\S]*move/)
    const button = page.getByRole('button', makes)
    assert.equal(await button.getAttribute('aria-disabled'), 'true')
    await button.click({ force: true })
    await page.locator('.key-alarm:focus').waitFor()
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#studio')?.requestSubmit())
    assert.doesNotMatch(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
      /sausage/,
    )
    assert.doesNotMatch(await page.locator('.live').innerText(), /sausage/)
    assert.deepEqual(await violationsOf(page), [])
    await page.getByRole('button', { name: 'Remove it' }).click()
    assert.equal((await page.inputValue('#idea')).trim(), passing)
    await page.locator('.key-alarm').waitFor({ state: 'hidden' })
    assert.deepEqual(posts, [])
    await button.click()
    await page.waitForURL(resultAddress)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a key in another field stops the form too', async () => {
    const { page } = await open()
    await page.fill('#idea', passing)
    await openMore(page)
    await page.fill('#audience', phrase)
    // The worker may have disabled the button already.
    await page.getByRole('button', makes).click({ force: true })
    await page.locator('.key-alarm:focus').waitFor()
    assert.equal(await page.locator('#audience').getAttribute('aria-invalid'), 'true')
    assert.equal(page.url(), `${studio.service.origin}/`)
    await page.context().close()
  })

  test('a press comes before the worker: a pasted key is still not sent', async () => {
    const { page } = await open()
    await page.evaluate((text) => {
      const area = document.querySelector<HTMLTextAreaElement>('#idea')
      if (area !== null) area.value = text
    }, `${passing} ${phrase}`)
    await page.getByRole('button', makes).click()
    await page.locator('.key-alarm').waitFor()
    assert.equal(page.url(), `${studio.service.origin}/`)
    await page.context().close()
  })

  test('a text survives reload, and Back after leaving the page', async () => {
    const { page } = await open()
    await page.fill('#idea', risky)
    await page.locator('.mark').first().waitFor()
    await verdict(page)
    // The script that brings the text back may run after the load event.
    const isBack = `document.querySelector('#idea').value === ${JSON.stringify(risky)}`
    await page.reload()
    await until(page, isBack)
    await page.goto(`${studio.service.origin}/library`)
    await page.goto(`${studio.service.origin}/`)
    await until(page, isBack)
    await page.context().close()
  })

  test('hello is answered with a question each time, and a sentence that answers it is sent', async () => {
    const { page } = await open()
    const asks = page.locator('.question:visible')
    for (const text of ['hello', 'hello there']) {
      await page.fill('#idea', text)
      await asks.waitFor({ state: 'detached' })
      for (let press = 0; press < 2; press++) {
        await page.getByRole('button', makes).click()
        await page.locator('[aria-busy]').waitFor({ state: 'detached' })
        await asks.waitFor()
      }
    }
    assert.equal(page.url(), `${studio.service.origin}/`)
    await page.fill('#idea', passing)
    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
    await page.context().close()
  })

  test('on a slow connection the weights stay away, and the page says that it took a first look', async () => {
    const { page } = await open(wide, '3g')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.locator('#idea').pressSequentially(risky)
    await page.waitForFunction(() =>
      document.querySelector('.live ~ [role=status]')?.textContent.startsWith('First look'),
    )
    assert.match(await page.locator('.live-verdict').innerText(), /^First look: needs other words/)
    assert.ok((await marked(page, '.fail')).length > 0)
    assert.deepEqual(
      requests.filter((url) => /weights|classifier/.test(url)),
      [],
    )
    await page.context().close()
  })

  test('on a phone several findings are a sheet, opened by their count; one is told below the text', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    await page.fill('#idea', risky)
    await verdict(page)
    await page.locator('.told .passage details').waitFor()
    assert.ok(!(await page.locator('.live').isVisible()))
    assert.equal(await overflowOf(page), 0)
    await assertAccessible(page)
    await page.fill('#idea', `${risky} ${failing}`)
    await verdict(page)
    const count = page.getByRole('button', { name: /^\d findings?$/ })
    await count.click()
    await page.locator('.live:popover-open').waitFor()
    assert.equal(await overflowOf(page), 0)
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    assert.ok(await count.evaluate((button) => button === document.activeElement))
    await count.click()
    await page.locator('.passage-button').first().click()
    assert.match(await selected(page), /sell it/)
    await page.context().close()
  })

  test('the first safer words stand below the editor, and keep their place while one types', async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } })
    const area = page.locator('#idea')
    await area.fill(risky)
    const offer = page.locator('.first-offer')
    await offer.waitFor()
    await verdict(page)
    await assertAccessible(page)
    const kinds = page.locator('.kinds')
    const top = (await kinds.boundingBox())?.y
    // Its own words are changed, so that the offer no longer fits; what is below it stays where it is.
    await area.evaluate((field: HTMLTextAreaElement) => {
      const at = field.value.indexOf('sell')
      field.setSelectionRange(at, at + 4)
    })
    await page.keyboard.type('SELL')
    assert.equal((await kinds.boundingBox())?.y, top)
    await verdict(page)
    await offer.getByRole('button', { name: /^(?:Use these words|Take them out)/ }).click()
    assert.doesNotMatch(await area.inputValue(), /sell it/i)
    await offer.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await area.fill(risky)
    await offer.waitFor()
    await page.context().close()
  })

  test('results are announced when typing pauses, once for the same result', async () => {
    const { page } = await open(wide)
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(globalThis, { said })
      const region = document.querySelector('.live ~ [role=status]')
      if (region !== null)
        new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
    })
    await page.locator('#idea').pressSequentially(risky)
    await page.waitForFunction(() =>
      (globalThis as unknown as { said: string[] }).said.some((sentence) =>
        sentence.startsWith('Checked: needs other words'),
      ),
    )
    await page.locator('#idea').pressSequentially(' Thank you.')
    await verdict(page)
    const said = await page.evaluate<readonly string[]>('said')
    assert.equal(said.filter((sentence) => sentence.startsWith('Checked')).length, 1, said.join(' | '))
    assert.ok(said.length <= 3, said.join(' | '))
    await page.context().close()
  })

  test('an idea from another part of the page replaces the text in one step that can be undone', async () => {
    const { page } = await open(wide)
    await page.fill('#idea', risky)
    await page.evaluate((idea) => document.dispatchEvent(new CustomEvent('laurel:idea', { detail: { idea } })), passing)
    assert.equal(await page.inputValue('#idea'), passing)
    await page.locator('#idea').press('Control+z')
    assert.equal(await page.inputValue('#idea'), risky)
    await page.context().close()
  })

  test('the browser refuses scripts from strings and from elsewhere', async () => {
    const { page } = await open()
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.body.innerHTML = '<p>x'),
        () => new Worker('/assets/web/worker.js'),
        () =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
          ).trustedTypes.createPolicy('other', {}),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'allowed'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    assert.deepEqual(refused, ['TypeError', 'TypeError', 'TypeError'])
    await page.context().close()
  })
})
