import type { Proposal, Screening } from '../core/finding.ts'
import type { Rewrite } from '../core/rewrite.ts'
import type { BitcoinNetwork } from '../ots/header.ts'
import type { PendingCounts } from './service/counters.ts'
import type { HeaderAnswer } from './proof/header-check.ts'
import type { Metrics } from './service/metrics.ts'
import type { Limiter, Store, Threads } from './ports.ts'
import type { Publication } from './operation/publication.ts'

/** A rewrite and its source. */
export interface Rewritten extends Rewrite {
  readonly source: 'rules' | 'ai'
}

/** The state of a part that the service depends on, as health publishes it (docs/spec/decisions.md 2, health). */
export interface Check {
  readonly status: 'ok' | 'off' | 'failing'
  readonly checkedAt: string
}

/** The time that the AI step of one operation has: its calls share it. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Monotonic milliseconds. */
  readonly startedAt: number
}

/** Everything that a use case may need. Made once by cli/serve or by a test; handlers have no other dependency. */
export interface Services {
  readonly store: Store
  readonly limiter: Limiter
  /** The clock and the random bytes, injected so that a test controls both. */
  readonly now: () => Date
  readonly random: (bytes: number) => Uint8Array
  /** Monotonic milliseconds since the start of the service. */
  readonly clock: () => number
  /**
   * The secret of the deployment, 32 bytes, the same on every instance. Tokens that are not stored are derived from it.
   */
  readonly secret: Uint8Array
  readonly screening: {
    /** Changes whenever the rules change; part of every report. */
    readonly rulesVersion: string
    /** By the engine alone: the same for the same proposal, here and in a browser. */
    readonly preflight: (proposal: Proposal) => Screening
    /** The same for texts that nobody asks to be screened, such as examples in lessons: metrics do not count it. */
    readonly uncounted: (proposal: Proposal) => Screening
    /** Whether a text says too little to make a badge of; pages then ask what it is for. */
    readonly missesIdea: (text: string) => boolean
    /**
     * The screening after the second opinion of the operator's model; without its answer the same screening. Absent when
     * none is configured. A new deadline when none is given.
     */
    readonly secondOpinion?: (proposal: Proposal, screening: Screening, deadline?: Deadline) => Promise<Screening>
    /** A new deadline when none is given. */
    readonly rewrite: (proposal: Proposal, screening: Screening, deadline?: Deadline) => Promise<Rewritten>
    /** The rewrite by the rules alone: what a page shows that may ask no model. */
    readonly rewriteByRules: (proposal: Proposal, screening: Screening) => Promise<Rewrite>
    /** The deadline of the AI step of an operation that begins now; absent when none is configured. */
    readonly newDeadline?: () => Deadline
    /** The state of the AI step; absent when none is configured. */
    readonly ai?: () => Check
  }
  /** For long texts and for pictures; null: everything is computed in the thread that answers requests. */
  readonly threads: Threads | null
  readonly proofs: ProofServices
  /** Counts of calls that store nothing, until they are written. */
  readonly pendingCounts: PendingCounts
  /** Receives events for monitoring. */
  readonly metrics: Metrics
  /** Whether the fonts of the pictures hold a character. */
  readonly drawsInPictures: (char: string) => boolean
  /** The published content, read and checked once at start. */
  readonly publication: Publication
  readonly settings: Settings
}

/** What operations on proofs need beside the store. The scheduled work is done by app/proof/stamper. */
export interface ProofServices {
  /** Origins that proofs are submitted to. When empty, timestamping is off. */
  readonly calendars: readonly string[]
  readonly network: BitcoinNetwork
  /** Whether the configuration allows a request to this address, which comes from an attestation and is untrusted. */
  readonly mayAsk: (uri: string) => boolean
  /**
   * Makes the calendar requests of a batch now, each at most once per shortest pause, and checks the header of its
   * path.
   */
  readonly workNow: (batchId: string) => Promise<void>
  /** Name of the header source, and a check of one block; null when no source is in use. */
  readonly headerSource: string | null
  readonly checkHeader: ((height: number) => Promise<HeaderAnswer>) | null
  /** The state of the calendars after the last requests. */
  readonly check: () => Check
  /** The state of the header source after the last requests. */
  readonly headerCheck: () => Check
}

export interface Settings {
  /** `{base_url}` of every address that is handed out: absolute, without a slash at its end. */
  readonly publicUrl: string
  /** No server answers at `publicUrl`, which is a placeholder then (mcp/unserved). */
  readonly unserved?: true
  /** Identifier of this application, domain-style (docs/spec/decisions.md 4). */
  readonly appId: string
  /** The current release, `YYYY.MM.DD.N` (docs/spec/interface.md 9). */
  readonly version: string
  /** Expensive calls an hour for each client address; 0 switches limiting off (docs/spec/decisions.md 3). */
  readonly freeQuota: number
  /** The same for each API key. */
  readonly keyedQuota: number
  /** Days after which reports and receipts are removed; null: never. cli/retention removes them, pages state it. */
  readonly retentionDays: number | null
  /** Where weaknesses are reported, a `mailto:` or `https:` address; null: the page /security says whom to ask. */
  readonly securityContact: string | null
  /** Wall-clock time of the start; `clock` measures the time since then. */
  readonly startedAt: Date
}
