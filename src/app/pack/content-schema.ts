import { Type } from 'typebox'
import { articleLevels, articleTypes } from '../../core/content.ts'
import { type PackSection, packSections } from '../../core/pack.ts'
import { allowedNetworks } from '../../core/sandbox.ts'
import { versionForm } from '../../core/version.ts'
import { address, object, oneOf } from '../operation/schema.ts'

/** The schemas of what is published (docs/spec/interface.md 2.2 to 2.7). */

export const strings = Type.Array(Type.String())
export const version = Type.String({ pattern: versionForm, description: 'a release, YYYY.MM.DD.N' })
export const contentHash = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description:
    'changes when the content of the pack changes, and only then: the first 16 hex digits of the SHA-256 of /api/agent/content.json, which is the content in canonical JSON (RFC 8785) without version, times and addresses of this service',
})
const sectionHash = Type.String({ pattern: '^[0-9a-f]{16}$' })
export const sectionHashes = object(
  Object.fromEntries(packSections.map((name) => [name, sectionHash])) as Record<PackSection, typeof sectionHash>,
  'a hash for each section of the pack, by the formula of contentHash over that section of /api/agent/content.json; fetch a section alone with /api/agent/pack.json?section=<name>',
)

export const articleType = oneOf(articleTypes)
export const articleLevel = oneOf(articleLevels)

export const skill = object({
  id: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  inputs: strings,
  outputs: strings,
  yaml: Type.String({ description: 'YAML with name, description, inputs, outputs' }),
})

export const packModule = object({
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  sections: Type.Array(Type.String(), { description: 'one string a section, "Heading: text" in Markdown' }),
})

export const libraryEntry = object({
  id: Type.String(),
  title: Type.String(),
  type: articleType,
  level: articleLevel,
  url: Type.String({ format: 'uri', description: 'the page' }),
  api: Type.String({ format: 'uri', description: 'the same as JSON' }),
  summary: Type.String(),
})

export const template = object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  useCases: strings,
  example: object(
    {
      assetName: Type.String(),
      tokenType: Type.String(),
      network: oneOf(allowedNetworks),
      objective: Type.String(),
    },
    'a body for POST /api/sandbox/simulate',
  ),
})

export const libraryArticle = object({
  id: Type.String(),
  title: Type.String(),
  type: articleType,
  level: articleLevel,
  readTime: Type.Integer({ minimum: 1, description: 'minutes' }),
  summary: Type.String(),
  tags: strings,
  outcomes: strings,
  outline: Type.Array(Type.String(), { description: 'headings of the sections' }),
  cta: Type.String(),
  path: Type.String({ description: 'path of the page' }),
  hasFullBody: Type.Boolean(),
  body: object({
    sections: Type.Array(
      object({
        heading: Type.String(),
        paragraphs: Type.Array(Type.String(), { description: 'one block of Markdown each' }),
      }),
    ),
    checklist: Type.Optional(strings),
  }),
})

export const bundle = object({ json: address, yaml: address }, 'the pack, in two forms')
