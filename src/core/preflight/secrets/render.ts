/** More parts than any request within the body limit has. A value with more parts is refused without a search. */
const MOST_PARTS = 100_000

/**
 * All strings of a JSON value with the names of their fields, in reading order; undefined if there are too many.
 * Elements of an array share a line, so that words split over elements are adjacent. Each field begins a line, so that
 * its name describes its value.
 */
export function renderStrings(
  value: unknown,
): { readonly strings: readonly string[]; readonly text: string } | undefined {
  const strings: string[] = []
  const parts: string[] = []
  const stack: { readonly name: string | undefined; readonly value: unknown }[] = [{ name: undefined, value }]
  const seen = new Set<object>()
  let count = 0
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (++count > MOST_PARTS) return undefined
    if (item.name !== undefined) {
      strings.push(item.name)
      parts.push(`\n${item.name}:`)
    }
    const inner = item.value
    if (typeof inner === 'string') {
      strings.push(inner)
      parts.push(inner)
    } else if (typeof inner === 'number') {
      parts.push(String(inner))
    } else if (typeof inner === 'object' && inner !== null) {
      if (seen.has(inner)) continue
      seen.add(inner)
      const children = Array.isArray(inner)
        ? inner.map((part: unknown) => ({ name: undefined, value: part }))
        : Object.entries(inner).map(([name, part]: [string, unknown]) => ({ name, value: part }))
      stack.push(...children.slice(0, MOST_PARTS).reverse())
    }
  }
  return { strings, text: parts.join(' ') }
}
