/** Czech and Slovak: the Czech words, and the Slovak words that differ from them. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/cs.ts'
import { laterCommon } from './later-common.ts'

export const cs: Lexicon = {
  language: 'cs',
  glossary,
  common: laterCommon.cs,
  words: {
    TEACHB: 'workshop*, kurz*, seminář*, seminár*, kvíz*, přednášk*, prednášk*',
    NUM: 'deset, desátý, desať, pět, päť, šest, šesť, dvacet, dvadsať, sto',
    SKIP: 'ten, ta, to, ti, ty, toho, této, tento, náš, naše, naši, našeho, naší, našich, svůj, své, svou, svoj, svoje, svoju, jejich, ich, jeho, její, už, také, tiež, velmi, veľmi, všechny, všichni, všetci, všetky, každý, každá, každé, každého, každému, se, si, sa',
    WE: 'my, nás, nám, náš, naše, naši, našeho, naší, našej, nášho, já, mně, můj',
    ISSUER:
      'my, nás, nám, náš, naše, naši, našeho, naší, našej, nášho, já, spolek, spolk*, klub*, škol*, družstv*, výbor*, pokladn*, tajemn*, tajomn*, učitel*, učiteľ*, aplikac*, aplikác*, bot, formulář*, formulár*, pořadatel*, organizátor*, muze*, múze*, obec, obce, knihovn*, knižnic*, správ*, obchod*, sdružen*, združen*',
    HOLDER:
      'držitel*, držiteľ*, majitel*, majiteľ*, vlastník*, vlastníc*, člen*, účastn*, účastník*, uživatel*, používateľ*, kupují*, kupujúc*, kupec, kupc*, fanouš*, fanúš*, žák*, žiak*, žáci, student*, študent*, dobrovoln*, dobrovoľn*, sběratel*, zberateľ*, rodič*, rodin*, zákazn*, soused*, sused*, kdo, kto, každý, kdokoli, ktokoľvek, lidé, lidi, lidem, ľudia, investor*, hráč*, přátel*, priateľ*, kamarád*, návštěvn*, návštevn*, hosté, hostia, obyvatel*, obyvateľ*, podporovatel*',
    TOKEN:
      'odznak*, odznáč*, žeton*, žetón*, token*, známk*, razítk*, pečiatk*, kart*, kartičk*, medail*, certifikát*, osvědčen*, osvedčen*, vstupenk*, lístek*, lístk*, bod, body, bodů, diplom*, samolepk*, nálepk*, suvenýr*, mince, mincí, mincu, průkaz*, preukaz*, potvrzen*, potvrden*, permanentk*, pas, placka, placky, pamětn*',
    COIN: 'token*, mince, mincí, mincu, minci, žeton*, žetón*',
    CAN: 'může, mohou, můžou, můžete, lze, môže, môžu, možno, možné, smí, smějí, smie, smú, dovol*, umožn*, dá se, dajú sa, dají se, dá sa',
    SUBJ: 'my, oni, já, ty, on, ona, kdo, kto, nikdo, nikto, potom, později, neskôr',
    AND: 'a, i, nebo, alebo, či, aby',
    BUT: 'ale, však, avšak, ačkoli, ačkoliv, hoci, kromě, okrem, potom, později, neskôr, poté, pak, zato, navíc, naviac, přesto, napriek',
    NEG: 'ne, nie, není, nie je, nejsou, nie sú, nelze, nesmí, nesmie, nesmú, nemůže*, nemôže*, nemohou, nemožno, nebude*, nebudú, nikdo, nikto, nikdy, nic, nič, žádn*, žiadn*, ani, zakáz*, zákaz*, zakaz*, vyhn*, nedá se, nedá sa, nemá, nemají, nemajú, nechceme, nedovol*, neumož*',
    NEGWITH: 'bez, místo, namísto, miesto, namiesto',
    NEGPOST:
      'zakázán*, zakázan*, vyloučen*, vylúčen*, nemožn*, nepřípustn*, neprípustn*, není možn*, nie je možn*, není dovolen*',
    PSEUDO:
      'nejen, nejenom, nielen, bez omezení, bez obmedzenia, bez rizika, nikdy neklesne, nikdy neklesá, nezmeškejte, nepropásněte, bez pochyb, bez námahy, není divu',
    TEACHN:
      'workshop*, kurz*, lekc*, hodin*, seminář*, seminár*, kvíz*, přednášk*, prednášk*, výuk*, výučb*, školen*, slovníč*, kroužek, krúžok, besed*',
    TEACHV:
      'učí, učit, naučí, naučit, naučíme, učíme, naučiť, vysvětl*, vysvetl*, rozpozn*, varuj*, varovat, upozorn*, pochop*, porozum*, rozeb*, diskut*, analyz*',
    ABOUT: 'o, proti, proč, prečo, jak, ako, před, pred, co, čo',
    XSELL:
      'prod*, proda*, predaj*, preda*, přeprod*, prepred*, obchodov*, směn*, zamen*, zámen*, vyměn*, vymen*, výměn*, výmen*, dražb*, draž*, aukc*, prodej*, zpeněž*, speňaž*, odprod*',
    BETWEEN:
      'mezi sebou, medzi sebou, navzájem, vzájemně, vzájomne, mezi členy, medzi členmi, mezi fanoušky, mezi sběrateli, medzi zberateľmi, jiným, iným, někomu jinému, niekomu inému, třetí osob*, tretej osobe, nejvyšší nabíd*, najvyššej ponuk*, komukoli, komukoliv',
    TRADES:
      'sekundární* trh*, sekundárn* trh*, druhotn* trh*, tržišt*, trhovisk*, burz*, směnárn*, zmenár*, obchodní platform*, nákup a prodej, nákupu a prodeje, nákup a predaj, kupovat a prodávat, kupovať a predávať, kniha objednávek, likvidní* pool*, minimální cena, tržní cen*, trhov* cen*, přeprod*, autorský poplatek z prodeje',
    BUY: 'koup*, kup*, nákup*, nakup*, plat*, zaplat*, poříd*, zakoup*',
    MONEY:
      'peníz*, peněz*, peňaz*, peniaz*, penězi, úspor*, hotovost*, zůstat*, zostat*, příspěv*, príspev*, korun*, příjm*, príjm*, výnos*, tržb*, pokladn*, prostředk*, prostriedk*',
    ASSETS:
      'peníze, peněz, penězi, peniaze, peňazí, úspor*, zůstat*, kryptoměn*, kryptomen*, krypto, peněženk*, peňaženk*, vklad*, záloh*, kauc*, příspěvky, príspevky, mince, bitcoin*, kapesné, vreckové, prostředky, prostriedky',
    VALUE: 'hodnot*, cen*, kurz*, vklad*, investic*, investíc*',
    XRISE:
      'rost*, roste, rastie, rásť, vzrost*, vzrast*, stoup*, stúp*, zvýš*, zvyš*, zdvojnásob*, ztrojnásob*, strojnásob*, narůst*, narast*, vyletí, zhodnot*, znásob*, porost*',
    XPROFIT: 'zisk*, výnos*, úrok*, výděl*, zárob*, dividend*, profit*, vydělá*, zarob*',
    WORTHMORE:
      'poroste na ceně, stoupne na ceně, stoupá na ceně, vzroste cena, poroste cena, cena poroste, cena vzroste, hodnota poroste, hodnota vzroste, poroste hodnota, vzroste hodnota, zvýší svou hodnotu, růst hodnoty, rast hodnoty, růst ceny, zhodnocen*, zhodnoten*, zhodnotí, vyšší hodnotu, větší hodnotu, bude mít větší hodnotu, více hodn*, viac hodn*, cennější, cennejš*, dražší, drahší, investic*, investíc*, investovat, investova*, zisk*, vydělat, vyděláte, vydělají, zarobiť, pasivní příjem, pasívny príjem, výnos*, zpětný odkup, spätný odkup, odkoup*, odkúp*, uchovatel hodnoty, zbohat*, zdvojnásobí peníze, zdvojnásobit peníze, úrok*, vyplatí se držet',
    HOLDV: 'drž*, podrž*, uchov*, vlastní, vlastnit, nechá si, ponech*',
    EARLY: 'brzk*, brzy, první, prvních, prvý, prví, prvých, dřív*, skôr, zakládaj*, zakladatel*',
    BETTER: 'vydělá*, získ*, více, viac, nejvíc*, najviac, výhod*, lepší, lepš*',
    REGULARLY:
      'každý měsíc, každý mesiac, měsíčn*, mesačn*, ročně, ročn*, každý rok, za rok, čtvrtletn*, štvrťročn*, každý týden, každý týždeň, týdně, týždenn*, týdenn*',
    XKEEP:
      'úschov*, uschov*, uchov*, spravuj*, spravov*, správu, drží, držet, držíme, držať, opatruj*, opatrov*, hlíd*, stráž*, ukládá*, ukládáme',
    CUSTODIES:
      'úschov* peněz, v úschově, v úschove, do úschovy, společn* pokladn*, spoločn* pokladn*, společn* peněžen*, spoločn* peňažen*, společn* fond*, spoločn* fond*, společn* účet, společném účtu, spoločn* účet, svěřensk*, zverensk*, escrow, trezor*, pokladničk*, kasičk*, prasátk*',
    XPART: 'podíl*, podiel*, část*, časť*, procent*, percent*, zlomek, díl, diel, půlk*, polovic*',
    XREVENUE:
      'výnos*, zisk*, příjm*, príjm*, tržb*, obrat*, nájem*, nájm*, vstupného, úrod*, sklizn*, prodeje, predaja',
    XOWNABLE:
      'firm*, společnost*, spoločnost*, podnik*, byt, bytu, dům, domu, dom, budov*, obraz*, restaurac*, reštaurác*, farm*, statek, vinic*, loď, lodi, hospod*, pozemek, pozemk*, pozemok, obchod, pekárn*, pekáreň, kavárn*, kaviareň, pivovar*, nemovitost*, nehnuteľnost*',
    XOWNS: 'vlastn*, patří, patrí, nárok*, spoluvlast*, právo na, oprávn*',
    SECURITIES:
      'dividend*, akcie, akcií, akcia, akcionář*, akcionár*, podíl na zisku, podíl ze zisku, podílu na zisku, podíly na zisku, podiel na zisku, podiel zo zisku, podíl na výnos*, podíl na tržb*, podíl na příjm*, podíl z příjm*, podiel na výnos*, podiel na príjm*, část zisku, časť zisku, dělení zisku, delenie zisku, rozdělení zisku, spoluvlast*, dluhopis*, dlhopis*, cenné papíry, cenných papírů, cenné papiere, tokeniz*, podíl ve firmě, podíl ve společnosti, podíl v, podiel v, podíly v, podílnick*',
    FUNDS:
      'předprodej*, predpredaj*, prodej tokenů, prodejem tokenů, predaj tokenov, vybrat peníze, vybíráme peníze, vybrať peniaze, získat kapitál, získat peníze na, shromáždit peníze, sbírka peněz, financován*, financovan*, financovat, investiční kolo, crowdfunding*, hromadné financování, počáteční kapitál, zafinanc*, bílá listina',
    XRAISE:
      'financ*, zafinanc*, postav*, stavb*, zaplat*, oprav*, rekonstr*, rekonštr*, nákup*, koupi, kúpu, koupit, kúpiť, na nový, na novou, na nové, na novú, na střechu, na strechu',
    XSECRET:
      'soukromý klíč, soukromého klíče, soukromé klíče, soukromých klíčů, soukromým klíčem, privátní klíč*, privátne kľúč*, súkromný kľúč, súkromné kľúče, súkromného kľúča, tajný klíč, tajné klíče, tajný kľúč, tajné kľúče, obnovovací fráz*, obnovovací slov*, obnovovacia fráza, obnovovaciu frázu, obnovovacie slová, slova pro obnov*, slova obnovy, slová na obnov*, fráze pro obnov*, frázi pro obnovu, seed fráz*, tajná slova, tajných slov, tajné slová, dvanáct slov, dvanásť slov, 12 slov, 24 slov, heslo k peněžence, hesla k peněženkám, heslo od peněženky, heslo peněženky, heslo k peňaženke, heslo od peňaženky, mnemotechn*, zálohovací fráz*',
    MAINNET:
      'hlavní síť, hlavní síti, hlavní sítě, hlavná sieť, hlavnej sieti, hlavnú sieť, ostrá síť, ostré síti, ostrou síť, ostrej sieti, produkční síť, produkční síti',
    REALNET:
      'skutečn* bitcoin*, opravdov* bitcoin*, skutočn* bitcoin*, skuteční* bitcoin*, skutečn* blockchain*, opravdov* blockchain*, reáln* blockchain*, skutečné mince, opravdové mince, reálné mince, skutečné síti, skutečnou síť, reálné síti, ostrém provozu, ostrý provoz',
    FAKE: 'padělan*, paděl*, falš*, falzif*, falešn*, podvrh*, napodob*, nepravé, nepravý',
    CRED: 'certifikát*, diplom*, vysvědčen*, vysvedčen*, průkaz*, preukaz*, občank*, pas, pasu, licenc*, osvědčen*, osvedčen*, potvrzen*, potvrden*, doklad*',
    LOOKLIKE:
      'vypadá jako, vypadal jako, vypadala jako, vypadalo jako, vypadat jako, vyzerá ako, vyzeral ako, vyzerať ako, jako by, jako pravý, jako pravé, ako pravý, k nerozeznání, na nerozoznanie, totožn*, přesná kopie, vydávat za, vydává za, vydávať za, tváří se jako, stejné logo, rovnaké logo, stejným logem, stejný znak',
    ORG: 'ministerst*, univerzit*, polici*, vlád*, úřad*, úrad*, magistrát*, červený kříž, červeného kříže, červený kríž, stát, štát*',
    LOGO: 'logo, loga, logem, znak, erb*, pečeť*, pečat*, hlavičk*, razítk*',
    GAMBLE:
      'loteri*, lotéri*, tombol*, sázk*, sázen*, stávk*, sáze*, hazard*, kasin*, rulet*, automaty, losování o peníze, výherní',
    PYRAMID: 'pyramid*, letadlo',
    XPASS:
      'převést, převod*, převád*, převáděn*, přenos*, přenést, přenáš*, prenos*, prevod*, previesť, předat, předá*, předáv*, predať ďalej, odovzd*, darov*, darovat, daruj*, věnovat, venovať, půjč*, požič*, zapůjč*, zděd*, děd*, dediť, odkáz*, postoup*, posun*, přeposl*',
    XREDEEM:
      'uplatn*, vyměnit za, vymění za, vymeniť za, směnit za, slev*, zľav*, kupon*, kupón*, poukaz*, poukáz*, voucher*, káva zdarma, kávu zdarma, káva zadarmo, odměn*, odmen*, proplat*',
    XFREE: 'zdarma, zadarmo, bezplatn*',
    XLIMITED:
      'limitovan*, limitovaná edice, omezen* počet, omezeném počtu, obmedzen*, omezen* edic*, pouze NUM, jen NUM, len NUM, iba NUM, číslovan*, očíslov*, prvních NUM, prvých NUM, vzácn*, raritn*, exkluzivn*, exkluzívn*, NUM kusů, NUM kusov, sběratelsk*, zberateľsk*',
    XRECRUIT:
      'přiveď*, přivede*, přivést, priveď*, privedie*, pozvat, pozve, pozvi, pozvání, pozváni*, pozvať, pozván*, doporuč*, odporuč*, za každého kamaráda, za každého přítele, za každého priateľa, sdíl*, zdieľ*, referral*, příspěvek sdíl*, přeposílá*, nábor*, verbov*',
    AIRDROP: 'hlasovací práv*, hlasovac* práv*, hlasován*, hlasovan*, hlasovat, hlasovať',
    XPDATA:
      'celé jméno, celým jménem, celého jména, celé meno, celým menom, jméno a příjmení, meno a priezvisko, příjmení, priezvisk*, datum narození, data narození, dátum narodenia, narozen*, rodné číslo, rodného čísla, rodná čísla, adres*, bydlišt*, bydlisk*, foto, fotk*, fotograf*, diagnóz*, nemoc*, chorob*, číslo pasu, číslo občank*, telefon*, telefón*, zdravotní údaj*, zdravotné údaj*, zdravotn*, krevní skupin*',
    SHOWN:
      'veřejn*, verejn*, viditeln*, viditeľn*, vidět, vidieť, zobraz*, ukáž*, ukazuj*, trval*, navždy, metadat*, metadát*, zveřej*, zverej*, obsahuj*, stránk*, profil*',
    MINOR: 'dítě*, děti, dětí, dětem, dětsk*, dieťa, deti, detí, žák*, žiak*, nezletil*, neplnolet*, miminko, batol*',
    XOFFICIAL:
      'oficiáln*, úředn*, úradn*, státem uznávan*, uznávan*, uznávan*, uznan*, akredit*, autorizov*, certifikovan*, soudní, oprávnění k, oprávnenie, licencovan*, notářsk*, notársk*, ověřen*, overen*, kredity, opravňuje, opravňuj*',
    VAGUE:
      'uvidíme, něco jako, niečo ako, nějak*, nejak*, podrobnosti později, podrobnosti neskôr, více později, více informací později, již brzy, už brzy, čoskoro, zvláštní výhody, speciální výhody, špeciálne výhody, překvapen*, prekvapen*, upřesníme',
  },
}
