/** Shared by the contract of proofs: proofs, batches and calendar requests. */
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type {
  BatchChange,
  NewProof,
  CalendarRequestChange,
  StoredCalendarRequest,
} from '../../../src/app/proof/proof-store.ts'
import type { Store } from '../../../src/app/ports.ts'
import { openStore } from '../../../src/store/open.ts'

export const start = Date.parse('2026-03-01T12:00:00.000Z')
export const at = (ms: number): Date => new Date(start + ms)
export const iso = (ms: number): string => at(ms).toISOString()
export const minute = 60_000

export const someProof = (n: number, subject: NewProof['subject'] = null): NewProof => ({
  id: `prf_${String(n).padStart(4, '0')}${randomBytes(12).toString('hex')}`,
  hash: randomBytes(32).toString('hex'),
  nonce: randomBytes(16).toString('hex'),
  createdAt: iso(n),
  subject,
})

export const [hour, day] = [60 * minute, 1440 * minute]
/** The pauses of a configuration, in the form that the scheduled work passes them. */
export const longest = { pauseMs: hour, wishMs: day, recheckMs: 10 * minute, mismatchMs: day }

export const bothCalendars = ['https://a.example', 'https://b.example']

export const gatherAll = (store: Store, batchId: string, calendars = bothCalendars, most = 2000) =>
  store.proofs.gather({
    batchId,
    calendars,
    now: at(minute),
    most,
    buildTree: (proofs) => ({
      root: `root of ${proofs.length}`,
      heads: proofs.map(({ hash, nonce }) => `${hash}.${nonce}`),
    }),
  })

export const claim = (store: Store, now: number, most = 10): Promise<readonly StoredCalendarRequest[]> =>
  store.proofs.claimCalendarRequests({ now: at(now), until: at(now + minute), most, longest, calendars: bothCalendars })

export const change = (store: Store, to: BatchChange): Promise<void> => store.proofs.change('bat_1', () => to)

export const answered = (
  request: StoredCalendarRequest,
  now: number,
  set: Partial<CalendarRequestChange> = {},
): CalendarRequestChange => ({
  id: request.id,
  status: 'pending',
  reason: '',
  askedAt: iso(now),
  nextAt: iso(now + 10 * minute),
  attempts: 0,
  claimedUntil: null,
  ...set,
})

/** Registers a test of the contract, which gets an empty store and its address. */
export type Check = (title: string, run: (store: Store, url: string) => Promise<void>) => void

export const checkWith =
  (newUrl: () => Promise<string>): Check =>
  (title, run) => {
    test(title, async () => {
      const url = await newUrl()
      const store = await openStore(url)
      try {
        await run(store, url)
      } finally {
        await store.close()
      }
    })
  }
