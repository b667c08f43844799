/** What Swedish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: en
about: angående beträffande rörande kring
abroad: utland utländsk
absence: frånvaro frånvarande
academic: akademi
accept: acceptera godta
access: åtkomst tillträde tillgänglig
accommodation: logi övernattning inkvartering
according: enligt
accordion: dragspel
account: konto
account number: kontonummer kontonumret bankkontonummer
accounting: bokföring redovisning redovisa
accredited: ackrediterad ackrediterat ackreditering
achievement: prestation bedrift
acknowledge: kvittera
activities: aktivitet verksamheter
activity badges: aktivitetsmärke
actually: faktiskt
addition: tillsätts tilläggs
address: adress bostadsadress postadress
admission: insläpp inpassering passerkort passertagg nyckelkort nyckelbricka
ads: annons reklam
adult education: vuxenutbildning komvux
adults: vuxna vuxen
advance: förväg
advanced course: fortsättningskurs påbyggnadskurs vidareutbildning fortbildning
advent: adventsljus adventsfika
advice: rådgivning rådgivare
affect: påverka
afraid: rädd
after: efter
afternoon: eftermiddag
afterwards: efteråt
again: igen ånyo
against: mot emot
age: ålder åldrar åldersgräns
age group: åldersgrupp
age proof: åldersbevis ålderskontroll åldersintyg legitimationskontroll
agenda: dagordning
agree: enas överens
agreement: avtal kontrakt överenskommelse
aid: hjälporganisation bistånd nödhjälp
all: alla allihop samtliga
allergy: allergi
allergy list: allergilista allergikort allergiinformation
allotment association: koloniförening kolonilott koloniträdgård
allow: tillåtits möjliggör
allowed: behörig
almost: nästan
already: redan
also: också även dessutom likaså
although: fastän
always: alltid jämt ständigt
amateur: amatör hobby
among: bland
amount: belopp mängd
amusement park: tivoli åkband åkkort
an: ett
and: och samt
animals: djur
anniversary: årsdag
annual badge: årsmärke årsnål
annual edition: årsupplaga årsutgåva
annual fee: medlemsavgiftens årskostnad
annual meeting: årsmöte årsstämma
annual programme: årsprogram
annual report: verksamhetsberättelse årsrapport
annual return: årsavkastningen procentavkastning
anonymous: anonym
answer: svar
antique: antik antikvitet
anywhere: varsomhelst överallt
apartment: lägenhet bostad bostäder bostadsrätt
app: appen app appar
app test: apptest betatest
appendix: bilaga bilagor
apple: äpple
apple cake: äppelkaka
application: ansökan ansökningar ansökningen
applies: gäller gälla gällde gällt
apply: ansök
apply membership: medlemsansökan inträdesansökan
appointed: utse tillsatt förordnad
appreciating: värdestigande
appreciation: erkänsla beröm
apprentice test: gesäll
apprentice training: lärlingsutbildning lärlingstid
apprentices: lärling
approval: bifall
approve: godkänner godkänna godkänns
approved: godkänt godkänd bifallen
approximately: ungefär cirka ca omkring
april: april
archery: bågskytte
archive: arkiv
area: område områdesansvarige
arrival: ankomst anlände
art: konst konstverk konstförening
artist: konstnär artist
artist kitchen: artistkök
artwork: verk konstnärlig
as: såsom
ask: fråga
assets: tillgång kryptotillgång förmögenhet
assignment: uppdrag uppgift
assignment payment: timlön timpris timpenning
association: förening
association life: föreningsliv
association meeting: föreningsmöte föreningsstämma stämma
association premises: klubbhus klubblokal klubbstuga föreningslokal
association rent: årshyra hyresavgift hyresgäst hyresgästförening
at: vid hos
at least: minst
attendance: närvaro närvarokort närvarolista närvaropoäng
attendance badge: närvaromärke
attends: delta deltog medverka deltagandet
attic: vind
auction: auktion
auction house: auktionshuset auktionsutropare auktionspris auktionsvara auktionsbud
audience: publiken åhörare
audit report: revisionsberättelse
auditor: revisor revision
august: augusti
authenticity: äkthet äkthetsbevis äkthetsintyg
author: författare författarna
authorisation: auktorisationen auktoriserar behörighetsbevis
authority: myndighet befogenhet
authorized: auktorisation auktorisera bemyndigad
automatically: automatisk
autumn: höst
autumn meeting: höstmöte
autumn term: hösttermin vårtermin
average: genomsnitt
award: tilldela tilldelning
awarded: tilldelades
away: bort undan
axe: yxa
baby: bebis spädbarn småbarn
back: tillbaka åter
background: bakgrund
background check: registerutdrag belastningsregister belastningsregistret
backup: säkerhetskopia säkerhetskopior
bad: dålig sämre
badge: märke
badge collection: märkessamling märkessamlare märkesjakt
badge list: märkeslista
badge test: märkesprov
badges: märken märkes
bag: påse kasse väska
bake: baka bakning
bake sale: kakförsäljning bakförsäljning
bakery: bageri bagare konditori
balance: saldo behållning kontosaldo
ball: kula boll
bank: bank bankkonto
bank details: bankuppgifter kortuppgifter kontouppgifter
bank guarantee: bankgaranti insättningsgaranti
bank interest: inlåningsränta sparränta utlåningsränta lånekostnad
bank transfer: bankgiro plusgiro banköverföring girering
banknotes: sedel sedlar
bankruptcy: konkurs
banner: standar
baptism: dop dopet
barter: byteshandel bytesring bytescirkel bytesdag bytesmarknad klädbytardag
be: vara vore varandes
be able: förmår
beach: strand badplats
beautiful: fin fint fina vacker vackra snygg
because: ty eftersom därför emedan
become: blir bli blivit
bed: säng bädd
been: varit
beer: öl ölet
bees: bin biodling biodlare biodlarna bikupa honung
before: innan före förut inför
began: började börjat inleddes
beginner course: grundkurs introduktionskurs
beginners: nybörjare nybörjarkurs
begins: börja inleds starta
behalf: vägnar ställföreträdande ombud
behind: bakom
believe: tror tro trodde anse
belongs: hör höra hörde tillhör
benefit: fördelar fördel förmån nytta
berries: bärplockning
beside: bredvid intill
best price: bästapris
better: bättre bäst
between: mellan
beware: akta
bicycle: cykel cykla cykelrensning
bid: bud budet buden budgivning högstbjudande
bid over: budgivare budgivarna buda
bid price: budpris slutbud slutpris utrop klubbas klubbat
big: stor
bigger: större störst
bike repair: cykelreparation cykellagning
bike workshop: cykelverkstad
billion: miljard
binder: pärm
bingo: bingolotto bingokväll
birds: fågel fåglar fågelskådning
birth certificate: personbevis
birth year: födelseår
birthday: födelsedag födelsedatum födelsetid födelsedagskort
birthday gift: födelsedagspresent
birthday party: födelsedagskalas
black: svart
blockchain: blockkedja blockkedjor blockkedjeteknik
blocked: spärra
blocked card: kortspärr
blood: blod
blood card: blodgruppskort blodgivarkort
blood donor: blodgivare blodgivarna blodcentral blodgivning
blood group: blodgrupp
blue: blå blått
board: styrelse styrelsemedlem
board meeting: styrelsemöte
board member: styrelseledamot styrelseledamöter styrelsemedlemmar
boat: båt båten båtar
boat licence: förarintyg båtkörkort skepparexamen
boat place: båtplatsavgift hamnavgift hamnplats
bonds: obligation
bonfire: valborgselden valborg eld elden eldar
bonus: bonusen bonusar bonusprogram bonuskort bonuscheck
bonus points: bonuspoängen
bonus share: bonusandel
book: bok boken bokexemplar
book check: bokcheck
book club: bokklubb bokcirkel
book loan: boklån låntagarkort låntagarnummer
book swap: bokbyte bokbytardag bytesbok
booklet: häfte
bookmark: bokmärke
books: böcker
bookshop: bokhandel bokhandlare
born: född fött föds
borrow: låna lånade
borrow card: låntagarkortet
borrowed: lånad lånta
borrower: låntagarens lånekund
borrows: lånar
boss: chef
both: både båda bägge
bottles: flaskor flaska
bought: köpt inköpt inhandlat
boules court: boule
bound: binds binda bunden bundet bundna
bowl: skål
boy: kille killar
brand: varumärke
bread: bröd limpa limpor smörgås mackor
bridge: bron bro
bring: medför medtag
bring along: medtagen
broken: sönder trasig
bronze medal: bronsmärke silvermärke guldmärke
brown: brun
brush: pensel
brush wood: sly
budget: budgeten budgetar
budget proposal: budgetförslag
build: bygger bygg
building: byggnad bygge
building permit: bygglov
built: byggt byggd
bulk purchase: storköp
buns: bullar bulle kaka kakor tårta fikabröd
buried: nedgrävd nedgrävt gräva gräver grävde
burn: bränna bränns bränner bränd
bus: buss bussresa
bus ticket: bussbiljett tågbiljett
business: affärer verksamhet näringsverksamhet
business association: företagarförening handelskammare
business card: visitkort
business idea: affärsidé affärsplan affärsmodell idé idén idéer
buy: köpa köps inhandla
buy in: inköpare
buy more: nyköp merköp
buyback: återköp återköpsgaranti tillbakaköp
buyer: köpare köparna
buyers market: köparmarknad
buys: köper
cafe: kafé café fik kafeteria
calculate: uträkning kalkyl
calendar: kalender
calendar year: kalenderår verksamhetsår räkenskapsår
calm: lugn
came: kom
camera: kamera kameraövervakning
camp: läger lägret kollo sommarläger
camp fee: lägeravgift
camping: camping
camping fee: campingavgift campingplats
can: kan
cancel: annullera inställd inställt uppsägning häva
cancellation: avanmälan avbokning avboka
cannot exchanged: bytesförbud
cap: mössa keps
capital: kapital grundkapital
capital gain: kapitalvinst reavinst
capital protection: kapitalskydd
car: bilen bil bilar
card: kort
card game: kortspel kortleken
card number: kortnummer kortnumret
card payment: kortbetalning betalkort bankkort kontokort
cardholder: kortinnehavare kortägare
care: omsorg vårda
caretaker: vicevärd vaktmästare
carpenter: snickare
carpool: samåkning samåker
carry: medbär
cash: kassa kontant
cash box: handkassa växelkassa kontantkassa kaffekassa
cash out: kontantuttag
cash value: kontantvärde
cat: katt
celebrate: fira
cellar: källare
centenary: hundraårsjubileum
cents: öre ören
certainly: säkerligen visserligen
certificate: intyg certifikat
certification: certifiering certifikats
certified: certifierad certifierat certifieras certifierar
chain: kedjor
chainsaw: motorsåg motorsågskörkort
chair: stol
chairman: ordförande ordf
championship: mästerskap sm
change: ändra ändring
change money: växel växelpengar
change owner: ägarbyte
charged: debitera
charity: välgörenhet välgörande
cheap: billig
check: koll kontroll
check digit: kontrollsiffra
check in: checkar incheckning
cheese: ost osten
chess: schack schackklubb
chestnut: kastanj
child: barnet
children: barn
children choir: barnkören
children data: barnuppgifter
children group: barngrupp barnverksamhet barnaktivitet
children library: barnbibliotek barnbok barnböcker
chocolate coins: chokladpengar
choir: kören körer sångkör barnkör kyrkokör körsångare
choir leader: körledare dirigent
choir member: körmedlem körsångerska
choir rehearsal: körövning
choose: väljer välja väljs valde valt
christmas: jul julen jularna julmarknad
christmas calendar: julkalender adventskalender
christmas gift: julklapp julgåva
christmas market: julmarknaden julbasar
church: kyrka kyrkor kyrkliga
cinnamon buns: kanelbulle kanelbullar
circle: cirkel studiecirkel studiecirklar
city: stads huvudstad
civil status: civilstånd
claims: fordran fordringar anspråk
class: klass årskurs lektion
class money: klasskassa klassresa klasspengar
class token: klasspollett
clay: lergods lera keramik
clean: ren rent rena städa städdag städning
cleaning days: städdagar
cleaning list: städlista
clear: tydlig
climbing wall: klättring klätterkort
cloakroom: garderob garderobsbricka garderobsnummer klädförvaring
clock: klocka kl
closed: stängs stängd stängt stänga stänger
closing: stängning stängningsdags
cloth badge: tygmärke
clothes: kläder klädesplagg plagg
clothes swap: klädbyte klädbytardagen
club: klubb föreningsklubb
club badge: klubbmärke klubbnål
club money: klubbkassa föreningskassa
club shirt: klubbtröja klubbkläder
coach: tränare tränarna
coat arms: vapen vapnet kommunvapen
code: kod koden koder
coffee: kaffe fika fikarummet kaffekopp kaffestund
coffee stamp: kaffestämpel
coin: mynt
coin box: sparbössan
coin collecting: numismatik myntsamling myntsamlare
coins: mynten mynts småmynt kryptomynt
cold: kall
collateral: borgen säkerheter
colleague: kollega kollegor kolleger arbetskamrat
collect: samla hämta
collect points: poängsamling poängkort poängjakt
collectible: samlarbild
collection: samlingar kollektion
collection plate: kollekt
collector value: samlarvärde samlarobjekt samlarpris
collectors: samlare samlarna samlarmärke samlarkort samlarnål
colour: färg
comes: kommer komma kommit
commemorative badge: minnesmärke jubileumsmärke
commission: provision courtage
commitment: förbinder förbindelse
common: gemensam
common room: gemensamhetslokal samlingslokal föreningsrum
community: gemenskap samhälle
community college: studieförbunden
companies: företagen företags
company: företag bolag firma aktiebolag ab
company group: koncern dotterbolag
compare: jämför
compensation: ersättning gottgörelse kompensation kompensera
competence: kompetens färdighet
competence card: kompetenskort kompetensbevis kompetensintyg
competence proof: kompetensbeviset kompetensbevisen
competence requirement: kompetenskrav behörighetskrav
competition: tävling konkurrens
competition centre: tävlingscentrum tävlingsplats
complaint: klagomål reklamation reklamera överklaga
complete: genomför slutför fullfölja fullföljer komplett fullständig
completed: genomförd genomfört slutförd slutfört fullgjord fullföljt fullföljd
compost: kompostvakten kompost
compulsory: obligatorisk tvingande tvång
computer: dator
computer game: datorspel dataspel
concern: rör
concert: konsert konsertbiljett
condition: förutsättning skick
conducted: fört föras förs
confirm: bekräfta bekräftelse styrka styrker styrkt
confirmation: konfirmation konfirmand
confirmation email: bekräftelsemejl
connected: koppla ansluten anslutna anslutet
consent: samtycke medgivande tillåtelse lov
consist: bestå
consumer: konsument
contact: kontakt kontaktperson
contain: innehåll
continue: fortsätta fortsätter fortsatt fortsättning
continuing education: kompetensutveckling personalutbildning internutbildning
contract party: avtalspart motpart
contributions: bidragsgivare bidra bidragit bidrog
conversation: samtalsgrupp samtalscirkel konversation
convert: omvandla konvertera
cook: matlagning matlagningskurs kock
cooperate: samarbete samarbeta samverkan samverkar
cooperative: kooperativ andelsförening samfällighet samfällighetsförening
copy: kopia kopior kopierna exemplar
corner: hörn
corps: kår kåren
corridor: korridor
cost: kosta kostnad
cost price: kostnadspris
costs: omkostnaderna driftskostnad kostnadsfördelning
cottage: stuga stugor
cottage fee: stugavgift stughyra
could: kunna kunde
council: råd rådet nämnd
counterfeit: piratkopia piratkopior piratkopierad piratkopiering
country: landet länder
counts: räkna
county: län länet region landsting
course: kurs utbildning
course badge: kursmärke utbildningsmärke
course book: kursbok kursböcker kurslitteratur
course catalogue: kurskatalog kursutbud
course certificate: kursintyg kursbevis utbildningsbevis utbildningsintyg studieintyg deltagarintyg deltagarbevis
course completed: kursavslutning
course day: kursdag
course discount: kursrabatt kurscheck kurskupong
course evaluation: kursutvärdering utvärdering utvärdera
course evening: kurskväll studiekväll träffkväll
course fee: kursavgift kurskostnad
course hours: kurstimmar kurstid studietimmar studietimme
course leader: kursledare cirkelledare kursansvarig kursarrangör utbildare utbildarna
course participant: kursdeltagare kursdeltagarna
course place: kursplats kurslokal
course plan: kursplan studieplan läroplan
course start: kursstart terminsstart
courses: kurser utbildningar
court: domstol tingsrätt
cows: ko kor kon
cpr: hlr
craft: hantverk slöjd handarbete
crane: kran
crash: krasch rasade rasar ras raset
crayfish party: kräftskiva surströmming
created: skapades skapad
credit: kredit tillgodo
credit card: kreditkort
credit note: tillgodokvitto tillgodohavande
credits: kurspoäng studiepoäng meritpoäng
crowdfunding: gräsrotsfinansiering folkfinansiering crowdfundingkampanj
crowns: kr kronor krona
cryptocurrency: kryptovaluta kryptovalutor krypto
cup: kopp mugg kåsa
cup deposit: muggpant glaspant
cup final: final
cup trophy: pokal vandringspris
currency: valuta valutor
current: aktuell nuvarande befintlig
curriculum: meritförteckning cv
custodian: förvaltare förvaltarna
custody: förvaringen förvar
customer: kund kunden
customer club: kundklubb
customer data: kundregister kundregistret kundinformation
customers: kunder
cut hair: klipp
daily: daglig
dairy: mejeri
damage: skada skador
dance: dans danskurs
danish: dansk danmark
dare: våga
data: data kunduppgifter kontaktuppgifter medlemsuppgifter
data protection: dataskyddsombud dataskyddslagen
date: datum
day: dag dagen dags
day ticket: dagskort dagkort dagsbiljett engångsbiljett
days: dygn dagar
daytime: dagtid
deadline: deadlinen
dealer: handlare handlarna köpman
dear: kära kär
debt: skuld
debt collection: inkasso kronofogden
deceive: lura bedra vilseleda vilseleder
december: december
decided: beslutade beslöt beslutat
decides: bestämmer bestämma bestäms bestämde bestämt besluta
decision: beslut
decision meeting: beslutande beslutsför
decline: nedgång fallet
decreases: minska minskning
deductible: avdrag
degree: examen examina examensbevis högskoleexamen kandidatexamen doktorsexamen
deleted: radera
demand: efterfrågan efterfrågad
demands: yrkar kräver kräva krävs krav
dentist: tandläkare
depicts: föreställer föreställa avbildar
deposit: deposition depositionsavgift handpenning insättning inlåning
deposit account: depå depåkonto
deposit bottle: pant
deposit fee: pantavgift pantbelopp
deposit refund: pantretur pantmaskin
deposited: insatt deponera
deputies: suppleant ersättare
describe: beskriver beskriva beskrivs beskrivning
design contest: designtävling
designer: formgivare design formgivning
despite: trots
details: detalj
developers: utvecklare utvecklarna
development: utveckling utveckla
different: olika annorlunda skild
difficult: svår
digital: digital
digital badge: digitalmärken
digital proof: digitalbevis
digital wallet: kryptoplånbok
diploma: diplom
direction: regi
directly: direkt
dirty: smutsig
disabled: funktionsnedsättning rullstol handikapp
disappears: försvinner försvinna försvann försvunnit
disc: disko disc
discharge: ansvarsfriheten
discharge liability: ansvarsfrihet
discount: rabatt prisavdrag nedsatt
discount card: rabattkort
discount code: rabattkod
discount coupon: rabattkupong
discounted price: rabattpris medlemspris specialpris extrapris förmånspris
discussion: diskussion diskutera
disease: sjukdomar sjukdomen sjuk diagnos
distance course: distanskurs distans distansutbildning webbkurs nätkurs onlinekurs
distribute: utdelas utdelad
district: distrikt stadsdel
divide: fördela fördelning
dividend: utdelning aktieutdelning
dividend right: utdelningsrätt utdelningsberättigad utdelningsbar vinsträtt
dividends: utdelningars utdelnings
doctor: läkare läkarna doktor läkarbesök
doctorate: doktorand hedersdoktor
documents: dokument handling
does: gör göra gjort gjorde görs
dog: hund
dollars: dollar
donate: skänka skänker skänks skänkt donera
donation: donation
done: klarlagt
donor: givare givarna donator
door: dörr
door code: dörrkod kodlås
double: dubbel dubbla fördubblad
doubles: dubblas fördubbla dubblar
doubling: fördubbling dubblering
down: ner ned nedåt nere
downline: nedlinje undernivå upplinje
download: ladda nedladdning
downside: nedsida
draw: rita
drill: borrmaskin borr
drink voucher: dryckesbiljett
drinks: dricker dricka dryck
drive: kör köra körs kört körde
driver: förare förarna chaufför
driving school: trafikskola körskola
drone licence: drönarkort drönare
drop in: droppin
drying room: torkrummet
due: förfaller förfallodag förfallodatum förfallen förfallit
during: under
duty: jour plikt arbetsplikt skyldig skyldigheter
each: varje varsin varsitt vardera
early: tidig förtid
early bird: förhandsbokning
early investors: förstainvesterare
early owner: förstaägare
earn: förtjäna tjänande
earned: tjänat tjänade intjänad
earning: intjäning intjänande förtjänande förtjänstmöjlighet
earns: tjänar
easily: lätt enkel enkla smidigt
easter: påsk
ebooks: ljudbok ljudböcker eböcker
economy: ekonomi
edge: kant
edition: upplaga upplagor utgåva utgåvor
education: bildning skolgång studier
eight: åtta
eighteen: arton
eighth: åttonde
eighty: åttio
either: heller antingen
elderly: äldreomsorg senior pensionärerna
elect: valberedning
elected representatives: förtroendevald
election: val valet
electric licence: elbehörighet
electrician: elektriker el
electricity: elen elpris solel solceller
electronic: elektronisk
eleven: elva
email: mejl mail epost mejladress mailadress
emergency contact: nödkontakt anhörig närmast
employees: anställd personal medarbetare medarbetarna
employer: arbetsgivare
employment: anställning arbetsförmedlingen
empty: tom tömma töms
enamel: emalj
encrypted: krypterad krypterat kryptering
end: slut
ends: sluta avslut
energy: energi
engineer: ingenjör
english: engelsk
engraved: inristad inristat graverad graverat
enough: räcker räcka räckte nog tillräcklig
entertainment: underhållning nöje nöjespark
entitlement: berättigande
entrance: entré inträde
entrance fee: inträdesavgift inträdesbiljett entréavgift
entrepreneur: företagare företagarna entreprenör egenföretagare
entrusted: anförtro betrodd
entrusted keys: nyckelförvaring nyckelskåp
envelope: kuvert
environment: miljö klimat
equal: lika jämn
equipment: utrustning redskap
error: felrapport bugg felanmälan
escrow: klientmedel klientmedelskonto spärrkonto
especially: framförallt främst
estimate: uppskattning uppskatta beräkna
euro: euron
european: europeisk europa
even: ens
evening: kväll
evening course: kvällskurs
event: evenemang arrangemang händelse tillställning
event badge: evenemangsmärke
events: evenemangen arrangemangen händelser
eventually: småningom
ever: någonsin
everyone: envar
everything: allt alltsammans
evidence: underlag dokumentation dokumentera
exactly: precis exakt
exam: tenta examensprov
exam result: provresultat slutprov kunskapsprov teoriprov uppkörning
example: exempel exemplet tex
except: utom förutom
exception: undantagsvis
exchange: växla växling utbyte kryptobörs
exchange card: byteskort
exchange office: växlingskontor
exchange rate: valutakurs växelkurs växlingskurs dagskurs börskurs
exchange rings: bytesbörs
exchange value: växlingsvärde
exchangeable: växlingsbar inlösbar utbytbar konvertibel
exclude: undantas
excluded: utesluten uteslutning utesluts utesluta undantag
excluding: exklusive
exclusive: exklusiv
exclusive access: förtursrätt förhandsvisning
exclusively: uteslutande
excursion: utflykt
exempt: befriad befrielse avgiftsbefriad
exhibition: utställning
exhibitors: utställare
expectation: förväntan förväntning förhoppning
expected: förvänta
expense compensation: kostnadsersättning omkostnadsersättning
expenses: utgift utlägg omkostnad
expensive: dyr dyrt dyra dyrbar dyrgrip
experience: erfarenhet upplevelse
expired: utgånget utgångna
expires: upphör utlöper utgår utgången
explain: förklara
extra: ytterligare extraordinär
extra key: extranyckel låsbyte lås låset låsa låser låst
extract: utdrag
fail: misslyckas misslyckades underkänd underkänt underkänns
fair: rättvis
fake: falsk oäkta bluff låtsas påhittad fejk
fake badge: falskmärke
fake certificate: falskintyg
fake degree: bluffexamen
fake money: låtsaspengar låtsasvaluta leksakspengar låtsassedlar
falling: fallande sjunkande
falls: faller falla sjunker sjunka
false name: pseudonym alias
family: familj
family discount: familjerabatt syskonrabatt familjekort familjemedlem
famous: berömd kändis
farm: bondgård lantbruk jordbruk bonde bönder
fasten: fäst
father: pappa far
favour: tjänst
february: februari
federation: förbund
fee: avgift arvode
fee increase: avgiftsökning
feed: fodring foder fodret
feel: känns kändes
fees: avgifter arvoden
fell: föll sjönk fallit sjunkit
ferry: färja
festival: festival
festival badge: festivalmärke
festival ticket: festivalbiljett festivalpass
festival wristband: festivalarmband festivalband
few: fåtal
fibre: fiber
fictitious: fiktiv
field: åker fält
fifteen: femton
fifth: femte
fifty: femtio
file: filen fil filer pdf
finally: äntligen
financial: finansiell
financial freedom: frihet
financial year: bokslut
financing: finansiering finansiera
find: hitta
fine overdue: påminnelseavgift påminnelser
fine penalty: vite böter bötesbelopp straffavgift
fingerprint: fingeravtryck
fingers: fingrar
finnish: finsk finland
fire brigade: brandkår brandman brandvärn brandskydd brandutbildning
fire safety: brandskyddskurs brandövning utrymning
first: först
first aid: förstahjälpen förbandslåda
first name: förnamn
fish: fisk fisken fiskar
fishing: fiske fiskekort fiska
fishing permit: fiskelicens fisketillstånd
fits: passa
five: fem
fix: fixa
fixed: fast
fixed fee: engångsavgift grundavgift
fixed price: fastpris
flag: flagga
flat sale: bostadsförsäljning mäklare
flea market: loppmarknad bakluckeloppis
floor: golv
floor price: lägstapris golvpris minimipris
flowers: blommor blomma
folk school: folkhögskola
follow: följ
food: maten mat måltid lunch middag frukost
food bank: matbank matkasse matkassar
food safety: livsmedelshygien hygienbevis hygienkurs
food stall: matstånd grill
food voucher: matkupong lunchkupong matbiljett fikabiljett fikakupong
football: fotboll fotbollsklubb fotbollsskola
for: för åt
for sale: tillsalu salu
forbidden: förbjudet förbjuden förbjudna förbud
forced: tvungen tvungna tvinga
forecast: prognos
foreign: främmande
forest: skogsmark skog
forever: evig livslång livstid
forge: smedja
forged: förfalskning förfalska
forgery: urkundsförfalskning
forget: glöm bortglömd
forklift: truck gaffeltruck truckförare
form: blankett formulär
formed: bilda
forty: fyrtio
forward: fram vidare
found: hittat hittas hittad
found items: upphittade hittegods
foundation: stiftelse
founder: grundare grundarna grundat grundad
founder shares: stamaktie preferensaktie
founders share: grundarandel
founding member: grundarmedlem grundarmärke
four: fyra
fourteen: fjorton
fourth: fjärde
fox: räv räven
fraud: bedrägeri bedragare svindel svindlare bluffmakare
fraudulent: bedräglig vilseledande
free: gratis kostnadsfri avgiftsfri fritt fri fria
free charge: gratisbiljett gratiskurs gratisprodukt
free coffee: gratiskaffe gratisfika
free entry: gratisinträde
free food: bjudmat
free month: gratismånad
free place: friplats gratisplats
free product: gratisvara gratisprov varuprov gratisbok
free time: fritid
free trial: provperiod provmånad provträning
friday: fredag
fridays: fredagar
friend: kompis vän vänner vännen vänskap polare
friendship: vänskapen vänskaps
from: från
fulfil: uppfylla uppfyller uppfyllt uppfylls infria
full: full fullbokad fullbokat fullsatt
full price: fullpris
fun: rolig kul skojigt
fund: fond fondandel
fundraising: insamling insamlingskampanj penninginsamling insamlingskonto
funds: medel medlen resurser
funeral: begravning begravningskassa
future: framtid
gain: vinning
gains: tjäna intjänar
gains share: andelsägande
gambling: hasard spelande vadslagning
game: spel match lek leken lekar
game money: spelpengar spelvaluta låtsaspeng
game night: spelkväll brädspel spelförening
games: spelen
garden: trädgård trädgårdsförening odling odla odlingslott
garden association: trädgårdsföreningen odlarförening
gate: grind
gathering: träff träffarna samling sammankomst
gave: gav
gave away: skänkta skänktes bortskänkes
gender: juridiskt
genealogy: släktforskning släktforskare
genuine: genuin
german: tysk
get: få
get rid: slippa slipper
gets: får
gift: gåva gåvor
gift card: presentkort
gifts: presenter presenten
girls: flickor flicka tjej
give: ge ger giva giver
give away: bortskänka bortskänks
give back: återge återgår
given: ges gavs gett givit given givet givna
given away: bortskänkt utdelade utdelat
gladly: gärna
go: går gå
goal: målet mål målen
gold: guld guldpeng
golf: golfklubb
gone: gått
good: bra god gott goda
goods: varor varan produkt
got: fick fått erhållit erhöll
governance: styr
government: regering
grade pass: godkändbetyg
grades: betyg slutbetyg betygssätts
grandchildren: barnbarn
grandmother: mormor farmor
grandparents: morfar farfar
grant: bidrag föreningsbidrag aktivitetsstöd anslag
granted: bevilja
green: grön
grey: grå
grocery: livsmedel livsmedelsbutik matbutik matvaror mataffär
ground: mark
group: grupp
group discount: grupprabatt mängdrabatt volymrabatt
groups: grupper
grows: växer växa växt tillväxten
growth: tillväxtbolag tillväxtmarknad ökningstakt
guarantee: garanti garantera
guarantee amount: garantisumma
guaranteed: garanterad garanterat
guaranteed return: garantiränta
guarantees: garanterar
guarantor: garant
guard: vakt bevaka bevakning
guardian: målsman vårdnadshavare
guess: gissning gissa
guest: gäst
guest apartment: gästlägenhet
guide: guiden guidad guider visning
guided tour: guidetur
guild: skrå gille hantverksförening
guild master: ålderman
gym: gymmet gymkort träningsanläggning
gymnastics: gymnastik gymnaster
hack: hacka intrång stöld stulen stulet stulna stjäl
had: hade
hairdresser: frisör
half: hälften halv
half price: halvpris
half yearly: halvårsvis
hall: salen sal lokal
hammer: hammare
hand over: överlämna överlämning
handball: handboll basket volleyboll
handed in: lämnas lämnats inlämnad inlämnat
handing out: utlämning utlämnas utlämnande utgivande
handmade: handgjord handgjort
hang up: upphängd
hangs: hänger hänga hängde hängt
happens: hända hände hänt sker ske skedde skett inträffar
happy: glad trevlig
hardware wallet: hårdvaruplånbok
harvest: skörd
have: har ha haft
he: han
heading: rubrik
headteacher: rektor
health card: hälsokort vaccinationsbevis
health centre: vårdcentral sjukhus klinik elevhälsan
health check: hälsokontroll hälsoundersökning
health data: hälsodata hälsoinformation hälsodeklaration hälsotillstånd journal
hear: lyssna
heavy: tung
heel iron: klackjärn
height: längd höjd
help: hjälp
help out: hjälps inhopp
helper: hjälpare hjälpledare
helpers: hjälpande hjälpsam
hens: höns hönor ägg äggen
her: henne
here: här hit
hers: hennes
herself: självt
hi: hej hejsan hallå
hidden: dold dolt gömd gömt
high: hög högt höga högre
high return: högavkastande
high value: högtvärde
highest: högsta
highest bid: högstabud
hike: vandring vandra hajk
hiking badge: vandringsmärke toppmärke
him: honom
his: hans
historical society: hembygdsförening hembygdsmärke
history: historia historien historisk
hold: höll håller hålla hålls hållit hållet
holder: innehavarens bärare
holes: hål hålet
holiday: semester ledig sommarlov sportlov höstlov påsklov
home: hem hemmet hemma
home guard: hemvärn
homeless: hemlös
homework: läxa läxor läxhjälp
honest: ärlig hederlig
honorary member: hedersmedlem
honour: heder hedersbetygelse hedersomnämnande
hooves: hoven hov
hope: hopp
horses: häst ridning ridskola rida rider ridklubb
hostess: värdinna värdar
hotel: hotellet vandrarhem
hour: timme
hour credit: timpeng tidspoäng
hours: timmar
house: hus huset
house key: husnyckel huvudnyckel
house owner: husägare villaägare villaägarna fastighetsägare
household: hushåll
houses: småhus villa radhus
housing cooperative: brf bostadsrättsförening
how: hur
hundred: hundra
hundred crowns: hundralapp hundring
hunt: älgjakten jakt jaktkort jägarexamen
hunting permit: jakttillstånd vapenlicens
i: jag
ice hockey: hockey bandy innebandy
ice rink: isbana
id card: legitimation leg legitimera
id number: idnummer
identity: identitet id bankid identifiera identitetskort identitetshandling
identity check: identitetskontroll kundkännedom
identity theft: identitetsstöld
if: om ifall såvida
illegal: olaglig brott kriminell
image rights: upphovsrätt upphovsman bildrätt
imitation: imitation imitera efterlikna efterhärma efterapning efterbildning kopiera
imitation goods: märkeskopia märkeskopior märkeskläder
immediately: omedelbart genast omgående
important: viktig
imprint: avtryck
improve: förbättra förbättring
impulse buy: impulsköp
included: ingå ingick inkluderat inkluderas inkluderad inräknat
included price: inkl inklusive
income: extrainkomst biinkomst bisyssla lön lönen löner löneavdrag passivinkomst
increase: ökning höjning uppgång ökande
increases: ökar öka ökade ökat ökas öker
individual: individ
inflation: inflation
influencer: influerare
inform: informera upplysa upplyser
information: informationen info upplysning
inherit: arvinge arvingar arvtagare
inherited: ärva ärvs ärver arv arvet
initial offering: tokenförsäljning börsintroduktion
initials: initialer
injury: olycka olycksfall olycksfallsförsäkring
inspection: besiktning besiktigad inspektion inspektör
installment purchase: avbetalningsköp
installments: delbetalning avbetalning
instead: istället
instruction: instruktion anvisning handledning
instructor: instruktör
insurance: försäkring försäkringsbolag
insurance card: försäkringskort försäkringsbevis försäkringsbrev
insurance premium: försäkringspremie försäkringsavgift
insured: försäkrad försäkrar
integration: integrationen nyanländ
intend: avse ämnar
interest: ränta räntor ränteinkomst
interest bearing: räntebärande
interest free: räntefri
interest payment: räntebetalning ränteutbetalning
interest rate: räntesats årsränta procentsats
internal course: internkurs säkerhetskurs säkerhetsutbildning
internal use: intern
international: internationell
internet: internetet uppkoppling
internship: praktik praktikplats
interpreter: tolk
intranet: intranät
invalid: ogiltig
invest: investera placera
invested: investerat investerad placerat placerade
investment: investering placering kapitalplacering
investment advice: investeringsråd finansrådgivning placeringsråd
investment object: investeringsobjekt placeringsobjekt spekulationsobjekt
investor: investerare
investors: investerarna investerares finansiär
invites: bjud bjöd inbjudningar
invoice: faktura fakturor faktureras räkning
is: är finns
is called: heter kallas kallad hette
issuance: utfärdande utgivning
issue: emission emittera
issued: utfärdat utfärdad emitterat emitterade utgivet utgiven utgivna utställd utställt
issuer: utfärdare utgivare emittent
issues: utfärda utger
it: det
item: punkt
its: sin sina sitt dess
jacket: jacka väst
january: januari
jetty: brygga bryggor båtplats
jewel: smycke ringen
job: jobb
job application: jobbansökan
join: ansluta ansluter inträda inträder
joint: fogen fog
joint owner: samägare delägares delägarnas
joint purchase: gemensamhetsköp samköp inköpsförening inköpslag
jointly owned: samägd samägande delägd delägande delägarskap medägare medägarskap
joke: skämt
journeyman certificate: gesällbrev gesällprov mästarbrev
journeys: resor resa reser
jubilee: jubileum jubileet jubileumsfest
juice: saft
july: juli
jump: springer springa sprang
june: juni
just: bara just
keep: behåller behålla behålls behöll behållit
keep secret: hemlighåll
keeps value: värdebeständig värdesäkring värdesäkrad
keepsake: minnesgåva minnesbild
key: nyckel
key deposit: nyckeldeposition nyckelkvittens nyckelkvitto
key file: nyckelfil
key ring: nyckelring nyckelknippa
keyholder: nyckelansvarig nyckelinnehavare nyckellista
keys: nycklar
kitchen: köket kök köken
knitting: stickning sticka stickcafé
know: veta vet visste känner kännedom
knowledge: kunskap
known: känd känt bekant
lacks value: värdesaknande
ladies: damer herr
lads: grabbar pojkar pojke
lake: sjö sjön sjöar
land: tomt
landlord: hyresvärd
language: språk språkkurs
language cafe: språkkafé språkcafé
language test: språktest språkprov
lanyard: nyckelband halsband
last: sist slutligen förra fjol
lasts: varar räckvidd
later: senare
later on: framöver
latest: senast
launch: lansering lansera driftsättning
laundry: tvättstuga tvätt
laundry balls: tvättkulor
law: lagen lagstiftning lagar laglig
lawyer: advokat jurist
leader: ledare ledarna
leader training: ledarutbildning
leaderboard: topplista rankinglista
leaders: ledarnas ledarskap
leaf: blad löv
learn: lär lära lärt lärde lärs
lease: arrende arrendator nyttjanderätt
leave: lämna avlämnas
leaves club: utträde utträda
left: kvar vänster
legally: lagstadgad lagstadgat lagenlig
lend: utlånas utlåning utlånar utlånad utlånat
lend things: utlåningsregler utlåningskort
lender: långivare långivarna utlånare
less: mindre minskad
let: låt
lets: låter låta låtit lät
letter: brev
letters: bokstav bokstäver
level: nivå
liable: ersättningsskyldig skadestånd ansvarsskyldig
librarian: bibliotekarie
library: bibliotek bokbuss stadsbibliotek
library badge: biblioteksmärke läsarmärke
library card: lånekort bibliotekskort
licence: licens körkort serveringstillstånd tillståndsbevis förarbevis
licensed: licensierad licensierat licensiering
lie: ligger ligga låg legat
life saving: hjärtstartare hjärtlungräddning
lifetime guarantee: livstidsgaranti
lifetime member: ständig livstidsmedlem
like: gilla tycker tycka
limit: begränsning gräns
limited: begränsa limiterad limiterat
line: rad raden rader linje
link: länk
lint filter: luddfiltret
liquidation: likvidation upplösning upplöses
liquidity: likvid
list: lista
listed: börsnoterad börsnoterat noterad noterat noteras listad börsnotering notering
lists: listor förteckning
litre: liter
little: lite föga
live: bor bo bodde bott
loan: lånet lån lånen låntagare låntagarna
loan agreement: låneavtal lånevillkor skuldebrev
loan period: lånetid låneperiod
loan receipt: lånekvitto
local: lokalt
local area: bygd hembygden
local currency: lokalvaluta bygdepeng ortsvaluta
location: platsdata gps spårning spåra
locker: skåp skåpsnyckel skåpnyckel
log in: logga inloggning
login: inloggningen inloggningsuppgifter inloggade användarnamn
logo: logotyp emblem
long: länge lång
longer: längre längst
looks like: likna
lose: tappa tappade förlora förlorade mista mister
loss: förlust
lost: tappad borttappad borttappat förlorad bortkommen
lost book: bortkomna
lost property: hittelön tillvaratagna
lot: lott
lottery: lotteri konstlotteri
lottery permit: lotteritillstånd lotterilicens spellicens
lottery prize: lotterivinst vinstnummer vinstlott högvinst jackpot
lottery tickets: lotter
lottery win: lottvinst
love: älska kärlek
lower: sänka sänker sänks sänkt lägre lägst
loyalty: lojalitetsprogram lojalitetskort lojal trogen trogna
loyalty badge: trohetsmärke
loyalty card: kundkort stamkort fikakort bonuskortet
lucia: luciatåg luciafirande
lucrative: lukrativ inbringande
lunch card: lunchkort
lying: ljuger ljuga ljög
machine: maskin
made: gjord tillverkad tillverkat
magazine: tidning tidskrift
magic: trolleri magi
mainly: huvudsakligen
maintenance: underhåll
majority: majoritet flertalet
make: tillverka skapa skapade
make money: pengamaskin penninggörande
manage: hinner hinna hann sköter sköta sköts förvalta
managed: orka skött
management: förvaltning ledning
manager: vd föreståndare
managing money: kapitalförvaltning förmögenhetsförvaltning
many: många mången
many times: mångfalt flerfalt tiofalt tiodubbla hundrafalt
map: karta
map drawer: kartritaren
maps: kartor
march: mars
mare: sto
mark: markering markera märkt märka märks
market: marknad loppis torg
market day: marknadsdag
market stall: marknadsstånd stånd knalle försäljningsbord
market stallholder: torghandlare
market value: marknadsvärde marknadspris
marketing: marknadsför reklamen kampanj
martial arts: judo karate kampsport bälte
masons: murarlaget murar muren mur
master: mästare
material: material kursmaterial
material cost: materialkostnad materialavgift
mathematics: matematik matte
maximum: maximal max
may: maj må måtte
maybe: kanske möjligen
me: mig mej
means: betyder betyda innebär innebar
means payment: bytesmedel
meat: kött
medal: förtjänsttecken förtjänsttecknet medalj hederstecken utmärkelse
medical: medicinsk läkarintyg sjukvård vård hälsa hälsouppgifter
medical certificate: läkarintyget friskintyg sjukintyg tandläkarintyg
medicine: medicin medicinering läkemedel
meet: träffa möts möta
meeting: möte
meeting place: mötesplats träffpunkt
meetings: möten
member: medlem
member badge: medlemsmärke medlemsnål
member benefit: medlemsförmån
member data: medlemsdata medlemsinformation
member discount: medlemsrabatt
member key: medlemsnyckel
member loan: medlemslån medlemsinsats
member magazine: medlemsblad medlemstidning
member price: medlemspriser
member register: medlemsregister medlemsregistret medlemslista
member share: medlemsandel
member token: medlemsbricka medlemspolletter medlemspolletten
members: medlemmar ledamöter ledamot
members meeting: medlemsmöte
membership: medlemskap
membership card: medlemskort medlemsbevis
membership fee: medlemsavgift årsavgift medlemskostnad
membership number: medlemsnummer medlemsnumret
membership token: medlemspollett medlemstoken
memorial: minnesmynt minnesmedalj minnestavla minnesfond
memory: minne
men: män man mannen
mention: nämns nämna nämner nämnda
merchant: köpmannaförening
merger: sammanslagning sammanslagen
merit badge: förtjänstmärke kunskapsmärke duktighetsmärke prestationsmärke
message: meddela budskap
metal: metall plåt brons silver koppar mässing
metre: meter
midsummer: midsommar midsommarbandet
might: torde
milk: mjölk
milking: mjölkning
mill: kvarn
million: miljon
million profit: miljonär
minimum: minimi
minimum price: minstapris
minimum purchase: minimiköp minstaköp
mining: gruvdrift brytning kryptobrytning
minority: minoritet
minute: minut
minutes: protokoll protokollförs protokollfört
missing: sakna
model railway: modelljärnväg
modern: modernt moderna
moment: ögonblick stund
monday: måndag
mondays: måndagar
monetary value: penningvärde pengavärde
money: pengar pengen penning stålar kosing slant
money back: återbäring
money collection: pengainsamling
money handling: penninghantering hantera hantering
money laundering: penningtvätt penningtvättslagen
money sum: penningsumma peng
month: månad
monthly: månadsvis månatlig
monthly card: månadskort
monthly fee: månadsavgift månadskostnad månadshyra
monthly interest: månadsränta
monthly meeting: månadsmöte månadsträff
monthly saving: månadsspar månadsbelopp
monthly yield: månadsavkastning dagsavkastning
months: månader
more: mer fler mera
moreover: ytterst
morning: morgon förmiddag
mortgage: bolån
mosaic: mosaik
most: mest flest högst
mother: mamma mor
motif: motiv
motion: motioner motionen
mountain: fjäll berg
move: flytta
movement: rörelse
moves: yrkande
mr: herrn
much: mycket
multiplied: mångdubblas mångdubblat mångfaldigas flerfaldigas
municipality: kommun
museum: museet museer hembygdsmuseum museibutik
museum card: museikort
museum friend: museivän vänförening
mushrooms: svamp
music: musik musikskola kulturskola
must: måst
my: min mitt mina
name: namn
name list: namnlista deltagarlista
nameplate: namnskylt namnbricka
national: nationell riks riksförbund
national day: nationaldag
nationality: nationalitet medborgare medborgarskap
nature: natur naturreservat
neck: hals
need: behöver behövs behöva behövde behövt behov
needed: nödvändig
neighbour: granne grannar
neighbour help: grannhjälp
neighbourhood: grannskap grannsamverkan kvarter
neighbouring association: grannförening
neither: varken
net: nätet nät online webben
net profit: nettovinst nettoresultat årsresultat årsvinst
network: nätverk huvudnät testnät
network marketing: nätverksförsäljning nätverksmarknadsföring
never: aldrig
new: ny nytt nya nyare nyast
new year: nyår nyårsafton
newly formed: nybildad nybildat
news: nyhet nyhetsbrev
next: nästa kommande
nickname: smeknamn
night: natt nätter
nine: nio
nineteen: nitton
ninety: nittio
ninth: nionde
no: ingen inget inga nej
no degree: examenslös
no guarantee: garantilös
nominal value: nominell
nominated: nominera nominering
non profit: allmännyttig
nordic: nordisk norden
norwegian: norsk norge
not: inte ej icke
not paid: obetalade
not transferable: oöverlåtbar
note: lapp anteckning noteringar
nothing: ingenting intet
notice board: anslagstavla
notification: avisering notis
novel: roman
november: november
now: nu numera
nowhere: ingenstans
number: antal nummer numret nr siffra numren
numbered: numrerad numrerat
numbered series: numrering serienummer löpnummer löpnumret
numbers: siffror
nurse: sköterska sjuksköterska
nursing: omvårdnad undersköterska
obligations: förpliktelse åtagande åtar
occupation: sysselsättning verksam
october: oktober
of: av
of course: förstås självklart givetvis naturligtvis
of which: varav
offer: erbjuda erbjuder erbjuds erbjöd offert
office: kansli kontor expedition
official: officiell ämbetsman tjänsteman tjänstemän
official proof: juridisk rättslig
official seal: myndighetsstämpel riksvapen
official title: tjänstetitel
officials: funktionär
often: ofta
old: gammal gamla äldre äldst
on: på
one: ena
one off: engångs enstaka
online platform: nätbutik webbutik webbshop näthandel webbplattform
only: enda enbart blott
only once: engångsbruk engångskod
only ones: ensam
open: öppet öppen öppna
open hours: öppettid
opening: vernissage invigning öppning
operating profit: rörelsevinst rörelseresultat driftöverskott
opportunity: möjlighet chans tillfälle
optional: valfri
or: eller
orchestra: orkester
order: ordning ordningsregler beställning beställa beställer beställs
ordinance: förordning föreskrift
ordinary: vanlig
organise: arrangera ordna
organizer: arrangör
orienteering: orientering orienteringsklubb
original: originalet originalen ursprungligen ursprung
other: andra annan annat
others: andras övrig
otherwise: annars eljest
our: vår vårt våra
ours: vårts
out: ut ute
outside: utanför utomhus
outwards: utåt inåt
over: över ovanför
overall profit: totalvinst miljonvinst
overdue: försening förseningsavgift försenad försenas försenat
overnight: övernatta natta
owed: tillkommer tillkomma
own: egen eget egna äger äga ägas ägs ägde ägt
own contribution: egeninsats egenavgift
own risk: egenrisk
own use: egenbruk
owner: ägare innehavare
owner community: ägarkrets ägarförening
owner list: ägarlista ägarregister
owner rights: ägarrättigheter
owners: ägarna ägares innehavarna innehavares
ownership: ägande ägarskap äganderätt innehav
ownership share: ägarandel ägandeandel
pack: packa
page: sida sidor
page number: sidnummer
paid: betalt betald betalat avlönad avlönat
paid back: återfå
paid out: utbetalats
painter: målare
painting: målning måleri måla tavla
painting sale: konstförsäljning konstauktion
pancakes: våfflor våffla våffelcafé pannkakor
paper: papper pappret
paragraph: paragraf
parent: förälder
parents: föräldrar
parents meeting: föräldramöte
parish: församling församlingshemmet pastorat
parking: parkering parkeringsplats parkeringstillstånd
parking fee: parkeringsavgift parkeringsböter
part: del delen
participant: deltagaren
participant badge: deltagarnål
participants: deltagarna deltagare
participate: medverkade
participating: deltagandes
participation: medverkan
participation fee: deltagaravgift deltagarkostnad
partner: sambo make maka partners
partner company: samarbetspartner
parts: delarna
party: fest kalas disco
passed: klarat klarade klarar klaras
passive: passiv
passport: passfotot
password: lösenordet lösenorden lösen
password change: lösenordsbyte
password list: lösenordslista lösenordshanterare
pasture: hage säter
patience: tålamod
patient: patienten patienter
patient data: patientuppgifter patientregister
pattern: mönstret mönster
pay: betala betalning
payable: betalbar
payer: betalaren
paying: betalande betalare
payment: betalningen betalningar inbetalning
payment code: betalkod
payment date: betalningsdag betaldag utbetalningsdag
payment method: betalsätt betalmedel betalningsmedel betalningssätt betalningsmedlet
payment slip: inbetalningskort
payment terms: betalningsvillkor betalningstid
payout: utbetalning utbetalt utbetalda utbetala
pays: betalar
pays out: utbetalar
pension: pension pensionsfond
pensioners association: pensionärsförening pro
percent: procent procentenheter
percent discount: procentrabatt
percent yearly: årsprocent
permission: tillstånd tillåten tillåtet tillåtna tillåts tillåta tillåter
person: person människa
personal: personlig
personal data: personuppgift persondata personuppgiftsansvarig personuppgiftslagen
personal information: personinformation namnuppgifter
personal number: personnummer personnumret
personal ticket: namnbiljett
persons: personer människor
pharmacy: apotek
phone: telefon mobil mobiltelefon
phone app: mobilapp
phone hours: telefontid
phone number: telefonnummer telefonnumret mobilnummer mobilnumret
photo: foto fotografi porträtt fotad
photo consent: fotosamtycke bildsamtycke
photo id: fotolegitimation passfoto
photograph: fotograf
pick: plocka
picture: bild
pictured: avbildad föreställande
piece: styck bit bitar
piggy bank: spargris sparbössa
pin: nål nålen nålar knappnål
pin code: pinkod portkod
pin on: nålas
pink: rosa
pipe replacement: stambyte
pizza: pizzan pizzor
place: plats ort orten ställe
place first: förstaplats
places: platser platsen
plan: plan planering
plant swap: växtbyte plantbyte
plants: växter plantor planta plantera
plastic card: plastkort plast
plastic token: plastpollett kundvagnspollett plastbricka
platform: plattform
play: spela
play money: leksakssedlar monopolpengar
player: spelare spelarna
plumber: rörmokare vvs
point balance: poängställning poängsaldot poängsystem poängprogram
point value: poängvärde
points: poäng poängsaldo
points expire: poängförfall
points shop: poängbutik
points tally: poängräkning poänglista
police record: straffregister
polling hut: valstuga
popular: populär
porcelain factory: porslinsfabriken porslin
pork: fläskkarré
portal: portal
position: position
possible: eventuell möjlig
postcards: vykort
postcode: postnummer postort
poster: affisch
pottery: drejning keramikkurs
power attorney: fullmakt
prayer: bön bönen
preemption: hembud hembudsskyldighet hembjuda
premium: premie
prepaid: förbetald förbetalt förskott förskottsbetalning
presale: förköp förköpsbiljett förhandsförsäljning förförsäljning förköpspris
preschool: förskola dagis fritids
present: närvara
present times: närvarotillfällen närvarotimmar
pretend: låtsasbutik låtsasbank skoj
previous: föregående tidigare förutvarande
price: pris prisbild prisnivå prissättning
price agreement: prisavtal
price bubble: prisbubbla bubbla
price development: kursutveckling prisutveckling värdeutveckling
price difference: prisskillnad mellanskillnad
price drop: kursfall prisfall prisras kursras prissänkning kursnedgång
price gain: kursvinst kursuppgång kursstegring kursökning prisökning prisuppgång prisstegring
price guarantee: prisgaranti
price guess: gissningstävling
price level: prisnivån prisnivåer
price list: prislista
price reduction: prisnedsättning prisavdraget
price rise: prishöjning avgiftshöjning hyreshöjning
price tag: prislapp
price target: kursmål målkurs prismål
prices: priser
prices rise: prisstegringar
pride: stolt
priest: präst pastor kyrkoherde
print: tryckt trycks trycker utskrift
priority: förtur företräde prioritet prioriterad
privacy: integritet sekretess tystnadsplikt dataskydd dataskyddsförordningen gdpr
private: privat privatperson enskild enskilt
private key: privatnyckel kryptonyckel krypteringsnyckel
prize: vinstpris förstapris pristagare hederspris prisutdelning
prize ceremony: prisutdelningen prisceremoni
prize draw: dragning lottas lottning lottdragning
prize money: prispengar prissumma
probably: troligen förmodligen antagligen
profession: yrket yrkesman
professional: professionell yrkesmässig
professional licence: yrkesbehörighet yrkeslegitimation yrkeslicens
professor: professorn
profile: profil
profit: vinst förtjänst profit vinstgivande lönsam
profit expectation: vinstförväntan vinstförväntningar avkastningsförväntan
profit goal: vinstmål vinstkrav vinstmarginal
profit guarantee: vinstgaranti avkastningsgaranti garantibelopp avkastningslöfte garantiavkastning
profit interest: egenintresse
profit making: vinstsyfte vinstdrivande vinstintresse vinningssyfte
profit opportunity: vinstmöjlighet vinstchans
profit percentage: vinstprocent
profit share: vinstdelning vinstandel vinstutdelning vinstfördelning
profits distribution: vinstutdelningar
programme: program
programmer: programmerare
programming: programmering programmeringskurs programmera kodning koda
project: projekt
promise: lova löfte utlovas utfästelse
promise card: löfteskort
promised: lovat lovade utlovad
promises: lovar lovas löftes
promissory note: löftesbrev revers
pronunciation: uttal
proof: bevis
proof address: adressbevis
proof ownership: ägarbevis ägandebevis ägarintyg
proof participation: deltagarbeviset deltagarmärke
proof payment: betalningsbevis inbetalningsbevis
property: fastighet egendom
proposal: förslag
proves: styrks påvisar
public: publik offentlig allmän
public authority: länsstyrelsen kammarkollegiet transportstyrelsen skolverket polis finansinspektionen socialstyrelsen konsumentverket bolagsverket
public register: folkbokföring folkbokförd folkbokföringsadress
publish: publicera
pull: drar dra drog dras dragit
punctures: punktering
pupil: elev
pupils: elever skolelever
purchase: köp köpet köpen inköp
purchase agreement: köpeavtal köpekontrakt köpebrev köpvillkor
purchase option: förköpsrätt option köprätt
purchase price: köpeskilling köpesumma inköpspris anskaffningspris anskaffningsvärde köppris köpepris
purchase receipt: köpkvitto inköpskvitto
purchase sum: köpbelopp
purple: lila
purpose: syfte ändamål avsikt
put: lagt lade lägg ställer ställa sätter sätta satte
put up: uppsatt
pyramid scheme: pyramidspel ponzibedrägeri
qualified: behörighet kvalifikation kvalificera meriter
quantity: kvantitet
quarter: kvart fjärdedel
question: frågan
questions: frågor
queue: kön kö köplats köer
quick: kvick skynda bråttom brådskande
quickly: snabb fort
quite: ganska tämligen
quiz: tipspromenad frågesport
race: lopp
radio licence: radiolicens amatörradio sändaramatör
raffle: tombola lottförsäljning
raffle ticket: lottsedel lottnummer lottköp
raise: höja höjer höjs höjde höjt
raised: insamlat insamlad
raked: kratta
rank: rang grad
rare: sällsynt ovanlig raritet
rather: hellre helst snarare
reach: nå når nås uppnå
read: läst
read aloud: högläsning sagostund
read books: bokläsning lästa
reading: läsning läsande läsecirkel
reading badge: läsmärke läsdiplom läsutmaning sommarläsning
reads: läser läsa läs läses
ready: klar färdig
ready made: hemgjord hemmagjord egentillverkad hembakat hemlagad
ready money: likvider
real: äkta verklig autentisk
really: verkligen egentligen
reasons: skäl anledning orsak
receipt: kvitto
receipted: kvitterad
receive: erhålla motta erhålls
receives: erhåller mottar
reception: reception
recertified: omcertifiering omprövas
recipient: mottagare mottagarna
recognised: erkänd erkänt erkännande erkänner erkänns vedertagen
recognition: uppmuntran hedra ära äran
recommend: rekommendera rekommendation
recommendation: rekommendationen rekommendationsbrev
record: skiva skivor vinyl rekord
recovery: återställning återställa återställer återställs återskapa
recovery key: återställningsnyckel återställningskod reservnyckel
recovery words: återställningsord återställningsfras seedfras
recruit: rekrytera nyrekrytering
recruited: rekryterad rekryterat
recruited friends: kompisvärvning
recycling: återvinning återbruk återvinns återanvända
red: röd rött
red cross: röda korset rödakorset
redeem: löses inlösa inlösen inlöst lösas utnyttja
redeemed: inlösta inlöstes
redemption price: inlösenpris inlösenkurs
reduced: reducerat reducerad nedsatta sänkta
referee: domaruppdraget domare domarna domarutbildning
reference: referens
referral: värvning värva tipsa
referral bonus: värvarbonus vänvärvning tipspremie
referral code: värvningskod inbjudningskod tipskod
referral link: värvningslänk
referral program: värvningsprogram vännervinn
refugees: flykting asylsökande
refund: återbetala återbetald
refuse: vägra neka avslag avslå avslog
regardless: oavsett
register: anmäl registrera register registret
register chain: kedja kedjebrev
registered: anmäld anmält registrerad registrerat
registered participant: föranmälan föranmäld
registered place: anmälningsplats
registration: anmälan anmälningar registrering anmälningen
registration fee: anmälningsavgift registreringsavgift startavgift insatsavgift
regular: ordinarie
regular customer: stamkund stamgäst stammisar
regulated: reglera
rehearsal: repetitionen repetitioner repet öva övar övning
reimbursed: ersatt ersättas reseersättning milersättning
reissue: återutgivning återutgiven
reject: förkasta avvisa
relate: hänför förhållande
releases: släpper släppa släpps släppt
religion: trosuppfattning religiös
remain: förbli kvarstår återstår återstående
remind: manna påminna påminner påminnelse
removed: borttagen borttaget avlägsna
renew: förnya förnyelse förlänga förlänger förlängs förlängning
rent: hyra hyr hyrs hyrde hyrt hyror uthyrning
rent fee: lokalhyra båthyra
renting: förhyrning uthyr
repaid: återbetalda återbetalades
repair: laga reparera reparation renovering renoverar
repair cafe: reparationskafé reparationscafé lagningsstuga
repayments: amortering amortera återbetalning
replace: ersätt
replacement: ersättningskostnad
replacement card: ersättningskort
replica: replik
report: rapport
report police: polisanmäls polisanmäla
represent: representera representant företräder företrädare
repurchase: tillbakaköper
require: fordras fordrar
resale: vidareförsäljning återförsäljning vidareförsälja
resale fee: vidareförsäljningsavgift
resale value: andrahandsvärde återförsäljningsvärde
rescue: räddning räddningstjänst livräddare
resell: vidaresälja vidareförsäljas återförsälja
resellers: återförsäljare återförsäljarna
reservation fee: bokningsavgift avbokningsavgift
reserve: boka bokning reservera
reserve price: reservationspris utgångspris
resident: boende invånare invånarna
responsibility: ansvar
rest: vila rest
restaurant: restaurangen restauranger krog
result: resultat
retirement discount: pensionärsrabatt studentrabatt ungdomsrabatt
return: avkastning avkasta
return date: återlämningsdag återlämningsdatum inlämning
return item: återlämna återlämning
returns: avkastat avkastade
revenue: intäkt omsättning inkomst
revenue share: intäktsdelning intäktsandel royalty royalties
revoked: indragen indraget indragna indras
reward: belöning belöna
reward card: belöningskort
reward points: belöningspoäng belöningsprogram belöningssystem
rewards: belöningarna
ribbon: band rosett
rich: rik rikt rika rikedom
ride: åktur åka åkt
riding badge: ryttarmärke
riding card: ridkort
riding helmet: hjälm
right: rätt rättighet riktig
right to: berättigar berättigad berättigat
right withdrawal: ångerrätt ångra
rights: rättigheter
ring: ring
risen: stigit
rises: stiger stiga
rising: stigande uppåtgående
risk: risken risker riskfyllt riskfylld
risk capital: riskkapital
risk free: riskfri
risk information: riskinformation
risk warning: riskvarning
road: vägen väg vägar
road association: vägförening
rocket: raket månen
role play: rollspel levande
roof: taket tak
room: rum rummet rummen
rose: stegrat
roughly: typ
round: rund runt
rubbish: sopor sopborsten skräp
rule: regel regler regelverk
rules: ordningsreglerna tävlingsregler spelregler klubbregler
rum: rom
running: löpning löpare löpträning
safe: säker säkra trygg säkerställa säkerställer säkerställs
safe box: låda lådor
safe deposit: bankfack kassaskåp värdeskåp
safekeeping: omhändertar omhändertas bevara
safely: säkras trygghet
safety badge: säkerhetsmärke
safety equipment: skyddsutrustning skyddsglasögon reflexväst
safety representative: skyddsombud
said: sagt sade sa
sailing: segling segla seglingskurs segelsällskap båtklubb
salary data: löneuppgift
sale: försäljning rea
sales: försäljnings säljstart salustart
sales ban: försäljningsförbud vidareförsäljningsförbud
sales certificate: säljbevis
sales place: säljställe försäljningsställe
sales profit: säljvinst återförsäljningsvinst
sales revenue: försäljningsintäkt försäljningsvinst försäljningssumma
same: samma densamma
saturday: lördag
saturdays: lördagar
sauna: bastu
sausage: korv korvgrillen
sausage sale: korvförsäljning
save: spara
saving: sparande sparkonto sparpengar sparkapital
saving group: spargrupp sparförening spararna sparare
savings account: sparkontot sparkonton sparbank sparbok
savings goal: sparmål
saw: såg
says: säger säg säga sägs
scam: bluffar lurendrejeri nätfiske bluffakturor
scan: skanna scanna qrkod
scarce: knapp brist
scarf: halsduk
school: skol gymnasiet gymnasium grundskola
school badge: skolmärke
school bank: skolbank
school cafe: skolkafé skolcafé elevcafé
school card: skolkort elevkort studentkort
school choir: skolkör
school day: skoldag rast
school exam: skolprov
school leaving: studentexamen skolavslutning avgångsbetyg
school library: skolbibliotek
school meal: skolmat skollunch matsal bamba
school project: skolprojekt projektarbete elevprojekt
school team: skollag
school trip: skolresa studieresa lägerskola
school year: läsår skolår
schoolchildren: skolbarn skolungdom
schoolyard: skolgård
score: poängsätta
scout badge: scoutmärke
scout leader: scoutledare
scouts: scout
screen: skärm
sea: hav havet
sea view: havsutsikt
seal: sigill försegla plombering
search: söker söka söks sökning leta sökt
searchable: sökbar
season: säsong säsongskort
season ticket: säsongsbiljett säsongskortet årskort
second hand: andrahand begagnat begagnad andrahandsmarknad begagnatmarknad
secret: hemlig hemligheter
secret code: hemligkod chiffer
secret words: kodord lösenfras
secretary: sekreterare
section: sektion avdelning
securities: värdepapper värdepappret värdepappershandel värdepappersmarknad
security: säkerhet
security pledge: pantbrev
see: ser se syns synas ses
seed phrase: minnesfras återställningsfraser
seeds: frö frön utsäde
seeds swap: fröbyte fröbytardag
seen: sett sedd
self: själv
self cost: självkostnad självkostnadspris
sell: sälja säljs försälja försäljs avyttra avyttring saluföra saluförs
sell goods: torghandel försäljare försäljarna
sell off: realisera realisering
sell on: vidaresåld vidaresålt vidaresäljer vidareförsäljer vidareförsålda
sell price: säljpriset
seller: säljare säljarna
selling price: försäljningspris säljpris utropspris
sells: säljer
send: skicka sänder sända sänds
sender: avsändare
sentence: mening fras
sentimental value: affektionsvärde
separate: separat särskilja
september: september
series: serie
server: servern servrar
serves: servera
service: service
service fee: serviceavgift administrationsavgift avgiftsbelagd avgiftsbelagt transaktionsavgift
service worship: gudstjänst mässa
services: tjänster
seven: sju
seventeen: sjutton
seventh: sjunde
seventy: sjuttio
several: åtskilliga
sew on: sys sytt påsydd
sewing: sömnad sy syr symaskin
share: andel aktie dela
share capital: insatskapital
share certificate: andelsbevis aktiebrev andelsbrev
share flat: delägarlägenhet
share owner: aktieägares
share price: aktiekurs
shared: delades fördelats fördelad
shared use: delningsekonomi bilpool
shareholder: aktieägare aktieägarna andelsägare delägare delägarna
shareholders meeting: bolagsstämma
shareholding: aktieinnehav aktiekapital aktiebok
shares: aktier aktieposter
sharp: skarp
she: hon
shelf: hylla hyllor
shirt: tröja
shoe: sko skor skon
shoes: skorna
shooting: skytteförening skjuta skjuter skytt
shooting badge: skyttemärke
shop: affär butik kiosk
should: borde bör
show: visa
shower: dusch
shown: visat
shut down: nedläggning nedlagd nedlagt
sibling: syskon bror syster
sign: tecknet tecken skylt
sign list: teckningslista anmälningslista
sign up: uppskriven upptagen
signature: underskrift signatur namnteckning
signed: undertecknad undertecknat signera undertecknar
signposted: skyltad
silver: silvret silverpeng
simultaneously: samtidigt
since: ju alltsedan
singer: sångaren sångerska
singing: sång sjunger sjunga
single room: enkelrum
sit: sitter sitta satt suttit
six: sex
six months: halvår
sixteen: sexton
sixth: sjätte
sixty: sextio
size: storlek
skating: skridsko
ski: skidor skidåkning skidskola liftkort
ski badge: skidmärke
skill: förmåga skicklighet yrkesskicklighet
skills: förmågor
skyrocket: rusar rusade rusning
small: liten litet lilla små smått
small business: småföretag
smart contract: smart smartkontrakt
sms: sms
so: så
social security: försäkringskassan socialbidrag försörjningsstöd
software: programvara mjukvara
solar: solkraft solcellsandel
sold: såld sålt försålda avyttrat
sold again: återsåld återsålt
sold out: slutsåld slutsålt utsåld utsålt
solve: lösa löser lösning
some: några somliga viss
somebody: någon nån
something: något nåt någonting
sometimes: ibland stundom
somewhere: någonstans
soon: snart strax
soup: soppa sopplunch
source code: källkod
souvenir: souvenirer souveniren suvenir minnessak
speak: föredrag föreläsning föreläsare
special: särskild särskilt speciell special
special diet: specialkost kost matallergi
special edition: specialutgåva jubileumsutgåva specialupplaga samlarutgåva
speculation: spekulation spekulera spekulativ spekulant
spike club: spiklubbans
sponsor gift: sponsorpris
sponsors: sponsor sponsra sponsring
sport: idrott sporten sporter
sports association: idrottsföreningens gymnastikförening
sports badge: idrottsmärke
sports club: idrottsförening idrottsklubb sportklubb
spring: våras våren
spring meeting: vårmöte
stable: stall
stable name: stallnamn
staff card: personalkort personalrabatt tjänstekort
staff discount: personalrabatten
stage: scen
stake: insats satsa satsning
staking: staking låsningsperiod inlåsning bindningstid
stamp: stämpel stämpla frimärke
stamp card: stämpelkort klippkort kaffekort
stamp collecting: filateli frimärksklubb
stand: står stå
standard: standard
stars: stjärnor stjärna
start: starten uppstart igång
start price: startpris introduktionspris lanseringspris
start up: nystartat nystartad startups
state: stat
state approved: statsgodkänd myndighetsgodkänd legitimerad legitimerat
state guarantee: statsgaranti
states: ange angivet angivna
statutes: stadgar stadgan stadgeändring stadgeenlig
step: steg
sticker: klistermärke dekal
stock: lagret lager lagra
stock club: aktieklubb aktiesparklubb
stock exchange: börs fondbörs
stock issue: aktieemission emissionskurs prospekt
stock savings: aktiesparande fondsparande sparform
stood: stod stått
stop: stoppa upphörande
stops: stanna
storage: förråds källarförråd
storage key: arkivnyckel
store: förvaringsplats förvaringsbox förvaringsavgift
stored: lagrad lagrat
storeroom: förråd
story: berättelse saga novell
stove: spis
street: gata
strong: stark
student: studenten studenter studerande studentkår studentlegitimation
student council: elevråd elevkår
student data: elevuppgifter elevregister elevdata
study: studera plugga studiematerial studie
study association: studieförbund abf
sublet: andrahandsuthyrning
subscribe shares: teckna teckning teckningsrätt
subscription: abonnemang prenumeration prenumerera
succeed: lyckas lyckats lyckades framgång
such: sådan slik
suddenly: plötsligt
suffer: lida
summer: sommar somrar
summer party: sommarfest sommaravslutning vårfest höstfest
summons: kallelse
sunday: söndag
sunday school: söndagsskola
sundays: söndagar
sunflower: solros
supervised: handledd handledare
supervision: tillsyn övervakning övervakas översyn
supplement: tillägg tilläggsavgift
supply: utbud tillförsel
support: stöd stötta stödmedlem
supporters: supportrar supporter stödjare supporterklubb
surname: efternamn
surplus: överskott
suspended: avstängd avstängning
suspicious: misstänkt misstanke
sustainable: hållbar
swap: byta byts bytt byte
swap badges: märkesbyte bytesmärke
swap currency: valutaväxling valutahandel
swedish: svensk sverige
swedish lessons: sfi svenskundervisning
sweets: godis glass
swim badge: simmärken märkestagning
swim teacher: simlärare
swimming pool: simhall bassäng badhus bad badet badkort
swimming school: simskola simskolor
swims: simma simning simmärke simborgarmärke
swish: swisha swishnummer
sworn: ed eden edsvuren
symbol: symbol
tab: flik
table: bord bordet borden
tablet: surfplatta läsplatta
take: ta tar taga tager
taken: tas togs tagit tagen taget tagna
talks: prata samtal tala
tarpaulins: presenning
task: arbetsuppgift
tax: skatt moms skattepliktig
tax authority: skatteverket skattemyndigheten
tax declaration: deklaration deklarera
tax free: skattefri
tea: te teet
teacher: lärare lärarna fröken pedagog
teacher licence: lärarlegitimation
teaches: undervisa
teaching: undervisning
team: laget lag
team number: lagnummer
teams: lagspel lagtävling
teenager: tonåring
tell: berätta
ten: tio
tennis: tennisklubb
tent: tält
tenth: tionde
term: termin
term fee: terminsavgift kvartalsavgift
terminate: uppsägningstid
terms: villkor
test: prov test tentan
tester: testare testpersoner
text: text
than: än
thank gift: tackgåva avtackning avtackas tackkort
thanks: tack
that: att
that one: denna denne detta dessa
the: den dom
the more: desto
theatre: teater teaterförening föreställning
theft: stölder rån tjuv
their: deras
them: dem
themselves: sig
then: då sedan sen därefter därpå
there: dit
therefore: således sålunda följaktligen
therein: däri därmed därtill därvid därav
these: dessas
they: de
thing: sak saken
things: saker grej pryl
third: tredje
thirteen: tretton
thirty: trettio
thought: tänka tänker tänkt
thousand: tusen
thousand crowns: tusenlapp tusenkronor
three: tre
thrift shop: secondhandbutik
through: igenom genom
thursday: torsdag
thursdays: torsdagar
thus: alltså
ticket: biljett inträdesbiljetten
ticket holder: biljettinnehavare
ticket price: biljettpriset biljettpriser biljettavgift
ticket resale: biljettbyte svartabörs biljetthaj
ticket sale: biljettsläpp biljettköp biljettförsäljningen
tickets: biljetter biljettförsäljning biljettpris
time: gång tid tiden tids
time bank: tidsbank tidbank
times: gånger
tired: trött
title: titel titlar
titles: yrkestitel yrkestitlar
today: idag
together: ihop tillsammans
token: bricka pollett token spelmark
token badge: digitalmärke
token exchange: tokenbyte
token holder: tokenägare tokeninnehavare tokenhållare
token launch: tokenlansering
token price: tokenpris tokenkurs
token project: tokenprojekt kryptoprojekt
token supply: tokenutbud totalutbud
tokens: brickor polletter
tokens sale: tokensläpp tokenemission
tomorrow: imorgon
took: tog
tool: verktyg verktygsbibliotek
tool loan: verktygslån
total: totalt totala sammanlagt summa summor
tour: rundtur rundvandring
town: stan stad städer
toy: leksak
toy box: köksladan
toys library: leksaksbibliotek
tractor: traktor traktorkort
tradable: handelsbar säljbar
trade: handel handla
trade association: branschförening branschorganisation
trade fair: mässor mässhall
trade licence: näringstillstånd
trade union: fackklubb facklig
traded: omsatt omsätta omsätts
trading: daytrading aktiehandel kryptohandel
trading place: handelsplats handelsplattform marknadsplats
train: tåg tåget
training: träning träna träningspass träningskort
training fee: träningsavgift spelaravgift
training record: träningsdagbok utbildningsbok loggbok kursjournal
transaction: transaktion
transfer: överlåtelse överlåta överlåter överlåts överföringen överföringar överför överfördes
transfer agreement: överlåtelseavtal
transfer fee: överföringsavgift
transfer right: överlåtelserätt överlåtelseförbud överlåtelseavgift
transferable: överlåtbar överförbar
transferred: överlåtits överlåten överförd överfört
translation: översättning översätta översätter översätts
travel: resande turist
travel card: busskort resekort reskort periodkort
treasurer: kassör skattmästare
treasurer report: kassarapport kassaberättelse
treasury: föreningskonto
trip card: tiokort
triple: trippel tredubbla tredubbelt
truck licence: truckkort truckutbildning
true: sann sant sanningen
trust: förtroende tillit lita
trustee: stiftelseförvaltare
try: prova pröva försök
tuesday: tisdag
tuesdays: tisdagar
twelve: tolv
twenty: tjugo
twig: kvist
two: två tvåan
type: typen sort slags
ugly: ful
unable: förhinder förhindrad
unanimous: enhällig
unauthorised: obehörig otillåten otillåtet otillåtna olovlig
uncertain: osäker osäkra
unchanged: oförändrad oförändrat
uniform: uniform scoutskjorta
union: fack fackförbund fackförening
unique: unik
unit price: styckpris enhetspris literpris kilopris
university: universitet högskola högskolepoäng
unless: såvitt
unmarked: omärkt
unpaid: obetald obetalt oavlönad oavlönat
unsellable: osäljbar
until: tills
until further: tillsvidare
up: upp uppe uppåt
update: uppdatera uppdatering
upload: uppladdning uppladdad
upside: uppsida potential potentiell
us: oss
usage: användningsområde användningen nyttovärde
use: använder använda används användes använt användning bruk
use right: nyttja besittning
used: använd förbrukad förbrukat
user: användare
users: användarna
usual: sedvanlig
usually: bruka vanligtvis oftast
usually not: sällan
vaccination: vaccin vaccinationskort vaccinationsintyg
valid: giltig giltighetstid
valuation: värdering
value: värde värdefull
value decrease: värdeminskning värdetapp värdeförlust värdefall
value development: värdeutvecklingens
value increase: värdeökning värdestegring värdetillväxt värdehöjning
value proof: värdehandling
value stable: stabil stablecoin
value transfer: värdeöverföring
valued: värdera
vegetables: grönsak potatis morötter
verify: verifiera verifiering
version: versionen versioner
very: väldigt jätte
village: by byn byns byar
village council: byalag
village hall: bygdegård hembygdsgård
violates: bryter bryta bryts överträdelse strider
visible: synlig
visit: besök
visitor card: besökskort besökarkort besöksbricka
visitors: besökare besökarna gäster
vocational: yrkesutbildning yrke yrkeskunskap yrkesbevis yrkesskola
volatile: volatil svängningar svänger
voluntary: frivilligheten
volunteer: volontär volontärtältet ideell frivillig frivilligarbete
volunteer badge: volontärmärke ideellmärke
volunteer work: volontärarbete frivilligarbetet volontäruppdrag volontärtimmar volontärpass
vote: röst rösträtt omröstning
vote right: medbestämmande inflytande
vote rights: rösträttens
voting card: röstkort röstlängd
voucher: kupong värdebevis värdecheck värdekupong check rekvisition
wait: vänta väntelista vänte
waiting place: turordning turlista
wallet: plånbok plånböcker
wallet address: plånboksadress
wallet app: plånboksapp mobilplånbok
want: vill vilja velat önska
want to: villes
warm: varm
warning: varning varna
warranty: produktgaranti garantibevis garantitid
was: var blev
washing machine: tvättmaskin tvättid tvättbokning tvättnyckel tvättpollett
washing up: disk
watch: armbandsur
water: vattnet vatten vattna
waves: vinka
we: vi
weak: svag
wealth: välstånd välbärgad förmögen
wear: bär bära bärs burit bar
weaving: vävning väva vävstuga
website: hemsida webbplats webbsida sajt
wedding: bröllop
wednesday: onsdag
wednesdays: onsdagar
week: vecka
weekday: vardag helgdag
weekend: helg
weekly: veckovis
weekly letter: veckobrev månadsbrev
weekly meeting: veckomöte veckoträff
weekly pay: veckopeng månadspeng fickpengar
weeks: veckor
weight: vikt väger
weight kilo: kilo kg
welcome: välkommen välkomna välkommet
welding: svets svetslicens
well: va
went: gick
what: vad
wheelbarrow: skottkärra
when: när
when ever: närhelst
where: där
where to: vart
whereby: varvid varmed
wherever: varhelst
whether: huruvida
which: vilken vilket
while: medan
white: vitt vit vita
who: som vem vilka
whole: hel hela helt helhet
whose: vars
why: varför
will: ska skall
win: vinner vinna vanns
wind power: vindkraft vindkraftverk vindandel
wine: vin vinet
winner: vinnare vinnarna
winners: vinnarnas vinnarlag
winning number: vinnande
winter: vinter
wished: önskat önskade önskemål
with: med
withdraw: uttag återkalla återkallelse
within: inom inne inuti
without: utan
women: kvinnor kvinna
won: vann vunnit vunnen
wonders: undra
wood: brädor trä ved virke bräda
wood carving: täljning träslöjd snickeri snickra
word: ord ordet
words: orden
words list: ordföljd ordlistor
words paper: ordlapp ordlista
work: arbete
work certificate: arbetsintyg tjänstgöringsintyg arbetsgivarintyg
work day: arbetsdags fixardag städhelg
work environment: arbetsmiljö skyddsrond
work permit: arbetstillstånd uppehållstillstånd
working day: arbetsdag
working hours: arbetstid
working shift: arbetspass skift pass turen
workplace: arbetsplats
works: jobba arbeta
workshop: verkstad verkstäder kurstillfälle
world: värld
worth: värt värd
worth exchange: bytesvärde inlösenvärde värdepoäng
worth more: värdefullare mervärde värdeskapande
worthless: värdelös
would: skulle ville
wristband: armband
write: skriv
write down: nedskriven nedskrivna anteckna
write password: lösenordets
written: skriftlig skriven skrivet skrivna
wrong: fel felet felaktig
wrote: skrev skrivit
yard: gård
year: år året
year number: årtal
yearly: årlig årsvis
yellow: gul gult gula
yes: ja jo jovisst
yesterday: igår
yet: ändå dock ännu
yield: direktavkastning årsavkastning
you: du dig ni er
young enterprise: uf ungföretagsamhet
your: din ditt dina era ert
yours: ers
youth: ungdomsledare ungdomslag ungdomsverksamhet ungdomsgård fritidsgård
youths: ungdom unga ung
zero: noll`
