/** The longest common subsequence of two lists, by the greedy algorithm of Myers, 1986 ("An O(ND) Difference Algorithm"). */

/** The indexes of an item of the first list and an equal one of the second. */
export type Pair = readonly [first: number, second: number]

/**
 * The pairs of equal items that stay, in order, so that removing and inserting everything else takes the fewest edits.
 * Undefined when that takes more than `mostEdits`: time is O((n + m) · mostEdits), memory O(mostEdits²).
 */
export function keptPairs(
  first: readonly string[],
  second: readonly string[],
  mostEdits: number,
): readonly Pair[] | undefined {
  const shorter = Math.min(first.length, second.length)
  let head = 0
  while (head < shorter && first[head] === second[head]) head += 1
  let tail = 0
  while (tail < shorter - head && first.at(-1 - tail) === second.at(-1 - tail)) tail += 1
  const inner = shortest(
    first.slice(head, first.length - tail),
    second.slice(head, second.length - tail),
    Math.min(mostEdits, first.length + second.length),
  )
  if (inner === undefined) return undefined
  return [
    ...Array.from({ length: head }, (_, i): Pair => [i, i]),
    ...inner.map(([a, b]): Pair => [a + head, b + head]),
    ...Array.from({ length: tail }, (_, i): Pair => [first.length - tail + i, second.length - tail + i]),
  ]
}

/** `reached` holds, for each diagonal, the furthest index in `a` that so many edits reach; diagonals are `a` minus `b`. */
function shortest(a: readonly string[], b: readonly string[], most: number): readonly Pair[] | undefined {
  const zero = most + 1
  const reached = new Int32Array(2 * most + 3)
  const rounds: Int32Array[] = []
  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(reached.slice(zero - edits - 1, zero + edits + 2))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = start(reached, zero + diagonal, diagonal, edits).x
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      reached[zero + diagonal] = x
      if (x >= a.length && x - diagonal >= b.length) return backwards(rounds, a.length, b.length)
    }
  }
  return undefined
}

/** Where a round begins on a diagonal: after an insertion from the one above, or a removal from the one below. */
function start(reached: Int32Array, at: number, diagonal: number, edits: number) {
  const above = reached[at + 1] ?? 0
  const below = reached[at - 1] ?? 0
  const inserts = diagonal === -edits || (diagonal !== edits && below < above)
  return inserts ? { x: above, from: diagonal + 1, fromX: above } : { x: below + 1, from: diagonal - 1, fromX: below }
}

/** Follows the rounds back from the ends of both lists. */
function backwards(rounds: readonly Int32Array[], endOfA: number, endOfB: number): readonly Pair[] {
  const pairs: Pair[] = []
  let [x, y] = [endOfA, endOfB]
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const diagonal = x - y
    // A round holds the diagonals from -edits - 1 to edits + 1.
    const { x: begin, from, fromX } = start(rounds[edits] ?? new Int32Array(), diagonal + edits + 1, diagonal, edits)
    for (; x > begin; x -= 1, y -= 1) pairs.push([x - 1, y - 1])
    ;[x, y] = [fromX, fromX - from]
  }
  return pairs.reverse()
}
