/** Decides whether an answer to a generated request is a fault of the service. */
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { listedAt, misfitOf, schemaAt } from '../fakes/openapi.ts'
import type { Secret } from '../http/made-secrets.ts'
import { searchFor } from '../http/needles.ts'
import type { Described } from './described.ts'
import { bodyOf, type Draft, fieldOf } from './draft.ts'
import { sentMessages } from './messages.ts'
import type { Heard, Outcome } from './wire.ts'

export const faultKinds = [
  'answer ≥ 500',
  'answer outside its schema',
  'undocumented status',
  'undocumented content type',
  'no answer',
  'echo of key material',
  'invalid input accepted',
  'valid input refused',
] as const

export interface Fault {
  readonly kind: (typeof faultKinds)[number]
  /** What is wrong, without anything of the request: the same for equal faults. */
  readonly says: string
}

/** An error outside of /api may be a page; any other is a problem document. */
const errorTypes = /^(?:application\/problem\+json|text\/html)(?:;|$)/
/** What an address that the document does not list may answer: pages, redirects, refusals. */
const anyStatus = new Set([
  200, 204, 301, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 409, 413, 414, 415, 417, 422, 429, 431,
])

const lists = new WeakMap<Secret, readonly Secret[]>()
function holds(secret: Secret, bytes: Buffer): boolean {
  const list = lists.get(secret) ?? [secret]
  lists.set(secret, list)
  return searchFor(list)(bytes) !== null
}

/** The body without its content coding. */
function plainBody({ fields, body }: Heard): Buffer {
  if (body.length === 0) return body
  const coding = fields.get('content-encoding')
  return coding === 'gzip' ? gunzipSync(body) : coding === 'br' ? brotliDecompressSync(body) : body
}

/** Whether the body has fewer bytes than announced, or no last chunk: nobody is owed an answer before the rest. */
const isUnfinished = (draft: Draft): boolean =>
  draft.once === true &&
  (Number(fieldOf(draft, 'content-length') ?? 0) > (bodyOf(draft)?.length ?? 0) ||
    fieldOf(draft, 'transfer-encoding') !== undefined)

/** The path and query of a request, without the origin that a client of a proxy sends, and without a fragment. */
const localTarget = ({ target }: Draft): string => target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/s, '')

/** The first fault of an answer; null when there is none. */
export function faultOf(draft: Draft, outcome: Outcome, described: Described): Fault | null {
  if ('failure' in outcome)
    return isUnfinished(draft) && outcome.failure === 'closed without an answer'
      ? null
      : { kind: 'no answer', says: outcome.failure }
  const { status, fields, head } = outcome
  const bytes = plainBody(outcome)
  const all = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from('\n'), bytes])
  const leaked = draft.secrets.find((secret) => holds(secret, all))
  if (leaked !== undefined) return { kind: 'echo of key material', says: `${status} repeats ${leaked.kind}` }
  if (status >= 500) return { kind: 'answer ≥ 500', says: `${status}${status === 503 ? ' repeatedly' : ''}` }

  const text = bytes.toString('utf8')
  const type = fields.get('content-type') ?? ''
  let json: unknown = {}
  if (/json/.test(type) && text !== '')
    try {
      json = JSON.parse(text)
    } catch {
      return { kind: 'answer outside its schema', says: `${status} is no JSON` }
    }
  if (isBelowRouter(draft, outcome)) return draft.method === 'HEAD' ? null : problemFault(outcome, json, described)
  const path = localTarget(draft)
  const listed = listedAt(described.document, { method: draft.method, path })
  if (status >= 400 && text === '' && draft.method !== 'HEAD')
    return { kind: 'answer outside its schema', says: `${status} without a body` }
  if (listed === undefined) return unlisted(draft, outcome, json, described)
  const misfit = misfitOf(described.document, { method: draft.method, path, status, type, text, json })
  if (misfit !== null)
    return {
      kind:
        misfit.what === 'status'
          ? 'undocumented status'
          : misfit.what === 'schema'
            ? 'answer outside its schema'
            : 'undocumented content type',
      says: misfit.says,
    }
  if (listed.operation.operationId === 'mcp_post') return ofMessages(draft, outcome, text, described)
  return ofInput(draft, status, listed.operation.operationId ?? '', described)
}

/**
 * Whether an answer comes from below the router, which knows no address: every request that is not valid HTTP gets a
 * problem document, and the connection is closed (http/response/raw-failure).
 */
const isBelowRouter = ({ once }: Draft, { status, fields }: Heard): boolean =>
  once === true && [400, 405, 413, 431].includes(status) && fields.get('connection') === 'close' && !fields.has('content-security-policy') // prettier-ignore

function problemFault({ status, fields }: Heard, json: unknown, { document }: Described): Fault | null {
  if (!fields.get('content-type')?.startsWith('application/problem+json'))
    return { kind: 'undocumented content type', says: `${status} of a request that is not HTTP` }
  return schemaAt(document, ['components', 'schemas', 'Problem'])(json)
    ? null
    : { kind: 'answer outside its schema', says: `${status} is no problem document` }
}

