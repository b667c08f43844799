/** What Korean words are in English, for the classifier (core/preflight/lexicon/glosses.ts). */
export const glossary = `\
about: 쯤 정도 대한 대해 관한 관련 가량 관해 대략
absence: 결석 결석하 불참
absentee: 결석자 지각 지각한
academy: 학원 아카데미 부트캠프
accident: 사고가 사고는
according to: 따라 따르 따른 따라서는
account: 계좌 계정 통장 계좌로 계좌번호 계정을 통장으로 계정이 통장에
accounting: 회계 장부 가계부
accredited: 인가 인가받 공인된 인가된 공인받
accumulate: 쌓이 쌓아 쌓이고 쌓이면 쌓입니다 쌓인 쌓여 누적 누적되
acorn: 솔방울 도토리
activity: 활동 활동하 활동을 활동은 활동기
actor: 출연
add: 추가 추가하 추가됩니다 추가로요 더하 더해 추가되
address: 주소 주소를 주소는 주소로 주소가 집주소 주소도 주소만
address book: 주소록 연락망
adjust: 조정 조절
administration: 행정 처리 처리하 처리됩니다
advertise: 광고 홍보 광고하 홍보하
affiliated shop: 가맹점 제휴점 협력점
after: 뒤 후 후에 다음 다음에 뒤로 다음은
afternoon: 오후 오후에
again: 다시 또다시 재차
age: 나이 연령 나이를 나이는
agenda: 안건 의제
agree: 동의 동의하 합의 찬성 동의서 합의하
airdrop: 에어드랍 에어드롭
album: 앨범 음반
alive: 살아 살아있
all: 다 모두 전부 전체 전원 모두의 온 몽땅 다같이 전부를 모두에게
allergy: 알레르기
allow: 허락 허락하 허락받 허용합니다 승인 승인하 허용하
alone: 혼자 홀로 혼자서
already: 이미 벌써
also: 도 역시 또한 마찬가지 도요
always: 늘 항상 언제까지나
among: 중 중에 중에서 가운데서
amount: 금액 금액은 금액을 액수 액 금액이 양 양은 량 분량
and: 와 과 하고 이랑 랑 및 그리고 고 이고 이며 며 하며 이나 고요 이고요 과의 와의 또 이자
animal: 동물 짐승 반려동물 유기견 가축
anniversary: 창립기념 창립
announce: 알림 알립니다 발표합니다 안내 안내합니다 안내드립니다 알리 알려드립니다 안내문 알리고
annual interest: 연이자
anonymous: 익명 익명으로 초성만
another: 또다른 다른사람
answer: 답 답하 응답 답해 회신 답장
any: 아무 아무나 어떤 어떠한 아무데
anyone: 누구나 누구든 누구든지 누구에게나
anyway: 어차피 아무튼 어쨌든
apartment: 아파트 세대 빌라 입주민 입주자
app: 앱 앱에서 앱을 앱은 앱으로 어플 앱에
appear: 나오 나와 나온 나옵니다 나타나 나오면 나와요 나온다 뜨 뜹니다 나오는 나오고 나옴 뜨는 뜨면
application: 지원 신청이 응시 지원하 응모하
apply: 신청 신청하 신청은 신청서 등록 등록하 등록한 접수 신청해 등록합니다 신청을 신청하신 등록해 접수합니다 회원가입 접수는
apprentice: 견습 멘티
are: 십니다 들입니다
arena: 구장 경기장
around: 주변 근처 둘레
arrange: 정리 정리하 정리합니다 정리해
art: 예술 미술 작품 작품을 작품은 아트 작품이 판화 도예
artist: 작가 작가님 예술가 화가 아티스트 작가가 작가의 작가에게
artwork: 창작물 일러스트 원화
as: 대로 로서 처럼 듯이 대로입니다 대로예요 듯
ask: 묻 묻는 물어 묻지 여쭤 물으 물어보 여쭤봐요 요청 요청하 요청은 묻고 요구 요구하 요구합니다 묻습니다
asset: 자산 재산 자산을 자산으로
association: 협회 조합 단체 조합은 연합회 협의회 조합이 조합의 사단법인 학회 노조
at all: 아예 애초 애당초
attach: 붙여 붙이 붙입니다 붙어 첨부 붙는 달아 붙습니다 붙여요 붙은 달린 달고
attend: 참석 참석하 참석한 참석하신 참가 참가하 참가한 참여 참여하 참여한 참가하신 참여하신 참여해 참가해 참가는 참여는
attendance: 출석 출석을 출석한 출석하 출석부 출석률 참석률 출석은 출근
attendance badge: 참석배지
auction: 경매 경매로 옥션 경매에 경매는 입찰 낙찰 입찰하 호가 최고가
authentic: 정통 참된
authority: 당국 기관 기관이 관청 공공기관 감독기관
automatic: 자동 자동으로 저절로
autumn: 가을 가을에
average: 평균
avoid: 피하
award: 상 상을 상장을 표창 표창장 수상 대상을 표창을 개근상 공로상
baby: 아기 유아
back: 도로 되
backup: 백업 백업은
backup copy: 백업본
bad: 나쁜 나쁘 나빠
badge: 배지 뱃지 배지는 배지를 배지가 뱃지는 뱃지를 뱃지가 휘장 배지도 배지로 표장 배지와
badge only: 배지일뿐
badminton: 배드민턴 셔틀콕
bag: 가방 봉투 장바구니 주머니
bake: 구운 굽는 베이킹 구워 제빵
balance: 잔액 잔고 잔액이
ban: 제재 금지하며 차단
band: 밴드 악단
bank: 은행 은행에 농협 은행이 한국은행 신협
bank book: 통장사본
bank number: 통장번호
bankrupt: 파산 부도 도산
barista: 소믈리에
baseball: 야구 야구장
bath: 목욕탕 찜질방
be: 될 되도록 된
beautiful: 예쁜 예쁘 아름다운 이쁜 멋 멋있
became: 됐 되었 됐습니다 되었습니다 됐어요
because: 때문 때문에 므로 이므로 라서 이라서 아서 어서 니 해서 때문입니다 이니 여서 니까요 라서요 거라 왜냐하면
becomes: 됩니다 된다 돼요 되는 되고 되며 됨 되어 돼 되지 되면서 되니 되게 되나요 되나 되죠
bed: 침대
bee: 양봉 꿀
before: 전 전에 이전 이전에 앞서 전까지 예전 종전
begin again: 재개
beginner: 초보 입문 초급 왕초보
behind: 뒷면 뒤에서
believe: 믿 믿고 믿는 신뢰
bell: 종을 벨
benefit: 혜택 혜택을 혜택이 혜택은 특전 혜택도 특혜 우대 우대도
besides: 외에 그외 이외 게다가 제외 제외하 빼고 밖 밖에 이외의
bet on: 걸고하
big: 큰 크게 크 큽니다 커 대형
birthday: 생일 생년월일 생년 생일을
bitcoin: 비트코인 비트코인을 비트
black: 까만
blacklist: 블랙리스트
blanket: 이불
blockchain: 체인 블록체인에
blood: 혈액 헌혈 피를
blood pressure: 혈압
blue: 파란색
body: 몸 신체
bond: 채권 회사채 채권을
bonus: 보너스 덤 상여금 덤으로 보너스를 장려금 가산점
book: 책 책을 도서 책이 책은 책도 책의 책으로 그림책 만화책
booking: 예약 예약하 예약은 예매 예약금 사전예약 예약을 사전판매
bookmark: 책갈피 책갈피로
bookshop: 책방 헌책방 책방에서
born: 태어난 태어나
borrow: 빌려 빌리 빌린 빌릴 빌려요 빌리는 빌립니다 꾸 차입
bottle: 병뚜껑 페트병
bottom: 아래 밑 아래에 밑에
bought: 산 샀 샀습니다 구매한 구입한 구매하신 사신 매입한
box: 상자 박스
brand: 브랜드 상표
bread: 빵 빵집 제과점 빵을
breakfast: 아침 아침은
bright: 밝은 밝히 반짝
bring: 가져오 가져오세요 가져와 가져온 들고오 지참하시
broken: 망가 깨진 고장 부서진
broker: 중개 중개인 브로커 중개하
bronze: 동메달 브론즈
brother: 형 오빠 형제 형님 동생 형님들 형이 형들 형들이 형제들
budget: 예산 예산으로 예산을
building: 건물 건물을 부동산
bull market: 불장
burn: 소각 소각하 태우 태워
bus: 버스 정류장
business: 사업 영업 창업 개업 가게를 상인 소상공인
but: 지만 하지만 그러나 그런데 는데 은데 인데 이지만 그렇지만 는데요 은데요 데 반면 으나 하나 인데요 그래도
buy: 사 사고 사서 사면 사는 살수 사기전 사지 구매 구매하 구매하시 구매하면 구입 구입하 매수 매수하 매입 매입하 삽니다 사요 사들 사려 사려고 사두 사둘 사둬 구매할 구입할 사야 살려고
buy back: 되사 되삽니다 되사는 되사고 바이백 환매 재매입 되사주
buy now: 지금사
buyback guarantee: 재매입보장
buyer: 구매자 매수자 매수인 구입자 사는사람
cafe: 카페 다방 카페에서 카페는
calculate: 계산 계산하 산정 집계
calendar: 달력 일정 일정은 스케줄 캘린더
call: 불러 부르 부르는 호출
camp: 캠프 캠핑 캠핑장 야영 텐트
campaign: 캠페인 운동본부
can: 수있 할수있 가능 가능합니다 가능하 가능한 가능해 가능해요 가능하며 가능하고 가능함 될수 할수 수 수가
cancel: 취소 취소하 취소됩니다 취소는 해지
candidate: 후보
cannot: 못 못하 못합니다 못해 못해요 못한 못할 못하는 못함 못하게 못하고 못하며 못했
cannot delete: 삭제불가 지울수없
cannot recover: 복구불가
capital: 자본 자본금 밑천
capital gain: 자본이득
captain: 주장
car: 차량 자동차 트럭
card: 카드 카드를 카드는 카드가 카드로 명함 회원증 회원카드
career: 진로 승진
carrot market: 당근마켓
carry: 나르 날라 운반
cash: 현금 현금으로 현금은 현찰 현금이 현금과
cash back: 캐시백
cash out: 현금화하 현금으로바
cat: 고양이 고양이가
catholic church: 성당 성당에
celebration: 기념 축하 기념하 주년 기념일 기념으로 축하합니다 기념해 기념용
celebrity: 연예인 스타 유명인
centre: 센터 센터는 복지관 센터에
certificate: 증서 증서는 증서를 인증서 확인서 증명서 증 참가증 증서가 인증서는 인증서를 수강증 확인증 감사증 증표 증명서를 상장장 관람증
certificate number: 발급번호
certificate only: 증서일뿐
certification: 인증 인증을 인증은 인증하 인증합니다 인정 인정합니다 인정됩니다 인정하 인정받 인정되
certified: 인증된 인증받 인증한 공인기관
certified institution: 공인교육 인증기관
chain letter: 행운의편지
chair: 회장 회장님 의장 위원장 이사장 대표 회장은 조합장 대표님 단장 이장님 이장
champion: 챔피언 왕 최강
chance: 확률 기회 확률이 기회를 운 확률은 찬스 기회가
change: 변경 변경하 변경됩니다 변경될 변화 바뀌 바뀝니다 바뀜 바뀌면 바뀌는 바뀔 바뀐 달라져 달라집니다 변합니다 변하 변동
channel: 채널 방송
character: 캐릭터 인물
charge: 충전 청구하 부과 충전하
chart: 차트 그래프
chat: 톡방 채팅 단톡방 카톡 오픈채팅 대화 톡방에 채팅방 카톡으로
cheap: 싼 싸게 싸 저렴 저렴하 저렴한 싸다 싼값 헐값
check: 점검은 체크 검사 점검하 살펴 살펴보 확인만
child: 자식 막내 조카
children: 아이들 어린이 아이 애들 아이들이 아이가 아동 자녀 아이들에게 애들이 아이의 아이는 꼬마 어린이들
choir: 합창 합창단 성가대
choose: 택 정해서
church: 교회 교회에 성도 예배
citizen: 시민들 국민 군민 시민이
city: 시 도시 도시의 시에서
class: 수업 반 교실 강의 수업을 학급 교실을 강좌 수업이 특강 교실은 강의를 수업은
clean: 청소 청소하 청소를 닦 치운 치우 설거지 청소한 쓸기
climb: 오르막 올라간
close: 닫 닫는 닫습니다 닫고 마감 마감합니다 폐업
clothes: 옷 티셔츠 유니폼
club: 클럽 동호회 동아리 모임 동아리는 회 모임은 동호회는 모임에 모임을 소모임 친목회 동아리가 모임이 동호인
co-owned: 공동소유 공유지분 조각투자
code: 코드 코드를 코드는
coffee: 커피 아메리카노 커피를 바리스타 원두
coin: 코인 코인을 코인이 코인은 동전 엽전 코인으로 가상화폐 암호화폐 가상자산
cold: 추운 추위 감기 기침
collect: 모으 모아 모은 모으면 수집 모으는 채우면 모읍니다 모을 수집하 채운 채우 걷어 모아서 거둬 걷는 수집용
collection: 도감 소장 수집품 소장용 컬렉션
color: 색 색이 색은 색상 빛깔
colour: 노란 빨간 파란 초록 흰 검은 노란색 분홍 파랑 빨강
combined: 통합 합쳐 합쳐서
come: 오시 오면 와서 오세요 오신 옵니다 오는 온분 오고 올 오시면 오신분 왔 와요 오셔 방문 방문하 오시는 방문한 다녀 다녀가 다녀간
comfortable: 편리 편리한
commemorative card: 기념카드 기념증 기념배지 기념뱃지 기념토큰
commission: 수당 커미션 구전 중개료 수당을 수당이
common: 일반 일반적 흔한 공통
common use: 공동 공동의 공용 공동으로
community: 공동체 커뮤니티 지역사회 자치회
commute: 통학 퇴근
company: 회사 기업 법인 업체 회사가 회사는 주식회사 회사의
compensation: 변상 배상 손해배상 변제
complain: 항의 신고 신고하 이의 민원 불만 건의
complete: 수료 완료 마치 마치면 마친 완료하 완료한 끝낸 이수 마치시면 수료하 수료한 완주 이수한 완주한 완독 완성 완성한 완수 통과 완등 끝내 수료하신 끝까지 마쳤습니다 완주하
completion badge: 완주배지 수료배지 완독배지
completion certificate: 수료증 수료증은 수료증을 수료증이 이수증 완주증 완독증
computer: 컴퓨터 전산 노트북
concert: 콘서트 공연 연주회 공연을 공연이 공연은
conditional: 조건부
connect: 연결 연결하 연동
consent: 동의를 동의한 동의하신 허락하신
constitution: 헌장 선언
contact: 연락 연락하 연락주 락처 연락은 연락처를 락처를 락처는 연락처는 연락처나
content: 내용 내용은 내용을 내용이 콘텐츠
contest entry: 출품 응모작
continue: 계속 이어 이어서 이어가 이어지 지속 계속해서 유지 유지됩니다 유지되
control: 통제 단속
convertible: 환전하 환전할 환전은 현금교환
cook: 요리 조리 요리를 굽 끓여 끓이 반찬 김장
cooperative: 협동조합 생협 협동조합은
copy: 복사 복사본 사본 복제 베끼
copyright: 저작권 판권
correct: 맞 맞는 맞습니다 정확 옳 바른
counselling: 상담 상담실 상담은 심리상담 상담을
counsellor: 상담사
country: 국외 해외 외국 국제
couple: 부부 커플
coupon: 쿠폰 쿠폰을 쿠폰은 쿠폰이 쿠폰으로 할인권
course: 과정 코스 과정을 과목 강습 커리큘럼 과정은 연수 수강 교육과정
course fee: 교육비 강료 강료는 교재비
court: 법원 재판
cover: 표지를 덮
cow: 송아지
craft: 공방 목공 공예 목공방 도자기 뜨개
credit: 신용도 크레딧을 외상으로
credit hours: 이수학점
crime: 범죄 전과 폭력 학교폭력
criminal: 범인 전과자
crowdfunding: 크라우드펀딩
crown: 왕관
cry: 울 울고 ᅲᅲ ㅠㅠ
cry out: 외치
crypto: 코인판 크립토 코인시장
crypto exchange: 거래소 코인거래소 거래소에
culture: 문화 문화를
cup: 컵 찻잔 머그컵 텀블러
current: 현행 오늘자
custody: 맡아드 맡아줍 맡아주 대신보관 보관해드 맡아둘 보관대행 수탁 커스터디 위탁보관
customer: 손님 고객 손님께 손님이 고객님 단골 손님은 이용자 고객이 고객에게 손님들
cute: 귀여운 귀엽
cycling: 자전거 라이딩
daily: 매일 날마다 일일
daily interest: 일이자 일수익
dance: 춤 무용 댄스
data: 데이터 자료 데이터를 자료를
date: 날짜 날짜를 날짜가 날짜와 일자 날짜는 날짜로 날짜만 날짜랑 일시
daughter: 딸 딸이
dawn: 새벽 새벽에
day: 날 날은 날에 날의 하루 날이 당일 날짜에 하루에 이틀 사흘 첫날
deadline: 기한 마감일 기한은
dean: 학장
debt: 채무 부채
debtor: 체납 연체 연체료
decide: 정합니다 정해 결정 정하 정했 정했어요 결정하 정한 정할
decoration: 장식 장식용 꾸미 꾸며 장식일
decrease: 줄어 줄어들 줄이 감소 줄어요 줄어듭니다 감소하
deep: 깊은 깊이
degree: 학위 학위를 학위는 학사 석사 박사
delete: 삭제 삭제하 지우 지웁니다 지워 삭제합니다 없앱니다 삭제됩니다 폐기 없앴 지운 말소
delivery: 배달 택배로
dementia: 치매
department: 부서 학과
deposit: 보증금 예치 예치하 예치금 예금 입금 입금하 맡긴돈 선충당금 적립금 보증금은 보증금을 예치하면 입금해 입금하시 예탁 예치한 적금 공탁
design: 디자인 디자인을 도안 문양 무늬 디자인은 모양 디자인이
detect: 적발 적발되 적발시 걸리면 걸리
detective: 탐정 추리
developer: 개발 개발하
device: 기기를 태블릿 단말기 키오스크
diabetes: 당뇨 혈당 당뇨병
diagnosis: 진단 진단서 진단명
diamond: 다이아
did: 했 했습니다 했어요 했고 했는데 했던 하셨 하신 했다
die: 죽 돌아가신 사망
different: 다르 다릅니다 달라요 다를 다르게 다름
difficulty: 난이도 난도 어려움
digital: 디지털 전자 디지털로
diligent: 성실 꾸준 부지런
dinner: 저녁 저녁은
diploma: 졸업장 졸업증 졸업증서 졸업장을
disability: 장애인 시각장애인 장애를
discount: 할인 할인을 할인은 할인됩니다 할인해 할인이 할인하 깎아 할인받 할인가 감면 에누리 할인율
disease: 병 병명 질환 병을
disinfect: 소독
display: 전광판 진열
dispute: 다툼 다툼이 분쟁 시비 이의가
distinguish: 구분 구별 판별 구분하
distribute: 나눠 나누 나눕니다 나눠주 배포 배부 분배 배분 분배하 배분하 나눌 나눠요 나눠드려요 나눠드립니다 나눔 돌립니다 나눠줘 배포하 나눠서 나눠준
district office: 구청 군청 동사무소 주민센터 읍사무소 면사무소
divide: 분리 쪼개 쪼개서 갈라 쪼갠
dividend: 배당 배당금 배당을 배당은 배당이 분배금 배당금을 배당률 출자배당
doctor: 의사 주치의
document: 서류 문서로 서면 서면으로 문건
does: 한다 하는 함 하고는 하는데 해 하 하며는 하지
dog: 개 강아지 반려견
doing: 기 하기 하는것 기도 기만 기는 기가
doll: 봉제인형
dollar: 달러
donate: 기부 기부하 기부금 후원 후원하 후원금 기부는 성금 기증 헌금 후원해 기부합니다 보태 찬조 기부금은 후원은 후원의 기증하
door: 문 문을
double: 두배 갑절 두배로 따블
download: 내려받 다운로드 내려받기
draw: 그리 그려 그린 그립니다 그려서 그릴 추첨 추첨은 추첨으로 제비뽑기 뽑 뽑습니다 추첨을 추첨해 뽑은
dream: 꿈을 꿈이
drink: 음료 마시 차 잔 술 음료수 막걸리
driver: 운전
drop: 버린 떨궈
duck: 오리 닭
dump: 덤핑 던지
dwelling: 한옥 기와 온돌
each: 각 각각 씩 각기 당 각각의 나씩 씩만 저마다
each other: 서로 끼리 서로서로 끼리만 간에 상호
early: 일찍 초기 초창기 얼리 조기 이른
early buyer: 먼저산 먼저사 일찍산 일찍사
early investor: 초기투자
earlybird: 사전등록
earn: 벌 버는 벌고 벌수 벌면 법니다 벌기 벌어요 벌려고 돈벌 돈버 벌게 얻어가
easy: 쉬운 쉽게 쉬워 쉽습니다 쉬우 간단 간편 간단한
eat: 먹 먹는 먹고 드시 드세요 먹은
economy: 경제 경제적
edition: 판 에디션 초판 기수
education: 교육 교육을 교육은 교육이 교육과
effect: 효과 영향 효력
effort: 노력 수고 고생 애쓰 애쓴 수고하신
eight: 여덟
elderly: 어르신 어르신들 어르신이 어르신께 어르신들께 노인 어르신들이 어르신은 경로당 어른 시니어 독거어르신
election: 당선 선출
electricity: 전기 전력 전기는
elementary school: 초등 초등학생 초등부
elevator: 승강기 엘리베이터
eleven: 열한 열하나
email: 이메일 메일 메일로
emergency: 비상 응급 긴급
employee: 직원 사원 근로자 직장인 알바 노동자 임직원 직원이
empty: 빈 비어
encourage: 힘내 기운
end: 끝 끝나 끝나면 끝난 종료 끝납니다 끝나고 마무리 종료되 종료됩니다 끝에
ending: 엔딩 크레딧
english: 영어
engrave: 새겨 새긴 새기 새깁니다 박아 박힌 각인
enjoy: 즐기 누리 즐겨 누릴 누려 즐길 즐기는
enough: 충분 충분한
enter: 입력 입력하 입력해 입력하면 들어갑니다 들어가고 들어가요 입력하세요 들어가면
entrance: 입구 정문 현관
entrust: 맡기 맡겨 맡기면 맡기고 맡길 맡긴 맡기세요 맡기시 위탁 위임 예탁하 맡깁니다 맡겨두
entry: 입장 입장하 입장은 입장합니다 출입 입장이 입장할 들어가 들어갈 들어가는
ether: 이더 이더리움에
even: 조차 마저 심지어 라도 이라도
event: 행사 이벤트 행사를 행사는 행사에 행사가 행사장
every: 매 모든 마다 때마다의 매번
everyone: 다들 모두가 모든분 여러분 여러분의 여러분께
exactly: 딱 정확히 정확한
exaggerated: 과장 과대
exam: 시험 시험을 시험은 검정 평가 테스트 시험에 퀴즈 고시 토익 필기 모의고사
example: 예시 사례로
exceed: 초과 넘으면 넘게 넘는 넘어 넘을 초과하
excel sheet: 엑셀 표로
excessive: 지나친 과도
exchange: 교환 교환하 교환하는 교환해 교환할 교환됩니다 환전 맞교환 교환권 교환은
exchange rate: 환율
excluded: 배제 제명 강퇴
exercise: 체조 단련 요가 필라테스
exhibition: 전시 전시회 전시를 전시는 전람회 전시하 전시장
existing: 기존 기존의
expect: 기대 기대하 예상 예상되 예상됩니다 전망 기대됩니다 기대할 기대하지 예상하 전망이 내다봅니다
expense: 경비 지출 식비 제작비 난방비 실비 비용이
expensive: 비싼 비싸 비싸게 비쌀 비싸지 비싸집니다
expert: 전문가 장인 명인 달인 전문
expire: 소멸 만료 만료되 소멸되 소멸됩니다 만료일
explain: 설명 설명하 설명은 설명을 해설
extend: 연장 확장 연장하
extent: 만큼 만큼만
eye: 눈 눈에 눈이
face: 얼굴 얼굴을 얼굴이 얼굴은 표정
face value: 액면 액면금액
factory: 공장 제조
fail: 실패 실패하 떨어진 꽝
fake: 가짜 짝퉁 허위 거짓 가짜로 거짓으로 거짓말 가짜를
fake diploma: 위조학위
fall: 떨어지 떨어져 떨어집니다 떨어질 하락 하락하 내리면 내려가 내려갑니다 하락할 폭락 급락 떡락 떨어지지
family: 가족 가정 식구 가족이 가족의 가족도 가족에게
famous: 유명 유명한 인기 인기가
fan: 팬 팬들 팬클럽 팬이 팬에게
fan card: 포카 포토카드
farm: 농장 농사 농부 목장 농가 농산물 작물
farmland: 농지 논
father: 아빠 아버지
feather: 깃털
fee: 료 요금을 수수료 비 이용료 참가료 료는 사용료 수수료는 수수료를 요금은 입장료 비용 비용은 대여비 비용을 료를
feel free: 편하게 편합니다 편히 편한
feeling: 느낌 기분 감정 느낌이 느낌으로 소감 감상 감상증
festival: 축제 축제에 축제를 페스티벌 잔치 음악제
few: 적은 몇몇
fictional: 가상 허구 상상
fifty: 쉰 오십
file: 파일 파일을
film: 영화 영상 영상을 극장 영화를 동영상
final: 결승 최종적 종결
finally: 결국 드디어 마침내
financial: 금융 재정 재무 금융상품
find: 찾 찾은 찾는 찾기 찾고 발견
fine: 괜찮아요 괜찮습니다 괜찮 상관없습니다 벌금
fingerprint: 지문
finish: 끝냅 끝내면 끝내고 끝맺
fire: 화재 산불
firefighter: 소방서 소방관 의용소방대
first: 첫 먼저 처음 우선 최초 제일먼저 첫번째 처음에 처음으로 처음부터
first come: 선착순 선착순으로 선착순입니다
five: 다섯 오
fixed: 고정 정해진대로 확정 확정됩니다 확정하
fixed income: 고정수입 고정수익 확정수익
flag: 깃발 기를
flea market: 플리마켓 벼룩시장 알뜰장터
floor: 층 바닥 층에 바닥에
flower: 꽃 꽃이 꽃잎 해바라기
follow: 따라오 팔로우
font: 글꼴 글씨체 서체 폰트
food: 음식 먹거리 음식물 먹을거리
foot: 발 발로
football: 축구 조기축구회 축구단 구단
for fun: 재미삼아 재미용
for members: 회원용 회원전용
for memory: 추억용 추억으로만
forbidden: 금지 금지합니다 금지입니다 금지되 금함 금합니다 금하 금지된 금지는
foreigner: 외국인 이주민 이주노동자
forest: 숲
forged: 위조 위조된 위조하 위조한 변조 위변조
forget: 잊 잊지 잊고 깜빡
form: 양식 서식 폼 설문
fortunately: 다행히
forty: 마흔 사십
four: 네 넷
fraud: 사기 사기를 스캠 속여 속이 먹튀
free: 무료 공짜 무료로 무료입니다 공짜로 거저 무상 무료이 무료이며 무상으로 무료입장
free cup: 무료음료 무료커피 한잔무료
free lunch: 무료급식
freely: 자유 자유롭게 마음대로 자유로이
fresh: 신선
friend: 친구 친구들 친구가 친구를 친구에게 벗 지인 동료 친구와 지인을
friendship: 우정 친목
from: 부터 에서 서 에게서 로부터 에서는 에서의 부터는 에서만 에서도
front: 앞 앞에 앞면
fruit: 과일 딸기 귤 사과 감자
full: 가득 꽉 정원이
fun: 재미 재밌 재미로 재미있 재미로만 놀이 즐거움
function: 기능 기능은 기능도 기능이
fund: 펀드 기금 기금에 기금은 기금으로
fund manager: 운용 운용사 자산운용 굴려 굴리 굴립 운용하
fundraising: 모금 모금하 모금함 모금액 모금을 자금조달 펀딩 후원모금
funds: 자금 자금을 자금이 자금은 운영자금
future: 미래 장래 앞날 앞으로 앞으로도
gacha: 뽑기 가챠 랜덤박스 럭키박스
gain: 차익을 얻 얻는 얻을 얻고 얻습니다 이득이 얻은 얻게
gamble: 도박 판돈 내기 베팅 배팅 노름
game: 게임을 오락 보드게임 놀이터
garden: 정원 밭 화단 꽃밭 텃밭에 텃밭은
gas fee: 가스비 전송비
gather: 모이 모여 모인 모입니다 모집 모집합니다 모집하
gave: 준 줬 주었 드린 드렸 드렸습니다 드렸어요 주신 주셨
general meeting: 총회 총회에서 정기총회 총회는 임시총회 총회에 총회를
generate: 생성 생성하 생성해 생성됩니다
get: 받 받고 받기 받을 받으려면 받으면 받게 받도록 받아요 받아서 받는 받으세요 받으시면 받으실 받을수 받지 받으려고 받아야
get rich: 부자되 부자됩
gift: 선물 선물하 선물로 선물을 선물할 증정 선물은 기념품 답례품 증정하 증정합니다 사은품 선물해
give: 주 주는 주고 줄 줘 줘요 주면 주기 주려고 드릴 드리 드리고 드리는 드림 드려 드려요 드립니다 줍니다 준다 주지 내드립니다 드리며 드려야 드리려고 건네 건넬 건네는 건넵니다 주며 주니 드리기 줌 줄게 내주 내주고
glass: 유리 투명
glove: 장갑 고무장갑
go: 가시 갑니다 갈 가고 가면 가서 갔 가요 간 가는데 다니 다닌 다니는 가야
goal: 목표 목표액 목표가 목표는
gold: 금 금색 골드 금으로 금빛
good: 좋 좋은 좋아요 좋습니다 좋겠 좋고 좋을 좋게 좋겠습니다 좋겠어요
goodbye: 잘가
goods: 물품 용품 상품들 비품
government: 지자체 자치단체 공단
government approved: 정부승인 정부인증 국가인정 정부공인
grade: 학년 등급 급 등급이 등급은 등급을 급수 등급으로
grades: 성적 성적표 점수를 학점
gradually: 점점 차츰 갈수록 점차
graduate: 졸업 졸업하 졸업한 졸업할 수료생 졸업생은 료생 졸업하는
grandchild: 손주 손자 손주들 손녀 손주가
grandfather: 할아버지
grandmother: 할머니 할머니가 할머니들 할머니께
grant: 부여 부여하 부여합니다 부여됩니다 부여한다 수여 수여하 수여합니다 수여됩니다 부여받
gratitude: 보답 답례
green: 초록색
group: 그룹 무리 단 집단
grow: 늘어나 불어나 불어나는 자라 자라면 늘어 늘어납니다 불어납니다 성장 성장하 늘어날 커집니다 커지 늘고 증가 불려 불리 커질 자라는 자란 자랍니다
grow up: 자라난
guarantee: 보장 보장하 보장합니다 보장된 보장되 보장은 보증 보증하 보증합니다 보장해 담보 보증인 보장됩니다 보장하지
guaranteed pass: 합격보장
guard: 지킴이 경비실
guestbook: 방명록
guild: 길드 길드원 길드가
gym: 헬스장 피트니스 헬스
hacking: 해킹 해킹당 해커
had: 있었 있던 있었습니다 가졌
half: 절반 반값 절반은 반은
hall: 회관 강당 홀 관
hand: 손 손에 손으로 손이 손을 손가락
hand over: 건네주 인도 나눠줍 내주는
handmade: 손글씨 수제 손수
hang: 걸린 걸고 걸면 걸어두 겁 걸어드
happen: 생기 생긴 생기면 생길 일어나 생깁니다 생겨 발생
happy: 행복 기뻐 기쁘 기쁜 즐거운 즐겁
hard: 힘든 어려운 어려워 어렵 힘들
hardworking: 열심
harvest: 수확 수확한 수확하 거둔
has: 있 있습니다 있어요 있고 있으며 있다 있으면 있으니 있지만 있죠 가지고 갖고 가진 가지 가집니다 갖는 갖습니다 갖 있답니다 계신 계시 계십니다 있지 있네요
hash: 해시 해시를
hat: 모자 헬멧
have: 있는 있을 있게 가질 가져 가지는
he: 그는 그가
head: 머리
headmaster: 교장선생
headset: 헤드셋 이어폰
health: 건강 건강이 보건 건강을
hear: 듣 들어 들은 듣고 듣는 들으 들으신
heart: 마음 심장 마음이 마음을 정성
height: 키높이 신장
height data: 체격
hello: 안녕하세요 안녕
help: 도와 돕 돕는 도움 도와주 도와준 도우 도움을 도와주신 도와주시 도움이 거들
here: 여기 여기서 여기에 이쪽
hero: 영웅 용사
hey: 야호 여러분들
hide: 가리 가려 가리고 숨겨 숨기
high: 높은 높 높이 높을 높게 고가
high return: 고수익 고수익을 대박나
high school: 고등학교 고등 고교
hiking: 등산 산악회 등산로 등반 산행 둘레길
himself: 본인 자신 스스로 직접 본인이 본인만 본인의 자기가
his: 그의
history: 역사 유물 문화재 이력을
hit: 맞힌 맞히면 맞히 정답
hobby: 취미 취향 동호
hold: 쥐고 잡아 잡고 개최 쥐
hold long: 존버 장기보유
holder: 홀더 소지자 소지한 소지하 지참 지참하 가진사람 가진분
holders meeting: 보유자총회
holiday: 연휴 명절 휴일 설날 추석 휴가
hologram: 홀로그램
home address: 자택 집주소를
homework: 숙제 과제 숙제를
honest: 솔직 정직 정직하
honour: 명예 영광 영예
hope: 바라 희망하 기원 소망 꿈
hospital: 병원 병원에 의원 동물병원 병동 응급실
hospital visit: 진료일
hour: 시까지
house: 집 집에 집으로 주택 댁 집을
how: 어떻게 어떻 얼마나
how about: 어때요 어떨까요 좋을까요 나을까요 될까요 할까요 을까요
how much: 얼마 얼마를 얼마씩
hundred: 백 백개 오백
hundred million: 억
hundredfold: 백배
hurry: 서둘러 서두르 놓치지 지금바로 놓치면
husband: 남편
hype: 열풍 붐 화제 핫한
i: 저 내가 제가 저는 나는 난 전저 저희가
ico: 코인공개
icon: 아이콘 픽토그램
identity: 신원 신분 신분증 실명인증 본인확인 신분증을 본인인증 명의만
idol: 아이돌 가수 데뷔
if: 면 이면 다면 이라면 된다면 만약 만일 혹시 으면서 거든 경우 경우에 하면 되면 하시면 시면 한다면
illegal: 불법 불법적 위법 무허가
imitate: 모방 흉내내 본떠 따라한 본뜬 비슷하게 흉내낸
immediately: 바로 즉시 곧바로 당장 즉각
impersonate: 사칭 사칭하 사칭은 흉내
implement: 시행 실시 시행하 실시하 시행합니다 실시합니다
impossible: 불가 불가합니다 불가하 불가함
in advance: 미리 사전 사전에
in person: 대면 직접만나
include: 포함 포함하 포함됩니다 포함한 포함되 포함된 포함해
income: 소득이 수입이 불로소득 부수입
increase: 늘리 늘려 증가하 증액 인상률 늘린
industry: 산업 공업
information: 정보 정보를 정보는 정보가
inherit: 물려 물려주 물려줄 상속 물려받 대물림 물려받은
initials: 이니셜
inquiry: 문의 문의는 문의하 문의가 문의해
inside: 속 안에 내부 안의 안에서 속에
insider: 내부자
inspection: 감사보고 감독 감찰
install: 설치 설치하 깔아 깔면
instead: 대신 대신에 대리 대리로 대행 말고는
instructor certificate: 지도사 강사증
instrument: 악기 피아노 기타 드럼 첼로
insurance: 보험 보험료 험료
insured: 예금자보호
interest: 이자를 이자가 이자는 이자율 금리 이율 연이율 연리
invest: 투자 투자하 투자하는 투자해 투자하면 투자할 투자는 투자가 투자를 투자금을 재테크 투자로 투자용
invest now: 지금투자
investment: 투자금 투자처 투자상품 투자목적 투자의 출자금 투자금은
investor: 투자자 투자자에게 투자자를 투자자가 투자자는 투자한분 출자자 개미
invite: 초대 초대하 초대하면 초대장 초대합니다 초대해 모시 모십니다 초청
is: 이다 이에요 예요 이예요 니다 임 인 이죠 이지 죠 거예요 겁니다 거예 이랍니다 일뿐 합니다 해요 임입니다 됩 이며는 네요 답니다 요 이요 이네요 이라 인지 냥
island: 섬 제주 남해
issue: 발행 발급 발급하 발행하 발급합니다 발급됩니다 발행합니다 발행됩니다 발급은 발급해 발행은 발행해 발급되 발급이 발급받 발행할 내어줍 발행이 발급을 내어주
issued: 발행된 발행한 발급된 발급한
issuer: 발행자 발급기관 발행처 발급처
item: 아이템 품목 종목
itself: 자체 자체는 자체로
job: 취업 일자리 직업 구직 채용 취직 직장 직무
join: 가입 가입하 가입한 가입하면 가입은 들어오 들어온 들어와 입회 들어오면 가입을 가입할 들어오시
joke: 농담 개그 유머
judge: 심판 심사위원
keep: 맡아 보관 보관하 보관해 보관합니다 맡아두 간직 간직하 지키 지켜 지킵니다 보관됩니다 보관은 보관할 둡니다 둘게요 둬 두고 두세요 보존 간수 챙겨두 간직하세요
keeps value: 가치유지
keepsake: 간직할 간직용 보관용
key: 키 열쇠 키를 키는 키가 열쇠를
key point: 핵심 요점 중요 중요한 중요하
kind: 종 가지의 유형
kindergarten: 유치원 어린이집
king: 임금님
kitchen: 부엌 주방
knit: 코바늘 목도리 떠서
know: 알 아는 알고 알면 압니다 아시 아시죠 알게 알지
korean: 한국 한국말
label: 라벨 상표지
land: 땅 토지 땅을
language: 언어 한국어 국어 외국어 한글
last: 마지막 마지막으로 지난 지난번 최종
last year: 작년 지난해 작년과 작년에 작년처럼
late: 늦 늦게 늦은 늦으면 늦기전 뒤늦
latecomer: 나중에온 늦게온
later: 나중 나중에 추후 이후 이후에 훗날 차후 뒤에 향후 이따
laugh: 웃 웃고 ᄏᄏ ㅋㅋ ᄒᄒ ㅎㅎ 웃게
launch: 출시 출시하 출시되면 런칭 오픈 출범 개장 출시합니다 개시일
laundry: 세탁소 빨래
law: 법 법률 법적 법을 법적으로
lead: 이끄 인솔 지휘 이끌
leaf: 잎 은행잎 나뭇잎 잎을
leak: 유출 새어나가 유출되 노출 노출되
learn: 익히 배울
least: 최소 최소한 적어도
leave: 탈퇴 탈퇴하 나가 나가면 나가도 떠나 나가시 나갈 그만두 그만 탈퇴할 퇴사 나가고 나가는
lecture: 강연회 강의실
left: 왼쪽
legal effect: 법적효력 효력이 효력은 효력을
legal entity: 법인격
lend: 빌려줍 빌려주 빌려줄 빌려드 대여 대여하 대여는 대여해 대출 빌려줘 빌려드립니다 대관 꿔주 대여료
length: 길이 긴
less: 덜 적게
let us: 합시다 봅시다 으십시다 하자 하자고 보자 맞춰 맞추
letter: 편지 서신 손편지
level: 레벨 단계 급을 수준
level up: 승급 승급하
library: 도서관 도서관에 도서관은 도서관에서 작은도서관 도서관이
licence: 면허 면허증 면허를 허가 허가증 라이선스 인허가 면허가 운전면허
light: 빛 불 등불 등대
lightning: 라이트닝 번개
like: 럼 인듯 마냥 같은데
like this: 이처럼 요렇게
limited: 한정 한정판 한정된 제한 한정으로 선착 한정수량 리미티드 제한된 한정입니다 소량
limited edition: 한정본
line: 줄을 대기 줄서
link: 링크 링크로 링크를 링크만
liquid: 현금화할 환금
list: 명단 목록 리스트 명부 명단에 명단을
list price: 소비자가
listing: 상장 상장되 상장하 상장되면 상장합니다 상장할 상장은 상장이 상장예정 상장된
live: 살 사시 거주 살고
live broadcast: 라이브 생방송
loan: 융자 대출금 빚 차용 대출을
local: 로컬 동네의 향토 지방
lock: 잠금 잠가 락업 잠그
log in: 로그인 접속 접속하
login data: 로그인정보
logo: 로고 로고를 상징
long: 길게 오래 오랫동안
long service: 근속 장기근속
long-term: 장기 장기간
look: 바라보 구경 쳐다보
look after: 돌보 돌봐 맡은 맡고 맡아요 맡는 맡습니다 맡아서
look like: 같아 같은느낌 닮은
lose: 잃 잃을 잃고 잃으면 잃어버리 잃어버려 잃어버린 잃어도 잃지 잃은
loss: 손실 손해 손실이 손해를 손실을 손실은 원금손실 손해가
loss covered: 손실보전
lost: 분실 분실하 분실한 분실시 유실 분실물 잃어버렸
lottery: 복권 로또 응모 룰렛 당첨금
love: 사랑 좋아하 좋아하는 사랑하
low: 낮은 낮 낮게 낮을 저가
loyalty: 단골에게 단골손님 애호
luck: 행운 운이 복 행운의
lunch: 점심 점심은 점심을 도시락
luxury brand: 명품
machine: 기계 기기 장비
made: 만든 만들었 만들었어요 제작한
made-up country: 가상국가
mainnet: 메인넷 메인넷이 메인넷에 메인넷은
make: 만들 만드는 만듭니다 만들고 만들면 제작 제작하 만들기 만들어요 만들지 제작합니다 만들어서
make money: 돈벌이 돈이되 돈이됩 돈되는 돈을벌
man: 남자 남성
manage: 관리 관리하 관리합니다 관리는
manager: 관리자 매니저 담당자 관리인 책임자 지배인 관장님 부장님
map: 지도 지도를
mark: 표시 표시하 표시합니다 표시는 표식 표기 표시를 표시됩니다 표시만 표시로 표시용 기호
market: 시장 시장에 장 마켓 시장에서 시장의
market cap: 시가총액 시총
market making: 유동성
market price: 시세 시장가 시가 시세는 시세가 시세를 싯가
martial arts: 태권도 검도 유도 띠
master: 마스터 스승
match: 경기 시합 경기를 경기가 대결
material: 재료 재료비 소재
material thing: 물질 물질이
may: 도됩니다 도돼요 해도 어도 아도 여도 셔도 허용 줘도 하셔도
maybe: 아마 아마도 어쩌면 언젠가 언젠가는
mayor: 시장님 구청장 군수
me: 저에게 나를 저를 저한테 나에게 나한테 저도
meal: 밥 식사 끼 밥을 급식
meaning: 의미 뜻 의미가 의미는 뜻을 뜻인지 뜻으로
meat: 고기 삼겹살 치킨 한우 국밥
medal: 메달 메달을 훈장 완주메달
medical: 의료 진료 의학 의무 의료기록
medical licence: 의사면허
medical record: 병력 건강기록
medicine: 약 약을 복용 약국 처방 복약
meeting: 회의 미팅 만나 만나는 회의는 정기모임 만남
meetup: 번개모임 정모 뒤풀이
member: 회원 회원이 회원은 멤버 조합원 회원에게 회원님 구성원 회원의 부원 단원 회원만 회원을 대원
members: 회원들 회원분들 멤버들 조합원들 회원들이 회원분들께 회원들께
membership: 멤버십 회원권 회원자격 회원제 회원권을 회원권은
membership fee: 회비 회비를 회비는 연회비 월회비 회비로 가입비 조합비 회비가 회비만
memory: 추억 기억 추억이 기억하 추억을 추억으로 기억에
mentor: 멘토
menu: 메뉴 차림표 메뉴판
mere: 그저 그냥 불과 한낱 걍 단순기념
message: 메시지 문자 쪽지 문자로 쪽지로 문자를 톡
metadata: 메타데이터
metal: 쇠 쇠는 쇠를 철로
method: 방법 방식 방식으로 방법은 요령
microphone: 마이크
middle: 중간 가운데 중앙
mill: 정미소 방앗간
million: 백만
mine: 제것 내것은
ministry: 교육부 부처 보건복지부 장관 장관상
mint: 민팅 민트 민팅하 민팅은 찍어내
minute: 분간
minutes: 회의록 분짜리
miss: 놓친 노쇼 미참
misunderstand: 오해 오해하 착각 오해가
moment: 순간 찰나
monday: 월요 월요일
money: 돈 돈을 돈이 돈은 돈으로 금전 금전적 돈도 돈만 화폐 쩐 돈의 돈과
month: 달 개월 달에 달의 월에 달간 달은 달을
monthly: 매달 매월 다달이 달마다 월간 월
monthly income: 월수익 월수입 월급처럼
monthly rent: 월세를
moon: 보름달 달빛
more: 더 더는 추가로
moreover: 더군다나 뿐더러 뿐아니라
morning: 오전 아침에
mortgage: 저당 주담대
most: 가장 제일 최고 최대 대부분
mother: 엄마 어머니 엄마들 어머님 어머님들
mountain: 산을 산에 산골 산봉 정상
mr: 님 님이 님께 님의 님은 님들 님도 선배 선배님 씨
much: 많이 많은 많 많고 많습니다 많아요 많을 많은데 많았 엄청
multi level: 다단계 다단계가 피라미드 폰지 다단계는
museum: 박물관 미술관 박물관은 전시관 기념관
music: 음악 곡 노래 음악회 음원 연주 노래를 곡을
music note: 음표 박자
must: 야 야만 해야 해야만 야합니다 해야합니다 이어야 봐야 돼야 야지
my: 제 내 나의 저의 내것
name: 이름 이름을 이름은 이름이 성함 성명 성함은 이름으로 명의 이름도 이름과 성함을 이름이나 이름표 명의로
national: 국가 국립 전국 국가공인 국가자격 국가의 국가가
national licence: 국가시험
nature: 자연 환경 생태
need: 필요 필요한 필요하 필요합니다 필요해요 필요할 필요가 필요해서
neighbour: 이웃 주민 이웃이 주민이 주민들 이웃끼리 주민은 이웃들 이웃에게 주민에게
neighbourhood: 골목 지역 구역 골목에서 지역의 동
network: 네트워크 망 네트워크를 네트워크는 통신망
never: 절대 절대로 결코 한번도 전혀 일절 일체
never ask: 묻지않 요구하지
new: 새 새로 새로운 신 새롭게
new member: 신입 신입회원
newcomer: 새회원 새사람 새로온
newsletter: 소식지 소식 회보 소식은
newspaper: 신문 기사
next: 내년도 이번엔 차기 다음번 다음달
next person: 다음사람 뒷사람
next year: 내년 내년에 내년부터
nft: 대체불가 엔에프티
nickname: 별명 닉네임 별명만 별명을 별명과 별명이 별명으로 닉네임만 닉네임을 닉네임은 필명 닉네임이 별명은 닉네임과 닉네임으로 별칭 애칭
night: 밤 밤에 야간 심야 밤새
nine: 아홉
no: 없 없고 없는 없습니다 없어요 없다 없으며 없으면 없으니 없지만 없던 없을 없었 없게 없도록 없기 없죠 없거 없답니다 없네요 무 무관 없는데
no benefit: 혜택없
no more: 그이상 더이상
no price: 값없
no resale: 되팔기금지 재판매금지
no value: 가치없
nobody: 아무도 누구도
nobody else: 아무에게도
node: 노드 노드를
non-transferable: 양도불가 양도금지 양도제한 거래불가
normal: 정상적 보통의 평범
not: 않 않고 않는 않은 않을 않아요 않으며 않습니다 않았 않기 않게 않도록 않지 않다 아니 아니고 아니며 아니면 아니에요 아니예요 아니요 아닌 아닐 아님 아닙니다 아니다 아니지 아니지만 아녜요 아녀 안 안돼 안됩니다 안돼요 안되 말고 마세요 마시고 말아 말아주 마십시오 말라 마라 말아야 아니한다 아니하 아니었 하지마 하지않 하지말 말것
not exchangeable: 교환불가 환전불가
not for sale: 비매품
not money: 돈아닌
not needed: 필요없 불필요
not record: 기록안
not refundable: 환불안
nothing: 아무것도 아무것
nothing else: 그뿐
notice: 공지사항 알림장 공지는 안내는
novel: 소설 시집
now: 지금 이제 현재 요즘 지금은 지금까지 이제는 요새
number: 번호 번호를 번호는 번호만 번호가 개수 숫자 번호로 수량 번호도 횟수 횟
number of: 갯수만
nurse: 간호사 간호
of: 의 한테서
office: 사무실 사무소 무실 관리사무소
office worker: 회사원
official: 공식 공식적 공인 정식 공문서 공적 공식으로 관공서 정식으로
offline: 오프라인
often: 자주 흔히
ok: 오케이 알겠습니다 그래요
old: 옛 오래된 낡은 옛날 구형 오랜 묵은
on-chain: 온체인
once: 한번 번 일회 한차례
one: 한 일 하나의 하나만 하나씩 하나를
one free: 하나무료 하나더
online: 온라인 인터넷 비대면
only: 만 뿐 뿐만 오직 오로지 단지 전용 만의 만이 만을 다만 뿐입니다 뿐이
only one: 하나뿐 유일 유일한 단하나 하나밖에 하나뿐인
only you: 본인에게만 본인뿐
open: 열고 열어 열립니다 엽니다 여는 열면 열린 열려 열릴 개방
open source: 오픈소스 공개소스
opinion: 의견 의견을 의견은 의견이
opportunity: 찬스를 기회입니다 기회는
oppose: 반대 반대하 거부 거절
or: 또는 혹은 거나 든지 이든 든 내지 나
or less: 이하 미만 이내 이하의 이내에
or more: 이상 이상은 이상의 이상이 이상을
orchestra: 교향악단 오케스트라 관현악
order: 주문 주문하 순 순으로
organiser: 주최 주최측 운영자 운영위 주최하
original: 원작 원조 오리지널
original price: 원가 산값 산가격 구매가 원래값
other: 다른 타 다른것 타인
others: 남 남에게 남들 타인에게 다른분 다른사람에게 제삼자
our: 우리의 저희의
outside: 밖에서 외부 바깥 외부인 외부에
overtime: 야근
owe: 갚 갚을 갚습니다 상환 상환하
owl: 올빼미 부엉이
own: 소유 소유하 소유한 소유할 소유권 보유 보유하 보유한 보유하고 보유하면 소유하는 지니 지닌 보유하신
owner: 소유자 보유자 주인 임자 소유주 사장 사장님 건물주 점주 보유자는 보유자에게 보유자만 주인이 주인은 소유자의 보유자가
owner change: 명의이전
ownership: 소유권은 소유권을 소유권이
page: 페이지 페이지에 쪽 페이지는 페이지를
paid: 낸 냈 냈습니다 유료 지급된 지급한 내셨
paid out: 지급일 배당일
pain: 아프 아픈
pair: 쌍 짝 켤레
paper: 종이 종이를 종이로 용지 종이에
parcels: 소포
parent: 부모 부모님 보호자 호자 보호자의
park: 공원 숲길 유적지
parking: 주차장
parody: 패러디 풍자 장난 장난으로 장난이
part: 부분 파트 일부를 부
participant: 참가자 참여자 참가자는 참가자에게 참가자에 참가자가
participation badge: 참가배지 참여배지
participation fee: 참가비 참가비는
partner: 상대 상대방 제휴 제휴사 협력
pass: 패스 지나 지나면 합격 합격하
passed on: 물려준
passing rate: 합격률
passive income: 불로소득을
passport: 여권
password: 비밀번호 암호 비번 비밀번호를 패스워드 비밀번호는 암호를 비밀번호도
password reset: 비번재설정
patent: 특허
patient: 환자 환자분 환자분들
pay: 내고 내면 내는 내신 내시 낼 냅니다 내요 내세요 지불 지불하 지급 지급하 지급합니다 지급됩니다 지급해 납부 납부하 납입 내지않 치르 내야 지급하는 납부하면 납부한 내시면 지급되 지급은 내려면 내주시면
payment: 결제 결제하 결제는 결제로 결제할 대금 대금은 지불은 결제한 결제가 정산금은 결제수단
peace: 평화
pension: 연금 노후
people: 사람들 분들 분들께 분들은 분들이 분들께서 명씩 명을 사람들이 사람들에게 인원 분들에게 분들의 분들만
per household: 세대당 가구
per month: 월별 한달 월마다
per person: 인당
per piece: 장당 개당 건당
per time: 회당 건별
per year: 한해
percent: 프로 퍼
perfect attendance: 개근 개근한
period: 기수의 기간이
permanent: 영구 영원히 영원한 평생 종신 영구적
person: 사람 사람이 사람은 분 분은 분이 분께 사람에게 명 분께는 인물이 사람을 명이 명에게 분의 분만 분을 분에게 명은 사람만 명당 사람의 분이면 분도
person's: 남의 타인의
personal: 개인 개인의 개인적
personal data: 개인정보 개인정보를 개인정보는 신상 신상정보 인적사항 개인정보가
persons: 들 들이 들의 들을 들도
phishing: 피싱 보이스피싱 피싱은
phone: 전화 전화번호 폰 스마트폰 전화로 전화를 휴대폰을
photo: 사진 사진을 사진은 사진이 사진으로 촬영 사진도 촬영하
phrase: 문구 구문 문구를 문구는 문구도
pick up: 찾아가세요 수거 받아가 받아가세요 가져가도
picture: 그림 그림을 그림이 그림은 그림으로 이미지 그림만 삽화 그림도 그림입니다 그림이에요
picture only: 그림일뿐
piece: 개의 조각으로 개만 장씩 개씩 장만 장을 짜리 장의
pin: 핀번호
pin badge: 핀 핀뱃지 브로치
place: 곳 장소 자리 곳에 장소는 자리를 위치
plan: 계획 계획은 기획 계획입니다 계획을 로드맵 계획이
plant: 심 심은 식물 심는 심고 새싹 씨앗
plastic: 플라스틱 비닐
play: 놀 게임 놀이를 플레이
player: 선수 선수가 선수들
please: 주세요 부탁드립니다 부탁드려요 부탁 부탁합니다 세요 주십시오 주시기 해주세요 주시면 주실 십시오 주시고 주셔도 제발 하세요 달라고 달라 달라는 주셔야 바래요 바라며
please note: 참고 참고로 유의 주의 조심 유의하 주의하 조심하세요
point: 점을 지점 점은
points: 포인트 점수 포인트는 포인트를 적립 적립되 적립합니다 적립됩니다 적립하 포인트가 마일리지 포인트로 적립해 적립금은 적립한
police: 경찰 경찰서
polite: 존댓말
possible: 됩니다요
post: 우체국 우편 택배 우편으로
poster: 포스터 벽보
praise: 칭찬 칭찬하 격려
premium: 웃돈 프리미엄 웃돈을 얹어 얹은 프리미엄이 얹어서 피 웃돈이
presale: 프리세일 선판매 사전구매
presentation: 발표는 설명회 시연 소개는
president: 총장
press: 누르 눌러 누르면 버튼 클릭
price: 값 가격 값이 값은 값을 가격이 가격은 가격을 정가 단가 값도 가격도 액면가 판매가격 요금 분양가 가격표 공모가
price falls: 값이떨
price gain: 시세상승 가격상승 값이오 가치상승
price rise: 인상되 가격인상
prime minister: 총리 대통령
principal: 원금 원금을 원금은 원금이
principal guaranteed: 원금보장 원금보장형
print: 인쇄 출력 인쇄하 출력해 프린트 출력하
printer: 인쇄소 인쇄기
privacy: 사생활 프라이버시 비공개 비공개로
private key: 개인키 개인키를 비밀키 프라이빗키 개인키는 비공개키
prize: 상품은 경품 상금 상금은 상품도 경품을 상금을 시상 시상하 시상은 부상
problem: 문제 문제가 문제는 오류 장애
processed: 처리됩 처리됐
product: 상품 제품 상품이 제품을 상품을
profile: 프로필 이력
profit: 이익 수익 이득 수익이 수익을 수익은 이익이 이익을 이익의 순이익 수익금 이윤 벌이 수익의 영업이익 이익은 이득을
profit share: 이익배분 수익쉐어 이익분배 이익공유
profit taking: 차익실현
project: 프로젝트 프로젝트를 과업
promise: 약속 약속하 약속합니다 약속은 약속했 약속드립니다 약속해 약속을 장담 약속했어요 약속하지 약속이
proof: 증명 증빙 증거 증명하 증명은 증명합니다 증거로 증명할 증명이 입증
property: 재산권 재물
protect: 보호 보호하 지킨 보안 보호합니다
proud: 자랑 자랑하 뿌듯 자랑만 뽐내
public: 공공 대중 시민 공립 누구나봄 모두공개
public display: 공개 공개하 공개합니다 공개됩니다 공개되 공개로 공개는
public key: 공개키
public servant: 공무원
publish: 게시 게시하 게시합니다 게시판 게시판에 공지 공지합니다 공지하 게시됩니다 올립니다만 공고 게시물 공지할게요
pull: 당겨
punish: 벌점 감점
pupil: 제자 어린이집생
purchase proof: 구매내역
pure: 순수 순수한 순수하게
purpose: 목적 목적이 목적은 목적으로 목적의
push: 밀어
put: 넣 넣고 넣는 넣은 넣지 넣습니다 넣으면 넣을 담은 놓 올려둡 놓고 담 넣어요 꽂아
qualification: 자격증 자격증을 자격증은 자격증이 자격을
qualified: 자격 자격이 자격은
quantity: 수량은 물량 갯수 물량은 수량이
quarterly: 분기마다 분기 분기별
question: 질문 질문은 질문이 물음 질문을 질의
quick: 빨리 빠른 빠르게 빠르 금방 신속
quickly sold: 완판된
quietly: 가만히 조용히
quiz prize: 퀴즈상품
rabbit: 토끼
radio: 라디오
rain: 비가 우천 장마 우산
raise: 올리 올려 올릴 올립니다 올리는 올리고 인상 올리면 올려요 올려주 올린
raise funds: 모금합니다 자금모집 투자유치 투자받
random: 무작위 랜덤 무작위로 임의 랜덤으로
rank: 순위 등 위 랭킹 등수 순위를 서열
rare: 희귀 희귀한 희귀하 레어 귀한 귀해 전설 희소 희귀도 귀하 드문 희귀할수록
rather: 차라리 오히려
rating: 평점 심사 평 매기 매겨 평가하 채점
ratio: 비율 율 비중 률
reach: 도달 이르 닿
read: 읽 읽은 읽고 읽으면 읽는 읽기 읽을 낭독 읽으신 읽어주
reading: 독서 독서를 독서회 독후감 독서모임
ready: 준비 준비하 준비됩니다 마련 준비합니다 마련하 준비한
real: 진짜 실제 실제로 진짜로 실 진품 정품 실물
real name: 실명 실명을 실명은 본명 실명과 실명이 실명도 실명으로
real object: 현물 실물은 물건 실물로
real one: 진품과 진짜와 진본 원본 진품인
really: 진심
reason: 이유 사유 까닭 이유로
receipt: 영수증 영수 거래내역
receive: 수령 받습니다 받는다 받으며 수령합니다 수령하
received: 받은 받으신 받았 받았습니다 받음
recent: 최근 최신 근래
recently: 얼마전 요사이
recognised: 인정된 공인해
recommendation: 추천서
record: 기록 기록을 기록은 기록이 기록하 기록합니다 기록됩니다 기록용 기록으로 실적 기록만 기록해
recording: 녹음 녹화 레코드판
recount: 세고 세어
recovery: 복구 복구하 복구할 복구용 복구해
recovery key: 복구코드
recruit: 모집은 채용합니다 영입
recruit bonus: 모집수당 하위 하위회원 후원수당
recycling: 재활용 분리수거 분리배출
red: 빨간색
redeem: 사용처 교환해줍 교환해드 차감 쓰실 사용됩니다 공제 상환받
refer: 추천 추천하 추천하면 추천인 추천해 데려오 데려오면 데려 소개하 소개하면 데려온 데려와 추천할 끌어오 추천인코드
referral: 추천수당 추천보너스 소개비 소개수당 추천비
reflect: 반영 반영하
refund: 환불 환불은 환불됩니다 환불해 환급 환급하 환불이 환불불가 페이백 환불하
regardless: 관계없 무관하게
registered company: 등록업체
registration: 등록증 등기
regular: 정기 정기적 정기적으로 정규
regulated: 규제 규제된
rehab: 재활
rehearsal: 리허설 연습실
reissue: 재발급 재발행 재발급은
reject: 부결 반려 탈락
related: 연관
relation: 관계 관계없이 상관 상관없 상관없이 상관이
relay: 릴레이 이어달리기
religion: 종교 신앙 세례명
remain: 남습니다요 남겨 남기 남긴 남깁니다 남아요
remaining: 남은 남는 나머지 나머지는 잔여 남아 남으 남습니다 남을
remember: 외우 외운 기억해 외워
remind: 당부
remove: 제거 빼 빼기 제거하 떼 떼고 뺍니다 빼서
rent: 월세 임대 임대료 대관료 임차 전세 임대수익 대관료가 대관료는 임대하
repair: 수리 고쳐 고치 수선 보수 고친 정비
repeat: 반복 거듭 자꾸
replica: 레플리카 복각 이미테이션 모조
report: 보고서 신고는
reproduce: 재현 재생산
request: 신청하면 의뢰 청구
resale: 리셀 되팔이 전매제한 리셀가 재판매가
resale market: 유통시장
resale profit: 되판차익 전매차익 차익 시세차익 매매차익 양도차익
rescue: 구조대 산악구조대 응급처치
rescue team: 구조대원
resell: 되팔 되팔고 되팔면 되팔기 되팔지 되팔수 되파는 되팝니다 되팔아도 전매 재판매 되팔려 되팔아서
resident number: 주민번호 주민등록번호 주민등록
responsibility: 자기책임 본인책임 책임은
responsible: 책임 책임지 책임을 담당 담당하
restaurant: 식당 음식점 식당은
result: 결과 결과는 결과를 성과
resume: 이력서 스펙 경력
retire: 은퇴 퇴직 은퇴한
return: 수익률 수익율 원금회수 투자수익 반환 반환하 반납 반납하 반납하고 되돌려 돌려줍니다 반환됩니다 돌려주 돌려주고 돌려드려요 돌려드립니다 돌려드 돌려받 반납해 돌려줘 회수 돌려받을 돌려놓
return home: 귀가
revenue: 매출 매출의 수입 매출액 수입금 수입의 소득 매출이 매출을
revenue share: 수익배분 수익분배 매출분배 수익공유
review: 리뷰 후기 감상평
reward: 보상 보상을 보상은 리워드 보상이 사례 보상으로 포상 보상금
rice: 쌀 떡 김밥
rich: 부자 부자가 부유 대박
right: 권 권리를 권한 권리가 권을 권리는 권리도 오른쪽
ring: 반지
rise: 오르 오를 오르면 오릅니다 오르는 올라 올라가 올라갑니다 올라요 상승 상승하 상승할 상승합니다 뛸 뛰어오 치솟 오른다 오르고 오름 상승장 뛰면 오르기 오르지 올라갈 급등 폭등 떡상 우상향 상승세 오릅니다만 오를수록
risen: 오른 올랐 올랐습니다 상승한 뛰었 뛰었다 뛴
risk: 위험 위험이 리스크 위험은 위험도
river: 강 강가
roof: 지붕 옥상
rooftop: 옥탑
room: 방 방을 객실
royalty: 로열티 인세 저작권료
rubbish: 쓰레기 쓰레기를 꽁초
rude: 욕설 비방
rule: 규칙 규정 규칙은 회칙 수칙 원칙 내규 규정에 규칙을 정관 이용약관 약관
run: 운영 운영하 운영합니다 운영되 진행 진행하 진행합니다 진행됩니다 운영은
running: 달리기 러닝 마라톤 뛰 달리 러닝크루
safe: 안전 안전하 안전한 안전하게
safe box: 금고 금고에
salary: 급여 월급 연봉 임금
salary data: 연봉정보
sale: 판매가 매매 매각 분양 판매용 세일 판매합니다 판매는 판매를
same: 같은 똑같이 같 같고 같이는 동일 동일한 동일하 같습니다 같아요 같게
same price: 동일가
sanction: 벌칙 징계 처벌
save money: 절약 저축 아껴
say: 말 말은 말씀드 말을 말씀하 말이 이야기 얘기 이야기를 말로
scan: 스캔 스캔하
school: 학교 학교에 학교가 학교는 초등학교 학교의 중학교 학교에서 분교
school record: 생활기록부 생기부 학생부 학적부
screen: 화면 화면을 화면에 화면은 화면이 캡처 화면만
screenshot: 화면캡처 캡쳐 스크린샷
sea: 바다 해변
seafood: 해녀 어촌계 물고기 어장 조개
seal: 직인 인장 관인
season: 시즌 계절 철 시즌에 시즌권
seat: 좌석 자리는 앞자리 의자
second: 둘째 두번째 초
second-hand: 중고 중고로 헌 중고나라 중고거래 당근 중고책 중고가
secondary market: 이차시장 세컨더리
secret: 비밀 비밀이 비밀로 몰래 비밀의
secret words: 비밀문구 비밀구문
secretly: 은밀히
securities: 증권 증권형 유가증권 증권사
see: 보 봐 봅니다 보고는 보면 볼 봐요 보는 본적 보세요 본다 보려 보기 보지 볼수 봐도
seed: 시드 시드를 시드는
seed phrase: 니모닉 니모닉을
seed words: 복구단어 열두단어 열두낱말 복구용단어 지갑단어
select: 선정 고르 고른 골라 선택 선택하 고를 골라서 선발 선정하
self-managed: 자기보관 각자보관 셀프보관
sell: 팔 팔고 팔면 팔기 팔지 파는 팔려 팔려고 팔려면 팔아도 팔아서 팔게 팔거나 팔도록 판매 판매하 판매하는 팝니다 팔아요 팔아야 매도 매도하 내다팔 처분 처분하 팔수 팔수있 파실
sell later: 나중에팔
sell off: 헐값에 떨이
seller: 판매자 파는사람 매도인
semester: 학기 학기를 학기말 방학
semester off: 휴학 편입
seminar: 세미나 학술대회 토론
send: 보내 보냅니다 보내면 보내고 보내주 전송 발송 보낼 보내세요 전달 보낸 배송 발송합니다 보내기 전송하 전달하 보내드립니다
separate: 따로 별도 별도로 별도의 각기따로 별개
serial number: 일련번호 고유번호
serious: 진지 심각
server: 서버 서버에
service: 서비스 서비스를
set: 세트 풀세트 설정 설정하 정리된
settle: 정산 정산하 정산합니다 정산해 정산금 결산 정산은
seven: 일곱
seventy: 칠순 칠십 일흔
sew: 바느질
shame: 망신 창피
shape: 모양의 형태
share: 지분 몫 몫을 몫은 지분이 지분은 조각 조각을 나눠가 출자 좌 조각의 지분율
share with: 공유 공유하 공유하지 공유는 공유해
shareholder: 주주 주주가 주주총회 주주의
shares: 주식 주식을 주식이 주식은 지분증권 주권 비상장주식 우리사주
she: 그녀
shelter: 쉼터 보호소
shoes: 신발 운동화
shop: 가게 상점 매장 가게에서 점 가게에 매점 서점 상회 가게의 마트 편의점
short: 짧은 짧게 짧
should: 할것 바랍니다 도록 권장 바람
show: 보여 보여주 보이 보여요 보여줘 제시 제시하 보이면 보여주면 보입니다 보여주시면 보이는 나타내 제시하면 보일 보여줍니다
side: 옆 편 측 쪽이 옆에
sign: 서명 서명하 간판 표지 사인 팻말 싸인
sign in: 출석체크
signal: 신호 리딩방
silver: 은색 은빛 실버
similar: 비슷한 비슷 유사 유사한 비슷하
simple: 단순 단순한 소박
simultaneously: 한꺼번 한꺼번에 동시에 단번에
sing: 불러요 부른
sister: 언니 누나 언니들 언니네 자매 누나가
sit: 앉
site: 현장 현장에서 현지 부지
sitter: 자가 자는 자를 자의 자에게
six: 여섯 육
sixty: 예순 육십
size: 크기 사이즈 규모 규격
skip: 빠지 빠지면 빠짐 빠진
sky: 하늘
sleep: 자고 잠 주무
slow: 느린 느리 천천히
small: 작은 작 작게 소형 조그만 소
smart contract: 스마트컨트랙트 스마트계약
smell: 냄새
snack: 떡볶이 간식 과자 분식 붕어빵 컵라면
snow: 첫눈
so: 그래서 따라서 그러니 그래 그럼 그러면 그렇게 이렇게 렇게 그런 이런 그러므로
software: 소프트웨어 프로그램
solar: 태양광 햇빛발전소 태양광발전
sold: 팔린 팔렸 팔았 팔립니다 팔리 팔릴 팔려요 판매된 판매됩니다 판매되
sold out: 매진 품절 완판 매진되
soldier: 군대 군인
solidarity: 연대 나눔의
some: 일부 몇 여러 약간 조금 조금씩 좀 여러가지
sometimes: 가끔 때로 때로는 간혹
son: 아들
song: 트로트 신청곡
soon: 곧 조만간
sorry: 죄송 미안 죄송합니다
sound: 소리 소음 소리가
souvenir: 기념물 굿즈 굿즈를
special: 특별 특별한 특수 특별하
special purpose: 특정 특정한
speech: 발표 발표를 발표회 연설 발표하 강연
spend: 소비 써버
spirit: 정신 열정
spoon: 숟가락 젓가락
sport: 운동 체육 스포츠 체육관 운동을 체육대회
spring: 봄 봄에
stablecoin: 스테이블코인
staff: 스태프 운영진 관계자 도우미
stairs: 계단
stake: 스테이킹 스테이킹하 지분을 예치이자
stamp: 도장 도장을 스탬프 도장이 도장은 찍 찍고 찍는 찍습니다 찍힙니다 찍어요 찍으면 스탬프를 우표 도장도 찍어주
stamp card: 도장판 쿠폰판 적립카드
stand: 서있 부스 부스는
standard: 기준 표준 기준으로
star: 별 별이
start: 시작 시작하 시작합니다 시작은 시작해 개시 시작한 시작됩니다
state: 나라 정부 정부가 국 정부의 국가기관
statement: 성명서 입장문
stay: 머무 숙박 머물
steal: 훔쳐 훔치 도난 훔친 도용 절도
sticker: 스티커 스티커를 딱지
still: 아직 아직도 여전히
stock exchange: 증권거래소 코스닥 코스피 증시
stone: 돌 돌멩이 벽돌
stop: 중단 멈추 그치 정지 중지
store: 저장 저장하 저장됩니다 저장해 저장소 저장하지
strange: 이상한 이상하 수상한 이상한지
street: 거리 길
strong: 강한 튼튼
student: 학생 학생이 학생은 학생들 학생에게 원생 학생증 수강생 학생들이 학생의 강생
student number: 학번
study: 공부 학습 스터디 배우 배우는 배운 공부하 배워 공부한
submit: 제출 제출하 제출해 제출용 제출할 내어 제출은
subscribe: 구독 구독하 구독료
subsidy: 보조금 지원금을 자부담
success: 성공 성공한 달성 달성하 성취 성공하
such: 이러한 그러한 같은것
suddenly: 갑자기
summer: 여름 여름에
sun: 햇빛 태양 해돋이
supply: 공급 발행량 유통량 총발행량
support: 응원 지지 보조 서포터 응원하 지원금
sure: 확실 확실한 반드시 꼭 틀림없
surely: 분명 당연
surprise: 깜짝 놀라
survey: 설문조사
suspect: 의심
swap: 바꿔 바꾸 바꿔요 바꿔드립니다 바꿀 맞바꾸 맞바꿔 바꿔주 바꿉니다 바꾸는 스왑 바꾸고 바꾸면 바꾸거나 바꾸기 바꾼 바꿔드려요 물물교환
sweat: 땀 땀방울
swimming: 수영 수영장
symbolic: 상징적 상징일
symptom: 증상
system: 제도 시스템 체계 구조 구조로 장치
table: 책상 탁자 상에
table tennis: 탁구
take: 가져가 가져가세요 가져갑니다 챙겨 가져갈 들고 가져가시 집어
take out: 꺼내 꺼내서 뽑으
talk: 대담 토크
tape: 테이프 끈
target: 대상 대상으로 대상은
tax: 세금 세금이 세금을 과세 양도세
taxed: 세전 세후
teach: 가르쳐 가르치 지도하 가르치는 알려줍
teacher: 선생님 교사 선생 담임 교장 선생님이 교원 선생님께 담임선생님 교감
team: 팀 팀이 팀은 조 조가 팀원 팀에 구단은
tell: 알려 알려주 말해 말하 말씀 말씀해 알려주세요 얘기하 말합니다 말할 알려줘
temple: 절 사찰 사찰은
temporary: 임시 일시적 잠시 잠깐
ten: 열 십
ten million: 천만
ten thousand: 십만 오만 만원
tender: 수의계약 재공고 공모 공모전
tenfold: 열배
term: 용어 낱말풀이
terms: 조건 조건은 조건이 계약 계약서 조건을
test: 시험용 점검 시험해 실험 시범
test coin: 테스트코인
test result: 검사결과 검진 검진결과
testnet: 테스트넷 시험망 테스트넷에서 시험판 테스트넷이
text: 글 문장 본문 글을 글은 문서
than: 보다 보다는 비해
thank-you badge: 감사배지
thanks: 감사 감사합니다 고마워 고맙 고마운 고마움 감사의 고마워요 감사드립니다 고마워서 감사장
that: 그 그것 그게 그건 그걸 저것 라는 다는 이라는 라고 다고 이라고 다는데 라며 다면서
the: 을 를 은 는 이 가 께서 께서는 란 이란
theatre: 연극 소극장 무대 뮤지컬
their: 그들의
there: 거기 거기서 저기 그곳 거기에
these: 이들
they: 그들 그들이 걔네 이분들
thing: 것 것은 것이 것을 것도 거 게 걸 건 물건을 것과
think: 생각 생각하 생각합니다 생각해
third: 셋째 세번째
thirty: 서른 삼십
this: 이것 이번 이걸 이거 이건 이게 본 이는 해당 이곳
this year: 올해 올해도 올해는 올해의 올해부터 금년
thousand: 천 수천 오천
three: 세 셋
throw: 던져 버려 버리
ticket: 티켓 입장권 표를 표 티켓을 티켓은 승차권 기차표 표는 차표 표가 티켓이 좌석권
ticket office: 매표소 예매처
tie: 묶어 묶음 접는 접어
time: 시간 시간을 시간은 시각 시점 시간이 타임 기간 기간은 기간에 시기
times: 배 배로 곱 갑절로 배가 번씩 회째 회차 번째 번만 차례로
tired: 지친
title: 제목 제목을 제목은 제목만 칭호 직함 호칭
to: 에 에게 께 한테 로 에게는 께는 한테는 한텐 보고 지 려고 려 려고요 러 지를 고자 려면 게끔 하려 하려고 하려면 위해 위한 위하여
today: 오늘 오늘은 오늘의 오늘부터
together: 함께 같이 다함께 함께한 함께하 함께하는
token: 토큰 토큰을 토큰은 토큰이 토큰으로 징표 토큰도 토큰의
tomorrow: 내일
tool: 도구 공구 연장도구
top: 위에 꼭대기 윗 위쪽
total: 총 합 총량 통틀어
touch: 만져 만지
tournament: 대회 토너먼트 대회를 대회에 리그 본선 예선 대회는
toy: 장난감 인형 피규어
trade: 사고팔 사고팔고 사고팔기 사고파는 사고팔수 고파는 사고팔지 사고팔면 매매하 거래 거래하 거래하는 거래할 거래가 거래를 거래는 거래됩니다 거래되 무역 장사
traded: 거래된 거래되는 거래될
trademark: 상표권
trading bot: 봇 자동매매
tradition: 전통 전통주
train: 열차 기차 지하철
trainee: 훈련생 교육생 연수생 실습생
trainer: 강사 트레이너 조교 코치 교수 강사가
training: 훈련 실습 연습 연습을 훈련을 직업훈련
transfer: 양도 양도하 양도는 양도가 넘겨 넘기 넘길 넘기는 넘깁니다 넘김 넘겨도 넘겨주 송금 송금하 이체 이전하 이전은 옮겨 옮기 옮길 옮기는 옮깁니다 이전됩니다 이전할 양도할 양도됩니다 명의변경 넘겨받 양수 넘길수 넘기면 넘기고 옮겨요 옮겨지 옮겨집니다 계좌이체 넘겨줄 양도받 넘기지 이전해
transferred: 넘긴 양도된 옮긴 넘어가 넘어갑니다 넘어온 양도한 넘어간
transition: 전환 전환하
transmit: 전수 물려주는
transparent: 투명하게
travel: 여행 관광 나들이 소풍 순례
treasure: 보물
treasurer: 총무 총무가 총무는 총무님 회계담당
treatment: 치료 치료하 치료를
tree: 나무 나무를 은행나무 소나무
trim: 다듬어 가꾸 가꾼
trip: 엠티 수련회 투어 수학여행
trophy: 트로피 우승컵 트로피는
true: 사실 참으로 진실
trust: 신탁 신용
trustworthy: 믿을 믿을만
try: 도전 체험 해보 시도 챌린지 체험은
tuition: 등록금 학비 수업료 학원비
turn: 차례 순번 순서 순서대로 당번 돌아가며
turned on: 켜 켜고 끄 끄고 꺼
tv: 텔레비전 티비
twelve: 열두 열둘
twenty: 스무 스물 이십
two: 두 둘
umbrella: 양산
under: 아래로 하에
understand: 이해 이해하
unique: 고유 고유한 독특
university: 대학 대학원 캠퍼스
unknown: 모르 몰라 모릅니다 몰라요 모르는 모르겠
unlock: 해제 풀 풀려 해금
unpaid: 미납 무급 외상
until: 까지 까지만 까지의 까지는
until then: 그때까지
update: 업데이트 갱신 갱신하
upline: 상위 윗사람
use: 쓸 쓰는 사용 사용하 사용합니다 이용 이용하 쓰고 사용할 쓸수 이용할 사용해 이용은 용도 사용한 용 쓰시 쓰이 쓰입니다 이용합니다 쓰던
usually: 보통 대개 주로
vaccination: 예방접종 예방 접종
valid: 유효 유효한 유효하 유효합니다
validity: 유효기간 유효기간은 유효기한
value: 가치 가치가 가치는 가치를 가치도 가치의 값어치 값어치가 자산가치 금전적가치 환금성 가치저장
value grows: 가치상
value rises: 가치가오
vegetables: 채소 야채 고추 김치
verification code: 인증번호 인증코드
verify: 확인 확인하 확인합니다 확인해 확인은 검증 확인할 확인되면 확인용 검증하 대조 확인됩니다 확인한 조회 확인이
very: 매우 아주 무척 정말 너무 꽤 몹시 굉장히 참
village: 마을 마을에 동네 마을의 마을회관 동네에 마을에서 동네에서 고을 시골
visa: 체류 비자
visit: 탐방 견학 관람 관람하 방문자 방문객 들러 들르
visitor: 관객 손님들께 관람자 관광객 방문하신
volunteer: 자원봉사 봉사 봉사하 봉사활동 봉사시간 봉사단 봉사를
volunteer hours: 봉사시간을
vote: 투표 투표권 투표하 투표로 의결권 투표를 표결 투표는 의결 투표할 투표합니다 한표
voter: 유권자 선거 선거인
voucher: 이용권 상품권 교환증 상품권은 식권 이용권은 이용권을 바우처 관람권 상품권을
wait: 기다려 기다리 기다린
waiting: 대기중
waiting list: 대기명단
walk: 걷 걸어 산책 걸음 걷기 걸은
wall: 벽 벽에 담벼락
wallet: 지갑 지갑에 지갑으로 지갑을 지갑은 지갑이 지갑주소 월렛 지갑만
want: 싶 싶은 싶어요 싶습니다 싶다 원하 원하는 원하시는 원할 원합니다 원해 싶으면 싶으신 희망
warehouse: 창고 헛간
warm: 따뜻한 따뜻
warning: 경고 주의사항
warranty: 품질보증 보증서
was: 였 이었 었 았 였습니다 이었습니다 었습니다 았습니다 였어요 이었어요 였던 었던 았던 었어요 았어요 던
water: 물 물을
waterfront: 웅덩이 강변
we: 우리 저희 우리가 우리는 저희는 우리도 저희도
weak: 약한
website: 홈페이지 누리집 사이트 홈페이지에
webtoon: 웹툰 만화
wedding: 결혼 신혼
week: 주일 주차 주에 차시 주부터
weekday: 평일 화요 수요 목요 금요 화요일 수요일 목요일 금요일
weekend: 주말 주말에 토요일 일요일 토요 일요
weekly: 매주 주간
weight: 몸무게 체중
welcome: 반갑습니다 환영합니다 환영 반가워 어서오세요 웰컴 환영해
welfare: 복지 돌봄 요양
well: 잘
what: 무엇 무슨 뭐 뭐가 뭔가 뭘 무엇을 무엇이 뭔지
when: 때 때는 때에 때면 때의 언제 언제든 언제든지 언제나 날엔 때도
whenever: 때마다
where: 어디 어디서 어디에 어디가 어디에서
whether: 여부 여부를 는지 은지 을지 할지 인지는 될지 지는 올지 되는지 여부까지 나올지는
which: 어느
while: 동안 면서 는동안 사이 사이에 도중
white: 하얀 흰색
white paper: 백서
whitelist: 화이트리스트 화리
who: 누가 누구 누구의 누군가 누군지 누굴
whole: 통째 완전 온통
why: 왜
wife: 아내
will: 겠 겠습니다 예정 을게요 게요 할게요 예정입니다 겠어요 할 것입니다 예정이 드릴게요 것이며 하겠습니다 하겠 됩니다만
win: 우승 이기 이긴 이기면 승리 우승팀 따낸 우승하 우승한 당첨 당첨되 당첨된
win money: 상금이 돈을따
window: 창 창문
winner: 승자 우승자 입상자 수상자에게
winter: 겨울 겨울에
withdraw: 출금 출금하 인출 인출하 찾아가 출금은 철회
without: 없이
without name: 이름없이
woman: 여자 여성 부녀회
won: 원 원을 원은 원이 원의 원씩 원으로 원에 원입니다 원짜리
word: 한마디 말씀이
words: 단어 단어를 단어는 낱말 말들 단어들 단어도 낱말을 단어장
work: 일하 작업 근무 업무 노동 작업을 일을
worry: 걱정 염려 걱정하 고민
worth: 어치 치의 상당 상당의
worthless: 무가치 휴지조각
write: 쓰 적 적습니다 적고 적는 적어요 적을 적지 씁니다 써 써요 작성 쓴 적은데 적기 쓰지 쓰면 작성하 적힙니다 쓰세요 기재 기입 적게는
writer: 저자 글쓴이
writing: 글쓰기 필사
written: 적힌 적혀 쓰인 적힘 적은글 적혀요 씌어
wrong: 틀린 틀리 잘못 잘못된 틀렸
yard: 마당
year: 년 연도 년간 년도 년에
year later: 일년뒤 내년이면
yearly: 매년 해마다 연간 연
yes: 예 응 네요네 넵
yesterday: 어제
you: 당신 당신은 당신이 그대 너 당신도 여러분은
young: 젊은
your: 당신의 여러분이 귀하의 자기 너의
yourself: 각자가 본인스스로
youth: 청소년 청년 젊은이`
