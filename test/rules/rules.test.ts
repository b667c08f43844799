/** A rule proves itself with the hits and misses in its own file; here they are run, by the rules alone. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleBook } from '../../src/rules/rule-set.ts'

const { secondReader, ...rules } = ruleBook
const found = (idea: string) => preflight({ idea }, rules).findings

describe('rules', () => {
  for (const rule of ruleBook.rules) {
    test(`${rule.id}: its hits raise it and its misses do not`, () => {
      for (const idea of rule.hits)
        assert.ok(
          found(idea).some((f) => f.category === rule.category),
          `hit: ${idea}`,
        )
      for (const idea of rule.misses) assert.ok(!found(idea).some((f) => f.ruleId === rule.id), `miss: ${idea}`)
    })
  }

  test('ids are unique and belong to their category', () => {
    const ids = ruleBook.rules.map((rule) => rule.id)
    assert.equal(new Set(ids).size, ids.length)
    for (const { id, category } of ruleBook.rules) assert.ok(id.startsWith(`${category}.`))
  })

  test('texts are product policy in plain sentences', () => {
    for (const { id, why, advice, hits } of ruleBook.rules) {
      for (const text of [why, advice]) {
        assert.match(text, /^[A-Z].{15,}[.]$/s, id)
        assert.doesNotMatch(text, /illegal|is a security|compliant|\blegal\b/i, id)
      }
      assert.ok(
        hits.length > 0 || ['keys.material', 'ambiguity.language'].includes(id) || id.startsWith('mainnet.network'),
        `${id} has no hits`,
      )
    }
  })

  test('the version changes with the rules', () => {
    assert.match(ruleBook.version, /^[0-9a-f]{16}$/)
  })
})
