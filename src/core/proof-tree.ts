/** The tree of a proof as text. Pages, terminal and browser scripts show the same text. */

/** An attestation; its members depend on the kind. Bytes are hex. */
export interface Attested {
  readonly kind: 'pending' | 'bitcoin' | 'litecoin' | 'ethereum' | 'unknown'
  readonly uri?: string
  readonly askAt?: string
  readonly height?: number
  readonly merkleRoot?: string
  readonly tag?: string
  readonly payload?: string
}

/** A node of the tree as GET /api/proof/:id/tree lists it. */
export interface Step {
  readonly id: number
  readonly parent: number | null
  readonly operation: string | null
  readonly argument?: string
  readonly message: string
  readonly attestations: readonly Attested[]
}

/** An attestation in one sentence. Only a Bitcoin attestation can be checked. */
export function attestationWords({ kind, uri, height, merkleRoot, tag }: Attested): string {
  switch (kind) {
    case 'pending':
      return `Calendar ${uri ?? ''} has promised to commit this value.`
    case 'bitcoin':
      return merkleRoot === undefined
        ? `Bitcoin block ${height ?? 0} is named, but the value here cannot be a Merkle root.`
        : `Bitcoin block ${height ?? 0} is named. Its Merkle root must be ${merkleRoot}.`
    case 'litecoin':
    case 'ethereum':
      return `${kind === 'litecoin' ? 'Litecoin' : 'Ethereum'} block ${height ?? 0} is named. It is shown and not counted.`
    case 'unknown':
      return `An attestation of an unknown kind, tag ${tag ?? ''}. It is kept and not counted.`
  }
}

/** An operation with its argument; the root is the digest itself. */
export const operationWords = ({ operation, argument }: Step): string =>
  operation === null ? 'digest' : argument === undefined ? operation : `${operation} ${argument}`

/** Most nodes that a page shows. A calendar needs some thirty; an adversarial file may have thousands. */
export const mostNodes = 300

/** Deepest indentation of a page. */
export const mostIndents = 4

/** The indentation of each node: one level deeper if its parent has several branches, so that a plain path stays flat. */
export function indents(steps: readonly Step[]): readonly number[] {
  const branches = new Map<number, number>()
  for (const { parent } of steps) if (parent !== null) branches.set(parent, (branches.get(parent) ?? 0) + 1)
  const depth = new Map<number, number>()
  for (const { id, parent } of steps)
    depth.set(id, parent === null ? 0 : (depth.get(parent) ?? 0) + ((branches.get(parent) ?? 0) > 1 ? 1 : 0))
  return steps.map(({ id }) => depth.get(id) ?? 0)
}
