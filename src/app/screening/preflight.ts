import { ideaCount } from '../service/counters.ts'
import { newReport } from '../records/report.ts'
import { operation } from '../operation/operation.ts'
import { object, proposal, report } from '../operation/schema.ts'
import { screenSent } from './second-opinion.ts'

export const preflight = operation({
  name: 'preflight',
  title: 'Screen an idea',
  summary: 'Reads what an idea proposes and answers pass, warn or fail, with a finding and advice for each risk.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: ['idea'],
  input: object(proposal),
  output: report,
  errors: ['key-material'],
  example: { idea: 'A badge. You can sell it.' },
  async handle(input, services) {
    const screening = await screenSent(input, services)
    const { answer, stored } = newReport(input, screening, services)
    return { answer, records: [stored], counts: ideaCount(answer.outcome) }
  },
})
