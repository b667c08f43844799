/** The labelled texts in their batches; data/manifest.yaml says what each batch holds, who wrote it, when and from what. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Category, Outcome, Proposal } from '../src/core/finding.ts'

/**
 * The folder of a batch. `train`: the classifier is trained on it. `dev`: rules were written with sight of it, so
 * figures on it say nothing about new text; the classifier is trained on it too. `test`: it measures, and nothing is trained on it.
 */
export type Split = 'train' | 'dev' | 'test'

export interface Batch {
  /** Path below training/data; the first folder is the split. */
  readonly file: string
  readonly split: Split
  /** How many texts it holds. */
  readonly texts: number
  /** `field`: from real public material; `published`: sentences of our own; `made-up`: ideas that authors invented. */
  readonly kind: 'made-up' | 'published' | 'field'
  /** A code: batches of one author share it. */
  readonly author: string
  readonly date: string
  readonly source: string
  readonly purpose: string
}

/** A labelled text: a line of a batch. Fields: training/README.md. */
export interface LabelledText extends Proposal {
  /** Unique over all batches. */
  readonly id: string
  readonly outcome: Outcome
  /** Of a warning or refusal the categories; none for a pass. */
  readonly categories: readonly Category[]
  /** Outcomes that count as right where the label is debatable, the label among them. */
  readonly accept?: readonly Outcome[]
  readonly acceptCategories?: readonly Category[]
  /** ISO 639-1, where known. */
  readonly lang?: string
  /** What makes the text hard. */
  readonly kind?: string
}

export const outcomes: readonly Outcome[] = ['pass', 'warn', 'fail']

const folder = new URL('data/', import.meta.url)

/** The batches in the order of the manifest. Training relies on it: another order gives another model. */
export const batches = (): readonly Batch[] =>
  (parse(readFileSync(new URL('manifest.yaml', folder), 'utf8')) as readonly Omit<Batch, 'split'>[]).map((batch) => ({
    ...batch,
    split: batch.file.split('/')[0] as Split,
  }))

/** The texts of a batch, in order. */
export const textsOf = ({ file }: Pick<Batch, 'file'>): readonly LabelledText[] =>
  labelledTexts(readFileSync(new URL(file, folder), 'utf8'), file)

/** Reads labelled texts, a JSON object a line. Throws an Error that names the line that is none, and never repeats it. */
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
