import { Type } from 'typebox'
import { pictureOmits } from '../../core/badge/omits.ts'
import { LaurelError } from '../../core/error.ts'
import type { Outcome } from '../../core/finding.ts'
import { openBadgeDraft } from '../../core/open-badge.ts'
import { sealed } from '../../core/report.ts'
import { type Design, type ReceiptRecord, receiptRecord } from '../../core/sandbox.ts'
import { deleteTokenOf } from './delete-token.ts'
import { isId, newId } from '../operation/ids.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import type { StoredRecord } from '../ports.ts'
import { proofOf } from '../proof/proof-of.ts'
import { mockPayload as mockPayloadSchema, object, recordedLook, sharedReceipt } from '../operation/schema.ts'
import type { Services } from '../services.ts'
import { fits } from '../operation/validate.ts'

/** A receipt as every answer shows it: the record, its digest, and the addresses, which are not part of the record. */
export function receiptAnswer(record: ReceiptRecord, contentDigest: string, services: Services) {
  const { receiptId, mockPayload, network, disclaimer, createdAt, look } = record
  const page = `${services.settings.publicUrl}/receipt/${receiptId}`
  return {
    receiptId,
    shareUrl: page,
    mockPayload,
    network,
    disclaimer,
    createdAt,
    ...(look !== undefined && { look }),
    contentDigest,
    imageUrl: `${page}/image.png`,
    imageOmits: pictureOmits(record, services.drawsInPictures),
    openBadgeUrl: `${services.settings.publicUrl}/api/receipt/${receiptId}/open-badge`,
  }
}

/**
 * Makes the receipt of a design whose texts were screened: the answer and the row to store. Throws an Error for a
 * payload that does not fit the published schema, which would be a bug.
 */
export function newReceipt(design: Design, outcome: Exclude<Outcome, 'fail'>, services: Services) {
  const record = receiptRecord(design, {
    receiptId: newId('rcp', services.random),
    createdAt: services.now().toISOString(),
  })
  if (!fits(mockPayloadSchema, record.mockPayload)) throw new Error('a mock payload does not fit its schema')
  if (record.look !== undefined && !fits(recordedLook, record.look)) throw new Error('a look does not fit its schema')
  const stored: StoredRecord = {
    kind: 'receipt',
    id: record.receiptId,
    createdAt: record.createdAt,
    outcome,
    ...sealed(record),
  }
  const deleteToken = deleteTokenOf(record.receiptId, services)
  return { answer: { ...receiptAnswer(record, stored.digest, services), deleteToken }, stored }
}

/** The stored receipt, or `not-found`: the same for an unknown, a malformed and a removed id. */
export async function findReceipt(id: string, services: Services) {
  const stored = isId('rcp', id) ? await services.store.find('receipt', id) : null
  if (stored === null)
    throw new LaurelError('not-found', 'There is no receipt under this id. Check the address.', {
      forTools:
        'There is no receipt under this id. Send receiptId as the answer of svc_flow_run or svc_sandbox_simulate has it.',
    })
  return { stored, record: JSON.parse(stored.json) as ReceiptRecord }
}

const input = object({ receiptId: Type.String({ description: 'the id of a mock receipt, rcp_…' }) })

const shared = {
  cost: 'free',
  writes: false,
  redacts: [],
  ids: { receiptId: 'rcp' },
  input,
  errors: ['not-found'],
  example: { receiptId: 'rcp_0123456789abcdefghijkl' },
} as const

export const receiptGet = operation({
  ...shared,
  name: 'receipt_get',
  title: 'Read a mock receipt',
  summary: 'A mock receipt by its id: the whole record, its digest and the state of its proof, if it has one.',
  kind: 'document',
  output: sharedReceipt,
  async handle({ receiptId }, services) {
    const { record, stored } = await findReceipt(receiptId, services)
    const proof = await proofOf('receipt', receiptId, services)
    return { answer: { ...receiptAnswer(record, stored.digest, services), proof } }
  },
})

export const receiptRecordGet = operation({
  ...shared,
  name: 'receipt_record_get',
  title: 'Read the bytes of a mock receipt',
  summary: 'The canonical JSON (RFC 8785) that the contentDigest of a receipt is the SHA-256 of.',
  kind: 'bytes',
  output: Type.Unknown({ description: 'the receipt record in canonical JSON' }),
  async handle({ receiptId }, services) {
    const { stored } = await findReceipt(receiptId, services)
    const answer: Bytes = { mediaType: 'application/json; charset=utf-8', text: stored.json }
    return { answer }
  },
})

/** GET /api/receipt/:id/open-badge: an unsigned draft in the form of Open Badges 3.0. */
export const openBadgeGet = operation({
  ...shared,
  name: 'receipt_open_badge',
  title: 'Read the Open Badges draft of a mock receipt',
  summary: 'An unsigned draft in the form of Open Badges 3.0, for learning; it is not a verifiable credential.',
  kind: 'bytes',
  output: Type.Unknown({ description: 'an unsigned Open Badges 3.0 draft' }),
  async handle({ receiptId }, services) {
    const { record, stored } = await findReceipt(receiptId, services)
    const draft = openBadgeDraft(record, stored.digest, services.settings.publicUrl)
    const answer: Bytes = {
      mediaType: 'application/json; charset=utf-8',
      text: `${JSON.stringify(draft, null, 2)}\n`,
      filename: `${receiptId}-unsigned-draft.json`,
    }
    return { answer }
  },
})
