import { html } from 'ghtml'

/** Indented JSON as HTML with its keys and texts marked, so that a reader tells names from values; other text as it is. */
export const inkedJson = (text: string): string =>
  isJson(text) ? text.split('\n').map(inkedLine).join('\n') : html`${text}`

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A line holds a key and a value, or one of them: JSON texts have no line breaks. */
function inkedLine(line: string): string {
  const start = line.length - line.trimStart().length
  const end = endOfText(line, start)
  if (!line.startsWith(': ', end)) return line.slice(0, start) + inkedValue(line.slice(start))
  return `${line.slice(0, start)}${marked('key-of', line.slice(start, end))}: ${inkedValue(line.slice(end + 2))}`
}

/** A value with the comma or bracket after it. */
function inkedValue(value: string): string {
  const end = endOfText(value, 0)
  return end === 0 ? html`${value}` : marked('text', value.slice(0, end)) + html`${value.slice(end)}`
}

/** The end of the JSON text that begins at `start`; `start` where none begins. */
function endOfText(line: string, start: number): number {
  if (line.charAt(start) !== '"') return start
  let i = start + 1
  while (i < line.length && line.charAt(i) !== '"') i += line.charAt(i) === '\\' ? 2 : 1
  return i + 1
}

/** An escaped character, a quotation mark, a word, or what is between them: together the whole of a script. */
const scriptPart = /\\.|'|\w+|[^\\'\w]+|\\/gs
const keywords = new Set('interface import from function const let await async new return if for of throw'.split(' '))

/** TypeScript as HTML with its texts, its keywords and the names of its fields marked. */
export function inkedScript(text: string): string {
  const parts: readonly string[] = text.match(scriptPart) ?? []
  let inked = ''
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    const end = part === "'" ? parts.indexOf("'", at + 1) : -1
    if (end > 0) {
      inked += marked('text', parts.slice(at, end + 1).join(''))
      at = end
    } else if (keywords.has(part)) inked += marked('keyword', part)
    else if (/^\w/.test(part) && parts[at + 1]?.startsWith(': ') === true) inked += marked('key-of', part)
    else inked += html`${part}`
  }
  return inked
}

/** An escaped character, a quotation mark, blanks, a word or an option, or what is between them: the whole of a text. */
const codePart = /\\.|"|'|\s+|[\w-]+|[^\\"'\s\w-]+|\\/gs

/**
 * Commands, headers, configuration and JSON that a program may not read yet, as HTML: texts and names of fields are
 * marked, in a command (`shell`) also its name and its options.
 */
export function inkedCode(text: string, shell = false): string {
  const parts: readonly string[] = text.match(codePart) ?? []
  let inked = ''
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    const before = parts[at - 1] ?? '\n'
    const end = endOfQuote(parts, at)
    if (end > at) {
      const isName = part === '"' && parts[end + 1]?.startsWith(':') === true
      inked += marked(isName ? 'key-of' : 'text', parts.slice(at, end + 1).join(''))
      at = end
    } else if (shell && before.endsWith('\n') && /^[A-Za-z]/.test(part)) inked += marked('keyword', part)
    else if (shell && /\s$/.test(before) && part.startsWith('-')) inked += marked('key-of', part)
    else inked += html`${part}`
  }
  return inked
}

/**
 * The place of the mark that closes the quotation which begins at a place, on the same line; -1 where none does. In a
 * shell single marks stand around JSON too, whose own texts are told apart.
 */
function endOfQuote(parts: readonly string[], at: number): number {
  const mark = parts[at]
  if (mark !== '"' && mark !== "'") return -1
  for (let end = at + 1; end < parts.length; end += 1) {
    const part = parts[end] ?? ''
    if (part === mark) return end
    if (part.includes('\n') || (mark === "'" && /[{}]/.test(part))) return -1
  }
  return -1
}

const marked = (kind: 'key-of' | 'text' | 'keyword', text: string): string =>
  `<span class="${kind}">${html`${text}`}</span>`
