/** The rule book: all rules, words and network names, as one value for core. */
import type { RuleSet } from '../core/rule.ts'
import { composeRuleSet } from './compose.ts'
import { lexicons } from './lexicons/all.ts'
import { model } from './model/weights.ts'
import { warningRules } from './warning-rules.ts'
import { versionOf } from './version.ts'

const whole = composeRuleSet({ version: '', languages: lexicons, warningRules, model: model })

export const ruleSet: RuleSet = {
  ...whole,
  version: versionOf([whole.lexicons, whole.concepts, whole.rules, whole.network, whole.kinds, whole.noIdea, model]),
}
