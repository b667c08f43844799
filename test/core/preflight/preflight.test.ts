import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { textsOf } from '../../../training/batches.ts'
import { metricsOf } from '../../../training/metrics.ts'
import { isHeldOut } from '../../../training/training-set.ts'

const corpus = textsOf({ file: 'dev/first-ideas.jsonl' })
const categories = (idea: string, more: object = {}): string[] => [
  ...new Set(preflight({ idea, ...more }, ruleSet).findings.map((f) => f.category)),
]

/** Words that matter to the rules, mixed with words that do not. */
const words = fc.constantFrom('members', 'can', 'sell', 'their', 'badge', 'not', 'never', ',', '.', 'but', 'we', 'hold', 'coins', 'é', '𝗴𝘂𝗮𝗿', 'ｇｏｌｄ', 'p r o f i t', 's33d phrase', '私たち', '不可转让', '\u200b', '🚀', '"', 'إلى', 'İ', '\n', 'e\u0301', '(') // prettier-ignore

describe('preflight', () => {
  it('gives spans within the returned idea', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.array(words, { maxLength: 40 }).map((w) => w.join(' ')),
        ),
        (idea) => {
          const screening = preflight({ idea }, ruleSet)
          let last = 0
          for (const f of screening.findings) {
            if (f.start === undefined || f.end === undefined) continue
            assert.equal(screening.idea.slice(f.start, f.end), f.excerpt)
            assert.ok(f.start >= last)
            last = f.start
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('depends only on its arguments', () => {
    for (const { idea } of corpus.slice(0, 60))
      assert.deepEqual(preflight({ idea }, ruleSet), preflight({ idea }, ruleSet))
  })

  it('suppresses only the clause that a negation denies', () => {
    assert.deepEqual(categories('The badge cannot be sold.'), [])
    assert.ok(
      categories('The badge cannot be sold, but members may sell their pass to each other.').includes('trading'),
    )
    assert.ok(categories('This is not an investment. Holders will double their money.').includes('investment'))
  })

  it('screens the network field separately from the text', () => {
    const idea = 'A badge for everyone who came to the concert.'
    assert.deepEqual(categories(idea), [])
    for (const network of ['testnet', ' Regtest ', '', 'TESTNET']) assert.deepEqual(categories(idea, { network }), [])
    for (const network of [
      'mainnet',
      'Bitcoin',
      'm4innet',
      'liquid-mainnet',
      'production',
      'bitcoin_mainnet',
      'MAIN',
    ]) {
      assert.deepEqual(categories(idea, { network }), ['mainnet'], network)
    }
    for (const network of ['signet', 'testnet4', 'liquid testnet', 'sepolia', 'somewhere']) {
      assert.deepEqual(categories(idea, { network }), ['ambiguity'], network)
    }
  })

  it('screens the other fields without offsets', () => {
    const screening = preflight({ idea: 'A badge for the choir.', tokenType: 'revenue share' }, ruleSet)
    assert.equal(screening.outcome, 'fail')
    assert.ok(screening.findings.every((f) => f.start === undefined && f.end === undefined))
  })

  it('uses no legal terms', () => {
    const texts = ruleSet.rules.flatMap((r) => [r.why, r.advice])
    for (const text of texts) assert.doesNotMatch(text, /\billegal|\blegal|compliant|is a security/iu)
  })

  it('keeps its least recall and accuracy on the first 400 ideas', () => {
    const evaluated = corpus.map((text) => ({ text, outcome: preflight(text, ruleSet).outcome, categories: [] }))
    const all = metricsOf(evaluated)
    assert.ok(all.recall.fail >= 0.93, `fail recall ${all.recall.fail}`)
    assert.ok(all.falseFails <= 0.05, `false fails ${all.falseFails}`)
    assert.ok(all.macroF1 >= 0.9, `macro-F1 ${all.macroF1}`)
    assert.ok(metricsOf(evaluated.filter(({ text }) => isHeldOut(text))).recall.fail >= 0.8)
  })
})
