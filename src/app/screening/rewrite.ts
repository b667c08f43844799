import { rewriteDisclaimer } from '../../core/words.ts'
import { ideaCount, rewriteCount } from '../service/counters.ts'
import { operation } from '../operation/operation.ts'
import { object, proposal, rewrite as rewriteSchema } from '../operation/schema.ts'
import type { Rewritten } from '../services.ts'
import { screenSent } from './second-opinion.ts'

/** A rewrite as every answer shows it. */
export const rewriteAnswer = ({ safeIdea, changes, source, outcome }: Rewritten) => ({
  safeIdea,
  changes,
  source,
  outcome,
  disclaimer: rewriteDisclaimer,
})

export const rewrite = operation({
  name: 'rewrite',
  title: 'Rewrite an idea',
  summary: 'Keeps who, what and why of an idea and takes out what made it risky; names each change and its reason.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: ['idea'],
  input: object(proposal),
  output: rewriteSchema,
  errors: ['key-material'],
  example: { idea: 'A badge. You can sell it.' },
  async handle(input, services) {
    const deadline = services.screening.newDeadline?.()
    const screening = await screenSent(input, services, deadline)
    const rewritten = await services.screening.rewrite(input, screening, deadline)
    return {
      answer: rewriteAnswer(rewritten),
      counts: { ...ideaCount(screening.outcome), ...rewriteCount(rewritten) },
    }
  },
})
