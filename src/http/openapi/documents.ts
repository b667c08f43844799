import { type ErrorCode, errorCodes } from '../../core/error.ts'
import { problems } from '../response/respond.ts'

/** One document outside of /api that machines read. */
interface Row {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly mediaType: string
  /** Description of `{id}` or `{name}` in the path. */
  readonly parameter?: readonly [name: string, description: string]
  /** Whether the path holds the id of a record. */
  readonly ofRecord?: true
  /** Whether the address does not exist for most callers. */
  readonly guarded?: true
}

const receiptId = ['id', 'the id of a mock receipt'] as const

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
  },
  {
    path: '/llms-full.txt',
    operationId: 'llms_full',
    summary: 'The same with every module and article in full',
    mediaType: 'text/plain',
  },
  { path: '/skill.md', operationId: 'skill', summary: 'The skill document (Agent Skills)', mediaType: 'text/markdown' },
  {
    path: '/openapi.json',
    operationId: 'openapi_json',
    summary: 'This document as JSON',
    mediaType: 'application/json',
  },
  {
    path: '/openapi.yaml',
    operationId: 'openapi_yaml',
    summary: 'This document as YAML',
    mediaType: 'application/yaml',
  },
  {
    path: '/changelog.atom',
    operationId: 'changelog_feed',
    summary: 'Every release, as an Atom feed (RFC 4287)',
    mediaType: 'application/atom+xml',
  },
  { path: '/robots.txt', operationId: 'robots', summary: 'What crawlers may do (RFC 9309)', mediaType: 'text/plain' },
  { path: '/sitemap.xml', operationId: 'sitemap', summary: 'The public pages', mediaType: 'application/xml' },
  {
    path: '/.well-known/api-catalog',
    operationId: 'api_catalog',
    summary: 'The API and the MCP endpoint (RFC 9727)',
    mediaType: 'application/linkset+json',
  },
  {
    path: '/.well-known/ai-catalog.json',
    operationId: 'ai_catalog',
    summary: 'Where the MCP server card stands',
    mediaType: 'application/ai-catalog+json',
  },
  {
    path: '/.well-known/agent-skills/index.json',
    operationId: 'skills_index',
    summary: 'The skills with their digests',
    mediaType: 'application/json',
  },
  {
    path: '/.well-known/agent-skills/{name}/SKILL.md',
    operationId: 'skills_file',
    summary: 'A skill of the index',
    mediaType: 'text/markdown',
    parameter: ['name', 'the name of a skill of the index'],
  },
  {
    path: '/.well-known/security.txt',
    operationId: 'security_txt',
    summary: 'How to report a weakness (RFC 9116)',
    mediaType: 'text/plain',
  },
  {
    path: '/metrics',
    operationId: 'prometheus',
    summary: 'Metrics of this process for Prometheus, on this machine or with the token of the operator',
    mediaType: 'text/plain',
    guarded: true,
  },
  {
    path: '/library/templates.md',
    operationId: 'templates_markdown',
    summary: 'The templates, filled in, in Markdown',
    mediaType: 'text/markdown',
  },
  {
    path: '/library/modules/{id}.md',
    operationId: 'module_markdown',
    summary: 'A module in Markdown',
    mediaType: 'text/markdown',
    parameter: ['id', 'the id of a module'],
  },
  {
    path: '/library/templates/{id}.svg',
    operationId: 'template_badge',
    summary: 'The badge of a template as SVG; it says MOCK',
    mediaType: 'image/svg+xml',
    parameter: ['id', 'the id of a template'],
  },
  {
    path: '/pictures/{id}.svg',
    operationId: 'library_picture',
    summary: 'A picture of the library as SVG, light and dark',
    mediaType: 'image/svg+xml',
    parameter: ['id', 'the id of a picture'],
  },
  {
    path: '/library/{id}.md',
    operationId: 'article_markdown',
    summary: 'An article in Markdown',
    mediaType: 'text/markdown',
    parameter: ['id', 'the id of an article'],
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
    parameter: receiptId,
    ofRecord: true,
  },
  {
    path: '/receipt/{id}/qr.svg',
    operationId: 'receipt_qr',
    summary: 'The QR code of the page of a mock receipt as SVG; it says MOCK',
    mediaType: 'image/svg+xml',
    parameter: receiptId,
    ofRecord: true,
  },
]

const errorsOf = ({ parameter, ofRecord, guarded }: Row): readonly ErrorCode[] =>
  errorCodes.filter(
    (code) =>
      ['validation', 'forbidden', 'uri-too-long', 'headers-too-large', 'internal', 'unavailable', 'timeout'].includes(
        code,
      ) ||
      (code === 'not-found' && (parameter !== undefined || guarded === true)) ||
      (code === 'key-material' && ofRecord === true),
  )

/** The error answers of a document. Outside /api a client that accepts HTML gets an error page. */
const failures = (row: Row): object =>
  Object.fromEntries(
    [...Map.groupBy(errorsOf(row), (code) => problems[code].status)].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${problems[code].title}`).join('. '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          'text/html': { schema: { type: 'string' } },
        },
      },
    ]),
  )

const operationOf = (row: Row): object => ({
  operationId: row.operationId,
  summary: row.summary,
  description: `${row.summary}. Free to read, with a strong ETag.`,
  tags: ['Files'],
  ...(row.parameter && {
    parameters: [
      {
        in: 'path',
        name: row.parameter[0],
        required: true,
        description: row.parameter[1],
        schema: { type: 'string' },
      },
    ],
  }),
  responses: {
    200: {
      description: row.summary,
      headers: { ETag: { description: 'strong entity tag of these bytes', schema: { type: 'string' } } },
      content: { [row.mediaType]: { schema: { type: row.mediaType.endsWith('json') ? 'object' : 'string' } } },
    },
    304: { description: 'The caller has these bytes already (If-None-Match).' },
    ...failures(row),
  },
})

/** The address of the server card in earlier drafts of SEP-2127. */
const movedCard = {
  operationId: 'mcp_server_card_moved',
  summary: 'Where the MCP server card stood in earlier drafts',
  description: 'Leads to /api/mcp/server-card.',
  tags: ['Files'],
  responses: {
    308: {
      description: 'the card stands at the address in Location',
      headers: { Location: { description: 'where the card is', schema: { type: 'string' } } },
    },
    ...failures({ path: '', operationId: '', summary: '', mediaType: '' }),
  },
}

/** The documents as paths of OpenAPI. */
export const documentPaths: Readonly<Record<string, object>> = {
  ...Object.fromEntries(rows.map((row) => [row.path, { get: operationOf(row) }])),
  '/.well-known/mcp/server-card.json': { get: movedCard },
}
