import type { TSchema } from 'typebox'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { issues } from '../app/operation/validate.ts'

/** A mistake in `content/`. The message has file, line and remedy. */
export class ContentError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`content/${file}, line ${line}: ${message}`)
    this.name = 'ContentError'
  }
}

/** The validated data of a YAML text and the lines of its parts. */
export interface Read<T> {
  readonly value: T
  /** The line of the part at a path; the line of the nearest enclosing part when it is missing. */
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/**
 * Reads YAML and validates it against a closed schema. `firstLine`: the line of the file on which the text begins.
 * Throws a ContentError for the first mistake: invalid YAML, a repeated or unknown field, a missing one, a wrong type.
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

/**
 * The offset of the part at a path (of its key, if it has one); otherwise that of the last existing part of the path.
 */
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
