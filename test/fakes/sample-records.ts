/** Records that tests show on pages. */
import type { Category, Finding, Outcome } from '../../src/core/finding.ts'
import type { ReportRecord } from '../../src/core/report.ts'
import { type ReceiptRecord, receiptRecord } from '../../src/core/sandbox.ts'
import { reportDisclaimer } from '../../src/core/words.ts'

export const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
export const token = `del_${digest}`
export const createdAt = '2026-11-21T03:08:00.000Z'

/** A mock receipt that shows `text` wherever it shows words of a person. */
export const sampleReceipt = (text: string, tokenType = text): ReceiptRecord =>
  receiptRecord(
    { assetName: text, tokenType, network: 'testnet', objective: text },
    { receiptId: 'rcp_AAAAAAAAAAAAAAAAAAAAAA', createdAt },
  )

export const finding = (
  text: string,
  category: Category,
  severity: 'warn' | 'fail',
  start: number,
  end: number,
): Finding => ({
  ruleId: `${category}.sample`,
  category,
  severity,
  message: text,
  excerpt: text,
  advice: text,
  start,
  end,
})

/** A report with overlapping findings and one about a field. */
export function sampleReport(text: string, outcome: Outcome = 'fail'): ReportRecord {
  const idea = `first ${text} last`
  const { length } = idea
  const all: readonly Finding[] = [
    finding(text, 'trading', 'fail', 0, length),
    finding(text, 'investment', 'fail', 3, length),
    finding(text, 'scarcity', 'warn', 0, length - 2),
    { ruleId: 'mainnet.field', category: 'mainnet', severity: 'fail', message: text, excerpt: text, advice: text },
  ]
  return {
    reportId: 'rpt_AAAAAAAAAAAAAAAAAAAAAA',
    createdAt,
    outcome,
    summary: text,
    idea,
    findings: outcome === 'pass' ? [] : all,
    tokenType: text,
    network: text,
    audience: text,
    rulesVersion: '2026.11.21.1',
    disclaimer: reportDisclaimer,
  }
}
