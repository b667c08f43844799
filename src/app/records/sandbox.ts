import { Type } from 'typebox'
import { LaurelError } from '../../core/error.ts'
import type { Finding } from '../../core/finding.ts'
import { screenIssuance, withoutReferences } from '../../core/issuance.ts'
import { type Issuance, allowedNetworks, defaultTokenType, limits } from '../../core/sandbox.ts'
import { operation } from '../operation/operation.ts'
import { newReceipt } from './receipt.ts'
import { findingAnswer } from './report.ts'
import { object, oneOf, receipt } from '../operation/schema.ts'

/**
 * POST /api/sandbox/simulate. Throws `screening-failed` with the findings when the texts of the receipt fail preflight.
 */
export const sandboxSimulate = operation({
  name: 'sandbox_simulate',
  title: 'Simulate issuance',
  summary: 'Screens the texts of a credential and answers with a shareable mock receipt; nothing is issued anywhere.',
  kind: 'action',
  cost: 'expensive',
  writes: true,
  redacts: [],
  input: object({
    assetName: Type.String({
      minLength: 1,
      maxLength: limits.assetName,
      pattern: '\\S',
      description: 'the name that the receipt shows',
    }),
    tokenType: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.tokenType,
        pattern: '\\S',
        description: 'badge (default), certificate, collectible, loyalty, or a kind of your own',
      }),
    ),
    network: Type.Optional(oneOf(allowedNetworks, 'testnet when absent')),
    objective: Type.Optional(Type.String({ maxLength: limits.objective, description: 'what the credential is for' })),
  }),
  output: receipt,
  errors: ['key-material', 'network-not-allowed', 'screening-failed'],
  example: {
    assetName: 'Garden Day Helper',
    tokenType: 'badge',
    network: 'testnet',
    objective: 'Thanks pupils who helped in the school garden.',
  },
  handle(input, services) {
    const issuance: Issuance = {
      assetName: withoutReferences(input.assetName),
      tokenType: withoutReferences(input.tokenType ?? defaultTokenType),
      network: input.network ?? 'testnet',
      objective: input.objective === undefined ? null : withoutReferences(input.objective),
    }
    const screening = screenIssuance({ ...issuance, ...input }, services.screening.preflight)
    if (screening.outcome === 'fail')
      throw new LaurelError(
        'screening-failed',
        'A receipt shows these texts to everybody, and they propose something that Laurel does not help with. Read the findings, change the texts, or run the idea through /api/flow/run for a rewrite.',
        {
          errors: screening.findings.map((f) => ({ pointer: f.field === '' ? '' : `/${f.field}`, message: f.message })),
          members: {
            findings: screening.findings.map((finding) => findingAnswer(withoutPlace(finding), services)),
          },
        },
      )
    const { answer, stored } = newReceipt(issuance, screening.outcome, services)
    return Promise.resolve({ answer, records: [stored] })
  },
})

/**
 * A finding without offsets, as every finding in a field is answered (docs/spec/decisions.md 2). The pointer in
 * `errors` names the field.
 */
const withoutPlace = ({ ruleId, category, severity, message, excerpt, advice }: Finding): Finding => ({
  ruleId,
  category,
  severity,
  message,
  excerpt,
  advice,
})
