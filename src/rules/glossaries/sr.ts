/** What Serbian and Croatian words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: o otprilike približno о отприлике приближно priblizno
absent: odsutan izostanak izostanka odsustvo одсутан изостанак изостанка одсуство
academy: akademija akademije академија академије
access: pristup приступ
accommodation: smještaj smeštaj смјештај смештај smjestaj smestaj
account: račun рачун racun
accredited: akreditiran akreditovan akreditacija akreditacije akreditaciju акредитиран акредитован акредитација акредитације акредитацију
achievement: postignuće dostignuće postignuća dostignuća uspjehe постигнуће достигнуће постигнућа достигнућа успјехе postignuce dostignuce postignuca dostignuca
across: kroz кроз
action: akcije akcija akciju akciji akcijom акције акција акцију акцији акцијом
add: doda ubaci дода убаци
address: adresa adresu adrese adresi adresom адреса адресу адресе адреси адресом
addresses: adresama адресама
adopted: usvojen усвојен
adopters: udomiteljima удомитељима
ads: oglasi oglasa oglase oglasu огласи огласа огласе огласу
adults: odrasli odrasle одрасли одрасле
advance: predujam predujma avans unaprijed unapred предујам предујма аванс унапријед унапред
advanced: napredni napredna napredno напредни напредна напредно
advertising: reklama reklame reklamu oglašavanje oglašavanja реклама рекламе рекламу оглашавање оглашавања oglasavanje oglasavanja
affects: utječe utiče утјече утиче utjece utice
after: nakon posle poslije potem након после послије
afternoon: popodne poslijepodne poslepodne поподне послијеподне послеподне
again: opet ponovno ponovo spet znova опет поновно поново изнова
against: proti против
age: dob dobi uzrast starost доб доби узраст старост
agreed: dogovor договор
aid: potporni pripomoć потпорни припомоћ pripomoc
airport: aerodrom аеродром
album: album албум
all: sve svi svih svim sav sveukupno sva vse vsi vseh vsem све сви свих свим сав свеукупно сва
allowance: dodatak додатак
allowed: dopušten dozvoljen допуштен дозвољен dopusten
allows: dozvoljava dopušta дозвољава допушта dopusta
almost: gotovo umalo готово умало
alone: sami сами
already: vec že вец
also: takođe isto такође исто takode takodje
alternately: naizmjence наизмјенце
although: iako premda makar иако премда макар
always: uvek uvijek vedno zmeraj увек увијек
am: sam сам
ambassador: ambasador амбасадор
among: među међу medu medju
and: a i te in ter а и те
animals: životinje životinja животиње животиња zivotinje zivotinja
anniversary: obljetnica godišnjica obljetnice godišnjice jubilej обљетница годишњица обљетнице годишњице јубилеј godisnjica godisnjice
annual interest: godišnjakamata годишњакамата godisnjakamata
annual report: godišnjak годишњак godisnjak
anonymous: anonimno anonimni anoniman анонимно анонимни анониман
answer: odgovor odgovoriti odgovorite odgovarati одговор одговорити одговорите одговарати
answers: odgovori odgovora одговори одговора
antique: starina starine antikvitet antikvarijat старина старине антиквитет антикваријат
any: ikoji ijedan ijedna ijedno икоји иједан иједна иједно
anyone: iko itko ikoga ико итко икога
anything: išta ишта
apartment: stan apartman стан апартман
apple: jabuku jabuka jabuke јабуку јабука јабуке
application: aplikacija aplikacije aplikaciju aplikaciji aplikacijom апликација апликације апликацију апликацији апликацијом
appreciate: cijenimo cenimo цијенимо ценимо
apprentice: šegrt naučnik pripravnik шегрт научник приправник segrt naucnik
approval: odobrenje odobrenja saglasni одобрење одобрења сагласни
approved: odobren odobrio odobrila odobrava одобрен одобрио одобрила одобрава
april: travnju travanj travnja april травњу травањ травња април
archery: streličarski strijele стреличарски стријеле strelicarski
archive: arhiv архив
are: su smo ste jesu jesmo so су смо сте јесу јесмо
around: oko okolo око около
arranged: složila složili сложила сложили slozila slozili
arrangement: uređenja uređenje уређења уређење uredjenja uredenja uredenje uredjenje
arranges: sređuje sredimo сређује средимо sreduje sredjuje
arrives: stigne stiže стигне стиже stize
art: umjetnost umetnost umjetnik umetnik umjetnički umetnički умјетност уметност умјетник уметник умјетнички уметнички umjetnicki umetnicki
article: članak članka članci чланак чланка чланци clanak clanka clanci
artist: umjetnika umetnika umjetnica umjetnici umetnici умјетника уметника умјетница умјетници уметници
as: kao kot kakor као
ask: pita upitati vprašaj vprašati пита упитати vprasaj vprasati
asked: pitali pitao pitala питали питао питала
assembly: skupština skupštini skupštinu sjednici sjednica sednica sednici sjednice sednice skupščina скупштина скупштини скупштину сједници сједница седница седници сједнице седнице skupstina skupstini skupstinu skupscina
assets: imovina imovine imovinu imovini imovinom aktiva aktive имовина имовине имовину имовини имовином актива активе
association: udruženje udruženja udruženju društvo društva društvu društvima savez združenje zveza удружење удружења удружењу друштво друштва друштву друштвима савез udruzenje udruzenja udruzenju drustvo drustva drustvu drustvima zdruzenje
assured: osigurava obezbijeđeno obezbeđeno osigurali осигурава обезбијеђено обезбеђено осигурали obezbijedjeno obezbijedeno obezbedjeno obezbedeno
at: kod код
at least: barem bar najmanje барем бар најмање
athlete: sportaš sportista sportisti спорташ спортиста спортисти sportas
attach: priložite priložiti приложите приложити prilozite priloziti
attendance: nazočnost pohađa udeležba udeležbo udeležbe udeleži назочност похађа nazocnost pohada pohadja udelezba udelezbo udelezbe udelezi
attended: pohađao pohađala pohađali nazočio похађао похађала похађали назочио pohadao pohadjao pohadjala pohadala pohadjali pohadali nazocio
attractive: privlačnije privlačan привлачније привлачан privlacnije privlacan
auction: dražbi dražba dražbe dražbu dražbom aukcija aukcije aukciju aukciji licitacija licitacije licitaciju licitaciji nadmetanje дражби дражба дражбе дражбу дражбом аукција аукције аукцију аукцији лицитација лицитације лицитацију лицитацији надметање drazbi drazba drazbe drazbu drazbom
auctions: aukcijama dražbama aukcijska aukcijske dražbovna аукцијама дражбама аукцијска аукцијске дражбовна drazbama drazbovna
auditor: revizor revizija revizije reviziju ревизор ревизија ревизије ревизију
august: kolovoz avgust коловоз август
aunt: tete teta tetka тете тета тетка
author: autor pisca pisci аутор писца писци
authority: tijelo telo tijela tela vlast nadležni nadležna nadležno agencija agencije agenciju agenciji organ oblast тијело тело тијела тела власт надлежни надлежна надлежно агенција агенције агенцију агенцији nadlezni nadlezna nadlezno
authorized: ovlašten ovlašćen овлаштен овлашћен ovlasten ovlascen
automatic: automatski automatska automatsko аутоматски аутоматска аутоматско
autumn: jesen јесен
average: prosječno prosečno prosjek prosek просјечно просечно просјек просек prosjecno prosecno
award: priznanje priznanja priznanju dodijeliti dodeliti признање признања признању додијелити доделити
awarded: dodijeljen dodeljen додијељен додељен
awards: dodjeljuje dodjeljuju dodeljuje dodeljuju dodjelu dodjela dodela dodelu dodijeli dodeli dodjeli dodjele dodele додјељује додјељују додељује додељују додјелу додјела додела доделу додијели додели додјели додјеле доделе
aware: svjesni svesni свјесни свесни
away game: gostovanje gostovanja гостовање гостовања
back: natrag nazad nazaj натраг назад
backup: oporavnim oporavak oporavka rezervna sigurnosna опоравним опоравак опоравка резервна сигурносна
badge: značka značku značke znački znak bedž amblem značko значка значку значке значки значком знак беџ беџа беџу беџом беџева амблем znacka znacku znacke znacki bedz znacko
badges: značkama znakovi znakova znakove bedževi bedževe oznakama značaka značkice značkica značk značkami значкама знакови знакова знакове беџеви беџеве ознакама значака значкице значкица znackama bedzevi bedzeve znacaka znackice znackica znack znackami
bag: vrećica vrećicu vrećice kesa torba torbu ruksak ranac врећица врећицу врећице кеса торба торбу руксак ранац vrecica vrecicu vrecice
bake: peče peku peći pečenje pečenja pečenju speči пече пеку пећи pece peci pecenje pecenja pecenju
baked: ispekli pečen ispekla испекли печен испекла pecen
baker: pekar пекар
bakery: pekara pekare pekaru pekari pekarnica pekarnici pekarnice pekarski пекара пекаре пекару пекари пекарница пекарници пекарнице пекарски
balance: saldo salda stanja stanju салдо салда стања стању
ball: balon lopta loptu lopte балон лопта лопту лопте
band: bend бенд
bank: banka banke banku banci bankom bankovni bankovna bankovnu bankarski bankarska banki банка банке банку банци банком банковни банковна банковну банкарски банкарска
banker: bankar банкар
baptism: krštenje krštenja крштење крштења krstenje krstenja
barbecue: roštilj роштиљ rostilj
basis: temelj osnova osnovi osnovu темељ основа основи основу
basket: koš кош
basketball: košarka košarke кошарка кошарке kosarka kosarke
be: bude budu biti budi bodi буде буду бити буди
beach: plaža plaže плажа плаже plaza plaze
beans: pasulj grah пасуљ грах
bear: medvjed медвјед
bears: snosi snose сноси сносе
beat: pobijedili pobedili pobijedio pobedio побиједили победили побиједио победио
because: jer zato budući pošto ker saj јер зато будући пошто buduci
because of: zbog uslijed usled због услијед услед
bee: pčelicu pčela pčelu pčele пчелицу пчела пчелу пчеле pcelicu pcela pcelu pcele
beekeeper: pčelar пчелар pcelar
beer: pivu pivo piva kriglu krigla пиву пиво пива криглу кригла
before: prije pre ranije pred prej прије пре раније пред
beginner: početnik почетник pocetnik
behind: iza иза
believes: vjeruju veruju vjerujte verujte вјерују верују вјерујте верујте
bell: zvono zvona звоно звона
belongs: pripada припада
bench: klupa klupe klupu klupi клупа клупе клупу клупи
best: najbolje najbolji najbolja najboljši najboljša најбоље најбољи најбоља najboljsi najboljsa
bet: kladiti кладити
between: posred посред
beware: pripazite припазите
bid: ponuđač nadmetati licitira понуђач надметати лицитира ponudjac ponudac
big: velik велике велико велика велики велику
bike: biciklo бицикло
bill: režije režija режије режија rezije rezija
billion: milijarda milijardu milijarde милијарда милијарду милијарде
bins: kante kanta канте канта
birth: rođen rojstva рођења рођење рођен roden rodjen
birth certificate: rodni родни
birth year: rođeni rođena рођени рођена rodeni rodjeni rodjena rodena
birthday: rođendan rojstni рођендан rodendan rodjendan
black: crna crno crni црна црно црни
blackboard: ploče плоче ploce
blockchain: blokčejn блокчејн blokcejn
blood: krv krvi krvlju krvna крв крви крвљу крвна
blood donors: davatelji davaoci darivatelji даватељи даваоци дариватељи
blue: plava plavi plavo плава плави плаво
board: uprava uprave upravni управа управе управни
boat: barka brod барка брод
bond: obveznica obveznice obveznicu obveznici obveznicom обвезница обвезнице обвезницу обвезници обвезницом
bonsai: bonsaija бонсаија
bonus: bonus бонус
book: knjigu knjiga knjige knjizi knjižica knjižicu knjižice knjigo књигу књига књиге књизи књигом књижица књижицу књижице
bookkeeper: knjigovođa књиговођа knjigovodja knjigovoda
bookkeeping: računovodstvo knjigovodstvo рачуноводство књиговодство racunovodstvo
books: knjigama knjigovodstveni knjig књигама књиговодствени
bookworm: knjiški књишки knjiski
borrow: posudi posuđuje pozajmi posuđivanje posuđuju posudbu izposodi izposoja izposojo izposoje sposodi посуди посуђује позајми посуђивање посуђују посудбу posudjuje posuduje posudjivanje posuduju posudjuju
borrowed: posuđen posudio posudila pozajmljen pozajmio izposojen посуђен посудио посудила позајмљен позајмио posuden posudjen
borrower: zajmoprimac dužnika зајмопримац дужника duznika
both: oba obje obe oboje obojica оба обје обе обоје обојица
bots: botov bot ботов бот
bottle: bočici bočica bočicu boca flaša flašu flaše бочици бочица бочицу боца флаша флашу флаше bocici bocica bocicu flasa flasu flase
bought: kupio kupljen kupovao kupovali kupil купио купила купили купиле купило купљен куповао куповали
box: kutiji kutije kutiju kutija kutijom sanduk кутији кутије кутију кутија кутијом сандук
bracelet: narukvicu narukvica narukvice наруквицу наруквица наруквице
branch: grančice grančica grančicu гранчице гранчица гранчицу grancice grancica grancicu
brandy: rakiju rakija rakije rakiji ракију ракија ракије ракији
bread: kruh hljeb hleb крух хљеб хлеб
breakfast: doručak doručka доручак доручка dorucak dorucka
brewery: pivovari pivovare pivovara pivara пивовари пивоваре пивовара пивара
bring: donijeli doneli dovede dovedi dovedu doveo donese donesu donesi donijeti doneti donosi donose doneo ponesi ponijeti poneti prinesi prinese prinesti донијели донели доведе доведи доведу довео донесе донесу донеси донијети донети доноси доносе донео понеси понијети понети
broken: slomljenu slomljena razbijena puklo сломљену сломљена разбијена пукло
bronze: brončani brončana brončanu brončane bronca bronza bronce bronze брончани брончана брончану брончане бронца бронза бронце бронзе
brushes: kistova кистова
budget: proračun budžet прорачун буџет proracun budzet
build: gradi izgraditi гради изградити
building: gradnje gradnja gradili gradila градње градња градили градила
building council: stanarsko станарско
burn: spaljivanje spaljeno spaljuje spali спаљивање спаљено спаљује спали
bus: autobus аутобус
business: poslovanje poslovanja poduzeće preduzeće biznis firma firme firmi tvrtka tvrtke tvrtki tvrtku firmu пословање пословања подузеће предузеће бизнис фирма фирме фирми твртка твртке твртки твртку фирму poduzece preduzece
but: ali no nego već međutim vendar toda ampak али но него већ међутим medjutim medutim
button: gumb dugme гумб дугме
buy: kupićemo kupuj kupujući kupi kupovati купићемо купуј купујући купи куповати kupicemo kupujuci
buy back: otkup otkupljujemo откуп откупљујемо
buyer: kupac kupca kupcu kupcem kupec купац купца купцу купцем
buyers: kupci kupaca kupce купци купаца купце
buying: kupovanje kupovanja kupovanju куповање куповања куповању
buys: kupuje kupuju купује купују
by: pri
by hand: ručno ručnu ručni ručna ručne ручно ручну ручни ручна ручне rucno rucnu rucni rucna rucne
cactus: kaktus кактус
cafe: kafić kafana kafani kavana kafe kantina kantini kantine kavarna kavarni кафић кафана кафани кавана кафе кантина кантини кантине kafic
cake: kolaču колачу kolacu
cakes: kolač torta tortu keks колач торта торту кекс kolac
calendar: kalendar календар
call: poziv позив
calls: zove zovu pozvati pozovi зове зову позвати позови
came: došli došao došla stigle stigao stigli stigla дошли дошао дошла стигле стигао стигли стигла dosli dosao dosla
camp: kamp logor tabor камп логор табор
can: može mogu moći lahko morejo zmore може могу моћи moze moci
cancel: poništiti poništava poništen ukida поништење поништити поништава поништен укида ponistiti ponistava ponisten
cancels: odustane odustaje otkaže otkaz odustanak odustati одустане одустаје откаже отказ одустанак одустати
candle: svijeća sveća svijeće свијећа свећа свијеће svijeca sveca svijece
cannot: nemoguć nemogoče немогућ nemoguc nemogoce
capital: kapital капитал
car: automobil vozilo vozila auto auta autu аутомобил возило возила ауто аута ауту
card: iskaznicu iskaznica iskaznice iskaznici iskaznicom karton legitimacija legitimaciju legitimacije kartica karticu kartice kartici kartico izkaznica izkaznico исказницу исказница исказнице исказници исказницом картон легитимација легитимацију легитимације картица картицу картице картици картицом
cards: iskaznicama karticama kartončići kartončiće исказницама картицама картончићи картончиће kartoncici kartoncice
caretaker: domar домар
carnival: maškare maškara karneval машкаре машкара карневал maskare maskara
carousel: ringišpil рингишпил ringispil
carried: nosili nosio nosila носили носио носила
carries: nosi nose носи носе
cash: gotovini gotovina gotovine gotovinu keš kešu gotovino готовини готовина готовине готовину готовином кеш кешу kesu
cash desk: blagajni blagajna blagajne blagajnu kasa kase kasi kasu благајни благајна благајне благајну каса касе каси касу
cash prize: novčananagrada новчананаграда novcananagrada
cat: mačka mačke mačak мачка мачке мачак macka macke macak
catch: ulov улов
category: kategorije kategorija kategoriju kategoriji категорије категорија категорију категорији
celebrate: proslavimo slavi slava proslaviti слави слава
cellar: podrum подрум
centre: centra centar centru центра центар центру
ceramic: keramika keramički keramička керамика керамички керамичка keramicki keramicka
ceremony: svečano свечано svecano
certificate: zahvalnicu zahvalnica zahvalnice zahvalnici certifikat sertifikat uvjerenje uverenje uvjerenja uverenja svjedodžba svedočanstvo svjedodžbe svjedodžbu svedočanstva potvrdnicu potrdilo potrdila spričevalo захвалницу захвалница захвалнице захвалници цертификат сертификат увјерење уверење увјерења уверења свједоџба сведочанство свједоџбе свједоџбу сведочанства потврдницу svjedodzba svedocanstvo svjedodzbe svjedodzbu svedocanstva spricevalo
certified: certificiran sertifikovan certificirati atestiran цертифициран сертификован цертифицирати атестиран
certifies: ovjera overa ovjeren overen овјера овера овјерен оверен
chain: lanac lanca lancu lancem ланац ланца ланцу ланцем
chairman: predsjedavajući predsedavajući predsjedništvo predsedništvo предсједавајући председавајући предсједништво председништво predsjedavajuci predsedavajuci predsjednistvo predsednistvo
chairs: stolice stolce stolica stolac столице столце столица столац
challenge: izazov изазов
champion: prvakinja šampion првакиња шампион sampion
championship: majstorstva prvenstvo prvenstva prvenstvu majstorsko мајсторства првенство првенства првенству мајсторско
chance: šansa šanse šansu mogućnost шанса шансе шансу могућност sansa sanse sansu mogucnost
change: promjenu promenu promjena promena promjene promene промјену промену промјена промена промјене промене
charge: naplaćuje naplaćuju naplata naplate naplatu naplati naplaćeno наплаћује наплаћују наплата наплате наплату наплати наплаћено naplacuje naplacuju naplaceno
charity: dobrotvorni dobrotvorna dobrotvorne dobrotvorno karitas milostinja добротворни добротворна добротворне добротворно каритас милостиња
cheap: jeftin povoljan povoljna povoljno povoljni јефтин повољан повољна повољно повољни
cheaper: jeftinije pojeftini pojeftinjenje јефтиније појефтини појефтињење
check: provjere provjera provera proveri provjeri provjerom provjeru proveru провјере провјера провера провери провјери провјером провјеру проверу
checkpoint: kt кт
cheese: sir sira сир сира
chess: šah šaha šahovski šahovska шах шаха шаховски шаховска saha sahovski sahovska
child: dijete dete djeteta djetetu djetetom otroka дијете дете дјетета дјетету дјететом
children: djeca deca djece dece djeci deci djecu decu djecom decom mališani mališana dječji dečji dječja dečja dječje dečje otroci otrok дјеца деца дјеце деце дјеци деци дјецу децу дјецом децом малишани малишана дјечји дечји дјечја дечја дјечје дечје malisani malisana djecji decji djecja decja djecje decje
choir: zbor hor hora horu pjevački pevački klapa klapskog klape pevski збор хор хора хору пјевачки певачки клапа клапског клапе pjevacki pevacki
choirboy: pjevač pevač пјевач певач pjevac pevac
choirmaster: zborovođa zborovođe horovođa dirigent зборовођа зборовође хоровођа диригент zborovoda zborovodja zborovode zborovodje horovodja horovoda
choose: izbor odabrati izabrati izaberi odaberi birati избор одабрати изабрати изабери одабери бирати
christmas: božić божић bozic
church: crkve crkva crkvu crkvi crkvom kapelica kapelici kapela cerkev cerkve cerkvi župnija цркве црква цркву цркви црквом капелица капелици капела zupnija
circle: krug kružić круг кружић kruzic
citizen: građanin državljanin грађанин држављанин gradanin gradjanin drzavljanin
citizens: građani građana грађани грађана gradani gradjani gradjana gradana
city: grad град
claim: tvrdi tvrde potraživanje potražuje тврди тврде потраживање потражује potrazivanje potrazuje
class: razred odeljenje odeljenja odeljenju разред одељење одељења одељењу
clean: čist čišćenje čišćenja čišćenju očišćenu očišćena očišćeno чист чишћење чишћења чишћењу очишћену очишћена очишћено cist ciscenje ciscenja ciscenju ociscenu ociscena ocisceno
clear: jasno јасно
click: klik клик
climbs: penje penjačke penjati popne popeti пење пењачке пењати попне попети penjacke
clinic: ordinaciji ordinacija klinika ambulanta ambulante ординацији ординација клиника амбуланта амбуланте
closed: zatvoren zaprt затворен
closer: bliži bliže ближи ближе blizi blize
closet: ormar ормар
cloth: platneni platno tkanina платнени платно тканина
club: klub klubovima klupska klupski klupsku klupske klupskog klupskom klupskoj udruga udruge udruzi udrugu udrugom клуб клубовима клупска клупски клупску клупске клупског клупском клупској удруга удруге удрузи удругу удругом
club colours: bojama bojom бојама бојом
coach: trener тренер
code: kôd koda kodu kodo kode кôд кода коду кодови кодом кодове
coffee: kava kavu kave kavi kafa kafu šalicu šalica šalice kafi kavo кава каву каве кави кафа кафу шалицу шалица шалице кафи кавом salicu salica salice
cofinance: sufinancira sufinansira суфинанцира суфинансира
coin: novčić kovanica kovanicu kovanice kovanec kovanca kovance новчић кованица кованицу кованице novcic
coins: novčići novčiće kovanicama kripto kripta kriptovaluta kriptovalute kriptovalutu kriptovaluti новчићи новчиће кованицама крипто крипта криптовалута криптовалуте криптовалуту криптовалути novcici novcice
collateral: zalog hipoteka jamčevni залог хипотека јамчевни jamcevni
collect: skupi sakupi skuplja prikupiti prikuplja sakuplja zbira zbral zberi zberemo zbrati скупи сакупи скупља прикупити прикупља сакупља
collected: skupljeno sakupljeno prikupili skupili prikupljen zbrali zbrano скупљено сакупљено прикупили скупили прикупљен
collectible: kolekcionarski kolekcionarska kolekcionarske kolekcionarsko sakupljački колекционарски колекционарска колекционарске колекционарско сакупљачки sakupljacki
collection: kolekcija kolekcije kolekciju kolekciji zbirka zbirke zbirku zbirci колекција колекције колекцију колекцији збирка збирке збирку збирци
collector: kolekcionar skupljač колекционар скупљач skupljac
collects data: prikupljati прикупљати
colour: boje boja boju боје боја боју
column: kolonu kolona колону колона
come: dođe dođu dođi doći dolaze dolazi pride pridi priti дође дођу дођи доћи долазе долази dode dodje dodu dodju dodi dodji doci
come forward: istupi иступи
comic: strip стрип
commander: zapovjednik заповједник
commission: proviziji provizijama провизији провизијама
committee: povjerenstva povjerenstvo odbor komisija komisije komisiju komisiji повјеренства повјеренство одбор комисија комисије комисију комисији
common: zajednički zajednička zajedničko zajedničku zajedničke zajedno skupa skupni skupna заједнички заједничка заједничко заједничку заједничке заједно скупа zajednicki zajednicka zajednicko zajednicku zajednicke
community: zajednice zajednica zajednici zajednicu zajednicom заједнице заједница заједници заједницу заједницом
company: kompanija kompanije kompaniju poduzeća preduzeća korporacija компанија компаније компанију подузећа предузећа корпорација poduzeca preduzeca
compensation: naknadu naknada naknade naknadi nadoknada накнаду накнада накнаде накнади надокнада
competition: natjecanja takmičenja natjecanje takmičenje natjecanju takmičenju natječaj konkurs natjecatelj takmičar tekmovanje tekmovanja натјецања такмичења натјецање такмичење натјецању такмичењу натјечај конкурс натјецатељ такмичар takmicenja takmicenje takmicenju natjecaj takmicar
compile: sastavljamo sastaviti састављамо саставити
complaint: žalba žalbe pritužba reklamacija reklamacije reklamaciju жалба жалбе притужба рекламација рекламације рекламацију zalba zalbe prituzba
completed: dovršio dovršen okončan završenog završenu довршио довршен окончан завршеног завршену dovrsio dovrsen okoncan zavrsenog zavrsenu
compost: kompost компост
computer: računalo računala računalu kompjuter računar рачунало рачунала рачуналу компјутер рачунар racunalo racunala racunalu racunar
computer science: informatike informatika информатике информатика
concert: koncert концерт
condition: uvjet uslov pogoj увјет услов
conductor: dirigenta диригента
confidential: poverljivo poverljivi povjerljiv поверљиво поверљиви повјерљив
confirmation: potvrda potvrdu potvrde potvrdi potvrdom potvrđuje potvrđen потврда потврду потврде потврди потврдом потврђује потврђен potvrdjuje potvrdjen
confirms: potrjuje potrdi
connected: povezan povezati повезан повезати
connection: veze veza vezu vezi vezom link poveznica poveznicu poveznice везе веза везу вези везом линк повезница повезницу повезнице
consecutive: zaredom заредом
consent: suglasnost saglasnost pristanak pristanka privola privole privolu сугласност сагласност пристанак пристанка привола приволе приволу
contact: javi javljam kontakt јави јављам контакт
contains: sadrži sadrže садржи садрже sadrzi sadrze
contract: ugovor уговор
contract smart: pametni паметни
control: kontrolne kontrolna kontrolni kontrola kontrole kontrolu контролне контролна контролни контрола контроле контролу
convertible: konvertibilan zamjenljivo конвертибилан замјенљиво
cook: kuha kuva куха кува
cooperate: suradnja saradnja suradnje saradnje сурадња сарадња сурадње сарадње
cooperative: zadruzi zadruga zadruge zadrugu zadružni задрузи задруга задруге задругу задружни zadruzni
cooperative member: zadrugar задругар
copies: prepisuje prepisati преписује преписати
copy: primjerku примјерку
copyright: autorsko autorski ауторско ауторски
correspond: slaže složiti слаже сложити slaze sloziti
cosmetic: kozmetika kozmetičar козметика козметичар kozmeticar
cost: trošak troška trošku koštati koštala koštalo koštao koštali koštale трошак трошка трошку коштати коштала коштало коштао коштали коштале trosak troska trosku kostati kostala kostalo kostao kostali kostale
costs: stoji stoje košta staje stajala стоји стоје кошта стаје стајала kosta
could: mogao mogla mogli mogle moglo могао могла могли могле могло
council: vijeće vijeća vijeću вијеће вијећа вијећу vijece vijeca vijecu
counter: pult пулт
counterfeit: patvorina lažnjak lažnjaci lažirati lažiran патворина лажњак лажњаци лажирање лажирати лажиран laznjak laznjaci lazirati laziran
coupon: kupon купон
coupons: kuponi kupone купони купоне
courage: hrabrost храброст
courier: dostavljač достављач dostavljac
course: kursevima tečaj kurs курсевима течај курс tecaj
courses: tečajevi tečajeva kursevi kurseva kurseve течајеви течајева курсеви курсева курсеве tecajevi tecajeva
court: sudskog sud suda sudski sudu судског суд суда судски суду
covers: pokriva pokriti покрива покрити
cow: krava крава
crackling: čvarke čvarci чварке чварци cvarke cvarci
craft: zanat obrt занат обрт
craftsman: obrtnik zanatlija obrtnici обртник занатлија обртници
crate: gajba sanduci гајба сандуци
cream: kreme krema kremu креме крема крему
crest: grb grbom grba grbovi грб грбом грба грбови
croissant: kifle kifla кифле кифла
cross: križ krst криж крст kriz
crosses: prelazi prijeđe pređe прелази пријеђе пређе prijedje prijede predje prede
crowdfunding: skupno скупно
crying: plakalo plakati плакало плакати
cryptocurrency: kriptonovac kriptonovca kriptoimovina kriptoimovine криптоновац криптоновца криптоимовина криптоимовине
cultural: kulturni kulturna kulturno kulturne kultura kulture kulturi културни културна културно културне култура културе култури
cup: kup kupa pehar куп купа пехар
currency: valuta valute valutu valuti valutom валута валуте валуту валути валутом
current: trenutni trenutna trenutne tekuću tekući tekuća tekuće тренутни тренутна тренутне текућу текући текућа текуће tekucu tekuci tekuca tekuce
custody: skrbništvo skrb pohrana pohrane pohranu starateljstvo čuvanje čuvanja čuvanju скрбништво скрб похрана похране похрану старатељство чување чувања чувању skrbnistvo cuvanje cuvanja cuvanju
customer: mušterija klijent potrošač муштерија клијент потрошач musterija potrosac
customers: mušterije mušterijama klijenti klijenata potrošači муштерије муштеријама клијенти клијената потрошачи musterije musterijama potrosaci
cutlet: vješalica vešalica вјешалица вешалица vjesalica vesalica
cycling: bicikl biciklistički бицикл бициклистички biciklisticki
daily: dnevna dnevni dnevne dnevnu svakodnevno дневна дневни дневне дневну свакодневно
damaged: oštećen оштећен ostecen
dance: ples плес
dancer: plesač плесач plesac
dark: mrak мрак
data: podaci podatke podatak podatki podatkov подаци податке податак
date: datum датум
dated: datiran датиран
daughter: kći kćer кћи кћер kcer
day: dan danu danom dnevno dneva dnevu дан дану даном дневно
days: dana dani dane dni dnevi дана дани дане
dead: mrtvo mrtav mrtva мртво мртав мртва
deadline: roka rok roku rokom rokovi рока рок року роком рокови
dear: poštovani poštovane dragi draga drage poštovana поштовани поштоване драги драга драге поштована postovani postovane postovana
dearer: poskupljuje poskupljuju poskupit поскупљује поскупљују поскупит
debt: duga dug dugovanje dugovanja dugu dužan dužni dužna zaduženje dolg дуга дуг дуговање дуговања дугу дужан дужни дужна задужење duzan duzni duzna zaduzenje
debtors: dužnik дужник duznik
deceive: prevari prevaren превари преварен
december: decembar prosinca prosinac decembra децембар просинца просинац децембра
decides: odlučuje odlučuju odluči odloči odloča одлучује одлучују одлучи odlucuje odlucuju odlucivanje odlucivanja odlucivati odloci odloca
decision: odluka odluke odluku odluci odlukom rješenje rešenje rješenju rešenju zaključak zaključka sklep odločitev odločitve одлука одлуке одлуку одлуци одлуком рјешење решење рјешењу решењу закључак закључка rjesenje resenje rjesenju resenju zakljucak zakljucka odlocitev odlocitve
decrease: smanjenje smanjenja smanji smanjuje smanjuju umanjen umanjiti смањење смањења смањи смањује смањују умањен умањити
defeat: poraz пораз
degree: diplomiranje stupnjevi diplomirani stupanj stepen stupnja diplomirana diplomski prvostupnik bakalar doktorat magisterij magistar magistra дипломирање ступњеви дипломирани ступањ степен ступња дипломирана дипломски првоступник бакалар докторат магистериј магистар магистра
delete: brišu briše obriši obrisati izbriši izbrisati brisali бришу брише обриши обрисати избриши избрисати брисали brisu brise obrisi izbrisi
delighted: oduševljeni одушевљени odusevljeni
delivery: isporuka isporuke isporuku isporučiti isporučuje dostaviti испорука испоруке испоруку испоручити испоручује доставити isporuciti isporucuje
demand: potražnje potražnju potražnji tražnja потражње потражњу потражњи тражња potraznje potraznju potraznji traznja
dentist: zubar stomatolog зубар стоматолог
department: odjel odsjek odsek sekcija sekcije sekciju sekciji одјел одсјек одсек секција секције секцију секцији
deposit: depozit polog polaganje kaucija kauciju kaucije deponovati deponira deponuje položiti položite kaucijom kavcija varščina vloga депозит полог полагање кауција кауцију кауције депоновати депонира депонује положити положите кауцијом poloziti polozite varscina
description: opis опис
despite: unatoč usprkos uprkos унаточ успркос упркос unatoc
developer: programer razvojni програмер развојни
development: razvoj развој
device: uređaj уређај uredaj uredjaj
devise: smisli смисли
diagnosis: dijagnoza dijagnoze dijagnozu дијагноза дијагнозе дијагнозу
diary: dnevnik dnevnici дневник дневници
dictates: izdiktira издиктира
different: drugačija drugačije drugačiji različit другачија другачије другачији различит drugacija drugacije drugaciji razlicit
differently: razlika разлика
digital: digitalni digitalnu digitalna digitalno digitalne digitalan digitaliziran дигитални дигиталну дигитална дигитално дигиталне дигиталан дигитализиран
dinars: dinar din динар дин
dinner: večera večeru вечера вечеру vecera veceru
diploma: diplomu diploma diplome diplomi diplomom диплому диплома дипломе дипломи дипломом
diplomas: diplomama дипломама
discount: sniženju popust sniženje sniženja sniženo snižena rabat снижењу попуст снижење снижења снижено снижена рабат snizenju snizenje snizenja snizeno snizena
discounted: sniženoj snižen сниженој снижен snizenoj snizen
discounts: sniženjima снижењима snizenjima
discussion: rasprave rasprava raspravu raspravi debata debate debatu raspravlja расправе расправа расправу расправи дебата дебате дебату расправља
distiller: destilator дестилатор
disturb: uznemiravamo узнемиравамо
dive: dira дира
dividend: dividenda dividende dividendu dividendi dividendom дивиденда дивиденде дивиденду дивиденди дивидендом
diving: ronjenje ronilac ronjenja ronilački роњење ронилац роњења ронилачки
dock: pristaništu пристаништу pristanistu
doctor: doktor liječnik lekar liječnica доктор лијечник лекар лијечница lijecnik lijecnica
document: isprava ispravu isprave dokument listina listinu исправа исправу исправе документ листина листину
does: uradi učini уради учини ucini
dog: psu псу
dogs: psi psa pas pse psima пси пса пас псе псима
donate: doniraćemo donirat darovaćemo darovati doniraj pokloni daruj darivati doniramo podari донираћемо донират дароваћемо даровати донирај поклони даруј даривати донирамо doniracemo darovacemo
donated: donirao donirali doniran darovao darovano poklonio poklonili poklonjeno daroval podaril донирао донирали дониран даровао даровали даровано поклонио поклонили поклоњено
donates: daruje daruju poklanja donira doniraju donacija donacije дарује дарују поклања донира донирају донација донације
donation: donaciju donaciji donacijom dar dara prilog prilozi darilo prispevek prispevka prispevki донацију донацији донацијом дар дара прилог прилози
donations: donacijama darovi darove донацијама дарови дарове
donor: donator davatelj darivatelj davalac донатор даватељ дариватељ давалац
door: vratima vrat вратима врата
doorman: portir портир
dormice: puhovi puh пухови пух
double: dvostruko dvostruka duplo dvostruki udvostruči udvostručuje dvostruku udvostručenje двоструко двострука дупло двоструки удвостручи удвостручује двоструку удвостручење udvostruci udvostrucuje udvostrucenje
dough: tijesto testo tijesta тијесто тесто тијеста
down: spušta dolje dole спушта доље доле spusta
download: skini skinuti скини скинути
draw: ždrijeb žreb ждријеб жреб zdrijeb zreb
drawing: crtež crta цртеж црта crtez
drawn: izvuče izvuku извуче извуку izvuce
draws: vuče вуче vuce
drew: nacrtala nacrtali nacrtao нацртала нацртали нацртао
drinks: pije piti piju piće пије пити пију пиће pice
driver: vozač возач vozac
drivers: vozači vozača возачи возача vozaci vozaca
driving: vozačka vozačku vozačke vozački возачка возачку возачке возачки vozacka vozacku vozacke vozacki
drop by: svrati сврати
drops: kapljice капљице
drove: vozili возили
drum: bubanj бубањ
dry: suvim suho suvo сувим сухо суво
dry wall: suhozida сухозида
during: tokom tijekom током тијеком
duty: dežurni dežura dežurstvo dežurstva дежурни дежура дежурство дежурства dezurni dezura dezurstvo dezurstva
each: svaki svaka svako svaku svake сваки свака свако сваку сваке
earlier: ranija ранија
earliest: najraniji najranije најранији најраније
early: rani rana rano ranu rane zgodnji zgodaj рани рана рано рану ране
earn: zaradićete zaradićemo zaradićeš zarađivaćete zarađivat zarađuj zaradiš zarađivali zaradimo zaradit zasluži зарадићете зарадићемо зарадићеш зарађиваћете зарађиват зарађуј зарадиш зарађивали зарадимо зарадит zaradicete zaradicemo zaradices zaradivacete zaradjivacete zaradivat zaradjivat zaradjuj zaraduj zaradis zaradjivali zaradivali zasluzi
earned: zaradio zaradili zarađen зарадио зарадили зарађен zaradjen zaraden
earning: zarađivanje zarađivanja зарађивање зарађивања zaradivanje zaradjivanje zaradivanja zaradjivanja
earnings: zarade zarada zaradu zaradi zaradom зараде зарада зараду заради зарадом
easily: lako lagano jednostavno лако лагано једноставно
easter: uskrs uskršnjem uskršnji uskršnja ускрс ускршњем ускршњи ускршња
easter egg: pisanica писаница
eastern: istočnoj istočna источној источна istocnoj istocna
easy: lagan jednostavan jednostavna laka lak enostavno lahek лаган једноставан једноставна лака лак
eat: pojesti jesti jede jedu јести једе једу
eco: eko еко
economic: gospodarska gospodarski privredni privredna господарска господарски привредни привредна
edge: rub ruba руб руба
edition: izdanje izdanja izdanju naklada naklade tiraž edicija edicije ediciju izdaja izdajo издање издања издању наклада накладе тираж едиција едиције едицију tiraz
education: obrazovanje obrazovanja obrazovanju obrazovni edukacija edukacije edukaciju školovanje školovanja образовање образовања образовању образовни едукација едукације едукацију школовање школовања skolovanje skolovanja
egg: jaje jaja јаје јаја
eight: osam osmi осам осми
eighteen: osamnaest осамнаест
eighty: osamdeset осамдесет
elder: bazge базге
elected: izabran изабран
election: izbori izborni izborna избори изборни изборна
electrician: električar електричар elektricar
electricity: struja struje struju električna električne energije energija energiju струја струје струју електрична електричне енергије енергија енергију elektricna elektricne
electronic: elektronska elektronski elektronsku elektronsko elektroničku elektronički elektronička elektronske електронска електронски електронску електронско електроничку електронички електроничка електронске elektronicku elektronicki elektronicka
eleven: jedanaest једанаест
email: mejl mailom мејл маилом
embroidery: vez vezenje вез везење
emigrants: iseljenike исељенике
employer: poslodavac poslodavca послодавац послодавца
empty: prazna prazno prazan prazni празна празно празан празни
enables: omogućuju omogućavaju омогућују омогућавају omogucuju omogucavaju
end: kraj svršetak konec konca крај свршетак svrsetak
ends: završavaju svršava завршавају свршава zavrsavaju svrsava
endure: izdrži издржи izdrzi
energy: energetskog energetski енергетског енергетски
engine: motor мотор
engraving: gravurom gravura гравуром гравура
enough: dovoljna dovoljno dosta довољна довољно доста
enrol: upis upisujemo upisuješ učlani učlanjenje učlanjenja vpis vpiše včlaniti упис уписујемо уписујеш учлани учлањење учлањења upisujes uclani uclanjenje uclanjenja vclaniti
enrolled: upisali upisao upisane upisanih уписали уписао уписане уписаних
enrolment fee: upisnina upisnine upisninu upisnini startnina startnine startninu kotizacija kotizacije kotizaciju kotizacijom vpisnina уписнина уписнине уписнину уписнини стартнина стартнине стартнину котизација котизације котизацију котизацијом
ensure: obezbijediti obezbediti osigura obezbjeđuje obezbeđuje osiguravamo обезбиједити обезбедити осигура обезбјеђује обезбеђује осигуравамо obezbjedjuje obezbjeduje obezbeduje obezbedjuje
enter: ulaze ulazi uđe uđeš uđu ući uđite unesi unijeti uneti unosi unesete улазе улази уђе уђеш уђу ући уђите унеси унијети унети уноси унесете udje udes udju udite udjite
enthusiast: ljubitelj љубитељ
entitled: ovlaštenje ovlašćenje овлаштење овлашћење ovlastenje ovlascenje
entitles: omogućuje omogućava ovlašćuje омогућује омогућава овлашћује omogucuje omogucava ovlascuje
entrust: poveriti povjeri поверити повјери
entrusted: povjeren poveren повјерен поверен
entry: ulaz ulaska vstop vhod улаз уласка
entry fee: ulaznina улазнина
environment: okoliš околиш okolis
environmental: ekološki ekološka ekološko ekologija еколошки еколошка еколошко екологија ekoloski ekoloska ekolosko
equally: jednako podjednako jednaki једнако подједнако једнаки
estimated: procijenjeno procenjeno процијењено процењено
eternal: vječne večne vječno večno вјечне вечне вјечно вечно vjecne vecne vjecno vecno
eur: eura euro eurima eure euru evra evro evru evri еура еуро еурима еуре еуру евра евро евру еври
european: europskoj europska europski evropska evropski еуропској еуропска еуропски европска европски
euros: evrov evre
evening: veče вече vecer uvece
event: događaj događanje događanja manifestacija manifestacije manifestaciju priredba priredbe priredbu događanju dogodek dogodka dogodku dogodki prireditev prireditve догађај догађање догађања манифестација манифестације манифестацију приредба приредбе приредбу догађању dogadaj dogadjaj dogadanje dogadjanje dogadanja dogadjanja dogadjanju dogadanju
ever: ikad икад
every: vsak
every month: svakomjesečno свакомјесечно svakomjesecno
everyone: svatko сватко
everywhere: svugdje svuda svagdje свугдје свуда свагдје
evidence: evidenciju evidencija evidencije евиденцију евиденција евиденције
exact: točan tačan točno tačno точан тачан точно тачно tocan tacan tocno tacno
exactly: upravo управо
exam: ispit izpit испит
exam date: rokova рокова
example: primjer primer recimo примјер пример рецимо
except: osim sem izuzev осим сем изузев
exchange: zamenićemo zamijenićemo zamjena zamena zamjenu zamenu zamjene zamene razmjena razmena razmjene razmene razmjenu razmenu mijenjamo menjamo mijenjati menjati zamijeni zameni razmijeniti razmeniti mjenjačnica menjačnica mjenjačnice menjačnice mjenjačnici menjačnici razmjenjuju razmenjuju razmjenjivati mijenjaju menjaju konverzija konverzije burza burze burzi burzu burzom berza berze berzi berzu berzom zamenja menjava menjalnica borza borzi заменићемо замијенићемо замјена замена замјену замену замјене замене размјена размена размјене размене размјену размену мијењамо мењамо мијењати мењати замијени замени размијенити разменити мјењачница мењачница мјењачнице мењачнице мјењачници мењачници размјењују размењују размјењивати мијењају мењају конверзија конверзије бурза бурзе бурзи бурзу бурзом берза берзе берзи берзу берзом zamenicemo zamijenicemo mjenjacnica menjacnica mjenjacnice menjacnice mjenjacnici menjacnici
exchangeable: zamjenjive zamjenjivi замјењиве замјењиви
exchanged: zamijenjeno zamenjeno razmijenili razmenili замијењено замењено размијенили разменили
exchanges: menjačnicama mjenjačnicama burzovni berzanski мењачницама мјењачницама бурзовни берзански menjacnicama mjenjacnicama
exclusive: ekskluzivan ekskluzivna ekskluzivno ekskluzivni ekskluzivne ekskluzivnu ексклузиван ексклузивна ексклузивно ексклузивни ексклузивне ексклузивну
exempt: oslobođen ослобођен osloboden oslobodjen
exercise: vježba vežba vježbi vežbi vježbe vežbe вјежба вежба вјежби вежби вјежбе вежбе vjezba vezba vjezbi vezbi vjezbe vezbe
exhibit: izlažemo izložba izložbe izložbu izložbi излажемо изложба изложбе изложбу изложби izlazemo izlozba izlozbe izlozbu izlozbi
exhibition: izložbeni postav изложбени постав izlozbeni
exists: postoji postoje постоји постоје
exit: izlaska izlaz изласка излаз
expect: očekivanja očekivanje očekujem очекивања очекивање очекујем ocekivanja ocekivanje ocekujem
expected: očekivani očekivana očekivano očekuje očekuju očekujemo očekivati očekujte очекивани очекивана очекивано очекује очекују очекујемо очекивати очекујте ocekivani ocekivana ocekivano ocekuje ocekuju ocekujemo ocekivati ocekujte
expenses: troškovi troškova troškove rashodi rashoda rashode трошкови трошкова трошкове расходи расхода расходе troskovi troskova troskove
expensive: skup скуп
experience: iskustvo iskustva iskustvu искуство искуства искуству
experienced: iskusni искусни
expires: istrče istječe ističe isteče istek istječu ističu истрче истјече истиче истече истек истјечу истичу istrce istjece istice istece istjecu isticu
explanation: obrazloženje образложење obrazlozenje
explore: istražuju istraživanje истражују истраживање istrazuju istrazivanje
extinguish: gasi гаси
eyes: očima oči очима очи ocima
fair: sajmu sajam sajma vašar sajmovi сајму сајам сајма вашар сајмови vasar
fairy tale: bajka bajke bajku бајка бајке бајку
faith: vjera vera vjere вјера вера вјере
fake: lažna lažan lažno lažni lažnu lažne ponarejen lažen лажна лажан лажно лажни лажну лажне lazna lazan lazno lazni laznu lazne lazen
fall: pad pada padu padom padne padnu pasti пад пада паду падом падне падну пасти
falls: padaju opada pade падају опада
family: obitelj porodica porodice porodicu обитељ породица породице породицу
fan: navijač навијач navijac
fancy: dosadi dosadno досади досадно
fans: publika publike publiku публика публике публику
farm: farma farme gazdinstvo фарма фарме газдинство
farmer: poljoprivrednik farmer seljak poljoprivrednici poljoprivreda poljoprivredna opg пољопривредник фармер сељак пољопривредници пољопривреда пољопривредна опг
faster: brže brzo brz брже брзо брз
father: otac oca ocu отац оца оцу
favourite: omiljeni omiljena омиљени омиљена
feathers: perjanice перјанице
february: veljača veljače veljači februar вељача вељаче вељачи фебруар veljaca veljace veljaci
fee: pristojba pristojbe pristojbu taksa takse taksu provizija provizije proviziju provizijom pristojbina пристојба пристојбе пристојбу такса таксе таксу провизија провизије провизију провизијом
fees: naknadama pristojbama taksama накнадама пристојбама таксама
fell: pao pala palo pali pale opao пао пала пало пали пале опао
festival: festival smotra smotre praznovanje фестивал смотра смотре
few: nekoliko pokoji неколико покоји
fictional: izmišljen fiktivni fiktivna измишљен фиктивни фиктивна izmisljen
fifteen: petnaest петнаест
fifth: petoro петоро
fifty: pedeset педесет
figure: figurica figurice фигурица фигурице
fill in: popuni ispuni попуни испуни
filling: plombi plomba пломби пломба
film: film kino kina kinu bioskop филм кино кина кину биоскоп
final: završnoj završna završni finale завршној завршна завршни финале zavrsnoj zavrsna zavrsni
finance: financira finansira финанцира финансира
financed: financiran finansiran финанциран финансиран
financial: financijski financijska financijske financijsku financijskog financije financija finansijski finansijska finansijske finansijsku finansijskog finansije finansija финанцијски финанцијска финанцијске финанцијску финанцијског финанције финанција финансијски финансијска финансијске финансијску финансијског финансије финансија
financing: financiranje financiranja financiranju finansiranje finansiranja finansiranju финанцирање финанцирања финанцирању финансирање финансирања финансирању
find: najde najti
fine: kaznica kazna kaznu globa казница казна казну глоба
finely: sitno ситно
finger: prst прст
finish: završi završava završetak završetka finišer заврши завршава завршетак завршетка финишер zavrsi zavrsava zavrsetak zavrsetka finiser
finished: završilo završen završio završili завршило завршен завршио завршили zavrsilo zavrsen zavrsio zavrsili
fire: vatru vatra požar vatre ватру ватра пожар ватре pozar
firefighters: vatrogasne vatrogasna vatrogasci vatrogasac vatrogasni vatrogasno gasilci gasilski gasilsko gasilska ватрогасне ватрогасна ватрогасци ватрогасац ватрогасни ватрогасно
first: prvi prva prvo prvu prve najprije najpre prvobitno први прва прво прву прве најприје најпре првобитно
fish: ribe riba ribu ribolov рибе риба рибу риболов
fishing: ribolovna ribolovni ribolovac ribič ribolovci риболовна риболовни риболовац рибич риболовци ribic
five: pet peti pete petog пет пети пете петог
five hundred: petsto petsta петсто петста
fix: ispravljamo ispraviti исправљамо исправити
fixed: fiksna fiksni fiksno fiksnu stalni stalna stalno фиксна фиксни фиксно фиксну стални стална стално
flag: zastava zastave zastavu застава заставе заставу
flood: poplave poplava поплаве поплава
flour: brašno brašna брашно брашна brasno brasna
flower: cvijet cvet cvijeće cveće цвијет цвет цвијеће цвеће cvijece cvece
fog: magla магла
fold: planule planulo плануле плануло
folk: narodni narodna narodne folklor народни народна народне фолклор
folk costume: nošnji nošnja nošnje nošnju ношњи ношња ношње ношњу nosnji nosnja nosnje nosnju
follow: prati prate slijedi sledi прати прате слиједи следи
follower: pratitelj pratilac pratioci пратитељ пратилац пратиоци
food: hranu hrana hrane obrok ručak храну храна хране оброк ручак rucak
football: nogomet fudbal ногомет фудбал
for: za за
forbidden: zabranjen zabranjuje zabrana zabrane забрањен забрањује забрана забране
forecast: prognoza prognoze predviđa predviđeno прогноза прогнозе предвиђа предвиђено predvida predvidja predvideno predvidjeno
foreign: tuđi tuđa tuđu tuđe туђи туђа туђу туђе tudji tudi tuda tudja tudju tudu tude tudje
forest: šuma šume šumu шума шуме шуму suma sume sumu
forever: zauvijek zauvek заувијек заувек
forged: krivotvoren krivotvorina krivotvorine falsificiran falsifikovan кривотворен кривотворина кривотворине фалсифициран фалсификован
forgery: falsifikat krivotvorenje falsifikovanje krivotvoriti falsifikovati krivotvorenja falsificirati ponaredek ponaredki фалсификат кривотворење фалсификовање кривотворити фалсификовати кривотворења фалсифицирати
forget: zaboravi заборави
forgot: zaboravili zaboravio zaboravljena zaboravljenu заборавили заборавио заборављена заборављену
forklift: viljuškar виљушкар viljuskar
form: oblik oblikovanje obrazac obrasca облик образац обрасца
forty: četrdeset четрдесет cetrdeset
forward: naprijed napred напријед напред
forwards: prosledi proslijedi проследи прослиједи
found: nađe našli нађе нашли nadje nade nasli
founded: osnovan utemeljen osnovali основан утемељен основали
founder: osnivač utemeljitelj оснивач утемељитељ osnivac
founding: osnivačka osnivačke osnivački оснивачка оснивачке оснивачки osnivacka osnivacke osnivacki
four: četiri četvorica četvoro četvero četvrti četvrta četvrtu četvrto štirje štiri четири четворица четворо четверо четврти четврта четврту четврто cetiri cetvorica cetvoro cetvero cetvrti cetvrta cetvrtu cetvrto stirje stiri
fourteen: četrnaest четрнаест cetrnaest
fraud: prevaru prevara prevare prijevara prijevaru prijevare varanje podvala превару превара преваре пријевара пријевару пријеваре варање подвала
free: slobodan slobodna slobodno slobodni besplatno besplatan besplatna besplatni besplatne besplatnu gratis badava džabe brezplačno brezplačen brezplačna brezplačni zastonj слободан слободна слободно слободни бесплатно бесплатан бесплатна бесплатни бесплатне бесплатну гратис бадава џабе dzabe brezplacno brezplacen brezplacna brezplacni
free from: oprost опрост
freshman: brucoš бруцош brucos
friday: petka petak petkom petek петка петак петком
friend: prijatelj prijateljica prijateljicu drug drugar drugarica prijateljem пријатељ пријатељица пријатељицу друг другар другарица пријатељем
friends: prijatelji prijatelje drugari drugara пријатељи пријатеље другари другара
from: od iz од из
front: ispred prednji испред предњи
fruit: voće voća воће воћа voce voca
full: pun puni puna potpun пун пуни пуна потпун
fund: fond zaklada zaklade zakladi fondacija fondacije fondaciji zadužbina фонд заклада закладе заклади фондација фондације фондацији задужбина zaduzbina
fundraising: prikupljanje prikupljanja prikupljanju прикупљање прикупљања прикупљању
funds: sredstva sredstava sredstvima novčanim средства средстава средствима новчаним novcanim
further: dalje nadalje даље надаље
future: budućnost budućih buduće budućim будућност будућих будуће будућим buducnost buducih buduce buducim
gain: dobitak dobitka dobitku dobitkom добитак добитка добитку добитком
gambling: kocka klađenje kladionica oklada okladu коцка клађење кладионица оклада окладу kladenje kladjenje
game: igra igre igru igri igrama игра игре игру игри играма
game token: žetonić žetončić жетонић жетончић zetonic zetoncic
games: igara igrica игара игрица
garage: garaži garaža garaže гаражи гаража гараже garazi garaza garaze
garbage: smeće smeća đubre смеће смећа ђубре smece smeca djubre dubre
garden: vrtić vrt vrta vrtu vrtlara vrtovi vrtni vrtlari bašta baštu bašte bašti okućnica вртић врт врта врту вртлара вртови вртни вртлари башта башту баште башти окућница vrtic basta bastu baste basti okucnica
gardening: vrtlar baštovan вртлар баштован bastovan
garland: vijenac вијенац
gate: kapija kapiju kapije kapiji капија капију капије капији
gathering: okupljanje okupljanja okupljanju skupljanje окупљање окупљања окупљању скупљање
gave: dao dala dali dale dalo дао дала дали дале дало
gender: spol спол
genuine: izvorni izvorna izvorno autentičan autentična autentično original изворни изворна изворно аутентичан аутентична аутентично оригинал autentican autenticna autenticno
get: dobiti dobije dobiju dobivati dobijati добити добије добију добивати добијати
gets: dobiva dobija dobijo dobimo dobiš dobite prejme добива добија dobis
gift: poklon darom darila поклон даром
gift card: darovna darovnu даровна даровну
girl: curu cura cure djevojka devojka цуру цура цуре дјевојка девојка
give: dati dam damo date daš dat davati dajte daj дати дам дамо дате даш дат давати дајте дај
give back: vratit vratićete вратит вратићете vraticete
given: dano dato дано дато
gives: daje daju даје дају
giving: davanja davanje давања давање
glass: stakla staklo čaša čašu стакла стакло чаша чашу casa casu
glasses: naočalama naočare naočale наочалама наочаре наочале naocalama naocare naocale
glove: rukavicu rukavica rukavice рукавицу рукавица рукавице
glued: lijepila lijepio лијепила лијепио
go: idem ići idite ideš idete idi gre gredo iti gremo идем ићи идите идеш идете иди ides
goal: cilj golova gol циљ циља циљу циљеви циљеве голова гол
goalkeeper: golman vratar голман вратар
goes: ide idu иде иду
gold: zlato zlata zlatu злато злата злату
golden: zlatni zlatna zlatno zlatnu zlatne zlatan златни златна златно златну златне златан
good: dobar dobra dobro dobri dobre dober добар добра добро добри добре
got: dobio dobiven dobijen dobil prejel добио добила добили добиле добило добивен добијен
goulash: gulaš гулаш gulas
governance: upravlja управља
government: vlada vlade vladu vladi влада владе владу влади
grade: ocjenu ocenu ocjena ocena ocjene ocene оцјену оцену оцјена оцена оцјене оцене
graded: ocjenjuje ocenjuje оцјењује оцењује
graduate: maturska diplomirao diplomirala matura mature maturu maturskoj matursku матурска дипломирао дипломирала матура матуре матуру матурској матурску
grain: zrno zrna зрно зрна
grandpa: deda djed dede деда дјед деде
grandson: unuk унук
grants: stipendija stipendije stipendiju subvencija subvencije bespovratna poticaj стипендија стипендије стипендију субвенција субвенције бесповратна потицај
grape: grožđe grožđa грожђе грожђа grozdje grozde grozdja grozda
greater: veće veća veći веће већа већи vece veca veci najveci
green: zelena zeleno zeleni зелена зелено зелени
greenhouse: staklenki стакленки
greeting: pozdrav поздрав
grew: rasla raslo rasli rasle narastao расла расло расли расле нарастао
grey: sivom siv сивом сив
grill party: roštiljijada роштиљијада rostiljijada
group: grupa grupe grupu grupi grupom skupina skupine skupinu skupini skupinom група групе групу групи групом скупина скупине скупину скупини скупином
growing: rastući rastuća rastuće растући растућа растуће rastuci rastuca rastuce
growth: rastuću povećanju растућу повећању rastucu povecanju
guarantee: garantovao jamčevinu jamstva jamči jamče garantira garantuje garantuju garantovati jamstvo jamstvu garancija garancije garanciju garanciji garancijom jamčevina jamac jamca zagotavlja zagotovilo гарантовао јамчевину јамства јамчи јамче гарантира гарантује гарантују гарантовати јамство јамству гаранција гаранције гаранцију гаранцији гаранцијом јамчевина јамац јамца jamcite jamcio jamcila jamcevinu jamce jamciti jamcim jamcevina
guaranteed: zajamčen garantiran garantovan zagotovljen зајамчен гарантиран гарантован zajamcen
guarantor: garant jamci гарант јамци
guard: čuvate чувате cuvate
guests: gost гост
guide: vodič водич vodic
guilty: kriv крив
guitar: gitara gitaru gitare гитара гитару гитаре
guitar evening: gitarijada гитаријада
gull: galeb галеб
guys: frajerima фрајерима
gym: teretana teretane teretani teretanu gimnastika теретана теретане теретани теретану гимнастика
hack: hakiran hakovan хакиран хакован
had: imao imala imali imale imalo imel имао имала имали имале имало
had been: bijah bijaše бијах бијаше bijase
had to: morao morali morala морао морали морала
hairdresser: frizer šišanje šišanja фризер шишање шишања sisanje sisanja
half: pola polovica polovicu polovice polovina polovinu polovine pol пола половица половицу половице половина половину половине пол
half price: upola упола
hall: dvorani dvorana dvoranu dvorane dvoranom sala sale salu sali hala hale дворани дворана дворану дворане двораном сала сале салу сали хала хале
halo: oreol ореол
handball: rukomet рукомет
handed over: uručena uručili preuzeo preuzeli preuzeta preuzeto уручена уручили преузео преузели преузета преузето urucena urucili
hands over: uručuje uruči uručen уручује уручи уручен urucuje uruci urucen
happened: dogodilo desilo dogodio догодило десило догодио
hardest: najteže teško težak најтеже тешко тежак najteze tesko tezak
harvest: berbu berba berbe berbi žetva žetve ubrati bere бербу берба бербе берби жетва жетве убрати бере zetva zetve
has: ima imaju imam imate imaš imati imajo има имају имам имате имаш имати imas
hat: kapne kapa kapu капне капа капу
have: imeti
he: on он
head: glavom glava šef načelnik главом глава шеф начелник nacelnik
headteacher: ravnatelj direktor равнатељ директор
health: zdrav здрав
heating: grijanje grejanje гријање грејање
height: visina visinu висина висину
held: održan održava одржан одржава odrzan odrzava
hello: cao ćao zdravo bok živjo цао ћао здраво бок zivjo
helmet: kacigi kaciga кациги кацига
helmets: šljemove šlemove шљемове шлемове sljemove slemove
help: pomoć pomažu pomaže pomozite pomognu pomogne pomoč pomaga помоћ помажу помаже помозите помагање помогну помогне помагати помагач pomoc pomazu pomaze
helped: pomogli pomogao pomogla pomagao pomagal помогли помогао помогла помагали помагао
hen: kokoš кокош kokos
her: njoj njom nje njen njezin joj nju ju njej njo њој њом ње њен њена њено њени њезин њене њену јој њу њоме ју
here: evo ovdje ovde ovamo tukaj ево овдје овде овамо
heritage: baština baštine baštinu zavičajni zavičajna баштина баштине баштину завичајни завичајна bastina bastine bastinu zavicajni zavicajna
higher: višoj viši viša вишој виши виша visoj visi visa
highest: najviša najviši najvišu najvišoj највиша највиши највишу највишој najvisa najvisi najvisu najvisoj
hike: pohod поход
hikers: planinar pohodniki planinci планинар
hiking tour: obilaznica obilaznice obilaznicu obilaznici obilaznik obilaznicom transverzala transverzale transverzalu transverzali обилазница обилазнице обилазницу обилазници обилазник обилазницом трансверзала трансверзале трансверзалу трансверзали
hill: brdu brdo breg brijeg брду брдо брег бријег
hills: bregima brdima brda брегима брдима брда
him: ga mu njega njemu njim га му њега њему њим њиме
his: njegov његов
history: povijest istorija povijesna istorijski повијест историја повијесна историјски
hitch: fora фора
hitherto: dosad zasad досад засад
hive: košnica кошница kosnica
hold: holu холу
holder: imatelja imaoca držatelj držalac nositelj nosilac nosioca иматеља имаоца држатељ држалац носитељ носилац носиоца drzatelj drzalac
holders: imatelji imaoci držatelji nositelji nosioci иматељи имаоци држатељи носитељи носиоци drzatelji
hole: rupa рупа
home: domu dom doma kući kućama domovi domom kućni kućna kućno дому дом дома кући кућама домови домом кућни кућна кућно kuci kucama kucni kucna kucno
homework: zadaća zadaće domaći zadaću задаћа задаће домаћи задаћу zadaca zadace domaci zadacu
honest: iskren pošten искрен поштен posten
honey: med meda мед меда
honour: čast počasni počasna počasno част почасни почасна почасно cast pocasni pocasna pocasno
hope: nada нада
hops: hmelj хмељ
horseshoe: potkovica potkovicu потковица потковицу
hospital: bolnica bolnice bolnicu bolnici болница болнице болницу болници
host: domaćin домаћин domacin
hotel: hotel хотел
hour: sat satu ura uro ure uri сат сату
hours: sata sati ur urah сата сати
house: kuću kuća kuće kućom zgrada zgrade zgradu zgradi zgradom hiša hiše кућу кућа куће кућом зграда зграде зграду згради зградом kucu kuca kuce kucom hisa hise
how: kako како
how much: koliko колико
humanitarian: humanitarni humanitarna humanitarno humanitarne humanitarnu хуманитарни хуманитарна хуманитарно хуманитарне хуманитарну
humour: humor хумор
hundred: stotina stotinu stotine стотина стотину стотине
hunter: lovac lovca lovci lovačko lovački lovačka ловац ловца ловци ловачко ловачки ловачка
hunting: lovačke lov ловачке лов lovacke
hurry: požuri žurite пожури журите pozuri zurite
hut: koliba sklonište колиба склониште skloniste
i: ja jaz ја
ice cream: sladoled сладолед
identify: identificirati identifikovati identifikacija identifikacije идентифицирати идентификовати идентификација идентификације
identity: identitet идентитет
if: ako ukoliko če ако уколико
illegal: ilegalno nezakonito protuzakonito nelegalno ilegalan илегално незаконито протузаконито нелегално илегалан
illness: bolest болест
image: slike slika sliku slikom slici слике слика слику сликом слици
imitation: imitacija imitacije imitaciju imitira oponaša podražava kopija kopije kopiju имитација имитације имитацију имитира опонаша подражава копија копије копију oponasa podrazava
immediately: odmah smjesta одмах смјеста
immortelle: smilje smilja смиље смиља
important: bitno važno važi važan važna битно важно важи важан важна vazno vazi vazan vazna
in: u unutar v vsled у унутар
include: uključiti uključuje uključen uključujući укључити укључује укључен укључујући ukljuciti ukljucuje ukljucen ukljucujuci
income: dohodak dohotka primanja доходак дохотка примања
increase: poveća uvećanje повећа увећање poveca uvecanje
increased: povećao povećala povećalo povećali povećano uvećan повећао повећала повећало повећали повећано увећан povecao povecala povecalo povecali povecano uvecan
independent: samostalno samostalan neovisan nezavisan samostalna самостално самосталан неовисан независан самостална
influencer: influenser инфлуенсер
inherit: nasljeđuje nasleđuje naslijediti насљеђује наслеђује наслиједити nasljedjuje nasljeduje nasledjuje nasleduje
initials: inicijali иницијали
inscription: natpis graviran натпис гравиран
insight: uvid увид
inspection: inspekcija inspekcije inspektor инспекција инспекције инспектор
instalment: rata rate ratu рата рате рату
instantly: trenutačno odmahice тренутачно одмахице trenutacno
instead: umjesto umesto умјесто уместо
instructions: upute uputa uputu uputstvo uputstva упуте упута упуту упутство упутства
instrument: instrument инструмент
insults: vrijeđa вријеђа vrijeda vrijedja
insurance: osiguranje osiguranja osiguranju osigurane осигурање осигурања осигурању осигуране
insured: osiguran осигуран
interest: kamata kamate kamatu kamati kamatom kamatni kamatne kamatnu kamatnoj zatezna obresti obrestna obrestno камата камате камату камати каматом каматни каматне каматну каматној затезна
interests: zanima interesuje занима интересује
international: međunarodni međunarodna međunarodno међународни међународна међународно medjunarodni medunarodni medunarodna medjunarodna medunarodno medjunarodno
internet: interneta internetu internetom интернета интернету интернетом
internship: staž praksa prakse praksu стаж пракса праксе праксу staz
interpreter: tumač тумач tumac
intervention: intervenciju intervencija интервенцију интервенција
interview: intervju интервју
introduction: uvođenje uvodi увођење уводи uvodenje uvodjenje
invalid: nevažeći nevažeća nevažeće nevaljan неважећи неважећа неважеће неваљан nevazeci nevazeca nevazece
inventory: inventar inventura popisano инвентар инвентура пописано
invest: ulagat uloži ulaži ulažemo investirati investiraj investiraš investiramo vloži vlaga улагат уложи улажи улажемо инвестирати инвестирај инвестираш инвестирамо uloziti ulozite ulozis ulozim ulazite ulazemo investiras vlozi
invested: uložen uložio uložili uložila investirao investirali investirano investirani ulagao ulagali уложен уложио уложили уложила инвестирао инвестирали инвестирано инвестирани улагао улагали ulozen ulozio ulozili ulozila
investment: investicionu investicija investicije investiciju investicijski investicijska investiciona investiciono ulaganje ulaganja ulaganju investicijskog investiranje investiranja naložba naložbe naložbo vlaganje vložek инвестициону инвестиција инвестиције инвестицију инвестицијски инвестицијска инвестициона инвестиционо улагање улагања улагању инвестицијског инвестирање инвестирања nalozba nalozbe nalozbo vlozek
investments: ulaganjima investicijama investicijom улагањима инвестицијама инвестицијом
investor: investitor ulagač ulagačem ulagatelj инвеститор улагач улагачем улагатељ ulagac ulagacem
investors: investitori investitore ulagači ulagače ulagatelji vlagatelj инвеститори инвеститоре улагачи улагаче улагатељи ulagaci ulagace
invests: ulaže ulažu investira улаже улажу инвестира ulazes
invite: pozivamo pozivnica pozivnicu pozivnice pozovete pozivanje позивамо позивница позивницу позивнице позовете позивање
invoice: faktura fakture fakturu фактура фактуре фактуру
iron: željezo gvožđe жељезо гвожђе zeljezo gvozdje gvozde
ironed: ispeglano испеглано
is: je jest је јест
island: otok ostrvo оток острво
issue: izdati izda izdavanje izdavanja izdavanju emisija emisije emisiju издати изда издавањем емисија емисије емисију
issue limited: tiražu тиражу tirazu
issued: izdan izdat izdali izdao издан издат издали издао
issuer: izdavatelj izdavač izdavalac издаватељ издавач издавалац izdavac
it: ono оно
items: stavke stavka stavku artikl artikala ставке ставка ставку артикл артикала
itself: se sebe sebi sobom si се себе себи собом
jacket: kabanice kabanica kabanicu jakna кабанице кабаница кабаницу јакна
jam: pekmez džem ajvar zimnica пекмез џем ајвар зимница dzem
january: siječanj siječnja siječnju januar сијечањ сијечња сијечњу јануар sijecanj sijecnja sijecnju
jersey: dresovi dresu дресови дресу
job: zaposlenje zapošljavanje zapošljavanja запослење запошљавање запошљавања zaposljavanje zaposljavanja
joint owner: suvlasnik suvlasnici сувласник сувласници
joking: zezanje šala šalu зезање шала шалу
journalism: novinarstvo žurnalistika новинарство журналистика zurnalistika
judo: džudo џудо dzudo
juice: sok soka сок сока
july: srpanj srpnja srpnju jul jula српањ српња српњу јул јула
june: lipnja lipanj lipnju jun juna липња липањ липњу јун јуна
keep: držati čuvati čuvajte zadržava zadrži čuvaš hrani obdrži држати чувати чувајте задржава задржи чуваш drzati cuvati cuvajte zadrzava zadrzi cuvas obdrzi
keeper: čuvar чувар cuvar
keeps: drži drže čuva држи држе чува drzi drze cuva
kept: držao držala čuvao čuvali čuvala čuvan држао држала чувао чували чувала чуван drzao drzala cuvao cuvali cuvala cuvan
key: ključ кључ kljuc
keys: ključevi ključeva ključeve кључеви кључева кључеве kljucevi kljuceva kljuceve
kind: vrstom vrsta vrste vrstu врстом врста врсте врсту
kind of: nekakav nekakva nekakvo некакав некаква некакво
kindergarten: vrtića vrtiću вртића вртићу vrtica vrticu
king: kralj краљ
kitchen: kuhinja kuhinje kuhinju kuhinji кухиња кухиње кухињу кухињи
knit: plesti plete плести плете
know: znam znaju znate znaš znati ve vedo veste vemo знам знају знате знаш знати znas
knowledge: znanje znanja znanju знање знања знању
knows: zna зна
kuna: kuna kune kn куна куне кн
label: etiketa etiketu етикета етикету
lady: gospe gospa gospođa госпе госпа госпођа gospoda gospodja
lake: jezero jezera језеро језера
land: zemljište zemlja zemlje zemljišta земљиште земља земље земљишта zemljiste zemljista
landlord: stanodavac najmodavac станодавац најмодавац
language: jezik jezici jezični језик језици језични jezicni
last: zadnji zadnja zadnje posljednji poslednji posljednja poslednja poslednje задњи задња задње посљедњи последњи посљедња последња последње
last year: prošlogodišnje prošlogodišnji прошлогодишње прошлогодишњи proslogodisnje proslogodisnji
lasts: traje traju trajanje trajanja trajati траје трају трајање трајања трајати
late: kasno kasni kasne kašnjenje zakašnjelo касно касни касне кашњење закашњело kasnjenje zakasnjelo
late fee: zakasnina zakasnine zakasninu закаснина закаснине закаснину
later: kasnije kasnija касније каснија
launch: pokretanje pokretanja pokretanju lansiranje lansiranja lansiramo pokreće pokrenuti lansirati pokrenemo puštanje zagon zažene покретање покретања покретању лансирање лансирања лансирамо покреће покренути лансирати покренемо пуштање pokrece pustanje zazene
launched: pokrenut pokrenuli lansiran pokrenuo покренут покренули лансиран покренуо
laundry: rublje veš рубље веш
laurel: lovor ловор
lavender: lavande lavanda лаванде лаванда
law: zakon закон
lead: voditi vodio vodila vodili водити водио водила водили
leader: voditelj водитељ
leads: vodi води
league: liga lige ligu ligi лига лиге лигу лиги
leaks: curi цури
learn: učiti uči uče učimo nauči učenje učenja учити учи уче учимо научи учење учења uciti ucimo nauci ucenje ucenja
learned: naučio naučili naučila научио научили научила naucio naucili naucila
least: najmanj
leather: koža kože kožni кожа коже кожни koza koze kozni
leave: izlaze izlaziti излазе излазити
lecture: predavanje predavanja predavanju predavač predavanjima предавање предавања предавању предавач предавањима predavac
legal: pravni pravna pravno legalno legalan pravnu правни правна правно легално легалан правну
lemon: limun лимун
lemonade: limunadu limunada лимунаду лимунада
lend: posuđivati pozajmljuju posuđuješ posudba posudbe posudbi zajam zajma zajmu zajmom pozajmica pozajmice pozajmicu pozajmljivati pozajmljuje zajmovi zajmova zajmove pozajmljivanje posodi posojajo посуђивати позајмљују посуђујеш посудба посудбе посудби зајам зајма зајму зајмом позајмица позајмице позајмицу позајмљивати позајмљује зајмови зајмова зајмове позајмљивање posudivati posudjivati posudujes posudjujes
lender: kreditor zajmodavac кредитор зајмодавац
lends: kreditira кредитира
less: najmanja manjim manjih manj најмања мањим мањих
lesson: časova čas časa času časovi časove lekcija lekcije lekciju nastavni nastava nastave nastavu nastavi часова час часа часу часови часове лекција лекције лекцију наставни настава наставе наставу настави casova casovi casove
let: neka nek pusti dajmo нека нек пусти дајмо
let us: hajde hajmo хајде хајмо
letter: dopis pismo pisma pismu допис писмо писма писму
letting: puštamo пуштамо pustamo
level: razina nivo razine razinu razini разина ниво разине разину разини
liability: odgovara odgovorni odgovoran odgovorna одговара одговорни одговоран одговорна
liar: lažov lažljivac лажов лажљивац lazov lazljivac
librarian: knjižničar bibliotekar књижничар библиотекар knjiznicar
library: biblioteke biblioteka biblioteku biblioteci bibliotekom knjižnica knjižnice knjižnicu knjižnici knjižnični čitaonica čitaonice čitaonicu čitaonici knjižnico библиотеке библиотека библиотеку библиотеци библиотеком књижница књижнице књижницу књижници књижницом књижнични читаоница читаонице читаоницу читаоници knjiznica knjiznice knjiznicu knjiznici knjiznicni citaonica citaonice citaonicu citaonici knjiznico
library card: čitalačka čitalačku članskaiskaznica читалачка читалачку чланскаисказница citalacka citalacku clanskaiskaznica
licence: licencu licenca licence licenci licencirana licencirani licencirano dozvola dozvole dozvolu dozvoli dozvolom koncesija dovoljenje лиценцу лиценца лиценце лиценци лиценцирана лиценцирани лиценцирано дозвола дозволе дозволу дозволи дозволом концесија
licences: dozvolama dozvoljeno licencama дозволама дозвољено лиценцама
license plate: registarskim registarske регистарским регистарске
licensed: licencirane licenciranih licenciranog ovlaštene ovlašćene ovlaštenih ovlašćenih ovlaštenog ovlašćenog лиценциране лиценцираних лиценцираног овлаштене овлашћене овлаштених овлашћених овлаштеног овлашћеног ovlastene ovlascene ovlastenih ovlascenih ovlastenog ovlascenog
lid: poklopac поклопац
lie: laž laži laže lažu лаж лажи лаже лажу lazi laze lazu
lies: legne легне
lifetime: doživotno doživotna doživotni doživotnu doživotne доживотно доживотна доживотни доживотну доживотне dozivotno dozivotna dozivotni dozivotnu dozivotne
lift: dignemo podići podigni podižu lift дигнемо подићи подигни подижу лифт podici podizu
light: svijetliš žarulja sijalica svjetlo svetlo osvetljen rasveta свијетлиш жаруља сијалица свјетло светло осветљен расвета svijetlis zarulja
like: nalik liči poput налик личи попут lici
limited: limitiranih limitiranog limitiranoj ograničen omejen лимитираних лимитираног лимитираној ограничен ограничење ограничења ogranicen
limited edition: limitiran лимитиран
list: popis lista listu liste listi listom spisak spiska spisku spiskom seznam попис листа листу листе листи листом списак списка списку списком
listed: uvršten listan kotira уврштен листање листан котира uvrsten
listen: slušali slušati slušaj слушали слушати слушај slusali slusati slusaj
liters: litara litre litra litru литара литре литра литру
loan: kredit zajmovima posojilo posojila posojilu кредит зајмовима
local: mjesni mesna mesni mjesna mjesno lokalni lokalna lokalno mesne мјесни месна месни мјесна мјесно локални локална локално месне
locals: mještane mještani mještana meštani meštana мјештане мјештани мјештана мештани мештана mjestane mjestani mjestana mestani mestana
locker room: svlačionicu svlačionica svlačionice свлачионицу свлачионица свлачионице svlacionicu svlacionica svlacionice
lookout: osmatrachnica osmatračnica осматрацхница осматрачница osmatracnica
looks: izgled изглед
lose: gubiti izgubim губити изгубим
loses: gubi gube губи губе
loss: gubitak gubitka gubitku gubici gubitke gubitkom izguba izgubo губитак губитка губитку губици губитке губитком
lost: izgubili izgubio izgubila izgubljen изгубили изгубио изгубила изгубљен
lottery: lutrijski лутријски
lottery ticket: listići листићи listici
lower: niža niži niže nižu manja manji manje manju jeftiniji jeftinija нижа нижи ниже нижу мања мањи мање мању јефтинији јефтинија niza nizi nize nizu
lowest: najniža najniži najnižu najniže najnižoj најнижа најнижи најнижу најниже најнижој najniza najnizi najnizu najnize najnizoj
loyal: vjeran veran vjerni verni lojalan lojalni вјеран веран вјерни верни лојалан лојални
loyalty: vjernost vernost lojalnost вјерност верност лојалност
lucky: srećna sretna srećan sretan sretnu srećnu срећна сретна срећан сретан сретну срећну srecna srecan srecnu
lucky winner: sretni srećni сретни срећни srecni
lunch: ručka ručku ручка ручку rucka rucku
made: izrađen napravili napravio napravljen naredili izdelan израђен направили направио направљен izraden izradjen
made of: sačinjen сачињен sacinjen
magazine: časopis часопис casopis
main: glavno glavna glavni glavnu glavne skupštine главно главна главни главну главне скупштине skupstine
mainnet: glavnoj главној
majority: većinski kvorum већински кворум vecinski
make: pravimo praviti izradi napravi izradu izrada izrade naredi izdelati правимо правити изради направи израду израда израде
makes: pravi izrađuje прави израђује izradjuje izraduje
makeup: šminke šminka шминке шминка sminke sminka
mandatory: obvezna obavezna obvezni obavezni обвезна обавезна обвезни обавезни
march: ožujak ožujka ožujku mart ожујак ожујка ожујку март ozujak ozujka ozujku
mark: marka maraka km марка марака км
marked: označen obilježen obeležen означен обиљежен обележен oznacen obiljezen obelezen
marker: markacistu markacija маркацисту маркација
market: pijace pijaca pijacu pijaci tržište tržišta tržištu tržnica tržnice tržnici tržišni tržišna tržišnu tržišne tržišnoj tržištima buvljak tržnicu trg trga trgu пијаце пијаца пијацу пијаци тржиште тржишта тржишту тржница тржнице тржници тржишни тржишна тржишну тржишне тржишној тржиштима бувљак тржницу trziste trzista trzistu trznica trznice trznici trzisni trzisna trzisnu trzisne trzisnoj trzistima trznicu
marks: ocjenama ocenama petica petice оцјенама оценама петица петице
mass: misa mise misi liturgija миса мисе миси литургија
master: majstor мајстор
match: utakmica utakmicu utakmice utakmici meč tekma tekme tekmo tekmi утакмица утакмицу утакмице утакмици меч
may: smije sme smiju smeju smete smeš smemo smjeti smeti svibnju svibanj svibnja maj maja smejo смије сме смију смеју смете смеш смемо смјети смети свибњу свибањ свибња мај маја smes
maybe: možda eventualno можда евентуално mozda
mayor: gradonačelnik градоначелник gradonacelnik
me: mene meni mnom me мене мени мном ме
meal: obroci jelo jela оброци јело јела
means: znači znače значи значе znaci znace
measures: mjeri meri mjere мјери мери мјере
meat: meso mesa mesnica месо меса месница
medal: medalja medalju medalje medalji medaljom medaljon медаља медаљу медаље медаљи медаљом медаљон
medals: medaljama медаљама
medical: medicinski medicinska medicinsko medicinsku medicinske liječnički lekarski liječnička lekarska liječničko lekarsko zdravstvena zdravstveni zdravstveno медицински медицинска медицинско медицинску медицинске лијечнички лекарски лијечничка лекарска лијечничко лекарско здравствена здравствени здравствено lijecnicki lijecnicka lijecnicko
medicine: lekove lijek lek lekovi лекове лијек лек лекови
meeting: susret sastanku sastanak sastanka sastanci druženje druženja druženju skupu skupovi sestanek sestanka srečanje сусрет састанку састанак састанка састанци дружење дружења дружењу скупу скупови druzenje druzenja druzenju srecanje
member: član članica članicu članice члан clan clanica clanicu clanice
members: članicama člani članov члановских чланови чланова чланове чланицама clanicama clani clanov
membership: članstvo članstva članstvu učlanjen чланство чланства чланству учлањен clanstvo clanstva clanstvu uclanjen
membership fee: članarinu članarina članarine članarini članarino чланарину чланарина чланарине чланарини чланарином clanarinu clanarina clanarine clanarini clanarino
memorial: spomenice spomenica споменице споменица
memory: sjećanje sećanje spomen сјећање сећање спомен sjecanje secanje
message: poruka poruke poruku poruci porukom порука поруке поруку поруци поруком
met: upoznat upoznao упознат упознао
metal: metalnoj metalna metalni metalnu metalne металној метална метални металну металне
meters: metar метар
middle: sredini sredina sredinu sredinom средини средина средину средином
midnight: ponoć поноћ ponoc
milk: mlijeko mleko mlijeka mleka млијеко млеко млијека млека
mill: mlin млин
miller: vodeničar воденичар vodenicar
million: milijun milion милијун милион
mine: moj moja moje moju mog mojoj mojom moji мој моја моје моју мог мојој мојом моји
ministry: ministar министар
minor: maloljetne maloletne maloljetni maloletnik малољетне малолетне малољетни малолетник
mint: kovati kovan ковање ковати кован
minutes: zapisnik minuta minute minuti записник минута минуте минути
missing: nestalo nestao nedostaje manjka нестало нестао недостаје мањка
mistake: grešku greška грешку грешка gresku greska
mix: mešati miješati mešamo мешати мијешати мешамо mesati mijesati mesamo
monday: ponedjeljak ponedeljak ponedjeljka ponedeljek понедјељак понедељак понедјељка
monetary: monetarni monetarna монетарни монетарна
money: novac novca novcu novcem novčana novčani novčano novčanu novčane pare para lova lovu lovom denar новац новца новцу новцем новчана новчани новчано новчану новчане паре пара лова лову ловом
monkey: majmuna мајмуна
month: mjesec mesec мјесец месец
monthly: mjesečno mesečno mjesečna mesečna mjesečni mesečni mjesečnu mjesečne мјесечно месечно мјесечна месечна мјесечни месечни мјесечну мјесечне mjesecno mesecno mjesecna mesecna mjesecni mesecni mjesecnu mjesecne
monthly return: mjesečniprinos мјесечнипринос mjesecniprinos
months: mjeseci meseci мјесеци месеци
moon: mjesečine мјесечине mjesecine
more: više još več више још vise
morning: jutro jutra ujutru dopoldne јутро јутра ујутру
most: najviše većina većinu većine većini većinom največ највише већина већину већине већини већином najvise vecina vecinu vecine vecini vecinom najvec
most read: najčitatelj најчитатељ najcitatelj
mountain: planina planinu planine planini gora gore planinska planinski планина планину планине планини гора горе планинска планински
mountaineering: planinarska planinarske planinarski planinarsko planinarenje planinarenja planinarite planinariti планинарска планинарске планинарски планинарско планинарење планинарења планинарите планинарити
mouth: ustima usta устима уста
move: mrdneš pomakni мрднеш помакни mrdnes
much: puno mnogo пуно много
multiply: množi višestruko višestruki umnožava umnogostručiti deseterostruko desetostruko stostruko peterostruko petostruko множи вишеструко вишеструки умножава умногостручити десетероструко десетоструко стоструко петероструко петоструко mnozi visestruko visestruki umnozava umnogostruciti
municipal: komunalnog komunalni komunalnu komunalna općinskog općinski opštinski комуналног комунални комуналну комунална опћинског опћински општински opcinskog opcinski opstinski
municipal office: matičar матичар maticar
municipality: općina općine općini općinu opština opštine opštini opštinu občina občine občini опћина опћине опћини опћину општина општине општини општину opcina opcine opcini opcinu opstina opstine opstini opstinu obcina obcine obcini
museum: muzej музеј
museum visitors: izložaka eksponat изложака експонат izlozaka
mushroom: gljiva gljive гљива гљиве
music: glazbene glazba glazbu glazbeni glazbena muzika muzike muziku muzička muzički глазбене глазба глазбу глазбени глазбена музика музике музику музичка музички muzicka muzicki
must: mora мора
must not: nesmije несмије
name: ime imena imenu imenom imenima naziv име имена имену именом именима назив
names list: imenik именик
national bank: hnb хнб
nautical: nautički nautička наутички наутичка nauticki nauticka
necessary: nužno neophodno nužan нужно неопходно нужан nuzno nuzan
need: trebamo trebati potreba potrebe potrebu potrebi требамо требати потреба потребе потребу потреби
needed: trebalo trebao trebala trebali требало требао требала требали
needs: treba trebate potreban potrebna potrebno potrebni potrebne треба требате потребан потребна потребно потребни потребне
needy: potrebiti siromašni потребити сиромашни siromasni
neighbour help: komšijska susjedska комшијска сусједска komsijska
neighbourhood: susjedstvo susedstvo susjedstva kvarta mjesnog сусједство суседство сусједства кварта мјесног
neighbours: komšije komšija susjed sused komšinica komšiluk sosed комшије комшија сусјед сусед комшиница комшилук komsije komsija komsinica komsiluk
neither: niti нити
nest: gnezda gnijezdo гнезда гнијездо
net: koću коћу kocu
network: mrežna mrežne mreži mreža mrežu mreže mrežom mrežni omrežje omrežja omrežju мрежна мрежне мрежи мрежа мрежу мреже мрежом мрежни mrezna mrezne mrezi mreza mrezu mreze mrezom mrezni omrezje omrezja omrezju
never: nikad nipošto nikako nikoli никад нипошто никако niposto
never falls: nepada непада
new: novi nova novo novu nove nov нови нова ново нову нове нов
new members: novake новаке
newsletter: bilten билтен
newspapers: novine novina новине новина
next: sljedeće sledeće sljedeći sledeći sljedeća sledeća sljedeću sledeću idući iduće naslednji naslednja naslednje сљедеће следеће сљедећи следећи сљедећа следећа сљедећу следећу идући идуће sljedece sledece sljedeci sledeci sljedeca sledeca sljedecu sledecu iduci iduce
next year: dogodine догодине
nice: lijepe lijepo lijepa lijepi lepo lep lepa лијепе лијепо лијепа лијепи лепо леп лепа
nickname: nadimak nadimka nadimkom nadimku nadimke pseudonim надимак надимка надимком надимку надимке псеудоним
night: noc noć noći ноц ноћ ноћи noci
nine: devet девет
nineteen: devetnaest деветнаест
nineties: devedesetih деведесетих
ninety: devedeset деведесет
no value: bezvrednost безвредност
nobody: nitko niko nikim nihče нитко нико никим nihce
node: čvor чвор cvor
none: nema nijedan nijedna nijedno nijednu nikakav nikakva nikakvo nikakve nikakvih nikakvu nima noben нема ниједан ниједна ниједно ниједну никакав никаква никакво никакве никаквих никакву
not: ne nije nisu nisam nismo niste nisi nemoj ni niso nisem nista не није нису нисам нисмо нисте ниси немој ни
not members: nečlanove nečlanovi nečlanova нечланове нечланови нечланова neclanove neclanovi neclanova
not transferable: neprenosiv neprenosljiva neprenosljivo непреносив
notary: bilježnik notar биљежник нотар biljeznik
note: napomena napomene napomenu pažnja pažnju напомена напомене напомену пажња пажњу paznja paznju
notebook: bilježnicu bilježnica bilježnici sveska svesku биљежницу биљежница биљежници свеска свеску biljeznicu biljeznica biljeznici
notebooks: svesci sveske свесци свеске
nothing: ništ ničeg ničemu ničim nič ničesar ништ ничег ничему ничим nist niceg nicemu nicim nicesar
notice: obavijest obaveštenje obaveštenja obavestiti oglas obavještavamo obaveštavamo обавијест обавештење обавештења обавестити оглас обавјештавамо обавештавамо obavestenje obavestenja obavjestavamo obavestavamo
novel: roman роман
november: studeni studenog studenom novembar novembra студени студеног студеном новембар новембра
now: sada sad trenutno zdaj sedaj сада сад тренутно
nowhere: nigdje nigde nikjer нигдје нигде
number: broj brojem številka številko število број бројем stevilka stevilko stevilo
numbered: numeriran numerisan označenih нумериран нумерисан означених oznacenih
numbers: broje броје
numismatic: numizmatika numizmatički нумизматика нумизматички numizmaticki
object: predmet предмет
obligation: obveza obaveza obveze obaveze obvezu obavezu obvezno obavezno обвеза обавеза обвезе обавезе обвезу обавезу обвезно обавезно
observer: posmatrač promatrač посматрач проматрач posmatrac promatrac
occasion: povodom prilika prilikom поводом прилика приликом
october: listopad oktobar oktobra oktobru листопад октобар октобра октобру
octopus: hobotnice хоботнице
offer: ponuda ponudu nudi nude ponudom понуда понуду нуди нуде понудом
offered: ponudio ponudili ponuđen понудио понудили понуђен ponudjen ponuden
office: kancelarija kancelariji kancelarije ured канцеларија канцеларији канцеларије уред
official: službena službeni službeno službenu službene zvaničan zvanična zvanično zvanični zvanične zvaničnu uraden uradna uradno uradni uradne службена службени службено службену службене званичан званична званично званични званичне званичну sluzbena sluzbeni sluzbeno sluzbenu sluzbene zvanican zvanicna zvanicno zvanicni zvanicne zvanicnu
often: česta često честа често cesta cesto
oil: ulje ulja nafte nafta уље уља нафте нафта
old: star стар
oldest: najstariji najstarija најстарији најстарија
olive: maslina masline maslinu маслина маслине маслину
on: na на
once: jednom jedanput једном једанпут
one: jedan jedna jedno jednu jedne jednim jednome en ena eno enega enem enim један једна једно једну једне једним једноме
only: samo jedino isključivo tek le zgolj само једино искључиво тек iskljucivo
only few: malobrojni малобројни
open: otvoren otvara otvori otvorenim odpre odprt отворен отвара отвори отворење отвореним
open source: otvoreni otvorenog отворени отвореног
opening: otvorenja otvorenju otvaranje otvaranja отворења отворењу отварање отварања
operational: operativnih оперативних
opportunity: prigoda prilike priliku prilici пригода прилике прилику прилици
or: ili oziroma или
orchestra: orkestar orkestra tamburaški tamburaši limena оркестар оркестра тамбурашки тамбураши лимена tamburaski tamburasi
order: redoslijed redosled narudžba narudžbe narudžbu narudžbi porudžbina porudžbinu naručen naruči naroči редослијед редослед наруџба наруџбе наруџбу наруџби поруџбина поруџбину наручен наручи narudzba narudzbe narudzbu narudzbi porudzbina porudzbinu narucen naruci naroci
order food: dostava dostave dostavu достава доставе доставу
organised: organiziran organizovan организиран организован
organiser: organizator organizira organizuje организатор организира организује
originates: nastaje nastati настаје настати
other: druga drugi drugo drugu druge ostali ostale друга други друго другу друге остали остале
otherwise: inače suprotnom иначе супротном inace
our: naš naša naše našu našom našoj naši наш наша наше нашу нашом нашој наших нашим nasa nase nasu nasom nasoj nasi
outline: obris обрис
over: nad prek čez преко
overdue: prekoračen прекорачен прекорачење prekoracen
overnight: noćenja noćenje prenoćište ноћења ноћење преноћиште nocenja nocenje prenociste
oversight: nadzor надзор
owl: sova сова
own: vlastitu vlastita vlastito vlastiti vlastite svoj svog svom lasten lastno властиту властита властито властити властите свој свог свом
owned: posjedovao posedovao посједовао поседовао
owner: vlasnik vlasnica posjednik imalac imatelj imaoc vlasničkog posjeduje poseduje posjedovati posedovati posjeduju poseduju posjedovanje posedovanje lastnik власник власница посједник ималац иматељ имаоц власничког посједује поседује посједовати поседовати посједују поседују посједовање поседовање vlasnickog
owners: vlasnici vlasnike lastniki lastnikov власници власнике
ownership: vlasništvo vlasništva vlasništvu vlasnička vlasnički vlasničke lastništvo lastništva власништво власништва власништву власничка власнички власничке vlasnistvo vlasnistva vlasnistvu vlasnicka vlasnicki vlasnicke lastnistvo lastnistva
page: strane strana stranu strani стране страна страну страни
paid: isplaćeni platio platila platili plaćen platilo plaćali plaćao isplaćene isplatio isplatili podmiren plačal plačan исплаћени платио платила платили плаћен платило плаћали плаћао исплаћене исплатио исплатили подмирен isplaceni placen placao isplacene placal placan
painted: farbali obojili фарбали обојили
painting: slikanje slikar сликање сликар
pallet: paleta палета
pancakes: palačinke palačinka палачинке палачинка palacinke palacinka
paper: papir папир
parent: roditelj roditeljem родитељ родитељем
parents: roditelji roditelja roditelje starši staršev родитељи родитеља родитеље starsi starsev
parish: župa župe župi župu župni parohija parohije župnom жупа жупе жупи жупу жупни парохија парохије жупном zupa zupe zupi zupu zupni zupnom
park: park парк
parking: parking parkirnih parkiranje parkiralište parkiralištu паркинг паркирних паркирање паркиралиште паркиралишту parkiraliste parkiralistu
parody: parodija šaljivi šaljiva šaljivo пародија шаљиви шаљива шаљиво saljivi saljiva saljivo
part: dio deo dijela dela dijelu delu dijelom delom dijelovi delovi dijelove delove dijelova delova дио део дијела дела дијелу делу дијелом делом дијелови делови дијелове делове дијелова делова
participant: polaznik polaznica sudionik učesnik sudionica učesnica полазник полазница судионик учесник судионица учесница ucesnik ucesnica
participants: polaznici polaznika polaznike sudionici sudionika sudionike učesnici učesnika učesnike sudjelovatelji udeleženci udeležencev udeleženec udeleženka полазници полазника полазнике судионици судионика судионике учесници учесника учеснике судјеловатељи ucesnici ucesnika ucesnike udelezenci udelezencev udelezenec udelezenka
participate: sudjelovati učestvovati sudjelujte sudjelujemo судјеловати учествовати судјелујте судјелујемо ucestvovati
participated: sudjelovao sudjelovali sudjelovala učestvovao učestvovali učestvovala судјеловао судјеловали судјеловала учествовао учествовали учествовала ucestvovao ucestvovali ucestvovala
participates: sudjeluje sudjeluju učestvuje učestvuju судјелује судјелују учествује учествују ucestvuje ucestvuju
participation: sudjelovanja sudjelovanje sudjelovanju učešće učešća učestvovanje судјеловања судјеловање судјеловању учешће учешћа учествовање ucesce ucesca ucestvovanje
partner: partner партнер
partnership: partnerstvo partnerstva партнерство партнерства
party: zabava zabave zabavu proslava proslavu proslave žurka žurke žurci забава забаве забаву прослава прославу прославе журка журке журци zurka zurke zurci
pass: propusnicu propusnica propusnice putovnica putovnicu putovnice pasoš propusnicom пропусницу пропусница пропуснице путовница путовницу путовнице пасош пропусницом pasos
pass rate: prolaznost пролазност
passed: prošao prošla prošli prošle položen položenom položenog прошао прошла прошли прошле положен положеном положеног prosao prosla prosli prosle polozen polozenom polozenog
passed exam: položio položila položili položeno положио положила положили положено polozio polozila polozili polozeno
passes: prođe prolazi prolaze прође пролази пролазе prodje prode
passive: pasivni pasivna pasivno pasivnu pasivan пасивни пасивна пасивно пасивну пасиван
passport: pasoši putovnički пасоши путовнички pasosi putovnicki
password: lozinka lozinku lozinkom lozinci šifra šifru šifre šifrom šifri zaporka zaporku zaporke geslo gesla лозинка лозинку лозинком лозинци шифра шифру шифре шифром шифри запорка запорку запорке sifra sifru sifre sifrom sifri
passwords: lozinke lozinkama lozinki лозинке лозинкама лозинки
patch: prišivak prišivka пришивак пришивка prisivak prisivka
patience: strpljenje strpljenja стрпљење стрпљења
patient: pacijent pacijenata bolesnik пацијент пацијената болесник
pause: pauziram pauza паузирам пауза
pawnshop: zalagaonica залагаоница
pay: plaćaš plaćajmo platićete platićemo isplatićemo isplatićete isplaćivati isplaćujete plati plaćati plate uplaćuje uplaćuju isplatiti plaćajte plačati plačate plačaš plačajo plačamo плаћаш плаћајмо платићете платићемо исплатићемо исплатићете исплаћивати исплаћујете плати плаћати плате уплаћује уплаћују исплатити плаћајте placas placajmo platicete platicemo isplaticemo isplaticete isplacivati isplacujete placati uplacuje uplacuju placajte placajo
payer: platitelj uplatilac платитељ уплатилац
payment: plaćanje plaćanja plaćanju uplata uplate uplatu uplatom plaćanjima uplatnica uplatnicu uplatnice plačilo plačila plačilu плаћање плаћања плаћању уплата уплате уплату уплатом плаћањима уплатница уплатницу уплатнице placanje placanja placanju placanjima placilo placila placilu
payout: isplata isplate isplatu isplati isplatom isplaćuje isplaćuju isplaćen izplačilo izplačila izplača исплата исплате исплату исплати исплатом исплаћује исплаћују исплаћен isplacuje isplacuju isplacen izplacilo izplacila izplaca
pays: plaća plača plačuje плаћа placa placuje
pebbles: kamičaka камичака kamicaka
pensioners: umirovljenici umirovljenih umirovljenički umirovljenik penzioner umirovljena умировљеници умировљених умировљенички умировљеник пензионер умировљена umirovljenicki
people: ljudi ljude narod ljudje људи људе народ
per: po по
percent: posto odsto procenat procenta посто одсто проценат процента
percentage: postotni procentualno postotaka procenata постотни процентуално постотака процената
performs: nastup наступ
permanent: trajno trajan trajna trajni трајно трајан трајна трајни
person: osobi osoba osobe osobu osobom lice lica licu особи особа особе особу особом лице лица лицу
personal: osobnu osobna osobni osobno osobne lična lični lično ličnu lične osebni osebna osebne особну особна особни особно особне лична лични лично личну личне licna licni licno licnu licne
persons: osobama особама
pharmacy: ljekarna apoteka ljekarne apoteke љекарна апотека љекарне апотеке
phone: telefon mobitel mobilni mobilnom mobilnog mobilnoj телефон мобител мобилни мобилном мобилног мобилној
photo: fotografija fotografiju fotografije fotografiji fotografijom fotka fotku fotke snimak snimka snimku snimke foto фотографија фотографију фотографије фотографији фотографијом фотка фотку фотке снимак снимка снимку снимке фото
photo id: fotografirati fotografisati fotografiramo фотографирати фотографисати фотографирамо
photographer: fotograf фотограф
physics: fizike физике
piano: klavir клавир
pick up: pokupi preuzimanje preuzimanja покупи преузимање преузимања
picked: brala brali брала брали
picture: slikovni сликовни
pie: pitu pite burek питу пите бурек
piece: komad комад
pieces: komada komadi komade primjerak primerak primjerka primerka primjerci primerci primjerke комада комади комаде примјерак примерак примјерка примерка примјерци примерци примјерке
pig: odojak prase odojka одојак прасе одојка
pilgrim: hodočasnici hodočasnik ходочасници ходочасник hodocasnici hodocasnik
pilgrimage: hodočašća hodočašće hodočašću ходочашћа ходочашће ходочашћу hodocasca hodocasce hodocascu
pin: pin pina pribadača пин пина прибадача pribadaca
pink: ružičasta roze ружичаста розе ruzicasta
pizza: pica pizzu pizze пица пиззу пиззе
pizzeria: piceriju picerija picerije пицерију пицерија пицерије
place: mjesto mesto mjestu mestu мјесто место мјесту месту
places: mjesta mesta mjestima mestima мјеста места мјестима местима
plant: biljka biljke biljku saditi sadimo posadi биљка биљке биљку садити садимо посади
plants: sadnice саднице
plaque: ploču ploča ploči плочу плоча плочи plocu ploca ploci
plastic: plastika plastična plastike пластика пластична пластике plasticna
platform: platformu platforma platforme platformi platformom платформу платформа платформе платформи платформом
play money: igračka igračke igračaka играчка играчке играчака igracka igracke igracaka
played: igrali igrao igrala odigrano играли играо играла одиграно
player: igrač играч igrac
players: igrače igrači igrača играче играчи играча igrace igraci igraca
playground: igralište igrališta igralištu игралиште игралишта игралишту igraliste igralista igralistu
plays: plače igraju igram igraš плаче играју играм играш place igras
pleasant: ugodan угодан
please: molim molio zamoli izvolite molit prosim молим молио замоли изволите молит
pledge: zalaže založiti залаже заложити zalaze zaloziti
plot: gredica gredice parcela parcele parcelu гредица гредице парцела парцеле парцелу
plum: šljiva šljive šljivu шљива шљиве шљиву sljiva sljive sljivu
pocket money: džeparca džeparac џепарца џепарац dzeparca dzeparac
poetry: poezija poezije poetski pjesnik pesnik поезија поезије поетски пјесник песник
point: točka točku točki bod boda bodu bodom poen tačka tačku tački bodovanje bodovanja točko точка точку точки бод бода боду бодом поен тачка тачку тачки бодовање бодовања tocka tocku tocki tacka tacku tacki tocko
points: točaka bodovi bodova bodove poeni poena poene tačke tačaka bodovni bodovnu bodovna točk точке точака бодови бодова бодове поени поена поене тачке тачака бодовни бодовну бодовна tocaka tacke tacaka tock
police: policija policije policiji policiju полиција полиције полицији полицију
police station: postaju постају
porch: trema трема
possess: posjedujete posedujete posjeduješ poseduješ посједујете поседујете посједујеш поседујеш posjedujes posedujes
possible: moguć могућ moguc
poster: plakat плакат
postman: pošta poštu poštom pošte пошта пошту поштом поште posta postu postom poste
pot: kazan kotlić lonac казан котлић лонац kotlic
potatoes: krumpir krompir крумпир кромпир
potential: potencijal потенцијал
power plant: elektrana elektrane електрана електране
practice: trenira vježbanja vežbanja vježbaju vežbaju тренира вјежбања вежбања вјежбају вежбају vjezbanja vezbanja vjezbaju vezbaju
prayer: molitva molitve молитва молитве
prays: moli moliti моли молити
prefer: radije радије
premium: premija premije premiju premijom премија премије премију премијом
preorder: prednarudžba predbiljež преднаруџба предбиљеж prednarudzba predbiljez
prepare: spremamo pripremiti pripremamo спремамо припремити припремамо
prepared: pripremili pripremljen priprema pripreme припремили припремљен припрема припреме
prepayment: pretplatom претплатом
presale: pretprodajna pretprodajnoj претпродајна претпродајној
preschoolers: predškolci predškolac предшколци предшколац predskolci predskolac
prescription: uputnica упутница
present: prisutno prisutan prisutni prisutna prisustvo prisustva присутно присутан присутни присутна присуство присуства
president: predsjednik predsednik predsjednica predsednica предсједник председник предсједница председница
pressure: tlak тлак
pretend: glumi глуми
pretending: lažirano predstavljati lažira лажирано представљати лажира lazirano lazira
price: cijena cijenu cijene cijeni cijenom cena cenu cene ceni poskupljenje ceno цијена цијену цијене цијени цијеном цена цену цене цени ценом поскупљење
price gain: kapitalna kapitalni капитална капитални
price growth: poskupljenja поскупљења
price list: cjenici cenovnici цјеници ценовници
prices: cijenama cenama cjenik cenovnik цијенама ценама цјеник ценовник
priest: svećenik sveštenik pop свећеник свештеник поп svecenik svestenik
print: tiska tisak tisku tiskanje štampa štampe ispis otisci тиска тисак тиску штампа штампе испис отисци stampa stampe
printed: tiskali tiskan štampan štampali тискали тискан штампан штампали stampan stampali
privacy: privatnost gdpr приватност гдпр
private: privatne privatni privatna privatno приватне приватни приватна приватно
private key: privatnog privatnu приватног приватну
prize: zgoditak zgoditka згодитак згодитка
probably: valjda vjerojatno verovatno ваљда вјеројатно вероватно
procures: nabavlja nabavi nabavka nabavku nabavke набавља набави набавка набавку набавке
profession: struka struke струка струке
profile: profil профил
profit: zarađuješ dobit profit profitabilan dobiću dobiček dobička dobičku dobički zaslužek zaslužka зарађујеш добит профит профитабилан добићу zaradjujes zaradujes dobicu dobicek dobicka dobicku dobicki zasluzek zasluzka
profit share: dobitima participacija добитима партиципација
profitable: isplativ unosan unosna unosno profitabilna profitabilne profitabilni исплатив уносан уносна уносно профитабилна профитабилне профитабилни
profits: dobici dobitaka добици добитака
programme: program програм
project: projekt projekat пројект пројекат
promise: obećaj obećanju obećaće obećava obećanje obećanja obećati obećam obljubi obljublja obljuba obljubo обећај обећању обећаће обећава обећање обећања обећати обећам obecaj obecanju obecace obecava obecanje obecanja obecati obecam
promised: obećao obećali obećan обећао обећали обећан obecao obecali obecan
promises: obećanjima obećavaš obećala obećavali obećavate обећањима обећаваш обећала обећавали обећавате obecanjima obecavas obecala obecavali obecavate
proof: dokaz доказ
propaganda: promidžba promocija promocije promociju промиџба промоција промоције промоцију promidzba
property: posjed posed nekretnina nekretnine nekretninu посјед посед некретнина некретнине некретнину
proposal: prijedlog predlog prijedlozi predlozi приједлог предлог приједлози предлози
proposals: prijedlogom predlozima prijedloge predloge приједлогом предлозима приједлоге предлоге
proposes: predlaže predlažu предлаже предлажу predlaze predlazu
protect: štiti штити stiti
protocol: protokol протокол
proud: ponos понос
proves: dokazuje dokazuju dokaže dokazati доказује доказују докаже доказати
public: javni javno javna javne javnu јавни јавно јавна јавне јавну
publish: objavljuje objavi objava objave objavljeno објављује објави објава објаве објављено
pulled: vađen вађен vaden vadjen
pump: pumpa пумпа
pupil: učenik učenica učenicu učenice učenec učenka učenca ученик ученица ученицу ученице ucenik ucenica ucenicu ucenice ucenec ucenka ucenca
pupils: učenici učenike učenicama osnovci osnovce osnovaca đaci đaka učenci učencev ученици ученике ученицама основци основце основаца ђаци ђака ucenici ucenike ucenicama djaci daci djaka daka ucenci ucencev
purchase: kupnja kupnje kupnju kupnji kupnjom kupovina kupovine kupovinu kupovini kupovinom nakup odkup купња купње купњу купњи купњом куповина куповине куповину куповини куповином
purchased: nabavljen nabavio набављен набавио
put: stavi stavlja стави ставља
pyramid: piramida piramide piramidu пирамида пирамиде пирамиду
qualification: kvalifikacija kvalifikacije kvalifikaciju osposobljenost stručna stručni stručne stručno квалификација квалификације квалификацију оспособљеност стручна стручни стручне стручно strucna strucni strucne strucno
quarter: kvart četvrt кварт четврт cetvrt
quarterly: kvartalno tromjesečno kvartalni tromesečno квартално тромјесечно квартални тромесечно tromjesecno tromesecno
query: upit упит
question: pitanje pitanju vprašanje vprašanja питање питању vprasanje vprasanja
questions: pitanja pitanjima питања питањима
queue: čekanja чекања cekanja
quick: brza brze brzu brzi hiter hitro брза брзе брзу брзи
quiet: ućuti tiho ућути тихо ucuti
quiz: kviz квиз
races: trke trka trku трке трка трку
radio: radija радија
raffle: izvlačenje izvlačenja izvlači tombola tombole tombolu lutrija lutrije lutriju lutriji srećke srećka srećku srećki nagradna извлачење извлачења извлачи томбола томболе томболу лутрија лутрије лутрију лутрији срећке срећка срећку срећки наградна izvlacenje izvlacenja izvlaci srecke srecka srecku srecki
raffle ticket: lozovi lozova loz лозови лозова лоз
rain: kiši kiša kiše padavine киши киша кише падавине kisi kisa kise
rank: činove čin rang чинове чин ранг cinove
ranking: poredak ljestvica lestvica поредак љествица лествица
rare: rijedak najrjeđa najređa rijetke rijetka rijetko rijetki retke retka retko retki redak rijetku redek redka redko redke риједак најрјеђа најређа ријетке ријетка ријетко ријетки ретке ретка ретко ретки редак ријетку najrjedja najrjeda najredja najreda
rarer: rjeđi ređi rjeđa ređa rjeđe ređe рјеђи ређи рјеђа ређа рјеђе ређе rjedji rjedi redi redji rjedja rjeda redja rjedje rjede rede redje
rarity: rijetkost retkost raritet ријеткост реткост раритет
rate: tečajna stopa stope stopu stopom kamatna течајна стопа стопе стопу стопом каматна tecajna
read: čita pročitati pročitajte pročitano pročitana pročitala prebral prebrana berejo brati чита прочитати прочитајте прочитано прочитана прочитала cita procitati procitajte procitano procitana procitala
read books: pročitane pročitanih pročitanu прочитане прочитаних прочитану procitane procitanih procitanu
reader: čitatelj čitalac čitaoci čitačka читатељ читалац читаоци читачка citatelj citalac citaoci citacka
reading: čitanje čitanja čitanju čitateljski čitateljska čitateljskog čitateljskom čitateljske čitalački branje bralna bralni bralno читање читања читању читатељски читатељска читатељског читатељском читатељске читалачки citanje citanja citanju citateljski citateljska citateljskog citateljskom citateljske citalacki
ready: spremno spremna sprema спремно спремна спрема
real: prave pravoj stvarni stvarna stvarno realni realna istinski праве правој стварни стварна стварно реални реална истински
real estate: nekretninske некретнинске
receipt: primka potvrdnica priznanica priznanicu примка потврдница признаница признаницу
receive: dobiće primi prime prima prejeti prejem добиће прими приме прима dobice
received: primio primili primila primljen примио примили примила примљен
reception: prijem пријем
recipe: recept рецепт
recipient: primatelj primalac primaoca dobitnica приматељ прималац примаоца добитница
recognition: pohvala pohvale pohvalnica pohvalu похвала похвале похвалница похвалу
recognize: prepoznaj prepoznati препознај препознати
recognized: priznat priznaje признат признаје
recommend: preporuči preporučujemo preporučuješ препоручи препоручујемо препоручујеш preporuciti preporucite preporucujemo preporucujes
recommendation: preporuci preporuka preporuke preporuku preporučuje препоруци препорука препоруке препоруку препоручује preporucuje
record: snimamo snimati snimi zapis evidentira upisnik rekord снимамо снимати сними запис евидентира уписник рекорд
recorded: evidentiran zabilježen zabeležen евидентиран забиљежен забележен zabiljezen zabelezen
recovery: oporavna oporavne oporavnu опоравна опоравне опоравну
recycle: reciklaža reciklirati reciklaže recikliranje рециклажа рециклирати рециклаже рециклирање reciklaza reciklaze
red: crvena crveni crveno crvenu црвена црвени црвено црвену
redeem: iskoristićete iskoristi unovči unovčava iskorištava iskorišćava vnovči искористићете искористи уновчи уновчава искориштава искоришћава iskoristicete unovci unovcava iskoristava iskoriscava vnovci
redeemed: iskorišten iskorišćen unovčen искориштен искоришћен уновчен iskoristen iskoriscen unovcen
refer: preporučio preporučili preporučila preporučitelj pozoveš препоручио препоручили препоручила препоручитељ позовеш preporucio preporucili preporucila preporucitelj pozoves
referee: sudac suca sudija sudije судац суца судија судије
referral: preporukom pozivanju preporukama препоруком позивању препорукама
refund: refundacija refundaciju refundacije refundira рефундација рефундацију рефундације рефундира
refused: odbijen одбијен
regard: obzir обзир
regatta: regate regata regatu регате регата регату
registered: upisan prijavljen registriran registrovan vpisan уписан пријављен регистриран регистрован
registers: upisuju upisuje upiše upišu prijavi prijavljuje уписују уписује упише упишу пријави пријављује upise
registration: prijava prijave prijavu registracija registraciju registracije registraciji prijavo пријава пријаве пријаву пријавом регистрација регистрацију регистрације регистрацији
registry: registar registra registru očevidnik matična evidenciji регистар регистра регистру очевидник матична евиденцији ocevidnik maticna
regular: redovan redovit redovno redovni redovna редован редовит редовно редовни редовна
regulated: reguliran regulisan регулиран регулисан
rehearsal: probu proba probi probe probna probni probno пробу проба проби пробе пробна пробни пробно
rehearsals: probama пробама
relative: rođak рођак rodak rodjak
remain: preostalo preostali preostaje преостало преостали преостаје
remember: pameti pamti памети памти
remembers: pamte памте
reminder: podsetnik podsjetnik podsjećamo podsećamo подсетник подсјетник подсјећамо подсећамо podsjecamo podsecamo
renew: obnovi obnavljanje produži produljiti обнови обнављање продужи продуљити produzi
renovate: obnovu obnova obnove obnoviti obnavlja обнову обнова обнове обновити обнавља
rent: najam najma najmu stanarina zakup iznajmljen најам најма најму станарина закуп изнајмљен
rents: iznajmljuje iznajmljivanje iznajmi изнајмљује изнајмљивање изнајми
repair: popravak popravi popravlja opravka servis popravci поправак поправи поправља оправка сервис поправци
repay: otplata otplate otplatiti otplaćuje otplatu отплата отплате отплатити отплаћује отплату otplacuje
repeat: ponovimo ponoviti поновимо поновити
replacement: zamjenski замјенски
replaces: zamjenjuje zamenjuje mijenja menja замјењује замењује мијења мења
replica: replika replike repliku реплика реплике реплику
report: izvještaj izveštaj izvješće izvješća prijavite извјештај извештај извјешће извјешћа пријавите izvjestaj izvestaj izvjesce izvjesca
representative: predstavnice predstavnik predstavnici представнице представник представници
represents: predstavlja представља
request: zahtjev zahtev zatraži захтјев захтев затражи zatrazi
resale: preprodaja preprodaje preprodaju preprodaji preprodajom preprodajna preprodajnu preprodajne nadaljnja препродаја препродаје препродају препродаји препродајом препродајна препродајну препродајне
rescue: spašavanje spasavanje spasiti gss спашавање спасавање спасити гсс
resell: preprodajete preproda preprodajemo препродајете препрода препродајемо
reseller: preprodavač preprodavatelj preprodavac препродавач препродаватељ препродавац
reservation: rezerviran rezervisan резервиран резервисан
reserve: rezervata rezervirati rezervisati rezerviraj rezervacija rezervacije rezervaciju резервата резервирати резервисати резервирај резервација резервације резервацију
reserve fund: pričuva pričuve pričuvu причува причуве причуву pricuva pricuve pricuvu
resold: preprodan preprodao preprodali препродан препродао препродали
responsibility: odgovornost odgovornošću одговорност одговорношћу odgovornoscu
responsible: odgovoren
rest: ostatak ostatka ostatku остатак остатка остатку
restaurant: restoran ресторан
restriction: ograničenju ограничењу ogranicenju
retail: maloprodaja maloprodajna maloprodajne maloprodajnu малопродаја малопродајна малопродајне малопродајну
return: vraćat vratićemo vratićeš vraćeni vraćene vratiti vratite vratimo vraćanje vraćanja prinos povrat povraća donos враћат вратићемо вратићеш враћени враћене вратити вратите вратимо враћање враћања принос поврат повраћа vracat vraticemo vratices vraceni vracene vracanje vracanja povraca
return date: povratni повратни
returnable: povratna povratno povratnu повратна повратно повратну
returned: vratio vratila vratili vratilo vraćen вратио вратила вратили вратило враћен vracen
returns: vrati vraća vrate vraćate врати враћа врате враћате vraca vracate
revenue: prihod приход
reward: nagrađivati nagrađivanje nagrada nagrade nagradu nagradi nagrađuje nagrađen nagrado награђивати награђивање награда награде награду награди наградом награђује награђен nagradjivati nagradjivanje nagradjuje nagradjen
rewards: nagradama nagrađuju наградама награђују nagraduju nagradjuju
ribbon: traka vrpca трака врпца
rich: bogat богат
ride: vozi voze vožnja vožnje vožnju вози возе вожња вожње вожњу voznja voznje voznju
ridge: greben гребен
right: pravo prava pravu desno право права праву десно
rights: pravima autorska правима ауторска
rise: porasće rašće rasteš rast skok poraste uspon narašča zrasla zraste порасће рашће растеш раст скок порасте успон rasce rastes narasca
rises: raste diže skače penjanje расте диже скаче пењање dize skace
risk: rizik rizici rizičan rizično rizična tveganje tveganja ризик ризици ризичан ризично ризична rizican rizicno rizicna
river: rijeku reku rijekom ријеку реку ријеком
rivers: rijeci rijeka reka ријеци ријека река
roadmap: plan план
rock: stijene stijena stena kamen стијене стијена стена камен
roof: krov crjepove кров црјепове
room: sobu soba sobe sobi собу соба собе соби
round: kolo kola kolu runda rundu runde okrugla okrugli okruglo коло кола колу рунда рунду рунде округла округли округло
row: redom red reda redu redni rednog редом ред реда реду редни редног
rule: pravilo правило
rules: pravila pravilnik pravilima правила правилник правилима
run: trče trčati trčanje trk maraton istrči pretrčao pretrčali trčimo трче трчати трчање трк маратон истрчи претрчао претрчали трчимо trce trcati trcanje istrci pretrcao pretrcali trcimo
running: trčanja trkač трчања тркач trcanja trkac
rush: navala навала
safe: sigurni siguran sigurna sigurno bezbedan bezbedna bezbedno sef sefa sefu bezbjedno bezbjedan varno varen varna сигурни сигуран сигурна сигурно безбедан безбедна безбедно сеф сефа сефу безбједно безбједан
safekeeping: pohranimo pohranjujemo čuvanjem похранимо похрањујемо чувањем cuvanjem
sage: kadulje кадуље
said: rekli rekao rekla kazao kazali рекли рекао рекла казао казали
saint: sveti sveta свети света
salary: plata platu плата плату
sale: prodaja prodaji rasprodaje rasprodaju pretprodaje pretprodaju predprodaja predprodaji prodajo продаја продаји продајом распродаје распродају претпродаје претпродају предпродаја предпродаји
salon: salon салон
salt: sol soli сол соли
same: isti ista istu iste istog istom enak исти иста исту исте истог истом
saturday: subotu subota subote suboti subotom sobota soboto суботу субота суботе суботи суботом
save: štedjeti štedeti štedi ušteđeno uštedu штедјети штедети штеди уштеђено уштеду stedjeti stedeti stedi ustedeno ustedjeno ustedu
savings: ušteđevinu štednja štednje štednju štednji ušteđevina ušteđevine ušteđevini štedionici štedionica ušteda уштеђевину штедња штедње штедњу штедњи уштеђевина уштеђевине уштеђевини штедионици штедионица уштеда ustedevinu ustedjevinu stednja stednje stednju stednji ustedevina ustedjevina ustedjevine ustedevine ustedevini ustedjevini stedionici stedionica usteda
saw: testera тестера
say: kažem reče rekel кажем kazem rece
says: kaže kažu kažemo kažite reći каже кажу кажемо кажите рећи kaze kazu kazemo kazite reci
scam: obmana obmane obmanu muljaža обмана обмане обману муљажа muljaza
scan: skenira скенира
scarce: oskudan nestašica оскудан несташица nestasica
scarf: šal šalova šalovi шал шалова шалови salova salovi
scarves: šalove šalovima шалове шаловима salove salovima
schedule: raspored satnica termin распоред сатница термин
school: škola školu škole školi školom školska školski školsku školske školskog školskom školskoj šola šole šolo šoli šolska šolski школа школу школе школи школом школска школски школску школске школског школском школској skola skolu skole skoli skolom skolska skolski skolsku skolske skolskog skolskom skolskoj sola sole solo solska solski
schoolchildren: školarci школарци skolarci
score: rezultat резултат
scored: zabio zabili забио забили
scouts: izviđač skaut извиђач скаут izvidjac izvidac
screen: ekran zaslon екран заслон
scribe: pisac писац
sea: podmorja more подморја море
search: potraga potragu pretraga потрага потрагу претрага
season: sezone sezona sezonu sezoni sezonska sezonski сезоне сезона сезону сезони сезонска сезонски
season ticket: pretplatna претплатна
seasonal: sezonce sezonske сезонце сезонске
seat: sjedalo sedište сједало седиште sediste
second: drugoplasirani sekunda sekunde sekundi drugič другопласирани секунда секунде секунди drugic
secret: tajna tajnu tajni tajno skrivne skrivni skrivno тајна тајну тајни тајно
secret words: sjemenska tajne сјеменска тајне
secretary: tajnica tajnik sekretar тајница тајник секретар
see: vidi vidjet vide gleda poglej види видјет виде гледа
seed phrase: frazu fraza fraze frazi sjemena фразу фраза фразе фрази сјемена
seedling: presađivanje sadnju sadnja пресађивање садњу садња presadjivanje presadivanje
seeds: sjeme seme сјеме семе
seek: traže traži траже тражи traze trazi
sell: prodaćemo prodavaćemo prodajući proda prodajati prodajaš продаћемо продаваћемо продаћеш продај продавати продам продаш продајући продат продавали продавајмо продавање продавања prodacemo prodavacemo prodajuci prodajas
seller: prodavač prodavatelj prodavcu prodavac prodavca prodavci продавач продаватељ продавцу продавац продавца продавци
selling: prodavanjem продавањем
sells: prodaje prodaju prodajajo prodajamo продаје продају
semester: polugodište polugodišta semestar semestra полугодиште полугодишта семестар семестра polugodiste polugodista
seminar: seminar семинар
send: šalje šalju pošalji poslati slati šaljite pošlje pošljite шаље шаљу пошаљи послати слати шаљите salje salju posalji saljite poslje posljite
sense: smisao smisla смисао смисла
sent: poslao poslali poslan poslato послао послали послан послато
sentence: rečenice rečenica rečenicu rečenicom rečenici реченице реченица реченицу реченицом реченици recenice recenica recenicu recenicom recenici
sentimental: sentimentalna сентиментална
september: rujna rujan rujnu septembar septembra рујна рујан рујну септембар септембра
serial: rednom редном
serial number: serijskim серијским
series: serije serija seriju seriji serijski серије серија серију серији серијски
seriously: ozbiljno ozbiljan озбиљно озбиљан
serves: služi služe служи служе sluzi sluze
service: uslugu usluga usluge uslugom služba službe službi službu usluzi услугу услуга услуге услугом служба службе служби службу услузи sluzba sluzbe sluzbi sluzbu
session: sjednicu sednicu сједницу седницу
settlement: naselje naselja naselju насеље насеља насељу
seven: sedam sedmi sedmo sedmero седам седми седмо седмеро
seventeen: sedamnaest седамнаест
seventy: sedamdeset седамдесет
several: nekolicina неколицина
sew: šivanje šiti šije krojač шивање шити шије кројач sivanje siti sije krojac
shade: hlad хлад
share: udio udeo udjel udela udelu udelom dionicu dionica dionici deonica deonicu deonici podijeli podeli podela podjela delež delnica delnico удио удео удјел удела уделу уделом дионицу дионица дионици деоница деоницу деоници подијели подели подела подјела delez
shared: podijeljeno podeljeno podijelili podelili dijelili delili подијељено подељено подијелили поделили дијелили делили
shareholder: dioničar deoničar akcionar delničar дионичар деоничар акционар dionicar deonicar delnicar
shareholders: dioničari dioničare deoničari deoničare akcionari akcionare дионичари дионичаре деоничари деоничаре акционари акционаре dionicari dionicare deonicari deonicare
shares: dionice dionicama deonice deonicama udjeli udjele dijeli deli dijele dele akcijama delnic deleži deležev дионице дионицама деонице деоницама удјели удјеле дијели дели дијеле деле акцијама delezi delezev
sharing: dijeljenje deljenje dijeljenja дијељење дељење дијељења
sharply: naglo нагло
she: ona она
shed: spremište спремиште spremiste
sheep: ovca ovce овца овце
shelf: polica polici полица полици
shell: školjke školjku školjka školjki шкољке шкољку шкољка шкољки skoljke skoljku skoljka skoljki
shelter: azil азил
shine: sjaja сјаја
shipping: poštarina poštarine поштарина поштарине postarina postarine
shirt: majica majicu majice dres мајица мајицу мајице дрес
shoes: opanke opanci opančica opančice опанке опанци опанчица опанчице
shooting: streljaštvo стрељаштво streljastvo
shoots: puca пуца
shop: dućan prodavaonica prodavaonice prodavaonici prodavnica prodavnice prodavnici prodavnicu radnja radnje radnji radnju trgovinama prodajno butik prodajalna prodajalni дућан продаваоница продаваонице продаваоници продавница продавнице продавници продавницу радња радње радњи радњу трговинама продајно бутик ducan
short: kratki kratko kratka kratak кратки кратко кратка кратак
should: trebat требат
show: pokazati pokaži pokažu pokažeš prikaz показати покажи покажу покажеш приказ pokazi pokazu pokazes
shows: pokaže pokazuje pokazuju prikazuje prikazuju покаже показује показују приказује приказују pokaze
sign: potpisati potpiši potpisuje potpisuju podpiše podpisati podpisal потписати потпиши потписује потписују potpisite podpise
signature: potpis podpis потпис
signatures: potpise потписе
signed: potpisan potpisao потписан потписао
silhouette: silueta силуета
silver: srebrni srebrna srebrnu srebro srebra srebrne srebrnog сребрни сребрна сребрну сребро сребра сребрне сребрног
similar: slično sličan слично сличан slicno slican
since: otkad odsad otada откад одсад отада
singing: pjevanja pjevanje pevanje pevanja pjevati pevati petje petja пјевања пјевање певање певања пјевати певати
sings: pjeva peva poje пјева пева
six: šest šestorica шест шесторица sest sestorica
sixteen: šesnaest шеснаест sesnaest
sixth: šesta шеста sesta
sixty: šezdeset шездесет sezdeset
size: veličina veličine величина величине velicina velicine
ski: skijanje skijati skijaški скијање скијати скијашки skijaski
skill: vještina veština vještine veštine вјештина вештина вјештине вештине vjestina vestina vjestine vestine
skill badge: vještinski вјештински vjestinski
skipper: skiper скипер
sled: sanjke сањке
sleep: spavaš zaspi spavati спаваш заспи спавати spavas
slip: listić papirić ceduljica листић папирић цедуљица listic papiric
slowly: polako полако
small: malu mali mala malo male majhen majhna majhno малу мали мала мало мале
smart: pametan pametnog pametna pametnim паметан паметног паметна паметним
sms: esemes есемес
snow: snijeg sneg snježni snežni снијег снег сњежни снежни snjezni snezni
snowflake: pahulju pahulja pahulje пахуљу пахуља пахуље
so: tako dakle тако дакле
so much: toliko onoliko толико онолико
soars: vrtoglavo вртоглаво
social: društveni društvena društvene društveno društvenu socijalni друштвени друштвена друштвене друштвено друштвену социјални drustveni drustvena drustvene drustveno drustvenu
solar: solarni solarna solarne соларни соларна соларне
sold: prodao prodan prodata prodato prodatih rasprodat prodal продао продала продали продало продале продан продата продато продатих распродат
sold out: rasprodane rasprodali распродане распродали
solve: riješiti rešiti ријешити решити rijesiti resiti
solves: rješava rešava рјешава решава rjesava resava
some: neki neke nekima neku nekoj nekom nekateri nekatere неки неке некима неку некој неком
someone: netko neko nekome nekomu nekim nečiji nekdo нетко неко некоме некому неким нечији neciji
something: nešto nečemu nečim nečeg nekaj nečesa нешто нечему нечим нечег nesto necemu necim neceg necesa
sometimes: ponekad понекад
somewhere: negdje negde негдје негде
son: sinu sin sina сину син сина
song: pjesmu pesmu pjesma pesma pjesme пјесму песму пјесма песма пјесме
soon: skoro скоро
sound: zvuk zvuči звук звучи zvuci
soup: juha juhe supa supe čorba јуха јухе супа супе чорба corba
source: izvor извор
souvenir: suvenir сувенир
spa: banji toplice бањи топлице
space: prostor простор
special: poseban posebna posebno posebni posebne posebnu посебан посебна посебно посебни посебне посебну
speculation: špekulacija spekulacija špekulacije spekulacije špekulirati spekulisati шпекулација спекулација шпекулације спекулације шпекулирати спекулисати spekulirati
spend: troši potrošnja троши потрошња trosi potrosnja
spent: utrošen potrošen potrošio potrošili утрошен потрошен потрошио потрошили utrosen potrosen potrosio potrosili
spirit: duha duh духа дух
splash: poprska попрска
sponsor: sponzor pokrovitelj спонзор покровитељ
sponsorship: sponzorstvo pokroviteljstvo спонзорство покровитељство
sport: sport šport спорт шпорт
spread: širi шири siri
spring: proljeće proleće proljetni pomlad прољеће пролеће прољетни proljece prolece
squares: kvadratićima квадратићима kvadraticima
stable: stabilan stabilna stabilno стабилан стабилна стабилно
stadium: stadion стадион
stage: bine bina pozornica бине бина позорница
stairs: stubište stepenište стубиште степениште stubiste stepeniste
stake: ulog uložak ulozi udjelničar улог уложак улози удјелничар ulozak udjelnicar
staking: stejking stejkanje stejkovanje стејкинг стејкање стејковање
stall: štand tezga tezgi штанд тезга тезги stand
stamp: žig žiga žigu žigom žigovi žigova žigove pečat štambilj štampiljka жиг жига жигу жигом жигови жигова жигове печат штамбиљ ziga zigu zigom zigovi zigova zigove pecat stambilj stampiljka
stamp collecting: filatelija filatelistički filatelista филателија филателистички филателиста filatelisticki
stamped: štambiljano штамбиљано stambiljano
stamps collected: pečatić печатић pecatic
start: počinje počinju početi krene kreće krenuti početnu starta začetek začne почиње почињу почети крене креће кренути почетну старта pocinje pocinju poceti krece pocetnu zacetek zacne
started: krenuli počeo počelo započeli počela кренули почео почело започели почела poceo pocelo zapoceli pocela
starting: početna početni početak početka početku početkom почетна почетни почетак почетка почетку почетком pocetna pocetni pocetak pocetka pocetku pocetkom
state: državni državna državno državnu državne država države državu državi stanje државни државна државно државну државне држава државе државу држави стање drzavni drzavna drzavno drzavnu drzavne drzava drzave drzavu drzavi
station: postaja stanica stanice kolodvor постаја станица станице колодвор
status: stav став
statute: statut статут
stay: boravka boravak боравка боравак
stays: ostaje ostaju ostane ostanu ostati ostalo ostao ostala остаје остају остане остану остати остало остао остала
steal: ukrasti krade украсти краде
stewards: redar редар
sticker: sličicu sličica sličice sličici naljepnica nalepnica naljepnicu nalepnicu naljepnice nalepnice markica markicu markice markicom naljepnicom nalepnicom сличицу сличица сличице сличици наљепница налепница наљепницу налепницу наљепнице налепнице маркица маркицу маркице маркицом наљепницом налепницом slicicu slicica slicice slicici
still: ipak svejedno še vseeno ипак свеједно
stock: zalihama залихама
stocks: vrijednosnice vrijednosnica hartije vrijednosnih вриједноснице вриједносница хартије вриједносних
stolen: ukraden ukrali krađa krađe украден украли крађа крађе kradja krada kradje
stop: stati zaustavi стати заустави
stops: prestane prestaje prestati престане престаје престати
store: pohrani spremi skladišti sačuva похрани спреми складишти сачува skladisti sacuva
stored: pohranjen uskladišteno spremljeno sačuvan похрањен ускладиштено спремљено сачуван uskladisteno sacuvan
story: priči priča priču priče причи прича причу приче prici prica pricu price
storyteller: pripovjedač pripovijedanje приповједач приповиједање pripovjedac
stray: lutalice lutalica луталице луталица
street: ulična ulice ulica ulici ulicu улична улице улица улици улицу ulicna
strudel: štrukli штрукли strukli
student: učenička učenički učeničke student studentica dijak študent ученичка ученички ученичке студент студентица ucenicka ucenicki ucenicke
students: studenti studente studenata dijaki študenti студенти студенте студената
study: studij studirati студиј студирати
submits: preda преда
subscription: pretplata pretplate pretplatu pretplati pretplatnik pretplatnici preplata претплата претплате претплату претплати претплатник претплатници преплата
substation: trafostanice трафостанице
success: uspjeh uspeh uspješan uspešan uspješno uspešno успјех успех успјешан успешан успјешно успешно uspjesan uspesan uspjesno uspesno
successfully: uspješne успјешне uspjesne
such: takav takva takvo takve takvu takvi такав таква такво такве такву такви
suddenly: odjednom одједном
suffer: mučite mučiti мучите мучити mucite muciti
sugar: šećer шећер secer
summer: ljeti leti ljeto leto ljetni letnji ljetna letnja ljetnog ljetne letnje ljetnu ljetnoj poletje љети лети љето лето љетни летњи љетна летња љетног љетне летње љетну љетној
summit: vrhovi vrhove врхови врхове
sunday: nedjelja nedelja nedjelju nedelju nedjeljom nedeljo недјеља недеља недјељу недељу недјељом недељом
supervised: nadzire nadziran надзире надзиран
supply: zaliha zalihe zalihu opskrba залиха залихе залиху опскрба
support: podrška podršku podrške podršci potpora potporu potpore podržati podržite podržava подршка подршку подршке подршци потпора потпору потпоре подржати подржите подржава podrska podrsku podrske podrsci podrzati podrzite podrzava
supporter: podupiratelj podržavatelj podupirući pristaša подупиратељ подржаватељ подупирући присташа podrzavatelj podupiruci pristasa
supporter club: navijačko навијачко navijacko
sure: zasigurno nesumnjivo засигурно несумњиво
surname: prezime priimek priimka презиме
survived: preživjelo preživelo preživio преживјело преживело преживио prezivjelo prezivelo prezivio
suspicious: sumnjiv сумњив
swap: zamijenimo zamenimo zamijenjen zamenjen trampa trampe trampi zamijenili zamenili zamjenjiv zamenljiv razmijenjeno замијенимо заменимо замијењен замењен трампа трампе трампи замијенили заменили замјењив заменљив размијењено
swears: zaklinje заклиње
swimming: pliva bazen плива базен
swing: ljuljačke ljuljačka љуљачке љуљачка ljuljacke ljuljacka
symbolic: simbolično simbolična simbolički simboličan simboličnu симболично симболична симболички симболичан симболичну simbolicno simbolicna simbolicki simbolican simbolicnu
syringe: štrcaljku štrcaljke штрцаљку штрцаљке strcaljku strcaljke
syrup: sirup сируп
system: sustav sistem сустав систем
table: tablici tablica tablicu tabla tabele tabela tabeli tablice таблици таблица таблицу табла табеле табела табели таблице
tables: stol sto стол сто
take: uzeti uzmi uzmeš uzmem uzmu preuzmite preuzme vzeti vzame vzemi узети узми узмеш узмем узму преузмите преузме uzmes
takes: uzme uzima узме узима
talents: talenata talent талената талент
talk: pričaš pričajte govor причаш причајте говор pricas pricajte
tank: tanku cisternu cisterne cisterna танку цистерну цистерне цистерна
tap: slavinu slavina славину славина
taproom: točionicu točionica точионицу точионица tocionicu tocionica
target: ciljana ciljani циљана циљани
task: zadatak zadatka zadaci zadatke задатак задатка задаци задатке
tasting: kuša degustacija degustaciju куша дегустација дегустацију kusa
tasty: ukusno ukusan укусно укусан
tax: porez poreska poreski pdv порез пореска порески пдв
tax number: oib jmbg oiba pib оиб јмбг оиба пиб
tea: čaj čaja чај чаја caja
teacher: profesorica profesor učitelj učiteljica učiteljicu učiteljice nastavnik nastavnica učiteljici професорица професор учитељ учитељица учитељицу учитељице наставник наставница учитељици ucitelj uciteljica uciteljicu uciteljice uciteljici
teachers: profesori učitelji nastavnici професори учитељи наставници ucitelji
team: tima timu timovi timova ekipo ekipa ekipe ekipu ekipi tim momčad moštvo тима тиму тимови тимова екипо екипа екипе екипу екипи тим момчад momcad mostvo
temporary: privremeno privremeni privremena привремено привремени привремена
ten: deset десет
tenant: najmoprimac podstanar најмопримац подстанар
tenants: stanar станар
tenfold: deseterostruki десетероструки
tent: šator шатор sator
tenth: desetu deseto десету десето
test: test тест
textbook: udžbenik udžbenici уџбеник уџбеници udzbenik udzbenici
thanks: hvala zahvale hvalim zahvaljuje хвала захвале хвалим захваљује
that: toga taj ta tog tom tome tu onaj onu onog onom onim onoj tisti tista tisto tiste тога тај та тог том томе ту онај ону оног оном оним оној
theatre: kazalište kazališta kazalištu pozorište pozorišta pozorištu glumac glumci predstava predstave predstavu казалиште казалишта казалишту позориште позоришта позоришту глумац глумци представа представе представу kazaliste kazalista kazalistu pozoriste pozorista pozoristu
their: njihov њихов
them: ih im njih njima jih jim их им њих њима
then: pa onda tada zatim potom па онда тада затим потом
there: tamo ondje onde onamo tam тамо ондје онде онамо
therefore: stoga стога
thermos: termos термос
these: ovi ovih ovima ови ових овима
they: oni one они оне
thief: lopov kradljivac лопов крадљивац
thing: stvar ствар
think: razmišljaju misli размишљају мисли razmisljaju
third: treći treća treće treću trećom tretji tretja tretje трећи трећа треће трећу трећом treci treca trece trecu trecom
thirteen: trinaest тринаест
thirty: trideset тридесет
this: ove ovu ovaj ova ovo ovog ovom ovim ovoj to tega tem teh ове ову овај ова ово овог овом овим овој то
this kind: ovakav ovakva ovakvo ovakve овакав оваква овакво овакве
thousand: tisuća tisuću tisuće hiljada hiljadu hiljade tisoč тисућа тисућу тисуће хиљада хиљаду хиљаде tisuca tisucu tisuce tisoc
three: tri troje tročlana trojica trije treh три троје трочлана тројица troclana
three hundred: tristo trista тристо триста
threshold: prag праг
through: skozi
throws: baca баца
thursday: četvrtak četvrtkom četvrtka četrtek четвртак четвртком четвртка cetvrtak cetvrtkom cetvrtka cetrtek
ticket: karta kartu karte karti kartom ulaznica ulaznicu ulaznice ulaznici ulaznicom vozna vstopnica vstopnico vozovnica карта карту карте карти картом улазница улазницу улазнице улазници улазницом возна
tickets: karata kartama ulaznicama vstopnic карата картама улазницама
tie: kravata кравата
tied: izjednačeno изједначено izjednaceno
time: vrijeme vreme вријеме време
tin: kantica кантица
title: naslov titula titulu titule zvanje zvanja zvanju наслов титула титулу титуле звање звања звању
titles: zvanjima titulama naslovi naslove звањима титулама наслови наслове
to: da k h да
today: danas danes данас
together: zajedničkim заједничким zajednickim
token: žeton tokena tokenu tokenom жетон токена токену токеном zeton
tokens: žetoni žetone tokeni tokene жетони жетоне токени токене zetoni zetone
tomato: rajčica paradajz рајчица парадајз rajcica
tomorrow: sutra jutri сутра
tonight: večeras noćas вечерас ноћас veceras nocas
took: odnio odneo uzeo uzela uzeli odnijeli odneli odnela однио однео узео узела узели однијели однели однела
tool: alat алат
tools library: alatnica алатница
tooth: zub zuba zubi зуб зуба зуби
top: vrha vrh vrhu vrhom врха врх врху врхом
top up: dopuna dopuni допуна допуни
topic: tema teme temu temi тема теме тему теми
tour: obilazak obilaska obilasku obilaske обилазак обиласка обиласку обиласке
tour guide: vodičem водичем vodicem
tourist: turist турист
tournament: turnir турнир
towards: prema према
tractor: traktor трактор
trade: trgovina trgovine trgovinu trgovini trgovinom trgovati trguj trgovanje trgovanja trgovanju trgovinski трговина трговине трговину трговини трговином трговати тргуј трговање трговања трговању трговински
trademark: zaštićen zaštita zaštite zaštitu заштићен заштита заштите заштиту zasticen zastita zastite zastitu
trader: trgovac trgovca trgovci trgovcu трговац трговца трговци трговцу
trail: stazom staza staze stazi stazu стазом стаза стазе стази стазу
trailer: prikolice prikolica приколице приколица
train: vlak voz voza vozovi влак воз воза возови
training: obuku obuka obuke obuci osposobljavanje trening treninzi usavršavanje vadba vadbe usposabljanje обуку обука обуке обуци оспособљавање тренинг тренинзи усавршавање usavrsavanje
transaction: transakcija transakcije transakciju transakciji трансакција трансакције трансакцију трансакцији
transfer: prenosićemo prenijet prijenos prenos preneti prenesi ustupi prebaci prebacuje prebačeno ustupanje doznaka prenosivost prosljeđivanje prenesti prenese prenašati преносићемо пренијет пријенос пренос пренети пренеси уступи пребаци пребацује пребачено уступање дознака преносивост просљеђивање prenosicemo prebaceno prosljedivanje prosljedjivanje prenasati
transferable: prenosiv prenosljiv преносив
transferred: prenesen prebačen prenet prenijeli preneli пренесен пребачен пренет пренијели пренели prebacen
transfers: prenosi prenose ustupa преноси преносе уступа
translates: prevodi prevesti преводи превести
transparent: transparentno transparentan транспарентно транспарентан
transport: prevoz prijevoz превоз пријевоз
treasure: blago благо
treasurer: blagajnica blagajnik blagajnici благајница благајник благајници
treasury: riznica riznice trezor blagajničko ризница ризнице трезор благајничко blagajnicko
tree: stablo stabla drvo sadnica стабло стабла дрво садница
trip: izlet putovanje putovanja putovanju излет путовање путовања путовању
triple: trostruko utrostručiti троструко утростручити utrostruciti
true: res
trumpet: trubu truba trube трубу труба трубе
trust: povjerenje poverenje povjerenja poverenja povjerenju vjerovati verovati vjeruj veruj zaupa повјерење поверење повјерења поверења повјерењу вјеровати веровати вјеруј веруј
trusted: pouzdan provjeren proveren поуздан провјерен проверен
truth: istina istine istinu истина истине истину
tuesday: utorak utorkom utorka torek уторак уторком уторка
turnover: promet промет
tutoring: instrukcije poduka poduke poduku инструкције подука подуке подуку
twelve: dvanaest дванаест
twenty: dvadeset dvajset двадесет
twice: dvaput puta двапут пута
two: dvije dva dve dvoje dvojica dvojicu dvima dvaju dvjema dvema dveh двије два две двоје двојица двојицу двима двају двјема двема
two days: dvodnevni дводневни
two hundred: dvjesto dvjesta dvesta dvesto двјесто двјеста двеста двесто
tyres: gume guma гуме гума
unauthorized: neovlašten neovlašćen неовлаштен неовлашћен neovlasten neovlascen
under: pod ispod под испод
understand: razumije razume razumiju разумије разуме разумију
union: uniji unija unije uniju унији унија уније унију
unique: jedinstven unikat јединствен уникат
unity: jedinstvo јединство
university: sveučilište sveučilišta sveučilištu univerzitet fakultet veleučilište свеучилиште свеучилишта свеучилишту универзитет факултет велеучилиште sveuciliste sveucilista sveucilistu veleuciliste
unlicensed: nelicenciran нелиценциран
unlimited: neograničen неограничен neogranicen
unofficial: neslužben nezvanično nezvanični nezvanična неслужбен незванично незванични незванична nesluzben nezvanicno nezvanicni nezvanicna
unpaid: neplaćene neplaćeni nepodmiren неплаћене неплаћени неподмирен neplacene neplaceni
unrecognized: nepriznat непризнат
unredeemed: neiskorišten neiskorišćen неискориштен неискоришћен neiskoristen neiskoriscen
until: do dokler до
upper: gornjeg gornji gornja горњег горњи горња
us: nas nam nama нас нам нама
use: koristi koriste upotreba uporaba upotrebe uporabe upotrijebiti upotrebiti korištenje korišćenje korištenja korišćenja upotrebljava upotrebu uporabu korištenju korišćenju користи користе употреба упораба употребе упорабе употријебити употребити кориштење коришћење кориштења коришћења употребљава употребу упорабу кориштењу коришћењу koristenje koriscenje koristenja koriscenja koristenju koriscenju
used: rabljenu rabljeni rabljena polovni polovna korišten korišćen рабљену рабљени рабљена половни половна кориштен коришћен koristen koriscen
useful: korisna korisno korist корисна корисно корист
user: korisnik korisnica корисник корисница
users: korisnici korisnike корисници кориснике
usually: običajno obicajno
vacation: odmor praznici praznik одмор празници празник
vaccination: cijepljenje vakcinacija cjepivo цијепљење вакцинација цјепиво
vaccine: cjepivom цјепивом
valid: valjan važeći važeća važeće važeću punovažan vrijedeći veljaven veljavna veljavno ваљан важећи важећа важеће важећу пуноважан вриједећи vazeci vazeca vazece vazecu punovazan vrijedeci
validity: valjanost važenje važenja ваљаност важење важења vazenje vazenja
valuable: dragocjen dragocen vrijednija vrednija vrijednije vrednije vrijedniji vredniji драгоцјен драгоцен вриједнија вреднија вриједније вредније вриједнији вреднији
value: vrednošću vrijednost vrednost vrijednošću protivvrednost вредношћу вриједност вредност вриједношћу противвредност vrednoscu vrijednoscu
value grows: vrijednostraste вриједнострасте
valued: procijenjen procenjen procjena procena procjenu procenu vrednuje vrednovanje процијењен процењен процјена процена процјену процену вреднује вредновање
van: kombi комби
various: razno razni razne разно разни разне
vegetables: povrće povrća поврће поврћа povrce povrca
very: vrlo jako veoma zelo врло јако веома
vest: prsluk прслук
victim: žrtva žrtve жртва жртве zrtva zrtve
village: selo sela selu seoska seoski seosko vasi село села селу сеоска сеоски сеоско
vineyard: vinograd виноград
visible: vidljiv видљив
visit: posjet poset posjetiti posetiti posjetite posetite posjećuje posećuje посјет посет посјетити посетити посјетите посетите посјећује посећује posjecuje posecuje
visitors: posjetitelji posetioci posjetitelja posetilaca posjetitelje посјетитељи посетиоци посјетитеља посетилаца посјетитеље
visits: obiđe obiđu obići posjeti poseti обиђе обиђу обићи посјети посети obidje obide obidju obidu obici
voice: glasu гласу
volatile: promjenjiv promenljiv промјењив променљив
volleyball: odbojka odbojke одбојка одбојке
voluntary: dobrovoljna dobrovoljnog dobrovoljne dobrovoljnih добровољна добровољног добровољне добровољних
volunteer: volonter volontira dobrovoljac dobrovoljno dobrovoljci dobrovoljni prostovoljec prostovoljka prostovoljno волонтер волонтира добровољац добровољно добровољци добровољни
volunteers: volonteri volontera volontere volonterke volonterki volonterkama prostovoljci prostovoljcev prostovoljcem волонтери волонтера волонтере волонтерке волонтерки волонтеркама
vote: glasački glasačko glasam glasaj glasali glasao гласачки гласачко гласам гласај гласали гласао glasacki glasacko
voter: glasač гласач glasac
votes: glasaju glasovanje glasovati glasuje glas glasamo гласају гласовање гласовати гласује глас гласамо
voucher: bon bona bonu bonom vaučer talon бон бона бону боном ваучер талон vaucer
vouchers: bonovi bonova bonove vaučeri vaučere бонови бонова бонове ваучери ваучере vauceri vaucere
wait: čeka čaka чека ceka caka
walk: hodati hodanje hodanja ходати ходање ходања
walked: hodala hodao ходала ходао
walks: hoda šetnje šetnja šetnju хода шетње шетња шетњу setnje setnja setnju
wall: zidu zid zida зиду зид зида
wallet: novčanik walleta denarnica denarnico denarnice denarnici новчаник novcanik
wallets: novčanike novčanici novčanika новчанике новчаници новчаника novcanike novcanici novcanika
want: hoću hoće htjeti hteti žele želim želite želiš željeti poželi hoče želijo хоћу хоће хтјети хтети желе желим желите желиш жељети пожели hocu hoce zele zelim zelite zelis zeljeti pozeli zelijo
wanted: htjeli hteli htio hteo htjela htela želio želeo željeli želela želeli хтјели хтели хтио хтео хтјела хтела желио желео жељели желела желели zelio zeleo zeljeli zelela zeleli
wants: želi жели zeli
warehouse: magacin skladište skladišta магацин складиште складишта skladiste skladista
warning: upozorenje upozorenja upozorava oprez pazi упозорење упозорења упозорава опрез пази
warranty: jamstveni garantni јамствени гарантни
was: bio bila bilo beše bil био била било беше bese
washing: pranje прање
washing machine: perilica praonica перилица праоница
waste: otpad отпад
watch: gledanje гледање
water: vode vodu voda vodom vodovod воде воду вода водом водовод
water plants: zalijevati zalivati zalijevanje zalivanje залијевати заливати залијевање заливање
way: način начин nacin
we: mi ми
wealth: bogatstvo bogatstva bogatstvu богатство богатства богатству
wearing: nošen ношен ношење nosen
weather: vremenskog vremenski временског временски
website: webu sajt internetska internetske сајт интернетска интернетске
wedding: vjenčanje venčanje svadba вјенчање венчање свадба vjencanje vencanje
wednesday: srijedom srijeda sreda srijedu sredo сриједом средом сриједа среда сриједу
week: tjedan tjedna tjednu sedmica sedmice sedmicu nedjelje nedelje teden tedna tednu tednov тједан тједна тједну седмица седмице седмицу недјеље недеље
weekend: vikend викенд
weekly: tjedno tjedni nedeljno sedmično тједно тједни недељно седмично sedmicno
weight: težina težine тежина тежине tezina tezine
welcome: dobrodošli добродошли dobrodosli
well: buni bunar буни бунар
went up: poraslo porasla porasle porasli skočila skočilo порасло порасла порасле порасли скочила скочило skocila skocilo
were: bili bile били биле
western: zapadni zapadna западни западна
what: sta što šta čega čemu čime čim kaj česa ста што шта чега чему чиме чим cega cemu cime cesa
when: kad kada kdaj кад када
where: kuda kud gdje gde kamo kje kam куда куд гдје где камо
whether: li ли
which: koji koja koje koju kojoj kojom ki kateri katera katero katere који која које коју којој којом
while: dok док
white: beli bijela bela bijeli bele onih бели бијела бела бијели беле оних
who: tko ko koga kome komu kime kim kdo čigar тко ко кога коме кому киме ким cigar
whole: cijeli celi cijela cela cijelo celo cijelu celu cjelosti ukupno ukupan ukupna ukupni ukupne cel ves цијели цели цијела цела цијело цело цијелу целу цјелости укупно укупан укупна укупни укупне
wholesale: veleprodaja veleprodajna veleprodajne велепродаја велепродајна велепродајне
whose: čiji čija čije čiju чији чија чије чију ciji cija cije ciju
why: zašto zakaj зашто zasto
will: ce cu će ću ćemo ćete ćeš bo bom boš bomo boste bodo це цу ће ћу ћемо ћете ћеш cemo cete
will be: biće bit биће бит bice
will not: neću neće нећу неће necu nece
win: osvaja osvoji osvoje pobijediti pobediti pobjeda pobeda осваја освоји освоје побиједити победити побједа победа
wine: vino vina vinu vinski вино вина вину вински
winner: pobjednik pobednik dobitnik dobitnici pobjednici побједник победник добитник добитници побједници
wins: pobjeđuje pobeđuje побјеђује побеђује pobjedjuje pobjeduje pobedjuje pobeduje
winter: zimi zima zime zimu zimski zimska zimske зими зима зиме зиму зимски зимска зимске
wire: žica žice жица жице zica zice
with: sa s uz z са с уз
withdraw: povući povuci povučete podignite povlačenje povlačenja повући повуци повучете подигните повлачење повлачења povucete povlacenje povlacenja
without: bez bezo lišen brez без безо лишен lisen
without interest: beskamatno beskamatni beskamatna бескаматно бескаматни бескаматна
without risk: bezrizično bezrizičan bezrizična nerizično безризично безризичан безризична неризично bezrizicno bezrizican bezrizicna nerizicno
wolf: vuk вук
won: osvojio osvojila osvojili osvojen освојио освојила освојили освојен
wood: drva ogrjev ogrev дрва огрјев огрев
wooden: drveni drvena drvene drvenu дрвени дрвена дрвене дрвену
wool: vuna vune вуна вуне
word: riječ reč beseda besedo ријеч реч rijec
words: riječi reči besed besedami ријечи речи rijecima recima
work: rad rada radu radom raditi radim radite radiš posao posla poslu poslom poslova poslovi poslove djelovanje delovanje delo delati delajo рад рада раду радом радити радим радите радиш посао посла послу послом послова послови послове дјеловање деловање radis
worked: radio radila radili odrađen радио радила радили одрађен odraden odradjen
worker: radnik radnici zaposleni djelatnik djelatnici radnica radnice радник радници запослени дјелатник дјелатници радница раднице
working: radne radni radna radno радне радни радна радно
works: radi rade djeluje deluje ради раде дјелује делује
workshop: radionica radionice radionicu radionici radionicom radionički delavnica delavnice delavnico delavnici радионица радионице радионицу радионици радионицом радионички radionicki
worth: vrijedi vredi vrijede vrede vrijedan vredan vrijedna vredna vrijedno vredno vrijedne vredne vrijedni vredni velja вриједи вреди вриједе вреде вриједан вредан вриједна вредна вриједно вредно вриједне вредне вриједни вредни
worthless: bezvrijedan bezvredan bezvrijedno bezvredno bezvrijedna bezvredna bezvrijedni bezvredni безвриједан безвредан безвриједно безвредно безвриједна безвредна безвриједни безвредни
would: bismo bi bih biste бисмо би бих бисте
write: pisati pišite napiši napišu napiše upiši zapisati zapiši pišem писати пишите напиши напишу напише упиши записати запиши пишем pisite napisi napisu napise upisite zapisi pisem
writes: piše pišu пише пишу pise pisu
written: pisan zapisan писан записан
year: godina godine godinu godini godinom lani leta letu let letos година године годину години годином лани
yearly: godišnje godišnji godišnja godišnju godišnjom godišnjoj letno letna letni vsakoletni годишње годишњи годишња годишњу годишњом годишњој godisnje godisnji godisnja godisnju godisnjom godisnjoj
years: godinama godište годинама годиште godiste
yellow: žuti žuta жути жута zuti zuta
yes: dakako naravno svakako дакако наравно свакако
yesterday: juče včeraj јуче juce vceraj
yield: urod урод
you: vas vi ti vam vama tebe tebi tobom вас ви ти вам вама тебе теби тобом
young: mlađem mlad млађем млад mladem
your: tvoj tvog vaš vaša vaše vašu vašoj vašom vaši твој твог ваш ваша ваше вашу вашој вашом ваши vasa vase vasu vasoj vasom vasih vasim
youth: mladi mlade млади младе
zero: nula nule nulu нула нуле нулу`
