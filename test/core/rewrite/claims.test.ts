import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { newClaims } from '../../../src/core/rewrite/claims.ts'

const idea = 'A badge for the 12 singers of the Harbour Choir, drawn by Ada, for the concert on 3 May.'
const kinds = (text: string, language = 'en', said: readonly string[] = [idea]): readonly string[] =>
  newClaims(text, said, language).map(({ kind }) => kind)

describe('not a new claim', () => {
  const texts: readonly (readonly [string, string?, string?])[] = [
    ['A badge for the 12 singers of the Harbour Choir, as a thank-you for the concert on 3 May.'],
    ['The singers keep a badge that Ada drew. It is a memory of the concert, and I’d say so on the page.'],
    ['It stays with the singer. Nobody can pass it on, and it has no price, discount or bonus.'],
    ['It is not official, and not certified. It gives no right to vote or to a prize.'],
    ['Ada’s badge is not transferable. There are no rewards, perks or prizes.'],
    ['Ein Abzeichen für den Chor. Es bleibt ein Andenken an den Abend ohne Gewinn oder Vorteil.', 'de'],
    ['Ein Dank für die Mitarbeit; offiziell anerkannt wird es nicht.', 'de'],
    ['Es un recuerdo y no da derecho a ningún premio.', 'es'],
    ['公式の資格ではありません。', 'ja'],
    ['공식 자격이 아니에요.', 'ko'],
    ['١٢ شارة للمغنين', 'ar'],
  ]
  for (const [text, language] of texts) {
    test(text, () => {
      assert.deepEqual(kinds(text, language), [])
    })
  }
})

describe('a new claim', () => {
  const texts: readonly (readonly [string, string, string?])[] = [
    ['A badge for the 40 singers of the choir.', 'number'],
    ['A badge for the 1.2 singers of the choir.', 'number'],
    ['The concert is on 2027-05-03.', 'number'],
    ['شارة لـ ٤٠ مغنيا', 'number', 'ar'],
    ['It costs € nothing.', 'amount'],
    ['Twenty percent of the singers come.', 'amount'],
    ['A badge from the Opera House for singers.', 'name'],
    ['A badge that Google’s singers keep.', 'name'],
    ['A badge for singers (NFT).', 'name'],
    ['OpenAI gives singers a badge.', 'name'],
    ['Ein Abzeichen von Siemens für den Chor.', 'name', 'de'],
    ['Ein Abzeichen der Deutschen Bank für den Chor.', 'name', 'de'],
    ['由Google发给合唱团的徽章。', 'name', 'zh'],
    ['An officially recognised badge for singers.', 'authority'],
    ['It is certified, and it is not sold.', 'authority'],
    ['It has no price but is endorsed by the choir.', 'authority'],
    ['It has no fee and is accredited.', 'authority'],
    ['Not only a badge: it is accredited.', 'authority'],
    ['Ein amtlich geprüftes Abzeichen.', 'authority', 'de'],
    ['官方认证的徽章。', 'authority', 'zh'],
    ['公式の資格です。', 'authority', 'ja'],
    ['Singers get a discount at the bar.', 'benefit'],
    ['It is non-transferable and gives priority seats.', 'benefit'],
    ['No fees, and every singer unlocks a bonus.', 'benefit'],
    ['Los cantantes reciben un descuento.', 'benefit', 'es'],
    ['Участники получают скидку.', 'benefit', 'ru'],
    ['회원은 할인을 받습니다.', 'benefit', 'ko'],
  ]
  for (const [text, kind, language] of texts) {
    test(`${kind}: ${text}`, () => {
      const found = kinds(text, language)
      assert.ok(found.includes(kind), JSON.stringify(found))
    })
  }
})

test('a text claims nothing new compared with itself', () => {
  for (const text of [idea, 'Official prize of 20 % at OpenAI, 3 June, € 5.', 'Ein Rabatt von 20 % bei Siemens.']) {
    for (const language of ['en', 'de', 'ja']) assert.deepEqual(newClaims(text, [text], language), [])
  }
})

test('8,000 hostile characters take linear time', () => {
  const hostile = ['1', '1.', 'A', 'Aa ', 'no, ', 'not only ', '" ', '大', "a'", 'a-', '.', '\n', '%'].map((part) =>
    part.repeat(8_000 / part.length),
  )
  newClaims(idea, [idea], 'en')
  const plain = idea.repeat(90)
  const time = (text: string): number => {
    const start = process.hrtime.bigint()
    newClaims(text, [idea], 'en')
    return Number(process.hrtime.bigint() - start)
  }
  const usual = Math.max(time(plain), time(plain), time(plain))
  for (const text of hostile) assert.ok(Math.min(time(text), time(text)) < 50 * usual, JSON.stringify(text.slice(0, 8)))
})
