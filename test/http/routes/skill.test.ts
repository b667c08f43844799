/** The skill document is a valid Agent Skill, and every example in it is true. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { tools } from '../../../src/mcp/tools.ts'
import { type TestService, startService, testVersion } from '../../fakes/service.ts'

const base = 'https://laurel.example'
let service: TestService
let text = ''
before(async () => {
  service = await startService()
  text = (await service.get('/api/agent/skill.md')).text
})
after(() => service.close())

const parts = () => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { front: parse(front) as Record<string, any>, body }
}

describe('the rules of agentskills.io', () => {
  test('the front matter has only known fields, each valid', () => {
    const { front } = parts()
    const known = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']
    assert.deepEqual(
      Object.keys(front).filter((field) => !known.includes(field)),
      [],
    )
    assert.match(front['name'], /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/)
    assert.ok(front['description'].length >= 1 && front['description'].length <= 1024)
    assert.match(front['description'], /\bUse when\b/)
    assert.match(front['description'], /\bNot for\b/)
    assert.ok(front['compatibility'].length <= 500)
    for (const value of Object.values(front['metadata'])) assert.equal(typeof value, 'string')
    assert.equal(front['metadata'].version, testVersion)
  })

  test('the body is short: fewer than 500 lines and 5,000 tokens', () => {
    const { body } = parts()
    assert.ok(body.split('\n').length < 500)
    // Three characters per token is an overestimate for English and JSON with any common tokenizer.
    assert.ok(body.length / 3 < 5_000, `${body.length} characters`)
  })
})

test('is the same at every address, with addresses of this service and no unfilled placeholder', async () => {
  for (const path of ['/skill.md', '/.well-known/agent-skills/laurel/SKILL.md']) {
    const answer = await service.get(path)
    assert.equal(answer.headers.get('content-type'), 'text/markdown; charset=utf-8')
    assert.equal(answer.text, text)
    assert.match(answer.headers.get('etag') ?? '', /^"[\w-]{22}"$/)
    assert.equal((await service.get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })).status, 304)
  }
  assert.doesNotMatch(text, /\{(base|version|contentHash)\}/)
  for (const [address] of text.matchAll(/https?:\/\/[^\s)'"`]+/g)) assert.ok(address.startsWith(base), address)
})

test('the skills index names it with the digest of its bytes', async () => {
  const index = await service.get('/.well-known/agent-skills/index.json')
  const { name, description } = parts().front
  const url = `${base}/.well-known/agent-skills/${name}/SKILL.md`
  assert.deepEqual(index.json, {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        url,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ],
  })
  assert.equal((await service.get(url.slice(base.length))).text, text)
})

/** Whether the answer contains everything shown; `…` stands for the rest of an id. */
function shows(shown: unknown, given: unknown, path = 'answer'): void {
  if (typeof shown === 'string') {
    const pattern = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[0-9A-Za-z]{22}')
    assert.match(String(given), new RegExp(`^${pattern}$`), path)
  } else if (Array.isArray(shown)) {
    assert.ok(Array.isArray(given), path)
    assert.equal(given.length, shown.length, path)
    for (const [i, one] of shown.entries()) shows(one, given[i], `${path}[${i}]`)
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, one] of Object.entries(shown))
      shows(one, (given as Record<string, unknown>)[name], `${path}.${name}`)
  } else assert.equal(given, shown, path)
}

describe('the examples', () => {
  let receiptId = ''

  /** Sections of tools: name, method, address, and pairs of a request and its answer. */
  const sections = () =>
    [...text.matchAll(/^### (\w+)\n\n`(GET|POST) (\S+)`([\s\S]*?)(?=^##)/gm)].map(
      ([, name = '', method = '', address = '', body = '']) => {
        const pairs = [...body.matchAll(/```json\n([\s\S]*?)\n```\n\n```json\n([\s\S]*?)\n```/g)]
        assert.ok(pairs.length > 0, name)
        return { name, method, address, pairs: pairs.map(([, request = '', shown = '']) => [request, shown] as const) }
      },
    )

  test('each tool has at least one, and all are true over MCP and over HTTP', async () => {
    assert.deepEqual(
      sections()
        .map(({ name }) => name)
        .toSorted(),
      tools.map(({ name }) => name).toSorted(),
    )
    for (const { name, method, address, pairs } of sections())
      for (const [request, shown] of pairs) {
        const input = JSON.parse(request.replace('rcp_…', receiptId)) as Record<string, unknown>
        const expected: unknown = JSON.parse(shown)
        const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
        const called = (await service.post('/api/mcp', rpc)).json['result']
        assert.ok(called?.structuredContent, `${name}: ${JSON.stringify(called)}`)
        shows(expected, called.structuredContent, name)

        const path = address.slice(base.length).replace('<receiptId>', receiptId)
        const { status, json } = method === 'GET' ? await service.get(path) : await service.post(path, input)
        assert.equal(status, 200, name)
        shows(expected, json['data'] ?? json, path)
        receiptId = called.structuredContent.receiptId ?? receiptId
      }
    assert.match(receiptId, /^rcp_/)
  })

  test('the first call ends in a refusal, and the words for the person are those of its answer', async () => {
    const [request = ''] = sections()[0]?.pairs[0] ?? []
    const { json } = await service.post('/api/flow/run', JSON.parse(request))
    assert.equal(json['outcome'], 'fail')
    assert.equal(json['simulation'], null)
    const told = (/^> [\s\S]*?(?=\n\n)/m.exec(text)?.[0] ?? '').replace(/^> /gm, '').replace(/\s+/g, ' ')
    for (const part of [json['preflight'].findings[0].excerpt, json['rewrite'].safeIdea])
      assert.ok(told.includes(`“${part}”`), told)
    assert.match(told, /\?$/)
  })

  test('the commands work as printed, and make no mock receipt', async () => {
    const commands = [...text.matchAll(/```sh\n(curl .*)\n```/g)].map(([, command = '']) => command)
    assert.equal(commands.length, 2)
    for (const command of commands) {
      const { stdout } = await promisify(execFile)('sh', ['-c', command.replaceAll(base, service.origin)])
      const answer = JSON.parse(stdout)
      const { outcome, simulation } = answer.result?.structuredContent ?? answer
      assert.equal(outcome, 'fail')
      assert.equal(simulation, null)
    }
  })
})

test('its texts pass preflight, except for what it tells agents to avoid', () => {
  const { model, ...rules } = ruleSet
  const prose = parts()
    .body.replace(/```[\s\S]*?```/g, '')
    .replace(/^> .*$/gm, '')
    .replace(/## When not to use it[\s\S]*?(?=## The five)/, '')
    .split(/\n\n+/)
  const found = prose.flatMap((idea) =>
    preflight({ idea }, rules).findings.filter(({ severity }) => severity === 'fail'),
  )
  assert.deepEqual(
    found.map(({ ruleId, excerpt }) => `${ruleId}: ${excerpt}`),
    [],
  )
})
