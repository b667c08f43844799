import { readAgain } from '../core/preflight/read-again.ts'
import { model } from '../rules/model/weights.ts'
import type { SecondReader } from './parts.ts'

export const secondReader: SecondReader = { readAgain, model }
