/**
 * Languages with few sentences: one for several categories, and none with people or places. Screening has no lexicon of
 * these languages and sees words for money and keys, but not that they are negated; so the sentences do without them.
 */
import type { Lesson, Phrases, Remedy } from '../../core/rewrite/replacements.ts'

interface Brief {
  readonly small: string
  /** Stems of words for an award. */
  readonly award: string
  readonly idea: string
  readonly memory: string
  readonly stays: string
  readonly free: string
  readonly keys: string
  readonly practice: string
  readonly same: string
  readonly privacy: string
  readonly lesson: string
  readonly joint: string
  readonly leaning: string
}

const phrasesOf = ({ small, award, idea, lesson, joint, leaning, ...said }: Brief): Phrases => {
  const { memory, stays, free, practice } = said
  const remedy: Record<Remedy, string> = {
    investment: memory,
    trading: stays,
    custody: free,
    security: memory,
    fundraising: free,
    keys: said.keys,
    mainnet: practice,
    deception: practice,
    'on-chain-claim': practice,
    stake: free,
    transferability: stays,
    'monetary-value': memory,
    scarcity: said.same,
    incentive: free,
    privacy: said.privacy,
    authority: practice,
    ambiguity: free,
  }
  const lessons: Record<Lesson, string> = {
    forgery: lesson,
    phishing: lesson,
    pump: lesson,
    gambling: lesson,
    pyramid: lesson,
  }
  return {
    small,
    match: 'prefix',
    idea,
    award: [[award, '']],
    people: [],
    place: [],
    fallback: { award: '', people: '', friends: '' },
    remedy,
    lesson: lessons,
    constant: idea,
    joint,
    leaning,
    follow: '',
  }
}

export const sv = phrasesOf({
  small:
    'och att det som en ett för med på av är till den inte har vi om alla vår våra eller men när också varje kan ska från hos',
  award: 'märke märken diplom intyg medalj kort badge',
  idea: 'Ett märke till alla som var med, som tack och minne.',
  memory: 'Det är bara ett minne.',
  stays: 'Märket stannar hos den som var med.',
  free: 'Det kostar ingenting att vara med.',
  keys: 'Det räcker med en kod för att få märket.',
  practice: 'Det är bara en övning, och det står på märket.',
  same: 'Alla som är med får samma bild.',
  privacy: 'Märket visar bara smeknamn, tillfälle och datum.',
  lesson: 'Ett märke för en kort lektion om hur man känner igen bedrägerier.',
  joint: 'och men eftersom',
  leaning: 'om när eftersom för att innan efter och men',
})

export const da = phrasesOf({
  small:
    'og at det som en et for med på af er til den ikke har vi om alle vores eller men når også hver kan skal fra hos der ved',
  award: 'mærke mærker diplom bevis medalje kort badge',
  idea: 'Et mærke til alle, der var med, som tak og minde.',
  memory: 'Det er bare et minde.',
  stays: 'Mærket bliver hos den, der var med.',
  free: 'Det koster ikke noget at være med.',
  keys: 'En kode er nok til at få mærket.',
  practice: 'Det er kun en øvelse, og det står på mærket.',
  same: 'Alle, der er med, får det samme billede.',
  privacy: 'Mærket viser kun kaldenavn, anledning og dato.',
  lesson: 'Et mærke for en kort lektion i at genkende svindel.',
  joint: 'og men fordi',
  leaning: 'hvis når fordi for at før efter og men',
})

export const no = phrasesOf({
  small:
    'og at det som en et for med på av er til den ikke har vi om alle vår våre eller men når også hver kan skal fra hos ved etter',
  award: 'merke merker diplom bevis medalje kort badge',
  idea: 'Et merke til alle som var med, som takk og minne.',
  memory: 'Det er bare et minne.',
  stays: 'Merket blir hos den som var med.',
  free: 'Det koster ingenting å være med.',
  keys: 'En kode er nok for å få merket.',
  practice: 'Det er bare en øvelse, og det står på merket.',
  same: 'Alle som er med, får det samme bildet av oss.',
  privacy: 'Merket viser bare kallenavn, anledning og dato.',
  lesson: 'Et merke for en kort leksjon i å kjenne igjen svindel.',
  joint: 'og men fordi',
  leaning: 'hvis når fordi for å før etter og men',
})

