/** Which computations run in a thread: those for long texts. Short ones are done sooner than a message is sent. */
import { type Chosen, type Designed, designOf } from '../../core/issuance.ts'
import type { Proposal, Screening } from '../../core/finding.ts'
import type { Services } from '../services.ts'

/**
 * Texts from this many UTF-16 code units on are long: screening one takes 3 to 40 ms, and in a thread 0.6 ms more
 * (docs/decisions/0043).
 */
export const longText = 1_000

export const isLong = ({ idea }: Proposal): boolean => idea.length >= longText

type Needed = Pick<Services, 'screening' | 'threads'>

/** The screening of a proposal by the engine: `screening.preflight`, in a thread for a long text. */
export const preflightOf = async (proposal: Proposal, { screening, threads }: Needed): Promise<Screening> =>
  threads !== null && isLong(proposal) ? threads.preflight(proposal) : screening.preflight(proposal)

/** The design of a receipt for a screened proposal (core/issuance), in a thread for a long text. */
export const designFor = async (
  proposal: Proposal,
  chosen: Chosen,
  { screening, threads }: Needed,
): Promise<Designed> =>
  threads !== null && isLong(proposal)
    ? threads.design(proposal, chosen)
    : designOf(proposal, chosen, screening.preflight)
