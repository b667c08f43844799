/** The form of every article and module, and how they are connected: links, sources, length, words. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { slug } from '../../src/core/article-markdown.ts'
import { ideaBlock } from '../../src/core/idea-block.ts'
import { type TestService, content, startService } from '../fakes/service.ts'
import { isCode, isPicture, linksOf, prose } from './kit.ts'

/** Hosts of sources: courts, regulators, standards, and reports on regulator pages that block automated access. */
const sourceHosts = [
  'agentskills.io',
  'arxiv.org',
  'bitcoincore.org',
  'blockworks.co',
  'blogs.orrick.com',
  'case-law.vlex.com',
  'charltonsquantum.com',
  'cheatsheetseries.owasp.org',
  'csrc.nist.gov',
  'developer.bitcoin.org',
  'docs.github.com',
  'eur-lex.europa.eu',
  'events.ccc.de',
  'fincen.gov',
  'genai.owasp.org',
  'github.com',
  'help.blockstream.com',
  'hertfordshirefamiliesfirst.org.uk',
  'ico.org.uk',
  'in.marketscreener.com',
  'json-schema.org',
  'media.reading.gov.uk',
  'modelcontextprotocol.io',
  'morefedora.blogspot.com',
  'rgb.tech',
  'sdj-thefineprint.blogspot.com',
  'simonwillison.net',
  'skrypto.sewkis.com',
  'supreme.justia.com',
  'techinsights.linklaters.com',
  'trezor.io',
  'wiki.mozilla.org',
  'www.arthurcox.com',
  'www.clearyfintechupdate.com',
  'www.congress.gov',
  'www.consumercomplianceoutlook.org',
  'www.davispolk.com',
  'www.ecfr.gov',
  'www.edpb.europa.eu',
  'www.everycrsreport.com',
  'www.fca.org.uk',
  'www.gov.uk',
  'www.govinfo.gov',
  'www.handbook.fca.org.uk',
  'www.imsglobal.org',
  'www.mail-archive.com',
  'www.morganlewis.com',
  'www.ncsc.gov.uk',
  'www.ontier.law',
  'www.rfc-editor.org',
  'www.theselc.org',
  'www.thurrock.gov.uk',
  'www.vglawfirm.com',
  'www.w3.org',
  'yaml.org',
]

const { library, modules } = content
const wordsIn = (texts: readonly string[]): number =>
  texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The words of the body: headings, prose and checklist, without code. */
const length = (article: (typeof library)[number]): number =>
  wordsIn([...article.sections.map(({ heading }) => heading), ...prose(article)])

/** An article without its summary, which says again in three sentences what follows. */
const withoutShort = (article: (typeof library)[number]) => ({
  ...article,
  sections: article.sections.filter(({ heading }) => heading !== 'In short'),
})

/** The longest article explains fifteen categories with examples. */
const most = (id: string) => (id === 'compliance-preflight' ? 2200 : 1800)

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

