import { Type } from 'typebox'
import { operation } from '../../app/operation/operation.ts'
import { address, object, oneOf } from '../../app/operation/schema.ts'

/** Public pages without an id; the sitemap lists them. */
export const pagePaths = [
  '/',
  '/how-it-works',
  '/agents',
  '/library',
  '/library/templates',
  '/proofs',
  '/rules',
  '/docs',
  '/pricing',
  '/keys',
  '/waitlist',
  '/status',
  '/changelog',
  '/security',
  '/privacy',
] as const

/** Documents for discovery by agents and crawlers (http/routes/discovery, http/routes/mcp). */
export const discoveryPaths = [
  '/llms.txt',
  '/llms-full.txt',
  '/skill.md',
  '/docs.md',
  '/changelog.atom',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/agent-skills/index.json',
  '/.well-known/ai-catalog.json',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
] as const

/** The operation behind GET /api/docs (docs/spec/decisions.md 2). */
export const docs = (pages: readonly string[], problems: readonly string[]) =>
  operation({
    name: 'docs',
    title: 'The list of endpoints',
    summary: 'Where everything is: endpoints, OpenAPI, pages and problem types.',
    kind: 'document',
    cost: 'free',
    writes: false,
    redacts: [],
    input: object({}),
    output: object({
      openapi: object({ json: address, yaml: address }),
      endpoints: Type.Array(
        object({
          method: oneOf(['GET', 'POST', 'DELETE'] as const),
          path: Type.String(),
          summary: Type.String(),
          expensive: Type.Boolean({ description: 'counts against the allowance of the caller' }),
        }),
      ),
      mcp: address,
      pages: Type.Array(address, { description: 'pages, and the files that lead agents and crawlers to them' }),
      problems: Type.Array(address),
    }),
    errors: [],
    example: {},
    handle(_input, { publication: { endpoints }, settings: { publicUrl } }) {
      const at = (path: string) => `${publicUrl}${path}`
      return Promise.resolve({
        answer: {
          openapi: { json: at('/openapi.json'), yaml: at('/openapi.yaml') },
          endpoints,
          mcp: at('/api/mcp'),
          pages: pages.map(at),
          problems: problems.map(at),
        },
      })
    },
  })
