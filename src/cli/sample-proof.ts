import type { NewProof, StoredProof } from '../app/proof/proof-store.ts'
import { bytesOf, hexOf } from '../ots/bytes.ts'
import { leafOf, merkleTree, proofHead } from '../ots/merkle.ts'
import { serializeTimestamp } from '../ots/timestamp.ts'

/**
 * A proof as it is when its calendar has answered and no block holds it yet, for examples: a batch of this proof alone,
 * with a pending attestation over its root.
 */
export function submittedProof(proof: NewProof, calendar: string): StoredProof {
  const [digest, nonce] = [bytesOf(proof.hash), bytesOf(proof.nonce)]
  const { root } = merkleTree([leafOf(digest, nonce)])
  const at = proof.createdAt
  const next = new Date(Date.parse(at) + 60_000).toISOString()
  const tree = serializeTimestamp({
    message: root,
    attestations: [{ kind: 'pending', uri: calendar }],
    branches: [],
  })
  const batch = { id: 'bat_sample', root: hexOf(root), createdAt: at }
  return {
    ...proof,
    leaf: {
      head: hexOf(proofHead(digest, nonce, [])),
      batch: {
        ...batch,
        submittedAt: at,
        confirmedAt: null,
        path: null,
        verification: null,
        checkedPaths: [],
        checkAt: null,
        claimedUntil: null,
        calendars: [
          {
            id: 'ask_sample',
            batchId: batch.id,
            root: batch.root,
            calendar,
            tree: hexOf(tree),
            status: 'pending',
            reason: '',
            askedAt: at,
            nextAt: next,
            notBefore: null,
            attempts: 0,
            claimedUntil: null,
          },
        ],
      },
    },
  }
}