export const fi = phrasesOf({
  small:
    'ja on ei se että jos kun niin mutta myös joka kaikki kaikille ovat tai jotka sekä mukana meidän voi saa hän kuin vain jo aina mukaan kanssa',
  award: 'merkki merkin merkit todistus mitali kortti',
  idea: 'Merkki kaikille osallistujille kiitokseksi ja muistoksi.',
  memory: 'Se on vain muisto.',
  stays: 'Merkki jää osallistujalle itselleen.',
  free: 'Osallistuminen on ilmaista.',
  keys: 'Merkin saa pelkällä koodilla.',
  practice: 'Se on pelkkä harjoitus, ja merkissä lukee niin.',
  same: 'Kaikki osallistujat saavat saman kuvan.',
  privacy: 'Merkissä näkyy vain nimimerkki, tapahtuma ja päivä.',
  lesson: 'Merkki lyhyestä oppitunnista, jolla opitaan tunnistamaan huijauksia.',
  joint: 'ja mutta',
  leaning: 'jos kun koska ennen ja mutta',
})

export const cs = phrasesOf({
  small:
    'a se na je že to v s z do pro za od k o jak ale nebo který která které jsou není každý naše náš kdo si pak až po při',
  award: 'odznak odznáček odznaky diplom osvědčení medaile karta',
  idea: 'Odznak pro všechny, kdo se zúčastnili, jako poděkování a vzpomínka.',
  memory: 'Je to jen vzpomínka.',
  stays: 'Odznak zůstává tomu, kdo se zúčastnil.',
  free: 'Účast nic nestojí.',
  keys: 'K získání odznaku stačí kód.',
  practice: 'Je to jen cvičení a na odznaku to stojí.',
  same: 'Všichni účastníci dostanou stejný obrázek.',
  privacy: 'Odznak ukazuje jen přezdívku, akci a datum.',
  lesson: 'Odznak za krátkou lekci o tom, jak poznat podvod.',
  joint: 'a ale protože',
  leaning: 'když pokud aby protože až po před a ale',
})

export const sk = phrasesOf({
  small:
    'a sa na je že to v s z do pre za od k o ako ale alebo ktorý ktorá ktoré sú nie každý naše náš kto si potom po pri',
  award: 'odznak odznaky diplom osvedčenie medaila karta',
  idea: 'Odznak pre všetkých, ktorí sa zúčastnili, ako poďakovanie a spomienka.',
  memory: 'Je to len spomienka.',
  stays: 'Odznak zostáva tomu, kto sa zúčastnil.',
  free: 'Účasť nič nestojí.',
  keys: 'Na získanie odznaku stačí kód.',
  practice: 'Je to len cvičenie a na odznaku to stojí.',
  same: 'Všetci účastníci dostanú rovnaký obrázok.',
  privacy: 'Odznak ukazuje len prezývku, podujatie a dátum.',
  lesson: 'Odznak za krátku lekciu o tom, ako rozpoznať podvod.',
  joint: 'a ale pretože',
  leaning: 'keď ak aby pretože po pred a ale',
})

export const hr = phrasesOf({
  small:
    'i je se na u da za su od s iz do ili ali koji koja koje kao po nije svaki naš naša naše tko te ako sve što će bez',
  award: 'značka značke diploma potvrda medalja iskaznica bedž',
  idea: 'Značka za sve koji su sudjelovali, kao zahvala i uspomena.',
  memory: 'To je samo uspomena.',
  stays: 'Značka ostaje onome tko je sudjelovao.',
  free: 'Sudjelovanje je besplatno.',
  keys: 'Za značku je dovoljan kod.',
  practice: 'To je samo vježba i tako piše na znački.',
  same: 'Svi sudionici dobivaju istu sliku.',
  privacy: 'Značka pokazuje samo nadimak, događaj i datum.',
  lesson: 'Značka za kratku lekciju o tome kako prepoznati prijevaru.',
  joint: 'i ali jer te',
  leaning: 'ako kad jer da nakon prije i ali',
})

export const ro = phrasesOf({
  small:
    'și de la în cu pe din pentru este sunt că o un nu se care ca mai sau dar fiecare noastră nostru celor cine să fie le ne',
  award: 'insignă insigna insigne ecuson diplomă emblemă medalie certificat',
  idea: 'O insignă pentru toți cei care au participat, ca mulțumire și amintire.',
  memory: 'Este doar o amintire.',
  stays: 'Insigna rămâne la cel care a participat.',
  free: 'Participarea este gratuită.',
  keys: 'Pentru insignă ajunge un cod.',
  practice: 'Este doar un exercițiu și așa scrie pe insignă.',
  same: 'Toți participanții primesc aceeași imagine.',
  privacy: 'Insigna arată doar o poreclă, evenimentul și data.',
  lesson: 'O insignă pentru o scurtă lecție despre cum recunoaștem înșelătoriile.',
  joint: 'și dar iar',
  leaning: 'dacă când pentru că după înainte și dar',
})

