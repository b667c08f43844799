import { type TSchema, Type } from 'typebox'
import { assertions, reasonsAgainst, scopes } from '../../core/handshake.ts'
import { bundle, contentHash, strings, version } from './content-schema.ts'
import { operation } from '../operation/operation.ts'
import { object, oneOf } from '../operation/schema.ts'
import type { Services } from '../services.ts'

const path = '/api/agent/handshake'

const bundleOf = ({ settings: { publicUrl } }: Services) => ({
  json: `${publicUrl}/api/agent/pack.json`,
  yaml: `${publicUrl}/api/agent/pack.yaml`,
})

const names = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 20, description })

/** The identity claim of an agent (docs/spec/interface.md 4.4). */
const claim = object({
  agent: object({
    name: Type.String({ minLength: 1, maxLength: 120 }),
    version: Type.String({ minLength: 1, maxLength: 40 }),
    scope: names(`what the agent asks for; nothing beyond ${scopes.join(', ')} is given`),
  }),
  accepts: names(`the assertions that the agent makes too; all of ${assertions.join(', ')} are needed`),
})

/** GET /api/agent/handshake: assertions, scopes and the schema of the claim. */
export const handshakeGet = operation({
  name: 'handshake',
  title: 'Read the handshake',
  summary: 'What this service asserts, what it expects of an agent, and how to claim an identity.',
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  input: object({}),
  output: object({
    appId: Type.String(),
    protocol: Type.String(),
    version,
    contentHash,
    guardrails: strings,
    assertions: Type.Array(oneOf(assertions)),
    scopes: Type.Array(oneOf(scopes)),
    claim: object({
      method: oneOf(['POST'] as const),
      path: Type.String(),
      schema: Type.Unsafe<TSchema>({ type: 'object', description: 'JSON Schema of the identity claim' }),
    }),
    bundle,
  }),
  errors: [],
  example: {},
  handle(_input, services) {
    const { publication, settings } = services
    const { protocol, guardrails } = publication.content.texts
    return Promise.resolve({
      answer: {
        appId: settings.appId,
        protocol,
        version: settings.version,
        contentHash: publication.contentHash,
        guardrails,
        assertions,
        scopes,
        claim: { method: 'POST' as const, path, schema: claim },
        bundle: bundleOf(services),
      },
    })
  },
})

/** POST /api/agent/handshake: accepts an identity claim, or says why not. A refusal is an answer, not an error. */
export const handshakeClaim = operation({
  name: 'handshake_claim',
  title: 'Claim an identity',
  summary: 'An agent says who it is and accepts the three assertions; the answer says where the pack is, or why not.',
  kind: 'action',
  cost: 'free',
  writes: false,
  redacts: [],
  input: claim,
  output: object({
    accepted: Type.Boolean(),
    appId: Type.Optional(Type.String()),
    protocol: Type.Optional(Type.String()),
    bundle: Type.Optional(bundle),
    reasons: Type.Optional(Type.Array(Type.String(), { description: 'why the claim is not accepted' })),
  }),
  errors: [],
  example: {
    agent: { name: 'study-helper', version: '1.0.0', scope: ['read-knowledge', 'draft-metadata', 'never-custody'] },
    accepts: [...assertions],
  },
  handle(input, services) {
    return Promise.resolve({ answer: answerTo(reasonsAgainst(input), services) })
  },
})

function answerTo(reasons: readonly string[], services: Services) {
  if (reasons.length > 0) return { accepted: false, reasons }
  const { publication, settings } = services
  const { protocol } = publication.content.texts
  return { accepted: true, appId: settings.appId, protocol, bundle: bundleOf(services) }
}
