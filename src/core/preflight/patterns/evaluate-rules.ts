/** Evaluates the rules on an analysis and merges their matches. */
import type { Category } from '../../finding.ts'
import type { Rule } from '../../rule.ts'
import type { Engine } from '../engine.ts'
import { Matcher, Spans } from './matcher.ts'
import type { Part } from './parse.ts'
import type { Analysis } from '../analyze.ts'

export interface RuleMatch {
  readonly rule: Rule
  readonly order: number
  /** First and last token of the match. */
  readonly from: number
  readonly to: number
  /** The text of the pattern that matched, for debugging. */
  readonly pattern: string
}

/** Looks up those parts of patterns that may be anywhere in the sentence, in its neighbours or in the text. */
class Surroundings {
  readonly #sentences: number
  readonly #matcher: Matcher
  readonly #spans = new Spans()
  /** Whether a part is found in the text. */
  readonly #inText = new Map<Part, boolean>()

  constructor({ sentences, occurrences, matchContext }: Analysis) {
    this.#sentences = sentences.length
    this.#matcher = new Matcher(occurrences, matchContext)
  }

  /** Whether a part is found. A suppressed one counts only for a part that is to be absent or that counts when denied. */
  find(part: Part, sentence: number): boolean {
    if (part.place === 'sentence') return this.#within(part, sentence, sentence)
    if (part.place === 'neighbour')
      return this.#within(part, Math.max(0, sentence - 1), Math.min(this.#sentences - 1, sentence + 1))
    const known = this.#inText.get(part)
    if (known !== undefined) return known
    const found = this.#within(part, 0, this.#sentences - 1)
    this.#inText.set(part, found)
    return found
  }

  #within(part: Part, first: number, last: number): boolean {
    const spans = this.#spans
    spans.length = 0
    for (let s = first; s <= last; s += 1) this.#matcher.findPart(part, s, spans)
    if (part.absent || part.denied) return spans.length > 0
    for (let i = 0; i < spans.length; i += 1) if (spans.suppressed[i] === false) return true
    return false
  }
}

/** All matches of the rules, in no particular order. Several patterns may match the same span. */
export const matchRules = (analysis: Analysis, { rules, rulePatterns }: Engine): RuleMatch[] => {
  const { sentences, occurrences, matchContext } = analysis
  const out: RuleMatch[] = []
  const surroundings = new Surroundings(analysis)
  const matcher = new Matcher(occurrences, matchContext, (part, sentence) => surroundings.find(part, sentence))
  for (let s = 0; s < sentences.length; s += 1) {
    for (let entry = occurrences.firstConcept(s); entry >= 0; entry = occurrences.nextConcept(entry)) {
      let place = rules.ready(rules.first(occurrences.conceptOf(entry)), occurrences, s)
      for (; place >= 0; place = rules.ready(rules.behind(place), occurrences, s)) {
        const result = rules.patterns[rules.at(place)]
        const filled = rulePatterns[result?.then ?? -1]
        if (result === undefined || filled === undefined) continue
        const found = matcher.findPattern(result.pattern, s)
        for (let i = 0; i < found.length; i += 1)
          out.push({ ...filled, from: found.from[i] ?? 0, to: found.to[i] ?? 0 })
      }
    }
  }
  return out
}

/**
 * Merges matches of one category that overlap or are in the same clause, and keeps the rule that comes first in the
 * rule set.
 */
export const mergeMatches = (list: readonly RuleMatch[], analysis: Analysis): RuleMatch[] => {
  const clause = analysis.clauses.clause
  const byCategory = new Map<Category, RuleMatch[]>()
  for (const match of [...list].sort((a, b) => a.from - b.from || a.to - b.to || a.order - b.order)) {
    const group = byCategory.get(match.rule.category) ?? []
    byCategory.set(match.rule.category, group)
    const last = group.at(-1)
    if (last !== undefined && (match.from <= last.to || clause[match.from] === clause[last.to])) {
      const speaker = match.order < last.order ? match : last
      group[group.length - 1] = { ...speaker, from: last.from, to: Math.max(last.to, match.to) }
    } else group.push(match)
  }
  return [...byCategory.values()].flat()
}
