import type { Outcome } from '../../core/finding.ts'
import { readInput } from '../input.ts'
import { shown } from '../ots-files.ts'
import { write } from '../output.ts'
import { screenDocument } from './document.ts'
import { longFile, manyLines, newProgress } from './progress.ts'
import { regionsOf } from './regions.ts'
import type { Report } from './report.ts'

/** Screens files by paragraph, and returns the worst outcome. Throws an Error for a file that cannot be read. */
export async function screenPages(files: readonly string[], report: Report): Promise<Outcome> {
  const progress = newProgress()
  const counts = { files: files.length, paragraphs: 0, fails: 0, warns: 0 }
  try {
    for (const [i, path] of files.entries()) {
      if (/\.(?:jsonl|ndjson)$/i.test(path)) throw new Error(`${shown(path)} holds lines of JSON; use --file for it`)
      const file = shown(path)
      const text = await readInput(path)
      const tell = (done: number): void => {
        if (text.length >= longFile) progress.tell(file, done, text.length)
        else if (files.length >= manyLines) progress.tell('files', i, files.length)
      }
      const { paragraphs, findings } = screenPage(path, text, tell)
      const regionOf = regionsOf(text)
      counts.paragraphs += paragraphs
      for (const { span, ...finding } of findings) {
        counts[finding.severity === 'fail' ? 'fails' : 'warns'] += 1
        progress.end()
        await write(report.finding({ ...finding, file, region: regionOf(span) }))
      }
    }
  } finally {
    progress.end()
  }
  await write(report.end(counts))
  return counts.fails > 0 ? 'fail' : counts.warns > 0 ? 'warn' : 'pass'
}

function screenPage(path: string, text: string, tell: (done: number) => void) {
  try {
    return screenDocument(path, text, tell)
  } catch (error) {
    throw new Error(`${shown(path)} cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`, {
      cause: error,
    })
  }
}
