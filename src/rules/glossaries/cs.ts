/** What Czech words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
abandoned: bezprizorní
about: o ohledně
above: nad nade
absorbs: pohltí pohltit
academic degree: bakalář magistr inženýr doktorát doktorský bakalár magister
accept: akceptuje akceptovat akceptovať akceptovaný přijímají
acceptance: přijetí přijímací prijatie přijatý přijaté přijata prijatý přijímané
access: přístup prístup
accessible: zpřístupní odemkne odemknout odomkne odomknúť odemyká odemčený
according: podle podľa dle
account: účet účtu účtem účty účtů kont účtom účtov účtech účtoch
accounting: účetnictví účetní vyúčtování vyúčtovanie účtovníctvo účtovníctva zúčtování vyúčtuje účtovný účtovníčka
accredited: akreditovaný akreditované akreditovaná akreditace akreditaci akreditací akreditovanou akreditácia akreditáciu akreditovanú akreditačný akreditační akreditácie
activation: aktivizačních aktivační aktivovat aktivuje aktivace aktivaci aktivujte aktivovaný aktivní aktivně aktivit aktívny aktívne aktivácia aktivovať aktivován aktivovali
active: aktivního aktivních aktivním
add: přidat přidá pridať pridá pridajte přidej přidal doplnit doplní doplňte připočte připočítáme připíše pripíše připsat připsán pripísať pripočíta pripísané připisuje dobít dobije dobíjení
address: adres bydliště bydlisko bydliska adries bydlišti bytem
admission: vstupné vstupným
adult: dospělý dospělí dospělé dospelý dospelí dospělá
advantage: výhod výhôd zvýhodněnou benefit
advise: poradit poradíme poradna poradny radí poradiť poradenství poradce poradenstvo poradenský
after: po
afternoon: odpoledne odpoledního popoludní popoludnie
again: znovu zase opět znova opäť zas opätovne
against: proti
age: věk věku věkem vek veku věková věkový věkové vekový letý letá letí
agree: souhlasí souhlasit súhlasí súhlasiť souhlasil
air: ovzduší vzduch ovzdušia
all: všichni všem všech všetky všetci všetkých všetkým celý celé celou celá celú celej celkem
allows: umožňuje umožní umožňují umožnit umožniť umožňujú dovoluje dovolí dovolit
almonds: mandlí mandle
almost: skoro téměř takmer
already: už již
also: taky také též aj tiež takisto rovněž
although: ač ačkoli přestože hoci prestože třebaže
always: vždy zakaždým
amount: částka částku částky částkou částce suma sumu sumy čiastka čiastku sumou částek obnos výše výši čiastky výška výšku množství množstvo množstva výškou sume
anchor: kotvu kotva kotvy
ancient: dávný dávno starobylý starožitnost starožitný
and: a i
animal: zvíře zvířat zviera pes psa psi psů psy kočka kočky útulek útulku útulok mazlíček kůň koně koni koní pejsek pejska mačka hafan
anniversary: výročí výročie výročia výroční výročný jubileum jubilea jubilejní
announce: vyhlásit vyhlašuje vyhlásí vyhlášení vyhlásenie vyhlásil oznámil ohlášení oznámí vyhlašujú
anonymous: anonymní anonymně anonymný anonymne anonymita
answer: odpověď odpovědi odpovědět odpoví odpovědí odpoveď odpovede odpovedať odpovězte
any: jakýkoli jakékoli jakákoli jakoukoli jakéhokoli akýkoľvek akékoľvek kterýkoli kterékoli libovolný libovolné ľubovoľný ľubovoľné akúkoľvek
anyone: komukoli kdokoliv kohokoli ktokoľvek komukoľvek hocikto kýmkoli
anytime: kdykoli kedykoľvek
app: appka appku appky appce appkou aplikace aplikaci aplikací aplikácia aplikáciu aplikácii aplikácie apka apky apku
applause: potlesk
application: přihláška přihlášku přihlášky přihláškou přihlásí přihlásil prihláška prihlášku prihlášky prihláste hlaste hlásit žádost žiadosť žiadosti prihlási přihlášek přihlášený prihlásený prihlásení přihlaš žadatel žiadateľ
applies: vztahuje týká vzťahuje týka platilo
appreciation: zhodnotilo zhodnotila
apprentice: učeň učni učně učňů učňovský tovaryš
approved: schválil schválen schválit schválí schváliť schvaluje schvaľuje
approximately: přibližně zhruba približne cca
april: duben dubna dubnu apríl
are: jsou jsme jste jsi sú sme ste jsem som
around: kolem okolo
article: článku článek články článků článok článkem člankov
as: jako ako
ask: ptát zeptat ptejte zeptá ptá ptáme pýtať opýtajte ptal
ask for: žádat žádá požaduje vyžaduje žiada vyžadovat požadovat požadované vyžadují požadavek požadavky žádejte vyžadovaný
assets: aktiv aktív
association: spolek spolku spolkem spolky spolků svaz sdružení zväz spolok združenie združenia asociace asociaci asociácia spolkový spolková spolkové jednota jednoty jednotu spolkom asociácie unie komory komora tj
at least: aspoň alespoň nejméně přinejmenším najmenej
at most: nejvýš maximálně maximálne najviac
attach: přiložit přiložte přiloží přiložení priložiť priložte přiložený
attend: zúčastnil účastnit zúčastniť přijďte přijít přijde přišel přišli přišla přijdou prísť prídu príďte príde prišiel prišli přijet přijel chodí chodit chodil chodiť chodia docházet zúčastněte zúčastnených zúčastněný účastní přijeďte prišla
attendance: docházka docházku docházky účast účasť přítomno přítomni přítomný dochádzka dochádzku prítomný prítomnosť prezence prezenční prezenčná dochádzky
attic: půdě půda půdy půdu
auction: aukce aukci aukcí aukční dražba dražbu dražby dražbě dražit vydražil vydraží dražbou dražební vydražený vydražené vydražiť aukčný
audience: diváci divák publikum divácký
august: srpen srpna srpnu august
authentic: autentický autentické autenticita pravost pravosť originál původní pôvodný pôvodné
authority: úřad úrad orgán magistrát
automatic: automatický automatická automatické automaticky automatickou
autumn: podzim jeseň jesene jesenný
available: dostupný dostupná dostupné dostupnost dispozici dostupnosť dispozícii
average: průměr priemer
award: uděluje udělit udělí udělen ocenění ocenit oceníme ocenenie udeľuje udeliť udelí udelený udelené udělování oceněný oceněni udělil vyznamenání vyznamenanie ocenenia ocenil pochval udelenie udeľovanie udělují ocenený ocenení oceněná oceňujeme
back: zpátky zpět späť spätný
backpack: batoh taška tašku tašky tašce ruksak vak
bad: špatný špatné špatně zlý zlé zle špatná zlá horší horšie
badge: odznak odznáček odznáčku odznáčkem odznáčik odznačik
badges: odznaky odznaků odznacích odznáčky odznáčků odznakov odznakoch odznakmi odznáčiky
bake: péct peče upiecť pečie upekla pečivo pečiva upekli
bakery: pekař pekár
balcony: balkon balkón
band: kapel
bandage: obvaz
bank: bance bank bankovního bánk bankovním
banknote: bankovky bankovku bankovek bankoviek
baptism: křest křtiny krst křtu
bargain: akčný akční akčná
baron: baron
basic: základ zakladní
basis: podklad
battle: souboj bitva boj
be: být byť buďte
bear: medvěd medveď
beautiful: krásný krásné krásná pěkný pěkné pěkná hezký hezké hezká krásny krásna pekný pekné pekná pěkně krásnou hezky pekne
beaver: bobr bobři
became: stal stane stanou staň stanú
because: protože neboť pretože lebo jelikož poněvadž keďže
because of: kvůli kvôli
beer: pivo piva pivu pivem pivní pivko piv pivný
beer mat: tácek tácku tácky tácků
before: před pred dřív skôr
beginner: začátečník začátečníci začiatočník začiatočníci
beginning: začátek začátku začátkem začiatok začiatku počátek počátku
believe: věřit věří veriť verí víra viera věřte
belongings: zavazadlo
belongs: patří patřit patřil patrí patria patrila náleží náležet
bench: lavička lavičky lavičku laviček lavice lavici lavičiek
besides: navíc okrem naviac mimo nadto
best: nejlepší nejlépe najlepší najlepšie nejlíp najlepšia
better: lepší lépe lepšie líp lepšou zlepšit zlepšení zlepšiť lepšej lepšia
between: mezi medzi
bicycle: kolo kola kole kol jízdní bicykel bicykla bicykle cyklo cyklista cyklistický cyklisté
bid: příhoz přihazovat přihodit nabídnout nabídněte nabídnul nabídne přihoďte prihadzovať ponúknuť
big: velký velká velké velkou veľký veľká veľké veľkú velcí
biggest: největší najväčší najväčšia najväčšie
binding: závazný závazná závazné závazně závazek závazku záväzný záväzne povinný povinné povinná povinnost povinně povinnosť závazky závazků záväzok záväzky
bird: pták ptáci ptačí vták vtáčí krmítko krmítka krmítku slepice kvočna kačena sova sovu sovy
birth: narodenia narodenie narozen rodné rodný
birthday: narozenin narodeniny narodenín narodeninový
birthday party: oslavenec oslavenci oslavenkyně oslávenec
bitcoin: bitcoinu bitcoiny bitcoinem bitcoinech bitcoinů bitcoinom bitcoinov
black: černý černá černé černou čierny čierna čierne
block: blok
blockchain: blockchainu blockchainový blockchainová blockchainové řetězec řetězce řetězci řetězu reťazec reťazci reťazca reťazi blockchaine blockchainom
blood: krev krve krví krv krvi krvný
blue: modrý modrá modré modrou
board: nástěnka nástěnku nástěnky nástěnce nástěnkou nástenka nástenke nástenku tabule tabuli vývěska vývěsce nástenky vývěsku
bond: dluhopis dlhopis
bonus: bonusu bonusy bonusů bonusem prémie prémii prémia bonusov bonusom odměnový
book: kniha knihu knihy knize knihou knížka knížku knížky knížce knížkou knihe knižka knižku knižky knižní
books: knih knihami knížek knížkách knížkami knížkám kníh knižiek
borrowed: půjčil půjčený půjčené požičal požičaný vypůjčit vypůjčí
both: oba obě oběma obou obaja obe obojí obidva
bought: koupil kupoval koupen pořízen kúpil zakúpené zakúpený pořídili
box seat: lóže lóži lóžích
boxed: krabičkový krabička krabici krabice krabičce
boys: chlapci chlapců chlapcov chlapec kluk
branch: větev větve pobočka pobočky pobočce pobočku vetva středisko střediska střediskem stredisko středisku pobočiek
brand: značka značku značky značkou značce značek
bread: chléb chleba chleby chlieb rohlík houska
brewery: pivovar
brick: cihla cihly cihlu cihel tehla tehly tehál tehlu
bring: přinést priniesť prinesie prineste priniesol přináší prináša přines donést doneste donese donesie prinesú
bronze: bronz
brother: brat sourozenec sourozenci súrodenec sourozenců súrodenci
budget: rozpočet rozpočtu rozpočtem rozpočty rozpočtový rozpočtom rozpočtů
build: stavba stavět stavbu stavby stavební postavit staví budova budovy budovu stavať stavebný postavil budujeme postavený budování
burned: spálen spálit spálíme spaľovanie spalování spalujeme
bus: autobus
business card: vizitka vizitku vizitky
but: ale však lež
buy: koupit kupovat kupujeme kupte kupujte koupí kupovať kupují pořídit nákupem pořídí kúpi kúpte kupujú
buyback: odkup odkoupí výkup vykoupíme vykupuje odkúpi vykúpiť
buyer: kupující kupec kupce kupci kupujúci kupců nákupčí kupca kupcovia
buys: kupuje nakoupí dokoupí
by: při pri u
cafe: kavárna kavárny kavárně kavárnu kaviareň kaviarne kaviarni kavárnou cukrárna cukrárně cukrárny cukráreň kavárenský kavárnička čajovna
cake: koláč dort buchta buchty bábovka placka placku placky perník cukroví zákusek zákusky zákusok torta tortu
calendar: kalendář kalendár
camp: tábor táboře tábořiště
can: může můžou mohou mohu můžu môže môžu lze dá umí umíme dokáže vie smí smíš smíte smie
cancel: zrušit zruší zrušen zrušiť storno stornujte odvolat odvoláme stornopoplatek rušíme zrušili
candidate: kandidát kandidatura uchazeč uchádzač
cannot: nemůže nemůžou nemohou nelze nedá nemôže nemôžu neumí nedokáže nesmí nesmie nesmú
canteen: jídelna jídelně jídelny jedáleň jedálni jídelnu
capacity: kapacita kapacitu kapacity kapacitou kapacitě kapacite naplnění
capital: kapitál jmění
car: auto auta autem aut autu vozidlo vozidla vozík auty automobil vozidel
card: karta kartu karty kartě kartou karte kartička kartičku kartičky kartičkou kartičce průkazka průkazku průkazky průkazce průkazkou kartičke
cards: karet kariet kartiček kartami kartičkami kartám kartách kartičkách průkazek
care: starost péče péči starat starají postará postarať péčí pečovatel opatruje opatrovat pečuje
caretaker: školník domovník
cash: hotovost hotově hotovosť
cash desk: pokladna pokladnu pokladny pokladně pokladnou pokladňa pokladne pokladňu pokladnička pokladničky pokladničku pokladnice pokladnici
catalogue: katalog katalóg
category: kategorie kategorii kategorií kategórie kategória kategórii kategóriu
celebrates: slaví slavit oslav
cellar: sklep sklípek pivnica pivnice
century: století storočie storočia
certificate: certifikát osvědčení vysvědčení osvedčenie osvedčenia vysvedčenie glejt
certified: certifikovaný certifikované certifikovaná certifikovanou ověřený ověřené ověřená overený overené overená certifikovanú certifikace certifikaci certifikácia certifikáciu certifikovat certifikací ověřenou
chairman: předseda předsedu předsedy předsedovi předsedkyně predseda predsedu předsedou predsedníčka prezident
champion: mistr mistři mistrovství majster majstra majstri šampion majstrovstvá
change: měnit mění zmena zmenu zmeny mení meniť změn zmien
charity: charita charity charitu charitě dobročinný dobročinná dobročinné dobročinnost dobročinnou nadace nadaci nadační nadácia nadácie nadáciu
cheap: levný levné levná levně lacný lacné lacná lacno lacnejšie lacnejší laciný laciné levnou nejlevnější
child: dítě dieťa dítko
children: děti dětí dětem dětmi dětech deti detí deťom deťmi dětský dětská dětské detský detské detská kluci děcka deťoch dětskou detskú
chip: čip čipu čipy čipem čipový čipová čipové
choir: sbor zbor pěvecký pěvecká spevácky
choose: vyberete zvolit zvolte vybrať zvoliť vybírejte vyber
chooses: vybere vybírá vyberie vyberá volí vyberou vybírají
chosen: vybraný vybrané vybraná vybrán vybral zvolený zvolená zvoleno vybraní vybranou
christmas: vánoc vánoční vianočný vianoc vianočná
chronicle: kronika kroniky kronice kroniku kronikou
chronicler: kronikář kronikár
church: kostel kaple kapli farnost farní kostol farnosť církev církve cirkev kaplnka farský kapla
cider house: mošt
cinema: kino kina kině film
circle: kruh kolečka koliesko
class: tříd tried
classroom: učebna učebně učebny učebňa učebni učebnu učebne
clean: čistá čistý čisté čistě čistit úklid uklidit uklízíme čistota upratovanie uklízet uklidíme čistou upratať
click: klikněte kliknout klikni klikne kliknutím odkaz kliknúť kliknutie proklik
client: klient
cloakroom: šatna šatny šatně šatnu šatňa šatni
clock in: píchačky
closed: zavřeno zavřený zavřené zavřít zavřel zatvorené zatvorený zavírá uzavřen uzavretý uzavretá zatvoriť
clothes: oblečení oblečenie kabát šaty tričko trička tričku triček přezůvky boty bot šatstvo tričká topánky
cloud: mrak oblak
club: klub kroužek kroužku kroužkem kroužky kroužků krúžok krúžku krúžky krúžkov krúžkom klubového klubových kroužcích
clubhouse: klubovna klubovny klubovně klubovnu klubovňa klubovne klubovňu sokolovna sokolovně sokolovny sokolovnu
code: kód kódu kódem kódy kódů kódom kódov qr kodu
coffee: káva kávu kávy kávou kafe kávička kafíčko kávě espresso káv kávový
coin: mince minci mincí minca mincu mincou
coins: mincemi mincích mincím mincami
colleague: kolega kolegy kolegové kolegů kolegovia kolegom
collect: sbírat vybírat vybíráme sbírá sbírají vybrat zbiera vyzvednout vyzvedne vyzvedněte sbírej vyberieme zberne zberný sběrný sběrna
collected: nazbieral vybralo sbíral nasbírané vybrali vyzbierali nazbierané nasbíraný
collection: sbírka sbírku sbírky sbírce sbírkou zbierka zbierku zbierky zbierke sbírek výběr kolekce kolekci kolekcí zbierok sbírkový
collector: sběratel zberateľ zberatelia
colour: barva barvy barvu barev barvou farba farby farbu farebný barvě farieb farebné farebná
comment: komentář komentár poznámka poznámku poznámky poznámek připomínka připomínky připomínku pripomienka pripomienky
committee: výbor komise komisi komisí rada radě radou výboře zastupitelstvo zastupitelstva zastupiteľstvo zastupiteľstva zastupitelé rady předsednictvo zastupitelstvem zastupitelů
community: komunit
company: firma firmu firmy firmě firmou firem firme společnost spoločnosť spoločnosti podnik firmám firiem
compass: buzola buzoly buzolu kompas
competition: soutěž súťaž turnaj olympiáda olympiády olympiádu liga ligy ligu
complaint: stížnost reklamace reklamaci reklamácia sťažnosť
complete: složí složit složil úspěšně úspešne absolvuje absolvovat absolvoval absolvování absolvovať absolvovanie absolvovaní splnil splněno splnění splniť splnenie splněné splněný plní plnit spĺňa splňuje absolvujú
compost: kompost
computer: počítač notebooku tablet
concert: koncert
condition: podmínka podmínku podmínkou podmínce podmienka podmienku podmienkou podmíněno podmíněný
conference: konferenci konference konferencí
confirmation: potvrzení potvrdenie potvrdenia potvrdení
confirms: potvrdí potvrzuje potvrdit potvrdil potvrzen potvrdzuje potvrdený potvrdiť potvrzují
connect: připojit připojte připojí pripojiť pripojte propojit propojte propojení prepojiť prepojte připojen pripojenie propojí
consist: spočívá skládá tvoří tvořit skladá tvoria
contents: obsah
continue: pokračovat pokračuje pokračování pokračovať pokračovanie pokračují pokračujte
contract: smlouva smlouvu smlouvy smlouvou smlouvě zmluva zmluvu zmluvy zmluvou smluv kontrakt zmluvný zmluvné zmlúv dohoda dohodu dohody dohodou dohodnuto domluva domluvit domluvíme domluvě dohodneme
contribute: přispět přispívat přispějte přispěje přispívá přispěl prispieť prispieva prispejte přispívají přispívejte prispeli
contribution: příspěvek příspěvku příspěvkem příspěvky příspěvků príspevok príspevku príspevky príspevkov príspevkom přispění příspěvcích
cook: vařit vaří vaření kuchař variť kuchár varenie varí uvařil
copy: kopie kopii kopií kopírovat kopíruje kópia kópiu kópie kopírovaný skopírovať výtisk kopírování duplikát výtlačok exemplář kópií opis
corridor: chodbě chodba chodby chodbu
costs: stojí náklady nákladů nákladov nákladmi stálo stoja nákladech výdaje výdajů výdavky výdavkov vyjde
cottage: chatu chata chaty chalupa chalupu chalupy chatě roubenka roubenky roubenku chate
could: mohl mohol
count: počítá počíta sčítání
country: země zemi zemí krajina krajiny krajine vlast republika republiky republice
couple: dvojíc pár páru páry manželé dvojic
coupon: kupon kupón
course: kurz kurs kurzový kurzová
courses: kurzy kurzů kurzech kursů kurzov kurzoch školení školenie seminář seminár školenia
court: soud súd súdu súdny súdom
craft: řemeslo řemesla řemesel řemeslný remeslo remeslá řemeslník řemeslníci tvoření tvořivý dílna dílny dílně dílnu dielňa dielne dielni dielňu tvořivé dílen dílničky dílnička workshopu workshopy workshopů workshope workshopom řemeslné
crown: koruně korunka korunky korunek
crowns: kč korun korún sk
cryptocurrency: kryptoměna kryptoměny kryptoměnu kryptomena kryptomenu kryptomien kryptoměně kryptoměnou kryptoměnový kryptoměnová krypto
cryptologist: kryptolog šifra šifry šifru šifrování šifrovaný zašifrované
cultural: kulturní kultura kultury kulturu kultúrny kultúra kultúrne kultúry kultúrna
cup: šálek šálku hrnek hrnku kelímek kelímku kelímky pohárik hrnčok kelímků hrníček šálka
currency: měna měnu měny měně měnou měn mena menu menou mien
curtain: opona oponu opony
custody: úschova úschovu úschovy úschově úschovou uschování úschovna uloženie úschove
customer: zákazník zákazníkovi zákaznický zákaznická zákaznické zákaznickou zákaznícka zákaznícky zákaznice zákaznícku
customers: zákazníci zákazníky zákazníků zákazníkov zákazníkmi zákaznících
czech: český česká české česky českou čeští
daily: denně denne denní denný
dance: tanec tance taneční tančit tancuje ples tanečná tanečný tancovat předtančení tanečnice bál tancovať
data: údaj dat daty datům datech dáta datový
database: databáze databázi databází databáza databázu databázy evidence evidenci evidencí evidovat evidenční evidován eviduje
date: data datem dátum datu
day: den dne dnem dnu deň dňa dni dňom
days: dní dny dnů dnech dňoch dňami dnům
deadline: termín uzávěrka uzávěrky uzávierka
dear: milý milá milé milí vážený vážení vážená vážené drazí
death: smrt zemřel úmrtí smrť zomrel pohřeb
debt: dluh dlh dlhu dlhy dluží dlhov dlužník dlužníci
december: prosinec prosince prosinci decembra decembri
decentralised: decentralizovaný decentralizovaná decentralizované decentralizovaně decentralizovanej decentralizace decentralizovanou
decide: rozhodněte rozhodnete
decides: rozhoduje rozhodne rozhodnutí rozhodnutie rozhodl rozhodují rozhodnúť rozhodnou
decoration: ozdob dekorace dekoraci dekorácia dekorativní dekoratívny výzdoba výzdobu
defence: branný branné branná obrana
delete: smazat smaže vymazat vymaže zmazať vymazať výmaz mažeme smažte zmaže mazání smazáno
demand: poptávka poptávku poptávky poptávkou dopyt poptávce
department: oddělení oddelenie oddelenia odbor
depends: záleží závisí záviset závislý závislé závislosti
deposit: záloze kauce kauci jistiny kaucí záloh depozit istina istinu vklad
describe: popsat popis popíše popište opísať popsané opíšte popsal
deserves: zaslouží zaslúži zasloužit zasloužený zasloužil zasloužené zaslúžený
design: návrh navrhl navrhnout navrhuje navrhne navrhol navrhnúť navrhovaný grafik grafický navrhovat designu designový
diesel: nafta nafty naftu benzín palivo
difference: rozdíl rozdiel
digital: digitál
diploma: diplom
disabled: postižený postižení handicapovaný invalidní hendikepovaný
disaster: katastrofa
disclose: sdělit sdělte sdělujte prozradit prozraďte vyzradit prozradí odhalit odhalte prezradiť prezradí oznámte sdělí nahlásit nahlaste nahlásiť uveďte uvádět zadat zadejte zadá zadajte vyplnit vyplňte vyplní vyplniť vyplňujte uvádí uveden uviesť zadávejte vyplněný vyplněné zadať
discount: slev zľava zľavu zľavy zľavou zliav slevového slevových zľavový zľavové zľave zľavnený zlevněný zlevněné zlevněná zlevněno zľavová zľavnené zľavám
distance: odstup vzdálenost
dividend: dividend
divides: rozdělí rozdělit rozděluje rozdelí rozdeliť rozdělen rozdelenie rozdělil rozdělován rozdelený rozdělují
do: udělat dělá dělají robiť dělal robí učinit činí činnost činnosť konat koná konají udělej konaný provádět provádí provede provést provedl robia konať
doctor: lékař lekár doktor
document: doklad listina listinu listiny dokument listín písemnost
donate: darovat darovať daruje darujte darují darovali venovať
donated: darovaný darované darovaná daroval darován věnoval venoval
donation: darování darovanie darovací
done: hotov dokončen dokončil udělal udělané urobil urobené dodělal vykonaný
donor: dárce dárci dárců dárkyně darca darcov darcom darkyňa dárcovský dárcovská dárcovství dárcovské
door: dveře dveří dvere brána vrata branka dverí
download: stáhnout stáhněte stáhne stiahnuť stiahnite stažení stáhni stahovat
drawing: kresba kresbu kresby kresbou kresieb kreseb výkres kreslí kreslit kreslil kresbě kresliť kreslení maluje malovat malba maloval namalovaný nakreslený
drink: nápoj kakao kakaa limonáda limonádu limonády nealko pití sirup
driver: řidič vodič šofér
during: během počas behem
each: každý každá každé každou každej každom každí jednotlivý jednotlivé
earlier: dřívějším skorší
early: brzy brzo raný rané raná časný včas brzký skorý čoskoro
earmarked: určen účelový účelově
earn: vydělat vydělá vydělejte zarobiť zarobí zarába vydělají zarobte
earned: vydělal vydělané vydělaných zarobil získaný získané zarobené vyděláno
earning: vydělávání zarábanie přivýdělky
easter: velikonoc velikonoční veľkonočný pomlázka pomlázky beránek beránci beránka kraslice veľkonočné
edition: edice edici edicí edícia edíciu vydání vydanie vydania edície náklad série sérii sérií séria sériu vydaní edičný ediční sériový sériové sériová
education: vzdělání vzdělávání vzdělávací vzdelanie vzdelávanie vzdelávací vzdělávat vzdelávania vzdelania výchova výchovy výchovu vzdelávacie vzdělaný
eight: osm osmi osem ôsmich
eighth: osmé osmá osmý ôsmy
eighty: osmdesát osemdesiat
elapsed: uplynulý uplynulé uplynulá
elected: zvolil volby voleb volit volený voľby
election: volební volebný volbách
electronic: elektronický elektronická elektronické elektronickou elektronicky elektronickú elektronickej
eleven: jedenáct jedenásť
else: ináč inak
elsewhere: inde inam
end: konec konce konci koniec konca koncom
ends: končí skončia
energy: energie energii elektřina elektřinu energia solární elektrický
enlargement: zvětšenině zvětšenina zvětšit
enough: stačí stačilo dost dosť dostatek dostatečně dostatočne dostatočný dostačující stačia postačuje
entitles: opravňuje oprávňuje opravňují opravňoval oprávňují
entry: vstup
environment: ekologický ekologické ekologická ekologicky ekologie prostředí prostředie prostredie
europe: evropa evropy evropě evropský európa európy európsky evropské evropská európske
even: dokonce
evening: večer
evenings: večerů večerech
event: akce akci akcí podujatie podujatia podujatí událost udalosť udalosti
everybody: každičký
everything: vše všechno všetko všeho všemu
exactly: přesně presne přesný přesná přesné presný
exam: zkouška zkoušku zkoušky zkoušce zkouškou zkoušek skúška skúšku skúšky skúške skúškou skúšok zkušební maturita maturitní maturity maturitu atestace atestaci zkouškám skúšobný zkoušení zkouškách maturitná maturitné maturitou závěrečný závěrečné závěrečná závěrečnou
examiner: zkoušející
exceptions: výjimka výjimku výjimky výnimka výnimku výnimky výjimkou
exchange: výměna výměnu výměny výměnou výměně směna směnu směny směnou směnit směnárna směnárny směnárně směnárnu výmena výmenu výmeny výmenou výmenný zmenáreň zmenárne směňovat směnný výměnný výměnná výměnné směně zamění zamenit zamieňať smění směňuje smeniť zmeniteľný výmene
exchange rate: kurzovým sazba sazbu sazby sadzba sadzbu sadzby sazbou
exclusive: exkluzivní exkluzivně exkluzívny exkluzívne exkluzivita exkluzívna exkluzivitu prémiový prémiové prémiová luxusní
exercise: cvičení cvičit cvičenie cvičenia cvičí cvičia cvik cvičiť
exhibition: výstav expozice expozici vernisáž expozícia
expected: očekávaný očekávaná očekávané očekávat očekává předpokládaný předpokládané očakávaný očakávame očakávané očakávať předpokládá odhad predpokladaný očekávejte
expensive: drahý drahá drahé draho dražší dráž drahší
expert: odborník odborníci expert odborný odborné odborná odborně
expires: vyprší vyprchá propadá propadne propadnou expiruje vypršení propadlý expirace vypršal expirácia prepadne prepadnú propadají prepadá vypršel propadnutí exspiruje
explain: vysvětlit vysvětlí vysvětlení vysvetliť vysvetlenie vysvětluje vysvetlí vysvětlil
fabric: látka látkový látkové látku textil
fails: neprojde nesplní nesloží nesplnil neúspěch neúspěšný neprošel neuspěl neuspěje neúspešný
fair: jarmark trhovec jarmok veletrh
fall: pokles klesat klesnout padat snížit snížení znížiť zníženie padnout klesnúť pád pádu propad klesal klesl klesol zlevnit zlacnieť klesající znižovať snižovat
falls: klesá klesne padá poklesne sníží snižuje klesajú klesají padají znižuje zníži zlevní zlevňuje klesnou padne
family: rodin rodín
famous: proslavil slavný slavné slavná známý známá známé slávny
father: otec tatínek tatínci otce tatínka otca táta
february: únor február
fee: poplatek poplatku poplatkem poplatok poplatkom kurzovné školné zápisné startovné štartovné
feeling: pocit dojem
fees: poplatky poplatků poplatcích poplatkov poplatkoch poplatkami
festival: festivalu festivaly festivale slavnost slávnosť slávnosti hody hodů hodech pouť pouti poutě posvícení dožínky fiesta festivalom slávností festivalový festivalů
fifteen: patnáct pätnásť
fifth: pátý páté piaty piata
fifty: padesát päťdesiat
file: soubor súbor příloha příloze přílohu prílohe
final: finále finálový finálová
find: najít najde najdi najděte nájsť našel našli našla nalezen nájde najdu nalezl nachází nájdi objev objaviť objavte
finish: dokončit dokončení dokončí dokončiť dokončenie dodělat ukončit ukončí ukončil ukončen
fire: oheň ohně ohni požár požiar
firefighter: hasič sdh
first: první prvý prvá prvé prvej prvú prvně najprv nejdřív nejprve najskôr prv
fits: zmestí vejde sedí
five: pět pěti päť piati
five hundred: pětset päťsto pětistovce pětistovka pětistovku
fixed: pevný pevná pevné pevnou fixní fixný fixné stálý stálá stálé stáleho
flag: vlajka vlajky vlajku vlajkou vlajok zástava
flower: květ kytka kytky kytku kytice kytici tulipán kvet
follows: plyne vyplývá vyplýva plynou
football: fotbal futbal fotbalisté
for: za pro
forbidden: zakázáno zakázaný zakázané zákaz zakazuje zakázat zakázaná nepovolený nepovolené nepovoleno zakazujú
foreigner: cizinec cizinci cizinců cudzinec cudzinci uprchlík uprchlíci
forest: les lesa lese lesní lesy lesná lesný lesů lesné
forever: navždy natrvalo navěky věčně věčný věčné večne večný
forged: falešný falešné falešná falešnou padělaný padělané padělaná padělat falšovaný falšované falošný falošné falošná falšovat falšování padělání falošnú falšovaná falšovanie falšovať podvržený
forgery: padělek padělku padělky padělků podvrh falzifikát
form: forma formu formou formy dotazník
format: formát
forty: čtyřicet štyridsať
founded: založil založen založit zakladatel zakladateľ zakládající zakladajúci
four: čtyř štyri štyroch štyrom
frame: rámečky rámeček rám rámu rámik rámček
fraud: podvod podvádět podvádí
free: zdarma zadarmo bezplatný bezplatně bezplatné bezplatná bezplatnou bezplatne volný volné volná volnou voľný voľná voľné gratis bezúplatně bezplatnost
friday: pátek pátku páteční piatok piatku
friend: kamarád kamarát přítel priateľ kamarátovi priateľovi známému známého
friends: kamarádi kamarádů kamarády přátel kamaráti kamarátov kamarátom priatelia priateľov priateľom priateľmi kamarádech známým známí
from: z ze od zo odo ode
from behind: zpoza spoza
fruit: ovoce jablko jablka jablek jablečný jablká jabĺk ovocie hruška hrušky třešně švestky jablkem ovocný višně ovocné ovocím
full: plné plný plná plně plnou naplno kompletní kompletně plne kompletný
fund: fond
fundraising: fundraising
further: dál dále ďalej
future: budoucnost budoucí budúcnosť budúcnosti budúce budoucna budúcich
gain: zdražení
gallery: galerie galerii galerií galéria galérie galérii
game: hra hry hru hře hrou hier her hrách hernej herní hrám herný stolní hrami
garden: zahrada zahrady zahradu zahradě zahrádka zahrádky zahradní záhrada záhrady záhrade záhradu zahrádku záhradný záhradka zahrádkách
gardener: zahrádkář zahradník záhradkár zahradnictví záhradník
gave: dal dala dali dalo dáno dána dán dané dával dodal poskytl poskytol
gets: dostane obdrží získá dostává dostáva získava obdržuje
gift: dar daru darem dárek dárku dárkem darček darom dárečkem dárkový dárkového dárkovém darčekový darčeková darčekové
gifts: dary darů dárky dárků darčeky darčekov darov dárkové dárková dárkovou
girls: holky dívky dívka dívek holka dievča děvčata děvče holek
give: dát dáme dám dáte dají dávat dávají dať dajú dávame dávajú dej dejte daj dajte dávám věnovat dáš věnujeme poskytuje poskytne poskytujú poskytnúť dodat dodáme věnujte poskytnou poskytují
gives: dává dáva dodá předá
glass: sklo skla skleněný skleněné sklenice sklenici sklenička
goal: cíl cíle cílů cieľ účel cílová ciele
god: bůh boha boží boh pánbůh
goes: jde jdou jdeme jděte jít šel šla šli šlo šly půjde pujde ide idú ísť ideme išiel išli jezdí jezdit jede jet jel jelo jeli jdi pôjde jdete odejde odešel odchod dojde došel došly došla došlo
gold: zlatý zlatá zlaté zlato zlata zlatí zlatem zlatú zlatej
good: dobrý dobrá dobré dobrou dobře dobre dobrú fajn dobří
government: vláda vlády vládní vládou vládny vládu vládne
grade: hodnocení hodnotí hodnotit hodnotenie hodnotiť hodnocený hodnoceno hodnotení
graduation: promoce promoci absolutorium promócia imatrikulace promocí
grandmother: babička babičky babičce babičku babičkou babka babky
grandson: vnuk vnučka vnoučata vnučku vnúča vnučky
grass: trávu tráva trávy trávník
green: zelený zelená zelené zelenou
group: skupin parta partu party partě partou družstvo družstva družstev družstvu partia skupín družstvem družstvá
growth: rastom
guarantee: záruce garance garanci garancí záruk záruční
guaranteed: garantovaný garantované garantovaná garantovanou zaručen garantován garantovanú zajištěno zajištěný zajištěné zajištěná zabezpečený zabezpečené
guarantees: garantuje zaručuje garantují ručí garantovat zaručovat zaručiť garantovať ručit garantujú garantoval zaručujú
guess: hádají hádat uhodnout hádá
guest: host hosť návštěvník návštěvníci návštevník návštevníci hostující
gym: tělocvična tělocvičně tělocvičny telocvičňa telocvični posilovna posilovny posilovně posilovnu posilňovňa fitko fitka tělocvičnu posilňovne fitness posilňovni posilovnou
gymnastics: sokol gymnastika gymnastiky gymnastiku
had: měl měla měli mělo měly mal mala mali malo
hairdresser: kadeřnice kadeřnictví kaderníčka kadeřnici holič kaderníctvo
half: půl polovina polovinu polovině poloviny pol polovica polovicu půlka půlku
half price: polovic poloviční polovičná polovičné polovičnou
hand out: rozdat rozdá rozdali rozdať
hand over: předáme předat předáváme předávání předal odevzdat odevzdá odevzdejte odovzdať odovzdá odevzdali odovzdanie předán předávat předávají odovzdali
handed out: rozdáván
hangs: visí pověsí zavěsí pověsit vyvěsit vyvěsíme vyvěšen viset
happy: šťastný šťastná šťastné rád ráda rádi radi veselý veselé spokojený spokojení spokojenost spokojný šťastní
harvest: sklizeň sklizně úroda úrodu úrody zber sklidit sklízíme sklizni
has: má
have: mám máme máš mají máte mít maju majú mať maj
he: on
heading: název názvu názvem názvy názvů názvom názvov názvech
health: zdraví zdravie zdravia zdravý zdravotnictví zdravotníctvo zdravé
hear: slyšet slyší poslouchat slyšel počuť poslech posloucháme
heart: srdce srdci srdcom
hedgehog: ježek ježka ježci ježko
held: proběhne probíhá probíhají prebieha prebehne uskuteční uskutečnit uskutoční proběhl uskutečnil probíhat proběhnou prebehol prebehla
hello: ahoj nazdar čau zdravím pozdrav
helmet: helma helmu helmě přilba prilba přilbu
help: pomoc pomůže pomozte pomáhá pomôcť pomôže pomáha pomohou pomáhejte pomôžte pomůžou pomôžu
helped: pomohl pomáhal pomohol
helps: vypomáhá
her: ji jí ní ni jej její ju
here: tu tady zde tuná sem
high: vysoký vysoké vysoká vyšší vyššie vyššia vysoko vysokú
highest: nejvyšší najvyšší nejvíc najvyššia najvyššie
hike: pěšky pěší peši pešo chůze
him: ho mu jemu něm ním němu jeho něho
hint: nápověda nápovědu nápovědy
history: historie historii historický historická historické dějiny minulost história histórie dejiny historiu
hockey: hokej
holds: drží držet držte držať držia držel
home: domů domov doma dom domu domě dům domy dome domácí domácnost domácnosť domom domáci
homeless: bezdomovci bezdomovec bezdomovců
homework: úkol úloh domáca
honestly: poctivě poctivý poctivé poctivá čestný čestné čestně poctivo úprimne upřímně čestná
honey: med medu medem medy včelařský včel úl úly úlů úlu plástev
honorary: poctu pocta pocty čest cti česť čestného čestným čestném
hose: hadic
hospital: nemocnice nemocnici nemocnica nemocničný hospic nemocnicí
hour: hodina hodinu hodině hodinou hodine
hours: hodin hodín hodinami
how: jak jakpak
how many: kolik koľko koľkí
hundred: sto stovka stovku stovky stě stech stovek set sta dvěstě stokoruna stokorunu
hurry: spěchejte pospěš neváhej spěchat neváhajte ponáhľajte naháňajte
i: já ja
id card: průkaz preukaz občanka občanku legitimace legitimaci
id number: občanský občianský občanského občianskeho občiansky
idea: nápad myšlenka myšlenky myšlenku idea
identity: totožnost identita identitu identity identifikace identifikační totožnosť identifikaci
if: když pokud jestli kdyby keď ak pokiaľ keby li zda
illegal: nelegální nezákonný protiprávní nelegálny ilegální nelegálně
illness: nemoc choroba choroby chorobu alergie alergii alergií alergia alergiu alergický horečka horečku horečky diagnóz alergiách
imitation: napodobenin imitace imitaci imitací imitácia imitáciu napodobňuje napodobnění replik imitácie atrapa atrapu napodobovat napodobuje imituje imitovat napodobiť
immediate: okamžitý okamžitá okamžité okamžitou
immediately: hned okamžitě hneď okamžite
important: důležitý důležité důležitá dôležitý dôležité význam dôležitá
impossible: nemožné nemožný
in: v ve vo
including: včetně vrátane zahrnuje zahrnutý zahrnuté zahrnuta zahrnují obsahuje zahŕňa zahrnout obsahují zahrnuto obsahovat
income: příjem příjmu příjmy příjmem příjmů príjem príjmu príjmy príjmov přivýdělek přivýdělku přivýdělkem přijmů príjmom
influence: vliv vplyv ovlivňuje
installment: splátka splátku splátky splátek splátkou splácet splatit splatí splatný splatné splatnost splátkách splácí
instead: místo namiesto
insurance: pojištění pojistka pojištěný poistenie poistenia pojišťovna pojišťovny pojišťovnu poistka pojistné pojištěné poisťovňa
interest: úrok zúročit zúročení úročený úročené úročí
interest free: bezúročný bezúročně bezúročná bezúročné bezúročne
internal: interní vnitřní interný vnútorný interné
internet: internetu internetový internetová síť síti sítě sítí sieť siete sieti internetové online internete internetom
introduce: představit představí představuje predstaviť predstavuje predstaví představení predstavenie predstavení představila
invalid: neplatný neplatná neplatné neplatnost neplatnou neplatnosť
invent: vymyslet vymyslel vymyslí vymýšlet vymysli vymyšlený
invest: investovat investovať investuj vlož
invested: investoval investované investovaný vložené vložený vložil investovanou
investment: investice investici investicí investiční investičné investícia investíciu investície investícií investičný investičná investování investovanie investičnú investíciou
investor: investor investorovi
investors: investoři investorů investory investori investorov investorech
invite: pozvat pozvi pozvěte zveme pozvání pozvánka pozvánku pozvánky zve pozve pozvať pozývame pozvánkou pozvaný pozvánek přizvat přizvi pozvíte pozvaní pozvanie pozvou pozvané pozvala pozvali zvát přivést přivede přivedl přiveď priveďte privedie prizvať pozvánok
invoice: faktura fakturu faktury fakturou faktúra faktúru faktúry
involve: zapojit zapojte zapojí zapojil zapojiť zapojení zapojenie zapojený
is: je jest
is not: nejde nejsi
issue: vydat vydal vydá vydaný vydané vydať vydavatel vydaná vydavateľ vystaviť emise emisi emitent emitovat vydávanie emitovaný
issuer: vystavovatel vystavitel vydavatelé vydavateľom
itself: se sa sebe sebou sobě si
january: leden ledna lednu január
jewellery: šperk klenot prsten prstýnek náramek náramky náhrdelník náramku náramok
job: zaměstnání zaměstnanec zaměstnance zaměstnanci zaměstnanců zamestnanec zamestnanci zamestnancov zamestnanie pracovník pracovníci pracovnic zaměstnavatel zamestnávateľ zamestnanca
joint: společný společné společná společnou spoločný spoločná spoločné spoločnú
journey: cestování cest jízdné jízdenka jízdenku jízdenky jízdenek cestovného
joy: radost radosť raduje zábava zábavu zábavy zábavný zábavné zábavou zábavná
july: červenec července červenci júl júla júli
jump: skočit skákat skok
june: červen června červnu jún júna júni
jury: porota poroty porotu porotce porotou porotci
just: právě zrovna prostě jednoduše práve akurát
keep: uchovat uschováme nechat nechává nechávají ponechá uchovať nechať uložit uložíme uložte ukládat ukládáme uložiť uložíte nechte schovat schovejte uchovejte uchovává uchovávat nechají nechám schovám schovávám nechajte uchovávame schovať ukladáme
keep safe: bezpečně bezpečný bezpečné bezpečná bezpečnost bezpečne bezpečnosť bezpečnou bezpečí
keeps: nechá uchová uschová uloží
keepsake: památeční upomínkovou upomínkového upomienkový upomienková upomienkové
kept: nechal uložen uchován uložil schoval uschované dostál dostát
kettle: kotlík kotel kotle
key: klíč kľúč
keys: klíčů kľúče kľúčov klíčky klíčích kľúčoch
kind: druhu typ typu typy druhů druhy druhov typů druhem druhom
kindergarten: mš školka školky školce školku škôlka škôlky škôlke školkou škôlku mateřská mateřské mateřinka školkám
kitchen: kuchyně kuchyni kuchyň kuchyne
knot: uzel uzlu uzly uzlů uzlov uzol viazanie vázání zviazať vázat
know: ví vím víme víte vědět věděl viem viete vedieť znát zná známe znají vedel vědí poznať pozná poznat znal vedia
lady: dáma dámy slečna
land registry: katastr kataster
language: jazyk čeština češtiny slovenčina angličtina angličtiny angličtinu
last: poslední posledný posledná posledné poslednej poslednú
last year: loni loňské loňský loňská loňskou vlani minuloročný
lasts: vydrží trvá trvat trvalý trvalé trvale trvať trvalo trvalá trvající
late: pozdě pozdní neskoro neskôr pozdéji neskorší zpožděný
launch: spouštění uvedení uvést uvedeme nasadit nasadíme nasazení rozjezd odstartuje odstartovat odštartovať štartuje rozběh naběhne vypuštění spúšťa uvedenie vzlet zprovoznění zprovozníme
law: zákon právní právně právny právne
leader: vedoucí vůdce vůdci vůdců vedúci vedúca vedúceho vedúcemu velitel veliteľ náčelník
leads: vede vedl vést vedou veďte viedol viedla viesť
learn: učit učíme naučí učí učiť učenie učení učíte učte studovat studuje studia studijní študovať štúdium štúdia učil studiu učia učebnice učebnici
legal: legální legálně legálny legálne
lend: půjčit půjčuje půjčte půjčovat půjčí požičať požičia půjčujte půjčují
lending desk: půjčovna půjčovny půjčovně půjčovnu půjčovné požičovňa
less: méně menej míň méněkrát
lesson: lekce lekci lekcí vyučování vyučovanie vyučovací přednáška přednášku přednášky prednáška prednášku prednášky doučování doučovanie výuka výuku výuky výukový výučba výučbu výuce výukou přednášek vyučovania
let: ať nech
letter: dopis písmo písmeno písmena
level: stupeň stupně úroveň úrovně úrovni úrovní úrovne stupni stupňů stupňov stupňa úrovňou
librarian: knihovník knihovníci knihovnic knihovníčka knižnicník
library: knihovna knihovny knihovně knihovnu knihovnou knižnica knižnice knižnici knižnicu knihoven knihovní knižničný knihobudka knihobudku knihobudky knihobudce knihovnám knižníc knihovnách
library card: legitimka
licence: licence licenci licencí licenční licencovaný licencované licencovaná koncese povolení povolenie živnostenský koncesi
lie: lhát lže nepravda nepravdivý nepravdivé klame klamat klamavý klamavé
life: život doživotního
limited: limitovanou limitovaného obmedzený obmedzené obmedzená omezen limitovaných obmedzenie obmedzenia limit limitovanej omezuje omezit
lion: lvíčkem lev lvíček
list: seznam zoznam soupis výčet
live: žít žije bydlet bydlí žiť žijú býva žijí
load: načte načíst načtěte načítať naskenovat naskenujte naskenuje sken naskenovaný oskenovat oskenujte
loan: půjčka půjčku půjčky půjčkou půjčce půjček úvěr úver pôžička pôžičku pôžičky výpůjční výpožička pôžičkou pôžičiek pôžičke
lock: zamyká zamknout zamkne zamčený zamčené zamek zámek zámku zámky uzamčen zamknutý zamykat
login: přihlášení přihlašovací přihlášovací prihlásenie prihlasovacie prihlasovací prihlásenia přihlašování
longer: déle delší dlhšie dlhší dlouhý dlouho dlouhé dlouhá dlhý dlho dlouhodobě
looking for: shání hledá hľadá hledat hledají hľadať hľadajú hledej
lookout tower: rozhledna rozhledny rozhledně rozhlednu rozhleden rozhľadňa rozhľadne
looks like: vypadá vypadat vypadal vyzerá vyzerať připomíná pripomína vypadají vyzerajú vzhled vzhľad vyzeral podobá
lose: ztratit ztratí ztratil prohrát prohraje stratiť stratí stratia stratil ztrácí prodělat prodělá prodělal prohrál tratíte ztrácet ztraceno
loss: ztrát strata stratu straty stratou strate strát
lost: ztracený ztracené ztracená ztracenou stratený stratené stratená
lottery: loterie loterii losování vylosovaný lotéria lotériu tombola tombolu tomboly tombole žrebovanie vyžrebujeme los losy losu losovat vylosujem losů vyžrebovaný tombolou lotérie
low: nízký nízké nízká nižší nízky nízka nižšie nízkou
lower: dolná dolní dolný spodní
loyalty: věrnost věrný věrní vernostný vernostná vernostné vernosť vernosti vernostnú verní verným věrné
machine: stroj automat
mail: mail emailovou pošta poštu poštou pošty poště pošte poštovní
make: vyrobit vyrábět výroba výrobu výroby výrobek výrobky výrobce vyrobiť vyrábame výrobok výrobca vytvořit vytvořil tvoříme vytvoriť vytvorili vyrobený vyrobené vyrobil výrobků vytvořený vytvořené vytváříme vyrobí vyrábí vytvoří
man: muž muže muži pán pána pan pana panu pánovi mužů mužský pánů
manager: správce správci správca správcu ředitel riaditeľ manažer vedení vedenie správcovia vedenia jednatel
manual: ručně ruční ručne návod ruka ruky ruce rukou rukách ručný příručka příručku manuál rúk
march: březen března březnu marec marca marci
mark: známka známku známky známek známkou známke známok
market: trh trhu trhy trhem trhů tržiště tržní trhom trhov tržnice tržnici trhoch trzích tržišti tržišťa
marks: označí označit označen označuje označiť
mass: mše mši omša omšu bohoslužba bohoslužby
match: zápas utkání stretnutie
maximum: maximální maximálny maximálna
may: květen května květnu máj mája máji
mayor: starosta starostu starosty starostovi starostka místostarosta starostom primátor starostou místostarostka starostky
me: mi mě mně mnou mne mňa
meadow: louka louku louky louce lúka lúky lúku luk
meal: jídlo jídla jídlu jedlo jedla oběd večeře snídaně svačina svačinu obed polévka polévku polévky polievka guláš buřt klobása klobásy občerstvení občerstvenie stravenka stravenky strava stravné jídel polévek
means: znamená znamenat znamenají znamenal znamenať
medal: medaile medaili medailí medailónek medaila medailu medailou
medals: medailím medailích
medical: lékařský lékařské lékařská zdravotní zdravotný zdravotná zdravotné lekársky lekárske lékařskou zdravotnický zdravotnické zdravotnú
medicine: lék léky léků liek léčba léčbu medicína lékárna lekáreň lékárny
meeting: schůze schůzi schůzí schůzka schůzku schůzky schůzce schůzkách schôdza schôdzu schôdze setkání stretnutia stretnutí sraz jednání rokovanie porada poradu porady zasedání zasadnutie setkávání schůzkou schôdzka besed schôdzi
member: člen členovi
members: členů členy členovia členov členmi členech členkám členoch členek
membership: členství členstvo členstva členský členská členskou členskú členskej
membership fee: členské členským
memory: vzpomínka vzpomínky vzpomínku památka památku památky pamätný pamätná pamětní spomienka spomienku pamiatka pamiatku paměť paměti upomínka upomínku upomínkový upomínkové pamätnú vzpomínek spomienky pamiatke památce suvenýr upomienka reminiscence vzpomínkáč
mentor: mentor garant
merchant: obchodník
message: správa správu správy zpráv vzkaz oznámení oznam oznámenie sdělení hlášení hláška oznámit
metal: kov kovu kovový kovová kovové plech plíšek kovovou
microphone: mikrofon mikrofón
million: milion milión
minimum: minimální minimálně minimálny minimálna minimálne minima
mining: těžba těžbu těžby těžit ťažba ťažbu ťaženie těžař
ministry: ministerstvo ministerstva ministerstvem ministerský ministerstvu
minute: minuta minutu minutě minúta minútu
minutes: minut minút minútach
missing: chybí chybět schází chýba chybějící
mistake: omyl chýb chyb
mobile: mobilné
mobile phone: mobil mobilného
monday: pondělí pondelok pondelka pondělku
monetary: peněžitou peněžitého peňažné peňažná peněžním peněžního
money: peníze peněz peniaze peňazí peniazmi peniazom peňažný peněžní peněžité peněžitý prachy prachů finance financí financie finančné finanční finančně finančný finančná
money order: složenka složenku složenky složenkou
monogram: monogram
month: měsíc mesiac
monthly: měsíčně mesačne měsíční mesačný mesačná mesačné
months: měsíců měsících mesiace mesiacov mesiacoch
more: víc více viac další větší ďalší ďalšia ďalšie
morning: ráno dopoledne ránem rána predpoludním
mostly: hlavně většinou hlavne väčšinou převážně
mother: maminka maminky maminek maminkám mamička mamičky matka matky máma mámy mamky mama maminku maminkou matce
mountain: hora hory horách hor horský horské horská kopec kopce kopci kopců kopca kopcov vrch štít
multiplies: znásobí znásobit znásobte zdvojnásobí zdvojnásobit zdvojnásobte ztrojnásobí zdvojnásobil násobek násobky desetinásobek desateronásobek znásobiť dvojnásobok desaťnásobok desetkrát stokrát násobně několikanásobek znásobil ztrojnásobit
municipality: obec obce obci obcí město města městu městě městem městský městské městská mesto mesta meste mestský mestské městskou mestskú mestská městys
museum: muzea muzeu muzeem muzejní muzeí múzea múzeu múzeí múzejný
music: hudba hudby hudbu hudební hudobný hudobná hudbou muzika muziky
must: musí muset musia musel nutno
my: můj moje mé mého mou mým mém moji mých môj mojho moju
name: jméno jména jménu jméne jméně meno mene jmenovka názov
names: jmen jmény mená jménům jménech
native: rodák rodáci
nature: příroda přírody přírodě přírodu přírodní príroda prírody prírode prírodu přírodou
need: potřebuje potřebovat potřebuji potrebuje potřebují potřeby potreby potrebovať potřebuju potřebám
need not: nemusí nemusia nemuseli netřeba
needed: potřebovali třeba nutné nutný nutná treba potrebné potrebný potřebný potřebné potřebná nezbytný nezbytné nutnosti
neighbour: soused sused
neighbours: sousedé sousedů sousedy sousedi susedia susedov susedom sousedství sousedských
network: síťový síťová síťové mainnet testnet hlavnej hlavní hlavnou sietí
never: nikdy jakživ
new: nový nová nové noví nově novej novú novo
news: novinka novinky novinku novinek noviniek aktuality novinkách zprávy zpravodaj
newspaper: novin časopis
next: příští příště nabudúce budúci budúcu budúceho následující následně nasledujúci nasledujúce
next to: vedle vedľa kromě
next year: napřesrok
night: noc noci noční nocí nočný nocou
nine: devět devíti deväť deviatich
ninety: devadesát deväťdesiat
no: žádný žádná žádné žádnou žádní nijaký žiadny žiadna žiadne žiadnu žiadni
no claim: nevzniká nezakládá neopravňuje nenárokuje nenárokovatelný nenárokovateľný neoprávňuje nezakladá
no way: nijak
nobody: nikdo nikto nikoho nikým nikom
nominal: nominální nominálna nominálnu jmenovitý jmenovitá jmenovitou jmenovité
non transferable: nepřenosný nepřenosná nepřenosné nepřenositelný nepřenositelná nepřenositelné nepřevoditelný nepřevoditelná nepřevoditelné neprenosný neprenosná neprenosné neprevoditeľný neprevoditeľné nepřevádí neprevoditeľná nepřevést
nonprofit: neziskový neziskové nezisková neziskovka neziskovou neziskovky neziskovú neziskovce
noon: poledne poledních
nor: ani
not: ne nie není nejsou nejsme nejste nejsem nikoli
not accept: nepřijímá nepřijme neprijíma neuznává neuznaný neuznáva neakceptujeme
not accredited: neakreditovaný neakreditované neakreditovaná necertifikovaný neautorizovaný neautorizované necertifikované
not add: nepřidá nepridá
not announce: neoznámí
not ask: nežádá nevyžaduje nepožaduje nežiadame neptáme nezeptá nevyžadují neptejte nepýtame nevyžádaný nepožadují
not attend: nepřijde nepřišel nepřišli neprišiel nechodí nezúčastnil nepríde nepřijdou neúčast nezúčastní nepřišla
not belong: nepatří nenáleží nepatria nepatrí
not binding: nepovinný nepovinné nepovinná nepovinně nezaväzuje nezavazuje
not bought: nekupuje nekoupí nekupujte nekúpi nekupujú nekupují nekupovat
not buy: nekúpime
not change: nemění neměnný neměnné nezmění nemení nezmenený nemeniť
not collect: nesbírá nevybírá nezbiera nesbírat nesbírají nevyberá
not confirm: nepotvrzuje nepotvrdí nepotvrdzuje
not contain: neobsahuje neobsahují
not cost: nestojí nestojte nestál
not count: nepočítá nepočíta nezapočítá nezapočítaný
not depend: nezáleží
not disclose: nesdělujte nesdělovat neprozradí nezadávejte neprezrádzajte neprozrazujte nezadávajte nesdílejte nezdieľajte neposílejte neposielajte neukazujte nepošle neposílá nepíšeme neuvádí neuvádějte nezveřejňujeme nezverejňujeme nesdělíme
not distribute: nerozdává nerozdávame
not divided: nerozděluje nedělí nerozdělí nerozdeľuje nerozdělují
not do: nedělá nerobí nedělají nekoná
not earn: nevydělá nezarobí nezarába nevydělal
not enough: nestačí nestačilo málo nedostatek nedostatečný
not entitled: neoprávněný neoprávněně neoprávněné
not exchange: nevymění nesmění nevymieňame nevyměňuje nesměnitelný nesměnitelné nevyměňujte nezamění nesměnitelná nesmeníte nevymeníte nesměňuje
not expect: neočekávejte neočekáváme nepočítejte neočekávat nečekejte nečekat nečakajte
not expire: nevyprší nepropadá nepropadne nepropadnou neexpiruje neprepadne nepropadají neprepadnú neprepadá
not follow: neplyne nevyplývá neplynou nevyplýva neplynie
not get: nedostane nedostal nezíská nedostanou nedostává nedostanú nedostáva nezíska neobdrží
not give: nedává nedají nedal nedáva nedajú neposkytuje nedáme neposkytne
not guaranteed: nezaručuje negarantuje nezaručený nezaručené negarantovaný neručí negarantované negarantují nezaručují
not have: nemá nemají nemajú neměl nemal
not held: neproběhne neuskuteční zrušena odpadá odpadne
not invent: nevymýšlet nevymýšlejte
not invest: neinvestuje neinvestujte neinvestoval neinvestiční
not lose: neztratí neprodělá nestratí neprodělat
not need: nepotřebuje netreba nepotrebuje nepotřebují
not official: neúradný
not own: nevlastní
not pay: neplatí nezaplatí neplatit neplaťte neplatia neplatiť nevyplácí neproplácí neplatil nevypláca nevyplatí nehradí nezaplatil neproplatí
not promise: neslibuje neslíbil nesľubuje neslibuji neslibovat neslíbí neslibují nepřislíbil
not redeemable: neuplatní neuplatněné neuplatnený nezpeněžitelný
not refunded: nevrací nevrátí nevratný nevratné nevratná nevracia nevracejí nevrátili nevrátiť nenávratný nevratnú nenávratné
not replace: nenahrazuje nenahradí nenahrádza nenahrazují nenahradzuje
not represent: nepředstavuje nepředstavují nepredstavuje neznamená neznamenají
not return: nevraťte nevrátil
not rise: neroste nestoupá nezvýší nerastie nezvyšuje nevzroste neporoste nestúpa neporastie
not send: nezasíláme neposílat nezašleme nepošleme nepošlete
not serve: neslouží neslúži nesloužilo
not show: nezobrazí neukazuje neukáže nezobrazuje
not sold: neprodá nepredáva neprodejný neprodejné neprodejná nepredajný nepredajné neprodané nepredajná neprodaný neprodali
not stored: neukládá neukládají neuchovává neukladá neuchovávame neuloží
not take: nebere nevezme neberie
not traded: neobchoduje neobchodujú neobchodovat
not understand: nechápe nerozumí nechápu
not use: nepoužije nepoužívá nepoužívejte nepoužívame nepoužívajte nevyužije nepoužitý nepoužité nevyužité nevyužitý
not wait: nečeká nečakajú
not want: nechce nechci nechtějí nechtěl nechcú
not win: nevyhrál nevyhraje nevyhrají
not work: nefunguje nefungují
notebook: sešit zošit zápisník deník deníček denník zápisníček
nothing: nic nič ničeho ničemu ničím ničoho
november: listopad novembra novembri
now: teď nyní teraz aktuálně
nowhere: nikde nikam nikudy
nozzle: prúdnica proudnice
number: číslo čísla čísle počet počtu počtem počty číslu počtom počtů č čís pořadové
numbered: číslovaný číslované číslovaná číslování číslovanou číslujeme
numbers: čísel čísly číslech číslam čísiel číslům
nursery: jesle jeslí
observer: pozorovatel pozorování pozorovateľ
obtain: získání získanie získávání nabýt nabytí nabyde nabyvatel
october: říjen října říjnu október októbra októbri
offer: nabídka nabídku nabídky nabídkou nabídce nabízí ponuka ponuku ponuky ponúka nabízet nabízejí ponuke nabídek nabídneme nabídnutý nabízený nabízené ponukou nabídkový
office: kancelář kancelária kancelárii sekretariát podatelna kancelárie
official: úřední oficiální oficiálně oficiálny oficiálne oficiálna úředně úradný úradne úradná úradné
often: často častokrát
old: starý stará staré starou staří starší staršie starej starú straší
on: na
once: jednou raz jedenkrát
one: jeden jedna jedno jednu jedné jedním jednej jednými
only: jen jenom pouze len iba výhradně výhradne výlučne jediný jediná jediné jedinou jedinú
open: otevřít otevře otvoriť otvorený otvorené otevírá otevřou otvára otevírací otvorí otvorenie
opening: vernisáží
opportunity: příležitost možnost možnosť príležitosť šance šanci šancí šanca šancu príležitosti
or: nebo či alebo buď buďto
order: pořadí poradie řád řádu pořádek poriadok pořádku poradí poriadku objednat objednejte objednať objedná objednali
organisation: organizace organizaci organizací organizácia organizáciu organizovat organizuje organizácie organizovaný organizátorský organizačný organizační organizáciou
organise: pořádá pořádat pořádají pořádal usporiadať usporiadame usporadúva pořádaný pořádané pořádaná
organiser: pořadatel organizátor organizátoři pořádající usporiadateľ
other: jiný jiná jiné jinou jiní ostatní iný iná iné iného inej inú iných ostatný ostatné druhý druhé druhou druhá druhej druhú druhému
otherwise: jinakž
our: naši naše naší náš našom našou nášho nášmu
ourselves: sami sama sám samo samy samého
overdue: upomínek zpozdné penále prodlení omeškanie
own: vlastní svůj svoje své svého svou svým svém svoji svá svých vlastný vlastná vlastné vlastnú vlastnej svojho svoju svojím
owner: vlastník vlastníkovi majitel majiteľ majiteľovi držitel držiteľ držiteľovi spolumajitel spoluvlastník spolumajiteľ
owners: vlastníci vlastníků vlastníky majitelé majitelů majitelia majiteľov držitelé držitelů držitelia držiteľov vlastníkov spoluvlastníci spolumajitelé spoluvlastníků spolumajitelů spolumajitelia
ownership: vlastnictví vlastníctvo vlastníctva vlastnický vlastnická vlastnické spoluvlastnictví vlastnícke
owns: vlastníte vlastnit vlastnil vlastníme vlastniť vlastnia
package: balík balíček balíčku balíčky balíčků balení obal balenie balíčkov balíčkem
page: strana straně strany strán webu webový webová webové webovka webovky
paid: placený placené placená placenou platený platené platená zaplaceno uhrazen vyplacen vyplácené uhradené uhradil platil
paper: papír papíře papier
paramedic: zdravotník zdravotnice
parent: rodič rodičem
parents: rodiče rodičů rodičia rodičov rodičmi rodičích
parish priest: farář kněz kňaz farár kněží duchovní pastor
part: část časť časti súčasť díl dílu díly diel čiastočný
participant: účastník účastníkovi účastnice účastníčka účastnícky účastnický
participants: účastníci účastníků účastníky účastníkov účastníkmi účastnících zájemci zájemců zájemce záujemci záujemcov záujemca
participate: podílí podílet podílejí podieľa podílel
pass: permanentka permanentku permanentky permanentce permanentkou permanentek abonmá abonentka abonentku permanentiek abonentky předplatné předplatným predplatné
passed: složený prošel prošli prošla prošlo prešiel prešli obstál zvládl zvládne zvládnout zvládol zvládnuť
passes: projde přejde přechod přejít projít projdou prejde prejsť
passive: pasivní pasívny pasívna pasivně pasívneho
password: heslo hesla heslu hesle hesiel
passwords: hesel heslům heslech heslá hesly
patch: nášivka nášivku nášivky nášivce nášivek nášivkou
patience: trpezlivosť trpezlivosti trpělivost
patrol: hlídka hlídky hlídku hlídek hliadka hliadky družin hlídkou rádce rádců rádcovský rádcovské
patron: mecenáš patrona patroni patronem patronát
pay: platit platíte platím hradit uhraďte plaťte platiť vyplácet platia vyplácíme uhradiť uhradíte platíš hradíme proplácíme
payment: platba platbu platby platbou platbě plateb platbám platieb platbe úhrada úhradu úhrady úhradou placení platenie platobný platobná platbách
payout: vyplácení vyplacení vyplatenie vyplácanie výplat
pays: platí hradí vyplácí vypláca
pen: propisku propiska pero tužka tužku pastelky
penalty: pokuta pokutu pokuty sankce sankci trest
penny: groš halíř haléř cent
pension: důchod penze penzi dôchodok dôchodku
people: lidé lidi lidí lidem lidmi lidech ľudia ľudí ľuďom ľuďmi ľuďoch lid
percent: procent percent
perhaps: asi snad možná možno azda zřejmě
period: období lhůta lhůtu lhůtě lhůty lehota lehotu obdobia
permission: povolen souhlas súhlas dovoleno dovolený dovolené svolení
person: osob osôb člověk človek
personal: osobní osobně osobný osobné osobná osobne osobnú soukromý soukromá soukromé súkromný súkromné súkromná soukromí soukromně soukromou súkromia súkromne súkromie
phone: telefon telefonům telefón
phones: telefony telefonů telefóny telefónov
photo: fotka fotku fotky fotkou fotce fotografie fotografii fotografií foto fotek fotiek fotografia fotografiu snímek snímku snímky snímků snímok fotografický fotkách fotoaparát fotografovi fotografa
photographed: vyfotil fotit vyfoťte fotí odfotil
phrase: fráze frázi fráza frázu frází seed obnovovací zotavovací zotavovacia obnovovacia obnovovacie
picture: obrázek obrázku obrázkem obrázky obrázků obrázok obrázka obrázkom obrázkov obraz obrázcích
pieces: kusů kusy kusech kus kusu kousek kousku kousky kousků kusov kusoch kusem dílků dílky dílek ks
pilgrim: poutní pútnik pútnici púť pútnický
pin: špendlík připnout připne připíná připínací pripnúť připnutý brož odznakový
pin code: pin pinu pinem
place: míst miest
plan: plán plánujeme plánovaný plánované plánovaná
plant: rostlin sadba sazenic sadit sází zasadíme rastlina rastliny zasadil vysadíme sazeničky výsadbu sadenice pěstovat pěstuje pestovať
plastic: plast igelit
plates: talíř tanier tácu destiček destička destičky
play: hrát hrají hraje hrál hrať hráme hrá hrajú hráváme hrávať hrajte hráš hral
player: hráč hráčovi
players: hráči hráčů hráčov hráčích hráčky hráčmi
please: prosí prosit prosba prosbu prosby prosiť
pocket: kapsa kapse kapsy kapsu kapes
poem: báseň básně básničku básnička básničky
point: bod bodu bodem bodový bodová bodové bodom
points: body bodů bodech bodov bodmi bodík bodoch bodování bodováni
police: policie policii policejní polícia policajný policista policisté strážník
poor: chudý chudí chudoba potřební nuzný chudobný
popular: oblíbený oblíbené oblíbená populární obľúbený populárny
portfolio: portfolia portfoliu portfólio portfólia
possible: možné možný možnou
practice: prax praktický praktická praktické praktik stáž
prayer: modlit
premiere: premiéra premiéru premiéry
prepare: chystá připravit připraví připravený připravené připravil pripravíme pripraviť připravte príprava nachystat pripravený příprav připravují pripravené pripravte připravená připravuje pripravuje
presale: predpredať předprodej predpredaj
present: současný současné současně súčasný súčasnosti současnosti
pressed: lisovat slisoval lisování
previous: minulý minulé minulou minulá předchozí předešlý minule predchádzajúci predošlý dřívější
price: cena cenu ceny ceně cenou cene cenový cenová cenové ceník cenník cenovka cenovku
prices: cen cenám cenách cenami ceníky
pride: hrdý hrdí hrdě pýcha pyšný pyšní hrdá hrdo
print: tisk vytiskneme vytisknout tlač tištěný tištěné otisknout otiskneme vytlačené vytlačíme
priority: přednost prednosť prednostne prednostný prednostné priorita prioritní prioritu prioritne
privacy: gdpr diskrétní diskrétně
privilege: výsada výsady výsadu privilegium privilegia výsadní
prize: věcná
problem: problém potíž
proceeds: výtěžek výtěžku výtěžkem výťažok výťažku výťažkom
process: zpracování zpracovat zpracovává spracovanie spracovávame spracúvame spracovať zpracovány spracúvanie zpracovávat
product: produkt zboží tovar výrobku
professional: profesionál profesní profese povolání profesijný
profile: profil
profit: zisk ziskovost ziscích profit výdělek výdělku výdělky výdělkem výdělečný výdělečné výdělečná výdělků zárobok zárobku zárobky zárobkom výdělečnou ziskovosť
profit share: podílový podílová podílové podielový
programme: program
project: projekt
projector: projektor projekce
promise: slib slibujeme slíbit sľub sľubujeme sľúbiť slíbí
promised: slíbil slíbený slíbené slíbená slibovaný slibované slíbeno sľúbil sľúbený slibovali slibovaná sľubovaný sľubované
proof: důkaz doložit dôkaz dokládá prokázat prokáže dokazuje prokazuje prokazatelně doložení doložte preukázať preukáže dokladuje potvrzenka
property: majetek majetku majetkem majetok majetkom nemovitost nehnuteľnosť nehnuteľnosti majetková majetkový nehnuteľností
protect: chránit chrání ochrana ochranu ochrany chrániť ochranou chraňte chránený chráněný chráněné chránime
prove: dokázat prokážete dokážete
pub: hospoda hospody hospodě hospodu hostinec hostince výčep pult krčma krčme bistro bistra bufet restaurace restauraci restaurací reštaurácia reštaurácii hospůdka šenk bistru hostinci
publicly: veřejně veřejná veřejný veřejné veřejnost verejne verejný verejná verejné verejnosť verejnosti zveřejnit zverejniť zverejníme veřejnou verejnú zveřejní
pupil: žák žáka žákovi žákem žiak žákyně žiačka školák žákovský žákovská žákovské žiakovi žiacky žákyni
pupils: žáci žáků žáky žiaci žiakov žáčci školáci školáků žácích žiakmi školákov
purchase: nákup koupě koupi kúpa kúpu kúpou zakoupení zakúpenie zakoupit zakúpiť
pyramid: pyramida pyramidy pyramidu pyramidový letadlo
quarter: čtvrt štvrtina štvrť
question: otázka otázku otázky otázek dotaz otázok otázkou
queue: fronta frontu frontě frontou čekací pořadník poradovník
quickly: rychle rychlý rychlá rychlé rýchlo rýchly rýchle
race: závod pretek běh běhu běhy beh behu běžec běžci běžců dostihy maratón maraton bežec bežci
raise funds: financovat financuje financovanie financovať spolufinancování financován
raised: vynesl vynese vynesou vyniesla vynieslo
rank: hodnost žebříček žebříčku žebříčky rebríček rebríčku hodnosť žebříčkem
rare: vzácný vzácné vzácná vzácnou vzácnější vzácny vzácna vzácne raritní rarita rarity vzácnost vzácnosť raritný jedinečný jedinečné jedinečná ojedinělý unikát vzácnú
read: číst čteme čte přečte číta prečítané prečítali čtěte četl čtou čtete prečítaných
reader: čtenář čitateľ
readers: čtenáři čtenářů čitatelia čitateľov čtenářích čitateľom
reading: čtení čtenie čítanie čítania četba četbu četby přečtení čtenářství
ready: nachystaný nachystané
real: reálný reálná reálné reálně reálny reálneho reálnou pravý pravá pravé
reason: důvod dôvod
receipt: účtenka účtenku účtenky stvrzenka stvrzenku stvrzenky bloček účtenkou účtenek pokladničný dokladem
receive: dostat obdržet dostanete získat dostanou přijmout přijímáme dostať získať obdržíte získáte získáváte dostaneš dostáváme dostávají dostanú získajte přijímat dostanu získáš dostanem dostáváš dostávat prijať prijímame obdržať obdržíš získají získej dostávajú získávají dostáváte získame získáme získávejte obdržíme
received: dostal získal obdržel přijal dostával prijal přijato obdržal
receives: přijme přijímá prijme získa
recognised: uznaný uznané uznán uznává uznáva uznat uznať uznaná uznanie
record: záznam rekord zápis zaznam zapsán
red: červený červená červené červenou
redeem: uplatnit uplatněte uplatní uplatniť uplatnenie proměnit uplatňovat uplatněn uplatňuje uplatnil promění proměňte premeniť premeníte zpeněžit zpeněžení speňažiť speňažení
referral: doporučení doporučit doporučte doporučí doporučil odporučiť odporúčame odporúčanie doporučený odporúčaní odporučte odporučí odporúčania odporučil doporučeno doporučené doporučuje odporúčať
refund: vrácení vrátit vrátí vrací vracet vrátiť vrátime vracia refundace refundovat vrátka vráceno vrácena vrácené vrátenie vrátia vráceny vracejí vraťte vráťte vrátil vracať vracejte vraťme vrátiš
region: kraj okres okrsek okrsku okrskový krajského regionální regionálny
register: rejstřík register registr
regularly: pravidelně pravidelný pravidelné pravidelná pravidelne
regulars: štamgast
related: souvisí související súvisí souvislosti spojit spojuje spája spojen
relay race: štafeta štafetu štafety štafetou
release: pustit pustí pustili spustil spustiť spustenie spuštěn uvolnit uvolní
remains: zůstává zůstane zůstávají zůstat zůstanou zůstal zostať zostal ostane ostává ostáva ostatne zostanú
remember: pamatuje vzpomíná vzpomínat pamatovat pamatujte pamätá nezapomeň nezabudnite připomínáme připomenout pripomenúť zapamätať
rent: nájem nájmu nájmem nájom pronajmout pronajímáme pronajímat prenajať
repair: oprav servis rekonstrukce rekonštrukcia rekonstrukci
repeatedly: vícekrát viackrát
replaces: nahrazuje nahradí nahrazují nahrádza nahradit nahradiť náhrada náhradu náhradní nahrazovat náhradný náhrady náhradou nahradil
report: výkaz ohlásit ohlásí nahlášení referát vyúčtujeme přehled prehľad
report card: vysvědčením vysvědčeních
resale: přeprodej přeprodat přeprodá preprodej prepredaj prepredať prepredávať přeprodali
research: výzkum výskum průzkum
reserve: rezervovat rezervovaný rezervácia rezerváciu rezervovať rezerva rezervu rezervy rezervované zamluvit
resident: obyvatel občan obyvateľ spoluobčané
resolution: usnesení uznesenie uznesenia
responsibility: odpovědnost zodpovednosť odpovědný zodpovedný odpovídat odpovedá zodpovednosti
rest: zbytek zbytku zvyšek zvyšok zostatok zůstatek zůstatku zůstatkem zostatku zostatkom zbytky zbývá zbývají zostávajúci
restore: obnovit obnoví obnova obnovu obnovy obnovení obnovte obnoviť obnovovat obnovenie obnovou
result: výsledek výsledku výsledky výsledků výsledok výsledkem výsledkov výsledkom
retraining: kvalifikace kvalifikaci kvalifikační kvalifikovaný kvalifikovaná kvalifikácia kvalifikáciu
return: návrat
revenue: tržba tržby tržeb tržbu tržbou tržbám tržieb obrat
revision: revize revizi revizí revízia audit
revoke: odebrat odebereme odebrán odňat odejmout odobrať zneplatnit zneplatněn odebírá
reward: odměn odmena odmenu odmeny odmenou odmeniť odmení odměňuje odměňovat odmien odměňování odmeňujeme odmene
ribbon: stužka stužku stužky stuha stuhu
rich: milionář milionár boháč
richly: bohatě bohatý bohaté bohatá bohatství bohato bohatstvo bohatší zbohatnout zbohatněte zbohatneš zbohatnúť zbohatnete
riding: jezdecký jezdecká jízda jízdy jízdu jazda jazdecký
right: právem práv oprávněn nárok oprávnený oprávnenie
ripen: zrát zraje zraní zrání zrající
rise: růst stoupat zvýšit zvýšení rast rásť stúpať stúpnuť zvýšenie vzestup zdražovat rostou stoupají zvyšovat zvýšiť zvyšovať stúpajú stoupnout vyroste
rises: roste stoupá zvýší stoupne vzrůstá zvyšuje stúpa rastie narůstá narůstat zvýši zvyšují zdraží zdražuje
risk: rizik rizík riskovat riskuj riskovať
risk free: bezrizikový bezrizikové bezriziková bezrizikově bezrizikovo bezrizikovú
roof: střeše strecha strechu strechy střech
room: místnost miestnosť pokoj sál sálu sále hala hale haly místnosť salónek izba
rose: stoupl rostl zvýšil stúpol stúpla zvýšená zvýšené zdražil vzrástla vzrástol rostoucí rastúci rastúca stoupající
round: kulatý kulaté kulatá okrúhly
rules: pravidla pravidel pravidlech pravidlům pravidlo pravidlá pravidiel pravidly podmínky podmínek podmienky podmienok podmínkám podmínkami řády předpis podmínkách podmienkami podmienkach směrnice stanov
runs: běží běžet utíká beží bežať běhat běhá
salable: prodejný prodejné prodejná prodejnost predajný predajné obchodovatelný obchodovatelné obchodovatelná obchodovateľný obchodovateľné
sale: predávanie prodej predaj
same: stejný stejné stejně stejná stejnou týž táž totéž rovnaký rovnaké rovnako rovnakú
same time: zároveň zaroveň súčasne
saturday: sobotu sobota soboty sobotě sobotní sobote sobotou
saving: spoření úspor spořit spoří sporenie sporiť ušetřete ušetřil šetřit šetří ušetrí našetřit našetřené našetřil šetriť spořte
say: říká řekl říct řekněte říkají povedať povedal hovorí hovoria říkat mluví mluvit mluvčí říci hovoriť povedzte říkali řekněme
scaffolding: lešení lešenie
scholarship: stipendium stipendia stipendijní štipendium stipendií štipendiá
school: škol základka zš školského gymnázia gymnáziu gymnaziu škôl středoškolský
science: věda vědy vědu vědecký vědecké veda vedecký
scout: skaut
screen: obrazovka obrazovku obrazovce obrazovky displej
season: sezóna sezónu sezóně sezony sezonu sezóny sezona sezoně sezóne sezónní
second: druhém druhým
secondary school: stredoškoláci středoškoláci středoškolák střední stredná strednej
secret: tajný tajné tajná tajnou tajemství tajomstvo tajomstva tajnosti utajený utajené důvěrný důvěrné dôverné dôverný tajnú tajně
see: vidět viděl vidí vidieť viditelný viditelné koukat dívat podívejte pozrieť pozrite viditelně
seed: semínko semínka semena semeno semien osivo semínek
sell: prodat prodávat prodám prodávám prodají predať predávať predávame prodávají predávajú prodáte prodávejte prodejte predajte predám
seller: prodejce prodejci prodejců prodávající prodavač predajca predajcov predávajúci predavač
sells: prodá predá
send: poslat pošlete posílat posíláme pošlu poslať posielať pošlite posílejte posílají pošlou zaslat zasílat zašlete zašleme zasíláme odeslat odešlete zaslať pošlem pošlú odoslať posielame posielajte zasílejte zašlite odešleme posíláte zasielame
sends: pošle posílá zašle zasílá posiela odešle
senior: senior důchodce důchodci důchodců dôchodca dôchodcov
seniors: senioři seniorů seniory seniori seniorov seniorom
sensor: čidlech čidlo čidla senzor
sent: poslal poslán odeslán zaslán odeslané zaslané poslaný poslané odoslané zaslali zaslaný odeslal
separately: zvlášť samostatně osobitne oddělěně
september: září zář septembra
seriously: vážně vážný vážné doopravdy opravdu skutečně skutečné skutečný skutečná naozaj ozajstný skutečnost skutočný skutočne skutečnou opravdový opravdová opravdové naostro skutočné opravdovou
server: serveru serverem servery serverů servera
service: službu služba služby služeb službou službě služieb službám slúži sloužit slouží službách obsluha obsluhu
services: službami
seven: sedm sedem siedmich
sew: šít šije ušít ušila šití šiť vyšívaný vyšívání pletení pletu plést háčkování ušité
shape: tvar podoba podobu podobě podobou podoby podobe
share: podíl podiel akcii
share price: kurzovní
share with: sdílet sdílí sdílejte sdílení sdílený sdílené sdílená zdieľa
shareholder: akcionář akcionár podílník podílníci podielnik podielnici spoločník společník společníci
shareholders: akcionářům akcionářka
shares: akcie akcií podíly podílů podiely podielov akcemi akcionářský podílech
sharp: ostré ostrý ostrá
shingle: šindel
shoot video: natočí natočit natočil video videa videu videí natáčení
shop: obchod prodejna prodejně prodejny prodejnu predajňa predajni predajne predajňu krám eshop obchůdek obchůdku
shopping: nakupování nakupovanie
shops: obchody obchodech obchodů obchodov obchodoch prodejen prodejnách predajniach predajní
short: krátký krátká krátké krátce krátky krátkodobý kratší krátkou
should: mělby
show: ukázat ukažte ukázka předvést předložit předloží předložte předložení předkládá ukázať ukazuje zobrazí zobrazit zobrazuje zobrazení zobraziť zobrazují vystavit vystaven vystaví vystavujeme predložiť predloží predložení predložte ukáž předvede
side: vedlejší bočný
sign: znak znamení
signature: podpis podepsat podepíše podepsal podepsaný podepsané podpísať podpísaný podepište podpíše podepisuje podepsán
silver: stříbrný stříbrná stříbrné stříbro stříbra strieborný strieborná striebro strieborné stříbrnou
similar: podobný podobné podobná podobně podobnou podobne podobnú
simple: jednoduchý jednoduchá jednoduché snadný snadné snadno ľahko ľahký lehký lehké lehce snadná jednoduchú prostý
sing: zpívat zpívá zpěv píseň písně písni spev pieseň piesne spieva písní piesní
sister: sestra sestru sestry sestře sestrou sestre
six: šest šesť šiestich
sixty: šedesát šesťdesiat
sketch: náčrt skica skicu lept
ski: lyže lyžařský lyžařská lyžařské lyžování lyžiarsky vlek lyžovat lyžovačka
skill: dovednost zručnost zručnosť schopnost znalost vedomosti vedomostí schopnosť schopný
skill badge: odborka odborku odborky odborkám odborek odborkou odborce odbornost
sleeper: spáč
slip: lísteček lístečkem lístečku lístečky ústřižek ústřižku lístečků kupónek
slope: strání stráň stráně
slovak: slovenský slovenská slovenské slovensky
small: malý malá malé malou malí malej malú drobný drobné menší menšie drobnost maličkost menšia
smart: chytrý chytrá chytré chytře inteligentní múdry inteligentný inteligentného
so: tak takhle takto takový taková takové takovou taký taká takú takého
so far: dosud zatím doteraz doposud zatiaľ doposiaľ
sold: prodal prodán prodávali prodaný prodané predal predaný predané prodávaný prodávané predávali
soldier: voják vojáci vojenský vojak armáda armády
solemn: slavnostní slavnostně slávnostne slávnostný slávnostná
solve: řešit řeší řešení riešiť riešenie riešime
some: někteří některá některé některý některou niektorí niektoré niektorý niektorá nějaký nějaká nějaké nějakou nejaký nejaká nejaké nejakú
someone: někdo někoho někomu někým kdokoli niekto niekoho niekomu kdosi
something: něco něčeho něčemu něj niečo cosi
sometimes: někdy občas niekedy
somewhere: někde někam niekde niekam
sounds: zní znie zněl zvuk zazní
souvenir: suvenýrů suvenýrem pohľadnica pohlednic magnetka magnetky
space: prostor priestor
special: speciální zvláštní špeciální špeciálny speciálně mimořádný mimořádná mimořádné špeciálna špeciálne mimoriadny mimořádně
speculation: spekulace spekulaci spekulovat spekulant špekulácia spekulativní
spend: utratit utratí utrácet utratil minout míňať minúť utraťte
spent: utratili utraceno utracené minuli
sponsor: sponzor sponzoři
sport: sportu sporty sportovní šport sportovec sportovci sportovců sportem
spring: jaro jara jaře jarní jar jarný jarné
staffroom: sborovna sborovně zborovňa zborovni sborovny
stage: jeviště pódium scéna scénu javisko
staking: staking stakovat stakuj stakovanie uzamknutí uzamknutie uzamknutý uzamčený
stamp: razítko razítkem razítka razítku razítek razítky pečiatka pečiatku pečiatky pečiatok pečiatkou pečeť pečeti
stamps: razítkách
star: hvězda hvězdy hvězdička hvězdičky hviezda hviezdy hvězdiček hviezdička
start: start štart zahájení
starting: startovní štartový
starts: začíná začne začína začal startuje spouštíme začnou
state: stát štát
station: nádraží stanice stanici zastávka zastávky zastávku stanica zastávce
sticker: samolepka samolepku nálepka nálepku nálepkou nálepce nálepky nálepek nálepiek
stickers: samolepky samolepek samolepkami samolepiek
still: ještě stále ešte pořád furt dodnes dodneška
stock exchange: burz búrz
stone: kamínek kámen kameny kamínky kamene kameň kamínků
storage: uložení úložiště sklad úložisko úložišti
store: ukládá ukladá ukládají ukladať
story: příběh příbeh príbeh pohádka pohádky pohádku povídka rozprávka rozprávky pověst
straight: rovnou rovnoměrně přímo přímý přímá přímé priamo priamy rovný rovně
strategy: strategie strategii strategií stratégia stratégiu stratégie
street: náměstí námestie námestí ulic
strong: silný silné silná silnější
student: študent absolvent student študentovi
students: studenti studentů študenti študentov absolventi absolventů absolventov studenty studentech absolventy
subsidy: dotace dotaci dotací grant dotácia dotáciu dotační dotácie dotáciou
success: úspěch úspěšnost úspech
suddenly: najednou naraz
summer: léto léta létě letní leto leta letný letné
sunday: neděli neděle nedeľa nedeľu nedělní
supply: zásob dodávka dodávky dodávku dodavatel dodávame dodávateľ oběh obeh
support: podpora podporu podpory podporou podpoře podpořit podpořte podporovat podpoří podporiť podporovať podporte podporíte podpořil podporný podporovaný
supporter: podporovatel příznivec příznivci příznivců podporovateľ fanoušek fanoušci fanoušků fanúšik fanouškovský fanouškovská
sure: jistě jistou istý istá isté určitě určite
surname: příjmení priezvisko priezviska
surplus: přebytek přebytku přebytky prebytok
swap: vyměnit vyměňovat vymění vyměňte vyměňuje vymeniť vymieňať vymení vymieňame vyměňují prohodit vyměňujte vyměňování vymieňajú vymeňte zaměnit vymieňanie vyměnění
swapped: vyměnil vyměněn vymenil vymenené vyměňovali
symbol: symbolu symbolem symbolický symbolická symbolické symboly symbolicky symbolickou symbolom symbolickú
table: tabulka tabulku tabulky tabulce tabulkou tabuľka tabuľku tabuľky stůl stolu stole stôl stoly stolů tabulek tabuľke
take: vezměte vzít vezme vzal bere berou brát vezmou vziať vezmi odnést odnese odnesl odnesou zobrať berte zoberie odneste
tax: daň daně daní daňový daňové daňová daniach dane daňovú dph
tea: čaj čaje čaju čajů čajíček
teacher: učitel učiteľ pedagog kantor vychovatel vychovávateľka
teachers: učitelé učitelů učitelia učiteľov pedagogové pedagogů učitelský pedagógovia
team: tým týmu týmem týmy týmů tímu tímy mužstvo mužstva tímov tímom týmový týmová mužstvu týmové
tells: vypráví vyprávět vyprávěl řekne řeknou povie hovoří povídá rozpráva
ten: deset desíti desať desiatich
tent: celty celta stan
test: testu testem testy testů testovací testovat testování testovanie testoval zkoušíme zkusit vyzkoušet vyzkoušejte vyzkoušíte vyskúšať vyskúšajte zkusil zkusí zkuste skúsiť skúste testom vyzkoušel kvíz
text: veta věta větu věty text
than: než nežli
thank you: děkujeme děkuji děkuju ďakujem děkovat ďakovať dík poděkování poďakovanie ďakovný děkovný děkovná děkovné poděkoval děkují poděkuje ďakovná poďakovaním poděkováni
thanks to: díky vďaka
that: aby že tomu toho tom tím tou onen ona ono oné by bych byste bys žeby
theatre: divadlo divadla divadle divadel
their: jejich ich
them: jim jich jimi ně nich nim nimi
then: pak potom poté tehdy vtedy nato
theory: teorie teorii teoretický teória
there: tam tamhle
therefore: proto takže tedy teda preto tudíž čili
these: tyto ti ty těch těm těmi tito těmto tých týmito
they: oni ony
thing: věc věci věcí věcmi vec veci vecí věcem věcný věcné předmět predmet
think: myslí myslet mysli myslel považuje považovat
third: třetí tretí tretia tretie třetina třetinu tretina
thirty: třicet tridsať
this: ten ta to tento tato toto této tuto touto tohoto tomuto tomto tímto tohle tahle tenhle tuhle táto túto tejto toť týmto tieto téhož té
this year: letos tohto letošní
though: jenže
thousand: tisíc tisícikoruna
three: tři tří třem třech tri troch trom traja
three times: třikrát trikrát
through: přes skrz cez
throw: hodí hodit házet hod hoď
thursday: čtvrtek čtvrtka čtvrtku štvrtok štvrtka
ticket: vstupenka vstupenku vstupenky vstupenkou vstupence lístek lístku lístkem lístok lístkom lístka
tickets: vstupenek lístky lístků vstupenkami lístkov vstupeniek lístkami vstupenkách lístcích
time: čas času čase dobu doba době doby časom dobou krát časy
time limited: časové časový časová časově časovo
title: titul nadpis
to: k ke ku
today: dnes
together: společně dohromady spolu spoločne
token: žeton žetón tokenu tokenem tokenom tokena
tokens: žetony žetonů žetóny žetónov tokeny tokenů tokenech tokenov tokenmi žetonech
tomorrow: zítra zajtra
tons: tuny tun tuna ton
tool: nářadí nástroj náradie náradia vercajk
total: celkový celkové celková celkovo celkově celkom součet součtu
tourist: turista turisty turisté turistov turistka turistů turisti
toy: hračka hračku hračky hraček hračiek hračkou
track: stopku stopa stopy stopu
trade: obchodovat obchoduje obchodování obchodovanie obchodovať obchodujte obchodný obchodní obchodníkům obchodovaný obchodují obchodovania obchodného obchodujú
trader: trejder obchodníčka tradeři
train: vlak vláček
trainer: lektor lektoři školitel školiteľ trenér trenéři cvičitel inštruktor instruktor instruktoři
training: trénink tréning trénovat trénuje výcvik průprava nácvik soustředění
transfer: převod převést převede převeďte převádět převádí prevod previesť prevedie převedl převedou
transferable: přenosný převoditelné převoditelná přenosná přenosné prenosný prenosné prevoditeľný prevoditeľné prenosná prevoditeľná
translation: překlad preklad tlumočník přeložil
treasurer: pokladní hospodář
tree: strom lípa lípy lípou lípu lipa lipy dřevina
tree rings: letokruh
trip: výlet exkurze exkurzi zájezd vycházka vycházku vycházky vychádzka túra túry túru výprav puťák pochod zájazd
troop: oddíl oddiel
trophy: pohár trofej
truck: náklaďák kontajner kontejner odvoz doprava dopravu dopravy přeprava dopravou dopravný preprava přepravu
trust: důvěra důvěru důvěry důvěrou důvěřovat důvěřuje dôvera dôveru dôvery důvěryhodnost důvěřujte
truth: pravda pravdu pravdy pravdivý pravdivé pravdivě
try: snaha snažit snaží snažiť pokus snahu
tuesday: úterý utorok utorka úterní
turnover: obraty obratem
twelve: dvanáct dvanásť
twenty: dvacet dvadsať
twice: dvakrát
two: dva dvě dvou dvěma dvoch dvom dvaja dve ii
two hundred: dvesto
under: pod pode
understand: rozumí rozumět pochopit chápat chápe rozumieť porozumění
unique: unikátních jedinečných jedinečnou neopakovatelný
university: univerzita univerzity univerzitě univerzitu univerzitní univerzitný univerzite fakulta fakulty fakultě fakulte vysokoškolský vysokoškolské vysokoškolská akademie akademický akademická akademické akademii akadémia akademickou vysokoškolskou
unknown: neznámého neví nevie nepozná nezná neznámých
unlimited: neomezený neomezené neomezená neomezeně neomezenou neobmedzený neobmedzené neobmedzene neobmedzená
unofficial: neoficiální neoficiálny neúřední neoficiálně neoficiálna neoficiálne
unrelated: nesouvisí nezávislý nezávislé nezávisle nesúvisí nezávislá nezávisí
until: až dokud dokiaľ do
upgrade: vylepšit vylepšení vylepšíme vylepšenie aktualizace aktualizaci aktualizovat aktualizácia povýšení povýšit povýší
upper: horní horný horná vrchní
us: nám nás námi nami
use: použít použije použijte použití použiť využít využije využití využiť použite používejte využijte užívat užívá použitie používa využívame použijí použiju využitie využiteľný použivať
used: použit použil používaný použitím ojetý používané
useful: užitečný užitečné užitočný užitočné
user: uživatel používateľ používatelia užívateľ užívatelia
username: přezdívka přezdívku přezdívky přezdívkou prezývka prezývku přezdívce uživatelské používateľské prezývkou přezdívek prezývky
valid: platný platná platné platnost platnosť platnou platnú
value: hodnot hodnôt
variety: odrôda odrůd odrôdy
various: různé různý různá rôzny rôzne ruzné odlišný rozdílný
vegetable: zelenina zeleniny zeleninu zelí
verify: ověřit ověřte ověření ověří overiť overte overenie ověřovací ověřuje overí ověřil overovací ověřování overujeme overiteľný overiteľné overiteľná ověřovat kontrola kontrolu kontroly kontrolou kontrolovat skontrolovať kontrole
version: verzi verze verzí
village: vesnic dedina dediny dedine vsi ves
virtual: virtuální virtuálny virtuálna virtuálne virtuálnu
visit: navštívit navštivte navštíví návšteva návštevu návštevy navštíviť návštěv navštívil navštěvovat navštevovať navštevuje navštěvuje návštevný návštevou
voluntary: dobrovolné dobrovolná dobrovolně dobrovolných dobrovoľný dobrovoľné dobrovoľne dobrovoľná
volunteer: dobrovolník dobrovolnice dobrovolný dobrovolnický dobrovoľník dobrovoľníčka dobrovolnická dobrovolnické dobrovolnou dobrovoľnícky dobrovolnickou dobrovoľnícka
volunteering: dobrovolnictví dobrovoľníctvo dobrovolničení dobrovoľníctva
volunteers: dobrovolníci dobrovolníků dobrovolníky dobrovoľníci dobrovoľníkov dobrovoľníkom dobrovoľníkmi
voting: hlasování hlasujeme hlasovanie hlas hlasovací odhlasoval hlasovacie
voucher: poukaz poukázka poukázku poukázky poukázkou poukážka poukážku poukážky voucheru vouchery voucherem poukázek
wage: mzda mzdy mzdu plat mezd
wait: čekat čeká počkat čekejte čakať čaká počkejte čekají čekali čakajú
wallet: peněženka peněženku peněženky peněžence peněženkou peněženek peňaženka peňaženku peňaženky peňaženke peňaženkou peňaženiek peněženkách peněženkám portmonka
want: chtějí chci chcete chceš chtít chcem chcú
wanted: chtěl chcel
wants: chce
warning: varování upozorňujeme varovat varuje pozor upozornenie varovanie
was: byl byla bylo bol bola bolo
was not: nebyl nebol
waste: odpad třídění třídit recyklace recyklovaný recyklácia smetí
watch: hodinky hodinek hodinkách hodinka
water: voda vody vodu vodě vodní vodou vode studna studny studnu potok řeka řeky rieka studně
we: my
wears: nosí nosit nošení nosil nosiť nosia nese nést nesou
website: web webem webovou webovej
wedding: svatba svatbu svatby svatební svadba svadobný svadbu
wednesday: středu středa středy stredu streda stredy
week: týden týdne týdnu týždeň týždňa týždni
weekend: víkend
weekly: týdně týdenní týždenne týždenný
weeks: týdny týdnů týždne týždňov týdnech
weight: váha váhy váhu hmotnost kilo kila kg
were: byli byly boli
what: co čo čeho čemu čím čem čoho čomu čom
when: kdy kedy jakmile
where: kde kam odkud kudy odkiaľ
which: který která které kterou kteří jenž jež ktorý ktorá ktoré ktorú ktorej ktorí ktorom jaký jaká jaké jakou aký aká aké akú akého
white: bílý bílá bílé bílou biely biela biele
whitelist: whitelist
who: kdo kto
whom: komu koho kým kom
whose: jehož jejíž čí čia čie
why: proč prečo
will: bude budu budou budú
will not: nebude nebudou nebudu nebudú
willow: vrba vrby vrbu
win: vyhrát vyhrajte výhra výhru výhry vyhrává vyhraje vyhrál vyhráť vyhral výher vyhrávají výhrou výhier vyhrávať
wine: víno vína vínem vinný vinař
winner: vítěz výherce víťaz výherca výherci výherců výhercovia
winter: zima zimu zimě zimní zimy zime zimný zimné
with: s so
without: bez beze
without obligation: nezávazný nezávazně nezávazné nezáväzný nezáväzne
woman: žena ženy ženu žen paní ženám žien ženský pani
wood: dřevo dřeva dřevěný dřevěné dřevěná drevo dreva drevený dřevem drevené
word: slovo slova slovu slovíčko slove
words: slov slovech slovami
work: práce práci prací pracovat pracuje práca prácu pracovní pracovný pracovať pracují pracujú pracoval dílo díla dielo dělat odpracované brigád pracovné
works: funguje fungovat fungují fungoval funguju fungovať fungujú fungování
world: svět svet
worth: hodnotný hodnotné hodnotná cenný cenné cenná
worthless: bezcenný bezcenné bezcenná
write: psát píše píšou píšu psal napsat napiš napsané napsáno písať písal zapsat sepsat píšte zapisuje vypsat zapsaný pište zapsáni psaní
year: rok roku roce rokem roka ročník rokom
yearly: ročně ročne roční ročná ročný ročné
years: let roky letech lety rokov rokoch ročníky ročníků ročníkov
yellow: žlutý žlutá žluté žlutou žltý žltá
yes: ano áno jo
yesterday: včera
yield: výnos zhodnocení zhodnotit zhodnotí zhodnoťte zhodnotenie zhodnotiť
you: vám vás tobě tebe tebou vy tě ťa vami vámi teba
young: mladší mladšia mladšie
your: váš vaše vaši vaší tvůj tvá tvé tvého tvou tvoj vášho vašu vašou vašom
youth: mládež mladý mladí mladé mladá mladšího dospívající mladou
zero: nula nuly nulu nulový nulová nulové nulou`
