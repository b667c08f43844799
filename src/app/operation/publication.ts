import type { Content } from '../../core/content.ts'
import { sha256Hex } from '../../core/hash.ts'
import { type PackSection, canonicalContent, sectionHashes } from '../../core/pack.ts'
import { type Search, searchOf } from '../library/search.ts'
import { type SearchItem, contentItems } from '../library/search-items.ts'

/** One address of the API, as documents list it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where the path holds an id. */
  readonly path: string
  readonly summary: string
  /** Whether a call counts against the caller's allowance. */
  readonly expensive: boolean
}

/** What Laurel publishes: the content, and what is derived from it once, at start. */
export interface Publication {
  readonly content: Content
  /** Every address that is served; http passes them in. */
  readonly endpoints: readonly Endpoint[]
  /** The content in canonical JSON, and the SHA-256 of it in hex; `contentHash` is its beginning. */
  readonly canonical: string
  readonly digest: string
  readonly contentHash: string
  readonly sectionHashes: Readonly<Record<PackSection, string>>
  readonly search: Search
}

/** The lines of the pack's `apiEndpoints`. */
export const endpointLines = (endpoints: readonly Endpoint[]): readonly string[] =>
  endpoints.map(({ method, path }) => `${method} ${path}`)

/**
 * Derives the publication from the content: its canonical JSON, hash and search index. `others`: what is found besides
 * the content.
 */
export function publish(content: Content, endpoints: readonly Endpoint[], others: readonly SearchItem[]): Publication {
  const lines = endpointLines(endpoints)
  const canonical = canonicalContent(content, lines)
  const digest = sha256Hex(canonical)
  const search = searchOf([...contentItems(content), ...others], content.queries)
  return {
    content,
    endpoints,
    canonical,
    digest,
    contentHash: digest.slice(0, 16),
    sectionHashes: sectionHashes(content, lines),
    search,
  }
}
