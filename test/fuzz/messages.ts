/** MCP messages: every method in the envelope of every revision, and what is wrong with messages. */
import fc from 'fast-check'
import { envelope } from '../../src/mcp/message.ts'
import { type Change, changed } from './changes.ts'
import type { Described } from './described.ts'
import type { Draft, Field } from './draft.ts'
import { type JsonText, partsOf, textOf } from './json-text.ts'
import { commonFields, type Target } from './targets.ts'
import { fitting, oddJson, oddText } from './values.ts'

const path = '/api/mcp'
/** Revision 2026-07-28, in which every message carries an envelope. */
const modern = '2026-07-28'

/** Params of each method that are valid. */
function paramsOf({ mcp, resolve }: Described, method: string): fc.Arbitrary<Record<string, unknown>> {
  const uri = fc.constantFrom(...mcp.resources, 'skill://laurel', 'skill://laurel/SKILL.md', 'laurel://nothing')
  const prompt = fc.constantFrom(...mcp.prompts)
  switch (method) {
    case 'initialize':
      return fc.record({
        protocolVersion: fc.constantFrom(...mcp.protocolVersions, '2099-01-01'),
        capabilities: fc.constantFrom({}, { roots: { listChanged: true }, sampling: {}, elicitation: {} }),
        clientInfo: fc.record({ name: fc.string({ maxLength: 20 }), version: fc.constant('1') }),
      })
    case 'tools/call':
      return fc.constantFrom(...mcp.tools).chain(({ name, inputSchema }) =>
        fc.record({
          name: fc.constant(name),
          arguments:
            name === 'svc_receipt_get'
              ? fc.constantFrom({ receiptId: mcp.receiptId }, { receiptId: 'rcp_none' })
              : fitting(inputSchema, resolve),
        }),
      )
    case 'resources/read':
    case 'resources/directory/read':
    case 'skills/get':
      return fc.record({ uri })
    case 'prompts/get':
      return fc
        .tuple(prompt, fc.constantFrom('badge', 'a garden day', 'testnet', ''))
        .map(([{ name, arguments: given }, value]) => ({
          name,
          arguments: Object.fromEntries(given.map((one) => [one.name, value])),
        }))
    case 'completion/complete':
      return fc.tuple(prompt, fc.constantFrom('', 'b', 'te', 'zz')).map(([{ name, arguments: given }, value]) => ({
        ref: { type: 'ref/prompt', name },
        argument: { name: given[0]?.name ?? 'x', value },
      }))
    case 'subscriptions/listen':
      return fc.constantFrom({ notifications: { toolsListChanged: true } }, { notifications: {} })
    default:
      return fc.constant({})
  }
}

/** The revision and way in which a message is sent. `progress`: the client asks for it and takes a stream. */
const ways = ({ mcp }: Described) =>
  fc.record({
    version: fc.constantFrom(undefined, ...mcp.protocolVersions),
    streams: fc.constantFrom(false, false, true),
    progress: fc.constantFrom<readonly unknown[]>([], [], [1], ['token']),
    id: fc.oneof(fc.constantFrom<unknown>(1, 0, '', 'a"b', 'id', -5, 2 ** 53 - 1), fc.string({ maxLength: 10 })),
  })

const withId = (method: string): boolean => !method.startsWith('notifications/')

function messages(described: Described, method: string): fc.Arbitrary<Draft> {
  return fc
    .record({
      params: paramsOf(described, method),
      way: ways(described),
      common: commonFields(described.host),
    })
    .map(({ params, way: { version, streams, progress, id }, common }): Draft => {
      const meta = {
        ...(version === modern && { [envelope.version]: modern, [envelope.capabilities]: {} }),
        ...(progress.length > 0 && { progressToken: progress[0] }),
      }
      const sent = { ...params, ...(Object.keys(meta).length > 0 && { _meta: meta }) }
      const name = params['name'] ?? params['uri']
      const fields: readonly Field[] = [
        ...common,
        ['Content-Type', 'application/json'],
        ...(streams ? [['Accept', 'application/json, text/event-stream'] as const] : []),
        ...(version === undefined ? [] : [['MCP-Protocol-Version', version] as const]),
        ...(version === modern ? [['Mcp-Method', method] as const] : []),
        ...(version === modern && typeof name === 'string' ? [['Mcp-Name', name] as const] : []),
      ]
      const json = partsOf({
        jsonrpc: '2.0',
        ...(withId(method) && { id }),
        method,
        ...(Object.keys(sent).length > 0 && { params: sent }),
      })
      return { method: 'POST', target: path, protocol: 'HTTP/1.1', fields, json, secrets: [], changes: 0 }
    })
}

