/** Preflight answers each idea of a lesson as its info string says, here and in the studio that its link fills in. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { type IdeaBlock, ideaBlock } from '../../src/core/idea-block.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { holdsSecret } from '../../src/core/preflight/secrets/redact.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { emptyForm } from '../../src/pages/studio/idea-form.ts'
import { content } from '../fakes/service.ts'

/** How an idea is screened: alone, as on its card, and with the fields of the form that its link opens. */
const ways = [{}, { tokenType: emptyForm.tokenType, network: emptyForm.network }]

/** What preflight says otherwise than a block. */
function wrong({ idea, outcome, categories }: IdeaBlock): readonly string[] {
  return ways.flatMap((fields) => {
    const answer = preflight({ idea, ...fields }, ruleSet)
    const found = answer.findings.map(({ category }) => category)
    return [
      ...(answer.outcome === outcome ? [] : [`${answer.outcome}, not ${outcome} (${found.join(', ')}): ${idea}`]),
      ...categories.filter((category) => !found.includes(category)).map((category) => `not ${category}: ${idea}`),
      ...(holdsSecret(idea) ? [`the studio refuses the key in: ${idea}`] : []),
    ]
  })
}

for (const { id, sections } of [...content.library, ...content.modules]) {
  const blocks = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => ideaBlock(one) ?? []))
  if (blocks.length > 0)
    describe(id, () => {
      for (const block of blocks)
        test(block.idea.slice(0, 60), () => {
          assert.deepEqual(wrong(block), [])
        })
    })
}

test('the test detects a block that says something else', () => {
  const idea = 'A badge for garden helpers. Holders can sell it to each other at the summer fair.'
  assert.deepEqual(wrong({ outcome: 'fail', categories: ['trading'], idea }), [])
  assert.match(wrong({ outcome: 'pass', categories: [], idea }).join(), /fail, not pass/)
  assert.match(wrong({ outcome: 'fail', categories: ['custody'], idea }).join(), /not custody/)
})
