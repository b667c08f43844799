import { glob, stat } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { WrongCall } from '../command.ts'
import { shown } from '../ots-files.ts'

/** What is screened: an idea, or files by their paths from the working directory. */
export type Targets = { readonly idea: string } | { readonly files: readonly string[] }

/** The files that stand for a folder. */
const pages = '**/*.{md,markdown,mdx,txt,html,htm}'
const unwanted = ['**/node_modules/**', '**/.*/**']

/**
 * Tells an idea from files. An operand names files if there is such a file or folder, or if it is written as a path: no
 * white space, and a star, an ending such as `.md` or, in ASCII, a slash. A single English word is no idea either. So a
 * mistyped path is an error and never passes as an idea, and neither does a pattern that matches nothing. Throws a
 * WrongCall or an Error that repeats no key.
 */
export async function targetsOf(operands: readonly string[]): Promise<Targets> {
  const kinds = await Promise.all(operands.map(async (operand) => ({ operand, kind: await kindOf(operand) })))
  const [first, ...others] = kinds
  if (kinds.every(({ kind }) => kind === 'idea' || kind === 'word')) {
    if (others.length > 0) throw new WrongCall('name at most one idea, in quotation marks')
    if (first?.kind === 'word') throw new Error(`there is no file ${shown(first.operand)}, and one word is no idea`)
    return { idea: first?.operand ?? '' }
  }
  if (kinds.some(({ kind }) => kind === 'idea'))
    throw new WrongCall('name an idea or files, not both; one of the names is no file')
  const files = new Set<string>()
  for (const { operand, kind } of kinds) for (const file of await filesOf(operand, kind)) files.add(file)
  return { files: [...files] }
}

type Kind = 'idea' | 'word' | 'file' | 'folder' | 'pattern' | 'missing'

async function kindOf(operand: string): Promise<Kind> {
  const found = operand === '' ? undefined : await stat(operand).catch(() => undefined)
  if (found !== undefined) return found.isDirectory() ? 'folder' : 'file'
  if (/\s/.test(operand) || operand === '') return 'idea'
  if (/[*?]|\{[^{},]*,[^{}]*\}/.test(operand) && /[*{/.]/.test(operand)) return 'pattern'
  if (/\.[a-z][a-z0-9]{0,7}$/i.test(operand) || (operand.includes('/') && /^[\x21-\x7e]*$/.test(operand)))
    return 'missing'
  return /^[\x21-\x7e]{1,255}$/.test(operand) ? 'word' : 'idea'
}

async function filesOf(operand: string, kind: Kind): Promise<readonly string[]> {
  switch (kind) {
    case 'file':
      return [pathOf(operand)]
    case 'folder':
    case 'pattern': {
      const found = await matching(kind === 'folder' ? `${operand.replace(/(?<![\\/])[\\/]+$/, '')}/${pages}` : operand)
      if (found.length > 0) return found
      throw new Error(`${shown(operand)} ${kind === 'folder' ? 'holds no page' : 'matches no file'}`)
    }
    case 'idea':
    case 'word':
    case 'missing':
      throw new Error(`${shown(operand)} cannot be read: there is no such file`)
  }
}

async function matching(pattern: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const entry of glob(pattern, { exclude: unwanted, withFileTypes: true }))
    if (entry.isFile()) found.push(pathOf(`${entry.parentPath}/${entry.name}`))
  return found.toSorted()
}

/** A path from the working directory with slashes, as it is reported. */
const pathOf = (path: string): string => relative('', path).replaceAll(sep, '/')
