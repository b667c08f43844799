/** What Finnish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
abandoned: luovuttiin
about: noin
absolutely: ehdottomasti
academic year: lukuvuosi lukuvuoden lukuvuodeksi
accepts: hyväksyy hyväksyvät hyväksyä hyväksytään kelpaavat
access: pääsy pääse päästä pääsi pääsyoikeus pääsyoikeuden sisäänpääsyä päästetään
accommodation: majoitus
according: mukaisesti mukainen mukaisen mukaista mukaiset mukaa
account: tili tililleen tilillesi käyttötili säästötili tilisiirrolla käyttäjätili
account number: tilinumero
accounts: tilinpäätös tilinpäätöksen kirjanpito kirjanpidon taloutta talous talouden
accredited: akkreditoitu akkreditoidun akkreditointi akkreditoinnin auktorisoitu auktorisoidun akkreditoimme akkreditoima hyväksytyt
achievement: saavutus saavutuksen saavutukset saavutuksia aikaansaannos
acknowledge: kuittaa kuitata kuitattu
action plan: toimintasuunnitelma
activity: toiminta toiminnan toiminnassa aktiivinen aktiiviset aktiivisuus aktiivisille harrastus harrastuksen harrastukset harrastaja
acts: toimitaan toimii
address: osoite osoitteen osoitteeseen osoitteesta osoitteet sähköpostiosoite kotiosoite kotiosoitteen osoitteella osoitteesi osoitteita osoitteiden osoitetieto osoitetiedot kotiosoitteita kotiosoitteesi sähköpostiosoitteen katuosoite postiosoite postinumero
administrative fee: hallinnointipalkkio hallintomaksu
adult: aikuinen aikuiselle aikuisen
adult age: täysiikäinen täysiikäisille
adults: aikuisille aikuiset
advance: ennakkotilaus ennakkotilaukset ennakkotilaajat
advance payment: ennakkomaksu ennakko ennakolta
advantage: hyödyksi hyödystä hyödyllinen
advice: neuvo
affects: vaikuttaa vaikuta vaikutus
after: jälkeen jälkikäteen
afternoon: iltapäivä
again: taas jälleen uudelleen uudestaan
against: vastaan vasten vastoin
age: ikä iän ikää ikäraja
agreed: sovitaan sovittu
airdrop: ilmaisjako ilmaisjaon jakelu jaellaan
alarm: hälytys hälyttimen
alive: hengissä elossa
all: kaikki kaikille kaikilla kaikilta kaikissa kaikista kaiken kaikkea kaikesta
allowed: sallittu sallitaan sallii sallitun salliessa
almost: melkein
alone: yksin
along: mukanaan varressa
aloud: ääneen
already: jo
also: myös lisäksi niinikään
although: vaikka vaikkei
always: aina
amount: verran määrä summa lukumäärä suuruus suuruudesta määriä
anatomy: anatomiasta
and: ja sekä
animal: eläin eläimen eläimet
anniversary: vuosipäivä vuosijuhla
anniversary badge: vuotismerkit vuotismerkki vuosimerkki vuosimerkin vuosimerkit
announced: ilmoitettu ilmoitettiin
annual: vuotuisesti vuotuisten
annual fee: vuosimaksu
annual meeting: vuosikokous vuosikokouksen vuosikokouksessa
anonymous: nimetön nimettömästi nimettömänä anonyymi
another: toinenkin uudemman
answer: vastauksia vastaukset vastattu
answers: vastaa vastaus vastauksen vastata vastine vastuu
any: yhtään
anymore: enää
anything: mitään mihinkään mistään missään mikään minkään millään mistäkään
apartment: asunto asunnon
apartment share: osakehuoneisto
app: sovellus sovelluksen sovellukseen sovelluksessa
appearance: ulkoasu ilme
appears: ilmestyy ilmestyvät
apples: omenat
application: hakemus hakemuksen anomus hakemukset hakemuksia hakemukseen hakulomake hakulomakkeen haku haun
applied: haetaan haettiin hakea hakee hakemaan haemme hakija hae
apply: anota anoa hakemalla haettava hakevat hakeminen hakuaika hakijaa hakijoille
approaches: lähestyy
approval: hyväksyntä hyväksynnän
approved: hyväksytty hyväksyttiin hyväksytyn kelvannut hyväksytyllä
april: huhtikuu
apron: essu hihaesiliinat
archive: arkisto
are: ovat olemme olet olen olettehan
area: alue
aristocratic title: aatelisarvo kreivi paroni ritari
arrange: järjestää järjestetään järjestävät
arranged: järjestetty järjesti järjestettiin
arrived: saapui
art: taide taiteen kuvataide taideteos taideteoksen taideteoksia taideteokset teos teoksen teokset teoksia taulu maalaus maalauksen veistos
art page: taidesivu
artist: taiteilija taiteilijoiden taiteilijoita taiteilijoille muusikko muusikot
as: niinkuin
ask: kysyvät kysykää kysymään kysellä
asked: kysyttiin kysyi kysynyt kyselty
asks: pyytää pyydä pyytävät pyydetään pyyntö
assessor: arvioija arviointi
assets: varat varoja varojen omaisuuserä varoista varoin
assign: luovutuksesta luovutettavissa luovutettaessa luovutetun luovuttamalla
assists: syötöistä
association: yhdistys ry liitto liiton kotiseutuyhdistys yhdistyksemme vanhempainyhdistys vanhempainyhdistyksen asukasyhdistys omakotiyhdistys liitolta urheiluliitto yhdistyks
attached: liitteenä liite
attendance: läsnäolosta läsnä paikallaolo läsnäolokerta läsnäolomerkintä läsnäololeima läsnäolijat paikallaolijat osallistumiskerta osallistumiskerrat käyntikerta käyntikerrat
auction: huutokauppa nettihuutokauppa huutokaupa huutokauppo
audit: tilintarkastus tilintarkastuksen toiminnantarkastaja auditointi
auditor: tilintarkastaja tarkastaja
august: elokuu
author: kirjailija
authorised: valtuutettu valtuutetun valtuutus valtuudet
authority: viranomaisille viranomaisilta virasto finanssivalvonta finanssivalvonnan ruokavirasto opetushallitus opetushallituksen viranomaishyväksyntä viranomaislupa valvontaviranomainen lupaviranomainen viranomai
autographs: nimikirjoituksiin nimikirjoitus
autumn: syksy
autumn leaf: syyslehti
available: saatavilla saatavana käytettävänä tarjottavana
average: keskimäärin
away: pois poies
baby: vauva
bachelor: kandi
back: takaisin takas
background: taustakankaassa tausta
backup: varmuuskopio
badge: merkki merkin merkiltä merkit merkkejä digimerkki digimerkin digimerkit digimerkkejä tunnusmerkki tunnusmerkin nimikkomerkki kunniamerkki kunniamerkin merkiksi merkei merkkei merkis merkill nimikkomerkit taitomerkkejä taitomerkkiä tunnusmerkit tunnusmerkkejä jäsenmerkki jäsenmerkin seuramerkki kerhomerkki partiomerkki partiomerkit partiomerkin pinssimerkki virtuaalimerkki virtuaalimerkin
bag: reppu repun kassi
bake: leipoa leipoo leipuri leipomo leivo leipoi leivonnaiset leivonnainen leipominen
balance: saldo
ballroom: juhlasalista juhlasalin
bank: pankki pankin pankista pankissa pankit osuuspankki pankille pankilta pankilla pankkitili verkkopankki verkkopankin verkkopankissa säästöpankki
bank credentials: pankkitunnus pankkitunnuksia pankkitunnukset pankkitunnuksilla pankkitunnuksesi verkkopankkitunnukset verkkopankkitunnuksia
bank crisis: pankkikriisi
banknote: seteli seteleitä setelitaidetta
bankruptcy: konkurssi
bar: palkki
barbecue: grilli
barter goods: vaihtotavara vaihtariviikko
based: perustuu
basketball team: koripallojoukkue
be: ole olla oltava oltu olemalla oleva olevien oleville olisi oltiin lie lienee
beach: ranta rannassa rannalla
bearer: kantajalle kantajaa
beautiful: nätimmän kaunis
beaver path: majavanpolku
because: koska vuoksi takia syystä johtuen
becomes: muuttuu muuttuvat
bee: mehiläinen mehiläiset
beer: olut oluen
before: ennen ennenkuin aiemmin
beginner: aloittelijoille alkeet
beginning: alussa alkuun alun
begins: alkaa alkavat aloitetaan alku aluksi aloittaa
behalf: puolestasi puolestamme puolestaan
behind: taakse takana
belongs: kuulu
bench: istuinalustat lauteenpesijä penkistäsi
benefits: eduista eduilla eduksi etuihin etuineen etuus etuuden etuudet
berry: marja
berry badge: marjamerkki
berry farm: marjatilan
besides: sitäpaitsi
best: parhaimmillaan paras parhaat
between: välillä välissä väliin
beware: varokaa
bicycle: pyörä polkupyörä
bid: huuto huudot huutaa huutaja tarjoaja korottaja tarjouskilpailu
big: isoon iso ison suuri suuren isot isoja suuret suurta suurempi isompi
big kid: isosena
bike pass: pyöräpassista
binoculars: kiikarit
bird: lintu linnut
bird tower: lintutornin tornin
birdcount: lintulaskenta
birth: syntymä syntymäpaikka
birth certificate: syntymätodistus syntymätodistuksen
birthday: syntymäaika syntymäajan syntymäpäivä syntymävuosi synttärit syntymäajat syntymäpäivälahja synttärinä
bitcoin: bitcoiniin bitcoinit bitcoinia bitcoinin bitcoineja bitcoinilla
black: musta
blockchain: lohkoketju lohkoketjupohjainen lohkoketjuprojekti lohkoketjumerkki lohkoketjutodistus
blood donation: verenluovutus verenluovutuksen
blue: sininen sinisen sinistä
blueberry: mustikoita mustikkamerkistä
board: johtokunta johtokunnan hallitus hallituksen hallitukselle hallituksessa hallitukseen hallituksesta johtokunnalle johtokunnassa
board badge: lautamerkit
boards: lautoja lauta laudat
boast: kehua
boat: vene
body: runkoon
bond: joukkovelkakirja obligaatio
bonus: bonus bonuksen bonukset bonuksia bonuksina bonuspiste bonuksista lisäbonus tervetuliaisbonus liittymisbonus
book: kirja kirjoja kirjojen kirjoista kirjoihin kirjalista kirjavinkki satukirja lastenkirja lastenkirjoja
book club: kirjakerho kirjapiiri lukupiirin lukupiirissä
booklet: vihko ruutuvihkoon
booth: kopissa koju
born: syntynyt synny syntyy syntyi
borrow right: lainaoikeus lainaoikeutta lainausoikeus
borrower: lainaaja lainanottaja lainaajia lainaajilla
both: molemmat molemmille molempien molempia kumpikin
bottle: pullot
bottom: pohja
bought: osti ostettu ostettiin ostetut ostanut ostaneet ostetun hankittu hankittiin hankki ostetulle ostamasi ostamansa ostamani ostetulla ostetusta
bought back: lunastettiin
bounty: löytöpalkkio
bowl: kippo kupit
boxing section: nyrkkeilyjaosto
boys: pojat
branch: oksankohta
bread: leipä leivän leivät leipiä
bride: morsian
bring: tuokaa tuoda
broke: hajosi katkoi
broker: meklarin
bronze: pronssi
brother: veli
brothers: veljeksistä veljekset
brought: toi tuotu
brush: harjaa harjaus harjasi
bucketful: ämpärillisen
buckle: solkea
budget: budjetti budjetin budjetointi talousarvion budjetista
buffet: buffetissa
bun: pulla puusti pikkupullasta
bun pass: korvapuustipassi
buoy: poiju
burn: palaa
burned: paloi
burnt: poltetaan polttaa poltettu
bus: bussi linjaauto
bush: pensaan pensaat
business: liiketoiminta liiketoiminnan liike liikkeen liikkeessä liikkeestä bisnes
but: mutta vaan
buy: osta ostamalla ostamaan ostaminen ostamista osteta hankkia hankitaan hankkii hankkimaan ostamatta ostavansa ostaisivat ostett
buy back: takaisinostaa takaisinostamme takaisinostoa takaisinostohinta
buy rights: ostooikeus
buyback: takaisinosto
buyer: ostaja ostajien ostajille
buying: ostoa ostaessa ostamisen ostamisesta ostajana
by hand: käsin
cabinet: kaappi kaapissa
cafe: kahvila kahvio nettikahvila kahviloissa kahviloiden
cake: kakku mokkapalat mokkapalojen
calculated: laskettava
calendar: kalenteri
camp: leiri leirikoulu kesäleiri rippileirin leiriläinen leiriläiset
camp badge: leirimerkki leirimerkin leirimerkit
camp fee: leirimaksu
campaign: kampanja
campfire: nuotio
can: voi voit voimme voivat voin voiko voida voisi pysty voimatta kykenee kyetä
cancellation: peruutus
candy: karkkia
cans: purkkia
capital: pääoma alkupääoma pääomalaina pääomasijoitus lisäpääoma
car: auto
car hall: autohallissa
card: kortti kortin kortit kortteja kortissa digikortti digikortit digikortin digikortteja digikorteista kortei kortiks kortist kortill korttei
cardboard: pahvi
care: hoito hoidon hoitaa hoidetaan hoitavat hoituu hoitaisi
caretaker: hoitaja hoitanut
carpool: kimppakyyti
carried: kantoivat
carries: kantaa kannamme
carved: vuoltu kaivertaa
cash: käteinen käteistä käteisellä käteisen kassa
cash box: rahalipas rahalippaan rahalippaaseen
cash desk: kassajono kassalle kassaneiti
cash value: käteisarvo rahallinenarvo
cat: kissa
caused: aiheuttivat
cavity: kolosta
celebration: juhlistaa juhlitaan juhlistamme juhlavuosi juhlavuoden
cemetery walk: hautausmaakävely
cents: senttien sentin sentillä
century: vuosisata vuosisadan
certain: varma varmuus varmuudella varmin varmistettua varmistus ehdoton
certificate: todistus sertifikaatti sertifikaatin sertifikaatit digitodistus digitodistuksen osallistumistodistus osallistumistodistuksen kurssitodistus kurssitodistuksen todistusjäljennös pätevyystodistus pätevyystodistuksen työtodistus työtodistuksen koulutodistus koulutodistuksen ylioppilastodistus lukiotodistus ammattitodistus virkatodistus sertifikaatista sertifikaatilla todistuks
certification: sertifiointia sertifiointiin pätevyyskoe pätevöityminen
certified: sertifioi laillistettu laillistetun laillistus varmenne varmenteen varmentaa
chain: ketju
chairman: puheenjohtaja
challenge: haaste haasta
challenges: haastekohdat
champion: mestari mestaruus mestaruuden mestaruutta mestaruuskilpailu
championship badge: mestaruusmerkit mestaruusmerkki
chance: mahdollisuus mahdollisuuden mahdollisuutta tilaisuutta mahdollisuudet
change: muutos muutoksen muutokset vaihtelee vaihtelevat
channel: tubekanava
charge: periä peritään
charity: hyväntekeväisyys hyväntekeväisyyden hyväntekeväisyyteen
cheap: halpa halvan halvalla halvempi edullinen edullisen edullisesti edullista edullisemmin halvemmaksi halvimmalla edullisempi edulliset edullisin
check: tarkasta tarkistaa
checkpoint route: rastireitti rastilipun rastilipukkeen rasti
child: lapsi lapsen lapselle lasta lapsella
childcare: lastenhoito lastenhoidon päiväkoti päiväkodin
children: lapset lapsille lasten lapsia
children data: alaikäinen alaikäiset alaikäisten alaikäisille
childrens section: lastenosasto
chimney sweeping: nuohous nuohoojan
choir: kuoro kuorolaiset kuorolaisille kuorolainen kuorolaulu mieskuoro lapsikuoro kuorolaisten
choir badge: kuoromerkki
choose: valita valinta valinnan valitse valinnut valitut
chopped: hakataan
chosen: valittu valittiin
christmas: joulu
christmas holiday: joululoma
christmas party: pikkujoulu
church: seurakunnan seurakunta kirkko kirkon kirkossa kirkolla
circular: tiedote tiedotteen
circulation: kierto kiertää
citizen: kansalainen kansalaisen kansalaiset
city: kaupunki kaupungin kaupungissa kaupungille
claim: väitä väittää
clarifies: täsmentyy
clarify: selvittää selvitys
class: luokka luokan luokassa luokalle luokat luokasta oppitunti oppitunnin luokkalainen luokalla luokkien luokalta luokkakuva luokkaretki
class trip: luokkaretken luokkaretkelle leirikoulurahasto
clay bank: savipajankin
clean: siivous siivota siivoa puhdistaa siivottu siivosi siivouspäivä siivooja roska roskia
cleaning shift: siivousvuorossa
click: klikkaa napsauta paina
climate: ilmasto
climber: kiivenneelle
clinic: klinikka klinikan klinikalla
clippings: lehtileikkeitä
cloakroom: narikasta narikka
clock: klo kello
close: sulkea sulje sulkeminen
closed: kiinni suljettu
cloth: kankainen kankaasta kangasta kankaan
cloth badge: kangasmerkki kangasmerkit kangasmerkkejä kangasmerkin
cloud: pilven
cloudberry: lakkoja lakkoviikolla
club: seura kerho urheiluseura venekerho seuroja kerhossamme jalkapalloseura shakkikerho kotiseura seuratuote seuratuki kerhokortti seuroi
club member: kerholainen kerholaiset kerholaisen
coach: valmentaja valmennus valmennuksen valmentajille valmentajien valmentaa valmentava
code: koodi porttikoodi lähdekoodin koodaa koodaus koodari koodei
coffee: kahvi pullakahvit kahvikuppi kahvikupin kahvikupillinen kahvikupit kahvilippu kahvilipun kahvikortti kahvikortin ilmaiskahvi kahvipassi
coffee cup: kahvikupillisen
coffee fund: kahvikassaan
coffee machine: kahviautomaatti
coffee pot: kahvipannu kahvinkeitin
coffee room: kahvihuoneessa
coffee serving: kahvitarjoilun kahvittelun
coffee shift: kahvivuoro kahviovuoroista
coin: kolikko kolikon kolikot kolikoita kolikoilla kolikoiden osallisuuskolikon osallisuuskolikko keräilykolikko juhlaraha
cold cabinet: kylmäkaappi
colleague: työkaveri
collect: kerätä kerää keräsi kerännyt kerry kertyy kertyvät kertyi kertynyt kerätyt kerätt keräilee
collected: kerättyjen kerätyistä kerättäessä
collectible: keräilyharvinaisuus keräilyesineet keräilyesineitä keräilyarvo keräilytuote keräilijälle
collecting: keräily keräilykerho keräilykohde
collecting card: keräilykortti keräilykortit keräilykortteja keräilykortin
collection box: keräyslipas keräyslippaaseen lipas lippaaseen lippaassa
collector: keräilijä keräilijöille
collector badge: keräilymerkki keräilymerkin keräilymerkit keräilymerkkejä
collector value: keräilyarvoa keräilyarvon
college: ammattiopisto oppilaitos oppilaitoksen oppilaitokset opistossa opistolla musiikkiopisto
colour: väri väreillä lempiväri
colour number: värinumero
column: palstalla
comes: tulevat tuli tulla tule tulkoon tulkaa tullut tulleet
comic: sarjakuva
coming: luvassa
commenting: kommentoinnista
commission: provisio välityspalkkio
committee: toimikunta toimikunnalle toimikunnan pihatoimikunta
common: yhteinen yhteisen yhteistä yhteisiä yhteiset yhteisessä yhteiseen
communication: viestintä
community: yhteisö
community college: kansalaisopisto kansanopisto työväenopisto
community hall: työväentalo seurantalo seurakuntatalo
company: yhtiö osakeyhtiö oy oyj yritys yrityksemme startti yrityks
compared: verrataan vertaa
compass: lainakompassi kompassi
compensation: korvaus korvaamista korvauksen korvataan korvaukset vahingonkorvaus
competence: osaamiskeskus kompetenssi
competition: kilpailu kisa kilpailla kisoihin kilpaili
completed: suorittanut suoritettu suorittaa suorittaneet suoritti
completion: suorituksesta suoritettua suorittaminen suorittamisesta suorittavat suoritettava suoritusta suorituksia
compost: komposti
computer: tietokone
concern: koske koskien
concert: konsertti konsertin konsertissa konsertit konsertteja kevätkonsertti joulukonsertti konserttilippu
conditions: ehdot ehto ehdon käyttöehdot käyttöehtojen säännöllä
cones: käpyjä kävyillä
confirmation badge: riparimerkin riparimerkki
confirmation camp: rippikoulu ripari
confirmation picture: rippikuva
consent: suostumus suostumuksen suostumuksella suostuu
contact: yhteys yhteyden yhteyttä
contact details: yhteystiedot yhteystieto yhteystiedoista
continue: jatkuvat jatkuu jatkaa jatketaan jatko jatkavat
contract: sopimus sopimuksen sopimukset
cook: keittää keitetään keitti kokki kokata ruoanlaitto kokin kokkaa kokkaus keittokurssi keittäminen ruokakurssi
cooperative: osuuskunta osuuskunnan osuuskunnalle osuuskunnassa osuuskunnalta osuuskunnasta osuuskunnat osuuskuntien osuustoiminta energiaosuuskunta
coordinates: koordinaatin koordinaatti
corner: nurkassaan
cost: maksaako hintava hinnakas
costs: kuluista kulu kustannus kustannukset kustannuksia
cottage owners: mökkiläisille mökkiläinen mökkiläisetkin
could: voitiin voisin voisit voisimme voisivat voisiko voisko voisihan saattaisi voitaisiin saattaa saattavat
council: valtuusto kunnanvaltuusto kaupunginvaltuusto
counted: lasketaan laskea laskettu laskija laskettiin
counter: tiskillä
country: maasta maan maa
course: kurssi kursseja verkkokurssi kertauskurssi poppanakurssi kurssiohjelma kurssitarjonta ensiapukurssi jatkokurssi alkeiskurssin kokkikurssi neulontakurssi viikonloppukurssi kesäkurssi kurssikirja kurssipäivä kurssipaikka kurssei
course badge: kurssimerkki kurssimerkin kurssimerkit
course fee: kurssimaksu
court: kanteen
cowshed: navetalta
creak: narisee
cream cake: täytekakku
creates: luo luoda
credential: tunnus tunnuksen tunnukset tunnuksia tunnuksella tunnuksesi tunnuksilla
credit: luotto luoton luottokortti luottokortin luottokortilla hyvityspiste
credit transfer: hyväksilukeminen hyväksilukemisessa hyväksiluku
credits: opintopiste
crypto: kryptoon kryptojen kryptoissa kryptovarat kryptovaroja kryptovaroihin kryptosijoitus kryptovaluutoilla kryptovaluuttojen kryptovaluutalla kryptoraha
cryptocurrency: kryptovaluutta kryptovaluutan kryptovaluutat kryptovaluuttoja krypto virtuaalivaluutta virtuaalivaluutan
cup: kuppi kupin muki
cure: parantaa parantaminen paranee parannus
curiosity: uteliaisuutta
currency: valuutta valuutan valuutat valuutalla valuutassa paikallisvaluutta paikallisraha rahayksikön
custody: säilytys säilytyksen säilytykseen säilytyksessä tallessa talteen säilytyspalvelu huostassa huostaan hallussa haltuun
custom: tapaan tapa tavalla
customer: asiakas asiakkaalle asiakaskansio asiakkailta asiakkaillemme asiakkuus asiakkuuden asiakasnumero asiakaspalvelu asiakaskunta asiakasomistaja asiakka
customer order: tilaukset tilauksia tilaukseen tilauksesta
cv: ansioluettelo
cycling: pyöräilemään poljetusta
daily: päivittäinen
dairy: meijeri
damage: vahinko vahingon rikki rikkoutunut hajonnut
dance: tanssi juhannustanssit tanssilattia
data: tieto tiedon tiedot tiedoista
data leak: tietovuoto tietovuodon
data protection: tietosuojalaki tietosuojavastaava tietosuojaa
database: tietokanta tietokannan
date: päivämäärä pvm päiväys päiväyksen ajankohta ajankohdan
day: päivä päivittäin
deadline: määräajan viimeistään
deadlines: määräaikoineen määräaika
debit card: pankkikortti pankkikortin pankkikortilla maksukortin
debt: velka velan velat velalliset velallinen velkakirja velkakirjoja lainanlyhennys velattomasti velaksi velanhoito velkasumma maksukehotus velallisen velalliselle
decade: vuosikymmen
december: joulukuu
decentralised: hajautettu hajautetun
decide: päätetään päättää päätös päätöksen päätökset päättävät päätöksiä päätöksistä
decided: päätettiin päätti päättänyt sovittiin
decides: päättäköön
decision: päätöksellä päätöstä päätökseen
decoration: koristeena
decoration only: koristeeksi koristeet koristelu
decorative: koriste
deductible: omavastuu
deed: kauppakirja
degree: tutkinto maisteri kandidaatti tohtori korkeakoulututkinto korkeakoulututkinnon yliopistotutkinto yliopistotutkinnon tohtorintutkinto maisterintutkinto kandidaatintutkinto ylioppilastutkinto ylioppilas tutkinno
delete: poisto poistaminen poistamme poistettu poistan poistakaa
delivery: toimitus toimituksen toimitetaan toimittaa toimitettu
demand: vaadita kysyntä kysynnän
deposit: pantti pantin pantiksi pantit talletus talletuksen talletukset tallettaa talletetaan vakuus vakuuden tallettaja tallettaminen talleta pantille pantista vakuudeksi vakuutena
deposit fee: panttimaksu vuokrapantti takuuvuokra
description: kuvaukseen kuvaus
dessert: jälkiruokana
developer: kehittäjä kehittäjien kehittäjille ohjelmistokehittäjä
dialect: murteella
diamond reader: timanttilukija
dictionary: sanakirja
diets: ruokarajoitteet allergiat
difference: eron ero
different: eri erilainen erilaisen erilaista erilaisia erilaiset
digital: digitaalinen digitaalisen digitaalista digitaalisia digitaaliset digitaaliseen digitaalisiksi digitaalisesti digitaalisella digitaalisessa digitaalisesta digitaaliseksi digitaalisten digi sähköinen sähköisen sähköistä sähköisiä sähköisesti sähköiset sähköisellä sähköisessä digitaalisilla digitaalisin digitaalisuus digimaailma
digital badge: digipinssi
digital support: digituki digituen
digital version: digiversio
digitise: tallennustalkoisiin tallennus
dip: pulahdusta
diploma: diplomi diplomeja tutkintotodistus tutkintotodistuksia tutkintotodistuksen päättötodistus päästötodistus
directly: suora
discount: alennus ale sisarusalennus alennettu jäsenalennus jäsenalennuksen alennuskoodi alenna alennusprosentti alennushinta alennuslippu alennuskortti alehinta opiskelijaalennus määräalennus halvennus alennuks
discount coupon: alennuskupongin alennuskupongit alennuskuponkia alennuskuponkeja
discouraged: lannisteta
discussed: keskusteltiin
discussion: keskustelu loppukeskustelu
dismantled: puretaan purkanut
dispute: kiista riitaa
dissenting: eriävän
district: piiri
dividend: osinko osingonjako osingonjaon osinkotuotto osinkotuoton osinkotulo osingo
dock: telakan
doctor certificate: lääkärintodistusta
doctor title: tohtoriksi tohtorinarvo
document: asiakirja asiakirjoja dokumentti dokumentin
does: tekevätkö teetkö teemmekö tehdäänkö tehneeni tekemä tekemisen
dog: koira koirien koiranomistaja
dog park: koirakentän
doing: tekemistä tekemällä
donate: lahjoittaa lahjoitetaan lahjoita lahjoittavat lahjoitti lahjoittanut lahjoittaminen lahjoittakaa lahjoittaneet lahjoittaneille lahjoitetut lahjoittama lahjoitett
donation: lahjoitus lahjoitusvarat rahalahjoitus rahalahjoituksen lahjoituks
donor: lahjoittaja lahjoittajille lahjoittajien lahjoittajilta verenluovuttaja
door: ovi oven ovella ovelta
door code: ovikoodi
double: tuplata tuplaa kaksinkertainen kaksinkertaistuu kaksinkertaistaa kaksinkertaisena
down: alas
download: lataa ladata
drag: lana
draw: piirretään piirtää piirtänyt
drawer: laatikon laatikkoon
drawings: piirustukset piirustus
drier: kivempaan
drive: ajetaan ajoi ajaa
driving licence: ajokorttia ajokortit
drunk: juodaan
dry: kuivempaan
duplicates: tuplia
during: aikana aikaan kesken
each: jokainen jokaiselle jokaista jokaisen jokaisesta jokaiselta jokaisella kukin kunkin kullekin kutakin kullakin
early: aikainen aikaisia aikaisin varhain aikaisen alkuvaihe varhaisen varhaiset varhaisille varhaisten varhaislintu ennakkoetu aikaisemmin aikaisempi aikaiset
early bird: varhaislippu
early education: esikasvatus esikoulu
early investor: varhaissijoittaja
earn: ansaita ansaitse tienaa tienata tienattu ansaitun ansaitsemaan ansaitsemalla tienaamaan tienaisi ansaitt
easily: helposti
easy: helppo helpon
eaten: purtavaa syödä
edge: reuna reunoja laidalla
edited: muokatuksi muokata
edition: painos painoksen erä erän versio painokset painoksessa painosmäärä eriä erästä
education: koulutus koulutuksen koulutukset koulutuksessa kasvatus koulutukseen koulutuksesta kouluttaja kouluttaa kouluttautua koulutettu ammattikoulutus
effort: ponnistus vaivannäkö vaivaa uurastus
eight: kahdeksan kahdeksaa
either: joko
electricity: sähkö sähkötolpissa sähkönhinta aurinkosähkö
electronic: sähköisten sähköiseen sähköisenä
elementary: yläkouluun
elevator: hissiä
eleventh: yhdestoista
else: muuten muutoin
elsewhere: muualle
email: sähköposti sähköpostilista meili maili
emblem: vaakunoita vaakuna
embroidery: kirjonnasta kirjottuna
employee: henkilöstö
employer: työnantaja
emptied: tyhjennetään tyhjä tyhjennetty
encouraging: kannustavat
end: loppu lopuksi lopussa päättyy loput lopuista lopettaa lopun
ended: päättyi loppui
ends: päättyvät loppuu loppuvat päätyttyä päättyessä päättyminen
energy: energia
engraved: kaiverretaan kaiverrettu
enough: riittää tarpeeksi riitä riittävä kylliksi
entitlement: oikeudella oikeuksia oikeuksien etuoikeutta
entitles: oikeuttaa oikeuta
entrance ticket: sisäänpääsylippu
entrepreneur: yrittäjä yrittäjille yrittäjyys
entry: sisäänpääsy sisäänkäynti
entry fee: sisäänpääsymaksu pääsymaksu ilmoittautumismaksu
environment: ympäristö
equal: tasan samanarvoinen tasavertainen
equipment: varuste väline
especially: erityisesti etenkin varsinkin
euro: euro euromäärä
even: edes jopa
evening: ilta illan illaksi illassa illalla
evenings: marttailtojen
event: tapahtuma tilaisuus tilaisuuden tapahtumapaikka tapahtumakalenteri tilaisuudessa tilaisuuteen tilaisuudet yleisötapahtuma kylätapahtuma tapahtumi
event badge: tapahtumamerkki tapahtumamerkin osallistujamerkki
ever: tahansa hyvänsä
every: jokaiseen jokaisessa
everybody: kaikkihan jokaisellehan
everyone: kaikkialle
everything: kaikkensa
exam: koe kokeen koetta kokeessa tentti tentin kokeet koepäivä kokeeseen loppukoe loppukokeen ylioppilaskoe tentissä koevastaukset koekysymykset näyttökoe ajokoe
except: paitsi
exchange: vaihto vaihdon vaihdossa vaihtaa vaihtavat vaihda vaihdella vaihdeta vaihtuu vaihtuisi vaihtaminen vaihtanut vaihtaja vaihtamista vaihtamisen vaihtaisi vaihtakaa vaihdetut vaihtama vaihdett vaihdoi
exchange rate: vaihtokurssi valuuttakurssi
exchange value: vaihtoarvo
exchangeable: vaihdettavaksi vaihtokelpoinen
exhibition: näyttely esillä näyttelykäynti
expected: odotettu odotetaan odotettavissa odotus odotukset odottaa
expected return: tuottoodotus tuottolupaus tuottolupauksen tuottoodotuksen tuottotavoite tuottotavoitteen tuottoarvio tuottolaskuri
expense: meno
expensive: kallis kalliin kalliimpi kalliimmalla kalliimmaksi kalleus
experience: kokemus kokemuksen kokemukset
expert: asiantuntija
expires: vanhenee vanhentua vanhenevat vanhentunut erääntyy eräpäivä umpeutuu raukeaa
expiry: voimassaoloaika voimassaoloajan
extra fee: lisämaksu
extract: ote
fabric: kankaalle kangas kankaisillekin
faces: kasvoista
failed: pieleen epäonnistui
fair: reilu oikeudenmukainen tasapuolinen
fake: tekaistu feikki feikkejä valheellinen vale epäaito feikin valekortti valetodistus väärennetyksi valetutkinto valeasiakirja
fake passport: valepassi
fall: laskee laskenut laski putoaa pudota laskeva laskussa romahtaa romahdus putoavat pudonnut pudotus alenee aleneva halpenee halventua
falling price: hinnanlasku kurssilasku arvonlasku
families: perheittäin perheet
family: suvun suku perhe suvussa suvulle
family pennants: sukuviirejä
family society: sukuseura
fan: fani faneille
fan letter: fanikirje
farm: maatila viljelijä
fast: nopea
fastest: nopeimmat
father: isää isä
favourite character: lempihahmo
feather picture: höyhenkuvan
february: helmikuu
fee: maksu maksullinen maksullista maksullisen
festival: festivaali festari juhla juhlia ruokafestareille festivaaleilla festivaaleille festareilla festareille kesäjuhla juhliin juhlien kyläjuhla kevätjuhla musiikkijuhla
few: harva
fifteen: viidellätoista viisitoista
fifth: viides viidentenä viidennen
fifty: viisikymmentä
filled: täyttyi täyttivät
fills: täyttää täyttyvän täyttyy täydentämään
final spurt: loppukiri
finally: vihdoin
financial: taloudellinen taloudellisen taloudellista taloudellisesti talouteen
find: löytyy löytää
fine: sakko sakon sakot sakkomaksu
fingerprint: sormenjäljet
finish: lopetetaan loppuunsaattaminen
finland: suomesta suomen suomi suomessa
finnish: suomeksi suomea suomenkielinen
fire brigade: palokunta palokunnan vpk
fire drill: sammutinharjoitus
fire insurance: tulipalovakuutus
first: ensimmäinen ensimmäisen ensimmäistä ensimmäiset ensimmäisille ensimmäisestä ensimmäisellä ensin ensimmäiseksi ensimmäisten ensimmäisiä ensimmäisinä ensimmäiselle ensimmäisessä ensiksi ensinnäkin eka ekan
first aid: ensiapu ensiavun
first graders: ekaluokkalaisille ekaluokkalainen ekaluokkalaiset
first refusal: etuostooikeus etuoikeus etuoikeuden merkintäetuoikeus
fish: kala kalastuslupa
fitness badge: kuntomerkki kuntomerkin
fits: mahtuu mahtuvat
five: viisi viittä viiden viidellä viidelle viidessä viideltä viidestä viiteen
five times: viidesti
fixed: kiinteä
flame logo: liekkilogolla
flea market: kirppis kirppiksen kirppiksellä kyläkirppis kirpputori
flies: hirvikärpäsiä sääskiä
floor: lattia
flowers: kukka kukat kukkia
foam cloud: vaahtopilven
folder: mappiin
follower: seuraaja
food: ruoka ruoan ruoat elintarvike
food hygiene: elintarvikehygienia
foot: juurella
for: puolesta varten eteen tilalle
forbidden: kielletty kielletään kielto kiellon
forcibly: väkisin
forecast: ennuste ennustaa
foreigners: ulkomaalaisten ulkomaalainen
forest: metsä mökkimetsän
forest advisor: metsäneuvoja
forge: väärennät väärennetään väärentäminen väärentäjä väärentämistä väärentämisen väärensi väärennettiin väärentämätön väärennämme väärennettävä
forged: väärennös väärentää väärennet väärennöks
forgot: unohti
form: lomake lomakkeella lomakkeen lomakkeelle
former: entiselle entinen
formerly: aikoinaan
forward: eteenpäin
found: löytyi
found money: löytöraha
foundation: säätiö
founded: perustettu perustettiin perustamassa perustaa perustaminen
founder: perustaja perustajille
founder badge: perustajamerkki perustajamerkin
four: neljä neljästä neljässä
fourth: neljäs neljännen
fox: kettuun
frames: kehyksiin
free: ilmainen ilmaiseksi ilmaisen ilmaista ilmaiset ilmaisia maksuton maksutta maksuttoman maksuttomia maksuttomasti maksuttomat ilmaiselle maksuttomaan maksuttomalla ilmaisten ilmaiskäynti ilmaislippu ilmaisnäyte kuluton kulutta veloituksetta ilmaisella ilmaisissa ilmaisesti
free entry: vapaapääsy
friday: perjantai pe
friend: kaveri ystävä
friends: ystävät ystäville kaverit kavereille
front: edestä
frost: halla
full: täynnä täysi täynä
fun: hauska huvi
fund: rahasto
funding: rahoitus rahoituksen rahoitetaan rahoittaa rahoittamaan rahoitettu hankerahoituksesta hankerahoitus hankeraha rahoituskierroksen rahoittaja rahoittajille rahoitukseen rahoituksesta joukkorahoituksella joukkorahoituksessa rahoituskampanja rahoittavat rahoitamme rahoittaminen
fundraising: varainhankinta varainhankinnan varainkeruu keräys keräyksen keräyksestä keruu rahankeräys rahankeräyksen rahankeräyslupa keräyskampanja keräykseen keräyksessä keräyksellä varainhankintaan hyväntekeväisyyskeräys
furniture: huonekalu
future: tulevaisuuden tulevaisuudessa tuleva
gain: hyöty hyödyn hyödyt etu etua edun edut etuja etuna edulla jäsenetu jäsenedut jäsenedun
gain money: rikastua rikastuu rikastut rikastuminen vaurastua vaurastuu
game: peli pelejä pelata pelaa peleissä peleihin pelaamaan pelannut pelasi
game shirts: pelipaidat pelipaita
garden: puutarha piha kasvimaa puutarhuri puutarhayhdistys yhteisöpuutarha siirtolapuutarha viljelypalsta palsta kasvihuone
garden course: puutarhakurssi
gas bottle: kaasupullo
gate: portti portin portista porteilla
gathered: koossa
gearbox: vaihteistolle
general meeting: yhtiökokous yhtiökokouksen yhtiökokouksessa osuuskuntakokous jäsenkokous jäsenkokouksen jäsenkokouksessa
generated: generoidaan
generously: reilusti
genuine: aito aidon aidot aidolta aidoksi aitoudesta aitousvakuutus aitoustodistus
genuineness: aitoustodistuksen
get involved: mukaantulo
gets: saada saatu sai saivat saimme saatiin saadut saanut saaneet saadusta saadun saavat saanti saisimme saisivat saisin saavansa saapuu saamaan saamalla saaminen saamisen saapuvat saisitte saatava
gift: lahja lahjoja
gift card: lahjakortti lahjakortin lahjakortit lahjakortteja lahjakortilla lahjakortista lahjakortteihin lahjakortiksi
gingerbread: pipareista
girl: tyttö tytöt tytöille
given away: lahjoitettavissa
gives: antaa antavat antoi antanut annettiin anna antaja antama anneta annettu antaneet annettava antakaa antamista antamisen antaisi antavan annetut annetun
glued: liimataan
glutenfree: gluteenittomat
goal: tavoite tavoitteen
goals: maaleista maali
godparents: kummit
goes: meni mennä mene mennyt menneet mentiin
gold: kulta kullan
gold badge: kultamerkki kultamerkin kultamerkkejä
golden: kultainen kultaisia kultaisen
good: hyvä hyviä hyvinä parempi paremmin paremman
goods: tavara tavaroita
government: hallinto hallinnon ministeri
grade: arvosana arvosanoja numerotodistus
graduate: valmistunut valmistuneet valmistuneille alumni valmistua
graduation: valmistumiseen valmistuminen valmistujaiset
graduation badge: valmistumismerkki valmistumismerkin
grammar: kieliopista kielioppi
grandmothers: mummoille
grandparents: isovanhemmat
grant: avustus avustuksen avustukset avustuksella apuraha stipendi
granted: myönnetty myönsi myönnettiin
grants: myöntää myönnetään myöntävät myöntäminen
grease: rasvaa
green: vihreä
greetings: terveisin terveiset
groomer: laturetki hiihtoladun latu ladun
group: ryhmä porukka
grow: kasvaa kasvoi kasvanut kasvaisi kasvattaa kasvaneet kasvava kasvattaminen kasvatamme kasvuun kasvaessa kasvatettu
guarantee: taata takaa takuu takaus takauksen takuita tae takaamaan takuuaika takuutodistus takuukortti takuukortin takuusumma
guaranteed: taattu taatun taatusti taatut taatulla takuuvarma
guaranteed interest: takuukorko takuukoron
guaranteed profit: takuutuotto takuutuoton
guardian: huoltaja
guidance: opastettu ohjaustunti ohjatut ohjattu ohjauksen ohjauksessa
guide: ohjata ohjaa ohjaus opas oppaan
guild: killan
gym: kuntosali sali
habit: tottumusta
hacked: hakkeroitu hakkeri
had: ollut olleet olivat
half: puolet puoli puolen puoleen puolivälissä
hall: salin
hallway: eteisessä
ham: kinkun
hammer: vasaran nuija
hand over: luovutetaan luovutus luovutuksen luovutettu luovutettiin luovutettava luovutta luovuta
handicraft: käsityö neulonta neuloa neulontakerho kutoa kudonta
handicrafts: puhdetöitä
handled: käsitellään
hang: roikuta
happen: sattuessa
harbour guard: satamavahti
harvest: sato sadon
hash: tiiviste tiivistearvo sormenjälki sormenjäljen
hat: pipo
have: pidetäänkö
hay: heinäerä
he: hän hänen hänelle häntä hänestä häneltä hänellä
heading: otsikko otsikon
health: terveyttä terveydelle terveydeksi terveellinen
health centre: terveysasema terveyskeskus terveyskeskuksen
health certificate: terveystodistus terveystodistuksen lääkärintodistus lääkärintodistuksen rokotustodistus rokotustodistuksen
hello: hei moi terve moikka
helmet: kypärä
help: apu apua avun auttaa auttavat autetaan auttaja autoimme auttanut auttajille auttamaan auttamalla auttaneet auttaneille autoit auttajien avusta avuksi autamme autan naapuriapu
helpdesk: asiakaspalveluun asiakaspalvelusta tukipalvelu neuvonta neuvoo neuvoja
here: täällä tänne täältä
highest: korkein korkeimman korkeimmalla
his: hänenkin
history: historia
hobby: harrastaa harrastetaan
hobby research: harrastetutkimus
hockey badge: jääkiekkomerkki
hold: pidetään pidettävä
holder: pitäjä kantaja
holes: reiät
holiday: loma kesäloma
holiday trips: lomamatkat
home: koti kotona kodin
home economics: kotitalousluokasta kotitalous kotitalousluokka
home folks: kotiväki
home key: kotiavain kotiavaimen taloavain
homecoming: kotiinpaluu
homework: läksy kotitehtävä tehtävä tehtäviä
honest: rehellinen rehellisesti rehellisyys
honey: hunajaa
honour: kunnia kunniakirja kunniataulu kunniajäsenyys
honour badge: kunniamerkit kunniamerkkejä
hoof: kaviota
hoped: toivotaan toivoo toivottavasti toivomme toive
horse: hevosen hevonen hevoset hevosia hevosten ratsastus ratsastaja
hospital: sairaala
hosts: isännät
hotel: hotelli
hour: tunti tunnin tunnit tuntimäärä tunneista
house: talo luhtitalon
housing company: taloyhtiö
how: miten kuinka
however: kuitenkin silti
hundred: sata sadan sadalla satoja
hunter: metsästäjä
hunting: metsästetään hirvipassin
hunting club: metsästysseura
hunting season: hirvikausi
hurry: kiire nopeimmin
hygiene certificate: hygieniapassi hygieniapassitestiin
i: minä minun minulle minulla minulta minua minusta minut mä mun mulle mulla minuun itselleni
ice: jäälle jäiden
ice cream: jäätelö
ice net: avantoverkko
ice picks: naskalit
ice rink: jäähalli
idea: ajatus
identical: identtinen identtisen identtiset samannäköinen samannäköisen aidonnäköinen aidonnäköisen aidonnäköistä erottamaton
identity: henkilöllisyys henkilöllisyyden tunnistautuminen tunnistautua tunnistus henkilöllisyyttä tunnistetieto tunnistetiedot tunnistautumista
identity card: henkilöllisyystodistus henkilöllisyystodistuksella henkilöllisyystodistuksen henkkari henkilökortti henkilökortin henkilökortit henkilöllisyystodistukset
if: jos mikäli josko jospa jollei
illegal: laiton laittoman laittomasti
illness: sairaus sairauden sairauksia sairas diagnoosi
imitate: jäljitelmä jäljitellä matkia jäljittelee jäljitelmiä näköinen kopio mallinen
imitation: jäljitelmät jäljentää jäljennös jäljennöksen kopiot kopiokortti kopiona kopioidaan kopioitu kopioiminen piraattikopio replika
immediately: heti
immutable: muuttumaton muuttamaton muuttumattoman
implement: toteuttamaan
impossible: mahdoton mahdottoman
in: sisällä
in places: paikoin
includes: sisältää sisältyy
income: ansio perustulo tulonlähde lisätulo lisäansio passiivitulo tulonlähteen kuukausitulo palkkatulo
information: tiedoksi tiedotus tiedottaa tiedotetaan lisätieto lisätiedot infoa
inherit: periydy periytyy perintö perinnön perillinen perilliset
inheritable: perittävissä
inner: sisäinen
inside: sisäpuolelle
inspector: tarkastajat tarkastajalle
install: asenna asentaa asennetaan asennus
installer: asentaja
installment: osamaksu
instead: sijasta sijaan
instructions: ohje
instructor: ohjaaja vetäjä vetäjille saunajoogaohjaajaa ohjaajille
insurance: vakuutus vakuutuksen vakuutukset
interest: korko koron korot koroista korolla korosta vuosikorko vuosikoron korkotuotto korkotuoton osuuskorko osuuskoron korkotulo korkotuotot korkoprosentti korkotaso korottomasti korolle talletuskorko koroil koronmaksu
interest free: korottoman
internet: nettiin internetissä verkkoyhteys
interpreter: tulkki
interval: väliä
into: sisään sisälle
invalid: mitätön mitättömän pätemätön pätemättömät kelvoton
invented: keksitty keksiä
inventory: inventaario
invest: sijoittaa sijoita sijoittaminen sijoittamista sijoittavat sijoitetaan sijoittakaa sijoittaneet sijoittanut sijoitti sijoittamiseen sijoittamisen sijoittaisi sijoitetut sijoittama sijoitett
investment: sijoitus sijoituksen sijoitukset sijoituksia sijoituksesta sijoitustuote sijoituskohde sijoituksesi sijoituksella sijoitusmahdollisuus sijoitusmahdollisuuden sijoitusneuvonta sijoitusohjelma sijoituskohteen sijoitusrahasto sijoituksista sijoituskurssi sijoitussuunnitelma
investment advice: sijoitusneuvo sijoitusneuvontaa
investment scam: sijoitushuijaus sijoitushuijauksista sijoitushuijauksen
investor: sijoittaja piensijoittaja pääomasijoittaja sijoittaji
invite: kutsu kutsumalla kutsumaan kutsutuille kutsukoodi kutsuvieras kutsuvieraat
invite friends: kutsukaveri kaverikutsu
invoice: lasku laskutetaan
is: on onko onhan olevansa olevaan onkin onpa ollen
island: saaren
issue: liikkeeseenlasku
issuer: myöntäjä liikkeeseenlaskija
it: se sen sitä siitä siihen sillä siinä sille siltä sekin sehän
jacket: takki takin
january: tammikuu
job: työpaikka työpaikan työpaikalla
job application: työhakemus työhakemuksessa
join: liittyä liity liittyy liittyvät liittyminen liittymällä liittynyt liittymisen liittyneet liittymismaksu liittymään liittykää liittyi liittymiseen liittyessä liittyjä
joke: vitsi
jokingly: leikillään
joy: ilo iloa iloksi ilolla
juice station: mehuasemalle
july: heinäkuu
jump: hyppimistä
june: kesäkuu
juniors: juniori junioreille junnu
just: juuri vasta
keep: säilyttää säilytä säilytetään säilyttävät säilyttäminen säilyy säilyvät säilyttäjä säilyttäisi säilytysten säilyttäkää säilyttämistä säilyttänyt säilyneet säilyttämä säilytett säilyty
keeps: pitävät pidä pitänyt piti pidettiin pidetty pitäminen
keepsake: muistoesineen muistoesineet muistoja
key: avain avaime avaimi avainkortti
key holder: avaimenhaltija avainvastaava
keychain: avaimenperä
kilometres: kilometri kilometreistä
kiosk: kioski
kiosk money: kioskiraha
knife: puukko
knower: tuntija
knows: osaa tietää tiedät osaavat
lamps: pikkujoululamput
language certificate: kielitodistus kielitodistuksen
language exchange: kielitandem
language test: yki
last: viime viimeisellä viimeiseksi viimeisille
lasts: kesto kestää
late fee: myöhästymismaksu
later: myöhemmin myöhempi myöhemmän
laughing: hekotteleva
launch: lanseeraus lanseerauksen avajaiset käynnistys käynnistyy käynnistä julkistus lanseeraa lanseerattiin lanseerauspäivä lanseerata julkistaminen avauspäivä avausmyynti avajaisissa
law: laki lain laissa laillinen laillisen laillisesti lakisääteinen
lawn mowers: nurmikonleikkaajille
lead: taluta
leader: johtaja johtanut
leaders cafe: johtajakahvilassa
league: liiga sarja
leaks: vuotaa
learn: oppia oppii oppinut oppineelle opetellaan oppivat opin opittu opi oppiminen oppimisen opitaan oppimista opimme oppimaan opitut oppimateriaali
least: vähintään ainakin
leave: jättää jätetään
leave club: erota eroaa eroaminen
leaves: lähtee lähtevät lähtö lähdetään lähtijä lähdössä
lecture: luento
left: liikenee jäljellä jätetty jätti jäänyt vasemmalla
leg: jalka
lend: lainata lainaa lainaamaan lainasi lainaisi lainannut lainaus lainauksen lainassa lainavelka lainaamalla lainatt
lender: lainanantaja velkoja
less: vähemmän vähempi vähempää vähemmällä vähentää vähennys vähenee
lesson: oppitunnit tunnilla tunneilla yksityistunti soittotunti soittotunnit opetustunti
letter: kirje kevätkirje leirikirje
letter mark: kirjain
level: taso
liability: vastuussa vastuuta vastuun vastaamme
librarian: kirjastonhoitaja kirjastovirkailija
library: kirjasto kunnankirjasto kirjastoauto kaupunginkirjasto koulukirjasto kirjastopalvelu
library account: kirjastotili
library card: kirjastokortti kirjastokortin kirjastokortit kirjastokortilla
library loan: kirjastolaina lainausaika lainaaika lainausaste eräpäivän
licence: lupa luvan luvat lupia luvalla lisenssi toimilupa ajokortti ajokortin elinkeinolupa luvanvarainen luvanvaraisen luvattomasti luvatta käyttölupa käyttöoikeus käyttöoikeuden lisensoitu lupakirja ammatinharjoittamislupa lupie luvanhaltija
life: hengen elämä
lifebuoy: pelastusrengas
lifejacket day: pelastusliivipäivä
lighter: kevyempi
like: kuten tykkäävät
limited: rajattu rajatun rajallinen rajallisen rajatusti rajallista rajoitus rajoituksen rajoituksia rajatut rajoitet
limited edition: erikoispainos keräilypainos erikoiserä erikoispainoksen keräilyerä
line: viiva rivi
link: linkki linkin
lion emblem: leijonavaakuna leijona
liquidity: likviditeetti likviditeetin
list: lista luettelo koontilista
list price: listahinta ohjehinta
listed: listataan listautuu listaus listauksen listauksesta
listens: kuuntelee
little: pieni vähä
loan: laina lainoja lainojen joukkolaina lainaehdot lainamäärä lainasumma lainatakuu pikavippi pikalaina jäsenlaina lainoi
lobby: aulassa
locality: paikkakunta
lock: lukko lukittuun
locked: lukittu lukita lukitus lukitun
log: lokista
login: kirjautua kirjaudu kirjautuminen kirjautumisen kirjautumistunnus kirjautuu sisäänkirjautuminen
logs: hirret hirrestä tukki tukista tukin
long: kauan pitkä
lookalike: näköistä näköisiä näköiseksi näköisen
loom: kangaspuut
loose: irti
lose: menettää häviää hävitä katoaa katosi hukata menettävät kadota menetä menettänyt menetetään menettäminen menettämisen hukkaa kadottaa häviäjä hävisi
loss: tappio menetys menetyksen menetyksiä
lost: hukassa hävinnyt kadonnut hukkunut kadonneen kadonneet menetetty kateissa kadotettu kadonneesta kadottanut hukattu
lost property: löytötavara
lottery ticket: arpa arvat arpoja
love: rakkaus rakkauden
low: matala
loyalty: kantaasiakas uskollisuus uskollisille uskojat kantis kantaasiakkaat kantaasiakkaille kantaasiakkaan kantaasiakkuus kantaasiakasohjelma kantaasiakkuuden uskollisuusohjelma uskollisuuspisteet
loyalty card: asiakaskortti kanta kantakortti leimakortti kymppikortti kymppikortin asiakaskortin kantaasiakaskortti kantaasiakaskortin leimakortin leimakortit leimapassi kantakortin etukortti etukortin plussakortti
loyalty points: kantaasiakaspisteet
lunch: lounas lounaan lounaalla lounaita talkoolounaan lounaat lounaalle lounaspassi lounaskortti
machine: koneellaan
made: tehty tehtiin teki tehnyt tehneet tehdyt tehdyn rakennettu
magazine: lehdet lehtiä jäsenlehti jäsenlehden lehdestä lehdessä
mainnet: pääverkko pääverkon pääverkossa pääverkosta julkaisuverkko pääverkolle
maintenance charge: vastike vastikkeesta
make: tehdä tekee tekevät teemme teen tehkää tee teet tekeminen tekemään tekisi
maker: tekijä tekijöitä
man: mies miehen miehet
manager: isännöitsijä päällikkö
manages: ehtii ehtivät ehditty
managing director: toimitusjohtaja
many: monta moni monet monelle monen usean useat useita useille
map: kartta kartan
march: maaliskuu
mark: markka markan markkoja
market: markkinoilla markkinoille markkinoiden markkina markkinapaikka markkinapaikan markkinapaikalla tori markkinoita markkinoilta markkinoiksi pörssimarkkina
market value: markkinaarvo käypä käyvän markkinahinta markkinahinnan
marketing: markkinoi
marketplace: kauppapaikka kauppapaikan kauppapaikalla
master key: yleisavain
match: ottelu kotipeli matsi kotiottelu matseja otteluliput ottelulippu kotipeleissä vierasottelu
matter: asia kyse juttu jutut homma asioin
mattress: patjat
maximum: korkeintaan maksimi maksimissaan
may: saa saat saako saamme saan saisi
may month: toukokuu vappu wapulle
may week: vappuviikolla
maybe: ehkä
meal: ateria annos annoksen
meaningless: merkityksettömiä
means: merkitsee tarkoittaa
means of: avulla
means that: merkitys merkityksen merkityksetön
medal: mitali mitaleita kunniamitali
medical: lääketieteellinen lääkäri lääke lääkkeen terveys terveyden terveystieto terveystiedot potilas potilaan lääketieteen lääketieteellisen lääketieteellistä lääkkeet lääkkeitä lääkinnällinen terveydenhuolto terveydenhuollon terveydenhoito terveydenhoitaja
meeting: kokous kokouksen kokouksessa kokouksesta kokoukset kokoukseen tapaaminen tapaamista tapaamisen sukukokous kevätkokous kevätkokouksessa
meets: kokoontuu kokoontuvat tapaa tavataan
member: jäsen jäsenemme jäsenkunta jäsenmäärä jäsenluettelo jäsenlista jäsenilta jäsenrekisteriä kunniajäsen kannatusjäsen perustajajäsen ainaisjäsen
member benefit: jäseneduista jäsenetuihin jäsenetuna
member letter: jäsenkirje
member number: jäsennumero
member page: jäsensivu
member price: jäsenhinta jäsenhinnan jäsenhinnalla
member register: jäsenrekisteri
member vote: jäsenäänestys jäsenäänestyksen
membership: jäsenyys jäsenyyden jäsenyydestä jäsenyydellä jäsenyydet jäsenyydelle jäsenyystaso jäsenyyskausi ainaisjäsenyys vuosijäsenyys vuosijäsenyyden jäsenyyt jäsenyyks
membership card: jäsenkortti jäsenkortin jäsenkortit jäsenkortilla jäsenkortista jäsenkortteja
membership club: muistelukerhon
membership fee: jäsenmaksu kannatusmaksu kannatusjäsenmaksu
memento: muisto
memorial: muistomerkki muistomerkin
memory: muistaminen muistoissa muistamme
merit badge: ansiomerkki ansiomerkit ansiomerkin suoritusmerkki suoritusmerkin
metal: metalli
meter: mittari
middle: keski keskellä keskus
middleman: välikäsi välittäjän
midsummer: juhannus juhannuksena
mill: mylly
million: miljoona
millionaire: miljonääri
minimum: minimi alin alimman vähimmäis vähimmäismäärä vähimmäissumma
mining: louhinta louhinnan louhia louhii
minted: lyödä lyöty luodut
minute: minuutti minuutissa
minutes: pöytäkirja muistio
missing: puuttuu puuttuvat puute
mittens: kintaat
mix: sekoittaa sekoita
monday: maanantai
monetary value: rahaarvo
money: raha rahallista rahallinen rahallisen rahallisesti rahankäyttö rahallisella käyttöraha käteisvarat taskuraha viikkoraha rahanarvoinen rahanarvoista rahayksikkö rahamäärä rahasumma rahoi rahoj rahavarat fyrkka massi hillo tienesti pätäkkä
money raising: rahankeruu
money value: nimellisarvo
month: kuukausi kuukauden kuukaudessa kuukauteenkaan kuussa kuun kuu kuukautta
monthly: kuukausittain kuukausimaksu
monthly fee: kuukausimaksun kuukausimaksua kuukausimaksut
more: enemmän lisä enempää useampi useamman enempi
morning: aamu
morning assembly: aamunavauksessa
mosquito badge: hyttysmerkki
mosquito repellent: hyttysmyrkkyä
most: enintään useimmilla useimmat useimmille suurin
mother: äiti äidin
mouth: suuni
moves: muuttaa liikkuvat liikkeelle muutossa liikkuu
movie: elokuva leffa elokuvia elokuvateatteri elokuviin elokuvailta
movie tickets: leffaliput leffalippu elokuvalippu
much: paljon
multiple: moninkertaisen kolminkertaisena moninkertainen
multiply: moninkertaistuu moninkertaistaa
municipality: kunta kunnan kunnalle
museum: museo paikallismuseo museokortti museokortin museokauppa museovieras museokäynti taidemuseo
music: musiikki musiikin soittaja soitin yhtye bändi
must: pitää täytyy pitäisi täytyisi pakko pakollinen pakollista pakollisen pakolliset täytynyt joutuu joutuvat velvollinen velvollisuus velvoite velvoitteet velvoittaa
nail: naulassa naulaajan
name: nimi nimen nimeä nimet nimellä nimesi nimestä sukunimi sukunimen nimeen nimelle nimeksi nimimuistio nimilista nimessä nimikirjain
name tag: nimilappu nimilapun
national: valtakunnallinen valtakunnallisen kansallinen kansallisen kansallista
nationality: kansallisuus kansallisuutta kansalaisuus kansalaisuutta kansalaisuuden
nature: luonto luonnon luonnossa
near: lähellä vieressä viereen vierestä lähes
need: tarvitsevat tarvitsemme tarvittaisiin tarvi tarvitaanko tarve tarpeen tarvittaessa tarvitsematta tarvitsivat tarvitsetko edellyttää edellytetään edellytys vaatii vaativat vaatimus vaatimukset
neighbour: naapuri
neighbourhood: naapurusto asuinalue kortteli
neighbours: naapurit
nervous: hermostu
nest: pesän
network: verkko verkon verkosto verkot
never: koskaan milloinkaan ikinä
never ask: kysele
new: uusi uuden uutta uudet uuteen uudelle uudessa uudella uudesta
newsletter: uutiskirje tiedotteet uutinen uutiset
newspaper: lehti lehden lehteä
next: seuraava ensi
nice: kiva kätevä mukava kiltiksen
night: yö yötä yönä öisin
night guard: yövartiota
nine: yhdeksän yhdeksää
ninth: yhdeksänneltä yhdeksäs
no longer: lakkaa lakkasi
no value: arvottomaksi
nobody: kukaan kenenkään kenellekään keneltäkään ketään kellekään kenelläkään kenestäkään kellään kenkään keneenkään keihinkään
nominal value: nimellisarvoa nimellisarvon
non transferable: siirtokelvoton
nonprofit: yleishyödyllinen yleishyödyllisen yleishyödyllistä voittoatavoittelematon
normal: normaali tavallinen
north end: pohjoispään
not: ei eivät emme en et ette eikä älä älkää äläkä enkä etkä älköön eihän eipä elleivät enpä eikö
not allowed: kiellettyjä kielletyn
not collected: keräämättä
not stored: tallenneta
note: lapun lappu
noted: todettiin todetaan
nothing: tyhjää mikäänkään
notice: ilmoitus ilmoitukset ilmoittaa huomautus
notice board: ilmoitustaulu
november: marraskuu
now: nyt nykyisin nykyään nykyinen nykyisen
nowhere: minnekään
number: numero luku
numbered: numeroid numeroit
nurse: sairaanhoitaja lähihoitaja
nursing home: vanhainkodin
october: lokakuu
offer: tarjous tarjouksen tarjoukset tarjouksia tarjota tarjoaa tarjoamme tarjoavat tarjolla tarjosi tarjoama tarjoukseen tarjouksesta tarjoushinta erikoistarjous erikoistarjouksen jäsentarjous tarjoushinnat tarjonnut tarjottu tarjoaminen tarjottiin tarjoan tarjoat
office: toimisto
official: virallinen virallisen virallista viralliset virallisesti virallisia virallisella virallisten virallisessa virallisesta viralliseen viralliseksi virallisuus virka viran virkamies viranhaltija
often: usein useimmin
old: vanha vanhoja vanhojen vanhoille vanhimmat
on time: ajallaan ajoissa
once: kerran kerralla kertaalleen
one: yksi yhden yhtä yhdestä yhdellä yhdelle yhteen yhtenä ykkönen yhdeltä yhdessäkään yhdeksi
online: verkossa netissä verkosta netti netin
only: vain pelkkä pelkän ainoa ainut yksistään pelkästä pelkiltä pelkät yhdenkään
only keepsake: muistoarvollinen
open: auki avoin avoimen raollaan avaa avata avaamalla avaaminen avoimet avoimeen
open space: aukea
opened: avattiin avattu
opinion: mielestämme mielipiteen mielipide
opposite: päinvastoin
optical fibre: kuitu
optional: valinnainen valinnaisen valinnaista
or: tai eli vai
orange: oranssi
orchestra: orkesteri
order: järjestys
ordered: tilata tilaus tilauksen tilattu
organisation: järjestö
organisers: järjestäjille järjestäjä
orienteering: iltarastit iltarastien suunnistus
original: alkuperäinen alkuperäisen alkuperäistä alkuperäiset alkuperäisiä
other: muut muu muun muilla muille muilta muiden muita muista toisen toiselle toisella toiselta toisesta toiseen toisia toisille toiset toisiin muihin muissa toisilta toisten toisilla
otherwise: toisin
our: meidän
outhouse: vessa
outsiders: ulkopuoliset ulkopuolisilta
over: yli yläpuolella
overall badges: digihaalarimerkit haalarimerkit haalarimerkki haalarimerkin haalarimerkkejä
overalls: haalarit
owl: pöllö
own: oma omaa oman omalla omalle omat omia omien omassa omasta omasi omille omin omaksi omista omistamaansa omilla omissa omiin
owner: omistaja haltija asunnonomistaja kortinhaltija kortinomistaja merkinhaltija merkinomistaja omistaji haltijoi omistajuu
ownership: omistus omistuksen omistusosuus omistusosuuden omistusoikeus omistusoikeuden omistajuus omistajuuden omistajuutta omistajanvaihdos omistajanvaihdoksen omistajanvaihto omistaminen omistamisen omistusosuuksia omistuksesta omistuksessa
owns: omistaa omistavat omistat omistamme omistanut omistettu omistetaan omaavia omaava omistavan omistama omistavien omistaen omisti
page: sivu sivuilta sivustolla kotisivut kotisivuilla
paid: maksettu maksettiin maksoi maksanut maksaneet maksetut maksetun maksamasi maksamansa maksetusta maksetulla maksaneille maksaneelle
painted: maalata
pale: hailakkana
pancake: pannukakkua
paper: paperi paperiviidakon paperikortti paperilappu
papers: papereita
parents: vanhemmat vanhemmille vanhemmalta vanhempi
parish: seurakunnalle seurakunnassa seurakuntaan seurakunnat
parrot: papukaija
part: osa osan
part owner: osaomistaja yhteisomistaja
part ownership: osaomistus osaomistuksen yhteisomistus yhteisomistuksen
participant: osallistuja osallistujille osallistunut osallistuneille osallistuneet osallistuva osanottaja osallistuneelle kurssilainen kurssilaisille kurssilaisten osallistujien osallistujilta osallistujamäärä osallistuneita osallistujia osanottajille osanottajien
participate: osallistu osallistuvat osallistumaan
participation: osallisuus osallistuminen osallistumisesta osallistumisen osallistumista osallistumalla osallistumiseen osallistumisella osallistumisoikeus osallistumismerkki
participation certificate: osallistumistodistuksia osallistumistodisteet
participation fee: osallistumismaksu osanottomaksu
particular: tietty
party: sitseillä osapuoli osapuolen osapuolet bileet
pass: passi
pass chain: passiketjun
pass on: edelleenluovutus edelleenluovuttaa
passerby: ohikulkija
passes: kului
passive income: passiivituloa
passport: matkustusasiakirja passinumero
passport number: passinumeron passikopio
password: salasana salasano
path: polku
patient: kärsivällinen potilaat potilaalle potilaiden potilaita potilasta
pattern badges: mallimerkit
paw: tassu
pay: makseta maksa maksamalla maksamaan maksajalle maksaisimme maksuunpano maksella maksett maksee
payable: maksettavaksi maksettavissa
payment: maksuväline suoritus suorituksen maksuerä maksutapa maksutavat maksukyky maksunsaaja maksukortti maksuaika maksumuuri
payment day: maksupäivä eräpäivään
payout: ulosmaksu tilitetään tilitykset
pays out: tilittävät
peace: rauha
peer support: tovituki vertaistukijoille tovi
pen: kynä sulkakynä
penny: sentti pennit pennejä
pension: eläke eläkkeen
pensioners: eläkeläisten eläkeläiset
pensioners association: eläkeliiton eläkeliitto
people: ihmiset väki ihmisille
per: kohden
percent: prosentti prosentin prosentilla prosentit sadasosa prosenttiosuus
percent off: alennusprosentin
performance: esiintymisestä esiintyminen
period: jakso
permanent: pysyvä pysyviä
permit: työlupa lupatodistus rakennuslupa
person: ihmistä henkilö ihminen
personal: henkilökohtainen henkilökohtaisen henkilökohtaista henkilökohtaiset henkilökohtaisia henkilökohtaisesti henkilökohtaisten henkilökohtaisella
personal data: henkilötieto henkilötiedot henkilötiedoista henkilötiedoissa henkilötietolaki henkilötunnuksia henkilötunnuksesi asiakastiedot asiakastietoja potilastiedot potilastietoja potilastietojen jäsentiedot jäsentietoja jäsentietojen oppilastiedot terveystietoja terveystietojen
personal id: henkilötunnus henkilötunnuksen hetu
pharmacy: apteekki apteekissa apteekin apteekkihylly apteekista
phase: vaihe
phishing: kalastelu tietojenkalastelu
phone: puhelin puhelimen puhelimeen puhelimella puhelimet puhelimessa kännykkä kännykän kännykässä kännykät puhelinnumero puhelimesta puhelimelle puhelimitse kännyköitä
phone call: puhelu soittaa soitto soittajalle soita
photo: valokuvia valokuvaa valokuvaus passikuva kasvokuva
photo id: kuvallinen
phrase: lause
picture: kuva kuvia valokuvan valokuvat pullakuva
pieces: kappale kpl
pier: laituri
pier badge: laiturimerkki
pier place: laituripaikka laituripaikat
pies: karjalanpiirakoita lihapiirakkaa piirakkaan
piggy bank: säästöpossu
pile: kasa
pillow: tyyny
pin: pinssi pinssejä
pin code: pinkoodi tunnusluku tunnusluvun
pine: männyn mänty
pizza: pizzaa
place: paikka paikalle paikalla paikan kohdalle kohta paikkoja
placenames: paikannimi
plain language: selkokielellä selkosuomeksi
plan: suunnitelma suunnittelemme suunnittelee
planned: suunnitellut suunniteltu
plant: istutamme
plants: kasvi kasveja istuttaa istutetaan istutus istutukset taimista taimen
plastic: muovi
platform: alusta palvelualusta
play: leikki leikin
play money: leikkiraha peliraha
player: pelaaja pelaajia pelaajille pelaajien pelaajilta pelaajista pelaajakortti pelaajakortit
playing time: peliaikaan
plot: lohkon
plus: plussa
pocket: taskussakin
poem: runo
points: piste pistesaldo pistekortti pisteytetään pistemäärä pistetilanne pisteytyksen pistelista
points leaderboard: pistepörssi
pole: tangoon
police: poliisi
poorly: huono
porridge cook: puuronkeittäjälle
position: asema
possible: mahdollinen mahdollista mahdollisen mahdollisesti mahdolliset
post: posti
postcard: postikortti
potatoes: perunat
practice money: harjoitusraha
practices: käytännöt
prepares: valmistaa
presale: ennakkomyynti ennakkomyynnin ennakkomyynnissä
previous: edellinen edellisen
price: hinta hinnan hinnat hintoja hintojen hintatieto lippuhinnan kappalehinta yksikköhinta hinnoi hinnas hinnal hinnak hintoi
price development: kurssikehitys kurssikehityksen hintakehitys hintakehityksen
price fall: hinnanlaskua kurssipudotus kurssilaskun
price floor: pohjahinta pohjahinnan minimihinta
price forecast: hintaennuste kurssiennuste
price gain: kurssivoitto kurssivoiton arvonousu kurssinousua kurssinoususta arvonnousupotentiaali kurssivoitot
price level: hintataso
price list: hintalista hinnasto
price range: hintahaitari
price rise: hinnankorotus hinnankorotuksen hintapiikki hinnannousuun hinnankorotukset
pricing: hinnoittelee hinnoittelu hinnoitellaan hinnoiteltu
pride: ylpeä ylpeys
priest: pappi papin
principal: rehtori
printed: tulostaa painettu painetaan painettiin tuloste
privacy: tietosuoja yksityisyys yksityisyyden
private: yksityinen yksityisen yksityistä yksityisesti
private key: yksityisavain yksityiset yksityisavaimen
problem solving: ongelmanratkaisua
proclaim: julki
product: tuote tuotteen tuotteet tuotteita tuotteiden tuotteesta
product sale: tuotemyyntivuorosta tuotemyynti
production: tuotanto
professional: ammatti ammatin ammattilainen ammattilaisille ammatillinen
professor: professori
profile: profiili
profit: voitto tuotto myyntivoitto myyntivoiton katteen kate liikevoitto liikevoiton tuottoisasti voitontavoittelu voito tuoto
profit share: voitonjako voitonjaon voitonjaosta voittoosuus tuottoosuus voitonjaolla tuotonjako tuotonjaon voittopalkkio voittoosuuden voittoosuuksia tuottoosuuden tulonjako tulonjaon tuottoosuudet voittoosuudet
profitable: tuottoisa kannattava kannattavia tuottava tuottoinen
program: ohjelma
project: hanke projekti hankkei hankkee projektei
project management: projektinhallinta
promise: luvata lupaa lupaus lupauksemme luvatkaa lupaamaan lupaisi lupauks luvatt
promised: luvattu luvattiin luvanneet luvannut lupasi luvatun luvatut luvatuista
proof: todiste tosite osoitukseksi näyttönä tositteen
proposal: ehdotus ehdotuksen esitys
propose: ehdottaa ehdottamaan ehdotetaan ehdotamme
prove: todista todistettu osoittaa osoittavat
proves: todistamaan todistettavasti todistetaan todisti
psychologist: psykologi
public: julkinen julkisen julkista julkiseen julkisessa julkiset julkisesti julkisia julkisella julkisten julkisuus
public key: julkisavain
publication: julkaisemme julkaisua julkaisuun julkaisematta julkaistavaksi
publish: julkaista julkaisee julkaistu julkaisu julkisteta julkaisemaan julkaisimme julkaisija julkaistiin
puck: kiekko kiekon digikiekko digikiekon
pulls: vetää vedetään
pulp: paperimassaa
pupil: oppilaalle koululainen koululaiset koululaisille koululaispaja oppilailta oppilasmäärä oppilaskunta oppilaskunnan koululaista koululaisen koululaiselle oppila
purchase: osto ostoksista hankinta hankinnan ostotapahtuma
purchase price: ostohinta ostohinnalla ostohinnan hankintahinta
purpose: tarkoitus
puts: laittaa laita laittakaa panna pane pistä laiteta
pyramid scheme: pyramidihuijaus pyramidi ponzi verkostomarkkinointi
qualified: pätevä pätevyys pätevyyden kelpoisuus kelpoisuuden kelpoinen ammattipätevyys ammattipätevyyden ammattipätevyyttä pätevöityä kelpoisuutta pätevyyk pätevyyt
quality: laatu
quarter: neljännes neljänneksen vartin vuosineljännes
question: kysymyksen kysymykset kysymyksiä kysy kysymykseen kysymyksiin kysymystä
queue: jono
quite: ihan aivan melko
raffle: arpajaisista arpajaiset arvonta arvonnan
raft: lautan
railing: kaiteissa kaiteeseen
rain: sateessa sateilla
raise funds: varojenkeruu varainhankintaa varainkeruuta varainhankintakampanja
raised: nostettu nostanut
raisins: rusinat
rake: harava
raking: haravointiin
rare: harvinainen harvinaisen harvinaista harvinaiset harvinaisin harvinaisia harvinaisuus harvinaisempi harvinaisten harvinaisuuden harvinaisuutta harvinaisuudet
rate: kurssikäyrä valuuttakurssin
read: lukea lukee lukevat luet luen lue lukemaan lukenut luki lukemalla lukeneet lukeneille lukekaa lukemiseen lukutaito
reader: lukija lukijoille kultalukija
reading: lukeminen lukemisen lukemista lukupiiri lukuhaaste lukuviikko lukukampanja lukumaraton
reading badge: lukumerkki lukumerkin lukumerkit
reading diploma: lukudiplomi
ready: valmis valmiiksi valmiit
real: todellinen todellisen oikeasti oikeat oikeita oikean oikeaa
reason: syytä peruste johdosta
receipt: kuitti kuitin kuitit kuittaus kuittauksen kuitilla
recipe: resepti
recipient: saaja
recognised: tunnustettu tunnustetun tunnustaa tunnustetaan hyväksymä
recognised degree: tunnustettututkinto
recognition: tunnustus tunnustuksen
record: kirjata kirjattu kirjaus merkintä merkinnän merkintöjä merkinnät tallenne tallennetaan tallentaa tallentuu kirjaamme kirjanpitoon
recovery: palauttamiseen elvytys
recovery words: palautussana palautuslause siemensanat siemenlause palautussano siemensano
recruit: värvää värvätä värväys rekrytoida rekrytointi houkuttele
recycling centre: kierrätyskeskuksen kierrätyskeskus jäteaseman
red: punainen punaisen punaista
redeem: lunastetaan lunasta lunastus lunastamaan lunastamalla lunastajalle lunastett lunastuks
redemption: lunastushinta lunastusarvo lunastukseen lunastusoikeus lunastusehto
redemption clause: lunastuslauseke lunastuslausekkeen
referee: tuomari
referral: suosittelu suosittele suositteli suosituslinkki kutsulinkki suositella suosittelupalkkio suositteluohjelma suosittelijalle suosittelulinkki suosittelukoodi suosittelubonus suosittelemalla
reflective tape: heijastinnauhalla
refund: hyvitys hyvityksen hyvitetään palautusoikeus rahanpalautus takaisinmaksu
refundable: palautettavissa palautuva
register: rekisteri rekisteröity rekisteröidään rekisteröidy rekisteröinti rekisteröinnin prh rekisteröimme rekisterinpitäjä
register up: ilmoittautua ilmoittautuminen ilmoittaudu
registered: ilmoittautuneita rekisteröidyt rekisteröityneet rekisteröityneille rekisteröitymisen rekisteröityminen
registration fee: rekisteröintimaksu
registration number: rekisterinumero
remember: muistakaa muistaa
reminds: muistutus
remotely: etänäkin
removes: poistaa poistetaan
renewed: uusitaan uusittu uusinta uusinnan uusiminen
rent: vuokra vuokrattavaksi
repair: korjaa korjata korjattu korjaus korjauksen huolto huollon huollettu huoltaa korjauksia korjauspaja korjausilta korjaajalle korjattiin huoltamo pyöräkorjaamo korjauskahvila
repay: takaisinmaksut lyhentää lyhennys
repeat: toistaa
replaces: korvaa korvata
report: tilitän tilitys tilittää raportti raportin raportoi ilmoitettava raportit
report to: ilmoita ilmoittakaa
reportedly: kuulemma
reputation: maine
required: edellytetty vaadittu vaaditut vaaditun
resale: jälleenmyynti jälleenmyynnin jälleenmyynnistä jälkimarkkina jälkimarkkinoilla jälkimarkkinoiden jälleenmyyntikielto jälleenmyydään jälleenmyytävä jälleenmyynnille jälleenmyymistä jälleenmyyminen
resale price: jälleenmyyntihinta jälleenmyyntihinnan
resale value: jälleenmyyntiarvo
rescue: pelastus pelastaa
research: tutkimukseksi tutkimus
resell: jälleenmyydä
reseller: jälleenmyyjä jälleenmyyjille
resembles: muistuttaa
reserve places: varasijoilla
reserved: varattu varaus varata
residence permit: oleskelulupa oleskeluluvan
resident: asukas
resigned: erottaa erotettu erotetaan
responsible: vastuuhenkilö vastuullinen
responsibly: vastuullisesti
restaurant: ravintola pitopalvelu ravintoloissa
results: tulokset tulos
retired: eläkkeellä eläkeläinen eläkeläisille
return: palautus palautetaan palauta palauttamaan palautuu tuottoprosentti palauttamalla palautin palautett palautuks palautta
returns: palataan vuosituotto vuosituoton tuottoaste
revenue: liikevaihto liikevaihdon liikevaihdosta tulo myyntitulo ansiotulo tuloihinsa tuottoina tulopuoli bruttotulo nettotulo liikevaihdolla
revenue share: myyntiosuus
revoked: mitätöity mitätöidä peruuttaa peruutetaan peruutettu perutaan perua
reward: palkinto palkita palkitsee palkkio palkitsemme palkitseminen palkitsemiseen palkitut palkintokaappi palkitseva palkinno palkitt
rich: rikas rikkaaksi rikkaat varakas rikastumaan rikastumisen rikastutaan
right: oikea oikeaan oikein oikeus oikeutta oikeuden oikeudet
ring: rengas
rise: nousta nousu nouse nousemaan noussut nousi kasvu kohoaa korotus korotuksen nousseet kohota kohoavat korottaa korotetaan korottaminen korotettiin
rising price: hinnannousu kurssinousu
risk: riski riskejä riskittömästi riskeistä riskisijoitus vaara
risk free: riskittömän
road maintenance: tienhoito tiekunnalta
roadmap: tiekartta tiekartan
robot: robotti robotin
rocky: kivikkoista
roof: katto katon katolla lappeeseen
room: takahuoneeseen huone tila
rover scouts: samoajille vaeltajalta
rowanberry: pihlajanmarja pihlajan
rug: ryijy raanu täkänä
rule: sääntö säännöt
rules: säännöissä sääntöjä säännöistä pelisäännöt
run: juoksu juosta juoksee juoksija maraton
sacks: säkit
saddle: satuloi
safe: kassakaappi kassakaapissa kassakaapin turvallinen turvallisen turvallisesti turvassa turvaan turvallista
safe deposit: tallelokero
safety card: tulityökortti tulityökortin työturvallisuuskortti
said: sanoi sanottiin sanonut
sale: myynti myynnin myynnissä myynnistä myynnit myynnille alennusmyynti
sales: myyjäiset myyjäisten myyjäisissä myyjäisistä
sales start: myyntialku
same: sama samoja samoilla samoin samanlainen samanlaisen samanlaista
sanding: hiekoitus
santa: pukki pukin
sat: istunut istuu seisoi seissyt
saturday: lauantai la
sauna: sauna saunatokeniin
sauna badge: löylymerkin löylymerkeillä
sauna club: saunaseura
sauna guard: saunavahtina
sauna shift: saunavuoro
sauna yoga: saunajooga
sausage: makkara
savings: säästö säästää säästetään säästän säästäminen säästetty säästävät
says: sanoa sanotaan sanoo sanovat
scale: mittakaava
scam: huijaus huijauksen huijari huijata huijaa petos petoksen huijausyritys huijauksia huijattu huijaussivusto petoksia kusetus
scan: skannaamalla skannaus skannaan
scanner: skanneri
scans: skannaa skannata
school: koulu yläkoulussa ammattikoulu joogakoulu lukio opisto koulupäivä kouluvuosi koululaisten musiikkikoulu tanssikoulu autokoulu iltakoulu koulussamme
school fee: lukukausimaksu koulumaksu
scientific: tieteellisyyttä
scout troop: lippukunta lippukunnan lippukunnalla lippukunnanjohtaja vartio
scouts: partio partiolainen partiolaisten partiolaisille
scratch: raapaisu
screen: näytöllä näytölle ruudulla näyttö
seal: sinetti sinetin
season: kausi kauden kaudesta kautena kaudella kauteen hiihtokausi hiihtokauden
season fee: kausimaksu
season fees: kausimaksut kausimaksuja
season ticket: kausikortti kausikortin kausikortit kausipassi kausilippu
seat: istumapaikka istumapaikan paikkalippu paikkaliput paikkavaraus
second: toinen toista toisena
secret: salainen salaista salaisen salaiset salaisia salaisuus salassa salaiseksi salaa salaisuuden salaisuutta salassapidettävä salasanoin
secretary: sihteeri
security: turvallisuus turvallisuuden turva
security guard: turvatarkastaja järjestyksenvalvojan vahtimestarille
see: nähdä näkee näe näy näen nähnyt näki
seed: siemenlauseita
seed money: pohjakassa pohjaraha siemenrahoitus
seedlings: taimi taimet tainta digitaimen digitaimesta
seeds: siemen
seems: näyttää näyttävät näyttäisi
self: itse itsellesi itselläsi itselleen itselläni
selfpicking: itsepoiminta
sell: myydä myy myyt myyn myymme myyvät myytävänä myytäväksi myyminen myymistä myisi myytäisiin möisi myymä myydyistä myydes
sell on: edelleenmyynti edelleenmyynnin edelleenmyydä
seller: myyjä myyjien myyjille
selling: myydessä myymisen myymisestä myytäessä myyntikanava myyntitapahtuma myyntipaikka myyntipöytä myyntikoju
selling price: myyntihinta myyntihinnan
semester: lukukausi lukukauden
send: lähetä lähettää lähetetään lähettävät
sent: lähetetty lähetti
sentimental value: tunnearvo muistoarvo
separately: erikseen erillisen erillinen erillistä erilliset
september: syyskuu
septic tank: septitankki
serial number: sarjanumero
server: palvelin palvelimen
service: palvelu
service fee: palvelumaksu käsittelymaksu toimitusmaksu
seven: seitsemän seitsemää seitsemällä
shall: tehtäiskö
share: osake osuus osuuden osuutta osuudet osuuteen osuutena osuutensa osuutesi osakekanta osakeomistus osakeomistuksen osakepääoma osakesarja osakeosto osakemerkintä osuuskirja osakkee osakkei osuudes osuuks osuudel
share buyer: osakesijoittaja
share certificate: osakekirja osakekirjoja osuustodistus osuustodistukset osuustodistuksen
share data: tietojenluovutus
share fee: osuusmaksu osuuspääoma
share issue: osakeanti osakeannin osakeannissa annissa anti
share price: osakekurssi osakehinta
shared: jakaa jaeta jaettu jako jaon jakavat jaamme
shareholder: osakas osakkaat osakkaan osakkaalle osakkeenomistaja osakkeenomistajille osakkeenomistajien osakkeenomistajia osakkaaksi osakkuus osakkuuden osakkai
sheep: lampaat
shelf: hylly hyllynreuna hyllynreunoille
shelf keepers: hyllynhoitajat
shell: kuorensa
shift: vuoro
shingle: päre digipärettä pärekauppaan
ship: laiva
shirt: paita paidan paidat
shirt number: pelinumero
shoe: kenkä kengät
shooting test: ampumakoetta
shop: kauppa kaupan kaupassa kauppaan kaupasta kaupat myymälä kyläkauppa kyläkaupan puoti puodin verkkokauppa verkkokaupan verkkokaupassa kauppias kauppiaan kaupoissa kauppojen kaupoista putiikki verkkokaupasta osuuskauppa kioskin
short: lyhyt lyhyen
should: kannattaisi kuuluisi
shout: huutelemaan
shovel: lapio
show: näytä näytetä näyttämällä näyttämään esittää esitetään näytetty näyttänyt näyttäkää näyttäminen näytettävä esitettävä esittäminen esittämällä
shows that: osoituksena osoitus
shredded: silputaan
sibling: sisarukselle sisarus
signature: allekirjoitus allekirjoituksen allekirjoittaa allekirjoittanut allekirjoita
signed: allekirjoitettu allekirjoitetaan
silver: hopea hopeinen hopeisen
simultaneously: samalta
since: alkaen lähtien
sing: laulaa laulu lauletaan
singer: laulaja laulajille
sister: sisko
sit: istui istua
site manager: työmaapäällikkö
six: kuusi kuuden kuutta kuudessa kuudella kuuteen
skate ramp: skeittirampin
ski: hiihdä hiihtää hiihto
ski trail: hiihtolatu
skill badge: osaamismerkki osaamismerkin osaamismerkkejä osaamismerkit osaamismerkillä taitomerkki taitomerkin taitomerkit talliataitomerkki tallitaitomerkit
skilled: taitava osaaja
skills: taidot taito osaamista osaaminen osaamisen taidon taidoista taidolla osaamisesta osaamistodistus osaava
sleep coach: unihoitaja uniryhmästä
slow: hidas
small: pienen pientä pienellä pienet pieniä pienten pienempi pienestä
smart contract: älysopimus älysopimuksen
smoky: savuinen
snail: etana
snow: lumi lunta lumen
snow shovelling: lumitöihin lumityöt
so: niin näin siis joten siksi täten
social media: some
social security: kela kelakortti sosiaaliturvatunnus sotu
soft: pehmeän
software: ohjelmisto ohjelmointi ohjelmoinnin
solar panel: aurinkopaneeli
sold: myi myytiin myyty myyneet myynyt myivät möi myydyn myydyt loppuunmyyty myydystä myymänsä myymäsi myydylle myydyllä
some: joku jonkun jokin jonkin jotain jotakin jotkut eräs erään muutama muutamia joillain joillakin jollekin jossain jossakin jostain johonkin jotenkin jonkinlainen
sometimes: joskus
song: lauluja laulusta biisi
soon: lähiaikoina piakkoin pian pikapuoliin
soup: hernekeittoa keiton lohikeittoa
soup pass: lohikeittopassi
south end: eteläpää
souvenir: matkamuisto muistomitali muistokortti muistolaatta
spare key: varaavain
speak: puhua
special: erityinen erityisen erikoinen erikois
spectator: katsoja katsojille yleisö
speculate: keinotella spekuloida
speculation: keinottelu spekulaatio spekulointi keinottelija
spike: piikkiin
spoke: pinna
sponsor: sponsori sponsoreita sponsorointi kummi
sport: urheilu liiku liikuntasali urheilija urheilukenttä liikunnasta liikuntaseura liikunnalla liikkua liikkuja jalkapallo jääkiekko jääkiekon salibandy pesäpallo lentopallo koripallo tennis uinti hiihdon voimistelu jumppa
spouse: miehelleni puoliso
spring: kevät kevään keväällä
spring matters: kevätasiat
spruce: kuusikossa
squirrel: oravaa oravan oravassa
stable: talliväelle talli
stable fee: tallimaksu
stadium: stadion kenttä kentän kentällä halli areena
staff: henkilökunta
stage: lavalle
stair: rappukin portaat
stake: panos panoksen
staking: steikkaus panostus panostaminen panostaa panostetaan
stamp: leima leimoja talkooleima merkkaa merkattu leimojen leimaamaan leimaamalla leimasimella postimerkki postimerkit leimoi
stand: päätykatsomossa katsomo
standing place: seisomapaikka
start: aloita aloittavat aloittamaan aloitus aloituksen aloittelija
started: alkoi aloitettu aloitti
starting price: lähtöhinta lähtöhinnan aloitushinta
state: valtio valtionhallinto julkishallinto
stays: jää pysyy pysyvät jäävät jäi jäädä
steak day: pihvipäivä
steam: löylyt
step: askel
stick: muistitikulle
stick hockey: lätkämailan
sticker: tarra
still: vielä edelleen yhä
stock: arvopaperi arvopapereita
stock exchange: pörssi pörssilistaus listautuminen listautumisen listautumisanti kryptopörssi pörssilistattu pörssilistauksen pörssikauppa pörssiyhtiö pörssikurssi
stolen: varastettiin varas varkaan varkaus varkauden
storage: varasto polkupyörävaraston
store key: avainsäilytys avainsäilö
stored: säilytettyjä tallennettuja tallennetut tallessamme
story: tarina satu sadut kertomus satutunti satutunnin
stove: kiukaan kiuas
stranger: vieraalle vieras
street: katu kadun tie tien
strengthens: vahvistaa vahvistus
student: opiskelija fuksi opiskelijajärjestö opiskelijakunta opiskelijoi
student card: opiskelijakortti opiskelijakortin
student counselling: opo
student union: opiskelijayhdistys opiskelijayhdistyksen ylioppilaskunta
study: opiskella opiskelemme opiskelee opinnot opiskelu opiskelen opiskelevat opiskeltu opinto opintosuoritus opintosuorituksen opiskelijaksi
study office: opintotoimisto
subscriber: tilaaja tilaajille
subscription: merkintähinta merkintäaika jäsentilaus kuukausitilaus
subtenants: osavuokralaiset
such: sellainen sellaisen sellaista sellaiset sellaisia semmoinen tällainen tällaista tällaisen moiseen
suits: sopisiko sopii
sum: summat summia summaa summalla rahasumman
summer: kesä kesäksikään
summer kiosk: kesäkioskille
summer workers: kesätyöntekijöille
sunday: sunnuntai
supervise: valvomassa
supervision: työnohjaukseen
supervisory: valvonta valvonnan valvoo valvottu valvoja
supply: tarjonta tarjonnan
support: tuki tuen tukea tukee tukevat tuemme tukemaan tuetaan tukenut tuettavista
support request: tukipyyntö
supporter: kannattaja kannattajille kannattajien tukija tukijoille
supporter badge: kannattajamerkki kannattajamerkin kannattajamerkit
supporters club: kannatusyhdistys kannatusyhdistyksen fanikerho faniklubi
surcharge: korotettu
surface: pinnan
surplus: ylijäämä
surplus refund: ylijäämänpalautus ylijäämänpalautuksen
swap: vaihtokauppa vaihtokaupan vaihtari vaihtelu
swap day: vaihtopäivä kierrätyspäivä
swap shelf: vaihtohylly
swim: uida uimassa uimari uimahalli uimakoulu
swim safety: turvailtapäivän turvailtapäivään
swimming badge: uintimerkki uintimerkin uimamerkki
swimming beach: uimaranta uimarannan
symbol: symboli vertauskuva
symbolic: symbolinen
system: järjestelmä
table: pöytä pöydälle pöydän
table seat: pöytäpaikka
take: ottaa ota otetaan ottavat ottamaan otettaessa otan
takes: vie viedä viemään vievät veloittaa veloitetaan ottavatko otettava ottaminen
tape: nauha
target: kohde
task: tehtävän tehtävää tehtävästä tehtävien
tax: vero verotuksen verottaja
tax deductible: verovähennys vähennyskelpoinen
tax free: veroton verottoman verovapaa
tea: teetä
teach: opettaa opetan opetus opetuksen opetetaan opettanut opettavat opettaminen opetettu opetamme opetti opetuksessa opetukseen opettamaan
teacher: opettaja kuvisope ope open luokanopettaja opettaji
team: joukkue tiimi joukkueemme
team company: tiimiyritys tiimiyrityksen
team leader: joukkueenjohtaja
technical: tekninen
teeth: hampaiden hammas
tell: kertokaa kertomaan kertoisi kertomatta kertoneet kerrottu
tells: kertoo kertovat kerro kertoa kertoi
temporary: väliaikainen väliaikaisen tilapäinen tilapäisen
ten: kymmenen kymmentä kymmenestä kymppi kympin kympillä kympissä kymppejä kymmenellä
tent: teltat teltta infoteltasta
tenth: kymmenes kymmenennen
terrain: maasto
test: testi testata testaaja testaus testejä testattu testaajille testattava kokeilu kokeiluversio kokeilujakso koeversio
test money: testiraha
test network: testiverkko testiverkossa testiverkon testipuolella testiverkosta testiketju testinetti
test tokens: testikolikko testikolikot testikolikoita testirahaa
text: teksti
than: kuin
thank badge: kiitosmerkki kiitosmerkin kiitosmerkit kiitosmerkkejä
thank pin: kiitospinssi
thanks: kiitos kiitoksen kiitoksia kiittää kiitämme kiitokseksi kiittävät kiitokset kiittäen kiitoskortti kiitoskahvit
that: että tuo tuon tuota siitäkin
theatre: teatteri kesäteatteri näytelmä näyttämö teatterilippu näytäntö esitystä esityksen esitykset esitykseen
their: heidän
then: sitten silloin
therapist: terapeutti terapeutin terapia joogaterapeutti joogaterapeutin terapeutiksi terapeutit hieroja
there: siellä sieltä sinne tuolla tuonne
therefore: siksipä
these: nämä näitä näiden näistä näillä näihin näissä näille
they: ne he niitä niihin niillä niille niiltä niistä niissä niiden heitä heistä heillä heille heiltä heihin heidät
think: miettivät mietitään
thinning: harvennus
third: kolmas kolmannen kolmatta
thirty: kolmenkymmenen kolmekymmentä
this: tämä tätä tässä tästä tähän tälle tällä tältä tänä
those: nuo noita noiden niitäkin noihin noissa noille
thousand: tuhat tuhannen tuhansia
three: kolme
three hundred: kolmesataa
threshold: kynnys kynnyksen
through: läpi kautta
thursday: torstai
ticket: lippu lipun liput pääsylippu pääsylipun lipulla pääsyliput lipussa lipusta lipulle päivälippu päiväliput kuukausilippu kertalippu vuosilippu matkalippu matkaliput bussilippu junalippu festarilippu arpalippu lipui
ticket buyer: lipunostaja
ticket holder: lipunhaltija
ticket price: lippuhinta lippuhinnat
ticket resale: lippujälleenmyynti lippukauppa
ticket sales: lipunmyynti lipunmyynnin lipunmyynnistä
time: aika ajan ajassa ajasta kerta kertojen kertoja aikoja ajankäyttö hetki hetken hetkellä kellonaika
timestamp: aikaleima
tired: kyllästyt
title: arvonimi arvonimen arvonimeä titteli ammattinimike ammattinimikkeen nimike titteleitä arvonimet arvonimellä nimikkeitä
to: jotta
toaster: paahtimon
today: tänään nykypäivä
together: yhdessä yhteensä yhteisesti yhteistyö
toilet: vessaa wc
token: poletti poletin poletteja poletit tokeni rahake tokeneja poletilla virtuaalirahake merkkiraha poletei tokenei rahakke
token holder: tokeninhaltija tokenhaltija
token sale: tokenmyynti tokenimyynti tokeninmyynti
tokenised: tokenisoitu tokenisoidaan tokenisointi
tomorrow: huomenna huomisesta huomiseen
too: liian
took: otti otettiin otettu ottanut
tool: työkalu työkalulainaamo
tooth badge: hammasmerkkiä
top: kärki
total: kokonaissumma kokonaismäärä loppusumma
tournament: turnaus turnaukseen turnauksen turnauksessa turnaukset turnauksesta turnauksia
tournament fund: turnauskassa
towards: kohti
toy: lelu
tracks: radat rata
tradable: kaupankäyntikelpoinen jälkimarkkinakelpoinen
trade: kauppaa kaupankäynti kaupankäynnin kaupataan treidata treidaus kauppoja kaupankäynnissä kaupankäynnistä kaupattavissa vaihdanta vaihdannan kaupattiin
trader: kauppiaat kauppiaalle treidaaja meklari välittäjä
traditional: perinteiseen perinteinen
trailer: peräkärry
train: juna
training: treeni treenata harjoitus harjoitella harjoittelee treeneissä treeneihin treeneistä treenikausi harjoituskausi harjoittelu treenaa valmennuksessa valmennukseen valmennuskurssi valmennusohjelma harjoituks
training chain: harjoitusketju
training network: harjoitusverkko harjoitusverkossa
transfer: siirtää siirtävät siirtäminen siirto siirron siirrot siirtyä siirtyy siirtyvät siirtämistä siirtäisi siirtyminen siirtymän siirry tilisiirto tilisiirron siirrolla siirrosta siirtäjä siirrät siirrän siirrämme siirtämisen siirtämisestä siirtyessä siirtänyt edelleensiirto siirtämä siirret siirroi
transfer fee: siirtokulu siirtomaksu
transferable: siirrettävissä siirtokelpoinen
transferred: siirrettiin siirretty siirsi siirtynyt
translation: käännös käännä
translators: kääntäjille kääntäjä
transport: kuljetus kuljetuksen
travel: matkustaa matkustus matkailu matkat
travels: kulkee
treasurer: rahastonhoitaja taloudenhoitaja
treasury: yhteiskassa kassavarat
tree base: hankikanto
tree rings: vuosirenkaineen
trees: puut puiden puihin
tried: kokeiltu kokeilla kokeilee
trip: reissu retki retken matka
triple: kolminkertaistuu kolminkertaistaa
trophy: pokaali
trust: luottaisi luottavat luottaa luottamus
trusted: luotettava luotettu luotetulle
trustee: edunvalvoja uskottu uskottumies
tuesday: tiistai ti
tutor: tutoroppilaille
twelve: kaksitoista
twenty: kaksikymmentä
twice: kahdesti
twig: risukuva
two: kaksi kahta kahden kahdella kahdelle kahdesta kahteen kahdessa kahtena kahdelta kahdeksi
two hundred: kaksisataa
type: syöttää syötä syötetään näppäile
unchanged: ennallaan
under: alle alla
underage: alaikäisen
unemployed: työtön työttömät työttömille
unique: ainutlaatuinen ainutlaatuisen ainutkertainen uniikki uniikin
university: yliopisto korkeakoulu ammattikorkeakoulu
unless: ellei ellet ellen jolleivät ellemme
unofficial: epävirallinen epävirallisen epävirallista epäviralliset epävirallisesti epävirallisia
unpaid: maksamaton maksamattomat maksamatta
unsold: myymätön myymättä myymättömät
until: saakka kunnes
untransferable: siirtämätön
up: ylös asti
use: käyttää käyttö käytön käytetä käytössä käyttöönottoa käyttötarkoitus
use up: hyödyntää hyödynnä käytä käytetyt käytettävissä käytettäväksi käyttämättä käyttämätön käytännössä
use value: käyttöarvo
used: käytetty käytetyn
user: käyttäjä käyttäjille käyttäjien
username: käyttäjätunnus käyttäjätunnuksen nimimerkki nimimerkin nimimerkillä nimimerkit lempinimi lempinimellä lempinimen
vacant: vapaa
vaccination: rokotus rokotuksen rokote rokotukset
valid: voimassa kelpaa kelvata voimassaoleva pätee kelvollinen kelvollisen pätevästi
value: arvo arvoltaan arvokkaampi arvokkaan arvokasta arvokkaita arvossaan arvokkuus arvostettu arvostetaan arvotavara rahanarvo arvonmuutos arvonmuutokset
value gain: arvonlisä arvonnousuna
value increase: arvonnousupotentiaalia arvonnousuodotus arvonnousuja arvonnousulla arvonnousulle arvonlisäystä
value rise: arvonnousu arvonlisäys arvonkehitys arvonkehityksen
variety: lajike
vegetables: vihannekset vihanneksia juurekset
verification: todennus varmistuksen vahvistaminen varmentaminen tarkistus tarkistuksen tarkastus tarkastuksen
verified: vahvistettu todennettu todennetun todentaa todentaminen varmistettu varmistaa tarkistettu tarkastettu vahvistetun vahvistetaan
verify: tarkistetaan tarkistettavissa tarkastaa tarkastetaan varmistetaan varmistavat tarkistavat tarkistamaan
very: erittäin todella
village: kylä kotikylä kyliä
village association: kyläyhdistys kyläyhdistyksen kyläyhdistykselle
village hall: kylätalo
village market: kylämarkat
village road: kylänraitin
villagers: kyläläiset kyläläisille kyläläinen
virtual: virtuaalinen virtuaalisen
virtual currency: virtuaalivaluuttaa virtuaaliraha
visible: näkyy näkyä näkyvillä näkyisi näkyvä näkymä näkyivät
visit: käynti käynnin käynnit vierailu käy käyvät kävi käyty käydään käynyt käytiin käynnillä käynneistä käyntejä vierailla vierailijat vierailijoille
visitor: kävijä vierailija
vitality: elinvoimaa
vocational degree: ammattitutkinto ammattitutkinnon
voice: ääntä
volume: volyymi
voluntary: vapaaehtoinenmaksu vapaaehtoisuus
volunteer: vapaaehtoisille talkoolaisille talkooväki talkooväkeä talkooväelle vapaaehtoistyötä vapaaehtoistoiminta vapaaehtoistunti vapaaehtoistunnit talkooväen talkooporukka talkoohenki talkoola vapaaehto
volunteer badge: talkoomerkki talkoomerkin talkoomerkit
volunteer points: talkoopiste
volunteer shift: talkoovuoro
volunteer work: talkoo talkootunti talkootunnit talkootunneista talkoovuosi talkoovuoden kaivutalkoisiin haravointitalkoot istutustalkoissa kevätsiivoojille talkootunteja talkootöitä talkootyötä kevättalkoot kevättalkoissa pihatalkoot pihatalkoissa siivoustalkoot siivoustalkoissa talkoopäivä talkooilta talkootunnista talkoi
vote: äänestä
voted: äänesti
votes: ääni äänestys äänestetään äänet
voting: äänestyksen äänestyksessä äänestyksestä äänestäminen äänestysoikeus äänestykseen
voting right: äänioikeus äänioikeutta äänivalta
voucher: kuponki arvoseteli lipuke alennuskuponki lahjakuponki arvoseteleitä palvelukuponki lounasseteli kulttuuriseteli liikuntaseteli ruokakuponki tuotekuponki kuponge kupongi kuponke
wage: palkka palkan palkalla palkat
wallet: lompakko kukkaro markkakukkarot virtuaalilompakko kryptolompakko kryptolompakon lompako
wallet address: lompakkoosoite
wants: haluaa haluavat haluat haluan haluamme haluta haluaisi haluttais halutessaan halutessasi halukas halukkaat halukkaille
warm: lämmin
warmly: lämpimästi lämpimät
warning: varoituksen varoittaa varoitamme varo
was: oli olimme olin olit oliko olivatko olihan
washed: pestä pesty pesu
watch: katsomassa katsoa katsoo katsotaan katsoimme katse
water: vesi veden vettä
we: me meille meillä meiltä meitä meistä meihin meissä meidät mekin mehän
we ask: pyydämme kysymme pyydän
wealth: varallisuus varallisuuden omaisuus omaisuuden vauraus
weaving club: kutomakerho
website: verkkosivu verkkosivuilta nettisivu
wednesday: keskiviikko ke
week: viikko viikon viikolla viikossa
weekday: arki
weekend: viikonloppu viikonlopun
weekly: viikoittain
weigh: painavat
welcome: tervetuloa tervetullut tervetulleita
welcome gift: tervetuliaislahja liittymislahja
welder: hitsarilta hitsaa
well: hyvin
wellness studio: hyvinvointistudio
were: olleille olleiden
wetland: suokylän suolta
what: mitä
when: kun jolloin milloin kunhan
where: missä minne
which: joka jonka jota josta johon jolla jolle jolta jotka joita joista joissa joihin joilla joille joilta joiden mikä minkä mistä mitkä jossa jona mihin kumpi kumman
white: valkoinen valkoisen
who: kuka kenen kenelle keneltä kenellä ketä ketkä keille kenestä keiden keneen kenet
whoever: ken
whole: koko kokonaisen kokonainen kokonaiset kokonaisuus
whose: keneltäkin kenenkin
why: miksi
will: tahdo tulemaan tulisivat tulette tullessa
win: voittaa voittavat voitti
winch work: vinssitalkoo
wind turbine: tuulimylly tuulivoimala
window: ikkuna
wing: siiven siivelle
winner: voittaja voittajille
winter: talvi talvella talveksi talven
winter coat: talviturkki
winter program: talviohjelma
winter swimmer: avantouimarin avantouimarit
with: kanssa kera mukana
withdraw: nosto nostaa nostetaan nostettavissa nostaminen nostat nostan kotiuttaa kotiutus
within: kuluessa
without: ilman vailla vaille
without transferring: siirtämättä
woman: nainen naisen naiset naisille
women club: martat
wood: puuta puu puinen puisen
wooden cup: puukuksa
word: sana sanoja sanojen sanoin
words: sanaluettelo sanalista sanojaan sanoista sanoihin
work: työ työt töitä
worker: työntekijä työntekijöille
workshop: paja työpajassa työpajaan verstas työpajasta pajoja pajatyöskentely verstaalla verstaan käsityöpaja koodipaja työpajo
worksite: työmaa
world end: maailmanloppu
worn: kulunut
worn through: puhki
worse: pahempiakin
worth: arvoista arvoiset arvoisia
worthless: arvoton arvottoman arvottomia arvottomuus arvottomat
worthwhile: kannatti kannattaa
wristband: rannekkeen ranneke
write: kirjoittaa kirjoita kirjoiteta kirjoittavat kirjoittamaan kirjoittakaa kirjoitettava kirjoitettuna
writing: kirjoittaminen kirjoitus kirjoituksen kirjoituskilpailu
written: kirjoittanut kirjoittivat kirjoitettu
wrong: väärä väärin
yard badge: pihamerkki pihamerkin
yarn order: lankatilaus
year: vuosi vuoden vuonna vuodessa vuotta vuodelta vuodelle vuoteen vuodeksi
year number: vuosiluku vuosiluvun vuosiluvulla
yearly: vuosittain vuotuinen vuosittaisen vuotuista vuotuisen
years old: vuotiaan vuotias vuotiaat vuotiaille
yellow: keltainen keltaisen
yes: kyllä joo
yesterday: eilen
yet: toistaiseksi
yield: tuottaa tuottavat tuottaisi tuottanut tuottamaan tuotti
yoga: jooga joogatunti joogatunnin
you: sinä te teidät sinulle sinulla sinulta sinua sinusta teille teillä teiltä teitä sä sulle sulla sut teihin teistä sinut sinuun
young: nuori nuoren nuorten nuoret
younger: nuoremmille nuorimmalle
your: sinun teidän
youth: nuoriso nuorisotalo nuorta
youth council: nuorisovaltuusto
zero: nolla`
