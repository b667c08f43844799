/** Romanian. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/ro.ts'
import { laterCommon } from './later-common.ts'

export const ro: Lexicon = {
  language: 'ro',
  glossary,
  common: laterCommon.ro,
  words: {
    TEACHB: 'atelier*, curs, cursul, cursuri, seminar*, quiz',
    NUM: 'zece, cinci, șase, zecea, douăzeci, sută',
    SKIP: 'un, o, unui, unei, al, a, ai, ale, cel, cea, cei, cele, acest, această, acestei, acestui, nostru, noastră, noștri, noastre, lor, lui, ei, foarte, deja, fiecare, toți, toate, tot',
    WE: 'noi, ne, nostru, noastră, noștri, noastre, eu, mea, meu',
    ISSUER:
      'noi, ne, nostru, noastră, noștri, noastre, eu, clubul*, club, școal*, școl*, asociați*, comitet*, trezorier*, casier*, secretar*, profesor*, învățăt*, aplicați*, bot*, formular*, organizator*, muze*, primări*, cooperativ*, administrați*, bibliotec*, magazin*, serviciul, conducer*',
    HOLDER:
      'deținăt*, posesor*, proprietar*, membr*, participan*, utilizator*, cumpărător*, fani*, fanii, suporter*, elev*, student*, studenți*, voluntar*, colecționar*, părinț*, famili*, client*, clienți*, vecin*, oricine, cine, fiecare, persoan*, oameni*, investitor*, jucător*, prieten*, vizitator*, oaspe*, locuitor*, cei care, susținăt*',
    TOKEN:
      'insign*, jeton*, ecuson*, medali*, ștampil*, timbr*, card*, cartonaș*, certificat*, adeverinț*, bilet*, punct, puncte*, diplom*, abțibild*, autocolant*, suvenir*, moned*, legitimați*, abonament*, permis*, brățăr*, atestat*, pașaport*',
    COIN: 'jeton*, moned*',
    CAN: 'poate, pot, puteți, putem, putea, posibil*, permis, permite*, permit, au voie, are voie, va putea, vor putea',
    SUBJ: 'noi, ei, ele, eu, voi, el, ea, nimeni, apoi, ulterior',
    AND: 'și, sau, ori, ca, iar',
    BUT: 'dar, însă, totuși, deși, cu excepția, apoi, ulterior, mai târziu, după aceea, ci, în plus, în schimb',
    NEG: 'nu, n, nici, niciodată, nimeni, nimic, niciun, nicio, nici un, nici o, interzi*, evit*, împiedic*',
    NEGWITH: 'fără, în loc, în locul, lipsit de',
    NEGPOST: 'interzis*, exclus*, imposibil*, nepermis*',
    PSEUDO:
      'nu doar, nu numai, fără limită, fără limite, fără risc, fără riscuri, nu scade niciodată, nu ratați, nu rata, fără îndoială, fără efort',
    TEACHN:
      'atelier*, curs, cursul, cursuri*, lecți*, seminar*, prelegere*, quiz, test grilă, glosar*, instruire*, oră de, orele de, modul*',
    TEACHV:
      'învaț*, învăț*, explic*, preda*, predă*, recunoaș*, recunosc*, avertiz*, înțeleg*, discut*, analiz*, atenționeaz*',
    ABOUT: 'despre, împotriva, de ce, cum, contra, ce, pentru a',
    XSELL:
      'vând*, vinde*, vînd*, vândut*, vânzar*, vânzăr*, revând*, revinde*, revânzar*, tranzacțion*, comercializ*, schimb, schimba, schimbă, schimbat*, schimbe, schimbul, licitați*, licita*, troc',
    BETWEEN:
      'între ei, între ele, între membri, între fani, între colecționari, unul altuia, unii altora, altora, altcuiva, altor persoane, terților, unor terți, celui care oferă, cu alții, către alții, cel mai mult oferă',
    TRADES:
      'piață secundară, piața secundară, pieței secundare, piață de schimb, platformă de tranzacționare, bursa, bursă, burse, cumpărare și vânzare, cumpăra și vinde, vânzare cumpărare, registru de ordine, lichiditat*, preț minim, prețul pieței, redevenț*, revânzar*',
    BUY: 'cumpăr*, achiziți*, plăt*, plat*, achit*',
    MONEY:
      'bani, banii, banilor, fonduri*, economii*, numerar*, sold*, cotizați*, venit*, încasăr*, lei, casierie, donați*',
    ASSETS:
      'bani, banii, banilor, fonduri, fondurile, economii*, sold*, criptomoned*, cripto, portofel*, depozit*, cotizații*, garanți*, avans*, monede, monedele, bitcoin*, tokenuri*',
    VALUE: 'valoar*, valor*, preț*, curs*, investiți*',
    XRISE: 'creșt*, creasc*, crescut*, urc*, mări*, dubl*, tripl*, multiplic*, explod*, scump*, sporeș*',
    XPROFIT: 'profit*, câștig*, randament*, dobând*, dividend*, venit*, beneficiu*',
    WORTHMORE:
      'va valora mai mult, vor valora mai mult, valora mai mult, valorează mai mult, crește în valoare, creșterea valorii, creșterii valorii, crește valoarea, valoarea crește, valoarea va crește, valoarea lor va crește, prețul va crește, crește prețul, creșterea prețului, mai valoros, mai valoroase, investiți*, investească, investesc, a investi, profit*, câștiga bani, câștigi bani, câștigă bani, câștig garantat, venit pasiv, venituri pasive, randament*, dobând*, răscumpăr*, îmbogăț*, își dublează banii, dubla banii, rezervă de valoare, păstrarea valorii, se apreciază, aprecier*, înainte să crească',
    HOLDV: 'păstr*, deține*, dețin, țin, ține, țină, posed*',
    EARLY: 'devreme, primii, primele, primul, prima, timpuri*, fondator*, din timp',
    BETTER: 'câștig*, profit*, mai mult, mai bine, cel mai mult, avantaj*',
    REGULARLY:
      'în fiecare lună, lunar*, pe lună, anual*, pe an, în fiecare an, trimestrial*, săptămânal*, în fiecare săptămână, pe săptămână',
    XKEEP: 'păstr*, ține, ținem, ținem, administr*, gestion*, îngrij*, custod*, depozit*, avea grijă, avem grijă',
    CUSTODIES:
      'custodi*, în custodie, portofel comun, portofelul comun, fond comun, fondul comun, casă comună, cont comun, contul comun, escrow, seif*, în păstrare, spre păstrare, fiducia*, pușculiț*, casa de ajutor, depozitar*',
    XPART: 'parte, partea, părți, cot*, procent*, fracțiun*, bucat*, jumătate, sută',
    XREVENUE: 'venit*, profit*, încasăr*, vânzări, chiri*, cifra de afaceri, recolt*, câștigur*',
    XOWNABLE:
      'firm*, compani*, societat*, afacer*, apartament*, casă, casa, clădir*, tablou*, restaurant*, ferm*, podgori*, barc*, vapor*, bar, teren*, magazin*, brutări*, cafenea*, imobil*',
    XOWNS: 'proprietat*, coproprietar*, aparțin*, drept asupra, dreptul la, drept la, coproprietat*, îndreptăț*',
    SECURITIES:
      'dividend*, acțiuni, acțiunile, acțiunilor, acționar*, parte din profit, parte din venit*, părți din profit, cotă din profit, cotă din venit*, cota din profit, procent din profit, procent din venit*, procent din încasări, împărțirea profit*, împărțim profitul, coproprietat*, coproprietar*, obligațiuni*, titluri de valoare, titlu de valoare, tokeniz*, parte din companie, parte din firmă, părți sociale',
    FUNDS:
      'prevânzar*, vânzare de token*, vânzarea de token*, vânzare de jetoane, strânge fonduri, strângem fonduri, strângere de fonduri, strânge bani, strângem bani, strângerea de fonduri, atrage capital, atragere de capital, rundă de finanțare, runda de finanțare, finanț*, crowdfunding*, capital inițial, listă albă, lista albă',
    XRAISE:
      'finanț*, constru*, plăti, repar*, renov*, achiziți*, cumpăra, pentru noul, pentru noua, pentru un nou, pentru o nouă, acoperiș*',
    XSECRET:
      'cheie privată, cheia privată, chei private, cheile private, cheii private, cheie secretă, cheia secretă, chei secrete, cheile secrete, frază de recuperare, fraza de recuperare, fraze de recuperare, cuvinte de recuperare, cuvintele de recuperare, frază seed, fraza seed, cuvinte secrete, cuvintele secrete, doisprezece cuvinte, 12 cuvinte, cele 12 cuvinte, 24 de cuvinte, parola portofelului, parola de la portofel, parola de portofel, parole de portofel, parola pentru portofel, mnemonic*, frază de rezervă',
    MAINNET: 'rețea principală, rețeaua principală, rețelei principale, rețeaua de producție, lanțul principal',
    REALNET:
      'bitcoin real*, bitcoini reali, bitcoin adevăra*, bitcoin autentic*, rețea reală, rețeaua reală, blockchain real*, blockchainul real, monede reale, monede adevărate, lanț real, sats reali',
    FAKE: 'fals, falsă, falși, false, falsuri*, falsific*, contrafăc*, imit*, neautentic*',
    CRED: 'certificat*, diplom*, adeverinț*, legitimați*, buletin*, pașaport*, permis*, licenț*, atestat*, act, acte, carte de identitate',
    LOOKLIKE:
      'arată ca, arate ca, arată exact, să pară, pare emis*, identic*, exact ca, la fel ca, ca și cum, de parcă, se dă drept, se dea drept, trece drept, aceeași siglă, același logo, seamănă cu, semene cu, copie exactă',
    ORG: 'minister*, universit*, poliți*, guvern*, primări*, crucea roșie, crucii roșii, stat, statul*, autorit*',
    LOGO: 'sigl*, logo*, stem*, ștampil*, sigili*, antet*',
    GAMBLE:
      'loteri*, tombol*, pariu*, paria*, parieze, jocuri de noroc, joc de noroc, cazino*, rulet*, aparate de joc, loto',
    PYRAMID: 'piramid*, caritas',
    XPASS:
      'transfer*, cedez*, ceda*, cedat*, dărui*, dona*, doneze, împrumut*, moșteni*, lăsa moștenire, da mai departe, dat mai departe, oferit altcuiva, oferi altcuiva, făcut cadou, transmis*, transmit*',
    XREDEEM:
      'răscumpărat pentru, valorific*, preschimb*, schimba pentru, schimbat pentru, reducer*, cupon*, voucher*, tichet*, cafea gratuită, cafea gratis, card cadou, discount*, recompens*',
    XFREE: 'gratuit*, gratis',
    XLIMITED:
      'ediție limitată, ediția limitată, număr limitat, limitat*, doar NUM, numai NUM, numerotat*, primii NUM, primele NUM, rar, rară, rare, exclusiv*, de colecție, NUM bucăți, NUM exemplare',
    XRECRUIT:
      'aduce un prieten, aduci un prieten, adu un prieten, aduc un prieten, aduc prieteni, aduce prieteni, invit*, recomand*, trimiteri, pentru fiecare prieten, distribui*, repost*, recrut*, referral*',
    AIRDROP: 'drept de vot, drepturi de vot, votez*, votează, vota, votare',
    XPDATA:
      'nume complet, numele complet, nume și prenume, numele și prenumele, prenume*, nume de familie, data nașterii, dată de naștere, datele de naștere, cnp, cod numeric personal, adres*, domicili*, fotografi*, poza, pozele, poze, diagnostic*, boal*, boli, număr de pașaport, numărul pașaportului, telefon*, date medicale, medical*, grupa de sânge',
    SHOWN:
      'public, publică, publice, publicat*, vizibil*, afiș*, afișeaz*, arat*, permanent*, pentru totdeauna, metadat*, conțin*, pagin*, profil*',
    MINOR: 'copil*, copii*, elev*, minor*, bebeluș*, sugar*',
    XOFFICIAL:
      'oficial*, recunoscut*, acredit*, autoriz*, certificat de stat, aprobat de, aprobată de, avizat*, notar*, legaliz*, licențiat*, dă dreptul, credite universitare, valabil legal',
    VAGUE:
      'vom vedea, mai vedem, ceva de genul, un fel de, detalii mai târziu, detalii în curând, în curând, beneficii speciale, avantaje speciale, surpriz*, se va anunța, urmează detalii',
  },
}
