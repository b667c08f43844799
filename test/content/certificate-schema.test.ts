/** The schema that an article publishes is the one of mock payloads. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { mockPayload as schemaOfService } from '../../src/app/operation/schema.ts'
import { issuanceOf } from '../../src/core/issuance.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { receiptRecord } from '../../src/core/sandbox.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { articleOf, codeBlocks, exampleBase } from './kit.ts'

const packages = new URL('../../node_modules', import.meta.url).pathname
const { version } = JSON.parse(readFileSync(join(packages, 'ajv', 'package.json'), 'utf8')) as { version: string }

const blocks = codeBlocks(articleOf('metadata-schema-certificates'))
const published = blocks.find(({ info, body }) => info === 'json' && body.includes('"$schema"'))?.body ?? ''
const ofArticle = new Ajv2020({ strict: true }).compile(JSON.parse(published))
/** Both schemas, so that a value is accepted by both or by neither. */
const accepts = (value: unknown): boolean => {
  const service = Value.Check(schemaOfService, value)
  assert.equal(ofArticle(value), service, JSON.stringify(value))
  return service
}

const payload = {
  mock: true,
  assetName: 'Introduction to hashing',
  tokenType: 'certificate',
  network: 'regtest',
  objective: 'Finished the six lessons.',
  transferability: 'non-transferable',
  valueClaim: 'none',
  disclosure: 'MOCK: practice credential for education, not on-chain, no monetary value.',
}
const emoji = '👩‍🌾'
const hash = '0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD'

describe('the schemas of the article and of the service accept the same values', () => {
  test('the plain case, no objective, and the longest texts, counted in code points', () => {
    assert.ok(accepts(payload))
    for (const change of [
      { objective: null },
      { objective: '' },
      { assetName: '🌱'.repeat(120) },
      { tokenType: '印'.repeat(40) },
      { objective: emoji.repeat(666) },
      { assetName: hash.slice(1) },
      { network: 'testnet' },
    ])
      assert.ok(accepts({ ...payload, ...change }), JSON.stringify(change))
  })

  test('nothing else: other constants, other networks, unknown and missing members, references, longer texts', () => {
    for (const change of [
      { transferability: 'transferable' },
      { valueClaim: 'some' },
      { network: 'mainnet' },
      { network: 'signet' },
      { network: 'Testnet' },
      { mock: false },
      { mock: 'true' },
      { disclosure: 'MOCK' },
      { owner: 'Ada' },
      { txid: hash },
      { assetName: '' },
      { assetName: ' \t' },
      { assetName: null },
      { assetName: '🌱'.repeat(121) },
      { assetName: hash },
      { tokenType: '印'.repeat(41) },
      { tokenType: ' ' },
      { objective: 7 },
      { objective: `see ${hash}` },
      { objective: 'x'.repeat(2001) },
    ])
      assert.ok(!accepts({ ...payload, ...change }), JSON.stringify(change))
    for (const name of Object.keys(payload))
      assert.ok(!accepts(Object.fromEntries(Object.entries(payload).filter(([member]) => member !== name))), name)
    for (const value of [null, [], 'mock', [payload]]) assert.ok(!accepts(value))
  })

  test('the same for values near the limits', () => {
    const text = fc.oneof(
      fc.constantFrom('', ' ', hash, 'x'.repeat(120), 'x'.repeat(2000), null),
      fc.string({ unit: 'binary', maxLength: 125 }),
    )
    const word = fc.constantFrom('non-transferable', 'none', 'testnet', 'regtest', 'mainnet', true, false, null)
    fc.assert(
      fc.property(
        fc.record({ assetName: text, tokenType: text, objective: text }),
        fc.option(fc.tuple(fc.constantFrom(...Object.keys(payload), 'further'), word), { nil: undefined }),
        (texts, change) => {
          accepts({ ...payload, ...texts, ...(change && { [change[0]]: change[1] }) })
        },
      ),
    )
  })

  test('they state the same rules, apart from annotations', () => {
    assert.deepEqual(rules(JSON.parse(published)), rules(schemaOfService))
  })
})

/** A schema without annotations, with references resolved, and constants as lists of one. */
function rules(schema: unknown, root: any = schema): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema
  const { $ref, $schema, $defs, title, description, ...rest } = schema as Record<string, any>
  if ($ref !== undefined) return rules(root.$defs[String($ref).replace('#/$defs/', '')], root)
  if ('const' in rest) return { enum: [rest['const']] }
  if ('enum' in rest) return { enum: rest['enum'] }
  return Object.fromEntries(
    Object.entries(rest).map(([name, part]) => [name, name === 'required' ? part.toSorted() : rules(part, root)]),
  )
}

