import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { pauseMs } from '../../../src/web/proofs/pause.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')
const proof = (state: 'committed' | 'ots_pending', nextIn: number | null = null) => ({
  state,
  calendars: [
    {
      url: 'https://a.example',
      status: 'pending' as const,
      reason: '',
      lastCheckedAt: null,
      nextCheckAt: nextIn === null ? null : new Date(now + nextIn).toISOString(),
    },
  ],
})
const pauses = (of: ReturnType<typeof proof>) => Array.from({ length: 30 }, (_, i) => pauseMs(of, i, now))

test('pauses grow and end at a longest one', () => {
  for (const state of ['committed', 'ots_pending'] as const) {
    const all = pauses(proof(state))
    for (const [i, pause] of all.entries()) assert.ok(i === 0 || pause >= (all[i - 1] ?? 0))
    assert.equal(all.at(-1), state === 'committed' ? 60_000 : 600_000)
  }
  assert.equal(pauseMs(null, 0, now), 2000)
})

test('nobody looks before the service itself has asked again', () => {
  assert.equal(pauseMs(proof('ots_pending', 300_000), 0, now), 305_000)
  assert.equal(pauseMs(proof('ots_pending', -5000), 0, now), 30_000)
  assert.equal(pauseMs(proof('ots_pending', 3_600_000), 0, now), 30_000, 'unless that is far away')
})
