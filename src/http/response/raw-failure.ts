import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LaurelError } from '../../core/error.ts'
import { problem, problemMediaType } from './respond.ts'
import { StatusError } from './status-error.ts'

/** Members of every problem document. */
export interface About {
  readonly publicUrl: string
  readonly version: string
}

const failureOf = (code: string | undefined): LaurelError => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new LaurelError('headers-too-large', 'The header fields have more than 16 KiB.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new LaurelError('too-large', 'The extensions of a chunk have more bytes than this service reads.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new StatusError(408, 'timeout', 'The request was not complete within 10 seconds.')
    default:
      return new LaurelError('validation', 'The request is not valid HTTP.')
  }
}

/** The last request of a connection, and its answer. */
const last = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly response: ServerResponse }>()
/** Connections on which an error is answered after the last regular answer. */
const waiting = new WeakSet<Duplex>()

/**
 * Answers failures below the router (invalid request line, oversized header, slow client) with a problem document and
 * closes the connection. The answer repeats nothing of what was sent.
 */
export function rawFailure(cause: NodeJS.ErrnoException, socket: Duplex, about: About): void {
  const { request, response } = last.get(socket) ?? {}
  if (cause.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (response === undefined || response.writableFinished) write(failureOf(cause.code), socket, about)
  else if (request?.complete === true) {
    // The failure follows a complete request, whose answer goes first (RFC 9112, 9.3.2).
    if (waiting.has(socket)) return
    waiting.add(socket)
    response.once('finish', () => {
      rawFailure(cause, socket, about)
    })
  } else if (response.headersSent) socket.destroy()
  else write(failureOf(cause.code), socket, about)
}

/** Takes over the errors that Node would answer without a body, or not at all. */
export function registerRawFailures(server: Server, about: About): void {
  server.on('request', (request, response) => last.set(request.socket, { request, response }))
  // Node would answer an unknown expectation with 417 without a body; http/server refuses it with a body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    write(new LaurelError('method-not-allowed', 'This service is no proxy and makes no tunnels.'), socket, about, [
      'Allow: GET, HEAD, POST, OPTIONS',
    ])
  })
}

/** Answers a request whose body comes more slowly than those of other requests of its client, and closes the connection. */
export function dropUnfinished(socket: Duplex, about: About): void {
  if (socket.writable)
    write(
      new StatusError(408, 'timeout', 'Too many requests of this client were incomplete, and this was the slowest.'),
      socket,
      about,
    )
  // The client may go on sending without reading an end.
  socket.once('finish', () => socket.destroy())
}

/** Whether a connection is waiting for a whole request, has one that is being answered, or has had all answers. */
export function stateOf(socket: Duplex): 'waiting' | 'served' | 'idle' {
  const { request, response } = last.get(socket) ?? {}
  if (request?.complete !== true) return 'waiting'
  return response?.writableFinished === true ? 'idle' : 'served'
}

function write(error: LaurelError, socket: Duplex, about: About, more: readonly string[] = []): void {
  const requestId = `req_${randomBytes(12).toString('base64url')}`
  const { status, body } = problem(error, { ...about, requestId, instance: `#${requestId}` })
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${problemMediaType}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    ...more,
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
