/** Requests of scripts to this service. */
import { durationWords } from '../../core/time-words.ts'

/** Why a request failed, in words for people. */
export class RequestFailure extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request and returns the parsed JSON. Throws a RequestFailure. */
export async function send(path: string, init: Sent = {}): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } })
  } catch {
    throw new RequestFailure(0, 'The service could not be reached. Are you online?')
  }
  if (answer.ok) return await answer.json()
  // An answer that nobody reads keeps its connection.
  await answer.body?.cancel()
  throw new RequestFailure(answer.status, failureWords(answer))
}

function failureWords({ status, headers }: Response): string {
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  const later = Number.isFinite(after) ? `Try again in about ${durationWords(after * 1000)}.` : 'Try again later.'
  if (status === 429) return `That was a lot at once. ${later}`
  if (status === 404) return 'This is not here any more.'
  if (status === 403) return 'The code that deletes it does not fit.'
  return `The service could not do it just now. ${later}`
}
