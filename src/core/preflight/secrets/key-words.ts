import { fold } from './normalize.ts'

/**
 * Words that name private keys, in sixteen languages of the screener. A blank stands for a blank, hyphen,
 * underscore or nothing, so that PRIVATE_KEY and privateKey are covered. `=` in front asks for a whole word.
 */
const privateKey = [
  'private key, privkey, priv key, secret key, signing key, signer key, =secret, =seckey, =signer, =wif, wallet key',
  'master key, spending key, owner key, minting key, hot key, =seed, wallet import format, =xprv, =nsec, =exponent',
  'clave privada, llave privada, clave secreta, clave de firma, =semilla',
  'chave privada, chave secreta, chave de assinatura, =semente',
  'cle privee, clef privee, cle secrete, clef secrete, cle de signature, =graine',
  'privater schlussel, privaten schlussel, privatem schlussel, privatschlussel, geheimer schlussel, geheimen schlussel',
  'private schlussel, geheime schlussel, signierschlussel, signaturschlussel',
  'chiave privata, chiavi private, chiave segreta, chiave di firma, =seme',
  'privesleutel, prive sleutel, geheime sleutel, ondertekensleutel',
  'klucz prywatny, klucza prywatnego, kluczem prywatnym, klucze prywatne, tajny klucz, klucz tajny, klucz podpisujący',
  'ozel anahtar, gizli anahtar, imza anahtar, tohum',
  'приватный ключ, приватного ключа, приватным ключом, приватные ключи, приватник, закрытый ключ, закрытого ключа',
  'закрытым ключом, секретный ключ, секретного ключа, секретным ключом, =сид',
  'المفتاح الخاص, مفتاح خاص, مفتاحي الخاص, مفتاحنا الخاص, المفتاح السري, مفتاح سري, مفتاح التوقيع',
  'निजी कुंजी, प्राइवेट की, गुप्त कुंजी, गोपनीय कुंजी',
  'kunci pribadi, kunci privat, kunci rahasia, kunci penandatangan',
  'khóa riêng, khoá riêng, khóa bí mật, khoá bí mật, khóa cá nhân, khoá cá nhân, khóa riêng tư, khóa ký',
  '私钥, 私鑰, 私密金鑰, 私密密钥, 密钥, 密鑰, 秘钥, 种子, 種子',
  '秘密鍵, プライベートキー, シークレットキー, 署名鍵, シード',
  '개인키, 개인 키, 비밀키, 비밀 키, 프라이빗 키, 서명 키, 시드',
]

/** Words that name recovery phrases and the wallets that they open. */
const phrase = [
  'seed phrase, seed words, recovery phrase, recovery words, recovery seed, recovery code, mnemonic, backup phrase',
  'backup words, secret phrase, secret words, secret recovery, wallet words, wallet phrase, magic words, =wallet, =wallets',
  'twelve words, fifteen words, twenty four words, 12 words, 15 words, 18 words, 21 words, 24 words, passphrase, pass phrase',
  'electrum, aezeed, bip39, bip 39, slip39, slip 39, shamir, restore words, recovery sentence, seedphrase',
  'frase semilla, frase de recuperacion, palabras de recuperacion, frase secreta, palabras semilla, palabras secretas',
  'frase de respaldo, mnemonica, mnemonico, monedero, billetera, 12 palabras, doce palabras',
  'frase semente, frase de recuperacao, palavras de recuperacao, palavras secretas, frase de seguranca, carteira',
  '12 palavras, doze palavras',
  'phrase de recuperation, phrase de secours, phrase secrete, mots de recuperation, mots de secours, mots secrets',
  'phrase mnemonique, mnemonique, portefeuille, 12 mots, douze mots',
  'wiederherstellung, sicherungsworter, sicherungsphrase, merkphrase, mnemonik, geheime worter, seedworter, zwolf worter',
  '12 worter, geldborse, brieftasche, geheimphrase',
  'frase seme, frase di recupero, parole di recupero, frase segreta, parole segrete, frase mnemonica, portafoglio',
  '12 parole, dodici parole, parole seme',
  'herstelzin, herstelwoorden, herstelfrase, zaadzin, zaadwoorden, geheime woorden, geheime zin, =portemonnee, 12 woorden',
  'twaalf woorden',
  'fraza seed, fraza odzyskiwania, frazy odzyskiwania, słowa odzyskiwania, słów odzyskiwania, słowa seed, fraza zapasowa',
  'portfel, mnemonik, tajne słowa, 12 słów, dwanaście słów, =ziarno',
  'kurtarma ifadesi, kurtarma kelimeleri, kurtarma cumlesi, kurtarma sozcukleri, gizli kelimeler, anımsatıcı, cuzdan',
  'tohum ifadesi, tohum kelimeleri, 12 kelime, on iki kelime',
  'сид фраза, сид фразу, сид фразы, фраза восстановления, фразу восстановления, слова восстановления, секретная фраза',
  'секретную фразу, секретные слова, мнемоник, мнемонич, кошелек, кошелька, кошельку, резервная фраза, 12 слов',
  'عبارة الاسترداد, كلمات الاسترداد, عبارة الاستعادة, كلمات الاستعادة, العبارة السرية, الكلمات السرية, عبارة البذرة',
  'عبارة البذور, العبارة الأولية, المحفظة, محفظة, محفظتي, محفظتنا',
  'रिकवरी वाक्यांश, रिकवरी शब्द, रिकवरी फ्रेज, सीड वाक्यांश, सीड फ्रेज, सीड शब्द, पुनर्प्राप्ति, गुप्त शब्द, वॉलेट',
  'बटुआ, बटुए, =सीड',
  'frasa pemulihan, kata pemulihan, frasa benih, frasa sandi, frasa rahasia, kata rahasia, dompet, 12 kata',
  'cụm từ khôi phục, từ khôi phục, cụm từ hạt giống, cụm từ bí mật, từ bí mật, ví tiền, ví bitcoin, ví của, 12 từ',
  '助记词, 助記詞, 助记, 助記, 恢复短语, 恢復短語, 种子短语, 種子短語, 恢复词, 恢復詞, 注記詞, 钱包, 錢包',
  '復元フレーズ, 復元の言葉, 復元用, 復元単語, リカバリーフレーズ, シードフレーズ, ニーモニック, 秘密の言葉, ウォレット',
  'バックアップフレーズ, 合言葉',
  '복구 문구, 복구 구문, 복구 단어, 시드 문구, 시드 구문, 시드 단어, 니모닉, 비밀 단어, 비밀 문구, 지갑, 백업 문구',
]

