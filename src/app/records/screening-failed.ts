import { LaurelError } from '../../core/error.ts'
import type { Finding } from '../../core/finding.ts'
import type { IssuanceFinding } from '../../core/issuance.ts'
import type { Services } from '../services.ts'
import { findingAnswer } from './report.ts'

const refusal = (rewriteBy: string): string =>
  `A receipt shows these texts to everybody, and they propose something that Laurel does not help with. Read the findings, change the texts, or run the idea through ${rewriteBy} for a rewrite.`

/** The error for texts of a receipt that fail preflight, with the findings; a pointer names the field of each. */
export const screeningFailed = (findings: readonly IssuanceFinding[], services: Services): LaurelError =>
  new LaurelError('screening-failed', refusal('/api/flow/run'), {
    errors: findings.map((f) => ({ pointer: f.field === '' ? '' : `/${f.field}`, message: f.message })),
    members: { findings: findings.map((finding) => findingAnswer(withoutPlace(finding), services)) },
    forTools: refusal('svc_flow_run'),
  })

/** A finding without offsets, as every finding in a field is answered (docs/spec/decisions.md 2). */
const withoutPlace = ({ ruleId, category, severity, message, excerpt, advice }: Finding): Finding => ({
  ruleId,
  category,
  severity,
  message,
  excerpt,
  advice,
})
