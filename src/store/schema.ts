import type { ColumnType } from 'kysely'

/** The tables as the queries see them. Times are milliseconds since 1970 in UTC, so that they sort as numbers. */
export interface Schema {
  record: RecordTable
  idempotency: IdempotencyTable
  migration: MigrationTable
  budget: BudgetTable
  secret: SecretTable
  counter: CounterTable
  api_key: ApiKeyTable
  waitlist: WaitlistTable
  process: ProcessTable
  trial: TrialTable
  proof: ProofTable
  proof_waiting: WaitingTable
  proof_leaf: LeafTable
  proof_batch: BatchTable
  proof_question: CalendarRequestTable
}

export interface RecordTable {
  id: string
  kind: 'report' | 'receipt'
  created_at: number
  outcome: string
  json: string
  digest: string
}

export interface IdempotencyTable {
  scope: string
  /** SHA-256 of the Idempotency-Key, made by the caller. */
  key: string
  fingerprint: string
  claimed_at: number
  /** The process of the latest claim (store/work, Engine.owner). */
  owner: NullUntilSet<string>
  /** Null while the call runs. */
  status: number | null
  body: string | null
  /** The records that the answer holds; the row is removed with each of them. */
  report_id: NullUntilSet<string>
  receipt_id: NullUntilSet<string>
}

/** A row for each day and budget. */
export interface BudgetTable {
  name: string
  /** `YYYY-MM-DD`. */
  day: string
  used: number
}

/** Made at the first start, never changed; `value` is hexadecimal. */
export interface SecretTable {
  name: string
  value: string
}

/** The count of a name in one hour. Old hours are summed under hour 0. */
export interface CounterTable {
  name: string
  hour: number
  /** See store/counters. */
  shard: number
  total: number
}

/** `hash` is the SHA-256 of the key; the key is not stored. */
export interface ApiKeyTable {
  hash: string
  prefix: string
  label: string | null
  created_at: number
}

export interface WaitlistTable {
  email: string
  interest: string | null
  joined_at: number
  /** When the address was last submitted. */
  asked_at: number
}

/** A process on PostgreSQL; `seen_at` is milliseconds on the server's clock. */
export interface ProcessTable {
  id: string
  seen_at: number
}

/** One row, which trial writes overwrite (store/write-check). */
export interface TrialTable {
  id: string
  filler: string
}

export interface MigrationTable {
  name: string
  applied_at: number
}

/** Absent in an insert, a value or null afterwards. */
type NullUntilSet<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A committed hash. Rows are only inserted. */
export interface ProofTable {
  id: string
  hash: string
  nonce: string
  created_at: number
  subject_kind: 'receipt' | 'report' | 'pack' | null
  subject_id: string | null
}

/** A proof without a batch. */
export interface WaitingTable {
  proof_id: string
  created_at: number
}

/** The batch of a proof, and its own part of the .ots file, hex. */
export interface LeafTable {
  proof_id: string
  batch_id: string
  head: string
}

export interface BatchTable {
  id: string
  root: string
  /** Number of its proofs. */
  size: number
  created_at: number
  submitted_at: NullUntilSet<number>
  confirmed_at: NullUntilSet<number>
  /** JSON of BitcoinPath, Verification and LookedPath[]. */
  path: NullUntilSet<string>
  verification: NullUntilSet<string>
  looked: NullUntilSet<string>
  /** When the next header check is due; null: never. */
  check_at: NullUntilSet<number>
  claimed_until: number
}

/** The request of a calendar about a batch. */
export interface CalendarRequestTable {
  id: string
  batch_id: string
  calendar: string
  tree: string | null
  status: 'waiting' | 'pending' | 'confirmed'
  reason: string
  asked_at: number | null
  next_at: number | null
  /** Earliest next request, from Retry-After. */
  not_before: NullUntilSet<number>
  attempts: number
  /** 0: not claimed. */
  claimed_until: number
}
