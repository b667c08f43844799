import { sha256Hex } from '../core/hash.ts'
import type { Publication } from '../app/operation/publication.ts'
import { noMetrics } from '../app/service/metrics.ts'
import type { Services, Settings } from '../app/services.ts'
import { replacements } from '../rules/rewrites/replacements.ts'
import { ruleSet } from './rule-set.ts'
import { screeningWith } from './screening.ts'

/** The timestamp calendar of examples. */
export const sampleCalendar = 'https://calendar.example'

/** Rejects: generated documents and examples need no store, network or SDK. */
export const neverCalled = () => Promise.reject(new Error('examples need no store'))

/**
 * Services for generated documents and for the examples of the API reference: the real screening by rules and
 * classifier, a fixed clock, fixed bytes in the place of random ones, and a store that stores nothing. So the same
 * release gives the same bytes on every machine.
 */
export function sampleServices(publication: Publication, settings: Settings): Services {
  const [{ date }] = publication.content.releases
  return {
    store: {
      commit: () => Promise.resolve(),
      proofs: {
        find: neverCalled,
        findOf: neverCalled,
        gather: neverCalled,
        claimCalendarRequests: neverCalled,
        claimChecks: neverCalled,
        reconcile: neverCalled,
        change: neverCalled,
        count: neverCalled,
      },
      counters: { add: neverCalled, read: neverCalled, fold: neverCalled },
      keys: { find: neverCalled, remove: neverCalled },
      waitlist: { list: neverCalled, remove: neverCalled },
      find: neverCalled,
      claim: neverCalled,
      findAnswer: neverCalled,
      release: neverCalled,
      spend: neverCalled,
      secret: neverCalled,
      check: neverCalled,
      remove: neverCalled,
      removeOlderThan: neverCalled,
      removeAnswersOlderThan: neverCalled,
      warm: neverCalled,
      close: neverCalled,
    },
    limiter: { take: neverCalled, peek: neverCalled, warm: neverCalled, close: neverCalled },
    now: () => new Date(date),
    random: fixedBytes(),
    clock: () => 0,
    secret: new Uint8Array(32),
    screening: screeningWith(ruleSet, replacements),
    threads: null,
    drawsInPictures: () => true,
    proofs: {
      calendars: [sampleCalendar],
      network: 'main',
      mayAsk: () => false,
      workNow: neverCalled,
      headerSource: null,
      checkHeader: null,
      check: () => ({ status: 'off', checkedAt: date }),
      headerCheck: () => ({ status: 'off', checkedAt: date }),
    },
    pendingCounts: { add: () => undefined, read: () => [], flush: neverCalled },
    metrics: noMetrics,
    publication,
    settings,
  }
}

/** A source of bytes that look random and are the same in every run; at most 32 in a call. */
function fixedBytes(): Services['random'] {
  let calls = 0
  return (bytes) => {
    const digest = Buffer.from(sha256Hex(`sample ${calls++}`), 'hex')
    return new Uint8Array(digest.subarray(0, bytes))
  }
}
