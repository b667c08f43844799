/** The official clients, old and new, against the real server. */
import { strict as assert } from 'node:assert'
import { after, before, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { passing } from '../http/kit.ts'
import { modernCall } from './kit.ts'
import { startService, type TestService } from '../fakes/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const about = { name: 'test', version: '1' }
type Mode = 'auto' | 'legacy' | { pin: '2026-07-28' }

/** What the tests need of both clients. */
async function useEverything(client: any): Promise<void> {
  const { tools } = await client.listTools()
  assert.equal(tools.length, 7)
  const arguments_: Record<string, object> = {
    svc_flow_run: { idea: passing },
    svc_preflight: { idea: passing },
    svc_rewrite: { idea: passing },
    svc_sandbox_simulate: { assetName: 'Bird Watcher' },
    svc_pack_meta: {},
    svc_pack_get: { section: 'skills' },
  }
  let receiptId = ''
  for (const { name } of tools) {
    // The client validates answers against the output schema of the tool.
    const result = await client.callTool({ name, arguments: arguments_[name] ?? { receiptId } })
    assert.notEqual(result.isError, true, JSON.stringify(result.content))
    assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent)
    receiptId = result.structuredContent.receiptId ?? receiptId
  }
  await assert.rejects(client.callTool({ name: 'svc_mine', arguments: {} }))

  const { resources } = await client.listResources()
  assert.ok(resources.some(({ uri }: any) => uri === 'laurel://rules'))
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri })
    assert.ok(contents[0].text.length > 0, uri)
  }
  const { resourceTemplates } = await client.listResourceTemplates()
  assert.ok(resourceTemplates.some(({ uriTemplate }: any) => uriTemplate === 'laurel://library/{id}'))
  await assert.rejects(client.readResource({ uri: 'laurel://library/nothing' }))
  const articles = await client.complete({
    ref: { type: 'ref/resource', uri: 'laurel://library/{id}' },
    argument: { name: 'id', value: 'comp' },
  })
  assert.deepEqual(articles.completion.values, ['compliance-preflight'])

  const { prompts } = await client.listPrompts()
  assert.deepEqual(
    prompts.map(({ name }: any) => name),
    ['design_credential', 'review_idea'],
  )
  const { messages } = await client.getPrompt({ name: 'review_idea', arguments: { idea: passing } })
  assert.match(messages[0].content.text, /svc_preflight/)
  await assert.rejects(client.getPrompt({ name: 'design_credential', arguments: {} }))
  const kinds = await client.complete({
    ref: { type: 'ref/prompt', name: 'design_credential' },
    argument: { name: 'kind', value: 'c' },
  })
  assert.deepEqual(kinds.completion.values, ['certificate', 'collectible'])
}

const modes: readonly (readonly [string, Mode, string])[] = [
  ['auto', 'auto', '2026-07-28'],
  ['pinned to 2026-07-28', { pin: '2026-07-28' }, '2026-07-28'],
  ['legacy', 'legacy', '2025-11-25'],
]
for (const [name, mode, version] of modes)
  test(`SDK v2, ${name}`, async () => {
    const client = new Client(about, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.origin}/api/mcp`)))
    assert.equal(client.getNegotiatedProtocolVersion(), version)
    assert.match(client.getInstructions() ?? '', /mock-only/)
    await useEverything(client)
    await client.close()
  })

test('SDK v1', async () => {
  const client = new Client1(about)
  await client.connect(new Transport1(new URL(`${service.origin}/api/mcp`)))
  assert.match(client.getInstructions() ?? '', /mock-only/)
  await useEverything(client)
  await client.close()
})

test('an exhausted allowance reaches a client as HTTP 429, and nothing hangs', async () => {
  const limited = await startService({ freeQuota: 1 })
  try {
    const client = new Client(about, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${limited.origin}/api/mcp`)))
    const call = () => client.callTool({ name: 'svc_preflight', arguments: { idea: passing } })
    await call()
    await assert.rejects(call(), /429/)
    await client.close()
  } finally {
    await limited.close()
  }
})

test('an open event stream of subscriptions/listen does not delay the shutdown', async () => {
  const other = await startService()
  const { body, headers } = modernCall('subscriptions/listen', { notifications: { toolsListChanged: true } })
  const response = await fetch(`${other.origin}/api/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: JSON.stringify(body),
  })
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  const stream = response.text()
  await other.close()
  assert.match(await stream, /notifications\/subscriptions\/acknowledged/)
})
