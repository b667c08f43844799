/** Header checks: statements about a proof say only what was checked, for both kinds of source, working or faulty. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { concat } from '../../../src/ots/bytes.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { assertProblem } from '../../fakes/service.ts'
import { append, bitcoin, bytes, more, op } from '../../ots/build.ts'
import { faults, iso, setUp } from './header-kit.ts'

for (const form of ['Esplora', 'RPC'] as const)
  describe(`headers over ${form}`, () => {
    let chain: Chain
    let host: string
    let world: Awaited<ReturnType<typeof setUp>>
    before(async () => {
      chain = await startChain()
      host = new URL(chain.url).host
      world = await setUp(chain, form === 'RPC' ? chain.rpcUrl : chain.url)
    })
    after(async () => {
      await world.service.close()
      await world.calendar.close()
      await chain.close()
    })

    for (const fault of faults)
      test(`a source with the fault “${fault}” leaves a proof unchecked and never makes it a mismatch`, async () => {
        const { state, calendar, work, read, pendingProof, service } = world
        const id = await pendingProof()
        const height = calendar.commit(1)
        state.time += 3_600_000
        chain.fault = fault
        state.hurry = fault === 'hang'
        await work()
        const proof = await read(id)
        assert.equal(proof.state, 'ots_pending')
        assert.equal(proof.confirmedAt, null)
        assert.equal(proof.verification.status, 'unavailable')
        assert.equal(proof.verification.blockHash, null)
        assert.equal(
          proof.statement,
          `A path to Bitcoin block ${height} is present. It could not be checked with ${host} at ${iso(state.time)}; it is tried again.`,
        )
        const block = (await service.get(`/api/block/${height}`)).json['data']
        assert.deepEqual([block.status, block.hash, block.merkleRoot], ['unavailable', null, null])
        chain.fault = null
        state.hurry = false
        await work()
        assert.equal((await read(id)).verification.status, 'unavailable', 'not before its time')
        state.time += 600_000
        await work()
        assert.equal((await read(id)).verification.status, 'matches')
        // A source that cannot answer now does not undo an earlier result.
        chain.fault = fault
        state.hurry = fault === 'hang'
        state.time += 600_000
        await work()
        const later = await read(id)
        assert.equal(later.state, 'ots_bitcoin_confirmed')
        assert.equal(later.verification.status, 'matches')
        chain.fault = null
        state.hurry = false
      })

    const sent = 'Sat, 21 Nov 2026 09:00:00 GMT'
    for (const [fault, failureHeaders, seconds] of [
      ['status 429', { 'retry-after': '7200' }, 7200],
      ['status 503', { 'retry-after': '7200' }, 7200],
      ['status 429', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT', date: sent }, 7200],
      ['status 503', { 'retry-after': '999999999' }, 86_400],
    ] as const)
      test(`${fault} with ${Object.values(failureHeaders).join(' at ')}: the source gets no request for that time, at most a day`, async () => {
        const { state, calendar, work, read, pendingProof, service } = world
        const ids: string[] = []
        for (let n = 0; n < 6; n += 1) ids.push(await pendingProof())
        calendar.commit(6)
        state.time += 3_600_000
        Object.assign(chain, { fault, failureHeaders })
        chain.asked.length = 0
        await work()
        const asked = chain.asked.length
        assert.ok(asked >= 1 && asked <= 4, 'one request per check, for all that is due')
        chain.fault = null
        state.time += seconds * 1000 - 1
        await work()
        for (const id of ids) await service.post(`/api/proof/${id}/upgrade`, {})
        assert.equal((await service.get('/api/block/7')).json['data'].status, 'unavailable')
        assert.equal(chain.asked.length, asked, 'before its time')
        state.time += 1
        await work()
        for (const id of ids) assert.equal((await read(id)).verification.status, 'matches')
      })

    test('a Retry-After stored while the clock was ahead ends with it, and other statuses ask for no pause', async () => {
      const { state, service } = world
      const status = async () => (await service.get('/api/block/7')).json['data'].status
      Object.assign(chain, { fault: 'status 429', failureHeaders: { 'retry-after': '3600' } })
      state.time += 86_400_000
      assert.equal(await status(), 'unavailable')
      chain.fault = null
      assert.equal(await status(), 'unavailable')
      state.time -= 86_400_000
      assert.equal(await status(), 'found')
      chain.fault = 'status 500'
      assert.equal(await status(), 'unavailable')
      chain.fault = null
      assert.equal(await status(), 'found')
    })

    test('a block is checked again until it is deep enough', async () => {
      const { state, calendar, work, read, pendingProof } = world
      const id = await pendingProof()
      calendar.commit(1)
      state.time += 3_600_000
      for (let depth = 1; depth <= 6; depth += 1) {
        await work()
        const { verification } = await read(id)
        assert.deepEqual([verification.status, verification.confirmations], ['matches', depth])
        assert.equal(verification.checkedAt, iso(state.time))
        chain.mine()
        state.time += 600_000
      }
      const requests = chain.asked.length
      await work()
      assert.equal(chain.asked.length, requests)
    })

    test('after a reorganisation the statement changes, the state stays, and a new path matches again', async () => {
      const { state, calendar, work, read, pendingProof } = world
      const id = await pendingProof()
      const height = calendar.commit(2)
      state.time += 3_600_000
      await work()
      const seen = await read(id)
      assert.equal(seen.verification.status, 'matches')
      chain.reorganise(height)
      state.time += 600_000
      await work()
      const gone = await read(id)
      assert.equal(gone.state, 'ots_bitcoin_confirmed', 'states go forward only')
      assert.equal(gone.confirmedAt, seen.confirmedAt)
      assert.equal(gone.verification.status, 'mismatch')
      assert.equal(gone.verification.blockHash, null)
      assert.equal(
        gone.statement,
        `The attestation for block ${height} does not match the chain seen by ${host} at ${iso(state.time)}.`,
      )
      // The calendar attests it anew. It gets a request although its earlier answer was final.
      const again = calendar.recommit(6)
      assert.ok(again > height)
      state.time += 7_200_000
      await work()
      await work()
      const back = await read(id)
      assert.equal(back.verification.status, 'matches')
      assert.equal(back.bitcoin.height, again)
      assert.equal(back.confirmedAt, seen.confirmedAt)
    })

    test('a path to a root that no block has is a mismatch, and the proof stays pending', async () => {
      const { state, calendar, work, read, pendingProof } = world
      for (const [height, answer] of [
        [3, concat(bytes(op.sha256), bitcoin(3))],
        [9_999_999, concat(bytes(op.sha256), bitcoin(9_999_999))],
      ] as const) {
        const id = await pendingProof()
        calendar.onAsk = { status: 200, body: () => answer }
        state.time += 3_600_000
        await work()
        const proof = await read(id)
        assert.equal(proof.state, 'ots_pending')
        assert.equal(
          proof.statement,
          `The attestation for block ${height} does not match the chain seen by ${host} at ${iso(state.time)}.`,
        )
        calendar.onAsk = null
        calendar.commit(6)
        state.time += 7_200_000
        await work()
        assert.equal((await read(id)).verification.status, 'matches', 'the calendar was asked again')
      }
    })

    test('a source that is behind neither contradicts a proof nor undoes a check', async () => {
      const { state, calendar, work, read, pendingProof, service } = world
      const id = await pendingProof()
      const height = calendar.commit(1)
      state.time += 3_600_000
      await work()
      assert.equal((await read(id)).verification.status, 'matches')
      // Its newest block is ten blocks and some months old.
      chain.behind = 12
      state.time += 600_000
      await work()
      assert.equal((await read(id)).verification.status, 'matches')
      const other = await pendingProof()
      calendar.commit(1)
      state.time += 7_200_000
      await work()
      assert.deepEqual(
        [(await read(other)).state, (await read(other)).verification.status],
        ['ots_pending', 'unavailable'],
      )
      const block = (await service.get(`/api/block/${height}`)).json['data']
      assert.equal(block.status, 'unavailable')
      chain.behind = 0
      state.time += 600_000
      await work()
      assert.equal((await read(other)).verification.status, 'matches')
    })

    test('a block above the tip of an up-to-date source does not exist; a few blocks above it may', async () => {
      const { state, service } = world
      const tip = chain.mine(undefined, state.time / 1000)
      const status = async (height: number) => (await service.get(`/api/block/${height}`)).json['data'].status
      assert.equal(await status(tip), 'found')
      assert.equal(await status(tip + 1), 'unavailable')
      assert.equal(await status(tip + 6), 'unavailable')
      assert.equal(await status(tip + 7), 'none')
      // An hour later there may be twelve more.
      state.time += 3_600_000
      assert.equal(await status(tip + 18), 'unavailable')
      assert.equal(await status(tip + 19), 'none')
    })

    test('a block that was found stays found, however short the chain of the source becomes', async () => {
      const { state, calendar, work, read, pendingProof } = world
      const id = await pendingProof()
      calendar.commit(1)
      state.time += 7_200_000
      await work()
      assert.equal((await read(id)).verification.status, 'matches')
      for (let n = 0; n < 10; n += 1) chain.mine()
      chain.mine(undefined, (state.time + 600_000) / 1000)
      const held = chain.behind
      chain.behind = 12
      state.time += 600_000
      await work()
      assert.equal((await read(id)).verification.status, 'matches')
      chain.behind = held
    })

    test('if several paths could not be checked, the statement names one of them', async () => {
      const { state, calendar, work, read, pendingProof } = world
      const id = await pendingProof()
      const honest = calendar.commit(1)
      calendar.onAsk = {
        status: 200,
        body: (rest) => concat(more, append(bytes(7)), bytes(op.sha256), bitcoin(3), rest),
      }
      state.time += 7_200_000
      chain.behind = 3
      await work()
      const proof = await read(id)
      chain.behind = 0
      calendar.onAsk = null
      assert.equal(proof.verification.status, 'unavailable')
      assert.equal(proof.bitcoin.height, honest)
      assert.match(
        proof.statement,
        new RegExp(`^A path to Bitcoin block ${honest} is present. It could not be checked`),
      )
    })

    test('anyone can request a block', async () => {
      const { service } = world
      const found = (await service.get('/api/block/7')).json['data']
      assert.equal(found.status, 'found')
      assert.equal(found.source, host)
      assert.equal(found.network, 'a local regtest chain')
      assert.match(found.hash, /^[0-9a-f]{64}$/)
      assert.equal(found.merkleRoot, '08'.repeat(32), 'block 7 of the chain has this root')
      assert.equal(found.time, '2026-01-01T01:10:00.000Z')
      assert.ok(found.confirmations > 6)
      const beyond = (await service.get('/api/block/999999')).json['data']
      assert.deepEqual([beyond.status, beyond.hash, beyond.confirmations], ['none', null, null])
      for (const height of ['0', '-1', '1.5', '01', '12345678', 'x', '1e3']) {
        const refused = await service.get(`/api/block/${height}`)
        assertProblem(refused, 400, 'validation')
        assert.match(String(refused.json['detail']), /a whole number from 1 to 9999999 without leading zeros/)
      }
      chain.fault = 'hang'
      world.state.hurry = true
      assert.equal((await service.get('/api/block/7')).json['data'].status, 'unavailable')
      world.state.hurry = false
      chain.fault = null
    })

    test('the password of a node is in no answer and no log', async () => {
      const { service } = world
      const answers = await Promise.all(['/api/health', '/api/block/7'].map((path) => service.get(path)))
      assert.doesNotMatch(
        answers.map(({ text }) => text).join('') + service.log(),
        /pass word|pass%20word|dXNlcjpwYXNz/,
      )
    })
  })
