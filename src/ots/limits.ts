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
