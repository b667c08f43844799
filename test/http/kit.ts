/** Shared by the HTTP tests: sample ideas, a raw socket client, and checks of answers. */
import { strict as assert } from 'node:assert'
import { connect, type Socket } from 'node:net'
import type { Answer } from '../fakes/service.ts'

/** A harmless idea: outcome pass. */
export const passing =
  'A badge for pupils who finish the bird-watching course. It cannot be sold and has no monetary value.'
/** A closed-loop reward: outcome warn (policy 19). */
export const warning = 'A stamp card for our cafe: ten stamps, and the eleventh coffee is free.'
/** A promise of gain: outcome fail (investment). */
export const failing = 'Buy our badge token early and earn a guaranteed 20% profit every year.'
/** Words of `failing` that no rewrite may keep. */
export const riskyWords = /guaranteed|profit|20 ?%/i

/** The four actions, with a valid body for each. */
export const actions: readonly (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [
  ['/api/compliance/preflight', { idea: passing }],
  ['/api/compliance/rewrite', { idea: passing }],
  ['/api/flow/run', { idea: passing, simulate: false }],
  ['/api/sandbox/simulate', { assetName: 'Bird Watcher' }],
]

export const jsonType = { 'content-type': 'application/json' }

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function readRaw(bytes: string): RawAnswer {
  const cut = bytes.indexOf('\r\n\r\n')
  const head = cut < 0 ? bytes : bytes.slice(0, cut)
  const headers = new Map<string, string>()
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    headers,
    body: cut < 0 ? '' : bytes.slice(cut + 4),
  }
}

export function open(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  return connect({ host: hostname, port: Number(port) })
}

/** Sends the bytes unchanged and reads until the server closes. */
export function raw(origin: string, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = open(origin)
    const chunks: Buffer[] = []
    const done = (): void => {
      resolve(readRaw(Buffer.concat(chunks).toString('utf8')))
    }
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error) => {
      // A server that refuses early may reset the connection after its answer.
      if (chunks.length > 0) done()
      else reject(error)
    })
    socket.on('close', done)
    socket.write(request)
  })
}

/** An HTTP/1.1 request on its own connection. */
export function rawRequest(
  origin: string,
  line: string,
  headers: readonly string[] = [],
  body = '',
): Promise<RawAnswer> {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${new URL(origin).host}`]
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return raw(
    origin,
    `${[`${line} HTTP/1.1`, ...host, ...headers, ...length, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  )
}

/** The problem members of a raw answer, checked as far as all problems have them. */
export function rawProblem(answer: RawAnswer, status: number, code: string): Record<string, any> {
  assert.equal(answer.status, status, answer.head + answer.body)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
  const body = JSON.parse(answer.body) as Record<string, any>
  assert.equal(body['code'], code)
  assert.equal(body['status'], status)
  assert.equal(body['ok'], false)
  return body
}

export const keys = (value: unknown): string[] => Object.keys(value as object).sort()

export const pointers = (answer: Answer): string[] =>
  ((answer.json['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer)

export const headerList = (answer: Answer, name: string): string[] =>
  (answer.headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase())

/** Path and query of an absolute address in an answer. */
export const pathOf = (address: unknown): string => {
  const url = new URL(String(address))
  return url.pathname + url.search
}

/** A page with its character references replaced by characters. */
export const unescaped = (page: string): string =>
  page.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
