/** Ideas of a lesson on its page, as Markdown and as JSON; the studio with an idea of the address filled in. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { studioPath } from '../../../src/core/idea-block.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { unescaped } from '../kit.ts'
import { typed, words } from '../../pages/studio/kit.ts'

const asPerson = { accept: 'text/html' }
const idea = 'A badge for garden helpers. Holders can sell it to each other at the summer fair.'
const block = `\`\`\`idea fail trading\n${idea.replace('. ', '.\n')}\n\`\`\``
const paragraphs = [
  'Read this.',
  block,
  '```idea pass\nA badge for everybody who helped in the school garden.\n```',
  '```sh\ncurl -s {base}/api/agent/meta\n```',
  '```json subset\n{ "ok": true }\n```',
  '```json\n{ "other": 1 }\n```',
  '```sh\ncurl -s {base}/api/pricing\n```',
]
const [first, ...others] = content.library
assert.ok(first)
const lesson = { ...first, sections: [{ heading: 'A lesson', paragraphs }], checklist: [] }

describe('ideas and requests in a lesson', () => {
  let service: TestService
  let screened = 0
  before(async () => {
    service = await startService({ content: { ...content, library: [lesson, ...others] } })
    const { uncounted } = service.services.screening
    Object.assign(service.services.screening, {
      uncounted: (proposal: Parameters<typeof uncounted>[0]) => {
        screened += 1
        return uncounted(proposal)
      },
    })
  })
  after(() => service.close())
  const page = async () => (await service.get(`/library/${first.id}`, asPerson)).text

  test('an idea is a card: its verdict and text, the studio filled in, and folded what preflight answers', async () => {
    const [, card = ''] = /<figure class="idea-card">([\s\S]*?)<\/figure>/.exec(await page()) ?? []
    assert.match(card, /<blockquote>\s*<p>A badge for garden helpers\. Holders can sell it[^<]*<\/p>\s*<\/blockquote>/)
    assert.ok(unescaped(card).includes(`href="${studioPath(idea)}"`))
    assert.doesNotMatch(card, /<details[^>]* open/)
    const answer = unescaped(card.slice(card.indexOf('<details')).replace(/<[^>]*>/g, ' '))
    assert.match(card.slice(0, card.indexOf('<blockquote')), /Needs other words/)
    assert.match(answer, /See why[\s\S]*Instead:/)
    const { findings } = service.services.screening.preflight({ idea })
    for (const { message, advice } of findings) assert.ok(answer.includes(message) && answer.includes(advice))
    assert.match(card, /<q>[^<]*sell it[^<]*<\/q>/)
  })

  test('the page is made once: a second visit screens nothing', async () => {
    await page()
    const before = screened
    await page()
    assert.equal(screened, before)
  })

  test('a request is folded together with the answer that follows it', async () => {
    const folded = [...(await page()).matchAll(/<details class="unfold curl">([\s\S]*?)<\/details>/g)].map(
      ([, inner = '']) => inner,
    )
    assert.equal(folded.length, 2)
    assert.match(folded[0] ?? '', /The same with curl[\s\S]*api\/agent\/meta[\s\S]*&quot;ok&quot;: true/)
    assert.match(folded[1] ?? '', /api\/pricing/)
    assert.doesNotMatch(folded.join(), /other/)
    assert.equal((await page()).match(/&quot;ok&quot;/g)?.length, 1)
  })

  test('as Markdown it is a quotation with its link and outcome; JSON keeps the block', async () => {
    const { text } = await service.get(`/library/${first.id}.md`)
    const link = `[Try this in the studio](https://laurel.example${studioPath(idea)})`
    assert.ok(text.includes(`> ${idea}\n\nPreflight answers \`fail\` (trading). ${link}`))
    assert.ok(text.includes('Preflight answers `pass`. ['))
    assert.doesNotMatch(text, /```idea/)
    const { json } = await service.get(`/api/library/${first.id}`)
    assert.equal(json['data'].body.sections[0].paragraphs[1], block)
  })
})

describe('the studio with an idea of the address', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('has it in its form, screens nothing and is kept by nobody', async () => {
    const answer = await service.get(studioPath(idea), asPerson)
    assert.equal(answer.status, 200)
    assert.equal(typed(answer), idea)
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex')
    assert.match(answer.text, /<link rel="canonical" href="https:\/\/laurel\.example\/" \/>/)
    assert.doesNotMatch(words(answer), /Needs other words/)
    assert.equal(typed(await service.get(studioPath('a\r\nb <b>c</b>'), asPerson)), 'a\nb <b>c</b>')
  })

  test('is the empty one without an idea, or with several; agents get the same Markdown as ever', async () => {
    for (const query of ['?idea=', '?idea=%20', '?idea=a&idea=b', '?idea[x]=a'])
      assert.equal(typed(await service.get(`/${query}`, asPerson)), '', query)
    const markdown = { accept: 'text/markdown' }
    assert.equal((await service.get(studioPath(idea), markdown)).text, (await service.get('/', markdown)).text)
  })

  test('refuses a key and repeats it nowhere, and refuses a text that is too long', async () => {
    const phrase = `${'abandon '.repeat(11)}about`
    for (const accept of ['text/html', 'text/markdown', '*/*']) {
      const answer = await service.get(studioPath(`A badge. My words: ${phrase}`), { accept })
      assert.equal(answer.status, 422)
      assert.doesNotMatch(answer.text + [...answer.headers].join(), /abandon/)
    }
    assert.doesNotMatch(service.log(), /abandon/)
    assert.equal((await service.get(`/?idea=${'x'.repeat(8001)}`, asPerson)).status, 400)
    assert.equal(typed(await service.get(`/?idea=${'x'.repeat(8000)}`, asPerson)).length, 8000)
    assert.equal((await service.get(`/?idea=${'x'.repeat(9000)}`, asPerson)).status, 414)
  })
})
