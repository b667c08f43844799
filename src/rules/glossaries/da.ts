/** What Danish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: ei en et ein eit ett eitt
abolished: afskaffet avskaffet
about: om vedrørende angående ang
about which: hvorom
abroad: utlandet udlandet
absent: fravær
academy: akademi
access: tilgang atkomst
access code: tilgangskode innloggingskode indlogningskode sikkerhetskode sikkerhedskode engangskode
according: ifølge ifølgje iht
account: konto kontonummer bankkontoen
accountant: regnskapsfører revisor foreningsrevisor
accounts: regnskap regnskab bogholderiet bokholderi bogføring
accreditation: akkrediteringen anerkjenning
accredited: akkreditert akkrediteret akkreditering akkrediterede anerkjent anerkendt
act: akt akten
active: aktiv
activity: aktivitet
activity fund: aktivitetspuljen
actor: skuespiller ensemble
actual: aktuel
address: adresse bopæl bostedsadresse postadresse hjemmeadresse
address list: adresseliste
admission: adgang inngang indgang entré entre adgangskort adkomst
adopted: vedtas vedtages
adult: voksen voksne vaksne vaksen
advance: forvejen forhånd forskud
advance sale: forsalg forhåndssalg
advanced course: videregåendekurs viderekommen viderekomne
advantage: fordelaktig goder
advertisement: annonse annonce reklame
affected: berøres berørt
after: etter efter bagefter derefter deretter hvorefter heretter
afternoon: ettermiddag eftermiddag
again: igjen igen atter attende
against: mot imod imot
age: alder aldersgrense aldersgrænse
agenda: dagsorden saksliste
agreed: avtalt aftalt enig
agreement: avtale aftale
aid: nødhjelp nødhjælp bistand
aim: sikte
air: luft
all: alle alt al
allergy: allergi
allotment: parcel parsell
allotment badge: kolonihavemærke
allotment garden: kolonihage kolonihave kolonihaveforeningen parsellhage nyttehave nyttehage
allowed: tillatt tilladt lovligt
almond cake: kransekaka kransekake kransekage
almost: nesten næsten
alone: åleine
along: langs
already: allerede allereie
also: også òg ogsaa
altar: alter
although: selvom skjønt skønt
altitude metres: høydemetre
always: alltid altid bestandig
among: blant blandt
among others: bl
amount: beløp beløb summen
anchor: anker ankre
and: og samt
angry: sint vred
animals: dyrene husdyr dyr
annoyed: ærgrer irriteret irritert brummede
annual fee: årsavgift årsgebyr
annual meeting: årsmøte generalforsamling
annual report: årsmelding årsrapport beretning
anonymous: anonym
answer: svar svarte
ant: maur
any: nogen noen nokon nokre nogle
anyone: alleogenhver
anyway: uanset
apartment: leilighet lejlighed leilegheit
app: appen apper
appears: dukke
apple: eple æble
application: søknad ansøgning ansøkning
applies: gjelde gælde
apply: søke søge
apprentice: læregutt
approval: godkjenning godkendelse
approval number: godkendelsesnummer godkjenningsnummer
approve: godkjenne godkende godkjennar
approved: godkjent godkendt godkjend vedtatt vedtaget
apron: forkle forklæde
archive: arkiv lokalarkiv
archive log: arkivlogin
archivist: arkivar
arms: våbenskjold riksvåpen rigsvåben våpenskjold
arms like: rigsvåbenlignende riksløve rigsløve
around: rundt omkring omtrent ca cirka
arrange: ordne ordnar
arrangement: opplegg oppsett opsætning
arrival: ankomst
art: kunst
artist: kunstner kunstens
as: som
ask: spør
ask for: ber bede bedt anmode forespørsel forespørgsel anmodning
asked: spurt spurgt
assess: vurdere
association: forening laug forbund sammenslutning ungdomslag småbarnsforeldreforening
assured: forsikret sikrede
at: ved hos
at least: mindst
at which: hvorved
athlete: idrettsutøver utøver idrætsudøver
attend: overvære overvært
attendance: oppmøte fremmøde tilstedeværelse framøte
attendance badge: oppmøtemerke fremmødemærke
attendance duty: oppmøteplikt mødepligt
attendance list: fremmødeliste oppmøteliste deltagerliste deltakerliste deltakerlista
attendance proof: fremmødebevis oppmøtebevis
attended: møtt
auction: auksjon auktion
auction day: auksjonsdag auktionsdag
auction house: auktionshus auksjonshus
auction price: auksjonspris auktionspris tilslag tilslagspris hammerslag
auctioned: auksjonert auktioneret bortauksjonert bortauktioneret auksjoneres auktioneres
auctioneer: auksjonarius auktionarius
auctions: auksjonar nettauksjon netauktion
audiobook: lydbok lydbog lydbøger
auditor: bilagskontrollant
aunt: tante
authenticity: ægthed ekthet autentisitet
authorised: autorisert autoriseret autoriserede autorisasjon autorisation bemyndiget
authorities: styresmakter styresmaktene
authority: myndighet myndighed tilsynet
automatically: automatisk
autumn: høst efterår hausten
available: tilgjengelig tilgængelig ledig disponibel
award: utmerkelse udmærkelse hæder heder hedersbevisning
award ceremony: prisutdeling præmieoverrækkelse premieutdeling prisoverrækkelse overrækkelse utdeling uddeling
awarded: uddeles utdeles utdelt uddelt
away: vekk væk bort unna
baby: nyfødt spædbarn
bachelor: bachelorgraden bacheloroppgave
back: tilbage tilbake retur
back side: baksiden bagside
back then: dengang
back up: sikkerhetskopier sikkerhedskopier
backpack: rygsæk sekk ryggsekken
bad: dårlig verre værre
badge: merke mærke emblem dugnadsmerke klubbmerke klubmærke fjellmerke minnemerke cykelmærke møllemærke fløjtemærke takkemærke
badge list: merkeliste mærkeliste
badge number: merkenummer mærkenummer
badge owner: merkeeier mærkeejer
badge pin: revers
badges: merker merkene mærker mærkene merka
bake: bage bakst
baked: bagt bakt
baker: bageren bakeren
bakery: bakeri bageri
baking: bagning
baking day: bakedag bagedag
ball: ballen ballet ballboden
ban: forbud forby forbode
band: korps musikkorps janitsjarkorps brassband orkester
bank: banken banker
bank account: bankkontoer
bank transfer: bankoverføring bankoverførsel
banknotes: sedler seddel pengesedler
baptism: dåp dåb dåpen
barley: byg
barn: låve stald
barrel: tønde tønne
barrier: bommen
bars: barerne
basement: kjeller kælder
batch: kull
bathe: bade badebukser
bathing club: badeklub
bazaar: basar
be: være vere vær vera
beach: strand
beach badge: strandmerke
beach chair: strandstole
beach cleaning: strandrensning strandrydding
bear: bjørn bamse
beard: skjegg skæg
because: fordi ettersom eftersom
because of: grunnet grundet
becomes: blir blive bli blev ble vart blitt vorte vorde vert
bee: bier biavl birøkt
been: vært været
beer: øl øllet ølet sommerølet julebryg pils
beer lover: ølglade ølhunde
before: før inden innen
before long: snart straks snarest
beggar: tigger
begin: begynne begynde starte byrje begynt begyndt
beginner: nybegynner nybegynder begyndere begynnere
behalf: vegne
behind: bak bakerst
being: værende
belongs: tilhører
beloved: elsket elskede
benefit: fordel fordelen
best: beste bedste
bet: satse
better: bedre betre
between: mellem mellom
bicycle: sykkel cykel cykler cyklen sykler
bicycle shed: cykelskur sykkelskur sykkelbod
bid: byr byd budet byder bød bydende
big: storre
bigger: større
biggest: størst
bike chain: kædeled kjedelås
bike repair: sykkelreparasjon cykelreparation
birth data: fødselsdata født
birth date: fødselsdato fødselsår
birthday: fødselsdag bursdag
bite: bider
bitter: bitre
black: svart sorte
blackboard: tavle tavla
blame: indblandes skyld skylden
blockchain: blokkjede blokkæde blockchainen blokkjedeteknologi kjeden kæden
blood donor: blodgiver bloddonor blodgiving
blue: blå blåt
board: styre bestyrelse hovedbestyrelsen styremedlem bestyrelsesmedlem hovedstyre
board game: brettspill brætspil
boat: båt båten båd båden båter nordlandsbåt færing
boat certificate: båtførerbevis båtførerprøven duelighedsbevis speedbådskørekort
boat place: bådplads båtplass bådpladsmærket
boathouse: badehus
boatman badge: båtmannsmerke
boatshed: naust
bogus: humbug lureri fup fupnummer fusk tøv
boiled: kokt kogt
bond: obligasjon obligation
bonus: bonusordning bonusen bonuser bonusprogram
bonus points: bonuspoenger ekstrapoeng ekstrapoint
bonuses: bonusene bonusar
book: bok bog boka boken bogen bøgernes
book club: bokklubb bogklub
book fair: bokmesse bogmesse boksalg bogsalg
book loan: boklån boglån bokutlån bogudlån
book swap: bokbytte bogbytte boghylde bokhylle
bookmark: bogmærke bokmerke
books: bøger bøkene bøker
bookshop: boghandel bokhandel boghandlen boghandleren bokhandler
border: grænse grense
borrow: låne låntok innlån
borrowed: lånt lånes utlånt udlånt
borrower: lånere lånerne låntakere
borrows: låntaker låntager
both: både begge
bother: gider orker
bottle: flaske
bottom: nederst nedst bunden botten
bought: kjøpt købt indkøbt
bound: bundet binde
box: boks eske æske kasser
boy: gutt dreng
brag: skryt pral
brave: modig tapper
bread: brød
bread card: brødkort
break: pausen pauser pustestopp krydser
breakfast: frokost morgenmad
brew: brygger brygget bryg bryggenummeret
brew guild: bryggelag bryglaug
brewery: bryggeri landsbybryggeriet
brewery name: ølleri
bring: medbring bringe medbragt
broken: ødelagt knekt brukket
bronze: bronse
brother: bror lillebror broder
brush: pensel malerpensel penslar
bubble: boble
budget: budsjett budgettet
build: bygge
building: bygning
bun: bolle
burst: sprakk
bus: buss
bus card: busskort buskort reisekort rejsekort
but: men
button: knap
buy: købe kjøp køb indkøb opkøb erhverve erverve anskaffe skaffet innkjøpes
buy back: tilbagekøb tilbakekjøp gjenkjøp genkøb
buy shares: aksjekjøp aktiekøb andelskjøp andelskøb andelstegning
buyback guarantee: tilbagekøbsgaranti tilbakekjøpsgaranti
buyer: kjøpere købere kjøperne køberne
buyers: kjøpar kjøpergruppe
bylaws: vedtekter vedtægter vedtektene
cabin: hytte hytta
cabin association: hyttelaget hytteforening
cafe: kafé kafe caféen cafeen
cafes: caféer
cairn: varde
cake: kake kage kakestykke
cake box: kagekassen kakekasse
cake sale: kagesalg kakelotteri kagebod kakebord
cake table: kagebord
cakes: kager kaker kakene kransekaker
calculated: regne
calculator: lommeregner
calendar: kalender
call: opkald oppringning ringe
called: heter hedder heiter kalles kaldes kaldt kalt
came: kom kommet
camp: leir lejr sommerleir sommerlejr
camp money: lejrpenge leirpenger
campfire: bål bålet leirbål lejrbål kaffebålet
can: kan kunna
cancel: afmelding afmelde avmelding avlyst aflyst avlysning afbud
cannot change: uendres
cannot exchange: uombyttelig
canvas: lærredet lerret
capital: kapital
car: bil bilen biler
card: kort kortet kartet spillekort
card holder: kortholderen
card number: kortnummer
card payment: kortbetaling
cards: kortene korta
carrots: gulrøtter gulerødder
carry: bære
carved: kvistet
case: sak sag saken sagen tilfelle tilfælde
cash: kontant
cash box: kasse kassa pengeskrin kassekladde kassesystemet
cash register: kassaapparat kasseapparat
cash value: kontantværdi kontantverdi pengeverdi pengeværdi
cat tax: katteskatter
catalogue: katalog
catch: fang
celebrate: feire fejre
century: hundreår
ceramics: keramikk
certain: visse
certificate: bevis beviset sertifikat certifikat beviser bevisene attest papirbeviset sikringsbevis digitalbevis legitimationsbevis
certificate holder: sertifikatinnehaver
certificates: sertifiseringer kursattester attestene attesterne
certified: sertifisert certificeret certificerede certificering sertifisering
certify: sertifisere certificere attestere attestert
cf: jf jfr
chain: kjede kæde
chair: formand formann styreleder bestyrelsesformand leiar forkvinne
chairs: stol
chalk: kritt kridt
challenge: utfordring udfordring
championship: mesterskap mesterskab nm vm
change: veksle endre ændre endring ændring skifte
change money: vekslepenge byttepenge
changed: endret ændret endra
charity: velgørenhed veldedig velgørende godgjørende
chart: kart
chat: chatten
chatter: sludd
cheap: billig billegare
cheat: snyde jukse lure snydt lurt narre bedra bedrage
check: tjekke kontrol sjekk indtjekning
checked: kontrollert kontrolleret sjekket tjekket
cheese: ost brunost
chess club: skakklub sjakklubb
child: unge femåring barn
childcare: børnepasning barnepass pasning
children: børn barna barnene ungene unger ungane
children library: børnebibliotek
chip: brik
choir: kor koret sangkor kirkekor korene barnekor børnekor mandskor
choir festival: korfestival korstevne korstævne
choir member: kormedlem korsanger
choir rehearsal: korøvelse korprøve øvekveld øveaften
choir trip: kortur korrejse
choose: velg vælg veljer
christmas: jul jula jule
christmas lunch: julefrokost julebord
christmas plug: juleprop
church: kirke kyrkje kyrkja
church confirmation: konfirmasjon konfirmation
church service: gudstjeneste gudsteneste
cinema: kino biograf foreningsbiografens
cinema badge: biografmærker
citizens: innbyggerne borgere borgerne innbyggere innbyggjarar
city: byen byer bydel byane by
clap: klap klapsalver
class: skoleklasse klasse klassetrin
class teacher: klassestyrer
class trip: klassetur klassetrip
cleaning: rengjøring rengøring vaskehjelp
cleanup day: ryddedag oprydning opprydding
clear: klar
climbing: klatring klatrer
climbing club: klatreklub
climbing partner: makker
clip: klip klypp
clock: kl klokka klokken
close: lukke stenge
closed: stengt lukket lukkede
clothes: klær tøj klede tøjet
club: klub
club days: klubbdagene klubdage
club evening: klubbkveld klubaften
club handbook: klubbhåndboka klubhåndbog
club house: klubhus klubbhus
club leader: klubbleder klubleder klubbleiar
club page: klubbsida klubbsiden klubside
clubhouse: korpshuset speiderhus spejderhus
clubs: klubberne klubbane
co owner: medejer medeier medeierskap medejerskab
co ownership: medeigarskap fælleseje felleseie sameie
coach: trener træner hovedtreneren hovedtræner instruktør trenar
coach badge: trenermerke
coast: kyst
coast association: kystlag
code: kode kildekode
code club: kodeklub kodekveld kodetime
coffee: kaffe kaffi
coffee bags: kaffeposer
coffee brewing: kaffebrygning
coffee card: kaffekort kaffeklip
coffee cup: kaffekop
coffee grinder: kaffekvern
coffee guild: kaffelauget
coffee machine: kaffemaskin afkalker
coffee points: kaffepoeng kaffepoint
coffee roastery: brenneriet kaffebrenneri kafferisteri
coin: mynt mønt
coin fund: myntfunn
coin value: myntverdi møntværdi tokenverdi tokenværdi
coins: mynter myntene mønter skillingsmønter
cold: kold kald
collateral: sikkerhetsstillelse sikkerhedsstillelse pantsat
colleagues: kolleger kollega
collect: samle sanke
collected: samlet samla indsamlede innsamlede
collection: samling
collection box: bøssa bøsse
collection plate: kollekt
collector: samlere samlerne samlerobjekt
collector card: samlekort samlerkort byttekort
collector coin: samlermynt samlermønt
collector edition: samlerutgave samlerudgaven
collector value: samleverdi samlerverdi samlerværdi
collects: samlar
college: højskole folkehøyskole folkehøjskole folkehøgskole
colour: farge farve fargar
come: komme kjem koma
comics: tegneserie
committee: komité komite udvalg utval arrangementskomité ungdomsutvalget medlemsudvalget beboerråd styringsgruppe
common: felles fælles
common costs: felleskostnadene felleskostnader fællesudgifter
communal dining: fællesspisning fellesmiddag
community: fællesskab fellesskap
company: selskap selskab firmaet bedrift virksomhed foretak firmaer verksemd virksomhet
compare: sammenligne
competition: konkurranse konkurrence
complete: fullføre gjennomføre gennemføre fuldføre komplet
completed: fullført gjennomført gennemført fuldført
compost: kompost
computer course: datakurs itkursus computerkursus
concert: konsert koncert
concert ticket: konsertbillett koncertbillet festivalbillet
condition: betingelse betinget forutsetning forudsætning kriterium
conductor: dirigentene dirigenter korleder
confirm: bekrefte bekræfte stadfeste
confirmand: konfirmand konfirmant
confirmand parents: konfirmandforældre konfirmantforeldre
confirmation: bekreftelse bekræftelse stadfesting
confirmation badge: konfirmasjonsmerke konfirmationsmærke
congratulations: tillykke gratulerer lykkeønskninger
congregation: menighet menighed
connection: tilknytning forbindelse
consent: samtykke
contact: kontakt
contact data: kontaktopplysninger kontaktoplysninger kontaktinfo
contain: inneholde indeholde innhold indhold
contains: inneholder indeholder
contents insurance: innbo indbo
contract: kontrakt købekontrakt
contribute: bidra bidrage
control: kontrollen styrer styr
convener: ordstyrer dirigent møteleder mødeleder
cook: kokk kok
cookbook: kokebok kogebog
cooked: kokte
cooking: matlaging madlavning koke koge
cooking course: matkurs madkursus matlagingskurs madlavningskursus bakekurs bagekursus
cooperation: samarbeid samarbejde
cooperative: samvirkelaget samvirke andelsforening andelsselskab andelslag andelskoen brugsen brugsforeningen andelslandbrug samvirkeforetak
coordinator: koordinator
copies: kopier eksemplar kopiene oplag opplag
copy: kopi avskrift afskrift kopiere
copy backup: sikkerhetskopi sikkerhedskopi sikkerhetskopiering sikkerhedskopiering
cornet: kornet
correct: riktig rigtig rette
corresponding: tilsvare svarende
cost: kost kostnaden omkostning kostnader utgift udgift
cost free: gratisprøve
costume: kostyme kostume
could: kunne
count: telle tælle tel opptelling optælling
counted: telt talt
counter: disken
counterfeit: piratkopi plagiat varefalsk etterligning efterligning etterligne efterligne
country: lande
county governor: fylkesmessa statsforvalteren fylkesmannen
couple: par parene
course: kurs kursusset valgfag linjefaget småbåtkurs truckkurs begynderkursus begynnerkurs nettkurs onlinekursus
course badge: kursmerke kursusmærke programmeringsmerke
course centre: kurssenter kursuscenter
course certificate: kursbevis kursusbevis kompetansebevis kompetencebevis valgfagsbevis aftenskolebevis
course day: kursdag kursusdag
course end: kursslutt kursusslut
course evening: kurskveld kursuskveld kursusaften
course fee: kursavgift kursusgebyr kursuspris kurspris
course firm: kursfirma
course leader: kursleder kursusleder kursholder kursinstruktør kursansvarlig
course material: kursmateriell kursusmateriale kursmateriale
course name: kursnavn kursusnavn
course package: kurspakke kursuspakke kursrekke kursrække
course participant: kursist kursdeltaker kursusdeltager
course place: kursplass kursusplads
course subject: kurstema kursusemne
course teacher: kurslærer kursuslærer
courses: kursene kurser kursuser kursusene kursa
court: domstol tingrett byret retten
cover: dekke dække
cow: ku ko kua koen kalv
crab: krabbe
craft society: husflidslag husflidsforening
create: opprette oprette skape skabe
crew: mannskapslista mannskap
crisis centre: krisesenter krisecenter
criteria: kriterier kriteriene
crowdfunding: folkefinansiering folkefinansiert
crown: kongekrone
crypto: kryptos kryptoaktiver kryptoaktiva kryptoprosjekt kryptoprojekt
crypto trade: kryptohandel kryptomarked kryptoverdenen
crypto wallet: kryptotegnebogen kryptolommeboken kryptotegnebøger
cryptocurrency: krypto kryptovaluta kryptomynt kryptomønt
cup: kopp kop
cupboard: skap skab skapet skabet skuff
curator: konservator
curriculum: studieplan lærestoff
custody: forvaltning forvalter
customer: kunde
customer service: kundestøtte kundeservicen
customers: kunder kundene kundar
cycled: cyklede syklet
cycling: sykling cykling cykelløb cykelring sykkelritt
cycling club: sykkelklubb cykelklub
daily: daglig dagleg
dairy: mejeriet meieri
damage: skade
dance: dans folkedans
dance school: danseskole
danish: dansk
dark: mørk
data: dataene datane opplysningane
data leak: datalekkasje datalæk
data protection: databeskyttelse personvern databeskyttelsesforordningen
date: dato
daughter: datter dotter
day: dag dagen døgn dags
day ticket: dagskort dagspas dagsbillet
days: dage dagene dagane
daytime: dagsloft
dead: døde død dødt døyr
deadline: frist
dealer: forhandler
dear: kære kjære
debt: gjeld gæld gjelden gælden
debt letter: gjeldsbrev gældsbrev
december: desember
decide: bestemme beslutte avgjør afgør
decided: besluttet bestemt avgjort afgjort beslutta
decision: vedtak beslutning avgjørelse afgørelse
decoration: pynt
decorative: pyntegjenstand
deed: skjøte skøde
degree: grad bachelorgrad kandidatgrad mastergrad doktorgrad
degree student: kandidat
degrees: akademisk grads
delete: slette sletning sletting
deleted: slettet sletta
dentist: tandlæge tannlege
department: avdeling afdeling
department name: avdelingsnavn
departure: afgang avgang avreise
depends: afhænger avhenger afhængig avhengig
deposit: innskudd indskud deponere deponert innbetaling indbetaling innskot pantsætte
deposit fee: depositumsgebyr innskuddsbeløp
deposited: innsatt indsat
deputy: viceværten nestformand næstformand nestleder nestleiar
design: utforming udformning
desire: lyst
destroyed: ødelægge ødelegge
developer: utvikleren udvikleren programmør
development: utvikling udvikling utvikler udvikler
diabetes: sukkersyke sukkersyge
diabetes group: diabetesforening
diagnosis: diagnose
did: gjorde
die: terning
different: forskjellig forskellig ulik
difficult: vanskelig svær
dig: grave
digital: digitalt digitale digitalisert digitaliseret digitaliserede
digital badge: digitalmerke digitalmærke
digital proof: digitalbeviset
digital stamp: digitalstempel
digital wallet: digitalpung digitallommebok
digitise: digitalisere digitalisering
diligent: flittig ivrig
dinner: middag aftensmad
diploma: diplom korpsdiplomet frivilligdiplom papirdiplom kursdiplom kursusdiplom
disability: funksjonshemming handicap uførhet
disagree: uenig
disappear: forsvinder forsvinne
discount: rabat avslag afslag rabatkode rabattkode prisafslag prisavslag
discount card: rabattkortet rabatkortet
discount code: rabattkoden rabatkoden rabattkoder rabatkoder
discounts: rabatterne rabattene nedsat prisnedsettelse prisnedsættelse
discover: opdager oppdage
disease: sykdom sygdom
dishcloth: grydeske oppvaskklut
dishwashing: oppvask opvask
dispose: avhende afhænde
dissolved: løs løses oppløst opløst
distributed: fordelte
divided: delt
dividend: utbytte udbytte udbyttebetaling utbyttebetaling aksjeutbytte aktieudbytte kvartalsudbytte kvartalsutbytte
do: gjør gør gøre gjer
doctor: lege læge legeattest lægeattest
dog: hund hunden
dog course: hundekurs
dog school: hundeskole
dogs: hunde hundene hundefører hundefolk
dollar: dollaren
donate: donere donert skænke skjenke
donated: skænkede skænket skjenket
donation: donasjon donationer pengegaven donationen bidrag bidraget bidragene gåve
done: gjort gjord udført utført gert
donor: bidragsyter bidragyder bidragsydere donorer givarar gavegiver
door: dør døren døra
door sales: dørsalg
double: dobbelt doble doblar
double cards: dobbeltkort
doubling: dobling tidobles tidobler mangedoble tredoble firedobles
doubt: tvivl tvil
down: ned nede
draft: utkast udkast
drain: sluk
draw: trekk trukket trak trække tegne
drawing: tegning
drill: boremaskin boret
drink: drikke drak
drive: køre kjør kørt køyre
drivers: kjørefolk sjåfører chauffører
driving licence: førerkort kørekort
driving school: kjøreskole køreskole trafikkskole
drum set: trommesettet tromme
dry: tørr tør
dues: kontingentsats kontingentkrav
during: undervejs underveis
dutch: nederlandsk hollandsk
duty job: tjanse
duty shift: vagt vakt vaktliste vintervagt
duvet: dynen tæppe teppe
each: hver kvar
each other: hinanden
earlier: tidligere tidlegare førhen
early: tidlig tidleg
early bird: tidligfugl forhåndstilmelding
early discount: forhåndsrabatt tidligbestilling
early investor: førinvestor
early supporter: tidligstøtte
earn: tjen opptjener opptjenes
earned: tjent
earning: indtjene inntjent indtjent fortjent fortjene
earnings: indtjening inntjening
ears: ører øyre
east: øst østre
easter: påske påska påskeugen
easy: lett enkel enkle nemt nem
eat: spise spist ete
economy: økonomi
edition: utgave udgave oplaget opplaget
editorial: redaktionen redaksjonen
education: uddannelse utdanning videreutdanning efteruddannelse etterutdanning
effort: innsats indsats
eggs: æg egget ægget
eight: åtte otte
eighth: ottende åttende
either: enten
elected: valgt
election: valg
elective: valgfagene valgfagets
eleven: elleve
else: ellers elles
email: epost mailadresse epostadresse mailen
emerald: smaragd
emergency stop: nødstoppen
employee: ansat medarbejder medarbeider medarbejderen medarbeideren
employees: ansatte medarbejdere medarbejderne medarbeidere medarbeiderne
encrypt: kryptere kryptert kryptering
end: slut slutningen enden afslutning avslutning endt
energy: energi
enough: nok tilstrækkelig tilstrekkelig
entitles: berettiger berettiget berettigede berettigelse
entrance fee: entrépris inngangspenger entréavgift indgangspris
entrust: betro overgi
entry fee: innmeldingsavgift indmeldelsesgebyr indmeldingsgebyr innmeldingsgebyr påmeldingsavgift påmeldingsgebyr tilmeldingsgebyr
envelope: kuvert konvolutt konvoluttprisen
equal: lik likt
equals: tilsvarar
equipment: utstyr udstyr
equity: egenkapital
eraser: viskelær viskelêr viskelæder
especially: især særskilt
etcetera: osv mm mv
eternal: evig
euro: euroen euroer
evaluation: evaluering evaluere
even: endda tilmed endog
evening: kveld aften aftnerne
evening school: aftenskole kveldsskole
event: arrangement begivenhet begivenhed hendelse
event badge: arrangementsmerke
event ticket: arrangementsbillett
events: arrangementa tilstelning sammenkomst begivenheder begivenheter
everything: altsammen altting
exactly: presis nøyaktig nøjagtig præcis
exam: eksamen prøve eksaminer avgangsprøve svendeprøve svendestykke svennestykke
exam certificate: vitnemål eksamensbevis svendebrev fagbrev svennebrev
exam fee: eksamensgebyr eksamensavgift prøvegebyr
examiner: eksaminator censor sensor
example: eksempel eksempler feks
exams: prøvane eksamenar
except: unntatt undtagen unntak undtagelse bortset
exchange: børs vekslingssted kryptobørs handelsplads handelsplass handelsplattform utveksle udveksle utvekslingen
exchange week: utveksling udveksling
exclusive: eksklusiva eneståene
excuse: unnskyldning undskyldning
exemption: fritak fritagelse fritatt fritaget
exercise: øvelse øving oppgave opgave
exhibit case: montre
exhibited: utstilt udstillet udstilles utstilles
exhibition: utstilling udstilling
expect: forvente ventet forventning
expected: forventede forventa ventede påregnelig
expected return: forventningsverdi
expensive: kostbar dyrt dyrere
experience: erfaring oppleve opleve
expert: sakkyndig sagkyndig ekspert fagfolk fagmann fagperson
expires: utløp udløb
explain: forklare forklart forklaring
extra: ekstra oveni ekstraordinær
extract: utdrag uddrag
failed: dumpet dumpede strøket mislykket mislykkedes mislykkast
fair: martnad
fake: falsk forfalsket forfalskede uekte uægte jugekte
fake diploma: falskdiplom
fakes: falskere kopieringer
fall: fald nedgang fallet faldet kursnedgang
fallen: sunket sunkne
falls: falle falde synke
family: familie
family card: familiekort familiebillet
far away: fjernt langtfra
farm: gård gaard bondegård gårdsdagboka
farm guild: gårdlauget
farm yard: storgården
fast: rask hurtig
fat: fedt
father: far pappa faren
february: februar
fee: gebyr avgift afgift treningsavgift deltakeravgift deltageravgift egenandel egenbetaling startavgiften dugnadsgebyr
feel: føle
fell: falt faldt
fence: gjerde hegn
fencing club: fægteklubben fekteklubben
ferry: ferje færge ferja
ferry quay: ferjekai
festival: festivalen festivaler børnefestivalen musikkfestival
festival badge: festivalmærke festivalmerke
festival handbook: festivalhåndbog
festival pass: festivalpas
fetch: hent avhenting afhentning
fetched: hentet
few: fåtal
fibre: fiber
fibre diggers: fibergraverne
fictional: oppdiktede opdigtet fiktiv
field: felt
fifteen: femten
fifth: femte
fifty: femti halvtreds
figure: figur
file: fil fila filen filer
filled: fyldt fylder fylle fylt
film reel: filmhjul
final badge: avslutningsmerke toppmerke avgangsmerke
final exam: sluttprøve afsluttende avsluttende avgangseksamen afgangseksamen afgangsprøve
finally: endelig omsider
finance: finansiere finansiering finansiert finansiel
find: finde finn
fine: bøde boten bøter
finger: fingre
fingerprint: fingeraftryk fingeravtrykk
finish line: målstreken mållinje
finished: ferdig færdig avsluttet afsluttet
fire: brann ild
fire damage: brannskader brandskade
first: først fyrst førstnævnte
first aid: førstehjælpsbevis førstehjelpsbevis førstehjelp førstehjælp førstehjelpskurs førstehjælpskursus førstehjælpsrådets førstehjælpskurset hjertestarterkursus
first come: førstemann
first day: førstedag
first edition: førsteutgave førsteudgave førsteopplag
first place: førsteplass førsteplads
first team: førstelag førstehold
fish: fisk fisken fiskekveld fiskepartiet
fish soup: fiskesuppe
fishing: fiske fisking
fishing card: fiskekort fisketegn
fishing line: fiskerilinje
fits: passe høver passar
five: fem
fixed: faste fastsatt
fjord: fjorden
flag: flaget flagg vimpel
flashlight: lommelykt lommelygte
flatbread: lefse lefsa
flea market: loppemarkeder loppemarkedene kræmmermarked loppis
floats: flyte
floor: gulv
flour: mel melet
flower: blomst
fly: flue
foam bananas: skumbananer
fold: folden brette
follow: følg fulgt
following: følger følgende følgande
food: maden
food tent: madteltet mattelt
food ticket: madbillet matbillett
football: fotball fodbold fotballcupen
football club: fotballklubb fodboldklub fotballag fodboldhold
football match: fotballkamp fodboldkamp
footprint: fotspor
for: for
foreign exchange: valuta
forest: skog skov
forest school: skovskole
forestry: skovning skogbruk
forever: permanent varig uforanderlig
forged: dokumentfalsk falskner
forged degrees: vitnemålsforfalskning eksamensfusk
forgery: forfalskning forfalske kopiering
forget: glemme glemt gløyme
forgiven: tilgi
form: skjema skema blanket
form teacher: kontaktlærer klasselærer
forward: fram frem framover
forwarded: videresendt
found: fant fandt funnet fundet
foundation: stiftelse
founded: stiftet grunnlagt grundlagt stifta
founder: grunnlegger grundlægger stifter gründer
fourteen: fjorten
fourth: fjerde
fraction: hundredel tyvendedel tohundrededel brøkdel
framed: ramme
fraud: svindel bedrageri juks snyd svindl bedrag
fraudster: svindler bedrager
free: gratis fri frit frie vederlagsfri kostnadsfritt omkostningsfrit gebyrfri gratisbillett gratistilbud
free coffee: gratiskaffe
free entry: gratisinngang gratisadgang
free gift: gratisgave velkomstgave velkomstbonus vareprøve
free trial: prøveperiode prøvetime prøveuke prøveuge prøvemåned
friday: fredag
fried: stekt stegt
friend: venn ven kammerat kamerat kompis veninde venninne
friend referral: vervekode hvervekode vervelenke
friendly: venlig vennlig
friends: venner vennene kammerater kompiser vener kamerater
friends association: venneforening
from: fra frå herfra derfra
frozen: køledisk køleskab kjøleskap
fruit: frugt frukt
fruit basket: fruktkurv frugtkurv
fry: steke stege
fully: fuld full fullstendig
fun: moro sjov gøy morsomt munterhed humør
fun run: mosjonsløp motionsløb
fund: fond kunstfond vejfonden
fundraising: pengeinnsamling kronerulling kronerulning innsamlingsaksjon indsamlingskampagne
further: videre vidare utover
gain: gevinste vinningen vinst kursoppgang
gains: gevinstene gevinsterne fortjenester avancer gevinstar
game: spillet spel
game club: brætspilsklub brettspillklubb
garage: garasje
garden: hage haver
garden club: hagelag haveforening hageklubb haveklub haveselskab
garden day: havedag hagedag
garden number: havenummer
gardener: gartner
gardening: hagearbeid havearbejde
gave: gav ga
gender: kjønn køn kønnet
general: loppegeneralen
genuine: ekte ægte autentisk
get: får få fås faa
get rich: berige rikdom rigdom formue
ghosts: gengangere
gift: gåver presang gave
gift card: gavekort gåvekort
gift money: pengegave
gift voucher: gavekorta gavesjekk
gilded: forgyldte forgylt
girl: jente pige jenta
girls: jenter piger jentene jentelag håndballjentene
give: gir giver gi gje gjev gis giv
give away: forære bortgave
give money: pengestøtte
give on: videregi
given: gitt givet gjeve
giver: givere giverne
gives right: rettighetshaver
gladly: gerne gjerne
glass: glas
glaze: glasur
gloves: handsker hansker
go: gå dra
goal: mål målet målene
goalkeeper: keeper keeperkortet målmand målvakt
goes: går
gold: guld gull
gold cord: guldsnor snor
gold seal: gullsegl guldsegl
gone: gått gået
good: godt gode bra
goods: vare vara
goose: gås gåsa
got: fikk fik fekk fått fået
government: regering regjering
grade: trin karakter
gradually: efterhånden etterhvert
grandfather: bestefar bedstefar morfar farfar
grandmother: bestemor bestemødre mormor farmor bedstemor
grant: tilskud stipend legat
granted: bevilge tildelt tildele innvilget
grants: driftstilskudd tilskuddene driftsstøtte tilskudsordning momskompensasjon
grass: gras gress græs sommergræs
grating: skurrer
greased: smurt
great: stor flot fin fint
green: grøn
greenhouse: drivhus veksthus
greetings: hilsen hilsner hilser mvh vh hilsning
grey: grå grått
grocer: købmandsbutik dagligvarebutikk
group: gruppe gruppa fotballgruppe
grouse: fjellrype rype
guarantee: garanti garantere garantibevis
guarantee fund: garantifond
guarantee letter: garantibrev
guaranteed: garantert garanteret garanterede
guarantees: garanterar garantibeviser
guard badge: vagtmærke vaktmerke
guard list: vaktlista vaktlisten vagtliste vagtplan
guardian: løkvokter
guest: gjest gæst
guest card: gjestekort gæstekort
guests: gjester gæster gjestene
guided tour: rundvisning omvisning
guild sign: laugstegn
gut: tarm
gym: gymsal treningssenter fitness idrætshal
gymnastics: gymnastik
hack: hacket hacking hacker innbrudd indbrud
had: hadde hatt havde haft
haggle: prute
half: halv halvdelen halvparten
half hour: halvtime
half price: halvpris
half year: halvår
hall: hal hallen forsamlingshus samfunnshus grendehus bygdehus allhuset medborgerhus kulturhus
hall floor: sal
hand: hånd handa hænder hender
hand over: overlader overlevere utlevere udlevere aflevere avlevere
handball: håndball håndbold
handball club: håndballklubb håndboldklub håndballag håndboldhold
handed over: udleveret utlevert overlevert afleveret afleverede overleveret overladt overlatt
handle: grep
handshake: håndtryk
hang: hænge henge hengt hængt
happens: sker skje ske sket
happy: lykkelig fornøyd tilfreds fornøjet
harbour: havn
harbour master: havnefoged havnesjef
harvest: avling høstfest innhøsting høsttakkefest
has: har
hat: lue hue
he: han
heads: høveder hode hoved
health: helse helsa sundhed helbred
health data: helseopplysninger helseopplysningar helbredsoplysninger sundhedsoplysninger helsedata sundhedsdata pasientdata journal pasientjournal
health personnel: helsepersonell sundhedspersonale
hear: hører hørt høyre
heart: hjerte
heart surgery: hjerteopererte hjerteopererede
heavy: tung
hedge: hekk hæk hækken
held: holdt avvikles afvikles afholdes avholdes
held by: forvalte
hello: hei hej heisann goddag
help: hjelp hjælp
help out: bistå
helped: hjalp hjulpet hjelpt
helper: hjælpere hjelpere medhjælper medhjelper hjælperne hjelperne hjelpar
her: hende henne
here: her
hers: hennar
hex keys: unbrakonøglerne
hide: skjul
high: høy høj høyt højt høye høje høgt
high school: videregående gymnasium gymnasiet videregåande efterskole
highest: højeste høyest højst
highest bid: høyestbydende højestbydende høyestbud høystbydande
highest bidder: høystbydende
hike: tur sommertur fjelltur fottur gåtur vandretur turar ture
hiker: turgåer turfolk turtrimmen vandrer
hiking association: turlag turistforeningen vandreforening
hiking group: turgruppe turgruppa
hiking target: turmål
hill: bakke
him: honom
his: hans
history society: historielag
hit: slå slår slås slaget slått slået
hobby: fritid fritidsaktivitet
holder: ihendehaver kortholder kortinnehaver kortindehaver bærere
holds: holde haldt halde
holiday: ferie feriested helligdag
home: hjem heim hjemmefra
home ground: hjemmebane banen
homemade: hjemmelaget hjemmelavet heimelaga
homework: lekser lektier
honey: honning
honorary member: æresmedlem æresmedlemsbeviser æresmedlemskab æresmedlemskap æresmedlemmene
honorary title: ærestittel ærestitel hederstittel hæderstitel
honour: ære hedre hædre æres
honoured: hedret hædret kåret kåres
hope: håpe håbe håp håb
hops: humle humleblad bitterhumlen
horn: althorn
horse: hest hestestell
hospital: sykehus sygehus hospitalet
hour: klokkeslett klokkeslæt time
hours: timetal
house: hus huset husene bolig
house number: husnummer
household: husstand husholdning
housing association: boligselskabet borettslag grundejerforening ejerforening andelsboligforening sameiet boligforening velforening vellaget
how: hvordan korleis hvorledes åssen
however: derimot derimod
hundred: hundre hundrelapp
hunter licence: jegerbevis jagttegn jegerprøve
hunting: jakt jagt
hunting club: jaktlag jagtforening
i: jeg eg
icon: ikon
idea: idé ideen tanke ide
identity: identitet legitimasjon legitimation idkort identitetskort billedeid
identity proof: legitimasjonen legitimationen
if: hvis dersom såfremt
illegal: ulovlig
imitating: etterlignende efterlignende
imitation: imitasjon imitationer imitere
immediately: umiddelbart øyeblikkelig øjeblikkeligt omgående
immortalised: foreviget
important: viktig vigtig
impossible: umulig
in: ind inne inni
incidentally: fx
including: inkl inkludert inklusive inkluderer
income: inntektsgivende indkomst
increase: økning øking stigning øgning forøgelse vekst vækst
information: informasjon informationer informationen opplysning oplysning opplyse oplyse
inherit: arve arv
initials: initialer initialene
ink: blækhus blekk
inn: kroen kro
insist: insisterer
inspect: inspeksjon inspektion inspektør synet
install: installere installert
instalment: avdrag afdrag
instead: istedet isteden
instrument: instrumentet instrumenter instrumentene
instrument group: instrumentgruppe
insurance: forsikring brannforsikring innboforsikring indboforsikring
interest: renta rente
interest free: rentefri
interest income: renteinntekter renteindtægter
interest rate: rentefot
international: internasjonal
internship: praksisplass praktikplads praktik praksis
into: ini
introduction: introen introduktion introduksjon
introductory course: grunnkurs grundkursus introkurs innføringskurs introduksjonskurs
invalid: ugyldig
inventory: lagerbeholdning varelager lageret
invest: investere investert
investigate: undersøke undersøge
investment: investering
investment club: investeringsklub aksjeklubb aktieklub
investment object: investeringsobjekt investeringsgjenstand
investment offer: investeringstilbud investeringsforslag
investor: investoren investorer investors
investor group: investorgruppe
investors: småinvestorer investeringspartner
invite: invitasjon invitation indbydelse innbydelse inviter
invoice: faktura regning
iron: jern
is: er
island: øen ø øens øy øya
issue: utstede udstede
issued: utstedt udstedt
issuer: utstederen udstederen utstedelse udstedelse
issues: utsteder udsteder
it: det dette
its: dets dens
jacket: jakke jakka
jam: syltetøy syltetøj
january: januar
jar: krukka krukke
jelly: bamsemums
jersey number: draktnummer
join: innmelde indmelde innmeldt indmeldt tilslutte
joke: spøk vits fleiper tull tøys
journey: reise rejse
joy: glede glæde glade
jubilee: jubileum jubilæum jubileet jubilæet
jubilee badge: jubilæumsmærke jubileumsmerke
judge: dømme dømt
juice: saft
july: juli
jump: hoppe hoppeborgen
june: juni
junior: juniorer juniorlaget ungdomslaget
just: netop nettopp akkurat lige
just practice: øvelsesformål
keep: behold bevare behalde gemme gjemme gemt gjemt
keep safe: oppbevare opbevare oppbevaring opbevaring
keeper: forvalteren vokter vogter
keepsake: minnegave
kept: opbevaret bevart bevaret beholdt forvaret forvart beheldt
kettle: kedel
key: nøkkel nøgle nøkler nøkkelkort nykel
key card: nøglekort nøglebrik nøkkelbrikke
key phrase: nøkkelord nøgleordene nøgleordet nøkkelfrase nøglefrase
keychain: nøkkelring nøglering nøkkelknippe
keys: nøgler nøklene nyklar
kindergarten: barnehage børnehave daginstitution vuggestue
kiosk: kiosken kiosker
kiosk duty: kioskvakt kioskvagt
kit: drakt
kitchen: kjøkken køkken køkkenholdet
knew: visste vidste
knife: knive
knit: strik strikkevideoer
knitted sweater: genser strikketrøje
knitting club: strikkeklub strikkecafé strikkekafé strikkekafeen
knots: knob knop knuter seilknute
know: vet veit vide kjenne kjende kende
known: kjent kendt
kroner: kr krone øre
label: etiket
labour inspectorate: arbejdstilsynet arbeidstilsynet
lack: mangle mangel savne mangla
laid: lagt
lake: søer sø innsjø
lamp: lampe
language: språk sprog
language course: språkkurs sprogkursus norskkurs danskkursus norskprøve danskprøve
language school: språkskole sprogskole
lapses: bortfalde bortfalle
laptop: computere pc datamaskin bærbar
last: sist sidst fjor forrige
last chance: sjanse chance
late: sen sent sein sene
late fee: purregebyr rykkergebyr rykker forsinkelsesgebyr
later: senere seinere seinare
latest: senest
launch: lansering lancering lansere lancere lansert sjøsetting
launch day: lanseringsdag lanceringsdag
laundry cellar: vaskekælder
law: lovgivning lovverk lov
leader: leder lederen
leaders: ledere lederne
leads: føre ført
leaf: lauv løv
leaks: lekker
learn: lære lær
learned: lært
learning: læring læringsbevis læringsportalen læringsplattform
lease: leid lejet leasing
least: minst mindste
leave: utmelding udmelding utmeldelse udmeldelse utmeldt udmeldt
leaves: bladene
lecture: forelesning forelæsning
lecture evening: foredragskveld foredragsaften
left: venstre
left behind: efterladte etterlatt
leftover: tilovers
legal: juridisk lovlig
legally valid: rettsgyldig retsgyldig rettskraftig retskraft
legs: bein ben
leisure card: fritidskort
lend: utlåne udlåne
lend money: pengeutlån pengeudlån pengelån
lender: långiver
lending: utlån udlån utlånet udlånet
lends: utlåner udlåner
lent: utlånte udlånte
lent period: fasten
less: mindre færre
lesson: leksjon lektion undervisningstime
let: lar lader la latt ladet
letter: brev
letter sign: bogstav bokstav
level: nivå niveau
librarian: bibliotekar
library: bibliotek folkebibliotek
library badge: biblioteksmærke biblioteksmerke
library card: lånekort lånerkort bibliotekskort bibliotekkort
lice: lusekjemming
licence: lisens licens tillatelse tilladelse bevilling løyve konsesjon koncession dommerlicens
licences: licensering tillatelser tilladelser løyver lisensene licenserne bevillinger
licensed: lisensiert licenseret konsesjonert
licensee: licenstager lisenstaker lisensinnehaver
lie: ligg
lies: ligge lå
lifebuoy: redningskrans
lifejacket: redningsvest
light: lys lyset ljos
lightning: lynet lynene lyn
like: ligne ligesom liker lide likte ligna liknende
likewise: likevel
limestone: kalk
limited: begrenset begrænset begrensede begrænsede begrensa avgrensa
limited company: aksjeselskap aktieselskab anpartsselskab
limited edition: begrensetopplag samleutgave samlerudgave specialudgave spesialutgave
line: linje rekker
link: ledd lenken
linseed: linolje linolie
lion: løve
list: liste lista
listed: børsnotert børsnoteret børsnotering notering
listen: høre lyt lytte
literally: ordret
little: litt lidt lite lille lita litle
live: leve bor bo boede bodde budde
loaded: læsset lastet
loaded lot: loddet
loan: lån lånet lånene
loan agreement: låneavtale låneaftale lånekontrakt
loan interest: lånerente
loan period: låneperiode lånefrist lånetid
local: lokal
local history: lokalhistorisk lokalhistorie
lock: hengelås hængelås
locked: låst låse lås
log in: innlogging indlogning logg pålogging
logo: logoen
long: langt lange lenge længe
longer: lenger længere lengre
longest: længst lengst
look after: vokte forvare forvaring varetekt varetægt
look alike: lignelse tvilling
look like: efterligner etterligner
lose: miste tabe tapar
loss: tapet tabet underskud kurstap kurstab tabene tapene
loss free: tapsfri tabsfri
lost: mistet tapt tabt mistede bortkommet bortkommen forsvundet forsvunnet
lost key: nøkkeltap
lottery: lotteri loddsalg kakelotteriet andespil bankospil tombola
lottery booth: lotteriboden
lottery ticket: lodd lod lodseddel lodsedler loddbøker havelodderne skrabelod
low: lav lavt låg
loyal customer: stamkunde stamgjest stamgæst stamgast
loyalty: lojalitet loyalitet lojalitetsprogram kundeprogram kundeklub loyalitetsprogram fordelsprogram
loyalty card: fordelskort kundekort lojalitetskort loyalitetskort bonuskort rabatkort rabattkort stamkort
loyalty points: kundepoeng
loyalty programme: lojalitetsprogrammet loyalitetsprogrammet bonusklubb kundeklubben kundeklubber
lump: klat
lunch: lunsj
lung: lunge
machine: maskin
made: laget lavet laga lagde lavede fremstillet
magazine: blad tidsskrift
mailbox: postkasse postkassa postboks
mainnet: hovednet
mainnet launch: hovednettlansering
majority: flertal
make: lage lave lagar
mall: kjøpesenter storcenter butikkcenter
malt: maltet
man: mann mand
manage: klarer klara klarte kutta
manners: manerer
many: mange
map: landkart
march: mars marts
marker: tusj
market: marked loppemarked julemarked høstmarked
market day: markedsdag torvedag
market price: markedspris dagspris
market stall: markedsbod salgsbod
market value: markedsværdi markedsverdi
marketplace: markedsplass markedsplads
marking: oppmenn merking mærkning markering
mask: maske
master degree: mastergraden kandidatgraden
match: kamp bortekamp hjemmekamp
material: materiale
materials manager: materialforvalter
maths test: matteprøven
maximum: maks maksimalt høyst
may: anledning
me: meg mig
mean: mene bety
meaning: betydning mening
meant: ment
measure: måler aflæst avlest
meat: kjøtt kød kødet flæskesteg frikadeller
medal: medalje bronsemedalje sølvmedalje gullmedalje guldmedalje hæderstegn
medical: medisinsk medicinsk lægelig legefaglig helsemessig sundhedsmæssig
medical card: helsekort sundhedskort sygesikringskort sygesikringsbevis
medical record: sykejournal helbredsjournal journalen
medicine: medisin medicin
meet: møter møtes mødes treffes mødt
meeting: møte møde styremøte bestyrelsesmøde beboermøde borgermøde folkemøte sommermødet medlemsmøte medlemsmøde møta
member: medlem
member benefit: medlemsfordel
member discount: medlemsrabat medlemspris
member gift: medlemsgave
member letter: medlemsbrev
member list: medlemsliste medlemslista medlemsregister medlemssystem
member meeting: medlemsmøtet medlemsmødet medlemskveld medlemsaften medlemssamling
member number: medlemstal
member page: medlemsside
member price: medlemsprisen medlemspriser
member vote: medlemsavstemning
members: medlemmer medlemmene medlemer medlemene laugsmedlemmer foreningsmedlemmer klubmedlemmer klubbmedlemmer
members only: medlemseksklusiv
membership: medlemskap medlemskab medlemsskab medlemsskap prøvemedlemskap prøvemedlemskab familiemedlemskap familiemedlemskab støttemedlemskap
membership badge: medlemsmærke medlemsmerke
membership card: medlemskort
membership fee: kontingent medlemskontingent medlemsavgift
membership number: medlemsnummer medlemsnumre
membership period: medlemsår medlemsperiode
membership proof: medlemsbevis
memory: minne minder
men: menn mænd
mention: nevne nævne
mentioned: nævnt nevnt
menu: menuen meny
merchants: handelsstanden handelsforening
message: meldinger beskeder meddelelse
met: mødte møtte
metal: metall
middle: midt
midsummer: sankthans sankt
mile: mil
milk: mælk melk mjølk
milkman: mælkebud
mill: mølle møllenavn
million: millioner millionen
minimum: minimumsbeløp
minis: minierne
ministry: departement ministerium ministeriet direktorat styrelse
minute: minut
minutes: referat minutter protokol møtereferat mødereferat
misleading: misvisende vildlede villede forveksles forveksling forvekslet
mission: misjon
mission society: misjonsforeningen
mistake: feil fejl
mittens: vott
mobile payment: mobilepay vipps mobilbetaling
modern: moderne
moment: øyeblikk øjeblik
monday: mandag måndag
money: peng midler midlene gryn
money back: pengenetilbage tilbakebetalingsgaranti
month: måned månad månedlige maj mai
moon: måne
moose: elg elgen
more: mer mere meir flere fleire
moreover: desuden dessuten
morning: morgen formiddag morgenrøden
mortgage: huslån boliglån
most: mest flest mesteparten
mostly: mestendels hovedsakelig hovedsagelig
mother: mor mamma moren mora svigermor svigermødre
motive: motiv
motorway: motorvej motorvei
mountain: fjell fjellsiden bjerg
move: flytte flytting flytning
moved: flyttet flytta
moves out: fraflytter fraflytning utflytting
much: mykje mye
mug: krus
multiply: mangfoldiggjøre mangedobler tredobler
municipality: kommune kommunal
museum: museet museer museene kystmuseet muséet
museum friend: museumsven
museum guild: museumslauget
museum shop: museumsbutik
museum staff: museumsvert museumsvært
museum ticket: museumsbillet museumskort
museum visit: museumsbesøk museumsbesøg
music: musik spillemandsmusik
music school: musikkskole musikskole kulturskole
musician: musikant musiker spillemænd
must: skal må måtte måtta bør nødt nødvendigvis tvunget
my: mitt
nail: spiker
name: navn namn navneskiltet
names: namna kursnavne fornavn barnenavn børnenavne elevnavn
national id: fødselsnummer personnummer cprnummer personnumre fødselsnumre mitid
nationality: nasjonalitet nationalitet statsborgerskap statsborgerskab
near: nær nærheten nærme
necessary: nødvendig
need: trænger behov behøve treng
neighbour: nabo granne
neighbourhood: nabolag kvarter nærmiljø grend strøk
neighbouring town: nabobyen
neighbours: naboer naboene naboar
neither: hverken verken
network: nettverk netværk legenetværket
network fee: nettverksgebyr netværksgebyr transaksjonsgebyr transaktionsgebyr
never: aldri
nevertheless: alligevel imidlertid
new: ny nytt nyt nye
new members: nymedlemmer
new year: nyttår nytår
newest: nyeste nyaste
newsletter: nyhedsbrev nyhetsbrev
newspaper: avis lokalavis
next: næste nest komande kommende
nice: hyggelig pent pænt
nickname: kallenavn kælenavn økenavn
night: natt nat
night watch: nattevagt nattevakt
nine: ni
no: nei nej
no guarantee: garantiløs
no payout: utbetalingsforbud
no real: øvingspenger
no sale: salgsforbud
no trade: handelsforbud
no trading: byttebegrensning
no value: verdilaus
nobody: ingenmann
noise: støjdæmpet støj støy lyd
nominal value: pålydende
nominate: nominere nominert
nomination committee: valgkomiteen valgkomité
non member: ikkemedlem
non refundable: ikkerefunderbar
non transferable: uoverdragelig ikkeoverførbar uoverførbar
none: ingen inga intet
normally: normal alminneligvis
north: nord nørre
northern lights: nordlys
norwegian: norsk nordsamisk
not: ikke ikkje ej inkje
not transferable: uoverdragbar
notary: notar
note: notere
nothing: ingenting
notice: innkalling indkaldelse varsel
notice board: opslagstavle oppslagstavle oppslagstavla
now: nå nu
nowhere: ingensteds
nuisance: dikkedarer
number: nummer tall tal antal nr
numbered: nummerert nummerere
numbered edition: nummeropplag
numbers: numre tallene tallerne nummerserie
nurse: sykepleier sygeplejerske
nursing home: sykehjem plejehjem
oars: åre årer åra
obligation: plikt forpliktelse pligt forpligtelse
october: oktober
of: av af
of course: selvfølgelig selvsagt naturligvis sjølvsagt
offer: tilbud tilby
office: kontor
official: offisielt offisiell officiel tjenstlig embede embete tjenestemann tjenestemand embedsmand embetsmann
official document: dokument vedlegg bilagene
often: ofte
old: gammel gamle gamal eldre ældre
old masters: mestre mester
oldest: eldste ældste
omitted: udeladt utelatt
on: på
once: engang éngang
one: én ét éin
one another: hverandre
onion: løk løg
online: nett nettbasert netbaseret netkursus
online course: nettkurset netkurset webkurs webinar nettundervisning fjernundervisning fjernstudie
only: kun bare berre blott utelukkende udelukkende alene aleine
only copies: enkeltstykker
open: åpen åben åpne åbne ope
open source: åpenkildekode kildekodefri
opened: åpnet åbnet
opening hours: åpningstid åbningstid
opening year: åpningsåret åbningsåret
opinion: vurdering
optional: valgfri libitum
or: eller
order: bestilling bestille bestilt ordre
ordinary: vanlig almindelig ordinær alminnelig
organiser: arrangør arrangere arrangert
orientation: orientering
original: originale originalt
other: andre andra anden andet annet annen anna øvrig
our: vore vår vårt våre vort
ours: våres
out: ut ud ute ude
outdoor life: friluftsliv
outside: udefra utenfra udenfor utenfor utanfor udendørs utendørs
over: ovre over
overtaken: overtaget overtatt
owe: skylde skyldig
own: egen eget egne eige eigne ens
owned: eid eide ejet ejede ejes eies ått
owner: eier ejer eieren ejeren eigar innehaver indehaver innehaveren indehaveren
owners: eiere ejere eierne ejerne innehavere indehavere eigarar eigarane sameier lageiere
ownership: eierskap ejerskab eiendomsrett ejendomsret ejerskabsbevis eierskapsbevis eigarskap
ownership share: eigedel eierbrøk
owns: eie eje
packed lunch: matpakke madpakke
page: sida sidene sider
paid: betalt
paint: maler maling
painted: malede malet malt malene
paintings: maleri
pallets: paller
paper: papir papp
paper card: papkort pappkort
paper worm: papirorm
parent: forelder forælder
parent meeting: foreldremøte forældremøde
parent page: foreldresida
parents: foreldre forældre foresatte småbarnsforeldre foreldra føresette
parents association: foreldrelag forældreforening fau
parish council: sokneråd menighedsråd menighetsråd
parish magazine: menighedsblad kirkeblad menighetsblad
parish office: menighetskontor kirkekontor menighedskontor
parking: parkering parkeringsplass parkeringsplads
parking badge: parkeringsmerke
parking card: parkeringskort parkeringstillatelse
parking guard: parkeringsvakt parkeringsvagt
part: del delen
participant: deltaker deltager deltakeren deltageren deltakar
participant badge: deltakermerke deltagermærke deltagermerke
participant price: deltagerpris deltakerpris
participants: deltakere deltagere deltakerne deltagerne deltakarar
participate: delta deltek deltakelsen deltagelsen
participated: deltatt deltaget deltok deltog
participation certificate: deltagerbevis deltakerbevis kursdeltakerbevis deltagerdiplom deltakerdiplom
participation proof: deltagelsesbevis
partner: partnere samarbeidspartner samarbejdspartner
party: festen sommerfest julefest juletrefest fester
pass on: videreføre viderebringe
passed: bestått bestået beståede
passive income: passivindtægt
passport: reisepass
password: passord adgangskode løsen
password list: passordliste passordbok kodebog
pastor: prest præst sognepræsten
pat: skulderklap
patch: lappen lapp
path: sti stien
patient: pasient patienten patienter tålmodig
patient association: patientforening pasientforening
pattern: mal
pawn: pantelåner
pay: betal
pay back: tilbakebetale tilbagebetale tilbakebetalt tilbagebetalt
payback: tilbakekjøpspris tilbagekøbspris
payment: betaling innbetalinger indbetalinger
payout: utbetalt utbetalinger udbetalinger udbetalt udbetale utbetale utbetalingen
pays in: indbetaler innbetaler
peat: torv
pen: penn kuglepen
pencil: blyant
pensioner: pensjonist pensionist pensjonistlaget
people: folk menneske personer
percent: prosent procent prosentandel pct
performance: forestilling oppvisning opvisning
perhaps: kanskje måske kanske muligvis
period: periode
person: personen vedkommende
personal: personlig
personal data: personopplysninger personoplysninger persondata personopplysningene personopplysningar cpr persondataforordningen
personal use: egetbruk privatbruk
phase: fase
phone: telefon mobil mobiltelefon
phone number: telefonnummer mobilnummer
photo: foto fotografi stockfoto
photo consent: fotosamtykke
photographer: fotograf
photography club: fotoklub
picture: bilde billede bilete
pictures: bilder bildene billeder bileter bilda
piece: stykket skuespillet
pieces: stk styk
pier: broen
pin: nåla nål nålen jakkemerke jakkemærke pin
place: sted stedet plass plads stad steder stedene
places: plasser pladser plassene plassar
places set: stiller stilles
plan: planen planlagt planlægger planlegger
plant: plante planting
plant sale: plantesalg
plants: plantene planterne stauder
plate: tallerken
platform: plattform platformen
play: spill spela
play matches: kampprogram
played: spillede spilt
player: spilleren
player card: spillerkort
players: spillerne spillere spelarar
playground: lekeplass legeplads
pleasant: triveleg trivelig
please: venligst vennligst
pledge: pantsette innestå indestå hæfte
pocket: lomme
pocket money: lommepenge
point: pkt
points: poeng point lojalitetspoeng loyalitetspoint medlemspoeng
police: politi
police certificate: politiattest straffeattest børneattest
polish: pusset pusser polsk
porch: våbenhuset
positive: positiv
possible: mulig mogleg
possibly: eventuelt eventuell evt
postcode: postnummer
poster: plakat
poster paper: plakatpapir
posting: opslag oppslag posten
pot: gryte gryde
potato: kartoffel potet
potatoes: kartofler poteter
poured: hælde helle
power: strøm
practical: praktisk
practise: øver øve øvde øvede
practise right: yrkesgodkjenning yrkestillatelse erhvervstilladelse
prayer house: bedehus bedehuskjelleren
pregnant: gravid
present: tilstede tilstedeværende frammøtte fremmødte
presented: fremlagde fremlagt fremlægge framlagt
press: trykk trykt
pretend: utgi udgive foregive
price: pris pristall
price decline: prisfald prisfall kursfall kursfald
price development: kursutvikling kursudvikling prisutvikling prisudvikling verdiutvikling værdiudvikling
price gain: kursgevinst kursstigning kursøkning
price guarantee: prisgaranti kursgaranti
price list: prisliste prislista
price rise: prisstigning prisøkning prisvekst prisauke
price tag: prislapp prismærke
prices: priser prisene
print: udskrift utskrift printe
print number: trykknummer
priority: fortrinsret fortrinnsrett forrang forkjøpsrett forkøbsret fortrinn prioritet
privacy: privatliv privatlivspolitik personvernerklæring
private: privat
private key: privatnøkkel privatnøgle
prize: premie præmie premiar førstepremie førstepræmie hovedpremie hovedgevinst
prize draw: premietrekking trekning lodtrækning loddtrekning utloddning
prizes: premier præmier premiene
probably: sannsynligvis sandsynligvis visst
product: produkt produksjon
professional: faglig profesjonell professionel erhvervsmæssig yrkesmessig
profile: profil
profit: overskud profitt gevinst gevinsten fortjeneste fortjenesta gevinster vinning avance kakesalgsoverskudd
profit share: overskudsdeling overskuddsdeling overskuddsandel overskudsandel profittdeling gevinstdeling overskottsdeling gevinstandel delingsmodell
program: programmet programmer
programming: programmering kodekurs koding kodning programmerer
project: prosjekt projekt
project group: prosjektgruppe projektgruppe prosjektgruppa
project plan: prosjektplan projektplan veikart køreplan
project work: prosjektarbeid projektarbejde
projects: prosjekta
promise: løfte lovar lovnad
promised: lovet lovte lovede lova tilsagte forespeilet forespejlet
promises: lovnader forsikrer forsikrede lovord tilsier tilsagn
proof: dokumentasjon dokumentation bevise påvise dokumentere
proof number: bevisnummer
property: eiendom ejendom eiendeler ejendele
proposal: forslag framlegg forslagsstiller
propose: foreslå foreslog føreslå
props: rekvisitter
proud: stolt
provide: skaff
provided: forutsatt forudsat
public: offentlig publikum
public ledger: hovedbok hovedbog registret
public recognition: anerkjennelse anerkendelse annerkjent
punishment: straf
pupil: elev skoleelev skuleelev
pupil council: elevrådets
pupils: elever elevene skoleelevene skoleelever elevar
purchase: innkjøpet indkøbet kjøpene anskaffelse erhvervelse kjøpekontrakt
purchase offer: kjøpstilbud købstilbud
purchase price: kjøpesum købesum kjøpspris købspris
purchasing power: kjøpekraft købekraft
pure fun: moroskyld
purpose: formål hensikt
purse: punge
put: lægge legg sætte sette puttet
qualification: kvalifikasjon kvalifikation kvalifisert kvalificeret
quality: kvalitet
quality time: gullkant
quarrel: kranglet krangel
quarter: kvartal
quay: kaia kaien brygge brygga
question: spørsmål spørgsmål
quiet: stille stilhed rolig ro
quite: ganske helt heilt
quiz: spørrekonkurranse quizkveld quizaften
rain: regn regnvejr regnen
rainwear: regntøy regntøj
raise: rejst
raised: innsamla
raising funds: innsamling indsamling kapitalinnhenting kapitalrejsning pengeindsamling
random: tilfeldig tilfældig vilkårlig
ranking list: rangliste rankinglisten resultatliste
rare: sjelden sjeldne sjælden sjældne sjeldan sjeldnaste
rare card: sjeldenhetskort
rarer: sjeldnere sjældnere sjældnest sjeldnest
rarity: sjeldenhet sjældenheder
rate: kursen vekslingskurs valutakurs vekselkurs
rather: heller helst
reached: nåede nådde
read: lese læs les læst læse leste lises
readers: læserne læsere lesere leserne lesarar lånegjest
reading: læsning lesing lesning højtlæsning høytlesning
reading badge: lesemerke læsemærke
reading campaign: lesekampanje læsekampagne
reading challenge: leseutfordring læseudfordring lesekonkurranse læsekonkurrence
reading circle: lesekretsen lesesirkel læsekreds læsegruppe læseklub
reading hours: lesetid læsetid lesestund læsestund
reading points: lesepoeng læsepoint
reading summer: sommerlæser sommerles
ready: parat
real: virkelige ordentlig skikkelig reell
really: virkelig faktisk verkeleg egentlig
reason: grunn grund begrunnelse begrundelse årsak
receipt: kvittering bong
receive: motta modtage motteke modtagere
received: modtaget mottatt modtog mottok
receiver: mottagar mottakar mottager
receives: modtager mottar
reception: resepsjon skranke
reception hall: mottaket
recharge: optankning fyll
recipe: oppskrift opskrift
recipes: opskrifter oppskrifter oppskriftene
recipient: mottakere modtagerne
record: rekord
records: plader
recover: gjenopprette gendanne gjenoppretting genskabe
recovery code: gjenopprettingskode gendannelseskode
recovery words: gendannelsesord gjenopprettingsord gjenopprettelsesord gendannelsesfrase gjenopprettingsfrase
rector: rektor
red: rød rødt røde raud
redeem: innløse indløse innløsning indløsning innløst indløst vekslast indfri
redeemable: innløselig indløselig vekselbar
redeemed: innfridd indfriet innløyst
reduced price: nedsattpris særpris spesialpris specialpris tilbudspris
reef: revehiet
refer: verve hverve anbefale anbefalt henvise
referee: dommer
referee course: dommerkurs
referral: verving hvervning anbefaling henvisning tilvisning vervebonus hvervebonus vervepremie vervekampanje
referrals: vervede hvervede verva rekrutter
refinanced: refinansiert refinansieret
reflection: refleksjon
reflective vest: refleksvest
refund: refusjon refundering refundert tilbagebetales tilbakebetales refundere refusion
refundable: refunderbar tilbakebetalbar
regards: hilse
register: registrere registrert tilmelder meld registeret
registration: påmelding tilmelding registrering innmelding indmelding
regret: angre fortryde fortrudt
regular customers: fastkunder
regulate: reguleres regulert reguleret regulering tilsyn
rejected: afvist avvist afslået avslått
relay: stafet
relegation: nedrykk
religion: trosretning religiøs
reluctant: nødig
remember: husk minnes mindes hugs
remind: purrer purring minde påminnelse
renew: fornye fornying
renewal fee: fornyelsesgebyr
rent: leie leje leiepris lejepris udlejning havelejere leieforhold
rent out: utleid udlejet
rental boat: utleiebåten udlejningsbåd
rental income: leieinntekter leieinntektene lejeindtægt
repair: reparer reparasjon reparation lappe fikse
repair badge: reparasjonsmerke
repair cafe: reparasjonskafé reparationscafé
repair evening: fiksekveld
repair shop: reparasjonsverksted fikseverksted reparationsværksted sykkelverksted cykelværksted
repaired: reparert repareret fikset
repayment: tilbakebetaling tilbagebetaling
repetition: repetisjon
replace: erstatte erstatning
replica: kopivare replika
reply: riposte
report: rapport indberette
require: kreve kræve krav
resale: videresalg gensalg bruktsalg annenhåndssalg
resale value: gensalgsværdi videresalgsverdi videresalgsværdi bruktverdi gjensalgsverdi annenhåndsverdi
rescue: redning redde
resell: videreselge videresælge gensælge videresolgt
resembles: ligner likner minner
resident: beboer bebuar beboersida
resident card: beboerkort
residents meeting: beboermøtet beboermødet
responsibility: ansvar
responsible: ansvarlig
rest: resten restbeløp resterende
restaurant: restauranten spisested
result: resultat
return: avkastning afkast forrentning
return promise: avkastningsgaranti afkastgaranti avkastningsløfte
reveal: afsløre avsløre
revenue: omsetning omsætning inntekt indtægt innteng salgsinntekter salgsindtægter
revenue share: omsetningsandel omsætningsandel inntektsdeling indtægtsdeling
review: gjennomgå gennemgå gennemgang gjennomgang
reward: belønning belønne påskjønnelse påskønnelse
rewarded: premiert præmieret
rewards: påskønner
rhubarb: rabarbra rabarber
rhyme: remse
rich: rik rike rige
riding club: rideklub rideskole
right: rett ret rettighet rettighed
right side: højre
rights: rettigheter rettigheder rettighetene rettar
ring binder: ringbind perm mappe
rise: stigninger opptur optur prisoppgang oppskrivning opskrivning
risen: økt steget øket auka vokset
rises: øker øke aukar auke økende øges øge voksende vokse veks stig
risk: risiko risikere risikofritt risici
risk free: risikofrit
road: vei vej veien vejen veg vegen
role: rolle
role list: rollelista rolleliste
role play: rollespil
roll: rundstykke
rolling mark: kjevlemerket
rolling pin: kjevle
roof: taket
room: rum rommet rummet lokale stue
rooster: hane
rose: økte voks
roses: roser
round: halvettiden rund
row: række rekke rekkefølge rækkefølge
rowing club: roklub
rubber stamp: gummistempel
rule: regel reglen
rules: regler reglene reglement statutter regelverk ordensregler
run: løp løb løpet løbet løper løber
run badge: løpsmerke løbsmærke
running club: løbeklub løpeklubb
rural women: bygdekvinnelag bondekvinnelag
sack: sække sæk sekker pose
sad: trist tårer gråt
safe: sikker trygg trygt pengeskab
safety intro: sikkerhedsintro
safety rep: verneombud
said: sa sagde sagt
sail: seil sejl
sailed: sejlede seilte
sailing club: seilforening sejlklub
sailing course: seilkurs sejlkursus båtkurs bådkursus
sailing school: seilskole sejlskole
sailor: ror
sale: salg sals kakesalg salgsfremmende sluttsalg
sale price: salgspris salgssum utropspris
sales day: salgsdag
sales stall: salgsbord
same: samme
sandbox: sandkassa sandkasse
sander: slibemaskine slipemaskin
sandwich: smørrebrød
saturday: lørdag laurdag
sauna: saunamester badstue
sausage: pølse
savings: sparing sparepenger sparekonto opsparet sparer
saw: motorsav motorsag savklinger
say: si sige seie sies
says: sier siger seier
scan: skanne scanne scannar
scan mark: skimerke
scanned: skannet scannet
scarce: knapt knaphed knapphet
school: skole ungdomsskole barneskole folkeskole grunnskole grundskole skule privatskole husflidsskolen
school band: skolekorps skoleorkester
school board: skolebestyrelse elevråd
school bun: skolebollekortet skolebolle
school choir: skolekor
school library: skolebibliotek
school money: skolepenge
school name: skolenavn
school report: skolerapport karakterutskrift
school shop: skolebod skolebutik
school trip: skoletur leirskole lejrskole
school yard: skolegård skoleplass
school year: skoleår
schoolmate: skolekamerat klassekamerat
schools: skoler skolene skular
score: poengtavla stilling
scoundrel: slyngel
scout: speider spejder speideren spejderen spejdergruppe speidergruppe
scout group: gruppas
scouts: speidere spejdere speidarar spejderne speiderne
scrape: skraper
screen: skjerm skærm
sea: hav havet sjø sjøen
seal: segl plombe forsegling
season: sesong sæson
season card: sesongkort sæsonkort årskort månedskort
season end: sesongslutt sæsonslut
season start: sesongstart sæsonstart
season ticket: sesongbillett sæsonbillet sesongpass sæsonpas
second: nummerto
secondary market: annenhåndsmarked andenhåndsmarked sekundærmarked bruktmarked gensalgsmarked
secrecy: hemmeligholde taushetsplikt tavshedspligt fortrolig konfidensiell konfidentielt
secret: hemmelig løyndom
secret words: kodeord
secure: sikre sikra trygge tryg
secured profit: sikkergevinst
securities: verdipapir værdipapir
security: sikkerhet sikkerhed tryghed trygghet
security deposit: depositum pant deponering
see: ser se sjå ses sees
seed: frø frøene
seed phrase: frøfrase startfrase sikkerhetsord sikkerhedsord nøgleord
seed swap: frøbytte plantebytte planteloppemarked byttemarked byttedag byttebord
seen: sett
self: selv sjøl seg sig
self chosen: selvvalgt
sell: selg sælg selja sel
sellable: omsettelig omsættelig salgbar sælgelig
seller: selgere sælgere
sellers: seljar forselger
send: sende
sense: forstand
sensitive: sensitiv følsom
sent: sendt
sent onwards: videresende
sentence: setning sætning
serial number: serienummer løbenummer løpenummer serienumre startnummer
series: serie
serious: alvor
server: servere
service: tjeneste tenester kundeservice servicen
service desk: servicetorget borgerservice
sessions: økter økten
set: satt
setting: indstilling innstilling
settlement: oppgjør opgør afregnes avregning afregning avregnes
seven: sju syv
seventh: syvende sjuande
several: adskillige
sew: sy sydde sying
sewing club: syklub
sewing course: sykurs strikkekurs
sexton: kirketjener
share: andel andelen aksje aktie part eierandel ejerandel ejerandelen ejerpart eigardel luten fordele fordelt dele
share capital: aksjekapital aktiekapital andelskapital
share certificate: andelsbevis aksjebrev aktiebrev andelsbrev parthaverbevis
share data: datadeling
share price: andelspris aksjekurs aktiekurs andelsverdi andelsværdi
shareholder: aksjonær aktionær aksjeeier andelshaver andelseier andelshavar parthaver
shareholding basis: andelsbasis
shares: andele andelene andelar aksjer aktier aksjene ejerandele eierandeler aksjar parter ejerandelene eierandelene medejerandele
she: hun ho
shed: skur bod boden
sheet: ark arket udfordringsarket
sheet music: noter notene noder
shelf: hylla hylleplass hylde hylle
shift: skift
shift worker: skiftarbeidere skiftarbejdere
ship: skib skipet
ship side: bordgang
shirt: trøje trøye skjorte
shoes: sko skoene vernesko
shooting club: skytterlag skytteforening
shop: butik forretning nærbutikken gårdbutik landhandel
shop owner: butikkeier butikejer
shops: forretninger butikkene butikkerne butikkane
short: korte kortvarig
should: skulle burde
shovel: skovl spaden kompostspanden
shown: vist
shows: vise visning syne
shrovetide: fastelavn
siblings: søsken
sick: syg syk sykt sygt sjuk syge syke
side income: ekstrainntekt ekstraindtægt biinntekt
sign: tegn tegnet skilt tjenestetegn
signature: navnetrekk navnetræk underskrift signatur
signed: signert underskrevet signeret underskriver undertegnede
silver: sølv
similar: tilsvarande
simple: grei
simultaneously: samtidig
since: siden sidan
singers: sangere sangerne songarar
singing: sangen sunget sanger fællessang allsang fellessang syng
singing society: sanglag sangforening
single: enkelte enkeltvis eneste ene
sister: søster syster
sit: sitte sidde sad
six: seks
size: størrelse
skates: skøyter skøjter
ski: langrenn
ski club: skiklub
skills: ferdigheter færdigheder kompetanse kompetence ferdigheiter
skip: slipp
skyrocket: skyrakker eksplodere himmelflugt
slaughtered: slagtes slaktes
sleeping bag: sovepose
sleepover: førstegangssover overnatting overnatning
sleeve: venstrearmer erme ærme
slow: langsom sakte
small: små småt
smart: smarte
smart contract: smartkontrakt
smoke: ryger røyk røg ryg
snow: sne snø
snow clearing: snømåking snerydning
so: så slik sådan således sånn
society trainee: aspirantenes
socks: sokker strømper
soda: sodavand brus
sofa: sofaer sofaen
sold: solgt selt selde videresolgte salgte realisert realiseret
sold out: utsolgt udsolgt
solution: løsning
someone: einkvan
something: noe noget noko
somewhere: noensteds
son: sønn søn guten
songbook: sangbok sangbog sangbøger
sorry: beklager desværre dessverre unnskyld undskyld
sort of: agtig
source code: kodebase kodelinje
sourdough: surdeig surdej
souvenir: suvenir erindring minning
spade cut: spadestik
speak: snak tale
special: spesiell særlig speciel spesielt
speculation: spekulasjon spekulation spekulere spekulanter
speedmark: fartsmerke
spelling error: stavefejlen
sponsor: sponsoren sponsorer sponset fadder
sponsored child: fadderbarn
sport: idrett idræt sporten sportslig
sports: idretter idrætter idrætsgrene
sports club: idrettslag idrætsforening sportsklub
sports day: idrettsdag idrætsdag aktivitetsdag
sports hall: idrettshall sportshal
sports shop: sportsbutik
sports team: idrætshold
spring: forår våren
stable: stabil
staff benefit: personalegode
stairway: oppgang opgang
stake: spond
stamp: stempel stemple frimerke frimærke stempling
stamp card: stempelkort klippekort klyppekort
stamp collector: frimerkesamler frimærkesamler
stamp number: stempelnummer
stamps: stempla
stands: står stå stående stod sto stått stået
star: stjerne
start: starten oppstart opstart starteren begyndelse begynnelse kursstart
starting bid: startbud minstebud mindstebud
state: staten statlig statslig
state recognised: statsautoriseret statsautorisert statsgodkjent statsgodkendt
station: stationen stasjon
stay: ophold opphold bliv
stays: forblir forbliver
steady: stede
steal: stjele stjæle stjal tyv tyver
sticker: klistremerke klistermærke
still: stadig fortsatt ennå endnu enda framleis
stock market: aksjemarked aktiemarked
stone: sten steinen
stop: stoppe stans opphør ophør
storage: pulterrum oppbevaringsrom lagerrom
store: lagre gemmes
strict: streng
strike fund: streikekasse strejkekasse
stroller: trillevogn barnevogn
strong: sterk stærk
student: studerende studenten studentar
student company: elevbedrift ungdomsbedrift
student discount: studentrabatt studierabat honnørrabatt pensionistrabat honnørpris
students: studenter studentene
stupid: dumt dumme
subject: fag faget fagene
submission: levering aflevering
submit: aflever levere
submitted: levert leveret
subscribe: abonnere
subscribed: nytegning
subscriber: abonnent abonnement tegningsrett
such: sådanne sådant slags
suddenly: plutselig pludselig
sugar: sukker
summary: oppsummering opsummering oppsummert
summer: sommer somre sommaren
summer residents: sommerhusfolk sommergjester sommerhus
sun: solen sola
sunday: søndag sundag
sunscreen: solcreme solkrem
supplement: tillegg tillæg
support: støtte
support fund: støttefond støttekonto
support us: støtteforening
supporter: supportere tilhengere tilhængere heiagjeng
supporter club: supporterklubb fanklub
supporting member: støttemedlem støttemedlemmene
surgery: operasjon operation
surgery date: operasjonsdato operationsdato
surname: etternavn efternavn
surplus: overskuddene overskot merinntekt driftsoverskud årsoverskud
surprise: overraske
surroundings: omegn
survive: overleve
swap: bytte bytting byt bytta
swap role: byttereol
swapped: ombyttet omveksla
swedish: sverige svensk
sweet: søde søt sød
sweetheart: kæreste kjæreste
swimming: svømming svømning svømmehal svømmetimer
swimming badge: livreddermærket svømmemerke svømmemærke
swimming club: svømmeklub
swimming course: svømmekurs svømmeundervisning svømmeskole
swung: svunget
syllabus: pensum læreplan
symbolic: symbol
system: systemet systemer ordning
table: bord
tablet: tabletten nettbrett
take: tar ta tage tas tek
take over: overta
taken: tatt taget tekne
talk: samtale foredrag prat
tap: tappe
tar: tjære tjærekvelder
target amount: målbeløp målsum
tarn: tjern
task: oppgaven opgaven oppgaver opgaver
tasting: smagsprøve smaksprøve smaking smagning
tax: skat skatteplikt skattepligtig
tax free: momsfri skattefri
tea: teen
teach: undervise underviste
teacher: lærer læreren lærar underviser underviseren pedagog pædagog
teacher education: lærerutdanning læreruddannelse
teachers: lærere lærerne lærarar undervisere underviserne
teaching: undervisning undervisningsopplegg
teaching house: lærkebo
team: lag lagets holdet holdene lagene
team leader: lagleder holdleder
teams: holdenes lagenes
tear: rive
technology: teknologi
tell: fortælle fortel
tempt: lurte
ten: ti
tennis club: tennisklub
tent: teltet teltene
tent hut: lavvo
tenth: tiende
terms: vilkår betingelser betingelsene
test: teste
test money: lekepenger legepenge testmynter testmønter lekemynt
test network: testnet
test result: prøveresultat eksamensresultat prøvesvar
test version: prøveudgaven prøveversjon prøveversion
testers: testerne testere
testnet: prøvenett testmiljø testversjon testversion
text: tekst
text message: sms melding besked beskjed
than: enn
thank you: takkegave takketegn takknemlig taknemmelig
thanks: takk tak
that: at
the: den de
theatre: teater teatret skuespil
theft: tyveri stjålet stjålne
their: deres sin sine sitt
them: dem
theme night: temakveld temaaften
then: derpå
therapy: terapi behandling terapeut
there: der dér derover
thereby: dermed derved hermed
therefore: derfor difor
thermometer: termometeret
thermos: termos
these: disse desse dissa
they: dei
thimble: fingerbøl
thing: ting
things: tingene sakene sager saker greier
think: tror synes tenke tænke tro trur mener
third: tredje
thirty: tretti tredive
this: denne herav
thought: trodde tænkt tenkt troede
thousand: tusen tusind tusenlapp
three: tre tri
through: gjennom gennem igennem
throw: kast smidt
thursday: torsdag
thursday lady: torsdagsdame
thus: altså
ticket: billet biletten adgangsbillet inngangsbillett
ticket price: billettpris billetpris
ticket sales: billettsalg billetsalg
ticket stub: billettstubb stubben
ticket window: billettluke billetluge
tickets: billetter billettene billettar billettane inngangsbilletter festivalbilletter
tidied: ryddet ryddede
tidy: rydde rydding
tied: lenka lenke
tight: tett tæt
time: tid tiden tida tidspunkt gang gangen gong
times: gange gonger tider
timestamp: tidsstempel tidsstempling tidsstemplet tidsstempeltjeneste
timetable: timeplan ukeplan ugeplan
tired: træt trøtt trette
title: tittel titel titlen titler
title holder: tittelbærer
to: til å
today: idag dagens
together: sammen saman
together with: medsamt
toiled: knoklet
toilet paper: dopapir toiletpapir toalettpapir
token holders: tokeninnehavere tokenindehavere tokeneiere tokenejere
token price: tokenpris
token sale: tokensalg
token shares: tokenandele
tokens: polletter polletten polet jetonger jetoner tokenet tokener tokenen
told: fortalt
tolerate: tåle
tomorrow: imorgen
too: altfor
took: tok
tool: verktøy værktøj verktøykasse redskap
tool library: verktøybibliotek værktøjsbibliotek
tool loan: verktøyutlån værktøjsudlån
toolbox: værktøjskasse
top: topp øverst øvst
total: totalt ialt totale
touched: rørt rører
tourists: turister turistene
tournament: turnering cupen stævne stemne
towards: henimot henimod
towel: handklæde håndklæde håndkle
tower: tårn infotårnet
toy: leke leketøyet legetøj
traceable: sporbar
track: sporing løype
trade: handel handler handlen
trade business: næring erhverv
trade freely: fritomsættelig
trade in: ombytning innbytte innbytning
trade licence: næringsbrev fagbrevet håndværksbrev mesterbrev
tradeable: omsetjeleg byttbar byttelig
traded: omsettes omsættes omsat handles handlet
trader: kjøpmann købmand handelsmann
trading: handla daytrading
trailer: tilhenger hengerfeste anhænger
train ticket: togbillet
trained: trent trænet
trainee: lærling elevplads praktikant
trainer course: trenerkurs trænerkursus trenerutdanning træneruddannelse
training: opplæring oplæring trening træning
training camp: treningsleir treningssamling træningslejr
training group: treningsgruppe træningshold treningspartier
training hour: treningstime træningstime treningskveld
training kit: treningstøy træningstøj
training manager: opplæringsansvarlig
training times: treningstider træningstider
trains: trene træne
transaction: transaksjon transaktion overførselen
transcribed: transkriberte
transfer: overføre overføring overførsel overførslen overdra overlate
transfer fee: overgangssum
transferable: overførbar overdragelig overdragbar
transferred: overført overdratt overdraget
trash: skrot
travel agency: reisebyrået
treasurer: kasserer kasseraren
tree: træ treet træet
trees: trær træer
trial lesson: prøvelektion
tricks: triks
tried: prøvet prøvd forsøgt forsøkt prøvede
trip out: drar dro
trophy: pokal trofé trofeet trofea
trousers: bukser skærebukser
truck: gaffeltruck trucken trucker lastebil traileren
true: sann sandt sant
trust: tillit tillid tiltro
truth: sannhet sandhed
try: prøv forsøk forsøg
tuesday: tirsdag tysdag
tulip: tulipan
tulip crash: tulipankrakket
turf: kunstgress kunstgræs
turpentine: terpentin
twelve: tolv
twenty: tjue tyve
twins: tvillinger
two: tvo
ugly: grim stygg
unanimous: enstemmig
unchanged: uændret uendret uendra
uncle: fætter onkel
understand: forstå forstod
union: fagforening fagforbund
union rep: tillitsvalgt tillidsmand tillidsrepræsentant
unique: unik eksklusiv
university: universitet høgskole høyskole
unknown: ukjent ukendt
unless: medmindre
unlimited: ubegrenset ubegrænset ubegrensede
unpaid: ulønna gratisarbeid ubetalt gratisjobb
unsellable: usælgelig uselgelig usalgbar usalgelig
until: indtil inntil hidtil
up: opp oppe oppi
update: oppdatering opdatering opdateres oppdatere oppdatert opdateret
urgent: haste hastar
us: oss os
use: brug anvende nytte bruk
used: brukt brugt benyttet anvendt
used goods: bruktvare brukthandel genbrug genbrugsbutik gjenbruk gjenbruksbutikk bruktbutikk
user: bruker brugere brugerne brukar
username: brukernavn brugernavn
usually: pleier plejer vanligvis normalt
vaccine: vaksine vaccineret vaksinasjon vaccination
valid: gyldig gjeldende gældende
valid licence: gyldighetsbevis
valuable: verdifull værdifuld
value: verdi værdi
value drop: verdifall værdifald verditap værditab
value increase: værdistigning verdistigning verdiøkning verdivekst værditilvækst værdiforøgelse verdiauke
value preservation: verdibevaring værdibevarelse verdisikring værdisikring
value sign: verdisymbol
value store: verdilager
valued: taksert takseret vurdert vurderet takst verdsatt værdsat verdsettelse værdiansættelse
vegetables: grønnsaker grøntsager grøntsakskasse grøntsagskasse
verify: verifisere verificere verifisert etterprøve
very: veldig meget svært særdeles
village: landsby bygd
village association: bygdelag
village badge: bygdeknappen
village money: bygdepengen
visible: synlig
visit: besøk besøg
visitors: besøkende besøgende
voice group: stemmegruppe
voluntary: frivilling ulønt
voluntary work: dugnad arbejdsdag arbeidsdag fellesarbeid arbejdslørdag ryddedugnad høstdugnad arbejdsweekend fællesarbejde dugnadsarbeid dugnadstimer dugnadsinnsats
volunteer: frivillig frivilligjobb
volunteer badge: frivillighetsmerke frivilligmærke frivilligmerke dugnadsknappen
volunteer hours: frivilligtime dugnadstime
volunteer list: dugnadsliste dugnadslista frivilliglisten
volunteer party: frivilligfest
volunteer points: dugnadspoeng frivilligpoeng frivilligpoint
volunteer proof: frivilligbevis frivillighedsbevis
volunteer thanks: frivillighilsen
volunteer work: frivilligarbeidet frivilligarbejdet frivilligindsats frivilliginnsats frivilligsentral frivilligcenter
volunteering: frivillighet frivillighed frivilligarbejde frivillighetsarbeid frivilligarbeid
volunteers: frivillige frivilligheten hjelpemannskap dugnadsfolk dugnadsgjeng frivilliggruppe
vote: stemme stemt stemmerett avstemning afstemning røyst
voting ballot: stemmeseddel stemmesedler stemmebrikke
voting right: stemmeretten stemmerettigheter stemmerettigheder
voucher: kupon værdikupon verdikupong tilgodebevis tilgodelapp rabatkupon rabattkupong værdibevis gavebevis verdibevis
voucher record: bilag
vouchers: kuponger kuponer kupongene verdikuponger værdikuponer tilgodebeviser
waffle iron: vaffeljern
waffles: vafler vaffel
wage: løn lønn
wait: vente
waiting list: venteliste ventelista
wall: vegg væg væggen mur muren mursten
wallet: lommebok tegnebog lommebøker lommebøkene tegnebøger pung pungen lommebog kryptotegnebog kryptolommebok
wallet address: lommebokadresse tegnebogsadresse walletadresse
wallets: digitallommebøker
wallpaper paste: tapetlim
waltz: vals
want: vil ønske ønskje vill
wanted: ønsket ønskede ynskte ønskte
wardrobe: garderobe
warm: varm
warning: advarsel advare advarsler åtvaring
was: blei
wash: vask
washed: vasket vaska
washing club: vaskekluter
waste: affald avfall søppel affaldsdagen
wasted: spildt
water: vann vand vatn
water bottle: drikkeflaske drikkedunk vandflasker
water pump: vannpumpa vannpumpe
way: måte måde
ways: vegner
we: vi
wealth: velstand rigdomme formuer
wear: slitage slitasje
weather: vejr
website: nettside hjemmeside nettsted minnesiden netside heimeside
wedding: bryllup
wednesday: onsdag onsdagsholdet
weed: luget
week: uke uge uken ugen uka veke
week pass: ukekort ugekort ukespass
weekend: helg weekenden weekender
weekly: ukentlig ugentlig
weeks: uker uger ukene
welcome: velkommen velkomne
well: vel
went: gikk gik gjekk
were: var
wet: våt våd våte våde vandpyt
what: hva hvad kva
wheel: hjul
wheelbarrow: trillebår
when: når da hvornår
where: hvor
whether: hvorvidt
which: hvilke hvilka
while: mens medan mellomtiden mellomtida imedens
whisk: piskeris
whistle: fløyte fløjte
white: hvit hvid kvit
who: hvem kven
whoever: hvemsomhelst
whole: hel hele heil
why: hvorfor kvifor
widow: enke
wife: kone kona
win: vinn vunnet vundet vinde
wind: vind vinden vindstyrken kuling
window: vindu
winner: vinnere vindere vinnerne vinderne vinnar
winter: vinter
winter bathing: vinterbading vinterbadning
wishes: ønsker ønskjer
with: med
with which: hvormed
withdrawal right: fortrydelsesret angrerett angrefrist
within: innenfor indenfor innafor
without: uten uden utan
woman: kvinne kvinde dame kvinna
women: kvinner kvinder damer damene kvinnene
won: vant vandt
wool: ull uld
wool hat: strikkelue
word: ord ordet ordene orda
words: glosor gloser frase
words twelve: tolvord
work: arbeid arbejde jobb
work permit: arbeidstillatelse arbejdstilladelse
worked: jobbet arbejdede
workplace: arbejdsplads arbeidsplass
works: virke fungere
workshop: verksted værksted
world: verden verda
worst: verst værste
worth: verd værd
worth more: dyrebar
worth nothing: verdiløshet verdiløshed
worthless: verdiløs værdiløs ubrukelig ubrugelig verdilause kontantverdiløs
would: ville
wristband: armbånd svetteband
write: skriv
written: skrevet skrift skrivne
wrong: galt forkert
wrote: skrev
yarn: garn garnnøste nøste
yarn shop: garnbutik
year: år året års årene årstal
yearly: årlig årleg
yellow: gul gult gule
yes: ja jo
yesterday: igår
yet: hittil
yield: udbytter
you: du deg dere jer dykk dokker eder
young people: ungdom ungdommene
your: dit ditt din dine jeres dykkar
yours: dykkars
youth card: ungdomskort
youth club: fritidsklub ungdomsklub
youth team: ungdomshold
zero: null nul nulstilles nullstilles nullstilt nulstillet`
