/** Keys in Base58: WIF, BIP-38, mini keys and extended private keys. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact } from '../../../../../src/core/preflight/secrets/redact.ts'
import { bip38, extended, miniKey, versions, wif } from '../keys.ts'
import { Random } from '../random.ts'
import { type KeyClass, assertGone, assertVectors, testClasses } from './kit.ts'

const xprvs = Object.keys(versions) as (keyof typeof versions)[]

const classes: Readonly<Record<string, KeyClass>> = {
  ...Object.fromEntries(
    (['main', 'test'] as const).flatMap((network) =>
      [true, false].map((compressed) => [
        `wif ${network} ${compressed}`,
        { kind: 'WIF key', make: (r: Random) => wif(r, network, compressed) },
      ]),
    ),
  ),
  bip38: { kind: 'encrypted key', make: bip38 },
  'mini 22': { kind: 'mini key', make: (r) => miniKey(r, 22) },
  'mini 26': { kind: 'mini key', make: (r) => miniKey(r, 26) },
  'mini 30': { kind: 'mini key', make: (r) => miniKey(r, 30) },
  ...Object.fromEntries(
    xprvs.map((name) => [name, { kind: 'extended private key', make: (r: Random) => extended(r, name, true) }]),
  ),
}

describe('keys in Base58', () => {
  testClasses(classes)

  test('is found if other letters adjoin it', () => {
    const random = new Random('glued')
    for (let i = 0; i < 20; i++) {
      const key = wif(random, 'main', i % 2 === 0)
      assertGone(`key${key}end`, key, 'WIF key')
      const master = extended(random, 'xprv', true)
      assertGone(`a${master}b`, master, 'extended private key')
    }
  })

  test('descriptors lose the key and keep the rest', () => {
    const random = new Random('descriptor')
    const key = extended(random, 'tprv', true)
    const { text } = redact(`wpkh([d34db33f/84h/1h/0h]${key}/0/*)#abcdefgh`)
    equal(text, 'wpkh([d34db33f/84h/1h/0h][removed: extended private key]/0/*)#abcdefgh')
  })

  test('a mistyped key near key words', () => {
    const random = new Random('mistyped')
    for (let i = 0; i < 20; i++) {
      const key = wif(random, 'main', true)
      const wrong = key.slice(0, 30) + (key.charAt(30) === 'x' ? 'y' : 'x') + key.slice(31)
      assertGone(`my private key is ${wrong} thanks`, wrong, 'WIF key')
      deepEqual(findSecrets(`the random string ${wrong} thanks`), [])
    }
  })

  test('published vectors', () => {
    assertVectors({
      // BIP-38
      '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg': 'encrypted key',
      // Bitcoin wiki, mini private key format
      S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy: 'mini key',
    })
  })
})

test('brackets that only resemble a placeholder hide nothing', () => {
  const key = wif(new Random('brackets'), 'main', true)
  ok(findSecrets(`[removed: ${key}]`).length === 1)
})
