/** What Urdu words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
able: قابل لائق qabil
about: بارے متعلق بابت
absolutely: bilkul بالکل
academy: اکیڈمی
accept: مانیں ماننا مانا قبول manna qabool
access: رسائی
according: مطابق بموجب
account: اکاؤنٹ کھاتہ کھاتے کھاتوں اکاونٹ حساب khata
accounts: حسابات حسابوں
accreditation: ایکریڈیٹیشن
accredited: منظورشدہ ایکریڈیٹڈ
additional: اضافی مزید mazeed
address: پتہ پتے پتا ایڈریس پتوں سکونت patta pate
admin: ایڈمن
admission: داخلے داخلہ داخلوں dakhla
advance: پیشگی ایڈوانس بیعانہ peshgi
advertisement: اشتہار
affiliation: الحاق ilhaq
after: بعد baad
again: دوبارہ ازسرنو dobara پھرسے dubara
against: خلاف برعکس
age: عمر عمریں عمروں umar umr
agent: نمائندہ نمائندے
airdrop: ایئرڈراپ
all: سب ساری سارے سارا تمام جملہ sab tamam saara sare saari sabhi saray sb
also: بھی نیز bhi
always: ہمیشہ سدا hamesha
am: ہوں hoon hun
ambassador: سفیر ایمبیسیڈر
ambulance: ایمبولینس
amount: رقم مقدار رقموں raqam
and: اور و aur aor
animal: جانور
anniversary: برسی سالگرہیں
announcement: اعلان
annual: سالیانہ
another: دوسروں
answer: جواب jawab
antique: قدیمی
any: کوئی کسی کچھ koi kisi
app: ایپ ایپلیکیشن
applause: داد
application: درخواست عرضی darkhwast
appreciation: قدردانی تحسین اعتراف
apprenticeship: شاگردی
appropriate: مناسب موزوں
approval: منظوری توثیق manzoori manzuri
approved: منظور manzoor
approximately: تقریباً قریباً
april: اپریل
are: ہیں ہو hain ho
area: علاقہ علاقے علاقوں ilaqa ilaqe ilaqon
army: فوج فوجی
arrangement: بندوبست انتظام
art: آرٹ فن فنون
artist: فنکار آرٹسٹ مصور
artwork: شاہکار
as: طور بطور toar taur
as many: جتنے جتنا جتنی jitne jitna
ask: پوچھیں پوچھ puchna
asked: پوچھا پوچھی
asset: اثاثہ اثاثے اثاثوں
association: انجمن تنظیم
assurance: یقین اطمینان yaqeen تسلی
attached: منسلک
attendance: حاضری hazri
attest: اٹیسٹ گواہ
auction: نیلام nilami neelami neelaam
audit: آڈٹ پڑتال
august: اگست
aunt: آنٹی خالہ پھوپھی چچی
author: مصنف ادیب
authority: اتھارٹی مجاز حکام مقتدر بااختیار مختار حاکم
authorized: اختیاریافتہ مجازشدہ
awareness: آگاہی شعور
back: واپس پیچھے wapas peeche peechay vapas wapis واپسیں
backup: بیکاپ
bad: برا خراب بری برے bura kharab
badge: نشان بیج بیجز nishan علامت nishaan
bags: تھیلے تھیلا تھیلیاں
bake: بیک بیکنگ
bakery: بیکری
ball: گیند
bank: بینک بنک
bank account: khate
bankrupt: دیوالیہ
be: ہونے ہونا ہوتے ہوتا ہوتی ہونی ہوئیں hona hone hota hoti hote
be sold: بکنا بکنے بکتا بکتی بکتے بکیں بکوا bikta bikti bikna bikne
because: کیونکہ چونکہ kyunke kyunki
become: بنے بنیں بننا بننے بن بنتا بنتی بنتے bane ban banna banne
bees: شہد
before: pehle pehlay قبل
begin: شروعات
benefit: افادیت مفید فائدوں بہرہ
benefits: مراعات سہولیات
besides: ماسوا
best: بہترین
bet: بازی
between: درمیان beech
bicycle: سائیکل
bid: بولی boli
big: بڑے بڑا بڑی bara bare
bill: بل بلوں
billion: ارب اربوں
bird: پرندہ پرندے پرندوں
birth: پیدائش ولادت جنم paidaish
birthday: سالگرہ salgirah janamdin
biscuit: بسکٹ
bitcoin: بٹکوائن
blanket: کمبل kambal
blessing: برکت ثواب
block: بلاک
blockchain: بلاکچین
blood: خون بلڈ لہو khoon
board: بورڈ
board member: رکنیتی
bond: بانڈ تمسک
bonus: بونس
book: کتاب نسخ kitab
books: کتابیں کتب کتابوں kitabein
boom: بوم عروج
borrow: مستعارلینا عاریتاً
both: دونوں dono
bought: خریدا خریدی خریدےہوئے khareeda kharida kharidi
boy: لڑکا لڑکے لڑکوں larka larke
branch: شاخ شاخیں برانچ
bread: نان روٹی
breakfast: ناشتہ ناشتے nashta
bride: دلہن dulhan
bring: لائیں لائے لانے لانا لاتا لاتی لاتے لا لاؤ laye lana lain laana
broke: توڑا ٹوٹا
broker: دلال بروکر ایجنٹ آڑھتی
bronze: کانسی
brother: بھائی bhai
budget: بجٹ میزانیہ
bus: بسیں
business: کاروباری بزنس دھندا تجارتی dhanda
but: مگر لیکن بلکہ magar lekin balkay lakin laikin
buy: خریدیں خرید خریدیے خریدیئے kharid khareed
buyer: خریدار مشتری kharidar khareedar
buyers: gahak kharidaron
buying: kharidte kharidta
by: نے ne
cafe: کیفے
cake: کیک
calligraphy: خطاطی خوشنویسی
came: آیا aaya aayi
came out: نکلا نکل نکلے نکلی nikli nikle نکلنا
camera: کیمرہ
camp: کیمپ
campaign: مہم تحریک
can: سکتا سکتے سکتی سکیں سکے سکو sakta sakte sakti sake sakay sakun sakogay
cancelled: منسوخ کینسل
cannot: ناقابل ناممکن
capital: پونجی سرمائے سرمایے
captain: کپتان
car: گاڑی gaari gari
caravan: قافلہ
card: کارڈ kaard
careful: ہوشیار خبردار احتیاط محتاط
carpenter: بڑھئی لکڑی
cart: ریڑھی
cash: نقد نقدی کیش naqd naqad
cat: billi بلی
cats: billiyan
caution: انتباہی
centre: سینٹر مرکز سنٹر مراکز
century: سنچری صدی
certificate: سند اسناد سرٹیفکیٹ سرٹیفیکیٹ سندوں سندی sanad sertificate
certified: مصدقہ سندیافتہ مستند سرٹیفائیڈ
chain: چین
chair: چیئر کرسی
chairman: چیئرمین
chairs: کرسیاں کرسیوں
champion: چیمپئن چیمپیئن
chance: چانس
change: بدل بدلنا بدلنے تبدیل بدلیں بدلے badal
charge: معاوضہ معاوضے چارج muawza
charity: صدقہ زکوٰۃ زکات فلاحی خیراتی sadqa zakat زکوۃ صدقات فطرہ فطرانہ خیراتوں
cheap: سستا سستی سستے ارزاں sasta sasti saste
checking: چیکنگ چیک
child: بچہ بچی بچیوں بچیاں bacha
childhood: بچپن
children: بچوں بچے bache bachon bachay bachchon
choir: طائفہ
church: گرجا چرچ کلیسا
citizen: شہریوں
citizenship: شہریت
city: شہر شہری شہروں shehar
claim: دعوی دعوے
class: کلاس جماعت jamaat
clean: صاف saaf
cleaning: صفائی
clear doubt: مشکوک
clearance: کلیئرنس
click: کلک
clinic: کلینک مطب
closed: بند band
closing: اختتامی
cloth: کپڑا کپڑے کپڑوں kapra
club: کلب
coach: کوچ کوچنگ
code: کوڈ کوڈز سورس کوڈنگ
coffee: کافی
coin: کوائن سکوں کوئن
collect: اکٹھی بٹورنا سمیٹنا
collectible: نوادراتی
collection: مجموعہ ذخیرے کلیکشن
collector: جامع شوقین
college: کالج
colour: رنگ رنگین رنگوں
column: خانہ خانے
come: آ آئے آئیں آنا آنے آتا آتی آتے آؤ آئیے آئی aa aaye aana aate aata aati ana aao aye aane awun aaein آوں آؤں
commission: کمیشن دلالی
committee: کمیٹی
community: برادری کمیونٹی قوم
companion: ساتھی
company: کمپنی فرم
compensate: عوض
compensation: تلافی ہرجانہ
competition: مقابلہ مقابلے مقابلوں muqabla
complaint: شکایت شکایات
complete: مکمل تکمیل mukammal
computer: کمپیوٹر
computer class: کمپیوٹرکلاس
condition: صورت حالت شرائط حالات halaat شرطیں
conference: کانفرنس
confirm: کنفرم
confiscated: zabt ضبط
congratulations: مبارک
connection: تعلق رابطہ
contact: رابطے
continue: مسلسل
contract: theke ٹھیکہ معاہدہ معاہدے معاہدوں اقرارنامہ کنٹریکٹ کانٹریکٹ
cook: پکانا پکائیں پکوان باورچی پکاتے پکائے پکایا
copies: نسخے نسخوں
copy: نقل کاپی نقول naqal
copyright: حقوقِ
correction: اصلاح تصحیح
cost: لاگت خرچا
costs: لاگتیں
council: کونسل بلدیہ بلدیاتی
count: گنتی گننے گننا گنیں شمار
counter: کاؤنٹر
country: ملک ممالک وطن mulk
course: کورس
court: عدالت کچہری
courtyard: صحن آنگن
cow: گائے
crafts: دستکاری
crash: کریش
cricket: کرکٹ
crime: جرم جرائم
crying: rona رونا
crypto: کرپٹو کرپٹوکرنسی
culture: تہذیب
currency: کرنسی سکہ
custodian: امین امانتدار تحویلدار نگہبان محافظ
custody: تحویل نگہداشت
custom: رواج دستور
customer: گاہک خریداران صارف
customers: گاہکوں صارفین
cut: کاٹ کٹوتی کاٹنا
daily: روزانہ یومیہ roz rozana
data: ڈیٹا کوائف معلوماتِ اعدادوشمار
date: تاریخ تاریخیں tareekh tarikh
daughter: بیٹی beti
day: دن روز دنوں یوم din dinon
days: ایام
deadline: ڈیڈلائن
debt: واجبہ
debtor: مقروض قرضدار
deceive: بہکانا ورغلانا پھنسا
december: دسمبر
decided: قرار tay طے
decision: فیصلہ فیصلے
decrease: کمی گھٹنا گھٹے گھٹانا گھٹاؤ گھٹتی گھٹتا kami
degree: ڈگری ڈپلومہ ڈپلوما سندِفراغت
deliver: پہنچائے پہنچانا پہنچائیں پہنچاتی ڈیلیوری
demand: مانگ طلب مطالبہ
department: شعبۂ شعبہ محکمہ شعبے
deposit: جمع ڈپازٹ زرِضمانت jama ڈیپازٹ جمعشدہ رکھوانا رکھوائیں رکھوانے
design: ڈیزائن نقش
destination: منزل
detail: تفصیل
developer: ڈویلپر ڈیولپر
diabetes: شوگر ذیابیطس
diagnosis: تشخیص
did: کیا کئے کیے kiya kiye
difference: فرق farq
digital: ڈیجیٹل برقی الیکٹرانک
diligence: محنت mehnat
dinner: عشائیہ
diploma: ڈپلومے ڈپلوموں
director: ڈائریکٹر ناظم مہتمم
disability: معذور
discount: رعایت ڈسکاؤنٹ چھوٹ riayat riyayat رعائت ڈسکاونٹ chhoot raayat
disease: بیماری مرض امراض bemari
dishes: برتن
dispute: جھگڑا تنازع جھگڑے jhagra
distribute: بانٹ تقسیم taqseem
district: ضلع ضلعی
divan: دیوان
dividend: ڈیویڈنڈ منقسمہ
do: کرنا کریں کر کرے کرو کروں کیجیے کیجئے کرنی کروا kar karna karo karain kare karun karni karwane karwana
doctor: ڈاکٹر معالج طبیب
document: دستاویز
documents: کاغذات دستاویزات دستاویزیں
dogs: kutte کتے
doing: کرنے کرتے کرتا کرتی karte karta karti karne کررہا
dollar: ڈالر
don't miss: گنوا
donate: ڈونیٹ بخشنا عطا ata
donation: چندہ عطیہ عطیات چندے خیرات chanda chande عطیے عطیوں چندوں نذرانہ نذرانے
done: شدہ چکا چکی چکے chuka chuke chuki
donkey: gadha گدھا
donor: ڈونر معطی
door: دروازہ دروازے
double: ڈبل دگنا دگنی دگنے دوگنا دوگنی دوگنے دوہرا dugna dugni dogna dogni دوچند
doubt: shak شک شبہ
download: ڈاؤن
draft: مسودہ خاکہ مسودے
draw: قرعے قرعہ
drive: ڈرائیو
drops: قطرہ
duration: عرصہ دورانیہ
during: دوران
each: ہر فی har
each other: aapas آپس
early: ابتدائی شروعاتی جلد جلدی jald جلدازجلد پہل پیشتر
earn: کمانا کمانے کمائیں کماؤ کما کماتا کماتے کماتی کمائے کماو kamain kama
earned: کمایا kamaya kamaayi
earnings: کمائی kamai
easy: aasan آسان
economy: معیشت معاشی اقتصادی
edition: ایڈیشن اشاعت طبع نسخہ شمارہ شمارے
education: تعلیم taleem
eid: عید
eight: آٹھ aath
eighteen: اٹھارہ
eighth: آٹھویں آٹھواں
elders: بزرگ buzurg
election: انتخاب الیکشن
electrician: الیکٹریشن
electricity: بجلی شمسی
eleven: گیارہ
eligibility: اہلیت
eligible: اہل مستحقِ
email: ایمیلز
embroidery: کشیدہ
emergency: ہنگامی
employee: ملازم عملہ
employment: روزگار نوکری ملازمت جاب naukri
end: اختتام
english: انگریزی
entrepreneur: کاروباریوں کاروباروں
entrust: امانت سپرد سونپ amanat supurd
entry: انٹری
environment: ماحول
equal: barabar برابر
erase: مٹا مٹانا حذف
ethereum: ایتھریم ایتھیریم
even: حتیٰ
evening: شام shaam شاموں
event: تقریب واقعہ پروگرام ایونٹ
ever: کبھی kabhi
everyone: سبھی ہرایک
exactly: عین
exam: امتحان پیپر imtihan ٹیسٹوں imtehan imtihaan
except: سوائے علاوہ
exchange: ایکسچینج مبادلہ تبادلے بدلوا تبادلوں tabdeel
exclusive: خصوصی مخصوص خاص khaas khas ایکسکلوسیو مختص اخص
exclusive access: خصوصیت
exhibition: نمائش
expense: خرچ خرچہ اخراجات خرچے kharch
expensive: مہنگا مہنگی مہنگے mehnga mehngi mehnge
experience: تجربہ تجربے
expert: ماہر استادِ
expire: میعاد مدت معیاد
expired: گزرا گزری میعادی
explain: سمجھانے سمجھائیں سمجھانا وضاحت
export: برآمد
facebook: فیسبک
facility: سہولت
fact: حقیقت واقعی
fail: فیل ناکام
fair: میلہ میلے mela
fake: جعلی نقلی جھوٹا جھوٹی جھوٹے فرضی دونمبر jali jaali naqli فیک بناوٹی کھوٹا کھوٹے jhooti jhoota naqali
fall: گرنا گرے گرنے گرتی گرتا گرتے گراوٹ گریں girna gire مندی زوال تنزلی گھٹ گھٹیں giray
family: خاندان گھرانہ گھرانے khandan
fans: pankh
farewell: رخصتی rukhsati الوداع
farmer: کسان کاشتکار
fasting: روزہ
father: والد باپ ابو ابا walid abbu
father's name: ولدیت ولد waldiyat
february: فروری
fee: فیس فیسیں فیسوں
fell: گرا گری گر
festival: جشن تہوار
few: تھوڑا تھوڑی تھوڑے چندایک
field: میدان گراؤنڈ
fifteen: پندرہ pandrah
fifth: پانچویں پانچواں
fifty: پچاس pachas
file: فائل
fill: بھر bhar
final: فائنل سیمی حتمی
financial: مالی فنانس
fine: جرمانہ جرمانے jurmana
fire: آگ
firewood: ایندھن
first: پہلے پہلی پہلا اول اولین پہلوں pehla pehli اولیں awwal
fish: مچھلی
five: پانچ panch paanch
fix: ٹھیک درست theek
fixed: مقررہ متعین
flag: پرچم جھنڈا
flood: سیلاب
flour: آٹا میدہ
flower: پھول phool
food: کھانا کھانے غذا خوراک khana khane
football: فٹبال
for: لیے لئے liye لیےہی واسطے خاطر
forbidden: منع ممنوع حرام mana
forecast: پیشگوئی پیشین
forge: گھڑنا گھڑا
forged: جعلساز جعل مصنوعی
forget: بھول
form: فارم
forty: چالیس
forward: آگے aage
founder: بانی
four: چار چاروں char chaar
fourteen: چودہ
fourth: چوتھا چوتھی چوتھے
fraud: دھوکہ دھوکا فراڈ دھوکے فریب دغا ٹھگی dhoka dhokha dhoke farad
fraudster: دھوکےباز فراڈیا ٹھگ فریبی نوسرباز
free: مفت فری muft بلامعاوضہ بلاقیمت بلاعوض mufat bilamuawza
friday: جمعہ جمعے jumma juma
friend: دوست یار dost
friends: دوستو احباب doston
frock: فراک
from: سے se
front: سامنے samne
fruit: پھل آم سیب
fund: فنڈ فنڈز فنڈنگ
fundraising: فنڈریزنگ
future: مستقبل mustaqbil
gain: فائدہ فائدے فوائد مفاد faida fayda faide
gambling: جوا جوئے جوئےبازی قمار جواری
garden: باغ باغیچہ باغبانی bagh باغات
gathering: جلسہ جلسے
gave: دیا دی دیے دئیے دئے diya di diye
general: عمومی جنرل
genuine: اصلی اصل حقیقی asli asal
get: ملے مل ملیں ملنا ملنے ملتا ملتی ملتے ملو mile mil milta milti milte milna milne
get printed: چھپوانے چھپوانا
ghazal: غزل غزلیں
gift: تحفہ تحفے ہدیہ تحائف tohfa tuhfa
girl: لڑکی larki
give: دے دیں دینے دینا دینی دیتے دیتا دیتی دوں دیجیے دیجئے دلانا دلوانا de dein dene dena deta dete deti dunga denge dega dengi
give back: لوٹا lautana
glass: شیشہ
go: جا جائے جاتا جاتے جاتی جائیں جانا جانے جاؤ جاو ja jaye jana jata jate jati jao jaen
goat: بکرا بکرے
god: اللہ خدا
gold: زر سونا سونے سنہرا طلائی sona
good: acha اچھا اچھی اچھے بہتر عمدہ achi ache
got: ملا ملی mila mili
governance: گورننس حکمرانی
government: حکومت گورنمنٹ سرکار hukumat hakumat sarkar hukoomat
grade: درجہ درجے درجوں درجات گریڈ
graduate: فارغ فراغت گریجویٹ التحصیل
graduation: فراغتِ دستاربندی
gram: گرام تولہ
green: سبز sabz
groceries: راشن
groom: دولہا دلہا dulha
group: گروپ گروہ جتھہ
grouping: گروپنگ
growth: ترقی نمو
guarantee: ضمانت گارنٹی ضامن zamanat garanti guaranty gaurantee
guaranteed: یقینی گارنٹیڈ yaqeeni پکا پکی پکے pakka pakki لازوال
guest: مہمان mehman
guests: مہمانوں mehmanon
gym: جم ورزش
hair: baal بال
halal: حلال
half: آدھا آدھی آدھے نصف adha
half more: ڈیڑھ
hall: ہال
hand: haath ہاتھ
handover: حوالے دستبرداری
happened: ہوا ہوئی ہوئے hua hui hue
happy: خوشی مسرت
harvest: فصل فصلیں
have written: لکھوا
having: کرکے لےکر karke kay مند
he: usne ussne اسنے
he who: والا wala
headmaster: ہیڈماسٹر
health: صحت صحتمند تندرستی sehat
heart: dil دل
height: قد
help: مدد امداد تعاون مددگار madad imdad
helper: معاون
hepatitis: ہیپاٹائٹس
here: یہاں yahan ادھر
heritage: ورثہ ثقافت
hifz: حفظ حافظ حفاظ
higher: اعلی بلند
him: اسکو usko اسی
his: اسکا اسکی اسکے uska uski uske
history: تاریخی
hit: مار مارا
hockey: ہاکی
holder: دار یافتہ حامل ہولڈر
holders: یافتگان داروں داران
home: گھر گھروں گھریلو ghar
home address: رہائش
homework: مشق مشقیں
honour: اعزاز عزت
hope: امید توقع
horse: گھوڑا
hospital: ہسپتال اسپتال شفاخانہ
hostel: دارالاقامہ ہاسٹل
hotel: ہوٹل
hour: گھنٹہ گھنٹے گھنٹوں ghante ghanta
how: کیسے kaise kesay
how many: کتنے کتنا کتنی kitne kitna kitni
hundred: سو سینکڑوں سیکڑوں sau
hundred thousand: لاکھ lakh
husband: شوہر خاوند
i: mujhe مجھ مجھے mujhko maine
id: آئیڈی
id card: cnic نادرا
identity: شناخت پہچان shanakht
if: اگر اگرچہ agar agr
illegal: غیرقانونی ناجائز
imam: امام خطیب مولانا مولوی
imitation: نقالی مشابہ چربہ
import: درآمد
in: میں mein main
included: شامل شمولیت shamil
income: آمدن amdani انکم
increase: اضافہ اضافے بڑھانا بڑھانے بڑھاؤ بڑھائے بڑھایا izafa بڑھاوا بڑھوا بڑھاتا بڑھاتے بڑھائی بڑھانی
independence: آزادی
information: معلومات اطلاع خبر
informational: معلوماتی
inheritance: وراثت ترکہ میراث
inshallah: انشاءاللہ انشااللہ
inside: اندر andar
installment: قسط قسطیں قسطوں اقساط qist
instead: بجاۓ
institution: ادارہ ادارے اداروں adara adare
insurance: بیمہ انشورنس تکافل
interest: سود سودی ربا sood انٹرسٹ بیاج
interesting: دلچسپ
international: بین الاقوامی عالمی انٹرنیشنل
internet: انٹرنیٹ
introductory: تعارف
invalid: باطل کالعدم
invest: سرمایہ sarmaya انویسٹ لگاؤ سرمایہکاری لگاتےہو
investment: انویسٹمنٹ sarmayakari
investor: انویسٹر sarmayakar سرمایہکار
invite: دعوت مدعو بلائیں بلانا بلائے بلانے بلایا dawat
is: ہے hai hay
is not: nahihai
issue: اجراء جاری
january: جنوری
jewelry: زیور
join: جوائن جڑیں جڑو جڑنے
joke: mazaq مذاق
judge: جج منصف قاضی
juice: جوس
july: جولائی
june: جون
just: بس ہی bas hi
kabaddi: کبڈی
keep: رکھنا رکھنے رکھیں رکھ رکھو رکھتا رکھتے رکھتی رکھیے رکھنی rakhein rakh rakhiye rakhay
kept: رکھا رکھے رکھی رکھوایا rakha rakhi rakhe rakhwaya رکھوائی رکھوائے
key: کلید چابی کنجی chabi kunji chaabi
kilo: کلو
kindness: مہربانی کرم عنایت meharbani
kitchen: مطبخ کچن
kite: پتنگ
know: pata معلوم جانتے جانتا جانیں jaante jante
knowledge: علم علمی ilm
label: لیبل
lamp: قمقمہ چراغ
land: زمین اراضی zameen
lane: گلی گلیوں گلیاں gali
language: زبان
last: آخری آخر akhri آخرکار aakhir
last year: پارسال
late: دیر تاخیر der لیٹ
laugh: hansa ہنسنے ہنسی
launch: لانچ اجرا افتتاح
lawyer: وکیل وکلا
learn: سیکھیں سیکھ seekhna seekhein
learned: سیکھا سیکھی سیکھے
learner: نوآموز
leave: چھوڑ رخصت چھٹی chhore chhoro chhorna
lecture: لیکچر
legal: قانونی جائز
lend: مستعار qarze udhar
length: طوالت لمبائی
lens: عدسہ
less: کم کمتر kam
lesson: سبق اسباق درس سبقوں
letter: خط مکتوب چٹھی
level: سطح لیول مرحلہ مراحل marhale مرحلے
librarian: لائبریرین
library: لائبریری
licence: لائسنس لائیسنس license اجازہ
lie: جھوٹ
lift: اٹھا
lights: لائٹوں لائٹیں بتیاں
like: سی سا si jaisay مانند sa
limit: حد حدود
limited: محدود لمیٹڈ mehdood mahdood چنیدہ
line: لائن
link: لنک ربط لنکس
lion: شیر
liquidity: لیکویڈیٹی
list: فہرست لسٹ fehrist
listing: لسٹنگ
liter: لیٹر
literature: ادب ادبی
loan: قرض قرضہ قرضے قرضوں ادھار qarz udhaar لون
lock: تالا قفل لاک
locker: تجوری لاکر صندوق
login: لاگ لاگن
logo: لوگو
long: lambi لمبا لمبی طویل
look after: سنبھال sambhal
lose: ہارنے ہارنا ہار ہارے
loss: نقصان خسارہ خسارے گھاٹا گھاٹے nuqsan nuqsaan
lost: گم گمشدہ کھویا کھو gum
lost money: ڈوبا ڈوبے ڈوب ڈوبنا ڈوبتا
lottery: لاٹری
loyal: وفادار مستقل
loyalty: وفاداری لائلٹی
luck: قسمت نصیب
lucky: لکی خوش
lunch: ظہرانہ
lying: پڑا پڑی پڑے
machine: مشین
made: بنایا بنی بنائی بنائے bani bana بنایئں بنوایا بنوائی
magazine: رسالہ جریدہ میگزین
mail: ڈاک ایمیل
mainnet: مینیٹ
make: بنانا بنانے بنائیں بنواؤ بنوانے بنوانا بناتے بناتا بناتی بناؤ بناو banao banate banwana
making: کاری سازی
man: مرد مردوں mard
management: انتظامیہ منتظم
manager: مینیجر منیجر
march: مارچ
mark: مارکس نشانہ
market: مارکیٹ بازار منڈی bazaar bazar mandi markeet
marks: نشانات نشانوں
master: ماسٹر
match: میچ میچز
mathematics: ریاضی
may: مئی
maybe: شاید غالباً
meat: گوشت قربانی
medal: تمغہ تمغے میڈل تمغوں tamgha tamga
media: میڈیا
medical: طبی میڈیکل طب tibbi
medicine: دوا ادویات دوائی دواؤں dawa
meeting: اجلاس نشست مجلس ملاقات میٹنگ محفل
melody: ترنم
member: رکن ممبر رکنِ mimber
members: ارکان اراکین ممبران ممبرز ممبروں رکنوں arakeen membran
membership: رکنیت ممبرشپ rukniyat رکنیتیں
memento: یادگار yaadgar yadgar
mention: ذکر مذکورہ
message: پیغام میسج sms paigham
meter: میٹر
milk: دودھ doodh
million: ملین
millionaire: کروڑپتی لکھپتی
mining: مائننگ
minister: وزیر وزارت
mint: منٹنگ ٹکسال
minute: منٹ منٹوں
mistake: غلطی غلط خطا galat
monday: پیر سوموار
money: پیسہ پیسے پیسوں پیسا مال دولت رقوم paisa paise paison dolat maal رقمیں
monogram: مونوگرام monogram
month: mahine مہینے مہینہ مہینوں ماہ mahina
monthly: ماہانہ ماہوار mahana
moon: چاند
more: زیادہ زائد zyada ziyada زیادتی
morning: صبح سویرے subah
mortgage: رہن گروی
mosque: مسجد
most: بیشتر اکثر
mother: ماں والدہ امی maa ammi
motor: موٹر
motorway: motorway موٹروے
mountain: pahari
multiply: بڑھوتری افزائش
museum: عجائب میوزیم
music: موسیقی سنگیت
must: چاہیے چاہئے لازم پڑےگا پڑےگی chahiye parega paregi laazmi lazmi چاہییں
must not: mamnoo
my: میرا میری میرے mera meri mere
name: نام naam نامی ناموں اسم اسمائے
narrow: تنگ
national: قومی نیشنل
near: پاس نزدیک قریب paas qareeb
necessary: ضروری zaroori
need: ضرورت درکار zaroorat ضروریات محتاج zarurat
needle: سوئی
neighbour: پڑوسی ہمسایہ ہمسائے
neighbourhood: محلہ محلے mohalla muhalla
nephew: بھتیجا بھتیجے بھانجا
network: نیٹ نیٹورک
never: ہرگز قطعاً hargiz
new: نئے نئی نیا naya nayi naye جدید
newspaper: اخبار
next: اگلا اگلے اگلی agla agle agli آئندہ
nft: اینایفٹی
night: رات راتوں raat راتیں
night prayer: عشا عشاء
nine: نو nau
ninety: نوے
no: ناں نا
no value: بےمول
nobody: koinahi
node: نوڈ
noise: shor شور
non: غیر ghair
nontransferable: غیرمنتقل ناقابلمنتقلی
noon: دوپہر dopahar
not: نہیں نہ مت na nahi nai mat nahee nahein nhi nhe
note: نوٹ
nothing: کچھنہیں
november: نومبر
now: اب ابھی ab abhi
number: نمبر عدد تعداد numbar nambar ginti
nurse: نرس نرسوں
obtainable: دستیاب میسر
oclock: بجے baje
october: اکتوبر
of: کے کی کا ke ka ki
offer: پیشکش آفر آفرز پیش
office: دفتر دفاتر daftar
office work: دفتری
official: سرکاری رسمی آفیشل باضابطہ sarkari دستوری serkari aafishal
oil: تیل tel
old: پرانے پرانا پرانی purana purani purane قدیم
on: پر pe par اوپر upar تلے
one: ایک ek aik
online: آن آنلائن
only: صرف محض فقط sirf محضاً srf faqat
open: کھل کھلا کھلے کھولیں کھولنا کھلی کھلتا khula
opening: افتتاحیہ
opportunity: موقع مواقع mauqa moqa
option: اختیار
or: یا ya
order: فرمائش آرڈر حکم
original: اوریجنل
orphan: یتیم
other: دوسرے دوسری دوسرا دیگر dusra doosri doosra dusre dusri
otherwise: ورنہ وگرنہ
otp: اوٹی
our: ہماری ہمارے ہمارا hamari hamara hamare humara humari humare
outside: باہر bahar
over: ختم khatam
overseas: overseas بیرون پردیس
own: اپنے اپنی اپنا apne apni apna
owner: مالک maalik malik malkan malkiyat
ownership: ملکیت milkiyat قبضہ قبضے
package: پیکج پیکیج
page: صفحہ صفحے صفحات ورق
paid: چکائی
painting: مصوری پینٹنگ
paper: کاغذ kaghaz kaagaz
parents: والدین
participant: شریک شرکا
partner: پارٹنر ساجھی شراکتدار شراکتوں
partnership: ساجھا ساجھےداری پارٹنرشپ مضاربت مشارکہ
pass: کامیاب
passive: بیٹھےبٹھائے
passport: پاسپورٹ
password: پاسورڈ پاسوورڈ paasword
password forgotten: بھولا
past: گزشتہ گذشتہ پچھلا پچھلے پچھلی pichle pichli سابق
patient: مریض mareez
patients: مریضوں مریضان بیماروں
pattern: نقشہ
pay: ادا ادائیگی بھرنا بھریں بھرے بھرو چکانا ada adaigi bharna
payable: واجب بقایا
peace: سلام assalam
peacock: مور
pen: قلم
pen name: تخلص
pension: پنشن پینشن
people: لوگ لوگوں افراد logon log عوام
percent: فیصد faisad feesad
permission: اجازت ijazat ijaazat
permit: پرمٹ اجازتنامہ noc
person: شخص فرد آدمی بندہ بندے
personal: ذاتی شخصی نجی zaati نجّی
pharmacy: دواخانہ فارمیسی
phone: فون موبائل ٹیلیفون فونز fon mobail
photo: فوٹو عکس
phrase: جملے عبارت فقرہ فقرے فریز
physician: حکیم
picture: تصویر تصاویر tasveer
pigeon: kabootar کبوتر
pilgrim: حاجی
pin: پن پنکوڈ
place: jagah جگہ مقام
plain: سادہ saada
plan: ارادہ irada
plant: شجرکاری شجر بوٹا
plastic: پلاسٹک
player: کھلاڑی پلیئر
players: کھلاڑیوں
please: براہ برائے
plot: پلاٹ marla kanal مرلہ کنال
plumber: پلمبر
pocket: جیب
poem: نظم نظمیں nazm
poet: شاعر shayar
poetry: شاعری شعر کلام اشعار shairi shayari
poetry reading: مشاعرہ مشاعرے مشاعروں mushaira
poets: شعرا شاعروں
point: نکتہ
points: پوائنٹ نکات
police: پولیس تھانہ
ponzi: پونزی
pool: پول
poor: غریب مستحق نادار
portfolio: پورٹ فولیو
possible: ممکن
post: پوسٹ عہدہ
pottery: کمہار ظروف
prayer: نماز دعا dua namaz دعائیں
precious: قیمتی انمول qeemti
premium: پریمیم
presale: پری
presence: موجودگی شرکت
present: حاضر موجود
president: صدر
pressure: دباؤ بلڈپریشر
price: قیمت نرخ دام بھاؤ نرخوں داموں qeemat keemat daam بھاو ریٹ ریٹس پرائس qimat qimten nirkh
price floor: فلور
prices: قیمتیں قیمتوں نرخنامہ qeematein qeemten
principal: پرنسپل صدرمدرس
print: پرنٹ چھاپ طباعت
printed: چھپا چھپی مطبوعہ
privacy: رازداری پرائیویسی پردہ
private: پرائیویٹ خانگی
prize: انعامی انعامِ
prizes: انعامات انعاموں
proceeding: کارروائی
profit: منافع نفع nafa پرافٹ مارجن munafe
profitable: سودمند
program: پروگرامز پروگراموں
prohibition: ممانعت پابندی بندش
project: پروجیکٹ منصوبہ پراجیکٹ منصوبے منصوبوں
promise: وعدہ وعدے وعدوں عہد پیمان wada waada wade vaada vada
promised: موعودہ waday
proof: ثبوت شواہد saboot
property: جائیداد جائداد املاک پراپرٹی jaidad
proud: فخر
proved: sabit ثابت
public: عوامی پبلک عام aam
pump: پمپ
punishment: سزا
pupil: متعلم
pupils: شاگردان تلامذہ
puppet: پتلی کٹھ
purchase: خریداری خریدوفروخت kharidari khareedari khreedari
push: dhake دھکیلنا دھکے
pushing: دھکیلنے دھکیلتے دھکا
put: لگا لگائیں لگائے لگایا لگانا لگانے لگاتے لگاتا laga lage
pyramid: پیرامڈ اہرام
qr: کیو
qualification: قابلیت استعداد
quality: معیار
quarter: چوتھائی
question: سوال sawal
queue: قطار
quick: فوری فوراً تیز
quiz: کوئز
quran: قرآن قران
quran reading: ناظرہ
rain: بارش
raise: اگاہی اکھٹا اکھٹے اکھٹی
ramadan: رمضان ramzan
rare: نایاب کمیاب نادر نوادر nayab عجیب
reach: پہنچ
read: پڑھ پڑھے پڑھا پڑھی پڑھو parh
reader: قارئین
reading: پڑھنا پڑھنے پڑھائی مطالعہ پڑھتے پڑھتا پڑھتی parhai mutalia
real: سچے خالص
receipt: رسید raseed
receive: وصول پانا پائیں پائے حاصل wasool wusool hasil
received: موصول وصولا پایا پائی
reception: ولیمہ walima walime استقبالیہ
recipe: ترکیب
reciter: قاری qaari
recognize: پہچانیں پہچاننا
recognized: معتبر تسلیم مسلمہ معروف
recommendation: سفارش تجویز sifarish
recovery: بازیابی بحالی ریکوری
recruit: بھرتی جوڑنا جوڑیں جوڑے جوڑنے
red: laal لال سرخ
redeem: بھنا ریڈیم چھڑانا
refer: ریفر بلاؤ لاؤگے
referee: ریفری
referral: ریفرل سفارشی ریفرنس
refugee: مہاجر پناہ
refund: ریفنڈ
regards: والسلام
register: رجسٹر
registration: اندراج رجسٹریشن
regular: باقاعدہ باقاعدگی
rejected: رد مسترد
relic: تبرک
relief: ریلیف
religion: دین مذہب اسلامی
remember: yaad یاد
remittance: ترسیلات حوالہ ہنڈی
renew: تجدید نیاپن
renewal: تجدیدی
rent: کرایہ کرائے kiraya kiraye
repair: مرمت درستگی مکینک
repay: چکائیں چکائے چکاتا چکاتے چکایا
replace: متبادل بدلہ
replaceable: متبادلات
replica: ریپلیکا
report: رپورٹ روداد
request: گزارش التجا guzarish
research: تحقیق
resell: ریسیل بازفروخت
reserve: ریزرو بکنگ بک
respected: محترم معزز حضرات حضرت
responsibility: داری ذمہداری
responsible: ذمہ ذمے ذمہدار
restaurant: ریستوران ڈھابہ
result: نتیجہ نتائج نتیجے
retail: پرچون خوردہ
retired: ریٹائرڈ
return: واپسی ریٹرن wapsi
revenue: محصول
review: جائزہ نظرثانی معائنہ
reward: انعام صلہ ریوارڈ اجر inam inaam انعامیہ پاداش
rice: چاول بریانی
rich: امیر مالدار دولتمند خوشحال
right: حق حقوق
ring: انگوٹھی
rise: بڑھنا بڑھنے بڑھے بڑھیں بڑھتا بڑھتی بڑھتے بڑھ چڑھنا چڑھے اچھال تیزی چڑھاؤ ابھرنا barh barhay چڑھیں چڑھ
rising: چڑھتی چڑھتا چڑھتے
risk: خطرہ خطرے خطرات خدشہ رسک خدشات khatra
risk free: بےخطر
risky: خطرناک پرخطر
river: دریا
road: سڑک راہ
roadmap: روڈمیپ
roof: چھت chhat
room: کمرہ کمرے
rose: بڑھا بڑھی چڑھا چڑھی
rose flower: گلاب
round: گول
rule: قانون ضابطہ قاعدہ
rules: قواعد ضابطے قوانین اصول ضوابط
run: چلاتے چلانا چلائے چلاتا چلائیں chalati chalate چلانے
run race: دوڑ دوڑنا دوڑیں
rupees: روپے روپیہ روپئے روپیوں روپوں rupay rupee rupiya
safe: محفوظ mehfooz
safety: حفاظت تحفظ سلامتی hifazat
said: کہا کہی kaha
salary: تنخواہ مشاہرہ tankhwah
sale: فروخت سیل بکری farokht
same: یکساں wahi isi
sample: نمونہ
samples: نمونے
saturday: سنیچر
savings: بچت بچتیں bachat
say: کہنے کہتا کہتے کہنا کہیے کہو کہہ kehte
scam: چکمہ جھانسا جھانسے لوٹ
scan: اسکین سکین
scared: ڈرا ڈر خوف
scheme: اسکیم سکیم
school: اسکول سکول مدرسہ مدرسے مدارس madrasa iskool maktab مکتب
science: سائنس
score: سکور اسکور
sea: سمندر
seal: سربمہر
seat: نشستگاہ سیٹ
seats: نشستیں نشستوں سیٹیں
second: سیکنڈ دوم
secret: خفیہ راز رازدارانہ پوشیدہ سیکرٹ رازوں khufia raaz khufiya
secretary: سیکرٹری معتمد
security: سیکیورٹی سکیورٹی
see: dekh دیکھ
seed: سیڈ بیجک
seeds: تخم
seems: lagega lagta لگتا لگتی لگے لگیں
self: خود khud خودبخود
sell: بیچ بیچیں بیچنا بیچنے بیچو بیچے بیچتا بیچتے بیچتی بیچیے bech beechna فروشی بکواتے bechiye
seller: فروش دکاندار
selling: bikri
semester: سمسٹر
seminar: سیمینار
send: بھیج بھجوائیں ارسال bhej
separate: الگ جدا علیحدہ alag
september: ستمبر
serial: سیریل
series: سلسلہ سلسلے سیریز
server: سرور
service: خدمت خدمات سروس khidmat
service award: ایوارڈ
session: سیشن نشستِ
seven: سات saat
seventeen: سترہ
seventy: ستر
sew: سلوائیں سینا سینے
sewing: سلائی کڑھائی silai
share: حصہ حصے شیئر شراکت hissa hisse
shareholder: حصےدار شیئرہولڈر
shares: حصص حصوں شیئرز شیئروں
sheet: شیٹ
shining: chamakta روشن
shirt: قمیض
shop: دکان دوکان dukan dukaan
short: مختصر
should: چاہئیں chahiay chaiye chahye
show: تماشا شو تماشہ دکھا دکھائیں dikha
shown: دکھایا دکھائی
side: طرف جانب taraf
sign: نشانی علامتیں nishani
signature: دستخط dastakhat
silent: khamosh خاموش
silver: چاندی نقرئی
sink: sink
sir: صاحب جناب sahib janab
sister: بہن بہنو بہنیں باجی آپا behen baji behan
sitting: بیٹھ
six: چھ چھے che
six runs: چھکا
sixteen: سولہ
sixth: چھٹے
sixty: ساٹھ
skill: ہنر مہارت ہنرمند
slip: پرچی پرچہ parchi
slow: آہستہ
small: چھوٹی چھوٹا چھوٹے ننھا chota chhote choti chhota
smart: سمارٹ
so much: اتنا اتنی اتنے utna itna utni itne
so that: تاکہ taake
social: سماجی معاشرتی سوشل
society: سوسائٹی معاشرہ
software: سافٹویئر
soil: مٹی matti
sold: بیچا بیچی بکا بکے بکی becha bechi beecha bika bike
solve: hal حل
some: kuch بعض چند
somewhere: کہیں kahin
son: بیٹا بیٹے بیٹوں beta bete
song: گانا گیت نغمہ گانے ترانہ نعت قوالی
sorry: معذرت معافی افسوس
souvenir: سوغات
speaker: اسپیکر مقرر
spectators: تماشائی
speculation: سٹہ سٹے سٹےبازی قیاس
speech: تقریر خطبہ
spoon: chamach چمچ
sport: کھیل اسپورٹس
stable: مستحکم استحکام
staff: سٹاف
stage: سٹیج
stairs: سیڑھی
stake: داؤ اسٹیک
staking: سٹیکنگ اسٹیکنگز
stamp: مہر مہریں mohar اسٹامپ اسٹیمپ ٹھپہ ٹھپے
star: ستارہ ستارے ستاروں sitara sitare
start: شروع آغاز shuru ابتدا
startup: سٹارٹ
state: ریاست مملکت سٹیٹ صوبائی صوبہ صوبے وفاق
statement: بیان
statue: مجسمہ
stay: رہ رہنا رہنے رہے رہیں رہی رہتا رہتے رہتی rehna rehne rahe raha rahi rehta
sticker: اسٹیکر سٹیکر
still: بدستور
stipend: وظیفہ وظیفے وظائف سکالرشپ اسکالرشپ wazifa
stock: سٹاک ذخیرہ
stock exchange: بورس
stop: roke روکیں رکیں روکنا rok روکے
store: سٹور گودام
story: کہانی قصہ kahani
strictly: سختی سخت
student: طالب شاگرد shagird talib
students: طلبہ طلبا طالبات talba talaba
study: پڑھیے
style: انداز
subscription: سبسکرپشن
success: کامیابیاں
such: ایسی ایسا ایسے جیسا جیسی جیسے ویسا ویسے وہی یہی aisa aise aisi wohi yehi
sugar: چینی شکر
suit: سوٹ
summer: گرمی
sun: سورج دھوپ
sunday: اتوار itwar
sunk: غرق
support: سپورٹ حمایت
surely: یقیناً بےشک ضرور zaroor
swap: تبادلہ ادلابدلی بدلی ادلا tabadla tabadala
sweet: مٹھائی میٹھا شیرینی
swimming: تیراکی
swings: jhoolay
syllabus: نصاب
table: میز
tables: میزیں میزوں
tailor: درزی
take: لے لیں لینے لینا لیتے لیتا لیتی لینی لو لوں لیجیے le lein lene lena leta lete lao
take off: utar
take out: نکال نکلوا nikal
talk: بات baat باتیں
target: ہدف مقصد
tax: ٹیکس
tea: چائے chai chaye
teach: سکھا پڑھانا پڑھائیں پڑھاتے
teacher: استاد ٹیچر معلم استانی ustad ustaad ustaani
teachers: اساتذہ استادوں معلمین ٹیچرز asatza ustadon
team: ٹیم ٹیمیں ٹیموں
technology: ٹیکنالوجی
tell: بتائیں بتائے بتانے بتانا بتا بتاؤ بتاتے بتاتا بتائیے بتایا bata
ten: دس das
ten million: کروڑ crore
tenth: daswein دسویں دسواں
terms: شرط
test: ٹیسٹ پرکھ جانچ
test network: ٹیسٹنیٹ
tether: ٹیتھر
text: متن
than: بجائے بنسبت
thanks: شکریہ jazakallah shukriya جزاک ممنون
that: وہ کہ wo woh keh اُس
that same: usi
theatre: تھیٹر ڈرامہ
theft: چوری
their: انکا انکی انکے unka unki unke apas inka inki inke
them: انکو unko inko
then: پھر تب phir tab toh tou تو
there: وہاں wahan
therefore: لہٰذا لہذا چنانچہ
these: ان انہیں انھیں اِن unhein inhein unn un
they: unhon انہوں انھوں
thief: چور
thing: چیز cheez شے
things: چیزیں چیزوں اشیا سامان
third: تیسرا تیسری تیسرے سوم
thirteen: تیرہ
thirtieth: تیسویں
thirty: تیس
this: یہ اس اسے ye yeh iss
those who: والے والوں والی wale walon wali
thought: سوچا خیال سوچ
thousand: ہزار hazar hazaar
thread: دھاگہ دھاگے
three: تین تینوں teen
thumb: انگوٹھا انگوٹھے
thursday: جمعرات jumerat
ticket: ٹکٹ
ticketing: ٹکٹنگ
tickets: ٹکٹوں ٹکٹیں
tiffin: tiffin ٹفن
time: وقت بار دفعہ مرتبہ waqt dafa baar اوقات
times: گنا گنے guna
title: لقب خطاب عنوان القاب ٹائٹل laqab
to: کو ko کوہی
to sell: بیچنی بکوانا بکوانے
today: آج aaj آجکل
together: اکٹھا اکٹھے ملکر مشترکہ ikatha ikatthe
token: ٹوکن
tomorrow: kal
took: لی لیا لئیے liya li
tool: اوزار آلات آلہ
topic: موضوع
toss: ٹاس
total: ٹوٹل میزان
tournament: ٹورنامنٹ
trade: تجارت ٹریڈ لین سودا سودے سودوں کاروبار tijarat sauda karobar سودابازی tijarti len
trader: تاجر بیوپاری ٹریڈر سوداگر
train: ریل ٹرین
training: تربیت ٹریننگ tarbiyat
transfer: منتقل انتقال ٹرانسفر ترسیل muntaqil
transparent: شفاف
travel: سفر سیر سیاحت
treasurer: خزانچی
treatment: علاج معالجہ ilaj
tree: درخت پودا پودے پودوں
triple: تگنا تگنی
trophy: ٹرافی شیلڈ
trousers: شلوار
truck: ٹرک
trust: اعتماد بھروسہ اعتبار بھروسا bharosa
truth: سچ سچا سچی
tuesday: منگل mangal
tuition: ٹیوشن
turn: باری bari baari
twelve: بارہ barah barha
twenty: بیس bees
twentyfive: پچیس
twentytwo: بائیس
two: دو دوعدد
two half: ڈھائی
umpire: umpire امپائر
umrah: عمرہ حج
un: بے
uncle: انکل چچا ماموں تایا
under: نیچے تحت neeche
understand: سمجھ samajh
unemployment: بےروزگاری
union: یونین اتحاد
unique: منفرد یکتا بےمثال انوکھا انوکھی انوکھے
university: یونیورسٹی جامعہ
unlock: کھولے کھولو کھولنے
until: تک tak تاوقتیکہ تا ta taa
up to: taak
upon you: علیکم alaikum
urdu: urdu اردو
urgent: فورا فورأ ارجنٹ
us: ہمیں humein hamein
use: استعمال istemal
usury: سودخور
vaccine: ٹیکہ ویکسین
valid: کارآمد موثر
valuable: گرانقدر بیش
value: قدر مالیت قدروقیمت قدریں ویلیو qadr maliyat قیمتاً وقعت
value up: چمکے
vegetable: سبزی sabzi
verification: تصدیق ویریفکیشن tasdeeq
verified: ویریفائیڈ جانچا
verify: جانچیں جانچنا پرکھنا پرکھیں
version: ورژن
very: بہت بےحد نہایت انتہائی bohat bahut bht bohot
video: ویڈیو
village: گاؤں دیہات
vip: وی
visa: ویزا ویزے
visible: dikhe dikhayega نظر
voice: آواز awaz
volunteer: رضاکار رضاکارانہ razakar والنٹیئر rzakar
volunteers: رضاکاروں رضاکاران razakaron razakaaron
vote: ووٹ ووٹوں رائے
voting: ووٹنگ استصواب
voucher: واؤچر کوپن واوچر ووچر
wage: اجرت دیہاڑی مزدور
walk: چل چلے چلتے چلتا چلیں چلو چلنا chalo
wall: دیوار
wallet: والٹ بٹوا بٹوہ بٹوے والیٹ بٹوؤں batwa batua پرس ویلٹ
want: چاہتے چاہے چاہتا چاہتی چاہنا چاہیں چاہو chahte chahta chahti chahein chaho chahiyen chahun
war: جنگ
ward: وارڈ
warm: garm garam گرم
warning: تنبیہ انتباہ
was: تھا تھی tha thi
waste: کچرا کوڑا
water: پانی pani
water supply: نلکا کنواں
watermark: آبی
way: طرح طریقہ طریقے ذریعہ ذریعے راستہ tarah
we: ہم hum ham humne hamne
website: ویب سائٹ
wedding: شادی نکاح shaadi shadi
wednesday: بدھ
week: ہفتہ ہفتے ہفتوں hafta hafte
weight: وزن
wellbeing: خیریت خیر
went: گیا گئے گئی گئیں gaya gayi gaye gai
were: تھے تھیں thay theen
what: kya
whatsapp: واٹس
wheelchair: وہیل
when: جب جونہی جبکہ کب jab kab jub
where: کہاں جہاں kahan jahan
which: کونسا کونسی کونسے kaunsa konsa konsi
whitelist: وائٹلسٹ
who: جو کون jo kaun kon jinhon جنھوں جنھیں
whole: پورا پورے پوری کل مجموعی poora poori pura puri pure
wholesale: تھوک
whom: kisko kisay کسے
whose: جس جسے کس جن جنہیں جنہوں jis jin kis kin jinhein jiska jiski jiske kiska kiski جسکا جسکی جسکے
why: کیوں kyun kyon
wicket: وکٹ
widows: بیواؤں بیوہ بیوائیں
wife: بیوی اہلیہ biwi
will: hongi ہونگی
will be: ہوگا ہوگی ہونگے گا گے گی hoga hogi honge ga gi ge
will buy: خریدےگا خریدیںگے kharidega kharidenge خریدوںگا
will do: karenge karega karegi کرےگا کریںگے کروںگا کرےگی
will get: ملےگا ملےگی ملیںگے milega milegi milenge ملیںگی
will go: جائےگا جائےگی جائیںگے jayega jayegi jayenge
will keep: رکھیںگے رکھےگا rakhenge rakhega
will return: لوٹےگا لوٹائےگا
will rise: بڑھےگا بڑھےگی بڑھیںگے چڑھےگا
will sell: بیچےگا بیچیںگے بیچوںگا bechega bechenge bechunga
will work: chalega chalegi چلےگا چلےگی
win: جیتنا جیتنے جیتیں جیتو جیت جیتتا جیتےگا
winner: فاتح
winter: سردی
with: ساتھ سمیت بمع sath saath
withdraw: نکلوانا نکلوائیں نکلوانے
without: بغیر بلا بنا bina baghair bagair bghair
woman: خاتون عورت
women: خواتین khawateen
won: جیتے جیتا جیتی jeeta jeete jeeti
word: لفظ lafz
words: الفاظ لفظوں alfaz alfaaz
work: کام kaam کاموں
workshop: ورکشاپ
worth: ارزش
worthless: بےقیمت بیکار بےکار bekar
wrestling: کشتی پہلوان
write: لکھیں لکھنا لکھنے لکھ لکھو لکھتے لکھے likh
written: لکھا لکھی تحریر likha likhi
year: سال برس سالوں برسوں saal سن
yearly: سالانہ salana
years: baras salon
yes: ہاں جی haan
yield: ییلڈ پیداوار
yogurt: دہی dahi
you: آپ تم aap tum aapko آپکو تمہیں tumhein
your: آپکا آپکی آپکے تمہارا تمہاری تمہارے تیرا تیری aapka aapki aapke tumhara
youth: جوان`
