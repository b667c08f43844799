import type { Finding, Outcome, Screening } from '../../core/finding.ts'

export const formats = ['text', 'jsonl', 'sarif', 'github'] as const
export type Format = (typeof formats)[number]

/** Part of a file: lines and columns from 1 on, columns in UTF-16 units, the end behind the last character. */
export interface Region {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A finding in a page or in a line of ideas. */
export interface PlacedFinding extends Omit<Finding, 'start' | 'end'> {
  /** The file as it is shown: from the working directory on, without key material. */
  readonly file: string
  readonly region: Region
}

/** What was screened, for the last line. */
export interface Counts {
  readonly files: number
  readonly paragraphs: number
  readonly fails: number
  readonly warns: number
}

/** Writes what was found in one format. Each method returns the text to print. */
export interface Report {
  /** The answer to an idea. `line` is its place in a file of ideas. */
  readonly idea: (screening: Screening, line?: { readonly file: string; readonly n: number }) => string
  readonly finding: (finding: PlacedFinding) => string
  readonly end: (counts: Counts | null) => string
}

/** Whether an outcome is reason for exit code 1. */
export const isRefused = (outcome: Outcome, failOn: 'warn' | 'fail'): boolean =>
  outcome === 'fail' || (outcome === 'warn' && failOn === 'warn')

/** What was found in all files, in a sentence. */
export function sumOf({ files, paragraphs, fails, warns }: Counts): string {
  const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
  const outcome = fails > 0 ? 'FAIL' : warns > 0 ? 'WARN' : 'PASS'
  return `${outcome}: ${count(fails, 'refusal')} and ${count(warns, 'warning')} in ${count(paragraphs, 'paragraph')} of ${count(files, 'file')}.`
}
