import { classify } from '../core/preflight/classify/classifier.ts'
import { model } from '../rules/model/weights.ts'
import type { Classifier } from './parts.ts'

export const classifier: Classifier = { classify, model }
