import type { Operation } from '../../app/operation/operation.ts'
import { receiptDelete, reportDelete } from '../../app/records/deletion.ts'
import { packDiff } from '../../app/pack/diff.ts'
import { flowRun } from '../../app/screening/flow.ts'
import { handshakeClaim, handshakeGet } from '../../app/pack/handshake.ts'
import { health } from '../../app/service/health.ts'
import { keyCreate, keyCurrent, keyRevoke } from '../../app/service/keys.ts'
import { libraryGet, libraryList } from '../../app/library/library.ts'
import { packGet, packJson, packMeta, packYaml } from '../../app/pack/pack.ts'
import { preflight } from '../../app/screening/preflight.ts'
import { pricing } from '../../app/service/pricing.ts'
import { packContent, packProof } from '../../app/pack/pack-proof.ts'
import { publicMetrics } from '../../app/service/public-metrics.ts'
import type { Endpoint, Publication } from '../../app/operation/publication.ts'
import { openBadgeGet, receiptGet, receiptRecordGet } from '../../app/records/receipt.ts'
import { blockGet, proofCommit, proofGet, proofOts, proofTree, proofUpgrade } from '../../app/proof/proof.ts'
import { reportGet, reportRecordGet } from '../../app/records/report.ts'
import { rewrite } from '../../app/screening/rewrite.ts'
import { sandboxSimulate } from '../../app/records/sandbox.ts'
import { skillDocument } from '../../app/pack/skill-document.ts'
import { skillsExport, skillsList } from '../../app/pack/skills.ts'
import { waitlistJoin } from '../../app/service/waitlist.ts'
import { errorCodes } from '../../core/error.ts'
import { discoveryPaths, docs, pagePaths } from '../openapi/docs.ts'
import { mcpEndpoints } from '../openapi/mcp-endpoints.ts'

/** One address of the API: which operation answers there. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path with `:id` where the operation takes an id. */
  readonly path: string
  readonly operation: Operation
  /** The input field that `:id` becomes. */
  readonly id?: string
  /** A header that becomes an input field, '' when missing. Secrets are sent in headers, never in a URL. */
  readonly header?: { readonly name: string; readonly field: string }
  /** A POST whose body is optional, because every field is. */
  readonly bodyOptional?: true
  /**
   * Inputs whose answers depend on the published content only: their answers are made once at start and sent as
   * prepared bytes. Every other input runs the operation.
   */
  readonly prepared?: (publication: Publication) => readonly Readonly<Record<string, string>>[]
  /** Cache-Control of the answer; actions are never stored. */
  readonly cache: 'no-store' | 'private, no-cache' | 'public, max-age=60, stale-while-revalidate=600'
}

const action = (path: string, operation: Operation): Route => ({ method: 'POST', path, operation, cache: 'no-store' })

/** A record under its own id: revalidated with its ETag, never kept by shared caches (docs/spec/security.md 38). */
const record = (path: string, id: string, operation: Operation): Route => ({
  method: 'GET',
  path,
  operation,
  id,
  cache: 'private, no-cache',
})

/** Deletes a record, for the holder of its deletion token. */
const deletion = (path: string, id: string, operation: Operation): Route => ({
  method: 'DELETE',
  path,
  operation,
  id,
  header: { name: 'X-Delete-Token', field: 'deleteToken' },
  cache: 'no-store',
})

/** A published document: caches may keep it for a minute (docs/spec/decisions.md 4). */
const document = (path: string, operation: Operation): Route => ({
  method: 'GET',
  path,
  operation,
  cache: 'public, max-age=60, stale-while-revalidate=600',
  prepared: () => [{}],
})

const rows: readonly Route[] = [
  action('/api/flow/run', flowRun),
  action('/api/compliance/preflight', preflight),
  action('/api/compliance/rewrite', rewrite),
  action('/api/sandbox/simulate', sandboxSimulate),
  record('/api/receipt/:id', 'receiptId', receiptGet),
  deletion('/api/receipt/:id', 'receiptId', receiptDelete),
  record('/api/receipt/:id/record', 'receiptId', receiptRecordGet),
  record('/api/receipt/:id/open-badge', 'receiptId', openBadgeGet),
  action('/api/proof', proofCommit),
  record('/api/proof/:id', 'proofId', proofGet),
  record('/api/proof/:id/ots', 'proofId', proofOts),
  record('/api/proof/:id/tree', 'proofId', proofTree),
  { ...action('/api/proof/:id/upgrade', proofUpgrade), id: 'proofId', bodyOptional: true },
  { method: 'GET', path: '/api/block/:id', operation: blockGet, id: 'height', cache: 'no-store' },
  record('/api/report/:id', 'reportId', reportGet),
  deletion('/api/report/:id', 'reportId', reportDelete),
  record('/api/report/:id/record', 'reportId', reportRecordGet),
  document('/api/agent/meta', packMeta),
  document('/api/agent/pack.json', packJson),
  document('/api/agent/pack.yaml', packYaml),
  { ...action('/api/agent/pack', packGet), bodyOptional: true },
  document('/api/agent/diff', packDiff),
  document('/api/agent/content.json', packContent),
  { method: 'GET', path: '/api/agent/proof', operation: packProof, cache: 'private, no-cache' },
  document('/api/agent/handshake', handshakeGet),
  action('/api/agent/handshake', handshakeClaim),
  document('/api/skills', skillsList),
  document('/api/skills/export.yaml', skillsExport),
  document('/api/agent/skill.md', skillDocument),
  document('/api/library', libraryList),
  {
    ...document('/api/library/:id', libraryGet),
    id: 'articleId',
    prepared: ({ content }) => content.library.map(({ id }) => ({ articleId: id })),
  },
  { ...action('/api/keys', keyCreate), bodyOptional: true },
  { method: 'GET', path: '/api/keys/current', operation: keyCurrent, cache: 'no-store' },
  { method: 'DELETE', path: '/api/keys/current', operation: keyRevoke, cache: 'no-store' },
  action('/api/waitlist', waitlistJoin),
  document('/api/pricing', pricing),
  { method: 'GET', path: '/api/health', operation: health, cache: 'no-store' },
  { method: 'GET', path: '/api/metrics', operation: publicMetrics, cache: 'no-store' },
]

/** Every address of the API. */
export const routes: readonly Route[] = [
  ...rows,
  document(
    '/api/docs',
    docs(
      [...pagePaths, ...discoveryPaths],
      errorCodes.map((code) => `/problems/${code}`),
    ),
  ),
]

/** The endpoints, as the pack, /api/docs and the pages list them. */
export const endpoints: readonly Endpoint[] = [
  ...routes.map(({ method, path, operation: { summary, cost } }) => ({
    method,
    path,
    summary,
    expensive: cost === 'expensive',
  })),
  ...mcpEndpoints,
]
