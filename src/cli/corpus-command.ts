import { ruleSet } from '../rules/rule-set.ts'
import { corpusReport } from './corpus.ts'
import { readInput } from './input.ts'

/**
 * `laurel corpus FILE`: prints how well preflight does on labelled ideas, one JSON object per line. Returns the exit
 * code.
 */
export async function corpus([file = '']: readonly string[]): Promise<number> {
  process.stdout.write(`${corpusReport(await readInput(file), ruleSet)}\n`)
  return 0
}
