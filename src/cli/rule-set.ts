/** The rule set of this installation: the rules, and the classifier's weights read from their file. */
import { readFileSync } from 'node:fs'
import { modelOf } from '../core/preflight/classify/model-format.ts'
import type { RuleSet } from '../core/rule.ts'
import { manifest } from '../rules/model/manifest.ts'
import { ruleSetWith } from '../rules/rule-set.ts'
import { weightsFile } from './weights-file.ts'

export const ruleSet: RuleSet = ruleSetWith(modelOf(manifest, readFileSync(weightsFile)))
