/** Private keys in hexadecimal digits and as lists of bytes. */
import { deepEqual, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact } from '../../../../../src/core/preflight/secrets/redact.ts'
import { hex } from '../keys.ts'
import { inProse } from '../prose.ts'
import { Random } from '../random.ts'
import { assertGone, groups } from './kit.ts'

describe('hex keys', () => {
  const named = [
    'private key @',
    'Use private key: @ for signing',
    'PRIVATE_KEY=@',
    'export PRIVKEY="@"',
    '{"privateKey":"0x@"}',
    'key=@',
    'secret key is @',
    "signing_key: '@'",
    '@ is the private key of the badge wallet',
    'clave privada: @',
    'chave privada: @',
    'clé privée : @',
    'privater Schlüssel: @',
    'chiave privata: @',
    'privésleutel: @',
    'klucz prywatny: @',
    'özel anahtar: @',
    'приватный ключ: @',
    'المفتاح الخاص: @',
    'निजी कुंजी: @',
    'kunci pribadi: @',
    'khóa riêng: @',
    '私钥：@',
    '秘密鍵：@',
    '개인 키: @',
  ]
  test('near key words in sixteen languages, upper case, with 0x, in groups', () => {
    const random = new Random('hex')
    for (const template of named) {
      for (const write of [
        (key: string) => key,
        (key: string) => key.toUpperCase(),
        (key: string) => (template.includes('0x') ? key : `0x${key}`),
        (key: string) => groups(key, 8, ' '),
        (key: string) => groups(key, 2, ':'),
        (key: string) => groups(key, 32, '\n'),
      ]) {
        const key = write(hex(random))
        assertGone(inProse(template, key), key, 'hex private key', template)
      }
    }
  })

  test('repeated without key words', () => {
    const key = hex(new Random('repeat'))
    const { text } = redact(
      `private key: ${key}. Please.\n\n\nOther things first, many of them, and a long list.\n\n${key.toUpperCase()}`,
    )
    ok(!text.toLowerCase().includes(key.slice(0, 8)))
  })

  test('a seed of 64 bytes', () => {
    const seed = hex(new Random('seed'), 64)
    assertGone(`seed: ${seed}`, seed, 'hex private key')
  })
})

test('keys printed as lists of bytes', () => {
  const random = new Random('bytes')
  for (const size of [32, 64]) {
    const list = Array.from(random.bytes(size)).join(', ')
    assertGone(`{"secretKey": [${list}]}`, list, 'hex private key')
    deepEqual(findSecrets(`the scores of the class: ${list}`), [])
  }
})
