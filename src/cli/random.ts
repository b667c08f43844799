import { randomBytes, randomFillSync } from 'node:crypto'

const blockBytes = 4_096

/**
 * Random bytes of the system's CSPRNG, drawn in blocks because a draw is expensive and every request needs some. Each
 * byte is returned once and then wiped from the block.
 */
export function newRandom(): (bytes: number) => Uint8Array {
  const block = new Uint8Array(blockBytes)
  let at = blockBytes
  return (bytes) => {
    if (bytes > blockBytes) return randomBytes(bytes)
    if (at + bytes > blockBytes) {
      randomFillSync(block)
      at = 0
    }
    const taken = block.slice(at, at + bytes)
    block.fill(0, at, at + bytes)
    at += bytes
    return taken
  }
}
