/** A timestamp calendar that commits to a chain, and that can misbehave in every way that a stranger's can. */
import { once } from 'node:events'
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { append, bitcoin, pending, varbytes } from '../ots/build.ts'
import { type Chain, pathToBlock } from './chain.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha256').update(bytes).digest())
const prepend = (argument: Uint8Array): Uint8Array => concat(Uint8Array.of(0xf1), varbytes(argument))

/** A fault in place of a good answer. A function makes the bytes of the answer. */
export interface Misbehaviour {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The tree, or the text, that is sent instead, made from the honest one. */
  readonly body?: (honest: Uint8Array, message: Uint8Array) => Uint8Array
  /** Never answers. */
  readonly hang?: boolean
  /** Sends a byte now and then. */
  readonly drip?: boolean
  /** Ends the connection in the middle of the answer. */
  readonly cut?: boolean
  /** Ends the connection at once. */
  readonly drop?: boolean
  /** Sends bytes until the other side stops reading. */
  readonly endless?: boolean
  /** Writes this to the connection instead of an HTTP answer, and ends it. */
  readonly raw?: (honest: Uint8Array) => Uint8Array | string
  /** Answers well, but only after this resolves. */
  readonly late?: Promise<void>
}

export interface Calendar {
  /** Its origin: the address for submissions and, unless set otherwise, the one in its attestations. */
  readonly origin: string
  /** The address in its attestations from now on. */
  uri: string
  /** Its faults, at submissions and at later requests. */
  onSubmit: Misbehaviour | null
  onAsk: Misbehaviour | null
  /** The reason that it gives while it waits. */
  reason: string
  /** Commits everything that was submitted to a new block of the chain, `blocks` deep. */
  readonly commit: (blocks?: number) => number
  /** The same for everything ever submitted, as if its block were gone. */
  readonly recommit: (blocks?: number) => number
  /** Forgets every digest. */
  readonly forget: () => void
  /** Method and path of every request. */
  readonly asked: string[]
  /** Every submitted digest, hex. */
  readonly digests: string[]
  /** Endless answers that nobody has cut off yet. */
  pouring: number
  readonly close: () => Promise<void>
}

export async function startCalendar(chain: Chain): Promise<Calendar> {
  /** By commitment: the rest of the path, once it exists. */
  const commitments = new Map<string, { readonly commitment: Uint8Array; rest: Uint8Array | null }>()
  const asked: string[] = []
  const digests: string[] = []
  const state = {
    pouring: 0,
    uri: '',
    onSubmit: null as Misbehaviour | null,
    onAsk: null as Misbehaviour | null,
    reason: 'Pending confirmation in Bitcoin blockchain',
  }

  /** Like the reference server: a nonce, a hash, a time before, a MAC after, and a pending attestation over the result. */
  function promise(digest: Uint8Array): Uint8Array {
    const nonce = Uint8Array.from(randomBytes(16))
    const [time, mac] = [Uint8Array.from(randomBytes(4)), Uint8Array.from(randomBytes(8))]
    const commitment = concat(time, sha256(concat(digest, nonce)), mac)
    commitments.set(hexOf(commitment), { commitment, rest: null })
    return concat(append(nonce), Uint8Array.of(8), prepend(time), append(mac), pending(state.uri))
  }

  function commit(blocks = 6): number {
    const waiting = [...commitments.values()].filter(({ rest }) => rest === null)
    let height = 0
    for (const one of waiting) {
      // One block each keeps the paths short. A real calendar has a merkle tree in between.
      const [before, after] = [Uint8Array.from(randomBytes(20)), Uint8Array.from(randomBytes(20))]
      const root = sha256(sha256(concat(before, sha256(one.commitment), after)))
      height = chain.mine(root)
      one.rest = concat(Uint8Array.of(8), pathToBlock(before, after), bitcoin(height))
    }
    for (let n = 1; n < blocks; n += 1) chain.mine()
    return height
  }

  function send(
    response: ServerResponse,
    status: number,
    honest: Uint8Array,
    message: Uint8Array,
    wrong: Misbehaviour | null,
  ) {
    if (wrong?.hang === true) return
    if (wrong?.drop === true) return void response.destroy()
    if (wrong?.raw !== undefined) return void response.socket?.end(wrong.raw(honest))
    if (wrong?.late !== undefined) return void wrong.late.then(() => response.end(honest))
    const body = wrong?.body?.(honest, message) ?? honest
    response.writeHead(wrong?.status ?? status, { 'content-type': 'application/octet-stream', ...wrong?.headers })
    if (wrong?.cut === true) {
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy())
      return
    }
    if (wrong?.drip === true) {
      const timer = setInterval(() => response.write(Uint8Array.of(0xff)), 50)
      response.on('close', () => {
        clearInterval(timer)
      })
      return
    }
    if (wrong?.endless === true) {
      const pour = () => {
        const chunk = Buffer.alloc(1024, 'a')
        while (response.write(chunk));
      }
      state.pouring += 1
      response.on('close', () => (state.pouring -= 1))
      response.on('drain', pour)
      pour()
      return
    }
    response.end(wrong?.headers?.['content-encoding'] === 'gzip' ? gzipSync(body) : body)
  }

  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Uint8Array.from(Buffer.concat(chunks))
      if (request.method === 'POST' && request.url === '/digest') {
        digests.push(hexOf(body))
        send(response, 200, promise(body), body, state.onSubmit)
        return
      }
      const hex = /^\/timestamp\/([0-9a-f]+)$/.exec(request.url ?? '')?.[1]
      const known = commitments.get(hex ?? '')
      const text = new TextEncoder().encode(known === undefined ? 'Not found' : state.reason)
      const rest = known?.rest ?? null
      send(response, rest === null ? 404 : 200, rest ?? text, known?.commitment ?? body, state.onAsk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.uri = origin
  return Object.assign(state, {
    origin,
    commit,
    recommit(blocks?: number) {
      for (const one of commitments.values()) one.rest = null
      return commit(blocks)
    },
    forget: () => {
      commitments.clear()
    },
    asked,
    digests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
