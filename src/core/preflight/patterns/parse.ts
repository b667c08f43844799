/**
 * Parses the language of patterns.
 *
 *     pattern  = ["^"] part { operator part }
 *     operator = "&" near in the sentence | "&c" same clause | "&s" same sentence | "&n" this sentence or a neighbour |
 *                "&d" anywhere | "!c" "!s" "!n" "!d" the same places, absent;
 *                "&~n" and the like: suppressed words count too
 *     part     = step { [".." [n]] step }      ".." skips up to four words (or n); filler words are skipped anyway
 *     step     = word | stem* | CONCEPT, alternatives separated by "|"
 *
 * "^" makes a pattern unscoped: it matches suppressed words too (for patterns that contain their own negation).
 * Gaps and states are bounded, so a pattern costs at most a constant for each word of the text.
 */

export interface Step {
  readonly ids: readonly number[]
  /** The most content words between this step and the one before it. */
  readonly gap: number
  /**
   * A role (holder, issuer, token …) matches suppressed words too, because a negation denies the verb, not its subject.
   */
  readonly role: boolean
}

export type Place = 'near' | 'clause' | 'sentence' | 'neighbour' | 'text'

export interface Part {
  readonly steps: readonly Step[]
  /** The step with the rarest concepts. Matching starts there. */
  readonly anchor: number
  readonly place: Place
  readonly absent: boolean
  /** Set by `~`: the part matches suppressed words too, since it is only context. */
  readonly denied: boolean
}

export interface Pattern {
  readonly source: string
  readonly parts: readonly Part[]
  readonly unscoped: boolean
}

/** Gives each concept or literal word its id and its frequency in text, from 0 (rare) to 9 (in nearly every sentence). */
export interface Naming {
  id(step: string): number
  weight(step: string): number
}

const places: Readonly<Record<string, Place>> = { '': 'near', c: 'clause', s: 'sentence', n: 'neighbour', d: 'text' }

const roles = new Set([
  'HOLDER',
  'ISSUER',
  'TOKEN',
  'COIN',
  'PRON',
  'BETWEEN',
  'ANY',
  'WE',
  'YOU',
  'CAN',
  'AMOUNT',
  'NUM',
  'EVENT',
])

const largestGap = 12

const partOf = (text: string, operator: string, naming: Naming): Part => {
  const steps: Step[] = []
  let gap = 0
  let anchor = 0
  let rarest = Infinity
  for (const word of text.trim().split(/\s+/u)) {
    const open = /^\.\.(\d*)$/u.exec(word)
    if (open !== null) {
      gap = open[1] === '' || open[1] === undefined ? 4 : Number(open[1])
      if (gap > largestGap) throw new Error(`gap of ${gap} in "${text}"`)
      continue
    }
    const names = word.split('|')
    const weight = Math.max(...names.map((n) => naming.weight(n)))
    if (weight < rarest) {
      rarest = weight
      anchor = steps.length
    }
    steps.push({ ids: names.map((n) => naming.id(n)), gap, role: names.every((n) => roles.has(n)) })
    gap = 0
  }
  if (steps.length === 0) throw new Error(`empty part in "${text}"`)
  return {
    steps,
    anchor,
    place: places[operator.replace(/[&!~]/gu, '')] ?? 'near',
    absent: operator.startsWith('!'),
    denied: operator.includes('~'),
  }
}

/** Parses a pattern. Throws an Error if it is invalid, so that an invalid rule set never loads. */
export const parsePattern = (source: string, naming: Naming): Pattern => {
  const unscoped = source.startsWith('^')
  const pieces = (unscoped ? source.slice(1) : source).split(/ ([&!]~?[csnd]?) /u)
  const parts: Part[] = []
  for (let i = 0; i < pieces.length; i += 2) {
    parts.push(partOf(pieces[i] ?? '', i === 0 ? '&' : (pieces[i - 1] ?? '&'), naming))
  }
  const first = parts[0]
  if (first === undefined || first.absent) throw new Error(`no part to find in "${source}"`)
  return { source, parts, unscoped }
}
