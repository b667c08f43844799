import type { Rule } from '../core/rule.ts'

/** incentive: what it covers stands in the labelling policy. */
export const incentive: readonly Rule[] = [
  {
    id: 'incentive.rewards-for-doing',
    category: 'incentive',
    why: 'The token rewards recruiting, posting, work or votes; a reviewer would ask whether people do it for the reward.',
    advice: 'Say thanks after the fact, without quota or rank; give one person one voice, apart from the token.',
    patterns: [
      'points|NUM TOKEN ..3 for|per ..2 each|every ..2 shift*|hour*|post*|task*|friend*|referral*',
      'XRECRUIT',

      'RECRUIT & TOKEN|get*|gets|earn*|bonus|extra|HOLDER|star|reward* !c JOINPLAIN',
      "POSTS & TOKEN|get*|issue|earn*|we'll|reward*|receive*",
      'AIRDROP',
      'INCENTS & TOKEN|HOLDER|get|gets|points|votes|POSTS !c SYMBOLIC',
      'TOKEN ..5 vote|votes|voting',
      'vote|votes|voting ..8 TOKEN',
      'finish|complete|win|play ..4 level|levels|game|task*|quest* ..6 token*|points|coin*|reward*',

      'top NUM|ten|three|five ..5 get|gets|win|wins|crown|receive',
      'for every|per|each ..2 hour|shift|task|bug|review|translation|page ..6 TOKEN|points|get|gets|earn*',
      'TOKEN ..6 for every|per|each ..2 hour|shift|task|bug|review|page|commit',
      'prize|prizes ..8 HOLDER|best|winner*|most|TOKEN',
      'most TOKEN|points ..6 win|wins|gets|get|prize|trophy|crown',
    ],
    hits: ['Bring a friend and get a bonus star.', 'Airdrop a token to everyone who starred our repo.'],
    misses: ['No prizes and no referral star.', 'Book review badge for pupils.'],
  },
]
