import type { Category } from '../../finding.ts'

/** For each category, a question whose answer shows whether a text is about it. */
export const categoryQuestions: Readonly<Record<Category, string>> = {
  investment: 'Is anybody told that it will be worth more later, or that it pays them something?',
  trading: 'Can holders sell it or swap it with each other?',
  custody: 'Do you keep money, coins or wallets that belong to somebody else?',
  security: 'Does a holder own, or earn from, a part of something?',
  fundraising: 'Does the money pay for the course, event or goods, or for the token itself?',
  keys: 'Does anybody but the holder see a recovery phrase, a private key or a wallet password?',
  mainnet: 'Is it to be issued on a live network, or only simulated?',
  deception: 'Is everything that it says true, and does everybody whom it names agree?',
  transferability: 'Can a holder pass it on to somebody else?',
  'monetary-value': 'Can a holder get goods, a discount or money for it?',
  scarcity: 'Is the number limited by seats or dates, or to make it rare?',
  incentive: 'Does a holder get anything for what they do, besides the recognition?',
  privacy: 'Which personal data does it show, and who can see them?',
  authority: 'Which body recognises it, and has that body agreed to be named?',
  ambiguity: 'Who gets it, what for, and what can they do with it?',
}
