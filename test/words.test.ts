/** No published text fails Laurel's own preflight, and all use its vocabulary. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { errorCodes } from '../src/core/error.ts'
import { exceptions } from './content/exceptions.ts'
import { type Text, blocksOf, lesson, stopped, texts } from './content/screened.ts'
import { type TestService, content, startService } from './fakes/service.ts'

const { library, modules } = content

const isException = ({ place, text }: { place: string; text: string }): boolean =>
  exceptions.some(([where, begins]) => where === place && text.startsWith(begins))

/** What preflight (rules and classifier) stops, except for listed exceptions with their reasons. */
const objections = (all: readonly Text[]): readonly string[] =>
  stopped(all)
    .filter((found) => !isException(found))
    .map(({ place, text, ruleIds }) => `${place}: ${text} [${ruleIds.join(', ')}]`)

const articles = library.map(({ id, sections, checklist }) => [id, lesson(id, sections, checklist)] as const)
const lessons = [...articles, ...modules.map(({ id, sections }) => [id, lesson(id, sections)] as const)]

describe('every text of the pack passes preflight', () => {
  const parts = {
    texts: content.texts,
    skills: content.skills.map(({ name, summary }) => ({ name, summary })),
    modules: modules.map(({ title, summary }) => ({ title, summary })),
    library: library.map(({ title, summary, tags, outcomes, cta }) => [title, summary, tags.join(', '), outcomes, cta]),
    templates: content.templates,
    notes: content.releases.map(({ notes }) => notes),
    days: content.days,
  }
  for (const [name, part] of Object.entries(parts))
    test(name, () => {
      assert.deepEqual(objections(texts(part, name)), [])
    })
})

describe('every heading, paragraph and item of a lesson passes preflight', () => {
  for (const [id, all] of lessons)
    test(id, () => {
      assert.deepEqual(objections(all), [])
    })

  test('except for a few with a reason, each of which exists', () => {
    const all = lessons.flatMap(([, texts]) => texts)
    for (const [where, begins] of exceptions.filter(([place]) => !place.startsWith('/')))
      assert.ok(
        all.some(([place, text]) => place === where && text.startsWith(begins)),
        begins,
      )
  })

  test('the test detects a paragraph with a proposal, even in an article about it', () => {
    const bad = lesson('compliance-preflight', [
      { heading: 'A', paragraphs: ['Buy our badge token early and earn a guaranteed 20% profit every year.'] },
    ])
    assert.match(objections(bad).join(), /investment/)
  })
})

describe('pages', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  const paths = [
    '/',
    '/how-it-works',
    '/agents',
    '/library',
    '/library/templates',
    '/library/templates/attendance-badge/sheet',
    '/library/templates/certificate/sheet',
    '/library/templates/collectible/sheet',
    '/library/badge-issuance-playbook/sheet',
    '/security',
    '/privacy',
    '/deleted',
    '/mine',
    '/proofs',
    '/pricing',
    '/keys',
    '/keys/revoked',
    '/waitlist',
    '/waitlist/joined',
    '/status',
    ...errorCodes.map((code) => `/problems/${code}`),
  ]
  for (const path of paths)
    test(`every block of text of ${path} passes preflight`, async () => {
      const { text } = await service.get(path, { accept: 'text/html' })
      assert.deepEqual(objections(blocksOf(text).map((block) => [path, block])), [])
    })

  test('use the vocabulary, and so do articles and documents', async () => {
    const more = ['/rules', '/docs', '/changelog', '/llms-full.txt', '/skill.md', '/api/agent/pack.json', '/api/docs']
    for (const path of [...paths, ...more]) {
      const { text } = await service.get(path, { accept: 'text/html, */*' })
      assert.deepEqual(wrongWords(text.replace(/<[^>]*>/g, ' ')), [], path)
    }
  })
})

/** Mint, legal and illegal as a judgement, on-chain without a negation. Quoted bad examples may contain them. */
function wrongWords(text: string): readonly string[] {
  const own = text.replace(/“[^”]*”/g, '“…”')
  return [
    ...own.matchAll(
      /.{0,40}\b(?:mint(?:s|ed|ing)?|(?:il|un)?lawful|illegal|legal(?!\s+(?:advice|background)))\b.{0,20}/gi,
    ),
    ...own.matchAll(/.{0,40}(?<!\b(?:not|never|nothing)\s+)\bon-chain\b.{0,20}/gi),
  ].map(([found]) => found)
}

test('the vocabulary: in everything that is published', () => {
  // Queries are what others type, and are shown nowhere.
  const { queries: _, ...published } = content
  const all = texts({ ...published, releases: content.releases.map(({ notes }) => notes) }, 'content')
  assert.deepEqual(
    all.flatMap(([path, text]) => wrongWords(text).map((found) => `${path}: ${found}`)),
    [],
  )
  for (const wrong of ['We mint it.', 'That is illegal.', 'It is legal here.', 'Put it on-chain.'])
    assert.notDeepEqual(wrongWords(wrong), [], wrong)
})
