import type { Bytes } from '../../app/operation/operation.ts'
import type { Settings } from '../../app/services.ts'
import { type ErrorCode, LaurelError, errorCodes } from '../../core/error.ts'
import { tools } from '../../mcp/tools.ts'
import type { Field, Reference, ReferenceOperation } from '../../pages/agents/reference.ts'
import type { Sample } from '../context.ts'
import { answerBody, problem, problems } from '../response/respond.ts'
import { type Route, routes } from '../routes/routes.ts'
import { abridged, abridgedText, hexLines } from './abridged.ts'
import { callsOf } from './calls.ts'
import { type Schema, fieldsOf } from './fields.ts'
import { mcpEndpoints } from './mcp-endpoints.ts'
import { errorsOf } from './failures.ts'
import { answerSchema } from './operation.ts'

/** A noun of the API: the operations of one kind of record or service. */
interface Noun {
  /** The anchor of its section on /docs. The names of operations are anchors too: no noun has the name of one. */
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The nouns of the API in the order of the page. An address belongs to the first that fits. */
const nouns: readonly (Noun & { readonly of: RegExp })[] = [
  {
    id: 'ideas',
    title: 'Ideas',
    text: 'Screen an idea for a practice credential, rewrite it, or do both and get a mock receipt in one call. Every screened idea gets a report under an address that nobody can guess.',
    of: /^\/api\/(?:flow|compliance)\//,
  },
  {
    id: 'receipts',
    title: 'Mock receipts',
    text: 'A mock receipt is a record to share: it says what a credential would be called and why, and that nothing was issued.',
    of: /^\/api\/(?:sandbox|receipt)\//,
  },
  {
    id: 'reports',
    title: 'Reports',
    text: 'What screening found in one idea, to read again and to share.',
    of: /^\/api\/report\//,
  },
  {
    id: 'proofs',
    title: 'Proofs',
    text: 'Commit a SHA-256 hash, or the digest of a record, and get an OpenTimestamps file. It says that the hash existed before a time, and nothing about who made it or whether it is true.',
    of: /^\/api\/(?:proof|block)\b/,
  },
  {
    id: 'pack',
    title: 'Agent pack',
    text: 'Everything that an agent should know before it helps with a credential. Keep it, and fetch it again when its version changes.',
    of: /^\/api\/agent\/(?:meta|pack|diff|content|proof)\b/,
  },
  {
    id: 'skills-and-handshake',
    title: 'Skills and handshake',
    text: 'The skill document, the skills as data, and the handshake by which agent and service agree on what neither of them does.',
    of: /^\/api\/(?:skills|agent)\b/,
  },
  { id: 'articles', title: 'Library', text: 'The articles of the library as data.', of: /^\/api\/library\b/ },
  {
    id: 'keys',
    title: 'API keys',
    text: 'A key is free and has an hourly allowance of its own. It is shown once; only its hash is stored.',
    of: /^\/api\/keys\b/,
  },
  {
    id: 'service',
    title: 'Service',
    text: 'Health, public counts, prices, the waitlist, and this list as data.',
    of: /^\/api\/(?:waitlist|pricing|health|metrics|docs)\b/,
  },
]

/** The noun that an address belongs to. Throws an Error for an address without one, which a test would find. */
export function nounOf(path: string): Noun {
  const noun = nouns.find(({ of }) => of.test(path))
  if (noun === undefined) throw new Error(`${path} belongs to no noun of the API reference`)
  return noun
}

/** Kinds of calls, each with what the list of errors calls it. */
const kinds: readonly { readonly of: string; readonly has: (route: Route) => boolean }[] = [
  { of: 'any call', has: () => true },
  { of: 'any POST or DELETE', has: ({ method }) => method !== 'GET' },
  { of: 'any repeatable call', has: ({ operation }) => operation.writes },
]

/** The first kind of which every call can end with an error; undefined for an error of single calls. */
const kindOf = (code: ErrorCode) =>
  kinds.find(({ has }) => routes.filter(has).every((route) => errorsOf(route).includes(code)))

/** The errors that a call does not share with all calls of its kind. */
const ownErrors = (route: Route): readonly ErrorCode[] =>
  errorsOf(route).filter((code) => kindOf(code)?.has(route) !== true)

/** The API reference, made of the one list of routes and of examples that were really run. */
export function referenceOf(samples: ReadonlyMap<string, Sample>, settings: Settings): Reference {
  const operations = routes.map((route) => operationOf(route, samples.get(route.operation.name), settings))
  return {
    groups: nouns.map(({ id, title, text }) => ({
      id,
      title,
      text,
      operations: operations.filter(({ path }) => nounOf(path).id === id),
    })),
    errors: errorCodes.map((code) => {
      const { status, title } = problems[code]
      return { code, status, title, of: kindOf(code)?.of ?? null }
    }),
    problem: exampleProblem(settings),
    mcp: mcpEndpoints,
  }
}

function operationOf(route: Route, sample: Sample | undefined, settings: Settings): ReferenceOperation {
  const { method, path, operation } = route
  const { name, title, summary, example, cost } = operation
  return {
    name,
    method,
    path,
    title,
    summary,
    tool: tools.find((tool) => tool.operation === operation)?.name ?? null,
    counted: cost === 'expensive',
    repeatable: operation.writes,
    needsKey: operation.needsKey ?? false,
    notes: notesOf(route),
    request: requestOf(route),
    calls: callsOf(route, sample?.input ?? example, settings.publicUrl),
    answer: sample === undefined || sample.answer === null ? null : answerOf(route, sample.answer, settings),
    response: operation.kind === 'bytes' ? [] : fieldsOf(answerSchema(operation) as Schema),
    errors: ownErrors(route).map((code) => ({ code, status: problems[code].status, title: problems[code].title })),
  }
}

const notesOf = ({ operation: { limit, redacts } }: Route): readonly string[] => [
  ...(limit === undefined ? [] : [`${limit.refusal}.`]),
  ...(redacts.length > 0
    ? [`Private keys and recovery phrases in ${redacts.join(', ')} are replaced before anything reads them.`]
    : []),
]

function requestOf({ method, operation, id, header }: Route): readonly Field[] {
  return fieldsOf(operation.input as Schema).map((field) => {
    if (field.name === id) return { ...field, name: 'id', place: 'path' }
    if (field.name === header?.field) return { ...field, name: header.name, place: 'header' }
    return { ...field, place: method === 'GET' ? 'query' : 'body' }
  })
}

function answerOf({ operation }: Route, answer: unknown, { version }: Settings): ReferenceOperation['answer'] {
  if (operation.kind !== 'bytes') {
    const body: unknown = JSON.parse(answerBody(operation.kind, version, answer))
    return { mediaType: 'application/json', text: JSON.stringify(abridged(body), null, 2) }
  }
  const { mediaType, text } = answer as Bytes
  const type = mediaType.split(';', 1)[0] ?? ''
  if (typeof text !== 'string' && !/json|yaml|text/.test(type)) return { mediaType: type, text: hexLines(text) }
  const whole = typeof text === 'string' ? text : new TextDecoder().decode(text)
  // Canonical JSON is shown byte for byte: it has no line breaks.
  const isDocument = type === 'application/json' && whole.includes('\n')
  const shown = isDocument ? JSON.stringify(abridged(JSON.parse(whole)), null, 2) : abridgedText(whole)
  return { mediaType: type, text: shown }
}

function exampleProblem({ publicUrl, version }: Settings): string {
  const error = new LaurelError('validation', 'The request does not fit: idea is required.', {
    errors: [{ pointer: '/idea', message: 'is required' }],
  })
  const context = { publicUrl, version, requestId: 'req_c2FtcGxlIHJlcXVl', instance: '/api/flow/run' }
  return JSON.stringify(problem(error, context).body, null, 2)
}
