/** `laurel stamp`: what it submits and writes, and how the proof advances afterwards. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { attestationsOf } from '../../src/ots/timestamp.ts'
import { pending } from '../ots/build.ts'
import { proofOf, useWorld } from './ots-kit.ts'

describe('laurel stamp', () => {
  const world = useWorld()
  const { at, bytes, headers, laurel, laurelProcess, write } = world

  test('a file is stamped, upgraded and verified, and every step reports its result', async () => {
    write('poem.txt', 'a poem\n')
    write('empty', '')
    const stamped = await laurelProcess(['stamp', 'poem.txt', 'empty'])
    assert.equal(stamped.code, 0, stamped.error)
    assert.match(stamped.out, /^2 of 2 calendars answered/m)
    const names = world.calendars.map(({ origin }) => origin.replace('http://', '')).join(', ')
    assert.match(
      stamped.out,
      new RegExp(
        `^Submitted to 2 calendars \\(${names}\\) at \\S+Z\\. Not yet in Bitcoin\\. This can take days\\.$`,
        'm',
      ),
    )
    for (const name of ['poem.txt', 'empty']) {
      const proof = parseDetached(bytes(`${name}.ots`))
      assert.equal(hexOf(proof.digest), createHash('sha256').update(bytes(name)).digest('hex'))
      assert.deepEqual(serializeDetached(proof), bytes(`${name}.ots`), 'canonical')
      assert.equal(attestationsOf(proof.timestamp).length, 2)
    }
    assert.equal(world.calendars[0].asked.filter((line) => line === 'POST /digest').length, 1, 'one root for all files')

    const early = await laurelProcess(['verify', 'poem.txt'], headers())
    assert.equal(early.code, 2)
    assert.match(
      early.out,
      /^The proof holds only promises of 2 calendars \(\S+, \S+\), and no path to a Bitcoin block\. How far they have come is not known: no calendar was asked\.\nTo ask the calendars: laurel upgrade poem\.txt\.ots$/m,
    )
    const waiting = await laurel(['upgrade', 'poem.txt.ots'])
    assert.equal(waiting.code, 1)
    assert.match(waiting.out, /^poem\.txt\.ots is as it was\.$/m)
    assert.match(waiting.out, / Last asked \S+Z: Pending confirmation in Bitcoin blockchain\.$/m)
    assert.ok(!existsSync(at('poem.txt.ots.bak')))

    const height = world.calendars[0].commit(3)
    const before = bytes('poem.txt.ots')
    const upgraded = await laurelProcess(['upgrade', 'poem.txt.ots'])
    assert.equal(upgraded.code, 0, upgraded.error)
    assert.match(upgraded.out, new RegExp(`^${world.calendars[0].origin}: it names Bitcoin block ${height}$`, 'm'))
    assert.match(upgraded.out, /^A path to Bitcoin block \d+ is present\. It has not been independently checked\.$/m)
    assert.deepEqual(bytes('poem.txt.ots.bak'), before)
    assert.deepEqual(readdirSync(world.folder).toSorted(), [
      'empty',
      'empty.ots',
      'poem.txt',
      'poem.txt.ots',
      'poem.txt.ots.bak',
    ])
    const kinds = attestationsOf(parseDetached(bytes('poem.txt.ots')).timestamp).map(
      ({ attestation }) => attestation.kind,
    )
    assert.deepEqual(kinds.toSorted(), ['bitcoin', 'pending', 'pending'])

    for (const args of [['poem.txt'], ['poem.txt', 'poem.txt.ots'], ['poem.txt.ots']]) {
      const verified = await laurel(['verify', ...args], headers())
      assert.equal(verified.code, 0, verified.error)
      assert.match(
        verified.out,
        new RegExp(
          `^The value in this proof equals the Merkle root of block ${height} \\(hash [0-9a-f]{64}\\), checked with ` +
            `${world.chain.url.replace('http://', '')} on a local regtest chain at \\S+Z, 3 confirmations\\. The digest ` +
            'existed by about \\d{4}-\\d\\d-\\d\\d \\(UTC; block times can be off by two hours\\)\\.$',
          'm',
        ),
      )
    }
    const unchecked = await laurel(['verify', 'poem.txt'])
    assert.equal(unchecked.code, 2)
    assert.match(unchecked.out, /^A path to Bitcoin block \d+ is present\. It has not been independently checked\.$/m)
    assert.match(unchecked.out, /must have the Merkle root [0-9a-f]{64}$/m)
    world.chain.fault = 'status 429'
    const busy = await laurel(['verify', 'poem.txt'], headers())
    assert.equal(busy.code, 2)
    assert.match(busy.out, /^A path to Bitcoin block \d+ is present\. It could not be checked with \S+ at \S+Z\.$/m)
    world.chain.fault = null
    // The work of a regtest header is too little on mainnet. That concerns the source, not the proof.
    const network = await laurel(['verify', 'poem.txt'], { ...headers(), BITCOIN_NETWORK: 'main' })
    assert.equal(network.code, 2)
    assert.match(network.out, /could not be checked/)
  })

  test('one calendar is enough; without any, nothing is written', async () => {
    write('a', 'a')
    world.calendars[0].onSubmit = { drop: true }
    const one = await laurel(['stamp', 'a'])
    assert.equal(one.code, 0)
    assert.match(one.out, /^1 of 2 calendars answered/m)
    assert.match(one.out, /no promise, it could not be reached, or the connection broke$/m)
    world.calendars[1].onSubmit = { status: 500 }
    write('b', 'b')
    const none = await laurel(['stamp', 'b'])
    assert.equal(none.code, 1)
    assert.match(none.error, /no calendar has answered, so nothing was written/)
    assert.ok(!existsSync(at('b.ots')))
  })

  test('existing files are never overwritten, and an invalid call explains the usage', async () => {
    write('a', 'a')
    write('b', 'b')
    write('b.ots', 'precious')
    const asked = world.calendars[0].asked.length
    const taken = await laurel(['stamp', 'a', 'b'])
    assert.equal(taken.code, 2)
    assert.match(taken.error, /^laurel: b\.ots exists already and is not touched/)
    assert.equal(readFileSync(at('b.ots'), 'utf8'), 'precious')
    assert.ok(!existsSync(at('a.ots')))
    for (const [args, message] of [
      [['stamp'], /name a file[\s\S]*laurel stamp FILE/],
      [['stamp', 'a', 'a'], /named twice/],
      [['stamp', 'missing'], /missing cannot be read: there is no such file/],
      [['stamp', '.'], /no plain file/],
      [['stamp', '--fast', 'a'], /Unknown option[\s\S]*laurel stamp FILE/],
      [['upgrade', 'b.ots'], /b\.ots is no timestamp proof: .* \(not-a-timestamp\)/],
      [['verify', 'a'], /a\.ots cannot be read: there is no such file/],
      [['verify', 'a', 'b.ots', 'c'], /at most 2 files/],
      [['info'], /laurel info FILE\.ots/],
      [['info', 'b.ots', '--json'], /not-a-timestamp/],
    ] as const) {
      const told = await laurel(args)
      assert.equal(told.code, 2, args.join(' '))
      assert.match(told.error, message)
    }
    assert.equal(world.calendars[0].asked.length, asked, 'nobody was asked')
    assert.equal((await laurel(['stamp', 'a'], { OTS_CALENDARS: 'none' })).code, 2)
    const config = await laurel(['stamp', 'a'], { OTS_CALENDARS: 'http://example.com' })
    assert.equal(config.code, 2)
    assert.match(config.error, /OTS_CALENDARS must be an https address/)
  })

  test('an address outside the configuration gets no request, and a bad answer changes nothing', async () => {
    write('a', 'a')
    world.calendars[0].uri = 'https://evil.example'
    const refused = await laurel(['stamp', 'a'], { OTS_CALENDARS: world.calendars[0].origin })
    assert.equal(refused.code, 1)
    assert.match(refused.out, /: no promise, it names an address that may not be asked$/m)
    // Public calendars name other addresses than those of submission. Those are on the list.
    world.calendars[0].uri = 'https://alice.btc.calendar.opentimestamps.org'
    assert.equal((await laurel(['stamp', 'a'], { OTS_CALENDARS: world.calendars[0].origin })).code, 0)
    write('a.ots', proofOf('a', pending('https://evil.example')))
    const foreign = await laurel(['upgrade', 'a.ots'])
    assert.equal(foreign.code, 1)
    assert.match(foreign.out, /^https:\/\/evil\.example: not asked, OTS_UPGRADE_HOSTS does not allow it$/m)

    write('b', 'b')
    world.calendars[0].uri = world.calendars[0].origin
    await laurel(['stamp', 'b'])
    const before = bytes('b.ots')
    world.calendars[0].commit()
    world.calendars[0].onAsk = { body: (honest) => Uint8Array.of(...honest, 0) }
    world.calendars[1].onAsk = { status: 404, body: () => new TextEncoder().encode('\u001b[2J<b>later') }
    const bad = await laurel(['upgrade', 'b.ots'])
    assert.equal(bad.code, 1)
    assert.match(bad.out, /its answer is no timestamp: trailing-bytes/)
    assert.match(bad.out, /: it says “2J b later”$/m)
    assert.ok(!bad.out.includes('\u001b'))
    assert.deepEqual(bytes('b.ots'), before)
  })
})
