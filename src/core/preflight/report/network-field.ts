/**
 * Screens the network field (training/policy.md, rule 13): test networks pass, live ones fail, others get a warning.
 */
import type { Finding } from '../../finding.ts'
import type { NetworkRule } from '../../rule.ts'
import { homoglyphVariants } from '../normalize/homoglyphs.ts'
import { normalizeText } from '../normalize/normalize.ts'

const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** Characters that separate the networks of a list. The words of `NetworkRule.between` separate them too. */
const listSign = /[,;|/&+、，；\n]/u
const wordEnd = /[^\p{L}\p{M}\p{N}@$!€]+/u

/** The most words of a network name: "main net", "taproot assets", "the big chain". */
const longestName = 3

/** The name lists of a rule, normalized and reduced to letters. */
interface Names {
  readonly main: ReadonlySet<string>
  /** The names of `main` that also match inside words: "mainnetdemo", "比特币主网". */
  readonly inside: readonly string[]
  readonly chains: ReadonlySet<string>
  readonly tests: ReadonlySet<string>
  readonly denials: ReadonlySet<string>
  readonly between: ReadonlySet<string>
}

const cache = new WeakMap<NetworkRule, Names>()

function namesOf(rule: NetworkRule): Names {
  const cached = cache.get(rule)
  if (cached !== undefined) return cached
  const set = (list: readonly string[]): ReadonlySet<string> =>
    new Set(list.map((name) => lettersOnly(normalizeText(name))))
  const main = set(rule.main)
  const names = {
    main,
    inside: [...main].filter((name) => /netz?$/u.test(name) || !/^[a-z]/u.test(name)),
    chains: set(rule.chains),
    tests: set(rule.tests),
    denials: set(rule.denials),
    between: set(rule.between),
  }
  cache.set(rule, names)
  return names
}

/** A word and its homoglyph variants, reduced to letters. */
const variantsOf = (word: string): readonly string[] => [word, ...homoglyphVariants(word)].map(lettersOnly)

/** The possible names: each word and up to three adjacent words joined, with their variants. */
function candidates(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + longestName, words.length); to += 1)
      found.push(...variantsOf(words.slice(from, to).join('')))
  return found
}

/**
 * Whether the field names a live network. The name of a main network is enough. The name of a chain ("bitcoin") is not,
 * if the same list item names its test network ("bitcoin signet") and the field has no negation ("not a test").
 */
function isLive(value: string, names: Names): boolean {
  const parts: string[][] = [[]]
  let denied = false
  for (const piece of value.split(listSign)) {
    parts.push([])
    for (const word of piece.split(wordEnd).filter((w) => w !== '')) {
      const letters = lettersOnly(word)
      denied ||= names.denials.has(letters)
      if (names.between.has(letters)) parts.push([])
      else parts.at(-1)?.push(word)
    }
  }
  return parts.some((words) => {
    if (words.flatMap(variantsOf).some((word) => names.inside.some((name) => word.includes(name)))) return true
    const all = candidates(words)
    const has = (set: ReadonlySet<string>): boolean => all.some((name) => set.has(name))
    return has(names.main) || (has(names.chains) && (denied || !has(names.tests)))
  })
}

/** The finding for a network name; undefined for an allowed name or none. */
export const networkFinding = (network: string | undefined, rule: NetworkRule): Finding | undefined => {
  const value = normalizeText(network ?? '').trim()
  if (value === '' || rule.allowed.includes(value)) return undefined
  const excerpt = network ?? ''
  if (isLive(value, namesOf(rule))) {
    return {
      ruleId: 'mainnet.network-field',
      category: 'mainnet',
      severity: 'fail',
      message: rule.whyLive,
      excerpt,
      advice: rule.adviceLive,
    }
  }
  return {
    ruleId: 'ambiguity.network-field',
    category: 'ambiguity',
    severity: 'warn',
    message: rule.whyUnknown,
    excerpt,
    advice: rule.adviceUnknown,
  }
}
