/** The SARIF log of screened pages: its form, its rules, and fingerprints that stay. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import { harmless, key, risky, usePages } from './kit.ts'

const { put, screen } = usePages()

/** The members of SARIF 2.1.0 that are used here, with what its schema demands of them. */
const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } }
const sarifSchema = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://docs\\.oasis-open\\.org/sarif/.*sarif-schema-2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool', 'columnKind', 'results'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  version: { type: 'string' },
                  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
                  informationUri: { type: 'string', pattern: '^https?://' },
                  properties: { type: 'object' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id', 'name', 'shortDescription', 'fullDescription', 'help', 'helpUri'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string' },
                        name: { type: 'string', pattern: '^[A-Za-z]+$' },
                        shortDescription: text,
                        fullDescription: text,
                        help: text,
                        helpUri: { type: 'string', pattern: '^https?://' },
                        defaultConfiguration: {
                          type: 'object',
                          additionalProperties: false,
                          properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
                        },
                        properties: { type: 'object' },
                      },
                    },
                  },
                },
              },
            },
          },
          columnKind: { const: 'utf16CodeUnits' },
          invocations: {
            type: 'array',
            items: { type: 'object', required: ['executionSuccessful'], additionalProperties: { type: 'boolean' } },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message', 'ruleId', 'ruleIndex', 'partialFingerprints'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 },
                properties: { type: 'object' },
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            additionalProperties: false,
                            properties: { uri: { type: 'string' }, uriBaseId: { type: 'string' } },
                          },
                          region: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

describe('SARIF', () => {
  const log = async (...args: string[]) => JSON.parse((await screen(...args, '--format', 'sarif')).out)

  test('is valid, and each result names its rule', async () => {
    put('docs/a b.md', `🎉 ${risky}\n\n${key}\n\nEach holder gets a 10 % discount on coffee.\n`)
    const sarif = await log('docs')
    const ajv = new Ajv({ strict: false })
    assert.ok(ajv.validate(sarifSchema, sarif), ajv.errorsText())
    const [{ tool, results }] = sarif.runs
    for (const { ruleId, ruleIndex, level } of results) {
      assert.equal(tool.driver.rules[ruleIndex].id, ruleId)
      assert.equal(level, tool.driver.rules[ruleIndex].defaultConfiguration.level)
    }
    assert.deepEqual([...new Set(results.map(({ level }: any) => level))].toSorted(), ['error', 'warning'])
    const { artifactLocation, region } = results[0].locations[0].physicalLocation
    assert.deepEqual(artifactLocation, { uri: 'docs/a%20b.md', uriBaseId: '%SRCROOT%' })
    assert.deepEqual([region.startLine, region.startColumn], [1, 4])
  })

  test('a log without results has all rules', async () => {
    put('a.md', harmless)
    const [{ tool, results }] = (await log('a.md')).runs
    assert.deepEqual(results, [])
    assert.ok(tool.driver.rules.length > 15)
  })

  test('a finding that only moved keeps its fingerprint; two of the same words have two', async () => {
    const prints = ({ runs: [{ results }] }: any): string[] =>
      results.map(({ partialFingerprints }: any) => partialFingerprints['laurelFinding/v1'])
    put('a.md', `${risky}\n`)
    const one = prints(await log('a.md'))
    put('a.md', `# News\n\n${harmless}\n\n- ${risky}\n`)
    assert.deepEqual(prints(await log('a.md')), one)
    put('a.md', `${risky}\n\n${risky}\n`)
    const two = prints(await log('a.md'))
    assert.equal(new Set(two).size, two.length)
    assert.ok(one.every((print) => two.includes(print)))
  })
})
