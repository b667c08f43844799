/** Polish. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/pl.ts'
import { common } from './common.ts'

export const pl: Lexicon = {
  language: 'pl',
  glossary,
  common: common.pl,
  words: {
    NUM: 'dziesięć, pięć, dziesiąta, dziesiąty',
    SKIP: 'ten, ta, to, te, nasz, nasza, nasze, naszego, naszej, swój, swoje, swoją, też, już, bardzo, każdy, każda, wszystkie, ich, jego',
    WE: 'my, nasz, nasza, nasze, naszego, naszej, naszych, nam, nas',
    ISSUER:
      'my, nasz, nasza, nasze, naszego, naszej, naszych, nam, nas, klub, klubu, szkoła, szkoły, stowarzyszen*, zarząd, skarbnik*, sekretar*, nauczyciel*, aplikacj*, bot, formularz*, organizator*, muzeum, gmina, spółdzielni*',
    HOLDER:
      'posiadacz*, właściciel*, członk*, członek, uczestni*, użytkowni*, kupując*, fani, fanów, uczni*, uczeń, student*, wolontariusz*, kolekcjoner*, rodzic*, rodzin*, klien*, sąsiad*, kto, każdy, osob*, inwestor*, gracz*, przyjaci*, znajom*, gości, goście, odwiedzając*, mieszkań*',
    TOKEN:
      'odznak*, żeton*, monet*, pieczą*, kart, karta, karty, kartę, kartami, medal*, certyfikat*, bilet*, punkt*, dyplom*, naklej*, pamiątk*, legitymacj*, karnet*, zaświadczen*, świadectw*',
    CAN: 'może, mogą, mogli*, można, pozwala, wolno, mógł*',
    SUBJ: 'my, oni, ja, wy, kto, nikt, potem, później',
    AND: 'i, oraz, lub, albo, a, więc',
    BUT: 'ale, jednak, chociaż, choć, oprócz, później, potem, następnie, natomiast, dodatkowo',
    NEG: 'nie, nigdy, nikt, nic, żaden, żadna, żadne, żadnej, żadnych, ani, unikać',
    NEGWITH: 'bez, zamiast, w przeciwieństwie',
    NEGPOST: 'zabroni*, zakazan*, niemożliw*, wykluczon*, nie można, nie wolno',
    PSEUDO: 'nie tylko, bez ograniczeń, bez ryzyka, nigdy nie spada, nigdy nie traci',
    TEACHN: 'warsztat*, kurs*, lekcj*, wykład*, quiz*, szkoleni*, zajęci*, słownicz*',
    TEACHV: 'uczy*, nauczy*, wyjaśni*, tłumacz*, rozpozna*, ostrzega*, zrozumie*, dowiedz*',
    ABOUT: 'o, dlaczego, jak, przed, czym',
    XSELL: 'sprzeda*, odsprzeda*, odsprzedaż*, handl*, wymienia*, licyt*, kupować i sprzedawać, zbywa*',
    BETWEEN:
      'między sobą, między członkami, między fanami, między kolekcjonerami, między uczestnikami, innym, najwyższą ofertę, wzajemnie',
    TRADES:
      'rynek wtórny, rynku wtórnym, giełd*, kupno i sprzedaż, kupować i sprzedawać, kupują i sprzedają, platforma handlowa, arkusz zleceń, pula płynności, cena minimalna, cena rynkowa, tantiem*, odsprzedaż*',
    BUY: 'kup*, zapłac*, płac*, naby*',
    MONEY: 'pieniąd*, pieniędzy, środk*, oszczędno*, gotówk*, monet*, saldo, skład*, wpłat*, dochód',
    ASSETS:
      'pieniąd*, pieniędzy, środki, oszczędno*, saldo, monety, kryptowalut*, portfel*, depozyt*, składki, wpłaty, kaucj*, tokeny',
    VALUE: 'wartoś*, cena, ceny, cenę, inwestycj*, kurs',
    XRISE: 'rośni*, rosną*, wzrośnie, wzrost*, zwiększ*, podwaja*, podwoi*, potroi*, drożej*',
    XPROFIT: 'zysk*, zarob*, dochód, dochod*, odset*, procent*, dywidend*, stopa zwrotu, zwrot z',
    WORTHMORE:
      'zyska na wartości, zyskuje na wartości, zyskiwać na wartości, zyskują na wartości, wzrost wartości, wartość rośnie, wartość wzrośnie, będzie wart więcej, będą warte więcej, więcej wart*, zarab*, zarob*, zysk gwarantowany, gwarantowany zysk, dochód pasywny, pasywny dochód, inwestycj*, inwestować, lokat*, skup, odkup*, podwoi pieniądze, podwoić pieniądze, odsetki, zysk*, stopa zwrotu, magazyn wartości',
    HOLDV: 'trzyma*, przechow*, posiada*, zachow*',
    EARLY: 'wcześni*, pierwsi, pierwszych, pierwszy, założyciel*',
    BETTER: 'zysk*, zarob*, więcej, najwięcej, najlepiej',
    REGULARLY: 'co miesiąc, miesięczn*, na miesiąc, co rok, roczn*, rocznie, kwartaln*, co tydzień, tygodniow*',
    XKEEP: 'przechow*, trzymamy, trzyma, zarządza*, pilnuj*, opiekuj*, przechowamy',
    CUSTODIES:
      'wspólny portfel, wspólnym portfelu, wspólna kasa, wspólnej kasy, depozyt*, sejf*, skarb*, rachunek powierniczy, powiernic*, wspólna pula, skarbonk*',
    XPART: 'część, części, udział*, procent, ułamek, kawałek',
    XREVENUE: 'przychod*, zysk*, dochod*, sprzedaż*, czynsz*, wpływ*, zbior*',
    XOWNABLE:
      'firm*, mieszkani*, dom, domu, budyn*, obraz*, restauracj*, gospodarstw*, winnic*, łód*, bar, sklep*, browar*, spółk*',
    XOWNS: 'właściciel*, posiada*, prawo do, współwłaś*',
    SECURITIES:
      'dywidend*, akcj*, akcjonariusz*, udział w zyskach, udział w przychodach, udziały w, udziału w zyskach, część zysków, część przychodów, podział zysków, współwłasno*, współwłaściciel*, obligacj*, tokenizacj*, stokenizowan*, udziałow*',
    FUNDS:
      'przedsprzedaż*, sprzedaż tokenów, zbiórk*, zebrać fundusze, zbierać fundusze, pozyskać kapitał, pozyskanie kapitału, runda finansowania, finansowanie społecznościowe, sfinansow*, finansow*, biała lista, whitelist*',
    XRAISE: 'sfinans*, finans*, zbudow*, budow*, zapłac*, remont*, kupić, na nowy, na nową, na nowe',
    XSECRET:
      'klucz prywatny, klucze prywatne, klucza prywatnego, kluczy prywatnych, fraza odzyskiwania, frazę odzyskiwania, frazy odzyskiwania, fraza seed, frazę seed, frazy seed, słowa odzyskiwania, tajne słowa, dwanaście słów, 12 słów, 24 słowa, hasło do portfela, hasła do portfela, hasła do portfeli, tajny klucz, słów odzyskiwania',
    MAINNET: 'sieć główna, sieci głównej, główna sieć, głównej sieci, sieć produkcyjna',
    REALNET:
      'prawdziwy bitcoin, prawdziwe bitcoiny, prawdziwych bitcoin*, prawdziwe monety, prawdziwym łańcuchu, prawdziwej sieci, prawdziwy blockchain, prawdziwym blockchainie, prawdziwe satoshi, naprawdę w bitcoin*',
    FAKE: 'fałszyw*, podrob*, podrabia*, sfałszow*, fałszow*, lewy, lewe',
    CRED: 'certyfikat*, dyplom*, prawo jazdy, paszport*, licencj*, dokument*, zaświadcz*, świadectw*, legitymacj*',
    LOOKLIKE:
      'wygląda jak, wyglądał jak, wyglądać jak, wyglądający jak, identyczn*, taki sam jak, jakby był, udaj*, udawać, podszy*, jak z oryginału',
    ORG: 'ministerstw*, uniwersytet*, uczelni*, policj*, rząd*, urzęd*, czerwony krzyż, czerwonego krzyża',
    LOGO: 'logo, herb*, pieczęć, pieczęci',
    GAMBLE: 'loteri*, zakład*, hazard*, kasyno, automat, losowanie płatne, stawka',
    PYRAMID: 'piramid*',
    XPASS:
      'przekaza*, przekazyw*, podarow*, oddać komu*, oddać inn*, daro*, pożycz*, dziedzicz*, zapisać w spadku, zbywaln*, przenosi*, odstąpi*',
    XREDEEM: 'wymieni* na, wymienić na, zniżk*, rabat*, bon, kupon*, voucher*',
    XFREE: 'gratis, za darmo, darmow*',
    XLIMITED:
      'limitowan*, edycja limitowana, tylko NUM, numerowan*, pierwszych NUM, rzadk*, unikatow*, ekskluzyw*, NUM sztuk, losowanie',
    XRECRUIT:
      'przyprowadz*, zaproś*, zaprosi*, zaprasza*, poleć*, poleca*, poleceni*, za każdego znajomego, udostępni*, opublik*',
    AIRDROP: 'prawo głosu, głosowani*, głosy',
    XPDATA:
      'pełne imię i nazwisko, imię i nazwisko, imiona i nazwiska, imienia i nazwiska, nazwisk*, data urodzenia, datę urodzenia, daty urodzenia, pesel, adres*, zdjęci*, fotografi*, diagnoz*, chorob*, numer dowodu, telefon*, dane zdrowotne, dane medyczne',
    SHOWN: 'publiczn*, widoczn*, pokazuj*, trwał*, na stałe, metadan*, zawiera*, wyświetl*, stron*',
    MINOR: 'dziec*, uczni*, uczeń, niepełnoletni*, nieletni*',
    XOFFICIAL:
      'oficjaln*, akredytow*, uznawan*, urzędow*, przysięgł*, państwow*, licencja, uprawnieni*, punkty ects, certyfikowan*, dyplom ukończenia studiów',
    VAGUE:
      'zobaczymy, coś w rodzaju, coś jak, szczegóły wkrótce, wkrótce, więcej później, specjalne korzyści, do ustalenia, niespodziank*',
  },
}
