import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '../../pages/agents/docs.ts'
import { referenceMarkdown } from '../../pages/machine/reference-markdown.ts'
import type { Context } from '../context.ts'
import { openapiJson, openapiYaml } from '../openapi/openapi.ts'
import { referenceOf } from '../openapi/reference.ts'
import { corsHeaders, dataHeaders, pageHeaders } from '../response/headers.ts'
import { madeOnce } from '../response/made-once.ts'
import { prepare, type Prepared, sendPrepared, variantFor } from '../response/prepared.ts'

const cached = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' }

/**
 * Registers the API reference as a page, as Markdown and as OpenAPI. Each is made when it is first asked for, because
 * its examples are really run.
 */
export function registerReference(app: FastifyInstance, { services, settings }: Context): void {
  const { publicUrl, freeQuota, keyedQuota } = services.settings
  const reference = async () => {
    const made = referenceOf(await settings.samples(), services.settings)
    await turn()
    return made
  }
  const openapi = async () => ({ settings: services.settings, samples: await settings.samples() })
  const page = onceAs('text/html; charset=utf-8', async () =>
    docsPage({ publicUrl, reference: await reference(), freeQuota, keyedQuota }),
  )
  const markdown = onceAs('text/markdown; charset=utf-8', async () =>
    referenceMarkdown({ publicUrl, reference: await reference() }),
  )
  const link = `${pageHeaders.link}, </docs.md>; rel="alternate"; type="text/markdown"`
  const headers = { ...corsHeaders, ...dataHeaders, ...cached }
  const pageOrMarkdown = { html: { ...pageHeaders, ...cached, link }, markdown: headers }
  // Open to other origins for its Markdown variant. Only the variant that was asked for is made.
  app.get('/docs', { config: { open: true } }, async (request, reply) => {
    const form = variantFor(request)
    reply.headers({ ...pageOrMarkdown[form], vary: 'Accept' })
    return sendPrepared(request, reply, await (form === 'markdown' ? markdown : page)())
  })

  const documents = [
    ['/docs.md', markdown],
    ['/openapi.json', onceAs('application/json; charset=utf-8', async () => openapiJson(await openapi()))],
    ['/openapi.yaml', onceAs('application/yaml; charset=utf-8', async () => openapiYaml(await openapi()))],
  ] as const
  for (const [path, prepared] of documents)
    app.get(path, { config: { open: true } }, async (request, reply) =>
      sendPrepared(request, reply.headers(headers), await prepared()),
    )
}

/** A text that is made and prepared on the first call. */
const onceAs = (mediaType: string, make: () => Promise<string>): (() => Promise<Prepared>) =>
  madeOnce(async () => {
    const text = await make()
    await turn()
    return prepare(text, mediaType)
  })
