/** What Hindi words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
a: एक ek
aadhaar: आधारकार्ड
able: सक्षम समर्थ काबिल क़ाबिल
about: बारे लगभग तकरीबन तक़रीबन
above: ऊपर उपर
abroad: विदेश
absent: अनुपस्थित ग़ैरहाज़िर गैरहाजिर
absolutely: बिल्कुल बिलकुल एकदम
abstain: तटस्थ
academy: अकादमी
accept: स्वीकार क़बूल कबूल
according: अनुसार मुताबिक
account: हिसाब खाता खाते अकाउंट खातों एकाउंट लेखा khata
accounts: लेखे
accreditation: प्रत्यायन
accredited: प्रत्यायित मान्यताशुदा
achievement: उपलब्धि
across: पार
acting: अभिनय
actor: अभिनेता
actress: अभिनेत्री
add: जोड़
addiction: नशा
address: पता पते पतों एड्रेस pata
admission: एडमिशन दाख़िला दाखिला
advertisement: विज्ञापन इश्तिहार
advice: सलाह सुझाव राय
adviser: सलाहकार
affidavit: हलफ़नामा शपथपत्र हलफनामा
affiliated: संबद्ध सम्बद्ध
affiliation: संबद्धता
after: बाद पश्चात उपरांत baad
afternoon: अपराह्न
again: दोबारा दुबारा पुनः dobara
against: ख़िलाफ़ खिलाफ विरुद्ध
against rules: नियमविरुद्ध
age: उम्र आयु
agent: एजेंट दलाल
agree: हामी राज़ी राजी
agreed: मानी माना माने सहमत मंज़ूर मंजूर
agreement: समझौता इक़रार इकरार
airdrop: एयरड्रॉप
album: एल्बम
alcohol: शराब
all: सब सभी सारा सारी सारे सबने समस्त sab sabhi sara sabko sabka sabke saare saara
all india: अखिल
allowed: अनुमत जायज
alms: भिक्षा
alone: अकेले अकेला
alphabet: वर्णमाला
already: चुके चुका चुकी
also: भी bhi
altcoin: ऑल्टकॉइन
although: हालाँकि हालांकि यद्यपि
always: हमेशा सदा सदैव hamesha
am: हूं hoon hun
amazing: शानदार अद्भुत ग़ज़ब गजब लाजवाब
amount: रकम राशि रक़म मात्रा
ancient: प्राचीन
and: और व तथा एवं एवम् aur
anganwadi: आँगनवाड़ी आंगनवाड़ी
ankle bells: घुँघरू घुंघरू
anniversary: वर्षगाँठ जयंती वर्षगांठ
announcement: घोषणा ऐलान एलान
answer: उत्तर जवाब jawab jawaab
antique: प्राचीनवस्तु पुरावस्तु
any: कोई किसी koi kisi
anybody: किसीभी
anyone: कोईभी
app: ऐप एप ऐप्लिकेशन
applause: ताली
applicant: आवेदक
application: आवेदन अर्ज़ी अर्जी
appointed: नियुक्त
appointment: नियुक्ति
apprenticeship: प्रशिक्षुता
approval: मंज़ूरी मंजूरी स्वीकृति अनुमोदन अनुमति
approved: स्वीकृत अनुमोदित
approver: अनुमोदक
approximately: क़रीबन करीबन अंदाज़न अंदाजन
april: अप्रैल
archaeology: पुरातत्व
are: हो हों
arenas: अखाड़े
army: सेना फ़ौज फौज
around: आसपास इर्दगिर्द
arrangement: व्यवस्था इंतज़ाम इंतजाम
arrest: गिरफ़्तार गिरफ्तार
arrive: पहुँचने पहुँचे पहुँचना पहुंचने पहुंचे पहुंचना
art: कला
article: लेख
artist: कलाकार
as much: जितना जितने जितनी
ashram: आश्रम
ask: पूछ पूछे पूछने पूछो पूछना पूछिए पूछते pucho poocho puchna maango पूछिये
ask for: माँगने माँगे माँगता माँगना माँगते माँगो मांगना मांगे मांगने माँगा मांगता मांगते मांगो मांगा
asked: पूछा पूछी
asset: संपत्ति सम्पत्ति जायदाद
assets: संपत्तियाँ संपत्तियों संपत्तियां
assignment: असाइनमेंट
assistant: सहायक
assurance: आश्वासन तसल्ली
astrology: ज्योतिष
atm: एटीएम
attached: लगे लगा लगी संलग्न
attaching: लगने
attendance: उपस्थिति हाज़िरी हाजिरी हाज़िरियाँ hazri haziri हाज़िरियां हाजिरियाँ हाजिरियां
attention: ध्यान ध्यानपूर्वक
auction: नीलाम
audience: दर्शक श्रोता
audit: ऑडिट लेखापरीक्षा
audited: ऑडिटेड
august: अगस्त
aunt: चाची मौसी बुआ मामी ताई काकी
authorised: प्राधिकृत
authority: प्राधिकरण सत्ता प्राधिकारी
auto: ऑटो
average: औसत
award: अवॉर्ड अवार्ड
awarded: प्रदान प्रदत्त
awareness: जागरूकता
ayurveda: आयुर्वेद
bachelor: कुँवारा कुंवारा
back: वापस पीछे वापिस wapas vapas waapas wapis
backup: बैकअप
bad: बुरा बुरी ख़राब खराब
badge: बैज बिल्ला बिल्ले बैज़ billa baij
badges: बैजों बिल्लों बैजेज बैजेस तमगों
badminton: बैडमिंटन
bag: थैली थैला झोला बस्ता थैले
bake: सेंकना
bakery: बेकरी
balance: बैलेंस शेषराशि
balance check: बैलेंसचेक
ball: बॉल गेंद
bamboo: बाँस बांस
band: बैंड
bangle: चूड़ी
bangles: चूड़ियाँ चूड़ियां
bank: बैंक
bank manager: बैंकप्रबंधक
banner: बैनर
barber: नाई
base: आधार नींव
basil: तुलसी
bat: बल्ला
batch: बैच
battery: बैटरी
be: जा जाए जाएँ जाएं जाये होता होती होते hota hoti hote jaye jaaye होना होने होनी होकर hona
bearer: वाहक
beautiful: सुंदर
because: क्योंकि चूँकि kyunki kyonki चूंकि
become: बन बनना बनें बने बनो बनिए बनकर bano banna बनिये
becomes: बनता बनती बनते banta banti
before: पूर्व
being: रहा रही rahi rahe
believe: मानना मानें मानो मानते मानता मानकर
bell: घंटी घंटियाँ घंटियां
belongs: संबंधित सम्बंधित
below: नीचे निम्न निम्नलिखित
bench: बेंच
beneficiary: लाभार्थी लाभार्थियों
best: सर्वश्रेष्ठ सर्वोत्तम
better: बेहतर
betting: सट्टा जुआ
between: दरमियान
bicycle: साइकिल
bid: बोली बोलियाँ बोलियां
bidder: बोलीदाता
big: बड़ा बड़ी बड़े विशाल badi bade
bike: बाइक मोटरसाइकिल
bill: बिलों
biometric: बायोमेट्रिक
bird: चिड़िया
birds: पक्षियों पक्षी
birth: जन्म
birthday: जन्मतिथि जन्मदिन जन्मतारीख जन्मदिवस सालगिरह janmdin
bitcoin: बिटकॉइन बिटकोइन बिटक्वाइन
black: काला काले काली
blackboard: ब्लैकबोर्ड
blessing: आशीर्वाद
block: ब्लॉक खंड प्रखंड
blockchain: ब्लॉकचेन
blood: रक्त ब्लड ख़ून खून
blood donation: रक्तदान
blood donor: रक्तवीर रक्तदाता
blood pressure: रक्तचाप
blue: नीला नीली नीले
board: बोर्ड
board member: कार्यकारी
boat: नाव
body: शरीर देह
bond: बॉन्ड बांड ऋणपत्र
bonds: बॉन्डों
bonus: बोनस अधिलाभ
book: किताब पुस्तक ग्रंथ kitab kitaab pustak
book club: पुस्तकमंडल
books: किताबें किताबों पुस्तकें पुस्तकों kitaben kitabein
border: सरहद
born: पैदा
borrowable: उधारयोग्य
borrower: उधारकर्ता उधारलेनेवाला क़र्ज़दार ऋणी
bottle: बोतल
bought: खरीदा ख़रीदा खरीदी ख़रीदी खरीदे ख़रीदे kharida khareeda
bouquet: गुलदस्ता
bow: धनुष
box: डिब्बे डिब्बा पेटी संदूक डिब्बों
boy: लड़का
boys: लड़के लड़कों
brake: ब्रेक
brand: ब्रांड
brass: पीतल
brave: वीर बहादुर
bread: रोटी ब्रेड
break: टूटना टूटा टूटी टूटे तोड़
brick: ईंट ईंटें
bride: बहू दुल्हन
bridge: पुल
bring: लाएँ ला लाओ लाए लाना लाने लाते लाकर लाइए laao laye लाएं लाये
broker: ब्रोकर
bronze: कांस्य काँसा कांसा
broom: झाड़ू
brother: भाई भैया भइया भाइयो भई bhai
brothers: बंधु भाईयो
brown: भूरा भूरे
brush: ब्रश
bucket: बाल्टी
budget: बजट
buffalo: भैंस
bug: बग
build: निर्माण
building: भवन इमारत
bulb: बल्ब
bull: बैल
burn: जलाना जलाने जलाएँ जलाया जला जलेगा जलायेँ जलाएं जलायें
bus: बसों
business: बिज़नेस बिजनेस
but: लेकिन मगर परंतु परन्तु किंतु किन्तु बल्कि lekin magar kintu
button: बटन बटनों
buy: खरीद ख़रीद खरीदें ख़रीदें kharid khareed खरीदियेगा
buyer: खरीदार ख़रीदार क्रेता खरीददार खरीदनेवाला ख़रीदनेवाला kharidar khareedar
buyers: खरीदारों ख़रीदारों खरीदनेवाले खरीदनेवालों ख़रीदनेवालों ग्राहकगण क्रेताओं
buys: खरीदता ख़रीदता खरीदती ख़रीदती
by: द्वारा ने
bylaws: उपनियम उपविधि
cafe: कैफ़े कैफे कैफ़ेटेरिया कैफेटेरिया
cake: केक
calendar: कैलेंडर
call: कॉल पुकार बुलाने बुलाना बुलाया बुलाते बुलाओ बुलाकर बुलाई बुलाए बुलाये
called: कहलाता कहलाती कहलाते
calm: शांत
came: आया आई आयी आईं aaya aayi
camera: कैमरा
camp: शिविर कैंप कैम्प
camps: कैंपों
can: सकता सकते सकती सकें सकूँ sakta sakte sakti sakoge सकूं
cancelled: रद्द निरस्त
cancer: कैंसर
candidate: उम्मीदवार प्रत्याशी
candle: मोमबत्ती
canteen: कैंटीन
cap: टोपी
capital: पूँजी पूंजी
capital gain: पूँजीलाभ पूंजीलाभ
captain: कप्तान
car: गाड़ी कार
card: कार्ड पत्ता कार्डधारक
cards: कार्डों पत्ते कार्ड्स
career: करियर
careful: सावधान होशियार सतर्क
carpenter: बढ़ई
cash: नकद नक़द नगद कैश
cashback: कैशबैक
caste: जाति
cat: बिल्ली
catch: पकड़
caution: एहतियात
central: केंद्रीय
centre: केंद्र सेंटर केन्द्र
century: सदी
ceremony: समारोह वार्षिकोत्सव
certificate: प्रमाणपत्र सर्टिफिकेट सर्टिफ़िकेट पट्ट सनद सर्टीफिकेट प्रमाणपत्रधारी praman pramanpatra pramaan
certification: प्रमाणन प्रमाणीकरण
certified: प्रमाणित सत्यापित प्रमाणीकृत
chain: चेन श्रृंखलाबद्ध
chair: कुर्सियों
chairmanship: अध्यक्षता
chairs: कुर्सियाँ कुर्सी कुर्सियां
chalk: चॉक
champion: चैंपियन
chance: संभावना
change: बदल बदली बदलना बदलने बदलें परिवर्तन बदलाव बदलेगा बदलते बदलता बदलवाएँ बदलो badlo badalna बदलवायें बदलवाएं बदलवायेँ
channel: चैनल
chant: जाप
chapter: अध्याय
character: किरदार पात्र
charge: प्रभार चार्ज
charger: चार्जर
charity: परोपकार ख़ैरात खैरात
chart: चार्ट
charter: घोषणापत्र
chat: चैट
cheap: सस्ते सस्ता सस्ती
cheat: ठग ठगी धोखा धोखे ठगना ठगों झाँसा dhokha thag झांसा
check: जाँच जांच चेक
chess: शतरंज
chief: प्रधान मुख्य प्रमुख
child: बच्चा बच्ची बाल बालक बालिका
childhood: बचपन
children: बच्चों बच्चे bacche bachche bachhe bachcho
chit: चिट
chit fund: चिटफंड चिटफ़ंड
choir: कोरस गायनदल
choose: चुनना चुनने चुनें चुनाव चयन
chosen: मनचाहे चुने चुना चयनित
church: चर्च गिरजा
citizen: नागरिक
citizens: नागरिकों
city: शहर नगर क़स्बे कस्बे क़स्बा shahar shehar कस्बा
claim: दावा दावे दावों
class: कक्षा क्लास दर्जा जमात kaksha
classes: दर्जे
classical: शास्त्रीय
clean: साफ़ साफ स्वच्छ
cleaning: सफ़ाई सफाई स्वच्छता झाड़ना
clear: क्लियर स्पष्ट
click: क्लिक
climb: चढ़ा चढ़े चढ़ने चढ़ता चढ़
climber: पर्वतारोही
clinic: क्लिनिक
clock: बजे बजकर घड़ियाँ घड़ियां
closed: बंद बन्द
closing: बंदी
cloth: कपड़ा कपड़े कपड़ों
club: क्लब
coach: कोच
coaching: कोचिंग
code: कोड कोडिंग क्यूआर
coder: कोडर
coffee: कॉफ़ी कॉफी
coin: सिक्का कॉइन क्वाइन कौड़ियों कौड़ी अठन्नी चवन्नी sikka sikke
coins: सिक्के कॉइन्स मुद्राएँ मुद्राओं सिक्को मुद्रायेँ मुद्रायें मुद्राएं
cold: ठंड ठंडा ठंडी ठंडे
collaboration: सहभागी
collateral: ज़मानत जमानत
collectible: संग्रहणीय
collection: संग्रह वसूली
collective: सामूहिक
collector: जिलाधिकारी कलेक्टर
college: कॉलेज महाविद्यालय
colony: कॉलोनी
colour: रंग रंगों
come: आए आ आने आओ आएँ आना आइए आते आता आती आकर आनी आये आएं पधारें पधारिए aao aana aaiye aaye aakar aate पधारिये
come out: निकल
comedy: हास्य प्रहसन
comer: आनेवालों
coming: भावी
coming soon: शीघ्रातिशीघ्र
commendation: प्रशस्ति प्रशंसा
comment: टिप्पणी
commission: कमीशन दलाली
commissioner: आयुक्त
committee: समिति कमेटी परिषद samiti
common: आम साझा सामान्य
community: समुदाय सामुदायिक बिरादरी
companion: साथी साथियो यार सखी सहेली सहेलियाँ सहेलियां
company: कंपनी कम्पनी कंपनियों फ़र्म
competition: प्रतियोगिता
complaint: शिकायत
complaints: शिकायतें शिकायतों
complete: पूर्णतः समूचा संपूर्ण सम्पूर्ण
completed: संपन्न सम्पन्न
completion: पूर्ति
compulsory: बाध्यकारी
computer: कंप्यूटर कम्प्यूटर संगणक
condition: शर्त हालत
conduct: संचालन
confidential: गोपनीयतापूर्ण
congratulations: बधाई मुबारक शाबाश
congregation: मंडलियाँ मंडलियां
consent: सहमति
constitution: संविधान
construction: निर्माणाधीन
consumer: उपभोक्ता
consumers: उपभोक्ताओं
continuously: लगातार निरंतर
contract: अनुबंध करार क़रार इकरारनामा कॉन्ट्रैक्ट कांट्रैक्ट
contractor: ठेकेदार
contribution: योगदान अंशदान
convert: बदलवाना बदलकर बदलवाने
converted: बदला
cook: पकाना पकाने रसोइया पकाएँ पकाया रसोइये बावर्ची हलवाई पकायेँ पकाएं पकायें
cooking: पाककला
cooperation: सहयोग
cooperative: सहकारी सहकारिता
copy: कॉपी प्रतिलिपि
corner: कोना कोने
cough: खाँसी खांसी
could: सका सकी सके
council: पंचायत चौपाल
counselling: परामर्श
counsellor: परामर्शदाता
count: गिनती गिनकर गिनी गिनना गिनने गिना गिने गिनो गिनते
counter: काउंटर
countless: अनगिनत असंख्य
country: देश
couple: दंपति
coupon: कूपन
coupons: कूपनों
courier: कूरियर
course: कोर्स पाठ्यक्रम पाठ्यक्रमों पाठ्यचर्या
courses: पाठ्यक्रमो
court: अदालत न्यायालय कचहरी
cow: गाय
craft: शिल्प दस्तकारी
credit: क्रेडिट उधारखाता
credit card: क्रेडिटकार्ड
cricket: क्रिकेट
crisis: संकट
crop: फ़सल फसल
crore: करोड़ crore
crossing: चौक चौराहा
crowd: भीड़
crown: मुकुट ताज
crypto: क्रिप्टो
cryptocurrency: क्रिप्टोकरेंसी
cultural: सांस्कृतिक
culture: संस्कृति
cup: कुल्हड़ प्याला कप
cupboard: अलमारी
cups: कुल्हड़ों
currency: मुद्रा करेंसी
curriculum: सिलेबस
curtain: परदे पर्दा परदा
custodian: संरक्षक अभिरक्षक
customer: ग्राहक
customer loyalty: ग्राहकनिष्ठा
customers: ग्राहकों
cut: काटी काटकर काटना काटा काटने कटवाना काट काटे कटा
cyber: साइबर
cyclist: साइकिलसवार
daily: रोज़ रोज प्रतिदिन दैनिक रोजाना roz roj
dairy: दुग्ध
dance: नृत्य नाच नाचना नाचने
dancer: नर्तक
data: डेटा आँकड़े आंकड़े
date: तारीख दिनांक तिथि tareekh tarikh
dates: तारीख़ों तारीखों तिथियाँ तिथियों तारीखें तिथियां
daughter: बेटी बिटिया
day: दिन दिनों दिवस dino
day care: बालवाड़ी
days: दिनभर
de addiction: नशामुक्ति
dead: मृत
deadline: समयसीमा
deal: सौदे सौदा सौदों डील
dear: प्रिय आदरणीय प्यारा प्यारे प्यारी
death: मृत्यु निधन मौत
debenture: डिबेंचर
debit: डेबिट
debt: क़र्ज़ा देनदारी
debtor: कर्ज़दार कर्जदार देनदार
deceased: स्वर्गीय दिवंगत
december: दिसंबर दिसम्बर
decentralised: विकेंद्रीकृत
decide: ठानना
decided: ठहराया
decision: निर्णय फैसला फ़ैसला
declared: घोषित
decoration: सजावट
decorative: सजावटी
decrease: घटने घटे घटाना घटाने कटौती
decreases: घटता घटते
deep: गहरा गहरी
defeat: हार हारने हारना हारे
degree: डिग्री उपाधि डिग्रियाँ डिग्रियां
deity: दुर्गा सरस्वती हनुमान लक्ष्मी
delete: हटाना हटाने हटाएँ हटा डिलीट हटाया हटायेँ हटायें हटाएं
delivery: डिलीवरी प्रसव
demand: माँगें मांग माँग मांगें
demo: डेमो
department: विभाग
deposit: जमा डिपॉज़िट डिपॉजिट अमानत जमाराशि jama जमाकर्ता जमाएँ जमाखाता सावधि जमाएं जमायें जमायेँ
deposited: जमाकर
depositors: जमाकर्ताओं
design: डिज़ाइन डिजाइन
details: विवरण ब्योरा ब्यौरा
developer: डेवलपर विकासकर्ता
developers: डेवलपरों
development: विकास
device: यंत्र उपकरण
devotee: भक्त
devotion: भक्ति
diabetes: मधुमेह
diagnosis: निदान
dialogue: संवादों
diamond: हीरा
diary: डायरी
dictionary: शब्दकोश
die: मरना मर मरा
difference: फ़र्क फर्क अंतर
different: भिन्न जुदा
difficult: कठिन मुश्किलें
dig: खोदना खुदाई
digital: डिजिटल
diligent: कर्मठ मेहनती
diploma: डिप्लोमा
directly: सीधे सीधा सीधी
director: निर्देशक निदेशक
disabled: विकलांग दिव्यांग
discount: छूट डिस्काउंट रियायत रिबेट छूटें chhoot chhut
discounted: रियायती
discussion: चर्चा बहस संवाद
disease: रोगों बीमारियाँ बीमारियां
dishonest: बेईमान
distribute: बाँट बाँटें वितरित बांट बांटें
distributed: बाँटा बँट बाँटे बाँटी बांटा बंट बांटे बांटी
distribution: वितरण बँटवारा बंटवारा
district: ज़िले जिला ज़िला जिले
dividend: लाभांश डिविडेंड labhansh
dividends: लाभांशों
diwali: दिवाली दीवाली दीपावली
do: करने कर करना करें करते करो कीजिए कीजिये करे करनी करूँ करता करती karna karne karo karein kijiye karke karta karti करवाओ करूं
do not: मतकरो
doctor: चिकित्सक डॉक्टर वैद्य डॉ डाक्टर
doctorate: विद्यावाचस्पति
document: दस्तावेज काग़ज़ात कागजात
documents: दस्तावेज़ों दस्तावेजों
dog: कुत्ता
dogs: कुत्तों कुत्ते
donate: दानकर
donation: चंदा चंदे दान भेंट दानराशि दानपात्र चंदों सहयोगराशि daan chanda
done: किया किए किये कीं हुआ हुई हुए kiya kiye hua hui हुईं
donor: दाता दानी
donors: दानदाता दानवीर
door: किवाड़
dose: ख़ुराक खुराक
double: दुगना दोगुना दुगुना दुगुने दुगने दोगुने डबल दोगुनी दुगुनी dugna duguna doguna dogna dugne dugni
downline: डाउनलाइन
download: डाउनलोड
drain: नाली
drama: ड्रामा नाटकों
draw: ड्रॉ खींचने खींचना
drawing: चित्रांकन रेखाचित्र
drink: पीने पीना पिलाने पिएँ पिएं पियें पियेँ
drinking water: पेयजल
driver: ड्राइवर चालक
drivers: चालकों ड्राइवरों
driving: ड्राइविंग
drop: बूँद ड्रॉप बूंद
drum: ढोल ढोलक तबला नगाड़ा
dump: डंप
during: चलते दौरान
dussehra: दशहरा
duty: कर्तव्य फ़र्ज़ ड्यूटी फर्ज
each: प्रति pratyek
ear: कान
earlier: पूर्ववर्ती
early: अर्ली
early buyers: शुरुआतीख़रीदार शुरुआतीखरीदार
earn: कमाना कमाने कमाएँ कमाओ कमाएं कमाइए कमाते कमाता kamao kamana kamaye कमाकर कमाती kamaao kamaane kamane kamaana kamaiye kamate कमायें कमायेँ
earned: कमाया कमाए कमाये kamaya
earner: कमानेवाला कमानेवाले
earnings: कमाई आमदनी आय kamai
east: पूरब पूर्वी
easy: सहज आसानी
eat: खाने खाएँ खाइए खाएं खायेँ खायें
eatery: ढाबे ढाबा
economic: आर्थिक
economics: अर्थशास्त्र
economy: अर्थव्यवस्था
edge: किनारे
edition: संस्करण एडिशन
editor: संपादक सम्पादक
education: शिक्षण शिक्षा
effort: कोशिश प्रयास
egg: अंडा अंडे
eight: आठ
eighteen: अठारह
eighty: अस्सी
elderly: बुज़ुर्गों बुज़ुर्ग बुजुर्गों बुजुर्ग वृद्ध
elders: बड़ों बुज़ुर्गो बुजुर्गो
elected: निर्वाचित
election: निर्वाचन चुनावों
electrician: बिजलीमिस्त्री
electricity: बिजली
electronic: इलेक्ट्रॉनिक
elephant: हाथी
eleven: ग्यारह
eligible: योग्यजन
email: ईमेल
emblem: प्रतीक राजचिह्न
embroidery: कढ़ाई
emphasis: ज़ोर जोर
employee: कर्मचारी
employees: कर्मचारियों
employer: नियोक्ता
employment: रोज़गारी रोजगारी
empty: खाली ख़ाली
encrypt: कूटबद्ध
encryption: कूटलेखन
end: अंत समाप्ति समापन
enemy: दुश्मन
engine: इंजन
english: अंग्रेज़ी अंग्रेजी
enough: काफी काफ़ी पर्याप्त
enterprise: उद्यम
entitled: पात्रता
entrepreneur: उद्यमी
entrust: सौंपते सौंपकर सौंपी सुपुर्द हवाले
entry: प्रवेश एंट्री
envelope: लिफाफे लिफ़ाफ़ा लिफाफा
environment: पर्यावरण
equal: बराबर समान
erase: मिटा मिट
erased: मिटेगा मिटाया मिटता मिटाएँगे मिटायेँगे मिटाएंगे मिटायेंगे
escape: बचना बचने बचें
estimate: अनुमान अंदाज़ा अंदाजा
estimated: अनुमानित
etc: आदि इत्यादि वग़ैरह वगैरह
ether: ईथर
ethereum: एथेरियम
evaluation: मूल्यांकन
even: यहाँतक यहांतक
evening: शाम संध्या सायं shaam
event: आयोजन इवेंट घटना
events: इवेंट्स कार्यक्रमो उत्सवों समारोहों
ever: कभी kabhi
every: हर प्रत्येक हरेक
everyone: सबको सबके सबका सबकी
everything: सबकुछ sabkuch
exact: सटीक
exam: परीक्षा इम्तिहान इम्तहान एग्ज़ाम एग्जाम pariksha
examiner: परीक्षक
example: उदाहरण मिसाल
exams: परीक्षाएं इम्तिहानों
excel: एक्सेल
except: सिवा अलावा
exchange: बदले एक्सचेंज विनिमय अदला अदलाबदली अदल बदलौवल तब्दील badle
exchangeable: विनिमेय
exclusive: एक्सक्लूसिव अनन्य
executive: कार्यकारिणी
exercise: वर्जिश
exhibition: प्रदर्शनी
expense: खर्च ख़र्च लागत व्यय
expenses: ख़र्चों खर्चों
expensive: महँगा महंगा महँगी महँगे महंगे महंगी
experience: अनुभव तजुर्बा
experiment: प्रयोगात्मक
expert: उस्ताद विशेषज्ञ
expire: कालातीत
explain: समझाना समझाऊँ समझाया समझाने समझाएँ समझाऊं समझाएं समझायेँ समझायें
extinguish: बुझाना
eye: आँख आँखें आँखों आंख आंखें आंखों
eyes: नेत्र
face: चेहरा चेहरे
face value: अंकितमूल्य
facebook: फ़ेसबुक फेसबुक
factory: कारख़ाना कारखाना फ़ैक्टरी फैक्टरी
fail: फ़ेल फेल अनुत्तीर्ण विफल
fair: मेले मेला मेलों न्यायपूर्ण निष्पक्ष
fake: नकली नक़ली जाली फ़र्ज़ी फर्जी झूठा झूठी फ़र्जी नक़लचियों बनावटी फेक फ़ेक छद्म डुप्लीकेट nakli farzi jaali नकलचियों
fall: गिरना गिरने गिरावट गिरे
falling: मंदी घटती
falls: गिरता गिरती गिरते
false: झूठ असत्य jhooth
family: परिवार कुटुंब कुनबा ख़ानदान खानदान
famous: प्रसिद्ध विख्यात नामी
fan: पंखे फ़ैन पंखा फैन
fans: प्रशंसक
far: दूर
farewell: विदाई
farmer: किसान
farmers: किसानों कृषकों
farming: खेती कृषि
fast: तेज़ तेज
fat: फैट
father: पिता बाप
fathers: पिताजी
feather: पंख मोरपंख
feature: फ़ीचर फीचर
february: फ़रवरी फरवरी
fee: शुल्क फीस फ़ीस फीसें तहबाज़ारी shulk तहबाजारी
fees: फ़ीसों फीसों
fell: गिरा गिरी घटा घटी gira giri
festival: उत्सव त्योहार होली महोत्सव पर्व त्यौहार tyohar mela
fever: बुखार बुख़ार
few: कुछेक चंद
fiction: काल्पनिक
fictional: कल्पित
field: खेत क्षेत्र
fifteen: पंद्रह
fifth: पाँचवाँ पंचमी पाँचवीं पांचवां पांचवीं
fifty: पचास
fifty five: पचपन
file: फ़ाइल फाइल
files: फ़ाइलें फ़ाइलों फाइलें फाइलों
fill: भर भरना भरने भरें भरकर
filled: भरी भरा भरे
film: फ़िल्म फिल्म
final: फ़ाइनल फाइनल
finally: आख़िर आखिर
finance: वित्त
financial: वित्तीय
find: ढूँढ खोजना खोज खोजने ढूंढ
fine: जुर्माना दंड
finger: उँगली उंगली
fingerprint: अंगुलिछाप
finish: निपटा
finished: समाप्त ख़त्म खत्म khatam khatm
fire: आग अग्नि
firms: फ़र्मों फर्म
first: पहले पहली पहला प्रथम पहलों pehle pehla pehli pahla pahle pahli
fish: मछली
five: पाँच पांच
fixed: निश्चित स्थिर फिक्स
flag: झंडा ध्वज तिरंगा
flame: ज्योति
flat: फ्लैट फ़्लैट
flood: बाढ़
floor: मंज़िल मंजिल फ़र्श फर्श
flour: आटा
flower: फूल कमल गुलाब फूलों
flute: बाँसुरी बांसुरी
fold: मोड़
folk: लोक
follower: अनुयायी फ़ॉलोअर फॉलोअर
food: खाना भोजन khana bhojan
foot: पैर पाँव पांव
football: फुटबॉल फ़ुटबॉल
for: लिए लिये हेतु वास्ते खातिर ख़ातिर liye
for example: जैसेकि मसलन
for sale: बिक्रीयोग्य
forbidden: मना वर्जित निषेध निषिद्ध वर्जना पाबंदी प्रतिबंध रोकटोक
foreign: विदेशी
forest: जंगल
forged: कूटरचित जालसाज़ी जालसाजी
forgery: कूटरचना फ़र्ज़ीवाड़ा फर्जीवाड़ा
forget: भूल भूलना भूलने भूलें
forgot: भूला भूले
form: रूप फॉर्म फ़ॉर्म प्रपत्र
format: प्रारूप
fort: क़िला किला
fortnight: पखवाड़ा पखवाड़े
forty: चालीस
forty five: पैंतालीस
forward: आगे फ़ॉरवर्ड फॉरवर्ड
founder: संस्थापक
founders: संस्थापकों
four: चार चारों
fourteen: चौदह
fourth: चौथा चौथी चौथे
frame: फ़्रेम फ्रेम
fraud: फ्रॉड फ़्रॉड
free: मुफ़्त मुफ्त निःशुल्क निशुल्क फ्री फ़्री muft शुल्करहित शुल्कमुक्त फोकट मुफ़त nishulk मुफत
freedom: आज़ादी आजादी स्वतंत्रता
friday: शुक्रवार
friend: दोस्त मित्र dost yaar mitra
friendly: दोस्ताना
friends: दोस्तों मित्रों dosto यारों मित्रगण साथीगण सखियों सखियाँ सहेलियों सखियां
friendship: दोस्ती मित्रता
fritter: पकौड़ा पकौड़े
from: से
from him: उससे
from them: उनसे
from this: इससे
from you: आपसे तुमसे
front: सामने
fruit: फल फलों
full: पूरा पूरे पूरी पूर्ण poora pura puri
full moon: पूर्णिमा
fun: मज़ा मज़े मजा मजे maza मजेदार मजाक
fund: फंड कोष निधि फ़ंड
fundraising: फंडरेज़िंग फंडरेजिंग क्राउडफंडिंग
future: भविष्य
gain: बढ़त
game: गेम khel
games: गेम्स
garden: बाग़ बागवानी उद्यान बग़ीचा बग़ीचे बगीचे फुलवारी बागीचा
gas: गैस
gate: गेट फाटक दरवाज़ा दरवाजा
gave: दिया दी दिए दिये दीं दिलाया दिलाए diya diye दिलाये
general meeting: आमसभा महासभा साधारणसभा
gentlemen: सज्जनों
genuine: ख़ालिस खाँटी सच खालिस खांटी
get: पाओ पाने पाएँ पाएं पाना पाए पाइए पा मिले मिलना मिलने पाते पाता पाती मिल मिलनी milna पायेँ पायें
get done: कराना कराने कराएँ कराया कराते करा करवा कराई कराएं करायेँ करायें
get made: बनवा
get printed: छपवाना छपवाने छपवाया
get written: लिखवा
gets: मिलता मिलती मिलते milta milti milte paata
gets made: बनवाता बनवाते
gift: उपहार तोहफ़ा तोहफा गिफ़्ट सौगात तोहफ़े उपहारस्वरूप भेंटस्वरूप tohfa uphaar uphar गिफ्ट तोहफे
gifts: उपहारों तोहफ़ों तोहफों
girl: लड़की
girls: लड़कियाँ लड़कियों लड़कियां
give: दे देना देने दीजिए दीजिये देकर दिलाना दिलाने दिलवाना देनी दूँ dene dijiye दिलवाएँ दिलाएँ दिलाओ दूं दें dekar दिलवायेँ दिलवाएं दिलवायें दिलायें दिलाएं दिलायेँ
giver: देनेवाला देनेवाले
gives: देता देती देते दिलाता दिलाते दिलाती deta deti
glass: काँच शीशा कांच
glasses: चश्मा
global: वैश्विक
glue: गोंद
go: जाने जाओ जाना जाइए जाकर चलो चलें jao jana jaa jaana jaaiye
goal: लक्ष्य
goat: बकरी
god: भगवान ईश्वर
gold: सोने सोना स्वर्ण गोल्ड
gold level: गोल्डन
gold price: स्वर्णमूल्य
golden: सुनहरी सुनहरा सुनहरे
good: अच्छा अच्छी अच्छे बढ़िया उत्तम भला accha achha achhi acchi acche
goods: सामान माल वस्तु
got: मिला मिली पाया पाई पाये mili paya
governance: अभिशासन
government: सरकार राजकीय शासकीय शासन sarkar हुकूमत sarkaar
grade: ग्रेड श्रेणी
grades: श्रेणियाँ श्रेणियां
graduate: स्नातक
grammar: व्याकरण
grandchildren: नाती नातिन पोती
grandfather: दादा नाना
grandmother: दादी नानी
grandson: पोते पोता
grant: अनुदान
greed: लालच लोभ laalach lalach
greedy: लालची
green: हरी हरा हरे
greetings: namaste namaskar
grocery: किराने किराना
groom: दूल्हा
ground: मैदान अखाड़ा आँगन आंगन
group: समूह ग्रुप दल टोली टोलियाँ मंडल samooh samuh टोलियां
grow: उगाना उगाने उगना
grows: उगता
growth: वृद्धिदर
gst: जीएसटी
guarantee: गारंटी गारण्टी गारंटियाँ ज़मानतदार प्रतिभू गैरंटी gaaranti garanti gaarantee गारंटियां जमानतदार
guaranteed: गारंटीशुदा गारंटीकृत सुनिश्चित
guard: गार्ड चौकीदार प्रहरी पहरा रक्षक सँभाले संभाले सँभालते संभालते
guest: अतिथि मेहमान
guidance: मार्गदर्शन
guide: गाइड
guitar: गिटार
gurdwara: गुरुद्वारा गुरुद्वारे
gym: जिम
hacked: हैक
hacker: हैकर
had to: पड़ा पड़े पड़ी
hair: बालों
half: आधा आधी आधे अर्ध
half past: साढ़े
half yearly: छमाही अर्धवार्षिक
hall: हॉल
hammer: हथौड़ा
hand: हाथ हाथों
hand over: सौंप
handicraft: हस्तशिल्प
handle: संभाल सँभाल
handmade: हस्तनिर्मित
hang: टाँगना टँगा टाँगा टँगी टांगना टंगा टांगा टंगी
happen: घटित
happy: ख़ुश खुश प्रसन्न
hard: सख़्ती कड़ी कड़ा कड़े
hardware: हार्डवेयर
harmonium: हारमोनियम
harvest: कटाई
hash: हैश हैशों
hats: टोपियाँ टोपियां
having done: करके
he: उसने उन्होंने woh usne
head: सिर
health: स्वास्थ्य सेहत
heard: सुना सुनी
heart: दिल हृदय
heat: ताव
heavy: भारी
height: ऊँचाई ऊंचाई
heir: वारिस उत्तराधिकारी
held: थामा
hello: नमस्ते नमस्कार प्रणाम
helmet: हेलमेट
help: सहायता मदद हेल्प सहारा मददगार madad sahayata
helpers: मददगारों सहायकों
herb: बूटी
here: यहाँ यहीं यहां इधर yaha
heritage: धरोहर
hero: नायक
heroine: नायिका
hidden: छुपा छुपी छिपी
hide: छुपाना छिपाना छिपाने
high: ऊँची ऊँचा ऊँचे ऊंचा उच्च ऊंची ऊंचे
hiking: पदयात्रा
him: उसे उसको usse usko
himself: स्वतः
hindi: हिंदी हिन्दी
his: उसका उसके उसकी uska uski uske
history: इतिहास
hiv: एचआईवी
hoarding: होर्डिंग
hobby: रुचि
hockey: हॉकी
hold: थामना थामे
holder: धारक होल्डर धारी
holders: धारकों होल्डरों
holding: धारण
holds: पास रखता रखती paas
holiday: छुट्टी छुट्टियों छुट्टियाँ अवकाश छुट्टियां
home: घर घरों मकान ghar
homework: गृहकार्य
honest: ईमानदार
honesty: ईमानदारी
honorarium: मानदेय
honour: सम्मान मान आदर मानद
hope: आशा उम्मीद
horse: घोड़े
hospital: अस्पताल चिकित्सालय
hostel: पीजी छात्रावास
hot: गरम गर्म
hour: घंटे घंटा
hours: घंटों
house: आवास हाउस कोठी हवेली makaan
how: कैसे कैसा कैसी kaise kaisa
how much: कितना कितने कितनी kitna kitne
huge: ज़बरदस्त जबरदस्त धमाकेदार
hundred: सौ सैकड़ा सैकड़ों
hundred thousand: लाख लाखों lakh
hundredfold: सौगुना
hurry: जल्दबाज़ी फटाफट जल्दबाजी
husband: पति
i: मैं मैंने
identity: शिनाख़्त शिनाख्त
identity card: परिचयपत्र पहचानपत्र
identity number: पहचानसंख्या
if: अगर यदि yadi
illegal: ग़ैरक़ानूनी गैरकानूनी
illness: बीमारी रोग
imagination: कल्पना
imitation: नकल नक़ल
immediately: तुरंत फ़ौरन फौरन तत्काल
impossible: असंभव नामुमकिन
in: में mein
in it: इसमें उसमें
income: इनकम
income tax: आयकर
increase: बढ़ाना बढ़ाने वृद्धि बढ़ोतरी इज़ाफ़ा इजाफा बढ़ाकर बढ़ोत्तरी बढ़ाया बढ़ाई बढ़ाए बढ़ाता बढ़ाते उछाल तेज़ी तेजी चढ़ाव badhao badhana badhne badhta बढ़ाये
india: भारत
indian: भारतीय
industry: उद्योग
inexhaustible: अक्षय
infant: शिशु
infants: शिशुओं
inflation: महँगाई महंगाई
information: जानकारी
informed: सूचित
inheritance: विरासत
initial: शुरुआती आरंभिक प्रारंभिक
inquiry: पूछताछ
inside: अंदर भीतर अन्दर
inspection: निरीक्षण
inspector: निरीक्षक
instalment: किस्त क़िस्त किश्त
instead: एवज एवज़
institute: संस्थान इंस्टीट्यूट
institution: संस्था संगठन
instruction: निर्देश हिदायत
instructions: निर्देशों हिदायतें
insurance: बीमा
interest: ब्याज सूद byaj सूदखोरी byaaj
interest free: ब्याजमुक्त ब्याजरहित
interest rate: ब्याजदरों
intern: इंटर्न
internal: अंदरूनी आंतरिक
international: अंतरराष्ट्रीय अंतर्राष्ट्रीय
internet: इंटरनेट
internship: इंटर्नशिप
interview: साक्षात्कार इंटरव्यू
introduction: परिचय
invalid: अमान्य अवैध
invest: निवेशित लगवाओ
investing: निवेशार्थ
investment: निवेश इन्वेस्टमेंट nivesh niwesh
investment plan: निवेशयोजना
investor: निवेशक इन्वेस्टर niveshak
investors: निवेशकों निवेशकगण निवेशकर्ताओं
invitation: निमंत्रण न्योता आमंत्रण
invite: न्योतना
invited: आमंत्रित निमंत्रित
invoice: चालान बीजक
iron: लोहा लोहे
is: जाता जाती जाते jata jati jate jaata jaati jaate है हैं हूँ hai hain
is sold: बिकता बिकते बिकती बिकने बिकना
is tied: बँधता बंधता
issued: जारी
issuer: जारीकर्ता
it: इसे इसको isse isko ise
item: मद
its: इसका इसके इसकी
jaggery: गुड़
jail: जेल
january: जनवरी
jersey: जर्सी
job: नौकरी रोज़गार रोजगार naukri
join: जुड़ो जुड़ना जुड़ने जुड़े जुड़िए शामिल जुड़कर जुड़िये
joint secretary: सहसचिव
joke: चुटकुला मज़ाकिया मजाकिया
journalism: पत्रकारिता
joy: ख़ुशी खुशी आनंद
judge: न्यायाधीश जज
juicy: सरस रसिक
july: जुलाई
june: जून
junior: जूनियर
just: ही बस
kabaddi: कबड्डी
keep: रख रखें रखने रखना रखते रखिए रखो रखकर रखूँ रखवाना रखवाने रखवाली rakh rakhen rakhiye rakhein रखिये रखूं
keep safe: सहेजना सहेजकर सहेजें सँजोना संजोकर संजोना
kept: रखा रखी रखे रखीं रखवाया rakha rakhi rakhe
key: चाबी कुंजी चाभी कीज़ chabi chaabi kunji कीज
keyboard: कीबोर्ड
keys: चाबियाँ कुंजियाँ चाबियों कुंजियों chabiyan चाबियां कुंजियां
kids: बालकों बालिकाओं बच्चियों बच्चियाँ बच्चियां
kilo: किलो
kindergarten: शिशुशाला
king: राजा नरेश
kit: किट
kitchen: रसोई
kite: पतंग
kite string: माँझा मांझा
kitty: किटी
knitting: बुनना
knockout: नॉकआउट
know: जानना जानने जानें जानो जानते जानता जानती जान
known: ज्ञात परिचित मशहूर
knows: जानेगा
kyc: केवाईसी
labour: मेहनत
labour card: श्रमकार्ड
labourer: मज़दूर मजदूर श्रमिक
ladder: सीढ़ी
lady: देवी
lake: झील
lakhpati: लखपतियों
lamp: दीया दीये दीपक दीप लालटेन बत्ती
land: ज़मीन जमीन भूमि
language: भाषा
laptop: लैपटॉप
last: पिछले पिछली पिछला आख़िरी आखिरी अंतिम
late: देर विलंब
later: आगामी
laugh: हँसी हँसकर हँसना हंसी हंसकर हंसना
launch: लॉन्च लांच प्रक्षेपण लोकार्पण आग़ाज़ आगाज
launched: शुभारंभ
law: क़ानून कानून kanoon
leader: नेता
leaf: पत्ती पत्तियाँ पत्तियां
league: लीग
learn: सीखने सीखना सीख सीखें सीखते सीखो सीखकर
learned: सीखा सीखे सीखी
learner: सीखनेवाला सीखनेवाले
learning: अधिगम
leave: छोड़
ledger: बहीखाता खाताबही लेजर
left: बायाँ बाएँ बाईं बायां बायेँ बाएं बायें
legal: क़ानूनी कानूनी विधिक
lend: उधारी
lender: साहूकार ऋणदाता महाजन
lentils: दाल
less: कम कमी न्यूनतम
lesson: पाठ पाठों सबक़ सबक
lessons: सबक़ों सबकों
letter: पत्र चिट्ठी ख़त खत चिट्ठियाँ chitthi patra चिट्ठियां
letters: अक्षर चिट्ठियों ख़तों खतों
level: स्तर लेवल
librarian: पुस्तकालयाध्यक्ष लाइब्रेरियन
library: पुस्तकालय लाइब्रेरी ग्रंथालय वाचनालय pustakalaya
library card: पुस्तकालयकार्ड
license: लाइसेंस अनुज्ञा लायसेंस परवाना लाइसेंसधारी अनुज्ञप्ति
licensed: लाइसेंसप्राप्त
lie: झूठे
lifetime: आजीवन जीवनभर
lift: लिफ्ट
light: उजाला रोशनी लाइट प्रकाश
lighting: प्रज्वलन
lightweight: हल्का हलका हल्के
like: जैसा जैसे जैसी सा सी तरह भाँति jaise jaisa लाइक भांति
limit: सीमा हद
limited: सीमित लिमिटेड गिनेचुने सीमितसंख्या
limited time: सीमितसमय
line: पंक्ति लाइन कतार रेखा
link: लिंक
links: लिंकों
lion: शेर
liquidity: तरलता लिक्विडिटी
list: सूची लिस्ट तालिका सूचियाँ सूचीपत्र सूचियां
listed: लिस्टेड
listen: सुनने सुनो सुन सुनना सुनें सुनकर
listing: लिस्टिंग सूचीबद्ध
literacy: साक्षरता
literate: साक्षर
literature: साहित्य
little: थोड़ा थोड़े थोड़ी ज़रा जरा
live: जीना जीने बसना
loan: उधार ऋण लोन कर्ज क़र्ज udhaar ऋणों karz udhar
loans: कर्ज़ों कर्जों क़र्ज़ों उधारों
local: देसी स्थानीय
local people: स्थानीयजन
location: लोकेशन
lock: ताला
locked: लॉक लॉक्ड
login: लॉगिन लॉगइन
long: लंबा लंबी लंबे
loom: करघा
lose: खो खोना खोने खोएँ गँवा खोएं गंवा
loss: घाटा नुकसान नुक़सान हानि घाटे nuksan nuqsaan ghata
losses: घाटों
lost: खोया खोई गुम गुमशुदा
lottery: लॉटरी लाटरी
love: प्रेम प्यार मोहब्बत
lower: निचला निचले निचली
loyal: वफ़ादार वफादार
loyalty: वफ़ादारी वफादारी लॉयल्टी निष्ठा
luck: क़िस्मत किस्मत भाग्य नसीब
lucky: भाग्यशाली लकी
lunchbox: टिफिन टिफ़िन
lying: पड़
machine: मशीन
madam: मैडम madamji
made: बना बनाया बनाए बनाई बनी निर्मित बनायी bana bani
magazine: पत्रिका
mainnet: मेननेट मेनेट
maintenance: मेंटेनेंस रखरखाव
majority: बहुमत
make: बनाने बनाना बनाओ बनाकर बनाएँ बनाएं बनाइए बनानी बनाते बनाता बनाती बनाये banao banaiye
maker: निर्माताओं बनानेवाला बनानेवाले
man: पुरुष मर्द
management: प्रबंध
manager: प्रबंधक मैनेजर
manifold: कईगुना
manner: तौर
many: बहुतेरे ढेर ढेरों
map: नक्शा नक़्शा मानचित्र
marathon: मैराथन
march: मार्च
mark: चिह्न निशान चिन्ह चिह्नों
market: बाज़ार बाजार मंडी मार्केट मंडियों हाट bazaar बाज़ारों बाजारों bazar bajar baazaar mandi
market value: बाज़ारमूल्य बाजारमूल्य
markets: बाज़ारो बाजारो
marks: प्राप्तांक
marksheet: मार्कशीट
master degree: परास्नातक
mat: दरी चटाई
match: मैच मुक़ाबला मुकाबला मैचों मुक़ाबले मुकाबले
mathematics: गणित
matter: बात मामला मामले बातें बातों
maturity: परिपक्वता
maximum: अधिकाधिक
mayor: महापौर
me: मुझे मुझको मुझसे mujhe
meaning: मतलब अर्थ
meanwhile: इसबीच
measure: नापना नाप माप मापना
mechanic: मिस्त्री मैकेनिक कारीगर
medal: पदक मेडल तमगा तमग़ा तमगे tamga padak
medalist: पदकधारी
medals: पदकों मेडलों
medical: चिकित्सा मेडिकल चिकित्सकीय चिकित्सीय आयुर्वेदिक
medicine: दवा दवाई दवाइयाँ दवाएँ दवाइयां दवायेँ दवाएं दवायें
meet: मिलिए मिलो मिलन मिलिये
meeting: बैठक मीटिंग सभा गोष्ठी सम्मेलन baithak
meetings: सभाओं गोष्ठियों
melody: राग
member: सदस्य मेंबर मेम्बर सदस्यगणों sadasya sadasyon
members: सदस्यगण मेंबरों सदस्यो
membership: सदस्यता मेंबरशिप मेम्बरशिप sadasyata
membership card: सदस्यताकार्ड सदस्यतापत्र
membership fee: सदस्यताशुल्क
memorandum: ज्ञापन
memory: स्मृति यादें स्मरण यादगारी यादों
men: पुरुषों मर्दों
mental: मानसिक
mentor: मेंटर मार्गदर्शक
mess: मेस
message: संदेश मैसेज मेसेज सन्देश
metal: धातु
meter: मीटर
method: तरीका तरीक़ा विधि तरीके
metro: मेट्रो
mic: माइक
middle: बीच मध्य
migrant: प्रवासी
milk: दूध
million: दसलाख
millionaire: लखपति करोड़पति lakhpati crorepati karodpati
mind: मन
mine: खनन
miner: खनिक
mining: माइनिंग
minister: मंत्री
ministry: मंत्रालय
minted: ढाला ढाले मिंट
minutes: कार्यवृत्त मिनट
mistake: गलती ग़लती
mobile: मोबाइल
modern: आधुनिक
moment: पल क्षण
monday: सोमवार
money: पैसा पैसे पैसों धन paisa paise दौलत पूँजीगत नक़दी नकदी paiso
money back: पैसावापसी
moneylender: सूदखोर
monkey: बंदर
monopoly: एकाधिकार
month: महीने माह महीना महिना mahine mahina सावन कार्तिक maheene
month may: मई
monthly: मासिक माहवार महीनेवार
months: महीनो
monument: स्मारक
moon: चाँद चंद्रमा मून चांद
more: ज़्यादा ज्यादा अधिक अतिरिक्त zyada jyada adhik
morning: सुबह प्रातः सवेरे सवेरा प्रभात subah
mosque: मस्जिद
most: सबसे अधिकतम सर्वाधिक ज्यादातर ज़्यादातर अधिकांश sabse
mother: माँ मां अम्मा माता
mothers: माताओं माताएँ मातायेँ मातायें माताएं
motor: मोटर
mould: फफूँद फफूंद
mountain: पहाड़ पर्वत
moustache: मूँछ मूंछ
museum: संग्रहालय म्यूज़ियम म्यूजियम
mushroom: मशरूम
music: संगीत
musical: संगीतमय
must: पड़ेगा पड़ता पड़ेगी पड़ती पड़ने padega padegi padta
mutual: आपस आपसी परस्पर
mutual fund: म्यूचुअल
my: मेरे मेरी मेरा mera meri apane
myself: मैंही
nail: कील
name: नाम नामों naam
namely: यानी यानि अर्थात
names: नामावली
namesake: हमनाम
national: राष्ट्रीय
nature: प्रकृति
near: नज़दीक नजदीक क़रीब करीब निकट
necessary: ज़रूरी जरूरी आवश्यक अनिवार्य
need: ज़रूरत जरूरत आवश्यकता दरकार
needle: सुई
neighbour: पड़ोसी पड़ोसन पड़ोसियों
neighbourhood: मोहल्ले मोहल्ला मुहल्ला मुहल्ले बस्ती पड़ोस मोहल्लों
nephew: भांजे भतीजे भतीजा भांजा
network: नेटवर्क नेट
networks: नेटवर्क्स
never: हरगिज कदापि कतई क़तई
new: नए नया नई नयी नये naya naye nayi
news: ख़बर खबर समाचार
newspaper: अख़बार अखबार
next: अगली अगले अगला agle
nft: एनएफटी एनएफ़टी
nickname: उपनाम
night: रात नाइट raat
night watch: पहरेदारी
nine: नौ
nineteen: उन्नीस
ninety: नब्बे
no: नो
node: नोड
nominee: नामिती नॉमिनी
non transferable: अहस्तांतरणीय
noodles: मैगी
noon: दोपहर
nor: नाही
north: उत्तरी
not: नहीं न ना नही मत nahi nhi naa नहीँ nai nhii naahi
not redeemable: अप्रतिदेय
not sale: अविक्रेय
not yet: अभीतक
note: नोट
notice: सूचना नोटिस इत्तिला
notice board: सूचनापट्ट
novel: उपन्यास
november: नवंबर नवम्बर
now: अब अभी abhi
nowadays: आजकल
number: नंबर नम्बर संख्या क्रमांक नं sankhya nambar
numbers: नंबरों संख्याएँ संख्याओं संख्याएं संख्यायेँ संख्यायें
nurse: नर्स
nursery: नर्सरी
nutrition: पोषण
oar: पतवार
october: अक्टूबर अक्तूबर
of: के का की
offer: ऑफ़र ऑफर पेशकश
offering: प्रसाद
office: दफ़्तर दफ्तर कार्यालय ऑफ़िस ऑफिस
officer: अधिकारी अफ़सर अधिकारियों अफसर
official: आधिकारिक अधिकृत औपचारिक ऑफ़िशियल ऑफिशियल शासनादेश राजपत्रित अधिकारिक
often: अक्सर प्रायः
oil: तेल
old: पुराने पुराना पुरानी purana purane purani
old age: बुढ़ापा
old home: वृद्धाश्रम
on: पर पे
once: एकबार
onion: प्याज
online: ऑनलाइन
only: केवल सिर्फ मात्र sirf keval महज़ महज
open: खुले खुला खोल खोलकर खोलें खोलना खोलने खोलो खुली खोली खोला
open account: खुलवाना खुलवाएँ खुलवाने खुलवायेँ खुलवाएं खुलवायें
opening: उद्घाटन
operator: ऑपरेटर
opportunity: मौक़ा मौका अवसर मौके मौक़े
opposite: विपरीत उलटा उल्टा
optional: वैकल्पिक ऐच्छिक
or: या अथवा
orange: नारंगी संतरा
order: आदेश ऑर्डर
organise: आयोजित
organiser: आयोजक
original: मूल ओरिजिनल
orphan: अनाथ
orphanage: अनाथालय
other: अन्य दूसरों औरों
other people: ग़ैरों गैरों
otherwise: अन्यथा वरना varna warna
otp: ओटीपी
our: हमारे हमारी हमारा humara hamara hamari hamare hamaari humaari
outside: बाहर
over: ओवर
overnight: रातोंरात
owl: उल्लू
own: अपना अपनी अपने स्वयं ख़ुद खुद निज apna apni apne khud
owner: मालिक स्वामी मालकिन स्वामिनी maalik malik maalkin
owners: मालिकों स्वामियों
ownership: स्वामित्व मालिकाना मिल्कियत मालिकी
package: पैकेज
packing: पैकिंग
page: पेज पन्ने पन्ना पृष्ठ पन्नों
pages: पृष्ठों
paid: चुकता सशुल्क भुगतानशुदा
paint: रँगना रंगाई पुताई रंगना
painting: मधुबनी वारली चित्रकारी चित्रकला
palace: महल
pamphlet: पर्चियों पैम्फ़लेट पैम्फलेट
pan card: पैन पैनकार्ड
papad: पापड़
paper: कागज काग़ज
parcel: पार्सल
parents: अभिभावक
parish: पैरिश
park: पार्क बाग बगीचा
parking: पार्किंग
part: अंशतः
partial: आंशिक
participant: प्रतिभागी प्रतिभागियों
participants: प्रतिभागीगण
participation: सहभागिता
partner: साझेदार भागीदार साझीदार पार्टनर
partners: साझेदारों भागीदारों
partnership: साझेदारियाँ साझेदारियां
party: पार्टी
pass: उत्तीर्णता
passbook: पासबुक
passed: पारित उत्तीर्ण
passenger: सवारी यात्रियों
passport: पासपोर्ट
password: पासवर्ड कूटशब्द पासकोड
past: अतीत
patient: रोगी
patients: मरीज
pawnbroker: गिरवीदार
pay: चुकाना चुकाने चुकाओ चुकाया अदा देय भरपाई चुकाए चुकाई चुकाइए chukana chukao चुकाये
payment: भुगतान अदायगी पेमेंट
paytm: पेटीएम
peacock: मोर
peak: शिखर
pearl: मोती
peer: समकक्ष
pen: कलम क़लम पेन
pension: पेंशन
people: लोग लोगो जन जनता logo
percent: प्रतिशत फ़ीसदी फीसदी परसेंट
perhaps: शायद संभवतः कदाचित
period: अवधि मियादी
permanent: स्थायी अमिट
permission: इजाज़त इजाजत आज्ञा
person: व्यक्ति आदमी शख़्स इंसान शख्स
personal: निजी व्यक्तिगत वैयक्तिक पर्सनल
petal: पंखुड़ी
petrol: पेट्रोल
pharmacy: दवाख़ाना दवाखाना औषधालय
phone: फ़ोन फोन
phones: फ़ोनों मोबाइलों फोनों
photo: फोटो फ़ोटो
photograph: छायाचित्र
photographer: फ़ोटोग्राफ़र फोटोग्राफर
phrase: फ़्रेज़ फ्रेज
piano: पियानो
pick up: उठा उठाना उठाते उठाने उठाएँ उठाओ उठाया उठायेँ उठायें उठाएं
pickle: अचार
picture: चित्र तस्वीर
piece: टुकड़ा
pieces: टुकड़े
piggy bank: गुल्लक
pilgrim: तीर्थयात्री
pilgrimage: तीर्थ
pillar: स्तंभ
pin: पिन
pink: गुलाबी
pipe: पाइप
place: जगह स्थान ठिकाना
plan: योजना स्कीम yojana
plant: पौधे पौधों रोपना रोपण
plate: थाली
platform: मंच प्लेटफॉर्म प्लेटफ़ॉर्म
platforms: मंचों
platinum: प्लैटिनम
play: नाटक खेल खेलना खेलने खेलें खेलते खेलो
player: खिलाड़ी खेलनेवाले
players: खिलाड़ियों
plays: नाटिका
please: कृपया कृपा kripya kripaya
pledge: गिरवी बंधक रेहन
plot: कथानक
plough: जोतना
pocket: जेब
poem: कविता
poet: कवि शायर
poetry: काव्य शायरी
point: बिंदु
points: अंक पॉइंट प्वाइंट अंकतालिका अंको
police: पुलिस pulis thana
pond: तालाब
ponzi: पोंज़ी पोंजी
pool: पूल पूलों
poor: ग़रीब गरीब
possess: रखनेवाला
possible: संभव मुमकिन सम्भव
post: डाक पोस्ट
post office: डाकघर
postal: डाकीय
poster: पोस्टर
postgraduate: स्नातकोत्तर
postman: डाकिया डाकबाबू
pot: कलश
potter: कुम्हार
pottery: कुम्हारी मिट्टीकला
pour: उड़ेलना
practice: अभ्यास रियाज
praise: तारीफ
prayer: वंदना दुआ आरती प्रार्थना
pregnancy: गर्भ
premium: प्रीमियम
presale: प्रीसेल
present: उपस्थित हाज़िर हाजिर मौजूद
present time: वर्तमान
president: अध्यक्ष सभापति
press: दबाना दबाएँ दबाओ प्रेस दबाएं दबायेँ दबायें
price: दाम भाव क़ीमत कीमत मोल दामों भावों daam keemat kimat bhav प्राइस मूल्यांक qeemat
price rise: मूल्यवृद्धि
prices: क़ीमतें कीमतें कीमतों क़ीमतों मूल्यों
priest: पुजारी पंडित पादरी
primary: प्राथमिक
principal: प्रधानाध्यापिका प्रधानाचार्य प्रधानाध्यापक मूलधन प्राचार्य
print: छपाई छापना प्रिंट
printed: छपे छपा छपी मुद्रित
private: प्राइवेट
private data: निजता गोपनीयता
prize: इनाम पुरस्कार पारितोषिक ईनाम inaam inam puraskar
prizes: पुरस्कारों इनामों
problem: दिक्कत समस्या मुश्किल
proceedings: कार्यवाही
procession: बारात
producer: उत्पादक निर्माता
product: उत्पाद
professor: प्रोफ़ेसर प्रोफेसर प्राध्यापक
profile: प्रोफाइल प्रोफ़ाइल
profit: मुनाफ़ा मुनाफ़े मुनाफा मुनाफे लाभ नफ़ा नफा फ़ायदा फायदा फ़ायदे फायदे munafa munafe fayda labh लाभकारी नफ़े नफे प्रॉफिट प्रॉफ़िट munaafa munaafe faayda fayde faida
profit booking: मुनाफ़ावसूली मुनाफावसूली
profit distribution: लाभवितरण
profit share: लाभभाग मुनाफ़ाहिस्सा मुनाफाहिस्सा
profitable: लाभदायक फ़ायदेमंद फायदेमंद लाभप्रद मुनाफ़ेदार मुनाफेदार
profits: लाभों मुनाफ़ो मुनाफो
program: प्रोग्राम
programme: कार्यक्रम कार्यक्रमों
programming: प्रोग्रामिंग
project: प्रोजेक्ट परियोजना
projector: प्रोजेक्टर
promise: वादा वादे वचन वायदा vaada wada प्रतिज्ञा क़सम कसम शपथ संकल्प vada waada vaade
promised: वादों प्रतिज्ञाबद्ध वचनबद्ध
promises: वादो
proof: प्रमाण सबूत साक्ष्य saboot
property: प्रॉपर्टी
proposal: प्रस्ताव
proposer: प्रस्तावक
protocol: प्रोटोकॉल
prototype: प्रोटोटाइप
proud: गर्व
public: सार्वजनिक पब्लिक
public interest: जनहित
publish: प्रकाशित
pump: पंप ट्यूबवेल
puncture: पंचर
punishment: सज़ा सजा
pupil: चेले शिष्य शागिर्द
pupils: शिष्यों
purchase: खरीदारी ख़रीदारी क्रय
purchase price: क्रयमूल्य
purple: बैंगनी
purpose: उद्देश्य मक़सद मकसद
purse: पर्स
put: लगाने लगाना लगाए लगाकर लगाओ लगाइए लगाया लगाई डालना डालने डालें डालो डाल डाला डालते डालती डालकर डालता lagao lagana lagaiye daalo dalo daalein lagaye लगाये
put in: डलवाना डलवाएँ डालूँगा डालेगी डलवायें डलवाएं डलवायेँ डालूंगा
put up: लगवा
qualification: योग्यता अर्हता
qualified: योग्यताप्राप्त अर्ह
quality: गुणवत्ता
quantity: तादाद
quarrel: झगड़ा झंझट विवाद
quarter: चौथाई सवा पौन
quarterly: तिमाही त्रैमासिक
queen: रानी
question: सवाल प्रश्न sawal sawaal
questions: सवालों प्रश्नों
quickly: शीघ्र जल्द jald
quiz: प्रश्नोत्तरी क्विज
quorum: कोरम गणपूर्ति
quota: कोटा
quote: उद्धरण
race: दौड़ना रेस
racket: रैकेट
radio: रेडियो
radio set: रेडियोसेट
rail: रेल
rain: बारिश वर्षा
raise funds: जुटाने जुटाना जुटाएँ जुटाकर धनसंग्रह चंदाउगाही उगाही जुटायेँ जुटायें जुटाएं
rally: रैली
ramlila: रामलीला
rang: बजता बजा
rangoli: रंगोली
rare: दुर्लभ विरल अनूठा अद्वितीय
rate: दर रेट दरें दरों
ration: राशन
ration card: राशनकार्ड
rbi: आरबीआई
reach: पहुँच पहुँचेगा पहुँचेंगे पहुंच पहुंचेगा पहुंचेंगे
read: पढ़कर पढ़ने पढ़ना पढ़े पढ़ा पढ़ी पढ़ो पढ़ पढ़िए पढ़ते पढ़ता पढ़िये
reader: पाठक
readers: पाठकों
reading: पठन वाचन पढ़ाई अध्ययन
reading room: पाठनालय पाठकक्ष
ready: तैयार
real: असली असल वास्तविक सच्चा asli
really: सचमुच वाकई वाक़ई वास्तव दरअसल
reason: कारण वजह
receipt: रसीद पावती बिल
receipt number: रसीदसंख्या
receipts: रसीदों
received: प्राप्त हासिल
recently: हालही हाल
recipe: रेसिपी
recipient: प्राप्तकर्ता
recitation: पाठन
recite: सुनाने सुनाया सुनाए सुनाये
recognise: पहचानें पहचानना पहचानने पहचानो
recognised: मान्यताप्राप्त
recognition: मान्यता पहचान
record: रिकॉर्ड दर्ज अभिलेख रेकॉर्ड
recorded: अंकित
recovery: रिकवरी पुनर्प्राप्ति
recruitment: भर्ती
recycling: पुनर्चक्रण
red: लाल
redeem: भुना भुनवाना रिडीम
reel: रील
refer: रेफ़र रेफर
referee: निर्णायक रेफ़री रेफरी
referral: रेफ़रल रेफरल सिफ़ारिश सिफारिश
refund: रिफंड धनवापसी रिफ़ंड
refuse: इनकार इन्कार अस्वीकार
register: रजिस्टर बही पंजिका
registered: पंजीकृत रजिस्टर्ड निबंधित
registered post: रजिस्ट्री
registration: पंजीकरण पंजीयन रजिस्ट्रेशन नामांकन
registration number: पंजीयनसंख्या पंजीकरणसंख्या
registry: निबंधन
regular: नियमित
rejected: अस्वीकृत ख़ारिज खारिज
relation: संबंध सम्बन्ध रिश्ता
release: रिलीज
released: छूटा छूटने
religion: धर्म मज़हब मजहब
remain: रहे रहना रहने रहें रहो रहता रहती रहते रहिए रहिये
remaining: बाकी बाक़ी शेष बचे बचा बची बकाया
remember: याद yaad
removed: हटाए हटाये
renew: नवीकृत
renewal: नवीनीकरण नवीकरण
rent: किराया किराए किराये भाड़ा
repair: मरम्मत सुधार रिपेयर
repay: चुकाऊँगा चुकाएगा चुकाएँगे चुकाते चुकाता चुकौती चुकाऊंगा चुकायेगा चुकायेँगे चुकायेंगे चुकाएंगे
repayment: पुनर्भुगतान
report: रिपोर्ट प्रतिवेदन रपट
reporter: संवाददाता पत्रकार
representative: प्रतिनिधि
republic: गणतंत्र
request: अनुरोध निवेदन विनती आग्रह
required: अपेक्षित वांछित
resale: पुनर्विक्रय पुनर्बिक्री रीसेल रिसेल
rescue: बचाव
resident: निवासी
residents: निवासियों रहवासी रहवासियों
resigned: इस्तीफ़ा इस्तीफा त्यागपत्र
resolution: संकल्पपत्र
responsibility: ज़िम्मेदारी जिम्मेदारी दायित्व
responsible: ज़िम्मेदार जिम्मेदार उत्तरदायी
restaurant: रेस्तराँ भोजनालय रेस्तरां
result: परिणाम नतीजा नतीजे रिज़ल्ट फलस्वरूप रिजल्ट
resume: बायोडाटा
retail: खुदरा फुटकर
retired: सेवानिवृत्त
retirement: सेवानिवृत्ति
return: लौटा लौटाएँ वापसी लौटकर लौटे लौट लौटना रिटर्न प्रतिफल लौटती लौटवाना lauta लौटायेँ लौटायें लौटाएं
returned: लौटाया लौटाई लौटाए लौटी लौटाये lautaya
revenue: राजस्व रेवेन्यू
reward: रिवॉर्ड रिवार्ड पुरस्कृत पुरस्कारस्वरूप
rewards: पारितोषिकों रिवॉर्ड्स इनामो
rice: खिचड़ी चावल भात
rich: अमीर धनी मालामाल ameer
right: ठीक सही दुरुस्त अधिकार दाहिना दाएँ दायाँ दाईं दायेँ दायें दाएं दायां
rights: अधिकारों हक़ हक हक़ों हक़दार हकदार हकों
ring: अँगूठी अंगूठी
rise: बढ़ने बढ़ना बढ़े बढ़ बढ़ो उठना उठेगा उठेंगे उठता उठती उठे
rises: बढ़ता बढ़ती बढ़ते
rising: चढ़ती
risk: जोखिम ख़तरा खतरा रिस्क
risk free: जोखिममुक्त जोखिमरहित
river: नदी
road: रोड राह
roadmap: रोडमैप
roll: रोल
roll call: हाज़री हाजरी
rolls: रोलों
roof: छत
room: कमरे
rooms: कमरों कमरा
rope: रस्सी
rose: बढ़ा बढ़ी
round: गोल गोला दौर
rubbish: कचरा कूड़ा
rule: नियम niyam
rules: नियमावली क़ायदे कायदे नियमो
rumour: अफ़वाह अफवाह
run: चलाने चलाना चलाती चलाते चलाता चलाएँ दौड़ चला चलाकर चलाओ चलवाना रन चलायेँ चलायें चलाएं
runner: धावक
rupees: रुपये रुपए रुपया रूपये रु रूपए rupaye rupaya rupee रुपयो रूपयों
rural: देहात
safe: तिजोरी सुरक्षित महफ़ूज़ सेफ महफूज
safekeeping: हिफ़ाज़त हिफाज़त हिफाजत निगरानी रखवाला संरक्षण
saffron: केसरिया भगवा
said: कहा बोला बोले कही कहे बोलीं kaha
salary: सैलरी पगार
sale: बिक्री सेल विक्रय बिकवाली bikri bikree bechaan
sale price: विक्रयमूल्य
salon: सैलून
salt: नमक
salty: नमकीन
same: वैसाही एकसा
samosa: समोसे समोसा
sample: नमूने नमूना
sanskrit: संस्कृत
sari: साड़ी
satire: व्यंग्य
satoshi: सातोशी
saturday: शनिवार
save: बचाना बचाने बचाएँ बचाओ बचाया सेव बचायें बचायेँ बचाएं
save money: बचाकर बचाए बचाते बचाई बचाये
savings: बचत
saw: देखा देखी देखे dekha dekhi
say: कहते कहता कहती कहें कह कहना कहने बोल बोलना बोलें कहो बोलते bolo bolna kaho kehte kehna
scam: घोटाले घोटाला स्कैम ghotala
scan: स्कैन
scene: दृश्यों
scheme: योजनाओं स्कीमें
scholarship: छात्रवृत्ति वज़ीफ़ा वजीफा
school: स्कूल विद्यालय पाठशाला मदरसा गुरुकुल vidyalaya
science: विज्ञान
scissors: कैंची
scooter: स्कूटी स्कूटर
score: स्कोर
screen: स्क्रीन
screw: पेच पेंच
script: स्क्रिप्ट
sea: समुद्र सागर
seal: सील
search: तलाश
season: मौसम
seat: सीट
seats: सीटों सीटें
sebi: सेबी
second: दूसरे दूसरा दूसरी द्वितीय सेकंड
secret: गुप्त गोपनीय राज़ छिपा सीक्रेट gupt
secretary: सचिव
secretly: चुपके
section: ग ख क घ ङ
security: सुरक्षा
see: देख देखने देखें देखो देखना देखते देखता देखकर देखिए देखती दिख dekho dekhe dekhna dekhiye देखिये
seed: सीड बीज
seed phrase: सीडफ्रेज
seems: लगता लगती लगते लग
self: सेल्फ
self help: स्वावलंबन आत्मनिर्भर स्वसहायता
sell: बेच बेचना बेचने बेचकर बेचो बेचिए बेचनी बेचूँ बेचे bech बेचूं बिकवाना बिकवाने बिकाऊ bechein bechen बिकवाओ बेचवाना बेचिये
sellable: विक्रेय बिकाऊपन
seller: विक्रेता बेचनेवाला vikreta
sellers: बेचनेवाले बेचनेवालों विक्रेतागण
sells: बेचता बेचते बेचती
semifinal: सेमीफ़ाइनल सेमीफाइनल
send: भेज भेजें भेजना भेजने भेजनी भेजो भेजिए भेजकर भेजते भेजता भेजती भेजवाना भिजवाना भिजवाएँ भिजवाने bhejo bhejna bheje bhejiye भेजिये भिजवायेँ भिजवाएं भिजवायें
senior: वरिष्ठ सीनियर
sent: भेजा भेजी भेजे भिजवाया bheja
separate: अलग पृथक
september: सितंबर सितम्बर
series: शृंखला श्रृंखला सीरीज
sermon: प्रवचन उपदेश
server: सर्वर
service: सेवा सर्विस
session: सत्र
set: तय निर्धारित नियत सेट
seven: सात
seventeen: सत्रह
seventh: सातवाँ सातवीं सातवां
seventy: सत्तर
seventy five: पचहत्तर
several: कई अनेक
sewing: सिला
share: हिस्सा हिस्से शेयर अंश भाग हिस्सेदारी भागीदारी हिस्सों hissa शेयरधारण अंशधारण साझेदारी साझीदारी साझाकरण hisse
share out: बाँटता बाँटो बँटा बँटी बँटते बांटता बांटो बंटा बंटी बंटते
shareholder: शेयरधारक अंशधारक हिस्सेदार शेयरहोल्डर
shareholders: शेयरधारकों अंशधारकों हिस्सेदारों
shares: शेयरों शेयर्स अंशों हिस्सेदारियाँ हिस्सेदारियां
shawl: शॉल
shed: शेड
sheet: शीट
shift: शिफ़्ट शिफ्ट
shine: जगमगाना चमकना चमक
shirt: कुर्ता कमीज
shoe: जूता
shoes: जूते
shooting: शूटिंग
shop: दुकान दुकानों स्टोर शॉप dukan दूकान dukaan
shopkeeper: दुकानवाला दूकानदार
shopkeepers: दुकानदार
shops: दुकानो
short: संक्षिप्त
should: चाहिए चाहिये chahiye chahie chaiye
show: दिखाएँ दिखे दिखा दिखने दिखाएं शो दर्शाता दर्शाना दिखायें दिखायेँ
shown: दिखाया दिखाई दिखाए दर्शाया दर्शित दिखाये
shows: दिखता दिखती दिखाता दिखाती
side: पक्ष किनारा
sign: साइन
signature: हस्ताक्षर दस्तखत दस्तख़त
signatures: हस्ताक्षरों
signboard: साइनबोर्ड
silver: चाँदी चांदी रजत सिल्वर
simple: सरल आसान
since: जबसे
sing: गाएँ गाते गाएं गायेँ गायें
singer: गायक गायिका गवैया
singers: गायकों
singing: गायन भजन कीर्तन
sir: जी साहब महोदय सर श्री saab sahab
sister: दीदी बहन बहनें बहनों दीदियों बहना didi behen bahen
sisters: बहनो बहनजी
sit: बैठे बैठकर बैठने बैठना बैठ बैठो बैठते बैठा बैठी बैठता बैठती
sit down: बिठाना
six: छह छः छै
sixteen: सोलह
sixty: साठ
skill: हुनर कौशल
sky: आसमान आकाश
slang: ठाठ
sleep: नींद सोए
slide: स्लाइड
slip: पर्ची पर्चा परचा पर्चियाँ पर्चे पर्चियां
slips: पर्चों
slogan: नारे नारा
slow: धीमा धीरे धीमे
small: छोटा छोटे छोटी लघु chhota chota choti chote
smart: स्मार्ट
smartphone: स्मार्टफोन
smoking: धूम्रपान
sms: एसएमएस
snacks: जलपान नाश्ता
snake: नाग
so: toh
so that: ताकि taki
sober: नशामुक्त
social: सामाजिक
society: सोसाइटी सोसायटी समाज
soft: नरम मुलायम
software: सॉफ़्टवेयर सॉफ्टवेयर
soil: मिट्टी
solar: सोलर
sold: बेचा बेची बिका बिकी बिके becha bika bechi beche bechta
soldier: सैनिक जवान फ़ौजी फौजी
soldiers: जवानों सैनिकों
solution: हल समाधान
some: कुछ kuch
someone: किसीने किसीको
something: kuchh
sometimes: कभीकभार
son: बेटे बेटा पुत्र
song: गीत गाना gaana geet
songs: गाने गीतों भजनों
sorry: माफ क्षमा माफ़ माफी
south: दक्षिण
souvenir: यादगार स्मारिका स्मृतिचिह्न
sow: बोना बोने बुआई
spade: फावड़ा
spawn: स्पॉन
special: विशेष ख़ास खास स्पेशल khaas
speculation: सट्टेबाज़ी सट्टेबाजी
spend: ख़र्चना खर्चने खर्चना
spending: ख़र्चीला खर्चीला
spent: बिताया
spice: मसाला मसाले
sponsor: प्रायोजक
sponsored: प्रायोजित
sponsorship: प्रायोजन
sport: क्रीड़ा स्पोर्ट्स खेलकूद व्यायाम कसरत
sports: खेलों
stage: स्टेज
staking: स्टेकिंग
stall: स्टॉल स्टाल
stamp: मुहर मोहर स्टैम्प ठप्पा स्टाम्प छाप ठप्पे स्टैंप ठप्पों mohar muhar thappa
stand: स्टैंड
stand up: खड़ा खड़े खड़ी
star: तारा तारे तारों
stars: सितारो
start: शुरू आरंभ शुरुआत प्रारंभ चालू shuru आरम्भ
started: शुरु प्रारम्भ
startup: स्टार्टअप
state: राज्य प्रदेश
statement: बयान वक्तव्य
station: स्टेशन
stay: ठहरना ठहरने टिकना टिकता टिका
steal: चुराना चुराने
step: चरण क़दम कदम
stick: चिपका
sticker: स्टिकर टिकली
stitch: टाँकना टाँका सिलना सिलकर सिलने टांकना टांका
stock: स्टॉक
stock market: शेयरबाज़ार शेयरबाजार
stolen: चुराया
stone: पत्थर
stop: रोकना रोकने रोक रुक रुकना रोकें रुको
stopped: रोका रुका रुकी
story: कहानी kahani
stranger: पराया पराये
strangers: अजनबी अजनबियों
straw: भूसा
street: गली सड़क गलियों
strict: सख्त सख़्त
strictly: सख्ती
strip: पट्टी फीता रिबन
strong: मज़बूत मजबूत
student: छात्र विद्यार्थी vidyarthi chhatra
students: छात्रों छात्राओं विद्यार्थियो छात्राएँ छात्रायेँ छात्राएं छात्रायें
subject: विषय
subscribe: सब्सक्राइब
subscription: सब्सक्रिप्शन ग्राहकी
subsidy: सब्सिडी डीबीटी
success: सफलता कामयाबी
successful: सफल कामयाब
such: ऐसा ऐसे ऐसी वैसा वैसे aise aisa
sugar: चीनी
suggested: सुझाया सुझाए सुझाये
summer: गर्मी गर्मियों समर
sun: सूर्य सूरज
sunday: रविवार इतवार
supply: आपूर्ति सप्लाई
support: सपोर्ट समर्थन
supporter: समर्थक
supporters: समर्थकों
sure: पक्की पक्का पक्के pakka pakki
surely: ज़रूर जरूर अवश्य बेशक यक़ीनन zaroor यकीनन
swap: स्वैप
sweep: बुहारना
sweet: लड्डू मिठाई जलेबी मीठा मीठी मीठे
sweets: मिठाइयाँ मिठाइयों मिठाइयां
swim: तैरना तैरने
swimmer: तैराक
swimming: तैराकी स्विमिंग
swimming pool: तरणताल
swindler: जालसाज ठगबाज
swing: झूले झूला
symbols: प्रतीकों चिन्हों चिह्नो
tab: टैब
table: मेज़ मेज
tag: टैग
tailor: दर्ज़ी दर्जी
take: ले लेना लें लेने लो लेकर लीजिए लीजिये लेनी लेते लेता लेती lene lijiye lekar leke लूँ लूं
take off: उतार
take out: निकाल
taker: लेनेवाला लेनेवाले
tambola: तंबोला
tank: टंकी टैंकर
tap: नल
target: लक्ष्यों टारगेट
taught: सिखाया सिखाई पढ़ाया
tax: टैक्स कराधान महसूल लगान
tax free: करमुक्त
tea: चाय chai
tea stall: टपरी
teach: सिखाते सिखाना सिखाने सिखाता पढ़ाते पढ़ाता पढ़ाए पढ़ाना सिखाएँ पढ़ाने पढ़ाये सिखायें सिखाएं सिखायेँ
teacher: शिक्षक मास्टर अध्यापक टीचर अध्यापिका शिक्षिका आचार्य गुरु adhyapak shikshak
teachers: शिक्षकों अध्यापकों टीचरों शिक्षकगण गुरुजनों पढ़ानेवाले सिखानेवाले
team: टीम टीमें टीमों टीमवर्क दलों टोलियों
tehsil: तहसील
telegram: टेलीग्राम
tell: बताने बता बताइए बताते बताना बताओ बताता बताकर बताया बताए बताई batao bataye batana bataiye बताये
temple: मंदिर मन्दिर mandir
ten: दस
tenant: किराएदार किरायेदार
tenfold: दसगुना
tennis: टेनिस
tent: पंडाल
tenth: दसवाँ दसवीं दसवां
terms: शर्तें शर्तों
test: टेस्ट परख
tested: परखा जाँचा जांचा
testing: परीक्षण जाँचने परखने जांचने
testnet: टेस्टनेट
than: बजाय अपेक्षा तुलना
thanks: धन्यवाद शुक्रिया आभार dhanyavad shukriya dhanyawad
that: कि उस वह वो वही उसी यही
that much: उतना उतने उतनी
theatre: नाट्य रंगमंडल रंगमंच नुक्कड़ सिनेमाघर
theft: चोरी
their: उनके उनका उनकी unka unke
them: उन्हें उनको इन्हें इनको
then: तो फिर तब phir tabhi तभी
therapy: उपचार इलाज
there: वहीं वहाँ वहां उधर
therefore: इसलिए अतः लिहाज़ा isliye अतएव इसीलिए इसलिये लिहाजा इसीलिये
these: इन इन्हीं inhe
they: वे उन उन्हीं unhone
thief: चोर
thing: चीज़ चीज
things: चीज़ें चीजें चीज़ों चीजों
think: सोच सोचना सोचें सोचो सोचकर सोचने सोचता सोचते
third: तीसरा तीसरी तीसरे तृतीय
third day: तृतीया
third part: तिहाई
thirteen: तेरह
thirty: तीस
thirty five: पैंतीस
thirty one: इकतीस
this: यह इस ये इसी yeh yahi
this much: इतना इतने इतनी
thought: सोचा विचार सोचे
thousand: हज़ार हजार hazar hazaar
thread: धागे धागा
three: तीन तीनों तीसों
through: मार्फ़त मार्फत ज़रिए जरिए माध्यम जरिये ज़रिये
throw: फेंकने फेंकना
thumbprint: अँगूठा अंगूठा
thursday: गुरुवार बृहस्पतिवार
ticket: टिकट टिकिट टिकटार्थी tikat
tickets: टिकटों टिकटें
tie: बाँधना बाँधने बाँधा बाँधें बँधा बँधी बांधना बांधने बांधा बांधें बंधा बंधी
tiger: टाइगर
tile: टाइल
time: बार समय टाइम वक्त वक़्त samay
times: गुना बारंबार
timestamp: टाइमस्टैम्प
tin: टिन
tip: बख़्शीश बख्शीश
title: शीर्षक ख़िताब खिताब पदवी उपाधियाँ पदनाम टाइटल उपाधियां
to: को
today: आज aaj
together: मिलकर इकट्ठा एकसाथ संयुक्त
toilet: शौचालय
token: टोकन टोकेन tokan टोकनधारी
tomorrow: कल kal
took: लिया ली लीं liya
tool: औज़ारों औजारों
tools: औज़ार औजार
tooth: दाँत दांत
topper: टॉपर
total: कुल
tournament: टूर्नामेंट
towards: ओर तरफ़ तरफ
toy: खिलौना खिलौने
tracking: ट्रैकिंग
tradable: व्यापारयोग्य
trade: व्यापार कारोबार धंधा ट्रेड व्यवसाय लेनदेनकारी ख़रीदफ़रोख़्त खरीदफरोख्त तिजारत vyapar
trader: व्यापारी कारोबारी
traders: व्यापारियों
tradition: परंपरा
traffic: यातायात ट्रैफ़िक ट्रैफिक
train: ट्रेन रेलगाड़ी
trained: प्रशिक्षित
trainee: प्रशिक्षु
trainees: प्रशिक्षुओं
trainer: प्रशिक्षक
training: प्रशिक्षण ट्रेनिंग तालीम
transaction: लेन लेनदेन ट्रांज़ैक्शन देन ट्रांजैक्शन
transfer: हस्तांतरण ट्रांसफर ट्रांसफ़र स्थानांतरण अंतरण हस्तांतरित स्थानांतरित अंतरित
transferable: हस्तांतरणीय
transferred: हस्तांतरितशुदा ट्रांसफ़र्ड ट्रांसफर्ड
translation: अनुवाद
translator: अनुवादक
transparency: पारदर्शिता
transparent: पारदर्शी
trap: फँसाते जाल फँसाना फँस फंसाते फंसाना फंस
traveller: यात्री
treasure: ख़ज़ाना खजाना
treasurer: कोषाध्यक्ष ख़ज़ांची खजांची
treasury: राजकोष
tree: पेड़ पौधा बरगद पीपल नीम
tree planting: पौधारोपण वृक्षारोपण
trek: ट्रेक
trial: ट्रायल आज़माइश आजमाइश
trip: सैर यात्रा चक्कर
triple: तिगुना तिगुने
trophy: ट्रॉफी ट्रॉफ़ी
true: सत्य sach
trust: भरोसा भरोसे विश्वास ट्रस्ट यक़ीन यकीन bharosa vishwas yakeen
trustee: न्यासी ट्रस्टी
truth: sachchai सच्चाई सचाई
tuberculosis: टीबी
tuesday: मंगल
tuition: ट्यूशन
turban: पगड़ी साफ़ा साफा
turn: बारी पारी मोड़ना मुड़ना घुमाना
turnover: टर्नओवर
tutor: ट्यूटर
twelve: बारह
twenty: बीस
twenty fifth: पच्चीसवीं
twenty five: पच्चीस
twenty four: चौबीस
twenty one: इक्कीस
twenty three: तेईस
twenty two: बाईस
twice: दोबार
two: दो दोनों
type: टाइप प्रकार
typing: टाइपिंग
tyre: टायर
umbrella: छाता
unanimous: सर्वसम्मति
unanimously: एकमत सर्वसम्मत
uncle: चाचा काका मामा मौसा फूफा ताऊ
under: तहत अधीन अंतर्गत
understand: समझ समझना समझो समझे समझा समझते समझकर समझता समझिए समझिये
understood: समझी
unemployed: बेरोज़गार बेरोजगार
uniform: यूनिफॉर्म वर्दी
union: संघ यूनियन
unique: अनोखा अनोखे अनोखी यूनिक विशिष्ट
unit: इकाई यूनिट
university: विश्वविद्यालय यूनिवर्सिटी
unknown: अज्ञात अनजान
unlimited: असीमित बेहिसाब
unrecognised: ग़ैरमान्यता गैरमान्यता
until: तक जबतक
upcoming: आनेवाला आनेवाले आनेवाली
update: अपडेट
upi: यूपीआई
upload: अपलोड
upper: ऊपरी
urban: शहरी
urdu: उर्दू
us: हमें हमको humein hame
usable: उपयोगी
use: इस्तेमाल उपयोग प्रयोग बरतना बरतें
used: प्रयुक्त
useless: बेकार फ़ालतू फालतू
user: यूज़र उपयोगकर्ता प्रयोक्ता यूजर
username: यूज़रनेम यूजरनेम
users: उपयोगकर्ताओं यूज़र्स यूजर्स
utensils: बर्तन
vacancy: रिक्त
vaccination: टीकाकरण
vaccine: टीके टीका
valid: मान्य वैध
validity: वैधता मियाद
valuable: मूल्यवान कीमती क़ीमती बहुमूल्य अनमोल
value: मूल्य क़द्र कद्र वैल्यू mulya moolya
valueless: मूल्यहीन
various: विभिन्न विविध
vastu: वास्तु
vegetable: सब्ज़ी सब्जी सब्ज़ियाँ सब्जियां सब्ज़ियां
vegetables: सब्ज़ियों सब्जियाँ सब्जियों
verified: सत्यापन
version: वर्ज़न वर्जन
very: बहुत अत्यंत बेहद bahut bohot खूब ख़ूब
vice president: उपाध्यक्ष
victim: पीड़ित शिकार
victory: जय विजय
video: वीडियो
village: गाँव ग्राम गांव पिंड gaon gaanv
village assembly: ग्रामसभा
village head: सरपंच मुखिया
villager: देहाती गँवई गंवई
villagers: ग्रामवासियों ग्रामवासी ग्रामीण गाँववालों गाँववाले गांववालों गांववाले
villain: खलनायक
vip: वीआईपी
virtual: आभासी वर्चुअल
visible: दृश्य ज़ाहिर जाहिर
visit: दर्शन मुलाकात मुलाक़ात
voice: आवाज स्वर
volleyball: वॉलीबॉल
voluntary: स्वैच्छिक
voluntary labour: श्रमदान
volunteer: स्वयंसेवक स्वयंसेविका कार्यकर्ता स्वयंसेवी सेवादार स्वयंसेवा सेवक
volunteers: स्वयंसेवकों
vote: वोट मतदान मताधिकार
voter: मतदाता
voting: वोटिंग
voting right: वोटाधिकार
voucher: वाउचर
vouchers: वाउचर्स
wages: मज़दूरी मजदूरी वेतन तनख़्वाह तनख्वाह मेहनताना पारिश्रमिक दिहाड़ी
wake: जागना जागो जगाना
walk: चल चलकर चलना चलने
wall: दीवार
wallet: वॉलेट बटुए बटुआ वालेट बटुवा वॉलट बटुओं batua
wallets: वॉलेट्स
wander: घूमने घूमना
want: चाहे चाहो चाहना चाहूँगा चाह चाहत चाहूंगा
ward: वार्ड
warning: चेतावनी ख़बरदार खबरदार
was: गया गए गई गयी गये गईं gaya gayi gaye था थी थे थीं tha thi thii
wash: धोना धोने
waste: कूड़े
watch: घड़ी
watchman: पहरेदार
water: पानी जल paani
watering: सिंचाई
wave: लहर
way: रास्ता मार्ग
we: हम हमने hum humne hamne hamein
wear: पहनना पहनने पहनो पहनकर पहनते पहनता पहने पहना लटकाना लटकाकर pahno pehno
weaver: बुनकर
weaving: बुनाई
website: साइट
wedding: शादी ब्याह विवाह
wednesday: बुधवार
week: सप्ताह हफ्ते हफ़्ते हफ्ता हफ़्ता हफ़्तों हफ्तों hafta hafte
weekly: साप्ताहिक
weeks: सप्ताहों
weigh: तौलना तौल
weight: वज़न वजन
welcome: स्वागत
welding: वेल्डिंग
welfare: कल्याण
well: कुआँ कुआं
west: पश्चिम
what: क्या kya किस
whatever: जोकुछ
whatsapp: व्हाट्सऐप व्हाट्सएप
when: जब कब kab
whenever: जबकभी जबभी
where: जहाँ कहाँ जहां कहां kahan jahan
which: जिस जिन कौनसा जिससे जिनसे जिसमें जिनमें
whistle: सीटी
white: सफ़ेद सफेद
whitepaper: श्वेतपत्र व्हाइटपेपर
who: जो वाला वाले वालों वाली वालियों जिसने जिन्होंने कौन किसने जिन्हें kaun wala wale wali jisne jinhone jisko
whoever: जोभी जोकोई
whole: अखंड
wholesale: थोक
whom: जिसे किसे जिसको किसको जिनको किनको किन
whose: जिसका जिसके जिसकी जिनके जिनका जिनकी किसका किसके किसकी
why: क्यों kyon kyun kyu
wicket: विकेट
wide: चौड़ा
widow: विधवा
wife: पत्नी बीवी
will add: जोड़ेंगे जोड़ेगा
will appear: छाएगा छायेगा
will arrive: पहुँचेगी पहुंचेगी
will ask: पूछेंगे पूछेगा पूछेगी
will be: जाएगा जाएगी जाएँगे जाएँगी जायेगा जाएंगे जायेगी जायेंगे jayega jayegi jayenge होगा होगी होंगे होंगी रहेगा रहेगी रहेंगे रहूँगा रहेंगी hoga hogi honge rahega rahegi rahenge जायेँगे जायेंगी जायेँगी जाएंगी रहूंगा
will become: बनेगा बनेंगे बनेगी बनोगे बनूँगा banega banoge banegi बनूंगा
will break: टूटेगा
will buy: खरीदेंगे ख़रीदेंगे खरीदेगा ख़रीदेगा खरीदोगे खरीदूँगा ख़रीदूँगा खरीदेगी ख़रीदेगी खरीदेंगी kharidenge kharidega khareedega खरीदूंगा ख़रीदूंगा
will call: बुलाएँगे बुलाएगा पुकारेंगे बुलायेँगे बुलाएंगे बुलायेंगे बुलायेगा
will can: सकेंगे सकेगा सकेगी सकेंगी सकोगे
will change: बदलेंगे बदलेगी
will choose: चुनेंगे चुनेगा
will come: आएगा आएँगे आएगी आएँगी आऊँगा आएंगे आयेगा पधारेंगे aayega aayegi aayenge aaega आएंगी आऊंगा
will count: गिनेंगे गिनेगा
will cut: काटेंगे कटेगा कटेंगे
will dance: नाचेंगे
will demand: माँगेंगे माँगेगा मांगेगा मांगेंगे
will distribute: बँटेगा बाँटेंगे बँटेंगे बंटेगा बांटेंगे बंटेंगे
will do: करेंगे करेगा करेगी करूँगा करूँगी करोगे karenge karega karunga karoge karegi करेंगी करूंगा करूंगी
will double: दोगुनाएगा दोगुनायेगा
will drink: पिएँगे पिएगा पियेँगे पिएंगे पियेंगे पियेगा
will earn: कमाएगा कमाएँगे कमाओगे कमाएंगे कमाएगी कमाऊँगा kamayenge kamaoge kamayega कमायेगा कमायेँगे कमायेंगे कमायेगी कमाऊंगा
will eat: खाएँगे खाएगा खाएंगे खायेंगे खायेँगे खायेगा
will emerge: निकलेगा निकलेगी निकलेंगे
will entrust: सौंपेंगे सौंपेगा
will escape: बचेगा बचेंगे बचेगी
will exchange: बदलवाएँगे बदलवाएंगे बदलवायेंगे बदलवायेँगे
will fall: गिरेगा गिरेंगे गिरेगी घटेगा घटेगी घटेंगे girega giregi
will fill: भरेगी
will finish: निपटेगा
will get: मिलेगा मिलेगी मिलेंगे मिलेंगी पाओगे पाएगा पाएँगे पाएगी पाऊँगा milega milegi milenge paoge payega पाऊँगी मिलेगें पाएंगे पाओगी पायेगा पायेंगे पायेँगे पायेगी पाऊंगा पाऊंगी
will give: देंगे देगा देगी दूँगा दूँगी दूंगा देंगी दोगे दिलाएगा दिलाएँगे दिलाएगी denge dega dunga dungi degi देगें दूंगी दिलवाएँगे दिलाऊँगा दिलायेगा दिलाएंगे दिलायेंगे दिलायेँगे दिलायेगी दिलवाएंगे दिलवायेँगे दिलवायेंगे दिलाऊंगा
will go: जाऊँगा जाऊंगा
will grow: उगेगा उगेंगे
will guard: सँभालेंगे सँभालेगा संभालेगा संभालेंगे सँभालेगी संभालेगी
will hang: टँगेगा टाँगेंगे टंगेगा टांगेंगे
will hold: थामेगा
will increase: बढ़ाएगा बढ़ाएँगे बढ़ाऊँगा बढ़ायेगा बढ़ायेँगे बढ़ाएंगे बढ़ायेंगे बढ़ाऊंगा
will join: जुड़ेगा जुड़ेंगे जुड़ेगी
will keep: रखेंगे रखेगा रखेगी रखूँगा रखूंगा रखेंगी rakhenge rakhega
will learn: सीखेंगे सीखेगा सीखोगे
will leave: छोड़ेंगे छोड़ेगा
will listen: सुनेंगे सुनेगा
will live: जिएगा जियेगा
will lose: हारेगा हारेंगे खोएगा
will make: बनाएँगे बनाएगा बनाएगी बनाऊँगा बनवाएगा बनवाएँगे बनाएंगे बनायेंगे बनायेँगे बनायेगा बनायेगी बनाऊंगा बनवायेगा बनवाएंगे बनवायेँगे बनवायेंगे
will meet: मिलूँगा मिलोगे मिलूंगा
will open: खुलेगी खुलेगा खोलेंगे खुलेंगे खोलेगा खुलवाएँगे खुलवाएंगे खुलवायेँगे खुलवायेंगे
will organise: कराएँगे कराएगा करवाएँगे करवाएगा करायेंगे कराएंगे करायेँगे करायेगा करवाएंगे करवायेँगे करवायेंगे करवायेगा
will pay: भरेगा भरेंगे भरूँगा चुकाएगी भरूंगा चुकायेगी
will play: खेलेंगे खेलेगा
will print: छपेगा छपेंगे छापेंगे छपवाएँगे छपवायेंगे छपवायेँगे छपवाएंगे
will put: लगाएँगे लगाएगा डालेंगे डालेगा डालेंगी लगाऊँगा lagayenge lagega लगाएंगे लगायेँगे लगायेंगे लगायेगा लगाऊंगा
will raise: जुटाएँगे जुटाएगा जुटाएंगे जुटायेंगे जुटायेँगे जुटायेगा
will read: पढ़ेंगे पढ़ेगा पढ़ेगी पढ़ूँगा पढ़ूंगा
will recite: सुनाएगा सुनायेगा
will redeem: भुनाएगा भुनाएँगे भुनायेगा भुनायेँगे भुनायेंगे भुनाएंगे
will repair: सुधारेंगे
will return: लौटाएगी लौटाएँगे लौटाएगा लौटेगा लौटेंगे लौटाऊँगा लौटाऊँगी लौटाएंगे लौटेगी लौटाओगे lautayenge lautega lautayega लौटायेगी लौटायेंगे लौटायेँगे लौटायेगा लौटाऊंगा लौटाऊंगी
will rise: बढ़ेगा बढ़ेगी बढ़ेंगे चढ़ेगा badhega badhegi उछलेगा चढ़ेंगे badhenge badega
will save: बचाएँगे बचाएगा बचायेंगे बचायेँगे बचाएंगे बचायेगा
will say: कहेंगे कहेगा कहेगी बोलेंगे बोलेगा
will see: देखेंगे देखेगा देखोगे
will sell: बेचेंगे बेचेगा बेचेगी बेचूँगा बेचेंगी बेचोगे बिकेगा बिकेगी बिकेंगे bikega बेचूंगा बेचूँगी बिकवाएगा bechenge bechega bechunga बेचूंगी बिकवायेगा
will send: भेजेगा भेजेंगे भेजूँगा भेजूँगी भेजेगी भेजोगे bhejega bhejenge bhejunga भेजूंगा भेजूंगी
will share: बाँटूँगा बाँटेगा बाँटेगी बांटूंगा बांटेगा बांटेगी
will show: दिखेगा दिखाएगा दिखाएँगे दिखेगी दिखेंगे दिखायेगा दिखाएंगे दिखायेँगे दिखायेंगे
will sing: गाएँगे गाएगा गायेँगे गाएंगे गायेंगे गायेगा
will sit: बैठेंगे बैठेगा बैठेगी
will smile: मुस्कुराएगा मुस्कुरायेगा
will stay: रुकेगा रुकेंगे टिकेगा ठहरेंगे
will stick: चिपकाएँगे चिपकाएंगे चिपकायेंगे चिपकायेँगे
will stop: टोकेंगे रोकेंगे
will take: लेंगे लेगा लेगी लेंगी लूँगा लोगे lenge lega लगेगा लगेंगे लगेगी legi लूंगा लूँगी लूंगी
will teach: सिखाएँगे सिखाएगा पढ़ाएँगे सिखाएगी सिखाऊँगा पढ़ाएगा पढ़ाएगी सिखायेंगे सिखायेँगे सिखाएंगे सिखायेगा पढ़ायेंगे पढ़ायेँगे पढ़ाएंगे सिखायेगी सिखाऊंगा पढ़ायेगा पढ़ायेगी
will tell: बताएँगे बताएगा बताऊँगा बतायेँगे बताएंगे बतायेंगे बतायेगा बताऊंगा
will understand: समझेंगे समझेगा समझाएगा समझाएँगे समझायेगा समझायेंगे समझाएंगे समझायेँगे
will wear: पहनेंगे पहनेगा
will win: जीतेगा जीतेंगे जीतोगे जीतेगी jeetoge jeetega
will withdraw: निकालेंगे निकालेगा निकालूँगा निकालूंगा
will work: चलेगा चलेगी चलेंगे चलाएँगे चलाएगा चलूँगा चलायेँगे चलाएंगे चलायेंगे चलायेगा चलूंगा
will write: लिखेंगे लिखेगा लिखूँगा लिखेगी लिखूंगा
willing: इच्छुक
win: जीतने जीत जीतना जीतें जीतो जीतिए जीतकर जीतता jeeto jeetna जीतिये
wind: हवा
window: खिड़की
wing: विंग
winner: विजेता
winners: विजेताओं जीतनेवाले
wire: तार
wish: इच्छा कामना
wishes: शुभकामना
with: साथ सहित समेत saath sath
withdrawal: निकासी आहरण
without: बिना बिन बगैर बग़ैर रहित bina bagair
woman: महिला औरत
women: औरतें महिलाओं महिलाएँ औरतों महिलायेँ महिलाएं महिलायें
women group: महिलामंडल
won: जीता जीती जीते jeeta
wooden: लकड़ी
word: शब्द shabda
words: शब्दों शब्दावली shabd लफ़्ज़ अल्फ़ाज़ लफ्ज अल्फाज
work: काम कार्य कामकाज कामों kaam
worker: कर्मी मज़दूरिन कामगार मजदूरिन
workers: कर्मियों कामगारों मजदूरों श्रमिकों
works: चलता चलती
workshop: कार्यशाला वर्कशॉप
world: दुनिया विश्व संसार
worship: पूजा उपासना
worth: लायक योग्य
wrestling: कुश्ती दंगल
write: लिखना लिख लिखें लिखते लिखता लिखती लिखने लिखनी लिखिए लिखो लिखकर likho likhna likhe likhiye लिखिये
writer: लेखक लेखिका
writers: लेखकों
written: लिखा लिखी लिखे likha likhi लिखित लिखवाया
wrong: गलत ग़लत galat gadbad
year: साल वर्ष बरस saal varsh
yearly: वार्षिक सालाना
years: सालों वर्षों
yellow: पीला पीली पीले
yes: हाँ हां haan
yoga: योग योगासन
you: आप तुम आपको तुम्हें तुझे आपने तुमने aap aapko tum
your: आपके आपका आपकी तुम्हारे तुम्हारा तुम्हारी तेरा aapka aapke aapki
youth: युवा युवकों नौजवानों जवानी
youth group: युवकमंडल युवामंडल
youtube: यूट्यूब
zero: शून्य ज़ीरो जीरो`
