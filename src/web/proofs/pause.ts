import type { ShownProof } from '../../core/proof-view.ts'

/** A calendar answers a new hash within seconds; the first looks come as quickly. */
const first = { committed: 2_000, pending: 30_000 } as const
const growth = 1.5
const longest = { committed: 60_000, pending: 600_000 } as const

/**
 * The pause before the next look at a proof, in milliseconds. It grows with every look that found nothing new, and ends
 * soon after the service has asked a calendar again, because nothing changes before.
 *
 * @param proof null before the first look
 * @param pauses looks that found nothing new
 */
export function pauseMs(proof: Pick<ShownProof, 'state' | 'calendars'> | null, pauses: number, now: number): number {
  const kind = proof === null || proof.state === 'committed' ? 'committed' : 'pending'
  const grown = Math.min(first[kind] * growth ** pauses, longest[kind])
  if (kind === 'committed' || proof === null) return grown
  const next = proof.calendars.flatMap(({ nextCheckAt }) =>
    nextCheckAt === null ? [] : [Date.parse(nextCheckAt) - now],
  )
  const soonest = Math.min(...next.filter((ms) => ms > 0)) + 5_000
  return soonest > grown && soonest <= longest.pending ? soonest : grown
}
