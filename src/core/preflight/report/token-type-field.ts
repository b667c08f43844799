/**
 * The field `tokenType` names a kind, so a bare noun there is a claim and needs no verb: "equity share". A kind is one only
 * where nothing else is named with it: "share of thanks", "stock photo badge" and "bond of friendship" are none.
 */
import type { KindClaim, KindRule } from '../../rule.ts'
import { homoglyphVariants } from '../normalize/homoglyphs.ts'
import { normalizeText, withoutAccents } from '../normalize/normalize.ts'

/** What a name of the lists says: a claim by its rule, or `null` for what only goes with one. */
type Names = ReadonlyMap<string, string | null>

interface Readings {
  /** Where badges count as carriers, firm claims alone are claims. */
  readonly firm: Names
  readonly soft: Names
  /** The longest name of the lists, in units. */
  readonly longest: number
}

/** A word; of scripts without blanks a character each. */
const unit = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}@$!€]+/gu

const unitsOf = (text: string): readonly string[] => normalizeText(text).match(unit) ?? []

/** What stands for nothing by itself, so that "series 2" is as "series". */
const isNothing = (word: string): boolean => /^(?:\p{N}+|[a-z])$/u.test(word)

const plain = (text: string): string => withoutAccents(text)

const known = new WeakMap<KindRule, Readings>()

function readingsOf(rule: KindRule): Readings {
  const made = known.get(rule)
  if (made !== undefined) return made
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
  const readings = { firm, soft, longest }
  known.set(rule, readings)
  return readings
}

/** The rule of the first claim in a text that consists of nothing but the names, or undefined. */
function claimIn(units: readonly string[], names: Names, longest: number): string | undefined {
  // For each place how a cut up to there is possible: not at all, without a claim (null), or with one.
  const ways: (string | null | undefined)[] = [null]
  for (let end = 1; end <= units.length; end += 1) {
    const last = units[end - 1] ?? ''
    let best: string | null | undefined = isNothing(last) ? ways[end - 1] : undefined
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const before = ways[from]
      if (before === undefined) continue
      const name = units.slice(from, end).join('')
      const said = [name, ...homoglyphVariants(name)]
        .map((analysis) => names.get(plain(analysis)))
        .find((s) => s !== undefined)
      if (said === undefined) continue
      best = best ?? before ?? said
    }
    ways[end] = best
  }
  return ways[units.length] ?? undefined
}

/** The id of the rule that a kind of token claims, if it claims one. */
export function claimedBy(kind: string, rule: KindRule): string | undefined {
  const units = unitsOf(kind)
  const { firm, soft, longest } = readingsOf(rule)
  return claimIn(units, firm, longest) ?? claimIn(units, soft, longest)
}
