import { LaurelError } from '../core/error.ts'
import { type Call, Cancelled, perform } from '../app/operation/operation.ts'
import type { Services } from '../app/services.ts'
import { type Attention, attended } from './attended.ts'
import { mayTakeLong, type Tool } from './tools.ts'
import { localAnswer } from './unserved.ts'

/**
 * The result of a tool call: the answer with its JSON text, and in words where a person has no page to read it on; or a
 * text that names the remedy.
 */
export type Called =
  | { readonly answer: Record<string, unknown>; readonly json: string; readonly text?: string }
  | { readonly failure: string }

/** Rejects with a LaurelError when work takes too long. */
export type Deadline = <T>(work: Promise<T>) => Promise<T>

/** What a tool call needs beside its arguments. */
interface Means extends Attention {
  readonly services: Services
  readonly call: Call
  readonly deadline: Deadline
  /** Called for unexpected errors, for the log. */
  readonly failed: (error: unknown) => void
}

/**
 * Calls a tool through the same operation as HTTP. Every call counts, also of an operation that is free over HTTP
 * (docs/spec/decisions.md 3). A failure becomes a result that a model can read and correct (SEP-1303). Only
 * `rate-limited` is thrown, because it must become HTTP 429.
 */
export async function callTool(
  tool: Tool,
  input: unknown,
  { services, call, deadline, failed, ...attention }: Means,
): Promise<Called> {
  try {
    const counted = { ...tool.operation, cost: 'expensive' as const }
    const { cancelled } = attention
    const using = mayTakeLong(tool, services) ? attended(services, attention) : services
    const work = perform(counted, input ?? {}, { ...call, ...(cancelled && { cancelled }) }, using)
    const whole = (await deadline(work)) as Record<string, unknown>
    const shown = tool.answered === undefined ? whole : tool.answered(whole as never)
    if (services.settings.unserved !== true) return { answer: shown, json: JSON.stringify(shown) }
    const answer = localAnswer(shown)
    const text = tool.inWords?.(whole as never)
    return { answer, json: JSON.stringify(answer), ...(text !== undefined && { text }) }
  } catch (error) {
    if (error instanceof Cancelled) return { failure: 'The call was cancelled. Nothing was stored.' }
    if (!(error instanceof LaurelError)) {
      failed(error)
      return { failure: 'Internal error. Nothing was stored. Try again; if it stays, tell the operator.' }
    }
    if (error.code === 'rate-limited') throw error
    if (error.cause !== undefined) failed(error)
    return { failure: failureText(error) }
  }
}

const wrongInput: readonly string[] = ['validation', 'network-not-allowed']

interface Finding {
  readonly excerpt: string
  readonly message: string
  readonly advice: string
}

/** The text of a failure: its message, the seconds to wait, and the findings of a refused text. */
function failureText({ code, message, explanation }: LaurelError): string {
  const { retryAfter, members, forTools = message } = explanation
  const findings = (members?.['findings'] ?? []) as readonly Finding[]
  return [
    wrongInput.includes(code) ? `Input validation error: ${forTools}` : forTools,
    ...findings.map(({ excerpt, message: why, advice }) => `- "${excerpt}": ${why} ${advice}`),
    ...(retryAfter === undefined ? [] : [`Repeat the call after ${Math.ceil(retryAfter)} s.`]),
  ].join('\n')
}

/** A tool result, with its members in the order in which the SDK writes them. */
export const toolResult = (called: Called) =>
  'failure' in called
    ? { content: [{ type: 'text' as const, text: called.failure }], isError: true }
    : {
        content: [called.json, ...(called.text === undefined ? [] : [called.text])].map((text) => ({
          type: 'text' as const,
          text,
        })),
        structuredContent: called.answer,
      }
