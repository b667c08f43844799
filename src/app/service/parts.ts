import { itself } from '../operation/access.ts'
import { LaurelError } from '../../core/error.ts'
import { health } from './health.ts'
import type { Check, Services } from '../services.ts'

/** The state of the parts that health reports, and of the header source. */
export interface Parts {
  readonly store: Check
  readonly calendars: Check
  readonly ai: Check
  readonly headers: Check
}

/** The state of the parts. Unlike health it also answers when the store cannot be reached. */
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
