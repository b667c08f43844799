/** Attestations: statements about the message of a node. Unknown kinds are kept byte for byte. */
import { type Reader, type Writer, Reader as BytesReader, Writer as BytesWriter } from './bytes.ts'
import { asciiOf, bytesOf, bytesOfAscii, compareBytes, hexOf } from './bytes.ts'
import { OtsError } from './error.ts'
import { limits } from './limits.ts'

/** A pending attestation: the calendar at `uri` may complete the proof. The address is untrusted; check it before use. */
export interface PendingAttestation {
  readonly kind: 'pending'
  readonly uri: string
}

/** The message is the merkle root of the block at this height. The file does not name the network. */
export interface BlockAttestation {
  readonly kind: 'bitcoin' | 'litecoin' | 'ethereum'
  readonly height: number
}

export interface UnknownAttestation {
  readonly kind: 'unknown'
  /** Eight bytes. */
  readonly tag: Uint8Array
  readonly payload: Uint8Array
}

export type Attestation = PendingAttestation | BlockAttestation | UnknownAttestation

const tagLength = 8
const tags = {
  bitcoin: bytesOf('0588960d73d71901'),
  litecoin: bytesOf('06869a0d73d71b45'),
  ethereum: bytesOf('30fe8087b5c7ead7'),
  pending: bytesOf('83dfe30d2ef90c8e'),
}
const kinds = new Map(Object.entries(tags).map(([kind, tag]) => [hexOf(tag), kind as keyof typeof tags]))

const uriCharacters = /^[A-Za-z0-9\-._/:]*$/

/**
 * Reads an attestation after its tag byte `00`. Throws an OtsError such as `attestation-length`, `uri-length` or
 * `uri-character`.
 */
export function readAttestation(reader: Reader): Attestation {
  const tag = reader.take(tagLength)
  const start = reader.offset
  const payload = reader.varbytes(
    0,
    limits.payload,
    (length, at) =>
      new OtsError('attestation-length', `An attestation has ${length} bytes; ${limits.payload} are allowed`, at),
  )
  const kind = kinds.get(hexOf(tag))
  if (kind === undefined) return { kind: 'unknown', tag, payload }
  const inner = new BytesReader(payload)
  const attestation: Attestation =
    kind === 'pending' ? { kind, uri: readUri(inner) } : { kind, height: inner.varuint() }
  if (!inner.atEnd())
    throw new OtsError('attestation-trailing-bytes', 'A known attestation holds more bytes than it may', start)
  return attestation
}

function readUri(reader: Reader): string {
  const bytes = reader.varbytes(
    0,
    limits.uri,
    (length, at) =>
      new OtsError('uri-length', `A calendar's address has ${length} bytes; ${limits.uri} are allowed`, at),
  )
  const uri = asciiOf(bytes)
  if (!uriCharacters.test(uri))
    throw new OtsError('uri-character', "A calendar's address holds a character other than A-Z a-z 0-9 - . _ / :")
  return uri
}

const tagOf = (attestation: Attestation): Uint8Array =>
  attestation.kind === 'unknown' ? attestation.tag : tags[attestation.kind]

function payloadOf(attestation: Attestation): Uint8Array {
  if (attestation.kind === 'unknown') return attestation.payload
  const writer = new BytesWriter()
  if (attestation.kind === 'pending') writer.varbytes(bytesOfAscii(attestation.uri))
  else writer.varuint(attestation.height)
  return writer.done()
}

export function writeAttestation(attestation: Attestation, writer: Writer): void {
  writer.bytes(tagOf(attestation))
  writer.varbytes(payloadOf(attestation))
}

/** The order of the canonical form: by tag, then by address, height or payload. Equal attestations give 0. */
export function compareAttestations(a: Attestation, b: Attestation): number {
  const byTag = compareBytes(tagOf(a), tagOf(b))
  if (byTag !== 0) return byTag
  if ('height' in a && 'height' in b) return a.height - b.height
  if (a.kind === 'pending' && b.kind === 'pending') return compareBytes(bytesOfAscii(a.uri), bytesOfAscii(b.uri))
  return compareBytes(payloadOf(a), payloadOf(b))
}
