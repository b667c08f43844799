/** Serbian, Croatian and Bosnian. The words are listed in Latin script; `cyrillic` transliterates them. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/sr.ts'
import { laterCommon } from './later-common.ts'

const letters: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', c: 'ц', č: 'ч', ć: 'ћ', d: 'д', dž: 'џ', đ: 'ђ', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ј', k: 'к', l: 'л', lj: 'љ', m: 'м', n: 'н', nj: 'њ', o: 'о', p: 'п', r: 'р', s: 'с', š: 'ш', t: 'т', u: 'у', v: 'в', z: 'з', ž: 'ж',
} // prettier-ignore

/** Transliterates entries to Serbian Cyrillic. Concept names, which are in capitals, stay. */
const cyrillic = (entries: string): string =>
  entries.replace(/dž|lj|nj|\p{Ll}/gu, (letter) => letters[letter] ?? letter)

const latin: Lexicon['words'] = {
  TEACHB: 'radionic*, tečaj*, kurs, kursev*, seminar*, kviz*',
  NUM: 'deset, deseti, pet, šest, dvadeset, sto',
  SKIP: 'ovaj, ova, ovo, ovi, ove, taj, ta, to, naš, naša, naše, naši, našeg, našem, našoj, svoj, svoja, svoje, svoju, svoga, njihov, njihova, već, vrlo, veoma, također, takođe, svi, sve, svaki, svaka, svako, svakom, se, si',
  WE: 'mi, nas, nam, nama, naš, naša, naše, naši, našeg, našem, našoj, ja, mene, moj',
  ISSUER:
    'mi, nas, nam, nama, naš, naša, naše, naši, našeg, našem, našoj, ja, klub*, udrug*, udruženj*, društvo, društva, škol*, odbor*, blagajn*, tajnik*, sekretar*, učitelj*, nastavnik*, aplikacij*, bot, obrazac, obrasc*, organizator*, muzej*, općin*, opštin*, grad, zadrug*, uprav*, knjižnic*, bibliotek*, trgovin*, zajednic*',
  HOLDER:
    'nositelj*, nosilac*, nosioc*, vlasni*, imatelj*, član*, sudioni*, učesni*, polazni*, korisni*, kupac, kupci*, kupca, navijač*, fan, fanovi*, učeni*, student*, volonter*, kolekcionar*, sakupljač*, roditelj*, porodic*, obitelj*, klijent*, susjed*, komšij*, tko, ko, svatko, svako, ljudi, ljudima, osobe, investitor*, ulagač*, ulagač*, igrač*, prijatelj*, posjetitelj*, posetilac*, posetioc*, gost*, stanar*, stanovni*, podržavatelj*',
  TOKEN:
    'značk*, bedž*, žeton*, token*, medalj*, pečat*, žig*, kartic*, karta, karte, kartu, karata, certifikat*, sertifikat*, ulaznic*, bodov*, bod, poen*, diplom*, naljepnic*, nalepnic*, suvenir*, kovanic*, novčić*, iskaznic*, potvrd*, uvjerenj*, uverenj*, članstv*, propusnic*, pasoš*, putovnic*, zahvalnic*',
  COIN: 'token*, žeton*, kovanic*, novčić*',
  CAN: 'može, mogu, možete, moći, smije, sme, smiju, smeju, dozvolj*, dopušt*, moguće, imaju pravo',
  SUBJ: 'mi, oni, one, ja, vi, on, ona, nitko, niko, kasnije, poslije',
  AND: 'i, ili, pa, te, da',
  BUT: 'ali, no, međutim, iako, osim, zatim, kasnije, poslije, posle, nakon toga, nego, već, ipak, uz to',
  NEG: 'ne, nije, nisu, neće, nema, nemaju, nikad, nikada, nitko, niko, ništa, ni, niti, nijed*, nikak*, zabranj*, zabran*, izbjeg*, izbeg*, nemoguće',
  NEGWITH: 'bez, umjesto, umesto',
  NEGPOST:
    'zabranjen*, zabranjeno, nemoguć*, isključen*, nedopušten*, nedozvoljen*, nije moguć*, nije dozvoljen*, nije dopušten*',
  PSEUDO: 'ne samo, bez ograničenj*, bez rizika, nikad ne pada, nikada ne pada, ne propusti*, bez sumnje, bez truda',
  TEACHN:
    'radionic*, tečaj*, kurs, kursa, kursu, kursev*, lekcij*, seminar*, kviz*, predavanj*, nastav*, obuk*, sat, čas, časov*, pojmovnik*',
  TEACHV:
    'uči, uče, učimo, nauči*, naučimo, objašnjav*, objasni*, podučav*, prepozna*, upozorav*, upozor*, razumij*, razume*, razumj*, raspravlj*, analizir*',
  ABOUT: 'o, protiv, zašto, kako, zbog, što, šta',
  XSELL:
    'prod*, preprod*, prodaj*, proda*, trgov*, trguj*, razmijen*, razmen*, razmjen*, razmenj*, zamijen*, zamen*, zamjen*, aukcij*, dražb*, licitac*, licitir*, unovč*',
  BETWEEN:
    'međusobno, jedni drugima, jedni s drugima, jedni sa drugima, jedan drugom, među sobom, između sebe, između članova, među članovima, među kolekcionarima, drugima, drugom, nekom drugom, trećim osobama, trećim licima, najboljem ponuđaču, onome tko ponudi',
  TRADES:
    'sekundarno tržište, sekundarnom tržištu, sekundarnog tržišta, tržnic* za, burz*, berz*, mjenjačnic*, menjačnic*, platform* za trgovanje, kupovin* i prodaj*, kupnj* i prodaj*, kupovati i prodavati, kupuju i prodaju, knjiga naloga, likvidnos*, minimalna cijena, minimalna cena, tržišn* cijen*, tržišn* cen*, preprodaj*, tantijem*',
  BUY: 'kup*, kupi*, kupov*, kupn*, plać*, plat*, nabav*',
  MONEY:
    'novac, novca, novcem, novcu, novc*, pare, para, parama, štednj*, ušteđevin*, gotovin*, stanje računa, članarin*, prihod*, dohod*, dinar*, kun, eur, blagajn*, sredstv*',
  ASSETS:
    'novac, novca, novcem, pare, štednj*, ušteđevin*, sredstva, sredstvima, kriptovalut*, kripto, novčanik*, depozit*, polog*, kaucij*, članarin*, kovanice, novčiće, bitcoin*, bitkoin*, tokene, džeparac*, ulog*, avans*, predujam*',
  VALUE: 'vrijednos*, vrednos*, cijen*, cen*, tečaj*, kurs, ulaganj*, investicij*',
  XRISE:
    'rast*, raste, poras*, poskup*, poveća*, povećav*, udvostruč*, utrostruč*, višestruk*, skoč*, skač*, podigne, podiž*, uveća*',
  XPROFIT: 'dobit, dobiti, dobitk*, profit*, zarad*, zarađ*, prinos*, kamat*, dividend*, prihod*, povrat*',
  WORTHMORE:
    'vrijedit će više, vrijediti više, vredeti više, vredeće više, vrijedi više, vredi više, vrijede više, vrede više, rast vrijednosti, rast vrednosti, porast vrijednosti, vrijednost raste, vrednost raste, vrijednost će rasti, vrednost će rasti, vrijednost će porasti, cijena raste, cena raste, cijena će rasti, cena će rasti, cijena će porasti, porast cijene, porast cene, raste cijena, raste cena, poskupj*, poskupe*, vrjednij*, vrednij*, skuplj*, ulaganj*, ulagati, uložiti, investicij*, investira*, pasivni prihod, pasivan prihod, pasivna zarada, zarad*, zarađ*, profit*, prinos*, otkup*, obogat*, udvostruči novac, udvostručiti novac, čuvar vrijednosti, čuvanje vrijednosti, čuvanje vrednosti, kamat*, isplati se čuvati',
  HOLDV: 'drži, drže, držati, zadrž*, čuva*, posjedu*, poseduj*',
  EARLY: 'rano, ran*, prvi, prvih, prvima, ranije, osnivač*',
  BETTER: 'zarad*, zarađ*, više, najviše, dobit*, bolje, prednost*, korist*',
  REGULARLY:
    'svaki mjesec, svaki mesec, mjesečn*, mesečn*, godišnj*, svake godine, kvartaln*, tromjeseč*, tromeseč*, svaki tjedan, svake nedelje, tjedno, nedeljno, sedmičn*',
  XKEEP: 'čuva*, čuvamo, pohran*, upravlj*, drži, držimo, brine, brinemo, skrb*, paz*',
  CUSTODIES:
    'zajedničk* novčanik*, zajedničk* blagajn*, zajedničk* kas*, zajedničk* fond*, zajedničk* račun*, escrow, skrbni*, sef, sefu, sefov*, trezor*, na čuvanje, na čuvanju, povjeren* na, kasic*, uzajamn* pomoć*, skrbništv*, starateljstv*',
  XPART: 'dio, udio, udjel*, udel*, deo, dijel*, delov*, postot*, procen*, posto, polovic*, polovin*',
  XREVENUE:
    'prihod*, dobit, dobiti, profit*, zarad*, promet*, najamnin*, stanarin*, kirij*, prodaje, prodaj*, urod*, berb*, žetv*',
  XOWNABLE:
    'firm*, tvrtk*, kompanij*, poduzeć*, preduzeć*, stan, stana, kuć*, zgrad*, slik*, restoran*, farm*, vinograd*, brod*, čamac, čamc*, kafan*, zemljišt*, prodavnic*, pekar*, kafić*, nekretnin*, pivovar*, kavan*',
  XOWNS: 'vlasništv*, suvlasni*, pripada*, pravo na, posjedu*, poseduj*',
  SECURITIES:
    'dividend*, dionic*, akcij*, dioničar*, akcionar*, udio u dobiti, udjela u dobiti, udio u prihod*, udio u profitu, udeo u dobiti, udeo u profitu, udeo u prihod*, udeo u zaradi, dio dobiti, deo dobiti, dio prihoda, deo prihoda, dio zarade, deo zarade, dio profita, deo profita, podjela dobiti, podela dobiti, podjela profita, suvlasni*, suvlasništv*, obveznic*, vrijednosni papir*, vrednosni papir*, hartije od vrednosti, hartija od vrednosti, tokeniz*, udio u, udjele u, udeo u, udele u',
  FUNDS:
    'pretprodaj*, prodaja tokena, prodaju tokena, prodajom tokena, prikupljanje novca, prikupljamo novac, prikupiti novac, prikupljanje sredstava, prikupljamo sredstva, prikupiti sredstva, skupljamo novac, skupljanje novca, prikupljanje kapitala, prikupiti kapital, financir*, finansir*, skupno financiranje, grupno finansiranje, krug financiranja, runda finansiranja, početni kapital, bijela lista, bela lista',
  XRAISE:
    'financir*, finansir*, izgradi*, izgradnj*, gradi*, platiti, obnov*, renovir*, popravi*, nabav*, kupnj*, kupovin*, kupiti, za novi, za novu, za novo',
  XSECRET:
    'privatni ključ, privatnog ključa, privatne ključeve, privatni ključevi, privatnih ključeva, tajni ključ, tajnog ključa, tajne ključeve, tajni ključevi, fraza za oporavak, frazu za oporavak, fraze za oporavak, riječi za oporavak, reči za oporavak, riječi oporavka, sigurnosna fraza, sigurnosnu frazu, seed fraz*, tajne riječi, tajne reči, tajnih riječi, dvanaest riječi, dvanaest reči, lozinku novčanika, lozinka novčanika, lozinku od novčanika, lozinka od novčanika, lozinke novčanika, lozinku za novčanik, lozinka za novčanik, šifru novčanika, šifra novčanika, šifru od novčanika, mnemonič*',
  MAINNET: 'glavna mreža, glavnoj mreži, glavnu mrežu, glavne mreže, produkcijsk* mrež*, glavni lanac, glavnom lancu',
  REALNET:
    'pravi bitcoin*, pravim bitcoin*, prave bitcoin*, stvarni bitcoin*, stvarne bitcoin*, pravi bitkoin*, pravim bitkoin*, prave bitkoin*, stvarni blockchain*, pravi blockchain*, pravom blockchain*, stvarnom blockchain*, pravom blokčejn*, pravi blokčejn*, prave kovanice, pravoj mreži, stvarnoj mreži, pravu mrežu, živoj mreži',
  FAKE: 'krivotvor*, falsifik*, lažn*, patvor*, imitir*, imitacij*',
  CRED: 'certifikat*, sertifikat*, diplom*, svjedodžb*, svedočanstv*, iskaznic*, osobn* iskaznic*, ličn* kart*, putovnic*, pasoš*, licenc*, dozvol*, uvjerenj*, uverenj*, potvrd*, dokument*',
  LOOKLIKE:
    'izgleda kao, izgledaju kao, izgledati kao, izgledao kao, izgledala kao, kao da, isto kao, identičn*, baš kao, vjerna kopija, verna kopija, predstavlja kao, predstavljati kao, isti logo, istim logom, isti grb, nalik na, liči na',
  ORG: 'ministarstv*, sveučilišt*, univerzitet*, policij*, vlad*, crveni križ, crvenog križa, crveni krst, crvenog krsta, držav*, agencij*, općin*, opštin*',
  LOGO: 'logo*, logotip*, grb, grba, grbom, pečat*, žig*, memorandum*',
  GAMBLE:
    'lutrij*, loto, tombol*, oklad*, klađen*, kladi*, kockanj*, kock*, kazin*, kasin*, rulet*, ulog za nagradu, automat*',
  PYRAMID: 'piramid*',
  XPASS:
    'prenijeti, preneti, prenos*, prenes*, prijenos*, pokloni*, poklanj*, darov*, ustup*, posudi*, posuđ*, pozajm*, naslijed*, nasled*, nasljeđ*, ostaviti u nasljedstvo, proslijed*, prosled*, predati drug*, dati drug*',
  XREDEEM:
    'iskoristiti za, zamijeniti za, zameniti za, zamjenjuje za, popust*, kupon*, vaučer*, bon, bonov*, poklon bon, besplatn* kav*, besplatn* kaf*, nagrad*, poklon kartic*',
  XFREE: 'besplatn*, gratis',
  XLIMITED:
    'ograničen* izdanj*, ograničen* broj*, ograničen* serij*, ograničen*, limitiran*, samo NUM, numeriran*, numerisan*, prvih NUM, prvi NUM, rijet*, retk*, redak, ekskluziv*, NUM komada, NUM primjeraka, NUM primeraka, kolekcionarsk*',
  XRECRUIT:
    'dovede prijatelj*, dovedi prijatelj*, dovedu prijatelj*, dovesti prijatelj*, pozove, pozov*, poziv*, pozvati, preporuč*, preporuk*, za svakog prijatelja, za svakog dovedenog, podijeli objav*, podeli objav*, dijeli objav*, deli objav*, vrbov*, regrut*',
  AIRDROP: 'pravo glasa, prava glasa, glasa*, glasov*',
  XPDATA:
    'puno ime, punim imenom, punog imena, ime i prezime, imena i prezimena, prezime*, datum rođenja, datume rođenja, datuma rođenja, oib, jmbg, adres*, fotografij*, slika lica, slike djece, slike dece, dijagnoz*, bolest*, broj putovnice, broj pasoša, broj osobne, broj lične, telefon*, zdravstven*, medicinsk*, krvna grupa',
  SHOWN:
    'javn*, vidljiv*, prikaz*, pokazuj*, trajn*, zauvijek, zauvek, metapodat*, metapodac*, sadrž*, stranic*, profil*, objav*',
  MINOR: 'dijete*, djec*, djete*, dete, dec*, deca*, učeni*, maloljet*, malolet*, beb*',
  XOFFICIAL:
    'služben*, zvaničn*, državno priznat*, priznat*, akredit*, ovlašten*, ovlašćen*, certificiran*, sertifikovan*, licencir*, ovjeren*, overen*, javni bilježnik, notar*, daje pravo, ects, bodova na studiju',
  VAGUE:
    'vidjet ćemo, videćemo, vidjećemo, nešto kao, nešto poput, neka vrsta, neku vrstu, detalji kasnije, detalji uskoro, više kasnije, uskoro, posebne pogodnosti, posebne povlastice, iznenađenj*, odlučit ćemo, odlučićemo, naknadno',
}

export const sr: Lexicon = {
  language: 'sr',
  glossary,
  common: laterCommon.sr,
  words: Object.fromEntries(Object.entries(latin).map(([concept, words]) => [concept, `${words}, ${cyrillic(words)}`])),
}
