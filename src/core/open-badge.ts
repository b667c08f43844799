import type { ReceiptRecord } from './sandbox.ts'

/**
 * The receipt as an unsigned draft in the form of an Open Badges 3.0 credential (1EdTech). It has no proof, status,
 * evidence or endorsement, so that nobody takes it for a verifiable credential. The subject is a name-based URN of the
 * record's digest (hex, 64 digits), the same for every draft of a receipt. It holds no e-mail address and no person's
 * name.
 */
export function openBadgeDraft(receipt: ReceiptRecord, digest: string, publicUrl: string) {
  const { assetName, tokenType, objective } = receipt.mockPayload
  const page = `${publicUrl}/receipt/${receipt.receiptId}`
  const description = 'Mock for learning, not on-chain, unsigned.'
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `MOCK - ${assetName}`,
    description,
    issuer: { id: publicUrl, type: ['Profile'], name: 'Laurel (mock, educational)' },
    validFrom: receipt.createdAt,
    credentialSubject: {
      id: `urn:uuid:${uuidOf(digest)}`,
      type: ['AchievementSubject'],
      achievement: {
        id: `${page}#achievement`,
        type: ['Achievement'],
        name: `MOCK - ${assetName}`,
        description: `${description} A practice ${tokenType}.`,
        criteria: {
          narrative: objective === null ? 'No criteria were given in this practice credential.' : asMarkdown(objective),
        },
      },
    },
  }
}

/** The first 122 bits of a digest in the form of a UUID of version 8 (RFC 9562, 5.8). */
const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')

/** A text of a person as Markdown that reads as that very text: the narrative of criteria may hold Markdown. */
const asMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|&]/g, '\\$&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^[#+=-]/gm, '\\$&')
    .replace(/^(\d+)([.)])/gm, '$1\\$2')
