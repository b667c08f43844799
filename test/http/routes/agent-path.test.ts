/**
 * An agent that knows one address screens an idea within three requests, using only what it reads, and gets to a mock
 * receipt with one more, after the person's yes. The agent of this test may follow addresses, use examples and fill
 * schemas that it received. It knows no path of the service.
 */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const idea =
  'A badge for everybody who helped to plant trees at our school. It cannot be sold and has no monetary value.'
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** An agent with a start address. It counts its requests. */
function agent() {
  let requests = 0
  const ask = async (address: string, body?: unknown) => {
    requests += 1
    assert.ok(address.startsWith(`${base}/`), `not an address of the service: ${address}`)
    const response = await fetch(service.origin + address.slice(base.length), {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await response.text()
    assert.equal(response.status, 200, `${address}: ${text.slice(0, 300)}`)
    return text
  }
  const json = async (address: string, body?: unknown) => JSON.parse(await ask(address, body)) as Record<string, any>
  return { ask, json, requests: () => requests }
}

/** The first link of a Markdown text whose title or note mentions something. */
function linkAbout(markdown: string, subject: RegExp): string {
  const line = markdown.split('\n').find((one) => one.startsWith('- [') && subject.test(one))
  const address = /\]\(([^)]+)\)/.exec(line ?? '')?.[1]
  assert.ok(address, `no link about ${String(subject)}`)
  return address
}

/** The operation of an OpenAPI document that answers an idea with a receipt. */
function ideaToReceipt(openapi: Record<string, any>): string {
  for (const [path, methods] of Object.entries(openapi['paths'] as Record<string, any>)) {
    const takes = methods.post?.requestBody?.content['application/json'].schema
    const answer: unknown = methods.post?.responses['200'].content?.['application/json']?.schema ?? {}
    // The parts of an answer are components.
    const gives = JSON.stringify(answer, (key: string, part: unknown) =>
      key === '$ref' ? openapi['components'].schemas[String(part).split('/').at(-1) ?? ''] : part,
    )
    if (takes?.required?.join() === 'idea' && gives.includes('"receiptId"'))
      return `${String(openapi['servers'][0].url)}${path}`
  }
  throw new assert.AssertionError({ message: 'no operation takes an idea and gives a receipt' })
}

type Answer = Record<string, any>

/**
 * The end of every path: `call` screens the idea without a mock receipt, and after a yes it makes one, whose page exists
 * and says MOCK.
 */
async function arrives(
  call: (input: { idea: string; simulate: boolean }) => Promise<Answer>,
  requests: () => number,
): Promise<void> {
  const screened = await call({ idea, simulate: false })
  assert.ok(requests() <= 3, `${requests()} requests`)
  assert.equal(screened['outcome'], 'pass')
  assert.equal(screened['simulation'], null)
  assert.match(screened['nextSteps'].join(' '), /If they do, repeat the last request with "simulate": true/)
  const answer = await call({ idea, simulate: true })
  const { receiptId, shareUrl, mockPayload } = answer['simulation']
  assert.match(receiptId, /^rcp_/)
  assert.equal(mockPayload.mock, true)
  const page = await service.get(String(shareUrl).slice(base.length))
  assert.equal(page.status, 200)
  assert.match(page.text, /MOCK/)
}

/** The first command of a document that posts: itself, its address, its body. */
const firstCommand = (text: string): readonly string[] => /^curl -s (\S+) .*-d '(\{.*\})'$/m.exec(text) ?? []

describe('from /llms.txt', () => {
  test('by the OpenAPI document', async () => {
    const { ask, json, requests } = agent()
    const openapi = await json(linkAbout(await ask(`${base}/llms.txt`), /OpenAPI/))
    await arrives((input) => json(ideaToReceipt(openapi), input), requests)
  })

  test('by the skill document and its first command', async () => {
    const { ask, json, requests } = agent()
    const skill = await ask(linkAbout(await ask(`${base}/llms.txt`), /[Ss]kill document/))
    const [, address = '', body = ''] = firstCommand(skill)
    assert.equal(JSON.parse(body).simulate, false)
    await arrives((input) => json(address, { ...JSON.parse(body), ...input }), requests)
  })

  test('by the MCP endpoint, without the MCP protocol', async () => {
    const { ask, json, requests } = agent()
    const { endpoint, tools } = await json(linkAbout(await ask(`${base}/llms.txt`), /MCP endpoint/))
    const tool = tools.find(({ inputSchema, description }: { inputSchema: any; description: string }) => {
      return inputSchema.required?.join() === 'idea' && description.includes('receipt')
    })
    const rpc = (input: object) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool.name, arguments: input },
    })
    await arrives(async (input) => (await json(endpoint, rpc(input)))['result'].structuredContent, requests)
  })

  test('by the llms.txt alone, which says how to screen', async () => {
    const { ask, json, requests } = agent()
    const [, address = '', body = ''] = firstCommand(await ask(`${base}/llms.txt`))
    assert.equal(JSON.parse(body).simulate, false)
    await arrives((input) => json(address, { ...JSON.parse(body), ...input }), requests)
    assert.equal(requests(), 3)
  })
})

test('from /.well-known/api-catalog, by the description that it names', async () => {
  const { json, requests } = agent()
  const { linkset } = await json(`${base}/.well-known/api-catalog`)
  const address = ideaToReceipt(await json(linkset[0]['service-desc'][0].href))
  await arrives((input) => json(address, input), requests)
})

test('from /.well-known/agent-skills/index.json, by the skill, whose digest is checked', async () => {
  const { ask, json, requests } = agent()
  const [{ url, digest }] = (await json(`${base}/.well-known/agent-skills/index.json`))['skills']
  const skill = await ask(url)
  assert.equal(digest, `sha256:${createHash('sha256').update(skill).digest('hex')}`)
  const [, address = '', body = ''] = firstCommand(skill)
  await arrives((input) => json(address, { ...JSON.parse(body), ...input }), requests)
})

test('as the page for agents describes, command by command', async () => {
  const { ask, json, requests } = agent()
  // A command may be in several lines, and what differs from the one before it is marked.
  const page = unescaped((await service.get('/agents')).text.replaceAll(/<\/?(?:strong|span)\b[^>]*>/g, '')).replaceAll(
    / \\\n\s*/g,
    ' ',
  )
  const section = page.slice(page.indexOf('id="two-requests"'), page.indexOf('id="skill"'))
  const commands = [...section.matchAll(/<code>(curl [^<]*)<\/code>/g)].map(([, command = '']) => command)
  assert.equal(commands.length, 2)
  const [first = '', second = ''] = commands
  await ask(first.replace('curl -s ', ''))
  const [, address = '', body = ''] = /^curl -s (\S+) [^]*-d '(\{[^]*\})'$/.exec(second) ?? []
  assert.equal(JSON.parse(body).simulate, false)
  await arrives((input) => json(address, { ...JSON.parse(body), simulate: input.simulate }), requests)
})
