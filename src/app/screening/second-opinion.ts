import type { Proposal, Screening } from '../../core/finding.ts'
import type { RuleSet } from '../../core/rule.ts'
import { mayChange, opinionOf, withOpinion } from '../../core/second-opinion.ts'
import type { AiModel, AiRequest } from '../ports.ts'
import type { Deadline, Services } from '../services.ts'
import { type AiClient, aiRequestOf } from './ai-client.ts'
import { preflightOf } from './long-texts.ts'

export interface SecondOpinionOptions {
  readonly ruleSet: RuleSet
  readonly client: AiClient
  readonly model: Pick<AiModel, 'judge'>
  /** Called with the reason if the model was to be asked and there is no opinion, so that the engine decides alone. */
  readonly onEngine?: (reason: string) => void
}

/**
 * Asks the model for a second opinion on a screened idea if an opinion could change the outcome. Without an opinion it
 * returns the screening of the engine. Never rejects and never takes longer than the deadline.
 */
export function newSecondOpinion(options: SecondOpinionOptions): NonNullable<Services['screening']['secondOpinion']> {
  const { ruleSet, client, model, onEngine } = options
  const ask = client.asking((request: AiRequest, signal) => model.judge(request, signal))

  return async (proposal, screening, deadline) => {
    if (!mayChange(screening, ruleSet)) return screening
    const asked = await ask(aiRequestOf(proposal, screening), deadline ?? client.newDeadline())
    const opinion = 'missing' in asked ? null : opinionOf(asked.answer)
    if (opinion !== null) return withOpinion(screening, opinion, ruleSet)
    onEngine?.('missing' in asked ? asked.missing : 'no opinion')
    return screening
  }
}

/** Screens an idea as sent: by the engine, then with a second opinion if one is configured. */
export async function screenSent(
  sent: Proposal,
  services: Pick<Services, 'screening' | 'threads'>,
  deadline?: Deadline,
): Promise<Screening> {
  const byEngine = await preflightOf(sent, services)
  return (await services.screening.secondOpinion?.(sent, byEngine, deadline)) ?? byEngine
}
