/** The pictures of the library in a real browser: in an article, and alone. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, content, startService } from '../fakes/service.ts'
import { overflowOf, troubleOf, violationsOf } from './kit.ts'

const [article, ...others] = content.library
assert.ok(article)
const ids = [...content.pictures.keys()]
const everyPicture = {
  heading: 'Every picture',
  paragraphs: ids.map((id) => `![A picture with the name ${id}](/pictures/${id}.svg)`),
}

describe('pictures', { timeout: 60_000 }, () => {
  let browser: Browser
  let service: TestService
  before(async () => {
    const library = [{ ...article, sections: [everyPicture, ...article.sections.slice(-1)] }, ...others]
    service = await startService({ content: { ...content, library } })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  test('can be read on 360 px, and follow the colours of the page, on paper too', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const trouble = troubleOf(page)
    await page.goto(`${service.origin}/library/${article.id}`)
    assert.equal(await page.getByRole('img', { name: /^A picture with the name / }).count(), ids.length)
    assert.ok((await overflowOf(page)) <= 0)
    assert.deepEqual(await page.evaluate(wrongTexts), [])
    assert.deepEqual(await page.evaluate(meetingTexts), [])
    assert.deepEqual(await violationsOf(page), [])
    const colours = () => page.evaluate<string>(fills)
    const light = await colours()
    await page.emulateMedia({ colorScheme: 'dark' })
    assert.notEqual(await colours(), light)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    assert.match(await colours(), /^rgb\(255, 255, 255\) rgb\(0, 0, 0\)$/)
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen', forcedColors: 'active' })
    assert.equal(await colours(), await page.evaluate<string>(systemColours))
    assert.deepEqual(trouble, [])
    await page.close()
  })

  test('stand alone with the same colours, under a policy that names their style', async () => {
    const page = await browser.newPage({ colorScheme: 'light' })
    const trouble = troubleOf(page)
    for (const id of ids) {
      await page.goto(`${service.origin}/pictures/${id}.svg`)
      assert.deepEqual(await page.evaluate(wrongTexts), [], id)
      assert.equal(await page.evaluate(fills), 'rgb(255, 253, 247) rgb(28, 36, 32)')
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    assert.equal(await page.evaluate(fills), 'rgb(26, 34, 32) rgb(236, 231, 218)')
    assert.deepEqual(trouble, [])
    await page.close()
  })
})

/** Runs in the page: texts that are smaller than 12 px, or do not fit into the innermost rectangle about their middle. */
const wrongTexts = `[...document.querySelectorAll('.picture text')].filter((text) => {
  const svg = text.closest('.picture')
  const size = (parseFloat(getComputedStyle(text).fontSize) * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width
  const { left, right, top, bottom } = text.getBoundingClientRect()
  const about = [...svg.querySelectorAll('rect')].map((one) => one.getBoundingClientRect()).filter((one) =>
    one.left < (left + right) / 2 && one.right > (left + right) / 2 && one.top < top && one.bottom > bottom)
  const inner = about.sort((a, b) => a.width - b.width)[0]
  return size < 12 || inner === undefined || left < inner.left || right > inner.right
}).map((text) => text.textContent)`

/** Runs in the page: texts side by side on one line with less than 4 px between them. */
const meetingTexts = `[...document.querySelectorAll('.picture')].flatMap((svg) => {
  const boxes = [...svg.querySelectorAll('text')].map((text) => ({ text, box: text.getBoundingClientRect() }))
  return boxes.flatMap(({ text, box }, index) => boxes.slice(index + 1).filter(({ box: other }) =>
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2 &&
    box.left < other.right + 4 && other.left < box.right + 4).map(({ text: other }) => text.textContent + ' | ' + other.textContent))
})`

/** Runs in the page: the colours of a sheet and its title. */
const fills = `['.pic-sheet', '.pic-title'].map((part) => getComputedStyle(document.querySelector(part)).fill).join(' ')`

/** Runs in the page: the colours that a person forces on all pages. */
const systemColours = `(() => {
  const { style } = document.documentElement
  style.setProperty('background-color', 'Canvas')
  style.setProperty('color', 'CanvasText')
  const { backgroundColor, color } = getComputedStyle(document.documentElement)
  return backgroundColor + ' ' + color
})()`
