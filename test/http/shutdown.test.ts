/** The real process: start, refused start, and shutdown. */
import { strict as assert } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { open, passing, readRaw } from './kit.ts'

const main = join(import.meta.dirname, '../../src/cli/main.ts')

interface Process {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  readonly ended: Promise<number | null>
}

function start(t: TestContext, env: Record<string, string>): Process {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-process-'))
  const child = spawn(process.execPath, [main, 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'l.db')}`,
      OTS_CALENDARS: 'none',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  t.after(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  return { child, out: () => out, err: () => err, ended }
}

async function ready(started: Process): Promise<string> {
  for (;;) {
    for (const line of started.out().split('\n')) {
      if (!line.includes('Laurel is ready')) continue
      return String((JSON.parse(line) as { address: unknown }).address)
    }
    if (started.child.exitCode !== null)
      throw new Error(`it ended before it was ready: ${started.err()}${started.out()}`)
    await sleep(20)
  }
}

/** Waits until a new process screens: on a busy machine its first calls can be refused as too much to do. */
async function screens(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/compliance/preflight`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idea: passing }),
    })
    await answer.arrayBuffer()
    if (answer.status === 200) return
    assert.equal(answer.status, 503)
    await sleep(1_000)
  }
}

/** Resolves with all received bytes when the other side closes. */
const everything = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('utf8')))
  await once(socket, 'close')
  return text
}

const refusesConnections = async (address: string): Promise<void> => {
  for (;;) {
    const refused = await new Promise<boolean>((resolve) => {
      const socket = open(address)
      socket.on('connect', () => {
        socket.destroy()
        resolve(false)
      })
      socket.on('error', () => {
        resolve(true)
      })
    })
    if (refused) return
    await sleep(10)
  }
}

const timeout = 40_000

describe('shutdown', { concurrency: 2 }, () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal}: requests in flight are answered, new ones refused, exit code 0`, { timeout }, async (t) => {
      const started = start(t, {})
      const address = await ready(started)
      await screens(address)
      const socket = open(address)
      const text = everything(socket)
      // A keep-alive client in the middle of its second request.
      socket.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
      await once(socket, 'data')
      const body = JSON.stringify({ idea: passing })
      socket.write(
        `POST /api/flow/run HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
      )
      const idle = open(address)
      await once(idle, 'connect')
      const idleClosed = once(idle, 'close')
      await sleep(200)
      started.child.kill(signal)
      await refusesConnections(address)
      socket.write(body.slice(10))
      const second = readRaw((await text).slice(1).replace(/^[\s\S]*?(?=HTTP\/1\.1 )/, ''))
      assert.equal(second.status, 200, second.head + started.err())
      assert.match(second.body, /"receiptId":"rcp_/)
      assert.equal(second.headers.get('connection'), 'close')
      await idleClosed
      assert.equal(await started.ended, 0, started.err())
    })
  }

  test(
    'after SIGTERM idle connections and new ones are answered and closed, and health says 503',
    { timeout },
    async (t) => {
      const started = start(t, {})
      const address = await ready(started)
      const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
      const idle = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const socket = open(address)
          ask(socket, '/api/agent/meta')
          await once(socket, 'data')
          return socket
        }),
      )
      const answered = idle.map(everything)
      started.child.kill('SIGTERM')
      while (!started.out().includes('stopping')) await sleep(5)
      for (const socket of idle) ask(socket, '/api/agent/meta')
      const fresh = open(address)
      const health = everything(fresh)
      ask(fresh, '/api/health')
      for (const text of await Promise.all(answered)) {
        const { status, headers } = readRaw(text)
        assert.deepEqual([status, headers.get('connection')], [200, 'close'])
      }
      const { status, headers } = readRaw(await health)
      assert.deepEqual([status, headers.get('connection'), headers.get('retry-after')], [503, 'close', '5'])
      assert.equal(await started.ended, 0, started.err())
    },
  )

  test('an acknowledged receipt exists after a restart', { timeout }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-again-'))
    t.after(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    // Missing folders are created.
    const env = { DATABASE_URL: `file:${join(folder, 'deep/er/l.db')}` }
    const first = start(t, env)
    const headers = { 'content-type': 'application/json' }
    const made = await fetch(`${await ready(first)}/api/sandbox/simulate`, {
      method: 'POST',
      headers,
      body: '{"assetName":"Bird Watcher"}',
    })
    const { receiptId } = (await made.json()) as { receiptId: string }
    first.child.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    const again = await fetch(`${await ready(start(t, env))}/api/receipt/${receiptId}`)
    assert.equal(again.status, 200)
  })
})

