/** The stored state of a proof, as answers show it under the current configuration. */
import { type Calendar, type Verification, notChecked } from '../../core/proof.ts'
import { promisesIn } from '../../ots/attested.ts'
import { bytesOf } from '../../ots/bytes.ts'
import { parseTimestamp } from '../../ots/timestamp.ts'
import type { StoredBatch } from './proof-store.ts'
import type { Services } from '../services.ts'

const notHeard = { status: 'waiting', reason: '', lastCheckedAt: null, nextCheckAt: null } as const

/**
 * The calendars of a batch with their status; without a batch, the calendars that the proof will be submitted to.
 * Calendars that were removed from the configuration before they answered are left out, because nothing is submitted to
 * them.
 */
export function calendarsOf(batch: StoredBatch | null, { proofs }: Services): readonly Calendar[] {
  const known = batch?.calendars ?? []
  const asked = known.filter(({ calendar, tree }) => tree !== null || proofs.calendars.includes(calendar))
  const isOff = proofs.calendars.length === 0
  const added =
    batch === null || batch.confirmedAt === null
      ? proofs.calendars.filter((url) => !known.some(({ calendar }) => calendar === url))
      : []
  return [
    ...asked.map(({ calendar, status, reason, askedAt, nextAt }) => ({
      url: calendar,
      status,
      reason,
      lastCheckedAt: askedAt,
      nextCheckAt: isOff ? null : nextAt,
    })),
    ...added.map((url) => ({ url, ...notHeard })),
  ]
}

/**
 * The calendars that count in the statement. Two origins can lead to one calendar, which its pending attestation names;
 * it is counted once, with its latest status.
 */
export function witnessesOf(calendars: readonly Calendar[], batch: StoredBatch | null, { proofs }: Services) {
  const witnesses = new Map<string, Calendar>()
  for (const calendar of calendars) {
    const { tree = null } = batch?.calendars.find((one) => one.calendar === calendar.url) ?? {}
    const promises =
      batch === null || tree === null ? [] : promisesIn(parseTimestamp(bytesOf(tree), bytesOf(batch.root)))
    const url = promises.map(({ uri }) => uri.replace(/\/$/, '')).find(proofs.mayAsk) ?? calendar.url
    const known = witnesses.get(url)
    if (known === undefined || (known.lastCheckedAt ?? '') < (calendar.lastCheckedAt ?? ''))
      witnesses.set(url, { ...calendar, url })
  }
  return [...witnesses.values()]
}

/**
 * The result of the header check. A failed check counts as `not-checked` when the source is no longer configured,
 * because it is not repeated.
 */
export function verificationOf(batch: StoredBatch | null, { proofs }: Services): Verification {
  const verification = batch?.verification ?? notChecked
  return verification.status === 'unavailable' && proofs.checkHeader === null ? notChecked : verification
}
