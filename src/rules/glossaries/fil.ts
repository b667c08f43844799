/** What Filipino words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: halos
above: ibabaw
absent: lumiban liban umabsent umaabsent
accept: tanggaping
accompany: sinasamahan samahan sumama sasama sinamahan sumasama
according: ayon alinsunod batay base
account: akawnt
accounting: pagtutuos kuwenta kwenta
accredit: akreditahan inakredit
accredited: akreditado kinikilala kinilala akreditasyon
accurate: sakto
active: aktibo
activity: aktibidades
add: idagdag magdagdag nagdagdag nakakadagdag idinagdag nagdadagdag madagdagan dadagdagan pagdadagdag dinadagdagan idinadagdag makadagdag magdadagdag
address: tirahan direksiyon adres nakatira tumira titira tinitirhan tumitira tirhan tinitirahan tinirahan
admire: humanga hanga
advantage: bentahe kalamangan
afraid: takot
after: pagkatapos matapos tapos pagkaraan pagkalipas makaraan makalipas
afternoon: hapon
again: ulit muli uli panibago
age: edad gulang
agency: ahensya ahensiya
agreement: napagkasunduan pinagkasunduan pinagusapan
air: hangin
all: lahat pawang pulos
allotment: alokasyon inilaan laan nakalaang inilalaan
allowed: pinayagang pinahihintulutang pinapayagang papayagang
almost: muntik
alone: magisa nagiisa
already: na
although: bagaman
always: lagi parati
amount: halaga kantidad
and: saka pati at
announce: nagpahayag naghayag naganunsyo maganunsyo
announcement: anunsyo anunsiyo patalastas ihayag paunawa ipinahayag pahayag paghahayag ihahayag
answer: sagot sagutin sumagot sagutan tugon tumugon sinagot sinasagot sumasagot
any: alinman
anyone: sinuman sinoman
apply: aplikasyon nagapply magapply magaapply aplay
approve: aprubahan aprubado aprobado inaprobahan
april: abril
area: dako
around: paikot palibot paligid
arrive: daratnan nakadating
art: sining
artist: pintor manlilikha artista
artwork: dibuhong
as: bilang
ashamed: hiya nakakahiya
ask: nagtanong magtanong tinanong itanong tanungin nagtatanong
ask permission: paalam
association: asosasyon kapisanan samahang unyon
attached: nakadikit ikinabit nakalakip kabit
attend: dadalo dumadalo makadalo aattend daluhan makakadalo nakakadalo pinuntahan dumalong dumaluhan atend
attendance: pagdalo pagpasok atendans
attended: umattend dumalo nakadalo dinaluhan nakaattend
auction: subasta sinubasta
august: agosto
aunt: tita tiya
authentic: awtentiko orihinal
authority: awtoridad kapangyarihan
average: karaniwan
award: parangal gawad gawaran ginawaran pinarangalan karangalan gagawaran pagkilala igagawad paggawad paggagawad pararangal ginawad pagkakagawad
baby: sanggol
back: balik
badge: tsapa sagisag insigniya insignia insignya
bag: bayong supot
bake: maghurno naghurno nagbebake magbake paghurno naghuhurno maghuhurno ihurno hinurno magbabake nagbake pagbake
baker: panadero
bakery: panaderya panaderia
balance: balanse sukli natitira natira
ball: bola
banana: saging
bank: bangko banko
baptism: binyag bininyagan
bargain: tawaran tatawad
bazaar: tiyangge perya
beach: baybayin
beautiful: maganda magaganda
because: kasi dahil sapagkat palibhasa sanhi pagkat
bed: kama
behind: likod likuran
believe: maniwala naniniwala naniwala maniniwala paniwalaan
belong: nabibilang saklaw
below: ilalim
beneficiary: benepisyaryo
benefit: benepisyo makinabang nakinabang pakikinabangan pinakikinabangan napakinabangan mapapakinabangan mapakinabangan
beside: tabi gilid
best: pinakamagaling pinakamahusay pinakamaganda pinakamabuti pinakamagagaling
between: pagitan
bible: bibliya
bicycle: bisikleta
bid: tumawad tawad tumatawad magbid nagbid binid ibid
big: malalaki laki kalakihan
biggest: pinakamalaki
billion: bilyon
birth: kapanganakan pinanganak isinilang pagsilang
birth date: kapanganakang
birthday: kaarawan bertdey nagbirthday magbirthday bday
bishop: obispo
black: itim
blackboard: pisara
bless: pagpalain pagpapala biyaya basbas pinagpala
blessing: pagpapalang biyayang pinagpapala
blood: dugo
blue: asul bughaw
board: lupong
body: katawan
bonus: aginaldo
book: aklat libro
borrow: hiram panghihiram makakahiram hiniraming manghiram hinihiraman mahihiramang hiniramang nakakahiram
borrowed: humiram hiniram nanghiram
borrower: manghihiram nanghihiram mangungutang nangungutang
bottle: bote
bought: binili nabili nakabili pinambili napamili nagsibili
box: kahon
brand: tatak
brave: matapang tapang
bread: tinapay pandesal
breakfast: almusal
bring: dalang nagdadala magdala dalahin magdadala nagdala dinadala pagdala makapagdala
broken: basag sira
bronze: tanso
broom: walis tingting
budget: badyet
building: gusali edipisyo
burn: sunugin sinunog masunog sinusunog nasunog pagsunog
business: negosyo pangnegosyo
busy: abala
but: kundi kungdi pero ngunit subalit datapwat bagkus kaso
buy: bili bumili bilhin makakabili makabibili bumibiling bibiling bilhan binilhan ipambibili namakyaw pakyaw pinakyaw pamakyaw makabiling ibinili pinabili
buyer: mamimiling
buyers: tagabili namimiling
buying: pagbili bumibili binibili pamimili nabibili
cake: keyk mamon
call: ipapatawag tawag tumawag tinawag tumatawag
called: tinaguriang
can: pwede puwede maaari maari puede makakaya kayang kakayanin nakakaya
cancel: kanselahin kinansela kanselado nakansela magkansela ikansela kinakansela
candidate: kandidato
capital: kapital pampuhunan
car: kotse sasakyan awto
card: kard tarheta baraha
care: alaga pangangalaga kalinga mangalaga nangangalaga
careful: ingat iniingatan
carried: dinadaan bitbit tagabitbit dala dinala binitbit
case: kasong sampahan
cash: kas kontante
cash out: icashout nacashout macashout
cat: pusa
celebrate: ipinagbunyi
center: gitna sentro himpilan
certain: tiyakan
certificate: sertipiko katibayan katunayan kasulatan sertipikasyon sertipikeyt
certified: sertipikado sertipikahan pinatunayan pinatutunayan pagpapatunay nagpapatunay patunayan papatunayan patutunayan magpapatunay napatunayan nagpapatotoo
certify: sertipikahang magsertipika nagsertipika sinertipikahan
chair: upuan silya upo
chance: pagkakataon tsansa
change: papalitan pinalitan magpalit nagpalit nagpapalit magpapalit pagbabago nagbago magbabago mababago nabago baguhin binago binabago magbago nagbabago mapalitan napalitan mabago pagbago
chapel: kapilya
charge: singil maningil siningil naningil naniningil paniningil
charity: kawanggawa pagkakawanggawa
chat: ichat magchat nagchat
cheap: mura pinakamura mumurahin
cheat: daya dinaya nandadaya
check: tsek siyasatin sinusuri susuriin tsinek icheck chineck sinisiyasat nacheck macheck magcheck nagcheck nichecheck chinecheck
chicken: manok
chief: kap kapitan pinuno
child: bata anak paslit musmos
children: chikiting tsikiting
choice: pili pumili pagpipilian pinili pinakapili
choir: koro
christmas: pasko kapaskuhan
church: simbahan iglesia iglesya
city: lungsod siyudad lunsod
civil status: katayuan
claim: iclaim kleym magclaim nagclaim iklaim kinlaim maclaim naclaim makaclaim
class: klase klasi
classmate: kaklase kamagaral kaeskwela
classmates: magkaklase magkakaklase
clay pot: palayok
clean: linis malinis nalinis pinaglilinis
cleaned: naglinis nilinis
clear: malinaw linaw
click: iclick pindutin pinindot clinick iklik
climb: akyat
closed: sarado isinara magsara nagsara isara isasara pagsasara nagsasara
clothes: damit pananamit
coach: tagasanay tagapagsanay
coconut: niyog buko
code: kodigo
coffee: kape pagkakape
coffee shop: kapihan kapehan
coin: barya kusing sentimo
coins: baryahan
cold: malamig lamig
collect: nangongolekta maniningil mangolekta mangongolekta kolekta pangongolekta paglikom pangolekta kumolekta koleksiyonin tipuning iniipong ipuning ipunan
collected: malilikom malikom likumin lumikom naiipon nakolekta nangolekta kinolekta nakakolekta kinokolekta likom
collection: koleksyon koleksiyon
collector: kolektor
college: kolehiyo
color: kulay
come: halika dumating darating dumarating pagdating nakarating makarating
committee: komite
community: komunidad pamayanang lipunan
community pantry: pantri
community work: brigada bayanihan
companion: kasamahan katuwang
company: kompanya kumpanya korporasyon
complaint: reklamo sumbong
complete: buuing mabuong kukumpleto kumpletuhing nabuong
completed: kumpletuhin kumpleto nakukumpleto makukumpleto kinumpleto nabuo mabuo buuin binuo mabubuo binubuo nakabuo makabuo makakabuo pagbuo kumumpleto natapusan natatapusan
compliance: pagsunod sumunod sundin sinusunod pagtalima tumalima masunod
computer: kompyuter
concert: konsiyerto konsyerto
condiment: sampalok
condition: kondisyon kundisyon
conductor: konduktor
confirm: kumpirma kinumpirma
congratulations: binabati bati binati
contest: timpalak kumpetisyon kompetisyon patimpalak
contract: kontrata kasunduan kontraktuwal
contribute: magambag nagambag ambagin makapagambag iniambag nagsiambag aambag
contribution: hulog kontribusyon ambag hulugan umaambag
contributor: kontribyutor
convert: naipapalit ipapapalit naipalit napapapalitan maipagpalit maipagpapalit naipagpapalit makipagpapalit nakikipagpapalit
cook: luto magluluto lutuin nagluluto pagluluto kusinero kusinera tagaluto
cooked: nagluto niluto
cooperative: kooperatiba koop coop
copy: kumopya kinokopya kokopyahin
corn: mais
corner: kanto sulok
correct: tama wasto
councilor: kagawad konsehal
count: bilangan bilangin binibilang binilang pagbibilang nagbilang bumilang mabilang nabilang
counter: kahera kahero
counterfeit: pinekeng mamemeke
country: bansa
coupon: kupon
course: kurso asignatura
court: hukuman korte
cousin: pinsan
create: lumikha likha malikha
crime: krimen
crowd: dumagsa dagsa siksikan madlang
crown: korona
cup: tasa baso
customer: kustomer parokyano
customers: kustomers
cut: gupit putulin pinutol ginupit
daily: arawan
dance: sumayaw sayaw sumasayaw
data: datos kaalaman
date: petsa
day: araw
day off: pahinga
dead: yumao pumanaw namayapa
deadline: taning palugit
debate: pagtatalo
debt: pagkakautang pagkautang
december: disyembre
decide: magdesisyon nagdesisyon
decision: desisyon pasya pasiya
decrease: bawasan binawasan mababawasan binabawasan pagbabawas nagbawas magbawas pagbawas kaltas kinaltas ibabawas ibinawas ikinakaltas
degree: digri antas
delete: burahin binura tanggalin tinanggal inalis alisin mabubura matanggal natanggal matatanggal pagbura binubura
deleted: nabura nabubura
deliberately: sinadya sadya sinasadya kusa
delicious: sarap pinakamasarap
deliver: hatid hinatid naghahatid maghahatid paghahatid nagdeliver idineliver ideliver magdeliver nagdedeliver idedeliver idinedeliver madeliver nadeliver
demand: panghihingi kagustuhan
dentures: pustiso
department: departamento sangay
depends: depende nakasalalay nakabatay
deposit: deposito lagak inilagak nakalagak lalagak magdeposit nagdeposit ideposit dineposit
design: disenyo dinisenyo
desk: mesa
dessert: panghimagas minatamis
die: namatay mamatay patay
difference: pagkakaiba kaibahan
different: magkakaiba naiiba kaiba
digital: dihital
dinner: hapunan
diploma: diplomang
disability: kapansanan baldado
discount: diskuwento diskwento tapyas diskuwentuhan diniskuwentuhan tinapyasan
dish: lutuing ulam putahe
display: isinabit sabit ididikit nakadispley
distribute: ipamahagi namahagi mamahagi mamamahagi ipinapamahagi ipapamahagi distribusyon nagpamahagi magpamudmod namudmod mamudmod ipamudmod ipinapamudmod
dividend: dibidendo
do: gawin gumawa gagawa magsagawa gawain paggawa isagawa magawa isasagawa makagawa isinasagawa pagsasagawa
do not: huwag wag
doctor: doktor manggagamot mediko
document: dokumento
dog: aso asong
doing: gumagawa nagsasagawa
dollar: dolyar
donate: magdonate idonate nagdodonate magdodonate magkawanggawa magabuloy nagabuloy idodonate idinodonate iabuloy nakapagdonate makapagdonate pagdodonate pagdonate aabuloy
donated: nagdonate dinonate naidonate nadonate
donation: donasyon abuloy kaloob abuluyan limos
door: pinto pintuan
double: doble dinoble dobol ibayo madodobleng
doubled: dumoble
doubt: duda alinlangan
downline: kababaan
download: idownload dinownload madownload magdownload nagdownload
dozen: dosena
drama: dula
draw: bunutan bunot binunot bumunot bubunutin dibuho idinibuho
drawing: pagguhit iginuhit
dream: pangarap mangarap managinip panaginip mangangarap nangangarap
drink: inumin uminom iinom
driver: tsuper drayber
drunk: lasing nalasing
dues: butawang
duty: tungkulin
each: bawat kada balang tig tigisa tigdalawa tiglima tigsampu
earlier: kanina nauna
early: maaga agahan pinakamaaga umagap
early bird: maaagang maaagap
earn: kumikita kikita kitain kinikita pagkita pagkakitaan pagkakakitaan kumitang pinagkakakitaan pinagkakitaan makakakita makapagkita mapagkikitaan nagkakapera nagkapera magkapera magkakapera pagkaperahan pagkakaperahan
earn points: magpuntos
earned: kumita kinita
earnings: kinitang kinitaan napagkakitaan
easy: madali madadali kadali
eat: kain kumain kinain kinakain
eatery: karinderya karinderia
economy: ekonomiya
edition: edisyon
education: edukasyon pagtuturong edukado
effort: sikap sipag tiyaga
egg: itlog
eight: walo otso
eighth: ikawalo
eighty: walumpu otsenta
elderly: matatanda matanda
election: halalan eleksyon eleksiyon
electricity: kuryente
elementary: elementarya
eleven: onse
employee: kawani empleyada empleyadong
employer: amo
end: katapusan wakas dulo hangganan
engineer: inhinyero
english: ingles
enough: sapat husto kasya
enroll: enrol magpaenroll magparehistrong
enrolled: nakaenroll
ensure: masiguro matiyak masigurado
enter: ipasok ipinasok ipapasok ipinapasok
entering: pumasok pasok pasukin makakapasok pinasok
entrance: pasukan entrada
entrust: ipagkatiwala pinagkatiwalaan ipagkakatiwala pagkatiwalaan ibilin nagtiwala pagkakatiwalaan katiwala habilin
environment: kapaligiran kalikasan
equal: pantay patas
equivalent: tumbas kasinghalaga tumumbas
error: mali pagkakamali kamalian nagkamali magkamali
even: kahit maging maski
even so: gayunman gayunpaman ganunpaman
evening: gabi
event: pangyayari okasyon ganap aktibidad pagtitipong programa
every: tuwing
exam: eksamen iksam eksaminasyon sulit pagsubok
example: halimbawa
except: puwera malibang
exchange: palit nakikipagpalitan makipagpalit nakipagpalit pakikipagpalitan magpalitan nagpapalitan nagpalitan pagpapalitan pinagpapalit papagpalitin pampalitang ipagpapalit kinapalit
exchangeable: napapalitang mapapalitang
exchanged: ipinalit pinagpalit nakipagpalitan
exclude: ibukod tanggal ibinubukod
exhibit: eksibit eksibisyon pagtatanghal
expensive: mahal mamahalin magmamahal
experience: karanasan naranasan maranasan
expert: eksperto dalubhasang
expire: paso lilipas nagexpire eexpire
expired: pasong
explain: paliwanag pinaliwanag
explode: pumutok sumabog sasabog
extended: palawigin pinalawig
extra: dagdag karagdagang
eye: mata
face: mukha
facing: katapat nakaharap
factory: pabrika pagawaan
fail: bigo pagkabigo
fainted: nahimatay nahihimatay hinimatay
fair: makatarungan makatwiran
faith: pananampalataya paniniwala
fake: peke huwad palsipikado pineke mineke nameke namemeke pamemeke
fall: mahulog bagsak bumulusok bumubulusok bumababang bababang babang
family: pamilya pampamilya angkan
famous: sumikat sikat kilalang tanyag bantog
fan: tagahanga
far: malayo layo
fare: pamasahe plete
farm: bukid sakahan bukirin
farmer: magsasaka magbubukid
father: tatay ama itay
feast: pista piyesta fiesta pyesta
february: pebrero
fee: butaw taripa matrikula
feed: pakainin pinakain magpakain nagpakain pagpapakain pinapakain nagpapakain magpapakain
fell: bumaba bumagsak nahulog
festival: pagdiriwang kapistahang pestibal selebrasyon nagdiriwang ipagdiwang magdiwang magdiriwang nagdiwang
few: ilan
fifteen: labinlima kinse
fifth: ikalima panglima
fifty: limampu singkwenta singkuwenta
filipino: pinoy pilipino pinay tagalog
fill: punuan punuin
fill out: punan pinunan
film: pelikula sine
financial: pinansyal pinansiyal
find: mahanap nahanap matagpuan natagpuan mahahanap makahanap nakahanap natuklasan matatagpuan tuklasin nakakita makakitang
fine: multa minultahan
finish: pagtatapos tapusin natapos nakatapos magtapos makatapos natatapos matatapos tinapos makakatapos magtatapos nagtatapos makapagtapos matapusan makatapusan tinatapusan makatatapos
finish off: ubos
fire: apoy sunog
first: unahin una unang nauuna inuna inuuna nangunguna nanguna pinakauna pauna
first off: muna
fish: isda
fisherman: mangingisda
five: lima singko
flood: baha bumaha
flower: bulaklak
follow: sundan sinundan sumubaybay
following: sumusunod
food: pagkain makakain pampagkain
foot: paa
for: para pang pampa
for food: pangkain
forbidden: bawal ipinagbawal pinagbabawal pagbabawal binabawal binawal
foreign: dayuhan banyaga
forever: magpakailan
forged: pinalsipika palsipikahin pineperke huwarin hinuwad
forget: kalimutan nakalimot malimutan kinalimutan
form: porma pormularyo
formerly: dati
forty: apatnapu kwarenta
foundation: pundasyon
four: apat kwatro
fourth: ikaapat
free: libre malibre libri
freedom: kalayaan malaya
friday: biyernes
friend: kaibigan pare pre tropa barkada
friends: magkakaibigan kabarkadahan
from: galing mula buhat magmumula nanggaling nanggagaling manggagaling nagmumula
front: harap
fruit: prutas bunga
full: puno
fun: katuwaan aliw nakakaaliw nakakatuwa libangan
fund: pondo pinondohan pinopondohan
fundraising: pangangalap nangalap mangalap nangangalap mangangalap kinalap kinakalap kalap
funds: kaban
future: hinaharap kinabukasang
gamble: magsugal nagsugal pusta pumusta tumaya taya tataya
game: laro laruin nilaro nilalaro
games: palarong paligsahan
garden: hardin halamanan taniman
gardening: paghahalaman paghahardin naghahalaman naghahardin
garlic: bawang
gather: pagkumpulan nagtipon magtipon pagtitipon nagkumpulan magtitipon nagtitipon tipunin tinipon natipon
gave: nagbigay nagkaloob nakapagbigay nakapagbibigay
gender: kasarian
get: kumuha makakuha kukuha kunin kumukuha makuha makakakuha kuhanin kuhain
get rich: payamanin
gift: regalo regaluhan pasalubong pamasko aginaldong
give: bigyan bibigyan ibigay makapagbigay bigay ipagkaloob ipagkakaloob magkaloob nagbibigayan binigyang makapagbibigay maghandog maghahandog naghandog
giveaway: pamigay namimigay namigay pamimigay mamigay mamimigay pamudmod
given: binigyan binibigyan naibigay naibibigay nabigyan nabibigyan ipinagkaloob ipinagkakaloob binibigay binigay nabigay iginawad naipagkaloob ipinamigay
gives: nagbibigay nagkakaloob
go: makakapunta pumunta punta pumaroon tumungo
go ahead: tara halina sige
goal: layunin mithiin adhikain hangarin
god: diyos panginoon
godfather: ninong
godmother: ninang
gold: ginto ginintuan
good: mabuting ayos maayos ganda buti okey
goods: tinda paninda kalakal bilihin mercancia
govern: mamuno namuno namumuno pamumuno pinamumunuan pinamunuan
government: pamahalaan gobyerno pampamahalaan
grade: baitang grado markang markahan
graduate: gradwado nagsipagtapos gradweyt grumadweyt gradweyshon gumraduate gagraduate makagraduate nakagraduate makakagraduate gumagraduate grumaduate
graduated: nagtapos nakapagtapos gumradweyt
grandfather: lolo
grandmother: lola
green: berde luntian
greeting: musta mabuhay
group: grupo pangkat lupon pulutong
grow: lumago lalago lumalago palaguin pinalago paglago pagtubo tumutubong pinapalago lumaki lumalaki palakihin paglaki palalaguin mapalago mapapalago yumabong umunlad uunlad
growth: paglagong pagunlad kaunlaran pagyabong paglaking
guarantee: garantiya tiyak ginarantiya tinitiyak tiniyak kasiguruhan katiyakan siniguro sinisiguro siguruhin sinisigurado siguraduhin masisiguro makasisiguro makakasiguro panigurado maniguro paniniyak segurado makatitiyak makakatiyak sinigurado nakasisiguro nakakasiguro nakatitiyak paniniguro garantido
guaranteed: garantisado sigurado
guard: bantay binabantayan tanod
guard keys: bantayang
guardian: tagapangalaga
guess: hula hinulaan manghula nanghuhula
guest: panauhing
hair: buhok
half: kalahati
hand: kamay
hand over: iabot iaabot isuko isinuko isusuko isurender isinurender
hang: sampay
hangout: tambay
happiest: pinakamasaya
happy: saya maligaya tuwa kasiyahan
hard: hirap
hardworking: masisipag
harvest: ani umani aani aniin inani anihan
has: nagtataglay nagtaglay may
have: magkaroon meron mayroon nagkaroon magkakaroon nagkakaroon taglay
he: siya
head: ulo
health: kalusugan malusog pangkalusugang
healthy: malulusog
heard: naririnig narinig marinig dinig pakinggan makinig nakikinig nakinig
heart: puso
heavy: mabigat
help: tulong makatulong tulungan makakatulong nakakatulong saklolo tinutulungang nakapagtulong itinulong pangtulong
helped: tumulong tinulungan nakatulong
helpers: katulong tagatulong
helping: tumutulong pagtulong tinutulungan
here: dito rito nariyan heto
high: mataas matataas kataasan
high school: hayskul sekundarya
highest: pinakamataas pinakamatataas
his: niya nya niyang nyang kanya
history: kasaysayan
hodl: maghold naghold ihold hinold maghohold naghohold
hold: hawak humawak hinahawakan hinawakan mahahawakan
holder: maghahawak tagahawak tagapaghawak
holiday: bakasyon
holy: banal
holy card: estampita
home: umuwi uuwi uwi pauwi iuwi inuwi
homework: asaynment
honest: tapat matapat
honor: dangal onor ikinararangal marangal
hope: sana asa umasa aasa inaasahan asahan
horn: torotot trumpeta
hospital: ospital pagamutan
hot: init
hour: oras alas ala
hours: orasan
house: bahay tahanan
house helper: kasambahay
how: paano
how much: magkano gaano
huge: napakalaki higante
human: pantao
hundred: daan isandaang siento
hundredth: ikasandaan
hunger: gutom
hurry: magmadali nagmamadali dalian bilisang pagmamadali nagmadali
husband: esposo bana
i: ako akong akoy
idea: ideya
identity: pagkakakilanlan katauhan
if: kung kapag pag pagka
if ever: sakali
illegal: iligal ilegal labag
illness: sakit karamdaman
image: imahe
imitation: kopya ginaya gayahan panggagaya imitasyon ginagaya gayahin kinopya manggaya
important: mahalaga importante mahahalaga kahalagahan pinakamahalaga
impossible: imposible
in: sa nasa
include: isama isinama isasama isinasama kinabibilangan napabilang mapabilang mapapabilang nakapaloob
income: kita ingreso
increase: pagdami dumami dadami dumarami paramihin madagdagang nadaragdagan madaragdagan
increased: nadagdagan dinagdagan
indeed: nga talaga totoo ngang
information: impormasyon kabatiran
inherit: mamana manahin minana mana pinamana
inquire: maginquire naginquire magtanung itatanong tanungan pagtatanong
inside: loob nasaloob
instrument: instrumento
insurance: seguro insurans
interest: interes patubo patubuan patubuin pinatubo pinapatubo porsyentuhan
interested: interesado
international: internasyonal pandaigdigan
invest: mamuhunan mamumuhunan namumuhunan maginvest iinvest puhunanin pinuhunanan puhunanan ipuhunan ipinuhunan ipupuhunan pinupuhunan pamuhunan magpuhunan nagpuhunan pinamuhunanan mamumuhunin
invested: namuhunan naginvest nakapamuhunan
investment: pamumuhunan puhunan
investor: mamumuhunang
investors: namuhunang tagapamuhunan mamimuhunan
invite: anyaya hikayatin hinihikayat hinikayat manghikayat nanghihikayat humikayat niyaya yayain iyaya manghihikayat imbita
involved: sangkot dawit
is: ay
issue: inisyu isyuhan maisyu naglalathala iisyu magisyu nagisyu
issued: naisyu inisyung inilathala
item: bagay
itself: mismo
jail: preso nakakulong kulungan
january: enero
jeep: dyip jeepney
jewelry: alahas
job: posisyon
join: sumasali makasali makakasali lumalahok pagsalihan sasapi sumasapi umanib nakasali sumaling sali lahok nakalahok makalahok makakalahok nakikilahok makikilahok sinalihan makisapi nakisapi makikisapi pasalihin isinali isinasali sumaping makihalubilo magjoin nagjoin sumalang pamiyembro
joined: sumali lumahok sumapi nakilahok
judge: hurado huwes hukom
july: hulyo
june: hunyo
just: basta
keep: panatilihin pinanatili pananatilihin mapanatili ingatang iingatan iniingatang
key: susi
kilo: kilong
kind: mabait uri uring
kiss: halik
kitchen: kusina
kitten: kuting
know: alam kilala malalaman nalalaman nakakaalam
know how: marunong
knowledge: kaalamang karunungan
lacking: kulang
ladle: sandok
lady: binibini dalaga babae
lamp: lampara
land: lupa
language: wika lengguwahe
lantern: parol
last: huli pinakahuli panghuli
late: nahuli nahuhuli atrasado
later: mamaya
laughter: tumawa tawa tumatawa
launch: lunsad ilalunch ilaunch nilaunch maglaunch naglaunch malaunch ilalaunch
launched: inilunsad nailunsad naglunsad
law: batas ligal
lawyer: abogado abogada
leader: lider
leadership: pamunuan pamumunong
league: liga
leak: tumagas
learn: natutong matuto matututo natututo matutunan matutuhan pagkatuto matututunan natututunan alaming makakatuto
learned: natuto natutunan natutuhan
leave: umalis alis
left: kaliwa
left behind: iwan
lend: pautang pahiram ipinautang ipahihiram pinahihiram pahihiramin pinagpautangan paluwal
lender: tagapautang
lent: nagpahiram pinautang nagpautang pinahiram
less: kaunti konti bawas
lesson: aralin leksiyon leksyon
let: hayaan pabayaan
letter: liham sulat letra
level: lebel nibel
library: aklatan bibliyoteka
license: lisensya lisensiya
lie: kasinungalingan sinungaling
life: buhay pamumuhay
lifetime: habambuhay panghabambuhay habangbuhay
light: ilaw liwanag
like: parang gaya tulad gayundin nagustuhan magustuhan
limit: limitasyon hanggan nililimitahan
limited: limitado limitahan takda itinakda
line: linya guhit
list: lista talaan naglilista inilista inililista ililista ilist malist
listed: nililista maililista
listen: pakikinig makikinig
liters: litro
live: nabubuhay mamuhay
livelihood: kabuhayan pangkabuhayan hanapbuhay ikabubuhay
living: ikinabubuhay
loan: utang nangutang pangungutang
local: lokal
lock: kandado ilock naklock nakalock
long: katagal matagal mahabang haba nagtagal tatagal tumagal
look: pagtingin tanaw
lose: matalo talo pagkatalo lugi pagkalugi mawalan nawawalan mawawalang
losses: kalugihan
lost: nawawala nawawalang nawala mawala mawawala nawalang naglaho
lottery: loterya palabunutan
love: pagmamahal minamahal nagmamahal
low: mababa
lower: bababa bumababa babaan ibaba pababa pagbaba binaba pagbagsak babagsak bumabagsak
loyal: masugid
loyal customer: pagkasuki sumusuki sinusuki
loyalty: katapatan
luck: swertihan swerte suwerte suwertihan
lucky: palad
lunch: tanghalian pananghalian
machine: makina
made: gawa ginawa yari isinagawa naisagawa nagsagawa niyari ginagawang
man: lalaki
manage: mamahala pangasiwaan namahala pangangasiwa nangangasiwa
manager: tagapamahala tagapangasiwa
mango: mangga
mangrove: bakawan
many: dami marami karamihan pinakamarami napakarami
march: marso
market: merkado palengke talipapa pampamilihan
market stall: karitela kariton
mass: misa nagmimisa
match: laban lumaban
mathematics: matematika sipnayan
maximum: pinakamalayong
may: pwedi pupuwede pupwede mayo
maybe: baka siguro marahil yata bakasakali
mayor: alkalde meyor
meat: karne
medal: medalya
medical: medikal pangmedikal pangkalusugan panggagamot
medicine: gamot panggamot
meet: makilala magkita nagkita magkikita makipagkita nagkikita
meeting: pulong miting pulungan asembleya
member: miyembro kasapi kaanib
members: kasapian magkakasapi
membership: pagiging pagkakasapi pagsapi kasapiang pagmimiyembro pagkamiyembro membresiya pagkakaanib
memory: alaala gunita
men: kalalakihan
message: mensahe
milk: gatas
million: milyon
minimum: pinakakaunting pinakakonti
ministry: kagawaran
minor: menor
mint: imint namint minint magmint nagmint
minute: minuto
minutes: minutos
mirror: salamin
miss: palampasin pinalampas palalampasin lampas makalampas
misses: aling ginang
mister: mang ginoo
monday: lunes
money: pera salapi kwarta kuwarta datung pananalapi
month: buwan
monthly: buwanan
more: mas lalo higit karagdagan
more expensive: pinakamahal
morning: umaga
mother: nanay ina inay nay mama
mountain: bundok kabundukan
moved: lumipat lumilipat lilipat nakalipat makalipat
museum: museo
music: musika tugtog tugtugin
musician: musikero manunugtog
must: dapat nararapat marapat
my: ko kong akin
name: pangalan ngalan pinangalanan nagngangalang
national: pambansa nasyonal
natural: likas
near: kalapit lumapit lapit
need: kelangan kailangan kinakailangan nangangailangan pangangailangan kinailangang
neighbor: kapitbahay
neighborhood: kapitbahayan pamayanan
neighbors: magkakapitbahay magkapitbahay
network: lambat
never: kailanman
new: bago makabagong baguhan bagung
news: balita
newspaper: pahayagan diyaryo dyaryo peryodiko
next: sunod
nickname: palayaw binansagang bansag
night: hatinggabi
nine: siyam nuwebe
ninety: siyamnapu
ninth: ikasiyam
no: wala walâ nawa
nominee: nominado
none: nawalan mawawalan
noodles: pancit pansit
noon: tanghali
not: hindi di dili hindî dehins
notebook: kuwaderno kwaderno
notice: abiso abisuhan
november: nobyembre
now: ngayon kasalukuyan ngayun
number: numero
numbered: nakanumero numerado
nurse: nars
obtained: nakuha kinuha nakakuha nakukuha kinukuha
october: oktubre
of: ng nang ni nina
offer: alok alukin handog alay alukan
office: opisina tanggapan
official: opisyal pinunong
often: malimit
oil: mantika langis
old: luma
older brother: kuya
older sister: ateng
once: minsanan
one: isa isang iisa
onion: sibuyas
only: lang lamang tanging natatangi puro
open: bukas binuksan bukás buksan inopen iopen bumukas
opening: pagbukas pambungad
opponent: kalaban katunggali
opportunity: oportunidad
or: o
order: pagkakasunod magorder nagorder umorder oorder inorder orderin naorder maorder paorder
ordered: magpagawa nagpagawa pagpapagawa pinagawa ipagawa nagpapagawa pinapagawa
organization: organisasyon
organize: organisa
organizer: tagapagtaguyod
other: iba ibang
our: namin aming atin
outside: labas
owe: nakautang
own: sarili aari magmamayari mapagmamayarian
owner: mayari nagmamayari pagaaring
ownership: pagmamayari
pack: pakete balot
page: pahina
paid: nagbayad binayaran nabayaran nakabayad nagbabayad binabayaran nagkabayad nakapagbayad nababayaran
paint: pintura pininturahan pinta
paper: papel
parade: parada
parent: magulang kinagulangan
parents: magulangin
parish: parokya
participant: kasali kalahok
participants: nagsilahok
participation: paglahok pakikilahok partisipasyon paglalahok pakikibahagi pakikiisa
partner: kabiyak kapareha kapartner kasosyong kasangga
party: handaan salusalo
pass: ipinasa ipinapasa pasa makakapasa nagpapasa pumapasang makapasang naipasang maipasang
passed: pumasa nakapasa
passenger: pasahero
password: kontrasenyas hudyat
past: nakaraan lumipas nakalipas
patient: pasyente
pay: magbayad babayaran bumayad magbabayad makabayad pagbabayad mabayaran mababayaran binabayad ibinayad ibabayad ibayad ipambayad ipambabayad pinambayad bayarang nabayad makakabayad makapagbayad pabayaran pinabayaran pinababayaran ipangbayad magpay nagpay magcash nagcashout
payable: babayarin
payment: bayad bayarin bayaran kabayarang
peace: kapayapaan
pen: bolpen
penalty: parusa pinarusahan
pencil: lapis
pending: nakabinbin
pension: pensiyon pensyon
people: madla sambayanan
percent: porsiyento porsyento bahagdan
permanent: permanente
permission: payag pahintulot pumayag pinayagan pinapayagan pinahintulutan permiso pahintulutan pinahihintulutan
permit: permisong
person: tao tauhan katao personang
personal: pansarili pampersonal
peso: piso
philippines: pinas pilipinas
phone: selpon
photo: litrato larawan retrato
phrase: parirala
picture: kuha magpapicture nagpapicture piktyur
piece: piraso
pig: lechon baboy litson
pin: alpiler
pink: rosas
place: lugar pook lokasyon
placed: nakalagay nilagay nalagay nailagay
plan: plano balak planuhin
plant: tanim halaman
planted: nagtanim itinanim nakatanim
plastic: plastik
plate: plake plaka plato pinggan
play: laruan
played: naglaro naglalaro maglaro maglalaro nakalaro makalaro paglalaro nakipaglaro makikipaglaro
player: manlalaro
please: paki pakibasa pakisabi
plus: labin
pocket: bulsa
poem: tula
poetry: panulaan
poetry debate: balagtasan
points: punto makakapuntos pumuntos puntosan
police: pulis
poor: dukha maralita
popular: patok uso
porridge: lugaw caldo arroz
possible: posible
post: ipost pinost magpost nagpost ipopost nagpopost paskil ipinaskil
power: lakas
practice: praktis eensayo
prayer: dasal panalangin manalangin nagdarasal ipinagdasal dalangin
prepare: ihahanda
present: presente iprisinta magpresenta ipresent ipinresent ipepresent prinesent
president: pangulo presidente
price: presyo presyuhan prinesyo
priced: nakapresyo pinresyuhan pinepresyuhan nagkakahalaga nagkahalaga nakahalaga
priest: pari padre
print: limbag nakaprint iprint ipaprint pinaprint iprinint nagprint magprint magpaprint nagpaprint imprenta
privacy: pribasidad pagkapribado
private: pribado
prize: premyo gantimpala pabuya
problem: problema suliranin
procession: sagala prusisyon traslacion
product: produkto
profession: propesyon
profit: tubo tumubo ganansya ganansiya pakinabang tinubo tutubuin pakikinabang kitang tinutubuan tutubuan kikitang napagtubuan
profitable: makikinabang nakikinabang
progress: pagsulong sumulong unlad
prohibited: pinagbabawalan pagbawalan pinagbawalan
project: proyekto
promise: pangako mangako pinangako mangangako pangangako pangakuan sumpa ipinapangakong ipinangakong nangangakong nangakong
promised: nangako ipinangako pinangakuan naipangako
promises: nangangako ipinapangako
proof: patunay pruweba ebidensya patotoo
property: ari pagaari ariarian
proposal: panukala mungkahi
propose: imungkahi iminungkahi magmungkahi nagmungkahi
protect: protektahan pangalagaan ipagtanggol pinrotektahan ipinagtatanggol protektado
protection: proteksyon proteksiyon
proud: ipinagmamalaki pagmamalaki ipagmalaki
prove: mapatunayan nagpapatunayang patunayang pinatutunayang
province: probinsya lalawigan probinsiya
public: publiko
public record: talang
publish: inilalathala lathala
pump: magpump nagpump pumupump
pupil: eskolar
purchased: pinamili nabiling biniling
purpose: pakay
push: tutulakin itulak tinulak tumulak
put: ilalagay lagay paglalagay naglalagay nilalagay lagyan nilagyan maglalagay
pyramid: piramide
quarter: kapat
question: tanong katanungan
queue: pumila pila
quickly: agad bilis dali
quiz: kuwis kwis
race: lahi karera takbuhan takbo tumakbo tatakbo tumatakbo
raffle: ripa parapol paripa
raft: balsa bangka
rain: ulan umulan
raise: itaas itinaas magtaas itataas nagtaas itinataas pagtataas nagtataas
rank: ranggo
rare: bihira madalang
reach: abot abutin abutan
read: binasa basa binabasa babasahin bumasa makakabasa mababasa nakakabasa
reader: mambabasa tagabasa bumabasang nagbasang
reading: pagbasa pagbabasa nagbabasa magbabasa bumabasa pambasa
ready: handa
reason: dahilan kadahilanan rason sanhing
receipt: resibo
receive: tumanggap tanggap matanggap matatanggap
received: natanggap tinanggap nakatanggap nakatatanggap natatanggap nakakatanggap
recess: reses
recitation: bigkas bumigkas
recognition: rekognisyon
recognized: kilalanin kinilalang nakilala
record: rekord natatala naitala maitala naitatala
recover: nabawi makabawi
recovery: pagbawi
recruit: rekrut mangrekrut nangrekrut
recycle: magrecycle nirerecycle nirecycle
red: pula
redeem: tubusin tubos tumubos iredeem maredeem magredeem ipatubos
redeemed: tinubos natubos naredeem nagredeem
reduce: mabawasan
refer: irekomenda magrekomenda rekomendahan rekomendasyon inirerekomenda nagrekomenda nagrerekomenda irefer marefer magrefer narefer nagrefer nagrerefer nirerefer
refund: isauling irefund marefund pagsasauling marerefund irerefund magrefund nagrefund
refused: hinindian tumanggi tumatanggi tatanggi tanggihan tinanggihan pagtanggi hindian
region: rehiyon
register: ilista magparehistro magpalista nagpalista magrehistro irehistro magpatala nagpatala magpapalista iparehistro magpaparehistro nagpapalista iregister nagregister magregister nakapagregister maregister naregister nakaregister magreregister nagreregister pagregister
registered: nakalista rehistrado nakarehistro nagparehistro nairehistro nakatala nagrehistro nakapagparehistro nailista inirehistro
registration: pagpaparehistro rehistrasyon pagpapalista pagpapatala rehistro paglilista pagtatala
regular customer: suki
related: kaugnay tungkol hinggil ukol
released: lalabas lumabas nilabas lumalabas naglabas inilalabas ilabas maglabas
remaining: natitirang tira nalalabi
remember: tandaan alalahanin maalala inaalala naaalala matandaan inalala
reminder: paalala paalaala ipinaalala pinaalalahanan pinapaalalahanan
rent: upa umupa uupa upahan inuupahan pinauupahan paupa ipinaupa pinapaupahan renta arkila
repair: kumpuni ayusin inaayos pagawa sinulsihan sulsihan aayos
repaired: kinumpuni nagkumpuni inayos naayos nakumpuni
replacement: pamalit kahalili panghalili pampalit pangpalit
replica: replika
report: ulat isinumbong
reportedly: daw raw umano kuno
representative: kinatawan
request: hinihingi hingin humingi hihingi pakiusap hiling humihingi hiningi humiling hiniling paghingi nakikiusap nakiusap makiusap
required: inirequire nirerequire kinailangan
requirement: kahingian rekisito
resell: ireresell magresell iresell pagbentahan nagreresell magreresell nareresell pagreresell irereresell
reservation: reserbasyon pagpapareserba
reserve: reserba pareserba
resident: taga residente mamamayan naninirahan
residents: taumbayan mamamayang nayong
responsibility: pananagutan responsibilidad
responsible: bahala mananagot responsable managot
rest: nagpahinga magpapahinga
restaurant: restawran restoran kainang
result: resulta kinalabasan
retire: magretiro nagretiro retirado
return: ibabalik ibalik ibinalik ibinabalik bumalik babalik bumabalik isauli isinauli isasauli magbalik pagbabalik nagbalik isinasauli pagsasauli nagsauli magsauli naisauli pagbalik sinoli soli maisauli maisoli naisoli
revenue: kitaan rentas kinikitang
review: repaso repasuhin
reward: pabuyang gantimpalaan ginantimpalaan pagantimpala iginantimpala naggantimpala
ribbon: laso
rice: bigas kanin palay sinaing
rich: mayaman yumaman yayaman pagyaman magpayaman
ride: sumakay sakay sumasakay sakyan
right: karapatan kanan
rise: tumataas taas pagsipa lumobo lolobo lumolobo papataas angat tinaasan sumipa sisipa papalo pumalo lilipad tataasang mapataas napataas magtataas tataasing sumirit sumisirit sisirit sumisipa nagsipagtaas
risk: panganib peligro sugal
risky: delikado peligroso mapanganib mapeligro
river: ilog
road: kalsada kalye lansangan
roof: bubong
room: silid kuwarto kwarto
rose: tumaas umangat
round: ikot bilog
row: hilera
rowing: sagwan
rule: tuntunin patakaran regulasyon
run: patakbo pagtakbo
run out: naubos maubos ubusin uubos inubos
sack: sako
sad: lungkot
safe: ligtas
safekeeping: itinago itinatago pagtatago tago nagtatago itabi itinabi itinatabi itatabi nakatabi ipinatago nakatagong
saint: santo santa
salary: sahod sweldo suweldo pasahod sahuran sumasahod sumahod suwelduhan
sale: benta baratilyo
sales: kabentahan pinagbentahan pinagbilhan napagbentahan napagbilhan
same: pareho magkatulad
saturday: sabado
save: makaipon ipunin makakaipon magipon magimpok tipid iipon nakapagipon makapagipon nakaimpok iimpok
saved: naipon inipon nakaipon
savings: ipon impok pagiipon naipong imbak
savings club: paluwagan
say: sinabi sinasabi sabi sasabihin nagsasabi nasabi
scam: budol nanloloko panloloko manloko lokohan naloko linlang modus estapa nangbudol pandaraya lokohin niloloko niloko nascam iscam nangscam
scammer: manloloko manggagantso estapador budolero
scan: iscan magscan nagscan maiscan
scarce: kakapusan kapos
scholarship: iskolarship
school: eskwela paaralan eskuwela iskul pampaaralan iskwela
science: agham siyensya
scissors: gunting
score: iskor puntos
sea: dagat dalampasigan
search: hanap hinahanap hinanap
second: ikalawa pangalawa segundo
second hand: ukay segunda
secret: lihim sikreto sinikreto sekreto
secretary: kalihim sekretarya
section: seksiyon seksyon
secure: segurong
security: seguridad
see: nakikita makikita nakita makita tingnan tignan pakitingnan tumingin tinitingnan tinignan tiningnan tumitingin mapanood
seed: binhi buto punla
sell: ibenta magbenta magtinda ipagbili itinda ibebenta magbebenta makapagbenta itinitinda magbili ibinta ipinabenta pabenta ipatinda maibebentang makakabenta makabenta makapagbebenta mapagbentahan benebenta nakakabenta ipagbenta ipagbebenta ipinagbebenta ipinagbenta inilako nilalako lako ipinatinda magpatinda ipatitinda ipabebenta nakapagbebenta pagbebentahan pagbilhan
sellable: maibebenta mabebenta mabenta maipagbibili maititinda
seller: tindera tindero tagabenta tagapagbenta manininda tagatinda
selling: nagbebenta binebenta pagbebenta pagbenta pagtitinda nagtitinda pagbibili bentahan ibinibenta nagbibili
semester: semestre
send: isend padala padalhan pinadalhan padadalhan padadala makapagpadala nagsend magsend sinend isesend sinesend naisend
senior: nakatatanda senyor
sent: nagpadala ipinadala naipadala isinend
separate: hiwalay bukod ibinukod
september: setyembre
serial: serye
serious: seryoso
serve: nagsilbi magsilbi
service: serbisyo paglilingkod naglilingkod maglingkod naglingkod
seven: pito siyete
seventh: ikapito
sew: tahi manahi tinahi nanahi mananahi
shape: hugis
share: bahagi hati parte ibinahagi ibabahagi hinati paghahati maghahati ibinabahagi pagbabahagi naghahati ishare sinhare shinare magshare nagshare nagsheshare magsheshare
share secret: ipagsabi ipagsasabi ipinagsabi
shareholder: sosyo kasosyo
shares: aksiya
she: sya
shirt: kamiseta
shoe: sapatos
shop: tindahan pamilihan
shopping: mamili namimili mamimili namili
show: ipinakita pakita makapagpakita palabas itinanghal magtanghal nagtanghal itatanghal itinatanghal ipinapakitang nagpapakitang
sibling: kapatid
side: patabi kabilang
sign: pirmahan lagdaan pipirma pumipirma lalagda pagpirma paglagda magpirma papirma nilalagdaan nagpirma tanda palatandaan marka
signature: pirma lagda
signed: nakapirma pinirmahan pumirma lumagda nilagdaan nakalagda napirmahan nalagdaan
silver: pilak
simple: simpleng payak
sing: kumanta awit kanta pagkanta
sir: po ho opo pong
sit: umupo nakaupo
six: anim seis
sixth: ikaanim
sixty: animnapu sisenta
size: sukat
skill: kasanayan kakayahan kagalingan
skilled: magaling magagaling husay dalubhasa bihasa sanay
sleep: tulog
slippers: tsinelas
small: munti maliit maliliit pinakamaliit kaliitan
smallest: pinakakaunti
smile: ngiti ngumiti nakangiti
smoke: usok
snack: meryenda miryenda merienda
so: ganto ganito ganun gayon ganyan gano kaya samakatuwid edi
soar: lumipad lumilipad paglipad pumaimbulog
sold: nabenta naibenta nagbenta ipinagbili naipagbili nagtinda nakapagbenta naibebenta nakabenta itininda binenta naipagbenta
sold out: ubusan
sometimes: minsan
song: kantang awiting
soon: malapit
soup: sabaw
souvenir: rekwerdo
special: espesyal tangi
speculate: espekulasyon
speech: talumpati
spelling: pagbaybay
spend: gastos gumastos gastusin ginastos gumagastos gastahin
sponsor: isponsor
sport: isports palakasan
square: parisukat
stable: panatag
staff: tauhang
stake: istake magstake nagstake
stall: puwesto pwesto kubol
stamp: tatakan selyo estampa tinatakan magtatak nagtatak pagtatak selyuhan selyado nakakatatak itatak itinatak itatatak itinatatak magtatatak nagtatatak
stamp book: libreta
stand: tumayo nakatayo tumindig
star: bituin tala estrelya bituwin
start: simula umpisa panimula
started: nagsimula sinimulan nasimulan
state: estado
stay: manatili mananatili
steal: nakaw ninanakaw nanakawin pagnanakaw manakaw
stick: dikit idinikit
still: pa nanatili
stolen: ninakaw nanakaw
store: tiyanggehan tiangge
story: kuwento kwento istorya salaysay
storytelling: pagkukuwento kuwentuhan kwentuhan
stream: estero sapa
strength: katatagan
strict: mahigpit istrikto
string: tali pisi
strong: malakas matibay malalakas matatag
student: estudyante iskolar magaaral
students: kaestudyantehan
study: aral aaralin pinagaaralan pinagaralan makapagaral nakapagaral pagaralan
subject: sabdyek
submit: isumite isinumite magsumite ipasang nagsumite isusumite isinusumite nagsusumite naisumite pagsusumite
subsidy: ayuda subsidyo
success: tagumpay matagumpay
sugar: asukal
suitcase: maleta
sunday: dominggo
supply: suplay panustos
support: suporta sumuporta sinuportahan sustento itaguyod tumangkilik tangkilikin tumatangkilik pagtangkilik tinatangkilik
supporter: tagasuporta tagatangkilik tagasunod
surname: apelyido
swap: magkapalitan barter pagpalitin swapan ipagswap nagswap magswap iswap
sweat: pawis pinagpawisan
sweet: matamis
swim: lumangoy langoy lumalangoy
swindle: estapahan naestafa naestapa nangestapa
symbol: simbolo
system: sistema pamamaraan paraan
table: hapag
tag game: patintero tumbang piko agawan taguan sungka luksong
take: dalhin
talent: talento
talk: kinausap usap kakausapin
taught: itinuro nagturo tinuruan
tax: buwis
tea: tsaa
teach: turuan nagtuturo itinuturo pagtuturo magtuturo turo
teacher: guro titser maestra maestro dalubguro tagaturo
teachers: kaguruan
team: koponan kupunan ekipo
telephone: telepono
tell: ibunyag ibinunyag ibubunyag ipaalam ipinaalam ipapaalam ibalita ibinalita isiwalat ipinapaalam magpaalam sasabihing
temporary: pansamantala
ten: sampu diyes nakasampung
tenth: ikasampu pansampu pangsampu
test: subukan subok pagsusuri suriin sinuri sinubukan
text: itext magtext nagtext tinext
than: kaysa kesa
thank: salamat pasalamat nagpapasalamat pasasalamatan pinasasalamatan pinasalamatan
thankful: nagpapasalamatang mapagpasalamat
thanks: pasasalamat
that: iyon yun iyan yan yon yang niyon niyan nun nyan noon
the: ang yung ung si sina
theater: teatro dulaan
their: nilang
them: nila kanilang
there: doon diyan dyan roon riyan andun dun duon dyaan ayan
these: nito neto
they: sila
thief: magnanakaw
things: kagamitan
think: naisip isip
third: ikatlo pangatlo
thirty: tatlumpu trenta
this: ito itong ire ireng eto etong
thorn: tinik
thousand: libo sanlibong
three: tatlo tres
throw away: tinapon tapon
thursday: huwebes
ticket: tiket boleto
tired: pagod
title: pamagat titulo
to: kay kina tungo papunta
together: magkasama magkakasama sabay samasama sabaysabay
token: piyesa
tomorrow: kinabukasan
too: naman din rin
too much: sobra labis
tools: kasangkapan
topic: paksa
total: kabuuan suma
tour: libot lakbay
tournament: torneo kampeonato
town: munisipyo bayan munisipalidad
toy: laruang
trade: kalakalan pangangalakal ikalakal nangangalakal mangalakal kinakalakal komersiyo komersyo ipagkalakal magkalakal nagkalakal magtrade nagtrade itrade tinrade natrade nagtetrade magtetrade itetrade tinetrade
trader: mangangalakal negosyante komersiyante
train: magtrain nagtrain
trainer: tagapagturo
training: pagsasanay nagsasanay nagsanay magsanay ensayo sanayin sinanay magsasanay ensayuhan sinasanay
transfer: paglilipat ililipat lipat naglilipat isalin pagsasalin isasalin magsalin lilipatan pagpapalipat maglilipat isinasalin itransfer natransfer nagtransfer magtransfer tinransfer matransfer itatransfer nagtatransfer
transferable: naipapasa maipapasa naililipat maililipat mailipat naisasalin maisasalin malilipat maipasa
transferred: inilipat nailipat isinalin naglipat naisalin
transparent: lantad hayag
trap: patibong bitag
trash: basura kalat
travel: biyahe maglakbay naglakbay byahe bumiyahe paglalakbay
tray: bandehado
treasurer: ingatyaman tesorero tesorera
tree: punungkahoy punongkahoy kahoy
trend: usong nauuso
triple: tripleng titriple tumriple
trophy: tropeo kopa
true: tunay katotohanan
trust: tiwala mapagkakatiwalaang katiwalaan
try: tumikim tikman magtangka sumubok sumusubok susubok masubukan sinusubukan
tuesday: martes
tuition: matrikulang
turn: turno
twelve: labindalawa dose
twenty: dalawampu bente beinte
two: dalawa dos
typhoon: bagyo
umbrella: payong payungan
uncle: tito tiyo tiyuhin
uniform: uniporme
unique: kakaiba namumukod
unity: pagkakaisa nagkakaisa magkaisa
university: unibersidad pamantasan
unless: maliban
unlock: mabuksan nabuksan mabubuksan binubuksan
until: hanggang hangga
unwilling: ayaw ayoko
upload: iupload inupload magupload nagupload
us: amin
use: gamitin paggamit magamit gagamit pakinabangan gamitan
used: gamit ginamit gumamit gumagamit nagagamit pinaglumaan
useful: napapakinabangan
user: tagagamit
usual: kadalasan madalas karaniwa
vaccine: bakuna binakunahan pagbabakuna
valid: balido bisa umiiral epektibo
value: kahalagahang balor importansya pahalagahan pinahahalagahan pahahalagahan magpahalaga pagpapahalaga
vegetables: gulay
vendors: maglalako manlalako naglalako
verify: beripikahin beripikado beripikasyon biniripika maberipika veripikahin binerify iverify maverify
video: bidyo
village: barangay baranggay nayon baryo barrio brgy purok sitio
visible: makikitang nakikitang
visit: bisita bumisita dumalaw dalaw binisita pagdalaw
visitor: bisitang panauhin
voice: tinig boses
volunteer: boluntaryo nagvolunteer magvolunteer nagvovolunteer magvovolunteer nakapagboluntaryo
vote: bumoto boto ibinoto ibinoboto makaboto nakaboto makakaboto pagbobotohan bumubotong botante nagvote magvote
voter: botanteng
voting: botohan pagboto
voucher: bale bawtser
wait: hintayin maghintay antay hinihintay naghintay hihintay
walk: lakad lumakad
wall: dingding pader
wallet: pitaka kalupi kartamoneda kartera walet
want: gusto ibig nais nagnanais ninanais gugustuhin ginusto ninais
warehouse: bodega
wash: hugas laba
watch: manood nanood manonood panoorin nanonood panonood napanood
water: tubig
we: kami tayo
weak: mahina
wealth: yaman kayamanan pagyamanin pinayaman pampayaman
wear: sinusuot magsusuot nagsusuot nagsuot
wedding: kasal ikinasal
wednesday: miyerkules miyerkoles
week: linggo
weekly: lingguhan
weight: timbang bigat
weld: magwelding magwewelding
what: ano anong anu anuman
whatever: anoman
when: kailan kelan noong nung sandaling
where: saan nasaan san
wherever: saanman
whether: ba
which: alin
while: habang samantala
white: puti
who: sino kanino kaninuman
whole: buo buong
why: bakit
wife: asawa maybahay
win: panalo manalo mananalo nananalo nagwawagi magwawagi wagi panalunan pagkapanalo
window: bintana
winner: kampeon
with: kasama kalakip kasabay
withdraw: magwithdraw winithdraw iwithdraw nagwithdraw bumawi binawi binabawi mababawi bawi
without: kawalan
woman: kababaihan
won: nanalo napanalunan nagwagi
words: salita kataga
work: trabaho obra
worker: manggagawa trabahador empleyado
world: mundo daigdig
worn: suot isinuot
worship: pagsamba sumamba sumasamba nagsisimba magsimba nagsimba pagsisimba
worth: nagkahalagang magkakahalaga
wrap: balutin binalot
write: isulat sumulat magsulat nagsulat susulat pagsulat sumusulat
write down: itala itinala itatala itinatala
writer: manunulat akda
writing: pagkakasulat
written: nakasulat sinulat isinusulat nakalimbag nakasaad
year: taon
yearly: taunan tinaunan
years: dekada
yellow: dilaw
yes: oo
yesterday: kahapon
you: ka ikaw kayo kang
your: mo nyo inyo iyo sayo niyo
youth: kabataan
youth council: sk`
