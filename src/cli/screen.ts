import { readFileSync } from 'node:fs'
import type { Outcome } from '../core/finding.ts'
import { WrongCall } from './command.ts'
import { environment } from './config.ts'
import { type IdeaOptions, screenIdeas } from './screen/ideas.ts'
import { targetsOf } from './screen/operands.ts'
import { screenPages } from './screen/pages.ts'
import { type Format, type Report, isRefused } from './screen/report.ts'
import { githubReport, jsonReport, textReport } from './screen/report-lines.ts'
import { sarifReport } from './screen/sarif.ts'

interface ScreenCall {
  readonly operands: readonly string[]
  readonly values: IdeaOptions & {
    readonly json?: boolean
    /** One of the formats; the table of commands admits no other. */
    readonly format?: string
    readonly 'fail-on'?: string
  }
}

/**
 * `laurel screen`: preflight as in POST /api/compliance/preflight, without the service; stores and sends nothing. An
 * idea is screened as a whole, a page by paragraph. Returns exit code 1 when something is refused, otherwise 0. Throws
 * for an invalid call.
 */
export async function screen({ operands, values }: ScreenCall): Promise<number> {
  if (values.json === true && (values.format ?? 'jsonl') !== 'jsonl')
    throw new WrongCall('--json is short for --format jsonl')
  const report = reportIn(values.json === true ? 'jsonl' : ((values.format ?? 'text') as Format))
  const outcome = await outcomeOf(operands, values, report)
  return isRefused(outcome, values['fail-on'] === 'warn' ? 'warn' : 'fail') ? 1 : 0
}

async function outcomeOf(operands: readonly string[], values: IdeaOptions, report: Report): Promise<Outcome> {
  const [first] = operands
  if (values.file !== undefined || first === undefined || (first === '-' && operands.length === 1))
    return screenIdeas(operands, values, report)
  const targets = await targetsOf(operands)
  if ('idea' in targets) return screenIdeas(operands, values, report)
  const { network, audience, 'token-type': tokenType } = values
  if (network !== undefined || audience !== undefined || tokenType !== undefined)
    throw new WrongCall('--network, --audience and --token-type are about an idea, not about files')
  return screenPages(targets.files, report)
}

function reportIn(format: Format): Report {
  switch (format) {
    case 'text':
      return textReport
    case 'jsonl':
      return jsonReport
    case 'github':
      return githubReport
    case 'sarif': {
      const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
      const { version } = JSON.parse(file) as { readonly version: string }
      return sarifReport({ version, publicUrl: environment().PUBLIC_URL })
    }
  }
}
