/** The API reference: every operation is there, and every call that it prints succeeds as printed. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { createLaurelClient } from 'laurel/client'
import { samplesOf } from '../../../src/cli/samples.ts'
import { nounOf, referenceOf } from '../../../src/http/openapi/reference.ts'
import { literal } from '../../../src/http/openapi/calls.ts'
import { abridged, abridgedText, hexLines } from '../../../src/http/openapi/abridged.ts'
import { fieldsOf } from '../../../src/http/openapi/fields.ts'
import { routes } from '../../../src/http/routes/routes.ts'
import { tools } from '../../../src/mcp/tools.ts'
import type { Reference, ReferenceOperation } from '../../../src/pages/agents/reference.ts'
import { firstAnswer } from '../../../src/pages/agents/docs.ts'
import {
  callFunction,
  clientProgram,
  firstCall,
  firstIdea,
  firstMcpCall,
  firstProgram,
} from '../../../src/pages/agents/printed-programs.ts'
import { passedAnswer, screened } from '../../../src/pages/agents/guides.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing, unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const folder = mkdtempSync(join(tmpdir(), 'laurel-reference-'))
let chain: Chain
let calendar: Calendar
let service: TestService
let reference: Reference
let proofId = ''
let apiKey: string | null = null

before(async () => {
  chain = await startChain()
  calendar = await startCalendar(chain)
  service = await startService({
    freeQuota: 0,
    stamping: { calendars: [calendar.origin], headersUrl: chain.url },
  })
  const { publication, settings } = service.services
  reference = referenceOf(await samplesOf(publication, settings), settings)
  const { receiptId } = (await service.post('/api/flow/run', { idea: passing })).json['simulation']
  proofId = String((await service.post('/api/proof', { receiptId })).json['proofId'])
  await service.stamper.gather()
  await service.stamper.ask()
})
after(async () => {
  await service.close()
  await calendar.close()
  await chain.close()
  rmSync(folder, { recursive: true })
})

const operations = (): readonly ReferenceOperation[] => reference.groups.flatMap((group) => group.operations)

/** A call with ids, tokens and keys that exist, in the place of those of the examples. */
async function existing(text: string, { name }: ReferenceOperation): Promise<string> {
  const { preflight, simulation } = (await service.post('/api/flow/run', { idea: passing })).json
  if (/lrl_YOUR_KEY/.test(text) || name === 'key_current' || name === 'key_revoke')
    apiKey ??= String((await service.post('/api/keys', {})).json['key'])
  const called = text
    .replaceAll(base, service.origin)
    .replace(/rcp_\w{22}/, simulation.receiptId)
    .replace(/rpt_\w{22}/, preflight.reportId)
    .replace(/prf_\w{22}/, proofId)
    .replace(/del_\w{64}/, name === 'receipt_delete' ? simulation.deleteToken : preflight.deleteToken)
    .replace('lrl_YOUR_KEY', apiKey ?? '')
  return called
}

/** What a program prints. `names`: what it imports. */
async function printedBy(program: string, names: Readonly<Record<string, unknown>> = {}): Promise<readonly unknown[]> {
  const printed: unknown[] = []
  const console = { log: (value: unknown) => printed.push(value) }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs what the page prints
  const run = new Function('console', ...Object.keys(names), `return (async () => {${program}\n})()`) as (
    ...values: unknown[]
  ) => Promise<void>
  await run(console, ...Object.values(names))
  return printed
}

/** A program in JavaScript, with the function that the page prints once. */
const withCall = (lines: string): string =>
  stripTypeScriptTypes(callFunction(base)).replace(base, service.origin) + `\n${lines}`

/** A program that gets a refusal fails. */
async function fetchOrFail(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(url, init)
  assert.ok(answer.ok, `${answer.url}: ${answer.status}`)
  return answer
}

const callOf = ({ calls }: ReferenceOperation, kind: string): string | undefined =>
  calls.find(({ id }) => id === kind)?.text

