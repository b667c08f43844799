import type { Proposal, Screening } from '../core/finding.ts'
import type { Rewrite } from '../core/rewrite.ts'
import type { BitcoinNetwork } from '../ots/header.ts'
import type { PendingCounts } from './service/counters.ts'
import type { HeaderAnswer } from './proof/header-check.ts'
import type { Metrics } from './service/metrics.ts'
import type { Limiter, Store } from './ports.ts'
import type { Publication } from './operation/publication.ts'

/** What a call of the AI step or the rules gave. */
export interface Rewritten extends Rewrite {
  readonly source: 'rules' | 'ai'
}

/** How the state of a part that this service depends on is told to the world (docs/spec/decisions.md 2, health). */
export interface Check {
  readonly status: 'ok' | 'off' | 'failing'
  readonly checkedAt: string
}

/** What every use case may need. Made once by cli/serve, or by a test; handlers reach nothing else. */
export interface Services {
  readonly store: Store
  readonly limiter: Limiter
  /** The clock and the source of random bytes: arguments, so that a test decides both. */
  readonly now: () => Date
  readonly random: (bytes: number) => Uint8Array
  /** Milliseconds since the start of the service, by a clock that nobody sets (monotonic). */
  readonly clock: () => number
  /** 32 bytes that only this deployment knows, the same on every instance: keys what is derived and never stored. */
  readonly secret: Uint8Array
  readonly screening: {
    /** Changes whenever the rules do; stands in every report. */
    readonly rulesVersion: string
    readonly preflight: (proposal: Proposal) => Screening
    readonly rewrite: (proposal: Proposal, screening: Screening) => Promise<Rewritten>
    /** How the AI step of the rewrite does; absent when none is configured. */
    readonly ai?: () => Check
  }
  readonly proofs: ProofServices
  /** Counts of calls that store nothing, until they are written. */
  readonly pendingCounts: PendingCounts
  /** Hears what happens, for monitoring. */
  readonly metrics: Metrics
  /** Whether the fonts of the pictures hold a character. */
  readonly drawsInPictures: (char: string) => boolean
  /** What is published, read and checked once at start. */
  readonly publication: Publication
  readonly settings: Settings
}

/** What answers about proofs need beside the store; the scheduled work is the stamper's. */
export interface ProofServices {
  /** Origins that proofs are submitted to; none: timestamping is switched off. */
  readonly calendars: readonly string[]
  readonly network: BitcoinNetwork
  /** Whether the configuration allows to ask at this address, which a stranger wrote into an attestation. */
  readonly mayAsk: (uri: string) => boolean
  /** Asks the calendars of a batch now, each at most once per shortest pause, and looks at the block of its path. */
  readonly workNow: (batchId: string) => Promise<void>
  /** Name of the header source, and a look at one of its blocks; null when none is in use. */
  readonly headerSource: string | null
  readonly checkHeader: ((height: number) => Promise<HeaderAnswer>) | null
  /** How the calendars do, as far as they were asked. */
  readonly check: () => Check
  /** How the header source does, as far as it was asked. */
  readonly headerCheck: () => Check
}

export interface Settings {
  /** `{base_url}` of every address that is handed out: absolute, without a slash at its end. */
  readonly publicUrl: string
  /** Identifier of this application, domain-style (docs/spec/decisions.md 4). */
  readonly appId: string
  /** The current release, `YYYY.MM.DD.N` (docs/spec/interface.md 9). */
  readonly version: string
  /** Expensive calls an hour for each client address; 0 switches limiting off (docs/spec/decisions.md 3). */
  readonly freeQuota: number
  /** The same for each API key. */
  readonly keyedQuota: number
  /** After so many days reports and receipts are removed; null: never. The clean-up is cli's, pages say it. */
  readonly retentionDays: number | null
  /** By the calendar; how long ago that was, `clock` says. */
  readonly startedAt: Date
}