test('the date of a course refuses days and months that no calendar has, without asking for a format', () => {
  const members = JSON.parse(blocks.find(({ body }) => body.includes('"completedOn"'))?.body ?? '')
  const fits = new Ajv2020({ strict: true }).compile(members['completedOn'])
  for (const date of ['2026-12-18', '2026-01-01', '2026-10-31', '2026-09-30', '2028-02-29']) assert.ok(fits(date), date)
  for (const date of [
    '2026-99-99',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    'next Tuesday',
    20260101,
  ])
    assert.ok(!fits(date), String(date))
  new Ajv2020({ strict: true }).compile({ type: 'object', properties: members })
})

describe('every mock payload of the service fits the schema of the article', () => {
  let service: TestService
  before(async () => {
    service = await startService({ publicUrl: 'http://localhost:3000' })
  })
  after(() => service.close())

  const simulations: readonly Record<string, string>[] = [
    { assetName: 'Bird Watcher' },
    ...['badge', 'certificate', 'collectible', 'loyalty', 'Dankeschön', '修了証'].map((tokenType) => ({
      assetName: 'Garden day helper',
      tokenType,
      network: 'regtest',
    })),
    { assetName: 'Abzeichen des Gartentags', objective: 'Für alle, die zwei Stunden geholfen haben.' },
    { assetName: 'Insigne de la journée du jardin', objective: 'Pour chaque personne qui a aidé.' },
    { assetName: 'شارة يوم الحديقة', objective: 'لكل من ساعد في حديقة المدرسة.' },
    { assetName: '庭の日のバッジ', objective: '学校の庭を手伝った人へ。' },
    { assetName: '🌱'.repeat(120) },
    { assetName: `Digest ${hash}`, objective: `See ${hash}${hash}.` },
    { assetName: 'A', objective: '' },
  ]
  for (const body of simulations)
    test(`simulate ${JSON.stringify(body).slice(0, 80)}`, async () => {
      const { status, json } = await service.post('/api/sandbox/simulate', body)
      assert.equal(status, 200, JSON.stringify(json))
      assert.ok(accepts(json['mockPayload']), JSON.stringify(ofArticle.errors))
      const stored = await service.get(`/api/receipt/${String(json['receiptId'])}`)
      assert.ok(accepts(stored.json['data'].mockPayload))
    })

  const ideas = [
    'A badge for everybody who helped in the school garden.',
    'Ein Abzeichen für alle, die im Schulgarten geholfen haben.',
    `A certificate of our evening course. ${'The learner finished one more lesson and may show it. '.repeat(130)}`,
    '. A keepsake',
  ]
  for (const idea of ideas)
    test(`flow ${idea.slice(0, 60)}`, async () => {
      const { json } = await service.post('/api/flow/run', { idea, acceptRewrite: true, network: 'signet' })
      assert.ok(accepts(json['simulation'].mockPayload), JSON.stringify(ofArticle.errors))
    })

  test('made of any idea and token type', () => {
    const tools = (proposal: Parameters<typeof preflight>[0]) => preflight(proposal, ruleSet)
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
        fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
        (idea, tokenType) => {
          const issuance = issuanceOf({ idea: `Badge ${idea}`, ...(tokenType !== undefined && { tokenType }) }, tools)
          assert.ok(accepts(receiptRecord(issuance, { receiptId: 'rcp_x', createdAt: '' }).mockPayload))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('its commands, typed one after the other, print what it shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-schema-'))
    try {
      const block = (words: string): string =>
        blocks.find(({ info, body }) => info === 'text' && body.includes(words))?.body ?? ''
      const preparing = block('npm install').replaceAll(exampleBase, service.origin)
      // The package that these tests use takes the place of a download of the same major version.
      const download = `npm install ajv@${version.split('.')[0] ?? ''}`
      assert.ok(preparing.includes(download), download)
      const linked = preparing.replace(download, `ln -s '${packages}' node_modules`)
      await promisify(execFile)('sh', ['-e', '-c', linked], { cwd: folder })
      const shown = block('\'{"owner"')
        .split('\n\n')
        .map((pair) => pair.split('\n'))
      assert.equal(shown.length, 3)
      for (const [command = '', ...printed] of shown) {
        const options = { cwd: join(folder, 'certificate-check') }
        assert.equal((await promisify(execFile)('sh', ['-c', command], options)).stdout, `${printed.join('\n')}\n`)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the draft in the article is the one that the service makes, apart from ids and time', async () => {
    const shown = blocks.find(({ info, body }) => info === 'json' && body.includes('"@context"'))?.body ?? ''
    const sent = /-d '(.*)'$/.exec(blocks.find(({ info }) => info === 'sh')?.body ?? '')?.[1] ?? ''
    const { json } = await service.post('/api/sandbox/simulate', sent)
    const draft = await service.get(new URL(json['openBadgeUrl']).pathname)
    const masked = (text: string): unknown =>
      JSON.parse(
        text
          .replace(/rcp_[0-9A-Za-z]{22}/g, 'rcp_')
          .replace(/urn:uuid:[0-9a-f-]{36}/g, 'urn:uuid:')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
      )
    assert.deepEqual(masked(shown), masked(draft.text))
  })
})
