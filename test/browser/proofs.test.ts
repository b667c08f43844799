/** The page of proofs in a real browser, on a real service: files are read in the page and never leave it. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { concat } from '../../src/ots/bytes.ts'
import { launchBrowser } from '../fakes/browser.ts'
import { type Calendar, startCalendar } from '../fakes/calendar.ts'
import { type Chain, startChain } from '../fakes/chain.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { bitcoin, bytes, magic, more, op } from '../ots/build.ts'
import { overflowOf, setColorScheme, troubleOf, violationsOf } from './kit.ts'

const vector = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(new URL(`../ots/vectors/${name}`, import.meta.url)),
})
const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

describe('the page of proofs in a browser', { timeout: 120_000 }, () => {
  let chain: Chain
  let calendar: Calendar
  let service: TestService
  let browser: Browser
  let page: Page
  let sent: string[] = []
  let trouble: string[] = []
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => new Date(time)
  before(async () => {
    chain = await startChain()
    // A source that sends Retry-After would be left alone for seconds of real time.
    chain.failureHeaders = {}
    calendar = await startCalendar(chain)
    service = await startService({ now, stamping: { calendars: [calendar.origin], headersUrl: chain.url, now } })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
    await calendar.close()
    await chain.close()
  })
  beforeEach(async () => {
    page = await browser.newPage()
    sent = []
    trouble = troubleOf(page)
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url().replace(service.origin, '')} ${request.postData() ?? ''}`.trim())
    })
    await page.goto(`${service.origin}/proofs`)
    await page.locator('[data-drop=check]').waitFor()
    sent = []
  })
  const explained = () => page.locator('#explained')
  const statement = () => page.locator('#explained .statement')

  test('a file is hashed in the page, and only its hash is committed', async () => {
    const poem = 'a poem that stays here'
    const hash = createHash('sha256').update(poem).digest('hex')
    await page.locator('#commit-file').setInputFiles(file('poem.txt', poem))
    await page.locator('[data-drop=commit] [data-said]', { hasText: 'This is the hash of poem.txt' }).waitFor()
    assert.equal(await page.locator('#hash').inputValue(), hash)
    assert.equal(sent.length, 0, 'nothing is sent before the button is pressed')
    await page.getByRole('button', { name: 'Commit this hash' }).click()
    await page.waitForURL(/\/proof\/prf_/)
    assert.equal(sent[0], `POST /proofs hash=${hash}`)
    assert.ok(sent.every((line) => !line.includes('stays')))
    assert.ok(await page.getByText(hash).first().isVisible())
    assert.deepEqual(trouble, [])
    await page.close()
  })

  test('a file and its proof are read in the page; only the height of the block is sent', async () => {
    const poem = 'another poem'
    const hash = createHash('sha256').update(poem).digest('hex')
    const { proofId } = (await service.post('/api/proof', { hash })).json as Record<string, string>
    const download = async () =>
      new Uint8Array(await (await fetch(`${service.origin}/api/proof/${String(proofId)}/ots`)).arrayBuffer())
    time += 1000
    await service.stamper.gather()
    await service.stamper.ask()
    const pending = await download()
    await page.locator('#check-file').setInputFiles([file('poem.txt', poem), file('poem.txt.ots', pending)])
    await statement().waitFor()
    assert.equal(
      await statement().textContent(),
      `The proof holds only promises of 1 calendar (${calendar.origin.replace('http://', '')}), and no path to a ` +
        'Bitcoin block. How far they have come is not known: no calendar was asked.',
    )
    assert.equal(await explained().getByRole('button').count(), 0)
    assert.match(
      (await explained().textContent()) ?? '',
      /To ask the calendars, run npx --no -- laurel upgrade FILE\.ots/,
    )

    const height = calendar.commit(2)
    time += 3_600_000
    await service.stamper.ask()
    const complete = await download()
    await page.locator('#check-file').setInputFiles([file('poem.txt.ots', complete), file('poem.txt', poem)])
    await explained().getByRole('button').waitFor()
    assert.equal(
      await statement().textContent(),
      `A path to Bitcoin block ${height} is present. It has not been independently checked.`,
    )
    assert.equal(sent.length, 0)
    await explained().getByRole('button').click()
    await page.locator('.statement.pass').waitFor()
    assert.deepEqual(sent, [`GET /api/block/${height}`])
    assert.match(
      (await statement().textContent()) ?? '',
      new RegExp(
        `^The value in this proof equals the Merkle root of block ${height} \\(hash [0-9a-f]{64}\\), checked with ` +
          `${chain.url.replace('http://', '')} on a local regtest chain at \\S+Z, 2 confirmations\\. The digest ` +
          'existed before about \\d{4}-\\d\\d-\\d\\d \\(UTC; block times can be off by two hours\\)\\.$',
      ),
    )

    chain.fault = 'status 429'
    await explained().getByRole('button').click()
    await page.locator('.statement:not(.pass)').waitFor()
    assert.match((await statement().textContent()) ?? '', /It could not be checked with \S+ at \S+Z\.$/)
    chain.fault = null

    await page.locator('#check-file').setInputFiles(file('other.txt', 'something else'))
    await page.locator('.statement.fail').waitFor()
    assert.match((await statement().textContent()) ?? '', /^other\.txt is not what this proof is about/)
    assert.equal(await explained().getByRole('button').count(), 0)
    assert.deepEqual(trouble, [])
    await page.close()
  })

  test('false attestations do not hide a good one, and an unchecked one is not refuted', async () => {
    const poem = 'a poem that a calendar lies about'
    const digest = Uint8Array.from(createHash('sha256').update(poem).digest())
    const height = chain.mine(Uint8Array.from(createHash('sha256').update(digest).digest()))
    const proof = (lies: number, ...rest: readonly Uint8Array[]) =>
      concat(magic, bytes(1, op.sha256), digest, ...falseOnes(lies), ...rest)
    const falseOnes = (count: number) => Array.from({ length: count }, (_, i) => [more, bitcoin(i + 1)]).flat()
    const good = concat(bytes(op.sha256), bitcoin(height))
    const show = async (content: Uint8Array) => {
      await page.locator('#check-file').setInputFiles([file('poem.txt', poem), file('poem.txt.ots', content)])
      await statement().waitFor()
    }
    await show(proof(9, good))
    await explained().getByRole('button', { name: 'Compare with 8 blocks' }).click()
    await page.locator('.statement.pass').waitFor()
    assert.match((await statement().textContent()) ?? '', new RegExp(`equals the Merkle root of block ${height} `))

    await show(proof(9, bitcoin(10)))
    await explained().getByRole('button').click()
    const rest = explained().getByRole('button', { name: 'Compare with 2 more blocks' })
    await rest.waitFor()
    assert.equal(
      await statement().textContent(),
      'A path to Bitcoin block 9 is present. It has not been independently checked. Of the 10 paths in the proof, ' +
        '8 do not match and 2 were not looked at.',
    )
    assert.equal(await page.locator('.statement.fail').count(), 0)
    chain.fault = 'status 429'
    await rest.click()
    await page.getByText('8 do not match and 2 could not be checked.').waitFor()
    chain.fault = null
    await rest.click()
    await page.locator('.statement.fail').waitFor()
    assert.match((await statement().textContent()) ?? '', /None of the 10 paths in the proof matches\.$/)
    assert.equal(await explained().getByRole('button').count(), 0)
    assert.deepEqual(trouble, [])
    await page.close()
  })

  test('the published examples are explained, and a file that is not a proof is rejected', async () => {
    await page.locator('#check-file').setInputFiles(vector('hello-world.txt.ots'))
    await explained().waitFor()
    assert.match((await explained().textContent()) ?? '', /The sha256 of the file must be this:03ba204e/)
    await page.locator('#check-file').setInputFiles(vector('hello-world.txt'))
    await page.locator('[data-drop=check] [data-said]', { hasText: 'are read. They stayed here' }).waitFor()
    assert.match((await explained().textContent()) ?? '', /The sha256 of hello-world\.txt is the one in the proof:/)
    assert.match(
      (await explained().textContent()) ?? '',
      /block 358391 must have the Merkle root 8a1b66ecb7cbd07d8139a7e7d7f2c41aab1f5009b8364aaf61d03ad245e47e00/,
    )
    await page.locator('#explained summary').click()
    assert.equal(await page.locator('#explained .tree li').count(), 39)
    for (const [name, why] of [
      ['bad-major-version.ots', /Version \d+ is not supported/],
      ['exceeds-max-msg-length.ots', /is no timestamp proof\. .*bytes/],
    ] as const) {
      await page.locator('#check-file').setInputFiles(vector(name))
      const said = page.locator('[data-drop=check] [data-said]', { hasText: name })
      await said.waitFor()
      assert.match((await said.textContent()) ?? '', why)
      assert.equal(await explained().isVisible(), false)
    }
    await page.locator('#check-file').setInputFiles(file('big.ots', new Uint8Array(70_000)))
    await page.getByText('A proof has at most 65536 bytes; this file has 70000.').waitFor()
    const hostile = '<img src=x onerror=alert(1)>.ots'
    await page.locator('#check-file').setInputFiles(file(hostile, 'x'))
    await page.locator('[data-drop=check] [data-said]', { hasText: hostile }).waitFor()
    assert.equal(await page.locator('main img').count(), 0)
    assert.deepEqual(trouble, [])
    await page.close()
  })

  test('what the script adds is accessible and fits, narrow and wide, light and dark', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await page.locator('#check-file').setInputFiles([vector('merkle1.txt'), vector('merkle1.txt.ots')])
      await statement().waitFor()
      await page.locator('#explained summary').click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await setColorScheme(page, colorScheme)
        assert.ok((await overflowOf(page)) <= 0)
        assert.deepEqual(await violationsOf(page), [])
      }
    }
    await page.close()
  })

  test('files can be dropped or chosen', async () => {
    await page.evaluate(`(() => {
      const dropped = new DataTransfer()
      dropped.items.add(new File(['abc'], 'abc.txt'))
      document.querySelector('[data-drop=commit]').dispatchEvent(
        new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
      )
    })()`)
    await page.locator('[data-drop=commit] [data-said]', { hasText: 'This is the hash of abc.txt' }).waitFor()
    assert.equal(
      await page.locator('#hash').inputValue(),
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    await page.close()
  })

  test('without a script the form still commits, and no control without effect is shown', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${service.origin}/proofs`)
    assert.equal(await plain.locator('input[type=file]:visible').count(), 0)
    await plain.locator('#hash').fill('ab'.repeat(32))
    await plain.getByRole('button', { name: 'Commit this hash' }).click()
    assert.match(plain.url(), /\/proof\/prf_/)
    await context.close()
  })
})
