/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 19840

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 582,
    outcome: 0.725,
    category: 0.684,
    recall: 0.591,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 542,
    outcome: 0.83,
    category: 0.708,
    recall: 0.615,
  },
  'deception.pretends': {
    matches: 417,
    outcome: 0.549,
    category: 0.439,
    recall: 0.158,
  },
  'deception.gambles': {
    matches: 369,
    outcome: 0.439,
    category: 0.29,
    recall: 0.108,
  },
  'deception.pays-for-recruiting': {
    matches: 105,
    outcome: 0.314,
    category: 0.219,
    recall: 0.022,
  },
  'deception.pumps': {
    matches: 23,
    outcome: 0.304,
    category: 0.087,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 965,
    outcome: 0.657,
    category: 0.476,
    recall: 0.572,
  },
  'security.holder-owns-part': {
    matches: 840,
    outcome: 0.615,
    category: 0.468,
    recall: 0.486,
  },
  'fundraising.holder-pays-issuer': {
    matches: 1041,
    outcome: 0.544,
    category: 0.264,
    recall: 0.331,
  },
  'investment.holder-gains': {
    matches: 1185,
    outcome: 0.544,
    category: 0.359,
    recall: 0.353,
  },
  'trading.holder-sells': {
    matches: 1496,
    outcome: 0.59,
    category: 0.404,
    recall: 0.515,
  },
  'transferability.passes-on': {
    matches: 1095,
    outcome: 0.692,
    category: 0.311,
    recall: 0.522,
  },
  'monetary-value.worth-something': {
    matches: 1378,
    outcome: 0.724,
    category: 0.34,
    recall: 0.461,
  },
  'scarcity.is-few': {
    matches: 1191,
    outcome: 0.701,
    category: 0.332,
    recall: 0.706,
  },
  'incentive.rewards-for-doing': {
    matches: 1127,
    outcome: 0.674,
    category: 0.315,
    recall: 0.466,
  },
  'privacy.exposes-person': {
    matches: 1680,
    outcome: 0.613,
    category: 0.306,
    recall: 0.873,
  },
  'authority.looks-official': {
    matches: 759,
    outcome: 0.685,
    category: 0.495,
    recall: 0.634,
  },
  'ambiguity.too-vague': {
    matches: 400,
    outcome: 0.843,
    category: 0.465,
    recall: 0.31,
  },
  'ambiguity.language': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'ambiguity.no-idea': {
    matches: 68,
    outcome: 0.485,
    category: 0.103,
    recall: 0.012,
  },
}
