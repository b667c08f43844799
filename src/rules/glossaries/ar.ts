/** What Arabic words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: عن عنها عنه عنهم
above: فوق أعلى
absent: غاب
academy: أكاديمية
accept: تقبلها يقبل نقبل
acceptance: القبول
according to: حسب بحسب وفقا
account: حساب حسابها حسابكم
accounting: المحاسب
accounts: حسابات
accreditation: اعتماد
accredited: معتمد تعتمد يعتمد نعتمد
achievement: إنجاز
across: عبر
added: أضفنا
address: عنوان عناوينها
administration: إدارة
adults: كبار
advertisements: إعلانات
advisor: مستشار
after: بعد وبعد بعده بعدين
afternoon: العصر
again: مجددا ثانية مرارا
age: السن عمر وعمره
agent: وكيل مندوب
agree: يتفقان نتفق
agreed: اتفقنا وافق
agreement: اتفاق
agriculture: الزراعة
aid: إسعافات
airport: المطار
all: كلهم كلها كله كلنا
allowed: مسموح يسمح نسمح بإذن
also: أيضا كمان برضو
always: دائما دوما
amateurs: هواة
ambassador: سفير
amount: مبلغ
amounts: مبالغ
analysis: التحليل
and in: وفي
anime: الأنمي
announce: علن يعلن نعلن
announcement: إعلان
annual: السنوي سنوي
another: آخر الآخر أخرى وآخر آخرون
answer: الجواب يجيب رد تجيب
any: بأي لأي
anyone: أحدكم
apologized: اعتذر
app: تطبيق
appointment: الموعد
appreciation: تقدير تكريم
archive: الأرشيف
army: جيش الجيش
around: حول حوالي
arranged: رتبوا
artist: رسام
artistic: الفني فني
as: كما كأنها
as if: كأن كأنه
as usual: كالعادة
ask: سأل نسأل يسأل سألني سألنا
asset: أصول
association: جمعية الجمعية للجمعية جمعيتنا
associations: جمعيات الجمعيات
at: عند وعند لدى
attend: يحضر تحضر نحضر
attendance: حضور محضرا
attended: حضر حضرت وحضر حضروا حضروها حضره
attendees: الحاضرون حاضرين
auction: مزاد مزايدة
audience: جمهور
aunt: خالتي
authority: الجهة جهة هيئة سلطة
awareness: الوعي توعوية
back: إعادة
badge: شارة شارات وسام أوسمة شارتها شارتين
bag: كيس حقيبة
bags: حقائب
bake: خبز يخبز خب
bakery: مخبز الفرن فرن
balance: رصيد
ball: كرة
bank: بنك البنك للبنك مصرف
bank account: البنكي بنكي
bargain: يساومون
basic: الأساسي
basket: السلة سلة
bath: حمام
be: يكون تكون
beach: الشاطئ الساحل
beaches: شواطئ
beautiful: جميلة جميلا أجمل
became: صار صارت
because: لأن عشان لأنه بسبب علشان
become: يصبح تصبح تصير يصير
bees: النحل
before: قبل قبله
began: بدأ
begin: نبدأ يبدأ
beginners: للمبتدئات مبتدئين
behavior: السلوك
behind: خلف وراها ظهر
benefit: نفع فوائد فائدة
beside: بجانب جنب
better: أفضل أحسن
between: بين بيننا
bicycles: الدراجات
bid: مزايد يزايد
bidder: مزايدين
big: كبير كبرى
bird: نسور
birth: ميلاد الولادة بالمولود يولد
birth date: مولده ولادته ميلاده ميلادك
bitcoin: بيتكوين البيتكوين بتكوين البتكوين
black: السوداء
blackmail: ابتزاز يبتز
blind: للمكفوفين
blockchain: بلوكتشين بلوكشين
blood: الدم
blood type: وفصيلة
blue: أزرق زرقاء
board: لوحة اللوح لوح سبورة
boards: لوحات
bond: سند
bonds: سندات السندات
bonus: علاوة بونص بونس
book: كتاب
book seat: يحجز احجز حجز
books: الكتب
borrow: استعارة تستعير نستعير يستعير اقترض
borrowing: الاستعارة إعارات
both: كلا
bottom: أسفل
bought: شترى اشترى اشتريت اشترت اشتروه
box: علبة
boxes: صناديق
bracelet: سوار
branch: غصنا غصن الغصن
bread: الخبز
breakfast: إفطار
breaks: ينكسر يكسر
bribe: رشوة
brick: قرميدة
bring: إحضار يجلب
bronze: برونزي
brother: الأخ لأخوك
brothers: الإخوة
brought: جاب
brush: فرشاة
bubble: فقاعة
budget: الميزانية
bug: خلل ثغرة
build: نبني
building: البناء المبنى عمارة العمارة بناء
bulletin: نشرة
bunch: عذق عذوقه والعذوق
bus: الباص حافلة
buses: الحافلات
but: لكن ولكن بل
buy: شراء يشتري اشتر نشتري تشتري أشتري يقتني يشترون
buy it: شراءها شرائها شراؤه تشتريها اشتريها نشتريها يشتريه اشترها اشتراها
buyer: مشتر
buyers: مشترين للمشتري
by: بواسطة
by it: بها به
by themselves: وحدهم
café: مقهى
cake: كيكة كعكة وكعك
calendar: تقويم
call: مكالمة
came: جاء
camels: الهجن البكار والزمول
camp: المخيم
campaign: حملة حملات
can: يمكن يستطيع يقدر تقدر أستطيع قدر تستطيع نستطيع
cancel: نلغي ونغي
candle: شمعة
candles: الشموع
canteen: المقصف
capital: رأسمال
captain: الرايس
car: سيارة سيارته
caravan: قافلة
card: بطاقة كرت كارت الكرت بطاقته بطاقتي بطاقتنا كرته
cardboard: كرتون
cards: بطاقات كروت
carpet: سجادة
carry: تحمل يحمل حمل حملت
cars: السيارات
cart: عربة العربات
cash: نقد نقدا كاش والفلوس نقدي
cash out: صرف يصرف صرفها
cats: القطط
celebrate: يحتفل
cell: خلية خلايا
cent: قرشا قرش قروش
center: مركز
ceremony: الحفل حفل
certificate: شهادة إفادة
certificates: شهادات
certified: مصدق موثق
chain: سلسلة
chairs: الكراسي كرسيا
challenge: تحدي
championship: بطولة
change: تغيير تتحول يغير
chapter: الفصل فصل
charity: الخير الصدقات خيري صدقة زكاة للمحسنين
cheap: رخيص أرخص
check: الفحص فحص تحقق التفتيش
chemical: الكيميائي
chess: الشطرنج
child: طفل الطفل للطفل ولد الولد
children: أطفال الصغار للصغار للأولاد الأولاد الأبناء عيال
choir: كورال جوقة
choose: يختار تختار اختار
church: كنيسة
circular: دائري
circulate: متداولة
citizenship: جنسية
city: المدينة
civil: المدني
classic: الكلاسيكية
classroom: صفوف الصفوف
clean: نظيف نظ ونظ
cleaned: نظف نظفنا
cleaning: تنظيف نظفوا النظافة ينظف مكنسة
clear: واضح بوضوح
closing: ختام إغلاق
clothes: الملابس
club: نادي
clubs: أندية نوادي
coach: مدرب
code: رمز الرمز
codes: رموز رمزا
coffee: قهوة البن قهوتك
coffee pot: ركوة إبريق
coin: كوين
coins: عملاتك عملاته كوينات عملاتنا
collateral: ضمانة ضمانات
colleague: زميل
collect: نجمع جمع يجمع تجمع لجمع جمعها
collected: جمعنا
collective: جماعي
color: لون بلون لونها
colored: الملونة
colors: ألوان
come: يأتي يجي ييجي يأتون بتيجي
come true: ليتحقق
commission: عمولة الكوميسيون عمولات
committee: لجنة لجان
community: المجتمع
companies: شركات
companionship: رفقة
company: شركة
comparison: المفاضلة
competition: مسابقة
complaints: والشكاوى
complete: كامل إتمام يكمل تكتمل يكتمل
completed: أتم أنهى أكمل تم كملوا خلص أنهت أتمت أتموا أنهوا
computer: حاسوب المعلوميات
concerning: فيما
concert: حفلات
consider: يراعي
consumer: الاستهلاكية
contract: العقد عقد
contributed: ساهم مساهمة مساهمات
conversation: محادثة
cook: طبخ الطبخ طبخة يطبخ
cooking: طهي الطهي
cooperative: تعاونية
copy: نسخة نسخ النسخ
corner: ركن والركن زاوية
correct: الصحيح
corridor: الممر ممر الممشى
could: قدرت
council: مجلس
count: عد نعد يعد ونعد نحسب يحسب
counted: تعد يعده
country: البلد
coupon: كوبونا
course: دورة الدورة دورتنا دورته دورتك
courses: دورات الدورات كورس
court: محكمة
coverage: تغطية
craft: الحرفة
crescent: الهلال
crowd: الزحام
crypto: كريبتو مشفرة
cultural: الثقافي الثقافة
cup: فنجان كوب كأس
cups: أكواب
currencies: العملات عملات وعملاتهم
currency: عملة العملة
curtain: الستارة
custody: وديعتك حفظه
customer: زبون عميل
customers: زبائن عملاء
daily: يومي اليومي
data: بيانات
date: تاريخ
dates: التمر التمور تمر
daughter: ابنتي ابنة
dawn: فجر فجرا
day: يوم يوما ليوم بيوم ويوم
days: أيام يومين
daytime: النهار
debt: دين ديون الدين مدين
deceased: المرحوم
decided: قررنا
degree: درجة الدرجة مؤهل بكالوريوس ماجستير دكتور ليسانس
degrees: درجات الدرجات
delete: نحذف احذف
deliver: يوصله توصيل توصلها تسليم
department: فرع
deposit: والتأمين إيداع عربون وديعة وديعته
deposited: أودعته
deprivation: حرمان
desert: الصحراء
deserve: مستحق
design: تصميم
developer: مطور
development: التنمية
device: جهاز
diagnosis: تشخيص
did: قد وقد لقد
did it: عملتم فعل عمل
differ: تختلف
digging: الحفر
digital: رقمي الرقمي
digital wallet: المحفظه
diligent: المثابر
dinar: دينار
dinars: دنانير
dinner: العشاء الغدا
diploma: دبلوم
directly: مباشرة
dirham: درهم
dirhams: دراهم
discount: خصم خصما تخفيض الخصم حسم تنزيلات وتخصم
discounts: خصومات تخفيضات
discover: تكتشفين
discussion: نقاش ناقش
disease: أمراض المرضيه مرضه
dish: الطبق
display: للعرض يعرضه
distribute: يوزع نوزع توزع ونوز
distribution: توزيع
divide: نقسم يقسم تقسم
dividends: الأنصبة
do: نعمل نسوي يعمل تعمل
doctor: الطبيب طبيبة أطباء
document: وثيقة
documents: مستندات وثائق
dollar: دولار
dollars: دولارات
donate: تبرع تبر
done: يتم
donor: متبرع
donors: متبرعين
door: الباب باب
double: بضعف ضعف
doubles: يتضاعف تتضاعف
draft: مسودة
draw: قرعة
drawer: الدرج
drawing: رسم الرسم رسمة للرسم ورسم رسمتها رسمها
dress: ثوبا وتلبسه
driver: لسائق
drivers: لسائقي
drop: قطرة
during: خلال طوال
each: كل وكل لكل ولكل كلما
each holder: حاملوه لحاملها حامليها
eagle: نسر
ear: السنبلة سنبلة
early: مبكر بدري باكر
earn: يستحق
earnings: مكاسب أرباحه أرباحك أرباحنا
easily: بسهولة
east: الشرقية
economy: الاقتصاد
edition: إصدارا طبعة
education: التعليم
eight: ثماني
eighth: ثامن
electrician: كهربائي
electricity: الكهرباء
electronic: إلكتروني
emergency: الطوارئ
employee: موظف
employees: موظفين الموظفات الموظفون
empty: فارغة فاضي
end: نهاية
ended: انتهت انتهى خلصنا طوى
ends: تنتهي تنهي
energy: وطاقة بالطاقة
engineer: مهندس هندسة
engineers: المهندسين
enter: يدخل تدخل ادخل
entirely: بالكلية
entrust: يودعون نودع أودع
entry: المدخل دخول
envelope: ظرف
environment: بيئة
erased: محى محو
errors: الأخطاء
ethereum: إيثيريوم
evacuation: الإخلاء
evening: مساء أمسية الأمسية مسائيا
evenings: أمسيات
event: فعالية
events: فعاليات
ever: قط
everyone: كافة
exam: امتحان اختبار
exceeded: تجاوزت
except: عدا
exchange: تبادل يبادل نبادل تبديل مبادلة منصات بادلوا
exclusive: حصري
excuse: عذر
exhibition: معارض
exist: توجد يوجد
exit: الخروج يخرج
expense: مصروف
expensive: غال أغلى غالي غلاء
experience: تجربة خبرة
experiences: التجارب
expert: خبير
expired: منتهي
explain: نشرح أشرحها شرح للتوضيح
extra: زائد إضافي
eye: عين
face: وجه
facebook: فيسبوك
factory: مصنع
fair: معرض بازار
fake: وهمي مزيف مزور زائف مضروبة
falcon: صقر
fall: ينزل تنزل تسقط يهبط ينخفض تهبط هبوط انخفاض
fame: الشهرة
families: عائلات أسر
family: أهل عائلة أسرة أسري عيل عيلة
farm: مزرعة
farmers: المزارعين
fast: السريع بسرعة
father: أبي أبو ابي الوالد
fathers: الآباء
fear: خوف يخاف
feather: ريشة
fee: مصاريف أجرة رسما أجر أجور
fees: رسوم
fell: نزل هبط انخفض نزلت
festival: مهرجان المهرجانات
festivals: مهرجانات
few: قليل
fifth: خامس
fifty: خمسين خمسون
file: ملف الملف
files: ملفات
film: فيلم
films: أفلام
finance: تمويل نمول يمول ممول
financial: مالي المالي
fine: غرامة
finish: ينهي إنهاء تخلص
finished: وخلاص خالص
first: أول أولا أولى لأول وأول أولها أوائل
first aid: أولية الأولية
fishing net: شباك
five: خمسة خمس الخمس
five hundred: خمسمئة
fixed: ثابت
fixed return: ثابتا
floor: الطابق أرضية
flower: وردة
flowers: زهور الزهر الياسمين التوليب
fly: يطير
food: الطعام
football: القدم
for all: للجميع الجميع جميعا
for me: للي
for others: لغيره لغيرك
for them: لهم لهن
for whom: لمن ولمن
for you: ليك نكم
forbidden: ممنوع يحظر محظور
forever: للأبد الأبد أبد
forged: تزوير زور مزورين مزورا
form: نموذج استمارة بشكل
formal: الفصحى
forty: أربعين أربعون
found: وجد
founders: التأسيس مؤسس
four: أربع
fourth: رابع
frame: إطار
fraud: احتيال نصب محتال
free: مجان بلاش
friday: الجمعة جمعة
friend: صديق رفيق أصدقائك أصدقاءك
friends: أصدقاء
from: من منذ
from it: منها منه
from them: منهم منهن
from us: منا
from what: مما
from you: منكم منك
front: أمام قدام
full name: الثلاثي الرباعي الخماسي الكاملين
fund: صندوق
furniture: أثاث
gain: تربح يربح تكسب أكسب يكسب أربح
gained: ربحت كسبت كسب ربحنا ربحوا
gambling: قمار رهان مراهنة يراهن
game: لعبة لعبتنا
games: ألعاب
garden: حديقة الجنينة
gardening: بستنة
gate: البوابة
generosity: كرم
generous: الكريم
gift: هدية إهداؤه الإهداء
girl: البت
girls: بنات
give: نعطي يعطي تعطي عطى أعطيها أعطى تعط اعطي يعطون
give away: نهدي تهدي يهديه تهدى
glasses: نظارة
go: يذهب رايحة راحت نروح
goal: الهدف هدف
god: الله لله ولله
gold: ذهب الذهب
golden: ذهبي الذهبي
goldsmith: الصياغة
good: خير حسن جيد بأس تمام
government: حكومي حكومة
grade: الصف صف للصف
graduate: تخرج خريج
graduated: تخر تخرجت
graduates: خريجي
graduation: التخرج
grain: حبة حبات
grandchildren: الأحفاد
grandfather: الجد جد جدي
grandmother: الجدة الجدات
grant: منح نمنح تمنح منحها امنح يمنح
green: أخضر الأخضر خضراء
group: مجموعة المجموعة الجروب جماعة مجموعات
grow: تكبر يكبر كبر ينمو
guarantee: ضمان نضمن يضمن أضمن تضمن
guaranteed: مضمون المضمون
guard: حارس ناطور
guardian: ولي
guest: نزيل
guest house: الديوانية
guests: ضيوف
guide: دليل مرشد
half: نصف النصف
hall: قاعة صالة الصالون
hand: يد بيده بيد بيدي
hand over: سل يسل
hands: يدان
hang: يعل ويعلق
happened: أصاب
harvest: قطاف المحصول
has: له لها لديه فله وله ولها
have: عندنا وعندنا عنده لدينا
he: هو وهو فهو
head: رأس
health: صحية الصحي
health condition: حالته الصحيه
hear: تسمع
heirs: الورثة
hello: السلام مرحبا تحية
help: ساعد عاونو مساعدة العون
helped: ساعدت ساعدونا
helper: مساعد
her: إلها
her share: نصيبها
here: هنا هون
high: عال عالي
highlight: يبرزها
himself: بنفسه وحده
his: بتاعه
his account: حسابه
his badge: شارته وسامه
his money: ماله فلوسه أمواله
his name: اسمه باسمه واسمه
his share: نصيبه
his student: تلميذه
his team: فريقه
hit: ضرب فالضرب
hold: يحتفظون تحتفظون احتفظي
holder: حامل
holders: حاملو حاملي
holiday: العيد عيد
home: بيت البيت بيته
home address: عنوانك عناوين
homework: الواجبات
honey: العسل عسل
honor: تكريما شرف شرفية فخر فخرية
honorary: فخري شرفي
hospital: مستشفى
hotel: الفندق
hour: ساعة
hours: ساعات ساعتين
house: لدار
houses: بيوت
housing: السكن
how: كيف وكيف ازاي كيفية
how many: كم بكم قديش
human: البشرية
hundred: مئة مية مائة بمئة
hurry: أسرع سارع بسرعه الحقوا
i: أنا وأنا
i have: عندي وعندي لي
idea: فكرة فكرتي
ideas: أفكار
identity: هوية هويته بصمة
if: إذا لو وإذا وإن إن ولو إذ
illiteracy: الأمية
illness: مرض
image: صورة الصورة صورته
images: صور الصور
imitate: تقليد مقلد نقلد تقلد يقلد
immediately: فورا حالا
impersonate: انتحال ينتحل
important: المهم
in: في
in exchange: مقابل لقاء
in it: فيه فيها وفيه فيهما
in them: بهم
in writing: بخط
include: تشمل
income: دخل الدخل
increase: زيادة ارتفاع صعود
inherited: ورثته
initiative: مبادرة
ink: الحبر
inside: داخل
installment: دفعة الدفعة دفعات قسط أقساط
installments: أقساطا بالتقسيط
instead: بدل بدلا
institute: معهد
insurance: التأمين للتأمين
intend: ننوي
interest: ربا
international: دولي
internet: الإنترنت
invest: استثمروا نستثمر يستثمر أستثمر تستثمر استثمرها استثمارك
invested: استثمر
investment: استثمار
investor: مستثمر
investors: مستثمرين مستثمرون للمستثمر
invitation: الدعوة دعوات
invite: يدعو دعوة دعى ادع
invited: معزومة
invoice: فاتورة
iron: الحديد
is: هل وهل
issue: نصدر تصدر إصدار يصدر
issued: أصدروا صدر صادر
its fees: رسومه
its members: أعضاءه عضويته عضويتك
its name: اسمها
its number: رقمه عددها عددهن
its owner: صاحبه حاملها
its page: صفحته صفحتنا
its price: ثمنه سعره وثمن
its profits: ربحه ربحك
its value: قيمته
join: انضم ينضم
joke: هزار
judge: قاضي
juice: العصير
july: يوليو
keep: نحتفظ تحتفظ يحتفظ نحفظ تحفظ يحفظ أحفظها نمسك يمسك
keeper: حافظ
kept: احتفظ حفظت
key: مفتاح
keys: مفاتيح
kidney: الكلى
kilo: كيلو
kind: طيبة طيب
kindness: الرفق
kitchen: مطبخ
knew: عرفت
knock: دق
know: يعرف تعرف
knowledge: بعلم علم
known: معروف
lacked: نقصته
lady: سيدة
land: الأرض أرض
languages: لغات
lantern: فانوس قنديل
last: آخره الأخير
late: تأخر التأخير المتأخرين المتأخرون
later: لاحقا
laughs: وتضحك يضحك
launch: طرح نطرح نطلق إطلاق يطرح
laundry: غسيل المغسلة يغسل غسل
lawyer: محام
leader: قائد
league: الدوري
learn: تعلم تعل وتعل
leave: إجازة يترك نترك
leave it: سيب
lecture: محاضرة محاضرات
lecturer: المحاضر
left: ترك اتركها
legal: قانون
lend: أقرض نقرض يقرض نستلف
lending: إعارتها إعارة
less: أقل بأقل الأقل
lesson: درس الدرس حصة
lessons: دروس الحصص حصص
letter: حرف
level: مستوى
liar: كاذب
librarian: مكتبي
library: مكتبة مكتبتنا
license: رخصة ترخيص رخص تراخيص رخصته رخصتك
licensed: مرخص
lie: كذب يكذب نكذب
like: مثل زي
liked: أعجبته تعجبكم
limit: حد
limited: محدود
line: الخط خط سطر
link: رابط
list: قائمة
little: شوية شوي
loaf: رغيف
loan: قرض القرض قروض سلفة
location: موقعها مكان
logo: شعار
long: طويل
loss: خسارة خسائر
lost: خسر ضاع تضيع فاته مفقود ضاعت
lottery: يانصيب سحوبات
love: يحبون يحب حب نحب أحب يحبه المحبة
lowest: أدنى
loyalty: ولاء
luxury: فخمة
machine: ماكينة المكائن
mail: بريد
main: الرئيسية
mainnet: الرئيسيه مينت الماينت
make me: اعملولي
mall: المول
manager: مدير مدر
mango: المانجا
many: كثير
map: خريطة
marathon: ماراثون
mark: علامة
market: سوق السوق للسوق
marketing: التسويق
markets: أسواق
mask: البرقع
match: مباراة
matches: مباريات
material: مادة
mathematics: الرياضيات
matter: الأمر أمر شأن
matters: الأمور أمور
may: يجوز يحق ممكن
mayor: العمدة
meal: وجبة
meaning: معنى
means: أي يعني تعني
medal: ميدالية
medical: الطبي طبي طبية طبيب ممرض
meet: نلتقي نجتمع يقابله
meeting: اجتماع
meetings: لقاءات اجتماعات
member: عضو العضو عضوا عضوة
members: أعضاء أعضائنا أعضاؤه أعضاؤنا أعضائه عضوات
membership: عضوية العضوية بالانضمام والضم عضويات
memorizing: حفظ التحفيظ الحفظ
memory: ذكرى
mention: ذكر نذكر ذكرتها
mercy: الرحمة
mere: مجرد
message: رسالة
messages: رسائل
meter: متر مترا
middle: وسط
midwife: قابلة للقابلات
million: مليون
mine: تعدين
minister: وزيرة
ministry: وزارة
ministry of: وزير
minutes: محضر دقائق دقيقة
miss out: يفوتك تفوتك
modern: حديث
monday: الاثنين
money: المال فلوس مال أموال نقود مصاري دراهمك أموالهم
month: شهر الشهر وشهر شهرا
monthly: شهري الشهري
monthly return: عائده عوائده
months: أشهر شهور شهرين
more: أكثر أكتر المزيد
morning: صباح
morocco: المغرب
mosque: المسجد بجامع
mother: الأم أمه
mothers: الأمهات للأمهات
mount: مطيته المطية
mountain: الجبل بجبال
multiples: أضعاف تضاعف
municipality: البلدية بلدية البلدة
muscles: وعضلات
museum: متحف
music: الموسيقى موسيقية
must: يجب لازم ينبغي
my badge: شارتي
my wallet: محفظتنا
myself: نفسي بنفسي
nail: مسمار
name: اسم الاسم باسم واسم اسما
names: أسماء
national: وطني
near: قرب قريب
necessary: يلزم
need: نحتاج يحتاج حاجة محتاجة احتاج تحتاج
needle: وإبرة
neighbor: لجارك جار جاره
neighborhood: الحي حي الحارة للحارة حارته
neighbors: جيران الجارة
network: شبكة
network launch: انطلاق
never: أبدا مطلقا قطعا أصلا بتاتا إطلاقا ابدا نهائيا
new: جديد الجديد الجدد
newcomers: الداخلين القادمين الوافدين
news: خبر
next: القادم الجاية المقبل
next year: القابل
nice: لطيف حلو حلوة
night: ليلة الليل ليلا
nine: تسع تسعة
ninth: تاسع
no one: ومحدش
no refund: لاترد
nobody: لأحد محدش محد أحدا لاأحد
noon: الظهر
not: لا ولا ليس ليست وليس لم ولم لن ولن غير مش مو ومو فلا لسنا ليسوا لست موش ماهو مب ليسا ماهي ماكو مافي
notarization: المصادقة تصديق توثيق
notebook: دفتر
notes: ملاحظات
nothing: لاشيء
notice: تنبيه
now: الآن دلوقتي هلق الحين
number: رقم الرقم برقم ورقم رقما عدد العدد وعدد بعدد تسلسلي
numbered: مرقم
numbers: أرقام
nurse: ممرضة تمريض التمريض
nursery: المشتل الروضة للبراعم التمهيدي
oar: المجداف
oasis: الواحة
obstacle: مانع
occasion: مناسبة
of course: طبعا
offer: العرض عروض نقدم يقدم تقدم اعرضوا
office: مكتب
official: رسمي الرسمي حكوميا
oh: يا
oil: زيت المعصرة
old: قديم العتيقة
olives: زيتون
on: على عل وعلى
on behalf: نيابة
on it: عليه
on me: علي
on us: علينا
on you: عليكم
one: واحد
only: فقط بس وبس فحسب حصرا حصريا
only one: وحيد
open: مفتوح يفتح نفتح تفتح فتح فتحنا
opening: افتتاح
opinion: رأيي
opportunity: فرصة فرص
or: أو أم او
orange: برتقالة
ordinary: عادي
organize: تنظم ينظم ننظم
original: أصل الأصلي
other than: غيره سوى إلا
our: ديال بتاعة
our account: حسابنا
our badge: شارتنا
our center: مركزنا
our group: مجموعتنا
our name: باسمنا
our neighborhood: حارتنا
our tribe: لقبيلتنا
ourselves: بأنفسنا
outside: خارج
own: يملك ملك تملك يمتلك
own them: يملكون تملكون يمتلكون
owner: صاحب مالك المالك
owners: أصحاب صاحبات ملاك مالكين
ownership: ملكية تمليك
page: صفحة الصفحة للصفحة
paid: دفعت مدفوع فعت دفعنا دفعوا
palm leaf: سعفة
palm tree: نخلة النخلة نخلته
palms: نخيل النخل نخل
paper: ورقة ورق الورق ورقية
papers: أوراق
paragraph: فقرة
parents: أولياء الأولياء لأهالي
parking: ومواقف الموقف الرصيف
part: جزء قسم القسم
participant: مشارك مشترك
participants: مشاركون مشاركين
participated: شارك اشترك
participation: مشاركة
partner: شريك
partners: شركاء
pass: يمر
passed: اجتاز نجح نجحت
passive: سلبي
passport: جواز
password: باسوورد باسورد
past: الماضي السابق
patch: رقعة
patience: صبر الصبر
patient: مريض
patients: لمرضى
pay: يدفع تدفع دفع ادفع ندفع دفعه أدفع
pay dues: رسومك اشتراكه اشتراكك
payment: الدفع السداد تسديد
pays out: يوزعها نوزعها توزعها
pearl: اللؤلؤ
pen: قلم القلم
pens: الأقلام
people: الناس ناس للناس
percent: بالمئة بالمية
percentage: نسبة نسبته
period: مدة المدة
permanent: دائم
person: شخص شخصا فرد
personal: شخصي
personal data: بياناتك بياناته
pharmacist: صيدلي
pharmacy: صيدلية
phone: هاتف الجوال جواله موبايل بالهواتف
phone number: رقمك جوالك هاتفه جوالاتهم هواتفهم هاتفك
phones: هواتف جوالات
photograph: يصو صو نصو
photography: تصوير
phrase: عبارة
pilgrimage: الحج العمرة عمرة
pilot: طيار
pink: بمبي
place: مكانه
plan: خطة
plant: نغرس نزرع
planted: زرعوا زرعت
planting: زراعة غرس تشجير
platform: منصة
play: لعب يلعبون
player: لاعب
players: لاعبين
please: أرجو نرجو الرجاء ورجاء
pledge: رهن الرهن مرهون يرهن
pocket: جيب
poem: قصيدة
poetry: الشعر شعر
point: نقطة
points: نقاط
police: الشرطة
ponzi: بونزي
pool: المسبح
popular: الشعبي
port: الميناء المرسى
post: منشور
postponed: مؤجل يؤجل
pottery: الفخار
pound: جنيه
practice: مزاولة
praise: الحمد
prayer: صلاة
precede: سبق
present: حاضر متواجد
president: رئيس
pretend: يتظاهر ندعي يدعي
pretext: بحجة
price: ثمن سعر السعر الثمن بسعر بثمن سعرا أسعاره سعرك
prices: أسعار
primary: الابتدائية
principal: مديرة
print: نطبع تطبع طبع
printing: المطبعة للطباعة الطباعة
prior: مسبق
privacy: الخصوصية
private: خاص الخاص
private sector: الأهلية
prize: جائزة
prizes: جوائز
problem: مشكلة
professional: مهني المهنة
profit: ربح الربح ربحا مكسب الرح صافي ربحي
profit share: حصته حصتك نسبتك
profitable: مربح رابح
profits: أرباح مرابح
program: برنامج
programming: برمجي برمجة
project: مشروع
project launch: إطلاقه سنطلق أطلقنا نطلقه
projects: مشاريع
promise: وعد وعود نعدكم أعدكم الوعد يعدكم وعدا وعدها نعدهم يعدونكم
promised: وعدنا وعدت موعود
proposal: اقتراح
propose: يقترح تقترحون
proposed: اقترح
protect: نحمي
proves: تثبت تبين يثبت إثبات
pseudonym: مستعار لقب لقبك بلقب اللقب ولقب كنيته الكنية
public: العامة عامة للعموم علني
publish: ينشر نشر ننشر
pull: يجر
pupil: تلميذة
purchases: مشتريات
purple: وبنفسجي
put: يضع يضعها وضع نضع ضعوا يوضع
pyramid: هرمي
quarter: ربع الربع
queen: الملكة
question: سؤال
questions: أسئلة
quiet: هادئة
quran: القرآن المصاحف
race: سباق شوط
racetrack: المضم مضم
radio: الإذاعة
raise: رفع نرفع يرفع
raising funds: اكتتاب
ramadan: رمضان
random: عشوائي
rank: ترتيب مرتبة
rare: نادر ندرة
rather: أما
reach: يصل تصل يصله يبلغ نبلغ
read: قرأ يقرأ قرأوا قرأت اقرأ
reader: قارئ
readers: قراء
reading: قراءة
ready: جاهز
real: الحقيقي حقيقي
really: فعلا بالضبط بالظبط
receipt: إيصال
receive: يحصل تحصل ينال تنال يأخذ ياخذ ياخد تأخذ يستلم نستلم تستلم تاخذ بتاخد يتسلم نتسلم
received: نال نالت حصل حصلت استلم أخذ أخذت
reception: استقبال
recipe: وصفة
recitation: تلاوة
recognized: معترف
recovery: استعادة
recruit: جلب تجلب
red: أحمر
redeem: استبدلها استبدلوا يستردها
redeemed: استبدلت صرفت صرفناها
reed: قصب
refer: أحل
reference: مرجعي
referral: إحالة إحالات
refund: استرداد نعيد تسترد يسترد استرجاع
refundable: مسترد
refunded: يرد ترد يعاد أعيدت
register: سجل السجل بسجل سجلات لائحة
registered: مسجل مسج
registration: تسجيل
relation: علاقة صلة
relatives: ذويهم
remaining: الباقي المتبقي
remains: تبقى يبقى بقي
renewal: تجديد
rent: إيجار
repaid: سدد
repair: أصلح يصلح إصلاح ترميم تصليح
repairing: صيانة
repeat: تتكرر المتكررة
replace: ستبدل استبدال
report: تقرير
represents: يمثل
request: طلب الطلب نطلب يطلب تطلب اطلب طلبها
requested: طلبت
required: مطلوب
research: البحث
resembles: يشبه تشبه
resources: الموارد
rest: الاستراحة
restaurant: مطعمنا المطعم للمطعم
result: ونتيجة
return: نرجع يرجع عائد عوائد مردود
returned: عاد أعاد رجعت تعاد
reveal: نكشف كشف
revenue: إيراد مداخيل دخلنا ريع الريع
reward: مكافأة الحوافز حافز مكافأته مكافأتك مكافآته جائزته
rewards: مكافآت
rich: أغنياء غني ثراء ثروة
right: حق حقه حقوق الحق
ring: حلقة خاتم
rise: يزيد تطلع يطلع يرتفع تزيد يصعد ترتفع طلوع يغلى
risk: مخاطر خطر مجازفة
riyal: ريال
riyals: ريالات
road: طريق
roastery: محمصة مطحنة
role: دورها دور الدور
roof: سقف السطح
room: غرفة
rope: الحبل
rose: صعد طلع زاد ارتفع زادت صعدت
rotate: تدور
rule: القاعدة
rules: قواعد شروط قوانين
runner: عداء
running: الجري جري ركض
runs away: يفر
sacrifice: والذبائح
safe: الخزانة خزنة الدولاب
safekeeping: نأتمن أمانات الأمانات
safely: بأمان
safety: السلامة
said: قال قالت قلنا فقلت فأجاب
salary: راتب
sale: بيع البيع للبيع مبيعات
same: نفس نفسه بنفس ونفس
sandwich: السندويش فلافل
satoshi: ساتوشي
saturday: السبت سبت
savings: ادخار مدخرات
says: يقول تقول نقول
scam: نصاب خدعة خداع يخدع نخدع
school: مدرسة المدرسية مدرستنا مدرستك مدرسته مدرستي
school year: دراسية
schools: مدارس
scissors: مقص
scout: كش كشاف
scouts: كشافة كشفية
screen: شاشة
sea: البحر
season: موسم
seasons: مواسم
seats: مقاعد
second: ثاني الثانية ثان تاني
secondary: الثانوية إعدادية
secret: سر السر سرية سري
see: يراها يرى رأت نشوف
seed: بذرة
seeds: البذور
sell: نبيع يبيع تبيع نبيعها أبيع بيعوا بعها
sell them: بيعي تبيعون تبيعوا يبيعوا نبيعه أبيعه يبيعونها سنبيع سأبيع
seller: بائع
sellers: البائعين بائعون
selling it: بيعها
send: يرسل نرسل إرسال ارسل يبعث
send me: ابعث أرسلي ابعتولي أرسلوها ارسلوا
seniors: المسن للمسنين
sent: أرسل وصل
seriously: بجد
servant: خادم
server: السيرفر
service: خدمة
services: خدمات
session: جلسة
sessions: جلسات
set up: تقيم
seven: سبع سبعة
seventy: سبعون سبعين
sewing: خياطة
shade: الظل
shape: شكل الشكل شكله
share: سهم السهم سهما نصيب
shareholder: المساهم شريكا
shareholders: المساهمين مساهم
shares: أسهم سهام
she: هي وهي
sheikh: شيخ
shelf: رف
shelves: الرفوف
shepherd: الراعي
shield: الدرع درع
shift: وردية
ship: السفينة قارب مركب
shoe: حذاء
shooting: الرماية
shop: محل المحل دكان متجر البقالة
short: قصير مختصر
show: تظهر يظهر نعرض يعرض تعرض عرض نبين
sign up: يسجل تسجل نسجل وسج سج
signature: توقيع
silver: فضة فضي فضية
similar: متشابهة
simple: بسيط
sing: تغني
sirs: السادة الكرام
six: ست ستة
sixth: سادس
sixty: ستين ستون
skills: مهارات
small: صغير
smaller: أصغر
smart: الذكي ذكي
smiling: مبتسمة
so: لذلك هكذا
social: الاجتماعي
software: برنامجنا البرمجيات
solar: شمسية
sold: باع تباع يباع بيعت مباع بعنا بعت باعت باعوا باعها بيعه
sold out: نفدت
solve: يحل
some: بعض وبعض لبعض بعضهم
someone: أحد أحدهم إحدى إحداهن حدا لحدا
son: ابن لابنه بن
soon: قريبا
source code: شيفرة كود الكود برمجيات
souvenir: تذكار للذكرى
speculation: مضارب
spirit: روح
sponsor: اكفل
spoon: ملعقة
sport: رياضي الرياضة
spring: الربيع
square: ساحة
stadium: ملعب
stamp: ختم الختم بختم وختم طابع مختوم
stamps: أختام الأختام طوابع
star: نجمة
stars: نجوم
start: البداية
state: دولة مرسوم
station: محطة
stations: محطات
stayed up: سهرنا
steal: سرقة يسرق نسرق
step: خطوة درج
steps: الخطوات
stick: الصق
sticker: ملصق
sticks: بالعصي
stock exchange: بورصة
stolen: مسروق
stop: قف
store: خزن تخزين نخزن يخزن
stories: القصص حكايات
story: قصة القصة وقصة حكاية رواية
street: الشارع
stubborn: العنيدة
student: طالب تلميذ
students: طلاب الطلبة طالبات تلاميذ
studio: استوديو
subscribers: مشتركين
subscription: اشتراك
successful: ناجح نجاح
suffices: يكفي تكفي
summary: ملخص
summer: الصيف صيف
sunday: الأحد
supervisor: مشرف يشرف
support: الدعم دعم يدعم ادعم
surname: كنية
suspended: معلق
swimmer: سباح
swimming: السباحة
symbolic: رمزي الرمزي
syndicate: النقابة
system: نظام
table: الطاولة
take: وخذ نأخذ خذها خذ
talk: كلام
tamper: يعبثون
tape: وشريط
tasted: تذوقه وذاق
tea: شاي الشاي
teacher: الأستاذ معلم معل مدرس
teachers: معلمين معلمات
team: فريق فرقة الفرقة منتخب
teams: الفرق فرق
technical: تقني
temporal: زمني زمن
ten: عشر عشرة العاشر
tenant: المستأجر
tent: الخيمة
terms: أحكام
testnet: تجريبية التجريبيه تستنت
text: نص النص
thanks: شكر شكرا نشكر يشكر تقديرا عرفانا
that: أن وأن بأن أننا أنها أنك أنه إنه أنهم ان
that one: ذلك تلك فتلك
the arabic: العربي
theater: المسرح
their: بتاعهم
their numbers: أرقامهم
then: ثم فإذا إذن
therapist: معالج
there: هناك ثمة
they: هم هن وهم
thing: شيء شي شيئا شيئ بشيء
think: نفكر
third: ثالث ثلث الثلث
thirty: ثلاثين ثلاثون
this: هذا هذه وهذا وهذه بهذا ده دي هاد هالسنة هالمرة هالأسبوع
thought: فكرت
thousand: ألف ألفا بألف
thousands: آلاف ألوف
thread: خيط
threaten: تهديد يهدد نهدد
three: ثلاث
three hundred: ثلاثمئة
thursday: خميس
ticket: تذكرة تذكرته تذكرتك تذاكرنا
ticket lottery: اليانصيبات
tickets: تذاكر
tie: ربطه مربوطة
tile: بلاطة البلاط
time: مرة المرة للمرة الوقت وقت
times: مرات مرتين
tired: تعبنا تعب زهقت
titled: بعنوان
to: إلى إليها إلينا إليكم ليه
today: النهارده
token: توكن القطعة قطعة رمزك عملتنا عملتك
tokens: القطع قطع التوكنات
tomorrow: غدا وغدا بكرة بكره
tooth: سن
topic: الموضوع
total: المجموع
tour: جولة
tours: جولات
tower: برج
trading: تداول تجارة
trainee: متدرب المتدر
trainees: المتدربين متدربين
training: تدريب التمارين
transfer: نقل تنقل ينقلها نقلها تحويل حوالة حوالات يحول انتقال يحو تحو
transfer it: تنقلها انقلها ينقل ننقل نقله
transferable: محولا
transferred: تنتقل ينتقل تحول محولة
transport: مواصلات
travel: السفر
travelled: سافر
traveller: مسافر
treasure: كنز
treat: معاملة
treatment: العلاج
tree: شجرة شجرته الشجر
trial: تجريبي
trip: رحلة الرحلة رحلتنا
trips: رحلات الرحلات
trust: أمانة الأمانة تثق ثقة
trustee: أمين الأمين
truth: حقيقة الحقيقة صحيح
try: نجر يجرب نجربو جرب جر
tuesday: ثلاثاء
turnover: مبيعاتنا
twelve: اتناشر الاثنتي اثنا
twenty: عشرين عشرون
two: اثنان اثنين اثنتان تنين
two hundred: مئتي مئتان
two seasons: موسمين
two thousand: ألفين
two years: سنتين عامين
type: نوع ونوع الصنف
types: أنواع الفئات
unanimously: بالإجماع
uncle: عم عمي العم لعم خالي
under: تحت تحتها
understand: فهم فاهم
unified: الموحدة
unit: وحدة
universities: الجامعات
university: جامعة جامعية الجامعي كلية
untie: فك
until: حتى لحد لغاية لين
upset: يزعل
urgent: مستعجلة
us: لنا عنا نا بنا فينا
use: يستخدمها استخدام تستخدم يستعمل
used: المستعمل مستعملا
user: مستخدم
users: مستخدمين مستخدمون
vaccination: تطعيم لقاح
valid: صالحة ساري صلاحية صالحا
valley: الوادي
value: قيمة
very: جدا كثيرا
video: فيديو
village: قرية الضيعة قريتنا
visa: تأشيرة
visit: زيارة نزور
visited: زار
visitor: زائر ضيف الضيف
visitors: زوار
visits: زيارات
voice: صوت وصوت بصوت
volunteer: متطوع
volunteered: تطوعت تطوعوا
volunteering: تطوع
volunteers: لمتطوعي المتطوعات متطوعين متطوعون للمتطوع
vote: تصويت يصوت نصوت
voucher: قسيمة بون كوبون
vouchers: قسائم كوبونات
wait: ينتظرون ننتظر
waiver: تنازل
walking: المشي مشيا مشى مشينا
wall: الجدار
wallet: محفظة محفظته محفظتي محفظتكم
want: نريد أريد يريد تريد عايزين عايزة بدنا نبي نبغى أبغى تبي يبي نبغاها نود يود بدي نرغب يرغب أراد
wants: شاء يشاء شئت
was: كان كانت كنت كنا فكان كانوا
watch: يشاهد
water: الماء ماء وماء
wave: موجة
we: نحن ونحن احنا
we read: نقرأ نقرا
weaving: النسيج نسج
website: موقع
wedding: العرس
wednesday: الأربعاء
week: أسبوع
weekly: أسبوعي
weight: والوزن
well: البئر بئر
whale: الحوت
what: ما وما ماذا وش شو إيش فما شنو
whatsapp: واتساب الواتس
when: متى ومتى لما ولما حين عندما وعندما إمتى
where: أين فين وين
white: البيضاء الأبيض
who: ومن الذي التي اللي اللواتي اللاتي فمن مين
why: لماذا ولماذا
will: سوف راح رح
wind: الريح
window: نافذة
wing: جناح
wings: أجنحة
winner: فائز والفايز
winners: الفائزين
winning: الفوز فوز
winter: الشتاء
wise: العاقل
with: مع معه معها ومعه معاه معو
with me: معي
with us: معنا معانا
with what: بما
withdraw: سحب نسحب يسحب السحب سحبها
without: بلا وبلا بدون دون بغير
women: نسائي
won: فاز فازت
wood: خشب الخشبي خشبية
wool: صوف الكروشيه غرزة
word: كلمة
words: كلمات
work: العمل شغل الشغل اشتغل يشتغل
worker: عامل
workers: عمال
works: أعمال
workshop: ورشة الورشة
workshops: ورش الورش
world: العالم
worth: تساوي يساوي تسوى يسوى
wrap: لف
write: كتب نكتب يكتب أكتب اكتب
writing: كتابة
written: مكتوب
year: سنة السنة عام وسنة العام
years: سنين سنوات أعوام
yes: نعم أيوه
yield: مردودها
you: أنت وأنت أنتم إياها لك ولك
you have: عندك لديك
your account: حسابك
your badge: شارتك
your card: بطاقتك
your key: مفتاحك مفتاحنا
your keys: مفاتيحك
your name: باسمك
your password: كلمتك
your time: وقتكم
your wallet: محفظتك
your wallets: محافظ
your words: كلماتك
yours: لكم
youth: شباب شابا شاب`
