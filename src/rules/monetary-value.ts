import type { Rule } from '../core/rule.ts'

/** monetary-value: what it covers stands in the labelling policy. */
export const monetaryValue: readonly Rule[] = [
  {
    id: 'monetary-value.worth-something',
    category: 'monetary-value',
    why: 'The token is worth goods, a discount or a price; a reviewer would ask whether it works like money.',
    advice: 'Keep the marks symbolic, or run the discount apart from the token.',
    patterns: [
      'NUM ..1 TOKEN ..6 for|gets|get|earn|buy|buys ..3 free|GOODS',
      'XFREE & NUM',
      'NUM|ORD ..3 is|are ..1 free|half & TOKEN|NUM GOODS',
      'ORD ..2 GOODS ..2 free|on us|half',
      'one free',
      'XREDEEM & TOKEN|NUM|GOODS|HOLDER',

      'REDEEM & TOKEN|NUM|HOLDER|GOODS|PRON|mark*|stamp*|point* !s INVOLUNTARY',
      'swap|swaps|exchange|exchanged|swapped|traded|trade ..4 TOKEN|PRON|HOLDER ..6 for ..3 free|GOODS|discount*|AMOUNT',

      'PERCENT ..2 off|discount|cheaper|reduction',
      'AMOUNT|NUM ..2 off ..4 GOODS|at|next|your|everything|a|lifejacket*|ticket*|anything',
      'TOKEN|membership|pass ..5 costs|cost|for|at|priced|sells|price ..3 AMOUNT',
      'AMOUNT ..4 for ..3 TOKEN',
      'buy|buys|pay|pays ..4 AMOUNT ..8 TOKEN',
      'TOKEN ..6 worth|equals|equal|valued|count as|stands for ..3 AMOUNT|NUM|MONEY|free',
      'face value',
      'price|ticket ..3 AMOUNT ..8 TOKEN',
      'NUM|ten|five|six|eight|nine|three|twelve ..4 TOKEN ..6 eleventh|tenth|sixth|seventh|ninth|next ..4 free|half|us|GOODS',
      'free GOODS & TOKEN|after|NUM|show*|HOLDER',
      'show ..4 TOKEN ..8 get|gets|free|discount|off|GOODS',
      'TOKEN ..8 gets|get|buys|unlocks ..3 HOLDER ..2 free|GOODS|AMOUNT|discount',
    ],
    hits: ['Ten coffee stamps and the eleventh cup is on us.', '500 points can be redeemed for a tote bag.'],
    misses: ['The badge gives no discount and cannot be redeemed.', 'Price tag game badge for the nursery.'],
  },
]
