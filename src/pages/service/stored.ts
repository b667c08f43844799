/** A kind of stored data: its tables, a description, and how long it is kept. */
export interface Stored {
  /** An entry without tables is not shown, because it is not stored yet. */
  readonly tables: readonly string[]
  readonly title: string
  readonly what: string
  readonly until: string
}

/** How long reports and mock receipts are kept (RETENTION_DAYS), in words. */
export const keptFor = (retentionDays: number | null): string =>
  retentionDays === null
    ? 'kept until deleted'
    : `kept for ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}, or until deleted before`

/**
 * Everything that the database stores. test/pages/service/privacy.test.ts compares it with the tables of a new
 * database, so that no table is added without an entry.
 */
export const storedThings = (retentionDays: number | null): readonly Stored[] => [
  {
    tables: ['record'],
    title: 'Reports and mock receipts',
    what: 'A report holds your idea as it was screened, with the kind, the network and the audience that you named, and the findings. A mock receipt holds the name, the kind, the network and the objective of the credential. Each has its time and its digest.',
    until: keptFor(retentionDays),
  },
  {
    tables: ['idempotency'],
    title: 'Answers that are repeated',
    what: 'When a program sends an Idempotency-Key, the whole answer is stored, so that the same request gets it again. Beside it stand SHA-256 hashes of the key, of the request, and of the client address together with the kind of call.',
    until: 'kept for 24 hours and removed within the hour after; an answer goes earlier with a record that it holds',
  },
  {
    tables: ['proof', 'proof_waiting', 'proof_leaf', 'proof_batch', 'proof_question'],
    title: 'Hashes and their proofs',
    what: 'A proof holds a hash, a random number, its time, what the calendars and the block headers said, and, where the hash is that of a record, the id of the record. It holds no text.',
    until: 'kept for good, also when the record is deleted',
  },
  {
    tables: ['rate_limit'],
    title: 'Counts of calls',
    what: 'The client address (of IPv6 its first half) with the number of its calls in this hour. It stands in the memory of the process; only where several processes share a PostgreSQL database it stands in a table.',
    until: 'kept for the hour that it counts; in a table it is removed about an hour after that',
  },
  {
    tables: ['api_key'],
    title: 'API keys',
    what: 'Of a key only its SHA-256, its first letters, the label that you gave it and its time. The calls made with it are counted for an hour, as those of an address are. The key itself is shown once and not stored.',
    until: 'kept until you revoke it',
  },
  {
    tables: ['waitlist'],
    title: 'The waitlist',
    what: 'The e-mail address that you entered, and what you said that you are interested in, with the times when you asked. No address is shown to anyone.',
    until: 'kept until you ask for its removal',
  },
  {
    tables: ['counter'],
    title: 'Hourly counts',
    what: 'How many ideas were screened with which outcome, and how many rewrites, mock receipts and proofs were made. Numbers alone, no text and no address.',
    until: 'kept for good',
  },
  {
    tables: ['budget', 'secret', 'process', 'trial', 'migration'],
    title: 'What the service needs for itself',
    what: 'How often a configured AI step was asked on a day, a random secret that tokens for deleting are made with, which processes are running, whether the disk takes what is written, and the versions of the tables. Nothing of yours.',
    until: 'kept for good',
  },
]
