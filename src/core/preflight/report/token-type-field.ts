/**
 * Screens the field `tokenType`. It names a kind of token, so a noun without a verb is a claim: "equity share". It is a
 * claim only where the field names nothing else: "share of thanks", "stock photo badge" and "bond of friendship" are none.
 */
import type { KindClaim, KindRule } from '../../rule.ts'
import { homoglyphVariants } from '../normalize/homoglyphs.ts'
import { normalizeText, withoutAccents } from '../normalize/normalize.ts'

/** Names to the id of the rule that they claim; `null` for a name that may go with a claim. */
type Names = ReadonlyMap<string, string | null>

interface Readings {
  /** With badges as carriers: only firm claims are claims. */
  readonly firm: Names
  readonly soft: Names
  /** The longest name of the lists, in units. */
  readonly longest: number
}

/** A word; in scripts without blanks one character. */
const unit = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}@$!€]+/gu

const unitsOf = (text: string): readonly string[] => normalizeText(text).match(unit) ?? []

/** Numbers and single letters are ignored: "series 2" is as "series". */
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

/** The rule of the first claim in a text that consists of names only; else undefined. */
function claimIn(units: readonly string[], names: Names, longest: number): string | undefined {
  // For each place the segmentation of the units before it: none (undefined), without a claim (null), or with a rule id.
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