/** The answer of an address that is not in the document: a page, an asset, a refusal. */
function unlisted(draft: Draft, heard: Heard, json: unknown, described: Described): Fault | null {
  const { status, fields } = heard
  const type = fields.get('content-type') ?? ''
  const what = `${/^[A-Z]{3,8}$/.test(draft.method) ? draft.method : 'another method'} outside of the document`
  if (!anyStatus.has(status)) return { kind: 'undocumented status', says: `${what}: ${status}` }
  if (status === 405 && !fields.has('allow'))
    return { kind: 'answer outside its schema', says: `${what}: 405 without Allow` }
  if (status < 400) return null
  const isMcp = /^\/api\/mcp(?:[/?#\s]|$)/.test(localTarget(draft).trim())
  if (isMcp && type.startsWith('application/json')) return null
  if (draft.method !== 'HEAD' && !errorTypes.test(type))
    return { kind: 'undocumented content type', says: `${what}: ${status} as ${type}` }
  return type.startsWith('application/problem+json') && draft.method !== 'HEAD'
    ? problemFault(heard, json, described)
    : null
}

/** Whether a body was accepted or refused as its schema says. */
function ofInput(draft: Draft, status: number, name: string, { operations }: Described): Fault | null {
  const body = operations.find((operation) => operation.name === name)?.body
  if (status === 400 && draft.changes === 0)
    return { kind: 'valid input refused', says: `${name}: 400 to a valid request` }
  if (!body || status !== 200) return null
  const bytes = bodyOf(draft)
  if (bytes === null || bytes.length === 0)
    return body.required ? { kind: 'invalid input accepted', says: `${name}: 200 without a body` } : null
  // A body that ends elsewhere than its bytes is another body.
  if (draft.once === true) return null
  try {
    if (body.fits(JSON.parse(bytes.toString('utf8')))) return null
  } catch {
    // Not JSON.
  }
  return { kind: 'invalid input accepted', says: `${name}: 200 to a body that does not fit` }
}

interface Message {
  readonly id?: unknown
  readonly method?: unknown
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: unknown; readonly content?: readonly { readonly text?: string }[] } // prettier-ignore
  readonly error?: { readonly code: number; readonly data?: { readonly code?: string } }
}

const outputs = new WeakMap<Described, ReadonlyMap<string, ValidateFunction>>()

/** JSON-RPC: one of result and error, the id of the request, no internal error, and the output of tools as listed. */
function ofMessages(draft: Draft, { fields, status }: Heard, text: string, described: Described): Fault | null {
  const outside = (says: string): Fault => ({ kind: 'answer outside its schema', says: `mcp: ${says}` })
  const type = fields.get('content-type') ?? ''
  if (text === '') return null
  const answers: Message[] = []
  try {
    const bodies = type.startsWith('text/event-stream')
      ? [...text.matchAll(/^data: ?(.+)$/gm)].map(([, data]) => JSON.parse(data ?? '') as unknown)
      : [JSON.parse(text) as unknown]
    answers.push(...(bodies.flat() as Message[]))
  } catch {
    return outside('an event is no JSON')
  }
  const internal = answers.some(
    ({ error, result }) =>
      error?.code === -32603 ||
      error?.data?.code === 'internal' ||
      (result?.isError === true && /^Internal error/.test(result.content?.[0]?.text ?? '')),
  )
  if (internal) return { kind: 'answer ≥ 500', says: `mcp: internal error with ${status}` }
  const final = answers.filter(({ method }) => method === undefined)
  if (final.some(({ result, error }) => (result === undefined) === (error === undefined)))
    return outside('not one of result and error')
  const sent = draft.once === true ? null : sentMessages(draft.json, draft.raw)
  if (sent === null) return null
  // The guard does not repeat an id with key material.
  const ids = new Set([null, ...sent.map((one) => (one as Message | null)?.id)])
  if (final.some(({ id }) => !ids.has(id ?? null))) return outside('an id that was not sent')
  const [asked] = sent
  const name = (asked as any)?.params?.name
  const [answer] = final
  if (sent.length !== 1 || (asked as any)?.method !== 'tools/call' || answer?.result === undefined) return null
  if (answer.result.isError === true) return null
  const validate = toolOutputs(described).get(String(name))
  if (validate === undefined) return outside('the result of a tool that is not listed')
  return validate(answer.result.structuredContent) ? null : outside(`the result of ${String(name)}`)
}

function toolOutputs(described: Described): ReadonlyMap<string, ValidateFunction> {
  const known = outputs.get(described)
  if (known) return known
  const made = new Map(
    described.mcp.tools.map(({ name, outputSchema }) => [name, new Ajv2020({ strict: false }).compile(outputSchema)]),
  )
  outputs.set(described, made)
  return made
}
