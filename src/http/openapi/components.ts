import type { TSchema } from 'typebox'
import {
  articleLevel,
  articleType,
  bundle,
  contentHash,
  libraryEntry,
  packModule,
  sectionHashes,
  skill,
  template,
  version,
} from '../../app/pack/content-schema.ts'
import { packOutput } from '../../app/pack/pack.ts'
import { ideaCounts, rewriteCounts } from '../../app/service/public-metrics.ts'
import { preflight } from '../../app/screening/preflight.ts'
import { check } from '../../app/service/health.ts'
import { deleteToken } from '../../app/records/delete-token.ts'
import { proof, verification } from '../../app/proof/proof-schema.ts'
import * as records from '../../app/operation/schema.ts'
import { type ErrorCode, LaurelError, errorCodes } from '../../core/error.ts'
import { problem, problems } from '../response/respond.ts'
import { routes } from '../routes/routes.ts'
import { errorsOf, ofTransport, refTo } from './failures.ts'

/** The schemas that the document names, by name; every other schema stands where it is used. */
const named: Readonly<Record<string, TSchema>> = {
  Finding: records.finding,
  Report: records.report,
  SharedReport: records.sharedReport,
  Rewrite: records.rewrite,
  Change: records.change,
  MockPayload: records.mockPayload,
  Look: records.look,
  RecordedLook: records.recordedLook,
  BadgeShape: records.look.properties.shape,
  BadgePalette: records.look.properties.palette,
  BadgeSymbol: records.look.properties.symbol,
  Receipt: records.receipt,
  SharedReceipt: records.sharedReceipt,
  Proof: proof,
  ProofCalendar: proof.properties.calendars.items,
  Verification: verification,
  ProofBlock: proof.properties.bitcoin,
  ProofState: proof.properties.state,
  Hash: proof.properties.hash,
  Check: check,
  ArticleType: articleType,
  ArticleLevel: articleLevel,
  Skill: skill,
  Module: packModule,
  LibraryEntry: libraryEntry,
  Template: template,
  SectionHashes: sectionHashes,
  Persona: packOutput.properties.persona,
  Compliance: packOutput.properties.compliance,
  Bundle: bundle,
  Sandbox: packOutput.properties.sandbox,
  Release: version,
  ContentHash: contentHash,
  DeleteToken: deleteToken,
  ImageOmits: records.receipt.properties.imageOmits,
  JudgedBy: records.report.properties.judgedBy,
  Idea: records.idea,
  Proposal: preflight.input,
  IdeaCounts: ideaCounts,
  RewriteCounts: rewriteCounts,
  Category: records.category,
  Digest: records.digest,
  Address: records.address,
  Time: records.time,
  TimeOrNull: records.nullable(records.time),
}

const names = new Map(Object.entries(named).map(([name, schema]) => [JSON.stringify(schema), name]))

/** A value as plain JSON in which every schema of the named ones is a reference; `whole`: the value itself is none. */
export function withReferences(value: unknown, whole = false): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withReferences(item))
  const name = whole ? undefined : names.get(JSON.stringify(value))
  if (name !== undefined) return refTo('schemas', name)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, withReferences(part)]),
  )
}

/** The form of every error (docs/spec/decisions.md 1). */
const problemSchema = {
  title: 'Problem',
  description: 'Problem details (RFC 9457). `type` is a page that explains the code.',
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'ok', 'version', 'code', 'requestId'],
  properties: {
    type: records.address,
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what to do; never repeats what was sent' },
    instance: { type: 'string' },
    ok: { type: 'boolean', enum: [false] },
    version: { type: 'string' },
    code: { type: 'string', enum: [...errorCodes] },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['pointer', 'message'],
        properties: {
          pointer: { type: 'string', description: 'JSON Pointer (RFC 6901) into the body; empty for the whole' },
          message: { type: 'string' },
        },
      },
    },
    findings: { type: 'array', items: { type: 'object' }, description: 'screening-failed: why' },
    'violated-policies': { type: 'array', items: { type: 'string' }, description: 'rate-limited: which allowance' },
  },
}

export const schemas = (): object => ({
  ...Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, withReferences(schema, true)])),
  Problem: withReferences(problemSchema),
})

const header = (description: string, type: 'string' | 'integer', example: unknown) => ({
  description,
  schema: { type },
  example,
})

export const headers = {
  ETag: header('strong entity tag of these bytes, for If-None-Match', 'string', '"i9Z3MvGxUzB5S1mzZ6zjxg"'),
  RateLimit: header(
    'what is left: "<policy>";r=<calls>;t=<seconds> (draft-ietf-httpapi-ratelimit-headers-11)',
    'string',
    '"expensive";r=39;t=3600',
  ),
  'RateLimit-Policy': header('the allowance: "<policy>";q=<calls>;w=<seconds>', 'string', '"expensive";q=40;w=3600'),
  'Retry-After': header('seconds to wait', 'integer', 60),
}

/** Of the errors of the transport, the first stands for all that no operation has a meaning of its own for. */
const exampleCodes = (): readonly ErrorCode[] =>
  errorCodes.filter(
    (code) =>
      code === 'forbidden' ||
      routes.some((route) =>
        ofTransport.includes(code) && code !== 'rate-limited'
          ? route.operation.errors.includes(code)
          : errorsOf(route).includes(code),
      ),
  )

/** An example of each error that the document describes by itself, with its remedy as `detail`. */
export const problemExamples = (publicUrl: string, version: string): object =>
  Object.fromEntries(
    exampleCodes().map((code) => {
      const error = new LaurelError(code, problems[code].remedy)
      const context = { publicUrl, version, requestId: 'req_c2FtcGxlIHJlcXVl', instance: '/api/flow/run' }
      return [code, { value: problem(error, context).body }]
    }),
  )
