/** Catalan. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/ca.ts'
import { laterCommon } from './later-common.ts'

export const ca: Lexicon = {
  language: 'ca',
  glossary,
  common: laterCommon.ca,
  words: {
    TEACHB: 'taller*, curs, cursos, seminari*',
    NUM: 'deu, desè, cinc, sis, vint, cent',
    SKIP: 'el, la, els, les, un, una, uns, unes, de, del, dels, aquest, aquesta, nostre, nostra, nostres, seu, seva, seus, seves, també, molt, ja, cada, tots, totes',
    WE: 'nosaltres, ens, nostre, nostra, nostres, jo, meu, meva',
    ISSUER:
      'nosaltres, ens, nostre, nostra, nostres, jo, club*, escol*, associaci*, entitat*, comitè*, tresorer*, secretari*, mestr*, professor*, aplicaci*, bot, formulari*, organitzador*, museu*, ajuntament*, cooperativ*, administraci*, bibliotec*, botig*, ateneu*, colla',
    HOLDER:
      'titular*, posseïdor*, propietari*, soci*, sòcia, sòcies, membre*, participant*, usuari*, usuàri*, comprador*, fans, seguidor*, alumn*, estudiant*, voluntari*, voluntàri*, col·leccionist*, pare, pares, mare, mares, famíli*, client*, veí, veïn*, qui, qualsevol, tothom, persones, gent, inversor*, jugador*, amic*, amig*, visitant*, convidat*',
    TOKEN:
      'insígni*, distintiu*, fitxa, fitxes, medall*, segell*, target*, carnet*, certificat*, entrada, entrades, tiquet*, punts, diplom*, adhesiu*, enganxin*, record, records, moned*, passi, passaport*, acreditaci*, xapa, xapes',
    COIN: 'moned*, fitxa, fitxes',
    CAN: 'pot, poden, podran, podrà, podeu, podem, possible, permet*, permès, permesa',
    SUBJ: 'nosaltres, ells, elles, jo, vosaltres, ningú, després, més tard',
    AND: 'i, o, perquè',
    BUT: 'però, tanmateix, encara que, tret, després, més tard, sinó, a més, malgrat, en canvi',
    NEG: 'no, mai, ningú, res, cap, ni, tampoc, prohib*, evit*, imped*',
    NEGWITH: 'sense, en lloc, en comptes',
    NEGPOST: 'prohibit*, prohibida, prohibides, exclòs, exclosa, impossible',
    PSEUDO:
      'no només, no sols, sense límit*, sense risc*, mai no baixa, no baixa mai, no us perdeu, sense dubte, sense esforç',
    TEACHN:
      'taller*, curs, cursos, classe, classes, lliçó, lliçons, seminari*, xerrad*, qüestionari*, formaci*, unitat',
    TEACHV:
      'aprèn*, apren*, explic*, ensenya*, reconèixer, reconeix*, adverteix*, advertir, entendre, entén*, analitz*, debat*',
    ABOUT: 'sobre, contra, per què, com, què',
    XSELL:
      'vend*, ven, vendre, venut*, venda*, revend*, reven*, intercanvi*, bescanvi*, comerci*, comercialitz*, negociar, subhast*, canviar',
    BETWEEN:
      'entre ells, entre elles, entre socis, entre membres, entre col·leccionistes, a altres, a un altre, amb altres, a tercers, al millor postor, els uns als altres',
    TRADES:
      'mercat secundari, mercat de segona mà, borsa, mercat de compravenda, compravend*, comprar i vendre, compra i venda, plataforma de comerç, llibre d ordres, preu mínim, preu de mercat, fons de liquiditat, reventa, revenda',
    BUY: 'compr*, pag*, adquir*',
    MONEY: 'diner*, fons, estalvi*, efectiu, saldo*, quota, quotes, ingress*, euros, caixa, donatiu*',
    ASSETS:
      'diner, diners, fons, estalvi*, saldo*, criptomoned*, cripto, moneder*, cartera, carteres, dipòsit*, quotes, fiança, bestreta, monedes, bitcoin*, tokens',
    VALUE: 'valor*, preu*, cotitzaci*, inversi*',
    XRISE: 'puj*, augment*, creix*, créix*, dobl*, duplic*, tripl*, multiplic*, revaloritz*, encari*',
    XPROFIT: 'benefici*, guany*, rendiment*, interès, interessos, dividend*, ingress*, lucr*',
    WORTHMORE:
      'valdrà més, valdran més, val més, valen més, valgui més, augment de valor, augmenta de valor, pujarà de preu, pugi de preu, puja de preu, pujarà el preu, pujada del preu, revaloritz*, inversi*, invert*, guanyar diners, guanyaran diners, benefici*, ingressos passius, rendiment*, interessos, recompra*, fer se ric, enriqu*, doblar els diners, doblaran els diners, reserva de valor, dividend*, plusvàlu*',
    HOLDV: 'conserv*, guard*, mant*, tenir, posse*',
    EARLY: 'aviat, primer*, fundador*, abans',
    BETTER: 'guany*, més, millor*, avantatge*, benefici*',
    REGULARLY: 'cada mes, mensual*, al mes, cada any, anual*, a l any, l any, trimestral*, cada setmana, setmanal*',
    XKEEP: 'guard*, custod*, gestion*, administr*, conserv*, cuid*, desar, desem',
    CUSTODIES:
      'custòdi*, moneder comú, cartera comuna, fons comú, fons comuns, compte comú, caixa comuna, pot comú, dipositari*, fideïcom*, caixa forta, guardiola, escrow, en dipòsit',
    XPART: 'part, parts, percentatge*, per cent, fracci*, participaci*, quota, meitat, tros',
    XREVENUE: 'ingress*, benefici*, guany*, facturaci*, lloguer*, vendes, recaptaci*, collita',
    XOWNABLE:
      'empres*, companyi*, pis, casa, edifici*, quadre*, restaurant*, granja*, vinya, vinyes, vaixell*, barca*, bar, terreny*, botiga, forn, cafeteria, immoble*, negoci*',
    XOWNS: 'propietat*, propietari*, copropiet*, pertany*, dret a, drets sobre, titularitat',
    SECURITIES:
      'dividend*, accions, accionist*, part dels beneficis, part dels guanys, part dels ingressos, participació en els beneficis, participació en beneficis, percentatge dels beneficis, percentatge dels ingressos, repartiment de beneficis, repartir els beneficis, repartim beneficis, copropiet*, bons, obligacions, tokenitz*, participacions de l empresa, participació en l empresa, valors negociables',
    FUNDS:
      'prevenda*, venda de tokens, venda anticipada, recaptar diners, recaptar fons, recaptem fons, recaptem diners, recaptació de fons, captar capital, ronda de finançament, finanç*, micromecenatge, crowdfunding, capital inicial, llista blanca',
    XRAISE: 'finanç*, constru*, pagar, renov*, reform*, repar*, comprar, per al nou, per a la nova, sostre, teulada',
    XSECRET:
      'clau privada, claus privades, clau secreta, claus secretes, frase de recuperació, frases de recuperació, paraules de recuperació, frase llavor, frase secreta, paraules secretes, dotze paraules, 12 paraules, 24 paraules, contrasenya del moneder, contrasenya de la cartera, contrasenyes dels moneders, contrasenya de moneder, mnemotècni*',
    MAINNET: 'xarxa principal, xarxa de producció, cadena principal',
    REALNET:
      'bitcoin real*, bitcoins reals, bitcoin de debò, xarxa real, cadena real, monedes reals, cadena de blocs real, blockchain real, sats reals',
    FAKE: 'fals, falsa, falsos, falses, falsific*, imit*, suplant*',
    CRED: 'certificat*, diplom*, títol*, carnet*, dni, passaport*, llicènci*, permís, permisos, document*',
    LOOKLIKE:
      'sembla un, sembli un, que sembli, semblen oficial*, semblin, sembla emès*, com si, idèntic*, igual que, fer se passar, es fa passar, es fan passar, mateix logotip, mateix logo, còpia exacta, imita el',
    ORG: 'ministeri*, universitat*, policia, mossos, govern*, generalitat, ajuntament*, creu roja, estat',
    LOGO: 'logo*, logotip*, escut*, segell*, capçalera',
    GAMBLE:
      'loteri*, rifa, rifes, tómbola, apost*, aposta*, joc d atzar, jocs d atzar, casino*, ruleta, escurabutxaques',
    PYRAMID: 'piràmid*, piramidal*',
    XPASS:
      'transfer*, cedir, cedeix*, cedit*, regal*, donar a, prest*, deixar en herència, heret*, herènci*, llegar, passar a, traspass*',
    XREDEEM:
      'bescanviar per, bescanviable*, canviar per, canjear, descompt*, cupó, cupons, val de, vals, tiquet regal, targeta regal, cafè gratis, cafè gratuït, rebaix*, recompens*',
    XFREE: 'gratis, gratuït*, de franc',
    XLIMITED:
      'edició limitada, limitat*, limitada, només NUM, numerat*, numerada, numerades, primers NUM, primeres NUM, NUM primers, rar, rara, exclusi*, NUM unitats, NUM exemplars, col·leccionable*',
    XRECRUIT:
      'porta un amic, porti un amic, portin un amic, portar un amic, portar amics, convida*, convid*, recoman*, referit*, per cada amic, compart*, comparteix*, invit*',
    AIRDROP: 'dret de vot, drets de vot, vot, votar, votaci*',
    XPDATA:
      'nom complet, noms complets, nom i cognom*, cognom*, data de naixement, dates de naixement, adreç*, domicili*, foto, fotos, fotografi*, diagnòstic*, malalti*, número de dni, número de passaport, telèfon*, dades de salut, dades mèdiques, mèdic*, grup sanguini',
    SHOWN: 'públic*, públiques, visible*, mostr*, permanent*, per sempre, metadad*, cont*, pàgina, perfil*, publi*',
    MINOR: 'nen, nena, nens, nenes, infant*, alumn*, menor*, nadó*, criatur*',
    XOFFICIAL:
      'oficial*, reconegu*, acreditat*, acreditada, homolog*, autoritz*, certificat per, aprovat per, llicènci*, jurat*, notarial*, habilita*, crèdits universitaris, validesa legal',
    VAGUE:
      'ja veurem, ja es veurà, una mena de, alguna cosa, detalls més endavant, més endavant, properament, aviat més, avantatges especials, sorpres*, ja ho direm',
  },
}
