/** The rules and checks that only the final result needs, with their code and lists. */
import { checks } from '../core/preflight/report/checks.ts'
import { warningRules } from '../rules/warning-rules.ts'
import type { FurtherRules } from './parts.ts'

export const furtherRules: FurtherRules = { warningRules, checks }
