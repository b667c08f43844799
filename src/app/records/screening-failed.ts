import { LaurelError } from '../../core/error.ts'
import type { Finding } from '../../core/finding.ts'
import type { IssuanceFinding } from '../../core/issuance.ts'
import type { Services } from '../services.ts'
import { findingAnswer } from './report.ts'

/** The error for texts of a receipt that fail preflight, with the findings; a pointer names the field of each. */
export const screeningFailed = (findings: readonly IssuanceFinding[], services: Services): LaurelError =>
  new LaurelError(
    'screening-failed',
    'A receipt shows these texts to everybody, and they propose something that Laurel does not help with. Read the findings, change the texts, or run the idea through /api/flow/run for a rewrite.',
    {
      errors: findings.map((f) => ({ pointer: f.field === '' ? '' : `/${f.field}`, message: f.message })),
      members: { findings: findings.map((finding) => findingAnswer(withoutPlace(finding), services)) },
    },
  )

/** A finding without offsets, as every finding in a field is answered (docs/spec/decisions.md 2). */
const withoutPlace = ({ ruleId, category, severity, message, excerpt, advice }: Finding): Finding => ({
  ruleId,
  category,
  severity,
  message,
  excerpt,
  advice,
})
