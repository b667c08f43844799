import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact, type SecretKind } from '../../../../../src/core/preflight/secrets/redact.ts'
import { bech32Of, bip38, codex32, extended, hex, keyPair, keystore, miniKey, pem, versions, wif } from '../keys.ts'
import { inProse, prose } from '../prose.ts'
import { Random } from '../random.ts'

/** Checks that a text is found out, and that no eight characters in a row are left of the key. */
function assertGone(text: string, key: string, kind: SecretKind, note = kind as string): void {
  const found = findSecrets(text)
  ok(
    found.some((secret) => secret.kind === kind),
    `not found: ${note} in ${text.slice(0, 60)}`,
  )
  const redacted = redact(text)
  for (let i = 0; i + 8 <= key.length; i++) {
    ok(!redacted.text.includes(key.slice(i, i + 8)), `left over: ${note}`)
  }
  for (const secret of redacted.secrets) {
    equal(redacted.text.slice(secret.start, secret.end), `[removed: ${secret.kind}]`)
  }
  deepEqual(redact(redacted.text), { text: redacted.text, secrets: [] })
}

const groups = (text: string, size: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)

const xprvs = Object.keys(versions) as (keyof typeof versions)[]

interface Class {
  readonly kind: SecretKind
  readonly make: (random: Random) => string
}

const classes: Readonly<Record<string, Class>> = {
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
  nsec: { kind: 'nsec key', make: (r) => bech32Of('nsec', r.bytes(32)) },
  NSEC: { kind: 'nsec key', make: (r) => bech32Of('nsec', r.bytes(32)).toUpperCase() },
  ncryptsec: { kind: 'encrypted key', make: (r) => bech32Of('ncryptsec', r.bytes(91)) },
  'codex32 128': { kind: 'key share', make: (r) => codex32(r, 26) },
  'codex32 256': { kind: 'key share', make: (r) => codex32(r, 52).toUpperCase() },
}

describe('keys with a checksum', () => {
  for (const [name, { kind, make }] of Object.entries(classes)) {
    test(`${name}: in prose, in quotes, as a value, cut into pieces`, () => {
      const random = new Random(`keys ${name}`)
      for (const template of prose) {
        const key = make(random)
        assertGone(inProse(template, key), key, kind)
      }
      const key = make(random)
      for (const text of [
        key,
        `"${key}"`,
        `<code>${key}</code>`,
        `VALUE=${key}\nNEXT=1`,
        `{"a":"${key}"}`,
        `https://example.org/?k=${key}&x=1`,
        `${key} and once more ${key}.`,
        key.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
      ]) {
        assertGone(text, key, kind)
      }
      if (kind === 'mini key') return
      const pieces = [
        `${key.slice(0, 20)}\u200b${key.slice(20)}`,
        `${key.slice(0, 20)}\n${key.slice(20)}`,
        groups(key, 4, ' '),
        groups(key, 8, '-'),
        groups(key, 10, '\n  '),
      ]
      for (const text of pieces) assertGone(`here: ${text}`, key, kind)
    })
  }

  test('neighbours glued to a key do not hide it', () => {
    const random = new Random('glued')
    for (let i = 0; i < 20; i++) {
      const key = wif(random, 'main', i % 2 === 0)
      assertGone(`key${key}end`, key, 'WIF key')
      const master = extended(random, 'xprv', true)
      assertGone(`a${master}b`, master, 'extended private key')
    }
  })

  test('descriptors lose the key and keep their form', () => {
    const random = new Random('descriptor')
    const key = extended(random, 'tprv', true)
    const { text } = redact(`wpkh([d34db33f/84h/1h/0h]${key}/0/*)#abcdefgh`)
    equal(text, 'wpkh([d34db33f/84h/1h/0h][removed: extended private key]/0/*)#abcdefgh')
  })

  test('a mistyped key beside key words', () => {
    const random = new Random('mistyped')
    for (let i = 0; i < 20; i++) {
      const key = wif(random, 'main', true)
      const wrong = key.slice(0, 30) + (key.charAt(30) === 'x' ? 'y' : 'x') + key.slice(31)
      assertGone(`my private key is ${wrong} thanks`, wrong, 'WIF key')
      deepEqual(findSecrets(`the random string ${wrong} thanks`), [])
    }
  })
})

