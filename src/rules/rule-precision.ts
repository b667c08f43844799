/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 19420

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 568,
    outcome: 0.724,
    category: 0.683,
    recall: 0.584,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 534,
    outcome: 0.835,
    category: 0.713,
    recall: 0.618,
  },
  'deception.pretends': {
    matches: 408,
    outcome: 0.554,
    category: 0.441,
    recall: 0.157,
  },
  'deception.gambles': {
    matches: 366,
    outcome: 0.44,
    category: 0.287,
    recall: 0.108,
  },
  'deception.pays-for-recruiting': {
    matches: 103,
    outcome: 0.32,
    category: 0.223,
    recall: 0.023,
  },
  'deception.pumps': {
    matches: 21,
    outcome: 0.333,
    category: 0.095,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 954,
    outcome: 0.658,
    category: 0.474,
    recall: 0.567,
  },
  'security.holder-owns-part': {
    matches: 823,
    outcome: 0.614,
    category: 0.465,
    recall: 0.481,
  },
  'fundraising.holder-pays-issuer': {
    matches: 1021,
    outcome: 0.547,
    category: 0.264,
    recall: 0.33,
  },
  'investment.holder-gains': {
    matches: 1162,
    outcome: 0.547,
    category: 0.36,
    recall: 0.353,
  },
  'trading.holder-sells': {
    matches: 1462,
    outcome: 0.594,
    category: 0.406,
    recall: 0.516,
  },
  'transferability.passes-on': {
    matches: 1076,
    outcome: 0.692,
    category: 0.31,
    recall: 0.522,
  },
  'monetary-value.worth-something': {
    matches: 1341,
    outcome: 0.724,
    category: 0.339,
    recall: 0.457,
  },
  'scarcity.is-few': {
    matches: 1164,
    outcome: 0.704,
    category: 0.332,
    recall: 0.706,
  },
  'incentive.rewards-for-doing': {
    matches: 1098,
    outcome: 0.675,
    category: 0.316,
    recall: 0.467,
  },
  'privacy.exposes-person': {
    matches: 1657,
    outcome: 0.611,
    category: 0.304,
    recall: 0.873,
  },
  'authority.looks-official': {
    matches: 741,
    outcome: 0.686,
    category: 0.493,
    recall: 0.624,
  },
  'ambiguity.too-vague': {
    matches: 386,
    outcome: 0.842,
    category: 0.464,
    recall: 0.303,
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
