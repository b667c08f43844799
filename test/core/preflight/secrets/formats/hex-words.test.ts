import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact } from '../../../../../src/core/preflight/secrets/redact.ts'
import { hex } from '../keys.ts'
import { Random } from '../random.ts'

/**
 * Per language: sentences that name a key, a secret, a seed or a wallet, and words for something else that the digits
 * may be.
 */
interface Language {
  readonly named: readonly string[]
  /** A sentence about a key before a sentence of digits, and one after it. */
  readonly beside: readonly string[]
  /** hash, digest, transaction id, block, commit, public key, checksum: in a sentence next to one about a key. */
  readonly cleared: readonly string[]
}

const languages: Readonly<Record<string, Language>> = {
  en: {
    named: [
      'Here is my key @',
      'my secret @',
      'the seed @ please',
      'use @ for my wallet',
      '@ is the key for it',
      'keys @',
      'sha256 private key: @',
    ],
    beside: [
      'I lost the key of my account. It was @',
      'I put this in my wallet. @ and that is all.',
      '@. That is our secret!',
    ],
    cleared: [
      ...['The key of the piano is lost. sha256: @', 'the SHA-256 of the answer key @', 'our seed list has the hash @'],
      ...['The key moment is in commit @', 'wallet lesson, txid @', 'seeds were sown in block @', 'my public key @'],
      ...[
        'We keep no secrets: digest @',
        'the checksum of the wallet app is @',
        'The secret door. Its poster has the checksum @',
      ],
      ...[
        'transaction id on testnet: @, the key question of the quiz',
        'hash of the key-photo.jpg @',
        'git revision @ adds a key',
        'sha256 of the private key: @',
      ],
    ],
  },
  es: {
    named: ['Esta es mi clave @', 'mi llave @', 'mi secreto @', 'la semilla @', 'mi monedero @'],
    beside: ['Perdí mi clave. Era @'],
    cleared: [
      'La clave del piano. El hash del cartel: @',
      'mi clave pública @',
      'llave: suma de comprobación @',
      'el bloque @ es clave',
    ],
  },
  pt: {
    named: ['Aqui está a minha chave @', 'o meu segredo @', 'a semente @', 'a minha carteira @'],
    beside: ['Perdi a minha chave. Era @'],
    cleared: [
      'A chave do piano. O hash do cartaz: @',
      'a chave pública @',
      'a soma de verificação da chave @',
      'o bloco @ é a chave',
    ],
  },
  fr: {
    named: ['Voici ma clé @', 'ma clef @', 'mon secret @', 'la graine @', 'mon portefeuille @'],
    beside: ["J'ai perdu ma clé. C'était @"],
    cleared: [
      "La clé du piano. L'empreinte de l'affiche : @",
      'ma clé publique @',
      'clé : somme de contrôle @',
      'le bloc @ est la clé',
    ],
  },
  de: {
    named: ['Hier ist mein Schlüssel @', 'mein Geheimnis @', 'mein Seed @', 'meine Wallet @', 'Schlüssel @'],
    beside: ['Ich habe den Schlüssel verloren. Es war @'],
    cleared: [
      'Der Schlüssel des Klaviers. Prüfsumme @',
      'mein öffentlicher Schlüssel @',
      'Notenschlüssel, Hashwert @',
      'Block @ ist der Schlüssel',
    ],
  },
  it: {
    named: ['Ecco la mia chiave @', 'il mio segreto @', 'il seme @', 'il mio portafoglio @'],
    beside: ['Ho perso la chiave. Era @'],
    cleared: [
      "La chiave del pianoforte. L'impronta: @",
      'la mia chiave pubblica @',
      'chiave: somma di controllo @',
      'il blocco @ è la chiave',
    ],
  },
  nl: {
    named: ['Hier is mijn sleutel @', 'mijn geheim @', 'mijn zaad @', 'mijn wallet @'],
    beside: ['Ik ben mijn sleutel kwijt. Het was @'],
    cleared: [
      'De sleutel van de piano. De controlesom: @',
      'mijn openbare sleutel @',
      'blok @ is de sleutel',
      'de hash van de sleutelfoto @',
    ],
  },
  pl: {
    named: ['Oto mój klucz @', 'mój sekret @', 'moje ziarno @', 'mój portfel @'],
    beside: ['Zgubiłem klucz. To było @'],
    cleared: ['Klucz do pianina. Suma kontrolna: @', 'mój klucz publiczny @', 'klucz: skrót @', 'blok @ to klucz'],
  },
  tr: {
    named: ['İşte anahtarım @', 'benim sırrım @', 'tohum @', 'cüzdanım @'],
    beside: ['Anahtarımı kaybettim. Şuydu @'],
    cleared: ['Piyanonun anahtarı. Dosyanın özeti: @', 'açık anahtar @', 'anahtar: hash @', 'işlem @ anahtar'],
  },
  ru: {
    named: ['Вот мой ключ @', 'мой секрет @', 'сид @', 'мой кошелёк @'],
    beside: ['Я потерял ключ. Вот он @'],
    cleared: ['Ключ от пианино. Контрольная сумма: @', 'мой публичный ключ @', 'хеш ключа @', 'блок @ — ключ'],
  },
  ar: {
    named: ['هذا مفتاحي @', 'سري @', 'البذرة @', 'محفظتي @'],
    beside: ['فقدت المفتاح. كان @'],
    cleared: ['مفتاح البيانو. بصمة الملف: @', 'المفتاح العام @', 'مفتاح: هاش @', 'الكتلة @ مفتاح'],
  },
  hi: {
    named: ['यह मेरी चाबी @', 'मेरी कुंजी @', 'मेरा रहस्य @', 'मेरा वॉलेट @'],
    beside: ['मेरी चाबी खो गई। वह थी @'],
    cleared: ['पियानो की चाबी। फ़ाइल का हैश: @', 'सार्वजनिक कुंजी @', 'कुंजी: चेकसम @', 'ब्लॉक @ कुंजी'],
  },
  id: {
    named: ['Ini kunci saya @', 'rahasia saya @', 'benih @', 'dompet saya @'],
    beside: ['Kunci saya hilang. Ini dia @'],
    cleared: ['Kunci piano. Sidik berkas: @', 'kunci publik @', 'kunci: checksum @', 'blok @ adalah kunci'],
  },
  vi: {
    named: ['Đây là khóa của tôi @', 'bí mật của tôi @', 'hạt giống @', 'ví của tôi @'],
    beside: ['Tôi mất chìa khóa. Nó là @'],
    cleared: ['Khóa đàn piano. Mã băm của tệp: @', 'khóa công khai @', 'khóa: mã kiểm tra @', 'khóa học: giao dịch @'],
  },
  zh: {
    named: ['这是我的钥匙 @', '我的密钥 @', '我的秘密 @', '种子 @', '我的钱包 @'],
    beside: ['我的钥匙丢了。就是 @'],
    cleared: ['钢琴的钥匙。文件哈希：@', '我的公钥 @', '密钥文件的校验和 @', '区块 @ 是钥匙', '交易 @ 在钱包里'],
  },
  ja: {
    named: ['これが私の鍵です @', '秘密 @', 'シード @', '私のウォレット @', '私のキー @'],
    beside: ['鍵をなくしました。これです @'],
    cleared: [
      'ピアノの鍵。ファイルのハッシュ：@',
      '公開鍵 @',
      '鍵：チェックサム @',
      'ブロック @ が鍵です',
      'ウォレットの取引 @',
    ],
  },
  ko: {
    named: ['제 열쇠입니다 @', '제 비밀 @', '시드 @', '제 지갑 @', '키는 @'],
    beside: ['열쇠를 잃어버렸어요. 이거예요 @'],
    cleared: ['피아노 열쇠. 파일 해시: @', '공개 키 @', '열쇠: 체크섬 @', '블록 @ 열쇠', '지갑 거래 @'],
  },
}

