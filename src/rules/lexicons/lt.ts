/** Lithuanian. */
import type { Lexicon } from '../../core/rule.ts'
import { laterCommon } from './later-common.ts'

export const lt: Lexicon = {
  language: 'lt',
  common: laterCommon.lt,
  words: {
    TEACHB: 'dirbtuv*, kurs*, seminar*, viktorin*',
    NUM: 'dešimt, dešimtas, penki, šeši, dvidešimt, šimtas',
    SKIP: 'šis, ši, tas, ta, tai, tie, mūsų, savo, jų, jo, jos, kiekvienas, kiekviena, kiekvienam, visi, visos, visiems, taip, jau, labai, irgi, pat',
    WE: 'mes, mums, mūsų, mus, aš, man, mano',
    ISSUER:
      'mes, mums, mūsų, aš, man, klub*, mokykl*, asociacij*, draugij*, komitet*, iždinink*, sekretor*, mokytoj*, programėl*, botas, form*, organizator*, muziej*, savivaldyb*, kooperatyv*, administracij*, bibliotek*, bendrij*, bendruomen*, parduotuv*',
    HOLDER:
      'turėtoj*, savinink*, nari*, narė*, narys, dalyvi*, dalyvė*, naudotoj*, vartotoj*, pirkėj*, gerbėj*, sirgali*, mokin*, student*, savanor*, kolekcionier*, tėv*, šeim*, klient*, kaimyn*, kas, kiekvienas, žmon*, asmen*, investuotoj*, žaidėj*, draug*, lankytoj*, sveči*, gyventoj*, rėmėj*',
    TOKEN:
      'ženkl*, ženkleli*, žeton*, medal*, antspaud*, kortel*, kort*, sertifikat*, pažymėjim*, biliet*, tašk*, diplom*, lipduk*, suvenyr*, monet*, leidim*, pažym*, abonement*, narystė*',
    COIN: 'žeton*, monet*',
    CAN: 'gali, galės, galima, galėtų, galite, leidžia*, leis*, įmanoma, turi teisę',
    SUBJ: 'mes, jie, jos, aš, jūs, jis, ji, niekas, vėliau, paskui',
    AND: 'ir, arba, bei, kad',
    BUT: 'bet, tačiau, nors, išskyrus, paskui, vėliau, po to, vis dėlto, užtat, be to, o',
    NEG: 'ne, nėra, negali*, negalima, nebus, nebe*, niekas, niekam, nieko, niekada, jok*, nei, draudžia*, drausti, vengia*, nesuteik*, neturi*, neleidžia*, nėra galimyb*',
    NEGWITH: 'be, vietoj, užuot',
    NEGPOST: 'draudžiama, draudžiamas, uždrausta, neįmanoma, neleidžiama, negalima',
    PSEUDO: 'ne tik, ne vien, be apribojimų, be rizikos, niekada nekrenta, nepraleiskite, be abejonės, be pastangų',
    TEACHN: 'dirbtuv*, kurs*, pamok*, seminar*, viktorin*, paskait*, mokym*, užsiėmim*, žodynėl*, būrel*',
    TEACHV:
      'moko, mokys*, mokome, mokomės, išmok*, mokin*, paaiškin*, aiškin*, atpažin*, įspėj*, įspėti, suprasti, supranta, aptar*, analiz*',
    ABOUT: 'apie, prieš, kodėl, kaip, dėl, ką',
    XSELL:
      'parduo*, perparduo*, pardav*, perpardav*, prekiau*, prekyb*, mainy*, mainai, mainytis, keisti, keistis, iškeisti, išmain*, aukcion*, varžytyn*',
    BETWEEN:
      'tarpusavyje, vieni kitiems, vienas kitam, vieni su kitais, tarp narių, tarp kolekcionierių, kitiems, kitam, su kitais, trečiosioms šalims, trečiajam asmeniui, daugiausia siūlan*',
    TRADES:
      'antrin* rink*, prekyviet*, birž*, prekybos platform*, pirkimas ir pardavimas, pirkti ir parduoti, perka ir parduoda, pavedimų knyga, likvidumo, minimali kaina, rinkos kain*, perpardav*',
    BUY: 'pirk*, nupirk*, nusipirk*, perka, mokė*, moka, sumokė*, apmokė*, įsigy*',
    MONEY: 'pinig*, lėš*, santaup*, gryn*, likut*, nario mokest*, pajam*, eur, eurų, kasa, kasos, auk*',
    ASSETS:
      'pinigai, pinigus, pinigų, pinig*, lėšos, lėšas, lėšų, santaup*, kriptovaliut*, kripto*, pinigin*, indėl*, užstat*, monetas, monetos, bitkoin*, nario mokes*, depozit*, avans*',
    VALUE: 'vert*, kain*, kurs*, investicij*',
    XRISE: 'kil*, pakil*, kyla, aug*, padidė*, didė*, dvigub*, padvigub*, patrigub*, trigub*, brang*, pabrang*',
    XPROFIT: 'peln*, pajam*, palūkan*, dividend*, grąž*, uždarb*, uždirb*, naud*',
    WORTHMORE:
      'bus verti daugiau, bus vertas daugiau, bus vertesn*, vertesn*, verta daugiau, brangesn*, pabrangs, kaina kils, kaina pakils, kaina augs, vertė kils, vertė augs, vertė didės, vertės augim*, kainos augim*, vertės kilim*, investicij*, investuo*, peln*, uždirb*, pasyvi* pajam*, pasyvios pajamos, grąž*, išpirk*, atpirk*, praturtė*, palūkan*, padvigubins pinig*, padvigubinti pinig*, dividend*, vertės išsaugoj*',
    HOLDV: 'laik*, išlaik*, saug*, turi, pasilik*',
    EARLY: 'anksti*, ankstyv*, pirmi*, pirmieji, pirmas, įkūrėj*',
    BETTER: 'laimė*, daugiau, geriau, labiausiai, naud*, peln*',
    REGULARLY:
      'kas mėnesį, kiekvieną mėnesį, mėnesin*, per mėnesį, kasmet, metin*, per metus, kas ketvirtį, kas savaitę, savaitin*, kiekvieną savaitę',
    XKEEP: 'saug*, saugo, laik*, laikome, tvark*, vald*, prižiūr*',
    CUSTODIES:
      'bendra piniginė, bendroje piniginėje, bendrą piniginę, bendras fondas, bendrame fonde, bendra kasa, bendroje kasoje, bendra sąskaita, bendroje sąskaitoje, seif*, patikėjim*, patikėtin*, taupykl*, saugojimui, depozitor*',
    XPART: 'dal*, procent*, dalel*, pus*, pajus, paj*',
    XREVENUE: 'pajam*, peln*, apyvart*, nuom*, pardavim*, derl*, uždarb*',
    XOWNABLE:
      'įmon*, bendrov*, versl*, but*, nam*, pastat*, paveiksl*, restoran*, ūk*, vynuogyn*, laiv*, valt*, bar*, sklyp*, parduotuv*, kepykl*, kavin*',
    XOWNS: 'nuosavyb*, savinink*, bendrasavin*, priklaus*, teisė į, teisę į',
    SECURITIES:
      'dividend*, akcij*, akcinink*, pelno dal*, dalis pelno, dalį pelno, pajamų dal*, dalis pajamų, dalį pajamų, pelno paskirst*, dalijamės pelnu, pelno dalijim*, bendrasavin*, bendra nuosavyb*, obligacij*, vertybini* popieri*, tokeniz*, dalį įmonės, įmonės dal*',
    FUNDS:
      'išankstin* pardav*, žetonų pardavim*, rinkti pinig*, renkame pinig*, renkame lėš*, rinkti lėš*, lėšų rinkim*, pritraukti kapital*, pritraukti lėš*, finansav*, finansuo*, sutelktin* finansav*, pradinis kapitalas, baltasis sąrašas',
    XRAISE: 'finans*, statyb*, pastatyti, statyti, apmokėti, remont*, pirkti, įsigyti, naujam, naujai, nauj*, stog*',
    XSECRET:
      'privatus raktas, privatų raktą, privatūs raktai, privačius raktus, privataus rakto, privačių raktų, slaptas raktas, slaptą raktą, slaptus raktus, atkūrimo fraz*, atkūrimo žod*, atkūrimo žodži*, atstatymo fraz*, atstatymo žod*, slapti žodžiai, slaptus žodžius, dvylika žodžių, 12 žodžių, 24 žodžius, 24 žodžių, piniginės slaptažod*, mnemonin*, sėklos fraz*',
    MAINNET: 'pagrindin* tinkl*, pagrindin* grandin*',
    REALNET:
      'tikr* bitkoin*, tikr* bitcoin*, tikras tinklas, tikrame tinkle, tikr* blokų grandin*, tikr* monet*, realiame tinkle, tikroje grandinėje',
    FAKE: 'suklasto*, klasto*, padirb*, netikr*, fals*',
    CRED: 'sertifikat*, diplom*, pažymėjim*, pas*, licencij*, leidim*, atestat*, dokument*, teisės',
    LOOKLIKE:
      'atrodo kaip, atrodytų kaip, atrodo lyg, lyg būtų, tarsi, identišk*, toks pat, panaš* į, apsimes*, apsimeta, tas pats logotip*, tuo pačiu logotip*, tiksli kopija',
    ORG: 'ministerij*, universitet*, policij*, vyriausyb*, savivaldyb*, raudon* kryž*, valstyb*',
    LOGO: 'logotip*, herb*, antspaud*, emblem*',
    GAMBLE: 'loterij*, lažyb*, stat* už pinigus, azartin*, kazino, ruletė*, bilietas loterij*',
    PYRAMID: 'piramid*',
    XPASS:
      'perleis*, perduo*, perdav*, padovano*, dovano*, paskolin*, skolin*, paveld*, palik* paveld*, perkel*, atiduo*',
    XREDEEM:
      'iškeisti į, keisti į, nuolaid*, kupon*, ček*, dovanų kupon*, nemokam* kav*, panaudoti perkant, atlyg*, talon*',
    XFREE: 'nemokam*',
    XLIMITED:
      'ribotas kiekis, riboto kiekio, ribot*, limituot*, tik NUM, numeruot*, sunumer*, pirmieji NUM, pirmiems NUM, ret*, išskirtin*, NUM vienet*, kolekcin*',
    XRECRUIT:
      'pakvies*, pakvie*, kvieti*, kviesti, atsives*, atved*, už kiekvieną draugą, rekomend*, dalij* įraš*, pasidalin*, dalytis, verbuo*',
    AIRDROP: 'balsavimo teis*, teisė balsuoti, balsuo*, balsav*',
    XPDATA:
      'vardas ir pavardė, vardą ir pavardę, vardai ir pavardės, pilnas vardas, pavard*, gimimo dat*, gimimo dien*, asmens kod*, adres*, nuotrauk*, diagnoz*, lig*, paso numer*, telefon*, sveikatos duomen*, medicin*',
    SHOWN:
      'vieš*, viešai, matom*, rodo*, rodyt*, visam laikui, metaduomen*, puslap*, profil*, skelbia*, paskelb*, visiems',
    MINOR: 'vaik*, mokin*, nepilnamet*, kūdik*',
    XOFFICIAL:
      'oficial*, pripažint*, akredituot*, licencijuot*, sertifikuot*, patvirtint*, valstybės pripaž*, notar*, suteikia teisę, kredit*',
    VAGUE:
      'pažiūrėsime, žiūrėsime, kažkas panaš*, kažk*, vėliau pranešime, daugiau vėliau, detalės vėliau, netrukus, ypatingos privilegijos, staigmen*',
  },
}
