import { canonical } from './canonical.ts'
import type { Finding, Judge, Outcome, Proposal, Screening } from './finding.ts'
import { sha256Hex } from './hash.ts'
import { reportDisclaimer } from './words.ts'

/**
 * A preflight report as it is stored and shared (docs/spec/interface.md 2.9, docs/spec/decisions.md 2). It holds no
 * address, so its bytes and digest are the same on every host.
 */
export interface ReportRecord {
  readonly reportId: string
  readonly createdAt: string
  readonly outcome: Outcome
  readonly summary: string
  readonly idea: string
  readonly findings: readonly Finding[]
  readonly tokenType: string | null
  readonly network: string | null
  readonly audience: string | null
  readonly rulesVersion: string
  readonly disclaimer: string
  /** Absent without a second opinion. */
  readonly judgedBy?: Judge
}

export function reportRecord(
  proposal: Proposal,
  screening: Screening,
  made: { readonly reportId: string; readonly createdAt: string; readonly rulesVersion: string },
): ReportRecord {
  return {
    reportId: made.reportId,
    createdAt: made.createdAt,
    outcome: screening.outcome,
    summary: screening.summary,
    idea: screening.idea,
    findings: screening.findings,
    tokenType: proposal.tokenType ?? null,
    network: proposal.network ?? null,
    audience: proposal.audience ?? null,
    rulesVersion: made.rulesVersion,
    disclaimer: reportDisclaimer,
    ...(screening.judgedBy !== undefined && { judgedBy: screening.judgedBy }),
  }
}

/**
 * The canonical bytes that GET …/record serves, and their SHA-256 (RFC 8785; docs/spec/decisions.md 2,
 * `contentDigest`).
 */
export function sealed(record: object): { readonly json: string; readonly digest: string } {
  const json = canonical(record as Parameters<typeof canonical>[0])
  return { json, digest: sha256Hex(json) }
}
