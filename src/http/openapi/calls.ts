import { apiKeyPlaceholder } from '../../core/api-key.ts'
import type { CallText } from '../../pages/agents/reference.ts'
import { tools } from '../../mcp/tools.ts'
import type { Route } from '../routes/routes.ts'

type Input = Readonly<Record<string, unknown>>

/** The call of a route with an input, for every client that can make it. `base`: address without a slash at the end. */
export function callsOf(route: Route, input: Input, base: string): readonly CallText[] {
  const mcp = mcpCall(route, input)
  return [
    { id: 'curl', text: curl(route, input, base) },
    { id: 'typescript', text: typescript(route, input) },
    ...(mcp === null ? [] : [{ id: 'mcp', text: mcp } as const]),
  ]
}

/** The parts of a request: the id in the path, the field that a header holds, and everything else. */
function partsOf({ id, header }: Route, input: Input) {
  const rest = Object.entries(input).filter(([name]) => name !== id && name !== header?.field)
  return {
    id: id === undefined ? undefined : String(input[id]),
    header: header === undefined ? undefined : { name: header.name, value: String(input[header.field]) },
    rest: Object.fromEntries(rest),
  }
}

/** The address of a call, with its query. */
function addressOf(route: Route, input: Input, base: string): string {
  const { id, rest } = partsOf(route, input)
  const query =
    route.method === 'GET' && !isEmpty(rest) ? `?${String(new URLSearchParams(rest as Record<string, string>))}` : ''
  return `${base}${route.path.replace(/:\w+/, id ?? '')}${query}`
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

/** Whether the answer is a file that is no text. */
const isBinary = ({ operation: { kind, mediaType } }: Route): boolean =>
  kind === 'bytes' && mediaType !== undefined && !/json|yaml|text/.test(mediaType)

/** A text in single quotes for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Characters of a line of code on a phone. */
const lineLength = 41

function curl(route: Route, input: Input, base: string): string {
  const { header, rest } = partsOf(route, input)
  const address = addressOf(route, input, base)
  const body = route.method === 'POST' && (!isEmpty(rest) || route.bodyOptional !== true)
  const begin = `curl -s${route.method === 'GET' || body ? '' : ` -X ${route.method}`}`
  const target = address.includes('?') ? quoted(address) : address
  const first = `${begin} ${target}`.length <= lineLength ? `${begin} ${target}` : begin
  const apart = first === begin ? [target] : []
  return [
    first,
    // Last where nothing follows a header, so that no line is longer than the address.
    ...(body ? apart : []),
    ...(route.operation.needsKey ? [`-H ${quoted(`Authorization: Bearer ${apiKeyPlaceholder}`)}`] : []),
    ...(header === undefined ? [] : [`-H ${quoted(`${header.name}: ${header.value}`)}`]),
    ...(body ? [`-H 'content-type: application/json'`, `-d ${quoted(bodyText(rest))}`] : []),
    ...(isBinary(route) ? ['-o proof.ots'] : []),
    ...(body ? [] : apart),
  ].join(' \\\n  ')
}

/** JSON for a shell: on one line where it is short. */
const bodyText = (body: Input): string => {
  const line = JSON.stringify(body)
  return line.length + "  -d ''".length <= lineLength ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')
}

/** How a printed program asks for a file. */
const asked = 'await fetch'

/** The lines of a program below the function `call`, which the reference prints once (pages/agents/printed-programs). */
function typescript(route: Route, input: Input): string {
  const { header, rest } = partsOf(route, input)
  const path = literal(addressOf(route, input, ''))
  if (isBinary(route) || isText(route))
    return [
      `const file = ${argumentsOf(asked, [`base + ${path}`])}`,
      `console.log(await file.${isBinary(route) ? 'blob' : 'text'}())`,
    ].join('\n')
  const headers = {
    ...(route.operation.needsKey && { authorization: `Bearer ${apiKeyPlaceholder}` }),
    ...(header !== undefined && { [header.name]: header.value }),
  }
  const init = {
    ...(route.method === 'DELETE' && { method: route.method }),
    ...(!isEmpty(headers) && { headers }),
  }
  const body = route.method === 'POST' ? rest : null
  const given = [path, ...(isEmpty(init) ? (body === null ? [] : [literal(body)]) : [literal(body), literal(init)])]
  return `const out = ${argumentsOf('await call', given)}\nconsole.log(out)`
}

/** A call of a function: the last argument goes on over lines, or each has a line of its own where that is too long. */
function argumentsOf(name: string, given: readonly string[]): string {
  const line = `${name}(${given.join(', ')})`
  const [first = ''] = line.split('\n')
  const fits = 'const out = '.length + first.length <= lineLength
  if (fits && given.slice(0, -1).every((one) => !one.includes('\n'))) return line
  return `${name}(\n${given.map((one) => `  ${one.replaceAll('\n', '\n  ')},\n`).join('')})`
}

/** Whether the answer is text that is no JSON. */
const isText = ({ operation: { kind, mediaType } }: Route): boolean =>
  kind === 'bytes' && mediaType !== undefined && /yaml|text/.test(mediaType)

const inQuotes = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A value as JavaScript: on one line where it is short. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return inQuotes(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(
        ([name, item]) => `${/^\w+$/.test(name) ? name : inQuotes(name)}: ${literal(item, deeper)}`,
      )
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = open + parts.join(', ') + close
  if (line.length + indent.length <= lineLength - 4 && !line.includes('\n')) return line
  return `${open.trim()}\n${parts.map((part) => `${deeper}${part},`).join('\n')}\n${indent}${close.trim()}`
}

function mcpCall({ operation }: Route, input: Input): string | null {
  const tool = tools.find((one) => one.operation === operation)
  if (tool === undefined) return null
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool.name, arguments: input } }
  return JSON.stringify(call, null, 2)
}
