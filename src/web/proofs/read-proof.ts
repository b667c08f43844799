/** Reads .ots files in a browser, where they stay. */
import type { BitcoinPath } from '../../core/proof.ts'
import type { Step } from '../../core/proof-tree.ts'
import { pathsInTurn, promisesIn } from '../../ots/attested.ts'
import { equalBytes, hexOf } from '../../ots/bytes.ts'
import { magic, parseDetached } from '../../ots/detached.ts'
import { OtsError } from '../../ots/error.ts'
import { displayRoot } from '../../ots/header.ts'
import { limits } from '../../ots/limits.ts'
import { treeNodes } from '../../ots/nodes.ts'
import type { HashOpName } from '../../ots/op.ts'

export interface ReadProof {
  readonly fileHashOp: HashOpName
  /** The digest of the file that the proof is about, hex. */
  readonly digest: string
  readonly bytes: number
  readonly steps: readonly Step[]
  /** In the order of checks: interleaved over the calendars. */
  readonly paths: readonly BitcoinPath[]
  /** Addresses of the calendars with a pending attestation. */
  readonly calendars: readonly string[]
}

/** The first bytes of ZIP files. Spreadsheet templates are ZIP files and end with .ots too. */
const zip = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)

/**
 * Whether a file is, or pretends to be, a timestamp proof: by its first bytes, or by its name unless it is a spreadsheet
 * template.
 */
export async function isProofFile(file: Blob, name: string): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, magic.length).arrayBuffer())
  if (equalBytes(first, magic)) return true
  return /\.ots$/i.test(name) && !equalBytes(first.subarray(0, zip.length), zip)
}

/** The content of a .ots file, or a sentence that says why the file is invalid. */
export async function readProof(file: Blob): Promise<ReadProof | string> {
  if (file.size > limits.file) return `A proof has at most ${limits.file} bytes; this file has ${file.size}.`
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const { hashOp, digest, timestamp } = parseDetached(bytes)
    return {
      fileHashOp: hashOp,
      digest: hexOf(digest),
      bytes: bytes.length,
      steps: treeNodes(timestamp),
      paths: pathsInTurn(timestamp).map(({ height, message }) => ({
        height,
        merkleRoot: displayRoot(message),
        attestedBy: '',
      })),
      calendars: promisesIn(timestamp).map(({ uri }) => uri),
    }
  } catch (error) {
    if (error instanceof OtsError) return `${error.message}.`
    throw error
  }
}
