/** What Hungarian words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
able: képesek képesség
about: ról ről felől körül körülbelül kb mintegy
about him: róla róluk rólunk
above: felett felül fölött fölé
accept: elfogad elfogadóhely
accepted: elfogadta elfogadott elfogadták elfogadjuk elfogadja
according to: szerint alapján alapuló
account: számlát fiók számlád számlára bankszámla számlája számlaszám folyószámla számlájára
accountant: könyvelő könyvelés
accounting: elszámolás elszámolok elszámolunk elszámolni elszámolható számvitel számfejtjük
accredited: akkreditált akkreditáció akkreditálva
acorns: makk
acquire: szerzés
across: át keresztül
activity: foglalkozás tevékenység
address: lakcím cím címre címe címére címünkre címünkön lakcímkártya címét levelezésicím címváltozás
adds up: összead
admission: felvétel belépés beléptetés
adult: nagykorú kiskorú
adults: felnőtt felnőttképzés
advantage: előny
adviser: tanács
after: után
afternoon: délután délutánonként
again: újra ismét megint újból
against: ellen szemben
age: kor kora életkor korosztály
age group: korcsoport
agenda: napirend programja programok programot programban programunk programra
agree: megegyeznek egyetért hozzájárul beleegyezés
aid: segélyező segélyezés
album: albumba albumot gyűjtőalbum
alike: egyaránt
all: mindannyian mindnyájan
allocation: kiosztásra allokáció jegyzési jegyezhet jegyezz kontingens keret
allowed: szabad megengedett megengedi engedélyezhető
almost: alig majdnem szinte csaknem
already: már immár
already done: megtörtént
also: is
although: bár noha habár ugyan
always: mindig mindenkor folyton
am: vagyok
amendment: módosítás módosítani módosító
among: közül között közt közé
and: meg és s
and also: pedig illetőleg valamint ill
animal shelter: állatmenhelynek menhely állatvédő állatotthon állatmentő
anniversary: jubileum évforduló
annual rate: thm ebkm
annual yield: éveshozam
anonymous: névtelen anonim
answer: válasz
any: akármi bármi bármely
anyone: bárki
anytime: bármikor akármikor
anyway: úgyse úgyis mindegy
anywhere: bárhol bárhová bárhova bármerre
appears: szerepel megjelenik megjelennek
application: pályázat alkalmazás pályázik app appban
appraisal: becsült becslés becsüs
approval: jóváhagyás jóváhagyja jóváhagyott
april: április
archive: levéltár archívum
are: vannak vagytok
art: műkincs festmény műtárgy alkotás
artist: művész alkotó műalkotás
as: ahogy ként
as if: mintha
as much: amennyi ahány
ask: kérdezünk kérdés kérünk kérni kérdezz kérhet kérj kérnek kérsz kérdezni kérdezte
asked: kért
asked to: felkérte felkérjük
asks: kér kéri kérheti
asleep: altattak
asset: eszköz vagyontárgy vagyonelem
at all: egyáltalán
at least: legalább legkevesebb minimum
at most: legfeljebb maximum maximális
at us: nálunk
at you: nála
attendance: jelenlét megjelenés látogatottság
attended: járt járnak
attic: padlásládában padlás
auction: aukció árverés licit árverez
august: augusztus
aunt: néni nagynéni
authentic: hitelesség
author: szerző író írók
authority: hatóság önkormányzat
autumn: őszi ősz ősztől ősszel őszre
average: átlag
award: kitüntetés elismerés díjazott kitüntetett díjátadó díjazás odaítél elismerésként díjazzuk
away: el
baby: baba babák babás
baby clothes: babaruha babaruhák
back: vissza visszafelé visszaadás
background: háttér háttere
backup: mentést
badge: jelvény jelével jelvénnyel jelvényünket jelvényének kitűző jelvényként kitűzőként jelvényünkért
badge checker: jelvényellenőrző
badge collecting: jelvénygyűjtő jelvénygyűjtés
badge holder: jelvényes jelvénytulajdonos jelvényviselő
badge number: jelvényszám
badge swap: jelvénycsere jelvénybörze
badges: jelvények jelvényei kitűzők jelvényeikért kitűzői
bake: sütni süt sütünk sütés sütjük kenyérsütés péksütemény sült
baker: pék péknek
bakery: pékség sütöde
balance: egyenleg egyenleget egyenlegen mérleg egyenleged
ball: labdaszedés labda
bank: banki banknak bankban bankok bankot bankja
bank deposit: bankbetét lekötöttbetét
banknote: bankjegy
bankrupt: csőd felszámolás
baptism: keresztelő konfirmáció
barbecue: grillezésre grill
barn: pajta
based: alapú alapul alapszik
basket: kosár kosarat kosarad
basketball: kosárlabda
bath friends: fürdőbarátok fürdő
be: legyen lenni legyél legyünk legyetek
be happy: örömmel örömünkre örül boldog
beach: strand strandbelépő
beam: gerenda mestergerendát
bean: babszem babot bab
beat: vernek verni ver veri
beautiful: szép szebb
became: lett
because: mivel mert mivelhogy hiszen ugyanis
because of: miatt végett
become: válik válni válhat válsz válnak
bed: ágyás ágy
bee: méh méhész
beer: sör sört sörözés sörfesztivál
before: előtti megelőzően mielőtt ezelőtt
beginners: kezdő
beginning: elejétől kezdet eleje elején
behind it: mögött mögé
behind us: mögöttünk
being made: készül készítünk készítenek
bell: harang
belt: öv övet
benefits: juttatás extrák
besides: emellett ezenkívül kívül ezenfelül túlmenően
bet: fogadj fogadni fogadások fogadási tét tétje tippel tippek tippjáték tippverseny
better: jobban jobbak
between us: köztünk köztük
bicycles: bicikli kerékpár bringa
big: nagy legnagyobb
bike repair: bringaszerviz bicikliszerelő
bill: számla
birth: születés születésének szülési
birth date: születésidátum születésiév
birthday: szülinap születésnapi születésnapot születésnapod születésnapja születésnapon születésnapos születésnapját születésnapunk
birthday gift: szülinapiajándék
block: blokk
block explorer: blokkböngésző
blockchain: blokklánc blokkláncalapú blokklánctechnológia láncbejegyzés
blood donor: véradó véradás vért
blue: kék
board: táblán tábla táblák táblára
board game: társasjáték
boarding: beszálló beszállás
body: testület
bond: kötvény
bonds: államkötvény állampapír
bonus: bónusz bónuszpont bónuszként bónusszal
book: könyv könyvespolc könyvvásár könyvcsere könyvesbolt könyveinket könyvekért könyvbarát könyvbemutató könyvklub könyvutalvány könyvszerető
book bus: könyvbusz
book eater: moly könyvfaló könyvmoly
book lending: könyvkölcsönzés
bookmark: könyvjelző
borrow: kölcsönözni kölcsönzés kölcsönkér kölcsönözhet kölcsönző kölcsönözz kölcsönvehető
borrow tools: szerszámkölcsönzés
borrowed: kölcsönkapott kölcsönzött kölcsönkért kölcsönvett kölcsönözte
bottle deposit: üvegbetét
bought: vett vásárolt vásároltak megvettük vásároltam
bound: kötött kötve személyhez
box: doboz
brass band: fúvószenekar fúvós
bread: kenyér kenyeret kovászkenyér kovász cipó cserecipőket
break: szünet szünidő szünidei vakáció
breakfast: reggelit uzsonna
brewery: sörfőzde
brick: tégla téglát téglák téglajegy
bring: hozni hozz hozzatok hozzanak hozzátok hozd
brings: hoz hozza hozunk
broken: elromlott eltört törött
bronze: bronz bronzfokozat bronzérem
brought: hozott hozták hozta
buddy: páros párban párok
bug: hibajegy
bug bounty: hibavadász
bug report: hibajelentést hibajelentésért hibajelentő
burn: éget elégetjük
bus: busz autóbusz
bus stop: megálló buszmegálló
busy: foglalt foglalható foglalás
but: de azonban viszont ámde
but rather: hanem
button: gomb
buy: vesz vásárlásra venni vásárol vegyél vegyen vehet megveszed megvesszük vedd vegyük vegyetek vennék felvásárlás kapható vásárolta vásároltunk megvásárolhatja megvásárolhatod megvásárolhatók megvehetitek
buyback: visszavásárlás visszavásárol visszavesszük visszaveszi visszaváltás visszavenni visszaváltható
buyback guarantee: visszavásárlásigarancia
buyer: vevő vásárló
buyers: vevők vásárlók vásárlóink vevőink
by: által révén
by name: névreszóló
cabinet: szekrény
cabins: kabin
cake: sütemény süti csiga pite torta tortát
came: jött érkezett érkeztek
camp: tábor
can: tud tudnak tudsz tudunk tudtok tudja képes
can pass: adható adhatod adhatja adhatják továbbadható
cancel: lemondja lemondása visszavon felmond
cannot: hatatlan hetetlen lehetetlen képtelen
cap: csapját sapkából sapka sapkát kalap
capital: tőke tőkét tőkéje tőkegyűjtés tőkéd tőkéhez tőkebevonás tőkével tőkésít tőkére tőkegarancia tőkegarantált tőkéjét törzstőke alaptőke tőkerész tőkeemelés tőkéjüket
car: autó kocsi gépjármű
card: kártya lap lapot kártyá kártyánként karton
card holder: kártyabirtokos kártyatulajdonos
card holders: kártyabirtokosok kártyatulajdonosok
cards: kártyák kártyáink kártyáikat kártyáit lapok
caretaker: gondnok
carnival: busójárás farsang karnevál
cash: készpénz pénzzé
cash payment: készpénzfizetés
cash value: készpénzérték
cashback: pénzvisszatérítés visszatérítés
cashier: pénztár kassza kasszánál
category: kategória kategóriában kategóriák kategóriája
cemetery map: temetőtérkép temető térkép
century: század
ceremony: ünnep avatás avató ünnepélyesen
certainly: biztosan persze bizony természetesen
certainty: bizonyosság
certificate: igazolvány igazolás igazoló tanúsítvány tanúsítvánnyal oklevélre okirata tanúsítás oklevélhez oklevélnek oklevelek bizonyítványa
certificates: igazolások okleveleket tanúsítványokat bizonyítványok okiratok
certified: hiteles igazolt tanúsított minősített hitelesített hitelesítve igazolva okleveles minősítés minősítő
certify: tanúsít igazol
chain: lánc
chair: szék
champion: bajnoka bajnokot
chance: esélyed
changes: változik változnak változás
channel: csatorna csatornán
charity: karitatív karitász jótékonykodás rászoruló
cheaper: olcsó
cheaply: leárazva
check: csekk
checks: ellenőrzi ellenőrzés ellenőriz
chess: sakk sakkverseny
chess club: sakkkör sakkszakkör
chess tournament: sakktorna
chestnut: gesztenye
child: gyerek gyermek gyermekének
childcare: gyermekfelügyelet gyermekmegőrző
children: gyermekek gyerekek gyerekeink gyermekei
children library: gyermekkönyvtár gyerekkönyvtár
chocolate: csoki csokoládé
choir: kórus énekkar kórustagok gyermekkórus kórusunknak kóruspróba dalkör dalárda
choir rehearsal: karpróba
choose: választ válassz válaszd
chosen: választott megválasztott
christmas: karácsony advent mikulás
church: templom egyház gyülekezet egyházközség plébánia imaház
church roof: templomtető
circle: körnek köre köréből körbe körök körünk
citizen: állampolgár polgár
civil guard: polgárőr
class: osztály osztállyal osztályonként osztályfőnöki osztályunknak osztályunkat osztálypénz osztálykirándulás osztálykassza
class teacher: osztályfőnök
clean up: takarítás szemétszedés takarítani takarítunk szemétgyűjtés
click: kattint
client: ügyfelek ügyfeleink ügyfelünk ügyfelet ügyfélnek
climbing: mászás mászófal falmászó
cloakroom: ruhatár
close: zárni elzárjuk bezár lezár zár zárva
closing: záró zárás
clothes: ruha ruhát ruhák póló ruhacsere
club: kör klub klubtagok klubtagság klubhelyiség szakkör egyesület
club secretary: klubtitkár titkár
co owner: résztulajdonosa társtulajdonosa résztulajdonosként társtulajdonosként résztulajdonosává
coach: edző tréner
cocoa: kakaó tea
code: kód kódot kódja kódban kóddal kódok kódját kódunk kódszó forráskód kódod kódjával kódjára kódjának kódért kódolás kódolni kódoló kódolt
coffee: kávé kávészünet kávézóval kávézókban kávésbögre kávékártya kávébarát kávézónkba
coffee shop: kávébolt kávézó kávéház javítókávézó kávézónkban
coin: pénzérme érmét érmék érmével pénzérmék érmécske
coin collector: érmegyűjtő éremgyűjtő numizmatikai
coins: aprópénz apró
collateral: fedezet fedezetként biztosíték
colleagues: kollégák kolléga munkatárs kollégáink
collect: gyűjt összegyűjt gyűjtögetni szed
collected: gyűjtött gyűlt összegyűlt összegyűjtött
collecting: gyűjtés
collection: gyűjtemény
collection box: persely perselypénz
collective: kollektív
collector: gyűjtő gyűjteményes
collectors: gyűjtők
colour: színvilága szín
come: jönni jöjjenek gyere gyertek jöhet eljön jössz jöjjetek
comes: jön jönnek jöjjön jövet érkezik érkeznek
comic: képregény
comment: hozzászólás komment
commission: jutalék jutalékrendszer jutalékmentes
community: közösség közösségünknek közösségének
community centre: közösségiház művelődésiház
community service: közösségiszolgálat iksz
companies: cégek vállalatok
company: cég céggel cégünk cégnek vállalat kft bt zrt nyrt társaság cége cégtől cégnél cégé társulat cégbe
competition: verseny bajnok vetélkedő pályázaton
competitors: versenyző
complete: elvégzi teljesít elvégez elvégzése elvégzéséért elvégzésével
completed: teljesített teljesítve elvégzett
compost: trágya komposzt
computer science: informatika fakultáció informatikus számítógép
concern: köze közük közöd
concert: koncert
concert ticket: koncertjegy
condition: feltétel
confetti: konfetti
confirmation: visszaigazolás visszaigazoló megerősítés megerősítő megerősíti
consent: hozzájárulás beleegyezése beleegyezést hozzájárulok
consideration: ellenértéke ellenszolgáltatást
contact: megkeressük megkeresés kapcsolat kapcsolattartó elérhető
contract: szerződés okosszerződés szerződünk megállapodás szerződésszám
contribute: hozzájárulni közreműködik közreműködés hozzájárultak
contribution: hozzájárulásod
contributor: közreműködő hozzájárulók
convertible: váltható konvertálható átválthatók
cook: szakács főzni főz főzés főzünk főzőverseny megfőzzük főztek főzőtanfolyam főzőkör főzőklub főzött
cooperative: kooperatív szövetkezet
coordinators: koordinátor
copies: példányok másolatok
copper: rézből réz
copy: mását mása másolat példány példányszám másolni
core team: törzsgárda
corridor: folyosó
cost: költség rezsi
costs: kerülne kerülő
costumes: jelmez
country: ország
counts: számít beleszámít
coupon: kupon kuponkódot kuponokért kuponjaink kuponjaidat kuponunkat kuponunkkal kuponnapok
course: tanfolyam kurzus tanfolyamunkat tanfolyamzáró kurzusunkat tanfolyamunkért tanfolyamokért kurzusunkért kurzusokért
course certificate: tanúsítványos
course fee: tandíj tanfolyamdíjat kurzusdíjat
court: bíró per
cracked: megrepedt
craft: kézműves kézművesfoglalkozás
crafts: hímzés kötés varrás varrókör kötőkör horgolás
creche: bölcsi
credit: jóváír kredit kreditpont
credited: jóváírva jóváírtuk jóváírják
crest: címer
crowdfunding: közösségifinanszírozás finanszíroz
crying: sír sírás
crypto: kripto kriptó
crypto exchange: kriptotőzsde kriptotőzsdén kriptotőzsdére
crypto wallet: kriptotárca kriptotárcát
cryptocurrency: kriptovaluta kriptovaluták kriptopénz kriptovalutát kriptoeszköz kriptodeviza kriptovalutával kriptovalutába
cultural: kulturális művelődésszervezőt kultúra művelődés
cultural centre: művház kultúrház
cup deposit: pohárbetét
curd: túrós
custody: őrizetbe letétbehelyez megőrzőbe
cut out: kivágják kivágni kivágott bozótvágókat
cute: aranyosak aranyosok
cv: önéletrajz
cycle: kerékpározás biciklizés kerékpárút
daily: napi
daily yield: napihozam
damaged: károsult kár kárt károk sérült
dance course: tánctanfolyam
dance hall: táncházba
dancer: tánc néptáncos táncegyüttes táncosaink táncosoknak táncórák
data: adat adattartalom adataidat adatainak adatbázis adatkezelés adatvédelem adatvédelmi adatokkal adatlapot adataival adatkezelő
date: dátum időpontot időpontok
day: nap napon naptári napja napra napig nappal napos napot napok
deadline: határidő határideje lejárat
dear: kedves tisztelt drága
dear all: kedveseim
debt: tartozás adós
decade: évtizeden
december: decemberre decemberi decemberben decembertől
decide: dönt dönthetünk dönthetnek eldönteni döntöttünk
decision making: döntéshozó beleszólás beleszólhat
declaration: nyilatkozat nyilatkozik
declares: nyilvánít
decorate: díszíteni díszítés díszes
decree: rendelet határozat
deed: okirat
definitely: mindenképp feltétlenül
degree: diploma diplomát diplomák diplomája diplomával diplomás mesterfokozat alapfokozat diplomáját diplomához diplomád diplomára diplomáért diplomaszerző diplomaosztó
deletable: törölhető
delete: törlődik törli töröl törlés törlődnek
deleted: törölt törölve
delivery: szállítás szállítunk szállító
demand: kereslet
demo: bemutatóhoz bemutatón bemutatót
deposit: letét betét kaució foglaló óvadék befizetünk betétként letétként letétkezelőnk kaucióként
deposit refund: betétdíj
deserves: megérdemel megérdemli kiérdemelte kiérdemli kiérdemelték
details: részletek részletes részletei
develop: fejlesztői fejleszt
developer: fejlesztő fejlesztőink
device: készülék okostelefon
diagnosis: diagnózis lelet
diary: napló
digital: digitális digi
digital badge: digitálisjelvény
dinner: vacsora vacsorát
diploma: oklevél oklevelet oklevelét
discount: olcsóbban kedvezmény kedvezménnyel engedmény akció leárazás leárazott kedvezménykártya kedvezménykódot kedvezménykupon
discount price: akciósár
discounts: kedvezmények kedvezményei akciók engedmények
display: megjelenít kijelző
distance: távért táv távot
distribute: felosztás szétosztjuk kiosztjuk oszt elosztjuk osszuk szétosztják kiosztja kiosztani elosztják szétosztása kiosztása
distributed: kiosztott szétosztott felosztott
dividend: osztalék osztalékként osztalékfizetés osztalékfizető osztalékelőleg osztalékjogosult osztalékrészesedés
do: tegyétek tegye tenni csinálni teszel tettünk teszek teszünk tegyünk csináld csinálunk teszik csináljuk
doctor: orvosunk háziorvos
doctoral: doktor phd
document: okmány dokumentum
does: tesz csinál csinálja
dog: kutyák kutya kutyás kutyakiképző kutyát kutyaiskola kutyavezetői kutyával
donate: adományoz felajánl adományozásokat
donated: felajánlotta felajánlották odaajándékozott odaajándékozza
donation: adomány adománnyal adományozott adományként felajánlás felajánlott jótékony adománygyűjtő adománygyűjtés adományaikért adományainkat adományokért adományokkal adományoknak adománybolt adománydoboz
donations: adományok
donor card: adományozói
donors: adományozók adományozóink támogatók támogatóink
double: duplán duplája dupláját kétszeres duplázd duplázás megdupláz
doubles: duplázódik duplázódhat megduplázódott megduplázhatod
down: le lefelé alul
downline: alattad hálózatodba
download: letölt letöltheti töltsd
downloaded: letöltöttem
draft: tervezete terv tervezett tervezzük
drama club: színjátszókör színkör
draw: kisorsoljuk kisorsolunk húznak húzni húzz húzhat húz
draw lots: húzunk sorsol húzás sorsjegy nyereményjátékra nyereménysorsolás
drawing: grafikát rajz grafika rajzverseny
drink: ital üdítő fröccs pálinka
driving licence: jogsi jogosítvány
drops: csepp
during: folyamán idejére ideig
each: egyenként mindenegyes fejenként mindkét mindkettő
each other: egymás
early: korai korán előbb korábban korábbi hamarabb
early bird: korábbimadár
early supporters: koraitámogatók
earn: keres kereshetnek szerez kiérdemel megszerezhető szerzel megszerezheted gyűjtheted megszerzi megszerezheti szerzik
earned: keresett szerzett szerezte kiérdemelt szereztél szerezték kerestek kerestem
earnings: hozamaid
earns: jövedelmez
easter: húsvét
edition: kiadás kiadvány
edition number: sorszámkiadás
education: oktatás nevelés felsőoktatás felnőttképző tanulás tanítás
egg: tojás
eggs free: tojásmentes
eight: nyolc
eighty: nyolcvan
elderly: időseknek idős időskorúak legidősebb
election: választások választáson megválaszt
electronic: elektronikus elektronika
eleven: tizenegy
email: mail ímél levelezés emailcímed
embarrassing: kínos
embossed: dombornyomott dombornyomású domború
employee: dolgozó munkavállaló alkalmazott
empty: üres
end: végén végi vége végre vég
enough: elég elegendő
ensure: biztosít
enter: nevezhetnek pályázhat nevez megad add beütni
enthusiastic: lelkes
entitled: jár jogosult
entitles: jogosít jogosul
entrepreneurs: vállalkozó vállalkozás
entrust: rábíz bízd bízni bízz megbíz ránk
entry: belépődíj beugró nevezés
entry fee: nevezési belépődíjat beugrót
entry pass: belépőkártyát
envelope: boríték
environment: környezet környezetvédelem
equal: egyenlő egyenlege
equipment: felszerelés szerszám gép gépek
escort: kísérése kíséret
especially: főleg különös
estate: hagyaték
ethics class: etikaóra
euro: euró eurónként
even: akár sőt
evening: estére esti
event: program esemény rendezvény programunkon rendezvényünket rendezvényekért rendezvénnyel eseménnyel eseményekért
every: minden mindegyik valamennyi mindenféle
every purchase: vásárlásonként
everyone: mindenki
everywhere: mindenhol mindenütt bárhonnan
exactly: pontos
exam: vizsga vizsgát vizsgán vizsgára vizsgája vizsgák vizsgáért nyelvvizsga záróvizsga vizsgával vizsgájuk felmérő dolgozat vizsgához nyelvvizsgát vizsgáz vizsgáját vizsgájához vizsgánként vizsgaidőszak vizsgajelentkezés vizsgabizottság vizsgabiztos vizsgatétel
except: kivéve
exchange: cserébe átváltható vált válthatja válthatod átváltása beváltás pénzváltó árfolyamváltás átváltjuk átváltási váltópont átváltott átváltásra beváltóhely tőzsdének tőzsdé
exchange student: cserediák
exchange students: csereprogramos
exclusive: exkluzív kizárólagos zártkörű különkiadás
exhibition: tárlat kiállításon kiállításra kiállítások
exist: léteznek létezés
exit: kijárat
expectation: várakozások elvárás
expected: várható remélt várt
expensive: drágább drágán drágák
experience: élmény tapasztalat
expires: lejár
expiry: lejárata lejáratkor lejáratig érvényességét
explain: elmagyarázni magyarázat elmagyarázza
extra: ráadás pluszban
extra income: mellékjövedelem
extract: kivonat
face value: névérték
faculty: tanszék kara
failure: kudarc sikertelen
fake: hamis hamisított hamisítvány álságos ál kamu hamisítatlan hamisítvánnyal kamuoklevél áloklevél áldiploma utánzott
fall: esik esés zuhan esni csökkenni csökkenhetnek csökkenne csökkenését eshet visszaesik
families: nagycsaládosok
family: család családtagok családtagjai
fan: szurkoló drukker rajongó
fan token: szurkolóitoken
farewell party: búcsúestje búcsú
farmers: termelő gazdák gazda
fast: gyors hamar mielőbb
fate: sors
favourite: kedvenc
february: február
fee: díj tagdíjként díja díját díjjal díjból díjért díjával illeték díjához díjba díjtól díjáról díjunk díjköteles díjszabás díjtétel illetékmentes térítés
fell: esett zuhant
female: női nők lány
festival: fesztivál fesztiváljegy fesztiválbérlet
few: pár
fields: mező
fifth: ötödik
fifty: ötven
fill: megtelik betelt megtölti betelik megtelt
film: filmet filmklub mozi mozijegy
film club: filmklubban
final: végleges döntő
finance: pénzügy
finances: pénzügyeink pénzügyeid
find: talál megtalálható
finish: célba befejez
finished: végigment végzett végződött befejezte elvégezte elvégezték befejezett
finisher medal: befutóérem befutó
finishers: célbaérők célbaérkezők
firefighter: tűzoltó
firm registration: cégjegyzék cégbíróság cégjegyzékszám cégbejegyzés
first: első elsőként először elsődleges
first aid: elsősegély
first buyers: elsővásárlók
first hundred: elsőszáz
first name: keresztnév keresztneve
fish: hal halat halak
fishing: horgász halász horgászegyesület
fishing licence: horgászjegy horgászengedély
five: öt ötöt ötös
fivefold: ötszörös
fixed: fix rögzítettek
fixed interest: fixkamat
fixed return: fixhozam
flat: emelet lakóház
flawless: hibátlan
folds: hajtogat
folk costume: népviselet
follow: kövess követ kövesd
follow up: utánajárunk utánanézek
font size: betűméret betű
food: étel élelmiszer élelem kaja ételosztás
food bank: élelmiszerbank
food stall: lángos büfé pult stand standunknál
football team: focicsapat foci labdarúgó futball futballcsapat
for: ért részére javára
for it: érte ezért azért értük
for us: értünk
forbidden: tilos tiltott tiltja tilalom megtilt
foreign: idegen külföldi külföldön külföldre
forest: erdő erdei
forever: mindörökre örökké
forged: hamisít meghamisított
forgery proof: hamisíthatatlan hamisításbiztos
forget: elfelejt felejtsd
forint: ft forintért forintos forintot forintba forintból forinttal forintra huf
forints: forintok
form: űrlap forma formája formát formában formanyomtatvány
forty: negyven
found: talált
foundation: alapítvány
founded: alapítva megalapított
founder: alapító alapított
four: négy
fourth: negyedik negyedév
fox: rókát rókáját róka rókák
fractions: törtek
fraud: csalás csaló becsap átver
free: ingyen díjmentes ingyenjegy díjtalan térítésmentes ingyenességet költségmentes
free coffee: ingyenkávé
free gift: ingyenajándék
free of: mentes mentességet
freedom: szabadság
frequent: gyakori gyakran gyakorta
friday: péntek
friend: barátom barátunk
friends: barát haver barátaidnak barátainkat
from: től
from another: mástól másoktól
from him: tőle
from it: belőle belőlük
from now: mostantól ezentúl innentől
from them: tőlük
from there: onnan onnét
from us: tőlünk tőlem
from you: tőled öntől tőletek
front: elöl elől elülső
fruit: gyümölcs alma almát zöldség paradicsom
full: teljes telt
fund: alap pénzalap kasszába alapunkba
funny: vicces vidám mókás szórakozás szórakoztató móka
further: tovább
future: jövője jövőnk jövőjét jövőt jövőbe
gain: gyarapodik gyarapodás gyarapít hozzájut hoznak gyümölcsözik gyümölcsöző
game: játék játékosoknak játékosként játékpénz
garden: kert kertünkben kertészet kertészkedés kertészkedni kertészkör kertészek kertünket kertünkért kertünkből kertünknek kertjében kertészkedő kertművelés kertművelő iskolakert kertgondozás kertgondozó
garden friends: kertbarát
general meeting: közgyűlés taggyűlés
get: kapsz kapod kapnak kapunk kapni kaphat kapjuk megkapjátok kaptok kapjatok kapjon kapjanak jutunk jut jutni
get back: visszakap visszaszerezni
get into: bekerül
gets: kap kapja kapják
gift: ajándék ajándékként
gift book: ajándékkönyv
give: adni adunk adnak adjuk adsz adok adjon adjanak adjatok adnod adjátok adva megadni megadja megadod átadni
give away: ajándékozható ajándékozd ajándékozhatod elajándékoz
give back: visszaad visszavinni visszahoz
given: adott kiadott adták adtuk adtunk adta átadott megadott kiadták
gives: adja ad adják kiadja odaadja
gladly: szívesen
glass: üveg pohár poharat
glue: ragaszt
goal: cél célja célra célok célunk célból célját célú célért céljára célt
goal scored: gólt gólok
goat: kecskéd kecskesajt gida gidasimogatás sajtkóstoló kecske sajt
goes: kerül mehet megy mennek menni menjen mész
gold: arany aranyérem
good: jó jól jót jobb legjobban jók
got: kapott kaptak megkapta kaptunk kaptam kaptál kapták kaptuk
goulash: bogrács gulyás
governance: kormányzás irányít döntéshozatal
government: kormányzat kormányhivatali
grade: osztályzat évfolyam
graduate: diplomázz diplomázni
graduation exam: érettségi
grandparents: nagyszülő
green: zöld
group: csoport csoportvezető munkacsoport
group chat: csevegés csoportcsevegés
grows: gyarapszik fejlődik gyarapodnak
guarantee: garancia garanciát garanciával garantál garanciája szavatol szavatosság garanciális garanciák garanciánk garantálta garantálták garanciára garanciáját garanciából garanciajegy garanciavállalás szavatoltan
guaranteed: garantált garantáltan biztosított biztos garantáltak szavatolt
guarantor: jótálló jótállás jótállunk kezes
guardian: gondviselő gyám
guess: tippelés kitalál
guest: vendég vendégeinknek
guest stamp: vendégbélyeg
guide: idegenvezető tárlatvezető útmutató idegenvezetés tárlatvezetés
guided: végigvezetett
gym: tornaterem edzőterem konditerem tornatermi
gymnastics: torna tornán tornára tornát
hacker: feltör hekker
half: fél félig fele felét félév
half price: félár
half year: félévente félévre
hall fee: teremdíjat terem
hammer: kalapács
hand in: lead bead
hand over: átad ruház odaad
handball: kézilabda
handles: kezel
handshake: kézfogás
hanging: lógó lóg
harvest: szüret aratás termés betakarítás
hat: kalapot
he: ő
healing: gyógyít gyógyul gyógymód
health: egészség
health data: egészségügyiadat
held: tartott megtartott
hello: sziasztok szia üdv üdvözlet üdvözlünk helló halló szervusztok
help: segítséget segít segítségével
help line: segély
helped: segített
helper badge: segítőjelvény
helpers: segítőnek segítők segítőink
hen: tyúk csirke
here: itt ide innen
high schoolers: gimnazisták gimnázium gimnazista középiskola középiskolás
higher: magas magasabban drágábban
highest: legmagasabb legtöbb
highest bid: kikiáltási
hike: túrán túra túrát túrára túrák túrázás túráért gombásztúrára gyalogtúra túrafüzet kirándulás kiránduló
hike badge: túrajelvény
hike leader: túravezetők túravezetőnél
hiker: túrázó túrázni túrás
hiking: gyalogos gyalogol természetjárás kéktúra
hill: hegy mátra gerecse
him: őt
himself: maga magát magának magával önmagában
his: övét övéi
history: történet történelem történelmi
hold: tartunk birtokol birtokló birtoklás birtokába
holder: birtoklója jogosultjának
holiday: nyaralás üdülés szabadidő
home: házi otthon haza hazavihetik hazavihető
homeless: hajléktalan
homework: leckét lecke leckék tananyag
honey jar: mézesbödönt bödön mézes méz
honorary: tiszteletbeli
honorary citizen: díszpolgár
hospital: kórház
hour: óra órát óránként órában órára órakor órás órája
hours: órák óráért órányi
house: ház háza házból házban
household: háztartás
how: hogyan miként
how much: mennyi hány mennyiséget
hr: humánpolitikai
hundred: száz
hundred percent: százszázalékos
hundredfold: százszoros
hunter: vadász
hurry: siess
hut: kulcsosházban turista turistajelvény
hymn: zsolozsma himnusz
i: én
id: azonosító azonosítás azonosítani
id card: igazolványhoz személyigazolvány személyazonosság személyazonosító
id photo: igazolványkép
idea: ötlet
identity: személyazonosságod személyazonosságát személyazonosságot
if: ha hogyha amennyiben
if not: hacsak
illegal: jogtalan jogosulatlan illegális törvénytelen
illness: betegséggel beteg páciens
imitate: utánoz utánzat utánzás imitál imitáció replika replikák
immediately: azonnal rögtön nyomban
important: fontos lényeg
imprint: lenyomat
in advance: előleg előrefizetés előrendelés előrendelő előrendelni
in case: eset
in front: elé előtt
in it: benne bennünk bennük abba ebbe
in name: nevében nevünkben
in total: összes
in writing: írásbelileg
income: bevételforrás kiegészítőjövedelem bevételszerzés
independent: független
individually: egyéni önálló
information: tájékoztató tájékoztatás információ infó tájékoztatjuk tájékoztatunk felvilágosítás
inherit: öröklés örökölni örökölhetik örökli örökös örökölt
inheritable: öröklődik örököl örökség
initial: kezdőbetű
ink: tinta
inscription: felirat
install: telepít
installment: részletekben
instead: helyett
instead of: ahelyett ehelyett
insurance: biztosítás biztosító
intentionally: szándékosan
interest: kamat kamatoztatja kamatként kamatoztatjuk kamatfizetés kamatozással kamatoztatás kamatbevétel
interest free: kamatmentes
international: nemzetközileg
into: bele
invalid: érvénytelen érvényét
inventory: leltár
invest: fektess fektet befektethetsz fektesd
invested: befektetett befektetve befektette befektettél
investment: befektetést befektetése befektetési befektetésként befektetésnek befektetésre befektetéshez befektetésük befektetésünk beruházás befektetésből befektetéssel befektetésért vagyonképzés befektetésében befektetésének befektetését befektetésével befektetésben
investor: befektető befektetőként
investor protection: befektetővédelem befektetésvédelem
investors: befektetők befektetőink beruházók befektetőit befektetőik befektetőtársak
invite: meghívunk meghívjuk várunk várjuk hívunk hív hívni vár
invited: hozottak meghívott beszervez
invoice: számláz
is: van létezik
is formed: alakul
is not: nincs
issue: kibocsátás kibocsátani kibocsátunk kiad kiállítani kiállítás
issued: kiállított kibocsátott kiállítva kiállítjuk
issuer: kibocsátó
issues: állítja kiállít állítják kibocsát
item: tétel
jam: lekvár kavaróinak
january: január
job: munka munkát munkája munkakörben munkáért munkáját munkára munkával munkahelyi munkahelyen munkák munkánk
job fair: állásbörzére állásbörze állás munkahely
join: csatlakozz csatlakozni csatlakozik csatlakozás csatlakozhat belép csatlakoznak lépj csatlakozó beszállni szállj
joined: csatlakozott csatlakoztak belépett csatlakoztál
joint: közös
judgment: ítélet döntés
judo: dzsúdó karate
july: juli július
june: juniális június
just: épp éppen
keep: vigyázunk őrizgetni őrizni tartani megtart tartsd tartsa őrzöm őrzünk őrizzük őrizd őrizzen tartsuk megőrzés tarthatod őrizzétek tartsátok
keeper: őr őrző kulcsőrző
keeps: őrzi tart
key: kulcs kulccsal kulcsunkkal kulcsunkat kulcsőrzés kulcstartót kulcsmásolás kulcsmegőrzés
key fob: kulcstartó
keys: kulcsok kulcsai
kind: féle fajta típus
kindergarten: óvodánk ovisok óvoda óvodás óvodának óvó óvónő ovi óvodába bölcsőde
kindly: szíves
kitchen: konyha konyhában
knight: lovag lovagrend
knit: kötni horgol
knitting club: kötőklub
know: tudjuk tudni tudják tudjátok tudod tudom tudnivaló
knowledge: tudás ismeret
labeling: címkézés címke címkék
lake: tóról tó tavi tóra tónál
lake run: tófutás
language: nyelv nyelvtanfolyam nyelviskola
lap: köröket körönként
large family: nagycsaládos
last: utolsó tartós
last time: legutóbb
last year: tavaly
late: késő elkésik késve
late fee: késedelmidíj
later: később késői
launch: indítás indítunk indulásakor induláskor indítjuk rajtja elindítani bevezetésre indulástól indulásáig indulásához indulásra rajtunk elindulása élesedik élesedés élesítjük élesítése bevezetésekor
launched: indított elindult
law: törvény jogszabály
lead: vezessen vezetni vezetünk vezetjük vezeti
leader: vezető vezetőjének túravezető tanfolyamvezető
leaderboard: toplista toplistán ranglistát ranglista ranglistán rangsor ranglistára
league: liga ligában liganapi
learn: tanul elsajátít
learner: tanulónk tanulója tanulóként növendék
lease: lízing bérbe
leave: elhagy távozik távozáskor
lecture: előadó előadássorozat
left out: kimarad lemarad
legal: jogszerű legális
legal tender: törvényesfizetőeszköz
lend: kölcsönad hitelez kölcsönöz kölcsönzünk kölcsönözzük kölcsönzi
lender: hitelező kölcsönadó
lens: lencse
less: kevésbé kevesebb
lesson: tanóra tanórán foglalkozásokon óraszám
lest: nehogy
let: hadd enged
letter: levele levél
level: fokozat szint szinten szintet szintek
level up: szintlépés
library: könyvtár könyvtárunkért könyvtárunkat könyvtártagság könyvtárlátogató könyvtárhasználó könyvtárjegy
licence: licenc működési
licensed: engedéllyelrendelkező jogosítvánnyal
life: élet
lifeguard: mentő
lifelong: örök életfogytig
like: tetszik kedvel
limited: korlátozott véges limit korlátos korlátozás korlátozva korlátozza
limited edition: limitáltkiadás gyűjtőkiadás
linger: toporog
link: hivatkozás linket linken linkre linkkel
liquidity: likviditás
list: listások listára lista listát listán listája listáról listával listájára listáját
list price: listaár
listed: jegyzett listázott
listing: jegyzés bevezetés tőzsdeibevezetés listáz jegyezni jegyzik
little: kis kicsi kisebb kevés pici
live: éles élő élőben
loan: kölcsön hitel kölcsönadás hitelfelvétel kölcsönszerződés kölcsönjegy kölcsönünket kölcsönének hitelszerződés hitelkeret hitelkártya
loan interest: kölcsönkamat hitelkamat
loan repayment: hiteltörlesztés visszatörlesztés
local history: helytörténet helytörténész
lock: zárját lakat
lock up: zárolás lekötés lekötni zárolni lekötöd leköti zárolja
locked: lezárt lezárva zárolt zárolva lekötött lekötve lekötik
lockup: lekötésiidő
lodge: kulcsosház kunyhó menedékház
login: belépőkód bejelentkezés bejelentkezni bejelentkezik bejelentkezz belépésikód bejelentkezel
longest: hosszú hosszabb
look after: vigyáz ügyel
looks: nézi néz nézd nézzen nézni megtekinthető
lose: veszít bukhat bukik bukás
loss: elvesztés veszteség
lost: elveszett elvesztett elveszik elveszíti elveszítheti elveszítette elveszítheted elveszíteni veszítettek
lottery: lottó szerencsejáték szerencse szerencsés
lottery ticket: lottószelvény szelvény sorsjegyet
loudspeaker: hangosbemondó
lower: alacsony
loyal customer: törzsvásárló törzsvendég törzstag
loyalty: hűség
loyalty card: hűségkártya hűségkártyát hűségkártyád hűségkártyára hűségkártyával hűségkártyához törzskártya hűségkártyán vásárlókártya
loyalty points: hűségpont
loyalty program: hűségprogram
loyalty stamp: hűségbélyeg
luck: szerencsét
lucky bag: zsákbamacska
lunch: ebéd menü ebédjegy menza reggeli
made: készített készült alkotott
mailbox: postaládák postaláda postafiók
mainnet: főháló élesháló
majority: többség
make: készít csinálj alkot
make money: pénzkereset pénzkeresés
make up: pótolhatják pótolni pótolható pótlás pót
male: férfi fiú fiúk
manage: kezelünk kezeljük kezelni kezelhet vagyonkezelés vagyonkezelő
manufacturer: manufaktúra gyár
march: március
mark: érdemjegy osztályzatot
market: piac vásár termelői termelőipiac bolhapiac másodpiac másodlagos
market cap: kapitalizáció piackapitalizáció
market price: ár piaciár
market share: piacrész
market value: piaciérték piacérték
marketplace: piacterén piactér piacteret piacterünk
marriage: házasság
mask: álarc maszk
master: mester mestervizsga
match: meccs mérkőzés meccsjegy
may: lehet lehetnek május
may keep: megtartható megtarthatja megtarthatod megtarthatják
may sell: eladhatja eladhatják eladhatod eladható értékesíthető értékesítheti
maybe: talán esetleg netán
mayor: polgármester
meaning: mármint
means: jelent
medal: érem medál érme
medal table: éremtáblázat
medals: érmek
medical: egészségügyi orvos orvostudományi egészséges gyógyászat
medicine: gyógyszer
meeting: értekezlet ülés gyűlés találkozó találkozás találkozunk megbeszélés
member: tag tagja tagunk tagot tagnak tagként tagjaként taggá tagjának tagságú tagját tagokként tagtól tagod tagtárs tagokhoz taghoz tagról tagonként tagtoborzó tagtoborzás
member list: taglista névsor
member only: tagjainkért tagoknakszóló
members: tagok tagjai tagjává tagjával
membership: tagság tagfelvétel tagviszony tagságunkat tagságunkért
membership card: tagkártya tagkártyát tagkártyád tagkártyával tagkártyája tagságikártya tagkártyára tagkönyv tagigazolvány tagkártyához tagkártyáját tagkártyák
membership fee: tagdíj tagdíjmentes tagdíjfizetés tagdíjfizető tagdíjadat tagdíjunkat tagdíjkedvezmény tagdíjbefizetés
mentions: említ
mentor: mentora mentorok mentornak
merit: érdem érdemérem érdemrend
message: üzenet értesítés értesítjük értesítünk
metadata: metaadat
metal: fémből ónból
metal badge: fémjelvény fém
meter: méter
million: millió tizennyolcmillió milliárd milliomos
million times: milliószor
millionaire: milliomosok milliomossá
mine: enyém tiéd tied övé
minimum price: minimálár
mining: bányász
ministry: minisztérium miniszter kormány kormányzati kormányhivatal
mint: pénzverő verde kibocsátásra
minted: vert
minute: perc
minutes: jegyzőkönyv
miss: kihagyni kihagyd maradj lemaradj elmulaszt elszalaszt
missing: hiány
mistakes: hibák hibás hiba hibát hibaüzenet hibajelentés rossz hibajegyet
mlm: többszintű
module: modul tananyagrész
monday: hétfő hétfőnként
monetary value: pénzérték pénzbeliérték
money: pénz pénzünket pénzösszeg pénzünkből pénzükből pénzünkért pénzedből
money back: pénzvisszafizetés pénzvisszatérítési
money laundering: pénzmosás
money market: pénzpiac
month: hónap havi hó havonta havonként
monthly: havidíj havonkénti
monthly return: havihozam
months: hónapok hónapon
more: többet többé többlet többek
morning: reggel délelőtt
mother: anyja édesanya anyák anyukák
motto: jelmondat mottó
mountain: hegység csúcs hegycsúcs
move: mozdít
moved: áthelyezve áttett
moves away: költözik
much: sokat sok sokan rengeteg sokkal
muddy: sáros sár esős
mug: bögre bögrét bögrék
multiple: többszörös sokszoros
museum: falumúzeum múzeum múzeumunknak tájház múzeumpedagógiai skanzen
museum friends: múzeumbarát
museum pass: múzeumbérlet
mushroom: gombászos gombászok gomba
music: zene zenés zenekari zenét
music school: zenesulis zeneiskola
must: kötelező muszáj köteles
must not: tilosak
my: enyémet
name: neve név nevén nevünk nevük névvel névre nevére nevéhez megnevezés névnek
names: nevek neveik neveit
national: nemzeti hazai országosan nemzetközi
nature: természeti természetvédelmi természetjáró
need: kell kéne szükség
needed: kellett szükségesek szükségest
neighbour: szomszéd
neighbourhood: környék utca utcában
neighbourhood group: szomszédkör szomszédsági
neighbours: szomszédjaink szomszédaink
neither: sem se
network: hálózat hálózatunkat
never: soha sosem semmikor
new: új újat újak újabb újdonság újonnan
news article: újságcikk hír hírek cikk újság
newsletter: hírlevél hírlevelet hírlevelünk hírlevelek
next: következő legközelebb jövő
next time: legközelebbre
next to: mellé mellett mellől
next year: jövőre jövőévi
nickname: beceneve becenév becenevét becenevén fedőnév becenevük becenevével
night: éjszaka éjjel
nine: kilenc
ninety: kilencven
no cash: készpénzmentes
no money: pénztelen
no value: értéknélküli
noble: nemes
nobody: senki
nobody else: másvalaki
node: csomópont
nonprofit: nyereségmentes alapítványunknak
nonredeemable: beválthatatlan
nonrefundable: visszatéríthetetlen
nontransferable: átruházhatatlan
noodle points: tésztapont
noodles: tésztára tésztát tészta tészták
noon: dél délben déli
nor: sincs
not: nem ne nemet
not recognised: elismeretlen
not sellable: eladhatatlan
not transfer: átruházhatatlanság
notary: jegyző
nothing: semmi semmiféle
noticeboard: faliújság hirdetőtábla hirdetőtáblán hirdetőtáblára
november: novemberben novemberi novembertől
now: most jelenleg
nowhere: sehol sehova sehonnan
number: szám számozott sorszám
numbered: számozva sorszámozva
nurses: ápoló
object: tárgy
obligation: kötelezettség kötelesség
obligatory: kötelezőek
obtain: beszerez igényelhetik
occasion: alkalmanként alkalommal alkalomra alkalmak alkalomból
october: október
of course: természetes magától
of that: annak
offer: ajánlat kínál ajánlatainkat
office: titkárság irodában iroda irodánk hivatalában ügyfélszolgálat
office hours: ügyfélfogadás ügyelet ügyfél
official: hivatal hivatalosként
often: sokszor
old: régi régen öreg
on certificate: igazoláson
on it: rajta rajtuk
on me: rám
on site: helyszínen helyszíni
once: egyszer
one: egy egyik egyet egynek eggyel
online: netes internet
only: csak csupán kizárólag mindössze
onto: rá ráteszik rátesszük
open: nyit nyílik nyitvatartás
open badge: nyíltjelvény
open source: nyíltforráskódú
opinions: vélemény értékelés értékelések
opportunity: lehetőséged alkalmat befektetésilehetőség
or: vagy illetve
order: rend
organ: orgona
organisation: szervezete szervezetünk szervezetnek
organise: szervez rendez rendezvényszervező
organiser: szervező
organisers: szervezői szervezők
original: eredetivel eredetiek eredetije eredetinek
ornament: dísz
other: más mások másik másfajta egyéb
our: jaink jeink unkat ünket ünknek unknak ainkat einket miénk
oven building: kemence kemencés
overdue: késedelem késedelmi lejártát
owl: bagoly baglyok baglyot
owl market: bagolyvásár
own: saját
owner: tulajdonos gazdája tulajdonosként résztulajdonos birtokos
owner right: tulajdonosijog
owner share: tulajdonosirészesedés
owners: tulajdonosok tulajdonosai birtokosai birtokosok résztulajdonosok
ownership: tulajdon tulajdonrész tulajdonjogot résztulajdon tulajdonjogát hányad
page: oldal
paid: fizetett fizettek fizetve fizettem kifizették fizetős befizette befizették befizetésed kifizettük befizetettek befizettük megfizették
paint: festés festék festeni festő
paintbrush: ecsetes festésében
painted: festett
paper: papír papíralapú irat
paper card: papírkártya
parent: szülő anyuka apuka anya apa
parents: szülők szülei
parents association: szülőimunkaközösség szmk
parents meeting: szülőiértekezlet szülőin
parish: plébánián
part: rész
participant: résztvevő résztvevőként
participants: résztvevők résztvevői
participate: részvevő résztvenni
participation: részvétel
parties: felek
party: parti buli bált bál bálon mulatság est este estje estünk
pass: bérletes belépőkártya
passes to: átszáll átkerül
passive income: passzív passzívjövedelem
passport: útlevél útlevelet
password: jelszó jelszavadat jelszavunkat jelszókezelő jelszavainkat jelszómegőrző jelszav
patch: felvarró
patience: türelem türelmet
patient: ápolt páciensünk
paw: kutyamancs mancs
pay: fizet fizess fizesd fizetőeszköz befizetett bankkártya bankkártyás bankkártyával fizethetsz fizethetnek fizethetünk fizethetik fizetendők kifizethető megfizetik
payable: fizetendő befizethetik fizethet
payment: befizetések befizetési fizetésed fizetésének fizetéskor törlesztés részlet részletfizetés átutalás utalást
payment deadline: befizetésihatáridő
payment reminder: emlékeztető
payout: kifizetés
payout date: kifizetésnap
pays: megfizeti
pea: borsó
pen: fakanál toll
penalty: büntetés bírság pótdíj kötbér
pension fund: nyugdíjpénztár
pensioner: nyugdíjasoknak nyugdíjasklub
pensioners: nyugdíjasok
pensioners club: nyugdíjasklubban nyugdíjasklubunk
people: fő emberek népek
per: nként darabonként
per badge: jelvényenként
per class: osztályonkénti
per page: oldalanként
per person: személyenkénti
percent: százalék
performance: előadás fellépés fellépő színház színdarab színpad
perish: elvész elveszti elvesztheti
permanent: állandóan tartósan
permit: engedély engedéllyel
person: személy személyként személyenként fővel főnek ember
personal: személyes személyi személyre szóló
personal data: személyesadat
pharmacy: gyógyszertár patika
phone: telefon telefonszám mobil mobiltelefon
photo: fotóklub fotós
photo club: fotószakkör
photo contest: fotópályázat
picture: kép képe képpel képét fotó képről fénykép
piece: db darabra darabonkénti
pilgrim: zarándok
pin: pinkód
pin on: feltűzi feltűzni kitűzni kitűzi feltűzzük kitűzhető
pizza eaters: pizza
place: hely
placed: kerüljön kerülnek kerülni kerülhet került
plant: palánta palántát növény ültet palánták virág
plastic: műanyag
plastic card: plasztikkártya
platform: platformon platformunk felület
play: játszottak játszani játszik játssz játszunk játszanak játszhat játszd
play money: játékpénzt
player: játékosa játékost játékosunk
please: kérjük kérem kérlek kérném légy
pledge: zálog
plus: plusz
pocket money: zsebpénz
point: pont
point card: pontkártya pontgyűjtőkártya pontkártyát pontgyűjtőfüzet
point value: pontértékű pontjóváírás
points: pontok pontjai pontszám pontérték pontgyűjtő pontgyűjtés pontjával pontjuk pontod pontunk ponthoz ponttól pontig pontonként pontszerző pontszerzés pontlevonás pontegyenleg
points program: pontprogram pontrendszer pontgyűjtőprogram
points shop: pontbolt ajándékbolt
police: rendőr
pool: medencét medence
poor: szegény
posted: felkerül kitett kitesszük kiteszi
posted off: feladta
poster: plakát
posts: kiírja
potential: potenciál lehetőség esély lehetséges
pottery: fazekas kerámia agyag
pram: babakocsi
prayer: ima imádság mise misén
pre: elő előre
preliminary: előzetes
premium: prémium
presale: elővétel előértékesítésben előértékesítési elővásárlás
present: jelen megjelent
presentation: bemutatása
president: elnök elnökségnek
price: ára áron árat árát árak áraink áráért árban áruk árral áráról egységár árlista árcédula áránál bekerülési árszint árunk kártyaár beszerzésiár alapár kezdőár ajánlottár irányár vételárát ármozgás áralakulás árába árhoz árnál
price drop: árfolyamesés áresés árfolyamcsökkenés árzuhanás
price gain: árfolyamnyereség árfolyamemelkedés áremelkedés árnövekedés árfolyamnövekedés árfolyamhozam árkülönbözet
price guarantee: árgarancia
price increase: drágulása áremelés
price list: árjegyzék
price rise: felárazás drágulni
priest: plébános atya lelkész pap hitoktató
printed: nyomtatott nyomtatva nyomtatták
printing: nyomtatás kinyomtatni nyomtatható nyomtatvány
privacy: adatvédelmünk
private: privát magán magánszemély bizalmas
private key: privátkulcs
privilege: kiváltság
prize: nyeremény díjnyertes fődíj nyereménypénz nyereményalap különdíj pénzdíj
prize book: jutalomkönyv
prize draw: sorsolás nyereményjáték
process: folyamat eljárás dolgoz
processed: feldolgozott
professional qualification: szakképesítés szakképzettség szakképzés
profile: profil profilképet
profit: nyereség profitot haszon hasznot haszna hasznunk profitból profitál profitja profitért hasznát jövedelmező nyerészkedő haszonkulcs profittal hasznod nyereségszerzés hasznosít profithoz profitnak profitunk profitod profitját profitjából profitszerzés nyereségének hasznából hasznuk haszonszerzés
profit share: nyereségrész osztalékrész nyereségmegosztás profitrész profitmegosztás haszonrész
project: projekt projektünket projektjeink projektünkért projektünknek
promise: ígér ígérgetnek ígérhetünk ígéretünk ígérettel ígérhetjük ígérgetés ígérgetni
promised: ígért
promising: ígéretes ígérő
property: ingatlan lakás ingatlanrész
proportion: arány
proposal: indítvány előterjesztés javaslata javaslatokat
protect: véd védelem védi védeni védett védelme megvéd
protected: levédett védelemmel
protocol: protokoll
proud: büszke büszkék büszkén
proves: bizonyít igazolható
pub: kocsmában kocsma söröző
pub quiz: kocsmakvíz
public: nyilvános közhasznú
public key: nyilvánoskulcs
published: közzétett közzétesz publikus közzététel
pump: szivattyú
puppet: bábu báb bábok
puppet show: bábelőadás
puppet theatre: bábszínház
purchase: vásárlás vétel vételárat beszerzés rendelésedhez rendel
put: leteszi tedd tették betesz letett berakja berakni rak rakjuk
puzzle: rejtvény fejtörő
pyramid scheme: pilótajáték piramisjáték ponzi piramisrendszer
qualification: végzettség képesítés képesítő
quantity: mennyiségű
quarter: negyedévente negyed
quarterly: negyedévenkénti
quest: küldetést küldetések küldetésért
quits: abbahagyja kilép
quiz: kvíz kvízkérdés
raffle: tombola tombolát tombolajegy
rain: esőben eső
rainwater: esővízgyűjtő esővíz
raise funds: gyűjtésben pénzgyűjtés gyűjtésünk adománygyűjtésünk forrásbevonás pénzszerzés gyűjtésre adománygyűjtésre adománygyűjtéssel pénzgyűjtő
ran out: elfogy
random: véletlen
rare: ritka ritkák ritkább ritkán ritkaságnak ritkaságot ritkaságszámba
rarity: ritkaságként ritkaság ritkaságszint
rate: árfolyam átváltásiárfolyam ráta
rather: inkább
read: olvas olvasókör
read aloud: felolvas
readable: olvasható
reader card: olvasójegy olvasójeggyel olvasókártya
readers: olvasók olvasót olvasóink
reading: olvasási olvasóverseny olvasópályázat olvasóterem olvasókörbe
reading club: olvasóklub
reading program: olvasóprogram
ready: kész elkészült
real: valódi tényleges igaz valós eredeti eredetiségigazolás
realises: rájön
receipt: nyugta nyugtát blokkod bizonylat átvételielismervény
receive: fogadja átvesz átvenni átveheti átveheted átvehető átvétel részesülhetnek átvett
reception: fogadó fogadás
recipe: recept
recognised: elismert elismeri elfogadottan
recommend: ajánl ajánlja ajánljuk javasol javaslat
recommended: ajánlott
recommended by: javasolták
record: rögzítjük rögzítve rögzített rögzíti rögzíteni rögzítés bejegyzés feljegyzés rögzül
record booklet: igazolófüzet
record holder: csúcstartó rekord
recovery: helyreállító helyreállítás visszaállító visszaállítás visszaállítani helyreállítani helyreállítja
recovery phrase: helyreállítókód magkifejezés
recruit: toboroz toborz szervezz
redeem: bevált váltsa beváltásra beváltására levásárolni levásárolhatja levásárolhatod válthatsz beváltása beváltási beváltáskor beválthatjátok beváltáshoz levásárolhatják levásárolják beválthatóak beválthatóság
redeemable: beváltható felhasználható levásárolható leváltható
redeemed: beváltott váltott beváltva
redemption: visszaváltása visszaváltást visszaváltáskor visszavált visszaválthatók
reduces: csökken csökkennek
refer: hívd ajánlói ajánlj ajánlásért hívj meghív ajánlásával
referral: ajánlóprogram ajánlásod ajánlókód barátajánló ajánlólink ajánlójutalék meghívókód meghívólink
refund: visszatérít visszafizet visszajár visszaadjuk visszaadja visszakapja visszakapod visszaigényelhető visszakérhető visszakérheti visszautaljuk visszakérheted
regarded: tekinthető tekintjük minősül tekintendő
register: nyilván regisztrál regisztráció nyilvántartás beiratkozás jelentkezés nyilvántartja nyilvántartjuk beiratkozni iratkozz iratkozik
registered: regisztrált nyilvántartott bejegyzett beiratkozott bejelentkezett
registration fee: regisztrációsdíj beiratkozásidíj
registry: anyakönyv cégnyilvántartás törzskönyv
rehearsal: főpróba kóruspróbán kóruspróbára próbákon próbákra próbálunk
reimbursement: megtérít kártérítés kártalanítás
rejected: leszavaztuk elutasít
related: kapcsolódó kapcsolatos
relation: összefüggés
relay: váltófutás váltóverseny
remains: marad megmaradnak maradjon
remember: emlékezz emlékeztet jegyezd emlékszünk emlékezünk
renovation: felújításra felújításhoz felújítást
rent: bérel bérleti bérbeadás bérlő
repair: javít megjavítani felújítás toronyfelújítás javítóműhely megjavítjuk szerel javításáért javításokért javítónapon javítókávézóban
repaired: javított felújított
repay: törleszt visszafizetünk visszafizetve visszafizetésre visszafizetéssel visszafizetését visszafizetésig
replace: cseréljük helyettesít pótol
replacement: pótlása pótjelvény pótkártya pótkártyát cserekártya
representative: képviselő képviselet képviseli
request: kérés kérelem kérelmet kérelmezni igényelhető igény
resale: viszonteladás viszonteladó továbbadás továbbértékesítés továbbértékesíteni továbbeladás
rescue: mentés mentőöv elsősegélyes
resell: továbbad továbbeladni
resemble: hasonlít hasonló
reserve: lefoglal foglalni tartalék foglalj
residents: lakótársak lakóinknak lakógyűlés lakóközösség lakó lakosok lakosság társasház lakóhely
responsible: felelős felelősséget
rest: többi
restaurant: étterem éttermünk éttermek vendéglátás bisztró cukrászda fagyi
retire: nyugdíj
retiring: kiöregedő
return: térjen
returned: visszajártak visszaadott visszatér visszahozott
returns: hozadék megtérül
revenue: bevétel forgalom forgalmi forgalmát forgalmából bevételének bevételünket bevételeinket
revenue share: bevételmegosztás bevételrész
reverse side: hátoldal
revoked: visszavont visszavonva
reward: jutalom jutalma jutalmul jutalmunk jutalomként jutalompont jutalmakra honorál jutalmát jutalmából jutalmához jutalomprogram jutalomrendszer
reward holders: jutalmazottak
reward shop: jutalombolt
rewards: jutalmak
rewrite: átír
ribbon: szalag
rich: gazdag meggazdagodás meggazdagodni meggazdagodhat
ride: fuvar telekocsi
right: jog joga jogot jogok jogát jogunk jogával jogi
rights: jogosultságot jogosultságok
rise: nő növekszik emelkedik növekedés emelkedés emelkedni növelni nőni nőnek emelkedhet növekedni drágul felmegy növekvő emelkedő növeli emelkednek növekednek felértékelődik felértékelődés felértékelődhet többszörösére emelkedjen emelés nőhet növekedhet növelheti növelhető felmehet
risk: kockázat kockázatmentes kockáztat
role play: szerepjáték szerepkártyát szerepkártya
rose: nőtt emelkedett növekedett drágult
roster: beosztás
round: forduló
row: sorát sor sorba sorozat
rule: szabály
rules: szabályzat szabálykönyv szabályok szabályai játékszabály házirend
run: futás futó futóverseny fut futni
running club: futóklub futókör
safe: páncélszekrény széf biztonságos biztonságban
safekeeping: megőrzésre őrzés letétkezelő őrizet letétkezelés értékmegőrző
salad: salátát saláta
sale: eladás eladó értékesítés kiárusítás árusítása értékesítésének eladókat
sale price: eladásiár
same: ugyanennek ugyanolyan ugyanaz ugyanúgy azonos egyforma ugyanannyi ugyanabban
sat: ült végigülte
saturday: szombat szombatonként
save: menteni megtakarít spórol takarék
say: mond szólít
scam: átverések lehúzás
scan: szkennel
scan code: vonalkód qr kódolvasó
scanned: szkennelt beolvas
scary: félelmetes
scattered: szórták
schedule: menetrend órarend ütemterv ütemezés
scholarship: ösztöndíj
school: iskola iskolá suli általános iskolánkért iskolaújság iskolakezdés iskolaszövetkezet
school certificate: bizonyítvány
school id: diákigazolvánnyal diákigazolványt
school leaving: ballagás ballagó végzős
school report: ellenőrzőkönyv
school year: tanév tanévzáró tanévnyitó
scout: cserkészneveddel cserkész cserkészcsapat cserkészjelvény cserkésztábor
scout leader: cserkészvezető őrsvezető rajparancsnok
scout troop: cserkészcsapatunk rajgyűlés őrs raj
scratch: kaparós
screening: vetít
screw: csavar
script: scriptje szkript
season: évad szezon idény
season pass: bérlet
season ticket: bérletvásárlás évadbérlet
second: második másodikként
secondary market: másodpiacon másodpiacra másodlagosan
secret: titkos titok titkot
secret words: magszavak magszó kulcsszavak seedszavak szókincs titkosszavak titkosszó
secure yourself: biztosítsd biztosítsa bebiztosít
securities: értékpapír értékpapírszámla befektetésijegy
security: biztonság
security deposit: biztosítékként
seed: magot mag magok vetőmag
seed library: magkönyvtár magtár
seed swap: magcsere magcserét magbörze
sees: láthatja lát látja látják látható lássák láthatod láthatják látni látod látjuk láttuk
seizure: lefoglalás
sell: elad árul értékesít eladhatsz eladásra eladóvá áruba árusít eladhatnak eladhatjuk eladhassa eladhassuk eladjátok eladjanak eladásáért eladásáról eladására eladásából értékesíthetik értékesíthetők árulhatja árulhatják
seller: eladók eladótól eladónak értékesítő árus árusoknak
sells: árulja árusító eladogat
semester: szemeszter
send: küld elküldjük elküldeni küldjétek küldjetek elküldött megküldjük küldhetsz
sent: kiküldött küldtünk elküldve
separate: külön elkülönített
september: szeptember
series: sorozatok sorozatszám szériát széria szériából szériaszám
serious: komoly
server: szerver kiszolgáló
service: szolgáltatásokat szolgál szerviz
seven: hét hetes
seventh graders: hetedikes nyolcadikos elsősök alsós felsős
seventy: hetven
several: több néhány
sew on: ruhára felvarrható felvarrni felvarrja
sewing: varrni varrótanfolyam
share: részvény részesedés üzletrész részjegy részesedsz részesül részesedik osztozik osztozunk osztozhat oszd részvénnyel megosztás megosztani megosztod megosztjuk osztozni osztoznak részvényvásárlás részvénykibocsátás részesedéseket részesedésszerzés üzletrésszel részjeggyel részjegytulajdonos
share book: részvénykönyv
shared: megosztott megosztva
shareholder: részvényes részvénytársaság részvényesként
shares: osztja megoszt részesedések
sheet: lapja lapra lapon
shelf: polc képregénypolcot
shelf mark: jelzet
shell: kagyló
shine: virítania
shoes: cipő csizma
shop: bolt üzlet üzletünkben boltjában áruház üzletközpont kisboltunk boltokban boltunkból boltunkba boltjaink boltjukban üzletünkből üzleteinkben üzlethálózat üzletlánc
shovel: lapát ásó
show: tüntetnénk mutasson feltünteti mutasd mutat megmutattuk felmutatásával mutassa felmutatása bemutatásával
sibling: testvér testvérkedvezmény
sick people: beteget betegeink
side: szél
sign: jelet jelzés jelzi aláírja aláírni aláírt aláírják alá aláírva
sign up: jelentkezz jelentkezni jelentkezhet jelentkező feliratkozni feliratkozás feliratkozók feliratkozol jelentkezik jelentkeznek
signature: aláírás
silver: ezüst ezüstérem
simple: egyszerű könnyű könnyen
simulation: szimuláció
since: óta
since then: azóta
singing: énektanárnő ének dal dalok
single: egyes egyszemélyes
sit: ülnek ülünk ül ülni
six: hatot hat hatos
sixth: hatodik
sixty: hatvan
size: méret
slice: szelet
slide: csúszda
slippers: papucs
slowly: lassan lassú
smart: okos
snapshot: pillanatkép pillanatfelvétel
so: így úgy tehát szóval ily
so much: annyi ennyi
software: szoftver
sold: eladott eladta eladtuk eladták eladva értékesített eladtunk elkelt
someone: valamelyikünknek valamelyik valaki
something: vmi valami
sometimes: néha olykor időnként
somewhere: valahol valahova valahonnan
soon: hamarosan nemsokára rövidesen közeljövőben
soup: leves
source: forrás nyílt
sourdough: kovászos
souvenir: emlék emléklapra emléklapot emléktárgy emlékjelvény emlékérem emlékkártya emlékként
spare key: pótkulcs
speculate: nyerészkedni nyerészkedik nyerészkedés spekulál spekuláció spekuláns spekulatív
spelling: helyesírási
spend: költ elkölteni elkölthető elköltheted költhetsz
spent: elköltve költött
spent forint: forintonként
spoiled: rontottad
spoke: küllő
sponsor: szponzor támogatónk
sponsors: mecénás
sports: sport sportegyesület sportklub sporttábor sportverseny sportpálya sportközpont
sports field: pálya pályán pályát
spring: tavasz tavasszal
stable: stabil állandó
stadium: stadion aréna
stage: szakasz etap színpadon színpadra
stairwell: lépcsőház
staking: stakelés stakelni lekötésért lekötésével
stamp: pecsét bélyeg pecsétgyűjtő bélyegzőlenyomat
stamp card: pecsétkártya pecsétgyűjtőkártya bélyegkártya
stamp collecting: bélyeggyűjtés bélyeggyűjtő
stamped: pecsétesek
stamps: bélyegzést
stands: áll állnak állni állunk
star: csillag
start: kezdheti indul kezdődik kezd indít rajt
start date: kezdőnap
state: állam államkincstár államigazgatási állapot
state recognised: államilagelismert
station: állomás pontőrként pontőr
stations: állomásokon állomást
statutes: alapszabály
stay: szállok szállás
steal: lop lopás ellop tolvaj
sticker: matrica matricát matricák matricával matricás matricáért
still: még továbbra
stock: készlet raktár
stock exchange: tőzsde tőzsdén tőzsdére értéktőzsde
stock market: részvénypiac tőkepiac
stood: állta
stored: tárol
story: elbeszélés regény novella vers
storyteller: mesél mese mesék mesét mesedélután
street party: utcabál
string: zsinór
stud: szeg
student: diák diákként tanuló hallgató diákigazolvány diáksport diákszövetkezet diákonként diáktárssegítő diákönkormányzat diákszervezet diáktanács diákklub diákmunka tanulónként hallgatónként
students: diákok diákjai tanulók tanulói hallgatók hallgatóink hallgatóit
study: tanulmány szakdolgozat
subscribe: előfizet
subscription: előfizetést előfizetése
success: siker
successor: utódjának utód
such: olyat olyan efféle afféle effajta
suddenly: hirtelen
sugar factory: cukorgyári
sum: összeg
sum paid: vételösszeg
summer: nyár nyarat
summit book: csúcskönyv
sun: napocska
sunbeds: napozóágyak strandoláson strandolásáról
sunday: vasárnap vasárnaponként
supervised: felügyel mnb
supply: kínálati darab darabszám mennyiségben
support: támogat támogasd támogassa támogatásokat
supporter: pártoló
supporting member: támogatótag pártolótagság
surcharge: felár
survey: felmérte felmérés kérdőív kitölt
survived: túléltem
swap: cserélgettünk csere cserél cserét elcserélheted becserélheted elcserélhetők cserélőasztal átváltani csereakció csereberélni becserélhetők cserepiac csereprogram cserélgethető csereberélünk cserélheti cserére cserével cseréje cserék cserén cserés cserealap csereasztal cserebörze börze börzén börzére cserepartner becserélésére elcserélhetem
swim: úszni
swimming: úszás uszoda úszó uszodában
swimming course: úszótanfolyam úszóiskola
swimming pass: uszodabérlet
switch: kapcsoló kapcsolja
sworn translation: hitelesfordítás
system: rendszer
table: táblázat asztal
table tennis: asztalitenisz pingpong
tablet: tabletjéről
take: elviszed vinni vihető vigyék elviheted vihetsz vigyen
take off: levenni leveszi
takes: visz vihet
takes care: gondoskodik gondoskodnak gondoskodunk
talked: beszél
task: feladat
taste: kóstol ízek
tax: adó adót adómentes áfa adózás
tax number: adószám adóazonosító tajszám tajkártya taj
tea: teával teát
teacher: tanár pedagógus tanító oktató tanárainknak
team: csapat csapattagok csapatunknak csapatverseny
tell: szól szóljatok elmond mondani mondd mondja mondják elmesél
temporary: ideiglenes átmeneti
ten: tíz tizet tízes tízen
ten thousand: tízezres
tenant: bérlők
tenants association: társasházkezelő közösképviselő
tenfold: tízszeres
tenth: tizede tizedét tizedik kilencedik tizenegyedik
test: teszt tesztidőszak tesztelésre teszteléshez
test participant: tesztelőként
testers: tesztelők tesztelőink
testnet: tesztháló teszttoken
text: szöveg
thalers: tallér
than: mint
thank you: köszönjük köszönöm köszi köszönet köszönetképpen megköszöntük
that: hogy azt arra arról annál abból abban azzal attól ahhoz amaz azokat
that is: vagyis azaz
the: az
theatre: színházban színjátszó színész
them: őket
then: majd akkor aztán ekkor
therapy: terápia kezelést kezelésre terápiás masszázs
there: ott oda odaát
therefore: emiatt ennélfogva ezáltal
these: ezek
they: ők
think: hisz hisszük gondol
third: harmad
thirty: harminc
this: ez ezt ehhez ebből erre ennek ebben ezzel erről ettől ennél ezen eme ilyen ilyet ezekre
this year: idén idei
those: azok
thousand: ezerötért ezer ezret ezres háromezer százezer ötvenezer ezren
thousand forints: ezerforintos ezresért ezrest
three: három hármat háromféle hárman hármas
three million: hárommillió
through: keresztüli
through him: általa általuk
throw: dobd dobni dob dobj
thursday: csütörtök
ticket: jegy jeggyel belépő belépőjegy bérlettel jegyárak jegyvásárlás jegyvásárló jegyiroda jegypénztár bérletek jegyünket jegyeddel jegyünkkel jegyeikkel jegyekért jegyekkel jegyeknek jegyeinket jegyátadás jegybeváltás jegyérvényesítés bérleted bérletre bérletért bérletesek
ticket revenue: jegybevétel
time: idő ideje időt időre idején időben időpont időtartam alkalom
time limit: szintidő
timestamp: időbélyeg
timetable: órarendje
tin plate: ónlapocskát ón
tired: fáradtak
title: rang titulus címmel megtisztelő
titles: címeket rangok
to another: másra másnak máshoz másét másoké
to him: neki hozzá
to me: nekem hozzám
to them: nekik hozzájuk náluk rájuk
to those: azoknak
to us: nekünk hozzánk
to whom: akiknek kinek kiknek
to you: neked nektek hozzád önnek önöknek
today: ma mai máig
together: össze együtt
token: zseton tokenünk tokennek tokent tokenje tokenek tokenért tokenből tokennel tokenre tokened tokeneid tokenhez tokenen tokenes tokenjét érmetoken tokenem tokenjüket tokenük tokenről tokenba tokenbe tokenjén tokeneink tokenkibocsátás tokeneladás zsetonokért zsetonunkat tokenvásárlás érmének érmétől
token buyers: tokenvásárlók
token holders: tokenbirtokos tokentulajdonos
token price: tokenár
token sale: tokenértékesítés tokenelővétel tokeneladást tokeneladási
tomorrow: holnap holnapután
too: túl szintén
tool: szerszámot kölcsönszerszám szerszámkölcsönző
tool library: szerszámtár
top: tetején tető
top scorer: gólkirály gól
topic: téma témája témák témában témát
total supply: összkínálat
towards: felé iránt
tower: torony tornyot
town: város település városháza
town hall: városházán községháza
town library: városikönyvtár
toy: játékszer játszóház játszótér
toy library: játékkölcsönző játéktár játékkölcsönzés
traceable: visszakereshetők nyomon visszakövethető követhető nyomonkövethető
trade: kereskedés kereskedik kereskedni kereskedelem kereskedelmi kereskedhet kereskednek kereskedj kereskedelmet kereskedett
trader: kereskedő
trail: ösvény
training: edzés képzés teremedzésre tréning gyakorlás gyakorlat edzésprogram edzésterv edzőtábor képzésünkért képzésünket
training plan: edzéstervet
trample: taposni laposra
transaction: tranzakció tranzakciónként ügylet
transfer: utal átruház átadás átutalások átutalást átadhatja átadhatod átadhatják átutalása átutalásra átutalásos átutaljuk átküld átírható átíratható továbbküld utalhatsz utalással
transferable: ruházható átruházható átadható
transferred: utalt átruházott átutalva
translation: fordítás fordító
translator: fordítóknak
trash: kukák kuka kukatároló szemét szemetet hulladék
travel: utaz
treasure: kincs kincskereső kincsvadászat
treasure hunt: kincskeresés
treated: kezelt
tree: fa fát fák faültetés fából
trial: különpróba próba próbán próbát próbák próbára kihívás
triple: háromszoros tripla
trophy: kupa
trouble: gond
trust: bizalom bizalmat bizalmi megbízható megbízik
tuesday: kedd keddenként
tuning fork: hangvilla
turn on: bekapcsol
tutoring: felzárkóztató korrepetál különóra
twelve: tizenkét tizenkettő
twenty: húsz huszonöt huszonegy huszonkettő húszezer
two: két kettő kettes ketten kétszer dupla
two thousand: kétezer
uncle: bácsi bátyó nagybácsi
unconditional: feltétlen
under: alatt alól
undertake: vállal
unique: egyedi egyedülálló különleges kivételes
university: egyetem főiskola kar kari
unlimited: korlátlan
unpaid: fizetetlen
until: ig eddig addig
until end: végéig végig
up: fel föl felfelé
update: frissül frissít
upgrade: továbbfejlesztés fejlesztett
us: minket bennünket
usable: használható használhatod
use: használ
used: használt használtcikk
user: felhasználó felhasználónevet
users: felhasználók felhasználót felhasználóink
usually: szokott rendszerint általában szokás többnyire
vaccination: oltás
valid: érvényes érvényben hatályos
valuation: értékbecslés értékel értékelése értékeléskor felbecsül
value: érték értékének értéktartó értékűek értékpont
value gain: értéknövekedés értéknövelés értékgyarapodás értékemelkedés értéknövelő
value loss: értékvesztés értékcsökkenés
vegetable garden: veteményes konyhakert
venue: helyszín
verify: ellenőrizheti ellenőrizheted ellenőrző ellenőrzött hitelesít hitelességét ellenőrizze ellenőrizhetők ellenőrizd ellenőrzése ellenőrzésre
version: változat verzió
very: nagyon igen rendkívül roppant
vesting: átvezetés
video: videó
village: falu falunknak falunkban község falvak
village day: falunap
village house: faluház
visit: látogat látogass látogatásonként látogatásokért
voice section: szólam szólampróba
volatility: árfolyamingadozás ingadozás ingadozik
volleyball: röplabda
volunteer: önkéntes önkéntesként segédkező önkéntesünknek önkéntesmunkáért
volunteer hours: önkéntesóra önkéntesórák
volunteer work: önkéntesmunka társadalmi kaláka
volunteers: önkéntesek önkéntesei önkénteskedők önkénteseinkért
vote: szavaz
voting: szavazók szavazólap szavazással
voting right: szavazati szavazójog
voting token: szavazótoken szavazózseton
voucher: utalvány utalvánnyal ajándékutalvány ajándékkártya ajándékkártyát vásárlásiutalvány voucherek bón bónok utalványunkat utalványokért utalványonként ajándékutalvánnyal ajándékkártyára ajándékkártyával
vow: ígérettétel fogadalomtétel fogadalmat fogadalom eskü
wage: bérként bér bért bére fizetésből munkabér jövedelem jövedelmi jövedelemforrás jövedelme kereset
waiting: várakozik várakozás
waiting list: várólistán várólista várólistára
waive: lemond
walked: sétáltatta sétáltatás sétáltató séta sétát sétáltatni
wall: falára fal falra falon falán
wallet: tárca pénztárca tárcá tárcájukból pénztárcá
wallet address: tárcacím
wanders: vándor
want: akarsz akarunk akarnak akarom akarjuk akarod
wants: akar óhajt kíván
ward: kórterem
warning: figyelmeztető figyelmeztetés figyelem figyeljen figyeljetek vigyázat vigyázz
was: volt volna
washes: mosva mosás mos
water: víz vizet
water distribution: vízosztás
way: módon mód módja módot út úton útján
we: magunk
we are: vagyunk
wealth: vagyon gazdagság
wear: viselhető hordható hordani viselni viselés felvenni viseljük viseljétek
wears: visel hordja hordják hordtak viselheti
web shop: webshop webáruházunk webáruházban
website: honlap weboldal weblap webhely
wednesday: szerda szerdán szerdánként
week: héten hétig hetek hetet hetente hetenként hétre hétben
weekend: hétvégén hétvége hétvégi hétvégéről hétvégére
weekly: heti hetenkénti
weight: súly kiló dkg gramm
went: ment
were: voltak voltál voltunk voltam
what: mi mit miből mire miről
what kind: milyen miféle mekkora
what which: amit ami amiből amire amin amiért amivel amihez amelyet
wheel: kerék
when: mikor midőn hányadikán
where: hol ahol hová honnan hova
whereas: ellenben
which: melyik amely melyek amellyel
while: amíg míg közben
whitelist: fehérlista fehérlistás fehérlistára
who: ki aki akik kicsoda kik
whole: egész
whom: akit akiket kit kiket
whose: akié kié akiké
why: miért
widows: özvegyek
will: fognak fog fogja fogunk fogsz fogják fogjuk fogom fogod fogtok
will be: lesz
win: elnyerheti elnyerhető nyer nyerhetsz nyertes győz nyertél nyerhetnek győzelmet megnyerni
wine: bor bort borok borkóstoló borász
wine festival: borfesztivál
winner: győztes nyertest nyertese nyertesnek nyertesét
winner medal: győzelmi
winning number: nyerőszám
winter: téli télen tél
with: való együttesen
with another: mással másokkal másikkal
with difficulty: nehezen nehéz
with it: vele velük velünk
with name: nevével neveddel
withheld: vonható levonják levonás levonjuk
within: múlva belül időn
without: nélkül
without any: talan telen mentesítve
without charge: ellenszolgáltatás ellenérték
without risk: kockázatmentességet
witness: tanú
won: nyert
woodwork: asztalos faragás fafaragó
word: szó szót szókapcsolat szóból szavaim szavakból szavakkal szavaidból szavaiddal szavadért szav szavunkat
worded: fogalmaz
words: szavak szavadat szavai
workbench: műhelypad
working group: munkaközösség munkabizottság
works: dolgozik dolgoznak dolgozunk működik működnek működés működő dolgozni működtet
worksheet: feladatlap
workshop: műhely műhelymunka műhelyfoglalkozás műhelymunkára
worth: ér érő értékű érni érhet értékes érne
worth it: megéri
worthless: értéktelen
worthy: méltó érdemes érdemel
would be: lenne lehetne lennének
would give: adnánk adnának adna adnák
would like: szeretnénk szeretne szeretnél szeretném szeretnének szeretnétek
write: írja írok ír írjátok írj írd írni írjon írunk írjuk beír
written: írva írásban írott beírt írásos írásbeli leírt
wrote: írta írtátok írták írt írtunk írtuk
year: év évben éve évre évvel évet évnek évtől évtized évszám esztendő
yearly: éves évi évenként évfordulós
years: évek évig évtizedek éven
yesterday: tegnap
yield: hozam hozamként hozamgarancia hozamszint hozamokért hozamelvárás hozamfizetés hozamigény hozamvárakozás
you: te ti ön önök téged titeket benneteket önt magad
young: fiatal ifjúság ifi
yours: tietek magáé
youth club: ifjúságiklub ifjúságiház
zero: nulla zéró`
