/** Changes that make a valid request a wrong one. */
import fc from 'fast-check'
import { bodyOf, type Draft, type Field } from './draft.ts'
import { changedAt, type JsonText, sizeOf } from './json-text.ts'
import { longText, type Odd, oddJson, oddName, oddText, oddToken } from './values.ts'

/** A changed request, with the key material that the change brought. */
export type Change = (draft: Draft) => Draft

/** An arbitrary change whose value is shown by fast-check as it shrinks. */
const change = <T>(arbitrary: fc.Arbitrary<T>, apply: (value: T) => Change): fc.Arbitrary<Change> =>
  arbitrary.map(apply)

/** Applies a change to the JSON body; a request without one gets the value as its body. */
const inJson =
  ({ secrets }: Odd<unknown>, edit: (json: JsonText) => JsonText | null): Change =>
  (draft) => {
    if (draft.raw !== undefined) return draft
    const json = edit(draft.json ?? { members: [] })
    return { ...withType(draft), json, secrets: [...draft.secrets, ...secrets] }
  }

const withType = (draft: Draft): Draft =>
  draft.json !== null || draft.raw !== undefined
    ? draft
    : { ...draft, fields: [...draft.fields, ['Content-Type', 'application/json']] }

const none: Odd<null> = { value: null, secrets: [] }
const place = fc.nat({ max: 999 })
/** Changes value number `at` modulo the number of values. */
const atPlace = (json: JsonText, at: number, edit: (part: JsonText) => JsonText | null): JsonText | null =>
  changedAt(json, at % sizeOf(json), edit)

const added = (part: JsonText, name: string, value: JsonText, first: boolean): JsonText => {
  if (typeof part === 'string') return part
  if ('items' in part) return { items: [...part.items, value] }
  const member = [name, value] as const
  return { members: first ? [member, ...part.members] : [...part.members, member] }
}

const ofJson: readonly fc.Arbitrary<Change>[] = [
  change(fc.tuple(place, oddJson), ([at, odd]) => inJson(odd, (json) => atPlace(json, at, () => odd.value))),
  change(place, (at) => inJson(none, (json) => atPlace(json, at, () => null))),
  change(fc.tuple(place, oddName, oddJson, fc.boolean()), ([at, name, odd, first]) =>
    inJson({ value: null, secrets: [...name.secrets, ...odd.secrets] }, (json) =>
      atPlace(json, at, (part) => added(part, name.value, odd.value, first)),
    ),
  ),
  // A member that stands twice, the second time with another value.
  change(fc.tuple(place, oddJson), ([at, odd]) =>
    inJson(odd, (json) =>
      typeof json === 'string' || 'items' in json
        ? json
        : {
            members: [
              ...json.members,
              [json.members[at % Math.max(1, json.members.length)]?.[0] ?? 'x', odd.value] as const,
            ],
          },
    ),
  ),
  change(fc.tuple(place, longText), ([at, text]) =>
    inJson(none, (json) => atPlace(json, at, (part) => (typeof part === 'string' ? JSON.stringify(text) : part))),
  ),
  change(fc.tuple(place, oddText), ([at, odd]) =>
    inJson(odd, (json) => atPlace(json, at, (part) => (typeof part === 'string' ? JSON.stringify(odd.value) : part))),
  ),
  change(fc.integer({ min: 1, max: 40 }), (levels) =>
    inJson(none, (json) => Array.from({ length: levels }).reduce<JsonText>((inner) => ({ items: [inner] }), json)),
  ),
]

const inBytes =
  (edit: (body: Buffer) => Buffer): Change =>
  (draft) => ({ ...withType(draft), raw: edit(bodyOf(draft) ?? Buffer.from('{}')) })

/** Bytes that are no UTF-8: a lone start, an overlong slash, a surrogate, too high a code point, UTF-16. */
const badBytes = fc.constantFrom('ff', 'c0af', 'eda080', 'f4908080', 'fffe7b00', '80', 'e28228')
const strayBytes = fc.oneof(
  fc.constantFrom('efbbbf', '00', '0b', '2c', '7d', '7b7d', '0d0a0d0a', '20').map((hex) => Buffer.from(hex, 'hex')),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
)

