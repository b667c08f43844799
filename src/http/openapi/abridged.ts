/** Items of a list, and characters of a text, that an example shows in full. */
const mostItems = 2
const mostCharacters = 220
const mostLines = 14

/** A value for an example: long lists and texts end with a note of what was left out. It stays valid JSON. */
export function abridged(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length <= mostCharacters ? value : `${value.slice(0, mostCharacters).trimEnd()} …`
  if (Array.isArray(value)) {
    const more = value.length - mostItems
    const shown = value.slice(0, mostItems).map(abridged)
    return more > 0 ? [...shown, `… and ${more} more`] : shown
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, abridged(part)]))
}

/** The first lines of a text, with a note of what was left out. */
export function abridgedText(text: string): string {
  const lines = text.trimEnd().split('\n')
  const shown = lines.slice(0, mostLines).map((line) => (line.length <= 400 ? line : `${line.slice(0, 400)} …`))
  const more = lines.length - mostLines
  return more > 0 ? `${shown.join('\n')}\n… and ${more} more lines` : shown.join('\n')
}

/** Bytes of a line of `hexLines`, and the most lines. */
const lineBytes = 8
const mostHexLines = 12

/** The first bytes of a file that is no text, as `xxd -c 8` prints them: offset, pairs of hex digits, ASCII. */
export function hexLines(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, lineBytes * mostHexLines)
  const lines = Array.from({ length: Math.ceil(shown.length / lineBytes) }, (_, line) => {
    const offset = line * lineBytes
    const part = [...shown.subarray(offset, offset + lineBytes)]
    const hex = part.map((byte, i) => `${i % 2 === 0 ? ' ' : ''}${byte.toString(16).padStart(2, '0')}`).join('')
    const ascii = part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('')
    return `${offset.toString(16).padStart(8, '0')}:${hex.padEnd((lineBytes * 5) / 2)}  ${ascii}`
  })
  const more = bytes.length - shown.length
  return [...lines, ...(more > 0 ? [`… and ${more} more bytes`] : [])].join('\n')
}

/** Items of a list, and characters from which a text is cut, in an example of the OpenAPI document. */
const fewItems = 1
const longText = 80
const shownCharacters = 32

/** A value for an example that still fits its schema: lists have their first item only, long prose is cut. */
export function shortened(value: unknown): unknown {
  // Addresses, digests and ids have no blanks.
  if (typeof value === 'string') return value.length <= longText || !value.includes(' ') ? value : `${words(value)} …`
  if (Array.isArray(value)) return value.slice(0, fewItems).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

/** The first words of a text. */
function words(text: string): string {
  const part = text.slice(0, shownCharacters)
  const end = part.lastIndexOf(' ')
  return end > 0 ? part.slice(0, end) : part
}

/** The first lines of a text, for an example of the OpenAPI document. */
export const shortenedText = (text: string): string => `${text.trimEnd().split('\n').slice(0, 3).join('\n')}\n…\n`
