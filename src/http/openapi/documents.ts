import { apiCatalog } from '../../pages/machine/well-known.ts'
import { documentErrors, failuresOf, refTo } from './failures.ts'

/** One document outside of /api that machines read. */
interface Row {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly mediaType: string
  /** Description of `{id}` or `{name}` in the path. */
  readonly parameter?: readonly [name: string, description: string, example: string]
  /** How the document begins, for a text; its members, or some of them, for JSON. Bytes that are no text have none. */
  readonly example?: string | ((publicUrl: string) => object)
  /** Whether the path holds the id of a record. */
  readonly ofRecord?: true
  /** Whether the address does not exist for most callers. */
  readonly guarded?: true
}

/** How the skill document and the XML documents begin. */
const skillStart = '---\nname: laurel\n'
const xmlStart = '<?xml version="1.0" '
const svgStart = '<svg xmlns="http://www.w3.org/2000/svg" '

const receiptId = ['id', 'the id of a mock receipt', 'rcp_0123456789abcdefghijkl'] as const

/**
 * Documents for machines beside the API: discovery, Markdown, pictures. HTML pages are not listed, because their form
 * is no contract (docs/decisions/0011). Fixed paths come before paths with an id that they would match.
 */
const rows: readonly Row[] = [
  {
    path: '/llms.txt',
    operationId: 'llms',
    summary: 'What this is and where everything stands',
    mediaType: 'text/plain',
    example: '# Laurel\n',
  },
  {
    path: '/llms-full.txt',
    operationId: 'llms_full',
    summary: 'The same with every module and article in full',
    mediaType: 'text/plain',
    example: '# Laurel\n',
  },
  {
    path: '/skill.md',
    operationId: 'skill',
    summary: 'The skill document (Agent Skills)',
    mediaType: 'text/markdown',
    example: skillStart,
  },
  {
    path: '/docs.md',
    operationId: 'reference_markdown',
    summary: 'The API reference in Markdown',
    mediaType: 'text/markdown',
    example: '# API reference\n',
  },
  {
    path: '/openapi.json',
    operationId: 'openapi_json',
    summary: 'This document as JSON',
    mediaType: 'application/json',
    example: () => ({ openapi: '3.1.0' }),
  },
  {
    path: '/openapi.yaml',
    operationId: 'openapi_yaml',
    summary: 'This document as YAML',
    mediaType: 'application/yaml',
    example: 'openapi: 3.1.0\n',
  },
  {
    path: '/changelog.atom',
    operationId: 'changelog_feed',
    summary: 'Every release, as an Atom feed (RFC 4287)',
    mediaType: 'application/atom+xml',
    example: xmlStart,
  },
  {
    path: '/robots.txt',
    operationId: 'robots',
    summary: 'What crawlers may do (RFC 9309)',
    mediaType: 'text/plain',
    example: 'User-agent: *\n',
  },
  {
    path: '/sitemap.xml',
    operationId: 'sitemap',
    summary: 'The public pages',
    mediaType: 'application/xml',
    example: xmlStart,
  },
  {
    path: '/.well-known/api-catalog',
    operationId: 'api_catalog',
    summary: 'The API and the MCP endpoint (RFC 9727)',
    mediaType: 'application/linkset+json',
    example: apiCatalog,
  },
  {
    path: '/.well-known/ai-catalog.json',
    operationId: 'ai_catalog',
    summary: 'Where the MCP server card stands',
    mediaType: 'application/ai-catalog+json',
    example: () => ({ specVersion: '1.0' }),
  },
  {
    path: '/.well-known/agent-skills/index.json',
    operationId: 'skills_index',
    summary: 'The skills with their digests',
    mediaType: 'application/json',
    example: () => ({ $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json' }),
  },
  {
    path: '/.well-known/agent-skills/{name}/SKILL.md',
    operationId: 'skills_file',
    summary: 'A skill of the index',
    mediaType: 'text/markdown',
    parameter: ['name', 'the name of a skill of the index', 'laurel'],
    example: skillStart,
  },
  {
    path: '/.well-known/security.txt',
    operationId: 'security_txt',
    summary: 'How to report a weakness (RFC 9116)',
    mediaType: 'text/plain',
    example: 'Contact: ',
  },
  {
    path: '/metrics',
    operationId: 'prometheus',
    summary: 'Metrics of this process for Prometheus, on this machine or with the token of the operator',
    mediaType: 'text/plain',
    guarded: true,
    example: '# HELP ',
  },
  {
    path: '/library/templates.md',
    operationId: 'templates_markdown',
    summary: 'The templates, filled in, in Markdown',
    mediaType: 'text/markdown',
    example: '# ',
  },
  {
    path: '/library/modules/{id}.md',
    operationId: 'module_markdown',
    summary: 'A module in Markdown',
    mediaType: 'text/markdown',
    parameter: ['id', 'the id of a module', 'tokenization-101'],
    example: '# ',
  },
  {
    path: '/library/templates/{id}.svg',
    operationId: 'template_badge',
    summary: 'The badge of a template as SVG; it says MOCK',
    mediaType: 'image/svg+xml',
    example: svgStart,
    parameter: ['id', 'the id of a template', 'attendance-badge'],
  },
  {
    path: '/pictures/{id}.svg',
    operationId: 'library_picture',
    summary: 'A picture of the library as SVG, light and dark',
    mediaType: 'image/svg+xml',
    example: svgStart,
    parameter: ['id', 'the id of a picture', 'first-hour'],
  },
  {
    path: '/library/{id}.md',
    operationId: 'article_markdown',
    summary: 'An article in Markdown',
    mediaType: 'text/markdown',
    parameter: ['id', 'the id of an article', 'compliance-preflight'],
    example: '# ',
  },
  {
    path: '/receipt/{id}/image.png',
    operationId: 'receipt_image',
    summary: 'The picture of a mock receipt, 1200 by 630; it says MOCK',
    mediaType: 'image/png',
    parameter: receiptId,
    ofRecord: true,
  },
  {
    path: '/receipt/{id}/badge.svg',
    operationId: 'receipt_badge',
    summary: 'The badge of a mock receipt as SVG; it says MOCK',
    mediaType: 'image/svg+xml',
    example: svgStart,
    parameter: receiptId,
    ofRecord: true,
  },
  {
    path: '/receipt/{id}/qr.svg',
    operationId: 'receipt_qr',
    summary: 'The QR code of the page of a mock receipt as SVG; it says MOCK',
    mediaType: 'image/svg+xml',
    example: svgStart,
    parameter: receiptId,
    ofRecord: true,
  },
]

/** The error answers of a document. Outside /api a client that accepts HTML gets an error page. */
const failures = ({ parameter, ofRecord, guarded }: Partial<Row>, responses: Record<string, object>): object =>
  failuresOf(
    documentErrors([
      ...(parameter !== undefined || guarded === true ? (['not-found'] as const) : []),
      ...(ofRecord === true ? (['key-material'] as const) : []),
    ]),
    { page: true },
    responses,
  )

const operationOf = (row: Row, publicUrl: string, responses: Record<string, object>): object => ({
  operationId: row.operationId,
  summary: row.summary,
  tags: ['Files'],
  ...(row.parameter && {
    parameters: [
      {
        in: 'path',
        name: row.parameter[0],
        required: true,
        description: row.parameter[1],
        schema: { type: 'string' },
        example: row.parameter[2],
      },
    ],
  }),
  responses: {
    200: {
      description: 'OK',
      content: {
        [row.mediaType]: {
          schema: { type: row.mediaType.endsWith('json') ? 'object' : 'string' },
          ...(row.example !== undefined && {
            example: typeof row.example === 'string' ? row.example : row.example(publicUrl),
          }),
        },
      },
    },
    304: refTo('responses', 'not-modified'),
    ...failures(row, responses),
  },
})

/** The address of the server card in earlier drafts of SEP-2127. */
const movedCard = (publicUrl: string, responses: Record<string, object>): object => ({
  operationId: 'mcp_server_card_moved',
  summary: 'Where the MCP server card stood in earlier drafts',
  description: 'Leads to /api/mcp/server-card.',
  tags: ['Files'],
  responses: {
    308: {
      description: 'the card stands at the address in Location',
      headers: {
        Location: {
          description: 'where the card is',
          schema: { type: 'string' },
          example: `${publicUrl}/api/mcp/server-card`,
        },
      },
    },
    ...failures({}, responses),
  },
})

/** The documents as paths of OpenAPI. Puts the components that they refer to into `responses`. */
export const documentPaths = (publicUrl: string, responses: Record<string, object>): Record<string, object> => ({
  ...Object.fromEntries(rows.map((row) => [row.path, { get: operationOf(row, publicUrl, responses) }])),
  '/.well-known/mcp/server-card.json': { get: movedCard(publicUrl, responses) },
})
