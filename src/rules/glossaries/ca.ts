/** What Catalan words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: un una uns unes
absence: absència absències faltes
academy: acadèmia acadèmies acadèmic
accept: accepta accepten acceptem accepteu accepti
access: accés accessos accedir accedeix accediu
accidents: accident
account: compte
accounts: comptes
accreditation: acreditació acreditacions
accredited: acreditat acreditada acreditades
achieve: assolir assoleix assoliu assolit assolida assoliment
achievements: assoliments
active: actiu activa actives
activities: activitats
activity: activitat
add: afegir afegim afegeix afegiu
address: adreça domicili direcció
addresses: adreces domicilis
administration: administració
advance: bestreta avança avancem acompte
adventures: aventures aventura
advice: consell
adviser: assessor
aeroplane: avió
after: després
afternoon: tarda vesprada tardes
again: altrament novament
against: contra
age: edat
agency: gestoria
ages: edats
agreement: acord conveni pacte
agreements: acords convenis pactes
album: àlbum
allergies: lèrgies lèrgia lèrgic
allotment: lot lots
allow: permet permès permesa
almost: quasi gairebé
already: ja
also: també igualment tampoc
although: malgrat
always: sempre
amount: quantitat import quantia suma
and: i
annual interest: tae
anonymous: anònim anonimat
answer: resposta respostes respon
anthology: reculls
any: qualsevol qualssevol
app: aplicació aplicacions app
apply: aplica apliquen
appreciate: revaloritza revaloritzi revaloritzen revalorar
appreciation: revalorització revaloritzacions
approve: aprova aproven aprovem aprovin
april: abril
are: són estan som sou soc esteu estem sóc ets
argue: barallaven barallar
arrive: arriba arriben arribes arribi
artist: artista artistes pintor lustrador
ask: pregunta pregunteu preguntes pregunten
assemble: muntem muntar
assets: actius béns patrimoni
association: associació entitat
associations: associacions entitats
assure: asseverar afirma afirmem afirmen afirmo
astronomical: astronòmica
attached: adherida adherit adherides
attend: assistir assisteix assistiu assistim assistit
attendance: assistència assistències presència presencial
attention: atenció
attest: fefaent testimoniar notari compulsar compulsada compulsat
auction: subhasta subhastes subhasten subhastem licitació subhasti
audience: espectador
audio: àudio
audit: auditat auditada auditor
august: agost
authentic: autèntic autèntiques
authenticity: autenticitat autentifica autenticar
authorisation: autorització autoritzacions
authorise: autoritza autoritzen autoritzem autoritzo autoritzeu
authorised: autoritzat autoritzada autoritzades
authorities: autoritats
authority: autoritat
automatically: automàtic
autumn: tardor
avoid: evita eviteu evitem
award: guardó guardons premia premiem galardó
bachelor: batxiller
back: enrere endarrere esquena
backpack: motxilla motxilles
bad: mal dolent
badge: distintiu insígnia xapa
badges: distintius insígnies xapes
bake: coure forn
baker: forners flequer
bakery: fleca forner pastisseria
bank: banc bancàries
bank transfer: domiciliació domiciliar domiciliat domiciliada bizum iban gir
banks: bancs
barter: barateig
basketball: bàsquet
baskets: cistelles cistella
be: ser estar siga sigui sigueu estigui estiga
beach: platja platges
beans: mongeta mongetes
beautiful: preciós preciosa
because: perquè car doncs
been: sigut estada
beer: cervesa cerveses birra
bees: abelles mel
before: abans
begin: començarà començaran començarem comenci iniciarà
behind: darrere
believe: crec creuen
belong: pertànyer pertany
beneficiaries: beneficiaris beneficiàries
beneficiary: beneficiari beneficiària
benefit: beneficia beneficien beneficio beneficiï beneficïi avantatge beneficiem avantatjós
benefits: avantatges prestacions
bet: aposta apostes aposteu apostem travessa juguesca
between: entre
bibs: babers
bid: licita oferiment
bidder: licitador postor
big: gros gran
bingo: quinto
birth: naixement natalici nascut nascuda naixença
birthday: aniversari
black: negre negra
block: bloc bloqueja bloquegem bloqueig
blocks: blocs
blood: sang
blue: blau
board: junta
bonds: lletres
bonfire: falla
bonus: prima plus gratificat bonifica bonifiquem incentiu incentiva extra
book: llibre
books: llibres
bookshop: llibreria llibreries
borrow: manlleva manlleven manlleveu
borrowed: manllevat manllevada manllevades prestatge
both: ambdós ambdues
bottle: ampolla ampolles
bought: comprat comprada comprades comprava compraven comprà adquirit adquirida adquirides
branch: branca
bread: pa pans
breakfast: esmorzar
bring: portar porten porteu portem porti duen dur portes
bronze: bronze
budgeted: pressupost
burn: cremem crema
bus: autobús autobusos bus autocar
business: negoci
businesses: negocis
but: però sinó
butcher: carnissera
buy: compra compren compri compreu compro compres comprem adquirir adquireix adquiriu adquirim comprés adquirissin adquirís
buyer: comprador adquirent
buyers: compradors compradores adquirents
buying: comprant adquirint
by agreement: assentiment
café: cafeteria cafè bar
cake: pastís coca
cakes: pastissos coques
calendar: calendari
came: vingut vinguda
camera: càmera
camp: colònies campament
campaign: campanya campanyes
can: pot poder pugui pugueu puguem podrà podran podrem podreu puc
cancel: anular lació lada lacions
cancelled: suspès suspesa suspendre suspensió
canteen: cantimplora
canvas: lones
capacity: aforament
capital: capital
car: cotxe
card: carnet targeta carné
cardboard: cartró cartrons
cards: carnets targetes carnés
carers: cuidadores cuidadora
carry: portarà portareu portava portaven duia dugui dueu
cart: carretó
cash: efectiu líquid
catalan: català catalana catalans
celebrate: celebra celebrem celebren
cellar: celler
certain: cert
certificate: certificat justificant
certificates: certificats justificants
certification: certificació certificacions
certified: homologat homologada homologades
certify: certifica certifiquen certifiquem certifico certifiqui acredita acrediten acreditem acrediti acredito acrediteu
certifying: certificador acreditador certificant
chain: cadena cadenes
chair: cadira
challenge: repte desafiament
chamois: isards
champion: campió campiona campions
chance: possibilitat atzar
change: canvi modifica canvïi
change mind: desistir desistiment
changing room: vestidor
charge: cobra cobren cobrem carrega
charity: caritat benèfic benèfiques càritas beneficència
cheap: barat
check: comprova comprovem comproveu verifica verifiquem
cheese: formatge
cheques: xecs xec taló
child: infant nen nena xiquet
children: infants nens nenes canalla menuts xiquets xiquetes mainada
chocolate: xocolata
choir: coral cor cantaires
choose: trio triï tria trieu tries escollir escull escolliu escollit
christmas: nadal
church: església parròquia parroquial esglésies
citizen: ciutadana ciutadanes
city: ciutats ciutadà ciutadans ciutadania
clarify: aclarir
class: classe lliçó
classes: classes lliçons
classrooms: aules aula
cleaning: neteja
clear: clar
click: clica cliqueu cliques
climbing: escalada escalar
close: tanca tanquen tanqueu
closed: tancat tancada tancades closa
clouds: núvols
club: penya
co owner: copropietari copropietària cotitular
coach: entrenadors míster
code: codi
codes: codis
coffee: cafetó tallat
coin: moneda monedes
collaborate: labora laboren laboreu laborem
collaboration: laboració laboracions
collect: lecciona leccionen leccioneu reunir reuneix acumula acumulen acumuleu acumules acumulem acumuli
collected: acumulat acumulada acumulades lectat
collectible: leccionable
collection: lecció
collections: leccions
collector: leccionista leccionistes
come: venir ve véns vénen vine veniu venim vingui vinguem vinga vinc
comfortable: còmode
commission: comissió comissionat comissionista
commissions: comissions
commitment: implicació
committee: comitè
community: comunitat comunitari comunitària
companies: empreses societats companyies
company: empresa companyia societat
compensation: indemnització indemnitzar compensa
complaints: queixes queixa reclamacions reclamació reclamar
complete: completa completen completeu completi
completed: completats completades acabat acabada
completely: completament totalment absolutament plenament
compost: compostatge
compound: compost
computer: ordinador informàtic
concert: concert audició audicions recital
condition: condicionat
confirm: confirma confirmen
consent: consent
consumer: consumidor
consumption: consum
contest: concurs certamen
continue: seguir segueix continuar
contract: contracte contracta
contribute: aporta aporten aporteu aportem aporti contribuir contribueix contribuïu contribuïm
contributed: aportat aportada aportades contribuït
contribution: aportació contribució
contributions: aportacions contribucions
convert: convertir converteix convertiu convertible conversió convertit
cook: cuina cuiner cuinem cuineu
cool: xulíssims xulo
cooperative: cooperativa cooperatives cooperatiu cooperativisme cooperativista
copied: copiat copiada copiades
copies: còpies
copy: còpia copia copien copieu copiem copiï
cost: cost
could: podia podria podrien podríem pogut podríeu
council: ajuntament
count: compta comptem
counter: mostrador taulell
counterfeit: contrafet falsejada
country: país països
county: comarca comarques
coupon: cupó
coupons: cupons
course: curs formació
courses: cursos formacions curset
court: jutjat tribunal jutge
courtyard: pati
cover: tapar cobrir cobreix cobert
create: crea creen creem creeu creï
credentials: credencials
credit: crèdit acreditable
credits: crèdits
crest: escut
crime: delicte crim delinqüent
crochet: ganxet
croissant: croissant pastes
crowdfunding: verkami micromecenatges
crutch: crossa
cry: ploren
crypto: cripto criptoactiu
cryptographic: criptogràfic criptografia
cultural association: ateneu
curious: curiós
currency: divisa divises criptomoneda criptomonedes
custody: custòdia custodi custodiat custodiada custodiades
customer: client
customers: clients clientes
cycling: ciclisme ciclista ciclistes bicicleta bicicletes bici
daily: diari diària
dance: ball dansa sardana sardanes
danced: ballat
data: dades
day: dia jorn diada
days: dies
days work: jornals
deadline: termini
dear: benvolgudes benvolgut
debt: deute endeutar endeutat endeutament morositat morós moroses fallida fallides
debtor: deutor
deceive: engany
december: desembre
decide: decideixi decidiran decidirem decidiu
decided: decidit decidir decideix decidim
decrease: reducció reduccions reduir redueix disminució descens
deductible: desgrava deduir dedueix deduïble deducció
degree: grau llicenciatura graduat graduada graduació màster
degrees: llicenciatures graduacions
delegate: delegat delegada
delete: esborra esborrem elimina eliminem supressió suprimir
demand: demanda
demanding: exigent exigir exigeix
depend: dependre depèn depenen
deposit: dipòsit diposita dipositen dipositeu dipositem diposites dipositi ingressa ingressen ingresseu ingressem fiança fiances ingressi
deposited: dipositat dipositada dipositades ingressat
depositor: dipositari dipositària dipositant
deserve: merèixer mereix
designs: disseny
desire: ganes
detail: detall
details: detalls
detective: detectiu
develop: desenvolupa desenvolupen desenvolupem
developers: desenvolupador programador
devil: diable
diagnosis: diagnòstic historial
diamond: diamant
different: diferent
difficult: difícil
digital: digital
dining room: menjador
dinner: sopar
diploma: diploma diplomes orla
directly: directe directa
disability: discapacitat
discount: descompte rebaixat rebaixada rebaixar descomptarà descomptaran descompti descomptarem descomptada
discounted: descompten descompta descomptem
discounts: descomptes
discover: descobrir descobreix descobriu
disease: crònic diabetis celíac intolerància intoleràncies
dish: plat
distribute: repartir reparteix repartia repartim distribuir distribució
dividend: dividend
dividends: dividends
do: fer fa fan feu fem faig fas faci faça fes fent
doctor: metge pediatre
doctorate: doctor
dog: gos gossos
donation: donació donatiu almoina
donations: donacions donatius almoines
done: fet feta fets fetes feia feien
donor: donant donador mecenes mecenatge
donors: donants donadors
door: porta
double: dobla doble duplica dupliquen dupliqui
doubts: dubte
doughnut: bunyol brunyol
download: descarrega descarregueu
dozen: dotzena
drawing: dibuix
drawings: dibuixos
dream: somni somiar
drink: beguda beure begudes consumició consumicions
driving: conduir conducció
duplicate: duplicat
duration: dura
during: durant
each: cada cadascuna
each one: cadascunes sengles
early: aviat primerencs anticipat anticipada primerenca matiner anticipació primerenques anticipades
earn: guanyar percebre cobres cobreu cobri cobrarà cobrareu guanyava guanyaven embutxaca embutxaqui embutxaques embutxaqueu guanyés guanyessin percebran perceben percebis
earned: guanyat guanyada guanyades cobrat cobrada cobrades percebut percebuda percebudes
earning: guanyant cobrant
earnings: guanys
easily: fàcil
easter: pasqua pasqües
eat: mengen menja mengeu mengem
economic: econòmic econòmiques economia
edge: canto
edition: edició
editions: edicions
education: educació educatiu educativa
eight: vuit
eighteen: divuit
eighty: vuitanta
electricity: electricitat llum elèctric energia energètica energètiques
eleven: onze
email: correu
emails: correus
emergency: emergència emergències urgències
end: final fi
english: anglès anglesa
enough: prou bastant
enroll: matricula
enrolment: preinscripció preinscripcions
ensure: assegura asseguren assegurem asseguro assegureu
enter: entro entra entren entres entrem
entrust: confia confien confieu confiem confiï encomana encomaneu encomanen encarrega encarreguen encarrec encàrrec
environment: ambient ecològic sostenible sostenibilitat
equal: igual
equivalent: equival
estate: immoble immobiliari immobiliària finca finques herència
euro: euro
euro zone: eurozona
european: europeu europea europees
euros: euros eurets
event: esdeveniment acte
events: esdeveniments actes
every: tot tota tots totes
everyone: tothom
everything: totalitat
exam: examen exàmens prova oposicions oposició
except: excepte llevat
exchange: intercanvi bescanvi cambista baratar
exchanged: intercanviat intercanviada bescanviat bescanviada bescanviades canviats
exclusive: exclusiu exclusiva exclusives exclusivitat selecte selecta
exhibition: exposició exposicions mostra
exist: existir existeix existix existent
exit: sortida sortides
expect: preveu preveiem previst previsió previsions expectativa expectatives esperat esperada
expenses: despeses despesa
expensive: cars caríssim
expire: caduca caduquen caducitat venciment vèncer venç vencen expira
explain: explico explicaran explicació explicacions explicant
face: rostre facial
faces: cares cara
fake: fals fictici fictícia postís simulat trucat falsament falsedat
fall: caure cauen baixa baixen baixi caurà disminuir disminueix davallada cau caiguin caic baixés caurien desploma minva abaratir abarateix enfonsa ensorrar
falla: falleta
fallen: caigut caiguda baixat disminuït
falling: decreixent baixista
families: famílies
family: família familiar
farmhouse: mas
fast: ràpid
father: pare
fear: por
february: febrer
federation: federació federacions
fee: honoraris peatge
fees: quotes
festival: festa festival fira aplec
festival members: faller
festivals: festes fires festivals
few: pocs poques
fifteen: quinze
fifth: cinquè cinquena
fifty: cinquanta
figure: ninot figura
file: fitxer arxiu
film: lícula cine
financed: finançat finançada finançades
financial: financer finances
fine: multa multes sanció sancions
fingerprint: empremta
finish: acaba acabi acaben
fire: foc focs incendi
firefighters: bomber
first: primer
first aid: auxilis socors socorrisme socorrista
fish: peix peixateria
fishmonger: peixater
fit: cabem caben cabre
five: cinc
flat: apartament habitatge
floor: pis
flour: farina
flowers: flor
flutes: flautes flauta
fog: boira
fold up: plegar plegues
follow: segueixen seguiu seguit següents
food: menjar aliment
foot: peu
football: futbol
for: per pel pels
forbidden: prohibit prohibida prohibides prohibir prohibeix prohibició
forest: bosc
forever: permanent etern vitalici vitalícia
forge: falsifica falsifiquen falsifiquem falsifiqui contrafer
forged: falsificat falsificada falsificades
forgery: falsificació falsificacions falsificador
forget: oblida oblideu oblidem
fork: forquilla
form: formulari forma
forty: quaranta
forum: fòrum
foundation: fundació fundacions
founder: fundador fundar fundat fundada
founders: cofundador
four: quatre
fourth: quart
fraud: frau fraudulent estafa estafes
free: gratuït gratis lliure debades
freely: lliurement
french: francès francesa
frequent: freqüent
friday: divendres
fridge: frigorífica nevera
friend: amic amiga
friends: amics amigues
from: des desde
frozen: congelat congelada
fruit: fruita fruites pomes poma taronges
fuel: benzina gasolina
full: plena ple plens plenes
fun: diversió divertit divertida
fund: fons finança financen financem financerament micromecenatge financi financeu
fundraising: recapte captació recaptatori
funds: cabal
fuss: embolic
future: futur avenir
gain: guany
gambling: casino escurabutxaques ludopatia
game: joc
games: jocs
garden: jardí hort jardins
gardener: hortolà jardiner hortolana
generate: generem genera generen
genuine: genuí genuïna veritable vertader
get: obtenir obté obtenen obteniu obtenim aconseguir aconsegueix aconseguiu aconseguim obtindrà obtindran obtindreu rebre rep reben rebeu rebem rebrà rebran rebi obtingui
giant: gegant
gift: regal obsequi
gifts: regals obsequis
give: dona donen doneu donem dóna doni dono dones lliura lliuren lliurem regala regalen regalem regaleu regali entrega entreguen
give back: retorna retornen retorneu retornem retorni
given: donat donada donades regalat regalada entregat entregada
glass: vidre
gloss: glosa glosses glossador
gloves: guants
go: anar va van vaig vas aneu anem vagi anirà aniran anirem
goal: gol gols objectiu
godfather: padrí padrina
gold: daurat daurada daurades
good: bona bon bo bé ben bons bones
got: obtingut obtinguda aconseguit aconseguida rebuda rebudes
government: govern governamental generalitat ministeri conselleria departament
grades: notes
graduate: graduar
grandfather: avi iaio
grandmother: àvia iaia
grant: beca concedir concedeix concedim atorga atorguen atorguem atorgui
granted: concedit concedida concedides atorgat atorgada atorgades
greater: major
green: verd
group: colla grup agrupació rengla
groups: grups colles agrupacions
grow: créixer creix crescut
guarantee: garantir garanteix garantim garantiu garantia garanties garantitzar aval garantís garantint asseguraran assegurarem
guaranteed: garantit garantida garantides avalat avalada avalades
guarantor: avalador garant fiador
guardian: guardià tutor
guide: guia guies
gymnastics: gimnàs gimnasos
hack: pirateja pirateig hacker pirata pirates
had: tenia tenien tingut tinguda havia havien havíem
hailstorm: pedregar tempesta
hairdresser: perruquer
half: meitat mig mitja
hall: casal sala sales local
ham: pernil
hamper: panera
hand: mà
handmade: artesà artesana artesans artesania
handover: relleu
handovers: entregues
hands: mans
hang: pengem pengi penja pengen
happen: succeir ocórrer ocorre
hardware store: ferreteria
harvest: verema collita collits
has: té ha
have: tenir tenen teniu tenim tinc tens tingui tingueu tinguem tinga hem heu han haver hagi haja tinguen he
he: ell
headache: maldecap
health: salut sanitat sanitari sanitària
heart: cardíac
hectare: hectàrea
helmet: casc
help: ajuda ajuden ajudeu ajudem ajudi ajudes
here: aquí ací
high: alta alt alts altes
hiking: excursió excursions excursionisme excursionista excursionistes senderisme caminada caminades
him: li
himself: se es
his: seu seva seus seves seua seues sa
historian: història historiador
hit: picar
holder: portador
holders: portadors portadores
hole: forat
holes: foradar forats foradem perforar
holidays: vacances festiu
homework: deures
homologation: homologació homologar
honest: honest honrat honrada honestedat
honorary: honor
hope: espera esperen espereu esperem espero
hospital: hospital ambulatori
hotel: hotel alberg allotjament
hour: hora
hours: hores
house: casa
how: com
how much: quant
however: tanmateix nogensmenys
human tower: castell
humour: humor
hundred: cent centenars
hunter: caçador
hurray: visca
i: jo
id card: dni nif nie
identification: identificació identificatiu identificativa identificador
identify: identifica identifiquen identifiqui identifiqueu
identity: identitat
if: si
illness: malalt patologia
image: imatge
imitate: imita imiten imitem imiti
imitation: imitació imitacions
immediately: immediat instantani
impersonate: suplanta suplanten
important: important
impossible: impossible
in: en dins dintre au
include: inclourà incloent inclús
included: inclòs inclosa inclosos incloses inclou
income: renda rendes
increase: augment increment
infusion: infusió
ingredients: ingredients
inherit: hereta hereten hereu hereva
inside: endins
instalments: mensualitats fraccionat fraccionar fraccionada ajornat ajornament
insurance: assegurança assegurances pòlissa
interest: interès usura usurer
interested: interessa interessen
interesting: interessant
interests: interessos
interpretation: interpretació
invalid: invàlid nul nuls caducat caducada caducades
invented: inventada inventat inventar
invest: invertir inverteix invertiu invertim invertís invertissin
invested: invertit invertida invertides
investigation: investiga recerca
investing: invertint
investment: inversió
investments: inversions
investor: inversor
investors: inversors inversores
invitation: invitació invitacions
invite: convida convideu convidem conviden convido convidi convides
invited: convidat convidada convidades
invoice: factura factures
is: és està
issue: emet emissió emissions expedir expedeix expedim
issued: emès emesa emesos emeses expedit expedida expedides lliurat lliurada lliurades
issuer: emissor
it: ho allò
january: gener
jewel: joia joies joieria
joke: broma
joy: alegria goig
judo: judo karate cinturó
july: juliol
june: juny
keep: guarda guarden guardeu guardem guardo guardi conserva conserven conserveu conservem custodia custodien custodiem mantenir manté mantenen mantindrà mantindrem mantindran mantingui mantenim manteniu custodiï
kept: guardat guardada guardades conservat conservada mantingut
key: clau
keys: claus
kilos: quilos
kindergarten: llar parvulari bressol
king: rei reis reina reial
kitchen: cuines fogons
knead: pastar
know: saber sap saben sabeu sabem sé saps sàpiga sàpiguen conèixer coneix sabia sabien sabut
known: conegut coneguda
lacks: falti
language: llengua idioma idiomes llengües
last: últim darrer darreres
later: tard
laugh: riure
launch: llança llancen llancem estrena
launched: llançat llançada
law: llei dret
lawyer: advocat advocada
leaders: caps
league: lliga torneig
learn: aprendre aprèn aprenen apreneu aprenem aprengui après
learning: aprenent
leave: deixa deixen deixeu deixem deixi marxes marxa marxen marxem abandona
leave out: surt sortir sortim
leeks: porros
left over: sobri sobra
legal: legal jurídic
lend: presta presten presteu prestem presti prestessin
lender: prestador prestamista prestamistes
lent: emprestat
less: menys
level: nivell
level below: subnivell escalafó
levels: nivells
librarian: bibliotecari bibliotecària
libraries: biblioteques
library: biblio
licence: llicència llicències
license: habilita
licensed: llicenciat llicenciada llicenciades
lie: mentida mentir mentides menteix
life: vida
like: agrada agraden mola
limit: límit limita limiten topall
limited: limitat limitada limitades limitadíssim
line: línia fila rengle
lines: línies files
link: enllaç
linked: lligada vinculat vinculada vincular
list: llista llistes
little: poc poca mica
live: viu viure viuen
load: carregues recarrega
loan: préstec emprèstit prestatari
loaned: prestat prestada prestades
loans: emprèstits
location: ubicació localització
lock: immobilitzar immobilitzat
login: usuari usuària credencial
look: aspecte
look like: assembla assemblen
lose: perd
loss: pèrdua
losses: pèrdues
lost: perdut perduda perdudes perdia
lottery: loteria loteries rifa rifes sorteig sortejos tómbola grossa primitiva
low: baix
loyalty: fidelització lleialtat fidel
lucky: afortunat afortunada sort
lunch: dinar
lunchboxes: carmanyoles carmanyola
luxury: luxe luxós luxosa luxosos
magazine: revista revistes
main: principal
manage: gestiona gestionem administrar gestió
manager: gestor gerent administrador director
many: diversos diverses bastants
map: mapa
march: març
margin: marge
marital: casat casada solter matrimoni
mark: nota marca
market: mercat mercadet mercadal mercantil llotja secundari
mass: missa misses
match: partit
maximum: màxim
may: poden podeu podem pots possiblement maig
me: em
mean: significa signifiquen
meat: carn carnisser
medal: medalla medalleta
medals: medalles medalletes
medical: mèdic mèdiques
medicine: medicament medicina
meeting: reunió trobada assemblea
meetings: reunions assemblees trobades
member: soci sòcia membre associada federat
members: socis sòcies membres associats associades
membership: afiliació pertinença militància
membership fee: quota
memory: memòria record memòries
merchant: mercader negociant
merit: mèrit
message: missatge
metal: metall ferro
metro: tramvia ferrocarril
milestones: fites fita
million: milió milions
minimum: mínim
minister: ministre ministra conseller
minor: menor
mint: encunya encunyen encunyem encunyeu
minted: encunyat encunyada encunyades
minute: minut
minutes: minuts
minutes record: acta
mobile: mòbil
mobility: mobilitat
monday: dilluns
money: diner cèntims calers calés monetari monetària
month: mes
monthly: mensual
months: mesos
monument: monument
moon: lluna
more: més
morning: matí matins
mortgage: hipoteca hipoteques
mother: mare
mountains: muntanya muntanyes cim
mouth: boca
mule: mula
multiply: multiplica multipliquen multipliqui multipliques quadruplicar decuplicar
municipal: municipal municipi
museum: museu museístic
music: musical músic
must: cal calen caldrà caldran calgui obligat obligada deure obligatòriament
my: meu meva meus meves meua ma
name: nom anomena
names: noms
nation: nació nacional
near: prop vora
necessarily: necessàriament
need: necessita necessiten necessiteu necessitem necessites necessiti necessària necessari falta falten
neighbour: veí veïna
neighbourhood: barri
neighbours: veïns veïnes veïnat
network: xarxa
networks: xarxes
never: mai
new: nova nous noves
news: notícia notícies novetat
newsletter: butlletins
next: vinent proper pròxim següent
nice: bonic maco maca
nick: piquem
night: nit nits nocturn
nine: nou
ninety: noranta
no: cap
nobody: ningú ningun
none: gaire
nonprofit: altruista altruistes desinteressat desinteressada altruisme
nor: ni
not: no pas
not refundable: irrecuperable
not transferable: intransferible intransmissible
note down: apuntem apunta apunten apunteu apunto
nothing: res gens
notice: avís avisos
november: novembre
now: ara
nowhere: enlloc
number: número nombre xifra
numbered: numerat numerada numerades
numbered edition: tiratge
numbers: números
nurse: infermer
object: objecte
obligation: obliga obliguen
obligations: obligacions
oblige: obliguin obligarà obligaran
occupy: ocupem ocupava
october: octubre
of: de del dels d
of it: ne ns n
offer: oferir ofereix oferim oferiu ofert oferida
offers: ofertes
official: oficial institucional
officially: oficialment
officials: oficials
oil: oli
old: vell antic antiga antigues
olive: oliva olives olivera
once: cop vegada
onion: ceba
onion barbecue: calçotada calçots
only: només sols únicament sola sol
open: obert obre obri
open source: programari
opportunities: oportunitats ocasions
opportunity: oportunitat ocasió
optional: optativa opcional optatiu
or: o
order: ordre comanda comandes
organise: organitza organitzem organitzen
original: original
orphan: òrfenes orfe
other: altra altre
our: nostre nostra
outside: fora
oven: forns
over: sobre damunt dalt
overdue: endarrerit retard endarreriment
owe: deuen devem deus
own: posseir posseeix posseïu posseïm propi pròpia pròpies posseïa posseïen posseint
owner: propietari propietària amo mestressa titular posseïdor tenidor mestresses titulària
owners: propietaris propietàries amos titulars posseïdors tenidors posseïdores cotitularitat
ownership: propietat titularitat
paella: paella paelles
page: pàgina pàgines
paid: pagat pagada pagades pagava pagaven abonat abonada abonades retribuït retribuïda pagàvem retribuïdes remunerats
paint: pintura pintar pinten
parents: pares
parents association: afa ampa
park: aparqueu parc
parking: aparcament pàrquing
part: part
participant: participant assistent
participants: participants assistents
participate: participa participen participeu participem participi participes
participated: participat participava
participation share: participatiu participativa
partner: laborador
pass: passa passen passeu passem passi supera
passed: passat passada aprovat aprovada superat superada
passport: passaport
password: contrasenya
passwords: contrasenyes
patience: paciència
patient: pacient
patron: protector mecènes
pay: paga paguen pagues pagueu paguem pago pagui abona abonen aboneu abonem aboni sufragar pagués retribuir retribueix retribuïm desemborsar remunera
payable: pagador pagable
paying: pagant abonant
payment: pagament abonament desemborsament
payments: pagaments abonaments
payout: cobrament
people: persones gent
percent: percentatge
permission: permís permisos
person: persona
personal: personal
personal data: rgpd lopd confidencialment
personally: personalment
pharmacy: farmàcia farmàcies farmacèutic
philatelic: filatèlic
phone: telèfon telefònic truqueu truca
photo: foto fotografia
photos: fotos fotografies
phrase: frase
phrases: frases
pile: pila piles
pillar: pilar
pin: pin agulla
pinecone: pinya
pioneer: pioner
place: lloc
plan: pla plans
plant: planta planter plantes planten plantem plantàrem planti
plate: placa plaques
play: juga juguen jugueu juguem jugui
play music: toca
player: jugador
players: jugadors jugadores
pleasant: amable
pledge: penyora
poem: poema poemes poesia
point: punt
points: punts
police: policia mossos
poor: pobre
position: posició
possible: possible
precisely: precisament
prepare: prepara preparem preparen
presale: prevenda prevendes preventa
president: president alcalde
pretend: fingir fingeix simula fingit pretendre pretén pretenem
previous: anterior prèvia previ
price: preu cotitza cotitzen
prices: preus tarifes
pride: orgull
priest: mossèn capellà rector
primary: primària
print: imprimir imprimim imprimeix imprès impresa
privacy: privacitat privadesa intimitat
private: privat privada privades
privilege: privilegi preferent preferència prioritat prioritari prioritària
prize: premi
prizes: premis
professional: professional professió
profit: benefici lucre plusvàlua plusvàlues lucra lucri
profitable: rendible beneficiós beneficiosa rendibilitza rendibilitzeu
profits: beneficis
programme: programa programes
project: projecte
projects: projectes
promise: promet promesa promeses compromís compromisos compromet jura juro juren juraments
promised: promès promesos prometia prometien compromès compromesa compromesos
promising: prometedor prometent
promotion: promoció promocions promocional
proof: comprovació evidència demostració
proposal: proposta propostes
propose: proposa proposo
protect: protegir protegeix protegim protecció protegit protegida
protection: salvaguarda proteccions
prove: demostra demostren provar demostreu
provincial council: diputació
public: públic públiques
publish: publica publiquem publiqui publiquen
pumpkin: carabassa
pupil: alumne alumna estudiant
pupils: alumnes alumnat estudiants
purchase: adquisició adquisicions
purse: portamonedes
put: posa posen poseu posem posi
puzzle: enigma endevinalla
pyramid: piràmide piramidal
pyramids: piràmides
qualification: qualificació qualificacions titulat titulada titulades
qualify: qualifica
quarter: quarts
question: qüestió consulta consultes
queue: cua
race: cursa curses carrera marató
raffle: sorteja sortegem sortegen rifar rifem
rain: pluja
raise: recapta recapten recaptem recollir recull recollim recolliu recaptàvem recapti recollia recollíem
raise up: aixecar
raised: recaptat recaptada recollit recollida recollides
ranking: rànquing classificació
rare: rar rara rars rares raríssim infreqüent singular estrany peculiar
rate: tarifa
read: llegir llegeix llegiu llegim llegit llegides
reader: lector
readers: lectors lectores
reading: lectura lectures
reading club: tertúlia
really: debò realment
reason: raó motiu
receipt: rebut comprovant
receive: rebent percebrà percep
recipe: recepta receptes
recognise: reconèixer reconeix reconegui reconegués
recognised: reconegut reconeguda reconegudes
recognition: reconeixement
recommend: recomana recomaneu recomanem recomano recomanen recomani recomanes
recommendation: recomanació recomanacions recomanat recomanada
record: consta
recover: recupera recuperen recuperem recupereu recuperi
recovery: recuperació recobrament
recruit: capta capten recluta recluten captis
recycle: recicla reutilitza
red: vermell roig
redeem: redimir redimeix canjear amortitzar canjejar
redeemable: redimible
reduced: reduït reduïda reduïdes
redundancy: redundància
refer: apadrina referir apadrines apadrini apadrineu apadrinem
referee: àrbitre àrbitra arbitratge
referral: referit referida apadrinament
refuge: refugi
refund: devolució devolucions reembors reembossar reembossament reembós restituir restitució tornarem retornaran retornaré tornaran tornareu
refunded: reemborsat reemborsada
refuse: rebutja refusar
register: registra registren registreu registrem registri inscriviu inscriu
registered: registrat registrada registrades inscrit apuntat apuntada apuntades
registered professional: legiat legiada
registration: registre inscripció matrícula
registrations: inscripcions matrícules
regulated: regulat regulada regulades reglat reglada
regulation: regulació normativa normatives reglamentació decret ordenança ordenances
regulator: regulador cnmv
rehearsal: assaig assajos assajar
relative: cunyat
religion: religió religiosa religions
remain: queden queda quedem
remember: recordeu recordem recorden recordi
remove: traiem traieu traurem tret treu desmuntar
renew: renova renoven renoveu renovem
rent: lloguer lloga lloguem llogueu
rented: llogat llogada
repair: repara reparem repareu arregla
repeat: repetir repeteix repetida repetides repetit
replica: rèplica rèpliques facsímil reproducció reproduccions reproduir reprodueix
reporters: periodista
represent: representa representen
request: demana demano demani licitud petició peticions demane demanés
require: requereix requerir requisit
resale: revenda revendes revendible
rescue: rescat
resell: reven revèn
reseller: revenedor
reservation: reserva reserves
reserve: reservar reserveu
reserved: reservat reservada reservades
resident: empadronat empadronada empadronament
resold: revenut revenuda revenudes
responsible: responsable responsabilitat responsabilitza responsabilitzem
rest: resta
restaurant: restaurant
retail: detallista minorista
retouched: retocat
return: rendibilitat rendiment retorn rèdit rendir rendeix rendia
returnable: retornable
returned: retornat retornada retornades
reveal: revela revelen reveleu revelis divulgar divulgueu desvetllar
revenue: ingressos ingrés recaptació recaptacions facturació
reward: recompensa gratificació recompensem retribució recompensi recompensen gratificar premiarà premiarem premiaran
rewarded: recompensat recompensada
rewards: recompenses gratificacions retribucions
rich: ric rica rics riques enriquir enriqueix milionari milionària milionàries
rights: drets
rise: puja pugen pugi augmenta augmenten augmenti alça incrementaran incrementin encarir encareix enlaira dispara disparen
risen: pujat augmentat augmentada
rising: creixent alcista alcistes ascendent
risk: risc arrisqueu arriscada arrisques
risks: riscos
river: riu
rock: roc
roof tiles: teules rajoles
ropes: cordes
route: itinerari ruta rutes camí
rules: normes norma estatuts regles
rum: rom
run: corre córrer
runner: corredor atleta atletes atletisme
safe: segur
said: dit deia
saint: sant
salary: salari sous nòmina nòmines remuneració remunerat remunerada
sale: venda vendes rebaixa rebaixes liquidació saldo
same: mateix
sashes: faixes faixa
saturday: dissabte
save: estalvia estalvien estalvieu estalviem estalvies estalviï desa deseu
saved: estalviat desat desada
saver: estalviador
savings: estalvi
say: dir diu diuen digui digueu diem digues dius
scam: estafar estafen enganyifa timo estafador
scan: escaneja escanegeu escanegem
scarcity: escassetat escàs escassa escassos escasses
scarf: mocador
scholarship: beques becar becat becada
school: escola institut
schools: escoles instituts
scooter: patinet
scout: escolta escoltes agrupament
scratch: rasca
screen: pantalla
screening: projecció
sculpture: escultura escultures
search: busca busquem cerca
season: temporada temporades
second: segon
secondary: secundària
secret: secret confidencial
secretary: secretari secretària
section: secció
secured: assegurat assegurada assegurades
security: ciberseguretat seguretats
see: veure veu veuen veiem veieu vegi vist mira mireu miren
seed: llavor
seeds: llavoretes
seem: pareix sembla sembli semble
sell: vendre ven venen veneu venc venem venguem vengui vengueu vens vendran vendrà vendria vendrien vengués venguessin malven liquidar
seller: venedor
selling: venent revenent malvenent
send: envia envien envieu enviem enviï trametre
senior: jubilat jubilada pensionista pensionistes avis
sent: enviat enviada enviades
sentimental: sentimental
september: setembre
serve: servir serveix servit serviu
server: servidor
service: servei
services: serveis
session: jornada sessió sessions
seven: set
seventy: setanta
sew: cosir cosit cosida cosiu
sex: sexe gènere
share: acció participació compartir comparteix compartiu compartim compartint compartia
shared: compartit compartida compartides
shareholder: accionista
shareholders: accionistes
shares: accions participacions
she: ella
sheet: làmina full
ships: naus
shirt: samarreta samarretes camisa
shoes: sabates
shop: botiga tenda comerços
shopkeeper: botiguer comerciant
shops: botigues
should: caldria hauria hauríem haurien hauríeu deuria convindria
show: mostrar mostreu mostren ensenyeu ensenyes
show up: acudir acudiu
side: costat bàndol
sign: signa signen signeu signo signi
signature: signatura firma
signatures: signatures firmes
signed: signat signada signades
silver: plata argent
similar: semblant paregut pareguda
simple: senzill simple
since: ençà
sing: canta canten canteu cantem
six: sis
sixteen: setze
sixth: sisè
sixty: seixanta
skating: patinatge hoquei
skills: habilitats competències aptituds
sleep: dormir
small: petit
smart: ligent
smell: olor
snack: berenar
snow: neus neu
so: així tan tant
sofa: sofà
solar: solar fotovoltaica fotovoltaics
sold: venut venuda venudes venia venien esgotat esgotada esgotades exhaurit exhaurida exhaurides
solidarity: solidari solidària solidàries
solve: resol
some: algun
somebody: algú
songs: havaneres cançons cançó
soon: prompte properament
souvenir: souvenir records
spanish: castellà castellana espanyol
speak: parlo parla parlem parlen
speculate: especula especulen especulem
speculation: especulació especulacions especulatiu especulativa especulatives especulador
spend: gasta gasten gasteu gastem gastes gasti
spent: gastat gastada
sponsor: espònsor patrocina patrocinen padrins patrocini
spoon: cullera
sport: esport
spring: primavera
square: plaça places
stable: estable estabilitat
stage: escenari
stairs: escales
stale: ranci
stall: parada parades tendal
stamp: segell tampó
stamped: segellat segellada segellades
stamping: segella segellen segellem segelleu segelli
stamping card: cartilla cartilles
stamps: segells
start: comencem comença comencen inici
state: estat administratiu administrativa república
station: estació
stay: roman quedeu quedi quedarà quedaran
steal: robar roben robat robada furt
stick: pal
sticker: adhesiu gomet enganxina enganxines
stickers: cromo
still: encara
stock: estoc existències
stock exchange: borsa borses borsàtil
store: emmagatzema emmagatzemem
story: conte relat
street: carrer
study: estudi
subject: assignatura matèria matèries assignatures
submitted: presenta presenten presenteu
subsidy: subvenció subvencions subvenciona ajut
success: èxit
sugar: sucre
summer: estiu
summit: cims cimera
sunday: diumenge
support: suport recolza recolzen sostenir sosté sostenen
supporters: simpatitzants
sure: seguríssim
surname: cognom
surnames: cognoms
surplus: excedent
swap: permuta permuten permutes troc
swimming: natació piscina neda
symbol: símbol simbòlic
tablets: pastilles
take: agafa agafen agafeu agafi pren emporta emporten emporteu emporti endur enduu duu endús
taken: agafat agafada pres emportat
talk: xerrada xerrades conferència
tap: aixeta
taste: gust tast
taught: ensenyat
tax: impost fiscal tribut iva irpf taxa
taxes: impostos tributs taxes hisenda
teach: ensenya ensenyen ensenyem ensenyi
teacher: mestre mestra professor docent monitor
teachers: mestres professors professorat docents monitors
teaching: lectives lectiva
team: equip
teams: equips
technical: tècnic
tell: explica expliquen expliqueu expliquem contar
ten: deu
tennis: tennis pàdel
tens: desenes
tent: envelat
tenth: desena
term: trimestre
terms: bases condicions condició reglament
test: provat proveu provem pilot
tests: proves
thank: agrair gràcies agraïm
thanks: merci agraïts agraïda
that: que
that one: aquell eixe eixa eso
the: el la els les lo ls l
theatre: teatre teatral
their: llur
then: aleshores llavors
therapy: teràpia teràpies terapeuta tractament psicòleg psicòloga psicologia
there: hi allà allí
therefore: consegüent
these: aquests aquestes estos
they: ells elles
thick: gruixuts
thief: lladre
thing: cosa
things: coses
think: pensa pensen penseu pensem penso creu creiem
third: tercer
thirteen: tretze
thirty: trenta
this: aquest això este esta açò
this year: enguany
those: aquells aquelles
thousand: mil miler
three: tres
through: mitjançant través
thursday: dijous
ticket: entrada bitllet butlleta localitat tiquet
tickets: entrades bitllets tiquets butlletes butlletí
tiered step: grada
time: temps
times: vegades cops
timetable: horari
title: títol titulació
titles: títols titulacions
to: al als a
today: avui hui
token: fitxa
tokens: fitxes
tomato: tomata tomàquet
tomorrow: demà
too much: massa
tool: eina
tools: eines ferramentes
total: total
tourist: turista turistes turisme turístic
tower base: folre
tower builders: casteller
town: vila ciutat
toy: joguina joguines
trade: comercia comercien comerç negocia transaccionar negocien negociï transacció mercadeja tràfic
trades: ofici
train: tren
training: entrena entreneu
traitor: traïdor
transaction: operació
transactions: transaccions operacions
transcribed: transcrit transcriure
transfer: transferir transfereix transferiu transferim transferència transferències traspàs traspassa traspassen traspasseu cedir cedeix cediu transmissió transmet traspassos cessió cessions transferís transferint traspassi cedís
transferable: transferible cedible transmissible
transferred: transferit transferida transferides cedit cedida cedides traspassat traspassada transmès
transparent: transparent transparència
travel: viatge viatja
treasurer: tresorer
trees: arbre
triple: triplica tripliquen
trophy: trofeu copa
true: veritat vertadera
trust: confiança
try: intenta intenten
tubs: tines
tuesday: dimarts
tulips: tulipes
tunnel: túnel
turn: torn
turns: tornes torns
twelve: dotze
twenty: vint
two: dos dues
under: sota davall
understand: entendre entén entenen enteneu entenem entès
unique: únic úniques
university: universitat universitari universitària facultat
unpaid: impagat impagada impagament
until: fins
update: actualitza actualitzem
urgent: urgent urgència pressa afanya afanyeu
use: usar usa usen useu utilitza utilitzen utilitzeu utilitzem utilitzi ús usos empra
used: usat usada utilitzat utilitzada
users: usuaris usuàries
vaccine: vacuna vacunes
valencian: valencià valenciana
valid: vàlid validesa vigent vigència
validate: valida validen valideu validem
valuable: valuós valuosa valuosos valuoses preuat preuada
value: valor revaloració taxar taxat taxació valoracions
values: valors
variety: varietat
vegetables: verdura verdures hortalisses enciam
verdict: veredicte
version: versió versions
very: molt
victory: victòria victòries
village: poble
villages: pobles
vineyard: vinya vinyes garnatxa
violins: violins violí
virtual: virtual
visible: visible públicament visibilitat
visit: visita visiteu visiten
visits: visites
volatile: volàtil volatilitat
volunteer: voluntari voluntària
volunteers: voluntaris voluntàries
vote: vot vota voten voteu votem
votes: vots votacions
voucher: vals
wait: esperi
walk: camina caminen passejar passeig passejada
wallet: moneder cartera carteres bitlleter
want: voler vol volen voleu volem vull vols vulgui vulgueu volgut volia voldria voldrà desitja
wardrobe: armari
warn: avisa avisem aviseu
was: era estava estigué fou fos
wash: rentar
water: aigua
we: nosaltres nos ens
wear: lluir llueix lluïu vestir vesteix
web: web webs
wednesday: dimecres
week: setmana
weekly: setmanal
weeks: setmanes
welcome: benvinguda benvingut
went: anat anada anava vam vau
were: eren érem estaven
what: què quin
when: quan
where: on
which: quines quins qual
while: mentre mentrestant
white: blanc
who: qui
whole: sencer enter
wholesale: majorista majoristes engròs
will: serà seran tindrà tindran tindrem tindreu farà faran farem fareu donarà donarem
will have: haurà hauran haurem haureu
will put: posaríem posarà posarem posaran posareu
wind: vent
wine: vi vins
winner: guanyador vencedor
winners: guanyadors guanyadores vencedors
winter: hivern
with: amb ab
withdraw: retira retiren retireu retirem retiri extreure extracció
withdrawn: retirat
without: sense
witness: testimoni
word: paraula mot
words: paraules mots
work: feina treball feines obra funciona funcionen
worker: treballador empleat empleada
works: obres treballs
workshop: taller
workshops: tallers
worth: valdre val valen valdrà valdran valgui valia valien valgut valc valdria valdrien valgués valguessin equivaldrà equivaldria
worthless: devalua depreciació
would: seria serien
writer: escriptor autor
written: escrit escriure escriviu
year: any
yearly: anual
years: anys
yellow: groc
yes: sí
yesterday: ahir
you: tu vos us vosaltres vostè te et
young: jove
your: teu teva teus teves vostre vostra teua`
