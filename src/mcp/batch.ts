import type { McpAnswer, McpPost } from './exchange.ts'
import { rpc, rpcError } from './errors.ts'
import { safeIdOf } from './guard.ts'
import { isObject, mostInBatch } from './message.ts'

/**
 * Answers a batch message by message, in order. The SDK never gets an array: a call and its own cancellation in one
 * batch would leave it without an answer and the connection open. Only revision 2025-03-26 has batches; it is also the
 * meaning of a missing version header.
 */
export async function answerBatch(
  messages: readonly unknown[],
  { headers, call }: McpPost,
  single: (message: unknown) => Promise<McpAnswer>,
): Promise<McpAnswer> {
  const version = headers['mcp-protocol-version']
  const wrong =
    version !== undefined && version !== '2025-03-26'
      ? 'This protocol version has no batches. Send one message at a time.'
      : messages.length === 0
        ? 'The batch is empty.'
        : messages.length > mostInBatch
          ? `A batch may hold ${mostInBatch} messages. Send several batches.`
          : call.idempotencyKey !== undefined
            ? 'An Idempotency-Key belongs to one call. Send the calls of the batch alone, each with its own key.'
            : null
  if (wrong !== null) return refused(wrong)
  const answers: McpAnswer[] = []
  for (const message of messages) answers.push(await one(message, single))
  const bodies = answers.flatMap(({ body }) => (typeof body === 'string' ? [body] : []))
  if (bodies.length === 0) return { status: 202, body: null }
  const quota = answers.findLast((answer) => answer.quota)?.quota
  const retryAfter = answers.find((answer) => answer.retryAfter !== undefined)?.retryAfter
  return {
    // A batch of one limited call has status 429, for clients that look at the status only.
    status: messages.length === 1 && answers[0]?.status === 429 ? 429 : 200,
    body: `[${bodies.join(',')}]`,
    ...(quota && { quota }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

async function one(message: unknown, single: (message: unknown) => Promise<McpAnswer>): Promise<McpAnswer> {
  if (isObject(message) && message['method'] === 'initialize')
    return refused('initialize may not stand in a batch.', safeIdOf(message))
  if (Array.isArray(message)) return refused('A batch may not hold another one.')
  return single(message)
}

const refused = (message: string, id: string | number | null = null): McpAnswer => ({
  status: 400,
  body: JSON.stringify(rpcError(id, rpc.invalidRequest, message)),
})
