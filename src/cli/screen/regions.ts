import type { Span } from './paragraph.ts'
import type { Region } from './report.ts'

/** Finds lines and columns of a text. Lines end with LF, CRLF or CR. */
export function regionsOf(text: string): (span: Span) => Region {
  const starts = lineStarts(text)
  const placeOf = (offset: number): readonly [line: number, column: number] => {
    let [from, to] = [0, starts.length]
    while (to - from > 1) {
      const middle = (from + to) >> 1
      if ((starts[middle] ?? 0) <= offset) from = middle
      else to = middle
    }
    return [from + 1, offset - (starts[from] ?? 0) + 1]
  }
  return ({ start, end }) => {
    const [line, column] = placeOf(start)
    const [endLine, endColumn] = placeOf(Math.max(start, end - 1))
    return { line, column, endLine, endColumn: endColumn + 1 }
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1)
  }
  return starts
}
