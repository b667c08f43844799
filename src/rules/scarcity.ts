import type { Rule } from '../core/rule.ts'

/** scarcity: what it covers stands in the labelling policy. */
export const scarcity: readonly Rule[] = [
  {
    id: 'scarcity.is-few',
    category: 'scarcity',
    why: 'Being few, rare or random is presented as an attraction; a reviewer would ask why it matters.',
    advice:
      'Make the badge open to everybody who qualifies, with the same picture for all or one that the holder chooses.',
    patterns: [
      'by chance|luck & TOKEN|version|gold*|variant|special|get|gets',
      'every|each|one ..2 ORD|tenth|hundredth|NUM ..2 HOLDER ..4 golden|gold|special|rare|shiny|different',
      'NUM ..2 of these|them|those ..4 ever|never|only|just|more',
      'only|just NUM2|DIGITS ..2 of these|them|those',
      'XLIMITED',

      'LIMITED & TOKEN|COIN|HOLDER|PRON|one|ones|card*|pin*|each|NUM|copies|pieces !c pressing|leaflet*|SPACE',
      'only|just ..2 NUM2|DIGITS ..6 TOKEN|ever|exist|made|available|worldwide',
      'TOKEN ..5 only|just ..1 NUM2|DIGITS',
      'NUM ..2 TOKEN ..2 only|ever|worldwide|numbered|exist',
      'numbered ..3 NUM',
      'rarity|legendary|rare|rarest|mythic & TOKEN|tier*|common|variant*|card*|version|some|are|ultra|super',
      'first ..1 NUM2|DIGITS ..3 HOLDER|TOKEN|to|get !c FREQ',
      'no more ..4 made|issued|minted|after|exist',
      'WRARELY & TOKEN|PRON|some|random*|get|gets|one|ones|turn*|appear*|come*',
      '^WUNKNOWN & get|gets|TOKEN|PRON|end|which|WGETS',
      'random|randomly|unpredictable ..4 TOKEN|creature*|animal*|colour*|picture*|design*|version*|one|ones|character*|variant*',
      'TOKEN|picture|design|colour|variant|PRON ..5 random|randomly|chance',
      'NUM|few|handful|couple ..3 hidden|hide|hidden among|buried|secret & TOKEN|ones|one|ordinary|golden',
      '^make|made|mint|issue|issuing|print|produce|draw ..2 NUM2|DIGITS &n WNOMORE',
      '^WNOMORE & DIGITS|TOKEN|PRON|hurry|only|limited|special|fifty|hundred|twenty|ten|first',
      'number*|carries|carrying|counted ..4 NUM ..1 to|of|through|until ..1 NUM & TOKEN|PRON|one|each|number*',
      'NUM of NUM|N & TOKEN|number*|each|every|made|pieces|one',
      'first|last ..1 DIGITS|hundred|dozen|fifty|twenty|thirty|forty|ten|five|six|seven|few|handful|couple ..2 HOLDER|visitor*|people|through|to|in|who ..8 WGETS|TOKEN !c FREQ',
      'WDRAWHAT',
      'among|from|of ..6 draw|draws|pick ..1 one|NUM|somebody|someone|winner',
      'nr|no|number ..1 DIGITS of DIGITS',
      'stop|stops|stopped ..1 giving|handing|issuing|making|minting ..3 TOKEN|PRON ..3 out|forever|for|ever',
      'only|just|exactly|than|are|be|make|made ..1 NUM2|DIGITS ..2 TOKEN|copies|of ..1 them|these|exist|worldwide|ever|made|pieces|will !c PERIOD',
      'hurry|quick & TOKEN|gone|last|first|PRON',
      'foil|shiny|golden|holo*|glow*|silver ..1 one|ones|version|variant|edition & NUM|random*|chance|luck*|few|rare*',
      'NUM|one ..1 in|out ..1 of NUM|twenty|hundred|ten|fifty ..4 WGETS|is|are|people|HOLDER',
      'some|one ..4 rare|rarer|special|secret|golden|shiny & random*|TOKEN|NUM|chance|get|gets',
    ],
    hits: ['Limited edition medal, numbered 1 to 500.', 'Only 100 of these founder badges will ever exist.'],
    misses: ['There is no fixed number, whoever comes gets one.', 'Our stock of leaflets is limited.'],
  },
]
