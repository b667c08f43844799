/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 22986

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 683,
    outcome: 0.71,
    category: 0.673,
    recall: 0.588,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 615,
    outcome: 0.834,
    category: 0.712,
    recall: 0.607,
  },
  'deception.pretends': {
    matches: 469,
    outcome: 0.565,
    category: 0.456,
    recall: 0.159,
  },
  'deception.gambles': {
    matches: 427,
    outcome: 0.431,
    category: 0.276,
    recall: 0.103,
  },
  'deception.pays-for-recruiting': {
    matches: 126,
    outcome: 0.286,
    category: 0.198,
    recall: 0.021,
  },
  'deception.pumps': {
    matches: 25,
    outcome: 0.28,
    category: 0.08,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 1100,
    outcome: 0.649,
    category: 0.466,
    recall: 0.559,
  },
  'security.holder-owns-part': {
    matches: 974,
    outcome: 0.595,
    category: 0.454,
    recall: 0.474,
  },
  'fundraising.holder-pays-issuer': {
    matches: 1174,
    outcome: 0.546,
    category: 0.261,
    recall: 0.316,
  },
  'investment.holder-gains': {
    matches: 1383,
    outcome: 0.529,
    category: 0.339,
    recall: 0.343,
  },
  'trading.holder-sells': {
    matches: 1751,
    outcome: 0.571,
    category: 0.389,
    recall: 0.507,
  },
  'transferability.passes-on': {
    matches: 1290,
    outcome: 0.692,
    category: 0.304,
    recall: 0.518,
  },
  'monetary-value.worth-something': {
    matches: 1546,
    outcome: 0.723,
    category: 0.336,
    recall: 0.456,
  },
  'scarcity.is-few': {
    matches: 1330,
    outcome: 0.708,
    category: 0.346,
    recall: 0.713,
  },
  'incentive.rewards-for-doing': {
    matches: 1268,
    outcome: 0.67,
    category: 0.31,
    recall: 0.46,
  },
  'privacy.exposes-person': {
    matches: 1957,
    outcome: 0.621,
    category: 0.302,
    recall: 0.863,
  },
  'authority.looks-official': {
    matches: 869,
    outcome: 0.689,
    category: 0.501,
    recall: 0.64,
  },
  'ambiguity.too-vague': {
    matches: 458,
    outcome: 0.832,
    category: 0.461,
    recall: 0.312,
  },
  'ambiguity.language': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'ambiguity.no-idea': {
    matches: 70,
    outcome: 0.5,
    category: 0.1,
    recall: 0.011,
  },
}
