/** The rule set of this installation: the rules, and the classifier's weights read from their file. */
import { readFileSync } from 'node:fs'
import { modelOf } from '../core/preflight/classify/model-format.ts'
import type { RuleSet } from '../core/rule.ts'
import { manifest } from '../rules/model/manifest.ts'
import { ruleSetWith } from '../rules/rule-set.ts'

/** The file of weights; `npm run train` writes it. */
export const weightsFile = new URL('../rules/model/weights.bin', import.meta.url)

export const ruleSet: RuleSet = ruleSetWith(modelOf(manifest, readFileSync(weightsFile)))
