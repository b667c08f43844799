/** Finds the name that a misspelt one was meant to be, for hints in messages of every interface. */

/** Longer names are not compared: nobody mistypes a name of ours into so long a one. */
const longest = 40

/** Changes that a known name of this length may have: one in four characters, at least one. */
const mostChanges = (name: string): number => Math.max(1, Math.floor(name.length / 4))

/**
 * The known name that is nearest to a misspelt one: it differs in a character in four at most, or only in case and
 * separators (`token_type`). Undefined when none is near.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined
  const plain = plainName(name)
  const near = known
    .map((one) => ({ one, changes: changesBetween(plain, plainName(one)) }))
    .filter(({ one, changes }) => changes <= mostChanges(one))
  return near.toSorted((a, b) => a.changes - b.changes)[0]?.one
}

/** "did you mean idea?", or undefined when no known name is near. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const meant = nearest(name, known)
  return meant === undefined ? undefined : `did you mean ${meant}?`
}

const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one text into the other (optimal string
 * alignment distance).
 */
function changesBetween(from: string, to: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    before = last
    last = row
  }
  return last[to.length] ?? 0
}
