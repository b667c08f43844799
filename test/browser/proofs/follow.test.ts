/** The page of a proof brings itself up to date, from the hash to the block, without a reload. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../kit.ts'
import { type Bench, kept, sha256, startBench } from './kit.ts'

const steps = (page: Page): Promise<readonly string[]> =>
  page.locator('.course > li').evaluateAll((all) => all.map((item) => item.getAttribute('class') ?? ''))

/** The browser becomes hidden or shown, for the page. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(`(() => {
    Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })()`)

describe('the page of a proof', { timeout: 180_000 }, () => {
  let bench: Bench
  before(async () => {
    bench = await startBench()
  })
  after(() => bench.close())

  const commit = async (hash: string): Promise<string> =>
    String((await bench.service.post('/api/proof', { hash })).json['proofId'])

  test('goes from stored to a block without a reload, and says so politely', async () => {
    const id = await commit(sha256('followed'))
    const { page, sent, trouble } = await bench.open(`/proof/${id}`)
    await page.evaluate('globalThis.same = true')
    const status = page.locator('[role=status][data-view=said]')
    assert.equal(await page.locator('h1').textContent(), 'This timestamp is on its way')
    assert.equal(await page.locator('[data-view=download]').count(), 0, 'no link to a file that is not there')
    assert.ok(await page.getByText('This page keeps itself up to date.').isVisible())

    await bench.work(1)
    await page.locator('h1', { hasText: 'Waiting for Bitcoin' }).waitFor()
    assert.deepEqual(await steps(page), ['step-done', 'step-now', 'step-later'])
    assert.match(
      (await status.textContent()) ?? '',
      /^Waiting for Bitcoin\. It is usually in a Bitcoin block within a few hours/,
    )
    assert.match(await page.title(), /^Waiting for Bitcoin –/)
    assert.ok(await page.getByText('about 6 hours to go').first().isVisible())
    assert.ok(await page.getByRole('link', { name: 'Download .ots' }).isVisible())
    await page.getByText('Check it without us').click()
    assert.equal(await page.locator('.promises dt').count(), 1)
    await page.getByText(/^The whole proof: [1-9]\d* bytes, [1-9]\d* operations$/).click()
    assert.ok((await page.locator('.tree li').count()) > 5)
    const code = page.locator('#check .code', { hasText: 'ots verify -f' })
    assert.equal(await code.getByRole('button', { name: 'Copy' }).count(), 1)

    const height = bench.calendar.commit(3)
    await bench.work(3600)
    // The pause is long now; looking at the page again asks at once.
    await setHidden(page, true)
    await setHidden(page, false)
    await page.locator('h1', { hasText: `In Bitcoin block ${height}` }).waitFor()
    assert.deepEqual(await steps(page), ['step-done', 'step-done', 'step-done'])
    assert.match(
      (await status.textContent()) ?? '',
      new RegExp(`^In Bitcoin block ${height}\\. This fingerprint existed`),
    )
    const { bitcoin } = (await bench.service.get(`/api/proof/${id}`)).json['data']
    assert.equal(await page.locator('[data-view=root]').textContent(), bitcoin.merkleRoot)
    assert.equal(await page.getByText('keeps itself up to date').isVisible(), false, 'nothing is awaited any more')
    assert.equal(await page.getByRole('button', { name: 'Ask the calendars now' }).count(), 0)
    assert.equal(await page.evaluate('globalThis.same'), true)
    assert.ok(
      sent.every((line) => line.startsWith(`GET /api/proof/${id}`)),
      sent.join('\n'),
    )
    // Settled: neither hiding nor showing asks again.
    const count = sent.length
    await setHidden(page, true)
    await setHidden(page, false)
    assert.equal(sent.length, count)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('gives its link, and its fingerprint, to copy', async () => {
    const hash = sha256('copied')
    const id = await commit(hash)
    const { page, trouble } = await bench.open(`/proof/${id}`, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), `https://laurel.example/proof/${id}`)
    await page.locator('.fingerprint summary').click()
    await page.locator('.fingerprint').getByRole('button', { name: 'Copy' }).click()
    await page.locator('.fingerprint').getByRole('button', { name: 'Copied' }).waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), hash)
    await page.context().clearPermissions()
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await page.getByRole('button', { name: 'Link copied' }).click()
    await page.getByRole('button', { name: 'Copy it from the address bar' }).waitFor()
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('asks rarely, and not at all while nobody sees it', async () => {
    const id = await commit(sha256('hidden'))
    const { page, sent } = await bench.open('/proofs')
    await page.clock.install()
    await page.goto(`${bench.service.origin}/proof/${id}`, { waitUntil: 'networkidle' })
    sent.length = 0
    const looks = () => sent.filter((line) => line === `GET /api/proof/${id}`).length
    /** An hour in steps, each with time for an answer. */
    const hour = async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        await page.clock.runFor(60_000)
        await page.evaluate(`fetch('/assets/laurel.svg')`)
      }
    }
    await hour()
    const first = looks()
    assert.ok(first > 5 && first <= 61, String(first))
    await bench.work(1)
    await setHidden(page, true)
    const before = looks()
    await hour()
    assert.equal(looks(), before)
    await setHidden(page, false)
    await page.locator('h1', { hasText: 'Waiting for Bitcoin' }).waitFor()
    const shown = looks()
    await hour()
    assert.ok(looks() - shown <= 12, `${looks() - shown} looks in an hour of waiting for Bitcoin`)
    await page.context().close()
  })

  test('the button asks the calendars without a reload, and says when nothing is new', async () => {
    const id = await commit(sha256('asked'))
    await bench.work(1)
    const { page, sent } = await bench.open(`/proof/${id}`)
    await page.evaluate('globalThis.same = true')
    await page.getByRole('button', { name: 'Ask the calendars now' }).click()
    await page.locator('[data-view=follows]', { hasText: 'Nothing new yet.' }).waitFor()
    assert.ok(sent.includes(`POST /api/proof/${id}/upgrade`))
    const height = bench.calendar.commit(3)
    await bench.work(3600)
    await page.getByRole('button', { name: 'Ask the calendars now' }).click()
    await page.locator('h1', { hasText: `In Bitcoin block ${height}` }).waitFor()
    assert.equal(await page.evaluate('globalThis.same'), true)
    await page.context().close()
  })

  test('a hash that was sent with the form is listed in My things', async () => {
    const { page } = await bench.open('/proofs')
    const hash = sha256('by hash')
    await page.getByText('I have a hash already').click()
    await page.locator('#hash').fill(hash.toUpperCase())
    await page.getByRole('button', { name: 'Timestamp this hash' }).click()
    await page.waitForURL(/\/proof\/prf_/)
    await page.getByText('keeps itself up to date').waitFor()
    const { proofs } = await kept(page)
    assert.deepEqual(
      proofs?.map((one) => [one['hash'], one['fileName']]),
      [[hash, '']],
    )
    // A proof of somebody else is not.
    const other = await commit(sha256('of somebody else'))
    await page.goto(`${bench.service.origin}/proof/${other}`, { waitUntil: 'networkidle' })
    assert.equal((await kept(page))['proofs']?.length, 1)
    await page.context().close()
  })

  test('is accessible and fits in every state', async () => {
    const id = await commit(sha256('every state'))
    const { page } = await bench.open(`/proof/${id}`)
    for (const state of ['stored', 'pending', 'matches']) {
      if (state !== 'stored') await bench.work(1)
      if (state === 'pending') bench.calendar.commit(3)
      if (state === 'matches') await bench.work(3600)
      await page.reload({ waitUntil: 'networkidle' })
      await page.locator('main summary').evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click()
      })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await assertAccessible(page, `${state} ${width}`)
      }
    }
    await page.context().close()
  })
})
