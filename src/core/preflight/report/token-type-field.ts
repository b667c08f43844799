/**
 * Recognises claims in the field `tokenType`. The field names a kind of token, so a noun without a verb can be a claim:
 * "equity share". It is a claim only if the field names nothing else: "share of thanks", "stock photo badge" and "bond
 * of friendship" are not claims.
 */
import type { KindClaim, KindRule } from '../../rule.ts'
import { homoglyphVariants } from '../normalize/homoglyphs.ts'
import { normalizeText, withoutAccents } from '../normalize/normalize.ts'

/** Name → id of the rule that it matches as a claim; `null` for a harmless name that may stand beside a claim. */
type Names = ReadonlyMap<string, string | null>

interface ClaimNames {
  /** Names of fields in which words for badges may stand beside a claim. Only firm claims count. */
  readonly firm: Names
  /** Names of fields without words for badges. Soft claims count too. */
  readonly soft: Names
  /** The longest listed name, in units. */
  readonly longest: number
}

/** A unit is a word; in scripts without spaces, a character. */
const unit = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}@$!€]+/gu

const unitsOf = (text: string): readonly string[] => normalizeText(text).match(unit) ?? []

/** Numbers and single letters are ignored: "series 2" counts as "series". */
const isIgnored = (word: string): boolean => /^(?:\p{N}+|[a-z])$/u.test(word)

const plain = (text: string): string => withoutAccents(text)

const cache = new WeakMap<KindRule, ClaimNames>()

function claimNamesOf(rule: KindRule): ClaimNames {
  const cached = cache.get(rule)
  if (cached !== undefined) return cached
  let longest = 1
  const add = (into: Map<string, string | null>, names: readonly string[], says: string | null): void => {
    for (const name of names) {
      const units = unitsOf(name)
      longest = Math.max(longest, units.length)
      into.set(plain(units.join('')), says)
    }
  }
  const claims = (into: Map<string, string | null>, which: (claim: KindClaim) => readonly string[], says: boolean) => {
    for (const claim of rule.claims) add(into, which(claim), says ? claim.ruleId : null)
  }
  const firm = new Map<string, string | null>()
  add(firm, [...rule.carriers, ...rule.badges], null)
  claims(firm, ({ soft }) => soft, false)
  claims(firm, (claim) => claim.firm, true)
  const soft = new Map<string, string | null>()
  add(soft, rule.carriers, null)
  claims(soft, (claim) => claim.soft, true)
  claims(soft, (claim) => claim.firm, true)
  const claimNames = { firm, soft, longest }
  cache.set(rule, claimNames)
  return claimNames
}

/** The rule of the first claim in a text that consists only of listed names; else undefined. */
function claimIn(units: readonly string[], names: Names, longest: number): string | undefined {
  // For each index, the result of segmenting the units before it into names: impossible (undefined), without a claim
  // (null), or the rule id of the first claim.
  const ways: (string | null | undefined)[] = [null]
  for (let end = 1; end <= units.length; end += 1) {
    const last = units[end - 1] ?? ''
    let best: string | null | undefined = isIgnored(last) ? ways[end - 1] : undefined
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const before = ways[from]
      if (before === undefined) continue
      const name = units.slice(from, end).join('')
      const said = [name, ...homoglyphVariants(name)]
        .map((variant) => names.get(plain(variant)))
        .find((s) => s !== undefined)
      if (said === undefined) continue
      best = best ?? before ?? said
    }
    ways[end] = best
  }
  return ways[units.length] ?? undefined
}

/** The id of the rule that a kind of token matches as a claim, if any. */
export function claimedBy(kind: string, rule: KindRule): string | undefined {
  const units = unitsOf(kind)
  const { firm, soft, longest } = claimNamesOf(rule)
  return claimIn(units, firm, longest) ?? claimIn(units, soft, longest)
}
