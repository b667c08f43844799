import { type Verification, notChecked, statementOf, stateOf } from '../../src/core/proof.ts'
import type { Step } from '../../src/core/proof-tree.ts'
import { type ProofPage, proofPage } from '../../src/pages/proof/proof.ts'
import { proofsPage } from '../../src/pages/proof/proofs.ts'

const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const commitment = '6a1f2c3d'.repeat(11)
const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`

const nodes: readonly Step[] = [
  { id: 0, parent: null, operation: null, message: digest, attestations: [] },
  { id: 1, parent: 0, operation: 'append', argument: 'ab'.repeat(16), message: digest + digest, attestations: [] },
  { id: 2, parent: 1, operation: 'sha256', message: digest, attestations: [] },
  ...[3, 5].flatMap((id, i): Step[] => [
    { id, parent: 2, operation: 'append', argument: 'cd'.repeat(16), message: digest, attestations: [] },
    {
      id: id + 1,
      parent: id,
      operation: 'prepend',
      argument: 'ef'.repeat(90),
      message: commitment,
      attestations: [
        {
          kind: 'pending',
          uri: `https://calendar-${i}.example`,
          askAt: `https://calendar-${i}.example/timestamp/${commitment}`,
        },
        { kind: 'bitcoin', height: 925_000, merkleRoot: digest },
        { kind: 'unknown', tag: '0102030405060708', payload: '00' },
      ],
    },
  ]),
]

/** A proof in some state; `text` is in the places of a calendar's words. */
export function sampleProof(
  text: string,
  far: 'stored' | 'pending' | Verification['status'],
  subject: ProofPage['subject'] = null,
  submits = true,
): Omit<ProofPage, 'publicUrl'> {
  const submittedAt = far === 'stored' ? null : at(1)
  const bitcoin =
    far === 'stored' || far === 'pending'
      ? null
      : { height: 925_000, merkleRoot: digest, attestedBy: 'https://calendar-0.example' }
  const confirmedAt = far === 'matches' || far === 'not-checked' ? at(40) : null
  const status = bitcoin === null || far === 'stored' || far === 'pending' ? 'not-checked' : far
  const looked = { source: 'headers.example', checkedAt: at(41) }
  const verification: Verification =
    status === 'not-checked'
      ? notChecked
      : status === 'matches'
        ? {
            status,
            ...looked,
            blockHash: `${'0'.repeat(20)}${digest.slice(20)}`,
            blockTime: '2026-11-21T08:50:00.000Z',
            confirmations: 3,
          }
        : { ...notChecked, status, ...looked }
  const calendars = [0, 1].map((i) => ({
    url: `https://calendar-${i}.example`,
    status:
      far === 'stored'
        ? ('waiting' as const)
        : bitcoin !== null && i === 0
          ? ('confirmed' as const)
          : ('pending' as const),
    reason: text,
    lastCheckedAt: at(30),
    nextCheckAt: bitcoin !== null && i === 0 ? null : at(50),
  }))
  const standing = { createdAt: at(0), submittedAt, confirmedAt, calendars, path: bitcoin, verification, submits }
  return {
    proof: {
      proofId: 'prf_AAAAAAAAAAAAAAAAAAAAAA',
      hash: digest,
      state: stateOf(standing),
      createdAt: at(0),
      submittedAt,
      confirmedAt,
      calendars,
      bitcoin,
      verification,
      statement: statementOf({ ...standing, network: 'Bitcoin mainnet' }),
    },
    submits,
    tree: far === 'stored' ? null : { bytes: 812, nodes },
    subject,
    now: at(45),
  }
}

/** The pages of proofs in every state. */
export const sampleProofPages = (publicUrl: string, text: string): Readonly<Record<string, string>> => ({
  '/proofs': proofsPage({ publicUrl, submits: true }),
  '/proofs/refused': proofsPage({ publicUrl, submits: false, hash: text, problem: { title: text, detail: text } }),
  '/proof/stored': proofPage({ publicUrl, ...sampleProof(text, 'stored') }),
  '/proof/pending': proofPage({ publicUrl, ...sampleProof(text, 'pending', 'receipt') }),
  '/proof/off': proofPage({ publicUrl, ...sampleProof(text, 'stored', null, false) }),
  '/proof/pending-off': proofPage({ publicUrl, ...sampleProof(text, 'pending', null, false) }),
  '/proof/path': proofPage({ publicUrl, ...sampleProof(text, 'not-checked', 'report') }),
  '/proof/matches': proofPage({ publicUrl, ...sampleProof(text, 'matches', 'pack') }),
  '/proof/mismatch': proofPage({ publicUrl, ...sampleProof(text, 'mismatch') }),
  '/proof/unavailable': proofPage({ publicUrl, ...sampleProof(text, 'unavailable') }),
})
