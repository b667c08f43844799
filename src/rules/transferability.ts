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
      'whether ..6 pass|transfer|give|lend|move',
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
