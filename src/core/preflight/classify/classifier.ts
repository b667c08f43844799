/** The second reader as screening calls it. It stands by itself, so that a browser can load it with its weights. */
import type { Engine } from '../engine.ts'
import type { RuleMatch } from '../patterns/evaluate-rules.ts'
import type { Model } from './model-format.ts'
import type { Analysis } from '../analyze.ts'
import { weightsOf } from './predict.ts'
import { decide, type Decision } from './decide.ts'

export type Classify = (analysis: Analysis, matches: readonly RuleMatch[], engine: Engine, model: Model) => Decision

export const classify: Classify = (analysis, matches, engine, model) =>
  decide(analysis, matches, engine, weightsOf(model))
