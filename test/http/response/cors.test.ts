/** Scripts of other origins may send a CORS preflight for everything that they may read, and for no page. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { headerList } from '../kit.ts'

const origin = { origin: 'https://elsewhere.example' }
const allowed = 'access-control-allow-origin'
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

test('an address that is open to other origins answers their preflight, and no other does', async () => {
  let open = 0
  for (const path of service.paths().map((one) => one.replace(/:\w+/g, 'unknown'))) {
    const asked = {
      ...origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    }
    const preflight = await service.call(path, { method: 'OPTIONS', headers: asked })
    assert.equal(preflight.status, 204, path)
    const answers = [await service.get(path, origin), await service.get(path, { ...origin, accept: 'text/markdown' })]
    // An address with an unknown id, or of a POST, answers with a problem that any origin may read.
    if (answers.some(({ status }) => status >= 400)) continue
    const isOpen = answers.some(({ headers }) => headers.get(allowed) === '*')
    if (isOpen) open += 1
    assert.equal(preflight.headers.get(allowed), isOpen ? '*' : null, path)
    if (!isOpen) continue
    assert.ok(headerList(preflight, 'access-control-allow-methods').includes('get'), path)
    assert.ok(headerList(preflight, 'access-control-allow-headers').includes('if-none-match'), path)
  }
  assert.ok(open > 40, String(open))
})

test('the problem in place of a document is as readable as the document', async () => {
  for (const path of [
    '/library/nope.md',
    '/library/modules/nope.md',
    '/.well-known/nope.json',
    '/nope.txt',
    '/api/nope',
  ]) {
    const answer = await service.get(path, origin)
    assert.equal(answer.status, 404, path)
    assert.equal(answer.headers.get(allowed), '*', path)
  }
  const page = await service.get('/library/nope', { ...origin, accept: 'text/html' })
  assert.deepEqual([page.status, page.headers.get(allowed)], [404, null])
})

test('the preflight of the home page, which is open for its Markdown, allows no form', async () => {
  const asked = { ...origin, 'access-control-request-method': 'POST' }
  const preflight = await service.call('/', { method: 'OPTIONS', headers: asked })
  assert.ok(!headerList(preflight, 'access-control-allow-methods').includes('post'))
  assert.ok(headerList(preflight, 'allow').includes('post'))
})
