/** A request as it will be sent: its bytes need not be valid HTTP. */
import type { Secret } from '../http/made-secrets.ts'
import { type JsonText, textOf } from './json-text.ts'

export type Field = readonly [name: string, value: string]

export interface Draft {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly protocol: string
  readonly fields: readonly Field[]
  /** The body as JSON in parts; null for none. */
  readonly json: JsonText | null
  /** The body as bytes, instead of `json`. */
  readonly raw?: Buffer
  readonly chunked?: true
  /** Key material in the request, of which no answer may hold a part. */
  readonly secrets: readonly Secret[]
  /** Number of changes of a valid request: 0 valid, 1 nearly valid, more hostile. */
  readonly changes: number
  /** Whether the bytes may end otherwise than the server thinks, so that the connection is not used again. */
  readonly once?: true
}

export const kindOf = ({ changes }: Draft): 'valid' | 'nearly valid' | 'hostile' =>
  changes === 0 ? 'valid' : changes === 1 ? 'nearly valid' : 'hostile'

export const bodyOf = ({ raw, json }: Draft): Buffer | null =>
  raw ?? (json === null ? null : Buffer.from(textOf(json), 'utf8'))

export const fieldOf = ({ fields }: Draft, name: string): string | undefined =>
  fields.find(([known]) => known.toLowerCase() === name)?.[1]

/** The bytes of the request. Content-Length is added unless the fields say otherwise how the body ends. */
export function bytesOf(draft: Draft): Buffer {
  const body = bodyOf(draft)
  const framed = ['content-length', 'transfer-encoding'].some((name) => fieldOf(draft, name) !== undefined)
  const length: readonly Field[] =
    body === null || framed
      ? []
      : draft.chunked === true
        ? [['Transfer-Encoding', 'chunked']]
        : [['Content-Length', String(body.length)]]
  const lines = [...draft.fields, ...length].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${draft.method} ${draft.target} ${draft.protocol}\r\n${lines.join('')}\r\n`, 'utf8')
  return Buffer.concat([head, body === null ? Buffer.alloc(0) : draft.chunked === true ? chunksOf(body) : body])
}

function chunksOf(body: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length; at += 1_000) {
    const chunk = body.subarray(at, at + 1_000)
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'))
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')])
}

/** Text for `$'…'` of a shell, with every byte that is not printable ASCII escaped. */
const quoted = (bytes: Buffer): string =>
  `$'${[...bytes].map((byte) => (byte === 0x27 || byte === 0x5c ? `\\${String.fromCharCode(byte)}` : byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}'`

/** A command that sends the request: curl, or nc when curl would not send these bytes. */
export function commandOf(draft: Draft, origin: string): string {
  const plain =
    draft.once !== true &&
    draft.protocol === 'HTTP/1.1' &&
    /^\/[\x21-\x7e]*$/.test(draft.target) &&
    draft.fields.every(([name, value]) => /^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value))
  if (!plain) {
    const { hostname, port } = new URL(origin)
    return `printf '%b' ${quoted(bytesOf(draft)).slice(1)} | nc -q 2 ${hostname} ${port}`
  }
  const fields = draft.fields.map(
    ([name, value]) => `-H ${quoted(Buffer.from(`${name}${value === '' ? ';' : `: ${value}`}`))}`,
  )
  const chunked = draft.chunked === true ? ["-H 'Transfer-Encoding: chunked'"] : []
  const body = bodyOf(draft)
  return [
    `curl -i --path-as-is ${draft.method === 'HEAD' ? '-I' : `-X ${draft.method}`} '${origin}${draft.target.replaceAll("'", '%27')}'`,
    ...fields,
    ...chunked,
    ...(body === null ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ')
}
