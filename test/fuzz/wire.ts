/** Sends bytes over HTTP/1.1 connections of its own and reads the answers, because clients refuse hostile requests. */
import { connect, type Socket } from 'node:net'
import { bytesOf, type Draft } from './draft.ts'

export interface Heard {
  readonly status: number
  /** Fields by lower-case name; repeated ones are joined with commas. */
  readonly fields: ReadonlyMap<string, string>
  /** Status line and fields as received. */
  readonly head: string
  readonly body: Buffer
}

/** What came back: an answer, or what came instead of one. */
export type Outcome = Heard | { readonly failure: 'closed without an answer' | 'no answer in time' | 'not HTTP' }

/** Milliseconds until a missing answer is a fault; the server itself gives up earlier. */
const patience = 20_000
/** An event stream may stay open for ever: milliseconds in which it is read. */
const streamMs = 100

export interface Wire {
  readonly send: (draft: Draft) => Promise<Outcome>
  readonly close: () => void
}

export function newWire(origin: string): Wire {
  const { hostname, port } = new URL(origin)
  const idle: Socket[] = []
  const open = new Set<Socket>()

  function fresh(): Socket {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    open.add(socket)
    socket.on('close', () => {
      open.delete(socket)
      const at = idle.indexOf(socket)
      if (at >= 0) idle.splice(at, 1)
    })
    socket.on('error', () => undefined)
    return socket
  }

  async function send(draft: Draft): Promise<Outcome> {
    const used = draft.once === true ? undefined : idle.pop()
    if (used !== undefined) {
      const outcome = await exchange(used, draft)
      // The server may close an idle connection at any moment (RFC 9112, 9.3.1): the request is repeated on another.
      if (!('failure' in outcome) || outcome.failure !== 'closed without an answer') return outcome
    }
    return exchange(fresh(), draft)
  }

  function exchange(socket: Socket, draft: Draft): Promise<Outcome> {
    return new Promise((resolve) => {
      let received: Buffer = Buffer.alloc(0)
      let stream: NodeJS.Timeout | undefined
      const late = setTimeout(() => {
        end({ failure: 'no answer in time' }, false)
      }, patience)
      const end = (outcome: Outcome, keep: boolean) => {
        clearTimeout(late)
        clearTimeout(stream)
        socket.off('data', read).off('close', closed)
        if (keep) idle.push(socket)
        else socket.destroy()
        resolve(outcome)
      }
      const read = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const parsed = parse(received, draft.method, false)
        if (parsed === 'not HTTP') end({ failure: 'not HTTP' }, false)
        else if (parsed.whole)
          end(parsed.heard, draft.once !== true && draft.protocol === 'HTTP/1.1' && mayGoOn(parsed.heard))
        else if (parsed.heard?.fields.get('content-type') === 'text/event-stream')
          stream ??= setTimeout(() => {
            const begun = parse(received, draft.method, false)
            end(typeof begun === 'object' && begun.heard ? begun.heard : { failure: 'not HTTP' }, false)
          }, streamMs)
      }
      const closed = () => {
        const parsed = parse(received, draft.method, true)
        if (typeof parsed === 'object' && parsed.whole) end(parsed.heard, false)
        else end({ failure: 'closed without an answer' }, false)
      }
      socket.on('data', read).on('close', closed)
      socket.write(bytesOf(draft))
    })
  }

  return {
    send,
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

const mayGoOn = ({ fields }: Heard): boolean => fields.get('connection')?.toLowerCase() !== 'close'

type Parsed = { readonly whole: true; readonly heard: Heard } | { readonly whole: false; readonly heard?: Heard }

/** The first final answer in these bytes. `ended`: nothing follows. */
function parse(bytes: Buffer, method: string, ended: boolean): Parsed | 'not HTTP' {
  const cut = bytes.indexOf('\r\n\r\n')
  if (cut < 0)
    return bytes.length > 0 && !bytes.toString('latin1', 0, 5).startsWith('HTTP/'.slice(0, bytes.length))
      ? 'not HTTP'
      : { whole: false }
  const head = bytes.toString('latin1', 0, cut)
  const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/m.exec(head)?.[1])
  if (!(status >= 100)) return 'not HTTP'
  const rest = bytes.subarray(cut + 4)
  if (status < 200) return parse(rest, method, ended)
  const fields = new Map<string, string>()
  for (const line of head.split('\r\n').slice(1)) {
    const [, name = '', value = ''] = /^([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (name === '') return 'not HTTP'
    const before = fields.get(name.toLowerCase())
    fields.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
  }
  const heard = (body: Buffer): Heard => ({ status, fields, head, body })
  if (method === 'HEAD' || status === 204 || status === 304) return { whole: true, heard: heard(Buffer.alloc(0)) }
  if (fields.get('transfer-encoding') === 'chunked') {
    const { body, whole } = unchunked(rest)
    return { whole, heard: heard(body) }
  }
  const length = fields.get('content-length')
  if (length === undefined) return ended ? { whole: true, heard: heard(rest) } : { whole: false, heard: heard(rest) }
  if (rest.length < Number(length)) return { whole: false, heard: heard(rest) }
  return { whole: true, heard: heard(rest.subarray(0, Number(length))) }
}

function unchunked(bytes: Buffer): { readonly body: Buffer; readonly whole: boolean } {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    const size = line < 0 ? NaN : Number.parseInt(bytes.toString('latin1', at, line), 16)
    if (size === 0) return { body: Buffer.concat(parts), whole: bytes.length >= line + 4 }
    if (!(size > 0) || bytes.length < line + 2 + size + 2) return { body: Buffer.concat(parts), whole: false }
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
