/** Required concepts: a pattern is only matched in a sentence that has them. Most patterns end here. */
import type { Occurrences } from './concept-index.ts'
import type { Pattern } from './parse.ts'

/**
 * The required concepts of a pattern as numbers: a concept, or `-n` and `n` concepts of which one is required. The anchor
 * is left out, since patterns are looked up by it. The shortest lists come first: they are missing most often.
 */
export const requiredConceptsOf = (pattern: Pattern): readonly number[] => {
  const needs: (readonly number[])[] = []
  for (const [n, part] of pattern.parts.entries()) {
    if (n > 0 && (part.absent || part.place === 'neighbour' || part.place === 'text')) continue
    for (const [s, { ids }] of part.steps.entries()) if (n !== 0 || s !== part.anchor) needs.push(ids)
  }
  return needs.sort((a, b) => a.length - b.length).flatMap((ids) => (ids.length === 1 ? ids : [-ids.length, ...ids]))
}

/** Whether the sentence has the required concepts in `list` from `at` to before `end`. */
export const areSatisfied = (
  list: Int32Array,
  at: number,
  end: number,
  occurrences: Occurrences,
  sentence: number,
): boolean => {
  for (let i = at; i < end; i += 1) {
    const need = list[i] ?? 0
    if (need >= 0) {
      if (!occurrences.has(sentence, need)) return false
      continue
    }
    const last = i - need
    while (i < last) {
      i += 1
      if (occurrences.has(sentence, list[i] ?? 0)) break
      if (i === last) return false
    }
    i = last
  }
  return true
}
