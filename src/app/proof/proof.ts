import { Type } from 'typebox'
import { LaurelError } from '../../core/error.ts'
import { stateOf, statementOf } from '../../core/proof.ts'
import { parseDetached } from '../../ots/detached.ts'
import type { BitcoinNetwork } from '../../ots/header.ts'
import { treeNodes } from '../../ots/nodes.ts'
import { hexOf } from '../../ots/bytes.ts'
import { seenBlock } from './header-check.ts'
import { isId, newId } from '../operation/ids.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import { otsFile } from './proof-file.ts'
import * as schema from './proof-schema.ts'
import { calendarsOf, verificationOf, witnessesOf } from './proof-standing.ts'
import type { NewProof, StoredBatch, StoredProof } from './proof-store.ts'
import { findReceipt } from '../records/receipt.ts'
import { findReport } from '../records/report.ts'
import { object } from '../operation/schema.ts'
import type { Services } from '../services.ts'

/** The name of a chain in a statement. */
export const networkName: Record<BitcoinNetwork, string> = {
  main: 'Bitcoin mainnet',
  testnet: 'Bitcoin testnet',
  signet: 'Bitcoin signet',
  regtest: 'a local regtest chain',
}

/** A proof as every answer shows it. */
export function proofAnswer({ id, hash, createdAt, leaf }: StoredProof, services: Services) {
  const batch = leaf?.batch ?? null
  const { publicUrl } = services.settings
  const standing = {
    createdAt,
    submittedAt: batch?.submittedAt ?? null,
    confirmedAt: batch?.confirmedAt ?? null,
    calendars: calendarsOf(batch, services),
    path: batch?.path ?? null,
    verification: verificationOf(batch, services),
    submits: services.proofs.calendars.length > 0,
    network: networkName[services.proofs.network],
  }
  return {
    proofId: id,
    hash,
    state: stateOf(standing),
    createdAt,
    submittedAt: standing.submittedAt,
    confirmedAt: standing.confirmedAt,
    calendars: standing.calendars,
    bitcoin: standing.path,
    verification: standing.verification,
    otsUrl: `${publicUrl}/api/proof/${id}/ots`,
    shareUrl: `${publicUrl}/proof/${id}`,
    statement: statementOf({ ...standing, calendars: witnessesOf(standing.calendars, batch, services) }),
  }
}

/** The stored proof, or `not-found`: the same for an unknown and a malformed id. */
export async function findProof(id: string, services: Services): Promise<StoredProof> {
  const stored = isId('prf', id) ? await services.store.proofs.find(id) : null
  if (stored === null) throw new LaurelError('not-found', 'There is no proof under this id. Check the address.')
  return stored
}

async function subjectOf(
  { hash, receiptId, reportId }: { readonly hash?: string; readonly receiptId?: string; readonly reportId?: string },
  services: Services,
): Promise<Pick<NewProof, 'hash' | 'subject'>> {
  if (receiptId !== undefined) {
    const { stored } = await findReceipt(receiptId, services)
    return { hash: stored.digest, subject: { kind: 'receipt', id: receiptId } }
  }
  if (reportId !== undefined) {
    const { stored } = await findReport(reportId, services)
    return { hash: stored.digest, subject: { kind: 'report', id: reportId } }
  }
  return { hash: (hash ?? '').toLowerCase(), subject: null }
}

/** The SHA-256 of no bytes, as an example in the docs. */
const exampleHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export const proofCommit = operation({
  name: 'proof_commit',
  title: 'Commit a hash',
  summary:
    'Stores a SHA-256 hash, or the digest of a receipt or report, and submits it to public timestamp calendars with the next batch.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: [],
  ids: { receiptId: 'rcp', reportId: 'rpt' },
  input: Type.Object(
    {
      hash: Type.Optional(schema.sha256),
      receiptId: Type.Optional(
        Type.String({ description: 'the id of a mock receipt: its contentDigest is committed' }),
      ),
      reportId: Type.Optional(Type.String({ description: 'the id of a report: its contentDigest is committed' })),
    },
    {
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      description: 'exactly one of hash, receiptId and reportId',
    },
  ),
  output: schema.proof,
  errors: ['not-found'],
  example: { hash: exampleHash },
  async handle(input, services) {
    const proof: NewProof = {
      id: newId('prf', services.random),
      nonce: hexOf(services.random(16)),
      createdAt: services.now().toISOString(),
      ...(await subjectOf(input, services)),
    }
    return { answer: proofAnswer({ ...proof, leaf: null }, services), proofs: [proof] }
  },
})

