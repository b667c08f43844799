/** Progress and cancellation of the calls that wait for the operator's model. */
import { strict as assert } from 'node:assert'
import { PassThrough } from 'node:stream'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { skillText } from '../../src/app/pack/skill-document.ts'
import { byteLines } from '../../src/cli/byte-lines.ts'
import { callTool } from '../../src/mcp/call.ts'
import { serverBuild } from '../../src/mcp/server.ts'
import { serveMcpStdio } from '../../src/mcp/stdio.ts'
import { categories } from '../../src/rules/category-texts.ts'
import { type Ai, editing, ideaOf, startAi } from '../fakes/ai.ts'
import { type Behaviour, eitherWay, judging } from '../fakes/model.ts'
import { startService, type TestService } from '../fakes/service.ts'
import { passing } from '../http/kit.ts'
import { message, meta, modern, post, toolCall } from './kit.ts'

let ai: Ai
let service: TestService
let commits = 0
/** Calls that ended as cancelled, by the metrics. */
let cancelled = 0
before(async () => {
  ai = await startAi({ secondOpinion: true })
  service = await startService({
    screening: ai.screening,
    store: (real) => ({
      ...real,
      commit: (change) => {
        commits += 1
        return real.commit(change)
      },
    }),
  })
  const { metrics } = service.services
  const operation = metrics.operation.bind(metrics)
  metrics.operation = (name, result, seconds) => {
    if (result === 'cancelled') cancelled += 1
    operation(name, result, seconds)
  }
})
beforeEach(() => {
  ai.model.will(eitherWay(judging('fail', 'trading'), editing))
})
after(async () => {
  await service.close()
  await ai.close()
})

let ideas = 0
/** Another idea for each call: answers of the model are cached. */
const nextIdea = () => ideaOf(`N${(ideas += 1)}`)
const stream = { accept: 'application/json, text/event-stream' }
const about = { name: 'test', version: '1' }
const endpoint = () => new URL(`${service.origin}/api/mcp`)

/** A call that asks for progress. */
const asking = (name: string, input: object, id: unknown = 1) =>
  message('tools/call', { name, arguments: input, _meta: { progressToken: 'p1' } }, id)

/** The answer as bytes: it may be a stream, which OpenAPI does not describe. */
const send = (body: unknown, headers: Record<string, string> = stream, signal?: AbortSignal) =>
  fetch(endpoint(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

const isStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream') === true
const eventsIn = (text: string): any[] => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))

/** A model that answers when it is told to. */
function held(): { readonly behaviour: Behaviour; readonly answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return {
    behaviour: (response, request) =>
      void promise.then(() => {
        editing(response, request)
      }),
    answer: () => {
      resolve(undefined)
    },
  }
}

const steps = [
  'Screened by the rules. Asking the model for a second opinion.',
  'Screened. Asking the model for a rewrite.',
]

describe('official clients hear each step, and then get the answer', () => {
  const hears = async (client: any, call: (input: object, options: object) => Promise<any>) => {
    const heard: any[] = []
    const onprogress = (progress: unknown) => heard.push(progress)
    const result = await call({ name: 'svc_rewrite', arguments: { idea: nextIdea() } }, { onprogress })
    await client.close()
    assert.equal(result.structuredContent.source, 'ai')
    assert.equal(heard.length, 1)
    assert.deepEqual([heard[0].progress, heard[0].message], [1, steps[1]])
  }
  for (const mode of ['auto', 'legacy'] as const)
    test(`SDK v2, ${mode}`, async () => {
      const client = new Client(about, { versionNegotiation: { mode } })
      await client.connect(new StreamableHTTPClientTransport(endpoint()))
      await hears(client, (input: any, options) => client.callTool(input, options))
    })
  test('SDK v1', async () => {
    const client = new Client1(about)
    await client.connect(new Transport1(endpoint()))
    await hears(client, (input: any, options) => client.callTool(input, undefined, options))
  })
})

test('the stream holds the steps in order, with the token, and ends with the answer', async () => {
  const response = await send(asking('svc_flow_run', { idea: unsure() }, 'f1'))
  assert.ok(isStream(response))
  assert.equal(response.headers.get('x-accel-buffering'), 'no')
  const events = eventsIn(await response.text())
  assert.deepEqual(
    events.slice(0, -1).map(({ method, params }) => [method, params]),
    steps.map((said, n) => ['notifications/progress', { progressToken: 'p1', progress: n + 1, message: said }]),
  )
  const { id, result } = events.at(-1)
  assert.equal(id, 'f1')
  assert.deepEqual([result.structuredContent.outcome, result.structuredContent.preflight.judgedBy], ['fail', 'model'])
})

/** An idea that the engine passes and the model of these tests does not, so both steps wait. */
const unsure = () => {
  const clause = 'On Fridays pins find new homes for a small thank-you in an envelope.'
  ai.model.will(eitherWay(judging('fail', 'trading', clause), editing))
  return `A pin for everybody who helped at the chess club, number ${(ideas += 1)}. ${clause}`
}

