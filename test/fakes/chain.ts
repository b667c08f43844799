/** A synthetic chain with real proof of work at regtest difficulty, served as an Esplora server and as a node. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { hasProofOfWork, parseHeader } from '../../src/ots/header.ts'

const regtestBits = 0x207fffff

export type ChainFault =
  'down' | 'status 429' | 'status 500' | 'status 503' | 'hang' | 'junk' | 'no work' | 'another hash' | 'redirect'

export interface Chain {
  /** Address in the style of Esplora. */
  readonly url: string
  /** Address in the style of a node, with its password. */
  readonly rpcUrl: string
  /** Appends a block with this merkle root (internal order) and returns its height. */
  readonly mine: (merkleRoot?: Uint8Array, time?: number) => number
  /** Replaces every block from this height on by one with another root. */
  readonly reorganise: (from: number) => void
  fault: ChainFault | null
  /** The headers of an answer of 429, 500 or 503. */
  failureHeaders: Readonly<Record<string, string>>
  /** Answers well, but only after this resolves. */
  late: Promise<void> | null
  /** The number of newest blocks that the source does not have yet. */
  behind: number
  /** The paths requested so far. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

function mined(previous: Uint8Array, merkleRoot: Uint8Array, time: number): Uint8Array {
  const header = new Uint8Array(80)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x20000000, true)
  header.set(previous, 4)
  header.set(merkleRoot, 36)
  view.setUint32(68, time, true)
  view.setUint32(72, regtestBits, true)
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true)
    if (hasProofOfWork(parseHeader(header), 'regtest', 0)) return header
  }
}

const idOf = (header: Uint8Array): Uint8Array =>
  Uint8Array.from(Buffer.from(parseHeader(header).hash, 'hex')).toReversed()

export async function startChain(height = 10): Promise<Chain> {
  let blocks: Uint8Array[] = []
  const genesisTime = 1_767_225_600
  const mine = (
    merkleRoot: Uint8Array = new Uint8Array(32).fill(blocks.length + 1),
    time = genesisTime + blocks.length * 600,
  ) => {
    const last = blocks.at(-1)
    blocks.push(mined(last === undefined ? new Uint8Array(32) : idOf(last), merkleRoot, time))
    return blocks.length - 1
  }
  while (blocks.length <= height) mine()
  const asked: string[] = []
  const state = {
    failureHeaders: { 'retry-after': '7' } as Readonly<Record<string, string>>,
    fault: null as ChainFault | null,
    late: null as Promise<void> | null,
    behind: 0,
  }
  const tip = () => blocks.length - 1 - state.behind

  /** A header with the fault. */
  const served = (header: Uint8Array): string => {
    if (state.fault !== 'no work') return hexOf(header)
    const broken = Uint8Array.from(header)
    do new DataView(broken.buffer).setUint32(76, Math.floor(broken[76] ?? 0) + 1 + (broken[77] ?? 0) * 256, true)
    while (hasProofOfWork(parseHeader(broken), 'regtest', 0))
    return hexOf(broken)
  }
  const hashAt = (at: number): string | null => {
    const header = blocks[at]
    if (header === undefined || at > tip()) return null
    if (state.fault === 'no work') return parseHeader(Uint8Array.from(Buffer.from(served(header), 'hex'))).hash
    return state.fault === 'another hash' ? 'ab'.repeat(32) : parseHeader(header).hash
  }
  const headerOf = (hash: string): string | null => {
    const at = blocks.findIndex((_, i) => hashAt(i) === hash)
    const header = blocks[at]
    return header === undefined ? null : served(header)
  }

  function esplora(path: string): string | null {
    if (path === '/blocks/tip/height') return String(tip())
    const at = /^\/block-height\/(\d+)$/.exec(path)?.[1]
    if (at !== undefined) return hashAt(Number(at))
    const hash = /^\/block\/([0-9a-f]{64})\/header$/.exec(path)?.[1]
    return hash === undefined ? null : headerOf(hash)
  }
  function rpc(method: string, params: readonly unknown[]): unknown {
    if (method === 'getblockcount') return tip()
    if (method === 'getblockhash') return hashAt(Number(params[0]))
    return method === 'getblockheader' ? headerOf(String(params[0])) : null
  }

  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void (state.late ?? Promise.resolve()).then(answer))
    const answer = () => {
      const { fault } = state
      if (fault === 'hang') return
      if (fault === 'down') return void request.socket.destroy()
      if (fault?.startsWith('status ') === true) {
        response.writeHead(Number(fault.slice(7)), state.failureHeaders).end('no')
        return
      }
      if (fault === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
      if (fault === 'junk') return void response.writeHead(200).end('<html>')
      if (request.method === 'POST') {
        const right = `Basic ${Buffer.from('user:pass word').toString('base64')}`
        if (request.headers.authorization !== right) return void response.writeHead(401).end()
        const call = JSON.parse(Buffer.concat(chunks).toString()) as { method: string; params: unknown[] }
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ result: rpc(call.method, call.params), error: null, id: 'laurel' }))
        return
      }
      const text = esplora(request.url ?? '')
      response.writeHead(text === null ? 404 : 200, { 'content-type': 'text/plain' }).end(text ?? 'Block not found')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    rpcUrl: `rpc+http://user:pass%20word@127.0.0.1:${port}`,
    mine,
    reorganise(from: number) {
      const length = blocks.length
      blocks = blocks.slice(0, from)
      while (blocks.length < length) mine(new Uint8Array(32).fill(200 - (blocks.length % 100)))
    },
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

/**
 * The path of operations from a message to a block that contains it, as bytes of the format: prepend, append, hash
 * twice.
 */
export const pathToBlock = (before: Uint8Array, after: Uint8Array): Uint8Array =>
  concat(Uint8Array.of(0xf1, before.length), before, Uint8Array.of(0xf0, after.length), after, Uint8Array.of(8, 8))
