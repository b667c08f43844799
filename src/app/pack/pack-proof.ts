/** The service timestamps the content of its pack, so that an agent can check since when it has existed. */
import { Type } from 'typebox'
import { hexOf } from '../../ots/bytes.ts'
import { contentHash, version } from './content-schema.ts'
import { newId } from '../operation/ids.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import { proofAnswer } from '../proof/proof.ts'
import { proof, sha256 } from '../proof/proof-schema.ts'
import { address, nullable, object } from '../operation/schema.ts'
import type { Services } from '../services.ts'

/**
 * Commits the content of the current release, once for each version. Two processes that start at the same time may both
 * commit it; the second proof is harmless.
 */
export async function commitRelease({ store, publication, settings, now, random }: Services): Promise<void> {
  const subject = { kind: 'pack', id: settings.version } as const
  if ((await store.proofs.findOf(subject.kind, subject.id, publication.digest)) !== null) return
  await store.commit({
    records: [],
    proofs: [
      {
        id: newId('prf', random),
        hash: publication.digest,
        nonce: hexOf(random(16)),
        createdAt: now().toISOString(),
        subject,
      },
    ],
  })
}

const shared = { cost: 'free', writes: false, redacts: [], input: object({}), errors: [], example: {} } as const

/** GET /api/agent/content.json: the bytes that `contentHash` is made of. */
export const packContent = operation({
  ...shared,
  name: 'pack_content',
  title: 'Read the bytes of the pack',
  summary:
    'The content of the pack in canonical JSON (RFC 8785). contentHash is the first 16 hex digits of the SHA-256 of these bytes, and the hash of a section is the same of that section.',
  kind: 'bytes',
  output: Type.Unknown({ description: 'the content of the pack in canonical JSON' }),
  handle(_input, { publication }) {
    const answer: Bytes = { mediaType: 'application/json; charset=utf-8', text: publication.canonical }
    return Promise.resolve({ answer })
  },
})

/** GET /api/agent/proof: the proof of the current release. Throws `not-found` before there is one. */
export const packProof = operation({
  ...shared,
  name: 'pack_proof',
  title: 'Read the proof of the pack',
  summary: 'The timestamp proof of the content of the current release, to check since when it has existed.',
  kind: 'document',
  output: object({
    agentPackVersion: version,
    contentHash,
    hash: sha256,
    contentUrl: address,
    proof: nullable(proof),
  }),
  async handle(_input, services) {
    const { publication, settings, store } = services
    const stored = await store.proofs.findOf('pack', settings.version, publication.digest)
    return {
      answer: {
        agentPackVersion: settings.version,
        contentHash: publication.contentHash,
        hash: publication.digest,
        contentUrl: `${settings.publicUrl}/api/agent/content.json`,
        proof: stored === null ? null : proofAnswer(stored, services),
      },
    }
  },
})
