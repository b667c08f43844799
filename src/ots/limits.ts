/**
 * What a timestamp may cost. The first four are those of the reference library, so that decisions agree with it; the
 * others are ours, because 64 KB of branches over a long message cost the reference 288 MB.
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

/** What is limited of a tree as a whole. */
export type TreeLimits = Readonly<Record<'depth' | 'file' | 'nodes' | 'work', number>>

/**
 * What one calendar may add to a file that holds the answers of several: so little that none of them, however it
 * tries, makes the file of all unreadable. An honest answer is about a hundred nodes in less than 2 KB.
 */
export const calendarLimits: TreeLimits = { depth: 200, file: 16_000, nodes: 500, work: 512 * 1024 }
