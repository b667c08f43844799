import { Type } from 'typebox'
import { learnMore } from '../../core/category.ts'
import { LaurelError } from '../../core/error.ts'
import type { Finding, Proposal, Screening } from '../../core/finding.ts'
import { type ReportRecord, reportRecord, sealed } from '../../core/report.ts'
import { deleteTokenOf } from './delete-token.ts'
import { isId, newId } from '../operation/ids.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import type { StoredRecord } from '../ports.ts'
import { object, sharedReport } from '../operation/schema.ts'
import type { Services } from '../services.ts'

/** A finding with the address that explains its category, with examples. */
export const findingAnswer = (finding: Finding, services: Services) => ({
  ...finding,
  learnMore: learnMore(finding.category, services.settings.publicUrl),
})

/** A report as every answer shows it: the record and the addresses, which are not part of the record. */
export const reportAnswer = (record: ReportRecord, services: Services) => ({
  ...record,
  findings: record.findings.map((finding) => findingAnswer(finding, services)),
  shareUrl: `${services.settings.publicUrl}/report/${record.reportId}`,
})

/** Makes the report of a screening: the answer and the row to store. */
export function newReport(proposal: Proposal, screening: Screening, services: Services) {
  const record = reportRecord(proposal, screening, {
    reportId: newId('rpt', services.random),
    createdAt: services.now().toISOString(),
    rulesVersion: services.screening.rulesVersion,
  })
  const { reportId: id, createdAt, outcome } = record
  const stored: StoredRecord = { kind: 'report', id, createdAt, outcome, ...sealed(record) }
  return { answer: { ...reportAnswer(record, services), deleteToken: deleteTokenOf(id, services) }, stored }
}

/** The stored report, or `not-found`: the same for an unknown, a malformed and a removed id. */
export async function findReport(id: string, services: Services) {
  const stored = isId('rpt', id) ? await services.store.find('report', id) : null
  if (stored === null) throw new LaurelError('not-found', 'There is no report under this id. Check the address.')
  return { stored, record: JSON.parse(stored.json) as ReportRecord }
}

const input = object({ reportId: Type.String({ description: 'the id of a shared report, rpt_…' }) })
const example = { reportId: 'rpt_0123456789abcdefghijkl' }

export const reportGet = operation({
  name: 'report_get',
  title: 'Read a report',
  summary: 'A shared preflight report by its id.',
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  ids: { reportId: 'rpt' },
  input,
  output: sharedReport,
  errors: ['not-found'],
  example,
  async handle({ reportId }, services) {
    const { record, stored } = await findReport(reportId, services)
    return { answer: { ...reportAnswer(record, services), contentDigest: stored.digest } }
  },
})

export const reportRecordGet = operation({
  name: 'report_record_get',
  title: 'Read the bytes of a report',
  summary: 'The canonical JSON (RFC 8785) that the contentDigest of a report is the SHA-256 of.',
  kind: 'bytes',
  cost: 'free',
  writes: false,
  redacts: [],
  ids: { reportId: 'rpt' },
  input,
  output: Type.Unknown({ description: 'the report record in canonical JSON' }),
  errors: ['not-found'],
  example,
  async handle({ reportId }, services) {
    const { stored } = await findReport(reportId, services)
    const answer: Bytes = { mediaType: 'application/json; charset=utf-8', text: stored.json }
    return { answer }
  },
})
