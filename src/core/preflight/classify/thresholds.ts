/**
 * Thresholds on uncalibrated probabilities: for short texts, which are rare among the texts of the calibration, and as
 * a guard against padding. All other texts get the outcome with the least expected cost (calibration.ts). Figures:
 * docs/decisions/0019, 0020 and 0047.
 */
export const thresholds = {
  /**
   * Texts with fewer words or features than these are short: thresholds on the probabilities of `fail` and `pass`
   * decide, not costs. Features are counted too, because a word that is repeated many times has few of them.
   */
  short: { words: 16, features: 300, fail: 0.55, pass: 0.47 },
  /** Even shorter texts need a higher probability of `fail`. */
  veryShort: { words: 5, fail: 0.85 },
  /** In texts of fewer words a rule's refusal is kept, since they hold no context that could refute it. */
  context: { words: 12 },
  /** A rule's refusal is kept if its sentence alone reaches this probability of `fail`. */
  ruleSentence: { fail: 0.96 },
  /** The lower threshold for sentences of fewer words: whole texts say too little of them (docs/decisions/0047). */
  shortRuleSentence: { words: 9, fail: 0.5 },
  /** From this probability of `pass` on, a rule's finding about keys does not even warn. */
  keys: { pass: 0.92 },
  /**
   * A finding of a rule is kept if its category has the probability `supports` in the text, or in its clause where that
   * has the probability `clauseFail` of `fail`. A finding of the classifier names a second category if the first one has
   * less than `clear`.
   */
  category: { supports: 0.3, clauseFail: 0.5, clear: 0.5 },
  /** From this probability of `fail` on no second opinion lowers a refusal of the classifier (docs/decisions/0023). */
  secondOpinion: { fail: 0.9 },
} as const
