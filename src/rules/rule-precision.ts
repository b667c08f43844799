/** Written by `npm run rule-precision`; not written by hand. */
import type { RulePrecision } from '../core/rule.ts'

/** The number of field texts that the rules were measured on. */
export const fieldTexts = 7075

export const rulePrecision: Readonly<Record<string, RulePrecision>> = {
  'keys.issuer-sees-secret': {
    matches: 161,
    outcome: 0.77,
    category: 0.708,
    recall: 0.574,
  },
  'keys.material': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'mainnet.goes-live': {
    matches: 178,
    outcome: 0.882,
    category: 0.73,
    recall: 0.692,
  },
  'deception.pretends': {
    matches: 152,
    outcome: 0.513,
    category: 0.401,
    recall: 0.167,
  },
  'deception.gambles': {
    matches: 125,
    outcome: 0.464,
    category: 0.32,
    recall: 0.126,
  },
  'deception.pays-for-recruiting': {
    matches: 41,
    outcome: 0.439,
    category: 0.317,
    recall: 0.038,
  },
  'deception.pumps': {
    matches: 6,
    outcome: 0.167,
    category: 0.167,
    recall: 0.003,
  },
  'custody.issuer-holds': {
    matches: 344,
    outcome: 0.587,
    category: 0.407,
    recall: 0.603,
  },
  'security.holder-owns-part': {
    matches: 277,
    outcome: 0.661,
    category: 0.473,
    recall: 0.531,
  },
  'fundraising.holder-pays-issuer': {
    matches: 447,
    outcome: 0.506,
    category: 0.233,
    recall: 0.401,
  },
  'investment.holder-gains': {
    matches: 407,
    outcome: 0.572,
    category: 0.381,
    recall: 0.398,
  },
  'trading.holder-sells': {
    matches: 519,
    outcome: 0.626,
    category: 0.416,
    recall: 0.549,
  },
  'transferability.passes-on': {
    matches: 346,
    outcome: 0.699,
    category: 0.338,
    recall: 0.485,
  },
  'monetary-value.worth-something': {
    matches: 566,
    outcome: 0.742,
    category: 0.352,
    recall: 0.456,
  },
  'scarcity.is-few': {
    matches: 445,
    outcome: 0.699,
    category: 0.312,
    recall: 0.688,
  },
  'incentive.rewards-for-doing': {
    matches: 439,
    outcome: 0.64,
    category: 0.301,
    recall: 0.418,
  },
  'privacy.exposes-person': {
    matches: 518,
    outcome: 0.606,
    category: 0.336,
    recall: 0.805,
  },
  'authority.looks-official': {
    matches: 266,
    outcome: 0.68,
    category: 0.504,
    recall: 0.573,
  },
  'ambiguity.too-vague': {
    matches: 167,
    outcome: 0.856,
    category: 0.485,
    recall: 0.338,
  },
  'ambiguity.language': {
    matches: 0,
    outcome: 0,
    category: 0,
    recall: 0,
  },
  'ambiguity.no-idea': {
    matches: 21,
    outcome: 0.524,
    category: 0.19,
    recall: 0.018,
  },
}
