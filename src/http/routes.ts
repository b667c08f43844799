import type { Operation } from '../app/operation.ts'
import { flowRun } from '../app/flow.ts'
import { health } from '../app/health.ts'
import { preflight } from '../app/preflight.ts'
import { openBadgeGet, receiptGet, receiptRecordGet } from '../app/receipt.ts'
import { reportGet, reportRecordGet } from '../app/report.ts'
import { rewrite } from '../app/rewrite.ts'
import { sandboxSimulate } from '../app/sandbox.ts'
import { errorCodes } from '../core/error.ts'
import { docs, pagePaths } from './docs.ts'

/** One address of the API: which operation answers there. */
export interface Route {
  readonly method: 'GET' | 'POST'
  /** Path with `:id` where the operation takes an id. */
  readonly path: string
  readonly operation: Operation
  /** The input field that `:id` becomes. */
  readonly id?: string
  /** Cache-Control of the answer; actions are never stored. */
  readonly cache: 'no-store' | 'private, no-cache' | 'public, max-age=60, stale-while-revalidate=600'
}

const action = (path: string, operation: Operation): Route => ({ method: 'POST', path, operation, cache: 'no-store' })

/** A record under its own id: revalidated with its ETag, never kept by shared caches (security reference, demand 38). */
const record = (path: string, id: string, operation: Operation): Route => ({
  method: 'GET',
  path,
  operation,
  id,
  cache: 'private, no-cache',
})

const rows: readonly Route[] = [
  action('/api/flow/run', flowRun),
  action('/api/compliance/preflight', preflight),
  action('/api/compliance/rewrite', rewrite),
  action('/api/sandbox/simulate', sandboxSimulate),
  record('/api/receipt/:id', 'receiptId', receiptGet),
  record('/api/receipt/:id/record', 'receiptId', receiptRecordGet),
  record('/api/receipt/:id/open-badge', 'receiptId', openBadgeGet),
  record('/api/report/:id', 'reportId', reportGet),
  record('/api/report/:id/record', 'reportId', reportRecordGet),
  { method: 'GET', path: '/api/health', operation: health, cache: 'no-store' },
]

/** Every address of the API. */
export const routes: readonly Route[] = [
  ...rows,
  {
    method: 'GET',
    path: '/api/docs',
    operation: docs(
      rows.map(({ method, path, operation }) => ({
        method,
        path,
        summary: operation.summary,
        expensive: operation.cost === 'expensive',
      })),
      pagePaths,
      errorCodes.map((code) => `/problems/${code}`),
    ),
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
]
