import { generateKeyPairSync } from 'node:crypto'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Random } from './random.ts'

const base58check = createBase58check(sha256)
const charset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const be32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export const hex = (random: Random, length = 32): string => bytesToHex(random.bytes(length))

export function wif(random: Random, network: 'main' | 'test', compressed: boolean): string {
  const version = network === 'main' ? 0x80 : 0xef
  return base58check.encode(
    concatBytes(Uint8Array.of(version), random.bytes(32), compressed ? Uint8Array.of(1) : new Uint8Array()),
  )
}

export function bip38(random: Random): string {
  const flag = random.pick([0xc0, 0xe0])
  return base58check.encode(concatBytes(Uint8Array.of(1, 0x42, flag), random.bytes(36)))
}

/** A Casascius mini key: random base58 until the check byte is right. */
export function miniKey(random: Random, length: 22 | 26 | 30): string {
  for (;;) {
    const text = `S${Array.from({ length: length - 1 }, () => base58.charAt(random.below(58))).join('')}`
    if (sha256(utf8ToBytes(`${text}?`))[0] === 0 && /[1-9]/.test(text)) return text
  }
}

/** SLIP-0132 versions: private and public. */
export const versions = {
  xprv: [0x0488ade4, 0x0488b21e],
  tprv: [0x04358394, 0x043587cf],
  yprv: [0x049d7878, 0x049d7cb2],
  zprv: [0x04b2430c, 0x04b24746],
  Yprv: [0x0295b005, 0x0295b43f],
  Zprv: [0x02aa7a99, 0x02aa7ed3],
  uprv: [0x044a4e28, 0x044a5262],
  vprv: [0x045f18bc, 0x045f1cf6],
  Uprv: [0x024285b5, 0x024289ef],
  Vprv: [0x02575048, 0x02575483],
} as const

export function extended(random: Random, name: keyof typeof versions, secret: boolean): string {
  const key = secret
    ? concatBytes(Uint8Array.of(0), random.bytes(32))
    : concatBytes(Uint8Array.of(random.pick([2, 3])), random.bytes(32))
  return base58check.encode(
    concatBytes(
      be32(versions[name][secret ? 0 : 1]),
      Uint8Array.of(random.below(6)),
      random.bytes(8),
      random.bytes(32),
      key,
    ),
  )
}

export const bech32Of = (prefix: string, bytes: Uint8Array): string => bech32.encode(prefix, bech32.toWords(bytes), 400)

/** A codex32 share or secret: the checksum of BIP-93 over random letters. */
export function codex32(random: Random, payload: 26 | 52): string {
  const terms = [
    0x19dc500ce73fde210n,
    0x1bfae00def77fe529n,
    0x1fbd920fffe7bee52n,
    0x1739640bdeee3fdadn,
    0x07729a039cfc75f5an,
  ]
  const letter = (): string => charset.charAt(random.below(32))
  const body = `2${letter()}${letter()}${letter()}${letter()}${'sacdefg'.charAt(random.below(7))}${Array.from({ length: payload }, letter).join('')}`
  let residue = 0x23181b3n
  for (const value of [...Array.from(body, (char) => charset.indexOf(char)), ...new Array<number>(13).fill(0)]) {
    const high = residue >> 60n
    residue = ((residue & 0xfffffffffffffffn) << 5n) ^ BigInt(value)
    terms.forEach((term, bit) => {
      if ((high >> BigInt(bit)) & 1n) residue ^= term
    })
  }
  residue ^= 0x10ce0795c2fd1e62an
  const sum = Array.from({ length: 13 }, (_, i) => charset.charAt(Number((residue >> BigInt(5 * (12 - i))) & 31n)))
  return `ms1${body}${sum.join('')}`
}

/** Valid addresses of all kinds. */
export const addresses: readonly ((random: Random) => string)[] = [
  (r) => base58check.encode(concatBytes(Uint8Array.of(0), ripemd160(sha256(r.bytes(33))))),
  (r) => base58check.encode(concatBytes(Uint8Array.of(5), ripemd160(r.bytes(22)))),
  (r) => base58check.encode(concatBytes(Uint8Array.of(0x6f), ripemd160(r.bytes(33)))),
  (r) => bech32.encode('bc', [0, ...bech32.toWords(r.bytes(20))]),
  (r) => bech32.encode('tb', [0, ...bech32.toWords(r.bytes(32))]),
  (r) => bech32m.encode('bc', [1, ...bech32m.toWords(r.bytes(32))]),
  (r) => bech32m.encode('bcrt', [1, ...bech32m.toWords(r.bytes(32))]),
]

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A block of RFC 7468 form around random bytes. */
export function pem(random: Random, label: string, size = 120, newline = '\n'): string {
  const lines = base64(random.bytes(size)).match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join(newline)
}

/** A real key pair, made for the run and discarded. */
export function keyPair(): { readonly secret: string; readonly open: string } {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'secp256k1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { secret: pair.privateKey, open: pair.publicKey }
}

export function keystore(random: Random): string {
  return JSON.stringify({
    version: 3,
    id: 'a0b1',
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: hex(random, 16) },
      ciphertext: hex(random),
      kdf: 'scrypt',
      kdfparams: { n: 262144, r: 8, p: 1, dklen: 32, salt: hex(random) },
      mac: hex(random),
    },
  })
}
