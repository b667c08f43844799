/** Jobs start in order, a few in each turn of the event loop, and are refused when they would wait too long. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { WorkQueue } from '../../../src/http/request/work-queue.ts'

const limits = { most: 100, waitMs: 400, lateMs: 600 }

/** A queue on a clock of its own, and a record of what happened. */
function watched(own: Partial<typeof limits> = {}) {
  let now = 0
  const events: string[] = []
  const queue = new WorkQueue({ ...limits, ...own }, () => now)
  const pass = (ms: number) => {
    now += ms
  }
  const enter = (name: string, ms: number, gone = false) =>
    queue.enter({
      start() {
        events.push(name)
        pass(ms)
        void Promise.resolve()
          .then(() => Promise.resolve())
          .then(() => events.push(`${name} went on`))
      },
      late: () => void events.push(`${name} late`),
      gone: () => gone,
      held: () => void events.push(`${name} held`),
    })
  return { queue, events, enter, pass }
}

test('a job begins after everything that the one before it did without waiting', async () => {
  const { events, enter } = watched()
  enter('a', 1)
  enter('b', 1)
  assert.deepEqual(events, [], 'nothing runs at once')
  await turn()
  await turn()
  assert.deepEqual(events, ['a', 'a went on', 'a held', 'b', 'b went on', 'b held'])
})

test('a turn ends after 20 ms of jobs, so that the loop reads from others', async () => {
  const { events, enter } = watched()
  for (const name of ['a', 'b', 'c']) enter(name, 15)
  const begun = () => events.filter((event) => event.length === 1).join('')
  await turn()
  assert.equal(begun(), 'ab')
  await turn()
  assert.equal(begun(), 'abc')
})

test('after turns that were left to connections a turn has 5 ms of jobs, so that more are accepted', async () => {
  const { queue, events, enter } = watched()
  for (const name of ['a', 'b', 'c']) enter(name, 4)
  for (let turns = 0; events.length === 0 && turns < 1_000; turns += 1) {
    queue.connected()
    await turn()
  }
  const begun = () => events.filter((event) => event.length === 1).join('')
  assert.equal(begun(), 'ab')
  await turn()
  assert.equal(begun(), 'abc')
})

test('new connections are accepted first, but not for ever', async () => {
  const { queue, events, enter } = watched()
  enter('a', 1)
  let turns = 0
  while (events.length === 0) {
    queue.connected()
    await turn()
    turns += 1
  }
  assert.ok(turns > 1 && turns < 100, String(turns))
})

test('a job that has waited too long is refused; nobody works for a client that has gone', async () => {
  const { queue, events, enter, pass } = watched()
  enter('a', 1)
  enter('b', 1, true)
  pass(601)
  await turn()
  await turn()
  assert.deepEqual(events, ['a late'])
  assert.equal(queue.full, false)
})

test('no further job is taken over the bound, or when it would wait too long at the pace of the last ones', async () => {
  const { queue, enter } = watched({ most: 2 })
  assert.deepEqual([enter('a', 1), enter('b', 1), enter('c', 1)], [true, true, false])
  await turn()
  await turn()
  assert.equal(queue.full, true, 'both began and run')
  queue.ended()
  assert.equal(enter('d', 1), true)

  const slow = watched()
  for (let n = 0; n < 40; n += 1) slow.enter(String(n), 50)
  for (let n = 0; n < 10; n += 1) await turn()
  assert.equal(slow.queue.full, true)
})
