import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killOnPostgres, killOnSqlite } from '../../bench/kill.ts'

for (const [name, kill] of Object.entries({ SQLite: killOnSqlite, PostgreSQL: killOnPostgres })) {
  test(`${name}: kill -9 while 200 writers write loses no acknowledged receipt`, async () => {
    const rounds = await kill(3)
    assert.equal(rounds.length, 3)
    for (const round of rounds) {
      assert.ok(round.acknowledged > 0)
      assert.equal(round.lost, 0)
      assert.equal(round.integrity ?? 'ok', 'ok')
    }
  })
}
