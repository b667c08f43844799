/** What Italian words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: un una uno
abandons: abbandona
abbey: abbazia
ability: abile
about: circa
absence: assenza assenze
absent: assenti
abstained: astenuti
academic: accademico accademica
academy: accademie
accept: accettate accettare accettano accettiamo accetto
accepted: accettato accettata accettati
accepts: accetta
access: accesso accede accedono accessi accedi
accompanied: accompagnato
accompany: accompagnare accompagnano accompagno
according: conforme
account: conto contabile profili
accounts: conti contabilità
accreditation: accreditamento accredito
accredited: accreditato accreditata accreditati accreditate
accrue: matura
accumulate: accumulano accumulare accumulate accumuli accumulando accumulo accumuleranno
accumulated: accumulato accumulati
accumulates: accumula
achieved: conseguimento
achievement: traguardi
achievements: successi
acting: recitazione
active: attivo attiva attivi
activities: attivita attività
actors: attori
actress: attrice attore
actually: effettivamente infatti
add: aggiunge aggiungiamo
added: aggiunto aggiunta
addiction: dipendenza alcolisti
address: indirizzo recapito
addresses: indirizzi indirizzari
adds: assomma
administration: amministrazione
administrator: amministratore
administrators: amministratori
adopted: adotta
adoption: adozione
adoptions: adozioni
adult: adulto
adults: adulti
advance: anticipo
advanced: avanzata avanzato
advantage: vantaggi benefici
advice: consigli
advise: consigliamo consigliare
advisory: consulenza
after: dopo
after school: doposcuola
afternoon: pomeriggio
afternoons: pomeriggi
again: nuovamente
against: contrario
age: età
agency: agenzia agenzie
agent: agente
agreement: convenzione accordo
agreements: convenzioni accordi
air: aria
alas: ahimè
album: album
alive: vivo viva vivente
all: tutt
allergic: allergico allergica
allergies: allergie
allergy: allergia
allowed: ammesso ammessa ammessi ammesse permessa
allowing: permettendo
allows: consentirà permetterà
almost: quasi
alpine: alpini alpino alpina
already: gia già ormai oramai
also: anch pure altresì
alternation: alternanza
although: sebbene benché
always: sempre continuamente
amateur: amatoriale amatoriali dilettante dilettanti
ambassador: ambasciatore
ambulance: ambulanza ambulanze
amount: cifra importo somma ammontare
amounts: cifre importi somme
anchors: ancorette
ancient: antica antico antichi
and: e ed
animal: animale
animals: animali
anniversary: anniversario
annual: annuo annua annui
annual fee: annualità
anonymous: anonima anonimo anonimi
answer: risposta rispondere rispondete rispondi
answered: risposto
answers: risponde risposte
ant: formichina
any: alcun qualsiasi qualunque qualsivoglia
anyone: chiunque
anyway: comunque
apartment: appartamento
apartments: appartamenti
app: applicazione applicazioni
appeal: appello
appear: comparire compaiono comparirà
appears: compare appare
applause: applauso
apples: mele
application: candidatura
applies: applicano
apply: candidarsi applica
appoint: nomina nominiamo
appointed: nominato nominata nominati
appointments: appuntamenti appuntamento
appreciate: apprezzarsi
apprentice: apprendista apprendisti
apprenticeship: apprendistato tirocini
approve: approvare
approved: approvato approvata approvati approvate deliberato omologato omologata omologati
approves: approva
april: aprile
apron: grembiule
architect: architetto
archive: archivio
are: sono siamo siete
area: area zona
arrange: predisporre predispone sistemiamo sistemare
arrears: arretrati arretrato
arrive: arriviamo arrivano arrivare arrivarci
arrived: arrivato arrivati arrivata arrivate
arrives: arriva
art: arte artista artisti
article: articolo
as: come
ask: chiedere chiedete chiedo chiedi richiede chiedergli chiedervi
asked: chiesto chiesta richiesti richieste domandato domandare
asks: chiede
assembly: assemblea assemblee
assets: asset patrimoniale patrimonio beni averi
assign: assegnare assegniamo attribuire assegnano conferire conferiamo attribuiamo
assignable: assegnabile
assigned: assegnato assegnata assegnati attribuita attribuito conferito conferita conferiti
assignment: attribuzione assegnazione conferimento
assigns: assegna attribuisce conferisce
assistant: assistente assistenti
assisted: assistito assistiti
association: associazione
associations: associazioni
assured: assicurato assicurata assicurati
asthma: asma
astronomy: astronomia astrofili
at least: almeno
athlete: atleta
athletes: atleti
athletics: atletica
attached: allegato allegata
attend: frequentare frequentano frequenti presenziare intervenire frequentarlo frequenterà
attendance: frequenza frequentazione
attendant: addetto addetti
attended: frequentato frequentata frequentati frequentate intervenuto intervenuti frequentava
attending: frequentando
attends: frequenta
attentive: attento attenti
attest: attestiamo certifichiamo
attests: attesterà attesti certifichi
auction: asta incanto
auctioned: battuto battuta
auctioneer: banditore
auctions: aste
audience: platea
audit: revisori revisore
august: agosto
aunt: zia
authentic: autenticato
authenticate: autenticare
authenticity: autenticità originalità
author: autore autrice scrittore scrittrice
authorise: autorizza autorizziamo
authorised: autorizzato autorizzata autorizzati autorizzate
authorities: enti autorità
authority: autorita autorevole
authors: autori
automatic: automatico automatica automaticamente automatici
autumn: autunno autunnale
availability: disponibilità
available: disponibile disponibili
average: medie medio
avoid: evita
award: onorificenza premiare premiamo assegneremo conferirà
award ceremony: premiazione premiazioni
awarded: premiato premiata premiati assegnate insignito
awards: premia onorificenze
away: via
away matches: trasferte trasferta
babysitter: tata
bachelor: triennale
back: indietro retro schiena
backup: backup
badge: distintivo
badges: distintivi badgi
badly: male
bag: borsa sacchetto sporta
bags: borse sacchi sacchetti
bake: impastare inforna sfornare
baker: fornaio panettiere
bakers: fornai panettieri
bakery: panetteria panifici
balance: saldo
balcony: balcone
band: banda
bank: banca banche
banknote: banconota banconote
bankrupt: fallito
banner: gonfalone
banquets: banchetto
baptism: battesimo
bar: baretto
barber: barbiere
barista: barista
baron: barone
barracks: caserma
barriers: transenne transennato
basis: basi
basket: cesta gerla canestro
basketball: pallacanestro
bathroom: bagno
battle: battaglia
be: sia siano esser
beach: spiaggia balneare stabilimento
beans: fagioli fagiolo
bearer: latore alfiere
bearers: contradaioli
beats: batte
beautiful: bella bello belle belli
beauty: estetica
because: perchè poichè perché poiché perche siccome giacché
become: diventano diventare divenire diventerà diventeranno
becomes: diventa
bee: ape
been: stata stato state stati
beer: birra birre
before: prima avanti
begin: cominciare iniziare cominciamo iniziamo
beginner: inesperti
beginners: principianti principiante esordienti
beginning: inizio
begins: comincia inizia
behind: dietro
believe: crede credo
bell: campana
bell tower: campanile
bells: campane
belonging: appartenenza appartengono
belongs: appartiene
benches: panche panchina
beneficiaries: beneficiari
beneficiary: destinataria
beside: accanto
bet: scommessa scommettere
bets: scommesse
better: meglio miglior
between: tra fra
beyond: oltre
bicycle: bicicletta
bicycles: biciclette bici
bid: rilanciare
bidder: offerenti
bidding: rilancia offerente
bids: rilanci
biennial: biennale
big: gran grosso
bill: bolletta
billion: miliardo miliardi
bills: bollette fatture
bingo: tombola
bird: uccello
birds: uccelli
birth: nascita nascite
birthday: compleanno
birthdays: compleanni
biscuit: biscotto
biscuits: biscotti
bishop: vescovo
bitter: amaro
black: nero nere nera neri
blackbird: merlo
blankets: coperte
blessing: benedizione
blind: ciechi cieco
block: blocco blocchi
blood: sanguigno sangue
blow: soffia
blue: blu azzurro azzurra
boar: cinghiale
board: direttivo consiglio tabellone lavagna
boat: barca gozzo
body: ente
bodywork: carrozzina
bond: obbligazione
bonds: obbligazioni
bonus: bonus
book: libro libretto prenota prenoti
booked: prenotato prenotata prenotati
booking: prenotazione
bookings: prenotazioni
bookmark: segnalibro segnalibri
books: libri libretti
bookshop: libreria librai
born: nato nata nati nacque
borrower: mutuatario
botany: botanica
bottle: bottiglia
bottles: bottiglie
bought: comprato comprata comprati acquistato acquistata acquistati
bowl: ciotola
bowls: boccia bocce
box: cassetta cassette scatola
box office: biglietteria
boxes: scatole
boy: ragazzo
bracelet: braccialetto
braid: treccia
brand: marca marchio
brandy: acquavite
brave: coraggioso
bread: pane pagnotta pagnotte
breakfast: colazione
brewery: birrificio birreria
brick: mattoncino mattone
bricks: mattoncini mattoni
bridge: ponte
brigade: brigata
bright: lucido
bring: portare portano porti portatevi porterai portarci portateci portarvi porterete
brings: porta porterà
broker: intermediari mediatore
bronze: bronzo
broom: scopa
brother: fratello cognato
brothers: fratelli
brought: portato portata portati portate
browses: sfoglia
bubbles: bolle
budget: bilancio preventivo
bug: baco
bugs: bachi
building: edificio palazzo
buildings: immobili edifici
burdens: oneri
bus: pullman corriera
business: aziendale aziendali
busy: impegnati
but: ma però bensì
butcher: macellaio macelleria
button: bottone tasto pulsante
buy: comprare comprano compri comprate acquistare acquistano acquisti compro acquistate comprarlo acquistarlo acquistarla comprarla comprando acquistando compera comprarsi comprasse comprassi comprerebbe compreresti acquisterebbe comprerei comprarne comprarli comprarle acquistarli acquistarle acquistarne comprava
buy back: ricompra ricompriamo riacquista riacquistiamo riacquisto riacquisterà riacquisteremo ricompreremo ricomprerà
buyer: acquirente compratore
buyers: acquirenti compratori
buys: compra acquista
cake: torta panettone
cakes: torte
calculated: calcolato
calculates: calcola
calendar: calendario
call: bando chiamiamo chiama chiamo chiamerebbe telefonare
called: chiamato chiamata chiamati
calm: tranquillo tranquilli
came: venuto venuta venne venivano
camera: fotocamera
can: può posso puoi possiamo potete puo potrà potranno potrai potrete potremo potrò
cancel: cancellare annullare cancellabile disdire disdetta
cancellation: cancellazione annullamento
cancelled: disdetto annullata
cancels: cancella annulla
cancer: tumore tumori cancro
candidates: candidati candidato
candles: candele
canteen: mensa
canvas: tela
capable: capace capaci
capital: capitale capitali
captain: capitano
car: auto
card: tessera tesserino carta tesserina cartoncino cartellino tesserini scheda card tesseramenti cartina
cardboard: cartone
cards: tessere carte schede briscola burraco tesserine
care: cura curo
carnival: carnevale
carpenter: falegname ebanista
carpentry: falegnameria
cart: carro carriola
carts: carri
case: caso casi
cash: contanti liquidità
cash register: registratore
cashback: cashback
cat: gatto
catalogue: catalogo
catechism: catechismo
category: categoria categorie
catholic: cattolica
cats: gatti
cattery: gattile
celebrate: celebra celebriamo
celebration: celebrazione
celiac: celiaco celiaci celiachia celiaca
cell: cella
cellar: cantina cantine
central: centrale
centre: centro
cents: centesimi centesimo
century: secolo
ceremony: cerimonia
certain: certo certa certezza
certificate: attestato certificato attestazione attestata certificazione brevetto attestatino certificatino
certificates: attestati attestazioni certificati certificazioni brevetti
certified: certificata certificate attestate
certifies: attesta certifica
certify: attestare certificare
certifying: attestante comprovante
chain: catena catene catenina
chair: sedia
chairman: presidentessa
chalk: gessetto
championship: campionato campionati
chance: possibilità probabilità
change: cambiare cambiamo modifica cambiano cambiate cambiarlo cambiarla cambiamento cambierà
changed: cambiato cambiata cambiati modificato
changes: cambia
changing rooms: spogliatoi
chapter: capitolo
character: personaggio carattere
characters: personaggi
charge: carica addebito pagherei
charged: addebitato
charitable: benefico benefica
charity: beneficenza carità solidali
cheap: conveniente convenienti
cheaper: ridotte
check: controlli verifiche
checked: controllato controllata controllati
checks: controlla verifica controllerà
cheerful: allegre
cheese: formaggio parmigiano caciotta
cheesemaker: formaggiaio
cheeses: formaggi
cheque: assegno assegni
chess: scacchi dama
chestnut: castagna
chestnuts: castagne
chick: pulcino
chicks: pulcini
child: bambino bambina bimbo bimba figlioli
childbirth: parto
children: bambini bimbi
chime: rintocco rintocchi
choice: scelta
choir: coro corale cori
choose: scegli scelgono scegliere scegliete
chooses: sceglie
chosen: scelto scelti scelte
christian: cristiano cristiana
christmas: natale natalizio natalizia
church: chiesa santuario cappella
churches: chiese
cinema: cinema
circular: circolare
cities: cittadine
citizen: cittadino cittadina
citizens: cittadini
city: citta città
civil: civile
clarinets: clarinetti flicorni
class: classe lezione aula
classes: classi lezioni aule
clean: pulire puliamo
cleaned: pulito pulita
cleaning: pulizia pulizie
clear: chiaro chiara
click: clicca
climb: salire
climbing: arrampicata
clinic: clinica ambulatorio
clip: molletta
cloakroom: guardaroba
clock: orologio
close: chiudete
closed: chiudono chiudiamo chiudere chiuse chiusa chiuso chiusi
closes: chiude
closing: chiusura
cloth: strofinaccio straccia
cloud: nuvoletta
club: circolo polisportiva dopolavoro bocciofila sodalizio
clubs: circoli
coach: allenatore allenatrice allenatori
coaching: affiancamento affiancata
coaster: sottobicchiere
cockade: coccarda fiocco
code: codice
codes: codici
coffee: caffe caffè
coffees: espresso cappuccino
coin: moneta monetina
coin collecting: numismatico numismatica
coinage: conio
coins: monete monetine conii
collaborator: collaboratore collaboratrice
collaborators: collaboratori
collapse: crollo crolla
collateral: pegnoratizio collaterale
colleague: collega
colleagues: colleghi
collect: incassare raccogliere incassiamo incassano riscuotere raccolgono colleziona raccogli
collected: incassato raccolto raccolti raccolte riscosso
collectible: collezionabile collezionabili collezionistico
collecting: raccogliendoli
collection: raccolta collezione
collections: collezioni
collector: collezionista collezionistica
collectors: collezionisti
collects: incassa
college: collegio
colour: colore
coloured: bicolore
colours: colori
column: colonna
come: vengono venire vieni venite veniamo verrà verranno arriverà arriveranno venga verrai
comedy: commedia
comes: viene
comfort: comodità
comment: commento commenti
commercial: commerciale commerciali
commercially: commercialmente
commission: commissione provvigione
commissions: commissioni provvigioni
commitment: impegno
commitments: impegni
committee: comitato comitati
communication: comunicazione
communications: comunicazioni
communion: comunione
community: comunita comunità collettivo collettiva
commuters: pendolari
companies: aziende imprese ditte
companion: compagno compagni compagna
company: societa società azienda impresa ditta compagnia
compensation: compenso compensi indennizzo
competent: competente competenti
complain: lamentarsi
complaints: lamentele reclami reclamo
complete: completa completo completi terminare concludere
completed: completato completata completati completate ultimato concluso conclusa concluse conclusi
completion: completamento
compost: compost
compound: composto composti
compulsory: obbligatori
computer: computer
computing: informatica informatico
concert: concerto
concerts: concerti
concession: concessione concessioni
concessionaires: concessionari
conciliatory: propiziatoria
condominium: condominio condominiale
conduct: conduzione condotta
conference: conferenza convegno
conferences: conferenze convegni
confetti: coriandoli
confidential: riservati riservate confidenziale
confirm: conferma confermiamo
confirmation: cresima
confirmed: confermato confermata
congratulations: complimenti auguri
conquers: conquista
consent: consenso
consideration: corrispettivo
considered: considerato
constitutes: costituisce
consultant: consulente
consultants: consulenti
consumed: consumati
consumption: consumo consumi
contact: referente contatto rivolgersi rivolgetevi scriveteci contattaci
contacts: contatti contattare contattateci recapiti
contents: contenuti contenuto
contest: concorso
contests: concorsi
contract: contratto contrattuale
contracts: contratti
contrada: contrade
contribute: contribuire contribuisce contribuiscono
contributed: contribuito
contribution: contributo
contributions: contributi conferimenti
contributor: contributore
contributors: contributori
control: controllo
convenient: conviene comode
convent: convento
conversion: conversione
convert: converti convertono
converted: convertito convertiti convertita
convertible: convertibile convertibili
converts: converte
cook: cuoco cuochi cucinare cuoca
cooked: cucinato
cooking: culinario culinaria
cooks: cuciniamo
cooperative: cooperativa coop cooperative cooperativo
copied: copiato copiata copiati
copies: copie esemplari
copper: rame
copy: copia
cortege: corteo
cost: costo costare costerà costava costeranno
costs: costa costi
costume: costume
cot: lettino
cotton: cotone
could: potrebbe potrei potremmo poteva possa possiate potuto potreste
council: consiliare
councillor: assessore assessorato consigliere consiglieri
count: conte
counter: banco sportello
counterfeit: contraffatto contraffatti contraffatta contraffatte taroccato taroccata taroccati tarocco
counterfeiter: falsari
counterfeiting: contraffazione
country: nazione campagna
counts: conta
couples: coppie
coupon: tagliando cedola
coupons: tagliandi cedole
courier: corriere
course: corso
courses: corsi
court: tribunale
courtyard: cortile
cousin: cugino cugina
cover: copertina
covered: coperto
covers: copre
cow: mucca
craft: mestiere artigianale artigiano artigiani
create: creare creano crei creato
creates: crea
credential: credenziale
credentials: credenziali
credit: credito
creditor: creditore creditori
credits: crediti cfu
croissant: brioche
crooked: storto
cross: croce
crosses: crocette
crowdfunding: crowdfunding
crown: corona
crumb: briciola
crying: pianto
cryptocurrencies: criptovalute cripto
cryptocurrency: criptovaluta
cultural: culturale culturali
culture: cultura
cup: tazzina tazza coppa
curated: curato
curator: curatore
curiosity: curiosità
currency: valuta valute
curtains: tende tenda
curve: curva
custody: custodia custodito custodita custoditi custodite
customer: cliente
customers: clienti clientela
customs: dogana
cut: taglio tagliare
cycle: ciclo
cyclists: ciclisti ciclista
dad: papà padre
daily: giornaliero quotidiano quotidiana
dairy: caseificio latteria
dance: ballo danza ballare danze balli
dancer: ballerino ballerina
data: dati
date: data
dates: date
day: giorno giornata
days: giorni giornate
daytime: diurno
dead: defunto morto morti
deaf: sordi sordo
deal: affare
deals: affari
dear: cari cara care carissimi gentile gentili egregio spettabile caro
death: morte
debt: debito debiti
debtor: debitore debitori
deceive: ingannare inganno ingannevole
december: dicembre
decentralised: decentralizzato decentralizzata decentralizzati
deception: inganni raggiro
decide: decidete decidere decidono decidiamo
decided: deciso decisa
decides: decide
decrease: diminuzione diminuire diminuisce diminuiscono
dedicated: dedicata dedicato
deemed: ritenuto
defeat: sconfitta
deficit: disavanzo
degree: laurea
degrees: lauree
delegate: delega
delete: cancelliamo cancellano cancellarlo cancellarla cancellarsi rimuovere rimuoviamo rimozione
deleted: cancellato cancellata cancellati cancellate eliminato eliminata eliminati
deliver: consegnare consegnano consegniamo consegneremo consegnerà consegneranno consegnamo consegnarci recapitare recapitiamo consegnaci consegnateci
delivered: consegnato consegnata consegnati consegnate
delivers: consegna
demo: demo
demonstration: dimostrativo dimostrativa dimostrativi
dentist: dentista
department: dipartimento
depend: dipendono dipende
deposit: deposito cauzione caparra depositare depositarli depositarle depositateli
deposited: depositato depositata depositati
deposits: depositi deposita
depreciate: deprezza svaluta
depression: depressione
deserve: meritevole meritevoli
designer: disegnatore
desks: banchi
despite: nonostante malgrado
destroys: distrugge
devaluation: svalutazione inflazione
develop: sviluppare sviluppiamo
developer: sviluppatore programmatore
developers: sviluppatori programmatori
development: sviluppo
devices: dispositivi dispositivo
diabetes: diabete
diabetics: diabetici
diagnoses: diagnosticato
diagnosis: diagnosi
diary: diario
did: fece faceva
dietary: dietetico dieta
different: diverso diversa
difficult: difficile difficili
digital: digitale digitali
digitally: digitalmente
dimensions: dimensioni
dinner: cena cene
diocese: diocesi
diploma: diploma diplomino
diploma mill: diplomificio
diplomas: diplomi
direct: dirette
directly: direttamente diretto
director: direttore direttrice
directors: direttori registi regista
disability: disabilità invalidità
disabled: disabile disabili
disappeared: sparita spariti sparito
disappears: sparisce
discount: sconto ribasso scontistica scontare
discounted: scontato scontata scontati scontate
discounts: sconti
discuss: discutere discutiamo
discusses: discute
disease: patologia
dish: pietanza
dishes: piatti
dismantling: smontaggio
display: esporre espone esposto esposti
distribute: distribuire distribuiamo distribuiscono ripartire
distributed: distribuito distribuita distribuiti distribuite ripartito ripartiti
distributes: distribuisce ripartisce
distribution: distribuzione ripartizione
divide: dividiamo dividono dividere
divided: diviso divisa
dividend: dividendo
dividends: dividendi
divides: divide
do: farlo farla farne
doctor: medico dottor dottoressa pediatra cardiologo oncologo psichiatra dermatologo
doctorate: dottorando dottorato
doctors: medici dottori
document: documento
documents: documenti
does: effettua svolge
dog: cane cinofilo
dogs: cani cagnolini cagnolino
doll: bambola
donate: donare donano doniamo donate devolvere devolviamo donarlo donarli doneremo offrendo
donated: devoluto devoluti devoluta devolute donavano donassero
donates: dona devolve
donating: donando
donation: donazione lascito obolo liberalità
donations: donazioni elargizioni
done: fatto fatta fatti fatte svolte svolto svolta svolti
donkeys: asini somari
donor: donatore donatrice elargitore benefattore benefattrice
donors: donatori avis benefattori
door: portone
doors: porte
dot: pallino
double: doppi raddoppia
doubled: raddoppiato raddoppiata
doubles: raddoppi
dough: impasto
download: scarica
draft: bozza
draw: estraiamo pareggio sorteggiare sorteggiamo estrarre estratti estratta
drawer: cassetto
drawing: disegno
drawings: disegni
drawn: disegnata disegnato disegnati disegnate sorteggiato estratto
draws: estrae disegna
dream: sogno sogni
dressmaker: sarte sarta
drink: bibita bevanda bere
drinks: bibite
driver: autista conducente
drives: guidano
driving: guidare
drop: goccia
drum: grancassa tamburino
dry: secca
due: spetta
duplicates: doppioni doppione
during: durante
duty: dovere
each: ognuno ognuna ciascun
eagle: aquila
ear: spiga
early: anticipato anticipata anticipati precoce
earn: guadagna guadagniamo guadagnerebbe
earned: guadagnato guadagnata guadagnati
earnings: guadagni redditi
earns: ottenga
earth: terra terreno
easter: pasqua
eat: mangiare mangiano mangiamo
eats: mangia
economic: economico economica economici economiche
edge: bordo
edition: edizione riedizioni
editions: edizioni
editorial: redazione
education: educazione istruzione educativo educativa
educational: didattico didattica didattici didattiche
eggs: uova
eight: otto
eight hundred: ottocento
eighteen: diciotto maggiorenni maggiorenne
eighth: ottavo ottava
eighty: ottanta
elapsed: decorso
elderly: anziani anziano anziana anziane
elected: eletto eletta eletti
election: elezione elezioni
electrician: elettricista
electronic: elettronico elettronica elettronici elettroniche
elementary: elementari elementare
eleven: undici undicesimo
email: email
embassy: ambasciata
emblem: stemma
embroidered: ricamato ricamata
embroidery: ricamo
emergency: emergenza
employee: dipendente
employees: dipendenti
empowered: legittima
empty: vuota vuoto vuote vuoti
enamel: smalto smaltata
encore: bis
end: fine termine conclusione
ended: finiva
ends: finisce termina finiscono
energy: energetica energia
engineer: ingegnere
english: inglese
enhance: valorizzarne valorizzare
enough: basta sufficiente sufficienti
enrol: iscriviamo iscrive iscrivo iscriva
enrolled: immatricolato immatricolati
enrolment: iscrizione
enrolments: immatricolazione immatricolazioni
ensure: assicurare assicuriamo assicurano
ensures: assicura
entails: comporta
enter: entrare entrano entri entrerà entrerai
enters: entra
entertainers: animatori animatrice
enthusiasts: entusiasti appassionati
entitled: avente aventi
entrance: ingresso entrata
entrance hall: androne
entrances: ingressi
entrust: affidiamo affido affida
entrusted: affidato affidata affidati
envelope: busta buste
environmental: ambientali ambientale
equal: uguale uguali pari
equivalent: equipollente equivalente equivalenti equipara
era: epoca
erase: elimina eliminiamo
error: errore sbagliato
especially: soprattutto specialmente
essay: saggio
establish: istituire
establishes: istituisce
estate: immobile
esteem: stima
estimate: stime
estimated: stimati
ethnic: etnico etnica
european: europeo europea europei europee
euros: euro
evaluation: valutazioni
even: perfino persino addirittura
evening: sera
evenings: serate sere
event: evento ricorrenza
events: eventi manifestazioni manifestazione
every: ogni
everyone: chicchessia
everywhere: ovunque dappertutto
evidence: testimonianza
exactly: precisamente esattamente
exam: esame esaminare
examiner: esaminatore esaminatori
exams: esami
except: tranne salvo eccetto
exchange: cambio scambi permuta barattare scambiandoli scambieremo
exchangeable: permutabile
exchanged: scambiato scambiata scambiati scambiate
exchanges: ricambi
exclusive: esclusivo esclusiva esclusivi esclusive
executive: dirigente dirigenti
exempt: esente esenti esonerato
exercise: esercizio
exhausted: esauriremo esauriscono
exhibition: esposizione
exhibitions: mostre
exist: esistono esistere
exists: esiste
exit: uscita
expected: atteso attesi
expects: prevediamo
expenses: spese
expensive: costoso costosa costosi costose
experience: esperienza esperienze
experiment: esperimento sperimentare sperimentiamo sperimentazione
experimental: sperimentale
experiments: esperimenti
expert: esperto esperta
experts: esperti
expire: scadono scadere scadenze
expired: scaduto scaduta scaduti
expires: scade scadrà
expiry: scadenza
explain: spiegarlo spiegare spiego spieghiamo spiegano spiegherà spiegheremo spiegando
explained: spiegato
explains: spiega
explorer: esploratore
extensions: prolunghe
extra: extra supplemento
extract: estrazione
extras: figuranti comparse
eye: occhio
eyes: occhi
facade: facciata
face: facce faccione
facilitation: facilitazione agevolazione agevolazioni
faculty: facoltà
failed: bocciata bocciato rimandata fallita
fair: fiera
fairness: lealtà
fairy tales: favole
faith: fede
fake: finta finto finti finte fasullo fasulla falso falsa falsi false fittizi bufala bufale finzioni pseudo
fall: scendano cali scenderà caleranno calerà scenderanno cadere cadrà
fallen: crollato caduto caduta cade sceso
falls: scende cala scendono calo ribassi
families: famiglie familiari
family: famiglia familiare
fan: tifoso
fans: tifosi tifoseria
fantasy: fantasia fantasioso inventate
farm: fattoria cascina
farmer: contadino contadini coltivatori agricoltore
farmers: agricoltori
farmhouse: agriturismo podere
farming: agricoltura agricolo agricola
fast: veloce veloci rapido rapida
fathers: padri
favourite: preferita preferito
feature: funzione funzionalità
february: febbraio
federal: federale
federation: federazione
fee: quota canone tariffa
fees: canoni tariffe
feet: piedi
fellow citizens: concittadini compaesani
ferret: furetto
festival: sagra sagre
fever: febbre
few: pochi poche
fiat: fiat
field: campo campetto campi
fifteen: quindici
fifth: quinto quinta quinte
fifty: cinquant
figure: figura figure
figurine: figurina figurine
filed: limava
film: pellicola
film club: cineforum
final: finale finali
finally: infine
finance: finanza finanziamo finanziano
financed: finanziato finanziata finanziati
finances: finanzia finanze
financial: finanziari
financially: economicamente finanziariamente
financing: finanziamento finanziare
find: troverai troverete troverà troveranno trovano trovare trovate trovi trovo
finds: trova
fingerprint: impronta impronte
fingerprints: biometrico biometrici
finish: finire finiamo finisca
finished: finito finita finite finiti terminato
fire: fuoco incendio
firefighter: pompiere pompieri
firefighters: vigili
firefighting: antincendio
first: primo primi prime primato
fish: pesce pescano peschiamo pesci
fishing: pesca
fishmonger: pescivendolo
fit: idoneo idonea idonei
five: cinque cinquina
five hundred: cinquecento
fixtures: fissi
flag: bandiera
flag throwers: sbandieratori
flags: bandiere
flea market: mercatone
flight: volo
flood: alluvione
flooding: allagamento
flour: farina
flow: flusso
flower: fiore
flowers: fiori
flyer: volantino locandina volantini
fog: nebbia
fold: piega
folder: cartella
follow: seguono segui
following: seguito seguente seguenti
follows: segue
food: alimentari cibo alimentare
football: calcio
footballer: calciatore calciatori
for: per
forbidden: vietato vietata vietati vietate proibito proibita
forbids: vieta proibisce
foreseen: previsti previsto prevista previste
forever: indelebile indelebili perennemente perpetuo eterno eterna eternamente
forge: falsificare falsificano
forged: falsificato falsificata falsificati falsificate
forgery: falsificazione
forget: dimentica
forgotten: dimenticato
forklift: muletto
form: modulo forma
format: formato
forms: moduli
fortieth: quarantesimo
forty: quaranta
found: trovato trovata trovati
foundation: fondazione
founded: fondata fondato
founder: fondatore fondatrice fonditore
founders: fondatori fondatrici
four: quattro
four hundred: quattrocento
fourteen: quattordici
fourth: quarta quarto quarte
fraction: frazionato
frame: cornice
free: gratis gratuito gratuita gratuiti gratuite gratuitamente libero libera liberi libere liberamente gratuità omaggi
free pass: lasciapassare
freed: liberati
freeze: congelare congelato congelati
fresh: fresca fresco fresche freschi
friday: venerdi venerdì
fridge: frigo frigorifero
friend: amico amica conoscente
friends: amici amiche
friendship: amicizia
fringes: frange
from: da dal dall dagli dai
fruit: frutta
full: pieno piena pieni totò
full name: generalità
fun: spasso divertimento divertirsi divertente divertenti divertiamo
fund: fondo fondiario
fundraising: autofinanziamento colletta
funds: fondi finanziamenti
furnace: fornace
future: futuro futura futuri future
gain: guadagno plusvalenza guadagnarne lucrare
gainful: redditizio redditizia lucrativo lucrativa
gains: plusvalenze
gallery: galleria pinacoteca
gambling: azzardo
game: gioco
games: giochi
garden: giardino giardinaggio orto orti
gardener: giardiniere
gardeners: giardinieri ortolani ortolano
gardens: giardini
gate: cancello
gathers: raccoglie
gave: diede dava
gazebo: gazebo
gender: sesso genere
general: generale
generate: generiamo generare generano generate
generates: genera
germ: germoglio
gesture: gesto
gift: regalo dono
gifted: regalati regalato regalata regalate
gifts: regali doni
girl: ragazza bambine
girls: ragazze
give: diamo dare danno darlo darne darla dando dia diano darti darvi regalare regaliamo regalano regalarla regalarlo gliele gliela gliene glielo consegnargli dargli darle dategli
give back: restituire restituiamo restituiscono restituirsi ridare ridiamo restituirà rendere rendiamo restituirlo restituirle restituirli restituirla restituisci restituite rimborserò rimborseremo riconsegniamo
given: dato donato donata donati
given back: restituito restituita restituiti reso resi
gives: dà regala
gives back: restituisce
glass: vetro bicchiere
glimpse: scorcio
gnocchi: gnocchi
go: vanno andare vado vai andiamo andate
go out: escono uscite
goal: obiettivo meta traguardo gol
goalkeeper: portiere
goals: obiettivi
goes: va
goes out: esce
gold: oro dorato dorata dorati dorate
gone: andato andata
good: bell bene buon bravi bravo ben
governance: governance
government: governo governativo governativa governativi
gown: toga
graduate: laureato laureata laureati diplomato diplomata diplomati
graduation: laurearsi diplomarsi
grandchild: nipote
grandchildren: nipoti
grandmother: nonnina
grandparents: nonni nonna nonno nonne
grant: accordare
granted: concesso concessi concesse accordato
grants: accorda concede
grape harvest: vendemmia
grapes: uva
graphics: grafica grafico
gratitude: gratitudine riconoscenza
greater: maggior
green: verde verdi
greets: saluta
grill: griglia
grocer: fruttivendolo
group: gruppo
groups: gruppi
grow: crescere crescono
guarantee: garanzia garantire garantiamo garantisco fideiussione garantisci garantirà garantiranno garantendo
guaranteed: garantito garantita garantiti garantite
guarantees: garantisce garanzie
guarantor: garante garanti
guardian: tutore
guests: ospiti ospite
guide: guida guide
guided: guidata guidate
guild: gilda
guys: raga
gym: palestra ginnastica
gyms: palestre
hacked: hackerato violato violata
had: aveva avuto avevo
had to: dovuto dovuta dovuti doveva
hairdresser: parrucchiere parrucchiera
hairpin: forcina
half: metà mezz
half yearly: semestrale semestrali
hall: sala salone
ham: prosciutto
hand: mano
hands: mani
hang: appendiamo appeso appendere appesa appesi
happen: succedere
happens: succede avviene
happy: contento contenta felice felici
hardware: ferramenta
harvest: mietitura
harvester: trebbiatrice
has: ha possiede
hat: cappello
hats: cappelli
have: hanno ho hai avete aver abbia
hazelnuts: nocciole
he: lui egli
head: testa capo
headmaster: preside
headteacher: rettrice
health: asl salute sanitari sanità
heard: sentito ascoltato
hearing: udito
hears: ascolta
heating: riscaldamento
hedgehog: riccio
hedgehogs: ricci
hello: ciao buongiorno salve buonasera
helmet: casco
help: aiuta aiuto aiuterà aiuti
helped: aiutato aiutata
helper: soccorritori
helpers: aiutanti
helping: aiutando
hems: orli
herbalist: erboristeria
here: qui qua ecco
heritage: retaggio
hidden: nascoste nascosto nascosta
high: alta alto alti alte elevato elevati elevata
high school: superiori
higher: superiore maggiori
highest: altissimo altissimi altissima
hike: trekking
hiker: escursionista
hikers: escursionisti camminatori
himself: sé
hired: assunto assunta
his: suo sua suoi sue
historical: storici storico storica storiche
history: storia
hiv: hiv
hoe: zappetta zappa
hold: detengono detenere trattenere custodirle detieni
holder: titolare detentore possessore intestatario
holders: titolari possessori detentori intestatari portatori portatore
holding: detenzione possesso
holds: tiene
holds up: regge
holiday: festivo festivi
holidays: ferie vacanze vacanza
holistic: olistico
home: domicilio domestico domestica
homeless: senzatetto
homework: compiti
honey: miele apicoltore alveare
honorary: honoris onorifica onorifici onorari
honour: onore
hood: cappa
horse: cavallo
horses: cavalli
hospital: ospedale
hospitalised: ricoverati ricoverata ricovero
hostel: ostello
hotel: albergo alberghiero hotel
hour: oretta
hourglass: clessidra
hours: ore orari
house: casa casetta trullo abitazione
houses: case
housewives: casalinghe
housing: alloggio
how many: quanti quante quanta
how much: quanto
however: peraltro tuttavia
hug: abbraccio
human: umano umana
humanities: umanistica
hundred: cento centinaio centinaia
hundredth: centesimale
hunt: caccia
hurry: sbrigatevi fretta
husband: marito
hygiene: igiene sanificazione
i: io
iban: iban
ice cream: gelateria
ice creams: gelati gelato
icon: icona icone
idea: idea idee
identical: identico identica identici identiche
identifiable: identificabile
identification: identificazione riconoscibile
identify: identifica
identity: identita identità
if: se qualora
illness: malattia malattie
image: immagine
images: immagini
imaginary: immaginario immaginaria inventata
imitate: imita
imitation: imitazione imitazioni patacca replica repliche
immediate: immediato immediata
immediately: subito immediatamente
immutable: immutabile immutabili
impersonate: spaccia impersona
impossible: impossibile
imprecise: imprecisato
in: nel nei nell negli entro
in front: davanti dinanzi
inauguration: inaugurazione
incentive: incentivo incentivi
incentives: premialità
included: compreso compresa compresi comprese inclusa incluso inclusi incluse
includes: comprende
income: reddito rendita entrate
increase: incremento incrementa aumento aumentano
indicated: indicato indicata
indication: indicazione indicazioni
inevitable: immancabile
infinite: infinito infiniti
inform: informiamo informa
information: informazioni informazione informativa info
informed: informate informato
inhabitant: abitante
inheritance: eredità
initial: iniziale sigla sigle
initials: iniziali
initiative: iniziativa iniziative
insert: inserire inserisci inserite
inside: dentro
insolvency: fallimento insolvenza
inspection: ispezione
inspections: sopralluoghi
inspector: ispettore
install: installa
instalments: rate rata
instead: invece anziché
institute: istituto istituti
institution: istituzione istituzioni istituzionale istituzionali
instructions: istruzioni
instructor: istruttore istruttrice
instructors: istruttori
instrument: strumentale
insurance: assicurazione assicurazioni assicurativo assicurativa
insured: assicurate
intend: intendono intendiamo
intends: intenda intende
interest: interesse
interest bearing: fruttifero fruttiferi
interest free: infruttifero infruttiferi
interests: interessi
intern: tirocinante stagista
internal: interno interna interni interne
international: internazionale internazionali
internship: stage
interview: intervista colloquio
intolerance: intolleranza intolleranze
invent: inventa
invented: inventato inventati inventiamo inventare
invest: investi investo investendo
invested: investito investita investiti
investment: investimento
investments: investimenti
investor: investitore investitrice
investors: investitori risparmiatori risparmiatore
invests: investe
invite: invito invita inviti
invited: invitate invitato invitata invitati
inviting: invitando
invoice: fattura
invoices: fatturato
is: é è consiste
island: isola
issuance: emissione
issuances: emissioni
issue: rilasciamo emettere rilasciare emettono rilasciano emetti rilascio emettendo rilasciarla rilasciarlo rilasciarli rilasciando
issued: rilasciato rilasciata rilasciati rilasciate emesso emessa emessi emesse
issuer: emittente emittenti
issues: rilascia emette
issuing: rilasciante
it: esso essa
italian: italiano italiana italiani
item: voce
items: voci
january: gennaio
jester: giullare
join: aderire unirsi unisciti tesserarsi
joined: aderito
joins: aderiscono
joke: burla burlone goliardico burle scherzi beffa
joking: scherzo scherzosamente scherzare scherziamo goliardica
journalism: giornalismo
journalist: giornalista
judge: giudice
july: luglio
june: giugno
jury: giuria giurie
just: appena
justified: giustificata
keep: teniamo tenere tengo tieni tenete tenerlo tenerla tenga conservano conservare conservate conservo conservi tenerli conservarle conservarlo conservarla terrebbe custodirli custodirlo custodirla custodirvi
keeper: custode custodi
keeps: conserva trattiene
kept: tenuto tenuta conservato conservata conservati tenuti tenute
key: chiave
keys: chiavi chiavette
kids: ragazzi bimbe
kilometre: chilometro
kindergarten: asilo materna
kindness: gentilezza
king: re
kingdom: regno
kiosk: chiosco edicola
kitchen: cucina
kitchens: cucine
knees: ginocchia
knew: sapeva saputo
knight: cavaliere cavalieri
knightly: cavalleresco
knitting: uncinetto
know: so sai sappiamo sanno sapete saper
knows: sa conosce
label: etichetta etichette
laboratories: laboratori
laboratory: laboratorio
ladle: mestolo
lady: signora
ladybird: coccinella
lake: lago
lamp: lampione lampadina
land: terreni
lane: corsia corsie
language: lingua
languages: lingue
lantern: lanterna lanternina
lap: giro
lapel: bavero
last: scorso scorsa ultime ultima ultimo ultimi scorsi scorse
lasts: dura
late: tardi ritardo
later: successivamente dopodomani
latin: latino
laugh: ridere
laughs: ride
launch: lancio lanciare lanciamo lanciato lancerà alaggio partirà avvio avvia
launched: lanciata lanciati
launching: lanciando
laundry: bucato
law: legge giurisprudenza decreto
laws: leggi normativa normative
lawyer: avvocato avvocati
leader: capogruppo
leaf: foglia
leaflet: prospetto
leaflets: pieghevoli
league: lega
league title: scudetto
learn: imparano imparare imparate impariamo
learned: imparato appreso
learning: imparando apprendimento
learns: impara
leash: guinzaglio
leather: cuoio
leave: lasciare lasciano lasci lasciate lasciamo lasciando partire partenza partono lasciarci lasciarlo lasciarla lasciarli
leaves: lascia foglie foglioline fogliolina
left: lasciato lasciata sinistra
leg: gamba
legal: legale legali giuridico giuridica legalmente
legitimate: legittimo legittimi
lend: prestare prestarla prestarlo prestano presti prestate prestarli prestarle prestarci prestarvi prestasse presterei prestarne prestava
lender: prestatore
lending: prestando
lends: presta
lent: prestato prestata prestati
less: meno minore
lesson: lezioncina
lessons: corsetti
letter: lettera
lettered: letterario letteraria
letters: lettere
level: livello
levels: livelli
libraries: biblioteche
library: biblioteca
licence: patentino patente licenza autorizzazione abilitazione licenziatario concessa
licences: licenze patenti autorizzazioni abilitazioni
licensed: patentato patentati licenziato
lichens: licheni lichene
life: vita
lifeguard: bagnino
lift: ascensore
light: luce
lights: luminarie luci
like: piace
limit: limite limiti
limited: limitata limitato limitati limitate contingentato contingentati contingentata
linden: tigli
link: collegamento
linked: legato legata collegato collegata legati
liquid: liquido
list: elenco lista elenchi liste
listen: ascoltare ascoltiamo ascolto
listing: quotazioni quotarsi
literary: letterari
little: po poco poca
live: vivere
lives: abita
load: carico carichiamo caricare caricarlo
loan: prestito mutuo
loaned: comodato
loans: prestiti mutui
local: locale locali
lock: blocca blocchiamo lucchetto
locked: bloccato bloccata bloccati bloccate vincolato vincolati
locker: armadietto
log in: accedendo
logo: logotipo
long: lungo lunga lunghi
look: guarda
lose: perdere perdi perdono perderà perdete perderai perdeva smarrire smarrisce
loses: perde
loss: perdita smarrimento
losses: perdite
lost: perso persa persi perse smarrito smarrita
lot: lotto
lottery: lotteria sorteggio
love: amano amare
low: basso bassa bassi basse
lower: inferiore inferiori abbassare
lowest: bassissimo
loyal: affezionati affezionato fedele fedeli fidelizzati
loyalty: fedelta fedeltà fidelizzazione
luck: sorte fortuna
lucky: fortunato fortunati fortunata
lunch: pranzo
lunches: pranzi
lupins: lupini
lynxes: linci
machine: macchina macchinetta
made: realizzato realizzata realizzati prodotta
mail: posta
main: principale principali
mainnet: mainnet
maintains: mantiene
make: fare far fanno faccio fate facendo fai faccia fanne realizziamo realizza
makes: fa
malfunctions: malfunzionamenti
manage: gestiamo gestire gestisco amministrare gestirlo gestirla gestirli
managed: gestito gestita gestiti gestirà gestiremo
management: gestione gestionale gestioni
manager: gestore
managers: gestori responsabili
manages: gestisce amministra
many: tanti tante molti molte parecchi numerosi
map: mappa
marathon: maratona
march: marzo
marked: contrassegno
market: mercato mercati mercatale
marking: marcatura
marks: segna
marmot: marmotta
mask: maschera
masks: maschere
mass: liturgia
master: maestro maestra maestri liutaio magistrale
masters: mastri
mastery: padronanza
match: partita
matchday: calcistico
matches: partite
maximum: massimo massima
may: maggio potesse
mayor: sindaco
me: mi me
meal: pasto
meals: pasti
means: mezzi
meanwhile: intanto frattempo
measures: misure
meat: carne
mechanic: meccanico
medal: medaglia medaglietta medaglione medaglina
medals: medaglie
media: media
medical: mediche medica clinico clinici
medical records: cartelle
medicine: farmaco farmaci medicina
meet: incontrare incontriamo incontrarsi troviamoci
meeting: riunione incontro raduno ritrovo convocazione adunanza
meetings: incontri riunioni
meets: riunisce
member: socio socia membro tesserato tesserata
members: soci associati tesserati membri iscritti aderenti aderente
membership: associativa tesseramento associativo associative affiliazione adesione adesioni appartenenze
mend: rammendare
mention: menzione
merchants: commercianti esercenti commerciante negozianti negoziante
merit: benemerenza merito merita
meritorious: benemeriti benemerito
merits: meriti
message: messaggio sms messaggino
messages: messaggi
metal: metallo metallica metallico
meter: contatore
metres: metri mq
mice: topi
microscope: microscopio
milk: latte
mill: mulino filanda
million: milione
millionaire: milionari
millions: milioni
mine: minare
miner: minatore
minerals: minerali
miners: minatori
minimum: minima minimo minimi
minister: ministro
ministerial: ministeriale ministeriali
ministry: ministero ministeri
minors: minorenni minori
mint: coniare coniamo zecca
minted: coniato coniati coniata
minute: minutino
minutes: verbale verbali minuti minuto verbalizzazione
miss: perderti perdertela
missing: manca assente
model: modello
models: modelli
moment: momento attimo
monday: lunedì lunedi
monetary: monetari
money: soldi denaro soldo quattrini spicci contante liquidi
money changer: cambiavalute
money laundering: antiriciclaggio
month: mese
monthly: mensile mensili mensilmente
months: mesi
more: più piu
morning: mattina mattino
mornings: mattine
mortgage: ipoteca
mosaic: mosaico
mother: mamma madre suocera
mothers: mamme madri mammina
mountain: monte montagna montagne cima
mounted: montato
move: spostiamo spostate spostare muovere
moved: spostati
movement: movimentazione
moves: muove sposta
much: tanto molto tanta assai troppo molta
multiply: moltiplica
municipality: comune municipio comunale comunali comuni
museum: museo
museums: musei
mushroom: fungo
music: musica
musician: musicista
musicians: musicisti
must: dev deve devo devi dobbiamo dovete dovrà dovranno debba occorrerà bisogna bisognerà
my: mio mia miei mie
nail: chiodo
name: nome denominazione
named: intestato intestata intestati intestate nominativa nominativo nominale nominali
named after: intitolato intitolata
names: nomi nominativi
narrator: narratore
national: nazionale nazionali
nationality: nazionalità cittadinanza
nativity: presepe presepi
nautical: nautico
near: vicino vicina presso
necklace: collana
need: bisogno necessità serva
needed: servirebbe occorrono occorre necessari
needy: bisognosi
neighbour: vicinato
neighbourhood: quartiere rione borgo borghi rionale rioni quartieri
neighbours: vicini confinanti
network: rete circuito
networks: reti
never: mai giammai
new: nuovo nuova nuovi nuove
new edition: riedizione
news: novità notizia
newsletter: bollettino notiziario
newspaper: giornale
newspapers: giornali
next: prossimo prossima prossimi prossime
nice: simpatico simpatia carina
nickname: soprannome pseudonimo soprannomi pseudonimi nomignolo nomignoli
night: notte
nights: notti
nine: nove
nineteen: diciannove
ninety: novanta
ninth: nono nona
no: nessun no
noble: nobile nobili nobiltà
nobody: nessuno
node: nodo
nodes: nodi
nominative: nominalmente
nonexistent: inesistente inesistenti
nonprofit: onlus
nontransferable: intrasmissibile incedibile incedibili intrasferibile intrasferibili inalienabile
nose: naso
not: non né
not even: nemmeno neppure neanche
notary: notaio notarile
note: nota bolla annotiamo
notebook: quaderno taccuino
notes: note
nothing: niente nulla
notice: avviso
noticeboard: bacheca
novel: romanzo
novelty: novita
november: novembre
now: ora adesso
nowhere: dovunque
number: numero
numbered: numerate numerati numerata numerato
numbering: numerare numeriamo progressivo progressiva
numbers: numeri numerazione
nuns: suore suora
nurse: infermiere infermiera infermieri
nursery: vivaio
object: oggetto
objects: oggetti
obligation: obbligo obblighi
observations: osservazioni
obtain: ottenere ottengono ottieni conseguire otteniamo conseguono
obtained: ottenuto ottenuta ottenuti conseguito conseguita conseguiti
obtains: ottiene consegue
obviously: ovviamente
occasion: occasione
occupies: occupa
october: ottobre
octopus: polpo
of: di del dei dell degli d
of it: ne
off: spegne
offends: offende
offer: offerta offro offri offerto
offerings: questua
offers: offre offerte
office: segreteria ufficio sede
officer: vigile
offices: uffici sedi
official: ufficiale ufficiali pubblicamente
officially: ufficialmente
often: spesso
oil: olio frantoio
old: vecchi antiche
olive: ulivo oliveto
olives: olive
on: su sul sui sull sugli sopra
one: si
onion: cipolla
online: telematico telematica telematici internet telematicamente
only: unico solo soltanto solamente unica sola soli unicamente esclusivamente
open: aperto aperta aperte aperti aprono apra apri apriremo apertura
opening: aperture
opens: apre
operator: operatore operatori operatrice
opinion: opinione opinioni
opinions: pareri parere
opponents: avversari
opportunity: opportunità
opposite: contrari contro
or: oppure o od ovvero
oranges: arance
orchestra: orchestra
order: ordine ordinare ordiniamo ordinano
orders: ordina ordini
ordinary: ordinaria ordinario
organise: organizziamo organizzare organizzano organizzato
organiser: organizzatore organizzatori
organises: organizza
original: originale originali
other: altro altra altre altrui
others: altri
otherwise: altrimenti
our: nostro nostra nostri nostre
ourselves: noialtri
out: fuori
outside: esterno esterna esterni esterne
oven: forno
overtime: straordinari
owed: dovute
owl: gufo
own: propri possedere possiedi possiedo
owned: posseduto posseduta posseduti
owner: proprietario proprietaria padrone comproprietario
owners: proprietari comproprietari
ownership: titolarità comproprietà
owns: possedeva
packages: pacchi pacco
page: pagina paginetta
pages: pagine
paid: pagato pagata pagati versato versata versati versate retribuito retribuita stipendiato pagante paganti saldato saldata corrisposto corrisposti erogato erogati erogata
paint: vernice dipingo
painter: pittrice pittore imbianchino
painting: imbiancatura dipinto pittura
paintings: quadri dipinti
panels: pannelli
pantry: dispensa
paper: cartaceo cartacea cartacei cartacee
parchment: pergamena
parent: genitore
parents: genitori
parish: oratorio parrocchia parrocchie canonica
park: parco
parking: parcheggi
parody: parodia satira
part: parte
participant: partecipante corsista
participants: partecipanti corsisti
participate: partecipare partecipano partecipi partecipate partecipando parteciperà partecipassero parteciparvi parteciperanno parteciperai parteciperete parteciperemo
participated: partecipato partecipava
participates: partecipa aderisce
participation: partecipazione partecipazioni
participatory: partecipativo
parties: feste
partnership: partenariato
party: festa festeggiamenti festeggiare festeggiamo
pass: pass passare passate passano supera
passage: passaggi
passed: passato superato superata superamento
passes: passa
passive: passiva passivo
passphrase: passphrase
passport: passaporto
pasta: cavatelli pasta pastificio
pastoral: pastorale
pastry shop: pasticceria pasticcere
pasture: alpeggio
patch: cerotto toppa
path: percorso sentiero vialetto
pathologies: patologie
paths: sentieri percorsi
patience: pazienza
patient: ricoverato
patients: pazienti paziente
patron: patrono
pavilion: padiglione
paw: zampa
paws: zampe
pay: paga pago paghi paghereste versare versano versando versamento versamenti versi pagherebbe versarlo versarla
payee: beneficiario beneficiaria
payer: pagatore
paying: pagando
payment: pagamento
payments: pagamenti
pays: versa
penguin: pinguino pinguini
pennant: gagliardetto
pension: pensione
people: persone gente
peppers: chili
percent: percento
percentage: percentuale percentuali
performance: spettacolo
performances: spettacoli
perhaps: magari forse
period: periodo
permanent: permanente permanenti permanentemente
permission: permesso permessi
permit: permette permettono consente consentono consentire consentito
person: persona
personal: personale personali personalmente
personalised: personalizzato personalizzata personalizzati
pest control: disinfestazione
petal: petalo
pharmacy: farmacia
phone: telefono cellulare telefonino smartphone telefonico telefonica cellulari
phones: telefoni
photo: foto fotografia
photographer: fotografo fotografa
photographic: fotografico fotografica
photos: fotografie
phrase: frase
phrases: frasi
physiotherapist: fisioterapista
picture: quadro ritratto
piece: pezzo pezzetto
pieces: pezzi esemplare
piggy: porcellino
piggy bank: salvadanaio
pilgrimage: pellegrinaggi
pilgrims: pellegrini pellegrino
pilot: pilota
pin: spilla spilletta spillina spilletto
pink: rosa
pinned: appuntata appuntato
pins: spille
pizza: pizza pizzeria
place: posto luogo
plan: piano
plant: pianta piantiamo
planted: piantato
plants: piante
plaque: targhetta targa
plastic: plastica
plate: piatto piastrella
platform: piattaforma
play: giocare recita giocano giochiamo
played: suonato giocato
player: giocatore giocatrice giocatori scacchista scacchisti
players: giocatrici
plays: gioca suona
please: favore prego
pledge: pegno impegnarsi impegniamo
pledges: pegni
plot: parcella
plumber: idraulico
pocket: tasca
poetry: poesia poesie
point: punto
points: punti
pole: palo
polenta: polenta
police: polizia carabinieri questura
policeman: poliziotto carabiniere
political: politico politica politici
pool: piscina
popular: popolare popolari
porch: portico
portable: portatili
portal: portale
porter: portineria portinaia portinaio
portraits: ritratti
position: posizione
possession: possessi
possibility: possibilita
possible: eventuali possibile eventuale possibili
postal: postale
postcard: cartolina
postcards: cartoline
postcode: cap
posted: affisso affissa
postman: postino
postponed: rinviato rinviata spostata spostato
potatoes: patate
pots: pentole
potter: ceramista
pottery: ceramica
practice: pratica esercitazione esercizi
practise: esercita
pray: preghiamo
prayer: preghiera preghiere
prays: prega
precious: prezioso preziosa preziosi preziose pregiato
prefecture: prefettura
preferably: preferibilmente
pregnant: incinta
premise: premessa
prepare: preparare preparano prepariamo
prepares: prepara
presale: prevendita prevendite preordine preordini
prescription: prescrizione
presence: presenza presenze
present: presenti presente presenziato presentarsi presentati
presentation: presentazione
presenting: presentandola
presents: presentando presenterà
president: presidente
presidents: presidenti
presses: preme
pretend: finge fingono fingiamo finzione
previous: precedenti precedente
price: prezzo quotazione prezzario
price list: listino
priced: prezzato
prices: prezzi
priest: parroco parroci frate priore don
print: stampiamo stampare stampano stampate stampala
print run: tiratura
printed: stampato stampata stampati
printer: tipografo stampante
printing: stampa
priority: precedenza priorità prioritario prioritaria
privacy: privacy riservatezza
private: private privata privato privati riservato privatamente
prize: premio
prize money: montepremi
prizes: premi
probably: probabilmente
problem: problema
problems: problemi
proceeds: ricavato ricavi proventi provento
procession: processione
produce: producono produciamo produrre
producer: produttore
producers: produttori
product: prodotto
production: produzione
products: prodotti
profession: professione
professional: professionale professionista professionali professionisti
professions: professioni
professorship: cattedra
profile: profilo
profit: profitto lucro
profitable: remunerativo
profits: utili profitti
program: programmare
programme: programma
programmer: programmatrice
project: progetto
projects: progetti
promise: promettere prometto promesse promettete prometti promettervi
promised: promesso promessa promessi prometteva promettesse
promises: promette
promising: promettendo promettente
promo: promozionale promozionali
promotion: promozione promozioni promuove
proof: comprova dimostra
prop: scenico
property: proprieta proprietà
proportion: proporzione
proposal: proposta
proposals: proposte
propose: propongo proponiamo proporre
proposed: proposto
proposes: propone
props: scenografia scenografie
protect: protegge proteggiamo
protection: protezione
protocol: protocollo
prove: dimostrare
proves: comprovano dimostrano
provide: erogare erogano erogazione forniamo fornire forniscono fornisci
provided: purche erogate fornito
provided that: purché
provides: prevede fornisce provvede
province: provincia
provision: disposizione disposizioni
pruning: potatura
psychological: psicologico psicologica
psychologist: psicologo psicologa
psychology: psicologia
public: pubblico pubblica pubblici pubbliche
publish: pubblichiamo pubblicare pubblicano rilasci
published: pubblicato pubblicata
pulled: tirato tirare
pupil: scolaro
pupils: scolari
puppy: cucciolo cuccioli
purchase: acquisto
put: mettere messo messa messi mettete metterlo metterla metto metti messe metta metterà
puts: mette
qualification: qualifica
qualified: abilitato abilitata abilitati qualificato qualificata
qualifies: abilita
qualifying: abilitante abilitanti
quality: qualità qualita
quantity: quantità quantita
quarrel: litigano
quarter: trimestre
quarterly: trimestrale trimestrali trimestralmente
quarters: trimestri
queen: regina
question: domanda questione quesito
questions: domande quiz quesiti
queue: fila coda
quickly: rapidamente velocemente
quorum: quorum
quoted: quotato quotata quotati
quotes: cita
race: palio gara corsa
races: gare
racing: gareggiare
radio: radiofonica radioamatore
raffle: riffa
rain: pioggia piove
raise: raccoglieremo raccoglierà raccogliendo raccoglierne autofinanziarsi autofinanziare
raising: autofinanziamenti
ranking: classifica graduatoria
rare: raro rara rari rare
rarest: rarissimo rarissimi rarissima
rarity: rarità
rate: tasso
rates: tassi
rather: piuttosto
reached: raggiunto raggiunta raggiunti
reaches: raggiunge
read: leggere leggete letto leggo leggiamo leggerà letti lette
readable: leggibile
reader: lettore lettrice
readers: lettori lettrici
reading: lettura letture leggendo
ready: pronto pronti pronta pronte
real: vera vero veri vere reale reali autentico autentica autentici autentiche
real estate: immobiliare immobiliari
really: davvero veramente realmente
reason: ragione motivo
receipt: scontrino quietanza
receive: ricevere ricevi ricevo ricevete ricevendo percepire percepiscono riceva riceverne riceverlo riceverla ricevesse
received: ricevuto ricevuti ricevuta ricevute ricevette riceveva percepito percepiti
receives: riceve percepisce percepirà
recipe: ricetta
recipes: ricette
recipient: ricevente
recipients: destinatari
recognise: riconoscere riconosciamo riconoscono
recognised: riconosciuto riconosciuta riconosciuti riconosciute meritato meritata
recognises: riconosce
recognition: riconoscimento riconoscimenti riconoscerà riconoscerti riconoscente
record: disco vinile annota registrerà
recorded: annotato annotata annotati trascritto trascritta trascritti riportata riportati riportate
recover: recupera recuperiamo
recovered: recuperato
recovery: recupero ripristino guarigione riabilitazione
rector: rettore
rectors: rettorato
recycling: riciclo riciclaggio
red: rosso rossi rossa rosse
redeem: riscatta riscatti spenderla convertirla
redeemable: spendibili utilizzabili
redeemed: riscattato riscattati riscattabile riscattabili
redemption: riscatto
redo: rifare rifatto rifatta
reduced: ridotto ridotta ridotti
refer: presentare invitare segnalarci
referee: arbitro
referees: arbitri
referral: passaparola segnalato segnalando referenza
refers: rimanda presenta
refreshments: rinfresco
refuge: rifugio bivacco
refugees: profughi rifugiati
refund: rimborso rimborsare rimborsi restituzioni rimborseranno
refundable: rimborsabile rimborsabili
refunded: rimborsato rimborsata rimborsati
regarding: riguardo riguarda
regards: cordialmente cordiali saluti saluto
regatta: regata
region: regione regioni
regional: regionale regionali
register: registro registra iscrivere iscriversi albo iscriviti registriamo
registered: iscritto iscritta registrato registrata iscritte registrate
registering: registrandosi
registration: registrazione registrazioni
registrations: iscrizioni
registry: anagrafico anagrafe
regular: frequentatore
regulars: avventori
regulation: normativo disciplina
rehearsals: prove
reimburse: risarcire
relations: relazioni
relatives: parenti congiunti parente
release: release
reliable: attendibile
religion: religione
religious: religioso religiosa
remain: restano rimangono resteranno resterà restare rimanere resti rimarrà rimarranno resterete rimasta rimasti
remained: rimasto rimaste
remains: resta rimane
remember: ricordare ricordiamo ricordano ricordate
remembers: ricorda
remind: ricordarci ricordandovi
reminder: promemoria
remove: togliamo toglie tolgono
removed: tolta tolto tolti tolte rimosso rimossa rimossi
renew: rinnovare rinnovano rinnovate
renewal: rinnovo
renewed: rinnovato rinnovata
renews: rinnova
renounces: rinuncia
rent: affitto affitta affittiamo noleggio noleggiare
rents: affitti noleggi
reopen: riaprire
repaid: ripagato ripagati rimborsate
repair: riparla ripariamo aggiusta ripara
repaired: riparato riparata aggiustato
repairs: aggiustiamo riparano
repay: rimborserà ripagare
repayment: restituzione rimborsabilità
repays: ripaga
repeats: ripete
replace: sostituiamo sostituzione
replaces: sostituisce
reply: riscontro
report: relazione rendiconto resoconto rapporto segnalazione segnalazioni segnalano segnalare segnalate
report card: pagella pagelle
reported: riportato
reports: riporta
repository: repository
reprint: ristampa
reprinted: ristampato ristampata ristampati
reprints: ristampe
republic: repubblica
request: domandina
requested: pregato pregati
resale: rivendita
resaleable: rivendibile rivendibili
rescue: soccorso soccorritore
research: ricerca
resell: rivendere rivendono rivendi rivenderlo rivenderla rivenderli rivenderle rivenderanno rivendendo rivenderci
reseller: rivenditore bagarino
resellers: rivenditori bagarini
resells: rivende
resembled: somigliasse
reserve: riserviamo riserva
reserves: riserve
reset: ripristinare
residence: residenza
residents: residenti abitanti residente domiciliati
resold: rivenduto rivenduta rivenduti rivendute rivendesse rivendeva
resolution: delibera delibere
responsible: responsabile
rest: resto riposo
restarts: riparte
restaurant: ristorante trattoria osteria
restaurants: ristoranti
restore: restaurare
restored: restaurato ristrutturato
result: risulta
results: risultano risultati
resume: riprendono riprendiamo
resumes: riprende
retired: pensionati pensionato
return: tornano tornare tornata tornato ritorno riportano riportare riportarlo riporti rientrano riconsegna rientro
returned: riconsegnato riconsegnati
returns: torna rientra
reuse: riuso
revenue: ricavo incasso introito
review: rassegna recensione
revision: revisione
revival: rilancio
revokes: revoca
reward: ricompensa ricompensiamo premierà premieremo
rewarded: ricompensato ricompensati
rewards: ricompense
ribbon: nastro nastrino
rice: riso
rich: ricco ricchi ricca
richer: arricchisce
rides: giostre
right: diritto giusta giusto
rights: diritti
ring: anello
rise: salgono aumentare crescita rialzo rialzi apprezzamento aumenti cresciuti cresciuto cresciuta aumentato aumentata aumentati
risen: saliti salito salita saliva rincarato rincari rincaro
rises: sale aumenta cresce
rising: crescente aumentando salendo lievita
risk: rischio
risks: rischi
risky: rischioso rischiosa
river: fiume
road: strada
rock: roccia
role: ruolo
rolled: arrotolati
rolling pin: mattarello
roof: tetto
roof tile: tegola
roof tiles: coppi tegole
room: camera stanza
rooms: camere stanze
rope: fune corda
round: tondo tondi
row: riga filare filari
rowing: canottaggio remo
rows: file righe
rubbish: rifiuti
rule: regola norma
rules: regolamento regole statuto regolamenti
run: correre
runner: corridore podista
runners: corridori podisti
rural: campestre
sack: sacco
sacristy: sacrestia
safe: cassaforte blindato
safeguard: custodiamo custodire custodirà custodiscono tutelare salvaguardare
safeguards: custodisce
safekeeping: salvaguardia tutela
safety: sicurezza
said: detto detta diceva disse
sailing: vela veliero
sailor: marinaio
saint: san sant ss
salami: sopressa salame
salaries: stipendi salari
salary: stipendio stipendiati
sale: vendita
saleable: vendibile vendibili
sales: vendite
salty: salata
same: stesso stessa stessi stesse medesimo medesima
sand: sabbia
sandals: sandali sandalo
sandwich: panino panini
saturday: sabato sabati
sauce: sugo salsa
save: risparmia
saved: salvato risparmiato
savings: risparmi
say: dire dite dico dici diciamolo dirlo dica
says: dice
scale: scala
scam: truffa frode
scammed: truffato truffati truffata
scammers: truffatori truffatore
scams: truffe
scan: inquadra inquadri scansiona scansione
scarce: scarso scarsi
scatter: spargere
scene: scena
schedule: cronoprogramma
school: scuola scolastico scolastica liceo scolastici scolastiche
school complex: plesso
schoolchildren: scolaresca scolaresche
schools: scuole licei
science: scienza
sciences: scienze
scientific: scientifico scientifica
scooter: motorino
score: punteggio
scouts: scouts
screen: schermo
sculpture: scultura
sea: mare marittimo
seal: sigillo
season: stagione
seasonal: stagionale stagionali
seasons: stagioni
seat: poltrona
seats: posti sedie poltrone
second: seconda secondo seconde
secondary: secondario
secret: segrete segreta segreto segreti riservata segretamente
secretary: segretario segretaria
section: sezione reparto rubrica
sector: settore
secure: sicuro sicura sicuri sicure
see: vedere vedo vedi vedremo vedrà vedete vederlo vederla vederli
seed phrase: mnemonica mnemonico
seeds: semi seme
seek: cerchiamo cerca
seems: sembra pare
seen: visto visti vista viste
sees: vede
sell: vendere vendo vendi vendete venda vendendo venderlo venderla venderli venderle venderci venderne vendermi vendervi rivendersi vendersi smerciare vendessi vendesse vendeva
seller: venditore
sellers: venditori venditrici
sells: vende smercia rivenderà
semester: semestre semestri
send: mandiamo mandano mandare inviare inviamo inviano spedire spediamo inviateci mandate mandaci spedirvi inviarti inviarvi inviarci inviatela spedirlo spedite inviaci
sends: manda invia
seniority: anzianità
sense: senso
sensitive: sensibili sensibile
sent: inviato inviata mandato spedito
september: settembre
serial number: matricola matricole
series: serie
serious: serio seria
serve: servono servire servirà serviranno
served: servito
serves: serve
service: servizio
services: servizi
seven: sette
seven hundred: settecento
seventeen: diciassette
seventh: settimo settima
seventy: settant
sewing: cucito cucire
sewn: cuciti cucita
shame: gogna
share: azione
shareholder: azionista
shareholders: azionisti
shareholding: azionari
shares: quote azioni condivide
sharing: condivisione condiviso
she: lei ella
shearing: tosatura
shed: capannone
sheep: pecore pecora
sheet: foglio foglietto
sheets: fogli foglietti
shelf: scaffale
shell: conchiglia
shelters: rifugi
shelves: scaffali
shift: turnista turnazione
shifts: turni
shirt: maglia maglietta felpa pettorale
shirts: maglie
shoe: scarpetta
shoes: scarpe scarponi
shop: negozio bottega spaccio emporio shop negozietto botteghino
shopkeeper: bottegaio
shopping: compere
shops: negozi botteghe
short: breve corto
shots: scatti
should: dovrebbe dovremmo dovresti dovrei dovreste
shoulder: spalla
shouted: urlato
shovel: pala
show: mostrare mostrano mostrandola mostrate mostri esibire esibisce presentarla presentarlo esibendo esibirla presentate presentano
shows: mostra mostrerà
sick: malato malati
sign: segno firmare firmano firmiamo sottoscrivere cartello insegne
signals: segnala
signature: firma
signatures: firme
signed: firmato firmata firmati firmate sottoscritto vidimato
signs: segni
silver: argento argenteo
simple: semplice semplici
simulation: simulazione
since: dacché
sing: cantare cantano canti
singer: contralto soprano cantante
singers: cantanti coriste
singing: canto
sings: canta
sink: lavandino
sir: signore sig
sister: sorella sorelle
site: sito
sitting: seduta
six: sei
sixteen: sedici
sixth: sesto sesta
sixty: sessant
size: taglia taglie
ski: sci skipass
skill: competenza destrezza
skills: competenze abilità capacità
skin: pelle
skipped: salta
sleep: dormi dorme
slice: fetta spicchio
small: piccolo piccola piccoli piccole
small change: spicciolo
smart: intelligente intelligenti
smile: sorridere sorriso
snack: merenda merende
snail: lumachina lumachine
snapshot: screenshot
snow: neve
so: così cosi cioè quindi dunque perciò pertanto
social: sociale sociali
softly: sottovoce
software: software programmi
soil: suolo
solar: solare solari fotovoltaico fotovoltaici
sold: venduto venduta venduti vendute
sold out: esaurimento esaurito esauriti esaurita
solidarity: solidale solidarietà
solves: risolve
some: qualche alcuni alcune certi certe taluni
somebody: qualcuno
something: qualcosa
sometimes: talvolta
son: figli
song: brano brani canzone canzoni
soon: presto
souls: anime
soup: minestra zuppa
source: sorgente fonte
south: sud
souvenir: ricordo memoria ricordino
souvenirs: ricordi
spa: terme
speak: parli
speaker: relatore relatrice
speakers: relatori
special: speciali speciale
specialities: specialità
spectators: spettatori
speculate: speculare speculano
speculation: speculazione speculativo speculativa
speculator: speculatore speculatori
speculators: speculatrici
speech: discorso
spend: spendere spendono spendete spendi spenderlo spenderli
spending: spesa
spends: spende
spent: speso spesi
spirit: grappa spiritoso
spoken: parlato
sponsors: sponsor
spoon: cucchiaio
sports: sportivo sportiva sportive sportivi
spouse: coniuge
spring: primavera primaverile
square: piazza piazzetta
squares: quadretti
stack: impilate
stadium: stadi
staff: staff
stage: palco palcoscenico loggione tappa
stages: tappe
stake: partecipativa
stakeholder: quotista quotisti
stakes: puntate
staking: staking
stall: bancarella bancarelle stand
stamp: timbro bollino bollo francobollo timbrino bollini timbratura marchetta timbrarla timbrarlo timbrerà bollinetto
stamp collecting: filatelico
stamped: timbrato timbrata timbrare bollata timbrate bollato
stamping: timbrando
stamps: timbri bolli francobolli timbra
stand: tribuna
star: stellina stella
stars: stelle stelline
started: partito avviato avviata iniziato iniziata
startup: startup
state: statale statali
station: stazione
statute: statutario
stay: stanno stare stai stiamo sto restino
stays: sta
steals: ruba
sticker: adesivo adesiva
stickers: adesivi
still: ancora tuttora
stock exchange: borsino
stocks: scorte
stolen: rubato rubata rubati furto
stone: pietra
stones: sassi pietre
stop: smette fermata
stopped: ferma fermo
store: memorizzare archiviare archiviamo memorizziamo salvare salviamo
stored: memorizzato memorizzata memorizzati archiviato archiviata archiviati archiviate salvata salvati
stories: storie racconti
storm: temporale
story: racconto
stoves: fornelli
stream: torrente
street: strade
street artists: madonnari
streets: vie
strict: stretto
student: studente allievo alunno allieva
students: studenti alunni allievi studentesse allieve scolare studentesca
studied: studiato
studies: studi
study: studio studiare studiamo studiano
subscribe: abbonarsi sottoscrivono
subscribed: sottoscritta sottoscritti
subscriber: abbonato
subscribers: abbonati
subscription: abbonamento sottoscrizione
subscriptions: abbonamenti
substitute: sostituito sostituire
suburbs: periferie periferia
succeeded: riuscito riuscita
success: successo
successor: successore
such: tale tali
sugar: zucchero
suggests: suggerisce
suitability: idoneità
suitable: adatto adatta adatti
suitcase: valigetta
suits: tute
summer: estate estivo estiva estivi estive grest
summers: estati
summit: vetta vette
sunday: domenica domeniche
sunflower: girasole
sung: cantato
supplier: fornitore
suppliers: fornitori
support: sostegno sostenere sosteniamo supporto supportare sostieni
supporters: sostenitori sostenitore
supporting: sostenendo
supports: sostiene
surcharge: sovrapprezzo maggiorazione
sure: sicuramente certamente
surgery: chirurgia chirurgo
surname: cognome
surplus: avanzo avanzi avanza eccedenza
surprise: sorpresa
surveillance: sorveglianza vigilanza
surveyor: geometra
swallow: rondine
swap: baratto baratta scambierà
sweet: dolce dolci
sweets: caramelle
swim: nuotare nuotano
swimmer: nuotatore
swimmers: bagnanti
swimming: nuoto acquatico
switchboard: centralino
symbolic: simbolico simbolica simboliche simbolici
symbolically: simbolicamente
system: sistema impianto impianti
table: tavolo
table football: calciobalilla
tables: tavoli tavolate
tailoring: sartoria
take: prendi prendere prendete prenderti prendo
taken: preso presa presi
takes: prende
takings: incassi introiti
tale: favola fiaba
talk: parla parliamo
tap: rubinetto
task: compito
tasks: mansioni
tasted: assaggiato
taster: assaggiatore
tastes: assaggia
tasting: degustazione degustazioni assaggi assaggiare
taught: insegnato insegnava insegnati
tax: fiscale tassa imposta fiscali iva
taxes: tasse imposte
tea: tè
teach: insegnano insegnare insegniamo insegno insegnarvi insegnarti insegnerà
teacher: docente insegnante professore prof
teachers: docenti insegnanti professori
teaches: insegna
teaching: insegnamento insegnamenti
team: squadra
teams: squadre
technical: tecnico tecnica tecnici tecniche
technology: tecnologia tecnologie tecnologico
teddy: peluche orsetto
teenagers: adolescenti
tell: raccontano raccontami raccontare raccontate dirgli
tells: racconta
ten: dieci decina
ten thousand: diecimila
tenant: inquilino inquilini
tenfold: decuplica decuplo
tenor: tenore
tenth: decimo
terms: termini
terrace: terrazzo
territory: territorio
test: prova interrogazione collaudo testare testiamo collaudare
test network: testnet
tested: testato testati collaudato
tests: collaudi
text: testo
texts: testi
thank you: ringrazierà ringraziarvi ringraziarti
thanks: grazie ringrazia ringraziamenti
that: quel quei quegli
the: il la lo le gli i l
theatre: teatro teatrale filodrammatica teatri
theatres: teatrali
theft: furti
them: li loro
then: poi allora
therapies: terapie
therapy: terapia
there: c ce vi lì là ivi
these: questi queste
thesis: tesi
they: essi esse
thief: ladro
thieves: ladri
thing: cosa cosina faccenda
things: cose roba
think: pensiamo pensa penso
third: terza terzo terze
third parties: terzi
thirteen: tredici
thirty: trent
thirty one: trentuno
thirty three: trentatré
this: quest ciò costui
those: quelli quelle
thought: pensato pensava pensavo pensiero
thousand: mila mille
thousands: migliaia
thousandths: millesimi
three: tre terna
three hundred: trecento
through: tramite mediante attraverso
throw: butta
thursday: giovedi giovedì
ticket: biglietto bigliettino tagliandino
tickets: biglietti
tiles: mattonelle
till: cassa
time: tempo volta
times: volte tempi
timetable: orario
tips: mance mancia
title: titolo onorifico
titled: titolato titolata titolati
titles: titoli qualifiche
to: a ad al alla ai agli alle allo all
today: oggi
together: insieme assieme unitamente
token: gettone fiche gettoncino
tokens: gettoni
tomatoes: pomodori
tomorrow: domani domattina
tonight: stasera
took part: parteciparono
tool: strumento
tools: strumenti attrezzi
topic: tema argomenti
tortellini: tortellini
touch: tocchiamo tocca
touched: toccato
toured: girato
tourist office: loco
tourists: turisti
tournament: torneo
tournaments: tornei
touting: bagarinaggio
towards: verso
tower: torre
toy: giocattolo giocattolino
toys: giocattoli balocchi
trace: traccia
track: pista tratto
tradable: negoziabile negoziabili scambiabile scambiabili commerciabile
trade: commerciare commercio commerciano negoziare contrattare
trade union: sindacale sindacali
traded: negoziato negoziati negoziata commerciato
trader: trader
trading: compravendita contrattazione compravendite negoziazione scambiando scambiarli scambiarla scambiarlo
train: treno allenarsi allenano
training: formazione allenamento allenamenti addestramento formativo formativi formativa
transaction: transazione
transactions: transazioni
transcribes: trascrive
transfer: cedere trasferimento cessione bonifico trasferire trasferirlo trasferirla cederla cederlo cederli trasferirli cedo cediamo cedete ceda cederne trasferirle trasferiamo trasferiscono trasferisci trasferendo trasmettere trasmissione
transferability: trasferibilità cedibilità
transferable: cedibile trasferibile cedibili trasferibili
transferred: trasferito trasferita trasferiti trasferite ceduto ceduta ceduti cedute bonificati
transferring: cedendo
transfers: cede trasferisce trasferimenti cessioni bonifici
transform: trasformiamo trasforma
transfusion: trasfusione
translator: traduttore traduttrice
treasure: tesoro
treasurer: tesoriere tesoreria cassiere cassiera
tree: albero
trees: alberi
triangular: triangolare
tricolour: tricolore
tried: provato provata
tries: provi
trip: gita viaggio escursione
triple: triplo triplica
trips: gite viaggi escursioni
trophies: trofei
trophy: trofeo
trousers: pantaloni
truffle: tartufo
trunk: tronco
trust: fidatevi fiducia fidati fidarsi fidarvi
trusted: fidato affidabile affidabili
trustee: fiduciario fiduciaria
trustees: fiduciari
truth: verità
try: provare proviamo provate
tuesday: martedi martedì
tulips: tulipani
turn: turno girare
turn on: accendere
turnover: fatturati
turns: gira compie
twelve: dodici dodicesimo
twentieth: ventesimo
twenty: vent
twenty five: venticinque
twenty four: ventiquattro
twenty one: ventuno
twenty six: ventisei
twenty three: ventitré
twenty two: ventidue
two: due entrambi entrambe
two hundred: duecento
type: tipo
typography: tipografia
umbrella: ombrello
unanimity: unanimità unanime
unavailable: indisponibile
uncle: zio zii
uncorked: stappato
under: sotto
understand: capire capisco capite capito
understands: capisce
uniform: uniforme
uniforms: divise
union: unione sindacato
unique: unici uniche univoco
uniqueness: unicità
unit: unità
unite: unire
united: uniti unita
university: universita università ateneo accademia
unlimited: illimitato illimitata illimitati illimitate
unlock: sblocca
unpaid: insoluto insoluti morosi
unrecognised: disconosciuto
unrepeatable: irripetibile irripetibili
unsaleable: invendibile invendibili
unsure: boh
until: finche fino finché fin
update: aggiornamento aggiornare aggiorno aggiorniamo
updated: aggiornato aggiornata aggiornati
urban: urbano
urgent: urgente
us: ci
use: uso usare usano usi usiamo utilizzare utilizzano utilizzo utilizzabile spendibile
used: usate usati usato usata utilizzato utilizzata
useful: utile
user: utente utenza
users: utenti
uses: usa utilizza
usual: solito
vaccinated: vaccinato vaccinati
vaccination: vaccinazione vaccino
valid: valido valida validi valide valevole valevoli vigente
validator: validatore
validators: validatori
validity: validita validità
valley: valle val valtellina
value: valore valutazione valori controvalore valutare valorizzazione valutato valutata stimato stimata controvalori
van: furgone pulmino
various: vari diverse diversi
vault: caveau
vegetables: ortaggi verdura verdure
verified: verificato verificata verificati
verify: verificare verificano verificabile verificabili controllare controlliamo controllano controllate
version: versione
very good: benissimo ottimo ottima
veterinarian: veterinario veterinaria
vice: vicepresidente
victory: vittoria vittorie
villa: villa
village: paese paesino frazione
villages: paesi
vinegars: aceti
vineyard: vigna vigneto
violin: violino liuto
virtual: virtuale virtuali virtualmente
visibility: visibilità
visible: visibile visibili leggibili consultabile consultabili visualizzabile
visit: visita
visitor: visitatore
visitors: visitatori visitatrici
visits: visite
vocational: professionalizzante
volleyball: pallavolo
volunteer: volontario volontaria volontariamente
volunteering: volontariato
volunteers: volontari prestatori
vote: voto vota voterà
votes: voti votano votazione votazioni
voting: votanti
voucher: buono
vouchers: buoni carnet
wage: salario
wages: retribuzione retribuzioni
wait: aspettare aspettiamo aspettano aspettate attendere
waiter: banconista
waiters: camerieri cameriere
waiting: attesa aspetta
walk: passeggiata camminata
wall: parete muro
wallet: portafogli borsellino salvadanai portamonete
wallets: wallet borsellini
walls: muri
want: vogliamo voglio volete vuoi volere vorresti vorrai vorrà
wanted: voleva volevo voluto
wants: vuol
ward: reparti
wardrobe: armadio
warehouse: magazzino magazziniere
warn: avvisare avvisate avvisiamo
was: era ero eri fu
wash: lava
washed: lavato
washing: lavaggio
washing machine: lavatrice
wasp: vespa
wasps: vespe
waste: spazzatura
watch: guardia
water: acqua acque
water bottle: borraccia
watered: annaffiatoi innaffia
waves: onde
wax: cera
way: cammino modo
we: noi
wealth: ricchezza patrimoni
wear: indossare indossano portarla portarlo
wears: indossa
wedding: nozze
wednesday: mercoledi mercoledì
week: settimana
weekdays: feriali feriale
weekend: weekend
weekly: settimanale settimanali
weeks: settimane
weight: peso pesi
welcome: benvenuti benvenuto benvenuta accoglie accogliamo
went: andava andò
were: erano eravamo fosse foste eravate
what: cos
wheel: ruota
wheelchair: rotelle
when: quando
where: dove
which: che quale quali cui
while: mentre
white: bianco bianca bianchi bianche
who: chi
whole: intera intero
widen: allarga
widow: vedova
wife: moglie
will be: sarà saranno sarai sarete saremo sarò
will become: diventerai
will buy: comprerà compreremo acquisterà comprerai acquisteranno comprerete compreranno compererà comprerò acquisterai acquisterete
will close: chiuderà
will collect: incasserai incasserà incasserete incasseremo
will do: faranno farà faremo farai faremmo
will donate: doneranno donerà devolveremo
will double: raddoppierà raddoppieranno
will earn: guadagnerà guadagnerai guadagneranno guadagneremo guadagnerete guadagnerò
will follow: seguirà seguiranno
will give: daremo darà daranno darò darai regaleremo regalerà
will go: andrà andranno andremo andrai
will grow: crescerà cresceranno aumentino crescerai
will have: avrà avranno avremo avrai avrete avrò
will hold: terrà terremo
will increase: incrementerà
will issue: emetterà rilascerà rilasceremo
will keep: terranno conserverà conserveremo conserveranno custodiranno
will learn: imparerà imparerai imparerete impareremo impareranno
will lend: presterà presteremo presterai presteranno
will pay: pagherà pagheremo pagheranno pagherai verserà verseremo pagherò pagherete verserai verseranno pagherebbero erogherà corrisponderà corrisponderemo
will receive: riceverà riceveranno riceverai riceverete riceveremo
will remain: resterai
will repay: restituiremo restituiranno restituirò
will report: riporterà
will return: tornerà torneranno
will rise: cresca lieviterà schizzerà salirà saliranno aumenterà aumenteranno salga
will sell: venderà venderemo venderanno venderai venderete venderò rivenderemo rivenderete rivenderai
will send: invieremo invierà manderemo manderà spediremo spedirà
will smile: sorriderà
will transform: trasformerà
will win: vincerà vincerai vincerete
will write: scriveremo scriverà scriverai
win: vincere vincono vinci
wind: vento
window: vetrina finestra
windows: infissi
wine: vino vini
wine shop: enoteca
winner: vincitore vincitrice
winners: vincitori vincitrici
winning: vincente vincita vincite
wins: vince
winter: inverno invernale invernali
with: con col coi cogli
withdraw: prelevare ritirare ritirano prelevano
withdrawal: ritiro prelievo
withdrawals: prelievi
withdrawn: ritirata ritirato ritirati prelevato
withdraws: ritira preleva
withheld: trattenuta trattenuto trattenuti
without: senz
witness: testimone testimonia
wolf: lupo
won: vinto vinta vinceva vinti
wonderful: stupenda
wood: legno legna bosco
word: parola
wording: dicitura
words: parole
work: lavoro lavora lavoriamo
worked: lavorato
worker: lavoratore lavoratrice
workers: lavoratori operai
works: lavori funziona
workshop: officina ciclofficina seminario
workshops: seminari officine
world: mondo
worth: vale valgono valga varrà varranno varrebbe valsero
worthless: svalutato svalutati inesigibile nullo
would: farebbe
would be: sarebbe
would have: avrebbe avrei avremmo
would like: vorremmo vorrei vorrebbe gradirei
write: scrivo scrivere scrivi scrivete scriva scriverlo scriverci
writes: scrive
written: scritto scritta scritti scritte
year: anno annata annuario
yearly: annualmente
years: anni
yellow: gialli gialle giallo
yes: sì
yesterday: ieri
yet: eppure
yield: fruttare frutterà fruttano resa rendimento
yields: rende rendimenti
yoga: yoga
you: ti tu te voi ve
young: giovani giovane
your: tuo tua tuoi tue vostro vostra vostri vostre
youth: giovanile giovanili
zero: zero
zoo: zoo`