describe('otherwise the answer is JSON', () => {
  const cases: Readonly<Record<string, () => readonly [unknown, Record<string, string>]>> = {
    'without a token': () => [toolCall('svc_rewrite', { idea: nextIdea() }), stream],
    'for a client that names JSON only': () => [
      asking('svc_rewrite', { idea: nextIdea() }),
      { accept: 'application/json' },
    ],
    'for a client that takes anything': () => [asking('svc_rewrite', { idea: nextIdea() }), { accept: '*/*' }],
    'for one that refuses streams': () => [
      asking('svc_rewrite', { idea: nextIdea() }),
      { accept: 'application/json, text/event-stream;q=0' },
    ],
    'for a tool that asks no model': () => [asking('svc_pack_meta', {}), stream],
    'for a refused call': () => [asking('svc_rewrite', { idea: ' ' }), stream],
    'in a batch': () => [[asking('svc_rewrite', { idea: nextIdea() })], stream],
  }
  for (const [name, given] of Object.entries(cases))
    test(name, async () => {
      const [body, headers] = given()
      const response = await send(body, headers)
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
      const json = [await response.json()].flat()[0]
      assert.equal(json.id, 1)
      assert.ok(json.result.content.length > 0)
    })
  test('when nothing waits, because the answer of the model is known', async () => {
    const idea = nextIdea()
    const first = await send(asking('svc_rewrite', { idea }))
    assert.ok(isStream(first))
    await first.text()
    const again = await send(asking('svc_rewrite', { idea }))
    assert.ok(!isStream(again))
    assert.equal((await again.json()).result.structuredContent.source, 'ai')
  })
  test('in 2026-07-28 too', async () => {
    const body = (accepted: object) => ({
      ...message('tools/call', {
        name: 'svc_rewrite',
        arguments: { idea: nextIdea() },
        _meta: { ...meta, ...accepted },
      }),
    })
    const headers = { 'mcp-protocol-version': modern, 'mcp-method': 'tools/call', 'mcp-name': 'svc_rewrite' }
    assert.ok(isStream(await send(body({ progressToken: 1 }), { ...headers, ...stream })))
    assert.ok(!isStream(await send(body({ progressToken: 1 }), { ...headers, accept: 'application/json' })))
    assert.ok(!isStream(await send(body({}), { ...headers, ...stream })))
  })
})

test('a call that the allowance does not cover is HTTP 429, not a stream', async () => {
  const limited = await startService({ freeQuota: 1, screening: ai.screening })
  try {
    const call = async () =>
      fetch(`${limited.origin}/api/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...stream },
        body: JSON.stringify(asking('svc_rewrite', { idea: nextIdea() }, 7)),
      })
    const first = await call()
    assert.ok(isStream(first))
    assert.match(first.headers.get('ratelimit') ?? '', /^"expensive";r=0/)
    assert.equal(eventsIn(await first.text()).at(-1).result.structuredContent.source, 'ai')
    const second = await call()
    assert.equal(second.status, 429)
    assert.deepEqual(await second.json().then(({ id, error }: any) => [id, error.code]), [7, 429])
  } finally {
    await limited.close()
  }
})

describe('cancellation', () => {
  test('2026-07-28: a client that closes the connection has nothing stored', async () => {
    const { behaviour, answer } = held()
    ai.model.will(behaviour)
    const [asked, stored, before] = [ai.model.requests.length, commits, cancelled]
    const stop = new AbortController()
    const client = new Client(about, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(endpoint()))
    const call = client.callTool(
      { name: 'svc_flow_run', arguments: { idea: nextIdea(), acceptRewrite: true } },
      { signal: stop.signal, onprogress: () => undefined },
    )
    const failed = assert.rejects(call)
    await ai.model.asked(asked + 1)
    stop.abort()
    await failed
    await settled(() => cancelled > before)
    answer()
    // A later call is stored, so an earlier one would have been.
    ai.model.will(editing)
    await post(service, toolCall('svc_preflight', { idea: passing }))
    assert.equal(commits, stored + 1)
    await client.close()
  })

  test('2025: a closed connection cancels nothing', async () => {
    const { behaviour, answer } = held()
    ai.model.will(behaviour)
    const stored = commits
    const stop = new AbortController()
    const response = await send(asking('svc_flow_run', { idea: nextIdea() }), stream, stop.signal)
    assert.ok(isStream(response))
    // The step is told while the model is still asked.
    const { value } = (await response.body?.getReader().read()) ?? {}
    assert.match(Buffer.from(value ?? []).toString(), /"message":"Screened\. Asking the model for a rewrite\."/)
    stop.abort()
    answer()
    await settled(() => commits > stored)
    assert.equal(commits, stored + 1)
  })

  test('stdio: a cancelled call gets no answer, stores nothing, and the next one is answered', async () => {
    const { behaviour, answer } = held()
    ai.model.will(behaviour)
    const [asked, stored, before] = [ai.model.requests.length, commits, cancelled]
    const { services } = service
    const build = await serverBuild({ services, categories, skillDocument: skillText(services), transport: 'stdio' })
    const [input, output] = [new PassThrough(), new PassThrough()]
    const served = serveMcpStdio(
      build,
      (tool, given, attention) =>
        callTool(tool, given, {
          ...attention,
          services,
          call: { caller: { client: 'stdio' }, limited: () => undefined },
          deadline: (work) => work,
          failed: (error) => assert.fail(String(error)),
        }),
      input,
      output,
    )
    const write = (line: unknown) => input.write(`${JSON.stringify(line)}\n`)
    write(message('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: about }, 'i'))
    write(asking('svc_flow_run', { idea: nextIdea(), acceptRewrite: true }, 'c'))
    await ai.model.asked(asked + 1)
    write({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'c', reason: 'enough' } })
    await settled(() => cancelled > before)
    answer()
    write(message('ping', undefined, 'p'))
    const heard: any[] = []
    for await (const line of byteLines(output, Infinity)) {
      heard.push(JSON.parse(Buffer.from(line ?? []).toString()))
      if (heard.at(-1).id === 'p') break
    }
    await served.close()
    assert.deepEqual(
      heard.map(({ id, method }) => id ?? method),
      ['i', 'notifications/progress', 'p'],
    )
    assert.equal(heard[1].params.message, steps[1])
    assert.equal(commits, stored)
  })
})

async function settled(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve))
}
