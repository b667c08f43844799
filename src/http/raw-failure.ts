import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import { LaurelError } from '../core/error.ts'
import { problem, problemMediaType } from './respond.ts'

const failureOf = (code: string | undefined): { readonly error: LaurelError; readonly status?: number } => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { error: new LaurelError('headers-too-large', 'The header fields have more than 16 KiB.') }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { error: new LaurelError('timeout', 'The request was not complete within 10 seconds.'), status: 408 }
    default:
      return { error: new LaurelError('validation', 'The request is not valid HTTP.') }
  }
}

/**
 * Answers what fails below the router (a bad request line, too large a header, a client that is too slow) in the same
 * form as every other failure, closes the connection, and repeats nothing of what was sent.
 */
export function rawFailure(
  cause: NodeJS.ErrnoException,
  socket: Socket,
  { publicUrl, version }: { readonly publicUrl: string; readonly version: string },
): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { error, status: given } = failureOf(cause.code)
  const requestId = `req_${randomBytes(12).toString('base64url')}`
  const { status, body } = problem(error, { publicUrl, version, requestId, instance: `#${requestId}` }, given)
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${problemMediaType}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
