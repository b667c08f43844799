import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js'
import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import { wordlist as french } from '@scure/bip39/wordlists/french.js'
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js'
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js'
import { wordlist as simplified } from '@scure/bip39/wordlists/simplified-chinese.js'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js'
import { wordlist as traditional } from '@scure/bip39/wordlists/traditional-chinese.js'
import { slip39Words } from '../../../../src/core/preflight/secrets/phrases/slip39-words.ts'
import type { Random } from './random.ts'

export const lists: Readonly<Record<string, string[]>> = {
  english,
  spanish,
  french,
  italian,
  portuguese,
  czech,
  japanese,
  korean,
  simplified,
  traditional,
}

export const englishWords: readonly string[] = english

export const bip39 = (random: Random, list: string[], words: number): readonly string[] =>
  entropyToMnemonic(random.bytes((words / 3) * 4), list).split(/[ \u3000]/)

/** A word sequence of a list, without regard to the checksum. */
export const anyWords = (random: Random, list: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, () => random.pick(list))

/** An Electrum seed: random words until the version number is right, as in electrum/mnemonic.py. */
export function electrum(random: Random): readonly string[] {
  for (;;) {
    const words = anyWords(random, english, 12)
    const sum = hmac(sha512, utf8ToBytes('Seed version'), utf8ToBytes(words.join(' ')))
    if (sum[0] === 0x01 || (sum[0] === 0x10 && (sum[1] ?? 255) >> 4 === 0)) return words
  }
}

/** lnd's aezeed with a random enciphered part: version, 28 bytes, CRC-32C, as 24 words. */
export function aezeed(random: Random): readonly string[] {
  const bytes = new Uint8Array(33)
  bytes.set(random.bytes(28), 1)
  let crc = ~0
  for (const byte of bytes.subarray(0, 29)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0)
  }
  new DataView(bytes.buffer).setUint32(29, ~crc >>> 0)
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: 24 }, (_, i) => english[Number.parseInt(bits.slice(i * 11, i * 11 + 11), 2)] ?? '')
}

const generator = [
  0xe0e040, 0x1c1c080, 0x3838100, 0x7070200, 0xe0e0009, 0x1c0c2412, 0x38086c24, 0x3090fc48, 0x21b1f890, 0x3f3f120,
]

/** A SLIP-0039 share with a random body: its last three words are the Reed-Solomon checksum. */
export function slip39(random: Random, count: 20 | 33, custom: 'shamir' | 'shamir_extendable'): readonly string[] {
  const indices = Array.from({ length: count - 3 }, () => random.below(1024))
  let sum = 1
  for (const value of [...utf8ToBytes(custom), ...indices, 0, 0, 0]) {
    const high = sum >>> 20
    sum = ((sum & 0xfffff) << 10) ^ value
    generator.forEach((term, bit) => {
      if ((high >> bit) & 1) sum ^= term
    })
  }
  sum ^= 1
  return [...indices, (sum >>> 20) & 1023, (sum >>> 10) & 1023, sum & 1023].map((index) => slip39Words[index] ?? '')
}
