/** The classifier as a browser loads it: its code with the bundle, its weights from a file of their own. */
import { classify } from '../core/preflight/classify/classifier.ts'
import { modelOf } from '../core/preflight/classify/model-format.ts'
import { reveal } from '../core/preflight/disguise/reveal.ts'
import { checks } from '../core/preflight/report/checks.ts'
import { manifest } from '../rules/model/manifest.ts'
import { vocabulary } from '../rules/model/vocabulary.ts'
import type { Classifier } from './parts.ts'

/** The name of the file of weights beside the bundle; the build writes it in. */
declare const WEIGHTS_FILE: string

/** @param weights the bytes of src/rules/model/weights.bin; others throw */
export const classifierWith = (weights: Uint8Array): Classifier => ({
  classify,
  checks,
  model: modelOf(manifest, weights),
  reveal,
  vocabulary,
})

/** The classifier with the weights from beside the bundle. Rejects when they do not come. */
export async function fetchClassifier(): Promise<Classifier> {
  const response = await fetch(new URL(WEIGHTS_FILE, import.meta.url))
  if (!response.ok) throw new Error(`the weights of the classifier did not come: ${response.status}`)
  return classifierWith(new Uint8Array(await response.arrayBuffer()))
}
