import { Type } from 'typebox'
import { articleLevels, articleTypes } from '../core/content.ts'
import type { Article, Module } from '../core/content.ts'
import { failCategories, warnCategories } from '../core/finding.ts'
import { allowedNetworks, limits } from '../core/sandbox.ts'
import { object, oneOf } from '../app/operation/schema.ts'

/** The lists of `content/pack.yaml`: ids in the order in which they are published. */
export interface Lists {
  readonly skills: readonly string[]
  readonly modules: readonly string[]
  readonly library: readonly string[]
  readonly templates: readonly string[]
}

export type ModuleFront = Omit<Module, 'sections'>
export type ArticleFront = Omit<Article, 'sections' | 'checklist'>

const line = Type.String({ minLength: 1, pattern: '^\\S(.*\\S)?$' })
const lines = Type.Array(line, { minItems: 1 })
const id = Type.String({ minLength: 1, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const ids = Type.Array(id)
const category = oneOf([...failCategories, ...warnCategories])

/** The closed schemas of the files under `content/`. */
export const schemas = {
  queries: Type.Record(Type.String({ pattern: '^/' }), Type.Array(line, { minItems: 1 })),
  pack: object({
    protocol: line,
    intent: line,
    focus: line,
    audience: line,
    summary: lines,
    persona: object({ name: line, tagline: line, principles: lines }),
    compliance: object({ disclaimer: line, do: lines, dont: lines }),
    security: lines,
    guardrails: Type.Array(line, { minItems: 3, maxItems: 3 }),
    sandbox: object({ note: line }),
    usage: lines,
    skills: ids,
    modules: ids,
    library: ids,
    templates: ids,
  }),
  skill: object({ id, name: line, summary: line, inputs: lines, outputs: lines }),
  module: object({ id, title: line, summary: line, categories: Type.Array(category) }),
  article: object({
    id,
    title: line,
    type: oneOf(articleTypes),
    level: oneOf(articleLevels),
    summary: line,
    tags: lines,
    outcomes: lines,
    cta: line,
    related: object({ articles: ids, modules: ids, categories: Type.Array(category) }),
    updated: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  }),
  /** Front matter of an Agent Skill: agentskills.io/specification. No other fields are allowed there. */
  skillDocument: object({
    name: Type.String({ maxLength: 64, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    description: Type.String({ minLength: 1, maxLength: 1024 }),
    license: line,
    compatibility: Type.String({ minLength: 1, maxLength: 500 }),
    metadata: object({ version: oneOf(['{version}'] as const, 'filled in from the release'), homepage: line }),
  }),
  template: object({
    id,
    title: line,
    description: line,
    useCases: lines,
    example: object({
      assetName: Type.String({ minLength: 1, maxLength: limits.assetName }),
      tokenType: Type.String({ minLength: 1, maxLength: limits.tokenType }),
      network: oneOf(allowedNetworks),
      objective: Type.String({ minLength: 1, maxLength: limits.objective }),
    }),
  }),
} as const
