/** The lower bound of a page: node:http that writes the same head and the same bytes. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'

/** An answer as Laurel gave it; the header fields in their order. */
export interface Captured {
  readonly path: string
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** Base64. */
  readonly body: string
}

export function bare(file: string): Server {
  const answers = new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as readonly Captured[]).map(({ path, status, headers, body }) => [
      `${status} ${path}`,
      { headers: headers.flat(), body: Buffer.from(body, 'base64') },
    ]),
  )
  return createServer((request, response) => {
    const status = request.headers['if-none-match'] === undefined ? 200 : 304
    const answer = answers.get(`${status} ${request.url ?? ''}`)
    response.writeHead(answer === undefined ? 404 : status, answer?.headers)
    response.end(answer?.body)
  })
}
