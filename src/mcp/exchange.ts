import type { Quota } from '../app/operation/access.ts'
import type { Call } from '../app/operation/operation.ts'
import type { Called, Deadline } from './call.ts'
import type { HeaderFields, JsonObject } from './message.ts'
import type { Tool } from './tools.ts'

/** One POST, as the door gives it. */
export interface McpPost {
  readonly headers: HeaderFields
  /** Aborted when the client is gone; made when it is asked for. */
  readonly signal: () => AbortSignal
  readonly call: Omit<Call, 'limited'>
  readonly deadline: Deadline
  /** Hears of failures that are ours, for the log. */
  readonly failed: (error: unknown) => void
}

/** What goes back: JSON text, nothing (202), or an event stream. */
export interface McpAnswer {
  readonly status: number
  readonly body: string | null | ReadableStream<Uint8Array>
  /** What is left of the allowance, when the message took from it. */
  readonly quota?: Quota
  /** Seconds for Retry-After. */
  readonly retryAfter?: number
}

/** One message on its way through the SDK. */
export interface Exchange {
  readonly headers: HeaderFields
  readonly signal: AbortSignal
  /** Calls a tool; throws LaurelError `rate-limited`. */
  readonly callTool: (tool: Tool, input: unknown) => Promise<Called>
  /**
   * The arguments of a request as they were sent: the SDK leaves a member named `__proto__` out without a word, and what
   * is refused at one door must be refused at the other. Undefined when the request has none.
   */
  readonly sent: (id: string | number) => JsonObject | undefined
}

/** The protocol SDK behind the front: the authority on both eras (mcp/sdk.ts). */
export interface Sdk {
  answer(message: JsonObject, exchange: Exchange): Promise<Response>
  close(): Promise<void>
}
