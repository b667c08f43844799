/** The second reader as screening calls it. It stands by itself, so that a browser can load it with its weights. */
import type { Engine } from '../engine.ts'
import type { Hit } from '../patterns/evaluate-rules.ts'
import type { Model } from './model-format.ts'
import type { Reading } from '../analyze.ts'
import { weightsOf } from './predict.ts'
import { secondReading, type SecondReading } from './decide.ts'

export type ReadAgain = (reading: Reading, hits: readonly Hit[], engine: Engine, model: Model) => SecondReading

export const readAgain: ReadAgain = (reading, hits, engine, model) =>
  secondReading(reading, hits, engine, weightsOf(model))
