/** Derived concepts and small sets of English words that several rules share. Later concepts may use earlier ones. */
export const concepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  ['ORD', ['tenth|eleventh|sixth|seventh|ninth|eighth|fifth|next|10th|11th|6th|7th|9th|8th|5th']],
  ['RELICS', ['old|ancient|roman|historic|medieval|antique|tea|tin|biscuit']],
  ['AMOUNT', ['NUM CURRENCY', 'CURRENCY NUM', 'tenner|fiver|quid']],
  [
    'SHOWNP',
    [
      'public|publicly|publish|publishes|permanent|permanently|forever|metadata|json|open page|searchable|leaderboard|website|online|blockchain|wall|feed',
    ],
  ],
  [
    'WARES',
    [
      'cake|cakes|cookies|food|bread|lemonade|vegetables|crafts|flowers|books|stall|stalls|goods|honey|coffee|jam|clothes|plants|eggs|fruit|pottery|bake|art|paintings|postcards|cheese|fish|veg',
    ],
  ],
  ['WEAKGAIN', ['profits|profitable|wealth|pension|upside|payoff', 'investment opportunity', 'pays you|them|holders']],
  [
    'TELLS',
    [
      'type|types|paste|pastes|enter|enters|send|sends|email|e-mail|upload|uploads|submit|share|give|tell|put|write|keep|store|save|scan|dm|text',
    ],
  ],
  [
    'BETTERX',
    [
      'best|most|happy|happiest|glad|win|wins|ahead|rich|richer|rewarded|laughing|profit|biggest|regret|smiling|thank|wealthy|benefit|reap|highest|advantage|multiples|gains',
    ],
  ],
  ['PERIOD', ['REGULARLY', 'year|month|week|quarter|annually|apr|monthly|weekly|yearly']],
  ['PERSONAL', ['friendship|community|confidence|kindness|trust|learning|educational|nutritional|sentimental|values']],
  [
    'EARNS',
    [
      'earn|earns|earning|generate|generates|yields|pays|receive|receives|collect|collects|make|makes|gets|get|harvest|rake',
    ],
  ],
  ['GETMORE', ['get|gets|receive|receives|earn|earns|paid|grows|gains']],
  ['MORE', ['more|extra|bonus|interest|double|higher|bigger|increasing']],
  ['GAMEPLAY', ['race|runner*|finisher|arrive*|breakfast|dance|place|prize|gold|medal|bird']],
  [
    'RISEUP',
    [
      'skyrocket*|soar|soars|moon|moons|climbs|appreciate|appreciates|outperform*|explode|explodes|double|doubles|triple|triples|multiply|multiplies|10x|100x',
      'goes up',
      'go up',
    ],
  ],
  ['RISEVALUE', ['WORTHMORE', 'rise|climb|double|triple|appreciate|outperform|moon|soar']],
  [
    'CANTLOSE',
    [
      "can't|cannot|never|nobody|won't|no-one ..2 lose|loses|fail|fails|drop|drops|fall|falls",
      "can't|cannot|never|nobody|won't|no-one ..2 go down",
      "can't|cannot|never|nobody|won't|no-one ..2 goes down",
      'risk free|riskfree',
      'no downside|risk',
      'never sells below',
      'without risk',
    ],
  ],
  ['SALE1', ['sale|sales|resale|resales|sold|transaction|transactions']],
  ['OWNWALLET', ['own wallet|wallets|phone|keys|coins', 'themselves|himself|herself|self-custody']],
  ['ASSETSONLY', ['money|cash|funds|coins|sats|savings|deposit|deposits|wallet|wallets|purse|kitty|pot']],
  [
    'PARTOF',
    [
      'one NUM|hundredth|tenth|fortieth|thousandth|twentieth|fiftieth',
      'NUM percent',
      'lil|little|small|tiny|equal|fair|proportional ..1 piece|slice|share|part|cut',
    ],
  ],
  ['BODY', ['heart|brain|story|time|fun|team|family|community|course|class|journey|something|history|badge']],
  [
    'SHARED',
    [
      'split|splits|shared|share|shares|divided|distribute|distributes|distributed|divvied|paid|pays|allocated|flows|dished',
      'go back',
      'goes back',
      'go to',
      'goes to',
    ],
  ],
  ['SHARE1', ['share|shares|split|splits|divide|divides|receive|receives|participate|participates|get|gets']],
  [
    'PURPOSE',
    ['RAISE', 'until target|goal', 'for the roof|boat|kit|building|hall|studio|tour|app|game|printing|project'],
  ],
  [
    'OWNKEYS',
    [
      'own keys|key|seed|phrase',
      'keeps|keep their own',
      'themselves|himself|herself|self custody',
      'never leave|leaves',
    ],
  ],
  [
    'FORM',
    [
      'form|box|field|chat|sheet|spreadsheet|server|drive|folder|database|inbox|bot|support|page|desk|dm|email|config|file|cloud|dropbox|app|website|portal|script|env|repo|notebook|envelope|registry|cabinet',
    ],
  ],
  [
    'CIVIC',
    [
      'cycle|bus|road|roads|rail|railway|train|path|paths|tram|water|power|electric*|canal*|sewer*|pipe*|library|libraries|street|hall|volleyball|tennis|badminton|fishing|hockey|goal|cricket',
    ],
  ],
  ['HISTORYOF', ['history|meetup|meet-up|lesson|course|class|whitepaper|club|conference|developers']],
  ['MOCKWORDS', ['mock|simulat*|not on-chain|practice']],
  ['NEG1', ["not|never|don't|dont|isn't|won't|no|doesn't|skip|without"]],
  ['NEG3', ["not|never|didn't|don't|haven't|hasn't|doesn't|wasn't|weren't|without|no|none"]],
  ['LEAVE', ['leave|leaves|outside|beyond|anything other|except']],
  ['MOCKCLAIM', ['it is|its|says|only']],
  ['FAKED', ['FAKE']],
  [
    'SAYS',
    [
      'say|says|claim|claims|phrase|present|describe|pretend|state|states|imply|write|reword|word|suggest|suggests|show|tell|tells|announce|market|advertise|look|looks|sound|sounds|read|reads|label|labelled|call|called',
    ],
  ],
  [
    'ONCHAINCLAIM',
    [
      'written|recorded|settled|secured|confirmed|minted|stored|anchored|registered|immutable|inscribed|issued ..5 CHAIN|ONCHAIN',
      'ONCHAIN',
      'on bitcoin',
      'bitcoin transaction',
      'registered security',
      'real bitcoin|token|transaction',
      'genuine bitcoin|on-chain',
    ],
  ],
  ['CALL', ['call|calls|label|labels|present|presents|market|sell|advertise|describe']],
  [
    'REMOVE',
    [
      'remove|removes|drop|hide|hides|delete|omit|strip|erase|lose|skip|crop|blur|without|shrink',
      'leave out',
      'take out',
      'cover up',
      'take off',
    ],
  ],
  [
    'MOCKWORD',
    [
      'mock|simulation|simulated|disclaimer|disclaimers|watermark|practice',
      'not on-chain',
      'testnet label',
      'demo label',
      'test label',
    ],
  ],
  [
    'FREEDRAW',
    [
      'no entry fee|fee',
      'free entry|to enter|draw',
      'without stake|paying|entry',
      'no stake|purchase|payment',
      'nobody pays',
      'costs nothing',
      'free raffle|lottery',
    ],
  ],
  ['AMOUNTFREE', ['badge only|nothing']],
  ['INVOLUNTARY', ['no discount|discounts', 'not redeemable', 'tax']],
  ['SPACE', ['space|seats|places|parking|tables']],
  ['JOINPLAIN', ['invited guests|speaker|speakers|everyone', 'everyone is invited', 'are invited']],
  ['SYMBOLIC', ['literary|book|film']],
]
