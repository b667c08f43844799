import { askAfterScreening, askBeforeAccepting } from '../../core/words.ts'
import { callFunction, firstMcpCall } from '../agents/printed-programs.ts'
import type { Field, Reference, ReferenceGroup, ReferenceOperation } from '../agents/reference.ts'

/** What the reference in Markdown is made of. */
export interface ReferenceMarkdown {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly reference: Reference
}

/** The API reference in Markdown, as /docs.md serves it and docs/api.md holds it: the content of the page /docs. */
export const referenceMarkdown = ({ publicUrl, reference }: ReferenceMarkdown): string =>
  `${[introduction(publicUrl), contents(reference), ...reference.groups.map(group), mcp(publicUrl, reference), errors(reference)].join('\n\n')}\n`

const introduction = (publicUrl: string): string => `# API reference

JSON over HTTP at \`${publicUrl}\`. No account and no key is needed. The same for code generators: \`${publicUrl}/openapi.json\` (OpenAPI 3.1). The source code of Laurel also has a client with types (\`laurel/client\`), which is in no registry.

The calls in TypeScript need this function once, and nothing but \`fetch\`:

${fenced('ts', callFunction(publicUrl))}

1. Send the idea to \`POST /api/flow/run\` with \`"simulate": false\`, and show the answer to the person.
2. Where the idea fails or warns, the answer has a rewrite. ${askBeforeAccepting}
3. ${askAfterScreening}

GET calls wrap the result in \`data\`, \`{"ok": true, "version": …, "data": …}\`, and send an \`ETag\` with it. POST calls put the fields of the result beside \`ok\` and \`version\`. A \`fail\` of screening is an answer, not an error. Unknown fields are refused, and types are never converted. Times are ISO 8601 in UTC.

“Counted” calls have an hourly allowance; the answer says in \`RateLimit\` what is left, and a 429 in \`Retry-After\` how many seconds to wait. An API key of \`POST /api/keys\` has its own allowance: send it as \`Authorization: Bearer lrl_YOUR_KEY\`, never in an address. A “repeatable” call takes an \`Idempotency-Key\` header: the same key with the same request gets the same answer for 24 hours, and nothing is made twice.`

/** One line per operation: what a reader looks for, and what to call. */
const contents = ({ groups }: Reference): string =>
  groups
    .map(({ title, operations }) =>
      [`**${title}**\n`, ...operations.map((one) => `- ${one.title}: \`${one.method} ${one.path}\``)].join('\n'),
    )
    .join('\n\n')

const group = ({ title, text, operations }: ReferenceGroup): string =>
  [`## ${title}\n\n${text}`, ...operations.map(operation)].join('\n\n')

const operation = (one: ReferenceOperation): string =>
  [
    `### ${one.title}`,
    `\`${one.method} ${one.path}\`${marks(one)}`,
    [one.summary, ...one.notes].join(' '),
    ...(one.request.length === 0 ? [] : [fieldTable(one.request)]),
    ...one.calls.filter(({ id }) => id !== 'mcp').map(({ id, text }) => fenced(id === 'curl' ? 'sh' : 'ts', text)),
    ...(one.answer === null ? [] : [`Answer:\n\n${fenced(languages[one.answer.mediaType] ?? '', one.answer.text)}`]),
    ...(one.errors.length === 0
      ? []
      : [
          `Errors: ${one.errors.map(({ code, status }) => `${status} \`${code}\``).join(', ')}, and the errors that every call can give.`,
        ]),
  ].join('\n\n')

const languages: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/yaml': 'yaml',
  'text/markdown': 'md',
}

const marks = ({ counted, repeatable, needsKey, tool }: ReferenceOperation): string =>
  [
    counted ? ' · counted' : '',
    needsKey ? ' · needs a key' : '',
    repeatable ? ' · repeatable' : '',
    tool === null ? '' : ` · MCP tool \`${tool}\``,
  ].join('')

/** A text in a fence that is longer than any fence within it. */
const fenced = (language: string, text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

const fieldTable = (fields: readonly Field[]): string =>
  ['| field | what it is |', '| --- | --- |', ...fields.map(row)].join('\n')

const row = ({ name, place, type, required, preset, values, limits, description }: Field): string => {
  const facts = [
    `\`${type}\`${place === undefined || place === 'body' ? '' : `, in the ${place}`}${required ? ', **required**' : ''}`,
    preset === undefined ? '' : `default \`${preset}\``,
    limits,
    description,
    values.length < 2 ? '' : `one of ${values.map((value) => `\`${value}\``).join(', ')}`,
  ]
  return `| \`${name}\` | ${facts.filter(Boolean).join('; ').replaceAll('|', '\\|')} |`
}

const mcp = (publicUrl: string, { mcp: endpoints }: Reference): string =>
  `## MCP\n\nThe Model Context Protocol at \`${publicUrl}/api/mcp\`, and plain JSON-RPC without a handshake: the same operations as tools.\n\n${endpoints
    .map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`)
    .join('\n')}\n\nThe first call:\n\n${fenced('sh', firstMcpCall(publicUrl))}`

const errors = ({ errors: rows, problem }: Reference): string =>
  [
    '## Errors\n\nAn error is a problem document (RFC 9457). `code` is one of this list, `detail` says what to do and never repeats what was sent, and `type` is a page with the remedy.',
    fenced('json', problem),
    [
      '| code | status | what happened |',
      '| --- | --- | --- |',
      ...rows.map(
        ({ code, status, title, of }) => `| \`${code}\` | ${status} | ${title}${of === null ? '' : ` (${of})`} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
