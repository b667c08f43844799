import { flowRun } from '../app/screening/flow.ts'
import type { Operation } from '../app/operation/operation.ts'
import { packGet, packMeta } from '../app/pack/pack.ts'
import { preflight } from '../app/screening/preflight.ts'
import { receiptGet } from '../app/records/receipt.ts'
import { rewrite } from '../app/screening/rewrite.ts'
import { sandboxSimulate } from '../app/records/sandbox.ts'

/** One tool: an operation under its name of docs/spec/interface.md 4.3, with a description by which a model chooses. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** When to use it and when not. */
  readonly description: string
  /** Whether a call may store a receipt. */
  readonly stores: boolean
  readonly operation: Operation
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
  },
  {
    name: 'svc_preflight',
    title: 'Screen an idea',
    description:
      'Use to learn whether an idea passes, warns or fails, and which passages are the reason. The report gets an unlisted address. Not for texts that propose nothing, and not legal advice.',
    stores: false,
    operation: preflight,
  },
  {
    name: 'svc_rewrite',
    title: 'Rewrite an idea',
    description:
      'Use when svc_preflight found something: keeps who, what and why, takes the risk out, and names each change. Show the rewrite to the person before you use it, and use it only after a yes. Not for polishing style.',
    stores: false,
    operation: rewrite,
  },
  {
    name: 'svc_sandbox_simulate',
    title: 'Simulate issuance',
    description:
      'Use when the person has settled on a name and a purpose, and has said yes to a mock receipt. Nothing is issued on any network. Not for an unscreened idea (svc_flow_run).',
    stores: true,
    operation: sandboxSimulate,
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
  },
]

export const toolByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]))

/** The tool definition of the protocol. */
export const definitionOf = ({ name, title, description, stores, operation: { input, output } }: Tool) => ({
  name,
  title,
  description,
  inputSchema: plain(input),
  outputSchema: withoutNotes(plain(output)),
  annotations: { readOnlyHint: !stores, destructiveHint: false, idempotentHint: !stores, openWorldHint: false },
})

/** A schema as plain JSON, without the symbols of the schema library. */
const plain = (schema: object): { type: 'object' } & Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema)) as { type: 'object' } & Record<string, unknown>

/** An output schema without descriptions, because every client loads this list into its context. */
function withoutNotes<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutNotes) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'description' || typeof value !== 'string')
  const { type, ...rest } = schema as { readonly type?: unknown }
  // Some clients accept one type only, so a nullable string becomes an anyOf.
  if (Array.isArray(type) && type.length === 2 && type[1] === 'null')
    return withoutNotes({ anyOf: [{ type: type[0] as unknown, ...rest }, { type: 'null' }] }) as T
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNotes(value as unknown)])) as T
}

/** The answer to tools/list: the same for every client until the next release. */
export const toolDefinitions = tools.map(definitionOf)

/**
 * How long clients may cache lists and documents, which change with a release only and are the same for every client.
 */
export const cacheHint = { ttlMs: 300_000, cacheScope: 'public' } as const
