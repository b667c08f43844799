/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 19620

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 571,
    outcome: 0.725,
    category: 0.685,
    recall: 0.586,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 536,
    outcome: 0.834,
    category: 0.713,
    recall: 0.617,
  },
  'deception.pretends': {
    matches: 410,
    outcome: 0.554,
    category: 0.441,
    recall: 0.157,
  },
  'deception.gambles': {
    matches: 367,
    outcome: 0.439,
    category: 0.286,
    recall: 0.107,
  },
  'deception.pays-for-recruiting': {
    matches: 104,
    outcome: 0.317,
    category: 0.221,
    recall: 0.023,
  },
  'deception.pumps': {
    matches: 21,
    outcome: 0.333,
    category: 0.095,
    recall: 0.002,
  },
  'custody.issuer-holds': {
    matches: 957,
    outcome: 0.657,
    category: 0.473,
    recall: 0.568,
  },
  'security.holder-owns-part': {
    matches: 831,
    outcome: 0.616,
    category: 0.468,
    recall: 0.484,
  },
  'fundraising.holder-pays-issuer': {
    matches: 1031,
    outcome: 0.544,
    category: 0.264,
    recall: 0.331,
  },
  'investment.holder-gains': {
    matches: 1173,
    outcome: 0.544,
    category: 0.358,
    recall: 0.352,
  },
  'trading.holder-sells': {
    matches: 1478,
    outcome: 0.592,
    category: 0.406,
    recall: 0.515,
  },
  'transferability.passes-on': {
    matches: 1083,
    outcome: 0.693,
    category: 0.31,
    recall: 0.52,
  },
  'monetary-value.worth-something': {
    matches: 1355,
    outcome: 0.724,
    category: 0.341,
    recall: 0.459,
  },
  'scarcity.is-few': {
    matches: 1180,
    outcome: 0.702,
    category: 0.332,
    recall: 0.705,
  },
  'incentive.rewards-for-doing': {
    matches: 1114,
    outcome: 0.674,
    category: 0.313,
    recall: 0.463,
  },
  'privacy.exposes-person': {
    matches: 1667,
    outcome: 0.611,
    category: 0.305,
    recall: 0.872,
  },
  'authority.looks-official': {
    matches: 749,
    outcome: 0.685,
    category: 0.493,
    recall: 0.627,
  },
  'ambiguity.too-vague': {
    matches: 392,
    outcome: 0.839,
    category: 0.459,
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
