/** The classifier for a browser: its code is in the bundle, its weights are in a file of their own. */
import { classify } from '../core/preflight/classify/classifier.ts'
import { modelOf } from '../core/preflight/classify/model-format.ts'
import { reveal } from '../core/preflight/disguise/reveal.ts'
import { manifest } from '../rules/model/manifest.ts'
import { vocabulary } from '../rules/model/vocabulary.ts'
import type { Classifier } from './parts.ts'

/** The name of the file of weights beside the bundle. The build sets it. */
declare const WEIGHTS_FILE: string

/** @param weights the bytes of src/rules/model/weights.bin; other bytes throw */
export const classifierWith = (weights: Uint8Array): Classifier => ({
  classify,
  model: modelOf(manifest, weights),
  reveal,
  vocabulary,
})

/** Fetches the weights from beside the bundle. Rejects if they cannot be fetched. */
export async function fetchClassifier(): Promise<Classifier> {
  const response = await fetch(new URL(WEIGHTS_FILE, import.meta.url))
  if (!response.ok) throw new Error(`the weights of the classifier did not come: ${response.status}`)
  return classifierWith(new Uint8Array(await response.arrayBuffer()))
}