const ofBytes: readonly fc.Arbitrary<Change>[] = [
  change(fc.tuple(place, badBytes), ([at, hex]) =>
    inBytes((body) => {
      const cut = at % (body.length + 1)
      return Buffer.concat([body.subarray(0, cut), Buffer.from(hex, 'hex'), body.subarray(cut)])
    }),
  ),
  change(place, (at) => inBytes((body) => body.subarray(0, at % (body.length + 1)))),
  change(strayBytes, (bytes) => inBytes((body) => Buffer.concat([bytes, body]))),
  change(strayBytes, (bytes) => inBytes((body) => Buffer.concat([body, bytes]))),
  change(fc.constantFrom(64 * 1024, 64 * 1024 + 1, 100_000, 300_000), (size) =>
    inBytes((body) => Buffer.concat([body, Buffer.alloc(Math.max(0, size - body.length), ' ')])),
  ),
  change(fc.uint8Array({ maxLength: 60 }), (bytes) => inBytes(() => Buffer.from(bytes))),
  change(fc.constant(null), () => (draft) => ({ ...draft, chunked: true })),
  change(fc.constant(null), () => ({ raw: _, ...draft }) => ({ ...draft, json: null })),
]

const adds =
  (fields: readonly Field[], odd: Odd<unknown> = none, once = false): Change =>
  (draft) => ({
    ...draft,
    fields: [...draft.fields, ...fields],
    secrets: [...draft.secrets, ...odd.secrets],
    ...(once && { once }),
  })

const replaces =
  (name: string, value: string | null): Change =>
  (draft) => ({
    ...draft,
    fields: [
      ...draft.fields.filter(([known]) => known.toLowerCase() !== name.toLowerCase()),
      ...(value === null ? [] : [[name, value] as const]),
    ],
  })

const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml',
  'application/json; charset=utf-16', 'application/json;charset=UTF-8', 'application/json, text/plain', 'APPLICATION/JSON',
  'application/json;', 'application/json; charset="utf-8', 'application/problem+json', 'json', '*/*', '', ' ', ';;;',
  'application/json\u00a0', 'application/vnd.api+json', 'text/html', 'a/b'.repeat(200)] // prettier-ignore

/** Fields whose values the service reads, and values that they may have. */
const read: readonly Field[] = [
  ...['text/html', 'application/json', 'text/event-stream', '*/*', 'text/html;q=0', 'application/json;q=abc', 'image/webp', '', ',,,', 'text/event-stream;q=0.1, application/json'].map((value) => ['Accept', value] as const),
  ...['gzip', 'br', 'zstd', 'gzip;q=0', 'identity;q=0, *;q=0', 'deflate, gzip;q=1.0', '*', 'x'.repeat(900)].map((value) => ['Accept-Encoding', value] as const),
  ...['*', '"x"', 'W/"x"', '"', 'x, "y', ''].map((value) => ['If-None-Match', value] as const),
  ...['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer lrl_x', `Bearer lrl_${'0'.repeat(36)}`, 'bearer\ta b', 'Digest x'].map((value) => ['Authorization', value] as const),
  ...['', 'lrl_', `lrl_${'A'.repeat(36)}`].map((value) => ['X-API-Key', value] as const),
  ...['null', 'https://evil.example', 'evil', '', 'https://a b', 'file://'].map((value) => ['Origin', value] as const),
  ...['evil.example', '', 'localhost:99999', '127.0.0.1', '[::1]', 'a,b', 'localhost@evil'].map((value) => ['Host', value] as const),
  ...['gzip', 'identity', 'br, gzip', '', 'utf-8'].map((value) => ['Content-Encoding', value] as const),
  ...['for=1.2.3.4', 'for="[::1]"', ','].map((value) => ['Forwarded', value] as const),
  ...['evil.example', 'a, b'].map((value) => ['X-Forwarded-Host', value] as const),
  ...['1.2.3.4, 5.6.7.8', 'unknown', '::ffff:1.2.3.4', 'fe80::1%eth0', '1.2.3.4:80', '017.1', ''].map((value) => ['X-Forwarded-For', value] as const),
  ...['1', '2', '3', '4', '"1"', '""', '"', ' ', 'k'.repeat(255), 'k'.repeat(256), 'ü', 'a b'].map((value) => ['Idempotency-Key', value] as const),
  ...['', `del_${'0'.repeat(64)}`, 'x'].map((value) => ['X-Delete-Token', value] as const),
  ...['tools/call', 'x'].map((value) => ['Mcp-Method', value] as const),
  ...['svc_preflight', '=?base64?eA==?=', '=?base64?%%?='].map((value) => ['Mcp-Name', value] as const),
  ...['2026-07-28', '2025-03-26', '1999-01-01', '', 'x'.repeat(500)].map((value) => ['MCP-Protocol-Version', value] as const),
  ...['abc', ''].map((value) => ['Mcp-Session-Id', value] as const),
  ['Range', 'bytes=0-1'], ['Range', 'bytes=9-1'], ['If-Match', '"x"'], ['If-Modified-Since', 'yesterday'],
  ['If-Range', '"x"'], ['Cookie', 'a=b; __Host-x=1'], ['Referer', 'https://evil.example/?q=1'], ['TE', 'trailers'],
  ['Sec-Fetch-Site', 'cross-site'], ['Access-Control-Request-Method', 'POST'], ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Request-Id', 'req_x'], ['Max-Forwards', '0'], ['Prefer', 'return=minimal'], ['Priority', 'u=9'],
  ['traceparent', '00-x'], ['X-Original-URL', '/metrics'], ['Via', '1.0 x'], ['Connection', 'close'],
  ['Keep-Alive', 'timeout=9999'], ['User-Agent', ''], ['Content-Language', 'x'], ['Content-Location', '/'],
] // prettier-ignore

