import type { FastifyRequest } from 'fastify'
import { single } from '../response/send.ts'

/**
 * The Idempotency-Key of a request, as a member to spread; none without the header. The draft of the header makes the
 * key a quoted string (RFC 8941); a bare token is accepted too.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): { readonly idempotencyKey?: string } {
  const key = single(headers['idempotency-key'])
  return key === undefined ? {} : { idempotencyKey: /^"(.*)"$/.exec(key)?.[1] ?? key }
}
