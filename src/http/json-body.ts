import { LaurelError } from '../core/error.ts'

/** Deepest nesting that is read; every body of this service is one flat object. */
const maxDepth = 32

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const refuse = (message: string): LaurelError => new LaurelError('invalid-json', message)

/**
 * Reads a request body as JSON, more strictly than JSON.parse: UTF-8 must be valid, a key may stand only once in an
 * object (the last would win, so text that nobody screened could sit in the first), and nesting is bounded. Throws `invalid-json` without a character of the body in the message.
 */
export function parseJson(body: Uint8Array): unknown {
  let text: string
  try {
    text = decoder.decode(body)
  } catch {
    throw refuse('The body is not valid UTF-8.')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('The body is not valid JSON.')
  }
  checkStructure(text)
  return value
}

// The closing quotation mark is there, since JSON.parse was content; optional, it costs no second look at any text.
const token = /"(?:[^"\\]|\\.)*"?|[{}[\],:]/gsu

/** Walks the tokens of a text that JSON.parse has accepted. Linear; a stack, so that depth costs no recursion. */
function checkStructure(text: string): void {
  const stack: (Set<string> | null)[] = []
  let last = ''
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') {
      stack.push(found === '{' ? new Set() : null)
      if (stack.length > maxDepth) throw refuse(`The body is nested deeper than ${maxDepth} levels.`)
    } else if (found === '}' || found === ']') stack.pop()
    else if (found === ':') {
      const keys = stack.at(-1)
      const key = JSON.parse(last) as string
      if (keys?.has(key)) throw refuse('A key stands twice in the same object.')
      keys?.add(key)
    }
    last = found
  }
}