/** Names of fields into which key material is put. */
const anyField = fc.constantFrom('Idempotency-Key', 'X-Delete-Token', 'Authorization', 'X-API-Key', 'Origin', 'Host', 'Accept', 'Mcp-Name', 'Mcp-Method', 'MCP-Protocol-Version', 'If-None-Match', 'Cookie', 'X-Forwarded-For', 'Referer', 'X-Anything', 'Content-Type') // prettier-ignore

/** Lines that are no fields, or end the body elsewhere than its bytes do. */
const broken: readonly (readonly Field[])[] = [
  [['Bad Name', 'x']], [['', 'x']], [['X-A', 'a\u0000b']], [['X-A', 'a\u0001b']], [['X-A', 'a\r\n b']], [['X-A\t', 'x']],
  [['X-Ä', 'x']], [['X-A', 'a\nX-B: c']], [['X-A', 'ÿ€🦜']], [['Content-Length', '-1']], [['Content-Length', 'x']],
  [['Content-Length', '1'], ['Content-Length', '2']], [['Content-Length', '0']], [['Content-Length', '3']],
  [['Content-Length', '99999999999999999999']], [['Transfer-Encoding', 'chunked'], ['Content-Length', '2']],
  [['Transfer-Encoding', 'gzip, chunked']], [['Transfer-Encoding', 'chunked, identity']], [['Transfer-Encoding', 'xchunked']],
  [['Upgrade', 'websocket'], ['Connection', 'Upgrade']], [['Upgrade', 'h2c'], ['Connection', 'Upgrade, HTTP2-Settings'], ['HTTP2-Settings', 'AAMAAABk']],
  [['Expect', '200-maybe']], [['Connection', 'transfer-encoding']],
  [['X-Big', 'x'.repeat(17_000)]], [['X-Big', 'x'.repeat(40_000)]], Array.from({ length: 700 }, (_, n) => [`X-${n}`, 'y'.repeat(9)] as const),
  Array.from({ length: 2_500 }, (_, n) => [`X-${n}`, ''] as const),
] // prettier-ignore

const ofFields: readonly fc.Arbitrary<Change>[] = [
  change(fc.constantFrom(...read), ([name, value]) => replaces(name, value)),
  change(fc.constantFrom(...read), (field) => adds([field])),
  change(fc.constantFrom(...types), (type) => replaces('Content-Type', type)),
  change(fc.constantFrom('Content-Type', 'Host', 'X-Forwarded-For', 'Mcp-Method', 'Mcp-Name', 'MCP-Protocol-Version', 'X-Delete-Token', 'Accept'), (name) => replaces(name, null)), // prettier-ignore
  change(fc.tuple(anyField, oddToken), ([name, odd]) => (draft) => {
    const changed = replaces(name, odd.value)(draft)
    return {
      ...changed,
      secrets: [...draft.secrets, ...odd.secrets],
      ...(!/^[\x20-\x7e]*$/.test(odd.value) && { once: true }),
    }
  }),
  // The same few keys with many bodies: repeated, mismatched and running calls.
  change(fc.integer({ min: 1, max: 20 }), (n) => adds([['Idempotency-Key', `fuzz-${n}`]])),
  change(fc.constantFrom(...broken), (fields) => adds(fields, none, true)),
]

/** Methods by weight: those that addresses take, those that none takes, and such as do not exist. */
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'CONNECT', 'PURGE', 'get', 'BREW', '', 'GET /x') // prettier-ignore

const known = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/

