/** Dutch. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/nl.ts'
import { common } from './common.ts'

export const nl: Lexicon = {
  language: 'nl',
  glossary,
  common: common.nl,
  words: {
    TEACHB: 'workshop*, cursus*, les, quiz',
    NUM: 'tien, tiende, vijf, elfde',
    SKIP: 'de, het, een, ons, onze, hun, zijn, haar, ook, al, heel, elke, elk, ieder, alle, dan, deze, dit, die',
    WE: 'wij, we, ons, onze, ik, mijn',
    ISSUER:
      'wij, we, ons, onze, ik, mijn, club, school, vereniging, bestuur, penningmeester, secretaris, leraar, leraren, docent*, app, bot, formulier, organisatie, museum, gemeente, coöperatie',
    HOLDER:
      'houder*, eigenaar*, eigenaren, lid, leden, deelnemer*, gebruiker*, koper*, fans, leerling*, student*, vrijwilliger*, verzamelaar*, ouders, gezinnen, klant*, buren, wie, iedereen, mensen, bezitter*, belegger*, speler*, vriend*, bezoeker*, supporter*, bewoner*',
    TOKEN:
      'penning*, speld*, munt, munten, stempel*, kaart, kaarten, *kaart, *kaarten, medaille*, certifica*, ticket*, punt, punten, diploma*, plaatje*, sticker*, aandenken*, pas, passen, lidmaatschap*, *badge*, *token*, insigne*, herinnering*, zegel*',
    CAN: 'kan, kunnen, mag, mogen, zou, zouden, moet, moeten, laat',
    SUBJ: 'wij, we, zij, ze, ik, je, jij, hij, wie, niemand, later, daarna',
    AND: 'en, of, dan, dus',
    BUT: 'maar, echter, hoewel, behalve, later, daarna, toch, vervolgens, bovendien',
    NEGALL: 'niet, nooit',
    NEG: 'geen, niemand, niets, noch, verbieden, vermijden',
    NEGWITH: 'zonder, in plaats van, vrij van',
    NEGPOST: 'verboden, uitgesloten, niet mogelijk, onmogelijk, niet toegestaan',
    PSEUDO: 'niet alleen, niet slechts, zonder limiet, zonder risico, nooit dalen, daalt nooit, verliest nooit',
    TEACHN: 'workshop*, cursus*, les, lessen, college*, quiz, module*, lezing*, seminar*',
    TEACHV: 'leren, leert, uitleggen, leggen uit, legt uit, herkennen, waarschuw*, begrijpen',
    ABOUT: 'over, tegen, waarom, hoe, van',
    XSELL:
      'verkop*, verkoop*, verkocht*, verkoopt, doorverkop*, doorverkoop*, verhandel*, ruil*, omruil*, handelen, veil*',
    BETWEEN:
      'onderling, met elkaar, aan elkaar, aan anderen, tussen leden, tussen fans, tussen verzamelaars, met anderen, hoogste bieder',
    TRADES:
      'tweedehands markt, secundaire markt, marktplaats, handelsplatform*, ruilbeurs, beurs, orderboek*, koop en verkoop, kopen en verkopen, kopen en te verkopen, liquiditeitspool*, doorverkoop, marktprijs*, bodemprijs',
    BUY: 'kop*, koopt, kopen, betaal*, betal*',
    MONEY: 'geld, spaargeld, munten, saldo, contributie*, inkomsten, opbrengst*, kas, contant*',
    ASSETS:
      'geld, spaargeld, saldo, munten, cryptomunten, wallet*, portemonnee*, borg, inleg, bijdragen, tokens, storting*, bitcoin*',
    VALUE: 'waarde, prijs, koers, inleg, investering',
    XRISE: 'stijg*, groei*, verdubbel*, verdrievoudig*, toeneem*, toeneemt, oplop*, omhoog',
    XPROFIT: 'winst*, rendement*, rente, opbrengst*, uitkering*, dividend*',
    WORTHMORE:
      'meer waard, in waarde stijg*, stijgt in waarde, stijgen in waarde, waardestijging*, waardevoller, waardevast*, veel waard, geld verdien*, verdient geld, passief inkomen, rendement*, goede investering, als investering, belegging*, beleggen in, investeren in, terugkop*, terugkoop*, rijk word*, geld verdubbel*, verdubbelt hun geld, winst mak*, rente',
    HOLDV: 'houd*, houdt, behoud*, bewaar*, bewaren, bezit*',
    EARLY: 'vroeg, vroege, eerste, oprichter*',
    BETTER: 'winst, profiteer*, meer, beste, voordeel',
    REGULARLY:
      'elke maand, maandelijks*, per maand, per jaar, jaarlijks*, elk jaar, per kwartaal, elke week, wekelijks*',
    XKEEP: 'bewaar*, bewaren, beheer*, beheren, passen op, past op, houden, vasthouden',
    CUSTODIES:
      'bewaring, gemeenschappelijke pot, gezamenlijke pot, gezamenlijke wallet, gedeelde wallet, kluis, derdengeldenrekening, spaarpot, gezamenlijke rekening, borgstelling, escrow',
    XPART: 'deel, delen, percentage, procent, aandeel, stukje, fractie',
    XREVENUE: 'omzet, winst*, inkomsten, opbrengst*, huur, kaartverkoop, oogst*',
    XOWNABLE:
      'bedrijf, appartement, huis, gebouw, schilderij*, restaurant, boerderij, wijngaard, boot, café, winkel, brouwerij, zaak',
    XOWNS: 'eigenaar*, eigenaren, bezit*, recht op, mede eigenaar*, geeft recht',
    SECURITIES:
      'dividend*, aandelen, aandeelhouder*, winstdeling*, winstdelend, omzetdeling, deel van de winst, deel van de omzet, deel van de opbrengst, mede eigenaar*, medeeigenaar*, mede eigendom, obligatie*, tokeniseer*, getokeniseerd*, aandeel in, percentage van de',
    FUNDS:
      'voorverkoop*, tokenverkoop, geld ophalen, kapitaal ophalen, geld inzamelen, fondsenwerving, inzamel*, crowdfunding, financieren, financiering, financieringsronde*, met de opbrengst, opbrengst gaat naar',
    XRAISE: 'financier*, bouwen, betalen, renover*, aanschaf*, kopen, voor het nieuwe, voor de nieuwe',
    XSECRET:
      'privésleutel*, private sleutel*, privé sleutel*, geheime sleutel*, herstelzin*, herstelwoorden, herstelwoord*, twaalf woorden, 12 woorden, 24 woorden, geheime woorden, wachtwoord van hun wallet, wachtwoord van je wallet, walletwachtwoord, seed woorden, seedzin, zaadzin',
    MAINNET: 'hoofdnet, hoofdnetwerk, productienetwerk',
    REALNET:
      'echte bitcoin*, echte munten, echte blockchain, echte keten, echte netwerk, echte coins, echte sats, voor het echie',
    FAKE: 'vals*, nep*, vervals*, namaak*, nagemaakt*',
    CRED: 'certifica*, diploma*, rijbewijs, paspoort*, licentie*, document*, bewijs, pas, attest*, getuigschrift*',
    LOOKLIKE:
      'lijkt op dat van, lijkt op die van, eruitziet als, eruit ziet als, identiek, alsof het, zelfde logo, net echt, doorgaat voor',
    ORG: 'ministerie, universiteit, politie, regering, gemeente, rode kruis, overheid',
    LOGO: 'logo*, wapen, zegel, stempel',
    GAMBLE: 'loterij*, tombola*, gok*, weddenschap*, wedden, casino, gokkast*, verloting met inzet',
    PYRAMID: 'piramide*, ponzi',
    XPASS:
      'doorgev*, doorgegeven, weggev*, weggegeven, schenk*, cadeau geven, cadeau doen, overdrag*, overdraag*, overgedragen, uitlen*, lenen aan, erven, nalaten',
    XREDEEM: 'inwissel*, inlever* voor, korting*, tegoedbon*, bon voor, verzilver*',
    XFREE: 'gratis',
    XLIMITED:
      'beperkte oplage, gelimiteerd*, genummerd*, slechts NUM, maar NUM, eerste NUM, NUM stuks, zeldza*, exclusie*, loting',
    XRECRUIT:
      'vriend meeneem*, breng een vriend, vriend aanbreng*, nodig een vriend, vriend uitnodig*, aanbreng*, elke vriend, werf een, deel onze post, deelt de post',
    AIRDROP: 'stemrecht*, stemmen, stem extra',
    XPDATA:
      "volledige naam, voor en achternaam, achternaam, geboortedatum, adres, foto, foto's, diagnose, ziekte, paspoortnummer, bsn, telefoonnummer, gezondheidsgegevens, medisch*",
    SHOWN:
      'openbaar, openbare, publiek*, zichtbaar, toont, tonen, permanent*, metadata, staat, vermeldt, bevat, pagina',
    MINOR: 'kind, kinderen, leerling*, minderjarig*, baby*',
    XOFFICIAL:
      'officieel, officiële, erkend*, geaccrediteerd*, beëdigd*, rechtsgeldig*, gecertificeerd*, licentie voor, studiepunten, ects, bevoegd*, gediplomeerd*',
    VAGUE:
      'we zien wel, zien we wel, een soort, iets als, iets met, later meer, binnenkort, details volgen, speciale voordelen, nog te bepalen, verrassingen',
  },
}
