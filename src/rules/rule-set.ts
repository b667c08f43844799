/** The rule set: all rules, words, network names and the classifier, as one value for core. */
import type { Model } from '../core/preflight/classify/model-format.ts'
import type { RuleSet } from '../core/rule.ts'
import { composeRuleSet } from './compose.ts'
import { lexicons } from './lexicons/all.ts'
import { manifest } from './model/manifest.ts'
import { versionOf } from './version.ts'
import { vocabulary } from './model/vocabulary.ts'
import { warningRules } from './warning-rules.ts'

/** The rule set with its model, whose weights come from a file (src/cli/rule-set.ts); without one to train it. */
export function ruleSetWith(model?: Model): RuleSet {
  const whole = composeRuleSet({ version: '', languages: lexicons, warningRules, model, vocabulary })
  const { lexicons: words, concepts, rules, network, kinds, noIdea } = whole
  return { ...whole, version: versionOf([words, concepts, rules, network, kinds, noIdea, manifest, vocabulary]) }
}
