/** Reading and writing the primitive parts of the format: bytes, varuint (LEB128) and varbytes. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { OtsError } from './error.ts'

/** Reads bytes in order. Never reads past the end, and copies only what it returns. */
export class Reader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get offset(): number {
    return this.#at
  }

  /** The next byte. Throws `truncated`. */
  byte(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) throw new OtsError('truncated', 'The bytes end too early', this.#at)
    this.#at += 1
    return byte
  }

  /** The next `length` bytes, as a copy, because a view would keep the whole file in memory. Throws `truncated`. */
  take(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new OtsError('truncated', 'The bytes end too early', this.#at)
    const taken = this.#bytes.slice(this.#at, end)
    this.#at = end
    return taken
  }

  /**
   * A whole number: seven bits per byte, lowest first. Overlong encodings are accepted, as in the reference library.
   */
  varuint(): number {
    const start = this.#at
    let value = 0
    let unit = 1
    for (let n = 0; n < 8; n += 1) {
      const byte = this.byte()
      // Multiplication, because JavaScript's bit operators have 32 bits.
      value += (byte & 0x7f) * unit
      if (value > Number.MAX_SAFE_INTEGER) break
      if (byte < 0x80) return value
      unit *= 128
    }
    throw new OtsError('varuint-too-large', 'A number is larger than 2^53-1 or longer than 8 bytes', start)
  }

  /** A varuint and as many bytes. `tooLong` makes the error for a length outside `least` to `most`. */
  varbytes(least: number, most: number, tooLong: (length: number, offset: number) => OtsError): Uint8Array {
    const start = this.#at
    const length = this.varuint()
    if (length < least || length > most) throw tooLong(length, start)
    return this.take(length)
  }

  /** Throws `trailing-bytes` unless everything was read. */
  end(): void {
    const left = this.#bytes.length - this.#at
    if (left > 0) throw new OtsError('trailing-bytes', `${left} bytes follow the end of the timestamp`, this.#at)
  }

  atEnd(): boolean {
    return this.#at === this.#bytes.length
  }
}

/** Collects bytes. */
export class Writer {
  #bytes = new Uint8Array(64)
  #length = 0

  /** The number of bytes written. */
  get length(): number {
    return this.#length
  }

  byte(value: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#length] = value
    this.#length += 1
  }

  bytes(value: Uint8Array): void {
    this.#makeRoom(value.length)
    this.#bytes.set(value, this.#length)
    this.#length += value.length
  }

  /** Writes a whole number in its shortest form. */
  varuint(value: number): void {
    let rest = value
    while (rest >= 0x80) {
      this.byte((rest % 128) | 0x80)
      rest = Math.floor(rest / 128)
    }
    this.byte(rest)
  }

  varbytes(value: Uint8Array): void {
    this.varuint(value.length)
    this.bytes(value)
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const wider = new Uint8Array(2 * (this.#length + more))
    wider.set(this.#bytes)
    this.#bytes = wider
  }
}

export const concat = (...parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Compares byte by byte; a prefix comes first. This is the order of the canonical form. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const common = Math.min(a.length, b.length)
  for (let i = 0; i < common; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean => compareBytes(a, b) === 0

/** Lower-case hex. Uses the engine's conversion if available, because a batch has a million bytes. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of valid hex of even length; the caller has checked its form. */
export const bytesOf = (hex: string): Uint8Array => hexToBytes(hex)

export const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

export const bytesOfAscii = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0))
