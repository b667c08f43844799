/** What Arabic words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: عن عنها عنه عنهم
above: فوق أعلى
absent: غاب
academy: أكاديمية
accept: تقبلها يقبل نقبل
acceptance: القبول
according to: حسب بحسب وفقا
account: حساب
accounting: المحاسب
accounts: حسابات
accreditation: اعتماد
accredited: معتمد
across: عبر
added: أضفنا
address: عنوان عناوينها
administration: إدارة
adults: كبار
advertisements: إعلانات
advisor: مستشار
after: بعد وبعد بعده بعدين
again: مجددا ثانية مرارا
age: السن عمر وعمره
agent: وكيل مندوب
agree: يتفقان نتفق
agreed: اتفقنا وافق
agriculture: الزراعة
aid: إسعافات
airport: المطار
all of them: كلهم كلها كله
all of us: كلنا
allowed: مسموح يسمح نسمح بإذن
also: أيضا كمان برضو
always: دائما دوما
amateurs: هواة
ambassador: سفير
amount: مبلغ
amounts: مبالغ
analysis: التحليل
announce: علن يعلن نعلن
announcement: إعلان
annual: السنوي سنوي
another: آخر الآخر أخرى وآخر آخرون
answer: الجواب يجيب رد تجيب
any: بأي لأي
apologized: اعتذر
app: تطبيق
appointment: الموعد
appreciation: تقدير تكريم
archive: الأرشيف
around: حول حوالي
arranged: رتبوا
artistic: الفني فني
as: كما كأنها
as usual: كالعادة
ask: سأل نسأل يسأل سألني سألنا
asset: أصول
association: جمعية الجمعية للجمعية جمعيتنا
associations: جمعيات الجمعيات
at: عند وعند لدى
attend: يحضر تحضر نحضر
attendance: حضور محضرا
attended: حضر حضرت وحضر حضروا
attendees: الحاضرون حاضرين
auction: مزاد مزايدة
audience: جمهور
aunt: خالتي
authority: الجهة جهة هيئة سلطة
awareness: الوعي توعوية
back: إعادة
badge: شارة شارات وسام أوسمة
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
big: كبير كبرى
bird: نسور
birth: ميلاد الولادة بالمولود يولد
bitcoin: بيتكوين البيتكوين بتكوين
black: السوداء
blind: للمكفوفين
blood: الدم
blue: أزرق زرقاء
board: لوحة اللوح لوح سبورة
boards: لوحات
bond: سند
bonds: سندات السندات
bonus: علاوة بونص
book: كتاب
book seat: يحجز احجز حجز
books: الكتب
borrow: استعارة تستعير نستعير يستعير اقترض
both: كلا
bottom: أسفل
bought: شترى اشترى اشتريت اشترت اشتروه
boxes: صناديق
bracelet: سوار
branch: غصنا غصن الغصن
breakfast: إفطار
breaks: ينكسر يكسر
bring: إحضار يجلب
bronze: برونزي
brother: الأخ لأخوك
brothers: الإخوة
brush: فرشاة
bubble: فقاعة
budget: الميزانية
build: نبني
building: البناء المبنى عمارة العمارة بناء
bulletin: نشرة
bus: الباص حافلة
buses: الحافلات
but: لكن ولكن بل
buy: شراء يشتري اشتر نشتري تشتري أشتري يقتني يشترون
buyer: مشتر
buyers: مشترين
by: بواسطة
by it: بها به
by themselves: وحدهم
café: مقهى
cake: كيكة كعكة وكعك
calendar: تقويم
call: مكالمة
came: جاء
camp: المخيم
campaign: حملة حملات
can: يمكن يستطيع يقدر تقدر أستطيع قدر تستطيع نستطيع
cancel: نلغي ونغي
candle: شمعة
candles: الشموع
canteen: المقصف
car: سيارة سيارته
caravan: قافلة
card: بطاقة كرت كارت الكرت
cardboard: كرتون
cards: بطاقات كروت
carpet: سجادة
carry: تحمل يحمل حمل حملت
cars: السيارات
cart: عربة العربات
cash: نقد نقدا كاش والفلوس نقدي
cash out: صرف يصرف صرفها
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
choose: يختار تختار اختار
circular: دائري
circulate: متداولة
city: المدينة
civil: المدني
classic: الكلاسيكية
clean: نظيف
cleaning: تنظيف نظفوا النظافة ينظف مكنسة
clear: واضح بوضوح
closing: ختام إغلاق
clothes: الملابس
club: نادي
clubs: أندية نوادي
coach: مدرب
code: رمز الرمز
codes: رموز رمزا
coffee: قهوة البن
colleague: زميل
collect: نجمع جمع يجمع تجمع لجمع جمعها
collected: جمعنا
collective: جماعي
color: لون بلون لونها
colors: ألوان
come: يأتي يجي ييجي يأتون بتيجي
commission: عمولة الكوميسيون عمولات
committee: لجنة لجان
community: المجتمع
companies: شركات
companionship: رفقة
company: شركة
competition: مسابقة
complaints: والشكاوى
complete: كامل إتمام يكمل تكتمل يكتمل
completed: أتم أنهى أكمل تم كملوا خلص
computer: حاسوب المعلوميات
consumer: الاستهلاكية
contract: العقد عقد
contributed: ساهم مساهمة مساهمات
conversation: محادثة
cook: طبخ الطبخ طبخة يطبخ
cooperative: تعاونية
copy: نسخة نسخ النسخ
corner: ركن والركن زاوية
correct: الصحيح
could: قدرت
council: مجلس
count: عد نعد يعد ونعد نحسب يحسب
country: البلد
course: دورة الدورة دورتنا
courses: دورات الدورات كورس
coverage: تغطية
craft: الحرفة
crowd: الزحام
cultural: الثقافي الثقافة
cup: فنجان كوب كأس
cups: أكواب
currencies: العملات عملات
currency: عملة العملة
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
decided: قررنا
degree: درجة مؤهل
degrees: درجات
delete: نحذف احذف
deliver: يوصله توصيل توصلها تسليم
department: فرع
deposit: والتأمين إيداع عربون وديعة وديعته
deposited: أودعته
deserve: مستحق
design: تصميم
development: التنمية
device: جهاز
did: قد وقد لقد
did it: عملتم فعل عمل
digital: رقمي الرقمي
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
discussion: نقاش ناقش
dish: الطبق
display: للعرض يعرضه
distribute: يوزع نوزع توزع ونوز
distribution: توزيع
divide: نقسم يقسم تقسم
do: نعمل نسوي يعمل تعمل
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
draft: مسودة
draw: قرعة
drawing: رسم الرسم رسمة للرسم ورسم رسمتها رسمها
driver: لسائق
drivers: لسائقي
drop: قطرة
during: خلال طوال
each: كل وكل لكل ولكل كلما
eagle: نسر
early: مبكر بدري باكر
earn: يستحق
easily: بسهولة
economy: الاقتصاد
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
ended: انتهت انتهى خلصنا
ends: تنتهي تنهي
energy: وطاقة بالطاقة
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
except: عدا
exchange: تبادل يبادل نبادل تبديل مبادلة
excuse: عذر
exist: توجد يوجد
exit: الخروج يخرج
expense: مصروف
expensive: غال أغلى غالي
experience: تجربة خبرة
experiences: التجارب
expert: خبير
explain: نشرح أشرحها شرح للتوضيح
extra: زائد إضافي
facebook: فيسبوك
factory: مصنع
fair: معرض بازار
fake: وهمي مزيف مزور زائف مضروبة
falcon: صقر
fall: ينزل تنزل تسقط يهبط ينخفض تهبط هبوط انخفاض
fame: الشهرة
families: عائلات أسر
family: أهل عائلة أسرة أسري
farm: مزرعة
farmers: المزارعين
fast: السريع بسرعة
father: أبي أبو ابي الوالد
fathers: الآباء
fee: مصاريف أجرة
fees: رسوم
fell: نزل هبط انخفض نزلت
festival: مهرجان
festivals: مهرجانات
few: قليل
fifth: خامس
fifty: خمسين خمسون
file: ملف الملف
files: ملفات
film: فيلم
films: أفلام
financial: مالي المالي
fine: غرامة
first: أول أولا أولى لأول وأول الأوائل أولها
first aid: أولية الأولية
five: خمسة خمس الخمس
five hundred: خمسمئة
fixed: ثابت
floor: الطابق أرضية
flowers: زهور الزهر الياسمين التوليب
food: الطعام
for all: للجميع الجميع جميعا
for me: للي
for others: لغيره لغيرك
for them: لهم لهن
for us: لنا عنا
for whom: لمن ولمن
forbidden: ممنوع يحظر محظور
forever: للأبد الأبد أبد
form: نموذج استمارة
forty: أربعين أربعون
found: وجد
founders: التأسيس مؤسس
four: أربع
fourth: رابع
frame: إطار
fraud: احتيال نصب محتال
free: مجان بلاش
friday: الجمعة جمعة
friend: صديق رفيق
friends: أصدقاء
from: من منذ
from it: منها منه
from them: منهم منهن
from us: منا
from you: منكم منك
front: أمام قدام
fund: صندوق
furniture: أثاث
gain: تربح يربح تكسب أكسب يكسب أربح
gained: ربحت كسبت كسب ربحنا ربحوا
game: لعبة لعبتنا
games: ألعاب
garden: حديقة الجنينة
gate: البوابة
gift: هدية إهداؤه الإهداء
girls: بنات
give: نعطي يعطي تعطي عطى أعطيها أعطى تعط اعطي يعطون
give away: نهدي تهدي يهديه تهدى
glasses: نظارة
go: يذهب رايحة راحت نروح
goal: الهدف هدف
god: الله لله ولله
gold: ذهب الذهب
golden: ذهبي الذهبي
good: خير حسن جيد بأس تمام
government: حكومي حكومة
grade: الصف صف للصف
graduate: تخرج خريج
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
guard: حارس ناطور
guardian: ولي
guest: نزيل
guests: ضيوف
guide: دليل مرشد
half: نصف النصف
hall: قاعة صالة الصالون
hand: يد بيده بيد بيدي
hand over: سل يسل
hands: يدان
harvest: قطاف المحصول
has: له لها لديه فله وله ولها
have: عندنا وعندنا عنده لدينا
he: هو وهو فهو
head: رأس
health: صحية الصحي
heirs: الورثة
hello: السلام مرحبا تحية
help: ساعد عاونو مساعدة العون
helper: مساعد
her: إلها
her share: نصيبها
here: هنا هون
highlight: يبرزها
himself: بنفسه وحده
his account: حسابه
his badge: شارته وسامه
his money: ماله فلوسه أمواله
his name: اسمه باسمه واسمه
his share: نصيبه
his student: تلميذه
his team: فريقه
holder: حامل
holders: حاملو حاملي
holiday: العيد عيد
home: بيت البيت بيته
homework: الواجبات
honey: العسل عسل
hospital: مستشفى
hotel: الفندق
hour: ساعة
hours: ساعات ساعتين
houses: بيوت
housing: السكن
how: كيف وكيف ازاي كيفية
how many: كم بكم قديش
human resources: الموارد البشرية
hundred: مئة مية مائة بمئة
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
immediately: فورا حالا
important: المهم
in: في
in exchange: مقابل لقاء
in it: فيه فيها وفيه فيهما
in the: وفي
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
instead: بدل بدلا
institute: معهد
insurance: التأمين للتأمين
interest: ربا
international: دولي
internet: الإنترنت
invested: استثمر
investment: استثمار
investor: مستثمر
investors: مستثمرين مستثمرون
invite: يدعو دعوة دعى ادع
invited: معزومة
invoice: فاتورة
is: هل وهل
issue: نصدر تصدر إصدار يصدر
issued: أصدروا صدر صادر
its fees: رسومه
its name: اسمها
its number: رقمه عددها عددهن
its owner: صاحبه حاملها
its page: صفحته صفحتنا
its price: ثمنه سعره وثمن
its value: قيمته
juice: العصير
keep: نحتفظ تحتفظ يحتفظ نحفظ تحفظ يحفظ أحفظها نمسك يمسك
keeper: حافظ
kept: احتفظ حفظت
key: مفتاح
keys: مفاتيح
kidney: الكلى
kilo: كيلو
kind: طيبة طيب
kitchen: مطبخ
knew: عرفت
know: يعرف تعرف
knowledge: بعلم علم
known: معروف
lady: سيدة
land: الأرض أرض
languages: لغات
lantern: فانوس قنديل
last: آخره الأخير
late: تأخر التأخير
later: لاحقا
launch: طرح نطرح نطلق إطلاق يطرح
laundry: غسيل المغسلة يغسل غسل
leader: قائد
league: الدوري
learn: تعلم
leave: إجازة يترك نترك
lecture: محاضرة محاضرات
lecturer: المحاضر
legal: قانون
lend: أقرض نقرض يقرض نستلف
lending: إعارتها إعارة
less: أقل بأقل الأقل
lesson: درس الدرس حصة
lessons: دروس الحصص حصص
letter: حرف
level: مستوى
liar: كاذب
library: مكتبة
license: رخصة ترخيص رخص تراخيص
licensed: مرخص
like: مثل زي
limit: حد
limited: محدود
line: الخط خط سطر
link: رابط
list: قائمة
little: شوية شوي
loan: قرض القرض قروض سلفة
location: موقعها مكان
logo: شعار
long: طويل
loss: خسارة خسائر
lost: خسر ضاع تضيع فاته مفقود ضاعت
love: يحبون يحب حب نحب أحب يحبه المحبة
loyalty: ولاء
luxury: فخمة
machine: ماكينة المكائن
mail: بريد
main: الرئيسية
mainnet: الرئيسيه
mall: المول
manager: مدير مدر
many: كثير
map: خريطة
mark: علامة
market: سوق السوق
marketing: التسويق
markets: أسواق
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
members: أعضاء
membership: عضوية العضوية بالانضمام والضم عضويات
memorizing: حفظ التحفيظ الحفظ
memory: ذكرى
mention: ذكر نذكر ذكرتها
mere: مجرد
message: رسالة
messages: رسائل
meter: متر مترا
midwife: قابلة للقابلات
million: مليون
ministry: وزارة
minutes: محضر دقائق دقيقة
monday: الاثنين
money: المال فلوس مال أموال نقود مصاري دراهمك
month: شهر الشهر وشهر شهرا
monthly: شهري الشهري
months: أشهر شهور شهرين
more: أكثر أكتر المزيد
morning: صباح
mosque: المسجد بجامع
mother: الأم أمه
mothers: الأمهات للأمهات
mountain: الجبل بجبال
multiples: أضعاف تضاعف
municipality: البلدية بلدية البلدة
museum: متحف
music: الموسيقى موسيقية
must: يجب لازم ينبغي
my badge: شارتي
myself: نفسي بنفسي
name: اسم الاسم باسم واسم اسما
names: أسماء
national: وطني
near: قرب قريب
need: نحتاج يحتاج حاجة محتاجة احتاج تحتاج
needle: وإبرة
neighbor: لجارك جار جاره
neighborhood: الحي حي الحارة للحارة حارته
neighbors: للجيران الجيران
network: شبكة
never: أبدا مطلقا قطعا أصلا بتاتا إطلاقا
new: جديد الجديد الجدد
news: خبر
next: القادم الجاية المقبل
nice: لطيف حلو حلوة
night: ليلة الليل ليلا
nine: تسع تسعة
ninth: تاسع
nobody: لأحد محدش محد أحدا
noon: الظهر
not: لا ولا ليس ليست وليس لم ولم لن ولن غير مش مو ومو فلا لسنا ليسوا لست موش ماهو مب ليسا
notarization: المصادقة تصديق توثيق
notebook: دفتر
notes: ملاحظات
notice: تنبيه
now: الآن دلوقتي هلق الحين
number: رقم الرقم برقم ورقم رقما عدد العدد وعدد بعدد تسلسلي
numbered: مرقم
numbers: أرقام
nursery: المشتل الروضة للبراعم التمهيدي
obstacle: مانع
occasion: مناسبة
of course: طبعا
offer: العرض عروض نقدم يقدم تقدم
office: مكتب
official: رسمي الرسمي
oh: يا
oil: زيت المعصرة
old: قديم العتيقة
olives: زيتون
on: على عل
on behalf: نيابة
on it: عليه
on me: علي
on you: عليكم
one: واحد
only: فقط بس وبس فحسب
only one: وحيد
open: مفتوح يفتح نفتح تفتح فتح فتحنا
opening: افتتاح
opinion: رأيي
or: أو أم او
ordinary: عادي
original: أصل الأصلي
other than: غيره سوى إلا
our account: حسابنا
our badge: شارتنا
our center: مركزنا
our group: مجموعتنا
our name: باسمنا
our neighborhood: حارتنا
ourselves: بأنفسنا
outside: خارج
own: يملك ملك تملك يمتلك
owner: صاحب مالك المالك
owners: أصحاب صاحبات ملاك مالكين
page: صفحة الصفحة للصفحة
paid: دفعت مدفوع فعت دفعنا دفعوا
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
past: الماضي السابق
patience: صبر الصبر
patients: لمرضى
pay: يدفع تدفع دفع ادفع ندفع دفعه أدفع
payment: الدفع السداد تسديد
pen: قلم القلم
pens: الأقلام
people: الناس ناس للناس
percent: بالمئة بالمية
percentage: نسبة نسبته
period: مدة المدة
permanent: دائم
person: شخص شخصا فرد
personal: شخصي
phone: هاتف الجوال جواله موبايل بالهواتف
photography: تصوير
phrase: عبارة
pink: بمبي
place: مكانه
plan: خطة
plant: نغرس نزرع
planted: زرعوا زرعت
platform: منصة
play: لعب يلعبون
players: لاعبين
please: أرجو نرجو الرجاء ورجاء
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
pound: جنيه
practice licence: مزاولة
praise: الحمد
prayer: صلاة
present: حاضر متواجد
president: رئيس
price: ثمن سعر السعر الثمن بسعر بثمن
prices: أسعار
primary: الابتدائية
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
profit: ربح الربح ربحا مكسب الرح صافي
profits: أرباح مرابح
program: برنامج
programming: برمجي برمجة
project: مشروع
projects: مشاريع
proposal: اقتراح
propose: يقترح تقترحون
proposed: اقترح
protect: نحمي
proves: تثبت تبين يثبت إثبات
pseudonym: مستعار لقب لقبك بلقب اللقب ولقب كنيته الكنية
public: العامة عامة للعموم علني
publish: ينشر نشر ننشر
purchases: مشتريات
purple: وبنفسجي
put: يضع يضعها وضع نضع ضعوا يوضع
pyramid: هرمي
quarter: ربع الربع
question: سؤال
questions: أسئلة
quiet: هادئة
quran: القرآن المصاحف
race: سباق شوط
radio: الإذاعة
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
real: حقيقي
really: فعلا بالضبط بالظبط
receipt: إيصال
receive: يحصل تحصل ينال تنال يأخذ ياخذ ياخد تأخذ يستلم نستلم تستلم تاخذ بتاخد
received: نال نالت حصل حصلت استلم أخذ أخذت
reception: استقبال
recipe: وصفة
recitation: تلاوة
recovery: استعادة
recruit: جلب تجلب
red: أحمر
redeem: استبدلها
refer: أحل
reference: مرجعي
referral: إحالة إحالات
refund: استرداد نعيد تسترد يسترد استرجاع
register: سجل السجل بسجل سجلات لائحة
registered: مسجل
registration: تسجيل
relation: علاقة صلة
remaining: الباقي المتبقي
remains: تبقى يبقى بقي
renewal: تجديد
rent: إيجار
repaid: سدد
repair: أصلح يصلح إصلاح ترميم تصليح
repeat: تتكرر المتكررة
replace: ستبدل استبدال
report: تقرير
represents: يمثل
request: طلب الطلب نطلب يطلب تطلب اطلب طلبها
requested: طلبت
required: مطلوب
research: البحث
resembles: يشبه تشبه
rest: الاستراحة
restaurant: مطعمنا المطعم للمطعم
result: ونتيجة
return: نرجع يرجع عائد عوائد مردود
returned: عاد أعاد رجعت تعاد
reveal: نكشف كشف
reward: مكافأة الحوافز حافز
rewards: مكافآت
right: حق حقه حقوق
ring: حلقة خاتم
rise: يزيد تطلع يطلع يرتفع تزيد يصعد ترتفع طلوع يغلى
riyal: ريال
riyals: ريالات
road: طريق
roastery: محمصة مطحنة
role: دورها دور الدور
roof: سقف السطح
room: غرفة
rope: الحبل
rose: صعد طلع زاد ارتفع زادت صعدت
rose flower: وردة
rule: القاعدة
safe: الخزانة خزنة الدولاب
safety: السلامة
said: قال قالت قلنا فقلت فأجاب
salary: راتب
sale: بيع البيع للبيع مبيعات
same: نفس نفسه بنفس ونفس
satoshi: ساتوشي
saturday: السبت سبت
savings: ادخار مدخرات
says: يقول تقول نقول
school: مدرسة المدرسية ومدرسته
school year: دراسية
schools: مدارس
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
seeds: البذور
sell: باع نبيع يبيع تبيع أبيع بيعوا بعها
seller: بائع
sellers: البائعين بائعون
selling it: بيعها
send: يرسل نرسل إرسال ارسل يبعث
seniors: المسن للمسنين
sent: أرسل وصل
seriously: بجد
servant: خادم
server: السيرفر
service: خدمة
services: خدمات
session: جلسة
sessions: جلسات
seven: سبع سبعة
seventy: سبعون سبعين
sewing: خياطة
shade: الظل
shape: شكل الشكل شكله
share: سهم السهم سهما نصيب
shareholders: مساهم
shares: أسهم سهام
she: هي وهي
sheikh: شيخ
shelf: رف
shelves: الرفوف
shepherd: الراعي
shield: الدرع درع
shift: وردية
ship: السفينة قارب مركب
shooting: الرماية
shop: محل المحل دكان متجر البقالة
short: قصير مختصر
show: تظهر يظهر نعرض يعرض تعرض عرض نبين
sign up: يسجل تسجل نسجل وسج سج
signature: توقيع
silver: فضة فضي فضية
simple: بسيط
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
solar: شمسية
sold: تباع يباع بيعت مباع بعنا بعت باعت باعوا باعها بيعه
sold out: نفدت
some: بعض وبعض لبعض بعضهم
someone: أحد أحدهم إحدى إحداهن حدا لحدا
son: ابن لابنه
soon: قريبا
souvenir: تذكار للذكرى
spirit: روح
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
step: خطوة
steps: الخطوات
stick: الصق
sticker: ملصق
stock exchange: بورصة
stories: القصص حكايات
story: قصة القصة وقصة حكاية رواية
street: الشارع
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
suspended: معلق
swimming: السباحة
symbolic: رمزي الرمزي
syndicate: النقابة
system: نظام
take: وخذ نأخذ خذها خذ
tea: شاي الشاي
teacher: الأستاذ معلم
teachers: معلمين معلمات
team: فريق فرقة الفرقة منتخب
teams: الفرق فرق
technical: تقني
temporal: زمني زمن
ten: عشر عشرة العاشر
tenant: المستأجر
tent: الخيمة
testnet: تجريبية
text: نص النص
thanks: شكر شكرا نشكر يشكر
that: أن وأن بأن أننا أنها أنك أنه إنه أنهم
that one: ذلك تلك فتلك
the arabic: العربي
theater: المسرح
their numbers: أرقامهم
then: ثم فإذا إذن
therapist: معالج
there: هناك ثمة
they: هم هن وهم
thing: شيء شي شيئا شيئ بشيء
think: نفكر
third: ثالث
third part: ثلث الثلث
thirty: ثلاثين ثلاثون
this: هذا هذه وهذا وهذه بهذا ده دي هاد هالسنة هالمرة هالأسبوع
thought: فكرت
thousand: ألف ألفا بألف
thousands: آلاف ألوف
thread: خيط
three: ثلاث
three hundred: ثلاثمئة
thursday: الخميس
ticket: تذكرة
tickets: تذاكر
time: مرة المرة للمرة الوقت وقت
times: مرات مرتين
titled: بعنوان
to: إلى إليها إلينا إليكم ليه
token: توكن القطعة قطعة
tokens: القطع قطع التوكنات
tomorrow: غدا وغدا
topic: الموضوع
total: المجموع
tour: جولة
tours: جولات
tower: برج
trading: تداول تجارة
trainee: متدرب المتدر
trainees: المتدربين متدربين
training: تدريب التمارين
transfer: نقل تنقل نقلها تحويل حوالة حوالات يحول انتقال
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
trip: رحلة الرحلة
trips: رحلات الرحلات
trust: أمانة الأمانة تثق ثقة
trustee: أمين الأمين
try: نجر يجرب نجربو جرب
tuesday: ثلاثاء
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
until: حتى لحد لغاية
urgent: مستعجلة
us: نا بنا
use: يستخدمها استخدام تستخدم يستعمل
used: المستعمل مستعملا
user: مستخدم
value: قيمة
very: جدا كثيرا
video: فيديو
village: قرية الضيعة قريتنا
visit: زيارة نزور
visited: زار
visitor: زائر ضيف الضيف
visitors: زوار
visits: زيارات
voice: صوت وصوت بصوت
volunteer: متطوع
volunteering: تطوع
volunteers: لمتطوعي المتطوعات متطوعين متطوعون
voucher: قسيمة بون كوبون
vouchers: قسائم كوبونات
wait: ينتظرون ننتظر
waiver: تنازل
walking: المشي مشيا مشى مشينا
wall: الجدار
wallet: محفظة محفظته محفظتي
want: نريد أريد يريد تريد عايزين عايزة بدنا نبي نبغى أبغى تبي يبي نبغاها نود يود بدي نرغب يرغب أراد
wants: شاء يشاء شئت
was: كان كانت كنت كنا فكان كانوا
watch: يشاهد
water: الماء ماء وماء
wave: موجة
we: نحن ونحن احنا
weaving: النسيج نسج
website: موقع
wedding: العرس
wednesday: الأربعاء
week: أسبوع
weekly: أسبوعي
weight: والوزن
well: البئر بئر
what: ما وما ماذا وش شو إيش فما شنو
whatsapp: واتساب الواتس
when: متى ومتى لما ولما حين عندما وعندما إمتى
where: أين فين وين
white: البيضاء الأبيض
who: ومن الذي التي اللي اللواتي اللاتي فمن مين
why: لماذا ولماذا
will: سوف راح رح
window: نافذة
wing: جناح
wings: أجنحة
winner: فائز والفايز
winners: الفائزين
winter: الشتاء
with: مع معه معها ومعه معاه معو
with me: معي
with us: معنا معانا
withdraw: سحب نسحب يسحب السحب سحبها
without: بلا وبلا بدون دون
women: نسائي
won: فاز فازت
wood: خشب الخشبي خشبية
wool: صوف الكروشيه غرزة
word: كلمة
words: كلمات
words spoken: كلام
work: العمل شغل الشغل اشتغل يشتغل
worker: عامل
workers: عمال
works: أعمال
workshop: ورشة الورشة
workshops: ورش الورش
world: العالم
worth: تساوي يساوي تسوى يسوى
write: كتب نكتب يكتب أكتب اكتب
writing: كتابة
written: مكتوب
year: سنة السنة عام وسنة العام
years: سنين سنوات أعوام
yes: نعم أيوه
you: أنت وأنت أنتم إياها لك ولك
you have: عندك لديك
your account: حسابك
your badge: شارتك
your card: بطاقتك
your key: مفتاحك مفتاحنا
your name: باسمك
your time: وقتكم
your wallet: محفظتك
your wallets: محافظ
your words: كلماتك
yours: لكم
youth: شباب شابا شاب`
