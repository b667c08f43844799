/** The page that timestamps files, in a real browser on a real service: files are read in the page and never leave it. */
import { strict as assert } from 'node:assert'
import { closeSync, ftruncateSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { timestampingOff } from '../../../src/core/proof.ts'
import { startService } from '../../fakes/service.ts'
import { assertAccessible } from '../kit.ts'
import { type Bench, drop, file, kept, said, sha256, startBench } from './kit.ts'

describe('the page of files', { timeout: 180_000 }, () => {
  let bench: Bench
  before(async () => {
    bench = await startBench()
  })
  after(() => bench.close())

  test('a dropped file is hashed in the page, and one request with its hash timestamps it', async () => {
    const { page, sent, trouble } = await bench.open('/proofs')
    const poem = 'a poem that stays here'
    await drop(page, { 'poem.txt': poem })
    const button = page.getByRole('button', { name: 'Timestamp: poem.txt' })
    await button.waitFor()
    assert.equal(sent.length, 0, 'nothing is sent before the button is pressed')
    assert.ok(await page.getByText('Sends one request with the fingerprint, and nothing else of the file.').isVisible())
    await button.click()
    const link = page.getByRole('link', { name: 'Open its timestamp: poem.txt' })
    await link.waitFor()
    assert.deepEqual(sent, [`POST /api/proof {"hash":"${sha256(poem)}"}`])
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Open its timestamp', 'the focus goes on')
    assert.equal(await said(page).textContent(), 'poem.txt is timestamped.')
    await link.click()
    await page.waitForURL(/\/proof\/prf_/)
    await page.getByText('Your file poem.txt').waitFor()
    assert.ok(sent.every((line) => !line.includes('stays') && !line.includes('poem')))
    const { proofs } = await kept(page)
    assert.deepEqual(
      proofs?.map(({ fileName, hash, id }) => ({ fileName, hash, id })),
      [{ fileName: 'poem.txt', hash: sha256(poem), id: page.url().split('/').at(-1) }],
    )
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a file dropped anywhere never replaces the page, and the window shows that it takes it', async () => {
    const { page } = await bench.open('/proofs')
    const url = page.url()
    await page.evaluate(`(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x'))
      document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    })()`)
    assert.ok(await page.locator('.drop-cover').isVisible())
    await drop(page, { 'a.txt': 'a' })
    await page.getByRole('button', { name: 'Timestamp: a.txt' }).waitFor()
    assert.equal(await page.locator('.drop-cover').isVisible(), false)
    assert.equal(page.url(), url)
    await page.context().close()
  })

  test('many files at once: one button, one request each, in the order of the list', async () => {
    const { page, sent, trouble } = await bench.open('/proofs')
    const names = ['one.txt', 'two.txt', 'three.txt']
    await page.locator('#files').setInputFiles(names.map((name) => file(name, name)))
    await page.getByRole('button', { name: 'Timestamp all 3' }).click()
    await said(page).getByText('3 of 3 files are timestamped.').waitFor()
    assert.deepEqual(
      sent,
      names.map((name) => `POST /api/proof {"hash":"${sha256(name)}"}`),
    )
    assert.equal(await page.getByRole('link', { name: /^Open its timestamp/ }).count(), 3)
    assert.deepEqual((await kept(page))['proofs']?.map(({ fileName }) => fileName).toSorted(), names.toSorted())
    await page.getByRole('button', { name: 'Clear the list' }).click()
    assert.equal(await page.locator('.file').count(), 0)
    assert.equal(await page.evaluate('document.activeElement.id'), 'files')
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a large file moves a bar, does not block the page, and can be cancelled', async () => {
    const path = join(tmpdir(), `laurel-large-${process.pid}.bin`)
    const handle = openSync(path, 'w')
    ftruncateSync(handle, 300_000_000)
    closeSync(handle)
    const { page, sent, trouble } = await bench.open('/proofs')
    try {
      await page.locator('#files').setInputFiles([path])
      const shares = new Set<number>()
      // The thread of the page is free: it answers while the bar moves.
      while (shares.size < 4) shares.add(await page.evaluate("document.querySelector('progress')?.value ?? 0"))
      assert.ok(
        [...shares].every((share) => share >= 0 && share <= 300_000_000),
        [...shares].join(),
      )
      await page.getByRole('button', { name: /^Cancel laurel-large/ }).click()
      assert.equal(await page.locator('.file').count(), 0)
      await page.locator('#files').setInputFiles([file('after.txt', 'after')])
      await page.getByRole('button', { name: 'Timestamp: after.txt' }).waitFor()
      await page.getByText('Fingerprint', { exact: true }).click()
      assert.equal(await page.locator('.digest code').textContent(), sha256('after'))
      assert.deepEqual(sent, [])
      assert.deepEqual(trouble, [])
    } finally {
      rmSync(path)
      await page.context().close()
    }
  })

  test('a returning person drops just the file: the browser knows it, and the service how far it is', async () => {
    const { page, sent } = await bench.open('/proofs')
    await drop(page, { 'again.txt': 'known' })
    await page.getByRole('button', { name: 'Timestamp: again.txt' }).click()
    await page.getByRole('link', { name: 'Open its timestamp: again.txt' }).waitFor()
    const id = String((await kept(page))['proofs']?.[0]?.['id'])
    await bench.work(1)
    await page.reload({ waitUntil: 'networkidle' })
    sent.length = 0
    // Under another name: the hash counts.
    await drop(page, { 'renamed.txt': 'known' })
    await page.getByText('You timestamped this on 21 November 2026.', { exact: true }).waitFor()
    await page.getByText('Waiting for Bitcoin. It ').waitFor()
    assert.deepEqual(sent, [`GET /api/proof/${id}`])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download its .ots' }).click()
    assert.equal((await download).suggestedFilename(), 'renamed.txt.ots')
    await page.context().close()
  })

  test('a name that holds key material is not kept', async () => {
    const { page } = await bench.open('/proofs')
    const name = `${'abandon '.repeat(11)}about.txt`
    await drop(page, { [name]: 'x' })
    await page.getByRole('button', { name: /^Timestamp: / }).click()
    await page.getByText('My things keep it without its name').waitFor()
    assert.doesNotMatch(
      String(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')),
      /abandon/,
    )
    await page.context().close()
  })

  test('a refusal says when to try again, and the next try is the same request', async () => {
    const small = await startService({ freeQuota: 1 })
    const page = await bench.browser.newPage()
    try {
      await page.goto(`${small.origin}/proofs`, { waitUntil: 'networkidle' })
      await page.locator('#files').setInputFiles([file('a', 'a'), file('b', 'b')])
      const store = page.getByRole('button', { name: 'Store its fingerprint: b' })
      await page.getByRole('button', { name: 'Store its fingerprint: a' }).click()
      await page.getByRole('link', { name: 'Open its timestamp: a' }).waitFor()
      await store.click()
      await page.getByText(/^Not timestamped\. That was a lot at once\. Try again in about .+\.$/).waitFor()
      const keys: (string | undefined)[] = []
      page.on('request', (request) => keys.push(request.headers()['idempotency-key']))
      for (const count of [1, 2]) {
        await page.getByRole('button', { name: 'Try again: b' }).click()
        await page.getByText(/^Not timestamped/).waitFor()
        assert.equal(keys.length, count)
      }
      assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/)
      assert.equal(keys[0], keys[1])
    } finally {
      await page.close()
      await small.close()
    }
  })

  test('without calendars the page says plainly that nothing is submitted', async () => {
    const off = await startService()
    const page = await bench.browser.newPage()
    try {
      await page.goto(`${off.origin}/proofs`, { waitUntil: 'networkidle' })
      assert.ok(await page.getByText(timestampingOff).isVisible())
      await page.locator('#files').setInputFiles([file('a', 'a')])
      await page.getByRole('button', { name: 'Store its fingerprint: a' }).click()
      await page.getByText('It is not sent on, because timestamping is switched off here.').waitFor()
      await page.getByRole('link', { name: 'Open its timestamp: a' }).click()
      await page.waitForURL(/\/proof\//)
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.url().includes('/assets/')) asked.push(request.url())
      })
      assert.equal(await page.locator('h1').textContent(), 'Stored, not sent on')
      assert.ok(await page.getByText(timestampingOff).first().isVisible())
      assert.equal(await page.getByText('up to date').count(), 0, 'and nothing is awaited')
      assert.deepEqual(asked, [])
    } finally {
      await page.close()
      await off.close()
    }
  })

  test('by keyboard alone', async () => {
    const { page } = await bench.open('/proofs')
    // The browser hands over its file dialogs a moment after one asks for them.
    const chooser = page.waitForEvent('filechooser')
    await page.locator('#main').focus()
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.id'), 'files')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles([file('keys.txt', 'keys')])
    await page.getByRole('button', { name: 'Timestamp: keys.txt' }).waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.id'), 'proof-files')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Open its timestamp: keys.txt' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/proof\/prf_/)
    await page.context().close()
  })

  test('a pasted hash opens the form for hashes, and a pasted file is a file', async () => {
    const { page } = await bench.open('/proofs')
    const paste = (what: string) =>
      page.evaluate(`(() => {
        const clipboardData = new DataTransfer()
        ${what}
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      })()`)
    await paste(`clipboardData.setData('text/plain', ' ${'AB'.repeat(32)}\\n')`)
    assert.equal(await page.evaluate('document.activeElement.value'), 'ab'.repeat(32))
    await paste("clipboardData.items.add(new File(['p'], 'pasted.png'))")
    await page.getByRole('button', { name: 'Timestamp: pasted.png' }).waitFor()
    await page.context().close()
  })

  test('without a script the form still commits, and no control without effect is shown', async () => {
    const { page } = await bench.open('/proofs', { javaScriptEnabled: false })
    assert.equal(await page.locator('input[type=file]:visible').count(), 0)
    await page.locator('#hash').fill('ab'.repeat(32))
    await page.getByRole('button', { name: 'Timestamp this hash' }).click()
    assert.match(page.url(), /\/proof\/prf_/)
    assert.equal(await page.locator('h1').textContent(), 'This timestamp is on its way')
    await page.goto(`${bench.service.origin}/mine`)
    assert.equal(await page.locator('main :is(button, input, label):visible').count(), 0)
    await page.context().close()
  })

  test('is accessible and fits in every state, narrow and wide, light and dark', async () => {
    const { page } = await bench.open('/proofs')
    const hostile = `<img src=x onerror=alert(1)>\u202Egpj${'M'.repeat(200)}.ots`
    await page
      .locator('#files')
      .setInputFiles([file('a.txt', 'a'), file('b.txt', 'b'), file(hostile, 'x'), file('', '')])
    await page.getByRole('button', { name: 'Timestamp: a.txt' }).click()
    await page.getByRole('link', { name: 'Open its timestamp: a.txt' }).waitFor()
    await page.locator('summary').evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click()
    })
    assert.equal(await page.locator('main img').count(), 0)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await assertAccessible(page, String(width))
    }
    await page.context().close()
  })
})
