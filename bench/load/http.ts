/** A small HTTP/1.1 client over keep-alive sockets. It costs less than node:http, so the servers are what is measured. */
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Socket } from 'node:net'

export interface Answered {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

/** The bytes of a request. */
export function requestOf(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const fields = {
    host: '127.0.0.1',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

/** The first answer in the bytes, and its length there; null while it is incomplete. */
function answerIn(bytes: Buffer): { readonly answered: Answered; readonly length: number } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const start = end + 4
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  let stop = start + Number(length ?? 0)
  if (length === undefined && status !== 304 && status !== 204) {
    const last = bytes.indexOf('0\r\n\r\n', start)
    if (last === -1) return null
    stop = last + 5
  }
  if (status === 304) stop = start
  if (bytes.length < stop) return null
  return { answered: { status, head, body: bytes.subarray(start, stop) }, length: stop }
}

export interface Connection {
  readonly ask: (request: Buffer) => Promise<Answered>
  readonly close: () => void
  /** Whether the server has not closed it. */
  readonly open: () => boolean
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let waiting: { resolve: (answer: Answered) => void; reject: (error: Error) => void } | undefined
  let bytes: Buffer = Buffer.alloc(0)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  const fail = (error: Error) => {
    waiting?.reject(error)
  }
  socket.on('error', fail).on('close', () => {
    fail(new Error('the server closed the connection'))
  })
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    const found = answerIn(bytes)
    if (found === null) return
    bytes = bytes.subarray(found.length)
    waiting?.resolve(found.answered)
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      socket.destroy()
    },
    open: () => socket.writable && !socket.readableEnded,
  }
}

/** One request on a connection of its own. */
export async function askOnce(port: number, request: Buffer): Promise<Answered> {
  const connection = await openConnection(port)
  try {
    return await connection.ask(request)
  } finally {
    connection.close()
  }
}

/** How often a request is repeated that a busy service sheds, a second later each time. */
const mostRepeats = 10

/**
 * Sends every request, `atOnce` at a time; returns the milliseconds of each. A request that is shed (503) is repeated as
 * the answer asks, since other work on the machine can be the reason. Throws for a status that is not in `statuses`.
 */
export async function send(
  port: number,
  requests: readonly Buffer[],
  { atOnce = 8, statuses = [200] }: { readonly atOnce?: number; readonly statuses?: readonly number[] } = {},
): Promise<readonly number[]> {
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(atOnce, requests.length) }, async () => {
      const connection = await openConnection(port)
      for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
        let from = performance.now()
        let { status, body } = await connection.ask(request)
        for (let repeats = 0; status === 503 && !statuses.includes(503) && repeats < mostRepeats; repeats += 1) {
          await pause(1_000)
          from = performance.now()
          ;({ status, body } = await connection.ask(request))
        }
        times.push(performance.now() - from)
        if (!statuses.includes(status)) throw new Error(`status ${status}: ${body.toString().slice(0, 300)}`)
      }
      connection.close()
    }),
  )
  return times
}
