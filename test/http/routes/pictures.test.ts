/** The pictures of the library as files, and in articles, modules and their Markdown. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { Section } from '../../../src/core/content.ts'
import { type TestService, assertProblem, content, startService } from '../../fakes/service.ts'
import { wellFormed } from '../../fakes/xml.ts'

const alt = 'What it says: “one” & <two>'
const picture = `![${alt}](/pictures/idea-path.svg)`
/** The first section of a text with a picture after its first paragraph. */
const pictured = ([first, ...rest]: readonly Section[]): readonly Section[] => {
  assert.ok(first)
  return [{ ...first, paragraphs: [...first.paragraphs.slice(0, 1), picture, ...first.paragraphs.slice(1)] }, ...rest]
}
const [article, ...articles] = content.library
const [module, ...modules] = content.modules
assert.ok(article && module)

let service: TestService
before(async () => {
  service = await startService({
    content: {
      ...content,
      library: [{ ...article, sections: pictured(article.sections) }, ...articles],
      modules: [{ ...module, sections: pictured(module.sections) }, ...modules],
    },
  })
})
after(() => service.close())

describe('a picture as a file', () => {
  test('has a title, a description and a style that its policy allows, and refers to nothing', async () => {
    for (const id of content.pictures.keys()) {
      const { status, headers, text } = await service.get(`/pictures/${id}.svg`)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), 'image/svg+xml')
      wellFormed(text)
      assert.match(text, /<title id="title">[^<]{5,}<\/title><desc id="desc">[^<]{40,}<\/desc>/)
      assert.match(text, /aria-labelledby="title" aria-describedby="desc"/)
      const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      assert.equal(
        headers.get('content-security-policy'),
        `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; sandbox`,
      )
      assert.match(style, /prefers-color-scheme: dark/)
      assert.doesNotMatch(style, /var\(|url\(|@import/)
      assert.doesNotMatch(text.replace(style, ''), /<script|href|style=|url\(/)
    }
  })

  test('is kept by its ETag, and any site may show it', async () => {
    const first = await service.get('/pictures/networks.svg')
    assert.equal(first.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=600')
    assert.equal(first.headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(first.headers.get('access-control-allow-origin'), '*')
    const again = await service.get('/pictures/networks.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
    assert.equal(again.status, 304)
  })

  test('is not found under another name', async () => {
    assertProblem(await service.get('/pictures/nothing.svg'), 404, 'not-found')
  })
})

describe('a picture in a text', () => {
  for (const [what, path] of [
    ['article', `/library/${article.id}`],
    ['module', `/library/modules/${module.id}`],
  ] as const)
    test(`the page of the ${what} draws it, with the text of the Markdown for assistive technology`, async () => {
      const { headers, text } = await service.get(path, { accept: 'text/html' })
      const [figure = ''] = /<figure class="plate">[\s\S]*?<\/figure>/.exec(text) ?? []
      assert.match(figure, /<svg class="picture" viewBox="0 0 320 \d+" role="img" aria-label="[^"]*"/)
      const label = /aria-label="([^"]*)"/.exec(figure)?.[1] ?? ''
      assert.equal(
        label.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
        alt,
      )
      assert.match(figure, /<text class="pic-title"[^>]*>From idea to receipt<\/text>/)
      assert.match(figure, /<a href="\/pictures\/idea-path\.svg">/)
      assert.doesNotMatch(figure, /<(?:title|desc|style|script)|style=| id=/)
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe|sha256/)
      assert.ok(!text.includes('!['))
    })

  test('the Markdown of article and module keeps its name and address', async () => {
    for (const path of [`/library/${article.id}.md`, `/library/modules/${module.id}.md`, '/llms-full.txt']) {
      const { text } = await service.get(path)
      const { publicUrl } = service.services.settings
      assert.ok(text.includes(`\n\n![${alt}](${publicUrl}/pictures/idea-path.svg)\n\n`), path)
    }
  })

  test('the JSON of the article keeps the paragraph as Markdown', async () => {
    const { json } = await service.get(`/api/library/${article.id}`)
    const { publicUrl } = service.services.settings
    assert.equal(json['data'].body.sections[0].paragraphs[1], `![${alt}](${publicUrl}/pictures/idea-path.svg)`)
  })
})
