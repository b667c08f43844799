import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import type { LabelledText } from '../../training/batches.ts'
import { insertedTexts } from '../../training/inserted.ts'
import { networkSet, trainingSet } from '../../training/training-set.ts'

const text = (id: string, idea: string, outcome: LabelledText['outcome'], lang = 'en'): LabelledText => ({
  id,
  idea,
  outcome,
  categories: outcome === 'fail' ? ['trading'] : outcome === 'warn' ? ['scarcity'] : [],
  lang,
})
const five = (outcome: LabelledText['outcome'], lang = 'en'): readonly LabelledText[] =>
  [1, 2, 3, 4, 5].map((n) => text(`${outcome}-${n}`, `The ${outcome} sentence number ${n}`, outcome, lang))
const short = [...five('pass'), ...five('warn'), ...five('fail')]
const first = 'We water the plants of the library on Tuesdays, all year round.'
const second = 'Whoever helps for a term gets a small green badge with a leaf.'
const harmless = [text('long', `${first} ${second}`, 'pass')]

test('a short text stands before, between or behind the sentences of a harmless one and decides its label', () => {
  const made = insertedTexts(harmless, short, { count: 200, seed: 1 })
  assert.equal(made.length, 200)
  const places = new Set<number>()
  for (const { idea, outcome, categories } of made) {
    const [inserted = ''] = /The (pass|warn|fail) sentence number \d\./.exec(idea) ?? []
    assert.ok(inserted.includes(outcome), idea)
    assert.deepEqual(categories, outcome === 'fail' ? ['trading'] : outcome === 'warn' ? ['scarcity'] : [])
    const around = [first, second].map((sentence) => idea.indexOf(sentence))
    assert.ok(around.every((at) => at >= 0) && (around[0] ?? 0) < (around[1] ?? 0), idea)
    places.add(around.filter((at) => at < idea.indexOf(inserted)).length)
  }
  assert.deepEqual([...places].sort(), [0, 1, 2])
  const share = (outcome: string): number => made.filter((one) => one.outcome === outcome).length / made.length
  for (const [outcome, wanted] of [
    ['pass', 0.4],
    ['warn', 0.2],
    ['fail', 0.4],
  ] as const)
    assert.ok(Math.abs(share(outcome) - wanted) < 0.12, `${outcome}: ${share(outcome)}`)
})

test('the same seed makes the same texts, and another seed others', () => {
  const options = { count: 20, seed: 1 }
  assert.deepEqual(insertedTexts(harmless, short, options), insertedTexts(harmless, short, options))
  assert.notDeepEqual(insertedTexts(harmless, short, options), insertedTexts(harmless, short, { count: 20, seed: 2 }))
})

test('both texts have the same language, and a language with few texts is left out', () => {
  const german = text(
    'lang',
    'Wir gießen dienstags die Pflanzen der Bücherei. Wer hilft, bekommt ein Abzeichen mit Blatt.',
    'pass',
    'de',
  )
  assert.deepEqual(insertedTexts([german], short, { count: 5, seed: 1 }), [])
  const few = [...short, ...five('pass', 'de'), ...five('warn', 'de'), ...five('fail', 'de').slice(1)]
  assert.deepEqual(insertedTexts([german], few, { count: 5, seed: 1 }), [])
  const enough = [...five('pass', 'de'), ...five('warn', 'de'), ...five('fail', 'de')]
  assert.ok(insertedTexts([german], [...short, ...enough], { count: 5, seed: 1 }).every(({ lang }) => lang === 'de'))
})

test('the network is trained on them, the linear models are not', () => {
  const ofLinear = trainingSet()
  const ofNetwork = networkSet(ofLinear)
  assert.deepEqual(ofNetwork.slice(0, ofLinear.length), ofLinear)
  const made = ofNetwork.slice(ofLinear.length)
  assert.ok(made.length > 10_000 && made.every(({ text: { id } }) => id.startsWith('inserted-')))
  assert.ok(ofLinear.every(({ text: { id } }) => !id.startsWith('inserted-')))
})
