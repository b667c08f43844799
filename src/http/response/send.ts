import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCoding } from './compression.ts'
import { etagOf, noneMatch } from './etag.ts'

/** The value of a header; repeated fields are joined with commas, as in HTTP. */
export const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

/**
 * Sends a document with its strong ETag, or 304 when the caller has these bytes. Each coding has a tag of its own (RFC
 * 9110, 8.8.3.3). The content type must be set.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Uint8Array): FastifyReply {
  const etag = etagOf(body, answerCoding(request, reply, body))
  reply.header('etag', etag)
  return noneMatch(single(request.headers['if-none-match']), etag)
    ? reply.code(304).removeHeader('content-type').send()
    : reply.send(body)
}
