/** Every request that a document or a page prints is sent as printed, with existing ids, and succeeds. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { routes } from '../../../src/http/routes/routes.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing, unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const folder = mkdtempSync(join(tmpdir(), 'laurel-examples-'))
let chain: Chain
let calendar: Calendar
let service: TestService
let apiKey: string | null = null
/** The id for a path, by the path before it. */
const ids: Record<string, string> = {
  '/api/library/': 'compliance-preflight',
  '/api/block/': '5',
  '/library/modules/': 'agent-safety',
  '/library/templates/': 'certificate',
  '/library/': 'compliance-preflight',
  '/pictures/': 'idea-path',
  '/.well-known/agent-skills/': 'laurel',
}

before(async () => {
  chain = await startChain()
  calendar = await startCalendar(chain)
  service = await startService({ stamping: { calendars: [calendar.origin], headersUrl: chain.url } })
  const flow = (await service.post('/api/flow/run', { idea: passing })).json
  const [receiptId, reportId] = [String(flow['simulation'].receiptId), String(flow['preflight'].reportId)]
  const { proofId } = (await service.post('/api/proof', { receiptId })).json as { proofId: string }
  await service.stamper.gather()
  await service.stamper.ask()
  for (const prefix of ['/api/', '/'])
    Object.assign(ids, {
      [`${prefix}receipt/`]: receiptId,
      [`${prefix}report/`]: reportId,
      [`${prefix}proof/`]: proofId,
    })
})
after(async () => {
  await service.close()
  await calendar.close()
  await chain.close()
  rmSync(folder, { recursive: true })
})

/** A path with an id in place of `:id` or `{id}`. */
const withId = (path: string): string =>
  path.replace(/^(.*?)(?::\w+|\{\w+\})/, (_, prefix: string) => {
    assert.ok(ids[prefix] !== undefined, `no id for ${path}`)
    return prefix + ids[prefix]
  })

/** What a request needs besides its body: an API key, or a record of its own to delete and the token for it. */
async function credentials(method: string, path: string): Promise<{ url: string; headers: Record<string, string> }> {
  if (path === '/api/keys/current') {
    // A client may make only five keys a day, so one key is shared until it is revoked.
    const key = apiKey ?? String((await service.post('/api/keys', {})).json['key'])
    apiKey = method === 'DELETE' ? null : key
    return { url: path, headers: { 'x-api-key': key } }
  }
  if (method !== 'DELETE') return { url: withId(path), headers: {} }
  const { preflight, simulation } = (await service.post('/api/flow/run', { idea: passing })).json
  const [id, { deleteToken }] = path.startsWith('/api/report')
    ? [preflight.reportId, preflight]
    : [simulation.receiptId, simulation]
  return { url: path.replace(/:\w+|\{\w+\}/, id), headers: { 'x-delete-token': deleteToken } }
}

async function succeeds(method: string, path: string, body: string | undefined): Promise<void> {
  const { url, headers } = await credentials(method, path)
  const { status, text } = await service.call(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  assert.ok(status >= 200 && status < 400, `${method} ${path}: ${status} ${text.slice(0, 400)}`)
}

test('the OpenAPI document: every example of a body, and every GET and DELETE', async () => {
  const { paths } = JSON.parse((await service.get('/openapi.json')).text) as {
    paths: Record<string, Record<string, any>>
  }
  let bodies = 0
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const content = operation['requestBody']?.content['application/json']
      const examples = Object.values<{ value: unknown }>(content?.examples ?? {}).map(({ value }) => value)
      if (content?.example !== undefined) examples.push(content.example)
      assert.equal(examples.length > 0, method === 'post', `${method} ${path}`)
      for (const example of examples) await succeeds('POST', path, JSON.stringify(example))
      if (method !== 'post') await succeeds(method.toUpperCase(), path, undefined)
      bodies += examples.length
    }
  assert.ok(bodies >= routes.filter(({ method }) => method === 'POST').length)
})

/** The curl calls in a text, without the commands that process their answers. */
const curls = (text: string): readonly string[] =>
  text
    .replaceAll(/ \\\n\s*/g, ' ')
    .match(/\bcurl -(?:[^|&'\n]|'[^']*')+/g)
    ?.map((command) => command.trim()) ?? []

describe('commands of pages and documents', () => {
  const printing: readonly (readonly [path: string, least: number])[] = [
    ['/agents', 9],
    ['/library/templates', 3],
    ['/library/templates.md', 0],
    ['/changelog', 0],
    ['/llms.txt', 1],
    ['/skill.md', 2],
    ['/receipt/{id}', 1],
    ['/report/{id}', 1],
    ['/proof/{id}', 1],
  ]
  for (const [path, least] of printing)
    test(path, async () => {
      const { text } = await service.get(withId(path), { accept: 'text/html' })
      const found = path.includes('.')
        ? curls(text)
        : [...text.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code\s*>/g)].flatMap(([, code = '']) =>
            curls(unescaped(code.replaceAll(/<\/?(?:strong|span)[^>]*>/g, ''))),
          )
      assert.ok(found.length >= least, `${found.length} commands`)
      for (const command of found) {
        const sent = command
          .replaceAll(base, service.origin)
          .replace(/^curl(?! -f)/, 'curl -f')
          .replace(/^curl/, 'curl --create-dirs')
        await assert.doesNotReject(promisify(execFile)('sh', ['-c', sent], { cwd: folder }), command)
      }
    })
})
