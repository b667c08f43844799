/** What German words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: ein eine ne nen
abolished: abgeschafft aufgehoben abgebaut
about: rund etwa circa ungefähr ca betreff bezüglich
about this: hierüber diesbezüglich
above: oben obere oberhalb obendrauf
abstentions: enthaltung
academic: akademisch
academy: akademie
accept: annehmen akzeptieren
acceptance: annahme
accepted: angenommen akzeptiert
accepts: annimmt
access: zugriff zugang zugreifen zugänge zutritt einsicht
accesses: zugreift
accessibility: barrierefreiheit
accompanied: begleitet geleitet
accompany: begleiten begleitung betreuung betreut
according: gemäß zufolge entsprechend
account: konto benutzerkonto mitgliedskonto sammelkonto kundenkonto stammeskonto zeitkonto konten
accreditation: akkreditierungen anerkennungen zulassungsbescheid
accredited: akkreditiert akkreditierung akkreditierungsstelle
ace: ass
achieved: geschafft erreicht
active: tätig aktiv
activity: tätigkeit tätigkeitsfeld aktivität
additional: zusätzlich
address: adresse wohnort anschrift wohnsitz postanschrift lieferadresse heimatadresse postadresse wohnadressen
administer: verwalten
administers: verwaltet
administration: verwaltung geschäftsführung ordnungsamt
admission: aufnahme zulassung
admission ticket: eintrittskarte
admitted: zugelassen aufgenommen
ads: anzeigen
adults: erwachsene
advance payment: vorauszahlung vorkasse vorauskasse
advantage: vorteil
advent: adventszeit adventssonntag
advent window: adventsfenster
advertising: werbung werben werbegemeinschaft
affected: betroffen
after: nach hinterher anschließend
afternoon: nachmittag
afternoons: nachmittagen
again: wieder nochmal erneut abermals immerwieder
against: gegen wider
age: lebensalter alters altersangabe
agents: agenten
agreed: vereinbart abgemacht
air: luft
all: alle älle alleweil sämtliche
allegedly: angeblich vermeintlich
allotment: parzelle kleingarten parzellenpächter
allowed: erlaubt zulässig erlauben berechtigten
almost: fast beinahe nahezu
alone: allein
already: schon bereits längst
also: auch ebenfalls ebenso au gleichfalls
altar boys: ministranten
although: zwar obwohl obgleich obschon
always: immer stets dauernd ständig jedesmal
am: bin
amber: bernstein
among themselves: untereinander
amount: höhe menge beträgen
anchor: anker
and: sowie und un ond
angling: angeln
animal: tier
animal shelter: tierheim
animated: animiert
anniversary: jubiläum firmenjubiläum stadtjubiläum chorjubiläum vereinsjubiläum jahrestag
anniversary badge: jubiläumsabzeichen
announcement: ankündigung pressemitteilung durchsage bekanntgabe
annual badge: jahresplakette
annual fee: jahresgebühren jahresbeitrags
annual gift: jahresgabe
annual interest: jahreszinsen
annual profit: jahresüberschuss
annual report: jahresbericht
anonymous: anonym
answer: antwort
answered: antwortete
any: etwaige jegliche irgend
anyone: irgendjemand irgendwer
anytime: jederzeit
anyway: eh ohnehin sowieso jedenfalls
apartments: wohnung
app: anwendung
appear: erscheinen auftauchen
appears: scheint taucht
applicants: antragsteller bewerber
application: bewerbung gesuche antragstellung
apply: beantragen bewerben beantragt
appointment: termin
apprentice job: sackgeldjob
apprentices: auszubildende azubi lehrling
apprenticeship: lehrjahr ausbildung lehre
approval: entlastung freigabe billigung
approved: genehmigte gebilligt abgenommen bewilligte
apron: schürze
arbour: laube
are: sind seid send bist
areas: flächen
argued: gestritten
arms: landeswappen stadtwappen staatswappen
around: um ums herum rum umher umgebung
arrival: anreise
arrived: angekommen
article: artikel
as: als indem
ash wednesday: aschermittwoch
ask: bitten nachzufragen stell
asked: gefragt nachgefragt fragte
asked for: gebeten erbeten
asks: bittet
asset: vermögensgegenstand anlageklasse
assistant: assistent hilfskraft
assistants: assistenten hilfskräfte
association: verband dachverband landesverband kreisverband bundesverband vereinigung genossenschaftsverband kreisliga bezirk fachverband verbände
asylum: asyl
at: am bei beim an ans
at all: gar überhaupt
at least: wenigstens mindest
at most: höchstens maximal max höchstzahl
attend: besuchst teilnehme teilnimmst teilnehmt
attendance: anwesenheit anwesenheitsliste teilnahmen präsenz teilnehmerzahl beteiligungs
attendance list: teilnehmerliste unterschriftenliste
attendance proof: anwesenheitsnachweis anwesenheitsmarke
attended: anwesende teilnahm beigewohnt
auction: versteigerung auktion ersteigern ersteigert meistbietend höchstgebot auktionshaus bieter versteigere gebotsrunde versteigerungserlös
auctioned: versteigerte versteigerst
auctions: auktionshäuser
audio track: tonspur
audition: vorspiel
august: augusts
authenticity: echtheit echtheitszertifikat echtheitsnachweis originalität
author: autor
authorisation: vollmacht ermächtigung bevollmächtigt
authorities: ämter
authority: behörde amtes aufsicht aufsichtsbehörde dienststelle bundesbehörde staatsgewalt bafin
automatically: automatisch
autumn: herbst
available: verfügung verfügbar erhältlich
available now: vorliegende
awake: wach
award: verleihung verleiht vergabe auszeichnung vergibt auszeichnen verleihe überreichung preisverleihung
awarded: vergeben verliehen ausgezeichnet zuerkannt erteilt prämiert
awards ceremony: siegerehrung
away trips: auswärtsfahrten
bachelor: bachelorabschluss bachelors
back: retour rück
back part: rücken
background: hintergrund
backup: sicherungskopie datensicherung sicherheitskopie
badge: abzeichen plakette anstecker badges nadel anstecknadel vereinsnadel vereinsabzeichen medaillon pin pins plakettchen button ehrenzeichens abzeichenbild mitmachabzeichen helferabzeichen danknadel verdienstnadel treueabzeichen treuenadel leistungsnadel kursplakette erinnerungsplakette jahresabzeichen gruppenabzeichen schulabzeichen klassenabzeichen festabzeichen festplakette turnierabzeichen teilnahmeplakette
badger: dachs
badges: ansteckern abzeichenkarten ehrenabzeichens buttons
bake: backen bäckt backt bäckst backkurse backaktion gebackene
baked: gebacken backte
bakery: bäcker backhaus
baking: backend backkurs backtag
balance: kontostand saldo bilanz restwert kontostände
ball entry: balleinlass
ball opening: eröffnungspolonaise
balls: bälle
band: bändchen armband wochenendbändchen
bank: kreditinstitut sparkasse raiffeisenbank volksbank banken notenbank geldinstitut
bank details: bankverbindung kontonummer iban bankdaten kontodaten
bankruptcy: pleite insolvenz konkurs
barrier: absperrgitter
basis: grundlage
basket: korb
be: werden sei seien
bean: bohne
bearer: träger inhaberpapier
bearer share: inhaberaktie vorzugsaktien stammaktien
beautiful: schön hübsch
became: wurde worden
because: weil denn
because of: wegen aufgrund
bedside: bettrand
beech: buche
beekeeping: imker imkerinnen bienenstöcke
beer: bier sudhaus sudkessel braukessel fass
beer token: biermarke
bees: biene bienenpatenschaft
beetle: käfer sonnenkäfer
before: vor vorher bevor vorab zuvor vorgängig ehe
began: begann
beginner: anfänger
begins: beginnt
begun: angefangen begonnen
behalf: auftrags
behaviour: verhalten
behind: hinter hinten dahinter
being there: dabeisein
believe: glaube
believed: glaubte
believes: glaubt
bell: glocke
belong: gehören dazugehören
belonged: gehörte
belongs: gehört
belt: gurt
benches: bänke ruhebank
bequeath: vererben vererbbar vermachen
beside: neben
besides: außerdem zudem ferner überdies
best: beste
bet: wette
better: besser
between: zwischen zwischendurch
beware: vorsichtig
bid: bieten gebot
bidding: bietend bietern mitbieten mitgeboten
bidding round: bieterrunde
big: groß größer größte erhebliche
bike: rad fahrrad rads dreirad lastenrads tandem
billed: abgerechnet
binding: verbindliche bindend
birth date: geburtsdatum geburtsdaten geburtstermin geburtsjahr geburtsort geburtstagsdatum
birthday: geburtstag geburtstagskind geburtstagsfeier geburtstagsliste
bit: bissl bisschen stückchen bissel
black: schwarz
black market: schwarzmarkt
black money: schwarzgeld
blessing: segen
block: sperren blöcke
blocked: gesperrt
blood donation: blutspende
blood donations: blutspenden
blood group: blutgruppe
blossom: blüte blüht sonnenblume knospe
blows: pustet
blue: blau
board: vorstand vorstände vorstandssitzung brett tafel aufsichtsrat
boat: boot fähre
boat licence: bootsführerschein segelschein motorbootschein
bond: staatsanleihe obligation
bonus: boni zugabe extrabonus bonuszahlung startbonus bonusgutschrift bonusbetrag bonusaktion willkommensbonus jubiläumsbonus
bonus points: bonuspunkte
book: buch kochbuch hüttenbuch gipfelbuch booklet taschenbuch buchen
booked: gebucht verbucht
booking system: buchungssystem
booklet: heft begleitheft stempelheft
bookmark: lesezeichen
books: bucht bücher bände
books read: lesepunkte
bookshop: buchhandlung
bookworm: leseratte
borrow: leihen ausborgen
borrowed: ausgeliehen geborgt entliehen
borrower: darlehensnehmer kreditnehmer ausleiher entleiher
boss: chef juniorchef leiter leitung bürochef vorgesetzte
bottle deposit: flaschenpfand
bottles: flasche
bought: gekauft erworben kaufte angeschafft ersteigerte
bound: gebunden personengebunden
boundary: grenzlinie
bow: schleife
box: kasten kiste karton pakete truhe
brass band: blaskapelle bläser musikkapelle
bread: brot pausenbrot laib
bread badge: brötchenabzeichen backhauszeichen
bread rolls: brötchen brezn brezen brezeln
break: pause unterbrechungen
break snack: pausenglück
breakfast: frühstücken
brewery: brauerei
bride: braut
bridge day: brückentag
bridgehead: brückenkopf
bright: hell heiter
brighter: heller
bring: mitzubringen bring
brings: bringt
brisk: flott
broken: kaputt defekt zerbrochen
broker: makler vermittler
brokered: vermittelt
bronze: bronzene
brook: bach
broom: besen
brought: brachte gebracht
bubbles: blasen seifenblase
bucket: eimer
build: bauen
building: gebäude bau zubau neubaugebiet baustelle bauabschnitt
builds: baut
built: gebaut erbaut bebaut baute
burned: verbrannt verbrennen
bus: autobus
bus trip: busfahrt
but: aber doch sondern
button: knopf mausklick knöpfe
buy: kaufe kaufst erwerben anschaffen zukaufen nachkaufen ersteht erstehen
buyback: rückkäufe zurückkaufen zurückkauft zurückgekauft rückkaufpreis rücknahmepreis rückkaufs zurückgenommen rücknahmegarantie
buyer: käufer erwerber ersteher
buyers: käufern kaufinteressenten abnehmer käuferinnen interessenten
buying: kaufend erwerbend einzukaufen zukauf zukäufe
buying agent: einkaufsagent
buys: kauft erwirbt
cab: führerstand
cabaret: kabarett
cable: kabel
cafe: café internetcafé kaffeehaus seniorencafés kaffeebar kaffeestube
cake: kuchen zwetschgenkuchen torte kuchenspenden
calculate: rechnen
calculated: berechnet ausgerechnet
calculates: rechnet
calendar: kalender
call: nennen rufen anrufen rufa nennt
called: heißt heißen genannt heisst hieß nannte
calls: ruft
calls up: aufruf
came: kam kamen gekommen
camera: kamera
camp: lager sommerlager zeltlager ferienlager
campaign: aktion kampagne
camping: zelt
can: kann könnt können känn
cancellation: storno stornierung absage
candles: kerze
cannot: nichtkann
canteen: kantine mensa
canvas: leinwand
cap: kochmütze
capital: kapital mezzanine eigenkapital grundkapital
capital raise: kapitalerhöhung
car: auto wagen
caravan builder: wagenbauer
card: karte ausweis stammgastkarte teilnahmekarte klubkarte kärtchen ehrenamtskarte spielkarte karteikarte
cardboard: pappe
cards: karten karteikarten spielerkarten karteikärtchen
care home: altenheim pflegeheim
care of: obhut
career changer: quereinsteiger
carer: betreuer pfleger
cares: pflegt
caretaker: hausmeister
cargo bike: lastenrad
carnival: faschingsfeier fasching karneval alaaf garde gardeprobe narren närrinnen
carnival club: faschingsverein
carp: karpfen
carried: getragen geschleppt
carries: trägt
carry: trag schleppen
cartridges: patronen
case: fall
cash: kasse bar bargeldes kassenbestand barauszahlung barwert
cash notice: kassenaushang
cash payment: barzahlung
cash report: kassenbericht
cash value: barwerte
cashback: rückvergütungen
casino: spielbank spielcasino
cast: besetzung
cat: katze kater
cathedral: dom
caught: erwischt gefangen ertappt
caution: vorsicht achtung
celebrate: feiern gefeiert
celebrates: feiert
cellar: keller lesekeller fahrradkeller
central: zentral
cents: cent
centuries: jahrhunderten
ceramics: keramik
ceremony: festakt feier zeremonie
certain: bestimmt gewisse
certificate: urkunde zeugnis bescheinigung schein zertifikat nachweis bestätigung zertifikates teilnahmebestätigung teilnahmebescheinigung teilnahmeurkunde teilnahmenachweis befähigungsnachweis sachkundenachweis forscherurkunde rebenurkunde ehrenamtsurkunde ehrenurkunde meisterbrief gesellenbrief urkundlich brevet europass leistungsnachweis fortbildungsnachweis kursbescheinigung teilnahmezertifikat bescheid besitzurkunde urkundenpapier prüfungsurkunde abschlusszeugnis arbeitszeugnis meisterurkunde schulzeugnis diplomurkunde zertifizierung bescheinigte teilnehmerurkunde lehrgangsbescheinigung schulungsnachweis ausbildungsnachweis abschlusszertifikat kurszertifikat kurszeugnis bestätigungsschreiben beurkundung
certificates: zertifikate zeugnisse scheine nachweise bescheinigungen diplomen
certified: geprüfte beglaubigt zertifiziert
chain: kette
chainsaw: motorsäge kettensäge
chair: vorsitzende stuhl stühle
chalk: kreide
chamber: ihk handwerkskammer handelskammer kammer
change: ändern ändert wechseln wechselt änderung wechselgeld verändern
changed: wechselte
changing room: umkleide
channel: kanal
chant: kantor
chapel: kapelle
chapter: kapitel
charity run: spendenlauf
chat: messenger whatsapp
cheap: günstig billig preiswert
cheaper: billiger günstiger verbilligt
check: kontrolliert prüfen kontrollieren überprüfen häkchen haken kontrolle sichtprüfung überprüfung
checks: prüft
checksum: prüfsumme hexwert prüfziffer
cheese: käse
chickens: hühner hahn
child: kind
childcare: kinderbetreuung kinderhüten kinderabholen
children: kinder kindes kinderumzug
chimney: schornstein
chlorine: chlorstörung
choir: chor konzertchor aufbauchor mädchenkantorei kirchenchor gesangverein männerchor kinderchor bläserklasse chorleiter singgemeinschaft gospelchor kantorei chorverband chormusik
chosen: gewählt
christmas party: weihnachtsfeier
church: kirche sakristei kirchenjahres kirchlich pfarre
cider: apfelschorle limo
cinema: kino
citizens: bürger bürgerinnen
city archive: stadtarchiv archiv
claim: anspruch ansprüche forderung behaupten
clarified: geklärt
clarify: klären
class: klasse schulklasse schulkurs klassenseite
classes: klassen unterricht
classified ads: kleinanzeigen willhaben
clay: ton lehmbau
clean: putzen sauber reinigen
cleaned: geputzt gereinigt
cleanup: aufräumen aufgeräumt müllsammeln putzaktion
clears: räumt
clerk: sachbearbeiter schriftführer
climb: windradbesteigung
climbing: klettergerüst kletterwand klettern bouldern
climbing hall: kletterhalle
climbing monkey: kletteräffchen
clinic: klinik krankenhaus arztpraxis ambulanz
clock: uhr
closed: geschlossen schließt schließen
closure: sperrung
club: imkerverein verein klub dorfverein hauptverein fördervereins heimatverein schützenverein fußballverein kleingartenverein gartenbauverband tc sv tsv fc kegelclub kegelklub tauchclub freundeskreis
club account: vereinskonto
club council: vereinsrat
club dinner: vereinsessen
club funds: vereinskasse kameradschaftskasse kaffeekasse kassenstand
club page: vereinsseite
clubhouse: vereinsheim clubhaus
coach: trainerin coachs
coarse: grobem
coaster: bierdeckel
code: geheimzahl prüfcode zugangscode quellcode
coffee: kaffee röstpost
coffee machine: kaffeemaschine siebträger
coin: münze coin silbermünze gedenkmünze sonnenmünze
coins: coins kryptomünzen goldmünzen silbermünzen gedenkmünzen
colleagues: kollegin kollegium kollege
collect: sammeln einsammeln sammle
collected: gesammelt sammelte
collectible: sammlerstück sammelobjekte sammelstück sammelwürdig
collecting cards: sammelkarten sammelbilder
collection: kollektion sammlung kleidersammlung sammelobjekt sammlerobjekt
collective: kollektiv
collector edition: sammlerausgabe
collector value: sammlerwert liebhaberwert
collectors: sammler sammlerinnen
collects: sammelt sammelst
collects money: kassiert kassieren
college: kolloquium berufsakademie universität uni hochschulen
colour: farbe farbton farbig
come: komme herein
comes: kommt kommst chunnt
commemorative coin: jubiläumsprägung
commission: provision vermittlungsprovision kommission
commissioned: beauftragt
committee: ausschuss gremium
common: gemeinsame üblich gewöhnlich gewohnt
community: gemeinde gemeinschaft community kommune vereinsgemeinschaft hausgemeinschaft bestellgemeinschaft kirchengemeinde
compact: kompakt
companies: firmen gesellschaften
company: firma unternehmen betrieb schülerfirma übungsfirma gesellschaft gmbh ag konzern firmenname aktiengesellschaft
comparison: vergleich
compass: kompass
compete: wetteifern
complete: abschließen absolvieren vollenden komplett fertigstellen
composed: zusammengesetzt
compost: kompost kompostberatung
compound interest: zinseszins
compulsory hours: pflichtstunden fehlstunden
computer: rechner pc vereinsrechner laptops
computer science: informatik informatikunterricht
comrade: kamerad
concert: konzert requiem
concluded: abgeschlossen
conditions: bedingung teilnahmebedingungen
confession: beichtgelegenheit
confidential: vertrauliche
configuration: konfiguration
confirm: bestätigen bescheinigt bescheinigen attestieren beglaubigen
confirmation class: konfi
confirmed: bestätigt
congratulations: glückwunsch gratulation glückwünsche gratulieren
connected: verbunden angeschlossen verbindungen
consecutive: fortlaufend
consensus: konsens
consent: einverständnis einverstanden zustimmung einwilligung zugestimmt zustimmen
consideration: gegenleistung
considered: betrachtet
consumer advice: verbraucherzentrale
contact: kontakt ansprechpartner kontaktdaten
contains: enthält beinhaltet
content: inhalt
context: zusammenhang kontext
contract: vertrag vereinbarung kaufvertrag
contracts: verträge
contributed: eingebracht
conversation summary: gesprächszusammenfassung
conversion: umwandlung
convert: umrechnen umgewandelt wandeln
convertible: konvertierbar wandelbar
cook: kochabende koch köchin kochkurse kochgruppen rezepte
cook connoisseur: kuchenkenner
cooked: gekocht kochte
cooking: kochend kochrunde kochgruppe
cooks: kocht
cooperation: zusammenarbeit kooperation
cooperative: genossenschaft energiegenossenschaft wohnungsgenossenschaft bürgerenergie baugenossenschaft bürgergenossenschaft eg
coordinator: koordinator
coowners: miteigner
copies: exemplare
copy: kopie abschrift exemplar vervielfältigung
corner: eck ecke
corrected: korrigiert
correspond: entsprechen
corresponds: entspricht
corridor: flur
cost: kostete
cost price: selbstkostenpreis
costs: koste fahrtkosten nebenkosten
costume: kostüm
cots: feldbetten
could: könnte konnte könne gekonnt
count: zählen
counted: gezählt zählte
counter: theke tresen käsetheke schalter zähler
counterfeit: nachgemachte falschgeld raubkopie produktfälschung nachgeprägt
counterpart: gegenstück
countries: herkunftsländer
counts: zählt
courage: mut
course: kurs kurses lehrgang seminar schulung grundkurs wochenendkurs wochenendseminar grundlagenseminar imkerkurs lagerkurs rückenkurs wahlkurs reitabzeichenlehrgang fortbildung weiterbildung onlinekurs sprachkurs schwimmkurs kochkurs lehrgänge
course badge: kursabzeichen
course certificate: kursurkunde kursnachweis kursbestätigung lehrgangszeugnis
course fee: kursgebühr kurskosten kurspreis seminargebühr lehrgangsgebühr
course history: kursgeschichte
course number: kursnummer
course participation: kursbesuch seminarteilnahme
course title: kurstitel
courses: kurse schulungen seminare lehrgängen fortbildungen lehrgangsangebot kursangebot volkshochschulkurse onlinekursen kursreihe
court: gericht
court mint: hofmünze münzprägung
court ruling: gerichtsurteil urteil
covered: gedeckt
cow: kuh kühe
crafts: basteln bastelabend häkelanleitungen
crane: kranich
crawled: gekrochen
create: schaffen erstellen anfertigen
creates: schafft erstellt entsteht
credit: guthaben kredit gutschrift restguthaben gutschreiben
credited: gutgeschrieben
crime novels: krimis
criteria: kriterien kriterium
criticised: bemängelt
crooked: schief krumm
cross: kreuz
crossways: quer
crown: krone
crypto: krypto kryptowerte
cube: würfel
currency: währung kryptowährung spielwährung ersatzwährung
custodian: verwahrerin treuhänderin treuhänders
custody: fremdverwahrung treuhandkonto sammelverwahrung verwahrstelle verwahrend
customer: kunde kundin
customer card: kundenkarte
customer loyalty: kundenbindung
customers: kunden kundschaft kundinnen
customs: zoll
cut: schnitt schneiden
cycling: stadtradeln radfahren
daily: täglich tageweise
damaged: beschädigt
dance: tanz ballspende
danger: gefahr
dare: trau
dark: dunkel
data: daten datensatz datensätze nutzungsdaten
data leaks: datenlecks
data protection: datenschutz datenschutzerklärung
data subject: betroffenen
date: datum termins ablaufdatum
daughter: tochter
day: tag tages tagen
days: tage wochentage
deadline: anmeldeschluss einsendeschluss anmeldefrist stichtag
dealer: händler verkäufer wiederverkäufer zwischenhändler
dealers: händlern zwischenhändlern
dear: geschätzte
death: tod gestorben
debit: abbuchen abbuchung
debited: abgebucht
debt: schulden schuld schuldet schuldschein
deceased: verstorben
deceive: täuschen getäuscht vorgaukeln
december: dezember
deceptively real: täuschend verblüffend
decide: entscheiden beschließen
decided: entschieden beschloss
decides: entscheidet beschließt
decision: entscheidung
deduct: absetzen abziehen abzug abzüge
deducted: abgezogen
deducts: abzieht
deer: hirsch
degree: grad studium hochschulabschluss bachelor doktorgrad studienabschluss bildungsabschluss schulabschluss hochschulgrad hochschulabschlüsse studienabschlüsse bachelorabschlüsse akademikergrad hochschulreife abitur matura
delete: löschen löscht löschst entfernen
deleted: gestrichen gelöscht
deletion: löschung
deliberately: bewusst absichtlich vorsätzlich
delivered: lieferung liefern liefert geliefer
demand: nachfrage
demands: verlangt fordert
department: abteilung sektion fachbereich
departure: abreise
deposit: kaution pfand einlage anzahlung einzahlung hinterlegung pfandgeld pfandmarke spareinlage mindesteinlage genossenschaftseinlage bareinlage depositum
deposit boxes: pfandkiste
deposit refund: kautionsrückgabe pfandrückgabe
deposited: hinterlegt eingelegt angezahlt deponiert
deregistration: abmeldung abmelden
descaled: entkalkt
description: beschreibung bezeichnung
descriptions: beschreibungen
design: gestaltung entwerfen gestalte motiv
designed: entworfen
designer: zeichnerin grafiker
desired: erwünscht
despite: trotz
details: details angabe näheres
develop: entwickeln entwicklung
developed: entwickelt
developers: entwicklern entwicklerinnen
device: gerät
diagnosis: diagnose befund
dialect: mundart
dictated: diktiert
did: machte tat taten
different: verschiedene anders unterschiedlich
difficult: schwer schwierig umständlich
difficulties: schwierigkeiten problem
digital: digitale digitali digitals elektronisch virtuell
digitally: digitaliter
dike: deich
diligence: fleißnote fleiß
dinner: abendessen abendbrot
diocese: bistum kirchenkreis
diploma: diplom
diplomas: diplome
disappear: verschwinden
disappears: verschwindet
disc: scheibe
discard: loswerden loswird
discount: rabatt ermäßigung ermäßigt vergünstigung nachlass frühbucher preisnachlass skonto vergünstigt preisvorteil mengenrabatt mitgliederrabatt rabattaktion rabattgutschein studentenrabatt frühbucherrabatts
discounted: rabattiert verbilligten reduziert herabgesetzt
discussion: diskussion diskutiert aussprache debatte
dishes: spüldienst geschirr
dishwasher: spülmaschine
dismantling: abbau
dispatcher: stellwerk
display: anzeige
dispute: streit streitfall
dissolution: auflösung
distinguish: unterscheiden unterschied
distortion: verstimmten
distribute: verteile verteilung austeilen
distributed by: vertrieb
distributes: ausschüttet
distribution: ausschütten ausgeschüttete ausschüttungsfähig
district: landkreis landratsamt ortsteil bezirks
district league: kreisligist bundesliga
dive: tauchen tauchgang
divided: aufgeteilt
dividend: dividende ausschüttung dividendenbeschluss dividendenzahlung gewinnausschüttungen jahresdividende dividendenausschüttung mindestdividende
dividends: dividenden
do: tun mach tue
doctor: dr arzt ärztin ärzte doktor hausarzt
doctorate: doktortitel promotion doktorwürde promoviert doktorurkunde doktorgrads
documentation: dokumentation unterlagen
does: macht tut machst tust
dog: hund
dog ear: eselsohr
dolphin: delphin
donate: spenden stiften spendieren
donated: gespendet gestiftet stiftete spendete
donating: spendend
donation: spende schenkung zuwendung geldspende damenspende kuchenspende kollekte
donation account: spendenkonto
donation box: spendendose spendenkasse spendenbox sammelbüchse
donation receipt: spendenbescheinigung
donation run: spendenläufe
donations: sachspenden spendengeld spendeneinnahmen
done: gemacht getan erledigt gmacht gemerged fertig
donkey: esel
donors: spender mehrfachspender gönner förderer sponsoren spenderinnen stifter förderkreis fördermitglied
door: tür türen ladentür türchen pforte hausportal
double: doppelte verdoppelt verdoppeln verdoppelung zweifache
doubled: verdoppelte
doubtful: zweifelhaft fragwürdig unseriös
dove: tauben
downwards: abwärts runter hinunter
draft: entwurf entwürfe konzeptpapier konzept
draw: ziehung auslosungen
drawer: schublade
drawing: zeichnen zeichnung zeichnet malen malvorlage
drawn: gezeichnet gemalten ausgelost
drill: bohrmaschine
drink: trinken
drinks: getränke trinkt
drive: fahren fährst
driven home: heimgefahren
driver: fahrer
drives: fährt
driving: gefahren
driving licence: führerschein fahrerlaubnis
drop: tropfen tropfenmarke
drum: trommel
drum kit: schlagzeug
drunk: getrunken
dry: trocken
duck: ente
due: fällig
dumbbell: bronzehantel
duty: pflicht
each: jede je jeweils jeweilige
eagle: adler bundesadler
earlier: früher
early: früh frühaufsteher frühzeitig vorzeitig
early bird: frühbucherrabatt frühbucherpreis frühzeichner
early investors: frühinvestoren
earmarked: zweckgebunden
earn: verdienen erwirtschaften einnehmen
earned: verdient erworbener erwirtschaftet
earning: verdienend verdienste zuverdienst dazuverdienen zuverdienen
earns: erwirtschaftete
easily: leicht
easter: ostern osterferien
easy: einfachste leichter einfaches mühelos
eat: essen isst
economy: wirtschaft
edge: rand rändern prägerand
edition: auflage sonderauflage sonderausgabe sonderedition jubiläumsausgabe erstauflage kleinauflage
educate: bilden
educational leave: bildungsurlaub
effects: auswirkung
effort: einsatz mühe einsätze
egg machine: eierautomat
eight: acht
eighty: achtzig
either: entweder
electrician: elektrofachkraft
electricity: strom balkonkraftwerk energie
elephants: elefanten
eleven: elf elfte
else: sonst anderenfalls andernfalls
emblem: wappen
emergency: notfall notruf
emergency money: notgeld
employee: mitarbeiterin angestellter
employee loan: mitarbeiterdarlehen
employees: mitarbeiter angestellt mitarbeitende beschäftigte belegschaft personal
employer: arbeitgeber
empty: leer
encrypted: verschlüsselte
encryption: verschlüsselung verschlüsselt verschlüsseln
end: ende schluss ausgang ablauf auslaufen
ended: endete beendet
ends: endet
endured: durchgehalten
energy consultant: energieberaterin
engineer: ingenieur
enough: reicht genug genügt genügend reichen
enquiry: anfrage auskunft
enter: eintragen eintippen eintreten eingeben betreten
entered: eingetragen eingegeben
entirely: ganz
entitled: berechtigt
entrance: eingangs einlasskarte
entrance fee: eintrittsgelder eintrittspreis
entrust: anvertraue
entrusted: anvertraut
entry: eintritt eintrag einlass eingang einträge
envelope: umschlag
equal: gleich gleichwertig gleichgestellt
equipment: ausrüstung ausstattung
erase attack: löschangriff
eraser: radiergummi
erected: ufgrichtet aufgerichtet
especially: insbesondere vorallem speziellem
estimate: schätzen geschätzt einschätzen
estimates: schätzt
ethics: ethik
euros: euro
evaluation: auswertung bewertung bewertet bewerten evaluation
even: sogar
evening: obends abend feierabend
evening dress: abendkleidung
evening peace: abendfrieden
event: veranstaltung event ereignis vortragsabend konzertabend themenabend abendveranstaltung feierstunde aktionstag
everyone: jedermann jeglichem allesamt
everywhere: überall
exam: prüfung abschlussprüfung klausur prüfungsordnung prüfungsamt prüfungstermin zwischenprüfung gesellenprüfung sachkundeprüfung prüfungsfragen kenntnisprüfung
exam passed: prüfungszeugnis
examined: geprüftes überprüfte
examiner: prüfer sachverständiger gutachter
example: beispiel bspw beispielsweise
except: außer ausgenommen ausser
exchange: börse tausch tauschbörse ordensbörse tauschen handelsplatz handelsplattform kryptobörse tauschhandel wechselstube umtauscht tauschkreis tauschring tauschtreff tauschtag tauschabend tauschregal tauschpartner tauschgeschäft
exchange office: wechselstuben
exchange rate: wechselkurs umrechnungskurs tauschkurs kurswert
exchanged: getauscht gewechselt
exchanges: tauscht
excluded: ausgeschlossen ausschließen ausschluss
exempt: befreit freigestellt
exercise: übung übungsaufgabe
exercises: übungen
exhibition: schau ausstellung galerie
exhibitors: beschicker
exists: besteht
exit: ausstieg
expense: aufwand
expense allowances: aufwandsentschädigung ehrenamtspauschale spielleitungsentschädigung
expenses: ausgaben spesen aufwendungen
expensive: teuer teure kostspielig
experience: erfahrungsgemäß erfahrung
expertise: sachkunde gutachten
experts: fachleute experten
expire: ablaufen verfall
expired: abgelaufen erloschen
expires: verfällt erlischt verjährt
explain: erkläre erläutern
explained: erklärt
explanation: erklärtext erklärung erläuterung
explicitly: ausdrücklich
extended: verlängert erweitert
extra: zuschlag aufpreis mehrpreis
extract: auszug auszugsweise
eyes: augen
facility: anlage
facts: sachverhalt
fail: scheitern durchgefallen
fails: scheitert
fair: messe
fair manager: messeleiterin
fake: unecht scheinbar vorgetäuscht erfunden fingiert fiktiv pseudo getürkt scheinfirma
fall: fallen sinken gesunken rückgang wertverlust kursverlust abstürzen abfallen kursrückgang absturz wertminderung
falling: sinkend fallend
falls: fällt sinkt sinkst
family: familie familiär
fan: anhänger
fare: fahrgeld fahrpreis fahrgeldkasse
farewell: abschied
farm kid: hofkind
farm share: solawi ernteanteil
farmer diploma: bauerndiplom
farmers: bauer
fast: schneller schnellsten
father: vater
fathers: väter
favourite mill: lieblingsmühle
favourite place: lieblingsplatz
feather: feder
feature: merkmal eigenschaft
february: februar
fed in: eingespeist
federal: bundes bundesagentur föderal
federal colours: bundesfarben
fee: gebühr beitrag startgeld entgelt eintrittsgeld teilnahmegebühr prüfungsgebühr aufnahmegebühr jahresgebühr vermittlungsgebühr bearbeitungsgebühr teilnahmebeitrag umlage monatsbeitrag jahresbeitrag kostenbeitrag mitmachgebühr schutzgebühren verwaltungsgebühr beitragssatz startgebühr
feedback: rückmeldung
fees: gebühren beiträge abgaben netzgebühren entgelte gebührenordnung kursgebühren
fell: fielen sank gesunkene
fern: farn
festival: fest sommerfest schulfest straßenfest grillfest weinfest richtfescht abschlussfest stadtteilfest feuerwehrfest lichterfest dorffest volksfest gemeindefest stadtfest kulturfest festwoche kirmes kirchweih
fetch: holen geholt abholung
fetched: holte
fetches: holt
field day: ackertag
fields: feld acker
fifteen: fünfzehn
fifth: fünfte
fifty: fünfzig
figure: figur
file: datei csv akte
file it: ablegen ablage
file number: aktenzeichen
fill in: ausfüllen ausgefüllt
fills: füllt
final badge: abschlussabzeichen
finally: endlich
financed: finanziert
financial: finanziell finanzen
financing: finanzierung finanzbranche finanzieren
find: finde
finds: findet findest
finger: daumen fingern
fingerprint: fingerabdruck
fire: feuer flammen
fire brigade: feuerwehr feuerwehrhaus
fire dance: feuerwehrball
fire extinguisher: feuerlöscher
firmly: festen festem
first: erst zunächst erstmalig
first buyers: erstkäufer erstzeichner
first come: windhundprinzip
first day: schulanfang
first edition: erstausgabe
first name: vorname rufname funkrufname
fishing licence: fischereischein angelschein jagdschein
fit: passen
fits: passt
fitters: monteuren
five: fünf
five times: fünfmal
fix: festlegen festgelegt fixe festgehalten
fixed price: fixpreis festpreise
fixes: heftet befestigt
flashcard: lernkarte
flea market: flohmarkt bücherflohmarkt
flickers: flackert
floor: etage
flows: fließt fließen
fog: nebel
folder: ordner vereinsordner mappe broschüre prospekte
folding box: container
following: folgende
food: kost lebensmittel verpflegung speisen mahlzeit snack
foot: fuß
football: fußball
for: für fürs fuers hiervor hierfür
for purpose: zwecks
for sale: käuflich feilgeboten
for that: dafür dazu davür
forbid: verbieten
forbidden: verboten untersagt unzulässig verbietet
forester: förster
forged: fälschung plagiat fälscht fälsche
forger: fälscher
forget: vergessen
forgets: vergisst vergesslich
forklift licence: staplerschein
form: formular kontaktformular vordruck
format: formats
former: ehemalige frühere
formless: formlos
forms: bildet formularen
forty: vierzig
forwarded: weitergegeben weitergereicht
found: gefunden fand gründen gegründet gründung
foundation: stiftung
founders: gründer
four: vier
fourfold: vierfache
fourteen: vierzehn
fourth: vierte
fox: fuchs
foyer: vorraum
frame: rahmen
francs: franken rappen
fraud: betrug schwindel abzocke betrügerisch phishing täuschung betrügen betrugsmasche hochstapelei schwindler
fraudsters: betrüger hochstapler
free: kostenlos gratis kostenfrei umsonst unentgeltlich gebührenfrei frei gratisgetränk
free coffee: gratiskaffee
free drink: freigetränk
free entry: freikarte
freebie: gratisgabe werbegeschenk
frequency: frequenz
frequent: häufig
fresh: frisch
friday: freitag
fridge: kühlschrank kühlhaus
friendly: freundlich nett
friends: freundinnen bergfreunde gartenfreunde tierheimfreunde briefmarkenfreunde freund
frog: frosch wetterfrosch
from: ab her seit
from it: daraus hieraus
front: vorn
frost: kalt kälte
fruit: obst bananen haselnuss
full: voll vollständig völlig ausgebucht gefüllt
full name: vollname gesamtname
fun: spaß jux witzig lustig freude scherz
fund: fonds orgelfonds hilfsfonds fördertopf
fundraising: mitteleinwerbung spendenkampagne crowdfundings spendensammeln
funds: eigenmittel mittel stiftungsmittel geldmittel
funeral home: bestattungshaus
further: weit fort
gain: zugewinn wertgewinn
gained: hinzugewonnen dazugewonnen
gaining: gewinnend hinzugewinnen dazugewinnen
gambling: zockerei glücksspiele
game: spiel brettspiel tippspiel glücksspiel spieles
games: gesellschaftsspiele
garden: garten gärten gärtnern kleingärtner schrebergarten gemeinschaftsgarten gartenarbeit gartenverein gemüsegarten schulgarten gartenfest
garden badge: gartenzeichen gartenplakette
garden gnome: gartenzwerg zwerg
gardened: gegärtnert
gardeners: mitgärtnernde
gardens: gartenanlage kleingartenanlage
gas: gas
gas card: tankkarte
gathering: fete party
gave: gab gaben gabst
gear: zahnrad
general: allgemein
generate: erzeugen
generated: erzeugt generiert generieren
generation: generationen
genuine: echt authentisch original echtheits
german: deutsch deutschland
germinates: keimt
get: bekomme kriege kriaga erhalte
get rich: reichwerden
gets: bekommt erhält kriegt bekommst kriegst kriagt
gift: geschenk hochzeitsgeschenk präsent geschenkkorb
gift card: geschenkkarte gutscheinkarten guthabenkarte
gifted: geschenkt verschenkte
girls: mädchen
give: gebe rausgeben hergeben
give along: mitgeben
give away: schenken weiterschenken verschenkt verschenke
given: gegeben
gives: gibt gebt gib gibst
gives away: schenkt
giving: schenkend gebend
glass: glas glasflaschen
glasses: brille gläser
glove: handschuh
go: gehe
goal: ziel tor
goalkeeper: torwart
god: gott
goes: geht gehst goht
goes live: livegang livestart
goes out: ausgehen
gold: golden
good: gut gute bene
good behaviour: brav
got: bekam kriegte gekriegt erhielt
government: regierung bundesregierung landesregierung ministerium bundesministerium
grab bag: wundertüte
grades: noten benotung
graduates: absolventinnen absolvent
graduation: schulabgang abschlussfeier
grandma: oma großmutter omas
grandpa: opa großvater
grandparents: großeltern
grandson: enkel enkelkinder
grant: gewähren stipendium einräumen zuteilen
granted: gewährt eingeräumt bewilligt gestattet genehmigt
grease: schmieren
great: super toll
green: grün
green space: grünanlage
green waste: grüngutannahme
greetings: gruß grüße grüßt
grill: grillen grillfeste
grinds: mahlt
grip: griff
group: gruppe kleingruppe jugendgruppe selbsthilfegruppe igelgruppe werkstattgruppe kreis arbeitsgruppe kreises lesekreis bastelkreis seniorenkreis helferkreis stammeskreis talentekreis werkstattkreis
group leadership: gruppenleitung
groups: gruppen kreise
grow: wachsen vermehren
grows: wächst zunimmt
guarantee: bürgt garantie gewährleistung bürgschaft bürgen zusicherung rückkaufgarantie geldzurückgarantie preisgarantie mindestgarantie gewährleiste
guaranteed: garantiert gewährleistet zugesicherte verbürgt garantierst
guaranteed interest: garantiezins
guaranteed return: garantierendite mindestrendite
guard: hüten
guess: raten tippen antippt würfeln orakel
guest: gast
guesthouse: pension
guests: gäste stammgästen
guide: tourenleiter handbuch helferhandbuch leitfaden
guided tour: führung rundgang stadtführung begehung
guild: zunft
gym: muckibude fitnessstudio
gymnastics: turnen turnstunde gymnastik
hacked: gehackt geknackt
had: hatte hätte gehabt
had to: musste müsste
haggle: feilschen
hail: hagel hagelnetz
hairdresser: friseur
half: hälfte halb
half year: halbjahr semester sommersemester semesterende
half yearly: halbjährlich
hall: halle mehrzweckhalle rathaussaal
hammer: hämmerchen
hand: hand hände
hand in: abzugeben einzureichen
hand over: übergabe aushändigen überreicht überreiche herausgabe aushändigung
handball: handballer
handed out: verteilt ausgeteilt ausgehändigt ausgegeben
handed over: übergeben übergab übergaben überreichte
handholds: handgriffe
handrail: handlauf
hands in: einreicht abgibt
hang: hängen gehängt hing
hangs: hängt
happened: passierte geschah
happens: passiert geschieht
happy: froh glücklich freuen freut erfreulich
hard: hart
hardly: kaum
hardworking: fleißig
harmony: eintracht
harvest: ernten lese weinlese
harvest wages: akkordlohn
has: hat hett hot
hat: hut mütze haube helm narrenkappe badekappe
hat trick: dreiklang
have: habe hab hast habt han hamma ham
hazelnut: haselnüsse
he: er
he himself: höchstpersönlich
head: kopf haupt
headteacher: schulleitung schulleiter rektor direktor
health insurance: krankenversicherung versichertennummer
hear: hören zugehört
heard: hörte
hears: hört
heart: herz
heating: heizung
hedge height: heckenhöhe
hedgehog: igel
held: gehalten
hello: hallo moin servus hi grüezi hey hej grüß
helmet: schutzhelm
help: hilf unterstützen unterstützung helfe nachhilfe hilfsbereit hilfestellung
helped: geholfen half
helped out: angepackt
helper: helferin schülerhelfer
helpers: helfer helferinnen ersthelfer alpufzugshälfer unterstützer unterstützerinnen helfende
helpful: hilfreich
helping: helfend mithelfende
helps: hilft hilfst helft
herb hike: kräuterwanderung
here: hier hie
herring: hering
hidden: verdeckt verborgen versteckt
high: hoch hohe höher
high water: hochwasser
highest: höchster höchstes
highest bid: höchstgebote meistgebot
hike: wandern wandertag gewandert
hiker: wanderer
hiking badge: wandernadel wanderabzeichen
hill badge: hügelzeichen
him: ihn ihm
himself: selbst
hint: hinweis tipp
his: sein
hits: trifft
holders: haltern karteninhaber tokeninhaber markeninhaber
hole: loch
holiday camp: ferienlagerkinder
holidays: sommerferien ferien herbstferien urlaub
home: hause heim haim
home address: wohnadresse wohnanschrift
homeroom: klassenlehrer
homework: hausaufgaben
honest: ehrlich
honey: honig
honey badge: honigabzeichen
honeycomb: wabe wabenzellen
honorary members: ehrenmitglied
honour: ehren würdigen
honour clasp: ehrenspange
honour plaque: ehrentafel
honoured: geehrt gewürdigt
honours: ehrung ehre
hopefully: hoffentlich
horseshoe: hufeisen
hose: schlauch
hospital visits: krankenbesuchsdienst
hot: heiß
hour: stunde platzstunde stündlich
hourglass: sanduhr
hours: stunden ehrenamtsstunden unterrichtsstunden platzstunden gemeinschaftsstunden unterrichtseinheiten öffnungszeiten stundenzahl
house: haus hauses häuser gemeindehaus bürgerhaus mehrgenerationenhaus sportheim pfarrheim bauernhaus
household: haushalt
how: wia wie
how much: wieviel
however: allerdings hingegen
human: mensch
human resources: personalabteilung personalakte
hundred: hundert
hundredth: hundertstel tausendstel
hut: hütte
hut tour: hüttentour
i: ich ick i
ice: eis
idea: idee einfall gedanke
identified: ausgewiesen
identity: identität identifikation
identity card: personalausweis identitätskarte ausweisnummer ausweiskopie ausweispapiere ausweisdokument
if: wenn falls sofern
ill: krank
illegal: illegal rechtswidrig unerlaubt gesetzeswidrig
illicit work: schwarzarbeit
illness: asthma krankheit epilepsie erkrankung allergie behinderung
imitate: nachahmen nachgeahmt nachgemacht imitiert nachmachen imitieren nachahmung imitat nachbildung nachgebildet nachempfunden nachbau
imitated: ahmt
imitation: nachahmungen nachahmt imitate imitierte attrappe
immediately: sofort direkt umgehend unverzüglich augenblicklich
immortalise: verewigen
impatient: ungeduldig
implement: umsetzen umsetzung
important: wichtig
imposed: aufgebrummt
impression: eindruck
in: im ins inne rein hinein herinnen
in future: künftig zukunft fortan
including: inklusive inkl einschließlich inbegriffen enthalten
income: einkommens einkünften nebenverdienst zusatzeinkommen nebeneinkommen
increased: erhöhte gesteigert vermehrte
independent: unabhängig
individual: einzeln individuell
inflation: teuerung geldentwertung
influence: einfluss
ingredients: zutaten
inherit: erben
inheritance: vererbung erbe erbschaft
inherited: vererbt geerbt
initials: kürzel initialen
inn: gasthof gaststätte ratskeller heurigen
innkeeper: wirt ochsenwirt gastwirt
inscription: inschrift prägung
inside: innen
inspection: gartenbegehung besichtigungen
install: installieren installiert
instalment: rate ratenzahlungen abzahlung
instead: statt stattdessen anstelle
instructions: anleitung gebrauchsanweisung anweisung
insults: beleidigungen
insurance: versicherung versichert krankenkasse reiserücktritt
intended: vorgesehen
interest: zins zinssatz zinsgewinn zinsertrag zinserträge verzinste verzinslich zinsgutschrift
interest free: zinslos zinsfrei
interest rate: zinssatzes zinsfuß zinshöhe jahreszins festzins sparzins
internal: intern vereinsintern
interns: schülerpraktikanten praktikanten praktikum
introduce: einführen eingeführt
invented: ausgedacht
inventory: inventur inventar
invest: investiere anlege einsteigen investierst anzulegen
invested: angelegt investiert anlegte
investment: geldanlage investition kapitalanlage anlageobjekt wertanlage investments investitionsobjekt anlageprodukt vermögensanlage anlageform
investor: anleger kapitalgeber geldgeber investors investorin
investors: investoren anlegern kapitalanleger anlegerinnen kleinanleger investorinnen kapitalgebern geldgebern investierenden
invests: anlegt
invitation: einladung einladen eingeladen
invited: eingeladene geladen
invites: lädt
invoice: rechnung
invoices: rechnungen
involved: beteiligt
is: ist isch
issue: ausgabe emission ausstellen auszustellen ausstellt emittieren
issue price: ausgabepreis
issued: ausgestellt herausgegeben emittiert
issuer: emittent herausgeber aussteller
issuing office: ausgabestelle
it: es
it on: drauf darauf draufsteht
itself: sich
jacket: jacke strickjacke mantel
january: januar jänner jahresbeginn
jersey: trikot trikotbestellung
job title: berufsbezeichnung berufstitel
joghurt: joghurtbecher
join in: mitmachen mitmacht mitgemacht mitwirken beitreten teilnehmen mitspielen beteiligen teilzunehmen
join shop: mitmachladen
joined: beigetreten teilgenommen
joinery: tischlerei zimmerei schreiner
joint ownership: mitbesitz miteigentum
jointly: gemeinschaftlich
journeymen: geselle
jug: krug krügerl maß
july: juli
jump: sprung
june: juni
just: halt eben ebendies genau
justification: begründung
keep: aufheben halte bewahren
keep safe: aufbewahrung verwahrung verwahre hinterlegen verwahrte treuhand treuhänderisch treuhänder gesichertes aufzubewahren verwahrkonto aufbewahre
keeps: hält bewahrt
keeps for: verwahrst
keepsake: andenken erinnerungsstück erinnerungsbild souvenir
keepsakes: erinnerungsstücke
kept: verwahrt aufbewahrt verwahrtes behaltene einbehalten bewahrte
key: schlüssel key passschlüssel privatschlüssel schlüsselpaar schlüsseldatei spindschlüssel ersatzschlüssel
key custody: schlüsselverwahrung schlüsselhinterlegung schlüsselverwaltung
key point: schlüsselstelle
key ring: schlüsselanhänger
keys: schlüsseln schlüssels keys schlüsselpaare schlüsselpärchen schlüsseldateien
keys handover: schlüsselübergabe
keyword: schlüsselwort kennung
kicks: tritt
kilometres: kilometer
kind: sorte varianten typ
kindergarten: kita kindergarten vorschulkinder hort tagesstätte
king shooting: königsschießen
kiosk: büdchen
kitchen: küche backstube
knew: wusste kannte
know: wissen weißt kenne
knows: weiß kennt
ladder truck: drehleiter
lake: see
lamp: glühbirne
landlord: vermieter
lands: landet landen
language: sprach
language exchange: sprachtandem
lantern: laterne laternenumzug taschenlampe lampe leuchte
lark: lerche
laser cutter: lasercutter
last: letzte zuletzt
lasts: dauert
late: spät verspätet spätdienst
later: später nachträglich
later on: späterhin
laughed: gelacht
laughs: lacht lachen
launch: einführung markteinführung eröffnung ausrollen netzstart veröffentlichung launchen starttermin markteintritt produktstart netzwerkstart
launched: eingeführte gelauncht freigegeben
laundry: waschküche wäsche
law: gesetz
lawn: rasen mähen wiese
lawyer: anwalt rechtsanwalt anwältin
lay: lag lagen
lead: führen leiten
leads: führt führst
leaflet: flyer werbezettel
leaky: undicht
learn: lernen lernst dazulernen
learned: gelernt erlernt gleert lernte
learner: lernende
learning badge: lernabzeichen
learning centre: lernzentrum
learns: lernt
lease: unterpachtvertrages pacht miete
leased: verpachtet
leave: überlassen verlassen überlässt hinterlassen überlassung
leaves: wegzieht auszieht verlässt ausscheidet
leaving: ausscheiden austritt weggang wegzug
lecture: vortrag vorträge referat
led: geführt
left: links linke
leftover: übrig übrigens
legal: rechtlich gesetzlich legal rechtens rechtsgültig
legally valid: rechtskräftig rechtsverbindlich
lend: verleih borgen entleihen leihe leihgabe beleihen leihst herleihen leihfrist
lender: darlehensgeber kreditgeber verleiher
lending: ausleihungen verleihend kreditvergabe darlehensvergabe
lending shop: leihladen
lends: leiht borgt
lent: lieh
lentils: linsen
less: wenig geringer
lesson: unterrichtsstunde lektion schulstunde
let: lass
lets: lässt lasst
letter: brief elternbrief buchstabe behördenbrief
level: stufe niveau niveaustufe leistungsstufe ebene
liability: haftung haftet haften nachschusspflicht haftungsausschluss
library: stadtbücherei bücherei bibliothek bücherwagen stadtbibliothek gemeindebücherei ludothek
library card: bibliotheksausweis büchereiausweis leseausweis
lice: läuse
licence: lizenz erlaubnis genehmigung konzession approbation berechtigung befugnis betriebserlaubnis gewerbeschein lizenznummer zulassungsnummer bewilligung lizenzgebühr betriebsgenehmigung gewerbeerlaubnis
licensed: lizenziert zugelassene konzessioniert
lid: deckel
lie: liegen gelegen
lie about: lügen gelogen
lies: liegt
life: leben lebst
lift: aufzug
lift weights: stemmen
light: licht
lighthouse: leuchtturm
lightning: blitz
like: gern mag möchte magst mögt ähnlich
like it: gefallen
lime kiln: kalkofen
lime tree: linde
limited: limitiert begrenzt beschränkt
limited edition: einzelstück kleinserie sammleredition
limited number: stückzahl höchstmenge
limited stock: vorratshalber
limits: grenze obergrenze limit
line: zeile linie leine
line drawn: strich
lint: flusen
liquid: flüssig liquide
list: liste verzeichnis tabelle rangliste
listing: börsengang notierung börsennotierung börsennotiert gelistet listung
little horse: pferdchen
lived: lebte wohnte
lives: lebt wohnt
lives in: wohne
loads: lade
loan: darlehen anleihe darlehn nachrangdarlehen kreditvertrag privatdarlehen
loan interest: darlehenszins kreditzinsen
loaned: geliehen leihweise
local: lokal örtlich regional
local brigade: ortswehr
locations: standorte
lock: schloss
lock up: wegsperren einschließen verschließen
locked out: ausgesperrt
locker: schließfach schließfächer spind
log in: einlogg
login: zugangsdaten anmeldedaten login logindaten benutzerkennung
logo: emblem
long: lang länge
look: aussehen guck blick
looked: aussah ausgesehen
looks: aussieht schaut ausschauen
looks like: ähnelt gleicht ähneln
looks real: echtwirkend
loot: lootboxen
lose: verlieren verlierst
loses: verliert
loss: verlust verlustrisiko einbußen
lost: verlorengegangen abhanden verlor
lost property: fundsachen
lot: lose los
lot number: losnummer loskauf lospreis
lottery: lotto gewinnspiel jackpot
lottery prize: hauptgewinn
loud: laut
love: liebe liebt liebsten liebstes
low: niedrig tief
low range: mittelgebirge
lowest: niedrigste
loyalty: treue treueprogramm loyalität treueprämie treuerabatt stammkundschaft treuesystem treueaktion treuestempel
loyalty card: treuekarte treuepass bonusheft rabattkarte
loyalty points: treuepunkte
lunch: mittagessen mittag mittagstisch
lunchbox: brotdose
machines: maschine
magnifier: lupe
mail: mail rundmail rundbrief newsletter
mailbox: briefkasten postfach
main network: hauptnetzwerk
main prize: hauptpreis hauptgewinne
main role: hauptrolle sprechrolle
main thing: hauptsache
mainly: hauptsächlich vornehmlich
mainnet: hauptnetz produktivnetz hauptkette mainnets echtnetz
many: viele etliche zahlreiche mehrere
map: landkarte
march: märz
march music: marsch dorfmarsch
market: markt märkte marktplatz adventsmarkt großmarkt weihnachtsmarkt zweitmarkt sekundärmarkt handelsmarkt absatzmarkt kryptomarkt marktplätze marktstand trödelmarkt
market crier: marktschreier
market price: marktpreis tagespreis tageskurs
market value: marktwerts marktwerte handelswert
marmots: murmeltiere
mascot: maskottchen
mason: maurer
master: meister masterabschluss masters
master craftsman: meistertitel meisterprüfung meisterbriefe
match: partie begegnung punktspiel heimspiel auswärtsspiel ligaspiel freundschaftsspiel
matchday: spieltag
material: materialien
mathematics: mathematik
mattress: matratze
maximum: maximale höchstbetrag obergrenzen
may: darf dürft dürfe mai möge
maybe: vielleicht eventuell möglicherweise vermutlich
mayor: bürgermeister
me: mir mi mich
meadow: wiesenrausch
meal: schnitzel maultasche spätzle leberkäswecken schweinsbraten pommes waffeln brotzeit salate wurst kuchenbuffet frühstück rouladen gulasch
meaning: bedeutung
meaningless: bedeutungslos
means: bedeutet
measured: gemessen
measuring: messreihe
medal: medaille ehrenzeichen orden sessionsorden ehrenorden silbermedaille ehrenmedaille
mediator: streitschlichter
medical: medizinisch ärztlich gesundheit gesundheitsdaten rezept krankenakte krankengeschichte patientenakte impfung arztbesuch arzttermin attest krankenblatt allergiker blutwerte blutdruck medikament therapie behandlung diagnosecode
meeting: sitzung versammlung plenum hausversammlung besprechung nachbarschaftstreff zusammenkunft tagt treff runde
member: mitglied vereinsmitglied chormitglied
member loan: mitgliederdarlehen
member meeting: mitgliederversammlung jahreshauptversammlung hauptversammlung generalversammlung vertreterversammlung
member number: mitgliedsnummer
members: mitglieder chormitglieder vereinsmitglieder mitgliederinnen genossenschafter genossenschaftsmitglieder genossen
members area: mitgliederbereich
membership: mitgliedschaft probemitgliedschaft fördermitgliedschaft abonnement abo
membership card: mitgliedskarte mitgliedsausweis mitgliederkarte clubkarte vereinsausweis
membership fee: mitgliedsbeitrag mitgliedsbeiträge mitgliederbeitrag vereinsbeitrag
memorial candle: erinnerungskerze
memory: erinnerung gedächtnis
men: männer mann
mentioned: erwähnt genannte
merchant: kaufmann kauffrau kaufleute
merge: mergen
merit badge: ehrennadel dankesnadel dankeszeichen anerkennungszeichen ehrenabzeichen verdienstabzeichen
metal: metall
middle: mitte mittlere
middleman: mittelsmann vermittlerin
might: dürfte
mill: wassermühle mühle
minister: pfarrer gemeindereferentin pastor
ministry: ministerien kultusministerium
minus: abzüglich
minutes: protokoll minuten niederschrift protokollauszug sitzungsprotokoll
missed: verpasst versäumt
missing: fehlen fehlt fehlst vermisst
mistake: fehler tippfehler irrtum
mixed: gemischt
mode: modus
model: modell
module: modul baustein
mole: maulwurf maulwürfe
monday: montag
money: geld moneten knete kohle zaster geldbeträge geldmenge geldverkehr echtgeld zahlgeld
money back: geldzurück
money value: geldwertes geldwertem bargeldwert
month: monat monates
month end: monatsende
monthly: monatlich
months: monate
monument: denkmal denkmalpflege
mood: stimmung laune
moor: torf
moose: elch
moped: mofa
more: mehr weitere meh
more expensive: teurer
more often: öfter
morning: vormittag morgen
morning pint: frühschoppen
most: meist höchste
mostly: größtenteils überwiegend
motifs: motive
motivated: motiviert
mountain: berg gipfel alm alp alb alpe
mountain railway: bergbahn
mouse: maus
move up: aufsteigen aufstieg
moved: gezogen
moves: regt bewegt
moving: umzug wegziehen
mr: herr
much: viel vieles sehr stark
mud: matsch
multiple: vielfaches mehrfach
multiplied: vermehrt vervielfachte
multiply: vervielfachen vervielfacht verzehnfachen verzehnfacht
museum: heimatmuseum museums geldmuseum freilichtmuseum technikmuseum eisenbahnmuseums museen museumsverein museumspädagogik
museum visit: museumsbesuch
music key: notenschlüssel violinschlüssel
must: muss müsst müsse muß
mutual: gegenseitig
my: mein mei
my own: meinigen
nail: hüttennagel
nails: nägeln nagel
name: name bootsname namens benennung
namely: nämlich
names: namen vornamen nachnamen klarnamen kindernamen fahrtennamen spitznamen
nappy: windel
nationality: staatsangehörigkeit nationalität
nationally recognised: bundesweit landesweit
need: bräuchte brauch benötige
needed: gebraucht erforderlich nötig notwendig benötigte
needs: braucht brauchst benötigt bedarf
needs it: bruukt
neighbourhood badge: nachbarschaftsabzeichen
neighbourly help: nachbarschaftshilfe nachbarschaftsdienst
neighbours: nachbar
neither: weder
net: netz netzes netto
nettle: brennnessel
network: netzwerk netze blockchainnetz kryptonetzwerk
never: nie niemals nimmer keinesfalls keineswegs
never again: nimmermehr
new: neu neue neuerungen
new members: neumitglieder
newspaper: zeitung gemeindeblatt amtsblatt mitteilungsblatt gemeindebrief
next: nächste
nickname: spitzname
night: nacht nächte nachtwanderung museumsnacht mitternacht nachtdienst
night watchman: nachtwächter nachtwache
nine: neun
no: kein koi nein nee koa keinerlei no
no claim: anspruchslos
no money: geldlos
no value: wertfrei
nobody: keiner niemand keinerseits
node: knoten
nods: nickt
nominal: nominell nominalwert symbolisch
nonmembers: nichtmitglieder
nonprofit: gemeinnützigkeit gemeinnütziger gemeinnütziges
nose: nase
not: nich nit net ned nöd nid
not binding: unverbindlich
not sellable: unverkäuflich
not transferable: unübertragbar
not yet: nochnicht
notarised: notariell
notary: notar
note: note anmerkung vermerk notiz notenblatt notieren
noted: vermerkt angemerkt
nothing: nichts nix nüt
notice: merken merkt aushang schaukasten bekanntmachung
notice period: kündigungsfrist
notices: bemerkt
november: novembers
now: now jetzt nun derzeit nunmehr gerade momentan gegenwärtig zurzeit
nowhere: nirgends nirgendwo
number: zahl nummer nr aktennummer hausnummer startnummer rückennummer urkundennummer stocknummer matrikelnummer ziffer
numbered: durchnummeriert nummeriert
numbers: nummern punktzahlen nummernkreis
nun: nonne
nurse: krankenschwester pflegefachkraft
nurseries: gärtnereien
oak: eiche
object: gegenstand objekt
objection: einwand widerspruch beanstandung
oblige: verpflichten verpflichtet verpflichtung verbindlich
obtain: erlangen beschaffen besorgen einholen
obtained: besorgt eingeholt
occasion: anlass
occupational: beruflich betriebliche
occupied: belegte beschäftigt
october: oktober
of: von vom davon hiervon
of course: natürlich selbstverständlich klar freilich
offer: anbieten angebot biete offerte
offered: angeboten
offers: bietet angebote
office: büro geschäftsstelle sekretariat amt rathaus büroassistenz büroorganisation bürogemeinschaft
office hours: sprechzeiten
official: offizielle amtlich behördlich hoheitlich amtlicherseits dienstlich hoheitszeichen
official seal: dienstsiegel amtssiegel landessiegel staatssiegel
officially: offiziell
offset: verrechnet angerechnet anrechnen verrechnen
often: oft häufiger oftmals
oil: öl
ok: ordnungsgemäß
old: alte alt älteren
older: älteste älter
omitted: entfällt ausfällt ausgefallen
on: auf aufs uf
once: einmal sobald
once more: nocheinmal
one: man eins einerseits
onion: zwiebel
online: onlinekurse
only: nur bloß lediglich ausschließlich einzig alleinig
only then: erstdann
open: offen geöffnet öffnen
open up: aufmachen
opened: aufschlägt
opens: öffnet
operated: betrieben
opinion: meinung
optics: optik
or: oder bzw beziehungsweise
orange: orange
orchard: obstgarten
order: auftrag reihenfolge aufträge bestellung bestellen bestellt anordnung
order rule: ehrenordnung
organ: orgel organist
organise: organisieren organisiert veranstalten veranstaltet veranstalter
organization: organisation
orient: orientieren
original price: originalpreis
other: andere andern übrige sonstige
our: unser unsre eusi eusem
out: aus raus draußen naus
outline: umriss grundriss
over: über drüber darüber
overestimated: überschätzt
overnight stay: übernachten unterkunft logis übernachtung
overseas: übersee
overview: übersicht ausblick
overwhelmed: überfordert
owe: schulde schuldig
own: besitzen eigen
own contribution: eigenanteil
own token: vereinstoken vereinsmarke vereinsmünze
owner: besitzer inhaber eigentümer halter miteigentümerin mitbesitzer teilhaberin alleineigentümer anteilsinhaberin eigner
owners: miteigentümer besitzern eigentümern inhabern inhaberinnen anteilseigner anteilsinhaber teilhaber anteilhaber kapitaleigner aktionäre genossinnen gesellschaftern aktionärinnen anteilseignerinnen besitzerinnen
ownership share: miteigentumsanteil eigentumsanteil
owns: besitzt
ox: ochse
paid: bezahlt gezahlt beglichen entgeltlich kostenpflichtig vorausbezahlt entlohnt entrichtet entrichten
paid out: ausgezahlt ausbezahlt ausgeschüttet auszuzahlen
paint: streichen lack
painted: gemalt bemalt
pair: paar
paper: papier
papers: papiere wertpapiere
parents: eltern elternteil pfadfindereltern
parents council: elternbeirat
parish hall: pfarrsaal
parish website: internetseite
parking: parkplatz parken
parking spaces: parkplätze
part: teilweise abschnitt bestandteil
participant: teilnehmerin teilnehmers
participants: teilnehmer teilnehmende mitwirkende teilnehmerinnen kursteilnehmer mitmachenden
participate: mitreden
participation: teilnahme anteilnahme kursteilnahme mitarbeit mitwirkung
participation badge: teilnahmeabzeichen teilnahmezeichen teilnahmebadge
participation certificate: genussschein genussrecht
participation days: mitmachtage
partly: teils
partner: partnern geschäftspartner
partner check: partnercheck
pass: pass wanderpass lesepass hüttenpass imkerpass laserpass lawinenpass bestehen pässe ferienpass reisepass
pass mark: mindestpunktzahl
pass on: weiterreichen weitergebe weitergibt weiterreicht
pass through: durchlaufen
passed: bestanden absolviert
passing on: weitergabe
passive income: passiveinkommen
passport: reisepässe reisepasses
password: passwort kennwort passwörter kennwörter losung passphrase zugangswort zugangscodes
past: vorbei vergangen
path: pfad
patience: geduld
patients: patientinnen patient
pattern: muster
paw: pfote
pay: zahle begleichen draufzahlen nachzahlen mitbezahlen aufwenden einzuzahlen berappen
payable: zahlbar fällige
paying: zahlend
payment: zahlung zahlungsmittel anzahlungen ratenzahlung
payment means: zahlungsmitteln zahlungsform zahlungsweise zahlmittel
payout: auszahlung auszahlen auszahlt auszubezahlen
pays: zahlt zahlst draufzahlt
pays attention: achtet
penalty: strafe buße strafbar bußgeld
pennant: wimpel
pension: rente ruhestand altersvorsorge
people: leute menschen personen lüüt lüüd volk bürgerwirtschaft
per: pro
percent: prozent
performance: leistung
performance badge: leistungsabzeichen leistungsspange
performed: geleisteten aufgeführt erbracht
permanent: dauerhaft unbefristet bleibend lebenslang lebenszeit ewig
permit: zulässt genehmigungen erlaubnisse
perseverance badge: durchhaltezeichen
person: person persönliche
personal data: personendaten nutzerdaten kundendaten personenbezogen mitgliederdaten personalien privatdaten adressdaten gesundheitsangaben
personally: persönlich
phone: handy telefon smartphone telefonisch händ
phone number: telefonnummer handynummer rufnummer mobilnummer
phoned: angerufen anruf
photographed: fotografiert
physical: leibliche körperlich physisch
picture: bild foto abbildung fotografie
pictured: abgebildet abbildet
pictures: bilder fotos abbildungen images
piece: stück teil stückes
pieces: stücke teile
pilgrimage: romwallfahrt
pillow: kissen
pilot: piloten
pin number: pinnummer geheimnummer
pinboard: pinnwand
place: platz ort stelle orte
places: plätze
plan: plan zeitplan finanzplans
plane: hobel
planned: geplant beabsichtigt plante
plant: pflanze pflanzt beet hochbeet säen gesät
plants: pflanzen
plastered: verputzte
plate: teller
platform: plattform verkaufsplattform
play: theater schauspiel spielst spiele
play coin: spielmünze spieltaler spieleuro
play money: spielgeld monopolygeld
played: gespielt spielte
player: spieler testspieler
players: spielern spielerinnen mitspieler
playground: spielplatz spielwiese
plays: spielt
please: bitte
plot number: parzellennummer
plus: zuzüglich zzgl
pocket money: taschengeld sackgeld
pockets: tasche
point: punkt wertpunkt treuepunkt
point out: weisen hinweisen weist
points: punkte schrauberpunkte fehlerpunkte prämienpunkte punktestand punktekonto punktzahl
police: polizei polizist polizeiausweis
poodle: pudel
pool: becken bad badi freebad freibads sandbad
poolside: beckenrand
portfolio: depot portfoliomappe
possible: möglich
post: post
postage stamps: briefmarken
poster: plakat
postponed: vertagt verschoben
posts: postet
pot: topf töpfe kessel
potatoes: kartoffel
pour: gießen gießkanne
practical: praktisch praxis
practice badge: übungsabzeichen
practise: üben
praise: lob
praises: lobt
precious: kostbar wertvoll edel
prerequisite: voraussetzung
presale: vorverkauf vorabverkauf vorverkaufspreis
preschooler: vorschulkind
present: anwesend vorhanden gegenwart
president: präsident
press office: pressestelle
presses: drückt
previous year: vorjahr
price: preis preises stückpreis festpreis grundpreis listenpreis einstiegspreis vorzugspreis
price chart: kursverlauf kursentwicklung
price drop: preissturz preisverfall kurssturz preissenkung
price gain: kursgewinn kurssteigerung kursanstiege preisgewinn
price increase: preiserhöhung preisanstieg preissprung wertanstieg
price list: preisliste preistafel
price rise: preissteigerungen verteuerung verteuert
prices: preise preislich
print: druck druckerei
printed: gedruckt bedruckt
printer: drucker
prints: druckt
prior knowledge: vorkenntnisse
priority: vorfahrt
privacy: privatsphäre vertraulichkeit
private: privat persönlichem
private address: privatadresse privatanschrift
private key: privatschlüssels geheimschlüssel
prize money: preisgeld gewinnsumme
probably: wohl wahrscheinlich
procedure: vorgehen verfahren vorgang
proceeds: erlös reinerlös verkaufserlös
production: produktion produktiv
profession: beruf
professor: professor
profile: profil vereinsprofil
profit: gewinn profit überschuss reingewinn nettogewinn ausbeute überschüsse verdienst ertragreich marge gewinnerwartung gewinnaussicht gewinnabsicht gewinnchancen profitabler
profit distribution: gewinnverteilungen
profit rights: genussrechte
profit share: gewinnbeteiligung gewinnanteil gewinnverwendung erfolgsbeteiligung umsatzbeteiligung gewinnausschüttung überschussbeteiligung gewinnverteilung
profit sharing: gewinnbeteiligt gewinnteilung
profitable: profitabel profitable rentabel rentable einträglich
profits: erlösanteil überschussanteile
programme: programm programmheft
programmer: programmierer entwickler
project: projekt hausprojekt vorhaben projektes projektgruppe projektleitung projektstart
projector: beamer
projects: projekte
promise: verheißen verspreche zusage zusichern versprechung verheißung gelübde gelobt geloben gewinnversprechen wertversprechen heilsversprechen
promised: versprochen zugesagt zugesichert versprach
promised land: gelobtes
promises: verspricht versprichst zusagt
promising: vielversprechend aussichtsreich lukrativ gewinnversprechend gewinnbringend
proof: nachweisen beweis nachweises beleg nachgewiesen
proper: ordentlich
property: eigentum besitz vermögen vermögenswert
proportional: anteilig anteilsmäßig
proposal: vorschlag beschlussvorlage antrag vorlage vorschläge anträge
proud: stolz
provided: versehen bereitgestellt geleistet vorausgesetzt
province: provinz
provision: vorsorge
pseudonym: pseudonyme
pub: wirtshaus kneipe
public: öffentlich
public office: gesundheitsamt standesamt einwohnermeldeamt bauamt jugendamt schulamt
public spirit: gemeinsinn
publish: veröffentlichen veröffentlicht
publisher: verlag verlegt
pudding: nachtisch
pull: ziehen
pull out: ziehst
pulls: zieht
pump: pumpe umwälzpumpe
punctual: pünktlich
pupil: schülerin schulkind
pupil card: schülerausweis
pupils: schüler schülerinnen schulkinder
purchase: kauf erwerb anschaffung kaufes käufe
purchase price: kaufpreis einkaufspreis anschaffungspreis erwerbspreis
pure: reine
purple: lila
purposes: zweck
push: schieben
pushed: geschoben
put: setzen stellen lege gestellt aufgesetzt
puts: legt setzt stellt legst gesetzt
pyramid scheme: schneeballsystem
pyramid schemes: pyramidensystem
qualified: befähigt qualifiziert qualifikation befähigung
quarter: quartal viertel vierteljährlich
quarterly: quartalsweise
queen: königin
question: frage faq fragst rückfrage
questions: fragen rückfragen nachfragen fragt quiz
quickly: schnell rasch
quiet: ruhig ruhetag
quite: ziemlich
quiz night: kneipenquiz
race: wettlauf volkslauf
radio: funk rundfunk
raffle: verlosung verlost lotterie auslosung losen
railcar: triebwagen
railway: bahn zug
rain: regen regnet
rain gauge: regenmesser
rain trousers: matschhosen badehosen
raise: heben erhöhen aufbringen einwerben
raise money: geldsammeln geldsammlung kapitalsuche geldsuche
raises: hebt
raising funds: kapitalbeschaffung schwarmfinanzierung crowdfunding mittelbeschaffung geldbeschaffung finanzierungsrunde spendensammlung spendenaktion kapitalaufnahme
raking leaves: laubrechen
ram: widder
ramp: rampe
ran: lief
random: zufällig zufall
rank: rang rückt dienstgrad
rare: selten rar rarität
rarest: seltensten seltenster
raspberry: himbeere
rather: lieber eher vielmehr
reachable: erreichbar
read: lesen vorgelesen lies las lasen
read off: ablesen
readers: leser leserinnen
reading: leseclub lesestunde lesenacht vorlesetag lesesommer gelesene lesend lesewettbewerb vorleser lesekompetenz
reading badge: leseabzeichen
reading sponsors: lesepaten
readings: lesungen
reads: liest
ready: bereit bereitschaft fertige
real estate: immobilie grundstück
really: wirklich tatsächlich eigentlich
rebuilding: umbau renovierung sanierung restaurierung restaurieren
receipt: quittung kassenbon zuwendungsbestätigung spendenquittung empfang rechnungsbeleg
received: eingegangen empfangen erhaltene bekamst erhieltst
receives: empfängt
reception: rezeption neujahrsempfangs
recognise: erkennen
recognised: anerkannt
recognises: erkennt erkenne
recognition: anerkennung würdigung
recommended: empfohlen weiterempfohlen
record book: berichtsheft
recovery: wiederherstellung wiederherstellen wiederhergestellt
recovery phrase: wiederherstellungssatz wiederherstellungsworte
recovery words: wiederherstellungswörter sicherungswörter sicherungssatz wiederherstellungsphrase
recruit: angeworben neukundenwerbung mitgliederwerbung werber geworbene
recruits: anwerben anwerbung geworben wirb
red: rot rote
redeem: einlösbar einzulösen eingelöst einlöst einlöse zurücknehmen einlösefrist einlösestelle
redeemable: einlösbarer
redeemed: eingelöste
redeeming: einlösend einlösungen
redemption: ablöse einlösung rücknahme rückkauf ablösung
refer: empfiehlst weiterempfehlen weiterempfehlung empfehle empfiehlt
referees: schiris schiedsrichter
reference framework: referenzrahmen
referral: empfehlung freundschaftswerbung empfehlungsprämie empfehlungsprogramm werbeprämie freundewerben werbebonus empfehler
referred: empfohlene geworbener
refresher: auffrischung
refugees: geflüchtete
refund: rückerstattung erstattung erstatten rückzahlung zurückzahlen auslagenersatz rückvergütung rückzuzahlen zurückerstatten
refunded: erstattet zurückgezahlt rückerstattet
refuse: ablehnen verweigern
refuses: lehnt
regional currency: regionalwährung
register: anmelden registriere register kassenbuch mitgliederverzeichnis anteilsregister stammdaten grundbuch
registered: angemeldet eingetragene registrierte gemeldete
registration: anmeldung anmeldebestätigung registrierung eintragung immatrikulation eingeschrieben registriert
registration number: registernummer
registry: vereinsregister handelsregister
regulars table: stammtisch stammtischplatz schauplatz
regulated: reguliert
regulation: verordnung vorschrift regulierung regelung
rehab: reha rehaklinik ergotherapie
rehearsal: probe chorprobe
rehearsals: proben
reimbursed: auslagen
rejected: abgelehnt
relative: schwager schwiegersohn onkel tante angehörigen verwandte vetter
relay: staffel
release from: freisprechung
relief: hilfsaktion hilfsprojekt
religion: konfession religionszugehörigkeit
reluctance: unlust
remote: entfernt
renovated: saniert renoviert
rent: mieten mietet pachten mietpreis mietzahlung
rent income: mieteinnahme mietertrag mieterträge mietanteil
rent out: vermieten
rented: gemietet
rents: vermietet
repair: reparieren repaircafé reparatur repariert flicken instandsetzung gerätewechsel reparaturtreff ausbessern
repaired: reparierte instandgesetzt geflickt
repairs: reparaturcafé
repay: zurückzuzahlen zurückzahlt tilgen getilgt tilgung rückzahlbar abbezahlen
repayment: rückzahlungen rückzahlungstermin
replace: ersetzen
replacement: ersatz
replaces: ersetzt
replica: replik nachbauten nachdruck nachprägung kopierte
report: melden meldet bericht meldung berichtszeitraum
reported: gemeldet
resale: weiterverkauf wiederverkauf
resale value: wiederverkaufswert wiederverkaufspreis weiterverkaufswert
resales: weiterverkäufe wiederverkäufe
rescue: rettung bergwacht rettungshundeteam rettungshundeverein rettungsschwimmer leitstelle
rescued: rettet
resell: weiterveräußern wiederverkaufen weiterverkaufe
reserves: rücklage reserve
residence permit: aufenthaltstitel visum
resold: weiterverkauft wiederverkauft
resolution: beschluss beschlüsse
rest: restliche restbetrag ruhe rest
resting pulse: ruhepuls
result: ergeben ergebnis resultat
retail: einzelhandel
retrievable: abrufbar
return: rückgabe rückkehr zurückgeben zurückbringen ertrag kapitalertrag retoure verzinsung renditeversprechen rendit jahresrendite renditechance renditeerwartung renditeziel anlagerendite renditeobjekt renditestark
returned: zurückgegeben zurückgebracht
returns: erträge rückflüsse auszahlungs
revenue: umsatz umsätze einkünfte einkommen einnahme mieterlös ticketerlöse umsatzerlöse eintrittseinnahmen kinoeinnahmen
revenue share: umsatzanteil erlösbeteiligung erlösanteile
reverse: seitenverkehrt
reward: prämie belohnung belohnt belohnen vergütung vergüten vergütet dankesprämie geldprämie prämienausgabe preisgeldes ansporn
rewarded: belohnte
rewards: prämienkatalog
rice: reis
rich: reich reichtum
riding: reit reitverein
right: richtig recht korrekt
rights: rechten
ring: ring
rise: steigen anstieg wertsteigerung steigerung kursanstieg preissteigerung zunehmen wertzuwachs preisanstiege kurssprung hochgehen klettert wertsteigert zulegen
rises: steigt steigst erhöht hochgeht
rising: steigendem steigendes wachsend
risk: risiko risiken riskant risikofrei risikolose
risk free: risikoloses risikofreie
rivets: nieten
roastery: kaffeerösterei
role: rolle
roller: dampfwalze
roof: dach dachdecker dachstual
room: raum zimmer hinterzimmer gästezimmer saal räume klassenzimmer
roots: wurzeln
rose: stieg angestiegen gestiegenen gestiegener verteuerte
rounds: runden
route: strecke
row: reihe
royalties: tantiemen lizenzgebühren
rubbish: müll kehricht abfuhr
rules: regeln regelt richtlinie spielregeln hausregeln platzordnung hausordnung vorschriften regularien gartenordnung nutzungsbedingungen
run: rennen betreiben betreibt lauf
runner: läufer läuferinnen
running: laufend lauftreff
running badge: laufabzeichen
runs: läuft laeuft lauft läufst
sack: säcke säckeschleppen
safe: tresor sicher
sage: salbei
said: gesagt sagte meinte gemeint
sale: verkauf verkaufes verkäufe veräußerung
sale start: verkaufsstart
salt market: salzmarkt
salvation: heil
sand: sand
sang: sang
sat: gesessen saßen saß
satisfied: zufrieden
sats: satoshi
saturday: samstag sonnabend
sausage: würstchen
save: sichern sparen speichern erspart retten
save money: geldsparen
saved: gespart ersparte
saves: speichert spart
savings: erspartes spargeld sparguthaben ersparnis sparplan
savings book: sparbuch
say: sag sage
saying: spruch motto
says: sagt sagst meint
scale: waage
scam: betrugsversuch abzocker
scanned: gescannt scannen
scarce: knappe knappheit verknappt verknappung
school: schul grundschule gymnasium berufsschule volkshochschule vhs musikschule privatschule hochschule hundeschule abendschule sprachschule hauptschule gesamtschule schulisch schulportal schulserver schulhaus schulgelände schuldorf volksschule mittelschule
school class: schulklässler
school club: schulclub schulverein
school cone: schultüte
school days: schultagen
school year: schuljahr
scissors: schere
scope: umfang
screen: bildschirm display
screwdriver: schraubenzieher akkuschrauber
screws: schraubt schrauben schräubchen
script: skript
seagull: möwe
seal: siegel rundsiegel
season: saison saisonende session jahreszeit spielzeit
season ticket: dauerkarte
second: zweit
second market: zweitmärkte zweitmarkts
secondhand: secondhand gebrauchter
secret: geheim vertraulich
secret key: schlüsselwörtern
secret words: geheimwörter geheimwort schlüsselwörter seedwörter merkwörter
secretly: heimlich
secure: gesichert besichert
securities: wertpapiers effekten schuldverschreibung
securitised: verbrieft
security: wertpapier sicherheit sicherung sicherheitsleistung
security deposit: mietkaution
see: seh sehe siehe schauen nachschauen sahen sah
see again: wiedersehen
seed: saatgut seed
seed phrase: wortliste wortfolge wörterliste zwölfwort
seek: suche
seeks: sucht
sees: sieht siehst
self: eigenhändig
selfless: selbstlos gemeinnützig
sell: verkaufe verkaufst veräußern veräußere verkäufst losschlagen abstoßen abstößt
sellable: veräußerbar weiterverkäuflich
seller: verkäufers anbieterin
selling: verkaufend veräußernd verkaufsphase verkaufsaktion
selling price: verkaufspreis verkaufskurs
sells: feilbietet
send: senden schick einsenden übersenden
sender: absender
sends: schickt sendet
seniors: senioren seniorencafé rentner seniorin
sense: sinn
sent: geschickt gesendet versendet versandt zugesandt übersandt
sentence: satz sätze
separate: getrennt separat
september: septembers
series: serie
serious: ernst
serious provider: seriös
serve: bedienen
served: bedient
service: dienst dienstleistung dienststunden
service provider: dienstleister anbieter
service year: dienstjahr
set straight: richten
set up: einrichten eingerichtet einrichtung richtet aufbau aufgestellt aufgebaut
settlement: abrechnung abgewickelt abwicklung
seven: sieben
several: mehrerem einiges einiger etlichen
sexton: küster
shame: schade
share: anteil aktie geschäftsanteil genossenschaftsanteil pflichtanteil teilen teilt teilhabe firmenanteil unternehmensanteil anteilspapier vereinsanteil
share capital: aktienkapital gesellschaftskapital
share certificate: anteilschein anteilsschein
share price: aktienkurs börsenkurs
shared: geteilt
shareholder: aktionär gesellschafter
shares: anteile aktien geschäftsanteile genossenschaftsanteile pflichtanteile teilhaberschaft beteiligungen anteilsbesitz anteilsrechte firmenanteile unternehmensanteile vereinsanteile anteilsverkauf bruchteil anteilspapiere
shark tooth: haifischzahn
shavings: späne
sheet: blatt zettel blätter bogen
sheet cabinet: notenschrank
shells: muscheln
shelter: tierheime
shift: schicht schichtplan frühschicht
shines: leuchtet
shipping: versand
shoes: schuh gummistiefel
shop: laden dorfladen läden geschäft unverpackt unverpacktladen ladengeschäft laufschuhladen reformhaus spieleladen genossenschaftsladen kiosk filiale onlineshop bäckerladen buchladen shops fahrradladen
shop owner: ladenbesitzer ladeninhaber
short: kurz kürze knapp
short film: kurzfilm
should: soll solltest sott
shout: zuruf
show: vorzeigen herzeigen vorweisen zeig
showed: zeigte
shown: gezeigt
shows: zeigt zeigst
siblings: geschwister schwester bruder
side: seite rückseite vorderseite
sightseeing flight: rundflug
sign: zeichen unterschreib unterzeichnen unterzeichnet signieren bildzeichen schild
signature: unterschrift signatur unterzeichnung signiert
signatures: unterschriften
signed: unterschrieben signierte
silent: stille
silly: albern
silver: silber
similar: ähnlicher ähnlichen
simply: einfach schlicht
simulation game: planspiel rollenspiel
simultaneously: zugleich gleichzeitig
since: seitdem zumal
sing: singen mitsingende gesang
singer: sängerin
singers: sänger sängerinnen
singing: singend singkreis sangesfreude gesungene
single: einzige einzelnes
sings: singt
sit: sitzen dabeisitzen
site: gelände
sits: sitzt
situation: lage
six: sechs
six times: sechsmal
sixteen: sechzehn
size: größe bildgrößen
sleep: schlafen schläft
slide: rutsche
slow seller: ladenhüter
small: klein gering
small animals: kleintierzucht
small print: kleingedruckten
smart: geschniegelt
smelled: roch
smock: kittel
snack bar: imbisswagen imbiss
snail picture: schneckenbild
snowflake: schneeflocke
so: so damit sodass somit also sodaß daher deswegen deshalb darum
so far: bisher bislang
soap: seife
soapbox: seifenkisten
social: sozial
socket: steckdose
soft: weiche
software: programmierung
solar roof: sonnendach bürgersolar
sold: verkauft veräußert verkäuft weiterveräußert
sold out: vergriffen ausverkaufte
solve: lösen gelöst
solves: löst
some: manche einige irgendwelche irgendein
somebody: jemand eener
somehow: sozusagen irgendwie
something: etwas irgendwas sowas
sometime: irgendwann irgendwo
sometimes: manchmal gelegentlich bisweilen
son: sohn
song: lied liedzeile ohrwurm
soon: bald demnächst
soprano: sopran
sore muscles: muskelkater
sort: sortieren sortiert geordnet
sought: aufgesucht
sound name: tonnamen
sounds: klingt klingen
soup: suppe gulaschsuppe erbsensuppe
source code: quelltext programmcode
sourdough: sauerteig
south: süd
souvenir value: erinnerungswert andenkenwert
spare parts: ersatzteile
sparkling wine: sekt
speaks: spricht
special: sonder speziell exklusiv
special edition: sondermarke sondermünze sonderprägung
special feature: besonderheit
speculate: spekulieren spekulativ zocken spekuliert
speculation: spekulation spekulationsobjekt
speculative: spekulative
spelling: rechtschreibung
spend: ausgeben auszugeben
spoke: speiche
sponsor: pate patin patenschaft objektpatenschaften
sponsor badge: patenabzeichen
spoon: löffelchen
sport: sportkurs sportfest sportart sportgruppe sportplatz
sports: sportlich sportler hochschulsport sportschau landessportbund
sports badge: sportabzeichen
sports club: sportverein turnverein
spot check: stichprobenartig
spring: frühjahr frühling
spruce: fichte
square: quadratisch
stable: stall stabil scheune
stable value: wertstabil wertbeständig
staff card: dienstausweis
staff council: personalrates
stage: bühne freilichtbühne
staircase: treppenhaus treppe
stairwell duty: treppenhausdienst
stake: beteiligung kapitalbeteiligung geschäftsbeteiligung unternehmensbeteiligung
stake bet: wetteinsatz
stamp: stempel stempelstelle stempelmarke stempelheftchen sammelstempel stempelfeld
stamp card: stempelkarte stempelpass
stamp cards: stempelkarten
stamp point: stempelstellen stempelstation
stand: schtanda stehe
stand setup: standaufbau
stands: steht stehst
star: stern
stars: sterne
start: start beginn anfang
started: angetreten startete
starting price: startpreis mindestpreis anfangspreis ausrufpreis mindestgebot startgebot
state: staat staatlichen staatlicher staatliches bundesland ländern bundesländern land
state authority: landesbehörde staatsbehörde stadtverwaltung gemeindeverwaltung
state exam: staatsexamen staatsprüfung
state licensed: staatlichgeprüft
state recognised: staatsanerkannt
station: bahnhof
stations: stationen
statistics: statistik
status: stand
statutes: satzung statuten satzungsmäßigen
stay: bleibe verbleib blieb
stays: bleibt bleibst verbleibt
steal: stehlen klauen
steam train: dampflok lokschuppen museumsbahn eisenbahn
stick: stock usb
sticker: aufkleber klebebild
sticks: steckt klebt
still: noch weiterhin trotzdem dennoch immerhin
stock: bestand vorrat lagerbestand bestände
stock market: aktienmarkt wertpapierbörse aktienbörse
stolen: gestohlen geklaut entwendet
stone: stein
stood: standen
stops: aufhört aufhöre
store: lagern einlagern
stored: gespeichert eingelagert hinterlegter speicher
stored publicly: veröffentlichte
storm: sturm windstärke
stove: herd ofen
streaming services: streamingdiensten
street: straße gasse
stretch: dehnen
strict: streng
strings: zeichenketten
strong: starke
stuck: klemmt
student: studentische student studierende
student council: fachschaft
studied: schtudiert studiert
studio: ateliers
stupid: blöd
subject: fach
submit: vorlegen einreichen eingereicht
submitted: abgezeichnet vorgelegt
subscription: abonnements zeichnungsfrist anteilszeichnung
subsidy: zuschuss förderung zuschüsse fördermittel fördergeld subvention
substitute money: ersatzgeld regiogeld regionalgeld
succeeds: erfolgt gelingt
success: erfolg erfolgreich
successor: nachfolger
such: solch
sugar: zucker
suggested: angeregt vorgeschlagen
suggests: schlägt
sum: summe betrag beträge gesamtsumme geldbetrag geldsumme teilbetrag
summer: sommer
summer badge: sommerabzeichen
summer reading: sommerleseclub
sun: sonne
sun badge: sonnenabzeichen sonnenplakette
sunday: sonntag
sunflower badge: sonnenblumenzeichen
sung: gesungen
sunny slope: sonnenhang
supermarket: supermarkt supermärkte
supervise: betreue beaufsichtigen
supervised: beaufsichtigt überwacht
supplement: ergänzung ergänzend
supported: gefördert unterstützt
supporters: förderern unterstützern unterstützende fördernde
surname: nachname familienname
survived: überstanden überlebt
sustainability: nachhaltigkeit
swans: schwanen
swap: getauschen tauschst tausche tauschaktion tauschbar tauschte
swap back: rücktausch
swapped: vertauscht
swear: schwören
sweated: geschwitzt
sweep: kehren
sweets: bonbons gummibärchen
swim: schulschwimmen geschwommen
swimmer: schwimmer
swimming: schwimmen
swimming badge: seepferdchen schwimmabzeichen
swimming club: schwimmverein
swimming pool: freibad hallenbad schwimmbad
swims: schwimmt
switch: schalten
table: tisch küchentisch tabellen
table football: kickern
take: nehme übernehmen nimm entgegennehmen herausnehmen
take care: kümmern sorgt
taken: genommen übernommen entnommen
takeover: übernahme
takes: nimmt übernimmt nimmst
takes part: teilnimmt
talents: talente
talk: rede gespräch gesprochen sprechen austausch
tap: zapfanlage
target group: zielgruppe
task: aufgabe
task forces: einsatzkräfte
tax: steuer besteuert umsatzsteuer mehrwertsteuer
tax free: steuerfrei
tax office: finanzamt finanzbehörde
tea: tee
tea towel: geschirrtuch
teacher: lehrer lehrkraft lehrkräfte lehrperson lehrende erzieherin referent dozenten
teachers: lehrerinnen lehrerkollegium
team: mannschaft kernteam orgateam backteam elferrat jugendmannschaft damenmannschaft teamgeist teammitglied
technical inspection: tüv prüfverband prüfungsverband
technology: technik technisch
teeth: gebiss
tell: erzählen
ten: zehn
ten times: zehnmal zehnfach
tenant: mieterin bewohnerin pächterin
tenant change: pächterwechsel
tenants: pächter mieter bewohner nachmieter pächterinnen
tenth: zehnte
tenth free: zehnter
term: laufzeit begriff frist
termination: kündigung kündigen gekündigt kündbar rücktritt beendigung
terms: geschäftsbedingungen agb konditionen
test: teste testweise ausprobieren probeweise
test coins: testmünze
test network: testnetze
testers: tester
testnet: testnetz testnetzes übungsnetz probenetz spielnetz testumgebung testkette
text: texte
thaler: taler
thanks: dank dankeschön merci
thanks badge: dankabzeichen dankeschönabzeichen
that: dass daß jene dies
the: die der das dem den des dat de d
the more: desto
theft: diebstahl
theirs: ihrigen
them: denen
then: dann dadurch daraufhin
then back: damals einst
theory: theorie
there: gibts da dort darin drin dabei daheim dahin hin daran dran
thereby: hierdurch
therefore: demnach folglich infolgedessen
thermos: thermoskanne
they: sie dieselben
thief: dieb
thimble: fingerhut
thing: sache ding
things: dinge sachen
think: denke überlegen
thinks: denkt
third: dritte
thirty: dreißig dreiundzwanzig
this: dit diese dasselbe derselben demselben denselben desselben
this time: diesmal
this year: heuer diesjährige
those: derjenige diejenige demjenigen denjenigen
thought: gedacht überlegt dachte meinten
thousand: tausend fünftausend
thread: faden
three: drei
three times: dreimal dreifach
through: durch mittels
throws: wirft schmeißt
thursday: donnerstag
ticket: fahrkarte fahrschein billett theaterkarte tageskarte bahnfahrkarte tickets wertschein einlassband konzertkarte platzkarte kinokarte kinoticket eintrittsticket
ticket booth: kassenhäuschen
tickets: eintrittskarten fahrkarten bahnfahrkarten besucherkarten konzertkarten
tidiness: ordnung
tile: ziegel
tiles: kachel
time: mal zeit zeitraum zeitpunkt dauer
timestamp: zeitstempel
tin: blech dose
tip round: tipprunde
tipped: gekippt
tiresome: leidigen
title: titel stichwort ehrentitel
to: zu zum zur zua
to buy: kaufbar erwerbbar erwerblich
toaster: toastern
today: heut heutzutage
together: zusammen gemeinsam beisammen miteinander mitenand zsamme
toilet: latrine
token: marke jeton wertmarke chip spielmarke kursmarke sammelmarke erinnerungsmarke jubiläumsmarke
token holder: tokenbesitzer tokenhalter
token sale: tokenverkauf tokenverkäufe
tokens: marken wertmarken sammelmarken schichtmarken tokens mitspielmarken
told: erzählt
tombola: tombola
tomorrow: übermorgen
tones: töne
took: nahm
took care: gesorgt gekümmert
took part: mitmachte
tool: werkzeug
topic: thema themen rubrik
total: gesamt
touched: berührt
tourist: touristinfo
tournament: turnier wettkampf preisschnapsen wettbewerb
towards: entgegen gegenüber
towel: handtuch
town: stadt stadtteil gründerstadt
tradability: handelbarkeit
tradable: handelbar börsengehandelt
trade: handel gewerbe handwerk innung handelsobjekt
traded: gehandelt
trades: handelt
trading: handelnd gehandel handelsstart handelsplätze handelsaufnahme
trading card: sammelkarte
trading cards: sammelbildern sammelalbum
trading venue: handelsplatzes handelsplattformen
trail marker: wegzeichen
trainer: übungsleiter ausbilder dozent kursleiter
training: trainieren übungsstunde trainings trainiert schulungs einweisung eingewiesen trainingslager trainingsgruppe probentraining trainingszeiten
training company: ausbildungsbetrieb
transaction: transaktionen buchung geschäftsvorgang
transfer: überweisen überweisung übertragung überträgt überweist transaktion abtretung transferieren abtreten überschreiben weiterübertragen überträgst übertrage umschreiben umschreibung weiterübertragung besitzwechsel eigentumsübergang eigentümerwechsel transferierbar
transferability: übertragbarkeit
transferable: übertragbar
transferred: überwiesen übertragene transferiert abgetreten überschrieben
transfers: übertragend transfers überschreibt
transition: übergang
transition fee: ablösesumme
translation team: übersetzungsteam
transport service: fahrdienst
traveled: gelaufen
treasurer: kassenwart kassier schatzmeister vereinskassier kassenführung
treated: behandelt
tree: baum apfelbaum bäume
trial run: probelauf testlauf testläufe probebetrieb test erprobung
tribe: stammes stammesleitung
trip: fahrt ausflug reise klassenfahrt wanderung tour chorreise ausflüge
tripled: verdreifacht verdreifachen verdreifachung
trophy: wanderpokal pokal
trouble: ärger
true: stimmt wahr
trust: trauen vertraut
tuesday: dienstag
tulip mania: tulpenmanie
tulips: tulpen
tuning fork: stimmgabel
turn: drehen
turn comes: drankommt
turned parts: drehteile
turnover: jahresumsatz umsätzes
turnstile: drehkreuz
twelve: zwölf dutzend
twenty: zwanzig
twice: zweimal doppelt
two: zwei zwo beide
umbrellas: regenschirme schirm
unanimous: einstimmig
unapproved: ungenehmigt
unattended: unbeaufsichtigt
undeletable: unlöschbar unveränderlich unveränderbar fälschungssicher
under: unter unten drunter darunter unterhalb
understand: verstehen versteht verständlich begreifen
understood: verstanden
underway: unterwegs
unexcused: unentschuldigt
unfortunately: leider
uniform wearers: uniformträger
unique: einzigartig unikat
unless: außerwenn
unlimited: unbegrenzt unlimitiert
unlock: freischalten entsperren aufschließen
unlocked: freigeschaltet entsperrt
unofficial: inoffiziell nichtamtlich
until: bis
until then: solang bisdahin
untouched: unberührt
updated: aktualisiert aktualisieren aktuell
upwards: aufwärts hinauf
us: uns üs
usage rights: nutzungsrecht
use: nutzung verwendung gebrauch nutze verwende
used: benutzte gebrauchte verwendeten genutzt
user: nutzer anwender
username: nutzername
users: nutzern nutzerinnen
uses: verwendet nutzt verwendest
vacation: vorlesungsfreien
valid: gilt gültig gelten
valley: tal
valuable: werthaltig
value: gegenwert werte originalwert nennwert sachwert wertung marktwert geldwerten wertgegenstand verkehrswert tauschwert zeitwert wertsache tokenwert materialwert buchwert wertangabe schätzwert wiederbeschaffungswert
value loss: wertverluste wertverfall
value rising: wertsteigernd wertzuwächse wertentwicklung
vegetables: gemüse tomaten spargel kürbisse gurken rübe ernte hokkaido
vegetarian: vegetarisch
vehicle: fahrzeug
vending machine: automat
verified: geprüft überprüft
version: fassung ausfertigung
victory: sieg
village: dorf unterdorf dörfer
vine: rebstock traube
violation: verstoß verstöße
visibility: sichtbarkeit
visible: sichtbar einsehbar erkennbar lesbar
visit: besuch besichtigung
visited: besucht
visitor: besucherin
visitors: besucher besucherinnen besuchende
visually: optisch
vocational qualification: berufsabschluss facharbeiterbrief ausbildungsabschluss
voluntary: freiwillig
volunteer: freiwilliger freiwilligem ehrenamtlich freiwilliges ehrenämter ehrenamtler freiwilligendienst
volunteer badge: ehrenamtsabzeichen
volunteer hours: helferstunden arbeitsstunden freiwilligenstunden
volunteered: mitgewirkt
volunteering: ehrenamt freiwilligenarbeit
volunteers: ehrenamtliche freiwillige
vote: stimme abstimmung wahl abstimmen stimmabgabe wählen gestimmt mitbestimmen mitbestimmung
votes: stimmen stimmanteile
voting: stimmrecht
voting right: stimmrechts stimmberechtigt mitspracherecht mitsprache
voting rights: stimmrechte
voucher: gutschein coupon bon wertgutschein wertbon warengutschein geschenkgutschein gutscheinkarte getränkegutschein essensgutschein gutscheinmarke wertmarkengutschein bücherbon verzehrbon getränkebon getränkemarke essensmarke verzehrmarke
vouchers: gutscheine coupons gutscheinheft bons
wage: lohn löhne gehalt honorar arbeitslohn gehälter
wage earner: lohnempfänger
wait: warten
waits: wartet
walkers: rollatoren
wall: wand mauer zaun krötenzaun
wallet: geldbörse brieftasche portemonnaie geldbeutel wallets walletadresse geldbörsenadresse guthabenkonto geldtasche digitalbörse
wallet address: empfangsadresse
want: will wollt wolle wollten möcht wünschst
wanted: gesucht wollte gewünscht
wardrobe: garderobe schrank regal regalbretter
warm: herzliche herzlichst
warning: warnung warnt warnen
was: war wär gewesen warst gwesen wurdest wärst
wash: waschen
washed: gespült
washes: wäscht
waste: abfall
waste paper: altpapier
watch: zuschauen wache zusehen
water: wasser wasserstand
water cut: wassersperre
water meters: wasseruhren
watercolour: aquarell
waves: wellen
way: weg wegs art weise uferweg
we: wir mia
weather: wetter gewitter
weather prize: wetterfee
weather station: schülerwetterwarte
website: website webseite homepage startseite
wednesday: mittwoch
weeded: gejätet
week: woche projektwoche gesundheitswochen forscherwoche umbauwoche
weekend: wochenende
weekly: wöchentliche
weekly market: wochenmarkt
weeks: wochen wöchentlich
weigh: wiegen
weight: gewicht
welcome: willkommen begrüßung begrüssen herzlich
went: ging gegangen
were: waren wäre
what: was wat wofür woran worüber wozu worauf womit
whatever: egal beliebig
wheel tyres: radreifen
wheels: räder
when: wann
where: wo woher wohin
where from: woraus wovon
whether: ob
while: während solange
whistles: pfeift pfeife
white: weiss weiße
whitsun: pfingsten pfingstmontag
who: wer wem wen welche
whoever: werauchimmer
whole: ganze
wholegrain: vollkorn
whose: dessen deren wessen
why: warum wieso weshalb
widow: witwe
wild: wildschwein
will: werde wirst wi wille testament
will be: wird
win: gewinnen
window: fenster schaufenster
winery: wein
wink: augenzwinkern
winner: gewinner sieger
winners: gewinnern siegern
wins: gewinnt gewonnene
winter: winterzeit
winter service: winterdienst
wish: wünscht wunsch wünsche
wished: wünschte
with: mit samt
with it: hiermit
withdraw: zurücktreten abheben widerrufen
withdrawn: zurückgezogen eingezogen aberkannt entzogen
within: innerhalb binnen
without: ohne
without value: wertefrei
witnesses: zeugen
wobble: schwanken
woman: frau weib
women: frauen dame landfrauen
won: gewonnen gewann
wood: holz wald
wood type: holzart
woodcut: farbholzschnitt
wooden spoon: kochlöffel
word: wort
word it: formulieren
words: wörter worte
work: arbeit arbeitsdienst gemeinschaftsarbeit
work out: funktionieren
worked: gearbeitet geklappt funktionierte arbeitete
works: funktioniert klappt
works council: betriebsrat personalrat
workshop: werkstatt schreibwerkstatt fahrradwerkstatt arbeitskreis workshops seminartag bastelworkshop
worry: sorge
worship: gottesdienst andacht
worth: wert werten geldwert
worth it: lohnenswert
worthless: wertlos
worthwhile: lohnt lohnen
would: würde
wreath: kranz
wrench: schraubenschlüssel
write: schreib draufschreiben dazuschreiben
writes: schreibt
writing: schrift schreibens
written: notiert geschrieben schriftlich
wrong: falsch
wrote: schrieb
yard: hof bauhof schulhof werkhof
year: jahr jahreszahl johr jahres
year built: baujahr
year end: jahresende jahreswechsel silvester jahresabschluss
yearly: jährlich jährigen ganzjährig
years: jahre jahrgänge
yeast bread: hefezopf
yellow: gelb
yes: ja jo jawohl
yesterday: gestern
yields: abwirft abwerfen einbringt einbringen rentiert
you: ihr euch du dich dir ihnen ji
young: jung jüngeres buben
young plants: jungpflanzen
your: eure euer dein ihre
yourself: selber
youth: jugend jugendarbeit jugendordnung landjugend
youth brigade: jugendfeuerwehr
youth council: jugendgemeinderat
youth leader: jugendleiter jugendwart
zero: null`
