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

/**
 * The work of blocks of the main chain at the first four halvings, as the compact form of their targets: headers of
 * blocks 210000, 420000, 630000 and 840000 (difficulty 3.4 million, 213 thousand million, 16.1 and 86.4 million million;
 * any explorer shows them, field “bits”).
 */
const halvings: readonly { readonly height: number; readonly bits: number }[] = [
  { height: 840_000, bits: 0x17034219 },
  { height: 630_000, bits: 0x17117a39 },
  { height: 420_000, bits: 0x180526fd },
  { height: 210_000, bits: 0x1a04e0ea },
]

/** How much easier than at the last of those heights a block may be: two steps of the difficulty, by a factor of 4 at most each. */
const allowance = 16n

/**
 * The highest target that a block at this height may have; null, should the constants not mean one. On the main chain a
 * block of today needs far more work than the network's own limit asks for, which a machine at home does in minutes.
 */
function highestTarget(network: BitcoinNetwork, height: number): bigint | null {
  const halving = network === 'main' ? halvings.find((one) => height >= one.height) : undefined
  const target = targetOf(halving?.bits ?? easiest[network])
  return target === null || halving === undefined ? target : target * allowance
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
 * Whether the header has the work that it claims, and claims as much as a block of the network has at this height.
 * Without the second half a header that somebody made in a second would do.
 */
export function hasProofOfWork(header: BlockHeader, network: BitcoinNetwork, height: number): boolean {
  const target = targetOf(header.bits)
  const limit = highestTarget(network, height)
  if (target === null || limit === null || target === 0n || target > limit) return false
  return BigInt(`0x${header.hash}`) <= target
}

/** A merkle root as explorers print it: reversed. */
export const displayRoot = (merkleRoot: Uint8Array): string => hexOf(merkleRoot.toReversed())
