/** Somebody who wants to hear of new releases. */
export interface WaitlistEntry {
  /** The address, its domain in lower case. */
  readonly email: string
  readonly interest: string | null
  /** ISO 8601 UTC with milliseconds. */
  readonly joinedAt: string
}

/**
 * Where the addresses of the waitlist are kept. They come with a change (`Store.commit`); only the operator's commands
 * read them. An address that is there already keeps its first entry, and the commit writes and syncs for it, too: the
 * time of the last asking. A transaction that changes nothing would need no sync to the disk, and the time of the
 * answer would tell who is on the list. Failures: those of Store.
 */
export interface WaitlistStore {
  /** Up to `most` entries behind an address, in the order of addresses; from the first when `after` is ''. */
  list(after: string, most: number): Promise<readonly WaitlistEntry[]>

  /**
   * Removes an address, in whatever letter case, from the files of SQLite too, and returns how many entries went.
   * PostgreSQL gives the room back with its next vacuum and its log with the next checkpoints.
   */
  remove(email: string): Promise<number>
}
