/** What Turkish words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: bir
abolished: kaldırdık
about: hakkında hk konusunda hakkinda
about to: üzere uzere
above: başında üstü başinda basinda ustu
abroad: yurtdışı yurtdişi yurtdisi
absence: devamsızlık
academic: akademi
academics: akademiler
accept: kabul
acceptance: kabulü kabule kabulle kabulde kabuldür
acceptances: kabuller
accepted: kabullendi
access: erişim erisim
accident: kaza
accompaniment: refakat
according: göre gore
according to: uyarınca uyarinca
account: hesap hesabı hesaba
accounting: muhasebe
accounts: hesaplar
accreditation: akreditasyon
accreditations: akreditasyonlar
accredited: akredite tanınan tanınır taninan taninir
accumulate: biriktir birikten biriktip
accumulated: birikmiş birikir biriktti birikmis
ached: ağrıdı ağridi agridi
acts as: niteliği niteligi
actually: aslında esasen aslinda
adaptation: uyarlaması
add: eklemek eklemeyi eklemeye eklemesi ekliyor ekleyen eklesin ekleyin ekleyip
added: ekledi eklemiş
additional: ek ilave
address: adres
address book: rehberinde
addresses: adresler
administration: idare idari
adobe: kerpiç kerpic
advantage: avantajlı
advertisement: reklam
affected: etkilenir
after: sonra
again: yine tekrar gene
against: karşı karşi karsi
age: yaş yaşı yaşa yaşından yaşla yaşta yaştır yaşi yasi
agenda: gündem gundem
ages: yaşlar
agreement: anlaşma anlasma
aid: yardımı iane yardimi
aim: amaç maksat amaçtaki amac
aims: amaçlar
air: hava
airdrop: airdrop
all: tümü bütünü hepiniz hepimiz tumu butunu
allergy: alerji
allowance: harçlık harçlığı harçlığa harçlik harclik
allowances: harçlıkları
alms: sadaka zekat zekât fitre
already: zaten
also: de da te ta dahi
alternative: alternatif
alternatives: alternatifler
always: daima hep herzaman
amateur: amatör amator
among: aralarında arasında aramızda arasinda aramizda
amount: miktar tutar meblağ tutarımı meblag
amounts: tutarları
and: ve hem
angry: kızıyor kiziyor
animal: hayvan
animals: hayvanlar
anime: anime
announce: duyurmak duyurur duyuran duyursun duyurun duyurup
announced: duyurdu duyurmuş
announcement: duyuru ilan lan lanı lani
announcements: ilanlar
anonymous: isimsiz anonim
another: başkası öteki başkasi baskasi oteki
answer: cevap cevabı yanıt cevaba cevabi yanit
answers: cevaplar yanıtlar
antenna: anten
any: herhangi
apartment: apartman daire
apartments: daireleri
apostille: apostil
app: uygulama
appear: görünmek görünüyor görünür görünen görünsün görünün görünüp gözükmek gözükür gözüken gözüksün gözükün gözüküp
appeared: göründü görünmüş gözüktü gözükmüş
applause: alkış alkiş alkis
apple: elma
application: başvuru müracaat basvuru muracaat
applications: başvurular
applied: başvurdu uyguladı
apply: başvurur başvuran başvurun başvurup
apprentice: çırak çırağa çirak cirak çirağa ciraga
approval: onay
approvals: onayları onaylara
approve: onaylar
approved: onaylı onayladı onayli
apps: uygulamalar
april: nisan
apron: önlük onluk
archery: okçuluk okculuk
architect: mimar
architects: mimarlar
archive: arşiv arsiv
armies: ordular
army: ordu ordusunu
around: etrafında çevre cevre
arrange: ayarlamak
arranged: ayarladı
arranges: hallediyor
art: sanat
artificial: yapay
artist: sanatçı sanatçi sanatci
artists: sanatçılar
artwork: eser eserdeki
artworks: eserler
as: olarak
as much: kadarı kadari
ask: sormak sormayı sormaya sorması soracağı soruyor sorar soran sorsun soralım sorup sorunca sormanız sormamız sormanın
asked: sordu sormuş sorulmak sorulur sorulan sorulsun sorulun sorulup soruldu sorulmuş
assembly: genelkurul
asset: varlık varlığı varlığa varlik
assets: varlıklar
association: dernek cemiyet birlik vakıf vakfı vakfımız derneği derneğe derneğimizin birliği birliğe vakif vakfi
associations: dernekleri
assure: temineder
assured: temineddi
at hand: elimizde
at home: evdekini
at least: enaz
ate: yedim yedik yediler yedin yediği yemiş
attached: ekte takılmak takılıyor takılır takılan takılsın takılın takılıp takıldı takılmış eklenmek eklenir eklenen eklensin eklenin eklenip eklendi eklenmiş
attend: katılımeder
attendance: katılım yoklama devam katilim
attention: dikkat
attentions: dikkatler
attract: celbeder celbeden celbedin celbedip
attracted: celbetti
auction: müzayede artırma mezat muzayede artirma
auctioneer: müzayedeci
auctions: müzayedeler
audit: denetim
auditor: denetçisi
august: ağustos agustos
aunts: teyze
author: yazarı yazara yazarımı yazarla yazarda yazardır
authorisation: yetki
authorisations: yetkiler
authorised: yetkili
authorities: makamlar
authority: makam merci otorite
authors: yazarları
automatic: otomatik
autumn: sonbahar güz
average: ortalama
awaited: beklenir beklenin beklenip beklendi
away game: deplasman
baby: bebeği bebek bebegi
bachelor: lisansı lisansi
back: geri arka arkasında iade
backup: yedek yedeği yedegi
badge: nişan yaka rozet
badgepin: takma
badges: rozetler nişanlar
bag: çanta poşet canta poset
bag snack: leblebi
bagel: simit
bags: çantalar
bake: fırınla firinla
baker: fırıncı firinci
bakeries: fırınlar
bakers: fırıncılar
bakery: fırın firin
baking: pişirme pisirme
balance: bakiye
balances: bakiyeleri
balcony: balkon
ball: top topu
balloon: balon
bank: banka
bank transfer: eft
banker: banker
bankers: bankerler
bankrupt: iflas batık batik
banks: bankalar
barber: berber kuaför kuafor
bargain: pazarlık pazarlik
basic: temel
basket: sepet
basketball: basketbol
be: ol olmalı olmaya olması olmasına olmasını olmakta olacağı oluyorum oluyoruz oluyordu olurum oluruz olurlar olursun olurkan olandan olsunlar olalım olun olup olmanız olmamız olmandan olmaları olmanın olmakla olmali
bead: boncuğu boncuk boncugu
bearer: hamil
beautiful: güzel guzel
because: diye çünkü zira cunku
becoming: olma
bee: arı
beekeeping: arıcılık aricilik
beer: bira
before: önce evvel once
beginner: acemi
being: olan olmak
believe: inanmak inanmayı inanmaya inanması inanıyor inanır inanan inansın inanalım inanın inanıp inanarak
believed: inandı inanmış
bell: çan
belt: kuşağı kuşaği kusagi
benefit: yarar fayda avantaj
benefited: yararlandı
beside: yan yanı yana yaninda yanina
bet: bahis
beta: beta
between: arasındadır
bible: incil
bicycle: bisiklet
bicycles: bisikletler
bid: pey
big: koca büyük büyüğe buyuk buyuge
billion: milyar
binding: bağlayıcı
bird: kuş
birth: doğum dogum
birthday: doğumgünü
births: doğumlar
bitcoin: btc bitcoin
black: siyah kara
blanket: battaniye
block: blok bloğu blogu
blockchain: blokzincir
blockchains: blokzincirler
blood: kan
blow: döken doken
blue: mavi
board: pano tahta panosunu panosunda
boards: panolar tahtalar
boat: tekne
boats: tekneler
bond: tahvil senet senedi
bonds: senetler
bonus: bonus prim ikramiye primdeki
book: kitap kitabı kitaba
bookmark: ayraç ayrac
books: kitaplar
bookshop: kitapçı kitabevi kitapçi kitapci
boots: krampon
born: doğmak doğmayı doğmaya doğması doğacağı doğuyor doğar doğan doğsun doğalım doğun doğup doğmanız doğmamız doğmanın doğdu doğmuş
borrow: borçlan borclan
borrower: borçlu borclu
borrowers: borçlular
bottle: şişe sise
bottom: dip
bought: satınaldı
boundary: sınır sinir
boutique: butik
box: kutu koli kutusunu kolideki
boxes: kutular koliler
bracelet: bileziğini bilezik bileklik
bracelets: bileklikler
bracket: parantez
branch: dalı dal şube şubedeki dali sube
branches: şubeler
bread: ekmek ekmeği ekmeğe ekmegi
breakfast: kahvaltı kahvalti
brewing: demleme
bridge: köprü kopru
bring: getir getirmenize getirdiğin getiriyor getirir getirsinler getirin getirip
bring in: koparsa
broadcast: yayın yayin
brochure: broşür kitapçık brosur kitapçik kitapcik
broken: bozuk kırık kirik
broker: aracıyı aracının aracıya aracıyla aracısı aracınız aracım aracıda
brokers: aracılar
bronze: bronz
broom: süpürge supurge
brother: abi ağabey abiye kardeş agabey kardes
brought: getirdi getirmiş
bucket: kepçe kepce
budget: bütçe butce
budgets: bütçeler
bug: böcek bocek
building: binasının binasında bina
buildings: binalar
burn: yakım yakma yakacağı yakıyor yakar yakan yaksın yakalım yakınız yakıp yakınca yakmamız yaktı yakmış yakim
burns: yanar
bus: otobüs minibüs otobus minibus
business: ticari ticarî
but: ama fakat lakin
butterfly: kelebek
buttermilk: ayran
buy: satın satin
buyer: alıcı alici
buyers: alıcılar alicilar
by: tarafından
by card: kartla
by club: kulüpçe kulupce
by itself: kendiliğinden
by ministry: bakanlıkça
by mistake: yanlışlıkla
by state: devletçe devletce
bylaws: tüzüğe tuzuge
café: kafe kafemizin kafedeki
cafés: kafeler
cake: kek keki
calculate: hesaplamak
calculated: hesapladı
calculation: hesaplamaları
calendar: takvim
call: aramak aramayı aramaya araması arıyorum arıyoruz arıyordu arayan arasın arayalım arayın arayıp arayarak aramanız aramamız aramanın
called: aradı aramış denmek denmeyi denmeye denmesi deneceği denir denen densin denelim denin denip denerek denmeniz denmemiz denmenin dendi denmiş
calligraphy: hattat
calm: sakin
came: geldi gelmiş
came out: çıktı çıkmış
camel: deve
camp: kamp
campaign: kampanyam
campaigns: kampanyalar
camping: kampçılık
can: edebilir olabilen edebilen
can accept: kabullenebilir
can accumulate: biriktebilir
can add: ekleyebilir
can affect: etkilenebilir
can announce: duyurabilir
can appear: görünebilir
can applied: uygulanabilir
can apply: başvurabilir
can approve: onaylayabilir
can arrange: ayarlayabilir
can ask: sorabilir
can asked: sorulabilir
can assure: teminedebilir
can attach: takılabilir
can attend: katılımedebilir
can attract: celbedebilir
can awaited: beklenebilir
can backup: yedekleyebilir
can believe: inanabilir
can benefit: yararlanabilir
can born: doğabilir
can borrow: borçlanabilir
can bring: getirebilir
can brought: getirilebilir
can burn: yakabilir
can buy: satınalabilir
can by: oynatabilir
can calculate: hesaplayabilir
can calculated: hesaplanabilir
can call: arayabilir
can called: denebilir
can carried: taşınabilir
can carry: taşıyabilir
can celebrate: kutlayabilir
can celebrated: kutlanabilir
can change: değişebilir
can choose: seçebilir
can clean: temizleyebilir
can cleaned: temizlenebilir
can click: tıklayabilir
can close: kapatabilir
can code: kodlayabilir
can collect: birikebilir
can come: gelebilir
can compare: karşılaştırabilir
can compete: yarışmayakatılabilir
can complete: tamamlanabilir
can connect: bağlanabilir
can contain: içerebilir
can continue: sürebilir
can contribute: katkıverebilir
can convert: çevirebilir
can convince: iknaedebilir
can cook: pişirebilir
can cooked: pişebilir
can copied: kopyalanabilir
can copy: kopyalayabilir
can count: sayabilir
can cover: örtebilir
can covered: karşılanabilir
can cut: kesebilir
can deceive: kandırabilir
can decorate: süsleyebilir
can defeat: yenebilir
can delete: silebilir
can deliver: ulaştırabilir
can delivered: ulaştırılabilir
can determine: belirleyebilir
can determined: belirlenebilir
can discuss: konuşulabilir
can display: sergilenebilir
can distinguish: ayırtabilir
can distribute: dağıtabilir
can divide: bölebilir
can donate: bağışlayabilir
can download: indirebilir
can draw: çizebilir
can drawn: çizilebilir
can drink: içebilir içebilen
can earn: kazanılabilir
can eat: yeyebilir
can educate: eğitebilir
can end: bitebilir
can enter: girebilir
can entrust: emanetedebilir
can establish: kurabilir
can evaluate: değerlendirebilir
can exam: geçirebilir
can examine: inceleyebilir
can exceed: aşabilir aşabilen
can exchange: takaslayabilir
can exhibit: sergileyebilir
can expand: genişleyebilir
can fall: düşebilir
can fear: korkabilir
can feed: besleyebilir
can fill: doldurabilir
can filled: dolabilir
can find: bulabiliyor
can finish: bitirebilir
can fix: onarabilir
can fly: uçabilir uçabilen
can forbidden: yasaklanabilir
can forged: taklitedilebilir
can forget: unutabilir
can found: kurulabilir
can get: alabilir alabilen
can give: verebilir verebilsin
can go: gidebilir
can grow: büyüyebilir
can guarantee: garantilenebilir
can hack: hackleyebilir
can hang: asabilir asabilen
can help: yardımedebilir
can hide: gizleyebilir
can hold: tutabilir
can hope: umabilir umabilen
can increase: artırabilir
can increased: artırılabilir
can inform: bilgilendirebilir
can invest: yatırabilir
can invested: yatırılabilir
can invite: çağırabilir
can invited: çağrılabilir
can issue: çıkarabilir
can join: katılabilir
can keep: saklayabilir
can kept: saklanabilir
can knit: örebilir örebilen
can know: bilebilir
can known: bilinebilir
can last: sürdürebilir
can laugh: gülebilir
can learn: öğrenebilir
can leave: bırakabilsin
can lend: borçverebilir
can like: sevebilir
can list: listelenebilir
can listen: dinleyebilir
can live: yaşayabilir
can load: yükleyebilir
can loaded: yüklenebilir
can lock: kilitleyebilir
can locked: kilitlenebilir
can login: girişyapabilir
can look: bakabilir
can lose: yitirebilir
can lower: düşürebilir
can lowered: düşürülebilir
can made: yaptırabilir
can make: üredebilir
can match: uyabilir uyabilen
can measure: ölçebilir
can meet: buluşabilir
can mint: darpedebilir
can miss: kaçırabilir
can mix: karışabilir
can multiplied: katlanabilir
can multiply: çoğalabilir
can notified: bildirilebilir
can notify: bildirebilir
can obtain: edinebilir
can offer: sunabilir
can open: açabilir açabilen
can organise: düzenleyebilir
can out: çıkabilir
can paint: boyayabilir
can painted: boyanabilir
can pass: geçebilir
can pay: ödeyebilir
can pin: takabilir
can place: yerleştirebilir
can plant: dikebilir
can planted: dikilebilir
can play: oynayabilir
can played: oynanabilir
can prefer: yeğleyebilir
can prepare: hazırlayabilir
can print: basabilir
can produced: üretilebilir
can promise: sözverebilir
can protect: koruyabilir
can prove: kanıtlayabilir
can proven: kanıtlanabilir
can provide: sunulabilir
can publish: yayımlayabilir
can put: koyabilir
can race: yarışabilir
can reach: varabilir
can read: okuyabilir
can realise: gerçekleştirebilir
can receive: eldeedebilir
can recognise: tanıyabilir
can recognised: tanınabilir
can recommend: önerebilir
can recruit: kazandırtabilir
can redeem: bozdurabilir
can refer: yönlendirebilir
can refund: iadeedebilir
can register: kaydedilebilir
can remember: hatırlayabilir
can remove: kaldırabilir
can removed: kaldırılabilir
can renew: yenileyebilir
can rent: kiralayabilir
can repair: onarılabilir
can represent: temsiledebilir
can require: gerekebilir
can reserve: ayırabilir
can reset: sıfırlanabilir
can reward: ödüllendirebilir
can rich: zenginleşebilir
can rise: artabilir
can run: koşabilir
can save: kurtarabilir
can saved: kurtarılabilir
can say: deyebilir
can scan: tarayabilir
can scanned: taranabilir
can scatter: saçabilir
can see: görebilir
can seen: görülebilen
can sell: satabilir satabilsin
can send: gönderebilir
can settle: yerleşebilir
can share: paylaşabilir
can show: gösterebilir
can sign: imzalayabilir
can sit: oturabilir
can solve: çözebilir
can speak: konuşabilir
can spend: harcayabilir
can spent: harcanabilir
can start: başlayabilir
can started: başlatılabilir
can state: belirtebilir
can stay: kalabilir
can steal: çalabilir
can supply: sağlatabilir
can support: destekleyebilir
can take: alınabilir
can taught: öğretilebilir
can teach: öğretebilir
can tell: anlatabilir
can test: sınayabilir
can think: düşünebilir
can told: söylenebilir
can touch: dokunabilir
can transfer: devredebilir
can trust: güvenebilir
can try: deneyebilir
can turn: dönebilir
can understand: anlayabilir
can undertake: üstlenebilir
can update: güncelleyebilir
can updated: güncellenebilir
can use: kullanabilir
can value: değerlenebilir
can verify: doğrulayabilir
can visit: gezebilir
can vote: oylayabilir
can wait: bekleyebilir
can walk: yürüyebilir
can want: isteyebilir
can watch: izleyebilir
can water: sulayabilir
can watered: sulanabilir
can wear: giyebilir
can win: kazanabilir
can wish: dileyebilir
can withdraw: çekebilir
can withdrawn: çekilebilir
can work: çalışabilir
can worn: giyilebilir
can worth: değebilir
can write: yazabilir
cancel: ptal
cancelled: iptal
cancer: kanser
cannot: edemez olamaz yapamaz edilemez olamayız olamıyor olamadı olamayan olamam yapamadı yapamam edemeyiz edemiyor edemedi edemeyen edemem edilemem
cannot accept: kabullenemez
cannot accumulate: biriktemez
cannot add: ekleyemez
cannot affect: etkilenemez
cannot announce: duyuramaz
cannot appear: görünemez
cannot applied: uygulanamaz
cannot apply: başvuramaz
cannot approve: onaylayamaz
cannot arrange: ayarlayamaz
cannot ask: soramaz soramadı soramam
cannot asked: sorulamaz
cannot assure: teminedemez
cannot attach: takılamaz
cannot attend: katılımedemez
cannot attract: celbedemez
cannot awaited: beklenemez
cannot backup: yedekleyemez
cannot believe: inanamaz inanamam
cannot benefit: yararlanamaz
cannot born: doğamaz doğamadı doğamam
cannot borrow: borçlanamaz
cannot bring: getiremez
cannot brought: getirilemez
cannot burn: yakamaz yakamadı yakamam
cannot buy: satınalamaz
cannot by: oynatamaz
cannot calculate: hesaplayamaz
cannot calculated: hesaplanamaz
cannot call: arayamaz arayamam
cannot called: denemezsin
cannot carried: taşınamaz
cannot carry: taşıyamaz
cannot celebrate: kutlayamaz
cannot celebrated: kutlanamaz
cannot change: değişemez
cannot choose: seçemez seçemedi seçemem
cannot clean: temizleyemez
cannot cleaned: temizlenemez
cannot click: tıklayamaz
cannot close: kapatamaz
cannot code: kodlayamaz
cannot collect: birikemez
cannot come: gelemez gelemeyecek gelemedi gelemeyen gelemem
cannot compare: karşılaştıramaz
cannot compete: yarışmayakatılamaz
cannot complete: tamamlanamaz
cannot connect: bağlanamaz
cannot contain: içeremez içeremem
cannot continue: süremez süremedi süremem
cannot contribute: katkıveremez
cannot convert: çeviremez
cannot convince: iknaedemez
cannot cook: pişiremez
cannot cooked: pişemez pişemedi pişemem
cannot copied: kopyalanamaz
cannot copy: kopyalayamaz
cannot count: sayamaz sayamadı sayamam
cannot cover: örtemez örtemedi örtemem
cannot covered: karşılanamaz
cannot cut: kesemez kesemedi kesemem
cannot deceive: kandıramaz
cannot decorate: süsleyemez
cannot defeat: yenemez yenemedi yenemem
cannot delete: silemez silemedi silemem
cannot deliver: ulaştıramaz
cannot delivered: ulaştırılamaz
cannot determine: belirleyemez
cannot determined: belirlenemez
cannot discuss: konuşulamaz
cannot display: sergilenemez
cannot distinguish: ayırtamaz
cannot distribute: dağıtamaz
cannot divide: bölemez bölemedi bölemem
cannot donate: bağışlayamaz
cannot download: indiremez
cannot draw: çizemez çizemedi çizemem
cannot drawn: çizilemez
cannot drink: içemez içemeyiz içemiyor içemedi içemeyen içemem
cannot earn: kazanılamaz
cannot eat: yeyemez yeyemedi yeyemem
cannot educate: eğitemez eğitemem
cannot end: bitemez bitemedi bitemem
cannot enter: giremez giremedi giremem
cannot entrust: emanetedemez
cannot establish: kuramaz kuramadı kuramam
cannot evaluate: değerlendiremez
cannot exam: geçiremez
cannot examine: inceleyemez
cannot exceed: aşamaz aşamayız aşamıyor aşamadı aşamayan aşamam
cannot exchange: takaslayamaz
cannot exhibit: sergileyemez
cannot expand: genişleyemez
cannot fall: düşemez düşemedi düşemem azalamaz azalamam
cannot fear: korkamaz korkamam
cannot feed: besleyemez
cannot fill: dolduramaz
cannot filled: dolamaz dolamadı dolamam
cannot find: bulamaz bulamadı bulamam
cannot finish: bitiremez
cannot fix: onaramaz onaramam
cannot fly: uçamaz uçamayız uçamıyor uçamadı uçamayan uçamam
cannot forbidden: yasaklanamaz
cannot forged: taklitedilemez
cannot forget: unutamaz unutamam
cannot found: kurulamaz
cannot get: alamaz alamayız alamıyor alamadı alamayan alamam
cannot give: veremez veremedi veremem verilemez
cannot go: gidemez gidemedi gidemem
cannot grow: büyüyemez
cannot guarantee: garantilenemez
cannot hack: hackleyemez
cannot hang: asamaz asamayız asamıyor asamadı asamayan asamam asılamaz asılamam
cannot help: yardımedemez
cannot hide: gizleyemez
cannot hold: tutamaz tutamadı tutamam
cannot hope: umamaz umamayız umamıyor umamadı umamayan umamam
cannot increase: artıramaz
cannot increased: artırılamaz
cannot inform: bilgilendiremez
cannot invest: yatıramaz
cannot invested: yatırılamaz
cannot invite: çağıramaz
cannot invited: çağrılamaz
cannot issue: çıkaramaz
cannot join: katılamaz
cannot keep: saklayamaz
cannot kept: saklanamaz
cannot knit: öremez öremeyiz öremiyor öremedi öremeyen öremem
cannot know: bilemez bilemedi bilemem
cannot known: bilinemez
cannot last: sürdüremez
cannot laugh: gülemez gülemedi gülemem
cannot learn: öğrenemez
cannot leave: bırakamaz
cannot lend: borçveremez
cannot like: sevemez sevemedi sevemem
cannot list: listelenemez
cannot listen: dinleyemez
cannot live: yaşayamaz
cannot load: yükleyemez
cannot loaded: yüklenemez
cannot lock: kilitleyemez
cannot locked: kilitlenemez
cannot login: girişyapamaz
cannot look: bakamaz bakamadı bakamam
cannot lose: yitiremez
cannot lower: düşüremez
cannot lowered: düşürülemez
cannot made: yaptıramaz
cannot make: üredemez üredemem
cannot match: uyamaz uyamayız uyamıyor uyamadı uyamayan uyamam
cannot measure: ölçemez ölçemedi ölçemem
cannot meet: buluşamaz
cannot mint: darpedemez
cannot miss: kaçıramaz
cannot mix: karışamaz
cannot multiplied: katlanamaz
cannot multiply: çoğalamaz
cannot notified: bildirilemez
cannot notify: bildiremez
cannot obtain: edinemez edinemem
cannot offer: sunamaz sunamadı sunamam
cannot open: açamaz açamayız açamıyor açamadı açamayan açamam açılamaz açılamam
cannot organise: düzenleyemez
cannot out: çıkamaz çıkamadı çıkamam
cannot paint: boyayamaz
cannot painted: boyanamaz
cannot pass: geçemez geçemedi geçemem
cannot pay: ödeyemez ödeyemem ödenemez ödenemem
cannot pin: takamaz takamadı takamam
cannot place: yerleştiremez
cannot plant: dikemez dikemedi dikemem
cannot planted: dikilemez
cannot play: oynayamaz
cannot played: oynanamaz
cannot prefer: yeğleyemez
cannot prepare: hazırlayamaz
cannot print: basamaz basamadı basamam
cannot produced: üretilemez
cannot promise: sözveremez
cannot protect: koruyamaz
cannot prove: kanıtlayamaz
cannot proven: kanıtlanamaz
cannot provide: sağlanamazsa
cannot publish: yayımlanamaz
cannot put: koyamaz koyamadı koyamam
cannot race: yarışamaz
cannot reach: ulaşamaz ulaşamam erişemez erişemem varamaz varamadı varamam
cannot read: okuyamaz okuyamam okunamaz okunamam
cannot realise: gerçekleştiremez
cannot receive: eldeedemez
cannot recognise: tanıyamaz
cannot recognised: tanınamaz
cannot recommend: öneremez öneremem
cannot recruit: kazandırtamaz
cannot redeem: bozduramaz
cannot refer: yönlendiremez
cannot refund: iadeedemez
cannot register: kaydedilemez
cannot remember: hatırlayamaz
cannot remove: kaldıramaz
cannot removed: kaldırılamaz
cannot renew: yenileyemez
cannot rent: kiralayamaz
cannot repair: onarılamaz
cannot represent: temsiledemez
cannot require: gerekemez
cannot reserve: ayıramaz ayıramam
cannot reset: sıfırlanamaz
cannot reward: ödüllendiremez
cannot rich: zenginleşemez
cannot rise: artamaz artamadı artamam
cannot run: koşamaz koşamadı koşamam
cannot save: kurtaramaz
cannot saved: kurtarılamaz
cannot say: deyemez deyemedi deyemem
cannot scan: tarayamaz
cannot scanned: taranamaz
cannot scatter: saçamaz saçamadı saçamam
cannot see: göremez göremedi göremem
cannot seen: görülemez
cannot sell: satamaz satamadı satamam satılamaz
cannot send: gönderemez
cannot settle: yerleşemez
cannot share: paylaşamaz
cannot show: gösteremez
cannot sign: imzalayamaz
cannot sit: oturamaz oturamam
cannot solve: çözemez çözemedi çözemem
cannot speak: konuşamaz
cannot spend: harcayamaz
cannot spent: harcanamaz
cannot start: başlayamaz
cannot started: başlatılamaz
cannot state: belirtemez
cannot stay: kalamaz kalamadı kalamam duramaz duramadı duramam
cannot steal: çalamaz çalamadı çalamam
cannot supply: sağlatamaz
cannot support: destekleyemez
cannot take: alınamaz alınamam
cannot taught: öğretilemez
cannot teach: öğretemez
cannot tell: anlatamaz
cannot test: sınayamaz
cannot think: düşünemez
cannot told: söylenemez
cannot touch: dokunamaz
cannot transfer: devredilemez aktarılamaz
cannot trust: güvenemez
cannot try: deneyemez
cannot turn: dönemez dönemedi dönemem
cannot understand: anlayamaz
cannot undertake: üstlenemez
cannot update: güncelleyemez
cannot updated: güncellenemez
cannot use: kullanamayan
cannot value: değerlenemez
cannot verify: doğrulayamaz
cannot visit: gezemez gezemedi gezemem
cannot vote: oylayamaz
cannot wait: bekleyemez
cannot walk: yürüyemez
cannot want: isteyemez
cannot watch: izleyemez
cannot water: sulayamaz
cannot watered: sulanamaz
cannot wear: giyemez giyemedi giyemem
cannot win: kazanamaz
cannot wish: dileyemez
cannot withdraw: çekemez çekemedi çekemem
cannot withdrawn: çekilemez
cannot work: çalışamaz
cannot worn: giyilemez
cannot worth: değemez değemedi değemem
cannot write: yazamaz yazamadı yazamam
canteen: kantin
capital: sermaye anapara
captain: kaptan
car: araç araba otomobil arac
card: kart karttaki
cardigan: hırkasından
cards: kartlar
care: bakım bakim
carefully: dikkatli dikkatle
cargo: kargo
cargos: kargolar
carnation: karanfil
carpenter: marangoz
carpet: halı halıları hali
carpets: halılar
carried: taşınan taşınır taşıdı taşımış yürüttü yürütmüş taşınmak taşınsın taşının taşınıp taşındı taşınmış taşinan tasinan taşinir tasinir
carried out: yürütülür
carrier: taşıyan taşiyan tasiyan
carry: taşımak taşımayı taşımaya taşıması taşıyor taşıyanı taşısın taşıyın taşıyıp
carry out: yürütmek yürütür yürüten yürütsün yürütün yürütüp
cars: arabalar
case: hâlinde halinde durum
cash: kasa kasasında
cash desk: kasiyer
casino: kumarhane
castle: kale
cat: kedi pisi kedideki
cat food: mama
cats: kediler
celebrate: kutlamak kutluyor kutlayan kutlasın kutlayın kutlayıp
celebrated: kutladı kutlamış kutlanır kutlanan kutlanın kutlanıp kutlandı
cell: hücre hucre
cells: hücreler
cemetery: mezarlığının
cent: kuruş kurus
centre: merkez
centre hearth: ocağı ocaği ocagi
cents: kuruşlar
ceramics: çömlek comlek
ceremony: tören toren
certain: belli kesin mutlak
certificate: sertifika belge
certificates: belgeler
certification: sertifikasyon
certified: belgeli
chain: zincir
chains: zincirler
chair: sandalye
chairman: reis
chalk: tebeşir tebesir
champion: şampiyon sampiyon
champions: şampiyonlar
chance: ihtimal olasılık olasilik
change: değişmek değişir değişen değişsin değişin değişip değiştiriyor değiştirsin
changed: değişti değişmiş
changing room: soyunma
channel: kanal
charity: hayriye
charter: tüzük tüzüğü tuzuk tuzugu
cheap: ucuz
cheaply: ucuzca
check: denetleme
cheese: peynir
cheesemaker: peynirci
chess: satranç satranc
chest: sandık sandığa sandik sandiğa sandiga
chief: şefi şef amir sefi
child: çocuk çocuğa çocuğu evlat cocuk cocuga cocugu
children: çocuklar çocuklu cocuklar cocuklu
chin: çene cene
choir: koro korosunu
choirs: korolar
choose: tercih seçmek seçmeyi seçmeye seçmesi seçeceği seçiyor seçer seçen seçsin seçelim seçin seçip seçmeniz seçmemiz seçmenin
chose: seçti seçmiş
chosen: seçilmek seçilir seçilen seçilsin seçilin seçilip seçildi seçilmiş
chronic: kronik
church: kilise
cinema: sinema
circulation: dolaşım tedavül dolaşim dolasim tedavul
citizen: vatandaş vatandas
citizenship: vatandaşlık
citizenships: vatandaşlıklar
city: şehir kent il şehri sehir sehri
claret: bordo
class: sınıf sinif
classes: sınıflar
classroom: derslik dersane dershane
clean: temiz
cleaned: temizledi
cleaning: temizlik temizliği
clear: açıkça açikça acikca
clever: zeki
click: tıklamak tıklıyor tıklayan tıklasın tıklayıp
clicked: tıkla tikla
climbing: tırmanış tirmaniş tirmanis
clinic: klinik
clinics: klinikler
close: kapatmak kapatır kapatan kapatsın kapatın kapatıp kapanmak kapanır kapanan kapansın kapanın kapanıp kapamak kapamayı kapamaya kapaması kapıyor kapayan kapasın kapayın kapayıp
closed: kapalı kapattı kapatmış kapandı kapanmış kapadı kapamış kapali
closing: kapanış kapaniş kapanis
cloth: bez
clover: yonca
club: kulüp klüp kulübü kulübe kulup klup
clubs: kulüpler
coaching: koçluk koçluğu koçluğa kocluk
code: kod karekod kodu koda kodundan kodla kodda koddur kodluyor
coded: kodladı kodlamış
codes: kodlar
coffee: kahve
coffee seller: kahveci
coins: coinlik sikke
cold: soğuk soguk
collapsed: çöktü coktu
collateral: rehin rehni teminatı ipotek teminati
colleague: meslektaş
collect: topluyor toplayan toplasın toplayalım toplayın toplayıp
collected: topladı toplamış toplanıyor toplanır toplanan toplanın toplanıp toplandı toplanmış birikmek biriken biriksin birikin birikip birikti
collectible: koleksiyonluktur
collection: toplama
collection item: koleksiyonluk
collector: koleksiyoner
collectors: koleksiyoncular
collects: toplar
colour: renk rengi
combined: birleştirilmiş
come: gel gelmek gelmeyi gelmeye gelmesi geleceği geliyor geliriz gelirsin gelirken geleni gelenden gelsin gelelim gelin gelip gelerek gelmeniz gelmemiz gelmenin
come out: çıkmak çıkmayı çıkmaya çıkması çıkacağı çıkıyor çıkar çıkan çıksın çıkalım çıkın çıkıp çıkmanız çıkmamız çıkmanın
comfortable: rahat
comment: yorum
comments: yorumlar
commission: komisyon
commissions: komisyonlar
commit: gönderim gonderim
commitment: taahhüdü taahhudu
common: ortaklaşa
communities: topluluklar
community: topluluk topluluğu
compare: karşılaştırır
compared: karşılaştırdı
compatriots: hemşehrilerimiz
compete: yarışmayakatılır
competed: yarışmayakatıldı
competence: yetenek yeteneği yetenegi
competition: yarışma yarişma yarisma
competitions: yarışmalar
complaints: şikayet şikâyet sikayet
complete: tamamı bütün tüm tamami butun
completed: tamamlanır
completely: tamamen
compost: kompost
computer: bilgisayarında
computers: bilgisayarlar
concert: konser
concerts: konserler
condition: koşul koşullari şartı şarta şartla şartta kosul
conditions: koşullar şartlar
conference: konferans
conferences: konferanslar
confidential: gizlilikle
congratulations: tebrik kutlarız kutlariz
connect: bağlanır bağlanan bağlanın bağlanıp bağlamak bağlıyor bağlayan bağlasın bağlayın bağlayıp
connected: bağlı bağlandı bağladı bağlamış bağli bagli
consent: rıza riza
considered: düşünülmektedir
consists: ibaret
constantly: sürekli devamlı surekli devamli
consultant: danışman danişman danisman
consumer: tüketici tuketici
contact: letişim letisim
contacts: iletişimler
contain: içermek içermeyi içermeye içermesi içeriyor içerir içeren içersin içerelim içerin içerip içererek kapsamak kapsıyor kapsayan kapsasın kapsayın kapsayıp
contained: içerdi içermiş kapsadı kapsamış
continue: sürmek sürmeyi sürmeye sürmesi süreceği sürerim süreriz sürerler sürersin sürerken süren sürsün sürelim sürün sürüp sürerek sürmeniz sürmemiz sürmenin
continued: sürdü sürmüş
contract: sözleşme mukavele sozlesme
contracts: sözleşmeler
contribute: katkıverir
contribution: katkı katki
contributions: katkılar
control: kontrol
controls: kontroller
convert: çevirmek çevirir çeviren çevirsin çevirin çevirip
converted: çevirdi çevirmiş çevriliyor çevrilir çevrilen çevrilin çevrilip çevrildi dönüşmek dönüşür dönüşen dönüşsün dönüşün dönüşüp dönüştü dönüşmüş
convince: iknaeder iknaeden iknaedin iknaedip
convinced: iknaeddi
cook: aşçı pişirmek pişirir pişiren pişirsin pişirin pişirip pişirdi pişirmiş aşçi asci
cooked: pişmek pişmeyi pişmeye pişmesi pişeceği pişiyor pişer pişen pişsin pişelim pişin pişip pişmeniz pişmemiz pişmenin pişti pişmiş
cookie: kurabiye pasta
cooks: aşçılar
cool: havalı havali
cooperative: kooperatif kooperatifimizin
cooperatives: kooperatifler
copied: kopyaladı
copies: nüshalar
copper: bakır bakir
copy: nüsha suret kopyayı kopyanın kopyaya kopyayla kopyanız kopyam kopyada kopyadır nusha
copyright: telif
corner: köşe kose
correct: doğru dogru
correction: düzeltme duzeltme
cost: bedel bedeller maliyet
costs: bedelleri
council: konsey
count: count saymak saymayı saymaya sayması sayacağı sayıyor sayar sayan saysın sayalım sayıp sayınca saymanız saymamız saymanın
counted: saydı saymış sayılmak sayılıyor sayılır sayılan sayılsın sayılın sayılıp sayıldı sayılmış
counter: sayaç sayac
counterpart: karşılık karşılığı karşilik karsilik
countries: ülkeler
country: ülke ülkedeki ulke
couples: çiftlere ciftlere
coupon: kuponu kuponla
course: kurs kursumuza kurstaki
courses: kurslar
court: kort mahkeme
courts: mahkemeler
courtyard: avlu
cover: örtmek örtmeyi örtmeye örtmesi örteceği örtüyor örter örten örtsün örtelim örtün örtüp örtmeniz örtmemiz örtmenin
covered: örttü örtmüş
crack: çatlak catlak
craft: zanaat elişi elisi
crafts: zanaatlar
credit: kontör kontor
credit slip: veresiye
creditor: alacaklılar
credits: kontörler
crew: tayfa
crown: taç
crypto: kriptonun
cryptocurrencies: kriptoparaları
cryptocurrency: kriptopara
cup: kupa fincan
cups: kupalar
curious: meraklı merakli
currencies: dövizler
currency: döviz kur kuru doviz
curtain: perde
cushion: minder yastık yastik
custodian: emanetçi emanetci
custody: emanete emanette himaye
customer: müşteri musteri
customers: müşterilerimizin
customs: gümrük gümrüğü gumruk gumrugu
cut: kesildi kesmek kesmeyi kesmeye kesmesi keseceği keserim keseriz keserler kesersin keserken kesen kessin keselim kesiniz kesince keserek kesmeniz kesmemiz kesmenin kesti kesmiş kesilmek kesilen kesilsin kesilin kesilip kesilmiş
cuts: kesiyor keser kesip
cycling: bisikletli
daily: günlük gunluk
dam: baraj
dance: horon dans
danger: tehlike
dangers: tehlikeler
data: veri verinin verimiz veriniz verideki
data protection: kvk
date: tarih
dates: tarihler
day: gün günü güne günde gündür günümüzü günümüze günle gunu gune gunde gundur
days: günler gunler
dead: rahmet
dear: sevgili canım canim
debt: borç borc
deceive: kandırır kandıran kandırın kandırıp
deceived: kandırdı
december: aralık aralik
decent: düzgün duzgun
decentralised: merkeziyetsiz
decision: karar
decisions: kararlar
decor: dekor
decorate: süslemek süslüyor süsleyen süslesin süsleyin süsleyip
decorated: süsledi süslemiş
deducted: düşülür kesilir kesinti dusulur
deed: tapu
defeat: yenmek yenmeyi yenmeye yenmesi yeneceği yeniyor yener yenen yensin yenelim yenin yenip yenmeniz yenmemiz yenmenin
defeated: yendi yenmiş
definitely: kesinlikle
degree: derece
degrees: dereceler
delete: silmek silmeyi silmeye silmesi sileceği siliyor siler silen silsin silelim silin silip silmeniz silmemiz silmenin
deleted: sildi silmiş silinmek silinir silinen silinsin silinin silinip silindi silinmiş
delight: lokum
deliver: teslim
delivered: ulaştırdı
demand: talep talebi
demo: demo
dentist: dişçi disci
department: birim
deposit: depozito mevduat kapora
deposits: yatar
depot: depo deposunda
depth: derinlik
description: tasvirlerinden tanım tanim
design: tasarım tasarim
designs: tasarımlar
despite: rağmen karşın ragmen karşin karsin
determine: belirlemek
determined: belirledi
determines: belirler
developer: yazılımcı
development: gelişinde gelişim gelisim
device: cihaz
devices: cihazlar
diabetes: diyabet
diabetic: diyabetli
diagnosis: tanı teşhis tani teshis
dialysis: diyaliz
diamond: elmas pırlanta pirlanta
diamonds: elmaslar
did: yaptı yapmış etti etmiş
difference: fark
different: farklı çeşit farkli cesit
digital: dijital sayısal sayisal
dining hall: yemekhane
diploma: diploma
diplomas: diplomalar
directive: yönerge yonerge
directly: doğrudan dogrudan
director: müdür müdürlüğüne muduru
directors: müdürleri
disability: özür ozur
disabled: engelli
discount: iskonto ndirim tenzilat
discounted: indirimler
discounts: ndirimler
discussed: tartışıldı konuşulur görüşüldü
disease: hastalık hastalik
dismantled: sökülüp sokulup
displayed: sergilenmeye sergilenen
distinguish: ayırt ayırdı ayirt ayirdi
distinguished: ayırttı ayırtmış
distribute: dağıtmak dağıtır dağıtan dağıtsın dağıtalım dağıtın dağıtıp
distributed: dağıttı dağıtmış dağıtılır
distribution: dağıtım dağitim dagitim
district: kaymakamlık ilçe lçe ilçedeki ilce
districts: ilçeler
disturbed: rahatsız rahatsiz
divide: bölmek bölmeyi bölmeye bölmesi böleceği bölüyor böler bölen bölsün bölelim bölün bölüp bölmeniz bölmemiz bölmenin bölüşmek bölüşür bölüşen bölüşsün bölüşün bölüşüp
divided: böldü bölmüş bölüştü bölüşmüş bölünmek bölünür bölünen bölünsün bölünün bölünüp bölündü bölünmüş bölüşülür
dividend: temettü temettu
dividends: temettüler
do: yapmak yapmayı yapmaya yapması yapacağı yapıyor yapar yapan yapsın yapalım yapın yapıp yapmanız yapmamız yapmanın etmek etmeyi etmeye etmesi etmesine etmesini edeceği ediyor eder eden etsin edelim edin edip etmeniz etmemiz etmenden etmeleri etmenin
doctor: doktor
doctorate: doktora
doctorates: doktoralar
doctors: doktorları
document: evrak doküman vesika dokuman
documentary: belgeselimizin belgesel
documents: evraklar
does: mı mi mu mü miyiz miyim mıyım mıdır midir mıyız musun mısın misin mudur
dog: köpek köpeği köpeğe kopek
dogs: köpekler
dollar: dolar
domestic: yurtiçi yerli yurtici
donate: bağışlamak
donated: bağışladı
donation: bağış bağiş bagis
donations: bağışlar
done: yapılmak yapılıyor yapılır yapılan yapılsın yapılın yapılıp yapıldı yapılmış edilmek edilmeyi edilmeye edilmesi ediliyor edilir edilen edilsin edilelim edilin edilip edilerek edildi edilmiş
donor: bağışçı destekçi bağişçi bagisci destekci
donors: bağışçılar
door: kapı kapi
doorman: kapıcı kapici
doors: kapılar
double: katla
doubled: ikiye katladı katlandı katladi katlandi
download: indirmek indirir indiren indirsin indirin indirip
downloaded: indirdi indirmiş
dozen: düzine duzine
draft: taslak taslağı taslaği taslagi
drank: içti içmiş
draw: çekiliş kura çizmek çizmeyi çizmeye çizmesi çizeceği çiziyor çizer çizen çizsin çizelim çizin çizip çizmeniz çizmemiz çizmenin cekilis
drawer: çekmece cekmece
drawing: çizim cizim
drawings: çizimler
drawn: çizilmek çizilir çizilen çizilsin çizilin çizilip çizildi çizilmiş
draws: çekilişler
drew: çizdi çizmiş
dried soup: tarhana
drill: matkap
drink: içki içecek içilebilir içmek içmeyi içmeye içmesi içmesine içmesini içeceği içiyor içer içerim içeriz içen içsin içelim içiniz içip içince içmeniz içmemiz içmenden içmeleri içmenin icki icecek
drinkable: suyunu
driver: şoför sürücü sofor surucu
drop: damla
drum: davul
due: gereği geregi
during: sırasında
dust: tozu
duty: görev gorev
each: her birer herbir başı başi basi
each other: birbiri
eagle: kartal
earlier: erkenden
early: erken
early bird: erkenci
earn: kazandırın
earned: kazanılır
earning: kazancım kazançla kazançta
earnings: kazançları
earthquake: deprem
earthquake victim: depremzede
earthquake victims: depremzedeler
easily: kolayca
easy: kolay
eat: ye yenir yemeyi yemeye yemesi yemesine yemesini yemekte yeyeceği yiyor yeyen yesin yeyelim yeyin yeyip yeyerek yemeniz yememiz yemenden yemeleri yemenin yemekle
eaten: yenirim yeniriz yenirler yenirsin yenirken
economy: ekonomi iktisat
edge: kenarındaki kenar
edition: baskı baski
editions: baskılar
educate: eğitmek eğitmeyi eğitmeye eğitmesi eğitiyor eğitir eğiten eğitsin eğitelim eğitin eğitip eğiterek
educated: eğitti eğitmiş
education: eğitim öğretim egitim ogretim
education ministry: meb
effect: etki
eight: sekiz
eighty: seksen
elderly: yaşlılar yaşlilar yaslilar
election: seçim secim
electrician: elektrikçi
electricity: elektrik
eliminated: elenir eleme
email: eposta mail maildeki
emails: mailler
embossed: kabartma
embroidery: nakışı nakışlı nakişi nakisi nakişli nakisli
employee: işçi memur işçideki isci
employees: işçiler memurlar
employer: işveren isveren
employers: işverenler
empty: boş
end: sonu son bitiş nihai bitmek bitmeyi bitmeye bitmesi biteceği bitiyor biter biten bitsin bitelim bitin bitip bitmeniz bitmemiz bitmenin bitis
ended: bittim bittik bittiler bittin bittiği bitmişti bitmişiz
engine: motor
engineer: mühendis muhendis
engineering: mühendislik
engineers: mühendisler
english: ngilizcesi
enough: yeter
enter: girmek girmeyi girmeye girmesi gireceği giriyor girer girenler gireni girene girenden girsin girelim girin girip girmeniz girmemiz girmenin
entered: girdi girmiş
entrepreneur: girişimci
entrepreneurs: girişimciler
entrust: emaneteder
entry: giriş giren girişindeki giris
envelope: zarf
environment: ortam
equal: denk eşit eşdeğer esit esdeger
equivalence: denklik
equivalences: denklikler
equivalent: denktir muadil
error: hata
especially: özellikle
essence: aslı asli
establish: kurmak kurmayı kurmaya kurması kuracağı kuruyor kurar kuranlar kuranı kurana kurandan kuralım kurun kurup kurmanız kurmamız kurmanın
etcetera: falan filan vb vs
ethereum: ether
ethics: etik
ethnic: etnik
euro: avro euro
evaluate: değerlendirir
evaluated: değerlendirdi
even: bile hatta
evening: akşam akşamları aksam
evenings: akşamlar
event: etkinlik olay etkinliğe
events: etkinlikler
ever: hiçte hicte
everyone: herkes hepsi
evil eye: nazar
exam: sınav imtihan test sinav
examine: incelemek
examined: inceledi
example: örnek örneğin mesela ornek ornegin
example only: temsilî temsili örnektir ornektir
exams: sınavlar
exceed: aşmak aşmayı aşmaya aşması aşmasına aşmasını aşacağı aşıyor aşar aşan aşsın aşalım aşın aşıp aşmanız aşmamız aşmandan aşmaları aşmanın
exceeded: aştı aşmış
excel: excel
except: hariç haric
exchange: borsa değiş tokuş değişiminde takasını takasına takasım takasla takastan takastır r rim riz rlar rsin rkan degis tokus
exchange listing: borsalar
exchanged: takasedilir
exchanges: borsalara
exclusive: seçkin seckin
executive: yürütme icra yurutme
exercise: egzersiz
exhibit: sergiledi
exhibition: sergi
exhibitions: sergiler
expand: genişlemek
expanded: genişledi
expatriates: gurbetçiler
expectation: beklentim
expectations: beklentiler
expected: beklediğimizden beklenen beklenti
expense: masraf gidere harcama gideri giderimi giderle giderde giderdir
expenses: masraflar
expensive: pahalı pahali
experiment: deney deneyini deneyine
experiments: deneyler
expert: uzman
experts: uzmanlar
expire: süresiz suresiz
explanation: açıklama açiklama aciklama
explorer: gezgin
extra: ekstra
eye: göz gözü gozu
face: yüzü yuzu
factories: fabrikalar
factory: fabrika
fail: fail
fail exam: başaramamadı
fair: fuar
fake: sahte taklit kopyası çakma kopyasi cakma
fall: düşüş azalma düşmek düşmeyi düşmeye düşmesi düşeceği düşüyor düşer düşen düşsün düşelim düşün düşüp düşmeniz düşmemiz düşmenin azalıyor azalır azalan azalsın azalalım azalın azalıp azalarak dusus
falls: düşüşler
families: aileleri ailelere
family: aile ailelerin ailedeki
famous: meşhur ünlü meshur unlu
fan: taraftar
fans: taraftarları
farewell: veda
farm: çiftlik tarla ciftlik
fast: çabuk cabuk
father: baba
fear: korkmak korkmayı korkmaya korkması korkuyor korkar korkan korksun korkalım korkun korkup
feared: korktu korkmuş
feather: tüy
february: şubat subat
fed: besledi beslemiş
federation: federasyon
federations: federasyonlar
fee: ücret harç aidat ödenti ucret harc odenti
feed: beslemek besliyor besleyen beslesin besleyin besleyip
fees: ücretler aidatlar
fell: düştü düşmüş azaldı azalmış
festival: festival şenlik panayır kermes şölen şenliği şenliğe bayramın bayrama bayramım bayramla senlik panayir solen
festivals: şölenler
few: birkaç birkac
fiddle: kemençe saz kemence
field: tarlayı tarlanın tarlaya tarlayla tarlası tarlanız tarlam tarlada tarladır
fields: tarlalar
fifth: beşinci besinci
fifty: elli
fight: kavga
file: dosya file
files: dosyalar
filigree: filografi
fill: doldur
filled: doldurdu dolmak dolmayı dolmaya dolması dolacağı doluyor dolarım dolarız dolarlar dolarsın dolarkan dolan dolsun dolalım dolun dolup dolarak dolmanız dolmamız dolmanın doldu dolmuş
filling: dolduran dolunca
film: filmi filme filmle filmde filmdir
films: filmler
final: final
finally: nihayet
find: bulmak bulmayı bulmaya bulması bulacağı buluyor bulur bulan bulsun bulalım bulun bulup bularak bulmanız bulmamız bulmanın
finger: parmak
finish: bitirir bitireni bitirsin bitirin bitirip tamamlayan
finished: bitti bitirdi bitmiş tamam bitirmiş bitmis
finishing: bitirme bitimi
fire: yangın ateş yangin ates
firm: firma şirket işletme sirket isletme
firms: firmalar
first: ilk birinci lk evvela lkokul
first aid: ilkyardım
first comer: öncü ilkler oncu
fish: balık balığı hamsi balik baliği baligi
fisherman: balıkçı balikçi balikci
five: beş beşi besi
fix: onarmak onarmayı onarmaya onarması onarıyor onarır onaran onarsın onaralım onarın onarıp onararak
fixed: sabit
flew: uçtu uçmuş
floor: katı zemin kata kati
flour: un
flow: akış akiş akis
flower: çiçek çiçekleri çiçeği çiçeğe cicek
flowers: çiçekler
fly: uçmak uçmayı uçmaya uçması uçmasına uçmasını uçacağı uçuyor uçar uçan uçsun uçalım uçun uçup uçmanız uçmamız uçmandan uçmaları uçmanın
folded: katlansın
folder: klasör klasor
folders: klasörler
food: yemek yemeği gıda yemegi gida
football: futbol
for: için adınıza çin adınadır yönelik icin adiniza adinadir yonelik
for fee: bedelle
for next: sonrakine sonrakilere sıradakine
for now: şimdilik simdilik
for sale: satılık satilik
forbidden: yasak
foreign: yabancı yabanci
forever: sonsuz ebediyen ilelebet ömürboyu omurboyu
forged: kalpazan
forget: unut unutalım
forgetful: unutkan
forgot: unuttu unutmuş
forgotten: unutulur unutulan unutulun unutulup unutuldu
form: form
forms: formlar
fortune: servet
fortunes: servetler
forty: kırk kirk
found: buldu bulmuş bulunmak bulunur bulunan bulunsun bulunun bulunup bulundu bulunmuş
foundation: vakfa vakfını vakfında vakfıyla vakfım vakıfla vakıfta vakıftır vakfıdır
foundations: vakıflar
founded: kurdu kurmuş kurulmak kurulur kurulan kurulsun kurulun kurulup kuruldu kurulmuş
founder: kurucu
founders: kurucuları
four: dört dort
fourth: dördüncü dorduncu
fox: tilki
foyer: fuayede
frame: çerçeve cerceve
fraud: dolandırıcılığı
fraudster: dolandırıcı
free: ücretsiz bedava bedelsiz parasız beleş ucretsiz parasiz beles
free to: serbest
friday: cuma
friend: arkadaş dost kanka dostun dostuyla dostum dosttaki dostudur arkadas
friends: arkadaşlar dostlar dostu
from: den dan ndan tan
from scratch: baştan bastan
from there: orada
front: ön önünde onunde
fruit: meyve
fruits: meyveler
full: tam dolu
full of: dolusu
fun: eğlence keyif eglence
function: işlev islev
fund: fon fonu fona fonundan fonla fonda fondur
funds: fonlar
funny: komik
funs: eğlenceler
gain: getiri kazanım kazanim
gain value: değerlenir
gains: getiriler
gala: gala
gambling: kumar şans sans
gamblings: kumarlar
game: oyun oyunlar
gap: ara araya arası arasi
garage: garaj
garden: bahçe bostan bahce
gardener: bahçıvan bahçivan bahcivan
gardening: bahçecilik
gardens: bahçeler
gas: gaz tüpü tupu
gate: turnike
gave: verdi vermiş
gendarme: jandarmadan
gender: cinsiyet
genders: cinsiyetler
general: genel
general assembly: genelkurulu
generation: kuşak nesil kusak
generator: jeneratör
genuine: gerçek hakiki sahici orijinal gercek
geography: coğrafya cografya
geranium: sardunya
get: alan almak almayı almaya almasına almasını alacağı alıyor alır alanların alsın alalım alın alıp almanız almamız almandan almaları almanın
gift: hediye armağan armagan
gifts: hediyeler
gilding: yaldız yaldiz
girl: kızım kız kizim
girls: kızlar kizlar
give: ver verdiğinin vererek verişi vermek vermeyi vermeye vermesi vereceği veriyor verir veren versin verelim verin verip vermeniz vermemiz vermenin
given: verilmek veriliyor verilir verilen verilsin verilin verilip verildi verilmiş
glad: seviniriz sevinç mutlu sevinc
glass: bardak bardağı cam camı camdan bardağa bardaği bardagi
glasses: bardaklar
global: küresel dünya kuresel dunya
glove: eldiven
go: gider gitmek gitmeyi gitmeye gitmesi gideceği gidiyor giderim gideriz giden gitsin gidelim gidin gidip giderek gitmeniz gitmemiz gitmenin
go out: sönünce sonunce
goal: gol golü gole golümüze golle golde goldür
goals: goller
gold: altın altından altin
good: yi yilik
good luck: başarılar
goodness: iyilik
goods: mal mallar eşya esya
got: aldı almış
government: hükümet devletin hukumet
governments: hükümetler
governor: vali
grabs: kapar
grade: notlar
graduate: mezun
graduates: mezunlar
graduation: mezuniyet
graduations: mezuniyetler
grandchildren: torunlarına torunlardan torun
grandfather: dede
grandmother: nine nene babaanne anneanne
grass: ot
grater: rende
grave: mezar
graves: mezarlar
great: harika muhteşem mükemmel muhtesem mukemmel
green: yeşil yesil
greeted: karşıladı
greeting: karşılama
grew: büyüdü büyümüş
grey: gri
group: grup gruba grubu gruptaki
groups: gruplar
grow: büyümek büyümeyi büyümeye büyümesi büyüyor büyüyen büyüsün büyüyün büyüyüp
guarantee: garanti teminat kefalet güvencem
guaranteed: garantili
guarantees: garantiler
guarantor: kefil
guarantors: kefiller
guard: bekçi bekci
guess: tahmin
guest: konuk misafir konuğu konuğa
guests: konuklar
guidance: rehber
guide: kılavuz kilavuz
guides: kılavuzlar
guitar: gitar
gym: jimnastik
hack: hackledi
hackathon: hackathon
had: vardı vardi
had agreed: konuşmuştuk anlaştık anlaşıp anlaşılır anlaştik anlastik anlaşip anlasip
hair: saçını saç tıraş saçini sacini tiraş tiras
hairdresser: kuaförü kuaföre kuaförle kuaförde
hairdressers: kuaförler
half: yarı yarının yarınız yarisi yari
hall: salon salonumuzda
halls: salonlar
halves: yarılar
hand: el ele elinde eli elde
hang: asmak asmayı asmaya asması asmasına asmasını asacağı asıyor asar asan assın asalım asın asıp asmanız asmamız asmandan asmaları asmanın
happiness: saadet mutluluk
happy: mutluluğu
harbour: liman
hard: zor
hardware: donanım donanim
harvest: hasat hasadı hasada hasadi
harvests: hasatlar
hash: hash özet ozet
hat: şapka sapka
hazelnut: fındık findik
head: baş kafa
headman: muhtar muhtarlığında
headteacher: müdire mudire
health: sağlık sağlığı sağlığa sağlik saglik
heart: gönül gönlünden kalp kalbi kalbe gonul
hearts: kalpler
heating: ısıtma isitma
hedgehog: kirpi
helal: helal
held: tuttu tutmuş tutulmak tutulur tutulan tutulsun tutulun tutulup tutuldu tutulmuş
hello: merhaba selam slm mrb sa
helmet: baret kask
help: yardım destek yardımın yardımım desteği desteğe yardim
helped: yardımetti
herbal therapy: fitoterapi
here: işte burada buraya burası burda iste burasi
hereditary: kalıtsal genetik kalitsal
hid: gizledi gizlemiş
hide: saklarız gizlemek gizliyor gizleyen gizlesin gizleyin gizleyip saklariz
high: yüksek yuksek
high school: ortaöğretim
higher education: yök
him: ona onu ondan
his: onun
his own: kendisinin
hive: kovan
hobbies: hobiler
hobby: hobi hobideki
hold: tutmak tutmayı tutmaya tutması tutacağı tutuyor tutarım tutarlar tutarsın tutarkan tutan tutsun tutalım tutun tutup tutarak tutmanız tutmamız tutmanın
hold for: tutarız tutariz
holder: taşıyana taşiyana tasiyana
holders: hamilleri
holiday: bayram tatil yılbaşı yilbaşi yilbasi
holidays: tatiller
hologram: hologram
home: evini evinden eviyle evim evimizin evle evdeki evdir evindeki evidir
homeless: evsiz
homes: evler
homework: ödev odev
honest: dürüst durust
honey: bal
honorary: fahri onursal
honour: onur şeref seref
honours: onurlar
hope: ummak ummayı ummaya umması ummasına ummasını umacağı umuyor umar uman umsun umalım umun umup ummanız ummamız ummandan ummaları ummanın
hoped: umdu ummuş
horn: zurna
hospital: hastane hastanemizin
hospitals: hastaneler
hostel: pansiyon yurt yurttaki yurdu
hot: sıcak sicak
hotel: otel
hour: saat
hours: saatler
house: ev evin evde eve evi hane hanesiyle hanedeki
houses: haneler
how: nasıl nasil
how many: kaç kaçta kaçıncı kaça kacta kaçinci kacinci kaca
human: nsan
hundred: yüz yüzden yüze yuzden yuze
hung: astı asmış asılmak asılmayı asılmaya asılması asılıyor asılır asılan asılsın asılalım asılın asılıp asılarak asıldı asılmış
hurry: acele
hygiene: hijyen
i: im ben bende bana beni
iban: iban
ice cream: dondurma
id card: nüfus nufus
id number: tc tckn
idea: fikir fikri
identities: kimlikler
identity: kimlik kimliği kimliğe
if: varsa eğer ise olursa takdirde olsa oluyorsa yaparsa yapsa ederse etse ediyorsa yapılsa edilirse edilse eger
if accept: kabullense
if accumulate: biriktse
if add: eklese
if affected: etkilense
if announce: duyursa
if appear: görünse gözükse
if applied: uygulansa
if apply: başvursa uygulasa
if approve: onaylasa
if approved: onaylansa
if arrange: ayarlasa
if ask: sorarsa sorsa
if asked: sorulsa
if assure: teminedse
if attached: takılsa eklense
if attend: katılımetse
if attract: celbetse
if awaited: beklense
if backup: yedeklese
if believe: inanırsa inansa
if benefit: yararlansa
if born: doğarsa doğsa
if borrow: borçlansa
if bring: getirirse getirse
if brought: getirilse
if burn: yakarsa yaksa
if buy: satınalsa
if by: oynatsa
if calculate: hesaplasa
if calculated: hesaplansa
if call: arasa arıyorsa
if called: denirse dense
if came: geldiyse
if carried: taşınsa
if carry: taşısa
if celebrate: kutlasa
if celebrated: kutlansa
if change: değişse
if choose: seçerse seçse
if chosen: seçilse
if clean: temizlese
if cleaned: temizlense
if click: tıklasa
if close: kapatsa kapansa kapasa
if code: kodlasa
if collect: toplasa
if collected: toplansa birikse
if come: gelirse gelse
if compare: karşılaştırsa
if compete: yarışmayakatılsa
if completed: tamamlansa
if connect: bağlansa bağlasa
if contain: içerirse içerse kapsasa
if continue: sürerse sürse
if contribute: katkıverse
if convert: çevirse
if converted: çevrilse dönüşse
if convince: iknaedse
if cook: pişirse
if cooked: pişerse pişse
if copied: kopyalansa
if copy: kopyalasa
if count: sayarsa saysa
if counted: sayılsa
if cover: örterse örtse
if covered: karşılansa
if cut: keserse kesse kesilse
if deceive: kandırsa
if decorate: süslese
if defeat: yenerse yense
if delete: silerse silse
if deleted: silinse
if deliver: ulaştırsa
if delivered: ulaştırılsa
if determine: belirlese
if determined: belirlense
if discussed: konuşulsa
if displayed: sergilense
if distinguish: ayırtsa
if distribute: dağıtsa
if distributed: dağıtılsa
if divide: bölerse bölse bölüşse
if divided: bölünse
if donate: bağışlasa
if download: indirse
if draw: çizerse çizse
if drawn: çizilse
if drink: içersen içersem içse içiyorsa
if earn: kazandırsa
if earned: kazanılsa
if eat: yese yiyorsa
if eaten: yenirse
if educate: eğitirse eğitse
if end: biterse bitse
if enter: girerse girse
if entrust: emanetetse
if establish: kurarsa kursak kursanız
if evaluate: değerlendirse
if evaluated: değerlendirilse
if exam: geçirse
if examine: incelese
if exceed: aşarsa aşsa aşıyorsa
if exchange: rsa rsan rsak rsam
if exchanged: takasedilse
if exhibit: sergilese
if expand: genişlese
if fall: düşerse düşse azalırsa azalsa
if fear: korkarsa korksa
if feed: beslese
if fill: doldursa
if filled: dolarsa dolsa
if find: bulursa bulsa
if finish: bitirse
if fix: onarırsa onarsa
if fly: uçarsa uçsa uçuyorsa
if forbidden: yasaklansa
if forged: taklitedilse
if forget: unutursa unutsa
if forgotten: unutulsa
if found: bulunsa
if founded: kurulsa
if get: alırsa alsa alıyorsa
if give: verirse verse
if given: verilse
if go: giderse gitse
if grow: büyüse
if guaranteed: garantilense
if hack: hacklese
if hang: asarsa assa asıyorsa
if held: tutulsa
if help: yardımetse
if hide: gizlese
if hold: tutarsa tutsa
if hope: umarsa umsa umuyorsa
if hung: asılırsa asılsa
if increase: artırsa arttırsa
if increased: artırılsa
if inform: bilgilendirse
if invest: yatırsa
if invested: yatırılsa
if invite: çağırsa
if invited: çağrılsa
if issue: çıkarırsa
if issued: çıkarılsa
if join: katılsa
if keep: saklasa
if kept: saklansa
if knit: örerse örse örüyorsa
if know: bilirse bilse
if known: bilinse
if last: sürdürse
if laugh: gülerse gülse
if learn: öğrense
if leave: bıraksa ayrılsa
if lend: borçverse
if like: beğense severse sevse
if list: listelese
if listed: listelense
if listen: dinlese
if live: yaşasa
if load: yüklese
if loaded: yüklense
if lock: kilitlese
if locked: kilitlense
if login: girişyapsa
if look: bakarsa baksa
if lose: kaybetse yitirse
if lost: kaybolsa
if lower: düşürse
if lowered: düşürülse
if made: yaptırsa
if make: üredirse üretse
if match: eşleşse uyarsa uysa uyuyorsa
if measure: ölçerse ölçse
if meet: buluşsa
if mint: darpetse
if miss: kaçırsa
if mix: karışsa
if multiplied: katlansa
if multiply: katlasa çoğaltsa çoğalsa
if not: yoksa değilse degilse
if notified: bildirilse
if notify: bildirse
if obtain: edinirse edinse
if offer: sunarsa sunsa
if open: açarsa açsa açıyorsa
if opened: açılırsa açılsa
if organise: düzenlese
if out: çıkarsa çıksa yürütse tükense
if paid: ödenirse ödense
if paint: boyasa
if painted: boyansa
if pass: geçerse geçse
if pay: ödese ödüyorsa
if pin: takarsa taksa
if place: yerleştirse
if plant: dikerse dikse
if planted: dikilse
if play: oynasa
if played: oynansa
if prefer: yeğlese
if prepare: hazırlasa
if prepared: hazırlansa
if print: basarsa bassa bastırsa
if printed: basılsa
if produced: üretilse
if promised: sözverse
if protect: korusa
if prove: kanıtlasa
if proven: kanıtlansa
if provide: sağlasa
if provided: sağlansa sunulsa
if publish: yayımlasa
if published: yayımlansa
if put: koyarsa koysa
if race: yarışsa
if reach: ulaşırsa ulaşsa erişirse erişse varırsa varsak varsanız
if read: okusa okuyorsa okunursa okunsa
if realise: gerçekleştirse
if receive: eldeedse
if recognise: tanısa
if recognised: tanınsa
if recommend: önerirse önerse
if recruit: kazandırtsa
if redeem: bozdursa
if refer: yönlendirse
if refund: iadeedse
if refunded: iadeedilse
if registered: kaydedilse
if remember: hatırlasa
if remove: kaldırsa
if removed: kaldırılsa
if renew: yenilese
if renewed: yenilense
if rent: kiralasa
if rented: kiralansa
if repaired: onarılsa
if represent: temsiletse
if required: gerekse
if reserve: ayırırsa ayırsa
if reset: sıfırlansa
if reward: ödüllendirse
if rich: zenginleşse
if rise: yükselse artarsa artsa fırlasa
if run: koşarsa koşsa işletse
if save: kurtarsa
if saved: kurtarılsa
if say: dese deseniz diyorsa
if scan: tarasa taratsa
if scanned: taransa
if scatter: saçarsa saçsa
if see: görürse görse
if seen: görülse
if sell: satarsa satsa
if send: gönderse yollasa
if sent: yollansa
if settle: yerleşse
if share: paylaşsa
if shared: paylaşılsa
if show: gösterse
if shown: gösterilse
if sign: imzalasa
if signed: imzalansa
if sit: oturursa otursa
if sold: satılsa
if solve: çözerse çözse
if speak: konuşsa
if spend: harcasa
if spent: harcansa
if start: başlasa başlatsa
if started: başlatılsa
if state: belirtse
if stay: kalırsa kalsa durursa dursa
if steal: çalarsa çalsa
if stolen: çalınsa
if supply: sağlatsa
if support: desteklese
if supported: desteklense
if taken: alınırsa alınsa
if taught: öğretilse
if teach: öğretse
if tell: anlatsa söylese
if test: sınasa
if think: düşünse
if told: söylense
if touch: dokunsa
if transfer: devretse aktarsa
if transferred: aktarılsa
if trust: güvense
if try: denese
if turn: dönerse dönse
if understand: anlasa
if undertake: üstlense
if update: güncellese
if updated: güncellense
if use: kullansa
if used: kullanılsa
if value: değerlense
if verified: doğrulansa
if verify: doğrulasa
if visit: gezerse gezse uğrasa
if vote: oylasa
if wait: beklese
if walk: yürüse
if want: rse rsen rsek rsem istese
if wanted: isterse istense
if watch: izlese
if water: sulasa
if watered: sulansa
if wear: giyerse giyse
if win: kazansa
if wish: dilese arzulasa
if withdraw: çekerse çekse
if withdrawn: çekilse
if work: çalışsa
if worn: giyilse
if worth: değerse değse
if write: yazarsa yazsa
if written: yazılsa
illegal: yasadışı kaçak kanunsuz yasadişi yasadisi kacak
illness: hastalığı
illnesses: hastalıklar
illustrated: resimli
imam: imam
imitation: benzeri
immediately: hemen derhal
important: önem onem
in: deki lerde içeri iceri
in festival: festivalde festivalinde
in form: şekilde şekli biçimde biçme sekilde sekli bicimde bicme
in future: ileride
in laws: kayınvalideler
in return: mukabilinde
in ten: onda
included: dahil
income: gelir hasılat irat hasilat
incomes: gelirler
incoming: gelen
increase: artırmak artırır artıran artırsın artırın artırıp arttırır arttıran arttırın arttırıp
increased: artırdı artırmış arttırdı
indefinite: süresizdir
info: bilgi
inform: bilgilendirir
information: bilgiyi bilginin bilgiye bilgiyle bilginiz bilgim bilgide bilgidir
infrastructure: altyapı altyapi
ink: mürekkep murekkep
inside: içinde iç içi içine çinde çi icinde icine cinde
insistence: ısrar israr
inspector: denetçi müfettiş denetmen denetci mufettis
inspired: esinleniyor
installation: tesisatı kurulum tesisati
installments: taksitle taksitli
instalment: taksit
instalments: taksitleri
instead: yerine
instead of: yerinedir
institution: kurum kuruluş müessese kurulus muessese
institutions: kurumlar
instrument: çalgı çalgi calgi
instruments: enstrümanlar
insurance: sigorta
intelligence: zekâ zeka
interest: faiz faizdeki
interest free: faizsiz
interested: ilgilenen
interior: içerik icerik
intermediary: aracılık aracilik
intern: stajyer
internal: dahili
international: uluslararası
internet: nternet
interns: stajyerler
internship: staj
invalid: geçersiz gecersiz
invest: yatırmak yatırıyoruz yatırır yatıran yatırsın yatırın yatırıp
invested: yatırdı yatırmış
investment: yatırım yatirim
investments: yatırımlar
investor: yatırımcı
investors: yatırımcılar
invite: davet çağırmak çağırır çağıran çağırsın çağırın çağırıp
invited: davetli davetiye çağırdı çağırmış çağrılır çağrılan çağrılın çağrılıp çağrıldı
invites: davetler
iron: ütü
irreversible: dönülmez donulmez
is: olur oluyor odur dır dir dur tır tir
issue: çıkarmak çıkarıyoruz çıkarır çıkaran çıkaralım çıkarın çıkarıp
issue size: tiraj
issued: çıkardı çıkarmış düzenlenir
istanbul: stanbul
jam: reçel recel
january: ocak
jersey: forma
jerseys: formaları
jewel: mücevher mucevher
jewellery: takı taki
jewels: mücevherler
job: şletme sletme
join: katılmak katılır katılanı katılsın katılın katılıp
joined: katıldı
joke: şaka espri saka
journeyman: kalfa
judge: hâkim hakim
july: temmuz
june: haziran
jury: jüri juri
keep: saklıyor saklayan saklasın saklayalım saklayın saklayıp
keeping: saklama muhafaza
keepsake: yadigar andaç andac
kept: sakladı saklamış saklanır saklanan saklanın saklanıp saklandı
kernel: çekirdek cekirdek
key: anahtar
key ring: anahtarlık
keys: anahtarlarını
kilo: kilo
kilometre: kilometre
kindergarten: anaokulu kreş kres
kitchen: mutfak
kite: uçurtma ucurtma
kite fence: çit
knew: bildi bilmiş
knight: şövalye sovalye
knit: örmek örmeyi örmeye örmesi örmesine örmesini öreceği örüyor örer ören örsün örelim örün örüp örmeniz örmemiz örmenden örmeleri örmenin
knitted: ördü örmüş
knitting: örgü orgu
knot: düğüm dugum
know: bilmek bilmeyi bilmeye bilmesi bileceği biliyor bilir bilen bilsin bilelim bilin bilip bilerek bilmeniz bilmemiz bilmenin
known: bilinmek bilinir bilinen bilinsin bilinin bilinip bilindi bilinmiş
laboratory: laboratuvar
lace: oya
lady: hanım kadın bayan hanim kadin
lake: göl gölü golu
language: dil dili
lantern: fener
last: geçen sona sürdürür sürdüren sürdürün sürdürüp gecen
last one: sonuncu
lasted: sürdürdü
lasts: sürüyor sürer sürecek suruyor surer surecek
late: geç gecikme
late arrival: gelişte geliste
late deceased: rahmetli
later: sonradan ileri ilerde
laugh: gülmek gülmeyi gülmeye gülmesi güleceği gülüyor güler gülen gülsün gülelim gülün gülüp gülmeniz gülmemiz gülmenin
laughed: güldü gülmüş
launch: lansman açılışta açilişta acilista
launches: lansmanlar
laundry: çamaşır çamaşir camasir
law: hukuk kanun yasa
lawn: çim
laws: kanunlar yasalar
lawyer: avukat
lawyers: avukatlar
leader: lider
leaders: liderler
leaf: yaprak yaprağı yapraği yapragi
league: lig ligi lige ligle ligde ligdir
leagues: ligler
learn: öğrenmek öğrenir öğrenen öğrensin öğrenin öğrenip
learned: öğrendi öğrenmiş
leather: deriden
leave: bırak ayrılmak ayrılır ayrılan ayrılsın ayrılın ayrılıp birak
left: sol kalkar kalktı bıraktı bırakmış ayrıldı ayrılmış kalkti
legal: yasal hukuki
legend: efsane
lend: borçverir
lender: alacaklı alacakli
lending: kredilendirme
length: boy boyu
lent: borçverdi
less: eksik
lesson: ders
lessons: dersler
let: olsun
letter: mektup mektubu harfleri harf dilekçemizin dilekçe mektuba dilekce
letters: harfler
level: seviye düzey duzey
levels: düzeyler
librarian: kütüphaneci
libraries: kitaplıklar
library: kütüphane kitaplık kitaplik
licence: lisans ruhsat ehliyet lisansın lisansım
licences: lisanslar
licensed: lisanslı ruhsatlı lisansli ruhsatli
lie: yalan
life: yaşam hayat ömür omur
lifeguard: cankurtaran
lift: asansör asansor
lighter: çakmak cakmak
like: gibi beğenmek beğenir beğenen beğensin beğenin beğenip sevmek sevmeyi sevmeye sevmesi seveceği seviyor sever seven sevsin sevelim sevin sevip sevince sevmeniz sevmemiz sevmenin
liked: beğendi beğenmiş sevdi sevmiş
limited: sınırlı kısıtlı sinirli kisitli
limited time: süreli sureli
line: hat hattı satır hatti satir
link: bağlantı link bağlanti baglanti
links: linkler
liquid: likit
liquidity: likidite
lira: lira tl
liras: liraları liralara
list: liste çizelge cizelge
listed: listeledi
listen: dinliyor dinleyen dinlesin dinleyin dinleyip
listened: dinledi dinlemiş
listening: dinleme
listing: listeleme
lists: listeler
litre: litre
live: canlı yaşamak yaşamayı yaşamaya yaşaması yaşıyor yaşayan yaşasın yaşayın yaşayıp canli
lived: yaşadı yaşamış
load: yüklemek yüklüyor yükleyen yüklesin yükleyin yükleyip
loaded: yükledi yüklemiş yüklenir yüklenen yüklenin yüklenip yüklendi
loading: yükleme yukleme
loads: yükler yukler
loan: kredi ödünç odunc
loans: krediler
local: yerel yöresel yoresel
lock: kilitler
locked: kilit
locker: dolap dolabın dolaba dolabin
login: girişyapar
logo: logosunu logosuyla logo
long: uzun
look: bakan bakmak bakmayı bakmaya bakması bakacağı bakıyor bakar baksın bakalım bakın bakıp bakmanız bakmamız bakmanın
looked: baktı bakmış
looking: görünümlü
looks like: benziyor andırır andirir
lose: kaybediyor kaybeder kaybeden kaybedin kaybedip yitirmek yitirir yitiren yitirsin yitirin yitirip
loss: kayıp kaybı zarar ziyan kayip kaybi
losses: zararlar
lossless: zararsız zararsiz
lost: kaybetti yitirdi yitirmiş kaybolur kaybolan kaybolun kaybolup kayboldu kaybın kayba kaybıyla kaybım kayıpla kayıpta kayıptır kaybıdır
losts: kayıplar
lotteries: piyangolar
lottery: piyango loto
love: sevgi
loved: sevildi
loves: bayılıyor
low: düşük dusuk
low price: ucuza ucuzdur
lower: düşürmek düşürür düşüren düşürsün düşürün düşürüp
lowered: düşürdü düşürmüş
loyalty: sadakat
luck: şansı talih şansi sansi
lucky: şanslı talihli şansli sansli
machine: makine
machines: makineler
made: yaptırılmasına ürettim ürettik ürettin ürettiği üretmiş yaptırır yaptıran yaptırın yaptırıp yaptırdı
made to: kılınması
magazine: dergi
magazines: dergiler
mail: posta
main: ana asıl
majority: çoğunluk cogunluk
make: üretmeyi üretmeye üretmesi ürediyor üredir üreden üretsin üredelim üredin üredip ürederek
man: erkek
management: yönetim yonetim
manager: yönetici müdürler yonetici mudurler
managers: yöneticiler
many: çoğu birçok cogu bircok
marathon: maraton
marbling: ebru
march: mart yürüyüşü yuruyusu
market: pazar piyasa çarşı çarşi carsi
market price: rayiç rayic
market seller: pazarcı pazarci
market stall: tezgâhi tezgâhe tezgâhle tezgâhte tezgahı tezgaha tezgahla tezgahta
market stalls: tezgâhler
markets: pazarlar çarşılar
mask: maske
master: usta ustasının ustasıyım
master's: yükseklisans
mastery: ustalık ustalığı ustalik ustaliği ustaligi
match: maç maçı maça maçından maçla maçta maçtır eşleşmek eşleşir eşleşen eşleşsin eşleşin eşleşip uymak uymayı uymaya uyması uymasına uymasını uyacağı uyuyor uyar uyarım uyarız uyan uysun uyalım uyun uyup uymanız uymamız uymandan uymaları uymanın
matched: eşleşti eşleşmiş uydu uymuş
matches: maçlar
material: malzeme
matte: mat
maturities: vadeler
maturity: vade vadedeki
maximum: azami maksimum
may: olabilir
may month: mayıs mayis
maybe: belki galiba
mayor: başkanı başkani baskani
measure: ölçmek ölçmeyi ölçmeye ölçmesi ölçeceği ölçüyor ölçer ölçen ölçsün ölçelim ölçün ölçüp ölçmeniz ölçmemiz ölçmenin
measured: ölçtü ölçmüş
measurement: ölçüm olcum
meat: et
medal: madalya
medals: madalyalar
media: medya
medical: tıbbi tıbbî tıp medikal tibbi tibbî
medicine: ilaç laç tıbbı ilac
meet: buluşmak buluşur buluşan buluşsun buluşun buluşup buluşmasında
meeting: toplantı kurul buluşma toplanti bulusma
meetings: buluşmalar
member: üye üyeyi üyenin üyeye üyesi üyeyle üyemiz üyeniz üyedir üyeden uyeyi uyenin uyeye uyesi uyeyle uyemiz uyeniz uyedir uyeden
members: üyeler uyeler
membership: üyelik üyeliği üyeliğe uyelik
memberships: üyelikleri
memory: hatırası anısına hatırat hatirasi anisina hatirat
menu: menü menümüze menüdeki menu
menus: menüler
message: mesaj
messages: mesajlar
met: buluştu buluşmuş
metal: maden
metals: madenler
metre: metre
microphone: mikrofon
microscope: mikroskoplarına
midterms: vizelerden vize
midwife: ebe ebeye ebelik
mill: değirmen degirmen
million: milyon
minimum: asgari
mining: madenci
ministries: bakanlıklar
ministry: bakanlık bakanlığın bakanlik
mint: basım darp darpeder darpeden darpedin darpedip basim
minted: darpetti
minute: dakika
minutes: dakikalar
miss: kaçırmak kaçırır kaçıranı kaçırana kaçırsın kaçırın kaçırıp kaçırdım kaçırdık kaçırdın kaçırmış
missed: kaçıran kaçırdı kaçiran kaciran kaçirdi kacirdi
mister: bey efendi sayın sayin
mix: karışmak karışır karışan karışsın karışın karışıp
mixed: karıştı karışmış
mnemonic: mnemonic
model: model
moment: an anda anlık anlik
monday: pazartesi
monetary: parasal maddi mali finansal monetary
money: para nakit nakdi nakde paranın parasından parasıyla paranıza paralarını
month: ay ayı ayda ayın aya aydır ayıyla ayım ayla ayıdır ayin aydir
monthly: aylık aylik
months: aylar
morale: moral
more: daha fazla ziyade
morning: sabah
mornings: sabahlar
mosque: cami
most: en
mother: anne
motif: motif desen
mountain: dağ dağı daği dagi
movie: film
multiplied: katlanır katlanan katlanın katlanıp çoğalttı çoğaldı çoğalmış
multiply: katlamak katlıyor katlayan katlasın katlayın katlayıp katladım katladık katladın katlamış çoğaltır çoğaltan çoğaltın çoğaltıp çoğalmak çoğalır çoğalan çoğalsın çoğalın çoğalıp
municipalities: belediyeler
municipality: belediye
museum: müze müzedeki muze
museums: müzeler
music: müzik muzik
must: gerekir zorunda mecbur yapmalı etmeli edilmeli
must accept: kabullenmeli
must accumulate: biriktmeli
must add: eklemeli
must affect: etkilenmeli
must announce: duyurmalı
must appear: görünmeli
must applied: uygulanmalı
must apply: başvurmalı
must approve: onaylamalı
must arrange: ayarlamalı
must ask: sormalı
must asked: sorulmalı
must assure: teminedmeli
must attach: takılmalı
must attend: katılımetmeli
must attract: celbetmeli
must awaited: beklenmeli
must backup: yedeklemeli
must believe: inanmalı
must benefit: yararlanmalı
must born: doğmalı
must borrow: borçlanmalı
must bring: getirmeli
must brought: getirilmeli
must burn: yakmalı
must buy: satınalmalı
must by: oynatmalı
must calculate: hesaplamalı
must calculated: hesaplanmalı
must call: aramalı
must called: denmeli
must carried: taşınmalı
must carry: taşımalı
must celebrate: kutlamalı
must celebrated: kutlanmalı
must change: değişmeli
must choose: seçmeli
must clean: temizlemeli
must cleaned: temizlenmeli
must click: tıklamalı
must close: kapamalı
must code: kodlamalı
must collect: toplamalı
must come: gelmeli
must compare: karşılaştırmalı
must compete: yarışmayakatılmalı
must complete: tamamlanmalı
must connect: bağlamalı
must contain: içermeli
must continue: sürmeli
must contribute: katkıvermeli
must convert: çevirmeli
must convince: iknaedmeli
must cook: pişirmeli
must cooked: pişmeli
must copied: kopyalanmalı
must copy: kopyalamalı
must count: saymalı
must cover: örtmeli
must covered: karşılanmalı
must cut: kesmeli
must deceive: kandırmalı
must decorate: süslemeli
must defeat: yenmeli
must delete: silmeli
must deliver: ulaştırmalı
must delivered: ulaştırılmalı
must determine: belirlemeli
must determined: belirlenmeli
must discuss: konuşulmalı
must display: sergilenmeli
must distinguish: ayırtmalı
must distribute: dağıtmalı
must divide: bölmeli
must donate: bağışlamalı
must download: indirmeli
must draw: çizmeli
must drawn: çizilmeli
must drink: içmeli
must earn: kazanılmalı
must eat: yemeli
must educate: eğitmeli
must end: bitmeli
must enter: girmeli
must entrust: emanetetmeli
must establish: kurmalı
must evaluate: değerlendirmeli
must exam: geçirmeli
must examine: incelemeli
must exceed: aşmalı
must exchange: takaslamalı
must exhibit: sergilemeli
must expand: genişlemeli
must fall: düşmeli azalmalı
must fear: korkmalı
must feed: beslemeli
must fill: doldurmalı
must filled: dolmalı
must find: bulmalı
must finish: bitirmeli
must fix: onarmalı
must fly: uçmalı
must forbidden: yasaklanmalı
must forged: taklitedilmeli
must forget: unutmalı
must found: kurulmalı
must get: almalı
must give: vermeli
must go: gitmeli
must grow: büyümeli
must guarantee: garantilenmeli
must hack: hacklemeli
must hang: asmalı asılmalı
must help: yardımetmeli
must hide: gizlemeli
must hold: tutmalı
must hope: ummalı
must increase: artırmalı
must increased: artırılmalı
must inform: bilgilendirmeli
must invest: yatırmalı
must invested: yatırılmalı
must invite: çağırmalı
must invited: çağrılmalı
must issue: çıkarmalı
must join: katılmalı
must keep: saklamalı
must kept: saklanmalı
must knit: örmeli
must know: bilmeli
must known: bilinmeli
must last: sürdürmeli
must laugh: gülmeli
must learn: öğrenmeli
must leave: bırakmalı
must lend: borçvermeli
must like: sevmeli
must list: listelemeli
must listen: dinlemeli
must live: yaşamalı
must load: yüklemeli
must loaded: yüklenmeli
must lock: kilitlemeli
must locked: kilitlenmeli
must login: girişyapmalı
must look: bakmalı
must lose: yitirmeli
must lower: düşürmeli
must lowered: düşürülmeli
must made: yaptırmalı
must make: üretmeli
must match: uymalı
must measure: ölçmeli
must meet: buluşmalı
must mint: darpetmeli
must miss: kaçırmalı
must mix: karışmalı
must multiplied: katlanmalı
must multiply: katlamalı
must not: etmeyiniz
must notified: bildirilmeli
must notify: bildirmeli
must obtain: edinmeli
must offer: sunmalı
must open: açmalı açılmalı
must organise: düzenlemeli
must out: çıkmalı
must paint: boyamalı
must painted: boyanmalı
must pass: geçmeli
must pay: ödemeli ödenmeli
must pin: takmalı
must place: yerleştirmeli
must plant: dikmeli
must planted: dikilmeli
must play: oynamalı
must played: oynanmalı
must prefer: yeğlemeli
must prepare: hazırlamalı
must print: basmalı
must produced: üretilmeli
must promise: sözvermeli
must protect: korumalı
must prove: kanıtlamalı
must proven: kanıtlanmalı
must provide: sağlamalı
must publish: yayımlamalı
must put: koymalı
must race: yarışmalı
must reach: ulaşmalı erişmeli varmalı
must read: okumalı okunmalı
must realise: gerçekleştirmeli
must receive: eldeedmeli
must recognise: tanımalı
must recognised: tanınmalı
must recommend: önermeli
must recruit: kazandırtmalı
must redeem: bozdurmalı
must refer: yönlendirmeli
must refund: iadeedmeli
must register: kaydedilmeli
must remember: hatırlamalı
must remove: kaldırmalı
must removed: kaldırılmalı
must renew: yenilemeli
must rent: kiralamalı
must repair: onarılmalı
must represent: temsiletmeli
must require: gerekmeli
must reserve: ayırmalı
must reset: sıfırlanmalı
must reward: ödüllendirmeli
must rich: zenginleşmeli
must rise: artmalı
must run: koşmalı
must save: kurtarmalı
must saved: kurtarılmalı
must say: demeli
must scan: taramalı
must scanned: taranmalı
must scatter: saçmalı
must see: görmeli
must seen: görülmeli
must sell: satmalı
must send: yollamalı
must settle: yerleşmeli
must share: paylaşmalı
must show: göstermeli
must sign: imzalamalı
must sit: oturmalı
must solve: çözmeli
must speak: konuşmalı
must spend: harcamalı
must spent: harcanmalı
must start: başlamalı
must started: başlatılmalı
must state: belirtmeli
must stay: kalmalı durmalı
must steal: çalmalı
must supply: sağlatmalı
must support: desteklemeli
must take: alınmalı
must taught: öğretilmeli
must teach: öğretmeli
must tell: anlatmalı
must test: sınamalı
must think: düşünmeli
must told: söylenmeli
must touch: dokunmalı
must transfer: aktarmalı
must trust: güvenmeli
must try: denemeli
must turn: dönmeli
must understand: anlamalı
must undertake: üstlenmeli
must update: güncellemeli
must updated: güncellenmeli
must use: kullanmalı
must value: değerlenmeli
must verify: doğrulamalı
must visit: gezmeli uğramalı
must vote: oylamalı
must wait: beklemeli
must walk: yürümeli
must want: istemeli
must watch: izlemeli
must water: sulamalı
must watered: sulanmalı
must wear: giymeli
must win: kazanmalı
must wish: dilemeli
must withdraw: çekmeli
must withdrawn: çekilmeli
must work: çalışmalı
must worn: giyilmeli
must worth: değmeli
must write: yazmalı
my: benimki
name: ad adı adın isim ismi isimler adıyla adla adim adlarını sim ada adımız adda addır adıdır adin adiyla
named: adlı isimli adli
names: adların adlara adlarda adlarla adlardır adlarım
nation: ulus
national: millî milli ulusal
naughty: yaramaz
necessary: zorunlu şart mecburi sart
need: htiyaç htiyac
needed: lazım gerek lazim
needle: iğne igne
needs: ihtiyaçlar
neighbour: komşu komsu
neighbourhood: mahalle mahallemizin semt
neighbourhoods: mahalleler
neighbourliness: komşuluk komsuluk
neighbours: komşular komsular
nephew: yeğenine kuzenim kuzenler yegenine
nest: yuvalarını yuva
net: net
network: ag ağ ağı ağın ağa ağda ağımız ağlar ağin agin agda ağimiz agimiz aglar
never: asla hiç
new: yeni
news: haber
newspaper: gazete
next: ertesi gelecek sıradaki siradaki
nft: nft
nicely: güzelce guzelce
nickname: rumuz lakap
nicknames: lakaplarıyla
night: gece geceleri gecesinde gecenin geceniz gecedeki
nightingale: bülbül bulbul
nights: geceler
nine: dokuz
ninety: doksan
no: yoktu yokmuş yok hayır hiçbir yokmus hayir hicbir
no matter: önemsiz onemsiz
no refund: iadesiz
noble: soylu asil
nobody: kimse
nobody else: başkasıyla
nominative: nama
non transferable: devrolunmaz
none: hiçbiri hicbiri
noodles: erişte eriste
noon: öğle ogle
not: değil olmayan olmadı olmaz olmuyor olmasın etmiyor olmayız olmam olmayın olmayıp yapmaz yapmayız yapmam yapmıyor yapmadı yapmasın yapmayın yapmayan yapmayıp etmez etmeyiz etmem etmedi etmesin etmeyin etmeyen etmeyip yapılmaz yapılmam yapılmayacak edilmez edilmem edilmedi degil olmadi olmasin
not accept: kabullenmez
not accumulate: biriktmez
not add: eklemez eklemem eklemedi
not affected: etkilenmez
not announce: duyurmaz duyurmam
not appear: görünmez görünmem görünmesin gözükmez gözükmem gözükmesin
not applied: uygulanmaz
not apply: başvurmaz
not approve: onaylamaz
not approved: onaylanmaz
not arrange: ayarlamaz
not ask: sormaz sormayız sormam sormuyor sormadı sormasın sormayın sormayan sormayıp
not asked: sorulmaz sorulmam
not assure: teminedmez
not attached: takılmaz takılmam eklenmez eklenmem
not attend: katılımetmez
not attract: celbetmez
not awaited: beklenmez
not backup: yedeklemez
not believe: inanmaz inanmam inanmıyor inanmadı
not benefit: yararlanmaz
not born: doğmaz doğmayız doğmam doğmuyor doğmadı doğmasın doğmayın doğmayan doğmayıp
not borrow: borçlanmaz
not bring: getirmez getirmem getirmiyoruz
not brought: getirilmez
not burn: yakmaz yakmayız yakmam yakmıyor yakmadı yakmasın yakmayın yakmayan yakmayıp
not buy: satınalmaz
not by: oynatmaz oynatmam
not calculate: hesaplamaz
not calculated: hesaplanmaz
not call: aramaz aramayız aramam aramıyor aramadı aramasın aramayan aramayıp
not called: denmez denmeyiz denmem denmiyor denmedi denmesin denmeyin denmeyen denmeyip
not carried: taşınmam
not carry: taşımaz taşımam taşımadı taşımayalım
not celebrate: kutlamaz kutlamam
not celebrated: kutlanmaz
not change: değişmez değişmem değişmeyecektir değiştirmez
not choose: seçmez seçmeyiz seçmem seçmiyor seçmedi seçmesin seçmeyin seçmeyen seçmeyip
not chosen: seçilmez seçilmem
not clean: temizlemez
not cleaned: temizlenmez
not click: tıklamaz tıklamam
not close: kapatmaz kapatmam kapanmaz kapanmam kapamaz kapamam kapamadı
not code: kodlamaz kodlamam
not collect: toplamaz toplamam toplamıyoruz
not collected: birikmez birikmem
not come: gelmez gelmeyiz gelmem gelmiyor gelmedi gelmesin gelmeyin gelmeyen gelmeyip
not compare: karşılaştırmaz
not compete: yarışmayakatılmaz
not completed: tamamlanmaz
not connect: bağlamaz bağlamam
not contain: içermez içermem içermedi kapsamaz kapsamam
not continue: sürmez sürmeyiz sürmem sürmüyor sürmedi sürmesin sürmeyin sürmeyen sürmeyip
not contribute: katkıvermez
not convert: çevirmez çevirmem
not converted: dönüşmez dönüşmem
not convince: iknaedmez
not cook: pişirmez pişirmem
not cooked: pişmez pişmeyiz pişmem pişmiyor pişmedi pişmesin pişmeyin pişmeyen pişmeyip
not copied: kopyalanmaz
not copy: kopyalamaz
not count: saymaz saymayız saymam saymıyor saymadı saymasın saymayın saymayan saymayıp
not counted: sayılmaz sayılmam
not cover: örtmez örtmeyiz örtmem örtmüyor örtmedi örtmesin örtmeyin örtmeyen örtmeyip
not covered: karşılanmaz
not cut: kesmez kesmeyiz kesmem kesmiyor kesmedi kesmesin kesmeyin kesmeyen kesmeyip kesilmez kesilmem
not deceive: kandırmaz
not decorate: süslemez süslemem
not defeat: yenmez yenmeyiz yenmem yenmiyor yenmedi yenmesin yenmeyin yenmeyen yenmeyip
not delete: silmez silmeyiz silmem silmiyor silmedi silmesin silmeyin silmeyen silmeyip
not deleted: silinmez silinmem silinmesin
not deliver: ulaştırmaz
not delivered: ulaştırılmaz
not determine: belirlemez
not determined: belirlenmez
not discussed: konuşulmaz
not displayed: sergilenmez
not distinguish: ayırtmaz ayırtmam
not distribute: dağıtmaz dağıtmam
not distributed: dağıtılmaz
not divide: bölmez bölmeyiz bölmem bölmüyor bölmedi bölmesin bölmeyin bölmeyen bölmeyip bölüşmez bölüşmem
not divided: bölünmez bölünmem
not donate: bağışlamaz
not download: indirmez indirmem
not draw: çizmez çizmeyiz çizmem çizmiyor çizmedi çizmesin çizmeyin çizmeyen çizmeyip
not drawn: çizilmez çizilmem
not drink: içmez içmeyiz içmem içmiyor içmedi içmesin içmeyin içmeyen içmeyip
not earn: kazandırmam
not earned: kazanılmaz
not eat: yemez yemeyiz yemem yemiyor yemedi yemesin yemeyin yemeyen yemeyip
not educate: eğitmez eğitmem eğitmedi
not end: bitmez bitmeyiz bitmem bitmiyor bitmedi bitmesin bitmeyin bitmeyen bitmeyip
not enter: girmez girmeyiz girmem girmiyor girmedi girmesin girmeyin girmeyen girmeyip
not entrust: emanetetmez
not establish: kurmaz kurmayız kurmam kurmuyor kurmadı kurmasın kurmayın kurmayan kurmayıp
not evaluate: değerlendirmez
not evaluated: değerlendirilmez
not exam: geçirmez geçirmem
not examine: incelemez
not exceed: aşmaz aşmayız aşmam aşmıyor aşmadı aşmasın aşmayın aşmayan aşmayıp
not exchange: takaslamaz
not exchanged: takasedilmez
not exhibit: sergilemez
not expand: genişlemez
not fall: düşmez düşmeyiz düşmem düşmüyor düşmedi düşmesin düşmeyin düşmeyen düşmeyip azalmaz azalmam azalmadı
not fear: korkmaz korkmam korkmadı
not feed: beslemez beslemem
not fill: doldurmaz
not filled: dolmaz dolmayız dolmam dolmuyor dolmadı dolmasın dolmayın dolmayan dolmayıp
not find: bulmaz bulmayız bulmam bulmuyor bulmadı bulmasın bulmayın bulmayan bulmayıp
not finish: bitirmez bitirmem
not fix: onarmaz onarmam onarmadı
not fly: uçmaz uçmayız uçmam uçmuyor uçmadı uçmasın uçmayın uçmayan uçmayıp
not forbidden: yasaklanmaz
not forged: taklitedilmez
not forget: unutmaz unutmam unutmadı unutmayın unutmayan
not forgotten: unutulmaz
not found: bulunmaz bulunmam
not founded: kurulmaz kurulmam
not gain: değerlenmez
not get: almaz almayız almam almıyor almayacak almadı almasın almayın almayan almayıp
not give: vermez vermeyiz vermem vermiyor vermeyecek vermedi vermesin vermeyin vermeyen vermeyip
not given: verilmez verilmem verilmeyecek verilmesin
not go: gitmez gitmeyiz gitmem gitmiyor gitmedi gitmesin gitmeyin gitmeyen gitmeyip
not grow: büyümez büyümem büyümedi
not guaranteed: garantilenmez
not hack: hacklemez
not hang: asmaz asmayız asmam asmıyor asmadı asmasın asmayın asmayan asmayıp
not held: tutulmaz tutulmam
not help: yardımetmez
not hide: gizlemez gizlemem
not hold: tutmaz tutmayız tutmam tutmuyor tutmadı tutmasın tutmayın tutmayan tutmayıp
not hope: ummaz ummayız ummam ummuyor ummadı ummasın ummayın ummayan ummayıp
not hung: asılmaz asılmam asılmadı
not increase: artırmaz artırmam
not increased: artırılmaz
not inform: bilgilendirmez
not invest: yatırmaz yatırmam
not invested: yatırılmaz
not invite: çağırmaz çağırmam
not invited: çağrılmaz
not issue: çıkarmaz çıkarmam
not issued: çıkarılmaz
not join: katılmaz katılmam
not keep: saklamaz saklamam
not kept: saklanmaz
not knit: örmez örmeyiz örmem örmüyor örmedi örmesin örmeyin örmeyen örmeyip
not know: bilmez bilmeyiz bilmem bilmiyor bilmedi bilmesin bilmeyin bilmeyen bilmeyip
not known: bilinmez bilinmem
not last: sürdürmez
not laugh: gülmez gülmeyiz gülmem gülmüyor gülmedi gülmesin gülmeyin gülmeyen gülmeyip
not learn: öğrenmez öğrenmem
not leave: bırakmaz bırakmam ayrılmaz ayrılmam
not lend: borçvermez
not like: beğenmez beğenmem beğenmiyor sevmez sevmeyiz sevmem sevmiyor sevmedi sevmesin sevmeyin sevmeyen sevmeyip
not list: listelemez
not listed: listelenmez
not listen: dinlemez dinlemem
not live: yaşamaz yaşamam yaşamadı
not load: yüklemez yüklemem
not loaded: yüklenmez
not lock: kilitlemez
not locked: kilitlenmez
not login: girişyapmaz
not look: bakmaz bakmayız bakmam bakmıyor bakmadı bakmasın bakmayın bakmayan bakmayıp
not lose: yitirmez yitirmem
not lost: kaybolmasın
not lower: düşürmez düşürmem
not lowered: düşürülmez
not made: yaptırmaz
not make: üretmez üretmem üretmedi
not match: eşleşmez eşleşmem uymaz uymayız uymam uymuyor uymadı uymasın uymayın uymayan uymayıp
not measure: ölçmez ölçmeyiz ölçmem ölçmüyor ölçmedi ölçmesin ölçmeyin ölçmeyen ölçmeyip
not meet: buluşmaz buluşmam
not mint: darpetmez
not miss: kaçırma kaçirma kacirma
not mix: karışmaz karışmayız karışmam karışmasın
not multiplied: katlanmaz
not multiply: katlamaz katlamam çoğalmaz çoğalmam
not notified: bildirilmez
not notify: bildirmez
not obtain: edinmez edinmem edinmedi
not offer: sunmaz sunmayız sunmam sunmuyor sunmadı sunmasın sunmayın sunmayan sunmayıp
not open: açmaz açmayız açmam açmıyor açmadı açmasın açmayın açmayan açmayıp
not opened: açılmaz açılmam açılmıyor açılmadı
not organise: düzenlemez
not out: çıkmaz çıkmayız çıkmam çıkmıyor çıkmadı çıkmasın çıkmayın çıkmayan çıkmayıp yürütmez yürütmem tükenmez tükenmem
not paid: ödenmez ödenmem ödenmedi
not paint: boyamaz boyamam boyamadı
not painted: boyanmaz boyanmam
not pass: geçmeyiz geçmem geçmezse geçmiyor geçmedi geçmesin geçmeyin geçmeyen geçmeyip
not pay: ödemez ödemeyiz ödemiyor ödemedi ödememiş ödemesin ödemeyin ödemeyen ödemeyip ödememek
not pin: takmaz takmayız takmam takmıyor takmadı takmasın takmayın takmayan takmayıp
not place: yerleştirmez
not plant: dikmez dikmeyiz dikmem dikmiyor dikmedi dikmesin dikmeyin dikmeyen dikmeyip
not planted: dikilmez dikilmem
not play: oynamaz oynamam oynamadı
not played: oynanmaz oynanmam
not prefer: yeğlemez yeğlemem
not prepare: hazırlamaz
not prepared: hazırlanmaz
not print: basmaz basmayız basmam basmıyor basmadı basmasın basmayın basmayan basmayıp
not printed: basılmaz basılmam basılmayacak
not produced: üretilmez
not promised: sözvermez
not protect: korumaz korumam korumadı
not prove: kanıtlamaz
not proven: kanıtlanmaz
not provide: sağlamaz sağlamam
not provided: sunulmaz sunulmam
not publish: yayımlamıyoruz
not published: yayımlanmaz
not put: koymaz koymayız koymam koymuyor koymadı koymasın koymayın koymayan koymayıp
not race: yarışmaz
not reach: ulaşmaz ulaşmam ulaşmadı erişmez erişmem erişmedi varmaz varmayız varmam varmıyor varmadı varmasın varmayın varmayan varmayıp
not read: okumaz okumayız okumam okumuyor okumadı okumasın okumayın okumayan okumayıp okunmaz okunmam okunmadı
not realise: gerçekleştirmez
not receive: eldeedmez
not recognise: tanımaz tanımam tanımadı
not recognised: tanınmaz tanınmam
not recommend: önermez önermem önermedi
not recruit: kazandırtmaz
not redeem: bozdurmaz
not redeemable: paraya çevrilmez
not refer: yönlendirmez
not refund: iadeedmez
not refunded: iadeedilmez
not registered: kaydedilmez
not remember: hatırlamaz
not remove: kaldırmaz
not removed: kaldırılmaz
not renew: yenilemez
not renewed: yenilenmez
not rent: kiralamaz
not rented: kiralanmaz
not repaired: onarılmaz
not represent: temsiletmez
not required: gerekmez gerekmem
not reserve: ayırmaz ayırmam ayırmadı
not reset: sıfırlanmaz
not reward: ödüllendirmez
not rich: zenginleşmez
not rise: artmaz artmayız artmam artmıyor artmadı artmasın artmayın artmayan artmayıp fırlamaz fırlamam
not run: koşmaz koşmayız koşmam koşmuyor koşmadı koşmasın koşmayın koşmayan koşmayıp işletmez işletmem
not save: kurtarmaz
not saved: kurtarılmaz
not say: demez demeyiz demem demiyor demedi demesin demeyin demeyen demeyip
not scan: taramaz taramam taramadı taratmaz taratmam
not scanned: taranmaz taranmam
not scatter: saçmaz saçmayız saçmam saçmıyor saçmadı saçmasın saçmayın saçmayan saçmayıp
not see: görmez görmeyiz görmem görmüyor görmedi görmesin görmeyin görmeyen görmeyip
not seen: görülmem
not sell: satmaz satmayız satmam satmıyor satmadı satmasın satmayın satmayan satmayıp
not send: yollamaz yollamam
not sent: yollanmaz
not settle: yerleşmez
not share: paylaşmıyoruz paylaşmayın
not shared: paylaşılmaz
not show: göstermez
not shown: gösterilmez
not sign: imzalamaz
not signed: imzalanmaz
not sit: oturmaz oturmam oturmadı
not sold: satılmaz satılmam
not solve: çözmez çözmeyiz çözmem çözmüyor çözmedi çözmesin çözmeyin çözmeyen çözmeyip
not speak: konuşmaz konuşmam
not spend: harcamaz
not spent: harcanmaz
not start: başlamaz başlamam
not started: başlatılmaz
not state: belirtmez
not stay: kalmaz kalmayız kalmam kalmıyor kalmadı kalmasın kalmayın kalmayan kalmayıp durmaz durmayız durmam durmuyor durmadı durmasın durmayın durmayan durmayıp
not steal: çalmaz çalmayız çalmam çalmıyor çalmadı çalmasın çalmayın çalmayan çalmayıp
not stolen: çalınmaz çalınmam
not supply: sağlatmaz
not support: desteklemez
not supported: desteklenmez
not taken: alınmaz alınmam alınmıyor alınmadı
not taught: öğretilmez
not teach: öğretmez öğretmem
not tell: anlatmaz anlatmam söylemez söylemem
not test: sınamaz sınamam sınamadı
not think: düşünmez düşünmem
not told: söylenmem
not touch: dokunmaz dokunmam dokunmuyoruz
not transfer: aktarmaz aktarmam
not transferred: devredilmez aktarılmaz
not trust: güvenmez güvenmem
not try: denemez denemem denemedi
not turn: dönmez dönmeyiz dönmem dönmüyor dönmedi dönmesin dönmeyin dönmeyen dönmeyip
not understand: anlamaz anlamam anlamadı
not undertake: üstlenmez
not update: güncellemez
not updated: güncellenmez
not use: kullanmaz
not used: kullanılmaz
not valid: geçmez gecmez
not value: değerlenmem
not verified: doğrulanmaz
not verify: doğrulamaz
not visit: gezmez gezmeyiz gezmem gezmiyor gezmedi gezmesin gezmeyin gezmeyen gezmeyip uğramaz uğramam uğramadı
not vote: oylamaz oylamam oylamadı
not wait: beklemez beklemeyiz beklemem
not walk: yürümez yürümem yürümedi
not want: istemez istemeyiz istemem istemiyor istemedi istemeyen
not wanted: istenmez istenmem
not watch: izlemez izlemem izlemedi
not water: sulamaz sulamam sulamadı
not watered: sulanmaz sulanmam
not wear: giymez giymeyiz giymem giymiyor giymedi giymesin giymeyin giymeyen giymeyip
not win: kazandırmaz kazanmaz kazanmam
not wish: dilemez dilemem dilemedi
not withdraw: çekmez çekmeyiz çekmem çekmiyor çekmedi çekmesin çekmeyin çekmeyen çekmeyip
not withdrawn: çekilmez çekilmem
not work: çalışmaz çalışmam
not worn: giyilmez giyilmem
not worth: değmez değmeyiz değmem değmiyor değmedi değmesin değmeyin değmeyen değmeyip
not write: yazmaz yazmayız yazmam yazmıyor yazmadı yazmasın yazmayın yazmayan yazmayıp
not written: yazılmaz yazılmam yazılmayacak
not yet: henüz henuz
notaries: noterler
notary: noter
note: not notu notları nota notlari
notebook: defter
notebooks: defterler
nothing: hiçbirşey
notice: bilgilendirme
notification: bildirime
notifications: bildirimler
notified: bildirdi
notify: bildirir bildirin bildirip
novel: roman
november: kasım kasim
now: şimdi artık şuan simdi artik suan
number: numara sayı no sayının sayınız sayi
numbered: numaralı numarali
numbers: numaraları sayılar
nurse: hemşire hemsire
nursing home: bakımevinde
object: tiraz
objection: itiraz
obligation: yükümlülüğe
obligations: yükümlülükler
oblige: yükümlü yukumlu
observation: gözlem gozlem
obtain: edinmek edinmeyi edinmeye edinmesi ediniyor edinir edinen edinsin edinelim edinin edinip edinerek
obtained: edindi edinmiş
occurs: oluşur oluşan olusur olusan
october: ekim
of: nin nın in ın nun nün nı ni
of course: tabii tabiî elbette
offer: teklif öneri sunmak sunmayı sunmaya sunması sunacağı sunuyor sunar sunan sunsun sunalım sunun sunup sunmanız sunmamız sunmanın önerinin oneri
offered: sundu sunmuş
offers: öneriler
office: ofis büro bürosunu buro
offices: ofisler bürolar
official: resmi resmî
often: sık sıkça sikça sikca
oily: yağlı yağli yagli
okay: okey tamamdır tamamdir
old: eski yaşlı yaşlılara yaşli yasli
olive: zeytin
olive oil: zeytinyağı
olives: zeytinler
on: üzerinde üstünde üzerine üstüne uzerinde ustunde uzerine ustune
on time: vaktinde
one: biri tane
one line: satırlık satirlik
online: online internet
only: sadece yalnız tek ancak yalniz
open: açık açmak açmayı açmaya açması açmasına açmasını açacağı açıyor açar açan açsın açalım açın açıp açmanız açmamız açmandan açmaları açmanın açik acik
opened: açtı açmış açılmak açılmayı açılmaya açılması açılıyor açılır açılan açılsın açılalım açılın açılıp açılarak açıldı açılmış
opening: açılırken açılış açiliş acilis
opening hours: mesai
opinion: sizce görüş fikrin fikre fikriyle fikrim fikirle fikirde fikirdir fikridir gorus
opinions: görüşler fikirler
opportunities: fırsatlar
opportunity: fırsat imkân imkan firsat
option: seçenek seçeneği seçeneğe secenek
options: seçenekler
or: ya veya yahut
orchestra: orkestra
orchestras: orkestralar
order: düzen sipariş emir duzen siparis
ordinary: adi olağan olagan
organisation: örgüt teşkilat orgut teskilat
organisations: örgütler
organise: düzenlemek
organised: düzenledi
original: orjinal aslından aslına aslıyla aslının asılı aslindan aslina asliyla aslinin asili
orphan: yetim öksüz oksuz
other: başka diğer baska diger
our: bizim
our day: günümüz gunumuz
our volunteer: gönüllümüzden
our work: işimiz isimiz
outside: dışarıda dışında dış dişarida disarida dişinda disinda
overdue: gecikmiş gecikmis
overshoe: galoş galos
owl: baykuş baykus
own: kendi kendininkini
owner: sahip sahibi malik mülkiyet sahibe mulkiyet
owners: sahipler malikler
ownership: sahiplik
pack: paketi paketler
page: sayfa
pages: sayfalar
paid: ücretli ödedi ödemiş ödenmek ödenmeyi ödenmeye ödenmesi ödeniyor ödenir ödenen ödensin ödenelim ödenin ödenip ödenerek ödendi ödenmiş ucretli
paint: boya boyuyor boyayanı boyayana
painted: boyadı boyamış boyanmak boyanır boyanan boyansın boyanın boyanıp boyandı boyanmış
painter: ressam
painting: tablo
pair: çift cift
paper: kâğıt kağıt kâğıdı kâğıda kağıdı kâğit kagit kağit kâğidi kagidi kâğida kagida kağidi
paper marbling: ebrusu
parcel: paket paketin paketim
parcels: paketleri
parent: ebeveyn veliyi velinin veliyle velisi veliniz velim velide velidir
parents: velilerden veli
parish: cemaat
parishes: cemaatlar
park: park
parking: otopark
parquet: parke
part: kısım kısmı parsel kisim kismi
participant: katılımcı
participants: katılımcılar katılan katilan
participating: katılmış katilmiş katilmis
participation: katılımı iştirak katilimi istirak
partner: ortak ortağı ortağa
partners: ortaklar
partnership: ortaklık ortaklik
partnerships: ortaklıklar
pass: geçmek geçmeyi geçmeye geçmesi geçeceği geçiyor geçerim geçeriz geçerler geçersin geçerken geçenler geçeni geçene geçenden geçsin geçelim geçin geçip geçerek geçmeniz geçmemiz geçmenin
pass exam: geçirmek geçirir geçiren geçirsin geçirin geçirip geçirdi geçirmiş
passed: geçti geçmiş
passive: pasif
passport: pasaport
passports: pasaportlar
password: şifre parola sifre
passwords: şifreler
pastry: börek poğaça borek pogaca
patent: patent
patents: patentler
patience: sabır sabir
patient: hastanın hastalar hastanin
pattern: nakış nakiş nakis
paw: pati
pay: ödemek ödüyor ödeyen ödesin ödeyelim ödeyin ödeyip
pay cash: peşin pesin
payment: ödeme ödemedir odeme
payments: ödemeler
pays: öder ödeyerek oder odeyerek
pen: kalem
penalty: ceza
pending: askıda askida
pens: kalemler
pension: emekliyi emekliye emeklisi emeklim emeklide
pensions: emekliler
people: kişiler halk kişiyiz insan millet kisiler kisiyiz
people's: halkın halkin
percent: yüzde yuzde
percentage: oran oranında oranları oranlari
period: dönem süre sürenin süreniz süredeki donem sure
periods: dönemler süreler
permanent: kalıcı kalici
permission: izin izni izne zin zinsiz
person: kişi kişinin şahıs adam kisi kisinin şahis sahis
personal: kişisel şahsi kisisel sahsi
personal data: kvkk
personal use: şahsa sahsa
pharmacies: eczaneler
pharmacy: eczane
phase: aşama etap aşamamı aşamadır asama
phases: aşamalar
phishing: oltalama
phone: telefon
phones: telefonlar
photo: foto fotoğrafın fotoğrafta
photocopy: fotokopi kopya
photograph: fotoğrafı
photographer: fotoğrafçı
photographing: fotoğraflayıp
photography: fotoğrafçılık
photos: fotoğraflarını
phrase: ibare ifade cümlecik cumlecik
physician: hekim tabip
physicians: hekimler
piano: piyano
picnic: piknik pikniği pikniğe
picnics: piknikler
picture: resim resmin resme resmiyle resmim görselin görsele görselim görselle görselde
pictures: resimleri
piece: tanedir adettir adedi
pieces: adet parça parca
pier: iskele
piggy bank: kumbara
pilot: pilot
pin: takmak takmayı takmaya takması takacağı takıyor takar takan taksın takalım takın takıp takmanız takmamız takmanın
pink: pembe
pinned: taktı takmış
pipe stone: lületaşı lületaşi luletasi
pitch: saha
pitches: sahalar
pizza: pizza
place: yer yeri yerde yere yerler
placed: yerleştirdi
plan: plan
plane: uçak ucak
plane tree: çınar çinar cinar
plant: dikmek dikmeyi dikmeye dikmesi dikeceği dikiyor diker diken diksin dikelim dikin dikip dikmeniz dikmemiz dikmenin
planted: dikti dikmiş dikilmek dikilir dikilen dikilsin dikilin dikilip dikildi dikilmiş
plaque: plaket
plaques: plaketler
plate: plaka
plateau: yayla
platform: platform
platforms: platformlar
platinum: platin
play: oynamak oynamayı oynamaya oynaması oynuyor oynayan oynasın oynayın oynayıp oyuna oyununu oyununa oyununda oyunuyla oyunum oyunla oyundan oyundaki oyundur oyunudur
played: oynadı oynamış oynanmak oynanır oynanan oynansın oynanın oynanıp oynandı oynanmış
played by: oynatmak oynatır oynatan oynatsın oynatın oynatıp oynattı oynatmış
player: oyuncu
players: oyuncuları
plays: oyunlara
please: lütfen rica lutfen
pleased: memnun
pledge: adak
plenty: bol bolca
plumber: tesisatçı
pocket: cebine cebinde cep cepte
poem: şiir şiirin şiiriyle şiirim şiirdeki şiiridir siir siirin
poems: şiirleri şiirlere
poetry: şiirler şiiri siirler siiri
points: puan puanlarını
police: polis emniyet
polices: emniyetler
political: siyasi politik
pollen: polen
pool: havuz
poor: yoksul fakir
possible: mümkün mumkun
poster: afiş afis
posters: afişler
pot: saksı tencere saksi
powerbank: powerbank
practice: pratik tatbikat
praise: takdir övgü ovgu
prayer: dua namaz
prayer call: ezanından
prefecture: valiliki valilike
prefectures: valilikler
prefer: tercihen yeğlemek yeğliyor yeğleyen yeğlesin yeğleyin yeğleyip
preferred: yeğledi yeğlemiş
pregnant: hamile gebe
prepare: hazırlamak hazırlıyoruz hazırlayalım hazırlayın
prepared: hazırladık hazırlanmıştır
presale: önsatış önsatiş onsatis
presales: önsatışlar
prescription: reçete recete
presentations: sunum
presidency: başkanlığı
president: başkan rektör başkanın başkanım baskan rektor
presidents: başkanlar
press: bas basarak
pretend: sözde güya sanki sozde guya
price: fiyat
price fall: ucuzla
price list: tarife
price lists: tarifeler
price rise: zamlı zamlanır zamli zamlanir
prices: fiyatlar
priest: papaz
primary school: ilköğretim
print: basmak basmayı basmaya basması basacağı basıyor basar basan bassın basalım basın basıp basmanız basmamız basmanın bastırır bastıran bastırın bastırıp
printed: bastı basmış basılmak basılıyor basılır basılan basılsın basılın basılıp basıldı basılmış
prisoner: mahkûm hükümlü hukumlu
privacies: gizlilikler
privacy: gizlilik
private: özel ozel
privilege: ayrıcalık
privileges: ayrıcalıklar
prize: ödülü ödülleri odulu odulleri
problem: sorun sıkıntı sikinti
procedure: usul yöntem süreç prosedür yontem surec prosedur
process: işlemler şlem şlemdeki slem
processed: işliyor işlenecek işlenir işleniyor isliyor islenir
processes: şlemler
produce: üretip üretmek üretim üretti uretip uretmek uretim uretti
produced: üretilmiş üretilen üretilir üretilin üretilip üretildi uretilen uretilir
producers: üretici uretici
product: ürün üründeki urun
products: ürünlere
profession: meslek
profile: profil
profiles: profiller
profit: kâr kârı kârından kâra kârdan kazanç kar karı karından karla karda kardır kâri kari kârindan karindan kazanc
profitable: kârlı kazançlı karlı kârli karli kazançli kazancli
profits: kârlar karlar
program: program
programs: programlar
project: proje
projects: projeler
promise: vaat söz taahhüt vaadi sözü vaade söze sözümüze sözle sözden sözdeki sözdür taahhüde taahhut sozu
promised: sözverir sözveren sözverin sözverip sözverdi
promises: vaatleri vaatlere sözler
promotion: tanıtım kampanya poster tanitim
proof: kanıt ispat delil kanit
proofs: kanıtlar ispatlar
prospective: aday
prospectus: izahname
protect: korumak korumayı korumaya koruması koruyor koruyan korusun koruyun koruyup
protected: korunmasıdır korunur koruma korudu korumuş
prototype: prototip
proud: gurur
prove: kanıtlamak
proved: kanıtladı
proven: kanıtlanır
provide: sağlamak sağlıyor sağlayan sağlasın sağlayın sağlayıp
provided: sağladı sağlamış sağlanır sağlanan sağlanın sağlanıp sağlandı sunulmak sunulur sunulan sunulsun sunulun sunulup sunuldu sunulmuş
provision: hükmü hüküm hukmu hukum
pruning: budama
psychologist: psikolog
public: kamu umumi kamusunu
publicly: alenen
publics: kamular
publish: yayımlamak
published: yayımladı
pudding: aşure asure
pump: pompa
pumpkin: kabak
pupil: öğrencicik
puppet show: karagöz karagoz
purchase: alımda alımları alışı alışta alimda alimlari alişi alisi alişta alista
purpose: amaçlı amaçli amacli
put: koy koyduklarının koymak koymayı koymaya koyması koyacağı koyuyor koyar koyan koysun koyalım koyun koyup koymanız koymamız koymanın koydu koymuş
qualification: nitelik niteliğe
qualifications: nitelikler
quality: kalite
quarter: çeyrek ceyrek
queen: kraliçesi
question: soru sorularınız sorulanlar sorunuz sual sorunun sorusunu
question paper: soruları soruyu soruya sorulari
questions: sorulara
queue: sıra sira
quick: hızla süratle hızlı hizla suratle hizli
quickly: çabucak cabucak
quiet: sessiz
quota: kontenjan
quran: kuran
race: yarış yarıştır yarışmak yariş yaris
raced: yarıştı yarışmış
races: yarışlar
radio: radyo
raffle: tombala kurayı kuraya kurayla kurası kuranız kuram kurada kuradır
raffles: kuralar
rain: yağmur yagmur
ramadan: ramazan
ran: koştu koşmuş işletti işletmiş
random: rastgele
rank: rütbe mertebe rutbe
ranks: rütbeler
rare: nadir ender az
rarely: nadiren seyrek
rarity: nadirlik
rate: oranın orana oranıyla oranım oranla orandan orandaki orandır oranıdır
rates: oranlar
reach: ulaşmak ulaşmayı ulaşmaya ulaşması ulaşıyor ulaşır ulaşan ulaşsın ulaşalım ulaşın ulaşıp ulaşarak erişmek erişmeyi erişmeye erişmesi erişiyor erişir erişen erişsin erişelim erişin erişip erişerek varmak varmayı varmaya varması varacağı varıyor varır varan varsın varalım varın varıp vararak varmanız varmamız varmanın
reached: ulaştı ulaşmış erişti erişmiş vardım vardık vardılar vardın vardığı varmış
read: okunacak okunan okunur okutulacak okumakta okuyor okuyan okusun okuyalım okuyun okuyup okuyarak okumanız okumamız okumanın okumakla okudu okumuş okunmak okunmayı okunmaya okunması okunuyor okunsun okunalım okunun okunup okunarak okundu okunmuş
reader: okuyucu
readers: okuyucular
reading: okuma
reads: okur okuttu
ready: hazır hazir
real estate: taşınmaz emlak arsa taşinmaz tasinmaz
realise: gerçekleştirir
realised: gerçekleştirdi
really: gerçekten sahiden
really genuine: gerçeği gercegi
reason: sebep nedeni sebebi gerekçe sebebe nedene nedenle nedende nedendir gerekce
reasons: sebepler nedenler
receipt: makbuz fatura dekont
receipts: makbuzlar faturalar
receive: eldeeder eldeeden eldeedin eldeedip
received: eldeeddi
recipe: tarif
recipes: tarifler
recognise: tanımak tanımayı tanımaya tanıması tanıyor tanıyan tanısın tanıyın tanıyıp tanıdı tanımış
recognised: tanınmak tanınanı tanınana tanınsın tanının tanınıp tanındı tanınmış
recognition: tanınma taninma
recommend: önermek önermeyi önermeye önermesi öneriyor önerir öneren önersin önerelim önerin önerip önererek
recommended: önerdi önermiş
record: plak plakçıyız kaydın kaydının kaydıyla kaydım kayıtla kayıttan kayıttır kaydıdır
records: kayıtlara
recovery: kurtarma
recruit: kazandırtır
recruited: kazandırttı
red: kırmızı kızıl kirmizi kizil
red crescent: kızılay kizilay
redeem: bozdurma bozdurur bozduran bozdurun bozdurup
redeemed: bozdurdu
refer: yönlendirir
referee: hakem
referees: hakemler
referral: tavsiye referans
referrals: tavsiyeler
referred: yönlendirilir
refugee: mülteci göçmen multeci gocmen
refugees: mülteciler
refund: iadesi iadeyi iadeler ade adesi adeli iadeeder iadeeden iadeedin iadeedip iadeeddi
refundable: iadeli
refunded: iadeedilir
regards: saygılarımızla saygı selamlar saygi
region: bölge bolge
regions: bölgeler
registered: kayıtlı kayitli
registration: kayıt kaydı kayda kayıtlar kaydını kayit kaydi
registry: sicil
regretful: pişman pisman
regular: düzenli duzenli
regulated: düzenlemeye
regulation: mevzuat
regulations: mevzuatlar
rehearsals: prova
related: alakası ilgi ilişkin ait dair alakasi iliskin
relatives: yakın yakin
relevant: lgili lgi
religion: din dini dinî
religious: dinsel
remaining: kalan
remember: hatırlamak
remembered: hatırladı
remove: kaldırır kaldıran kaldırın kaldırıp
removed: kaldırdı
renew: yenilemek
renewed: yeniledi yenilendi
rent: kira kiralamak
rented: kiraladı
rents: kiralar
repair: tamir onarım onarim
repaired: onardı onarmış onarılır onarılan onarılın onarılıp onarıldı
report: tutanak tutanağa rapor tutanaga
reporting: bildiren bildirim
represent: temsileder
representative: temsilci elçi elci
representatives: temsilciler
represented: temsiletti
request: istek isteği isteğe stek istegi istege
required: gerekmek gereken gereksin gerekin gerekip gerekti gerekmiş
reserve: ayırmak ayırmayı ayırmaya ayırması ayırıyor ayırır ayıran ayırsın ayıralım ayırın ayırıp ayırarak
reserved: ayırdım ayırdık ayırdın ayırdığı ayırmış
reset: sıfırlanır
residence: ikamet
residences: ikametler
residents: sakinler
responsibilities: sorumluluklar
responsibility: sorumluluk
responsibility none: sorumlusuz
responsible: sorumlu
rest: gerisi
restaurant: lokanta restoran
restaurants: lokantalar
result: sonuç sonuc
retired: emekli
return: getirisi dönüş donus
returned: döndü dönmüş
revenue: ciro cirosunu
review: inceliyoruz inceleme
reward: ödül mükafat mükâfat ödülün ödülüyle ödülüm ödüldeki ödülüdür odul mukafat
rewarded: ödüllendirdi
rewards: ödüller
ribbon: kordon
rich: zengin
right: hakkı hak sağ hakka hakla hakta haktır hakki
right away: anında aninda
rights: hakların haklara haklarda haklarla haklarım
ring: yüzük yüzüğü yüzüğe yuzuk
rings: yüzükler
rise: artış yükseliş zam yükselir yükselen yükselin yükselip artmak artmayı artmaya artması artacağı artar artan artsın artalım artın artıp artmanız artmamız artmanın fırlamak fırlıyor fırlayan fırlasın fırlayın fırlayıp fırladı fırlamış artiş artis yukselis
rises: kalkıyor artıyor uzar artışlar kalkiyor artiyor
risk: risk
riskless: risksiz
risks: riskler
risky: riskli
rival: rakip rakibi rakibe
rivals: rakipler
road: yol yolu yolda yollar yola yolundan yoldur
roads: yolları yollara yollarda yollarla
robot: bot robot botu
rocket: roket
role: rol rolü role rolümüze rolle rolde roldür rolu
roles: roller
roof: çatı çati cati
roof tile: kiremit
roofs: çatılar
room: oda odası odada odayı odanın odaya odayla odanız odam odadır odasi
rooms: odalar
root: kök kökü koku
rope: ip halat
rose: yükseldi arttı artmış
row: kürek kurek
rubbish: çöpe çöp çöpleri atık cope copleri atik
rug: kilim
rule: kural madde kuralımı
rules: kuralları
run: koşu koşusunu koşmak koşmayı koşmaya koşması koşacağı koşar koşan koşsun koşalım koşmanız koşmamız koşmanın işletmek işletiyorum işletir işleten işletsin işletin işletip kosu
run out: tükenmek tükenen tükensin tükenin tükenip tükendim tükendik tükendin tükenmiş
running: koşucu koşular kosucu kosular
runs: koşuları koşulara
sacrifice: kurban
sad: üzülür üzgün uzulur uzgun
safe: emniyetli
safekeeping: emanet
safekeepings: emanetler
safety: güvenliği güvenlik guvenlik
said: dedi dediğimiz demiş demis
salad: kısır kisir
salaries: maaşlar
salary: maaş maaştaki maas
sale: satış satışından satiş satis
sales: satışları
same: aynı aynen ayni
same as: tıpkı tıpatıp tipki tipatip
sand: kum
sapling: fidan fide fidedeki
saplings: fidanlar fideler
sat: oturdu oturmuş
satoshi: satoshi
saturday: cumartesi
save: kurtarır kurtaran kurtarın kurtarıp
saved: kurtardı
savings: tasarruf birikim
saw: gördü görmüş
say: diyor diyelim diyen diyecek deriz der demek demeyi demeye demesi demesine demesini deyeceği deyen desin deyelim deyin deyip deyerek demeniz dememiz demenden demeleri demenin
scan: taramak taramayı taramaya taraması tarıyor tarayan tarasın tarayın tarayıp taratmak taratır taratan taratsın taratın taratıp
scanned: taranan taranır taradı taramış tarattı taratmış taranmak taransın taranın taranıp tarandı taranmış taranir
scarf: atkı atki
scarfs: atkılara
scatter: saçmak saçmayı saçmaya saçması saçacağı saçıyor saçar saçan saçsın saçalım saçın saçınız saçıp saçmanız saçmamız saçmanın
scattered: saçtı saçmış
scenario: senaryo
scholarship: burs burstaki
scholarships: burslar
school: okul lise ilkokul kolej lisedeki
schools: okullar liseler kolejler
science: bilim fen
scissors: makas
scope: kapsam
score: notası notasi
scout: zci izci
scouting: izcilik
screen: ekran görüntü goruntu
screens: ekranlar
screw: vida
sea: deniz
seal: mühürlenmiş
search: aramasında arama aramayın arıyor ariyor
season: sezon mevsim
season card: kombinesi
season ticket: kombine
seasons: sezonlar
seat: koltuk
second: kinci saniye
secondary: tali ikincil
secondhand: ikinciel
secondhand bookseller: sahaf
seconds: saniyeler
secret: gizli sır sırrı sirri
secretary: sekreter
secretly: gizlice
section: bölüm bolum
sections: bölümler
securities: kıymetler
security: menkul güvence guvence
see: görmek görmeyi görmeye görmesi göreceği görüyor görür gören görsün görelim görün görüp görerek görmeniz görmemiz görmenin
seed: tohum
seeds: tohumları
seeing: görme gorme
seen: görülen görülmez görüldü görülmek görülür görülsün görülün görülüp görülmüş gorulen gorulmez goruldu
selective: seçici secici
sell: satarız satarım satmak satmayı satmaya satması satacağı satıyor satarlar satarsın satarkan satanlar satanı satana satandan satsın satalım satınız satıp satınca satarak satmanız satmamız satmanın satariz satarim
seller: satan satıcıyı satıcısı satıcım satıcıda
sellers: satıcıları
sells: satar
seminar: seminer
seminars: seminerler
send: göndermek gönderir gönderen gönderin gönderip yollamak yolluyor yollayan yollasın yollayın yollayıp
send to: gönder yolla gonder
seniority: kıdem kidem
sent: gönderdi yolladı yollamış yollanır yollanan yollanın yollanıp yollandı
sentence: cümle cumle
separate: ayrı ayri
september: eylül eylul
sergeant: astsubay
series: seri serideki
serious: ciddi
servant: hizmetçi hizmetci
service: servis hizmet
session: seans oturum
settle: yerleşir yerleşen yerleşin yerleşip
settled: yerleşti
seven: yedi
seventh: yedincisi
seventy: yetmiş yetmis
sew: dikiş dikis
sewing: dikişi biçki dikisi bicki
shadow: gölge golge
shaking: sallayan
shame: utanıp utanip
share: hisse pay bölüşme payı paya payından payla payda paydır bolusme
shared: paylaştı paylaşılır
shareholder: hissedar paydaş paydas
shareholders: paydaşlar
shares: hisseler paylar
shelf: raf rafı rafi
shell: kabuğu kabuk kabugu
shelter: barınak barınağı barinak barinaği barinagi
shepherd: çoban coban
shift: vardiya nöbet nobet
shirt: tişört tisort
shirts: tişörtler
shoe: ayakkabı ayakkabi
shooting: çekim cekim
shop: dükkân dükkan mağaza bakkal dukkan magaza
shopkeeper: esnaf tüccar satıcı tuccar satici
shopping: alışveriş
shops: dükkânler
shore: kıyı sahil kiyi
short: kısa kisa
show: göstermek gösteriyor gösterir gösteren göstersin gösterelim gösterin gösterip
showed: gösterdi
shown: gösterilir
sick: hasta
sign: işaret tabela isaret
signature: imza mza mzalı mzası mzayı mzanın mzaya mzayla mzanız mzam mzada mzadır mzali mzasi
signatures: imzalar mzalar
signed: imzalı imzaladı imzali
signed by: imzalıdır
silver: gümüş gumus
similar: benzeyen benzer benzesin benzetin
simple: basit sade sıradan siradan
simulation: benzetim
since: beri itibaren
sister: abla
sit: oturmak oturmayı oturmaya oturması oturuyor oturur oturan otursun oturalım oturun oturup oturarak
six: altı alti
sixty: altmış altmiş altmis
skiing: kayak
skill: beceri
skills: beceriler
skin: deri teni
slice: dilimi
slipper: terlik
slowly: yavaş yavas
small: küçük ufak minik kucuk
smart: akıllı akilli
smell: kokusu
so: yani böylece boylece
social: sosyal
society: toplum
socks: çorap corap
software: yazılım yazilim
soil: toprağa toprak topraga
sold: sattı satmış satılmak satılır satılan satılsın satılın satılıp satıldı satılmış
sold out: tükendi tükenir tukendi tukenir
soldier: asker
solid: sağlam saglam
solidarities: dayanışmalar
solidarity: dayanışma
solve: çözmek çözmeyi çözmeye çözmesi çözeceği çözüyor çözer çözenler çözeni çözene çözenden çözsün çözelim çözün çözüp çözmeniz çözmemiz çözmenin
solved: çözdü çözmüş
solver: çözen cozen
some: bazı biraz bazi
somebody: birisi birileri
sometimes: arada bazen
song: türkü şarkı turku şarki sarki
songs: şarkılar türküler
soon: yakında birazdan yakinda
sorry: kusura maalesef üzgünüz uzgunuz
soup: çorba corba
source: kaynak
souvenir: hatıra anı yadigâr anıyı anının anıya anıyla anısı anınız anım anıda anıdır hatira
souvenirs: hatıraların anılar
spark: kıvılcım kivilcim
speak: konuşmak konuşuyoruz konuşur konuşan konuşsun konuşun konuşup
speaker: konuşmacı
speculation: spekülasyon
speculative: spekülatif
speed: hızı hız hizi
spend: harcamak harcıyor harcayan harcasın harcayın harcayıp
spent: harcadı harcamış harcanır harcanan harcanın harcanıp harcandı
spoke: konuştu konuşmuş
sponsor: sponsor
sponsors: sponsorları
spoon: kaşık kaşik kasik
sport: spor
spring: bahar
square: kare meydan
stadium: stad stat
stadiums: stadyumlar
staff: personel kadro çalışan çalişan calisan
stage: sahne stage
stages: sahneler
stairs: merdiven basamak
stake: kazık stakele kazik
staking: staking stake
stall: tezgâh tezgah stant stand
stamp: pul damga kaşe mühür mührü mühre pulu pula pulundan pulla pulda puldur kaşedeki kase muhur muhru muhre
stamped: mühürlü damgalı muhurlu damgali
stamps: damgalar pullar kaşeler
stands: tribün tribun
star: yıldız yildiz
start: başlamak başlıyor başlayan başlasın başlayın başlayıp başlatır başlatan başlatın başlatıp
started: başladı başlamış başlattı
starts: başlar baslar
startup: girişim girisim
startups: girişimler
state: devlet hâl belirtir belirten belirtin belirtip hâli hâle hâlinden hâlle hâlde hâldir
stated: belirtti
states: hâller
station: gar istasyon
stay: kalmak kalmayı kalmaya kalması kalacağı kalıyor kalır kalanın kalandan kalsın kalalım kalın kalıp kalarak kalmanız kalmamız kalmanın durmak durmayı durmaya durması duracağı duruyor durur duran dursun duralım durun durup durarak durmanız durmamız durmanın
stayed: kaldı kalmış durdu durmuş
staying: kalma
steal: çalmak çalmayı çalmaya çalması çalacağı çalıyor çalarım çalarız çalarlar çalarsın çalarkan çalan çalsın çalalım çalın çalıp çalarak çalmanız çalmamız çalmanın
steals: çalar calar
steel: çelik celik
step: adım adimda adimi adimlar
stern: kıçtaki kiçtaki kictaki
sticker: çıkartma çıkarma etiketi etikete etiketle etikette çikartma cikartma çikarma cikarma
stickers: etiketler
still: hâlâ hala halen hâlen
stock: stoğumuz stok stogumuz
stock exchange: borsası borsasi
stole: çaldı çalmış
stolen: çalıntı çalınmak çalınır çalınan çalınsın çalının çalınıp çalındı çalınmış çalinti calinti
stone: taş taşı taşi tasi
stop: durak durdur
stories: öyküler
story: hikâye hikaye öykü öykümüze öyküdeki oyku
storytelling: masal
stove: soba
straw: saman
stream: dere
street: sokak
stub: koçan kocan
student: öğrenci talebe kursiyer ogrenci
students: öğrenciler
stuffed leaves: sarma
subject to: tabi tâbi
subscriber: aboneler
subscription: abone
subscriptions: abonelikler
success: başarı başari basari
successes: başarıları
such: böyle boyle
such as: misal
sugar: şeker seker
suitable: uygun
summer: yaz yazlık yazlik
sunday: pazargünü
sunflower: ayçiçeği aycicegi
super: süper super
supervision: gözetim gozetim
supervisions: gözetimler
supplied: sağlattı
supplier: tedarikçi
suppliers: tedarikçiler
supply: arz arzı sağlatır sağlatan sağlatın sağlatıp arzi
supply of: temin tedarik
support: destekleme
supported: desteklenir
supporter: taraftarı
supporters: taraftarlara
sure: emin
surety: kefiliz
surname: soyad
surnames: soyadlar
surprise: sürpriz surpriz
suspicious: şüpheli supheli
swap: takas takaslar
sweet: tatlı tatli
swimming: yüzme yuzme
swing: salıncağı
symbol: simge sembol
symbolic: sembolik
system: sistem
table: masa masasında
tables: masalar
tag: künye etiket kunye
tailor: terzi
take: al alırken alıcam almışım alarak alirken alicam almişim almisim
take part: katılarak
taken: alınmak alınmayı alınmaya alınması alınıyor alınır alınan alınsın alınalım alının alınıp alınarak alındı alınmış
takes: götürür götürmek goturur goturmek
taking: alma alım alim
talk: lafı laf sohbet muhabbeti konuşma lafi konusma
target: hedef
targets: hedefler
taught: öğretti öğretmiş
tax: vergi
taxes: vergiler
tea: çay çayı çaya çayından çayla çayda çaydır çayi cayi caya
tea house: çayocağı çayevi çayocaği cayocagi cayevi
teach: öğretmek öğretiyoruz öğretir öğreten öğretsin öğretin öğretip
teacher: öğretmen hoca muallim eğitmen öğretici ogretmen egitmen ogretici
teachers: hocalar
team: takım ekip ekibi ekibe takim
teams: takımlar ekipler
teapot: çaydanlık
technical: teknik
television: televizyon
tell: anlatmak anlatıyor anlatır anlatan anlatsın anlatın anlatıp söylemek söylüyor söyleyen söylesin söyleyelim söyleyin söyleyip
tells: söyler söylenmez söylendi soyler soylendi
tempo: tempo
ten: on ten
tenant: kiracı kiraci
tenants: kiracılar
tent: çadır çadir cadir
tenth: onuncu
tents: çadırlar
term: terim
test: sınamak sınamayı sınamaya sınaması sınıyor sınayan sınasın sınayın sınayıp
test result: tahlil tetkik
tested: sınadı sınamış
testnet: testnet sepolia regtest
text: metin metni metne
texts: metinler
texture: doku
thanks: teşekkür tşk tesekkür eyvallah sağol tesekkur sagol
that: ki o öyle olduğu oyle oldugu
theatre: tiyatro
theft: hırsız hirsiz
theme: tema
themselves: kendilerini
therapies: terapiler
therapy: terapi
there: şurada orda orası surada orasi
there is: mevcut vardır var vardir
therefore: buyüzden buyuzden
these: bunlar
thesis: tez tezi
they: onlar
they are: dırlar dirler dirlar
thing: şey şeyi şeye şeyler seyi seye seyler
think: düşünmek düşünüyoruz düşünür düşünen düşünsün düşünün düşünüp
third: üçüncü ucuncu
thirty: otuz
this: bu bunu buna budur şu şunu işbu bunda sunu isbu
thought: düşündü düşünmüş dusunduk dusundum
thousand: bin binde bininci
three: üç üçü
through: üzerinden
throughout: boyunca
throw: atmayın atmak atmayin
thrower: atan
thursday: perşembe persembe
thus: öylece oylece
ticket: bilet
ticket office: gişe gise
tickets: biletler
tile: çini karo fayansını seramik çinideki cini
tiles: çiniler
time: zaman vakit vakti sefer zamandan
timely: zamanki
times: kat katına katını kez kere defa zamanlar katina katini
tip: bahşiş bahsis
tips: bahşişler
title: ünvan unvan başlık başlığı başlığa isme isminin isminde ismiyle ismim isminize isimle isimde isimdir ismidir başlik baslik
titles: ünvanlar unvanlar isimlere
to room: odasına odasina
toast: tost
tobacco: tütün
today: bugün bugun
together: birlikte
together with: birliktelik
token: token jeton coin kripto coindeki
tokens: tokenler coinler
told: anlatılan anlattı anlatmış söyledi söylemiş söylenir söylenen söylenin söylenip
tomato: domates
tomorrow: yarın yarin
ton: ton
tool: aracı araçtır araçlar alet araci araçtir aractir araclar
top: üst üste uste
topic: konu mevzu
total: toplam toplu
touch: dokunmak dokunur dokunan dokunsun dokunun dokunup
touched: dokundu dokunmuş
tourists: turist
tournament: turnuva
tournaments: turnuvalar
towel: havlusunu havlu
toy: oyuncak oyuncağı oyuncağa
toys: oyuncaklar
trace: iz izi izlerini
tractor: traktör traktor
trade: ticaret
trademark: marka
trademarks: markalar
trader: tüccarlar
trading: alsat trade
traditional: geleneksel
traffic: trafik
trail: patika
train: yetiştiriyorum treni trene trenle trende trendir
train ticket: tren
trainer: antrenör koç antrenor
trainers: antrenörler
training: antrenman idman
trains: trenler
transcript: transkript
transcripts: transkriptler
transfer: devir devri transfer havale aktarım devreder devreden devretsin devredin devredip aktarmak aktarır aktaran aktarsın aktarın aktarıp aktarim
transferred: devretti aktardı aktarmış
transfers: havaleler
translation: çeviri tercüme ceviri tercume
translator: tercüman çevirmen tercuman cevirmen
transparent: şeffaf saydam seffaf
trap: tuzağı tuzak tuzaği tuzagi
travel: seyahat
travels: seyahatler
treasurer: sayman
treasurers: saymanlar
treat: ikram
treatment: tedavi
treatments: tedaviler
tree: ağaç ağaçların ağacı ağaca ağaçtaki agac ağaci
trees: ağaçları ağaçlara
trial: deneme
tried: denedi denemiş
trip: gezi gezinin yolculuğu tur turu
triple: üçe
trouble: uğraşmasın uğraşmak ugrasmak
true: gerçektir
trust: güven güvendir guven
trusted: güvendi güvenmiş
trusts: güvenler
try: denemek denemeye deniyor deneyen denesin deneyelim deneyin deneyip
tuesday: salı sali
tulip: lale
turkey: türkiye turkiye
turkish: türk turk
turn: dönmek dönmeyi dönmeye dönmesi döneceği dönüyor döner dönen dönsün dönelim dönün dönüp dönmeniz dönmemiz dönmenin
twelve: oniki
twenty: yirmi
twenty four: yirmidört
two: iki ikisi
two each: ikişer ikiser
unanimous: oybirliği
unauthorised: yetkisiz onaysız onaysiz
uncle: amca dayı dayi
under: altında altına alt altinda altina
understand: anlamak anlamayı anlamaya anlaması anlıyor anlayan anlasın anlayın anlayıp
understanding: anlayış anlayiş anlayis
understood: anlaşılmasın anladı anlamış
undertake: üstlenir üstlenen üstlenin üstlenip
undertook: üstlendi
unique: eşsiz biricik essiz
unit: birimi birime birimle birimde birimdir
units: birimler
universities: fakülteler
university: üniversite fakülte üniversitemizin fakulte
unlicensed: izinsiz
unlimited: sınırsız sinirsiz
unlucky: uğursuz ugursuz
unofficial: gayriresmi
unpaid: karşılıksız
until: kadar dek değin degin
until now: şimdiye simdiye
update: güncellemek
updated: güncelledi
upon finishing: bitince bitirince bitiren tamamlayana tamamlanınca
urgent: acil
us: bize bizi bizden bizimle bizlere bizleri
use: kullanim kullanım kullanma kullanır kullanın kullanıp
used: kullandı
user: kullanıcı kullanan
users: kullanıcıları
vaccine: aşı aşıyı aşının aşıya aşıyla aşısı aşınız aşım aşıda aşıdır
vaccines: aşılar
valid: geçer gecer
validities: geçerlikler
validity: geçerliği
valuable: değerli kıymetli degerli kiymetli
value: değer kıymet deger value kıymetin kıymetim kiymet
values: değerler
vegetable: sebze
vegetables: sebzeler
verification: doğrulama
verifications: doğrulamalar
verified: doğruladı
verify: doğrulamak
very: çok oldukça gayet oldukca
vest: yelek
vesting: hakediş hakedis
via: yoluyla
victim: mağdur magdur
video: video
videos: videoları
viewer: zleyen seyirci izleyici
village: köy köyde köye köyümüzün köyü köyümüze köyle köydür koyde koye
villages: köyler
vip: vip
visa: vizesi
visible: görülebilir
visit: ziyaret gezmeyi gezmeye gezmesi gezmekte gezeceği geziyor gezerim gezeriz gezerler gezersin gezerken gezenler gezeni gezene gezenden gezsin gezelim gezin gezip gezerek gezmeniz gezmemiz gezmenin gezmekle uğramak uğramayı uğramaya uğraması uğruyor uğrayan uğrasın uğrayın uğrayıp
visited: gezdi gezmiş uğradı uğramış
visitor: ziyaretçi
visitors: ziyaretçileri
visual: görsel gorsel
vocational: mesleki
voice: ses sesi sesli
volleyball: voleybol
voluntary: gönüllülük
volunteer: gönüllü gonullu
volunteers: gönüllüleri gönüllülere
vote: oy oyu oylar oylama oyluyor oylayan oylasın oylayın oylayıp
voted: oyladı oylamış
voting: oylamada oylamaya seçmen secmen
voucher: kupon çek çeki çekler fiş kuponun kuponum fişi fişe fişle fişte fiştir ceki cekler
vouchers: fişler
voyage: seferi
wage: yevmiye
wages: yevmiyeler
wait: bekle bekliyor
waited: bekledi beklemiş
walk: yürüyüş yürümek yürümeyi yürümeye yürümesi yürüyor yürüyen yürüsün yürüyün yürüyüp yuruyus
walked: yürüdü yürümüş
walks: gezer gezmek
walks around: gezen gezmeyecek
wall: duvar duvarındaki
wallet: cüzdan cuzdan
wallets: cüzdanları
want: ister stiyoruz steyen stiyorum ster istemek istemeyi istemeye istemesi istiyor rler rken isteyen istesin isteyin isteyip istedi istemiş
wanted: istenmek istenir istenen istensin istenin istenip istendi istenmiş
warn: warn uyarı uyari
warning: ikaz
was: idi ydi dı di du dü tı ti oldu olmuş olduğuna olduğum
was there: oradaydı oradaydi
watch: izlersiniz izlemek izlemeyi izlemeye izlemesi izliyor izleyeni izleyene izlesin izleyin izleyip
watched: izledi izlemiş
water: su suyu sulamak sulamayı sulamaya sulaması suluyor sulayan sulasın sulayın sulayıp
watered: suladı sulamış sulanmak sulanır sulanan sulansın sulanın sulanıp sulandı sulanmış
watermelon: karpuz
wave: dalga
we: biz bizde biziz
we board: kurulumuz
we community: topluluğuyuz
we cooperative: kooperatifiyiz
we load: yükleriz yukleriz
we say: söyleriz soyleriz
we send: yollarız yollariz
we sign: imzalarız
we update: güncel guncel
we workshop: atölyeyiz
wealth: refah varlıkı varlıka
wear: giyilir giymek giymeyi giymeye giymesi giyeceği giyiyor giyer giyen giysin giyelim giyin giyip giymeniz giymemiz giymenin
weaving: dokuma
website: site sitesinde sitedeki
websites: siteler
wedding: düğün dugun
wednesday: çarşamba carsamba
week: hafta
weekend: haftasonu
weekly: haftalık haftalik
weeks: haftalar
weigh: tartıyoruz tartar
weight: ağırlığını ağırlık gram ağirlik agirlik
welcome: hoş
well: iyi peki
well pit: kuyu
went: gitti gitmiş
wet: ıslak islak
what: ne neyi nedir neler
whatsapp: whatsapp
when: zamanda
where: nerede
which: hangi
while: iken
whistle: düdük duduk
white: beyaz
who: kim kimin kimde kime kimdir kimler
why: neden niye niçin nicin
will: olacak olacağız olacağım yapacak yapacağız edecek edeceğiz edeceğim yapılacak edilecek
will accept: kabullenecek
will accumulate: biriktecek
will add: ekleyecek
will affect: etkilenecek
will announce: duyuracak
will appear: görünecek
will applied: uygulanacak
will apply: başvuracak
will approve: onaylayacak
will arrange: ayarlayacak
will ask: soracak
will asked: sorulacak
will assure: teminedecek
will attach: takılacak
will attend: katılımedecek
will attract: celbedecek
will awaited: beklenecek
will backup: yedekleyecek
will believe: inanacak
will benefit: yararlanacak
will born: doğacak
will borrow: borçlanacak
will bring: getirecek
will brought: getirilecek
will burn: yakacak
will buy: satınalacak
will by: oynatacak
will calculate: hesaplayacak
will calculated: hesaplanacak
will call: arayacak
will called: denecek
will carried: taşınacak
will carry: taşıyacak
will celebrate: kutlayacak
will celebrated: kutlanacak
will change: değişecek
will choose: seçecek
will clean: temizleyecek
will cleaned: temizlenecek
will click: tıklayacak
will close: kapatacağız
will code: kodlayacak
will collect: birikecek
will come: geleceğiz
will compare: karşılaştıracak
will compete: yarışmayakatılacak
will complete: tamamlanacak
will connect: bağlanacak
will contain: içerecek
will continue: süreceğiz
will contribute: katkıverecek
will convert: çevirecek
will convince: iknaedecek
will cook: pişirecek
will cooked: pişecek
will copied: kopyalanacak
will copy: kopyalayacak
will count: sayacak
will cover: örtecek
will covered: karşılanacak
will cut: kesecek
will deceive: kandıracak
will decorate: süsleyecek
will defeat: yenecek
will delete: silecek
will deliver: ulaştıracak
will delivered: ulaştırılacak
will determine: belirleyecek
will determined: belirlenecek
will discuss: konuşulacak
will display: görüntülenecektir
will distinguish: ayırtacak
will distribute: dağıtacağız
will divide: bölecek
will do: yapcaz yapıcaz yapicaz
will donate: bağışlayacak
will download: indirecek
will draw: çizecek
will drawn: çizilecek
will drink: içeceğiz içeceğim
will earn: kazanılacak
will eat: yeyecek
will educate: eğitecek
will end: bitecek
will enter: girecek
will entrust: emanetedecek
will establish: kuracak kuracağız
will evaluate: değerlendirecek
will exam: geçirecek
will examine: inceleyecek
will exceed: aşacak aşacağız aşacağım
will exchange: takaslayacak
will exhibit: sergileyecek
will expand: genişleyecek
will fall: düşecek azalacak
will fear: korkacak
will feed: besleyecek
will fill: dolduracak
will filled: dolacak
will find: bulacak bulunacak
will finish: bitirecek
will fix: onaracak
will fly: uçacak uçacağız uçacağım
will forbidden: yasaklanacak
will forged: taklitedilecek
will forget: unutacak
will found: kurulacak
will get: alacak alacağız alacağım
will give: verecek vereceğiz verilecek
will go: gidecek
will grow: büyüyecek
will guarantee: garantilenecek
will hack: hackleyecek
will hang: asacak asacağız asacağım asılacak
will help: yardımedecek
will hide: gizleyecek
will hold: tutacak tutacağız
will hope: umacak umacağız umacağım
will increase: artıracak
will increased: artırılacak
will inform: bilgilendirecek
will invest: yatıracak
will invested: yatırılacak
will invite: çağıracak
will invited: çağrılacak
will issue: çıkaracağız
will join: katılacak
will keep: saklayacak
will kept: saklanacak
will knit: örecek öreceğiz öreceğim
will know: bilecek
will known: bilinecek
will last: sürdürecek
will laugh: gülecek
will learn: öğrenecek
will leave: bırakacak
will lend: borçverecek
will like: sevecek
will list: listelenecek
will listen: dinleyecek
will live: yaşayacak
will load: yükleyecek
will loaded: yüklenecek
will lock: kilitleyecek
will locked: kilitlenecek
will login: girişyapacak
will look: bakacak
will lose: yitirecek
will lower: düşürecek
will lowered: düşürülecek
will made: yaptıracak
will make: üredecek
will match: uyacak uyacağız uyacağım
will measure: ölçecek
will meet: buluşacak
will mint: darpedecek
will miss: kaçıracak
will mix: karışacak
will multiplied: katlanacak
will multiply: çoğalacak
will not: olmayacak
will notified: bildirilecek
will notify: bildirecek
will obtain: edinecek
will offer: sunacak
will open: açacak açacağız açacağım açılacak
will organise: düzenleyecek
will out: çıkacak
will paint: boyayacak
will painted: boyanacak
will pass: geçecek
will pay: ödeyecek ödenecek
will pin: takacak
will place: yerleştirecek
will plant: dikecek
will planted: dikilecek
will play: oynayacak
will played: oynanacak
will prefer: yeğleyecek
will prepare: hazırlayacak
will print: basacak basılacak
will produced: üretilecek
will promise: sözverecek
will protect: koruyacak
will prove: kanıtlayacak
will proven: kanıtlanacak
will provide: sunulacak
will publish: yayımlayacak
will put: koyacak koyacağız
will race: yarışacak
will reach: ulaşacak erişecek varacak
will read: okuyacak
will realise: gerçekleştirecek
will receive: eldeedecek
will recognise: tanıyacak
will recognised: tanınacak
will recommend: önerecek
will recruit: kazandırtacak
will redeem: bozduracak
will refer: yönlendirecek
will refund: iadeedecek
will register: kaydedilecek
will remember: hatırlayacak
will remove: kaldıracak
will removed: kaldırılacak
will renew: yenilenecek
will rent: kiralayacak
will repair: onarılacak
will represent: temsiledecek
will require: gerekecek
will reserve: ayıracak
will reset: sıfırlanacak
will reward: ödüllendirecek
will rich: zenginleşecek
will rise: artacak
will run: koşacak
will save: kurtaracak
will saved: kurtarılacak
will say: deyecek
will scan: tarayacak
will scanned: taranacak
will scatter: saçacak
will see: görecek göreceğiz
will seen: görülecek
will sell: satacak
will send: göndereceğiz yollayacağız yollanacaktır
will settle: yerleşecek
will share: paylaşacak
will show: gösterilecek
will sign: imzalayacak
will sit: oturacak
will solve: çözecek
will speak: konuşacak
will spend: harcayacak
will spent: harcanacak
will start: başlayacak
will started: başlatılacak
will state: belirtecek
will stay: kalacak duracak
will steal: çalacak
will supply: sağlatacak
will support: destekleyecek
will take: alınacak
will taught: öğretilecek
will teach: öğretecek
will tell: anlatacak
will test: sınayacak
will think: düşünecek
will told: söylenecek
will touch: dokunacak
will transfer: aktaracak
will trust: güvenecek
will try: deneyecek
will turn: dönecek
will understand: anlayacak
will undertake: üstlenecek
will update: güncelleyecek
will updated: güncellenecek
will use: kullanacağız
will value: değerleneceğiz
will verify: doğrulayacak
will visit: gezecek
will vote: oylayacak
will wait: bekleyecek
will walk: yürüyecek
will want: isteyecek
will watch: izleyecek
will water: sulayacak
will watered: sulanacak
will wear: giyecek
will win: kazanacak
will wish: dileyecek
will withdraw: çekecek
will withdrawn: çekilecek
will work: çalışacak
will worn: giyilecek
will worth: değecek
will write: yazacak yazacağız yazılacak
willing: razı istekli razi
win: kazan kazanmak kazananı kazanana
win big: köşeyi koseyi
window: vitrin pencere
wine: şarap sarap
winner: kazanan galip
winning: kazandıran kazanma
wins: kazanırsın
winter: kış kışın kişin kisin
wish: dilemek dilemeyi dilemeye dilemesi diliyor dileyen dilesin dileyin dileyip
wished: diledi dilemiş arzuladı
with: ile onunla beraber
with nobody: kimselerle
withdraw: çekmek çekmeyi çekmeye çekmesi çekeceği çekiyor çeker çeken çeksin çekelim çekin çekip çekmeniz çekmemiz çekmenin
withdrawn: çekilmek çekilir çekilen çekilsin çekilin çekilip çekildi çekilmiş
withdrew: çekti çekmiş
within: zarfında zarfinda
without: olmadan sız yapmadan etmeden
without accept: kabullenmeden
without accumulate: biriktmeden
without add: eklemeden
without affected: etkilenmeden
without announce: duyurmadan
without appear: görünmeden
without applied: uygulanmadan
without apply: başvurmadan
without approve: onaylamadan
without approved: onaylanmadan
without arrange: ayarlamadan
without ask: sormadan
without asked: sorulmadan
without assure: teminedmeden
without attached: takılmadan
without attend: katılımetmeden
without attract: celbetmeden
without awaited: beklenmeden
without backup: yedeklemeden
without believe: inanmadan
without benefit: yararlanmadan
without born: doğmadan
without borrow: borçlanmadan
without bring: getirmeden
without brought: getirilmeden
without burn: yakmadan
without buy: satınalmadan
without by: oynatmadan
without calculate: hesaplamadan
without calculated: hesaplanmadan
without call: aramadan
without called: denmeden
without carried: taşınmadan
without carry: taşımadan
without celebrate: kutlamadan
without celebrated: kutlanmadan
without change: değişmeden
without choose: seçmeden
without chosen: seçilmeden
without clean: temizlemeden
without cleaned: temizlenmeden
without click: tıklamadan
without close: kapamadan
without code: kodlamadan
without collect: toplamadan
without collected: birikmeden
without come: gelmeden
without compare: karşılaştırmadan
without compete: yarışmayakatılmadan
without completed: tamamlanmadan
without connect: bağlamadan
without contain: içermeden
without continue: sürmeden
without contribute: katkıvermeden
without convert: çevirmeden
without converted: dönüşmeden
without convince: iknaedmeden
without cook: pişirmeden
without cooked: pişmeden
without copied: kopyalanmadan
without copy: kopyalamadan
without count: saymadan
without counted: sayılmadan
without cover: örtmeden
without covered: karşılanmadan
without cut: kesmeden
without deceive: kandırmadan
without decorate: süslemeden
without defeat: yenmeden
without delete: silmeden
without deleted: silinmeden
without deliver: ulaştırmadan
without delivered: ulaştırılmadan
without determine: belirlemeden
without determined: belirlenmeden
without discussed: konuşulmadan
without displayed: sergilenmeden
without distinguish: ayırtmadan
without distribute: dağıtmadan
without distributed: dağıtılmadan
without divide: bölmeden
without divided: bölünmeden
without donate: bağışlamadan
without download: indirmeden
without draw: çizmeden
without drawn: çizilmeden
without drink: içmeden
without earn: kazandırmadan
without earned: kazanılmadan
without eat: yemeden
without educate: eğitmeden
without end: bitmeden
without enter: girmeden
without entrust: emanetetmeden
without establish: kurmadan
without evaluate: değerlendirmeden
without evaluated: değerlendirilmeden
without exam: geçirmeden
without examine: incelemeden
without exceed: aşmadan
without exchange: takaslamadan
without exchanged: takasedilmeden
without excuse: mazeretsiz
without exhibit: sergilemeden
without expand: genişlemeden
without fall: düşmeden
without fear: korkmadan
without feed: beslemeden
without fill: doldurmadan
without filled: dolmadan
without find: bulmadan
without finish: bitirmeden
without fix: onarmadan
without fly: uçmadan
without forbidden: yasaklanmadan
without forged: taklitedilmeden
without forget: unutmadan
without forgotten: unutulmadan
without found: bulunmadan
without founded: kurulmadan
without get: almadan
without give: vermeden
without given: verilmeden
without go: gitmeden
without grow: büyümeden
without guaranteed: garantilenmeden
without hack: hacklemeden
without hang: asmadan
without held: tutulmadan
without help: yardımetmeden
without hide: gizlemeden
without hold: tutmadan
without hope: ummadan
without hung: asılmadan
without increase: artırmadan
without increased: artırılmadan
without inform: bilgilendirmeden
without invest: yatırmadan
without invested: yatırılmadan
without invite: çağırmadan
without invited: çağrılmadan
without issue: çıkarmadan
without issued: çıkarılmadan
without join: katılmadan
without keep: saklamadan
without kept: saklanmadan
without knit: örmeden
without know: bilmeden
without known: bilinmeden
without last: sürdürmeden
without laugh: gülmeden
without learn: öğrenmeden
without leave: bırakmadan
without lend: borçvermeden
without like: sevmeden
without list: listelemeden
without listed: listelenmeden
without listen: dinlemeden
without live: yaşamadan
without load: yüklemeden
without loaded: yüklenmeden
without lock: kilitlemeden
without locked: kilitlenmeden
without login: girişyapmadan
without look: bakmadan
without lose: yitirmeden
without lost: kaybolmadan
without lower: düşürmeden
without lowered: düşürülmeden
without made: yaptırmadan
without make: üretmeden
without match: uymadan
without measure: ölçmeden
without meet: buluşmadan
without mint: darpetmeden
without miss: kaçırmadan
without mix: karışmadan
without multiplied: katlanmadan
without multiply: katlamadan
without notice: habersiz
without notified: bildirilmeden
without notify: bildirmeden
without obtain: edinmeden
without offer: sunmadan
without open: açmadan
without opened: açılmadan
without organise: düzenlemeden
without out: çıkmadan
without paid: ödenmeden
without paint: boyamadan
without painted: boyanmadan
without pass: geçmeden
without pay: ödemeksizin
without pin: takmadan
without place: yerleştirmeden
without plant: dikmeden
without planted: dikilmeden
without play: oynamadan
without played: oynanmadan
without prefer: yeğlemeden
without prepare: hazırlamadan
without prepared: hazırlanmadan
without print: basmadan
without printed: basılmadan
without produced: üretilmeden
without promised: sözvermeden
without protect: korumadan
without prove: kanıtlamadan
without proven: kanıtlanmadan
without provide: sağlamadan
without provided: sunulmadan
without publish: yayımlamadan
without published: yayımlanmadan
without put: koymadan
without race: yarışmaksızın
without reach: varmadan
without read: okumadan
without realise: gerçekleştirmeden
without receive: eldeedmeden
without recognise: tanımadan
without recognised: tanınmadan
without recommend: önermeden
without recruit: kazandırtmadan
without redeem: bozdurmadan
without refer: yönlendirmeden
without refund: iadeedmeden
without refunded: iadeedilmeden
without registered: kaydedilmeden
without remember: hatırlamadan
without remove: kaldırmadan
without removed: kaldırılmadan
without renew: yenilemeden
without renewed: yenilenmeden
without rent: kiralamadan
without rented: kiralanmadan
without repaired: onarılmadan
without represent: temsiletmeden
without required: gerekmeden
without reserve: ayırmadan
without reset: sıfırlanmadan
without reward: ödüllendirmeden
without rich: zenginleşmeden
without rise: artmadan
without run: koşmadan
without save: kurtarmadan
without saved: kurtarılmadan
without say: demeden
without scan: taramadan
without scanned: taranmadan
without scatter: saçmadan
without see: görmeden
without seen: görülmeden
without sell: satmadan
without send: yollamadan
without sent: yollanmadan
without settle: yerleşmeden
without share: paylaşmadan
without shared: paylaşılmadan
without show: göstermeden
without shown: gösterilmeden
without sign: imzalamadan
without signed: imzalanmadan
without sit: oturmadan
without sold: satılmadan
without solve: çözmeden
without speak: konuşmadan
without spend: harcamaksızın
without spent: harcanmadan
without start: başlamadan
without started: başlatılmadan
without state: belirtmeden
without stay: kalmadan durmadan
without steal: çalmadan
without stolen: çalınmadan
without supply: sağlatmadan
without support: desteklemeden
without supported: desteklenmeden
without taken: alınmadan
without taught: öğretilmeden
without teach: öğretmeden
without tell: anlatmadan
without test: sınamadan
without think: düşünmeden
without told: söylenmeden
without touch: dokunmadan
without transfer: aktarmadan
without transferred: aktarılmadan
without trust: güvenmeden
without try: denemeden
without turn: dönmeden
without understand: anlamadan
without undertake: üstlenmeden
without update: güncellemeden
without updated: güncellenmeden
without use: kullanmadan
without used: kullanılmadan
without value: değerlenmeden
without verified: doğrulanmadan
without verify: doğrulamadan
without visit: gezmeden
without vote: oylamadan
without wait: beklemeden
without walk: yürümeden
without want: istemeden
without wanted: istenmeden
without watch: izlemeden
without water: sulamadan
without watered: sulanmadan
without wear: giymeden
without win: kazanmadan
without wish: dilemeden
without withdraw: çekmeden
without withdrawn: çekilmeden
without work: çalışmadan
without worn: giyilmeden
without worth: değmeden
without write: yazmadan
without written: yazılmadan
won: kazandı kazanmış
wonder: merak
wonderful: harikulade
wood: ahşap ahsap
wood carving: oyma
woodwork: ahşapçılık
wool: yün yağan yagan
word: kelime sözcük sözcüğü sözcüğe sozcuk
words: kelimeler
wore: giydi giymiş
work: iş işi işe işler işin çalışma emek emeği çalışıyor çalışır çalışana çalışsın çalışın çalışıp emeğe isler isin çalişma calisma emegi
worked: çalıştı çalışmış
workshop: atölye çalıştay atölyemizin atolye çaliştay calistay
workshops: atölyeler
world: dünyaya dünyayı dunyaya dünyayi dunyayi
worn: giyilmek giyilen giyilsin giyilin giyilip giyildi giyilmiş
worship: ibadet
worships: ibadetler
worth: değerine değmek değmeyi değmeye değmesi değeceği değiyor değeriz değersin değerken değen değsin değelim değiniz değip değince değerek değmeniz değmemiz değmenin değdi değmiş degerine
worthless: değersiz kıymeti degersiz kiymeti
wreath: çelenk celenk
wrestling: güreş gures
write: yazar yazarlar yazmak yazmayı yazmaya yazması yazacağı yazıyor yazarım yazarız yazan yazsın yazalım yazın yazıp yazmanız yazmamız yazmanın
writing: yazı yazma yazarak yazi
written: yazılı yazılmış yazılmak yazılan yazılsın yazıldı yazili yazilmiş yazilmis
wrong: yanlış yanliş yanlis
wrote: yazdı yazmış
year: yıl sene yılı yıla yılda yıldır yılki yılından yılla yili yila yilda yildir yilki
yearly: yıllık senelik yillik
years: yıllar seneler yillar
yes: evet
yesterday: dün
yield: verim getirili
you: sen siz sizi size sizde sana sende sizinle sizler
your: sizin senin sizlerin
your money: paran
youth: gençlerin genç gençliğini genc`
