import { strict as assert } from 'node:assert'
import { channel } from 'node:diagnostics_channel'
import { after, before, describe, test } from 'node:test'
import { failCategories, warnCategories } from '../../src/core/finding.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { aiModel } from '../../src/remote/ai-model.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { apiKey, draftIn, good, idea } from '../fakes/ai.ts'
import { content, judging, saying, silent, startModel, status, type FakeModel } from '../fakes/model.ts'

const request = { idea, findings: preflight({ idea }, ruleSet).findings, tokenType: 'badge', audience: 'pupils' }
const signal = new AbortController().signal
const options = { apiKey, model: 'test-model', timeoutMs: 60_000 }

let model: FakeModel

before(async () => {
  model = await startModel()
})

after(() => model.close())

const configured = (set: Partial<Parameters<typeof aiModel>[0]> = {}) =>
  aiModel({ ...options, baseUrl: model.baseUrl, ...set })

describe('the request to a model', () => {
  test('is one chat completion: the policy, the findings in our words, the idea as data, a schema for the answer', async () => {
    model.will(saying(good))
    assert.equal(await configured().propose(request, signal), good)
    const [asked] = model.requests
    assert.ok(asked)
    assert.equal(asked.path, '/v1/chat/completions')
    assert.equal(asked.headers.authorization, `Bearer ${apiKey}`)
    const { messages, ...rest } = asked.body
    assert.deepEqual(
      messages.map((message: { role: string }) => message.role),
      ['system', 'user'],
    )
    assert.doesNotMatch(messages[0].content, /\b(?:pass|fail|preflight|score|reading)\b/)
    assert.match(messages[1].content, /^Findings:\n1\. trading: .+/)
    assert.deepEqual(draftIn(asked), {
      idea,
      tokenType: 'badge',
      audience: 'pupils',
      marked: [{ finding: 1, passage: request.findings[0]?.excerpt }],
    })
    assert.equal(rest.model, 'test-model')
    assert.ok(rest.temperature <= 0.3 && rest.max_tokens <= 8_000 && rest.response_format.json_schema.strict === true)
    assert.ok(!asked.text.includes(apiKey))
  })

  test('is not made if the request contains a key', async () => {
    const before = model.requests.length
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    for (const keyed of [
      { ...request, idea: `${idea} ${phrase}` },
      { ...request, audience: phrase },
      { ...request, findings: request.findings.map((one) => ({ ...one, excerpt: phrase })) },
    ]) {
      await assert.rejects(configured().propose(keyed, signal), (error: Error) => !error.message.includes('sausage'))
    }
    assert.equal(model.requests.length, before)
  })

  test('the same without options, where these are refused', async () => {
    const one = configured()
    model.will(status(400), saying(good))
    await assert.rejects(one.propose(request, signal), { reason: 'status 400', retryable: true })
    assert.equal(await one.propose(request, signal), good)
    const bare = model.requests.at(-1)?.body ?? {}
    assert.deepEqual(Object.keys(bare).sort(), ['max_completion_tokens', 'messages', 'model'])
    model.will(
      content(`<think>{hm}</think>`),
      content('```json\n{"safeIdea": "A reading badge."}\n```'),
      status(422),
      saying(good),
    )
    assert.equal(await one.propose(request, signal), null)
    assert.equal(await one.propose(request, signal), 'A reading badge.')
    await assert.rejects(one.propose(request, signal), { reason: 'status 422', retryable: false })
    await one.propose(request, signal)
    assert.ok('response_format' in (model.requests.at(-1)?.body ?? {}))
  })

  test('goes only to the configured address, also for an idea with many addresses', async () => {
    const fresh = await startModel()
    const hosts = new Set<string>()
    const note = (message: unknown) => {
      hosts.add((message as { connectParams: { host: string } }).connectParams.host)
    }
    const connecting = channel('undici:client:beforeConnect')
    connecting.subscribe(note)
    try {
      fresh.will(saying('Look at http://127.0.0.1:9/evil'))
      const links = `${idea} http://127.0.0.1:9/a https://evil.example/b.png ![x](http://[::1]:9/c)`
      await configured({ baseUrl: fresh.baseUrl }).propose({ ...request, idea: links }, signal)
    } finally {
      connecting.unsubscribe(note)
      await fresh.close()
    }
    assert.deepEqual([...hosts], [new URL(fresh.baseUrl).host])
  })
})

describe('a model that cannot be called', () => {
  test('is refused at the start, without the values', () => {
    for (const set of [
      { apiKey: 'two words' },
      { apiKey: 'line\nbreak' },
      { apiKey: '' },
      { baseUrl: 'https://user:hunter2@model.example/v1' },
      { baseUrl: 'https://model.example/v1?key=hunter2' },
      { baseUrl: 'hunter2' },
    ]) {
      assert.throws(
        () => configured(set),
        (error: Error) => !/hunter2|two words|line/.test(error.message),
      )
    }
  })

  test('fails without the address or the key', async () => {
    const gone = await startModel()
    await gone.close()
    await assert.rejects(configured({ baseUrl: gone.baseUrl }).propose(request, signal), (error: Error) => {
      assert.ok('reason' in error && error.reason === 'network' && 'retryable' in error && error.retryable === true)
      assert.doesNotMatch(`${error.message}${String(error.cause)}${error.stack ?? ''}`, /127\.0\.0\.1|sk-test|reading/)
      return true
    })
  })

  test('ends with the signal, and at its own deadline', async () => {
    model.will(silent)
    const controller = new AbortController()
    const before = model.requests.length
    const asked = configured().propose(request, controller.signal)
    await model.asked(before + 1)
    controller.abort()
    await assert.rejects(asked, { reason: 'late', retryable: false })
    await assert.rejects(configured({ timeoutMs: 20 }).propose(request, signal), { reason: 'late', retryable: false })
  })
})

describe('what is asked about the outcome of an idea', () => {
  const about = { idea, tokenType: 'badge' }

  test('one chat completion: the policy with every category, the idea as data, a form for the answer', async () => {
    model.will(judging('fail', 'trading', 'sell it'))
    assert.deepEqual(await configured().judge(about, signal), {
      reason: 'It says so.',
      outcome: 'fail',
      category: 'trading',
      clause: 'sell it',
    })
    const asked = model.requests.at(-1)
    assert.ok(asked)
    const { messages, response_format: format, temperature, max_tokens: tokens } = asked.body
    const policy = String(messages[0].content)
    assert.ok(policy.split(/\s+/).length <= 900)
    for (const category of [...failCategories, ...warnCategories])
      assert.match(policy, new RegExp(`^- ${category}: .{20}`, 'm'))
    assert.deepEqual(draftIn(asked), about)
    assert.deepEqual(format.json_schema.schema.properties.category.enum, [...failCategories, ...warnCategories, 'none'])
    assert.equal(format.json_schema.strict, true)
    assert.ok(temperature === 0 && tokens <= 1_000)
  })

  test('its answer is whatever JSON came, and null where none did', async () => {
    model.will(content('{"outcome":7}'), content('Sure!'), content('{"outcome":"fail"', 'length'))
    assert.deepEqual(await configured().judge(about, signal), { outcome: 7 })
    assert.equal(await configured().judge(about, signal), null)
    assert.equal(await configured().judge(about, signal), null)
  })

  test('nothing, when the idea holds a key', async () => {
    const before = model.requests.length
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    await assert.rejects(configured().judge({ idea: `${idea} ${phrase}` }, signal), { reason: 'key material' })
    assert.equal(model.requests.length, before)
  })
})
