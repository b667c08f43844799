/**
 * The concepts that scope detection looks for, by the words of NegEx (Chapman et al. 2001): triggers open a scope, roles
 * are the tokens that keep a scope from opening or end it (pseudo-triggers and terminations). The lexicons of
 * `src/rules/lexicons` say which words give each concept.
 */

/** Why a token is suppressed: it says something without proposing it. 0: the token is not suppressed. */
export const Suppression = { no: 0, denied: 1, educational: 2, quoted: 3, rejected: 4, asked: 5 } as const

/** The concept of each trigger. */
export const triggerConcepts = {
  /** Denies the clause that follows it: not, can't, refuses. */
  negation: 'NEG',
  /** A subject or adverb that denies the clause that follows it: nobody, nothing, never. */
  negativePronoun: 'NEGSUBJ',
  /** Denies the noun phrase that follows it: no, zero, avoids. */
  negativeDeterminer: 'NEGNP',
  /** Denies the phrase that follows it: without, instead of, free of. */
  negativePreposition: 'NEGWITH',
  /** Denies the clause before it: is forbidden, ruled out, none. */
  followingNegation: 'NEGPOST',
  /** Denies its whole clause, in languages that put the negation last or anywhere: nicht, niet, ない. */
  clauseNegation: 'NEGALL',

  /** Says that the plan that follows it was given up: scrapped, voted against, decided against. */
  rejection: 'REJECT',
  /** Takes back the sentence before it, or the clause before it: we said no, was voted down. */
  cancellation: 'CANCEL',
  /** Takes back the sentence before it where the clause ends with it: "It can't.", "Nobody can." */
  ellipticRefusal: 'ELLIPSIS',
  /** Tells of former times: in 1850, centuries ago, used to. */
  pastTime: 'PASTTIME',

  /** A verb whose object is taught or discussed: learn, explains, is about. */
  educationalVerb: 'TEACHV',
  /** The same in languages that put the verb last: 学ぶ, 배우. */
  finalEducationalVerb: 'TEACHALL',
  /** A noun that has a topic: workshop, quiz, exhibition, game. */
  educationalNoun: 'TEACHN',

  /** Quotations in this sentence are those of others: told us, claims, advert, phishing. */
  distance: 'DISTANCE',
  /** Quotations in this sentence are text of the proposal: caption, print, flyer. */
  publication: 'PUBLISH',
  /** Reports what others do or say: accused of, scams that. */
  reportedSpeech: 'REPORTED',
  /** Somebody who is not of the project speaks: "a stranger said", "the scammer promised". */
  outsiderSpeech: 'OUTSIDESAYS',

  /** A question that proposes: can we, what if, how about. */
  proposingQuestion: 'QASK',
} as const

/** The concept of each role that a token may have. */
export const roleConcepts = {
  /** A trigger that is none: not only, no doubt, no limit. */
  pseudoTrigger: 'PSEUDO',
  /** Opens a relative or subordinate clause: who, that, if, when. */
  relative: 'REL',
  /** A pronoun that can be the subject of a clause: we, they, nobody. */
  subject: 'SUBJ',
  /** can, may, will. */
  modal: 'CAN',
  /** A verb in the third person: gets, is, pays. */
  thirdPersonVerb: 'THIRD',
  /** Introduces a topic: about, how, why, on. */
  topicWord: 'ABOUT',
  /** A topic word that has other senses too: where, who, in. */
  weakTopicWord: 'LOOSE',
  /** Goes on with what happens next: and then, afterwards. */
  sequel: 'THEN',
  /** A noun of `educationalNoun` that has no other sense: lesson, workshop, quiz. */
  strongEducationalNoun: 'TEACHB',
  /** Those who get the token: members, pupils. */
  holder: 'HOLDER',
  /** Those who give it: we, the club. */
  issuer: 'ISSUER',
  /** What is given: badge, ticket, point. */
  token: 'TOKEN',
  /** a, the, our. */
  determiner: 'DET',
  /** we, us, our. */
  firstPerson: 'WE',
  /** Opens a question: is, why, how. */
  questionWord: 'QWORD',
} as const

export const scopeConcepts = { ...triggerConcepts, ...roleConcepts } as const

export type TriggerName = keyof typeof triggerConcepts
export type RoleName = keyof typeof roleConcepts

/** The concept ids of triggers and roles, by name. */
export type ScopeConceptIds = Readonly<Record<TriggerName | RoleName, number>>
