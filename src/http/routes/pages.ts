import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findReceipt } from '../../app/records/receipt.ts'
import { proofOf } from '../../app/proof/proof-of.ts'
import { newLruCache } from '../../app/service/lru-cache.ts'
import { findReport } from '../../app/records/report.ts'
import { badgeSvg, cardSvg } from '../../core/badge.ts'
import { pictureOmits } from '../../core/badge/omits.ts'
import { type ErrorCode, LaurelError, errorCodes } from '../../core/error.ts'
import { tools } from '../../mcp/tools.ts'
import { agentsPage } from '../../pages/agents/agents.ts'
import { changelogPage } from '../../pages/agents/changelog.ts'
import { changelogFeed } from '../../pages/machine/feed.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { ReceiptRecord } from '../../core/sandbox.ts'
import { problemPage } from '../../pages/service/problem.ts'
import { receiptPage } from '../../pages/records/receipt.ts'
import { reportPage } from '../../pages/records/report.ts'
import { rulesPage } from '../../pages/agents/rules.ts'
import { securityPage } from '../../pages/service/security.ts'
import { howPage } from '../../pages/service/how.ts'
import { privacyPage } from '../../pages/service/privacy.ts'
import type { Context } from '../context.ts'
import { registerDeletion } from './deletion.ts'
import { registerDiscovery } from './discovery.ts'
import { registerTemplateBadges } from './gallery.ts'
import { corsHeaders, dataHeaders, pageHeaders, scriptHeaders } from '../response/headers.ts'
import { registerKeyPages } from './keys.ts'
import { registerLibrary } from './library.ts'
import { pictureFonts, renderPng } from '../images/png.ts'
import { fileFonts } from '../images/outline.ts'
import { qrSvg } from '../images/qr.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'
import { registerPictures } from './pictures.ts'
import { registerProofs } from './proofs.ts'
import { registerReference } from './reference.ts'
import { problems } from '../response/respond.ts'
import { sendTagged } from '../response/send.ts'
import { registerStatus } from './status.ts'
import { saferText } from './report-form.ts'
import { registerStudio } from './studio.ts'

const htmlMediaType = 'text/html; charset=utf-8'
const isPublic = 'public, max-age=60, stale-while-revalidate=600'
/** Headers of share pages: not indexed, not kept by shared caches (docs/spec/security.md 38). */
const shared = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' } as const

/** Registers everything that people open in a browser, and the files that belong to it. */
export function registerPages(app: FastifyInstance, context: Context): void {
  const { services, settings } = context
  const { publicUrl, retentionDays } = services.settings
  const submits = services.proofs.calendars.length > 0
  /** For documents that scripts of any origin may read. */
  const open = { config: { open: true } } as const
  /** For what is made of a record when it is asked for. */
  const made = { config: { works: true } } as const

  const page = (request: FastifyRequest, reply: FastifyReply, body: string, headers: Record<string, string>) =>
    sendTagged(request, reply.headers({ ...pageHeaders, ...headers }).type(htmlMediaType), body)
  /** Sends a page that is the same for everybody. */
  const published = (request: FastifyRequest, reply: FastifyReply, prepared: Prepared) =>
    sendPrepared(request, reply.headers({ ...pageHeaders, 'cache-control': isPublic }), prepared)
  const file = (request: FastifyRequest, reply: FastifyReply, type: string, body: string | Uint8Array, cache: string) =>
    sendTagged(request, reply.headers({ ...dataHeaders, 'cache-control': cache }).type(type), body)

  const safer = recent(
    ({ reportId }: ReportRecord) => reportId,
    (record) => saferText(record, services),
  )
  registerStudio(app, context, safer)
  registerLibrary(app, context)
  registerPictures(app, context)
  registerProofs(app, context)
  registerDeletion(app, context)
  registerKeyPages(app, context)
  registerDiscovery(app, context)
  registerStatus(app, context)
  registerReference(app, context)
  registerTemplateBadges(app, context)
  const image = recent(
    ({ receiptId }: ReceiptRecord) => receiptId,
    async (record) => services.threads?.card(record) ?? renderPng(cardSvg(record, pictureFonts)),
  )
  const drawing = recent(
    ({ receiptId }: ReceiptRecord) => receiptId,
    (record) => Promise.resolve(badgeSvg(record, fileFonts)),
  )

  app.get<Params>('/receipt/:id', made, async (request, reply) => {
    const { record, stored } = await findReceipt(request.params.id, services)
    const proof = await proofOf('receipt', record.receiptId, services)
    const imageOmits = pictureOmits(record, services.drawsInPictures)
    return page(
      request,
      reply,
      receiptPage({ publicUrl, record, contentDigest: stored.digest, proof, submits, imageOmits, retentionDays }),
      shared,
    )
  })
  app.get<Params>('/receipt/:id/badge.svg', made, async (request, reply) => {
    const { record } = await findReceipt(request.params.id, services)
    return file(request, reply.headers(shared), 'image/svg+xml', await drawing(record), shared['cache-control'])
  })
  app.get<Params>('/receipt/:id/image.png', made, async (request, reply) => {
    const { record } = await findReceipt(request.params.id, services)
    return file(request, reply.headers(shared), 'image/png', await image(record), shared['cache-control'])
  })
  app.get<Params>('/receipt/:id/qr.svg', made, async (request, reply) => {
    const { record } = await findReceipt(request.params.id, services)
    const code = qrSvg(`${publicUrl}/receipt/${record.receiptId}`)
    return file(request, reply.headers(shared), 'image/svg+xml', code, shared['cache-control'])
  })
  app.get<Params>('/report/:id', made, async (request, reply) => {
    const { record, stored } = await findReport(request.params.id, services)
    const proof = await proofOf('report', record.reportId, services)
    return page(
      request,
      reply,
      reportPage({
        ...{ publicUrl, record, contentDigest: stored.digest, proof, submits, retentionDays },
        ...(record.outcome !== 'pass' && { safer: await safer(record) }),
      }),
      shared,
    )
  })

  const problemPages = new Map<ErrorCode, Prepared>()
  const all = errorCodes.map((code) => ({ code, status: problems[code].status, title: problems[code].title }))
  const problemOf = (code: ErrorCode): Prepared => {
    const { status, title, cause: explanation, remedy } = problems[code]
    const prepared = prepare(problemPage({ publicUrl, code, status, title, explanation, remedy, all }), htmlMediaType)
    problemPages.set(code, prepared)
    return prepared
  }
  app.get<{ Params: { code: string } }>('/problems/:code', (request, reply) => {
    const code = errorCodes.find((known) => known === request.params.code)
    if (code === undefined) throw new LaurelError('not-found', 'There is no problem type of this name.')
    return published(request, reply, problemPages.get(code) ?? problemOf(code))
  })
  let rules: Prepared | undefined
  // Made when it is first asked for: its examples are screened.
  app.get('/rules', (request, reply) => published(request, reply, (rules ??= prepare(rulesOf(context), htmlMediaType))))
  const { skillDocument } = services.publication.content
  for (const [path, body] of [
    [
      '/agents',
      agentsPage({ publicUrl, skill: skillDocument.name, version: services.settings.version, tools: listedTools }),
    ],
    ['/security', securityPage({ publicUrl, contact: services.settings.securityContact })],
    ['/privacy', privacyPage({ ...privacyOf(services), publicUrl })],
    ['/how-it-works', howPage({ ...privacyOf(services), publicUrl, submits, kinds: settings.categories.length })],
  ] as const) {
    const prepared = prepare(body, htmlMediaType)
    app.get(path, (request, reply) => published(request, reply, prepared))
  }

  const { releases, days, library } = services.publication.content
  const log = { publicUrl, releases }
  const titles = new Map(library.map(({ id, title }) => [id, title]))
  const changelog = prepare(changelogPage({ ...log, days, titles }), htmlMediaType)
  const feed = prepare(changelogFeed(log), 'application/atom+xml; charset=utf-8')
  app.get('/changelog', (request, reply) => published(request, reply, changelog))
  app.get('/changelog.atom', open, (request, reply) =>
    sendPrepared(request, reply.headers({ ...corsHeaders, ...dataHeaders, 'cache-control': isPublic }), feed),
  )

  for (const [path, { mediaType, bytes, cache = isPublic }] of settings.assets) {
    const prepared = prepare(bytes, mediaType)
    app.get(path, (request, reply) =>
      sendPrepared(request, reply.headers({ ...dataHeaders, 'cache-control': cache }), prepared),
    )
  }
  registerScripts(app, settings.scripts)
}

