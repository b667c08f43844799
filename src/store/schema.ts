/** The tables as the queries see them. Times are milliseconds since 1970 in UTC, so that they sort as numbers. */
export interface Schema {
  record: RecordTable
  idempotency: IdempotencyTable
  migration: MigrationTable
  budget: BudgetTable
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
  /** Null while the call runs. */
  status: number | null
  body: string | null
}

/** A row a day and budget. */
export interface BudgetTable {
  name: string
  /** `YYYY-MM-DD`. */
  day: string
  used: number
}

export interface MigrationTable {
  name: string
  applied_at: number
}