/** Words that name what also looks like a hex key and may be shown to everybody. */
const digest = [
  '=sha, sha 1, sha 2, sha 3, sha 256, sha 512, keccak, blake, =md5, ripemd, =hash, =hashes, =hashed, hash of, digest',
  'checksum, fingerprint, =commit, commitment, =txid, =tx, =txn, transaction, =block, blockhash, merkle, =proof',
  'timestamp, =ots, =outpoint, =utxo, public key, pubkey, =npub, event id, =note, x only, =signature, genesis, =cid',
  'block hash, block id, =blocks, public keys, verifying key, verification key, api key, cache key, idempotency key, primary key',
  'foreign key, sort key, public address, =xonly, hashsum, sha256sum, =digests, =commits, =git, =revision, =txids',
  'integrity, etag, =id, =root, =leaf, content hash, =nonce, preimage hash, =address, =uuid',
  '=bloque, suma de comprobacion, suma de verificacion, suma de control, claves publicas, llaves publicas, =resumen criptografico',
  'soma de verificacao, soma de controle, =bloco, chaves publicas, codigo hash, hachage, condensat, =condense, =bloc, cles publiques',
  'public schlussel, offentliche schlussel, offentlichem schlussel, offentlicher key, prufwert, =blocco, chiavi pubbliche',
  '=blok, =bloku, =blogu, hashcode, publieke sleutels, openbare sleutels, klucze publiczne, kluczem publicznym, kluczy publicznych, skrot',
  'ozet degeri, genel anahtar, acik anahtar, açık anahtar, ortak anahtar, =ozeti, =islem',
  '=блок, =блока, =блоке, =блоков, публичного ключа, публичным ключом, публичные ключи, открытого ключа, открытым ключом, открытые ключи, контрольной суммы',
  'контрольную сумму, كتلة, الكتلة, مجموع التحقق, المجموع الاختباري, ملخص, كوميت, المفاتيح العامة, العمومي',
  'ब्लॉक, कमिट, सार्वजनिक चाबी, पब्लिक की, लेन देन, जाँच योग, kunci umum, jumlah periksa, tong kiem tra, mã kiểm tra, mã tóm tắt, hash khối, mã khối',
  '区块, 區塊, 公开密钥, 公開金鑰, 公共密钥, ブロック, パブリックキー, 公開キー, 블록, 퍼블릭 키, 공개열쇠, 공개 열쇠, 커밋',
  'huella, resumen, transaccion, clave publica, llave publica, firma digital',
  'transacao, impressao digital, chave publica, resumo criptografico',
  'empreinte, somme de controle, cle publique, clef publique',
  'prufsumme, hashwert, fingerabdruck, transaktion, transaktie, offentlicher schlussel, offentlichen schlussel',
  'impronta, transazione, chiave pubblica, somma di controllo',
  'vingerafdruk, controlesom, publieke sleutel, openbare sleutel',
  'skrót, suma kontrolna, odcisk, transakcj, klucz publiczny, klucza publicznego',
  '=özet, özeti, özetini, işlem, saglama, parmak izi, acık anahtar',
  'хеш, хэш, дайджест, контрольная сумма, отпечат, транзакц, публичный ключ, открытый ключ, коммит',
  'بصمة, تجزئة, هاش, معاملة, المعاملة, المفتاح العام, مفتاح عام',
  'हैश, लेनदेन, ट्रांजैक्शन, चेकसम, सार्वजनिक कुंजी',
  'sidik, transaksi, kunci publik, intisari',
  'mã băm, hàm băm, giao dịch, dấu vân, khóa công khai, khoá công khai',
  '哈希, 散列, 雜湊, 杂凑, 摘要, 校验, 校驗, 指纹, 指紋, 交易, 公钥, 公鑰, 提交',
  'ハッシュ, ダイジェスト, 取引, トランザクション, チェックサム, 公開鍵, コミット',
  '해시, 다이제스트, 거래, 트랜잭션, 체크섬, 공개키, 공개 키, 커밋',
]

