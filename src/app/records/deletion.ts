/** Deletion of a record by whoever has its deletion token (docs/decisions/0016). */
import { Type } from 'typebox'
import { LaurelError } from '../../core/error.ts'
import { mayDelete } from './delete-token.ts'
import { operation } from '../operation/operation.ts'
import { findReceipt } from './receipt.ts'
import { findReport } from './report.ts'
import { object } from '../operation/schema.ts'
import type { Services } from '../services.ts'

const shared = {
  kind: 'action',
  cost: 'free',
  writes: false,
  redacts: [],
  output: object({ deleted: Type.Unsafe<true>({ type: 'boolean', enum: [true] }) }),
  errors: ['not-found', 'forbidden'],
} as const

const token = Type.String({ description: 'the deleteToken of the answer that created it' })
const exampleToken = `del_${'0'.repeat(64)}`

/**
 * Throws `forbidden` before the store is read, so that a wrong token learns nothing about which records exist and costs
 * nothing. Deleting an id whose record is gone only reads.
 */
function checkToken(id: string, deleteToken: string, services: Services): void {
  if (mayDelete(id, deleteToken, services)) return
  throw new LaurelError(
    'forbidden',
    'This is not the token of this id. Send the deleteToken of the answer that created the record in X-Delete-Token.',
  )
}

export const receiptDelete = operation({
  ...shared,
  name: 'receipt_delete',
  title: 'Delete a mock receipt',
  summary:
    'Removes a mock receipt for good, with its page and pictures, and the stored answers that hold it. Proofs of its digest stay.',
  ids: { receiptId: 'rcp' },
  input: object({ receiptId: Type.String({ description: 'the id of a mock receipt, rcp_…' }), deleteToken: token }),
  example: { receiptId: 'rcp_0123456789abcdefghijkl', deleteToken: exampleToken },
  async handle({ receiptId, deleteToken }, services) {
    checkToken(receiptId, deleteToken, services)
    await findReceipt(receiptId, services)
    await services.store.remove('receipt', receiptId)
    return { answer: { deleted: true as const } }
  },
})

export const reportDelete = operation({
  ...shared,
  name: 'report_delete',
  title: 'Delete a report',
  summary:
    'Removes a report for good, with its page and the stored answers that hold it. Proofs of its digest stay, and so does a receipt of the same run.',
  ids: { reportId: 'rpt' },
  input: object({ reportId: Type.String({ description: 'the id of a report, rpt_…' }), deleteToken: token }),
  example: { reportId: 'rpt_0123456789abcdefghijkl', deleteToken: exampleToken },
  async handle({ reportId, deleteToken }, services) {
    checkToken(reportId, deleteToken, services)
    await findReport(reportId, services)
    await services.store.remove('report', reportId)
    return { answer: { deleted: true as const } }
  },
})
