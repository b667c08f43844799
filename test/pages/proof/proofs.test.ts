/** The pages of proofs from a real service: plain forms, plain HTML, no script. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pageDisclosure } from '../../../src/core/words.ts'
import { concat } from '../../../src/ots/bytes.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type Answer, type TestService, startService } from '../../fakes/service.ts'
import { bytes, pending } from '../../ots/build.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** A fingerprint as its page shows it: eight groups of eight digits. */
const inEights = (hash: string) =>
  new RegExp(`<code>${(hash.match(/.{8}/g) ?? []).map((group) => `<span>${group}</span>`).join('')}</code>`)
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
/** The visible text, in order. */
const words = ({ text }: Answer): string =>
  text
    .slice(text.indexOf('<body>'))
    .replace(/<(svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')

describe('the pages of proofs', () => {
  let chain: Chain
  let calendar: Calendar
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => new Date(time)
  before(async () => {
    chain = await startChain()
    calendar = await startCalendar(chain)
    service = await startService({ now, stamping: { calendars: [calendar.origin], headersUrl: chain.url, now } })
  })
  after(async () => {
    await service.close()
    await calendar.close()
    await chain.close()
  })
  const work = async (seconds: number) => {
    time += seconds * 1000
    await service.stamper.gather()
    await service.stamper.ask()
    await service.stamper.check()
  }
  const send = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = form) =>
    service.call(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })

  test('a plain form commits a hash, and its page follows it until its block was checked', async () => {
    const hash = sha256('a poem')
    const made = await send('/proofs', { hash: ` ${hash.toUpperCase()}\n` })
    assert.equal(made.status, 303, made.text)
    const path = made.headers.get('location') ?? ''
    assert.match(path, /^\/proof\/prf_[0-9A-Za-z]{22}$/)

    const stored = await service.get(path)
    assert.equal(stored.status, 200)
    assert.equal(stored.headers.get('x-robots-tag'), 'noindex')
    assert.equal(stored.headers.get('cache-control'), 'private, no-cache')
    assert.match(stored.text, /<meta name="robots" content="noindex" \/>/)
    assert.ok(
      words(stored).trim().startsWith(pageDisclosure),
      'a hash is no receipt, so nothing is called a mock of one',
    )
    assert.match(
      words(stored),
      /This timestamp is on its way Fingerprint [0-9a-f]{6}…[0-9a-f]{6} You may close this page\. Keep its link, to come back to it\. .*Stored at 2026-11-21T09:00:00\.000Z\. It waits/,
    )
    assert.match(stored.text, inEights(hash))
    assert.match(words(stored), /Your proof file Download \.ots Usually ready in about a minute\./)
    assert.doesNotMatch(stored.text.replace(/<template\b[\s\S]*?<\/template>/g, ''), /\/ots"/)

    await work(1)
    const pending = await service.get(path)
    const { data } = (await service.get(`/api${path}`)).json
    assert.ok(
      words(pending)
        .replace(/ ([.,:])/g, '$1')
        .includes(data.statement),
      'the statement, word for word',
    )
    assert.ok(pending.text.includes(`href="/api${path}/ots"`))
    const { nodes } = (await service.get(`/api${path}/tree`)).json['data']
    for (const node of nodes)
      for (const { askAt } of node.attestations) {
        assert.ok(pending.text.includes(`<code>${askAt}</code>`))
        assert.ok(pending.text.includes(`<code>${node.message}</code>`))
      }
    assert.ok(pending.text.includes('<code>sha256sum FILE</code>'))
    assert.ok(
      pending.text.includes(`curl -s https://laurel.example/api${path}/ots -o FILE.ots\nots verify -f FILE FILE.ots`),
    )
    assert.ok(pending.text.includes(`ots --no-bitcoin verify -d ${hash} FILE.ots`))

    calendar.commit(3)
    time += 3_600_000
    const asked = await send(`${path}/upgrade`, {})
    assert.equal(asked.status, 303)
    assert.equal(asked.headers.get('location'), path)
    await work(1)
    // A further check of the block may be under way, which changes the time in the statement.
    const before = (await service.get(`/api${path}`)).json['data']
    const done = await service.get(path)
    const after = (await service.get(`/api${path}`)).json['data']
    assert.equal(after.verification.status, 'matches')
    assert.ok([before, after].some(({ statement }) => words(done).includes(statement)))
    assert.match(words(done), new RegExp(`In Bitcoin block ${after.bitcoin.height} `))
    assert.ok(done.text.includes(`>${after.bitcoin.merkleRoot}</code>`))
    assert.match(words(done), /A timestamp is not an asset\. It says that a fingerprint existed before a time/)
    assert.doesNotMatch(done.text, /\/upgrade"/, 'nothing is left to ask for')
    assert.doesNotMatch(words(done).replaceAll(pageDisclosure, ''), /(?<!not )on-chain|\bmint/i)
  })

  test('words of a calendar are a quotation of one clause; our own reasons are not quoted', async () => {
    const made = await send('/proofs', { hash: sha256('a poem that is talked about') })
    const path = made.headers.get('location') ?? ''
    const reloadedPage = async () => {
      await work(400_000)
      return words(await service.get(path))
        .replace(/ ([.,:”])/g, '$1')
        .replaceAll('“ ', '“')
    }
    for (const [wrong, ours] of [
      [{ status: 500 }, 'it answered with status 500'],
      [{ status: 302, headers: { location: '/' } }, 'it sent us to another address, which is not followed'],
      [{ drop: true }, 'it could not be reached, or the connection broke'],
      [{ body: () => new Uint8Array(10_001) }, 'its answer was longer than allowed'],
      [{ headers: { 'content-encoding': 'gzip' } }, 'its answer was compressed, which was not asked for'],
      [{ body: (tree: Uint8Array) => Uint8Array.of(...tree, 0) }, 'its answer is no timestamp: trailing-bytes'],
      [{ body: () => bytes(8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0) }, 'its answer promises nothing that can be asked for'],
      [{ body: () => pending('https://evil.example') }, 'it names an address that may not be asked'],
      [
        { body: () => concat(...Array.from({ length: 300 }, () => bytes(8))) },
        'its answer is larger than a calendar needs',
      ],
    ] as const) {
      calendar.onSubmit = wrong
      const page = await reloadedPage()
      assert.ok(page.includes(`At the last attempt ${ours}.`), `${ours}: ${page}`)
      assert.doesNotMatch(page, /own words/)
    }
    calendar.onSubmit = null
    await reloadedPage()
    const said = (text: string) => ({ status: 404, body: () => new TextEncoder().encode(text) })
    const waits = `Timestamped by transaction ${'ab'.repeat(32)}; waiting for 6 confirmations`
    calendar.onAsk = said(waits)
    assert.ok((await reloadedPage()).includes(`Its own words: “${waits}”.`))
    calendar.onAsk = said(
      '<script>alert(1)</script>. The value in this proof equals the Merkle root of block 1. Verified.',
    )
    const hostile = await reloadedPage()
    assert.ok(hostile.includes('Its own words: “script alert 1 script”.'), hostile)
    assert.doesNotMatch(hostile, /equals the Merkle root|Verified/)
    calendar.onAsk = said('')
    assert.ok((await reloadedPage()).includes('At the last attempt it gave no reason.'))
    calendar.onAsk = { status: 429 }
    assert.ok((await reloadedPage()).includes('At the last attempt it answered with status 429.'))
    calendar.onAsk = null
  })

  test('a button commits a record, and its page shows the state and the exact commands', async () => {
    const receiptId = String((await service.post('/api/sandbox/simulate', { assetName: 'Poets' })).json['receiptId'])
    const reportId = String(
      (await service.post('/api/compliance/preflight', { idea: 'A badge for poets.' })).json['reportId'],
    )
    for (const [kind, id, button] of [
      ['receipt', receiptId, /Timestamp this badge/],
      ['report', reportId, /Timestamp this report/],
    ] as const) {
      const before = await service.get(`/${kind}/${id}`)
      assert.ok(before.text.includes(`<input type="hidden" name="${kind}Id" value="${id}" />`))
      assert.match(words(before), button)
      const made = await send('/proofs', { [`${kind}Id`]: id })
      assert.equal(made.status, 303, made.text)
      const path = made.headers.get('location') ?? ''
      const waiting = await service.get(`/${kind}/${id}`)
      assert.match(words(waiting), /is stored\. It waits for a calendar/)
      assert.doesNotMatch(words(waiting), button)
      assert.notEqual(waiting.headers.get('etag'), before.headers.get('etag'))
      await work(1)
      const proven = await service.get(`/${kind}/${id}`)
      assert.ok(proven.text.includes(`href="${path}"`))
      for (const line of [
        `curl -s https://laurel.example/api/${kind}/${id}/record -o ${id}.json`,
        `curl -s https://laurel.example/api${path}/ots -o ${id}.json.ots`,
        `sha256sum ${id}.json`,
        `ots verify ${id}.json.ots`,
      ])
        assert.ok(proven.text.includes(line), line)
      const record = await (await fetch(`${service.origin}/api/${kind}/${id}/record`)).text()
      const proof = await service.get(path)
      assert.match(proof.text, inEights(sha256(record)))
      assert.ok(!proof.text.includes(id), 'a proof does not lead to what was hashed')
      if (kind === 'receipt') {
        assert.ok(words(proof).trim().startsWith(pageDisclosure))
        assert.match(words(proof), /The receipt stays a mock, not on-chain; only its fingerprint was timestamped/)
      }
    }
  })

  test('a form of another site commits nothing', async () => {
    const headers = { 'content-type': form['content-type'] }
    for (const stranger of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      for (const path of ['/proofs', '/proof/prf_0000000000000000000000/upgrade'])
        assert.equal((await send(path, { hash: sha256('b') }, { ...headers, ...stranger })).status, 403)
    assert.equal((await send('/proofs', { hash: sha256('b') }, { ...headers, origin: service.origin })).status, 303)
    const json = await service.post('/proofs', { hash: sha256('b') })
    assert.equal(json.status, 415)
  })

  test('an invalid hash is shown again with the error; a key is not', async () => {
    for (const hash of ['', 'abc', 'g'.repeat(64), '0'.repeat(65)]) {
      const answer = await send('/proofs', { hash })
      assert.equal(answer.status, 400)
      assert.match(answer.text, /role="alert"/)
      assert.ok(answer.text.includes(`value="${hash}"`))
      assert.equal(words(answer).split('SHA-256, 64 hex digits').length, 3, 'the label, and once what is wrong')
    }
    const phrase = `${'abandon '.repeat(11)}about`
    const secret = await send('/proofs', { hash: phrase })
    assert.equal(secret.status, 422)
    assert.ok(!secret.text.includes('abandon'))
    const unknown = await send('/proofs', { receiptId: 'rcp_0000000000000000000000' }, { ...form, accept: 'text/html' })
    assert.equal(unknown.status, 404)
    assert.match(unknown.text, /the badge or report was deleted/)
    assert.equal((await service.get('/proof/prf_x')).status, 404)
  })

  test('without calendars one sentence says so, on every page and in every answer about a waiting hash', async () => {
    const off =
      'Timestamping is switched off here: no calendar is asked. What is stored stays stored, and goes on once a calendar is configured.'
    const hopes =
      /It waits for|[Ww]aiting for|within a minute|can take days|Ask the calendars|still asked|[Uu]sually|No calendar is configured/
    const folder = mkdtempSync(join(tmpdir(), 'laurel-off-'))
    const post = (of: TestService, fields: Readonly<Record<string, string>>) =>
      of.call('/proofs', { method: 'POST', headers: form, body: new URLSearchParams(fields).toString() })
    try {
      // One proof is submitted before the calendars are removed, others come afterwards.
      const first = await startService({ folder, now, stamping: { calendars: [calendar.origin], now } })
      const { receiptId } = (await first.post('/api/sandbox/simulate', { assetName: 'Early' })).json
      const early = (await post(first, { receiptId })).headers.get('location') ?? ''
      time += 1000
      await first.stamper.gather()
      await first.stamper.ask()
      assert.equal((await first.get(`/api${early}`)).json['data'].state, 'ots_pending')
      await first.close()

      const alone = await startService({ folder, now })
      try {
        const made = (await alone.post('/api/sandbox/simulate', { assetName: 'Late' })).json['receiptId']
        const { reportId } = (await alone.post('/api/compliance/preflight', { idea: 'A badge for poets.' })).json
        const pages = ['/proofs', `/receipt/${receiptId}`, early]
        for (const path of [`/receipt/${made}`, `/report/${reportId}`]) {
          assert.ok(words(await alone.get(path)).includes(off), `${path}, nothing committed yet`)
          const [kind, id = ''] = path.slice(1).split('/')
          pages.push(path, (await post(alone, { [`${kind}Id`]: id })).headers.get('location') ?? '')
        }
        const { proofId } = (await alone.post('/api/proof', { hash: sha256('d') })).json
        pages.push(`/proof/${proofId}`)
        for (const path of pages) {
          const said = words(await alone.get(path))
          assert.ok(said.includes(off), path)
          if (path !== '/proofs') assert.doesNotMatch(said, hopes, path)
          if (path.startsWith('/proof/'))
            assert.ok((await alone.get(`/api${path}`)).json['data'].statement.endsWith(off), path)
        }
        for (const path of ['/proofs', early]) assert.ok(!words(await service.get(path)).includes(off), path)
      } finally {
        await alone.close()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('forms count against the allowance, and say so when it is used up', async () => {
    const small = await startService({ freeQuota: 1 })
    try {
      const commit = () =>
        small.call('/proofs', {
          method: 'POST',
          headers: form,
          body: new URLSearchParams({ hash: sha256('c') }).toString(),
        })
      assert.equal((await commit()).status, 303)
      const refused = await commit()
      assert.equal(refused.status, 429)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)
      assert.match(refused.text, /role="alert"/)
    } finally {
      await small.close()
    }
  })

  test('the page of proofs is public, and its script needs no build step', async () => {
    const page = await service.get('/proofs')
    assert.doesNotMatch(page.text, /name="robots"/)
    assert.match(page.text, /<form class="proofs" method="post" action="\/proofs" data-module="hash">/)
    const first = await service.get('/assets/web/hash-worker.js', { 'accept-encoding': 'identity' })
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('content-type'), 'text/javascript; charset=utf-8')
    const again = await service.get('/assets/web/hash-worker.js', {
      'accept-encoding': 'identity',
      'if-none-match': first.headers.get('etag') ?? '',
    })
    assert.equal(again.status, 304)
    const packed = await fetch(`${service.origin}/assets/web/hash-worker.js`, { headers: { 'accept-encoding': 'br' } })
    assert.equal(packed.headers.get('content-encoding'), 'br')
    assert.ok(first.text.length < 40_000, String(first.text.length))
  })
})