/** The MCP tools as the page for agents lists them. */
const listedTools = tools.map(({ operation, ...tool }) => ({ ...tool, operation: operation.name }))

/** The page of the rules, each with what screening marks in its example. */
const rulesOf = ({ services, settings: { categories } }: Context): string =>
  rulesPage({
    publicUrl: services.settings.publicUrl,
    categories,
    marked: ({ category, raisesIt }) =>
      services.screening.uncounted({ idea: raisesIt }).findings.find((finding) => finding.category === category),
  })

const privacyOf = ({ settings: { retentionDays, securityContact }, proofs, screening }: Context['services']) => ({
  retentionDays,
  calendars: proofs.calendars,
  headerSource: proofs.headerSource,
  ai: screening.ai !== undefined,
  secondOpinion: screening.secondOpinion !== undefined,
  contact: securityContact,
})

interface Params {
  Params: { id: string }
}

/** How many records a cache holds; a picture has some 100 KB. */
const kept = 64

/**
 * An LRU cache of what is made of records. A picture takes some 60 ms, a drawing 20, a rewrite 10 to 70; reading counts
 * against no allowance, and many people may open a shared address at once: they wait for the same picture. What could
 * not be made is made again.
 */
function recent<R, T>(idOf: (record: R) => string, make: (record: R) => Promise<T>): (record: R) => Promise<T> {
  const cache = newLruCache<Promise<T>>(kept)
  return async (record) =>
    cache.get(idOf(record), async () => {
      const made = make(record)
      const keep = await made.then(
        () => true,
        () => false,
      )
      return { value: made, keep }
    })
}

/**
 * The scripts of pages. A name with a hash never changes its bytes, so it is kept for good; an entry names the parts that
 * it loads, so it is asked for again, lest it name parts of an earlier version.
 */
function registerScripts(app: FastifyInstance, scripts: Context['settings']['scripts']): void {
  const prepared = new Map<string, Prepared>()
  app.get<{ Params: { name: string } }>('/assets/web/:name', async (request, reply) => {
    const { name } = request.params
    const asset = (await scripts()).get(name)
    if (asset === undefined) throw new LaurelError('not-found', 'There is no such script.')
    const known = prepared.get(name) ?? prepare(asset.bytes, asset.mediaType)
    prepared.set(name, known)
    const cache = /-[0-9A-Za-z]{8}\.\w+$/.test(name) ? 'public, max-age=31536000, immutable' : isPublic
    return sendPrepared(request, reply.headers({ ...scriptHeaders, 'cache-control': cache }), known)
  })
}
