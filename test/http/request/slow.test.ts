/** Clients that send their request very slowly are disconnected, and other clients are served meanwhile. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { startService } from '../../fakes/service.ts'
import { open, readRaw } from '../kit.ts'

/** Sends a piece every two seconds. Resolves with the answer when the server closes. */
function drip(origin: string, first: string, piece: () => string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(origin)
    let text = ''
    let timer: NodeJS.Timeout | undefined
    socket.on('connect', () => {
      socket.write(first)
      timer = setInterval(() => socket.write(piece()), 2000)
    })
    socket.on('data', (chunk) => (text += chunk.toString('utf8')))
    // A reset counts as an answer; 'close' follows it.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text)
    })
  })
}

test('slow headers and slow bodies are closed with 408 or a reset', { timeout: 50_000 }, async (t) => {
  const service = await startService()
  t.after(() => service.close())
  let n = 0
  const headers = Array.from({ length: 50 }, () =>
    drip(service.origin, 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n', () => `X-Slow-${n++}: a\r\n`),
  )
  const head =
    'POST /api/compliance/preflight HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
  const bodies = Array.from({ length: 20 }, () => drip(service.origin, `${head}{"idea":"`, () => 'a'))

  let state = 'open'
  const closed = Promise.all([...headers, ...bodies]).finally(() => (state = 'closed'))
  let served = 0
  const normal = (async () => {
    while (state === 'open') {
      assert.equal((await service.get('/api/health')).status, 200)
      served++
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })()

  for (const text of await closed) {
    if (text === '') continue
    const answers = text.match(/HTTP\/1\.1 \d{3}/g) ?? []
    assert.equal(answers.length, 1, `two answers to one request: ${answers.join(', then ')}`)
    const answer = readRaw(text)
    assert.equal(answer.status, 408, answer.head)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.equal(answer.headers.get('connection'), 'close')
    const body = JSON.parse(answer.body) as Record<string, unknown>
    assert.equal(body['status'], 408)
    assert.equal(body['ok'], false)
    assert.equal(typeof body['code'], 'string')
    assert.equal(typeof body['requestId'], 'string')
  }
  await normal
  assert.ok(served > 1)
})

/** The ends of connections in this process, of clients and of the service. */
const openEnds = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 100))
}

test('clients that read nothing of large answers are closed, and others are served', { timeout: 50_000 }, async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const document = await service.get('/openapi.json')
  const length = Buffer.byteLength(document.text)
  const [clients, asked] = [30, 60]
  const sockets = Array.from({ length: clients }, () => {
    const socket = open(service.origin)
    socket.on('error', () => undefined)
    socket.pause()
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(asked))
    return socket
  })
  await until(() => openEnds() >= 2 * clients)
  await until(() => openEnds() <= clients)
  assert.equal((await service.get('/api/health')).status, 200)
  // What had been sent is all that they get.
  for (const socket of sockets) {
    let read = 0
    socket.on('data', (chunk: Buffer) => (read += chunk.length))
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    assert.ok(read < asked * length, `${read} of ${asked * length} bytes`)
  }
})
