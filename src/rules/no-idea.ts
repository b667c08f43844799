/** Words and keys that people type to try the service. They describe no idea, alone or together. */
import type { NoIdeaRule } from '../core/rule.ts'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

export const noIdea: NoIdeaRule = {
  words: words(`
    hello helo hallo hullo hi hey heya hiya howdy yo greetings welcome world there all good morning afternoon evening night
    day dear sir madam bye goodbye ciao cheers thanks thank thx ty you u please pls plz ok okay okey k yes yep yeah yup no
    nope nah maybe sure fine nice cool wow lol lmao rofl haha hehe hihi hoho hm hmm hmmm mhm uh uhm um umm er err erm oh ooh
    ah aha huh eh meh ugh oops test tests testing tester tested teste tst check checking try trying trial ping pong foo bar
    baz qux foobar blah bla blub bleh yada etc something anything nothing whatever stuff things thing none null nil undefined
    nan na n/a true false placeholder sample example dummy default todo tbd tba idk dunno text idea string input message
    title name here is this it my a an the just some i am me so what why who how when where and or one two three so and
    lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed do eiusmod tempor incididunt ut labore
    et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat
    duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat
    non proident sunt culpa qui officia deserunt mollit anim id est laborum diam nonumy eirmod invidunt erat voluptua vero eos
    accusam justo duo dolores rebum stet clita kasd gubergren sea takimata sanctus nibh euismod tincidunt laoreet aliquam
    hola buenas buenos dias dia tardes noches adios gracias prueba probando si oye nada algo vale olá ola oi bom boa tarde
    noite obrigado obrigada tchau sim não nao teste testando alô alo bonjour salut coucou bonsoir merci oui nan essai rien
    truc hallo guten tag morgen abend moin servus grüß grüezi gruezi dich euch danke bitte ja nein nö probe versuch ne
    testen irgendwas nichts hmm buongiorno buonasera salve grazie prego prova niente boh hoi goedemorgen goedemiddag
    goedenavond goededag dag doei dank bedankt je wel nee proef iets niks niets cześć czesc hej siema witam witaj dzień dzien
    dobry dobranoc dziękuję dziekuje dzięki tak nie próba proba testuję nic coś cos merhaba selam günaydın gunaydin akşamlar
    iyi günler teşekkürler teşekkür tesekkurler ederim evet hayır hayir deneme deniyorum tamam şey sey
    привет приветик здравствуйте здравствуй здорово добрый доброе день утро вечер пока спасибо пожалуйста да нет ок
    тест тестирую тестовое проверка проба ничего что-то чтото аоу эй ага угу лол блабла лорем ипсум
    مرحبا مرحبًا أهلا اهلا أهلًا وسهلا سلام السلام عليكم صباح مساء الخير النور شكرا شكرًا جزيلا نعم لا اختبار تجربة تجريب طيب
    لوريم إيبسوم هلا هاي باي
    नमस्ते नमस्कार हैलो हेलो हाय सुप्रभात शुभ धन्यवाद शुक्रिया हाँ हां नहीं ठीक है टेस्ट परीक्षण जांच कुछ
    halo hai apa kabar selamat pagi siang sore malam terima kasih makasih ya tidak nggak oke tes coba cobacoba percobaan
    xin chào chao bạn ban cảm ơn cam on vâng dạ không khong được thử kiểm tra alô ừ
    你好 您好 你们好 大家好 嗨 哈喽 喂 早上好 早安 晚上好 晚安 下午好 谢谢 謝謝 多谢 再见 再見 拜拜 是 是的 不 不是 好 好的 嗯 啊 哦 呵 哈 呃
    测试 測試 测试一下 測試一下 试试 試試 试一下 测一下 测 试 随便 什么 沒有 没有 无 一 二 三 四 五 六 甲 乙 丙 的 吧 呢 吗 嗎 了
    こんにちは こんばんは おはよう おはようございます どうも ありがとう ありがとうございます やあ はい いいえ うん ううん ええ
    さようなら テスト てすと テストです 試し ためし お試し てすてす テステス あいうえお アイウエオ かきくけこ いろは いろはにほへと です
    なし 何か なにか 未定 ほげ ホゲ ふが ぴよ もしもし へえ えっと あの ああ ハロー ロレム イプサム ロレムイプサム
    안녕 안녕하세요 안녕하십니까 여보세요 감사합니다 고마워 고마워요 네 예 아니요 아니오 아니 응 어 음 테스트 시험 테스트입니다
    테스트중 가나다 가나다라 가나다라마바사 하이 헬로 없음 몰라 몰라요 아무거나 로렘 입숨
  `),
  // Rows and columns of keyboards: QWERTY, AZERTY, QWERTZ, Turkish, Russian, Arabic, Hindi (InScript); and alphabets.
  rows: words(`
    qwertyuiop asdfghjkl zxcvbnm qwertyuiopasdfghjklzxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiopü asdfghjklöä yxcvbnm
    qwertyuıopğü asdfghjklşi qazwsxedcrfvtgbyhnujmikolp qawsedrftgyhujikolp abcdefghijklmnopqrstuvwxyz
    йцукенгшщзхъ фывапролджэ ячсмитьбю абвгдеежзийклмнопрстуфхцчшщъыьэюя
    ضصثقفغعهخحجد شسيبلاتنمكط ئءورليهوزظ ابتثجحخدذرزسشصضطظعغفقكلمنهوي
  `),
}
