/** Concepts of investment, security and fundraising that are made of others. The words stand in lexicon/en-economy.ts. */
export const economyConcepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  ['ECX', ['AMOUNT|NUM']],
  ['ECPRICE', ['AMOUNT|BARENUM', 'NUM ECEACH', 'NUM bucks|euros|pounds|dollars|quid|francs|crowns|kroner|sats']],
  // Whoever holds the token, or the token that stands for them.
  ['ECHOLD', ['ECWHO|HOLDER|TOKEN']],
  ['ECTHING', ['TOKEN|PRON|one|ones|theirs|yours']],
  [
    'ECPROCEEDS',
    [
      'ECPROC',
      'what|whatever|everything|anything|all|that ..3 ECASSET|ISSUER|it|they|tenant|tenants|i|we|he|she|store|platform|app|panels|oil|honey|wine|hens|gigs ..2 ECEARNS',
      'ECWEAKPROC & MONEY|AMOUNT|ECCHEQUE|coins|euros|bill|bills|costs|paid|pays|heating|december|january|christmas',
      'ECCHEQUE ..4 from|for|whenever|when|per|out of|every|each',
      'ECASSET ..5 earns|fetches|fetched|wins|won|pays|makes',
      'ECASSET|CDs|CD|disc|discs|song|print|prints|bottle|bottles|copy|copies|jar|jars ..3 sold|sells|licensed|rented|let|streamed|downloaded|goes over the counter',
      'ECSOLDEVENT',
    ],
  ],
  ['ECPIECE', ['ECPART ..1 of|from|off|in', 'ECNTH', 'PERCENT', 'their|your|his|her|its|my|a|an|fair|equal ..1 ECPART', 'one NUM', 'NUM percent', 'PART ..1 of']],
  ['ECGIVEN', ['get|gets|got|getting|receive|receives|receiving|earn|earns|take|takes|paid|pays|pay|brings|entitle|entitles|entitled|owed|owe|owes|due|collect|collects|collected|has|have|draw|draws|see|sees|claim|claims|sends|send']],
  [
    'ECUPPISH',
    [
      'ECVAL ..5 ECUP !c PERSONAL',
      'went|gone|risen|climbed|jumped|moved ..2 from ..2 ECX ..3 to ..3 ECX',
      'from ..2 ECX ..3 to ..3 ECX ..3 since|in|within|per',
      'ECX ..4 then|back then|before|last year ..8 ECX ..2 now|today',
    ],
  ],
  // A token that is paid for.
  [
    'ECPAYTOK',
    [
      'TOKEN ..8 at|for|costs|cost|costing|priced ..3 ECPRICE',
      'TOKEN ..5 ECPRICE',
      'ECPRICE ..2 get|gets|buys|earns|secures|for|and|per ..5 TOKEN',
      'ECPAY ..8 get|gets|receive|receives|and|for|against ..5 TOKEN',
      'TOKEN ..6 for ..3 who|that ..3 ECPAY',
      'ECTAKE ..5 TOKEN ..8 for|at ..3 ECX|whatever|price|what',
      'ECTAKE ..5 TOKEN',
      'ECSELLS ..5 TOKEN',
      'TOKEN ..4 sold|available|reserved|on sale|up for grabs',
      'per TOKEN',
      'NUM TOKEN ..3 at',
      'ECPRICE ..2 a TOKEN',
    ],
  ],
  ['ECFORMONEY', ['ECPRICE', 'ECPAY', 'buy|buys|buying|sell|sells|selling|sale|purchase|price|bucks|euros|pounds|dollars', 'in advance']],
  ['ECPURPOSE', ['ECENABLE', 'ECLACK']],
]
