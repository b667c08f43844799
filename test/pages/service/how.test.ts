/** The sentence at the beginning of “How it works” gets the answer and the wording that the page shows. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { storyOf } from '../../../src/pages/service/how.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

test('its marked words are what is found, and its safer words are those of the rewrite, which pass', async () => {
  const { preflight, rewrite } = (await service.post('/api/flow/run', { idea: storyOf.before, simulate: false })).json
  assert.equal(preflight.outcome, 'fail')
  const found = preflight.findings.map(({ start, end }: { start: number; end: number }) =>
    storyOf.before.slice(start, end),
  )
  assert.deepEqual(found, [storyOf.marked])
  assert.deepEqual([rewrite.safeIdea, rewrite.outcome], [storyOf.after, 'pass'])
})

test('its badge is that of a template, and the words of the picture say its name', async () => {
  const template = content.templates.find(({ id }) => id === storyOf.template)
  assert.ok(template)
  const { text } = await service.get('/how-it-works')
  assert.ok(text.includes(`src="/library/templates/${storyOf.template}.svg"`))
  assert.ok(text.includes(`“${template.example.assetName}”`))
})
