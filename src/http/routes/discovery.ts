import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { markdownMediaType, skillText } from '../../app/pack/skill-document.ts'
import type { Content } from '../../core/content.ts'
import { robotsText, type SitemapEntry, sitemapXml } from '../../pages/machine/crawlers.ts'
import { llmsFullText, llmsText } from '../../pages/machine/llms.ts'
import {
  apiCatalog,
  apiCatalogMediaType,
  securityText,
  skillPath,
  skillsIndex,
} from '../../pages/machine/well-known.ts'
import type { Context } from '../context.ts'
import { pagePaths } from '../openapi/docs.ts'
import { corsHeaders, dataHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'

const text = 'text/plain; charset=utf-8'

/** Registers the documents for discovery by agents and crawlers. Each is made once. */
export function registerDiscovery(app: FastifyInstance, { services }: Context): void {
  const { settings } = services
  const { publicUrl } = settings
  const { content } = services.publication
  const { name, description } = content.skillDocument
  const skill = skillText(services)
  const digest = createHash('sha256').update(skill).digest('hex')
  const skillDocument = prepare(skill, markdownMediaType)
  const documents: readonly (readonly [path: string, document: Prepared, headers?: Record<string, string>])[] = [
    ['/llms.txt', prepare(llmsText({ publicUrl, content }), text)],
    ['/llms-full.txt', prepare(llmsFullText({ publicUrl, content }), text)],
    ['/skill.md', skillDocument],
    [skillPath(name), skillDocument],
    [
      '/.well-known/agent-skills/index.json',
      prepare(JSON.stringify(skillsIndex(publicUrl, [{ name, description, digest }])), 'application/json'),
    ],
    [
      '/.well-known/api-catalog',
      prepare(JSON.stringify(apiCatalog(publicUrl)), apiCatalogMediaType),
      // RFC 9727, section 2: the catalog links to itself, also in HEAD.
      { link: `<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"` },
    ],
    ['/.well-known/security.txt', prepare(securityText(settings), text)],
    ['/robots.txt', prepare(robotsText(publicUrl), text)],
    ['/sitemap.xml', prepare(sitemapXml(publicUrl, sitemap(services.publication.content)), 'application/xml')],
  ]
  for (const [path, document, headers = {}] of documents)
    app.get(path, { config: { open: true } }, (request, reply) => {
      reply.headers({ ...corsHeaders, ...dataHeaders, 'cache-control': cache, ...headers })
      return sendPrepared(request, reply, document)
    })
}

const cache = 'public, max-age=60, stale-while-revalidate=600'

/** The date of a page is that of the release; an article has its own date. */
const sitemap = ({ releases: [{ date }], library, modules }: Content): SitemapEntry[] => [
  ...pagePaths.map((path) => ({ path, lastmod: date })),
  ...modules.map(({ id }) => ({ path: `/library/modules/${id}`, lastmod: date })),
  ...library.map(({ id, updated }) => ({ path: `/library/${id}`, lastmod: updated })),
]
