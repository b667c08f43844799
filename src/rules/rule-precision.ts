/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 21700

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 640,
    outcome: 0.716,
    category: 0.677,
    recall: 0.587,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 585,
    outcome: 0.831,
    category: 0.713,
    recall: 0.612,
  },
  'deception.pretends': {
    matches: 448,
    outcome: 0.56,
    category: 0.449,
    recall: 0.16,
  },
  'deception.gambles': {
    matches: 392,
    outcome: 0.444,
    category: 0.286,
    recall: 0.104,
  },
  'deception.pays-for-recruiting': {
    matches: 119,
    outcome: 0.286,
    category: 0.202,
    recall: 0.022,
  },
  'deception.pumps': {
    matches: 24,
    outcome: 0.292,
    category: 0.083,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 1047,
    outcome: 0.653,
    category: 0.471,
    recall: 0.568,
  },
  'security.holder-owns-part': {
    matches: 908,
    outcome: 0.601,
    category: 0.457,
    recall: 0.474,
  },
  'fundraising.holder-pays-issuer': {
    matches: 1118,
    outcome: 0.541,
    category: 0.262,
    recall: 0.32,
  },
  'investment.holder-gains': {
    matches: 1295,
    outcome: 0.536,
    category: 0.35,
    recall: 0.349,
  },
  'trading.holder-sells': {
    matches: 1643,
    outcome: 0.578,
    category: 0.394,
    recall: 0.507,
  },
  'transferability.passes-on': {
    matches: 1212,
    outcome: 0.691,
    category: 0.304,
    recall: 0.519,
  },
  'monetary-value.worth-something': {
    matches: 1482,
    outcome: 0.719,
    category: 0.335,
    recall: 0.456,
  },
  'scarcity.is-few': {
    matches: 1273,
    outcome: 0.706,
    category: 0.342,
    recall: 0.71,
  },
  'incentive.rewards-for-doing': {
    matches: 1210,
    outcome: 0.668,
    category: 0.316,
    recall: 0.469,
  },
  'privacy.exposes-person': {
    matches: 1852,
    outcome: 0.618,
    category: 0.302,
    recall: 0.87,
  },
  'authority.looks-official': {
    matches: 827,
    outcome: 0.683,
    category: 0.493,
    recall: 0.633,
  },
  'ambiguity.too-vague': {
    matches: 431,
    outcome: 0.831,
    category: 0.459,
    recall: 0.305,
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