describe('the reference', () => {
  test('has every route once, under a noun', () => {
    const listed = operations().map(({ method, path }) => `${method} ${path}`)
    assert.deepEqual(listed.toSorted(), routes.map(({ method, path }) => `${method} ${path}`).toSorted())
    for (const { id, operations: own } of reference.groups) assert.ok(own.length > 0, id)
    assert.throws(() => nounOf('/api/nothing'), /belongs to no noun/)
  })

  test('is on the page with an anchor and a title for each operation and error', async () => {
    const page = unescaped((await service.get('/docs')).text)
    for (const { name, title, path } of operations())
      for (const part of [`id="${name}"`, `href="#${name}"`, `>${title}</h3>`, `<code>${path}</code>`])
        assert.ok(page.includes(part), part)
    // Links of articles and of the search lead to the names of operations, also where a noun would like the same one.
    for (const name of ['library', 'skills']) assert.match(page, new RegExp(`<section class="operation" id="${name}">`))
    for (const { code } of reference.errors) assert.ok(page.includes(`id="error-${code}"`), code)
    assert.doesNotMatch(page, /undefined|\[object/)
  })

  test('is Markdown for a client that prefers it, a fifth of the page', async () => {
    const page = await service.get('/docs', { accept: 'text/html' })
    const markdown = await service.get('/docs', { accept: 'text/markdown, text/html, */*' })
    assert.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8')
    assert.equal(markdown.text, (await service.get('/docs.md')).text)
    assert.ok(markdown.text.length * 4 < page.text.length, `${markdown.text.length} and ${page.text.length}`)
    for (const { headers } of [page, markdown]) assert.match(headers.get('vary') ?? '', /^Accept,/)
    assert.match(page.headers.get('link') ?? '', /<\/docs\.md>; rel="alternate"; type="text\/markdown"/)
    assert.match(page.text, /<link rel="alternate" type="text\/markdown" href="[^"]*\/docs\.md" \/>/)
    assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self'/)
    assert.match(markdown.headers.get('content-security-policy') ?? '', /sandbox/)
    const etag = markdown.headers.get('etag') ?? ''
    assert.equal((await service.get('/docs', { accept: 'text/markdown', 'if-none-match': etag })).status, 304)
    assert.equal((await service.get('/docs', { accept: 'text/html', 'if-none-match': etag })).status, 200)
  })

  test('has a call for curl and TypeScript for each operation, and one for MCP where there is a tool', () => {
    for (const operation of operations()) {
      assert.ok(callOf(operation, 'curl') !== undefined && callOf(operation, 'typescript') !== undefined)
      assert.equal(callOf(operation, 'mcp') !== undefined, operation.tool !== null, operation.name)
    }
    assert.deepEqual(
      operations()
        .flatMap(({ tool }) => tool ?? [])
        .toSorted(),
      tools.map(({ name }) => name).toSorted(),
    )
  })

  test('has calls in TypeScript of few lines, and no text in pieces', () => {
    const programs = operations().map((operation) => callOf(operation, 'typescript') ?? '')
    for (const program of programs) assert.doesNotMatch(program, /' \+\n/)
    const lengths = programs.map((program) => program.split('\n').length).toSorted((one, other) => one - other)
    assert.ok((lengths[Math.floor(lengths.length / 2)] ?? 0) <= 5, lengths.join(' '))
    assert.ok((lengths.at(-2) ?? 0) <= 12, lengths.join(' '))
  })

  test('has a real answer for all', () => {
    const without = operations().filter(({ answer }) => answer === null)
    assert.deepEqual(
      without.map(({ name }) => name),
      [],
    )
    const [flow] = operations()
    assert.match(flow?.answer?.text ?? '', /"shareUrl": "https:\/\/laurel\.example\/report\/rpt_\w{22}"/)
    assert.match(flow?.answer?.text ?? '', /"simulation": null/)
    for (const { answer, name } of operations())
      if (answer?.mediaType === 'application/json' && answer.text.startsWith('{\n'))
        assert.doesNotThrow(() => JSON.parse(answer.text) as unknown, name)
  })

  test('holds text alone: a file that is none is shown in hex', () => {
    const answers = operations().map(({ name, answer }) => ({ name, text: answer?.text ?? '' }))
    for (const { name, text } of answers) assert.doesNotMatch(text, /[\0-\x08\x0b-\x1f\x7f\ufffd]/, name)
    const file = answers.find(({ name }) => name === 'proof_ots') ?? { text: '' }
    assert.match(file.text, /^00000000: 004f 7065 6e54 696d {2}\.OpenTim\n00000008: 6573 7461 6d70 7300 {2}estamps\.\n/)
  })

  test('is the same in every process', async () => {
    const { publication, settings } = service.services
    assert.deepEqual(referenceOf(await samplesOf(publication, settings), settings), reference)
  })
})

describe('calls, sent as printed', () => {
  for (const { operation } of routes) {
    const find = () => operations().find(({ name }) => name === operation.name)
    test(`${operation.name}: curl`, async () => {
      const entry = find()
      assert.ok(entry)
      const command = await existing(callOf(entry, 'curl') ?? '', entry)
      // The key is gone when its own revocation was the call.
      if (operation.name === 'key_revoke') apiKey = null
      await promisify(execFile)('sh', ['-c', command.replace(/^curl/, 'curl -f')], { cwd: folder })
    })

    test(`${operation.name}: TypeScript`, async () => {
      const entry = find()
      assert.ok(entry)
      const program = await existing(callOf(entry, 'typescript') ?? '', entry)
      const [printed] = await printedBy(withCall(program), { fetch: fetchOrFail })
      if (operation.name === 'key_revoke') apiKey = null
      assert.ok(printed !== undefined, program)
    })
  }

  test('the first program in TypeScript prints the outcome', async () => {
    assert.deepEqual(await printedBy(stripTypeScriptTypes(firstProgram(base)).replace(base, service.origin)), [
      JSON.parse(firstAnswer).outcome,
    ])
  })

  test('the first program with the typed client prints the outcome', async () => {
    const program = clientProgram(base)
      .replace(/^import .*/, '')
      .replace(base, service.origin)
    assert.deepEqual(await printedBy(program, { createLaurelClient }), [JSON.parse(firstAnswer).outcome])
  })

  test('the answers under the first calls are those of the service', async () => {
    const first = await service.post('/api/flow/run', { idea: firstIdea, simulate: false })
    assert.partialDeepStrictEqual(first.json, JSON.parse(firstAnswer))
    const passed = await service.post('/api/flow/run', screened)
    assert.partialDeepStrictEqual(passed.json, passedAnswer)
  })

  test('the first calls get the same answer by HTTP and over MCP', async () => {
    const page = unescaped((await service.get('/docs')).text.replaceAll(/<\/?(?:strong|span)\b[^>]*>/g, ''))
    const markdown = (await service.get('/docs.md')).text
    assert.ok(
      page.includes(firstCall(base)) && page.includes(firstMcpCall(base)) && markdown.includes(firstMcpCall(base)),
    )
    const sent = async (command: string) => {
      const here = command.replace(base, service.origin).replace(/^curl/, 'curl -f')
      return JSON.parse((await promisify(execFile)('sh', ['-c', here])).stdout) as Record<string, any>
    }
    const { rewrite } = await sent(firstCall(base))
    const { result } = await sent(firstMcpCall(base))
    assert.partialDeepStrictEqual(rewrite, result.structuredContent.rewrite)
    assert.partialDeepStrictEqual(result.structuredContent, { outcome: 'pass', simulation: null })
  })

  test('MCP: every tool', async () => {
    for (const operation of operations()) {
      const call = callOf(operation, 'mcp')
      if (call === undefined) continue
      const { json } = await service.post('/api/mcp', JSON.parse(await existing(call, operation)))
      assert.ok(json['result'] !== undefined && json['result'].isError !== true, `${call}\n${JSON.stringify(json)}`)
    }
  })
})

test('a field says its type, limits and values', () => {
  const fields = fieldsOf({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 8000, description: 'what it is called' },
      kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      place: { anyOf: [{ type: 'object', properties: { url: { type: 'string', format: 'uri' } } }, { type: 'null' }] },
      height: { type: ['integer', 'null'], minimum: 1 },
      sent: { type: 'boolean', description: 'Whether it is sent. true when absent' },
    },
  })
  assert.deepEqual(
    fields.map(({ name, type, limits, values, required }) => [name, type, limits, values.join(' '), required]),
    [
      ['name', 'string', '1 to 8,000 characters', '', true],
      ['kinds', 'string[]', '', '"a" "b"', false],
      ['place', 'object | null', '', '', false],
      ['place.url', 'string', 'an absolute URL', '', false],
      ['height', 'integer | null', 'at least 1', '', false],
      ['sent', 'boolean', '', '', false],
    ],
  )
  assert.partialDeepStrictEqual(fields.at(-1), { preset: 'true', description: 'Whether it is sent' })
})

test('bytes in hex have offsets, pairs of digits and ASCII, and a note of what was left out', () => {
  assert.equal(hexLines(Uint8Array.of(0, 0x4f, 0xff)), `00000000: 004f ff${' '.repeat(14)}.O.`)
  const lines = hexLines(new Uint8Array(200)).split('\n')
  assert.deepEqual([lines.length, lines[11]?.slice(0, 8), lines[12]], [13, '00000058', '… and 104 more bytes'])
})

test('an example is shortened and stays JSON; a text keeps its first lines', () => {
  assert.deepEqual(abridged({ all: [1, 2, 3, 4], text: 'x'.repeat(300) }), {
    all: [1, 2, '… and 2 more'],
    text: `${'x'.repeat(220)} …`,
  })
  assert.equal(abridgedText('a\n'.repeat(20)), `${'a\n'.repeat(14)}… and 6 more lines`)
})

test('a value as JavaScript is the value, whatever quotes it holds', () => {
  const value = { "it's": 'a "quote" and a \\', list: [1, true, null], deep: { text: 'x'.repeat(90) } }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- evaluates our own text
  assert.deepEqual((new Function(`return ${literal(value)}`) as () => unknown)(), value)
})
