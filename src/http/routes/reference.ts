import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '../../pages/agents/docs.ts'
import { referenceMarkdown } from '../../pages/machine/reference-markdown.ts'
import type { Context } from '../context.ts'
import { openapiJson, openapiYaml } from '../openapi/openapi.ts'
import { referenceOf } from '../openapi/reference.ts'
import { corsHeaders, dataHeaders, pageHeaders } from '../response/headers.ts'
import { madeOnce } from '../response/made-once.ts'
import { prepare, sendPrepared } from '../response/prepared.ts'

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
  const served = [
    [
      '/docs',
      'text/html; charset=utf-8',
      async () => docsPage({ publicUrl, reference: await reference(), freeQuota, keyedQuota }),
    ],
    [
      '/docs.md',
      'text/markdown; charset=utf-8',
      async () => referenceMarkdown({ publicUrl, reference: await reference() }),
    ],
    ['/openapi.json', 'application/json; charset=utf-8', async () => openapiJson(await openapi())],
    ['/openapi.yaml', 'application/yaml; charset=utf-8', async () => openapiYaml(await openapi())],
  ] as const
  for (const [path, type, make] of served) {
    const isPage = path === '/docs'
    const headers = { ...(isPage ? pageHeaders : { ...corsHeaders, ...dataHeaders }), ...cached }
    const prepared = madeOnce(async () => {
      const text = await make()
      await turn()
      return prepare(text, type)
    })
    app.get(path, isPage ? {} : { config: { open: true } }, async (request, reply) =>
      sendPrepared(request, reply.headers(headers), await prepared()),
    )
  }
}
