/**
 * Required concepts: a pattern is matched only in sentences that have them. They rule out most patterns, so the lists
 * are packed into one array of numbers. With lists of lists instead, 60 English words take 1.5 times as long and 400 words
 * 1.2 to 1.4 times (docs/decisions/0022). `test/core/preflight/patterns/required-concepts.test.ts` compares both.
 */
import type { Occurrences } from './concept-index.ts'
import type { Pattern } from './parse.ts'

/**
 * The required concepts of a pattern: the sentence must have one concept of each list. The anchor is left out, since patterns
 * are found by it. The shortest lists come first, because they are missing most often.
 */
export const requiredConceptsOf = (pattern: Pattern): readonly (readonly number[])[] => {
  const required: (readonly number[])[] = []
  for (const [n, part] of pattern.parts.entries()) {
    if (n > 0 && (part.absent || part.place === 'neighbour' || part.place === 'text')) continue
    for (const [s, { ids }] of part.steps.entries()) if (n !== 0 || s !== part.anchor) required.push(ids)
  }
  return required.sort((a, b) => a.length - b.length)
}

/** The same in one array: a concept by itself, or `-n` and `n` concepts of which one is required. */
export const packed = (required: readonly (readonly number[])[]): readonly number[] =>
  required.flatMap((ids) => (ids.length === 1 ? ids : [-ids.length, ...ids]))

/** Whether the sentence has the packed required concepts in `list` from `at` to before `end`. */
export const areSatisfied = (
  list: Int32Array,
  at: number,
  end: number,
  occurrences: Occurrences,
  sentence: number,
): boolean => {
  for (let i = at; i < end; i += 1) {
    const concept = list[i] ?? 0
    if (concept >= 0) {
      if (!occurrences.has(sentence, concept)) return false
      continue
    }
    const last = i - concept
    while (i < last) {
      i += 1
      if (occurrences.has(sentence, list[i] ?? 0)) break
      if (i === last) return false
    }
    i = last
  }
  return true
}
