/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 10558

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 292,
    outcome: 0.74,
    category: 0.695,
    recall: 0.639,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 260,
    outcome: 0.888,
    category: 0.754,
    recall: 0.694,
  },
  'deception.pretends': {
    matches: 234,
    outcome: 0.53,
    category: 0.44,
    recall: 0.186,
  },
  'deception.gambles': {
    matches: 199,
    outcome: 0.422,
    category: 0.307,
    recall: 0.125,
  },
  'deception.pays-for-recruiting': {
    matches: 65,
    outcome: 0.338,
    category: 0.246,
    recall: 0.031,
  },
  'deception.pumps': {
    matches: 6,
    outcome: 0.167,
    category: 0.167,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 538,
    outcome: 0.617,
    category: 0.459,
    recall: 0.669,
  },
  'security.holder-owns-part': {
    matches: 459,
    outcome: 0.612,
    category: 0.462,
    recall: 0.588,
  },
  'fundraising.holder-pays-issuer': {
    matches: 625,
    outcome: 0.501,
    category: 0.237,
    recall: 0.378,
  },
  'investment.holder-gains': {
    matches: 662,
    outcome: 0.539,
    category: 0.36,
    recall: 0.415,
  },
  'trading.holder-sells': {
    matches: 784,
    outcome: 0.601,
    category: 0.402,
    recall: 0.571,
  },
  'transferability.passes-on': {
    matches: 576,
    outcome: 0.675,
    category: 0.323,
    recall: 0.544,
  },
  'monetary-value.worth-something': {
    matches: 870,
    outcome: 0.723,
    category: 0.345,
    recall: 0.505,
  },
  'scarcity.is-few': {
    matches: 673,
    outcome: 0.703,
    category: 0.324,
    recall: 0.766,
  },
  'incentive.rewards-for-doing': {
    matches: 635,
    outcome: 0.646,
    category: 0.315,
    recall: 0.461,
  },
  'privacy.exposes-person': {
    matches: 902,
    outcome: 0.594,
    category: 0.318,
    recall: 0.888,
  },
  'authority.looks-official': {
    matches: 427,
    outcome: 0.691,
    category: 0.506,
    recall: 0.651,
  },
  'ambiguity.too-vague': {
    matches: 231,
    outcome: 0.848,
    category: 0.489,
    recall: 0.331,
  },
  'ambiguity.language': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'ambiguity.no-idea': {
    matches: 22,
    outcome: 0.5,
    category: 0.227,
    recall: 0.015,
  },
}