describe('64 hex digits with a word for key, secret, seed or wallet', () => {
  for (const [language, { named, beside, cleared }] of Object.entries(languages)) {
    const random = new Random(`hex words ${language}`)

    test(`${language}: are key material, in the same or an adjacent sentence`, () => {
      for (const template of [...named, ...beside])
        for (const write of [(key: string) => key, (key: string) => key.toUpperCase(), (key: string) => `0x${key}`]) {
          const key = write(hex(random))
          const text = template.replace('@', key)
          ok(
            findSecrets(text).some(({ kind }) => kind === 'hex private key'),
            text,
          )
          ok(!redact(text).text.includes(key.slice(8, 16)), text)
        }
    })

    test(`${language}: are not, if the text says what else they are`, () => {
      for (const template of cleared)
        for (const digits of [hex(random), hex(random).toUpperCase()]) {
          const text = template.replace('@', digits)
          deepEqual(findSecrets(text), [], text)
        }
    })
  }

  test('are not, if they are far from such words or fewer', () => {
    const random = new Random('far')
    const prose = 'The choir sang for an hour. Then everybody went home. '
    deepEqual(findSecrets(`Here is my key. ${prose}${hex(random)}`), [])
    deepEqual(findSecrets(`${hex(random)}. ${prose}The key is lost.`), [])
    deepEqual(findSecrets(`my key ${hex(random, 20)} and ${hex(random, 16)}`), [])
    deepEqual(findSecrets(`keyboard, monkey, turkey and hockey ${hex(random)}`), [])
  })

  test('a hash that is signed with a key is not a key, and the key beside it is redacted', () => {
    const random = new Random('signed')
    const key = hex(random)
    const digest = hex(random)
    equal(
      redact(`The hash is ${digest}, sign it with this key ${key}`).text,
      `The hash is ${digest}, sign it with this key [removed: hex private key]`,
    )
  })
})
