import { itself } from '../operation/access.ts'
import { LaurelError } from '../../core/error.ts'
import { health } from './health.ts'
import type { Check, Services } from '../services.ts'

/** The parts that the service depends on, as health sees them, and the header source. */
export interface Parts {
  readonly store: Check
  readonly calendars: Check
  readonly ai: Check
  readonly headers: Check
}

/** How the parts do. It has an answer also when the store is out of reach, where health has none. */
export async function partsOf(services: Services): Promise<Parts> {
  const headers = services.proofs.headerCheck()
  try {
    const { answer } = await health.handle({}, services, itself)
    return { ...(answer.checks as Omit<Parts, 'headers'>), headers }
  } catch (error) {
    if (!(error instanceof LaurelError)) throw error
    const checkedAt = services.now().toISOString()
    return {
      store: { status: 'failing', checkedAt },
      calendars: services.proofs.check(),
      ai: services.screening.ai?.() ?? { status: 'off', checkedAt },
      headers,
    }
  }
}
