/** The operations of the format. Each computes the message of a child from the message of its node. */
import { ripemd160, sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { type Reader, type Writer, bytesOfAscii, compareBytes, concat, hexOf } from './bytes.ts'
import { OtsError } from './error.ts'
import { limits } from './limits.ts'

export type HashOpName = 'sha1' | 'ripemd160' | 'sha256' | 'keccak256'

export interface UnaryOp {
  readonly name: HashOpName | 'reverse' | 'hexlify'
}

export interface BinaryOp {
  readonly name: 'append' | 'prepend'
  readonly argument: Uint8Array
}

export type Op = UnaryOp | BinaryOp

const tags = {
  sha1: 0x02,
  ripemd160: 0x03,
  sha256: 0x08,
  keccak256: 0x67,
  append: 0xf0,
  prepend: 0xf1,
  reverse: 0xf2,
  hexlify: 0xf3,
} as const satisfies Record<Op['name'], number>

const names = new Map<number, Op['name']>(Object.entries(tags).map(([name, tag]) => [tag, name as Op['name']]))

/** Digest lengths of the operations that may hash a file. */
const digestLengths: Record<HashOpName, number> = { sha1: 20, ripemd160: 20, sha256: 32, keccak256: 32 }

const hashes: Record<HashOpName, typeof sha256 | typeof keccak_256> = {
  sha1,
  ripemd160,
  sha256,
  // The original Keccak padding, which is not SHA3-256.
  keccak256: keccak_256,
}

const isHashOp = (name: Op['name']): name is HashOpName => name in hashes

/** Reads the operation that begins with `tag`. Throws `unknown-operation` or `argument-length`. */
export function readOp(tag: number, reader: Reader): Op {
  const name = names.get(tag)
  if (name === undefined)
    throw new OtsError('unknown-operation', `Operation ${hexOf(Uint8Array.of(tag))} is not known`, reader.offset - 1)
  if (name !== 'append' && name !== 'prepend') return { name }
  const argument = reader.varbytes(
    1,
    limits.message,
    (length, at) =>
      new OtsError('argument-length', `An argument has ${length} bytes; 1 to ${limits.message} are allowed`, at),
  )
  return { name, argument }
}

export function writeOp(op: Op, writer: Writer): void {
  writer.byte(tags[op.name])
  if ('argument' in op) writer.varbytes(op.argument)
}

/** The message that the operation makes. Throws `message-length` when it would be empty or too long. */
export function apply(op: Op, message: Uint8Array): Uint8Array {
  const result = resultOf(op, message)
  if (result.length === 0 || result.length > limits.message)
    throw new OtsError(
      'message-length',
      `A message would have ${result.length} bytes; 1 to ${limits.message} are allowed`,
    )
  return result
}

function resultOf(op: Op, message: Uint8Array): Uint8Array {
  switch (op.name) {
    case 'append':
      return concat(message, op.argument)
    case 'prepend':
      return concat(op.argument, message)
    case 'reverse':
      return message.toReversed()
    case 'hexlify':
      return bytesOfAscii(hexOf(message))
    default:
      return hashes[op.name](message)
  }
}

/** The order of the canonical form: by tag, then by argument. Equal operations give 0. */
export const compareOps = (a: Op, b: Op): number =>
  tags[a.name] - tags[b.name] || ('argument' in a && 'argument' in b ? compareBytes(a.argument, b.argument) : 0)

/** Reads the operation that hashed the file and the length of its digest. Throws `unknown-hash-operation`. */
export function readHashOp(reader: Reader): { readonly name: HashOpName; readonly length: number } {
  const at = reader.offset
  const name = names.get(reader.byte())
  if (name === undefined || !isHashOp(name))
    throw new OtsError('unknown-hash-operation', 'The file was hashed with an operation that is not known', at)
  return { name, length: digestLengths[name] }
}

export const writeHashOp = (name: HashOpName, writer: Writer): void => {
  writer.byte(tags[name])
}

/** The digest of a file's bytes under the operation. For large files a caller may use a faster hash. */
export const digestOf = (name: HashOpName, file: Uint8Array): Uint8Array => hashes[name](file)

/** An incremental hash for bytes that come in parts, such as a large file. */
export const hasherOf = (name: HashOpName): { update: (part: Uint8Array) => unknown; digest: () => Uint8Array } =>
  hashes[name].create()
