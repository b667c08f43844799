/** What Vietnamese words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: về khoảng chừng
absent: vắng
accept: chấp
access: truy
accident: nạn
account: tài khoản
accumulate: lũy luỹ
achieve: đạt
activate: kích
activity: động hoạt
add: thêm
addicted: nghiện ghiền
address: địa
admire: khâm mộ
advertise: rao
advertising: quảng
advice: vấn
advise: khuyên
affectionate: mến
after: sau hậu
afternoon: chiều xế
again: lại
against: chống
age: tuổi
agency: cơ
agree: ưng
agreement: thuận thỏa thoả
air: khí
alcohol: cồn
all: cả đều tất deu
allergy: dị
alley: ngõ hẻm
almond: bàng
almost: hầu suýt
along: dọc
already: đã
also: cũng
although: dù tuy dẫu
aluminum: nhôm
always: luôn hoài luon
amateur: phủi
ambassador: sứ
american: mỹ mĩ
and: và lẫn
angry: giận
animal: thú
anniversary: giỗ
annual: liễn
anonymous: nặc
answer: đáp
any: nào nao bất
apartment: căn
app: ứng
appearance: vẻ
apple: táo
application: đơn
apply: áp
appointment: hẹn
appraise: thẩm
appreciation: tri ân
approve: duyệt
area: khu
areca: cau
argue: cãi
army: quân
around: quanh xung
arrange: xếp
art: nghệ
ask: hỏi nhờ
aspect: khía
assemble: lắp ráp
asset: sản
association: hội hiệp
assure: trấn
at: ở tại
athlete: vđv
attach: gắn đính
attend: dự
attitude: thái
attract: hút lôi
audience: khán
aunt: dì thím mợ
available: sẵn
avoid: tránh
award: trao
away: khỏi
axis: trục
back: hồi lưng
backpack: balo
backpacking: phượt
backward: lùi
bad: xấu
badge: huy hiệu hieu
badminton: lông
bag: túi
bake: nướng
baked: nung
balance: dư
ball: bóng
bamboo: tre
banana: chuối
band: dàn
bank: ngân
banner: rôn
barber: cạo
barcode: vạch
bargain: hời
barn: chuồng
barrel: chum
barter: chác
basket: giỏ thúng
basketball: rổ
basketry: lát
batch: mẻ
battery: pin
bay: vịnh
bean: đậu
bear: chịu gấu
beautiful: đẹp
because: vì
become: thành
bed: giường
bee: ong
beef: bò
beer: bia
before: trước truoc
bell: chuông
belly: bụng
belong: thuộc
belt: đai
benefit: hưởng ích
beside: cạnh kè kề
bet: cược
betel: trầu
between: giữa
bicycle chain: xích
big: lớn bự to
billion: tỷ tỉ
bin: thùng
bird: chim
birth: đẻ
birthday: nhật thọ
bitter: đắng
black: đen
blame: đổ
blanket: chăn mền
blessing: phước
blind: mù
block: khối chặn
blood: máu huyết
bloom: nở
blow: thổi
board: ban bảng
boast: khoe
boat: ghe thuyền
boil: đun luộc
bone: xương
book: sách cuốn quyển
bookworm: mọt
boom: bùng
border: viền
bored: chán
borrow: mượn
boss: sếp
bother: phiền
bottle: chai
bottom: đáy
bow: lạy bái
bowl: tô bát chén
box: hộp hòm
boxing: đấm
boy: trai
bracelet: lắc
brain: não
brake: phanh
branch: nhánh cành
brand: hãng
brave: dũng
break: vỡ phá
breast: vú
breathe: thở
brew: pha
brick: gạch
bring: đưa mang đem
brocade: cẩm
broken: hư hỏng gãy
broom: chổi
brown: nâu
brush: cọ
bucket: xô
buddha: phật
buffalo: trâu
build: xây dựng
building: tòa toà
bundle: bó
bureau: cục
burn: cháy đốt
bus: buýt
business: kinh doanh
busy: bận
but: mà nhưng chứ nhung song
butter: bơ
butterfly: bướm
button: nút cúc khuy
buy: mua sắm tậu
by: bằng theo bởi do
cabinet: tủ
cable: cáp
cafe: quán
cake: bánh chưng
call: gọi kêu
calm: êm dịu
camp: trại
campaign: chiến
camping: cắm
can: được thể duoc
canal: rạch
cancel: hủy huỷ
cancer: ung
candle: nến
candy: kẹo
capital: vốn von
car: xe
card: thẻ
care: dưỡng chăm sóc
career: nghiệp
careful: thận
carpet: thảm
carrot: rốt
carry: khiêng chở gánh
carve: chạm đục
casino: sòng
cast: đúc
cat: mèo
cede: nhường
ceiling: trần
celebration: khánh
cellar: hầm
cement: xi măng
center: tâm trung
ceremony: lễ
certificate: chứng
chain: chuỗi
chalk: phấn
challenge: thách
champion: địch
change: biến
channel: kênh
charger: sạc
charity: thiện ái
charm: duyên
cheap: rẻ
check: tra kiểm
checkup: khám
chicken: gà
chief: chánh
child: cháu bé đứa con em nhóc bầy
children: nhi
chili: ớt
chocolate: sô
choir: xướng
choose: chọn lựa
chopsticks: đũa
christmas: noel
chronic: mãn
cinema: rạp
cinnamon: quế
circuit: mạch
circus: xiếc
claim: xưng
clap: vỗ
class: lớp lop
classic: điển
clean: dọn sạch
clear: rõ ràng
click: nhấn nhấp
climb: leo
clip: kẹp
close: thân gũi chốt khép
closing: bế
cloth: vải
cloud: mây
club: câu lạc clb
clumsy: vụng
cluster: cụm
coach: hlv
coconut: dừa
code: mã
coffee: cà phê
coin: xu cắc
cold: nguội lạnh rét
collapse: sập
collect: thu gom tầm tích
collection: sưu
college: đẳng
color: màu
column: cột
combine: gộp
comedy: hài tếu
comment: luận
commerce: thương mại
commission: hồng
committee: ủy uỷ
common: chung
commune: xã
community: cộng
company: ty
compare: so sánh đọ
compel: cưỡng
compensate: bù bồi
compete: đấu
complain: than phàn nàn
complaint: nại khiếu
complete: hoàn
complex: phức
comply: tuân
compost: ủ
compound: kép
compulsory: buộc
concert: hòa hoà
condolence: viếng
congratulate: mừng
connect: nối
consider: coi
contact: liên
content: dung
continue: tiếp tục
continuously: riết
contract: hợp
contribute: góp đóng gop
control: soát
convenient: tiện
cook: nấu
cooperation: tác
cooperative: htx
copy: bản chép
core: lõi
corn: ngô bắp
corner: góc
corridor: lang
cost: tốn
cough: ho
count: tính đếm
counter: quầy
course: khóa khoá
cover: bìa
crab: cua
craft: nghề
cream: kem
crease: nhàu
create: tạo
credit: tín
crew: kíp tốp
crispy: giòn
crochet: móc
crowd: đông
crown: miện
cry: khóc khoc
cup: ly cúp cốc
curious: tò
currency: tệ
current: hiện
curse: chửi
customer: khách khach
cut: cắt
cutting board: thớt
cycling: đạp
dam: đập
dance: múa vũ
danger: nguy
dare: dám
data: liệu dữ
dawn: rạng
day: ngày hôm mùng
deadline: chót
deaf: điếc
deal: kèo
dear: kính quý thưa quí
debt: nợ
decade: thập
deceive: dối gạt
decide: quyết
declare: tuyên
deduct: trừ trích
deep: sâu
defeat: bại
delete: xóa xoá
delicious: ngon
deliver: giao
demand: đòi
department: phận
depends: tùy tuỳ
deposit: cọc nạp
depression: trầm
deputy: phó
describe: tả
design: thiết
detail: tiết
develop: triển
deviation: lệch
dew: sương
diagnosis: chẩn
die: chết
difference: chênh
difficult: khó
dike: đê
diligent: siêng
direct: trực
direction: đằng
director: giám đốc
dirty: bẩn dơ
disability: khuyết tật
disappoint: vọng
discount: giảm chiết
discuss: thảo
dish: món
dismantle: tháo
display: hiển bày
distance: cự
distribute: phân phối
district: huyện quận
ditch: mương
dive: lặn
do: làm lam
doctor: sĩ sỹ
document: văn
dog: chó
dollars: đô la usd
donate: hiến quyên
dong: đồng đ vnd vnđ
dormitory: xá
dose: liều
double: đôi
doubt: ngờ nghi
down: xuống
download: tải
draft: nháp
dragon: rồng
drama: kịch
draw: vẽ bốc
dream: mơ
dress: váy
drill: khoan
drink: uống
drinking: nhậu
driving: lái
drop: bỏ giọt
drum: trống
dry: khô phơi sấy
duck: vịt
dump: xả
duplicate: trùng
durable: bền
durian: sầu
dust: bụi
dye: nhuộm
dynasty: triều
each: mỗi từng
ear: tai
early: sớm
earn: kiếm
easy: dễ nhàn
eat: ăn
edit: chỉnh
effort: nỗ lực gắng
egg: trứng
eight: tám
elder: cụ lão
elect: bầu
electronic: điện tử
elementary: tiểu
elephant: voi
embroidery: thêu
emergency: khẩn
emotion: xúc
emperor: đế
empty: rỗng
enable: bật
encourage: khích
end: hết thúc tan het
engineer: sư
engrave: khắc
enough: đủ
ensemble: tấu
enter: nhập
entirely: hẳn
envelope: bì
environment: môi
equivalent: đương
erase: tẩy
error: lỗi
essence: tinh túy tuý
ethnic: tộc
euro: eur
evacuate: tán
even: chẵn
evening: tối
event: cuộc sự kiện
every: cứ mọi hằng
everywhere: khắp
exactly: hệt
exam: thi
example: gương dụ
exceed: vượt
excellent: giỏi sắc
exchange: đổi sàn hối đoái
exclusive: độc
excuse: cớ
exercise: dục
exhibit: trưng
exhibition: lãm
exist: tồn
exit: thoát
expensive: đắt mắc
experience: nghiệm trải
expert: rành thạo
explore: thám
extort: tống
extra: thừa
extremely: cực
face: mặt
factor: tố
fail: trượt
fairly: khá
faith: ngưỡng
fake: giả dỏm rởm dởm
fall: rơi sụt tụt rớt giáng
family: đình
fan: quạt
far: xa
farm: nông
fashion: mốt
fast: nhanh chóng
fat: mỡ
father: bố cha
fatty: béo
fear: sợ
feast: cỗ
fee: phí
feed: nuôi
feedback: phản
fence: rào
ferry: phà đò
fertilize: bón
fever: sốt
few: mấy vài dăm mớ
fiber: sợi
field: sân ruộng
file: hồ sơ tệp
fill: điền
film: phim
filter: phin lọc
find: tìm
finger: ngón
fingerprint: vân
finish: dứt
finished: xong
fire: hỏa hoả lửa
firewood: củi
fireworks: pháo
first: đầu tiên
fish: cá
fisherman: ngư
five: lăm nhăm
fixed: định
flag: cờ
flee: trốn
flip: lật
float: nổi
flood: lũ lụt
floor: tầng
flour: bột
flower: hoa bông
flute: sáo
fly: bay ruồi
foil: nhũ
fold: gập
follow: dõi noi
foot: chân
football: đá
for: cho nhằm
forbidden: cấm
force: ép
foreign: ngoại
forest: rừng lâm
forever: mãi
forge: mạo nguỵ ngụy
forget: quên
fork: nĩa
form: thức mẫu dạng
former: cựu
founded: lập
four: bốn
fragrant: thơm
frame: khung
free: miễn mien
free time: rảnh
fresh: tươi
friend: ní bè bồ
frog: ếch
from: từ
fruit: trái sấu
fry: chiên rán xào
full: trọn đầy
full moon: rằm
fund: quỹ
funeral: tang
future: lai tương
game: ván
garden: vườn
garden bed: luống
garlic: tỏi
gas: ga
gasoline: xăng
gate: cổng
gather: tụ
gem: ngọc
genealogy: phả
general: tướng
generation: lứa
gentle: hiền
genuine: xịn
ghost: ma
giant: khổng lồ
gift: quà biếu
ginger: gừng
girl: gái
give: tặng
glitter: lấp lánh
glove: găng
go: đi
goal: đích
goat: dê
god: chúa
gold: vàng
golf: gôn
gong: cồng chiêng
good: ngoan tốt
goods: hàng hóa hoá hang
government: phủ
gradually: dần
graft: ghép
grandmother: bà
grape: nho
grass: cỏ
gray: xám
great: tuyệt
green: xanh
grid: lưới
grind: xay
group: nhóm nhom
guarantee: đảm
guard: gác
guava: ổi
guess: đoán
guesthouse: trọ
guide: dẫn hướng
guidebook: nang
guitar: đàn
guy: thằng
guys: ae
hacker: tặc
hair: tóc
haircut: hớt
half: rưỡi nửa
hall: sảnh
ham: giò
hamlet: ấp
hammer: búa
hammock: võng
hand: tay
hang: treo
happiness: hạnh phúc
happy: vui
hard: cứng vất vả
harm: hại
harsh: gắt
harvest: gặt
has: có co
hash: băm
hat: nón mũ
hate: ghét
he: anh hắn gã
headquarters: trụ
health: sức
healthy: khỏe khoẻ
heart: tim lòng
heat: nhiệt
heaven: thiên
hell: ngục
hello: chào
help: giúp giùm đỡ dùm giup
here: đây nè
heritage: di
hero: hùng
hesitate: ngại
hey: ơi ê
hidden: ẩn
hide: giấu nấp
high: cao
hill: đồi
history: sử
hoard: găm trữ
hoe: cuốc xới
hold: cầm nắm ghì
hole: hố
holy: thánh
hometown: quê
honor: tôn vinh
hope: mong
horizontal: ngang
horse: ngựa
hot: nóng
hotel: sạn
hotpot: lẩu
hour: giờ
house: nhà ngôi
household: hộ
how: bao
hug: ôm
hundred: trăm bách
hungry: đói
hunt: săn
hurry: vội
husband: chồng
i: tôi tớ tao
id: cước
idea: ý tưởng
if: nếu hễ neu
illegal: lậu chui
illness: bệnh
imitation: nhái
immediately: liền ngay tức
important: trọng
impressive: oai oách
improve: cải
in: trong
in time: kịp
incense: hương nhang
include: gồm
increase: tăng
industry: ngành
infected: nhiễm
infer: suy
inflammation: viêm
inflation: lạm
information: thông tin
injection: chích
ink: mực
inlay: khảm
inner: ruột
instant: chớp
instruct: dặn
insurance: hiểm
intelligence: tuệ
interest: lãi
internal: nội
international: tế
interview: phỏng
into: vào vô vao
invade: xâm
invest: tư
invite: mời rủ
iron: ủi sắt
is: là bị
island: đảo
issue: phát hành
issued: cấp
it: nó
item: vật mục
jackfruit: mít
jam: mứt
january: giêng
jar: hũ lọ
join: gia tham
joke: đùa giỡn
joy: niềm hân sướng
jump: nhảy
just: thôi vừa thoi
keep: giữ
keeper: thủ
key: chìa
keyboard: phím
kill: giết
kind: lành
kindergarten: mầm non
king: vua
kiosk: kiốt
kitchen: bếp
knead: nhào
knee: gối
knife: dao
knit: đan
knot: gút
know: biết biet
korean: hàn
kumquat: quất
label: nhãn
labor: lao
lack: thiếu
ladder: thang
lagoon: đầm
lamp: đèn
land: đất
lane: làn
language: tiếng ngữ ngôn tieng
lantern: lồng
last: cuối ngoái
late: khuya trễ muộn
laugh: cười
launch: mắt
laundry: giặt
law: luật
lazy: lười
lead: dắt
leader: trưởng
leaf: lá
leak: lộ rò rỉ
leather: da
leave: nghỉ rời
lecture: giảng
leg: cẳng
legal: pháp
lemon: chanh
lemongrass: sả
less: bớt
lesson: bài
lest: kẻo
letters: chữ
level: mức độ
library: thư viện
lie: nằm
life: đời
lift: giơ
light: quang thắp nhẹ
like: như thích nhu thich
limit: hạn
line: dòng nét
lion: lân nghê
lipstick: son
list: danh kê
listed: niêm yết
listen: nghe
little: ít chút tí xíu tẹo
live: sống
loaf: ổ
loan: vay
logo: lô
long: dài lâu
look: nhìn ngó nom
lose: thua
loss: lỗ
lost: mất thất
lot: bãi
lottery: xổ
lotus: sen
love: yêu
low: thấp
lower: hạ
lucky: lì xì mắn hên
lung: phổi
lure: quyến rũ
machine: máy
magazine: tạp
magnet: châm
maintain: trì
male: nam
manage: quản lý lí
mango: xoài
many: nhiều nhieu
margin: lề
marinate: ướp
mark: đánh chấm
market: chợ thị
marriage: hôn
martial: võ
martyr: liệt
massage: xoa
master: thạc
match: trận khớp diêm
maturity: đáo
mausoleum: lăng
maximum: đa
meal: bữa
meaning: nghĩa
meat: thịt
medal: huân
medical: y
medicine: thuốc
meditation: thiền
meet: gặp hò
meeting: họp
melody: điệu
member: viên vien
mentor: dìu
mess: bộn
message: nhắn
metal: kim
meter: mét
method: phương
milestone: mốc
milk: sữa
mill: phay
million: triệu trieu
mind: trí
mineral: khoáng
minimum: thiểu
minute: phút
miss: lỡ
missing: sót
mission: mệnh
mistake: nhầm
mode: chế
model: mô
modest: khiêm
moment: giây
momentum: đà
money: tiền tien
monitor: sát
month: tháng
monthly: nguyệt
moon: trăng
more: hơn nữa càng
morning: sáng
mosquito: muỗi
most: nhất
mother: mẹ má
mountain: núi
mouse: chuột
mouth: miệng
move: dời
mr: ông
much: nhiêu
mud: bùn
multiple: bội
museum: tàng
mushroom: nấm
music: nhạc
must: phải phai
mute: câm
myth: huyền
nail: đinh móng
name: tên
narrow: hẹp
national: quốc
natural: nhiên
near: gần
neat: gọn
need: cần
neighbor: láng giềng
neighborhood: xóm xom
net: ròng
network: mạng
new: mới tân
new year: tết
next: tới kế
night: đêm
nine: chín
nod: gật
noisy: ồn
nominate: cử
non: phi
noodle: mì bún phở
noodles: miến
noon: trưa
normal: bình
nose: mũi
not: không ko chẳng đừng khong k kg hok hổng hông chả chớ
not yet: chưa
note: nốt
notebook: sổ vở
notice: báo
now: nay đang bây nãy
number: số
nun: ni
nurse: tá
nursery: ươm
oath: thệ
occasion: dịp
occasionally: thỉnh thoảng
occupy: chiếm
of: của
off: tắt
offer: đãi
offering: cúng
office: sở
official: chính
often: xuyên
oil: dầu
okay: nha nhé nhá nghen nhe
old: cũ xưa già
on: trên tren
one: một mot
online: tuyến
only: chỉ
open: mở
opening: mạc
opera: tuồng
opinion: kiến
optometry: cận
or: hoặc hay hoac
orchid: lan
order: đặt
organization: tổ chức
original: gốc nguyên
orphan: côi
other: khác khac
out: ra
outline: cương
outside: ngoài ngoai
oven: lò
own: hữu
owner: chủ
package: gói
page: trang
pain: đau nhức
paint: sơn
painting: tranh hoạ họa
pair: cặp
palanquin: kiệu
pan: chảo
pants: quần
paper: giấy
parade: diễu
parent: phụ huynh
parish: xứ
parking: đỗ
part: phần
partner: đối
party: đám tiệc
passage: đoạn
passive: thụ
password: khẩu khau
path: lối
pay: trả
payment: thanh toán
peanut: phộng
peel: bóc
pen: bút
penalty: phạt
people: dân
perform: diễn
perhaps: lẽ
period: kỳ
permanent: viễn vĩnh
permit: phép
persistent: kiên
person: người nguoi kẻ
personal: nhân
pet: cưng
pharmacy: dược
phase: giai
philanthropist: hảo
phone: thoại
photo: ảnh chụp
pick: nhặt hái lượm
pickled: dưa
picture: hình bức
piece: chiếc miếng
pier: bến
pig: heo lợn
pile: đống
pin: cài ghim
pine: tùng
pineapple: dứa
pipe: ống
place: chỗ chốn nơi
plan: hoạch
plant: trồng
plastic: nhựa
plate: đĩa dĩa
platform: nền tảng
play: chơi
please: ạ hãy
plow: cày
plum: mận
poetry: thơ
points: điểm diem
pomelo: bưởi
pond: ao
pool: hùn
poor: kém nghèo
popular: phổ
porch: hiên
porridge: cháo
port: cảng
position: vị
poster: phích
pot: nồi chậu
potato: khoai
pottery: gốm
pour: rót
practice: tập ôn
praise: khen
pray: khấn
pregnancy: thai
prepare: soạn
presentation: thuyết
president: tịch
press: bấm chí
pretty: xinh
prevent: ngăn
price: giá
principle: tắc
print: ấn in
priority: ưu
prison: tù
private: riêng kín
prize: giải
process: xử
procession: rước
product: phẩm
professional: chuyên
profit: lợi nhuận nhuan
program: chương trình chuong trinh
progress: tiến
project: án
promise: hứa cam
promote: thăng
promotion: khuyến
proposal: nghị
prosperity: thịnh vượng
protect: bảo vệ
protein: đạm
proud: hào hãnh
prove: minh
provide: cung
province: tỉnh
prune: tỉa
public: khai
pull: kéo nhổ
pump: bơm
pumpkin: rợ
punch: dập
punish: trừng
puppet: rối
purple: tím
push: đẩy đùn
quality: chất
quantity: lượng
question: thắc
quick: lẹ
quickly: mau
quiet: yên nín
quiz: trắc đố
quota: ngạch
rabbit: thỏ
race: đua
racket: vợt
radio: đài
rain: mưa
raise: gây
rake: cào
random: ngẫu
rank: hạng
rare: hiếm
rather: thà
read: đọc doc
real: thật thực
receipt: biên
receive: nhận nhan lĩnh lãnh
record: ghi lục bạ
recover: phục khôi
recruit: tuyển
recycle: tái
red: đỏ
refer: giới thiệu
referee: còi
refuse: chối
region: vùng
register: đăng
regret: tiếc
rehearsal: dượt
related: quan
relation: mối
release: thả
reliable: cậy
religion: đạo
remember: nhớ
remind: nhắc
remove: gỡ
remuneration: thù
rent: thuê mướn
repair: sửa tu chữa vá
repeat: lặp điệp
replace: thay
report: cáo
reporter: phóng
representative: diện
reputation: uy
request: xin cầu
rescue: cứu
research: nghiên
reserved: dành
residence: trú
resident: cư
respect: trân
responsibility: nhiệm trách
result: kết quả
retail: lẻ
retired: hưu
retreat: tĩnh
return: trở
reverse: ngược nghịch
review: xét rà
reward: thưởng
rhyme: vè
rhythm: nhịp phách
rice: cơm gạo lúa xôi cốm
rich: giàu phú
right: đúng
rights: quyền quyen
ring: nhẫn
risk: rủi ro
river: sông
road: đường duong
roast: rang
rob: cướp
role: vai
roll: lăn
roof: mái nóc
room: phòng
root: cội rễ củ
rope: dây
rosary: tràng
rotten: thối
round: đợt vòng tròn
routine: nề
row: dãy
rowing: chèo
royal: hoàng
rule: quy lệ qui
ruler: thước
rumor: đồn
run: chạy
sacred: thiêng
sad: buồn
safe: két an
salary: lương
salt: muối
salty: mặn
same: giống
sand: cát
sandals: dép
sauce: mắm
save: lưu
savings: hụi kiệm
saw: cưa
say: nói
scam: lừa bịp
scan: quét
scared: hãi
scarf: khăn
scene: cảnh
schedule: lịch
scholarship: bổng
school: trường truong
science: khoa
scold: mắng
scrap: vụn
scream: hét
screen: màn
screening: chiếu
screw: vặn vít
sculpt: nặn
sculpture: điêu
sea: biển hải
seal: triện
season: mùa
seat: ghế
second: nhì
secret: mật bí
securities: khoán
see: thấy
seed: hạt
self: tự
sell: bán
seminar: toạ tọa
send: gửi gởi gui
sense: giác
separate: tách
serial: sê ri
serve: bưng phụng
service: vụ
sesame: mè vừng
session: buổi buoi
set: bộ
seven: bảy bẩy
sewing: may khâu
shampoo: gội
share: chia sẻ san
shark: mập
sharpen: mài
she: chị cô
sheep: cừu
sheet: tấm tờ
shelf: kệ
shelter: nương
shift: ca
shiny: loáng
ship: tàu
shirt: áo
shoes: giày
shoot: sút bắn
shop: cửa tiệm
shore: bờ
short: ngắn lùn
shortfall: hụt
shovel: xẻng
show: xuất tỏ
shrimp: tôm
shrine: miếu
sick: ốm
sickle: liềm
side: bên phía
sift: sàng
sign: ký kí
silent: im lặng
silk: lụa tơ
silkworm: tằm
silver: bạc
simple: giản
sin: tội
sing: hát
sit: ngồi
six: sáu
size: cỡ
skill: kỹ năng kĩ
skillful: khéo
sky: trời
sleep: ngủ
slightly: hơi
slope: dốc
slot: suất
slow: chậm
small: nhỏ
smart: khôn
smell: ngửi
smelly: hôi
smile: nụ mỉm
snack: vặt
snail: ốc
snake: rắn
snatch: giật
snow: tuyết
so: nên thế vậy
soak: ngâm
soap: xà
soar: vọt
sock: vớ
software: mềm
soil: thổ
soldier: lính
song: khúc
soon: sắp
soul: hồn
sound: âm
soup: canh
sour: chua
source: nguồn nguon
souvenir: niệm kỷ kỉ
sow: gieo
speaker: loa
special: biệt đặc
species: loài
spelling: vần
spend: chi tiêu
spicy: cay
spider: nhện
spin: quay
spine: gáy
spirit: linh thần
spoon: muỗng thìa
sports: thao
spread: tràn
spring: xuân
spring roll: nem
square: vuông
squash: mướp
stable: vững
staff: cán
stage: khấu
stain: ố
stalk: cọng
stall: sạp
stamp: dấu tem mộc
stand: đứng
standard: chuẩn
star: sao
start: khởi bắt
station: trạm
status: trạng
steal: trộm cắp
steam: hấp
steel: thép
step: bước
stick: dán dính gậy que
sticky: nếp
still: vẫn còn
stock: cổ
stop: dừng ngừng ngưng
storage: kho
store: cất
storm: bão
story: chuyện truyện
straight: thẳng
strange: lạ
strategy: lược
straw: rơm
stream: suối
street: phố
stretch: giãn
strict: nghiêm
string: lạt
strip: dải
strong: mạnh
stubborn: bướng
stuck: kẹt
student: sinh trò
study: học hoc
stupid: ngu dại
style: kiểu phong
subject: môn
submit: nộp
suddenly: đùng bỗng chợt
suffering: khổ
sugarcane: mía
summary: tóm
summer: hè
sun: nắng
super: siêu
supplement: bổ
support: trợ hỗ ủng
sure: chắc chắn
surely: ắt
surf: lướt
surge: dâng
surgery: mổ
surplus: dôi thặng
surprise: ngạc
survey: khảo
swap: tráo
swear: thề
sweat: mồ
sweet: ngọt
swim: bơi lội
swipe: quẹt
sword: gươm
symbol: tượng biểu
system: thống hệ
table: bàn
take: lấy
talent: tú
talk: đàm
tangerine: quýt
tank: bồn bể
tape: băng
taste: nếm
tax: thuế
tea: trà chè
teach: dạy
teacher: giáo thầy
team: đội
tear: xé
tease: chọc ghẹo trêu
technical: thuật
teeth: nanh
tell: kể
temple: chùa đền
ten: mười mươi chục
ten thousand: vạn
tent: lều
terms: điều
thanks: cảm ơn cám
that: đó ấy kia nấy bấy đấy rằng
the: các những cái
then: thì rồi bèn
they: họ bọn
thick: dày
thin: mỏng
thing: thứ
things: đồ
think: nghĩ
thirsty: khát
this: này
thousand: nghìn ngàn nghin
threat: dọa doạ
three: ba
through: qua
throughout: suốt
throw: ném
thunder: sấm
ticket: vé
tidy: nắp
tier: bậc
tiger: hổ
tile: ngói
time: gian thời
times: lần gấp
tin can: lon
tip: boa
tire: lốp
tired: mệt
title: tước hàm
to: để đến de
together: nhau cùng
tomb: mả
tomorrow: mai
ton: tấn
too: quá
tooth: răng
top: đỉnh
topic: đề
torn: rách
total: tổng
touch: sờ
tourist: lữ
tower: tháp
trace: vết
trade: dịch buôn
tradition: truyền
tragedy: bi
trail: mòn
training: huấn luyện đào rèn
transfer: chuyển nhượng sang
transparent: bạch
transport: vận
trap: bẫy
trash: rác
travel: du
tray: mâm khay
tree: cây
trick: mánh mẹo chiêu
trip: chuyến
true: thiệt
trumpet: kèn
try: thử cố
turn: lượt xoay
turtle: rùa
two: hai
type: gõ loại
umbrella: ô
uncle: chú bác cậu
under: dưới duoi
understand: hiểu
unfinished: dở
union: đoàn
unique: duy
university: đại
unlucky: xui
untidy: bừa
until: tận
up: lên
update: cập
upgrade: nâng
upper: thượng
uproot: bứng
urge: giục
use: dùng dụng xài
usual: quen
usually: thường
vaccine: tiêm chủng vắc
valley: thung
value: trị
vegetable: rau
vegetarian: chay
verify: xác
version: phiên
very: rất lắm ghê
vietnamese: việt
view: xem
village: làng thôn
violation: vi phạm
violence: bạo
violin: vĩ
virtual: ảo
virtue: đức
visit: thăm ghé
voice: giọng
volleyball: chuyền
volunteer: nguyện tình
voucher: phiếu phieu
wait: chờ đợi
wall: tường
wallet: ví bóp
want: muốn
ward: phường
warm: ấm thắm
wash: rửa
waste: lãng thải
watch: trông
water: nước nuoc thủy thuỷ
waterfall: thác
watering: tưới
wave: vẫy sóng
way: cách
we: mình tụi chúng ta
weak: yếu
wear: mặc đeo khoác
weave: dệt
wedding: cưới
week: tuần tuan
weight: cân nặng
weights: tạ
well: giếng
west: tây
wet: ướt
what: gì gi
when: khi lúc luc
where: đâu
whistle: huýt
white: trắng
who: ai
whole: toàn
wholesale: sỉ
wide: rộng
widow: góa goá
wife: vợ
wild: hoang
will: sẽ
win: trúng thắng giành đoạt
wind: gió
wine: rượu
wing: cánh
wipe: lau
wish: ước chúc
with: với kèm
withdraw: rút
women: nữ
wonderful: diệu
wood: gỗ
wool: len
words: lời
work: công việc viec cong
worker: thợ
workshop: xưởng
worm: giun
worn: sờn
worry: lo
worship: thờ
worth: đáng
worthy: xứng
wrap: bọc
write: viết
wrong: sai bậy
year: năm
yeast: men
yes: dạ vâng ừ
you: bạn mày mi
young: trẻ ấu
youngest: út
youth: niên`
