/** What Thai words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
abbot: เจ้าอาวาส
about: เกี่ยวกับ เกี่ยว ราวๆ ประมาณ
above: เหนือ
absent: ขาดเรียน
accelerate: เร่ง
accept: ยอมรับ ยอม
access: เข้าถึง สิทธิ์เข้า เข้าใช้
accident: อุบัติเหตุ
according: ตามที่ ตามนั้น
account: บัญชี แอคเคานต์ แอคเคาท์ เลขบัญชี
accounting: บัญชีรายรับ
accredit: เทียบโอน วิทยฐานะ
accredited: รับรองมาตรฐาน รับรองวิทยฐานะ
add: บวก เติม เติมเงิน
address: ที่อยู่ แอดเดรส บ้านเลขที่
adjust: ปรับ
admin: แอดมิน แอด ผู้ดูแล ดมิน
admission: รับเข้า
adult: ผู้ใหญ่
advance: สำรองจ่าย
advertisement: โฆษณา
afraid: กลัว
after: หลัง หลังจาก ภายหลัง หลังจากนั้น
afternoon: บ่าย ตอนบ่าย
again: อีก อีกครั้ง อีกที ซ้ำ ใหม่อีก ซ้ำอีก
age: อายุ วัย
agency: หน่วย สำนักงาน สำนัก
agenda: วาระ
agent: ตัวแทน
agree: ตกลง ยินยอม เห็นด้วย
agreement: ข้อตกลง
air: อากาศ แอร์
airdrop: แอร์ดรอป ดรอป แจกเหรียญฟรี แจกเหรียญ
airplane: เครื่องบิน
airport: สนามบิน
alcohol: สุรา เหล้า เบียร์
all: ทั้งหมด ทั้งสิ้น ทั้งปวง ทั้งนั้น ล้วน ปวง บรรดา เหล่า
allergy: แพ้ยา ภูมิแพ้
alley: ซอย
allocate: จัดสรร
allow: ยอมให้ใช้
almost: เกือบ
alms: ตักบาตร ใส่บาตร ถวาย
already: แล้ว ไปแล้ว แล้วนะ เรียบร้อยแล้ว
also: ก็ เช่นกัน เช่นเดียวกัน ก็ดี
although: แม้ แม้ว่า ถึงแม้
alumni: ศิษย์เก่า
always: เสมอ ตลอด ตลอดเวลา เป็นประจำ ตลอดไป
ambassador: ทูต แอมบาสเดอร์
american: อเมริกา อเมริกัน
amount: จำนวน ปริมาณ จำนวนเงิน
amulet: พระเครื่อง เครื่องราง มวลสาร วัตถุมงคล ประเจียด
and: และ และก็ แล้วก็ ทั้ง
animal: สัตว์
anniversary: ครบรอบ วันครบรอบ
announce: ประกาศ
annual: ประจำทุกปี
anonymous: ไม่ระบุชื่อ นิรนาม ไม่เปิดเผยชื่อ
answer: ตอบ คำตอบ
any: ใด ใดก็ตาม
anyone: ใครก็ตาม ใครๆ ใครๆก็
anyone sees: ใครก็เห็น
app: แอป แอปพลิเคชัน แอพ
appear: โผล่
apply: สมัคร ยื่น ยื่นคำขอ ใบสมัคร
approve: อนุมัติ เห็นชอบ
april: เมษายน สงกรานต์
archive: จดหมายเหตุ คลัง
area: บริเวณ พื้นที่
arm: แขน
army: กองทัพ
arrange: จัด จัดการ จัดเตรียม จัดให้
art: ศิลปะ งานศิลป์ ศิลป์
artist: ศิลปิน จิตรกร นักวาด
asian: เอเชีย
ask: ถาม สอบถาม
ask for: ขอรหัส
asleep: หลับ
assessment: ประเมิน แบบประเมิน
asset: สินทรัพย์
assets: สิน
association: สมาคม ภาคี
astrology: โหราศาสตร์ ดูดวง
at: ที่ ณ ได้ที่ ตรงที่ อยู่ที่
atm: เอทีเอ็ม
attach: แนบ
attack: รุก
attend: มาร่วมงาน เข้าชม ร่วมกิจกรรม
attend class: เข้าชั้นเรียน
attendance: เช็กชื่อ เช็คชื่อ การเข้าร่วม เข้าเรียน กชื่อ กอิน
auction: ประมูล การประมูล เปิดประมูล
audit: ตรวจสอบ ตรวจบัญชี ผู้ตรวจสอบ
august: สิงหาคม
aunt: ป้า น้า
author: ผู้แต่ง ผู้ประพันธ์
authority: หน่วยงาน ปกครอง องค์กรรัฐ
automatic: อัตโนมัติ
average: เฉลี่ย
average return: เฉลี่ยคืน
aware: รู้ทัน รู้เท่าทัน
back: กลับ กลับมา ย้อน กลับไป
background: ที่มา เบื้องหลัง
backup: แบ็กอัป สำรองข้อมูล
bad: แย่ เลว
badge: ตรา เข็มกลัด แบดจ์ ป้ายชื่อ เหรียญตรา เครื่องหมาย ป้าย ตราสัญลักษณ์
badminton: แบดมินตัน แบด
bag: ถุง
baht: บาท
bake: อบ อบขนม
bakery: เบเกอรี่
balance: ยอดเงิน ยอดคงเหลือ คงเหลือ
balloon: ลูกโป่ง
bamboo: ไม้ไผ่
banana: กล้วย
band: วงดนตรี
bangkok: กรุงเทพ กทม
bank: ธนาคาร แบงค์
bank account: บัญชีธนาคาร เลขที่บัญชี
bank book: สมุดบัญชี สมุดเงินฝาก
bank transfer: โอนผ่านธนาคาร โอนเข้าบัญชี
banknote: ธนบัตร แบงก์
barber: ตัดผม ร้านตัดผม
base: เบส ฐาน
basket: ตะกร้า
basketball: บาสเกตบอล บาส
basketful: ปิ่นโต
batik: ติก
beach: หาด ชายหาด
beautiful: สวย งดงาม
beauty: เสริมสวย
because: เพราะ เพราะว่า เนื่องจาก ด้วยเหตุ เนื่อง
become: กลายเป็น กลาย
become rich: จะรวย ร่ำรวยขึ้น
bed: เตียง
beef: เนื้อวัว
beer: เบียร์สด
before: ก่อน ก่อนหน้า ก่อนที่ ก่อนหน้านี้
beggar: ขอทาน
beginner: มือใหม่ ผู้เริ่มต้น
behaviour: พฤติกรรม
believe: เชื่อว่า ศรัทธา
bell: ระฆัง กระดิ่ง
below: ข้างล่าง ด้านล่าง
benefit: ประโยชน์ ผลประโยชน์ คุณประโยชน์
beside: ข้าง ริม ขอบ
best: ดีที่สุด ยอดเยี่ยม
betel: หมาก
better: ดีกว่า ดีขึ้น
between: ระหว่าง
bible: พระคัมภีร์
bicycle: จักรยาน
bid: เสนอราคา ราคาประมูล เปีย เปียแชร์
big: ใหญ่ โต
bill: บิล ค่าน้ำ ค่าไฟ
bird: นก
birthday: วันเกิด วันเดือนปีเกิด วันคล้ายวันเกิด
bitcoin: บิตคอยน์ บิทคอยน์ บิต บิท
bite: กัด
black: ดำ สีดำ
blessing: พร เจริญพร
blind: ตาบอด
blockchain: บล็อกเชน บล็อก
blood: เลือด โลหิต
blood donation: บริจาคเลือด บริจาคโลหิต
blood donor: ผู้บริจาคเลือด
bloom: บาน
blow: เป่า
blue: น้ำเงิน ฟ้า สีฟ้า คราม สีน้ำเงิน
board: กระดาน บอร์ด
board member: บอร์ดบริหาร
boardgame: บอร์ดเกม
boat: เรือ ลำ
bodhi: โพธิ
body: ร่างกาย กาย
bond: พันธบัตร หุ้นกู้
bonus: โบนัส แถม ของแถม เงินโบนัส
book: หนังสือ เล่ม
book seat: จองที่ จองคิว
bookmark: ที่คั่นหนังสือ ที่คั่น
booth: บูธ ซุ้ม แผง
border: ชายแดน
bored: เบื่อ
born: เกิด คลอด
borrow: ยืม ขอยืม ยืมหนังสือ
borrower: ผู้ยืม ผู้กู้
boss: หัวหน้า เจ้านาย
bottle: ขวด
bought: ซื้อแล้ว ซื้อมา ซื้อไว้
bowl: ถ้วย ชาม ขัน
box: กล่อง
boxing: มวย ชก
branch: กิ่ง สาขา
brand: แบรนด์ ยี่ห้อ
bread: ขนมปัง
break: แตก พัง
breakfast: อาหารเช้า ข้าวเช้า
breed: พันธุ์
bridge: สะพาน
bring: พา นำมา
broken: ชำรุด เสียหาย
broker: โบรกเกอร์
broom: ไม้กวาด
brown: น้ำตาลเข้ม สีน้ำตาล
bubble: ฟอง
bud: ตูม
buddhism: พุทธศาสนา
buddhist: พุทธ
budget: งบ งบประมาณ
buffalo: ควาย
buffet: บุฟเฟต์
building: อาคาร ตึก
burn: เผา เผาเหรียญ
bus: รถเมล์ รถบัส
business: ธุรกิจ กิจการ
busy: ยุ่ง
but: แต่ แต่ว่า ทว่า แต่ทว่า อย่างไรก็ตาม
button: ปุ่ม
buy: ซื้อ จัดซื้อ ช้อป ซื้อของ
buy back: ซื้อคืน รับซื้อคืน รับซื้อ
buy ten: ซื้อครบ
buyer: ผู้ซื้อ คนซื้อ
buyers: บรรดาผู้ซื้อ คนที่ซื้อ
buying: การซื้อ
by: โดย ตาม
cabinet: ตู้
cafe: คาเฟ่ ร้านกาแฟ
cake: เค้ก
calculate: คำนวณ
calendar: ปฏิทิน
call: เรียก โทรหา คอล
call center: คอลเซ็นเตอร์ เซ็นเตอร์
camera: กล้อง
camp: ค่าย
campaign: แคมเปญ
camping: แคมป์ปิ้ง กางเต็นท์
can: ได้ สามารถ ก็ได้ ได้นะ ย่อมได้ ได้ครับ ได้ค่ะ
canal: คลอง
cancel: ยกเลิก เลิก
cancer: มะเร็ง
candle: เทียน
cannot: ไม่ได้นะ ไม่สามารถ มิอาจ ไม่อาจ ทำไม่ได้ ใช้ไม่ได้
cannot change: แก้ไม่ได้ แก้ไขไม่ได้
cannot delete: ลบไม่ได้ ลบออกไม่ได้
cannot sell: ขายไม่ได้ ห้ามขาย ขายต่อไม่ได้ ห้ามขายต่อ ห้ามซื้อขาย
capital: ทุน เงินทุน เงินต้น
captain: กัปตัน
car: รถ
carbon: คาร์บอน
card: บัตร การ์ด บัตรสะสม
care: ดูแล เลี้ยง เอาใจใส่
careful: ระวัง
careless: มั่ว
carpenter: ช่างไม้
carry: ถือมา แบก
cash: เงินสด สด
cashback: แคชแบ็ก เครดิตเงินคืน แคช แบ็ก
cat: แมว
centimetre: ซม เซนติเมตร
ceremony: พิธีการ พิธี
certain: แน่ แน่นอน ชัวร์
certificate: เกียรติบัตร ใบรับรอง ใบประกาศ ใบประกาศนียบัตร ใบเซอร์ ใบประกาศเกียรติคุณ หนังสือรับรอง
certified: รับรอง ได้รับการรับรอง รับรองโดย ผ่านการรับรอง
chain: เชน โซ่ สายโซ่
chair: เก้าอี้
chairman: ประธานกรรมการ ประธานชมรม
chalk: ชอล์ก
champion: แชมป์
chance: โอกาสได้
change: เปลี่ยน เปลี่ยนแปลง
change money: ทอน เงินทอน
channel: ช่อง ช่องทาง
chanting: สวดมนต์ ปลุกเสก ปลุก เสก
chapter: บท บทความ
charity: การกุศล กุศลธรรม
chart: แผนภาพ กราฟ
chat: แช แชตกลุ่ม
cheap: ถูก ราคาถูก ย่อมเยา
cheat: ฉ้อโกง ทุจริต คดโกง
check: ตรวจ ตรวจดู เช็ เช็คดู
check in: เช็กอิน เช็คอิน
cheer: เชียร์
cheque: เช็ค
chess: หมากรุก
chicken: ไก่
child: เด็ก ลูก บุตร
children: เด็กๆ ลูกๆ เด็กน้อย
children day: วันเด็ก
chilli: พริก
chinese: จีน
choir: คณะนักร้อง ประสานเสียง คอรัส
choose: เลือก คัดเลือก
christian: คริสต์ คริสเตียน
church: โบสถ์ คริสตจักร
cinema: โรงหนัง โรงภาพยนตร์
clap: ปรบ ปรบมือ
class: ห้องเรียน คลาส ชั้นเรียน ชั้น
classic: สิก คลาสสิก
clean: สะอาด ล้าง ทำความสะอาด ทำความ
cleaning: ทำความสะอาดวัด
clear: ชัด ชัดเจน
clerical: ธุรการ
climate: ภูมิอากาศ
climb: ปีน
clip: หนีบ
close: ปิด
cloth: ผ้า ผืน
clothes: เสื้อผ้า
club: ชมรม สโมสร คลับ
coach: โค้ช
code: รหัส โค้ด
coffee: กาแฟ
coin: เหรียญ คอยน์ น์ คอย
coins: เหรียญทั้งหมด
cold: หนาว
collect: สะสม รวบรวม เก็บสะสม
collect waste: เก็บขยะ
collection: คอลเลคชั่น ของสะสม ชุดสะสม เลก คอลเล
collector: นักสะสม
college: วิทยาลัย
colour: สี
column: คอลัมน์
come: มา มาถึง มาที่ มาร่วม
comfortable: สบาย
comic: การ์ตูน
commemorate: ฉลอง เฉลิมฉลอง เฉลิม
comment: คอมเม้นต์ คอมเมนท์
commission: ค่าคอม ค่าคอมมิชชั่น คอมมิชชั่น ค่านายหน้า
committee: กรรมการ คณะกรรมการ
common: สามัญ ทั่วไป
community: ชุมชน สังคม คอมมูนิตี้
company: บริษัท
compare: เทียบ เปรียบเทียบ เปรียบ
compensation: ชดใช้ ชดเชย
competence: สมรรถนะ ความสามารถ
complain: ร้องเรียน ร้องทุกข์
complete: สมบูรณ์ ครบทุก ถ้วน
completed: ผ่านหลักสูตร จบคอร์ส เรียนครบ
completed training: ผ่านการอบรม
compost: ปุ๋ยหมัก
computer: คอม
concert: คอนเสิร์ต
conch: สังข์
condition: เงื่อนไข ข้อกำหนด สภาพ
condo: คอนโด คอนโดมิเนียม
confirm: คอนเฟิร์ม
congratulate: ยินดี แสดงความยินดี ยินดีด้วย
consent: ความยินยอม
consider: พิจารณา
consist: ประกอบ ประกอบด้วย
consult: ปรึกษา
consumer: บริโภค
content: เนื้อหา
contest: ประกวด
contract: สัญญา ข้อสัญญา ทำสัญญา แทร็กต์ คอนแทรค คอนแทรกต์
contribute: สมทบ ร่วมสมทบทุน
contribution: เงินสมทบ เงินทำบุญ
convenient: สะดวก
convert: แปลง แปลงเป็น
cook: ทำอาหาร ปรุง หุง
cooperative: สหกรณ์
cooperative share: หุ้นสหกรณ์
coordinate: ประสาน ประสานงาน
copper: ทองแดง
copy: สำเนา คัดลอก ถ่ายเอกสาร
copyright: ลิขสิทธิ์
corner: มุม
correct: แก้ไข
cost: ค่า ต้นทุน ค่าใช้จ่าย
count: นับ นับถือ
counter: เคาน์เตอร์
country: ประเทศ ชาติ แดน
coupon: คูปอง
course: หลักสูตร คอร์ส วิชาเรียน คอร์สเรียน
court: ศาล คอร์ท
cover: ปก หน้าปก
cow: วัว โคนม
crab: ปู
craft: งานฝีมือ หัตถกรรม จักสาน
craftsman: ช่างฝีมือ
create: สร้าง จัดทำ ก่อตั้ง ก่อ
credit: เครดิต หน่วยกิต
credit card: บัตรเครดิต
credits: หน่วยกิจ
crime: อาชญากรรม
criteria: เกณฑ์ มาตรฐาน
cross: ข้าม
crowdfunding: คราวด์ฟันดิง ลงขัน
crown: มงกุฎ
crypto: คริปโต คริปโท คริปโทเคอร์เรนซี คริปโตเคอร์เรนซี สกุลเงินดิจิทัล เงินดิจิทัล ริ อร์เรน
crypto exchange: กระดานเทรด ศูนย์ซื้อขาย เว็บเทรด กระดานซื้อขาย
culture: วัฒนธรรม ประเพณี
cup: แก้วกาแฟ
currency: สกุลเงิน
currently: กำลัง กำลังจะ
curriculum: สาระ
custody: ผู้รับฝาก เก็บรักษาทรัพย์สิน
customer: ลูกค้า ผู้บริโภค
customer points: แต้มลูกค้า
cut: ตัด
cycling: ปั่นจักรยาน
daily: รายวัน ทุกวัน ประจำวัน
dam: เขื่อน
dance: เต้น รำ
dance class: เรียนเต้น
danger: อันตราย ภัย
dare: กล้า
data: ข้อมูล
daughter: ลูกสาว
dawn: รุ่ง
day: วัน วันที่ ทุ่ม
deadline: กำหนดส่ง วันสุดท้าย ครบกำหนด หมดเขต
death: ตาย เสียชีวิต ศพ
debit card: บัตรเดบิต
debt: หนี้ หนี้สิน เป็นหนี้ ค้างชำระ
debtor: ลูกหนี้
deceive: ลวง
december: ธันวาคม
decide: ตัดสินใจ ตัดสิน
decorate: แต่ง ตกแต่ง
deduct: หัก
deep: ลึก
defi: ดีไฟ
degree: ปริญญา ปริญญาตรี ปริญญาโท วุฒิปริญญา
delete: ลบ
delicious: อร่อย
delivery: ส่งของ
demand: อุปสงค์
department: กรม แผนก ฝ่าย กอง
deposit: ฝาก ฝากเงิน เงินฝาก ฝากไว้
design: ออกแบบ ดีไซน์ แบบ
dessert: ขนม ของหวาน ขนมหวาน
destination: ปลายทาง
detail: ละเอียด รายละเอียด
detergent: น้ำยา
development: พัฒนา
dharma: ธรรม
diabetes: เบาหวาน
diagnosis: วินิจฉัย
dialysis: ฟอกไต ฟอก
dictionary: พจนานุกรม
difficult: ยาก
digital: ดิจิทัล ดิจิตอล
digital asset: สินทรัพย์ดิจิทัล ทรัพย์สินดิจิทัล
digital badge: ตราดิจิทัล
digital coin: เหรียญดิจิทัล
digital token: โทเคนดิจิทัล โทเค็นดิจิทัล
digital wallet: กระเป๋าดิจิทัล กระเป๋าเงินดิจิทัล
dimension: มิติ
dinner: อาหารเย็น ข้าวเย็น
dip: จิ้ม
diploma: วุฒิบัตร ประกาศนียบัตร อนุปริญญา ปวช ปวส
direct: อำนวย
direction: ทิศ
director: ผอ ผู้อำนวยการ
disabled: พิการ
disaster: ภัยพิบัติ
discard: ทิ้ง
disciple: ศิษย์ ลูกศิษย์
disclaimer: ข้อจำกัดความรับผิด
disclose: เปิดเผย
discord: ดิสคอร์ด
discount: ส่วนลด ลดราคา ลด
disease: โรค
dismantle: รื้อ
distance: ระยะทาง
distribute: แจก แจกจ่าย
district: อำเภอ เขต
divide: แบ่ง หาร
divided: เฉลี่ยให้ แบ่งกัน แบ่งให้
dividend: เงินปันผล ปันผล
do: ลงมือ ปฏิบัติ
do not: อย่า อย่าได้ โปรดอย่า
doctor: หมอ คุณหมอ
doctorate: ดุษฎี ดอกเตอร์
document: เอกสาร
dog: สุนัข หมา
dog shelter: บ้านพักสุนัข
doll: ตุ๊กตา
dollar: ดอลลาร์ ดอล
donate: บริจาค สมทบทุน ร่วมบริจาค บริจาคเงิน ร่วมสมทบ
donation: เงินบริจาค ผ้าป่า กฐิน การบริจาค
donor: ผู้บริจาค ผู้ใจบุญ เจ้าภาพ
door: ประตู
double: สองเท่า เพิ่มเท่าตัว
doubt: สงสัย
down: ลง ล่าง ลงมา
dozen: โหล
draft: ร่าง
draw: จับสลาก สุ่ม จับฉลาก
draw line: ขีด
drawing: วาด วาดรูป ลายเส้น ภาพประกอบ
dream: ฝัน ความฝัน
drink: ดื่ม เครื่องดื่ม
drive: ขับ ขับรถ
drop: หยอด
drought: ภัยแล้ง แล้ง
drum: กลอง
drunk: เมา
dry: แห้ง ตากแห้ง
drying: ผึ่ง
durian: ทุเรียน
duty: หน้าที่ เวร
dye: ย้อม
each: ละ แต่ละ คนละ ต่อคน ใบละ อันละ ตัวละ ชิ้นละ เล่มละ ท่านละ
early: ล่วงหน้า แต่เนิ่นๆ เร็ว ก่อนใคร ล่วง
early buyers: ผู้ซื้อรุ่นแรก คนซื้อก่อน ซื้อก่อน จองก่อน
earn: ได้เงิน หาเงิน
earn money: สร้างรายได้ ทำเงิน
earn points: รับแต้ม ได้แต้ม รับคะแนน
earned: ได้มา
eastern: ตะวันออก
easy: ง่าย
eat: กิน รับประทาน ทาน
economy: เศรษฐกิจ
edit: แก้ไขข้อมูล
edition: รุ่น ฉบับ รุ่นที่ รุ่นแรก
education: ศึกษา การศึกษา
egg: ไข่
eight: แปด
eighty: แปดสิบ
elder: ผู้สูงอายุ คนแก่ ผู้เฒ่า สูงวัย
elect: เลือกตั้ง
election: การเลือกตั้ง
electric fan: พัดลม
electricity: ไฟฟ้า
electronic: อิเล็กทรอนิกส์
elephant: ช้าง
eleven: สิบเอ็ด
email: เมล
embrace: อุ้ม กอด
employee: พนักงาน ลูกจ้าง
empty: ว่าง เปล่า
end: สิ้น จบ สิ้นสุด ปลาย จบลง
energy: พลังงาน
engine: เครื่องยนต์
engineer: วิศวกร
engineering: วิศวกรรม
english: อังกฤษ ภาษาอังกฤษ
english teacher: ครูอังกฤษ
enter: เข้า เข้าไป
entrance: ทางเข้า
entry: เข้าร่วมฟรี เข้างาน เข้าฟรี
envelope: ซอง ซองจดหมาย
environment: สิ่งแวดล้อม แวดล้อม
equal: เท่า เสมอภาค
era: สมัย ยุค
escape: หนี หนีไป
esports: อีสปอร์ต
espresso: เพรส เอสเพรสโซ่
estate: อสังหาริมทรัพย์ อสังหา
estate juristic: นิติบุคคลหมู่บ้าน
ether: อีเธอร์ อีเทอร์
ethereum: เรียม อีเธอเรียม
european: ยุโรป
even: แม้แต่ แม้กระทั่ง
evening: เย็น ตอนเย็น ค่ำ
event: กิจกรรม งานนี้ จัดงาน เวน
ever: เคย
every: ทุก ทุกคน ทุกท่าน
exact: เป๊ะ ตรง
exam: สอบ ข้อสอบ การสอบ
exam fail: สอบตก ไม่ผ่าน
example: ตัวอย่าง เป็นต้น ยกตัวอย่าง
except: ยกเว้น นอกจาก เว้นแต่ เว้น
exchange: แลก แลกเปลี่ยน แลกเงิน
exclusive: เอกสิทธิ์ เฉพาะสมาชิก สุดพิเศษ
executive: ผู้บริหาร บริหาร
exercise: ออกกำลังกาย ออกกำลัง
exhibition: นิทรรศการ
exist: ดำรง
exit: ออก ทางออก
expense: รายจ่าย
expensive: แพง ราคาสูง
experience: ประสบการณ์
expert: ผู้เชี่ยวชาญ เชี่ยวชาญ
expired: หมดอายุ สิ้นอายุ หมดสิทธิ์
expires: วันหมดอายุ
explain: อธิบาย ชี้แจง
extinguish: ดับ
extra: เสริม
extremely: สุด
face: ใบหน้า หน้าตา
facebook: เฟซ เฟส
factor: ปัจจัย
factory: โรงงาน
faith: ความเชื่อ
fake: ปลอม ของปลอม เก๊
fall: ตก ลดลง ล้ม ร่วง ต่ำลง
family: ครอบครัว
famous: มีชื่อ มีชื่อเสียง โด่งดัง
fan: แฟน แฟนคลับ ด้อม
far: ไกล ห่าง ห่างไกล
farm: ฟาร์ม ไร่
farmer: เกษตรกร ชาวนา
father: พ่อ บิดา
february: กุมภาพันธ์
fee: ค่าธรรมเนียม ค่าบริการ ค่าสมัคร ธรรมเนียม ค่าเข้า ค่าเข้าร่วม ค่าลงทะเบียน
feedback: ข้อเสนอแนะ
feel: รู้สึก
fertilizer: ปุ๋ย
festival: เทศกาล งานวัด มหกรรม งานประจำปี
few left: เหลือน้อย เหลือไม่มาก
fictional: สมมติ สมมุติ
field: ทุ่ง นา สนาม
fifteen: สิบห้า
fifty: ห้าสิบ
file: ไฟล์ แฟ้ม
fill in: กรอก กรอกข้อมูล
fill phrase: กรอกวลี กรอกรหัส
film: หนัง ภาพยนตร์
fin: ครีบ
finance: การเงิน
find: ค้น ค้นหา ค้นพบ
fine: ค่าปรับ เสียค่าปรับ
finger: นิ้ว นิ้วมือ
fingerprint: ลายนิ้วมือ
finish: เสร็จ เสร็จสิ้น สำเร็จ เรียบร้อย
finish line: เส้นชัย
fire: ไฟ เพลิง
fire brigade: ดับเพลิง
first: แรก ครั้งแรก คนแรก อันดับแรก แรกสุด ที่หนึ่ง รายแรก
fish: ปลา
fish sauce: น้ำปลา
fisherman: ชาวประมง
fishing: ประมง
five: ห้า
flag: ธง
float: ลอย ลอยกระทง
flood: น้ำท่วม ท่วม
flood relief: ช่วยน้ำท่วม
floor price: ฟลอร์ ราคาพื้น ราคาฟลอร์
flow: ไหล
flower: ดอก ดอกไม้
fluent: คล่อง
flute: ขลุ่ย
fly: บิน
fold: พับ
folk music: แคน โปงลาง
folk opera: ลิเก หมอลำ
follow: ติดตาม
followers: ผู้ติดตาม
following: ดังนี้ ต่อไปนี้ ดังต่อไปนี้
food: อาหาร ของกิน ฟู้ด
foot: เท้า
football: ฟุตบอล บอล
for: สำหรับ เพื่อ เพื่อที่ แด่
forbidden: ห้าม ต้องห้าม ห้ามมิให้ ห้ามไม่ให้ ไม่อนุญาต
force: บังคับ
foreign: ต่างประเทศ ต่างชาติ
foreign currency: เงินตรา เงินตราต่างประเทศ
forest: ป่า ป่าไม้
forever: ตลอดชีพ ตลอดชีวิต ตลอดกาล
forged: ปลอมแปลง
forget: ลืม หลงลืม
form: แบบฟอร์ม ฟอร์ม คำร้อง
fortune: โชคลาภ ลาภ
forty: สี่สิบ
foundation: มูลนิธิ
founder: ผู้ก่อตั้ง ผู้ริเริ่ม
four: สี่
frame: กรอบ กรอบรูป
fraud: กลโกง
free: ฟรี ไม่มีค่าใช้จ่าย ไม่คิดเงิน ไม่เสียเงิน ไม่คิดค่าใช้จ่าย ไม่เสียค่า แจกฟรี
free coffee: กาแฟฟรี
free drink: เครื่องดื่มฟรี
free meal: กินฟรี
free mint: มินต์ฟรี
friday: ศุกร์ วันศุกร์
friend: เพื่อน มิตร
friends: ผองเพื่อน
from: จาก ตั้งแต่ มาจาก นับจาก
front: หน้า ข้างหน้า ด้านหน้า
fruit: ผลไม้
full: ครบ เต็ม ครบถ้วน
full name: ชื่อเต็ม ชื่อสกุล
fun: สนุก สนุกสนาน
fund: กองทุน กองกลาง
fundraising: ระดมทุน ระดม ทอดผ้าป่า ระดมเงิน เรี่ยไร
funeral: งานศพ ฌาปนกิจ
funny: ขำๆ ตลก
further: ต่อ ต่อไป ต่ออายุ
future: อนาคต ภายหน้า วันหน้า
gallery: แกลเลอรี หอศิลป์
gallon: แกลลอน
gamble: พนัน การพนัน เดิมพัน แทง
game: เกม
garden: สวน
gardening: ทำสวน
garlic: กระเทียม
garuda: ครุฑ
gas: แก๊ส
gas fee: ค่าแก๊ส
genuine: แท้ ของแท้
get: โดน
get one: แถมหนึ่ง แถมฟรี
get rich: ให้รวย รวยแน่
gift: ของขวัญ ขวัญ
give: ให้ มอบ มอบให้ ให้แก่ ให้กับ ยกให้ ประทาน
give back: คืน ส่งคืน กลับคืน เอาคืน
give up: สละ สละสิทธิ์
give us: ให้เรา บอกเรา มอบให้เรา
glass: แก้ว
glasses: แว่นตา แว่น กันแดด แว่นกันแดด
go: ไป เดินทาง ไปยัง
goal: เป้าหมาย เป้า
god: พระเจ้า เทพ เทวดา
gold: ทอง ทองคำ สีทอง ลด์ โกลด์
gong: ฆ้อง
good: ดี เด่น
goods: สิ่งของ
governance: ธรรมาภิบาล รมาภิ
government: รัฐบาล
grade: เกรด ผลการเรียน
gradual: ทยอย
graduate: บัณฑิต เรียนจบ สำเร็จการศึกษา จบหลักสูตร
graduation: รับปริญญา วันจบ ปัจฉิม
gram: กรัม
grandchild: หลาน
grandfather: ปู่ ตา
grandmother: ยาย ย่า
gratitude: กตัญญู
green: เขียว สีเขียว
greet: ไหว้ ทัก ทักทาย
grilled: ย่าง ปิ้ง
ground: พื้น ดิน
group: กลุ่ม หมู่ วงการ ไลน์กลุ่ม
group chat: แชต แชท
growth: เติบโต โตขึ้น เจริญ
guarantee: รับประกัน การันตี ค้ำประกัน ประกัน กา ค้ำ รันตี รับประกันผล รับรองผล
guaranteed profit: กำไรแน่นอน การันตีกำไร การันตีผลตอบแทน
guard: ป้อม ยามรักษา
guest: แขก ผู้มาเยือน
guesthouse: เกสต์เฮาส์
guidance: แนะแนว
guide: ไกด์ มัคคุเทศก์
guitar: กีตาร์
guru: เซียน
gym: ฟิตเนส
hair: ผมยาว ขน
half: ครึ่ง ครึ่งหนึ่ง กึ่ง
half price: ลดครึ่ง
hall: หอ หอประชุม โรง โรงเรือน
hammer: ตอก
hand: มือ
handwriting: ลายมือ
hang: แขวน
happen: เกิดขึ้น
happy: ดีใจ มีความสุข สุข
hard: แข็ง
harvest: เก็บเกี่ยว เกี่ยวข้าว
hash: ค่าแฮช แฮ
hat: หมวก
have: มี มีอยู่ ครอบครอง
he: เขา พวกเขา นาย
headquarters: สำนักงานใหญ่
health: สุขภาพ สาธารณสุข อนามัย
health data: ข้อมูลสุขภาพ ประวัติสุขภาพ
heart: ใจ หัวใจ
heaven: สวรรค์
heavy: หนัก
heel: ส้น
height: ส่วนสูง
hello: สวัสดี หวัดดี สวัสดีครับ สวัสดีค่ะ
help: ช่วย ช่วยเหลือ ช่วยกัน ช่วยงาน
helper: ผู้ช่วย ลูกมือ
helpful: มีประโยชน์
hemp: ป่าน
here: ที่นี่
hereby: ทั้งนี้
heritage: มรดก
hidden: ซ่อน แอบแฝง
high: สูง
hike: เดินป่า
hire: จ้าง จ้างงาน ว่าจ้าง
history: ประวัติ
hit: ตี ตบ ชน
hobby: งานอดิเรก
hold: ถือ ถือครอง ถือไว้ จับ ครอง ครอบ
holder: ผู้ถือ คนถือ ผู้ถือครอง ผู้ถือบัตร ผู้ถือเหรียญ
holders: ผู้ถือทุกคน ผู้ถือทุกราย
holiday: วันหยุด ปิดเทอม วันนักขัตฤกษ์
holy day: วันพระ
home: โฮม
homeless: ไร้บ้าน
homestay: โฮมสเตย์
homework: การบ้าน
honest: ซื่อสัตย์ สุจริต ซื่อ
honey: น้ำผึ้ง ผึ้ง
honorary: กิตติมศักดิ์
honour: เกียรติ เกียรติคุณ
hope: หวัง
horse: ม้า
hospital: โรงพยาบาล รพ
hot: ร้อน
hotel: โรงแรม โรงแรมหรู
hotel room: ห้องพัก
hour: โมง
house: บ้าน เรือน
how: อย่างไร ยังไง ไง ทำยังไง อย่างใด
how much: เท่าไร เท่าไหร่ กี่ กี่บาท
hundred: ร้อย ร้อยละ
hundred thousand: แสน
hurry: รีบ ด่วน เร่งด่วน
hurt: เจ็บ
i: ผม ฉัน หนู ข้าพเจ้า
icecream: ไอศกรีม ไอติม
ico: ไอซีโอ
id card: บัตรประชาชน เลขบัตรประชาชน สำเนาบัตร บัตรประจำตัวประชาชน
idea: ไอเดีย ความคิด
identity: ตัวตน ประจำตัว อัตลักษณ์
if: ถ้า หาก ถ้าหาก หากว่า ถ้าเกิด
ill: ป่วย ไม่สบาย ไข้
illegal: ผิดกฎหมาย
image: ภาพดิจิทัล
imitate: เลียนแบบ ก๊อป ลอก ลอกเลียน เลียน
immediately: ทันที ทันใด โดยทันที
improve: ปรับปรุง
in: ใน ภายใน ข้างใน ด้านใน
in time: ทัน
include: รวม รวมทั้ง รวมถึง
income: รายได้ รายรับ
indifferent: เฉย
inflation: เงินเฟ้อ
inform: แจ้ง แจ้งให้ แจ้งเตือน
inheritance: ทายาท
initiative: ริเริ่ม
inside: ภายในนี้
insignia: อิสริยาภรณ์ เครื่องราช เครื่องราชอิสริยาภรณ์
installment: ผ่อน ผ่อนชำระ
instead: แทน แทนที่ แทนกัน
institute: สถาบัน
instructions: คู่มือ
insurance: ประกันภัย ประกันชีวิต
intellect: ปัญญา
intend: ตั้งใจ เจตนา
interest: ดอกเบี้ย ดอกผล
interest rate: อัตราดอกเบี้ย
interested: สนใจ
international: นานาชาติ สากล
internet: อินเทอร์เน็ต อินเตอร์เน็ต
invest: ลงทุน ร่วมลงทุน ลงเงิน ร่วมทุน
investment: การลงทุน เงินลงทุน
investment token: โทเคนเพื่อการลงทุน
investor: นักลงทุน ผู้ลงทุน
invite: เชิญ ชวน เชิญชวน
invoice: ใบแจ้งหนี้
is: เป็น คือ ได้แก่ เท่ากับ
is not: ไม่ใช่ มิใช่ ไม่เป็น ไม่ใช่ว่า ใช่ที่ไหน
isan: อีสาน
issue: ออกให้ ออกตรา
issuer: ผู้ออก ผู้ออกเหรียญ
it: มัน สิ่งนี้ สิ่งนั้น
item: ชิ้น อัน ข้อ ดวง
january: มกราคม
japanese: ญี่ปุ่น
jar: ขวดโหล
jesus: พระเยซู
jewelry: เครื่องประดับ เพชร
join: ร่วม เข้าร่วม ร่วมงาน เข้าร่วมงาน มีส่วนร่วม
juice: น้ำผลไม้
july: กรกฎาคม
jump: กระโดด
june: มิถุนายน
just fun: เพื่อความสนุก สนุกๆ
kathin: ทอดกฐิน
keep: ไว้ เก็บ เก็บไว้ เก็บรักษา
keep for: รับฝาก ดูแลแทน เก็บแทน เก็บให้ รับฝากเงิน
keepsake: เป็นที่ระลึก เก็บเป็นที่ระลึก ไว้เป็นที่ระลึก เพื่อเป็นที่ระลึก
key: กุญแจ คีย์ ลูกกุญแจ
khonkaen: ขอนแก่น
kidney: ไต
kilo: กิโล กิโลกรัม
kilometre: กม กิโลเมตร
kindergarten: อนุบาล
king: พระมหากษัตริย์ กษัตริย์ ในหลวง
kitchen: ครัว โรงครัว
kite: ว่าว
knock: น็อก
know: รู้ ทราบ รู้จัก
knowledge: ความรู้
krathong: กระทง
land: ที่ดิน โฉนด
language: ภาษา
lao: ลาว
last: สุดท้าย ท้ายสุด ท้าย หลังสุด
late: สาย ช้า
launch: เปิดตัว เปิดใช้
laundry: ซักผ้า ซัก
law: กฎหมาย
lawyer: ทนาย ทนายความ
layman: ไวยาวัจกร
leaf: ใบไม้ ใบตอง
leaflet: ใบปลิว แผ่นพับ
league: ลีก
leak: รั่ว
learn: ฝึกเรียน ได้เรียนรู้
learner: ผู้อบรม ผู้เข้าอบรม
least: น้อยที่สุด ต่ำสุด อย่างน้อย ขั้นต่ำ
leave: ลาออก ออกจาก ลา
left: ซ้าย
leg: ขา
legal: นิติ ถูกกฎหมาย ตามกฎหมาย
legal entity: นิติบุคคล
lend: ให้กู้ ปล่อยกู้ ให้ยืม
lender: ผู้ให้กู้ เจ้าหนี้
less: น้อย น้อยกว่า น้อยลง น้อยนิด
lesson: บทเรียน
let: ปล่อยให้ ยอมให้
letter: จดหมาย ตัวอักษร
level: ระดับ ขั้น เลเวล
librarian: บรรณารักษ์
library: ห้องสมุด หอสมุด
licence: ใบอนุญาต ใบประกอบวิชาชีพ ใบขับขี่ ใบประกอบ ใบประกอบโรคศิลปะ
lie: โกหก
life: ชีวิต ชีพ
lift: ยก
light: เบา แสง
like: เหมือน ชอบ เช่น อย่าง ดัง คล้าย ถูกใจ เหมือนกับ ราวกับ
lime: มะนาว
limit: ขีดจำกัด วงเงิน
limited: จำกัด จำนวนจำกัด มีจำกัด จำกัดจำนวน ลิมิเต็ด เต็ด
line: ไลน์ เส้น
link: ลิงก์ ลิงค์
liquidity: สภาพคล่อง
list: ตาราง ลิสต์ บัญชีรายชื่อ ลิ รายการ สต์
listed: ลิสต์เหรียญ เข้ากระดาน ลิสต์ขึ้นกระดาน
listen: ฟัง รับฟัง
little: นิด นิดหน่อย นิดเดียว
loan: กู้ เงินกู้ กู้เงิน กู้ยืม สินเชื่อ
local: ท้องถิ่น พื้นบ้าน
locality: ถิ่น
location: ตำแหน่งที่อยู่ พิกัด
lock: ล็อก ล็อค
lodge: แรม
login: ล็อกอิน เข้าสู่ระบบ ลงชื่อเข้าใช้
logo: โลโก้
loincloth: ขาวม้า
long: ยาว นาน
look: มอง ชม
looks like: ดูเหมือน หน้าตาเหมือน
loose: หลุด หย่อน
lose: แพ้ เสีย เสียเงิน
losing: สูญ
loss: ขาดทุน ความเสียหาย สูญเสีย
lost: หลง หลงทาง
lost card: บัตรหาย
lot: ล็อต
lottery: หวย สลาก ลอตเตอรี่ ล็อตเตอรี่ สลากกินแบ่ง
lotus: ดอกบัว บัว
love: รัก
low: ต่ำ
lowland: ลุ่ม
loyalty card: บัตรสะสมแต้ม สมุดสะสม
luck: โชค โชคดี
lucky draw: สอยดาว ลุ้น ลุ้นรางวัล ชิงโชค ลุ้นรับ
lunch: อาหารกลางวัน ข้าวเที่ยง
luxury: หรู
machine: เครื่อง เครื่องจักร
magazine: นิตยสาร วารสาร
magic: เวทมนตร์ อาคม
main: หลัก สำคัญ เมน
mainnet: เมนเน็ต เครือข่ายหลัก
maintenance: บำรุง บำรุงรักษา
majority: เสียงข้างมาก
make: ทำ ทำให้ ทำการ
makha bucha: มาฆบูชา
mall: ห้าง ห้างสรรพสินค้า
man: ผู้ชาย ชาย
manager: ผู้จัดการ
mangrove: ป่าชายเลน
many: เยอะ มาก หลาย มากมาย หลาก หลากหลาย
map: แผนที่
marathon: มาราธอน
march: มีนาคม
market: ตลาด ตลาดนัด
market stall: แผงตลาด
marriage: แต่งงาน
massage: นวด
match: แข่ง แข่งขัน นัด
material: วัสดุ วัตถุดิบ
mathematics: คณิต
may: อาจ อาจจะ คงจะ
may month: พฤษภาคม
mayor: นายกเทศมนตรี
meal: มื้อ
measure: วัดผล
meat: เนื้อ
medal: เหรียญรางวัล เหรียญทอง เหรียญเงิน เหรียญทองแดง
media: สื่อ
medical: การแพทย์ แพทย์ เวช
medical record: ประวัติการรักษา ผลตรวจ ผลเลือด
medicine: ยา
meditation: สมาธิ นั่งสมาธิ
meet: เจอ พบกัน
meeting: ประชุม ที่ประชุม การประชุม
meeting minutes: รายงานการประชุม บันทึกการประชุม
member: สมาชิก ผู้เป็นสมาชิก
member benefit: สิทธิ์สมาชิก
members: เหล่าสมาชิก สมาชิกทุกคน มวลสมาชิก
membership: สมาชิกภาพ ความเป็นสมาชิก
membership card: บัตรสมาชิก
membership fee: ค่าสมาชิก ค่าบำรุง
memorize: ท่อง
memory: ความทรงจำ ทรงจำ ความจำ
menu: เมนู
merit: บุญ กุศล ทำบุญ ร่วมบุญ ร่วมทำบุญ ผลบุญ
message: สาร ส่งข้อความ
metal: โลหะ
metaverse: เมตาเวิร์ส
method: วิธีการ
metre: เมตร
middle: กลาง
middleman: คนกลาง นายหน้า ตัวกลาง
milk: นม น้ำนม
mill: โรงสี
million: ล้าน ล้านบาท หลักล้าน
mind: จิต จิตใจ
mindful: สติ
mining: ขุด ขุดเหรียญ นักขุด
ministry: กระทรวง
mint: มินต์ มิ้นต์
minute: นาที
missed: พลาด อย่าพลาด
missing: หาย ขาด สูญหาย
model: จำลอง โมเดล
modify: ดัดแปลง
monday: จันทร์ วันจันทร์
money: เงิน ตังค์ สตางค์ เงินทอง เม็ดเงิน
monk: พระ หลวงพ่อ หลวงปู่ ภิกษุ
month: เดือน
monthly: รายเดือน ต่อเดือน ทุกเดือน เดือนละ ประจำเดือน
moon: มูน ดวงจันทร์
more: เพิ่ม เพิ่มเติม มากขึ้น กว่า ยิ่ง ยิ่งขึ้น
more than: มากกว่า เกิน กว่านี้ เกินกว่า
morning: เช้า รุ่งเช้า ตอนเช้า
mortar: ครก
mortgage: จำนอง
mosque: มัสยิด
mosquito: ยุง
most: ที่สุด มากที่สุด สูงสุด
mother: แม่ มารดา
motorcycle: มอเตอร์ไซค์ จักรยานยนต์
mountain: ภูเขา ดอย
move: ย้าย เคลื่อน
mud: โคลน เลน
multiple: เท่าตัวขึ้น ทวีคูณ หลายเท่า
multiply: คูณ
municipality: เทศ
museum: พิพิธภัณฑ์
music: ดนตรี
musician: นักดนตรี
muslim: มุสลิม อิสลาม
must: ต้อง จำต้อง จำเป็นต้อง ต้องมี พึง
naga: นาค
name: ชื่อ นาม ชื่อจริง รายชื่อ
narrow: แคบ
national: แห่งชาติ ระดับชาติ
nationality: สัญชาติ
nature: ธรรมชาติ
near: ใกล้ แถว ใกล้เคียง เคียง
necessary: จำเป็น
necklace: สร้อย
need: จำเป็นต้องใช้
need not: ไม่ต้อง ไม่จำเป็น ไม่จำเป็นต้อง มิต้อง
neighbour: เพื่อนบ้าน
net: อวน
network: เครือข่าย เน็ตเวิร์ก เน็ต เครือ ข่าย
neuter: ทำหมัน
never: ไม่เคย ไม่เคยมี มิเคย
never ask: ไม่ขอ ไม่เคยขอ
never before: ไม่เคยมีมาก่อน
new: ใหม่
new card: ออกบัตรใหม่ ทำบัตรใหม่
new member: สมาชิกใหม่
new students: ปฐมนิเทศ
new year: ปีใหม่ สคส
news: ข่าว ข่าวสาร
newspaper: หนังสือพิมพ์
next: ถัด ถัดไป หน้าถัดไป ต่อจาก
nft: เอ็นเอฟที เอฟ เอ็น
nice: น่า น่ารัก
nickname: ชื่อเล่น นามแฝง ฉายา ชื่อสมมติ
night: คืนนี้ กลางคืน ดึก
nine: เก้า
ninety: เก้าสิบ
no: ไม่มี ไร้ ปราศ หามิ
no name: ไม่ใส่ชื่อ ไม่ระบุตัวตน
no value: ไม่มีค่า ไม่มีราคา ไร้ค่า
nobody: ไม่มีใคร ไม่มีผู้ใด
nonformal education: กศน
noodles: ก๋วยเตี๋ยว ขนมจีน
noon: เที่ยง เพล เที่ยงวัน
normal: ปกติ ธรรมดา
northern: เหนือสุด ภาคเหนือ
not: ไม่ มิ ไม่ได้ มิได้ หาไม่ ใช่ว่า
not official: มิใช่เอกสารราชการ ไม่ใช่เอกสารทางการ
not paid: ไม่ต้องจ่าย ไม่จ่าย ไม่รับเงิน
not sell: ไม่มีขาย
not transferable: โอนไม่ได้ ห้ามโอน โอนต่อไม่ได้ ไม่สามารถโอน
not yet: ยังไม่ ยังไม่มี ยังไม่ได้
note: จด บันทึก โน้ต จดบันทึก
notebook: สมุด สมุดบันทึก
nothing: ไม่มีอะไร ไม่มีสิ่งใด
novel: นิยาย
november: พฤศจิกายน
novice: สามเณร เณร
now: ตอนนี้ ปัจจุบัน ขณะนี้ เดี๋ยวนี้ บัดนี้
number: เลข หมายเลข ลำดับ เลขที่ ตัวเลข เลขประจำตัว
nun: แม่ชี ชี
nurse: พยาบาล
object: วัตถุ
october: ตุลาคม
of: ของ แห่ง
offer: ทอด
office: ออฟฟิศ ที่ทำการ
official: ทางการ อย่างเป็นทางการ เป็นทางการ
official document: เอกสารราชการ หนังสือราชการ
often: บ่อย
oil: น้ำมัน
ok: ค่ะ ครับ คะ นะ จ้า จ๊ะ จ้ะ โอเค สิ เลย แหละ หรอก ล่ะ น่ะ
old: เก่า แก่ โบราณ
on: บน ข้างบน ทำบน ด้านบน
one: หนึ่ง เดียว นึง เอ็ด อันเดียว
one vote: หนึ่งเสียง
online: ออนไลน์ ไลฟ์
only: แค่ เท่านั้น เพียง เฉพาะ แต่เพียง เพียงแค่ เพียงแต่ แค่นั้น แค่นี้ เฉพาะคน
only nickname: ใช้นามแฝง
only souvenir: ที่ระลึกเท่านั้น
onward: เป็นต้นไป
open: เปิด
open source: เพน ซอร์ส
opinion: ความเห็น ความคิดเห็น คอมเมนต์
opportunity: โอกาส
or: หรือ หรือว่า หรือไม่ก็
orange: ส้ม สีส้ม
orchid: กล้วยไม้
ordain: บวช อุปสมบท
order: สั่ง สั่งซื้อ
organic: อินทรีย์ ออร์แกนิก
organization: องค์กร องค์การ
organizer: ท้าว ท้าวแชร์ เท้าแชร์ ผู้จัด ผู้จัดงาน
origin: ต้นทาง
original: ต้นฉบับ ตัวจริง
orphan: กำพร้า
other: อื่น ต่าง คนอื่น
outside: นอก ภายนอก ข้างนอก
overdue: เกินกำหนด ค้างส่ง เลยกำหนด
overtime: โอที
owl: ฮูก นกฮูก
owned: เป็นเจ้าของ
owner: เจ้าของ เจ้าของร่วม เจ้าของเดิม
ownership: กรรมสิทธิ์ ความเป็นเจ้าของ
pack: บรรจุ แพ็ก
package: แพ็กเกจ แพคเกจ
paddle: พาย พายเรือ
page: เพจ หน้าเว็บ
paid: ชำระแล้ว จ่ายแล้ว จ่ายไป
paint: ทา
painter: ช่างวาด
pair: คู่ คู่กัน
pan: กระทะ
pandan: เตย
papaya salad: ส้มตำ
paper: ดาษ
par value: มูลค่าหุ้น
parcel: พัสดุ
parents: ผู้ปกครอง พ่อแม่
park: จอด ที่จอดรถ
parody: ล้อเลียน
part: ส่วน ภาค
participant: ผู้เข้าร่วม ผู้ร่วมงาน
participated: เข้าร่วมแล้ว มาครบ
partner: พาร์ตเนอร์ หุ้นส่วน คู่ค้า
pass: ผ่าน สอบผ่าน สอบได้
passive income: รายได้เสริม รายได้แบบพาสซีฟ เสือนอนกิน
passport: พาสปอร์ต หนังสือเดินทาง
password: รหัสผ่าน พาสเวิร์ด พาส
past: อดีต ที่ผ่านมา แต่ก่อน สมัยก่อน
patch: หย่อม
patent: สิทธิบัตร
patient: ผู้ป่วย คนไข้
pattern: ลาย แบบลาย
patterned cloth: ผ้าลาย
pavilion: ศาลา การเปรียญ ศาลาการเปรียญ
pawn: จำนำ โรงจำนำ
pay: จ่าย ชำระ จ่ายเงิน ชำระเงิน จ่ายค่า
pay out: จ่ายคืน จ่ายให้ จ่ายปันผล
payment: การชำระเงิน การจ่ายเงิน
pays: จ่ายดอกเบี้ย จ่ายผลตอบแทน
pen: ปากกา
pencil: ดินสอ
pending: ค้าง ค้างคืน
pension: บำนาญ
people: ประชาชน พวก ผู้คน ชาว
percent: เปอร์เซ็นต์ เปอร์เซนต์
period: ช่วง คาบ ระยะ ช่วงเวลา ระยะเวลา
permanent: ถาวร
permanently recorded: บันทึกถาวร
permission: อนุญาต ได้รับอนุญาต
permitted: ย่อม
person: คน ผู้ บุคคล ปัจเจก ราย คนหนึ่ง นัก
personal data: ข้อมูลส่วนบุคคล ข้อมูลส่วนตัว
petanque: เปตอง
phishing: ฟิช ฟิชชิง
phone: มือถือ โทร เบอร์โทร เบอร์ เบอร์มือถือ
photo: รูปถ่าย ภาพถ่าย ถ่ายรูป ถ่ายภาพ รูป
photo face: รูปหน้า
photographer: ช่างภาพ ตากล้อง
phrase: วลี เฟรส
piano: เปียโน
pick: เด็ด
pick up: มารับ
pickup: กระบะ รถกระบะ
picture: ภาพ รูปภาพ ภาพวาด รูปวาด
piece: ใบ ตัว แผ่น เม็ด
pin: เข็ม กลัด หมุด
pine: ต้นสน
pink: ชมพู สีชมพู
pipe: ท่อ
place: สถานที่ แห่งนี้ สถาน
plan: แผน วางแผน
plant: ปลูก
plastic: พลาสติก
plate: จาน
platform: แพลตฟอร์ม
play: เล่น
player: นักกีฬา ผู้เล่น
please: ขอ กรุณา โปรด รบกวน หน่อย ขอให้ ขอความกรุณา
pleased: ยินดีที่
poem: กลอน บทกวี
point: จุด
points: แต้ม คะแนน พอยต์ คะแนนสะสม แต้มสะสม พอยท์
pole: เสา
police: ตำรวจ
policy: นโยบาย
polite: สุภาพ
politician: นักการเมือง
politics: การเมือง
pond: สระ บึง
pool: พูล
poor: ยากจน ยากไร้
pork: หมู
port: ท่าเรือ
portfolio: พอร์ต พอร์ตโฟลิโอ
post: โพสต์
postcard: โปสการ์ด
poster: โปสเตอร์
postpone: เลื่อน
pot: หม้อ
potter: เครื่องปั้นดินเผา
power: อำนาจ
practical: ภาคปฏิบัติ
practice: ฝึก ซ้อม ฝึกซ้อม
praise: ชมเชย ยกย่อง สรรเสริญ
pray: สวด
precept: ศีล
pregnant: ตั้งครรภ์ ท้อง
premium: พรีเมียม พรีเมี่ยม
prepare: เตรียม เตรียมตัว
presale: พรีเซล ขายล่วงหน้า รอบพรีเซล พรี เซล
present: นำเสนอ แสดงให้
presentation: การนำเสนอ
president: ประธาน นายก ท่านประธาน
press: กด
pressure: ความดัน
price: ราคา ค่าตัว
price falls: ราคาตก ราคาลง ราคาร่วง
price gain: กำไรส่วนต่าง ส่วนต่าง ส่วนต่างราคา
price list: รายการราคา
price rises: ราคาขึ้น ราคาพุ่ง ราคาจะขึ้น ขึ้นราคา ราคาเพิ่ม มูลค่าเพิ่ม
primary school: ประถม
print: พิมพ์ สิ่งพิมพ์ ปริ้
priority: สิทธิ์ก่อน ลำดับแรก
privacy: ความเป็นส่วนตัว
private: ส่วนตัว เอกชน ไพรเวต
private key: กุญแจส่วนตัว กุญแจลับ คีย์ส่วนตัว ไพรเวทคีย์
privilege: สิทธิพิเศษสมาชิก อภิสิทธิ
prize: เงินรางวัลใหญ่ ชิงเงินรางวัล
problem: ปัญหา
process: ขั้นตอน กระบวนการ
produce: ผลิต
producer: ผู้ผลิต
product: สินค้า ผลิตภัณฑ์
profession: วิชาชีพ อาชีพ
professional: มืออาชีพ
profit: กำไร ผลกำไร ทำกำไร ได้กำไร
profit share: แบ่งกำไร ส่วนแบ่งกำไร แบ่งผลกำไร ส่วนแบ่งรายได้ แบ่งรายได้
program: โปรแกรม
prohibited: หวงห้าม
project: โครงการ โปรเจกต์ โปรเจค โปรเจ็กต์ กต์ เจค โปรเจ็ค
promise: สัญญาว่า รับปาก คำมั่น ให้คำมั่น
promised: สัญญาไว้ รับปากไว้
promotion: โปรโมชั่น โปร โม ชั่น
promptpay: พร้อมเพย์
proof: หลักฐาน พิสูจน์
property: ทรัพย์ ทรัพย์สิน สมบัติ
property right: ทรัพย์สินทางปัญญา
propose: เสนอ
proud: ภูมิใจ ภาคภูมิใจ
province: จังหวัด
public: สาธารณะ
public benefit: สาธารณประโยชน์ สาธารณกุศล
public chain: เชนสาธารณะ บล็อกเชนสาธารณะ
public key: กุญแจสาธารณะ
publicity: ประชาสัมพันธ์ เผยแพร่ เผย แพร่
publish: ตีพิมพ์ เผยแพร่ข่าว
pull: ดึง
pump: ปั่นราคา
punish: ลงโทษ ทำโทษ
puppet: หุ่น
purple: ม่วง สีม่วง
purpose: วัตถุประสงค์ จุดประสงค์
push: ดัน
put: ใส่ วาง
pyramid scheme: ลูกโซ่ แชร์ลูกโซ่ ขายตรง
qr: คิวอาร์ คิวอาร์โค้ด
qualification: วุฒิ คุณวุฒิ วุฒิการศึกษา
queen: ราชินี พระราชินี
question: ไหม มั้ย หรือยัง หรือเปล่า หรือไม่ เหรอ คำถาม
questionnaire: แบบสอบถาม
queue: คิว
queue number: บัตรคิว
quick: ไว รวดเร็ว ปุ๊บ
quiet: นิ่ง
quorum: องค์ประชุม
quota: โควตา โควต้า
race: เชื้อชาติ แข่งวิ่ง งานวิ่ง
rai: ไร่ละ
rain: ฝน
raise: เรี่ย ระดมเงินทุน
rank: อันดับ
rank up: เลื่อนขั้น เลื่อนระดับ
rare: หายาก หา ยากมาก แรร์
rate: อัตรา เรต
reach: บรรลุ
read: อ่าน
read books: อ่านหนังสือ หนอนหนังสือ
reader: นักอ่าน ผู้อ่าน
reading: การอ่าน รักการอ่าน
ready: พร้อม พร้อมใช้
real: จริง ความจริง ของจริง
real name: ชื่อนามสกุล ชื่อจริงนามสกุล
reason: เหตุผล เหตุ
receipt: ใบเสร็จ ใบเสร็จรับเงิน สลิป
receipt number: เลขใบเสร็จ
receive: รับ ได้รับ
recent: ล่าสุด เมื่อเร็วๆนี้
recipient: ผู้รับ
record: อัด สถิติ ระเบียน
recover: กู้คืน
recycle: รีไซเคิล
red: แดง สีแดง
red cross: กาชาด
redeem: แลกรับ แลกของ ใช้สิทธิ์ แลกของรางวัล แลกได้ แลกซื้อ แลกแต้ม
redeem cash: แลกเงินสด แลกเป็นเงิน แลกเป็นเงินสด ขึ้นเงิน แลกคืนเป็นเงิน
refer: แนะนำ บอกต่อ
referee: กรรมการสนาม
referral: แนะนำเพื่อน ค่าแนะนำ ชวนเพื่อน ผู้แนะนำ โค้ดแนะนำ
refugee: ผู้ลี้ภัย
refund: คืนเงิน เงินคืน คืนให้ ได้เงินคืน คืนเงินให้
refuse: ปฏิเสธ
regional: ภูมิภาค
register: ลงทะเบียน ทะเบียน ขึ้นทะเบียน จดทะเบียน
registered: จดแจ้ง ลงทะเบียนแล้ว
registrar: สมุห์
regular: ประจำ สม่ำเสมอ
regular customer: ลูกค้าประจำ ขาประจำ
regulator: กลต
rehearsal: ซ้อมใหญ่
related: เกี่ยวข้อง
relative: ญาติ
relax: พักผ่อน
release: ปล่อย
relief: โล่ง โล่งใจ
religion: ศาสนา
remain: ยังเหลือ เหลืออยู่
remaining: เหลือ
remember: จำ จดจำ
renew: ต่ออายุสมาชิก
rent: เช่า ค่าเช่า ให้เช่า
rental income: ค่าเช่าที่ได้
repair: ซ่อม ซ่อมแซม บูรณะ
replace: เปลี่ยนใหม่ ทดแทน
replica: ของจำลอง เรพลิกา
report: รายงาน
report police: แจ้งความ
request: คำขอ ร้องขอ ขอรับ ขอทำ
resale: ราคาขายต่อ การขายต่อ
rescue: กู้ภัย
research: วิจัย งานวิจัย
researcher: นักวิจัย
resell: ขายต่อ ปล่อยต่อ ขายทำกำไร
reserve: จอง สำรอง
resident: ลูกบ้าน ผู้อยู่อาศัย ผู้พักอาศัย
resolution: มติ
respect: เคารพ
responsibility: รับผิดชอบ
restaurant: ภัตตาคาร
result: ผล
retire: เกษียณ
return: ผลตอบแทน ตอบแทน ค่าตอบแทน
return book: คืนหนังสือ
return item: คืนของ
revenue: รายได้รวม
review: รีวิว
revoke: เพิกถอน ริบ เพิก
reward: รางวัล ของรางวัล เงินรางวัล บำเหน็จ
reward point: แต้มรางวัล
rice: ข้าว
rich: รวย เศรษฐี มั่งคั่ง
rich quick: รวยเร็ว รวยทันที
ride: ปั่น
right: สิทธิ ขวา
rights: สิทธิพิเศษ สิทธิประโยชน์ อภิสิทธิ์
ring: แหวน
ripe: สุก
rise: ขึ้น สูงขึ้น เพิ่มขึ้น พุ่ง พุ่งขึ้น ขึ้นไป
risk: เสี่ยง ความเสี่ยง
river: แม่น้ำ
road: ถนน
roadmap: โรดแมป
roi: จุดคุ้มทุน คุ้มทุน คืนทุน
role: บทบาท
roof: หลังคา
roofing: มุง
room: ห้อง
round: รอบ วง งวด กลม
row: บรรทัด
royal: หลวง ราช พระราช
rule: กติกา ระเบียบ กฎ ข้อบังคับ
rules: กฎระเบียบ กฎเกณฑ์
run: วิ่ง รัน
run out: หมด ของหมด หมดแล้ว
runner: นักวิ่ง
sack: กระสอบ
sacred: มงคล ศักดิ์สิทธิ์
safe: ปลอดภัย ปลอด
salary: เงินประจำ
sales: ยอดขาย
salt: เกลือ
same: เดียวกัน เดิม เหมือนกัน เท่ากัน เท่าเดิม
same design: ลอกแบบ เหมือนของจริง
sand: ทราย
saturday: เสาร์ วันเสาร์
save: ออม เซฟ ออมเงิน ประหยัด
savings: ออมทรัพย์ เงินออม เงินเก็บ
savings circle: วงแชร์ เล่นแชร์
say: พูด กล่าว
scale: เกล็ด
scam: โกง หลอก หลอกลวง ต้มตุ๋น หลอกเอา
scammer: มิจฉาชีพ แก๊ง คนโกง แก๊งคอลเซ็นเตอร์ สิบแปดมงกุฎ
scan: สแกน
schedule: กำหนดการ
scholarship: ทุนการศึกษา ทุนเรียน
school: โรงเรียน
school fee: ค่าบำรุงการศึกษา
science: วิทยาศาสตร์
scold: ด่า
score: ผลคะแนน ทำคะแนน
scout: ลูกเสือ เนตรนารี
scouts: กองลูกเสือ
screen: จอ
sculpture: ประติมากรรม
sea: ทะเล
sealed: ผนึก
search: สืบค้น
season: ฤดู ซีซั่น ฤดูกาล หน้าฝน
seat: ที่นั่ง
second: ที่สอง วินาที
second hand: มือสอง
secondary: รอง
secondary market: ตลาดรอง ตลาดมือสอง
secondary school: มัธยม
secret: ลับ ความลับ เป็นความลับ
secret ballot: ลงคะแนนลับ
secretary: เลขานุการ เลขา
securities: หลักทรัพย์
security deposit: มัดจำ เงินมัดจำ วางมัดจำ ค่ามัดจำ เงินประกัน
see: เห็น พบ ดู
seed: เมล็ด
seed phrase: วลีกู้คืน ซีดเฟรส ซีดวลี คำกู้คืน วลีลับ ซีด คำลับ
seedling: กล้าไม้ ต้นกล้า
seize: ยึด
select: คัด
self: เอง ตน ตัวเอง ตนเอง กันเอง ด้วยตนเอง
sell: ขาย จำหน่าย ขายออก วางขาย ขายได้
sell high: ขายแพง ขายราคาสูง ขายได้ราคา
seller: ผู้ขาย คนขาย แม่ค้า พ่อค้า พ่อค้าแม่ค้า
selling: การขาย การจำหน่าย
seminar: สัมมนา
send: ส่ง จัดส่ง ส่งไป
send us: ส่งมาให้เรา ส่งให้เรา
separate: แยก
september: กันยายน
service: บริการ
set: ชุด ตั้ง
set date: กำหนด
seven: เจ็ด
sew: เย็บ
sex: เพศ
share: หุ้น แชร์ ส่วนแบ่ง ค่าหุ้น ปัน
shared: ร่วมกันเป็น แบ่งปัน
shareholder: ผู้ถือหุ้น ผู้ถือหน่วย
she: หล่อน นาง
shelf: ชั้นหนังสือ
shelter: อาศัย
shift: กะ
shirt: เสื้อ
shoes: รองเท้า
shop: ร้าน ร้านค้า ร้านอาหาร
shopkeeper: คนขายของ
short: สั้น
should: ควร น่าจะ
show: แสดง โชว์ การแสดง
show name: ระบุ
shrimp: กุ้ง
shrine: ศาลเจ้า
shroud: ตราสัง
sibling: พี่ น้อง พี่น้อง
side: ฝั่ง ด้าน
sign: เซ็น เซ็นชื่อ ลายเซ็น
sign up: สมัครสมาชิก ลงชื่อ ลงนาม
signature: ลายมือชื่อ ลงลายมือชื่อ
silver: เงินแท้ สีเงิน
sing: ร้อง ร้องเพลง
singer: นักร้อง
sink: จม
sister: เจ๊
sit: นั่ง
six: หก
sixteen: สิบหก
sixty: หกสิบ
size: ขนาด ไซซ์
skill: ทักษะ ฝีมือ
skytrain: รถไฟฟ้า
slave: ทาส
sleep: นอน
slow: ค่อย
small: เล็ก จิ๋ว
smart: สมา อัจฉริยะ ฉลาด
smart contract: สัญญาอัจฉริยะ
smile: ยิ้ม
smoke: ควัน
snake: งู
so: เพราะงั้น งั้น
soap: สบู่
soft: นุ่ม
software: ซอฟต์แวร์
solar: โซลาร์ โซล่า แสงอาทิตย์
sold: ขายแล้ว ขายหมด ขายไป
sold out: ขายหมดแล้ว
soldier: ทหาร
solve: แก้ แก้ปัญหา
some: บาง บ้าง ส่วนหนึ่ง บางคน บางส่วน สัก
sometimes: บางที บางครั้ง
son: ลูกชาย
song: เพลง
soon: เร็วๆ เดี๋ยว เร็วๆนี้ ในไม่ช้า
sorry: ขอโทษ ขออภัย เสียใจ
sort: เรียง เรียงลำดับ
soulbound: โซล โซลบาวนด์ วนด์
sound: เสียง
soup: แกง แกงส้ม ต้ม
source: แหล่ง แหล่งที่มา
source code: ซอร์สโค้ด โอเพนซอร์ส
southern: ภาคใต้
souvenir: ระลึก ที่ระลึก ของที่ระลึก รำลึก ของฝาก
span: คืบ
special: พิเศษ
specialist: ผู้ชำนาญ ชำนาญ ชำนาญการ
speculation: เก็งกำไร เก็ง เก็งราคา
spend: ใช้จ่าย ใช้เงิน
spicy: เผ็ด
spirit: วิญญาณ ผี
sponsor: ผู้สนับสนุน ปอน
sport: กีฬา
sports day: กีฬาสี
spreadsheet: ชีต ชีท
squid: หมึก
stable: มั่นคง คงที่
stablecoin: เบิล สเตเบิลคอยน์ เหรียญคงที่
stack: ซ้อน
staff: เจ้าหน้าที่ บุคลากร สตาฟ
stage: เวที ฉาก
stained: เปื้อน เลอะ
staking: กกิ้ง สเตก สเตค
stamp: ประทับ ประทับตรา แสตมป์ ตราประทับ ปั๊ม
stand: ยืน
star: ดาว
start: เริ่ม เริ่มต้น เริ่มที่ ตั้งต้น เริ่มแรก
starve: อด
state: รัฐ ราชการ ทางราชการ
state emblem: ตราครุฑ
station: สถานี
status: สถานะ ฐานะ
stay: อยู่ พัก สเตย์
steal: ขโมย แอบ ลัก
steam: นึ่ง
step: ก้าว
stick: ติด
sticker: สติกเกอร์ สติ๊กเกอร์
sticky: เหนียว
still: ยังคง ยังอยู่ คง
stock: สต๊อก สต็อก
stock market: ตลาดหุ้น ตลาดหลักทรัพย์
stop: หยุด งด
storage: โกดัง
store: จัดเก็บ
story: เรื่อง เรื่องเล่า
stray: จร จรจัด
stroke: ลูบ
strong: เก่ง แรง แข็งแรง
student: นักเรียน นักศึกษา ผู้เรียน นิสิต
student number: รหัสนักเรียน เลขประจำตัวนักเรียน รหัสนักศึกษา
study: เรียน เรียนรู้
subdistrict: ตำบล อบต
subject: วิชา รายวิชา
subscribe: บอกรับ ซับสไครบ์
subscription: ค่าสมาชิกรายเดือน
success: ความสำเร็จ
suck: ดูด
sugar: น้ำตาล
suggest: แนะ
suggestion: เสนอแนะ
suitable: เหมาะ
summary: สรุป
sun: แดด ตะวัน
sunday: วันอาทิตย์
sunshade: กาง
supervise: กำกับ ควบคุม
supply: อุปทาน จำนวนเหรียญ
support: สนับสนุน อุดหนุน
surname: นามสกุล สกุล
survey: สำรวจ โพล
survive: รอด
swan: หงส์
swap: สวอป สลับ
sweat: เหงื่อ
sweep: กวาด
sweet: หวาน
swim: ว่ายน้ำ ว่าย
swing: ชิงช้า
symbol: สัญลักษณ์
symptom: อาการ
system: ระบบ
table: โต๊ะ
tag: แท็ก
tailor: ช่างเย็บ
take: เอา นำ หยิบ
take photo: ถ่าย
takraw: ตะกร้อ
tale: นิทาน
talk: คุย พูดคุย สนทนา
tamarind: มะขาม
tank: ถัง
tax: ภาษี
taxi: แท็กซี่
tea: ชา ชานม
teach: สอน
teacher: ครู อาจารย์ คุณครู ผู้สอน
teacher day: วันครู ไหว้ครู
team: ทีม ทีมงาน คณะ
team member: ลูกทีม
technician: ช่าง
telegram: เทเลแกรม เทเล
tell: บอก เล่า
temple: วัด
temporary: ชั่วคราว
ten: สิบ
ten thousand: หมื่น
tenant: ผู้เช่า
tennis: เทนนิส
tent: เต็นท์
tenth free: แก้วที่สิบฟรี
term: เทอม ภาคเรียน
terms: ข้อกำหนดและเงื่อนไข
test: ทดสอบ แบบทดสอบ
testnet: เทสต์เน็ต เทสเน็ต เทสต์ เครือข่ายทดสอบ
text: ข้อความ เนื้อความ
thai: ไทย ประเทศไทย
thanks: ขอบคุณ ขอบใจ ขอบพระคุณ อนุโมทนา
that: ว่า นั้น ซึ่ง อันที่ นั่น โน้น
the: การ ความ
theatre: โรงละคร ละคร
then: ต่อมา จากนั้น แล้วจึง ต่อจากนั้น
theory: ทฤษฎี
there: ที่นั่น
therefore: จึง ดังนั้น ฉะนั้น เพราะฉะนั้น
thesis: วิทยานิพนธ์
thing: สิ่ง
think: คิด คิดว่า
third: ที่สาม
thirty: สามสิบ
this: นี้ นี่ อันนี้ ครั้งนี้ เช่นนี้
thousand: พัน หลักพัน
three: สาม ตรี
thursday: พฤหัส พฤหัสบดี วันพฤหัส
ticket: ตั๋ว บัตรเข้างาน บัตรเข้าชม บัตรคอนเสิร์ต บัตรผ่าน
tidy: เป็นระเบียบ
tie: ผูก
tiger: เสือ
tight: แน่น
tile: กระเบื้อง
time: เวลา ครั้ง ที ยาม เวลาที่
times: หน เท่าตัว
times profit: กำไรเท่าตัว
title: ตำแหน่ง
to: ถึง สู่ ยัง จนถึง
to moon: ไปดวงจันทร์ ทูเดอะมูน
today: วันนี้
together: กัน ด้วยกัน ร่วมกัน พร้อมกัน ร่วมมือ
toilet: ห้องน้ำ สุขา
token: โทเคน โทเค็น โทเค่น โท เคน เค็น เค่น เหรียญโทเคน ยูทิลิตี้โทเคน
tomorrow: พรุ่งนี้ พรุ่ง วันพรุ่งนี้
ton: ตัน
too late: ไม่ทัน
tool: เครื่องมือ อุปกรณ์
tooth: ฟัน
top: ยอด หัว
total: ยอดรวม รวมทั้งสิ้น รวมเป็นเงิน
tour: ทัวร์
tourism: การท่องเที่ยว
tourist: นักท่องเที่ยว
town: เมือง
toy: ของเล่น
trace: รอย
trade: ซื้อขาย เทรด การค้า ค้า ค้าขาย
trademark: เครื่องหมายการค้า
trader: เทรดเดอร์ ผู้ค้า
trail: เทรล
trailer: พ่วง
train: รถไฟ
trainer: วิทยากร
training: อบรม ฝึกอบรม การอบรม เข้าอบรม
transaction: ธุรกรรม รายการโอน
transcript: ใบเกรด ทรานสคริปต์
transfer: โอน โอนเงิน โอนย้าย โอนสิทธิ์ โอนให้
transferred: โอนแล้ว โอนมา
translate: แปล
travel: เที่ยว ท่องเที่ยว
treasurer: เหรัญญิก
treatment: รักษา รักษาโรค
tree: ต้นไม้ ต้น
trial: ลอง ทดลองใช้
trick: กล
trip: ทริป
trophy: ถ้วยรางวัล โล่ โล่รางวัล
trust: ไว้ใจ เชื่อ เชื่อถือ เชื่อใจ
truth: สัตย์
try: พยายาม
tube: กระบอก
tuesday: อังคาร วันอังคาร
tuition: ค่าเทอม ค่าเรียน ค่าเล่าเรียน
tulip: ทิว
turn: ไข
turnover: เงินหมุนเวียน หมุนเวียน
turtle: เต่า
tutor: ติว กวดวิชา
twelve: สิบสอง
twelve words: สิบสองคำ
twenty: ยี่สิบ
twitter: ทวิตเตอร์
two: สอง ยี่
type: ชนิด ประเภท
umbrella: ร่ม
uncle: ลุง
under: ใต้ ข้างใต้ ภายใต้
understand: เข้าใจ
uniform: ชุดนักเรียน เครื่องแบบ ยูนิฟอร์ม
unique: ไม่ซ้ำ ไม่ซ้ำใคร หนึ่งเดียว
unit: องค์
university: มหาวิทยาลัย มหา
unlicensed: ไม่มีใบอนุญาต
unlock: ปลดล็อก ปลดล็อค ปลด
unofficial: ไม่เป็นทางการ ไม่ใช่ทางการ
unstable: ผันผวน
until: จน จนกว่า จนกระทั่ง กระทั่ง
update: อัปเดต อัพเดท อัปเดท
urge: กำชับ
use: ใช้ ใช้งาน
user: ผู้ใช้ ผู้ใช้งาน
utensils: ของใช้
utility token: โทเคนเพื่อการใช้ประโยชน์
vaccine: วัคซีน
valid: ใช้ได้ มีผล มีอายุ มีผลใช้
value: มูลค่า คุณค่า
value rises: มูลค่าสูงขึ้น มูลค่าขึ้น มีค่ามากขึ้น ค่าขึ้น แพงขึ้น
vegetable: ผัก
vegetarian: มังสวิรัติ กินเจ
vehicle: คัน
verbal: วาจา
verify: ยืนยัน ยืนยันตัวตน
version: เวอร์ชัน เวอร์ชั่น
vet: สัตวแพทย์
victim: เหยื่อ
victory: ชัย
video: วิดีโอ คลิป
village: หมู่บ้าน บ้านทุ่ง
village head: ผู้ใหญ่บ้าน กำนัน
villagers: ชาวบ้าน
violate: ละเมิด ฝ่าฝืน
vip: วี
visible: มองเห็น ปรากฏ
visit: เยือน เยี่ยม เยี่ยมชม
volleyball: วอลเลย์บอล
volunteer: อาสา อาสาสมัคร จิตอาสา อสม
volunteering: งานอาสา จิตสาธารณะ
volunteers: อาสาทุกคน ชาวอาสา
vote: โหวต ลงคะแนน ออกเสียง ลงมติ
voting right: สิทธิ์ออกเสียง สิทธิออกเสียง สิทธิ์โหวต
voucher: บัตรกำนัล บัตรของขวัญ กำนัล เวา
wage: ค่าแรง ค่าจ้าง เงินเดือน
wait: รอ
wake: ตื่น
walk: เดิน
wall: กำแพง ผนัง
wallet: กระเป๋า กระเป๋าเงิน วอลเล็ต กระเป๋าสตางค์ วอลเลต
want: อยาก ต้องการ อยากได้ ประสงค์ อยากให้ อยากมี
warning: เตือน คำเตือน
warrant: หมาย
wash: ซักล้าง ล้างรถ
waste: ขยะ
watch: เฝ้า เฝ้าดู
watch clock: นาฬิกา
water: น้ำ
water supply: ประปา
watering: รดน้ำ
way: ทาง วิธี
we: เรา พวกเรา ทางเรา หมู่เรา
wear: สวม สวมใส่ ติดเสื้อ
weave: ทอ สาน ทอผ้า
website: เว็บ เว็บไซต์ ไซต์ เว็บเพจ
wedding: งานแต่ง
wednesday: พุธ วันพุธ
week: สัปดาห์ อาทิตย์
weekly: รายสัปดาห์ ทุกสัปดาห์ ทุกอาทิตย์
weight: น้ำหนัก
welcome: ยินดีต้อนรับ ต้อนรับ
welfare: สวัสดิการ
western: ตะวันตก
wet: เปียก
what: อะไร อะไรบ้าง สิ่งใด
whatsoever: ก็ตาม
wheel: ล้อ
when: เมื่อ ตอน เมื่อใด พอ คราว ตอนที่ ขณะที่
where: ไหน ที่ไหน ที่ใด
which: อันไหน ตัวไหน
while: ขณะ พลาง
white: ขาว สีขาว
whitelist: ไวต์ลิสต์ ไวต์ ไวท์ลิสต์
who: ใคร ผู้ใด ใครก็ได้
whoever: ใครที่ ผู้ที่ ผู้ซึ่ง
why: ทำไม เหตุใด เพราะอะไร
wide: กว้าง
will: จะ จักได้ จัก
win: ชนะ ชิง ชิงรางวัล
window: หน้าต่าง
wine: ไวน์
winner: ผู้ชนะ
with: กับ ด้วย ร่วมกับ พร้อมกับ พร้อมด้วย
withdraw: ถอน เบิก ถอนเงิน เบิกเงิน ถอนออก
within: ภาย
without: ปราศจาก โดยไม่ โดยไม่ต้อง ไม่ต้องมี
woman: ผู้หญิง หญิง สตรี
wood: ไม้ ไม้สัก
word: คำ
work: งาน ทำงาน ผลงาน
workshop: เวิร์กช็อป เวิร์กชอป เวิร์คช็อป เวิร์ กช็อ กชอป ช็อป
world: โลก
worm: หนอน
worry: เกรง เกรงใจ
worth: มีค่า มีมูลค่า มีราคา คุ้มค่า คุ้ม
wrap: หุ้ม ห่อ
write: เขียน
writer: นักเขียน ผู้เขียน
wrong: ผิด
xylophone: ระนาด
yard: ลาน
year: ปี ปีละ ขวบ พุทธศักราช ปีนี้ ปีการศึกษา
yearly: รายปี ประจำปี ทุกปี ต่อปี
yearly fee: ค่าสมาชิกรายปี
yellow: เหลือง สีเหลือง
yes: ใช่ ถูกต้อง
yesterday: เมื่อวาน เมื่อวานนี้ วาน
yield: ยีลด์ ผลตอบแทนต่อปี
yoga: โยคะ
you: คุณ ท่าน เธอ เจ้า พวกคุณ
youth: เยาวชน วัยรุ่น
zero: ศูนย์`
