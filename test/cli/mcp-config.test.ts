/** The configuration that is printed starts the tools from any folder, with the database of `npm start`. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { after, before, test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { type Session, startSession } from './session.ts'

const root = new URL('../../', import.meta.url).pathname
let session: Session
let folder = ''
before(() => {
  session = startSession()
  folder = mkdtempSync(join(tmpdir(), 'laurel mcp config '))
})
after(async () => {
  await session.close()
  rmSync(folder, { recursive: true })
})
const print = (client: string, env: Record<string, string> = {}) =>
  session.run({ args: ['mcp', '--print-config', client], cwd: folder, env })

test('each client gets its form, with the same absolute command', async () => {
  const claude = JSON.parse((await print('claude')).out).mcpServers.laurel
  assert.deepEqual(claude, {
    type: 'stdio',
    command: process.execPath,
    args: [join(root, 'src/cli/laurel.js'), 'mcp'],
    env: { DATABASE_URL: `file:${join(root, 'data/laurel.db')}` },
  })
  const { type: _type, ...server } = claude
  assert.deepEqual(JSON.parse((await print('cursor')).out), { mcpServers: { laurel: server } })
  assert.deepEqual(JSON.parse((await print('vscode')).out), { servers: { laurel: claude } })
  const codex = (await print('codex')).out
  const value = (name: string): any => JSON.parse(new RegExp(`^${name} = (.*)$`, 'm').exec(codex)?.[1] ?? '')
  assert.match(codex, /^\[mcp_servers\.laurel\]\n/)
  assert.deepEqual([value('command'), value('args')], [claude.command, claude.args])
  assert.equal(/^env = \{ DATABASE_URL = (".*") \}$/m.exec(codex)?.[1], JSON.stringify(claude.env.DATABASE_URL))
  assert.deepEqual([(await print('emacs')).code, (await print('emacs')).out], [2, ''])
})

test('a client starts the tools with it in another folder', async () => {
  const told = await print('claude', { DATABASE_URL: 'file:own.db' })
  const { command, args, env } = JSON.parse(told.out).mcpServers.laurel
  assert.equal(env.DATABASE_URL, `file:${join(folder, 'own.db')}`)
  assert.ok(isAbsolute(command))
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport({ command, args, env: { ...env, LOG_LEVEL: 'silent' }, cwd: tmpdir() }))
  assert.equal((await client.listTools()).tools.length, 7)
  await client.close()
})

test('the commands on standard error are one word where the shell needs one', async () => {
  const { error } = await print('claude', { DATABASE_URL: 'file:own.db' })
  const [, call = ''] = /^claude mcp add (.*)$/m.exec(error) ?? []
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${call}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
  assert.deepEqual(words.slice(0, 5), [
    'laurel',
    '--scope',
    'user',
    '--env',
    `DATABASE_URL=file:${join(folder, 'own.db')}`,
  ])
  assert.deepEqual(words.slice(5), ['--', process.execPath, join(root, 'src/cli/laurel.js'), 'mcp'])
  const shown = /^code --add-mcp (.*)$/m.exec((await print('vscode')).error)?.[1] ?? ''
  const added = JSON.parse(execFileSync('sh', ['-c', `printf '%s' ${shown}`], { encoding: 'utf8' }))
  assert.equal(added.name, 'laurel')
})

test('a password in DATABASE_URL is not printed', async () => {
  const told = await print('cursor', { DATABASE_URL: 'postgres://me:hidden@localhost/laurel' })
  assert.equal(told.code, 0)
  assert.doesNotMatch(told.out + told.error, /hidden/)
  assert.deepEqual(JSON.parse(told.out).mcpServers.laurel.env, {})
  assert.match(told.error, /add it yourself/)
})
