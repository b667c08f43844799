/** Derived concepts of investment, security and fundraising. The words are in lexicons/en-economy.ts. */
export const economyConcepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  [
    'PERCENT',
    ['NUM percent', 'NUM per cent', 'NUM pct', 'NUM in|of the|every|each hundred', 'NUM out of a|every hundred'],
  ],
  ['ECX', ['AMOUNT|NUM']],
  [
    'ECPRICE',
    [
      'AMOUNT|BARENUM',
      'at|for|pay|pays NUM a|per month|week|year|day|quarter|season',
      'NUM ECEACH',
      'NUM a|per|the ECTOKENISH|listener|family|head|person|piece',
      'NUM for BARENUM',
      'between NUM NUM',
      'from NUM to NUM',
      'NUM plus',
      'NUM bucks|euros|pounds|dollars|quid|francs|crowns|kroner|sats',
    ],
  ],
  // The holder of the token, or the token in place of its holder.
  ['ECHOLD', ['ECWHO|HOLDER|TOKEN']],
  ['ECTHING', ['TOKEN|PRON|one|ones|theirs|yours']],
  [
    'ECPROCEEDS',
    [
      'ECPROC',
      'what|whatever|everything|anything|all|that ..3 ECASSET|ISSUER|it|they|tenant|tenants|i|we|he|she|store|platform|app|panels|oil|honey|wine|hens|gigs ..2 ECEARNS',
      'what|whatever|everything|half|all ..5 ECEARNS2',
      'on|of|from|off every|each ..3 ticket|tickets|sale|fee|fees|subscription|stream|copy|download|bottle|order|entry|disc|coffee|beer|pint|loaf|print|booking|rental',
      'PERCENT|ECNTH|half of ..5 till|tin|jar|pot|kitty|takings|sales|bar|box|hat|tips',
      'of|from|in ..3 till|tin|jar|kitty',
      'what ..1 went|goes|came|falls|lands|gets in|into|through',
      'AMOUNT|NUM|cents|pence ..3 for|per|each|every ..2 kilowatt|kwh|hour|litre|liter|kilo|bottle|mile|ride|trip|visitor|guest|night|stay ..6 sells|sold|sell|feeds|produces|makes|earns',
      'AMOUNT|NUM|cents|pence ..2 per|each|every ..1 copy|sale|ticket|stream|disc|bottle|booking|order|download',
      'ECWEAKPROC & MONEY|AMOUNT|ECCHEQUE|coins|euros|bill|bills|costs|paid|pays|heating|december|january|christmas',
      'ECCHEQUE ..4 from|for|whenever|when|per|out of|every|each',
      'ECASSET ..5 earns|fetches|fetched|wins|won|pays|makes',
      'ECASSET|cd|cds|disc|discs|song|print|prints|bottle|bottles|copy|copies ..3 sold|sells|licensed|rented|streamed|downloaded|counter',
      'ECSOLDEVENT',
    ],
  ],
  [
    'ECPIECE',
    [
      'stake|interest|piece|share|slice|say|part|corner|bit|crumb in|of ..2 ECASSET|deal|business|company|proceeds|success|action',
      'half of|the',
      'ECPART ..1 of|from|off|in',
      'ECNTH',
      'PERCENT',
      'their|your|his|her|its|my|a|an|fair|equal ..1 ECPART',
      'one NUM',
      'NUM percent',
      'PART ..1 of',
    ],
  ],
  [
    'ECGIVEN',
    [
      'get|gets|got|getting|receive|receives|receiving|earn|earns|take|takes|paid|pays|pay|brings|entitle|entitles|entitled|owed|owe|owes|due|collect|collects|collected|has|have|draw|draws|see|sees|claim|claims|sends|send',
    ],
  ],
  [
    'ECUPPISH',
    [
      'ECVAL ..5 ECUP !c PERSONAL',
      'ECUP ..5 in|of ..1 ECVAL !c PERSONAL',
      'went|gone|risen|climbed|jumped|moved|goes ..2 from ..2 ECX ..3 to ..2 ECPRICE',
      'from ..2 ECX ..3 to ..2 ECPRICE ..3 since|in|within|per',
      'ECX ..4 then|before ..8 ECX ..2 now|today',
      'ECX ..4 back then ..8 ECX ..2 now|today',
      'ECX ..4 last year ..8 ECX ..2 now|today',
    ],
  ],
  // Others pay. A payment by the issuer raises no money.
  ['ECPAYIN', ['ECPAY !c we|nothing|nobody']],
  // A token that somebody pays for.
  [
    'ECPAYTOK',
    [
      'TOKEN ..8 at|for|costs|cost|costing|priced ..3 ECPRICE',
      'TOKEN ..5 ECPRICE',
      'ECTAKE ..3 ECTOKENISH ..3 for|at ECPRICE',
      'ECPRICE ..2 get|gets|buys|earns|secures|per ..5 TOKEN',
      'ECPRICE for|per ..2 TOKEN',
      'ECPAYIN ..8 get|gets|receive|receives|and|for|against ..5 TOKEN',
      'TOKEN ..6 for ..3 who|that ..3 ECPAYIN',
      'ECTAKE ..5 TOKEN ..8 for|at ..3 ECX|whatever|price|what',
      'ECTAKE ..5 TOKEN',
      'ECSELLS ..5 TOKEN',
      'TOKEN ..4 sold|available|reserved',
      'per TOKEN',
      'NUM TOKEN ..3 at',
      'ECPRICE ..2 a TOKEN',
    ],
  ],
  [
    'ECFORMONEY',
    [
      'ECPRICE',
      'ECPAYIN',
      'buy|buys|buying|sell|sells|selling|sale|purchase|price|bucks|euros|pounds|dollars',
      'in advance',
    ],
  ],
  // The purpose of the money, a thing or an action.
  [
    'ECFORPROJECT',
    [
      'for|into|towards|toward|behind ..3 ECPROJECT !c workshop|course|lesson|class|training',
      'spend|spent|goes|go|spending ..2 on ..3 ECPROJECT',
      'new ECPROJECT',
      'ECPAY ..3 ECPROJECT',
      'ECPROJECT ..3 begins|begin|starts|start|can|gets|get|is|will|comes|come|from|has|happens|goes ..3 ECMADE',
      'ECMADE ..8 when|once|as soon as|if|after|until',
      'when|once|as soon as|if|after ..12 ECMADE',
      'ECPROJECT ..2 gets|get|has|have ..2 ECPROJECT',
      'ECPROJECT ..3 come from',
    ],
  ],
  ['ECPURPOSE', ['ECENABLE', 'ECLACK', 'ECFORPROJECT']],
]
