import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { languageOf } from '../../../src/core/rewrite/language.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'

const cases: readonly (readonly [string, string])[] = [
  ['ultra r4re h0lo badge, only 7 ever!!', 'en'],
  ['Ein Abzeichen für die Mitglieder des Chors', 'de'],
  ['Una insignia para los miembros del coro', 'es'],
  ['Um selo para os membros do clube de leitura, não se vende', 'pt'],
  ['Un badge pour les membres de la chorale', 'fr'],
  ['Un distintivo per i membri del coro', 'it'],
  ['Een badge voor de leden van het koor', 'nl'],
  ['Odznaka dla członków chóru', 'pl'],
  ['Korodaki üyeler için bir rozet', 'tr'],
  ['Lencana untuk para anggota klub yang ikut', 'id'],
  ['Một huy hiệu cho các thành viên', 'vi'],
  ['Значок для участников хора', 'ru'],
  ['شارة للأعضاء في الجوقة', 'ar'],
  ['गायन मंडली के सदस्यों के लिए एक बैज', 'hi'],
  ['为合唱团成员准备的一枚徽章', 'zh'],
  ['合唱団のメンバーの記念バッジ', 'ja'],
  ['합창단 회원들의 기념 배지', 'ko'],
  ['Märke för kören i Lund och alla som var med', 'sv'],
  ['Et mærke til alle i koret, der var med', 'da'],
  ['Odznak pro všechny členy sboru, kteří přišli', 'cs'],
  ['Značka za sve članove zbora koji su došli', 'hr'],
  ['O insignă pentru toți membrii corului', 'ro'],
  ['Jelvény a kórus minden tagjának, aki eljött', 'hu'],
  ['Merkki kaikille kuoron jäsenille, jotka ovat mukana', 'fi'],
  ['Значок для всіх учасників хору', 'uk'],
  ['Значка за всички, които пеят в хора и са дошли с ъгъл', 'bg'],
  ['Μια κονκάρδα για τη χορωδία', 'el'],
  ['תג לכל חברי המקהלה', 'he'],
  ['گواهی برای گروه کر', 'fa'],
  ['কোরাসের সবার জন্য একটি ব্যাজ', 'bn'],
  ['12 34', 'en'],
]

test('the language of an idea; English if no other is evident', () => {
  for (const [text, code] of cases) assert.equal(languageOf(text, replacements), code, text)
})
