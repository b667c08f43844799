/** What a tree attests that somebody can go after: blocks to look at, and calendars to ask. Presence proves nothing yet. */
import { hexOf } from './bytes.ts'
import { type Timestamp, attestationsOf } from './timestamp.ts'

/** No block has a height above this for a hundred years to come. */
const highestBlock = 9_999_999

/** Attestations that can be a merkle root of Bitcoin, the lowest block first. */
export const bitcoinPaths = (tree: Timestamp): readonly { readonly height: number; readonly message: Uint8Array }[] =>
  attestationsOf(tree)
    .flatMap(({ attestation, message }) =>
      attestation.kind === 'bitcoin' &&
      message.length === 32 &&
      attestation.height >= 1 &&
      attestation.height <= highestBlock
        ? [{ height: attestation.height, message }]
        : [],
    )
    .toSorted((a, b) => a.height - b.height)

/** What calendars promise in a tree: the address and the commitment to ask for, each once. */
export function promisesIn(tree: Timestamp): readonly { readonly uri: string; readonly message: Uint8Array }[] {
  const promises = attestationsOf(tree).flatMap(({ attestation, message }) =>
    attestation.kind === 'pending' ? [{ uri: attestation.uri, message }] : [],
  )
  return [...new Map(promises.map((promise) => [`${promise.uri} ${hexOf(promise.message)}`, promise])).values()]
}
