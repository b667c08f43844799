import { strict as assert } from 'node:assert'
import { textsOf } from '../../../training/batches.ts'
import { describe, test } from 'node:test'
import { screeningWith } from '../../../src/cli/screening.ts'
import type { Screening } from '../../../src/core/finding.ts'
import type { Rewrite } from '../../../src/core/rewrite.ts'
import { changesTo } from '../../../src/core/rewrite/candidate-changes.ts'
import { refusalOf } from '../../../src/core/rewrite/candidate.ts'
import { languageOf } from '../../../src/core/rewrite/language.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'

const { preflight, rewrite } = screeningWith(ruleSet, replacements)
const idea =
  'A stamp for each guided walk of our bird club. Later walkers can sell it on a market. We meet at the mill.'
const screening = preflight({ idea })
const rules = await rewrite({ idea }, screening)

const refusal = (candidate: string, of = { idea, rules: rules as Rewrite }) =>
  refusalOf(candidate, { ...of, preflight, languageOf: (text) => languageOf(text, replacements) })

describe('a candidate', () => {
  const start = 'A stamp for each guided walk of our bird club.'
  const cases: readonly (readonly [string, ReturnType<typeof refusal>])[] = [
    [`${start} It stays with the walker as a memory. We meet at the mill.`, undefined],
    [`${start}\nWe meet at the mill.`, undefined],
    ['', 'length'],
    [`${start} ${'We meet at the mill. '.repeat(40)}`, 'length'],
    [`${start}\t\u0007We meet at the mill.`, 'characters'],
    [`${start} We\u200d meet at the mill.`, 'characters'],
    [`${start} \ud800 We meet at the mill.`, 'characters'],
    [`**${start}** We meet at the mill.`, 'markup'],
    [`# Walks\n${start} We meet at the mill.`, 'markup'],
    [`${start} See [the mill](x).`, 'markup'],
    [`${start} See walks.example for the mill.`, 'markup'],
    [`${start} Tell @birdclub at the mill.`, 'markup'],
    [`${start} &lt;b&gt; We meet at the mill.`, 'markup'],
    [`${start} We meet at the mill. [removed: recovery phrase]`, 'markup'],
    [`${start} KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn`, 'key-material'],
    ['Ein Stempel für jede geführte Wanderung in unserem Vogelverein. Wir treffen uns an der Mühle.', 'language'],
    ['Штамп за каждую прогулку нашего клуба.', 'language'],
    ['Bake the bread for forty minutes until the crust turns golden and sounds hollow.', 'subject'],
    ['walk', 'subject'],
    [`${start} It comes with a discount at the shop.`, 'claims'],
    [`${start} Later walkers can sell it to each other. We meet at the mill.`, 'screening'],
  ]
  for (const [candidate, expected] of cases) {
    test(`${expected ?? 'is accepted'}: ${candidate.slice(0, 90)}`, () => {
      assert.equal(refusal(candidate), expected)
    })
  }

  test('may use joiners that the idea uses', () => {
    const hindi = 'हमारे क्लब के सदस्यों के लिए बैज, क्\u200dष पढ़ने की याद में।'
    const own: Rewrite = { safeIdea: hindi, changes: [], outcome: 'pass' }
    assert.equal(refusal(hindi, { idea: hindi, rules: own }), undefined)
  })
})

describe('changes', () => {
  const reasons = replacements.reasons
  const changes = (candidate: string, of: Screening = screening) => changesTo(candidate, of, rules, reasons)

  test('have the original passage and the new text', () => {
    const [change, ...rest] = changes(
      'A stamp for each guided walk of our bird club. It stays with the walker. We meet at the mill.',
    )
    assert.deepEqual(rest, [])
    assert.deepEqual(change, {
      category: 'trading',
      ruleId: 'trading.holder-sells',
      from: 'Later walkers can sell it on a market.',
      to: 'It stays with the walker.',
      reason: reasons.trading,
    })
  })

  test('say so if nothing replaces the passage', () => {
    const [change] = changes('A stamp for each guided walk of our bird club. We meet at the mill.')
    assert.equal(change?.to, '')
  })

  test('show the whole texts if everything is rewritten', () => {
    const candidate = 'Every guided walk of the bird club from the mill ends with a stamp.'
    assert.deepEqual(
      changes(candidate).map(({ from, to }) => ({ from, to })),
      [{ from: idea, to: candidate }],
    )
  })

  test('are none if the marked sentence stays', () => {
    assert.deepEqual(changes('Later walkers can sell it on a market.'), [])
  })

  test('have every rule of a span once, and other fields as in the rewrite by rules', () => {
    const two = 'A stamp for the walk. Walkers can sell it for a profit, and swap it with each other.'
    const proposal = { idea: two, network: 'mainnet' }
    const screened = preflight(proposal)
    return rewrite(proposal, screened).then((byRules) => {
      const found = changesTo('A stamp for the walk.', screened, byRules, reasons)
      assert.deepEqual(new Set(found.map((c) => c.ruleId)), new Set(screened.findings.map((f) => f.ruleId)))
      assert.equal(new Set(found.map((c) => c.ruleId)).size, found.length)
      assert.equal(found.at(-1)?.to, 'testnet')
      for (const { from } of found.slice(0, -1)) assert.ok(two.includes(from))
    })
  })
})

test('rewrites by rules of the corpus are accepted, and their changes have passages of both texts', async () => {
  const ideas = textsOf({ file: 'dev/first-ideas.jsonl' }).map(({ idea }) => idea)
  const refused: string[] = []
  for (const one of ideas) {
    const screened = preflight({ idea: one })
    if (screened.outcome === 'pass') continue
    const byRules = await rewrite({ idea: one }, screened)
    const reason = refusal(byRules.safeIdea, { idea: screened.idea, rules: byRules })
    if (reason !== undefined) refused.push(`${reason}: ${one} -> ${byRules.safeIdea}`)
    for (const { from, to } of changesTo(byRules.safeIdea, screened, byRules, replacements.reasons)) {
      assert.ok(screened.idea.includes(from), `${one}: ${from}`)
      assert.ok(byRules.safeIdea.includes(to), `${byRules.safeIdea}: ${to}`)
    }
  }
  assert.ok(refused.length <= 0.05 * ideas.length, refused.join('\n'))
})
