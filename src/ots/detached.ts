/** Detached timestamp files (.ots): the digest of a file and the tree over it. */
import { Reader, Writer, bytesOf, bytesOfAscii, concat, equalBytes } from './bytes.ts'
import { OtsError } from './error.ts'
import { limits } from './limits.ts'
import { type HashOpName, readHashOp, writeHashOp } from './op.ts'
import { type Timestamp, readTimestamp, writeTimestamp } from './timestamp.ts'

/** The magic bytes: "\0OpenTimestamps\0\0Proof\0" and eight bytes that no text file has. */
export const magic = concat(bytesOfAscii('\0OpenTimestamps\0\0Proof\0'), bytesOf('bf89e2e884e89294'))
const version = 1

export interface DetachedTimestamp {
  /** The operation that hashed the file. */
  readonly hashOp: HashOpName
  /** The digest of the file; the message of the tree's root. */
  readonly digest: Uint8Array
  readonly timestamp: Timestamp
}

/** Reads a .ots file. Throws an OtsError that says what is invalid. */
export function parseDetached(bytes: Uint8Array): DetachedTimestamp {
  if (bytes.length > limits.file) throw new OtsError('too-large', `More than ${limits.file} bytes`)
  if (bytes.length < magic.length || !equalBytes(bytes.subarray(0, magic.length), magic))
    throw new OtsError('not-a-timestamp', 'The file does not begin as an OpenTimestamps proof does')
  const reader = new Reader(bytes)
  reader.take(magic.length)
  const found = reader.byte()
  if (found !== version) throw new OtsError('unsupported-version', `Version ${found} is not supported`, magic.length)
  const { name, length } = readHashOp(reader)
  const digest = reader.take(length)
  const timestamp = readTimestamp(reader, digest)
  reader.end()
  return { hashOp: name, digest, timestamp }
}

/** Writes the head of a .ots file: everything before the tree. */
export function writeDetachedHead(hashOp: HashOpName, digest: Uint8Array, writer: Writer): void {
  writer.bytes(magic)
  writer.byte(version)
  writeHashOp(hashOp, writer)
  writer.bytes(digest)
}

/** The canonical .ots file. An unchanged file from elsewhere should be kept as it is instead. */
export function serializeDetached({ hashOp, digest, timestamp }: DetachedTimestamp): Uint8Array {
  const writer = new Writer()
  writeDetachedHead(hashOp, digest, writer)
  writeTimestamp(timestamp, writer)
  return writer.done()
}
