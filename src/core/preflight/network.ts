/** The network field (labelling policy, rule 13): test networks are fine, live ones fail, anything else is asked about. */
import type { Finding } from '../finding.ts'
import type { NetworkRule } from '../rule.ts'
import { readings } from './disguise.ts'
import { light } from './normalize.ts'

const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '')

const isLive = (value: string, live: readonly string[]): boolean => {
  // The parts on their own too: "bitcoin-main", "network: production".
  const words = value.split(/[^\p{L}\p{N}@$!|€]+/u).filter((w) => w !== '')
  const candidates = [value.replace(/[^\p{L}\p{N}@$!|€]+/gu, ''), ...words].flatMap((w) => [w, ...readings(w)])
  return candidates.some((c) => live.includes(lettersOnly(c)))
}

const names = /test|regtest|signet|sandbox|simul|sepolia|goerli|holesky|devnet|fuji|amoy|mumbai|mock|demo/u

/** The finding about a network name, if there is one. */
export const networkFinding = (network: string | undefined, rule: NetworkRule): Finding | undefined => {
  const value = light(network ?? '').trim()
  if (value === '' || rule.test.includes(value)) return undefined
  const excerpt = network ?? ''
  if (!names.test(value) && isLive(value, rule.live)) {
    return {
      ruleId: 'mainnet.network-field',
      category: 'mainnet',
      severity: 'fail',
      message: rule.whyLive,
      excerpt,
      advice: rule.adviceLive,
    }
  }
  return {
    ruleId: 'ambiguity.network-field',
    category: 'ambiguity',
    severity: 'warn',
    message: rule.whyUnknown,
    excerpt,
    advice: rule.adviceUnknown,
  }
}
