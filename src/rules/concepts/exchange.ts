/** Derived concepts of trading, custody and mainnet. The words are in lexicons/en-exchange.ts. */
export const exchangeConcepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  ['MKPAY', ['AMOUNT']],
  ['CUASSET', ['AMOUNT']],
  ['MKMOVES', ['from one ..3 to ..1 another|next|other', 'move|moves|moving ..2 from ..3 to ..2 another|other|new']],
  [
    'MKISSUERSELLS',
    [
      'we|i|us|museum|club|shop|school|issuer|committee ..2 sell|sells|sold|auction|auctions',
      'sold|sell ..2 by us|museum|club|shop',
    ],
  ],
  [
    'MKCASH',
    [
      'AMOUNT|money|cash|price|sum|figure|quid|euros|dollars|pounds|pay|pays|paid|paying|payment|cost|fee|sats|bid|bids|deal|crypto|amount',
    ],
  ],
  [
    'MKREL',
    [
      "each other|other's",
      "one another|another's",
      'old|first owner|holder|keeper|bearer',
      'another|other|new|next|previous|former|outgoing|departing|fellow MKPERSON|owner|owners|holder|holders|one|keeper|bearer',
      'someone|somebody else|new',
      'from|to whom',
      'among|between themselves',
      'family|person|people|member|one that|who follows|follow|leaves|leave|stops|quits|retires',
      'waiting|reserve list',
      'successor|predecessor|successors|newcomer|newcomers',
    ],
  ],

  ['CUMONEY', ['AMOUNT']],
  ['MKIT', ['it|them|one|ones|theirs|hers|his|mine|yours|duplicate|duplicates|spares|spare|double|doubles']],
  ['MKOBJ', ['MKIT|TOKEN|MKSPARE']],
  // A holder of a token who is not the issuer.
  ['MKWHO', ['HOLDER|she|he|who|hikers|dancers|kid|runner|player|passenger|pensioner|newcomer|newcomers']],
  [
    'MKOTHER',
    [
      'others|another|somebody|someone|anyone|anybody|stranger|strangers|next|newcomer|newcomers|replacement|whoever|outsider|outsiders|latecomer|latecomers|collectors|peers|mates|friends',
      'other|another|next|new|different HOLDER',
      'each other',
      'one another',
      'among|amongst|between themselves',
      'someone else',
      'waiting list',
      'reserve list',
      'BETWEEN',
      'who|that has|have it|them|one|some',
      'who|that needs|need|wants|want it|them|one',
    ],
  ],
  [
    'MKPLAYMONEY',
    [
      'beans|buttons|sweets|marbles|conkers|recipes|recipe|stories|story|jokes|songs|seedlings|cuttings|seeds|skills|ideas|tips',
    ],
  ],
  ['CUUS', ['CUKEEPER|us|me|ISSUER|treasurer|captain|teacher|leader|host|till|desk|app']],
  [
    'CUHEAP',
    [
      'pile|piles|piling|build|builds|add|adds|save|saves up',
      'accumulate|accumulates|gather|gathers|mount|mounts|collect|collects|grow|grows',
    ],
  ],
  [
    'CUSELF',
    [
      'HOLDER keeps|keep|holds|guards|minds|stores|manages|controls',
      'himself|herself|themselves|yourself',
      'own phone|pocket|wallet|hands',
    ],
  ],
  [
    'CUBEHIND',
    [
      'behind the scenes',
      'on|in their behalf|name',
      'never|not ..2 see|notice|know|touch',
      'without ..3 knowing|noticing',
      'quietly|automatically|silently',
    ],
  ],
  [
    'NWNEG',
    [
      "not|no|never|isn't|don't|skip|without|instead|enough|forget|past|beyond|after|drop|ditch|less",
      'rather than',
      'no more',
      'tired of',
      'done with',
      'sick of',
    ],
  ],
  ['NWNOTREAL', ["not|no|never|isn't|without|nothing|aren't NWREAL", "not|never|isn't|aren't be|on|a NWREAL"]],
  [
    'NWTALK',
    ['NWALT meetup|meetups|history|club|conference|developers|study|hackathon|talk|group|community|explained'],
  ],
  ['NWGOLIVE', ['go|going|goes|went live', 'push|pushed|switch|switched|flip|flipped ..2 live|over']],
  ['MKOUTIN', ['get|getting out of', 'leave|leaving', 'drop out']],
  ['MKGETIN', ['get|getting into|in', 'join|joining', 'step in']],
  // Everyday swaps in which no token changes hands.
  [
    'MKLATERFREE',
    [
      'free to|again',
      'from then|second|third|next',
      'after that|which',
      'afterwards|thereafter|later',
      'then they|you|members|holders|it',
      'may|can|allowed after|later',
    ],
  ],
  [
    'MKREIMB',
    [
      'what|whatever|sum|amount|price ..4 cost|paid|spent|gave|pay',
      'what|money ..3 put in|into',
      'money back',
      'cost price',
      'out of pocket',
    ],
  ],
  [
    'MKEVERYDAY',
    [
      'swap|swaps|swapping|swapped|trade|trades|traded|trading|exchange|exchanges|exchanged|exchanging|switch ..2 seats|places|desks|roles|jobs|sides|partners|stories|recipes|books|numbers|clothes|seeds|cuttings|plants|ideas|tips|skills|contact|contacts|addresses|letters|shifts|instruments|experiences|views|languages',
    ],
  ],
  ['NWNETWORD', ['network|chain|blockchain|bitcoin|node|mint|minted|deploy|token|tokens|badges|them']],
  [
    'NWLATER',
    [
      'then|afterwards|after|later|once|until|till|when|finally|next|second|eventually',
      'final|last round|phase|stage|leg|time|day',
      'this time',
      'from then',
      'on the day',
      'phase|step|stage|week NUM|two',
    ],
  ],
]