describe('start', { concurrency: 2 }, () => {
  const wrong: readonly (readonly [named: RegExp, env: Record<string, string>, never?: RegExp])[] = [
    [/PORT/, { PORT: 'abc' }],
    [/PORT/, { PORT: '70000' }],
    [/PUBLIC_URL/, { PUBLIC_URL: 'ftp://x' }],
    [/PUBLIC_URL/, { PUBLIC_URL: 'https://user:hunter2Zq7@x.example' }, /hunter2Zq7/],
    [/DATABASE_URL/, { DATABASE_URL: 'mysql://u:hunter2Zq7@h/db' }, /hunter2Zq7/],
    [/AI_BASE_URL|AI_API_KEY/, { AI_MODEL: 'some-model' }],
    [/AI_MODEL|AI_BASE_URL/, { AI_API_KEY: 'sk-hunter2Zq7' }, /hunter2Zq7/],
    [/TRUSTED_PROXIES/, { TRUSTED_PROXIES: '10.0.0.0/99' }],
    [/RATE_LIMIT_FREE/, { RATE_LIMIT_FREE: '-1' }],
    [/LOG_LEVEL/, { LOG_LEVEL: 'loud' }],
  ]
  for (const [named, env, never] of wrong) {
    const what = Object.entries(env).map(([name, value]) => `${name}=${value.replace(/hunter2Zq7/, '…')}`)
    test(`${what.join(' ')}: exit code 1 and a message that names the variable`, { timeout }, async (t) => {
      const started = start(t, env)
      assert.equal(await started.ended, 1, started.out() + started.err())
      assert.match(started.err(), named)
      assert.doesNotMatch(started.err(), /^\s+at \S+/m, 'a stack is no clear message')
      if (never) assert.doesNotMatch(started.err() + started.out(), never)
      assert.doesNotMatch(started.out(), /Laurel is ready/)
    })
  }

  test('empty values count as absent', { timeout }, async (t) => {
    const names = [
      'HOST',
      'PUBLIC_URL',
      'APP_ID',
      'RATE_LIMIT_FREE',
      'RATE_LIMIT_KEYED',
      'TRUSTED_PROXIES',
      'ALLOWED_HOSTS',
    ]
    const more = [
      'AI_BASE_URL',
      'AI_API_KEY',
      'AI_MODEL',
      'AI_TIMEOUT_MS',
      'METRICS_TOKEN',
      'LOG_LEVEL',
      'RETENTION_DAYS',
    ]
    const started = start(t, Object.fromEntries([...names, ...more].map((name) => [name, ''])))
    const address = await ready(started)
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+$/)
    const health = await fetch(`${address}/api/health`)
    assert.equal(health.status, 200)
    assert.equal((await fetch(`${address}/api/health`, { headers: { connection: 'close' } })).status, 200)
  })

  test('a port in use: exit code 1 and a message that says so', { timeout }, async (t) => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    t.after(() => other.close())
    const { port } = other.address() as AddressInfo
    const started = start(t, { PORT: String(port) })
    assert.equal(await started.ended, 1, started.out() + started.err())
    assert.match(started.err(), /in use/i)
    assert.match(started.err(), new RegExp(String(port)))
    assert.doesNotMatch(started.err(), /^\s+at \S+/m)
  })
})
