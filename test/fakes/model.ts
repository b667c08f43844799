/** A real HTTP server for chat completions, which answers well or badly, as the test tells it. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Socket } from 'node:net'

/** A received request. */
export interface ModelRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as received, and parsed. */
  readonly text: string
  readonly body: Record<string, any>
  /** Resolves when the connection of this request has ended. */
  readonly closed: Promise<void>
}

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void

export interface FakeModel {
  /** In the form of AI_BASE_URL. */
  readonly baseUrl: string
  readonly requests: readonly ModelRequest[]
  /** Behaviours for the next requests, one each. The last one stays. */
  readonly will: (...behaviours: readonly Behaviour[]) => void
  /** Resolves when this many requests have arrived. */
  readonly asked: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = []
  let behaviours: readonly Behaviour[] = [status(500)]
  const sockets = new Set<Socket>()
  let wake: (() => void)[] = []
  const server = createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const closed = new Promise<void>((resolve) => {
        response.on('close', () => {
          resolve()
        })
      })
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, any>)
      const request = { path: message.url ?? '', headers: message.headers, text, body, closed }
      requests.push(request)
      const [behaviour] = behaviours
      if (behaviours.length > 1) behaviours = behaviours.slice(1)
      behaviour?.(response, request)
      for (const one of wake.splice(0)) one()
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    will: (...next) => {
      behaviours = next
    },
    async asked(count) {
      while (requests.length < count) await new Promise<void>((resolve) => wake.push(resolve))
      wake = []
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const json = (response: ServerResponse, value: unknown, code = 200): void => {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

const completion = (content: unknown, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

/** A well-formed answer with this candidate. */
export const saying =
  (safeIdea: string): Behaviour =>
  (response) => {
    json(response, completion(JSON.stringify({ safeIdea })))
  }

/** A well-formed opinion. */
export const judging = (outcome: string, category = 'none', clause = '', reason = 'It says so.'): Behaviour =>
  content(JSON.stringify({ reason, outcome, category, clause }))

/** One behaviour for questions about the outcome of an idea, another one for rewrites. */
export const eitherWay =
  (opinion: Behaviour, rewrite: Behaviour): Behaviour =>
  (response, request) => {
    ;(isOpinion(request) ? opinion : rewrite)(response, request)
  }

/** Whether a request asks for the outcome of an idea. */
export const isOpinion = ({ body }: ModelRequest): boolean => body['response_format']?.json_schema.name === 'opinion'

/** A completion with this content, whatever it is. */
export const content =
  (text: unknown, finish?: string): Behaviour =>
  (response) => {
    json(response, completion(text, finish))
  }

/** These bytes as the whole answer. */
export const bytes =
  (body: string | Buffer, type = 'application/json'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': type }).end(body)
  }

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{"error":{"message":"no"}}')
  }

/** Accepts the request and never answers. */
export const silent: Behaviour = () => undefined

/** The right answer, one byte every few milliseconds, which takes hours. */
export const dripping =
  (safeIdea: string): Behaviour =>
  (response) => {
    const answer = Buffer.from(' '.repeat(60_000) + JSON.stringify(completion(JSON.stringify({ safeIdea }))))
    response.writeHead(200, { 'content-type': 'application/json' })
    let at = 0
    const timer = setInterval(() => response.write(answer.subarray(at, (at += 1))), 5)
    response.on('close', () => {
      clearInterval(timer)
    })
  }

/** Half of the right answer, then the connection breaks. */
export const half =
  (safeIdea: string): Behaviour =>
  (response) => {
    const answer = JSON.stringify(completion(JSON.stringify({ safeIdea })))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(answer.length) })
    response.write(answer.slice(0, answer.length / 2), () => response.destroy())
  }

/** Ends the connection without an answer. */
export const hangingUp: Behaviour = (response) => {
  response.destroy()
}

/** The right answer after a number of bytes of spaces, sent as fast as they are read. Counts the bytes sent. */
export const huge =
  (safeIdea: string, size: number, sent: { bytes: number }): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(16_384, ' ')
    const more = (): void => {
      while (sent.bytes < size) {
        if (response.destroyed) return
        sent.bytes += chunk.length
        if (!response.write(chunk)) {
          response.once('drain', more)
          return
        }
      }
      response.end(JSON.stringify(completion(JSON.stringify({ safeIdea }))))
    }
    more()
  }
