/** Reads the batches of labelled texts. data/manifest.yaml has the content, author, date and source of each batch. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Category, Outcome, Proposal } from '../src/core/finding.ts'

/**
 * The folder of a batch. `train`: training set. `dev`: training set too; authors of rules have seen it, so figures on
 * it do not predict figures on new text. `calibration`: held out from training, fits the temperature of the calibration.
 * `test`: held out, never trained on.
 */
export type Split = 'train' | 'dev' | 'calibration' | 'test'

/** Whether the classifier is trained on the texts of a batch. */
export const isTrainedOn = ({ split }: Pick<Batch, 'split'>): boolean => split === 'train' || split === 'dev'

export interface Batch {
  /** Path below training/data. The first folder is the split. */
  readonly file: string
  readonly split: Split
  /** The number of texts in the batch. */
  readonly texts: number
  /**
   * `field`: from real public material; `published`: sentences of this project; `made-up`: ideas that authors invented.
   */
  readonly kind: 'made-up' | 'published' | 'field'
  /** A code for the author, the same in all batches by that author. */
  readonly author: string
  readonly date: string
  readonly source: string
  readonly purpose: string
}

/** A labelled text, one line of a batch. training/README.md describes the fields. */
export interface LabelledText extends Proposal {
  /** Unique over all batches. */
  readonly id: string
  readonly outcome: Outcome
  /** The categories of a warning or refusal; empty for a pass. */
  readonly categories: readonly Category[]
  /** The outcomes that count as right if the label is debatable, including the label. */
  readonly accept?: readonly Outcome[]
  readonly acceptCategories?: readonly Category[]
  /** ISO 639-1, where known. */
  readonly lang?: string
  /** What makes the text difficult. */
  readonly kind?: string
}

export const outcomes: readonly Outcome[] = ['pass', 'warn', 'fail']

const folder = new URL('data/', import.meta.url)

/** The batches in the order of the manifest. The trained model depends on this order. */
export const batches = (): readonly Batch[] =>
  (parse(readFileSync(new URL('manifest.yaml', folder), 'utf8')) as readonly Omit<Batch, 'split'>[]).map((batch) => ({
    ...batch,
    split: batch.file.split('/')[0] as Split,
  }))

/** The texts of a batch, in order. */
export const textsOf = ({ file }: Pick<Batch, 'file'>): readonly LabelledText[] =>
  labelledTexts(readFileSync(new URL(file, folder), 'utf8'), file)

/**
 * Reads labelled texts, one JSON object per line. Throws an Error with the number of an invalid line, never with its
 * text.
 */
export const labelledTexts = (jsonl: string, name: string): readonly LabelledText[] =>
  jsonl.split('\n').flatMap((line, n) => {
    if (line.trim() === '') return []
    const text = parsed(line) as LabelledText | undefined
    if (typeof text?.idea !== 'string' || !outcomes.includes(text.outcome))
      throw new Error(`${name}, line ${n + 1} is no labelled text: it needs "idea" and "outcome"`)
    return [text]
  })

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
