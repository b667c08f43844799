/** The documents of the agent surface: shapes, addresses, and what every client needs to cache them. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { type Answer, type TestService, assertProblem, content, startService, testVersion } from '../fakes/service.ts'
import { keys, open, readRaw } from './kit.ts'

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown }

const base = 'https://laurel.example'
const skillIds = [
  'bitcoin-tokenization-basics',
  'badge-issuer',
  'collectible-registry',
  'wallet-integration',
  'compliance-check',
]
const moduleIds = ['tokenization-101', 'bitcoin-native-tools', 'agent-safety', 'case-studies']
const libraryIds = [
  'primer-utility-vs-security',
  'badge-issuance-playbook',
  'wallet-safety-checklist',
  'metadata-schema-certificates',
  'agent-prompt-defense',
  'case-study-event-badges',
  'sandbox-simulation-lab',
  'handshake-protocol',
  'skills-registry-spec',
  'compliance-preflight',
  'loyalty-badge-blueprint',
  'testnet-launch-plan',
  'incident-response-agent',
]
const assertions = ['no-securities-solicitation', 'no-key-handling', 'education-only']
const scopes = ['read-knowledge', 'draft-metadata', 'never-custody']

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())

const data = (answer: Answer): Record<string, any> => {
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(keys(answer.json), ['data', 'ok', 'version'])
  assert.equal(answer.json['ok'], true)
  assert.equal(answer.json['version'], testVersion)
  return answer.json['data']
}
const pack = async () => data(await service.get('/api/agent/pack.json'))
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

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

  test('is answered to POST as JSON, as YAML to download, or in part', async () => {
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

  test('meta says what is needed before the pack is fetched', async () => {
    const given = await pack()
    assert.deepEqual(data(await service.get('/api/agent/meta')), {
      agentPackVersion: testVersion,
      contentHash: given['contentHash'],
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

  test('has the same hash on another host, and another one when a text changes', async () => {
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
})

describe('diff', () => {
  const diff = async (query: string) => data(await service.get(`/api/agent/diff${query}`))

  test('without a version, or with an empty one, everything is added', async () => {
    const given = await diff('')
    assert.deepEqual(keys(given), [
      'changelog',
      'current',
      'from',
      'libraryAdded',
      'libraryRemoved',
      'notes',
      'reinstall',
      'skillsAdded',
      'skillsRemoved',
      'upToDate',
    ])
    assert.deepEqual(
      [given['from'], given['upToDate'], given['skillsAdded'], given['libraryAdded']],
      ['', false, skillIds, libraryIds],
    )
    const { contentHash } = await pack()
    assert.deepEqual(given['current'], {
      agentPackVersion: testVersion,
      contentHash,
      skillCount: 5,
      libraryCount: 13,
    })
    assert.equal(given['reinstall'].agentsPage, `${base}/agents`)
    assert.deepEqual(await diff('?from='), given)
  })

  test('the current version is up to date; the first release knows nothing of the pack yet', async () => {
    assert.deepEqual(
      (({ upToDate, notes, changelog, skillsAdded }) => ({ upToDate, notes, changelog, skillsAdded }))(
        (await diff(`?from=${testVersion}`)) as any,
      ),
      { upToDate: true, notes: [], changelog: [], skillsAdded: [] },
    )
    const first = await diff('?from=2026.11.21.1')
    assert.deepEqual([first['upToDate'], first['skillsAdded'], first['libraryAdded']], [false, skillIds, libraryIds])
    assert.equal(first['changelog'][0].version, testVersion)
    for (const line of first['notes']) assert.match(line, /^\d{4}\.\d{2}\.\d{2}\.\d+: \S/)
  })

  test('unknown and newer versions say so; malformed ones are refused', async () => {
    assert.match((await diff('?from=2020.01.01.1'))['notes'][0], /not known/)
    const newer = await diff('?from=2999.01.01.1')
    assert.equal(newer['upToDate'], false)
    assert.match(newer['notes'][0], /newer/)
    for (const query of [
      'from=latest',
      'from=2026.11.21',
      'from=2026.11.21.1&from=2026.11.21.1',
      'since=2026.11.21.1',
      'from=1.2.3.4',
      'from=2026.11.21.02',
      'from=2026.13.45.1',
      'from=2026.11.31.1',
      'from=2026.02.29.1',
    ])
      assertProblem(await service.get(`/api/agent/diff?${query}`), 400, 'validation')
  })

  test('what is wrong with a version is said in words', async () => {
    const answer = await service.get('/api/agent/diff?from=latest')
    assert.deepEqual(answer.json['errors'], [
      {
        pointer: '/from',
        message: 'does not have its form: the cached version, YYYY.MM.DD.N; without it everything is listed as added',
      },
    ])
  })

  test('the download commands work as they are printed', async () => {
    const own = await startService({ publicUrl: 'http://localhost:3000' })
    try {
      const { reinstall } = data(await own.get('/api/agent/diff'))
      assert.equal(reinstall.curlJson, "curl -fsS -o laurel-pack.json 'http://localhost:3000/api/agent/pack.json'")
      assert.equal(reinstall.curlYaml, "curl -fsS -o laurel-pack.yaml 'http://localhost:3000/api/agent/pack.yaml'")
      const downloads = await Promise.all(
        [reinstall.curlJson, reinstall.curlYaml].map((command) => run(own, String(command))),
      )
      assert.equal(downloads[0], (await own.get('/api/agent/pack.json')).text)
      assert.equal(downloads[1], (await own.get('/api/agent/pack.yaml')).text)
    } finally {
      await own.close()
    }
  })
})

describe('the handshake', () => {
  const claim = { agent: { name: 'study-helper', version: '1.0.0', scope: scopes }, accepts: assertions }
  const bundle = { json: `${base}/api/agent/pack.json`, yaml: `${base}/api/agent/pack.yaml` }

  test('GET says what both sides assert and how to claim', async () => {
    const given = data(await service.get('/api/agent/handshake'))
    const { guardrails, contentHash } = await pack()
    assert.deepEqual(
      { ...given, claim: { ...given['claim'], schema: given['claim'].schema.type } },
      {
        appId: 'laurel.example',
        protocol: 'agent-knowledge-handshake/1',
        version: testVersion,
        contentHash,
        guardrails,
        assertions,
        scopes,
        claim: { method: 'POST', path: '/api/agent/handshake', schema: 'object' },
        bundle,
      },
    )
    assert.deepEqual(keys(given['claim'].schema.properties), ['accepts', 'agent'])
  })

  test('a claim that makes all three assertions is accepted', async () => {
    for (const scope of [scopes, ['read-knowledge'], []]) {
      const answer = await service.post('/api/agent/handshake', { ...claim, agent: { ...claim.agent, scope } })
      assert.deepEqual(answer.json, {
        ok: true,
        version: testVersion,
        accepted: true,
        appId: 'laurel.example',
        protocol: 'agent-knowledge-handshake/1',
        bundle,
      })
    }
  })

  test('any other claim is answered with reasons and no bundle', async () => {
    const refused = async (body: unknown, ...reasons: RegExp[]) => {
      const { status, json } = await service.post('/api/agent/handshake', body)
      assert.equal(status, 200)
      assert.deepEqual(keys(json), ['accepted', 'ok', 'reasons', 'version'])
      assert.equal(json['accepted'], false)
      assert.equal(json['reasons'].length, reasons.length)
      for (const [i, reason] of reasons.entries()) assert.match(json['reasons'][i], reason)
    }
    await refused({ ...claim, accepts: assertions.slice(1) }, /no-securities-solicitation/)
    await refused({ ...claim, accepts: ['education-only', 'anything'] }, /no-securities/, /no-key-handling/)
    await refused({ ...claim, agent: { ...claim.agent, scope: [...scopes, 'move-funds'] } }, /scope asks for more/)
  })

  test('a claim of another form is a validation error', async () => {
    for (const body of [
      {},
      { ...claim, extra: 1 },
      { ...claim, accepts: 'all' },
      { ...claim, agent: { ...claim.agent, name: '' } },
      { accepts: assertions },
      { ...claim, accepts: Array.from({ length: 21 }, () => 'x') },
    ])
      assertProblem(await service.post('/api/agent/handshake', body), 400, 'validation')
  })
})

describe('skills and library', () => {
  test('the skills, and their export', async () => {
    const { skills } = await pack()
    assert.deepEqual(data(await service.get('/api/skills')), { skills })
    const answer = await service.get('/api/skills/export.yaml')
    assert.equal(answer.headers.get('content-type'), 'application/yaml; charset=utf-8')
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="laurel-skills-${testVersion}.yaml"`)
    const plain = skills.map(({ yaml, ...rest }: Record<string, unknown>) => rest)
    assert.deepEqual(load(answer.text), { version: testVersion, skills: plain })
    assert.deepEqual(parse(answer.text), { version: testVersion, skills: plain })
  })

  test('the index, filtered and searched', async () => {
    const index = data(await service.get('/api/library'))
    assert.deepEqual(index['entries'], (await pack())['library'])
    assert.deepEqual(index['levels'], ['Foundational', 'Intermediate', 'Advanced'])
    for (const type of index['types'] as string[]) {
      const found = data(await service.get(`/api/library?type=${encodeURIComponent(type)}`))
      assert.ok(found['entries'].length > 0)
      for (const entry of found['entries']) assert.equal(entry.type, type)
      assert.deepEqual([found['types'], found['levels']], [index['types'], index['levels']])
    }
    const both = data(await service.get('/api/library?level=Foundational&q=seed%20phrase'))
    assert.equal(both['entries'][0].id, 'wallet-safety-checklist')
    for (const entry of both['entries']) assert.equal(entry.level, 'Foundational')
    assert.deepEqual(data(await service.get('/api/library?q='))['entries'], index['entries'])
    assert.deepEqual(data(await service.get('/api/library?q=zzzzqqqq'))['entries'], [])
    for (const query of ['type=guide', 'type=', 'level=Beginner', 'page=2', `q=${'x'.repeat(201)}`])
      assertProblem(await service.get(`/api/library?${query}`), 400, 'validation')
  })

  test('every article', async () => {
    for (const id of libraryIds) {
      const article = data(await service.get(`/api/library/${id}`))
      assert.deepEqual(keys(article), [
        'body',
        'cta',
        'hasFullBody',
        'id',
        'level',
        'outcomes',
        'outline',
        'path',
        'readTime',
        'summary',
        'tags',
        'title',
        'type',
      ])
      assert.equal(article['path'], `/library/${id}`)
      assert.equal(article['hasFullBody'], true)
      assert.deepEqual(
        article['outline'],
        article['body'].sections.map(({ heading }: { heading: string }) => heading),
      )
      assert.ok(article['outline'].length > 0 && Number.isInteger(article['readTime']) && article['readTime'] >= 1)
      assert.ok(!JSON.stringify(article).includes('{base}'))
    }
    assert.ok(data(await service.get('/api/library/wallet-safety-checklist'))['body'].checklist.length > 0)
    assertProblem(await service.get('/api/library/nope'), 404, 'not-found')
    assertProblem(await service.get('/api/library/nope?x=1'), 400, 'validation')
    assertProblem(await service.get(`/api/library/${libraryIds[0] ?? ''}?x=1`), 400, 'validation')
  })

  test('the filled example of every template simulates', async () => {
    const own = await startService()
    try {
      for (const { example } of content.templates) {
        const answer = await own.post('/api/sandbox/simulate', example)
        assert.equal(answer.status, 200, answer.text)
        const { assetName, network, objective } = answer.json['mockPayload']
        assert.deepEqual([assetName, network, objective], [example.assetName, example.network, example.objective])
      }
    } finally {
      await own.close()
    }
  })
})

describe('prepared bytes', () => {
  const paths = [
    '/api/agent/meta',
    '/api/agent/pack.json',
    '/api/agent/pack.yaml',
    '/api/agent/diff',
    '/api/agent/handshake',
    '/api/skills',
    '/api/skills/export.yaml',
    '/api/docs',
    '/api/library',
    '/api/library/handshake-protocol',
    '/changelog',
    '/changelog.atom',
    '/agents',
    '/api/agent/skill.md',
    '/skill.md',
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/library/handshake-protocol.md',
    '/.well-known/api-catalog',
    '/.well-known/agent-skills/index.json',
  ]

  /** An answer with its body as it came over the wire. */
  const wire = async (path: string, headers: readonly string[], method = 'GET') => {
    const socket = open(service.origin)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.write(
      `${[`${method} ${path} HTTP/1.1`, `Host: ${new URL(service.origin).host}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.on('close', resolve))
    const all = Buffer.concat(chunks)
    const cut = all.indexOf('\r\n\r\n') + 4
    return { ...readRaw(all.subarray(0, cut).toString('latin1')), bytes: all.subarray(cut) }
  }

  test('each coding has its own strong ETag, Vary, digest, 304 and HEAD', async () => {
    for (const path of paths) {
      const etags = new Set<string>()
      let plain = ''
      for (const [coding, decoded] of [
        ['identity', (bytes: Buffer) => bytes],
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const accept = `Accept-Encoding: ${coding}`
        const first = await wire(path, [accept])
        const where = `${path} ${coding}`
        assert.equal(first.status, 200, where)
        assert.equal(first.headers.get('content-encoding'), coding === 'identity' ? undefined : coding, where)
        assert.equal(first.headers.get('content-length'), String(first.bytes.length), where)
        assert.equal(first.headers.get('vary'), 'Accept-Encoding', where)
        assert.equal(first.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=600', where)
        const sha = createHash('sha256').update(first.bytes).digest('base64')
        assert.equal(first.headers.get('repr-digest'), `sha-256=:${sha}:`, where)
        const text = decoded(first.bytes).toString()
        plain ||= text
        assert.equal(text, plain, where)

        const etag = first.headers.get('etag') ?? ''
        assert.match(etag, /^"[\w-]{22}"$/, where)
        etags.add(etag)
        const again = await wire(path, [accept, `If-None-Match: W/"x", ${etag}`])
        assert.deepEqual([again.status, again.bytes.length], [304, 0], where)
        for (const name of ['etag', 'cache-control', 'vary'])
          assert.equal(again.headers.get(name), first.headers.get(name))
        const head = await wire(path, [accept], 'HEAD')
        assert.deepEqual([head.status, head.bytes.length], [200, 0], where)
        for (const name of ['etag', 'cache-control', 'vary', 'content-type', 'content-length', 'repr-digest'])
          assert.equal(head.headers.get(name), first.headers.get(name), `${where} ${name}`)
      }
      assert.equal(etags.size, 3, `${path}: one tag for two codings`)
    }
  })

  test('the coding is the one that the caller likes best', async () => {
    for (const [accept, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['*', 'br'],
      ['*;q=0', undefined],
      ['deflate', undefined],
      ['identity, br;q=0.5', undefined],
      ['GZIP', 'gzip'],
      ['', undefined],
      ['br;q=nonsense', undefined],
    ] as const)
      assert.equal(
        (await wire('/api/skills', [`Accept-Encoding: ${accept}`])).headers.get('content-encoding'),
        coding,
        accept,
      )
    assert.equal((await wire('/api/skills', [])).headers.get('content-encoding'), undefined)
  })
})

/** Runs a download command in a folder of its own, against a test service, and gives back what it saved. */
async function run(own: TestService, command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-download-'))
  try {
    await promisify(execFile)('sh', ['-c', command.replace('http://localhost:3000', own.origin)], { cwd: folder })
    const [file = ''] = readdirSync(folder)
    assert.match(file, /^laurel-pack\.(json|yaml)$/)
    return readFileSync(join(folder, file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
