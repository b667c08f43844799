import { hexOf } from '../../ots/bytes.ts'
import { type HashOpName, hasherOf } from '../../ots/op.ts'

/** Bytes of a file that are in memory at a time. */
const partBytes = 4 * 1024 * 1024

/**
 * The digest of a file in hex, read in parts, so that a file of any size fits. Rejects when the file cannot be read.
 *
 * @param onProgress is told the bytes that are done, after each part
 */
export async function hashFile(file: Blob, op: HashOpName, onProgress: (bytes: number) => void): Promise<string> {
  const hasher = hasherOf(op)
  for (let at = 0; at < file.size; at += partBytes) {
    const part = await file.slice(at, at + partBytes).arrayBuffer()
    hasher.update(new Uint8Array(part))
    onProgress(Math.min(at + partBytes, file.size))
  }
  return hexOf(hasher.digest())
}
