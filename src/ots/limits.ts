/**
 * Limits of a timestamp. The first four are those of the reference library, so that both accept the same files. The
 * others are ours, because 64 KB of branches over a long message take 288 MB in the reference library.
 */
export const limits = {
  /** The longest message, result or argument of an operation, in bytes. */
  message: 4096,
  /** The most operations in a row. */
  depth: 255,
  /** The longest payload of an attestation, in bytes. */
  payload: 8192,
  /** The longest address of a calendar, in characters. */
  uri: 1000,
  /** The longest file, in bytes. */
  file: 65_536,
  /** The most nodes of a tree, including its root. */
  nodes: 4096,
  /** The most bytes of all messages of a tree together. */
  work: 4 * 1024 * 1024,
} as const

/** The limits of a whole tree. */
export type TreeLimits = Readonly<Record<'depth' | 'file' | 'nodes' | 'work', number>>

/**
 * The limits of one calendar's answer within a file, so that no calendar can make the file exceed its limits. An honest
 * answer has about a hundred nodes in less than 2 KB.
 */
export const calendarLimits: TreeLimits = { depth: 200, file: 16_000, nodes: 500, work: 512 * 1024 }
