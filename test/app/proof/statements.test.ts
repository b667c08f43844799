/** The statements about a proof, word for word: with a header source, without one, and on another network. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { startChain } from '../../fakes/chain.ts'
import { setUp } from './header-kit.ts'

describe('the four statements, word for word', () => {
  test('with a header source', async () => {
    const chain = await startChain()
    const { state, calendar, service, work, read, pendingProof } = await setUp(chain, chain.url)
    try {
      const [calendarHost, host] = [new URL(calendar.origin).host, new URL(chain.url).host]
      const id = await pendingProof()
      state.time += 120_000
      calendar.reason = 'Timestamped by transaction ab12; waiting for 4 confirmations'
      await work()
      const { nextCheckAt } = (await read(id)).calendars[0]
      assert.equal(
        (await read(id)).statement,
        `Submitted to 1 calendar (${calendarHost}) at 2026-11-21T09:00:00.000Z. Not yet in Bitcoin. This can take days. ` +
          `Last asked 2026-11-21T09:02:00.000Z: Timestamped by transaction ab12; waiting for 4 confirmations. Next ${nextCheckAt}.`,
      )
      const height = calendar.commit(6)
      state.time += 3_600_000
      await work()
      const { statement, verification } = await read(id)
      assert.equal(
        statement,
        `The value in this proof equals the Merkle root of block ${height} (hash ${verification.blockHash}), checked with ` +
          `${host} on a local regtest chain at 2026-11-21T10:02:00.000Z, 6 confirmations. The digest existed by about ` +
          '2026-01-01 (UTC; block times can be off by two hours).',
      )
    } finally {
      await service.close()
      await calendar.close()
      await chain.close()
    }
  })

  test('without a source, a path confirms, and no statement claims that it was checked', async () => {
    const chain = await startChain()
    const { state, calendar, service, work, read, pendingProof } = await setUp(chain, null)
    try {
      const id = await pendingProof()
      const height = calendar.commit(6)
      state.time += 3_600_000
      await work()
      const proof = await read(id)
      assert.equal(proof.state, 'ots_bitcoin_confirmed')
      assert.deepEqual(proof.verification, {
        status: 'not-checked',
        blockHash: null,
        blockTime: null,
        source: null,
        confirmations: null,
        checkedAt: null,
      })
      assert.equal(
        proof.statement,
        `A path to Bitcoin block ${height} is present. It has not been independently checked.`,
      )
      const block = (await service.get('/api/block/7')).json['data']
      assert.deepEqual([block.status, block.source, block.hash], ['not-configured', null, null])
      assert.deepEqual(chain.asked, [])
    } finally {
      await service.close()
      await calendar.close()
      await chain.close()
    }
  })
})

test('on the main network, a header with the work of a test chain does not count', async () => {
  const chain = await startChain()
  const { state, calendar, service, work, read, pendingProof } = await setUp(chain, chain.url, 'main')
  try {
    const id = await pendingProof()
    calendar.commit(6)
    state.time += 3_600_000
    await work()
    const proof = await read(id)
    assert.equal(proof.state, 'ots_pending')
    assert.equal(proof.verification.status, 'unavailable')
  } finally {
    await service.close()
    await calendar.close()
    await chain.close()
  }
})
