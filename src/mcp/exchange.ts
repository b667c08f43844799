import type { Quota } from '../app/operation/access.ts'
import type { Call } from '../app/operation/operation.ts'
import type { Attention } from './attended.ts'
import type { Called, Deadline } from './call.ts'
import type { HeaderFields, JsonObject } from './message.ts'
import type { Tool } from './tools.ts'

/** One POST, as http passes it on. */
export interface McpPost {
  readonly headers: HeaderFields
  /** A signal that aborts when the client is gone; made on demand. */
  readonly signal: () => AbortSignal
  /** Whether the client takes an event stream as the answer. */
  readonly streams: () => boolean
  readonly call: Omit<Call, 'limited'>
  readonly deadline: Deadline
  /** Called for unexpected errors, for the log. */
  readonly failed: (error: unknown) => void
}

/** The answer: JSON text, nothing (202), or an event stream. */
export interface McpAnswer {
  readonly status: number
  readonly body: string | null | ReadableStream<Uint8Array>
  /** What is left of the allowance, when the message counted. */
  readonly quota?: Quota
  /** Seconds for Retry-After. */
  readonly retryAfter?: number
}

/** The context of one message that the SDK handles. */
export interface Exchange {
  readonly headers: HeaderFields
  readonly signal: AbortSignal
  /** Whether notifications about the message may be sent before its answer: it asks for progress, and they can be. */
  readonly streams: boolean
  /** Calls a tool; throws LaurelError `rate-limited`. */
  readonly callTool: (tool: Tool, input: unknown, attention?: Attention) => Promise<Called>
  /**
   * The arguments of a request as they were sent; undefined when it has none. The SDK silently drops a member named
   * `__proto__`, which the operation must refuse as over HTTP.
   */
  readonly sent: (id: string | number) => JsonObject | undefined
}

/** The protocol SDK behind the front: the authority on all revisions (mcp/sdk.ts). */
export interface Sdk {
  answer(message: JsonObject, exchange: Exchange): Promise<Response>
  close(): Promise<void>
}