/**
 * Words for a key, a secret, a seed or a wallet that by themselves name many things. In one sentence with 64 hex digits, or
 * in the sentence beside it, they name a key (`Context.namesHexKey`). `<` asks for the beginning of a word. The words for
 * private keys and phrases do so too and need not come again.
 */
const bareKey = [
  '=key, =keys, =keyphrase, =secret, =secrets, =seed, =seeds, <wallet, =privkey, =passkey, =passkeys',
  '=clave, =claves, =llave, =llaves, <secret, <semilla, <monedero, <billetera, =cartera, =chave, =chaves, <segredo, <semente',
  '=cle, =cles, =clef, =clefs, =graine, =graines, <portefeuille, schlussel, <geheim, <saatgut, <geldborse',
  '=chiave, =chiavi, <segret, =seme, <portafogli, sleutel, =zaad, =zaadje, <portemonnee, <klucz, <sekret, <tajemnic',
  '<ziarn, =nasiono, =nasiona, <portfel, <anahtar, =sır, =sırrı, =sırrım, <tohum, <cuzdan, <gizli',
  '<ключ, <секрет, =сид, =сида, =сиду, <семен, =семя, <кошел, <тайн',
  'مفتاح, مفاتيح, =سر, =السر, =سري, =سرنا, =أسرار, بذرة, بذور, محفظ',
  'कुंजी, चाबी, रहस्य, गुप्त, =सीड, =बीज, वॉलेट, वालेट, बटुआ, बटुए',
  '<kunci, <rahasia, <benih, <dompet',
  'khóa(?!{_}hoc), khoá(?!{_}hoc), chìa, bí mật, hạt giống, =ví điện tử, =ví của, =ví bitcoin, =ví tiền, =ví này, =ví tôi, trong ví',
  '钥匙, 鑰匙, 密钥, 密鑰, 秘钥, 金鑰, 私钥, 私鑰, 秘密, 种子, 種子, 钱包, 錢包',
  '鍵, カギ, (?<![\\u30a1-\\u30fc])キー(?![\\u30a1-\\u30fc]), 秘密, シークレット, シード, 種子, ウォレット, 財布, サイフ',
  '열쇠, =키, =키는, =키가, =키를, =키의, =키로, =키야, =키다, =키예요, =키입니다, =내 키, 비밀, 시드, 씨앗, 지갑, 월렛',
]

export type Meaning = 'key' | 'phrase' | 'digest' | 'bare'

function pattern(lists: readonly string[]): RegExp {
  const terms = lists.flatMap((list) => list.split(',')).map((term) => fold(term.trim()))
  const gap = '[ \\t\\n_-]{0,2}'
  const written = (term: string): string => term.replace(/^[=<]/, '').replaceAll(' ', gap).replaceAll('{_}', gap)
  // Longest first, since the first alternative that fits is taken.
  const free = terms.filter((term) => !/^[=<]/.test(term)).toSorted((a, b) => b.length - a.length)
  const begun = terms.filter((term) => term.startsWith('<'))
  const whole = terms.filter((term) => term.startsWith('='))
  return new RegExp(
    [
      ...free.map(written),
      ...(begun.length > 0 ? [`(?<![\\p{L}\\p{M}])(?:${begun.map(written).join('|')})`] : []),
      `(?<![\\p{L}])(?:${whole.map(written).join('|')})(?![\\p{L}])`,
    ].join('|'),
    'gu',
  )
}

let patterns: readonly (readonly [Meaning, RegExp])[] | undefined

/** One pattern for each meaning, over lower-case views, built on first use. */
export function keyWordPatterns(): readonly (readonly [Meaning, RegExp])[] {
  patterns ??= [
    ['key', pattern(privateKey)],
    ['phrase', pattern(phrase)],
    ['digest', pattern(digest)],
    ['bare', pattern(bareKey)],
  ]
  return patterns
}
