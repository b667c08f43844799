import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
  /** At once when these bytes were made before. */
  readonly variant: (coding: Coding) => Variant | Promise<Variant>
}

/**
 * Size in bytes above which Brotli runs with quality 9: quality 11 would take 400 ms per 400 KB; 9 takes 15 ms and gives
 * 15% more bytes.
 */
const large = 128 * 1024

/** In a thread of libuv, because 250 KB hold the event loop for 40 ms otherwise. */
const encode: Record<Exclude<Coding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11 },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/**
 * Prepares a document. Each content coding is made on its first request and kept, because compressing the pack takes
 * some 20 ms, which a start should not wait for.
 */
export function prepare(text: string | Uint8Array, mediaType: string, filename?: string): Prepared {
  const made = new Map<Coding, Variant | Promise<Variant>>()
  const keep = (coding: Coding, bytes: Uint8Array): Variant => {
    const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
    const fresh = { bytes, etag: etagOf(bytes), digest }
    made.set(coding, fresh)
    return fresh
  }
  const make = (coding: Coding): Variant | Promise<Variant> => {
    const plain = Buffer.from(text)
    if (coding === 'identity') return keep(coding, plain)
    // Requests that come meanwhile wait for the same bytes.
    const making = encode[coding](plain).then(
      (bytes) => keep(coding, bytes),
      (error: unknown) => {
        made.delete(coding)
        throw error
      },
    )
    made.set(coding, making)
    return making
  }
  return { mediaType, filename, variant: (coding) => made.get(coding) ?? make(coding) }
}

/** Sends a document in the preferred coding of the caller, or 304 when the caller has these bytes. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
): FastifyReply | Promise<FastifyReply> {
  const coding = codingFor(single(request.headers['accept-encoding']))
  const variant = prepared.variant(coding)
  const send = (known: Variant) => sendVariantIn(coding, known, request, reply, prepared)
  // Without a promise for bytes that are there, because a promise for each would cost as much as the answer.
  return variant instanceof Promise ? variant.then(send) : send(variant)
}

function sendVariantIn(
  coding: Coding,
  { bytes, etag, digest }: Variant,
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
): FastifyReply {
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

/** The variant that Accept asks for. */
export const variantFor = (request: FastifyRequest): keyof Variants =>
  prefersMarkdown(request.headers.accept) ? 'markdown' : 'html'

/** Sends the variant that Accept asks for, with the headers of its kind. */
export function sendVariant(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, markdown }: Variants,
  headers: { readonly html: Readonly<Record<string, string>>; readonly markdown: Readonly<Record<string, string>> },
): FastifyReply | Promise<FastifyReply> {
  const form = variantFor(request)
  reply.headers({ ...headers[form], vary: 'Accept' })
  return sendPrepared(request, reply, form === 'markdown' ? markdown : html)
}
