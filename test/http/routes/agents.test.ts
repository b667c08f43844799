/** The install page: the clients can read its snippets, and its commands work as printed. */
import { strict as assert } from 'node:assert'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { toolUses } from '../../../src/pages/agents/tool-uses.ts'
import { type TestService, startService, testVersion } from '../../fakes/service.ts'
import { unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const mcp = `${base}/api/mcp`
let service: TestService
let page = ''
before(async () => {
  service = await startService()
  page = unescaped((await service.get('/agents')).text)
})
after(() => service.close())

const section = (id: string): string => {
  const from = page.indexOf(`<div class="tab" id="${id}"`)
  assert.ok(from > 0, id)
  return page.slice(from, from + 1 + page.slice(from + 1).search(/<div class="tab"|<\/section>/))
}
const codes = (id: string): string[] =>
  [...section(id).matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code\s*><\/pre/g)].map(([, code = '']) =>
    code.replaceAll(/<\/?(?:strong|span)[^>]*>/g, ''),
  )
const link = (id: string): string => /href="([^"]+)"/.exec(section(id))?.[1] ?? ''

describe('configuration of each client', () => {
  test('Claude Code', () => {
    const [command, file = ''] = codes('claude-code')
    assert.equal(command?.replaceAll(/ \\\n */g, ' '), `claude mcp add --scope user --transport http laurel ${mcp}`)
    assert.deepEqual(JSON.parse(file), { mcpServers: { laurel: { type: 'http', url: mcp } } })
  })

  test('Claude Desktop', () => {
    assert.deepEqual(codes('claude-desktop'), [mcp, 'npx --no -- laurel mcp --print-config claude'])
  })

  test('Cursor', () => {
    const url = new URL(link('cursor'))
    assert.equal(url.protocol, 'cursor:')
    assert.equal(`${url.host}${url.pathname}`, 'anysphere.cursor-deeplink/mcp/install')
    assert.equal(url.searchParams.get('name'), 'laurel')
    assert.deepEqual(JSON.parse(atob(url.searchParams.get('config') ?? '')), { url: mcp })
    assert.deepEqual(JSON.parse(codes('cursor')[0] ?? ''), { mcpServers: { laurel: { url: mcp } } })
  })

  test('VS Code', () => {
    const [, config = ''] = link('vs-code').split('vscode:mcp/install?')
    const server = { type: 'http', url: mcp }
    assert.deepEqual(JSON.parse(decodeURIComponent(config)), { name: 'laurel', ...server })
    const [file = '', command = ''] = codes('vs-code')
    assert.deepEqual(JSON.parse(file), { servers: { laurel: server } })
    assert.deepEqual(JSON.parse(/--add-mcp '([\s\S]*)'$/.exec(command)?.[1] ?? ''), { name: 'laurel', ...server })
  })

  test('Codex', () => {
    assert.deepEqual(codes('codex'), [`codex mcp add laurel --url ${mcp}`, `[mcp_servers.laurel]\nurl = "${mcp}"`])
  })

  test('the address in all of them speaks MCP, and has the tools that the page lists', async () => {
    const { json } = await service.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const tools: readonly { name: string; title: string }[] = json['result'].tools
    assert.equal(tools.length, 7)
    const listed = page.slice(page.indexOf('<ul class="tools">'), page.indexOf('id="without"'))
    assert.deepEqual(
      tools
        .filter(({ name }) => new RegExp(`<li id="${name}">(?:(?!</li>)[\\s\\S])*class="cost">`).test(listed))
        .map(({ name }) => name),
      ['svc_flow_run', 'svc_sandbox_simulate'],
    )
    assert.equal(listed.split('<h4>').length - 1, 7)
    const words = listed.replace(/\s+/g, ' ').replaceAll(/<dd>(.*?)<\/dd>/g, (dd) => dd.replace(/<\/?code>/g, ''))
    for (const { name, title } of tools) {
      const use = toolUses.get(name)
      assert.ok(use)
      const said = [use.when, use.notFor].filter((text) => text !== undefined)
      assert.ok(listed.includes(`<li id="${name}">`), name)
      for (const part of [`<code>${name}</code>`, `<h4>${title}</h4>`, ...said.map((text) => `<dd>${text}</dd>`)])
        assert.ok(words.includes(part), part)
      if (use.instead === undefined) continue
      const { to, tool } = use.instead
      assert.ok(
        tools.some((one) => one.name === tool),
        `${tool} is one of the tools`,
      )
      assert.match(words, new RegExp(`${to}</span> → <a href="#${tool}"><code>${tool}</code>`))
    }
  })
})

