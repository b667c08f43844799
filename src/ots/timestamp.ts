/** The tree of a timestamp: operations from a message to attested messages. */
import { type Attestation, compareAttestations, readAttestation, writeAttestation } from './attestation.ts'
import { type Writer, Reader, Writer as BytesWriter, equalBytes } from './bytes.ts'
import { OtsError } from './error.ts'
import { type TreeLimits, limits } from './limits.ts'
import { type Op, apply, compareOps, readOp, writeOp } from './op.ts'

export interface Branch {
  readonly op: Op
  readonly timestamp: Timestamp
}

/**
 * A node. Its message is not in the file but computed by the reader. Elements are in canonical order, without
 * duplicates.
 */
export interface Timestamp {
  readonly message: Uint8Array
  readonly attestations: readonly Attestation[]
  readonly branches: readonly Branch[]
}

const elementTag = { attestation: 0x00, more: 0xff } as const

interface OpenNode {
  readonly message: Uint8Array
  readonly attestations: Attestation[]
  readonly branches: { op: Op; timestamp: OpenNode }[]
}

const openNode = (message: Uint8Array): OpenNode => ({ message, attestations: [], branches: [] })

/**
 * Reads a tree over `message` without recursion. Throws an OtsError of any code except those of the file head. The
 * caller checks the end of the input.
 */
export function readTimestamp(reader: Reader, message: Uint8Array, most: TreeLimits = limits): Timestamp {
  if (message.length === 0 || message.length > limits.message)
    throw new OtsError('message-length', `A message has ${message.length} bytes; 1 to ${limits.message} are allowed`)
  const root = openNode(message)
  /** Nodes that still have elements to come; the last one is being read. */
  const unfinished: { node: OpenNode; depth: number }[] = [{ node: root, depth: 0 }]
  let nodes = 1
  let work = message.length
  for (let current = unfinished.pop(); current !== undefined; current = unfinished.pop()) {
    const { node, depth } = current
    let tag = reader.byte()
    // `ff` precedes every element of a node but the last: continue with the node afterwards.
    if (tag === elementTag.more) {
      unfinished.push(current)
      tag = reader.byte()
    }
    if (tag === elementTag.attestation) {
      node.attestations.push(readAttestation(reader))
      continue
    }
    const at = reader.offset - 1
    const op = readOp(tag, reader)
    const child = openNode(apply(op, node.message))
    nodes += 1
    work += child.message.length
    if (depth >= most.depth) throw new OtsError('too-deep', `More than ${most.depth} operations in a row`, at)
    if (nodes > most.nodes) throw new OtsError('too-many-nodes', `More than ${most.nodes} nodes`, at)
    if (work > most.work) throw new OtsError('too-much-work', `Messages of more than ${most.work} bytes in all`, at)
    node.branches.push({ op, timestamp: child })
    unfinished.push({ node: child, depth: depth + 1 })
  }
  return ordered(root)
}

/** Reads a bare tree over `message`, as calendars answer. Throws if bytes follow it. */
export function parseTimestamp(bytes: Uint8Array, message: Uint8Array, most: TreeLimits = limits): Timestamp {
  if (bytes.length > most.file) throw new OtsError('too-large', `More than ${most.file} bytes`)
  const reader = new Reader(bytes)
  const timestamp = readTimestamp(reader, message, most)
  reader.end()
  return timestamp
}

/**
 * A node in canonical order. One of equal attestations and one of equal operations is kept; of operations the last one,
 * as in the reference library.
 */
function ordered(node: OpenNode): Timestamp {
  const attestations = node.attestations
    .toSorted(compareAttestations)
    .filter((one, i, all) => i === 0 || compareAttestations(all[i - 1] ?? one, one) !== 0)
  // toSorted is stable, so the later of equal operations comes last.
  const branches = node.branches
    .toSorted((a, b) => compareOps(a.op, b.op))
    .filter((one, i, all) => {
      const next = all[i + 1]
      return next === undefined || compareOps(one.op, next.op) !== 0
    })
    .map(({ op, timestamp }) => ({ op, timestamp: ordered(timestamp) }))
  return { message: node.message, attestations, branches }
}

/** Writes the tree in its canonical form. Throws `empty-node` for a node without elements. */
export function writeTimestamp(timestamp: Timestamp, writer: Writer): void {
  const { attestations, branches, message } = timestamp
  const count = attestations.length + branches.length
  if (count === 0) throw new OtsError('empty-node', 'A node has neither an attestation nor an operation')
  for (const [n, attestation] of attestations.toSorted(compareAttestations).entries()) {
    if (n < count - 1) writer.byte(elementTag.more)
    writer.byte(elementTag.attestation)
    writeAttestation(attestation, writer)
  }
  for (const [n, branch] of branches.toSorted((a, b) => compareOps(a.op, b.op)).entries()) {
    if (!equalBytes(apply(branch.op, message), branch.timestamp.message))
      throw new OtsError('different-message', 'A branch does not continue the message of its node')
    if (attestations.length + n < count - 1) writer.byte(elementTag.more)
    writeOp(branch.op, writer)
    writeTimestamp(branch.timestamp, writer)
  }
}

/** The canonical bytes of a bare tree. */
export function serializeTimestamp(timestamp: Timestamp): Uint8Array {
  const writer = new BytesWriter()
  writeTimestamp(timestamp, writer)
  return writer.done()
}

/** The union of two trees. Throws `different-message` if their messages differ. */
export function merge(a: Timestamp, b: Timestamp): Timestamp {
  if (!equalBytes(a.message, b.message))
    throw new OtsError('different-message', 'Timestamps of different messages cannot be merged')
  const attestations = [...a.attestations, ...b.attestations]
  const branches = a.branches.map((own) => {
    const other = b.branches.find((branch) => compareOps(branch.op, own.op) === 0)
    return other === undefined ? own : { op: own.op, timestamp: merge(own.timestamp, other.timestamp) }
  })
  const added = b.branches.filter((other) => !a.branches.some((own) => compareOps(own.op, other.op) === 0))
  return {
    message: a.message,
    attestations: attestations
      .toSorted(compareAttestations)
      .filter((one, i, all) => i === 0 || compareAttestations(all[i - 1] ?? one, one) !== 0),
    branches: [...branches, ...added].toSorted((x, y) => compareOps(x.op, y.op)),
  }
}

/** An attestation and the message that it is about. */
export interface Attested {
  readonly attestation: Attestation
  readonly message: Uint8Array
}

/** Every attestation of the tree, in its order. */
export const attestationsOf = (timestamp: Timestamp): readonly Attested[] => [
  ...timestamp.attestations.map((attestation) => ({ attestation, message: timestamp.message })),
  ...timestamp.branches.flatMap((branch) => attestationsOf(branch.timestamp)),
]

/**
 * The tree with `more` merged in at the first node with the same message, which completes a pending attestation. Only
 * at the first, because operations that undo each other can make a hundred such nodes out of a few bytes.
 */
export const graft = (timestamp: Timestamp, more: Timestamp): Timestamp => grafted(timestamp, more) ?? timestamp

function grafted(timestamp: Timestamp, more: Timestamp): Timestamp | null {
  if (equalBytes(timestamp.message, more.message)) return merge(timestamp, more)
  for (const [n, { op, timestamp: child }] of timestamp.branches.entries()) {
    const grown = grafted(child, more)
    if (grown !== null) return { ...timestamp, branches: timestamp.branches.with(n, { op, timestamp: grown }) }
  }
  return null
}
