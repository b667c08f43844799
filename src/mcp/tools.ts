import { flowRun } from '../app/screening/flow.ts'
import type { Operation } from '../app/operation/operation.ts'
import { packGet, packMeta } from '../app/pack/pack.ts'
import { preflight } from '../app/screening/preflight.ts'
import { receiptGet } from '../app/records/receipt.ts'
import { rewrite } from '../app/screening/rewrite.ts'
import type { Services } from '../app/services.ts'
import { sandboxSimulate } from '../app/records/sandbox.ts'
import { flowAnswer } from './flow-answer.ts'
import { receiptText } from './unserved.ts'

/** One tool: an operation under its name of docs/spec/interface.md 4.3, with a description by which a model chooses. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** When to use it and when not. */
  readonly description: string
  /** Whether a call may store a receipt. */
  readonly stores: boolean
  readonly operation: Operation
  /** The answer as the tool gives it, where it differs from that over HTTP. */
  readonly answered?: (answer: never) => Record<string, unknown>
  /** The answer over HTTP in words, which goes with the JSON where no server shows its page. */
  readonly inWords?: (answer: never) => string
  /** Whether a call asks the operator's model, if there is one, which takes seconds. */
  readonly asksModel?: true
}

/** The tools in their fixed order. */
export const tools: readonly Tool[] = [
  {
    name: 'svc_flow_run',
    title: 'Screen, rewrite and simulate',
    description:
      'Start here with a new idea for a credential. Screens it, rewrites it where it is risky, and makes a shareable mock receipt of an idea that does not fail. Send simulate: false first and show the answer. Show the rewrite to the person and ask whether to use it. After a yes, call again with acceptRewrite: true. Ask whether they want a mock receipt. If they do, call again with simulate: true. Not for an idea that only needs findings (svc_preflight).',
    stores: true,
    operation: flowRun,
    answered: flowAnswer,
    asksModel: true,
  },
  {
    name: 'svc_preflight',
    title: 'Screen an idea',
    description:
      'Use to learn whether an idea passes, warns or fails, and which passages are the reason. The report gets an unlisted address. Not for texts that propose nothing, and not legal advice.',
    stores: false,
    operation: preflight,
    asksModel: true,
  },
  {
    name: 'svc_rewrite',
    title: 'Rewrite an idea',
    description:
      'Use when svc_preflight found something: keeps who, what and why, takes the risk out, and names each change. Show the rewrite to the person before you use it, and use it only after a yes. Not for polishing style.',
    stores: false,
    operation: rewrite,
    asksModel: true,
  },
  {
    name: 'svc_sandbox_simulate',
    title: 'Simulate issuance',
    description:
      'Use when the person has settled on a name and a purpose, and has said yes to a mock receipt. Nothing is issued on any network. Not for an unscreened idea (svc_flow_run).',
    stores: true,
    operation: sandboxSimulate,
    inWords: receiptText,
  },
  {
    name: 'svc_pack_meta',
    title: 'Read the version of the pack',
    description:
      'Use before svc_pack_get: when version and contentHash are the ones you keep, your copy is current. Not needed for screening.',
    stores: false,
    operation: packMeta,
  },
  {
    name: 'svc_pack_get',
    title: 'Fetch the pack',
    description:
      'Use to learn skills, modules, library index, templates and guardrails. Ask for one section when that is enough; the whole pack has about 40 KB. Not again while svc_pack_meta says the same version.',
    stores: false,
    operation: packGet,
  },
  {
    name: 'svc_receipt_get',
    title: 'Read a mock receipt',
    description:
      'Use to read a mock receipt again by its id (rcp_…). Not for reports, and there is no list of receipts.',
    stores: false,
    operation: receiptGet,
    inWords: receiptText,
  },
]

/** Whether a call of a tool may take seconds here. */
export const mayTakeLong = ({ asksModel }: Tool, { screening }: Services): boolean =>
  asksModel === true && screening.newDeadline !== undefined

export const toolByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]))

/** The tool definition of the protocol; `unserved`: for a process without a public address. */
export const definitionOf = (
  { name, title, description, stores, operation: { input, output } }: Tool,
  unserved = false,
) => ({
  name,
  title,
  description,
  inputSchema: plain(input),
  outputSchema: outline(plain(output), unserved),
  annotations: { readOnlyHint: !stores, destructiveHint: false, idempotentHint: !stores, openWorldHint: false },
})

type Schema = { readonly type: 'object' } & Readonly<Record<string, unknown>>

/** A schema as plain JSON, without the symbols of the schema library. */
const plain = (schema: object) => JSON.parse(JSON.stringify(schema)) as Schema

/**
 * The members that every answer of a tool has, with their types, because every client loads this list into its context;
 * OpenAPI has the whole schema. Further members are valid: a client that keeps the list accepts the answers of a later
 * release.
 */
function outline(output: Schema, unserved: boolean) {
  const properties = output['properties'] as Readonly<Record<string, Member>>
  const isLeftOut = (name: string) => unserved && properties[name]?.format === 'uri' && name !== 'shareUrl'
  const required = (output['required'] as readonly string[]).filter((name) => !isLeftOut(name))
  const members = Object.entries(properties).filter(([name]) => required.includes(name))
  const kind = (name: string, member: Member) =>
    unserved && name === 'shareUrl' ? { anyOf: [kindOf(member), { type: 'null' }] } : kindOf(member)
  return {
    type: output.type,
    properties: Object.fromEntries(members.map(([name, member]) => [name, kind(name, member)])),
    required,
  }
}

/** A member of an object in JSON Schema, as the schema library writes it. */
interface Member {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Member[]
  readonly items?: Member
}

/** The type of a member. A nested record is only an object; patterns, formats, limits and descriptions are left out. */
const kindOf = ({ type, enum: values, anyOf, items }: Member): Member =>
  anyOf === undefined
    ? { ...(type !== undefined && { type }), ...(values && { enum: values }), ...(items && { items: kindOf(items) }) }
    : { anyOf: anyOf.map(kindOf) }

/** The answer to tools/list: the same for every client until the next release. */
export const toolDefinitions = tools.map((tool) => definitionOf(tool))

/**
 * How long clients may cache lists and documents, which change with a release only and are the same for every client.
 */
export const cacheHint = { ttlMs: 300_000, cacheScope: 'public' } as const
