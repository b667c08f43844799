/** PostgreSQL is killed under a service: reads go on, nothing is acknowledged, and it recovers by itself. */
import { strict as assert } from 'node:assert'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { startPostgres } from '../fakes/postgres.ts'
import { assertProblem, startService } from '../fakes/service.ts'

const fromMemory = [
  ...['/', '/library', '/docs', '/llms.txt', '/skill.md', '/openapi.json'],
  ...['/api/agent/pack.json', '/api/agent/meta', '/api/skills', '/api/library'],
]
const idea = { idea: 'A badge for whoever swept the yard. It cannot be sold.' }

test('the pack, the library and pages are served, writes are 503 with Retry-After, and later all is as before', async () => {
  const server = await startPostgres({ sync: false })
  const service = await startService({ databaseUrl: await server.freshDatabase() })
  try {
    const kept = await service.post('/api/flow/run', idea)
    assert.equal(kept.status, 200)

    await server.crash()
    for (const path of fromMemory) assert.equal((await service.get(path)).status, 200, path)
    for (const path of ['/api/flow/run', '/api/compliance/preflight', '/api/keys']) {
      const refused = await service.post(path, path === '/api/keys' ? {} : idea)
      assertProblem(refused, 503, 'unavailable')
      assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
    }
    assertProblem(await service.get('/api/health'), 503, 'unavailable')

    await server.restart()
    let again = await service.post('/api/flow/run', idea)
    for (let tries = 0; again.status === 503 && tries < 50; tries += 1) {
      await pause(100)
      again = await service.post('/api/flow/run', idea)
    }
    assert.equal(again.status, 200)
    const { receiptId } = kept.json['simulation']
    assert.equal((await service.get(`/api/receipt/${receiptId}`)).status, 200)
  } finally {
    await service.close()
    await server.stop()
  }
})
