import { isIP } from 'node:net'

/** The host name of a Host header, without port and brackets, in lower case; null for an invalid one. */
function nameOf(host: string): string | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(host)
  return (match?.[1] ?? match?.[2] ?? null)?.toLowerCase() ?? null
}

/**
 * Whether a request with this Host header is served (docs/spec/decisions.md 7, ALLOWED_HOSTS). A site that points its
 * own name at this address (DNS rebinding) is refused; literal addresses cannot be rebound, so they are served. With a
 * configured list only the names on it are served.
 */
export function hostAllowed(host: string | undefined, publicUrl: string, allowed: readonly string[]): boolean {
  const name = nameOf(host ?? '')
  if (name === null) return false
  if (allowed.length > 0) return allowed.includes(name)
  return name === new URL(publicUrl).hostname || name === 'localhost' || isIP(name) !== 0
}
