import { Random } from './random.ts'
import { anyWords, englishWords, lists } from './words.ts'

const LENGTH = 8_000
const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

const random = new Random('cost')
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const noise = Array.from(random.bytes(LENGTH), (byte) => base58.charAt(byte % 58)).join('')
const digits = Array.from(random.bytes(LENGTH), (byte) => (byte % 16).toString(16)).join('')

/** Texts of 8,000 characters that are made to cost much, by name. */
export const texts: Readonly<Record<string, string>> = {
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
  'base58 in groups': noise.replace(/(.{3})/g, '$1 ').slice(0, LENGTH),
  'beginnings of WIF': fill('5KLc9'),
  'beginnings of WIF in groups': fill('L1a '),
  'beginnings of extended keys': fill('xprv'),
  'beginnings of nsec': fill('nsec1 '),
  'beginnings of codex32': fill('ms1 2 '),
  hex: digits,
  'hex in pairs': digits.replace(/(..)/g, '$1 ').slice(0, LENGTH),
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
