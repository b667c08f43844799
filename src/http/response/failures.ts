import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { errorPage } from '../../pages/service/error.ts'
import { errorPageWords, policyOf } from '../../pages/service/failure-words.ts'
import { type Context, problemContext } from '../context.ts'
import { corsHeaders, dataHeaders, pageHeaders } from './headers.ts'
import { problem, problemMediaType } from './respond.ts'

const json = 'application/json'
/** Pages take the forms that they show, and nothing else. */
const form = 'application/x-www-form-urlencoded'

/** Errors of Fastify itself and our errors for them. */
const ofFramework: Readonly<Record<string, (request: FastifyRequest) => LaurelError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new LaurelError('too-large', 'The body has more bytes than this address takes.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ url }) =>
    new LaurelError('unsupported-media-type', `Send the body with Content-Type: ${isApi(url) ? json : form}.`),
  FST_ERR_MAX_PARAM_LENGTH: () => new LaurelError('not-found', 'There is nothing at this address.'),
  // The client closed the connection within its body; nobody receives the answer.
  ECONNRESET: () => new LaurelError('timeout', 'The request was not complete.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new LaurelError('validation', 'The body is not as long as its Content-Length says.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new LaurelError('invalid-json', 'The body is empty.'),
  FST_ERR_BAD_URL: () => new LaurelError('validation', 'The address is not valid.'),
}

/**
 * Answers every failure with a problem document, or with a page for clients that accept HTML outside /api. The paths of
 * `otherwise` have their own error format, also for failures before the route is known, such as an unsupported method.
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

/** Answers a failure with what the caller may read; the rest goes into the log. */
export function answerFailure(
  error: FastifyError | LaurelError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): FastifyReply {
  return fail(knownFailure(error, request, context), request, reply, context)
}

/** The failure as the caller may read it. An unexpected error is logged and becomes `internal`. */
export function knownFailure(error: unknown, request: FastifyRequest, context: Context): LaurelError {
  const { log } = context.settings
  const code = (error as Partial<FastifyError>).code ?? ''
  const known = error instanceof LaurelError ? error : (ofFramework[code] ?? (() => null))(request)
  // Unexpected errors are logged with the request id, and the caller gets only that id. Errors of the framework may
  // quote the address, which must not be logged, so only their code is logged.
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

/** Whether a URL belongs to the API, which never answers with an HTML page. */
export const isApi = (url: string): boolean => /^\/(?:api(?:[/?]|$)|openapi\.)/.test(url)

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply, context: Context): FastifyReply {
  const made = problem(error, problemContext(request, context))
  if (made.retryAfter !== undefined) reply.header('retry-after', String(made.retryAfter))
  if (made.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(made.status).headers({ 'cache-control': 'no-store', 'x-request-id': request.id }).removeHeader('etag')
  if (!isApi(request.url) && request.headers.accept?.includes('text/html') === true) {
    const { code, requestId, status } = made.body
    const { title, detail } = errorPageWords(code, made.body, made.retryAfter, policyOf({ ...made.body }))
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(errorPage({ publicUrl: context.services.settings.publicUrl, title, detail, status, requestId }))
  }
  // On every path: a script that may read a document may also read the error.
  return reply
    .headers({ ...dataHeaders, ...corsHeaders })
    .type(problemMediaType)
    .send(JSON.stringify(made.body))
}