describe('commands, run as printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-agents-'))
  after(() => {
    rmSync(folder, { recursive: true })
  })
  const run = async (command: string): Promise<string> =>
    (await promisify(execFile)('sh', ['-c', command.replaceAll(base, service.origin)], { cwd: folder })).stdout

  test('plain curl', async () => {
    const [screen = '', , simulate = ''] = codes('curl')
    const [rpc = ''] = codes('mcp-by-hand')
    for (const answer of [JSON.parse(await run(screen)), JSON.parse(await run(rpc)).result.structuredContent]) {
      assert.equal(answer.outcome, 'pass')
      assert.equal(answer.simulation, null)
    }
    const { simulation } = JSON.parse(await run(simulate))
    assert.match(simulation.shareUrl, /^https:\/\/laurel\.example\/receipt\/rcp_/)
  })

  test('the diff of the changelog page, too', async () => {
    const shown = unescaped((await service.get('/changelog')).text)
    const [, address = ''] = /<a href="(\/api\/agent\/diff\?from=[^"]*)"/.exec(shown) ?? []
    const { from, upToDate, changelog } = JSON.parse(await run(`curl -s 'https://laurel.example${address}'`)).data
    assert.deepEqual([from, upToDate], [address.split('=')[1], false])
    assert.ok(changelog.length > 0)
  })

  test('the stdio command starts the tools, and the README has the same one', () => {
    const [command = '', print = ''] = codes('stdio')
    assert.equal(command, 'npx --no -- laurel mcp')
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    assert.ok(readme.includes(`\`${command}\``) && readme.includes(`\`${print}\``))
    const root = new URL('../../../', import.meta.url).pathname
    const printed = execFileSync('sh', ['-c', print], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
    const { command: program, args } = JSON.parse(printed).mcpServers.laurel
    assert.ok(isAbsolute(program) && isAbsolute(args[0]))
    const ask = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize' })
    const answer = execFileSync('sh', ['-c', command], {
      cwd: root,
      input: `${ask}\n`,
      env: { ...process.env, DATABASE_URL: `file:${join(folder, 'stdio.db')}`, LOG_LEVEL: 'silent' },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    assert.equal(JSON.parse(answer.toString()).result.serverInfo.name, 'laurel')
  })

  test('the skill goes into the folder of its name', async () => {
    const [command = ''] = codes('skill')
    await run(command)
    const text = readFileSync(join(folder, '.claude/skills/laurel/SKILL.md'), 'utf8')
    assert.equal(text, (await service.get('/skill.md')).text)
  })

  test('the pack, by the commands that the diff gives too', async () => {
    const [meta = '', json, yaml] = codes('pack')
    const [diff = ''] = codes('diff')
    for (const form of ['json', 'yaml']) assert.ok(section('pack').includes(`href="/api/agent/pack.${form}"`))
    assert.equal(JSON.parse(await run(meta)).data.agentPackVersion, testVersion)
    const { reinstall } = (await service.get('/api/agent/diff')).json['data']
    assert.deepEqual([json, yaml], [reinstall.curlJson, reinstall.curlYaml])
    await run(String(json))
    await run(String(yaml))
    for (const form of ['json', 'yaml'])
      assert.equal(
        readFileSync(join(folder, `laurel-pack.${form}`), 'utf8'),
        (await service.get(`/api/agent/pack.${form}`)).text,
      )
    assert.equal(JSON.parse(await run(diff)).data.upToDate, true)
  })
})
