import { LaurelError } from '../core/error.ts'
import { type Call, perform } from '../app/operation/operation.ts'
import type { Services } from '../app/services.ts'
import type { Tool } from './tools.ts'

/** How a tool call ended: an answer, with the text that it is on the wire, or a text that names the remedy. */
export type Called = { readonly answer: Record<string, unknown>; readonly json: string } | { readonly failure: string }

/** Ends work that takes too long with a LaurelError, so that no client waits in vain. */
export type Deadline = <T>(work: Promise<T>) => Promise<T>

/** What a tool call needs beside its arguments. */
interface Means {
  readonly services: Services
  readonly call: Call
  readonly deadline: Deadline
  /** Hears of failures that are ours, for the log. */
  readonly failed: (error: unknown) => void
}

/**
 * Calls a tool by the same operation as over HTTP: key material out, validation, allowance, handler, records. Every
 * call counts, also of an operation that is free over HTTP (docs/spec/decisions.md 3). Every failure is a result that a
 * model can read and mend (SEP-1303); only a used-up allowance is thrown (LaurelError `rate-limited`), because it must
 * become HTTP 429.
 */
export async function callTool(
  tool: Tool,
  input: unknown,
  { services, call, deadline, failed }: Means,
): Promise<Called> {
  try {
    const counted = { ...tool.operation, cost: 'expensive' as const }
    const answer = (await deadline(perform(counted, input ?? {}, call, services))) as Record<string, unknown>
    return { answer, json: JSON.stringify(answer) }
  } catch (error) {
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

/** The message of a failure, which says what to do, and what was found in a refused text. */
function failureText({ code, message, explanation: { retryAfter, members } }: LaurelError): string {
  const findings = (members?.['findings'] ?? []) as readonly Finding[]
  return [
    wrongInput.includes(code) ? `Input validation error: ${message}` : message,
    ...findings.map(({ excerpt, message: why, advice }) => `- "${excerpt}": ${why} ${advice}`),
    ...(retryAfter === undefined ? [] : [`Repeat the call after ${Math.ceil(retryAfter)} s.`]),
  ].join('\n')
}

/** A tool result in the order of members that the protocol library writes. */
export const toolResult = (called: Called) =>
  'failure' in called
    ? { content: [{ type: 'text' as const, text: called.failure }], isError: true }
    : { content: [{ type: 'text' as const, text: called.json }], structuredContent: called.answer }
