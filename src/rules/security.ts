import type { Rule } from '../core/rule.ts'

/** security: what it covers stands in the labelling policy. */
export const security: readonly Rule[] = [
  {
    id: 'security.holder-owns-part',
    category: 'security',
    why: 'The token stands for a share in an asset, a business or its income; the service does not help with shares in anything.',
    advice:
      'Recognise the contribution and drop every share, percentage and claim; advice to the team is fine, rights are not.',
    patterns: [
      'XPART & XREVENUE',
      'XPART & XOWNABLE & XOWNS|TOKEN|HOLDER',
      'XOWNS & XREVENUE & HOLDER|TOKEN',
      'XOWNS & XPART & XOWNABLE',

      'SECURITIES',
      'PART|PERCENT|PARTOF ..4 of|in|from ..4 REVENUE|OWNABLE !c BODY',
      'OWN ..4 PART|PERCENT|PARTOF ..5 of|in ..4 OWNABLE|REVENUE',
      'OWN ..3 PARTOF ..3 OWNABLE',
      'TOKEN ..5 OWN ..5 PART|PERCENT|PARTOF',
      'TOKEN ..6 PART ..3 of ..4 OWNABLE|REVENUE',
      'REVENUE|rent|money|cash ..8 SHARED ..6 HOLDER|TOKEN|between|among|them',
      'SHARED ..6 REVENUE ..8 HOLDER|TOKEN|between|among|with',
      'HOLDER ..4 SHARE1 ..5 REVENUE',
      'HOLDER ..4 get|gets|receive|receives|earn|earns|take|takes ..5 PART|PERCENT|cut ..3 of|from',
      'PERCENT ..5 REVENUE',
      'PERCENT ..3 stake|share|ownership|equity',
      'PART ..5 each|every|REGULARLY & REVENUE|profit*|pie',
      'TOKEN|PRON|they|tokens ..5 convert|converts|turn|turns|swap|become|becomes ..4 into|to ..4 shares|stock|equity|ownership|percentage|stake|PERCENT',
      'split|divide|divided|cut|slice|sliced|tokenise|tokenize|fractionalise|chop ..6 into|in ..4 NUM ..3 TOKEN|pieces|parts|shares|slices',
      'split|divide|cut|tokenise|tokenize ..4 OWNABLE ..4 TOKEN|NUM|shares|slices',
      'HOLDER|TOKEN ..5 own|owns|owning ..5 OWNABLE & PART|NUM|PERCENT|jointly|together|proportion|TOKEN',
      'OWNABLE ..4 owned ..4 HOLDER|TOKEN|jointly|together',
      'proportion ..6 REVENUE|company|earns|profit',
      'repaid|repay|repays|paid back|pay back|redeemed ..6 in|after|over|with|at ..4 years|interest|face|NUM|months',
      'bond|bonds ..4 TOKEN|repaid|village|interest|mature*|issue* !c jazz|film',
      'TOKEN ..2 bond|bonds',
      'lend|loan|loans ..6 ISSUER ..8 paid back|repaid|interest|back',
      'claim|right|rights|entitled ..5 REVENUE|assets|PERCENT|percentage|profit*|surplus',
      'share|shares ..5 in|of ..3 ISSUER|company|club|business|harvest|OWNABLE',
    ],
    hits: [
      'Each token owns one hundredth of the painting.',
      'Badge holders get 10% of ticket sales.',
      'The tokens convert into shares once we incorporate.',
    ],
    misses: [
      'Share your story stamp for the oral history day.',
      'Badge for dividing fractions.',
      'The certificate gives no right to profits or ownership.',
    ],
  },
]
