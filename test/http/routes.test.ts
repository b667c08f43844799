/** Every documented route answers, and every route that answers is documented. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { type TestService, content, startService } from '../fakes/service.ts'
import { pathOf } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } }
  readonly responses: Readonly<Record<string, unknown>>
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}
const documented = async () => {
  const { paths } = (await service.get('/openapi.json')).json
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** Pages that belong to an id, and files that pages and documents name; everything else /api/docs or OpenAPI lists. */
const ofAnId = [
  '/receipt/:id',
  '/receipt/:id/badge.svg',
  '/receipt/:id/image.png',
  '/report/:id',
  '/proof/:id',
  '/proof/:id/upgrade',
  '/problems/:code',
  '/assets/laurel.css',
  '/assets/laurel.svg',
  '/assets/page.js',
  '/assets/proofs.js',
  '/assets/ots.js',
  // Where the server card stood in earlier drafts.
  '/.well-known/mcp/server-card.json',
  // Reached from the skills index.
  '/.well-known/agent-skills/laurel/SKILL.md',
  ...content.library.flatMap(({ id }) => [`/library/${id}`, `/library/${id}.md`]),
]

test('every operation of OpenAPI answers: its example with 200, an unknown id with 404', async () => {
  for (const { method, path, operation } of await documented()) {
    const where = `${method} ${path}`
    const url = path.replace('{id}', 'unknown')
    if (method === 'GET') {
      const { status } = await service.get(url)
      // A block has a height, which "unknown" is not; every other id may be anything.
      assert.equal(status, path.startsWith('/api/block/') ? 400 : path.includes('{id}') ? 404 : 200, where)
    } else if (path.includes('{id}')) {
      assert.equal((await service.post(url, {})).status, 404, where)
    } else {
      const body = operation.requestBody?.content['application/json'].example
      assert.ok(body, where)
      assert.equal((await service.post(url, body)).status, 200, where)
    }
  }
})

test('only what a GET answers can be asked for on a condition', async () => {
  for (const { method, path, operation } of await documented())
    assert.equal('304' in operation.responses, method === 'GET', `${method} ${path}`)
})

test('every address of /api/docs answers', async () => {
  const { openapi, mcp, pages, problems } = (await service.get('/api/docs')).json['data']
  for (const address of [openapi.json, openapi.yaml, mcp, ...pages, ...problems])
    assert.equal((await service.get(pathOf(address))).status, 200, address)
})

test('every route that is registered stands in OpenAPI, in /api/docs, or in the short list of this test', async () => {
  const { openapi, pages } = (await service.get('/api/docs')).json['data']
  const known = new Set([
    ...(await documented()).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
    ...[openapi.json, openapi.yaml, ...pages].map(pathOf),
    ...ofAnId,
  ])
  const registered = service.paths()
  assert.deepEqual(
    registered.filter((path) => !known.has(path)),
    [],
  )
  assert.deepEqual(
    [...known].filter((path) => !registered.includes(path)),
    [],
  )
})
