/** The rule book: all rules, words and network names, as one value for core. */
import type { RuleBook } from '../core/rule.ts'
import { bookOf } from './compose.ts'
import { lexicons } from './lexicons/all.ts'
import { model } from './model/weights.ts'
import { secondLook } from './warning-rules.ts'
import { versionOf } from './version.ts'

const whole = bookOf({ version: '', languages: lexicons, secondLook, secondReader: model })

export const ruleBook: RuleBook = {
  ...whole,
  version: versionOf([whole.lexicons, whole.concepts, whole.rules, whole.network, whole.kinds, whole.noIdea, model]),
}
