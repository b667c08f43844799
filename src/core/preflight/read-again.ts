/** The second reader as screening calls it. It stands by itself, so that a browser can load it with its weights. */
import type { Engine } from './engine.ts'
import type { Hit } from './judge.ts'
import type { Model } from './model.ts'
import type { Reading } from './read.ts'
import { weightsOf } from './second-reader.ts'
import { secondReading, type SecondReading } from './second-reading.ts'

export type ReadAgain = (reading: Reading, hits: readonly Hit[], engine: Engine, model: Model) => SecondReading

export const readAgain: ReadAgain = (reading, hits, engine, model) =>
  secondReading(reading, hits, engine, weightsOf(model))
