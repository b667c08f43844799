import { readFileSync } from 'node:fs'
import { ruleBook } from '../rules/book.ts'
import { corpusReport } from './corpus.ts'

/** `laurel corpus FILE`: prints how well the rules do on labelled ideas, a JSON object a line. Returns the exit code. */
export function corpus([file]: readonly string[]): number {
  if (file === undefined) {
    process.stderr.write('laurel: name a file of labelled ideas, such as test/corpus/ideas.jsonl\n')
    return 2
  }
  process.stdout.write(`${corpusReport(readFileSync(file, 'utf8'), ruleBook)}\n`)
  return 0
}
