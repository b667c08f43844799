import { Type } from 'typebox'
import { calendarStatuses, proofStates, verificationStatuses } from '../../core/proof.ts'
import { address, nullable, object, oneOf, time } from '../operation/schema.ts'

/** The schemas of proofs (docs/spec/interface.md 2.11, docs/spec/decisions.md 2). */

export const sha256 = Type.String({
  pattern: '^[0-9a-fA-F]{64}$',
  description: 'SHA-256, 64 hex digits',
})

const hex64 = Type.String({ pattern: '^[0-9a-f]{64}$' })

const calendar = object({
  url: Type.String({ description: 'origin that the proof is, or will be, submitted to' }),
  status: oneOf(calendarStatuses, 'waiting: it has not answered yet'),
  reason: Type.String({ description: 'what it waits for or what went wrong; may be empty' }),
  lastCheckedAt: nullable(time),
  nextCheckAt: nullable(time),
})

export const verification = object({
  status: oneOf(verificationStatuses, 'unavailable: could not be checked now, which never means mismatch'),
  blockHash: nullable(hex64),
  blockTime: nullable(time),
  source: nullable(Type.String()),
  confirmations: nullable(Type.Integer({ minimum: 1 })),
  checkedAt: nullable(time),
})

export const proof = object({
  proofId: Type.String(),
  hash: hex64,
  state: oneOf(proofStates, 'forward only'),
  createdAt: time,
  submittedAt: nullable(time),
  confirmedAt: nullable(time),
  calendars: Type.Array(calendar),
  bitcoin: nullable(
    object({
      height: Type.Integer({ minimum: 1 }),
      merkleRoot: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'as explorers print it' }),
      attestedBy: Type.String({ description: 'origin of the calendar whose answer holds the path' }),
    }),
  ),
  verification,
  otsUrl: address,
  shareUrl: address,
  statement: Type.String({ description: 'the exact sentence that a person may rely on' }),
})

export const upgrade = object({
  proofId: Type.String(),
  state: oneOf(proofStates),
  upgraded: Type.Boolean({ description: 'whether this call moved the proof on' }),
  calendars: Type.Array(calendar),
  nextCheckAt: nullable(time),
})

const attestation = object({
  kind: oneOf(['pending', 'bitcoin', 'litecoin', 'ethereum', 'unknown'] as const),
  uri: Type.Optional(Type.String({ description: 'pending: the calendar to ask' })),
  askAt: Type.Optional(Type.String({ description: 'pending: the exact address of the question' })),
  height: Type.Optional(Type.Integer({ minimum: 0 })),
  merkleRoot: Type.Optional(Type.String({ description: 'bitcoin: what the block must hold, as explorers print it' })),
  tag: Type.Optional(Type.String()),
  payload: Type.Optional(Type.String()),
})

/** A tree as a list of nodes, because many tools handle recursive schemas badly. */
export const tree = object({
  proofId: Type.String(),
  fileHashOp: oneOf(['sha256'] as const),
  digest: hex64,
  bytes: Type.Integer({ minimum: 1, description: 'size of the .ots file' }),
  nodes: Type.Array(
    object({
      id: Type.Integer({ minimum: 0 }),
      parent: nullable(Type.Integer({ minimum: 0 })),
      operation: nullable(Type.String({ description: 'what makes the message out of the parent’s' })),
      argument: Type.Optional(Type.String({ description: 'hex' })),
      message: Type.String({ description: 'hex' }),
      attestations: Type.Array(attestation),
    }),
    { description: 'in the order of the file; the first one is the digest itself' },
  ),
})

export const block = object({
  status: oneOf(['found', 'none', 'unavailable', 'not-configured'] as const),
  height: Type.Integer({ minimum: 1 }),
  network: Type.String(),
  source: nullable(Type.String()),
  hash: nullable(hex64),
  merkleRoot: nullable(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'as explorers print it' })),
  time: nullable(time),
  confirmations: nullable(Type.Integer({ minimum: 1 })),
})
