/**
 * Words that claim standing, benefits or money. A stem matches every word that begins with it; in scripts without
 * spaces it matches anywhere. This check follows the screening and only asks whether the word is new.
 */

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'))

/** Claims of authority or recognition. */
export const authorityStems = list(
  'official|accredit|certified|certifies|certification|licen|approv|endors|authoris|authoriz|government|ministry',
  'federal|university|qualif|legal|lawful|complian|regulat|audited|verified|verifiable|insured|patent|partner|sponsor',
  'backed|recognised by|recognized by|in cooperation|award-winning|diploma|on-chain|onchain|blockchain|mainnet|bitcoin',
  'crypto|nft|offiziell|amtlich|zertifiziert|anerkannt|akkreditiert|lizenz|genehmigt|zugelassen|staatlich|geprüft',
  'universität|ministerium|oficial|acreditad|certificad|homologad|licencia|aprobad|aprovad|gobierno|governo|universidad',
  'officiel|certifié|accrédité|agréé|homologué|approuvé|gouvernement|université|diplôme|ufficiale|certificat|accreditat',
  'approvat|università|officieel|gecertificeerd|erkend|goedgekeurd|overheid|universiteit|oficjaln|certyfik|akredyt',
  'zatwierdz|rządow|uniwersytet|resmi|sertifika|akredite|onaylı|devlet|üniversite|официальн|сертифицир|аккредит',
  'лиценз|одобрен|государств|университет|رسمي|معتمد|مرخص|حكوم|جامعة|आधिकारिक|प्रमाणित|मान्यता|सरकारी|विश्वविद्यालय',
  'terakreditasi|bersertifikat|disetujui|pemerintah|universitas|chính thức|chứng nhận bởi|công nhận|chính phủ|đại học',
  '官方|认证|認證|认可|批准|政府|大学|大學|区块链|區塊鏈|公式|公認|認定|承認|ブロックチェーン|공식|인증|공인|승인|정부|대학|블록체인',
)

/** Claims of a benefit. */
export const benefitStems = list(
  'guarantee|discount|voucher|coupon|refund|cashback|bonus|reward|prize|jackpot|lotter|raffle|perk|benefit|entitle',
  'privilege|vip|exclusive|priority|early access|unlock|redeem|income|profit|payout|dividend|invest|access to',
  'admission|voting|vote|royalt|resale|resell|tradable|tradeable|giveaway|garant|rabatt|gutschein|prämie|belohnung',
  'gewinn|vorteil|exklusiv|vorrang|einlös|zugang|stimmrecht|descuento|vale por|reembols|recompensa|premio|prêmio',
  'ventaja|vantagem|exclusiv|prioridad|canje|ganar|ganancia|lucro|beneficio|benefício|derecho|direito|acceso|acesso',
  'remise|réduction|bon d’achat|récompense|avantage|priorité|gagner|revenu|bénéfice|droit|accès|sconto|buono|rimborso',
  'vantaggio|priorità|guadagn|diritto|accesso|korting|tegoed|beloning|voordeel|voorrang|winst|recht op|toegang',
  'gwarant|zniżk|rabat|nagrod|korzyść|korzyści|pierwszeństw|zarob|zysk|dostęp|indirim|ödül|ayrıcalık|öncelik|kazan|kazanç',
  'erişim|гарант|скидк|бонус|наград|приз|выгод|эксклюзив|привилег|заработ|доход|прибыл|доступ|ضمان|خصم|قسيمة|مكافأة',
  'جائزة|امتياز|حصري|أولوية|ربح|دخل|गारंटी|छूट|कूपन|इनाम|पुरस्कार|विशेषाधिकार|मुनाफ|कमाई|jaminan|diskon|kupon|hadiah',
  'imbalan|keuntungan|eksklusif|prioritas|penghasilan|akses|đảm bảo|giảm giá|phiếu|phần thưởng|giải thưởng|đặc quyền',
  'độc quyền|ưu tiên|lợi nhuận|thu nhập|保证|保證|折扣|优惠|優惠|奖励|獎勵|奖品|特权|特權|独家|優先|优先|收益|收入|利润|利潤|兑换|兌換',
  '保証|割引|クーポン|報酬|賞品|特典|限定|収益|収入|利益|交換|보장|할인|쿠폰|보상|상품|특전|혜택|우선|수익|이익|교환',
)

/** Amounts: units beside a number, and number words. */
export const amountStems = list(
  'percent|per cent|prozent|por ciento|por cento|pour cent|per cento|procent|yüzde|процент|persen|phần trăm|प्रतिशत|百分',
  'パーセント|퍼센트|في المئة|بالمئة|dollar|euro|pound sterling|usd|eur|gbp|usdt|usdc|btc|satoshi|sats|hundred|thousand',
  'million|billion|dozen|twice|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundert|tausend',
  'millón|millones|doppelt|доллар|рубл|евро|тысяч|миллион|dólar|dolar|दोगुना|美元|欧元|人民币|日元|万元|ドル|円|달러|만원',
)

/** Words that negate their clause, matched as whole words; those of `denialsAnywhere` match anywhere. */
export const denials = list(
  'no|not|never|without|cannot|nor|neither|none|nothing|nobody|kein|keine|keinen|keiner|keinem|nicht|ohne|nie|niemals',
  'weder|sin|nunca|ni|ningún|ninguna|jamás|sans|ne|pas|aucun|aucune|jamais|não|sem|nem|nenhum|nenhuma|non|senza|mai',
  'né|nessun|nessuna|niet|geen|zonder|nooit|bez|żaden|żadna|nigdy|değil|yok|hiçbir|не|нет|без|никогда|ни|нельзя|لا',
  'ليس|ليست|بدون|غير|لن|नहीं|बिना|न|tidak|tanpa|bukan|không|chưa|chẳng',
)
/** The negation in the ending of a Turkish verb. */
export const denyingEnding = String.raw`[\p{L}]m[ae]z(?:lar|ler)?(?!\p{L})`
export const denialsAnywhere = list('n’t', "n't", '不|没|沒|無|无|非|未|ない|なし|ません|않|없|아니|불가')

/** Languages in which the negation follows the negated words. In the others it precedes them. */
export const denyBackward: ReadonlySet<string> = new Set(['de', 'hi', 'ja', 'ko', 'tr'])

/** Looks like a negation but is none. */
export const falseDenials = list(
  'not only|not just|not merely|no doubt|no limit|no wonder|nicht nur|no solo|no sólo|non seulement|não só|não apenas',
  'non solo|niet alleen|nie tylko|не только|tidak hanya|không chỉ|不仅|不只|だけでなく|뿐만',
)

/** Begins a clause that an earlier negation does not cover. */
export const turns = list(
  'but|however|although|though|except|yet|unless|instead|aber|doch|sondern|jedoch|pero|sino|aunque|mais|mas|porém|ma|però',
  'and is|and are|and has|and have|and gives|and gets|and comes|and can|and will|and it|and they|and you|and every',
  'maar|ale|lecz|ama|fakat|но|однако|لكن|बल्कि|लेकिन|tetapi|namun|nhưng',
)

/** Joins the last item of a list that an earlier negation covers completely. */
export const alternatives = list('or|nor|oder|noch|o|ni|ou|nem|né|of|lub|ani|veya|или|ни|أو|ولا|या|atau|hoặc')
