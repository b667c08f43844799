/** Turkish. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/tr.ts'
import { common } from './common.ts'

export const tr: Lexicon = {
  language: 'tr',
  glossary,
  common: common.tr,
  words: {
    NUM: 'on, beş, onuncu',
    SKIP: 'bir, bu, şu, her, çok, daha, de, da, tüm, bütün, kendi',
    WE: 'biz, bizim, bize, bizde',
    ISSUER:
      'biz, bizim, bize, bizde, kulüp, kulübü*, okul*, dernek*, derneğ*, komite*, öğretmen*, uygulama*, form*, müze*, belediye*, kooperatif*, yönetim*, sayman*',
    HOLDER:
      'sahib*, sahip*, üye*, katılımcı*, kullanıcı*, alıcı*, taraftar*, öğrenci*, gönüllü*, koleksiyoncu*, koleksiyoner*, veli*, aile*, müşteri*, komşu*, herkes*, kişi*, yatırımcı*, oyuncu*, arkadaş*, ziyaretçi*, tutan*, alanlar*, destekçi*, isteyen*',
    TOKEN:
      'rozet*, jeton*, madalya*, damga*, kart*, sertifika*, bilet*, puan*, diploma*, çıkartma*, hatıra*, pul*, para birimi, kimlik*, belge*',
    COIN: 'jeton*, coin*',
    CAN: 'olabil*, *ebilir*, *abilir*, *ebilsin*, *abilsin*, *ebilecek*, *abilecek*',
    SUBJ: 'biz, onlar, ben, kimse, herkes, sonra',
    AND: 've, veya, ya',
    BUT: 'ama, fakat, ancak, sonra, daha sonra, oysa, ayrıca, rağmen',
    NEGALL:
      'değil*, yok*, hiçbir, asla, hiç, *amaz*, *emez*, *lmaz*, *lmez*, *nmaz*, *nmez*, *miyor*, *muyor*, *mayacak*, *meyecek*, *meyiz*, *mayiz*, *madan, *meden, yasak*, kimse, *amayan*, *emeyen*, *maksızın, *meksizin, *rmez, *rmaz',
    NEGPOST: 'hariç, yasak*, imkansız*',
    NEGWITH: 'olmadan, yerine',
    PSEUDO: 'sadece değil, yalnızca değil, asla düşmez, asla kaybetmez, risksiz, kaybetme riski yok, sınır yok',
    TEACHN: 'atölye*, kurs*, ders*, eğitim*, seminer*, sınav*, sunum*',
    TEACHALL:
      'açıkla*, uyar*, öğreniyor*, öğrenir*, öğrenme*, öğrenmek, öğrendi*, öğretir*, öğretiyor*, öğretmek, anlatıyor*, anlatan, açıklayan, tanımayı, uyarır*',
    ABOUT: 'hakkında, neden, nasıl, karşı',
    XSELL:
      'sat*, satabil*, satış*, takas*, alıp sat*, al sat, ticaret*, devren satı*, açık artırma*, mezat*, değiş tokuş',
    BETWEEN:
      'birbirine, birbirleriyle, birbirlerine, kendi aralarında, aralarında, başkasına, başkalarına, üyeler arasında, diğer üye*, en yüksek teklif*',
    TRADES:
      'ikinci el piyasa*, ikincil piyasa*, pazar yeri, pazaryeri*, borsa*, emir defteri, alım satım*, likidite havuz*, taban fiyat*, piyasa fiyat*, telif payı, alınıp satıl*',
    BUY: 'satın al*, al*, öde*',
    MONEY: 'para*, fon*, birikim*, nakit, bakiye*, aidat*, gelir*, lira*',
    ASSETS:
      'para, parayı, paraları, paralar*, paranı*, parası*, fon*, birikim*, bakiye*, coin*, kripto*, cüzdan*, depozito*, aidat*, mevduat*, emanet*',
    VALUE: 'değer*, fiyat*, parası*, yatırım*',
    XRISE: 'art*, yüksel*, katla*, çoğal*, büyü*, değerlen*, ikiye katla*, üçe katla*, fırla*',
    XPROFIT: 'kâr*, kazanç*, kazan*, getiri*, faiz*, temettü*, kar payı',
    WORTHMORE:
      'değer kazan*, değerlen*, değeri art*, değeri yüksel*, fiyatı art*, fiyatı yüksel*, para kazan*, pasif gelir*, getiri*, kâr*, yatırım*, parasını katla*, parasını ikiye katla*, ikiye katla*, faiz*, geri alım*, zengin ol*, kazanç sağla*, değer saklama',
    HOLDV: 'tut*, elinde tut*, sakla*, bekle*',
    EARLY: 'erken*, ilk, kurucu*',
    BETTER: 'kazan*, kazanç*, daha çok, en çok, avantaj*',
    REGULARLY: 'her ay, aylık*, ayda, her yıl, yıllık*, yılda, her hafta, haftalık*, üç ayda',
    XKEEP: 'sakl*, tut*, koru*, yönet*, emanet*, muhafaza*',
    CUSTODIES:
      'ortak cüzdan*, ortak havuz*, ortak kasa*, kasa, kasada, kasamız*, emanet hesab*, saklama hizmet*, ortak fon*, kumbara*, yediemin*',
    XPART: 'pay*, hisse*, yüzde*, dilim*, parça*, bölüm*, oran*',
    XREVENUE: 'gelir*, kâr*, kira*, satış gelir*, hasılat*, kazanç*, hasat*',
    XOWNABLE: 'şirket*, ev, daire*, bina*, tablo*, restoran*, çiftlik*, bağ, tekne*, kafe*, arsa*, dükkan*, fırın*',
    XOWNS: 'sahip*, sahib*, hak*, ortak*, ortağı*',
    SECURITIES:
      'temettü*, hisse*, hissedar*, kâr payı*, kar payı*, gelir paylaş*, gelir payı*, kâr paylaş*, kar paylaş*, ortaklık*, ortak sahip*, tahvil*, tokenleştir*, tokenize*, kâra ortak',
    FUNDS:
      'ön satış*, önsatış*, token satış*, fon topla*, para topla*, sermaye topla*, kitle fonlama*, bağış topla* token, finanse*, yatırım tur*, beyaz liste*',
    XRAISE: 'finans*, inşa*, yap*, satın al*, yenile*, tamir*, topla*',
    XSECRET:
      'özel anahtar*, gizli anahtar*, kurtarma kelime*, kurtarma ifade*, kurtarma cümle*, tohum kelime*, tohum ifade*, 12 kelime*, on iki kelime*, 24 kelime*, cüzdan şifre*, cüzdan parola*, cüzdanının şifre*, gizli kelime*, anahtar kelimelerini',
    GETS: 'gönder*, gir*, yaz*, ver*, yükle*, paylaş*, topla*, sakla*, iste*',
    MAINNET: 'ana ağ*, anaağ*',
    REALNET: 'gerçek bitcoin*, gerçek coin*, gerçek ağ*, gerçek blok zincir*, gerçek zincir*, gerçek para*',
    FAKE: 'sahte*, taklit*, kopya*',
    CRED: 'sertifika*, diploma*, ehliyet*, pasaport*, lisans*, belge*, kimlik*',
    LOOKLIKE: 'gibi görün*, benzeyen, benzesin, tıpatıp aynı, birebir aynı, aynısı',
    ORG: 'bakanlı*, üniversite*, polis*, hükümet*, devlet*, kızılay',
    LOGO: 'logo*, arma*, mühür*, mühr*',
    GAMBLE: 'piyango*, bahis*, kumar*, çekiliş bileti, casino*, rulet',
    PYRAMID: 'piramit*, saadet zincir*',
    XPASS: 'devred*, devret*, hediye ed*, hediye et*, aktar*, ödünç ver*, miras*, başkasına ver*',
    XREDEEM: 'indirim*, kupon*, hediye çek*, ücretsiz kahve, karşılığında alın*, ile değiştir*, kuponu*',
    XFREE: 'bedava, çek',
    XLIMITED:
      'sınırlı sayıda, sınırlı üretim, sadece NUM, yalnızca NUM, numaralı, ilk NUM, nadir*, özel seri, NUM adet',
    XRECRUIT:
      'arkadaşını getir*, arkadaş getir*, davet ed*, davet et*, getiren*, her arkadaş, paylaşan*, paylaşım yap*, referans',
    AIRDROP: 'oy hakkı*, oylama*, oy ver*',
    XPDATA:
      'tam adı*, ad soyad*, adı soyadı*, adı ve soyadı*, soyadı*, doğum tarih*, adres*, fotoğraf*, teşhis*, hastalı*, kimlik numara*, tc kimlik*, telefon*, sağlık bilgi*',
    SHOWN: 'herkese açık*, kamuya açık*, görün*, göster*, kalıcı*, yayınla*, içer*, sayfa*',
    MINOR: 'çocuk*, öğrenci*, bebek*',
    XOFFICIAL: 'resmi*, akredite*, tanınan*, onaylı*, onaylanmış*, yeminli*, lisanslı*, devlet onay*, geçerli*',
    VAGUE:
      'bakarız, sonra görürüz, göreceğiz, bir tür, gibi bir şey, yakında, ayrıntılar sonra, detaylar sonra, sürpriz*, özel ayrıcalık*',
  },
}
