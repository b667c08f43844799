import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { batches, textsOf } from '../../../../training/batches.ts'
import { describe, test } from 'node:test'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { hasNoIdea } from '../../../../src/core/preflight/report/no-idea.ts'
import { rewrite } from '../../../../src/core/rewrite.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'
import { noIdea } from '../../../../src/rules/no-idea.ts'
import { replacements } from '../../../../src/rules/rewrites/replacements.ts'

const screen = (proposal: { readonly idea: string }) => preflight(proposal, ruleSet)

const nothing: Readonly<Record<string, readonly string[]>> = {
  greetings: [
    ...[
      'hello',
      'Hi there!',
      'Good morning',
      'hola',
      'Buenos días',
      'olá',
      'bonjour',
      'Guten Tag',
      'buongiorno',
      'goedemorgen',
    ],
    ...[
      'cześć',
      'dzień dobry',
      'merhaba',
      'привет',
      'Добрый день!',
      'مرحبا',
      'السلام عليكم',
      'नमस्ते',
      'selamat pagi',
      'xin chào',
    ],
    ...['你好', '大家好！', 'こんにちは', '안녕하세요', 'thanks', 'ok', 'ja nein', 'merci'],
  ],
  tests: [
    ...[
      'test',
      'Test 123',
      'testing testing',
      'test test test',
      'prueba',
      'essai',
      'deneme',
      'тест',
      'اختبار',
      'टेस्ट',
      'percobaan',
    ],
    ...['测试', '測試一下', 'テスト', 'テストテスト', '테스트', 'foo bar', 'blah blah blah', 'n/a', 'asdf test hello'],
  ],
  'filler text': [
    'lorem ipsum dolor sit amet',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
  ],
  'keys side by side': [
    ...[
      'asdf',
      'asdfghjkl',
      'asdfasdf',
      'qwerty',
      'qwerty asdf zxcv',
      'qazwsx',
      '1qaz2wsx',
      'azerty',
      'qwertz',
      'jkl;',
      'lkjhgf',
    ],
    ...[
      'йцукен',
      'фыва',
      'фывапролд',
      'ضصثق',
      'ㅁㄴㅇㄹ',
      'sdfsdf',
      'asdlkfj',
      'hjgkjhg',
      'abcdef',
      'あいうえお',
      '가나다라',
    ],
  ],
  repetition: ['aaaa', 'hahaha', 'ааааа', 'ああああ', '哈哈哈', 'ㅋㅋㅋ', 'xxx', 'lololol', 'x'],
  'no words': ['???', '!!!', '…', '123', '42 42', '🎉', '🐝🐝🚀?', '👨‍👩‍👧', '- - -'],
  addresses: [
    ...['https://example.com/x?y=1', 'see https://example.org/a', 'www.example.org', 'example.com', 'me@example.org'],
    ...[
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    ],
  ],
}

const ideas = [
  ...[
    'Badge for choir',
    'reading medal for class 3b',
    'Chess club badge',
    'Schwimmabzeichen',
    '参加賞',
    'Choir',
    'Salad',
    'mama',
  ],
  ...[
    'test badge',
    'Hello badge',
    'Thank you badge',
    'Danke-Abzeichen',
    'a b a d g e',
    'b a d g e  f o r  a l l',
    'Waldfläche',
  ],
  ...[
    'see https://example.com for the choir badge',
    '感谢信',
    '皆勤賞',
    '読書賞',
    '개근상',
    'Медаль',
    'шахматный клуб',
    'وسام القراءة',
  ],
  ...[
    'तैराकी पदक',
    'huy chương bơi',
    'medali renang',
    'yüzme rozeti',
    'odznaka',
    'zwemdiploma',
    'diplôme',
    '合 唱 团 的 徽 章',
  ],
]

describe('a text without an idea', () => {
  for (const [kind, texts] of Object.entries(nothing))
    test(`gets the question what the badge is for and who gets it: ${kind}`, () => {
      for (const idea of texts) {
        const { outcome, findings } = screen({ idea })
        equal(outcome, 'warn', idea)
        deepEqual(
          findings.map((f) => [f.ruleId, f.category, f.excerpt]),
          [['ambiguity.no-idea', 'ambiguity', idea]],
          idea,
        )
        match(findings[0]?.advice ?? '', /what the badge is for, who gets it/)
      }
    })

  test('a short idea does not', () => {
    for (const idea of ideas) {
      ok(!hasNoIdea(idea, noIdea), idea)
      ok(
        screen({ idea }).findings.every((f) => f.ruleId !== 'ambiguity.no-idea'),
        idea,
      )
    }
  })

  test('no labelled idea that passes or fails does', () => {
    const texts = batches()
      .filter(({ kind }) => kind !== 'field')
      .flatMap(textsOf)
    const found = texts
      .filter(({ idea, outcome }) => outcome !== 'warn' && hasNoIdea(idea, noIdea))
      // Two are in base64, which may get a warning (training/policy.md, rule 5).
      .filter(({ idea }) => !/[0-9A-Za-z+/]{40}/.test(idea))
    deepEqual(found, [])
    ok(texts.length > 40_000)
  })

  test('key material beside it still fails, and the rewrite is a plain idea', () => {
    const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'
    equal(screen({ idea: `hello ${key}` }).outcome, 'fail')
    for (const idea of ['hello', '???', '🎉', 'тест', '你好', 'https://example.com']) {
      const { safeIdea, outcome } = rewrite({ idea }, screen({ idea }), { preflight: screen, replacements })
      equal(outcome, 'pass', idea)
      equal(screen({ idea: safeIdea }).outcome, 'pass', safeIdea)
    }
  })
})
