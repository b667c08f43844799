import type { Rule } from '../core/rule.ts'

/** authority: what it covers stands in the labelling policy. */
export const authority: readonly Rule[] = [
  {
    id: 'authority.looks-official',
    category: 'authority',
    why: 'It suggests an official, academic or professional standing; a reviewer would ask who gave it.',
    advice: 'Write "attended …, issued by …, not an accreditation" and leave out what looks official.',
    patterns: [
      'XOFFICIAL',

      'OFFICIAL & TOKEN|CRED|course|school|holder|HOLDER|seal|stamp|ISSUER|says|training !c TEACHV',
      'recognised|recognized|accepted|approved|endorsed|accredited ..2 by ..5',
      'official|officially ..4 CRED|licence|license|seal|title|document|recognis*|recogniz*|qualification',
      'licence|license|licensed ..6 TOKEN|HOLDER|therapist|instructor|practise|practice|operate|drive|driver*|digital',
      'equivalent ..3 to ..5 degree|credit*|university|diploma|licence|qualification|NUM',
      'counts|count ..2 as|towards|for ..6 degree|credit*|qualification|licence|hours|cpd',
    ],
    hits: [
      'an accredited diploma for our yoga school, looks official with a seal',
      'micro-degree token, equivalent to 5 university credits',
    ],
    misses: [
      'The text says practice certificate, not a qualification, not accredited.',
      'Official opening of the park: a leaf badge for visitors.',
    ],
  },
]
