/** The agent pack: its members, its formats, and the small answer that says whether a cached pack is current. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { type TestService, assertProblem, content, startService, testVersion } from '../../fakes/service.ts'
import { base, data, idsOf, libraryIds, moduleIds, skillIds } from '../documents.ts'
import { keys } from '../kit.ts'

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown }

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())
const pack = async () => data(await service.get('/api/agent/pack.json'))
const sections = [
  'persona',
  'skills',
  'modules',
  'library',
  'templates',
  'compliance',
  'security',
  'guardrails',
  'sandbox',
  'apiEndpoints',
  'usage',
]
/** The hashes of the sections as an agent computes them, with another implementation of RFC 8785. */
async function sectionHashes(): Promise<Record<string, string>> {
  const bytes = (await service.get('/api/agent/content.json')).json as Record<string, unknown>
  const hashOf = (name: string) => createHash('sha256').update(sorted(bytes[name])).digest('hex').slice(0, 16)
  return Object.fromEntries(sections.map((name) => [name, hashOf(name)]))
}
/** Canonical enough for content without numbers of unusual form: members sorted, no white space. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )

describe('the pack', () => {
  test('has exactly the members of the specification', async () => {
    const given = await pack()
    assert.deepEqual(
      keys(given),
      (
        'generatedAt version appVersion contentHash skillIds libraryIds appId protocol intent focus audience summary ' +
        'persona skills modules library templates compliance security guardrails sandbox apiEndpoints usage'
      )
        .split(' ')
        .sort(),
    )
    assert.equal(given['version'], testVersion)
    assert.equal(given['appVersion'], testVersion)
    assert.equal(given['appId'], 'laurel.example')
    assert.equal(given['protocol'], 'agent-knowledge-handshake/1')
    assert.equal(given['generatedAt'], content.releases[0].date)
    assert.match(given['contentHash'], /^[0-9a-f]{16}$/)
    assert.deepEqual([given['skillIds'], idsOf(given['skills'])], [skillIds, skillIds])
    assert.deepEqual([given['libraryIds'], idsOf(given['library'])], [libraryIds, libraryIds])
    assert.deepEqual(idsOf(given['modules']), moduleIds)
    assert.deepEqual(idsOf(given['templates']), ['attendance-badge', 'certificate', 'collectible'])
    assert.equal(given['guardrails'].length, 3)
    assert.deepEqual(keys(given['persona']), ['name', 'principles', 'tagline'])
    assert.deepEqual(keys(given['compliance']), ['disclaimer', 'do', 'dont'])
    assert.deepEqual(
      [given['sandbox'].endpoint, given['sandbox'].allowedNetworks],
      [`${base}/api/sandbox/simulate`, ['testnet', 'regtest']],
    )
    for (const { id, url, api } of given['library'])
      assert.deepEqual([url, api], [`${base}/library/${id}`, `${base}/api/library/${id}`])
    assert.ok(!JSON.stringify(given).includes('{base}'))
  })

  test('has the inputs and outputs of every skill, in JSON and in its YAML', async () => {
    const skills: Record<string, any>[] = (await pack())['skills']
    assert.deepEqual(
      Object.fromEntries(skills.map(({ id, inputs, outputs }) => [id, `${inputs.join()} -> ${outputs.join()}`])),
      {
        'bitcoin-tokenization-basics': 'asset_name,token_type,network -> step_plan,compliance_flags,mock_payload',
        'badge-issuer': 'event_name,recipient_identifier,badge_metadata -> issuance_steps,verification_plan',
        'collectible-registry': 'collection_name,item_count,metadata_schema -> registry_plan,metadata_checklist',
        'wallet-integration': 'wallet_provider,auth_method,threat_model -> integration_plan,security_checks',
        'compliance-check': 'token_description,audience,distribution -> risk_flags,safe_alternatives',
      },
    )
    for (const { name, summary, inputs, outputs, yaml } of skills)
      assert.deepEqual(parse(yaml), { name, description: summary, inputs, outputs })
  })

  test('lists every address that answers, each once', async () => {
    const lines: string[] = (await pack())['apiEndpoints']
    assert.equal(new Set(lines).size, lines.length)
    const described = Object.entries((await service.get('/openapi.json')).json['paths'] as object)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      )
    assert.deepEqual(lines.toSorted(), described.toSorted())
    const listed: { method: string; path: string }[] = data(await service.get('/api/docs'))['endpoints']
    assert.deepEqual(
      listed.map(({ method, path }) => `${method} ${path}`),
      lines,
    )
  })

  test('as YAML is the subset, by two parsers', async () => {
    const given = await pack()
    const answer = await service.get('/api/agent/pack.yaml')
    assert.equal(answer.headers.get('content-type'), 'application/yaml; charset=utf-8')
    assert.equal(answer.headers.get('content-disposition'), null)
    const pick = (list: string, names: string[]) =>
      given[list].map((one: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, one[name]])))
    const plain = ['version', 'appId', 'generatedAt', 'protocol', 'intent', 'focus', 'audience', 'summary']
    const subset = {
      ...Object.fromEntries([...plain, 'guardrails', 'apiEndpoints', 'usage'].map((name) => [name, given[name]])),
      skills: pick('skills', ['id', 'name', 'summary']),
      modules: pick('modules', ['id', 'title']),
      library: pick('library', ['id', 'title', 'url']),
    }
    assert.deepEqual(parse(answer.text), subset)
    assert.deepEqual(load(answer.text), subset)
    assert.doesNotMatch(answer.text, /\r|^---|[&*]\w+$|!!/m)
  })

  test('is returned to POST as JSON, as YAML for download, or in part', async () => {
    const path = '/api/agent/pack'
    const whole = await service.post(path, {})
    assert.deepEqual(data(whole), await pack())
    assert.equal(whole.headers.get('etag'), null)
    assert.match(whole.headers.get('cache-control') ?? '', /no-store/)
    assert.deepEqual(
      data(await service.post(path, { format: 'json', agent: { name: 'a', version: '1' } })),
      await pack(),
    )
    const yaml = await service.post(path, { format: 'yaml' })
    assert.equal(yaml.headers.get('content-type'), 'application/yaml; charset=utf-8')
    assert.equal(yaml.headers.get('content-disposition'), `attachment; filename="laurel-pack-${testVersion}.yaml"`)
    assert.equal(yaml.text, (await service.get('/api/agent/pack.yaml')).text)
    const { version, contentHash, generatedAt, guardrails } = await pack()
    assert.deepEqual(data(await service.post(path, { section: 'guardrails' })), {
      version,
      contentHash,
      generatedAt,
      guardrails,
    })
    for (const body of [
      { format: 'xml' },
      { section: 'nope' },
      { form: 'json' },
      { agent: 'me' },
      { agent: { name: 'a' } },
      [],
    ])
      assertProblem(await service.post(path, body), 400, 'validation')
  })

  test('meta has what clients need before they fetch the pack', async () => {
    const given = await pack()
    assert.deepEqual(data(await service.get('/api/agent/meta')), {
      agentPackVersion: testVersion,
      contentHash: given['contentHash'],
      sections: await sectionHashes(),
      generatedAt: given['generatedAt'],
      appId: 'laurel.example',
      protocol: 'agent-knowledge-handshake/1',
      skillCount: 5,
      libraryCount: 13,
      packUrl: `${base}/api/agent/pack.json`,
      packYamlUrl: `${base}/api/agent/pack.yaml`,
      diffUrl: `${base}/api/agent/diff`,
      mcpUrl: `${base}/api/mcp`,
      skillUrl: `${base}/api/agent/skill.md`,
      handshakeUrl: `${base}/api/agent/handshake`,
      proofUrl: `${base}/api/agent/proof`,
    })
  })

  test('a section alone, and a hash that changes with it and with nothing else', async () => {
    const { version, contentHash, generatedAt, ...whole } = await pack()
    for (const name of sections) {
      const response = await service.get(`/api/agent/pack.json?section=${name}`)
      assert.deepEqual(data(response), { version, contentHash, generatedAt, [name]: whole[name] })
      assert.match(response.headers.get('etag') ?? '', /^"/)
    }
    for (const query of ['section=other', 'section=', 'sections=skills'])
      assertProblem(await service.get(`/api/agent/pack.json?${query}`), 400, 'validation')

    const hashes = async (of: TestService) =>
      data(await of.get('/api/agent/meta'))['sections'] as Record<string, string>
    const [first, ...others] = content.modules
    assert.ok(first)
    const changed = await startService({
      publicUrl: 'http://other.example:8080',
      content: { ...content, modules: [{ ...first, title: 'Other' }, ...others] },
    })
    try {
      const [before, after] = [await hashes(service), await hashes(changed)]
      assert.deepEqual(
        sections.filter((name) => before[name] !== after[name]),
        ['modules'],
      )
      assert.deepEqual(data(await changed.get('/api/agent/diff'))['sections'], after)
    } finally {
      await changed.close()
    }
  })

  test('has the same hash on another host, and a different one after a change of a text', async () => {
    const hash = (await pack())['contentHash']
    const elsewhere = await startService({ publicUrl: 'http://other.example:8080' })
    const [first, ...others] = content.modules
    assert.ok(first)
    const changed = await startService({ content: { ...content, modules: [{ ...first, title: 'Other' }, ...others] } })
    try {
      assert.equal(data(await elsewhere.get('/api/agent/meta'))['contentHash'], hash)
      assert.notEqual(data(await changed.get('/api/agent/meta'))['contentHash'], hash)
    } finally {
      await elsewhere.close()
      await changed.close()
    }
  })

  test('POST needs no body, with or without a content type, and then returns the pack as JSON', async () => {
    const asked = await service.post('/api/agent/pack', { format: 'json' })
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await service.call('/api/agent/pack', { method: 'POST', headers })
      assert.equal(answer.status, 200, answer.text)
      assert.equal(answer.text, asked.text)
    }
    assertProblem(await service.post('/api/agent/pack', 'null'), 400, 'validation')
    // Where a field is required, an empty body is still invalid JSON.
    assertProblem(await service.post('/api/compliance/preflight', ''), 400, 'invalid-json')
  })
})
