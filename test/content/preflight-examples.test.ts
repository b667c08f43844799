/** The article that findings link to: its examples have the outcomes it states, and each category has a section. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { slug } from '../../src/core/article-markdown.ts'
import { learnMore } from '../../src/core/category.ts'
import { type Category, failCategories, warnCategories } from '../../src/core/finding.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { type TestService, startService } from '../fakes/service.ts'
import { failing } from '../http/kit.ts'
import { articleOf } from './kit.ts'

const marks = { fails: 'fail', warns: 'warn', passes: 'pass' } as const

interface Explained {
  readonly category: string
  readonly heading: string
  /** `category`: the expected category of the finding, which is the explained one or the neighbour that the line names. */
  readonly examples: readonly { readonly mark: keyof typeof marks; readonly category: string; readonly idea: string }[]
}

/** A paragraph that begins with the name of a category, and the list of examples after it. */
const explained: readonly Explained[] = articleOf('compliance-preflight').sections.flatMap(({ heading, paragraphs }) =>
  paragraphs.flatMap((paragraph, i) => {
    const [, category, target] = /^\*\*\[([a-z-]+)\]\(\/rules#([a-z-]+)\)\*\* /.exec(paragraph) ?? []
    if (category === undefined) return []
    assert.equal(target, category)
    const examples = (paragraphs[i + 1] ?? '').split('\n').map((line) => {
      const [, mark, , neighbour = category, idea] =
        /^- (fails|warns|passes)( under \[[a-z-]+\]\(\/rules#([a-z-]+)\))?: “(.+)”$/.exec(line) ?? []
      assert.ok(mark && idea, `${category}: ${line}`)
      return { mark: mark as keyof typeof marks, category: neighbour, idea }
    })
    return [{ category, heading, examples }]
  }),
)
const all: readonly string[] = [...failCategories, ...warnCategories]

test('every category is explained once: one that can fail by three examples, one that only warns by two', () => {
  assert.deepEqual(explained.map(({ category }) => category).toSorted(), all.toSorted())
  for (const { category, examples } of explained)
    assert.deepEqual(
      [...new Set(examples.map(({ mark }) => mark))],
      (failCategories as readonly string[]).includes(category) ? ['fails', 'warns', 'passes'] : ['warns', 'passes'],
      category,
    )
})

for (const { category: subject, examples } of explained)
  describe(subject, () => {
    for (const { mark, category, idea } of examples)
      test(`${mark}: ${idea}`, () => {
        const { outcome, findings } = preflight({ idea }, ruleSet)
        assert.equal(outcome, marks[mark], JSON.stringify(findings))
        const named = findings.filter(({ severity }) => severity === outcome).map((finding) => finding.category)
        if (mark !== 'passes') assert.ok(named.includes(category as Category), named.join())
      })
  })

describe('learnMore', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('of every rule leads to the section of the article about its category', async () => {
    const page = await service.get('/library/compliance-preflight')
    for (const { id, category } of ruleSet.rules) {
      const address = new URL(learnMore(category, 'https://laurel.example'))
      assert.equal(address.origin + address.pathname, 'https://laurel.example/library/compliance-preflight', id)
      const section = explained.find((one) => one.category === category)
      assert.equal(address.hash, `#${slug(section?.heading ?? '')}`, id)
      assert.ok(page.text.includes(`id="${address.hash.slice(1)}"`), id)
    }
  })

  test('is in every finding of an answer and on its page', async () => {
    const { json } = await service.post('/api/compliance/preflight', { idea: failing })
    const addresses = json['findings'].map((finding: { learnMore: string }) => finding.learnMore)
    assert.ok(addresses.includes('https://laurel.example/library/compliance-preflight#money-and-promises'))
    const report = await service.get(`/report/${String(json['reportId'])}`)
    for (const address of addresses) assert.ok(report.text.includes(`href="${address}"`), address)
  })
})
