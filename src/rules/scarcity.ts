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
      'only|just NUM ..2 of these|them|those',
      'XLIMITED',

      'LIMITED & TOKEN|COIN|HOLDER|PRON|one|ones|card*|pin*|each|NUM|copies|pieces !c pressing|leaflet*|SPACE',
      'only|just ..2 NUM|seven|nine|ten|five|three|twenty|fifty|hundred ..6 TOKEN|ever|exist|made|available|worldwide|be|of',
      'TOKEN ..5 only|just ..1 NUM',
      'NUM ..2 TOKEN ..2 only|ever|worldwide|numbered|exist',
      'numbered ..3 NUM',
      'rarity|legendary|rare|rarest|mythic & TOKEN|tier*|common|variant*|card*|version|some|are|ultra|super',
      'first ..1 NUM ..3 HOLDER|TOKEN|to|get',
      'no more ..4 made|issued|minted|after|exist',
      'some|one ..4 rare|rarer|special|secret|golden|shiny & random*|TOKEN|NUM|chance|get|gets',
    ],
    hits: ['Limited edition medal, numbered 1 to 500.', 'Only 100 of these founder badges will ever exist.'],
    misses: ['There is no fixed number, whoever comes gets one.', 'Our stock of leaflets is limited.'],
  },
]
