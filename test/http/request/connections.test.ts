/** Too many connections or unfinished bodies of one client: the slowest makes room, and others are served. */
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { mostOpen } from '../../../src/http/request/connections.ts'
import { startService, type TestService } from '../../fakes/service.ts'
import { readRaw } from '../kit.ts'

const head = (more = '') =>
  `POST /api/compliance/preflight HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`

interface Client {
  readonly socket: Socket
  /** What was received until the connection was closed. */
  readonly closed: Promise<string>
  readonly isClosed: () => boolean
}

async function client({ origin }: TestService, localAddress: string, first = ''): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), localAddress })
  let text = ''
  let ended = false
  socket.on('data', (chunk) => (text += chunk.toString('utf8')))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close').then(() => {
    ended = true
    return text
  })
  await once(socket, 'connect')
  if (first !== '') socket.write(first)
  return { socket, closed, isClosed: () => ended }
}

test('over the bound of an address its oldest idle connection is closed, and nobody else’s', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const other = await client(service, '127.0.0.3')
  const own: Client[] = []
  for (let n = 0; n <= mostOpen.perClient; n += 1) own.push(await client(service, '127.0.0.2'))
  await own[0]?.closed
  assert.equal((await service.get('/api/health')).status, 200)
  assert.deepEqual(
    own.flatMap((one, n) => (one.isClosed() ? [n] : [])),
    [0],
  )
  assert.equal(other.isClosed(), false)
  for (const { socket } of [...own, other]) socket.destroy()
})

test('connections of a trusted proxy are not bounded', async (t) => {
  const service = await startService({ trustedProxies: ['127.0.0.2'] })
  t.after(() => service.close())
  const own: Client[] = []
  for (let n = 0; n <= mostOpen.perClient; n += 1) own.push(await client(service, '127.0.0.2'))
  assert.equal((await service.get('/api/health')).status, 200)
  assert.equal(own.filter((one) => one.isClosed()).length, 0)
  for (const { socket } of own) socket.destroy()
})

test('over the bound of bodies the slowest is answered 408 and closed, by the client that a proxy reports', async (t) => {
  let now = 0
  const service = await startService({ trustedProxies: ['127.0.0.1'], clock: () => now })
  t.after(() => service.close())
  const sent: Client[] = []
  for (let n = 0; n < mostOpen.bodies; n += 1)
    sent.push(await client(service, '127.0.0.1', head('X-Forwarded-For: 198.51.100.1\r\n')))
  const other = await client(service, '127.0.0.1', head('X-Forwarded-For: 198.51.100.2\r\n'))
  // Their requests are read before this one is answered.
  assert.equal((await service.get('/api/health')).status, 200)
  now += mostOpen.notSlowMs + 1
  const last = await client(service, '127.0.0.1', head('X-Forwarded-For: 198.51.100.1\r\n'))
  const answers = await Promise.race(sent.map(({ closed }) => closed))
  const { status, headers } = readRaw(answers)
  assert.deepEqual([status, headers.get('connection')], [408, 'close'])
  assert.equal(sent.filter((one) => one.isClosed()).length, 1)
  assert.ok(!last.isClosed() && !other.isClosed())
  for (const { socket } of [...sent, other, last]) socket.destroy()
})
