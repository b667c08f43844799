/** The requests of the pages of proofs. Each goes to this service and holds a hash, the id of a proof, or a height. */
import type { Step } from '../../core/proof-tree.ts'
import type { ShownProof } from '../../core/proof-view.ts'
import { send } from '../page/send.ts'
import type { BlockAnswer } from './block-checks.ts'

/** 128 random bits, so that a request that is sent again is the same request. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a page needs of a proof that was just made. */
export interface Committed {
  readonly proofId: string
  readonly createdAt: string
  readonly otsUrl: string
}

/** Commits a hash. Sent again after a failure, it stays one proof: keep the function for that. */
export function newCommit(hash: string): () => Promise<Committed> {
  const key = newKey()
  return async () =>
    (await send('/api/proof', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ hash }),
    })) as Committed
}

const proofPath = (id: string): string => `/api/proof/${encodeURIComponent(id)}`

export const fetchProof = async (id: string): Promise<ShownProof> =>
  ((await send(proofPath(id))) as { readonly data: ShownProof }).data

/** The .ots file of a proof; null while there is none. */
export async function fetchOts(id: string): Promise<ArrayBuffer | null> {
  const answer = await fetch(`${proofPath(id)}/ots`)
  return answer.ok ? await answer.arrayBuffer() : null
}

/** The .ots file of a proof as JSON. */
export const fetchTree = async (id: string): Promise<{ readonly bytes: number; readonly nodes: readonly Step[] }> =>
  ((await send(`${proofPath(id)}/tree`)) as { readonly data: { bytes: number; nodes: readonly Step[] } }).data

export async function askCalendars(id: string): Promise<void> {
  await send(`${proofPath(id)}/upgrade`, { method: 'POST' })
}

/** The block at a height. A failure is an answer, too: it says nothing about the proof. */
export async function fetchBlock(height: number): Promise<BlockAnswer> {
  try {
    return ((await send(`/api/block/${height}`)) as { readonly data: BlockAnswer }).data
  } catch {
    const none = { hash: null, merkleRoot: null, time: null, confirmations: null, network: '' }
    return { status: 'unavailable', source: 'this service', ...none }
  }
}
