/**
 * Thresholds on uncalibrated probabilities, as guards for short texts and against padding. The outcome is the one with
 * the least expected cost (calibration.ts). Figures: docs/decisions/0019, 0020, 0047 and 0051.
 */
export const thresholds = {
  /** In texts of fewer words a rule's refusal is kept, since they hold no context that could refute it. */
  context: { words: 12 },
  /**
   * A rule's refusal is kept if its sentence alone reaches this probability of `fail`: the geometric mean of the linear
   * model's and the network's.
   */
  ruleSentence: { fail: 0.9 },
  /**
   * In a sentence of fewer words this probability by the linear model alone is enough, because the network gives such
   * sentences less certain probabilities (docs/decisions/0051).
   */
  shortRuleSentence: { words: 10, fail: 0.65 },
  /** From this probability of `pass` by the linear model on, a rule's finding about keys does not even warn. */
  keys: { pass: 0.75 },
  /**
   * A finding of a rule is kept if its category has the probability `supports` in the text, or in its clause where that
   * has the probability `clauseFail` of `fail`. A finding of the classifier names a second category if the first one has
   * less than `clear`.
   */
  category: { supports: 0.3, clauseFail: 0.5, clear: 0.5 },
  /** From this probability of `fail` on no second opinion lowers a refusal of the classifier (docs/decisions/0023). */
  secondOpinion: { fail: 0.9 },
} as const
