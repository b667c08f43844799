/** Hungarian. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/hu.ts'
import { laterCommon } from './later-common.ts'

export const hu: Lexicon = {
  language: 'hu',
  glossary,
  common: laterCommon.hu,
  words: {
    TEACHB: 'műhely*, tanfolyam*, szeminárium*, kvíz*, workshop*',
    NUM: 'tíz, tizedik, öt, hat, húsz, száz',
    SKIP: 'a, az, egy, ez, ezt, azt, minden, összes, már, is, nagyon, saját, mindig, szintén',
    WE: 'mi, minket, nekünk, mienk, én, engem, enyém',
    ISSUER:
      'mi, nekünk, én, klub*, egyesület*, iskol*, bizottság*, pénztáros*, titkár*, tanár*, tanító*, alkalmazás*, app, bot, űrlap*, szervező*, múzeum*, önkormányzat*, szövetkezet*, vezetőség*, könyvtár*, közösség*, bolt*, szolgáltatás*, kör, körünk, egyesületünk, iskolánk, klubunk',
    HOLDER:
      'birtokos*, tulajdonos*, tag, tagok*, tagja*, tagunk*, résztvevő*, felhasználó*, vevő*, vásárló*, rajongó*, szurkoló*, diák*, tanuló*, hallgató*, önkéntes*, gyűjtő*, szülő*, család*, ügyfel*, ügyfél*, szomszéd*, aki, akik, bárki*, mindenki*, ember*, befektető*, játékos*, barát*, látogató*, vendég*, lakó*, támogató*',
    TOKEN:
      'jelvény*, kitűző*, zseton*, érme, érmé*, érem*, érm*, pecsét*, bélyeg*, kártya*, kártyá*, kártyák*, tanúsítvány*, oklev*, oklevél*, jegy, jegyek*, jegyet, pont, pontok*, pontot, matrica*, matricá*, emlék*, igazolvány*, igazolás*, bérlet*, útlevél*, token*, *kártya, *jelvény',
    COIN: 'token*, érme, érmé*, érmék*, zseton*',
    CAN: 'lehet, lehetnek, lehessen, tud, tudja*, tudnak, tudnák, lehetséges, szabad, *ható, *hető, *hatja*, *heti*, *hatják, *hetik, *hatók, *hetők',
    SUBJ: 'mi, ők, én, te, ti, senki, aki, később, utána',
    AND: 'és, vagy, illetve, valamint, hogy',
    BUT: 'de, azonban, viszont, bár, kivéve, később, azután, utána, majd, ugyanakkor, ráadásul, mégis, hanem',
    NEGALL: 'nem, ne, soha, sosem, sem, se',
    NEG: 'nincs, nincsen, nincsenek, senki*, semmi*, semmilyen, tilos, tilt*, elkerül*',
    NEGPOST: 'tilos, tiltott, kizárt, kizárva, lehetetlen, nem lehetséges, nélkül',
    NEGWITH: 'helyett',
    PSEUDO:
      'nem csak, nemcsak, korlátlan*, kockázat nélkül, kockázatmentes*, soha nem csökken, nem veszíthet, ne hagyd ki, ne maradj le, kétségtelen*, erőfeszítés nélkül',
    TEACHN:
      'műhely*, tanfolyam*, óra, órán, lecke*, lecké*, szeminárium*, kvíz*, előadás*, képzés*, tananyag*, workshop*, szakkör*, oktatás*',
    TEACHALL:
      'tanul*, tanít*, magyaráz*, elmagyaráz*, felismer*, figyelmeztet*, megért*, elemez*, elemz*, ismertet*, bemutat*',
    ABOUT: 'miért, hogyan, ellen, szóló, mit',
    XSELL:
      'elad*, árul*, ad el, adni el, adható el, adják el, adhatják el, adja el, viszontelad*, továbbad*, értékesít*, cserél*, elcserél*, csere*, cseré*, kereskedel*, kereskedhet*, kereskedn*, kereskedés*, árverés*, árverez*, licit*',
    BETWEEN:
      'egymásnak, egymással, egymás között, egymás közt, egymás közötti, tagok között, gyűjtők között, másnak, másoknak, másokkal, harmadik fél*, legtöbbet kínáló*, bárkinek',
    TRADES:
      'másodlagos piac*, másodpiac*, piactér*, piactere*, tőzsd*, kereskedési platform*, adásvétel*, adás vétel*, vétel és eladás, venni és eladni, ajánlati könyv, likviditási*, minimálár*, piaci ár*, jogdíj*, viszontelad*, *börze, börze*, *tőzsde',
    BUY: 'vesz, vesznek, venni, vásárol*, megvásárol*, megvesz*, megvenni, fizet*, kifizet*',
    MONEY: 'pénz*, megtakarít*, készpénz*, egyenleg*, tagdíj*, bevétel*, forint*, jövedel*, kassza*, adomány*, összeg*',
    ASSETS:
      'pénz, pénzt, pénzét, pénzük*, pénzed*, pénzünk*, megtakarít*, egyenleg*, kriptovalut*, kripto*, tárcá*, tárca*, pénztárc*, betét*, tagdíj*, letét*, kaució*, előleg*, zsebpénz*, bitcoin*, érméi*, érméket, tokenek*',
    VALUE: 'érték*, ár, ára, árak, árfolyam*, befektetés*',
    XRISE:
      'nő, nőni, növek*, növel*, emelk*, drágul*, megdupláz*, dupláz*, háromszoro*, sokszoro*, többszörö*, felmegy, felszök*, szárnyal*',
    XPROFIT: 'nyereség*, haszon*, haszn*, hozam*, kamat*, profit*, osztalék*, jövedel*, kereset*, nyer*',
    WORTHMORE:
      'többet ér*, többet fog érni, többet érnek, értéke nő, értéke nőni, értékük nő, értéke emelk*, értéknöveked*, értéknövel*, felértékel*, ára emelk*, ára nő, ára felmegy, árnöveked*, áremelked*, értékesebb*, befektet*, befektetés*, passzív jövedel*, hozam*, haszonnal, nyereséggel, pénzt keres*, keres rajta, meggazdagod*, gazdagod*, visszavásárl*, értékmegőrz*, megduplázza a pénz*, megdupláz*, kamat*, kamatoz*, profit*, osztalék*',
    HOLDV: 'megtart*, tart, tartja, tartják, tartani, megőriz*, őriz*, birtokol*',
    EARLY: 'korai*, korán, első, elsők*, elsőként, alapító*',
    BETTER: 'nyer*, több, többet, jobb*, legtöbb*, előny*, haszn*',
    REGULARLY: 'minden hónap*, havonta, havi, évente, éves, minden év*, negyedév*, hetente, heti, minden hét*, naponta',
    XKEEP: 'őriz*, megőriz*, megőrz*, tárol*, kezel*, vigyáz*, gondoz*, megtart*, tartjuk, felügyel*, letétbe*',
    CUSTODIES:
      'letét*, letétbe*, közös kassz*, közös tárc*, közös pénztárc*, közös alap*, közös számla*, közös számlá*, széf*, trezor*, vagyonkezel*, letétkezel*, megőrzésre, persely*, takarékperse*',
    XPART: 'rész, részt, része*, részesed*, százalék*, hányad*, töredék*, fele, szelet*',
    XREVENUE:
      'bevétel*, nyereség*, haszon*, haszn*, árbevétel*, bérleti díj*, lakbér*, jegybevétel*, termés*, forgalom*, profit*',
    XOWNABLE:
      'cég*, vállalat*, vállalkozás*, lakás*, ház, háza*, házat, épület*, festmény*, étter*, farm*, szőlő*, hajó*, kocsma*, telek*, telk*, bolt, üzlet*, pékség*, kávézó*, ingatlan*, sörfőzd*',
    XOWNS: 'tulajdon*, birtok*, jogosult*, társtulajdon*, jog a',
    SECURITIES:
      'osztalék*, részvény*, részvényes*, nyereségrészesed*, nyereségből részesed*, részesedés a nyereség*, részesedés a bevétel*, részesednek a, részesedik a, részesedés a, részesedést a, bevételrészesed*, társtulajdon*, résztulajdon*, közös tulajdon*, kötvény*, értékpapír*, tokeniz*, üzletrész*, tulajdonrész*, tulajdoni hányad*',
    FUNDS:
      'előértékesít*, elővétel*, tokeneladás*, tokenértékesít*, pénzt gyűjt*, pénzgyűjt*, gyűjtünk pénzt, tőkét gyűjt*, tőkebevon*, tőkét von*, finanszíroz*, befektetési kör*, közösségi finanszíroz*, induló tőke, kezdőtőke, adománygyűjt*, fehérlist*',
    XRAISE:
      'finanszíroz*, épít*, felépít*, kifizet*, felújít*, beszerz*, vásárl*, megvenni, megvásárl*, az új, javít*, megjavít*',
    XSECRET:
      'privát kulcs*, privátkulcs*, titkos kulcs*, magánkulcs*, helyreállító szó*, helyreállító szava*, helyreállító kifejezés*, helyreállítási szó*, helyreállítási szava*, helyreállítási kifejezés*, helyreállító mondat*, seed szava*, seed kifejezés*, seed mondat*, titkos szava*, titkos szó*, tizenkét szó*, tizenkét szava*, 12 szó*, 12 szava*, 24 szó*, tárca jelszav*, tárcája jelszav*, tárcájuk jelszav*, tárcád jelszav*, pénztárca jelszav*, tárcajelsz*, emlékeztető kifejezés*, biztonsági mondat*',
    MAINNET: 'főhálózat*, fő hálózat*, éles hálózat*, mainnet*, főlánc*',
    REALNET:
      'valódi bitcoin*, igazi bitcoin*, valós bitcoin*, valódi blokklánc*, éles blokklánc*, igazi blokklánc*, valódi hálózat*, valódi érm*, igazi érm*, valódi lánc*, éles lánc*, valódi blockchain*',
    FAKE: 'hamis*, hamisít*, hamisítvány*, utánz*, álbizony*, koholt',
    CRED: 'tanúsítvány*, oklev*, diplomá*, diploma*, bizonyítvány*, igazolvány*, jogosítvány*, útlevel*, útlevél*, engedély*, igazolás*, okirat*',
    LOOKLIKE:
      'úgy néz ki, néz ki, nézzen ki, úgy fest, pontosan olyan, pont olyan, mintha, megszólalásig, azonos az eredeti*, hasonlít az eredeti*, ugyanaz a logó*, ugyanazzal a logó*, másolata, kiadja magát, eredetinek tűn*, hivatalosnak tűn*',
    ORG: 'minisztérium*, egyetem*, rendőrség*, kormány*, hivatal*, vöröskereszt*, önkormányzat*, állam, állami*, hatóság*',
    LOGO: 'logó*, címer*, pecsét*, bélyegző*, fejléc*, embléma*',
    GAMBLE: 'lottó*, sorsjegy*, tombol*, fogadás*, fogad*, szerencsejáték*, kaszinó*, rulett*, nyerőgép*, tét*',
    PYRAMID: 'piramisjáték*, piramis*',
    XPASS:
      'átruház*, átad*, továbbad*, adja tovább, adják tovább, adható tovább, adhatják tovább, adni tovább, átad*, elajándékoz*, ajándékoz*, ajándékba ad*, kölcsön*, kölcsönad*, örököl*, örökít*, hagyható, hagyhat*, átenged*, átvihet*, továbbküld*',
    XREDEEM:
      'bevált*, beváltható*, kedvezmény*, kupon*, utalvány*, voucher*, ingyen kávé*, ingyenes kávé*, árengedmény*, jutalom*, jutalmat, ajándékutalvány*',
    XFREE: 'ingyen*, díjmentes*',
    XLIMITED:
      'limitált*, korlátozott számú*, korlátozott*, csak NUM, mindössze NUM, sorszámoz*, számozott*, az első NUM, első NUM, ritka*, exkluzív*, gyűjtői*, NUM darab*, NUM példány*',
    XRECRUIT:
      'hozz egy barát*, hoz egy barát*, barátot hoz*, barátját hoz*, meghív*, meghívás*, ajánl*, beajánl*, toboroz*, minden barát*, megoszt*, posztol*, ajánlás*',
    AIRDROP: 'szavazati jog*, szavazójog*, szavaz*',
    XPDATA:
      'teljes nev*, teljes név*, vezetéknev*, vezetéknév*, családnev*, születési dátum*, születési idő*, születésnap*, születési adat*, lakcím*, címe, címét, fénykép*, fotó*, diagnózis*, betegség*, személyi szám*, személyi igazolvány*, útlevélszám*, útlevele*, telefonszám*, egészségügyi adat*, egészségi*, taj szám*, vércsoport*',
    SHOWN:
      'nyilvános*, közzé*, látható*, látszik, megjelen*, mutat*, állandó*, örök*, metaadat*, tartalmaz*, oldal*, oldalon, profil*, publikus*',
    MINOR: 'gyerek*, gyermek*, diák*, tanuló*, kiskorú*, baba*, csecsemő*, óvodás*',
    XOFFICIAL:
      'hivatalos*, államilag elismert*, elismert*, akkreditált*, hitelesített*, hiteles*, engedélyezett*, jogosít*, jogosító*, jóváhagyott*, közjegyző*, kreditpont*, kredit*, képesít*',
    VAGUE:
      'majd meglátjuk, valami ilyesmi, valamiféle, valamilyen, olyasmi, részletek később, részletek hamarosan, hamarosan, különleges előny*, különleges kedvez*, meglepetés*, később eldönt*, később közöl*',
  },
}
