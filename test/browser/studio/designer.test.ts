/** The designer in a real browser: the badge is drawn anew while one types, nothing is sent, and it works without a script. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { badgeSvg } from '../../../src/core/badge.ts'
import { previewRecord } from '../../../src/core/badge/preview.ts'
import { payloads } from '../../fakes/payloads.ts'
import { failing, unescaped } from '../../http/kit.ts'
import { assertAccessible, overflowOf, until } from '../kit.ts'
import { openLook, resultAddress, useStudio } from './kit.ts'

const idea = 'An attendance badge for everybody who helped at our school garden day. It stays with them.'
const fields = { shape: 'medal', palette: 'laurel', symbol: '', issuer: '', date: '', assetName: '' }

const choose = async (page: Page, name: string, value: string) => {
  await openLook(page)
  await page.locator(`label.swatch:has(input[name=${name}][value="${value}"])`).click()
}
/** Markup that would run, and letters that reorder, stack, vanish or take all room. */
const hostileNames = [
  ...payloads,
  ...payloads.map((payload) => `\u202E${payload}\u2067`),
  ...payloads.map((payload) => `${'\u0336\u0489'.repeat(40)}${payload}\u200B\u00AD`),
  ...payloads.map((payload) => `\uFDFD${'M'.repeat(30)}${payload}`),
].slice(0, 200)

/** Runs in the page: which of the label's words are on top at their middle, whole inside the picture. */
const labelsOnTop = `(() => {
  const svg = document.querySelector('#badge-preview .badge svg')
  const frame = svg.getBoundingClientRect()
  scrollTo({ top: scrollY + frame.top - 100, behavior: 'instant' })
  const inside = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('text')].filter((text) => {
    const { left, top, right, bottom, width, height } = text.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return ['MOCK', 'not on-chain'].includes(text.textContent) && width > 20 && height > 5 && hit !== null &&
      svg.contains(hit) && left >= inside.left && right <= inside.right && top >= inside.top && bottom <= inside.bottom
  }).map((text) => text.textContent).slice(-2)
})()`

/** The badge of the preview, once it is this drawing. */
const shows = (page: Page, chosen: Partial<typeof fields>, words = idea) => {
  const svg = badgeSvg(previewRecord(words, 'badge', { ...fields, ...chosen }))
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '')
  return until(
    page,
    `(() => { const svg = document.querySelector('#badge-preview svg');
      return svg?.querySelector('title').textContent === ${JSON.stringify(title)} &&
        svg.querySelectorAll('*').length === ${svg.match(/<[a-zA-Z]/g)?.length ?? 0} - 1 })()`,
  )
}

