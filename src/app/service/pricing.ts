import { Type } from 'typebox'
import { noPaidTier } from '../../core/words.ts'
import { keysPerDay } from './keys.ts'
import { operation } from '../operation/operation.ts'
import { address, object, oneOf } from '../operation/schema.ts'
import type { Settings } from '../services.ts'

/** A way to use Laurel. */
export interface Tier {
  readonly id: 'free' | 'free-with-key' | 'self-hosted'
  readonly name: string
  /** Expensive calls an hour; 0: no limit. */
  readonly callsPerHour: number
  readonly summary: string
  /** Where to start. */
  readonly url: string
}

/** Which calls count against the allowance, and which do not (docs/spec/decisions.md 3). */
export const countedCalls = {
  counted: ['screening', 'rewriting', 'saving', 'timestamping', 'every call of a tool over MCP'],
  uncounted: [
    'reading pages, reports, receipts, proofs and the pack',
    'requests that are refused as malformed',
    'lists, resources and prompts over MCP',
  ],
} as const

/** The tiers with the numbers of this deployment. */
export function pricingOf({ publicUrl, freeQuota, keyedQuota }: Settings) {
  const tiers: readonly Tier[] = [
    {
      id: 'free',
      name: 'Free',
      callsPerHour: freeQuota,
      summary: 'No account and no key. Calls are counted for each network address.',
      url: `${publicUrl}/`,
    },
    {
      id: 'free-with-key',
      name: 'Free with a key',
      callsPerHour: keyedQuota,
      summary: `An API key costs nothing and needs no e-mail address. Calls are counted for each key; a network address gets ${keysPerDay} new keys a day.`,
      url: `${publicUrl}/keys`,
    },
    {
      id: 'self-hosted',
      name: 'Self-hosted',
      callsPerHour: 0,
      summary: 'Run the same program yourself under the MIT licence, with limits that you set or without any.',
      url: `${publicUrl}/agents#stdio`,
    },
  ]
  return {
    statement: noPaidTier,
    counted: `Counted: ${countedCalls.counted.join(', ').replace(/, (?=every)/, ', and ')}. Not counted: reading.`,
    keysPerDay,
    tiers,
  }
}

export const pricing = operation({
  name: 'pricing',
  title: 'Read the tiers',
  summary: `What Laurel costs and how much of it there is. ${noPaidTier}`,
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  input: object({}),
  output: object({
    statement: Type.String(),
    counted: Type.String({ description: 'which calls count' }),
    keysPerDay: Type.Integer({ minimum: 1, description: 'new API keys a day for one client address' }),
    tiers: Type.Array(
      object({
        id: oneOf(['free', 'free-with-key', 'self-hosted'] as const),
        name: Type.String(),
        callsPerHour: Type.Integer({ minimum: 0, description: 'counted calls an hour; 0: no limit' }),
        summary: Type.String(),
        url: address,
      }),
    ),
  }),
  errors: [],
  example: {},
  handle: (_input, { settings }) => Promise.resolve({ answer: pricingOf(settings) }),
})
