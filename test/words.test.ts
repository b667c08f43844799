/** Laurel publishes nothing that its own preflight would stop: every text of the pack and the library is screened. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { readContent } from '../src/cli/content.ts'
import type { Section } from '../src/core/content.ts'
import { preflight } from '../src/core/preflight.ts'
import { ruleBook } from '../src/rules/book.ts'

const content = readContent()

/**
 * The rules without the second reader, which has learnt what ideas look like as a whole: a lesson, read as if it were
 * an idea, tells it nothing.
 */
const { secondReader, ...rules } = ruleBook

type Text = readonly [path: string, text: string]

/** Every string of a value, with the way to it. */
function texts(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => texts(part, `${path}.${name}`))
}

/** Code shows requests and answers, ideas that fail among them. */
const isCode = (text: string) => /^(```|~~~)/.test(text)

/** What fails in texts, but for findings of the categories that they teach about. */
const objections = (all: readonly Text[], book: typeof rules, taught: readonly string[] = []) =>
  all.flatMap(([path, text]) =>
    preflight({ idea: text }, book)
      .findings.filter(({ severity, category }) => severity === 'fail' && !taught.includes(category))
      .map(({ ruleId, excerpt }) => `${path}: ${ruleId} “${excerpt}”`),
  )

const prose = (sections: readonly Section[], checklist: readonly string[] = []): readonly Text[] => [
  ...sections.flatMap(({ heading, paragraphs }) => [
    [heading, heading] as const,
    ...paragraphs.filter((text) => !isCode(text)).map((text) => [heading, text] as const),
  ]),
  ...checklist.map((item) => ['checklist', item] as const),
]

describe('every text of the pack passes preflight as if somebody had sent it as an idea', () => {
  const indexed = content.library.map(({ id, title, summary, tags, outcomes, cta }) => ({
    id,
    title,
    summary,
    tags,
    outcomes,
    cta,
  }))
  const parts = {
    texts: content.texts,
    skills: content.skills.map(({ yaml, ...rest }) => rest),
    modules: content.modules.map(({ title, summary }) => ({ title, summary })),
    library: indexed,
    templates: content.templates,
    notes: content.releases.map(({ notes }) => notes),
  }
  for (const [name, part] of Object.entries(parts))
    test(name, () => {
      assert.deepEqual(objections(texts(part, name), ruleBook), [])
    })
})

describe('every paragraph passes the rules, but for what its text says that it teaches about', () => {
  for (const { id, sections, categories } of content.modules)
    test(id, () => {
      assert.deepEqual(objections(prose(sections), rules, categories), [])
    })
  for (const { id, sections, checklist, related } of content.library)
    test(id, () => {
      assert.deepEqual(objections(prose(sections, checklist), rules, related.categories), [])
    })
})

test('the test sees a paragraph that proposes something', () => {
  const bad = prose([
    { heading: 'A', paragraphs: ['Buy our badge token early and earn a guaranteed 20% profit every year.'] },
  ])
  assert.match(objections(bad, rules, ['keys']).join(), /investment/)
})

test('the words of the house: mint, legal and illegal as a verdict, on-chain without a denial', () => {
  const wrong = texts({ ...content, releases: content.releases.map(({ notes }) => notes) }, 'content').filter(
    ([, text]) =>
      /\bmint(s|ed|ing)?\b|\bil?legal\b(?! advice)/i.test(text) ||
      /(?<!\b(not|never|nothing)\s)\bon-chain\b/i.test(text),
  )
  assert.deepEqual(wrong, [])
})