/** What comes after or before a path. */
const after = ['/', '//', '/.', '/..', '/../..', '/%2e%2e', '%2f', '%00', ';a=b', '.json', '.md', '#x', '?', '?&', '?=', '?x', '/%', '%zz', '%ff', '%25', '/\\', '%0d%0aX-A:%20b', ' x', '\t', '\u00fc', '%c0%ae', '~', '*', `/${'a'.repeat(300)}`, `?${'q'.repeat(9_000)}`, '/x'.repeat(500)] // prettier-ignore
const before = ['/', '//', '/.', '/../', '/%2e', '/api/..', 'http://localhost', 'http://evil.example', '\\', '/;', '*', '%2f', '//evil.example', ' '] // prettier-ignore
const queries = ['__proto__=1', '__proto__[x]=1', 'constructor=1', 'q=a&q=b', 'q[]=1', 'q=%ff', 'q=%ud800', 'q=%00', 'x=1', 'idea=x', 'type=nope', 'section=', 'section=usage&section=skills', 'from=0000.00.00.0', '=', '&&&', 'q', 'q=%', 'utm_source=x', `q=${'z'.repeat(201)}`, `q=${'%F0%9F%A6%9C'.repeat(200)}`, 'toString=1', 'limit=1e9', 'level=constructor', 'a=1;b=2'] // prettier-ignore

const isPlain = (text: string): boolean => /^\/[\x21-\x7e]*$/.test(text) && !text.includes('#')
const withTarget = (draft: Draft, target: string): Draft => ({
  ...draft,
  target,
  ...(!isPlain(target) && { once: true }),
})

const ofTarget: readonly fc.Arbitrary<Change>[] = [
  change(method, (name) => (draft) => ({ ...draft, method: name, ...(!known.test(name) && { once: true }) })),
  change(fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1', 'HTTP/9', ''), (protocol) => (draft) => ({ ...draft, protocol, once: true })), // prettier-ignore
  change(fc.constantFrom(...after), (text) => (draft) => withTarget(draft, draft.target + text)),
  change(fc.constantFrom(...before), (text) => (draft) => withTarget(draft, text + draft.target)),
  change(
    fc.constantFrom(...queries),
    (text) => (draft) => withTarget(draft, `${draft.target}${draft.target.includes('?') ? '&' : '?'}${text}`),
  ),
  change(fc.tuple(place, oddText), ([at, odd]) => (draft) => {
    const parts = draft.target.split('/')
    const value = encodeURIComponent(odd.value.toWellFormed())
    const index = 1 + (at % Math.max(1, parts.length - 1))
    const target = parts.map((part, n) => (n === index ? value : part)).join('/')
    return { ...withTarget(draft, target === '' ? '/' : target), secrets: [...draft.secrets, ...odd.secrets] }
  }),
  change(fc.tuple(fc.constantFrom('q', 'x', 'idea', 'section', 'id'), oddText), ([name, odd]) => (draft) => {
    const query = `${name}=${encodeURIComponent(odd.value.toWellFormed())}`
    return {
      ...withTarget(draft, `${draft.target}${draft.target.includes('?') ? '&' : '?'}${query}`),
      secrets: [...draft.secrets, ...odd.secrets],
    }
  }),
  change(fc.tuple(place, fc.constantFrom(32, 1, 128, 6)), ([at, bit]) => (draft) => {
    // A phrase with a wrong word is none: an answer may repeat what is left of it.
    if (draft.secrets.length > 0) return draft
    const index = 1 + (at % Math.max(1, draft.target.length - 1))
    const code = draft.target.charCodeAt(index) ^ bit
    return withTarget(draft, draft.target.slice(0, index) + String.fromCharCode(code) + draft.target.slice(index + 1))
  }),
]

const anyOf = (weight: number, arbitraries: readonly fc.Arbitrary<Change>[]) => ({
  weight,
  arbitrary: fc.oneof(...arbitraries),
})

/** One change of a request with a body, and of one without. */
const ofBody = fc.oneof(anyOf(8, ofJson), anyOf(2, ofBytes), anyOf(2, ofFields), anyOf(1, ofTarget))
const ofRead = fc.oneof(anyOf(1, ofJson), anyOf(1, ofBytes), anyOf(4, ofFields), anyOf(6, ofTarget))

/** A valid request unchanged, with one change, or with several: about a third each. `more`: further changes. */
export function changed(valid: fc.Arbitrary<Draft>, more: readonly fc.Arbitrary<Change>[] = []): fc.Arbitrary<Draft> {
  const made = (one: fc.Arbitrary<Change>) =>
    more.length === 0 ? one : fc.oneof({ weight: 2, arbitrary: one }, anyOf(1, more))
  const list = (one: fc.Arbitrary<Change>) =>
    fc.oneof(
      fc.constant<readonly Change[]>([]),
      fc.array(made(one), { minLength: 1, maxLength: 1 }),
      fc.array(made(one), { minLength: 2, maxLength: 4 }),
    )
  return fc.tuple(valid, list(ofBody), list(ofRead)).map(([draft, body, reading]) => {
    const changes = draft.json === null ? reading : body
    return { ...changes.reduce((last, apply) => apply(last), draft), changes: changes.length }
  })
}
