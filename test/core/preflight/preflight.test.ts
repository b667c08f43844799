import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { figuresOf, heldOut, evaluateLines } from '../../../src/cli/corpus.ts'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../src/rules/rule-set.ts'

const corpus = readFileSync(new URL('../../corpus/ideas.jsonl', import.meta.url), 'utf8')
const categories = (idea: string, more: object = {}): string[] => [
  ...new Set(preflight({ idea, ...more }, ruleSet).findings.map((f) => f.category)),
]

/** Words that matter to the rules, among words that do not. */
const words = fc.constantFrom('members', 'can', 'sell', 'their', 'badge', 'not', 'never', ',', '.', 'but', 'we', 'hold', 'coins', 'é', '𝗴𝘂𝗮𝗿', 'ｇｏｌｄ', 'p r o f i t', 's33d phrase', '私たち', '不可转让', '\u200b', '🚀', '"', 'إلى', 'İ', '\n', 'e\u0301', '(') // prettier-ignore

describe('preflight', () => {
  it('gives spans that point into the returned idea', () => {
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

  it('is a function of its arguments', () => {
    for (const line of corpus.split('\n').slice(0, 60)) {
      const { idea } = JSON.parse(line) as { idea: string }
      assert.deepEqual(preflight({ idea }, ruleSet), preflight({ idea }, ruleSet))
    }
  })

  it('clears only the clause that a denial denies', () => {
    assert.deepEqual(categories('The badge cannot be sold.'), [])
    assert.ok(
      categories('The badge cannot be sold, but members may sell their pass to each other.').includes('trading'),
    )
    assert.ok(categories('This is not an investment. Holders will double their money.').includes('investment'))
  })

  it('judges the network field apart from the text', () => {
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

  it('never sounds like a lawyer', () => {
    const texts = ruleSet.rules.flatMap((r) => [r.why, r.advice])
    for (const text of texts) assert.doesNotMatch(text, /\billegal|\blegal|compliant|is a security/iu)
  })

  it('keeps its marks on the corpus', () => {
    const judged = evaluateLines(corpus, ruleSet)
    const all = figuresOf(judged)
    assert.ok(all.failRecall >= 0.93, `fail recall ${all.failRecall}`)
    assert.ok(all.falseFails <= 0.05, `false fails ${all.falseFails}`)
    assert.ok(all.macroF1 >= 0.9, `macro-F1 ${all.macroF1}`)
    assert.ok(figuresOf(judged.filter(heldOut)).failRecall >= 0.8)
  })
})
