/** Every documented route answers, and every route that answers is documented. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { failing, passing, pathOf } from '../kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

interface Operation {
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: {
      readonly 'application/json': { readonly example?: unknown; readonly schema?: { readonly properties?: object } }
    }
  }
  readonly responses: Readonly<Record<string, unknown>>
  readonly security?: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}
const documented = async () => {
  const { paths } = (await service.get('/openapi.json')).json
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** Pages for an id or a form. Every other page is in /api/docs. */
const pagesBehind = [
  '/delete',
  '/deleted',
  '/mine',
  '/receipt/:id',
  '/report/:id',
  '/result/:token',
  '/assets/web/:name',
  '/proof/:id',
  '/proof/:id/upgrade',
  '/problems/:code',
  '/keys/revoke',
  '/keys/revoked',
  '/waitlist/joined',
  ...content.library.map(({ id }) => `/library/${id}`),
  ...content.modules.map(({ id }) => `/library/modules/${id}`),
  '/library/badge-issuance-playbook/sheet',
  ...content.templates.map(({ id }) => `/library/templates/${id}/sheet`),
]
/** Files that pages load. */
const assets = [
  '/assets/laurel.css',
  '/assets/results.css',
  '/assets/pages.css',
  '/assets/developers.css',
  '/assets/laurel.svg',
  ...['newsreader', 'newsreader-latin', 'newsreader-extended'].map((name) => `/assets/fonts/${name}.woff2`),
]

/** Whether a registered path is an instance of a documented path, whose `{id}` matches any part of a segment. */
const fits = (path: string, documentedPath: string): boolean =>
  new RegExp(`^${documentedPath.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

test('every operation of OpenAPI answers: its example with 200, an unknown id with 404, a missing token with 403', async () => {
  for (const { method, path, operation } of await documented()) {
    const where = `${method} ${path}`
    const url = path.replace('{id}', 'unknown').replace('{name}', 'laurel')
    const needsKey = operation.security?.every((scheme) => Object.keys(scheme).length > 0) ?? false
    if (needsKey) {
      assert.equal((await service.call(url, { method })).status, 401, where)
      const { key } = (await service.post('/api/keys', {})).json
      const answer = await service.call(url, { method, headers: { 'x-api-key': String(key) } })
      assert.equal(answer.status, 200, where)
    } else if (method === 'GET') {
      const { status } = await service.get(url)
      // Blocks have a height, and "unknown" is none. Every other id may be any text.
      const unknown = path.startsWith('/api/block/') ? 400 : 404
      const known = '308' in operation.responses ? 308 : 200
      assert.equal(status, path.includes('{id}') ? unknown : known, where)
    } else if (method === 'DELETE') {
      assert.equal((await service.call(url, { method })).status, 403, where)
    } else if (path.includes('{id}')) {
      assert.equal((await service.post(url, {})).status, 404, where)
    } else {
      const body = operation.requestBody?.content['application/json'].example
      assert.ok(body, where)
      assert.equal((await service.post(url, body)).status, 200, where)
    }
  }
})

test('GET answers support conditional requests, and no others do', async () => {
  for (const { method, path, operation } of await documented())
    assert.equal('304' in operation.responses, method === 'GET' && '200' in operation.responses, `${method} ${path}`)
})

test('every address of /api/docs answers', async () => {
  const { openapi, mcp, pages, problems } = (await service.get('/api/docs')).json['data']
  for (const address of [openapi.json, openapi.yaml, mcp, ...pages, ...problems])
    assert.equal((await service.get(pathOf(address))).status, 200, address)
})

test('every registered route is in OpenAPI, or is a page for people', async () => {
  const { pages } = (await service.get('/api/docs')).json['data']
  const paths = (await documented()).map(({ path }) => path)
  const registered = service.paths()
  const described = (path: string) => paths.some((one) => fits(path.replaceAll(/:\w+/g, 'x'), one))
  const rest = registered.filter((path) => !described(path))
  const listed = (pages as string[]).map(pathOf).filter((path) => !described(path))
  assert.deepEqual(rest.toSorted(), [...listed, ...pagesBehind, ...assets].toSorted())
  // Only HTML is left out: no machine-readable answer may count as a page.
  for (const path of listed)
    assert.equal((await service.get(path)).headers.get('content-type'), 'text/html; charset=utf-8', path)
  assert.deepEqual(
    paths.filter((one) => !registered.some((path) => fits(path.replaceAll(/:\w+/g, 'x'), one))),
    [],
    'documented, but nothing is registered there',
  )
})

/** Pages whose samples (test/fakes/pages) are small are complete only here, such as the API reference. */
test('no page that is served has an id twice', async () => {
  const made = (await service.post('/api/flow/run', { idea: passing })).json
  const failed = (await service.post('/api/flow/run', { idea: failing })).json
  const records = [made['simulation'].shareUrl, made['preflight'].shareUrl, failed['preflight'].shareUrl].map(pathOf)
  const { problems } = (await service.get('/api/docs')).json['data']
  const fixed = service.paths().filter((path) => !path.includes(':'))
  const pages = new Map<string, readonly string[]>()
  for (const path of [...fixed, ...records, ...(problems as string[]).map(pathOf), '/unknown', '/proof/unknown']) {
    const { headers, text } = await service.get(path, { accept: 'text/html' })
    if (headers.get('content-type')?.startsWith('text/html') !== true) continue
    pages.set(
      path,
      [...text.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id),
    )
  }
  for (const path of ['/', '/docs', '/rules', '/library/templates', '/mine', '/unknown', ...records])
    assert.ok(pages.has(path), path)
  for (const [path, ids] of pages)
    assert.deepEqual(
      ids.filter((id, n) => ids.indexOf(id) < n),
      [],
      path,
    )
})

test('optional bodies are declared optional, and no others are', async () => {
  for (const { method, path, operation } of await documented()) {
    if (method !== 'POST') continue
    const required = !['/api/agent/pack', '/api/keys', '/api/proof/{id}/upgrade'].includes(path)
    assert.equal(operation.requestBody?.required, required, path)
    // The id is in the address; the operation refuses it in the body.
    const { schema } = operation.requestBody.content['application/json']
    if (path.includes('{id}')) assert.deepEqual(schema?.properties, {})
  }
})

test('no id of an article equals a path of the library', () => {
  for (const { id } of content.library) assert.ok(!['modules', 'templates'].includes(id), id)
})
