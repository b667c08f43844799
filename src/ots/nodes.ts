/** A tree as a flat list with hex values, for people and other programs. */
import type { Attestation } from './attestation.ts'
import { hexOf } from './bytes.ts'
import { displayRoot } from './header.ts'
import type { Op } from './op.ts'
import type { Timestamp } from './timestamp.ts'

export type ReadableAttestation =
  | {
      readonly kind: 'pending'
      /** The address of the calendar. It is untrusted but has only harmless characters. */
      readonly uri: string
      /** The address of the request to the calendar. It ends with the commitment, which is the message of this node. */
      readonly askAt: string
    }
  | {
      readonly kind: 'bitcoin' | 'litecoin' | 'ethereum'
      readonly height: number
      /** Bitcoin: the merkle root of the block, as explorers print it. */
      readonly merkleRoot?: string
    }
  | { readonly kind: 'unknown'; readonly tag: string; readonly payload: string }

function readable(attestation: Attestation, message: Uint8Array): ReadableAttestation {
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

/** An operation with its result and the attestations of that message. Bytes are hex. */
export interface TreeNode {
  readonly id: number
  readonly parent: number | null
  /** Null at the root: the digest itself. */
  readonly operation: Op['name'] | null
  readonly argument?: string
  readonly message: string
  readonly attestations: readonly ReadableAttestation[]
}

/** Every operation and attestation of the tree in order, as nodes that refer to their parent. */
export function treeNodes(timestamp: Timestamp): readonly TreeNode[] {
  const nodes: TreeNode[] = []
  const visit = (node: Timestamp, parent: number | null, operation: Op['name'] | null, argument?: Uint8Array): void => {
    const id = nodes.length
    nodes.push({
      id,
      parent,
      operation,
      ...(argument === undefined ? {} : { argument: hexOf(argument) }),
      message: hexOf(node.message),
      attestations: node.attestations.map((one) => readable(one, node.message)),
    })
    for (const { op, timestamp: child } of node.branches)
      visit(child, id, op.name, 'argument' in op ? op.argument : undefined)
  }
  visit(timestamp, null, null)
  return nodes
}
