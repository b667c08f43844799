import type { AiFailure, AiModel } from '../app/ports.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { exchange, ExchangeFailure } from './exchange.ts'
import { opinionPrompt } from './opinion-prompt.ts'
import type { Prompt } from './prompt.ts'
import { rewritePrompt } from './rewrite-prompt.ts'

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

class ModelFailure extends Error implements AiFailure {
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
export function aiModel({ baseUrl, apiKey, model, timeoutMs }: ModelOptions): AiModel {
  const url = chatUrl(baseUrl)
  // fetch would throw an error that quotes the header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new Error('The key of the model must be visible ASCII characters.')
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
  }
  let bare = false

  /** The JSON value that the model answers; undefined when it refuses, is cut off or answers in another form. */
  async function ask(prompt: Prompt, signal: AbortSignal): Promise<unknown> {
    const messages = [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ]
    if (holdsSecret(messages)) throw new ModelFailure('key material', false)
    const asBare = bare
    const body = JSON.stringify({ model, messages, ...(asBare ? bareOptions : fullOptions)(prompt) })
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const { status, text } = await exchange({ url, method: 'POST', headers, body, signal: deadline, maxBytes }).catch(
      (error: unknown) => {
        throw failureOf(error)
      },
    )
    if (status === 400 || status === 422) bare = !asBare
    if (status !== 200) throw new ModelFailure(`status ${status}`, passing.has(status) || (bare && !asBare))
    return jsonIn(text)
  }

  return {
    async propose(request, signal) {
      const safeIdea = at(await ask(rewritePrompt(request), signal), 'safeIdea')
      return typeof safeIdea === 'string' ? safeIdea : null
    },
    async judge(request, signal) {
      return (await ask(opinionPrompt(request), signal)) ?? null
    },
  }
}

function chatUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Error('The address of the model must be without user, password, query or fragment.')
  return `${url.href.replace(/(?<!\/)\/+$/, '')}/chat/completions`
}

const fullOptions = ({ name, schema, temperature, mostTokens }: Prompt) => ({
  temperature,
  max_tokens: mostTokens,
  response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
})

const bareOptions = ({ mostTokens }: Prompt) => ({ max_completion_tokens: mostTokens })

function failureOf(error: unknown): unknown {
  if (!(error instanceof ExchangeFailure)) return error
  return new ModelFailure(error.reason, error.reason === 'network')
}

/**
 * The JSON value in a chat completion; undefined when its message is a refusal, cut off or holds none. Throws when the
 * text is no chat completion.
 */
function jsonIn(text: string): unknown {
  const choice = at(at(parsed(text), 'choices'), 0)
  const content = at(at(choice, 'message'), 'content')
  if (choice === undefined || at(choice, 'message') === undefined) throw new ModelFailure('no completion', false)
  if (typeof content !== 'string' || at(choice, 'finish_reason') === 'length') return undefined
  // Without the option for JSON a model may put a code fence or a remark around the object.
  return parsed(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1))
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
