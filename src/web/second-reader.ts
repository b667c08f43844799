import { readAgain } from '../core/preflight/classify/classifier.ts'
import { model } from '../rules/model/weights.ts'
import type { SecondReader } from './parts.ts'

export const secondReader: SecondReader = { readAgain, model }
