/** Whatever a model does, people get an answer, made by the rules (docs/spec/security.md 6 and 7). */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { screeningWith } from '../../src/cli/screening.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { apiKey, good, ideaOf, startAi, type Ai } from '../fakes/ai.ts'
import {
  bytes,
  content,
  dripping,
  half,
  hangingUp,
  huge,
  saying,
  silent,
  startModel,
  status,
  type Behaviour,
  type FakeModel,
} from '../fakes/model.ts'
import { startService, type TestService } from '../fakes/service.ts'

const rules = screeningWith(ruleSet, replacements)
const sent = { bytes: 0 }
const hugeSize = 256 * 1024 * 1024

let ai: Ai
let service: TestService
let elsewhere: FakeModel

before(async () => {
  ai = await startAi()
  service = await startService({ screening: ai.screening })
  elsewhere = await startModel()
})

after(async () => {
  assert.equal(elsewhere.requests.length, 0, 'something was asked that nobody configured')
  await service.close()
  await ai.close()
  await elsewhere.close()
})

/** Each fault with the number of requests that one rewrite then makes, and the reason reported. */
const faults: readonly (readonly [string, () => Behaviour, number, string])[] = [
  ['says 500', () => status(500), 2, 'status 500'],
  ['says 503 and when to come back', () => status(503, { 'retry-after': '1' }), 2, 'status 503'],
  ['says 429', () => status(429, { 'retry-after': '0' }), 1, 'status 429'],
  ['says 401', () => status(401), 1, 'status 401'],
  ['refuses the request in any form', () => status(400), 2, 'status 400'],
  ['sends elsewhere', () => status(307, { location: `${elsewhere.baseUrl}/chat/completions` }), 1, 'redirect'],
  ['sends elsewhere for good', () => status(301, { location: `${elsewhere.baseUrl}/chat/completions` }), 1, 'redirect'],
  ['hangs up', () => hangingUp, 2, 'network'],
  ['answers half', () => half(good), 2, 'network'],
  ['answers far too much', () => huge(good, hugeSize, sent), 1, 'too-long'],
  ['answers a little too much', () => bytes(' '.repeat(65_537)), 1, 'too-long'],
  ['answers junk', () => bytes('}{ \0 junk'), 1, 'no completion'],
  ['answers a page', () => bytes('<html>Bad gateway</html>', 'text/html'), 1, 'no completion'],
  ['answers no UTF-8', () => bytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 1, 'encoding'],
  ['answers nothing', () => bytes(''), 1, 'no completion'],
  ['answers another shape', () => bytes('{"choices":[]}'), 1, 'no completion'],
  ['answers with a prototype', () => bytes('{"__proto__":{"choices":[{"message":{}}]}}'), 1, 'no completion'],
  ['answers no JSON inside', () => content('Sure! Here is a safer idea.'), 1, 'no candidate'],
  ['answers another form inside', () => content('{"idea":"A badge."}'), 1, 'no candidate'],
  ['answers a list inside', () => content('{"safeIdea":["A badge."]}'), 1, 'no candidate'],
  ['answers no content', () => content(null), 1, 'no candidate'],
  ['is cut off', () => content(JSON.stringify({ safeIdea: good }), 'length'), 1, 'no candidate'],
  ['answers blanks', () => saying(' \n '), 1, 'refused: length'],
  ['answers 8,001 characters', () => saying('A reading badge for pupils. '.repeat(286)), 1, 'refused: length'],
  [
    'answers a lone surrogate',
    () => content(String.raw`{"safeIdea":"A reading badge \ud800 for pupils"}`),
    1,
    'refused: characters',
  ],
]

describe('a model that', () => {
  for (const [n, [what, behaviour, requests, reason]] of faults.entries()) {
    for (const path of ['/api/compliance/rewrite', '/api/flow/run']) {
      test(`${what}: the rules answer at ${path}`, async () => {
        // A good call after the pause first, so that faults of earlier tests have no effect.
        ai.time.ms += 60_000
        ai.model.will(saying(good))
        await ai.rewrite(ideaOf(`warm-up ${n} ${path}`))
        const idea = ideaOf(`${n}${path.length}`)
        const before = ai.model.requests.length
        ai.model.will(behaviour())
        const answer = await service.post(path, { idea })
        assertByRules(answer.json, answer.status, idea)
        assert.equal(ai.model.requests.length - before, requests)
        assert.equal(ai.reasons.at(-1), reason)
      })
    }
  }

  test('an answer that is far too long is not read to its end', () => {
    assert.ok(sent.bytes > 0 && sent.bytes < hugeSize / 4, `${sent.bytes} bytes`)
  })

  for (const [what, behaviour] of [
    ['is silent', () => silent],
    ['drips', () => dripping(good)],
  ] as const) {
    test(`${what}: the rules answer at the deadline, and the connection is closed`, async () => {
      ai.time.ms += 60_000
      const idea = ideaOf(what)
      const before = ai.model.requests.length
      ai.model.will(behaviour())
      const waiting = service.post('/api/compliance/rewrite', { idea })
      await ai.model.asked(before + 1)
      ai.expire()
      const answer = await waiting
      assertByRules(answer.json, answer.status, idea)
      await ai.model.requests.at(-1)?.closed
      assert.equal(ai.model.requests.length, before + 1)
      assert.equal(ai.reasons.at(-1), 'late')
    })
  }

  test('a failing model leaves no trace of its configuration in a log, a reason or an answer', async () => {
    const answer = await service.get('/api/health')
    for (const text of [service.log(), answer.text, ...ai.failures, ...ai.reasons]) {
      assert.ok(!text.includes(apiKey) && !text.includes('reading badge') && !text.includes(ai.model.baseUrl))
    }
  })
})

function assertByRules(json: Record<string, any>, code: number, idea: string): void {
  assert.equal(code, 200)
  const rewrite = json['rewrite'] ?? json
  assert.equal(rewrite.source, 'rules')
  assert.notEqual(rules.preflight({ idea: rewrite.safeIdea }).outcome, 'fail')
  assert.ok(rewrite.changes.length > 0, idea)
}
