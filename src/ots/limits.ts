/**
 * Limits of a timestamp. The first four are those of the reference library, so that both accept the same files. The
 * others are ours, because 64 KB of branches over a long message take 288 MB in the reference library.
 */
export const limits = {
  /** Longest message, result and argument of an operation. */
  message: 4096,
  /** Operations in a row. */
  depth: 255,
  /** Longest payload of an attestation. */
  payload: 8192,
  /** Longest address of a calendar. */
  uri: 1000,
  /** Longest file. */
  file: 65_536,
  /** Nodes of a tree, its root included. */
  nodes: 4096,
  /** Bytes of all messages of a tree together. */
  work: 4 * 1024 * 1024,
} as const

/** The limits of a whole tree. */
export type TreeLimits = Readonly<Record<'depth' | 'file' | 'nodes' | 'work', number>>

/**
 * The limits of the answer of one calendar in a file with several, so that no calendar can make the file exceed its
 * limits. An honest answer has about a hundred nodes in less than 2 KB.
 */
export const calendarLimits: TreeLimits = { depth: 200, file: 16_000, nodes: 500, work: 512 * 1024 }
