/** The .ots file of a proof, put together when it is asked for, and its tree as readable JSON. */
import type { Attestation } from '../ots/attestation.ts'
import { bytesOf, concat, hexOf } from '../ots/bytes.ts'
import { parseDetached } from '../ots/detached.ts'
import { displayRoot } from '../ots/header.ts'
import { type Timestamp, merge, parseTimestamp, serializeTimestamp } from '../ots/timestamp.ts'
import type { StoredProof } from './proof-store.ts'

/** The file, or null while no calendar has answered. It is read back before anybody gets it. */
export function otsFile({ hash, leaf }: StoredProof): Uint8Array | null {
  if (leaf === null) return null
  const root = bytesOf(leaf.batch.root)
  const trees = leaf.batch.calendars.flatMap(({ tree }) => (tree === null ? [] : [parseTimestamp(bytesOf(tree), root)]))
  const [first, ...others] = trees
  if (first === undefined) return null
  const file = concat(bytesOf(leaf.head), serializeTimestamp(others.reduce(merge, first)))
  if (hexOf(parseDetached(file).digest) !== hash) throw new Error('A stored proof does not fit its hash.')
  return file
}

function attestationAnswer(attestation: Attestation, message: Uint8Array) {
  const { kind } = attestation
  switch (kind) {
    case 'pending': {
      const origin = attestation.uri.replace(/(?<!\/)\/+$/, '')
      return { kind, uri: attestation.uri, askAt: `${origin}/timestamp/${hexOf(message)}` }
    }
    case 'unknown':
      return { kind, tag: hexOf(attestation.tag), payload: hexOf(attestation.payload) }
    default:
      return {
        kind,
        height: attestation.height,
        ...(kind === 'bitcoin' && message.length === 32 ? { merkleRoot: displayRoot(message) } : {}),
      }
  }
}

/** Every operation and attestation of the tree, as nodes that name their parent. */
export function treeNodes(timestamp: Timestamp) {
  const nodes: {
    id: number
    parent: number | null
    operation: string | null
    argument?: string
    message: string
    attestations: ReturnType<typeof attestationAnswer>[]
  }[] = []
  const visit = (node: Timestamp, parent: number | null, operation: string | null, argument?: Uint8Array): void => {
    const id = nodes.length
    nodes.push({
      id,
      parent,
      operation,
      ...(argument === undefined ? {} : { argument: hexOf(argument) }),
      message: hexOf(node.message),
      attestations: node.attestations.map((one) => attestationAnswer(one, node.message)),
    })
    for (const { op, timestamp: child } of node.branches)
      visit(child, id, op.name, 'argument' in op ? op.argument : undefined)
  }
  visit(timestamp, null, null)
  return nodes
}
