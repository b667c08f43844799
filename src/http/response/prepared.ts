import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingFor, prefersMarkdown } from '../request/accept.ts'
import { etagOf, noneMatch } from './etag.ts'
import { single } from './send.ts'

/** The bytes of a document in one content coding, with an entity tag of their own (RFC 9110, 8.8.3.3). */
interface Variant {
  readonly bytes: Uint8Array
  readonly etag: string
  /** Repr-Digest, over these very bytes (RFC 9530). */
  readonly digest: string
}

/** A document whose bytes are made once and sent many times. */
export interface Prepared {
  readonly mediaType: string
  /** Present when the document is a download. */
  readonly filename: string | undefined
  readonly variant: (coding: Coding) => Variant
}

/**
 * Size in bytes above which Brotli runs with quality 9: quality 11 would block for 400 ms per 400 KB; 9 takes 15 ms and
 * gives 15% more bytes.
 */
const large = 128 * 1024

const encode: Record<Coding, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  identity: (bytes) => bytes,
}

/**
 * Prepares a document. Each content coding is made on its first request and kept, because compressing the pack takes
 * some 20 ms, which a start should not wait for.
 */
export function prepare(text: string | Uint8Array, mediaType: string, filename?: string): Prepared {
  const made = new Map<Coding, Variant>()
  const variant = (coding: Coding): Variant => {
    const known = made.get(coding)
    if (known) return known
    const bytes = encode[coding](Buffer.from(text))
    const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
    const fresh = { bytes, etag: etagOf(bytes), digest }
    made.set(coding, fresh)
    return fresh
  }
  return { mediaType, filename, variant }
}

/** Sends a document in the preferred coding of the caller, or 304 when the caller has these bytes. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  const coding = codingFor(single(request.headers['accept-encoding']))
  const { bytes, etag, digest } = prepared.variant(coding)
  reply.headers({ etag, vary: [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ') })
  if (noneMatch(single(request.headers['if-none-match']), etag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  if (prepared.filename !== undefined)
    reply.header('content-disposition', `attachment; filename="${prepared.filename}"`)
  return reply.type(prepared.mediaType).header('repr-digest', digest).send(bytes)
}

/** A page and its Markdown variant under one address. */
export interface Variants {
  readonly html: Prepared
  readonly markdown: Prepared
}

/** Sends the variant that Accept asks for, with the headers of its kind. */
export function sendVariant(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, markdown }: Variants,
  headers: { readonly html: Readonly<Record<string, string>>; readonly markdown: Readonly<Record<string, string>> },
): FastifyReply {
  const form = prefersMarkdown(request.headers.accept) ? 'markdown' : 'html'
  reply.headers({ ...headers[form], vary: 'Accept' })
  return sendPrepared(request, reply, form === 'markdown' ? markdown : html)
}
