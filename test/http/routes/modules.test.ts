/** Modules and templates: pages, Markdown, and links between modules and articles in both directions. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { slug } from '../../../src/core/article-markdown.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'
import { unescaped } from '../kit.ts'

const base = 'https://laurel.example'
const { library, modules, templates } = content
let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

describe('every module', () => {
  for (const module of modules)
    test(module.id, async () => {
      const path = `/library/modules/${module.id}`
      const { status, text, headers } = await service.get(path)
      assert.equal(status, 200)
      assert.match(headers.get('link') ?? '', new RegExp(`<${path}\\.md>; rel="alternate"; type="text/markdown"`))
      const markdown = await service.get(`${path}.md`)
      assert.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8')
      assert.equal((await service.get(path, { accept: 'text/markdown' })).text, markdown.text)
      assert.ok(markdown.text.startsWith(`# ${module.title}\n`))
      for (const { heading } of module.sections) {
        assert.ok(text.includes(`id="${slug(heading)}"`), heading)
        assert.ok(text.includes(`href="#${slug(heading)}"`), heading)
        assert.ok(markdown.text.includes(`## ${heading}\n`), heading)
      }
      for (const category of module.categories) {
        assert.ok(text.includes(`href="/rules#${category}"`), category)
        assert.ok(markdown.text.includes(`- [${category}](${base}/rules#${category})`), category)
      }
      const articles = library.filter(({ related }) => related.modules.includes(module.id))
      assert.notEqual(articles.length, 0, 'no article leads here')
      for (const { id, title } of articles) {
        assert.ok(text.includes(`href="/library/${id}"`), id)
        assert.ok(markdown.text.includes(`- [${title}](${base}/library/${id}.md)`), id)
      }
      assert.ok(!`${text}${markdown.text}`.includes('{base}'))
    })
})

test('an article links to its modules, its articles and the rules, by their titles', async () => {
  for (const { id, related } of library) {
    const page = unescaped((await service.get(`/library/${id}`)).text)
    const markdown = (await service.get(`/library/${id}.md`)).text
    for (const module of modules.filter((one) => related.modules.includes(one.id))) {
      assert.ok(page.includes(`<a href="/library/modules/${module.id}">${module.title}</a>`), `${id} ${module.id}`)
      assert.ok(markdown.includes(`- [${module.title}](${base}/library/modules/${module.id}.md)`), `${id} ${module.id}`)
    }
    for (const article of library.filter((one) => related.articles.includes(one.id)))
      assert.ok(markdown.includes(`- [${article.title}](${base}/library/${article.id}.md)`), `${id} ${article.id}`)
    for (const category of related.categories)
      assert.ok(markdown.includes(`- [${category}](${base}/rules#${category})`), `${id} ${category}`)
  }
})

test('MCP returns the same Markdown of an article and a module', async () => {
  const read = async (uri: string): Promise<string> =>
    (await service.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } })).json[
      'result'
    ].contents[0].text
  for (const { id } of library)
    assert.equal(await read(`laurel://library/${id}`), (await service.get(`/library/${id}.md`)).text)
  for (const { id } of modules)
    assert.equal(await read(`laurel://modules/${id}`), (await service.get(`/library/modules/${id}.md`)).text)
})

test('the index lists modules and templates after the articles, but not beside articles of a kind', async () => {
  const shown = (await service.get('/library')).text
  const filtered = (await service.get('/library?type=Guide')).text
  for (const path of [
    ...modules.map(({ id }) => `/library/modules/${id}`),
    ...templates.map(({ id }) => `/library/templates#${id}`),
  ]) {
    assert.ok(shown.includes(`href="${path}"`), path)
    assert.ok(!filtered.includes(`href="${path}"`), path)
  }
})

describe('templates', () => {
  test('each opens in the studio, filled in, or becomes a mock badge as it is, without a script', async () => {
    const { text } = await service.get('/library/templates')
    const forms = [...text.matchAll(/<form class="ways-on" method="post" action="\/"[\s\S]*?<\/form>/g)]
    assert.equal(forms.length, templates.length)
    for (const [i, { id, title, description, useCases, example }] of templates.entries()) {
      for (const words of [title, description, ...useCases, ...Object.values(example)])
        assert.ok(unescaped(text).includes(words), words)
      const [form = ''] = forms[i] ?? []
      assert.ok(form.includes(`href="/?template=${id}"`), id)
      const filled = (await service.get(`/?template=${id}`)).text
      assert.ok(unescaped(filled).includes(example.objective), id)
      const body = new URLSearchParams(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          unescaped(value),
        ]),
      )
      assert.equal(body.get('simulate'), 'true')
      const sent = await service.call('/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: String(body),
      })
      assert.equal(sent.status, 303)
      const { status, text: made } = await service.get(sent.headers.get('location') ?? '')
      assert.equal(status, 200)
      assert.ok(unescaped(made).includes(example.assetName), id)
      assert.match(made, /\/receipt\/rcp_/)
    }
  })

  test('each is screened by the printed command, which makes no receipt', async () => {
    const page = unescaped((await service.get('/library/templates')).text)
    const commands = [...page.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code/g)].map(([, code = '']) => code)
    assert.equal(commands.length, templates.length)
    for (const command of commands) {
      const { stdout } = await promisify(execFile)('sh', ['-c', command.replaceAll(base, service.origin)])
      const { outcome, simulation } = JSON.parse(stdout)
      assert.deepEqual([outcome, simulation], ['pass', null])
    }
  })

  test('the Markdown has each example as a valid body of the simulation', async () => {
    const { text } = await service.get('/library/templates.md')
    const bodies = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, body = '']) => JSON.parse(body) as object)
    assert.deepEqual(
      bodies,
      templates.map(({ example }) => example),
    )
    for (const body of bodies) assert.equal((await service.post('/api/sandbox/simulate', body)).status, 200)
  })
})
