import { findReport } from '../../app/records/report.ts'
import type { Services } from '../../app/services.ts'
import { LaurelError } from '../../core/error.ts'
import type { Proposal } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { StudioForm } from '../../pages/studio/form.ts'
import { emptyForm } from '../../pages/studio/idea-form.ts'

/** What was sent with the idea of a report. */
const proposalOf = ({ idea, tokenType, network, audience }: ReportRecord): Proposal => ({
  idea,
  ...(tokenType !== null && { tokenType }),
  ...(network !== null && { network }),
  ...(audience !== null && { audience }),
})

/** The text of a report as the rules reword it; no model is asked. */
export const saferText = async (record: ReportRecord, { screening }: Services): Promise<string> =>
  (await screening.rewriteByRules(proposalOf(record), record)).safeIdea

/**
 * The form with the text of a report, for `/?report=ID`, or with its safer text, for `/?report=ID&text=safer`; null where
 * no report is named or it is gone. The address names the report, because proxies log the texts of addresses. `safer`
 * gives the safer text of a report, which its page has made already.
 */
export async function formOfReport(
  { report, text }: { readonly report?: unknown; readonly text?: unknown },
  services: Services,
  safer: (record: ReportRecord) => Promise<string>,
): Promise<StudioForm | null> {
  if (typeof report !== 'string') return null
  try {
    const { record } = await findReport(report, services)
    const { idea, tokenType, network, audience } = record
    return {
      ...emptyForm,
      idea: text === 'safer' ? await safer(record) : idea,
      tokenType: tokenType ?? emptyForm.tokenType,
      network: network ?? emptyForm.network,
      audience: audience ?? emptyForm.audience,
    }
  } catch (error) {
    if (error instanceof LaurelError && error.code === 'not-found') return null
    throw error
  }
}
