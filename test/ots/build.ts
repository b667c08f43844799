/** Builds bytes of timestamps by hand, so that tests specify the content of a file without the writer. */
import { bytesOf, bytesOfAscii, concat } from '../../src/ots/bytes.ts'

export const varuint = (value: number | bigint): Uint8Array => {
  const out: number[] = []
  let rest = BigInt(value)
  for (; rest >= 128n; rest >>= 7n) out.push(Number(rest & 127n) | 128)
  return Uint8Array.from([...out, Number(rest)])
}
export const varbytes = (value: Uint8Array): Uint8Array => concat(varuint(value.length), value)
export const attestation = (tag: string, payload: Uint8Array): Uint8Array =>
  concat(Uint8Array.of(0), bytesOf(tag), varbytes(payload))
export const bitcoin = (height: number | bigint): Uint8Array => attestation('0588960d73d71901', varuint(height))
export const pending = (uri: string): Uint8Array => attestation('83dfe30d2ef90c8e', varbytes(bytesOfAscii(uri)))
export const append = (argument: Uint8Array): Uint8Array => concat(Uint8Array.of(0xf0), varbytes(argument))
export const more = Uint8Array.of(0xff)
export const op = { sha1: 0x02, ripemd160: 0x03, sha256: 0x08, keccak256: 0x67, reverse: 0xf2, hexlify: 0xf3 }
export const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values)
export const magic = bytesOf('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294')
export const digest = new Uint8Array(32).fill(7)
export const file = (...tree: readonly Uint8Array[]): Uint8Array =>
  concat(magic, Uint8Array.of(1, op.sha256), digest, ...tree)
