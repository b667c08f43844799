import { deepEqual, equal, ok } from 'node:assert/strict'
import { textsOf } from '../../../../training/batches.ts'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { findSecrets, holdsSecret, redact } from '../../../../src/core/preflight/secrets/redact.ts'
import { bech32Of, extended, hex, pem, wif } from './keys.ts'
import { Random } from './random.ts'
import { bip39, lists } from './words.ts'

const random = new Random('redact')
const english = lists['english'] ?? []

const secrets = [
  bip39(random, english, 12).join(' '),
  bip39(random, lists['japanese'] ?? [], 12).join('\u3000'),
  bip39(random, lists['french'] ?? [], 24).join(', '),
  wif(random, 'main', true),
  extended(random, 'zprv', true),
  bech32Of('nsec', random.bytes(32)),
  pem(random, 'EC PRIVATE KEY'),
  `private key: ${hex(random)}`,
]

const pieces = fc.oneof(
  fc.constantFrom(...secrets),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    ' ',
    '\n',
    '. ',
    'private key',
    'sha256',
    '[removed: recovery phrase]',
    '\u200b',
    '\\n',
    '<b>',
    '{"a":',
    '助记词',
    '中',
  ),
)
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' '))

describe('properties', () => {
  test('found spans are sorted, separate and inside the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0
        for (const { start, end } of findSecrets(text)) {
          ok(start >= last && start < end && end <= text.length)
          last = end
        }
      }),
    )
  })

  test('a redacted text holds no key material, and its offsets are those of the placeholders', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const redacted = redact(text)
        deepEqual(findSecrets(redacted.text), [])
        deepEqual(redact(redacted.text), { text: redacted.text, secrets: [] })
        for (const { kind, start, end } of redacted.secrets) {
          equal(redacted.text.slice(start, end), `[removed: ${kind}]`)
        }
        for (const secret of secrets) ok(!redacted.text.includes(secret))
      }),
    )
  })

  test('text without key material is returned unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        if (findSecrets(text).length === 0) equal(redact(text).text, text)
      }),
    )
  })
})

test('every repetition is removed', () => {
  const phrase = bip39(random, english, 12)
  const { text, secrets: placed } = redact(`${phrase.join(' ')}. Und nochmal: ${phrase.join(', ').toUpperCase()}!`)
  equal(text, '[removed: recovery phrase]. Und nochmal: [removed: recovery phrase]!')
  equal(placed.length, 2)
})

test('the corpus of ideas: key material is found where the labels say so, and nowhere else', () => {
  for (const item of textsOf({ file: 'dev/first-ideas.jsonl' })) {
    const found = findSecrets(item.idea).length > 0
    if (item.kind === 'key-material') equal(found, item.outcome === 'fail', item.id)
    else if (found) equal(item.outcome, 'fail', item.id)
  }
})

describe('values of requests', () => {
  const phrase = bip39(random, english, 12)
  const key = wif(random, 'test', true)
  const digits = hex(random)

  test('holds', () => {
    const deep = (value: unknown): unknown => {
      let inner = value
      for (let i = 0; i < 20_000; i++) inner = [inner]
      return inner
    }
    const values: unknown[] = [
      key,
      { idea: phrase.join(' ') },
      { [key]: 1 },
      [phrase],
      phrase,
      { words: phrase },
      { phrase: Object.fromEntries(phrase.map((word, i) => [String(i + 1), word])) },
      { list: phrase.map((word, index) => ({ index, word })) },
      { parts: [key.slice(0, 20), key.slice(20)] },
      { privateKey: digits },
      { wallet: { private_key: `0x${digits}` } },
      { id: 7, method: 'x', params: { arguments: { title: `${key} ok` } } },
      deep(key),
    ]
    values.forEach((value, i) => {
      ok(holdsSecret(value), `value ${i}`)
    })
  })

  test('does not hold', () => {
    const values: unknown[] = [
      undefined,
      null,
      5,
      true,
      '',
      [],
      {},
      { idea: 'a badge for the choir', network: 'testnet' },
      { sha256: digits },
      { digest: digits, note: 'never share a private key' },
      { title: 'Private key safety', proof: { sha256: digits } },
      { hashes: [digits, hex(random)] },
      ['a', 'badge', 'for', 'every', 'reader', 'of', 'the', 'club', 'and', 'its', 'friends', 'too', 'please'],
    ]
    values.forEach((value, i) => {
      ok(!holdsSecret(value), `value ${i}`)
    })
  })

  test('a value with too many parts counts as holding some', () => {
    ok(holdsSecret(new Array<number>(200_000).fill(1)))
  })
})