const byId = object({ proofId: Type.String({ description: 'the id of a proof, prf_…' }) })
const example = { proofId: 'prf_0123456789abcdefghijkl' }
const ids = { proofId: 'prf' } as const
const reading = { cost: 'free', writes: false, redacts: [], ids, input: byId, example } as const

export const proofGet = operation({
  ...reading,
  name: 'proof_get',
  title: 'Read a proof',
  summary: 'A proof by its id: its state, what each calendar said, what was checked, and the sentence to rely on.',
  kind: 'document',
  output: schema.proof,
  errors: ['not-found'],
  async handle({ proofId }, services) {
    return { answer: proofAnswer(await findProof(proofId, services), services) }
  },
})

const notTimestamped = () =>
  new LaurelError(
    'proof-not-timestamped',
    'No calendar has answered yet, so there is no .ots file. Read the proof again in a few seconds.',
  )

const otsMediaType = 'application/vnd.opentimestamps.v1'

export const proofOts = operation({
  ...reading,
  name: 'proof_ots',
  title: 'Download the .ots file',
  summary: 'The detached OpenTimestamps file of a proof, as the reference client reads and writes it.',
  kind: 'bytes',
  mediaType: otsMediaType,
  output: Type.Unknown({ description: 'a detached OpenTimestamps proof' }),
  errors: ['not-found', 'proof-not-timestamped'],
  async handle({ proofId }, services) {
    const stored = await findProof(proofId, services)
    const file = otsFile(stored)
    if (file === null) throw notTimestamped()
    const answer: Bytes = {
      mediaType: otsMediaType,
      text: file,
      filename: `${stored.hash}.ots`,
    }
    return { answer }
  },
})

/** The .ots file as JSON: its size, and its tree as a list of nodes; null while no calendar has answered. */
export function treeAnswer(stored: StoredProof) {
  const file = otsFile(stored)
  return file === null ? null : { bytes: file.length, nodes: treeNodes(parseDetached(file).timestamp) }
}

export const proofTree = operation({
  ...reading,
  name: 'proof_tree',
  title: 'Read the .ots file as JSON',
  summary: 'Every operation and attestation of the .ots file, with the message at each node.',
  kind: 'document',
  output: schema.tree,
  errors: ['not-found', 'proof-not-timestamped'],
  async handle({ proofId }, services) {
    const stored = await findProof(proofId, services)
    const tree = treeAnswer(stored)
    if (tree === null) throw notTimestamped()
    return { answer: { proofId, fileHashOp: 'sha256', digest: stored.hash, ...tree } }
  },
})

/** Whether an upgrade has nothing to do: the batch is confirmed and no header check failed or is left to make. */
const isSettled = ({ confirmedAt, verification }: StoredBatch): boolean =>
  confirmedAt !== null && (verification === null || verification.status === 'matches')

export const proofUpgrade = operation({
  name: 'proof_upgrade',
  title: 'Ask for an upgrade now',
  summary: 'Asks the calendars of a pending proof now, each at most once per shortest pause, and checks the block.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: [],
  ids,
  input: byId,
  output: schema.upgrade,
  errors: ['not-found'],
  example,
  async handle({ proofId }, services) {
    const before = await findProof(proofId, services)
    const batch = before.leaf?.batch
    if (batch !== undefined && !isSettled(batch)) await services.proofs.workNow(batch.id)
    const after = proofAnswer(await findProof(proofId, services), services)
    const next = after.calendars.flatMap(({ nextCheckAt }) => (nextCheckAt === null ? [] : [nextCheckAt])).toSorted()
    return {
      answer: {
        proofId,
        state: after.state,
        upgraded: after.state !== proofAnswer(before, services).state,
        calendars: after.calendars,
        nextCheckAt: next[0] ?? null,
      },
    }
  },
})

export const blockGet = operation({
  name: 'block_get',
  title: 'Look at a block header',
  summary: 'The merkle root of the block at a height, from the configured header source, to compare a proof with.',
  kind: 'document',
  cost: 'expensive',
  writes: false,
  redacts: [],
  input: object({
    height: Type.String({
      pattern: '^[1-9][0-9]{0,6}$',
      description: 'height of the block, a whole number from 1 to 9999999 without leading zeros',
    }),
  }),
  output: schema.block,
  errors: [],
  example: { height: '358391' },
  async handle({ height }, services): Promise<{ readonly answer: object }> {
    const { checkHeader, network } = services.proofs
    const about = { height: Number(height), network: networkName[network], source: services.proofs.headerSource }
    return { answer: { ...about, ...seenBlock(checkHeader === null ? null : await checkHeader(Number(height))) } }
  },
})
