/** A person accepts a rewrite, never an agent: every text that describes how says to ask first, in the same words. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type FlowState, type NextStepId, nextSteps, stepsAfter } from '../src/core/flow.ts'
import { type TestService, content, startService } from './fakes/service.ts'
import { failing, unescaped, warning } from './http/kit.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const asks = /shown? the rewrite to the person\b[^.;]*;? ?[^.]*\bafter a yes\b/i

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
      'change-passages',
      'key-exposed',
      'network-not-simulated',
      'share-receipt',
    ])
  })

  test('an idea that fails, one that warns, and one with a key', async () => {
    const stepsOf = async (idea: string) =>
      (await service.post('/api/flow/run', { idea })).json['nextSteps'] as readonly string[]
    const ask = 'Show the rewrite to the person; after a yes, send the same request with "acceptRewrite": true.'
    assert.deepEqual(await stepsOf(failing), ['Read the findings and change the passages that they mark.', ask])
    assert.ok((await stepsOf(warning)).includes(ask))
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    const { json } = await service.post('/api/flow/run', { idea: `A badge for helpers. ${phrase}` })
    const [, , step = ''] = json['nextSteps'] as readonly string[]
    assert.match(step, /after a yes, send the idea as preflight\.idea has it, without the key/)
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
  })

  test('the tools, the instructions and the prompts of MCP, and the schema of the member', async () => {
    const ask = async (method: string, params: object = {}) =>
      (await service.post('/api/mcp', { jsonrpc: '2.0', id: 1, method, params })).json['result']
    const { tools } = await ask('tools/list')
    const flow = tools.find(({ name }: { name: string }) => name === 'svc_flow_run')
    assert.match(flow.description, asks)
    assert.match(
      flow.inputSchema.properties.acceptRewrite.description,
      /shown the rewrite to the person, .*after a yes/,
    )
    const rewrite = tools.find(({ name }: { name: string }) => name === 'svc_rewrite')
    assert.match(rewrite.description, /Show the rewrite to the person before/)
    assert.match((await ask('initialize')).instructions, asks)
    const { messages } = await ask('prompts/get', { name: 'review_idea', arguments: { idea: 'x' } })
    assert.match(messages[0].content.text, /show me the rewrite .* only after a yes/)
    const openapi = (await service.get('/openapi.json')).json
    const body = openapi['paths']['/api/flow/run'].post.requestBody.content['application/json'].schema
    assert.match(body.properties.acceptRewrite.description, /shown the rewrite to the person, .*after a yes/)
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
  })
})
