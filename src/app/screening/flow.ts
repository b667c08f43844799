import { Type } from 'typebox'
import type { Proposal, Screening } from '../../core/finding.ts'
import { mayIssue, nextSteps } from '../../core/flow.ts'
import type { Chosen } from '../../core/issuance.ts'
import { isAllowedNetwork, limits } from '../../core/sandbox.ts'
import { receiptDisclaimer, reportDisclaimer } from '../../core/words.ts'
import { ideaCount, rewriteCount } from '../service/counters.ts'
import { operation } from '../operation/operation.ts'
import { newReceipt } from '../records/receipt.ts'
import { newReport } from '../records/report.ts'
import { screeningFailed } from '../records/screening-failed.ts'
import type { Services } from '../services.ts'
import { designFor, preflightOf } from './long-texts.ts'
import { rewriteAnswer } from './rewrite.ts'
import { screenSent } from './second-opinion.ts'
import {
  look,
  nullable,
  object,
  outcome,
  proposal,
  receipt,
  report as reportSchema,
  rewrite,
  text,
} from '../operation/schema.ts'

const flow = {
  name: 'flow_run',
  title: 'Run the whole loop',
  summary: 'Screens an idea, rewrites it, and, unless it fails, answers with a shareable mock receipt.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: ['idea'],
  input: {
    ...proposal,
    simulate: Type.Optional(
      Type.Boolean({
        description:
          'false: screen and make no mock receipt. An agent sends false first, shows the answer and asks. true when absent',
      }),
    ),
    acceptRewrite: Type.Optional(
      Type.Boolean({
        description:
          'Show the rewrite to the person and ask; true only after a yes. The flow then screens the rewrite again and goes on with it. false when absent',
      }),
    ),
    look: Type.Optional(look),
  },
  output: object({
    outcome: Type.Unsafe({ ...outcome, description: 'of the idea that the flow ended with' }),
    preflight: reportSchema,
    rewrite,
    accepted: Type.Boolean({ description: 'whether the flow went on with safeIdea' }),
    simulation: nullable(receipt),
    nextSteps: Type.Array(Type.String()),
    disclaimer: Type.String(),
  }),
  errors: ['key-material', 'screening-failed'],
  // An agent copies it: it makes no mock receipt unasked.
  example: {
    idea: 'A badge. You can sell it.',
    simulate: false,
  },
} as const

/** POST /api/flow/run and the tool svc_flow_run (docs/spec/interface.md 4.1). */
export const flowRun = operation({
  ...flow,
  input: object(flow.input),
  handle: ({ look: chosen, ...sent }, services) => run(sent, chosen === undefined ? {} : { look: chosen }, services),
})

/**
 * The flow as the form of the studio runs it, where a person also names the badge. It has no address of its own and the
 * name of `flowRun`; its answers also hold what was chosen, so that a form can be shown again.
 */
export const studioRun = operation({
  ...flow,
  input: object({
    ...flow.input,
    assetName: Type.Optional(text(limits.assetName, 'the name of the badge')),
  }),
  async handle({ look: chosenLook, assetName, ...sent }, services) {
    const chosen: Chosen = {
      ...(assetName?.trim() && { assetName }),
      ...(chosenLook !== undefined && { look: chosenLook }),
    }
    const { answer, ...change } = await run(sent, chosen, services)
    return { ...change, answer: { ...answer, chosen } }
  },
})

interface FlowInput extends Proposal {
  readonly simulate?: boolean
  readonly acceptRewrite?: boolean
}

async function run(
  { simulate = true, acceptRewrite: accepted = false, ...sent }: FlowInput,
  chosen: Chosen,
  services: Services,
) {
  const { preflight } = services.screening
  const deadline = services.screening.newDeadline?.()
  const screening = await screenSent(sent, services, deadline)
  const { answer: report, stored: storedReport } = newReport(sent, screening, services)
  const rewritten = await services.screening.rewrite(sent, screening, deadline)

  const ended: Proposal = accepted
    ? acceptedProposal(sent, rewritten.safeIdea, preflight)
    : { ...sent, idea: screening.idea }
  const result = accepted ? (await preflightOf(ended, services)).outcome : screening.outcome
  const state = { outcome: result, simulate }
  const made =
    mayIssue(state) && result !== 'fail'
      ? newReceipt(await chosenDesign(ended, chosen, services), result, services)
      : null

  return {
    answer: {
      outcome: result,
      preflight: report,
      rewrite: rewriteAnswer(rewritten),
      accepted,
      simulation: made?.answer ?? null,
      nextSteps: nextSteps({
        ...state,
        sent: screening.outcome,
        accepted,
        holdsKey: screening.findings.some((f) => f.ruleId === 'keys.material'),
        changed: rewritten.changes.length > 0,
        network: sent.network,
        unserved: services.settings.unserved === true,
      }),
      disclaimer: made ? receiptDisclaimer : reportDisclaimer,
    },
    counts: { ...ideaCount(screening.outcome), ...rewriteCount(rewritten) },
    records: made ? [storedReport, made.stored] : [storedReport],
  }
}

/** Throws `screening-failed` when a text that was chosen for the receipt fails preflight. */
async function chosenDesign(ended: Proposal, chosen: Chosen, services: Services) {
  const { design, findings } = await designFor(ended, chosen, services)
  if (findings.length > 0) throw screeningFailed(findings, services)
  return design
}

/**
 * The proposal after the rewrite was accepted: the safe idea, and the other fields that raise no finding by themselves.
 * A network that is never simulated is left out, and `nextSteps` says so.
 */
export function acceptedProposal(
  sent: Proposal,
  safeIdea: string,
  preflight: (proposal: Proposal) => Screening,
): Proposal {
  const clean = (text: string, as: Partial<Proposal> = {}) => preflight({ idea: text, ...as }).outcome !== 'fail'
  return {
    idea: safeIdea,
    ...(sent.network !== undefined && isAllowedNetwork(sent.network.trim().toLowerCase()) && { network: sent.network }),
    ...(sent.tokenType !== undefined &&
      clean(sent.tokenType, { tokenType: sent.tokenType }) && { tokenType: sent.tokenType }),
    ...(sent.audience !== undefined && clean(sent.audience) && { audience: sent.audience }),
  }
}
