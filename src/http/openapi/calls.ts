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
    { id: 'typescript', text: typescript(route, input, base) },
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

/** Characters of a line in a narrow column. */
const lineLength = 44

function curl(route: Route, input: Input, base: string): string {
  const { header, rest } = partsOf(route, input)
  const address = addressOf(route, input, base)
  const body = route.method === 'POST' && (!isEmpty(rest) || route.bodyOptional !== true)
  const begin = `curl -s${route.method === 'GET' || body ? '' : ` -X ${route.method}`}`
  const target = address.includes('?') ? quoted(address) : address
  return [
    ...(`${begin} ${target}`.length <= lineLength ? [`${begin} ${target}`] : [begin, target]),
    ...(route.operation.needsKey ? [`-H ${quoted(`Authorization: Bearer ${apiKeyPlaceholder}`)}`] : []),
    ...(header === undefined ? [] : [`-H ${quoted(`${header.name}: ${header.value}`)}`]),
    ...(body ? [`-H 'content-type: application/json'`, `-d ${quoted(bodyText(rest))}`] : []),
    ...(isBinary(route) ? ['-o proof.ots'] : []),
  ].join(' \\\n  ')
}

/** JSON for a shell: on one line where it is short. */
const bodyText = (body: Input): string => {
  const line = JSON.stringify(body)
  return line.length <= lineLength ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')
}

/** Characters of a line of TypeScript on a phone. */
const scriptLength = 38

/** How a printed program asks. */
const asked = 'await fetch'

/** A program that needs nothing but `fetch`, whole as it is printed. */
function typescript(route: Route, input: Input, base: string): string {
  const { header, rest } = partsOf(route, input)
  const hasBody = route.method === 'POST' && !isEmpty(rest)
  const headers = {
    ...(route.operation.needsKey && { authorization: `Bearer ${apiKeyPlaceholder}` }),
    ...(header !== undefined && { [header.name]: header.value }),
    ...(hasBody && { 'content-type': 'application/json' }),
  }
  const options = [
    ...(route.method === 'GET' ? [] : [`method: '${route.method}'`]),
    ...(isEmpty(headers) ? [] : [`headers: ${literal(headers, '  ')}`]),
    ...(hasBody ? [`body: JSON.stringify(${literal(rest, '  ')})`] : []),
  ]
  const path = addressOf(route, input, '')
  const withOptions = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`
  return [
    `const base = ${literal(base)}`,
    `const url =${path.length > scriptLength - 19 ? '\n  ' : ' '}base + ${literal(path)}`,
    `const answer = ${asked}(url${withOptions})`,
    'if (!answer.ok) {',
    '  throw new Error(await answer.text())',
    '}',
    `console.log(await answer.${isBinary(route) ? 'blob' : isText(route) ? 'text' : 'json'}())`,
  ].join('\n')
}

/** Whether the answer is text that is no JSON. */
const isText = ({ operation: { kind, mediaType } }: Route): boolean =>
  kind === 'bytes' && mediaType !== undefined && /yaml|text/.test(mediaType)

const inQuotes = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A text in pieces that fit a narrow line, each with the space that ends it. Together they are the text. */
function textLines(text: string): readonly string[] {
  const lines = ['']
  for (const word of text.split(/(?<= )/)) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length > scriptLength - 8) lines.push(word)
    else lines[lines.length - 1] = last + word
  }
  return lines
}

/** A value as JavaScript: on one line where it is short. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return textLines(value).map(inQuotes).join(` +\n${indent}`)
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(
        ([name, item]) => `${/^\w+$/.test(name) ? name : inQuotes(name)}: ${literal(item, deeper)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = open + parts.join(', ') + close
  if (line.length + indent.length <= scriptLength && !line.includes('\n')) return line
  return `${open.trim()}\n${parts.map((part) => `${deeper}${part},`).join('\n')}\n${indent}${close.trim()}`
}

function mcpCall({ operation }: Route, input: Input): string | null {
  const tool = tools.find((one) => one.operation === operation)
  if (tool === undefined) return null
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool.name, arguments: input } }
  return JSON.stringify(call, null, 2)
}
