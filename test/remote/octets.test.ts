/** Requests for bytes: the addresses that they may go to, and Retry-After. */
import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { octets, secondsOf } from '../../src/remote/octets.ts'

test('a literal address follows the same rules as one from a name', async () => {
  let contacted = 0
  const server = createServer((_request, response) => {
    contacted += 1
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (host: string, mayBePrivate: boolean) =>
    octets({
      url: new URL(`http://${host}:${port}/`),
      method: 'GET',
      headers: {},
      signal: AbortSignal.timeout(5000),
      maxBytes: 100,
      mayBePrivate,
    })
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost'])
    await assert.rejects(ask(host, false), { reason: 'private-address' }, host)
  assert.equal(contacted, 0)
  assert.equal((await ask('127.0.0.1', true)).status, 200)
  server.close()
})

test('Retry-After is read in both of its forms', () => {
  const sent = 'Sun, 06 Nov 1994 08:49:37 GMT'
  assert.equal(secondsOf('120', undefined), 120)
  assert.equal(secondsOf('86400000', sent), 86_400_000)
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:51:37 GMT', sent), 120)
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:00:00 GMT', sent), 0, 'it is over')
  for (const wrong of [undefined, '', '-1', '1.5', 'soon', '1994-11-06T08:51:37Z', 'Sun, 99 Nov 1994 08:51:37 GMT'])
    assert.equal(secondsOf(wrong, sent), null, String(wrong))
  assert.equal(secondsOf('Sun, 06 Nov 1994 08:51:37 GMT', undefined), null)
})
