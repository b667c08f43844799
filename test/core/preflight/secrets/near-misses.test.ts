import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { findSecrets, redact } from '../../../../src/core/preflight/secrets/redact.ts'
import { isBip39, isElectrum } from '../../../../src/core/preflight/secrets/phrases/checksums.ts'
import { addresses, bech32Of, extended, hex, pem, versions } from './keys.ts'
import { inProse, prose } from './prose.ts'
import { Random } from './random.ts'
import { anyWords, englishWords, lists } from './words.ts'

let count = 0

function assertHarmless(text: string): void {
  count++
  deepEqual(findSecrets(text), [], text.slice(0, 200))
  equal(redact(text).text, text)
}

describe('near misses', () => {
  const random = new Random('near misses')

  test('digests, transaction ids, commits, UUIDs', () => {
    const named = [
      'sha256 of the pdf is @, show the date next to it',
      'SHA-256: @',
      '{"sha256":"@"}',
      'Which block explorer field shows this transaction id on testnet: @? The finder gets a badge.',
      'txid @',
      'commit @ is the version of the template',
      'The proof of the poem is @ and nothing else.',
      'hash=@',
      'Prüfsumme: @',
      'empreinte : @',
      'huella digital: @',
      'хеш файла: @',
      '哈希值：@',
      'ハッシュ：@',
      'document fingerprint @, timestamped in May',
      'the merkle root is @',
      'We never ask for private keys. Compare the sha256 instead: @',
      'public key: @',
      '{"publicKey":"@"}',
      'pubkey=@',
    ]
    for (const template of [...named, ...prose]) {
      assertHarmless(inProse(template, hex(random)))
      assertHarmless(inProse(template, hex(random).toUpperCase()))
    }
    for (let i = 0; i < 30; i++) {
      assertHarmless(inProse(random.pick(prose), bytesToHex(sha256(random.bytes(20)))))
      assertHarmless(inProse(random.pick(prose), bytesToHex(sha512(random.bytes(20)))))
      assertHarmless(inProse(random.pick(prose), hex(random, 20)))
      assertHarmless(inProse(random.pick(prose), hex(random, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')))
    }
  })

  test('addresses of all kinds', () => {
    for (const address of addresses) {
      for (const template of prose.slice(0, 6)) assertHarmless(inProse(template, address(random)))
      assertHarmless(`wallet address: ${address(random)}`)
      assertHarmless(`{"address":"${address(random)}"}`)
    }
  })

  test('extended public keys of all versions, npub, note, nevent', () => {
    for (const name of Object.keys(versions) as (keyof typeof versions)[]) {
      for (let i = 0; i < 4; i++) assertHarmless(inProse(random.pick(prose), extended(random, name, false)))
      assertHarmless(`our wallet, watch-only, nothing private: ${extended(random, name, false)}`)
    }
    for (const prefix of ['npub', 'note', 'nprofile', 'naddr']) {
      for (let i = 0; i < 5; i++) assertHarmless(inProse(random.pick(prose), bech32Of(prefix, random.bytes(32))))
    }
  })

  test('public blocks and certificates', () => {
    for (const label of [
      'PUBLIC KEY',
      'CERTIFICATE',
      'RSA PUBLIC KEY',
      'PGP PUBLIC KEY BLOCK',
      'SSH2 PUBLIC KEY',
      'PGP SIGNATURE',
    ]) {
      for (let i = 0; i < 3; i++) assertHarmless(inProse(random.pick(prose), pem(random, label, 300)))
    }
  })

  test('images in base64, URLs, long tokens', () => {
    for (let i = 0; i < 20; i++) {
      assertHarmless(`<img src="data:image/png;base64,${base64.encode(random.bytes(900))}">`)
      assertHarmless(`see https://example.org/${base64.encode(random.bytes(24)).replace(/[+/=]/g, '')}?page=${i}`)
    }
  })

  test('poems of listed words with a wrong checksum and no key words', () => {
    // Key words would introduce it as a phrase.
    const calm = englishWords.filter((word) => !/^(?:seed|wallet|key|secret|private|phrase|word|code|sign)/.test(word))
    for (let i = 0; i < 60; i++) {
      let words = anyWords(random, calm, 12)
      const index = (): number[] => words.map((word) => englishWords.indexOf(word))
      while (isBip39(index(), 0, 12) || isElectrum(words.join(' '))) words = anyWords(random, calm, 12)
      assertHarmless(`A poem, for the writers: ${words.join(' ')}.`)
      assertHarmless(words.map((word, n) => `${n + 1}. ${word}`).join('\n'))
    }
  })

  test('ordinary prose with many listed words', () => {
    const texts = [
      'Every year the group of runners will meet at the bridge, and the winner of the slow race gets a small gold badge with the name of the club.',
      'The seed library lends seeds of old beans; in autumn you bring seeds back, and the gardener who saves most kinds gets a bean badge.',
      'A lesson about why a recovery phrase stays private: pupils learn that twelve words open a wallet, and that nobody may ask for them.',
      'We never ask for your seed phrase, private key or wallet password, and neither should anybody else.',
      'Sign here, please: the key to the city goes to the oldest baker, the wallet of the mayor stays at home.',
      'Quiz: what is a private key? What is a mnemonic? Where do you keep twelve words? Right answers earn the owl badge.',
      'Can you use the same word list for a spelling contest? Abandon, ability, able and about are the first words of the day.',
      'El club de lectura quiere una insignia para quien lea doce libros este año, sin precio y sin reventa.',
      'Le club de lecture veut un badge pour tous ceux qui lisent douze livres cette année, sans prix ni revente.',
      'Il gruppo vuole un distintivo per chi legge dodici libri durante l’anno, gratuito e non cedibile.',
    ]
    for (const text of texts) assertHarmless(text)
  })

  test('filler: a few listed words repeated, at lengths that no phrase has', () => {
    for (const words of ['badge', 'badge token', 'word list train', 'very good photo badge'])
      for (const times of [13, 20, 40, 400]) assertHarmless(`${words} `.repeat(times))
  })

  test('ordinary Chinese, Japanese and Korean', () => {
    const texts = [
      '我们学校的读书会想为每个月读完三本书的同学做一枚电子徽章，不能买卖，也没有任何金钱价值。',
      '社区合唱团成立二十年了，我们想给每一位参加过演出的成员发一张纪念证书，只放在自己的网页上。',
      '这门课讲的是为什么不要把助记词告诉别人，学完以后同学可以得到一枚小小的猫头鹰徽章。',
      '我们绝不会要求你提供助记词或者私钥，请把它们留在自己手里，不要发给任何人。',
      '老師想讓每一個準時交作業的學生得到一枚徽章，不可以轉讓，也不會有任何價格。',
      '毎月三冊の本を読んだ生徒に、売買できないデジタルバッジを渡したいと思います。値段はありません。',
      '復元フレーズを人に教えてはいけない理由を学ぶ授業です。終わったらバッジを渡します。',
      '매달 책 세 권을 읽은 학생에게 사고팔 수 없는 디지털 배지를 주고 싶습니다. 가격은 없습니다.',
    ]
    for (const text of texts) for (const again of [text, `${text}${text}`, text.repeat(8)]) assertHarmless(again)
    const many = lists['simplified'] ?? []
    for (let i = 0; i < 60; i++) {
      // Clauses of random common characters, which are all listed. Far from key words they are not redacted.
      assertHarmless(Array.from({ length: 4 }, () => anyWords(random, many, 8 + random.below(16)).join('')).join('，'))
    }
  })

  test('three hundred and more', () => {
    ok(count >= 300, String(count))
  })
})
