/** What the first touch of the studio loads, and what a form does that is sent before. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { passing } from '../../http/kit.ts'
import { useStudio } from './kit.ts'

const risky =
  'A badge for everybody who helped in our school garden. Holders can sell it to each other on a marketplace. Only our sponsors decide who may keep it.'
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

describe('the first touch of the studio', { timeout: 200_000 }, () => {
  const studio = useStudio()

  test('what screens a text loads when the page is first touched, and a form sent before waits for it', async () => {
    const { page } = await studio.open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'networkidle' })
    assert.deepEqual(
      asked.filter((path) => /\/(?:live|worker)/.test(path)),
      [],
    )
    await page.evaluate((text) => {
      const area = document.querySelector<HTMLTextAreaElement>('#idea')
      if (area !== null) area.value = text
      document.querySelector<HTMLFormElement>('#studio')?.requestSubmit()
    }, `${passing} ${phrase}`)
    await page.locator('.key-alarm').waitFor()
    assert.equal(page.url(), `${studio.service.origin}/`)
    await page.context().close()
  })

  test('a browser that refuses storage screens too', async () => {
    const { page, trouble } = await studio.open()
    await page.addInitScript(
      "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    )
    await page.reload()
    await page.fill('#idea', risky)
    await page.locator('.mark').first().waitFor()
    assert.deepEqual(trouble, [])
    await page.context().close()
  })
})
