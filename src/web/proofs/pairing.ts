/** Which dropped file belongs to which dropped proof. */
import type { HashOpName } from '../../ots/op.ts'

export interface PairedFile {
  readonly key: number
  readonly name: string
  /** SHA-256, hex; null until the file is hashed. */
  readonly sha256: string | null
}

export interface PairedProof {
  readonly key: number
  readonly name: string
  readonly fileHashOp: HashOpName
  readonly digest: string
}

/** Lower case, without the ending of a proof and without the number that a browser adds to a second download. */
const stem = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ ?\(\d+\)(?=\.ots$)/, '')
    .replace(/\.ots$/, '')

/**
 * The file of each proof, by keys. First those with the digest of the proof, then those with its name; a single file and
 * a single proof that are left belong together, because somebody who drops two such files asks about this pair.
 */
export function filesOfProofs(
  files: readonly PairedFile[],
  proofs: readonly PairedProof[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const alone = () => {
    const taken = new Set(found.values())
    return { files: files.filter(({ key }) => !taken.has(key)), proofs: proofs.filter(({ key }) => !found.has(key)) }
  }
  for (const { key, fileHashOp, digest } of proofs) {
    const file = fileHashOp === 'sha256' ? files.find(({ sha256 }) => sha256 === digest) : undefined
    if (file !== undefined) found.set(key, file.key)
  }
  for (const { key, name } of alone().proofs) {
    const file = alone().files.find((one) => one.name.toLowerCase() === stem(name))
    if (file !== undefined) found.set(key, file.key)
  }
  const left = alone()
  const [file, proof] = [left.files[0], left.proofs[0]]
  if (left.files.length === 1 && left.proofs.length === 1 && file !== undefined && proof !== undefined)
    found.set(proof.key, file.key)
  return found
}
