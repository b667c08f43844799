/** What opens and closes scopes, and why a statement does not count. */

/** Why a token's statement does not count; 0 means it counts. */
export const Suppression = { no: 0, denied: 1, educational: 2, quoted: 3, rejected: 4, asked: 5 } as const

/** Concept ids of the triggers, by name. */
export type Triggers = Readonly<Record<(typeof triggerNames)[number], number>>

export const triggerNames = [
  'NEG', 'NEGSUBJ', 'NEGNP', 'NEGWITH', 'NEGPOST', 'NEGALL', 'PSEUDO', 'REL', 'SUBJ', 'CAN', 'THEN', 'TEACHN', 'TEACHB', 'TEACHV', 'TEACHALL', 'ABOUT', 'DISTANCE', 'PUBLISH', 'REJECT', 'CANCEL', 'QWORD', 'QASK', 'HOLDER', 'ISSUER', 'TOKEN', 'AWARD', 'FLIPPED', 'REPORTED', 'OUTSIDESAYS', 'PASTTIME', 'WE', 'THIRD', 'DET', 'ELLIPSIS', 'LOOSE',
] as const // prettier-ignore
