import type { FastifyInstance } from 'fastify'
import { libraryList } from '../../app/library/library.ts'
import { type Kind, searchKinds } from '../../app/library/search-items.ts'
import { perform } from '../../app/operation/operation.ts'
import { markdownMediaType } from '../../app/pack/skill-document.ts'
import {
  articleMarkdown,
  articlesOf,
  moduleMarkdown,
  modulesOf,
  templatesMarkdown,
} from '../../core/article-markdown.ts'
import { LaurelError } from '../../core/error.ts'
import { type LibraryEntry, readTime } from '../../core/library.ts'
import { articlePage } from '../../pages/library/article.ts'
import { libraryPage } from '../../pages/library/library.ts'
import { modulePage } from '../../pages/library/module.ts'
import { planSheet, plannedBy, sheetPath, templateSheet } from '../../pages/library/sheet.ts'
import { templatesPage } from '../../pages/library/templates.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { corsHeaders, dataHeaders, pageHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared, sendVariant, type Variants } from '../response/prepared.ts'
import { sendTagged } from '../response/send.ts'

const cache = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } as const
const markdownHeaders = { ...corsHeaders, ...dataHeaders, ...cache }
/** Scripts of other origins may read these routes. */
const open = { config: { open: true } } as const
const htmlMediaType = 'text/html; charset=utf-8'
const fields = ['q', 'type', 'level'] as const

/** The `kind` of a query: absent, or one that the search knows. Throws `validation` for another one. */
function kindOf(kind: unknown): Kind | undefined {
  if (kind === undefined || kind === '') return undefined
  const known = searchKinds.find((one) => one === kind)
  if (known === undefined) throw new LaurelError('validation', `kind must be one of: ${searchKinds.join(', ')}`)
  return known
}

interface Found {
  readonly entries: readonly LibraryEntry[]
  readonly types: readonly string[]
  readonly levels: readonly string[]
}

/** Registers the library: its index with filters, and every article as a page and as Markdown. */
export function registerLibrary(app: FastifyInstance, context: Context): void {
  const { services } = context
  const { publicUrl } = services.settings
  const { content } = services.publication
  const { library, modules, templates, pictures } = content

  /** The pages are made once, so each idea of a lesson is screened once. */
  const ruleTitles = new Map(context.settings.categories.map(({ category, title }) => [category, title]))
  const lesson = { publicUrl, pictures, ruleTitles, screen: (idea: string) => services.screening.uncounted({ idea }) }

  const minutes = new Map(library.map((article) => [article.id, readTime(article)]))
  /** What a query finds. Of the rules, those that its words would break come first: a short query is never clear. */
  const search = (q: string) => {
    const { findings } = services.screening.uncounted({ idea: q })
    const broken = findings.filter(({ category }) => category !== 'ambiguity')
    return services.publication.search(
      q,
      broken.map(({ category }) => `/rules#${category}`),
    )
  }

  let whole: Prepared | undefined
  app.get('/library', { config: { works: 'query' } }, async (request, reply) => {
    const asked = request.query as Record<string, unknown>
    // Ignore empty fields, which a form sends too, and unknown ones, which shared addresses collect.
    const input: Record<string, unknown> = {}
    for (const name of fields) if (asked[name] !== undefined && asked[name] !== '') input[name] = asked[name]
    const filtered = Object.keys(input).length > 0
    const headers = { ...pageHeaders, ...(filtered ? { 'cache-control': 'no-store' } : cache) }
    if (!filtered && whole) return sendPrepared(request, reply.headers(headers), whole)
    const call = { caller: callerOf(request, context), limited: () => undefined }
    const found = (await withinDeadline(perform(libraryList, input, call, services))) as Found
    // The operation accepts strings only.
    const filter = { q: '', type: '', level: '', ...(input as Record<string, string>) }
    const everything = filter.q.trim() !== '' && filter.type === '' && filter.level === ''
    const kind = kindOf(asked['kind'])
    const page = libraryPage({
      publicUrl,
      filter,
      minutes,
      modules,
      templates,
      articles: library,
      ...found,
      ...(everything && { found: { q: filter.q, items: search(filter.q), ...(kind && { kind }) } }),
    })
    reply.headers(headers)
    if (filtered) return sendTagged(request, reply.type(htmlMediaType), page)
    return sendPrepared(request, reply, (whole = prepare(page, htmlMediaType)))
  })

  /**
   * Registers a page and its Markdown variant: both under one address by Accept, and the Markdown under its own
   * address.
   */
  function withMarkdownVariant(
    path: string,
    make: { readonly html: () => string; readonly markdown: () => string },
  ): void {
    // Made on the first request, so that the start does not wait for twenty pages.
    let made: Variants | undefined
    const variants = (): Variants =>
      (made ??= { html: prepare(make.html(), htmlMediaType), markdown: prepare(make.markdown(), markdownMediaType) })
    const link = `${pageHeaders.link}, <${path}.md>; rel="alternate"; type="text/markdown"`
    const headers = { html: { ...pageHeaders, ...cache, link }, markdown: markdownHeaders }
    app.get(path, open, (request, reply) => sendVariant(request, reply, variants(), headers))
    app.get(`${path}.md`, open, (request, reply) =>
      sendPrepared(
        request,
        reply.headers({ ...markdownHeaders, link: `<${publicUrl}${path}>; rel="canonical"` }),
        variants().markdown,
      ),
    )
  }

  for (const [i, article] of library.entries())
    withMarkdownVariant(`/library/${article.id}`, {
      html: () =>
        articlePage({
          ...lesson,
          article,
          related: article.related.articles.flatMap((id) => library.find((one) => one.id === id) ?? []),
          modules: modulesOf(article, modules),
          ...around(library, i),
        }),
      markdown: () => articleMarkdown(article, content, publicUrl),
    })
  for (const [i, module] of modules.entries())
    withMarkdownVariant(`/library/modules/${module.id}`, {
      html: () => modulePage({ ...lesson, module, articles: articlesOf(module, library), ...around(modules, i) }),
      markdown: () => moduleMarkdown(module, content, publicUrl),
    })
  /** Registers a page that is made on its first request. */
  const page = (path: string, make: () => string): void => {
    let made: Prepared | undefined
    app.get(path, (request, reply) =>
      sendPrepared(request, reply.headers({ ...pageHeaders, ...cache }), (made ??= prepare(make(), htmlMediaType))),
    )
  }
  for (const template of templates)
    page(sheetPath(`/library/templates/${template.id}`), () => templateSheet({ publicUrl, template }))
  for (const article of library)
    if (article.id === plannedBy) page(sheetPath(`/library/${article.id}`), () => planSheet({ publicUrl, article }))
  withMarkdownVariant('/library/templates', {
    html: () => templatesPage({ publicUrl, templates }),
    markdown: () => templatesMarkdown(templates, publicUrl),
  })
}

/** The neighbours of the item at an index. */
function around<T>(all: readonly T[], at: number): { readonly previous?: T; readonly next?: T } {
  const [previous, next] = [all[at - 1], all[at + 1]]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}
