import type { Rule } from '../core/rule.ts'

/** custody: what it covers stands in the labelling policy. */
export const custody: readonly Rule[] = [
  {
    id: 'custody.issuer-holds',
    category: 'custody',
    why: 'Somebody keeps money, coins or wallets that belong to others; the service does not help with holding what belongs to others.',
    advice:
      'Let the issuer publish a page only: no wallet, no deposit, no balance; money goes through an ordinary provider, apart from the badge.',
    patterns: [
      'ASSETS|gold ..5 vault|vaults|safe|escrow|drawer !c RELICS',
      'into ..2 pot|kitty|purse & TOKEN|card|HOLDER',
      'common|shared|joint|communal|collective ..1 pot|kitty|purse|wallet|fund|account',
      'lock|locks|put|set|park ..4 CHAIN|gold|coins|money ..2 away|aside',
      'TOKEN|print|issue|mint ..5 against ..1 PRON|reserve|gold|CHAIN',
      'KEEPER ..2 SAFEKEEP ..5 ASSETS !c OWNWALLET !c RELICS',
      'KEEPER ..2 SAFEKEEP ..4 HOLDER ..2 TOKEN|WALLET|ASSETS !c OWNWALLET',
      "KEEPER ..2 SAFEKEEP ..4 everyone's|everybody's|members|member's|their|your ..3 TOKEN|ASSETS|WALLET",
      'XKEEP & ASSETS & HOLDER|ISSUER|WE',
      'XKEEP ..4 ASSETS',
      'ASSETS ..4 XKEEP',

      'CUSTODIES',

      'ASSETS ..6 STAYS ..3 with|in|under|at|inside ..2 us|our|ISSUER|WALLET|vault|safe|drawer',
      'ASSETS ..6 SAFEKEEP ..4 by|with ..2 ISSUER',
      'WALLET ..4 that|which ..2 ISSUER ..2 SAFEKEEP',
      'WALLET ..4 ISSUER ..2 SAFEKEEP',
      'WALLET ..4 SAFEKEEP ..3 by|for ..2 ISSUER|HOLDER',
      'ISSUER ..3 SAFEKEEP|create*|creates|open|opens|set|sets ..4 WALLET ..5 for|of ..3 HOLDER',
      'vault|vaults|escrow ..6 ASSETSONLY|coins|tokens|gold|collectors|COIN',
      'in safe & coins|gold|ASSETSONLY|TOKEN|COIN',

      'pool|pools|pooled|pooling ..4 ASSETS|MONEY|contributions',
      'HOLDER ..3 deposit|deposits|depositing|deposited ..6 MONEY|AMOUNT|COIN|TOKEN|with|into|WALLET|CHAIN',
      'deposit|deposits & SAFEKEEP|return|release|balance',
      'top up|tops up|topped up|load|loads|preload*|prepay|prepaid ..6 TOKEN|balance|card|MONEY & balance|keep*|hold*|safe|withdraw*|refund*|unspent|stays|SAFEKEEP',
      'HOLDER ..3 pay|pays|put|puts|chip|send|sends|contribute* ..4 in|into|money|MONEY|monthly & SAFEKEEP &s ISSUER',
      'wrap|wraps|wrapped|wrapping ..3 CHAIN|gold|COIN|TOKEN|asset*|MONEY',
      'bridge|bridges|bridging|bridged ..4 CHAIN|COIN|TOKEN|asset*|to ..3 CHAIN',
      'backed ..3 by ..4 gold|silver|CHAIN|ASSETS|reserve*|euro*|dollar*|real',
      'gram|ounce|gold|silver ..6 for every|each TOKEN',
      'TOKEN ..6 receipt|claim|ticket|iou ..4 for|on ..3 ASSETS|your|their|part|gold|deposit',
      'withdraw|withdraws|withdrawal*|cash out ..8 balance|ISSUER|us|move out|leave|any time|anytime',
      'balance ..6 with us|ISSUER|held|kept|safe',
      'ISSUER ..2 hold|holds|keep|keeps|mind|minds|babysit* ..3 PRON|everything & &s ASSETSONLY',
      'unspent ..6 stay*|kept|remain*|ISSUER|carry',
      'send|sends|pay|pays ..6 to ..3 our|us|my|club|association|address ..4 WALLET|address & SAFEKEEP|until|withdraw|balance',
      'release|releases ..5 when|once|after ..4 both|done|confirm*|delivered|milestone*',
    ],
    hits: [
      "We hold every member's coins in one wallet.",
      'The money stays in a wallet that I look after until we book.',
      'escrow service for badge swaps',
    ],
    misses: [
      'We never hold your funds.',
      'Custody sergeant badge for the police museum.',
      'Everyone keeps their own phone.',
    ],
  },
]
