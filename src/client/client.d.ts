import type { Client } from 'openapi-fetch'
import type { paths } from './api.d.ts'

/** A client of a Laurel service: every path, body and answer is typed from its OpenAPI document. */
export type LaurelClient = Client<paths>

export interface LaurelClientOptions {
  /** Public address of the service, such as `https://laurel.example`. */
  readonly baseUrl: string
  /** An API key of the page /keys, with its own allowance. Every call works without one, except those about the key. */
  readonly apiKey?: string
  /** Sends the requests; the global fetch by default. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * Makes a client for a Laurel service. A call resolves with `data` when the service answered 2xx, and with `error`, a
 * problem document (RFC 9457) with a `code` of a closed list, when it did not; it throws only when there was no answer.
 *
 *     const laurel = createLaurelClient({ baseUrl: 'https://laurel.example' })
 *     const { data, error } = await laurel.POST('/api/flow/run', { body: { idea: 'A badge for the helpers …' } })
 *
 * Every receipt is a mock: it is educational and not on-chain. Never send private keys or recovery phrases.
 */
export declare const createLaurelClient: (options: LaurelClientOptions) => LaurelClient
