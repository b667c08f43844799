/**
 * Three agents of different kinds know only the address of the service. Each reaches a refusal that it shows, asks, and
 * makes a mock receipt, without a request that leads nowhere. Their transcripts are the golden files beside this test;
 * WRITE_GOLDEN=1 writes them.
 */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type TestService, startService } from '../fakes/service.ts'
import { type Json, Transcript, base, quoted, talk } from './transcript.ts'

const idea = 'A volunteer badge for our library. Holders can sell it to each other later.'
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The address of a link in a Link header. Fails without one. */
function linked(header: string, rel: string): string {
  const target = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(header)?.[1]
  assert.ok(target !== undefined, `no ${rel} in ${header}`)
  return new URL(target, base).href
}

/** The first command of a document that posts an idea. */
function firstCommand(text: string): { command: string; address: string; body: Json } {
  const [command = '', address = '', body = '{}'] = /^curl -s (\S+) .*-d '(\{.*\})'$/m.exec(text) ?? []
  assert.ok(command !== '', 'no command')
  return { command, address, body: JSON.parse(body) as Json }
}

/** The public address as the address that the test service listens on. */
const here = (address: string): string => address.replace(base, service.origin)

/** What an agent goes on with: outcome, findings, rewrite, next steps, receipt. */
const used = ({ outcome, preflight, rewrite, simulation, nextSteps }: Json): string =>
  quoted({
    outcome,
    findings: ((preflight as Json)['findings'] as Json[]).map(({ category, excerpt }) => ({ category, excerpt })),
    rewrite: { safeIdea: (rewrite as Json)['safeIdea'] },
    ...(simulation && { simulation: { receiptId: simulation.receiptId, shareUrl: simulation.shareUrl } }),
    nextSteps,
  })

/** Fails unless the page of a receipt says that it is a mock. */
async function isMock({ shareUrl }: Json): Promise<void> {
  const page = await service.get(String(shareUrl).slice(base.length))
  assert.equal(page.status, 200)
  assert.match(page.text, /MOCK/)
}

describe('an agent that knows only the address', () => {
  test('by plain HTTP', async (t) => {
    const transcript = new Transcript()
    transcript.says('Person', `Use ${base} for this: “${idea}”`)
    const get = async (address: string): Promise<string> => {
      const { status, text } = await service.get(address.slice(base.length))
      assert.equal(status, 200, address)
      transcript.read += Buffer.byteLength(text)
      return text
    }
    const head = await service.call('/', { method: 'HEAD' })
    const about = linked(head.headers.get('link') ?? '', 'describedby')
    transcript.step(`HEAD ${base}/`, `Link: <${about}>; rel="describedby"`)
    const { command, address: call, body } = firstCommand(await get(about))
    transcript.step(`GET ${about}`, command)
    t.diagnostic(`first contact: ${transcript.read} bytes of text before the first call`)
    assert.ok(transcript.read < 6_000, `${transcript.read} bytes`)
    assert.deepEqual(Object.keys(body), ['idea', 'simulate'])
    const receipt = await talk(transcript, idea, async (members) => {
      const answer = await service.post(call.slice(base.length), members)
      assert.equal(answer.status, 200)
      transcript.step(`POST ${call} ${quoted(members)}`, used(answer.json))
      return answer.json
    })
    await isMock(receipt)
    transcript.matches('plain-http')
  })

  test('by an MCP client', async (t) => {
    const transcript = new Transcript()
    transcript.says('Person', `Use ${base} for this: “${idea}”`)
    const head = await service.call('/', { method: 'HEAD' })
    const catalogAt = linked(head.headers.get('link') ?? '', 'api-catalog')
    transcript.step(`HEAD ${base}/`, `Link: <${catalogAt}>; rel="api-catalog"`)
    const catalog = (await service.get(catalogAt.slice(base.length))).json as { linkset: Json[] }
    const [desc] = catalog.linkset.flatMap(({ 'service-desc': all }) =>
      (all as Json[]).filter(({ type }) => /mcp-server-card/.test(String(type))),
    )
    transcript.step(`GET ${catalogAt}`, quoted(desc))
    const card = (await service.get(String(desc?.['href']).slice(base.length))).json
    const [remote] = card['remotes'] as Json[]
    transcript.step(`GET ${String(desc?.['href'])}`, quoted(remote))

    let bytes = 0
    const client = new Client({ name: 'golden', version: '1.0.0' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(here(String(remote?.['url']))), {
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          bytes += (await response.clone().text()).length
          return response
        },
      }),
    )
    const instructions = client.getInstructions() ?? ''
    const [, name = ''] = /Begin with (\w+)/.exec(instructions) ?? []
    transcript.step('initialize', `instructions: … ${/Begin with [^.]*\./.exec(instructions)?.[0] ?? ''} …`)
    const { tools } = await client.listTools()
    const tool = tools.find((one) => one.name === name)
    assert.ok(tool, `no tool ${name}`)
    assert.ok(['idea', 'simulate', 'acceptRewrite'].every((field) => field in (tool.inputSchema.properties ?? {})))
    transcript.step('tools/list', tools.map((one) => one.name).join(', '))
    t.diagnostic(`first contact: ${bytes} bytes of messages before the first call`)
    const receipt = await talk(transcript, idea, async (members) => {
      const result = await client.callTool({ name, arguments: members })
      assert.notEqual(result.isError, true)
      transcript.step(`tools/call ${name} ${quoted(members)}`, used(result.structuredContent as Json))
      return result.structuredContent as Json
    })
    await client.close()
    await isMock(receipt)
    transcript.matches('mcp-client')
  })

  test('by a command line', async (t) => {
    const transcript = new Transcript()
    transcript.says('Person', `Use ${base} for this: “${idea}”`)
    const shell = async (command: string): Promise<string> => {
      const { stdout } = await promisify(execFile)('sh', ['-c', command.replaceAll(base, service.origin)])
      transcript.read += stdout.length
      return stdout
    }
    const head = await shell(`curl -sfI ${base}`)
    const about = linked(/^link: (.*)$/im.exec(head)?.[1] ?? '', 'describedby')
    transcript.step(`curl -sfI ${base}`, `link: <${about}>; rel="describedby"`)
    const { command, body } = firstCommand(await shell(`curl -sf ${about}`))
    transcript.step(`curl -sf ${about}`, command)
    t.diagnostic(`first contact: ${transcript.read} bytes of output before the first call`)
    assert.ok(transcript.read < 7_000, `${transcript.read} bytes`)
    const printed = JSON.stringify(body)
    const receipt = await talk(transcript, idea, async (members) => {
      // The printed command with another body. Its JSON is printed with a blank after each colon and comma.
      const own = command.replace(/-d '.*'$/, () => `-d '${JSON.stringify(members)}'`)
      assert.notEqual(own, command, printed)
      const answer = JSON.parse(await shell(own.replace('curl', 'curl -f'))) as Json
      transcript.step(own, used(answer))
      return answer
    })
    await isMock(receipt)
    transcript.matches('command-line')
  })
})