describe('the designer in a browser', { timeout: 300_000 }, () => {
  const studio = useStudio()
  const { open } = studio

  for (const width of [360, 1280])
    test(`typing and choosing draw the badge anew and send nothing, ${width} px`, async () => {
      const { page, trouble } = await open({ viewport: { width, height: 740 } })
      await page.focus('#idea')
      await openLook(page)
      await page.locator('#symbol-search').waitFor()
      const requests: string[] = []
      // Screening loads parts of itself, and a name may need another part of the font; no request holds a word of the form.
      page.on('request', (request) => {
        if (!/\/assets\/(?:web|fonts)\//.test(request.url())) requests.push(request.url())
      })
      await page.fill('#idea', idea)
      await shows(page, {})
      await page.fill('#assetName', '<b>Owls & “Friends”</b>')
      await page.fill('#issuer', 'Oak Lane School')
      await page.fill('#date', 'Frühling')
      await choose(page, 'shape', 'shield')
      await choose(page, 'palette', 'plum')
      await page.getByText('More symbols').click()
      await choose(page, 'symbol', 'bee')
      const named = "document.querySelector('#badge-preview').textContent.includes('Frühling')"
      await until(page, `${named} && document.querySelectorAll('#badge-preview [fill="#43275f"]').length > 3`)
      const preview = page.locator('#badge-preview')
      assert.match((await preview.textContent()) ?? '', /<b>Owls & “Friends”<\/b>/)
      for (const text of ['Oak Lane School', 'Frühling', 'MOCK', 'not on-chain'])
        assert.ok(await preview.getByText(text, { exact: true }).first().isVisible(), text)
      assert.equal(await preview.locator('b').count(), 0)
      // On a phone the whole badge is small beside the buttons, as it is drawn.
      const small = page.locator('.small-badge')
      assert.equal(await small.isVisible(), width === 360)
      if (width === 360) {
        const inBar = await small.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)
        assert.ok(inBar && ((await small.textContent()) ?? '').includes('Frühling'))
        // A wide window has no copy: with the same ids, but not shown, it would take the colours of the preview away.
        await page.setViewportSize({ width: 1280, height: 740 })
        await until(page, "document.querySelector('.studio-side #badge-preview svg') !== null")
        assert.equal(await small.locator('svg').count(), 0)
        await page.setViewportSize({ width, height: 740 })
      }
      assert.deepEqual(requests, [])
      assert.deepEqual(trouble, [])
      assert.ok((await overflowOf(page)) <= 0)
      await page.context().close()
    })

  test('the receipt is the badge of the preview', async () => {
    const { page } = await open()
    await page.fill('#idea', idea)
    await choose(page, 'shape', 'hexagon')
    await choose(page, 'palette', 'ocean')
    await until(
      page,
      "document.querySelector('#badge-preview .badge svg title').textContent.includes('School Garden Day')",
    )
    const drawing = "(id) => document.querySelector(id).innerHTML.replace(/\\bl[0-9a-f]{12}-/g, 'id-')"
    await until(
      page,
      "document.querySelector('#badge-preview svg').innerHTML.match(/stroke-dasharray.*#4b72a8|#4b72a8.*stroke-dasharray/) !== null",
    )
    const before = await page.evaluate<string>(`(${drawing})('#badge-preview svg')`)
    await page.locator('#studio, form.studio').first().getByRole('button').first().click()
    await page.waitForURL(resultAddress)
    const after = await page.evaluate<string>(`(${drawing})('.made .badge svg')`)
    assert.ok(after === before, 'another drawing')
    await page.context().close()
  })

  test('200 hostile names open no dialog and leave the label whole and on top', async () => {
    const { page, trouble } = await open()
    page.on('dialog', (dialog) => {
      trouble.push(dialog.message())
      void dialog.dismiss()
    })
    await page.fill('#idea', idea)
    await shows(page, {})
    const address = page.url()
    for (const assetName of hostileNames) {
      await page.fill('#assetName', assetName)
      await shows(page, { assetName: await page.inputValue('#assetName') })
      assert.deepEqual(await page.evaluate(labelsOnTop), ['MOCK', 'not on-chain'], JSON.stringify(assetName))
    }
    assert.equal(hostileNames.length, 200)
    assert.equal(page.url(), address)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('the suggested name is offered in grey, can be edited, and one’s own stays', async () => {
    const { page } = await open()
    await page.fill('#idea', idea)
    const name = page.locator('#assetName')
    await until(page, "document.querySelector('#assetName').placeholder === 'School Garden Day'")
    await name.focus()
    assert.equal(await name.inputValue(), 'School Garden Day')
    await page.focus('#issuer')
    assert.equal(await name.inputValue(), '')
    await name.fill('Bean Day')
    await page.fill('#idea', 'A badge for the bike safety course')
    await shows(page, { assetName: 'Bean Day' }, 'A badge for the bike safety course')
    assert.equal(await name.inputValue(), 'Bean Day')
    await page.context().close()
  })

  test('a sentence that is refused is no name of a badge, until it is changed', async () => {
    const { page } = await open()
    await page.fill('#idea', failing)
    await page.locator('.outcome.fail').waitFor()
    await shows(page, { assetName: 'Your badge' }, failing)
    assert.equal(await page.locator('#assetName').getAttribute('placeholder'), 'Taken from your words')
    await page.fill('#idea', idea)
    await shows(page, {})
    await page.context().close()
  })

  test('symbols are found by words, by keys alone', async () => {
    const { page } = await open()
    await page.focus('#assetName')
    await openLook(page)
    // It is there as soon as it finds something.
    await page.locator('#symbol-search').click()
    await page.keyboard.type('fahrr')
    const visible = page.locator('.symbol-grid .swatch:visible input')
    await until(page, "document.querySelectorAll('.symbol-grid .swatch:not([hidden])').length === 1")
    assert.equal(await visible.getAttribute('value'), 'bicycle')
    assert.match((await page.locator('.symbol-search [role=status]').textContent()) ?? '', /^1 symbol$/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    assert.ok(await page.locator('input[name=symbol][value=bicycle]').isChecked())
    assert.equal(new URL(page.url()).pathname, '/')
    await page.fill('#symbol-search', '')
    await page.locator('.more-symbols summary').waitFor()
    assert.ok(
      await page.locator('.more-symbols[open] input[value=bicycle]').isVisible(),
      'what is chosen stays in sight',
    )
    await page.context().close()
  })

  test('on a phone the badge stands above the choices from the start, and nothing moves', async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } })
    await page.locator('.designer-stage #badge-preview svg').waitFor()
    const shifts = await page.evaluate<number>(`new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
        .observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => done(0), 300)
    })`)
    assert.equal(shifts, 0)
    await choose(page, 'palette', 'plum')
    const [badge, swatches] = [page.locator('.designer-stage svg'), page.locator('.palettes')]
    assert.ok(((await badge.boundingBox())?.y ?? 0) < ((await swatches.boundingBox())?.y ?? 0))
    await page.context().close()
  })

  test('a kind changes the shape until one is chosen; what the picture cannot draw is said before', async () => {
    const { page } = await open()
    await page.fill('#assetName', 'தமிழ்')
    await page.getByText('The picture to share cannot draw Tamil yet').waitFor()
    const kind = (value: string) =>
      page.evaluate(`(() => { const field = document.querySelector('form').elements.tokenType; field.value = '${value}';
        (field.length && field[0].type === 'radio' ? document.querySelector('[name=tokenType]:checked') : field)
          .dispatchEvent(new Event('change', { bubbles: true })) })()`)
    await kind('certificate')
    assert.ok(await page.locator('input[name=shape][value=diploma]').isChecked())
    await choose(page, 'shape', 'card')
    await kind('loyalty')
    assert.ok(await page.locator('input[name=shape][value=card]').isChecked())
    await page.context().close()
  })

  test('without a script every field works', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.fill('#idea', idea)
    await page.fill('#issuer', 'Oak Lane School')
    await choose(page, 'shape', 'banner')
    await page.locator('form.studio').getByRole('button').first().click()
    await page.waitForURL(resultAddress)
    const badge = page.locator('.made .badge')
    assert.match((await badge.textContent()) ?? '', /School Garden Day.*Oak Lane School.*MOCK/)
    await page.context().close()
  })

  for (const dir of ['ltr', 'rtl'] as const)
    for (const width of [320, 360, 1280])
      test(`accessible in both colour schemes, ${dir}, ${width} px, also with large text`, async () => {
        const { page } = await open({ viewport: { width, height: 740 } })
        await page.evaluate(`document.documentElement.dir = '${dir}'`)
        await page.fill('#idea', idea)
        await shows(page, {})
        await assertAccessible(page)
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert.ok((await overflowOf(page)) <= 0)
        await page.context().close()
      })
})
