/** Documents for discovery by agents, crawlers and researchers, each in the form of its standard. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { wellFormed } from '../../fakes/xml.ts'
import { headerList, pathOf, unescaped } from '../kit.ts'

const base = 'https://laurel.example'
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

const links = (text: string): string[] => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)

describe('llms.txt', () => {
  test('has the form of the convention, absolute links, and less than 8 KB', async () => {
    const { text, headers } = await service.get('/llms.txt')
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.ok(Buffer.byteLength(text) < 8 * 1024, `${Buffer.byteLength(text)} bytes`)
    assert.match(text, /^# Laurel\n\n> .+\n\n/)
    assert.equal(text.match(/^# /gm)?.length, 1)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    assert.equal(headings.at(-1), 'Optional')
    const lists = text.slice(text.indexOf('\n## '))
    for (const line of lists.split('\n').filter((one) => one !== '' && !one.startsWith('## ')))
      assert.match(line, /^- \[[^\]]+\]\(https:\/\/laurel\.example\/[^\s)]*\)(?:: \S.*)?$/)
  })

  test('names the Markdown of every article, the API, the tools and the skill, and every link answers', async () => {
    const all = links((await service.get('/llms.txt')).text)
    for (const path of [
      '/skill.md',
      '/openapi.json',
      '/api/mcp',
      '/api/agent/pack.json',
      ...content.library.map(({ id }) => `/library/${id}.md`),
      ...content.modules.map(({ id }) => `/library/modules/${id}.md`),
      '/library/templates.md',
    ])
      assert.ok(all.includes(base + path), path)
    for (const address of all) assert.equal((await service.get(pathOf(address))).status, 200, address)
  })

  test('llms-full.txt holds every article in full', async () => {
    const { text } = await service.get('/llms-full.txt')
    for (const { id } of content.library) {
      const markdown = await service.get(`/library/${id}.md`)
      assert.ok(text.includes(markdown.text), id)
    }
    assert.ok(!text.includes('{base}'))
  })
})

describe('the API catalog', () => {
  test('is the linkset of RFC 9727, to GET and to HEAD', async () => {
    const answer = await service.get('/.well-known/api-catalog')
    const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
    assert.equal(answer.headers.get('content-type'), type)
    const [api, mcp] = answer.json['linkset']
    assert.equal(api.anchor, `${base}/api`)
    assert.deepEqual(api['service-desc'], [{ href: `${base}/openapi.json`, type: 'application/json' }])
    assert.deepEqual(api['service-doc'], [{ href: `${base}/docs`, type: 'text/html' }])
    assert.deepEqual(api.status, [{ href: `${base}/api/health`, type: 'application/json' }])
    assert.equal(mcp.anchor, `${base}/api/mcp`)
    const head = await service.call('/.well-known/api-catalog', { method: 'HEAD' })
    assert.deepEqual([head.status, head.headers.get('content-type')], [200, type])
    assert.match(head.headers.get('link') ?? '', /rel="api-catalog"/)
  })

  test('its targets answer with the stated media type', async () => {
    const { linkset } = (await service.get('/.well-known/api-catalog')).json
    for (const { anchor, ...relations } of linkset)
      for (const { href, type } of Object.values(relations).flat() as { href: string; type: string }[]) {
        const { status, headers } = await service.get(pathOf(href))
        assert.equal(status, 200, `${anchor} ${href}`)
        assert.ok(headers.get('content-type')?.startsWith(type), href)
      }
  })
})

test('robots.txt allows public pages, states how they may be used, and names the sitemap', async () => {
  const { text, headers } = await service.get('/robots.txt')
  assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.deepEqual(text.split('\n'), [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Content-Usage: search=y, train-ai=y',
    'Allow: /',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ])
})

test('the sitemap lists public pages, each with the time of its content', async () => {
  const { text, headers } = await service.get('/sitemap.xml')
  assert.equal(headers.get('content-type'), 'application/xml')
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
  assert.ok(text.startsWith(declaration))
  wellFormed(text.slice(declaration.length).trim())
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)]
  assert.deepEqual(
    entries.map(([, address = '']) => address).filter((address) => !address.startsWith(`${base}/library/`)),
    [
      ...[
        '/',
        '/how-it-works',
        '/agents',
        '/library',
        '/proofs',
        '/rules',
        '/docs',
        '/pricing',
        '/keys',
        '/waitlist',
        '/status',
      ],
      ...['/changelog', '/security', '/privacy'],
    ].map((path) => base + path),
  )
  assert.deepEqual(
    entries.map(([, address = '']) => address).filter((address) => address.startsWith(`${base}/library/`)),
    [
      '/library/templates',
      ...content.modules.map(({ id }) => `/library/modules/${id}`),
      ...content.library.map(({ id }) => `/library/${id}`),
    ].map((path) => base + path),
  )
  for (const [, address = '', lastmod = ''] of entries) {
    const page = await service.get(pathOf(address), { accept: 'text/html' })
    assert.equal(page.status, 200, address)
    assert.doesNotMatch(page.text, /name="robots"/)
    assert.ok(page.text.includes(`<link rel="canonical" href="${address}" />`), address)
    const article = content.library.find(({ id }) => address === `${base}/library/${id}`)
    assert.equal(lastmod, article?.updated ?? content.releases[0].date)
  }
})

test('security.txt has the fields that RFC 9116 requires, and expires within a year', async () => {
  const { text, headers } = await service.get('/.well-known/security.txt')
  assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  assert.deepEqual([...fields.keys()], ['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
  assert.equal(fields.get('Canonical'), `${base}/.well-known/security.txt`)
  const from = service.services.settings.startedAt.getTime()
  const day = 24 * 3600 * 1000
  const left = (Date.parse(fields.get('Expires') ?? '') - from) / day
  assert.ok(left > 300 && left < 365, String(left))
  const contact = await service.get(pathOf(fields.get('Contact')))
  assert.match(contact.text, /Report a security problem/)
  assert.match(contact.text, /This copy of Laurel names no address for reports/)
  assert.doesNotMatch(contact.text, /E-mail a report/)

  const securityContact = 'mailto:security@laurel.example'
  const own = await startService({ securityContact })
  try {
    assert.ok((await own.get('/.well-known/security.txt')).text.startsWith(`Contact: ${securityContact}\n`))
    const page = unescaped((await own.get('/security')).text)
    assert.match(page, /<a class="button" href="mailto:security@laurel\.example\?subject=[^"]+">E-mail a report<\/a>/)
    assert.doesNotMatch(page, /names no address/)
  } finally {
    await own.close()
  }
})

test('every page names the catalog, the API and llms.txt in its Link header, and llms.txt at its top', async () => {
  for (const path of ['/', '/agents', '/library', '/library/handshake-protocol', '/rules', '/docs', '/changelog']) {
    const page = await service.get(path)
    const given = headerList(page, 'link')
    assert.match(page.text.slice(0, 2_000), /<link rel="describedby" [^>]*href="https:\/\/laurel\.example\/llms\.txt"/)
    for (const link of [
      '</.well-known/api-catalog>; rel="api-catalog"',
      '</openapi.json>; rel="service-desc"; type="application/json"',
      '</docs>; rel="service-doc"; type="text/html"',
      '</llms.txt>; rel="describedby"; type="text/plain"',
    ])
      assert.ok(given.includes(link), `${path} ${link}`)
  }
})

describe('pages as Markdown', () => {
  const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const paths = ['/', '/library/compliance-preflight', '/docs']

  test('are served if Accept names Markdown; otherwise HTML is', async () => {
    for (const path of paths)
      for (const [accept, type] of [
        ['text/markdown', 'text/markdown; charset=utf-8'],
        ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown; charset=utf-8'],
        ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
        ['text/markdown;q=0.5, */*;q=0.8', 'text/markdown; charset=utf-8'],
        ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
        ['text/markdown;q=0, */*', 'text/html; charset=utf-8'],
        ['*/*', 'text/html; charset=utf-8'],
        ['', 'text/html; charset=utf-8'],
        [html, 'text/html; charset=utf-8'],
      ] as const) {
        const answer = await service.get(path, { accept })
        assert.equal(answer.headers.get('content-type'), type, `${path} ${accept}`)
        assert.ok(headerList(answer, 'vary').includes('accept'), 'Vary')
        assert.ok(headerList(answer, 'vary').includes('accept-encoding'), 'Vary')
      }
  })

  test('have their own ETag at the same address', async () => {
    for (const path of paths) {
      const [page, markdown] = await Promise.all([service.get(path), service.get(path, { accept: 'text/markdown' })])
      const etags = [page, markdown].map(({ headers }) => headers.get('etag') ?? '')
      assert.notEqual(etags[0], etags[1])
      const again = await service.get(path, { accept: 'text/markdown', 'if-none-match': etags[1] ?? '' })
      assert.equal(again.status, 304)
      const other = await service.get(path, { accept: 'text/html', 'if-none-match': etags[1] ?? '' })
      assert.equal(other.status, 200)
    }
  })

  test('have no HTML and the content of the page', async () => {
    for (const { id, title } of content.library) {
      const markdown = await service.get(`/library/${id}.md`)
      assert.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8')
      assert.ok(markdown.text.startsWith(`# ${title}\n`))
      assert.doesNotMatch(markdown.text.replace(/```[\s\S]*?```|`[^`]*`/g, ''), /<\/?[a-z][^>]*>/i)
      assert.ok(!markdown.text.includes('{base}'))
      assert.equal((await service.get(`/library/${id}`, { accept: 'text/markdown' })).text, markdown.text)
      const page = await service.get(`/library/${id}`)
      assert.ok(page.text.includes(`<link rel="alternate" type="text/markdown" href="${base}/library/${id}.md" />`))
      assert.match(page.headers.get('link') ?? '', /\.md>; rel="alternate"; type="text\/markdown"/)
    }
  })
})

test('nothing is announced that does not exist: no OAuth, no agent card', async () => {
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/agent-card.json',
  ])
    assert.equal((await service.get(path)).status, 404)
})
