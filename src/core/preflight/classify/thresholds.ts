/**
 * Thresholds on probabilities that are not calibrated: for short texts, of which calibration has seen few, and a guard
 * against padding. Beside them the outcome is the one that costs least (calibration.ts). Figures: docs/decisions/0019 and
 * 0020.
 */
export const thresholds = {
  /**
   * A text of fewer words or features is short: the probabilities of `fail` and of `pass` decide, not the costs. A word
   * that is repeated many times has few features.
   */
  short: { words: 16, features: 300, fail: 0.5, pass: 0.47 },
  /** In texts of fewer words still, the probability of `fail` must be higher. */
  veryShort: { words: 5, fail: 0.85 },
  /** In texts of fewer words a refusal of a rule stands: no context could undo it. */
  context: { words: 12 },
  /** A refusal of a rule stands where its sentence alone reaches this probability of `fail`. */
  ruleSentence: { fail: 0.88 },
  /** The same for a sentence of fewer words, which leaves a rule little room to be wrong in. */
  shortRuleSentence: { words: 9, fail: 0.5 },
  /**
   * A finding of a rule stays where the classifier gives its category this probability (`supports`); a finding of the
   * classifier names a second category where the first has less than `clear`.
   */
  category: { supports: 0.2, clear: 0.5 },
  /** From this probability of `fail` on no second opinion lowers a refusal of the classifier (docs/decisions/0023). */
  secondOpinion: { fail: 0.9 },
} as const