export const hu = phrasesOf({
  small: 'a az és egy hogy nem is van meg ez de ha aki vagy minden csak mint már kell lesz akik után nekünk mi azt',
  award: 'jelvény kitűző oklevél érem kártya',
  idea: 'Jelvény mindenkinek, aki részt vett, köszönetül és emlékül.',
  memory: 'Ez csak emlék.',
  stays: 'A jelvény annál marad, aki részt vett.',
  free: 'A részvétel ingyenes.',
  keys: 'A jelvényhez elég egy kód.',
  practice: 'Ez csak gyakorlás, és ez a jelvényen is olvasható.',
  same: 'Minden résztvevő ugyanazt a képet kapja.',
  privacy: 'A jelvényen csak becenév, alkalom és dátum látszik.',
  lesson: 'Jelvény egy rövid óráért arról, hogyan ismerjük fel a csalást.',
  joint: 'és de mert',
  leaning: 'ha amikor mert hogy után és de',
})

export const ca = phrasesOf({
  small:
    'el la els les de i a que un una per amb en és són no del als nostre nostra nostres cada però més qui també això dels hi ho seva',
  award: 'insígnia insígnies medalla diploma certificat carnet',
  idea: 'Una insígnia per a tothom que hi ha participat, com a agraïment i record.',
  memory: 'És només un record.',
  stays: 'La insígnia es queda amb qui hi ha participat.',
  free: 'Participar-hi és gratuït.',
  keys: 'Per rebre la insígnia n’hi ha prou amb un codi.',
  practice: 'És només una pràctica, i així ho diu la insígnia.',
  same: 'Tothom que hi participa rep el mateix dibuix.',
  privacy: 'La insígnia mostra només un sobrenom, l’acte i la data.',
  lesson: 'Una insígnia per una lliçó curta sobre com reconèixer estafes.',
  joint: 'i però perquè',
  leaning: 'si quan perquè per després abans i però',
})

export const uk = phrasesOf({
  small: '',
  award: 'значок значк жетон диплом сертифікат медаль картк відзнак',
  idea: 'Значок для всіх, хто взяв участь, на знак подяки й на згадку.',
  memory: 'Це лише згадка.',
  stays: 'Значок лишається в того, хто взяв участь.',
  free: 'Участь безкоштовна.',
  keys: 'Щоб отримати значок, досить коду.',
  practice: 'Це лише вправа, і так написано на значку.',
  same: 'Усі учасники отримують однаковий малюнок.',
  privacy: 'На значку видно лише прізвисько, подію та дату.',
  lesson: 'Значок за короткий урок про те, як розпізнати шахрайство.',
  joint: 'і й та але',
  leaning: 'якщо коли щоб бо після перед і та але',
})

export const bg = phrasesOf({
  small: '',
  award: 'значка значк диплом сертификат медал карт',
  idea: 'Значка за всички, които участваха, като благодарност и спомен.',
  memory: 'Това е само спомен.',
  stays: 'Значката остава у този, който е участвал.',
  free: 'Участието е безплатно.',
  keys: 'За значката стига един код.',
  practice: 'Това е само упражнение и така пише на значката.',
  same: 'Всички участници получават една и съща картинка.',
  privacy: 'На значката се виждат само прякор, събитие и дата.',
  lesson: 'Значка за кратък урок как се разпознава измама.',
  joint: 'и но а',
  leaning: 'ако когато защото за след преди и но',
})

export const el = phrasesOf({
  small: '',
  award: 'σήμα κονκάρδα δίπλωμα βεβαίωση μετάλλιο κάρτα έμβλημα',
  idea: 'Μια κονκάρδα για όσους πήραν μέρος, ως ευχαριστία και ανάμνηση.',
  memory: 'Είναι μόνο ένα ενθύμιο.',
  stays: 'Η κονκάρδα μένει σε όποιον πήρε μέρος.',
  free: 'Η συμμετοχή είναι δωρεάν.',
  keys: 'Για την κονκάρδα αρκεί ένας κωδικός.',
  practice: 'Είναι μόνο άσκηση και το γράφει επάνω.',
  same: 'Όλοι οι συμμετέχοντες παίρνουν την ίδια εικόνα.',
  privacy: 'Φαίνονται μόνο ένα παρατσούκλι, η εκδήλωση και η ημερομηνία.',
  lesson: 'Μια κονκάρδα για ένα σύντομο μάθημα αναγνώρισης απάτης.',
  joint: 'και αλλά γιατί',
  leaning: 'αν όταν γιατί για μετά πριν και αλλά',
})

