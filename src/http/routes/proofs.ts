import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Operation, perform } from '../../app/operation/operation.ts'
import { findProof, proofAnswer, proofCommit, proofUpgrade, treeAnswer } from '../../app/proof/proof.ts'
import { LaurelError } from '../../core/error.ts'
import { redact } from '../../core/preflight/secrets/redact.ts'
import { failureWords, policyOf } from '../../pages/service/failure-words.ts'
import { proofPage } from '../../pages/proof/proof.ts'
import { proofsPage } from '../../pages/proof/proofs.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { ownForm, takeForms } from '../request/forms.ts'
import { pageHeaders, rateLimitHeaders } from '../response/headers.ts'
import { prepare, sendPrepared } from '../response/prepared.ts'
import { problems } from '../response/respond.ts'
import { sendTagged } from '../response/send.ts'

const html = 'text/html; charset=utf-8'
/** Headers of share pages: not indexed, not kept by shared caches (docs/spec/security.md 38). */
const shared = { ...pageHeaders, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' } as const
const listed = { ...pageHeaders, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } as const
const formBytes = 4 * 1024

/** The pages of proofs, and the plain forms that commit and upgrade: the same operations as POST /api/proof. */
export function registerProofs(app: FastifyInstance, context: Context): void {
  const { services } = context
  const { publicUrl } = services.settings
  const submits = services.proofs.calendars.length > 0

  const run = (operation: Operation, input: object, request: FastifyRequest, reply: FastifyReply) =>
    withinDeadline(
      perform(
        operation,
        input,
        {
          caller: callerOf(request, context),
          limited: (quota) => void reply.headers(rateLimitHeaders(quota)),
        },
        services,
      ),
    )

  const start = prepare(proofsPage({ publicUrl, submits }), html)
  app.get('/proofs', (request, reply) => sendPrepared(request, reply.headers(listed), start))
  app.get<{ Params: { id: string } }>('/proof/:id', { config: { works: true } }, async (request, reply) => {
    const stored = await findProof(request.params.id, services)
    const body = proofPage({
      publicUrl,
      proof: proofAnswer(stored, services),
      submits,
      tree: treeAnswer(stored),
      subject: stored.subject?.kind ?? null,
      now: services
        .now()
        .toISOString()
        .replace(/:\d\d\.\d{3}Z$/, ':00.000Z'),
    })
    return sendTagged(request, reply.headers(shared).type(html), body)
  })

  void app.register((scope, _options, done) => {
    takeForms(scope)
    scope.post('/proofs', { bodyLimit: formBytes }, async (request, reply) => {
      const form = ownForm(request)
      const input = committed(form)
      try {
        const { proofId } = (await run(proofCommit, input, request, reply)) as { readonly proofId: string }
        return await reply.headers(pageHeaders).redirect(staysAt(form) ?? `/proof/${proofId}`, 303)
      } catch (error) {
        // The form of the page is shown again with the error; the form of a record gets the error page.
        if (!(error instanceof LaurelError) || !('hash' in input)) throw error
        const { status, title } = problems[error.code]
        const { errors = [], retryAfter, members } = error.explanation
        const words = failureWords(error.code, { title, detail: error.message }, retryAfter, policyOf(members))
        if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
        // The form has one field, so the error is worded for it.
        const detail =
          error.code === 'validation' ? errors.map(({ message }) => `The hash ${message}.`).join(' ') : words.detail
        const page = proofsPage({
          publicUrl,
          submits,
          hash: redact(input.hash).text.slice(0, 200),
          problem: { title: words.title, detail },
        })
        return await reply
          .headers({ ...pageHeaders, 'x-robots-tag': 'noindex' })
          .code(status)
          .type(html)
          .send(page)
      }
    })
    scope.post<{ Params: { id: string } }>('/proof/:id/upgrade', { bodyLimit: formBytes }, async (request, reply) => {
      ownForm(request)
      const { proofId } = (await run(proofUpgrade, { proofId: request.params.id }, request, reply)) as {
        readonly proofId: string
      }
      return reply.headers(pageHeaders).redirect(`/proof/${proofId}`, 303)
    })
    done()
  })
}

/** What the form commits: the record of its button, otherwise a hash without surrounding blanks. */
function committed(form: URLSearchParams): { readonly hash: string } | Readonly<Record<string, string>> {
  for (const name of ['receiptId', 'reportId']) {
    const id = form.get(name)
    if (id !== null) return { [name]: id }
  }
  return { hash: (form.get('hash') ?? '').trim() }
}

/** Where the button of a badge leads when its proof was made: back to its place on the page of the badge. */
const staysAt = (form: URLSearchParams): string | null => {
  const id = form.get('receiptId')
  return id !== null && form.get('stay') === 'true' ? `/receipt/${encodeURIComponent(id)}#timestamp` : null
}
