import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import MarkdownIt from 'markdown-it'
import { openBadgeDraft } from '../../src/core/open-badge.ts'
import { type ReceiptRecord, receiptRecord } from '../../src/core/sandbox.ts'
import { digest } from '../fakes/sample-records.ts'
import { payloads } from '../fakes/payloads.ts'

const publicUrl = 'https://laurel.example'
const record = (assetName: string, objective: string | null): ReceiptRecord =>
  receiptRecord(
    { assetName, tokenType: 'badge', network: 'testnet', objective },
    { receiptId: 'rcp_AAAAAAAAAAAAAAAAAAAAAA', createdAt: '2026-11-21T03:08:00.000Z' },
  )
const draftOf = (assetName: string, objective: string | null) =>
  openBadgeDraft(record(assetName, objective), digest, publicUrl)

/** A class of Open Badges: an object whose `type` holds the name of the class. */
const classOf = (type: string, required: readonly string[], properties: object) => ({
  type: 'object',
  required: ['type', ...required],
  properties: { ...properties, type: { type: 'array', contains: { const: type }, items: { type: 'string' } } },
})
const text = { type: 'string', minLength: 1 }
const uri = { type: 'string', format: 'uri' }

/**
 * What the published schema of AchievementCredential demands of the members that a draft has (1EdTech, Open Badges
 * Specification 3.0, final release 2024, ob_v3p0_achievementcredential_schema.json): the required members of each
 * class, their types, the two contexts in their order. Written for this test, and stricter: every id is a URI and no
 * other member may be there.
 */
const schema = {
  ...classOf('VerifiableCredential', ['@context', 'id', 'name', 'credentialSubject', 'issuer', 'validFrom'], {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(-3\\.\\d\\.\\d)*\\.json$' },
      ],
    },
    id: uri,
    name: text,
    description: text,
    validFrom: { type: 'string', format: 'date-time' },
    issuer: { ...classOf('Profile', ['id'], { id: uri, name: text }), additionalProperties: false },
    credentialSubject: {
      ...classOf('AchievementSubject', ['id', 'achievement'], {
        id: uri,
        achievement: {
          ...classOf('Achievement', ['id', 'criteria', 'description', 'name'], {
            id: uri,
            name: text,
            description: text,
            criteria: { type: 'object', properties: { narrative: text }, additionalProperties: false },
          }),
          additionalProperties: false,
        },
      }),
      additionalProperties: false,
    },
  }),
  additionalProperties: false,
  allOf: [
    { properties: { type: { contains: { enum: ['AchievementCredential', 'OpenBadgeCredential'] } } } },
    // Unsigned: nothing that a verifier would take for a proof or a status.
    { not: { anyOf: [{ required: ['proof'] }, { required: ['credentialStatus'] }, { required: ['evidence'] }] } },
  ],
}
const accepts = new Ajv2019({
  strict: false,
  allErrors: true,
  formats: {
    uri: /^[a-z][a-z0-9+.-]*:[^\s<>"\\^`{|}]+$/,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  },
}).compile(schema)

describe('the Open Badges draft', () => {
  const texts = ['Garden day', '봉사 배지 🎉', '\u202Eniahc-no\u202C', ...payloads]
  for (const [what, make] of [
    ['with criteria', (name: string) => draftOf(name, name)],
    ['without criteria', (name: string) => draftOf(name, null)],
  ] as const)
    test(`${what} has the form of an AchievementCredential`, () => {
      for (const name of texts) assert.ok(accepts(make(name)), `${name}: ${JSON.stringify(accepts.errors)}`)
    })

  test('the check refuses what the schema refuses', () => {
    const draft = draftOf('Garden day', null)
    const { achievement } = draft.credentialSubject
    const broken = {
      'an old context': { '@context': ['https://www.w3.org/2018/credentials/v1', draft['@context'][1]] },
      'no class of Open Badges': { type: ['VerifiableCredential'] },
      'no time of issue': { validFrom: undefined },
      'a time without a zone': { validFrom: '2026-11-21T03:08:00' },
      'an issuer without a type': { issuer: { id: publicUrl } },
      'no criteria': {
        credentialSubject: { ...draft.credentialSubject, achievement: { ...achievement, criteria: undefined } },
      },
      'a proof': { proof: [] },
    }
    for (const [what, change] of Object.entries(broken))
      assert.equal(accepts(JSON.parse(JSON.stringify({ ...draft, ...change }))), false, what)
  })

  test('says MOCK and unsigned wherever a wallet shows it', () => {
    const { name, description, issuer, credentialSubject } = draftOf('Garden day', 'Helped.')
    for (const shown of [name, credentialSubject.achievement.name, issuer.name]) assert.match(shown, /mock/i)
    for (const shown of [name, credentialSubject.achievement.name]) assert.match(shown, /^MOCK - /)
    for (const shown of [description, credentialSubject.achievement.description])
      assert.match(shown, /^Mock for learning, not on-chain, unsigned\./)
  })

  test('words of a person are no Markdown', () => {
    const markdown = new MarkdownIt({ html: true })
    for (const words of [
      ...payloads,
      '# a\n- b\n+ c\n1. d\n2) e\n===\n\n    code\n&lt;b&gt; `x` *y* __z__ [l](//e.example)',
    ]) {
      const { narrative } = draftOf('x', words).credentialSubject.achievement.criteria
      const html = markdown.render(narrative)
      assert.doesNotMatch(html, /<(?!\/?p>|br)/, words)
      const shown = html
        .replace(/<\/?p>/g, '\n')
        .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => entities[name] ?? '')
      const bare = (text: string): string => text.replace(/[\s\0\uFFFD]+/g, '')
      assert.equal(bare(shown), bare(words), words)
    }
    const plain = 'Given on 9 May 2026 to everybody who helped (two hours): it cannot be sold, and it isn’t for sale.'
    assert.equal(draftOf('x', plain).credentialSubject.achievement.criteria.narrative, plain)
  })
})

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }
