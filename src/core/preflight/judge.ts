/** Runs the rules over a reading and gathers what they find. */
import type { Category } from '../finding.ts'
import type { Rule } from '../rule.ts'
import type { Engine } from './engine.ts'
import { findPart, findPattern, type Found, type Lookup } from './match.ts'
import type { Reading } from './read.ts'

export interface Hit {
  readonly rule: Rule
  readonly order: number
  /** First and last token. */
  readonly from: number
  readonly to: number
  /** The pattern that was filled, for explaining a judgement while developing. */
  readonly pattern: string
}

const none: readonly never[] = []

/** Every filled frame, in no particular order; the same span may come from several patterns. */
export const hits = (reading: Reading, engine: Engine): Hit[] => {
  const { sentences, ground } = reading
  const out: Hit[] = []
  for (const [n, sentence] of sentences.entries()) {
    const lookup: Lookup = (part, place) => {
      const found: Found[] = []
      const reach = place === 'sentence' ? 0 : place === 'neighbour' ? 1 : sentences.length
      for (let s = Math.max(0, n - reach); s <= Math.min(sentences.length - 1, n + reach); s += 1) {
        const other = sentences[s]
        if (other !== undefined) found.push(...findPart(part, other.index, ground))
        if (found.some((f) => !f.cleared)) break
      }
      return found.filter((f) => !f.cleared).concat(part.absent || part.denied ? found : none)
    }
    for (const key of sentence.index.keys()) {
      for (const { pattern, then } of engine.rules.get(key) ?? none) {
        for (const { from, to } of findPattern(pattern, sentence.index, ground, lookup)) {
          out.push({ rule: then.rule, order: then.order, from, to, pattern: pattern.source })
        }
      }
    }
  }
  return out
}

/** Hits of one category in one clause, or on overlapping words, become one: the first rule in the book speaks for all. */
export const merged = (list: readonly Hit[], reading: Reading): Hit[] => {
  const clause = reading.layout.clause
  const byCategory = new Map<Category, Hit[]>()
  for (const hit of [...list].sort((a, b) => a.from - b.from || a.to - b.to || a.order - b.order)) {
    const group = byCategory.get(hit.rule.category) ?? []
    byCategory.set(hit.rule.category, group)
    const last = group.at(-1)
    if (last !== undefined && (hit.from <= last.to || clause[hit.from] === clause[last.to])) {
      const speaker = hit.order < last.order ? hit : last
      group[group.length - 1] = { ...speaker, from: last.from, to: Math.max(last.to, hit.to) }
    } else group.push(hit)
  }
  return [...byCategory.values()].flat()
}
