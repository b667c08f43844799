import { type Json, canonical } from './canonical.ts'
import type { Content, Module, Skill, Template } from './content.ts'
import { sha256Hex } from './hash.ts'
import { libraryEntry, type LibraryEntry, readElsewhere } from './library.ts'
import { allowedNetworks } from './sandbox.ts'

/** The pack as it is published (docs/spec/interface.md 2.2). */
export interface Pack {
  readonly generatedAt: string
  readonly version: string
  readonly appVersion: string
  readonly contentHash: string
  readonly skillIds: readonly string[]
  readonly libraryIds: readonly string[]
  readonly appId: string
  readonly protocol: string
  readonly intent: string
  readonly focus: string
  readonly audience: string
  readonly summary: readonly string[]
  readonly persona: { readonly name: string; readonly tagline: string; readonly principles: readonly string[] }
  readonly skills: readonly Skill[]
  readonly modules: readonly PackModule[]
  readonly library: readonly LibraryEntry[]
  readonly templates: readonly Template[]
  readonly compliance: { readonly disclaimer: string; readonly do: readonly string[]; readonly dont: readonly string[] }
  readonly security: readonly string[]
  readonly guardrails: readonly string[]
  readonly sandbox: { readonly endpoint: string; readonly note: string; readonly allowedNetworks: readonly string[] }
  readonly apiEndpoints: readonly string[]
  readonly usage: readonly string[]
}

/** A module in the pack (docs/spec/interface.md 2.4): one string a section, "Heading: text". */
export interface PackModule {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly sections: readonly string[]
}

/** Address and identity of the publisher; not part of the content. */
export interface Edition {
  readonly publicUrl: string
  readonly appId: string
  readonly version: string
  readonly contentHash: string
}

/** The part of the pack that is the same for every publisher: everything except version, time, hash and application id. */
function body(content: Content, apiEndpoints: readonly string[], publicUrl: string) {
  const { texts, skills, modules, library, templates } = content
  return {
    skillIds: skills.map(({ id }) => id),
    libraryIds: library.map(({ id }) => id),
    protocol: texts.protocol,
    intent: texts.intent,
    focus: texts.focus,
    audience: texts.audience,
    summary: texts.summary,
    persona: texts.persona,
    skills,
    modules: modules.map((module) => packModule(module, publicUrl)),
    library: library.map((article) => libraryEntry(article, publicUrl)),
    templates,
    compliance: texts.compliance,
    security: texts.security,
    guardrails: texts.guardrails,
    sandbox: { endpoint: `${publicUrl}/api/sandbox/simulate`, note: texts.sandbox.note, allowedNetworks },
    apiEndpoints,
    usage: texts.usage.map((line) => readElsewhere(line, publicUrl)),
  }
}

const packModule = ({ id, title, summary, sections }: Module, publicUrl: string): PackModule => ({
  id,
  title,
  summary,
  sections: sections.map(({ heading, paragraphs }) =>
    readElsewhere(`${heading}: ${paragraphs.join('\n\n')}`, publicUrl),
  ),
})

/** The pack in canonical JSON (RFC 8785), without version, times and host addresses (docs/spec/decisions.md 4). */
export const canonicalContent = (content: Content, apiEndpoints: readonly string[]): string =>
  canonical(body(content, apiEndpoints, '') as unknown as Json)

/**
 * The hash of each section: the first 16 hex digits of the SHA-256 of its canonical JSON, without host addresses
 * (docs/spec/decisions.md 2, sections of the pack). An agent whose hash of a section is still the same need not fetch it.
 */
export function sectionHashes(
  content: Content,
  apiEndpoints: readonly string[],
): Readonly<Record<PackSection, string>> {
  const sections = body(content, apiEndpoints, '')
  const hashOf = (name: PackSection) => sha256Hex(canonical(sections[name] as unknown as Json)).slice(0, 16)
  return Object.fromEntries(packSections.map((name) => [name, hashOf(name)])) as Record<PackSection, string>
}

/** The first 16 hex digits of the SHA-256 of the canonical content. */
export const contentHash = (content: Content, apiEndpoints: readonly string[]): string =>
  sha256Hex(canonicalContent(content, apiEndpoints)).slice(0, 16)

/** The pack. `generatedAt` is the time of the release, so that all instances publish the same bytes. */
export function packOf(content: Content, apiEndpoints: readonly string[], edition: Edition): Pack {
  const { publicUrl, appId, version } = edition
  const { skillIds, libraryIds, ...rest } = body(content, apiEndpoints, publicUrl)
  return {
    generatedAt: content.releases[0].date,
    version,
    appVersion: version,
    contentHash: edition.contentHash,
    skillIds,
    libraryIds,
    appId,
    ...rest,
  }
}

/** The members of the pack's YAML form (docs/spec/interface.md 2.2). */
export function packSubset(pack: Pack) {
  const { version, appId, generatedAt, protocol, intent, focus, audience, summary, guardrails, apiEndpoints, usage } =
    pack
  return {
    version,
    appId,
    generatedAt,
    protocol,
    intent,
    focus,
    audience,
    summary,
    skills: pack.skills.map(({ id, name, summary: about }) => ({ id, name, summary: about })),
    modules: pack.modules.map(({ id, title }) => ({ id, title })),
    library: pack.library.map(({ id, title, url }) => ({ id, title, url })),
    guardrails,
    apiEndpoints,
    usage,
  }
}

/** A command line that saves the pack as a file. */
export const packDownload = (publicUrl: string, form: 'json' | 'yaml'): string =>
  `curl -fsS -o laurel-pack.${form} '${publicUrl}/api/agent/pack.${form}'`

/** The sections of the pack that can be requested alone. */
export const packSections = [
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
] as const
export type PackSection = (typeof packSections)[number]
