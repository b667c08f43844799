import type { Rewriter, RewriteRequest, RewriterFailure } from '../app/ports.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { exchange, ExchangeFailure } from './exchange.ts'
import { answerSchema, messagesFor } from './prompt.ts'

export interface ModelOptions {
  /** The address without `/chat/completions`: https, or http on loopback. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Deadline of one attempt. The signal of a call may abort earlier. */
  readonly timeoutMs: number
}

/** Largest answer in bytes: a candidate of 8,000 characters and the JSON around it fit. */
const maxBytes = 64 * 1024

/**
 * Statuses after which a second attempt is worthwhile: a gateway failed, not the request. Not 429, because there is no
 * time to wait.
 */
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
 * Not every such service supports every option. When it refuses a request as malformed, the next one is sent without
 * options; when that succeeds, all later ones are. The policy asks for JSON too.
 */
export function modelRewriter({ baseUrl, apiKey, model, timeoutMs }: ModelOptions): Rewriter {
  const url = chatUrl(baseUrl)
  // fetch would throw an error that quotes the header.
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

/** The token limit of an answer: about two tokens per character in any language, and the JSON around. */
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
 * The candidate in a chat completion; null when its message is a refusal, cut off or has another form. Throws when the
 * text is no chat completion.
 */
function candidateIn(text: string): string | null {
  const choice = at(at(parsed(text), 'choices'), 0)
  const content = at(at(choice, 'message'), 'content')
  if (choice === undefined || at(choice, 'message') === undefined) throw new ModelFailure('no completion', false)
  if (typeof content !== 'string' || at(choice, 'finish_reason') === 'length') return null
  // Without the option for JSON a model may put a code fence or a remark around the object.
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
