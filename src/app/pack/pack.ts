import { Type } from 'typebox'
import { type Pack, type PackSection, packOf, packSections, packSubset } from '../../core/pack.ts'
import {
  contentHash,
  libraryEntry,
  packModule,
  sectionHashes,
  skill,
  strings,
  template,
  version,
} from './content-schema.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import { endpointLines } from '../operation/publication.ts'
import { address, object, oneOf, time } from '../operation/schema.ts'
import type { Services } from '../services.ts'
import { yamlMediaType, yamlText } from './yaml.ts'

/** The current pack, with the addresses of this service. */
export function currentPack({ publication, settings }: Services): Pack {
  const { content, endpoints, contentHash: hash } = publication
  const { publicUrl, appId, version: current } = settings
  return packOf(content, endpointLines(endpoints), { publicUrl, appId, version: current, contentHash: hash })
}

const free = { cost: 'free', writes: false, redacts: [] } as const

/** GET /api/agent/meta and the tool svc_pack_meta: version, hash and addresses of the pack. */
export const packMeta = operation({
  ...free,
  name: 'pack_meta',
  title: 'Read the version of the pack',
  summary:
    'Version and content hash of the agent pack, and where everything is; ask this before fetching the pack again.',
  kind: 'document',
  input: object({}),
  output: object({
    agentPackVersion: version,
    contentHash,
    sections: sectionHashes,
    generatedAt: time,
    appId: Type.String(),
    protocol: Type.String(),
    skillCount: Type.Integer({ minimum: 0 }),
    libraryCount: Type.Integer({ minimum: 0 }),
    packUrl: address,
    packYamlUrl: address,
    diffUrl: address,
    mcpUrl: address,
    skillUrl: address,
    handshakeUrl: address,
    proofUrl: address,
  }),
  errors: [],
  example: {},
  handle(_input, services) {
    const pack = currentPack(services)
    const at = (path: string) => `${services.settings.publicUrl}/api/${path}`
    return Promise.resolve({
      answer: {
        agentPackVersion: pack.version,
        contentHash: pack.contentHash,
        sections: services.publication.sectionHashes,
        generatedAt: pack.generatedAt,
        appId: pack.appId,
        protocol: pack.protocol,
        skillCount: pack.skillIds.length,
        libraryCount: pack.libraryIds.length,
        packUrl: at('agent/pack.json'),
        packYamlUrl: at('agent/pack.yaml'),
        diffUrl: at('agent/diff'),
        mcpUrl: at('mcp'),
        skillUrl: at('agent/skill.md'),
        handshakeUrl: at('agent/handshake'),
        proofUrl: at('agent/proof'),
      },
    })
  },
})

const identity = { version, contentHash, generatedAt: time }

const sections = {
  persona: object({ name: Type.String(), tagline: Type.String(), principles: strings }),
  skills: Type.Array(skill),
  modules: Type.Array(packModule),
  library: Type.Array(libraryEntry),
  templates: Type.Array(template),
  compliance: object({ disclaimer: Type.String(), do: strings, dont: strings }),
  security: strings,
  guardrails: strings,
  sandbox: object({ endpoint: address, note: Type.String(), allowedNetworks: strings }),
  apiEndpoints: Type.Array(Type.String(), { description: '<METHOD> <path>' }),
  usage: strings,
}

const rest = {
  appVersion: version,
  skillIds: strings,
  libraryIds: strings,
  appId: Type.String(),
  protocol: Type.String(),
  intent: Type.String(),
  focus: Type.String(),
  audience: Type.String(),
  summary: strings,
}

const sectionName = oneOf(packSections, 'one part of the pack instead of all of it')

/** The whole pack, or its version with one section. */
export const packOutput = object({
  ...identity,
  ...Type.Partial(Type.Object({ ...rest, ...sections })).properties,
})

/** GET /api/agent/pack.json: the pack, or one section of it. */
export const packJson = operation({
  ...free,
  name: 'pack_json',
  title: 'Read the pack',
  summary:
    'The agent pack: persona, skills, modules, library index, templates, guardrails and endpoints, or one section of it. Cache it.',
  kind: 'document',
  input: object({ section: Type.Optional(sectionName) }),
  output: packOutput,
  errors: [],
  example: {},
  handle: ({ section }, services) => Promise.resolve({ answer: packAnswer(currentPack(services), false, section) }),
})

export const packYaml = operation({
  ...free,
  name: 'pack_yaml',
  title: 'Read the pack as YAML',
  summary: 'The part of the agent pack that people read, in YAML 1.2.',
  kind: 'bytes',
  mediaType: 'application/yaml',
  input: object({}),
  output: Type.String({ description: 'YAML 1.2' }),
  errors: [],
  example: {},
  handle: (_input, services) => {
    const answer: Bytes = { mediaType: yamlMediaType, text: yamlText(packSubset(currentPack(services))) }
    return Promise.resolve({ answer })
  },
})

const packInput = object({
  format: Type.Optional(oneOf(['json', 'yaml'] as const, 'json is the default; yaml is the short form')),
  section: Type.Optional(sectionName),
  agent: Type.Optional(
    object(
      { name: Type.String({ minLength: 1, maxLength: 120 }), version: Type.String({ minLength: 1, maxLength: 40 }) },
      'who asks; nothing of it is kept',
    ),
  ),
})

/** The version of the pack with what was requested: the whole pack, one section, or either as YAML. */
type PackAnswer = Partial<Pack> & Pick<Pack, 'version' | 'contentHash' | 'generatedAt'> & { readonly yaml?: string }

function packAnswer(pack: Pack, yaml: boolean, section: PackSection | undefined): PackAnswer {
  const { version: current, contentHash: hash, generatedAt } = pack
  const about = { version: current, contentHash: hash, generatedAt }
  const part = section === undefined ? pack : { ...about, [section]: pack[section] }
  if (!yaml) return part
  return { ...about, yaml: yamlText(section === undefined ? packSubset(pack) : part) }
}

/** POST /api/agent/pack and the tool svc_pack_get: the pack, or one section of it, as JSON or YAML. */
export const packGet = operation({
  ...free,
  name: 'pack_get',
  title: 'Fetch the pack',
  summary: 'The agent pack or one section of it, as JSON or as YAML to download.',
  kind: 'document',
  input: packInput,
  output: object({
    ...packOutput.properties,
    yaml: Type.Optional(Type.String({ description: 'the YAML, when that was asked for' })),
  }),
  download: {
    mediaType: 'application/yaml',
    example: { format: 'yaml' },
    bytes: ({ version: current, yaml }: PackAnswer) =>
      yaml === undefined ? null : { mediaType: yamlMediaType, text: yaml, filename: `laurel-pack-${current}.yaml` },
  },
  errors: [],
  example: { section: 'guardrails' },
  handle({ format, section }, services) {
    return Promise.resolve({ answer: packAnswer(currentPack(services), format === 'yaml', section) })
  },
})