for (const article of library)
  describe(article.id, () => {
    const { id, sections, checklist, outcomes, tags, summary, cta, related } = article
    const texts = prose(article)

    test('has five to eight sections with distinct headings, the last of them Sources', () => {
      const { length } = withoutShort(article).sections
      assert.ok(length >= 5 && length <= 8, String(length))
      assert.equal(sections.at(-1)?.heading, 'Sources')
      const slugs = [...sections.map(({ heading }) => slug(heading)), 'checklist']
      assert.equal(new Set(slugs).size, slugs.length)
      assert.ok(sections.at(-1)?.paragraphs.some((paragraph) => (paragraph.match(/^- /gm)?.length ?? 0) >= 2))
    })

    test('says what it says in short, if it does, first and in three sentences', () => {
      const at = sections.findIndex(({ heading }) => heading === 'In short')
      assert.ok(at <= 0, String(at))
      if (at < 0) return
      const items = (sections[0]?.paragraphs ?? []).join('\n\n').split('\n')
      assert.equal(items.length, 3)
      for (const item of items) assert.match(item, /^- [^.?!]+\.$/)
    })

    test('is neither short nor long, and its reading time follows from its words', async () => {
      const body = length(withoutShort(article))
      assert.ok(body >= 600 && body <= most(id), `${body} words`)
      const words = length(article)
      const { readTime } = (await service.get(`/api/library/${id}`)).json['data']
      const inCode = wordsIn(sections.flatMap(({ paragraphs }) => paragraphs.filter(isCode)))
      const minutes = (words + inCode / 2) / 200
      assert.ok(readTime >= minutes - 0.5 && readTime <= minutes + 1.5, `${readTime} minutes for ${words} words`)
    })

    test('has a front matter of the agreed size', () => {
      assert.ok(summary.length <= 200, `summary of ${summary.length} characters`)
      assert.ok(tags.length >= 3 && tags.length <= 6 && new Set(tags).size === tags.length, tags.join())
      assert.ok(outcomes.length >= 3 && outcomes.length <= 5, String(outcomes.length))
      for (const outcome of outcomes) assert.match(outcome, /^[A-Z][a-z]+ .*[^.]$/)
      assert.match(cta, /^[A-Z][^.!?]*(?:[.!?](?! )[^.!?]*)*[.!]$/, 'one sentence')
      assert.ok(related.articles.length > 0 && related.categories.length > 0)
    })

    test('contains paragraphs, lists, code and pictures: no headings below a section, no HTML', () => {
      for (const text of texts.filter((one) => !isPicture(one))) {
        assert.doesNotMatch(text, /^#{1,6} /m)
        assert.doesNotMatch(text.replace(/`[^`]*`/g, ''), /!\[|<\/?[a-z!]|&[a-z#0-9]+;|\{base\}\/\{/i)
      }
      for (const item of checklist) assert.ok(wordsIn([item]) <= 25, item)
    })
  })

describe('links', () => {
  const texts = new Map<string, readonly string[]>([
    ...library.map((article) => [article.id, prose(article)] as const),
    ...modules.map((module) => [module.id, prose(module)] as const),
  ])

  test('to other sites are https, to hosts of sources, without tracking parameters', () => {
    const wrong = [...texts].flatMap(([id, all]) =>
      linksOf(all).flatMap((target) => {
        if (target.startsWith('/')) return []
        const url = URL.parse(target)
        const fine =
          url?.protocol === 'https:' &&
          sourceHosts.includes(url.host) &&
          url.username === '' &&
          !/[?&](?:utm_|fbclid|gclid)/.test(url.search)
        return fine ? [] : [`${id}: ${target}`]
      }),
    )
    assert.deepEqual(wrong, [])
  })

  test('hosts without any link are removed from the list', () => {
    const used = new Set([...texts.values()].flatMap(linksOf).map((target) => URL.parse(target)?.host))
    assert.deepEqual(
      sourceHosts.filter((host) => !used.has(host)),
      [],
    )
  })

  test('describe their target, and are in no heading', () => {
    for (const [id, all] of texts)
      for (const text of all)
        for (const [, words = ''] of text.matchAll(/\[([^\]]*)\]\(/g))
          assert.doesNotMatch(words, /^(?:here|this|link|click here|read more)?$/i, id)
    for (const { sections } of [...library, ...modules])
      for (const { heading } of sections) assert.doesNotMatch(heading, /\]\(|[.:]$/)
  })

  test('inside the library lead to an existing lesson and section, never to the lesson itself', () => {
    const lessons = new Map<string, readonly string[]>([
      ...library.map(({ id, sections }) => [`/library/${id}`, sections.map(({ heading }) => slug(heading))] as const),
      ...modules.map(
        ({ id, sections }) => [`/library/modules/${id}`, sections.map(({ heading }) => slug(heading))] as const,
      ),
    ])
    for (const [id, all] of texts)
      for (const target of linksOf(all).filter((one) => one.startsWith('/library/'))) {
        const [path = '', section] = target.split('#')
        const sections = lessons.get(path)
        assert.ok(sections !== undefined && !path.endsWith(`/${id}`), `${id}: ${target}`)
        if (section !== undefined) assert.ok(sections.includes(section), `${id}: ${target}`)
      }
  })

  test('connect all articles: each is reached from another one, by its text or its related list', () => {
    const reached = new Set(
      library.flatMap((article) => [
        ...article.related.articles,
        ...linksOf(prose(article)).flatMap((target) => /^\/library\/([a-z-]+)/.exec(target)?.[1] ?? []),
      ]),
    )
    assert.deepEqual(
      library.map(({ id }) => id).filter((id) => !reached.has(id)),
      [],
    )
  })

  test('lead every category and every module to an article', () => {
    const categories = new Set(library.flatMap(({ related }) => related.categories))
    assert.equal(categories.size, 15)
    const named = new Set(library.flatMap(({ related }) => related.modules))
    assert.deepEqual(
      modules.map(({ id }) => id).filter((id) => !named.has(id)),
      [],
    )
  })
})

describe('modules', () => {
  for (const { id, sections } of modules)
    test(`${id} is short: sections of a few blocks, without code, and an idea or a picture at most`, () => {
      for (const { heading, paragraphs: all } of sections) {
        const paragraphs = all.filter((one) => !isPicture(one) && ideaBlock(one) === null)
        assert.ok(all.length - paragraphs.length <= 1, heading)
        assert.ok(paragraphs.length <= 4, heading)
        assert.ok(!paragraphs.some(isCode), heading)
        assert.ok(wordsIn(paragraphs) <= 160, heading)
      }
    })
})

describe('templates', () => {
  for (const { id, example } of content.templates)
    test(`${id}: the example has no finding`, async () => {
      const { assetName, tokenType, network, objective } = example
      const { json } = await service.post('/api/compliance/preflight', {
        idea: `${assetName}. ${objective}`,
        tokenType,
        network,
      })
      assert.deepEqual(json['findings'], [])
    })
})
