/** An entry of the waitlist. */
export interface WaitlistEntry {
  /** The address, its domain in lower case. */
  readonly email: string
  readonly interest: string | null
  /** ISO 8601 UTC with milliseconds. */
  readonly joinedAt: string
}

/**
 * The store of the waitlist. Entries are stored with a change (`Store.commit`); only the operator's commands read them.
 * A known address keeps its first entry, but the commit still writes the time of the last request and syncs: otherwise
 * the faster answer would tell that the address is known. Failures: those of Store.
 */
export interface WaitlistStore {
  /** Up to `most` entries after an address, in the order of addresses; from the first when `after` is ''. */
  list(after: string, most: number): Promise<readonly WaitlistEntry[]>

  /**
   * Removes an address, ignoring letter case, and returns the number of removed entries. On SQLite the text is gone
   * from the files too; PostgreSQL clears it with the next vacuum and checkpoints.
   */
  remove(email: string): Promise<number>
}
