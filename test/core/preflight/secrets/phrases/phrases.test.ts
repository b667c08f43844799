import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact } from '../../../../../src/core/preflight/secrets/redact.ts'
import { latinLayouts, layouts } from '../layouts.ts'
import { inProse, prose } from '../prose.ts'
import { Random } from '../random.ts'
import { aezeed, anyWords, bip39, electrum, englishWords, lists, slip39 } from '../words.ts'

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\u3099\u309a]/gu, '')

/** Checks that a phrase is found, and that no three consecutive words of it remain. */
function assertGone(text: string, words: readonly string[], note: string): void {
  const found = findSecrets(text)
  ok(found.length > 0, `not found: ${note}`)
  for (const { start, end } of found) ok(start < end && end <= text.length, note)
  const redacted = redact(text)
  const left = letters(redacted.text)
  for (let i = 0; i + 3 <= words.length; i++) {
    ok(!left.includes(letters(words.slice(i, i + 3).join(''))), `left over: ${note}`)
  }
  for (const { kind, start, end } of redacted.secrets) {
    equal(redacted.text.slice(start, end), `[removed: ${kind}]`, note)
  }
  deepEqual(redact(redacted.text), { text: redacted.text, secrets: [] }, note)
}

const sizes = [12, 15, 18, 21, 24] as const
const unspaced = ['japanese', 'korean', 'simplified', 'traditional']

describe('recovery phrases', () => {
  for (const [name, list] of Object.entries(lists)) {
    test(`${name}: every length in every layout`, () => {
      const random = new Random(`phrases ${name}`)
      const ways = { ...layouts, ...(unspaced.includes(name) ? {} : latinLayouts) }
      for (const [layout, write] of Object.entries(ways)) {
        for (const size of sizes) {
          const words = bip39(random, list, size)
          // An invisible character or an escape cannot be inside a word of one character.
          if (/inside|soft/.test(layout) && list[0]?.length === 1) continue
          assertGone(inProse(random.pick(prose), write(words)), words, `${name} ${size} ${layout}`)
        }
      }
    })
  }

  test('prose of listed words adjoins the phrase', () => {
    const random = new Random('window')
    for (let i = 0; i < 40; i++) {
      const words = bip39(random, [...englishWords], random.pick(sizes))
      const around = anyWords(random, englishWords, 6)
      assertGone([...around.slice(0, 3), ...words, ...around.slice(3)].join(' '), words, words.join(' '))
    }
  })

  test('words of four letters', () => {
    const random = new Random('short')
    for (const size of sizes) {
      const words = bip39(random, [...englishWords], size).map((word) => word.slice(0, 4))
      assertGone(inProse(random.pick(prose), words.join(' ').toUpperCase()), words, words.join(' '))
    }
  })

  test('accents omitted', () => {
    const random = new Random('accents')
    for (const name of ['spanish', 'french']) {
      const words = bip39(random, lists[name] ?? [], 24)
      assertGone(
        words.join(' ').replace(/\p{M}/gu, ''),
        words.map((word) => word.replace(/\p{M}/gu, '')),
        name,
      )
    }
  })

  test('phrases of Japanese and Chinese that adjoin prose', () => {
    const random = new Random('touching')
    for (let i = 0; i < 10; i++) {
      const words = bip39(random, lists['japanese'] ?? [], 12)
      assertGone(`フレーズは${words.join('\u3000')}です。`, words, 'japanese')
      const characters = bip39(random, lists['simplified'] ?? [], 12)
      assertGone(`助记词是${characters.join(' ')}请保管`, characters, 'chinese')
    }
  })

  test('Chinese without spaces near key words', () => {
    const random = new Random('unspaced chinese')
    let found = 0
    for (let i = 0; i < 40; i++) {
      const words = bip39(random, lists['simplified'] ?? [], random.pick([12, 24]))
      if (findSecrets(`我们的助记词：${words.join('')}。谢谢。`).length > 0) found++
    }
    // Function characters make it look like prose. The policy leaves such text to the rules about proposals.
    ok(found >= 36, `${found} of 40`)
  })

  test('Electrum and aezeed seeds without key words', () => {
    const random = new Random('other checksums')
    for (let i = 0; i < 10; i++) {
      const seed = electrum(random)
      assertGone(inProse(random.pick(prose), seed.join(' ')), seed, 'electrum')
      const lnd = aezeed(random)
      assertGone(inProse(random.pick(prose), lnd.join(' ')), lnd, 'aezeed')
    }
  })

  test('shares of SLIP-0039, both lengths and both customization strings', () => {
    const random = new Random('shares')
    for (const [layout, write] of Object.entries(layouts)) {
      const words = slip39(random, random.pick([20, 33]), random.pick(['shamir', 'shamir_extendable']))
      assertGone(inProse(random.pick(prose), write(words)), words, layout)
    }
  })

  test('a mistyped word near key words', () => {
    const random = new Random('mistyped')
    for (let i = 0; i < 20; i++) {
      const words = [...bip39(random, [...englishWords], random.pick([12, 24]))]
      words[2 + random.below(8)] = 'xquzz'
      assertGone(`this is our recovery phrase: ${words.join(' ')}`, words, words.join(' '))
      deepEqual(findSecrets(`some odd words: ${words.slice(0, 12).join(' ')}`), [])
    }
  })

  test('a wrong checksum near key words', () => {
    const random = new Random('named')
    const named = [
      'my seed phrase is @',
      'seed phrase @',
      'recovery phrase: @',
      'our secret phrase is @',
      'the wallet opens with @',
      'phrase secrète : @',
      'seed: @',
      'mnemonic=@',
      'recovery words: @',
      'Das sind die Wiederherstellungswörter: @',
      'phrase de récupération : @',
      'frase semilla: @',
      'frase di recupero: @',
      'frase de recuperação: @',
      'onze herstelwoorden: @',
      'fraza odzyskiwania: @',
      'kurtarma kelimeleri: @',
      'сид-фраза: @',
      'عبارة الاسترداد: @',
      'सीड वाक्यांश: @',
      'frasa pemulihan: @',
      'cụm từ khôi phục: @',
      '助记词：@',
      '復元フレーズ：@',
      '복구 문구: @',
      '@\n\nthat is the wallet',
    ]
    for (const template of named) {
      for (const size of [12, 13, 24]) {
        const words = anyWords(random, englishWords, size)
        assertGone(inProse(template, words.join(' ')), words, template)
      }
    }
  })
})

test('published vectors', () => {
  const vectors = [
    // BIP-39, github.com/trezor/python-mnemonic/blob/master/vectors.json
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo vote',
    // SLIP-0039, github.com/trezor/python-shamir-mnemonic/blob/master/vectors.json
    'duckling enlarge academic academic agency result length solution fridge kidney coal piece deal husband erode duke ajar critical decision keyboard',
    'theory painting academic academic armed sweater year military elder discuss acne wildlife boring employer fused large satoshi bundle carbon diagnose anatomy hamster leaves tracks paces beyond phantom capital marvel lips brave detect luck',
    // Electrum, electrum/tests/test_mnemonic.py
    'wild father tree among universe such mobile favorite target dynamic credit identify',
    // aezeed, github.com/lightningnetwork/lnd/blob/master/aezeed/cipherseed_test.go
    'ability liquid travel stem barely drastic pact cupboard apple thrive morning oak feature tissue couch old math inform success suggest drink motion know royal',
  ]
  for (const phrase of vectors)
    deepEqual(findSecrets(phrase), [
      { kind: phrase.includes('academic') ? 'key share' : 'recovery phrase', start: 0, end: phrase.length },
    ])
})
