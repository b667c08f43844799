/** The library for people: an index with a plain filter form, and articles. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { slug } from '../../../src/core/article-markdown.ts'
import { markdownHtml } from '../../../src/pages/markdown.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { pathOf, unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const asPerson = { accept: 'text/html' }
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The ids of the articles on an index page, in order. */
const listed = (page: string): string[] =>
  [...page.matchAll(/<h[23][^>]*>\s*<a href="\/library\/([^"#/]+)"/g)].map(([, id = '']) => id)

describe('the index', () => {
  const technical = ['Protocol', 'Runbook', 'Security Brief', 'Template']
  const idsOf = (forPrograms: boolean): string[] =>
    content.library
      .filter(({ type, level }) => (technical.includes(type) || level === 'Advanced') === forPrograms)
      .map(({ id }) => id)
  /** The primer is where one starts, and what agents and developers read comes last. */
  const all = [...idsOf(false), ...idsOf(true)]

  test('lists every article, and is cached for a minute', async () => {
    const answer = await service.get('/library')
    assert.equal(answer.status, 200)
    assert.deepEqual(listed(answer.text), all)
    assert.match(answer.headers.get('cache-control') ?? '', /^public/)
    for (const name of ['Articles', 'Modules', 'Templates', 'For developers and agents'])
      assert.match(answer.text, new RegExp(`<h2 id="[a-z]+">${name}</h2>`))
    const start = answer.text.slice(answer.text.indexOf('class="start whole"'), answer.text.indexOf('class="group"'))
    assert.match(start, /Start here · \d+ minutes/)
    assert.equal(listed(start)[0], 'primer-utility-vs-security')
    for (const { id } of content.templates)
      assert.ok(answer.text.includes(`src="/library/templates/${id}.svg"`), `the drawing of ${id}`)
    assert.match(answer.text, /<form [^>]*method="get"[^>]*action="\/library"/)
  })

  test('is filtered by type, level and words like the API, and keeps the filter in the form', async () => {
    for (const query of [
      'type=Checklist',
      'level=Advanced',
      'q=seed+phrase',
      'q=badge&level=Foundational&type=Guide',
    ]) {
      const { status, text, headers } = await service.get(`/library?${query}`)
      assert.equal(status, 200)
      const found = (await service.get(`/api/library?${query}`)).json['data'].entries
      assert.deepEqual(
        listed(text),
        found.map(({ id }: { id: string }) => id),
        query,
      )
      assert.match(text, /<meta name="robots" content="noindex" \/>/)
      assert.equal(headers.get('cache-control'), 'no-store')
    }
    const { text } = await service.get('/library?q=%22%3E%3Cb%3E&type=Checklist')
    assert.match(text, /value="&#34;&#62;&#60;b&#62;"/)
    assert.match(text, /<option value="Checklist" selected>/)
  })

  test('a query finds modules, templates, rules and operations too, and a chip for each kind narrows it', async () => {
    const page = async (query: string) => unescaped((await service.get(`/library?${query}`)).text)
    const all = await page('q=can+holders+sell+their+certificate')
    for (const [kind, address] of [
      ['Rule', '/rules#trading'],
      ['Template', '/library/templates#certificate'],
      ['Module', '/library/modules/'],
      ['Article', '/library/'],
    ] as const) {
      assert.ok(all.includes(`href="${address}`), address)
      const narrow = await page(`q=can+holders+sell+their+certificate&kind=${kind}`)
      const paths = [...narrow.matchAll(/<h2>\s*<a href="([^"]+)"/g)].map(([, path = '']) => path)
      assert.ok(paths.length > 0 && paths.every((path) => path.startsWith(address.replace(/#.*/, ''))), paths.join())
      assert.match(narrow, new RegExp(`name="kind" value="${kind}" aria-current="true"`))
    }
    assert.match(await page('q=revoke+my+api+key'), /<h2>\s*<a href="\/docs#key_revoke">/)
    const sale = [...all.matchAll(/<h2>\s*<a href="([^"]+)"/g)].slice(0, 3).map(([, path]) => path)
    assert.ok(sale.includes('/rules#trading'), 'the rule that the words of the query would break')
    for (const query of ['q=a&kind=Poem', 'q=a&kind=Rule&kind=API'])
      assert.equal((await service.get(`/library?${query}`, asPerson)).status, 400, query)
  })

  test('accepts the empty fields of its form, and unknown fields', async () => {
    for (const query of ['q=&type=&level=', 'utm_source=x'])
      assert.deepEqual(listed((await service.get(`/library?${query}`)).text), all)
  })

  test('what finds nothing says so, and leads to searches that find something and to the whole library', async () => {
    const { text } = await service.get('/library?q=nothing+of+the+kind')
    assert.match(text, /Nothing for “<bdi[^>]*>nothing of the kind<\/bdi>”/)
    const searches = [...text.matchAll(/href="(\/library\?q=[^"]+)"/g)].map(([, path = '']) => path)
    assert.equal(searches.length, 3)
    for (const path of searches) {
      const found = (await service.get(path)).text
      assert.match(found, /<h2>\s*<a href="/, path)
      assert.match(found, /found for “/, path)
    }
    assert.equal([...text.matchAll(/<a[^>]* href="\/library"[^>]*>\s*See the whole library\s*<\/a>/g)].length, 1)
    assert.doesNotMatch(text, /Show the whole library/)
    assert.match(text, /href="\/">Design a badge<\/a>/)
    assert.equal(listed(text).length, 3, 'articles to begin with')
  })

  test('refuses an unknown filter value, and never repeats a key', async () => {
    for (const query of ['type=Poem', 'level=Beginner', `q=${'x'.repeat(201)}`, 'q=a&q=b'])
      assert.equal((await service.get(`/library?${query}`, asPerson)).status, 400, query)
    const phrase = 'abandon '.repeat(11) + 'about'
    const answer = await service.get(`/library?q=${encodeURIComponent(phrase)}`, asPerson)
    assert.equal(answer.status, 422)
    assert.doesNotMatch(answer.text, /abandon/)
  })
})

describe('every article', () => {
  for (const [i, article] of content.library.entries())
    test(article.id, async () => {
      const { text, headers, status } = await service.get(`/library/${article.id}`)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
      assert.equal(new Set(ids).size, ids.length, 'an id twice')
      for (const { heading } of article.sections) {
        assert.ok(ids.includes(slug(heading)), heading)
        assert.ok(text.includes(`href="#${slug(heading)}"`), heading)
      }
      assert.equal(/data-checklist/.test(text), article.checklist.length > 0)
      assert.doesNotMatch(
        text,
        /\{base\}|<img|<script(?! type="application\/ld\+json">| type="module" src="\/assets\/)/,
      )
      for (const neighbour of [content.library[i - 1], content.library[i + 1]])
        if (neighbour) assert.ok(text.includes(`href="/library/${neighbour.id}"`))
      for (const id of article.related.articles) assert.ok(text.includes(`href="/library/${id}"`))
      assert.ok(text.includes('<meta property="og:type" content="article" />'))

      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '')
      const { readTime } = (await service.get(`/api/library/${article.id}`)).json['data']
      assert.deepEqual(
        [
          data['@type'],
          data.name,
          data.timeRequired,
          data.educationalLevel,
          data.learningResourceType,
          data.dateModified,
        ],
        [
          ['TechArticle', 'LearningResource'],
          article.title,
          `PT${readTime}M`,
          article.level,
          article.type,
          article.updated,
        ],
      )
      assert.equal(data.url, `${base}/library/${article.id}`)
    })
})

test('lessons have typographic apostrophes on their pages, and plain ones in their Markdown', async () => {
  const lessons = [
    ...content.library.map(({ id }) => `/library/${id}`),
    ...content.modules.map(({ id }) => `/library/modules/${id}`),
  ]
  let plain = 0
  for (const path of lessons) {
    const { text } = await service.get(path)
    const shown = unescaped(text.slice(text.indexOf('<main')).replace(/<(pre|code)\b.*?<\/\1>|<[^>]*>/gs, ' '))
    assert.doesNotMatch(shown, /\p{L}'\p{L}/u, path)
    plain += (await service.get(`${path}.md`)).text.split(/\p{L}'\p{L}/u).length - 1
  }
  assert.ok(plain > 100)
})

test('Markdown becomes HTML without any raw HTML of the source', () => {
  assert.equal(markdownHtml('a <b>b</b>'), '<p>a &lt;b&gt;b&lt;/b&gt;</p>\n')
  assert.doesNotMatch(markdownHtml('![x](https://elsewhere.example/x.png)'), /<img/)
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'vbscript:x', 'file:///x'])
    assert.doesNotMatch(markdownHtml(`[x](${address})`), /<a /, address)
  assert.match(markdownHtml('[x](https://example.com/)'), /<a href="https:\/\/example\.com\/">/)
  assert.equal(markdownHtml('### What `it` *says*'), '<h3 id="what-it-says">What <code>it</code> <em>says</em></h3>\n')
})

test('a heading has the id that links to it use', () => {
  for (const [heading, id] of [
    ['How a finding is built', 'how-a-finding-is-built'],
    ['Proposal, denial, quotation', 'proposal-denial-quotation'],
    ['What is “value”?  A – B', 'what-is-value-a-b'],
    ['Größe 2', 'größe-2'],
  ] as const)
    assert.equal(slug(heading), id)
})

test('content stays data in the structured description', async () => {
  const [first, ...others] = content.library
  assert.ok(first)
  const title = '</script><script>alert(1)</script> \u2028a\u2029'
  const own = await startService({ content: { ...content, library: [{ ...first, title }, ...others] } })
  try {
    const { text } = await own.get(`/library/${first.id}`)
    assert.doesNotMatch(text, /<script>/)
    const [block = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? []
    assert.doesNotMatch(block, /[\u2028\u2029]/)
    assert.match(block, /\\u003c\/script>.*\\u2028a\\u2029/)
    assert.equal(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '').name, title)
  } finally {
    await own.close()
  }
})

test('every link of every public page leads to an existing page and id', async () => {
  const pages = new Map<string, string>()
  const read = async (path: string): Promise<string> => {
    const known = pages.get(path)
    if (known !== undefined) return known
    const answer = await service.get(path, asPerson)
    assert.equal(answer.status, 200, path)
    pages.set(path, answer.text)
    return answer.text
  }
  const todo = ['/', '/agents', '/library', '/security', '/problems/validation']
  const wrong: string[] = []
  for (const from of todo) {
    const text = await read(from)
    for (const [, given = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
      const address = unescaped(given)
      if (!/^(?:\/|#|https:\/\/laurel\.example)/.test(address)) continue
      const url = new URL(address, `${base}${from}`)
      const path = pathOf(url.href)
      const target = await read(path)
      const id = decodeURIComponent(url.hash.slice(1))
      if (id !== '' && !target.includes(`id="${id}"`)) wrong.push(`${from} -> ${address}`)
      if (target.startsWith('<!doctype html>') && !todo.includes(path)) todo.push(path)
    }
  }
  assert.deepEqual(wrong, [])
  for (const { id } of content.library) assert.ok(todo.includes(`/library/${id}`), id)
})

test('sheets are linked where they belong, kept like pages, and no others are there', async () => {
  const plan = '/library/badge-issuance-playbook/sheet'
  assert.ok((await service.get('/library/badge-issuance-playbook')).text.includes(`href="${plan}"`))
  const templates = (await service.get('/library/templates')).text
  const sheets = content.templates.map(({ id }) => `/library/templates/${id}/sheet`)
  for (const sheet of sheets) assert.ok(templates.includes(`href="${sheet}"`), sheet)
  for (const sheet of [plan, ...sheets]) {
    const { status, headers, text } = await service.get(sheet)
    assert.equal(status, 200, sheet)
    assert.match(headers.get('cache-control') ?? '', /^public/)
    assert.match(text, /<meta name="robots" content="noindex" \/>/)
  }
  for (const path of ['/library/wallet-safety-checklist/sheet', '/library/templates/nope/sheet'])
    assert.equal((await service.get(path, asPerson)).status, 404)
})
