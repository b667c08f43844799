import { stateOf } from '../../core/proof.ts'
import type { SubjectKind } from './proof-store.ts'
import type { Services } from '../services.ts'

/** Id and state of the strongest proof of a record, or null. */
export async function proofOf(kind: SubjectKind, id: string, services: Services) {
  const stored = await services.store.proofs.findOf(kind, id)
  if (stored === null) return null
  const { submittedAt = null, confirmedAt = null } = stored.leaf?.batch ?? {}
  return { id: stored.id, state: stateOf({ submittedAt, confirmedAt }) }
}
