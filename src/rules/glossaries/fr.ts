/** What French words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: un une
abandonment: abandon
about: environ
above: dessus
abridged: abrégé
abroad: étranger étrangère
absence: absence
absent: absent
abstains: abstient
academic: académique
academy: académie rectorat
accept: acceptez accepter acceptons
accepted: accepté accepte
accepts: acceptera
access: accédez accès accède accéder
accessibility: accessibilité
accident: accident
accommodation: hébergement
accompanies: accompagne
according: selon
account: compte
accountant: comptable
accounting: compta
accounts: comptes
accredit: accréditer
accreditation: accréditation habilitation
accredited: accrédité
accredits: accrédite
accumulate: cumuler cumulez cumulent
acorn: gland
acquire: acquérir acquiert acquièrent acquérez acquisition
acquired: acquis obtenu
acquirers: repreneur
active: active
activities: activités
activity: activité
actor: acteur
actors: comédien acteurs
actress: comédienne actrice
add: ajouter ajoutez ajoutent
added: ajouté
additional: supplément
address: adresse
addressed: adressé
adds: ajoute
administration: administration administratif administrative
admission: admission
admitted: admis
adopt: adoptez adopter
adopted: adopté
adult: adulte majeur
adults: adultes
advance: avance
advanced: perfectionnement avancé
advantage: avantage
advise: conseillées conseille
adviser: conseiller conseillère
affair: affaire
affectionate: affectueux
affiliate: affilié affiliation
after: après
again: re derechef
against: contre
age: âges âge âgé âgée âgés
agent: agent
agree: consentir consens
agreed: convenu
agreement: accord convention
agricultural: agricole
ah: ah
air: air
airy: aéré
album: album
alert: alerter
all: tout tous
allergies: allergies
allergy: allergie
allocate: attribuer
allowed: permise autorisées
allowing: permettant
allows: permet
almost: presque quasiment
already: déjà
also: aussi également
although: quoique malgré
alto: alto
always: toujours
am: suis
amateur: amateur
ambassador: ambassadeur
ambulance: ambulance samu
among: parmi
amount: montant
amounts: montants
analysis: analyse
and: et
angel: ange
animal: animal animaux
animal shelter: spa
annex: annexe
anniversary: commémoration anniversaires
announce: annoncer
announced: annoncé
announcement: annonce
annoys: énerve
annually: annuellement
annuity: rente
anonymised: anonymisé
anonymous: anonyme anonymement
answer: réponds répondez répondons réponse répondre
answers: répond réponses
antennas: antenne
anyone: quiconque
apartment: appartement
apartments: appartements
app: appli application
appear: apparaissent paraît
apple: pomme
apples: pommiers
applicant: demandeur
applicants: candidatures
appreciate: apprécie valorise
appreciation: valorisation
apprentice: apprenti
apprentices: apprentis
approval: agrément approbation homologation
approved: habilité agréé homologué approuvé
approximate: approximatif
approximately: approximativement
apps: applis applications
april: avril
archives: archive
are: sont êtes sommes es soient
arena: aréna
arm: bras
armchairs: fauteuil
army: armée militaire
around: autour
arrival: arrivée
arrive: arriver arrivez
arrived: arrivé arrivées
arrives: arrive
arriving: arrivant arrivent
art: art arts
article: article
artisanal: artisanal
artist: plasticienne artiste
as: comme tant
as much: autant
ascending: montantes
ask: demandent demander demandez demandons
asked: demandé sollicité
asks: sollicite exigent exigeons interroge
assembly: assemblée
assessment: évaluation
asset: actif atout
assets: assets patrimoine
assign: cédez cédons
assigned: cédé
assigns: cède
assistant: assistant
associate: associé
associates: associés
association: asbl ong association asso amicale
associations: associations
associative: associatif associative
assures: assure assurons
at: chez
attached: attaché joint
attachment: annexes
attend: fréquenter assiste
attendance: présence assiduité
attendance sheet: émargement
attendances: assiduités
attended: fréquenté assisté
attendee: assistants
attendees: congressistes
attending: fréquentation
attests: atteste
attic: grenier
auction: enchère
auctioned: adjugé
auctioneer: priseur
auctions: enchères
audit: audit vérificateur
audited: audité
august: août
authenticate: authentifier authentifié
authenticates: authentifie
authenticity: authenticité
authorisation: autorisation autorisé
authorise: autorise
authorised: habilitée habilités autorisés
authorities: régies
authority: autorité
automatically: automatiquement automatique
autumn: automne
available: disponible
average: moyen
aviary: volière
avoid: évite
awards: décerne attribue
axis: axe
bachelor: bachelor bachelier
back: revers verso dos retourné
backed: adossé
backup: sauvegarde
bad: mal mauvais
badge: insigne écusson macaron pastille badge
badges: insignes macarons pastilles badges écussons
bag: besace
bags: sacoches sacs sac
bailiff: huissier
bake: pétrir enfourner cuire
baked: cuits cuites
baker: boulanger boulangère
bakers: boulangers boulangères
bakery: boulangerie fournée
balance: solde
balconies: balcons
ball: bal balle ballon
balloon: montgolfière
balls: balles ballons boules
band: fanfare bande
bank: banque bancaire
bank account: rib iban
bank card: cb
banker: banquier
bankrupt: faillite
banned: interdit
banner: bandeau banderole bannière
baptism: baptême
bar: bar
barbecue: barbecue méchoui
barn: granges
bartender: barman
barter: trocs
base: base
based: basé
basin: bassin
basket: panier corbeille
basketball: basket
baskets: paniers
bats: chauves
batteries: piles
be: être soit sois soyons soyez serons
beach: plage
bean: haricot
beans: haricots
beard: barbe
beautiful: beau belle joli
beaver: castor
because: parce car puisqu
become: deviennent devenir devenez devenu
becomes: devient deviendra
bee: abeille
beehives: ruches abeilles
been: été
beer: brassée
beers: bière
before: avant
beginner: néophyte débutant
beginners: débutantes
beginning: début commence commencé
behind: derrière
being: étant
believe: croire croyez croient croyons
bell: cloche sonnette sonnaille
bell towers: clocher
belong: appartenir appartenant appartenance
belongs: appartient appartiennent
belt: ceinture
benches: banc
beneficiaries: bénéficiaires
beneficiary: bénéficiaire
benefit: bénéficie profite
benefits: avantages bienfaits
bequeath: léguer lègue hérite
bequeathed: légué
bequest: legs
besides: outre
best: meilleur
bet: pariez
bets: paris
better: mieux
between: entre
beware: méfiance méfier
beyond: delà
bible: bible
bid: surenchère enchérit
bidder: enchérisseur adjudicataire
bidding: enchérir enchérissez enchérissent
big: grand gros
bike: vélo
bikes: vélos
bill: addition facturation
billion: milliard
binder: classeur
biometric: biométrique
bird: oiseau
birth: naissance
birthdate: naissances
birthday: anniversaire
bishop: évêque
bistro: bistrot
bites: mord
bitter: amer
black: noir
blades: lames
block: bloc
blocked: bloqué
blocks: blocs
blog: blog
blood: sang
blow: coup
blue: bleu
blurred: flou
board: planche ardoise
boarders: pensionnaires
boards: conseils planches
boat: bateau
boaters: plaisanciers
bobbin: bobine
body: instance organisme
bonds: obligations
bonnet: bonnet
bonus: prime bonus gratification
book: livre bouquin
bookmark: signet
books: livres bouquins livrets ouvrage
bookseller: libraire
bookshop: librairie
bookworm: lectorat
boots: bottes
boredom: ennuie
born: naître né née nés nées
borrow: emprunter empruntez empruntent
borrowed: emprunté
borrower: emprunteur
borrows: emprunte
bottle: gourde bouteille magnum
bottles: gourdes bouteilles
bottom: fond
bought: acheté
bound: lié
bowls: pétanque boule boulons
box: boîte carton
boxes: boîtes cartons bacs
boy: garçon
boys: garçons
bracelet: bracelet
bracelets: bracelets
branches: filière
brand: marque
brave: courageux
bravo: bravo
bread: pain
breads: baguette
break: pause récré
breakdown: panne
breaks: casse
breath: souffle
breton: breton
brewery: brasserie brasseur
brick: brique
bridge: pont
bridges: ponts
bring: apporter apportez rapporter amener
brings: rapporte apporte amène
brioche: brioche
bristol: bristol
broken: cassé
broker: courtier courtière
brokerage: courtage
bronze: bronze
broom: balai
brother: frère
brotherhood: confrérie
brought: rapporté apporté amené
brush: pinceau
brush clearing: débroussaillage
bubble: bulle
bubbles: bulles
budget: budget prévisionnel
budgeted: budgété
buffet: buffet
bug: bogue
bugs: bogues
build: construire bâtir construisons
builders: bâtisseur
building: immeuble bâtiment
builds: construit
built: construite construits bâti
bulbs: bulbes
bulk: vrac
bulky waste: encombrants
bull: taureau
bulletin: bulletin
bunch: grappe
buoy: bouée
burned: brûlés brûlée détruits
burner: brûleur
burns: brou
burnt: brûlé
bus: bus autocar
but: mais
butcher: boucher
butter: beurre
button: bouton
buttonhole: boutonnière
buy: acheter achetez achetons
buy back: racheter
buyback: rachat
buyer: acheteur acheteuse acquéreur acquéreuse
buyers: acheteuses acheteurs acquéreurs
buying: achetait achetaient achetant
buys: rachetons achète
by: par
bylaws: statutaire
cabbage: chou
cables: rallonges câble
cage: cage
cake: gâteau tarte
cakes: pâtisseries
calculated: calculé
calendar: calendrier
call: téléphoner téléphonez appel
calls: appelle
came: vint venait venaient
came back: revenait revenue
camp: camp
campaign: campagne
camper: camper
camps: camps
campus: campus
can: peut peuvent peux pouvez pouvons puisse pourront pourra pourrez pourrons
canal: bief
cancel: annuler annulez annulation résilier résiliation
cancelled: annulé
cancer: cancer
candidate: candidat
candidates: candidats
candles: bougies
canteen: cantine
canton: canton
cantonal: cantonal
canvas: toile
capital: capital capitaux
capricious: capricieux
capsule: capsule muselet
captain: capitaine
car: auto voiture automobile
car park: parking
caravan: roulotte
card: carte
card game: belote
cardiac: cardiaque
cards: cartes
care: soin soignant
care home: ehpad
caregiver: soignants aidante
carnival: carnaval
carpenter: menuisier charpentier
carpentry: menuiserie
carpet: tapis
carpooling: covoiturage
carried out: réalisé effectué
carries: porte
carrots: carotte
carry: porter
case: cas écrin
cash: espèces liquide
cash register: encaissement
cashable: monnayable
cashes: encaisse encaissé
cashier: caissier caissière
casino: casino
casting: moulage
cat: chat
catalogue: catalogue
category: catégorie
caterer: traiteur
catering: restauration
cause: cause
cds: cd
ceiling: plafond
ceilinged: plafonné
celebrate: fêter célébrer fêtons célébrons
celebration: célébration
cellar: cave chai
cent: centime
centre: centre
cents: centimes
century: siècle
ceramics: céramique
cereals: céréales
ceremony: cérémonie
certain: certainement
certificate: brevet attestation certificat attesté bts
certificates: brevets attestations certificats
certification: certification
certified: certifié
certify: certifie certifions
certifying: certificative certifiante
chain: chaîne
chains: chaînes
chair: chaise
chairs: chaises tabouret
chalet: chalet
chalk: craie
challenge: défi
champagne: champagne
championship: championnat
chance: hasard
chances: chances
change: change changement appoint
changes: changements modifications
channel: canal
chapel: chapelle
chaplaincy: aumônerie
chapter: chapitre
character: caractère
characters: caractères
charge: facturer débiter prélever charge
charged: facturé débité prélevé
charity: caritatif caritative charité
charming: charmante
charter: charte
chatty: bavards
cheap: abordable
check: vérifier vérifiez contrôle
checks: vérifie contrôles
cheese: fromage raclette
cheese dairy: fromagerie
cheesemaker: fromager
chef: chef
chemical: chimique
cheque: chèque
cheque book: chéquier
cheques: chèques
chess: échec
chestnuts: châtaignes
child: enfant gamin
children: enfants gosses
chips: frites
chocolate: chocolat
chocolates: chocolats
choice: choix
choir: chorale chœur
choking: étouffements
choose: choisir choisit choisissent choisissez
chore: corvée
chosen: choisi
christmas: noël
church: église
cinema: ciné
circle: cercle rond
circulate: circuler
circulates: circule
circus: cirque
citadel: citadelle
citizen: citoyen
citizens: citoyens citoyennes
citizenship: citoyenneté
city: ville cité
civic: civique
civil: civil
claim: créances réclamation
claims: réclame prétend
class: classe
classes: classes
clause: clause
clay: argile
clean: propreté
cleaned: nettoyé nettoyer
cleaning: nettoyage ménage
cleanup: nettoyages
clear: clair
click: clic clique
client: client
climate: climatique
climb: monter grimper
climbing: escalade
climbs: bond
clinic: clinique
cloakroom: vestiaire
clone: cloner
close: fermer fermez
closed: clos fermé
closes: ferme
closing: fermeture clôture
clothes: vêtement fripes
clover: trèfle
clown: clown
clowns: clowns
clubs: clubs
co-ownership: copropriété
coach: entraîneuse entraîneurs
coaching: accompagnement
cocoa: cacao
code: code
codes: codes
coffee: café
coffee maker: cafetière
coffees: cafétéria
cofounder: cofondateur cofondatrice
coin: piécette
coins: pièces
cold: froid
collapsed: effondré écroulé
collapses: effondre écroule
colleagues: collègue
collect: collectons collecter collectez collectent collectionner récolter récoltez
collected: collecté recueilli
collectible: collectible
collection: collection récolte ramassage
collective: collectif collective
collector: collectionneur collector
collects: recueille récupère ramasse récupérer
colour: couleur
colours: couleurs
column: colonne
comb: combe
come: venir viennent venez venons venu viens
comes: vient
comics: bd
commission: commission
commissioner: commissaire
commitment: engagement
committed: engagé
committee: comité
common: commun
communication: communication
communities: collectivités
community: communautaire communauté
companies: entreprises sociétés compagnies
companions: accompagnants accompagnateurs compagnons
company: sarl sas entreprise société compagnie
compare: compare
compensation: compensation indemnité
competence: compétence
complains: plaigne râler
complete: compléter complet complète terminer
completed: accompli complété achevée
completely: complètement
compliance: conformité
compliant: conforme
compost: compost
compulsory: obligatoire
computer: ordinateur
computers: ordinateurs
computing: informatique informaticien
concerns: agit concerne
concert: concert
concert hall: zénith
concerts: concerts
condition: condition état
conditions: conditions
conduct: conduite
conductor: cheffe
confetti: confetti
confidential: confidentiel
confirm: confirmer confirmez
confirmands: confirmands
confirmation: confirmation
confirmed: confirmé
confirms: confirme
congratulations: félicitations
connects: connecte
consent: consentement
consultable: consultable
consultation: consultation
consumed: consommé
contact: référent contact
contact details: coordonnées
contains: contient contiennent
contents: contenu
contest: concours
context: contexte
continue: continuer continuez continuent
continues: continue
contract: contrat
contracts: contrats
contractual: contractuel
contribute: contribuer contribuez
contributions: contribution
contributor: contributeur
convening: convocation
conversion: conversion
convert: convertit convertis
cook: cuisinier cuisinière cuisinent
cooked: cuit cuisiné
cooks: cuisiniers
cooperative: coopérative coopératif
cooperators: coopérateurs
coordination: coordination
coowner: copropriétaire
copied: copié
copies: exemplaires copies recopie
copy: exemplaire copie
copying: copiant copiage
cork: liège bouchon
corner: coin
corrective: correctif
corresponding: correspondant
cost: coût coûter
costs: coûte coûts
costume: costume déguisement déguisé
costumes: costumes
cotton: coton
could: pourrait pourraient pourrions pourriez pouvait pouvaient
council: conseil collectivité
count: compter comptez
counted: compté
counter: comptoir guichet
counterfeit: contrefaçon
country: pays
county: département
couple: couple
couples: couples
courage: courage
courgettes: courge
course: cours
courses: formations stages
court: cour tribunal tribunaux justice
cousin: cousin
cover: couverture couvercle
covered: couvert
covers: couvre couvrir
cow: vache
coward: lâche
crab: crabe
craftsman: artisan
craftsmen: artisans artisanat
crash: krach effondrement
crates: cagettes
create: créer créez
created: créé
creates: crée
creation: création
credit: crédit
credited: crédité
credits: crédits ects
crew member: équipier équipage
crisis: crise
criterion: critère
critical: critique
crochet: crochet
croissants: croissants
cross: croix croisés traversez traverser
crowdfunding: sociofinancement
crumb: miche
crust: croûte
crypto: crypto cryptomonnaie
cultural: culturel
cup: tasse
cupboard: armoire
curator: conservateur conservatrice
currencies: monnaies devise
currency: monnaie
curriculum: cursus
curtain: rideau
custodian: dépositaire
custody: conservation
customers: clients clientes clientèle
customs: douane
cut: coupe coupé
cycle: cycle
cycling: cyclable
cyclist: cycliste cyclisme
dad: papa père
daily: quotidien
daisy: marguerite pâquerette
dance: danse
dancer: danseur danseuse
dancers: danseurs danseuses
dancing: danser dansant danses
dangerous: dangereux dangereuse
dark: sombre
data: donnée
data protection: cnil
date: date daté
dates: dates
daughter: fillettes
day: jour
days: jours journées
deadline: délai échéance
dean: doyen
dear: cher chère
death: décès
debt: dette créance
deceased: défunt
deceive: duper trompe
deceived: trompé
december: décembre
decentralised: décentralisé
decides: décide décidé
decision: décisionnel décisionnaire
decisions: décision
decline: recul décroît déclin
decorative: décoratif
decree: décret arrêtés
decrees: décrets
decrypt: déchiffrer
deduct: déduire
deducted: déduit
deed: acte
deeds: actes
deer: chevreuils
defeat: défaite
defence: soutenance
defibrillator: défibrillateur
deliberation: délibération
deliver: livrer livrons
delivered: livré
delivery: livraison
demand: réclamer exige
demo: démo démonstration
dentist: dentiste
departure: départ
depends: dépend
deploy: déployer déployé déploiement
deployed: déployée
deposit: déposez caution consigne dépôt acompte arrhes déposer
deposited: déposées
deposits: déposent
depreciation: dépréciation dévalorisation
deputy: député
design: conception concevoir graphisme
designed: conçu
designer: graphiste
desk: pupitre
dessert: dessert
destroy: détruire
destroyed: détruit
detail: détail
devalued: dévalué déprécié
developed: développé
developer: développeur développeuse
developers: développeurs devs développeuses
development: développement développer
develops: développe
device: dispositif
diabetes: diabète
diabetic: diabétique
diagnosed: diagnostics
diagnosis: diagnostic
dictate: dicter dictez
dictionary: dictionnaire
did: faisait faisions fit faisaient
died: mort décédé
difference: différence
different: différent
difficult: difficile
digital: numérique
digitises: numérise numérisé
diocese: diocèse
diploma: bac baccalauréat diplôme
diplomas: diplômes
direct: direct
directly: directement
director: directeur directrice
directory: annuaire
disability: handicap
disabled: invalide invalidité handicapé
disappear: disparaît disparaissent
disappeared: disparu
disc: disque
discharge: quitus
disclose: communiquer communiquez communiqué
discount: rabais ristourne réduction
discounts: réductions ristournes
discovered: découpé découvert découvrent
discreet: discret discrète
discussion: discussion
dishes: vaisselle
display: afficher affichage
displayed: affiché
displays: affiche
disputed: disputé
dissects: décortique
distance: distance
distinction: distinction
distributed: distribué répartis répartie
distributes: distribue
distributing: distribuant
distribution: distribution attribution
district: quartier
disused: désaffecté
dividend: dividende
dividends: dividendes
divides: répartit répartir
divorced: divorcé
do: faites faire fais
doc: doc
doctor: médecin docteur
doctoral: doctorale doctorat
doctorates: doctorats
document: document
does: fasse
dog: chien
dogs: chiens
doing: agissant
dollar: dollar
dollars: dollars
donate: offrez offrons
donates: reversent
donating: offrants
donation: don
donations: dons
donkey: âne ânes
donor: donneur donatrice mécène
donors: donneurs donateur
doors: portes portillon
dormitory: internat dortoir
double: double
doubled: doublé
doubles: doublent
doubling: doubler doublement
dove: colombe
download: téléchargement téléchargé téléchargeable télécharger téléchargez
draughtsman: dessinateur dessinatrice
draw: dessiner tirage
drawing: dessin
drawn: dessiné tiré
draws: dessine
drink: boisson boire
drinks: boit apéro apéritif
drivers: conducteurs chauffeuses chauffeur
drop: goutte
dropped: diminué
drought: sécheresse
drum: tambour
due: dû exigible due
dues: cotise cotisé
dummies: mannequins
durable: durable
duration: durée duree
during: pendant durant
duty: permanence
each: chaque chacun
each other: mutuellement réciproque
ear: épi épis
early: précoce anticipé
earn: gagner gagnez gagnent gagnes gagnons
earned: gagnait gagnaient engrangé cumulé
earning: rapportant
earns: gagne
easter: pâques
easy: facile facilement
eats: mange
eco: éco
ecological: écologique
edge: bord
edition: édition
editions: tirages
educational: pédagogique éducatif éducative
effigy: effigie
effortless: effort
eggs: œufs
eight: huit
elders: aîné
elect: élire élit
elected: élu élus élue
election: élection
elections: élections
electric: électrique
electrician: électricien
electricity: électricité
electronic: électronique
elements: élément
elevator: élévateur
eleven: onze
elsewhere: ailleurs
email: courriel mail
embassy: ambassade consulat
emblem: emblème blason
emerge: sortira ressort
emergency: urgences
employee: salarié employé
employees: salariés salariées employés
employer: employeur
employer contribution: abondement
empty: vide
encloses: enferme
encrypt: chiffrer chiffrement
encrypted: chiffré
end: terminera finira finiront ends fin
energy: énergie
engraved: gravé
engraver: graveur
engraving: gravure
enhance: valoriser
enough: suffit assez suffisent
enrich: enrichir enrichissez enrichit
enrolled: inscrit
enrolment: inscription
enter: entrer saisir saisissez saisie entrez renseigner renseignez
entered: saisi entré
entertainment: animation
entirely: entièrement
entries: entrées
entrust: confie
entrusted: confié
entrusting: confiant
entrusts: confions
entry: entrée
envelope: enveloppe
environment: environnement
equipment: matériel équipement
equivalence: équivalence équivalent
erases: efface supprime
especially: surtout
essential: essentiel
estimate: estimation estimer
estimated: estimés estimées évalué
ethereum: ethereum
ethnic: ethnique origine
euro: euro
european: européen
european union: ue
euros: euros
evaluate: évalue
evening: soir
evenings: soirs soirées
event: événement évènement manifestation
events: événements évènements manifestations
everywhere: partout
evidence: justifie
exact: exact
exactly: exactement précisément
exam: examen épreuve
examiner: examinateur examinatrice
example: exemple
exams: épreuves
exceeds: dépasse
except: sauf hormis excepté
exchange: échange bourse troquent
exchangeable: échangeable
exchanged: échangé troqué
exchanges: échanges bourses
exchanging: échangeant
excluding: excluant
excluding tax: ht
exclusive: exclusivité
excuse: excusés
exempt: exempté dispense dispensé
exercise: exercice
exercises: exercices
exhibition: exposition expo exposé exposant
exhibitions: expos
exist: exister
existed: existait
exists: existe
exit: issue
expected: attendu
expensive: coûteux coûteuse onéreuse
experience: expérience
expert: expert
expires: expire périmé
expiry: expiration
explain: expliquer expliqué
explains: explique
explanation: explication
explode: exploser
explosion: explosion envolée flambée
extended: allongé
extra: extra
extract: extrait
eye: œil yeux
facade: façade
face: face visage
facilitator: animatrice animateur
factory: usine
faculty: faculté
failed: échoué recalé
fair: foire
fake: faux fausse bidon factice
fall: tomber baisser chuter diminuer
falls: tombe baisse chute diminue descend
falsification: falsification
falsified: falsifié trafiqué
falsify: falsifier contrefaire
families: familles
family: famille
famine: famine
famous: célèbre fameux
fan: supporter
far: loin
farm: fermes
farmer: fermier agriculteur
farmers: agriculteurs agricultrice fermiers paysan
fast: rapide
fate: sort
fear: peur craignent craindre
feasibility: faisabilité
feasible: faisable
feast: fête kermesse
feasts: fêtes kermesses
feathers: plume
features: fonctionnalités
february: février
federal: fédéral fédéraux
federate: fédérer
federation: fédération
fee: redevance redevable
fees: frais redevances honoraires
fell: tombé chuté baissé
festival: festival
festivals: festivals
fictional: fictif fictive
fictitious: imaginaire
field: terrain champ
fifteen: quinze quinzaine
fifty: cinquante
figure: chiffre figurent figurer
figures: chiffres
figurine: figurine
file: dossier fichier
filed: déposé
files: dossiers fichiers
fill: remplir remplissez remplissent
filled: garni rempli
film: film
final: définitivement final définitive définitif
final year: terminale
finally: enfin
finance: financer financent financez
financed: financé
financial: financier financière
financier: financiers
financing: financement
find: trouver
finds: trouve
fingerprint: empreinte hash condensat
fingerprints: empreintes
finish: finissent finir finit
finished: fini terminé achevé
finishes: termine
fir: sapin
fire: incendie feu feux
firefighters: pompier
fireplace: cheminée
firewood: affouage bûchette
first: premier première abord
first aid: secours secourisme
first aider: secouriste
fish: poisson
fishing: pêche
five: cinq
fix: corriger corrigez correctifs corrigé
fixed: corrigée fixe fixé
flake: flocon
flashes: clignote
flat: plat
flea market: brocante
flees: fuit
floor: étage plancher
florist: fleuriste
florists: fleuristes
flour: flour farine
flower: fleur
flowering: fleuri floraison
flowers: fleurs
flu: grippe
fluctuates: fluctue fluctuations
folder: poche
folds: plie pli
follow: suivre suivez
followed: suivi
followers: suiveurs
following: suite suivant
follows: suit suivent
fondue: fondue caquelon
food: nourriture alimentaire aliments
foot: pied
football: foot
footballer: footballeur
footbridges: passerelle
for: pour moyennant
forbidden: interdites
forbids: interdisent défend
forest: forêt
forged: contrefait
forger: faussaire contrefacteur
forgets: oublie
forgotten: oublié
fork: fourchette
form: formulaire forme
format: format
former: ancien
forms: formulaires
formula: formule
fortune: fortune
forty: quarante quarantaine
forum: forum
forward: filer
found: trouvé
foundation: fondation
founder: fondateur fondatrice
founders: fondateurs fondatrices
fountain: fontaine
four: quatre
fourteen: quatorze
fox: renard
fraction: fraction
fragments: éclats
frame: cadre
franchise: franchise
francs: francs cfa
fraud: fraude
fraudster: fraudeur
fraudulent: frauduleux frauduleuse
free: libre gratuit gratuitement gracieusement
freely: librement
french: français
fresco: fresque
friday: vendredi
friend: ami amie copain pote
friends: amis amies copains potes
friendship: amitié
front: devant
fun: rigoler amusant amusement
fund: cagnotte fonds finance
fundraiser: quête
fundraising: collecte
funds: cagnottes
fungible: fongible
funny: rigolo drôle
furniture: meuble
gain: gain
gains: gains
gallery: galerie
gambling: pari
game: jeu
games: jeux
garage: garage
garden: jardin
gardened: jardiné jardine
gardener: jardinière jardinier maraîchère maraîcher
gardeners: jardiniers jardinières
gardening: jardinage
gardens: jardins
garlic: ail
gas: gaz
gate: portail
gathered: réunis
gathers: réunit réunir
gave: donna
general: général
general meeting: ag
generate: générer générée
generates: génère
genuine: authentique véritable
geranium: géranium
german: allemand
gestures: geste
gets: obtient obtiennent
giant: géant
gift: cadeau
gifts: cadeaux
girl: fillette
girls: fille
give: remettre céder donner donnez donnent donnons remettons remettez remettent
given: donné décerné attribué
gives: donne confère
giving: donnant offrant
glad: fiers fières
glass: verre gobelets
glory: gloire
gloves: gants
glue: colle
go: vont aller allez allons
goal: but
goalkeeper: gardiens
goat: chèvre
goes: va
gold: or dorée
golden: doré dorées
gone: partis
good: bonne bon
goodbye: revoir adieu
goods: biens bonnes
gouge: gouge
governance: gouvernance
government: gouvernement
governmental: gouvernemental
grading: notés notées
graduated: diplômant
graduates: impétrants diplômé
graduating: diplômante
graduation: diplomation
graft: greffe
grandfather: papi papy
grandmother: mémé
granny: mamie
grant: subvention
grants: accorde octroie
grapes: raisin
gratitude: gratitude
great: chouette super génial
green: écolo vert
greet: saluer
greetings: salutations
grenache: grenache
grey: gris
grid: grille
grocer: épicier
group: groupe
groups: groupes
grows: pousse grossit
guarantee: garantie garantir garantissons
guaranteed: garanti
guaranteeing: garantissant garantissait
guarantees: garantit garanties garantissent cautionnement
guardian: tutelle
guards: gardes
guess: devine
guest: invité
guestlist: guestlist
guide: guide
guided: guidé
guitar: guitare
guys: gars
gym: gym gymnastique
gymnast: gymnaste
habit: habitude
hack: pirater piratage
hackathon: hackathon
hacked: piraté
hacker: pirate hackeur
had: avais aviez eus avait avaient eu eue
had to: devait devaient
hair: poils
hairdresser: coiffeur coiffeuse coiffure
half: moitié demi
hall: hall préau
hallmarks: poinçons
halls: halle
ham: jambon
hand: main
handball: hand
handed: remis remises transmis
handful: poignée poignet
handles: occupe manettes
handover: remise
hands: remet mains
hang: accrochent
hanging: accrochage
happen: passera
happened: arrivait
happy: content heureux heureuse ravi
hardly: guère
harmony: harmonie
harvest: vendanges vendanger vendangeur
harvested: récolté
harvesting: moisson
harvests: récoltes
has: dispose
hashed: haché
hat: chapeau
hates: déteste
hats: toques
have: aient ait as ont avoir avons avez ai ayez
having: ayant
hazelnut: noisette
head: tête
headland: cap
headteacher: proviseur
health: santé
heart: cœur
heating: chauffage
heavy: lourd
hedge: haie
hedgehog: hérisson
hedgehogs: hérissons
heifers: génisses
height: hauteur
heirs: héritier
held: tenu détenue
hello: coucou bonjour salut bonsoir
helmet: casque
help: aide aidons
helped: aidé dépanné dépannage
helpers: aidants
helping: aidant
helps: aident
henceforth: dorénavant
hens: poule
heraldist: héraldiste
herbal tea: tisane
here: ici voici voilà
hesitates: hésite
hey: hé
hidden: masqué caché
high: haut élevé
highest: supérieur maximales
highlighter: surligneur
hike: randonnée trail
hiker: randonneur marcheurs promeneurs
hikes: randonnées
him: lui
hire: embaucher recrutement
hires: engage embauche
his: sien son sa ses
hive: ruche
hockey: hockey
hold: tiendra tiendront tiens tenir
holder: titulaire porteur détenteur porteuse détentrice
holders: titulaires porteurs détenteurs
holding: détention détenir
holds: tient tiennent
holiday: férié
holidays: vacances
homeless: sdf
homes: maisons
homework: devoir
honest: honnête
honey: miel
honorary: honorifique honoraire
honour: honneur
hope: espoir espérer
hopes: espère espérons
horizontal: horizontale
hospital: hôpital
hospitalised: hospitalisé
hospitals: hôpitaux
host: héberge hôte
hosted: hébergé
hotel: hôtel
hour: heure
hourly: horaire
hours: heures horaires
house: maison
household: foyer
how: comment
how many: combien
however: cependant toutefois néanmoins pourtant
hr: rh
hub: moyeu
huge: énorme immense
hull: coque
human: humain
hundred: cent centaines
hundredth: centième
hung: raccroché
hurry: dépêchez hâtez
husband: mari époux
husbandry: élevage
hut: cabane
huts: refuges cabanes
i: j je moi
id: cni
idea: idée
identity: identité
if: si
illegal: illégal illicite
illness: maladie
illustrates: illustre
illustrator: illustrateur illustratrice
imagine: imagine imaginé
imitate: imiter
imitated: imité
imitates: imite
imitating: imitant
imitation: imitation
imitations: imitations pastiche
immediately: immédiatement aussitôt
impediment: empêchement
impersonate: usurpation usurpe
impersonator: usurpateur
imposes: impose
in: en dans
in return: contrepartie
inalienable: inaliénable
inauguration: inauguration
included: compris inclus
includes: comporte comprenait
inclusive: inclusif inclusive
income: revenus rentrées
increase: croître croissance hausse augmentation
increased: accru
increases: accroît accroissent augmentations
indicates: indique indiquant
indicators: indicateurs
individuals: particulier
inflation: inflation
info: info information
inhabitants: habitant
inherit: hériter hérité
inheritance: héritage succession
inherits: héritent
initial sale: ico
initials: initiales
injured: blessé
injury: blessure
ink: encre encrier
inn: auberge
inside: dedans intérieur
insist: insistons insiste
inspection: inspection
install: installe
installation: installation
installed: installé
instalment: échéances
instant: instant
institute: institut institué
institution: établissement institution
instructions: consignes
insurance: assurance
insured: assuré
interest: intérêt
interested: intéressé
internal: interne
international: international
internet: internet
interview: entretien
introduce: présenter présentez
introduction: initiation présentation
invaluable: inestimable
inventory: inventaire
invest: investir investit investis
invested: investi
investing: investissant
investment: placement investissement
investments: placements investissements
investor: investisseur investisseuse épargnant
investors: investisseurs épargnants
invitation: invitation
invite: invitons invite
invoice: facture
invoiced: facturés
iron: fonte
irrecoverable: irrécupérable
is: est
issue: emission émettre émission délivrer
issued: délivré émis
issuer: émetteur émettrice
issues: délivre émet
issuing: émettant
it: c il elle
italian: italien
itself: s se soi
jack: cochonnet
jacket: veste
jam: confiture
january: janvier
japanese: japonaise
jars: bocaux
job: emploi boulot job
join: adhérer rejoindre rejoignez rejoint adhérez adhère
joined: adhéré
joining: adhérant
joke: blague plaisanterie
joking: plaisante
judge: juge
judo: judo
juggler: jongleur
juggling: jonglage
juice: jus
july: juillet
june: juin
jury: jury
just: juste
keep: gardons conserver gardez garder conservons gardent conservez tenons gardant
keep quiet: taire
keeper: gardien
keeping: gardiennage gardaient gardait
keeps: garde conserve
kept: conservé gardé
kettle: bouilloire
key: clé clef
keyboard: clavier
keys: clés clefs
kilos: kilos
kind: genre type sorte
kind regards: cordialement
kindergarten: maternelle
kisses: bises embrasse
kitchen: cuisine
knew: savait connaissait
knife: couteau
know: sache savoir savez connaissez connaissent connaît
knowledge: connaissance
known: connu
knows: sait savent sais
label: label étiquette
laboratory: laboratoire
lacks: manque
ladies: dame femme
lamp: lampe
lamps: lampes
landscape: paysage
language: langue
last: dernier dernière
lasts: dure
late: tard
later: ultérieurement
laugh: rire rit
launch: lancement lancer lancez lançons
launched: lancé
launches: lance lancements
law: loi lois
lawyer: avocat juriste
lays: pose
league: ligue
leak: fuite
learn: apprendre apprenez
learned: appris
learners: apprenants apprenante
learning: apprentissage apprenant
learns: apprend apprennent
lease: bail
least: moindre
leave: partez quittez laisses laisser laissez partir quitter sortir congé
leaves: sortez repart quitte laisse partent sortent
leaving: partant
lecture: conférences
led: mené mènerait
ledger: ledger
left: gauche laissé parti
legal: légal légaux juridique
legendary: légendaire
leisure: loisir
lend: prêter prêtez prêtent prêtons
lender: prêteur créancier
lending: prêtant
lent: prêté prêtait
less: moins
lesson: leçon
letter: lettre
lettering: lettrage
letters: lettres courrier
level: niveau
levels: niveaux
librarian: bibliothécaire
librarians: bibliothécaires
libraries: bibliothèques médiathèques
library: bibliothèque médiathèque
licence: licence permis
licensed: licencié
lie: ment mensonge
life: vie
lift: ascenseur
light bulbs: ampoule
lighthouse: phare
lightning: éclair
lights: éclaire
limit: limite
limited: limité
line: ligne
linen: linge
lines: lignes
link: hyperlien lien
links: liens
linocut: linogravure
liquid: liquides
liquidity: liquidité
list: liste
listed: cotée cotés listé
listener: auditeur
listens: écoute écouté
listing: listing
lit: allumés
little: peu
live: habite vivre vivent
lived: vis vécu
lively: anime animé
lives: vit
living: vivant
loan: prêt emprunt
loaner: prêteuse
loans: emprunts prêts
local: local locaux
locate: repérer repère
location: emplacement
lock: verrouiller verrouillé bloquer serrure
lockers: casier
login: identifiant connexion
long: long
longtime: longtemps
look: allure
look for: cherchons chercher cherchez
looks: regarde
loop: boucle
looped: bouclé bouclent
lose: perdre perdez perdent perdons perdra égaré
loses: perd
losing: perdant
loss: perte
losses: pertes
lost: perdu
lottery: loteries
lounge: salon
love: aime amour adorent
low: bas basse
lower: inférieur
loyal: fidèle
loyalty: fidélité fidélisation
luck: chance
lucrative: juteux juteuse
lukewarm: tiède
lumberjack: bûcheron
lunch: déjeuner dîner
lunches: déjeuners
machine: machine
made: fait fabriqué
magician: magicien
main: principal principaux
mainnet: mainnet
maintained: maintenu
majority: majorité
make: font
makes: fabrique rend
making: faisant fabrication confection
man: homme
manage: gérer gère gérez gérons géré
management: direction gestion intendance
manager: manager responsable gérant
mandate: mandat
mandatory: obligatoirement impératif
manufacture: fabriquer
many: beaucoup nombreux nombreuses plein
maple: érable
maraca: maraca
marathon: marathon
marbled: marbré
march: mars
margin: marge
mark: marquer
marked: marqué
market: marché
market town: bourg
marketplace: marketplace
markets: marchés
marking: balisage
marmot: marmotte
marquee: chapiteau tente barnum
married: marié
mask: masque
mason: maçon
mass: messe
massage: massage
master: maître mastère
mat: natte
match: match
matches: matchs matches
matters: importe
maximum: maximal maximum
may: mai
maybe: éventuellement éventuel
mayor: maire adjoint
me: m me
meadow: pré
meadows: prés
meal: repas
mean: signifier
meaning: signification
means: signifie
measure: mesure
meat: viande
medal: médaille médaillon
medals: médailles médaillons
mediator: médiateur médiation
medical: médical médicaux
medicine: médicament
meet: rencontrer retrouver rencontrez
meeting: réunion rencontre
meetings: réunions rencontres
meetup: meetup
melted: fondu
member: membre adhérent sociétaire
members: membres adhérents adhérentes sociétaires
membership: adhésion
membership fee: cotisation
membership fees: cotisations
memberships: adhésions
memo: mémo
men: hommes
mend: raccommoder rafistoler
mental: mental
mention: mention
mentioning: mentionnant
mentor: mentor
menu: menu
menus: menus
merchandise: marchandise
merry-go-round: manège
message: message
messages: messages
met: rencontré
metadata: métadonnées
metal: métal
meter: compteur
metre: métrage mètre
microphone: micro
midnight: minuit
milk: lait
mill: moulin
million: million
millionaire: millionnaire
mine: mien
mined: miné minage
miner: mineur mineuse
miners: mineurs
minibus: minibus
minimal: minimal
minimum: minimum min
minister: ministres
ministerial: ministériel
ministry: ministère ministre
minority: minorité
minute: minute
minutes: procès verbal minutes pv
misleading: trompeur trompeuse
missed: raté rate
missions: mission
mistake: erreur faute bug bugs
mistress: maîtresse
mode: mode
model: maquette modèle
modern: moderne
module: module
monday: lundi
money: fric pognon thune argent
moneybox: tirelire
month: mois
monthly: mensuel mensuellement
monthly payment: mensualité
months: mensualités
mood: humeur
mooring: amarrage
moral: moral
more: plus davantage
morning: matin
mortgage: hypothèque
most: plupart
mother: mère
motivate: motiver
mountain: montagnes
mountains: monts montagne
mounted: monté
mouse: souris
mouth: gueule
moves: bouge déménage
mr: monsieur messieurs
mrs: mme madame
mud: boue
mug: mug mugs
multiplied: multiplié
multiply: multiplie
municipal: communal municipal municipaux
municipality: municipalité
museum: musée muséum
museums: musées
music: musique
musician: musicien
musicians: musiciennes
mussels: moules
must: doit doivent dois devez devons devra devront faut
mutual: mutuelle
my: mon ma mes
name: nom prénom noms
national: national nationaux
nationality: nationalité
natural: naturel
nature: nature
near: près proche
need: besoin
needed: fallait faudra faille
needle: aiguille
negotiate: marchander
negotiated: négocié
negotiates: négocie négociable
neighbour: voisin
neighbourhood: voisinage
neighbours: voisins voisines riverain
neither: ni
net: net
netting: filet
network: reseau réseau
never: jamais
new: nouveau nouvel neuf neuve
newcomer: arrivante
newcomers: arrivants
newsletter: infolettre
newspaper: journal gazette journaux
next: prochain
next day: lendemain
nickname: surnom sobriquet
night: nocturne nuit
nights: nuits nuitée
no: aucun nul nulle
nobody: personne
node: nœud noeud
nodes: nœuds noeuds
nominative: nominativement
non-exchangeable: inéchangeable
non-fungible: nft
non-profit: désintéressé
non-transferable: intransmissible incessibilité incessible intransférable
none: aucunement nullement
noon: midi
north: nord
nose: nez
not: n ne pas non
notaries: notaires
notary: notaire
note: note
notebook: carnet cahier
noted: noté notez
notes: notes
nothing: rien néant
notice: avis
notices: remarque constate
nourish: nourrir
novel: roman
novels: romans
novelty: nouveauté fantaisie humoristique
november: novembre
now: maintenant désormais
null: null
number: matricule dossard numéro nombre
numbered: numéroté
numbers: numérote numéros
nurse: infirmière infirmier
nursery: crèche maternité
nurses: infirmiers infirmières
nut: écrou
oaks: chêne
object: objet
objects: objets
obligation: obligation contrainte
obliged: obligé
observation: observation
observatory: observatoire
obviously: évidemment
october: octobre
oenology: œnologie
of: d de du des
of which: duquel desquels desquelles
off: éteint éteindre
offend: vexer
offer: offrir offreur
offered: offrait offert proposé
offering: souscrire souscrivez souscrit souscripteur
offers: offre propose
office: bureau
official: officiel
officially: officiellement
offload: fourguer
often: souvent fréquemment
oil: huile
ok: ok
old: vieux vieille
olive tree: olivier
on: sur
once: jadis
one: celui celle
onerous: onéreux
onion: oignon
only: seul seulement uniquement simplement
open: ouvert ouvrir ouvrez ouvrons
open source: opensource
opened: ouvrait
opening: ouverture
opens: ouvrant ouvre
opera: opéra
operation: exploitation fonctionnement
opportunity: occasion opportunité
optional: facultatif facultative
or: ou
orange: orange
orchard: verger
orchestra: orchestre
order: commande ordre
ordered: commandé
orders: commandes ordres
organ: orgue
organic: bio
organisation: organisation
organise: organise organisons organisé
organisers: organisateur organisatrice
ornithology: ornithologie
orphan: orphelin
other: autre
others: autrui
otherwise: sinon
our: notre nos nôtre
outfit: tenue
outing: sortie
outings: sorties
outreach: maraude
outside: hors
oven: four fournil
overpriced: surcoté
oversight: oubli
owed: dus
owl: hibou effraie
own: propre
owner: propriétaire possesseur proprio
owners: propriétaires possesseurs
ownership: propriété possession
owns: possède possédez posséder
package: forfait
padlock: cadenas
paediatrics: pédiatrie
page: page
pages: pages
paid: payant payé rémunéré versé
paid out: reversé
painter: peintre
painting: peinture
paintings: toiles
pair: binôme
pancakes: crêpe gaufres galette
panels: panneaux
panic: panique
paper: papier
paperless: dématérialisé
parcel: colis
parchment: parchemin
parent: parent
parental: parental
parents: parents
parish: paroisse paroissien
park: parc
parody: parodie parodique
partially: partiellement partiel
participant: participant
participants: participants participantes
participate: participe
participated: participèrent
participation: participation
participations: participations
participatory: participatif participative
parties: parties
partner: partenaire
parts: parte
party: partie
pass: passez réussir pass réussissent
pass on: refiler
passages: passage
passed: réussi
passes: passe
passive: passif passive
passport: passeport
password: passphrase
past: passé
pasta: pâtes
pastries: cannelés
pastry: pâtisserie viennoiserie pâtissier
pasture: alpage
patchwork: patchwork
patented: breveté
path: parcours sentier chemin
patience: patience
patient: patient
patients: patients patientes
patronage: mécénat
patterns: patrons
pavement: trottoir
pawns: pion
pay: versent paye paie payons
payable: payables
payer: payeur
payment: paiement versement
payments: paiements versements
pays: verse rémunère
peak: sommet pic
pear: poire
pearl: perle
pedals: pédales
penalty: peine
penguin: pingouin
penny: sou
pensioners: retraité
people: gens personnes
percent: pourcent
perfect: parfait
performance: spectacle
perfume: parfum
period: période
permanent: permanent
personal: personnels personnelle
personal data: rgpd
personalised: nominatif nominative
personally: personnellement
petal: pétale
petrol: essence
pharmacy: pharmacie
phase: phase
philosophy: philosophie
phishing: hameçonnage
phone: téléphone
phone number: portable
phones: téléphones
photo: photographe photo photographie
photograph: photographier photographiez photographiée
photographers: photographes
photos: photos
phrase: phrase
phrases: phrases
physiotherapist: kiné
piano: piano
piastres: piastres
picture: image
pictures: images
piece: pièce bout morceau
pilgrimage: pèlerinage
pilgrims: pèlerin
pilot: pilote
ping pong: ping pong
pins: pins
pioneer: pionnier
pioneers: pionnières
pipes: tuyaux
place: place lieu endroit
placed: placé
places: places lieux endroits
placing: placez
plan: plan prévoir prévoit prévoyez
planes: avions
planned: prévu
plant: plante
plants: plantation planté
plaque: plaque
plastic: plastique plastifié
plate: assiette
platform: plateforme
play: jouer jouez jouons
played: jouait joué
player: joueur joueuse
players: joueuses joueurs
playing: jouant
plays: joue
please: svp plaît
pleasure: plaisir
pledge: gage nantissement
plenary: plénière
plot: parcelle
plots: parcelles
plumber: plombier plomberie
pocket: empocher empochez
pockets: empoche poches
podcast: podcast
podium: podium
poem: poème
point: point
points: points
police: police policière gendarmerie
police officer: gendarme policiers
policeman: policier
polish: polir
political: politique
pool: piscine
poor: pauvre démunis
popular: populaire
port: port
possible: possible
post: poste
postal: postal
postcode: cp
posters: affiches posters
postman: facteur
pot: pot pots
potatoes: patate
potential: potentiel
pottery: poterie céramiste
pour: verser
power: puissance pouvoir
practice: cabinet pratique praticien
pray: priez
prayer: prière
prefect: préfet préfectoral
prefecture: préfecture
preferred: préféré favori
prefers: préfère préférerait
pregnant: enceinte
premium: premium
preorder: précommande
preparation: préparation
prepare: prépare préparons
prepared: préparé
presale: prévente
prescription: ordonnance
present: présent
presented: présenté
presents: présentent
president: président présidence
press: presse pressoir
pretend: feindre simulation simulé
prevented: empêché
prevention: prévention
preview: vernissage
previous: précédent
price: prix tarif
priced: tarifé
prices: tarifs
pricing: tarification tarifaire
priest: prêtre curé pasteur
priests: prêtres
primary school: primaire élémentaire
print: impression imprimer
printed: imprimé
prints: imprime
priority: priorité prioritaire
privacy: confidentialité
private: privé
prize: lot
prizes: lots
pro rata: prorata
probably: probablement
procedure: procédure démarche
processing: traitement
producer: producteur
product: produit
production: production
products: produits
professional: professionnel pro pros
profile: profil
profit: bénéfice profit
profit sharing: intéressement
profitability: rentabilité
profitable: rentable lucratif lucrative profitables
profits: bénéfices profits
programme: programme déroulé programmation programmé
progress: progresse progression progressé
prohibition: interdiction
project: projet
projects: projets
promise: promesse promettre promettons promets
promised: promis promettait promettaient
promises: promesses promet
promising: promettant prometteur prometteuse
promo: promo
promotion: promotion
prompter: souffleur
pronounced: prononcée prononce
proof: preuve justificatif
proofs: preuves
prop: accessoire
property: propriétés immobilier immobilière
proportion: proportion
proposal: proposition
propose: proposer proposons proposez
prorated: proportionnel proportionnellement
prospectus: prospectus
prosthesis: prothèse
protect: protéger protège
protocol: protocole
prototype: prototype
proud: fière fier
prove: démontrer
proves: prouve
provincial: provincial
proxy: procuration
pseudonym: pseudo
psychologist: psychologue psy
public: public publique
publicly: publiquement
publish: publiez publier publient
published: paru publié
pulls: tire
pulses: légumineuses
punch: poinçonner poinçonné
pupil: élève lycéen collégien écolier
pupils: écoliers écolières élèves lycéens collégiens
puppets: marionnettes
purchase: achat
purchases: achats
purely: purement
purse: portemonnaie
push: pousser
put: mise mis mettre mettez mettons posé mettrait mettrions
puts: met dépose mets mettent
pyramid: pyramide pyramidal
qualification: qualification
qualified: qualifié
quantity: quantite quantité
quarrel: querelle
quarter: quart
quarterly: trimestriel
quay: quai
question: question
questions: questions
queue: queue
quick: rapidement rapides
quickly: vite
quietly: tranquillement
quiz: quizz
quorum: quorum
quotation: cotation
quote: devis
race: course
races: courses
radio: radio
radishes: radis
raffle: tombola loterie loto
rafting: rafting
railwayman: cheminot
rain: pluie
raise: lever recueillir
raised: récoltés récoltée levé
raising: levée
ran: couru
rank: rang
ranking: classement palmarès
ranks: grade
rare: rare introuvable rarissime
rarely: rarement
rarer: rarissimes
rarest: exclusif exclusive
rarity: rareté
rate: taux
rated: coté
rather: plutôt
rating: cote notation
re-reading: relecture relecteur
reach: atteindre atteindront
reached: atteint
reactive: réactive
read: lire lu lus lue lues lit lisent
readable: lisible
reader: lecteur lectrice
readers: lecteurs
reading: lecture
reads: lisez
ready: prête
real: vrai réel
real estate: immobiliers
reason: raison motif
reassure: rassurer rassurez
receipt: récépissé quittance
receipts: récépissés
receive: reçoive percevoir perçoit perçoivent perçu recevoir recevez reçois recevons
received: recevait recevaient reçu
receives: reçoit
receiving: recevant percevant
recent: récent
recipe: recette
recipes: recettes
recognise: reconnaît
recognised: homologués homologuées reconnu
recognises: reconnaissent
recognition: reconnaissance
recorded: enregistrée
recover: récupérez récupéré recouvrer
recovery: récupération recouvrement
recruit: recrute recruté
recycled: recyclé
recycling: recyclage réutilisée
red: rouge
redeem: convertir convertissez
redeemable: convertible rachetable
redistribute: redistribuer reverser reversons
redistributed: redistribué reversés reversées
redistributes: redistribue reverse
redistribution: redistribution reversement
redo: refaire refait refera
reduced: réduit
refer: parrainer parrainons
referee: arbitre arbitrage arbitré
referees: arbitres
referral: parrainage cooptation
referred: parrainé filleul
referrer: parrain marraine
referrers: marraines parraineurs
referring: parrainages
refers: cooptés parraine
refreshments: buvette
refuelling: ravitaillement
refuge: refuge
refund: remboursement
refundable: remboursable
refunded: remboursé
refunds: remboursements
refuse: refuse refusons
refused: refusé
refuses: refus
region: région
regional: régional régionaux
register: registre répertoire inscrire inscrivez
registered: immatriculé enregistrés enregistrées
registers: inscrivent inscrivons
registration: enregistrement enregistrer
registration number: matricules immatriculation
regular: habitué régulier régulière
regulated: régulé
regulation: réglementation réglementé régulation
rehabilitation: rééducation
rehearsal: répétition répété
rehearsals: répéter
reimburse: rembourser
reject: rejeter
rejected: rejeté
relaxation: sophrologie réflexologie
relief: secourir
relieves: relève
religion: religion
religious: religieux religieuse
remain: restent
remaining: restant
remains: reste demeure
remember: souviennent
reminder: rappel
reminds: rappelle
removal: radiation
removes: enlève enlever
remuneration: rémunération
renewal: renouvellement
renewed: renouvelé renouvelable
renews: renouvelle renouveler
rent: loyer loue loué
reopening: réouverture rouvrent
reorganised: réorganisé
repainted: repeint
repair: réparer réparation dépanner
repaired: réparé
repairer: réparateur réparez
repairers: réparateurs
repairs: réparations répare
repay: remboursons remboursez
repays: rembourse
replace: remplacent remplacer remplaçant
replaces: remplace
replay: rejoue
replica: réplique
replied: répondu
report: rapport bilan
reported: signalé
reports: signale
represent: représenter
representative: représentant délégué
representatives: représentants délégués
represents: représente
reproduction: reproduction
republic: république
request: demande
requested: demandées réclamé
requests: demandes
require: nécessite requiert requièrent
required: requis exigé nécessaire
reread: relu
resale: revente
rescuer: sauveteur
resell: revendre revendez revendent revends
reseller: revendeur revendeuse
resells: revend
resembles: semble
reservation: réservation
reservations: réservations
reserve: réserve
reserved: réservé
residence: résidence domicile
residents: résident
resin: résine
resold: revendait revendaient revendu
responsibility: responsabilité
restaurant: restaurant restaurateur
restaurateurs: restaurateurs
results: résultats
resume: reprenons reprendre
resumption: reprises
retail: détaillant
retain: retenir retient
retained: retenu
retirement: retraite
retrain: reconvertissent
retries: réessaie
return: revenir retourner retour rendement rendre rendent rendez rendons restituer ramener ramène ramenez
returnable: consigné
returned: rendu restitué
returning: revenant
returns: restitue revient reviennent retourne rendements retours rentre
reveal: révéler dévoiler révèle révélez divulguer
revenue: revenu
reversibility: réversibilité
review: revue
reward: récompense gratifier
rewarded: gratifié récompensé
rewarding: gratifiant récompensant
rewards: récompenses récompensent
ribbon: ruban
rich: riche
right: droit
rights: droits
ripening: véraison
rise: augmenter
risen: remonté augmenté grimpé
rises: monte augmente grimpe
rising: haussier haussière montante croissant
risk: risque
risks: risques risquez
risky: risqué
rivers: rivière
road: route
robot: robot bot
rock: roche
role: rôle
roll: roulent
rolled: enroulées
rolling: roulant
rolls: roule
roof: toit
room: salle chambre
rooms: salles chambres
ropes: cordes
rose: augmentait grimpait
round: tournée
rugby: rugby
rule: règle
rules: règlement règles
run: courir courez
runner: coureur coureuse joggeur
runners: coureurs
running: courent
rural: rural
sad: triste
safe: sûr sûre sûrs coffre
safekeeping: sauvegarder
safes: coffret
said: disait disaient dit dite dits
sailing: plaisance
sailors: marins
saint: saint
salad: salade
sale: vente
saleable: vendable
sales: ventes soldes
saleswomen: vendeuses
salted: salé
salts: sels sel
same: même
sand: sable
sandwiches: sandwichs
satire: satire satirique
sats: sats satoshis
saturday: samedi
sauce: sauce
save money: épargner économiser économisez
saved: sauvé sauvegardé enregistré sauver sauvent sauvons
savings: épargne économies
saw: vîmes
say: dis dise dire disons
saying: disant
scale: échelle
scam: arnaque escroquerie
scammed: arnaqué escroqué
scammers: arnaqueurs arnaqueuses
scan: scanne scanné
scanning: scannant numérisation
scarf: écharpe
school: école scolaire scolarité lycée collège
school library: cdi
school year: rentrée
schoolbags: cartables
schooling: scolarisation
schools: écoles lycées collèges
schoolteacher: institutrice instituteur
schoolyard: récréation
score: marqueur score
scores: partitions
scout: éclaireur scout
scrabble: scrabble
scratched: rayé
screen: écran
screening: dépistage projection
screwdriver: tournevis
scroll: défiler
sculptor: sculpteur
sculpture: sculpture
sea: mer
seal: sceau
season: saison
seasonal workers: saisonnier
seasons: saisons
seat: siège
second: second deuxième
second-hand: friperie
seconds: secondes
secret: secret secrète
secretary: secrétaire secrétariat
secrets: secrets
section: section tronçon
secure: sécuriser
secured: sécurisé
security: sécurité sûreté
see: voyez voir voyons
seed: graine mnémonique pépin
seeds: graines
seeks: cherche
seen: vu vue vus vues aperçu
seer: voyant
sees: voit voient vois
selfie: selfie
sell: écouler liquider vendre vendez vendons vendent
seller: vendeuse vendeur cédant
sellers: vendeurs
selling: vendant
sells: vend
semester: semestre
seminar: séminaire colloque
senator: sénateur
send: envoyer envoyez transmettre envoyons
sending: transmettant envoyant envoi
sends: envoie transmet expédie
seniority: ancienneté
sense: sens
sent: transmit envoyé
separates: sépare
september: septembre
sequence: séquence
series: série
serious: grave sérieux sérieuse
serve: servir servez
served: servi
server: serveur
serves: sert servent
service: service
services: services
session: séance session
sessions: séances sessions
set: fixer
set design: décor
set up: dresser
settle: règlent régler
seven: sept
seventy: septante
several: plusieurs
sewing: couture couturier recoudre
sex: sexe
shadow: ombre
shallot: échalote
share: partager partagez part action
shared: partagé
shareholder: actionnaire
shareholders: actionnaires
shareholding: actionnariat
shares: partage parts actions
sharing: partageant partages
shaved: rasée
sheet: feuille fiche
sheets: feuilles fiches drap
shelf: étagère
shell: coquillage coquille
shelter: gîte abri
shifts: permanences
ship: expédier expédition
shipped: expédié
shirt: maillot chemise
shirts: maillots chemises
shoes: chaussure chaussons
shoot: tirer
shop: boutique magasin commerce épicerie
shopkeeper: commerçant
shopkeepers: commerçants commerçantes
shopping: emplette
shops: boutiques magasins commerces épiceries échoppe
short: court
should: devrait devraient devriez devrions
shouts: crie cris
shovel: pelle
show: montrer montrez
shower: douche
shown: montré
shows: montre
shredder: broyeur
shutter: volet
sick: malade
side: côté
sign: signons signe panneau
signals: signaux
signature: paraphe signature
signed: signé
silence: silence
simple: simple
simpler: facilité
simplify: simplifier simplifiée simplifiés
since: depuis dès
sincerely: sincèrement
sing: chantons chantez
singer: choriste chanteur chanteuse
singers: choristes chanteurs chanteuses
single: célibataire
sings: chante
sister: sœur
sit: asseoir
site: site
sites: sites
six: six
sixteen: seize
sixty: soixante
size: taille pointure
skating rink: patinoire
ski: ski
skilled: compétent
skills: savoirs compétences
skullcap: calotte
sky: ciel
skyrocket: flamber décoller
sleep: dormir
sleeps: dort dorment
slice: tranché tranche
slope: pente
slots: créneau
slow: lent lentement
small: petit
smart: intelligent
smile: sourire souriez souriant
smokes: fume
snack: goûter collation
snow: neige
so: ainsi tellement
soars: explose flambe décolle
social: social sociaux
social security: sécu
software: logiciel
soil: sol terre
solar: solaire
sold: écoulé vendaient vendait vendions vendu
soldout: épuisé
solidarity: solidairement solidaire solidarité
some: quelque certain
someone: quelqu
sometimes: parfois
son: fils
song: chant
songs: chanson
soon: tôt bientôt
sorry: désolé pardon
sorting: tri trié trier
sought: cherché
sound: sono
soup: soupe
source: source
sourdough: levain
souvenir: souvenir
sow: semer semis semez
space: espace
spanish: espagnole
speak: parle parlons
speaker: orateur intervenants conférencier
special: spécial
specialist: spécialiste
specifies: précise
specimen: spécimen
spectator: spectateur
spectators: spectateurs spectatrices
speculate: spécule
speculation: spéculation
speculative: spéculatif spéculative
speculators: spéculateur
speech: discours
spell: épeler
spend: passer dépense
spent: dépensé
spirit: esprit
splits: fend
spoken: parlé
sponsor: parrainez sponsor commanditaire
sponsors: sponsors
sport: sport
sports: sportifs sportives
spreadsheet: tableur
spring: printemps
square: case carré
stabilised: stabilisé
stadium: stade
staff: personnel
staff photos: trombinoscope
stage: scène
stages: étape
staircase: escalier
stake: staker
stamp: étampe tampon timbre cachet
stamp collecting: philatélie philatélique
stamped: tamponné timbré
stamps: tampons timbres cachets tamponne
stand: stand
standard: standard
standby: veille
standing: debout
stands: tribune
star: étoile
stars: étoiles
start: commencer débuter démarrer commencez
starts: recommence démarre
state: étatique
statement: relevé
station: station gare
stationery: papeterie
stations: stations
statutes: statut
statutory: réglementaire
stay: séjour rester restez
steal: vole
stew: tajine
still: encore
sting: pique
stock: stock
stock exchange: boursier boursière
stolen: volé dérobé
stone: pierre pavé caillou
stones: galet
stop: arrêter arrêtez arrêt halte
stopped: arrêté
stops: arrête
store: stockons stocke stockée stockage entreposer
stored: stocké conservées
story: histoire légende
storyteller: conteur conteuse
strangers: inconnus
street: rue rues
streets: avenues
stretcher bearers: brancardiers
strictly: strictement
strike: grève
strikes: frappe
string: ficelle
strip: dénuder
stroke: trait
stroller: chariot
strong: fort
structure: structure
stuck: collé collez
student: étudiant
student union: bde
students: étudiants étudiantes
studied: étudié
studies: étude
studio: studio
study: étudie
stumps: souche
style: style
subject: sujet
subscribers: abonné
subscription: souscription abonnement
subscriptions: abonnements souscriptions
suburb: faubourg
such: pareil tel telle tels
suffered: souffert
sugar: sucré sucre
sum: somme
summer: estival
summer camp: colo
sunday: dimanche
sung: chanté chantent chanter
supervised: supervisé surveillé
supplement: suppléments
supplied: fourni
supplies: fournitures
support: soutien soutenir soutenez support
supported: soutenu
supporting: soutenant
surely: sûrement
surgeon: chirurgien
surgery: chirurgie opération
surname: patronyme
surplus: excédent
surprise: surprise
surroundings: alentours
survey: enquête sondage questionnaire
survived: survécu
suspicious: suspect louche méfiez
swap: troc troquer
swaps: troque
sweet: douce doux
sweet potatoes: patates
sweets: bonbon
swim: nager nageur
swimmers: nageurs nageuses
swimming: natation
swindler: escroc arnaqueur
switch: bascule interrupteur
sworn: juré
syllabus: syllabus
symbolic: symbolique symbolise
system: système
tab: onglet tiroir
table: table
tablet: tablette
take: prenez prendre prenons
taken: pris
takes: prend prennent reprenant emporte
taking: prenant
tale: conte récit
talents: talents
talk: causerie discute conférence
tannery: tanneries
tap: robinet
tape: rubalise
target: objectif
tarpaulin: bâche
taste: goût
taught: enseigné
tax: impôt taxe défiscalisé défiscalisation fiscal
taxes: impôts taxes
tea: thé thés
teach: enseigner enseignement
teacher: enseignant professeur prof
teachers: profs professeurs enseignants
teaches: enseigne
team: équipe
teams: équipes
technical: technique
technician: technicien
technology: technologie
teenagers: ados
telephone: téléphonique
tell: raconter racontez
tells: dévoile
temperature: température
ten: dix
tenants: locataire
tenfold: décuple
tennis: tennis
tenth: dixième
term: trimestre
terminal: borne
terms: modalités
territory: territoire
test: test
tested: testée testés
tester: testeur testeuse
testers: testeurs
testing: testant tester testez testé
tests: tests teste
text: texte
thank: remercier remercions
thanks: merci remerciement
thanks to: grâce
that: que qu cela ça
the: l la le les
theatre: théâtre
theft: vol vols
their: leur
them: eux
theme: thème
then: puis alors ensuite lorsqu
therapist: thérapeute
there: là y
therefore: donc
these: ces
they: ils elles
thief: voleur
thing: chose truc
things: choses trucs
think: pense pensons
third: troisième tiers
thirty: trente trentaine
this: ceci ce cet cette ci
those: ceux celles
thought: pensé
thousand: mille millier
thousands: milliers
thread: fil
three: trois
thrift: ressourcerie recyclerie
through: travers
throw: jet
throw away: jetez jeter
throws: jette
thursday: jeudi
tick: coche
ticket: billet ticket contremarque
tickets: billets tickets billetterie
tide: marée
tidied: rangé
tidies: range
tidy: ranger
tidying: rangement
tier: palier
ties: cravates
tight: serré
tile: carreau tuile
till: caisse
timber: charpente
time: temps moment
times: fois
timestamp: horodatage
timestamped: horodaté
timing: chronométrage
tinkers: bricole bricolage
tips: pourboire
title: titre intitulé
titles: titres
to: afin vers au à aux
today: aujourd
together: ensemble
token: jeton
tokenise: tokeniser
tokenised: tokenisé
tokens: jetons
told: raconté raconte
tomatoes: tomate
tomorrow: demain
too: trop
took: suivit prit prenait
took part: participé participaient
tool: outil
tools: outils
total: total
totally: totalement
touch: toucher touchez
touches: touche
tour: tour
tourism: tourisme touristique touristes
tournament: tournoi
town: agglomération villes
town hall: mairie
toy: jouet
toy library: ludothèque
trace: trace
traceability: traçabilité
traceable: traçable
tracer: traceur
tractor: tracteur
tradable: négociables échangeabilité
trade: métier négoce commercial
trade-in: reprise
trader: trader négociant marchand
traders: traders négociants
trades: métiers
trading: trading négociation échangent
tradition: tradition
train: train former formons entraîner entraînent
trained: formé
trainees: stagiaire
trainer: formateur formatrice entraîneur
trainers: formateurs formatrices
training: entrainement formation stage entraînement
tram: tram
transaction: transaction
transfer: transférer transférez transfert virement cession
transferability: transférabilité cessibilité
transferable: cessible transférable transmissible
transferred: transféré viré
transfers: transferts transfère virements vire
translates: traduit traduire
translator: traducteur
transparent: transparent transparence
transport pass: navigo
travel: voyagez déplacements transport voyager
travelled: voyagé
tray: plateau
treasure: trésor
treasurer: trésorier trésorière
treasury: trésorerie
treatment: traitements thérapie
tree: arbuste
trees: arbre tilleuls
trellis: treille
trial: essai
trials: essais
trick: ruse triche
tried: essayé essayer
trip: voyage trajet
triple: triple
tripled: triplé
tripling: tripler
triptych: triptyque
trophies: trophées coupes
trophy: trophée
troupe: troupe
truck: camion
trust: confiance
tuesday: mardi
turn: tourner
turned: tourné filmé
turnover: ca
turns: tourne
tutor: tuteur tutrice
tutoring: tutorat
twelve: douze
twentieth: vingtième
twenty: vingt
twinning: jumelage
two: deux
type: taper tapez
umpteenth: énième
unanimity: unanimité
unanimous: unanime
unchanged: inchangé
uncle: oncle
under: sous
underage: mineure
underline: souligner
understand: comprend comprennent
union: union syndicat
unique: unique
unit: unité
university: universitaire université fac
university degree: universitaires
unknown: inconnu
unlimited: illimité
unlock: déverrouille débloque
unlocked: débloqué
unlocks: débloquent
unmissable: immanquable incontournable
unofficial: officieux officieuse
unpaid: impayé
unregistered: désinscrit
unsellable: invendable
unsold: invendu
until: jusqu
urgent: urgent urgence
usable: utilisable
use: usage utilisation utiliser
used: utilisé
useless: inutile
user: utilisateur usager utilisatrice
users: usagers utilisateurs
uses: utilise
usual: ordinaire
utility: utilité utile
vaccination: vaccination
vaccine: vaccin
valid: valable valide
validate: valider valident
validated: validé
valuable: précieux précieuse
value: valeur
valued: valorisé estimé
values: valeurs
various: divers
vast: vaste
vat: cuve
vault: voûte
vegetable basket: amap
vegetable garden: potager
vegetables: légume
vegetarian: végétarien
veil: voile
vending machine: distributeur automate
verifiable: vérifiable
verification: vérification
version: version
versions: versions
very: très
veteran: vétéran
veterans: vétérans
veterinarian: vétérinaire
via: via
vice: vice
victim: victime
victory: victoire
video: visio vidéo
vigil: veillée
vignette: vignette
village: village
vine: sarment
vinegar: vinaigre
vineyard: vigne
vintage: millésime cuvée cru
violin: violon
vip: vip
virtual: virtuel
visa: visa
visible: visible
visit: visite
visited: visité
visitor: visiteur
visitors: visiteurs
visual: visuel
vocal: vocal
voice: voix
volatile: volatil
volume: volume
volunteer: bénévole volontaire
volunteered: bénévolement
volunteering: bénévolat volontariat
volunteers: bénévoles volontaires
vote: vote
voted: voté
voters: votants électeur
votes: votes
voting: scrutin
voucher: coupon
vouchers: bons coupons
wage: salaire
wait: patientez patienter attendre attendez
waiter: serveuse
waiting: attendant
waits: attente attend
walk: marche promenade
walking: marchant
wall: mur murs
wallet: portefeuille
wallets: portemonnaies portefeuilles
walnut: noix noyers noyau
want: veux veulent vouloir voulons voulez
wanted: voulait voulaient voulu souhaité désiré
wants: souhaite désire veut
war: guerre
warehouse: entrepôt
warm: chaud
warn: prévenir prévenez
was: fus était étais fut
washhouse: lavoir
washing: lessive lave
waste: déchet
watchman: veilleur
water: eau eaux
watering: arrosage
watering can: arrosoir
waters: arrose
waterways: batellerie
waves: ondes vague
way: façon
we: on nous
wealth: richesse
wearing: portant
weather: météo climat tempête
wedding: mariage
wednesday: mercredi
weeding: désherbage
week: er semaine
weekend: weekend
weekends: weekends
weekly: hebdomadaire hebdo
weeks: semaines
weighing: pesée
weight: peser poids
welcome: accueil bienvenu accueillir
welcomed: accueilli accueille
welding: soudure
well: puits bien
went: allait allaient allé
were: fussent étaient étiez étions furent
were worth: valait valaient
what: quoi quel
wheel: roue meule
when: quand lors lorsque
where: où
which: laquelle lequel lesquels lesquelles
while: tandis
whistle: sifflet
white: blanc
whitelist: whitelist
whitepaper: whitepaper
who: qui
whoever: quelconque
whole: entier entière
wholesale: grossiste
whom: auquel auxquels auxquelles
whose: dont
why: pourquoi
wide: larges
widow: veuve
wife: épouse
will: gré volonté
will advance: avancera
will allow: permettra permettront
will ask: demandera demanderont
will be: sera seront serez
will borrow: empruntera
will buy: achètera achèteront achèterons achèterez
will check: vérifiera
will close: fermera fermeront
will deposit: déposeront déposerez
will distribute: distribuera distribuerons distribueront répartira
will donate: offriras
will double: doublera doubleront
will earn: gagnera gagneront gagnerez gagnerons empochera empocherez
will enjoy: profiterons profitera
will enter: entreront
will exchange: échangera échangeront
will fall: baissera baisseront tombera
will find: trouvera trouverez trouveront
will give: donnera donneront offrira délivrera
will go: ira iront irez
will guarantee: garantira garantiront garantirons
will hand: remettra remettrons
will have: aura auront aurez aurons
will increase: accroîtra accroîtront
will invest: investira investirez investiront
will keep: gardera garderons garderont conservera conserverons conserverez
will launch: lancera lancerons lanceront
will lend: prêtera prêterons prêteront
will make: fera feront
will offer: offriront offrirons proposera proposeront
will open: ouvrira ouvriront
will pay: payera paiera paieront versera verseront rapportera rapporteront
will promise: promettra
will put: mettra mettront déposera
will raise: lèvera
will read: lira liront
will receive: recevra recevront recevrez touchera
will repay: remboursera rembourserons rembourseront
will resell: revendra revendront revendrez
will return: rendra rendront restituera restituerons reviendra reviendront retournera
will rise: montera monteront grimpera grimperont augmentera augmenteront
will say: dira diront
will see: verra verrez verront verrons
will sell: vendra vendront vendrons
will send: enverra enverrons enverront expédiera
will serve: servira
will share: partagera partagerons partageront
will sign: signera
will sort: triera
will start: commencera commenceront débutera démarrera
will stay: restera resteront resterez
will swap: troquera
will take: prendra prendront
will transfer: transférera transmettra
will understand: comprendra
will want: voudra voudront
will win: remportera
willingly: volontiers
window: vitrine fenêtre
windows: vitrines fenêtres
wine: vin vins
wine-grower: vigneron
wing: aile
winner: gagnant vainqueur lauréat
winners: gagnants gagnantes
winter: hiver
wintering: hivernage
wise: sages
wish: souhaiter souhaitez envie souhait
wishes: souhaitent vœux
with: avec
withdraw: retirer retirez
withdrawal: retrait rétractation
withdrawals: retraits
withdrawn: retiré
without: sans
wolf: loup
won: gagné remporté
wood: bois
wool: laine
word: parole mot
wording: formulation
words: mots
work: travail œuvre travaux chantier
workers: ouvriers travailleur
works: œuvres bosse bossé travaille
works council: cse
workshop: atelier
workshops: ateliers
world: monde
worldwide: mondial
worm: ver
worn: usé usée usés porté
worse: pis pire
worth: vaudra vaudront vaut valent valant valoir
worthless: dérisoire
would: serait serais seriez serions seraient deviendraient
would allow: permettrait
would buy: achèterait achèteraient
would carry: porterait
would do: ferait feraient ferions
would earn: gagnerait gagneriez
would give: donnerait donneraient
would have: aurait auraient auriez
would hold: tiendrait
would issue: délivrerait
would leave: quitterait
would like: voudrait voudrais voudrions voudraient aimerait aimerais aimerions aimeraient souhaiterait souhaiterions souhaiterais
would offer: offrirait
would receive: recevrait recevraient
would resell: revendrait revendraient revendrais
would say: dirait
would sell: vendrait vendraient
would tell: raconterait
write: écrire rédiger écris écrive rédigent
writer: écrivain autrice auteur
writes: rédige écrivent
writing: écriture
written: écrit rédigé
wrote: écrivit
year: année an
yearly: annuel
years: ans années
yellow: jaune
yes: oui
yesterday: hier
you: t toi vous te tu
young: jeune
your: votre ton ta tes vos vôtre
yours: tien
youth centre: mjc
zero: zéro
zone: fuseau`
