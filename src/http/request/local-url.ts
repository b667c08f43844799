const absolute = /^https?:\/\/[^/?#]*/i

/**
 * Path and query of a request target. A client may send its target as an absolute address (RFC 9112, 3.2.2); everything
 * after the parser reads paths. A fragment, which belongs to no target, is dropped.
 */
export function localUrl(sent: string): string {
  const target = sent.includes('#') ? (sent.split('#', 1)[0] ?? '') : sent
  if (target.startsWith('/')) return target
  const local = target.replace(absolute, '')
  return local === target || local.startsWith('/') ? local : `/${local}`
}
