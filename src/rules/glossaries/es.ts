/** What Spanish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: un una
abort: aborta
about: sobre acerca
above: arriba
absence: inasistencia
absent: ausente
absolutely: absolutamente
abstentions: abstenciones abstención
abundance: abundancia
academic: académica académico
academies: academias
academy: academia
accept: aceptar aceptamos acepto admite
acceptance: aceptación
accepted: aceptado aceptada admitido
accepts: acepta acepte
access: acceso accede
accesses: accesos accedemos
accessibility: accesibilidad
accompanied: acompañado acompañada
accompanies: acompaña
according: según
according to: conforme
account: cuenta
accountant office: gestoría
accounting: contabilidad
accounts: cuentas
accreditation: acreditación acreditaciones
accredited: acreditado acreditada
accredits: acreditará
accumulate: acumular acumulable
accumulated: acumulado
accumulates: acumula acumule
achieve: lograr
achieved: logrado logró lograda
achievement: logro
achievements: logros
achieves: logra logre
acorns: bellotas
acquire: adquirirla adquirirlo adquirirse adquirirán
acquired: adquirió adquirieron adquiridos adquiridas
acquires: adquieras adquieres adquirirá
action: accion
activates: activa
activities: actividades
activity: actividad
actor: actor
actors: actores
actress: actriz
add: añadir
additional: adicional
address: dirección domicilio direcciones
addressed: dirigido
adds: añade añada
adjust: ajustar
administers: administra
adult: adulto
adults: adultos
advances: avanza adelanta anticipos
advert: anuncio
adverts: anuncios
advice: asesoramiento consejos
advisable: conviene
adviser: asesor
affection: cariño
after: después luego tras
afternoon: tarde
against: contra
agave: agave jima
age: edad
ageing: crianza
agency: agencia
agent: agente
agree: acuerden acuerda
agreed: acordó acordado
agreement: acuerdo convenio
agreements: acuerdos convenios
ai: ia
aid: auxilio
air: aire
air club: aerosierra
airdrops: airdrops
album: álbum
albums: álbumes
alive: viva
all: todo toda
allergic: alérgico alérgica
allergies: alergia
allow: permitir
allowed: permitido
allows: permite
almond trees: almendros
almost: casi
alone: sola solos solito
already: ya
also: también
although: aunque
always: siempre perpetuo
am: soy estoy
ambulance: ambulancia
amount: monto importe cuantía
amounts to: asciende
analysis: análisis
anchor: ancla
and: y e
animal: animal
annex: anexo
anniversary: aniversario
annually: anualmente
annuity: anualidades
anonymous: anónima anónimo
answer: respuesta contesta contesto
answerable: responderá responderemos
answers: responde respuestas responda
antenna: antena
any: cualquier
anyone: cualquiera
anytime: cuandoquiera
appear: aparecer
appeared: apareció aparecido
appears: aparece figura
appears in: figurar figure
applause: aplauso
apples: manzanas
applicant: solicitante
application: aplicación solicitud postulación
applications: aplicaciones solicitudes
applies: solicita solicite
appointed: designado nombrada nombramiento
appraisal: tasación valoración
appraise: tasar valorar
appraiser: perito
appreciates: estima aprecia aprecie
apprentice: aprendiz
approve: aprobar aprobamos
approved: homologados homologadas homologación aprobadas
approves: aprueba aprueben
april: abril
apron: delantal mandiles
arcade: soportales
architect: arquitecto
archival: archivística
archive: archiva
archivist: archivador
are: son están eres sos sois estáis
area: área
army: ejército
around: alrededor
arrive: llegar llegamos llego llegas
arrived: llegado llegó llegaron llegada
arrives: llega llegue
art: arte
article: artículo
artisan: artesano
artist: artista
artists: artistas
as many: tantos tantas
as much: cuanto cuanta
ask: pedir pido
ask me: pregúntame pregúntanos preguntadnos consúltanos
asked: pidió pidieron pedí preguntado preguntó preguntaron preguntáis
asks: pide pida preguntan pregunte pregunto preguntar preguntad
assemble: monta
assemblies: asambleas
assembly: asamblea
asset: activo
assets: activos
assign: asignar
assigned: asignado asignada
assigns: asigna
association: asociación ampa apa
associations: asociaciones
assured: asegurado aseguradas
assures: asegura asegure
asylum: asilo
athlete: atleta
athletes: atletas
athletics: atletismo
attach: adjuntar adjuntamos
attached: adjunto adjunta
attempts: intenta
attend: asistir asistio asistió asistieron cursar cursado
attendance: asistencia
attended: asistido
attendee: asistente
attendee card: acreditativo acreditativa
attendees: asistentes
attends: asiste asista cursa curse acudir acude acuda
attends to: atiende atienda atendido
attention: atención
attest: constatar
attests: atestigua certificará certificando
auction: subasta subastando
auction house: subastador
auctioned: subastado subastada
auctioned off: subastan subaste
auctions: subastas
audience: audiencia
audit: auditoría
audited: auditado
august: agosto
aunt: tía
authentic: auténtica auténtico
authenticity: autenticidad
author: autor
authorisation: autorización
authorise: autorizar autorizamos
authorised: autorizado autorizada autorizó
authorises: autoriza autorice
authorities: autoridades
authority: autoridad
autographed: autografiado autógrafo
automatic: automático automática
automatically: automáticamente
autumn: otoño
avenue: avenida
avoid: evitar
award: galardón galardones
awarded: otorgado otorgada concedido galardonado adjudicatario
awards: concede otorga
awning: toldo
bachelor: bachiller
back room: trastienda
backed: respaldada respaldados
backing: respaldo respaldado
backup: respaldos
badge: insignia distintivo chapa chapita escarapela badge
badges: insignias distintivos chapas chapitas escarapelas
badly: mal
bag: bolsa
bagpipe: gaita
bags: bolsas
bake: hornear horneamos amasar
baked: horneado horneada
baker: panadero panadera
bakery: panadería tahona
bakery workshop: obrador
bakes: hornea amasa
baking: hornada
balance: saldo
balances: saldos
ball: bola pelota balón
balls: bolos bolas
band: banda
bandoneon: bandoneón
bank: banco banca
bank transfer: bizum
banking: bancario bancaria
banknote: billete
banknotes: billetes
banquet: convite
baptism: bautizo
bar: bar barra
barbecue: barbacoa
barber shop: barbería
barista: barista
bark: ladrido
barrel: barrica
barter: trueque
basement: sótano
bases: bases
basic: básico básica
basket: cesta canasta
basketball: baloncesto básquet
basque: vasca
bat: murciélago
batch: tanda lote
batches: tandas
bath: baño
baths: baños
battery: pila
bay leaf: laurel
bazaar: bazar
be: ser estar serlo
be able: poder
beach: playa
beach bar: chiringuito
beak: pico
beans: fríjoles legumbre
bearer: portadora
beat: vencer
because: porque pues
becomes: convierte convierta
been: sido
beer: caña cerveza
before: previo previa ante
began: comenzó comenzaron
begin: inicia inicio
beginners: principiantes
beginning: principio
beginnings: comienzo inicios
behind: detrás atrás
being: siendo estando
believe: creer creo crean creas creen créase
believers: creyentes
believes: cree
bell: campana timbre
bell tower: campanario
bells: campanas
belong: pertenecer
belongs: pertenece pertenezca
belt: faja
beneficiary: beneficiario beneficiaria
benefits: beneficia
beside: lado
besides: además encima
bet: apuesta
bets: apuestas
better: mejor
between: entre
beware: cuidaos desconfía desconfíe
bib: dorsal
bible: biblia
bibs: dorsales
bid: puja
bidder: pujador
bidders: postores pujadores
bids: pujas pujar puje
big: gran
bike: bici bicicleta
bikes: bicis bicicletas
birds: aves
birth: nacimiento
birthdate: natalicio
birthday: cumpleaños
biscuit: galleta
bishop: alfil obispo
bitcoins: bitcoins
bites: muerde
black: negro
blacksmiths: herreros
blind shutter: persiana
block: bloque
block explorer: exploradores
blocks: bloques
blood: sanguíneo sangre
blood group: rh
blood pressure: tensión
blue: azul
board: pizarra pizarrón
board meeting: junta
board member: vocal
boarding: internado
boards: tableros
boast: presumir
boat: bote barco barca
body: cuerpo
boiler: caldera
bonds: obligaciones
bonus: plus
bonuses: bonificaciones
book: libro cuaderno reservar
bookbinder: encuadernador
bookbinding: encuadernación
booklet: libreta folleto cartilla
bookmark: marcapáginas
books: libros cuadernos
bookseller: librero librera
bookshop: librería
boot: bota
booth: caseta
born: nacido nacida nació
borrow: tomar
borrower: prestatario
boss: jefa jefe
bosses: jefes
both: ambos ambas
bottle: botella
bottles: botellas embotella
bought: compró compraron comprado compré comprada compraste adquirido adquirida comprabas comprábamos comprara
bought back: recomprado
boundary stone: mojón
box: caja casilla cofre cajón arca
boxes: cajas casillas cajones
boy: chico
bracelet: pulsera
brakes: frenos
branch: rama
brand: marca
bread: pan hogaza panes barras
break: romper recreo
break time: recreos
breakfast: desayuno
breakfasts: desayunos
breaks down: estropea
breeders: criadores
brick: ladrillo
bridge: puente
brigade: brigada
bring: traer traemos traed tráelo tráigalo traédnoslo
brings: trae traiga traés traía
brochures: folletos
broken: roto rompe rompo
bronze: bronce
broom: escoba
broth: caldo
brother: hermano
brother-in-law: cuñado
brotherhood: cofradía hermandad
brothers: hermanos
brought: trajo trajeron trajimos traído
bubble: especulativas
bubbles: burbuja
budget: presupuesto
bug: bicho
bugs: fallos bug
build up: armamos
builder: albañil
building: edificio
bull: toro
bulls: toros
bundle: manito
buried: sepultada
burn: quemamos queman quemar
bus: autobús bus colectivo
business: negocio empresarial
business partner: aliado
businesses: negocios
businessman: empresario empresaria
but: pero sino
butcher: carnicería carnicero
button: botón
buy: comprar compre comprás adquirir compro cómpralo cómprala compradlo
buy back: recompra
buyer: comprador
buyers: compradores
buying: comprando
buys: compran compren adquiere adquiera
buys back: recomprará recompran recompre
by means: mediante
cabin: cabaña
cafe: cafetería
cafes: cafés cafeterías
cake: tarta pastel
cakes: tartas pasteles
calculate: calculamos calcular
calculates: calcula
calculation: cálculo
calendar: calendario cronograma
call: llamar convocatoria
call me: llámame llámanos llamad
call sign: indicativo
called: llamó
calling: llamado
calls: llama llame llamada
came: vino vinieron venido viniste vine venía
came along: acudió acudieron acudido
camera: cámara
camp: campamento
campaign: campaña
can: puede puedo podemos podéis podés podrá podremos
cancel: cancela
cancelled: cancelado cancelada
cancer: cáncer
candle: vela
canine: canino canina
cap: gorra
capacity: aforo cupo
capital: capital
capital gain: plusvalía
capitalisation: capitalización
captain: capitán capitana
car: coche carro
card: carné carnet tarjeta cartoncito tarjetita
card game: mus
card holder: tarjetahabiente
cardboard: cartón cartulina
cardboards: cartones
cards: carnés tarjetas cartas carnets
care: cuidado cuidar
careful: cuidadoso
carer: cuidador
caretaker office: conserjería
caring: cuidando
carnivals: carnavales
carpenter: carpintero
carpentry: carpintería
carries: lleva lleve llevo
carry: llevar
case: caso estuche
cash: metálico efectivo contado
cat: gato
catalan: catalán
catalogue: catálogo
catalogued: catalogados
catch fire: prenden prendido
catechism: catequesis
catechists: catequistas
catering: catering
cathedral: catedral
cats: gatos
cave: cueva
celebrate: celebrar celebramos
celebrated: celebrado celebró
celebrates: celebra
celebration: celebración
cellar: bodegas
cello: chelo
cement: cemento
census: padrón
cent: céntimo centavo
centimetres: centímetros
central: central
centre: centro
cents: céntimos centavos
ceremony: acto ceremonia
certificate: certificado constancia comprobante
certificates: certificados constancias
certification: certificación certificaciones
certified: certificada homologado homologada
certifies: certifica acredita acredite certifique
certify: certificar acreditar
certifying: certificador acreditando
chain: cadena
chains: cadenas
chair: silla cátedra
chairs: sillas
chalk: tiza
challenge: reto
chamomile: manzanilla
champion: campeón
champions: campeones
championship: campeonato
chance: azar
change: cambio cambiar cambiaste cambiando cambiado
changed: cambió cambiaron cambiada
changes: cambia cambios cambie
changing room: vestuario
channel: canal
chapel: capilla
chapter: capítulo
character: personaje
charge: cobrar cobro cargo
charged: cobrado cobró cobrada cobraba cobrarán cobraremos cobraría
charges: cobra cobre
charging: cobrando
charity: benéfico benéfica caridad beneficencia
cheap: barata barato
cheaper: rebajado rebajada
cheat: tramposo
check: checa
checks: cheques
cheese: queso
cheeses: quesos
cheque: cheque
chess: ajedrez
child: niño niña hijo hija crío peque
children: niños chicos críos chavales niñas hijos hijas
children's: infantil
chip: chip
chocolate: chocolate chocolatada bombones
choir: coro orfeón
choirs: coros
choose: elegir
chooses: elige elija escoja
chorister: corista
chose: eligió eligieron
chosen: elegido elegida
christ: cristo
christening: bautismo
christmas: navidad navideño
church: iglesia
cinema: cine
circle: círculo
circulates: circula
circulating: circulación circulante
city: ciudad urbano
civic: cívico cívica
civil: civil
claim: reclama
claims: reclame
class: clase aula
classes: clases
classic: clásico
classmate: compi
classmates: compis
classrooms: aulas aulario
clay: barro
clean: limpio limpia
cleaned: limpiaron
cleaning: limpieza
clear: claro clara
clearly: claramente
click: clic
climbing: escalada
clinic: clínica
clip: pinza
cloak: manto
cloakroom: guardarropa
clock: reloj
clocks: relojes
clones: clona
close: cierre cerrar cerramos
closed: cerrado cerrada cerró
closes: cierra
closing: clausura
cloth: tela
clothes: ropa mudas
cloud: nube
cloudy: nubla
club: peña
club member: peñista
club members: peñistas
co-owner: copropietario condueño
co-ownership: copropiedad
coach: entrenadores
coat: abrigo
cocoa: cacao
code: código
codes: códigos
coexistence: convivencia
coffee: café
coffee maker: cafetera
coffee plant: cafeto
cohort: cohorte
coin: moneda
coin collecting: numismática
coincide: coincida
coins: monedas moneditas
cold: frío
collaborate: colaboramos
collaborates: colabore colabora
collaboration: colaboración
collaborator: colaborador
collapse: desploma
collates: coteja
colleague: compañero compañera
colleagues: compañeros compañeras
collect: recaudarse coleccionar
collected: recaudadas cobrados cobradas cobraron
collectible: coleccionable
collectibles: coleccionables
collecting: recogiendo recolecta recolección
collection: colección cobranza recogida colecta
collective: colectiva
collector: coleccionista
collector's: coleccionismo
collectors: coleccionistas
collects: colecciona coleccione
collects data: recopila recaba
college: colegial
color: color tonos
column: columna
come: venir venga vení
come in: pásate pasaos acércate acercaos
come on: venid vengáis
comes: viene vengo
comic: viñeta
comics: tebeo cómic
coming: viniendo
commemorates: conmemora
commemorative: conmemorativo conmemorativa
commercial: comercial
commission: comisión comisionista
commissioned: encargado
commissions: comisiones
commit: commit
commitment: compromiso
committed: comprometido
committee: comité
common: común comunes
communicates: comunica
communication: comunicación comunicado
communion: comunión
communities: comunidades
community: comunidad comunitario comunitaria comunal
companies: empresas sociedades
company: empresa compañía
compensate: compensar compensación indemnización
compensates: compensa
competent: competente
complaint: queja reclamación
complaints: quejas reclamaciones
complete: completo completa completen
completed: completado completada superado superada completó
completely: completamente
composed: compuesto
compost: compost
compulsory: obligatorio obligatoria
computer: ordenador computadora notebook
computer centre: telecentro
computing: informática
concert: concierto
concert hall: auditorio
concerts: conciertos
condition: condición
conditions: condiciones términos
condolence: pésame
conference: jornada
confidential: confidencial
confirmation: confirmación
confirmed: confirmada confirmado
confirms: confirma confirme
connect: conectar
connection: conexión
connects: conecta
conscious: consciente
consecutive: seguidas seguidos
consent: consentimiento
consents: consiente consentimientos
consult: consulta
consumer: consumidor
consumption: consumo
contact: contacto contactar
contents: contenido
contest: concurso
context: contexto
continue: seguir continúa continua
continuity: continuidad
contract: contrato
contractor: contratista
contracts: contratos
contribute: aportar colaborar contribuir
contributes: aporta contribuye
contribution: contribución aportación aporte
contributions: aportaciones aportes
contributor: contribuidor
contributors: colaboradores
controls: mandos control
convert: convertir convertible
converted: convertido
cook: cocinero cocinera
cooked: cocinado
cookies: galletas
cooking: cocinar gastronomía
cooks: cocinan cocinamos cocineros
cooperative: cooperativa
cooperator: cooperadora
coordination: coordinación
coordinator: coordinador
copied: copiado copiada copió
copies: copias ejemplares fotocopias copiemos copian copiar
copy: copia compulsa
cork: corcho
corner: esquina rincón
corporate: corporativo
correct: correcta corregir correcto
correction: corrección
corrects: corrige
corresponds: corresponda corresponde
cost: costo costó costar costes costaba
costing: costando
costs: cuesta coste costos
costume: disfraz
costumes: disfraces
couch: sofá
could: podría pudo pude pudieron podía pudiera
council: diputación concello cabildo concejo concejalía consejería consejo
count: contar conteo
counter: mostrador
counterfeit: apócrifo pirata
counting: contando
countries: países
country: país
counts: cuente cuentan
counts towards: computa
couple: pareja
coupon: cupón
coupons: cupones
couriers: repartidores
course: curso cursillo
courses: cursos cursillos
court: frontón tribunal
courts: pistas
courtyard: patio
cousin: primo
cousins: primos
cover: tapar cubre
coverage: cobertura
covered: cubierto cubierta
cows: vacas
crafts: artesanía
craftspeople: artesanos artesanas
crash: desplome
crazy: loco loca
create: crear
creates: crea crearía
credential: credencial
credentials: credenciales
credit: crédito
credits: créditos ects
crickets: grillos
cries: llora
criteria: criterios
criterion: criterio
crochet: ganchillo
croquettes: croqueta
cross: cruz
crowd funding: crowdfunding
crowdfunding: micromecenazgo
crown: corona
crowned: coronado
crumbs: migas
crypto asset: criptoactivo
crypto assets: criptoactivos
cryptocurrencies: criptomonedas criptos
cryptocurrency: criptomoneda cripto
cultural: cultural
cultural society: ateneo
culture: cultura
cumbia: cumbia
cup: copa taza
cupboard: armario
cups: tazas copas
curator: comisaria comisario
cured: curado
curl up: enrollan
current: corriente
currently: actualmente
custodian: custodio depositario
custody: custodia
customer: cliente clienta
customers: clientes clientela
cut: corte
cut off: cortó
cuts: corta
cycle: ciclo
cycling: ciclismo
cyclist: ciclista
daily: diario
daily wage: jornal
dance: baile
dance class: bailar danza
dancer: bailarina
dancers: bailarines
dartboard: diana
data: dato
data protection: rgpd lopd
date: fecha
dates: fechas
day: día
daycare: guardería
days: días
deactivated: desactivada desactivado
deadline: plazo
dear: estimado estimada querido querida
dearer: encarece
debt: deuda
debts: adeudos
deceive: engañar engaño
deceived: engañado engañada
deceives: engaña engañe
december: diciembre
decentralised: descentralizado descentralizada
decide: decidir
decided: decidido decidió decidimos decidieron
decides: decide
declines: declina
decree: decreto
dedication: dedicación
defeat: derrota
definitive: definitiva definitivo
degree: título grado licenciatura diplomatura
degrees: títulos titulación titulaciones grados
dehumidifier: deshumidificador
delegates: delegadas delegados
delegation: delegación delegaciones
delete: borrar borramos suprimir
deleted: borrado borrada
deletes: borra borre elimina
deliver: entregar entregamos expedir
delivered: entregado entregada entregó entregaron
deliveries: entregas entregables
delivers: entrega entregue
demonstrate: demostrar
demonstrates: demuestra
denied: denegado
denomination: denominación
dentist: dentista
deny: negar niega
department: departamento
departments: departamentos
depend: depende
deposit: fianza depósito depositar
deposited: depositado depositada ingresado
deposits: fianzas depósitos deposita deposite
derby: derbi
descriptive: descriptiva descripción
desert: desierto
deserves: merece merezca
design: diseño
designs: diseña
desired: deseado
desk: escritorio
detergent: detergente
devalue: devaluar depreciar
devalues: devalúa devaluado depreciación
develop: desarrollar
developed: desarrollado desarrollada
developer: desarrollador
developers: desarrolladores
development: desarrollo
develops: desarrolla
device: dispositivo
devices: dispositivos
diabetes: diabetes
diagnosis: diagnóstico
did: hizo hice hicieron hicimos hiciste hacía
died: murió muerto
difference: diferencia diferénciate
different: distinto distinta diferente
difficulties: dificultad
diffusion: difusión
digital: digital
dining hall: comedor
dinner: cenas
dinosaurs: dinosaurios
diocese: diócesis
diploma: diploma
diplomas: diplomas
direct debit: domiciliación
directly: directamente
director: director rector
directory: directorio
disability: discapacidad minusvalía
disabled: discapacitados
disagreements: desacuerdos
disc: disco
discount: descuento
discounted: descontada descontado bonificada
discounting: descontar descuente
discounts: descuentos descuenta
discuss: discutimos discuta discuten debate
disease: enfermedades
dishes: platillos
dishwasher: friegaplatos
dismantle: desmontan
displacement: desplazamiento
disputes: dispute disputa
distinction: distinción
distinguishes: distingue
distribute: repartir repartimos distribuye distribuir
distributed: repartido distribuido
distributes: reparte reparta
distribution: reparto distribuciones distribución
districts: distritos
dividend: dividendo
dividends: dividendos
divine: divinas
do: hacer hazte haz hagamos hago
doctor: médico doctor
doctorate: doctorado
document: documento
documents: documentos documentación
does: hace haga hacés
dog: perro perra can
dogs: perros
doing: haciendo
doll: muñeca
dollars: dólares usd
dolls: muñecas
dolphin: delfín
domestic: doméstica
domino: dominó
don't forget: olvidéis olviden
donate: donar donamos done
donated: donado donada donó donaron
donates: dona
donating: donando
donation: donativo donación donaciones
donations: donativos
done: hecho hecha
donor: donante
donors: donantes
door: puerta
double: doble
doubled: duplicado duplicada duplicó
doubling: duplicando
doubt: duda
dough: masa
download: descargar
downloaded: descargado
downloads: descarga descargue
dozen: docena
draft: borrador
drawing: dibujo dibujito
drawings: dibujos
drawn: dibujada dibujado
draws: dibuja dibuje
dreams: sueña sueño
drill: simulacro
drills: taladros
drink: bebida beber cremado
drinkable: potable
drinks: bebidas bebe
driver: conductor
driving: conducir
drones: dron
drop: gota goteras
drover: tropero
drum: bombo
drummer: batería
drums: tambor
dungeon: mazmorra
duplicates: duplica triplica repe
duration: duración
during: durante
duties: deberes
each: cada
earliest: tempranos
early: temprano temprana pronto anticipados madrugadores
early riser: madrugador
earn: ganarse percibir
earned: devengado percibido
earning: percibiendo
earnings: utilidades ganancial
earns: percibe
easter: pascua
easy: fácil
eat: comer comemos
eclipse: eclipse
economic: económico económica
economy: economía
edition: edición
editions: ediciones tirada
education: educación
educational: educativo didáctica formativo
effects: efectos
effort: esfuerzo
egg: huevo
eggs: huevos
eight: ocho
eight hundred: ochocientos
eighteen: dieciocho
eighth: octavo octava
eighty: ochenta
elderly: mayores ancianos
electrician: electricista
electronic: electrónica electrónicos
elegant: elegante
elevator: ascensor
eleven: once
eleventh: undécima undécimo
elm: olmo
email: mail electrónico
emblem: emblema
emojis: emojis
employee: empleado empleada
employees: empleados
enabled: habilitado habilitada
enables: habilita
enabling: habilitante habilitación
encrypted: cifrada cifrado
end: fin final fines
endorsed: avalada avalados avalan
endorsement: aval
endorses: avala
endure: aguante
energy: energética energía energéticos
engineering: ingeniería
english: inglés
engraved: grabado grabada
enough: suficiente basta
enrich: enriquecer
enriches: enriquece
enrol: matricularse inscribir inscríbete
enrolled: matriculado matriculada matriculó
enrols: inscribe inscriba matricula
entails: comporta
enter: entrar entro
entered: entró entraron entrado entré
enters: entra entren entrás
entities: entidades
entitled: derechohabiente
entitles: permitirá
entity: entidad
entrepreneurship: emprendimiento
entry: entrada
envelope: sobrecito
envelopes: sobres
environment: ambiente entorno
equal: igual
equality: igualdad
equals: equivale
equipped: provista
error: error
euro: euro
european: europeo europea ue
euros: euros
evaluates: evalúa
evaluation: evaluación evaluaciones
even: siquiera incluso par
event: evento
events: eventos
everywhere: doquier
evidence: evidencia
ex libris: ex
exactly: exactamente
exam: examen
example: ejemplo
examples: ejemplos
exams: exámenes
excavator: retroexcavadora
except: salvo excepto
exchange: intercambio canje
exchange house: exchange
exchangeable: canjeable
exchanged: canjeado
exchanges: intercambios
excitement: ilusión
exclusive: exclusivo exclusiva
exclusivity: exclusividad
exempt: exento exenta
exemption: exención
exhibit: expongan exponer
exhibited: expuesto expuesta
exhibition: exposición exposiciones
exhibitors: expositores
exhibits: expone
existed: existía exista
existing: existente
exists: existe
exit: salida
exits: saldrá saldría
expenses: gasto
expensive: caro carísimo
experience: experiencia
expert: experto experta
expire: caducar expirar
expired: caducado vencido vencida
expires: caduca vence caduque
expires on: vencen caducará expira
expiry: caducidad vencimiento
explain: explicar
explained: explicado
explains: explica explique
explorer: explorador
exporter: exportador
extend: extenderlo
extension: extensión ampliación
external: externa externo
extra: extra
extraordinary: extraordinaria
eye: ojo
eyeglasses: anteojos
eyes: ojos
facade: fachada
face: cara
facing: frente
factory: fábrica
faculty: facultad claustro
failed: suspendido suspenso suspendió
fails: falla
failure: fallo
fair: justo justa feria kermés verbena
fairs: ferias
faithful: fiel
fake: postizo fraudulento
fall: bajar bajada caída bajas
fallen: bajaste bajó cayó cayeron caído bajado cayendo bajando
falls: baja baje cae caen caiga
false: falso falsa false
falsify: falsear adulterar alterado manipulado
families: familias
family: familia
fan: hincha aficionada aficionado
fans: abanicos aficionados hinchas
far: lejos
fare: pasaje
farewell: despedida
farm: finca
farmers: agricultores
farms: fincas
fast: rápida rápido
father: padre papá
father-in-law: suegro
fatten: engorda
faults: faltas
favour: favor
fear: miedo
feared: temida
feasible: factible
february: febrero
federated: federativa federativo
federation: federación
fee: canon
fees: cuotas
feline: felina
fencing: esgrima
ferris wheel: noria
festival: festival fallas fallero
festivals: verbenas carnaval
festive: festeros festivo
festivities: fiestas festejos
fever: fiebre
few: pocos pocas
field: campo
fields: campos canchas
fifteen: quince
fifth: quinto quinta
fifty: cincuenta
fig tree: higuera
fighter: luchador
figure: cifra figurita
figures: cifras figuras
file: archivo fichero expediente legajo
files: archivos ficheros
fill in: rellena rellene
fills: rellenen rellenan
final: inapelable
finalist: finalista
finally: finalmente
finance: financiar financiamos
financed: financiado financiada
finances: financia finanzas
financial: financiera financiero
financing: financiación
find: encontrar encontramos
finds: encuentren encuentra
fine: multa fina fino
fingerprint: huella
fingerprints: huellas
fingers: dedo
finish: terminar acaba acabe
finished: terminó terminado terminaron acabó acabaron acabado terminamos
finishes: termina termine
fire: fuego hoguera
firefighter: bombero
firefighters: bomberos
fires: incendios
fireworks: fuegos
first: primer
first aid: auxilios socorrismo
fish: pescado
fish shop: pescadería
fishermen: pescadores
fishing: pesca
fits: cabe
fits in: encaja
five: cinco
five hundred: quinientas quinientos
fix: arregle arreglar arreglamos arreglo
fixed: fija fijo
flamenco: flamenco
flat: apartamento
flea market: rastro
flies: vuelan moscas
flood: inundación
floor: piso suelo
flour: harina
flow: flujo
flower: flor
flowers: flores
flowery: floreada
foal: potrillo
foam: espuma
fold: doblar
folder: carpeta
folding: plegables
follows: sigue siga
food: comida alimentos
foot: pie pies
football: fútbol
footballer: futbolista
for: para por pa
for ever: eternamente
forbidden: prohibido prohibida
foreign: extranjero extranjera
forever: eterno eterna
forge: falsificar fragua herrería yunque
forged: falsificado falsificada trucado
forger: falsificador
forgeries: falsificaciones
forgery: falsificación
forges: falsifica falsifique
forgets: olvida olvide
forgotten: olvidado olvidada olvidó
forklift: montacargas
form: formulario planilla forma
format: formato
former: exsocio
forms: formularios
fortnight: quincena
fortune: fortuna
forty: cuarenta
forum: foro
forums: foros fórum
forward: adelante
fossils: trilobites
found: encontré encontró encontrado
foundation: fundación
founder: fundador
founders: fundadores
founding: fundacional
fountain: fuente
four: cuatro
four hundred: cuatrocientos cuatrocientas
fourteen: catorce
fourth: cuarta cuarto
frame: marco
framed: enmarcar
frames: marcos
franchise: franquicia
fraudsters: timadores defraudar
free: gratis gratuita gratuito libre gratuidad
freely: libremente
freezes: congelan
frequent: frecuente
frequent customer: habitual
fresh: fresco
friday: viernes
fridge: refri
fried food: fritada
friend: amigo amiga
friends: amigos amigas
frightens: asusta
fritters: churros
frog: rana
fruit: fruta
fruit shop: frutería
frying pan: sartén
fulfil: cumplir cumplió
fulfils: cumple cumpla
full: llena lleno
function: función
functional: funcionales
functions: funciones
fund: fondo
fundraising: recaudación
funds: fondos
funeral: entierro
future: futuro futura
gain: ganar ganas gano ganemos ganéis revalorizar
gained: ganados ganadas
gaining: ganando
gains: revaloriza revaloricen
gala: gala
gallery: galería
game: juego
game round: partida
games: juegos
garage: garaje
garden: jardín
gardener: hortelano jardinero
gardeners: hortelanos
gardening: jardinería
gardens: huertos jardines
gate: portón
gatecrash: colarse
gather: juntar juntemos juntamos reunir
gathered: juntado juntadas reunido
gathers: junte juntan
gave: dio dieron di diste diera
gave away: regalamos regaló regalado
gave me: dame dadme
general: general
generates: genera
generation: generación
generator: generador
gentlemen: señores
genuine: genuino legítimo
get: obtener conseguir
get paid: cobrás
get rid: deshacerse
gets: obtiene obtenga consigue
gets tired: canse cansa
gift: regalo regala detalle obsequio
gifts: regalos
girl: chica
girls: chicas
give: dar doy darle darte darse dáselo dalo darlo darla
give away: regalan regalas regale
give her: dársela
given: dado dada
gives: da dan das dé den dando
gives bonus: bonifica
gives right: faculta
glasses: gafas
glitter: purpurina
global: global
glossary: glosario
gloves: guantes
glued: pega pegue
go: ir voy vas irse vete hágale
go out: salir salimos
goal: meta objetivo portería
goalkeeper: arquero guardameta
goals: metas objetivos goles gol
goat: cabra
goats: cabras
god: dios
godfather: padrino
godmother: madrina
goes: va vaya
goes astray: extravía extraviado
goes out: sale salga
going: yendo
going out: saliendo
gold: oro
golden: dorado dorada
good: buen
government: gobierno
governmental: gubernamental gobiernos
governs: rige
grade: calificación
graded: calificado
grades: calificaciones
graduate: graduado graduada egresado egresada graduarse
graduated: graduados graduadas graduó egresados
graduates: diplomado titulados
graduation: graduación
graduation picture: orla
grains: granito grano
grams: gramos
granada: granada
grandchildren: nietos
grandfather: abuelo
grandmother: abuela
grandparents: abuelos abuelas abuelitos
grandson: nieto nieta
grant: subvención beca conceder otorgar concesión
grant holder: becario
grant holders: becarios
granted: concedida concedidos otorgados otorgadas concedió otorgó
grants: becas subvenciones otorgue conceden concedemos otorgamos
grape harvest: vendimia
graphic: gráfica
gratitude: agradecimiento
gray: gris
greased poles: cucañas
great: estupendo
great hall: paraninfo
green: verde
greeting: saludo
greets: saluda
grinding: molienda
grip: agarre
grocery: colmado
group: grupo agrupación
groups: grupos
grow: crecer crecemos
grows: crece crezca
growth: crecimiento
guarantee: garantía garantizar garantizamos
guaranteed: garantizado garantizada
guaranteeing: garantizando aseguran
guarantees: garantiza garantice
guard: guardia
guardian: guardián guardiana tutores
guardians: apoderado
guesses right: acierte
guest: invitado
guests: invitados invitadas
guide: guía
guided: guiada
guides: orientáis
guild: gremio
guillotine: guillotina
guitar: guitarra
gunpowder: pólvora
gym: gimnasio gym
had: tuvimos tuvo tenía tuve tuvieron tenido habían hubiera hubiese
had to: debía debió debieron
hair salon: peluquería
hairdresser: peluquero
half: mitad medio media
ham: jamón
hammer: martillo
hand: mano baza
hand over: dárselo
handball: balonmano
handler: manipulador
handles: maneja manejo
handout: dádiva
hands: manos
hang: colgar colgada colgado
hanger: percha
hangs: cuelga cuelgue
happened: pasaron sucedió
happens: pasa ocurre
hard: duro
hardly: apenas
hardware store: ferretería
harvest: cosecha
harvested: cosechado
harvests: cosechas cosechamos
has: tiene ha tenga
hash: sha
hashes: hashes
hat: sombrero
have: tienen tengan tener tienes tengo tenés tenéis tenemos tengamos hemos han has he habéis haber hayan hayas hayamos teniendo
he: él
head: cabeza
headed: encabezado
headquarters: sede
health: salud sanitario
health card: sip
hears: oye
hedgehog: erizo
height: estatura
held: celebrada
hello: hola
helmet: casco
help: ayuda ayude
help me: ayúdame ayúdanos
helped: ayudado ayudó ayudaron
helper: ayudante
helpers: ayudantes
helping: ayudando
helps: ayudan ayuden
henhouse: gallinero
here: aquí acá
hermitage: ermita
hero: héroe
hidden: oculto oculta escondido
hide: ocultar esconder
high: alto
high school: bachillerato ies
higher: superior
hike: caminata senderismo
hiker: senderista
hiking: marchas excursionismo
hill: monte
him: le
hired: contratado contratada
his: su sus
historic: histórica histórico
history: historia
holder: titular portador tenedor poseedor
holders: titulares portadores tenedores poseedores
holiday: festivos
holidaymakers: veraneantes
holidays: vacaciones
home: hogar
homemade: casero
honest: honesto honrado honradez
honorary: honorífico honorífica honorario
honour: honor
honours: honores
hope: esperamos espero esperanza
hopefully: ojalá
horse: caballo
horses: caballos
horseshoe: herradura
hospital: hospital
hospitality: hostelería
hospitals: hospitales
hot: caliente
hour: hora
hours: horas
house: casa
housing: vivienda
how: cómo
how many: cuántos cuántas
how much: cuánto cuánta
however: embargo
hug: abrazo
human: humanos
hundred: cien
hundreds: cientos centenares
hundredth: centésima
hunter: cazador
hunting: caza
hurrah: aúpa
hurry: prisa apura
hybrid: híbrida
hygiene: higiene
hymn: himno
i: yo
i must: debo
ice cream: heladería
ico: ico
icons: iconos
id card: dni nif cédula
idea: idea
identification: identificación
identify: identifica identifique
identity: identidad
if: si
illegal: ilegal
illness: enfermedad
image: imagen imágenes
imitate: imita
imitates: imitan imite
imitation: imitación réplica
imitations: imitaciones réplicas
immediately: inmediatamente inmediato
impersonate: suplantar suplantación
impersonates: suplanta
imposes: impone
in: en dentro
in advance: adelantado anticipada antelación antemano anticipado
in front: delante
in person: presencial
in time: puntualmente
incentive: incentivo
incentives: incentivos
incidence: incidencia
included: incluido incluida
includes: incluye
income: ingreso
incorporation: incorporación
increase: aumentar aumento incremento incrementar
increased: aumentado aumentó incrementado
increases: aumentos incrementa incrementos
indicates: indica
indicators: indicadores
individually: individual
industrial park: polígono
infants: párvulos
inform: informar informamos
information: información
informative: informativa
informed: informado
informs: informa
inhabitants: habitantes
inherit: heredar
inheritable: heredable
inheritance: herencia testamento
inherits: hereda
initial: inicial
initially: inicialmente
initials: iniciales
ink: tinta
inspection: inspección
inspectorate: inspector
install: instalar
installation: instalación
installs: instala instalen
institute: instituto
instructions: instrucciones
instruments: instrumento
insurance: mutua aseguradora
intend: pretende
interest: interés intereses réditos
interested: interesado interesada
interface: interfaz
intergenerational: intergeneracional
internal: interno interna
international: internacional
internet address: url
interventions: intervenciones
interview: entrevista
interviews: entrevistas
invented: inventado
inventory: inventario
invest: invertir invertimos invierto
invested: invertido invertida invirtió
investment: inversión inversiones
investor: inversor inversionista
investors: inversores inversionistas
invests: invierte invierta
invests in: invirtiendo
invitation: invitación
invite: invitar invitas invite
invited: invitó invitada invitaron
invites: invita
invoice: factura
invoices: facturas
iron: hierro
ironed: planchada
irrigation ditch: acequia
is: es está sea sean seas esté seamos estemos
islands: islas
issuance: emisión
issue: emitir expedición
issued: emitido emitida
issuer: emisor
issues: emite emita expide incidencias
issuing: emitiendo expidiendo
it: lo ello
itinerary: itinerario
itself: se sí
janitor: portero portera conserje
january: enero
jerseys: maillot
jobs: trabajos empleo
join: unirse apuntarte únete sumarse ingrese
joined: unió unieron sumó sumaron
joining: uniéndose
joins: ingresa
jointly: junto conjuntamente
joke: broma
judge: juez
judo: judo
july: julio
june: junio
jury: jurado
keep: guardar guardamos guardo guárdala guárdalo conserva quédate guárdenla guárdenlo guardadla
keeping: guardando
keeps: guarda guarde conserve conservan
kept: guardado guardada guardaron guardó
kept safe: resguarda
kermesse: kermesse
key: clave llave
keyring: llavero
keys: claves llaves llavín
kilo: kilo
kilos: kilos
kilowatts: kilovatios
kind: amable
kindergarten: preescolar
kings: reyes
kiosk: quiosco
kitchen: cocina
knew: supo sabía
knit: tejer tejido tejida
knots: nudos
know: saber sabemos sé sabéis conozco
knows: sabe sepa conoce
lab: laboratorio
label: etiqueta
labour: laboral
lacks: falta falte
ladder: escalera
ladies: señoras
lady: señora doña dama
laminated: plastificado
land: tierra
landlord: arrendador
language: lengua idioma
languages: idiomas
last: último última
lasted: aguantó aguantaron
lasts: aguanta dura dure
late: tardío
later: posterior
laugh: reír
laughing: riéndose
laughs: risa
launch: lanzamos lanzamiento lanzar
launched: lanzado lanzada lanzó
launches: lanza
launching: lanzando lanzamientos
laundry: colada
law: ley leyes
law firm: buffet bufete
lawyer: abogado
leader: líder
leadership: jefatura
leading: lidera
league: liga
learn: aprender
learned: aprendido aprendió aprendieron aprendiste aprendimos
learns: aprende
leave: dejar dejamos dejo dejéis partir
leaves: deja deje dejás
lecture: conferencia ponencia
lectures: conferencias ponencias
ledger: ledger
left: dejado dejó dejaron dejando
leg: pierna pata
legal: legal jurídico
legalised: legalizado apostilla compulsada
legally: legalmente
legend: leyenda
legendary: legendario
lemonade: limonada
lend: prestar préstala préstame
lender: prestamista
lenders: prestamistas
lending: prestando
lends: presta preste prestás
lent: prestado prestada cuaresma prestó prestaron prestaba
less: menos
lesson: lección
lessons: lecciones
let go: soltamos
let's go: vamos
letter: carta letra
letterbox: buzón
letters: letras
level: nivel
levels: niveles
lever: palanca
liar: lío
librarian: bibliotecaria bibliotecario
libraries: bibliotecas
library: biblioteca
licence: licencia permiso
licences: licencias permisos
licensed: licenciado licenciada
lie: mentira
lies: mentiras mentiritas
life: vida
lifelong: vitalicio vitalicia
lifetime: vitalicios
light: luz luces
light bulb: bombilla
light up: encender
lighthouse: faro
lightning: relámpago
like: como
likewise: asimismo
limit: tope límite
limited: limitado limitada
limited series: numerable
line: línea
link: enlace enlaza vincular
linked: ligada vincula
links: enlaces
linocut: linograbado
list: lista relación
listed: cotizado cotizada
listen: escuchar escuchan
listeners: oyentes
lists: listas listados
literary: literario
litres: litro
little: poco poca poquito
little pig: marranito
live: directo
lives: vive vivimos
load: carga
loaded: cargado
loads: cargas
loan: préstamo prestárselo prestarlo prestarle
loaned: prestados prestadas
lobby: vestíbulo
local: local vecindad comarca
lock: bloquear bloqueo cerradura
locked: bloqueado bloqueada
locker: casillero
lockers: casilleros
locks: bloquea
log: registro
log in: loguearse iniciar
logbook: bitácora
login: login
logistics: logística
logo: logo logotipo
long: larga largo
look: mira vistazo
look at: míralo
look for: buscamos buscando buscar
looks for: busca
loom: telar
loose: suelta
lose: perder
loses: pierde pierda pierdo
loses value: deprecia
losing: perdiendo
loss: pérdida
losses: pérdidas
lost: perdió perdido perdida perdieron
lots: lotes
lottery: lotería quiniela
loudspeaker: megafonía
lovers: amantes
loyal: leal
loyalty: fidelidad fidelización lealtad
luck: suerte
lucrative: rentabilizar lucrarse lucrativa
machine: máquina
magazine: revista
magazines: revistas
magnet: imán
magnifier: lupa
mail: correo email
mails: correos
main: principal
mainnet: mainnet
maintain: mantener
maintainer: mantenedor
maintainers: mantenedores
maintains: mantiene
maintenance: mantenimiento
man: hombre
manage: gestionar gestiono gestionamos
management: directiva gestión administración
manager: gestor gerente encargada
manages: gestiona
manual: manual
many: muchos muchas
map: mapa
marathon: maratón
march: marzo marcha
margin: margen
market: mercado
market hall: lonja
marketing: comercialización mercadotecnia
markets: mercados mercadillo
marks: marcas señala
masked: enmascarado
mass: misa
master: máster
match: partido
matches: partidos
materials: material
maths: mates matemáticas
matter: asunto
matters: asuntos
maturing: madurando
maximum: máximo máxima
maximum supply: emisiones
may: pueda podamos mayo
may want: quisieran quisieras
maybe: quizá acaso
mayor: alcalde
me: me mí
meal: almuerzo cena
means: significa
meat: carne
medal: medalla medallita
medals: medallas
mediate: medie
mediator: mediador mediación
medical: médica médicos
medical record: historial
medicine: medicina medicamento
meeting: reunión reunirse cita encuentro
meetings: reuniones
member: socio socia afiliado afiliada miembro
members: socios socias miembros afiliados asociados asociadas afiliadas
membership: membresía afiliación
membership fee: cuota
memory: memoria
mend: remendar zurcir
mention: mención
menu: menú
menus: menús
merchants: comerciante mercader
merge: fusión fusionar fusionado
merit: mérito
message: mensaje
messages: mensajes
metadata: metadatos
meteorology: meteorología
meters: medidores
metres: metro km
metro: suburbano
microcredential: microcredencial
microcredentials: microcredenciales
microphone: micrófono
microwave: microondas
mid: mediados
migrants: migrantes
milk: leche
milked: ordeñamos
milky: lácteo
mill: molino
million: millón
millions: millones
millstone: muela
mine: mío mía míos mías
mined: minado
miner: minero
miners: mineros
minimum: mínimo mínima
mining: minería minar
minister: ministro consejero consejera
ministerial: ministerial
ministry: ministerio
minors: menores
mint: acuña
minted: acuñado acuñada
minute: minuto
minutes: minutos
missing: faltar faltaba faltó
mixture: mezcla
mnemonic: mnemónica mnemotécnica
mobile: móvil
modality: modalidad
mode: modo
model: maqueta
modelling clay: plasticina
modern: moderno
modernization: modernización
module: módulo
modules: módulos
moment: momento
monastery: monasterio
monday: lunes
money: dinero plata pasta guita lana billullo
month: mes
monthly: mensual
months: meses
moon: luna
more: más
mornings: mañanas
mortgage: hipoteca
mosque: mezquita
most: mayoría
mother: madre mamá
mother-in-law: suegra
mothers: madres
motto: lema
mountain: sierra montaña
mouse: ratón
mouth: boca
move: mover movida
moves: mueve
mr: don señor
much: mucho mucha
multiplies: multiplica multiplique
multiply: multiplicar multiplicas
municipal: municipal
municipality: municipio
mural: mural
museum: museo
museums: museos
mushroom: níscalo
music: música
music stand: atril
musicians: músicos
must: debe deba deberá
must not: prohíbe
my: mi mis
nails: uñas
name: nombre
named: nominativo nominativa
nameless: anónimos anónimamente
names: nombres nombra
nap: siesta
national: nacional
national id: nie curp rut cuit
nativity scene: belén
near: cerca
necklace: collar
neckline: escote
need: necesita necesito necesitáis necesite necesidad necesario
needs to: precisa
needy: necesitados necesitadas
negotiable: negociable
neighborhood: barrio vecinal
neighborhoods: barrios
neighbour: vecino vecina
neighbourhood: vecinales
neighbours: vecinos vecinas
neither: ni tampoco
nephew: sobrino
nerves: nervios
network: red
networked: conectado conectada
networks: redes
never: nunca jamás
new: nuevo nueva
news: noticia
newsletter: boletín circular
newspaper: periódico
next: siguiente próxima próximo
nice: simpático
nickname: apodo mote seudónimo alias
nicknames: apodos motes
niece: sobrina
night: noche
night time: nocturno nocturna medianoche
nine: nueve
nineteen: diecinueve
ninety: noventa
ninth: noveno novena
no expiry: imperecedero
nobody: nadie
node: nodo node
nodes: nodos
noise: ruido
nominal: nominal
non-transferable: personalísimo
none: ningún ninguna ninguno
nontransferable: intransmisible
noodle: tallarín
normal: normal
north: norte
not: no
not recognised: desconocido desconocida
not transferable: intransferible
notarised: notarial
notary: notario
note: nota
notes: notas apuntes
nothing: nada
notice board: tablón
novel: novela
novels: novelas
novelty: novedad
november: noviembre
now: ahora ahorita
number: número nº núm nro
numbered: numerada numerado
numbering: numeración
numbers: números
nurse: enfermera enfermero
nut: tuerca
nutrition: nutrición
oak: encina
object: objeto
objects: objeta
obtain: obtenerla obtenerlo
obtained: obtenido obtuvo conseguido consiguió
obtains: obtienes
occurred: ocurrido
october: octubre
of: de
of the: del
offer: oferta ofrecemos ofrecer
offered: ofrecido ofrecida
offers: ofrece ofrezca ofertas
office: oficina dependencia
offices: oficinas
official: oficial
officially: oficialidad
officials: funcionario funcionaria
oil: aceite
oil mill: almazara
old: viejo vieja antiguo antigua
older: mayor
olive tree: olivo
omelette: tortilla
on record: conste consta
one: uno
onion: cebolla
online: online
only: solo sólo solamente únicamente exclusivamente nomás
open: abierto abierta
opened: abrió abrieron
opening: apertura abrir abriendo
opens: abre abra
operate: operar operamos
operators: operador
opinion: opinión
opinions: opiniones
or: o u
oral: oral
orange: naranja
orchestra: orquesta
order: orden pedido encarga
orders: pedidos órdenes encargo
ordinary: ordinaria
organisation: organización ong
organise: organizar organizamos
organises: organiza
orientation: orientación
ornaments: ornamentos
orphans: huérfanos
other: otro otra
others: otros otras demás
otter: nutria
our: nuestra nuestro
outbreak: brote
outside: fuera
oven: horno
overcome: superarlos
overdue: vencidas vencidos morosos impago
owe: deber
owl: búho
owls: búhos
own: propio propia poseer
owned: poseído
owner: dueño dueña propietario propietaria
owners: dueños propietarios dueñas
owns: posee posea tenencia
pack: paquete
packs: paquetes
padel tennis: pádel
padlock: candado
page: página
pages: páginas
paid: pagado pagó pagada pagaron pagué abonará abona abone pagaba pagaste
paint: pintar
paintbrush: pincel
painted: pintaron pintado pintada
painter: pintor
painting: pintura cuadros
paints: pinta pinte
pair: pares
paper: papel
papers: papeles
parade: desfile
parades: desfiles cabalgata
parents: padres papás
parish: parroquia
parish priest: párroco cura
parishioner: parroquiano
park: parque
parking: estacionamiento aparcamiento parqueadero
parrot: loro cotorra
part: parte
participant: participante
participants: participantes
participate: participa participe
participated: participó participaron participado
participation: participación
partner: asociarse
partners: aliados parejas
party: fiesta
paso dobles: pasodobles
pass: pase pasar pass abono pasás
pass exam: supere supera aprobarlo
passed: pasó aprobado aprobada aprobó aprobaron
passes: abonos pases
passive: pasivo pasiva
passive income: pasivos
passphrase: passphrase
passport: pasaporte
password: contraseña
passwords: contraseñas
past: pasado pasada
pastries: bollos bollería
pastry: repostería
patch: parche
path: camino
patience: paciencia
patient: paciente
patients: pacientes
patrol: patrulla
patron: patrón mecenas
patronage: mecenazgo patrocinio
pawns: peones
pay: pagar abonar abonamos pagándole páguese
pay me: págame páguenos
payable: pagadero pagadera
paying: pagando
payment: pago
payments: pagos
payroll: nómina
pays: paga pague pagás
peel: pelar
pelota player: pelotari
penance: penitencia
pencil: lápiz
pendulum: péndulo
pension: pensión
pensioner: jubilado jubilada
pensioners: jubilados jubiladas
people: personas gente
pepper: pimiento
percent: porcentaje porciento
percentage: porcentual
permanent: permanente
permits: autorizaciones
person: persona
personal: personal
personal use: personalizado
personalised: personalizada personalizados
petanque: petanca bochas
pets: mascotas
pharmacy: farmacia
phase: fase
phases: fases
phone: teléfono celular cel
photo: foto fotografía fotograma
photos: fotos fotografías fotogramas
phrase: frase
phrases: frases
physical: físico física
piano: piano
pick up: recoger recogemos
picked up: recogieron recogido
picket: piquete
picks up: recoge recoja
picture: estampa cuadro
piece: pieza trozo pedacito trocito
pieces: piezas pedacitos trocitos
pies: empanadas
pigeons: palomas
piggy bank: hucha alcancía
pilgrim: peregrino
pilgrimage: romería
pilgrims: peregrinos
pillar: pilar
pilot: piloto
pin: broche
pin code: pin
pin codes: pines
pioneer: pionero pionera
pioneers: pioneros pioneras
pixelated: pixelados
place: plaza lugar sitio
placed: puso pusieron pusimos puse
places: plazas lugares
plagiarism: plagio
plan: plan
planned: previsto prevista
plant: planta
plant bed: bancal
planted: plantado plantó plantaron
planting: plantar plantamos plantación
plants: plantas plantan plante
plaque: placa
plaques: placas
plaster: escayola yeso
plastic: plástica plástico
plate: plato
platform: plataforma
play: jugar jugamos
play money: mentirijilla
played: jugó jugado jugaron jugábamos
player: jugador
players: jugadores
playground: parquecito
playing: jugando
plays: juega
please: ruega rogamos
pleases: gusta guste
pleasure: placer
pledge: prenda empeño
plenary: pleno
plot: solar parcela
plots: parcelas subparcelas
plumber: fontanero
pocket: bolsillo
poem: poema
poems: poemas versos
poetry: poesía
point: punto
points: puntos
police: policía
pool: piscina
poor: pobre
popcorn: palomitas
poplar walk: alameda
popular: popular
port: puerto
portal: portal
portfolio: portafolio
possibility: posibilidad posible
postcard: postal
postcards: postales
postcode: cp
poster: cartel póster
postman: cartero
pot: olla
potatoes: patatas papa
pottery: cerámica
practical: práctico
practice: práctica practicar practicamos
practices: prácticas
practises: practica
prawn: gamba
prayer: oración
prays: reza
pre agreement: preacuerdo
preferred: preferido favorito
prefers: prefiere
pregnant: embarazada
premiere: estreno
premiered: estrenamos
prepaid: prepago prepagada
preparation: elaboración
prepare: preparar
prepares: prepara
presale: preventa
prescription: recetario
presence: presencia
present: presentar
presentation: presentación
presents: presenta presente
preservation: preservación
president: presidente presidenta
press: prensa pulsa pulse presiona
pretends: finge fingir aparenta
pretty: bonito bello bellas linda bonita lindo
previous: anterior previamente
previously: anteriormente
price: precio
price gain: revalorización revalorizaciones apreciación
price list: tarifario
priced: tasado tasada
prices: precios
priest: sacerdote
primary: primarias primario
primary school: primaria ceip
prince: príncipe
print: imprime imprimir
print out: imprimible
print run: ejemplar
printed: impreso impresa
printing: imprenta impresión
prints: imprimen imprima imprimimos
privacy: privacidad
private: privada privado
private individual: particular
private key: privkey
prize: premio
prizes: premios
probably: probablemente
process: tramitar proceso
processes: tramita trata
processing: tratamientos
procession: procesión
product: producto
production: producción
products: productos
professional: profesional
professionalism: profesionalidad
profile: perfil
profit: ganancia beneficio lucro lucrativo
profitability: rentabilidad
profitable: rentable
profits: ganancias beneficios
programme: programa
programmer: programador
programmers: programadores
programs: programas
project: proyecto
projector: proyector
projects: proyectos
promise: promesa prometer
promised: prometido prometió prometida prometieron
promises: promete promesas prometo
promising: prometiendo
promoted: ascendemos ascenso
promotion: fomento promoción promociones
promotional: promocional
proof: justificante
property: propiedad
proposal: propuesta
proposals: propuestas
proposed: propuso propuesto
proposes: propone propongo
protection: protección amparo
protective: protectora
prove: acreditarse probarlo
proven: demostrado probada comprobada comprobable
proves: prueban demuestre compruebe
provider: prestador proveedor
province: provincia
provision: disposición
prune: podar
pruned: podaron
prunes: poda
pseudonym: pseudónimo
psychologist: psicólogo psicóloga
public: público pública
public body: organismo
public exam: oposiciones
public official: funcionariado
publish: publicar publicamos
published: publicado publicada publicó
publishes: publica publique
punch: perfora taladra
punctuality: puntualidad
pupil: alumno alumna
pupils: escolares alumnos alumnas
puppets: títere marioneta
purchase: compra adquisición adquisiciones
purchased: compraba
pure: pura puro
purpose: propósito
purse: bolso
put: poner pongamos pon ponme pónganlo pónganle
puts: pone ponga ponés
putting: poniendo
puzzle: puzle
puzzles: rompecabezas
pyramid: pirámide
pyramids: pirámides
qualification: cualificación competencia
qualified: cualificado titulado titulada
quality: calidad
quantity: cantidad
quarter: cuartos
quarterly: trimestral
quay: muelle
queen: reina
question: pregunta
questionnaire: cuestionario encuesta
questions: preguntas dudas
queue number: numerito
quiet: tranquilo
quorum: quórum
quotation: cotización cotizaciones
raccoon: mapache
race: carrera
races: carreras
radio: radio radioaficionados
raffle: rifa sorteo tómbola sortear sorteó
raffle ticket: papeleta talonario
raffle tickets: papeletas talonarios
raffles: sorteos sortea rifamos
rag: trapera
ragdolls: ninots
rain: lluvia aguacero
rains: llueve llovió
raise funds: recaudar
raised: recaudó alzada recauda recaudará recaudaremos
raises: levanta
ran: corrió corrieron corrido
ranking: clasificación
ranks: clasifica
rare: raro rara
rarer: rarísima rarísimo
rarity: rareza
rate: puntuar tasa
rates: puntúa tasas
rather: bastantes
raw: cruda
reach: alcance
reaches: alcanza
read: leer leemos leído leí leímos leyó leé léelo
reader: lector
readers: lectores lectoras
reading: lectura leyendo
reads: lee leen lea lean
ready: listo preparado
real: real
real estate: inmobiliaria inmobiliario inmueble
really: realmente
reason: razón motivo
receipt: recibo resguardo
receipts: recibos resguardos
receive: recibir recibiendo recibís
received: recibido recibió recibieron recibía recibiste recibidas
receives: recibe reciba
receiving: receptor
recent: reciente
recently: recién recientemente
reception: recepción
recipe: receta
recipes: recetas
recognise: reconocer convalidan
recognised: reconocido reconocida
recognises: reconoce
recognition: reconocimiento
recommend: recomendamos aconsejamos
recommendation: recomendación
recommended: recomendado recomendada
recommends: recomienda
record: acta
recorded: grabación
recover: recuperar
recovered: recuperamos recuperada recuperó recuperado
recovers: recupera
recovery: recuperación
recruit: recluta
recycle: reciclar reciclaje
recyclers: recicladores
red: roja rojo
reddish: colorada
redeem: canjearlo canjearla canjearse redimir
redeemed: canjeada canjeó redimido
redeems: canjean canjeen canjeas redime
redemption: canjes redención
reduce: reducir
reduced: reducido reducida
reduction: reducción rebaja
reductions: rebajas
refer: apadrinar referir recomendar
referee: árbitro
referees: árbitros
reference: referencia
referral: apadrinamiento referido referente
referred: apadrinado
refers: recomiende refiere recomiendas
refrigerator: frigorífica
refund: devolución devoluciones reembolso reintegro reembolsar reintegrar
refundable: reembolsable
refunded: reembolsado
refunds: reembolsa
refuse: rechaza
regional: comarcal regional
register: registrar inscribirse apuntarse
registered: registrado registrada inscrita inscrito registró colegiado
registers: registre registra
registration: inscripción matrícula
registrations: inscripciones matrículas
registry: registros
regulated: regulado regulada
regulation: regulación reglamentos
regulator: regulador
rehearsal: ensayo
rehearsals: ensayos
rehearse: ensaya
rehearsing: ensayar ensayan
reinforce: refuerzo
reject: rechazar
rejected: rechazó rechazado
releases: libera
relief: relieve
religion: religión
remain: quedará quedarse
remained: quedaban
remaining: restante
remains: queda quede quedó sobra sobró
remarks: observaciones
remedies: remedios
remember: recuerda acordarse recordad recordar acuérdate recordamos recuerde
removes: quita
renew: renovar renovamos renuevan renueve renuevas
renewal: renovaciones
renewed: renovado renovada
renews: renueva renovación
rent: alquiler renta arriendo alquilar alquilamos
rents: alquila rentas
repaid: devolvieron
repair: reparar reparación
repaired: reparado arreglado arregló
repairman: mecánico
repairs: repara arregla
repay: devolverlo devolverla devolverle
repeat: repetir
repeated: repetidos repetida
repeats: repite
replace: sustituirlos reemplazar
replaces: sustituye reemplaza
report: informe
reports: informes denuncia denuncie
repository: repositorio
represents: representa represento
requested: solicitado
requests: ruegos
requirement: requisito
requirements: requisitos
requires: requiere
resale: reventa
resale value: revendible
resell: revende revendas
reseller: revendedor
resellers: revendedores
resells: revendes revendiera revendía
reservations: reservas
reserve: reserva
residence: residencia
resistance: resistencia
resold: revendido revendida
resolution: resolución
resolved: resuelto
resolves: resuelve
resources: recursos
responsibility: responsabilidad
responsible: responsable
responsible for: encargados encargadas
rest: resto
restaurant: restaurante
restaurants: restaurantes
restore: restaurar restauración
result: resultado
results: resultados
resume: currículum
retailer: comercializadora
retain: retener retiene retenido
retirement: jubilación
retires: jubila jubiló
return: devolver devuelve devuelva devuelvo retorno vuelta
returned: devuelto devuelta devolvió
returns: rendimientos retornos
returns back: vuelve vuelva volver vuelvo volvemos
revenue: facturación recaudaciones
review: revisión reseña repaso
reviewed: revisada revisado
reviews: revisa revise
revoke: revoca anula
revoked: revocado revocada anulado anulada
reward: recompensa gratificación premiar
rewarded: recompensado premiado premiada
rewards: recompensas recompensan premia premie
rhythm: ritmo
rice: arroz
rich: rico rica millonario
right: derecho
rights: derechos
ripped: rasgado
rise: subir subida alza
risen: subió subido subieron
rises: sube suba aumenta aumente alzas encarecimiento
rising: subiendo alcista
risk: riesgo
risks: riesgos
risky: arriesgado
river: río
roasted: asado
robotics: robótica
role: rol
roles: roles
roll: rollo
roll up: líe
roof: tejado techo techar
roofer: techador
rooftop: azotea
room: sala salón
rooms: salas
rooster: gallo
rope: cuerda
rosary: rosario
rose: rosa
round: ronda redondo
route: ruta
routes: rutas
row: fila hilera
rubbish: basura
rule: norma regla
rules: normas reglas reglamento estatutos
run: tiradas
runner: corredor
runners: corredores
running: corriendo
runs: corre
runs out: agota agote
rural: rural
rust: oxidan
sack: saco
sacks: sacos
sacred: sagrado
sacristy: sacristía
safe: seguro segura
safeguards: custodie custodiado
safekeeping: salvaguarda custodiada
safest: segurísimo
said: dijo dicho dije dijimos dijiste decía
saint: santo santa san
salary: sueldo salario
sale: venta
sale price: pvp
saleable: vendible
sales: ventas
salt: sal
same: mismo misma
sample: muestra
sand: arena
satisfaction: satisfacción
satoshis: satoshi sats
saturday: sábado
saturdays: sábados
sauce: salsa
save: ahorrar
saved: ahorrado salvemos
savings: ahorro
saw: vio vi vieron
say: decir diciendo
say goodbye: despídete
says: dice diga digo
scam: estafa timo fraude piramidal
scams: estafas timos fraudes
scan: escanear
scans: escanea escanee
scarce: escaso escasa
scarcity: escasez
scarecrow: espantapájaros
scarf: pañuelo bufanda
schedule: horario horaria
school: escuela cole escolar insti
school canteen: cantina
schooling: escolaridad escolarización
schools: escuelas colegios
science: ciencia
sciences: ciencias
score: puntuación puntaje
scoreboard: marcador
scores: mete
screen: pantalla
screenshot: captura pantallazo
script: guion guión
scripts: guiones
sea: mar
seafood restaurant: marisquería
seal: lacre precinto
search: búsqueda
season: temporada
seasons: temporadas
seat: butaca asiento
seats: butacas asientos gradas
second: segunda segundo
second-hand: segundamano
secondary school: secundaria
secret: secreto secreta
secretary: secretaría secretaria secretario
secrets: secretas secretos
section: apartado sección
security: seguridad
see: ver verlo verla veo vemos ves veis verte
seed: semilla
seed bed: semillero
seeds: semillas
seeing: viendo
seems: parece parezca
seen: visto vistas
sees: ve ven vea vean veas
self evaluation: autoevaluación
self-employed: autónomo
sell: vender vendemos vendo vendérsela vendérselo vendedlo
seller: vendedor
sellers: vendedores
selling: vendiendo
sells: vende venda véndela véndelo
semester: semestre
semifinal: semifinal
seminar: seminario
seminars: seminarios
send: mandar enviar mándanos envíanos
sends: manda mande envía envíe
seniority: antigüedad
sent: mandó mandé enviado enviada envió enviaron mandaron
separately: aparte
september: septiembre setiembre
sequins: lentejuelas
series: serie
serious: serio seria
serve for: servir servía
server: servidor
serves: sirve sirva
service: servicio
services: servicios
serving: sirviendo
session: sesión
sessions: sesiones
sets aside: aparta
settle: saldar saldado
seven: siete
seventeen: diecisiete
seventh: séptimo séptima
seventy: setenta
several: diversos
sewed: cosieron cosió cosido
sewer: alcantarilla
sewing: costura coser
shame: vergüenza
share: acción compartir compartas compartimos cedemos
shared: compartida compartido
shareholder: partícipe
shareholding: accionariado
shareout: reparticiones
shares: acciones participaciones comparte comparta
she: ella
sheet: hoja lámina
sheet music: partituras
sheets: hojas láminas hojita folio
shelf: estantería
shell: concha
shelter: acogida albergue refugio
shelves: estantes
shield: escudo escudito
shields: escudos
shine: luzca
ship: nave
shop: tienda comercio
shopkeeper: tendero tendera dependienta dependiente
shoppers: compradoras
shops: comercios
shore: ribera
short: corto
should: debería
shoulder: hombro
shouts: gritos gritar
show: mostrar
show me: enséñame
showcase: vitrina escaparate
shows: muestran mostrará mostrarlo
sick: enfermos
side table: mesita
sidewalk: vereda
sign: firmar firmamos firmo seña
sign in: ingresar acceda accedes
sign up: alta apuntar
signature: firma rúbrica
signatures: firmas
signed: firmada firmado firmó firmaron firmé
signing: firmando
signs: firman firme
signs up: apunta apunte apunto
signup sheet: planillas
silence: silencio
silhouette: silueta
silly: tontas tonto
silver medal: plateado plateada
similar: parecido parecida
simple: sencillo sencilla simple
simply: simplemente
simulator: simula
since: desde
sincerely: atentamente cordial
sing: cantar
singer: cantante cantor
singers: cantores
singing: canto cantando
sings: canta
sinks: hunde
sister: hermana
sit down: sientan sentar
sites: sitios
situation: situación
six: seis
six hundred: seiscientos
sixteen: dieciséis
sixth: sexto sexta
sixty: sesenta
size: talla
sizes: tallas
skates: patines
skating: patinaje
ski: esquiar
ski pass: forfait
skill: habilidad destreza
skills: competencias habilidades destrezas
skis: esquí
sleep: dormir dormitorio
sleeps: duerme
slice: tajada
slip: papelito
small: pequeña pequeño
small businesses: pymes
smaller: menor
smart contract: inteligente
smell: huele
smocks: blusones
snack: merienda bocadillo tapa
snail: caracol
sneaks in: cuele cuelan
snow: nieve
so: así asi tan
so much: tanto tanta
soap: jabón
social: social
social gathering: tertulia
social security: nuss
society: sociedad
software: programación software
sold: vendido vendió vendida vendieron vendí vendiste vendimos vendiéramos vendiera
sold out: agotado agotada agotó
soldier: soldado
solidarity: solidario solidaria
solidary: solidarias solidarios
some: unos unas algún alguno alguna
someone: alguien
something: algo
sometimes: ocasionalmente
song: canción
songs: canciones
soon: prontito
sort: ordenarlas
sought after: codiciado codiciada cotizados
sound: sonoro
sounds: suena
soup: sopa
south: sur
souvenir: recuerdo
sow: sembrar sembramos
sowing: siembra
space: espacio
spanish: castellano español
speak: hablar hablamos hable
speaker: ponente
speaks: habla
special: especial
specially: especialmente
species: especie
specification: pliego especificación prescripciones
speculate: especular especulación especulativo especulativa
speculates: especula
speculator: especulador
spelt: escanda
spend: gastar
spends: gasta gaste
spills: derrama
spinning: girando
spinning top: trompo
sponge cakes: bizcocho
sponsor: postor patrocinador
sponsored: patrocinado
sponsoring: apadrina apadrine
sponsors: patrocinadores patrocina
sponsorships: apadrinamientos
sports: deportivo deporte deportiva
sports court: cancha
sportsman: deportista
sportsmen: deportistas
spotlights: focos
spring: primavera
square: cuadrado cuadrada plaça
stablecoin: estable
stadium: estadio
stage: escena
stake: staking
stall: puesto
stalls: puestos
stamp: sello sellito estampita sella selle
stamp collecting: filatélico filatélica
stamped: sellada sellado
stamping: matasellos
stamps: sellos sellitos sellas selló sellaron sellaremos sellará
stands: grada graderío
star: estrella
stars: estrellas
start: empezar comenzar
started: empezó empezaron empezamos
starts: empieza comienza empiecen
state: estado
state owned: estatal
state run: estatales
statement: extracto
states: estados
station: estación estaciones
stationery: papelería
steal: robar roban
steals: roba robe
step: paso
steps: pasos
stick: palo
sticker: pegatina adhesivo
still: todavía aún
stock: existencias stock
stock market: bursátil
stockholder: accionista
stockholders: accionistas
stolen: robado robada
stone: piedra
stop: parada parado pare parar paramos
store: almacenar guardadas almacenamos
stored: almacenado almacenada
stores: almacena
stories: cuentos historias
story: cuento
storyteller: cuentacuentos
straw: paja
street: calle
streets: calles
stretch: tramo
strike: huelga
strong: fuerte
stub: matriz
student: estudiante
students: estudiantes
studied: estudió
studies: estudios
study: estudio estudiar
subcommittee: subcomisión
subject: asignatura
subjects: asignaturas
subplot: subparcela
subscribe: suscribir
subscriber: suscriptor
subscribers: suscriptores
subscribes: suscribe
subscription: suscripción suscripciones
subscription fee: mensualidad
subsidy: subsidio
such: tal tales
sugar: azúcar
suit: traje
suits: trajes
sum: suma
summary: resumen resumo resumida
summer: verano
summits: cumbres cimas
summons: citación
sums: sumas sumar
sun: sol soles
sunday: domingo
sundays: domingos
supply: abasto suministro
support: soporte apoyo
supports: apoya
supposes: supone
surcharge: recargo
surname: apellido
surnames: apellidos
surplus: excedente
surprise: sorpresa
surrender: rendimos
suspends: suspende
suspicious: sospechoso sospecha
sustains: sostiene
swap: trueques permuta intercambiar intercambiamos cambiarlos cambiarlas
swapped: intercambiado intercambiadas
swaps: intercambia intercambie permutas
sweatshirt: sudadera
sweep: barrer
sweets: dulces caramelos
swept: barrido
swim: nadar
swimmer: nadador
swimming: natación acuático
symbolic: simbólico simbólica
synagogue: sinagoga
synchronised: sincronizado
system: sistema
systems: sistemas
t-shirt: camiseta
t-shirts: camisetas
tab: pestaña
table: mesa tabla
tables: mesas tablas
tablet: tableta
taco: taco
take: llévate tómalo llévalo
take out: saca saque
taken out: sacaron sacó
takes: coja coge toma tome
takes care: cuida cuide
talk: charla conversa
talks: charlas
tamale: tamal
tango: tango
tap: grifo
tariff: arancel tarifa
tariffs: tarifas
task: tarea
tasks: tareas
taster: catador catación
taught: enseñó enseñaron enseñado enseñaba
tax: fiscal impuesto hacienda
tax relief: desgravación
taxes: impuestos
taxi: taxi
taxi driver: taxista
taxis: taxis
tea: té
teach: enseñar enseñamos enseño dictan impartir impartimos
teacher: profe maestra maestro docente profesorado señito seño
teachers: profesores docentes maestras maestros
teaches: enseña imparte impartido impartida
team: equipo
teams: equipos
technical: técnico técnica
technology: tecnología tic tics
telephone: telefónico
television: tele
televisions: televisores
tell: avisa avise dime cuéntame contamos contarte contarlo
tell us: dinos decidnos díganos avísanos avisadnos cuéntanos
template: plantilla
temporary: temporal
ten: diez
tenant: inquilino arrendatario
tenants: inquilinos
tennis: tenis
tent: carpa
tenth: décima décimo
term: trimestre
test: prueba
test network: testnet regtest
testimony: testimonio
tests: pruebas
text: texto
texts: textos
thank: agradece agradezco
thank you: agradecida agradecido
thanks: gracias agradeciendo
that: que eso esa ese aquel
the: el la los las
theatre: teatro
theatre box: palco
theft: robo
theirs: suyo suya
them: les
then: entonces
therapist: terapeuta
therapy: terapia
there: ahí allí allá
there is: hay haya había hubo habrá habría
thermometer: termómetro
these: estos estas éstos éstas
they: ellos ellas
they go: van
thief: ladrón ladrones
thing: cosa
things: cosas
think: pensar pensamos
third: tercer
third parties: terceras
thirteen: trece
thirty: treinta
thirty one: treintaiuno
this: este esta esto éste ésta
those: esos esas aquellos aquellas
thought: pensado
thousand: mil miles millar
thousands: millares
thread: hilo
three: tres
three hundred: trescientos trescientas
throw away: tira
thrown: echa
thumb: pulgar
thursday: jueves
ticket: boleto tique ticket
ticket office: taquilla
tickets: entradas
tile: teja baldosa
tiles: tejas azulejos baldosas
till: cajero cajera
time: tiempo vez
times: veces
tips: propina
to: a
to the: al
toasted: tostado
today: hoy
today's: actual
together: juntos conjunto juntas
token: ficha
tokenize: tokenizar tokenizamos
tokenized: tokenizado tokenizada
tokens: fichas fichitas
told: contó contaron contaba avisó avisaron
tomatoes: tomate
tomorrow: mañana
ton: tonelada
tonight: anoche
too: demasiado demasiada
took: llevó llevaron llevado llevada llevaba
tool: herramienta
tools: aperos herramientas
toothbrush: cepillo
topic: tema
topics: temas temática
tortillas: tortillas
total: total
totally: totalmente
touched: tocó
touches: toca toque
tour: gira
tourists: turistas
tournament: torneo
tournaments: torneos
towards: hacia
tower: torre
town: pueblo villa localidad
town crier: pregón
town hall: ayuntamiento alcaldía municipalidad
towns: pueblos
toy: juguete
toy library: ludoteca
toys: juguetes
track: pista
trade: cotizar comerciar negociar negociación trading
traded: negociado comercializado
trades: oficio cotiza cotizará cotice negocia comercia
trading card: cromo
trading cards: cromos
traffic light: semáforo
train: forman entrenar entrenamos tren
trained: formado formó
trainer: entrenador formador monitor educador instructor
trainers: monitores
training: formación entrenamiento
training course: capacitación capacitaciones
trainings: formaciones formativos entrenamientos
trains: entrena capacita
tram: tranvía
transaction: transacción operación
transactions: transacciones operaciones
transcript: expedientes
transfer: transferencia traspaso transferir ceder traspasar cesión girar giro ingresarlo
transferable: transferible
transferred: transferido cedido traspasado cederla transferida cedida
transferring: transfiriendo traspasando
transfers: transfiere transferencias cede ceda traspasa transfiera traspase
transhumance: trashumancia
translation: traducción
translations: traducciones
transparent: transparente transparencia
transport: transporte
trap: trampa
traps: trampas
travel: viajar
treasurer: tesorera tesorero
treasury: tesorería
treatment: tratamiento
tree: árbol
trees: árboles
tried: probado
trip: viaje excursión
triple: triple
tripled: triplicar triplicado
trips: viajes excursiones
trophies: trofeos
trophy: trofeo
troupe: comparsa murga
truck: camión
truck driver: carretillero
true: cierto verdadero verdadera
trumpet: trompeta
trust: confianza confiar
trustee: fiduciario fideicomiso
trustees: patronato
truth: verdad
try: probar probamos prueben intentar intento intentamos
tube: tubo
tuesday: martes
tulips: tulipanes
tunic: túnica
turkeys: pavos
turn: turno
turn off: apaga
turned off: apagado
turns: turnos
turnstiles: torno
tutor: tutor
tutoring: tutoría
twelve: doce
twenty: veinte
twenty eight: veintiocho
twenty five: veinticinco
twenty four: veinticuatro
twenty one: veintiuno
twenty six: veintiséis
twenty three: veintitrés
twenty two: veintidós
twisted: torcido
two: dos
two hundred: doscientos doscientas
type: tipo
typography: tipografía
unanimity: unanimidad
unchangeable: inmutable
uncle: tío tíos
under: bajo debajo
under age: edades
understand: entender
understands: entiende
unemployed: desempleados paro
unfair: injusto
union: sindical sindicato
unique: único única
unit: unidad
united: unión unido
units: unidades
universities: universidades universitarios universitarias
university: universidad universitario universitaria uni
unlock: desbloquea
unofficial: oficioso extraoficial
unpaid: impagado impagada
unrepeatable: irrepetible
unsaleable: invendible
until: hasta
upload: subid subirla subirlo cargar
us: nos nosotros nosotras
use: usar uso usamos utilizar utilización
used: usado usada usaba usó utilizado usaron usando utilizada utilizando
user: usuario usuaria
users: usuarios usuarias
uses: usa use usan usas utiliza utilice
usual: habitualmente
usually: suele solemos
vaccinate: vacunar
vaccine: vacuna
valencian: valenciano
valid: valida válida válido vigente
validate: validar validamos
validated: validado validada
validates: valide validan
validation: validación
validity: validez vigencia
valley: valle
valuable: valiosa valioso
valuations: valoraciones
value: valor
valued: valorado valorada
values: valores valora
van: furgoneta camioneta furgón
variety: variedad
various: varios varias
vase: jarrón
vegetable garden: huerto huerta
vegetables: verdura hortalizas
verifiable: verificable
verification: verificación comprobación
verified: verificada verificado comprobado
verifies: verifica comprueba verifique
verify: verificar comprobar verificamos
verse: verso
version: versión
versions: versiones
vertical: vertical
very: muy
very much: muchísimo
vest: chaleco
vet: veterinario veterinaria
veteran: veterano
victory: victoria
video: vídeo
view: visualizar vista
vineyard: viñedo
violin: violín
virgin: virgen
virtual: virtual
visible: visible
visit: visita
visited: visitada visitado
visitor: visitante
visitors: visitantes
visits: visitas
vocational: fp
voice: voz
volleyball: voleibol
volume: volumen
volunteer: voluntario voluntaria
volunteer work: voluntariados
volunteering: voluntariado
volunteers: voluntarios voluntarias
vote: votar voto votamos votas votaciones
voted: votó votaron votado votada
votes: vota voten votos
voting: votación
voucher: bono
vouchers: vales bonos tiques tickets tiquetes
wait: espera
waiter: camarero
walk: paseo anda
walked: andado
walkers: caminantes andarines
walking: andando
wall: muro pared
wallet: monedero cartera billetera
wallets: monederos carteras billeteras
want: quiero quiere quiera querer quería
wanted: quiso quisieron quisimos
war: guerra
warehouse: almacén bodega
warned: avisando avisado avisar
warning: aviso
warnings: avisos
was: fue era eran fueron estaba estuvo estuvieron fui éramos fuimos
was issued: emitió emitieron expidió expedido expedida
wash: lava
waste: desperdicio desperdiciar
water: agua
water jug: botijo
watered: regaron
watering: riego regantes
watering can: regadera
watering duty: regar
waters: riega aguas
watt: vatio
wave: onda ola
way: manera vía
we answer: respondemos
we are: somos estamos
we ask: pedimos
we believe: creemos
we buy: compramos
we carry: llevamos
we charge: cobramos
we choose: elegimos
we constitute: constituyamos
we do: hacemos
we explain: explicamos
we finish: acabamos
we follow: seguimos
we give: damos demos
we help: ayudamos ayudáis
we invite: invitamos
we issue: emitimos
we learn: aprendemos
we lent: prestamos
we meet: quedamos
we must: debemos
we need: necesitamos
we open: abrimos abramos
we pass: pasamos
we pay: pagamos
we propose: proponemos
we put: ponemos
we receive: recibimos
we return: devolvemos
we safeguard: custodiamos
we say: decimos
we send: mandamos enviamos
we started: arrancamos
we think: opinamos
we want: queremos quisiéramos querríamos deseamos
we warn: avisamos avisaremos
we write: escribimos
wealth: riqueza patrimonio
weapon: arma
website: web
wedding: boda
wednesday: miércoles
week: semana
weekend: finde
weekly: semanal
weeks: semanas
weights: peso
welcome: bienvenido bienvenida
well: bien pozo
went: iba iban fuiste
went back: volvió volvieron vuelto
went out: salió salieron salido
were: fueran fuese estuviera
west: oeste
what: qué
wheel: rueda
wheelbarrow: carretilla
when: cuando cuándo
where: donde dónde
where to: adonde adónde
which: cual cuál
while: mientras
white: blanco blanca
white paper: paper
who: quien quién
whoever: quienquiera
whole: entero entera
whose: cuya cuyo
widow: viuda
will: voluntad
will appear: figurará
will ask: pediremos pedirá
will be: será estará seré estaremos seremos
will bring: traerá traeremos
will buy: comprará compraremos compraría
will carry: llevará
will celebrate: celebrará celebraremos
will change: cambiará cambiaremos
will charge: cobrará
will choose: elegiremos elegirá
will close: cerrará cerraremos
will come: vendrá
will contain: contendrá
will continue: seguirá
will cost: costará costaría
will count: contará contaremos
will cover: cubrir cubren
will decide: decidirá decidiremos
will deliver: entregará entregaremos entregaría
will do: hará haremos haré haría
will donate: donará donaremos
will earn: percibirá
will enter: entrará
will fall: bajará caerá
will finish: terminará acabará
will gain: ganará ganaremos ganaría
will give: dará daremos daría
will go: irá irán iremos iré irás
will grow: crecerá
will happen: pasará
will have: tendrá tendremos tendría
will help: ayudará ayudaremos
will issue: emitirá emitiremos expedirá
will keep: guardará guardaremos guardáramos
will launch: lanzará lanzaremos
will learn: aprenderá aprenderemos
will leave: dejará dejaremos
will lend: prestará prestaremos
will lose: perderá
will meet: quedaremos
will multiply: multiplicará
will obtain: obtendrá
will open: abrirá abriremos
will pass: pasarán pasaremos
will pay: pagará pagaremos pagaré pagaría
will play: jugará jugaremos
will present: presentaremos
will print: imprimirá imprimiremos
will publish: publicarán publicaré
will put: pondrá pondremos
will read: leerá leeremos
will receive: recibirá recibiremos recibiría
will repay: reembolsará devolveremos devolverán devolvería
will return: devolverá
will rise: subirá subiría aumentará
will run: correr
will say: dirá diremos diré
will see: verá veremos veréis
will sell: venderá venderemos
will send: enviará enviaremos mandaremos mandará
will sign: firmará firmaremos
will speak: hablará
will start: empezará empezaremos comenzará
will teach: enseñaremos enseñará
will touch: tocará
will transfer: transferirá cederá
will treat: tratarán
will use: usará usaremos
will vote: votará votaremos
will want: querrá
will worth: valdrá valdría
will write: escribirá
wind: viento
window: ventana
wine: vinos
winner: ganador agraciado
winners: galardonados
wins: gana gane
winter: invierno
wish: desea deseo deseen
wishes: deseos
with: con
with me: conmigo
with you: contigo
withdraw: retirar retiran retire
withdrawal: retiro
withdrawals: retiros retiradas
withdrawn: retirada retirado
withdraws: retira
without: sin
wolf: lobo
woman: mujer
women: mujeres
won: ganó ganaron ganado gané venció
word: palabra
words: palabras palabritas
work: trabajo trabajar trabajamos
worked: trabajado trabajó trabajadas trabajaba trabajaron
worker: trabajador
workers: trabajadores
works: trabaja obra funciona
workshop: taller
workshops: talleres
world: mundo mundial
worldwide: mundialmente
worm: lombriz
worth: vale valga valía valió valieron valiendo
worthless: inservible
would be: sería estaría
would gain: ganarían
would have: habrían habríamos habríais
would like: gustaría quisiera
would lose: perdería
would sell: vendería
write: escribir escribo escríbenos
write me: escríbeme escribid escríbannos
writer: escritor
writes: escribe escriba
writes down: anota anote
writes up: redacta
written: escrito
wrote: escribió escribieron escritos escrita
wrote down: anotaron anotado anotó
yarn ball: ovillo
year: año
yearly: anual
years: años
yerba drink: mate
yesterday: ayer
yield: rendimiento rédito
yields: rinde
yoga: yoga
you: te tú vos vosotros vosotras ti usted ud uds os
you earn: ganás
you had: tenías teníais
you know: sabías conocés
you take: lleváis
you want: querés queréis
young: joven
young people: jóvenes
your: tu tus vuestro vuestra
yours: tuyo tuya
youth: juvenil juventud
youth team: cantera
zero: cero
zone: zona`
