/** What Indonesian words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
able: kemampuan berupaya mampunya
ablution: wudu
abolished: ditiadakan
about: tentang mengenai perihal kira sekitarnya terkait
above: diatas
absent: berhalangan bolos mangkir ponteng
abuse: menyalahgunakan disalahgunakan penyalahgunaan salahguna
accept: terima menerima
acceptance: penerimaannya
access: akses
accident: kecelakaan kemalangan
accompanied: didampingi ditemani
accompany: menemani dampingi pendamping temani
according: sesuai menurut mengikut berdasarkan ikutnya
account: akun akaun rekening
accountant: akuntan
accredit: mengakreditasi
accreditation: akreditasi
accredited: terakreditasi diakreditasi
achievement: prestasi capaian
across: seberang
active: aktif
activity: kegiatan aktiviti aktivitas
add: tambahkan menambahkan tambahin nambah menambahnya penambahannya
added: ditambahkannya tertambah
address: alamat
adult: dewasa
afraid: takut khawatir bimbang cemas
after: setelah sesudah selepas
afternoon: sore siang petang
again: lagi semula lg lainkali
against: lawan
age: umur usia
age limit: usianya
agency: instansi agensi
agent: agen ejen
agree: setuju sepakat menyetujui
agreed: disetujui disepakati dipersetujui
agreement: kesepakatan perjanjiannya
ahead of: menjelang
aid: santunan bansos sokongan
album: albumnya
alert: waspada berjaga
all: semua segala seluruh sekalian smua segenap semuanyalah
allergy: alergi alahan
allowance: elaun tunjangan uangsaku
allowed: dibolehkan membolehkan mengizinkan perbolehkan bolehlah diizinkannya dibenarkannya
almost: hampir nyaris
alms: zakat fitrah sadaqah
alone: sendirian
already: telah dah udah udh sdh
also: jg jugalah
although: walau meski biarpun sekalipun
always: selalu senantiasa sentiasa
ambulance: ambulans
amount: amaun besarannya nominal
and: dan maupun serta n
animal: hewan ternak haiwan binatang satwa
anniversary: ultahnya ulangtahunan
announce: umumkan mengumumkannya diumumkannya
announced: terumumkan
announcement: pengumuman pemberitahuan diumumkan maklumat mengumumkan diberitahu
annual: tahunan
annual meeting: rat
anonymous: anonim tanpanama
another: satunya
answer: jawab menjawabnya menjawablah
antique: antik
anyone: seseorang
anything: apapun
anytime: bilabila
anyway: pokoknya toh
anywhere: manapun
app: appnya apps
appeal: rayuan banding
appear: muncul tampil menampilkan tertera memaparkan paparkan
appendix: lampiran lampirkan
apple: apel epal
application: aplikasi permohonan
appreciate: hargai
approved: diluluskannya diizinkan disetujuinya dibenarkan
areca: pinang
arm: lengan
around: keliling
arrange: rangkai susun menyusun menata penataan
arrangement: susunan pengaturan
arrive: tiba sampainya
artist: seniman artis pelukis
artwork: karya seni lukisannya
as: sebagai selaku sbg sebagaimana
as able: semampunya sekadarnya
ask: minta tanya nanya tanyakanlah
asked: diminta ditanya
assessment: penilaian dinilai taksiran asesmen
asset: aset
assigned: dilimpahkan melimpahkan
association: asosiasi perhimpunan pertubuhan
at: kat
at least: setidaknya minimalnya sekurangnya
at most: semaksimal maksimalnya
athlete: atlet atlit olahragawan
atm: atmnya
attach: menempelkan ditempelkan tempelin
attached: ditempel nempel tertempel tempelkan lekat
attend: berhadir hadirlah menghadirkan dihadirkan
attendance: kehadiran absen presensi daftarhadirnya
attention: perhatian perhatikan
auction: lelang lelongan
auctioned: dilelang dilelong
audit: pengaudit auditnya
audited: diaudit
auditor: juruaudit
august: agustus ogos
aunt: makcik tante bibi bude
authentic: autentik otentik ketulenan otentisitas tulennya
authority: otoritas wewenang kewenangan berwenang kuasa berwajib penguasa autoriti pejabatnya
authorized: diberikuasa terotorisasi berautoriti
automatic: otomatis automatik
available: ketersediaan tersedianya sedianya
award: penghargaan anugerah anugrah
back: kembali balik belakang
background: latar
backup: cadangan
bad: buruk jelek jahat
badge: lencana pin emblem lambang
badges: berlencana
badminton: bulutangkis
bag: kantong kantung beg tas karung tasnya
bake: memanggang panggang membakar bakar
balance: saldo keseimbangan
ball: bola
balloon: balon
bamboo: bambu
banana: pisang
bank: perbankan bankir
bankrupt: bangkrut pailit muflis
banned: diharamkan
banner: spanduk baliho
barber: pangkasrambut
bargain: tawar nego menawar
base: pangkalan basis
basis: asas dasar
basket: bakul keranjang
batik: canting mbatik
beach: pantai pesisir
bean: kacang kedelai
beautiful: indahnya cantiknya
beauty: kecantikan
because: soalnya karena sebab kerana krn karna sbb krana gegara
because of: akibat lantaran gara
become: jadi dijadikan menjadikan
before: sebelum menjelangnya
begin: mulailah mulainya permulaan
beginner: pemula
behind: dibelakang
believe: percaya yakin memercayai
belongs: milik
beneficiary: manfaatnya
benefit: manfaat memanfaatkannya
best: terbaik
bet: taruh judi perjudian
between: antar antaranya
bible: alkitab injil
bicycle: sepeda basikal
bid: bidding menawarnya tawarnya bida
bidder: penawar
big: besar gede raya agung
bike: bersepeda gowes
bill: bil menagih tagih penagihan
billion: miliar milyar bilion
bin: tong
bird: burung murai perkutut
birth: harilahir
birthday: ultah harijadi milad ulangtahun lahirnya hutnya
bitcoin: bitcoinnya
bitter: pahit
black: hitam
block: blok
blockchain: rantaian blockchainnya
blood: darah mendonor
blood donor: pendonor
bloom: mekar
blue: biru
blurred: kabur
board: pengurus papan kepengurusan lembaga direksinya
boarding house: kos kosan asrama kost
boat: perahu kapal sampan bot
body: badan tubuh
bond: ikatan obligasi bon sukuk
bonus: bonusnya bonusmu insentif tantiem
book: buku kitab membukukan
booth: stan
bored: bosan bosen
born: lahir
borrow: pinjam pinjem minjem minjam peminjamanmu
borrow book: peminjamannya
borrowed: dipinjam
borrower: peminjam penghutang
boss: bos bosnya majikan
both: kedua keduaduanya
bottle: botol balang
bought: dibeli terbeli membelilah
bowl: mangkok mangkuk
bowling: boling
box: kotak peti dus
boy: laki pria cowok
bracelet: gelang
branch: cabang cawangan ranting
brand: merek jenama merk
brave: berani
brawl: tawuran gaduh kacau
bread: roti
breakfast: sarapan
brick: bata batu
bridge: jembatan jambatan
bring: bawa membawakan
brochure: brosur
broken: patah pecah retak
bronze: perunggu gangsa
broom: sapu
brother: mas bang kang
brown: coklat cokelat
budget: belanjawan anggaran bajet
build: bangun bina
building: bangunan gedungnya
burn: terbakar kebakaran
burned: gosong dibakar pembakaran hanguskan
business: usaha bisnis umkm ukm syarikat
but: tetapi tapi namun tp cumanya
butterfly: kupu
button: tombol butang
button press: tekan menekan
buy: beli membelikan membelinya dibeliin belikanlah borong
buyer: pembeli
buying: jualbeli
by: oleh
cafe: kedai kafe kopitiam
cage: kandang kurung
cake: kek kuenya
calculate: mengira penghitung kalkulasi
call: panggil memanggil
camera: kamera
camp: kemah perkhemahan berkhemah perkemahannya kemping
campus: kampus
can: bisa dpt bole leh dpat bs dapatlah dapatkah mampu sanggup
cancel: batal membatalkan dibatalkannya pembatalannya
candle: lilin
cannot: takkan taklah
canteen: kantin
capital: modal bermodalkan
captain: kapten
car: mobil oto
carbon: karbon
card: kartu kad kadnya perkad
cardboard: kardus karton
careful: berhati waspadai cermatlah
carried: dibawa terbawa
cart: gerobak
carve: ukir
cash: tunai kas kasnya kontan kasmu
cash out: diuangkannya uangkan tunaikan
cashed: diuangkan ditunaikan
cashier: kasir juruwang
cassava: singkong ubi ketela
cat: kucing oyen anabul meong
catch: menangkap ditangkap
category: kategori
catfish: lele
celebrate: rayakan sambut menyambut
cement: semen simen
cents: sen
ceremony: majlis upacara istiadat
certain: pasti tentu niscaya
certificate: sertifikat sijil piagam syahadah perakuan sertipikat ijazahku
certification: sertifikasi pensijilan
certified: bersertifikat tersertifikasi disertifikasi bersijil tersertifikat dipersijilkan disertifikatkan
chain: rantai rantaiannya
chair: kursi kerusi
chairman: ketua pengerusi pengetua kepala
chairperson: ketuamu
chance: peluang kesempatan
change: perubahan ubah berubahnya gantikannya mengubahnya kembaliin
change hands: berpindahtangan
change money: receh
change owner: baliknama
channel: saluran kanal
chapter: juz bab
charge: menagihnya
charged: dikenakan dikenai mengenakan dicaj
charity: amal kebajikan
chase: usir
cheap: murah
cheating: mencontek menyontek
check: cek semak periksa memeriksa ngecek pemeriksaan menyemak
checked: dicek diperiksa disemak ditengok dicermati
cheek: pipinya
cheese: keju
chef: koki
chess: catur
chicken: ayam
child: anak budak
children: kanak
chili: cabai sambal cili
choir: paduan paduansuara koor kor
choose: pilih milih
chosen: dipilih terpilih pilihan
christmas: natal krismas
chubby: tembem
church: gereja jemaatnya
circular: edaran
circulating: beredar
circulation: sirkulasi peredaran edar
citizenship: warganegara
city: kota bandar perkotaan kotaku
claim: klaim tuntut menuntut penuntutan
claims: mengaku mengklaim
clap: tepuk
clarification: klarifikasi
class: kelas
class pass: ujianlulus
class year: angkatan
clean: bersih resik membersihkannya
clear: jelas terang
clever: cerdas cermat pintar pandai bijak
click: klik mengeklik
climb: panjat memanjat mendaki daki
climber: pendaki
climbing: pendakian
clinic: posyandu klinik puskesmas lencanaposyandu
clip: jepit klip
clogged: mampet
close: tutupnya tutuplah
closed: tutup menutup
closing: penutup
cloth: tekstil
clothes: pakaian bajunya
clothesline: jemuran
cloud: awan
club: klub kelab persatuan perkumpulan
coconut: kelapa nyiur
code: kode kod kodnya
coffee: kopi latte ngopi
coin: koin keping syiling recehan
coins: koinnya
cold: dingin sejuk
collateral: agunan cagar
collect: kumpulkan kumpulin menghimpun himpunkan ngumpul mengumpulkannya kutip memungut pungut mengutip kumpullah koleksikan mengoleksi
collect data: pendataan mendata didata
collected: terkumpullah dikutip dikumpulkannya dikumpulin
collectible: koleksian
collecting: pengumpulannya mengoleksinya
collection: koleksi pengumpulan himpunan kutipan
collector: pengepul kolektor pengumpul pengutip
color: warna
come: datang mendatangi dateng
come on: dong ayo yuk mari jom ayolah
comma: koma
commission: komisi komisen
committee: panitia komite jawatankuasa ajk
community: komunitas komuniti guyub kemasyarakatan komunal
company: firma pt perseroan perusahaannya
compare: perbandingan bandingkan
compass: kompas
compensation: kompensasi pampasan
compete: rebutan berebut merebut
competence: kompeten kecekapan
competition: lomba pertandingan kompetisi kejuaraan turnamen bertanding
complain: keluhan mengeluh komplain keluhkan
complete: lengkap komplet
completed: khatam terselesaikan terpenuhi
complex: kompleks
compost: kompos pengomposan mengompos
computer: komputernya
computing: tik komputer
concert: konser
condition: keadaan kondisi situasi
confirm: konfirmasi mengonfirmasi memastikan pastikan
congratulations: selamat tahniah
congregation: jamaah jemaah jemaat
consecutive: berturut
consent: persetujuannya keizinan
consideration: pertimbangan
considered: dianggap menganggap dipertimbangkan
consumption: konsumsi mengonsumsi
contact: hubungi kontak
contain: memuat mengandung termuat
content: isi isinya berisi konten kandungan
continue: terus lanjut
contract: kontrak
contractor: kontraktor pemborong
convert: konversi mengonversi
conveyed: menyampaikan sampaikan
cook: masak memasak dimasaknya
cooking: masaknya
cooperation: kerjasama
cooperative: koperasi
coordinator: penyelaras koordinator
copy: salin fotokopi duplikat kopian menyalin tembusan
core: inti
corn: jagung
corner: pojok sudut
cost: biaya ongkos
cotton: kapas
council: rukunan
counted: hitung penghitungan dikira
counter: loket kaunter
counterfeit: bajakan
country: negaranya
coupon: kupon
courier: kurir
course: kursus les diklat
court: pengadilan mahkamah
covered: ditanggung tertanggung
cow: sapi lembu
cow milk: susunya
cracker: kerupuk
craft: kerajinan kriya kraf prakarya
crash: jatuhnya hancur
create: ciptakan mencipta
created: diciptakan tercipta dihasilkannya
credits: sks
crime: jenayah kejahatan kriminal pidana
crowded: rame keramaian
crowdfunding: urun
cry: nangis menangis
cryptocurrency: kripto
cup: cawan
cupboard: lemari almari loker
cupping: bekam
currency: matauang matawang
curriculum: kurikulum
custodian: penyimpan penjaganya
custody: jagaan kustodi
customer: pelanggan nasabah konsumen langganan
customers: pelangganku pelangganmu
cut: memotong potong gunting pangkas
daily: hariannya
damaged: rusak rosak
dance: tari menari joget
dancer: penari
danger: bahaya
data: datanya kk datamu
date: tanggal tgl tarikh
daughter: putri
day: hari hr
day after: lusa
dead: mati meninggal wafat
deadline: tenggat
dear: yth terhormat
death: meninggalnya almarhum arwah
debt: berutang berhutang
deceive: mengelabui dikelabui memperdaya diperdaya terperdaya
december: desember disember
decided: diputuskan memutuskan ditetapkan menetapkan
decision: putusan
decrease: berkurang mengurang pengurangan ngurangi kurangkan kurangi
deficit: defisit
degree: sarjana gelarku gelarmu
deleted: hapus padam penghapusan
delicious: enak lezat sedap
deliver: mengantar antarkan
delivered: diantar terhantar
delivery: antaran penghantar
demand: permintaan peminatnya
demo: peragaan
depart: berangkat bertolak
department: dinas jabatan jawatan
deposit: setor deposito menyetor panjar depositnya mendepositkan penyetoran cagaran simpanankan
deputy: timbalan wakil naib
design: desain reka
develop: mengembangkan kembangkan membangunkan
developer: pengembang
diagnosis: diagnosa penyakit
diamond: berlian intan permata
diaper: popok
difference: beda perbedaan berlainan
different: berbezaan beza bedalah
difficult: sulit susah sukar payah
digit: angka
digital: digitalnya digitalkan berdigital
digitization: digitalisasi
diligent: rajin tekun
diploma: ijazah ijasah diplomanya skripsi transkrip
directly: langsung secara
director: direktur pengarah direksi
dirty: kotor
disburse: cairkan pencairan
discount: diskon potongan korting diskaun rabat
discuss: membahas bahas membincangkan pembahasan membicarakan
discussed: dibahas dibincangkan dibicarakan didiskusikan
discussion: diskusi perbincangan obrolan
dish: hidangan menu lauk dihidangkan
display: memajang pajangan memamerkan
distance: jarak
distributed: dibagikan dibahagi diagihkan membagi dipecah terdistribusi menyalurkan penyaluran salurkan
distribution: pembagian distribusi agihan
district: daerah kabupaten wilayah kawasan camat bupati mukim
dividend: dividen shu deviden
do: lakukan ngelakuin perbuat berbuat
doctor: dokter doktor
document: dokumen
dog: anjing
dollar: dolar
donate: menyumbang berdonasi menderma donasikan sumbangkan bersedekah menginfakkan menyedekahkan berderma berinfak sumbangin
donated: didonasikan disumbang diderma disedekahkan diinfakkan terdonasi
donation: donasi derma infak sedekah sodaqoh sumbang infaq saweran
donor: donatur penyumbang penderma dermawan
door: pintu gerbang gapura
double: ganda lipatganda dobel
doubled: gandakan menggandakan penggandaan
doubt: ragu sangsi
down payment: dp
downline: bawahan
download: unduh muatturun
dozen: lusin
dragged: seret
drama: teater sandiwara lakon
draw: menggambarnya digambar
draw lots: diundikan mengundinya
drawing: menggambar lukisan dilukis melukis
dress: kebaya gaun
drink: minum
driver: sopir pengemudi supir
driver license: sim
drop: tetes
drugstore: apotek
drum: bedug beduk kompang
drummer: penabuh
dues: iuran yuran
duration: durasi tempoh jangka
during: selama sepanjang
duty: piket kewajibannya berkewajiban
dyed: dicelup
each: masing
each other: saling sesama
eagle: elang garuda
earlier: tadi barusan dahulunya
earliest: terawal
early: dini lebihawal awalan
earn: raih menjana raup mengantongi
earned: diraih dijana
earnings: hasilan
earth: bumi
earthquake: gempa
east: timur
easter: paskah
easy: gampang mudah mempermudah
eat: makan memakan
economy: ekonomi
edge: pinggir tepi
edited: editan disunting diedit
edition: edisi
education: pendidikan edukasi
egg: telur telor
eid: lebaran syawal idulfitri idul aidilfitri aidiladha
eight: lapan
elder: mbah sepuh
elderly: lansia
election: pemilu pilihanraya
electric: listriknya
electricity: listrik elektrik
electronic: elektronik
eleven: sebelas
email: emel emailnya surelnya mengemail
embroidered: bordir sulam menyulam
emergency: darurat kecemasan
empty: kosong dikosongkan
end: akhir ujung berakhirnya pengakhiran
endowment: wakaf
engineer: insinyur jurutera
enjoy: dinikmati nikmat
enough: cukup memadai mencukupinya
enroll: mendaftarlah daftarkanlah mengikutsertakan
enrollment: pengambilan
enter: masuk memasuki
entrust: titip nitip mempercayakan titipkanlah menitip titipannya
entrusted: titipan dititip dipercayakan diamanahkan
entry ticket: htm
envelope: amplop sampul
environment: persekitaran
equal: setara sepadan
estimate: taksir menaksir anggar
etcetera: dst dll dsb
eternal: abadi
even: malah bahkan
evening prayer: magrib maghrib isya asar zuhur
event: acara kejadian peristiwa perhelatan program
ever: pernah
every: tiap setiap
exactly: tepat persisnya
exam: ujian uts peperiksaan ulangan tesnya diujikan ujikan
example: contoh misal teladan
except: selain kecuali melainkan
except for: kecualinya
exchange: tukar penukaran menukar bursa tuker nuker ditukarin
exchange rate: kurs tukarannya
exchanged: ditukar tertukar dipertukarkan
exciting: seru
exclusive: eksklusifnya khususan
exhibition: pameran
exist: keberadaan wujud
expect: berharap harapkan menjangka
expected: diperkirakan dijangka perkiraan prediksi jangkaan
expense: pengeluarannya perbelanjaan
expensive: mahal termahal
experience: pengalaman
expert: juru pakar
expire: berakhirlah
expired: kedaluwarsa kadaluarsa kadaluwarsa luput basi
explain: jelaskan menerangkan penjelasan terangkan
explore: jelajah
extension: penyuluh
extra: tambahan ekstra
extracurricular: kokurikulum ekstrakurikuler ekskul
eye: mata
eyeglasses: kacamata
face: muka wajah
facility: sarana fasilitas kemudahan prasarana
fact: fakta nyata
factory: pabrik kilang
faculty: fakultas fakulti
fail: gagal
failed: digagalkan
fairy tale: dongengnya
fake: palsu bodong abal gadungan imitasi kepalsuan
fall: turun anjlok jatuh menurun merosot penurunan ambruk jeblok menjunam susut menyusut melorot terjun
family: keluarga
fan: kipas penggemar peminat
far: jauh
farm: peternakan ternaknya pertanian
farm animal: peternak
farmer: petani tani peladang pesawah pekebunnya
fast: cepat lekas cepetan buruan segera kilat mempercepat
fat: gemuk lemak
father: bapa ayah bapaknya
favorite: favorit kegemaran kesukaan
feast: kenduri
feature: fitur ciri
february: februari
fee: bayaran yurannya tarif fi caj biayamu yuranmu retribusi mahar
feed: pakan
feel: rasa dirasakan
fertilizer: pupuk
festival: pesta perayaan hajatan dirayakan merayakan festivalnya
few: segelintir secuil
field: lapangan padang gelanggang bidang sawahnya ladangnya persawahan
fierce: galak
figure: tokoh
fill: mengisi isikan pengisian isilah
fill in: isilahkan
filled: diisi terisi
film: filem pilem tayangan menayangkan penayangan
final: finalnya penghabisan
finally: ahirnya akhirannya
finance: keuangan kewangan finansial
financial authority: ojk bappebti
find: menemukan temukan nemu jumpa ketemu
finish: selesaikan diselesaikannya habiskan
finish line: finis
finished: habis selesai beres tamat rampung usai menyelesaikan kelar diselesaikan menamatkan tuntas
fire: api kebakarannya bomba damkar
fireplace: tungku
first: dulu pertama perdana awal mula dahulu terlebih terawalnya sulung
fish: ikan mancing pancing
fisherman: nelayan
fishing: memancingnya penangkapan
five: lima
fixed: tetapnya
fixing: betulkan
flag: bendera
flashlight: senter
float: pelampung
flood: banjir
floor: lantai
floor price: terendah
flow: mengalir aliran
flower: bunga kembang melati mawar seroja anggrek
fold: lipat
follow: menyusul mengikuti susul ikuti ikutannya
followers: pengikut follower
followup: menindaklanjuti tindaklanjut
food: makanan santapan
foot: kaki
football: futsal bolasepak sepakbola
for: untuk buat utk bagi demi guna untk
forbidden: dilarang larangan terlarang melarang pantang
forecast: ramalan meramal diramalkan
foreign: asing
forest: hutan rimba
forever: selamanya abadinya seumur
forfeited: hangus
forge: memalsu memalsukannya palsukan
forged: memalsukan dipalsu pemalsu
forget: melupakannya lupakan
forgot: lupa melupakan
fork: garpu
form: bentuk borang formulir berupa
former: mantan
fortune: rezeki rejeki kekayaan
forward: maju
forwarded: meneruskan teruskan
found: ditemui didapati
foundation: yayasan
founder: pendiri pengasas penggagas pemrakarsa
four: empat
frame: bingkai pigura
fraud: tipu menipu curang scammer
free: gratis percuma bebas prodeo menggratiskan digratiskannya membebaskan
free time: senggang luang
freeze: membekukan dibekukan beku
friday: jumat jumaat
fridge: kulkas
fried: goreng
friend: teman kawan sobat sahabat sohib
friendship: persahabatan pertemanan silaturahmi silaturahim
frog: katak
from: dari daripada dr drpd
fruit: buah
fuel: bensin bbm
fulfill: memenuhi penuhi pemenuhan
full: penuh kenyang
fun: menyenangkan asyiknya serunya
function: fungsi majelis
fund: dana pendanaan kumpulanwang
fundraising: urundana
funds: tabungkan
funeral: kematian jenazah pemakaman
funny: lucu kocak
fuss: ribut kecoh
future: kelakannya
gain: keuntunganmu mendulang
gallery: galeri
gambling: pejudi
game: gamenya
gamelan music: gamelan karawitan angklung kentongan
garden: kebun taman pekarangan ladang berkebunnya
gardener: pekebun
gardening: bercocok bertanam
gate: pagar gerbangnya
gather: berkumpulnya kumpulannya
gathered: dikumpulkan kumpul terhimpun dihimpun
general: jenderal
genuine: asli betul sejati tulen orisinal keasliannya
get: dapat dapet mendapatkan peroleh
get share: kebagian
ghost: hantu
gift: hadiahi menghadiahkan dihadiahkan pemberian kado hibah bingkisan
girl: gadis cewek
girlfriend: pacar
give: kasih beri memberikan ngasih bagikan memberinya diberinya
give birth: beranak melahirkan
given: dikasih diberi dikurniakan dianugerahkan dianugerahi diganjari
giver: pemberi
glass: gelas cangkir
go: pergi gi
goal: gol
goat: kambing
god: tuhan allah
gold: emas
good: baiknya sebaik kebaikan
goods: barang dagangan
got: kena
government: pemerintah kerajaan pemkot pemda pemkab
grade: gred nilaiujian kelasifikasi pangkatnya
grade average: ipk
graduate: lulusan alumni tamatan alumnus
graduation: wisuda konvokesyen kelulusannya
gram: gramnya segram
grandchild: cucu
grandchildren: cucunya
grandfather: kakek atuk
grandmother: nenek
great: hebat luarbiasa dahsyat mantul
green: hijau ijo
greeted: disapa menyapa
greeting: salam assalamualaikum alaikum syalom waalaikumsalam
group: kelompok grup kumpulan golongan gelombang rombongan
group chat: grupwa
growing: berkembangnya
growth: stunting tumbuh pertumbuhannya perkembangan berkembang
guarantee: jamin garansi menggaransi waranti menjaminkan menjaminnya
guaranteed: dijamin terjamin digaransi
guard: jaga satpam pengawal siskam penjagaan
guardian: wali
guess: tebak menebak teka meneka
guest: tamu
guidance: hidayah
guide: pemandu pandu petunjuk memandu
guitar: gitar
guys: gaes gais cuy bro sis
gymnastics: senam
hacked: diretas peretas meretas digodam
had time: sempat
hair: rambut cukur
half: setengah separuh separo
hall: balai aula bale dewan gedung
hand: tangan telapak
hand out: bagiin dibagiin
hand over: menyerahkan serah alihtangan
handed over: penyerahan diserah
handmade: buatantangan
hang: menggantung digantung gantungkan
hang out: nongkrong
hanger: gantung
happy: suka senang gembira bahagia seronok
harvest: panen memanen petik menuai tuai
hashtag: tagar
hat: topi
have: punya mempunyai
he: dia ia beliau dianya
head: kepalanya
headmaster: kepsek
health: kesehatannya kesihatannya
health card: bpjs
healthy: sehat sihat
hear: dengar
heart: hati jantung
heavy: berat
held: dipegang terpegang terselenggara
hello: halo hai hei hallo
helmet: helm
help: tolong bantu menolong membantunya membantulah sokong
helped: ditolongnya dibantukan
helper: pembantunya penolong
herbal: herba jamu
here: sini disinilah
high: tinggi
highest: setinggi
hike: mendakinya
himself: dirinyalah
his: punyanya
history: riwayat sejarah
hoax: hoaks bohong dusta
hobby: hobi
hoe: cangkul sekop
hold: pegang memegang dipegangi
hold on: tahan
holder: pemegang
holders: pemegangku
holding: pegangannya
holiday: libur cuti
holy: suci kudus
home: pulang
homecoming: mudik
homework: pr
honest: jujur kejujuran
honesty: jujurnya ketelusan
honey: madu
honor: hormat
honorary: kehormatannya
honored: dihormati
hope: harapan moga mudahan semoganya diharapnya
horse: kuda
hospital: rs
hot: panas
hotel: penginapan
hour: sejam
hours: jp berjam
house: rumah serumah
how: bagaimana gimana camana macammana gmn
how much: berapa brp
however: bagaimanapun
human: manusia insan
hundred: ratus beratus
hungry: lapar
husband: suami
i: saya aku gue gua gw saye hamba
ice: es ais
idea: ide gagasan idenya
identity: identitas pengenal identiti
if: kalau jika bila kalo klo bilamana andai sekiranya andaikata klu kalu
illegal: ilegal haram takresmi
illness: penyakitnya
image: citra imej ilustrasi gambarkan
imitation: tiruan meniru ditiru menjiplak jiplakan peniruan
impersonate: menyamar mengatasnamakan menyaru
important: penting
in: di dalam dlm
including: termasuk meliputi mencakup
income: perolehannya penghasilanmu nafkah
increase: menambah tambah pertambahan penambahan ditambahkan berlipat tingkatkan menambahkannya
increasingly: makin semakin kian
indeed: mah emang sesungguhnya
independence: merdeka
inform: kabari mengabari beritahu kasihtau
informatics: informatika
information: informasi info penerangan keterangan
inheritance: pusaka waris
inherited: diwariskan mewariskan
input: masukan
insecure: minder
insert: masukkan memasukkan menyisipkan
inserted: dimasukkan
inside: dalamnya
instagram: ig
installed: pasang memasang pemasangan
installment: cicilan angsuran mencicil dicicil ansuran nyicil diangsur
instant: instan seketika
interest: bunganya faedahnya berbunga riba dividenkan
interest in: minat tertarik
interesting: menarik
internet: internetnya
interview: wawancara
introduce: kenalkan
invalid: hapusnya gugur
invest: melabur menginvestasikan berinvestasi laburkan diinvestasikan nanam menanamkan
invested: terlabur dilaburkan diinvestasi ditanamkan
investment: investasi pelaburan penanamannya
investor: pelabur penanam pemodal investornya investormu penabur
invitation: undangan jemputan
invite: ajak mengundang jemput undanglah
invited: dipersilakan diundang diajaknya
invoice: faktur invois
iron: besi
is: ada ialah merupakan adalah yaitu iaitu yakni
islamic school: pesantren pondok
island: pulau
issuance: penerbitan
issue: terbit menerbitkan mengeluarkan
issued: diterbitkan terbitan dikeluarkannya
issuer: penerbit
it: ianya tu itulah itunya
its: nya nye
jacket: jaket
january: januari
javanese: jawa
jetty: jeti dermaga
join: ikut gabung ikutilah sertai nyertai
joke: bercanda gurau
journal: jurnal
july: juli julai
jump: lompat
june: juni jun
jury: juri pengadil
just: barulah barusaja sajalah
keep: simpan nyimpan menjaganya nyimpen pertahankan kekalkan mengekalkan pelihara
keepsake: kenang cenderamata cinderamata suvenir cenderahati souvenir
key: kunci
keychain: gantungankunci
kick: tendang menendang
kids: bocah
kilogram: kilo
kilometer: kilometernya
kind: jenis
kindergarten: tpa tk paud taska tadika
kitchen: dapur
knife: pisau
knit: rajut
knot: simpul
know: tahu tau mengetahui tahunya maklum kenalnya
knowledge: pengetahuannya ilmunya wawasan
laboratory: laboratorium makmal lab
ladle: senduk
lamp: lampu
land: tanah lahan sawah
lane: jalurnya
language: bahasa
lap: pusingannya
last: terakhir
late: telatnya kelewat
later: nanti ntar kelak kemudian kmudian
laugh: haha hehe wkwk ngakak tawa
launch: pelancaran luncur diluncurkannya peluncurannya dilancarkannya lancarkan perasmian peresmian
law: undang hukum
lawyer: pengacara peguam
leader: pemimpin pimpinan ketuai memimpin dipimpin
leaf: daun
leaked: bocor membocorkan
learn: belajar pelajari
learning: pembelajaran
leather: kulit
leave: meninggalkan tinggalkan ditinggal
lecturer: dosen pensyarah
left: tinggal sisa baki kiri
legal: legalitas halal
legalized: dilegalisir legalisir dilegalisasi legalisasi
legend: legenda
lend: meminjami pinjami meminjamkannya
lender: kreditur piutang
lent: dipinjamkan dipinjami meminjamkan pinjamkan dipinjemin
less: kurang berkurangan kekurangannya
lesson: pelajaran pengajaran kuliah
let go: merelakan rela
letter: surat surel huruf warkah menyurati
letters: suratmu
level: tingkat tahap peringkat levelnya jenjang levelmu
levy: pungutan dipungut memungutnya
librarian: pustakawan pustakawati
library: perpus perpustakaannya pustaka perpustakaanmu kutubkhanah
license: lisensi lesen perizinan izinnya
licensed: berlisensi berlesen dilesenkan
lie: bohongnya berbohong pembohongan
life: hidupmu jiwa nyawa
lifetime: seumurhidup
lift: angkat mengangkat
light: ringan
like: seperti macam ibarat bagaikan layaknya laksana kayak
lime: kapur
limit: batas had membatasi
limited: terbatas terhad dibatasi dihadkan berhad
line: garis baris
link: tautan pautan
list: daftar senarai
listed: tersenaraikan dilistingkan tercantumkan
listing: listingnya
liter: liternya seliter
literacy: literasi
literary: sastra sastera
little: sikit dikit
live: hidup
load: muat
loan: pinjaman peminjaman hutang utang kredit pinjol pembiayaannya
location: letaknya terletak
locked: dikunci mengunci terkunci penguncian
login: logmasuk
long: panjang lebar
look after: menjagakan dijagakan
lose: kalah kekalahan hilangin kehilangannya
loser: kalahnya
loss: rugi kerugiannya merugikan dirugikan merugilah
lost: hilang ketinggalan tercicir menghilangkan terlupakan
lottery: lotere loteri togel
love: cinta sayang kasihsayang menyayangi
low: rendah
lowered: menurunkan turunkan
lowest: serendah
loyal: setia
loyalty: kesetiaan loyalitas setianya pelangganan
luck: keberuntungan nasib tuah
lucky: hoki mujur
lyrics: lirik
machine: mesin
made: dibuat dibikin buatan terbuat
magazine: majalah
main: utama induk
make: bikin membuat buatkan buatin buatlah buatannya
maker: pembuat pencipta
manage: mengelola urus mengurus kelola
managed: dikelola diurus diatur
management: manajemen pengelolaan
manager: pengelola manajer pengurusan
mandatory: wajib
manner: cara metode kaedah
many: banyak ramai byk bnyak
map: peta
march: mac maret
margin: marjin
mark: markah skor
market: pasar bazar bazaar pemasaran memasarkan
market stall: los
martial arts: silat karate pencak
massage: pijat
master: empu
master degree: magister
mastered: dikuasai menguasai
mat: tikar matras sajadah
match: pertandingannya perlawanan laga bertandinglah
material: materi bahan
matter: soal hal perkara urusan
maximum: maksimal maksimum
may: mei diperkenankan
maybe: mungkin barangkali
me: sayalah diriku
meaning: maksud arti makna
meat: daging
meatball: bakwan
mechanic: montir mekanik
medal: medali pingat
medical: medis perubatan kedokteran kesihatan
medicine: obat ubat farmasi
meet: berjumpa menemui temu
meeting: rapat mesyuarat pertemuan musyawarah mtg perjumpaan kopdar sidang
member: anggota ahli
members: beranggotakan paraanggota
membership: keanggotaan kepesertaan keahlianku
memorization: hafal hapalan hafazan
memory: memori kenangkan
mention: menyebut sebut
message: pesan mesej perpesanan
message me: japri chat
messy: berantakan bersepah
metal: logam
meter: meternya
method: metodenya
middle: tengah setengahnya
migrant: migran perantau pendatang
milk: susu
million: juta
mine: tambang menambang penambang punyaku
minimum: minimal sekurang
mining: penambangan
minister: menteri
ministry: kementerian kemendikbud kemenag kemenkumham kementrian
mint: mencetaknya dimint
minted: dicetakkan tercetaknya dicetaknya
minute: menit minit
minutes: notulen
mission: misi
misuse: salahgunakan
mixed: campur
module: modul
moment: detik momen sejenak
monday: senin isnin
money: uang wang duit fulus moneymu
month: bulan
monthly: bulanan
moon: purnama
more: lebih
morning: pagi subuh
mortgage: kpr gadaian
mosque: masjid surau musala mushola takmir
mosquito inspector: jumantik
most: paling terbanyak kebanyakan
mother: ibunya mbok emak mak bunda ibuku
motive: motif
motorcycle: motor sepedamotor ojek ojol
mountain: gunung bukit
move: pindah memindahkan mutasi
moved: dipindahkannya berpindahnya
mr: pak bapak encik tuan
mrs: bu ibu puan
museum: muzium museumnya
music: musik muzik
musician: pemusik pemuzik
must: harus mesti musti kudu hendaklah wajiblah
must not: dilarangnya
mutual: bersaling timbal
mutual aid: gotong royong kerjabakti
my: milikku
nail: paku
name: nama dinamakan menamai penamaan
named: dinamainya bernamakan
national: nasional negara kebangsaan nusantara negeri
nature: alam
naughty: usil nakal
near: dekat
need: butuh perlu memerlukan membutuhkan keperluannya kebutuhannya
neighbor: tetangga jiran sebelah
neighborhood: rt rw kampung rukun lingkungan sekitar kejiranan
neighborly: bertetangga
nephew: keponakan
network: jaring rangkaian mainnet
new: baru anyar pembaharuan
new year: tahunbaru
news: kabar berita khabar pemberitaan warta
newspaper: koran akhbar suratkabar
next: depan berikut selanjutnya seterusnya mendatang
nice: bagus baik keren elok indah cantik asyik asik mantap
nickname: panggilan julukan samaran gelaran
nicknames: julukannya
night: malam
night before: semalaman
night watch: ronda siskamling poskamling patroli hansip
nine: sembilan
no: tiada nggaklah
none: ketiadaan
nonprofit: nirlaba
noodle: mi mie bihun
noon: tengahhari
normal: wajar lumrah
north: utara
not: tidak bukan tak gak ga ngga tdk bkn kagak gk jangan jgn usah tiadalah nda ndak ora dak takda takde xde
not yet: belum blm blum blom
notary: notaris
note: catatan nota
nothing: tiadapun
notice: notis makluman
novel: novelnya
now: sekarang kini skrg skg
number: no nomor nombor nmr nomer angkanya
number of: bilangan
numbered: penomoran dinomori
nurse: perawat jururawat bidan
nutrition: gizi pemakanan
oath: sumpah
obligatory: mewajibkannya
obtained: didapat diperoleh perolehan terdapat
oclock: pukul jam
october: oktober
offer: menawarkan tawaran tawarkan penawaran menawari nawarin nawarkan
office: kantor
officer: petugas kader pegawai bertugas
official: resmi rasmi pejabat
offline: luring
often: sering kerap seringkali acapkali kerapkali
oh: sih ah lho loh
oil: minyak jelantah
ok: oke okey okelah
old: lama tua kuno lamanya usang tuanya
on: pada atas
once: sekali
one: satu se sebuah suatu seorang sebatang sebiji esa
ongoing: berjalannya
onion: bawang
online: daring atastalian
only: cuma hanya saja aja sahaja doang semata sekadar sekedar je hanyasaja
open: buka terbukanya
opening: bukaan
operation: operasi pembedahan
opportunity: kesempatannya peluangmu
optional: opsional
or: atau atw
orange: jeruk limau oren
order: tertib tata teratur memesannya pesanlah
ordered: dipesan ditempah
orders: pesanan pesenan tempahan
organize: menyelenggarakan adakan menganjurkan selenggarakan
organized: diselenggarakan diadakan digelar dianjurkan berlangsung
organizer: penyelenggara penganjur pelaksana
orientation: ospek
origin: asal berasal
original: orisinil originalnya orinya ori
orphan: yatim piatu
other: lain lainlain selainnya
ours: milikan
out: keluar
outside: luar
overdue: menunggak tunggakan nunggak tertunggak
owed: terutang terhutang
own: sendiri miliki punyai mempunyainya
owned: dimiliki termiliki
owner: pemilik pemunya tuanpunya empunya juragan tuanrumah
ownership: pemilikan kepunyaan
package: paket pakej bungkusan
page: halaman laman mukasurat
paid: dibayar berbayar lunas terbayar dilunasi
paid out: cair dicairkan
pain: nyeri
paint: mengecat cat
palm leaf: lontar
pan: panci kuali periuk
paper: kertas
parade: pawai karnaval perarakan
parent: orangtua ortu walinya
parents: ibubapa
parents association: pibg
parking: parkir
part: bagian bahagian
participant: peserta pengikutsertaan
participants: partisipan
partner: mitra rakan rekan
party: pihak
pass: lulus kelulusan lolos meluluskannya lewati
passenger: penumpang
passive: pasif
passport: paspor
password: sandi katasandi laluan kataku
pastor: pendeta romo paderi
patient: sabar pasien pesakit
patrol: rondanya meronda
patron: penaung
pawn: gadai menggadaikan pegadaian
pawned: digadai
pay: bayar membayarnya membayarkan dibayari lunasi
payment: pembayaran pelunasan
peak: puncak
peeled: dikelupas
penalty: denda
pension: pensiun pencen persaraan
people: orang rakyat masyarakat umat
per day: perhari
per hour: perjam
per month: perbulan
per person: perorang
per sheet: perlembar
per week: perminggu
per year: pertahun setahunnya
percent: persen peratus
percentage: persentase peratusan prosentase
perform: manggung mementaskan
permanent: permanen kekal
permit: izin ijin berizin kebenaran permisi perizinannya izinkanlah
person: orangnya individu oknum
personal: perseorangan personel perorangan peribadinya kepribadian
personal data: biodata nik ktp datadiri
personnel: hrd sdm
persuasion: dibujuk membujuk rayu
pet: peliharaan
phase: fase fasa
phone: hp telepon ponsel telefon gawai henfon telp hpnya hpku
phone number: nope
photo: foto selfie potret memotret pemotret
photography: fotografi
phrase: frasa frase ungkapan
picked up: dijemput menjemput
picture: gambar
pilgrimage: haji umrah umroh ziarah
pioneer: perintis pelopor
place: tempat lokasi letak setempat posisi kedudukan
placed: ditaruh diletakkan ditempatkan meletakkan menaruh
plagiarism: plagiat
plan: rencana rancang
plant: tanam menanam
planting: penanaman menanamnya
plastic: plastik
plate: piring pinggan
play: bermain mainkan permainannya
player: pemain pesertakan
please: mohon tolonglah sila harap diharapkan mangga
plot: petak
plow: bero tandur
poem: puisi sajak pantun
point: poinkan tumpukkan
points: poin
police: polis
police report: dilaporkannya
polish: semir
polite: sopan santun
pooled: patungan urunan
poor: miskin dhuafa duafa
porridge: bubur
portfolio: portofolio
portion: porsi
possible: memungkinkan kemungkinan dimungkinkan mungkinkah
post: pos posko
postcard: poskad
pot: kawah
potato: kentang
potential: potensi
pottery: tembikar gerabah
pound: menumbuk
practice: praktik latih praktek amali
practise: praktikkan praktiknya
prayer: salat sholat solat doa berdoa tarawih terawih ibadah shalat doanya sembahyangnya
prayer house: langgar
pregnant: hamil
prepare: persiapan persiapkan
present: hadir menghadirinya
president: presiden
pressure: tekanan desakan
pretend: berpura berlagak
price: harga banderol
priceless: ternilai
priest: imam
principal: pokok
print: mencetakkan cetakannya cetaknya ngeprint diprint
printed: cetak
priority: prioritas keutamaan diutamakan
privacy: privasi
private: pribadi privat peribadi persendirian swasta
privilege: keistimewaan istimewanya
prize: hadiah doorprize piala
problem: masalahnya kendala permasalahan persoalan
procedure: sop prosedur tatacara
process: proses pemrosesan
product: produk
professional: profesional
profile: profil
profit: untung laba cuan keuntungannya berkah menguntungkan faedah kecipratan profitnya
profit share: bagihasil nisbah bagilaba
profitable: menjanjikannya
profitably: menguntung
project: proyek projek
promise: janji menjanjikan
promised: terjanji dijanji
proof: bukti membuktikan
property: miliknya hakmilik harta
propose: usul mengusulkan diusulkan cadang
prosperous: makmur sejahtera
protect: lindungi perlindungan
protected: terlindungi
protest: protes
prototype: purwarupa
proud: bangga
prove: membuktikannya buktikanlah
provide: sediakan menyediakannya menyajikan disajikan
provided: disediakan tersedia
provisions: bekal
public: umum awam publik khalayak
public facility: fasum
pump: mengepam
punish: menghukum dihukum hukuman sanksi
pupil: murid siswa siswi santri pelajar
puppet: golek
puppet show: wayang dalang cepot gareng
purchase: pembelian belian
pure: murni
purple: ungu toska
purpose: tujuan
puzzle: tekateki
pyramid: piramida
qr: qris
quality: kualitas mutu kualiti
quality mark: label
quantity: kuantitas jumlahkan
quarter: kuartal triwulan suku
question: soalan pertanyaan
queue: antre beratur antri
queueing: mengantre
quit: mengundurkan mundurnya
quite: lumayan agak
quiz: kuis kuiz
quota: jatah kuota
quran: alquran
quran reading: iqra ngaji tadarus tahfidz tahfiz
rabbit: kelinci arnab
raffle: undian diundi mengundi kocokan dikocok cabutan bertuah
rain: hujan
raise: menggalang galang penggalangan
raised: digalang dinaikkan menaikkan terangkat ditingkatkan
raised money: terkumpulnya
ramadan: ramadhan puasa
random: acak sembarang rawak
rank: ranking kedudukannya peringkatnya
rare: langka kelangkaan jarang nadir
reach: capai dicapai pencapaian menembus
read: baca dibacakan membacakan
read aloud: dongeng
reader: pembaca
reading: bacaan pembacaan membacanya
ready: siap sedia menyiapkan disiapkan menyediakan sediakanlah kesiapan
real: sungguhan beneran
reason: alasan sebabnya
receipt: kuitansi kwitansi resit struk notanya
received: diterima nerima terimanya
recipe: resep resipi
recipient: penerima
reckless: nekat
recognition: pengiktirafan pengakuan diakui diiktiraf mengakui
recognize: kenal mengenal
recognized: diakuinya diiktirafkan
recorded: catat rekod mencatatnya pencatatan
recording: rekaman rakaman merekam direkam
recover: pulihnya memulihkannya
recovery: pemulihan memulihkan pulih
recruit: merekrut rekrut
rector: rektor
recycle: kitar kitarsemula daur dikitar
recycling: didaur mendaur
red: merah
redeem: tebus menebus penebusan
redeemed: ditebus tertebus
refer: mereferensikan merekomendasikan merujuk mengajaknya rekomendasi
referee: wasit
referral: rujuk referal
reflection: refleksi
refund: refunds
register: mendaftar daftarkan registrasi pendaftaran berdaftar terdaftar daftarlah daftarin
registered: tercatatkan teregistrasi
registration: pendaftarannya
regret: nyesel menyesal kecewa
regulated: diregulasi diawasi
rejected: menolak tolak penolakan
relation: hubungan kaitan keterkaitan
relax: santai istirahat rehat beristirahat rebahan
release: lepas rilis keluarkan keluaran
released: dirilis dilepas dikeluarkan diluncurkan dilancarkan
religion: agama din
remain: tetap
remainder: selebihnya sisanya bakinya sisakan
remember: ingat
remembrance: peringati
remind: ingatkan pengingat peringatan
remove: cabut hilangkan pencabutan
renew: perpanjang perbarui diperbaharui pembaruan memperbaharui
renovation: renovasi
rent: sewa disewakan menyewa penyewaan
repaid: terlunasi
repair: memperbaiki reparasi perbaikan baiki pembaikan servisnya diservis servisan
repaired: diperbaikinya dibaikinya dibetulin
repairman: tukang bengkelmu
repay: melunasinya
repeat: ulang mengulang
replace: ganti mengganti
replaced: diganti tergantikan
replacement: pengganti gantinya gantian
replica: replika
report: lapor pelaporannya aduan adukan mengadukan
report card: rapor
represent: mewakili mewakilkan
republic: republik
required: disyaratkan mensyaratkan dituntut
rescue: penyelamat
research: penelitian riset penyelidikan
resell: jualbalik
reserve: memesan tempah menempah pesen pemesanan reservasi
residence: domisili kediaman tinggalnya
resident: warga penduduk penghuni pemastautin
resold: dijuali
resolution: resolusi
respect: menghormatinya
responsibility: tanggung tanggungjawab
responsible: bertanggung bertanggungjawab
restaurant: restoran
restored: dipulihkannya
restrict: batasi
result: hasil menghasilkan
retire: bersara
retreat: undur
return: pengembalian imbal pulangan memulangkan kembalian balikan imbalhasilnya
return book: memulangkannya
returned: dipulangkan kembalikan balikin
reunion: reuni
revenue: pendapatan penghasilan omzet omset pemasukan
revised: revisi
revoked: dicabutnya
reward: imbalan ganjaran saguhati ganjarkan diganjar mengganjar
ribbon: pita
rice: nasi beras padi
rice cake: lontong lemang
rich: kaya
ride: naiki menunggang tunggang
right: hak haknya berhak kanan kan
ringgit: rm
rise: naik meningkat melonjak melambung kenaikan peningkatan bangkit meroket membumbung menaiknya meninggi
rising: menaikkannya meroketnya melambungnya
risk: risiko resiko berisik
risky: beresiko
river: sungai
room: kamar bilik ruang
root: akar
round: bulat bundar putaran
route: rute trayek
routine: rutin
rubber: karet getah
rule: aturan regulasi
rules: peraturannya tatatertib adart
run: lari maraton jalankan pelaksanaan terlaksana laksanakan
rupiah: rp idr
rupiahs: rupiah
sacrifice: kurban qurban korban
safe: aman keselamatan selamatnya terlindung
safe box: brankas
safekeeping: simpananmu penyimpanan
said: dikatakan dibilang
sailor: pelaut
salary: gaji upah penggajian honor
sale: penjualan obral lelong
salon: salun
salt: garam asin
same: sama
sand: pasir
sandals: sandal selop
satay: sate
satisfied: puas kepuasan
saturday: sabtu
sauce: saus kuahnya
save: nabung ditabung simpankan menyelamatkan selamatkan penyelamatan
savings: simpanan celengan tabung
savings club: arisan kutu
say: bilang katakan mengatakan berkata ngomong menyatakan
scale: sisik
scales: timbang
scam: penipuan scamnya menipunya tertipu
scammer: penipu sindiket sindikat penyamun
scan: memindainya pemindaian mengimbas imbasan
scanned: discan pindai memindai imbas
scarce: terhadnya terbatasnya
schedule: jadwal jadual
scheme: skema
scholarship: beasiswa biasiswa
school: sekolah smp sma smk sd madrasah
schoolmate: sekelasnya
science: ilmu sains pengetahuan
scolded: marah
score: skornya markahnya
scout: pramuka siaga pengakap gudep penggalang penegak
scouts: pramukanya penggalangnya
screen: layar skrin
screenshot: tangkap
script: naskah skrip
sculpture: patung arca
sea: laut ombak teluk
search: pencariannya carikan
season: musim
seat: bangku
seconds: detiknya
secret: rahasia rahsia merahasiakan merahsiakan
secretary: setiausaha sekretaris
security: keamanan sekuritas pengamanan diamankan mengamankan sekuriti
see: lihat tengok liat
seed: bibit biji benih
seek: cari pencarian nyari
self: diri
sell: jual menjualnya menjualkan berjualan jualkanlah dijualin menjuallah jualkannya menjajakan
seller: penjual
selling: berjualnya jualannya
semester: semesternya
send: kirim mengirim hantar pengiriman
sensitive: sensitif
sent: dikirim dihantar terkirim
sentence: kalimat ayat
separate: pisah memisahkan
sequence: urut
series: seri siri
serious: serius
sermon: khotbah ceramah khutbah kultum tausiah
serve: menyuguhi melayani
server: peladen
service: bakti layanan servis khidmat jasa pengabdian
session: sesi
seven: tujuh
sew: jahit
sewing: jahitan penjahit
share: kongsi berkongsinya sebar
shared: dibagi terbagi berbagi dikongsi berkongsi
shareholder: pesaham
shares: saham syer
sharing: berbagilah
sheet: lembar helai
shelf: rak
shelter: pengungsi penampungan
shiny: mengkilap berkilau
ship: berlayar kapalnya
shipping: ongkir pengirimannya penghantaran
shirt: kaos baju kain kaus seragam
shoe: sepatunya
shoes: sepatu kasut
shooting: syuting
shop: toko butik pasaraya kedainya kedaiku warungku pertokoan warungan
shopping: belanja
short: singkat ringkas pendek
should: sebaiknya patut sepatutnya semestinya
show: tunjuk persembahan perlihatkan pagelaran pergelaran tayang menunjuk tontonkan
show off: pamer
shown: ditampilkan dipaparkan terlihat dipajang kelihatan diperlihatkan dipamerkan terpampang tampilan ditunjuk ditayangkan
shrimp: terasi
shy: malu
sick: sakit
sickle: sabit
side: sisi samping
sign: tanda penanda menanda
signature: tandatangan paraf menandatangani
signed: bertandatangan
silver: perak
similar: serupa mirip persis menyerupai
simple: sederhana
simulation: simulasi
since: sejak semenjak
since then: semenjaknya
sing: nyanyi nyanyiannya
singapore: singapura
singer: penyanyi
sister: kak kakak mbak
sit: duduk
site: tapak situs
six: enam
size: ukuran saiz
skewer: tusuk
skill: kemahiran keahlian ketrampilan mahir terampil
skilled: jago
skills: kemahirannya keterampilannya
sky: langit
sleep: tidur
slow: lambat pelan telat perlahan keterlambatan
small: kecil cilik mini mungil
smell: bau berbau
smile: senyum
smooth: lancar
snack: gorengan jajan kue kuih camilan cemilan lemper ketupat pepes geti lambuk
snake: ular
so: gitu demikian gini makanya maka sehingganya jadinya alhasil sehinggalah
so that: supaya agar biar
soap: sabun
soar: terbang membubung
social: sosial
society: masyarakatnya
software: perisian perangkat
sold: dijual terjual dijualbelikan laku laris
sold out: ludes terjualhabis habislah
soldier: tentara tni askar
solution: solusi penyelesaian
some: beberapa sebilangan sesetengah berbagai pelbagai
something: sesuatu
sometimes: kadang
son: putra
song: lagu nyanyian
soon: segeranya bentar sekejap
sorry: maaf afwan punten nyuwun
sorting: memilah pilah pemilah
soup: soto kuah bakso
sour: asam masam
source: sumber
south: selatan
souvenir: cendera buahtangan
soy: tempe
speak: cakap bicara ngobrol
speaker: narasumber pemateri penceramah pembicara
special: khusus khas istimewa spesial eksklusif
specialist: spesialis
spectator: penonton hadirin
speculate: spekulasi spekulan spekulatif
speculative: spekulasinya
speech: ucapan sambutan pidato
speed: kecepatan kelajuan
spice: bumbu rempah
spicy: pedas
spin: pusingan putar memutar
spinach: bayan
spirit: semangat
spoken: diucapkan
sponsor: penaja menaja tajaan sponsori sponsornya
sponsored: disponsor ditaja dinaungi
spoon: sendok sudu
sport: sukan olah keolahragaan olahragaku
sports: olahraganya cabor
spot: titik
spread: sebarkan menyebar tersebar penyebaran
square: alun dataran persegi
stable: stabil
stablecoin: stablecoinnya
stage: panggung pentas tahapan tahapnya
stairs: tangga
stake: pertaruhkan staking
stall: warung gerai lapak kios angkringan booth
stamp: stempel cap setem perangko prangko meterai cop mengecap stampel capkan
stamp duty: meteraian
stamp paper: materai
stamped: dicap distempel dicop
stamps: capnya stempelnya
stand: berdiri
staple food: sembako
star: bintang
start: mulai bermula mulakan
state: kenegaraan
stated: cantumkan tercantum disebutkan dinyatakan
station: stasiun stesen
stay overnight: menginap
steal: mencurinya
stem: batang
step: langkah
stew: rendang
stick: tongkat
sticker: stiker pelekat tempel
still: masih
stir: mengaduk
stock: stok persediaan bekalan
stock market: bei idx
stolen: curi pencurian
stone: batunya
stop: berhenti menghentikan dihentikan
store: gudangkan
stored: disimpan tersimpan disimpen
story: cerita kisah hikayat cerpen
stove: kompor
strange: aneh
street: jalan jln lorong gang jalur jalanraya
strong: kuat kukuh
student: mahasiswa mahasiswi penuntut siswamu pelajarmu
student council: osis
studio: sanggar
study: studi kajian telaah mengkaji mengulangkaji
style: gaya
subscribe: melanggani dilanggan
subscription: berlangganan langganannya melanggan
subsidy: subsidi
succeed: berhasil berjaya sukses kejayaan
successful: suksesnya
such: sejenis
sugar: gula
suitable: cocok layak pantas sesuainya
summarize: merangkum rangkuman ringkasan
summit: puncaknya
sun: matahari mentari suria
sunday: ahad
supervise: pengawas awasi
supervisor: penyelia
supper: moreh
supply: suplai pasok
support: dukung menyokong disokong
supported: didukungnya disokongnya
supporter: pendukung penyokong
supporters: suporter pendukungnya
sure: tentunya yakinnya
surplus: lebihan surplusnya
surprise: kejutan mengejutkan
survey: survei tinjauan
swap: barter menswap tukarguling bertukaran
sweep: menyapu disapu sapuan
sweet: manis
swim: berenangnya
swimmer: perenang
swimming: renang
syllabus: silabus
system: sistem
table: meja
tailor: tukangjahit
take: ambil mengambilnya
take care: menjaga merawat dijaga dipelihara jagalah memelihara
take part: turut keikutsertaan partisipasi penyertaan turutserta
taken: diambil terambil
talent: bakat
talk: bincang ngobrolnya perbualan
target: sasaran targetnya ditargetkan
task: tugas penugasan
tax: pajak cukai
tax letter: spt
tea: teh tehnya
teach: ajar mengajarkan diajarkan mengajari
teacher: guru cikgu pengajar ustaz ustadz pengasuh dosennya
teaching: pengajarannya mengajarnya
team: tim timnya regu pasukan kru timmu kelompokmu timku kesebelasan
technical: teknis teknikal
technology: teknologi
teen: belas
tell: kisahkan
teller: kasirnya
temple: pura vihara kuil candi
temporary: sementaranya
ten: puluh
tenant: penyewa
tend: menyirami
tens: puluhan
tent: tenda khemah
term: istilah
terms: syarat ketentuan terma
test: uji tes
test network: testnet
tested: diuji teruji pengujian menguji
text: teks
than: ketimbang berbanding dibanding daripadanya
thank: terimakasihku berterimakasih
thank god: alhamdulillah
thankful: berterima syukur
thanks: nuwun matur terimakasih jazakallah trims tq syukron makasi
that: itu tersebut tsb bahwa bahawa inikah itukah
that much: sekian segitu
the: si sang al para
then: lalu lantas
therapist: terapi
there: situ sana
there is: adanya
they: mereka dorang diorang
thief: pencuri maling
think: pikir fikir memikirkan
third: tigalah
this: ini ni nih inilah ininya inipun
this way: beginilah
thousand: ribu seribu rb beribu
thousandth: keseribu
three: tiga ketiganya
through: lewat melalui melewati jelang
throw: lempar
thursday: kamis khamis
ticket: tiket karcis
tidy: rapi dirapikan merapikan kemas
tile: ubin
time: waktu zaman masa wkt
times: kali
tin: kaleng
tired: capek lelah penat
title: judul gelar pangkat tajuk digelari dijuluki
to: ke kepada kpd
today: harini
toddler: balita bayi
together: bersama bareng sekaligus berdua bertiga bergotong
token: tokennya tokenmu tokenku
tomato: tomat
tomorrow: esok
too: pun juga terlalu pula
tool: alat peralatan perkakas
tooth: gigi
torn: carik robek koyak sobek
total: jumlah keseluruhan totalnya
tour: wisata touring tur lawatan
tourist: wisatawan pelancong turis
tout: calo
toward: terhadap menuju
tower: menara
toy: mainan
tradable: diperjualbelikannya
trade: dagang memperdagangkan niaga memperjualbelikan perdagangannya dagangannya berbisnis
traded: diperjualbelikan diperdagangkan diniagakan didagangkan dijualbeli diperniagakan
trader: pedagang saudagar peniaga tauke
trading: perdagangan berjualbeli jualbelinya
train: kereta
trained: dilatih melatih terlatih
trainer: pelatih pembina jurulatih instruktur tentor pembimbing melatihnya
training: pelatihan pembinaan bimtek bimbingan penataran latihanmu berlatihnya dilatihkan melatihkan latihtubi
transaction: transaksi urusniaga
transfer: alih pemindahan pengalihan mengalihkan oper pindahmilik transferkan mentransfer pindahan pindahtangan memindahtangankan dipindahtangankannya pindahnya transfernya ditransfernya transferan ditransferkan
transferable: dipindahtangani
transferred: dipindah dioper dipindahtangankan dialih ditransfer beralih dihibahkannya dipindahmilikkan
transparent: transparan telus
transport: angkut angkot mengangkut kendaraan
trash: sampahmu
treasurer: bendahara bendahari
treatment: rawatan pengobatan perawatan berubat berobat
tree: pohon
trial: cobaan cubaan ujicoba
trick: modus mengakali akal muslihat
trip: perjalanan pelayaran piknik ekspedisi rekreasi lawatannya
trouble: repot masalah kesulitan problem
true: benar betulnya
trust: amanah kepercayaannya dipercayainya
trusted: terpercaya tepercaya dipercaya
trustee: penitipan
try: coba cuba mencobanya nyoba percobaan
tuesday: selasa
tuition: spp
tumbler bottle: tumbler
tuna: tongkol
turn: giliran bergilir bergantian
turtle: penyu
tutorial: panduannya
twelve: duabelas
two: dua duanya kedualah
type: ketik taip mengetik
umbrella: payung
uncle: pakcik om paman pakde lik paklik
under: bawah dibawah
understand: paham ngerti faham memahami
union: serikat kesatuan
unique: unik
university: universitas universiti kuliahnya
unlucky: malang sial
until: sampai hingga smpai sampe
up to: terserah
upline: atasan
upload: unggah dimuatnaik
usable: terpakainya
use: pakai memakai gunakan pake penggunaan pemakaian manfaatkan kegunaan gunanya
used: dipakai digunakan terpakai dimanfaatkan dipergunakan bekas gunapakai
useful: berguna
useless: siasia sia
user: pengguna pemakai
usually: biasa lazim selalunya kebiasaannya
vaccinated: vaksin imunisasi
valid: berlaku sah sahih absah tervalidasi
validate: pengesahan sahkan validasi
valuable: berharga
value: nilai senilai bernilainya nilaiannya bernilailah penilaiannya
valued: dihargai dinilainya
various: bermacam beragam aneka
vegetable: sayur kangkung
veranda: serambi
verify: verifikasi mengesahkan
version: versi
very: sangat amat banget bgt bangat sungguh bener sekalilah
victim: korbannya mangsa
video: videonya
village: desa dusun kelurahan perdesaan kampungku kampungmu
village company: bumdes
village head: lurah kades
visa: visanya
vision: visi
visit: mengunjungi lawati melawat kunjung mampir singgah
visited: didatangi
visitor: pengunjung pelawat
visits: kunjungannya
vitamin: vitaminnya
voice: suara
volatile: fluktuasi fluktuatif
volleyball: voli
volume: jilid
voluntarily: sukarelanya
voluntary: ikhlas
volunteer: relawan sukarela volunter menyukarelakan relawati
volunteering: relawanan kesukarelawanan
volunteers: relawannya
vote: pemungutan undi voting coblos memilihnya pemilihan
voucher: baucar baucer vocer voucer vouchernya
wait: tunggu menunggu nunggu tunggangi nantikan menanti
walk: berjalan jalannya
wall magazine: mading
wallet: dompet
want: nak mau ingin hendak pengen pengin maunya mahu menginginkan ingn mo berkeinginan maulah kemauan
warehouse: gudang
warning: amaran awas
wash: cuci basuh mencucinya
waste: sampah
watch: nonton tonton menyaksikan
water: air airnya banyu pengairan irigasi
watering: menyiram siram
watermelon: semangka tembikai
we: kami kita kite
weak: lemah
wealth: kemakmuran
wear: memakainya kenakan sematkan menyematkan pakaikan
weather: cuaca
weaving: menenun tenun anyaman menganyam
website: situsweb webnya websitenya
wedding: nikah kahwin
wednesday: rabu
weed: matun
week: minggu pekan
weighed: ditimbang tertimbang nimbang
weight: bobot
well: nah lah deh
west: barat
what: apa apakah apaan apanya apalah ape
whatsapp: wa wasap whatsap
when: saat kapan pas ketika tatkala semasa sewaktu bilakah selagi
where: mana
whereas: padahal sedangkan manakala
which: yang yg
while: sambil sementara sedang seraya
white: putih
who: siapa sesiapa barangsiapa siape
whoever: sesapa
whole: utuh
whose: milikmu kepunyaannya
why: kenapa mengapa knp ngapain kok koq
wife: istri isteri
will: akan bakal akn
willing: berkenan sudi
wilted: layu
win: menang
wind: angin
wing: sayap
winner: pemenang juara johan dimenangkannya kampiun
wish: hajat keinginan
with: dengan dgn beserta
withdraw: tarikan menariknya mencairkannya
withdrawn: penarikan tarik pengeluaran
without: tanpa
without charge: gratisnya
witness: saksi menyaksikannya
woman: perempuan wanita
women group: pkk dasawisma
wood: kayu
wooden: berkayu
word: kata perkataan
words: kosakata
work: kerja pekerjaan mengerjakan berfungsi
worker: pekerja buruh karyawan kakitangan
workshop: bengkel lokakarya
world: dunia
worm: ulat
worn: tersemat
worship: kebaktian misa beribadah sembahyang
worth: nilaian setimpal
wound: luka cedera
wrap: bungkus
write: tulis menulis ditulisnya
writer: penulis pengarang
writing: tulisan penulisan
written: ditulis tertulis bertulis
wrong: salah keliru silap
year: tahun thn
yellow: kuning
yes: ya iya ye yup yoi
yesterday: kemarin kmrn semalamnya kelmarin
yield: imbalhasil hasilkannya
you: kamu anda kau kalian engkau awak lo elo lu sampeyan mu korang dikau
young: mudanya
younger sibling: adik adek
your: kepunyaanmu
yours: punyamu
youth: taruna karang muda remaja pemudi belia
zero: nol kosongkan sifar`
