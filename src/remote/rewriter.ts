import type { Rewriter, RewriteRequest, RewriterFailure } from '../app/ports.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { exchange, ExchangeFailure } from './exchange.ts'
import { answerSchema, messagesFor } from './prompt.ts'

export interface ModelOptions {
  /** Up to and without `/chat/completions`: https, or http on loopback. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Deadline of one attempt. The signal of a call may be earlier. */
  readonly timeoutMs: number
}

/** An answer is a candidate of at most 8,000 characters and little around it; all of it in UTF-8 fits. */
const maxBytes = 64 * 1024

/** Worth sending again: the part in front of the model failed, not the request. 429 asks to wait, which nobody can. */
const passing = new Set([500, 502, 503, 504, 529])

class ModelFailure extends Error implements RewriterFailure {
  readonly reason: string
  readonly retryable: boolean

  constructor(reason: string, retryable: boolean) {
    super(`The model gave no answer: ${reason}.`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.retryable = retryable
  }
}

/**
 * Asks a model behind an OpenAI-compatible address (POST …/chat/completions). Throws an Error without the values when
 * the options can't be used. See docs/decisions/0005.
 *
 * Not every such address knows every option. When one refuses a request as malformed, the next one goes out bare, and
 * with success all later ones do; the policy asks for JSON in words too.
 */
export function modelRewriter({ baseUrl, apiKey, model, timeoutMs }: ModelOptions): Rewriter {
  const url = chatUrl(baseUrl)
  // fetch would refuse the header with a message that quotes it.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new Error('The key of the model must be visible ASCII characters.')
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
  }
  let bare = false

  return {
    async propose(request, signal) {
      const messages = messagesFor(request)
      if (holdsSecret(messages)) throw new ModelFailure('key material', false)
      const asBare = bare
      const body = JSON.stringify({ model, messages, ...(asBare ? bareOptions : fullOptions)(request) })
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const { status, text } = await exchange({ url, method: 'POST', headers, body, signal: deadline, maxBytes }).catch(
        (error: unknown) => {
          throw failureOf(error)
        },
      )
      if (status === 400 || status === 422) bare = !asBare
      if (status !== 200) throw new ModelFailure(`status ${status}`, passing.has(status) || (bare && !asBare))
      return candidateIn(text)
    },
  }
}

function chatUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Error('The address of the model must be without user, password, query or fragment.')
  return `${url.href.replace(/(?<!\/)\/+$/, '')}/chat/completions`
}

/** Characters of an idea make at most about two tokens each in any language; the rest is the JSON around them. */
const mostTokens = ({ idea }: RewriteRequest): number => Math.min(400 + 2 * idea.length, 8_000)

const fullOptions = (request: RewriteRequest) => ({
  temperature: 0.2,
  max_tokens: mostTokens(request),
  response_format: { type: 'json_schema', json_schema: { name: 'rewrite', strict: true, schema: answerSchema } },
})

const bareOptions = (request: RewriteRequest) => ({ max_completion_tokens: mostTokens(request) })

function failureOf(error: unknown): unknown {
  if (!(error instanceof ExchangeFailure)) return error
  return new ModelFailure(error.reason, error.reason === 'network')
}

/**
 * The candidate in a chat completion. What is no chat completion is a failure of the address; one whose message is
 * refused, cut off or of another form is an answer without a candidate.
 */
function candidateIn(text: string): string | null {
  const choice = at(at(parsed(text), 'choices'), 0)
  const content = at(at(choice, 'message'), 'content')
  if (choice === undefined || at(choice, 'message') === undefined) throw new ModelFailure('no completion', false)
  if (typeof content !== 'string' || at(choice, 'finish_reason') === 'length') return null
  // Addresses that were asked in words alone may put a fence or a remark around the object.
  const safeIdea = at(parsed(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)), 'safeIdea')
  return typeof safeIdea === 'string' ? safeIdea : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An own member of an object or array; undefined for everything else. */
const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined
