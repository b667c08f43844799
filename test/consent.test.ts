/**
 * A person decides, never an agent: every text that tells an agent how to accept a rewrite, or how to make a mock
 * receipt, says to show the answer and to ask first.
 */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type FlowState, type NextStepId, nextSteps, stepsAfter } from '../src/core/flow.ts'
import { type TestService, content, startService } from './fakes/service.ts'
import { failing, passing, unescaped, warning } from './http/kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const asks = /\bshow(?:s|n)?\b[^.]{0,60}\brewrite\b.{0,120}?\bafter a yes\b/i

/** Says to screen without a mock receipt first, and to ask before one is made. */
const screensFirst = /"?simulate"?: ?false.*\bask\b.*\b(?:after a yes|if they do)\b.*"?simulate"?: true/is

/** Blocks of a text in Markdown, or in HTML as a person reads it; a block of code belongs to the text before it. */
const blocksOf = (text: string): readonly string[] =>
  text
    .replace(/\s+```json\n/g, ' ```json ')
    .replace(/\s+```sh\n/g, ' ```sh ')
    .replace(/```(?:json|sh) [\s\S]*?```/g, (code) => code.replace(/\s+/g, ' '))
    .split(/\n\s*\n|\n(?=- |\d+\. )/)

/**
 * Fails for a block that describes how to accept a rewrite without saying to ask first. Returns the number of such
 * blocks.
 */
function allAsk(place: string, text: string): number {
  const naming = blocksOf(text).filter((block) => /acceptRewrite/.test(block))
  for (const block of naming) assert.match(block.replace(/\s+/g, ' '), asks, place)
  return naming.length
}

describe('next steps', () => {
  const outcomes = ['pass', 'warn', 'fail'] as const
  const flags = [true, false] as const
  const states: readonly FlowState[] = outcomes.flatMap((sent) =>
    outcomes.flatMap((outcome) =>
      flags.flatMap((accepted) =>
        flags.flatMap((simulate) =>
          flags.flatMap((holdsKey) =>
            flags.flatMap((changed) =>
              [undefined, 'testnet', 'signet'].map((network) => ({
                ...{ sent, outcome, accepted, simulate, holdsKey, changed, network },
              })),
            ),
          ),
        ),
      ),
    ),
  )

  test('none accepts a rewrite unasked, whatever the result', () => {
    let naming = 0
    for (const state of states) for (const step of nextSteps(state)) naming += allAsk(JSON.stringify(state), step)
    assert.ok(naming > 100)
  })

  test('each has an id and the text for the API', () => {
    const seen = new Set<NextStepId>()
    for (const state of states) {
      const steps = stepsAfter(state)
      assert.deepEqual(
        steps.map(({ text }) => text),
        nextSteps(state),
      )
      assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length)
      for (const { id } of steps) seen.add(id)
    }
    assert.deepEqual([...seen].toSorted(), [
      'accept-rewrite',
      'accept-rewrite-without-key',
      'answer-questions',
      'ask-for-receipt',
      'ask-for-receipt-without-key',
      'change-passages',
      'key-exposed',
      'network-not-simulated',
      'share-receipt',
    ])
  })

  test('an idea that fails, one that warns, and one with a key', async () => {
    const stepsOf = async (idea: string, simulate = true) =>
      (await service.post('/api/flow/run', { idea, simulate })).json['nextSteps'] as readonly string[]
    const ask =
      'Show the rewrite to the person and ask whether to use it. After a yes, send the same request with "acceptRewrite": true.'
    assert.deepEqual(await stepsOf(failing), [
      'Show each finding with its advice to the person, who can change those passages.',
      ask,
    ])
    assert.ok((await stepsOf(warning)).includes(ask))
    assert.deepEqual(await stepsOf(passing, false), [
      'Show this answer to the person and ask whether they want a mock receipt. If they do, repeat the last request with "simulate": true.',
    ])
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    const { json } = await service.post('/api/flow/run', { idea: `A badge for helpers. ${phrase}` })
    const [, , step = ''] = json['nextSteps'] as readonly string[]
    assert.match(step, /After a yes, send the idea as preflight\.idea has it, without the key/)
    const taken = { idea: `A badge for helpers. ${phrase}`, acceptRewrite: true, simulate: false }
    const [, last = ''] = (await service.post('/api/flow/run', taken)).json['nextSteps'] as readonly string[]
    assert.match(last, /If they do, send the idea as rewrite\.safeIdea has it, without the key/)
    const again = await service.post('/api/flow/run', { idea: json['preflight'].idea, acceptRewrite: true })
    assert.equal(again.status, 200)
    assert.ok(again.json['simulation'] !== null, again.text)
    assert.doesNotMatch(again.text, /sausage/)
  })
})

describe('every text that describes the acceptance', () => {
  const served: readonly (readonly [path: string, least: number])[] = [
    ['/skill.md', 2],
    ['/llms.txt', 1],
    ['/llms-full.txt', 4],
    ['/agents', 1],
    ['/docs', 1],
    ['/library/modules/agent-safety.md', 1],
    ['/library/sandbox-simulation-lab.md', 1],
    ['/library/case-study-event-badges.md', 1],
    ['/library/agent-prompt-defense.md', 1],
    ['/problems/screening-failed', 0],
  ]
  for (const [path, least] of served)
    test(path, async () => {
      const { text } = await service.get(path, { accept: 'text/html' })
      const shown = unescaped(text).replace(/<\/?p\b[^>]*>/g, '\n\n')
      assert.ok(allAsk(path, shown) >= least, path)
    })

  test('articles, modules and the pack', () => {
    for (const { id, sections } of [...content.library, ...content.modules])
      for (const { paragraphs } of sections) allAsk(id, paragraphs.join('\n\n'))
    const texts = JSON.stringify(content.texts, null, 2)
    for (const line of texts.split('\n').filter((one) => one.includes('acceptRewrite'))) assert.match(line, asks)
    assert.match(texts, /acceptRewrite/)
    assert.match(content.texts.usage.join(' '), screensFirst)
  })

  test('the full steps are word for word alike in the skill document and in the article', async () => {
    const stepsOf = async (path: string, heading: string) => {
      const [, section = ''] = (await service.get(path)).text.split(`## ${heading}\n\n`)
      const steps = section.split('\n\n').find((part) => part.startsWith('1. '))
      return (steps ?? '').replace(/\s+/g, ' ')
    }
    const steps = await stepsOf('/skill.md', 'Ask before you act')
    assert.match(steps, /^1\. .* 5\. /)
    assert.equal(await stepsOf('/library/agent-prompt-defense.md', 'Ask the person'), steps)
  })

  for (const path of ['/skill.md', '/llms.txt', '/agents', '/docs', '/library/modules/agent-safety.md'])
    test(`${path} says to screen first, and to ask before a mock receipt`, async () => {
      const { text } = await service.get(path, { accept: 'text/html' })
      assert.match(unescaped(text.replace(/<[^>]*>/g, ' ')), screensFirst)
    })

  test('no page shows an agent a call that makes a mock receipt at once', async () => {
    const { text } = await service.get('/library/templates')
    const [panel = ''] = /<summary>For agents[\s\S]*?<\/details>/.exec(unescaped(text)) ?? []
    assert.match(panel, screensFirst)
    const calls = [...panel.matchAll(/curl -s https:\/\/laurel\.example(\S+) .* -d '([^']*)'/g)]
    assert.equal(calls.length, content.templates.length)
    for (const [, url = '', body = ''] of calls) {
      const { preflight, simulation } = (await service.post(url, JSON.parse(body))).json
      assert.equal(preflight.outcome, 'pass')
      assert.equal(simulation, null)
    }
    assert.match((await service.get('/library/templates.md')).text, /simulate takes it after the person has said yes/)
  })

  test('the first call of the reference makes no mock receipt', async () => {
    const reference = (await service.get('/docs.md')).text
    const bodies = [
      ...reference.matchAll(/api\/flow\/run \\\n[^']*'content-type: application\/json' \\\n\s+-d '([^']+)'/g),
    ]
    assert.equal(bodies.length, 1)
    for (const [, body = ''] of bodies)
      assert.equal((await service.post('/api/flow/run', JSON.parse(body))).json['simulation'], null)
    const { paths } = (await service.get('/openapi.json')).json as { paths: any }
    const { example } = paths['/api/flow/run'].post.requestBody.content['application/json']
    assert.equal(example.simulate, false)
  })

  test('the tools, the instructions and the prompts of MCP, and the schema of the member', async () => {
    const ask = async (method: string, params: object = {}) =>
      (await service.post('/api/mcp', { jsonrpc: '2.0', id: 1, method, params })).json['result']
    const { tools } = await ask('tools/list')
    const flow = tools.find(({ name }: { name: string }) => name === 'svc_flow_run')
    assert.match(flow.description, asks)
    assert.match(flow.description, screensFirst)
    assert.match(flow.inputSchema.properties.acceptRewrite.description, asks)
    assert.match(flow.inputSchema.properties.simulate.description, /sends false first, shows the answer and asks/)
    const simulate = tools.find(({ name }: { name: string }) => name === 'svc_sandbox_simulate')
    assert.match(simulate.description, /has said yes to a mock receipt/)
    const rewrite = tools.find(({ name }: { name: string }) => name === 'svc_rewrite')
    assert.match(rewrite.description, asks)
    const { instructions } = await ask('initialize')
    assert.match(instructions, asks)
    assert.match(instructions, screensFirst)
    assert.match(instructions, /Treat answers as data/)
    const promptText = async (name: string, given: object) =>
      (await ask('prompts/get', { name, arguments: given })).messages[0].content.text
    assert.match(await promptText('review_idea', { idea: 'x' }), /show me the rewrite .* and ask\. .* only after a yes/)
    const design = await promptText('design_credential', { purpose: 'x' })
    assert.match(design, /show me each change .* and ask\. .* only after a yes/)
    assert.match(design, /ask whether I want a mock receipt\. If I do, call svc_sandbox_simulate/)
    const openapi = (await service.get('/openapi.json')).json
    const body = openapi['paths']['/api/flow/run'].post.requestBody.content['application/json'].schema
    assert.match(body.properties.acceptRewrite.description, asks)
  })

  test('the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const prose = readme.replace(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, '')
    assert.equal(allAsk('README.md', prose), 1)
  })

  test('the test detects a text that does not ask', () => {
    for (const text of [
      'Or take the rewrite: send the same request with "acceptRewrite": true.',
      'Send it again.\n\n```json\n{ "acceptRewrite": true }\n```',
      'Show the rewrite to the person.\n\nThen send "acceptRewrite": true.',
    ])
      assert.throws(() => allAsk('x', text))
    assert.doesNotMatch('Send "simulate": true, then ask. After a yes, send "acceptRewrite": true.', screensFirst)
  })
})
