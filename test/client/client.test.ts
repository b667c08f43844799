/** The client as its users import it, against a real service. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLaurelClient } from 'laurel/client'
import { type TestService, startService } from '../fakes/service.ts'
import { failing, passing } from '../http/kit.ts'

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 5 })
})
after(() => service.close())

const client = () => createLaurelClient({ baseUrl: service.origin })

describe('the typed client', () => {
  test('goes from the pack to a mock receipt in three requests', async () => {
    const seen: string[] = []
    const laurel = createLaurelClient({
      baseUrl: service.origin,
      fetch: (request) => {
        seen.push(`${request.method} ${new URL(request.url).pathname}`)
        return fetch(request)
      },
    })
    const meta = await laurel.GET('/api/agent/meta')
    assert.match(meta.data?.data.agentPackVersion ?? '', /^\d{4}\.\d{2}\.\d{2}\.\d+$/)
    const run = await laurel.POST('/api/flow/run', { body: { idea: passing } })
    const receiptId = run.data?.simulation?.receiptId
    assert.ok(receiptId)
    const receipt = await laurel.GET('/api/receipt/{id}', { params: { path: { id: receiptId } } })
    assert.equal(receipt.data?.data.mockPayload.mock, true)
    assert.deepEqual(seen, ['GET /api/agent/meta', 'POST /api/flow/run', `GET /api/receipt/${receiptId}`])
  })

  test('returns the outcome of a failing idea as an answer, not as an error', async () => {
    const { data, error } = await client().POST('/api/compliance/preflight', { body: { idea: failing } })
    assert.equal(error, undefined)
    // A union of three types, which the compiler can narrow.
    const outcome: 'pass' | 'warn' | 'fail' | undefined = data.outcome
    assert.equal(outcome, 'fail')
  })

  test('sends the API key that it was created with', async () => {
    const { json } = await service.post('/api/keys', {})
    const laurel = createLaurelClient({ baseUrl: service.origin, apiKey: String(json['key']) })
    const { response } = await laurel.POST('/api/compliance/rewrite', { body: { idea: passing } })
    assert.equal(response.headers.get('ratelimit-policy'), '"expensive";q=1000;w=3600')
  })

  test('returns a problem as an error with its code', async () => {
    const unknown = await client().GET('/api/library/{id}', { params: { path: { id: 'nope' } } })
    assert.equal(unknown.data, undefined)
    assert.equal(unknown.error.code, 'not-found')
    const wrong = await client().POST('/api/sandbox/simulate', {
      // @ts-expect-error The compiler refuses a network that is never simulated, and so does the service.
      body: { assetName: 'Garden Helper', network: 'mainnet' },
    })
    assert.equal(wrong.error?.code, 'network-not-allowed')
    // @ts-expect-error There is no such address.
    const missing = await client().GET('/api/nothing')
    assert.equal(missing.response.status, 404)
  })

  test('filters by query, and reads answers other than JSON as text', async () => {
    const found = await client().GET('/api/library', { params: { query: { type: 'Checklist', q: 'wallet' } } })
    assert.equal(found.data?.data.entries[0]?.id, 'wallet-safety-checklist')
    const skill = await client().GET('/api/agent/skill.md', { parseAs: 'text' })
    assert.match(skill.data ?? '', /^---\nname: laurel\n/)
  })
})

test('loads in plain Node out of node_modules, as in a dependent project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-client-'))
  try {
    const root = new URL('../../', import.meta.url)
    mkdirSync(join(folder, 'node_modules/laurel/src'), { recursive: true })
    cpSync(new URL('src/client', root), join(folder, 'node_modules/laurel/src/client'), { recursive: true })
    cpSync(new URL('package.json', root), join(folder, 'node_modules/laurel/package.json'))
    for (const part of ['openapi-fetch', 'openapi-typescript-helpers'])
      cpSync(new URL(`node_modules/${part}`, root), join(folder, 'node_modules', part), { recursive: true })
    writeFileSync(
      join(folder, 'main.mjs'),
      "import { createLaurelClient } from 'laurel/client'\n" +
        "console.log(typeof createLaurelClient({ baseUrl: 'http://127.0.0.1:9' }).POST)\n",
    )
    assert.equal(execFileSync(process.execPath, [join(folder, 'main.mjs')], { encoding: 'utf8' }), 'function\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
