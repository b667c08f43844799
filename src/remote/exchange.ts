/** One HTTP request to a configured address. Every failure has a name. */

export interface Exchange {
  /** Comes from the configuration, never from user text. */
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Aborts the exchange at any point, also within the answer. */
  readonly signal: AbortSignal
  /** Largest answer in bytes after decompression; a larger one is a failure. */
  readonly maxBytes: number
}

/** `late`: the signal aborted. `network`: no connection, or a broken one. `encoding`: not UTF-8. */
export type FailureReason = 'late' | 'network' | 'redirect' | 'too-long' | 'encoding'

/**
 * A failed exchange. It holds neither address nor header nor body. Errors of fetch may quote all three ("Bearer … is an
 * invalid header value"), so only their code, such as ECONNRESET, is kept.
 */
export class ExchangeFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, code?: string) {
    super(code === undefined ? `The exchange failed: ${reason}.` : `The exchange failed: ${reason} (${code}).`)
    this.name = 'ExchangeFailure'
    this.reason = reason
  }
}

/**
 * Sends a request once. Redirects are not followed, because they lead to addresses that are not configured. The body of
 * an answer other than 2xx is not read; `text` is then empty.
 */
export async function exchange(request: Exchange): Promise<{ readonly status: number; readonly text: string }> {
  const { url, method, headers, body, signal, maxBytes } = request
  try {
    const response = await fetch(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
    })
    const { status } = response
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      if (status >= 300 && status < 400) throw new ExchangeFailure('redirect')
      return { status, text: '' }
    }
    return { status, text: decoded(await capped(response.body, maxBytes)) }
  } catch (error) {
    if (error instanceof ExchangeFailure) throw error
    throw signal.aborted ? new ExchangeFailure('late') : new ExchangeFailure('network', codeOf(error))
  }
}

async function capped(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream, which closes the connection.
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ExchangeFailure('too-long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ExchangeFailure('encoding')
  }
}

/** The code of the cause of an error of fetch, if it has the form of one. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : undefined
}
