/** Each rule is tested, by rules alone, with the `matches` and `nonMatches` in its own file. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'

const { model, ...rules } = ruleSet
const found = (idea: string) => preflight({ idea }, rules).findings

describe('rules', () => {
  for (const rule of ruleSet.rules) {
    test(`${rule.id}: has a finding in its matches and none in its nonMatches`, () => {
      for (const idea of rule.matches)
        assert.ok(
          found(idea).some((f) => f.category === rule.category),
          `hit: ${idea}`,
        )
      for (const idea of rule.nonMatches) assert.ok(!found(idea).some((f) => f.ruleId === rule.id), `miss: ${idea}`)
    })
  }

  test('ids are unique and belong to their category', () => {
    const ids = ruleSet.rules.map((rule) => rule.id)
    assert.equal(new Set(ids).size, ids.length)
    for (const { id, category } of ruleSet.rules) assert.ok(id.startsWith(`${category}.`))
  })

  test('texts are product policy in plain sentences', () => {
    for (const { id, why, advice, matches } of ruleSet.rules) {
      for (const text of [why, advice]) {
        assert.match(text, /^[A-Z].{15,}[.]$/s, id)
        assert.doesNotMatch(text, /illegal|is a security|compliant|\blegal\b/i, id)
      }
      assert.ok(
        matches.length > 0 || ['keys.material', 'ambiguity.language'].includes(id) || id.startsWith('mainnet.network'),
        `${id} has no matches`,
      )
    }
  })

  test('the version changes with the rules', () => {
    assert.match(ruleSet.version, /^[0-9a-f]{16}$/)
  })
})
