/** The whole way of a person in a real browser: from a typed idea to a shared badge with a timestamp. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { until } from '../kit.ts'
import { openLook, makes, resultAddress, useStudio } from './kit.ts'

const kept = 'A badge for everybody who helped in our school garden.'
const selling = 'Holders can sell it to each other on a marketplace'
/** What the page hands to the sheet of the system. */
const shareSheet = `
  globalThis.shared = []
  Object.defineProperty(navigator, 'canShare', { value: () => true })
  Object.defineProperty(navigator, 'share', { value: async (what) => { shared.push(what) } })
`

describe('the whole way', { timeout: 200_000 }, () => {
  const studio = useStudio()

  test('typing, an underline, one change, the designer, the receipt, sharing, a timestamp', async () => {
    const { page, trouble } = await studio.open({}, '/', '4g')
    const { origin } = studio.service
    await page.addInitScript(shareSheet)
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.locator('#idea').pressSequentially(`${kept} ${selling}.`)
    const mark = page.locator('.backdrop .mark.fail').first()
    await mark.waitFor()
    assert.ok(selling.includes((await mark.textContent()) ?? '-'))

    await page.getByRole('button', makes).click()
    await page.waitForURL(resultAddress)
    assert.match((await page.locator('h1').textContent()) ?? '', /No badge made yet/)
    assert.ok(await page.locator('.finding').first().isVisible())
    await page.getByText('Decide change by change').click()
    await button('Accept').first().click()
    const mended = await page.inputValue('#idea')
    assert.ok(mended.startsWith(kept) && !mended.includes(selling), mended)

    await page.getByRole('link', { name: 'Edit my words' }).click()
    await page.fill('#assetName', 'Garden helper 2026')
    await openLook(page)
    await page.locator('label.swatch:has(input[name=shape][value="shield"])').click()
    await page.getByRole('button', makes).click()
    await page.waitForURL((url) => resultAddress.test(url.href))
    await page.getByRole('heading', { name: 'Your badge is ready' }).waitFor()
    assert.equal(await page.inputValue('#idea'), mended)

    await studio.share(page)
    const address = page.url()
    assert.match((await page.locator('h1').textContent()) ?? '', /Garden helper 2026/)
    for (const label of ['MOCK', 'not on-chain'])
      assert.ok(await page.locator('figure.badge svg').getByText(label, { exact: true }).first().isVisible(), label)
    await button('Share').click()
    await until(page, 'shared.length === 1')
    const [shared] = await page.evaluate<readonly { url: string; title: string }[]>('shared')
    assert.equal(new URL(shared?.url ?? origin).pathname, new URL(address).pathname)
    assert.match(shared?.title ?? '', /Garden helper 2026/)

    await button('Timestamp this badge').click()
    await page.waitForURL(`${address}#timestamp`)
    await page.getByRole('link', { name: 'Open the proof' }).click()
    await page.waitForURL(/\/proof\/prf_\w+$/)
    assert.match((await page.locator('h1').textContent()) ?? '', /^Stored/)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('an idea without a risk takes three taps to a shared badge', async () => {
    const { page } = await studio.open({ hasTouch: true, isMobile: true })
    await page.addInitScript(shareSheet)
    await page.locator('#idea').fill(kept)
    let taps = 0
    for (const [role, name] of [
      ['button', makes.name],
      ['link', 'Open and share it'],
      ['button', 'Share'],
    ] as const) {
      const control = page.getByRole(role, { name, exact: true })
      await control.waitFor()
      const box = await control.boundingBox()
      assert.ok(
        box !== null && box.y + box.height <= 740,
        `${String(name)} is in sight without scrolling: ${JSON.stringify(box)}`,
      )
      await control.tap()
      taps += 1
    }
    await until(page, 'shared.length === 1')
    assert.equal(taps, 3)
    await page.context().close()
  })
})
