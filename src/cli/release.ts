import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { publish } from '../app/publication.ts'
import type { Release } from '../core/content.ts'
import { nextRelease } from '../core/release.ts'
import { endpoints } from '../http/routes.ts'
import { readContent } from './content.ts'
import { writeDocs } from './write-docs.ts'

const file = new URL('../../content/releases.yaml', import.meta.url)

const usage = `laurel release --note "what changed" [--note "…"]: makes a release of the content as it is now.
It finds the ids that came and went, the content hash and the next version, writes content/releases.yaml and every
generated document, CHANGELOG.md among them. Read the difference, then commit it.
`

/** `laurel release`. Returns the exit code. Throws when the content is broken or the clock is behind. */
export async function release(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { note: { type: 'string', multiple: true } } })
  const notes = (values.note ?? []).map((note) => note.trim()).filter((note) => note !== '')
  if (notes.length === 0) {
    process.stderr.write(usage)
    return 2
  }
  const { content, contentHash } = publish(readContent(), endpoints)
  const made = nextRelease(content, contentHash, notes, new Date())
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), made))
  process.stdout.write(`${made.version}  ${contentHash}\n`)
  return writeDocs()
}

/** The text of `content/releases.yaml` with a release on top of the others, under the comments that begin the file. */
export function withRelease(text: string, made: Release): string {
  const at = text.search(/^- /m)
  if (at < 0) throw new Error('content/releases.yaml has no release to put another one on top of')
  return text.slice(0, at) + stringify([made], { lineWidth: 0, singleQuote: true }) + text.slice(at)
}
