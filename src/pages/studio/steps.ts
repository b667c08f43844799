import { isAllowedNetwork } from '../../core/sandbox.ts'

/** What the lines under a verdict depend on. */
export interface StudioState {
  /** Whether there is a mock receipt. */
  readonly made: boolean
  readonly holdsKey: boolean
  /** The network as it was sent. */
  readonly network: string | null
}

/** What a person must know besides the verdict and its button. */
export function studioSteps({ made, holdsKey, network }: StudioState): readonly string[] {
  const named = network?.trim().toLowerCase() ?? ''
  return [
    ...(holdsKey ? ['It was removed before anything was stored; the rest of your text is still here.'] : []),
    ...(made && named !== '' && !isAllowedNetwork(named)
      ? ['The network that you named is not simulated; this mock badge says testnet.']
      : []),
  ]
}
