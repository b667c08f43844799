/**
 * Writes changed .ots files with our decision on each, a line each, for the reference library to decide too:
 * `node test/ots/reference/decisions.ts [mutations=20000] [seed=1] > FILE`, then `python3 test/ots/reference/decisions.py FILE`.
 */
import { hexOf } from '../../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../../src/ots/detached.ts'
import { OtsError } from '../../../src/ots/error.ts'
import { changedFiles } from '../fuzz.ts'

/** The bytes that we write after reading, or the reason why we refuse the file. */
function decision(bytes: Uint8Array): { readonly written: string } | { readonly refused: string } {
  try {
    return { written: hexOf(serializeDetached(parseDetached(bytes))) }
  } catch (error) {
    if (error instanceof OtsError) return { refused: error.code }
    throw error
  }
}

const [mutations = 20_000, seed = 1] = process.argv.slice(2).map(Number)
for (const bytes of changedFiles(mutations, seed))
  process.stdout.write(`${JSON.stringify({ file: hexOf(bytes), ...decision(bytes) })}\n`)
