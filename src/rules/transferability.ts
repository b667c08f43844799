import type { Rule } from '../core/rule.ts'

/** transferability: what it covers stands in the labelling policy. */
export const transferability: readonly Rule[] = [
  {
    id: 'transferability.passes-on',
    category: 'transferability',
    why: 'Holders can pass the token on; a reviewer would ask whether it stays with the person who earned it.',
    advice: 'Say that the badge stays with the person who earned it, and let the next person get an own one.',
    patterns: [
      'XPASS & TOKEN|HOLDER|CAN',
      'XPASS',

      'CAN|should|to|must ..4 PASSON ..4 TOKEN|PRON|to|on',
      'HOLDER ..4 PASSON ..4 TOKEN|PRON|to|on|HOLDER|down|HOLDER',
      'PASSON ..5 TOKEN|PRON|theirs ..5 to|on|HOLDER',
      'PASSON ..2 on|to ..3 HOLDER|BETWEEN|next|another|someone|successor|friend*|family',
      'TOKEN|PRON ..4 PASSON',
      'TOKEN|PRON ..5 CAN|be|is|are ..2 PASSON',
      'transferable|giftable|inheritable|transferability',
      'send|sends|give|gives|move|moves ..4 TOKEN|PRON ..4 to BETWEEN|another|friend|someone|else|grandchild*',
      'send ..4 TOKEN ..4 from ..3 to another',
      'HOLDER ..4 give|gives|hand|hands|send|sends|leave|leaves ..3 TOKEN|theirs|PRON ..2 to ..3 HOLDER|another|next',
      'HOLDER ..4 give|gives|hand|hands ..2 TOKEN|PRON ..1 away|on',
      'hand|hands ..3 doubles|duplicates|TOKEN ..3 to',
      'whether|if ..6 pass|transfer|give|lend|move|hand ..3 WOBJ|on|over',
      'WPASSV ..3 WOBJ ..3 to ..2 WNEXT',
      'WPASSV ..1 WNEXT ..2 theirs|yours|mine|his|hers',
      'send|give|pass|hand|lend ..1 them|him|her|someone|somebody|whoever ..1 yours|theirs|his|hers',
      'CAN|may|should|to ..1 WPASSV ..5 to|with ..2 WNEXT',
      'CAN|should|to ..1 WPASSON',
      'be|is|are|gets|get ..2 WPASSON',
      'WPASSV ..2 WOBJ & whoever|anyone|someone ..2 you|they|want*|like*|think*|please*|choose*',
      'WTRAVEL',
      'TOKEN|PRON|theirs ..4 change|changes|changing hands',
      'TOKEN|PRON ..2 WROAM !c member*|visitor*',
      'let|lets|letting ..3 WNEXT|friend|neighbour|neighbor|family ..2 have|use|borrow|wear|take ..4 WOBJ|place|spot|turn',
      'share|shared ..5 amongst themselves|among themselves|between them|around|with family|within the family',
      'WOBJ ..5 moved|transferred|switched|sent|given ..3 to ..4 account|sister|brother|friend|son|daughter|phone|else',
      'when|if|after ..4 dies|die|death|dead|leave|leaves|retire*|quit|quits|graduate* ..8 WPASSV|goes|go ..5 to',
    ],
    hits: [
      'Festival stamps that you can hand on to a friend as a present.',
      'Members may lend the guest stamp to whoever they bring.',
    ],
    misses: [
      'The badge is non-transferable and cannot be gifted.',
      'We give each volunteer a badge.',
      'She passed the test.',
    ],
  },
]
