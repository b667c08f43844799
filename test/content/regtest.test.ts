/** The commands of the plan for an experiment run to their end, each on the private node of its own folder. */
import { strict as assert } from 'node:assert'
import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { articleOf, codeBlocks } from './kit.ts'

const blocks = codeBlocks(articleOf('testnet-launch-plan'))
const blockWith = (words: string): string => {
  const found = blocks.filter(({ info, body }) => info === 'text' && body.includes(words))
  assert.equal(found.length, 1, words)
  return found[0]?.body ?? ''
}
const commands = blockWith('bitcoind -regtest')
const cleaning = blockWith('rm -r')

/** A shell stops at the first command that fails. Returns what the commands print. */
async function run(script: string, home: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { env: { ...process.env, HOME: home, ...env } }
  return (await promisify(execFile)('sh', ['-e', '-c', script], options)).stdout
}

/** Blanks in the path show where quotes are missing. */
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'laurel regtest '))

test('the downloads and every other block of commands are well-formed', () => {
  for (const script of [commands, cleaning, blockWith('SHA256SUMS.asc')])
    assert.equal(spawnSync('sh', ['-n', '-c', script]).status, 0, script)
})

describe('with programs that only note how they are called', () => {
  const folder = newFolder()
  const home = join(folder, 'home')
  const programs = join(folder, 'programs')
  after(() => {
    rmSync(folder, { recursive: true })
  })

  const noting = (name: string, answers = ''): void => {
    const file = join(programs, name)
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "$HOME/calls"\n${answers}`)
    chmodSync(file, 0o755)
  }

  test('each call names the private network and the folder of the experiment, and values are handed on', async () => {
    mkdirSync(home, { recursive: true })
    mkdirSync(programs)
    noting('bitcoind')
    noting(
      'bitcoin-cli',
      `case "$*" in
        *getnewaddress) echo one-address ;;
        *sendtoaddress*) echo one-transaction ;;
        *gettransaction*) echo '  "confirmations": 0,' ;;
      esac`,
    )
    await run(commands, home, { PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` })
    const where = `-regtest -datadir=${home}/practice-node`
    assert.deepEqual(readFileSync(join(home, 'calls'), 'utf8').trimEnd().split('\n'), [
      `bitcoind ${where} -noconnect -fallbackfee=0.0001 -daemonwait`,
      ...[
        'createwallet practice',
        '-generate 101',
        'getbalance',
        'getnewaddress',
        'sendtoaddress one-address 1',
        'gettransaction one-transaction',
        '-generate 1',
        'gettransaction one-transaction',
        'stop',
      ].map((call) => `bitcoin-cli ${where} ${call}`),
    ])
  })

  test('the folder of the experiment is deleted, and nothing beside it', async () => {
    writeFileSync(join(home, 'letter'), '')
    await run(cleaning, home)
    assert.ok(!existsSync(join(home, 'practice-node')))
    assert.ok(existsSync(join(home, 'letter')))
  })
})

const installed =
  spawnSync('bitcoind', ['-version']).status === 0 && spawnSync('bitcoin-cli', ['-version']).status === 0

describe('with Bitcoin Core', { skip: installed ? false : 'bitcoind and bitcoin-cli are not installed' }, () => {
  const home = newFolder()
  const node = join(home, 'practice-node')

  /** The process of the node while it runs. */
  const processId = (): number | null => {
    const file = join(node, 'regtest', 'bitcoind.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null
  }

  before(async () => {
    mkdirSync(node)
    // Both programs read the port from here, so that the commands stay as they are.
    writeFileSync(join(node, 'bitcoin.conf'), `[regtest]\nrpcport=${await freePort()}\n`)
  })
  after(async () => {
    for (let tries = 0; processId() !== null && tries < 300; tries++) await pause(100)
    const left = processId()
    if (left !== null) process.kill(left, 'SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })

  test('a fresh node gives the answers that the article states', async () => {
    const printed = await run(commands, home)
    assert.match(printed, /^50\.00000000$/m)
    assert.deepEqual(printed.match(/"confirmations": \d+/g), ['"confirmations": 0', '"confirmations": 1'])
  })
})

/** A port that is free now; the system chooses it. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