export const he = phrasesOf({
  small: '',
  award: 'תג תגים תעודה תעודת מדליה כרטיס סיכה',
  idea: 'תג לכל מי שהשתתף, כתודה וכמזכרת.',
  memory: 'זו רק מזכרת.',
  stays: 'התג נשאר אצל מי שהשתתף.',
  free: 'ההשתתפות בחינם.',
  keys: 'כדי לקבל את התג מספיק קוד.',
  practice: 'זה רק תרגול, וכך כתוב על התג.',
  same: 'כל המשתתפים מקבלים אותו ציור.',
  privacy: 'התג מציג רק כינוי, אירוע ותאריך.',
  lesson: 'תג על שיעור קצר שמלמד לזהות הונאות.',
  joint: 'אבל כי',
  leaning: 'אם כאשר כי כדי אחרי לפני אבל',
})

export const fa = phrasesOf({
  small: '',
  award: 'نشان گواهی مدال کارت لوح',
  idea: 'نشانی برای همهٔ شرکت‌کنندگان، برای تشکر و یادگاری.',
  memory: 'این فقط یک یادگاری است.',
  stays: 'نشان نزد کسی می‌ماند که شرکت کرده است.',
  free: 'شرکت کردن رایگان است.',
  keys: 'برای گرفتن نشان یک کد کافی است.',
  practice: 'این فقط تمرین است و روی نشان هم نوشته می‌شود.',
  same: 'همهٔ شرکت‌کنندگان یک تصویر یکسان می‌گیرند.',
  privacy: 'نشان فقط لقب، رویداد و تاریخ را نشان می‌دهد.',
  lesson: 'نشانی برای یک درس کوتاه دربارهٔ شناختن کلاهبرداری.',
  joint: 'و اما ولی',
  leaning: 'اگر وقتی چون برای بعد قبل و اما',
})

export const ur = phrasesOf({
  small: '',
  award: 'بیج سند تمغہ کارڈ نشان',
  idea: 'شرکت کرنے والے سب لوگوں کے لیے شکریے اور یاد کے طور پر ایک بیج۔',
  memory: 'یہ صرف ایک یادگار ہے۔',
  stays: 'بیج اسی کے پاس رہتا ہے جس نے شرکت کی۔',
  free: 'شرکت مفت ہے۔',
  keys: 'بیج لینے کے لیے ایک کوڈ کافی ہے۔',
  practice: 'یہ صرف مشق ہے اور بیج پر یہی لکھا ہے۔',
  same: 'سب شرکت کرنے والوں کو ایک ہی تصویر ملتی ہے۔',
  privacy: 'بیج پر صرف عرفی نام، تقریب اور تاریخ ہوتی ہے۔',
  lesson: 'دھوکہ پہچاننا سکھانے والے ایک مختصر سبق کا بیج۔',
  joint: '',
  leaning: '',
})

export const bn = phrasesOf({
  small: '',
  award: 'ব্যাজ সনদ পদক কার্ড ছাপ স্মারক',
  idea: 'যাঁরা অংশ নিয়েছেন, তাঁদের সবার জন্য ধন্যবাদ ও স্মৃতি হিসেবে একটি ব্যাজ।',
  memory: 'এটি শুধুই স্মৃতি।',
  stays: 'ব্যাজটি অংশগ্রহণকারীর কাছেই থাকে।',
  free: 'অংশ নিতে কোনো খরচ নেই।',
  keys: 'ব্যাজ পেতে একটি কোডই যথেষ্ট।',
  practice: 'এটি শুধু অনুশীলন, ব্যাজে তা লেখা থাকে।',
  same: 'সব অংশগ্রহণকারী একই ছবি পান।',
  privacy: 'ব্যাজে শুধু ডাকনাম, অনুষ্ঠান ও তারিখ থাকে।',
  lesson: 'প্রতারণা চেনার একটি ছোট পাঠের জন্য একটি ব্যাজ।',
  joint: '',
  leaning: '',
})
