import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Deterministic test values: SHA-256 of a name and a counter. */
export class Random {
  readonly #name: string
  #count = 0

  constructor(name: string) {
    this.#name = name
  }

  bytes(length: number): Uint8Array {
    const out = new Uint8Array(length)
    for (let at = 0; at < length; at += 32) {
      out.set(sha256(utf8ToBytes(`${this.#name} ${this.#count++}`)).subarray(0, length - at), at)
    }
    return out
  }

  below(limit: number): number {
    return new DataView(this.bytes(4).buffer).getUint32(0) % limit
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}
