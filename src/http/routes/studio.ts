import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedProposal, studioRun } from '../../app/screening/flow.ts'
import { answerUnder, perform } from '../../app/operation/operation.ts'
import { markdownMediaType } from '../../app/pack/skill-document.ts'
import { pictureOmits } from '../../core/badge/omits.ts'
import { LaurelError } from '../../core/error.ts'
import type { ReportRecord } from '../../core/report.ts'
import type { Deletable } from '../../pages/records/delete-form.ts'
import { llmsText } from '../../pages/machine/llms.ts'
import type { StudioForm } from '../../pages/studio/form.ts'
import { studioPage } from '../../pages/studio/studio.ts'
import { ideaQuestion, studioProblem } from '../../pages/studio/problem.ts'
import { waitingPage } from '../../pages/studio/waiting.ts'
import { type Context, callerOf } from '../context.ts'
import { prefersMarkdown } from '../request/accept.ts'
import { withinDeadline } from '../request/deadline.ts'
import { ownForm, takeForms } from '../request/forms.ts'
import { corsHeaders, dataHeaders, pageHeaders, rateLimitHeaders } from '../response/headers.ts'
import { prepare, sendVariant } from '../response/prepared.ts'
import { problems } from '../response/respond.ts'
import { filledForm } from './filled-studio.ts'
import { starterPages } from './gallery.ts'
import { formOfReport } from './report-form.ts'
import { type SentForm, designOf, flowInput, isResultToken, readForm, resultToken, withoutKeys } from './studio-form.ts'

type FlowAnswer = Awaited<ReturnType<typeof studioRun.handle>>['answer']

/** Fits an idea of 8,000 characters of any script: three bytes in UTF-8 are nine in a form. */
const formBytes = 128 * 1024

