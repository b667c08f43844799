/**
 * Ends of what opens with a mark: comments, elements and code. Each search goes on from its mark, and one without success
 * is not made again, so a text of marks that never end is read once. An expression would search anew from each mark,
 * which takes minutes for 200 KB: a pull request could hold up the checks of a project.
 */

/** Finds the end of a text from an offset on, or -1. Calls come in the order of their offsets. */
export function createEndFinder(text: string): (end: string, from: number) => number {
  const missing = new Set<string>()
  return (end, from) => {
    if (missing.has(end)) return -1
    const at = text.indexOf(end, from)
    if (at < 0) missing.add(end)
    return at < 0 ? -1 : at + end.length
  }
}

/** Finds the end of the next run of equally many backticks from an offset on, or -1. Calls come in order. */
export function createRunFinder(text: string): (length: number, from: number) => number {
  const runs = Map.groupBy(text.matchAll(/`+/g), ([{ length }]) => length)
  const next = new Map<number, number>()
  return (length, from) => {
    const list = runs.get(length) ?? []
    let n = next.get(length) ?? 0
    while ((list[n]?.index ?? from) < from) n += 1
    next.set(length, n)
    const found = list[n]
    return found === undefined ? -1 : found.index + length
  }
}

/** The longest address of a link that is read as one, in UTF-16 units. */
const longestAddress = 2_000

/**
 * The end of a link whose text ends at an offset: of `](address)` or `](<address> "title")`, or -1. An address may hold
 * pairs of parentheses (CommonMark 6.3).
 */
export function endOfLink(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < Math.min(text.length, from + longestAddress); at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '<') quote = '>'
    else if ((sign === '"' || sign === "'") && /\s/.test(text[at - 1] ?? '')) quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}
