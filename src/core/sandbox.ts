import type { ChosenLook } from './badge/chosen-look.ts'
import { mockDisclosure, receiptDisclaimer } from './words.ts'

/** The only networks that a simulation may name (docs/spec/interface.md 4.2). */
export const allowedNetworks = ['testnet', 'regtest'] as const
export type AllowedNetwork = (typeof allowedNetworks)[number]

export const isAllowedNetwork = (network: string): network is AllowedNetwork =>
  (allowedNetworks as readonly string[]).includes(network)

/** The most characters of each field (docs/spec/decisions.md 2). */
export const limits = {
  assetName: 120,
  tokenType: 40,
  objective: 2000,
  audience: 200,
  network: 40,
  idea: 8000,
} as const

export const defaultTokenType = 'badge'

/** The input of a simulation. */
export interface Issuance {
  readonly assetName: string
  readonly tokenType: string
  readonly network: AllowedNetwork
  readonly objective: string | null
}

/** What a receipt shows: the issuance, and the look of its badge where one was chosen. */
export interface Design extends Issuance {
  readonly look?: ChosenLook
}

/**
 * The payload of a mock receipt (docs/spec/interface.md 2.8). Nothing in it looks like a transaction id, an outpoint or
 * an address.
 */
export interface MockPayload extends Issuance {
  readonly mock: true
  readonly transferability: 'non-transferable'
  readonly valueClaim: 'none'
  readonly disclosure: string
}

/** A mock receipt as it is stored and shared. It holds no address, so its digest does not depend on the host. */
export interface ReceiptRecord {
  readonly receiptId: string
  readonly createdAt: string
  readonly network: AllowedNetwork
  readonly mockPayload: MockPayload
  readonly disclaimer: string
  /** Absent when no look was chosen: it then follows from the other members. */
  readonly look?: ChosenLook
}

/**
 * The receipt of a simulated issuance. The fixed members come last, so that no member of `design` can replace them.
 * The caller has screened every text of `design`, and none of them fails.
 */
export function receiptRecord(
  design: Design,
  made: { readonly receiptId: string; readonly createdAt: string },
): ReceiptRecord {
  const { assetName, tokenType, network, objective } = design
  const look = lookMembers(design.look)
  return {
    receiptId: made.receiptId,
    createdAt: made.createdAt,
    network,
    mockPayload: {
      assetName,
      tokenType,
      network,
      objective,
      mock: true,
      transferability: 'non-transferable',
      valueClaim: 'none',
      disclosure: mockDisclosure,
    },
    disclaimer: receiptDisclaimer,
    ...(Object.keys(look).length > 0 && { look }),
  }
}

/** The members of a look that were chosen. */
const lookMembers = ({ shape, palette, symbol, issuer, date }: ChosenLook = {}): ChosenLook => ({
  ...(shape !== undefined && { shape }),
  ...(palette !== undefined && { palette }),
  ...(symbol !== undefined && { symbol }),
  ...(issuer !== undefined && { issuer }),
  ...(date !== undefined && { date }),
})
