import { LaurelError } from './error.ts'

/** Maximum nesting; every input of this service is a flat object. */
const maxDepth = 32

const refuse = (message: string): LaurelError => new LaurelError('invalid-json', message)

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads JSON that somebody sent, more strictly than JSON.parse: UTF-8 must be valid, a key may occur only once in an
 * object (the last one would win, so unscreened text could be in the first), and nesting is bounded. Throws
 * `invalid-json`; the message calls the input by the name of `what` and repeats nothing of it.
 */
export function parseJson(bytes: Uint8Array, what: 'body' | 'line' = 'body'): unknown {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw refuse(`The ${what} is not valid UTF-8.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(`The ${what} is not valid JSON.`)
  }
  checkStructure(text, what)
  return value
}

const quote = 0x22
const backslash = 0x5c

/** The end of the string that opens at `from`. It is closed, because JSON.parse accepted the text. */
function stringEnd(text: string, from: number): number {
  let at = from + 1
  for (let code = text.charCodeAt(at); code !== quote && at < text.length; code = text.charCodeAt(at))
    at += code === backslash ? 2 : 1
  return at + 1
}

/** Checks depth and duplicate keys of a text that JSON.parse has accepted. Linear time, without recursion. */
function checkStructure(text: string, what: string): void {
  const stack: (Set<string> | null)[] = []
  let last = ''
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at)
    if (char === '"') {
      const end = stringEnd(text, at)
      last = text.slice(at, end)
      at = end
      continue
    }
    at += 1
    if (char === '{' || char === '[') {
      stack.push(char === '{' ? new Set() : null)
      if (stack.length > maxDepth) throw refuse(`The ${what} is nested deeper than ${maxDepth} levels.`)
    } else if (char === '}' || char === ']') stack.pop()
    else if (char === ':') {
      const keys = stack.at(-1)
      const key = last.includes('\\') ? (JSON.parse(last) as string) : last.slice(1, -1)
      if (keys?.has(key)) throw refuse('A key stands twice in the same object.')
      keys?.add(key)
    }
  }
}
