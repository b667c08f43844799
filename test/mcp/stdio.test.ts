/** `laurel mcp` over stdio: the same tools for clients of both eras, with a store of its own. */
import { strict as assert } from 'node:assert'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { guardLine } from '../../src/mcp/stdio.ts'
import { passing } from '../http/kit.ts'
import { startService } from '../fakes/service.ts'
import { byteLines } from '../../src/cli/byte-lines.ts'
import { foreignCursors, inheritedArguments, message, toolCall, wrongParams } from './kit.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname

for (const mode of ['auto', 'legacy'] as const)
  test(`a client calls tools over stdio (${mode})`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-stdio-'))
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [main, 'mcp'],
      env: { DATABASE_URL: `file:${join(folder, 'laurel.db')}`, LOG_LEVEL: 'silent' },
    })
    await client.connect(transport)
    const heard: string[] = []
    const receive = transport.onmessage
    transport.onmessage = (received) => {
      heard.push(JSON.stringify(received))
      receive?.(received)
    }
    const { tools } = await client.listTools()
    assert.equal(tools.length, 7)
    const made = await client.callTool({ name: 'svc_flow_run', arguments: { idea: passing } })
    const { simulation } = made.structuredContent as {
      simulation: { receiptId: string; deleteToken: string }
    }
    const { receiptId, deleteToken } = simulation
    const read = await client.callTool({ name: 'svc_receipt_get', arguments: { receiptId } })
    assert.equal((read.structuredContent as { receiptId: string }).receiptId, receiptId)
    assert.match((read.content as { text: string }[])[1]?.text ?? '', /^MOCK receipt, not on-chain\nName: /)
    const { resources } = await client.listResources()
    for (const { uri } of resources) await client.readResource({ uri })
    const { messages } = await client.getPrompt({ name: 'design_credential', arguments: { purpose: 'thanks' } })
    assert.ok(messages.length > 0 && client.getServerVersion()?.websiteUrl === undefined)
    // Nobody said where a server runs, so no answer says it either.
    assert.ok(heard.length > resources.length)
    for (const answer of heard) assert.doesNotMatch(answer, /localhost|127\.0\.0\.1/)
    await client.close()
    // A server on the same database has the same secret.
    const service = await startService({ folder })
    const headers = { 'x-delete-token': deleteToken }
    assert.equal((await service.call(`/api/receipt/${receiptId}`, { method: 'DELETE', headers })).status, 200)
    assert.equal((await service.get(`/api/receipt/${receiptId}`)).status, 404)
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

test('a line with key material that would be repeated is answered before the SDK sees it', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const refused = guardLine(
    Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'prompts/get', params: { name: phrase } })),
  )
  assert.ok(refused !== null && 'refused' in refused && !refused.refused.includes('sausage'))
  assert.equal((JSON.parse(refused.refused) as { id: number }).id, 7)
  const line = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  assert.deepEqual(guardLine(Buffer.from(line)), { pass: line })
})

