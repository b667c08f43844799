/** Which test files belong to a folder or file, and which of them share a process. */
import { globSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The test files of a folder or file of `src` or `test`, as paths from the root of the repository. */
export function testsOf(path: string): readonly string[] {
  const from = relative(root, resolve(path)).split(sep).join('/')
  const mirrored = from.replace(/^src\b/, 'test').replace(/(\.test)?\.ts$/, '')
  return globSync([`${mirrored}/**/*.test.ts`, `${mirrored}.test.ts`], { cwd: root }).toSorted()
}

/** The test files of one process. */
export interface Group {
  readonly folder: string
  readonly files: readonly string[]
}

/**
 * The folders that are a group of their own, because they take longest. They start first, in this order, so that no
 * process runs alone at the end.
 */
const longest = [
  'test/browser',
  'test/browser/studio',
  'test/browser/proofs',
  'test/cli',
  'test/app/proof',
  'test/http',
  'test/http/response',
  'test/store/contract',
  'test/http/routes',
  'test/http/request',
  'test/store',
  'test/web',
  'test/core/preflight',
  'test/mcp',
]

/** One group for each of the longest folders, and one for the rest of each folder of `test`. */
export function groupsOf(files: readonly string[]): readonly Group[] {
  const folderOf = (file: string): string => {
    const parts = dirname(file).split('/')
    const own = parts.slice(0, 3).join('/')
    return longest.includes(own) ? own : parts.slice(0, 2).join('/')
  }
  const place = (folder: string): number => (longest.includes(folder) ? longest.indexOf(folder) : longest.length)
  return [...Map.groupBy(files, folderOf)]
    .map(([folder, members]) => ({ folder, files: members }))
    .toSorted((a, b) => place(a.folder) - place(b.folder))
}
