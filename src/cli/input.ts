import { readFile } from 'node:fs/promises'
import { shown, why } from './ots-files.ts'

/**
 * The text of a file, or of standard input when the name is `-`. Reads little more than `most` bytes of standard input,
 * so that the caller can see that it is too long. Throws an Error that names the file and not its content.
 */
export async function readInput(path: string, most = Infinity): Promise<string> {
  const name = path === '-' ? 'standard input' : shown(path)
  let bytes: Uint8Array
  try {
    bytes = path === '-' ? await standardInput(most) : await readFile(path)
  } catch (error) {
    throw new Error(`${name} cannot be read: ${why(error)}`, { cause: error })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${name} is no text in UTF-8`)
  }
}

async function standardInput(most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > most) break
  }
  return Buffer.concat(chunks)
}

/** Whether standard input is a terminal; then there is no input unless it is typed. */
export const isTerminal = (): boolean => process.stdin.isTTY

/**
 * The objects of a text with one JSON object per line, with their line numbers. Throws an Error that names the line.
 */
export const linesOf = (jsonl: string): readonly { readonly n: number; readonly value: Record<string, unknown> }[] =>
  jsonl.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ n: i + 1, value: objectIn(line, i + 1) }]))

function objectIn(line: string, n: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    // The line may hold a key, so it is not repeated; the message of JSON.parse would do that.
    throw new Error(`line ${n} is not JSON`)
  }
  if (typeof value !== 'object' || value === null) throw new Error(`line ${n} is no JSON object`)
  return value as Record<string, unknown>
}
