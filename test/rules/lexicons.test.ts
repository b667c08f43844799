/** The lexicons of the languages: by the rules alone, a sale between holders is refused, and its denial is not. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { analyze } from '../../src/core/preflight/analyze.ts'
import { engineOf } from '../../src/core/preflight/engine.ts'
import { languagesOf, votesOf } from '../../src/core/preflight/language/detect-language.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'

const { model: _, ...rulesAlone } = ruleSet

const rows: readonly (readonly [language: string, refused: string, denied: string])[] = [
  ['uk', 'Учасники можуть продавати значок один одному.', 'Цей значок не можна продавати.'],
  ['el', 'Τα μέλη μπορούν να πουλούν το σήμα μεταξύ τους.', 'Το σήμα δεν μπορεί να πουληθεί.'],
  ['th', 'สมาชิกสามารถขายเหรียญตราให้กันเองได้', 'เหรียญตรานี้ไม่สามารถขายได้'],
  ['he', 'החברים יכולים למכור את התג זה לזה.', 'לא ניתן למכור את התג.'],
  ['fa', 'اعضا میتوانند این نشان را به یکدیگر بفروشند.', 'این نشان را نمیتوان فروخت.'],
  ['sv', 'Medlemmar kan sälja märket till varandra och inte bara visa det.', 'Märket får inte säljas.'],
  ['da', 'Medlemmer kan sælge mærket til hinanden og ikke kun vise det.', 'Mærket kan ikke sælges.'],
  ['cs', 'Členové mohou odznak prodávat mezi sebou.', 'Odznak, který dostanou všichni, nelze prodat.'],
  ['ro', 'Membrii pot vinde insigna între ei și cu toți ceilalți.', 'Insigna nu poate fi vândută și nici schimbată.'],
  [
    'hu',
    'A tagok eladhatják a jelvényt egymásnak, és ez minden tagnak szól.',
    'A jelvényt nem lehet eladni, és ez mindenkinek szól.',
  ],
  [
    'bg',
    'Всички членове могат да продават значката помежду си.',
    'Тази значка няма да се продава, а всеки я получава.',
  ],
  ['sr', 'Članovi mogu prodavati značku jedni drugima.', 'Značka koja je naša ne može se prodati.'],
  ['sr', 'Чланови могу продавати значку једни другима.', 'Наша значка није за продају.'],
  ['fi', 'Jäsenet voivat myydä merkin toisilleen.', 'Merkkiä ei voi myydä, ja se on kaikille.'],
  ['bn', 'সদস্যরা একে অপরের কাছে ব্যাজ বিক্রি করতে পারবেন।', 'এই ব্যাজ বিক্রি করা যাবে না।'],
  ['ta', 'உறுப்பினர்கள் பேட்ஜை ஒருவருக்கொருவர் விற்க முடியும்.', 'இந்த பேட்ஜை விற்க முடியாது.'],
  ['ur', 'ارکان یہ بیج ایک دوسرے کو فروخت کر سکتے ہیں۔', 'یہ بیج فروخت نہیں کیا جا سکتا۔'],
  ['sw', 'Wanachama wanaweza kuuza beji hii kwa wengine.', 'Beji hii haiwezi kuuzwa kwa watu.'],
  [
    'fil',
    'Maaaring ibenta ng mga miyembro ang badge sa isa’t isa.',
    'Hindi maaaring ibenta ang badge na ito ng mga miyembro.',
  ],
  [
    'ca',
    'Els socis poden vendre aquesta insígnia entre ells.',
    'Aquesta insígnia no es pot vendre i és per a tots els socis.',
  ],
  ['lt', 'Visi nariai gali parduoti ženklelį vieni kitiems.', 'Ženklelio negalima parduoti, jis yra visiems nariams.'],
]

describe('by its lexicon', () => {
  for (const [language, refused, denied] of rows)
    test(`${language}: ${refused}`, () => {
      assert.equal(preflight({ idea: refused }, rulesAlone).outcome, 'fail')
      assert.notEqual(preflight({ idea: denied }, rulesAlone).outcome, 'fail')
    })
})

describe('languages that share letters or words are told apart', () => {
  const engine = engineOf(ruleSet)
  const languages = (text: string): readonly string[] => {
    const { tokens } = analyze(text, engine)
    return languagesOf(votesOf(tokens, 0, tokens.length))
  }
  for (const [language, text] of [
    ['ru', 'Значок для всех, кто помогал нам в школьном саду прошлой весной.'],
    ['ru', 'Значок для всех, кто приехал к нам на праздник из города Київ.'],
    ['uk', 'Значок для всіх, хто допомагав нам у шкільному саду минулої весни.'],
    ['bg', 'Значка за всеки, който помогна в училищната градина през пролетта, и това е всичко.'],
    ['sr', 'Значка за све који су помогли у школском врту прошлог пролећа.'],
    ['ar', 'شارة لكل من ساعد في حديقة المدرسة في الربيع الماضي.'],
    ['fa', 'نشانی برای همه کسانی که بهار گذشته در باغچه مدرسه کمک کردند.'],
    ['ur', 'ان سب کے لیے ایک بیج جنہوں نے پچھلی بہار اسکول کے باغ میں مدد کی۔'],
    ['pl', 'Odznaka dla każdego, kto pomagał w ogrodzie szkolnym, aby o tym pamiętać.'],
    ['cs', 'Odznak pro každého, kdo pomáhal ve školní zahradě, aby na to nezapomněl.'],
    ['es', 'Una insignia para cada persona que ayudó en el jardín de la escuela.'],
    ['en', 'A badge for everybody who helped in the school garden, as a thank you for the men of may.'],
  ] as const)
    test(`${language}: ${text}`, () => {
      assert.deepEqual(languages(text).slice(0, 1), [language])
    })
})
