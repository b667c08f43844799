/**
 * An agent that knows one address gets to a mock receipt in three requests, using only what it reads. The agent of this
 * test may follow addresses, use examples and fill schemas that it received. It knows no path of the service.
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
    const gives = JSON.stringify(methods.post?.responses['200'].content?.['application/json']?.schema ?? {})
    if (takes?.required?.join() === 'idea' && gives.includes('"receiptId"'))
      return `${String(openapi['servers'][0].url)}${path}`
  }
  throw new assert.AssertionError({ message: 'no operation takes an idea and gives a receipt' })
}

/** The end of every path: a receipt whose page exists and says MOCK. */
async function arrived(answer: Record<string, any>, requests: number): Promise<void> {
  assert.ok(requests <= 3, `${requests} requests`)
  assert.equal(answer['outcome'], 'pass')
  const { receiptId, shareUrl, mockPayload } = answer['simulation']
  assert.match(receiptId, /^rcp_/)
  assert.equal(mockPayload.mock, true)
  const page = await service.get(String(shareUrl).slice(base.length))
  assert.equal(page.status, 200)
  assert.match(page.text, /MOCK/)
}

describe('from /llms.txt', () => {
  test('by the OpenAPI document', async () => {
    const { ask, json, requests } = agent()
    const openapi = await json(linkAbout(await ask(`${base}/llms.txt`), /OpenAPI/))
    await arrived(await json(ideaToReceipt(openapi), { idea }), requests())
  })

  test('by the skill document and its first command', async () => {
    const { ask, json, requests } = agent()
    const skill = await ask(linkAbout(await ask(`${base}/llms.txt`), /[Ss]kill document/))
    const [, address = '', body = ''] = /^curl -s (\S+) .*-d '(\{.*\})'$/m.exec(skill) ?? []
    await arrived(await json(address, { ...JSON.parse(body), idea }), requests())
  })

  test('by the MCP endpoint, without the MCP protocol', async () => {
    const { ask, json, requests } = agent()
    const { endpoint, tools } = await json(linkAbout(await ask(`${base}/llms.txt`), /MCP endpoint/))
    const tool = tools.find(({ inputSchema, description }: { inputSchema: any; description: string }) => {
      return inputSchema.required?.join() === 'idea' && description.includes('receipt')
    })
    const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool.name, arguments: { idea } } }
    await arrived((await json(endpoint, rpc))['result'].structuredContent, requests())
  })

  test('in two requests, by the llms.txt alone', async () => {
    const { ask, json, requests } = agent()
    const [, address = ''] = /POST `[^`]+` to (\S+?)\.?\s/.exec(await ask(`${base}/llms.txt`)) ?? []
    await arrived(await json(address, { idea }), requests())
    assert.equal(requests(), 2)
  })
})

test('from /.well-known/api-catalog, by the description that it names', async () => {
  const { json, requests } = agent()
  const { linkset } = await json(`${base}/.well-known/api-catalog`)
  await arrived(await json(ideaToReceipt(await json(linkset[0]['service-desc'][0].href)), { idea }), requests())
})

test('from /.well-known/agent-skills/index.json, by the skill, whose digest is checked', async () => {
  const { ask, json, requests } = agent()
  const [{ url, digest }] = (await json(`${base}/.well-known/agent-skills/index.json`))['skills']
  const skill = await ask(url)
  assert.equal(digest, `sha256:${createHash('sha256').update(skill).digest('hex')}`)
  const [, address = '', body = ''] = /^curl -s (\S+) .*-d '(\{.*\})'$/m.exec(skill) ?? []
  await arrived(await json(address, { ...JSON.parse(body), idea }), requests())
})

test('as the page for agents describes, command by command', async () => {
  const { ask, json, requests } = agent()
  const page = unescaped((await service.get('/agents')).text)
  const section = page.slice(page.indexOf('id="three-requests"'), page.indexOf('id="skill"'))
  const commands = [...section.matchAll(/<code>(curl [^<]*)<\/code>/g)].map(([, command = '']) => command)
  assert.equal(commands.length, 3)
  const [first = '', second = '', third = ''] = commands
  await ask(first.replace('curl -s ', ''))
  await ask(second.replace('curl -s ', ''))
  const [, address = '', body = ''] = /^curl -s (\S+) .*-d '(\{.*\})'$/.exec(third) ?? []
  await arrived(await json(address, JSON.parse(body)), requests())
})
