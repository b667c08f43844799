import { type TProperties, type TSchema, Type } from 'typebox'
import { failCategories, judges, warnCategories } from '../../core/finding.ts'
import { lookValues, maxLookText } from '../../core/badge/chosen-look.ts'
import { allowedNetworks, limits } from '../../core/sandbox.ts'
import { mockDisclosure } from '../../core/words.ts'
import { deleteToken } from '../records/delete-token.ts'

/** The schemas that several operations share; JSON Schema 2020-12, without additional properties. */

/** A string enum. Not Type.Union, whose `anyOf` of constants most code generators handle badly. */
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) })

export const object = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description && { description }) })

/** A required member that may be null. */
export const nullable = (schema: TSchema): TSchema => Type.Unsafe({ anyOf: [schema, { type: 'null' }] })

export const text = (maxLength: number, description: string) => Type.String({ maxLength, description })

export const time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds' })
export const address = Type.String({ format: 'uri', description: 'absolute address' })
export const digest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256, hex, of the canonical JSON (RFC 8785) that …/record serves',
})

export const outcome = oneOf(['pass', 'warn', 'fail'] as const, 'fail is an answer, not an error')
export const category = oneOf([...failCategories, ...warnCategories])

export const idea = Type.String({
  minLength: 1,
  maxLength: limits.idea,
  pattern: '\\S',
  description: 'the idea in plain words, any language',
})

/** The input fields of preflight, rewrite and flow. */
export const proposal = {
  idea,
  tokenType: Type.Optional(text(limits.tokenType, 'for example badge, certificate, collectible, loyalty')),
  network: Type.Optional(
    text(limits.network, 'the network that the idea is meant for; testnet and regtest have no effect'),
  ),
  audience: Type.Optional(text(limits.audience, 'who gets it')),
}

export const finding = object(
  {
    ruleId: Type.String(),
    category,
    severity: oneOf(['fail', 'warn'] as const),
    message: Type.String(),
    excerpt: Type.String(),
    start: Type.Optional(Type.Integer({ minimum: 0, description: 'UTF-16 offset into the returned idea' })),
    end: Type.Optional(Type.Integer({ minimum: 0 })),
    advice: Type.String(),
    learnMore: address,
  },
  'a finding in another field than the idea has no offsets',
)

const reportFields = {
  reportId: Type.String(),
  outcome,
  summary: Type.String(),
  idea: Type.String({ description: 'as stored: key material replaced by a placeholder' }),
  findings: Type.Array(finding),
  tokenType: nullable(Type.String()),
  network: nullable(Type.String()),
  audience: nullable(Type.String()),
  rulesVersion: Type.String(),
  shareUrl: address,
  createdAt: time,
  disclaimer: Type.String(),
  judgedBy: Type.Optional(
    oneOf(
      judges,
      'whose judgement the outcome is, where the operator’s model gave a second opinion: model when it changed the outcome, engine when it may not, both when they agree; absent without a second opinion',
    ),
  ),
}

/** As the answer that creates it shows it. */
export const report = object({ ...reportFields, deleteToken })
/** As everybody sees it under its id: with the digest, without the deletion token. */
export const sharedReport = object({ ...reportFields, contentDigest: digest })

/** One change of a rewrite. */
export const change = object({
  category,
  ruleId: Type.String(),
  from: Type.String(),
  to: Type.String({ description: 'empty when the passage was taken out' }),
  reason: Type.String(),
})

const rewriteFields = {
  safeIdea: Type.String({ description: 'the idea without the mechanisms that made it risky; never fails preflight' }),
  changes: Type.Array(change),
  source: oneOf(['rules', 'ai'] as const),
  outcome: oneOf(['pass', 'warn'] as const, 'preflight of safeIdea'),
  disclaimer: Type.String(),
}

export const rewrite = object(rewriteFields)

const network = oneOf(allowedNetworks)

/** The form of a transaction id or a digest, which no practice credential may show (core/issuance). */
const looksLikeReference = { type: 'string', pattern: '[0-9A-Fa-f]{64}' } as const

const lookLine = (description: string, form: object = {}) =>
  Type.String({ minLength: 1, maxLength: maxLookText, pattern: '\\S', ...form, description })

const lookFields = (form?: object) => ({
  shape: Type.Optional(oneOf(lookValues.shape)),
  palette: Type.Optional(oneOf(lookValues.palette)),
  symbol: Type.Optional(oneOf(lookValues.symbol)),
  issuer: Type.Optional(lookLine('who gives it, a line on the badge; screened like the name', form)),
  date: Type.Optional(lookLine('when, a line on the badge in words of your own; screened like the name', form)),
})

/** How the badge of a receipt is to look, in the input of an operation. */
export const look = object(lookFields(), 'how the badge looks; what is absent follows from the receipt')

/** The same as a receipt holds it. Every receipt is validated against it before it is stored. */
export const recordedLook = object(lookFields({ not: looksLikeReference }), 'absent when no look was chosen')

/**
 * The payload of every mock receipt. The article metadata-schema-certificates publishes the same schema, and a test
 * checks that both accept the same values. Every receipt is validated against it before it is stored.
 */
export const mockPayload = object({
  mock: Type.Unsafe<true>({ type: 'boolean', enum: [true] }),
  assetName: Type.String({ minLength: 1, maxLength: limits.assetName, pattern: '\\S', not: looksLikeReference }),
  tokenType: Type.String({ minLength: 1, maxLength: limits.tokenType, pattern: '\\S', not: looksLikeReference }),
  network,
  objective: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: limits.objective,
    not: looksLikeReference,
  }),
  transferability: oneOf(['non-transferable'] as const),
  valueClaim: oneOf(['none'] as const),
  disclosure: oneOf([mockDisclosure]),
})

const receiptFields = {
  receiptId: Type.String(),
  shareUrl: address,
  mockPayload,
  network,
  disclaimer: Type.String(),
  createdAt: time,
  look: Type.Optional(recordedLook),
  contentDigest: digest,
  imageUrl: address,
  imageOmits: nullable(
    Type.Array(Type.String(), {
      minItems: 1,
      description:
        'what the picture leaves out of name, kind, issuer and date because its fonts lack it: names of scripts as in Unicode, such as Hangul, “Emoji”, “other letters” or “symbols”; null when it shows everything',
    }),
  ),
  openBadgeUrl: address,
}

/** As the answer that creates it shows it. */
export const receipt = object({ ...receiptFields, deleteToken })
/** As everybody sees it under its id: with its proof, without the deletion token. */
export const sharedReceipt = object({
  ...receiptFields,
  proof: nullable(object({ id: Type.String(), state: Type.String() })),
})
