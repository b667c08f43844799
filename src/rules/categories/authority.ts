import type { Rule } from '../../core/rule.ts'

/** authority. The labelling policy (training/policy.md) says what the category covers. */
export const authority: readonly Rule[] = [
  {
    id: 'authority.looks-official',
    category: 'authority',
    why: 'It suggests an official, academic or professional standing; a reviewer would ask who gave it.',
    advice: 'Write "attended …, issued by …, not an accreditation" and leave out what looks official.',
    patterns: [
      'XOFFICIAL',
      'WRANK ..8 TOKEN|title|certificate|certified|after|weekend|hours|course|end|on !c TEACHV',
      'call|calls|called|title|titles|become|becomes|you are|are now ..4 WRANK',
      'call|calls|named|name ..8 WGRANDORG',
      'WGRANDORG & TOKEN|certificate|diploma|on|our|we',
      'WGRANDIOSE & TOKEN|our|crest|PRON|say|we|school|course|certificate|academy|seal|diploma',
      'is|are|become|becomes|afterwards ..2 officially|official|qualified|certified|licensed ..3 therapist*|coach*|instructor*|guide*|trainer*|expert*|nurse*|doctor*|practitioner*|teacher*|healer*|consultant*|electrician*|engineer*|lawyer*|pilot*|mechanic*|translator*',
      'recognised|recognized|valid|accepted ..2 in|by|across|throughout ..2 all|every|any|eu|countries|europe|employers|universities|germany|france|britain|uk|us|america|worldwide|world',
      'feel|look|air|touch of ..2 state|government|ministry|official|authority|authorities',
      'sound|sounds|read|reads|look|looks ..2 as ..1 if|though ..5 could|can|may|were|was|qualified|work',
      'equal|equals|equivalent|comparable|corresponds ..3 level|degree|bachelor|master|exam|diploma|framework|standard',
      'WGRANDORG &n kitchen|me|my|garage|myself|friends|we|our|wife',
      'WOFFLOOK & TOKEN|certificate|diploma|licence|license|card|PRON|make|design|seal|paper|course|holder*|patrol|ours|our',
      'WRIGHTTO & TOKEN|HOLDER|certificate|card|course|proof|PRON|weekend|training|PERIOD',
      'licence|license|permit|diploma|degree|title ..4 for|as ..5 watched|video|hours|hour|weekend|attending|came|click*|token|badge',
      'board|state|government|ministry|court|police|doctor|hospital ..1 approved|certified|recognised|recognized|licensed|registered|accredited|backed & TOKEN|say|says|school|course|our|PRON',
      'design|look|looks|styled|shaped ..4 like|as ..5 licence|license|passport|warrant|degree|diploma|driving|police|sheriff|government|ministry|official',

      'OFFICIAL & TOKEN|CRED|course|school|holder|HOLDER|seal|stamp|ISSUER|says|training !c TEACHV',
      'recognised|recognized|accepted|approved|endorsed|accredited ..2 by',
      'official|officially ..4 CRED|licence|license|seal|title|document|recognis*|recogniz*|qualification',
      'licence|license|licensed ..6 TOKEN|HOLDER|therapist|instructor|practise|practice|operate|drive|driver*|digital',
      'equivalent ..3 to ..5 degree|credit*|university|diploma|licence|qualification|NUM',
      'counts|count ..2 as|towards|for ..6 degree|credit*|qualification|licence|hours|cpd',
    ],
    matches: [
      'an accredited diploma for our yoga school, looks official with a seal',
      'micro-degree token, equivalent to 5 university credits',
    ],
    nonMatches: [
      'The text says practice certificate, not a qualification, not accredited.',
      'Official opening of the park: a leaf badge for visitors.',
    ],
  },
]
