/** How far the timestamps of My things are. The list does not hold it, so the page asks for each once. */
import type { ShownProof } from '../../core/proof-view.ts'
import { fetchProof } from '../proofs/requests.ts'

/** The standing of a timestamp; each has a template on the page (pages/records/things). */
export type Far = 'waiting' | 'path' | 'block' | 'mismatch'

/** Timestamps that are asked for: the newest, because the others have usually been in a block for long. */
const most = 12

const known = new Map<string, Far>()

/** What this page has learnt of a timestamp. */
export const farOf = (id: string): Far | undefined => known.get(id)

/** Asks for one timestamp after the other. One that is gone, or that cannot be asked for, says nothing. */
export async function askHowFar(ids: readonly string[], found: (id: string, far: Far) => void): Promise<void> {
  for (const id of ids.slice(0, most))
    try {
      const far = standing(await fetchProof(id))
      known.set(id, far)
      found(id, far)
    } catch (error) {
      console.info(error)
    }
}

/** Only a path that was compared with its block is in a block (core/proof-view). */
function standing({ bitcoin, verification: { status } }: ShownProof): Far {
  if (bitcoin === null) return 'waiting'
  return status === 'matches' ? 'block' : status === 'mismatch' ? 'mismatch' : 'path'
}
