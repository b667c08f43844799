import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findSecrets, redact } from '../../../../src/core/preflight/secrets/redact.ts'
import { Random } from './random.ts'
import { anyWords, englishWords, lists } from './words.ts'

const LENGTH = 8_000
const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

const random = new Random('cost')
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const noise = Array.from(random.bytes(LENGTH), (byte) => base58.charAt(byte % 58)).join('')
const digits = Array.from(random.bytes(LENGTH), (byte) => (byte % 16).toString(16)).join('')

const texts: Readonly<Record<string, string>> = {
  'list words': fill(anyWords(random, englishWords, 1_500).join(' ')),
  'list words in rows of forty': fill(
    Array.from({ length: 40 }, () => anyWords(random, englishWords, 38).join(' ')).join(' xq '),
  ),
  'one list word': fill('zoo '),
  'Chinese characters': fill(anyWords(random, lists['simplified'] ?? [], 4_000).join(' ')),
  'Chinese prose beside key words': fill('我们绝不会要求你提供助记词或者私钥，请把它们留在自己手里。'),
  'words without blanks': fill(anyWords(random, englishWords, 40).join('') + ' '),
  'words that cannot be cut': fill(`${'act'.repeat(90)}x `),
  base58: noise,
  'base58 in groups': noise.replace(/(.{3})/g, '$1 '),
  'beginnings of WIF': fill('5KLc9'),
  'beginnings of WIF in groups': fill('L1a '),
  'beginnings of extended keys': fill('xprv'),
  'beginnings of nsec': fill('nsec1 '),
  'beginnings of codex32': fill('ms1 2 '),
  hex: digits,
  'hex in pairs': digits.replace(/(..)/g, '$1 '),
  'hex beside key words': fill(`private key ${digits.slice(0, 64)} `),
  'first lines of blocks': fill('-----BEGIN PRIVATE KEY-----'),
  'first lines and bodies': fill(`-----BEGIN PRIVATE KEY-----\n${noise.slice(0, 64)}\n`),
  keystores: fill(`{"ciphertext":"${'a'.repeat(32)}","kdf":1`),
  braces: fill('{'),
  tags: fill('<zoo '),
  labels: fill('word1: zoo word2: act '),
  escapes: fill('\\u0061'),
  percent: fill('%41'),
  'zero-width': fill('a\u200b'),
  numbers: fill('12 34 '),
  placeholders: fill('[removed: WIF key] '),
}

// In ms of CPU time: prose of this length takes 1 ms, the worst of these texts less than 12 ms. The limit allows for
// slow machines and detects work that is not linear: a quadratic step over 8,000 characters takes seconds.
const LIMIT = 120

/** The CPU time of this process in ms. Unlike a clock it does not count other processes on the machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

for (const [name, text] of Object.entries(texts)) {
  test(`8,000 characters of ${name} stay cheap`, () => {
    let best = Infinity
    for (let i = 0; i < 4; i++) {
      const start = cpuMs()
      findSecrets(text)
      best = Math.min(best, cpuMs() - start)
    }
    ok(best < LIMIT, `${best} ms`)
    const start = cpuMs()
    redact(text)
    ok(cpuMs() - start < 5 * LIMIT)
  })
}
