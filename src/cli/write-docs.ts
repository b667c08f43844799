import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

/** `laurel write-docs`: writes every generated document. Returns the exit code. */
export async function writeDocs(): Promise<number> {
  for (const [path, text] of await documents()) {
    writeFileSync(new URL(`../../${path}`, import.meta.url), text)
    process.stdout.write(`${path}\n`)
  }
  return 0
}
