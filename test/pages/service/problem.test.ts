/** The pages of problems: their examples are true. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { problemExamples } from '../../../src/pages/service/problem-examples.ts'
import { startService } from '../../fakes/service.ts'
import { unescaped } from '../../http/kit.ts'

test('the bad body of an example is refused as its page says, and the good one is taken', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const examples = Object.entries(problemExamples)
  assert.ok(examples.length >= 3)
  for (const [code, { call, operation, bad, good, wrong, right, answer }] of examples) {
    const [method, path = ''] = call.split(' ')
    assert.equal(method, 'POST')
    const refused = await service.post(path, bad)
    assert.equal(refused.json['code'], code)
    for (const [name, value] of Object.entries(answer)) assert.deepEqual(refused.json[name], value, `${code}: ${name}`)
    assert.deepEqual(refused.json['errors'], answer.errors)
    assert.equal((await service.post(path, good)).status, 200, good)

    const { text } = await service.get(`/problems/${code}`)
    // Colours stand in elements of their own.
    const page = unescaped(text.replaceAll(/<\/?span[^>]*>/g, ''))
    for (const shown of [call, `<mark>${wrong}</mark>`, ...(right === undefined ? [] : [`<ins>${right}</ins>`])])
      assert.ok(page.includes(shown), `${code}: ${shown}`)
    for (const body of [bad, good]) assert.ok(page.replaceAll(/<\/?(?:mark|ins)>/g, '').includes(body), code)
    assert.equal(page.split('data-copy=""').length - 1, 2, 'neither a refused body nor its answer is copied')
    assert.match(page, /<a href="\/docs#errors">← All problems<\/a>/)
    assert.equal(page.split('All problems').length - 1, 1)
    assert.ok((await service.get('/docs')).text.includes(`id="${operation.name}"`))
    assert.ok(page.includes(`<a class="button" href="/docs#${operation.name}">${operation.title} in the reference</a>`))
  }
})
