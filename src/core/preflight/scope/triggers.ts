/**
 * The concepts of scope detection, in the terms of NegEx (Chapman et al. 2001): triggers open a scope; roles mark
 * tokens that prevent a scope or end it (pseudo-triggers and terminations). The lexicons in `src/rules/lexicons` list
 * the words of each concept.
 */

/** Why a token is suppressed, that is, why it proposes nothing. 0: it is not suppressed. */
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

  /** Says that the plan after it was abandoned: scrapped, voted against, decided against. */
  rejection: 'REJECT',
  /** Cancels the sentence or clause before it: we said no, was voted down. */
  cancellation: 'CANCEL',
  /** Cancels the sentence before it if its clause ends with it: "It can't.", "Nobody can." */
  ellipticRefusal: 'ELLIPSIS',
  /** Refers to the past: in 1850, centuries ago, used to. */
  pastTime: 'PASTTIME',

  /** A verb whose object is taught or discussed: learn, explains, is about. */
  educationalVerb: 'TEACHV',
  /** The same in languages that put the verb last: 学ぶ, 배우. */
  finalEducationalVerb: 'TEACHALL',
  /** A noun that has a topic: workshop, quiz, exhibition, game. */
  educationalNoun: 'TEACHN',

  /** Attributes the quotations of its sentence to others: told us, claims, advert, phishing. */
  distance: 'DISTANCE',
  /** Makes the quotations of its sentence text of the proposal: caption, print, flyer. */
  publication: 'PUBLISH',
  /** Reports what others do or say: accused of, scams that. */
  reportedSpeech: 'REPORTED',
  /** Introduces words of somebody outside the project: "a stranger said", "the scammer promised". */
  outsiderSpeech: 'OUTSIDESAYS',

  /** Opens a question that proposes: can we, what if, how about. */
  proposingQuestion: 'QASK',
} as const

/** The concept of each role of tokens. */
export const roleConcepts = {
  /** Looks like a trigger but is none: not only, no doubt, no limit. */
  pseudoTrigger: 'PSEUDO',
  /** Begins a relative or subordinate clause: who, that, if, when. */
  relative: 'REL',
  /** A pronoun that can be the subject of a clause: we, they, nobody. */
  subject: 'SUBJ',
  /** can, may, will. */
  modal: 'CAN',
  /** A verb in the third person: gets, is, pays. */
  thirdPersonVerb: 'THIRD',
  /** Introduces a topic: about, how, why, on. */
  topicWord: 'ABOUT',
  /** A topic word with other senses: where, who, in. */
  weakTopicWord: 'LOOSE',
  /** Introduces the next event: and then, afterwards. */
  sequel: 'THEN',
  /** An `educationalNoun` without other senses: lesson, workshop, quiz. */
  strongEducationalNoun: 'TEACHB',
  /** People who get the token: members, pupils. */
  holder: 'HOLDER',
  /** People who give it: we, the club. */
  issuer: 'ISSUER',
  /** The token itself: badge, ticket, point. */
  token: 'TOKEN',
  /** a, the, our. */
  determiner: 'DET',
  /** we, us, our. */
  firstPerson: 'WE',
  /** Begins a question: is, why, how. */
  questionWord: 'QWORD',
} as const

export const scopeConcepts = { ...triggerConcepts, ...roleConcepts } as const

export type TriggerName = keyof typeof triggerConcepts
export type RoleName = keyof typeof roleConcepts

/** The concept ids of triggers and roles, by name. */
export type ScopeConceptIds = Readonly<Record<TriggerName | RoleName, number>>