/** The answers of `laurel mcp` to lines and to the end of its input. */
async function answersTo(lines: readonly string[], env: Record<string, string> = {}): Promise<any[]> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-stdio-'))
  const child = spawn(process.execPath, [main, 'mcp'], {
    env: { DATABASE_URL: `file:${join(folder, 'laurel.db')}`, LOG_LEVEL: 'silent', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers: any[] = []
  // The last message is a ping with the id "last". Earlier answers come before its answer.
  for (const line of [...lines, JSON.stringify(message('ping', undefined, 'last'))]) child.stdin.write(`${line}\n`)
  for await (const line of byteLines(child.stdout, Infinity)) {
    answers.push(JSON.parse(Buffer.from(line ?? []).toString()))
    if (answers.some(({ id }) => id === 'last') && answers.length > lines.length) child.stdin.end()
  }
  rmSync(folder, { recursive: true, force: true })
  return answers
}

test('a line that is not a message is answered with an error, and the connection stays open', async () => {
  const lines: readonly (readonly [line: string, code: number, id: string | number | null])[] = [
    ['no JSON', -32700, null],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600, null],
    ['"ping"', -32600, null],
    // It could be an answer, and the id one of ours.
    ['{"jsonrpc":"2.0","id":1}', -32600, null],
    ['{"id":2,"method":"ping"}', -32600, 2],
    ['{"jsonrpc":"2.0","id":3,"method":"ping","params":null}', -32600, 3],
    ['{"jsonrpc":"2.0","id":"four","method":"ping","__proto__":{}}', -32600, 'four'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, null],
    ['{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}', -32600, null],
  ]
  const answers = await answersTo(lines.map(([line]) => line))
  const errors = answers.filter(({ error }) => error !== undefined)
  assert.deepEqual(
    errors.map(({ jsonrpc, id, error }) => [jsonrpc, error.code, id]),
    lines.map(([, code, id]) => ['2.0', code, id]),
  )
  assert.ok(answers.some(({ id, result }) => id === 'last' && result !== undefined))
  for (const blank of ['', '\r', ' \t']) assert.equal(guardLine(Buffer.from(blank)), null)
})

test('params of the wrong shape are -32602 with a sentence, as over HTTP', async () => {
  const cases = Object.entries(wrongParams)
  const answers = await answersTo(
    cases.map(([name, [method, params]]) => JSON.stringify(message(method, params, name))),
  )
  for (const [name, [, , said]] of cases) {
    const { error } = answers.find(({ id }) => id === name)
    assert.deepEqual(error, { code: -32602, message: said }, name)
  }
})

test('refusals are the same as over HTTP: inherited names among arguments, and cursors', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const lines = [
    ...inheritedArguments.map(
      ([, method, params], n) => `{"jsonrpc":"2.0","id":"i${n}","method":"${method}","params":${params}}`,
    ),
    ...foreignCursors.map(([method, params], n) => JSON.stringify(message(method, params, `c${n}`))),
  ]
  const answers = await answersTo(lines)
  for (const line of lines) {
    const { id } = JSON.parse(line) as { id: string }
    const told = answers.find((answer) => answer.id === id)
    assert.deepEqual(told, (await service.post('/api/mcp', line)).json, line)
    assert.ok(told.error !== undefined || told.result.isError === true, line)
  }
})

test('a line that HTTP would not read as a body is not read either, and U+2028 ends no line', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const call = (input: string) => JSON.stringify(toolCall('svc_preflight', {})).replace('{}', input)
  const refused = [
    call('{"idea":"Garden badge.","idea":"Guaranteed profit."}'),
    call('{"idea":"a"},"arguments":{"idea":"b"}'),
    call(`{"idea":${'['.repeat(40)}${']'.repeat(40)}}`),
    `\ufeff${call('{"idea":"a"}')}`,
    call(`{"idea":"${'x'.repeat(70_000)}"}`),
  ]
  const answers = await answersTo([...refused, call('{"idea":"A badge\u2028for helpers."}')])
  const codes = answers.filter(({ id }) => id === null).map(({ error }) => [error.code, error.data.code])
  const overHttp = await Promise.all(refused.map((line) => service.post('/api/mcp', line)))
  assert.deepEqual(
    codes,
    overHttp.map(({ json }) => [json['error'].code, json['error'].data.code]),
  )
  const read = answers.find(({ id }) => id === 1)
  assert.equal(read.result.structuredContent.idea, 'A badge\u2028for helpers.')
})

test('addresses begin with the configured PUBLIC_URL', async () => {
  const lines = [message('initialize', undefined, 'i'), toolCall('svc_flow_run', { idea: passing }, 'f')]
  const answers = await answersTo(
    lines.map((line) => JSON.stringify(line)),
    { PUBLIC_URL: 'https://badges.example/' },
  )
  const [started, flow] = ['i', 'f'].map((id) => answers.find((answer) => answer.id === id).result)
  assert.match(flow.structuredContent.simulation.shareUrl, /^https:\/\/badges\.example\/receipt\/rcp_/)
  assert.equal(flow.content.length, 1)
  assert.equal(started.serverInfo.websiteUrl, 'https://badges.example')
  assert.match(started.instructions, /shareUrl, open only while a Laurel server runs/)
})

test('initialize may have no or few parameters, as over HTTP, and the instructions name this transport', async () => {
  const bare = JSON.stringify(message('initialize', undefined, 'bare'))
  const [answer] = (await answersTo([bare])).filter(({ id }) => id === 'bare')
  assert.equal(answer.result.protocolVersion, '2025-11-25')
  const { instructions } = answer.result
  assert.match(instructions, /Never send private keys/)
  assert.match(instructions, /no allowance is kept/)
  assert.match(instructions, /shareUrl is null/)
  assert.doesNotMatch(instructions, /429|Retry-After|hourly/)
  const part = JSON.stringify(message('initialize', { protocolVersion: '2024-11-05' }, 'part'))
  const [second] = (await answersTo([part])).filter(({ id }) => id === 'part')
  assert.equal(second.result.protocolVersion, '2024-11-05')
})
