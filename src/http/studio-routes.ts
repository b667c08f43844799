import type { FastifyInstance, FastifyRequest } from 'fastify'
import { flowRun } from '../app/flow.ts'
import { perform } from '../app/operation.ts'
import { markdownMediaType } from '../app/skill-document.ts'
import { LaurelError } from '../core/error.ts'
import { redact } from '../core/preflight/secrets.ts'
import type { Deletable } from '../pages/delete-form.ts'
import { llmsText } from '../pages/llms.ts'
import { type StudioForm, type StudioPage, studioPage } from '../pages/studio.ts'
import { type Context, callerOf } from './context.ts'
import { withinDeadline } from './deadline.ts'
import { ownForm, takeForms } from './forms.ts'
import { corsHeaders, dataHeaders, pageHeaders, rateLimitHeaders } from './headers.ts'
import { prepare, sendTwin } from './prepared.ts'
import { problems } from './respond.ts'

type FlowAnswer = Awaited<ReturnType<typeof flowRun.handle>>['answer']

/** An idea of 8,000 characters that are three bytes long in UTF-8 has nine in a form, and the limit must not depend on the script. */
const formBytes = 128 * 1024

/** The studio: the flow behind a plain form. It is the same operation, allowance and screening as POST /api/flow/run. */
export function registerStudio(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.services.settings
  void app.register((scope, _options, done) => {
    takeForms(scope)
    const { content } = context.services.publication
    const home = {
      html: prepare(studioPage({ publicUrl }), 'text/html; charset=utf-8'),
      markdown: prepare(llmsText({ publicUrl, content }), markdownMediaType),
    }
    const cache = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' }
    const headers = { html: { ...pageHeaders, ...cache }, markdown: { ...corsHeaders, ...dataHeaders, ...cache } }
    // Open for its Markdown; the page itself and the form are not.
    scope.get('/', { schema: { hide: true }, config: { open: true } }, (request, reply) =>
      sendTwin(request, reply, home, headers),
    )
    scope.post('/', { schema: { hide: true }, bodyLimit: formBytes }, async (request, reply) => {
      const { page, status, retryAfter } = await run(
        ownForm(request),
        request,
        context,
        (headers) => void reply.headers(headers),
      )
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
      return reply
        .headers({ ...pageHeaders, 'x-robots-tag': 'noindex' })
        .code(status)
        .type('text/html; charset=utf-8')
        .send(studioPage({ publicUrl, ...page }))
    })
    done()
  })
}

interface Shown {
  readonly page: Omit<StudioPage, 'publicUrl'>
  readonly status: number
  readonly retryAfter?: number
}

async function run(
  sent: URLSearchParams,
  request: FastifyRequest,
  context: Context,
  headers: (headers: Record<string, string>) => void,
): Promise<Shown> {
  const field = (name: string) => sent.get(name) ?? ''
  const form = {
    // A browser sends line ends as CR LF; an idea typed here is the same idea as one sent to the API.
    idea: field('idea').replaceAll('\r\n', '\n'),
    tokenType: field('tokenType'),
    network: field('network'),
    audience: field('audience'),
    acceptRewrite: field('acceptRewrite') === 'true',
  }
  const input = {
    idea: form.idea,
    ...(form.tokenType !== '' && { tokenType: form.tokenType }),
    ...(form.network !== '' && { network: form.network }),
    ...(form.audience !== '' && { audience: form.audience }),
    acceptRewrite: form.acceptRewrite,
    simulate: field('simulate') !== 'false',
  }
  try {
    const call = {
      caller: callerOf(request, context),
      limited: (quota: Parameters<typeof rateLimitHeaders>[0]) => {
        headers(rateLimitHeaders(quota))
      },
    }
    const answer = (await withinDeadline(perform(flowRun, input, call, context.services))) as FlowAnswer
    return { status: 200, page: resultPage(form, answer) }
  } catch (error) {
    if (!(error instanceof LaurelError)) throw error
    const { status, title } = problems[error.code]
    const { errors = [], retryAfter } = error.explanation
    const problem = { title, detail: error.message, errors }
    return { status, page: { form: safe(form), problem }, ...(retryAfter !== undefined && { retryAfter }) }
  }
}

function resultPage(form: StudioForm, answer: FlowAnswer): Shown['page'] {
  const { outcome, preflight: report, rewrite, accepted, simulation, nextSteps } = answer
  return {
    form: { ...form, idea: report.idea },
    result: {
      outcome,
      report,
      rewrite,
      accepted,
      nextSteps,
      deletable: deletableOf(report, simulation),
      ...(simulation !== null && { receipt: simulation }),
    },
  }
}

const deletableOf = (report: FlowAnswer['preflight'], receipt: FlowAnswer['simulation']): readonly Deletable[] => [
  ...(receipt === null ? [] : [{ kind: 'receipt', id: receipt.receiptId, token: receipt.deleteToken } as const]),
  { kind: 'report', id: report.reportId, token: report.deleteToken },
]

/** The form as it may be shown again: nothing that a person typed is lost but key material. */
const safe = (form: StudioForm): StudioForm => ({
  ...form,
  idea: redact(form.idea).text,
  tokenType: redact(form.tokenType).text,
  network: redact(form.network).text,
  audience: redact(form.audience).text,
})
