import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'

/** Makes a scope accept form bodies and no other content type. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, new URLSearchParams(String(body)))
  })
}

/**
 * The fields of a form that a page of this service sent. Throws `forbidden` for a form of another site, which could
 * spend a visitor's allowance (docs/spec/security.md 42).
 */
export function ownForm(request: FastifyRequest): URLSearchParams {
  const site = request.headers['sec-fetch-site']
  const { origin, host } = request.headers
  // Browsers leave Sec-Fetch-Site out on plain http; then the Origin of a form must be this very host.
  const foreign =
    site === undefined
      ? origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
      : site !== 'same-origin' && site !== 'none'
  if (foreign)
    throw new LaurelError(
      'forbidden',
      'This form was sent from a page of another site. Open the page on this site and send it there.',
    )
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}
