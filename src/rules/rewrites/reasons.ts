import type { Replacements } from '../../core/rewrite/replacements.ts'

/** Why a rewrite changes a passage, in every language. */
export const reasons: Omit<Replacements, 'languages'> = {
  reasons: {
    investment: 'The service does not help with anything that people hold in order to gain.',
    trading: 'The service does not help with sales or swaps between holders.',
    custody: 'The service does not help with keeping money, coins or wallets for other people.',
    security: 'The service does not help with shares, or with claims on assets or income.',
    fundraising: 'The service does not help with raising money against tokens.',
    keys: 'Keys and recovery phrases stay with their owner; the service never handles them.',
    mainnet: 'The service simulates on testnet and regtest only.',
    deception: 'The service does not help with anything that pretends to be what it is not.',
    transferability: 'A keepsake is clearer when it stays with the person who received it.',
    'monetary-value': 'A mark with a money equivalent reads like a means of payment.',
    scarcity: 'Limits and chance make a keepsake look like a collectible to chase.',
    incentive: 'A reward for a task or a referral turns a thank-you into pay.',
    privacy: 'Personal data does not belong in public or permanent metadata.',
    authority: 'A practice credential must not look like an official qualification.',
    ambiguity: 'The passage leaves open what a holder gets.',
  },
  ruleReasons: {
    'deception.gambles': 'The service does not help with games that need a stake.',
    'deception.pays-for-recruiting': 'The service does not help with pay for bringing in other people.',
    'deception.pumps': 'The service does not help groups that move a price together.',
  },
  fieldReason: 'This field names something that the service does not help with, so it is left out.',
}
