/** Searches bytes for many strings at once, in one pass. */
import type { Secret } from './made-secrets.ts'

/** Returns the kind of a secret of which the bytes contain a part, or null. */
export type Search = (bytes: Buffer) => string | null

interface Needle {
  readonly kind: string
  readonly bytes: Buffer
}

const searches = new WeakMap<readonly Secret[], Search>()

/** A search for every needle of these secrets. A needle has at least four bytes. */
export function searchFor(secrets: readonly Secret[]): Search {
  const known = searches.get(secrets)
  if (known) return known
  const search = newSearch(
    secrets.flatMap(({ kind, needles }) => needles.map((needle) => ({ kind, bytes: Buffer.from(needle, 'utf8') }))),
  )
  searches.set(secrets, search)
  return search
}

function newSearch(needles: readonly Needle[]): Search {
  const short = needles.find(({ bytes }) => bytes.length < 4)
  if (short !== undefined) throw new Error(`A needle of ${short.kind} has fewer than four bytes.`)
  const byStart = Map.groupBy(needles, ({ bytes }) => bytes.readUInt32LE(0))
  // Indexed by the first two bytes: whether a needle begins with them.
  const begins = new Uint8Array(65_536)
  for (const { bytes } of needles) begins[bytes.readUInt16LE(0)] = 1
  return (bytes) => {
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      if (begins[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue
      const found = byStart
        .get(bytes.readUInt32LE(at))
        ?.find((needle) => bytes.subarray(at, at + needle.bytes.length).equals(needle.bytes))
      if (found !== undefined) return found.kind
    }
    return null
  }
}
