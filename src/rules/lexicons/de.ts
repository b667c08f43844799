/** German. */
import type { Lexicon } from '../../core/rule.ts'
import { glossary } from '../glossaries/de.ts'
import { common } from './common.ts'

export const de: Lexicon = {
  language: 'de',
  glossary,
  common: common.de,
  words: {
    TEACHB: 'workshop*, kurs*, seminar*, quiz, vortrag',
    NUM: 'zehn, zehnte, fünf, sechs, elfte',
    SKIP: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer, unser, unsere, unseren, unserem, unserer, ihr, ihre, ihren, auch, schon, sehr, jeder, jede, jedes, alle, dann, immer',
    WE: 'wir, uns, unser, unsere, unseren, unserem, ich, mein, meine',
    ISSUER:
      'wir, uns, unser, unsere, unseren, unserem, unserer, ich, verein, schule, klub, vorstand, kassenwart, kassier*, schatzmeister*, sekretär*, lehrer*, app, bot, formular, veranstalter*, museum, gemeinde, genossenschaft, verwaltung, betreiber*',
    HOLDER:
      'inhaber*, besitzer*, mitglied*, teilnehm*, nutzer*, käufer*, fans, schüler*, student*, freiwillige*, sammler*, eltern, familien, kund*, nachbar*, wer, jeder, jedem, personen, leute, halter*, anleger*, investor*, spieler*, freund*, besucher*, gäste, unterstützer*, bewohner*, *mitglieder*',
    TOKEN:
      'abzeichen, *abzeichen, anstecker, marke*, stempel, karte*, *karte, *karten, medaille*, zertifikat*, *zertifikat*, eintrittskarte*, ticket*, punkt*, urkunde*, *urkunde*, sammelbild*, aufkleber*, andenken, ausweis*, mitgliedschaft*, münze*, *token*, *münze*, *badge*, pass, pässe, gutschein*, bescheinigung*',
    CAN: 'kann, können, könnte*, darf, dürfen, dürfte*, soll, sollen, sollten, lässt, möglich',
    SUBJ: 'wir, sie, ich, du, ihr, wer, niemand, man, er, später, danach',
    AND: 'und, oder, dann, sowie, damit, sodass',
    BUT: 'aber, jedoch, obwohl, allerdings, außer, später, danach, anschließend, trotzdem, dafür, sondern, doch, nachher, zusätzlich, außerdem',
    NEGALL: 'nicht, nie, niemals, keinesfalls',
    NEG: 'kein, keine, keinen, keinem, keiner, keinerlei, niemand, nichts, weder, noch, verbieten, vermeiden, verzichten auf, verhindern',
    NEGWITH: 'ohne, statt, anstatt, anstelle, frei von',
    NEGPOST: 'ausgeschlossen, verboten, untersagt, nicht möglich, unmöglich, nicht vorgesehen, nicht gestattet',
    PSEUDO:
      'nicht nur, nicht bloß, ohne grenze, ohne limit, ohne risiko, nie fallen, fällt nie, nie verlieren, verliert nie, nicht verpassen, kein wunder, kein zweifel, ohne aufwand',
    TEACHN:
      'workshop*, kurs*, *kurs, unterricht*, *stunde, lektion*, seminar*, vortrag, quiz, glossar*, fallstudie*, *lehrgang, einheit',
    TEACHV:
      'lernen, lernt, erklären, erklärt, lehren, lehrt, erkennen, erkennt, warnen, warnt, verstehen, vermitteln, aufklär*, besprechen, analysieren',
    ABOUT: 'über, gegen, warum, wie, zu, zum, zur, was',
    XSELL:
      'verkauf*, weiterverkauf*, wiederverkauf*, *verkäufe*, veräußer*, handel, handeln, gehandelt, tausch*, eintauschen, versteiger*, verhökern, *handelbar*, weiterveräußer*',
    BETWEEN:
      'untereinander, miteinander, zwischen mitgliedern, zwischen fans, zwischen sammlern, an andere, an dritte, mit anderen, unter mitgliedern, höchstbietend*, meistbietend*, unter sich',
    TRADES:
      'zweitmarkt, sekundärmarkt, marktplatz für, handelsplattform*, tauschbörse*, *börse, börse, börsengang, orderbuch*, kauf und verkauf, kaufen und verkaufen, an und verkauf, liquiditätspool*, mindestpreis, lizenzgebühr bei, kurswert, weiterverkauf*, wiederverkauf*, marktpreis*',
    BUY: 'kauf*, kauft, bezahl*, zahl*, erwerb*',
    MONEY:
      'geld, *geld, gelder*, ersparnis*, münzen, coins, guthaben, beitrag, beiträge, einnahmen, erlös*, kasse, bargeld',
    ASSETS:
      'geld, *gelder*, ersparnis*, guthaben, münzen, coins, kryptowährung*, wallet*, geldbörse*, brieftasche*, einlage*, beiträge, tokens, pfand, kaution*, anzahlung*, taschengeld, bitcoin*',
    VALUE: 'wert, preis, kurs, einsatz, investition, anlage',
    XRISE:
      'steig*, wächst, wachs*, erhöh*, verdoppel*, verdreifach*, vervielfach*, zunehm*, zunimmt, klettert*, explodier*, gestiegen',
    XPROFIT: 'gewinn*, rendite*, zins*, ertrag, erträge, profit*, verzinsung, ausschüttung*, kursgewinn*',
    WORTHMORE:
      'wertsteigerung*, wertzuwachs*, im wert steig*, steigt im wert, steigen im wert, an wert gewinn*, an wert zunimmt, gewinnt an wert, mehr wert, viel wert, wertvoller, geldanlage*, wertanlage*, kapitalanlage*, als anlage, gute anlage, investieren in, investition, passives einkommen, rendite*, gewinn machen, gewinne machen, geld verdien*, verdient geld, reich werden, rückkauf*, zurückkaufen, wertaufbewahrung*, wertspeicher*, verdoppelt sein geld, verdoppelt ihr geld, verdoppeln ihr, sein geld verdoppeln, ihr geld verdoppeln, zinsen, verzinst, kursgewinn*, lohnt sich zu behalten, lohnt sich, sie zu behalten, bevor der preis, dividende*',
    HOLDV: 'behält, behalten, halten, hält, besitzt, aufbewahr*',
    EARLY: 'früh, früher, frühe, erste, ersten, gründung*, als erster',
    BETTER: 'gewinn*, profitier*, mehr, besten, am meisten, vorteil*',
    REGULARLY:
      'jeden monat, monatlich*, im monat, pro monat, jährlich*, pro jahr, im jahr, jedes jahr, quartal*, wöchentlich*, jede woche, pro woche',
    XKEEP: 'verwahr*, aufbewahr*, bewahren, verwalt*, hüten, halten, hält, lager*, passen auf, passt auf, hinterleg*',
    CUSTODIES:
      'verwahrung, treuhand*, treuhänd*, gemeinschaftskasse, gemeinsame kasse, gemeinsame wallet, gemeinschaftswallet, tresor*, schließfach, einlagen, sammelkonto, sammelwallet, gemeinschaftskonto, pfandkasse, sparkasse, sparkreis, gemeinschaftstopf, gemeinsamer topf',
    XPART: 'anteil*, teil, teile, prozent, bruchteil*, stück, quote, hälfte, scheibe',
    XREVENUE: 'umsatz, umsätze*, gewinn*, einnahmen, ertrag, erträge*, erlös*, miete*, ticketverkauf*, ernte*',
    XOWNABLE:
      'firma, unternehmen, wohnung*, haus, gebäude*, gemälde*, restaurant*, hof, weinberg*, boot, schiff, kneipe, grundstück*, laden, brauerei*, café, bäckerei*, solaranlage*, verein',
    XOWNS: 'eigentüm*, besitz*, gehört, anrecht, anspruch, miteigent*, berechtigt',
    SECURITIES:
      'dividende*, aktie*, aktionär*, gewinnbeteiligung*, umsatzbeteiligung*, erlösbeteiligung*, ertragsbeteiligung*, beteiligung am gewinn, am gewinn beteilig*, am umsatz beteilig*, an den einnahmen beteilig*, miteigentum*, miteigentümer*, anteilseigner*, gesellschaftsanteil*, unternehmensanteil*, firmenanteil*, genussschein*, genussrecht*, anleihe*, schuldverschreibung*, wandel*, bruchteilseigentum, tokenisier*, anteile an, anteil am, anteil an, anteil der',
    FUNDS:
      'vorverkauf*, tokenverkauf*, vorab verkauf, finanzierungsrunde*, kapital sammeln, geld sammeln, gelder sammeln, kapital einsammeln, geld einsammeln, crowdfunding, schwarmfinanzierung*, startkapital, finanzieren, finanziert, finanzierung, mit dem erlös, vom erlös, aus dem erlös, warteliste für den, spendenziel, whitelist',
    XRAISE:
      'finanzier*, bauen, bezahlen, renovier*, anschaff*, kaufen, baut, sanier*, für das neue, für den neuen, für die neue',
    XSECRET:
      'privater schlüssel, privaten schlüssel, private schlüssel, privatschlüssel*, wiederherstellungsw*, wiederherstellungsphrase*, seed wörter, seed phrase, geheime wörter, geheimwörter, zwölf wörter, 12 wörter, 24 wörter, wallet passwort, passwort der wallet, passwort ihrer wallet, passwort deiner wallet, passwort zur wallet, schlüsseldatei*, sicherungsphrase*, signaturschlüssel, merkphrase*',
    MAINNET: 'hauptnetz, *hauptnetz, hauptnetzwerk, produktivnetz, produktionsnetz, hauptkette',
    REALNET:
      'echte coins, echten coins, echte bitcoin, echten bitcoin*, echte blockchain, echten blockchain, echtes netz, echten netz, echte sats, echten sats, richtige blockchain, richtigen blockchain, echte kette, echten kette, scharf schalten',
    FAKE: 'gefälscht*, fälsch*, falsche, falscher, falsches, nachgemacht*, nachmach*, nachahm*, imitier*, unecht*',
    CRED: 'zertifikat*, diplom*, zeugnis*, ausweis*, urkunde*, führerschein*, impfpass, pass, lizenz*, bescheinigung*, attest*, *schein',
    LOOKLIKE:
      'sieht aus wie, aussieht wie, aussehen wie, genau wie das, identisch, als wäre, als ob, als käme, täuschend echt, ausgibt als, nachempfunden, gleiche wappen, gleiche logo, dasselbe wappen, wie vom original',
    ORG: 'ministerium*, universität*, uni, polizei, regierung, amt, behörde*, rotes kreuz, roten kreuz*, ihk, tüv, stadt, handwerkskammer',
    LOGO: 'logo*, wappen, siegel, briefkopf, stempel',
    GAMBLE: 'tombola*, lotterie*, wette*, wetten, verlosung mit einsatz, glücksspiel*, casino, spielautomat*, jackpot',
    PYRAMID: 'pyramid*, schneeball*',
    XPASS:
      'weitergeb*, weitergereicht, weitergegeben, weiterreich*, verschenk*, weiterverschenk*, übertrag*, überlass*, verleih*, ausleih*, vererb*, vermach*, übergeb*, weitervererb*, schenken',
    XREDEEM:
      'einlös*, eingelöst, rabatt*, gutschein*, kostenlos* kaffee, freigetränk*, ermäßig*, vergünstig*, nachlass, prämie*, geschenkt',
    XFREE: 'gratis',
    XLIMITED:
      'limitiert*, limitierte auflage, nur NUM, nummeriert*, erste NUM, ersten NUM, NUM stück, NUM exemplare, selten*, rar*, exklusiv*, einmalige auflage, verlosung, verlost, sammlerstück*, begrenzte auflage',
    XRECRUIT:
      'freunde werben, freund wirbt, wirbt, werben, geworben*, empfehl*, mitbring*, freund mitbringt, einladen, einlädt, weiterempfehl*, teilt den beitrag, beitrag teil*, post* über, jeder geworbene',
    AIRDROP: 'stimmrecht*, mitbestimm*, abstimm*, stimmgewicht*',
    XPDATA:
      'vollständige* name*, vor und nachname*, vorname und nachname*, nachname*, vollem namen, voller name, vollen namen, klarname*, geburtsdatum, geburtstag*, adresse*, wohnort, anschrift, foto, fotos, diagnose*, krankheit*, ausweisnummer*, personalausweis*, telefonnummer*, gesundheitsdaten, krankenakte, blutgruppe*, allergie*',
    SHOWN:
      'öffentlich*, sichtbar*, zeigt, zeigen, anzeig*, dauerhaft*, permanent*, metadaten, steht, stehen, veröffentlich*, enthält, seite, profil, für alle',
    MINOR: 'kind, kinder*, kindern, schüler*, minderjährig*, baby*',
    XOFFICIAL:
      'offiziell*, amtlich*, staatlich anerkannt*, anerkannt*, akkreditiert*, zertifizierter, beglaubigt*, vereidigt*, zugelassen*, lizenz zum, lizenz für, berechtigt zum, rechtsgültig*, ects, studienleistung*, hochschulzertifikat*, geprüfte*, notariell*, approbiert*',
    VAGUE:
      'mal sehen, irgendwas, irgendetwas, irgendein, so eine art, eine art, details folgen, folgt später, demnächst, besondere vorteile, noch offen, überraschung*, künftige vorteile, wird noch bekannt, wird später bekannt, später mehr',
  },
}
