import { createHash, randomBytes } from 'node:crypto'
import type { StoredRecord } from '../../../src/app/ports.ts'

/** A valid record for a store, with a new id unless one is given. */
export function someRecord(set: Partial<StoredRecord> = {}): StoredRecord {
  const json = set.json ?? '{"idea":"a badge for volunteers"}'
  return {
    kind: 'receipt',
    id: `rcp_${randomBytes(16).toString('base64url')}`,
    createdAt: '2026-01-02T03:04:05.678Z',
    outcome: 'pass',
    json,
    digest: createHash('sha256').update(json).digest('hex'),
    ...set,
  }
}