const memberOf = (json: JsonText, name: string, value: JsonText): JsonText =>
  typeof json === 'string' || 'items' in json
    ? json
    : { members: [...json.members.filter(([known]) => known !== name), [name, value] as const] }

/** What is wrong with messages more often than with other JSON. */
const ofMessages: readonly fc.Arbitrary<Change>[] = [
  // A batch of the message, of the message with others, of none, of too many, or inside another.
  fc
    .tuple(
      fc.integer({ min: 0, max: 22 }),
      fc.boolean(),
      fc.constantFrom<readonly JsonText[]>(
        [],
        ['1'],
        ['{}'],
        [{ items: [] }],
        ['{"jsonrpc":"2.0","method":"ping","id":7}'],
        ['{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'],
      ),
    )
    .map(([times, own, others]): Change => (draft) => ({
      ...draft,
      fields: own ? draft.fields : draft.fields.filter(([name]) => !/^mcp-/i.test(name)),
      json: { items: [...Array.from({ length: times }, () => draft.json ?? '{}'), ...others] },
    })),
  ...['id', 'jsonrpc', 'method', 'params'].map((name) =>
    oddJson.map(({ value, secrets }): Change => (draft) => ({
      ...draft,
      json: memberOf(draft.json ?? '{}', name, value),
      secrets: [...draft.secrets, ...secrets],
    })),
  ),
  fc
    .tuple(
      fc.constantFrom(
        'cursor',
        'uri',
        'name',
        'arguments',
        '_meta',
        'ref',
        'argument',
        'progressToken',
        'inputResponses',
        'requestState',
      ),
      oddJson,
    )
    .map(([name, { value, secrets }]): Change => (draft) => {
      if (draft.json === null || typeof draft.json === 'string' || 'items' in draft.json) return draft
      const params = draft.json.members.find(([known]) => known === 'params')?.[1] ?? { members: [] }
      return {
        ...draft,
        json: memberOf(draft.json, 'params', memberOf(params, name, value)),
        secrets: [...draft.secrets, ...secrets],
      }
    }),
  // Another version in the header or in the envelope, which then contradict each other.
  fc
    .constantFrom(modern, '2025-11-25', '2025-03-26', '2024-11-05', '1999-01-01', 'x')
    .map((version): Change => (draft) => ({
      ...draft,
      fields: [...draft.fields.filter(([name]) => !/^mcp-protocol/i.test(name)), ['MCP-Protocol-Version', version]],
    })),
  oddText.map(({ value, secrets }): Change => (draft) => ({
    ...draft,
    json: memberOf(draft.json ?? '{}', 'method', JSON.stringify(value)),
    secrets: [...draft.secrets, ...secrets],
  })),
  // The answer to a request that was never made.
  fc.constantFrom('{"result":{}}', '{"error":{"code":1,"message":"x"}}').map((text): Change => (draft) => ({
    ...draft,
    json: `{"jsonrpc":"2.0","id":1,${text.slice(1)}`,
  })),
]

const furtherMethods = ['notifications/initialized', 'notifications/cancelled', 'notifications/progress', 'logging/setLevel', 'resources/subscribe', 'sampling/createMessage', 'rpc.discover'] // prettier-ignore

/** A target for every method. Together they have about half as many requests as the operations. */
export function mcpTargets(described: Described): readonly Target[] {
  return [...described.mcp.methods, ...furtherMethods].map((method) => ({
    name: `mcp:${method}`,
    weight:
      method === 'tools/call'
        ? 24
        : method === 'subscriptions/listen' || !described.mcp.methods.includes(method)
          ? 1
          : 3,
    requests: changed(messages(described, method), ofMessages),
  }))
}

/** The messages of a body; null when it is no JSON. */
export function sentMessages(json: JsonText | null, raw: Buffer | undefined): readonly unknown[] | null {
  try {
    const body: unknown = JSON.parse(raw?.toString('utf8') ?? textOf(json ?? ''))
    return Array.isArray(body) ? body : [body]
  } catch {
    return null
  }
}
