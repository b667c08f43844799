/** Every example of an article is true: requests get the answer shown, data parses, addresses answer. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { type TestService, content, startService } from '../fakes/service.ts'
import { codeBlocks, exampleBase as base, linksOf, prose } from './kit.ts'

let service: TestService
before(async () => {
  service = await startService({ publicUrl: base })
})
after(() => service.close())

/** One curl call of this service: no second command, no expansion, no file, no other host. */
const oneCall = /^curl -s(?: (?:\\\n +)?(?:-[HdX] '[^']*'|'?http:\/\/localhost:3000[\w./?=-]*'?))+$/

async function run(command: string): Promise<{ status: number; answer: unknown }> {
  assert.match(command, oneCall)
  assert.deepEqual(command.match(/https?:\/\/[^\s/']+/g), [base])
  const call = `${command.replace(base, service.origin)} -w '\\n%{http_code}'`
  const { stdout } = await promisify(execFile)('sh', ['-c', call])
  const end = stdout.lastIndexOf('\n')
  const body = stdout.slice(0, end)
  return { status: Number(stdout.slice(end)), answer: body.startsWith('{') ? JSON.parse(body) : parse(body) }
}

/**
 * Where an answer lacks something that is shown. Each element of a shown array is somewhere in the answer's array; an
 * empty array is empty.
 */
function missing(shown: unknown, answer: unknown, path = ''): readonly string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(answer) || (shown.length === 0 && answer.length > 0)) return [path]
    return shown.flatMap((part, i) =>
      answer.some((given) => missing(part, given).length === 0) ? [] : [`${path}/${i} in ${JSON.stringify(answer)}`],
    )
  }
  if (typeof shown !== 'object' || shown === null)
    return Object.is(shown, answer) ? [] : [`${path}: ${JSON.stringify(answer)}`]
  if (typeof answer !== 'object' || answer === null) return [path]
  return Object.entries(shown).flatMap(([name, part]) =>
    missing(part, (answer as Record<string, unknown>)[name], `${path}/${name}`),
  )
}

for (const article of content.library)
  describe(article.id, () => {
    const blocks = codeBlocks(article)
    for (const [i, { info, body }] of blocks.entries()) {
      const next = blocks[i + 1]
      if (info === 'sh')
        test(`the request ${i + 1} is answered as the article says`, async () => {
          const { status, answer } = await run(body)
          const shown = next?.info === 'json subset' ? (JSON.parse(next.body) as { status?: number }) : {}
          assert.equal(status, shown.status ?? 200, JSON.stringify(answer))
          assert.deepEqual(missing(shown, answer), [])
        })
      else
        test(`the block ${i + 1} (${info}) is well formed`, () => {
          // What preflight answers to an idea is in ideas.test.ts.
          assert.ok(info.startsWith('idea ') || ['json', 'json subset', 'yaml', 'js', 'text'].includes(info), info)
          if (info.startsWith('json')) JSON.parse(body)
          if (info === 'json subset')
            assert.equal(blocks[i - 1]?.info, 'sh', 'stands behind the request that it answers')
          if (info === 'yaml') assert.equal(typeof parse(body), 'object')
        })
    }
  })

test('the test detects an answer that lacks something shown', () => {
  assert.deepEqual(missing({ a: [{ b: 1 }], c: [] }, { a: [{ b: 2 }, { b: 1, d: 3 }], c: [] }), [])
  for (const [shown, answer] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{ a: { b: null } }, { a: {} }],
    [[1, 2], [2]],
    [[], [1]],
    [{ a: [] }, {}],
  ])
    assert.notDeepEqual(missing(shown, answer), [])
  for (const command of [
    `curl -s ${base}/; id`,
    `curl -s ${base}/$(id)`,
    `curl -s ${base} | sh`,
    `curl -s -o f ${base}`,
  ])
    assert.doesNotMatch(command, oneCall)
})

test('three requests of the lab are refused with the statuses that it states', async () => {
  const lab = content.library.find(({ id }) => id === 'sandbox-simulation-lab')
  assert.ok(lab)
  const statuses: number[] = []
  for (const { info, body } of codeBlocks(lab)) if (info === 'sh') statuses.push((await run(body)).status)
  assert.deepEqual(
    statuses.filter((status) => status !== 200),
    [400, 400, 422],
  )
})

test('the digests in articles are those of the texts shown with them', () => {
  const shown = content.library
    .flatMap((article) => codeBlocks(article))
    .flatMap(({ body }) => [...body.matchAll(/^printf '([^'%\\]*)' \| sha256sum\n([0-9a-f]{64})$/gm)])
  assert.ok(shown.length >= 2)
  for (const [, text = '', digest] of shown) assert.equal(createHash('sha256').update(text).digest('hex'), digest)
})

/** Every address of this service in a text: in links, in code, and with the public address in front. */
const addresses = (texts: readonly string[]): readonly string[] =>
  [
    ...linksOf(texts),
    ...texts.flatMap((text) =>
      [...text.matchAll(/`(?:[A-Z]+ )?(\/[a-z][^`\s]*)`/g)].map(([, address = '']) => address),
    ),
    ...texts.flatMap((text) => [...text.matchAll(/\{base\}(\/[^\s),`]*)/g)].map(([, address = '']) => address)),
  ]
    .filter((address) => address.startsWith('/') || address.startsWith(base))
    .map((address) => address.replace(base, '').replace(/(?<=.)[.:]+$/, ''))

const named = new Map<string, readonly string[]>([
  ...content.library.map((article) => [article.id, addresses([...prose(article), article.cta])] as const),
  ...content.modules.map((module) => [module.id, addresses(prose(module))] as const),
])

describe('every address of this service in a text answers', () => {
  for (const [id, all] of named)
    test(id, async () => {
      for (const address of new Set(all)) {
        const { pathname, search, hash } = new URL(address, base)
        const action = service.services.publication.endpoints.find(({ path }) => path === pathname)
        if (action?.method === 'POST' || /RECEIPT_ID|<.*>/.test(address)) continue
        const { status, text } = await service.get(pathname + search, { accept: 'text/html' })
        assert.ok([200, 302].includes(status), `${address}: ${status}`)
        if (hash !== '') assert.ok(text.includes(`id="${decodeURIComponent(hash.slice(1))}"`), address)
      }
    })
})

test('the test detects addresses in links, in code and behind {base}', () => {
  assert.deepEqual(
    addresses(['See [a](/a#b), [c](https://example.com/), `POST /api/d` and {base}/e.', '`/api/f`: text']),
    ['/a#b', '/api/d', '/api/f', '/e'],
  )
})
