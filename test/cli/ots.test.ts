/** `laurel stamp`, `upgrade`, `verify` and `info` as processes, with a calendar and a chain that really work. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { attestationsOf } from '../../src/ots/timestamp.ts'
import { type Calendar, startCalendar } from '../fakes/calendar.ts'
import { type Chain, startChain } from '../fakes/chain.ts'
import { append, bitcoin, magic, more, pending } from '../ots/build.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname
const vectors = new URL('../ots/vectors/', import.meta.url).pathname

interface Told {
  readonly code: number
  readonly out: string
  readonly error: string
}

describe('timestamps on the command line', () => {
  let folder = ''
  let chain: Chain
  let calendars: readonly [Calendar, Calendar]
  before(async () => {
    chain = await startChain()
    calendars = [await startCalendar(chain), await startCalendar(chain)]
  })
  after(async () => {
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    if (folder !== '') rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'laurel-ots-'))
    for (const calendar of calendars) Object.assign(calendar, { onSubmit: null, onAsk: null, uri: calendar.origin })
    chain.fault = null
  })

  const at = (name: string) => join(folder, name)
  const bytes = (name: string) => Uint8Array.from(readFileSync(at(name)))
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(at(name), content)
    return name
  }
  const laurel = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Told> =>
    new Promise((done) => {
      const child = execFile(
        process.execPath,
        [main, ...args],
        {
          cwd: folder,
          env: {
            PATH: process.env['PATH'] ?? '',
            OTS_CALENDARS: calendars.map(({ origin }) => origin).join(','),
            BITCOIN_NETWORK: 'regtest',
            ...env,
          },
        },
        (_error, out, error) => {
          done({ code: child.exitCode ?? -1, out, error })
        },
      )
    })
  const headers = () => ({ BITCOIN_HEADERS_URL: chain.url })

  test('a file is stamped, upgraded and verified, and every step says what it found', async () => {
    write('poem.txt', 'a poem\n')
    write('empty', '')
    const stamped = await laurel(['stamp', 'poem.txt', 'empty'])
    assert.equal(stamped.code, 0, stamped.error)
    assert.match(stamped.out, /^2 of 2 calendars answered/m)
    const names = calendars.map(({ origin }) => origin.replace('http://', '')).join(', ')
    assert.match(
      stamped.out,
      new RegExp(
        `^Submitted to 2 calendars \\(${names}\\) at \\S+Z\\. Not yet in Bitcoin\\. This takes hours\\.$`,
        'm',
      ),
    )
    for (const name of ['poem.txt', 'empty']) {
      const proof = parseDetached(bytes(`${name}.ots`))
      assert.equal(hexOf(proof.digest), createHash('sha256').update(bytes(name)).digest('hex'))
      assert.deepEqual(serializeDetached(proof), bytes(`${name}.ots`), 'canonical')
      assert.equal(attestationsOf(proof.timestamp).length, 2)
    }
    assert.equal(calendars[0].asked.filter((line) => line === 'POST /digest').length, 1, 'one root for all files')

    const early = await laurel(['verify', 'poem.txt'], headers())
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

    const height = calendars[0].commit(3)
    const before = bytes('poem.txt.ots')
    const upgraded = await laurel(['upgrade', 'poem.txt.ots'])
    assert.equal(upgraded.code, 0, upgraded.error)
    assert.match(upgraded.out, new RegExp(`^${calendars[0].origin}: it names Bitcoin block ${height}$`, 'm'))
    assert.match(upgraded.out, /^A path to Bitcoin block \d+ is present\. It has not been independently checked\.$/m)
    assert.deepEqual(bytes('poem.txt.ots.bak'), before)
    assert.deepEqual(readdirSync(folder).toSorted(), [
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
            `${chain.url.replace('http://', '')} on a local regtest chain at \\S+Z, 3 confirmations\\. The digest ` +
            'existed before about \\d{4}-\\d\\d-\\d\\d \\(UTC; block times can be off by two hours\\)\\.$',
          'm',
        ),
      )
    }
    const unchecked = await laurel(['verify', 'poem.txt'])
    assert.equal(unchecked.code, 2)
    assert.match(unchecked.out, /^A path to Bitcoin block \d+ is present\. It has not been independently checked\.$/m)
    assert.match(unchecked.out, /must have the Merkle root [0-9a-f]{64}$/m)
    chain.fault = 'status 429'
    const busy = await laurel(['verify', 'poem.txt'], headers())
    assert.equal(busy.code, 2)
    assert.match(busy.out, /^A path to Bitcoin block \d+ is present\. It could not be checked with \S+ at \S+Z\.$/m)
    chain.fault = null
    // On mainnet the work of a regtest header is none: that says something about the source, not about the proof.
    const network = await laurel(['verify', 'poem.txt'], { ...headers(), BITCOIN_NETWORK: 'main' })
    assert.equal(network.code, 2)
    assert.match(network.out, /could not be checked/)
  })

  test('another file, and a block of another root, do not match', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    write('b', 'b')
    const other = await laurel(['verify', 'b', 'a.ots'], headers())
    assert.equal(other.code, 1)
    assert.match(other.out, /^b is not what the proof is about\.$/m)
    write(
      'lie.ots',
      concat(magic, Uint8Array.of(1, 8), Uint8Array.from(createHash('sha256').update('b').digest()), bitcoin(5)),
    )
    const lie = await laurel(['verify', 'b', 'lie.ots'], headers())
    assert.equal(lie.code, 1)
    assert.match(lie.out, /^The attestation for block 5 does not match the chain seen by \S+ at \S+Z\.$/m)
  })

  test('one calendar is enough; none writes nothing', async () => {
    write('a', 'a')
    calendars[0].onSubmit = { drop: true }
    const one = await laurel(['stamp', 'a'])
    assert.equal(one.code, 0)
    assert.match(one.out, /^1 of 2 calendars answered/m)
    assert.match(one.out, /no promise, it could not be reached, or the connection broke$/m)
    calendars[1].onSubmit = { status: 500 }
    write('b', 'b')
    const none = await laurel(['stamp', 'b'])
    assert.equal(none.code, 1)
    assert.match(none.error, /no calendar has answered, so nothing was written/)
    assert.ok(!existsSync(at('b.ots')))
  })

  test('what is there is never overwritten, and a wrong call says how to call', async () => {
    write('a', 'a')
    write('b', 'b')
    write('b.ots', 'precious')
    const asked = calendars[0].asked.length
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
    assert.equal(calendars[0].asked.length, asked, 'nobody was asked')
    assert.equal((await laurel(['stamp', 'a'], { OTS_CALENDARS: 'none' })).code, 2)
    const config = await laurel(['stamp', 'a'], { OTS_CALENDARS: 'http://example.com' })
    assert.equal(config.code, 2)
    assert.match(config.error, /OTS_CALENDARS must be an https address/)
  })

  test('an address that the configuration does not name is not asked, and a bad answer changes nothing', async () => {
    write('a', 'a')
    calendars[0].uri = 'https://evil.example'
    const refused = await laurel(['stamp', 'a'], { OTS_CALENDARS: calendars[0].origin })
    assert.equal(refused.code, 1)
    assert.match(refused.out, /: no promise, it names an address that may not be asked$/m)
    // The public calendars name other addresses than they are submitted to; those are on the list.
    calendars[0].uri = 'https://alice.btc.calendar.opentimestamps.org'
    assert.equal((await laurel(['stamp', 'a'], { OTS_CALENDARS: calendars[0].origin })).code, 0)
    write('a.ots', proofOf('a', pending('https://evil.example')))
    const foreign = await laurel(['upgrade', 'a.ots'])
    assert.equal(foreign.code, 1)
    assert.match(foreign.out, /^https:\/\/evil\.example: not asked, OTS_UPGRADE_HOSTS does not allow it$/m)

    write('b', 'b')
    calendars[0].uri = calendars[0].origin
    await laurel(['stamp', 'b'])
    const before = bytes('b.ots')
    calendars[0].commit()
    calendars[0].onAsk = { body: (honest) => Uint8Array.of(...honest, 0) }
    calendars[1].onAsk = { status: 404, body: () => new TextEncoder().encode('\u001b[2J<b>later') }
    const bad = await laurel(['upgrade', 'b.ots'])
    assert.equal(bad.code, 1)
    assert.match(bad.out, /its answer is no timestamp: trailing-bytes/)
    assert.match(bad.out, /: it says “2J b later”$/m)
    assert.ok(!bad.out.includes('\u001b'))
    assert.deepEqual(bytes('b.ots'), before)
  })

  /** A .ots file of ours with these elements at its root. */
  const proofOf = (content: string, ...elements: readonly Uint8Array[]) =>
    concat(
      magic,
      Uint8Array.of(1, 8),
      Uint8Array.from(createHash('sha256').update(content).digest()),
      ...elements.flatMap((element, i) => (i < elements.length - 1 ? [more, element] : [element])),
    )
  const lies = (heights: readonly number[]) =>
    concat(...heights.flatMap((height, i) => (i < heights.length - 1 ? [more, bitcoin(height)] : [bitcoin(height)])))
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

  test('false attestations, however many, do not make a good proof one that does not match', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    calendars[1].commit(2)
    await laurel(['upgrade', 'a.ots'])
    while (chain.mine() < 200);
    calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(8), lies(from(1, 8))) }
    await laurel(['upgrade', 'a.ots'])
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0, '8 false ones')
    calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(2), lies(from(20, 150))) }
    await laurel(['upgrade', 'a.ots'])
    const many = await laurel(['verify', 'a'], headers())
    assert.equal(many.code, 0, many.out)
    assert.match(many.out, /^The value in this proof equals the Merkle root of block/m)
  })

  test('what was not looked at is said to be not checked; one block is asked for once', async () => {
    while (chain.mine() < 200);
    write('a', 'a')
    write('a.ots', proofOf('a', ...from(1, 130).map(bitcoin), concat(Uint8Array.of(8), lies([3, 4, 5]))))
    chain.asked.length = 0
    const many = await laurel(['verify', 'a'], headers())
    assert.equal(many.code, 2)
    assert.match(
      many.out,
      /^A path to Bitcoin block 101 is present\. It has not been independently checked\. Of the 133 paths in the proof, 103 do not match and 30 were not looked at\.$/m,
    )
    assert.equal(chain.asked.filter((path) => path.startsWith('/block-height/')).length, 100)

    write('a.ots', proofOf('a', ...from(1, 9).map(bitcoin)))
    const none = await laurel(['verify', 'a'], headers())
    assert.equal(none.code, 1)
    assert.match(
      none.out,
      /^The attestation for block 1 does not match .* None of the 9 paths in the proof matches\.$/m,
    )
    chain.fault = 'status 429'
    chain.asked.length = 0
    const busy = await laurel(['verify', 'a'], headers())
    assert.equal(busy.code, 2)
    assert.match(busy.out, /^A path to Bitcoin block 1 is present\. It could not be checked with/m)
    assert.equal(chain.asked.length, 1, 'a source that is busy is left alone')
  })

  test('a backup is never lost, and the file stays as private as it was', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    const stamped = bytes('a.ots')
    chmodSync(at('a.ots'), 0o600)
    write('a.ots.bak', 'precious')
    calendars[0].commit()
    // The answer of the second one comes later.
    calendars[1].onAsk = { status: 404 }
    const first = await laurel(['upgrade', 'a.ots'])
    assert.match(first.out, /^a\.ots is upgraded; the file before is a\.ots\.bak\.2$/m)
    assert.equal(readFileSync(at('a.ots.bak'), 'utf8'), 'precious')
    assert.deepEqual(bytes('a.ots.bak.2'), stamped)
    const half = bytes('a.ots')
    calendars[1].onAsk = null
    calendars[1].commit()
    const second = await laurel(['upgrade', 'a.ots'])
    assert.match(second.out, /the file before is a\.ots\.bak\.3$/m)
    assert.deepEqual(bytes('a.ots.bak.3'), half)
    for (const name of ['a.ots', 'a.ots.bak.2', 'a.ots.bak.3']) assert.equal(statSync(at(name)).mode & 0o777, 0o600)
    assert.match((await laurel(['upgrade', 'a.ots'])).out, /^a\.ots is as it was\.$/m)
    assert.deepEqual(readdirSync(folder).toSorted(), ['a', 'a.ots', 'a.ots.bak', 'a.ots.bak.2', 'a.ots.bak.3'])

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
    assert.ok(!readdirSync(folder).some((name) => name.endsWith('.tmp')))
  })

  test('a link to a proof stays a link, and the proof behind it is upgraded', async () => {
    mkdirSync(at('kept'))
    write('a', 'a')
    await laurel(['stamp', 'a'])
    const before = bytes('a.ots')
    copyFileSync(at('a.ots'), at('kept/a.ots'))
    rmSync(at('a.ots'))
    symlinkSync('kept/a.ots', at('a.ots'))
    calendars[0].commit()
    assert.equal((await laurel(['upgrade', 'a.ots'])).code, 0)
    assert.ok(lstatSync(at('a.ots')).isSymbolicLink())
    assert.notDeepEqual(bytes('kept/a.ots'), before)
    assert.deepEqual(bytes('a.ots.bak'), before)
  })

  test('a calendar is asked again also when it has sent a path: the path may be false, or its block gone', async () => {
    write('a', 'a')
    const only = { OTS_CALENDARS: calendars[0].origin }
    await laurel(['stamp', 'a'], only)
    calendars[0].onAsk = { status: 200, body: () => concat(Uint8Array.of(8), bitcoin(3)) }
    assert.equal((await laurel(['upgrade', 'a.ots'], only)).code, 0)
    const lied = await laurel(['verify', 'a'], headers())
    assert.equal(lied.code, 1)
    assert.match(lied.out, /^To ask the calendars: laurel upgrade a\.ots$/m)
    calendars[0].onAsk = null
    const height = calendars[0].commit(2)
    assert.match(
      (await laurel(['upgrade', 'a.ots'], only)).out,
      new RegExp(`^${calendars[0].origin}: it names Bitcoin block ${height}$`, 'm'),
    )
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)

    chain.reorganise(height)
    assert.equal((await laurel(['verify', 'a'], headers())).code, 1)
    calendars[0].recommit(2)
    await laurel(['upgrade', 'a.ots'], only)
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)
  })

  test('a calendar that sends more with every call leaves room for the others', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    let turn = 0
    calendars[0].onAsk = {
      status: 200,
      body: () => concat(append(new Uint8Array(20).fill(turn)), Uint8Array.of(8), lies(from(1000 * (turn += 1), 600))),
    }
    let told = await laurel(['upgrade', 'a.ots'])
    for (let n = 0; n < 8; n += 1) told = await laurel(['upgrade', 'a.ots'])
    assert.match(told.out, /: it names Bitcoin block \d+, but the file would become too large, so it is left out$/m)
    assert.ok(bytes('a.ots').length < 20_000)
    calendars[1].commit(2)
    await laurel(['upgrade', 'a.ots'])
    assert.equal((await laurel(['verify', 'a'], headers())).code, 0)
  })

  test('“not yet in Bitcoin” is said when a calendar has said so, and by nobody else', async () => {
    write('a', 'a')
    await laurel(['stamp', 'a'])
    calendars[0].onAsk = { status: 500 }
    const half = await laurel(['upgrade', 'a.ots'])
    assert.match(
      half.out,
      new RegExp(
        `Not yet in Bitcoin\\. This takes hours\\. Last asked \\S+Z: Pending confirmation in Bitcoin blockchain\\. ` +
          `Not heard from: ${calendars[0].origin.replace('http://', '')}\\.$`,
        'm',
      ),
    )
    calendars[1].onAsk = { drop: true }
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
    calendars[1].onAsk = { status: 404, body: () => new TextEncoder().encode(words) }
    const said = await laurel(['upgrade', 'a.ots'])
    assert.ok(said.out.includes(`${calendars[1].origin}: it says “Done”\n`))
    assert.doesNotMatch(said.out, /A path to|Verified/, 'one clause of it at most')
  })

  test('the published examples are read, and their files have the digests that they name', async () => {
    for (const name of ['hello-world.txt', 'merkle1.txt', 'incomplete.txt', 'unknown-notary.txt'])
      for (const file of [name, `${name}.ots`]) copyFileSync(join(vectors, file), at(file))
    const hello = JSON.parse((await laurel(['info', 'hello-world.txt.ots', '--json'])).out)
    assert.equal(hello.fileHashOp, 'sha256')
    assert.equal(hello.digest, '03ba204e50d126e4674c005e04d82e84c21366780af1f43bd54a37816b6ab340')
    assert.equal(hello.canonical, true)
    assert.deepEqual(hello.nodes.at(-1).attestations, [
      {
        kind: 'bitcoin',
        height: 358391,
        merkleRoot: '8a1b66ecb7cbd07d8139a7e7d7f2c41aab1f5009b8364aaf61d03ad245e47e00',
      },
    ])
    const words = await laurel(['info', 'hello-world.txt.ots'])
    assert.equal(words.code, 0)
    assert.match(words.out, /^ {2}\* Bitcoin block 358391 is named\. Its Merkle root must be 8a1b66ec[0-9a-f]{56}\.$/m)
    const verified = await laurel(['verify', 'hello-world.txt'])
    assert.equal(verified.code, 2)
    assert.match(verified.out, /^A path to Bitcoin block 358391 is present\. It has not been independently checked\.$/m)
    // The chain of these tests ends long before that block: a source that has no such block contradicts the proof.
    assert.equal((await laurel(['verify', 'hello-world.txt'], headers())).code, 1)
    assert.match((await laurel(['info', 'unknown-notary.txt.ots'])).out, /unknown kind, tag [0-9a-f]{16}/)
    for (const name of ['merkle1.txt', 'incomplete.txt', 'unknown-notary.txt'])
      assert.match((await laurel(['verify', name])).out, /, as in the proof\.$/m)
  })
})
