/** `laurel upgrade`: which calendars get requests, and how the file changes. */
import { strict as assert } from 'node:assert'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { describe, test } from 'node:test'
import { concat } from '../../src/ots/bytes.ts'
import { append, bitcoin, pending } from '../ots/build.ts'
import { from, lies, proofOf, useWorld } from './ots-kit.ts'

describe('laurel upgrade', () => {
  const world = useWorld()
  const { at, bytes, headers, laurel, write } = world

  test('a backup is never lost, and the file keeps its permissions', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    const stamped = bytes('a.ots')
    chmodSync(at('a.ots'), 0o600)
    write('a.ots.bak', 'precious')
    world.calendars[0].commit()
    // The answer of the second calendar arrives later.
    world.calendars[1].onAsk = { status: 404 }
    const first = await laurel(['upgrade', 'a.ots'])
    assert.match(first.out, /^a\.ots is upgraded; the file before is a\.ots\.bak\.2$/m)
    assert.equal(readFileSync(at('a.ots.bak'), 'utf8'), 'precious')
    assert.deepEqual(bytes('a.ots.bak.2'), stamped)
    const half = bytes('a.ots')
    world.calendars[1].onAsk = null
    world.calendars[1].commit()
    const second = await laurel(['upgrade', 'a.ots'])
    assert.match(second.out, /the file before is a\.ots\.bak\.3$/m)
    assert.deepEqual(bytes('a.ots.bak.3'), half)
    for (const name of ['a.ots', 'a.ots.bak.2', 'a.ots.bak.3']) assert.equal(statSync(at(name)).mode & 0o777, 0o600)
    assert.match((await laurel(['upgrade', 'a.ots'])).out, /^a\.ots is as it was\.$/m)
    assert.deepEqual(readdirSync(world.folder).toSorted(), ['a', 'a.ots', 'a.ots.bak', 'a.ots.bak.2', 'a.ots.bak.3'])

    for (const n of from(2, 99)) write(`b.ots.bak.${n}`, 'precious')
    write('b.ots.bak', 'precious')
    write('b.ots', stamped)
    const full = await laurel(['upgrade', 'b.ots'])
    assert.equal(full.code, 2)
    assert.match(
      full.error,
      /^laurel: b\.ots cannot be replaced: there are 100 backups of it already; move them away$/m,
    )
    assert.deepEqual(bytes('b.ots'), stamped)
    assert.ok(!readdirSync(world.folder).some((name) => name.endsWith('.tmp')))
  })

  test('a link to a proof stays a link, and the file that it points to is upgraded', async () => {
    mkdirSync(at('kept'))
    write('a', 'a')
    await laurel(['stamp', 'a'])
    const before = bytes('a.ots')
    copyFileSync(at('a.ots'), at('kept/a.ots'))
    rmSync(at('a.ots'))
    symlinkSync('kept/a.ots', at('a.ots'))
    world.calendars[0].commit()
    assert.equal((await laurel(['upgrade', 'a.ots'])).code, 0)
    assert.ok(lstatSync(at('a.ots')).isSymbolicLink())
    assert.notDeepEqual(bytes('kept/a.ots'), before)
    assert.deepEqual(bytes('a.ots.bak'), before)
  })

  test('a calendar gets a request even after it sent a path, since the path may be false or its block gone', async () => {
    write('a', 'a')
    const only = { OTS_CALENDARS: world.calendars[0].origin }
    await laurel(['stamp', 'a'], only)
    world.calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(8), bitcoin(3)) }
    assert.equal((await laurel(['upgrade', 'a.ots'], only)).code, 0)
    const lied = await laurel(['verify', 'a'], headers())
    assert.equal(lied.code, 1)
    assert.match(lied.out, /^To ask the calendars: laurel upgrade a\.ots$/m)
    world.calendars[0].onAsk = null
    const height = world.calendars[0].commit(2)
    assert.match(
      (await laurel(['upgrade', 'a.ots'], only)).out,
      new RegExp(`^${world.calendars[0].origin}: it names Bitcoin block ${height}$`, 'm'),
    )
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)

    world.chain.reorganise(height)
    assert.equal((await laurel(['verify', 'a'], headers())).code, 1)
    world.calendars[0].recommit(2)
    await laurel(['upgrade', 'a.ots'], only)
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)
  })

  test('a calendar that sends more with every call leaves room for the others', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    let turn = 0
    world.calendars[0].onAsk = {
      status: 200,
      body: () => concat(append(new Uint8Array(20).fill(turn)), Uint8Array.of(8), lies(from(1000 * (turn += 1), 600))),
    }
    let told = await laurel(['upgrade', 'a.ots'])
    for (let n = 0; n < 8; n += 1) told = await laurel(['upgrade', 'a.ots'])
    assert.match(told.out, /: it names Bitcoin block \d+, but the file would become too large, so it is left out$/m)
    assert.ok(bytes('a.ots').length < 20_000)
    world.calendars[1].commit(2)
    await laurel(['upgrade', 'a.ots'])
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)
  })

  test('“not yet in Bitcoin” is stated only if a calendar has said so', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    world.calendars[0].onAsk = { status: 500 }
    const half = await laurel(['upgrade', 'a.ots'])
    assert.match(
      half.out,
      new RegExp(
        `Not yet in Bitcoin\\. This can take days\\. Last asked \\S+Z: Pending confirmation in Bitcoin blockchain\\. ` +
          `Not heard from: ${world.calendars[0].origin.replace('http://', '')}\\.$`,
        'm',
      ),
    )
    world.calendars[1].onAsk = { drop: true }
    const none = await laurel(['upgrade', 'a.ots'])
    assert.equal(none.code, 1)
    assert.doesNotMatch(none.out, /Not yet in Bitcoin/)
    assert.match(none.out, /: no calendar has given an answer that can be used\.$/m)
    write('b.ots', proofOf('b', pending('https://evil.example')))
    const foreign = await laurel(['upgrade', 'b.ots'])
    assert.match(
      foreign.out,
      /^The proof holds only promises of 1 calendar \(evil\.example\), .*: no calendar was asked\.$/m,
    )

    const words = 'Done. A path to Bitcoin block 1 is present. Verified.'
    world.calendars[1].onAsk = { status: 404, body: () => new TextEncoder().encode(words) }
    const said = await laurel(['upgrade', 'a.ots'])
    assert.ok(said.out.includes(`${world.calendars[1].origin}: it says “Done”\n`))
    assert.doesNotMatch(said.out, /A path to|Verified/, 'one clause of it at most')
  })
})
