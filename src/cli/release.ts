import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { Release } from '../core/content.ts'
import { nextRelease } from '../core/release.ts'
import { WrongCall } from './command.ts'
import { readContent } from './content.ts'
import { publicationOf } from './publication.ts'
import { writeDocs } from './write-docs.ts'

const file = new URL('../../content/releases.yaml', import.meta.url)

/** `laurel release`. Returns the exit code. Throws when no note is given, the content is broken or the clock is behind. */
export async function release(given: readonly string[]): Promise<number> {
  const notes = given.map((note) => note.trim()).filter((note) => note !== '')
  if (notes.length === 0) throw new WrongCall('say what changed, with --note')
  const { content, contentHash } = publicationOf(readContent())
  const made = nextRelease(content, contentHash, notes, new Date())
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), made))
  process.stdout.write(`${made.version}  ${contentHash}\n`)
  return writeDocs()
}

/** The text of `content/releases.yaml` with a new release before the others, after the comments at the top. */
export function withRelease(text: string, made: Release): string {
  const at = text.search(/^- /m)
  if (at < 0) throw new Error('content/releases.yaml has no release to put another one on top of')
  return text.slice(0, at) + stringify([made], { lineWidth: 0, singleQuote: true }) + text.slice(at)
}
