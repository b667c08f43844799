import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findSecrets, redact } from '../../../../src/core/preflight/secrets/redact.ts'
import { texts } from './costly-texts.ts'

// In ms of CPU time: prose of this length takes 1 ms, the worst of these texts less than 12 ms. The limit allows for
// slow machines and detects work that is not linear: a quadratic step over 8,000 characters takes seconds.
const LIMIT = 120

/** The CPU time of this process in ms. Unlike a clock it does not count other processes on the machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

for (const [name, text] of Object.entries(texts)) {
  test(`8,000 characters of ${name} stay cheap`, () => {
    let best = Infinity
    for (let i = 0; i < 4; i++) {
      const start = cpuMs()
      findSecrets(text)
      best = Math.min(best, cpuMs() - start)
    }
    ok(best < LIMIT, `${best} ms`)
    const start = cpuMs()
    redact(text)
    ok(cpuMs() - start < 5 * LIMIT)
  })
}