describe('private blocks', () => {
  const labels = [
    'PRIVATE KEY',
    'RSA PRIVATE KEY',
    'EC PRIVATE KEY',
    'DSA PRIVATE KEY',
    'OPENSSH PRIVATE KEY',
    'ENCRYPTED PRIVATE KEY',
    'PGP PRIVATE KEY BLOCK',
  ]
  for (const label of labels) {
    test(label, () => {
      const random = new Random(label)
      for (const newline of ['\n', '\r\n', ' ', '\\n', '\n    ', '\n> ']) {
        const block = pem(random, label, 400, newline)
        const body = block.match(/[0-9A-Za-z+/=]{16,}/g) ?? []
        for (const line of body) assertGone(inProse(random.pick(prose), block), line, 'private key block')
        const cut = `please use\n${block.slice(0, block.lastIndexOf(newline))}`
        for (const line of body) assertGone(cut, line, 'private key block', `cut ${JSON.stringify(newline)}`)
      }
    })
  }

  test('a real pair: the private half goes, the public half stays', () => {
    const { secret, open } = keyPair()
    deepEqual(findSecrets(open), [])
    const { text } = redact(`${open}${secret}`)
    equal(text.trim(), `${open}[removed: private key block]`)
  })

  test('headers of old encrypted blocks', () => {
    const random = new Random('headers')
    const block = pem(random, 'RSA PRIVATE KEY', 300).replace(
      '-----\n',
      '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A0B0C0D0E0F00112233445566778899\n\n',
    )
    for (const line of block.split('\n').slice(4, -1)) assertGone(block, line, 'private key block')
    const cut = block.slice(0, block.lastIndexOf('\n'))
    for (const line of cut.split('\n').slice(4)) assertGone(cut, line, 'private key block')
  })

  test('the first line alone warns of a key and is none', () => {
    deepEqual(
      findSecrets(
        'Never share a file that begins with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----.',
      ),
      [],
    )
    deepEqual(
      findSecrets('If you see -----BEGIN RSA PRIVATE KEY----- in an e-mail, tell your teacher about it at once.'),
      [],
    )
  })
})

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
  test('beside key words in sixteen languages, upper case, with 0x, in groups', () => {
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

test('brackets that only look like a placeholder hide nothing', () => {
  const key = wif(new Random('brackets'), 'main', true)
  ok(findSecrets(`[removed: ${key}]`).length === 1)
})

test('keystore files', () => {
  const random = new Random('keystore')
  for (let i = 0; i < 5; i++) {
    const file = keystore(random)
    for (const text of [file, JSON.stringify(JSON.parse(file), undefined, 2), JSON.stringify(file)]) {
      const cipher = /[0-9a-f]{64}/.exec(text)?.[0] ?? ''
      assertGone(`my wallet: ${text} thanks`, cipher, 'wallet file')
    }
  }
})

test('published vectors', () => {
  const vectors: Readonly<Record<string, SecretKind>> = {
    // BIP-38
    '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg': 'encrypted key',
    // Bitcoin wiki, mini private key format
    S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy: 'mini key',
    // BIP-93
    ms10testsxxxxxxxxxxxxxxxxxxxxxxxxxx4nzvca9cmczlw: 'key share',
    MS12NAMEA320ZYXWVUTSRQPNMLKJHGFEDCAXRPP870HKKQRM: 'key share',
    ms10leetsllhdmn9m42vcsamx24zrxgs3qrl7ahwvhw4fnzrhve25gvezzyqqtum9pgv99ycma: 'key share',
    MS100C8VSM32ZXFGUHPCHTLUPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZYGSFJD6AN074RXVCEMLH8WU3TK925ACDEFGHJKLMNPQRSTUVWXY06FHPV80UNDVARHRAK:
      'key share',
    // NIP-19
    nsec1vl029mgpspedva04g90vltkh6fvh240zqtv9k0t9af8935ke9laqsnlfe5: 'nsec key',
  }
  for (const [text, kind] of Object.entries(vectors))
    deepEqual(findSecrets(text), [{ kind, start: 0, end: text.length }])
})