const html = 'text/html; charset=utf-8'
/** Headers of a page with words of a person: not cached, not indexed, no referrer. */
const own = { ...pageHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

/**
 * The namespace of the Idempotency-Keys: a token alone finds its answer, from any address, because it cannot be
 * guessed.
 */
const keySpace = 'studio'

/** How long a repeated form waits for the first one, and the polling interval, in milliseconds. */
const polling = { mostMs: 3_000, everyMs: 100 } as const

/**
 * Registers the studio: a form for the operation of POST /api/flow/run. A successful form is redirected (303) to its
 * result, so that reload, Back and a double click repeat nothing (docs/decisions/0017).
 */
export function registerStudio(
  app: FastifyInstance,
  context: Context,
  safer: (record: ReportRecord) => Promise<string>,
): void {
  const { services } = context
  const { publicUrl } = services.settings
  const { content } = services.publication
  const home = {
    html: prepare(studioPage({ publicUrl, templates: content.templates }), html),
    markdown: prepare(llmsText({ publicUrl, content }), markdownMediaType),
  }
  const cache = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' }
  const headers = { html: { ...pageHeaders, ...cache }, markdown: { ...corsHeaders, ...dataHeaders, ...cache } }
  // Open to other origins for its Markdown variant; the page and the form are not.
  const starter = starterPages(publicUrl, content.templates)
  app.get<{ Querystring: Readonly<Record<'template' | 'idea' | 'report' | 'text', unknown>> }>(
    '/',
    { config: { open: true, works: 'query' } },
    async (request, reply) => {
      const form = filledForm(request.query.idea) ?? (await formOfReport(request.query, services, safer))
      if (form !== null && !prefersMarkdown(request.headers.accept))
        return reply
          .headers({ ...own, vary: 'Accept' })
          .type(html)
          .send(studioPage({ publicUrl, form, templates: content.templates }))
      const starting = starter(request.query.template)
      return sendVariant(request, reply, starting === undefined ? home : { ...home, html: starting }, headers)
    },
  )

  void app.register((scope, _options, done) => {
    takeForms(scope)
    scope.post('/', { bodyLimit: formBytes }, async (request, reply) => {
      const sent = readForm(ownForm(request))
      if (asksForIdea(sent.form, services)) return asked(sent.form, reply, publicUrl)
      const token = resultToken(sent, callerOf(request, context).client, services.secret)
      try {
        await withinDeadline(runOnce(sent, token, request, reply, context))
      } catch (error) {
        if (!(error instanceof LaurelError)) throw error
        // The page of the result waits and shows it as soon as it is there.
        if (error.code !== 'idempotency-running') return failed(error, sent.form, reply, publicUrl)
      }
      return reply.headers(own).redirect(`/result/${token}`, 303)
    })
    done()
  })

  app.get<{ Params: { token: string } }>('/result/:token', { config: { works: true } }, async (request, reply) => {
    const { token } = request.params
    const found = isResultToken(token)
      ? await answerUnder(studioRun, { keySpace, idempotencyKey: token }, services)
      : null
    if (found === null)
      throw new LaurelError(
        'not-found',
        'This result is not here any more. A result stays for 24 hours, and no longer than what it shows. A mock badge or report that you shared keeps its own address.',
      )
    reply.headers(own).type(html)
    if (found === 'running')
      return reply
        .code(202)
        .header('refresh', '1')
        .send(waitingPage(publicUrl, `/result/${token}`))
    return reply.send(studioPage({ publicUrl, ...shown(found.answer as FlowAnswer, context) }))
  })
}

/** The longest text, in characters, that a question may answer: nothing longer is screened outside of the allowance. */
const mostQuestioned = 200

/**
 * Whether a form is answered with a question: its text says too little, and nothing in it is a risk or a key, which the
 * flow explains. The API screens such a text like any other.
 */
const asksForIdea = ({ idea }: StudioForm, { screening }: Context['services']): boolean =>
  idea.trim() !== '' &&
  idea.length <= mostQuestioned &&
  screening.missesIdea(idea) &&
  screening.preflight({ idea }).outcome !== 'fail'

/** The form as typed, with the question what it is for. Nothing is stored, and it counts against no allowance. */
const asked = (form: StudioForm, reply: FastifyReply, publicUrl: string): FastifyReply =>
  reply
    .headers({ ...pageHeaders, 'x-robots-tag': 'noindex' })
    .code(422)
    .type(html)
    .send(studioPage({ publicUrl, form: withoutKeys(form), problem: ideaQuestion }))

/** Runs the flow once for each token. A form that is sent again meanwhile waits for the first answer. */
async function runOnce(
  sent: SentForm,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<void> {
  const call = {
    caller: callerOf(request, context),
    keySpace,
    idempotencyKey: token,
    limited: (quota: Parameters<typeof rateLimitHeaders>[0]) => void reply.headers(rateLimitHeaders(quota)),
  }
  for (let waited = 0; ; waited += polling.everyMs) {
    try {
      await perform(studioRun, flowInput(sent), call, context.services)
      return
    } catch (error) {
      const runs = error instanceof LaurelError && error.code === 'idempotency-running'
      if (!runs || waited >= polling.mostMs) throw error
      await pause(polling.everyMs)
    }
  }
}

/** The form as typed, with the error. It keeps its nonce, so sending it again is the same request. */
function failed(error: LaurelError, form: StudioForm, reply: FastifyReply, publicUrl: string): FastifyReply {
  const { retryAfter } = error.explanation
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .headers({ ...pageHeaders, 'x-robots-tag': 'noindex' })
    .code(problems[error.code].status)
    .type(html)
    .send(studioPage({ publicUrl, form: withoutKeys(form), problem: studioProblem(error) }))
}

/** What the page of a result shows, made of the stored answer. The form holds the idea that the flow ended with. */
function shown(answer: FlowAnswer, { services }: Context) {
  const { outcome, preflight: report, rewrite, accepted, simulation: receipt } = answer
  const { idea, tokenType, network, audience } = report
  const sent = {
    idea,
    ...(tokenType !== null && { tokenType }),
    ...(network !== null && { network }),
    ...(audience !== null && { audience }),
  }
  const ended = accepted ? acceptedProposal(sent, rewrite.safeIdea, services.screening.preflight) : sent
  const form: StudioForm = {
    ...designOf(answer.chosen, idea),
    idea: ended.idea,
    tokenType: ended.tokenType ?? '',
    network: ended.network ?? '',
    audience: ended.audience ?? '',
    acceptRewrite: false,
    nonce: '',
  }
  const imageOmits = receipt === null ? null : pictureOmits(receipt, services.drawsInPictures)
  return {
    form,
    result: { outcome, report, rewrite, accepted, receipt, imageOmits, deletable: deletableOf(report, receipt) },
  }
}

const deletableOf = (report: FlowAnswer['preflight'], receipt: FlowAnswer['simulation']): readonly Deletable[] => [
  ...(receipt === null
    ? []
    : [
        {
          kind: 'receipt',
          id: receipt.receiptId,
          token: receipt.deleteToken,
          name: receipt.mockPayload.assetName,
        } as const,
      ]),
  { kind: 'report', id: report.reportId, token: report.deleteToken, name: report.idea, outcome: report.outcome },
]
