import { Type } from 'typebox'
import { lookWithoutReferences, screenIssuance, withoutReferences } from '../../core/issuance.ts'
import { type Design, allowedNetworks, defaultTokenType, limits } from '../../core/sandbox.ts'
import { operation } from '../operation/operation.ts'
import { newReceipt } from './receipt.ts'
import { screeningFailed } from './screening-failed.ts'
import { look, object, oneOf, receipt } from '../operation/schema.ts'

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
    look: Type.Optional(look),
  }),
  output: receipt,
  errors: ['key-material', 'network-not-allowed', 'screening-failed'],
  example: {
    assetName: 'Garden Day Helper',
    tokenType: 'badge',
    network: 'testnet',
    objective: 'Thanks our helpers.',
  },
  handle(input, services) {
    const design: Design = {
      assetName: withoutReferences(input.assetName),
      tokenType: withoutReferences(input.tokenType ?? defaultTokenType),
      network: input.network ?? 'testnet',
      objective: input.objective === undefined ? null : withoutReferences(input.objective),
      ...(input.look !== undefined && { look: lookWithoutReferences(input.look) }),
    }
    const screening = screenIssuance({ ...design, ...input }, services.screening.preflight)
    if (screening.outcome === 'fail') throw screeningFailed(screening.findings, services)
    const { answer, stored } = newReceipt(design, screening.outcome, services)
    return Promise.resolve({ answer, records: [stored] })
  },
})
