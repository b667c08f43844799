import type { TSchema } from 'typebox'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { issues } from '../app/operation/validate.ts'

/** A mistake in `content/`: where it stands and what to do. */
export class ContentError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`content/${file}, line ${line}: ${message}`)
    this.name = 'ContentError'
  }
}

/** The checked data of a YAML text, and where its parts stand. */
export interface Read<T> {
  readonly value: T
  /** The line of a part, by the names and indexes that lead to it; of the nearest part around it when it is missing. */
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/**
 * Reads YAML and holds it against a closed schema. `firstLine` is the line of the file that the text begins on.
 * Throws a ContentError for the first mistake: broken YAML, a repeated or unknown field, a missing one, a wrong type.
 */
export function readYaml<T>(file: string, text: string, schema: TSchema, firstLine = 1): Read<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1
  const broken = document.errors[0] ?? document.warnings[0]
  if (broken !== undefined) throw new ContentError(file, lineAt(broken.pos[0]), broken.message.split('\n', 1)[0] ?? '')
  const lineOf = (path: readonly (string | number)[]): number => lineAt(offsetOf(document, path))
  const value: unknown = document.toJS()
  const issue = issues(schema, value)[0]
  if (issue === undefined) return { value: value as T, lineOf }
  const path = issue.pointer.split('/').slice(1).map(unescaped)
  const name = path.join('.')
  throw new ContentError(file, lineOf(path), name === '' ? `the file ${issue.message}` : `${name} ${issue.message}`)
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Where the part at the end of a path begins: its key, when it has one; else the last part of the path that is there. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  let offset = 0
  for (let i = 0; i < path.length; i++) {
    const parent: unknown = i === 0 ? document.contents : document.getIn(path.slice(0, i), true)
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path[i]))
      : undefined
    const node = isScalar(pair?.key) ? pair.key : document.getIn(path.slice(0, i + 1), true)
    const range = (node as { range?: readonly number[] } | undefined)?.range
    if (range?.[0] === undefined) return offset
    offset = range[0]
  }
  return offset
}
