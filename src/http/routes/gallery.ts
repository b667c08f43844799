import type { FastifyInstance } from 'fastify'
import { templateBadge } from '../../core/template-badge.ts'
import type { Template } from '../../core/content.ts'
import { examples, starterOf } from '../../pages/studio/starters.ts'
import { smallFonts } from '../images/outline.ts'
import { studioPage } from '../../pages/studio/studio.ts'
import type { Context } from '../context.ts'
import { dataHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'

/** Badges of templates change only with a release; a day of caching spares a visit 12 KB. */
const cache = 'public, max-age=86400, stale-while-revalidate=604800'

/** Registers the badges of the templates as pictures. Each is drawn on its first request. */
export function registerTemplateBadges(app: FastifyInstance, { services }: Context): void {
  for (const template of services.publication.content.templates) {
    let drawn: Prepared | undefined
    app.get(`/library/templates/${template.id}.svg`, (request, reply) => {
      drawn ??= prepare(templateBadge(template, smallFonts), 'image/svg+xml')
      return sendPrepared(request, reply.headers({ ...dataHeaders, 'cache-control': cache }), drawn)
    })
  }
}

/**
 * The start page with its form filled by a template or an example, by id. Each is made on its first request; an unknown
 * id has none. Nothing is screened or stored.
 */
export function starterPages(publicUrl: string, templates: readonly Template[]): (id: unknown) => Prepared | undefined {
  const starters = new Map([...templates.map(starterOf), ...examples].map((starter) => [starter.id, starter]))
  const made = new Map<string, Prepared>()
  return (id) => {
    const starter = typeof id === 'string' ? starters.get(id) : undefined
    if (starter === undefined) return undefined
    const { idea, tokenType, network } = starter
    const form = { idea, tokenType, network, audience: '', acceptRewrite: false, nonce: '' }
    const page = made.get(starter.id) ?? prepare(studioPage({ publicUrl, form, templates }), 'text/html; charset=utf-8')
    made.set(starter.id, page)
    return page
  }
}
