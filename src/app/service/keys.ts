import { Type } from 'typebox'
import { apiKeyPrefix, newApiKey } from '../../core/api-key.ts'
import { sha256Hex } from '../../core/hash.ts'
import { type DailyLimit, heldKey, usageOf, windowSeconds } from '../operation/access.ts'
import { operation } from '../operation/operation.ts'
import { nullable, object, time } from '../operation/schema.ts'

/** New keys a day for one client address (docs/spec/decisions.md 2). */
export const keysPerDay = 5

/** Longest label, in characters. */
export const labelLength = 40

const limit: DailyLimit = {
  policy: 'keys',
  quota: keysPerDay,
  refusal: `At most ${keysPerDay} new keys a day are made for one address`,
}

const prefix = Type.String({ description: 'the first letters of the key, which name it without giving it away' })
const callsPerHour = Type.Integer({ minimum: 0, description: 'counted calls an hour with this key; 0: no limit' })

export const keyCreate = operation({
  name: 'key_create',
  title: 'Make an API key',
  summary:
    'A free key with an hourly allowance of its own. The answer shows the key once; only its SHA-256 is stored. What an Idempotency-Key repeats is kept encrypted with that header, so take a random one.',
  kind: 'action',
  cost: 'free',
  limit,
  writes: true,
  confidential: true,
  redacts: [],
  input: object({
    label: Type.Optional(
      Type.String({
        maxLength: labelLength,
        pattern: '^[^\\u0000-\\u001f\\u007f]*$',
        description: 'what the key is for, in one line of at most 40 characters; only the holder of the key sees it',
      }),
    ),
  }),
  output: object({
    key: Type.String({ pattern: '^lrl_[0-9A-Za-z]{36}$', description: 'send it as Authorization: Bearer' }),
    prefix,
    createdAt: time,
    limits: object({ callsPerHour, windowSeconds: Type.Integer({ minimum: 1 }) }),
  }),
  errors: [],
  example: { label: 'garden club agent' },
  handle({ label }, { random, now, settings }) {
    const key = newApiKey(random)
    const stored = {
      hash: sha256Hex(key),
      prefix: apiKeyPrefix(key),
      label: label === undefined || label.trim() === '' ? null : label.trim(),
      createdAt: now().toISOString(),
    }
    const limits = { callsPerHour: settings.keyedQuota, windowSeconds }
    return Promise.resolve({
      answer: { key, prefix: stored.prefix, createdAt: stored.createdAt, limits },
      keys: [stored],
    })
  },
})

export const keyCurrent = operation({
  name: 'key_current',
  title: 'Read about your API key',
  summary: 'The API key of this very request: its label, when it was made, and how much of this hour is used.',
  kind: 'document',
  cost: 'free',
  needsKey: true,
  writes: false,
  redacts: [],
  input: object({}),
  output: object({
    prefix,
    label: nullable(Type.String()),
    createdAt: time,
    usage: object({
      limit: callsPerHour,
      used: Type.Integer({ minimum: 0 }),
      remaining: nullable(Type.Integer({ minimum: 0, description: 'null: no limit' })),
      resetSeconds: Type.Integer({ minimum: 0, description: 'seconds until the hour of this key ends' }),
    }),
  }),
  errors: [],
  example: {},
  async handle(_input, services, caller) {
    const key = heldKey(caller)
    const { prefix: shown, label, createdAt } = key
    return { answer: { prefix: shown, label, createdAt, usage: await usageOf(key, caller, services) } }
  },
})

export const keyRevoke = operation({
  name: 'key_revoke',
  title: 'Revoke your API key',
  summary: 'Revokes the API key of this very request, at once and for good; what was stored of it is removed.',
  kind: 'action',
  cost: 'free',
  needsKey: true,
  writes: false,
  redacts: [],
  input: object({}),
  output: object({ revoked: Type.Unsafe<true>({ type: 'boolean', enum: [true] }) }),
  errors: [],
  example: {},
  async handle(_input, { store }, caller) {
    // Of two concurrent revocations both may report success: the key is revoked.
    await store.keys.remove(heldKey(caller).hash)
    return { answer: { revoked: true as const } }
  },
})
