import type { FastifyInstance } from 'fastify'
import { libraryList } from '../app/library.ts'
import { perform } from '../app/operation.ts'
import { markdownMediaType } from '../app/skill-document.ts'
import { articleMarkdown } from '../core/article-markdown.ts'
import type { LibraryEntry } from '../core/library.ts'
import { articlePage } from '../pages/article.ts'
import { libraryPage } from '../pages/library.ts'
import { type Context, callerOf } from './context.ts'
import { withinDeadline } from './deadline.ts'
import { corsHeaders, dataHeaders, pageHeaders } from './headers.ts'
import { type Prepared, prepare, sendPrepared, sendTwin, type Twins } from './prepared.ts'
import { sendTagged } from './send.ts'

const cache = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } as const
const markdownHeaders = { ...corsHeaders, ...dataHeaders, ...cache }
const hide = { schema: { hide: true } } as const
const fields = ['q', 'type', 'level'] as const

interface Found {
  readonly entries: readonly LibraryEntry[]
  readonly types: readonly string[]
  readonly levels: readonly string[]
}

/** Registers the library: its index with filters, and every article as a page and as Markdown. */
export function registerLibrary(app: FastifyInstance, context: Context): void {
  const { services } = context
  const { publicUrl } = services.settings
  const { library } = services.publication.content

  let whole: Prepared | undefined
  app.get('/library', hide, async (request, reply) => {
    const asked = request.query as Record<string, unknown>
    // A form sends its empty fields too, and addresses that people pass on gain fields of others: both mean nothing.
    const input: Record<string, unknown> = {}
    for (const name of fields) if (asked[name] !== undefined && asked[name] !== '') input[name] = asked[name]
    const filtered = Object.keys(input).length > 0
    const headers = { ...pageHeaders, ...(filtered ? { 'cache-control': 'no-store' } : cache) }
    if (!filtered && whole) return sendPrepared(request, reply.headers(headers), whole)
    const call = { caller: callerOf(request, context), limited: () => undefined }
    const found = (await withinDeadline(perform(libraryList, input, call, services))) as Found
    // The operation let nothing but text through.
    const filter = { q: '', type: '', level: '', ...(input as Record<string, string>) }
    const page = libraryPage({ publicUrl, filter, ...found })
    reply.headers(headers)
    if (filtered) return sendTagged(request, reply.type('text/html; charset=utf-8'), page)
    return sendPrepared(request, reply, (whole = prepare(page, 'text/html; charset=utf-8')))
  })

  for (const [i, article] of library.entries()) {
    const path = `/library/${article.id}`
    const [previous, next] = [library[i - 1], library[i + 1]]
    const related = article.related.articles.flatMap((id) => library.find((one) => one.id === id) ?? [])
    // Made when first asked for: a start should not wait for thirteen pages.
    let made: Twins | undefined
    const twins = (): Twins =>
      (made ??= {
        html: prepare(
          articlePage({ publicUrl, article, related, ...(previous && { previous }), ...(next && { next }) }),
          'text/html; charset=utf-8',
        ),
        markdown: prepare(articleMarkdown(article, publicUrl), markdownMediaType),
      })
    const link = `${pageHeaders.link}, <${path}.md>; rel="alternate"; type="text/markdown"`
    const headers = { html: { ...pageHeaders, ...cache, link }, markdown: markdownHeaders }
    app.get(path, hide, (request, reply) => sendTwin(request, reply, twins(), headers))
    app.get(`${path}.md`, hide, (request, reply) =>
      sendPrepared(
        request,
        reply.headers({ ...markdownHeaders, link: `<${publicUrl}${path}>; rel="canonical"` }),
        twins().markdown,
      ),
    )
  }
}
