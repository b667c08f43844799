/** Italian. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/it.ts'
import { common } from './common.ts'

export const it: Lexicon = {
  language: 'it',
  glossary,
  common: common.it,
  words: {
    NUM: 'dieci, cinque, sei, decimo',
    SKIP: 'il, lo, la, i, gli, le, un, una, uno, di, del, della, dei, delle, nostro, nostra, nostri, nostre, loro, anche, già, molto, ogni, tutto, tutti, questo, questa, suo, sua, l, dell',
    WE: 'noi, nostro, nostra, nostri, nostre',
    ISSUER:
      'noi, nostro, nostra, nostri, nostre, circolo, scuola, associazione, comitato, tesorier*, segretari*, insegnant*, maestr*, app, modulo, organizzator*, museo, comune, cooperativa, club',
    HOLDER:
      'titolar*, proprietar*, membr*, soci, socio, partecipant*, utent*, acquirent*, fan, tifosi, alunn*, student*, volontari*, collezionist*, genitor*, famiglie, client*, vicin*, chi, chiunque, ognuno, persone, possessor*, detentor*, investitor*, giocator*, amic*, visitator*, sostenitor*, iscritt*',
    TOKEN:
      'distintiv*, gettone, gettoni, moneta, monete, timbro, timbri, bollino, bollini, tessera, tessere, medagli*, certificat*, attestat*, bigliett*, punti, diplom*, figurin*, ricord*, adesiv*, spilla, spille, pass, carta, carte',
    CAN: 'può, possono, potrà, potranno, potrebbero, possano, possa, permett*, consent*',
    SUBJ: 'noi, loro, io, lui, lei, chi, nessuno, poi, dopo',
    AND: 'e, o, né, poi, quindi, allora',
    BUT: 'ma, però, tuttavia, sebbene, tranne, dopo, poi, più avanti, inoltre, invece',
    NEG: 'non, mai, nessuno, nessun, nessuna, nulla, niente, né, vietat*, evitare, impedire',
    NEGWITH: 'senza, invece di, anziché, privo di, priva di',
    NEGPOST: 'vietat*, non è possibile, impossibile, esclus*, proibit*',
    PSEUDO:
      'non solo, non soltanto, senza limiti, senza rischio, senza rischi, non scende mai, non perde mai, senza dubbio',
    TEACHN: 'laboratorio su, corso, corsi, lezion*, seminari*, quiz, glossario, modulo, caso di studio, conferenza',
    TEACHV:
      'imparare, imparano, impara, spiegare, spiega, spieghiamo, insegnare, insegna, riconoscere, individuare, capire, analizzare, avvertire',
    ABOUT: 'su, sul, sulla, sui, sulle, contro, perché, come, di, dei, sugli',
    XSELL:
      "vendere*, vende, vendono, vendano, vendita, vendite, vendut*, rivend*, rivendita*, scambi*, barattare, commerci*, mettere all'asta, asta, aste, negozi*",
    BETWEEN:
      'tra loro, fra loro, tra soci, tra membri, tra fan, tra collezionisti, tra privati, tra HOLDER, ad altri, con altri, agli altri, miglior offerente',
    TRADES:
      "mercato secondario, mercato dell'usato, compravendit*, compra e vendi, comprare e vendere, comprano e vendono, libro ordini, piattaforma di scambio, quotat*, quotazione, prezzo minimo, prezzo di mercato, pool di liquidità, royalty, listino prezzi, rivendita",
    SELLIT:
      'venderla, venderlo, venderli, venderle, rivenderla, rivenderlo, rivenderli, cederlo a pagamento, lo vende, la vende, lo vendono, la vendono',
    BUY: 'compra*, comprare, acquist*, paga*, pagare',
    MONEY: 'denaro, soldi, fondi, risparmi*, contanti, monete, saldo, quote, incassi, incasso, ricavat*, cassa',
    ASSETS:
      'denaro, soldi, fondi, risparmi*, saldo, monete, criptovalut*, portafogli*, deposit*, quote, contributi, token, caparra, cauzione',
    VALUE: 'valore, prezzo, investimento, quotazione',
    XRISE: 'sal*, aument*, cresc*, raddoppi*, triplic*, moltiplic*, rivalut*, apprezz*, schizz*, impenn*',
    XPROFIT: 'profitt*, guadagn*, rendiment*, interess*, utile, utili, plusvalenz*, dividend*, ritorn* economico',
    WORTHMORE:
      'aumenta di valore, aumenterà di valore, aumentare di valore, aumentano di valore, acquista valore, acquisterà valore, cresce di valore, crescere di valore, crescerà di valore, varrà di più, varranno di più, vale di più, valere di più, varrà molto, guadagnare, guadagno, guadagni, guadagna*, reddito passivo, rendita, rendite, rendiment*, profitto garantito, buon investimento, come investimento, investimento sicuro, riserva di valore, riacquist*, investire in, diventare ricch*, raddoppi* i soldi, raddoppi* il denaro, plusvalenz*, rivalut*, interessi, prima che salga',
    HOLDV: 'tenere, tiene, tengono, conserv*, detenere, possedere, possied*, mantener*',
    EARLY: 'primi, prime, presto, prima, fondator*',
    BETTER: 'guadagn*, più, meglio, vantagg*',
    REGULARLY:
      "ogni mese, al mese, mensil*, ogni anno, all'anno, annual*, annuo, trimestral*, settimanal*, ogni settimana",
    XKEEP: 'custodi*, teniamo, tiene, conserviamo, gestiamo, gestisce, gestire, conserv*, amministr*',
    CUSTODIES:
      'custodia, custodiamo, cassa comune, fondo comune, portafoglio comune, portafoglio condiviso, cassaforte, conto comune, deposito a garanzia, salvadanaio',
    XPART: 'parte, parti, percentuale, frazione, fetta, fette, porzione, quota, quote',
    XREVENUE: 'ricav*, utili, profitti, incass*, vendite, affitt*, biglietteria, raccolto, guadagni, entrate',
    XOWNABLE:
      'azienda, società, impresa, appartamento, casa, edificio, quadro, ristorante, fattoria, vigneto, barca, bar, terreno, negozio, cantina, pizzeria, panificio',
    XOWNS: 'proprietar*, possied*, diritto a, dà diritto, comproprietar*',
    SECURITIES:
      'dividend*, azioni, azionist*, comproprietà, comproprietar*, partecipazione agli utili, partecipazione ai ricavi, condivisione dei ricavi, divisione degli utili, quota degli utili, quota dei ricavi, percentuale sugli incassi, percentuale sulle vendite, percentuale dei ricavi, obbligazion*, tokenizzare, tokenizzat*, proprietà frazionata, quote della società, quote dell azienda, fetta degli, fetta dei',
    FUNDS:
      'prevendit*, vendita di token, vendita anticipata, raccolta fondi, raccogliere fondi, raccogliere capitali, raccogliere soldi, raccolta di capitali, round di finanziamento, finanziamento collettivo, finanziare, lista bianca, con il ricavato, il ricavato',
    XRAISE:
      'finanzi*, costru*, pagare, ristruttur*, comprare, acquistare, riparare, per il nuovo, per la nuova, ricavat*',
    XSECRET:
      'chiave privata, chiavi private, frase seme, frase di recupero, frasi di recupero, parole di recupero, parole segrete, dodici parole, 12 parole, 24 parole, password del portafoglio, password del wallet, frase segreta, frase mnemonica',
    MAINNET: 'rete principale, rete di produzione',
    REALNET:
      'bitcoin vero, bitcoin veri, monete vere, blockchain vera, rete vera, bitcoin reale, bitcoin reali, monete reali, sats veri, catena vera, per davvero',
    FAKE: 'fals*, falsific*, contraffa*, finto, finta, finti, imitare',
    CRED: 'certificat*, diplom*, patent*, licenz*, passaport*, document*, tesser*, attestat*, laurea',
    LOOKLIKE:
      'sembri, sembra quello, sembra rilasciat*, identic*, uguale a quello, come se fosse, farlo passare, spacciar*, copiare il',
    ORG: 'ministero, università, polizia, governo, comune, croce rossa, regione',
    LOGO: 'logo, stemma, sigillo, timbro',
    GAMBLE: 'lotteri*, riffa, scommess*, scommett*, casinò, slot machine, tombola a pagamento',
    PYRAMID: 'piramid*, ponzi',
    XPASS:
      'regalare*, regalarl*, cedere*, cederl*, cedibil*, trasferire*, trasferibil*, trasferirl*, prestare*, prestarl*, ereditare*, lasciare in eredità, passare a un, passarl*, donare a, consegnare a un altro',
    XREDEEM: 'riscatt*, sconto, sconti, buono, buoni, coupon',
    XFREE: 'gratis, omaggio, in regalo, gratuit*',
    XLIMITED:
      'edizione limitata, edizioni limitate, limitat*, numerat*, solo NUM, soltanto NUM, primi NUM, esclusiv*, rar*, tiratura, sorteggio, estratti a sorte',
    XRECRUIT:
      'porta un amico, portare un amico, portano un amico, invita un amico, invitare un amico, ogni amico, per ogni amico, presentare un amico, condividere il post, condivide, pubblica sui, reclut*',
    AIRDROP: 'diritto di voto, voti, votare, voto in più',
    XPDATA:
      'nome completo, nome e cognome, cognome, data di nascita, codice fiscale, indirizzo, foto, fotografia, diagnosi, malattia, carta d identità, numero di telefono, dati sanitari, cartella clinica',
    SHOWN: 'pubblic*, visibil*, mostra*, permanent*, metadati, compare, compaiono, riporta, contiene, include, pagina',
    MINOR: 'bambin*, alunn*, minor*, ragazzi, figli*, neonat*',
    XOFFICIAL:
      'ufficiale, ufficiali, ufficialmente, accreditat*, riconosciuto da, riconosciuta da, riconosciuto dal*, titolo universitario, abilita a, giurat*, licenza di, patente di, valore legale, crediti formativi, crediti universitari, omologat*, abilitant*',
    VAGUE:
      'poi si vedrà, si vedrà, vedremo, una specie di, qualcosa come, qualcosa tipo, maggiori dettagli, prossimamente, vantaggi speciali, da definire, sorprese, benefici futuri, poi vediamo',
  },
}
