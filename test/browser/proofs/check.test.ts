/** Files and their proofs are checked in the page; only heights of blocks leave it. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { concat } from '../../../src/ots/bytes.ts'
import { bitcoin, bytes, magic, more, op } from '../../ots/build.ts'
import { assertAccessible } from '../kit.ts'
import { type Bench, file, sha256, startBench } from './kit.ts'

const vector = (name: string) => file(name, readFileSync(new URL(`../../ots/vectors/${name}`, import.meta.url)))
const verdict = (page: Page) => page.locator('.file-verdict')
/** The verdict with these words. */
const said = (page: Page, words: string) => verdict(page).filter({ hasText: words })
const exact = (page: Page) => page.locator('.exact')
const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('#files').setInputFiles([...files])

describe('checks of files and proofs', { timeout: 180_000 }, () => {
  let bench: Bench
  before(async () => {
    bench = await startBench()
  })
  after(() => bench.close())

  test('a file and its proof: promises, then a block, of which only the height is sent', async () => {
    const { chain, calendar, service, work } = bench
    const poem = 'another poem'
    const { proofId } = (await service.post('/api/proof', { hash: sha256(poem) })).json as Record<string, string>
    const download = async () =>
      new Uint8Array(await (await fetch(`${service.origin}/api/proof/${String(proofId)}/ots`)).arrayBuffer())
    await work(1)
    const pending = await download()
    const { page, sent, trouble } = await bench.open('/proofs')
    await page.getByLabel('Check a proof').setInputFiles([file('poem.txt', poem), file('poem.txt.ots', pending)])
    await verdict(page).waitFor()
    assert.equal(
      await verdict(page).textContent(),
      'The proof belongs to this file, but it is not in Bitcoin yet: a calendar has promised to put it there.',
    )
    assert.equal(
      await exact(page).textContent(),
      `The proof holds only promises of 1 calendar (${calendar.origin.replace('http://', '')}), and no path to a ` +
        'Bitcoin block. How far they have come is not known: no calendar was asked.',
    )
    assert.equal(await page.getByRole('button', { name: /^Compare/ }).count(), 0)
    assert.match((await page.locator('.file:visible').textContent()) ?? '', /npx --no -- laurel upgrade FILE\.ots/)

    const height = calendar.commit(2)
    await work(3600)
    const complete = await download()
    await page.getByRole('button', { name: 'Clear the list' }).click()
    // The proof comes first, and the service names it by its hash: its digest finds the file.
    await choose(page, file(`${sha256(poem)}.ots`, complete))
    await page.getByText('Drop the file that it is about, too.').waitFor()
    await choose(page, file('unrelated.txt', 'unrelated'), file('poem.txt', poem))
    await said(page, `The proof belongs to this file and leads to Bitcoin block ${height}.`).waitFor()
    assert.equal(
      await exact(page).textContent(),
      `A path to Bitcoin block ${height} is present. It has not been independently checked.`,
    )
    await page.getByRole('button', { name: 'Timestamp: unrelated.txt' }).waitFor()
    assert.equal(sent.length, 0)
    const compare = page.getByRole('button', { name: /^Compare/ })
    await compare.click()
    await page.locator('.file-verdict.pass').waitFor()
    assert.deepEqual(sent, [`GET /api/block/${height}`])
    assert.match((await verdict(page).textContent()) ?? '', /^This file existed by about \d+ \w+ 2026\./)
    assert.match(
      (await exact(page).textContent()) ?? '',
      new RegExp(
        `^The value in this proof equals the Merkle root of block ${height} \\(hash [0-9a-f]{64}\\), checked with ` +
          `${chain.url.replace('http://', '')} on a local regtest chain at \\S+Z, 2 confirmations\\. The digest ` +
          'existed by about \\d{4}-\\d\\d-\\d\\d \\(UTC; block times can be off by two hours\\)\\.$',
      ),
    )
    assert.equal(await compare.count(), 0, 'nothing is left to compare')

    await page.getByRole('button', { name: 'Clear the list' }).click()
    await choose(page, file('poem.txt', `${poem}, changed`), file('poem.txt.ots', complete))
    await page.locator('.file-verdict.fail').waitFor()
    assert.match((await verdict(page).textContent()) ?? '', /^This proof is not about this file/)
    assert.equal(await compare.count(), 0)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('false attestations do not hide a good one, and an unchecked one is not refuted', async () => {
    const { chain } = bench
    const { page, trouble } = await bench.open('/proofs')
    const poem = 'a poem that a calendar lies about'
    const digest = Uint8Array.from(createHash('sha256').update(poem).digest())
    const height = chain.mine(Uint8Array.from(createHash('sha256').update(digest).digest()))
    const falseOnes = (count: number) => Array.from({ length: count }, (_, i) => [more, bitcoin(i + 1)]).flat()
    const proof = (lies: number, ...rest: readonly Uint8Array[]) =>
      concat(magic, bytes(1, op.sha256), digest, ...falseOnes(lies), ...rest)
    const good = concat(bytes(op.sha256), bitcoin(height))
    const compare = page.getByRole('button', { name: /^Compare/ })
    await choose(page, file('poem.txt', poem), file('poem.txt.ots', proof(9, good)))
    await page.getByRole('button', { name: 'Compare with 8 blocks' }).click()
    await page.locator('.file-verdict.pass').waitFor()
    assert.match((await exact(page).textContent()) ?? '', new RegExp(`equals the Merkle root of block ${height} `))

    await page.getByRole('button', { name: 'Clear the list' }).click()
    await choose(page, file('poem.txt', poem), file('poem.txt.ots', proof(9, bitcoin(10))))
    await page.getByRole('button', { name: 'Compare with 8 blocks' }).click()
    const rest = page.getByRole('button', { name: 'Compare with 2 more blocks' })
    await rest.waitFor()
    assert.equal(
      await exact(page).textContent(),
      'A path to Bitcoin block 9 is present. It has not been independently checked. Of the 10 paths in the proof, ' +
        '8 do not match and 2 were not looked at.',
    )
    assert.equal(await page.locator('.file-verdict.fail').count(), 0)
    chain.fault = 'status 429'
    await rest.click()
    await page.getByText('8 do not match and 2 could not be checked.').waitFor({ state: 'attached' })
    assert.match((await verdict(page).textContent()) ?? '', /could not be looked at just now, which says nothing/)
    chain.fault = null
    await rest.click()
    await page.locator('.file-verdict.fail').waitFor()
    assert.match((await verdict(page).textContent()) ?? '', /^Do not rely on this proof/)
    assert.match((await exact(page).textContent()) ?? '', /None of the 10 paths in the proof matches\.$/)
    assert.equal(await compare.count(), 0)
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('the published examples are explained, and a file that is not a proof is rejected', async () => {
    const { page, sent, trouble } = await bench.open('/proofs')
    await choose(page, vector('hello-world.txt.ots'))
    await page.getByText('Drop the file that it is about, too.').waitFor()
    await choose(page, vector('hello-world.txt'))
    await said(page, 'The proof belongs to this file and leads to Bitcoin block 358391.').waitFor()
    await page.getByText('In exact words').click()
    assert.ok(
      await page
        .getByText(/^By hand: in a block explorer, block 358391 must have the Merkle root 8a1b66ecb7c/)
        .isVisible(),
    )
    await page.getByText(/^The whole proof: /).click()
    assert.equal(await page.locator('.tree li').count(), 39)
    await page.getByRole('button', { name: 'Clear the list' }).click()
    await choose(
      page,
      vector('bad-major-version.ots'),
      vector('exceeds-max-msg-length.ots'),
      file('big.ots', new Uint8Array(70_000)),
    )
    for (const [name, why] of [
      ['bad-major-version.ots', /^This is no timestamp proof\. Version \d+ is not supported/],
      ['exceeds-max-msg-length.ots', /^This is no timestamp proof\. .*bytes/],
      ['big.ots', /A proof has at most 65536 bytes; this file has 70000\.$/],
    ] as const) {
      const row = page.locator('.file', { hasText: name })
      await row.waitFor()
      assert.match((await row.locator('.file-verdict.fail').textContent()) ?? '', why)
    }
    assert.deepEqual(sent, [])
    assert.deepEqual(trouble, [])
    await page.context().close()
  })

  test('a proof of another digest is checked with that digest', async () => {
    const { page } = await bench.open('/proofs')
    const digest = Uint8Array.from(createHash('sha1').update('old file').digest())
    const proof = concat(magic, bytes(1, op.sha1), digest, bytes(op.sha256), bitcoin(3))
    await choose(page, file('old.txt', 'old file'), file('old.txt.ots', proof))
    await said(page, 'The proof belongs to this file and leads to Bitcoin block 3.').waitFor()
    await choose(page, file('newer.txt', 'x'))
    await page.getByRole('button', { name: 'Timestamp: newer.txt' }).waitFor()
    assert.equal(await said(page, 'The proof belongs to this file').count(), 1)
    await page.context().close()
  })

  test('a check is accessible and fits, narrow and wide, light and dark', async () => {
    const { page } = await bench.open('/proofs')
    await choose(page, vector('merkle1.txt'), vector('merkle1.txt.ots'), vector('bad-major-version.ots'))
    await said(page, 'The proof belongs to this file').waitFor()
    await page.locator('summary:visible').evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click()
    })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await assertAccessible(page)
    }
    await page.context().close()
  })
})
