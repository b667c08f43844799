/** Concepts of the warning rules. */
export const warningConcepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  // Short words that refer to a token with a name of its own ("the wolf", "a second feather").
  ['WOBJ', ['TOKEN', 'PRON', 'theirs|yours|his|hers|mine|one|ones']],
  [
    'WGETS',
    [
      "get|gets|getting|receive|receives|earn|earns|win|wins|given|give|gives|yours|there's|unlock|unlocks|awarded|has|have",
    ],
  ],
  [
    'FREQ',
    [
      'lesson*|minutes|metres|meters|kilometre*|km|miles|steps|words|pages|years|weeks|days|months|times|lengths|lines|mornings|saturdays|sundays|attempts',
    ],
  ],
  // An action that earned the token is not a rule about the token: "for readers who lent a novel to a neighbour".
  [
    'FORWHO',
    ['for ..4 HOLDER who', 'each|every|a ..1 HOLDER who', 'those|people|everyone|whoever who|gave|gives|lent|lends'],
  ],
  [
    'WMINORS',
    ['MINOR', 'runner|runners|kindergartener*|schoolkid*|girl|boy|teen|teens|youngster*|juniors|cubs|scout|scouts'],
  ],
  [
    'WDETAIL',
    [
      'who|whoever|finish*|complet*|attend*|came|come|took|participa*|volunteer*|help*|earn*|show|shows|showing|picture|each|thank*|remember*|date|learn*|testnet|lesson|course|workshop|sell*|buy*|pay*|trade*|price|worth|hold|holders|raffle',
    ],
  ],
]
