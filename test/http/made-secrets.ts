/** Private keys and phrases made from a seed, the same in every run. Nobody uses them. */
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32, createBase58check, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist as czech } from '@scure/bip39/wordlists/czech.js'
import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import { wordlist as french } from '@scure/bip39/wordlists/french.js'
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js'
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js'
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese.js'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js'
import { wordlist as traditional } from '@scure/bip39/wordlists/traditional-chinese.js'

export interface Secret {
  readonly kind: string
  /** In the form in which somebody would type it into a field. */
  readonly text: string
  /** Without spaces and line breaks, so that it fits into a header or a path unchanged. */
  readonly compact: boolean
  /** The parts that no file, log or answer may contain. */
  readonly needles: readonly string[]
}

let counter = 0
function bytes(length: number): Uint8Array {
  const out = new Uint8Array(length)
  for (let at = 0; at < length; at += 32) {
    out.set(sha256(new TextEncoder().encode(`laurel test secret ${counter++}`)).subarray(0, length - at), at)
  }
  return out
}

const base58 = createBase58check(sha256)
const concat = (...parts: (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Windows of 16 characters, and the whole text. */
function windows(text: string): string[] {
  const out = [text]
  for (let at = 0; at + 16 <= text.length; at += 4) out.push(text.slice(at, at + 16))
  return out
}

function phrase(language: string, words: string[], size: number): Secret {
  const text = entropyToMnemonic(bytes(size), words)
  const parts = text.split(/[ \u3000]/)
  const needles = new Set<string>()
  for (let at = 0; at + 3 <= parts.length; at++) {
    for (const glue of [' ', ', ', '\u3000', '%20', '+', '-']) {
      const three = parts.slice(at, at + 3)
      for (const form of ['NFC', 'NFKD'] as const) {
        const words3 = three.map((word) => word.normalize(form))
        needles.add((/%|\+/.test(glue) ? words3.map(encodeURIComponent) : words3).join(glue))
      }
    }
  }
  return { kind: `${parts.length} ${language} words`, text, compact: false, needles: [...needles] }
}

/** A secret of which no window of 16 characters may be found. `secret`: its part without words around it. */
export function key(kind: string, text: string, secret = text): Secret {
  return { kind, text, compact: !/\s/.test(text), needles: windows(secret) }
}

const extended = (version: number[]): string =>
  base58.encode(concat(version, [3], bytes(4), [0, 0, 0, 1], bytes(32), [0], bytes(32)))

function pem(label: string): Secret {
  const lines = base64.encode(bytes(144)).match(/.{1,64}/g) ?? []
  const text = `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----`
  return { kind: `PEM ${label}`, text, compact: false, needles: lines.flatMap(windows) }
}

/** A mini key of 22 characters: the SHA-256 of it and a question mark begins with a zero byte. */
function mini(): string {
  for (;;) {
    const text = `S${base58.encode(bytes(32)).slice(0, 21)}`
    if (sha256(new TextEncoder().encode(`${text}?`))[0] === 0) return text
  }
}

const bareHex = (): string => hex.encode(bytes(32))
function named(before: string): Secret {
  const digits = bareHex()
  return key(`hex after "${before}"`, `${before}${digits}`, digits)
}

export const secrets: readonly Secret[] = [
  ...[16, 20, 24, 28, 32].map((size) => phrase('English', english, size)),
  ...[
    ['Spanish', spanish],
    ['French', french],
    ['Italian', italian],
    ['Portuguese', portuguese],
    ['Czech', czech],
    ['Japanese', japanese],
    ['Korean', korean],
    ['Chinese', chinese],
    ['traditional Chinese', traditional],
  ].flatMap(([language, words]) => [16, 32].map((size) => phrase(language as string, words as string[], size))),
  key('WIF', base58.encode(concat([0x80], bytes(32), [1]))),
  key('WIF, uncompressed', base58.encode(concat([0x80], bytes(32)))),
  key('WIF, testnet', base58.encode(concat([0xef], bytes(32), [1]))),
  key('xprv', extended([0x04, 0x88, 0xad, 0xe4])),
  key('tprv', extended([0x04, 0x35, 0x83, 0x94])),
  key('zprv', extended([0x04, 0xb2, 0x43, 0x0c])),
  key('nsec', bech32.encode('nsec', bech32.toWords(bytes(32)))),
  key('mini key', mini()),
  pem('PRIVATE KEY'),
  pem('EC PRIVATE KEY'),
  pem('RSA PRIVATE KEY'),
  named('my private key is '),
  named('private_key='),
]

/** The position at which a phrase is put between ordinary words. */
export const around = (text: string): string => `A badge for the Tuesday reading. ${text} . It stays with the reader.`
