/** The `instance` member of problems, and keys that were never issued. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../fakes/service.ts'
import { raw, rawProblem } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

test('a problem names the requested address, or its own request if the address cannot be repeated', async () => {
  for (const path of ['/library/100%25', '/library/caf%C3%A9', '/library/%zz', '/%', '/api/library/%E0%A4%A'])
    assert.equal((await service.get(path)).json['instance'], path)
  for (const path of ['/%22quoted%22', '/api/library/%3Cb%3E'])
    assert.equal((await service.get(`${path}?q=%zz`)).json['instance'], path)
  const key = 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'
  const escaped = Buffer.from(key).toString('hex').replace(/../g, '%$&')
  for (const hidden of [
    key,
    escaped,
    escaped.replaceAll('%', '%25'),
    key.replace('89', '%zz89'),
    key.replace('89', '8%39'),
  ]) {
    const { text, json } = await service.get(`/nope/${hidden}`)
    assert.equal(json['instance'], `#${json['requestId']}`, hidden)
    assert.ok(!text.includes('JuH7Lrci') && !text.includes(escaped.slice(0, 30)), hidden)
  }
  // The address of a proof does not make a key a digest.
  const digits = '5f'.repeat(30) + '0a1b'
  const words = encodeURIComponent(`A badge for the reading. private_key=${digits} . It stays.`)
  for (const path of [`/api/proof/${words}/ots`, `/proof/${words}`]) {
    const { text } = await service.get(path)
    assert.ok(!text.includes(digits), text)
  }
  const broken = rawProblem(await raw(service.origin, 'NOT HTTP\r\n\r\n'), 400, 'validation')
  assert.equal(broken['instance'], `#${broken['requestId']}`)
})

test('a wrong key is 401 at every address of the API, for reading and writing, and at no other', async () => {
  for (const headers of [{ 'x-api-key': 'lrl_wrong' }, { authorization: 'Bearer lrl_wrong' }]) {
    const paths = service.paths().filter((path) => path.startsWith('/api/'))
    assert.ok(paths.includes('/api/mcp') && paths.includes('/api/mcp/server-card'))
    for (const path of paths.map((one) => one.replace(':id', 'unknown')))
      for (const method of ['GET', 'POST']) {
        const init = { method, headers: { ...headers, 'content-type': 'application/json' } }
        const answer = await service.call(path, method === 'POST' ? { ...init, body: '{}' } : init)
        assert.equal(answer.status, 401, `${method} ${path}`)
        assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      }
    for (const path of ['/', '/library', '/llms.txt'])
      assert.equal((await service.get(path, headers)).status, 200, path)
  }
})
