/** What Polish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a bit: trochę lekko
abbreviation: skrót skrócie
able: potrafią potrafisz umiesz umiem mógłbyś
above: powyżej
accept: przyjmuje przyjąć przyjmują
accepted: przyjęto przyjęty przyjęta przyjęte
access: dostęp wgląd
accident: wypadek
accommodation: noclegi
according: według wg
account: koncie kont
account transfer: przekazem
accounting: księgowość
accreditation: akredytacja akredytacji akredytację
accredited: akredytowany akredytowana akredytowane akredytowaną
action: akcjom akcji akcja akcję akcją
actor: aktor
actually: właściwie
add: dodać dołożyć dodaj dołożył
add up: sumują
additional: dodatkową dodatkowego dodatkowej
additionally: dodatkowo dodatkowy dodatkowe dodatkowa
address: adres zamieszkaniowy
address list: adresowe adresowa
administration office: urzędnik urzędnicy
administrator: administrator administracji
admission: wstęp wejście wejścia wejściu
admit: wpuszczamy
adults: dorosłych dorosłym dorośli
advanced: zaawansowany zaawansowana
advise: radzą
advisor: doradca doradcy doradcą konsultant
aesthetics: estetyka
after: po
again: znowu ponownie znów
against: przeciw kontra wbrew
against payment: płatnej płatnych płatnego
age: wiek
ages: wieki
ago: temu
alike: łudząco
all: wszystkich wszystko wszyscy wszystkie wszystkim
allergy: alergia alergii alergie uczulenie
alley: alejki alejka
allocated: przydzielony przydzielone przydziela
allocation: alokacja alokacji przydział
allotment: rod
allowed: dozwolone dozwolony dozwolona pozwolono
almost: prawie niemal
alone: samotnie
already: już
also: też także również
altar boys: ministranci
although: choć chociaż
always: zawsze
amateur: amatorskiego
ambulance: karetkę
amount: kwot kwocie sumę suma sumie sumy
and: oraz i a
animals: zwierząt zwierzęta
annotation: dopiskiem
announce: podajemy ogłaszamy ogłosić
announcement: komunikat ogłoszenia ogłoszenie ogłoszeń
annual: całoroczny całoroczna
annual fee: roczną
anonymous: anonimowy anonimowo anonimowa anonimowe
answer: odpowiedź odpowiada odpowiedz
answered: odpisałam odpowiedział
antiques: staroci
anyhow: byle
anyone: ktokolwiek kogokolwiek komukolwiek
anything: czegokolwiek
anywhere: gdziekolwiek
app: aplikacji aplikacja aplikację aplikacją aplikacje
appeal: odwołania
appears: pojawia
applause: oklaski
apple tree: jabłoni
application: wniosek wniosku wnioski wnioskować zgłoszenie zgłoszenia zgłoszeń zgłoszeniowy
applies: obowiązuje
appreciate: zyskiwać
approach: zaczepiać
approval: zatwierdzenie zatwierdzenia akceptacja akceptacji
approved: zatwierdzona zaakceptowany zatwierdzone dopuszczony
april: kwietnia kwiecień kwietniu
architect: architekt
archive: archiwum
are: są
armchair: fotel
around: wokół około
arranges: umawia
arranging: ułożeniu
arrears: zaległości
arrives: przyjdzie przychodzi przyjść dojdzie
art: artystyczny artystyczna
art class: plastyce
artist: artysta artysty artystka artyści artystów
as: jako
as if: jakby
as long: póki
ask: prosić pytać
asked: pytali pytał pytano prosił
asks: pyta
assign rights: cesja cesji
assigned: przypisana przypisany przypisane przypisano przypisujemy
association: związku związek stowarzyszenia stowarzyszenie stowarzyszeniu towarzystwa towarzystwo związkiem
association radio: łączności
at: przy u
at least: choćby
at once: jednocześnie
ate: zjadł
attachment: załącznik
attend: uczestniczy uczestniczą uczęszcza weźmiesz
attendance: obecności obecność frekwencja frekwencji frekwencję uczęszczanie uczęszczania uczestniczenie
attended: uczestniczył uczestniczyli obecna
attendee: obecnego
attics: strychach
auction: aukcję aukcji aukcja aukcje licytacja licytacji licytację licytacje wylicytowano licytować licytuj wylicytował przetarg
august: sierpniowy sierpnia sierpień sierpniu
aunt: cioci
authentic: autentyczny autentyczna autentyczne autentyczność autentyczności oryginalny oryginalna oryginalne oryginał
author: autor
author book: pisarz pisarka
authority: organ władz
authorization: upoważnienie upoważnienia autoryzacja autoryzacji pełnomocnictwo
authorized: upoważniony upoważniona uprawniony uprawniona upoważnia autoryzowany autoryzowana
autumn: jesieni
available: dostępny dostępna dostępne dostępni dostępność dostępności
award: wręczamy przyznajemy przyznać wyróżnienie nadajemy przyznanie przyznania
awarded: przyznano przyznany przyznana nadany nadana nadano odznaczony
awards: przyznaje
away: niż
bachelor: licencjat licencjacki
background: tle tło
backpacks: plecaki
backup: zapasowa zapasowej zapasową backup
backwards: wstecz
badge: odznak odznace plakietka plakietkę plakietki plakietek plakietką znaczek znaczki znaczka znaczków znaczku odznaczenie odznaczenia odznaczeń przypinka przypinkę przypinki
badges: odznakami odznakach odznakom plakietkami znaczkami plakietkach przypinek blaszki
bag: torbą torba
bake: upiec piecze pieką wypiek
baked: upiekł upiekli
baker: piekarz
bakery: piekarni
balance: sald
balconies: balkony
bandage: bandaż
bank: bank bankowego bankowości bankowość
bank account: iban
banknote: banknot
bankrupt: upadłość bankructwo
banner: sztandarze
bar: bar
barbecue: grill
barn: stodole
barrier: szlaban
based on: podstawie
basket: kosz
bazaar: kiermasz
be: być bądźcie
beats: kołacze
beautiful: piękny piękna
became: został zostali
because: bo ponieważ gdyż bowiem
beer: browar chmielem piwo
bees: uli pszczół
before: przed zanim wcześniej
before then: uprzednio
beggars: żebrakom
beginner: początkujący początkująca
bell: dzwon
belongs: należy należą
belongs to: przynależność przynależy
benches: ławek
benefactor: dobrodziej mecenas
benefit: korzyścią świadczenie
benefits: korzyściami przywilej świadczenia świadczeń
berry: jagoda
beside: obok
besides: poza oprócz ponadto
best: najlepszy najlepsza najlepsze najlepiej
beta: beta
bets: zakłady typuje
better: lepiej lepszy lepsza lepsze
between: między wśród
bicycle gear: trybiki sprzęgło
big: większą wielki duży duża duże wielka
biggest: największy największa największe największą
bike: rower
bill: rachunek rachunku rachunki
bill receipt: paragony paragonem
bird: ptak gołębi
birth: rodzenia
birth date: ur
birthday: urodzin solenizant imienin
bitcoin: bitcoina bitcoinie bitcoiny bitcoinów bitcoinem btc
bitten: nadgryzioną
black: czarno czarny czarna czarne
blackbird: kos
blindly: ślepo
block: blok
blockchain: blockchainie blockchaina blockchainu blockchainem
blocked: blokuje zablokowane zablokowany
blocks: klockami
blog: bloga
blood: krwi krew krwiodawstwa
blouse: bluzki
blue: błękitny
board: zarząd tablicy tablica tablicę tablice
boards: deską dechach
boat: łodzi jacht
bond: obligacja obligacji obligacje obligację
bonfire: ognisku ognisko
bonus: bonus premia premię premii premie premią premiowy premiowe premiowa
book: książka książkę książką książce książeczki książeczce książkowe książeczkę tomik
bookmark: zakładkę zakładki zakładka zakładek zakładce
books: książek książki książkami książkach
bookshop: księgarni
born: urodzony urodzona urodziłem
borrow: wypożycza wypożyczysz pożyczaj
borrowed: wypożyczony wypożyczone wypożyczył
borrower: pożyczkobiorca pożyczkobiorcy kredytobiorca
borrowing: wypożyczenie wypożyczenia wypożyczyć
boss: szef
both: obu obie oba
bottle: butelek butelka butelki
bought: kupił kupili kupiono kupiony kupione nabył zakupiony zakupione zakupiona zakupił kupowany wykupił wykupiony
box: pudełek pudełko skrzynia
boy: chłopiec chłopca chłopcy
boys: chłopaków
branches: gałęzi
brass: mosiężny
bread: chleb bochenka bochenek
breakfast: śniadanie śniadania
brick: cegiełki cegiełkę cegiełka cegiełek
bridge: brydża
brigade: brygada
bring: przyprowadź przyprowadzić przyprowadzisz przyprowadza przynieś
brings: przyprowadzi przynosi wnosi przywiozą
broker: broker makler pośrednik pośrednictwo
bronze: brąz
brother: brat bracia
brought: przyniósł przyniosła
browser: przeglądarka przeglądarce
budget: budżet
buffet: bufet bufecie stołówce
bug: bugi usterka
build: budować budujemy zbuduj
builders: budowniczy
building: budynek budynku
built: zbudowany zbudowano zbudował
bun: bułka bułki bułek
bus: autobus bus
business: biznes interesu działalność działalności
but: ale lecz
button: guzik
buy: kupić kup kupujemy kupimy kupować kupisz kupujesz kupię kupujcie nabyć nabywać kupcie kupował kupowali zakupić nabądź dokup
buy back: odkupywał odkupi odkupuje skupuje wykupić
buyback: skup odkup odkupienie wykup
buyer: kupujący kupującego nabywca nabywcy nabywcą
buyers: kupujących nabywców kupcy kupców
buying: kupowanie kupowania
buys: kupuje kupi kupują nabywa nabędzie skupią wykupi zakupi wykupuje
cabins: kabiny
cables: kable
cafe: kawiarni kawiarenka kawiarence kawiarenki
cage: klatki klatkę klatka klatce klatek
cake: ciast drożdżówka szarlotka sernik
calendar: kalendarz
call: zadzwoń dzwoni
calmly: spokojnie
came: przyszło przyszedł przyszła przyszli przyszły przybyło przyjechał przyjechali przychodził przychodzili
camera: aparat kamera
can: można potrafi umie
can be: bywa
cancel: anulować anuluj odwołać unieważnić unieważnia
cancelled: anulowany anulowane odwołany odwołane odwołana unieważniony
cannot erase: nieusuwalny
cans: puszki
canteen: jadalni stołówka
cap: kapsel kapsla
capital: kapitał
captain: kapitan naczelnika
caption: napis
car: auto samochód samochodu samochodem samochody
card: karcie kart karteczka karteczki kartonika karteczkę
care: opieki opieką opieka opiekuje
caregiver: opiekun
carnival: zapusty karnawał
carol singers: kolędników
carry: wożą wożono
carry out: wykonać wykonuje
cars: auta
cart: wóz taczki taczek
carts: wózki
case: razie przypadek
cash: gotówkowy gotówkowe gotówkowa
cash out: spieniężysz spieniężenie spieniężenia spieniężamy
cashback: cashback
cassette: kaseta
castle: zamek
cat: kot kota koty kotów
catches: złapie
catechism: katecheza religijny
categories: kategorie kategoria kategorii
centre: centrum ośrodka ośrodek
ceremony: obrzęd gale uroczystość
certificate: certyfikat zaświadczenie zaświadczenia zaświadczeń świadectw poświadczenia poświadczenie certyfikacie zaświadczeniu atestacja
certificates: certyfikatami certyfikatach świadectwami
certification: certyfikacja certyfikacji certyfikację
certified: certyfikowany certyfikowana certyfikowane poświadczony poświadczona certyfikowaną atest poświadczone
chain: łańcuch
chairman: przewodniczący przewodniczącego przewodnicząca
chairs: krzeseł krzesła krzesło
championship: mistrzostw
chance: szans
change: zmiana zmianę zmieni
changes: zmienia zmian
changing room: szatni
characters: postaci
charity: charytatywny charytatywna charytatywne charytatywnie dobroczynny dobroczynna dobroczynności
charter: czarter
cheap: tani
cheaper: taniej tańszy tańsza tańsze
cheated: oszukał oszukany
check: sprawdzić sprawdź sprawdzenie sprawdzeniu sprawdzenia
checkout: kasie kasjer
checks: sprawdza sprawdzi
cheese: serów
chess: szachowy szachy szachów szachowe
child: dziecka dziecko dziecku dzieckiem
child name: imionami
childbirth: porodu
children: dzieci dziećmi
children under: najmłodszym
chimney sweep: kominiarski
chip in: zrzuca zrzucić składkowy dorzucić dorzuć dorzuca składkowo
chocolate: czekolady
choice: wyborze wybór
choir: chór
choirs: chóry chórzysta chórzystka chórzyści
choose: wybierz wybrać wybieramy wybieraj wybierasz wybrany wybrana wybrane wybrał wybrali
chooses: wybiera wybierze
christmas: gwiazdkę gwiazdka gwiazdą święta
church: kościół kościoła kościele kościelny kościelna
cider press: tłoczni
cinema: kina kino kinie seans
citizen: obywatel
city: mieście miasta miasto miejska miejski
claim: roszczenie roszczenia roszczeń żądać
claims: twierdzi
class: klas klasowych klasowego
class register: dziennikiem
classes: zajęcia zajęć zajęciom
clean: czysty czysta czyste sprząta
cleaned: sprzątał sprzątali
cleaning: sprzątanie sprzątania
click: kliknij kliknąć kliknięcie
clinic: przychodni gabinet
close: zamykamy zamknąć
closed: zamykana zamknięte zamknięta zamknięty nieczynny
club: koła koło kole kółko kółka kół klub klubowych klubowego
clubroom: świetlicy świetlica świetlicę świetlice
coach: trenerka szkoleniowiec
code: kod kodu kodem kody kodów kodzie
code software: oprogramowanie oprogramowania programista programiści kodować
coffee: kawa kawy kawę kaw kawą
coin: monet coin
coins: coiny coinów monetami monetach bilon
collateral: zastaw zabezpieczenie zabezpieczenia
colleague: kol
collect: zbieramy zbierać zbieraliśmy zbierz zbieraj
collected: zebrano zebrane zebrał zebrali zebrania odebrał zbierał zbierali zebraną zebranych
collected items: kolekcjonował
collectible: kolekcjonerska kolekcjonerskie kolekcjonerską kolekcjonerskich
collection: kolekcja kolekcji kolekcję kolekcje
collector: kolekcjoner
collectors: kolekcjonerzy kolekcjonerów numizmatycy
collectors item: kolekcjonować kolekcjonuj
collects: zbiera zbierze
color: kolor
comb: grzebieniem
come: przyjdź przychodzą przychodź przybywa
come in: wchodź
comes: przyjeżdża nadchodzi
comic: komiks
commission: prowizją prowizyjny
committee: komisja komisji komisję komitet
committer: commit
common: wspólna wspólne wspólny wspólnota
community: społeczność społeczności wspólnoty wspólnotę społeczny społeczna społeczne
commute: dojazd
company: firm spółce spółka spółki spółkę przedsiębiorstwo spółek spółkom spółką przedsiębiorstwa przedsiębiorca przedsiębiorcy
competences: kompetencji kompetencje kwalifikacji kwalifikacje
competition: konkurencji rywalizacja konkurencja
complete: ukończy dokończyć zaliczać
completed: ukończył ukończyli ukończony ukończone zaliczył zaliczyli zaliczony zaliczone ukończono ukończysz ukończą zdany
completing: dokończenie
completion: ukończenia ukończenie ukończeniu
compost: kompost
compound: składany
computer: komputer laptopy
concerns: dotyczy
concert: koncert
condition: warunek warunki warunków
confession: spowiedź
confidential: poufna poufnych poufność
confirm: zatwierdzić zatwierdzamy
confirmation: potwierdzenie potwierdzenia potwierdzeń
confirmed: zatwierdziła potwierdzony potwierdzone zatwierdzony
confirms: potwierdza zatwierdza stwierdzający potwierdzi potwierdzą
consent: zgodą zgodę zgoda zgody
consents: zgadza
conservator: konserwatora
considered: uznał
consignment: komis
construction: budowie budowa
contact: kontakt
contains: zawiera
contest: konkurs zawody zawodach zawodów zawodami
contract: umowa umowy umowę umową umów kontrakt
contribution: wkład
contributor: współtwórca współtwórcy kontrybutor
control: kontroli kontrola kontrolę
convention: konwencie
convert: wymienialny zamienimy przelicz
convertible: wymienialnych
cook: kucharz gotować gotuje gotują kucharka kucharki kuchenny
cooked: gotowała
cooked meal: posiłek posiłki posiłku
cookies: ciastek ciasteczka ciastko
cooking: gotowanie gotowania
cooperative: spółdzielni kooperatywa
coordinates: koordynuje
coowner: współwłaściciel współwłasność współwłasności
copy: kopię kopie kopia kopii
corks: korków
corner: rogu kącik kątem
corporation: korporacją korporacja
correct: poprawny poprawnie prawidłowy
cost: koszt
costs: kosztuje kosztują kosztów koszty
cotton candy: wata cukrowa
could: mogła mógł mogły mogli mogłem moglibyście mogłoby
council: rada rady radę radą rad
counted: policzył policzone
counting: liczeniu
country: kraj
counts: liczy liczą
coupon: kupon
coupons: kuponach
course: kurs szkoleniowy szkoleniowe
courses: kursy kursów kursami kursach
court: sąd sądu sądowy sądowa sądem
covers: pokrywa
cracked: spękany
crackle: trzeszczą
craft: rzemiosło rzemiosła rękodzieło rękodzieła
craftsmen: rzemieślników
crane: żuraw
create: tworzyć utwórz tworzymy
creates: tworzy
credits: ects
crochet: szydełkowania
crooked: najkrzywszego krzywy
crowdfunding: zrzutka zrzutki zrzutkę crowdfunding
crown: koronę korona
crypto: krypto
cryptocurrency: kryptowalut
culture: kultury kultura kulturę
cup: filiżanka filiżanki puchary kubki
currency: walut
current: aktualny bieżący
custodian: depozytariusz powiernik powierniczy powierniczo
custody: depozytowy powiernictwo powiernictwa
customer: klient
customers: klienci klientów klientom klientami klientek
cycle: cykl
cycling: rowerowy rowerowego rowerowej rowerowa rowerzyści
czech: czeskich
dad: tata taty
daily: dziennie dzienny dzienne
dairy: mleczarni
dance: tańca tańce taniec potańcówka
dancer: taneczny taneczna taneczne tancerz
dared: śmiał
data: danych dane danymi dan bazie
database: baza bazę bazy
date: datą data daty datę dat dacie termin
date born: urodził
day: dzień dnia dniu dniem dniowi
days: dni dniach dniami
deadline: deadline terminowy
dealing with: zagłębianego
dear: szanowni kochani drodzy szanowny
debate: debata debaty
debt: dług zadłużenie wierzytelność wierzytelności
december: grudniu grudnia grudzień
decide: decydować decydują decydujemy decydujesz
decided: zdecydował zdecydowano zdecydowaliśmy
decides: decyduje rozstrzyga
decrease: zmniejszyć zmniejsza zmniejszenie
deer: jeleń
defended: broniła
degree: stopień stopni
delete: kasuje usunąć skasować usuwamy
deleted: usunięte usunięty skasowany skasowane usuwa usunie
delisted: wycofany wycofane
demand: popyt
dentist: dentysta dentysty stomatolog
department: dział dziale
depends: zależy
deposit: kaucję kaucja kaucji kaucją depozyt lokata lokaty lokatę lokacie wadium zadatek ulokuj
deposit account: rachunkach
deposit put: deponować deponuj
deposited: zdeponowane zdeponowany zdeponowana wpłacone złożone
deposits: lokat depozytów wpłacanie
description: opis
deserved: zasłużony
details: szczegóły szczegółów
developers: deweloper programistów
development: rozwój rozwoju
diagnosis: diagnoza diagnozy diagnozę rozpoznanie
diet: dietetyczne
different: odmienny różnią
differently: różnie inaczej
digital: cyfrowy cyfrową cyfrowe cyfrowa cyfrowo
dinner: obiad kolację
diocese: diecezji
diploma: dyplom
diploma replica: kolekcjonerskiego
directly: wprost bezpośrednio
director: dyrektor dyrekcji
disabled: niepełnosprawny niepełnosprawności
discharge: absolutorium
disclose: ujawniajcie udostępnia
discord: discordzie
discount: zniżek zniżki zniżka zniżkę zniżką rabat ulg ulgi ulga ulgę ulgowe ulgowy ulgowa zniżkowy zniżkowa zniżkowe upust taniość przecena
discussion: dyskusyjny dyskusji
dish: potrawą
disk: dysk
display cases: gablotach
disputes: spory
disqualify: dyskwalifikują
distinguished: wyróżnione
distribute: rozdzielamy
distribution: dystrybucja dystrybucji
district: osiedla osiedle osiedlu powiat dzielnicy osiedlową okręg
divide: dzieli dzielą podział podziale
dividend: dywidend
dividends: dywidendami dywidendom
diving: nurkowy nurkowanie nurkowania nurek
do: robi zrobić zrobimy zrób
doctor: lekarz doktor terapeuta terapeuty dr
doctorate: doktorat doktorski
doctors: lekarze
doctors office: gabinecie
document: dokument
document official: akt aktu
does: zrobi
dog: psa psu
dogs: psy psem pies psów
doll: lalek lalkę lalka
dollar: dolar usd
donate: darować wesprzeć wspieraj przekażę podaruj ofiarować wspomóc
donated: darował podarowany ofiarował przekazane przekazana przekazany
donation: darowizna darowiznę darowizną datek datki datków
donations: donacji darowizn donacje
donor: dawcy dawców krwiodawcy krwiodawców darczyńca darczyńcy krwiodawca darczyńców darczyńcom
door: drzwi
dormitory: akademiku
double: podwoi podwaja dwukrotnie dubluje podwój
double bass: kontrabas
doubled: podwoił podwojony podwojona podwojone
doubling: podwojenie podwojenia
downline: struktura strukturze strukturę
download: pobiera pobierz pobrać
draw: losujemy
drawing: losowania losowanie losowaniu
drawn: rysowany odrysowano
draws: losuje rysuje rysują
drink: piją sok
drive in: wjeżdżać
driver: kierowców kierowca kierowcy
driving: jazdy jazda jazdę
drop: spaść stanieć obniżka obniżki obniżkę zniżkuje
drop out: odpadają
dropped: staniał
drops: tanieje tanieją stanieje obniża
drove: pojechał
drum: bęben
dulcimer: cymbały lira
dumpling: knedlikiem pierożki
dumplings: pierogów pierogi
during: podczas
duty: dyżur
dwarf: krasnala
each other: nawzajem wzajemnie
eagle: orzeł orłem orła
ear: kłos
early: wczesny wczesna wcześni wczesne wcześniejszy wcześniejsza wcześniejsze
earn: zarobi zarabia zarób dorobić dorabia przynosić przyniesie
earned: zarobił zarobili zarobione zarobiony
earning: zarabianie zarabiania zarabiający
earnings: zarobków zarobkach
earth: ziemi
easily: łatwo łatwy łatwe łatwa
eat: jeść je
economist: ekonomista
edition: edycja edycji edycję edycje edycją nakład
editor: edytorze
eg: np
eight: osiem ośmiu ośmioro
eighteen: osiemnastu osiemnaście
eighth: ósmy
eighty: osiemdziesiąt
electrician: elektryk
electricity: prąd elektryczne elektryczny
electronic: elektroniczną elektroniczny elektroniczna elektroniczne elektronicznie
eleven: jedenaście jedenastu
email: mail
email address: mejl
emblem: herb godłem godło
embroidery: haftu
emergency: ratunkowy ratunkowa pogotowie alarmowy ratownictwo
employee: pracownik pracownicy
employer: pracodawca pracodawcy pracodawców
empty: puste pusty
enamelled: emaliowanych
end: koniec końca końcu końcem zakończeniu zakończenie kończy zakończenia
ended: skończyli skończył zakończona zakończono zakończył zakończyli
engineer: inżynier
english: angielski
enough: dość dosyć
enrolled: zapisanych zapisani
ensure: zapewnić zapewniam zapewnimy
enter: wpisze wpisanie wejść
enters: wchodzi wejdzie wszedł
entitled: uprawniający uprawniająca uprawniające
entitles: uprawnia
entrance fee: wjazdowe
entrust: powierz
entry: wpis
equally: równo
equivalent: ekwiwalent równowartość
error: błędu błędy
established: ustalono
establishes: ustanawia ustala
estimate: kosztorys
eu: ue
euro: euro eur
even: nawet
evening: wieczorem wieczór wieczory wieczoru
event: wydarzenie wydarzenia wydarzeniu wydarzeń imprez event wydarzeniowy uroczystości
events: wydarzeniach imprezach
every: każdy każda każde każdą wszelki
every year: corocznie coroczny coroczna
everyone sees: widzą zobaczą
everywhere: wszędzie
exactly: dokładnie
exam: egzamin matury matura maturę sprawdzian kolokwium klasówka
examinations: badania badań badanie
examiner: egzaminatora komisyjny
except: prócz wyjątkiem
exchange: giełd kantor wymiana wymiany wymianę wymianie wymianą
exchangeable: wymienialne wymienialna wymienny wymienna wymienne
exchanged: wymieniony wymienił wymienione wymieniona zamienił zamieniony zamienione wymieniono
exchanging: wymienianie wymieniania wymieniając
exclusive: ekskluzywny ekskluzywna ekskluzywne wyłączny wyłączna wyłączność
exemptions: zwolnień zwolnienie
exhibition: wystawa wystawę wystawy
exhibitor: wystawca
expenses: wydatkom wydatkami rozchody
expensive: drogi drogo kosztowny
expired: wygasł przeterminowany
expires: wygasa wygaśnie
express: ekspres
face: twarz
factory: zakład
fair: jarmarków kiermaszach kiermaszem
fairy tales: bajek
fake: fałszywy fałszywa fałszywe sfałszowany sfałszowane sfałszowana podrobiony podrobione podrobiona podrabiany podrabiane lewy lewe fałszywą fałszywi sztuczny nieautentyczny fikcyjny fikcyjna fikcyjne lipny lipne lipna
fall: spadek spadku spadki spadać spadków
falls: spada spadnie
falls into: wpada
family: rodzin
fan: kibic fanów fani
farmer: rolnik
fastest: najszybszy
fat: tłuszczu
fate: los
father: ojciec ojca tato
favourite: ulubione
february: lutego luty
fee: opłat opłacie wpisowe prowizji prowizja prowizję prowizje odpłatność odpłatności czesne należność należności
feeding: dokarmianie
fees: opłatami prowizjami
fell: padł
fell ill: zachorowała
fermenting: kiszenia zakwasie
festival: festyn festiwal odpust odpuście jarmark
field: pole pola
fifteen: piętnaście piętnastu
fifth: piąty piątą
fifty: pięćdziesiąt pięćdziesięciu
file: plik
final: ostateczna ostateczny ostatecznie
financial: finansowy finansowa finansowe
financing: finansowanie finansowania finansować finansuje
find: znajdą znaleźć znajdź znajdziesz znajdziecie
finds: znajdzie znajduje
finish: mecie metą meta
finisher: finiszera
fire brigade: osp
fire station: remizie remizy remiza remizę
firefighter: strażacki strażnika strażak strażacka pożarna
firefighters: strażaków strażacy
firmly: mocno
first: pierwszy pierwsza pierwsze pierwszą pierwsi pierwotna premierowy
first class: pierwszoklasista pierwszak
firstly: najpierw
fishing: wędkarskie
fits: mieści
five: pięć pięciu piątka
five hundred: pięćset pięciuset
fix: naprawimy
fixed: stałe stały stała
flag: flaga flagi proporczyk proporzec
floor: piętrze
flowers: kwiat
folder: teczce teczkach
following: następnemu
follows: wynika
font: czcionkę
food: jedzenie jedzenia jadłodzielni
food truck: foodtrucka
football: piłkarski piłkarska piłkę futbol
for: za dla
for fun: rozrywka zabawowy zabawowe
forbidden: wzbronione wzbroniony zakaz
forces: siłach
forest: lasu las
forever: wieczny wiecznie dożywotni
forge: fałszować podrobić podrabia fałszuje fałszują fałszowanie fałszowania podrobienie
forged: podróbka podróbki podróbek
forgery: fałszerstwo fałszerstwa falsyfikat
forget: zapomni
forklift: wózków wózek wózka widłowy
form: formularz forma formie
format: format
former: dawnym
fortune: majątek majątku fortuna fortuny
forty: czterdzieści czterdziestu
found: znalazł znaleziono
foundation: fundacja fundacji fundację fundacją
founder: założyciel założycielskiego fundator
founding: założycielski założycielska
four: cztery czterech czterem czterej czwórkę czwórka
four hundred: czterysta
fourteen: czternaście
fourth: czwarty czwarta czwarte
frames: kadr
framework: ramowy
fraud: oszust oszuści
free: darmo gratis bezpłatnie bezpłatne bezpłatny bezpłatna bezpłatną friko nieodpłatnie nieodpłatny nieodpłatna wolne wolny wolna nieodpłatne
freedom: wolności
friday: piątek piątki piątku
friend: koledze kolega kolegi kolegę koleżanka koleżankę koleżance koleżanki znajomemu znajomy znajomego znajomą przyjaciel
friends: kolegów przyjaciół znajomych znajomym przyjaciołom koledzy znajomi przyjaciele
from: od z ze spod
front: frontu
front runner: lider
fulfils: spełni
fund: fundusz funduszem
fundraise: zbieranie zbierania kwestuje
fundraiser: zbiórka zbiórki zbiórkę zbiórce kwesta kwesty zbiórek zbiórką zrzutce skarbonka skarbonki skarbonkę
funds: środków środki fundusze funduszy środkami
funny: zabawny śmieszny śmieszna śmieszne żart
further: dalej dalszy dalsze
futsal: futsalu piłka piłki
future: przyszłość przyszłości przyszłym przyszłego
gain: zdobywa zdobyć zdobyte zdobycia zdobywca zdobądź zdobędzie zyskuje zyska zyskują
gains: zyskał zyskali
gala: galę gala
gallop: galop
game: zabaw gra gry grę gier grą grze
garage: garaż
garden: ogrodu ogród ogrodowy ogrodów ogrodzie ogrodowe ogrodowa ogrodach ogrodem
gardener: ogrodnik ogrodniczy ogrodnicza
gas: gazowe paliwo
gate: furtkę bramie bramę furtka furtki bramy brama
gave: dał dało dawano dała dali nadał oddał dawał oddali
gazebo: altana altany
german: niemiecki
get rich: wzbogacić bogaty bogactwo wzbogacisz bogaci
gets: dostaje otrzymuje
getting: otrzymanie otrzymania otrzymaniu
gift: podarować prezent podarunek podarunku upominek upominki
gifted: podarowane obdarowany obdarowana obdarowanego
girl: dziewczynka dziewczynki
girls: dziewczyny
give: da dać daję daj oddać oddajemy dajemy dają dam damy dajcie podaj dawać podać podawaj nadaj podajesz oddaj
given: dany dana podane wręczony wręczona wręczone wręczono
gives: daje oddaje nadaje wręcza nada
gives gift: podaruje
giving: dawanie oddanie oddania danie
gladly: chętnie
glasses: okulary
go: idzie idą iść
goal: cel celu cele
goal scored: bramek gol gole
goat: kozicę kozę
god: bóg
goes: chodzi chodzą pójdzie pójdą jedzie jadą jeżdżą
goes out: wychodzi wyjdzie wyjdą odchodzi
gold: złotą złota złote złotym złoto
good: dobry dobra dobre dobrą
governance: głosowania głosowaniu głosowań głosowaniem
government: rząd rządowego rządowych
graded: oceniony oceniamy oceniać
grades: ocen
graduate: absolwent
graduates: absolwenci absolwentów
grandchildren: wnuki wnuków wnukom
granddaughter: wnuczce wnuczka wnuczkę
grandma: babci babć
grandpa: dziadków dziadek
grandson: wnuk
grant title: nadanie nadania nadaniu
granted: nadanej nadanego przyznane przyznał przyznali przyznanych
granting: udzielone udziela
graphic: graficzny graficznie
gravel: żwir
great: super świetny
green: zieloną zielone zielony zielona
greet: pozdrawiam
greetings: pozdrowienia pozdrawiamy
grenade: granat
grew: wzrósł urósł rosła
grocery: spożywcza spożywczy
gross: brutto
group: grup
grows: rośnie rosną wzrasta rosnącej urosło rośnięcie pomnaża
growth: wzrost
guarantee: gwarancja gwarancji gwarancję gwarancją gwarancje gwarantować gwarantujemy gwarantuję poręczenie poręczenia poręczyć
guaranteed: gwarantowany gwarantowana gwarantowane gwarantowaną gwarantował zapewniony zapewnione gwarantowani gwarantowano gwarantując murowany murowane
guarantees: gwarantuje gwarantują poręcza zapewnia
guard: straż dozoru
guardian: opiekunów opiekunem
guess: zgadujemy
guest: gościem gościa
guest card: gościnny
guests: gości gość
guide: przewodnik przewodniczki
gym: siłowni gimnastykę
hackathon: hackathon
had: mieli miał
hair: włos
half: pół połowa połowę połowy
half price: połówka
hall: sali salę sala sal hala hali holu hol
hand out: rozdamy rozdajemy rozdać rozdajesz
handed: wręczył wręczyli
handles: ogarnia obsługuje
hands: ręki ręce rąk dłoni
hands over: odda oddają
hangs: wisi wiszą
harvest: żniwach
harvest festival: dożynkach dożynki dożynek dożynkowa dożynkowy
has: ma posiada
hat: kapelusz
hats: czapki
have: mamy mam mają mieć macie masz posiadać posiadamy posiadają
he: on
head: głowy głowa
headmaster: dyrektorowi dyrekcja
health: zdrowiu zdrowia zdrowie
health fund: nfz
hear: słychać
hears: słyszy
heart: serduszko serce
heating: ogrzewanie ciepła
hectare: hektara
held: odbędzie odbył
helmet: kask hełm
help: pomoc pomaga pomóc pomóż pomożesz pomożemy pomogę
helped: pomogli pomagali pomagano pomógł pomogła pomogło pomagał
helper: pomocnik pomocnicy pomocnicza pomagający
helps: pomoże pomogą pomagasz
hence: stąd
her: ją jej niej nią
herbal: zielarskiego zielniku zielnika
here: tu tutaj
hi: cześć hej siema witam witajcie
hidden: ukryty ukryta ukryte
hide: ukryć ukryj ukrywać schować schowaj
high: wysoki wysoka wysoko wysoką
higher: wyższy wyższa wyższe wyższą drożsi
highest: najwyższy najwyższa najwyższe najwyższą
hiking: turystyczne piesza pieszy wędrówka wędrówki
hiking club: pttk
him: go jemu niego nim
himself: sam sama samo sami same samym samą samych
his: swój swoje swoją swoim swoich swoja swemu jego
his own: swoi
history: historii historia historię
hive: ul ulem pszczelarzy pasieki
hold: trzymając trzymajcie
holder: posiadacz posiadaczem okaziciel
holders: posiadaczy posiadacze posiadaczom posiadaczami
holders get: posiadający posiadającemu
holiday: święto świąteczny świąteczna urlop
hologram: hologram
hologrammed: hologramowy
home: domu dom domem domy domów domowy domowe domowa domek domku domki
home address: zamieszkania zamieszkały zameldowania
honey: miodu miód miodem
honorary: honorowego honorowy honorowa honoru
honour: honorować uhonorowanie honor zaszczyt
hoop: tamborki
horse: konia koń konie konnych
horseshoe: podkowa
hospice: hospicjum
hospital: szpital
host: gospodarz
hotel: hotel hostel
hour: godzinę godzina godzinie
hours: godzinach godz godzinami
household: gospodarstwa
housewives: gospodyń gospodyni
housewives circle: kgw
housing: mieszkaniowa mieszkań mieszkanie
how: jak
how much: ile ilu
however: jednak natomiast
hundred: sto stu setka setki stówa setkę stówkę stówę
hundredfold: stokrotnie
hundreds: stówie
hunting: myśliwski łowiecki myśliwy
hurdy gurdy: korbowa
hurry: spieszcie śpiesz pospiesz pośpiech
husband: mąż męża
hygienist: higienista higienistka
i am: jestem
i give: podaję
i myself: ja
i read: czytam
i say: mówię
i was: byłem byłam
i will: będę
i would: chciałabym chciałbym
id: legitymacja legitymację legitymacji legitymacje legitymacją legitymacyjne identyfikator
id card: legitymacjami
idea: pomysł
identity: tożsamość tożsamości
if: jeśli jeżeli gdyby
illness: choroba choroby chorobie chorób chory chora
imitate: imitować naśladować imituje naśladuje udawać udaje podszywa naśladują imitują podobny podobna podobne stylizowany stylizowana stylizowane wzorowany wzorowana wzorowane
imitation: imitacja imitacji imitacje
immediately: natychmiast
immutable: niezmienny niezmienna niezmienne
important: istotny istotne istotna ważniejsze
impossible: niemożliwe
in: we w wewnątrz
in love: zakochany
in total: łącznie
income: dochód dochodu dochody dochodów dochodem
increase: zwiększ
increased: zwiększył powiększył
increases value: podraża
independent: niezależny niezależna niezależnie
independently: samodzielnie
index: indeks
indistinguishable: nieodróżnialny
influences: wpływa
information: informację informacja informacje informacji informujemy
initial: inicjał
initials: inicjałach inicjały inicjałami
insider: wtajemniczony
inspector: inspektor
install: zainstaluj instalować
installation: instalacyjnym instalacja
installments: raty rata rat
instead: zamiast
instead of: miast
instructions: instrukcji instrukcja
instructor: instruktor trener lektorka lektorki prowadzącej prowadzący
instrument: instrument
insurance: ubezpieczenie ubezpieczenia
insured: ubezpieczony ubezpieczone ubezpieczamy
interest: odsetki odsetek odsetkami oprocentowanie oprocentowania oprocentowany oprocentowana
interest rate: procentowa
internet: internecie internet
internship: staż
interpretation: interpretacja interpretacji
introduces: wprowadza
invalid: nieważna nieważny nieważne
invent: wymyślą
invest: inwestować inwestuj lokować lokuj wkłada
invested: zainwestowane zainwestowali zainwestowany włożone włożył włożony włożyli inwestował
investing: inwestowanie inwestowania inwestując
investment: inwestycja inwestycji inwestycję inwestycje inwestycyjny inwestycyjna inwestycyjne lokowanie
investor: inwestor
investors: inwestorzy inwestorów inwestorom inwestorami
invitation: zaproszenie zaproszenia
invite: zapraszamy zaprosić zaproś zapraszasz zapraszaj
invited: zaprosił zaproszony zaproszona zaproszone
invoice: faktury faktura fakturze fakturę rachunkiem
is: jest
is called: nazywa
is enough: wystarczy wystarcza
is entitled: przysługuje przysługują
is not: nieprawda
is related: wiąże
is shown: widnieje
is subject: podlega
issuance: emisja emisji emisję wydania wydanie wydaniu
issue: wydajemy wydać wydawać wystawiamy wystawiać wystawiają wystawić emitujemy emitować wydają
issued: wydawana wydany wydana wydane wystawiony wystawiona wydano emitowany emitowane emitowano wystawionego wydaną wydał wystawił
issuer: emitent wystawcy wystawiający wydawca wydawcy
issues: wydaje wystawia
it: to ono
it systems: informatyczne informatyka
january: stycznia styczeń styczniu
jar: słoik
job: etacie etat
join: dołącz przystąpić wstąp przystępuje
joined: dołączył dołączyli wstąpił przystąpił
joke: żartobliwy żartobliwa dowcip
journal: dziennik kronika kronikę kroniki kronice
joy: radości
jubilee: jubileuszowa rocznicy
judge: sędzia sędziego sędziowie
july: lipcu lipca lipiec
june: czerwca czerwcu czerwiec
jury: jury
just: właśnie
kapliczka: kapliczce
kayaks: kajaków
keep: trzyma przechowujemy przechowywać zachować zachowaj zachowamy zachowuje pilnuj strzeż przechować przechowam przechowasz
keeping: trzymanie przechowanie przechowania przechowaniu trzymania przechowywanie przechowywania
keeps: przechowuje chowa
kept: trzymał trzymali zachowany
key: klucz kluczem kluczyk kluczykiem
keyboard: klawiszami
keys: klucze kluczy kluczami kluczom kluczyki
kid: starszaków
kids: dzieciakami maluchy maluchów
kindergarten: przedszkola przedszkole żłobku
kindly: mile uprzejmie życzliwości
kitchen: kuchnię kuchnia
km: km kilometry kilometrówki
knee: kolano
knight: rycerz
knitting: dzierganie druty szydełko
know: poznać
knowledge: wiedza wiedzy wiedzę wiedzą
knows: wie zna znają znać wiedzieli wiem wiadomo wiedzieć
label: etykietą
lacks: brak
ladies: paniom paniami damski
ladle: chochla
lady: pani pań
lake: jeziora jezioro jeziorze
lamp: lampy lampa lampę
lands: trafi
language: język
lantern: latarka lampion
last: ostatni poprzedni zeszły
last chance: ostatniej
lasts: trwa
late: późno
laughter: śmiech
launch: uruchomienie uruchomienia uruchomieniu uruchomić uruchamiamy premiera premiery debiut startem wystartujemy ruszamy
launched: uruchomił uruchomiono uruchomiony uruchomiona wystartowało
launches: uruchamia
laureate: laureat
lawn: trawnik kosiarkę
lawyer: adwokat prawnik radca
layout: układ rozplanowanie
lead: prowadzę prowadzimy prowadzić poprowadzi
leaf: liściem
leaflet: ulotki ulotkę ulotce ulotka
league: liga ligi
learn: poznaj nauczymy dowiedz uczysz
learned: nauczył nauczyli poznał
least: najmniej
leave: zostaw wychodzić odejść opuścić
lecture: referat pogadance wykład odczyt
led: prowadził prowadzony prowadzona
left: odszedł opuścił wyszedł wyszła
legal: prawny prawnie prawna prawne legalny legalna legalne legalnie
legendary: legendarna legendarny legendarne
lend: pożyczyć pożycz pożyczasz pożyczać pożyczam pożyczysz użyczamy użycz użyczać
lender: pożyczkodawca pożyczkodawcy kredytodawca
lending: pożyczanie pożyczania
lends: pożycza pożyczy użycza użyczył pożyczające
lent: pożyczył pożyczone pożyczony
less: mniej
lesson: lekcja lekcji lekcję lekcje lekcją
let: niech pozwól
let go: puszczamy puścić
let out: wypuścił wypuścili
letter: list
letters: liter
level: poziom
librarian: bibliotekarka bibliotekarki bibliotekarz
library: bibliotece bibliotek czytelnicze biblioteczny biblioteczna biblioteczne
license: licencja licencji licencję zezwolenia zezwolenie koncesja koncesji koncesję prawko licencją koncesją licencje licencyjny licencyjna uprawnieniem
licensed: licencjonowany licencjonowana licencjonowane koncesjonowany
lies: leży leżą
life: życie życia
lifeguard: ratowniczka wopr ratowniczy
light bulb: żarówka
lighting: oświetlenie
limit: limit ograniczenie
limit order: zleceniem
limited: ograniczona limitowana limitowany limitowane limitowaną ograniczony ograniczone ograniczoną
link: link
liquidity: płynność płynności
list: lista listy listę listą
listed: wylistowany wylistowana notowanych
listen: słucha
listeners: słuchacze słuchacza słuchaczom słuchaczy
listing: listing
live: żywo żywym żyje
live in: mieszka
loader: sikawek
loaf: bochenki
loan: pożyczka pożyczki pożyczkę pożyczek pożyczką kredyt chwilówka
locker: szafce szufladka szufladce
log: log
log entry: zapis
login: login logowania logowanie zaloguj logowaniu
logo: logo
long: długo
longer: dłużej
look: wyglądała wygląd
looks: wyglądają wyglądem wyglądał
looks like: przypominający przypominająca przypominające
lose: gubią zgubi tracą traci
loss: strat utrata utraty
losses: stratami
lost: zgubiono stracił stracili zgubił utracił
lottery: loteria loterii loterię
lovely: miły miła miłe
low: niski niska niską nisko
lower: niższy niższa niższe niższą
loyalty: lojalność lojalności lojalny lojalni
lucrative: intratny intratna
lunch: lunch obiadów
machine: maszyna maszyny automat
made: wykonany wykonana wykonane zrobił zrobili zrobione
mailbox: skrzynki skrzynka
main: głównej głównego główny główna
mainnet: mainnet mainnecie
mallow: malwa
man: mężczyzn
manage: zdążyć
manage money: zarządza
management: zarządzanie zarządzania
manager: kierownik kierowniczka menedżer
mandatory: obowiązkowe obowiązkowo obowiązkowy
manually: ręcznie
many: dużo wielu wiele
map: mapie mapkę mapa
marathon: maraton
march: marcu marca marzec
market: rynku rynek rynki rynkowy rynkowa rynkowe targ targowisko rynków rynkach
market price: rynkowo
market value: rynkowych
mass: msza mszy roratach
master: mistrz
master degree: magister magistra
match: mecz spotkaniowy
materials: materiały materiałów
matter: sprawa sprawę sprawie
matters: sprawy sprawach
may: może mogą mogę wolno
may month: maja maju maj
maybe: niewykluczone
mayor: wójt burmistrz
me: mi mnie mną
mean: znaczy oznacza
measles: odrą
medal: medal
medical: medyczny medyczna medyczne lekarski lekarska zdrowotny zdrowotne medyczną zdrowotna
medicine: lek leki leków leku
meet: spotykamy spotykają
meeting: spotkanie spotkaniu zebranie zebraniu zlot zlocie zjazd zjeździe walnym walne konferencja konferencji
meetings: spotkań spotkania zebraniach
member: członka członek członkiem członkini klubowicz członkowi
members: członków członkowie członkom członkami klubowicze klubowiczów klubowiczom
members only: członkowskich członkowskim członkowskiego
membership: członkostwo członkostwa członkostwem członkostwie członkowska członkowski członkowską przynależności
membership fee: składki składka składkę składek składką składce
memory: pamięć pamięci pamiątkowych pamiątkowej
men: panom
mentions: wymienia
merit: zasługi zasługa
message: wiadomość wiadomości sms smsem komunikator
metadata: metadanych
meter: licznik
midwife: położna
milk: mleko mleczny
mill: młyn
million: milion
mine: mych
ministry: ministra minister resort
minors: nieletni małoletni niepełnoletni
mint: mennica mintować wybić wybijamy wybijać mintowanie
minted: wybity wybita
minus: minus
minute: minut min
minutes: protokół protokołu protokoły protokole protokołem protokołów
mix: mieszać
modest: skromny
module: moduł
monday: poniedziałek poniedziałki
money: pieniędzy pieniądz pieniędzmi kasa kasę kasy kasą gotówkę gotówka gotówki gotówką gotówce pieniężna pieniężne pieniężny pieniężną forsa hajs pieniążki pieniążków grosiwo szmal
money back: zwrócone zwrócony zwracany zwracana zwracane zwracają
month: miesiąc miesiącem
monthly: miesięcznie miesięczny miesięczna miesięczne
months: miesiące miesięcy miesiącach
more: więcej bardziej
more expensive: drożej droższe droższy
more valuable: cenniejszy cenniejsza cenniejsze
morning: rano poranków
most: najwięcej większość
mother: matka matki mamę mamą
motorcycles: motocyklami
mountain: górę góry górą górka górką gór
movie: film
mug: kubek
multiplied: pomnożony pomnożone pomnożył
multiply: pomnoży pomnażaj pomnażać pomnóż
mum: mamie mama
municipality: gmina gminy gminne gminny gminie gminna gminę gminą
museum: muzeum muzeów muzealny skansenu muzealna muzealne
mushrooms: grzybach grzybów grzyby grzybiarza
music: muzyki muzykę muzyczny muzyczna muzycznej
must: musi muszą trzeba powinien powinna
my: mój moje moja moim moją moich
nail: gwoździu
name: imię imienia imieniu nazwa nazwą nazwę nazwy nazwie imieniem
named: imienna imienne imienny
names: imion nazw
names list: imienną
napkin: serwetkę serwetki
national id: pesel
nationality: narodowości
nearest: najbliższe
necessary: potrzebne potrzebny potrzebna konieczny konieczne konieczna niezbędny niezbędne
need: potrzebuje potrzebuję potrzebują potrzeba
neighbor: sąsiad sąsiedzi sąsiedzkiego
neighborhood: sąsiedzki sąsiedztwo sąsiedztwa
neighbors: sąsiadami
nephew: siostrzeniec
network: sieć sieciowych siec
never: nigdy
never share: zdradzajcie
new: nowy nowe nowa nowi nową nowość
next: kolejny następny następnego kolejne następna
next year: przyszłoroczny
nicely: ładnie
nickname: pseudonim ksywka ksywki ksywkę nick
night: noc nocy nocna nocny nocnej nocnego
nine: dziewięć dziewięciu
nineteen: dziewiętnaście
ninety: dziewięćdziesiąt
ninth: dziewiąty
no longer: przestaje przestał
no risk: ryzykowania
no value: niewart
noble: szlachecki szlachectwo hrabia
nobody: nikt nikogo nikomu nikim
nobodys: niczyj
node: węźle węzeł węzła węzły
nominal: nominalna nominalnej nominał
none: żadnych żadną żadna żaden żadne żadnym żadni
nonrefundable: bezzwrotny bezzwrotna bezzwrotne bezzwrotnie
nontransferable: nieprzenoszalne nieprzenoszalna nieprzenoszalny niezbywalny niezbywalna niezbywalne
nor: ani
norm: norma normę
nose: nosem
not: nie
not real: nieprawdziwy nieprawdziwa nieprawdziwe
notary: notariusz notarialny notarialnie notarialne
note: notatka notatki
notebook: zeszycie zeszyt
nothing: nic niczego niczym niczemu
novel: powieść powieści
november: listopad
now: teraz obecnie
nowhere: nigdzie
number: numer nr liczb
number only: numerkami numerami numerom numerach
numbered: numerowane numerowany numerowana numerowaną
nurse: pielęgniarka pielęgniarki pielęgniarek pielęgniarz
obligation: zobowiązanie zobowiązania zobowiązuje zobowiązany obowiązek obowiązku
occasion: okazji okazja
october: październik
of course: oczywiście
offends: obrazi
offer: oferta ofertę oferować
offers: ofert oferowanych oferuje
office: urząd urzędy urzędu urzędzie urzędem biurze biuro biura kancelarii sekretariat sekretariacie dziekanatu
officer: oficer
official: urzędowy urzędowa urzędowe oficjalny oficjalna oficjalne oficjalną oficjalni urzędową urzędowi
officially: urzędowo oficjalnie
offline: papierowo papierowych papierowego
old: stary starszych stara stare starszej
oldest: najstarszy najstarsza
on: na
on duty: dyżurujący dyżurna dyżuruje
once: raz razu
once upon: kiedyś
one: jeden jedną jedna jednej jedno jednego jednym jednemu jedni
one time: jednorazowy jednorazowa jednorazowe jednorazowo
oneself: się siebie sobie sobą
online: online internetowy internetowa internetowe
only: tylko wyłącznie jedynie jedynym wyłącznym
only few: nieliczni nieliczne
only just: dopiero
open: otwarta otwarte otwarty otwiera otworzyć
opening: otwarcie otwarcia
opinion: opinię opinia opinie
opportunity: okazję okazje szansa szansę szansy okazyjny okazyjna okazyjnie
optional: opcjonalny opcjonalnie
or: albo lub bądź
orchard: sad
orchestra: orkiestra orkiestry
order: kolejności kolejność porządku zamówienie zamówienia rozkazu zarządzenie
order book: zleceń zlecenie zlecenia
order medal: order krzyż
ordinary: zwykłe zwykły zwykła zwykle normalny
organ builder: organmistrz organy
organize: organizować organizuje
organized: zorganizował organizowany organizowana zorganizowali
organizer: organizator
orientation: orientacji
original: pierwotny
ornament: ozdoba ozdobna ozdobny
other: inne inny inna inną inni pozostałych
our: nasz nasi
oven: piec
over: nad ponad
owl: sowa sowy
own: własny własna własne własną
owner: właściciel właścicielem
owners: właścicieli właściciele właścicielom właścicielami
ownership: własność własności
ownership share: udziałowy
packages: paczki paczek
page: stron
paid: płatne wpłacił opłacony opłacona opłacone zapłacone płatny płatna wpłacili odpłatnie zapłacono opłacono opłacił płacił płaciliśmy wpłacono wypłacono wypłacony wypłacona wypłacił
paid back: spłacony spłacił spłacone zwrócono
paint: farba malujemy malowali
painting: malarstwo obrazów malowanie
pair: para pary par
pandemic: pandemii
panel: panel
paper: papier
parade: korowód
paragraph: paragrafem
paramedic: medyk
parcel: paczka
parent: rodzic rodzicem
parents: rodzice rodziców rodzicom rodzicami
parish: parafii parafia
parking: parking parkować
parks: parach
part: część części partię partia
participant: uczestnik uczestniczka uczestniczki uczestniczkę
participants: uczestników uczestnikom uczestnicy uczestnikami
participation: udział udziale uczestnictwo uczestnictwa uczestnictwie uczestnictwem
partly: częściowo
partner: partner
party: przyjęcie bal balu
pass: karnet abonent abonament
pass exam: zaliczy zdać zdawać zdaj
passcode: kodzik
passed: przeszli przeszedł zdał zdali
passed off: podszywający
passes: przechodzi przejdzie przechodzą podaje
passing: zdanie zdania zaliczenie zaliczenia zaliczeniu
passing grade: zaliczeniowy zaliczeniowe
passive: pasywny pasywne
passive income: pasywnie
passport: paszport paszporcie
password: hasło haseł hasłem hasła haśle hasłu
passwords: hasłom hasłach
past: przeszłość miniony ubiegły ubiegłego
pastor: pastor
patches: naszywki naszywka naszywkę
patent: patent
patient: pacjent pacjenci
patron: patron
pattern: wzór wzory wzorem wzoru
paw: łapkę łapki
pay: płacić wpłaci płacisz płacimy płać opłacić uregulować opłacać wpłacać uiścić uiszcza zapłacicie opłacasz opłacaj dopłaca dopłata dopłaty
payback: spłata spłaty spłacić spłaca spłacimy spłacisz oddamy
paying: płacenie płacenia płacąc wpłacając
payment: płatność płatności zapłata zapłaty zapłatą wpłat zapłatę opłacenie opłacenia uiszczenie uiszczenia zapłacenie zapłacenia przedpłata przedpłaty zaliczka zaliczki zaliczkę
payout: wypłat
pays: płaci płacą wpłaca płacę wpłacisz wpłacimy zapłacimy
pays off: opłaca opłaci
pays out: wypłaca wypłacają wypłaci wypłacą
peak: szczyt
pear: grusza
pen: piórko pióro długopisem
pennies: groszy grosza grosze gr
pension: emerytura emerytury emeryturę
pensioner: emeryt rencista
people: osób ludzi ludźmi osobom osobami
per: każdorazowo
percent: procentów procentem proc
percentage: procentowy
performance: występ
permanently: trwale trwały trwała stale
permit: pozwolenie pozwolenia pozwala pozwoleń
person: osoba osoby osobę osobą osobie człowiek
personal: osobowe osobowy osobiste osobisty osobista personalne personalnych osobową osobistą
personally: osobno osobiście
petal: płatek
pharmacist: farmaceuta apteka apteki aptece
phone: telefon smartfon komórka komórkę
phone number: telefoniczny telefonicznego
photo: zdjęcie zdjęcia zdjęć zdjęciu fotografia fotografię fotografii
photo face: wizerunek wizerunku wizerunkiem
photography: fotograficzny fotograficzna fotograficzne
photos: fotki fotek zdjęciach zdjęciami
phrase: fraz
picnic: piknik
picture: rysunek rysunku rysunki rysunków rysunkami obraz ilustracja grafika grafiki grafikę
piece: sztuka sztukę kawałek kawałka kawałku
pieces: sztuk sztukach
pier: molo
pig: prosiaka wieprza
pike: szczupaka
pilgrimage: pielgrzym
pilot: pilot
pin: pin pinu pinem pinów
pipes: piszczałki
pitch: boiska boisko
pizza: pizzę pizzy
place: miejsce miejscu miejsca
places: miejsc miejscach
plain: prostego
plan: plan planujemy
plant: sadzimy sadzić roślina sadzenie
planted: posadził posadzili
plants: roślin
plaster: gipsie
plate: tabliczki tabliczkę tabliczka
play: gramy grać granie
play money: zabawkowe
played: grali
player: gracz zawodnik zawodnicy
players: graczy gracze
please: proszę proszą prosi
plots: działki działkę działka działek działkowiec działkowca działkowców działkowy
plus: plus
podium: podium
poem: wiersz
point: punkt
points: punktów punkty pkt punktami punktach punktom punkcie punktowy punktowa punktowe punktację punktacja
police: policja policji policyjny policyjna
polish: polski polska
pool: basen puli pula pulę
porter: portier
portion: porcji
positions: stanowiska
possibilities: możliwości możliwość
possible: możliwe możliwy możliwa ewentualny
possibly: ewentualnie
post: pocztą pocztowe poczta
posted: wywieszono powiesimy
poster: plakat
postman: listonosz
potatoes: ziemniaki
pottery: ceramika ceramiki garncarstwo
powers: uprawnień uprawnienia
practised: przećwiczony przećwiczone
prayer: modlitwa modlitwy
pre order: przedpremierowy
prefer: wolą woli
preferences: preferencji
preparation: przygotowanie
prepare: przygotować
prepared: przygotowaliśmy przygotowany
prepares: przygotowuje
presale: przedsprzedaż
preschooler: przedszkolak
present: obecny obecni
present at: przybył przybyli
presentation: prezentację prezentacja
presented: przedstawił
preserved: zachowane
preserves: przetworów
president: prezes
press: prasie
press card: prasowa prasowe
prettiest: najładniejszy najładniejsze najładniejsza najpiękniejszą
previous: poprzednie poprzednia
price: cenie cena ceny cenę ceną cen cenom cennik cenowy cenowa
price quote: notowania notowań notowanie
priest: ksiądz księdzem proboszcz ks
print: wydrukować wydrukujemy druku
printout: wydruk
priority: pierwszeństwa pierwszeństwo priorytet
privacy: prywatność prywatności rodo
private: prywatny prywatne prywatna priv
prize: nagrodą nagrodę nagroda nagrodzie
prizes: nagród nagrody nagrodami
proceeds: wpływ
profession: zawód zawodu zawodowy zawodowe zawodowa
professor: profesor
profile: profil
profit: zysk zarobek zarobku zarobki pożytek korzyść korzyści
profit share: zyskach partycypacja partycypować partycypuje
profitability: rentowność rentowności opłacalność zyskowność
profitable: zyskowny zyskowna zyskowne opłacalny opłacalna opłacalne dochodowy dochodowa dochodowe rentowny rentowna
profits: zyskami zyskom
program: program
project: projekt projekcie
projector: rzutniku
promise: obiecywać obiecuje obiecuję obiecują obietnic przyrzeka obieca przyrzec ślubuję
promised: obiecał obiecali obiecany obiecana obiecane obiecano obiecywał obiecywali przyrzeczony obiecując przyrzekł
promote: promować promuj
promoter: promotor
promotion: promocja promocji promocję promocje promocyjny promocyjna promocyjne
pronounces: wymawia
proof: dowodem dowód dowodu dowody potwierdzający potwierdzająca potwierdzające poświadczający poświadczająca
prop: rekwizyt
proportional: proporcjonalnie proporcjonalny proporcjonalna
proposed: proponował propozycję propozycja
proposes: proponuje
prove: udowodnić udowodnij poświadczyć poświadczamy zaświadczamy zaświadczyć
proves: dowodzi poświadcza zaświadcza stwierdza świadczy udowadnia
psychologist: psycholog
public: publiczny publiczna publiczne publicznie
public chain: publicznemu
public data: jawny jawna jawne jawnie
publishes: publikuje
pulls: wyciąga ściąga
pump: pompy pompie pompę
pupil: ucznia uczeń uczniem uczniowi uczennicę uczennica uczennicy słuchacz
pupils: uczniowie uczniów uczniom uczniami uczniach uczennic
purchase: zakup zakupie nabycie nabycia kupno kupna
purchase price: zakupowa
put: włożyć włóż
put up: postawił wystawmy
puts aside: odkłada odłoży
pyramid: piramida piramidę piramidy
qualification: kwalifikacja kwalifikacyjny kwalifikacyjne uprawnienie
qualified: kwalifikowany dyplomowani
quarter: kwartał kwartale kwartalnie kwartalny
quarterly: kwartalna kwartalne
question: pytanie pytania pytań
quickly: szybko szybki szybka
quiz: quiz
quoted: notuje notują
radio amateur: krótkofalowców krótkofalowiec radioodbiorników qsl
raffle: fantowa fantów fanty
raffle tickets: losy losów
raise: zebrać
raise funds: pozyskać pozyskujemy gromadzić gromadzimy uzbierać pozyskanie pozyskania
raised: uzbierano uzbierał uzbieraliśmy zgromadzono zgromadził pozyskał pozyskano
rally: rajd
random: losowy losowo losowe losowa
rare: rzadka rzadki rzadką unikat unikalny unikalna unikalne
rarely: rzadko
rarity: rzadkość rzadkości
read: przeczytać czytać czytaj przeczytane odczytano odczytuje poczytał czytałyśmy odczytać
read books: czyta czytają przeczyta
reader: czytelnik czytelniczka
readers: czytelnicy czytelników czytelniczek
reading: czytania czytanie przeczytanie czytaniu czytelni czytelniczego lektura lekturę
ready: gotowe gotowy gotowa
real: prawdziwe prawdziwy prawdziwa prawdziwą
real estate: nieruchomość nieruchomości
really: naprawdę serio poważnie
receipt: odbiór odbioru paragon pokwitowanie pokwitowania kwit
receive: dostaną dostanie dostajesz dostają otrzyma dostać otrzymują otrzymujesz odebrać otrzymuję dostawać dostanę dostaję dostajemy dostajecie otrzymujemy
received: dostał dostawały otrzymał otrzymali dostali otrzymano otrzymany otrzymane
receiver: słuchawkę
receives: odbiera odbierają
recipe: przepis
recipient: odbiorcy odbiorca
recognised officially: honorowany honorowana honorowane honoruje
recognition: uznanie uznania
recognize: rozpoznać rozpoznawania
recognized: uzna uznawanych respektowany respektowane
record: płytę płyta płyty wpisanych zapisana rejestracyjny
recordings: nagrań
records: spisuje odnotowuje rejestruje
recover: odzyska
recovery: odzyskiwania odzyskiwanie odzyskiwaniu odzyskania odzyskanie
recreational: rekreacyjną
recruit: werbować zwerbuj werbuje wciągnij ściągnij ściągnie namów
recruited: zwerbowany zwerbowanego
recruitment: rekrutacji rekrutacja
recycling: recykling
red: czerwoną czerwony czerwona czerwone
redeem: realizować zrealizuj realizujemy realizujesz odbierzesz odbierzecie odebranie odebrania wykorzystać wykorzystaj wykorzystasz skorzystać skorzystaj wykorzystuje odbierać odbiorą odbiorze odbieramy odbieraj
redeemed: zrealizowany zrealizowane zrealizowana wykorzystany wykorzystane wykorzystana odebrany odebrane odebrana
redemption: realizacja realizacji realizację wykorzystanie wykorzystania
refer: poleć poleca polecą poleci poleciłeś namawia namówić
referral: polecenie polecenia polecony polecona poleconego poleceń polecającej polecania polecanie zaproszeniowy referencyjny referencyjne polecających
referred: polecił
referrer: polecający polecającego polecającemu
refund: zwrotny refundacja
refunded: zwracanych
register: rejestr ewidencji ewidencja wykaz
registered: zarejestrowany zarejestrowana zarejestrowani zarejestrowane
registration: rejestracji rejestracja rejestrację zapisy
regtest: regteście regtest
regular: regularnie regularny regularna
regulars: bywalcy bywalca stali
regulation: przepisem
rehearsal: próbom
rejected: odrzucono odmówiliśmy odmówił
relation: stosunku
relative: szwagier szwagrami
release: wypuszczamy wypuścić
religion: wyznanie religia religii
reluctantly: niechętnie
remain: zostają pozostałe pozostały
remarks: uwag
remember: pamiętać pamiętaj pamiętamy
remind: przypominam
reminds: przypomina pamięta
renovation: remont remoncie
rent: czynsz
rent out: wynajmować wynająć wynajmuje wynajmij dzierżawić
rental: wypożyczalni najem
repair: serwisować napraw
repaired: naprawił naprawiony naprawione
replaces: zastępuje zastąpi zastępują
replica: replik
reply: odpisz odpowiedzieć odpowiem
report: sprawozdanie sprawozdania raport
reports: zgłosi zgłasza
request: prośbę prośba żądanie prośby
required: wymaganych obowiązkowa
requires: wymaga
resale: odsprzedaż odsprzedanie odsprzedania odsprzedaniu
resale value: odsprzedażowa
rescuer: ratownik
resell: odsprzeda
reservoir: zalewu
resident: mieszkańca mieszkaniec mieszkańcem
residents: mieszkańców mieszkańcy mieszkańcom
resold: odsprzedawane odsprzedano
resolution: uchwały uchwała uchwałę uchwałą
responsible: odpowiedzialny odpowiedzialna odpowiedzialność
rest: reszta resztę reszty
restaurant: restauracja restauracji restauracyjny
result: wynik efekt
results: wyników wyniki
return: wraca zwrot powrocie powrotem zwróci oddasz oddanego
return rate: stopa stopy
return value: zwrotna zwrotne zwrotną
reveal: ujawnić ujawnia zdradzaj zdradzać
revenue: przychód przychody przychodu przychodów utarg obrót obrotu obroty obrotów
review: przegląd recenzja
revoked: cofnięty cofnięta odebrano
reward: wynagrodzenie wynagrodzenia gratyfikacja nagradza nagradzanie nagrodzi gratyfikacją
rewarded: nagrodzony nagrodzona nagrodzeni nagradzany
rewards: nagradzają nagrodom nagradzane nagradzani
ribbon: wstążka wstążki wstążkę
rich: bogatym bogaczem wzbogaci wzbogacą
rides: jeździ
right: prawa prawo
rights: prawach prawami praw
rise: podrożeć zdrożeć podwyżka podwyżki zwyżka zwyżki wzrosną podrożeją podskoczy wystrzeli poszybuje
rises: drożeje drożeją podniesie podnosi wzrośnięcie skacze
rising: rosnące rosnący rosnącą
risk: ryzyko ryzyka ryzykiem ryzyku
riskless: bezryzykowny bezryzykowna bezryzykownie
river: rzeką
road: droga drogę
roastery: palarni
robotics: robotyki
roof: dach
room: pokój pokoju salce
rope: liny
rose: wzrosły wzrosło podrożał zdrożała
roses: róże różyczkę
round: tura rund
route: trasa trasę trasie trasy
rover: łazik
row: rzędem rzędu
rubbish: śmieci śmietnik
rules: regulamin zasad przepisów przepisy
run: bieg biegacza biegacze biegaczy
runner: biegacz
runs: prowadzi prowadzą
safe: szafie sejf bezpieczna bezpieczny bezpieczne bezpiecznie pewniejszy
safekeeping: depozycie sejfach przechowaniem przechowywaniu przechowywaniem
safety: bhp
said: mówił powiedział
sailing: żeglarski żeglarska żeglarz
salary: pensja pensji pensję wypłatami płaca
sale: sprzedaż wyprzedaż
salt: sól
same: identyczny identyczne
sandbox: piaskownicy piaskownica
saturday: sobotę soboty sobota sobotniej
save: oszczędzać oszczędzaj oszczędź zaoszczędzić zaoszczędzisz
saves: zapisze oszczędza
savings: oszczędności oszczędność oszczędzanie
savings book: książeczka
say: mówimy mówić powiedz
says: mówi
scale: skali skala
scales: wagi
scan: skan zeskanować
scanner: skaner
school: szkoła szkoły szkole szkołę szkół szkołą szkolny szkolne szkolna szkolną liceum liceów technikum podstawówki podstawówka zawodówce zawodówka gimnazjum podstawowa podstawowej licealny przedszkolny
school certificate: maturalne maturalny
scooters: hulajnogi
scout: druh harcerski harcerz zuchy zuchów skaut
screen: ekran
screenshot: zrzut
script: skryptem scenariusz
sea: morze morza morzu
sealed: pieczętowany opieczętowane
season: sezon
second: drugi druga drugą wtóry
secondary: wtórny wtórnego wtórnej
secret: sekret tajne tajny tajna tajemnica tajemnicy tajemnicę poufne poufny
secretary: sekretarz sekretarka
section: rubrykę rubryka
securities: papierami wartościowych
security: bezpieczeństwo bezpieczeństwa
security guard: ochroniarz ochrona ochrony
see: zobacz
seed: seed
seed phrase: mnemonik
seed words: ziarno ziarna seeda seedem
seeds: nasion
seeks: szuka
seen: widział widziany widzieli
sees: widzi
self government: samorządu
sell: sprzeda zbyć zbywa zbycie zbycia zbędzie sprzedawała spienięż upłynnić odsprzedaję
seller: sprzedawcy sprzedawca sprzedawcę sprzedawcą sprzedawczyni sprzedający sprzedającego
sellers: sprzedawców sprzedawcom
selling: sprzedawanie sprzedawania sprzedającym sprzedających
semester: semestr
send: wysłać wyślij wysyła przysłać przesyła przesłać wyślemy prześlij
send money: przesłane
sends: przesyłamy prześle przysyła nadsyła
senior university: utw
seniors: emerytów senior
sensible: sensowną
sent: wysłał wysłany wysłane wysłano przesłał przesłany wysłana
separate: osobna osobny osobne osobną odrębny odrębne
separation: segregację
september: września wrzesień wrześniu sep
sequence: ciąg
series: seria serii serię serie seryjny seryjna
serious: poważny poważna poważne
served: służyli
server: serwer
service: obsługi obsługa usług służby
session: sesji sesja
set: komplet zestaw
set aside: odłóż
set up: założyć załóż założył założyli
sets up: założy zakłada
settled: rozliczone regulujemy rozliczenie
seven: siedem siedmiu
seventeen: siedemnaście
seventh: siódmy
seventy: siedemdziesiąt
several: kilka parę kilku
sewed: doszyła
sewing: szycie szycia szyć krawiectwo
share: akcje udziały udziałów akcyjny udziałowa udziałowe
share capital: zakładowy
share with: udostępnij udostępnić
shareholder: akcjonariusz udziałowiec udziałowca wspólnik
shareholders: akcjonariusze akcjonariuszy udziałowcy udziałowców
shares: udziałami akcjach akcjami udziałom
sharing: udostępnienie
she: ona
sheep: owiec
sheet: listek liście listka listki
shelf: regały półka półkę
shelter: schroniska schronisku schronisko schroniskiem
shift: zmianowy dyżuru dyżurów
shines: świeci
shirt: koszulki koszulka koszulkę koszulek
shoemaker: szewskim
shoes: butach
shooting: strzelecki strzelectwo
shop: sklep zakupowy
short: krótko krótki krótka
should: wypada powinni powinny powinieneś należałoby
shovel: łopata łopatę
show: pokazujemy pokażemy pokaz pokaż okazać
showing: pokazania okazaniem okazaniu okazicielem
shows: pokaże pokazał pokazuj okaże okazuje
shrub: krzew
sign: znak podpisywać podpiszcie podpiszemy
sign document: podpisać podpisuje podpisania podpisz
sign up: zapiszcie zarejestruj rejestrować zgłoś zgłaszać zapiszesz
signal: sygnał
signature: podpis
signed: podpisany podpisana podpisane podpisał podpisali podpisano
signing: podpisywanie podpisywania
silence: cisza ciszy
silver: srebrna srebro srebrny srebrne srebrą srebra
simply: prostu prosto
simulation: symulacji symulacja
since: skoro odkąd
sing: śpiew
sir: pan pana panem panu
sister: siostra siostry
sit: siedzieć usiąść
sits: siada siedzi
six: sześć sześciu
sixteen: szesnaście
sixth: szóstą
sixty: sześćdziesiąt
size: rozmiar
skill: sprawności sprawność umiejętności umiejętność
skills: umiejętnościami umiejętnościach
sleep: spać
slippers: kapciach
slope: stoku
small: małą mała mały małe mało drobne
small room: salka
smile: uśmiechu uśmiechem
smoke: palić
sneakers: trampkach
snow: śniegu odśnieżali
so: tak więc zatem
so far: dotąd dotychczas
so much: tyle
socks: skarpet
sold: sprzedał sprzedali sprzedane sprzedany sprzedana sprzedano sprzedawał sprzedawali zbył odsprzedał odsprzedane odsprzedany odsprzedana sprzedawane sprzedawany sprzedawana
sold out: wyprzedany wyprzedane wyprzedana wyczerpany wyczerpane wyprzedano
sole: jedyny jedyna jedyne
some: jakiś jakieś jakiejś jakąś jakaś niektóre
somehow: jakoś
someone: ktoś komuś kogoś kimś
something: coś czegoś czymś cokolwiek
sometimes: czasem czasami
son: syn
song: piosenka pieśń pieśni piosenki
soon: zaraz wkrótce niedługo niebawem
sound: dźwiękiem
sounds: brzmi
soup: grochówka barszczu grochy
source: źródło
southern: południowym
souvenir: pamiątkę pamiątka pamiątki pamiątkowy pamiątkowa pamiątką pamiątkową pamiątkowe pamiątek
spare: zapasowe zapasowy
spark: iskra
sparrow: wróbel
speaks: mówiący
speculation: spekulacja spekulacji spekulować spekulacyjny spekulant
speech: przemówienie mowa
spend: wydasz wydaj wydajesz wydatek wydatki wydatków
spinning: kręcące
spoke: szprycha
spoke up: przemówił
sponsor: sponsor
sponsor pay: sponsoruje sponsorować sponsorowany
sponsored: sponsorowane
sponsors: funduje ufundować
sport: sport sportowiec
sports club: sportowymi
spring: wiosna wiosny wiosną wiosenny
square: plac
squirrel: wiewiórka
stable: stajnię stabilny stabilna stabilne
stadium: stadionie
staff: kadry
stage: etap
stairs: schody
stake: staking stawka stawki stawkę stakować
stall: stoisk
stamp: pieczątki pieczątka pieczątkę pieczątką pieczęć pieczęci pieczątek stempel stempla stemple stemplowa stemplujemy przybija przybić pieczątce
stamp collecting: filatelista
stamped: ostemplowana ostemplowane stemplowany
stamps: podbija podbić
stand: stać stanąć
stands: stoi stoją
starling: szpak
stars: gwiazdy
start: start początku początek rozpoczęcia rozpoczęcie
started: ruszył zaczęło wystartował zaczął
starts: startuje zaczyna rusza ruszy startują rozpoczyna
state: państwo państwa rzeczpospolitej rzeczypospolitej państwem
station: stacji stacja
status: stan
statute: statucie statut
stay: zostanie zostać
stays: zostaje
step: krok
sticker: naklejka naklejkę naklejki naklejek naklejką naklejce nalepka nalepki nalepkę
still: jeszcze nadal wciąż ciągle
still not: nieraz
stock: magazynowy giełdową giełdowym giełdowego giełdowej
stock exchange: gpw
stood: stawał stało
store: przechowuj
stored: przechowywane przechowywany przechowywana przechowujący
stork: bocian
story: opowieść opowiadanie opowieści
strap: pasek
street: ulica ulicy ulicę
stub: odcinka odcinek
student: kursant student
student card: studencka studencki
student days: juwenaliach
students: kursanci studenci studentów kursantów żaków
studies: studia studiów studiować
studio: studio pracowni
study: studiuje uczyć uczę nauka nauki naukę naukowy ucz
stupid: głupi
style: stylu
submits: składa
subscription: subskrypcja subskrypcji subskrypcję prenumerata prenumeraty
subsidy: dotacja dotacji dotację grant dofinansowanie dofinansowania
successor: następcy następca następcę
such: taki taką taka
sufficed: starczyło
sum: łączna łączny
summary: podsumowanie
summer: lato letni wakacje wakacji wakacyjny
summer camp: kolonii obozu obóz
sunday: niedzielę niedziela niedziele niedzieli
supply: podaż
support: wsparcie wsparcia wspiera
supported: wsparł wsparli wspierał
supporters: wspierający sympatyk
supports: wspierają popiera
surely: pewnie pewny pewna pewne niezawodnie pewność pewności
surname: nazwisk
surnames: nazwiskom
survey: ankieta ankiety ankietę
swap: wymieniamy wymień wymieni zamień zamian wymieniać wymieniasz wymieniaj wymieniacie zamieni zamieniła
sweaters: swetry
swim: pływa
swimming: pływania pływanie
swiss: szwajcar
switchgear: rozdzielnice
symbolic: symboliczne symboliczna symboliczny
system: system
table: stole stoły stolikach tabela tabelę
take: bierzemy brać weź wziąć zabierz
take away: zabiera
takes: bierze biorą weźmie weźmą przyjmie zabierze
takes over: przejmuje
takes place: odbywa
tanks: tanki
task: zadanie zadania zadań
tasting: degustacja
taught: uczył nauczał
tax: podatek podatku podatki podatkowy podatkowe vat
tea: herbata herbaty herbatę
teach: uczy uczą uczyłyśmy nauczyć
teacher: nauczyciel nauczycielem polonistki plastyczka wychowawca wychowawcy wychowawczyni pedagog
teachers: nauczyciele nauczycieli nauczycielom
team: drużyna drużyny drużynę drużyną drużynie ekipy ekipa ekipę zespół zespole zespołu zespołem zespoły drużynowy drużynom zespołom załoga załogi załogę
technical: technicznej techniczną techniczny techniczna
teddy bear: miś
teeth: zębów
template: szablon
temporary: okresowego okresowy
ten: dziesięć dziesięciu
tenement: kamienicę kamienica
tenfold: dziesięciokrotnie dziesięciokrotny
tenner: dychy dychę dycha
tenth: dziesiąty dziesiąta dziesiątą dziesiąte
term: kadencji ważnościowy kadencja kadencję
terrain: terenowych terenie
test: test teście testowych testowego przetestować testnecie testujemy
tested: testował sprawdzony testowali
tester: tester
testnet coins: testowym testową
text: tekst treść treści
textbooks: podręczniki lektury
than: aniżeli
thank: dziękować podziękujemy podziękujmy dziękując
thank card: laurka laurkę
thanked: dziękował podziękowano
thanks: podziękowanie podziękowania podziękowań dziękuje dziękuję podziękowaniu dzięki wdzięczności
that: żeby aby by że iż tamtej tamten tamta tamto
that is: czyli
theatre: teatr spektakl
them: im ich nich nimi
then: potem wtedy później
therapy: terapii
there: tam tędy
there is: istnieje
therefore: dlatego
these: te ci tych tymi
they: oni one
thing: rzecz
things: rzeczy rzeczowe
thinks: myśli
third: trzeci
thirteen: trzynaście
thirty: trzydzieści trzydziestu
this: ten ta tego tej tym tę tą
thousand: tysiąc tys tysiącem
thousands: tysięcy tysiące
thread: nici nitkę
three: trzy trzech trzem trzej trójka
three grade: trójce
three hundred: trzysta trzystu
threw: rzucił
threw out: wyrzuciła
through: przez
throws: wrzuca wrzuć
thursdays: czwartki czwartek czwartku
tick: kratkę
ticket: bilet wejściówka wejściówki wejściówkę bilecie wejściówką
tickets: bilety biletów biletami wejściówek
tiles: kafel
time: czas razy
times: pory pora
title: tytuł tytule
to: do ku
to him: mu
to them: innemu
today: dziś dzisiaj
together: razem
toilet: toaleta toalety
token: żeton tokena tokenu tokenem tokenie
tokens: żetony żetonów żetonami żetonach żetonom tokeny tokenów tokenami tokenach tokenom żetoników
told: opowiadał
tomorrow: jutro jutra jutrzejszy
tonight: dzisiejszy
too: zbyt
took: wziąłem zabrał
took part: brał brali wziął wzięła wzięli
tools: narzędzi
topic: temat
torment: męczyć
total: całości
tourist: turysty turysta
tournament: turniej
tower: wieży wieża
town: miasteczko miasteczku miasteczka miejscowości miejscowość
town hall: ratusz urzędach
toy: zabawka zabawki
toys: zabawek
trace: ślad
trade: handlować handel handlu handlujesz handlem obracać
traded: notowany notowana notowane obrotem
trader: handlarz trader inwestujący
trades: handluje
trading: trading
traditionally: tradycyjnie
trail: szlak
train: trenować trenuje ćwiczenia ćwiczeń ćwiczy
train station: dworzec dworca pociąg
training: szkolenia szkolenie szkoleniu szkoleń trening
transaction: transakcja transakcji transakcję transakcje
transfer: przekazać przekazuje przekaż przekazanie przekazania przelew przekazywać przenieść transferu odstąpić przelać przekazywanie przekazywania przekazanego przekazują przelej cedować
transfer to: przepisać przenieś przenosi przenoszony przeniesienie przeniesienia
transferable: przenoszalna przenoszalne przenoszalny zbywalny zbywalna zbywalne
transferable rights: zbywalności
transferred: przeniesiono przekazał przekazali przekazano przelał przelane przenieśli przeniósł przeniesiony przeniesiona przeniesione przekazywane przekazywana przekazywany
transition: przejściu przejście
travel: podróż jechać jedziemy
treasurer: skarbnik skarbniczką skarbniczka
treatment: leczenie leczenia leczy zabieg
tree: drzew
trip: wycieczka wycieczkę wycieczki wyjazd
triple: potroi potrójny potrójna trzykrotnie potrójnie potrojenie
troop: szczepu
trophy: puchar
trouble: kłopotu
true: prawdziwie
truth: prawda
try: prób próbujemy
tuesdays: wtorków wtorek wtorki
tug: przeciągania
tulip: tulipana
tunes: melodie muzyka nutka
tv: telewizor
twelve: dwanaście dwunastu dwunastoma
twenty: dwadzieścia dwudziestu
two: dwóch dwa dwie dwu dwoje dwóm dwoma
two hundred: dwustu dwieście
type: typ rodzaj
umbrella: parasol
unanimously: jednogłośnie
unavailable: niedostępny niedostępne niedostępna
uncle: wujek
under: pod poniżej
unfortunately: niestety
uniform: mundur
unit: jednostka jednostki jednostek
university: politechniki uczelni uniwersytet agh akademia akademii dziekan
unless: chyba
until: aż
unused: niewykorzystane niewykorzystany
update: aktualizacja aktualizacji zaktualizować
upload: wgrywamy
us: nas nam nami
use: używać używaj użyć użyj używamy użycie użycia korzystać korzystaj korzystanie wykorzystamy użyciu wykorzystaniu korzystania używania
used: użyty użyta użyte używany używane używana
useful: przyda pomocny
user: użytkownik użytkownicy
uses: używa używają korzysta korzystają
utility: użytkowy użytkowa użyteczność
vaccinated: zaszczepiony szczepienie szczepień
vaccination: szczepienia
valid: ważne ważny ważna ważność ważności uznaniowy obowiązujący obowiązująca
valuable: wartościowy wartościowe wartościowa cenny cenne cenna
valuables: kosztowności
valuation: wycenę wycena wyceny
value: wartości wartość wartosc
valued: wyceniany wyceniana wyceniono
variant: wariant
various: różni różne różny
vegetables: warzywa ogórka
vehicle: pojazd
verification: weryfikacji weryfikacja weryfikację weryfikacyjny weryfikator
verify: zweryfikować weryfikuj
version: wersji wersja wersję wersją wersje wersjom
very: bardzo
victims: ofiar
vienna: wiedeńskie
viewers: widz
village: wsi wieś wsią wioska wiejski wiejska wioski sołectwa sołectwo sołectwie sołecki
village head: sołtys
virtual: wirtualna wirtualny wirtualne wirtualną
visible: widać widoczne widoczna widoczny widziane widnieją widoczni
visit: odwiedzić odwiedzenie wizyta zwiedzanie odwiedź zwiedzania
visits: wizytach wizyty
voice: głos
voluntary: dobrowolny dobrowolna dobrowolne dobrowolnie
volunteer: wolontariusz wolontariat ochotnicza ochotnik wolontariuszem wolontariacki
volunteering: wolontariatem wolontariacie
volunteers: wolontariuszy wolontariusze wolontariuszom ochotników ochotnicy
vote: głosowanie głosować głosuj
voted: głosowało
voting: głosujemy głosujący
voucher: voucher bon bonu bony bonów bonem talon bonami bonach
wait: czeka
waiting room: poczekalni
walk: spacer pieszo
walked: szedł szli chodził
wall: ścianie ściana
wallet: portfel portmonetka portmonetkę
wallets: portfelom
want: chce chcę chcą chciejcie pragnę pragnie
wanted: chciał chcieli
wants: pragnąłby zachciał
war: wojnie
war veteran: kombatant weteran
wards: podopiecznych
warehouse: magazyn
warm: ciepły
warranty: rękojmia gwarancyjny gwarancyjna
was: było była był byłeś bywał
was able: potrafił
waste: odpady odpadów
watch: patrz oglądamy
watch over: pilnuje
watches: ogląda obejrzeć obejrzenia
water: wodę woda wody wodzie wodny wodnej
water meter: wodomierzy
water plants: podlewa podlał
watering can: konewki konewek konewkę
we: my
we are: jesteśmy
we did: robiłyśmy
we were: byliśmy
we will: będziemy
we would: chcielibyśmy
wealth: bogactwa zamożność
wears: nosi
weather: pogody deszczu
webinars: webinar
website: serwis witryna stronka witrynie
wedding: wesele
wednesdays: środy środę środa
week: tydzień tygodnia tygodniu tygodniem
week long: tygodniowy tygodniowo tygodniowe tygodniowa
weekend: weekend
weekly: tygodniowej tygodniowego
weeks: tygodni
welder: spawacz spawalniczy
well: studni
well done: dobrze brawo
went: poszły poszedł poszła poszli
were: byli były
what: co czym czego czemu cóż
when: gdy kiedy
where: gdzie dokąd
where from: skąd
where to: dokądś
whether: czy
which: jaki jaka jaką
while: tymczasem
white: białe biały biała biel
whitepaper: whitepaper
whizz: śmigają
who: kto który która które którzy którą kogo kim komu
whole: całą cała cały całe całość całkowicie całkiem całkowity
whose: czyj
why: dlaczego
wife: żona żony
will: będzie będą
will launch: uruchomi wystartuje
will want: zechce
willing: chętna chętni chętny
windmill: wiatrakiem
winery: winnica winnicy
wing: skrzydło
winner: zwycięzca zwycięzcy zwycięzcą
winners: zwycięzcom zwycięzców
wins: wygrywa wygra
winter: zimę zimą zima zimy zimowisku zimowy zimowa zimowe
withdraw: wypłacić wypłać wypłacisz wypłacanie wypłacaj
within: ramach zakresie
without: bez beze
without names: bezimienny bezimienna bezimiennie
without value: bezcenny
woman: kobiet
won: wygrał wygrali
word: słowo słowem słowie
words: słowa słów
work: pracy praca pracę pracują pracuję pracujemy
worked: przepracował przepracowane
working hours: przepracowanych
works: działa roboty pracował pracuje
workshop: warsztat warsztacie
worry: martw
worst: najgorszy
worth: wart
worth more: wartościowszy
worthless: bezwartościowy bezwartościowe bezwartościowa
worthwhile: warto opłacalnie
would be: byłby byłaby byłoby byłyby
would have: miałby miałaby
wreath: wianek wieniec wieńcami wieńcu
write: napisać pisz pisać wpisz wpisuje wpisują wpisać zapisać zapisywać zapisz zapisuje zapisują przepisuje napisz dopiszcie
write to: napisał pisał
writing: pisania pisanie
written: napisane zapisany zapisane wpisany wpisana piśmie napisany
wrong: błąd błędny błędne
wrought: kute
year: rok roku rokiem rokowi
yearbook: rocznik
yearly: rocznie roczny roczna roczne
years: lat lata latom
yes: owszem
yesterday: wczoraj
yield: rentą renta rentę
yoga: jogi joga
you: was wam wami wy ty ciebie cię tobie tobą
you are: jesteś
you will: będziesz
young: młodych młodzi młodszemu najmłodszych
youngest: najmłodszy najmłodsza
your: twój twoje twoja twoim twoją twoich wasz
yours: twoimi waszym waszą waszemu
youth: młodzieżowe młodzieżowych
zero: zero
zloty: zł zl złotówki złotówkę złotówek pln zlotych złoty`
