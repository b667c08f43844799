/**
 * Reads and checks timestamp proofs in a browser. Files stay in the page; only the height of a block is sent to the
 * service.
 */
import { type SeenBlock, fileStatement, evaluatePaths, mostPaths } from '../core/block-check.ts'
import type { BitcoinPath, VerificationStatus } from '../core/proof.ts'
import { type Step, attestationWords, indents, operationWords } from '../core/proof-tree.ts'
import { pathsInTurn, promisesIn } from '../ots/attested.ts'
import { equalBytes, hexOf } from '../ots/bytes.ts'
import { parseDetached, serializeDetached } from '../ots/detached.ts'
import { OtsError } from '../ots/error.ts'
import { displayRoot } from '../ots/header.ts'
import { limits } from '../ots/limits.ts'
import { treeNodes } from '../ots/nodes.ts'
import { type HashOpName, hasherOf } from '../ots/op.ts'

/** Files above this size in bytes are hashed in parts, because WebCrypto needs the whole file in memory. */
const wholeBytes = 128 * 1024 * 1024

const ofWebCrypto: Partial<Record<HashOpName, string>> = { sha256: 'SHA-256', sha1: 'SHA-1' }

/** The digest of a file in hex. By WebCrypto if available, which pages without https lack. */
export async function digestOf(file: Blob, op: HashOpName = 'sha256'): Promise<string> {
  const name = ofWebCrypto[op]
  const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle }
  if (name !== undefined && subtle !== undefined && file.size <= wholeBytes)
    return hexOf(new Uint8Array(await subtle.digest(name, await file.arrayBuffer())))
  const hasher = hasherOf(op)
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) hasher.update(part.value)
  return hexOf(hasher.digest())
}

export interface ReadLine {
  /** The depth in branches, for indentation. */
  readonly indent: number
  readonly operation: string
  readonly attestations: readonly { readonly words: string; readonly askAt: string | null }[]
}

export interface ReadProof {
  readonly fileHashOp: HashOpName
  readonly digest: string
  readonly bytes: number
  readonly canonical: boolean
  readonly lines: readonly ReadLine[]
  /** In the order of checks: interleaved over the calendars. */
  readonly paths: readonly BitcoinPath[]
  /** Addresses of the calendars with a pending attestation. */
  readonly calendars: readonly string[]
}

/** The content of a .ots file, or a sentence that says why the file is invalid. */
export async function readProof(file: Blob): Promise<ReadProof | string> {
  if (file.size > limits.file) return `A proof has at most ${limits.file} bytes; this file has ${file.size}.`
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const proof = parseDetached(bytes)
    const steps: readonly Step[] = treeNodes(proof.timestamp)
    const depths = indents(steps)
    return {
      fileHashOp: proof.hashOp,
      digest: hexOf(proof.digest),
      bytes: bytes.length,
      canonical: equalBytes(serializeDetached(proof), bytes),
      lines: steps.map((step, i) => ({
        indent: depths[i] ?? 0,
        operation: operationWords(step),
        attestations: step.attestations.map((one) => ({ words: attestationWords(one), askAt: one.askAt ?? null })),
      })),
      paths: pathsInTurn(proof.timestamp).map(({ height, message }) => ({
        height,
        merkleRoot: displayRoot(message),
        attestedBy: '',
      })),
      calendars: promisesIn(proof.timestamp).map(({ uri }) => uri),
    }
  } catch (error) {
    if (error instanceof OtsError) return `${error.message}.`
    throw error
  }
}

/** The answer of GET /api/block/:height. */
export type BlockAnswer = SeenBlock & { readonly network: string; readonly source: string | null }

export interface CheckedBlock {
  readonly height: number
  readonly block: BlockAnswer
}

/** The next heights to check; few at a time, because each check is a request to the service. Empty if none is left. */
export function heightsToCheck(
  { paths }: Pick<ReadProof, 'paths'>,
  checked: readonly CheckedBlock[],
): readonly number[] {
  const done = new Set(checked.filter(({ block }) => block.status !== 'unavailable').map(({ height }) => height))
  return [...new Set(paths.map(({ height }) => height))].filter((height) => !done.has(height)).slice(0, mostPaths)
}

/** The statement about the proof after the checks of these blocks. Without checks it says that nothing was checked. */
export function statementFor(
  { paths, calendars }: Pick<ReadProof, 'paths' | 'calendars'>,
  checked: readonly CheckedBlock[],
  checkedAt: string,
): { readonly statement: string; readonly status: VerificationStatus } {
  const last = checked.at(-1)
  const result = evaluatePaths(
    paths.map((path) => ({ path, seen: checked.findLast(({ height }) => height === path.height)?.block ?? null })),
    { source: last?.block.source ?? null, checkedAt },
  )
  return {
    statement: fileStatement({ calendars, result, network: last?.block.network ?? '' }),
    status: result?.verification.status ?? 'not-checked',
  }
}
