/** Skills and articles as documents. */
import { strict as assert } from 'node:assert'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { type TestService, assertProblem, content, startService, testVersion } from '../../fakes/service.ts'
import { data, libraryIds } from '../documents.ts'
import { keys } from '../kit.ts'

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown }

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())
const pack = async () => data(await service.get('/api/agent/pack.json'))

describe('skills and library', () => {
  test('the skills, and their export', async () => {
    const { skills } = await pack()
    assert.deepEqual(data(await service.get('/api/skills')), { skills })
    const answer = await service.get('/api/skills/export.yaml')
    assert.equal(answer.headers.get('content-type'), 'application/yaml; charset=utf-8')
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="laurel-skills-${testVersion}.yaml"`)
    const plain = skills.map(({ yaml, ...rest }: Record<string, unknown>) => rest)
    assert.deepEqual(load(answer.text), { version: testVersion, skills: plain })
    assert.deepEqual(parse(answer.text), { version: testVersion, skills: plain })
  })

  test('the index, filtered and searched', async () => {
    const index = data(await service.get('/api/library'))
    assert.deepEqual(index['entries'], (await pack())['library'])
    assert.deepEqual(index['levels'], ['Foundational', 'Intermediate', 'Advanced'])
    for (const type of index['types'] as string[]) {
      const found = data(await service.get(`/api/library?type=${encodeURIComponent(type)}`))
      assert.ok(found['entries'].length > 0)
      for (const entry of found['entries']) assert.equal(entry.type, type)
      assert.deepEqual([found['types'], found['levels']], [index['types'], index['levels']])
    }
    const both = data(await service.get('/api/library?level=Foundational&q=seed%20phrase'))
    assert.equal(both['entries'][0].id, 'wallet-safety-checklist')
    for (const entry of both['entries']) assert.equal(entry.level, 'Foundational')
    assert.deepEqual(data(await service.get('/api/library?q='))['entries'], index['entries'])
    assert.deepEqual(data(await service.get('/api/library?q=zzzzqqqq'))['entries'], [])
    for (const query of ['type=guide', 'type=', 'level=Beginner', 'page=2', `q=${'x'.repeat(201)}`])
      assertProblem(await service.get(`/api/library?${query}`), 400, 'validation')
  })

  test('every article', async () => {
    for (const id of libraryIds) {
      const article = data(await service.get(`/api/library/${id}`))
      assert.deepEqual(keys(article), [
        'body',
        'cta',
        'hasFullBody',
        'id',
        'level',
        'outcomes',
        'outline',
        'path',
        'readTime',
        'summary',
        'tags',
        'title',
        'type',
      ])
      assert.equal(article['path'], `/library/${id}`)
      assert.equal(article['hasFullBody'], true)
      assert.deepEqual(
        article['outline'],
        article['body'].sections.map(({ heading }: { heading: string }) => heading),
      )
      assert.ok(article['outline'].length > 0 && Number.isInteger(article['readTime']) && article['readTime'] >= 1)
      assert.ok(!JSON.stringify(article).includes('{base}'))
    }
    assert.ok(data(await service.get('/api/library/wallet-safety-checklist'))['body'].checklist.length > 0)
    assertProblem(await service.get('/api/library/nope'), 404, 'not-found')
    assertProblem(await service.get('/api/library/nope?x=1'), 400, 'validation')
    assertProblem(await service.get(`/api/library/${libraryIds[0] ?? ''}?x=1`), 400, 'validation')
  })

  test('the example of every template simulates', async () => {
    const own = await startService()
    try {
      for (const { example } of content.templates) {
        const answer = await own.post('/api/sandbox/simulate', example)
        assert.equal(answer.status, 200, answer.text)
        const { assetName, network, objective } = answer.json['mockPayload']
        assert.deepEqual([assetName, network, objective], [example.assetName, example.network, example.objective])
      }
    } finally {
      await own.close()
    }
  })
})
