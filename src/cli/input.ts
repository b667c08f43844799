import { readFile } from 'node:fs/promises'
import { shown, why } from './ots-files.ts'

/**
 * The text of a file, or of standard input when its name is `-`. Of standard input at most `most` bytes are read and a
 * little more, so that whoever asked sees that it is too long. Throws an Error that names the file, never its content.
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

/** Whether somebody sits at the terminal that standard input is; then nothing is coming unless they type it. */
export const isTerminal = (): boolean => process.stdin.isTTY

/** The objects of a text with one JSON object a line, and where each stands. Throws an Error that names the line. */
export const linesOf = (jsonl: string): readonly { readonly n: number; readonly value: Record<string, unknown> }[] =>
  jsonl.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ n: i + 1, value: objectIn(line, i + 1) }]))

function objectIn(line: string, n: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    // The line itself may hold a key: it is not repeated, as the message of JSON.parse would.
    throw new Error(`line ${n} is not JSON`)
  }
  if (typeof value !== 'object' || value === null) throw new Error(`line ${n} is no JSON object`)
  return value as Record<string, unknown>
}
