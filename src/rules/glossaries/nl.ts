/** What Dutch words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: een ne
about: over ongeveer circa daarover waarover ervan
above: boven
absent: afwezig
accept: aanvaarden accepteren
accepted: aanvaard geaccepteerd
accepts: aanvaardt accepteert
access: toegang inlog toegangsrecht
accident insurance: ongevallenverzekering
accidents: ongelukken
according: volgens
account: account ledenaccount
account number: rekeningnummer bankrekeningnummer iban
accreditation: accreditatie
accredited: geaccrediteerd
achieve: bereiken
achieved: bereikt
achievement: prestatie
achievements: prestaties
acoustics: akoestiek
acquaintances: kennissen
action: actie
activate: activeren
activated: geactiveerd
activation: activering
active: actief
activities: activiteiten
activity: activiteit
actually: eigenlijk
address: adres huisadres
addresses: adressen
adjusted: aangepast
adjustment: aanpassing
administer: toedienen
administration: administratie
administrator: administrateur bestuurders
admission: toelating
admission fee: toegangsgeld toegangskosten
adopt: adopteer adopteren
adopted: aangenomen
adult: volwassene
adults: volwassenen
advance: voorschot
advertisement: advertentie
advice: advies
advise: adviseren
advisor: adviseur
after: na nadat
afternoon: middag
afterwards: daarna achteraf nadien naderhand vervolgens
again: weer opnieuw nogmaals wederom
against: tegen
age: leeftijd
agency: instantie
agenda: agenda
ago: geleden
agree: afspreken akkoordgaan
agreed: akkoord afgesproken overeengekomen toegestemd
agreement: overeenkomst contract
agreements: afspraken
agrees: afspreekt
airdrop: airdrop
album: album
alderman: wethouder
all: alle al allemaal
all day: dagvullend
allergies: allergieën
allergy: allergie
allotment association: volkstuinvereniging
allowed: toegestaan geoorloofd toegelaten
almost: bijna
alone: alleen
along: mee langs
aloud: hardop
already: alvast reeds
also: ook eveneens tevens
although: hoewel ofschoon
always: altijd steeds telkens altoos
am: ben
amount: geldsom bedrag som hoeveelheid
amounts: bedragen
anchor: anker
and: en
angry: boos
animal: dier
animal ambulance: dierenambulance
animal shelter: dierenasiel
animals: dieren
animation: animatie
anniversary: lustrum jubileum jubileumjaar jubileumfeest
anniversary pin: jubileumspeld
annual: jaarlijkse
annual accounts: jaarrekening
annual fee: jaarbijdrage jaargeld
annual interest: jaarrente
anonymous: anoniem
answer: antwoord
anywhere: overal
apart: apart
app: app
apparently: blijkbaar kennelijk
appears: verschijnt
applause: applaus
apple: appeltje
applicant: aanvrager kandidaat
applicants: aanvragers kandidaten
applies: geldt
apply: gelden solliciteren aanvraagt
appoint: benoemen aanstellen
appointed: aangesteld
appointment: afspraak
appreciates: waardestijgt
appreciation: waardering erkentelijkheid
approval: goedkeuring toestemming
approved: goedgekeurd
approximately: pakweg
april: april
archive: archief
archive committee: archiefcommissie
are: zijn bent
around: rond
arrange: regelen
arranged: geregeld
arranges: regelt
art route: kunstroute
article: artikel
artist: kunstenaar kunstenares
artists: kunstenaars
artwork: kunstwerk kunst
artworks: kunstwerken
as if: alsof
as long: zolang
as soon: zodra zogauw
ashes: assen
ask: vragen
asked: stelde gesteld gevraagd vroegen
asking price: vraagprijs
asks: vraagt stelt verzoekt
assembled: samengesteld
assistant: assistent
assists: assisteert ondersteunt
association: vereniging stichting vzw buurtvereniging clubvereniging beroepsvereniging vrouwenvereniging oranjevereniging
association site: verenigingssite
assure: verzekeren verzekert
asthma: astma
at: bij
at home: thuis
at least: minstens minimaal tenminste minimum
at most: hooguit maximaal maximum max
athlete: sporter atleet
athletes: sporters atleten
attach: vastmaken
attachment: bijlage bijgevoegd
attend: bijwonen aanwezigheidsplicht
attendance: aanwezigheid opkomst
attendance badge: aanwezigheidsbadge
attendance certificate: deelnamebewijs aanwezigheidsbewijs
attended: gevolgd bijgewoond aanwezigheden bijwoonde
attendee: bezoekster
attends: bijwoont
attention: aandacht
attic: zolder
auction: veiling veilen opbod afslag veilingklok
auctioned: geveild
auctioneer: veilingmeester
auctions: veilingavonden
audience: toehoorders
august: augustus
aunt: tante
authentic: authentiek
authenticity: echtheid echtheidscertificaat
authorisation: machtiging volmacht
authorised: gemachtigd bevoegd gerechtigd
authorities: autoriteiten instanties
authority: gezag bevoegdheid
automatic: automatisch
automatically: vanzelf
autumn: najaar herfst
available: beschikbaar beschikbare
average: gemiddeld doorsnee
award: toekennen toekenning onderscheiding
award ceremony: uitreiking
awarded: toegekend bekroond
awards: reikt onderscheidingen prijzengelden
aware: bewust
away: weg
away matches: uitwedstrijden
baby: baby
bachelor: hbo
back: terug retour
background: achtergrond
backup: reservekopie
badge: insigne clubinsigne badge buurtbadge
badge design: badgeontwerp
badge holder: badgehouder speldhouder
badge service: badgedienst
badge wearer: speldendrager
badges: insignes clubinsignes badges
bag: zak tas puntzakje
bake: bakken
baked: gebakken bakte
baker: bakker
bakery: bakkerij
bakes: bakt
balance: saldo saldi
ball: bal
ball shed: ballenhok
band: band
bang: knallen
bank: bank bankinstelling
bank account: bankrekening
banks: banken
bar: toog bar
bar keeper: barman barvrijwilliger
barbecue: barbecue
bargain: koopjes
barista courses: barcursussen
barrels: vaten
basis: basis
basket: mand
basket money: mandengeld
basketing: inkorven
batch: lichting
batches: lichtingen
bath: bad
bathing cap: badmuts
bats: vleermuizen
be: word wezen weest
beans: bonen
beautician: pedicure
beautiful: mooi schone
became: wierd
because: vanwege want omdat aangezien doordat
becoming: wordend
bed: bed
been: geweest
beer: bier pintje
beer mat: bierviltje
before: voordat alvorens
began: begon
beginner: beginner
beginners: beginners
begins: begint
behind: achter
being: zijnde
belgian: belgisch
belong: toebehoren
belongs: toebehoort
below: onderaan
besides: daarnaast bovendien behoudens
best: best
better: beter
between: tussen tussendoor
beware: opgelet
bicycle tyres: fietsbanden
bid: bieden bod bieding geboden
bidder: bieder
bids: biedingen biedt
big: grote groot
bigger: groter
bike: fiets
bike repairer: fietsenmaker
bill: rekening factuur nota
bingo night: bingoavond
binoculars: verrekijker
bird: vogel
birds: vogels
birth: geboorte
birth year: geboortejaar
birthdate: geboortedatum geboortedata
birthday: verjaardag geboortedag
birthplace: geboorteplaats
bit: beetje
bitcoin: bitcoin
bitterballs: bitterballen
bittern: roerdomp
black: zwart
blackbird: merel
block: blok blokkeren
blockchain: blockchain blokketen
blocked: geblokkeerd
blocks: blokken
blood donation: bloeddonatie
blood donor: bloeddonor bloedgever
blood type: bloedgroep
blue: blauw
board: bestuur bestuurstafel
board meeting: bestuursvergadering
board member: bestuurslid
board members: bestuursleden
boarding school: internaat
boat: boot
bonds: obligatie
bonus: extraatje bonus premie toeslag bonuspunten welkomstbonus
book: boek schrift
book club: boekenclub
book voucher: boekenbon
books: boeken trouwboeken boekjes leesboeken bibliotheekboeken
bookshop: boekhandel boekwinkel
boots: laarzen
borrow: ontlenen
borrowed: ontleend
borrower: lener
borrowing: ontlening
boss: baas
both: beide allebei
bottle cap: kroonkurk dopje
bottle caps: dopjes
bought: kocht
bound: gebonden
bowl: schaal
bowling: bowlen
box: vakje doos
boxes: vakjes
boy: jongen
boys: jongens
bread: brood
breads: broden
break: pauze
breed: ras
bridge: brug
bring: breng
brings: brengt
broadcast: uitzending
broadcaster: omroep ziekenomroep
broken: kapot
bronze: brons bronzen
broom: bezem
brother: broer
brother-in-law: zwager
brothers: gebroeders broers
brought: bracht
brunch: brunch
bubble: zeepbel
buddy: buddy
buddy team: buddyteam
budget: begroting teambudget wijkbudget budget
buds: knoppen
buggy: buggy
build: bouw
building: gebouw
buildings: gebouwen
bulb: bolletje tulpenbol bol bloembol
bun: broodje
burn: verbranden
burned: verbrand
bus: bus busje
busy: bezig druk
but: maar echter edoch
butcher: slager
button: knop button
buttons: knopen
buy: koop kopen aanschaffen
buy off: afkopen
buyer: koper
buyers: kopers
buys: koopt inkoopt aanschaft
buzz: zoemen
by: door
cable crew: kabelploeg
cables: kabels kabelgoten
café: café taalcafé koffiebar
cages: hokken uitkooien inkooien
cake: taart cake gebak
cakes: taarten
calculate: rekenen
calculator: rekenmachine
calf: kalf
call: bel bellen noem
called: genoemd heet genaamd gebeld
calls: belt noemt
came: kwam gekomen arriveerde
camera: camera
camp: kamp
camp money: kampgeld
camping: camping
campus: campus
can: blik kan kunt kun kunnen
canal house: grachtenpand
cancel: annuleren opzeggen
cancellation: annulering opzegging
cancelled: geannuleerd afgelast opgezegd
candle: kaars
candy: snoep
canteen: kantine
canteen floor: kantinevloer
cap: pet
capital: kapitaal vermogen
captain: aanvoerder
car: auto
card: kaart pasje stempelkaart
card holder: kaarthouder pashouder
card holders: kaarthouders pashouders
card payment: pinnen
cards: kaarten kaartjes pasjes kaartspel
care: mantelzorg zorg
care farm: zorgboerderij
carers: mantelzorger
caretaker: conciërge
carnival club: carnavalsvereniging
carnival page: carnavalspagina
carp: karper
carried: gesjouwd gedragen droeg
carry: meedragen
case: geval
cash: kas contant bargeld cashgeld klinkende
cash desk: kassa balie loket
cashier: kassier kassière
cassette: cassette
cat: kat kees
caught: gevangen
celebrate: vieren
celebrates: viert
cellar: kelder
cent: cent
central bank: centrale
century: eeuw
ceremony: ceremonie plechtigheid
certain: bepaalde
certainty: zekerheid
certificate: certificaat getuigschrift oorkonde diplomabewijs cursusbewijs cursuscertificaat certificaathouders
certificate holder: certificaathouder
certificates: certificaten getuigschriften bewijzen
certification: certificering
certified: gecertificeerd gediplomeerd
certify: certificeren
chain: keten
chair: stoel
chairman: voorzitter voorzitster
chairperson: preses
chairs: stoelen
challenge cup: wisselbeker
chamber commerce: kvk
champion: kampioen
champions: kampioenen
championship: kampioenschap
chance: kans
chances: kansen
change: wijziging wijzigen veranderen verandering
changes: verandert wijzigt veranderingen wijzigingen
changing room: kleedkamer
channel: kanaal
chapel: kapel
charger: oplader
charity: goededoel liefdadigheid
chat: chat
chatting: kletsen
cheap: goedkoop goedkope
cheaper: goedkoper
cheapest: goedkoopste
check: checken controle nakijken nagekeken
checkpoint: stempelpost
checks: checkt controleert
cheese: kaas
cheese farm: kaasboerderij
child: kind
children: kinderen kleuters
chocolate: praline
choice: keuze
choir: koor
choirs: koren
choose: kiezen kies
chose: koos kozen
chosen: uitgekozen
christmas: kerst
christmas piece: kerststuk
church: kerk kerkvoogdij kruiskerk kerkblad
church council: kerkenraad
churches: kerken
circle: kring
circulation: omloop
cities: steden
citizen: burger
citizen number: bsn burgerservicenummer rijksregisternummer
citizens: burgers inwonenden
city: stad stedelijk
city brewery: stadsbrouwerij
class: klas schoolklas
classes: klassen lessenreeks
clay: klei
clean: schoon
cleaning: schoonmaak schoonmaken
cleaning crew: schoonmaakploeg
clear: duidelijk helder
click: klik
client: opdrachtgever
clients: zorgcliënten
climb: klimmen
climbed: geklommen
climbs: klimt
clock sync: gelijkzetten
clog: klomp
closed: dicht gesloten
closing questions: rondvraag
clothes: kleren kleding
club: club
club coin: clubmunt
clubhouse: clubhuis
co-invest: meeinvesteren
co-owner: medeeigenaar
coach: coach trainer
coat rack: kapstok
coats: jassen
code: code
code word: wachtwoordje
code words: codewoord
codes: codes
coffee: koffie
coffee card: koffiekaart koffiestempelkaart
coffee house: koffiehuis
cog: tandwiel
coin: munt herinneringsmunt bitcoinmunt
coin tea: muntthee
coins: munten muntjes
cold: koud
collateral: onderpand
colleague: collega
colleagues: collegaatje
collect: verzamel
collect points: puntensparen
collected: verzameld
collectible: verzamelobject verzamelstuk
collectibles: verzamelobjecten verzamelstukken
collection: verzameling collecte collectie
collective: collectieve collectief
collector: verzamelaar
collector card: verzamelkaart
collector cards: verzamelkaarten
collectors: verzamelaars
collects: verzamelt
college: college hogeschool
colour: kleur
colours: kleuren
come: komen kom
comes: komt
commission: provisie courtage
committee: commissie jeugdcommissie comité werkgroepen
commons: gemeengoed
communication: communicatie
community: gemeenschapje leefgemeenschap
community centre: buurthuis dorpshuis wijkcentrum buurtcentrum jeugdhuis ontmoetingscentrum
companies: bedrijven ondernemingen
company: bedrijf firma onderneming vennootschap
compensation: vergoeding
competence: bekwaamheid
competent: bekwaam bekwame
complain: klagen
complete: complete voltooien
completes: voltooit afrondt afmaakt
completion: voltooiing afronding
compliment: schouderklopje pluim complimentje
compost heap: composthoop
computer: computer
concert: concert
concerts: concerten
condition: voorwaarde
conditions: omstandigheden
conduct certificate: vog
conductor: dirigent
cone: hoorntje
conference: congres conferentie
confirm: bevestig
confirmation: bevestiging
confirmed: bevestigd
confirms: bevestigt bekrachtigt
congregation: kerkgemeente
connected: aangesloten
connection: verbinding
consent: instemming
consequences: gevolgen
considerable: flink
consists: bestaat
construction site: bouwplaats
construction time: bouwtijd
consult: spreekuur raadpleging
consultation: overleg
contact: contact contactgegevens
contact details: contactpersoon
content: inhoud
contract: contracten overeenkomsten
contributed: bijgedragen
contributes: bijdraagt
contribution: bijdrage inbreng
contributions: bijdragen
convert: omzetten omrekenen
convertible: converteerbaar omwisselbaar
cook: koken kok kook
cooked: gekookt
cooking: kookles kookclub
cooking class: kookcursus kookworkshop
cooks: kookt
cooperative: coöperatie buurtcoöperatie
coordinator: coördinator
coots: meerkoeten
copied: gekopieerd nagemaakt
copies: kopieën exemplaren
copper: koperen
copy: kopie afschrift exemplaar
copy number: exemplaarnummer volgnummers
copyright: auteursrecht
core: kern
corner: hoek
correct: correct juiste juistheid
corridor: gang
cost price: kostprijs
costs: kost
cosy: gezellig
couch: bankje
could: konden kon
council: raad
counselling: hulpverlening
count: tellen
counted: geteld telde
counter: teller
counterfeit: namaakgoederen valsemunterij
country: land
counts: telt
counts on: rekent
coupon: bon tegoedbon kortingsbon waardebon coupon
coupons: bonnen tegoedbonnen kortingsbonnen waardebonnen
course: cursus opleiding leergang curssus weekendcursus
course evening: cursusavond
course fee: cursusgeld lesgeld cursusprijs schoolgeld collegegeld
courses: cursussen opleidingen leergangen
court: rechtbank rechter
craft: ambacht
crap: kloten
crash: beurskrach ineenstorting
crazy: gek gekke
create: aanmaken aangemaakt creëren
created: gecreëerd
creates: creëert aanmaakt
credential: credential
credit: tegoed krediet
credited: bijgeschreven
credits: aftiteling
crisis: crisis
criteria: criteria
crooked: scheef
crops: gewassen
crowd: menigte
crowdfunding: crowdfunding
crumb: kruimel
crypto: crypto cryptogeld
cryptocurrency: cryptomunt cryptovaluta
cub: welp
cubs: welpen
cup: kopje cup bokaal
cupboard: kast ruilkast
currency: munteenheid valuta
current value: dagwaarde
curriculum: leerplan lesprogramma
curved: kromme
cushions: stoelkussens
custodian: bewaarder beheerders
custody: bewaring beheerrecht
custody service: bewaardienst bewaarneming
customer: klant cliënt
customer key: klantensleuteltje
customer number: klantnummer
customers: klanten cliënten klantretouren
customs: douane
cuttings: stekjes
cycle tour: wielertocht
cycling: fietsen wielrennen
cycling club: fietsclub wielerclub
cyclist: fietser
cyclists: fietsers
dahlia: dahlia
daily: dagelijks
dare: durven durf
dares: durft
data: gegevens persoonsgegevens
date: datum einddatum data
daughter: dochter
day: dag dagje dagdeel
days: dagen
deadline: uiterste
deal: overeenkomstje koopje
dear: geachte lieve
death: overlijden
debt: schuld
debts: schulden
deceased: overleden
december: december
decide: besluiten
decided: besloten beslisten beslistte besloot
decides: beslist besluit bepaalt
decision: beslissing
decisions: beslissingen
decrease: daling waardedaling koersdaling
decreased: afgenomen verminderd
deed: koopakte
degree: graad academische mastergraad bachelorgraad
degrees: graden
delete: wissen
deleted: gewist verwijderd
deletes: verwijdert
deliver: bezorgen afleveren
delivered: geleverd bezorgd
delivery: bezorging
demo: demo
departure: vertrek
deposit: borg storten waarborg statiegeld gestort stortte aanbetaling bewaargeving
deposit money: inleggeld
deposited: gestorte
depositor: bewaargever inlegger
depositors: inleggers
deposits: stort
description: omschrijving beschrijving
design: ontwerp vormgeving
designed: ontworpen
designer: ontwerper vormgever
despite: ondanks
details: bijzonderheden details
determine: bepaal bepalen
determined: bepaald
develop: ontwikkelen
developed: ontwikkeld
developers: ontwikkelaars programmeurs
development: ontwikkeling
develops: ontwikkelt
device: toestel apparaat
devices: toestellen apparaten
diagnosis: diagnose
diamond: diamant
dice: dobbelsteen
did: deden deed
did makeup: schminkte
difference: verschil
different: ander verschillende
differs: scheelt
digit: cijfer
digital: digitaal digitale
digital badge: digibadge
digital help: digihulp
digits: cijfers
dike: dijk
dike coordinators: dijkwachtcoördinatoren
dike guards: dijkwachten
dike reeve: heemraad
diploma: diploma
diploma number: diplomanummer
diplomas: diplomaatjes
director: regisseur bestuurder directeur
disability: beperking handicap
disappears: verdwijnt
discount: korting ledenkorting afprijzing kortingsactie
discount card: kortingskaart kortingspas
discount code: kortingscode
discounted: afgeprijsd
discover: ontdekken
discuss: bespreken
discussed: besproken
dislike: hekel
distribute: verdelen verdeel
distributed: verdeeld uitgedeeld
distribution: verdeling uitkering winstuitkering
district: wijk
ditch: sloot slootkant
dividend: dividend dividenduitkering
dividends: dividenden
diy bus: klusbus
do: doen doe
doctor: huisarts arts dokter
doctor practice: huisartsenpraktijk
doctorate: doctoraat doctorstitel
doctors: artsen
document: document akte
documents: documenten stukken
does: doet
dog: hond
dogs: honden
doll: pop
dolphin: dolfijn
donate: doneren doneer
donated: gedoneerd geschonken
donates: doneert schenkt
donation: donatie gift schenking
donations: donaties giften schenkingen
done: gedaan
donor: donateur donateurskaart schenker
donors: donateurs donateuren schenkers
door: deur voordeur
doors: ingangen
double: dubbel
doubled: verdubbeld
doubles: verdubbelt
doubts: bedenkingen
doughnuts: oliebollen
down: neer omlaag neerwaarts
download: downloaden gedownload
downstairs: beneden
draft: concept
dragon: draak
draw: loting natekenen
drawn: getrokken
drawn by: nagetekend
drawn lots: verloot
drew: tekende
drink: drankje drinken consumptie
drink token: consumptiemunt drankbon
drink tokens: consumptiemunten drankbonnen drankmunten
drinks: drankjes dranken consumpties
drinks party: borrel nieuwjaarsborrel receptie nieuwjaarsreceptie
dripping: druipende
drive: rijden
drivers: chauffeurs
driving lesson: rijles
driving licence: rijbewijs
driving school: rijschool
duck: eend
due to: wegens
duration: duurtijd
during: tijdens
dutch: nederlands
each: elke elk telkenmale
each other: elkaar
ear tag: oormerk
earlier: eerder vroeger
earliest: vroegste
early: vroeg vroegtijdig
early bird: vroegboek vroegboekkorting
earn: verdien
earned: verdiend
earned badge: verdienbadge
earns: verdient verdiende
easter: pasen
eat: eten
economy: economie
edit: bewerken aanpassen
editing: montage
edition: oplage editie uitgave
editions: edities oplages
editors: redactie
education: onderwijs vorming opvoeding
effort: moeite inspanning
eight: acht
eighteen: achttien
eighth: achtste
eightieth: tachtigste
eighty: tachtig
eightyish: achtig
elderly: bejaarden oudere
elect: verkiezen
elected: verkozen gekozen
election: verkiezing
electricity: stroom
eleven: elf
eleventh: elfde
eligible: aanmerking
elsewhere: elders
email: mail mailadres mailtje
email address: emailadres
emails: mails mailt mailen
emblem: wapen rijkswapen embleem wapenschild
employee: werknemer personeelslid bediende
employees: werknemers personeel personeelsleden
employer: werkgever
empty: leeg
encrypted: versleuteld gecodeerd
encryption: versleuteling
end: eind afloop
energy: energie
energy coaches: energiecoaches
engineer: ingenieur
enough: genoeg voldoende
enrol: inschrijven aanmelden inschrijf
enrolled: ingeschreven aangemeld
enrolment: inschrijving aanmelding
enrolment fee: inschrijfgeld inschrijfkosten
enters: binnenkomt
enthusiasts: liefhebber
entirely: volkomen gans
entitled: rechthebbend
entrance: entree ingang toegangsprijs
entrepreneur: ondernemer
entrepreneurs: ondernemers
entrusted: toevertrouwd
entry: instap toetreding
entry price: instapprijs
erase: verwijderen uitwissen
error: fout
errors: fouten
escapes: ontgaat
escrow: derdengeldenrekening derdenrekening
especially: vooral voornamelijk
established: vastgesteld
estate agency: makelaar
estimate: schatten ramen
estimated: geschat
ethnicity: afkomst
euro: euro
europe: europa europese
euros: euros
evaluation: evaluatie
even so: zelfs
evening: avond
evening swim: zwemvierdaagse
evening walk: avondvierdaagse vierdaagse
evenings: avonden
event: evenement gebeurtenis
event badge: evenementenbadge
events: evenementen gebeurtenissen
ever: ooit
every: ieder
every year: alljaarlijks
everyone: iedereen allen eenieder elkeen
everyone's: ieders
everything: alles
exactly: precies exact
exaggerated: overdreven
exam: examen tentamen proefwerk
exam board: examencommissie
exam fee: examengeld examenkosten
example: voorbeeld
exams: examens tentamens toetsen
except: behalve uitgezonderd
exchange: beurs cryptobeurs handelsplatform wisselkantoor beurzen omwisseling uitwisseling uitwisselen
exchange rate: wisselkoersen omwisselkoers
exchanged: gewisseld
exchanges: beursplatforms cryptobeurzen
exciting: spannend
exclamation mark: uitroepteken
exclusive: exclusief exclusieve
exempt: vrijgesteld
exhibition: tentoonstelling expositie
exist: bestaan
expect: verwachten
expectation: verwachting
expected: verwacht
expensive: duur dure
experience: ervaring
expert: deskundige
experts: deskundigen
expire: aflopen verstrijken
expired: verlopen vervallen
expires: vervalt verloopt afloopt verstrijkt
expiry date: vervaldatum
explain: uitleggen
explanation: uitleg toelichting verklaring
explode: ontploffen
expresses: drukt
extend: verleng
extended: verlengd
extension: verlenging
extra: extra
eyes: ogen
fabric: stof
facade: gevel
face: gezicht
face value: nominale
failed: gezakte mislukt
fair: kermis
fairy tale: sprookjesmunt
fairy tales: sprookje
fake: nep neppe vals nepdiploma nepcertificaat
fall: vallen dalen zakken val
fall over: omvallen
falling: dalend
falls: valt daalt zakt afneemt vermindert
falsely: valselijk
falsify: falsifiëren
families: gezinnen families
family: gezin familie
family members: familieleden gezinsleden
fanfare: fanfare
far: ver verre
farm: boerderij
farms: boerderijen
fast: snel
fat: vet
father: vader
fathers: paters vaders
feather: veertje
feathers: veertjes veren
february: februari
fee: tegemoetkoming toeslagen heffing leges
feed: voer
feed troughs: voerbakken
feeding: voering
fees: vergoedingen
feet: voeten
fell: viel daalde gedaald gezakt gekelderd kelderde
fence: hek
ferry: overvaren veerpont
ferry tokens: veerpenningen
ferryman: veerman
festival: festival
festivals: festivals
fetch: halen haal
fetched: gehaald haalde
fetches: haalt
few: enkele weinig
fewer: mindere
field: veld
fields: velden
fifteen: vijftien
fifth: vijfde
fifty: vijftig
file: dossier bestand
files: dossiers bestanden
fill: vul bijvullen
fill in: vullen ingevuld invul
film: film
finally: eindelijk
finance: financieren financiert
financed: gefinancierd
finances: financiën financieel financiële
find: vind
find back: terugvinden
finds: vindt
fine: boete prima
fingerprint: vingerafdruk
fingers: vingers
finish: afmaken afronden
finished: afgerond afgemaakt afgelopen uitgespeelde voltooid
finished playing: uitgespeeld
fire brigade: brandweer
fire fighter: brandweerman
first: eerst
first aid: ehbo bhv
first aider: hulpverlener
first name: voorletters
fit: passen
fits: past
five: vijf
fixed: vast
fixed price: vasteprijs
fixed rate: vasterente
flag: vlag
flemish: vlaams
flight: vlucht
float: dobber
flower: bloem
flowers: bloemen
fluctuate: schommelen
fluctuates: schommelt
folder: map personeelsmapje
follow: volgen
followed: volgde
follows: volgt
food bank: voedselbank
food truck: foodtruck
football: voetbal
football club: voetbalclub voetbalvereniging
football stickers: voetbalplaatjes
footprint: pootafdruk
for: erom voor vóór namens
for hire: inhuren
for sale: verkrijgbaar
for this: hiervoor
forbidden: verboden
forenoon: voormiddag
forest: bos
forever: eeuwig voorgoed altijddurend
forged: vervalst gefalsificeerd
forgery: vervalsing
forget: vergeten
forgets: vergeet
forklift: heftruck
form: formulier vorm aanmeldformulier inschrijfformulier
forty: veertig
foster care: pleegzorgdag
found: vond
found back: teruggevonden
four: vier
fourteen: veertien
fourth: vierde
fraction: fractie
fraud: fraude bedrog oplichting
free: gratis kosteloos gratuit kosteloze vrij
french: frans
frequently asked: veelgestelde
friday: vrijdag
fridays: vrijdagen
friend: vriend kameraad
friend discount: vriendenkorting
friendly: vriendelijk
friends: vrienden vriendinnen kameraden vriendjes
frog: kikker
frogs: kikkers
from: vanaf vanuit vandaan
from now: voortaan
front: vooraan voorkant
fruit: fruit
full: vol volle compleet stampvol
fun: lol plezier
fund: fonds
funding: financiering
fundraising: inzamelingsactie geldinzamelactie wervingsactie
funds: fondsen
funny: grappig
further: verder
future: toekomst
gain: koersgewin gewin waardetoename
gains: meevallers
gallery: galerie
game: spel spelletje
game coin: speelmunt
gamer: gamer
games: spellen spelletjes
garden: tuin moestuin
garden badge: tuinbadge
garden club: tuinclub tuinbouwclub
gardener: tuinder tuinier
gardeners: tuiniers tuinders
gardening: tuinieren
gardens: tuinen moestuinen
gate: poort
gave: gaf gaven schonk
gender: geslacht
general: generale algemene algemeen ledenraad
general meeting: jaarvergadering ledenvergadering alv
genuine: onvervalst
get: krijg ontvang
get back: terugkrijgen
gets: krijgt ontvangt
gets back: terugkrijgt
ghost night: spooknacht
gift: cadeau
gift card: cadeaukaart geschenkkaart
gifts: cadeaus geschenken
gin: jenever
gingerbread: speculaas
girl: meisje
girls: meisjes
give: geven geef
give away: weggeven weggegeven schenken weggeefkast
give back: teruggeven
give up: opgeven
given: gegeven
given back: teruggegeven
gives: geeft
gives back: teruggeeft
glad: verheugd
gladioli: gladiolen
gladly: graag
glass: glas
glasses: bril
go: gaan ga
go-kart: skelter
goal: doel goal
goals: doelen doelpunten
goes: gaat vertrekt
gold: goud
golden: gouden
golf course: golfbaan
gone: gegaan
good: goed goeie
goods: goederen
goods swap: ruilhandel
got: kreeg kregen ontving
government: overheid rijksoverheid regering
government login: digid
grabbers: grijpers
grade: rapportje klassement
grades: cijferlijst
grandchildren: kleinkinderen
grandma: oma
grandpa: opa
grandparents: grootouders
gravel courts: gravelbanen
graveyard: begraafplaats
green: groen
greens: greens
greetings: groet
grew: groeide gegroeid
grey: grijs
grocer: groenteboer kruidenier
ground: grond
group: groep groepsnaam
groups: groepen
grow: groeien
grows: groeit
growth: groei waardegroei
guarantee: garantie garanderen waarborgen
guaranteed: gegarandeerd gewaarborgd
guaranteed return: rendementsgarantie
guarantees: garandeert garanties
guarantors: garantsteller
guess: raden
guest lesson: gastles
guests: genodigden
guide: gids rondleider
guided tour: gidsbeurt
guilder: gulden
guitar: gitaar
gull: meeuw
gym: sportschool
gym lesson: turnles gymles
hack: hacken
hacked: gehackt
had: had hadden gehad
hair dryers: föhns
hairdresser: kapper kapster
half: helft half halve halfjaar
half-yearly: halfjaarlijks
hall: zaal aula
hall attendant: zaalwachter suppoost
ham: ham
hand: hand
hand over: overdoen overhandigen
handicap registration: handicapregistratie
handy: handig
handyman company: klusbedrijf
hang: hangen
hang up: ophangen
hangs: hangt hing
hangs up: ophangt
happens: gebeurt
happy: blij gelukkig
harbour: haven
hardly: nauwelijks amper
hardware store: bouwmarkt
harmony: harmonie
harvest: oogst
has: heeft
hassle: gedoe gezeur
hats: mutsen
have: hebben heb hebt
hay wagon: hooiwagen
he: hij ie
head: kop hoofd
headmaster: schoolhoofd rector directrice
health: gezondheid
health data: gezondheidsgegevens
healthy: gezond
hear: hoor horen
heard: gehoord hoorde
hears: hoort
heating: verwarming
hedgehog: egel
height: hoogte
heirs: erfgenamen
held: hield gehouden beheerden
held fast: vastgehouden
helmet: helm
helmets: helmen
help: hulp help meehelpen
helped: geholpen hielp
helper: helper hulpje
helpers: helpers
helping: helpend meehielp meegeholpen
helps: helpt
helps out: bijspringt
hen: hen
her: haar
here: hier
hereof: hiervan
herring: haring
hi: hoi hallo
hidden: verborgen
hide: verbergen
high: hoge hoog
high score: topscore
higher: hoger
highest: hoogste
highest bid: hoogstbiedende
highest bidder: meestbiedende
hike: wandeltocht voettocht
hill walk: schansenwandeling
him: hem
hip: heup
historic: historisch
historical: historische
history: geschiedenis
hold: houd hou
holder: houder
holders: houders
holds: houdt
hole: gat
holes: gaten
holiday: vakantie
holidays: vakanties feestdagen
home: woning
home match: thuiswedstrijd
homecoming: thuiskomst
homework: huiswerk
honest: eerlijk
honey: honing
honorary: ere erelid ereleden
honorary member: erelidmaatschap
honorary prizes: ereprijzen
honour: eer hulde
honoured: gehuldigd geëerd
hood: kap
hope: hoop hopen
hopes: hoopt
hopscotch: hinkelbanen
hospital: ziekenhuis
hour: uur lesuur
hours: uren
house: huis huishouden
house number: huisnummer
house style: huisstijl
household: huishoudelijk
houses: huizen woningen
how: hoe
how many: hoeveel hoevelen
however: evenwel nochtans
hundred: honderd
hundredth: honderdste
hung: gehangen
husband: echtgenoot
hygiene: hygiëne
hype: hype
i: ik ikzelf
ice: ijs
ice club: ijsclub
ice cream: ijscokar ijssalon
ice masters: ijsmeesters
ice rink: ijsbaan
id: legitimatiebewijs
idea: idee
identity: identiteit
identity card: identiteitskaart identiteitsbewijs legitimatie
if: als indien wanneer tenzij
iftar kitchen: iftarkeuken
illegal: illegaal onwettig
illness: ziekte ziektebeeld
illnesses: ziektes ziekten aandoeningen
image: beeld
images: beelden
imitate: namaken nabootsen vervalsen nabouwen
imitation: namaak imitatie nabootsing
immediately: meteen direct onmiddellijk terstond gelijk
implementation: uitvoering
important: belangrijk
impossible: onmogelijk
improve: verbeteren
improvement: verbetering
in: in erin binnenin
in advance: vooraf vantevoren bijvoorbaat
in game: ingame
in may: mei
incidentally: trouwens overigens
included: inclusief inbegrepen
income: inkomen
income share: inkomensdeel
increase: stijging verhoging toename prijsstijging waardestijging
increased: toegenomen verhoogd gestegene
increases: verhoogt toeneemt
indeed: wel immers zeker
independent: zelfstandig
info: info informatie
inhale: innemen
inheritance: erfenis
initiative: initiatief
inside: binnenkant
inspect: keuren inspecteren
inspected: gekeurd
inspection: keuring
inspection right: inzage
inspector: inspecteur keurmeester
inspectorate: inspectie
install: installeren
instead: ipv plaatsvervangend
institute: instituut instelling
institutions: instellingen
insurance: verzekering
insured: verzekerd
intended: bestemd
intention: bedoeling
interest: rente interest rentevergoeding
interest payment: rentebetaling
interest rate: rentevoet rentepercentage
interfere: bemoeien
internal: intern
internet: internet
internship tutor: praktijkbegeleider
introduce: voorstellen introduceren aandragen
introduced: geïntroduceerd voorgesteld
invalid: ongeldig
invent: verzinnen bedenken
invented: verzonne bedacht
inverters: omvormers
invest: investeren beleg investeer
invested: belegd geïnvesteerd investeerde
investment: belegging investering beleggingsproduct
investments: beleggingen investeringen
investor: belegger investeerder
investors: beleggers investeerders
invests: belegt investeert
invitation: uitnodiging
invite: uitnodigen
invited: uitgenodigd
iron: ijzer
irony: ironie
is: wordt is
issue: uitgifte uitreiken
issue number: uitgiftenummer
issued: uitgereikt uitgegeven verstrekt uitgeeft
issuer: uitgevende
issues: uitreikt uitgaf
issuing: uitgevend
it: hetgeen
item: item
january: januari
jewel: juweel sieraad
job: baan klus
jobs: banen
join: toetreden aansluiten deelnemen meedoe
joined: aangeslotenen toegetreden meegewerkt
joins: meedoet deelneemt meehelpt instapt aansluit toetreedt inschrijft
joint: gemeenschap
joke: grap joke
joking: grappend
jubilees: jubilarissen
july: juli
jumps: springt
june: juni
just: zomaar even net eens juist
keep: bewaren bewaar behouden
keep track: bijhouden
keeps: bewaart behoudt bewaarde
keeps track: bijhoudt
keepsake: gedenkstuk
kept: bewaard bewaarden bijhield
kept safe: veiliggesteld
kept up: bijgehouden
kettle: ketel
key: sleutel
key pair: sleutelpaar sleutelparen
key ring: sleutelhanger
keys: sleutels sleutelbos sleuteltjes
kidding: geintje gekheid
kilo: kilo
kilometre: kilometer km
kind: soort
kinds: soorten
king: koning
king's day: koningsdag
kitchen: keuken
kitchen garden: groentetuin
knew: wisten
knight: ridder
knitting club: breiclub
knitting needle: breinaald
know: weten kennen ken
knowledge: kennis kunde
known: bekend
knows: weet kent wist
korfball club: korfbalclub
kwh: kwh
lace: veter
laces: veters
ladder: ladder
lamp: lamp gloeilamp
lamps: lampen
language: taal
language buddy: taalmaatje
languages: talen
lantern: lampionnetje
laptop: laptop
laptops: laptops
last: laatst
latecomers: laatkomers
later: later straks
laugh: lach
laughed: weggelachen
laughs: lacht
launch: lancering lanceren uitrol
launched: gelanceerd
launches: lanceert
laundry: wasserij
law: wet wetgeving
lawyer: advocaat
lay: leg leggen
layout: opmaak
lays: legt
leader: leider
leaders: leiders
leadership: leiding
leaf: blaadje eikenblad blad
league: competitie
learn: leren leer
learned: geleerd
learner: leerder
learns: leert
leashed: aangelijnd
leave home: thuislaten
leaves: blaadjes lindeblaadjes
lecture: lezing
lectures: lezingen
ledger: grootboek
left: links linker overgebleven
legal: wettelijk juridisch
legal tender: betaalmiddel
legally: rechtsgeldig
lemonade: ranja
lend: lenen leent geleend leende
lender: geldschieter uitlener kredietverstrekker
lenders: geldschieters uitleners
less: minder
lesson: les lesje lesuren lesdag lesavond
lesson kit: lespakket
lesson letter: lesbrief
lesson price: lesprijs
lessons: lessen
let: laten laat liet
let's: let
lets: gunt
letter: brief
letters: brieven
lettuce: sla
level: niveau level
level floor: gelijkvloers
level up: levelen
liability: aansprakelijkheid
liable: aansprakelijk
librarian: bibliothecaris bibliothecaresse
libraries: bibliotheken
library: bibliotheek bieb dorpsbibliotheek
library card: bibliotheekkaart bibliotheekpas lenerspas leenpas
licence: licentie
licences: licenties
license: licentierecht
license plate: kenteken
licensed: gelicenseerd vergund
licensee: licentiehouder
lie: liggen liegen leugen
lies: ligt liegt leugens
life jacket: zwemvest
lifeguard: badmeester redder
lifelong: levenslang
light: licht
like: zoals
lily: lelie
lime tree: linde lindeblad
limited: beperkt gelimiteerd
line: lijn
line drawing: lijntekening
link: koppelen koppeling link
linked: gekoppeld verbonden
lion: leeuw
liquid: vloeibare
liquor store: slijter
list: lijst
listed: genoteerd beursgenoteerd
listing: notering beursnotering
literally: letterlijk
litre: liter
litter: zwerfvuil
little drawing: tekeningetje
little flower: bloemetje
little stone: steentje
live: live
lives: woont
loan: leen lening
loan agreement: leenovereenkomst
loan amount: leenbedrag
loans: leningen
local: lokaal lokale plaatselijk
local currency: buurtmunt stadsmunt streekmunt wijkmunt
lock: slot
lock up: vastzetten
locked: vergrendeld vastgezet
log in: inlogt ingelogd
login: inloggen inloggegevens login aanmeldgegevens
logo: logo
long: lang
look: eruitzien uitzien kijk
look-alike: lookalike
looks: eruitziet kijkt
loom: getouw weefspoel
loose: los losse
lose: kwijtraken verliezen
loses: verliest kwijtraakt
loss: verlies waardeverlies
losses: verliespost
lost: kwijt kwijtgeraakt verloren verloor zoekgeraakt
lost key: sleutelverlies
lot: boel heleboel
lot lists: kavellijsten
lottery: loterij verloting
lottery ticket: lot lootje
lottery tickets: lootjes loten
loyal: trouwe
loyal customers: stamgasten
loyalty: trouw klantentrouw getrouwheid klantenbinding
loyalty card: klantenkaart spaarkaart
loyalty points: spaarpunten
loyalty programme: getrouwheidsprogramma spaarprogramma klantenprogramma
lugging: sjouwen
lunch: lunch
lunch mothers: overblijfmoeders
machines: machines
madam: mevr dames
made: gemaakt maakte
made by: vervaardigd
magnifier: vergrootglas
main network: hoofdnetwerk
main prize: hoofdprijs
mainnet: mainnet
maintain: onderhouden
maintenance: onderhoud
make: maken maak
maker: maker
makes: maakt
makeup: schminken
man: man
manage: beheren
managed: beheerd
management: beheer directie
manager: beheerder leidinggevende bedrijfsleider
manages: beheert
mandatory: verplicht
march: maart
market: markt najaarsmarkt
market price: marktprijs marktprijzen
marketplace: ruilplatform veilingsite
markets: markten marktplaats
marry: trouwen
mask: masker
mass: mis eredienst
masters: beheerst
match: wedstrijd duel
match commissioners: wedstrijdcommissarissen
matches: wedstrijden
matchstick: lucifer
material: materiaal
may: mag mogen mocht
maybe: misschien wellicht mogelijk
mayor: burgemeester
me: mij me
meadow: weide
meal: maaltijd
meal voucher: maaltijdbon maaltijdcheque
meals: maaltijden
mean: betekenen
meaning: betekenis
means: betekent
meant: gemeend
measured: doorgemeten gemeten
medal: penning medaille vrijwilligerspenning herdenkingsmunt draagpenning
medals: penningen medailles
medical: medisch
medication: medicatie medicijn
medicines: medicijnen
meeting: vergadering bijeenkomst
meetings: vergaderingen bijeenkomsten
meetup: samenkomst
member: lid clublid ledenadministratie
member badge: ledenbadge lidmaatschapsbadge
member card: ledenkaart lidkaart ledenpasje clubkaart lidmaatschapskaart
member list: ledenlijst
member meeting: ledenvergaderingen
member number: lidnummer ledennummer
members: leden clubleden jeugdleden ledenbestand
members day: ledendag
membership: lidmaatschap lidschap
membership card: lidmaatschapsbewijs
membership fee: contributie lidmaatschapsgeld jaarcontributie ledenbijdrage lidgeld clubgeld lidmaatschapsbijdrage lidmaatschapskosten lidmaatschapsprijs
membership number: lidmaatschapsnummer
memorial: gedenkteken
memory: herinneringen geheugen
men: mannen
mention: vermelding vermelden
mentioned: vermeld
mentions: vermeldt
merit: verdienstelijk
message: bericht boodschap
messages: berichten
metadata: metadata
metal: metaal
metre: meter
mice: muizen
microphones: microfoontje
middle: midden
milk: melk
milk factory: melkfabriek
milk money: melkgeld
milk tap: melktap
milker: melker
mill: molen stadsmolen buurtmolen
miller: molenaar
millers: molenaars
million: miljoen
millionaire: miljonair
mine: delven mijne
miners: mijnwerkers
mini pancakes: poffertjes
minimum bid: openingsbod
minister: minister
ministry: ministerie
mint: aanmunten slaan
minted: gemunt geslagen
minus: min
minute: minuut
minutes: notulen minuten
mist: mist
mister: heer hr dhr meneer
mixer: mengpaneel
module: module
mole: mol
monday: maandag
money: geld poen geldbedrag centen contanten zakcentje spaarpotje muntgeld
money back: geldterug
month: maand
monthly: maandelijks
monthly fee: maandbedrag maandgeld
months: maanden
moon: maan
more: meer
more expensive: duurder
morning: ochtend voormiddagen vanochtend vanmorgen
mornings: ochtenden
mortgage: hypotheek
most: meest
most expensive: duurste
mostly: meestal
mother: moeder
mothers: moeders
motivates: motiveert
moves: verhuis
much: veel
mug: beker
multi-ride card: strippenkaart
municipality: gemeente
museum: museum streekmuseum textielmuseum
museum card: museumkaart
museum lesson: museumles
museum visit: museumbezoek
museums: musea
music: muziek
music note: muzieknoot
musician: muzikant
musicians: muzikanten
must: moet moest
mutually: onderling
my: mijn
name: naam voornaam
name tag: naambordje
named: genoemde benoemd vernoemd
names: namen voornamen achternamen bijnamen
national: nationaal nationale
national coat: rijkslogo
nationality: nationaliteit
nationwide: landelijk
natural ice: natuurijs
near: nabij dichtbij
neatly: netjes
necessary: noodzakelijk
need: hoeven
needed: nodig
needs: hoeft
negotiate: onderhandelen
negotiated: onderhandeld
neighbour: buurvrouw buur
neighbourhood: buurt
neighbourhood app: buurtapp
neighbourhood father: buurtvader
neighbourhood garden: buurttuin wijktuin
neighbourhood meal: buurtmaaltijd
neighbours: buren
neither: noch evenmin
nest: nest
nests: nesten
netherlands: nederland
network: netwerk hoofdnet bitcoinnetwerk
never: nooit nimmer
new: nieuw
newcomers: nieuwkomers
newsletter: nieuwsbrief nieuwsbrieven
newspaper: krant
next: volgend
next to: naast
nft: nft
nice: leuk aardig
nickname: bijnaam schuilnaam gebruikersnaam
nicknames: schuilnamen gebruikersnamen
night: nacht
night shift: nachtdienst
nights: nachten
nine: negen
nineteen: negentien
ninety: negentig
ninth: negende
no: geen nee géén neen
nobody: niemand geeneen
nobody's: niemands
node: knooppunt
nodes: knooppunten
nomination: voordracht
nominee: gevolmachtigde
non-profit: nonprofit
non-transferable: onoverdraagbaar
none: geenszins
nonsense: onzin flauwekul
nonstop: onafgebroken
north: noord noordkant
not: niet nie
not real: onecht
not redeemable: oninwisselbaar
not swappable: onruilbaar
not tradable: onverhandelbaar onverhandelbare
not transferable: onoverdraagbare
notarial: notariële
notary: notaris notarieel
note: noteren
notes: briefjes noten aantekeningen
nothing: niets niks nihil
notice: merken
notice board: prikbord
notices: merkt
november: november
now: nu nou thans
nowadays: tegenwoordig
nowhere: nergens
number: nummer nr aantal postnummer getal
numbered: genummerd
numbers: nummers aantallen
nurse: verpleegkundige verpleegster wijkverpleging verpleger
nursing home: verzorgingshuis woonzorgcentrum
nut: noot
nut tree: notenboom
nuts: moertjes
objection: bezwaar
objects: voorwerpen
obligation: verplichting plicht
obligations: verplichtingen
observatory: sterrenwacht
obtain: behalen verkrijgen verwerven behaalt
obtained: behaalde verkregen verworven
obtains: verkrijgt verwerft
october: oktober
of: van vd
of course: tuurlijk
off: af
offer: aanbod aanbieding aanbieden voorstelt
offered: aangeboden bood boden
offers: aanbiedingen
office: kantoor
official: officiële officieel ambtelijk ambtenaar gezagsdrager
official title: beroepstitel
often: vaak dikwijls
old: oude oud
oldest: oudste
on: op erop
on average: gemiddeldes
on behalf: naamens
on own: eigenhandig
on which: waarin
onboarding: onboarding
once: eenmalig eenmaal
one: één ééntje éen eén eentje men
one half: anderhalf anderhalve
oneself: zich
online: online
only: pas slechts enkel uitsluitend alléén enige
open: open
open source: opensource
opening: opening
operate: bedienen
operators: bedienaars
opportunity: gelegenheid
opposite: tegenover
or: of ofwel
orange: oranje
orchestra: orkest
order: bestel orde
ordinary: gewone normale normaal
organ: orgel
organisation: organisatie
organisations: organisaties
organise: organiseren
organised: georganiseerd
organises: organiseert
original: origineel originele
ornament: sier
others: anderen overigen
our: ons onze
ours: onzer
out: uit eruit
outbid: overbieden overboden
outside: buiten buitenkant
owe: schuldig
owl: uiltje uil
own: eigen eigenlijks
own control: zelfbeheer
owner: eigenaar bezitter eigenares houdster
owners: eigenaars eigenaren bezitters
ownership: eigendomsrecht eigenaarschap eigendomsbewijs
packed lunch: lunchpakket
page: pagina bladzijde
pages: bladzijden
paid: betaald uitgekeerd
paid back: terugbetaalden
paid in: bijgestort inbetaald
paid yearly: jaaruitkering
painted: schilderde geschilderd beschilderd
painting: schilderij schilderen
pair: paar
pallets: pallets
pamphlets: pamfletten
pancakes: pannenkoeken
panel: paneel
panels: panelen
paper: papier
papers: papieren papiertjes
parade: intocht
parent: ouder
parents: ouders
parish: parochie
park: park
parking: parking parkeerplaats
parking space: parkeergelegenheid
part: deel onderdeel gedeelte
participant: deelnemer deelneemster
participant badge: deelnemersbadge
participants: deelnemers deelneemsters
participated: deelgenomen meegedaan meededen meedeed deelnam deelnamen
participates: meedraait
participating: deelnemend
participation: deelname deelneming
participation badge: deelnamebadge
parties: feesten
partly: deels gedeeltelijk
partners: partners
parts: onderdelen gedeelten
party: feest
party hall: feestzaal
party tent: partytent tent
pass: toegangspas festivalpas ledenpas slaagt geslaagden doorstaan
pass exam: slagen
pass number: pasnummer
pass on: doorgeven doorgegeven doorsturen meegeven
passed: geslaagd behaald slaagde
passphrase: wachtzin wachtwoordzin
passport: paspoort
password: wachtwoord paswoord
password manager: wachtwoordbeheerder
passwords: wachtwoorden
past: verleden
pastor: dominee
patient: patiënt
patients: patiënten
pavement: stoep
pay: betalen betaal terugbetalen
pay in: inbetalen
pay out: uitkeren
payable: betalend
payment: betaling
payment request: tikkie betaalverzoek
payments: betalingen
payout: uitkeringen uitbetaling
payouts: winstuitkeringen
pays: betaalt
pays back: terugbetaalt
pays off: loont
pays out: uitkeert uitbetaalt
peanuts: borrelnoten
pennant: wimpel
pension: pensioen
people: mensen lieden
per: per
per person: perpersoon
per piece: stukprijs
percent: procent percent
percentage: percentages
performance: voorstelling
permanent: permanent blijvend
permission: permissie
permit: vergunning
persevered: volgehouden
person: persoon
personal: persoonlijk persoonsgebonden hoogstpersoonlijk
persons: personen
petting zoo: kinderboerderij
pharmacy: apotheek
philatelic club: postzegelvereniging
phishing: phishing
phone: telefoon gsm mobieltje smartphone
phone number: telefoonnummer mobielnummer
photo: foto
physio: fysio
pick up: afhalen
picked up: afgehaald
picker: prikker
pickles: kurken augurken
picture: plaatje tekening afbeelding
pictures: plaatjes afbeeldingen tekeningen
piece: stuk
pigeon: duif
pigeon club: postduivenvereniging
pigeons: duiven
piggy bank: spaarvarken
piles: stapels
pin: speld pinnetje reversspeld broche clubspeld
pin code: pincode
pin codes: pincodes
pink: roze
pinned: opgespeld
pinned on: opgeprikt
pins: speldjes spelden
pints: pinten
pipe: pijp
pipes: pijpen
pirate: piraat piraten
place: plek plaats
placed: plaatste
places: plekken plaatsen plaatst
plan: plan plannetje
planning app: planningsapp
plant: plant
planted: plantte beplant
plants: plantjes planten
plaque: plaquette
plastic: plastic
play: spelen speel toneel
play money: speelgeld
played: gespeeld speelde
player: speler speelster
players: spelers spelenden speelsters
playground association: speeltuinvereniging
playing right: speelrecht
plays: speelt
please: alstublieft alsjeblieft
pleasure: genoegen
plot: perceel
plus: plus
pocket money: zakgeld
podcast: podcast
poem: gedicht
poem line: versregel
point: punt strafpunt
points: punten puntjes strafpunten
points balance: puntensaldo
poker night: pokeravond
polder: polder
poles: polen
police: politie wijkagent
police report: aangifte
polished: gepoetst
polo: polo
pond: vijver
portfolio: portfolio
possess: bezitten
possession: bezittingen
possible: mogelijke
post: post
postcode: postcode
posted: gepost
poster: affiche poster
pot: pot potje spaarpot
pots: potten
practical: praktisch
practice: oefening praktijk
practice route: praktijkroute
practice server: oefenserver
practise: oefenen
prayer: gebed
precious: edel
prefect: prefect
preferably: liefst
premiere: première
prepare: klaarzetten voorbereiden
presale: voorverkoop voorverkopen
present: aanwezig
present at: bijwezen
pretend: voordoen
pretends: doetalsof
prevention: buurtpreventie
previous: vorig eerdere
price: prijs prijskaartje stuksprijs aankoopprijs verkoopprijs prijsgrafiek koers wisselkoers
price agreement: prijsafspraak
price falls: prijsdaling
price gain: koerswinst koersstijging waardevermeerdering
price list: prijslijst
price rises: prijsstijgingen
prices: prijzen
prick: prikken
priest: pastoor priester
primary school: lagere kleuterschool
prince: prins
print: drukken printen
print out: uitprinten
printed: gedrukt geprint
printed matter: drukwerk
printer: drukker
privacy: privacy avg
private: privé particulier
private key: privésleutel
private keys: privésleutels
prize: hoofdprijsje prijsvraag
prize money: prijzengeld
pro rata: rato
problem: probleem
problems: problemen
proceeds: opbrengst stroomopbrengst veilingopbrengst opbrengt
product: product
production: productie
products: producten
profession: beroep
professional: professioneel professionele vakman
professional title: vakbekwaamheid
profile: profiel
profiles: profielen
profit: winst verdienste baat profijt
profit share: winstdeling winstaandeel winstdeel winstverdeling
profit shares: winstaandelen
profitable: winstgevend lucratief lucratieve rendabel
profits: verdiensten baten
programme: programma
programmer: programmeur ontwikkelaar
progress page: voortgangspagina
project: project
project share: projectaandeel
projects: projecten
promise: beloven belofte toezegging beloof toezeggen
promised: beloofd toegezegd
promises: belooft beloftes beloften toezeggingen
prompters: souffleurs souffleerde
proof: bewijs bewijzend
property: pand eigendom bezit
proposal: voorstel raadsvoorstel
protect: beschermen
protected: beschermd
proud: trots
prove: aantonen
proven: bewezen aangetoond
proves: bewijst aantoont
provided: mits
province: provincie
prune: snoeien
psychologist: psycholoog
pub: kroeg
public: openbare openbaar publiek toeschouwers
public list: openbaarmaking
publish: publiceren bekendmaken openbaarmaken
published: gepubliceerd geplaatst bekendgemaakt
publisher: uitgever
pull: trek
pulls: trekt
pupil: leerling scholier
pupils: leerlingen scholieren
purchase: aankoop aanschaf inkoop
purchase price: aanschafprijs koopprijs inkoopprijs
purchase value: aankoopwaarde
purchases: aankopen
pure: puur
purpose: bedoeld
put: zet zetten gezet
put down: neerzetten neerleggen
put together: samenstellen
qualification: kwalificatie
qualifications: kwalificaties
qualified: gekwalificeerd
quality: kwaliteit
quality mark: keurmerk
quarter: kwartaal kwartier
quarterly: driemaandelijks
quarterly payout: kwartaaluitkering
queen: koningin
question: vraag
questions: vragenuur
quick: vlug rap
quite: nogal tamelijk
quiz: quiz
quiz evening: quizavond
quiz prize: quizprijs
rabbit: konijn
race: race
raffle: verloten tombola
raffled: verlote
rain: regen
raise funds: inzamelen fondsenwerving geldinzameling
raised: opgebracht opgehaalde ingezameld bijeengebracht
raises: inzamelt
ran out: uitgelopen
random: willekeurig
ranking: ranglijst
rare: zeldzame zeldzaam schaars
rarely: zelden
rarer: zeldzamer
rarest: zeldzaamste
rarity: zeldzaamheid schaarste
rate: tarief tarieven
rather: liever
reach: halend
read: lezen lees gelezen
read aloud: voorlezen
reader: reader lezer
readers: lezers
reading: leeskring leesclub leesavond leesuur
reading badge: leesbadge
reading challenge: leesuitdaging leesmarathon
reading champion: voorleeskanjer
reads: leest
ready: klaar gereed
real: echt écht
real looking: levensecht
reason: reden
receipt: bonnetje kassabon ontvangstbewijs
receiving: ontvangst
recently: onlangs recent
reception: onthaal
recipe: recept
recipient: ontvanger
recipients: ontvangers
recognisable: herkenbaar
recognise: erkennen
recognised: erkend
recognised diploma: rijksdiplomas
recognises: erkent
recognition: erkenning
recorded: vastgelegd
recovery: herstel herstelcode
recovery phrase: herstelzinnetje
recovery words: herstelwoorden herstelwoordjes herstelzin zaadwoorden herstelfrase hersteltekst
recreation room: recreatiezaal
recruit: rekruteren
recycling: kringloop
red: rood rode
redeem: inleveren inwisselen verzilveren inruil
redeemable: inwisselbaar inwisselbare inleverbaar
redeemed: ingeleverd verzilverd ingewisselde
redeems: inlevert inwisselt verzilvert
redemption: inlevering inwisseling verzilvering
reed: riet
refer: aanbrengen doorverwijzen werven
referee: scheidsrechter
reference: kenmerk
referral: doorverwijzing aanbreng werving ledenwerving
referred: aangebracht geworven doorverwezen
refers: aanbrengt werft
refreshed: bijgespijkerd
refresher evening: opfrisochtend bijscholing
refund: restitutie teruggave
refunded: gerestitueerd
refuse: weigeren
refused: geweigerd
refuses: weigert
region: regio streek
regional council: streekblad
register: register ledenregister stamboek
registered: geregistreerd ingeschrevene
registration: registratie
registration number: registratienummer registernummer
registry: registers
regular: reguliere regelmatig
regular customer: stamgast
regulation: verordening reglementen
regulations: verordeningen bepalingen
regulator: toezichthouder
rehearsal: repetitie
rehearsals: repetities
rehearse: repeteren
reimbursed: vergoed
rejected: afgewezen
released: losgelaten
religion: geloof religie godsdienst
remainder: rest
remained: bleef bleven
remaining: resterende overige overblijvende
remains: overblijft overheeft
remark: opmerking
remember: onthouden herinneren
renew: vernieuwen hernieuwen
renewal: vernieuwing
renewed: hernieuwd
rent: huurprijs huurt
rent out: verhuren verhuurt
rent share: huuraandeel
rental: huren huur zaalhuur
rental income: huurinkomsten huuropbrengst
rental profit: huurwinst
rented: verhuurd
repaid: afgelost terugbetaald
repair: repareren herstellen reparatie
repair café: repaircafé
repaired: gerepareerd hersteld
repairer: reparateur hersteller
repairing: repareerde
repairs: reparaties repareert herstelt
repay: aflossen terugbetaling aflossing
repayment: terugbetalingen aflossingen
repetition: herhaling
replace: vervangen
replacement: vervanging
replaces: vervangt
replica: replica
report: meld verslag rapport
report card: schoolrapport rapportcijfer rapporten
request: verzoek aanvraag verzoekplaten
requested: aangevraagd
resale: doorverkoop wederverkoop herverkoop
resale market: doorverkoopmarkt
resale price: doorverkoopprijs
resale value: doorverkoopwaarde restwaarde inruilwaarde wederverkoopwaarde
resell: doorverkopen herverkopen wederverkopen
resellers: doorverkopers wederverkopers handelsreizigers
reserve: reserveren reserveer
reserved: gereserveerd voorbehouden
resident: bewoner inwoner
residents: bewoners inwoners dorpsgenoten
resigned: uitgetreden
resold: doorverkocht
responsibility: verantwoordelijkheid
responsible: verantwoordelijk
restaurant: restaurant
restoration: restauratie
restore: restaureren opknappen
resuscitation: reanimatie
retired: gepensioneerd
retirement: oudedag
retrieve: opvragen
return: rendement opbrengstpercentage opbrengstrendement retourneren terugbrengen
returns: rendementsverwachting
reusable: herbruikbaar
revenue: omzet inkomsten ontvangsten
revenue share: omzetdeel
reward: beloning belonen
rewarded: beloond
rewards: beloningen
ribbon: lintje
ribbons: lintjes lintjesregen
rich: rijk
ridden: gereden reed
right: recht
right away: dadelijk
rightly: terecht
rights: rechten
ring: ring
rings: ringen
rise: stijgen oplopen
risen: opgelopen
rises: stijgt oploopt
rising: stijgend
risk: risico
risky: riskant risicovol
rode along: meereed
role: rol functie
roll: rollen
rolls: pistolets
roof: dak afdak
roofs: daken
room: kamer lokalen
rooms: kamers zalen
rooster: haan
rose: roos steeg stegen
round: ronde rondje
rounds: rondes rondjes
route: route
route walk: wandelroute
row: rij
row number: rijnummer
rower: roeier
rowing clubs: roeivereniging
royalties: auteursrechten
royalty: royalty
rule: regel spelregel
rules: reglement regels spelregels voorschriften regeltjes
run: runnen hardlopen rennen
runner: loper
runners: lopers
runs: loopt
sad: droevig verdrietig
safe: kluis veilig kluizen
safe training: veiligheidstraining
safety: veiligheids
said: gezegd zei zeiden
sail: wiek
saint: sint
salary: salaris loon
sale: verkoping verkoopactie uitverkoop
sale class: verkoopklasse
sales: verkoopcijfers
same: dezelfde zelfde
sandwich: boterham
sang: zong
santa claus: sinterklaas
sarcasm: sarcasme
sat: zat sat zaten gezeten
satay: saté
satisfied: tevreden
saturday: zaterdag
sausage: knakworst
save: sparen spaar
saving stamps: spaarzegel
savings: spaarkas spaargeld spaarcenten
savings account: spaarrekening
savings card: spaarkaarten
savings interest: spaarrente
saw: zag zagen
say: zeggen zeg
says: zegt
scaffolding firm: steigerbouwbedrijf
scam: zwendel
scammer: bedrieger zwendelaar
scammers: fraudeurs oplichter
scan: scannen gescand
scans: scant
scarf: sjaak sjaal
scenery: decor decorploeg coulisse
school: school basisschool kostschool havo vmbo vwo scholen
school coin: schoolmunt
school crest: schoolwapen
school groups: schoolgroepen
school site: schoolsite
school trip: schoolreis
school year: schooljaren
schoolyard: schoolplein speelplaats
scoop: scheppen
score: score
scouting: scouting
scream: gillen
screen: scherm beeldscherm
script: draaiboek
seal: zegeltje verzegeld
search: zoek
season: seizoen
season ticket: seizoenkaart seizoenskaart abonnement
seasons: seizoenen
second: tweede seconde
second-hand: tweedehands
secondary market: doorverkoopplatform tweedehandsmarkt
secondary school: middelbare
secret: geheim
secret key: geheimsleutel
secret word: geheimwoord
secret words: geheimwoorden
secretary: secretaris secretariaat secretaresse schriftvoerder
secrets: geheimen
section: rubriek afdeling
secure: beveiligd beveiligen
security: beveiliging veiligheid
see: zien zie
see through: doorgeprikt
seed: zaad
seed phrase: seedzin
seed words: zaadwoord seedwoorden
seeds: zaden
seeks: zoekt
seem: lijken
seems: lijkt schijnt
seen: gezien gekeken
sees: ziet bekijkt
self: zelf zichzelf
self custody: zelfbewaring
self-chosen: zelfgekozen
sell: verkopen verkoop wegdoen verpatsen
sellable: verkoopbaar verkoopbare
seller: verkoper verkoopster aanbieder
sellers: verkopers
selling price: verkoopprijzen verkoopwaarde
sells: verkoopt verkopende doorverkoopt herverkoopt verpatst
send: sturen stuur verzenden
sender: afzender
sends: stuurt verzendt
senior academy: seniorenacademie
seniors: senioren
seniors team: seniorenteam
sense: zin
sent: gestuurd verstuurd verzonden stuurde
sentences: zinnen
september: september
series: reeks serie
serious: serieus ernstig
server: server
serves: dient
service: dienst dienstverlening
services: diensten
set: stel stelden
set up: instellen opgericht oprichten
seven: zeven
seventeen: zeventien
seventh: zevende
seventy: zeventig
shackle: schakel
shall: zullen zal zul zult
shape: vormen
share: aandeel delen deelbewijs participatie meedelen
share certificate: aandeelbewijs
share price: aandelenkoers
shared: gedeeld deelde
shareholder: aandeelhouder
shareholders: aandeelhouders
shares: aandelen deelt aandeeltjes
shed: loods
shelf: plank
shell: schelp
shelves: planken
shield: schild
ship: schip
ships: schepen
shirt: shirt
shoe: schoen
shoes: schoenen
shop: winkel buurtwinkel dorpswinkel zaak
shopkeeper: winkelier
shopkeepers: winkeliers
shops: winkels zaken winkeltjes
short: kort
shot: schoot
should: behoort
show: tonen toont show
showed: toonden
showed up: opgedaagd
shown: getoond toonde
sick: ziek
side: kant
sidechain: zijketen
sign: bord tekenen ondertekenen
sign language: gebarentaal
signature: handtekening
signatures: handtekeningen
signed: getekend ondertekend
signs: tekent ondertekent
silence: stilte
silent: stil
silver: zilver
simple: simpel eenvoudig
simply: gewoon simpelweg eenvoudigweg
simulation: simulatie
since: sinds sedert
sing: zing
sing along: meezong meezingen
singer: zanger koorlid
singers: zangers koorleden
single: enig
sings: zingt
sink: zinken
sister: zus
sisters: zussen
sit: zitten
site: terrein
sits: zit
sitter: bankzitter
six: zes
sixes: zessen
sixteen: zestien
sixth: zesde
sixty: zestig
size: maat omvang
skater: schaatser
skill: vaardigheid
skill certificate: vakbekwaamheidsbewijs
skills: vaardigheden
skills passport: vaardighedenpaspoort
skip: overslaan
skipper: schipper
skips: overslaat
skyrocket: omhoogschieten
sleep: slapen
slide: schuif
small: klein
small animal: kleindierenshow
smart: slim
smart contract: slimcontract
smartboard: digibord
smoke: roken
snack bar: cafetaria friettent
snacks: hapjes
snails: slakken
so: zodat opdat zo zodoende
so called: zogenaamd zogeheten
social: sociale sociaal
sofa: bankstel
software: software programmatuur
solar panel: zonnepaneel
solar power: zonnestroom
solar roof: zonnedak
solar seed: zonnepitje
sold: verkocht
sold out: uitverkocht
solemn: plechtig
solution: oplossing
solve: oplossen
some: sommige
someone: iemand
something: iets iet
something like: zoiets
sometimes: soms
somewhere: ergens
son: zoon
song: lied
songs: liederen liedjes
soon: binnenkort weldra gauw
sought-after: gewilde begeerd gegeerd
sounds: klinkt
soup: soep snert erwtensoep
source code: broncode
souvenir: aandenken aardigheidje herinnering souvenirs souvenirtje
souvenirs: aandenkens
sow: zaaien
special: bijzonder speciaal speciale
species pin: soortenspeldje
speculate: speculeren gokken
speculation: speculatie gok
speech: toespraak
spend: uitgeven besteden
spin: draaien
spirit level: waterpas
sponsor: sponsor
sponsored: gesponsord
sponsors: sponsoren sponsors
sport: sport
sports: sporten sportieve
sports association: sportvereniging
sports club: sportclub
sports hall: sporthal gymzaal
spot: vlek
spring: voorjaar lente
square: plein vierkante
squirrels: eekhoorns
stable: stal stabiel
stablecoins: stablecoin
staff number: personeelsnummer
stage: etappe
stairs: trap
stake: inleg inzet ingelegd belang
stakeholder: belanghebbende
staking: staken
stamp: stempel zegel postzegel bestempelen
stamp card: stempelkaarten
stamped: gestempeld
stamps: stempels zegels postzegels stempelposten zegeltjes stempeltjes
stand: staan
standard: standaard
stands: staat
star: ster sterretje
start: start begin
start number: startnummer loopnummer
start pass: startbewijs
state: staats rijks
state diploma: rijksdiploma staatsdiploma
state exam: staatsexamen rijksexamen
state recognised: rijkserkend staatserkend
station: station
statuette: beeldje
status: stand
statutes: statuten huisregels
stay: blijven blijf
stays: blijft
steal: stelen
steering wheel: stuurwiel
step: stap
step counter: stappenteller
steps: stappen
stew: stamppot
stick: stick plakken
sticker: sticker
stickers: stickers
still: nog nogsteeds
stock: voorraad
stock exchange: effectenbeurs aandelenbeurs
stolen: gestolen
stood: stond gestaan
stop: stop ophouden
stops: stopt
storage: opslag opslaan
store: opslaat opgeslagen warenhuis
story: verhaal
straps: bandjes
street: straat straatnaam
street festival: buurtfeest dorpsfeest
street party: straatfeest
strip: strip
studbook number: stamboeknummer
student: student cursist
students: studenten cursisten
studio: studio atelier
study: studie studeren studeert
study fund: studiefonds
subject: onderwerp thema
submitted: ingediend
subscriber: abonnee
subscribers: abonnees
subsidy: subsidie
succeeds: lukt
success: succes
successor: opvolger
such: zulk dergelijk
sum: optelsom
summary: samenvatting
summer: zomer
summer reading: zomerlezen
sun: zonnetje zon
sunday: zondag
sunday school: zondagsschool
sundays: zondagen
sunflower: zonnebloem
supermarket: supermarkt
supervision: toezicht
supervisors: begeleiders
supplier: leverancier
supplies: levert levering
supply: leveren hoeveelheden totaalaanbod
support: draagvlak steun ondersteuning
support point: steunpunt
supported: ondersteund gesteund
supporters: supporters
supporters club: supportersvereniging supporterscollectief
supports: steunt
supposedly: zogezegd
surname: achternaam familienaam
surplus: overschot batig
surprise: verrassen verrassing
swallow: zwaluw
swallows: zwaluwen
swan: zwaan
swap: ruil verruilen inruilen wisselen
swap cupboard: ruilkastje
swap evening: ruilavond
swap fair: ruilbeurs
swap shop: ruilwinkel weggeefwinkel
swap table: ruiltafel
swapped: geruild omgewisseld verruild ingewisseld
swapping: ruilend
swaps: ruilt wisselt
sweater: trui
sweep: vegen
swim: zwemmen zwemt
swim exam: afzwemmen
swimmers: zwemmers
swimming badge: zwembadge
swimming club: zwemclub
swimming diploma: diplomazwemmer
swimming pool: zwembad
swimming school: zwemschool
sworn: gezweet
swum: gezwommen
sympathetic: sympathiek
system: systeem
table: tafel
tables: tafels
tablet: tablet
take: neem nemen pakken pak
take along: meenemen meeneemt meegenomen
take over: overnemen overname overgenomen
taken: genomen meegenomene nam
takes: neemt pakt duurt
takes over: overneemt
talk: praten gesprek
tank: tank
tap: tap kraan
target amount: doelbedrag streefbedrag
task: taak opdracht
tasks: taken opdrachten
tasty: lekker
taught: leerde onderwezen
tax: belasting btw
tax office: belastingdienst fiscus
taxable: belastbaar
taxes: belastingen
tea: thee
teach: onderwijzen bijbrengen
teacher: docent leerkracht leraar juf meester lerares
teachers: docenten leraren leerkrachten juffen meesters
teaches: onderwijst doceert
teaching: lesgeven lesgeeft
team: team teamuitje elftal ploeg
team mate: ploeggenoot teamgenoot
team members: teamleden
team name: teamnaam
teams: teams ploegen
technical: technisch
teletext: teletekst
tell: vertellen verteld
tells: vertelt
temporarily: tijdelijk
ten: tien
tenant: huurder
tenfold: vertienvoudigd vertienvoudigt
tent peg: tentharing
tenth: tiende
term: looptijd termijn
terms: voorwaarden
test: toets test testronde
test coin: testmunt
test coins: testmunten proefmunten
test network: testnetwerk proefnetwerk
test version: testversie proefversie
testnet: testnet regtest
text: tekst
than: dan
thank: bedanken
thank you: bedankjes dankje
thanked: bedankten
thankful: dankbaar
thanks: bedankje dank dankjewel dankwoord dankbetuiging merci
that: die dat
the: de het den
the one: degene diegene
theatre group: toneelgroep
theft: diefstal
their: hun
theirs: hunne
then: toen toe
therapy: therapie
there: erheen er daar ginds
therefore: dus derhalve daarom daarvoor vandaar aldus
therein: daarin hierin
thereof: daarvan
thereon: daarop
they: ze zij
thief: dief
thimble: vingerhoed
thing: ding zaakje
things: dingen spul
think: denk
thinks: meent denkt
third: derde
thirst: dorst
thirteen: dertien
thirty: dertig
this: dit deze dees zulks
thought: dacht
thousand: duizend
threatens: dreigt
three: drie
three quarters: driekwart
threshold: drempel
thrift shop: kringloopwinkel
through: doorheen
throw: gooien
thumb: duim
thursday: donderdag
thursdays: donderdagen
ticket: toegangskaart entreekaartje entreebewijs toegangsbewijs ticket
ticket number: kaartnummer ticketnummer
ticket price: ticketprijs kaartprijs
ticket sale: kaartverkoop
tickets: toegangskaarten entreekaartjes toegangskaartjes tickets
ticks: vinkt
tile: tegel
tiles: tegeltjes tegels
time: tijd moment
time bank: tijdbank
time credits: tijdcredits
times: keer keren maal
timetable: rooster
tin: tin
tin badge: blikken
title: titel
titles: titels
to: om te aan naar ter heen
to that: daaraan eraan
to which: waaraan
toast: tosti
today: vandaag
toddlers: peuters
todo: todo
together: samen gezamenlijk tezamen
toilet: toilet wc
token: fiche penninkje jeton token
token holder: tokenhouder
token holders: tokenhouders munthouders
token price: tokenprijs
token sale: tokenverkoop muntverkoop
tokens: tokens fiches tokentjes
told: vertelde
tomorrow: morgen overmorgen
tone: toon
tonight: vanavond vannacht
too: teveel
total: totaal totale
touch: raken
tour: rondleiding
tournament: toernooi
tournaments: toernooien
tours: rondleidingen
towards: richting
tower: toren
toy bricks: baksteentjes
toys: speelgoed
track: spoorwijk spoor baanvak
tradable: verhandelbaar verhandelbare verkoopbaarheid
trade: handel vak
trade number: vaknummer
tradeable: inruilbaar ruilbaar ruilbare
traded: verhandeld
trader: handelaar
traders: handelaren handelaars
trades: handelt
trading: handelend
trading cards: ruilkaarten
trading platform: handelsplatformen beursplatform
traffic: verkeer
traffic marshals: verkeersregelaars
train: train
train ride: treinrit
trained: opgeleid getraind trainde oefende
trainee: stagiair
trainer: opleider instructeur trainster begeleider
trainers: instructeurs opleiders
training: training trainen oefenuur scholing
training course: bijscholingscursus trainingscursus
trainings: trainingen
trains: treinen
transaction: transactie
transaction fee: transactiekosten transactievergoeding
transactions: transacties
transfer: overdracht overdragen overdraagt overschrijving overschrijven overmaken overboeken overboeking overzetten doorschuiven
transferable: overdraagbaar overdraagbare
transferred: overgedragen overgemaakt overgeschreven overgeboekt overgezet doorgestuurd
transfers: overdrachten overboekingen
translation: vertaling
travel expenses: reiskosten
tray: bak bakje
treasure: schat
treasurer: penningmeester kascommissie schatbewaarder
treatment: behandeling
tree: boom
trees: bomen
trial: proef proefperiode
trick scams: babbeltrucs
trip: tocht uitstapje excursie
triple: verdrievoudigen verdrievoudigd driedubbel
trips: tochten
trophy: trofee
true: waarheid
trust: vertrouwen
trusted: vertrouwde betrouwbaar betrouwbare
trustee: bewindvoerder
truth: waarheden
try: proberen probeer
tubes: buisjes
tuesday: dinsdag
tulip: tulp
tulip mania: tulpenmanie
tulips: tulpen
turn: beurt
turned: gedraaid gekeerd keerde
turnover: jaaromzet
turns: draait keert
turns out: blijkt
tv: tv
twelfth: twaalfde
twelve: twaalf
twelve words: twaalfwoorden
twenty: twintig
twice: tweemaal
twin: tweeling
two: twee
type: typen
types: typt
umbrella: paraplu
unauthorised: onbevoegd
unavailable: onbeschikbaar
under: onder
underneath: eronder
understand: snappen begrijpen
understands: snapt begrijpt
underway: onderweg
uniform: uniform
union: bond
unique: uniek
unity: eendracht
university: universiteit
unlimited: onbeperkt
unofficial: onofficieel onofficiële
unpaid: onbetaald openstaand
unrecognised: onerkend
unsellable: onverkoopbaar onverkoopbare
unsubscribe: afmelden uitschrijven
until: tot totdat
up: omhoog
upload: uploaden
us: onszelf
usable: bruikbaar
use: gebruik toepassen
used: gebruikt aangewend
user: gebruiker
users: gebruikers
uses: hanteert
usually: doorgaans normaliter
vaccine: vaccin
valid: geldig
validity: geldigheid
valuable: waardevol kostbaar kostbare
valuation: waardebepaling taxatie schatting
value: waarde geldwaarde marktwaarde
value increase: waardevermeerderingen
values: geldwaardes
valve: ventiel
variants: varianten
vegetables: groente
vending machine: automaat
vendor: leveranciers
version: versie
very: zeer erg enorm
vests: hesjes
via: via
victory: overwinning zege
video: video
view: bekijk
village: dorp
village coin: dorpsmunt
village councils: dorpsraden
village quiz: dorpsquiz
village share: dorpsdeel
villagers: dorpelingen
villages: dorpen
vinyl: vinyl
visible: zichtbaar zichtbare leesbaar
visit: bezoek
visitor: bezoeker gast
visitors: bezoekers gasten museumbezoekers
visits: bezoekt
vocational: mbo
volunteer: vrijwilligster vrijwillig vrijwilligerswerk
volunteer hours: vrijwilligersuren
volunteer pin: vrijwilligersspeld
volunteer work: vrijwilligerswerkje vrijwilligersdienst
volunteers: vrijwilligers vrijwilligsters
vote: stem
vote right: stemrecht
votes: stemmers
voting: stemronde
voting rights: stemrechten
voucher: voucher cadeaubon
vouchers: vouchers cadeaubonnen
wage: uurloon
wait: wachten
wait moment: effe
waiting list: wachtlijst
waits: wacht
walk: lopen wandelen loop wandeling
walked: gelopen meegelopen liep wandelde gewandeld
walker: wandelaar
walkers: wandelaars
walking: wandelend
walking badge: wandelbadge
walking club: wandelclub
walks along: meeloopt
wall: muur
wallet: wallet portemonnee cryptoportemonnee portefeuille
wallet address: walletadres portemonneeadres
wallets: wallets portemonnees
want: willen
wanted: wilde gewild
wants: wil wilt wou
warehouse: magazijn
warm: warm
warmer: warmer
warn: waarschuwen
warned: gewaarschuwd
warning: waarschuwing
warns: waarschuwt
was: was werd
wash up: afwas
watch: kijken horloge klok
water: water
water board: waterschap
water drop: waterdruppel
water lilies: pompeblêden
waterlines: waterlinies
we: we wij
wealth: rijkdom
wealthy: welvarend vermogend
weapon: zwaard
wear: dragen draag
wear pin: opspelden
wearer: drager
wearers: dragers
wears: draagt
weaving: weven
webshop: webshop
website: site webpagina webstek
wednesday: woensdag
wednesdays: woensdagen
weeding: wieden schoffelen
week: week
weekday: werkdag
weekdays: werkdagen
weekend: weekend
weekly: wekelijks
weeks: weken
weighed: gewogen
weight: gewicht
welcome: welkom
went: ging
were: werden waren
wet: natte nat
what: wat
where: waar
where from: waaruit
whereof: waarvan
whereupon: waarop
whether: hetzij
which: welk
while: terwijl
whistle: fluit
whistled: gefloten
white: wit witte
who: wie
whole: hele heel helemaal
wholesaler: groothandel
whose: wiens wier
why: waarom hoezo waarvoor
wife: echtgenote
will rise: opgaan
win: winnen win
wind: wind
wind force: windkracht
wind turbine: windturbine
windmill: windmolen
wink: knipoog
winner: winnaar winnende winnares
winners: winnaars
wins: wint
winter: winter
winter painter: winterschilder
wish: wens
with: met mede waarmee ermee daarmee hiermee
with it: erbij
with that: daarbij
withdraw: opnemen
withdrawn: opgenomen
within: binnen
without: zonder
without cost: kosteloosheid
without obligation: vrijblijvend
without payment: onbezoldigd
without value: waardeloosheid
woman: vrouw
women: vrouwen
won: won wonnen
wood: hout
wooden: houten
word: woord
word list: woordenlijst
words: woorden woordjes
wore: droegen
work: werk werkte
work clothes: werkkleding
work note: werkbriefje
work safety: arbo
worked: gewerkt
worker: werker arbeider medewerker
workers: medewerkers arbeiders
working group: werkgroep
works: werkt functioneert
workshop: workshop
worms: wormen
worn: afgedragen
worth: waard waardes
worthless: waardeloos waardeloze
worthy: waardig
would: zou zouden
woven: geweven
wreath: kransje
wristband: polsbandje
write: schrijf schrijven
write down: opschrijven
writes: schrijft
writes down: opschrijft
written: geschreven
wrong: verkeerd onjuist
wrote: schreef schreven
year: jaar schooljaar
yearly: jaarlijks
years: jaren
yellow: gele geel
yes: ja jawel
yesterday: gisteren
yet: toch
yield: opbrengen
yielded: opgeleverd
yields: oplevert
you: je u jij jou ge gij jullie jijzelf jezelf
your: jouw uw uwe
yours: jouwe
youth: jeugd jongeren
youths: jeugdigen tieners
zero: nul`
