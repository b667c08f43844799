/** The examples on the rules page are true. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { failCategories, warnCategories } from '../../src/core/finding.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { categories } from '../../src/rules/category-texts.ts'

test('every category is explained once, with its severity', () => {
  assert.deepEqual(categories.map((c) => c.category).toSorted(), [...failCategories, ...warnCategories].toSorted())
  for (const { category, severity } of categories)
    assert.equal(severity, (failCategories as readonly string[]).includes(category) ? 'fail' : 'warn')
})

test('the line of a closed row is a sentence of its own, short enough for a phone', () => {
  for (const { category, line, why } of categories) {
    assert.ok(line.length <= 64 && line.endsWith('.'), `${category}: ${line}`)
    assert.ok(!why.includes(line), category)
  }
})

for (const { category, severity, raisesIt, passes } of categories) {
  test(`${category}: the example has a finding of it, and its neighbour passes`, () => {
    const raised = preflight({ idea: raisesIt }, ruleSet)
    assert.equal(raised.outcome, severity)
    assert.ok(
      raised.findings.some((f) => f.category === category),
      JSON.stringify(raised.findings),
    )
    const harmless = preflight({ idea: passes }, ruleSet)
    assert.equal(harmless.outcome, 'pass', JSON.stringify(harmless.findings))
  })
}
