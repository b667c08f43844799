import type { Category } from '../../finding.ts'

/** The phrase for each category in messages and summaries. */
export const categoryWords: Readonly<Record<Category, string>> = {
  investment: 'a gain for holders',
  trading: 'buying and selling between holders',
  custody: 'holding what belongs to others',
  security: 'a share in an asset or its income',
  fundraising: 'raising money against tokens',
  keys: 'keys or recovery words',
  mainnet: 'a live network',
  deception: 'something that is not what it says it is',
  transferability: 'passing the token on',
  'monetary-value': 'a value in money or goods',
  scarcity: 'scarcity',
  incentive: 'a reward for doing something',
  privacy: 'personal data',
  authority: 'official standing',
  ambiguity: 'what exactly is meant',
}
