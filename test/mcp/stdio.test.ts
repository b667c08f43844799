/** `laurel mcp` over stdio: the same tools for clients of both eras, with a store of its own. */
import { strict as assert } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { guardLine } from '../../src/mcp/stdio.ts'
import { passing } from '../http/kit.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname

for (const mode of ['auto', 'legacy'] as const)
  test(`a client calls tools over stdio (${mode})`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-stdio-'))
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [main, 'mcp'],
        env: { DATABASE_URL: `file:${join(folder, 'laurel.db')}`, LOG_LEVEL: 'silent' },
      }),
    )
    const { tools } = await client.listTools()
    assert.equal(tools.length, 7)
    const made = await client.callTool({ name: 'svc_flow_run', arguments: { idea: passing } })
    const { simulation } = made.structuredContent as { simulation: { receiptId: string } }
    const { receiptId } = simulation
    const read = await client.callTool({ name: 'svc_receipt_get', arguments: { receiptId } })
    assert.equal((read.structuredContent as { receiptId: string }).receiptId, receiptId)
    await client.close()
    rmSync(folder, { recursive: true, force: true })
  })

test('a line with key material where it would be repeated is answered before the SDK sees it', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const refused = guardLine(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'prompts/get', params: { name: phrase } }))
  assert.ok('refused' in refused && !refused.refused.includes('sausage'))
  assert.equal((JSON.parse(refused.refused) as { id: number }).id, 7)
  const line = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  assert.deepEqual(guardLine(line), { pass: line })
  assert.deepEqual(guardLine('no JSON'), { pass: 'no JSON' })
})
