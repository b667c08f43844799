import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { errorPage } from '../../pages/service/error.ts'
import { errorPageWords } from '../../pages/service/failure-words.ts'
import { type Context, problemContext } from '../context.ts'
import { corsHeaders, dataHeaders, pageHeaders } from './headers.ts'
import { problem, problemMediaType } from './respond.ts'

/** What Fastify itself can refuse, in our words. */
const ofFramework: Readonly<Record<string, () => LaurelError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new LaurelError('too-large', 'The body has more bytes than this address takes.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new LaurelError('unsupported-media-type', 'This address does not take a body of this content type.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new LaurelError('not-found', 'There is nothing at this address.'),
  // The client hung up in the middle of its body: there is nobody to answer.
  ECONNRESET: () => new LaurelError('timeout', 'The request was not complete.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new LaurelError('validation', 'The body is not as long as its Content-Length says.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new LaurelError('invalid-json', 'The body is empty.'),
  FST_ERR_BAD_URL: () => new LaurelError('validation', 'The address is not valid.'),
}

/**
 * Every failure as a problem document, or as a page for who asks for HTML outside /api. A path of `otherwise` answers in
 * a form of its own also what fails before its route is known, such as a method that it does not take.
 */
export function registerFailures(
  app: FastifyInstance,
  context: Context,
  otherwise: ReadonlyMap<string, typeof answerFailure>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = otherwise.get(request.url.split('?', 1)[0] ?? '') ?? answerFailure
    return answer(error, request, reply, context)
  })
  app.setNotFoundHandler((request, reply) =>
    fail(
      new LaurelError('not-found', 'There is nothing at this address. /api/docs lists what there is.'),
      request,
      reply,
      context,
    ),
  )
}

/** Answers whatever went wrong: what the caller may read, and the rest into the log. */
export function answerFailure(
  error: FastifyError | LaurelError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): FastifyReply {
  return fail(knownFailure(error, request, context), request, reply, context)
}

/** The failure as the caller may read it; what is ours goes into the log and becomes `internal`. */
export function knownFailure(error: unknown, request: FastifyRequest, context: Context): LaurelError {
  const { log } = context.settings
  const code = (error as Partial<FastifyError>).code ?? ''
  const known = error instanceof LaurelError ? error : (ofFramework[code] ?? (() => null))()
  // The last resort: whatever it was, the log has it under the request's id and the caller learns only that.
  // Errors of the framework may quote the address, which may hold what must not be logged: only their code is.
  if (known === null)
    log.error(
      {
        requestId: request.id,
        err: code.startsWith('FST_') ? code : error,
      },
      'unexpected error',
    )
  else if (known.cause !== undefined) log.warn({ requestId: request.id, err: known.cause }, known.code)
  return known ?? new LaurelError('internal', 'internal error')
}

/** Whether an address belongs to the API, which never answers with a page. */
export const isApi = (url: string): boolean => /^\/(?:api(?:[/?]|$)|openapi\.)/.test(url)

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply, context: Context): FastifyReply {
  const made = problem(error, problemContext(request, context))
  if (made.retryAfter !== undefined) reply.header('retry-after', String(made.retryAfter))
  if (made.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(made.status).headers({ 'cache-control': 'no-store', 'x-request-id': request.id }).removeHeader('etag')
  if (!isApi(request.url) && request.headers.accept?.includes('text/html') === true) {
    const { code, requestId, status } = made.body
    const { title, detail } = errorPageWords(code, made.body, made.retryAfter)
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(errorPage({ publicUrl: context.services.settings.publicUrl, title, detail, status, requestId }))
  }
  // Whatever the address: a script that may read a document may also read why there is none.
  return reply
    .headers({ ...dataHeaders, ...corsHeaders })
    .type(problemMediaType)
    .send(JSON.stringify(made.body))
}
