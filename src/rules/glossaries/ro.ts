/** What Romanian words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: despre privind referitor
absence: absența absenţa
absent: absent absențe absenţe absenți absenţi absență absenţă
abstention: abținere abţinere
academic: academic
academy: academia academie
accept: accepte acceptă accepta accepți accepţi
access: acces accesibilitate
accessible: accesibil
accommodation: cazare cazării cazăm cazați cazaţi
according: conform potrivit
account: cont
accountable: justificat justifică
accountant: contabil
accounting: contabilitate
accounts: conturi
accredit: acreditează acredităm acredita
accreditation: acreditare acreditării
accredited: acreditat acreditați acreditaţi
accumulate: adunând
accumulation: acumulezi acumulează acumula
achievement: realizare realizări reușita reuşita reușită reuşită performanță performanţă performanța performanţa
achievements: performanțe performanţe
activities: activități activităţi
activity: activitate activității activităţii
actor: actorul actori actriță actriţă
add: adaugă adăugăm adăuga
add up: însumează cumulează cumula
added: adăugat
additional: adițional adiţional
address: adresă adresa adresei adresează domiciliu reședința reşedinţa reședință reşedinţă adreseaza resedinta
address book: agendă agenda
addresses: adrese
administer: administrat administrează administrăm gestionează gestionăm gestiona
administration: administrația administraţia administrație administraţie administrare
administrator: administratorul administratori
admission: admitere
admitted: admis admiși admişi acceptat acceptați acceptaţi
adolescence: adolescența adolescenţa
adopt: adopta adoptă adopție adopţie
adults: adulți adulţi adult
advance: avans
advance payment: arvună arvuna
advanced: avansat avansați avansaţi
advert: reclame
advice: sfat consultanță consultanţă consiliere
adviser: consilier
after: după dupa
again: iarăși iarăşi reia reluăm reluare
against: contra împotriva
age: vârsta vârstă vârstei varsta
agent: agentul agenți agenţi
agreed: convenit acceptase agreat
agreement: acord învoială
aim: vizează
airdrop: airdropul
airport: aeroport
alive: viii viu
all: tot toate toți toţi toată tuturor integral
allocated: alocată alocate
allocation: alocarea repartizare repartizat
allowed: permit îngăduit permisă
almost: cvasi
alone: singur
already: deja
also: asemenea inclusiv
although: deși deşi
always: mereu întotdeauna
ambassador: ambasador
among: dintre
amount: cuantum
and: și şi iar si
angry: furios
animal: animalul
animals: animale
anniversary: centenar
announces: anunț anunţ
anonymous: anonim
another: altui altei
answer: răspunde răspuns
anthem: imn
antique: antic antichitate antichități antichităţi
any: vreo vreun
anyone: oricui orișicine orişicine
anything: orișice orişice
anyway: oricum
anywhere: oriunde
app: aplicație aplicaţie aplicația aplicaţia aplicații aplicaţii aplicatie aplicatia
appeals: contestații contestaţii contestație contestaţie
appear: apar apărem apărea apărut
appendix: anexă
applause: aplauze
apples: mere măr
applicants: solicitanți solicitanţi solicitant aplicanți aplicanţi
application: candidatura aplicare
apply: aplică aplicați aplicaţi candidează
appointment: programare programări
appraisal: expertiză expertiza
appreciate: apreciere aprecia
appreciation: recunoștinței recunoştinţei plusvaloare
apprentice: ucenic
approval: aviz
approve: aprobați aprobaţi aprobe
approves: aprobă aproba
approximately: aproximativ circa
april: aprilie
aquarium: acvariu
archive: arhivă arhiva
are: sunt sînt ești eşti esti
area: ariei zonă zona zonei
arranges: aranjează aranjăm
arrears: restanțier restanţier
arrival: sosire sosirii
arrive: ajung
arrived: ajuns ajunși ajunşi sosit sosiți sosiţi
art: artă arta artei
article: articol
artist: artistul artiști artişti artista
artistic: artistic
as: cum precât întrucât
ask: cer cere ceri ceară întreb solicită solicita
asked: întrebat cerut solicitat
asks: întreabă intreaba
asset: activ
assets: active
assign: cedează cedăm cedezi ceda cesiune cesionat
assigned: atribuit atribuie atribuim atribuire alocați alocaţi
assistance: asistență asistenţă asistența asistenţa asistenței asistenţei
association: asociația asociaţia asociație asociaţie asociatia asociatie fundația fundaţia fundație fundaţie fundatia fundatie
associations: asociații asociaţii fundații fundaţii
asylum: azil
at: la
at least: măcar
athlete: sportivul
athletes: sportivi
attach: atașez ataşez atașat ataşat anexează anexăm atașăm ataşăm anexa
attend: frecventa frecventează frecventăm asistă asista
attendance: pontaj prezențe prezenţe frecvență frecvenţă frecvența frecvenţa prezentelor prezentele
attended: participat frecventat
attendees: asistenți asistenţi
auction: licitatie licitatia licita licităm
auctioned: licitate
auctioneer: licitatorul
auctions: licitează licitații licitaţii licitatii
auditors: cenzor audit
august: august
aunt: tanti
authentic: autentici
authenticate: autentifică
authenticity: autenticitate autenticității autenticităţii
author: autor autoare
authorisation: autorizație autorizaţie autorizația autorizaţia autorizare
authorise: autorizează autorizăm
authorised: autorizat autorizați autorizaţi
authority: autoritate autorități autorităţi instituțional instituţional autoritati institutional
autumn: toamnă toamna toamnei
available: liber disponibil
average: medie media
award: premieze premiază premiem acordă acorda decernează decernăm decernare
awarded: acordat premiat premiați premiaţi decernat
away: deplasare deplasări
baby: bebeluș bebeluş
babysitter: bonă
bachelor: bacalaureat
back: înapoi inapoi
back side: verso spate
backed: susținut susţinut
bad: rău rea răi rele
badge: insignă insigna insignei ecuson
badges: insigne ecusoane
bag: geantă sacoșă sacoşă sacoșe sacoşe plasă pungă
bagels: covrig
bait: momeală
bake: coace coci coacă
baked: copt coapte coaptă
bakery: brutărie brutăria brutar
balance: sold
balance sheet: bilanț bilanţ
balances: solduri
ball: mingea bal
ballot: buletine urnă urna
balls: mingi minge
band: fanfară fanfara fanfarei orchestra orchestră orchestrei
bank: bancă banca băncii
bank account: iban
banks: bănci
banners: banner
bans: interdicții interdicţii interdicție interdicţie
baptism: botez
bars: bare
barter: troc
base: baze
basement: subsol
basis: bază baza bazei
basket: coș coş coșul coşul
basketball: baschet
bats: lilieci
be: fi fii fiți fiţi fiind
beach: plajă plaja
beans: boabe fasole
bear: urs ursul urși urşi
beautiful: frumos frumoasă frumoase frumoși frumoşi frumoasa
because: fiindcă deoarece căci
become: deveni devii devin
beds: paturi pat
bee: albină albine
bee work: claca
beekeeper: apicultor stupar
beer: bere beri
bees: albinele
before: înainte inainte
beginner: începător
begins: înceapă începea
believe: crezi creadă
believed: crezut
bell: clopoțel clopoţel clopot
belong: aparțină aparţină aparținând aparţinând aparținut aparţinut
belongs: aparțin aparţin
benefactor: binefăcător mecena
beneficiaries: beneficiari
beneficiary: beneficiar
besides: plus deasemenea
best: optim
bet: pariu pariem paria
bets: pariuri pariază
betting: parior
between: între printre
bible: biblie
bicycle: bicicletă bicicleta bicicletei
bicycles: biciclete
bid: ofertant ofertanți ofertanţi licitat supralicitează
bidding: strigare
big: mare mari mărime mărimi
bill: facturile facturilor
billion: miliard
billionaire: miliardar
bills: facturează
bioenergy: bioenergie
bird: pasăre păsări
birth: naștere naştere nașterii naşterii născut nastere nasterii nascut
birthday: aniversare aniversări onomastică aniversari onomastica
black: negru neagră negre
blackboard: tablă tabla
bless: binecuvânta
block: bloc bl
blood: sânge
board: scândură scândura consilii bord
boat: barcă barca
bolt: șurub şurub
bond: obligațiune obligaţiune
bonds: obligațiuni obligaţiuni
bonus: bonusul bonificație bonificaţie bonificația bonificaţia primă spor
bonuses: bonusuri
book: carte cărții cărţii rezervați rezervaţi cartii rezervati
books: cărți cărţi carti
bookshop: librărie librăria librării
borrow: împrumutând
borrowed: împrumutase
borrower: debitor împrumutatul
borrowing: îndatorare
boss: șefa şefa patron
both: ambele ambii amândoi amândouă
bought: cumpărat cumparat achiziționat achiziţionat cumpărase achizitionat cumparase
bound: nominalizată
boundary: hotar
bow: arcușul arcuşul
box: cutia cutie cutii
boy: băiat
boys: băieți băieţi
bracelet: brățară brăţară brățara brăţara brățări brăţări
branch: filială filiala
brand: marcă marca mărci
brandy: țuică ţuică
brave: temerari curajos
bread: pâine pâini
break: pauză pauza
breakfast: dejun
bribed: mituită mită
bricks: cărămizi
bride: mireasă
bridge: pod podul
bring: aduc aducem aduceți aduceţi adu
brings: aduce
broken: stricat spart defect
broker: brokerul brokeri intermediar
bronze: bronz
broom: mătura mătură
brother: frate frați fraţi
brought: adus aduși aduşi
bubble: bulă
budget: buget
budgeted: bugetat
budgeting: bugetare
building: clădire
built: construit construim
bull: taur
burn: arde arse ars
burned: arsă
bus: autobuz microbuz
business: afacere afaceri business
but: dar însă ci
button: buton nasture butoane
buy: cumpăr cumperi cumpărăm cumpere cumpar achiziționa achiziţiona achiziționăm achiziţionăm cumparam cumparati achiziționez achiziţionez achizitiona achizitionati achizitionez
buy back: răscumpără răscumpăra
buyer: cumpărător cumpărătoare cumparator cumparatoare
buyers: cumpărători cumparatori
buying: cumpărare cumpărând cumpărării cumparare cumparand cumpararii
buys: cumpără cumpara achiziționează achiziţionează achizitioneaza
cabin: cabană cabana cabanei
cafe: cafenea cafenele
cake: tort
cakes: prăjituri prăjitură prăjitura torturi
calculated: calculat calculează calculăm
call: suna sună apel
called: numit numiți numiţi chemat chemați chemaţi
calves: viței viţei
came: venit veniți veniţi venise
camp: tabăra tabără tabere camping
campaign: campanie campania
campaigns: campanii
campfire: foc focul
can: poate poți poţi pot putem puteți puteţi poată poti puteti poata
cancel: renunț renunţ
cancelled: anulați anulaţi anulate
cancels: anulează anulăm anula
candidate: candidat candidați candidaţi
candle: lumânarea lumânări
cannot: imposibil
canteen: cantină cantina cantinei
cantor: cantorul
cap: căciulă
capital: capital
capitals: majuscule
car: mașină maşină mașina maşina
card: cardul carnet cartelă cartela cartelei legitimatia
cardboard: carton
cards: carduri carnete cartele legitimații legitimaţii legitimatii
care: îngrijim îngrijire îngrijește îngrijeşte
careers: cariere carieră cariera
careful: atent atenție atenţie atenția atenţia
carnival: carnaval
carols: colinde colindat
carpenter: tâmplar
carpet: covor
carried: cărat
carved: sculptat
case: caz cazul cazuri caseta casetă
cash: numerar cash lichid
cash in: încasează încasa
cashback: returbani
cashed: încasată încasate
cashier: casier
castle: castel
cat: motanul pisica pisică pisici
catalogue: catalog cataloage
catch: captură capturi
catches: prind
category: categoria categorie categorii
caught: prins prinși prinşi
cauldron: ceaun
cave: peșterii peşterii peșteră peşteră
celebrate: sărbătorim sărbătorește sărbătoreşte celebrăm
cells: celule
central: centrala centrală centrale
centre: centru centre
cents: bănuț bănuţ cenți cenţi
ceremony: ceremonie ceremonia festivități festivităţi
certain: anume anumit sigur
certainly: desigur
certificate: adeverință adeverinţă adeverința adeverinţa adeverinței adeverinţei certificat atestat adeverinta brevet adeverintei
certificates: certificate adeverințe adeverinţe atestate brevete adeverinte
certification: certificare certificări atestare certificari
certified: atestată certificată certificați certificaţi atestați atestaţi omologat autentificat atestata certificata certificati atestati
certify: certifică atestă certifica atesta adeverește adevereşte certificând certifice ateste
chain: lanț lanţ
chainwheel: pinion
chair: scaun
chairman: președinta preşedinta
challenge: provocare provocări
champion: campion campioană
championship: campionat
change: schimbă schimba schimbe
chapel: capelă
chapter: capitol
characters: caractere
charity: caritate caritabil caritas carității carităţii
chart: tabel diagrama diagramă grafic
cheap: ieftin
cheaper: ieftinit
check: verifică verifice verifica
checked: verificat
cheese: telemea brânză brânza
chess: șah şah șahul şahul sah
child: copil fetiței fetiţei fetitei
children: copii
chip: cipul cip
chocolate: ciocolată ciocolata
choice: alegere alegerii opțiune opţiune opțiunii opţiunii
choices: alegeri opțiuni opţiuni
choir: corul cor coruri
choirs: coral
choose: aleg aleagă
choreographer: coregraful
choristers: coriști corişti corist
christmas: crăciun craciun
church: biserica biserică biserici
cigarettes: țigări ţigări
cinema: cinematograf
cipher: cifru
circulation: circulație circulaţie circulația circulaţia
citizen: cetățean cetăţean
citizens: cetățeni cetăţeni
claim: revendicare pretenție pretenţie
class: clasă clasa clasei grupă grupa grupei
classes: clase grupe
clause: clauză clauze
clay: ceramică ceramica
clean: curat curăț curăţ
cleaner: menajeră
clearing: poienița poieniţa
climb: cățărare căţărare escaladă
clinic: clinica policlinică
closed: închis încheiat
closing: închide
cloth: pânză țesătură ţesătură textil
clothes: haine îmbrăcăminte
club: clubul cerc cenaclu cluburi
clues: indicii
coach: autocar antrenor
coaching: antrenează antrenăm antrena
code: cod codul criptare
coded: codat criptat
codes: coduri
coffee: cafea cafele
coin: monedă moneda monedei
coins: monede mărunt mărunțiș mărunţiş
collateral: colateral
colleague: coleg
colleagues: colegi
collect: strâng colectăm colectează colecta colecționa colecţiona adun colectez strang colecteaza colectiona adunati
collected: strâns strânși strânşi adunat colectat strans
collectible: colecționabil colecţionabil colecționare colecţionare
collectibles: colecționabilele colecţionabilele
collecting: strângere strângând colectare colectării
collection: colecție colecţie colecția colecţia colectie colectia culegere
collections: colecții colecţii
collective: colectiv
collector: colecționar colecţionar
collectors: colecționari colecţionari numismatic filatelie
college: colegiu
color: culoare culori
coloured: colorate
come: vin vine vii veni vină vino
come back: revenire revin
come on: hai
commemorative: comemorativ aniversar
comment: comentariu comentarii
commit: obligăm
commitment: angajament asumat asumă
committee: comitet comisia comisie
common: comun
communities: comunități comunităţi
community: comunitate comunității comunităţii comunitatii comunitar obște obşte obste
companies: firme companii societăți societăţi
company: firmă firma firmei companie compania societate societății societăţii srl societatii
compare: compară comparat
competition: concurs competiție competiţie competiția competiţia competiții competiţii competitie competitia competitii
complete: complet
completed: finalizat terminat îndeplinit
completion: împlinirea finalizare absolvire
comply: respecta conformă conforme conformitate
compost: compostul
computer: calculator calculatoare
computing: informatică informatica informaticii
concert: concertul concerte
conclusion: încheiere
condition: condiție condiţie condiția condiţia
conditions: condiții condiţii
conductor: dirijor dirijoarea
conference: conferință conferinţă conferința conferinţa conferințe conferinţe
confetti: confetti
confidential: confidențial confidenţial
confirm: confirmă confirma
conflict: conflict
congratulations: felicită
consent: consimțământ consimţământ consimte
constitutes: constituie
constitution: constituție constituţie
consultant: consultant
consumption: consum
contact: legătură legătura contactați contactaţi contactul contactează
contains: cuprinde contine conțin conţin cuprinse
contest: concurează concurăm concurenți concurenţi concurent
continues: continuă continua
contract: contractul contracte
contractor: constructor
contrary: dimpotrivă
contribute: contribui cotizăm cotizează cotiza
contribution: contribuția contribuţia contribuție contribuţie contribuim
contributions: contribuții contribuţii
contributor: contribuitor cotizant
contributors: contribuitori cotizanți cotizanţi contribuabili
control: controlul controale
convening: convocare convoacă convocat
conversion: conversie conversia convertire convertit
convert: transformă transforma convertește converteşte converti
convinces: convinge
cook: gătește găteşte găti gătesc bucătar
cooking: gătitul culinar gatitul
cool: mișto mişto
cooperative: cooperativă cooperativa cooperativei
coordinates: coordonate
coordinator: coordonator
copies: copiile exemplare
copy: copie copia exemplar
corner: colț colţ
correct: corect
cost: costat cost cheltuială cheltuiala cheltuielii
costs: costă costuri coste costa cheltuieli
costume: costum port
could: putea putut
council: consiliu
count: număra numărăm
counter: ghișeu ghişeu casierie casieria tejghea
counterfeit: contrafacere
countless: nenumărate nemăsurată
country: țara ţara țară ţară țării ţării
counts: numără numărat
county: județ judeţ
course: curs cursantei
courses: cursuri
court: instanță instanţă instanța instanţa tribunal judecătorie
cousins: veri văr
cover: acoperi
covered: parcurs acoperit
covers: acoperă acoperim
cow: vacă vaca vaci
craft: artizanat artizanal handmade
craftsman: meșter meşter meșteșugar meşteşugar
craftsmen: meșteri meşteri meșteșugari meşteşugari
creation: creație creaţie creația creaţia
cross: cruce
crosses: troițe troiţe troiță troiţă
crown: coroană coroana
crypto: cripto
cryptocurrency: criptomonedă criptomoneda criptomonede
cube: cub cuburi
cultural: cultura cultură culturii
cup: cană cana căni
cups: cupe cupa cupă
curator: curator
cure: leac remediu remedii
currency: valută valuta devize
curriculum: programa
curtains: perdele
custodial: custodială
custodian: custode
custody: custodia custodie
custom: obicei tradiție tradiţie tradiția tradiţia tradiții tradiţii
customer: client
customers: clienți clienţi clienti
cycling: ciclism ciclist cicliști ciclişti
dacian: dacic
daily: zilnic
dance: dans vals
dancer: dansator dansatoare
dancers: bărbuncul dansatori
dances: dansează dansăm
danger: pericol periculos
dao: dao
data: datele datelor
date: data datei
daughter: fiica fiică fiicei
day: zi ziua zilei
days: zile
deadline: termen
deal: înțelegere înţelegere
dealer: negustor revânzător
dealing: negociere negociem negocia
dear: stimați stimaţi drag stimată stimati stimata
debate: dezbatere
debates: dezbateri
debt: datorie datoria datorii datorează datorăm datoram
debtor: datornic
deceive: înșela înşela înșală înşală înșelăm înşelăm amăgi
december: decembrie
decentralised: descentralizat
decide: decid hotărî hotărăsc
decided: hotărât decis hotărăște hotărăşte hotărâm
decision: decizie decizia hotărâre hotărârii decizii
declared: declarat
dedication: dedic
defeat: înfrângere
defends: apără
degree: grad
degrees: grade
delete: șterg şterg
deleted: șters şters ștearsă ştearsă
delighted: încântat încântați încântaţi
delivery: livrare livrăm livrează livrat predare livrări
dementia: demență demenţă internare
denied: negat neagă refuzată
dentist: stomatolog dentist
department: compartiment departament
departure: plecare plecării
depends: depind
deposit: depun depozit depus
depreciation: depreciere depreciază devalorizare
descendants: urmași urmaşi
description: descriere
deserve: merităm meriți meriţi
deserving: merituoși merituoşi merituos
design: proiectare
desk: catedră pupitru
determine: determină determinat
develop: dezvoltă dezvolta
developer: dezvoltator programator
developers: dezvoltatori programatori
development: dezvoltare dezvoltării
device: aparat dispozitiv
diagnosed: diagnosticat
diagnosis: diagnostic
diagnostics: diagnostica diagnosticăm
didactic: didactic
different: diferit
difficult: dificilă dificile
dig: sapă săpăm
digit: cifră cifre
digital: digitală digitale digitalul digitali digitala
digitised: digitalizat digitalizare digitizat
dinner: cină cina
diploma: diplomă diploma diplomei
diplomas: diplome
direction: direcția direcţia direcție direcţie
director: director
disabled: dizabilități dizabilităţi handicap
discount: reducere reducerii discountul rabat scont discounturilor
discounted: redus
discounts: reduceri discounturi rabaturi
discuss: dezbatem
disease: boala boală boli
displayed: afișează afişează afișăm afişăm afișa afişa
displays: expune
distribute: distribui distribuția distribuţia
distributed: distribuit
dividend: dividend
dividends: dividende
divine service: slujba slujbă
do: fac facă face faci
doctor: doctorul doctori
doctorate: doctorat
document: documentul act actul
documented: documentat documentare
dog: câine
dogs: câini
dollars: dolar
donate: donează donăm donez dona doneaza dărui donând daruieste darui
donated: donat donați donaţi dăruite dăruiți dăruiţi daruite daruiti
donation: donație donaţie donația donaţia donatie donatia donare danie
donations: donații donaţii donatii
done: făcut făcuți făcuţi făcuse
donkey: măgarul
donor: donator donatoare
donors: donatori donatoarele binefăcători
door: ușă uşă ușa uşa
double: dubla dublează dublu dublă dubleze
down: jos
download: descarcă descărca descărcăm
dr: dr
drama: piesă piesa
draw: desenați desenaţi desenăm trasează tragere desenati desenam traseaza
draw lots: extragere extras extragem
drawer: sertar
drawing: desen schiță schiţă schița schiţa desenează schita deseneaza
drawings: desene
drawn: desenat schițat schiţat trasă
dream: vis visul vise
dreams: visuri
drink: băutură bea băuturi bem băutura
driver: șofer şofer conducător
driving: șofat şofat
drop: picătură picături
drum: tobă
drums: tobe
due: scadent
duplicate: duplicat
during: durata durată parcursul
each: fiecare fiecărui fiecărei fiecarui
ear: ureche
ear tag: crotal
earliest: primordial
early: devreme timpurii timpuriu timpurie anticipat precoce
earn: câștige câştige castige
earned: meritat agonisit
easily: lesne ușurință uşurinţă
easter: paști paşti paște paşte
easy: ușor uşor ușoară uşoară facil
eats: mănâncă mâncăm
eaves: streașina streaşina
ecological: ecologic eco
economic: economic
economy: economie economia
edition: ediție ediţie ediția ediţia ediții ediţii editie editia ed editii
education: învățământ învăţământ educație educaţie educația educaţia
educational: educațional educaţional educativ
effort: efort
eggs: ouă ou
eight: opt
eighteen: optsprezece
eighty: optzeci
elderly: seniori vârstnic
elected: ales aleasă aleși aleşi
election: alegerilor electoral
electrician: electrician
electricity: curent electric
electronic: electronic
elegant: elegant
eleven: xi unsprezece
eligible: eligibil
email: mail
emblem: emblema emblemă embleme stemă stema blazon sigla siglă
embroidery: broderie brodat
employee: angajat
employees: angajați angajaţi
empty: gol goală
encryption: criptarea
end: sfârșit sfârşit final sfarsit
endorsed: avizat
ends: termina termină încheie
energy: energie energia
engine: motor
engineer: inginer
english: engleză englezesc
engraved: gravat gravare
enjoy: bucurăm bucurați bucuraţi bucurie bucuria
enough: destul suficient
enrol: înscrie înscrii înscriu înregistra înregistrează
ensemble: ansamblu
enter: intri intra intrăm intru intre
enterprise: întreprindere
enters: intră
entrepreneur: antreprenor întreprinzător
entrust: încredința încredinţa încredințează încredinţează încredințăm încredinţăm încredințezi încredinţezi
entry: intrare intrării intrările intrărilor intrarii intrarile intrarilor
envelope: plic
environment: mediu
equal: egal
equivalent value: contravaloare contravalorii echivalent
error: eroarea
establishes: instituie instituit
estimate: deviz
estimated: estimate estimează estimare
ethnic groups: etnii
ethnomusicologist: etnomuzicolog
euro: eurocenți eurocenţi
european: european europene
euros: lei leu leul leilor euro ron
evaluation: evaluare evaluării evaluează evaluăm
even: chiar
evening: seară seara seri
event: eveniment întâmplare manifestare intamplare
events: evenimente
every: orice oricare oricărui oricărei oricarui
everywhere: pretutindeni
exactly: exact fix fixă
exam: examen examinare
examiner: examinator
example: exemplu exemple
exams: examene probe colocviu olimpiadă olimpiada
exchange: schimb preschimbă preschimba schimbam
exchanger: schimbător
exchanges: schimburi
exclude: exclus exclude
exclusive: exclusivitate exclusivist
exemption: scutire scutiri scutit
exercise: exercițiu exerciţiu exerciții exerciţii
exhibit: exponat
exhibited: expus
exhibition: expoziția expoziţia expoziție expoziţie vernisaj
existing: existat existent
exists: exist
exit: iese iasă ieși ieşi
expect: aștept aştept
expected: așteptată aşteptată așteptate aşteptate estimat
expensive: scump
experience: experiență experienţă experiența experienţa experiențe experienţe
expert: experți experţi expertul
expire: expira expirării expire
expired: expirați expiraţi expiratul
explain: explică explica
explained: explicat
explorer: explorator
extra: suplimentar
eyes: ochi
face: față faţă fața faţa
faculty: facultate facultăți facultăţi
failed: picat picați picaţi respinși respinşi
fair: târg echitabil
faith: credință credinţă credința credinţa
faithful: credincios
fake: fals falși falşi fictiv fake contrafăcut pretins pretinși pretinşi contrafacut
fall: scăderii cădere prăbuși prăbuşi scădem diminuare scadere scaderii cadere prabusi scadem
fallen: căzut
falls: scad cade cad scăzând cădea prăbușește prăbuşeşte pică diminuează diminua
falsify: falsifici falsifice falsificând
families: familii
family: familie familia
fans: fani fan
far: departe
farm: fermă ferma fermier
fast: rapid repede
father: tata tatăl
fault: greșeală greşeală greșeala greşeala
fear: temeți temeţi teamă frică
feast: hram
february: februarie
fee: taxă taxa taxei comision cotizație cotizaţie cotizația cotizaţia cotizatie cotizatia onorariu
feedback: impresii părerea
fees: taxe comisioane cotizații cotizaţii cotizatii
fence: gard
festival: festivalul festivaluri
festivals: festivalurilor
festivity: festivității festivităţii festivitate serbare
fever: febră
few: puțini puţini puține puţine putini
fiction: beletristică
fiddlers: lăutari
fields: câmp
fifteen: cincisprezece
fifth: cincilea
fifty: cincizeci
fight: bătaie
file: dosar fișier fişier
files: fișiere fişiere dosarele
film: filmul filme
finals: finale finala finală
financial: financiar
financially: financiarul
find: găsește găseşte găsi găsesc găsești găseşti află afla afli
fine: amendă amenda amenzii
finish: terminăm termin încheiem încheia
finished: încheiată încheiate terminate
firefighters: pompieri
fireworks: artificii
first: prima primele primul primii primilor primelor primei întâi primo dintâi intai
fish: pești peşti pește peşte crap
fisherman: pescar
fishermen: pescari
fishing: pescuit
fit: încape
five: cinci cincea
fix: remediem remediază
flag: steag
flakes: fulg
flares: fumigene
flask: termos
flat: apartament
floor: etaj
flour: făina făină
flowers: ghiocelul ghiocei bulbi bulbul levănțică levănţică sânziene levantica sanziene
flute: fluier
flutist: fluierul
folk: popular folclor
follow: urma urmăm urmărește urmăreşte urmări
food: hrana hrană mâncare alimente
football: fotbal
footwear: încălțări încălţări
for: pentru pt
forbidden: interzis interzice
force: forța forţa forță forţă
forecast: prognoză prognoza previziune
foreign: străin
forest: pădure pădurii
forever: veșnic veşnic
forge: falsifică falsifica
forged: falsificat plăsmuit plasmuit
forger: falsificator
forgery: falsuri falsificări
forget: uite uităm uitat uiți uiţi
forgotten: uitată uitaseră
form: formă forma formei formular
form teacher: dirigintă diriginte diriginta
former: foști foşti fosta
forms: formulare forme
fortress: cetății cetăţii
forty: patruzeci
found: găsit aflat
foundation: temelie
founded: fondat înființat înfiinţat
founder: fondator
founders: fondatori
four: patru
fourteen: paisprezece
fourth: patra patrulea
fragment: fragmentul
frame: ramă
framework: cadru
fraud: fraudă frauda fraude fraudulos
free: gratis gratuit gratuiți gratuiţi
freedom: libertate
frequent: frecvent
friday: vineri vinerea
friend: prieten prietenei
friends: prieteni prietene
frozen: înghețat îngheţat
fruit: fructe
full: plin întreg întreagă
fun: haz distracție distracţie distracția distracţia distracții distracţii distractiv
fund: fond
funding: finanțări finanţări finanțăm finanţăm finanțează finanţează finanța finanţa finanteaza finanta
fundraiser: strângeri
funds: fonduri
funeral: înmormântare
future: viitorime
gadget: gadgeturi
gain: câștigul câştigul castig câștigând câştigând câștigau câştigau câștigam câştigam castigand castigau
gains: câștiguri câştiguri castiguri
gala: gală
gallerist: galerist
gallery: galeria galerie
gambling: cazino pacanele
game: joc jocul
games: jocuri
garden: grădina grădină grădinii gradina gradinii
gardener: grădinari grădinarul
gardening: grădinărit
gardens: grădini
gas: gazul
gate: poarta
gave: dăduse dădurăm
gdpr: gdpr
gender: sex sexul
general: generală generali generale generalul
generates: generează genera generăm
genre: gen genul
get: capăt obțin obţin obții obţii căpăta obtine obtii
gift: cadou darul
gifts: cadouri daruri
girls: fete fată
give: dau dă dați daţi dea dăm dai da dădeam dădeau dădeai dând dădeați dădeaţi dădu dam dati dadeam dadeau dadeai dand dadeati dadu
given: dat dată date dăruit daruit
gives: dădea oferea
glad: bucuroși bucuroşi bucuroasă
glass: sticlă sticla pahar
glitter: sclipici
global: globală
go: merg meargă
goal: obiectiv scop
goals: goluri obiective scopuri
god: dumnezeu
godparents: nași naşi nașul naşul nașa naşa
gold: aur aurul aurie auriu aurită aurii
gone: mers dus dusă duse duși duşi
good: bună bun buni bune buna binele
governance: guvernanță guvernanţă guvernare guvernanța guvernanţa
government: guvern guvernamental
grade: notei calificativ
graded: notat evaluat
grades: note
grading: notare
graduate: absolvent absolvă
graduated: absolvit absolviți absolviţi
graduates: absolvenți absolvenţi
graduation: absolvirii
grandmother: bunic
grandmothers: bunicile
grandparents: bunici
grandson: nepot nepoți nepoţi
grant: alocație alocaţie alocare alocat alocă
grapes: strugure struguri
graphic: grafica grafică
gratitude: recunoștința recunoştinţa recunoștință recunoştinţă
green: verde verzi
greets: salută
grinds: macină
grocery: băcănie alimentară
group: grup
groups: grupuri grupelor
grow: crească cresc creștem creştem majorează majora creasca
grows: crește creşte creste crescând
growth: dezvoltări
guarantee: garanție garanţie garanția garanţia garanții garanţii garantează garantez garanta garantie garantia garantii garanteaza chezășie chezăşie garantând garantă chezasie
guaranteed: garantat garantați garantaţi garantaseră garantasera
guarantor: garant garanți garanţi girant
guard: paznic pază
guest: oaspetelui
guesthouse: pensiune pensiuni
guests: invitaților invitaţilor oaspeți oaspeţi oaspete
guide: ghid ghizi
guided: ghidat
guitar: chitară chitara
gym: gimnastică fitness
hacked: piratat
hacker: hackeri hackerul
had: avut aveau aveam
hairdresser: coafor frizer salon
half: jumătate
hall: sală sala hol holul săli
hamster: hamsterul
hand: mână mâna mâini mana
hand over: înmânează înmânăm înmâna
handball: handbal
handed: înmânat înmânați înmânaţi predați predaţi
handmade: manual
happened: întâmplat
happens: întâmplă întâmpla
happy: fericit fericiți fericiţi bucuros bucură
hard: greu grea dificil
harvest: recoltei recoltă recolta cules
harvested: recoltat recoltăm
has: are avea aibă
have: avem am aveți aveţi au
hay: fân
he: el dânsul
head: șeful şeful șef şef cap
headmistress: directoare
headquarters: sediile
healer: vindecare vindecă
health: sănătate sănătății sănătăţii sanatate sanatatii
healthy: sănătos sănătoasă sănătoase
heard: auzit aude
heating: încălzire
hedgehogs: aricii aricilor
heed: seama
hello: salut salutări
help: ajutorului ajuți ajuţi ajut ajutorare ajutati
helped: ajutat
helper: ajutoare ajutător
hen: găină găini
here: aici aicea
heritage: patrimoniu
heroism: eroisme
hidden: ascuns
high: înalt ridicat
high school: liceal liceeni liceean
higher: superior superioară superioare
highest bidder: licitator
hike: drumeție drumeţie drumeția drumeţia
hiking: drumeții drumeţii
hill: deal
him: îl îi dânsului
hire: angajăm angaja
his: își îşi săi său sa sale
historical: istoric
history: istorie istoria
hives: stupi
hoard: tezaur
hobby: pasiune pasiuni pasionat pasionați pasionaţi
hold: dețin deţin dețineți deţineţi dețineau deţineau deținem deţinem deții deţii dețineam deţineam deținuserăm deţinuserăm
holder: deținător deţinător titular purtător detinator deținătoare deţinătoare purtator detinatoare
holders: deținători deţinători titulari purtători detinatori purtatori
holds: deține deţine detine
holiday: concediu vacanță vacanţă vacanța vacanţa sărbătoare sărbători
home: acasă cămin
homeroom: dirigenție dirigenţie
homework: tema temă teme
honest: sincer cinstit onest
honestly: cinste
honey: miere mierii
honorary: onorifice onorifici
honour: onoare cinstire onorăm onorific onorat
honoured: onorați onoraţi omagiat
hope: sper
horse: cal calul
hospital: spital
host: gazdă gazda găzduim găzduiește găzduieşte
hotel: hotelul
hour: oră ora orei
hours: ore orele orelor orar
house: casa casă case
how many: câți câţi câte cati cate câtor
how much: cât cată câtă
however: totuși totuşi totodată
hub: butuc torpedo
hundred: sută sute
hundreds: sutele sutelor
hungarian: maghiară
hungry: foame
hunt: vânătoare
hunter: vânător
hurry: grăbim grăbiți grăbiţi grăbește grăbeşte
husband: soț soţ soțul soţul
ice cream: înghețată îngheţată înghețata îngheţata
icon: iconiță iconiţă iconița iconiţa icoană pictogramă pictograma icoana icoane
idea: idee idei
identity: identitate identității identităţii identitatii
identity card: buletin
if: dacă daca
illustrations: ilustrații ilustraţii ilustrația ilustraţia ilustrație ilustraţie
image: imagine imagini
imitate: imite imităm
imitation: imită imita imitând
immediately: îndată instantaneu
impersonate: uzurpa impostor impostură
important: importantă importante importanți importanţi
impossible: imposibilă
in: în într înăuntru interior
inalienable: nevandabil
included: inclus includ
income: venitul
increase: majorare sporește sporeşte spori mărește măreşte mări crescător crescătoare sporeste mareste marit marire marim crescator crescatoare
increased: sporită mărită mărite
increasing: urcarea
independent: independent independență independenţă
index: indice
individual: individual
inform: informare informăm informează
information: informație informaţie informația informaţia informații informaţii info
informed: informat informați informaţi
inherits: moștenește moşteneşte moșteni moşteni
inspectorate: inspectorat
instalments: rate rată tranșe tranşe
institution: instituție instituţie instituția instituţia instituții instituţii
institutions: instituțiilor instituţiilor
instruction: instrucțiune instrucţiune instrucțiuni instrucţiuni
instrument: instrumentul instrumente
insurance: asigurare asigurări
intelligent: inteligent isteț isteţ
intended: destinat menit
interest: interes
interest rate: dobândă dobânda dobânzi dobanda dobanzi
interesting: interesant
interests: interese
international: internațional internaţional
internship: stagiu stagii
interview: interviu
invented: inventa
invest: investi investește investeşte investesc investești investeşti investească investeste investeam investeau investesti investiti investeasca
invested: investit
investing: investirea
investment: investiție investiţie investiția investiţia investitie investitia plasament investițional investiţional investitional
investments: investiții investiţii investitii plasamente
investor: investitor
investors: investitori investitoare
invitation: invitație invitaţie invitația invitaţia
invitations: invitații invitaţii
invite: invita invită inviți inviţi invite
invited: invitat invitați invitaţi
invoice: factură factura facturi
iron: fier
ironic: ironic
irrevocable: irevocabil
is: este e
issue: eliberăm elibera elibereze emitem emit emitere emiterii
issued: eliberat emis emiși emişi eliberați eliberaţi
issuer: emitent emitenți emitenţi
issues: eliberează emite
it: acesta asta acela aceea aia ăsta ăla
january: ianuarie
jar: borcan ciubăr
jaw harp: drumbă
job: job
joint: mixt
joke: glumă gluma glume
joy: bucuriei
jubilee: jubileu jubiliar
judge: judecător
july: iulie
june: iunie
jury: juriu jurizat
just: tocmai abia
karaoke: karaoke
keep: ține ţine țin ţin țină ţină păstrăm păstrez păstra țini ţini tine tin tina pastrez pastra pastrati tini
keeper: păstrător păstrătoare
keeping: păstrare păstrării păstrând ținând ţinând păstrînd pastrare pastrarii pastrand tinand pastrind
keeps: păstrează păstreze pastreaza pastreze
keepsake: amintire amintirii suvenir
keepsakes: amintiri suveniruri
kept: ținut ţinut ținuți ţinuţi păstrat tinut pastrat
key: cheie cheia cheii cheița cheiţa cheiță cheiţă cheiței cheiţei cheita cheitei
keyring: breloc
keys: chei
kids: copilași copilaşi puști puşti
kind: fel felul soi feluri tipul tip tipuri
kindergarten: grădinița grădiniţa grădiniță grădiniţă grădinițe grădiniţe
kiosk: chioșc chioşc
kitchen: bucătărie bucătăria
knitting: tricotat tricotează tricotăm împletit
know: știi ştii știm ştim știți ştiţi știu ştiu cunosc cunoaștem cunoaştem cunoască ști şti stim stiu
knowledge: cunoștințe cunoştinţe cunoaștere cunoaştere
knows: știe ştie cunoaște cunoaşte stie
laboratory: laborator
laces: nojițe nojiţe
lads: flăcăi
lake: lacului
lamb: miel
lambs: miei
laminated: plastifiat plastifiere
lamps: lămpile lampă bec lanternă lumânare
land: teren pământ
land registry: cadastru
landlord: locator
language: limbă limba limbi
lantern: felinar
lapse: decade
laptop: laptopul
lark: ciocârlia
last: ultima ultimul ultimele ultimii ultimei
late: intarziat târziu întârziat târzie
later: ulterior
laugh: râs râdem
launch: lansăm lansează lansării lansa lansez lanseaza
launched: lansat lansați lansaţi
launching: lansând
laundry: spălătorie
law: lege legi avocatură
lawyer: avocat avocați avocaţi
lead: conduce conducă
leader: lider
leaderboard: clasamente
leaf: frunză frunza frunze
league: ligă liga ligii
learn: învață învaţă învăț învăţ înveți înveţi
leash: lesă
leather: piele
leave: plec părăsi părăsește părăseşte
leaves: pleacă plece
lecture: prelegere
lectures: lectorat
left: plecat
legal: legal juridic
legendary: legendar
lend: împrumută împrumuta împrumuți împrumuţi împrumute creditare imprumuta imprumuti imprumute
lender: creditor împrumutător
lending: creditări
less: minus
lesson: lecției lecţiei
lessons: lectii lecții lecţii lecție lecţie lecția lecţia
let: lasă las lase lăsa lăsăm lași laşi lasa
lets: lăsat
letter: scrisoare scrisori literei
letterhead: antet
letters: litere litera literă scrisorile
level: nivel
levels: niveluri nivele
liability: răspunderii
librarian: bibliotecar
librarians: bibliotecarele bibliotecarilor
library: bibliotecă biblioteca biblioteci
licence: licență licenţă licența licenţa licențe licenţe
licensed: licențiat licenţiat licențiați licenţiaţi
lid: capac dopuri dopul
lie: minciună minciuni mințim minţim
lies: mințit minţit
life: viață viaţă viața viaţa vieții vieţii
lift: lift
lightning: fulger
like: ca precum plac plăcut
limited: limitează limita limită limiteaza
limits: limite
linden: tei
link: linkul linkuri
list: listă lista listei
listed: listate listează listăm cotat
listen: ascultă asculta
listing: listare listării listat
lists: liste
literary: literar
little: puțin puţin putin
lives: trăiește trăieşte trăiesc locuiește locuieşte locuiesc
loan: împrumut imprumut credit
loaned: împrumutat împrumutați împrumutaţi imprumutat
loans: împrumuturi imprumuturi credite
local: locală locale locali
lock: blochează bloca blocăm încuie încuiat
locker: vestiar dulap
locksmith: lăcătuș lăcătuş
login: autentifica logare conectare conectați conectaţi
logo: logoul
lollipops: acadele
lonely: singuratic
long: lung
longing: dorul
look: privește priveşte privim priviți priviţi
looks: uită uitați uitaţi
loom: război
lose: pierd pierzi
loss: pierdere pierderi
lost: pierdut pierduți pierduţi
lots: sorți sorţi
lottery: loterie loteria tombolă tombola
love: iubim iubește iubeşte dragoste iubire
loved: iubit
low: bas
lower: inferior inferioară
loyal: fidel
loyalty: fidelitate fidelității fidelităţii fidelizare loialitate loialității loialităţii fidelitatii fidelizăm loialitatii fidelizam
lucky: noroc
lunch: prânz
machine: mașinărie maşinărie utilaj
made: realizat confecționat confecţionat
magazine: revistă revista reviste
magnet: magnet
magnets: magneți magneţi
main: principal
mainnet: mainnetul
maintenance: întreținere întreţinere întreținerii întreţinerii mentenanță mentenanţă mentenanța mentenanţa
majority: majoritar
man: om omul bărbat
management: gestiune gestiunii conducere conducerii
manager: manageru
mandate: mandat
mandatory: obligatoriu obligatorie obligatorii
manuscript: manuscris
many: mulți mulţi multe multor
map: harta hartă hărți hărţi
marathon: maraton cros
march: martie
mark: semn însemnele bifă
marked: marcaj marcat
market: piață piaţă piața piaţa piețe pieţe piata piete
marketing: reclamă reclama publicitate
marketplace: bazar
marry: căsătorie căsătoria
mask: mască masca
master: masterat maestru
match: meci partida partidă partidei
matches: meciuri partide
material: material
matriculation: matricol
matters: contează
maximum: maxim
maybe: parcă
mayor: primar
me: mă mi îmi mie mine
meal: mâncăruri
meaning: înțelesul înţelesul sens
means: înseamnă inseamna
meant: însemna
meat: carne
mechanic: mecanic
medal: medalia medalie
medals: medalii
medical: medic sanitar clinic
meditation: meditație meditaţie meditații meditaţii
meeting: ședința şedinţa ședință şedinţă ședinței şedinţei întâlnire întâlnirii adunare adunări
meetings: ședințe şedinţe întâlniri
member: membru membră membra membrei asociatului
members: membri membre asociaților asociaţilor asociatilor
membership: apartenență apartenenţă apartenența apartenenţa calitate apartenenta
men: bărbați bărbaţi
mentoring: mentor
menu: meniu
merit: meritul merite
message: mesaj
milk: lapte
mill: moara
million: milion milioane
millionaire: milionar
mind: minte
mine: minăm minează
miner: miner
miniature: miniatură
minimum: minim
mining: minare minerit
ministerial: ministerială
ministry: minister
minors: minor
mint: mintează mintare
minute: minut
minutes: verbal procesele
miracle: minune
mirror: oglindă oglinzi
miss: ratați rataţi
missing: lipsit lipsă lipsa lipsește lipseşte lipsesc
mission: misiune
mistake: eroare erori greșeli greşeli greșim greşim
model: machetă macheta modele modelul
modern: modernă
module: modul
moment: moment
monastery: mănăstire
monday: luni lunea
money: bani ban banul bănuți bănuţi sume bănești băneşti bănească bănesc pecuniar monetar banuti banesti baneasca banesc
monk: călugăr
month: lună luna lunii
monthly: lunar mensual
monthly payment: mensualitate
months: lunile lunilor
monument: monumentul monumente
moon: selenar
more: mai mult
morning: dimineața dimineaţa dimineață dimineaţă dimineții dimineţii diminețile dimineţile
mortgage: ipotecă ipoteca
most: majorității majorităţii majoritate
mother: mama mamă mame
mountain: munte munți munţi
mountain rescue: salvamont salvamar
mountaineering: alpinism
mouth: gura gură
moving: mută mutare
mr: dl domn
mrs: doamna doamnă dna doamne
multiply: înmulți înmulţi înmulțește înmulţeşte multiplica multiplică
municipal: municipal municipiu
municipality: comunei comunal primăria primărie primăriile
museum: muzeu muzeal muzee
music: muzică muzica muzicii
must: trebui obligat obligați obligaţi
my: meu mea mei mele
myself: însumi
nails: unghii ungi cuie
name: nume prenumele prenumelui denumire denumirii poreclă
names: numelor denumiri
national: național naţional
nature: natură natura naturii
near: lângă aproape apropiat apropiere
necklace: colier
need: nevoi necesar necesită
needy: nevoiaș nevoiaş
negotiated: negociat
neighbour: vecin vecinei
neighbourhood: cartier
neighbours: vecini vecinătate vecine vecinatate
neither: nicicare
network: rețea reţea rețelei reţelei retea retelei
networks: rețele reţele retele
never: niciodată niciodata
new: noul nou noua noile noutatea noutăți noutăţi
newspaper: ziar
next: următor următoare viitoare viitor urmatoarea urmatorul
ngo: ong
nice: drăguț drăguţ plăcută plăcute
nickname: porecla pseudonim porecle
night: noapte nopți nopţi
nineteen: nouăsprezece
ninety: nouăzeci
no: ba
nobody: nimeni nimănui nimanui
node: nod nodul
nodes: noduri
noisy: zgomot
nominal: nominal
nominees: nominalizați nominalizaţi nominalizat
non profit: nonprofit nelucrativ
non refundable: nerambursabil nereturnabil
non transferable: netransmisibil netransferabil nedeplasabili
none: niciunui niciunei
noon: amiază
nor: nici niciunul
not: nu nicidecum nicicum
notary: notar
note: notă nota
note down: notăm notează noteze notezi notați notaţi
notebook: caiet
notebooks: caietele
nothing: nimic
notice board: avizier panou
novel: roman
november: noiembrie
now: acum
nowhere: nicăieri
null: nul nulă
number: număr numere numar nr
numbered: numerotat numerotați numerotaţi
nurse: asistenta asistentă
nursery: creșă creşă
oath: jură
obligation: obligație obligaţie obligația obligaţia obligatie obligatia
obligations: obligații obligaţii obligatii
obtained: obținut obţinut obținuți obţinuţi căpătat obtinut
occupy: ocup
october: octombrie
of: de al ale ai din dintr lui lor
offer: ofer ofertei
offered: oferit
offers: oferte
office: cabinet birou
official: oficial
officially: oficialmente oficializat oficializăm
often: adesea deseori
old: vechi veche bătrân
on: pe
once: odată
one: una un unul unei unui unu
only: doar numai exclusiv singurul singura singurii
open: deschide deschis
opening: deschiderii inaugurare
opinions: opinii opinie părere păreri
opportunities: oportunități oportunităţi
opportunity: oportunitate ocazie ocazia ocazii
or: sau ori fie
orchard: livadă livada
order: comandă comanda comenzi ordin
orders: comandăm
organisation: organizație organizaţie organizația organizaţia organizații organizaţii
organise: organizăm organizează organiza
organiser: organizator
organisers: organizatorilor
original: original
orphan: orfan
other: alt altă altul alta altor celălalt celelalte alți alţi alte
our: noastră nostru noastre noștri noştri noastra nostri
out: ieșit ieşit afară ieșiți ieşiţi iesit
outlaws: haiduci
oven: cuptor
over: peste deasupra depășit depăşit
overdue: restanță restanţă restanțe restanţe
owed: datorat datorez
own: propriei propriu propria proprii posed
owned: posedat
owner: proprietar posesor stăpân stapan
owners: proprietari posesori
ownership: proprietate proprietății proprietăţii proprietatii deținere deţinere posesie posesia detinere
package: pachet colet
packed: ambalate
page: pagină pagina pagini
paid: plătit platit achitat salarizat plătise platise
pain: durere
pains: dureri
painted: vopsit pictat
painter: zugrav pictor
painting: tablou pictură pictura picturi
palace: palat
palette: paletă
palms: flori floare
paper: hârtie hârtia hârtii foaie foaia foii foița foiţa foiță foiţă foițe foiţe hartie
papers: acte documente
parade: paradă parada defilare
paragraph: paragraf
parapsychology: parapsihologie
parent: părinte parinte
parental: părintesc
parents: părinți părinţi parinti
parish: parohie parohia
parishioners: enoriași enoriaşi credincioși credincioşi
park: parc
parking: parcare parcării
part: parte părți părţi bucata bucată
participant: participantul participantă
participants: participanți participanţi participanti
participate: participăm particip participati
participates: participă participe
participation: participare participări participari
participatory: participativ
partner: partener
partnership: parteneriat
party: petrecere petreceri
pass: trec trecem treceți treceţi treacă trecerea permis abonament legitimație legitimaţie legitimația legitimaţia legitimatie
passed: trecut trecuți trecuţi promovat promovați promovaţi
passes: trece
passing: promovabilitate
passive: pasiv
passport: pașaport paşaport
password: parolă parola parolei
passwords: parole
pastry: plăcintărie plăcinte patiserie cofetărie cofetăria
pasture: islaz
patch: petic
path: potecă poteca cărare
patience: răbdare
patient: pacient pacienți pacienţi răbdător răbdătoare
patrols: patrulă patrula
pavement: pavaj
pay: plătesc plătesti plătești plăteşti plăti plati platesti achita achităm achiți achiţi achite achitarea platesc plătea achitând platiti achiti achitati platea
pay back: ramburseze rambursa rambursează înapoiere înapoiază
pay off: amortiza
payable: plătibil
payer: plătitor platnic
payment: plată plata plății plăţii plătirea achitare decontare platii platirea
payments: plăți plăţi platile decontări platilor decontari
pays: plătește plăteşte plateste achită
peace: pace
peak: vârful
penalties: penalități penalităţi penalitate penalizare penalizări amenzi
pencil: creion
pencils: creioane pix pixul pixuri
pension: pensie pensia pensii
pensioners: pensionari vârstnici
people: oameni persoane
percent: procent
performed: prestat
period: perioada perioadă perioadei
periodicals: periodic
permanent: permanent definitiv
permission: voie permisiune
permits: permise autorizații autorizaţii permisiuni
person: persoană persoana persoanei
personal: personală personale personali personalul personala
personal id: cnp
petition: petiție petiţie petiția petiţia
pharmacy: farmacie farmacia
phd: doctorand
philatelists: filateliști filatelişti
philharmonic: filarmonică filarmonica
phishing: momit
phone: telefon mobil
phone number: telefonice
phones: telefoane mobile
photo: fotografia fotografie poză poza pozei foto fotografiilor
photographed: fotografiat fotografiați fotografiaţi fotografiem
photos: fotografii poze
physical: fizic
piano: pian
picnic: picnicul
pieces: bucăți bucăţi buc piese
pig: porc
pilgrimage: pelerin
pilgrims: pelerini
pills: pastile medicament
pin: pinul
pinned: agățat agăţat
pizza: pizzerie
place: loc locul
places: locuri
plan: planul planuri plănuim planificăm
plane: avion
planned: planificat
planted: plantat plantăm plantează
plants: plante plantărilor plantare
plastic: plasticul
platform: platformă platforma platforme
play: joacă jucăm juca joci jocă
played: jucat jucați jucaţi
player: jucător jucătoare
players: jucători jucătoarele jucatori
plaything: ispravă
please: rugăm roagă rog rugați rugaţi rugam roaga rugati
pledge: gaj gajul zălog gajat amanet
plot: parcelă parcela parcele
plumber: instalator
poem: poemul poezie poezii poezia
poet: poet
point: punct punctajului
points: puncte punctaje
polenta: mămăligă bulz
police: poliție poliţie poliția poliţia
pond: balta baltă iazul iaz lac lacul
pong: ping
pontoon: ponton
pool: bazin piscină
poor: sărac
porch: pridvor
portfolio: portofoliu
portion: porție porţie porția porţia porții porţii
position: poziția poziţia poziție poziţie
possible: posibil eventual
post: poștă poştă poșta poşta
poster: afiș afiş
posting: postare
pot: oala oală oale
potential: potențial potenţial
potter: olărit olar
pottery: olărie olăritul olari
poured: vărsat
practice: practică practica exersăm exersează
praise: lauda laudă
prayer: rugăciune rugăciuni
prayers: acatistele pomelnicele
predict: prezice prevede anticipăm
preferably: preferabil
preferred: preferat
preorder: precomandăm precomenzi
prepare: pregătește pregăteşte pregătesc pregăti
prepared: pregătit pregătiți pregătiţi
presale: prevânzare precomandă
preschool: preșcolar preşcolar
presence: prezență prezenţă prezența prezenţa prezenței prezenţei
present: prezenți prezenţi prezent prezentat
presents: prezintă prezentăm prezenta
president: președinte preşedinte presedinte
press: apasă presă presa
pressed: apăsat
pretend: pretind prefac
pretty: drăguță drăguţă
price: preț preţ pret tarif prețuirea preţuirea pretuirea
prices: prețuri preţuri preturi tarife
pride: mândri
priest: preot
primary: primare
print: tipar tipărim tipărește tipăreşte tipărire
printed: tipărit imprimat
printer: imprimanta imprimantă imprimantei
prints: amprente amprenta amprentă
priority: prioritate prioritar
privacy: intimitate
private: privat privați privaţi
prize: premiu
prizes: premii
probably: probabil
problem: problemă problema probleme
procedure: procedură procedura
process: proces
product: produs
products: produse
profession: profesie profesia profesii
professional: profesional profesionist profesioniști profesionişti
profile: profil
profit: profit beneficiu
profit share: participație participaţie
profitability: profitabilitate rentabilitate
profitable: profitabil rentabil
profits: profituri beneficii
programme: program
progress: progres
prohibit: interzicem interzicere
project: proiect
projector: proiector
projects: proiecte
promise: promitem promit promisiune promiți promiţi promiteți promiteţi promisiunii promiteam promiteau promițând promiţând făgăduim făgăduiește făgăduieşte făgăduință făgăduinţă făgăduiesc promiteti fagaduim fagaduieste fagaduinta fagaduiesc
promised: promis promiși promişi făgăduit fagaduit
promises: promite promisiuni
promising: promițător promiţător promițătoare promiţătoare
promotion: promoția promoţia promoție promoţie promovare
promotions: promoții promoţii
proof: dovadă dovada dovezi
properties: proprietăți proprietăţi
proposal: propunere propunerii motiune moțiune moţiune
proposals: propuneri
propose: propun propunem propuneți propuneţi propui
proposed: propus propuși propuşi
proposes: propune
protect: protejăm protejează
protected: protejat
protest: protestul
protocol: protocol
prototype: prototip
proud: mândru mândră
proven: dovedit
proves: dovedește dovedeşte dovedesc demonstrează
provided: prevăzut
psychologist: psiholog
psychology: psihologie
pub: crâșmă crâşmă
public: publică publice publici publicul obștesc obştesc obștească obştească obstesc obsteasca
publish: publica publicăm postează postăm
published: publicat
pulls: trage
pupil: elev elevei
pupils: elevi eleve
puppet: păpușă păpuşă păpuși păpuşi marionete
purchase: achiziție achiziţie achiziția achiziţia cumpărătură achizitie achiziționare achiziţionare achizitia cumparatura achizitionare
purchases: achiziții achiziţii cumpărături cumparaturi
purely: pur pură
purple: mov
purpose: menirea
put: pune pun pus pusă puse puși puşi pui pună punând
put in: băgăm
puzzle: ghicitoare rebus
pyramid: piramida piramidă
qr: qr
qualification: calificare calificări
qualified: calificat calificați calificaţi
quarter: sfert
quest: căutare
question: întrebare întrebării intrebare intrebarii
questions: întrebări intrebari
queue: coadă coada cozii
quick: rapide rapizi
quickly: iute grabnic
quiet: liniște linişte liniștit liniştit
quiz: chestionar
quorum: cvorum
quota: contingent
quoted: cotație cotaţie cotația cotaţia cotații cotaţii
race: cursă cursa întrecere
raffle: tombolei
rail: șină şină
rain: ploaie ploaia ploii
ranger: pădurar
rank: rang poziții poziţii
ranked: clasat clasați clasaţi
ranking: clasament
ranks: ranguri
rare: rar rară rare rari raritatea rara
rarely: rareori
rate: rata ratei
reach: atinge
reached: atins
read: citesc citească citește citeşte citi citeasca citesti citeste
reader: cititor cititoare
readers: cititori
reading: citire lectură lectura lecturi citind
readings: lecturilor
ready: gata
real: adevărat adevărați adevăraţi real autentic
reason: motiv
receipt: chitanță chitanţă chitanța chitanţa chitanțe chitanţe bon bonul chitanta bonuri
receipts: bonurile
receive: primesc primi primească primești primeşti primesti primește primeşte primeau primeați primeaţi primeasca primeati
received: primit primiți primiţi primise primea recepționat recepţionat receptionat
receives: primeste primeai
recipes: rețete reţete rețeta reţeta rețetă reţetă
recipient: destinatar primitor
recipients: destinatarii destinatarilor
recognise: recunoaște recunoaşte recunosc
recognised: recunoscut recunoscuți recunoscuţi
recognises: recunoască
recognition: recunoaștere recunoaştere recunoașterii recunoaşterii
recommended: recomandat
record: evidența evidenţa evidență evidenţă evidenței evidenţei consemnează consemnat
recorded: consemnată consemnate consemnăm
records: evidențe evidenţe jurnal
recovery: recuperării recuperăm recupera
recycled: reciclată reciclate
recycling: reciclare reciclăm reciclează reciclat
red: roșu roşu roșie roşie roșii roşii roșcata roşcata
redeem: răscumpere valorifica fructifica preschimbi revendica revendică răscumperi valorifică valorifici revendici revendice rascumpere valorificati revendicati rascumperi
redeemable: preschimbabil valorificabil
redeemed: valorificat preschimbată preschimbate revendicat
redo: refăcut reface
refer: recomanzi recomand recomandati
referee: arbitru arbitraj
referees: arbitri
referral: recomandare recomandării afiliere afiliat afiliați afiliaţi recomandarii
referrals: recomandări
refers: referă
refugees: refugiați refugiaţi
refund: rambursare restituire restituim ramburs rambursam
refundable: rambursabil returnabil
refunded: rambursat rambursați rambursaţi
refuse: refuz
regardless: indiferent
regional: regională
register: registru registre registratură registratura condică condica condicii
registered: înscris înscriși înscrişi înregistrat înregistrați înregistraţi inscris
registration: înscriere înscrierii inscriere înregistrare înregistrării inregistrare
registrations: înscrieri
rehearsal: repetiție repetiţie repetiția repetiţia repetiții repetiţii
rehearse: repetă repeta
reimburse: deconta decontăm decontează
reissued: reemis reemitere reemitem
rejected: respins respinge
reliable: fiabil
remain: rămân raman rămânem
remained: rămas rămași rămaşi ramas
remains: rămâne ramane rămânând
remember: amintește aminteşte amintim rețin reţin memorează
reminder: memento
remunerates: remunerează remunerat
renew: reînnoi prelungi prelungește prelungeşte
renewed: reînnoit prelungit
renovation: renovare renovăm
rent: chirie chiria chirii
repair: repar
repairs: reparații reparaţii reparatii
replaced: înlocui
replica: replică replica replici
reply: răspundem răspundeți răspundeţi răspunsuri
report: raport rapoarte
reported: raportat
represent: reprezint reprezentăm reprezenta reprezentând
request: cerere cererii solicitare solicitării
requests: cereri solicitări
required: impus impune
requirements: cerințe cerinţe cerință cerinţă
resale: revânzare revânzării revanzare revanzarii
rescue: salvare salvează
reservation: rezervări rezervăm
reserve: rezervă rezerve
reserved: rezervat rezervare
reset: resetează resetăm reseta
residents: rezidenți rezidenţi rezident localnici locatari
resisted: rezistat
resold: revândut revânduți revânduţi
respect: stimă stima respect
responsibility: responsabilitate răspundere
responsible: responsabil răspunzător
rest: rest
restaurant: restaurantului
restaurants: restaurant
restore: redat redă restaurare restaurează restaurat
retake: corigență corigenţă corigent
return: returnăm revenim întoarcem înapoiem randament întoarcere returna intoarcem inapoiem intoarcere
return date: scadență scadenţă scadența scadenţa
returned: returnat restituit înapoiat inapoiat
returns: întoarce returnează returnezi restituie randamente revine intoarce returneaza
revenue: venituri
revoked: revocat revocă revocare
reward: recompensă recompensa recompensei răsplată răsplata recompensează răsplătim răsplătește răsplăteşte recompensez recompensând premieră premiere rasplata recompenseaza rasplatim rasplateste premiera
rewarded: recompensat recompensați recompensaţi răsplătit răsplătiți răsplătiţi
rewards: recompense răsplăți răsplăţi rasplati
ribbon: panglică panglica panglici
rich: bogat bogați bogaţi îmbogăți îmbogăţi îmbogățește îmbogăţeşte
right: drept
rights: drepturi
ring: inel
rise: creștere creştere creșteri creşteri crestere urcăm urce urca crești creşti creșteți creşteţi cresteri cresti cresteti
risen: crescut majorat urcat
rises: ridică ridici ridica urcă
risk: risc riscurile riști rişti risti
risky: neriscant
rivals: rivali adversari adversarul
river: râu râul
road: drum
robot: roboțel roboţel robotul roboți roboţi
robotics: robotică robotica roboticii
rod: undiță undiţă lanseta
role: rol rolul
roles: roluri
romanian: român românești româneşti
roof: acoperiș acoperiş
room: cameră camera
rooms: camere
rotation: rotație rotaţie rotit
round: rotund
route: traseu rută
row: rând
rowing: canotaj
ruin: ruină
rule: regulă regula regulii
ruled: stabilit
rules: regulament reguli statutar
runner: alergător
running: alergare
rural: sătesc rural
sacrifice: sacrificiu
sad: trist
safe: seif sigure siguri ferit
said: zis spus
saint: sf sfânt sfinții sfinţii
salaries: salariale salarii
salary: salariu
sale: vânzare vânzării vanzare vânzărilor vanzarii vanzarilor
sales: vânzări vanzari
same: aceeași aceeaşi același acelaşi acelasi aceleași aceleaşi aceiași aceiaşi aceluiași aceluiaşi aceleiași aceleiaşi
sang: cântă cânta cântec
satisfied: mulțumit mulţumit mulțumiți mulţumiţi
saturated: saturi
saturday: sâmbătă sâmbăta sambata
save: economisești economiseşti economisește economiseşte economisi economisesc
savings: economii economisire
sawdust: talaș talaş
say: spuneți spuneţi spun spunem spui zic zicem
says: spune zice
scam: înșelătorie înşelătorie înșelătoria înşelătoria țeapă ţeapă înșelătorii înşelătorii escroc
scan: scanează scanăm scana scanezi
scandal: scandal
scanned: scanat
scarf: fular basma
schedule: calendar
scholarship: bursă burse
school: școală şcoală școala şcoala școlii şcolii scoala scolii școlar şcolar liceu școlărească şcolărească scolar gimnaziu
school year: școlarizare şcolarizare
schoolbag: ghiozdan rucsac
schools: școli şcoli scoli licee
sciences: științe ştiinţe știință ştiinţă știința ştiinţa
scores: punctează punctat scor punctajelor
scout: cercetaș cercetaş
scouts: cercetașilor cercetaşilor
screen: ecran
sculptor: sculptor
sea: marea
sealed: sigilat sigiliu parafat parafă
season: sezon sezoane
seat: scaune
second: secund doilea
second hand: second
secret: secret tainic taină taina
secretariat: secretar
secretly: ascunde
section: secția secţia secție secţie secții secţii
secure: securizat asigurat asigură
security: securitate securității securităţii siguranță siguranţă siguranța siguranţa siguranței siguranţei securitatii siguranta sigurantei
see: văd vezi vede vadă
seed: sămânță sămânţă sămânța sămânţa
seeds: semințe seminţe
seeks: caută căuta căutăm
seem: par
seems: pare
seen: văzut
select: selectăm selecta selectează selecție selecţie selecția selecţia
selected: selectat selectați selectaţi
sell: vând vindem vindeți vindeţi vindă vinderea vand comercializa comercializăm comercializez revinde vindeai vândusem vândusei vindeti vinda vandusem vandusei
sellable: vandabil
seller: vânzător vânzătoare vanzator vanzatoare
sellers: vânzători vânzătoarele vanzatori
selling: vânzând vinzând vanzand vinzand
sells: vinde vinzi comercializează comercializeaza
semester: semestru trimestru
seminar: seminarul seminarii seminare
send: trimit trimiți trimiţi
sending: trimițând trimiţând
seniority: vechime vechimii
sent: trimis trimiși trimişi
sentence: fraza frază
sentimental: sentimental
separately: separat separați separaţi
september: septembrie
series: seria serie
serious: serios serioasă serioși serioşi
service: serviciu
services: servicii
session: sesiune sesiuni
set: stabilește stabileşte stabili seta
seven: șapte şapte
seventeen: șaptesprezece şaptesprezece
seventy: șaptezeci şaptezeci
several: câțiva câţiva câteva câtorva
sewing: cusut croitorie coase
shadow: umbră
shall: urmează urmând
shame: rușinii ruşinii rușine ruşine
shard: ciob
share: împart împărți împărţi partajează partajăm împărtășim împărtăşim acțiune acţiune acțiunii acţiunii impart partajeaza partajam actiune actiunii
shared: împărțit împărţit partajat
shareholder: acționar acţionar asociat actionar
shareholders: acționari acţionari asociați asociaţi actionari asociati
shares: actiuni acțiuni acţiuni
she: ea dânsa
sheep: oaie oaia oi oile
sheepfold: stână stâna
sheet: fișa fişa fișă fişă fișe fişe
sheets: foilor
shelf: raft
shelter: adăpost azilul
shelves: rafturile rafturilor
shepherd: cioban păstor baci
ship: corabia
shipping: expediere expediem curier
shirt: tricou
shoes: pantofi șlapi şlapi ghete cizme
shop: magazin prăvălie prăvălia dugheană pravalie pravalia dugheana
shops: magazine prăvălii pravalii
short: scurt scurți scurţi
should: cuvine
shouted: strigă striga
show: arătăm arăți arăţi arătat spectacol arați araţi arătați arătaţi arătând
show off: fălim
shows: arate arată arăta arata
shy: timizi
sick: bolnav
sign: semnez semnăm semna semnati
signature: semnătură semnătura semnăturii semnatura semnaturii
signatures: semnături semnaturi
signed: semnat
signing: semnare semnării
signs: semnează semneaza
silence: tăcut tacă tăcere
silver: argint
simple: simplu simplă simpli simple
sing: cânți cânţi cântați cântaţi cânte
singers: cântăreț cântăreţ
singing: cântând
singular: singular
sir: domni stimate
sister: sora soră
site: situl
sitting: așezare aşezare
six: șase şase
sixteen: șaisprezece şaisprezece
sixth: șasea şasea șaselea şaselea
sixty: șaizeci şaizeci
ski: schi
skill: abilitate îndemânare competență competenţă competența competenţa pricepere
skills: abilități abilităţi competențe competenţe
slept: doarme dorm
slippers: opincuța opincuţa opincuțele opincuţele opinci
slow: încet lent
small: mic mică mici micul mica micuț micuţ
smart: inteligente inteligenți inteligenţi
snow: zăpadă zăpada deszăpezire
so: așa aşa atât atat
social: socială sociale sociali
software: softul
soil: sol solul
sold: vândut vânduți vânduţi vandut vânduse vindeam vanduse
sole: talpă
solution: soluție soluţie soluția soluţia
solve: rezolvă rezolvat
some: unii unele niște nişte unora
somebody: cineva cuiva vreunul careva vreuna
something: ceva
sometimes: uneori câteodată
somewhere: undeva
song: cântecul melodie
songs: cântece
sons: fiii fiu fiul
soon: curând imediat
soprano: sopran
sorry: scuze
soul: suflet
soup: ciorba ciorbă supă
source: sursă sursa surse
souvenir: souvenir
space: spațiu spaţiu
spain: spania
speaker: vorbitor
special: special
specialist: specialist specialiști specialişti specializat specializare
spectator: spectatorul spectatori
speculate: specula speculăm speculează
speculation: speculație speculaţie speculația speculaţia speculații speculaţii speculativ
speculators: speculanți speculanţi speculant
speech: discurs cuvântări
spend: cheltui
spending: cheltuind cheltuire
spent: cheltuită cheltuite
spines: cotoare
sponsor: sponsorul sponsorizare sponsorizează
sponsored: sponsorizat
sponsors: sponsori
sport: sportul sportiv sporturi
spring: primăvară primăvara primăverii primavara primaverii
springs: izvoare
square: pătrat
stadium: stadion ștrand ştrand
stage: scenă scena scenei etapă etapa etapei fază faza fazei treapta
stages: etape faze
stairs: scări scara scară
stake: cotă cota cotei miză miza
stakeholders: cointeresați cointeresaţi
stakes: cote mize
staking: mizare
stamp: ștampilă ştampilă ștampila ştampila ștampilei ştampilei timbru stampila stampilă ștampilează ştampilează stampilei stampileaza
stamped: ștampilat ştampilat
stamps: ștampile ştampile timbre
stand: tarabă taraba stand
star: stea stele
start: încep începutul start
started: pornit început
state: stare statul statal etatic
statement: declarație declaraţie declarația declaraţia declară declarații declaraţii
station: gara
statutes: statut
stay: rămâneți rămâneţi rămâi
stay overnight: înnoptare
stays: stă sta stăm stau stai stați staţi stat stând
steal: fură fura
step: pas pasul treptat treaptă trepte
steps: pași paşi
sticker: autocolant abțibild abţibild
stickers: stickere
still: încă
stock: stoc
stock exchange: bursa bursei
stock market: bursier
stolen: furat furt
stone: pietrei piatra piatră
stones: pietre
stop: oprește opreşte opriți opriţi oprim stingem opresc oprirea
stopped: oprit
storage: stocare depozitare depozitării depozitarii
store: magazie stocăm stochează stocheze
stored: stocat depozitat memorat
stories: povești poveşti
story: poveste poveștii poveştii
street: stradă strada străzi
strike: grevă
strips: benzi
strong: puternic tare
struggle: lut
student: student
students: studenți studenţi studente
studies: studii
study: studiu studia studiem
stupid: prost proastă
subject: subiect disciplină disciplina materie materia
subscribe: abonez
subscriber: abonat
subscribers: abonați abonaţi
subscription: abona abonează
subscriptions: abonamente abonări
subsidy: subvenție subvenţie subvenția subvenţia subvenții subvenţii
subway: metrou
succeed: reușesc reuşesc reuși reuşi reușește reuşeşte
such: atare
suddenly: deodată
sugar: zahăr
sum: sumă suma sumei
summer: vară vara verii
summit: culme
sums: sumele sumelor
sun: soare
sunday: duminică duminica
supply: furnizare furnizăm furnizor
support: sprijin susține susţine suport
supporter: susținător susţinător suporter
supporters: susținători susţinători suporteri
supporting: sprijinind susținând susţinând
surely: negreșit negreşit
survey: sondaj anchetă
sweats: transpiră
sweet bread: cozonac colacii
swells: umflă
swimming: înot natație nataţie
swindled: păgubași păgubaşi înșelat înşelat înșelați înşelaţi
swindler: escrocul
symbol: simbol
symbolic: simbolic
system: sistem
table: masă masa mese
take: iau iei luăm luați luaţi lua luând preia preluăm preluare
take out: scos scoată scoate scoasă scoși scoşi scot scoți scoţi
taken: luat
takes: ia
takings: încasări încasare încasat încasăm
talent: talentul talente talentat
talk: vorbește vorbeşte vorbi discuție discuţie discuții discuţii discutăm discuția discuţia
tangible: tangibil palpabil
target: țintă ţintă ținta ţinta
task: sarcină sarcina sarcini
tassel: ciucure
taste: gust
taught: predat
tax: fiscal impozit
tax free: neimpozabil scutite scutită scutiți scutiţi
tea: ceai
teach: predă preda
teacher: profesor profesoară profesoara profesoarei învățătoare învăţătoare învățător învăţător dascăl invatatoare educatoare educator invatator dascal
teachers: profesori învățători învăţători dascăli cadre invatatori dascali
team: echipă echipa echipei
teams: echipe
technical: tehnic
teenagers: adolescenți adolescenţi
teeth: dinți dinţi
tell: povestește povesteşte povestesc povestim
temporary: temporar provizoriu
ten: zece
tenant: chiriaș chiriaş locatar
tenants: chiriași chiriaşi
tenfold: înzecit înzecesc
tennis: tenis
tension: tensiune
tent: cort
tenth: zecelea
terminology: terminologia
terms: stagiuni stagiune termeni
test: probă proba probei testul teste testare testăm
testament: testament
testers: testeri
testnet: testnetul
text: textul texte
textbook: manualul
than: decât
thank you: mersi mulțam mulţam
thanks: mulțumim mulţumim mulțumesc mulţumesc mulțumire mulţumire mulțumiri mulţumiri multumim multumesc mulțumită mulţumită multumire multumiri multumita
that: că acel acea acelei
the: cel cea cei cele celui celor ul ii
theatre: teatru
them: le
themselves: se sine însuși însuşi însăși însăşi înșiși înşişi
then: apoi atunci
therapist: terapeut
therapy: terapie terapia terapii
there: acolo
therefore: deci așadar aşadar
these: acești aceşti aceste acestor
they: ei ele dânșii dânşii dânsele
thief: hoț hoţ hoțul hoţul hoți hoţi
think: gândim cred
third: treilea treime
thirteen: treisprezece
thirty: treizeci
this: acest această acestei aceasta ăstui
those: acei acele acelor alea
thought: gând gândurile
thousand: miile mii
thousands: miilor
three: trei
through: prin
throw: arunc
thursday: joi
thus: astfel
ticket: bilet bilețelul bileţelul tichet biletelul
tickets: bilete bilețele bileţele tichete
tied: legat legați legaţi
time: timp cronometrăm
timely: punctual
times: timpii vremuri oară vreme
tired: obosit
title: titlu
titles: titluri
to: să către spre
today: azi astăzi
together: împreună laolaltă
toilet: toaletă toaleta
token: jeton fisă fisa tokenul
tokens: jetoane fise tokenuri tokeni
toll: toaca toacă
tomorrow: mâine
tonight: diseară
too: prea
tool: unealtă unealta
tools: unelte scule
top: fruntaș fruntaş vârf
torment: chinuim
total: totală totale totalul totaliza totalizează
touchline: tușă tuşă
tour: tură tura tur turul ture circuit
tourism: turism
tourist: turist turiști turişti
tournament: turneu turnee
tower: turn
town: orășenească orăşenească oraș oraş orășel orăşel localitate oraseneasca oras
toy: jucărie jucăria
toys: jucării
trace: urmă urme
track: pistelor pistă pista
tractor: tractorul
tradable: tranzacționabil tranzacţionabil
trade: meserie meseria comerț comerţ negoț negoţ tranzacționa tranzacţiona tranzacționăm tranzacţionăm comert negot tranzactiona
trade union: sindicat sindical
traded: tranzacționat tranzacţionat tranzacționați tranzacţionaţi
trader: comerciant comercianți comercianţi
traders: traderi
traditional: tradițional tradiţional
train: tren
trainee: cursant stagiar
trainees: cursanți cursanţi
trainer: formator instructor
trainers: formatori instructori
training: antrenament instruire formare instruim
training course: perfecționare perfecţionare
tram: tramvai
transaction: tranzacție tranzacţie tranzacția tranzacţia tranzactie tranzactia
transactions: tranzacții tranzacţii tranzactii
transfer: transferul transfera transferăm transferi transmitem transmitere virament transferând transfere transferati
transferable: transferabil transmisibil cesibil
transferred: transferat transmis virat
transfers: transferă transmit transferuri
translation: traducere traduceri
translator: traducător
transparency: transparență transparenţă transparența transparenţa
transparent: transparentă
transport: transportul
trap: capcană capcana
travel: călători
traveller: călător
treasure: comoară comoara comori
treasure hunt: vânători
treasurer: trezorier
treasury: trezorerie trezoreria vistierie vistieria
treatments: tratament
tree: copac pom
trees: copaci pomi
trend: tendință tendinţă tendința tendinţa
trials: testări
trick: păcălim păcălit păcălește păcăleşte
tricolour: tricolor
trinkets: mărțișoare mărţişoare mărțișor mărţişor
trip: excursia excursie excursii
triple: tripla triplu triplează
trophies: trofee
trophy: trofeu
trumpet: trompetă
trumpeter: trompetist
trust: încredere
trustworthy: credibil
truth: adevăr
truthful: adevăruri veridic
try: încearcă încerc
tuesday: marți marţi marțea marţea
tuition: meditator
tulips: lalele lalea
turn off: stingă stinge
turnstile: turnichet
twelve: doisprezece douăsprezece
twenty: douăzeci
two: două doi doua
uncertainties: nesiguranțe nesiguranţe
unchanged: neschimbat
unconditional: necondiționat necondiţionat
understand: înțeleagă înţeleagă înțeleg înţeleg
unemployed: șomer şomer
unhappy: nefericită
uniform: uniforma uniformă
unique: unic
unity: unității unităţii unitate
university: universitate universitar universități universităţi
unlawful: ilegal
unlicensed: neautorizat
unlimited: nelimitat
unlock: debloca deblochează deblocăm descuie
unofficial: neoficial
unpaid: neplătit neplată neachitat
unsigned: nesemnat
unsold: nevândut
until: până pana
unused: nefolosit neutilizat
unverified: neverificat
up: sus
updating: actualizare actualizăm actualizează
upload: încarcă încărca încărcăm
upset: supărați supăraţi supărăm supărat superi
upstairs: etajele
urban: urbană
us: ne nouă
use: folosesc folosește foloseşte folosi folosești foloseşti foloseasca utilizează utiliza utilizăm folosească foloseste folosesti utilizeaza
useful: util folositor
useless: inutil nefolositor nefolositoare
user: utilizator
users: utilizatori
usual: obișnuit obişnuit
usually: deobicei
utility: utilitate utilități utilităţi
vaccine: vaccin
vain: degeaba
valid: valabil valid
validated: validat validare viza viză
validator: validatorul validatori
validity: valabilitate valabilității valabilităţii
valley: văii vale
valuable: valoros valoroasă valoroase prețios preţios prețioasă preţioasă prețioase preţioase valoroasa pretios pretioasa pretioase
value: valoare valorii valoric
valued: evaluată prețuit preţuit
values: valori
varieties: sortimente
vault: tezaurului
vegetables: legume
venue: sediu locație locaţie locația locaţia
verified: confirmată confirmate
version: variantă varianta variantei versiune versiunii versiunilor
versions: variante versiuni
very: foarte extrem
vessel: vasul vase
vest: vestă
victim: victimă victime păgubiți păgubiţi păgubit
victory: victorie victoria victorii
video: videoclip clip filmulețe filmuleţe filmulețul filmuleţul
village: sat satul
villages: sate
vines: butuci vie viei
vineyard: podgorie
violin: vioară vioara
virtual: virtual
visible: vizibil vedere
visit: vizită vizite vizita
visitor: vizitator
visitors: vizitatori
voice: voce vocii
volleyball: volei
volume: volum
voluntary: benevol
volunteer: voluntar voluntarei voluntariatul
volunteering: voluntariat voluntariatului voluntarea
volunteers: voluntari voluntare
vote: vot votul votăm votează vota votez
voted: votat
votes: voturi
voucher: cupon voucherul
vouchers: vouchere cupoane
vow: legământ
wage: leafă simbrie
wait: așteptăm aşteptăm așteaptă aşteaptă așteptare aşteptare așteptați aşteptaţi
walks: calcă
wallet: portofel
wallets: portofele
walls: pereți pereţi perete
want: vrem vrea vreți vreţi vrei doresc dorește doreşte dori dorești doreşti vrut voia
wardrobe: garderobă
warm: cald
warning: avertisment avertizăm avertizare
was: fost era fusese fu
waste: deșeuri deşeuri gunoi
water: apă apa apei udat udăm
we: noi
wealth: avere bogăție bogăţie bogăția bogăţia avuție avuţie
wealthy: înstărit
wear: poartă purta purtăm porți porţi poarte purtând
wearing: purtare
weaving: țesut ţesut țesem ţesem țesături ţesături țesătoare ţesătoare
web: internet
webinar: webinarul
wedding: nuntaș nuntaş
weddings: nunți nunţi nuntă nunta
wednesday: miercuri
week: săptămână săptămâna săptămânii saptamana saptamanii
weekends: weekenduri
weekly: săptămânal
weeks: săptămâni saptamani
welcome: bineveniți bineveniţi binevenit
weld: sudură sudor
well: bine
were: erau eram fuseserăm erați eraţi
whatever: orisice
wheat: grâu
wheel: roată roata roți roţi rotiță rotiţă rotița rotiţa
wheels: rotițe rotiţe roțile roţile
when: când cand
where: unde încotro
which: care ce
white: albă alb alba albe albi
whitewashed: văruit văruim
whitsun: rusalii
who: cine
whom: căruia căreia cărora cui
whose: cărui cărei căror
wife: soție soţie soția soţia
will: va vor vom veți veţi vei
win: câștig câştig câștigăm câştigăm castiga castigi
wind: vânt
window: geam fereastră
wine: vinul crama vinuri
wine cellar: pivniță pivniţă beci
winner: câștigător câştigător câștigătoare câştigătoare castigator castigatoare
winners: câștigători câştigători castigatori
wins: câștigă câştigă
winter: iarnă iarna iernii
with: cu alături
withdraw: retrag
withdrawn: retras retrași retraşi
withered: ofilită
without: fără fara
witness: martor
wives: soții soţii
wolf: lupul lup
woman: femeie femeia femeii
women: femei
won: câștigat câştigat
wood: lemn
wooden: lemnul
wool: lână lâna
word: cuvânt cuvant
words: cuvinte
work: treabă lucru muncă munca muncii lucrează lucrăm lucra lucrării treaba lucreaza
worked: lucrat muncit
worker: muncitor lucrător
workers: lucrători
workmanship: meșteșugul meşteşugul meșteșuguri meşteşuguri meșteșugărească meşteşugărească
works: funcționează funcţionează lucrări funcționa funcţiona
workshop: atelier
workshops: ateliere
world: lume lumii mondial
worn: tocită uzat
worst: pesimist
worth: valorează merită valora valoreaza merita
worthless: nevaloros nevaloare
worthy: demn
would: ar aș aş
write: scriem scriu scrii scrieți scrieţi redactează redacta redactăm scrieti redacteaza
write down: noteaza
writer: scriitor
writes: scrie scria
written: scris scriși scrişi redactat redactarea
wrong: eronat greșit greşit
yard: curte curții curţii
year: an anul
yearly: anual
years: ani anii anilor
yellow: galben
yesterday: ieri
yield: randamentului
you: vă tu te voi dumneavoastră dumneavoastra dvs ți ţi îți îţi dumneata dv iti
young: tânăr
young people: tineri
your: ta tău tale tăi voastră vostru voastre voștri voştri tau tai voastra vostri
yourself: însuți însuţi
zoo: zoologic`
