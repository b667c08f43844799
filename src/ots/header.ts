/** Bitcoin block headers: 80 bytes that authenticate themselves by their proof of work. */
import { sha256 } from '@noble/hashes/sha2.js'
import { hexOf } from './bytes.ts'

/** The chains on which a timestamp can be checked. The service issues nothing on any chain. */
export type BitcoinNetwork = 'main' | 'testnet' | 'signet' | 'regtest'

export const headerBytes = 80

/** The least difficulty of each network, as the compact form of the target (Bitcoin Core, chainparams). */
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

/** The factor by which a block may be easier than the last of these: two difficulty adjustments by at most 4. */
const allowance = 16n

/**
 * The highest target that a block at this height may have; null if a constant is invalid. On the main chain it is far
 * below the network's own limit, for which a home computer finds a block within minutes.
 */
function highestTarget(network: BitcoinNetwork, height: number): bigint | null {
  const halving = network === 'main' ? halvings.find((one) => height >= one.height) : undefined
  const target = targetOf(halving?.bits ?? easiest[network])
  return target === null || halving === undefined ? target : target * allowance
}

export interface BlockHeader {
  /** In the form of block explorers: the double SHA-256, reversed, hex. */
  readonly hash: string
  /** In internal byte order, like the message of an attestation. */
  readonly merkleRoot: Uint8Array
  /** Unix time in seconds; up to two hours off. */
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

/** The target that the hash of a block must not exceed; null when the compact form is negative or its exponent is below 3. */
export function targetOf(bits: number): bigint | null {
  const exponent = bits >>> 24
  const mantissa = bits & 0x7fffff
  if ((bits & 0x800000) !== 0 || exponent < 3) return null
  return BigInt(mantissa) << (8n * BigInt(exponent - 3))
}

/**
 * Whether the hash meets the target in the header, and the target is plausible for the network and height. Without the
 * second condition a header that takes a second to make would pass.
 */
export function hasProofOfWork(header: BlockHeader, network: BitcoinNetwork, height: number): boolean {
  const target = targetOf(header.bits)
  const limit = highestTarget(network, height)
  if (target === null || limit === null || target === 0n || target > limit) return false
  return BigInt(`0x${header.hash}`) <= target
}

/** A merkle root in the form of block explorers: reversed hex. */
export const displayRoot = (merkleRoot: Uint8Array): string => hexOf(merkleRoot.toReversed())
