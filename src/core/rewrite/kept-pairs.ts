import { diffArrays } from 'diff'

/** The indexes of an item of the first list and an equal one of the second. */
export type Pair = readonly [first: number, second: number]

/**
 * The pairs of equal items that stay, in order, so that removing and inserting everything else takes the fewest edits.
 * Undefined when that takes more than `mostEdits`, which bounds the time for texts with little in common.
 */
export function keptPairs(
  first: readonly string[],
  second: readonly string[],
  mostEdits: number,
): readonly Pair[] | undefined {
  const changes = diffArrays([...first], [...second], { maxEditLength: mostEdits })
  if (changes === undefined) return undefined
  const pairs: Pair[] = []
  let [a, b] = [0, 0]
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let i = 0; i < count; i += 1) pairs.push([a + i, b + i])
    if (!added) a += count
    if (!removed) b += count
  }
  return pairs
}
