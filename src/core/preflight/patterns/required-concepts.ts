/** Required concepts: a pattern is matched only in sentences that have them. They rule out most patterns. */
import type { Occurrences } from './concept-index.ts'
import type { Pattern } from './parse.ts'

/**
 * The required concepts of a pattern as integers: a concept, or `-n` followed by `n` concepts of which one is required.
 * Anchor concepts are left out, since the index finds patterns by them. The shortest alternatives come first, because
 * they are missing most often.
 */
export const requiredConceptsOf = (pattern: Pattern): readonly number[] => {
  const needs: (readonly number[])[] = []
  for (const [n, part] of pattern.parts.entries()) {
    if (n > 0 && (part.absent || part.place === 'neighbour' || part.place === 'text')) continue
    for (const [s, { ids }] of part.steps.entries()) if (n !== 0 || s !== part.anchor) needs.push(ids)
  }
  return needs.sort((a, b) => a.length - b.length).flatMap((ids) => (ids.length === 1 ? ids : [-ids.length, ...ids]))
}

/** Whether the sentence has the required concepts in `list`, from index `at` to before `end`. */
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
