/** Bitcoin block headers: 80 bytes that authenticate themselves by their proof of work. */
import { sha256 } from '@noble/hashes/sha2.js'
import { hexOf } from './bytes.ts'

/** The chains that a timestamp can be checked on; nothing is ever issued on any of them. */
export type BitcoinNetwork = 'main' | 'testnet' | 'signet' | 'regtest'

export const headerBytes = 80

/** The easiest work that a network allows, as the compact form of its target (Bitcoin Core, chainparams). */
const easiest: Record<BitcoinNetwork, number> = {
  main: 0x1d00ffff,
  testnet: 0x1d00ffff,
  signet: 0x1e0377ae,
  regtest: 0x207fffff,
}

export interface BlockHeader {
  /** As explorers print it: the double SHA-256, reversed, hex. */
  readonly hash: string
  /** In internal byte order, as an attestation's message is. */
  readonly merkleRoot: Uint8Array
  /** Unix time in seconds; may be two hours off. */
  readonly time: number
  /** The compact target. */
  readonly bits: number
}

/** Reads 80 bytes. Throws a RangeError for another length. */
export function parseHeader(bytes: Uint8Array): BlockHeader {
  if (bytes.length !== headerBytes) throw new RangeError(`a block header has ${headerBytes} bytes, not ${bytes.length}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    hash: hexOf(sha256(sha256(bytes)).toReversed()),
    merkleRoot: bytes.slice(36, 68),
    time: view.getUint32(68, true),
    bits: view.getUint32(72, true),
  }
}

/** The number that a block's hash must not exceed; null when the compact form is negative or too small to mean one. */
export function targetOf(bits: number): bigint | null {
  const exponent = bits >>> 24
  const mantissa = bits & 0x7fffff
  if ((bits & 0x800000) !== 0 || exponent < 3) return null
  return BigInt(mantissa) << (8n * BigInt(exponent - 3))
}

/**
 * Whether the header has the work that it claims, and claims as much as the network asks for. Without the second half
 * a header that somebody made in a second would do.
 */
export function hasProofOfWork(header: BlockHeader, network: BitcoinNetwork): boolean {
  const target = targetOf(header.bits)
  const limit = targetOf(easiest[network])
  if (target === null || limit === null || target === 0n || target > limit) return false
  return BigInt(`0x${header.hash}`) <= target
}

/** A merkle root as explorers print it: reversed. */
export const displayRoot = (merkleRoot: Uint8Array): string => hexOf(merkleRoot.toReversed())
