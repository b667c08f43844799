/** The life of a proof over HTTP, with a calendar that commits to a chain with real proof of work. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { attestationsOf } from '../../../src/ots/timestamp.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, assertProblem, startService } from '../../fakes/service.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The whole life, with and without a header source. */
describe('a proof', () => {
  let chain: Chain
  let calendars: readonly [Calendar, Calendar]
  let service: TestService
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const later = (seconds: number) => (time += seconds * 1000)

  before(async () => {
    chain = await startChain()
    calendars = [await startCalendar(chain), await startCalendar(chain)]
    service = await startService({
      now: () => new Date(time),
      stamping: { calendars: calendars.map(({ origin }) => origin), headersUrl: chain.url, now: () => new Date(time) },
    })
  })
  after(async () => {
    await service.close()
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
  })
  const work = async () => {
    await service.stamper.gather()
    await service.stamper.ask()
    await service.stamper.check()
  }
  const otsOf = async (id: string) =>
    new Uint8Array(await (await fetch(`${service.origin}/api/proof/${id}/ots`)).arrayBuffer())

  test('goes from committed over pending to confirmed, and every statement says what was checked', async () => {
    const hash = sha256('a poem')
    const made = await service.post('/api/proof', { hash: hash.toUpperCase() })
    assert.equal(made.status, 200, made.text)
    const { proofId } = made.json as { proofId: string }
    assert.match(proofId, /^prf_[0-9A-Za-z]{22}$/)
    assert.equal(made.json['ok'], true)
    assert.equal(made.json['hash'], hash)
    assert.equal(made.json['state'], 'committed')
    assert.equal(made.json['statement'], 'Stored at 2026-11-21T09:00:00.000Z. It waits to be submitted to calendars.')
    assertProblem(await service.get(`/api/proof/${proofId}/ots`), 409, 'proof-not-timestamped')
    assertProblem(await service.get(`/api/proof/${proofId}/tree`), 409, 'proof-not-timestamped')

    later(1)
    await work()
    const pending = (await service.get(`/api/proof/${proofId}`)).json['data']
    assert.equal(pending.state, 'ots_pending')
    assert.deepEqual(
      pending.calendars.map((one: any) => [one.url, one.status]),
      calendars.map(({ origin }) => [origin, 'pending']),
    )
    assert.deepEqual(pending.bitcoin, null)
    assert.equal(pending.verification.status, 'not-checked')
    const names = calendars.map(({ origin }) => origin.replace('http://', '')).join(', ')
    assert.ok(
      pending.statement.startsWith(
        `Submitted to 2 calendars (${names}) at 2026-11-21T09:00:01.000Z. Not yet in Bitcoin. This can take days.`,
      ),
      pending.statement,
    )
    const first = parseDetached(await otsOf(proofId))
    assert.equal(hexOf(first.digest), hash)
    assert.equal(hexOf(serializeDetached(first)), hexOf(await otsOf(proofId)))

    // No request is sent before its time, and the reason that the calendar gives is shown.
    const askedBefore = calendars[0].asked.length
    await work()
    assert.equal(calendars[0].asked.length, askedBefore)
    later(120)
    await work()
    const waiting = (await service.get(`/api/proof/${proofId}`)).json['data']
    assert.equal(waiting.calendars[0].reason, 'Pending confirmation in Bitcoin blockchain')
    assert.match(
      waiting.statement,
      / Last asked 2026-11-21T09:02:01\.000Z: Pending confirmation in Bitcoin blockchain\. Next /,
    )

    const height = calendars[0].commit(3)
    later(3600)
    await work()
    const done = (await service.get(`/api/proof/${proofId}`)).json['data']
    assert.equal(done.state, 'ots_bitcoin_confirmed')
    assert.equal(done.bitcoin.height, height)
    assert.equal(done.bitcoin.attestedBy, calendars[0].origin)
    assert.equal(done.verification.status, 'matches')
    assert.equal(done.verification.confirmations, 3)
    assert.equal(
      done.statement,
      `The value in this proof equals the Merkle root of block ${height} (hash ${done.verification.blockHash}), checked with ` +
        `${chain.url.replace('http://', '')} on a local regtest chain at ${done.verification.checkedAt}, 3 confirmations. ` +
        `The digest existed by about ${done.verification.blockTime.slice(0, 10)} (UTC; block times can be off by two hours).`,
    )
    const file = await otsOf(proofId)
    const kinds = attestationsOf(parseDetached(file).timestamp).map(({ attestation }) => attestation.kind)
    assert.deepEqual(kinds.toSorted(), ['bitcoin', 'pending', 'pending'], 'promises stay, so other tools can upgrade')
    assert.equal(hexOf(serializeDetached(parseDetached(file))), hexOf(file))

    // The other calendar has its path later, in another block: it is added, and nothing is confirmed again.
    calendars[1].commit(1)
    later(3600)
    await work()
    const both = (await service.get(`/api/proof/${proofId}`)).json['data']
    assert.deepEqual([both.confirmedAt, both.bitcoin], [done.confirmedAt, done.bitcoin])
    assert.deepEqual(
      both.calendars.map((one: any) => [one.status, one.nextCheckAt]),
      [
        ['confirmed', null],
        ['confirmed', null],
      ],
    )
    const whole = await otsOf(proofId)
    const kindsOfAll = attestationsOf(parseDetached(whole).timestamp).map(({ attestation }) => attestation.kind)
    assert.deepEqual(kindsOfAll.toSorted(), ['bitcoin', 'bitcoin', 'pending', 'pending'])
    later(86_400)
    await work()
    assert.equal(hexOf(await otsOf(proofId)), hexOf(whole))

    const tree = (await service.get(`/api/proof/${proofId}/tree`)).json['data']
    assert.equal(tree.digest, hash)
    assert.equal(tree.bytes, whole.length)
    assert.deepEqual(tree.nodes[0], { id: 0, parent: null, operation: null, message: hash, attestations: [] })
    const attested = tree.nodes.flatMap((node: any) => node.attestations)
    assert.ok(attested.some((one: any) => one.kind === 'bitcoin' && one.merkleRoot === done.bitcoin.merkleRoot))
    assert.ok(attested.some((one: any) => one.askAt?.startsWith(`${calendars[1].origin}/timestamp/`)))

    // A deep block is not checked again; before that it is.
    chain.mine()
    chain.mine()
    later(3600)
    await work()
    assert.equal((await service.get(`/api/proof/${proofId}`)).json['data'].verification.confirmations, 6)
    const requests = chain.asked.length
    later(86_400)
    await work()
    assert.equal(chain.asked.length, requests)
  })

  test('is downloaded in the form that the reference client expects, with an ETag', async () => {
    const { proofId, hash } = (await service.post('/api/proof', { hash: sha256('b') })).json as Record<string, string>
    later(1)
    await work()
    const got = await fetch(`${service.origin}/api/proof/${proofId}/ots`)
    assert.equal(got.headers.get('content-type'), 'application/vnd.opentimestamps.v1')
    assert.equal(got.headers.get('content-disposition'), `attachment; filename="${hash}.ots"`)
    const etag = got.headers.get('etag') ?? ''
    const again = await fetch(`${service.origin}/api/proof/${proofId}/ots`, { headers: { 'if-none-match': etag } })
    assert.equal(again.status, 304)
  })

  test('of a receipt commits the digest of bytes that anyone can download', async () => {
    const receipt = (await service.post('/api/sandbox/simulate', { assetName: 'Poetry badge' })).json as Record<
      string,
      string
    >
    const made = await service.post('/api/proof', { receiptId: receipt['receiptId'] })
    const record = await (await fetch(`${service.origin}/api/receipt/${receipt['receiptId']}/record`)).text()
    assert.equal(made.json['hash'], sha256(record))
    assert.deepEqual((await service.get(`/api/receipt/${receipt['receiptId']}`)).json['data'].proof, {
      id: made.json['proofId'],
      state: 'committed',
    })
    const report = (await service.post('/api/compliance/preflight', { idea: 'A badge for poets.' })).json as Record<
      string,
      string
    >
    const ofReport = await service.post('/api/proof', { reportId: report['reportId'] })
    const bytes = await (await fetch(`${service.origin}/api/report/${report['reportId']}/record`)).text()
    assert.equal(ofReport.json['hash'], sha256(bytes))
  })

  test('of a receipt shows the most advanced proof, whoever commits the receipt again', async () => {
    const { receiptId } = (await service.post('/api/sandbox/simulate', { assetName: 'Chess badge' })).json
    const shown = async () => (await service.get(`/api/receipt/${receiptId}`)).json['data'].proof
    const first = (await service.post('/api/proof', { receiptId })).json['proofId']
    later(1)
    await service.post('/api/proof', { receiptId })
    assert.deepEqual(await shown(), { id: first, state: 'committed' }, 'the oldest of equals')
    later(1)
    await work()
    calendars[0].commit(6)
    later(3600)
    await work()
    const confirmed = { id: first, state: 'ots_bitcoin_confirmed' }
    assert.deepEqual(await shown(), confirmed)
    await service.post('/api/proof', { receiptId })
    assert.deepEqual(await shown(), confirmed)
    later(1)
    await work()
    assert.deepEqual(await shown(), confirmed)
  })

  test('counts a calendar once, however many of its addresses are named', async () => {
    const [first, second] = calendars
    second.uri = first.origin
    const { proofId } = (await service.post('/api/proof', { hash: sha256('one calendar') })).json
    later(1)
    await work()
    second.uri = second.origin
    const proof = (await service.get(`/api/proof/${proofId}`)).json['data']
    assert.deepEqual(
      proof.calendars.map((one: any) => [one.url, one.status]),
      calendars.map(({ origin }) => [origin, 'pending']),
    )
    assert.match(proof.statement, new RegExp(`^Submitted to 1 calendar \\(${new URL(first.origin).host}\\) at `))
  })

  test('advances if a calendar answers again, whatever the request was', async () => {
    const health = async () => (await service.get('/api/health')).json['data'].checks.calendars.status
    await service.post('/api/proof', { hash: sha256('health') })
    later(1)
    await work()
    assert.equal(await health(), 'ok')
    for (const calendar of calendars) calendar.onAsk = { status: 500 }
    later(3600)
    await work()
    assert.equal(await health(), 'failing')
    for (const calendar of calendars) calendar.onAsk = null
    later(7200)
    await work()
    assert.equal(await health(), 'ok')
  })

  test('is upgraded on request, each calendar at most once per shortest pause', async () => {
    const { proofId } = (await service.post('/api/proof', { hash: sha256('c') })).json as Record<string, string>
    later(1)
    await work()
    later(61)
    const asked = calendars[0].asked.length
    const first = await service.post(`/api/proof/${proofId}/upgrade`, {})
    assert.equal(first.status, 200, first.text)
    assert.equal(first.json['upgraded'], false)
    assert.equal(first.json['state'], 'ots_pending')
    assert.equal(calendars[0].asked.length, asked + 1)
    const second = await service.call(`/api/proof/${proofId}/upgrade`, { method: 'POST' })
    assert.equal(second.status, 200, second.text)
    assert.equal(calendars[0].asked.length, asked + 1)
    assertProblem(await service.post(`/api/proof/${proofId}/upgrade`, { proofId }), 400, 'validation')
    assertProblem(await service.post(`/api/proof/${proofId}/upgrade`, { force: true }), 400, 'validation')
  })

  test('can only be requested for an id that exists', async () => {
    for (const id of ['prf_0000000000000000000000', 'prf_x', 'rcp_0000000000000000000000']) {
      for (const path of ['', '/ots', '/tree'])
        assertProblem(await service.get(`/api/proof/${id}${path}`), 404, 'not-found')
      assertProblem(await service.post(`/api/proof/${id}/upgrade`, {}), 404, 'not-found')
    }
    assertProblem(await service.post('/api/proof', { receiptId: 'rcp_0000000000000000000000' }), 404, 'not-found')
  })

  test('accepts exactly one of hash, receiptId and reportId', async () => {
    const hash = sha256('d')
    for (const body of [
      {},
      { hash, receiptId: 'rcp_1' },
      { hash: 'abc' },
      { hash: `${hash}0` },
      { hash: 7 },
      { hash, more: 1 },
    ])
      assertProblem(await service.post('/api/proof', body), 400, 'validation')
    const none = await service.post('/api/proof', {})
    assert.deepEqual(none.json['errors'], [
      { pointer: '', message: 'must hold exactly one of hash, receiptId and reportId' },
    ])
    const two = await service.post('/api/proof', { hash, receiptId: 'rcp_1' })
    assert.deepEqual(two.json['errors'], [
      { pointer: '/hash', message: 'is one too many: send exactly one of hash, receiptId and reportId' },
      { pointer: '/receiptId', message: 'is one too many: send exactly one of hash, receiptId and reportId' },
    ])
  })
})
